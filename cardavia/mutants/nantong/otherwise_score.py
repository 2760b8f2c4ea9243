"""Engines that read the rules of scoring otherwise: each takes another option of a ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardavia.games import packed
from cardavia.games.melding.state import Kind
from cardavia.games.nantong import base, preparation
from cardavia.games.nantong.base import FOUR_IN_HAND, THREE_IN_HAND
from cardavia.games.nantong.state import State
from cardavia.games.nantong.win import Reading
from cardavia.games.seats import NO_CARD
from cardavia.mutants.mutant import Otherwise
from cardavia.mutants.nantong import scoring, winning
from cardavia.mutants.nantong.scoring import Indicators, Items, arranged, by_reading, own_base, renamed
from cardavia.mutants.nantong.winning import CLOSED, PIAO, bonus, multiplier

BEGIN_PLAY = preparation.begin_play


# The claimed winning card


def third_copy_in_runs(kind: str | None) -> dict[str, Any]:
    """A third copy from another that does not stand in a triplet makes another set, or none."""

    def own(reading: Reading, indicators: Indicators) -> Items:
        hand = reading.win
        copies = 0 if hand.claimed == NO_CARD else packed.count(hand.concealed, hand.claimed)
        found = own_base(hand, indicators)
        if copies != 2 or winning.won_triplet(reading):
            return found
        kept = own_base(hand._replace(claimed=NO_CARD), indicators)
        return kept if kind is None else (*kept, base.item(kind, hand.claimed, indicators))

    return by_reading(own)


# Bonuses and multipliers


def hezi_like_a_quad(state: State) -> State:
    begun = BEGIN_PLAY(state)
    return begun._replace(replacement=begun.card != NO_CARD)


def no_kong_before_play(state: State) -> State:
    return BEGIN_PLAY(state)._replace(replacement=False)


def one_ten(reading: Reading) -> int:
    """The wait, where nothing else has given 10."""
    return 0 if winning.is_drawn(reading) else winning.WAIT(reading)


OTHERWISE: tuple[Otherwise, ...] = (
    Otherwise("NT-4.1.1", "2", arranged(scoring.multipliers_first)),
    Otherwise("NT-4.4.1", "2", {"base.item": scoring.exact_instead_of_rank}),
    Otherwise("NT-4.7.1", "2", winning.chosen(winning.order_of_shape)),
    Otherwise("NT-4.7.2", "2", by_reading(winning.nothing_in_the_pair)),
    Otherwise("NT-4.9.1", "1b", {"preparation.begin_play": no_kong_before_play}),
    Otherwise("NT-4.9.1", "2b", {"preparation.begin_play": hezi_like_a_quad}),
    Otherwise("NT-4.9.2", "2", winning.no_wait_for(winning.has_other_waits)),
    Otherwise(
        "NT-4.9.3",
        "2",
        {
            "win.BONUSES": tuple(
                row for row in bonus("wait", one_ten)["win.BONUSES"] if row[1] != "kong replacement"
            )
        },
    ),
    Otherwise(
        "NT-4.10.1",
        "1b",
        multiplier("closed piao", lambda reading: PIAO(reading) and not winning.has_pung(reading)),
    ),
    Otherwise(
        "NT-4.10.1",
        "2b",
        multiplier("closed piao", lambda reading: CLOSED(reading) and not winning.has_exposed_meld(reading)),
    ),
    Otherwise(
        "NT-4.10.1",
        "3b",
        multiplier("closed piao", lambda reading: CLOSED(reading) and winning.is_drawn(reading)),
    ),
    Otherwise("NT-4.10.2", "2", multiplier("three elders", winning.elders_with(winning.all_cards, 1))),
    Otherwise("NT-4.11.5", "2", winning.dealer_stays_if(lambda state: state.winner == state.dealer)),
    Otherwise("NT-gap-6", "2", renamed(THREE_IN_HAND, FOUR_IN_HAND, only_claimed=True)),
    Otherwise("NT-gap-6", "3", renamed(THREE_IN_HAND, Kind.EXPOSED, only_claimed=True)),
    Otherwise("NT-gap-7", "2", third_copy_in_runs(THREE_IN_HAND)),
    Otherwise("NT-gap-7", "3", third_copy_in_runs(None)),
    Otherwise("NT-gap-12", "2", scoring.applying(scoring.to_its_family)),
)

UNSEEN: Mapping[str, str] = {
    "NT-4.5.1=2": "it is NT-gap-7=3 over again, and declares that",
    "NT-4.5.1=3": "it is NT-gap-6=2 and NT-gap-7=2 together, and declares those",
}
"""Options that nothing can tell from ours, and why."""
