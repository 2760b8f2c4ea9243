"""Engines that break one property each: ours, with one thing changed, sound in everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from cardavia.engine.port import CrashFault, IllegalDecisionError
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import game
from cardavia.table import PASS, Decision, IllegalError, Position, Seat, Setup, check_decisions


class Fake(ReferenceEngine):
    """Ours, with what `change` makes of each position; it means what it shows.

    Seats that lose all options but to pass are not asked, and windows in which nobody is left are passed.
    """

    setup: Setup
    real: Position
    shown: Position

    def deal(self, setup: Setup) -> Position:
        self.setup = setup
        return self.show(super().deal(setup))

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        try:
            check_decisions(self.shown.options, decisions)
        except IllegalError as error:
            raise IllegalDecisionError(str(error), error.data) from None
        return self.play(decisions)

    def play(self, decisions: Mapping[Seat, Decision]) -> Position:
        return self.show(super().step({seat: decisions.get(seat, PASS) for seat in self.real.options}))

    def show(self, real: Position) -> Position:
        self.real, self.shown = real, self.change(real)
        if not self.shown.options and self.shown.result is None:
            return self.play({})
        return self.shown

    def change(self, position: Position) -> Position:
        return position


def without(position: Position, is_gone: Callable[[Seat, Decision], bool]) -> Position:
    """Some options gone, and seats that could then only pass not asked."""
    left = {
        seat: tuple(option for option in offered if not is_gone(seat, option))
        for seat, offered in position.options.items()
    }
    return replace(position, options={seat: each for seat, each in left.items() if each not in ((), (PASS,))})


def without_pungs(position: Position) -> Position:
    return without(position, lambda _, option: option == "pung")


class ShowsACardTwice(Fake):
    """Instead of the oldest card on a table the one above it is shown once more."""

    def change(self, position: Position) -> Position:
        table = {seat: (*lying[1:2], *lying[1:]) for seat, lying in position.table.items()}
        return replace(position, table=table)


class GivesPointsAway(Fake):
    """As soon as anything is booked, everyone has a point more."""

    def change(self, position: Position) -> Position:
        def more(points: Mapping[Seat, int]) -> dict[Seat, int]:
            return {seat: value + any(points.values()) for seat, value in points.items()}

        result = position.result and replace(position.result, points=more(position.result.points))
        return replace(position, points=more(position.points or {}), result=result)


class BooksOtherwise(Fake):
    """What is booked is not what comes out."""

    def change(self, position: Position) -> Position:
        if position.result is None:
            return position
        doubled = {seat: 2 * value for seat, value in position.result.points.items()}
        return replace(position, result=replace(position.result, points=doubled))


class AsksForPasses(Fake):
    """Where somebody may claim a card, everyone still in play is asked."""

    def change(self, position: Position) -> Position:
        claims = any(PASS in offered for offered in position.options.values())
        idle = [seat for seat in position.hands if claims and seat not in (position.out or ())]
        return replace(position, options={**dict.fromkeys(idle, (PASS,)), **position.options})


class Dances(Fake):
    """Whoever may pass may dance instead, with the same effect."""

    def change(self, position: Position) -> Position:
        more = {
            seat: ("dance", *offered) if PASS in offered else offered
            for seat, offered in position.options.items()
        }
        return replace(position, options=more)

    def play(self, decisions: Mapping[Seat, Decision]) -> Position:
        meant = {seat: PASS if each == "dance" else each for seat, each in decisions.items()}
        return super().play(meant)


class TakesDiscardsBack(Fake):
    """What was discarded last is shown in the hand again."""

    def change(self, position: Position) -> Position:
        hands = {seat: (*hand, *position.table[seat][-1:]) for seat, hand in position.hands.items()}
        table = {seat: lying[:-1] for seat, lying in position.table.items()}
        return replace(position, hands=hands, table=table)


class CallsEveryEndAWin(Fake):
    """However many have won."""

    def change(self, position: Position) -> Position:
        return replace(position, result=position.result and replace(position.result, ending="win"))


class RefusesKongs(Fake):
    """Offers a kong and refuses it."""

    def play(self, decisions: Mapping[Seat, Decision]) -> Position:
        if any(decision.startswith("kong") for decision in decisions.values()):
            raise IllegalDecisionError("no kongs here")
        return super().play(decisions)


class FallsOverKongs(Fake):
    """Offers a kong and breaks down."""

    def play(self, decisions: Mapping[Seat, Decision]) -> Position:
        if any(decision.startswith("kong") for decision in decisions.values()):
            raise CrashFault("no room for a fourth card")
        return super().play(decisions)


class NeverEnds(Fake):
    """When the deal is over everyone is asked again and again."""

    def change(self, position: Position) -> Position:
        if position.result is None:
            return position
        return replace(position, result=None, options=dict.fromkeys(position.hands, (PASS, "win")))

    def play(self, decisions: Mapping[Seat, Decision]) -> Position:
        return super().play(decisions) if self.real.options else self.shown


class HasMoods(Fake):
    """In every second deal there are no pungs."""

    deals = 0

    def deal(self, setup: Setup) -> Position:
        self.deals += 1
        return super().deal(setup)

    def change(self, position: Position) -> Position:
        return position if self.deals % 2 else without_pungs(position)


class HearsEveryone(Fake):
    """Lets seats pass that nobody has asked."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        asked = {seat: each for seat, each in decisions.items() if each != PASS or seat in self.shown.options}
        return super().step(asked or decisions)


class Sulks(Fake):
    """Once it has refused a win, there are no pungs for the rest of the deal."""

    sulking = False

    def deal(self, setup: Setup) -> Position:
        self.sulking = False
        return super().deal(setup)

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        try:
            return super().step(decisions)
        except IllegalDecisionError:
            self.sulking |= "win" in decisions.values()
            raise

    def change(self, position: Position) -> Position:
        return without_pungs(position) if self.sulking else position


class ReadsSeatsAsTheyCome(Fake):
    """Plays otherwise when the seats do not stand in order."""

    def change(self, position: Position) -> Position:
        return position if list(self.setup.hands) == sorted(self.setup.hands) else without_pungs(position)


class LooksAtTheFirstCardDealt(Fake):
    """Plays otherwise when a hand does not begin with its lowest card."""

    def change(self, position: Position) -> Position:
        sort = game(self.setup.game).shape.deck.sort
        in_order = all(cards[0] == sort(cards)[0] for cards in self.setup.hands.values())
        return position if in_order else without_pungs(position)


class PeeksIntoTheStock(Fake):
    """No pungs where an odd number of faces lies at the back of the stock."""

    def change(self, position: Position) -> Position:
        return without_pungs(position) if len(set(self.setup.stock[-8:])) % 2 else position


class FavoursASeat(Fake):
    """Seat A may not pung."""

    def change(self, position: Position) -> Position:
        return without(position, lambda seat, option: (seat, option) == ("A", "pung"))


class FavoursASuit(Fake):
    """Characters may not be punged."""

    def change(self, position: Position) -> Position:
        if position.card and position.card.endswith("m"):
            return without_pungs(position)
        return position
