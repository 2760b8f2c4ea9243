"""Which approach a block takes: drawn by its epoch's weights, which come from what was reached before."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from cardavia.campaign.blocks import Block
from cardavia.campaign.ledger import Ledger, Weights
from cardavia.campaign.plan import Approach, Plan, drawn
from cardavia.campaign.recipes import SITUATION, Start
from cardavia.campaign.weights import LAG, Tally, situations, weights


def approached(
    plan: Plan, block: int, settled: Weights, starts: Sequence[Start]
) -> tuple[Approach, Start | None]:
    """How a block is played, and where its deals begin if they begin with a situation."""
    approach = plan.approach(block, settled.approaches)
    if approach.recipe != SITUATION:
        return approach, None
    return approach, starts[drawn(settled.starts, plan.seed, "start", block)]


class _Reach(NamedTuple):
    approach: Approach
    deals: int
    reached: Mapping[str, int]


class Settling:
    """The weights of a shard's epochs, each settled as soon as all is in that it depends on."""

    def __init__(self, ledger: Ledger, plan: Plan, starts: Sequence[Start]) -> None:
        self._ledger = ledger
        self._plan = plan
        self._starts = starts
        self._tally = Tally()
        self._tallied = 0
        self._waiting: dict[int, list[_Reach]] = {}
        self._settled: dict[int, Weights] = {}
        for block in ledger.blocks():
            if block.number in plan.blocks:
                self.count(block)

    def count(self, block: Block) -> None:
        """One more block has been played."""
        epoch = self._plan.epoch_of(block.number)
        reach = _Reach(block.approach, block.deals, block.reached)
        self._waiting.setdefault(epoch, []).append(reach)

    def weights(self, epoch: int, over: Collection[int]) -> Weights | None:
        """Those of an epoch; None while some of the blocks they depend on are not `over`."""
        if epoch not in self._settled:
            shard = self._plan.shard.number
            kept = self._ledger.weights(shard, epoch)
            if kept is None:
                kept = self.worked_out(epoch, over)
                if kept is None:
                    return None
                self._ledger.settle(shard, epoch, kept)
            self._settled[epoch] = kept
        return self._settled[epoch]

    def worked_out(self, epoch: int, over: Collection[int]) -> Weights | None:
        """The weights of an epoch from what was reached; they are asked for in order."""
        while self._tallied <= epoch - LAG:
            if not all(block in over for block in self._plan.blocks_in(self._tallied)):
                return None
            for reach in self._waiting.pop(self._tallied, ()):
                self._tally.add(*reach)
            self._tallied += 1
        return Weights(weights(self._tally), situations(self._starts, self._tally.reached))
