"""Ends and leaves a child, which holds the file that it is given as long as it lives."""

import fcntl
import signal
import subprocess
import sys
from pathlib import Path

from tests.engines.base import play

signal.signal(signal.SIGTERM, signal.SIG_IGN)  # what a child inherits
with Path(sys.argv[1]).open("w") as held:
    fcntl.flock(held, fcntl.LOCK_EX)
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], pass_fds=[held.fileno()])
    play(lambda _: sys.exit(4))
