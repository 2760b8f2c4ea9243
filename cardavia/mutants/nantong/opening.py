"""Mutants of the sections on goal, setup and preparation: `NT-0` to `NT-2`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, permutations, product
from typing import Any

from cardavia.engine.port import BadParamsError
from cardavia.games import packed
from cardavia.games.nantong import base, hu, legal, play, preparation, settlement, shapes, view, win
from cardavia.games.nantong.cards import FACE, HONOURS, OFFSETS, OLD_GENERALS, RANKS, SHAPE, parts, rank
from cardavia.games.nantong.play import Answers
from cardavia.games.nantong.shapes import Form, Group, Split
from cardavia.games.nantong.state import BEHIND, PLAYERS, SEATS, Kind, Laid, Phase, State, laid_cards
from cardavia.games.nantong.win import Reading, Win
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.mutants.mutant import Mutant
from cardavia.mutants.nantong import play as turns
from cardavia.mutants.nantong.play import Options, Row, steps, without
from cardavia.table import Position, ScoreItem, Setup, Transfer

START, BEGIN, ASK, ASK_BEHIND = (
    preparation.start,
    preparation.begin_play,
    preparation.ask,
    preparation.ask_behind,
)
SHOW, SHOW_HEZI, LAY = preparation.show, preparation.show_hezi, preparation._laid
PREPARATION, SHOWABLE, HEZI_CARD, MAY_READY = (
    legal.preparation,
    legal.showable,
    legal.hezi_card,
    legal.may_declare_ready,
)
OPTIONS, WAITS, PARTITIONS = legal.options, shapes.waits, shapes.partitions
SETTLED, BASE_SCORE, EXHAUSTED, WON = (
    settlement._settled,
    settlement.base_score,
    settlement.exhausted,
    settlement.won,
)
SETS, DOUBLINGS, ITEMS, RESULT = base.sets, base.doublings, win.items, view.result

SUITS = range(0, 3 * RANKS, RANKS)
"""The first face of each suit."""

Cause = tuple[str, str]
Scores = tuple[tuple[ScoreItem, ...], ...]


# What a hand is


def winning(also: Callable[[Hand], bool]) -> dict[str, object]:
    """Hands of another kind are complete as well; what cannot be split scores as triplets."""

    def complete(concealed: Hand) -> bool:
        return turns.COMPLETE_HAND(concealed) or also(concealed)

    return {"shapes.complete": complete, "shapes.partitions": split_somehow}


def split_somehow(concealed: Hand) -> tuple[Split, ...]:
    return tuple(PARTITIONS(concealed)) or (
        tuple(Group(Form.TRIPLET, face) for face in packed.different(concealed)),
    )


def winning_on_turn(also: Callable[[State, Player], bool]) -> dict[str, object]:
    """The same, offered on the own turn only, where melds can be looked at."""

    def turn(state: State, player: Player) -> Options:
        options = turns.TURN(state, player)
        return (*options, legal.WIN) if legal.WIN not in options and also(state, player) else options

    return {"legal.turn": turn, "shapes.partitions": split_somehow}


def splitting(allowed: Callable[[Group], bool]) -> dict[str, object]:
    """Only splits of allowed groups count."""

    def partitions(concealed: Hand) -> Iterator[Split]:
        if turns.COMPLETE_HAND(concealed):
            yield from (split for split in every_split(concealed) if all(map(allowed, split)))

    return {
        "shapes.partitions": partitions,
        "shapes.complete": lambda concealed: next(partitions(concealed), None) is not None,
    }


def every_split(concealed: Hand) -> Iterator[Split]:
    of_parts = (
        [shapes._moved(split, offset) for split in shapes.splits(part)]
        for part, offset in zip(parts(concealed), OFFSETS, strict=True)
    )
    return (tuple(chain(*chosen)) for chosen in product(*of_parts))


def no_wins_for(barred: Callable[[State, Player], bool]) -> dict[str, object]:
    """Who is barred is not offered to win."""

    def rows(state: State, offered: Row) -> Row:
        return turns.asked(
            tuple(
                without(row, legal.WIN) if barred(state, player) else row
                for player, row in enumerate(offered)
            )
        )

    return {
        "legal.turn": lambda state, player: (
            without(turns.TURN(state, player), legal.WIN)
            if barred(state, player)
            else turns.TURN(state, player)
        ),
        "legal.claims": lambda state, face, seat: rows(state, turns.CLAIMS(state, face, seat)),
        "legal.robberies": lambda state, face, seat: rows(state, turns.ROBBERIES(state, face, seat)),
    }


def has_laid(*kinds: Kind) -> Callable[[State, Player], bool]:
    return lambda state, player: any(meld.kind in kinds for meld in state.melds[player])


def groups_laid(state: State, player: Player) -> int:
    return sum(meld.kind is not Kind.HEZI for meld in state.melds[player])


def holds(hand: Hand, cards: Hand) -> bool:
    return all(packed.count(hand, face) >= packed.count(cards, face) for face in packed.different(cards))


def cards_of(group: Group) -> Hand:
    if group.form is Form.RUN:
        return ONE[group.face] + ONE[group.face + 1] + ONE[group.face + 2]
    return (3 if group.form is Form.TRIPLET else 2) * ONE[group.face]


@cache
def finds(hand: Hand, groups: int, least: Face = 0, *, pair: bool = True) -> bool:
    """Whether so many groups, and a pair, are among the cards, whatever the rest is."""
    if not groups:
        return not pair or any(packed.count(hand, face) >= 2 for face in packed.different(hand))
    for face in packed.different(hand):
        if face < least:
            continue
        found = [Group(Form.TRIPLET, face)]
        if face not in HONOURS and rank(face) <= RANKS - 2:
            found.append(Group(Form.RUN, face))
        if any(
            holds(hand, cards_of(group)) and finds(hand - cards_of(group), groups - 1, face, pair=pair)
            for group in found
        ):
            return True
    return False


def groups_are_enough(number: int) -> Callable[[State, Player], bool]:
    return lambda state, player: finds(state.hands[player], max(0, number - groups_laid(state, player)))


def with_another_group(sets: Iterable[tuple[Face, ...]]) -> Callable[[Hand], bool]:
    """Complete, if any of these sets of cards were a group."""
    hands = tuple(map(packed.pack, sets))
    return lambda hand: any(holds(hand, cards) and turns.COMPLETE_HAND(hand - cards) for cards in hands)


def with_another_pair(pairs: Iterable[tuple[Face, Face]]) -> Callable[[Hand], bool]:
    """Complete, if any of these two cards were a pair."""
    hands = tuple(map(packed.pack, pairs))
    return lambda hand: any(holds(hand, cards) and is_groups(hand - cards) for cards in hands)


def is_groups(hand: Hand) -> bool:
    """Whether the cards are groups without any pair."""
    divided = parts(hand)
    return all(map(shapes.splits, divided)) and not any(map(shapes._paired, divided))


MIXED_RUNS = tuple(
    tuple(suit + start + place for place, suit in enumerate(suits))
    for start in range(RANKS - 2)
    for suits in permutations(SUITS)
)
WRAPPED_RUNS = tuple(
    tuple(suit + place for place in places) for suit in SUITS for places in ((0, 7, 8), (0, 1, 8))
)
GAPPED_RUNS = tuple(
    (suit + low, suit + low + 2, suit + low + 4) for suit in SUITS for low in range(RANKS - 4)
)
ONE_RANK = tuple(tuple(suit + place for suit in SUITS) for place in range(RANKS))
PAIRS_OF_RANK = tuple(
    (first + place, second + place)
    for place in range(RANKS)
    for first in SUITS
    for second in SUITS
    if first < second
)
PAIRS_OF_HONOURS = tuple((one, other) for one in HONOURS for other in HONOURS if one < other)


def six_groups_and_two_pairs(hand: Hand) -> bool:
    """Six groups, two pairs and a card."""
    for single in packed.different(hand):
        rest = hand - ONE[single]
        if any(
            packed.count(rest, face) >= 2 and turns.COMPLETE_HAND(rest - 2 * ONE[face])
            for face in packed.different(rest)
        ):
            return True
    return False


def seven_pairs(hand: Hand) -> bool:
    return sum(packed.count(hand, face) // 2 for face in packed.different(hand)) >= 7


def a_pair_in_each_suit(hand: Hand) -> bool:
    return all(map(shapes.splits, parts(hand)))


def quad_as_two_groups(hand: Hand) -> bool:
    return any(finds(hand - 4 * ONE[face], 5) for face in packed.fours(hand))


def with_an_indicator(state: State, player: Player) -> bool:
    hand = state.hands[player]
    return any(
        turns.COMPLETE_HAND(hand - ONE[face] + ONE[indicator])
        for indicator in state.indicators
        for face in packed.different(hand)
    )


def pairs_with_base_hu(counts: Callable[[Face], bool]) -> dict[str, object]:
    def sets(holding: base.Holding) -> Iterator[tuple[str, Face]]:
        yield from SETS(holding)
        for face in packed.different(holding.concealed):
            if packed.count(holding.concealed, face) == 2 and counts(face):
                yield base.THREE_IN_HAND, face

    return {"base.sets": sets}


def pairs_of_an_indicator(holding: base.Holding, indicators: tuple[Face, ...]) -> tuple[ScoreItem, ...]:
    pairs = (face for face in set(indicators) if packed.count(holding.concealed, face) == 2)
    return (*BASE_ITEMS(holding, indicators), *(base.item(base.WON_PUNG, face, indicators) for face in pairs))


def with_hezi_in_hand(holding: base.Holding, indicators: tuple[Face, ...]) -> tuple[ScoreItem, ...]:
    first, second = indicators
    is_held = first == second and packed.count(holding.concealed, first) == 2
    hezi = (base.item(Kind.HEZI, first, indicators),) if is_held else ()
    return (*BASE_ITEMS(holding, indicators), *hezi)


BASE_ITEMS = base.items


# The end of a deal


def another_deal(*_: Any) -> State:
    return START(SHAPE.shuffle(0))


def plays_on(state: State, player: Player, _: Win) -> State:
    return turns.NEXT_TURN(state, player)


def plays_on_after_a_draw(state: State, player: Player) -> State:
    return turns.NEXT_TURN(state, player)


def pung_of_the_winning_card(state: State, answers: Answers) -> State:
    """The pung comes to be besides the win."""
    claimants = [player for player, answer in enumerate(answers) if answer == legal.PUNG]
    if legal.WIN in answers:
        for player in claimants:
            laid = Laid(Kind.PUNG, state.card, state.turn)
            state = state._replace(
                hands=replaced(state.hands, player, state.hands[player] - 2 * ONE[state.card]),
                melds=replaced(state.melds, player, (*state.melds[player], laid)),
                table=replaced(state.table, state.turn, state.table[state.turn][:-1]),
            )
    return turns.SETTLE_CLAIMS(state, answers)


def settled(keeps: Callable[[State, Transfer], bool]) -> dict[str, object]:
    """Only some of the differences are settled."""

    def settle(state: State, scores: Scores, cause: Cause) -> State:
        done = SETTLED(state, scores, cause)
        return done._replace(ledger=tuple(entry for entry in done.ledger if keeps(done, entry)))

    return {"settlement._settled": settle}


def totals(state: State) -> tuple[int, ...]:
    return tuple(map(hu.total, state.scores))


def winner(state: State) -> str:
    return "" if state.winner is None else SEATS[state.winner]


def with_the_winner(state: State, entry: Transfer) -> bool:
    return state.winner is None or winner(state) in (entry.payer, entry.receiver)


def with_the_discarder(state: State, entry: Transfer) -> bool:
    return with_the_winner(state, entry) and SEATS[state.turn] in (entry.payer, entry.receiver)


def with_the_top(state: State, entry: Transfer) -> bool:
    top = SEATS[max(PLAYERS, key=totals(state).__getitem__)]
    return top in (entry.payer, entry.receiver)


def to_one_at_the_top(state: State, entry: Transfer) -> bool:
    """Of several with the highest total the first has it all."""
    place = SEATS.index(entry.receiver)
    return totals(state).index(totals(state)[place]) == place


def ten_for_a_tie(state: State, scores: Scores, cause: Cause) -> State:
    done = SETTLED(state, scores, cause)
    own = totals(done)
    first = PLAYERS[0] if done.winner is None else done.winner
    ties = tuple(
        Transfer(SEATS[other], SEATS[first], 10, *cause)
        for other in PLAYERS
        if other != first and own[other] == own[first]
    )
    return done._replace(ledger=(*done.ledger, *ties))


def the_top_has_won(state: State, scores: Scores, cause: Cause) -> State:
    done = SETTLED(state, scores, cause)
    own = totals(done)
    return done if done.winner is None else done._replace(winner=max(PLAYERS, key=own.__getitem__))


def without_losers(state: State, player: Player, hand: Win) -> State:
    own = hu.rounded(ITEMS(hand, state.indicators))
    scores = tuple(own if other == player else () for other in PLAYERS)
    return SETTLED(state._replace(winner=player), scores, settlement.DIFFERENCE)


def washed_out(state: State) -> State:
    return SETTLED(state, ((),) * len(PLAYERS), settlement.BASE_DIFFERENCE)


def scoring(holding: Callable[[Hand, tuple[Laid, ...]], tuple[Hand, tuple[Laid, ...]]]) -> dict[str, object]:
    """Who has not won has base hu for a part of its cards only."""

    def score(state: State, player: Player) -> tuple[ScoreItem, ...]:
        counted = base.Holding(*holding(state.hands[player], state.melds[player]))
        return hu.rounded(base.items(counted, state.indicators))

    return {"settlement.base_score": score}


def without_fours(hand: Hand) -> Hand:
    return hand - sum(4 * ONE[face] for face in packed.fours(hand))


def without_hezi(melds: tuple[Laid, ...]) -> tuple[Laid, ...]:
    return tuple(meld for meld in melds if meld.kind is not Kind.HEZI)


def bonus_for_a_wait(state: State, player: Player) -> tuple[ScoreItem, ...]:
    if state.winner is None and WAITS(state.hands[player], laid_cards(state.melds[player])):
        return (*BASE_SCORE(state, player), ScoreItem("tazi", 20, "NT-4.6.3"))
    return BASE_SCORE(state, player)


# The deal


def refusing(refuses: Callable[[Setup], bool], why: str) -> dict[str, object]:
    def start(setup: Setup) -> State:
        if refuses(setup):
            raise BadParamsError(why)
        return START(setup)

    return {"preparation.start": start}


def as_dealt(setup: Setup, change: Callable[[State], State]) -> State:
    """The deal with another beginning."""
    begun = START(setup)._replace(phase=Phase.PREPARE, card=NO_CARD, replacement=False)
    state = change(begun)
    return preparation.ask(state._replace(dealt=state.hands), state.dealer)


def starting(change: Callable[[State], State]) -> dict[str, object]:
    return {"preparation.start": lambda setup: as_dealt(setup, change)}


def one_less(state: State) -> State:
    """The dealer's last card lies in front of the stock."""
    face = packed.different(state.hands[state.dealer])[-1]
    hands = replaced(state.hands, state.dealer, state.hands[state.dealer] - ONE[face])
    return state._replace(hands=hands, wall=(face, *state.wall), back=state.back + 1)


