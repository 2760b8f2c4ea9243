"""Offers what no game knows."""

import json

from tests.engines.base import play, shown, write

play(lambda answer: write(shown(answer, options={**json.loads(answer)["result"]["options"], "C": ["dance"]})))
