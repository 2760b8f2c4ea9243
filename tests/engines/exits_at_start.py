"""Does not even start."""

import sys

from tests.engines.base import say

say("no licence found")
sys.exit(7)
