"""Keeps every sentence but SC-5.1.3: the additional point of a self-draw stays inside the cap."""

import sys

from cardavia.engine.serve import serve
from tests.cli.engines import Capped

serve(Capped(), sys.stdin.buffer, sys.stdout.buffer)
