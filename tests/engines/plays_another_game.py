"""Offers a game that we do not know, and no other."""

from tests.engines.base import play, shown, write

play(lambda answer: write(shown(answer, games={"bridge": {"deck": {"AS": 1}}})), verb="describe", number=1)
