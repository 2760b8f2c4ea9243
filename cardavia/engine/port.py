"""The port every engine offers (`docs/protocol.md`): a few verbs, and the errors they may end in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from cardavia.cards import Card
from cardavia.table import Decision, Json, Position, Seat, Setup

PROTOCOL = 1


@dataclass(frozen=True, slots=True)
class GameOffer:
    """What an engine says of one game it plays.

    `rulings` names the rulings it reads differently and the option it takes. `explains` names the
    optional parts (`scores`, `ledger`) that it fills as docs/protocol.md describes, so that they may be
    held against a scenario; parts it does not name are for people only.
    """

    deck: Mapping[Card, int]
    shuffle: bool = False
    rulings: Mapping[str, str] = field(default_factory=dict)
    explains: tuple[str, ...] = ()

    def to_json(self) -> Json:
        """The wire form."""
        return {
            "deck": dict(self.deck),
            "shuffle": self.shuffle,
            "rulings": dict(self.rulings),
            "explains": list(self.explains),
        }

    @classmethod
    def from_json(cls, data: Json) -> GameOffer:
        """The offer of a wire form."""
        return cls(
            data["deck"],
            data.get("shuffle", False),
            data.get("rulings", {}),
            tuple(data.get("explains", ())),
        )


@dataclass(frozen=True, slots=True)
class Description:
    """Who an engine is and which games it plays."""

    name: str
    version: str
    games: Mapping[str, GameOffer]
    protocol: int = PROTOCOL

    def to_json(self) -> Json:
        """The wire form."""
        return {
            "protocol": self.protocol,
            "name": self.name,
            "version": self.version,
            "games": {game: offer.to_json() for game, offer in self.games.items()},
        }

    @classmethod
    def from_json(cls, data: Json) -> Description:
        """The description of a wire form."""
        games = {game: GameOffer.from_json(offer) for game, offer in data["games"].items()}
        return cls(data["name"], data["version"], games, data["protocol"])


class Engine(Protocol):
    """An engine: one deal at a time, reached by play alone."""

    def describe(self) -> Description:
        """Who it is and what it plays."""

    def deal(self, setup: Setup) -> Position:
        """Start a new deal; raises `BadParamsError` for a setup that is not exactly the deck."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        """One decision for each seat asked; raises `IllegalDecisionError`, and the deal stands as it was."""

    def shuffle(self, game: str, seed: int | str) -> Setup:
        """The engine's own dealing, the same for the same seed; raises `NotSupportedError`."""


class EngineError(Exception):
    """An error the protocol names; `code` is its JSON-RPC code, `data` its details."""

    code: ClassVar[int]

    def __init__(self, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.data = data


class UnknownVerbError(EngineError):
    """A verb the engine does not have."""

    code = -32601


class BadParamsError(EngineError):
    """A setup that is not exactly the deck, a decision that is no string, and the like."""

    code = -32602


class IllegalDecisionError(EngineError):
    """Too few or too many seats, a decision not among the options, no deal or a deal that is over."""

    code = -32001


class NotSupportedError(EngineError):
    """A game or a verb that this engine does not offer."""

    code = -32002


ERRORS: dict[int, type[EngineError]] = {
    error.code: error for error in (UnknownVerbError, BadParamsError, IllegalDecisionError, NotSupportedError)
}


class EngineFault(Exception):  # noqa: N818 - a fault of the engine, told apart from the errors it may answer
    """The engine itself failed; `log` is the end of what it wrote on stderr."""

    def __init__(self, message: str, log: str = "") -> None:
        super().__init__(message)
        self.log = log


class StartFault(EngineFault):
    """It does not start, or does not shake hands."""


class CrashFault(EngineFault):
    """It ended, or closed its output, in the middle of a conversation."""


class TimeoutFault(EngineFault):
    """It did not answer in time."""


class ProtocolFault(EngineFault):
    """It answered with something that is not of the protocol."""
