"""How often each approach is taken: more often the more it reaches of what is rare.

Weights are whole numbers worked out from counts alone, so that they can be worked out again. Those of an
epoch come from the epochs up to two before, so that nobody waits for the slowest block of the last one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cardavia.campaign.plan import APPROACHES, Approach
from cardavia.campaign.recipes import Start

LAG = 2
"""From how many epochs before the newest counts come that weights are made of."""

WHOLE = 1000
"""What the weights of a campaign sum to, about; a part of it is shared out evenly."""

EVEN = 400
"""The part of `WHOLE` that does not depend on what was reached."""


@dataclass
class Tally:
    """What was reached in some blocks: deals by what they reached, in all and by approach."""

    deals: Counter[Approach] = field(default_factory=Counter)
    reached: Counter[str] = field(default_factory=Counter)
    by_approach: dict[Approach, Counter[str]] = field(default_factory=dict)

    def add(self, approach: Approach, deals: int, reached: Mapping[str, int]) -> None:
        """One more block."""
        self.deals[approach] += deals
        self.reached.update(reached)
        self.by_approach.setdefault(approach, Counter()).update(reached)


def weights(tally: Tally) -> tuple[int, ...]:
    """One for each of `APPROACHES`; one that has not been tried is taken to be worth as much as the best."""
    worth = {approach: _worth(tally, approach) for approach in tally.deals}
    best = max(worth.values(), default=0)
    found = [worth.get(approach, best) for approach in APPROACHES]
    each = EVEN // len(APPROACHES)
    return tuple(each + (WHOLE - EVEN) * value // (sum(found) or 1) for value in found)


def _worth(tally: Tally, approach: Approach) -> int:
    """How much of all that was reached a deal of an approach reaches, each thing counting the same."""
    deals, found = tally.deals[approach], tally.by_approach[approach]
    return sum(10**12 * times // (deals * tally.reached[each]) for each, times in found.items())


def situations(starts: Sequence[Start], reached: Mapping[str, int]) -> tuple[int, ...]:
    """One weight for each situation: the rarer the sentences are that its scenario pins, the more."""
    return tuple(
        1 + max((WHOLE // (1 + reached.get(f"sentence {each}", 0)) for each in start.sentences), default=0)
        for start in starts
    )
