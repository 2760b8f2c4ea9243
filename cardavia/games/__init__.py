"""The games we implement. A further game is one folder here and one line in `MODULES`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from cardavia.games.game import Game
from cardavia.games.profile import OURS, Profile

MODULES = {
    "nantong": "cardavia.games.nantong",
    "paohuzi": "cardavia.games.paohuzi",
    "sichuan": "cardavia.games.sichuan",
    "chan": "cardavia.games.chan",
}


def game(name: str, profile: Profile | Mapping[str, str] = OURS) -> Game[Any]:
    """The game of that name, as tables of a profile play it: `game("sichuan", {"SC-gap-5": "2"})`.

    Raises `KeyError` for a game that `MODULES` does not list, and `ProfileError` for rulings or options
    that it cannot play.
    """
    return _played(name, profile if isinstance(profile, Profile) else Profile.of(profile))


@cache
def _played(name: str, profile: Profile) -> Game[Any]:
    offered: Game[Any] = import_module(MODULES[name]).GAME.under(profile)
    return offered
