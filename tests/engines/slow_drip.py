"""Answers a byte at a time, always alive and never done."""

import time

from tests.engines.base import play, write


def drip(answer: bytes) -> None:
    for byte in answer * 100:
        write(bytes([byte]).strip() or b" ")
        time.sleep(0.02)


play(drip)
