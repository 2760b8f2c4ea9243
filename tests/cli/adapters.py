"""Adapters with one mistake each that authors make; as a script, one is served.

Each stands beside the check that must name its mistake first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from cardavia.engine.port import (
    BadParamsError,
    Description,
    EngineError,
    IllegalDecisionError,
    NotSupportedError,
)
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.serve import serve
from cardavia.table import Decision, Position, Seat, Setup


class Adapter(ReferenceEngine):
    """Ours, one game."""

    def describe(self) -> Description:
        described = super().describe()
        return replace(described, games={"sichuan": replace(described.games["sichuan"], **self.offer())})

    def offer(self) -> dict[str, Any]:
        return {}


class ShortOfADeck(Adapter):
    """Describes a deck without bamboo."""

    def offer(self) -> dict[str, Any]:
        deck = ReferenceEngine().describe().games["sichuan"].deck
        return {"deck": {face: number for face, number in deck.items() if face[-1] != "s"}}


class PlaysAnything(Adapter):
    """Takes any game for the only one it plays."""

    def deal(self, setup: Setup) -> Position:
        return super().deal(replace(setup, game="sichuan"))


class NotYetWritten(Adapter):
    """Deals nothing so far."""

    def deal(self, setup: Setup) -> Position:  # noqa: ARG002 - the port has it
        raise NotSupportedError("deal is yet to be written")


class DealsItself(Adapter):
    """Shuffles, whatever it is given."""

    def deal(self, setup: Setup) -> Position:
        if self._deal is None:
            super().deal(setup)
        return super().deal(replace(self.shuffle(setup.game, 99), game=setup.game))


class FallsOver(Adapter):
    """Crashes on a pung."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        if "pung" in decisions.values():
            raise KeyError("pung")
        return super().step(decisions)


class Ends(Adapter):
    """Gives up at the first step."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:  # noqa: ARG002 - the port has it
        sys.exit("out of memory")


class StandsStill(Adapter):
    """Takes every decision, and nothing comes of it."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:  # noqa: ARG002 - the port has it
        assert self._deal
        return self._deal.position


class TakesBack(Adapter):
    """Offers pungs that it then refuses."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        if "pung" in decisions.values():
            raise IllegalDecisionError("no pung now")
        return super().step(decisions)


class DrawsFromAnywhere(Adapter):
    """Takes the middle of the stock for its front."""

    def deal(self, setup: Setup) -> Position:
        half = len(setup.stock) // 2
        return super().deal(replace(setup, stock=(*setup.stock[half:], *setup.stock[:half])))


class MovesOnItsOwn(Adapter):
    """Names another suit void after each third deal."""

    deals = 0

    def deal(self, setup: Setup) -> Position:
        position = super().deal(setup)
        self.deals += 1
        return position

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        if self.deals % 3 == 0:
            decisions = {
                seat: "void m" if choice == "void p" else choice for seat, choice in decisions.items()
            }
        return super().step(decisions)


class TakesAnything(Adapter):
    """Lets a decision that nobody offered pass for the first one offered."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        options = self._deal.position.options if self._deal else {}
        return super().step(
            {
                seat: choice if not isinstance(choice, str) or choice in options[seat] else options[seat][0]
                for seat, choice in decisions.items()
                if seat in options
            }
        )


class RefusesWithoutSaying(Adapter):
    """Names neither seat nor options."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        return _changed(lambda error: type(error)(str(error)), super().step, decisions)


class RefusesInSilence(Adapter):
    """Has no message for what it refuses."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        return _changed(lambda error: type(error)(" ", error.data), super().step, decisions)


class Forgets(Adapter):
    """Gives up the deal it has before it looks at the next one."""

    def deal(self, setup: Setup) -> Position:
        self._deal = None
        return super().deal(setup)


class CallsAllTheSame(Adapter):
    """Refuses a bad setup like an illegal decision."""

    def deal(self, setup: Setup) -> Position:
        def other(error: EngineError) -> EngineError:
            return IllegalDecisionError(str(error)) if isinstance(error, BadParamsError) else error

        return _changed(other, super().deal, setup)


class SeedsNothing(Adapter):
    """Shuffles with what is at hand."""

    shuffles = 0

    def shuffle(self, game: str, seed: int | str) -> Setup:
        self.shuffles += 1
        return super().shuffle(game, f"{seed} {self.shuffles}")


class IgnoresTheSeed(Adapter):
    """Knows one deal."""

    def shuffle(self, game: str, seed: int | str) -> Setup:  # noqa: ARG002 - the port has it
        return super().shuffle(game, 5)


class DealsTooFew(Adapter):
    """Has no fourteenth tile for the dealer."""

    def shuffle(self, game: str, seed: int | str) -> Setup:
        setup = super().shuffle(game, seed)
        last, *hand = setup.hands[setup.dealer]
        return replace(setup, hands={**setup.hands, setup.dealer: tuple(hand)}, stock=(last, *setup.stock))


class ShufflesUnsaid(Adapter):
    """Has a shuffle that describe does not name."""

    def offer(self) -> dict[str, Any]:
        return {"shuffle": False}


MISTAKES: Mapping[type[Adapter], str] = {
    ShortOfADeck: "games",
    PlaysAnything: "unknown game",
    NotYetWritten: "deal",
    DealsItself: "deal",
    FallsOver: "play",
    TakesBack: "play",
    StandsStill: "play",
    DrawsFromAnywhere: "play",
    MovesOnItsOwn: "again",
    TakesAnything: "illegal decisions",
    RefusesWithoutSaying: "illegal decisions",
    RefusesInSilence: "illegal decisions",
    Forgets: "bad setups",
    CallsAllTheSame: "bad setups",
    SeedsNothing: "shuffle",
    IgnoresTheSeed: "shuffle",
    DealsTooFew: "shuffle",
    ShufflesUnsaid: "shuffle",
}


class DealsWithout(Adapter):
    """Deals only what it is given, and says so."""

    def offer(self) -> dict[str, Any]:
        return {"shuffle": False}

    def shuffle(self, game: str, seed: int | str) -> Setup:
        raise NotSupportedError(f"no shuffle of {game} with {seed}")


class AlsoPlaysBridge(Adapter):
    """Has a game that nobody here knows."""

    def describe(self) -> Description:
        described = super().describe()
        return replace(described, games={**described.games, "bridge": described.games["sichuan"]})


def _changed(
    change: Callable[[EngineError], EngineError], call: Callable[[Any], Position], argument: Any
) -> Position:
    try:
        return call(argument)
    except EngineError as error:
        raise change(error) from None


if __name__ == "__main__":
    serve(globals()[sys.argv[1]](), sys.stdin.buffer, sys.stdout.buffer)
