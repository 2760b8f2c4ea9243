"""Our own engine, in process: the games of `cardavia.games` behind the port."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardavia import __version__, interruption
from cardavia.engine.port import (
    BadParamsError,
    Description,
    GameOffer,
    IllegalDecisionError,
    NotSupportedError,
)
from cardavia.games import MODULES, game
from cardavia.games.game import Game
from cardavia.table import Decision, IllegalError, Position, Seat, Setup, check_decisions


class _Deal(NamedTuple):
    """A game, where its deal stands, and how that looks."""

    game: Game[Any]
    state: Any
    position: Position


class ReferenceEngine:
    """The games given, or all that we implement, played one deal at a time.

    `ReferenceEngine({"sichuan": game("sichuan", {"SC-gap-5": "2"})})` plays by a profile, and declares it.
    """

    def __init__(self, games: Mapping[str, Game[Any]] | None = None) -> None:
        self._games = {name: game(name) for name in MODULES} if games is None else dict(games)
        self._deal: _Deal | None = None

    def describe(self) -> Description:
        """Who we are; all games can be shuffled and explain their points."""
        offers = {
            name: GameOffer(
                deck=dict.fromkeys(offered.shape.deck.faces, offered.shape.deck.copies),
                shuffle=True,
                explains=("scores", "ledger"),
                rulings=offered.profile.declared(),
            )
            for name, offered in self._games.items()
        }
        return Description("cardavia reference", __version__, offers)

    def deal(self, setup: Setup) -> Position:
        """Start a new deal.

        Raises `NotSupportedError` for a game we do not offer, and `BadParamsError` with everything that
        keeps the setup from being exactly the deck.
        """
        offered = self._offered(setup.game)
        if found := offered.shape.faults(setup):
            raise BadParamsError(f"no deal of {setup.game}: {'; '.join(found)}", {"faults": list(found)})
        return self._stands(offered, offered.start(setup))

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        """Play one decision for each seat asked.

        Raises `BadParamsError` unless each seat has a string, and `IllegalDecisionError` for decisions that
        nobody offered or that come before a deal; the deal then stands as it was.
        """
        _check_strings(decisions)
        if self._deal is None:
            raise IllegalDecisionError(
                "no deal has been begun; deal comes first", {"seat": None, "decision": None, "options": []}
            )
        playing, state, position = self._deal
        try:
            check_decisions(position.options, decisions)
        except IllegalError as error:
            raise IllegalDecisionError(str(error), error.data) from None
        return self._stands(playing, playing.advance(state, decisions))

    def shuffle(self, game: str, seed: int | str) -> Setup:
        """A deal shuffled by `seed`; raises `NotSupportedError` for a game we do not offer."""
        return self._offered(game).shape.shuffle(seed)

    def _stands(self, playing: Game[Any], state: Any) -> Position:
        interruption.check()  # every answer of an engine is a joint
        position = playing.view(state)
        self._deal = _Deal(playing, state, position)
        return position

    def _offered(self, name: str) -> Game[Any]:
        if name not in self._games:
            raise NotSupportedError(f"no game {name!r} here, only {', '.join(self._games)}")
        return self._games[name]


def _check_strings(decisions: object) -> None:
    if not isinstance(decisions, Mapping):
        raise BadParamsError(f"decisions are one string for each seat asked, not {decisions!r}")
    for seat, decision in decisions.items():
        if not isinstance(decision, str):
            raise BadParamsError(f"a decision is a string such as 'pass', that of {seat} is {decision!r}")
