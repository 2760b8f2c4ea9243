"""Mutants of the steps of scoring and of base hu: `NT-4.1` to `NT-4.5`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from cardavia.games import packed
from cardavia.games.melding.state import Kind, laid_cards
from cardavia.games.nantong import base, hu, settlement, win
from cardavia.games.nantong.base import FOUR_IN_HAND, THREE_IN_HAND, WON_PUNG, WORTH, Holding
from cardavia.games.nantong.cards import FACE, HONOURS, OLD_GENERALS, RANKS, rank
from cardavia.games.nantong.settlement import BASE_DIFFERENCE, DIFFERENCE
from cardavia.games.nantong.state import PLAYERS, SEATS, Shown, State
from cardavia.games.nantong.win import Reading, Win
from cardavia.games.packed import ONE, Face
from cardavia.games.seats import NO_CARD, Player
from cardavia.mutants.mutant import Mutant
from cardavia.table import ScoreItem, Transfer

Items = tuple[ScoreItem, ...]
Indicators = tuple[Face, ...]
Score = Callable[[State, Player], Items]
"""The items of a seat at the end."""

# The real functions, under names that patches do not reach.
SETS = base.sets
ITEM = base.item
DOUBLINGS = base.doublings
APPLIES = base.applies
CLASS_OF = base.class_of
BASE_SCORE = settlement.base_score
DIFFERENCES = settlement.differences

COINS_123 = (FACE["1c"], FACE["2c"], FACE["3c"])
NINES = frozenset(FACE[card] for card in ("9m", "9s", "9c"))
MELDS = frozenset((*Kind, WON_PUNG))
"""Kinds of set that lie on the table, or are worth no more than if they did."""


# Who counts what


def own_base(hand: Win, indicators: Indicators) -> Items:
    """The winner's base hu as it should be."""
    return base.items(Holding(hand.concealed, hand.melds, hand.claimed), indicators)


def by_reading(own: Callable[[Reading, Indicators], Items]) -> dict[str, Any]:
    """A winner's base hu that depends on how the win is read."""

    def items(hand: Win, indicators: Indicators) -> Items:
        readings = win.readings(hand)
        return max(
            ((*own(reading, indicators), *win.additions(reading)) for reading in readings), key=hu.total
        )

    return {"win.items": items}


def arranged(order: Callable[[Items, Items], Items]) -> dict[str, Any]:
    """A winner's items made up otherwise from base hu and additions."""

    def items(hand: Win, indicators: Indicators) -> Items:
        own = own_base(hand, indicators)
        return max((order(own, tuple(win.additions(each))) for each in win.readings(hand)), key=hu.total)

    return {"win.items": items}


def parted(items: Iterable[ScoreItem]) -> tuple[Items, Items]:
    """What is added, and what multiplies."""
    every = tuple(items)
    times = tuple(each for each in every if each.item.startswith(hu.TIMES))
    return tuple(each for each in every if each not in times), times


def multipliers_first(own: Items, more: Items) -> Items:
    added, times = parted(more)
    return (*own, *times, *added)


def rounded_before_multipliers(own: Items, more: Items) -> Items:
    added, times = parted(more)
    return (*hu.rounded((*own, *added)), *times)


def settled(scores: Callable[[State, Player, Items], Iterable[Items]]) -> dict[str, Any]:
    """A deal won, with other scores of all seats: from the state, the winner and its items."""

    def won(state: State, player: Player, hand: Win) -> State:
        own = hu.rounded(win.items(hand, state.indicators))
        found = tuple(scores(state, player, own))
        return settlement._settled(state._replace(winner=player), found, DIFFERENCE)

    return {"settlement.won": won}


def losers_have(score: Score) -> dict[str, Any]:
    """A deal won in which the others have another score."""
    return settled(
        lambda state, winner, own: (own if other == winner else score(state, other) for other in PLAYERS)
    )


