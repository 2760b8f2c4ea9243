"""Listens, and says nothing any more."""

import sys

from tests.engines.base import play

play(lambda _: sys.stdin.buffer.read())
