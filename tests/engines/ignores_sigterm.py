"""Says nothing any more and will not be ended; as long as it lives, it holds the file that it is given."""

import fcntl
import signal
import sys
import time
from pathlib import Path

from tests.engines.base import play

signal.signal(signal.SIGTERM, signal.SIG_IGN)
with Path(sys.argv[1]).open("w") as held:
    fcntl.flock(held, fcntl.LOCK_EX)
    play(lambda _: time.sleep(600))
