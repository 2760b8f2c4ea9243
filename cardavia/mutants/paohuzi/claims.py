"""Mutants of chi, of the rank of claims, of barred cards and of the winning card.

They are about `PH-3.4` to `PH-3.6` and `PH-3.9` to `PH-3.11`; the rest of `PH-3` is in `play`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations_with_replacement

from cardavia.games.packed import ONE, Face, Hand, count, pack
from cardavia.games.paohuzi import groups, huxi, legal, play
from cardavia.games.paohuzi.cards import FACES, LARGE, RANKS, SMALL, loose
from cardavia.games.paohuzi.groups import CHI, MIXED, RUNS, TWO_SEVEN_TEN, Chi, Group, Kind, contains
from cardavia.games.paohuzi.play import Answers
from cardavia.games.paohuzi.state import BEHIND, NOBODY, PLAYERS, Phase, State
from cardavia.games.seats import Player, replaced
from cardavia.mutants.conflicts import conflicts, hearing
from cardavia.mutants.mutant import Mutant, Patches
from cardavia.mutants.paohuzi.opening import (
    AFTER_MELD,
    REVEAL,
    SETTLE_CLAIMS,
    WINNING,
    steps,
)
from cardavia.mutants.paohuzi.play import (
    BAR_PASSED,
    PAO_OF,
    Options,
    Window,
    before,
    instead_of_laying,
    is_revealed,
    lay_passed,
    with_the_unclaimed,
    won_before,
)
from cardavia.table import PASS, Decision

CHIS_OF, CHIS, TAKE, BARRED = legal.chis, groups.chis, legal.take, play._barred


# From whom


def chi_from(allowed: Window) -> Patches:
    """The patch with which other seats may chi the card of a window."""

    def chis(state: State, player: Player) -> tuple[Chi, ...]:
        if not allowed(state, player):
            return ()
        source = player if is_revealed(state) else before(player)
        return CHIS_OF(state._replace(turn=source), player)

    return {"legal.chis": chis}


def is_source(state: State, player: Player) -> bool:
    return player == (state.turn if is_revealed(state) else BEHIND[state.turn][0])


def revealers_chi_first(state: State, answers: Answers) -> State:
    """The next seat's chi counts only where the revealer does not chi; it is no missed chance."""
    mine = answers[state.turn] or PASS
    if not mine.startswith(Kind.CHI):
        return SETTLE_CLAIMS(state, answers)
    after = BEHIND[state.turn][0]
    loses = (answers[after] or PASS).startswith(Kind.CHI)
    return SETTLE_CLAIMS(state, replaced(answers, after, None) if loses else answers)


CHI_OF_THE_CARD_BEFORE: Patches = {
    **chi_from(
        lambda state, player: (
            is_source(state, player) or (is_revealed(state) and player == BEHIND[state.turn][0])
        )
    ),
    **steps(Phase.REVEAL, revealers_chi_first),
}


# Shapes


def shapes(chi: Iterable[Group]) -> Patches:
    """The patch with which other groups are chi."""
    known = tuple(sorted(chi, key=lambda group: group.faces))
    having = tuple(tuple(group for group in known if face in group.faces) for face in range(len(FACES)))
    return {
        "groups.CHI": known,
        "groups.WITH": having,
        "groups.NEIGHBOURS": tuple(
            7 * pack({other for group in having[face] for other in group.faces}) for face in range(len(FACES))
        ),
        "groups._LOWEST_IN": tuple(
            tuple(group for group in having[face] if group.faces[0] == face) for face in range(len(FACES))
        ),
    }


def also(*ranks: Sequence[int]) -> Patches:
    """The patch with which three ranks of one size are a chi, too."""
    more = (
        groups._group(Kind.CHI, (groups._face(size, rank) for rank in three))
        for three in ranks
        for size in (SMALL, LARGE)
    )
    return shapes((*CHI, *more))


def without(*left_out: Group) -> Patches:
    return shapes(group for group in CHI if group not in left_out)


def of_any_sizes(chi: Iterable[Group]) -> tuple[Group, ...]:
    """The groups in every mixture of the sizes."""
    found = {
        groups._group(
            Kind.CHI, (face % RANKS + RANKS * (size == place) for place, face in enumerate(group.faces))
        )
        for group in chi
        for size in range(3)
    }
    return tuple(found)


