"""The handshake: whatever starts must say who it is before anything else is asked of it."""

from __future__ import annotations

from collections.abc import Callable

from cardavia.engine.port import Description, EngineError, EngineFault, StartFault


def shake_hands(name: str, describe: Callable[[], Description]) -> Description:
    """What `describe` says; raises `StartFault` where it says nothing of use, caused by the fault, if any."""
    try:
        return describe()
    except EngineError as error:
        raise StartFault(f"{name}: describe is refused, which every engine must answer: {error}") from None
    except EngineFault as fault:
        raise StartFault(f"{name}: does not start as an engine: {fault}", fault.log) from fault
