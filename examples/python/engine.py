"""The port of a Python engine: between what `table` calls things and what Cardavia calls them.

    cardavia check --game sichuan --engine "python examples/python/engine.py"

The package brings the wire, the schema of every message and the errors; here are only the names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from table import GANG, HU, PASS, PONG, WINNERS, Action, Laid, Table, Tile

from cardavia.cards import Card
from cardavia.engine.port import (
    BadParamsError,
    Description,
    GameOffer,
    IllegalDecisionError,
    NotSupportedError,
)
from cardavia.engine.serve import serve_here
from cardavia.games import game
from cardavia.table import (
    Decision,
    IllegalError,
    Meld,
    Position,
    Result,
    Seat,
    Setup,
    check_decisions,
)

GAME = "sichuan"
SHAPE = game(GAME).shape
"""The deck and how it is dealt: facts about the port, not rules of play."""

SEATS = SHAPE.seats
CARDS = SHAPE.deck.faces
SUITS = "mps"
WORDS: Mapping[Decision, Action] = {
    **{f"void {letter}": Action("name", suit) for suit, letter in enumerate(SUITS)},
    **{f"discard {card}": Action("drop", tile) for tile, card in enumerate(CARDS)},
    **{f"kong {card}": Action("gang", tile) for tile, card in enumerate(CARDS)},
    "pung": PONG,
    "kong": GANG,
    "win": HU,
    "pass": PASS,
}
"""What the port calls each action."""

KINDS = {"pong": "pung", "open": "kong", "hidden": "concealed kong", "added": "added kong"}
NAMES: Mapping[Action, Decision] = {action: word for word, action in WORDS.items()}


class Engine:
    """One table at a time."""

    def __init__(self) -> None:
        self._table: Table | None = None

    def describe(self) -> Description:
        """Who it is and what it plays."""
        deck = dict.fromkeys(CARDS, SHAPE.deck.copies)
        return Description("a table in Python", "1.0.0", {GAME: GameOffer(deck)})

    def deal(self, setup: Setup) -> Position:
        """A new table. What is no deal is refused before the old one is given up."""
        if setup.game != GAME:
            raise NotSupportedError(f"no {setup.game} here, only {GAME}")
        if found := SHAPE.faults(setup):
            raise BadParamsError("; ".join(found))
        hands = [tiles(setup.hands[seat]) for seat in SEATS]
        self._table = Table(hands, tiles(setup.stock), SEATS.index(setup.dealer))
        return position(self._table)

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        """The table after these decisions. What nobody offered is refused before anything is moved."""
        if self._table is None:
            raise IllegalDecisionError("no deal has begun", {"seat": None, "decision": None, "options": []})
        try:
            check_decisions(options(self._table), decisions)
        except IllegalError as error:
            raise IllegalDecisionError(str(error), error.data) from None
        self._table.act({SEATS.index(seat): WORDS[word] for seat, word in decisions.items()})
        return position(self._table)

    def shuffle(self, game: str, seed: int | str) -> Setup:
        """It deals only what it is given, as describe says."""
        raise NotSupportedError(f"no shuffle of {game} with {seed!r} here")


def tiles(cards: Iterable[Card]) -> list[Tile]:
    """Cards as the table numbers them."""
    return [CARDS.index(card) for card in cards]


def cards(tiles: Iterable[Tile]) -> tuple[Card, ...]:
    """The table's numbers as cards."""
    return tuple(CARDS[tile] for tile in tiles)


def meld(laid: Laid) -> Meld:
    """What is laid, in the port's words; `from` only where a tile was claimed."""
    source = None if laid.thrower is None else SEATS[laid.thrower]
    return Meld(KINDS[laid.kind], cards([laid.tile] * laid.size), source)


def options(table: Table) -> dict[Seat, tuple[Decision, ...]]:
    """Who must decide, and what each may."""
    return {
        SEATS[number]: tuple(sorted(NAMES[action] for action in actions))
        for number, actions in table.choices().items()
    }


def position(table: Table) -> Position:
    """The table as the port shows it."""
    seated = dict(zip(SEATS, table.players, strict=True))
    points = {seat: player.points for seat, player in seated.items()}
    winners = tuple(SEATS[number] for number in table.winners)
    result = Result("win" if len(winners) == WINNERS else "exhausted", winners, points)
    return Position(
        phase="over" if table.is_over else "play",
        card=None if table.open_tile is None else CARDS[table.open_tile],
        options=options(table),
        hands={seat: cards(player.hand) for seat, player in seated.items()},
        melds={seat: tuple(map(meld, player.laid)) for seat, player in seated.items()},
        table={seat: cards(player.thrown) for seat, player in seated.items()},
        stock=len(table.wall),
        result=result if table.is_over else None,
        void={seat: SUITS[player.void] for seat, player in seated.items() if player.void is not None},
        out=winners,
        points=points,
    )


if __name__ == "__main__":
    serve_here(Engine())