def in_a_win(known: Patches) -> Patches:
    """Of a patch of the shapes what winning hands are grouped by."""
    return {"groups._LOWEST_IN": known["groups._LOWEST_IN"]}


THREE_ALIKE = tuple(groups._group(Kind.CHI, (face,) * 3) for face in range(len(FACES)))


# Bi


def one_by_one(hand: Hand, face: Face) -> tuple[Chi, ...]:
    """Each group that the card can lie in, whatever copies stay in the hand."""
    cards = (loose(hand) if count(hand, face) < 3 else hand - 3 * ONE[face]) + ONE[face]
    return tuple(groups._chi((group,)) for group in groups.WITH[face] if contains(cards, group.cards))


def no_bi(hand: Hand, face: Face) -> tuple[Chi, ...]:
    return () if count(hand, face) == 3 else one_by_one(hand, face)


def bi_at_will(hand: Hand, face: Face) -> tuple[Chi, ...]:
    return tuple(dict.fromkeys((*no_bi(hand, face), *CHIS(hand, face))))


def laid_with(fits: Callable[[int, int], bool]) -> Callable[[Hand, Face], tuple[Chi, ...]]:
    """Sets of groups laid with the card, by the copies that they hold and those there are."""

    def chis(hand: Hand, face: Face) -> tuple[Chi, ...]:
        if count(hand, face) == 3:
            return ()
        cards = loose(hand) + ONE[face]
        copies = count(cards, face)
        found = (
            laid
            for number in range(1, copies + 1)
            for laid in combinations_with_replacement(groups.WITH[face], number)
            if fits(sum(group.faces.count(face) for group in laid), copies)
        )
        return tuple(groups._chi(laid) for laid in found if contains(cards, groups._cards(laid)))

    return chis


def no_group_twice(hand: Hand, face: Face) -> tuple[Chi, ...]:
    return tuple(way for way in CHIS(hand, face) if len(set(way.groups)) == len(way.groups))


def two_groups_at_most(hand: Hand, face: Face) -> tuple[Chi, ...]:
    return tuple(way for way in CHIS(hand, face) if len(way.groups) <= 2)


def a_group_for_each_copy(hand: Hand, face: Face) -> tuple[Chi, ...]:
    copies = count(hand, face) + 1
    return tuple(way for way in CHIS(hand, face) if len(way.groups) == copies)


def bi_for_both_sizes(hand: Hand, face: Face) -> tuple[Chi, ...]:
    twin = (face + RANKS) % (2 * RANKS)

    def leaves_none(way: Chi) -> bool:
        return not count(loose(hand) + ONE[face] - way.cards, twin)

    return tuple(way for way in CHIS(hand, face) if leaves_none(way))


def bi_of_the_whole_hand(hand: Hand, face: Face) -> tuple[Chi, ...]:
    """A group for each copy, cards in several of them at once."""
    if count(hand, face) == 3:
        return ()
    cards = loose(hand) + ONE[face]
    copies = count(cards, face)
    fitting = [group for group in groups.WITH[face] if contains(cards, group.cards)]
    if len(fitting) < copies:
        return CHIS(hand, face)
    return tuple(dict.fromkeys((*CHIS(hand, face), *map(groups._chi, zip(fitting, strict=True)))))


def bi_with_kans(hand: Hand, face: Face) -> tuple[Chi, ...]:
    """Cards of kans help to lay the copies."""
    if count(hand, face) == 3 or not count(hand, face):
        return CHIS(hand, face)
    return groups._ways(face, (hand + ONE[face]) & groups.NEIGHBOURS[face])


def lay_only_the_first(state: State, player: Player, decision: Decision) -> State:
    chosen = next(chi for chi in legal.chis(state, player) if chi.name == decision)
    first = chosen.groups[0]
    melded = play.lay(play._taken(state), player, (first,), first.cards - ONE[state.card], state.turn)
    return AFTER_MELD(melded, player, Kind.CHI)


