"""How seats decide in random deals: from timid to greedy, some to build a hand, most to win when they can."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from cardavia.campaign.groups import company
from cardavia.cards import Card
from cardavia.lockstep.course import Chooser, inclined
from cardavia.table import Decision, Position, Seat

WIN: Decision = "win"
DISCARD = "discard "


class Policy(NamedTuple):
    """How often, from 0 to 1, a seat wins where it can, and does something besides passing and discarding.

    Who `builds` throws the card that goes least with the others in its hand, otherwise any.
    """

    wins: float
    acts: float
    builds: bool = False


POLICIES: Mapping[str, Policy] = {
    "timid": Policy(wins=0.2, acts=0.1),
    "even": Policy(wins=0.5, acts=0.5),
    "greedy": Policy(wins=0.0, acts=0.95),
    "winner": Policy(wins=1.0, acts=0.5),
    "builder": Policy(wins=1.0, acts=0.8, builds=True),
}
"""By name. Who is greedy melds on where it could win, so that hands grow old."""


def deciding(policy: Policy, game: str, random: Random) -> Chooser:
    """Decides by a policy; the same for the same source of chance."""
    near = company(game)

    def choose(_: int, position: Position) -> dict[Seat, Decision]:
        return {seat: decided(offered, position.hands[seat]) for seat, offered in position.options.items()}

    def decided(offered: tuple[Decision, ...], hand: tuple[Card, ...]) -> Decision:
        if WIN in offered:
            if random.random() < policy.wins:
                return WIN
            offered = tuple(each for each in offered if each != WIN) or offered
        chosen = inclined(random, policy.acts, offered)
        return loneliest(offered, hand) if policy.builds and chosen.startswith(DISCARD) else chosen

    def loneliest(offered: tuple[Decision, ...], hand: tuple[Card, ...]) -> Decision:
        def worth(discard: Decision) -> tuple[int, float]:
            others = near.get(discard.removeprefix(DISCARD), {})
            return sum(others.get(card, 0) for card in hand), random.random()

        return min((each for each in offered if each.startswith(DISCARD)), key=worth)

    return choose
