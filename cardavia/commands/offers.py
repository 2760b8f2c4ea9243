"""Which games an engine plays, asked before anything else is."""

from __future__ import annotations

from cardavia.commands.status import MisuseError, NoEngineError
from cardavia.engine.connect import connect
from cardavia.engine.port import StartFault
from cardavia.games import MODULES


def common(specs: tuple[str, ...], timeout: float, wanted: str | None) -> tuple[str, ...]:
    """The games of ours that all these engines offer, or the one wanted.

    Raises `MisuseError` where there is none and `NoEngineError` for an engine that does not start.
    """
    offers = [_offered(spec, timeout) for spec in specs]
    games = tuple(name for name in MODULES if wanted in (None, name) and all(name in each for each in offers))
    if not games:
        listed = " | ".join(", ".join(sorted(each)) or "nothing" for each in offers)
        by = "both" if len(specs) > 1 else "the engine"
        raise MisuseError(f"{wanted or 'any game of ours'} is not offered by {by}: {listed}")
    return games


def _offered(spec: str, timeout: float) -> frozenset[str]:
    try:
        with connect(spec, timeout) as connection:
            return frozenset(connection.description.games)
    except StartFault as fault:
        raise NoEngineError(str(fault)) from fault