def barring_chances(missed: Callable[[State, Player], bool]) -> Patches:
    """The patch with which a discard that lies dead is barred for the seats that `missed` it."""

    def reveal(state: State, player: Player) -> State:
        if state.phase is Phase.CLAIM:
            for other in BEHIND[state.turn]:
                if missed(state, other):
                    state = state._replace(barred=BARRED(state, other, state.card))
        return REVEAL(state, player)

    return {"play.reveal": reveal}


def would_chi(state: State, player: Player) -> bool:
    return is_source(state, player) and bool(no_bi(state.hands[player], state.card))


# Ranks


def wins_of_others_first(state: State, player: Player) -> State | None:
    wins = tuple((PASS, legal.WIN) if other != player and WINNING(state, other) else () for other in PLAYERS)
    return state._replace(options=wins) if any(wins) else None


def settling(rank: Callable[[State, Answers], Iterable[Player]]) -> Patches:
    """The patch with which the first claim counts, by seats in this order."""

    def settle(state: State, answers: Answers) -> State:
        for player in rank(state, answers):
            answer = answers[player] or PASS
            if answer != PASS:
                others = [other for other in PLAYERS if other != player]
                for other in others:
                    answers = replaced(answers, other, PASS if answers[other] == PASS else None)
                return SETTLE_CLAIMS(state, answers)
        return SETTLE_CLAIMS(state, answers)

    return {"play._STEPS": {**play._STEPS, Phase.REVEAL: settle, Phase.CLAIM: settle}}


def ranked(*verbs: str) -> Callable[[State, Answers], list[Player]]:
    def rank(state: State, answers: Answers) -> list[Player]:
        def place(player: Player) -> int:
            verb = (answers[player] or PASS).split(" ")[0]
            return verbs.index(verb) if verb in verbs else len(verbs)

        return sorted((state.turn, *BEHIND[state.turn]), key=place)

    return rank


def in_turn(state: State, _: Answers) -> tuple[Player, ...]:
    return (state.turn, *BEHIND[state.turn])


def in_seat_order(_: State, __: Answers) -> Iterable[Player]:
    return PLAYERS


# Barred cards


def unbarred(state: State, player: Player) -> State:
    """The state in which nothing is barred for the seat that turns up a card."""
    return REVEAL(state._replace(barred=replaced(state.barred, player, 0)), player)


def unbarred_by_a_meld(state: State, player: Player, kind: Kind) -> State:
    return AFTER_MELD(state._replace(barred=replaced(state.barred, player, 0)), player, kind)


def barred_by_rank(state: State, player: Player, face: Face) -> tuple[Hand, ...]:
    both = ONE[face % RANKS] | ONE[face % RANKS + RANKS]
    return replaced(state.barred, player, state.barred[player] | both)


def barred_for_all(state: State, _: Player, face: Face) -> tuple[Hand, ...]:
    return tuple(barred | ONE[face] for barred in state.barred)


def free_discards(state: State, player: Player, face: Face) -> tuple[Hand, ...]:
    """Only what was passed is barred: a discard comes from the phase before the window."""
    return BARRED(state, player, face) if state.phase in (Phase.CLAIM, Phase.REVEAL) else state.barred


def bar_all_asked(missed: Callable[[Decision, Options], bool]) -> Patches:
    """The patch with which more answers count as a missed chance."""

    def bar(state: State, answers: Answers) -> State:
        state = BAR_PASSED(state, answers)
        for player, answer in enumerate(answers):
            if answer is not None and missed(answer, state.options[player]):
                state = state._replace(barred=play._barred(state, player, state.card))
        return state

    return {"play.bar_passed": bar}


def verbs(options: Options) -> frozenset[str]:
    return frozenset(option.split(" ")[0] for option in options)


def other_kind_was_offered(answer: Decision, options: Options) -> bool:
    taken = answer.split(" ")[0]
    return taken in (legal.PENG, Kind.CHI) and {legal.PENG, str(Kind.CHI)} <= verbs(options)


def claims_of_the_passing(state: State, answers: Answers) -> State:
    """A pass bars only where nobody else takes the card."""
    taken = any(answer not in (None, PASS) for answer in answers)
    return state if taken else BAR_PASSED(state, answers)


BY_KIND = {legal.PENG: 2, str(Kind.CHI): 4}
"""What a missed chance adds to the bar of a card: for peng, for chi. A discard bars both."""


