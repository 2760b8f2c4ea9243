"""Mutants of what a winner adds, of what doubles it and of the settlement: `NT-4.6` to `NT-4.11`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from cardavia.games import packed
from cardavia.games.melding.state import Kind, MeldKind, Phase, laid_cards
from cardavia.games.nantong import base, hu, play, settlement, shapes, view, win
from cardavia.games.nantong.base import Holding
from cardavia.games.nantong.cards import FACE, HONOURS, RANKS, rank
from cardavia.games.nantong.shapes import Form
from cardavia.games.nantong.state import BEHIND, PLAYERS, SEATS, Shown, State
from cardavia.games.nantong.win import (
    BONUSES,
    FIRST_DISCARD,
    LAST_CARD,
    MULTIPLIERS,
    READY,
    SHAPES,
    Reading,
    Win,
)
from cardavia.games.packed import ONE, Face
from cardavia.games.seats import NO_CARD, Player
from cardavia.mutants.mutant import Mutant
from cardavia.mutants.nantong.scoring import (
    BASE_SCORE,
    DIFFERENCES,
    Indicators,
    Items,
    arranged,
    by_reading,
    doubled_if,
    exhausted_with,
    has_elders,
    is_ready,
    losers_have,
    own_base,
    parted,
    unrounded,
    with_wenqian,
)
from cardavia.table import Result, ScoreItem, Transfer

Test = Callable[[Reading], bool]
Worth = Callable[[Reading], int]

# The real functions, under names that patches do not reach.
QING, PIAO, CLOSED, ELDERS = win.qing, win.piao, win.closed_piao, win.three_elders
WENQIAN, SELF_DRAW, REPLACEMENT, WAIT = win.wenqian, win.self_draw, win.kong_replacement, win.wait
READINGS = win.readings
ROUNDED = hu.rounded
WIN_WITH_CLAIMED = play.win_with_claimed
WIN_ON_OWN_TURN = play.win_on_own_turn
DISCARD_OCCASIONS = play.discard_occasions
FINISH = play.finish
RESULT = view.result


# The tables of the winner's items


def shape(name: str, test: Test | None = None, value: int | None = None) -> dict[str, Any]:
    """Another test or another value for a shape."""
    return {
        "win.SHAPES": tuple(
            (test or fits, item._replace(value=item.value if value is None else value))
            if item.item == name
            else (fits, item)
            for fits, item in SHAPES
        )
    }


def bonus(name: str, worth: Worth) -> dict[str, Any]:
    """Another bonus in place of the one of that name."""
    return {"win.BONUSES": tuple((worth if row[1] == name else row[0], *row[1:]) for row in BONUSES)}


def multiplier(name: str, test: Test) -> dict[str, Any]:
    """Another test for a multiplier."""
    return {
        "win.MULTIPLIERS": tuple(
            (test if item.item == hu.TIMES + name else holds, item) for holds, item in MULTIPLIERS
        )
    }


def one_more_multiplier(test: Test) -> dict[str, Any]:
    return {"win.MULTIPLIERS": (*MULTIPLIERS, (test, ScoreItem("times another", 2, "")))}


def never(_: Reading) -> bool:
    return False


def piao_is(test: Test) -> dict[str, Any]:
    """Another answer to whether a reading is Piao, wherever that is asked."""
    return {"win.piao": test, **shape("piao", test), **multiplier("piao", test)}


def occurs(reading: Reading, occasion: str) -> bool:
    return occasion in reading.win.occasions


# Shapes


def one_suit(reading: Reading) -> bool:
    return QING(reading) and len({group.face // RANKS for group in reading.split}) == 1


def runs_beside_melds(reading: Reading) -> bool:
    return all(group.form is not Form.TRIPLET for group in reading.split)


def no_melds(reading: Reading) -> bool:
    return QING(reading) and not reading.win.melds


def pair_of_a_suit(reading: Reading) -> bool:
    return QING(reading) and all(group.face not in HONOURS for group in reading.split)


def without_base_hu(own: Items, more: Items) -> Items:
    return more if any(item.item == "qing" for item in more) else (*own, *more)


def any_identical_group(reading: Reading) -> bool:
    laid = bool(reading.win.groups_laid)
    return laid or any(group.form is Form.TRIPLET for group in reading.split)


def runs_of(*starts: str) -> Test:
    """Piao with these runs allowed, by their first cards."""
    allowed = {FACE[start] for start in starts}
    return lambda reading: all(group.form is not Form.RUN or group.face in allowed for group in reading.split)


def without_kongs(reading: Reading) -> bool:
    return PIAO(reading) and all(meld.copies == 3 for meld in reading.win.groups_laid)


def piao_after_doubling(own: Items, more: Items) -> Items:
    added, times = parted(more)
    late = tuple(item for item in added if item.item == "piao")
    return (*own, *(item for item in added if item not in late), *times, *late)


def wenqian_after_doubling(own: Items, more: Items) -> Items:
    added, times = parted(more)
    late = tuple(item for item in added if item.item == "wenqian")
    return (*own, *(item for item in added if item not in late), *times, *late)


def any_123(reading: Reading) -> int:
    runs = (group for group in reading.split if group.form is Form.RUN and rank(group.face) == 1)
    return win.WENQIAN_HU[min(sum(1 for _ in runs), 4)]


def any_run_of_coins(reading: Reading) -> int:
    runs = (group for group in reading.split if group.form is Form.RUN and group.face >= FACE["1c"])
    return win.WENQIAN_HU[min(sum(1 for _ in runs), 4)]


# Which split


def chosen(prefer: Callable[[Reading, Items], Any]) -> dict[str, Any]:
    """The reading that comes first in another order."""

    def items(hand: Win, indicators: Indicators) -> Items:
        own = own_base(hand, indicators)
        found = ((reading, (*own, *win.additions(reading))) for reading in READINGS(hand))
        return max(found, key=lambda each: prefer(*each))[1]

    return {"win.items": items}


def first_place(hand: Win) -> Iterator[Reading]:
    """Each split with the first place alone that the winning card can have."""
    seen = set()
    for reading in READINGS(hand):
        if reading.split not in seen:
            seen.add(reading.split)
            yield reading


def triplets(reading: Reading) -> int:
    return sum(group.form is Form.TRIPLET for group in reading.split)


def order_of_shape(_: Reading, items: Items) -> tuple[int, int]:
    """Qing before Piao before Tazi, and only then the total."""
    names = [item.item for item in items]
    order = next(place for place, name in enumerate(("tazi", "piao", "qing")) if name in names)
    return order, hu.total(items)


def held_sets(reading: Reading, indicators: Indicators, counted: Callable[[str, Face], bool]) -> Items:
    """Base hu, of concealed sets only those that count."""
    hand = reading.win
    holding = Holding(hand.concealed, hand.melds, hand.claimed)
    sets = tuple(base.sets(holding))[len(hand.melds) :]
    laid = base.items(Holding(0, hand.melds), indicators)
    return (*laid, *(base.item(kind, face, indicators) for kind, face in sets if counted(kind, face)))


def triplets_of_the_split(reading: Reading, indicators: Indicators) -> Items:
    faces = {group.face for group in reading.split if group.form is Form.TRIPLET}
    return held_sets(reading, indicators, lambda _, face: face in faces)


def nothing_in_the_pair(reading: Reading, indicators: Indicators) -> Items:
    pair = next(group.face for group in reading.split if group.form is Form.PAIR)
    return held_sets(reading, indicators, lambda _, face: face != pair)


def quads_as_triplets(reading: Reading, indicators: Indicators) -> Items:
    """Four in hand for what three are worth."""
    found = held_sets(reading, indicators, lambda *_: True)
    return tuple(
        item._replace(value=item.value // 3) if item.item.startswith("four in hand") else item
        for item in found
    )


# Bonuses


def only_in_piao(reading: Reading) -> int:
    return WENQIAN(reading) if PIAO(reading) else 0


def replaced_self_draw(reading: Reading) -> int:
    return 0 if REPLACEMENT(reading) else SELF_DRAW(reading)


def for_every_win(_: Reading) -> int:
    return 10


def for_each_kong(reading: Reading) -> int:
    return REPLACEMENT(reading) * sum(meld.copies == 4 for meld in reading.win.melds)


def for_earlier_kongs(reading: Reading) -> int:
    drawn = reading.win.drawn != NO_CARD
    return 10 if drawn and any(meld.copies == 4 for meld in reading.win.melds) else 0


def last_meld_is(*kinds: MeldKind) -> Worth:
    """The bonus for a replacement, if the kong before it was of these kinds."""
    return lambda reading: REPLACEMENT(reading) if reading.win.melds[-1].kind in kinds else 0


def robbed_like_drawn(state: State, player: Player, face: Face, occasions: frozenset[str]) -> State:
    if state.phase is not Phase.ROB:
        return WIN_WITH_CLAIMED(state, player, face, occasions)
    hand = Win(state.hands[player] + ONE[face], state.melds[player], drawn=face, occasions=occasions)
    return FINISH(state, player, hand)


def shot_after_kong(state: State, player: Player, face: Face, occasions: frozenset[str]) -> State:
    shot = {win.KONG_REPLACEMENT} if state.replacement else set()
    return WIN_WITH_CLAIMED(state, player, face, occasions | shot)


def is_pair(reading: Reading) -> bool:
    return reading.place is not None and reading.place.form is Form.PAIR


def in_run(*places: tuple[int, int]) -> Test:
    """Whether the winning card has one of these places in a run from one of these ranks; rank 0 is any."""

    def test(reading: Reading) -> bool:
        group, card = reading.place, reading.win.card
        if group is None or group.form is not Form.RUN:
            return False
        return any(start in (0, rank(group.face)) and card == group.face + at for start, at in places)

    return test


MIDDLE, THREE_OF_123, SEVEN_OF_789 = in_run((0, 1)), in_run((1, 2)), in_run((7, 0))
OUTSIDE = in_run((1, 0), (7, 2))
ENDS = in_run((0, 0), (0, 2))


def no_wait_for(test: Test) -> dict[str, Any]:
    return bonus("wait", lambda reading: 0 if test(reading) else WAIT(reading))


def also_wait_for(test: Test) -> dict[str, Any]:
    return bonus("wait", lambda reading: 10 if test(reading) else WAIT(reading))


def won_triplet(reading: Reading) -> bool:
    return reading.place is not None and reading.place.form is Form.TRIPLET


def is_drawn(reading: Reading) -> bool:
    return reading.win.drawn != NO_CARD


def is_claimed(reading: Reading) -> bool:
    return reading.win.claimed != NO_CARD


def any_three_or_seven(reading: Reading) -> bool:
    place = reading.place
    return place is not None and place.form is Form.RUN and rank(reading.win.card) in (3, 7)


def has_other_waits(reading: Reading) -> bool:
    hand = reading.win
    before = hand.concealed - ONE[hand.drawn] if is_drawn(reading) else hand.concealed
    return len(shapes.waits(before, laid_cards(hand.melds))) > 1


def wait_of_any_split(hand: Win, indicators: Indicators) -> Items:
    """The dearest split, with the bonus for the wait if any other split has it."""
    own = own_base(hand, indicators)
    best = max(READINGS(hand), key=lambda reading: hu.total((*own, *win.additions(reading))))
    added, times = parted(win.additions(best))
    gain = max(map(WAIT, READINGS(hand))) - WAIT(best)
    return (*own, *added, ScoreItem("wait", gain, ""), *times)


def for_each_condition(reading: Reading) -> int:
    """10 for the pair and 10 for the middle of a run, if the split has the card in both."""
    card = reading.win.card
    if reading.place is None:
        return 0
    middle = any(group.form is Form.RUN and card == group.face + 1 for group in reading.split)
    return WAIT(reading) + (10 if is_pair(reading) and middle else 0)


# Multipliers


def has_pung(reading: Reading) -> bool:
    return any(meld.kind is Kind.PUNG for meld in reading.win.melds)


def has_exposed_meld(reading: Reading) -> bool:
    return any(meld.kind is not Kind.CONCEALED for meld in reading.win.groups_laid)


def closed_tazi(reading: Reading) -> bool:
    return not QING(reading) and not has_pung(reading)


def elders_with(cards: Callable[[Reading], int], copies: int = 3) -> Test:
    return lambda reading: all(packed.count(cards(reading), honour) >= copies for honour in HONOURS)


def all_cards(reading: Reading) -> int:
    return reading.win.whole + laid_cards(reading.win.groups_laid)


def three_of_four_generals(reading: Reading) -> bool:
    cards = all_cards(reading)
    return sum(packed.count(cards, face) >= 3 for face in (*HONOURS, FACE["9s"])) >= 3


def elders_as_triplets(reading: Reading) -> bool:
    return ELDERS(reading) and not any(
        meld.copies == 4 and meld.face in HONOURS for meld in reading.win.melds
    )


def elders_with_hezi(reading: Reading) -> bool:
    hezi = {meld.face for meld in reading.win.melds if meld.kind is Shown.HEZI}
    cards = all_cards(reading)
    return all(honour in hezi or packed.count(cards, honour) >= 3 for honour in HONOURS)


def any_first_discard(state: State) -> frozenset[str]:
    supplier = SEATS[state.turn]
    others = (meld for melds in state.melds for meld in melds)
    claimed = any(meld.supplier is not None and SEATS[meld.supplier] == supplier for meld in others)
    return frozenset() if claimed or len(state.table[state.turn]) > 1 else frozenset({FIRST_DISCARD})


def any_discard_of_the_dealer(state: State) -> frozenset[str]:
    return frozenset({FIRST_DISCARD}) if state.turn == state.dealer else frozenset()


def first_that_lies(state: State) -> frozenset[str]:
    return frozenset({FIRST_DISCARD}) if sum(map(len, state.table)) == 1 else frozenset()


def last_discard(state: State) -> frozenset[str]:
    return DISCARD_OCCASIONS(state) | (set() if state.stock else {LAST_CARD})


def last_but_one(state: State, player: Player) -> State:
    """The occasion is one card early."""
    seen = state._replace(front=state.back) if state.stock == 1 else state
    return WIN_ON_OWN_TURN(seen, player)._replace(front=state.front)


def heavenly_like_drawn(state: State, player: Player) -> State:
    if state.card != NO_CARD:
        return WIN_ON_OWN_TURN(state, player)
    hand = Win(state.hands[player], state.melds[player], drawn=packed.different(state.hands[player])[0])
    return FINISH(state, player, hand)


def with_factor(factor: Callable[[int], int]) -> dict[str, Any]:
    """Another factor for a number of multipliers."""

    def total(items: Iterable[ScoreItem]) -> int:
        added, times = parted(items)
        return sum(item.value for item in added) * factor(len(times))

    return {"hu.total": total}


def capped_at(limit: int) -> dict[str, Any]:
    """No total is above a limit."""

    def rounded(items: Items) -> Items:
        found = ROUNDED(items)
        excess = min(limit - hu.total(found), 0)
        return (*found, ScoreItem("cut", excess, "")) if excess else found

    return {"hu.rounded": rounded}


# Rounding and settlement


def rounding(missing: Callable[[int], int]) -> dict[str, Any]:
    """Another rounding of a total."""
    return {"hu.rounded": lambda items: (*items, ScoreItem("rounding", missing(hu.total(items)), ""))}


def nearest(total: int) -> int:
    return (total + 5) // 10 * 10 - total


def base_rounded_first(own: Items, more: Items) -> Items:
    return (*ROUNDED(own), *more)


def each_set_rounded(holding: Holding, indicators: Indicators) -> Items:
    found = (base.item(kind, face, indicators) for kind, face in base.sets(holding))
    return tuple(item._replace(value=item.value + -item.value % 10) for item in found)


def raw(state: State, winner: Player, hand: Win) -> State:
    """Differences of what has not been rounded, each rounded up by itself."""
    scores = tuple(
        win.items(hand, state.indicators) if player == winner else unrounded(state, player)
        for player in PLAYERS
    )
    over = settlement._settled(state._replace(winner=winner), scores, settlement.DIFFERENCE)
    rounded = (paid._replace(amount=paid.amount + -paid.amount % 10) for paid in over.ledger)
    return over._replace(ledger=tuple(rounded))


def settling(paid: Callable[[State, Player], tuple[Transfer, ...]]) -> dict[str, Any]:
    """A deal won, with other transfers: from the state as it is settled, and the winner."""
    real = settlement.won

    def won(state: State, player: Player, hand: Win) -> State:
        over = real(state, player, hand)
        return over._replace(ledger=paid(over, player))

    return {"settlement.won": won}


def between(payer: Player, receiver: Player, amount: int) -> Transfer:
    return Transfer(SEATS[payer], SEATS[receiver], amount, *settlement.DIFFERENCE)


def totals(state: State) -> tuple[int, ...]:
    return tuple(map(hu.total, state.scores))


def only_with_the_winner(state: State, winner: Player) -> tuple[Transfer, ...]:
    return tuple(paid for paid in state.ledger if SEATS[winner] in (paid.payer, paid.receiver))


def whole_totals(state: State, winner: Player) -> tuple[Transfer, ...]:
    """The others pay the winner its whole total and settle with each other."""
    rest = (paid for paid in state.ledger if SEATS[winner] not in (paid.payer, paid.receiver))
    full = totals(state)[winner]
    return (*(between(other, winner, full) for other in PLAYERS if other != winner), *rest)


def every_total_from_both(state: State, _: Player) -> tuple[Transfer, ...]:
    """Each pays each its whole total."""
    found = totals(state)
    pairs = ((one, other) for one in PLAYERS for other in PLAYERS if one != other and found[other])
    return tuple(between(one, other, found[other]) for one, other in pairs if found[other] > found[one])


def supplier_twice(state: State, winner: Player) -> tuple[Transfer, ...]:
    supplier = SEATS[state.turn]
    return tuple(
        paid._replace(amount=2 * paid.amount)
        if (paid.payer, paid.receiver) == (supplier, SEATS[winner])
        else paid
        for paid in state.ledger
    )


def supplier_for_all(state: State, winner: Player) -> tuple[Transfer, ...]:
    """Whoever discards pays the winner for both."""
    if state.turn == winner:
        return state.ledger
    supplier = SEATS[state.turn]
    return tuple(
        paid._replace(payer=supplier) if paid.receiver == SEATS[winner] else paid for paid in state.ledger
    )


def ties_to_the_winner(state: State, winner: Player) -> tuple[Transfer, ...]:
    """Who has the same total as the winner pays it 10."""
    found = totals(state)
    tied = (other for other in PLAYERS if other != winner and found[other] == found[winner])
    return (*state.ledger, *(between(other, winner, 10) for other in tied))


def neighbours(found: tuple[int, ...], cause: tuple[str, str]) -> tuple[Transfer, ...]:
    """The first and the last in rank settle with the one between them only."""
    ordered = sorted(PLAYERS, key=found.__getitem__)
    apart = {SEATS[ordered[0]], SEATS[ordered[2]]}
    return tuple(paid for paid in DIFFERENCES(found, cause) if {paid.payer, paid.receiver} != apart)


def dealing_next(player: Callable[[State], Player]) -> dict[str, Any]:
    """Another seat deals next."""

    def result(state: State) -> Result:
        return replace(RESULT(state), next_dealer=SEATS[player(state)])

    return {"view.result": result}


def behind_dealer(state: State) -> Player:
    return BEHIND[state.dealer][0]


def winner_or_next(state: State) -> Player:
    return behind_dealer(state) if state.winner is None else state.winner


def dealer_stays_if(holds: Callable[[State], bool]) -> dict[str, Any]:
    return dealing_next(lambda state: state.dealer if holds(state) else behind_dealer(state))


SHAPE_MUTANTS: tuple[Mutant, ...] = (
    Mutant("NT-4.6.1", "counts no base hu besides", arranged(without_base_hu)),
    Mutant("NT-4.6.1", "wants one suit", shape("qing", one_suit)),
    Mutant("NT-4.6.1", "does not look at melds", shape("qing", runs_beside_melds)),
    Mutant("NT-4.6.1", "lets Hezi spoil it", shape("qing", no_melds)),
    Mutant("NT-4.6.1", "wants a pair of a suit", shape("qing", pair_of_a_suit)),
    Mutant("NT-4.6.1", "counts 50", shape("qing", value=50)),
    Mutant("NT-4.6.1", "doubles the total as well", one_more_multiplier(QING)),
    Mutant("NT-4.6.2", "allows any run", piao_is(any_identical_group)),
    Mutant("NT-4.6.2", "allows no run", piao_is(runs_of())),
    Mutant("NT-4.6.2", "allows 123 of any suit", piao_is(runs_of("1m", "1s", "1c"))),
    Mutant("NT-4.6.2", "wants no kong", piao_is(without_kongs)),
    Mutant("NT-4.6.2", "adds 50 after doubling", arranged(piao_after_doubling)),
    Mutant("NT-4.6.2", "doubles nothing", multiplier("piao", never)),
    Mutant("NT-4.6.2", "counts 100", shape("piao", value=100)),
    Mutant("NT-4.6.3", "counts nothing for a mixed hand", shape("tazi", value=0)),
    Mutant("NT-4.6.3", "counts 10", shape("tazi", value=10)),
    Mutant("NT-4.6.3", "counts 30", shape("tazi", value=30)),
    Mutant("NT-4.6.4", "takes 123 of every suit", bonus("wenqian", any_123)),
    Mutant("NT-4.6.4", "takes every run of Coins", bonus("wenqian", any_run_of_coins)),
    Mutant("NT-4.6.4", "knows none", bonus("wenqian", lambda _: 0)),
)

SPLITS: tuple[Mutant, ...] = (
    Mutant("NT-4.7.1", "takes the first split", chosen(lambda *_: 0)),
    Mutant("NT-4.7.1", "takes the cheapest split", chosen(lambda _, items: -hu.total(items))),
    Mutant("NT-4.7.1", "takes seven runs wherever it can", chosen(order_of_shape)),
    Mutant(
        "NT-4.7.1",
        "takes as many triplets as it can",
        chosen(lambda reading, items: (triplets(reading), hu.total(items))),
    ),
    Mutant(
        "NT-4.7.1",
        "takes as few triplets as it can",
        chosen(lambda reading, items: (-triplets(reading), hu.total(items))),
    ),
    Mutant("NT-4.7.1", "takes the first place for the winning card", {"win.readings": first_place}),
    Mutant("NT-4.7.2", "counts the triplets of the split alone", by_reading(triplets_of_the_split)),
    Mutant("NT-4.7.2", "counts nothing of which two are in the pair", by_reading(nothing_in_the_pair)),
    Mutant("NT-4.7.2", "counts four in hand as three", by_reading(quads_as_triplets)),
)

BONUS_MUTANTS: tuple[Mutant, ...] = (
    Mutant("NT-4.8.1", "counts 20 for each", {"win.WENQIAN_HU": (0, 20, 40, 60, 80)}),
    Mutant("NT-4.8.1", "adds up 20, 50, 100 and 200", {"win.WENQIAN_HU": (0, 20, 70, 170, 370)}),
    Mutant("NT-4.8.1", "counts no more for four than for three", {"win.WENQIAN_HU": (0, 20, 50, 100, 100)}),
    Mutant("NT-4.8.1", "counts it in Piao alone", bonus("wenqian", only_in_piao)),
    Mutant("NT-4.8.1", "adds it after doubling", arranged(wenqian_after_doubling)),
    Mutant("NT-4.8.1", "gives it to losers", losers_have(with_wenqian)),
    Mutant("NT-4.8.1", "gives it in exhausted deals", exhausted_with(with_wenqian)),
    Mutant("NT-4.9.1", "counts nothing for a self-draw", bonus("self-draw", lambda _: 0)),
    Mutant("NT-4.9.1", "counts 10 for every win", bonus("self-draw", for_every_win)),
    Mutant(
        "NT-4.9.1",
        "doubles for a self-draw",
        {**bonus("self-draw", lambda _: 0), **one_more_multiplier(is_drawn)},
    ),
    Mutant("NT-4.9.1", "counts a replacement for no self-draw", bonus("self-draw", replaced_self_draw)),
    Mutant("NT-4.9.1", "counts 10 for each kong in a row", bonus("kong replacement", for_each_kong)),
    Mutant("NT-4.9.1", "counts 10 for kongs of earlier turns", bonus("kong replacement", for_earlier_kongs)),
    Mutant(
        "NT-4.9.1",
        "knows replacements of concealed kongs alone",
        bonus("kong replacement", last_meld_is(Kind.CONCEALED)),
    ),
    Mutant(
        "NT-4.9.1",
        "knows no replacement of an added kong",
        bonus("kong replacement", last_meld_is(Kind.CONCEALED, Kind.EXPOSED, Shown.QUAD)),
    ),
    Mutant("NT-4.9.1", "takes a robbed card for drawn", {"play.win_with_claimed": robbed_like_drawn}),
    Mutant("NT-4.9.1", "pays for the discard after a kong", {"play.win_with_claimed": shot_after_kong}),
    Mutant("NT-4.9.2", "counts nothing for the pair", no_wait_for(is_pair)),
    Mutant("NT-4.9.2", "counts nothing for the middle of a run", no_wait_for(MIDDLE)),
    Mutant("NT-4.9.2", "counts nothing for the Three of 123", no_wait_for(THREE_OF_123)),
    Mutant("NT-4.9.2", "counts nothing for the Seven of 789", no_wait_for(SEVEN_OF_789)),
    Mutant("NT-4.9.2", "counts the One of 123 and the Nine of 789", also_wait_for(OUTSIDE)),
    Mutant("NT-4.9.2", "counts every end of a run", also_wait_for(ENDS)),
    Mutant("NT-4.9.2", "counts every Three and Seven in a run", also_wait_for(any_three_or_seven)),
    Mutant("NT-4.9.2", "counts a triplet", also_wait_for(won_triplet)),
    Mutant("NT-4.9.2", "wants no other wait", no_wait_for(has_other_waits)),
    Mutant("NT-4.9.2", "counts it for drawn cards alone", no_wait_for(is_claimed)),
    Mutant("NT-4.9.2", "counts it for claimed cards alone", no_wait_for(is_drawn)),
    Mutant("NT-4.9.2", "counts the wait of another split", {"win.items": wait_of_any_split}),
    Mutant("NT-4.9.3", "counts the pair and the middle", bonus("wait", for_each_condition)),
    Mutant("NT-4.9.3", "counts it in place of a self-draw", no_wait_for(is_drawn)),
    Mutant(
        "NT-4.9.3",
        "counts it in place of a kong replacement",
        no_wait_for(lambda reading: REPLACEMENT(reading) > 0),
    ),
)

MULTIPLIER_MUTANTS: tuple[Mutant, ...] = (
    Mutant(
        "NT-4.10.1",
        "doubles in place of Piao",
        multiplier("piao", lambda reading: PIAO(reading) and not CLOSED(reading)),
    ),
    Mutant("NT-4.10.1", "never doubles once more", multiplier("closed piao", never)),
    Mutant(
        "NT-4.10.1",
        "wants a self-draw",
        multiplier("closed piao", lambda reading: CLOSED(reading) and is_drawn(reading)),
    ),
    Mutant(
        "NT-4.10.1",
        "lets a won triplet leave it closed",
        multiplier("closed piao", lambda reading: PIAO(reading) and not has_pung(reading)),
    ),
    Mutant(
        "NT-4.10.1",
        "lets exposed kongs open it",
        multiplier("closed piao", lambda reading: CLOSED(reading) and not has_exposed_meld(reading)),
    ),
    Mutant(
        "NT-4.10.1",
        "lets melds open it",
        multiplier("closed piao", lambda reading: CLOSED(reading) and not reading.win.melds),
    ),
    Mutant(
        "NT-4.10.1",
        "does not look at melds",
        multiplier(
            "closed piao",
            lambda reading: PIAO(reading) and not (is_claimed(reading) and won_triplet(reading)),
        ),
    ),
    Mutant(
        "NT-4.10.1",
        "doubles Tazi without pungs too",
        multiplier("closed piao", lambda reading: CLOSED(reading) or closed_tazi(reading)),
    ),
    Mutant("NT-4.10.2", "is content with one of each", multiplier("three elders", elders_with(all_cards, 1))),
    Mutant("NT-4.10.2", "is content with two of each", multiplier("three elders", elders_with(all_cards, 2))),
    Mutant(
        "NT-4.10.2",
        "wants three 9s as well",
        multiplier(
            "three elders",
            lambda reading: ELDERS(reading) and packed.count(all_cards(reading), FACE["9s"]) >= 3,
        ),
    ),
    Mutant("NT-4.10.2", "takes 9s for an elder", multiplier("three elders", three_of_four_generals)),
    Mutant(
        "NT-4.10.2",
        "doubles Piao alone",
        multiplier("three elders", lambda reading: ELDERS(reading) and PIAO(reading)),
    ),
    Mutant(
        "NT-4.10.2",
        "leaves out a claimed winning card",
        multiplier(
            "three elders",
            elders_with(lambda reading: reading.win.concealed + laid_cards(reading.win.groups_laid)),
        ),
    ),
    Mutant(
        "NT-4.10.2",
        "does not look at melds",
        multiplier("three elders", elders_with(lambda reading: reading.win.whole)),
    ),
    Mutant("NT-4.10.2", "takes no kong for three", multiplier("three elders", elders_as_triplets)),
    Mutant("NT-4.10.2", "doubles losers", losers_have(doubled_if(has_elders))),
    Mutant("NT-4.10.2", "doubles in exhausted deals", exhausted_with(doubled_if(has_elders))),
    Mutant("NT-4.10.3", "doubles no heavenly win", multiplier("heavenly win", never)),
    Mutant(
        "NT-4.10.3", "takes a heavenly win for a self-draw", {"play.win_on_own_turn": heavenly_like_drawn}
    ),
    Mutant("NT-4.10.3", "doubles for nobody's first discard", multiplier(FIRST_DISCARD, never)),
    Mutant(
        "NT-4.10.3", "doubles for everybody's first discard", {"play.discard_occasions": any_first_discard}
    ),
    Mutant(
        "NT-4.10.3",
        "doubles for every discard of the dealer",
        {"play.discard_occasions": any_discard_of_the_dealer},
    ),
    Mutant(
        "NT-4.10.3", "forgets a first discard that was claimed", {"play.discard_occasions": first_that_lies}
    ),
    Mutant("NT-4.10.3", "doubles for nobody ready", multiplier(READY, never)),
    Mutant(
        "NT-4.10.3",
        "doubles for ready players who draw alone",
        multiplier(READY, lambda reading: occurs(reading, READY) and is_drawn(reading)),
    ),
    Mutant(
        "NT-4.10.3",
        "doubles twice for ready players",
        one_more_multiplier(lambda reading: occurs(reading, READY)),
    ),
    Mutant("NT-4.10.3", "doubles ready losers", losers_have(doubled_if(is_ready))),
    Mutant("NT-4.10.3", "doubles for no last card", multiplier(LAST_CARD, never)),
    Mutant(
        "NT-4.10.3",
        "doubles for no last card that is a replacement",
        multiplier(LAST_CARD, lambda reading: occurs(reading, LAST_CARD) and not REPLACEMENT(reading)),
    ),
    Mutant("NT-4.10.3", "doubles for the last card but one", {"play.win_on_own_turn": last_but_one}),
    Mutant("NT-4.10.3", "doubles for the last discard", {"play.discard_occasions": last_discard}),
    Mutant("NT-4.10.4", "adds multipliers up", with_factor(lambda number: 2 * number or 1)),
    Mutant("NT-4.10.4", "adds one for each multiplier", with_factor(lambda number: number + 1)),
    Mutant("NT-4.10.4", "takes one multiplier at most", with_factor(lambda number: 2 if number else 1)),
    Mutant("NT-4.10.4", "takes three multipliers at most", with_factor(lambda number: 1 << min(number, 3))),
    Mutant("NT-4.10.4", "has a limit of 1000", capped_at(1000)),
    Mutant("NT-4.10.5", "takes Hezi for an elder", multiplier("three elders", elders_with_hezi)),
)

SETTLEMENT: tuple[Mutant, ...] = (
    Mutant("NT-4.11.1", "rounds to the nearest ten", rounding(nearest)),
    Mutant("NT-4.11.1", "rounds down", rounding(lambda total: -(total % 10))),
    Mutant("NT-4.11.1", "always rounds up, 20 to 30", rounding(lambda total: 10 - total % 10)),
    Mutant("NT-4.11.1", "rounds 0 up to 10", rounding(lambda total: -total % 10 if total else 10)),
    Mutant("NT-4.11.1", "rounds up to a multiple of five", rounding(lambda total: -total % 5)),
    Mutant("NT-4.11.1", "rounds nothing", {"hu.rounded": lambda items: items}),
    Mutant("NT-4.11.1", "rounds base hu before doubling", arranged(base_rounded_first)),
    Mutant("NT-4.11.1", "rounds every set", {"base.items": each_set_rounded}),
    Mutant("NT-4.11.1", "rounds the winner alone", {"settlement.base_score": unrounded}),
    Mutant("NT-4.11.2", "lets losers settle with the winner alone", settling(only_with_the_winner)),
    Mutant("NT-4.11.2", "lets losers pay the winner's whole total", settling(whole_totals)),
    Mutant("NT-4.11.2", "lets who has less pay the other's whole total", settling(every_total_from_both)),
    Mutant("NT-4.11.2", "rounds differences, not totals", {"settlement.won": raw}),
    Mutant("NT-4.11.2", "settles with the next in rank alone", {"settlement.differences": neighbours}),
    Mutant("NT-4.11.2", "breaks a tie for the winner", settling(ties_to_the_winner)),
    Mutant("NT-4.11.3", "lets the discarder pay twice", settling(supplier_twice)),
    Mutant("NT-4.11.3", "lets the discarder pay for all", settling(supplier_for_all)),
    Mutant("NT-4.11.3", "lets losers settle nothing with each other", settling(only_with_the_winner)),
    Mutant("NT-4.11.4", "settles nothing", exhausted_with(lambda *_: ())),
    Mutant("NT-4.11.4", "doubles who is ready", exhausted_with(doubled_if(is_ready))),
    Mutant("NT-4.11.4", "doubles three elders", exhausted_with(doubled_if(has_elders))),
    Mutant("NT-4.11.4", "counts 123c", exhausted_with(with_wenqian)),
    Mutant(
        "NT-4.11.4",
        "does not double base hu",
        exhausted_with(lambda state, player: BASE_SCORE(state._replace(indicators=()), player)),
    ),
    Mutant(
        "NT-4.11.4",
        "counts melds alone",
        exhausted_with(lambda state, player: BASE_SCORE(state._replace(hands=(0,) * 3), player)),
    ),
    Mutant("NT-4.11.4", "rounds nothing", exhausted_with(unrounded)),
    Mutant("NT-4.11.5", "lets the winner deal", dealing_next(winner_or_next)),
    Mutant(
        "NT-4.11.5",
        "lets a winning dealer deal again",
        dealer_stays_if(lambda state: state.winner == state.dealer),
    ),
    Mutant(
        "NT-4.11.5",
        "lets the dealer deal again when nobody wins",
        dealer_stays_if(lambda state: state.winner is None),
    ),
    Mutant("NT-4.11.5", "goes the other way round", dealing_next(lambda state: BEHIND[state.dealer][-1])),
    Mutant("NT-4.11.5", "lets the same seat deal always", dealer_stays_if(lambda _: True)),
)

MUTANTS: tuple[Mutant, ...] = (
    *SHAPE_MUTANTS,
    *SPLITS,
    *BONUS_MUTANTS,
    *MULTIPLIER_MUTANTS,
    *SETTLEMENT,
)