def one_more_for_all(state: State) -> State:
    """The others take a card from the front each, too."""
    for player in BEHIND[state.dealer]:
        face = state.wall[state.front]
        hands = replaced(state.hands, player, state.hands[player] + ONE[face])
        state = state._replace(hands=hands, front=state.front + 1)
    return state


def indicators_behind(state: State) -> State:
    return state._replace(wall=(*state.wall, *state.indicators), back=state.back + 2)


def indicators_in_front(state: State) -> State:
    return state._replace(wall=(*state.indicators, *state.wall), back=state.back + 2)


def taken_back(begins: dict[str, object]) -> dict[str, object]:
    """Indicators that have come into the stock lie no longer beside it."""

    def position(state: State) -> Position:
        shown = turns.POSITION(state)
        return replace(shown, indicators=()) if len(state.wall) > SHAPE.stock else shown

    return {**begins, "view.position": position}


def indicators_at_last(state: State, after: Player) -> State:
    """They are drawn when the stock is used up."""
    if not state.stock and len(state.wall) == SHAPE.stock:
        wall = (*state.wall[: state.back], *state.indicators)
        state = state._replace(wall=(*wall, *state.wall[state.back :]), back=state.back + 2)
    return turns.NEXT_TURN(state, after)


def dealer_draws(state: State) -> State:
    return turns.DRAW(state, state.dealer)