def bar_by_kind(state: State, answers: Answers) -> State:
    for player, answer in enumerate(answers):
        if answer == PASS:
            bits = sum(BY_KIND.get(verb, 0) for verb in verbs(state.options[player]))
            barred = state.barred[player] | bits << 3 * state.card
            state = state._replace(barred=replaced(state.barred, player, barred))
    return state


def take_by_kind(state: State, player: Player) -> Options:
    bar = count(state.barred[player], state.card)
    if bar & 1:
        return ()
    free = state._replace(barred=replaced(state.barred, player, 0))
    return tuple(option for option in TAKE(free, player) if not bar & BY_KIND[option.split(" ")[0]])


ONLY_THE_KIND_PASSED: Patches = {"play.bar_passed": bar_by_kind, "legal.take": take_by_kind}


def bar_unclaimed(state: State, player: Player) -> State:
    """A card that nobody took is barred for its revealer, and the next seat goes on."""
    barred = BARRED(state, player, state.card)
    return play.reveal(state._replace(barred=barred), BEHIND[player][0])


def no_pao_of_barred(state: State, player: Player) -> Options:
    return () if state.barred[player] & ONE[state.card] else PAO_OF(state, player)


NOTHING_BARRED: Patches = {"play._barred": lambda state, *_: state.barred}
UNCLAIMED_OWN_CARD_BARRED = with_the_unclaimed(bar_unclaimed)
CARD_TAKEN_OTHERWISE_BARRED = bar_all_asked(other_kind_was_offered)


# The winning card


def no_win_if(barred: Callable[[State, Player], bool]) -> Patches:
    return {"legal.winning": lambda state, player: () if barred(state, player) else WINNING(state, player)}


def is_barred(state: State, player: Player) -> bool:
    return bool(state.barred[player] & ONE[state.card])


def has_thrown(state: State, player: Player) -> bool:
    thrown = state.table[player][: -1 if player == state.turn else None]
    return state.card in thrown


def winning_on_any_card(state: State, player: Player) -> tuple[Group, ...]:
    if is_revealed(state):
        return WINNING(state, player)
    if state.phase is not Phase.CLAIM or player == state.turn or state.dead[player]:
        return ()
    return huxi.win_on(state.melds[player], state.hands[player], state.card)


def win_after(*kinds: Kind) -> Patches:
    """The patch with which a claim that completes the hand wins, from a discard too."""

    def after_meld(state: State, player: Player, kind: Kind) -> State:
        if kind not in kinds or not legal.winning_with_meld(state, player):
            return AFTER_MELD(state, player, kind)
        return state._replace(
            phase=Phase.COMPLETED,
            turn=player,
            options=replaced(NOBODY, player, legal.completed(state, player)),
        )

    return {"play.after_meld": after_meld}