def exhausted_with(score: Score) -> dict[str, Any]:
    """An exhausted deal with another score of each seat."""
    return {
        "settlement.exhausted": lambda state: settlement._settled(
            state, tuple(score(state, player) for player in PLAYERS), BASE_DIFFERENCE
        )
    }


def unrounded(state: State, player: Player) -> Items:
    return base.items(Holding(state.hands[player], state.melds[player]), state.indicators)


def with_wenqian(state: State, player: Player) -> Items:
    runs = min(packed.count(state.hands[player], face) for face in COINS_123)
    return hu.rounded((*unrounded(state, player), ScoreItem("wenqian", win.WENQIAN_HU[runs], "")))


def doubled_if(holds: Callable[[State, Player], bool]) -> Score:
    """Base hu, doubled for some seats."""

    def score(state: State, player: Player) -> Items:
        own = unrounded(state, player)
        return hu.rounded((*own, ScoreItem("times that", 2, "")) if holds(state, player) else own)

    return score


def has_elders(state: State, player: Player) -> bool:
    cards = state.hands[player] + laid_cards(state.melds[player])
    return all(packed.count(cards, honour) >= 3 for honour in HONOURS)


def is_ready(state: State, player: Player) -> bool:
    return player in state.ready


def winner_first(state: State, winner: Player, own: Items) -> Iterator[Items]:
    """The winner has at least what the best of the others has."""
    others = max(hu.total(BASE_SCORE(state, other)) for other in PLAYERS if other != winner)
    missing = max(others - hu.total(own), 0)
    for player in PLAYERS:
        yield (*own, ScoreItem("topped up", missing, "")) if player == winner else BASE_SCORE(state, player)


def nobody_above(state: State, winner: Player, own: Items) -> Iterator[Items]:
    """The others have no more than the winner."""
    for player in PLAYERS:
        items = own if player == winner else BASE_SCORE(state, player)
        excess = min(hu.total(own) - hu.total(items), 0)
        yield (*items, ScoreItem("cut", excess, "")) if excess else items


def winner_pays_nobody(state: State, player: Player, hand: Win) -> State:
    own = hu.rounded(win.items(hand, state.indicators))
    scores = tuple(own if other == player else BASE_SCORE(state, other) for other in PLAYERS)
    over = settlement._settled(state._replace(winner=player), scores, DIFFERENCE)
    return over._replace(ledger=tuple(paid for paid in over.ledger if paid.payer != SEATS[player]))


# Sets and what they start from


def worth(kind: str, start: int, exact: int | None = None) -> dict[str, Any]:
    """Another value of a kind, the same for the very card of an indicator unless that is told."""
    changed = WORTH[kind]._replace(hu=start, exact=start if exact is None else exact)
    return {"base.WORTH": {**WORTH, kind: changed}}


def sets_of(change: Callable[[Holding], Iterable[tuple[str, Face]]]) -> dict[str, Any]:
    """Other sets of a seat."""
    return {"base.sets": change}


def pairs_too(holding: Holding) -> Iterator[tuple[str, Face]]:
    yield from SETS(holding)
    for face in packed.different(holding.concealed):
        if packed.count(holding.concealed, face) == 2 and face != holding.claimed:
            yield Kind.PUNG, face


def renamed(old: str, new: str, *, only_claimed: bool = False) -> dict[str, Any]:
    """Sets of one kind taken for another, or just that of the claimed winning card."""

    def sets(holding: Holding) -> Iterator[tuple[str, Face]]:
        for kind, face in SETS(holding):
            is_meant = kind == old and (not only_claimed or face == holding.claimed)
            yield (new if is_meant else kind), face

    return sets_of(sets)


def without(*kinds: str) -> dict[str, Any]:
    """Sets of some kinds left out."""
    return sets_of(lambda holding: (each for each in SETS(holding) if each[0] not in kinds))


def pungs_after_a_discard(holding: Holding) -> Iterator[tuple[str, Face]]:
    for kind, face in SETS(holding):
        is_won_from_another = holding.claimed != NO_CARD and kind == THREE_IN_HAND
        yield (WON_PUNG if is_won_from_another else kind), face


