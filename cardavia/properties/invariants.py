"""What holds at each position by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from cardavia.decisions import is_decision
from cardavia.engine.sanity import choices, imbalance
from cardavia.games import game
from cardavia.properties.broken import Broken, Trial
from cardavia.properties.facts import Facts
from cardavia.properties.stock import all_cards, between, lie_as_dealt, open_cards, ways
from cardavia.table import PASS, Position, Setup

Invariant = Callable[[Facts, Setup, Position], Iterator[Broken]]
"""What is wrong with a position of a deal; the moves that lead there are filled in by `everywhere`."""

IDLE = frozenset({PASS, "done"})
"""Options that are none: a seat that has no other is not asked."""

wrong = partial(Broken, ())


def everywhere(holds: Invariant) -> Callable[[Trial], Iterator[Broken]]:
    """The invariant at each position of a deal."""

    def check(trial: Trial) -> Iterator[Broken]:
        setup, moves, positions, *_ = trial.played
        for number, position in enumerate(positions):
            for broken in holds(trial.facts, setup, position):
                yield broken._replace(moves=moves[:number])

    return check


def every_card_once(facts: Facts, setup: Setup, position: Position) -> Iterator[Broken]:
    """Hands, melds, table, indicators and what must still lie in the stock are exactly the deck.

    What is left of the stock is known: it is drawn from the front, and from the back where replacements are.
    """
    if not lie_as_dealt(facts, setup, position):
        dealt, shown = all_cards(setup), open_cards(setup, position)
        faults = (
            (dealt - shown - left, shown + left - dealt)
            for left in (Counter(between(setup, *way)) for way in ways(facts, setup, position))
        )
        missing, surplus = min(faults, key=lambda fault: fault[0].total(), default=(Counter(), Counter()))
        yield wrong(
            f"each of the {dealt.total()} cards dealt somewhere, {position.stock} of them in the stock",
            "; ".join(
                f"{what} {' '.join(sorted(cards.elements()))}"
                for what, cards in (("missing", missing), ("too many", surplus))
                if cards
            )
            or "more in the stock than at the deal",
            card=min(missing or surplus, default=None),
        )
    if position.indicators is not None and sorted(position.indicators) != sorted(setup.indicators):
        yield wrong(f"the indicators {' '.join(setup.indicators)}", " ".join(position.indicators))


def points_sum_to_zero(_: Facts, setup: Setup, position: Position) -> Iterator[Broken]:
    """What one seat wins others lose, and what was booked is what comes out."""
    for said in imbalance(position, setup):
        yield wrong("points that sum to zero", said)
    if position.result and position.points is not None:
        for seat in setup.hands:
            booked, result = position.points.get(seat, 0), position.result.points.get(seat, 0)
            if booked != result:
                yield wrong(f"{booked} for {seat} in the result, as booked", str(result), seat)


def hands_have_their_size(facts: Facts, setup: Setup, position: Position) -> Iterator[Broken]:
    """Each hand has as many cards as the rules of drawing, melding and discarding leave it."""
    for seat, hand in position.hands.items():
        if len(hand) not in facts.sizes(setup, position, seat):
            held = " or ".join(map(str, sorted({*facts.sizes(setup, position, seat)})))
            yield wrong(
                f"{seat} holds {held} cards, with {len(position.melds[seat])} melds",
                f"{len(hand)}: {' '.join(hand)}",
                seat,
                position.card,
            )


def somebody_has_a_choice(_: Facts, __: Setup, position: Position) -> Iterator[Broken]:
    """Somebody is asked or the deal is over; nobody is asked who could only pass."""
    for said in choices(position):
        yield wrong("somebody with options, or a result", said)
    for seat, offered in position.options.items():
        if len(offered) == 1 and offered[0] in IDLE:
            yield wrong(
                f"{seat} is not asked, for it has no choice", f"it may {offered[0]}", seat, position.card
            )


def options_are_decisions(_: Facts, setup: Setup, position: Position) -> Iterator[Broken]:
    """Every option is a decision of the game."""
    deck = game(setup.game).shape.deck
    for seat, offered in position.options.items():
        for option in offered:
            if not is_decision(option, deck):
                yield wrong(f"decisions of {setup.game}", f"{seat} may {option!r}", seat)


def the_ending_fits(facts: Facts, _: Setup, position: Position) -> Iterator[Broken]:
    """A deal that ends with `win` has all its winners, and no other has."""
    result = position.result
    if result is not None and (result.ending == "win") is not (len(result.winners) == facts.winners):
        yield wrong(
            f"win with {facts.winners} winner{'s' * (facts.winners > 1)}, otherwise exhausted",
            f"{result.ending} with {len(result.winners)}",
            card=position.card,
        )
