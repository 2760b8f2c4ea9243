"""Mutants of the cards from the stock, of groups of identical cards, of discards, kans and dead hands.

They are about `PH-3.1` to `PH-3.3`, `PH-3.7` and `PH-3.8`; the rest of `PH-3` is in `claims`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardavia.games.packed import ONE, Face, Hand, count
from cardavia.games.paohuzi import groups, huxi, legal, play
from cardavia.games.paohuzi.cards import FACES, RANKS, loose
from cardavia.games.paohuzi.groups import PAO, PENG, TI, WEI, Group, Kind
from cardavia.games.paohuzi.play import Answers
from cardavia.games.paohuzi.state import BEHIND, NOBODY, PLAYERS, Phase, State, fours_laid
from cardavia.games.seats import Event, Player, replaced
from cardavia.mutants.mutant import Mutant, Patches
from cardavia.mutants.paohuzi.opening import (
    AFTER_MELD,
    CLAIMS,
    DISCARD_OR_SKIP,
    LAY_OPENING_TI,
    REVEAL,
    SETTLE_CLAIMS,
    WIN_ON,
    WINNING,
    Row,
    all_discardable,
    dealt_ti_for_nothing,
    steps,
)
from cardavia.table import PASS, Decision

BAR_PASSED, LAY_PENG, LAY_PAO = play.bar_passed, play.lay_peng, play.lay_pao
LAY_COMPULSORY, ASKED, TAKEN, HAPPENED = play.lay_compulsory, play._asked, play._taken, play._happened
PENG_OF, PAO_OF, DISCARDS, OWES = legal.peng, legal.pao, legal.discards, legal.owes_discard

Options = tuple[Decision, ...]
Offer = Callable[[State, Player], Options]
Reveal = Callable[[State, Player], State]
Window = Callable[[State, Player], bool]


def before(player: Player) -> Player:
    return BEHIND[player][-1]


def is_revealed(state: State) -> bool:
    return state.phase is Phase.REVEAL


def where(offer: Offer, allowed: Window) -> Offer:
    """What is offered, but only in some windows."""
    return lambda state, player: offer(state, player) if allowed(state, player) else ()


def without_pass_beside(decision: Decision) -> Patches:
    """The patch with which a decision, where it is offered, has to be made or a better one."""

    def claims(state: State) -> Row:
        return tuple(
            tuple(option for option in row if option != PASS or decision not in row) for row in CLAIMS(state)
        )

    return {"legal.claims": claims}


# Cards from the stock


def turned_up(state: State, player: Player) -> State:
    """The next card lies on the table, nobody has been asked about it."""
    face = state.stock[state.front]
    return state._replace(
        phase=Phase.REVEAL,
        turn=player,
        card=face,
        table=replaced(state.table, player, (*state.table[player], face)),
        front=state.front + 1,
        events=(*state.events, Event(player, "turns up", face)),
    )


def revealing(
    laid: Callable[[State, Player], State | None] = lambda *_: None,
    unclaimed: Reveal = lambda state, player: play.reveal(state, BEHIND[player][0]),
) -> Reveal:
    """Cards are turned up with other groups `laid` at once, or with something else for those `unclaimed`."""

    def reveal(state: State, player: Player) -> State:
        if not state.stock_left:
            return REVEAL(state, player)
        shown = turned_up(state, player)
        if found := laid(shown, player):
            return found
        if count(shown.hands[player], shown.card) >= 2:
            return play.lay_compulsory(shown, player)
        return ASKED(shown, legal.claims(shown)) or unclaimed(shown, player)

    return reveal


def with_the_unclaimed(deal_with: Reveal) -> Patches:
    """The patch with which something happens when a card from the stock is not taken."""

    def settle(state: State, answers: Answers) -> State:
        if any(answer not in (None, PASS) for answer in answers):
            return SETTLE_CLAIMS(state, answers)
        return deal_with(BAR_PASSED(state._replace(events=()), answers), state.turn)

    return {"play.reveal": revealing(unclaimed=deal_with), **steps(Phase.REVEAL, settle)}


def into_the_hand(state: State, player: Player) -> State:
    if state.dead[player]:
        return play.reveal(state, BEHIND[player][0])
    hand = state.hands[player] + ONE[state.card]
    return DISCARD_OR_SKIP(TAKEN(state)._replace(hands=replaced(state.hands, player, hand)), player)


def two_at_a_time(state: State, player: Player) -> State:
    return REVEAL(turned_up(state, player) if state.stock_left > 1 else state, player)


def shown_only_to(seats: Callable[[Player], Iterable[Player]]) -> Patches:
    def claims(state: State) -> Row:
        offered = CLAIMS(state)
        if not is_revealed(state):
            return offered
        return tuple(row if player in seats(state.turn) else () for player, row in enumerate(offered))

    return {"legal.claims": claims}


def lying(state: State) -> tuple[Face, ...]:
    """The card that was turned up or discarded last by the seat before."""
    return state.table[before(state.turn)][-1:]


def peng_of_a_dead_card(state: State, player: Player) -> Options:
    offered = PENG_OF(state, player)
    if offered or not is_revealed(state) or player in (state.turn, before(state.turn)):
        return offered
    hand = state.hands[player]
    fitting = any(count(hand, face) == 2 and loose(hand) != 2 * ONE[face] for face in lying(state))
    return (legal.PENG,) if fitting else ()


def dead_cards_for_all(state: State) -> Row:
    """The claims, those on the card before among them, barred or not."""
    offered = CLAIMS(state)
    for player in PLAYERS:
        late = peng_of_a_dead_card(state, player)
        if late and legal.PENG not in offered[player]:
            offered = replaced(offered, player, (*(offered[player] or (PASS,)), *late))
    return offered


def lay_peng_of_a_dead_card(state: State, player: Player) -> State:
    if count(state.hands[player], state.card) == 2:
        return LAY_PENG(state, player)
    (face,) = lying(state)
    supplier = before(state.turn)
    left = state._replace(table=replaced(state.table, supplier, state.table[supplier][:-1]))
    return AFTER_MELD(play.lay(left, player, (PENG[face],), 2 * ONE[face], supplier), player, Kind.PENG)


# Identical cards


def twin(face: Face) -> Face:
    """The card of the same rank and the other size."""
    return (face + RANKS) % (2 * RANKS)


def of_both_sizes(kind: Kind, face: Face, alike: int) -> Group:
    return groups._group(kind, (face, *(twin(face),) * alike))


def has_twins(state: State, player: Player, number: int) -> bool:
    hand, card = state.hands[player], state.card
    return not count(hand, card) and count(hand, twin(card)) == number


def lay_with_twins(state: State, player: Player, kind: Kind, number: int) -> State:
    group = of_both_sizes(kind, state.card, number)
    melded = play.lay(TAKEN(state), player, (group,), number * ONE[twin(state.card)], state.turn)
    return AFTER_MELD(melded, player, kind)


def peng_of_both_sizes(state: State, player: Player) -> Options:
    free = loose(state.hands[player])
    twins = player != state.turn and has_twins(state, player, 2) and free != 2 * ONE[twin(state.card)]
    return (legal.PENG,) if twins else PENG_OF(state, player)


def lay_peng_of_both_sizes(state: State, player: Player) -> State:
    if has_twins(state, player, 2):
        return lay_with_twins(state, player, Kind.PENG, 2)
    return LAY_PENG(state, player)


def pao_of_both_sizes(state: State, player: Player) -> Options:
    twins = player != state.turn and has_twins(state, player, 3)
    return (legal.PAO,) if twins else PAO_OF(state, player)


def lay_pao_of_both_sizes(state: State, player: Player) -> State:
    if has_twins(state, player, 3):
        return lay_with_twins(state, player, Kind.PAO, 3)
    return LAY_PAO(state, player)


def own_of_both_sizes(kind: Kind, number: int) -> Patches:
    def laid(state: State, player: Player) -> State | None:
        return lay_with_twins(state, player, kind, number) if has_twins(state, player, number) else None

    return {"play.reveal": revealing(laid)}


def ti_of_both_sizes(state: State, player: Player) -> State:
    laid = LAY_OPENING_TI(state, player)
    for face in range(RANKS):
        four = groups._group(Kind.TI, (face, face, twin(face), twin(face)))
        if count(laid.hands[player], face) == count(laid.hands[player], twin(face)) == 2:
            laid = play.lay(laid, player, (four,), four.cards)
    return laid


# Wei and ti


def instead_of_laying(ask: Callable[[State, Player], State | None]) -> Patches:
    """The patch with which something may come before a compulsory meld, or in its place."""
    return {"play.lay_compulsory": lambda state, player: ask(state, player) or LAY_COMPULSORY(state, player)}


def asked_about(copies: int, decision: Decision) -> Callable[[State, Player], State | None]:
    """The revealer is asked about the meld that so many copies make."""

    def ask(state: State, player: Player) -> State | None:
        if count(state.hands[player], state.card) != copies:
            return None
        others = replaced(CLAIMS(state), player, ())
        mine = (PASS, decision, *(way.name for way in legal.chis(state, player)))
        return state._replace(options=replaced(others, player, mine))

    return ask


def lay_own_peng_as_wei(state: State, player: Player) -> State:
    if player != state.turn:
        return LAY_PENG(state, player)
    return AFTER_MELD(
        play.lay(TAKEN(state), player, (WEI[state.card],), 2 * ONE[state.card]), player, Kind.WEI
    )


def spared(state: State) -> State:
    """Nothing is laid: others may claim the card, or it lies dead."""
    others = replaced(CLAIMS(state), state.turn, ())
    return ASKED(state, others) or play.reveal(state, BEHIND[state.turn][0])


def barred_cards_spared(state: State, player: Player) -> State | None:
    return spared(state) if state.barred[player] & ONE[state.card] else None


def won_before(state: State, player: Player) -> State | None:
    """The revealer may win with the card in any way, and only when it does not is the meld laid."""
    if not WINNING(state, player):
        return None
    return state._replace(options=replaced(NOBODY, player, (PASS, legal.WIN)))


def lay_passed(state: State, answers: Answers) -> State:
    copies = count(state.hands[state.turn], state.card)
    if copies >= 2 and all(answer in (None, PASS) for answer in answers):
        return LAY_COMPULSORY(state._replace(events=()), state.turn)
    return SETTLE_CLAIMS(state, answers)


def lay_all_as(kinds: Callable[[int], tuple[Group, ...]], copies_used: int) -> Patches:
    """The patch with which the own fourth card makes another group."""

    def lay_other(state: State, player: Player) -> State | None:
        card = state.card
        if count(state.hands[player], card) != 3:
            return None
        (group,) = kinds(card)
        return AFTER_MELD(
            play.lay(TAKEN(state), player, (group,), copies_used * ONE[card]), player, group.kind
        )

    return instead_of_laying(lay_other)


def lay_at_once_whoever_turned_up(copies: int) -> Patches:
    def laid(state: State, player: Player) -> State | None:
        if count(state.hands[player], state.card) >= 2:
            return None
        for other in BEHIND[player]:
            if count(state.hands[other], state.card) == copies:
                group = (WEI if copies == 2 else TI)[state.card]
                melded = play.lay(TAKEN(state), other, (group,), copies * ONE[state.card])
                return AFTER_MELD(melded, other, group.kind)
        return None

    return {"play.reveal": revealing(laid)}


def ti_of_a_laid(kinds: tuple[tuple[Group, ...], ...]) -> Patches:
    """The patch with which the own fourth card to a laid group makes a ti without a question."""

    def laid(state: State, player: Player) -> State | None:
        card = state.card
        melds = state.melds[player]
        place = next((place for place, group in enumerate(melds) if group in [k[card] for k in kinds]), None)
        if place is None:
            return None
        extended = TAKEN(state)._replace(
            melds=replaced(state.melds, player, (*melds[:place], TI[card], *melds[place + 1 :]))
        )
        if legal.winning_with_meld(extended, player):
            options = replaced(NOBODY, player, legal.completed(extended, player))
            return extended._replace(phase=Phase.COMPLETED, options=options)
        return AFTER_MELD(extended, player, Kind.TI)

    return {"play.reveal": revealing(laid)}


# Peng and pao


def lay_wei_of_anothers_card(state: State, player: Player) -> State:
    if not is_revealed(state):
        return LAY_PENG(state, player)
    card = state.card
    return AFTER_MELD(play.lay(TAKEN(state), player, (WEI[card],), 2 * ONE[card]), player, Kind.WEI)


def peng_of_a_kan(state: State, player: Player) -> Options:
    held = count(state.hands[player], state.card)
    return (legal.PENG,) if held == 3 and player != state.turn else PENG_OF(state, player)


def extending(allowed: Callable[[State, Player, Kind], bool]) -> Offer:
    """Pao of a kan as it should be, of a laid group only where it is allowed."""

    def pao(state: State, player: Player) -> Options:
        card = state.card
        if count(state.hands[player], card) == 3:
            return PAO_OF(state, player)
        laid = [group.kind for group in state.melds[player] if group in (WEI[card], PENG[card])]
        return (legal.PAO,) if any(allowed(state, player, kind) for kind in laid) else ()

    return pao


def is_as_it_should_be(state: State, player: Player, kind: Kind) -> bool:
    return is_revealed(state) or (kind is Kind.WEI and player != state.turn)


def from_the_hand(allowed: Window) -> Offer:
    """Pao of a kan only where it is allowed, of a laid group as it should be."""

    def pao(state: State, player: Player) -> Options:
        has_kan = count(state.hands[player], state.card) == 3
        return PAO_OF(state, player) if not has_kan or allowed(state, player) else ()

    return pao


def lay_pao_as_ti(state: State, player: Player) -> State:
    card = state.card
    if count(state.hands[player], card) != 3:
        return LAY_PAO(state, player)
    return AFTER_MELD(play.lay(TAKEN(state), player, (TI[card],), 3 * ONE[card]), player, Kind.TI)


def lay_own_extension_as_ti(state: State, player: Player) -> State:
    if player != state.turn:
        return LAY_PAO(state, player)
    card, melds = state.card, state.melds[player]
    place = next(place for place, group in enumerate(melds) if group in (WEI[card], PENG[card]))
    melded = (*melds[:place], TI[card], *melds[place + 1 :])
    return AFTER_MELD(TAKEN(state)._replace(melds=replaced(state.melds, player, melded)), player, Kind.TI)


def lay_pao_last(state: State, player: Player) -> State:
    """The pao lies behind all other groups."""
    card = state.card
    laid = zip(state.melds[player], state.sources[player], strict=True)
    others = [(group, source) for group, source in laid if group not in (WEI[card], PENG[card])]
    if len(others) == len(state.melds[player]):
        return LAY_PAO(state, player)
    left = TAKEN(state)._replace(
        melds=replaced(state.melds, player, tuple(group for group, _ in others)),
        sources=replaced(state.sources, player, tuple(source for _, source in others)),
    )
    return AFTER_MELD(play.lay(left, player, (PAO[card],), 0, state.turn), player, Kind.PAO)


def bar_passed_pao(state: State, answers: Answers) -> State:
    state = BAR_PASSED(state, answers)
    for player, answer in enumerate(answers):
        if answer == PASS and legal.PAO in state.options[player]:
            state = state._replace(barred=play._barred(state, player, state.card))
    return state


def declined_kans_are_loose(state: State, player: Player) -> State:
    """The discards, those of kans among them whose fourth card was declined."""
    asked = DISCARD_OR_SKIP(state, player)
    if asked.phase is not Phase.DISCARD:
        return asked
    hand = asked.hands[player]
    declined = [
        legal.DISCARD[face]
        for face in range(2 * RANKS)
        if count(hand, face) == 3 and asked.barred[player] & ONE[face]
    ]
    return asked._replace(options=replaced(NOBODY, player, (*asked.options[player], *declined)))


def declined_kans_count_nothing(state: State, player: Player) -> tuple[Group, ...]:
    won = WINNING(state, player)
    counted = [group for group in won if group.kind is not Kind.KAN or not state.barred[player] & group.cards]
    return won if huxi.total(counted) >= huxi.HUXI_TO_WIN else ()


# Discards and kans


def no_discard_after(*kinds: Kind) -> Patches:
    def owes(state: State, player: Player, kind: Kind) -> bool:
        return kind not in kinds and OWES(state, player, kind)

    return {"legal.owes_discard": owes}


SUPPLIER = 3 * len(FACES)
"""The bit of what is barred for a seat above which its last supplier is kept, counted from one."""


def keeping_the_supplier(state: State, player: Player, kind: Kind) -> State:
    supplier = state.turn
    if not OWES(state, player, kind):
        return REVEAL(state, BEHIND[supplier][0])
    barred = state.barred[player] % (1 << SUPPLIER) + (supplier + 1 << SUPPLIER)
    return AFTER_MELD(state._replace(barred=replaced(state.barred, player, barred)), player, kind)


def behind_the_supplier(state: State, player: Player) -> State:
    """After a claimant's discard the seat behind the supplier of the claimed card goes on."""
    supplier = state.barred[state.turn] >> SUPPLIER
    return REVEAL(state, BEHIND[supplier - 1][0] if supplier and not is_revealed(state) else player)


