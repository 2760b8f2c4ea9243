"""The port of your engine: it deals what it is given, and takes decisions. README.md says what is next."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.engine.port import Description, GameOffer, NotSupportedError
from cardavia.engine.serve import serve_here
from cardavia.games import game
from cardavia.table import Decision, Position, Seat, Setup

GAME = "@GAME@"
SHAPE = game(GAME).shape
"""The deck and how it is dealt."""


class Engine:
    """One deal at a time."""

    def describe(self) -> Description:
        """Who it is and what it plays."""
        deck = dict.fromkeys(SHAPE.deck.faces, SHAPE.deck.copies)
        return Description("my engine", "0.1.0", {GAME: GameOffer(deck)})

    def deal(self, setup: Setup) -> Position:
        """The first position of a new deal."""
        raise NotSupportedError("deal is yet to be written")

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        """The next position, after one decision from each seat asked."""
        raise NotSupportedError("step is yet to be written")

    def shuffle(self, game: str, seed: int | str) -> Setup:
        """Your own dealing; leave it so if you have none."""
        raise NotSupportedError("this engine deals only what it is given")


if __name__ == "__main__":
    serve_here(Engine())
