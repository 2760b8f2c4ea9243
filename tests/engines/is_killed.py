"""Is killed from outside, as by a system that has no memory left."""

import os
import signal

from tests.engines.base import play

play(lambda _: os.kill(os.getpid(), signal.SIGKILL))