def dealer_sits_out(state: State, after: Player) -> State:
    return turns.NEXT_TURN(state, state.dealer if BEHIND[after][0] == state.dealer else after)


def reserve(cards: int) -> Callable[[State, Player], State]:
    """So many cards of the stock are not drawn."""
    return lambda state, after: turns.NEXT_TURN(state, after) if state.stock > cards else turns.EXHAUST(state)


def kongs_with_indicators(copies: Callable[[State, Player, Face], int]) -> Callable[[State, Player], Options]:
    """The indicators count as copies that the player has."""

    def turn(state: State, player: Player) -> Options:
        options = turns.TURN(state, player)
        faces = (
            face
            for face in sorted(set(state.indicators))
            if copies(state, player, face) + state.indicators.count(face) == 4
        )
        return (*dict.fromkeys((*options, *(legal.OWN_KONG[face] for face in faces))),)

    return turn


def held(state: State, player: Player, face: Face) -> int:
    return packed.count(state.hands[player], face)


def held_three(state: State, player: Player, face: Face) -> int:
    return held(state, player, face) if held(state, player, face) == 3 else 0


def held_two(state: State, player: Player, face: Face) -> int:
    return held(state, player, face) if held(state, player, face) == 2 else 0


def punged(state: State, player: Player, face: Face) -> int:
    return 3 * any(meld.kind is Kind.PUNG and meld.face == face for meld in state.melds[player])


def kong_of_an_indicator(state: State, answers: Answers) -> State:
    """A kong with the indicators lays what is in the hand and takes a replacement."""
    player, decision = state.turn, answers[state.turn]
    if decision not in legal.OWN_KONG:
        return turns.TAKE_TURN(state, answers)
    face = legal.OWN_KONG.index(decision)
    copies = packed.count(state.hands[player], face)
    has_pung = any(meld.kind is Kind.PUNG and meld.face == face for meld in state.melds[player])
    if copies == 4 or (copies and has_pung):
        return turns.TAKE_TURN(state, answers)
    laid = Laid(Kind.CONCEALED, face)
    own = tuple(meld for meld in state.melds[player] if meld.face != face)
    state = state._replace(
        hands=replaced(state.hands, player, state.hands[player] - copies * ONE[face]),
        melds=replaced(state.melds, player, (*own, laid)),
        events=(),
    )
    return turns.DRAW_REPLACEMENT(state, player)


def kongs_of_indicators(copies: Callable[[State, Player, Face], int]) -> dict[str, object]:
    return {"legal.turn": kongs_with_indicators(copies), **steps(Phase.TURN, kong_of_an_indicator)}


# Openings


def all_prepare_at_once(state: State) -> Row:
    if state.phase is not Phase.PREPARE:
        return OPTIONS(state)
    return tuple(PREPARATION(state, player) for player in PLAYERS)


def from_seat_a(setup: Setup) -> State:
    state = START(setup)._replace(phase=Phase.PREPARE, card=NO_CARD, replacement=False)
    return preparation.ask(state, PLAYERS[0])


def behind_from_seat_a(state: State, player: Player) -> State:
    following = player + 1
    return BEGIN(state) if following == len(PLAYERS) else preparation.ask(state, following)


def shown_without_replacement(state: State, player: Player, face: Face) -> State:
    kind = Kind.SHOWN_TRIPLET if packed.count(state.dealt[player], face) == 3 else Kind.SHOWN_QUAD
    return LAY(state, player, Laid(kind, face))


def replaced_after_all(state: State) -> State:
    for player in (state.dealer, *BEHIND[state.dealer]):
        for meld in state.melds[player]:
            if meld.kind is Kind.SHOWN_QUAD:
                state = turns.REPLACE(state, player)
    return BEGIN(state)


def front_replacement(state: State, player: Player) -> State:
    return turns.replacement_from_the_front(state, player)._replace(phase=Phase.PREPARE, replacement=False)


def shown_from_the_front(state: State, player: Player, face: Face) -> State:
    laid = shown_without_replacement(state, player, face)
    return front_replacement(laid, player) if laid.melds[player][-1].kind is Kind.SHOWN_QUAD else laid


def triplet_replaced(state: State, player: Player, face: Face) -> State:
    shown = SHOW(state, player, face)
    is_triplet = shown.melds[player][-1].kind is Kind.SHOWN_TRIPLET
    return turns.REPLACE(shown, player) if is_triplet else shown


def counting_replacements(copies: int) -> dict[str, object]:
    """A replacement that makes so many alike counts as dealt, with the others."""

    def replace_(state: State, player: Player) -> State:
        drawn = turns.REPLACE(state, player)
        if state.phase is not Phase.PREPARE or packed.count(drawn.hands[player], drawn.card) != copies:
            return drawn
        dealt = drawn.dealt[player]
        missing = copies - packed.count(dealt, drawn.card)
        return drawn._replace(dealt=replaced(drawn.dealt, player, dealt + missing * ONE[drawn.card]))

    return {"stock.replace": replace_}


