"""Deals what it is given and nothing of its own."""

import json

from tests.engines.base import play, shown, write


def describe(answer: bytes) -> None:
    games = json.loads(answer)["result"]["games"]
    write(shown(answer, games={name: {**offer, "shuffle": False} for name, offer in games.items()}))


play(describe, verb="describe", number=1)
