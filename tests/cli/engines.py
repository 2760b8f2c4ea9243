"""Engines to check, right and wrong: each is ours with one thing changed. As a script, one is served."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from dataclasses import replace

from cardavia.engine.port import Description
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.serve import serve
from cardavia.table import Decision, Position, Seat, Setup, balance


class Changed(ReferenceEngine):
    """Ours, with what `change` makes of each position."""

    def deal(self, setup: Setup) -> Position:
        return self.change(super().deal(setup))

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        return self.change(super().step(decisions))

    def change(self, position: Position) -> Position:
        return position


class Capped(Changed):
    """Pays the additional point of a self-draw inside the cap."""

    def change(self, position: Position) -> Position:
        paid = [
            entry._replace(amount=min(entry.amount, 32)) if entry.sentence == "SC-5.1.3" else entry
            for entry in position.ledger or ()
        ]
        points = balance(paid, position.hands)
        result = replace(position.result, points=points) if position.result else None
        return replace(position, points=points, ledger=None, result=result)


class AtTheEnd(Changed):
    """Tells points only at the end, and explains nothing."""

    def change(self, position: Position) -> Position:
        return replace(position, points=None, ledger=None, scores=None)

    def describe(self) -> Description:
        return _declaring(super().describe(), {})


class Strict(Changed):
    """Forbids pungs while void tiles are held, as option B of SC-2.1.5 has it, and declares that."""

    def change(self, position: Position) -> Position:
        voids = position.void or {}
        options = {
            seat: tuple(
                option
                for option in offered
                if option != "pung" or not any(card.endswith(voids[seat]) for card in position.hands[seat])
            )
            for seat, offered in position.options.items()
        }
        return replace(position, options=options)

    def describe(self) -> Description:
        return _declaring(super().describe(), {"SC-2.1.5": "B"})


class Secretive(Strict):
    """Does the same and does not say so."""

    def describe(self) -> Description:
        return ReferenceEngine.describe(self)


class Boaster(ReferenceEngine):
    """Declares what it does not do."""

    def describe(self) -> Description:
        return _declaring(super().describe(), {"SC-2.1.5": "B"})


class Muddled(ReferenceEngine):
    """Declares a ruling that does not exist."""

    def describe(self) -> Description:
        return _declaring(super().describe(), {"SC-9.9.9": "1"})


class Fragile(ReferenceEngine):
    """Falls over kongs."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        if any(decision.startswith("kong") for decision in decisions.values()):
            print("a kong is coming", file=sys.stderr, flush=True)  # noqa: T201 - an engine's log
            raise RuntimeError("no room for a fourth tile")
        return super().step(decisions)


class Vanishing(ReferenceEngine):
    """Takes the process it lives in along when a kong comes."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        if any(decision.startswith("kong") for decision in decisions.values()):
            os._exit(9)
        return super().step(decisions)


class Sleepy(ReferenceEngine):
    """Never answers to a kong."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        if any(decision.startswith("kong") for decision in decisions.values()):
            time.sleep(600)
        return super().step(decisions)


class Dead(ReferenceEngine):
    """Never answers to any deal."""

    def deal(self, setup: Setup) -> Position:  # noqa: ARG002 - the port has it
        time.sleep(600)
        raise AssertionError


class Halved(ReferenceEngine):
    """Deals, and can do nothing with it."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        raise NotImplementedError("step")


class Elsewhere(ReferenceEngine):
    """Plays nothing that we know."""

    def describe(self) -> Description:
        return replace(super().describe(), games={})


class Interrupting(ReferenceEngine):
    """Ctrl-C is pressed during its third deal."""

    deals = 0

    def deal(self, setup: Setup) -> Position:
        self.deals += 1
        if self.deals == 3:
            raise KeyboardInterrupt
        return super().deal(setup)


def _declaring(description: Description, rulings: Mapping[str, str]) -> Description:
    offer = replace(description.games["sichuan"], rulings=rulings, explains=())
    return replace(description, games={"sichuan": offer})


if __name__ == "__main__":
    serve(globals()[sys.argv[1]](), sys.stdin.buffer, sys.stdout.buffer)
