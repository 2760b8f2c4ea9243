"""Says nothing any more, and does nothing."""

import time

from tests.engines.base import play

play(lambda _: time.sleep(600))