GOES_ON_BEHIND_THE_SUPPLIER: Patches = {
    "play.after_meld": keeping_the_supplier,
    "play.reveal": behind_the_supplier,
}


def turns_up_instead_of_discarding(state: State, player: Player, kind: Kind) -> State:
    return play.reveal(state, player) if kind in (Kind.CHI, Kind.PENG) else AFTER_MELD(state, player, kind)


def no_claims_after_a_meld(state: State) -> Row:
    return NOBODY if not is_revealed(state) and state.melds[state.turn] else CLAIMS(state)


def discard_or_pass(state: State, player: Player) -> State:
    asked = DISCARD_OR_SKIP(state, player)
    if asked.phase is not Phase.DISCARD or not asked.melds[player]:
        return asked
    return asked._replace(options=replaced(NOBODY, player, (PASS, *asked.options[player])))


def discard_unless_passed(state: State, answers: Answers) -> State:
    if answers[state.turn] == PASS:
        return play.reveal(state._replace(events=()), BEHIND[state.turn][0])
    return play.discard(state, answers)


def win_with_any(melds: tuple[Group, ...], hand: Hand, card: Face) -> tuple[Group, ...]:
    """A win that breaks up kans where it is worth more."""
    whole = WIN_ON(melds, hand, card)
    loosened = huxi._seven(melds, hand + ONE[card]) if count(hand, card) < 3 else ()
    return max(whole, loosened, key=huxi.total)


