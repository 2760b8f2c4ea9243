"""All checks on one engine, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cardavia.engine.connect import Connection
from cardavia.engine.port import EngineFault
from cardavia.games import MODULES, game
from cardavia.smoke.checks import COMMON, OF_A_GAME
from cardavia.smoke.finding import Check, Finding, Ground, NotOfferedError, Outcome, Smoke, UnsoundError

SEED = "smoke"
"""Of the deals that are played."""
ANSWER = "an answer of the protocol"


def smoke(connection: Connection, only: str | None = None) -> Smoke:
    """What comes of every check, on all games that the engine offers and we know, or on one of ours."""
    engine, description = connection
    wanted = (only,) if only else tuple(MODULES)
    grounds = [Ground(engine, description, wanted, name, game(name).shape.shuffle(SEED)) for name in wanted]
    offered = [ground for ground in grounds if ground.game in description.games]
    findings = [*_findings(COMMON, (offered or grounds)[0], None)]
    for ground in offered:
        findings += _findings(OF_A_GAME, ground, ground.game)
    strangers = tuple(name for name in description.games if name not in MODULES)
    return Smoke(description, tuple(findings), strangers)


def _findings(checks: Iterable[Check], ground: Ground, of: str | None) -> Iterator[Finding]:
    good: set[str] = set()
    for check in checks:
        finding = (
            _finding(check, ground) if good.issuperset(check.needs) else Finding(check, Outcome.NOT_REACHED)
        )
        if finding.outcome is Outcome.OK:
            good.add(check.name)
        yield replace(finding, game=of)


def _finding(check: Check, ground: Ground) -> Finding:
    try:
        return Finding(check, Outcome.OK, remark=check.run(ground))
    except NotOfferedError as told:
        return Finding(check, Outcome.NOT_OFFERED, remark=str(told))
    except UnsoundError as error:
        return Finding(check, Outcome.FAILED, expected=error.expected, got=error.got)
    except EngineFault as fault:
        return Finding(check, Outcome.FAILED, expected=ANSWER, got=str(fault), log=fault.log)
