"""Plays with five."""

import json

from tests.engines.base import play, shown, write

play(lambda answer: write(shown(answer, hands={**json.loads(answer)["result"]["hands"], "E": []})))