def discard_of_a_kan_if_need_be(state: State, player: Player) -> State:
    if loose(state.hands[player]) or state.waived[player] or not state.hands[player]:
        return DISCARD_OR_SKIP(state, player)
    options = replaced(NOBODY, player, all_discardable(state.hands[player]))
    return state._replace(phase=Phase.DISCARD, turn=player, options=options)


def peng_without_a_discard(state: State, player: Player) -> Options:
    pair = player != state.turn and count(state.hands[player], state.card) == 2
    return (legal.PENG,) if pair else ()


def chis_without_a_discard(state: State, player: Player) -> tuple[groups.Chi, ...]:
    source = state.turn if is_revealed(state) else BEHIND[state.turn][0]
    return groups.chis(state.hands[player], state.card) if player == source else ()


def fours_of_kind(state: State, player: Player) -> int:
    """Ti alone or pao alone, whichever was laid last: each has a count of its own."""
    kinds = [group.kind for group in state.melds[player]]
    return max(kinds.count(Kind.TI), kinds.count(Kind.PAO))


def fours_of_all(state: State, _: Player) -> int:
    return sum(fours_laid(state, player) for player in PLAYERS)


def voluntary_discard(state: State, player: Player, kind: Kind) -> State:
    """After a later four the seat may discard all the same."""
    if OWES(state, player, kind) or state.dead[player] or not loose(state.hands[player]):
        return AFTER_MELD(state, player, kind)
    options = (PASS, *DISCARDS(state.hands[player]))
    return state._replace(phase=Phase.DISCARD, turn=player, options=replaced(NOBODY, player, options))


