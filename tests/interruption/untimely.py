"""`cardavia` with a signal when workers are deaf to it: `untimely.py MOMENT SIGNAL ARGUMENT...`.

Ends with `KILLED` if a worker had to be killed, and otherwise as the command does.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.process import BaseProcess

from cardavia import interruption
from cardavia.__main__ import main
from cardavia.running import workers

KILLED = 99


def while_workers_begin(raised: Callable[[], object]) -> None:
    """It comes to each worker before that one has begun to listen, and then to the program."""
    follow = interruption.follow

    def followed() -> None:
        raised()
        follow()
        os.kill(os.getppid(), signal.SIGTERM)

    interruption.follow = followed


def while_workers_wait(raised: Callable[[], object]) -> None:
    """It comes to the program when a worker waits for a scenario, which nobody hands out any more."""

    def conduct(crew: workers._Crew, *_: object) -> None:
        while True:
            for __, message in crew.hear():
                if isinstance(message, workers.Ready):
                    raised()
                    interruption.check()

    workers._conduct = conduct  # type: ignore[assignment] # less of it is wanted


MOMENTS = {moment.__name__: moment for moment in (while_workers_begin, while_workers_wait)}

if __name__ == "__mp_main__":  # a worker, which has not yet begun to listen
    signal.raise_signal(signal.SIGINT)

if __name__ == "__main__":
    _, moment, name, *sys.argv[1:] = sys.argv
    if moment in MOMENTS:
        MOMENTS[moment](lambda: signal.raise_signal(signal.Signals[name]))
    kill = BaseProcess.kill

    def killed(process: BaseProcess) -> None:
        """A worker is killed, if it is still there."""
        if process.is_alive():
            atexit.register(os._exit, KILLED)
        kill(process)

    setattr(BaseProcess, "kill", killed)  # noqa: B010 - to be told of it
    main()
