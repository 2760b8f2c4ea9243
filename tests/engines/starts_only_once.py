"""Crashes, and does not start again: the file named by its argument is still there."""

import sys
from pathlib import Path

from tests.engines.base import play

Path(sys.argv[1]).open("x").close()
play(lambda _: sys.exit("the end"))
