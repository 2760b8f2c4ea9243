"""Engines that read the section on play and its gaps otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.games.paohuzi.groups import WEI, Kind
from cardavia.games.paohuzi.state import Phase, State
from cardavia.games.seats import Player
from cardavia.mutants.mutant import Otherwise
from cardavia.mutants.paohuzi import claims, otherwise, play
from cardavia.mutants.paohuzi.opening import steps


def won_without_the_meld(state: State, player: Player) -> State | None:
    """The revealer may win with the card in another way where it does not win with the meld."""
    wins_with_it = play.LAY_COMPULSORY(state, player).phase is Phase.COMPLETED
    return None if wins_with_it else play.won_before(state, player)


OTHERWISE: tuple[Otherwise, ...] = (
    Otherwise("PH-3.1.2", "2", play.with_the_unclaimed(play.into_the_hand)),
    Otherwise("PH-3.2.1", "2", play.no_discard_after(Kind.WEI)),
    Otherwise("PH-3.2.2", "2", play.ti_of_a_laid((WEI,))),
    Otherwise("PH-3.3.3", "2", play.ti_of_a_laid((WEI,))),
    Otherwise("PH-3.4.1", "2", claims.CHI_OF_THE_CARD_BEFORE),
    Otherwise("PH-3.7.4", "2", play.no_discard_after(Kind.TI, Kind.PAO)),
    Otherwise("PH-3.7.4", "3", otherwise.DEALT_TI_DO_NOT_COUNT),
    Otherwise(
        "PH-3.9.1",
        "2",
        {**play.instead_of_laying(won_without_the_meld), **steps(Phase.REVEAL, play.lay_passed)},
    ),
    Otherwise("PH-3.10.1", "2", claims.ONLY_THE_KIND_PASSED),
    Otherwise("PH-3.10.1", "3", claims.NOTHING_BARRED),
    Otherwise("PH-gap-4", "2", play.GOES_ON_BEHIND_THE_SUPPLIER),
    Otherwise("PH-gap-10", "2", claims.UNCLAIMED_OWN_CARD_BARRED),
    Otherwise("PH-gap-11", "2", play.VOLUNTARY_DISCARD),
    Otherwise("PH-gap-19", "2", claims.CARD_TAKEN_OTHERWISE_BARRED),
)
UNSEEN: Mapping[str, str] = {}
"""The options that nothing can tell from ours, and why."""