def drawn_like_claimed(hand: Win, indicators: Indicators) -> Items:
    own = own_base(hand, indicators)
    if hand.drawn != NO_CARD:
        held = hand.concealed - ONE[hand.drawn]
        own = base.items(Holding(held, hand.melds, hand.drawn), indicators)
    return max(((*own, *win.additions(reading)) for reading in win.readings(hand)), key=hu.total)


# Doublings


def doubled(times: Callable[[Face, Indicators], int]) -> dict[str, Any]:
    """Another number to multiply a set of that card with."""
    return {"base.doublings": times}


def applying(applies: Callable[[Face, Face], bool]) -> dict[str, Any]:
    """Another answer to whether an indicator doubles a card."""
    return {"base.applies": applies}


def general_times(face: Face) -> int:
    return 2 if face in OLD_GENERALS else 1


def undoubled(*kinds: str) -> Callable[[str, Face, Indicators], ScoreItem]:
    """Sets of some kinds for what they start from."""

    def item(kind: str, face: Face, indicators: Indicators) -> ScoreItem:
        found = ITEM(kind, face, indicators)
        return found._replace(value=found.value // DOUBLINGS(face, indicators)) if kind in kinds else found

    return item


def two_more_for_generals(kind: str, face: Face, indicators: Indicators) -> ScoreItem:
    found = ITEM(kind, face, indicators)
    return found._replace(value=found.value // 2 + 2) if face in OLD_GENERALS else found


def generals_in_hand_alone(kind: str, face: Face, indicators: Indicators) -> ScoreItem:
    found = ITEM(kind, face, indicators)
    is_laid = kind in MELDS and face in OLD_GENERALS
    return found._replace(value=found.value // 2) if is_laid else found


def indicators_in_hand_alone(kind: str, face: Face, indicators: Indicators) -> ScoreItem:
    return ITEM(kind, face, () if kind in MELDS else indicators)


def in_its_suit(indicator: Face, face: Face) -> bool:
    return APPLIES(indicator, face) and (face in OLD_GENERALS or indicator // RANKS == face // RANKS)


def to_its_suit(indicator: Face, face: Face) -> bool:
    is_suited = indicator not in HONOURS and face not in HONOURS
    return APPLIES(indicator, face) or (is_suited and indicator // RANKS == face // RANKS)


def to_its_family(indicator: Face, face: Face) -> bool:
    """The ranks 1, 4 and 7, 2, 5 and 8, 3, 6 and 9 go together."""
    ordinary = indicator not in OLD_GENERALS and face not in OLD_GENERALS
    return APPLIES(indicator, face) or (ordinary and rank(indicator) % 3 == rank(face) % 3)


def to_its_like(indicator: Face, face: Face) -> bool:
    return indicator == face if indicator in OLD_GENERALS else APPLIES(indicator, face)


def general_to_all(indicator: Face, face: Face) -> bool:
    return indicator in OLD_GENERALS or APPLIES(indicator, face)


def nines_to_nine_of_strings(indicator: Face, face: Face) -> bool:
    return APPLIES(indicator, face) or (indicator in NINES and face == FACE["9s"])


def nine_of_strings_to_nines(indicator: Face, face: Face) -> bool:
    return APPLIES(indicator, face) or (indicator == FACE["9s"] and face in NINES)


def generals_to_nines(indicator: Face, face: Face) -> bool:
    return APPLIES(indicator, face) or (indicator in OLD_GENERALS and face in NINES)


def nine_of_strings_as_a_nine(face: Face) -> int:
    return RANKS if face == FACE["9s"] else CLASS_OF(face)


def once_for_both(face: Face, indicators: Indicators) -> int:
    return general_times(face) * (2 if any(base.applies(each, face) for each in indicators) else 1)


def one_more_for_each(face: Face, indicators: Indicators) -> int:
    return general_times(face) * (1 + sum(base.applies(each, face) for each in indicators))


def equal_ones_once(face: Face, indicators: Indicators) -> int:
    return DOUBLINGS(face, tuple(set(indicators)))


# The very card of an indicator


def exact_by_rank(kind: str, face: Face, indicators: Indicators) -> ScoreItem:
    found = ITEM(kind, face, indicators)
    if any(base.applies(each, face) for each in indicators):
        return found._replace(value=WORTH[kind].exact * DOUBLINGS(face, indicators))
    return found


def exact_instead_of_rank(kind: str, face: Face, indicators: Indicators) -> ScoreItem:
    """The very card of an indicator is not doubled by that one besides."""
    others = list(indicators)
    if face in others:
        others.remove(face)
    found = ITEM(kind, face, indicators)
    return found._replace(value=found.value // DOUBLINGS(face, indicators) * DOUBLINGS(face, tuple(others)))


def never_exact(kind: str, face: Face, indicators: Indicators) -> ScoreItem:
    return ITEM(kind, face, indicators)._replace(value=WORTH[kind].hu * DOUBLINGS(face, indicators))


def losers_never_exact(state: State, player: Player) -> Items:
    sets = SETS(Holding(state.hands[player], state.melds[player]))
    return hu.rounded(tuple(never_exact(kind, face, state.indicators) for kind, face in sets))


def transfers_cut(by: int) -> Callable[..., tuple[Transfer, ...]]:
    """Every difference divided."""
    return lambda totals, cause: tuple(
        paid._replace(amount=paid.amount // by) for paid in DIFFERENCES(totals, cause)
    )


EXACT_THREE: Mapping[str, Any] = worth(THREE_IN_HAND, 4, 24)

VERY_CARD = {
    Kind.PUNG: "NT-4.4.1",
    THREE_IN_HAND: "NT-4.4.1",
    WON_PUNG: "NT-4.5.1",
    Shown.TRIPLET: "NT-4.2.1",
    Shown.HEZI: "NT-4.2.2",
}
"""Sets that can be of the very card of an indicator, and where it is said what they start from."""
ALWAYS_VERY_CARD = (Shown.TRIPLET, Shown.HEZI)


def off_by_one() -> Iterator[Mutant]:
    """One engine for each figure of the table that some deal shows, and each of its neighbours."""
    for kind, row in WORTH.items():
        columns = {} if kind in ALWAYS_VERY_CARD else {"hu": row.sentence}
        if kind in VERY_CARD:
            columns["exact"] = VERY_CARD[kind]
        for column, sentence in columns.items():
            for step in (-1, 1):
                figure = getattr(row, column) + step
                says = f"starts {kind} from {figure}" + " as the very card" * (column == "exact")
                table = {**WORTH, kind: row._replace(**{column: figure})}
                yield Mutant(sentence, says, {"base.WORTH": table})


STEPS: tuple[Mutant, ...] = (
    Mutant("NT-4.1.1", "multiplies base hu before it adds the rest", arranged(multipliers_first)),
    Mutant("NT-4.1.1", "rounds before it multiplies", arranged(rounded_before_multipliers)),
    Mutant("NT-4.1.1", "gives the winner no base hu", arranged(lambda _, more: more)),
    Mutant("NT-4.1.1", "gives base hu to the winner alone", losers_have(lambda *_: ())),
    Mutant("NT-4.1.1", "gives losers the bonus for 123c", losers_have(with_wenqian)),
    Mutant("NT-4.1.1", "doubles losers with three elders", losers_have(doubled_if(has_elders))),
    Mutant("NT-4.1.2", "gives the winner at least what the best loser has", settled(winner_first)),
    Mutant("NT-4.1.2", "gives losers no more than the winner", settled(nobody_above)),
    Mutant("NT-4.1.2", "lets the winner pay nobody", {"settlement.won": winner_pays_nobody}),
    Mutant("NT-4.1.2", "takes hu for halves of a point", {"settlement.differences": transfers_cut(2)}),
)

VALUES: tuple[Mutant, ...] = (
    Mutant("NT-4.2.1", "counts 4 for a pung", worth(Kind.PUNG, 4, 8)),
    Mutant("NT-4.2.1", "counts 1 for a pung", worth(Kind.PUNG, 1, 2)),
    Mutant("NT-4.2.1", "counts 2 for three in hand", worth(THREE_IN_HAND, 2, 12)),
    Mutant("NT-4.2.1", "counts 16 for a concealed kong", worth(Kind.CONCEALED, 16)),
    Mutant("NT-4.2.1", "counts 8 for a concealed kong", worth(Kind.CONCEALED, 8)),
    Mutant("NT-4.2.1", "counts 12 for an exposed kong", worth(Kind.EXPOSED, 12)),
    Mutant("NT-4.2.1", "counts an added kong as the pung it was", worth(Kind.ADDED, 2)),
    Mutant("NT-4.2.1", "counts 12 for an added kong", worth(Kind.ADDED, 12)),
    Mutant("NT-4.2.1", "takes four in hand for three", renamed(FOUR_IN_HAND, THREE_IN_HAND)),
    Mutant("NT-4.2.1", "counts four in hand and three of them besides", worth(FOUR_IN_HAND, 16)),
    Mutant("NT-4.2.1", "counts nothing for four in hand", without(FOUR_IN_HAND)),
    Mutant("NT-4.2.1", "takes a shown quad for a concealed kong", worth(Shown.QUAD, 12)),
    Mutant("NT-4.2.1", "takes a shown triplet for three in hand", worth(Shown.TRIPLET, 4, 12)),
    Mutant("NT-4.2.1", "counts melds alone", without(THREE_IN_HAND, FOUR_IN_HAND)),
    Mutant("NT-4.2.1", "counts cards in hand alone", without(*Kind)),
    Mutant("NT-4.2.1", "counts pairs", sets_of(pairs_too)),
    Mutant("NT-4.2.2", "counts nothing for Hezi", without(Shown.HEZI)),
    Mutant("NT-4.2.2", "starts from 12", worth(Shown.HEZI, 12)),
    Mutant("NT-4.2.2", "doubles no Hezi", {"base.item": undoubled(Shown.HEZI)}),
    Mutant("NT-4.2.2", "doubles Hezi once more as the very card", worth(Shown.HEZI, 16, 32)),
    Mutant("NT-4.2.2", "doubles Hezi for one of its indicators", worth(Shown.HEZI, 16, 8)),
)

CLASSES: tuple[Mutant, ...] = (
    Mutant("NT-4.3.1", "takes 9s for no general", {"base.OLD_GENERALS": frozenset(HONOURS)}),
    Mutant("NT-4.3.1", "takes every Nine for a general", {"base.OLD_GENERALS": OLD_GENERALS | NINES}),
    Mutant(
        "NT-4.3.1",
        "doubles no general for itself",
        doubled(lambda face, indicators: DOUBLINGS(face, indicators) // general_times(face)),
    ),
    Mutant("NT-4.3.1", "adds 2 to a general's hu", {"base.item": two_more_for_generals}),
    Mutant("NT-4.3.1", "doubles generals in hand alone", {"base.item": generals_in_hand_alone}),
    Mutant("NT-4.3.1", "doubles no opening of generals", {"base.item": undoubled(Shown.QUAD)}),
    Mutant("NT-4.3.2", "lets an indicator double its own suit alone", applying(in_its_suit)),
    Mutant("NT-4.3.2", "lets an indicator double all of its suit", applying(to_its_suit)),
    Mutant("NT-4.3.2", "lets an indicator double its family of ranks", applying(to_its_family)),
    Mutant("NT-4.3.2", "lets a general double its like alone", applying(to_its_like)),
    Mutant("NT-4.3.2", "lets a general double everything", applying(general_to_all)),
    Mutant("NT-4.3.2", "lets no indicator double melds", {"base.item": indicators_in_hand_alone}),
    Mutant("NT-4.3.2", "doubles no openings", {"base.item": undoubled(Shown.QUAD, Shown.TRIPLET)}),
    Mutant(
        "NT-4.3.2", "lets no indicator double kongs", {"base.item": undoubled(Kind.CONCEALED, Kind.EXPOSED)}
    ),
    Mutant("NT-4.3.3", "lets 9m and 9c double 9s", applying(nines_to_nine_of_strings)),
    Mutant("NT-4.3.3", "lets 9s double 9m and 9c", applying(nine_of_strings_to_nines)),
    Mutant("NT-4.3.3", "lets every general double all Nines", applying(generals_to_nines)),
    Mutant("NT-4.3.3", "takes 9s for a Nine like the others", {"base.class_of": nine_of_strings_as_a_nine}),
    Mutant("NT-4.3.4", "doubles once where both indicators apply", doubled(once_for_both)),
    Mutant("NT-4.3.4", "makes x 3 where both indicators apply", doubled(one_more_for_each)),
    Mutant("NT-4.3.4", "takes two equal indicators for one", doubled(equal_ones_once)),
    Mutant(
        "NT-4.3.4",
        "looks at the first indicator alone",
        doubled(lambda face, indicators: DOUBLINGS(face, indicators[:1])),
    ),
)

EXACT: tuple[Mutant, ...] = (
    Mutant("NT-4.4.1", "has nothing for the very card", {"base.item": never_exact}),
    Mutant("NT-4.4.1", "has it in place of the rank", {"base.item": exact_instead_of_rank}),
    Mutant("NT-4.4.1", "doubles a pung of the very card no more", worth(Kind.PUNG, 2)),
    Mutant("NT-4.4.1", "doubles three in hand once more as well", EXACT_THREE),
    Mutant("NT-4.4.1", "doubles three in hand once more instead", worth(THREE_IN_HAND, 4, 8)),
    Mutant("NT-4.4.1", "takes every card of the rank for the very card", {"base.item": exact_by_rank}),
    Mutant("NT-4.4.1", "doubles a shown triplet once more", worth(Shown.TRIPLET, 16, 32)),
    Mutant("NT-4.4.1", "has it for the winner alone", {"settlement.base_score": losers_never_exact}),
    Mutant("NT-4.4.2", "takes 222m for the very card too", {"base.item": exact_by_rank}),
    Mutant("NT-4.4.2", "counts 48 for 222s", EXACT_THREE),
    Mutant("NT-4.4.2", "counts 12 for 222s", {"base.item": exact_instead_of_rank}),
    Mutant("NT-4.4.3", "counts 32 for Hezi", worth(Shown.HEZI, 16, 8)),
    Mutant("NT-4.4.3", "counts 128 for Hezi", worth(Shown.HEZI, 16, 32)),
    Mutant("NT-4.4.3", "doubles a pung of 4m once", doubled(equal_ones_once)),
)

WINNING_CARD: tuple[Mutant, ...] = (
    Mutant(
        "NT-4.5.1", "takes a triplet won from another for three in hand", renamed(WON_PUNG, THREE_IN_HAND)
    ),
    Mutant("NT-4.5.1", "takes a triplet that was drawn for a pung", {"win.items": drawn_like_claimed}),
    Mutant("NT-4.5.1", "counts nothing for a triplet won from another", without(WON_PUNG)),
    Mutant("NT-4.5.1", "takes all triplets for pungs after a discard", sets_of(pungs_after_a_discard)),
    Mutant("NT-4.5.1", "doubles a won pung of the very card no more", worth(WON_PUNG, 2)),
    Mutant(
        "NT-4.5.1",
        "takes a fourth card from another into the hand",
        renamed(THREE_IN_HAND, FOUR_IN_HAND, only_claimed=True),
    ),
)

MUTANTS: tuple[Mutant, ...] = (*STEPS, *off_by_one(), *VALUES, *CLASSES, *EXACT, *WINNING_CARD)