VOLUNTARY_DISCARD: Patches = {
    "play.after_meld": voluntary_discard,
    **steps(Phase.DISCARD, discard_unless_passed),
}


# Dead hands


def spared_where_it_kills(state: State, player: Player) -> State | None:
    left = loose(state.hands[player] - 2 * ONE[state.card])
    copies = count(state.hands[player], state.card)
    laid = play.lay(state, player, (WEI[state.card],), copies * ONE[state.card])
    kills = copies == 2 and not left and not legal.winning_with_meld(laid, player)
    return spared(state) if kills else None


def dead_hands_spared(state: State, player: Player) -> State | None:
    return spared(state) if state.dead[player] else None


def dead_hands_sit_out(state: State, player: Player) -> State:
    return REVEAL(state, next(seat for seat in (player, *BEHIND[player]) if not state.dead[seat]))


def over_with_a_dead_hand(state: State, player: Player) -> State:
    after = DISCARD_OR_SKIP(state, player)
    if not after.dead[player]:
        return after
    return HAPPENED(after._replace(phase=Phase.OVER, options=NOBODY), player, "ends the deal")


def no_dead_hands(state: State, player: Player) -> State:
    return DISCARD_OR_SKIP(state, player)._replace(dead=(False,) * len(PLAYERS))


def dead_hands_discard(state: State, player: Player, kind: Kind) -> bool:
    return OWES(state._replace(dead=(False,) * len(PLAYERS)), player, kind)


