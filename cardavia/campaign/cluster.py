"""A crew on a cluster of dask.distributed, which the extra `campaign` installs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cardavia.campaign.crew import Crew, CrewError, Lane

PATIENCE = 30.0
"""Seconds that a scheduler is given to answer, and to have a first worker."""

AHEAD = 2
"""Blocks that each worker has at a time, so that none waits for the next one to be sent."""


def cluster(scheduler: str) -> Crew:
    """The workers of a scheduler such as `tcp://10.0.0.1:8786`; raises `CrewError` where there are none."""
    try:
        dask: Any = import_module("distributed")  # an extra, and it costs 0.4 s to import
    except ImportError:
        raise CrewError(
            "--scheduler needs dask.distributed; install it with pip install 'cardavia[campaign]'"
        ) from None
    try:
        client = dask.Client(scheduler, timeout=PATIENCE)
        client.wait_for_workers(1, timeout=PATIENCE)
    except (OSError, ValueError, TimeoutError) as error:
        raise CrewError(f"--scheduler {scheduler}: {error}; is it running, and has it workers?") from error
    workers = len(client.scheduler_info(n_workers=-1)["workers"])
    # Not pure: a block that is played again is played again, and not looked up.
    lane = Lane(lambda: client.get_executor(pure=False), AHEAD * workers, (dask.KilledWorker,))
    return Crew([lane], client.close)
