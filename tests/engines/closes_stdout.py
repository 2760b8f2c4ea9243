"""Closes its output and lives on."""

import os
import time

from tests.engines.base import play


def close(_: bytes) -> None:
    os.close(1)
    time.sleep(600)


play(close)
