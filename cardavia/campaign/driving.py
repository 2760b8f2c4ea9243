"""A campaign from where it stands to its end: which block is next, and what becomes of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from cardavia import interruption
from cardavia.campaign.blocks import Block, Task
from cardavia.campaign.crew import Crew, Death
from cardavia.campaign.findings import Finding
from cardavia.campaign.ledger import Ledger
from cardavia.campaign.settling import Settling, approached

DEATHS = 3
"""How often a worker may die over a block until the block is set aside."""

MOST_FINDINGS = 200
"""How many findings are made small; an engine that has more is wrong enough, and the rest is counted only."""


class Ending(Enum):
    """Why a campaign is not played any further."""

    DONE = "done"
    STOPPED = "stopped"
    FOUND_ENOUGH = "found enough"


class Watcher(NamedTuple):
    """Who is told of what: `wants_stop` is asked now and then, the others when something has happened."""

    wants_stop: Callable[[], bool]
    counted: Callable[[Block], object]
    found: Callable[[Finding], object]
    lost: Callable[[int, Death], object]


class Drive:
    """Plays what a ledger lacks, in order, with a crew."""

    def __init__(self, ledger: Ledger, watcher: Watcher, stop_at: int | None = None) -> None:
        self._ledger = ledger
        self._watcher = watcher
        self._stop_at = stop_at
        self._plan = ledger.plan()
        self._starts = ledger.starts()
        self._over = {*ledger.done(), *(each.block for each in ledger.lost() if each.is_aside)}
        self._settling = Settling(ledger, self._plan, self._starts)
        self._known = ledger.looks()
        self._findings = {finding.key for finding, _ in ledger.findings()}

    def run(self, crew: Crew) -> Ending:
        """Play on; every block that comes in is counted at once, whatever happens after."""
        todo = deque(block for block in self._plan.blocks if block not in self._over)
        ending = None
        while todo or crew.running:
            ending = self._ending()
            while ending is None and todo and (lane := crew.free()) and (task := self._task(todo[0])):
                todo.popleft()
                lane.send(task)
            if not crew.running:
                break
            for task, outcome in crew.hear(interruption.POLL):
                if isinstance(outcome, Block):
                    self._count(outcome)
                elif not self._lose(task.block, outcome):
                    todo.appendleft(task.block)
        return ending if todo and ending else Ending.DONE

    def _ending(self) -> Ending | None:
        if self._stop_at is not None and len(self._findings) >= self._stop_at:
            return Ending.FOUND_ENOUGH
        return Ending.STOPPED if self._watcher.wants_stop() else None

    def _task(self, block: int) -> Task | None:
        """What a worker needs for a block; None while blocks are out that its weights depend on."""
        settled = self._settling.weights(self._plan.epoch_of(block), self._over)
        if settled is None:
            return None
        approach, start = approached(self._plan, block, settled, self._starts)
        known = None if len(self._findings) >= MOST_FINDINGS else self._known
        return Task(self._plan, block, approach, start, known)

    def _count(self, block: Block) -> None:
        self._over.add(block.number)
        if not self._ledger.record(block):
            return
        self._settling.count(block)
        for finding in (hit.finding for hit in block.hits if hit.finding):
            if finding.key not in self._findings:
                self._findings.add(finding.key)
                self._watcher.found(finding)
        self._known |= {hit.look for hit in block.hits if hit.finding}
        self._watcher.counted(block)

    def _lose(self, block: int, death: Death) -> bool:
        """Whether a block is set aside, for its worker has died too often."""
        lost = self._ledger.lose(block, death.said, 1 if death.is_final else DEATHS)
        self._watcher.lost(block, death)
        if lost.is_aside:
            self._over.add(block)
        return lost.is_aside
