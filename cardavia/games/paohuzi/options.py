"""The options of each ruling that a table may play in place of ours, and the rules of a profile."""

from __future__ import annotations

from functools import cache

from cardavia.games.paohuzi.cards import SHAPE
from cardavia.games.paohuzi.rules import Rules
from cardavia.games.profile import Options, Profile, changed


@cache
def rules(profile: Profile) -> Rules:
    """The rules of the tables that play by a profile."""
    return changed(ours(), OPTIONS, profile)


def ours() -> Rules:
    """Every ruling as we read it."""
    return Rules(shape=SHAPE)


OPTIONS: Options = {}