def forced_to(decisions: Callable[[Options], Options]) -> dict[str, object]:
    """Who may declare one of these may not finish without it."""

    def options(state: State, player: Player) -> Options:
        offered = PREPARATION(state, player)
        return without(offered, legal.DONE) if decisions(offered) else offered

    return {"legal.preparation": options}


def shows(number: int) -> Callable[[State, Player], Callable[[Options], Options]]:
    """The decisions that show so many dealt cards."""
    return lambda state, player: (
        lambda offered: tuple(
            decision
            for decision in offered
            if decision in legal.SHOW
            and packed.count(state.dealt[player], legal.SHOW.index(decision)) == number
        )
    )


def forced_to_show(number: int) -> dict[str, object]:
    def options(state: State, player: Player) -> Options:
        offered = PREPARATION(state, player)
        return without(offered, legal.DONE) if shows(number)(state, player)(offered) else offered

    return {"legal.preparation": options}


def triplets(counts: Callable[[Face, tuple[Face, ...]], bool]) -> dict[str, object]:
    """Other triplets may be shown."""

    def showable(state: State, player: Player) -> tuple[Face, ...]:
        dealt = state.dealt[player]
        alike = (face for face in packed.different(dealt) if packed.count(dealt, face) == 3)
        return (*packed.fours(dealt), *(face for face in alike if counts(face, state.indicators)))

    return {"legal.showable": showable}


def only_quads_or_triplets(copies: int) -> Callable[[State, Player], tuple[Face, ...]]:
    return lambda state, player: tuple(
        face for face in SHOWABLE(state, player) if packed.count(state.dealt[player], face) == copies
    )


def no_dealt_kongs(state: State, player: Player) -> Options:
    dealt = {legal.OWN_KONG[face] for face in packed.fours(state.dealt[player])}
    return tuple(decision for decision in turns.TURN(state, player) if decision not in dealt)


def before_any_replacement(state: State, player: Player) -> tuple[Face, ...]:
    return SHOWABLE(state, player) if state.hands[player] == state.dealt[player] else ()


def dealt_two(state: State, player: Player, faces: Iterable[Face]) -> Face:
    return next((face for face in faces if packed.count(state.dealt[player], face) == 2), NO_CARD)


def hezi_like_either_indicator(state: State, player: Player) -> Face:
    return dealt_two(state, player, state.indicators)


def hezi_by_rank(state: State, player: Player) -> Face:
    first, second = state.indicators
    alike = (face for face in packed.different(state.dealt[player]) if base.applies(first, face))
    return dealt_two(state, player, alike) if first == second else NO_CARD


def hezi_of_one_rank(state: State, player: Player) -> Face:
    first, second = state.indicators
    return dealt_two(state, player, state.indicators) if base.applies(first, second) else NO_CARD


def hezi_not_for(barred: Callable[[State, Player], bool]) -> Callable[[State, Player], Face]:
    return lambda state, player: NO_CARD if barred(state, player) else HEZI_CARD(state, player)


def hezi_shown(*replace_: Callable[[State, Player], State]) -> Callable[[State, Player], State]:
    """Hezi with replacements of another number or from another end."""

    def show(state: State, player: Player) -> State:
        state = LAY(state, player, Laid(Kind.HEZI, legal.hezi_card(state, player)))
        for each in replace_:
            state = each(state, player)
        return state

    return show


# Ready


def dealer_ready(state: State, player: Player) -> bool:
    if player != state.dealer:
        return MAY_READY(state, player)
    hand, laid = state.hands[player], laid_cards(state.melds[player])
    return player not in state.ready and any(WAITS(hand - ONE[face], laid) for face in packed.different(hand))


def two_short(state: State, player: Player) -> bool:
    groups = 6 - groups_laid(state, player)
    return player != state.dealer and finds(state.hands[player], groups, pair=False)


def fifth_copies(concealed: Hand, _: Hand) -> tuple[Face, ...]:
    faces = range(len(ONE))
    return tuple(face for face in faces if turns.COMPLETE_HAND(concealed + ONE[face]))


def declared_in_play() -> dict[str, object]:
    def turn(state: State, player: Player) -> Options:
        options = turns.TURN(state, player)
        hand, laid = state.hands[player], laid_cards(state.melds[player])
        is_waiting = state.card != NO_CARD and bool(WAITS(hand - ONE[state.card], laid))
        return (*options, legal.READY) if is_waiting and player not in state.ready else options

    def take_turn(state: State, answers: Answers) -> State:
        if answers[state.turn] == legal.READY:
            return preparation.declare_ready(state._replace(events=()), state.turn)
        return turns.TAKE_TURN(state, answers)

    return {"legal.turn": turn, **steps(Phase.TURN, take_turn)}


def doubled_if(is_doubled: Callable[[State, Player], bool]) -> Callable[[State, Player, Win], State]:
    """A win counts double as if it were a ready player's."""

    def finish(state: State, player: Player, hand: Win) -> State:
        if is_doubled(state, player):
            hand = hand._replace(occasions=hand.occasions | {win.READY})
        return turns.FINISH(state, player, hand)

    return finish


def base_hu_doubled(state: State, player: Player) -> tuple[ScoreItem, ...]:
    items = base.items(base.Holding(state.hands[player], state.melds[player]), state.indicators)
    twice = (ScoreItem(hu.TIMES + win.READY, 2, "NT-4.10.3"),) if player in state.ready and items else ()
    return hu.rounded((*items, *twice))


