"""`cardavia` with a signal at a known moment: `signalled.py MOMENT SIGNAL NUMBER ARGUMENT...`.

The moment is the NUMBERth joint, that is call of `interruption.check`: the signal comes there, or in a
finaliser or the callback of a weak reference that run there, where an exception would be lost.
"""

from __future__ import annotations

import signal
import sys
import weakref
from collections.abc import Callable
from itertools import count

from cardavia import interruption
from cardavia.__main__ import main


class Fleeting:
    """Something that goes as soon as nobody has it; what it is told to do then comes last."""

    def __init__(self, last: Callable[[], object] = lambda: None) -> None:
        self._last = last

    def __del__(self) -> None:
        self._last()


def at_the_joint(raised: Callable[[], object]) -> None:
    """The signal comes while ordinary lines run."""
    raised()


def in_a_finaliser(raised: Callable[[], object]) -> None:
    """The signal comes while an object is taken apart."""
    Fleeting(raised)


def in_a_callback(raised: Callable[[], object]) -> None:
    """The signal comes in what a weak reference calls."""
    fleeting = Fleeting()
    reference = weakref.ref(fleeting, lambda _: raised())
    del fleeting
    assert reference() is None


MOMENTS = {moment.__name__: moment for moment in (at_the_joint, in_a_finaliser, in_a_callback)}


if __name__ == "__main__":
    _, moment, name, number, *sys.argv[1:] = sys.argv
    joints = count(1)
    check = interruption.check

    def checked() -> None:
        """The joint, at which the signal may come."""
        if next(joints) == int(number):
            MOMENTS[moment](lambda: signal.raise_signal(signal.Signals[name]))
        check()

    interruption.check = checked
    main()
