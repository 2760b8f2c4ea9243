"""Who pays whom: wins (SC-5.1.2, SC-5.1.3), kong fees (SC-5.1.4 to SC-5.1.6), the exhausted wall (SC-5.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from cardavia.games.melding.state import Kind, laid_cards
from cardavia.games.packed import ONE, Hand
from cardavia.games.seats import Player
from cardavia.games.sichuan import fan, shapes
from cardavia.games.sichuan.state import PLAYERS, State
from cardavia.table import SEATS, Transfer

WIN_ON_DISCARD = "win on a discard"
WIN_ON_ROBBED_KONG = "win on a robbed kong"
SELF_DRAW = "self-draw"
REFUND = "refund"
FLOWER_PIG = "flower pig"
READY_CHECK = "ready check"

SELF_DRAW_BONUS = 1
"""A point, not a fan, outside the cap (SC-5.1.3)."""
PIG_PENALTY = 32
"""From each pig to each player who is none (SC-5.2.2)."""

EXPOSED_KONG_FEE = (2, "SC-5.1.4")
ADDED_KONG_FEE = (1, "SC-5.1.5")
CONCEALED_KONG_FEE = (2, "SC-5.1.6")


def transfer(payer: Player, receiver: Player, amount: int, cause: str, sentence: str) -> Transfer:
    """One entry of the ledger."""
    return Transfer(SEATS[payer], SEATS[receiver], amount, cause, sentence)


def discard_win(winner: Player, base: int, supplier: Player) -> tuple[Transfer, ...]:
    """The discarder alone pays the base (SC-5.1.2)."""
    return (transfer(supplier, winner, base, WIN_ON_DISCARD, "SC-5.1.2"),)


def robbery_win(winner: Player, base: int, konger: Player) -> tuple[Transfer, ...]:
    """The konger pays like a discarder (SC-3.3.4)."""
    return (transfer(konger, winner, base, WIN_ON_ROBBED_KONG, "SC-5.1.2"),)


def self_draw(winner: Player, base: int, payers: Iterable[Player]) -> tuple[Transfer, ...]:
    """Each opponent still in play pays the base and one point (SC-5.1.3)."""
    amount = base + SELF_DRAW_BONUS
    return tuple(transfer(payer, winner, amount, SELF_DRAW, "SC-5.1.3") for payer in payers)


def exposed_kong(konger: Player, supplier: Player) -> tuple[Transfer, ...]:
    """Paid by the supplier (SC-5.1.4)."""
    return _fees(Kind.EXPOSED, konger, (supplier,), *EXPOSED_KONG_FEE)


def added_kong(konger: Player, payers: Iterable[Player]) -> tuple[Transfer, ...]:
    """Paid by each opponent still in play (SC-5.1.5)."""
    return _fees(Kind.ADDED, konger, payers, *ADDED_KONG_FEE)


def concealed_kong(konger: Player, payers: Iterable[Player]) -> tuple[Transfer, ...]:
    """Paid by each opponent still in play (SC-5.1.6)."""
    return _fees(Kind.CONCEALED, konger, payers, *CONCEALED_KONG_FEE)


def exhaustion(state: State) -> tuple[Transfer, ...]:
    """Everything due when the wall has run out: refunds, flower pigs, ready check (SC-5.2)."""
    rules, pigs = state.rules, flower_pigs(state)
    ready = {player: best for player in state.playing if (best := dearest_wait(state, player)) is not None}
    unready = tuple(player for player in state.playing if player not in ready)
    return (
        *rules.refunds(state, unready, ready),
        *rules.pig_payments(state, pigs),
        *ready_check(rules.ready_check_payers(unready, pigs), ready),
    )


def flower_pigs(state: State) -> tuple[Player, ...]:
    """Players in play who still hold a tile of their void suit (SC-5.2.2)."""
    return tuple(
        player for player in state.playing if not shapes.void_free(state.hands[player], state.void[player])
    )


def dearest_wait(state: State, player: Player) -> int | None:
    """The base of the best hand one tile would make, without event fan; None if not ready (SC-5.2.3)."""
    rules, hand, melds = state.rules, state.hands[player], state.melds[player]
    laid, declared = laid_cards(melds), rules.declared(melds)
    hands = (
        fan.WinningHand(hand + ONE[face], laid, declared, frozenset())
        for face in rules.waits(hand, rules.gone(state, player), state.void[player])
    )
    bases = (rules.base(fan.total(fan.items(each, rules.patterns, rules.additions))) for each in hands)
    return max(bases, default=None)


def own_melds(state: State, player: Player) -> Hand:
    """Of the tiles outside its hand a seat counts only those in its own melds as gone (SC-gap-12)."""
    return laid_cards(state.melds[player])


def to_payers(state: State, unready: tuple[Player, ...], _: Mapping[Player, int]) -> tuple[Transfer, ...]:
    """Kong fees of unready players go back to whoever paid them, in play or not (SC-5.2.1)."""
    return refunds(state.ledger, unready)


def to_all_but_pigs(_: State, pigs: tuple[Player, ...]) -> tuple[Transfer, ...]:
    """Pigs pay everyone who is none, in play or not (SC-5.2.2)."""
    return pig_payments(pigs)


def unready_but_pigs(unready: tuple[Player, ...], pigs: tuple[Player, ...]) -> tuple[Player, ...]:
    """Pigs do not pay the ready check as well (SC-5.2.3)."""
    return tuple(player for player in unready if player not in pigs)


def like_a_discarder(_: State) -> Callable[[Player, int, Player], tuple[Transfer, ...]]:
    """Who is robbed of a kong pays like a discarder (SC-3.3.4)."""
    return robbery_win


def nothing(_: State, __: tuple[Player, ...]) -> tuple[Transfer, ...]:
    """That a discard follows a kong costs its supplier nothing (SC-gap-10)."""
    return ()


def refunds(ledger: Iterable[Transfer], unready: Iterable[Player]) -> tuple[Transfer, ...]:
    """Kong fees of unready players go back to exactly those who paid them, winners too (SC-5.2.1)."""
    returning = {SEATS[player] for player in unready}
    return tuple(
        Transfer(fee.receiver, fee.payer, fee.amount, REFUND, "SC-5.2.1")
        for fee in ledger
        if fee.cause in KONG_FEES and fee.receiver in returning
    )


def pig_payments(pigs: tuple[Player, ...]) -> tuple[Transfer, ...]:
    """Each pig pays everyone who is none, whether ready, unready or out (SC-5.2.2)."""
    others = tuple(player for player in PLAYERS if player not in pigs)
    return tuple(
        transfer(pig, other, PIG_PENALTY, FLOWER_PIG, "SC-5.2.2") for pig in pigs for other in others
    )


def ready_check(payers: tuple[Player, ...], ready: dict[Player, int]) -> tuple[Transfer, ...]:
    """Each unready player who is no pig pays each ready one its dearest wait (SC-5.2.3)."""
    return tuple(
        transfer(payer, player, best, READY_CHECK, "SC-5.2.3")
        for payer in payers
        for player, best in ready.items()
    )


KONG_FEES = frozenset((Kind.EXPOSED, Kind.ADDED, Kind.CONCEALED))


def _fees(
    kind: Kind, konger: Player, payers: Iterable[Player], amount: int, sentence: str
) -> tuple[Transfer, ...]:
    return tuple(transfer(payer, konger, amount, kind.value, sentence) for payer in payers)