MUTANTS: tuple[Mutant, ...] = (
    Mutant("PH-3.1.1", "turns up two cards at a time", {"play.reveal": two_at_a_time}),
    Mutant("PH-3.1.1", "shows a card to its revealer alone", shown_only_to(lambda seat: (seat,))),
    Mutant(
        "PH-3.1.1",
        "shows a card to its revealer and the next seat",
        shown_only_to(lambda seat: (seat, BEHIND[seat][0])),
    ),
    Mutant("PH-3.1.2", "takes an unclaimed card into the hand", with_the_unclaimed(into_the_hand)),
    Mutant("PH-3.1.2", "discards after an unclaimed card", with_the_unclaimed(DISCARD_OR_SKIP)),
    Mutant(
        "PH-3.1.2",
        "lets a dead card be claimed",
        {"legal.claims": dead_cards_for_all, "play.lay_peng": lay_peng_of_a_dead_card},
    ),
    Mutant(
        "PH-3.1.3",
        "pengs with a pair of the other size",
        {"legal.peng": peng_of_both_sizes, "play.lay_peng": lay_peng_of_both_sizes},
    ),
    Mutant(
        "PH-3.1.3",
        "paos with three of the other size",
        {"legal.pao": pao_of_both_sizes, "play.lay_pao": lay_pao_of_both_sizes},
    ),
    Mutant("PH-3.1.3", "lays a wei with a pair of the other size", own_of_both_sizes(Kind.WEI, 2)),
    Mutant("PH-3.1.3", "lays a ti with three of the other size", own_of_both_sizes(Kind.TI, 3)),
    Mutant("PH-3.1.3", "lays two pairs of one rank as ti", {"play.lay_opening_ti": ti_of_both_sizes}),
    Mutant(
        "PH-3.2.1",
        "asks whether to lay a wei",
        {**instead_of_laying(asked_about(2, legal.PENG)), "play.lay_peng": lay_own_peng_as_wei},
    ),
    Mutant("PH-3.2.1", "lays no wei of a barred card", instead_of_laying(barred_cards_spared)),
    Mutant("PH-3.2.1", "lays a wei of another seat's card at once", lay_at_once_whoever_turned_up(2)),
    Mutant("PH-3.2.1", "pengs a card from the stock as wei", {"play.lay_peng": lay_wei_of_anothers_card}),
    Mutant("PH-3.2.1", "discards nothing after a wei", no_discard_after(Kind.WEI)),
    Mutant(
        "PH-3.2.2",
        "lays a wei of two and keeps the third",
        lay_all_as(lambda card: (WEI[card],), copies_used=2),
    ),
    Mutant("PH-3.2.2", "lays a pao", lay_all_as(lambda card: (PAO[card],), copies_used=3)),
    Mutant("PH-3.2.2", "asks whether to lay a ti", instead_of_laying(asked_about(3, legal.PAO))),
    Mutant(
        "PH-3.2.2",
        "lets the revealer win before the ti",
        {**instead_of_laying(won_before), **steps(Phase.REVEAL, lay_passed)},
    ),
    Mutant("PH-3.2.2", "lays a ti of a laid wei", ti_of_a_laid((WEI,))),
    Mutant("PH-3.2.2", "lays a ti of a laid peng", ti_of_a_laid((PENG,))),
    Mutant("PH-3.2.2", "lays a ti of another seat's card at once", lay_at_once_whoever_turned_up(3)),
    Mutant(
        "PH-3.3.1",
        "pengs only the card of the seat before",
        {"legal.peng": where(PENG_OF, lambda state, player: state.turn == before(player))},
    ),
    Mutant(
        "PH-3.3.1",
        "pengs only discards",
        {"legal.peng": where(PENG_OF, lambda state, _: not is_revealed(state))},
    ),
    Mutant(
        "PH-3.3.1",
        "pengs only cards from the stock",
        {"legal.peng": where(PENG_OF, lambda state, _: is_revealed(state))},
    ),
    Mutant("PH-3.3.1", "forces a peng", without_pass_beside(legal.PENG)),
    Mutant("PH-3.3.1", "pengs with two of three", {"legal.peng": peng_of_a_kan}),
    Mutant("PH-3.3.2", "counts the pao as ti", {"play.lay_pao": lay_pao_as_ti}),
    Mutant(
        "PH-3.3.2",
        "paos a kan only with cards from the stock",
        {"legal.pao": from_the_hand(lambda state, _: is_revealed(state))},
    ),
    Mutant(
        "PH-3.3.2",
        "paos a kan only with discards",
        {"legal.pao": from_the_hand(lambda state, _: not is_revealed(state))},
    ),
    Mutant(
        "PH-3.3.2",
        "paos a kan only with the card of the seat before",
        {"legal.pao": from_the_hand(lambda state, player: state.turn == before(player))},
    ),
    Mutant("PH-3.3.2", "paos the own card", lay_all_as(lambda card: (PAO[card],), copies_used=3)),
    Mutant(
        "PH-3.3.3",
        "extends a peng by a discard",
        {"legal.pao": extending(lambda state, player, _: is_revealed(state) or player != state.turn)},
    ),
    Mutant(
        "PH-3.3.3",
        "extends no wei by a discard",
        {"legal.pao": extending(lambda state, *_: is_revealed(state))},
    ),
    Mutant(
        "PH-3.3.3",
        "extends no group by the own card",
        {
            "legal.pao": extending(
                lambda state, player, kind: player != state.turn and is_as_it_should_be(state, player, kind)
            )
        },
    ),
    Mutant(
        "PH-3.3.3",
        "extends a peng by the own card alone",
        {
            "legal.pao": extending(
                lambda state, player, kind: (
                    (kind is Kind.WEI or player == state.turn) and is_as_it_should_be(state, player, kind)
                )
            )
        },
    ),
    Mutant(
        "PH-3.3.3",
        "extends no peng",
        {
            "legal.pao": extending(
                lambda state, player, kind: kind is Kind.WEI and is_as_it_should_be(state, player, kind)
            )
        },
    ),
    Mutant("PH-3.3.3", "counts a wei with the own card as ti", {"play.lay_pao": lay_own_extension_as_ti}),
    Mutant("PH-3.3.3", "lays the pao behind other groups", {"play.lay_pao": lay_pao_last}),
    Mutant("PH-3.3.4", "forces a pao", without_pass_beside(legal.PAO)),
    Mutant(
        "PH-3.3.4",
        "offers no win beside a pao",
        {"legal.winning": lambda state, player: () if PAO_OF(state, player) else WINNING(state, player)},
    ),
    Mutant(
        "PH-3.3.4",
        "lets a declined kan be broken up",
        {"play.bar_passed": bar_passed_pao, "play.discard_or_skip": declined_kans_are_loose},
    ),
    Mutant(
        "PH-3.3.4",
        "counts nothing for a declined kan",
        {"play.bar_passed": bar_passed_pao, "legal.winning": declined_kans_count_nothing},
    ),
    Mutant("PH-3.3.4", "bars a declined pao", {"play.bar_passed": bar_passed_pao}),
    Mutant("PH-3.7.1", "discards nothing after a chi", no_discard_after(Kind.CHI)),
    Mutant("PH-3.7.1", "discards nothing after a peng", no_discard_after(Kind.PENG)),
    Mutant("PH-3.7.1", "turns up a card instead", {"play.after_meld": turns_up_instead_of_discarding}),
    Mutant("PH-3.7.1", "goes on behind the supplier", GOES_ON_BEHIND_THE_SUPPLIER),
    Mutant("PH-3.7.1", "offers the discard to nobody", {"legal.claims": no_claims_after_a_meld}),
    Mutant(
        "PH-3.7.1",
        "lets the discard be left out",
        {"play.discard_or_skip": discard_or_pass, **steps(Phase.DISCARD, discard_unless_passed)},
    ),
    Mutant("PH-3.7.2", "discards from a kan", {"legal.discards": all_discardable}),
    Mutant("PH-3.7.2", "takes a card of a kan for a chi", {"groups.loose": lambda hand: hand}),
    Mutant("PH-3.7.2", "takes two cards of a kan for a peng", {"legal.peng": peng_of_a_kan}),
    Mutant("PH-3.7.2", "breaks up kans in a win", {"huxi.win_on": win_with_any}),
    Mutant("PH-3.7.2", "knows no kan in a win", {"huxi._sorted": lambda hand: ((), hand)}),
    Mutant("PH-3.7.2", "lays a wei of two of three", lay_all_as(lambda card: (WEI[card],), copies_used=2)),
    Mutant("PH-3.7.3", "kills the hand by a peng", {"legal.peng": peng_without_a_discard}),
    Mutant("PH-3.7.3", "kills the hand by a chi", {"legal.chis": chis_without_a_discard}),
    Mutant(
        "PH-3.7.3",
        "discards from a kan after a peng",
        {"legal.peng": peng_without_a_discard, "play.discard_or_skip": discard_of_a_kan_if_need_be},
    ),
    Mutant(
        "PH-3.7.3",
        "lets nobody peng beside a kan",
        {
            "legal.peng": where(
                PENG_OF, lambda state, player: loose(state.hands[player]) == state.hands[player]
            )
        },
    ),
    Mutant("PH-3.7.4", "discards after every pao and ti", {"legal.fours_laid": lambda *_: 1}),
    Mutant("PH-3.7.4", "discards after no pao and no ti", no_discard_after(Kind.TI, Kind.PAO)),
    Mutant("PH-3.7.4", "discards after no ti", no_discard_after(Kind.TI)),
    Mutant("PH-3.7.4", "discards after no pao", no_discard_after(Kind.PAO)),
    Mutant("PH-3.7.4", "counts ti and pao apart", {"legal.fours_laid": fours_of_kind}),
    Mutant("PH-3.7.4", "counts pao alone", {"legal.fours_laid": dealt_ti_for_nothing}),
    Mutant("PH-3.7.4", "counts the fours of all seats", {"legal.fours_laid": fours_of_all}),
    Mutant("PH-3.7.4", "lets a card be discarded all the same", VOLUNTARY_DISCARD),
    Mutant("PH-3.8.1", "lays no wei that kills the hand", instead_of_laying(spared_where_it_kills)),
    Mutant("PH-3.8.1", "refuses the win with the wei", {"legal.winning_with_meld": lambda *_: ()}),
    Mutant("PH-3.8.1", "lets a dead hand sit out", {"play.reveal": dead_hands_sit_out}),
    Mutant("PH-3.8.1", "lets no dead hand lay a ti", instead_of_laying(dead_hands_spared)),
    Mutant("PH-3.8.1", "ends the deal", {"play.discard_or_skip": over_with_a_dead_hand}),
    Mutant(
        "PH-3.8.1",
        "lets no dead hand pao",
        {"legal.pao": where(PAO_OF, lambda state, player: not state.dead[player])},
    ),
    Mutant("PH-3.8.1", "discards from a kan instead", {"play.discard_or_skip": discard_of_a_kan_if_need_be}),
    Mutant(
        "PH-3.8.1",
        "wants a discard of a dead hand after its first four",
        {
            "legal.owes_discard": dead_hands_discard,
            "play.after_meld": lambda state, player, kind: (
                discard_of_a_kan_if_need_be(state, player)
                if state.dead[player] and dead_hands_discard(state, player, kind)
                else AFTER_MELD(state, player, kind)
            ),
        },
    ),
    Mutant("PH-3.8.1", "lets a dead hand win", {"play.discard_or_skip": no_dead_hands}),
)
