"""The games we implement. A further game is one folder here and one line in `MODULES`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from cardavia.games.game import Game

MODULES = {
    "nantong": "cardavia.games.nantong",
    "paohuzi": "cardavia.games.paohuzi",
    "sichuan": "cardavia.games.sichuan",
    "chan": "cardavia.games.chan",
}


@cache
def game(name: str) -> Game[Any]:
    """The game of that name; raises `KeyError` for one that `MODULES` does not list."""
    offered: Game[Any] = import_module(MODULES[name]).GAME
    return offered