def ready_may_kong(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    if player not in state.ready or not state.stock:
        return options
    kongs = turns.OWN_KONGS(state.hands[player], state.melds[player])
    return (*options, *(legal.OWN_KONG[face] for face in kongs))


def ready_may_kong_the_drawn(state: State, player: Player) -> Options:
    options = ready_may_kong(state, player)
    if player not in state.ready:
        return options
    return tuple(
        decision
        for decision in options
        if decision not in legal.OWN_KONG or legal.OWN_KONG.index(decision) == state.card
    )


def ready_melds(*verbs: str) -> Callable[[State, Player, int], Options]:
    def offered(state: State, player: Player, copies: int) -> Options:
        options = turns.MELDS_OFFERED(state._replace(ready=()), player, copies)
        return without(options, *verbs) if player in state.ready else options

    return offered


def all_are_bound(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    if not state.ready or state.card == NO_CARD:
        return options
    return tuple(decision for decision in options if decision in (legal.WIN, legal.DISCARD[state.card]))


def free_after_a_throw(state: State, player: Player, face: Face) -> State:
    rest = tuple(other for other in state.ready if other != player)
    return turns.DISCARD(state._replace(ready=rest), player, face)


# The dealer's first action


def is_first_action(state: State) -> bool:
    """Nobody has discarded, and nobody has drawn from the front."""
    return state.phase is Phase.TURN and not state.front and not any(state.table)


def nobody_discards_first(state: State) -> State:
    return turns.DRAW(BEGIN(state), BEHIND[state.dealer][0])


def first_discard_passes(state: State, player: Player, face: Face) -> State:
    thrown = turns.DISCARD(state, player, face)
    return turns.NEXT_TURN(thrown, player) if not state.front and thrown.phase is Phase.CLAIM else thrown


def not_first_after_a_kong(state: State) -> frozenset[str]:
    is_konged = any(meld.kind is Kind.CONCEALED for melds in state.melds for meld in melds)
    return frozenset() if is_konged else OCCASIONS(state)


OCCASIONS = play.discard_occasions


def multiplier(name: str, holds_: Callable[[Reading], bool]) -> dict[str, object]:
    """Another condition for a multiplier."""
    rows = tuple(
        (holds_ if item.item == hu.TIMES + name else condition, item) for condition, item in win.MULTIPLIERS
    )
    return {"win.MULTIPLIERS": rows}


def bonus(name: str, worth: Callable[[Reading], int]) -> dict[str, object]:
    """Another worth of a bonus."""
    rows = tuple((worth if own == name else was, own, sentence) for was, own, sentence in win.BONUSES)
    return {"win.BONUSES": rows}


def shape(name: str, fits: Callable[[Reading], bool]) -> dict[str, object]:
    """Another condition for a shape."""
    rows = tuple((fits if item.item == name else condition, item) for condition, item in win.SHAPES)
    return {"win.SHAPES": rows}


HEAVENLY = "heavenly win"


def heavenly_if(also: Callable[[State, Player, Win], bool]) -> dict[str, object]:
    """Other wins are heavenly, too."""

    def finish(state: State, player: Player, hand: Win) -> State:
        if also(state, player, hand):
            hand = hand._replace(occasions=hand.occasions | {HEAVENLY})
        return turns.FINISH(state, player, hand)

    def is_heavenly(reading: Reading) -> bool:
        return win.heavenly(reading) or HEAVENLY in reading.win.occasions

    return {"play.finish": finish, **multiplier(HEAVENLY, is_heavenly)}


def drew_first(state: State, player: Player, hand: Win) -> bool:
    return hand.drawn != NO_CARD and player != state.dealer and not state.table[player]


def has_hezi(own: Win) -> bool:
    return any(meld.kind is Kind.HEZI for meld in own.melds)


def hezi_after_all(own: Win, indicators: tuple[Face, ...]) -> tuple[ScoreItem, ...]:
    """Hezi is added after the multipliers."""
    items = ITEMS(own, indicators)
    hezi = tuple(item for item in items if item.item.startswith("hezi"))
    return (*(item for item in items if item not in hezi), *hezi)


def no_heavenly_win(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    return without(options, legal.WIN) if is_first_action(state) else options


MUTANTS: tuple[Mutant, ...] = (
    Mutant("NT-0.2.1", "lets the dealer sit out", {"play.next_turn": dealer_sits_out}),
    Mutant("NT-0.2.1", "begins another deal after a win", {"play.finish": another_deal}),
    Mutant("NT-0.2.1", "begins another deal when the stock is empty", {"play.exhaust": another_deal}),
    Mutant(
        "NT-0.2.1",
        "lets the same dealer deal until it loses",
        {
            "view.result": lambda state: (
                replace(RESULT(state), next_dealer=SEATS[state.dealer])
                if state.winner is None
                else RESULT(state)
            )
        },
    ),
    Mutant("NT-0.3.1", "offers the next seat a run", {"legal.claims": turns.runs(0)}),
    Mutant("NT-0.3.1", "offers everybody a run", {"legal.claims": turns.runs(0, 1)}),
    Mutant("NT-0.3.1", "offers the far seat a run", {"legal.claims": turns.runs(1)}),
    Mutant(
        "NT-0.3.1",
        "counts the first indicator alone",
        {"base.doublings": lambda face, indicators: DOUBLINGS(face, indicators[:1])},
    ),
    Mutant(
        "NT-0.3.1",
        "counts the second indicator alone",
        {"base.doublings": lambda face, indicators: DOUBLINGS(face, indicators[1:])},
    ),
    Mutant("NT-0.3.1", "offers no pungs", {"legal.melds_offered": lambda *_: ()}),
    Mutant(
        "NT-0.3.1",
        "offers no kongs of discards",
        {
            "legal.melds_offered": lambda state, player, copies: without(
                turns.MELDS_OFFERED(state, player, copies), legal.KONG
            )
        },
    ),
    Mutant("NT-0.3.2", "settles with the winner alone", settled(with_the_winner)),
    Mutant("NT-0.3.2", "lets the discarder pay alone", settled(with_the_discarder)),
    Mutant("NT-0.3.2", "wants eight groups", {"shapes.complete": lambda _: False}),
    Mutant("NT-1.1.1", "accepts six groups and two pairs", winning(six_groups_and_two_pairs)),
    Mutant("NT-1.1.1", "accepts a pair in each suit", winning(a_pair_in_each_suit)),
    Mutant("NT-1.1.1", "accepts seven pairs", winning(seven_pairs)),
    Mutant("NT-1.1.1", "is content with four groups", winning_on_turn(groups_are_enough(4))),
    Mutant("NT-1.1.1", "is content with six groups", winning_on_turn(groups_are_enough(6))),
    Mutant(
        "NT-1.1.1",
        "wants seven groups in the hand, whatever is laid",
        {"shapes.complete": lambda hand: packed.size(hand) == 23 and turns.COMPLETE_HAND(hand)},
    ),
    Mutant(
        "NT-1.1.2",
        "refuses a win with four alike in hand",
        {"shapes.complete": lambda hand: not packed.fours(hand) and turns.COMPLETE_HAND(hand)},
    ),
    Mutant("NT-1.1.2", "takes four alike in hand for two groups", winning(quad_as_two_groups)),
    Mutant("NT-1.1.2", "accepts runs of mixed suits", winning(with_another_group(MIXED_RUNS))),
    Mutant("NT-1.1.2", "lets runs go on from Nine to One", winning(with_another_group(WRAPPED_RUNS))),
    Mutant("NT-1.1.2", "accepts runs of every other rank", winning(with_another_group(GAPPED_RUNS))),
    Mutant("NT-1.1.2", "accepts one rank in three suits", winning(with_another_group(ONE_RANK))),
    Mutant(
        "NT-1.1.2",
        "counts a concealed kong as four cards of the hand",
        no_wins_for(has_laid(Kind.CONCEALED)),
    ),
    Mutant(
        "NT-1.1.2",
        "counts a claimed kong as four cards of the hand",
        no_wins_for(has_laid(Kind.EXPOSED, Kind.ADDED)),
    ),
    Mutant("NT-1.1.2", "knows no triplets", splitting(lambda group: group.form is not Form.TRIPLET)),
    Mutant("NT-1.1.3", "pairs by rank", winning(with_another_pair(PAIRS_OF_RANK))),
    Mutant("NT-1.1.3", "pairs any two honours", winning(with_another_pair(PAIRS_OF_HONOURS))),
    Mutant(
        "NT-1.1.3",
        "refuses honours as the pair",
        splitting(lambda group: group.form is not Form.PAIR or group.face not in HONOURS),
    ),
    Mutant(
        "NT-1.1.3",
        "refuses old generals as the pair",
        splitting(lambda group: group.form is not Form.PAIR or group.face not in OLD_GENERALS),
    ),
    Mutant(
        "NT-1.1.3",
        "refuses Nine of Strings as the pair",
        splitting(lambda group: group != Group(Form.PAIR, FACE["9s"])),
    ),
    Mutant(
        "NT-1.1.3",
        "wants a Two, Five or Eight as the pair",
        splitting(
            lambda group: (
                group.form is not Form.PAIR or (group.face not in HONOURS and rank(group.face) % 3 == 2)
            )
        ),
    ),
    Mutant(
        "NT-1.1.3",
        "gives base hu for a pair of old generals",
        pairs_with_base_hu(lambda face: face in OLD_GENERALS),
    ),
    Mutant("NT-1.1.3", "gives base hu for any pair", pairs_with_base_hu(lambda _: True)),
    Mutant("NT-1.1.3", "gives base hu for a pair of an indicator", {"base.items": pairs_of_an_indicator}),
    Mutant("NT-1.1.4", "makes a run of T, W and R", {"shapes.RUN_STARTS": range(8)}),
    Mutant(
        "NT-1.1.4",
        "refuses Nine of Strings in runs",
        splitting(lambda group: group != Group(Form.RUN, FACE["7s"])),
    ),
    Mutant(
        "NT-1.1.4",
        "refuses three Nines of Strings",
        splitting(lambda group: group != Group(Form.TRIPLET, FACE["9s"])),
    ),
    Mutant(
        "NT-1.1.4",
        "lets a run go on from Nine of Strings to an honour",
        winning(with_another_group((FACE["8s"], FACE["9s"], honour) for honour in HONOURS)),
    ),
    Mutant(
        "NT-1.1.4",
        "refuses sets of honours",
        splitting(lambda group: group.form is not Form.TRIPLET or group.face not in HONOURS),
    ),
    Mutant("NT-1.1.4", "knows three old generals", {"base.OLD_GENERALS": frozenset(HONOURS)}),
    Mutant("NT-1.2.1", "plays on after a win", {"play.finish": plays_on}),
    Mutant("NT-1.2.1", "plays on after a self-draw", {"play.win_on_own_turn": plays_on_after_a_draw}),
    Mutant("NT-1.2.1", "gives losers nothing", {"settlement.won": without_losers}),
    Mutant(
        "NT-1.2.1",
        "lets no winner pay",
        settled(lambda state, entry: entry.payer != winner(state)),
    ),
    Mutant("NT-1.2.1", "calls the highest total the winner", {"settlement._settled": the_top_has_won}),
    Mutant("NT-1.2.1", "makes a pung of the winning card", steps(Phase.CLAIM, pung_of_the_winning_card)),
    Mutant("NT-1.2.2", "settles nothing when the stock is empty", {"settlement.exhausted": washed_out}),
    Mutant("NT-1.2.2", "counts melds alone", scoring(lambda _, melds: (0, melds))),
    Mutant("NT-1.2.2", "counts the hand alone", scoring(lambda hand, _: (hand, ()))),
    Mutant("NT-1.2.2", "forgets four in hand", scoring(lambda hand, melds: (without_fours(hand), melds))),
    Mutant("NT-1.2.2", "forgets Hezi", scoring(lambda hand, melds: (hand, without_hezi(melds)))),
    Mutant("NT-1.2.2", "gives hu for lacking one card", {"settlement.base_score": bonus_for_a_wait}),
    Mutant("NT-1.2.3", "gives one at the top all of it", settled(to_one_at_the_top)),
    Mutant("NT-1.2.3", "breaks ties", {"settlement._settled": ten_for_a_tie}),
    Mutant("NT-1.2.3", "settles with the highest total alone", settled(with_the_top)),
    Mutant(
        "NT-2.1.2",
        "wants the five bonus cards",
        refusing(lambda _: True, "51 cards as stock, expected 56: the bonus cards are missing"),
    ),
    Mutant(
        "NT-2.1.2",
        "has one copy of each honour",
        refusing(lambda _: True, "a second T, W or R is none of the 111 cards"),
    ),
    Mutant(
        "NT-2.1.3",
        "lets A deal alone",
        refusing(lambda setup: setup.dealer != SEATS[0], "expected A to deal"),
    ),
    Mutant(
        "NT-2.1.3",
        "lets A begin, whoever deals",
        {
            "preparation.begin_play": lambda state: (
                BEGIN(state) if state.dealer == 0 else turns.DRAW(BEGIN(state), 0)
            )
        },
    ),
    Mutant(
        "NT-2.1.4", "lets the turn go round the other way", {"play.BEHIND": tuple(b[::-1] for b in BEHIND)}
    ),
    Mutant(
        "NT-2.1.4",
        "prepares the other way round",
        {"preparation.BEHIND": tuple(b[::-1] for b in BEHIND)},
    ),
    Mutant("NT-2.1.4", "lets the farthest seat win", {"play.nearest_win": turns.farthest_wins}),
    Mutant(
        "NT-2.1.4",
        "passes the deal the other way round",
        {"view.BEHIND": tuple(b[::-1] for b in BEHIND)},
    ),
    Mutant(
        "NT-2.1.5",
        "deals 22 cards to all, and the dealer draws",
        {**starting(one_less), "preparation.begin_play": dealer_draws},
    ),
    Mutant("NT-2.1.5", "deals 23 cards to all", starting(one_more_for_all)),
    Mutant("NT-2.1.5", "deals 22 cards to all", starting(one_less)),
    Mutant("NT-2.1.6", "leaves the indicators behind the stock", taken_back(starting(indicators_behind))),
    Mutant(
        "NT-2.1.6", "leaves the indicators in front of the stock", taken_back(starting(indicators_in_front))
    ),
    Mutant("NT-2.1.6", "keeps a reserve of fourteen cards", {"play.next_turn": reserve(14)}),
    Mutant(
        "NT-2.1.6",
        "has one indicator",
        {"base.doublings": lambda face, indicators: DOUBLINGS(face, indicators[:1])},
    ),
    Mutant("NT-2.2.1", "makes a kong of three and the indicator", kongs_of_indicators(held_three)),
    Mutant("NT-2.2.1", "adds the indicator to a pung", kongs_of_indicators(punged)),
    Mutant("NT-2.2.1", "makes a kong of two and both indicators", kongs_of_indicators(held_two)),
    Mutant("NT-2.2.1", "completes hands with an indicator", winning_on_turn(with_an_indicator)),
    Mutant("NT-2.2.1", "draws the indicators at last", taken_back({"play.next_turn": indicators_at_last})),
    Mutant(
        "NT-2.2.1",
        "lets indicators raise nothing",
        {"base.doublings": lambda face, _: DOUBLINGS(face, ())},
    ),
    Mutant("NT-2.2.2", "asks all at once", {"legal.options": all_prepare_at_once}),
    Mutant(
        "NT-2.2.2",
        "begins with A, whoever deals",
        {"preparation.start": from_seat_a, "preparation.ask_behind": behind_from_seat_a},
    ),
    Mutant(
        "NT-2.2.2",
        "replaces when all have shown",
        {"preparation.show": shown_without_replacement, "preparation.begin_play": replaced_after_all},
    ),
    Mutant(
        "NT-2.2.2", "lets the dealer alone declare", {"preparation.ask_behind": lambda state, _: BEGIN(state)}
    ),
    Mutant("NT-2.2.3", "makes a quad with a replacement", counting_replacements(4)),
    Mutant("NT-2.2.3", "makes a triplet with a replacement", counting_replacements(3)),
    Mutant("NT-2.2.3", "makes Hezi with a replacement", counting_replacements(2)),
    Mutant(
        "NT-2.2.3",
        "gives sixteen for four in hand",
        {
            "base.WORTH": {
                **base.WORTH,
                base.FOUR_IN_HAND: base.WORTH[base.FOUR_IN_HAND]._replace(hu=16, exact=16),
            }
        },
    ),
    Mutant("NT-2.2.3", "shows nothing after a replacement", {"legal.showable": before_any_replacement}),
    Mutant("NT-2.3.1", "replaces from the front", {"preparation.show": shown_from_the_front}),
    Mutant("NT-2.3.1", "replaces nothing", {"preparation.show": shown_without_replacement}),
    Mutant("NT-2.3.1", "forces quads to be shown", forced_to_show(4)),
    Mutant(
        "NT-2.3.1",
        "gives twelve for a shown quad",
        {
            "base.WORTH": {
                **base.WORTH,
                Kind.SHOWN_QUAD: base.WORTH[Kind.SHOWN_QUAD]._replace(hu=12, exact=12),
            }
        },
    ),
    Mutant("NT-2.3.1", "lets no quad be shown", {"legal.showable": only_quads_or_triplets(3)}),
    Mutant("NT-2.3.1", "lets a dealt quad be shown or kept, but not konged", {"legal.turn": no_dealt_kongs}),
    Mutant("NT-2.3.1", "lets three alike be shown", triplets(lambda *_: True)),
    Mutant("NT-2.3.1", "takes a shown quad for no group", no_wins_for(has_laid(Kind.SHOWN_QUAD))),
    Mutant(
        "NT-2.3.1",
        "takes a shown quad for two groups",
        winning_on_turn(
            lambda state, player: (
                has_laid(Kind.SHOWN_QUAD)(state, player)
                and finds(state.hands[player], 6 - groups_laid(state, player))
            )
        ),
    ),
    Mutant(
        "NT-2.4.1",
        "lets any three of an indicator's rank be shown",
        triplets(lambda face, indicators: any(base.applies(each, face) for each in indicators)),
    ),
    Mutant(
        "NT-2.4.1",
        "lets three of another old general be shown",
        triplets(
            lambda face, indicators: (
                face in indicators
                or (face in OLD_GENERALS and any(each in OLD_GENERALS for each in indicators))
            )
        ),
    ),
    Mutant(
        "NT-2.4.1",
        "lets three of the first indicator alone be shown",
        triplets(lambda face, indicators: face == indicators[0]),
    ),
    Mutant(
        "NT-2.4.1",
        "lets three of the second indicator alone be shown",
        triplets(lambda face, indicators: face == indicators[1]),
    ),
    Mutant("NT-2.4.1", "lets no triplet be shown", {"legal.showable": only_quads_or_triplets(4)}),
    Mutant("NT-2.4.1", "replaces a shown triplet", {"preparation.show": triplet_replaced}),
    Mutant("NT-2.4.1", "forces triplets to be shown", forced_to_show(3)),
    Mutant("NT-2.4.1", "takes a shown triplet for no group", no_wins_for(has_laid(Kind.SHOWN_TRIPLET))),
    Mutant(
        "NT-2.4.1",
        "counts three kept in hand like three shown",
        {
            "base.WORTH": {
                **base.WORTH,
                base.THREE_IN_HAND: base.WORTH[base.THREE_IN_HAND]._replace(exact=16),
            }
        },
    ),
    Mutant("NT-2.5.1", "replaces one card", {"preparation.show_hezi": hezi_shown(turns.REPLACE)}),
    Mutant("NT-2.5.1", "replaces nothing", {"preparation.show_hezi": hezi_shown()}),
    Mutant(
        "NT-2.5.1",
        "replaces from both ends",
        {"preparation.show_hezi": hezi_shown(turns.REPLACE, front_replacement)},
    ),
    Mutant("NT-2.5.1", "takes a pair like either indicator", {"legal.hezi_card": hezi_like_either_indicator}),
    Mutant("NT-2.5.1", "takes a pair of the indicators' rank", {"legal.hezi_card": hezi_by_rank}),
    Mutant("NT-2.5.1", "takes indicators of one rank for equal", {"legal.hezi_card": hezi_of_one_rank}),
    Mutant(
        "NT-2.5.1",
        "gives the dealer no Hezi",
        {"legal.hezi_card": hezi_not_for(lambda state, player: player == state.dealer)},
    ),
    Mutant(
        "NT-2.5.1",
        "gives nobody but the dealer Hezi",
        {"legal.hezi_card": hezi_not_for(lambda state, player: player != state.dealer)},
    ),
    Mutant(
        "NT-2.5.1",
        "forces Hezi to be shown",
        forced_to(lambda offered: tuple(decision for decision in offered if decision == legal.HEZI)),
    ),
    Mutant(
        "NT-2.5.2",
        "takes Hezi for a group",
        winning_on_turn(
            lambda state, player: (
                has_laid(Kind.HEZI)(state, player)
                and finds(state.hands[player], 6 - groups_laid(state, player))
            )
        ),
    ),
    Mutant(
        "NT-2.5.2",
        "takes Hezi for the pair",
        winning_on_turn(
            lambda state, player: (
                has_laid(Kind.HEZI)(state, player)
                and finds(state.hands[player], 7 - groups_laid(state, player), pair=False)
            )
        ),
    ),
    Mutant("NT-2.5.2", "lets Hezi spoil Qing", shape("qing", lambda r: win.qing(r) and not has_hezi(r.win))),
    Mutant(
        "NT-2.5.2",
        "lets Hezi spoil Piao",
        {
            **shape("piao", lambda r: win.piao(r) and not has_hezi(r.win)),
            **multiplier("piao", lambda r: win.piao(r) and not has_hezi(r.win)),
        },
    ),
    Mutant(
        "NT-2.5.2",
        "takes Hezi for a pung",
        multiplier("closed piao", lambda r: win.closed_piao(r) and not has_hezi(r.win)),
    ),
    Mutant(
        "NT-2.5.2",
        "counts Hezi for the winner alone",
        scoring(lambda hand, melds: (hand, without_hezi(melds))),
    ),
    Mutant(
        "NT-2.5.2",
        "counts Hezi for losers alone",
        {"win.items": lambda own, indicators: ITEMS(own._replace(melds=without_hezi(own.melds)), indicators)},
    ),
    Mutant("NT-2.5.2", "counts the two cards kept in hand", {"base.items": with_hezi_in_hand}),
    Mutant("NT-2.5.2", "does not multiply Hezi", {"win.items": hezi_after_all}),
    Mutant(
        "NT-2.6.1",
        "forces everybody to declare something",
        forced_to(lambda offered: without(offered, legal.DONE)),
    ),
    Mutant(
        "NT-2.6.1",
        "asks who can only finish",
        {"preparation.ask": lambda state, player: state._replace(turn=player)},
    ),
    Mutant(
        "NT-2.6.1",
        "ends preparation with the first quad",
        {
            "preparation.show": lambda state, player, face: SHOW(state, player, face)._replace(
                dealt=replaced(state.dealt, player, 0)
            )
        },
    ),
    Mutant(
        "NT-2.6.1",
        "ends preparation with Hezi",
        {
            "preparation.show_hezi": lambda state, player: SHOW_HEZI(state, player)._replace(
                dealt=replaced(state.dealt, player, 0)
            )
        },
    ),
    Mutant(
        "NT-2.6.1",
        "lets nobody be ready after showing something",
        {
            "legal.may_declare_ready": lambda state, player: (
                not state.melds[player] and MAY_READY(state, player)
            )
        },
    ),
    Mutant(
        "NT-2.6.1",
        "lets nobody be ready who has something to show",
        {
            "legal.may_declare_ready": lambda state, player: (
                not SHOWABLE(state, player) and MAY_READY(state, player)
            )
        },
    ),
    Mutant("NT-2.6.2", "lets the dealer be ready", {"legal.may_declare_ready": dealer_ready}),
    Mutant(
        "NT-2.6.2",
        "lets anybody be ready",
        {"legal.may_declare_ready": lambda state, player: player != state.dealer},
    ),
    Mutant(
        "NT-2.6.2",
        "lets nobody be ready",
        {"legal.may_declare_ready": lambda *_: False},
    ),
    Mutant("NT-2.6.2", "lets who lacks two cards be ready", {"legal.may_declare_ready": two_short}),
    Mutant(
        "NT-2.6.2",
        "waits for cards of which it has shown all",
        {"shapes.waits": lambda concealed, _: WAITS(concealed, 0)},
    ),
    Mutant("NT-2.6.2", "waits for a fifth copy", {"shapes.waits": fifth_copies}),
    Mutant("NT-2.6.2", "lets players be ready in play", declared_in_play()),
    Mutant(
        "NT-2.6.2",
        "forces ready to be declared",
        forced_to(lambda offered: tuple(decision for decision in offered if decision == legal.READY)),
    ),
    Mutant("NT-2.6.2", "doubles nothing", multiplier("ready", lambda _: False)),
    Mutant(
        "NT-2.6.2",
        "doubles twice",
        {
            "win.MULTIPLIERS": (
                *win.MULTIPLIERS,
                *(row for row in win.MULTIPLIERS if row[1].item == hu.TIMES + win.READY),
            )
        },
    ),
    Mutant("NT-2.6.2", "doubles a ready loser", {"settlement.base_score": base_hu_doubled}),
    Mutant(
        "NT-2.6.2",
        "doubles when anybody is ready",
        {"play.finish": doubled_if(lambda state, _: bool(state.ready))},
    ),
    Mutant("NT-2.6.2", "doubles without the declaration", {"play.finish": doubled_if(lambda *_: True)}),
    Mutant(
        "NT-2.6.2",
        "doubles a ready player's self-draw alone",
        {
            "win.MULTIPLIERS": tuple(
                (
                    (lambda r: win.READY in r.win.occasions and r.win.claimed == NO_CARD)
                    if item.item == hu.TIMES + win.READY
                    else condition,
                    item,
                )
                for condition, item in win.MULTIPLIERS
            )
        },
    ),
    Mutant(
        "NT-2.6.3",
        "lets a ready player throw anything",
        {
            "legal.turn": lambda state, player: tuple(
                dict.fromkeys((*turns.TURN(state, player), *turns.DISCARDS(state.hands[player])))
            )
        },
    ),
    Mutant("NT-2.6.3", "lets a ready player lay kongs", {"legal.turn": ready_may_kong}),
    Mutant("NT-2.6.3", "lets a ready player kong the card drawn", {"legal.turn": ready_may_kong_the_drawn}),
    Mutant("NT-2.6.3", "lets a ready player pung", {"legal.melds_offered": ready_melds(legal.KONG)}),
    Mutant("NT-2.6.3", "lets a ready player claim kongs", {"legal.melds_offered": ready_melds(legal.PUNG)}),
    Mutant(
        "NT-2.6.3", "lets no ready player win on a discard", {"legal.claims": turns.ready_seats_do_not_claim}
    ),
    Mutant("NT-2.6.3", "lets no ready player rob", {"legal.robberies": turns.ready_seats_do_not_rob}),
    Mutant("NT-2.6.3", "binds everybody to a ready player", {"legal.turn": all_are_bound}),
    Mutant("NT-2.6.3", "binds a ready player for a turn only", {"play.discard": free_after_a_throw}),
    Mutant(
        "NT-2.7.1",
        "lets the dealer draw first",
        {"preparation.begin_play": lambda state: turns.DRAW(BEGIN(state), state.dealer)},
    ),
    Mutant(
        "NT-2.7.1", "lets the seat behind the dealer begin", {"preparation.begin_play": nobody_discards_first}
    ),
    Mutant(
        "NT-2.7.1",
        "begins before the others have prepared",
        {"preparation.ask_behind": lambda state, _: BEGIN(state)},
    ),
    Mutant("NT-2.7.1", "lets nobody claim the first discard", {"play.discard": first_discard_passes}),
    Mutant(
        "NT-2.7.1",
        "takes no discard for the first after a kong",
        {"play.discard_occasions": not_first_after_a_kong},
    ),
    Mutant("NT-2.7.2", "lets the dealer discard first in any case", {"legal.turn": no_heavenly_win}),
    Mutant("NT-2.7.2", "doubles nothing", multiplier(HEAVENLY, lambda _: False)),
    Mutant(
        "NT-2.7.2",
        "gives the bonus for a self-draw",
        bonus("self-draw", lambda reading: 10 if reading.win.claimed == NO_CARD else 0),
    ),
    Mutant(
        "NT-2.7.2",
        "gives the bonus for a wait",
        bonus("wait", lambda reading: win.wait(reading) or 10 * (reading.win.card == NO_CARD)),
    ),
    Mutant(
        "NT-2.7.2",
        "calls any self-draw of the dealer heavenly",
        heavenly_if(lambda state, player, hand: player == state.dealer and hand.claimed == NO_CARD),
    ),
    Mutant("NT-2.7.2", "calls a win by the first draw heavenly", heavenly_if(drew_first)),
    Mutant(
        "NT-2.7.2",
        "lets a shown triplet spoil it",
        multiplier(HEAVENLY, lambda reading: win.heavenly(reading) and not reading.win.melds),
    ),
    Mutant(
        "NT-2.7.2",
        "takes the first of Hezi's replacements for the winning card",
        {
            "preparation.begin_play": lambda state: (
                BEGIN(state)._replace(card=state.wall[state.back + 1])
                if has_laid(Kind.HEZI)(state, state.dealer) and state.back + 1 < len(state.wall)
                else BEGIN(state)
            )
        },
    ),
    Mutant(
        "NT-2.7.2",
        "takes Hezi's replacement for a kong's",
        {
            "preparation.begin_play": lambda state: BEGIN(state)._replace(
                replacement=any(meld.kind is not Kind.SHOWN_TRIPLET for meld in state.melds[state.dealer])
            )
        },
    ),
    Mutant(
        "NT-2.7.2",
        "takes a triplet shown last for what was replaced",
        {
            "preparation.begin_play": lambda state: BEGIN(state)._replace(
                replacement=bool(state.melds[state.dealer])
                and state.melds[state.dealer][-1].kind is Kind.SHOWN_QUAD
            )
        },
    ),
)

EQUIVALENT: dict[str, str] = {}
"""Mutants that no legal deal can show, and why."""