MUTANTS: tuple[Mutant, ...] = (
    Mutant(
        "PH-3.4.1",
        "lets any seat chi any discard",
        chi_from(
            lambda state, player: (
                is_source(state, player) or (not is_revealed(state) and player != state.turn)
            )
        ),
    ),
    Mutant("PH-3.4.1", "lets the next seat chi a card from the stock", CHI_OF_THE_CARD_BEFORE),
    Mutant(
        "PH-3.4.1",
        "lets any seat chi a card from the stock",
        chi_from(lambda state, player: is_revealed(state) or is_source(state, player)),
    ),
    Mutant(
        "PH-3.4.1",
        "lets nobody chi the own card",
        chi_from(lambda state, player: not is_revealed(state) and is_source(state, player)),
    ),
    Mutant(
        "PH-3.4.1",
        "lets nobody chi a discard",
        chi_from(lambda state, player: is_revealed(state) and is_source(state, player)),
    ),
    Mutant(
        "PH-3.4.1",
        "lets the seat behind chi a discard",
        chi_from(
            lambda state, player: player == state.turn if is_revealed(state) else player == before(state.turn)
        ),
    ),
    Mutant("PH-3.5.1", "goes round the end", also((1, 2, 10), (1, 9, 10))),
    Mutant("PH-3.5.1", "knows one-five-ten", also((1, 5, 10))),
    Mutant("PH-3.5.1", "knows three-eight-ten", also((3, 8, 10))),
    Mutant("PH-3.5.1", "takes steps of two", also(*((low, low + 2, low + 4) for low in range(1, 7)))),
    Mutant("PH-3.5.1", "mixes sizes in a sequence", shapes((*CHI, *of_any_sizes(RUNS)))),
    Mutant("PH-3.5.1", "mixes sizes in two-seven-ten", shapes((*CHI, *of_any_sizes(TWO_SEVEN_TEN)))),
    Mutant("PH-3.5.1", "knows no mixed groups", without(*MIXED)),
    Mutant("PH-3.5.1", "knows no two-seven-ten", without(*TWO_SEVEN_TEN)),
    Mutant("PH-3.5.1", "knows two-seven-ten of small cards alone", without(TWO_SEVEN_TEN[LARGE])),
    Mutant(
        "PH-3.5.1",
        "mixes only one small with two large cards",
        without(*(group for group in MIXED if group.faces[1] < RANKS)),
    ),
    Mutant(
        "PH-3.5.1",
        "mixes only two small with one large card",
        without(*(group for group in MIXED if group.faces[1] >= RANKS)),
    ),
    Mutant("PH-3.5.1", "takes three alike for a chi", shapes((*CHI, *THREE_ALIKE))),
    Mutant("PH-3.5.1", "knows no mixed groups in a win", in_a_win(without(*MIXED))),
    Mutant("PH-3.5.1", "knows no two-seven-ten in a win", in_a_win(without(*TWO_SEVEN_TEN))),
    Mutant("PH-3.5.1", "goes round the end in a win", in_a_win(also((1, 2, 10), (1, 9, 10)))),
    Mutant("PH-3.5.1", "takes steps of two in a win", in_a_win(also((6, 8, 10)))),
    Mutant(
        "PH-3.5.1",
        "mixes sizes in a win",
        in_a_win(shapes((*CHI, *of_any_sizes((*RUNS, *TWO_SEVEN_TEN))))),
    ),
    *(
        Mutant("PH-3.5.1", f"forgets {group.named_cards}", without(group))
        for group in (RUNS[0], RUNS[7], RUNS[8], RUNS[15])
    ),
    Mutant("PH-3.6.1", "knows no bi", {"groups.chis": no_bi}),
    Mutant("PH-3.6.1", "lets copies stay in the hand", {"groups.chis": bi_at_will}),
    Mutant("PH-3.6.1", "wants a group for each copy", {"groups.chis": a_group_for_each_copy}),
    Mutant("PH-3.6.1", "wants a group for the other size", {"groups.chis": bi_for_both_sizes}),
    Mutant("PH-3.6.1", "lays no group twice", {"groups.chis": no_group_twice}),
    Mutant("PH-3.6.1", "lays two groups at most", {"groups.chis": two_groups_at_most}),
    Mutant("PH-3.6.1", "lays only the first group", {"play.lay_chi": lay_only_the_first}),
    Mutant(
        "PH-3.6.1",
        "leaves the claimed card out of the groups",
        {"groups.chis": laid_with(lambda held, copies: held >= max(1, copies - 1))},
    ),
    Mutant("PH-3.6.2", "allows the chi without bi", {"groups.chis": no_bi}),
    Mutant(
        "PH-3.6.2",
        "is content with some of the copies",
        {"groups.chis": laid_with(lambda held, copies: held >= min(2, copies))},
    ),
    Mutant("PH-3.6.2", "uses cards twice", {"groups.chis": bi_of_the_whole_hand}),
    Mutant("PH-3.6.2", "allows the chi beside a kan of the card", {"groups.chis": one_by_one}),
    Mutant("PH-3.6.2", "lays copies with cards of a kan", {"groups.chis": bi_with_kans}),
    Mutant(
        "PH-3.6.2",
        "counts a chi that was not allowed as a missed chance",
        barring_chances(would_chi),
    ),
    Mutant(
        "PH-3.9.1",
        "lets others win before a wei or ti",
        {**instead_of_laying(wins_of_others_first), **steps(Phase.REVEAL, lay_passed)},
    ),
    Mutant(
        "PH-3.9.1",
        "lets the revealer win before a wei or ti",
        {**instead_of_laying(won_before), **steps(Phase.REVEAL, lay_passed)},
    ),
    *conflicts(
        "PH-3.9.1",
        lambda heard: steps(Phase.REVEAL, hearing(SETTLE_CLAIMS, lambda state: state.options, heard)),
        ("peng", "pao", "chi"),
    ),
    Mutant("PH-3.9.1", "lets the revealer's chi go first", settling(ranked("chi", "win", "pao", "peng"))),
    Mutant("PH-3.9.1", "lets chi go before pao and peng", settling(ranked("win", "chi", "pao", "peng"))),
    Mutant("PH-3.9.1", "lets chi go before peng", settling(ranked("win", "pao", "chi", "peng"))),
    Mutant("PH-3.9.1", "lets pao go before a win", settling(ranked("pao", "win", "peng", "chi"))),
    Mutant("PH-3.9.1", "lets peng go before a win", settling(ranked("peng", "win", "pao", "chi"))),
    Mutant("PH-3.9.1", "serves seats in turn", settling(in_turn)),
    Mutant("PH-3.9.1", "serves seats from A", settling(in_seat_order)),
    Mutant("PH-3.10.1", "bars nothing", NOTHING_BARRED),
    Mutant("PH-3.10.1", "bars no discard", {"play._barred": free_discards}),
    Mutant("PH-3.10.1", "bars nothing that was passed", {"play.bar_passed": lambda state, _: state}),
    Mutant("PH-3.10.1", "bars only the kind that was passed", ONLY_THE_KIND_PASSED),
    Mutant("PH-3.10.1", "bars for one round", {"play.reveal": unbarred}),
    Mutant("PH-3.10.1", "bars until the next meld", {"play.after_meld": unbarred_by_a_meld}),
    Mutant("PH-3.10.1", "bars both sizes", {"play._barred": barred_by_rank}),
    Mutant("PH-3.10.1", "bars for all seats", {"play._barred": barred_for_all}),
    Mutant(
        "PH-3.10.1",
        "bars a claim that has lost",
        bar_all_asked(lambda answer, _: answer.startswith(Kind.CHI)),
    ),
    Mutant(
        "PH-3.10.1",
        "bars no card that another has taken",
        {"play.bar_passed": claims_of_the_passing},
    ),
    Mutant(
        "PH-3.10.1",
        "bars a card taken in another way",
        CARD_TAKEN_OTHERWISE_BARRED,
    ),
    Mutant("PH-3.10.1", "bars an unclaimed own card", UNCLAIMED_OWN_CARD_BARRED),
    Mutant(
        "PH-3.10.1",
        "bars a card that could not be taken",
        barring_chances(lambda *_: True),
    ),
    Mutant(
        "PH-3.10.1",
        "bars wei",
        instead_of_laying(
            lambda state, player: REVEAL(state, BEHIND[player][0]) if is_barred(state, player) else None
        ),
    ),
    Mutant("PH-3.10.1", "bars pao", {"legal.pao": no_pao_of_barred}),
    Mutant("PH-3.10.2", "lets no barred card win", no_win_if(is_barred)),
    Mutant("PH-3.10.2", "lets no own discard win", no_win_if(has_thrown)),
    Mutant(
        "PH-3.10.2",
        "bars what was passed as a win",
        {
            **no_win_if(is_barred),
            **bar_all_asked(lambda answer, options: answer == PASS and legal.WIN in options),
        },
    ),
    Mutant(
        "PH-3.10.2",
        "bars chi and peng after a passed win",
        bar_all_asked(lambda answer, options: answer == PASS and legal.WIN in options),
    ),
    Mutant("PH-3.11.1", "lets a discard win", {"legal.winning": winning_on_any_card}),
    Mutant("PH-3.11.1", "lets only the revealer win", no_win_if(lambda state, player: player != state.turn)),
    Mutant("PH-3.11.1", "lets no revealer win", no_win_if(lambda state, player: player == state.turn)),
    Mutant("PH-3.11.1", "lets a pao win", win_after(Kind.PAO)),
    Mutant("PH-3.11.1", "lets a peng win", win_after(Kind.PENG)),
    Mutant("PH-3.11.1", "lets a chi win", win_after(Kind.CHI)),
)
