"""The facts of Chắn."""

from __future__ import annotations

from cardavia.properties.facts import Facts, has_not_begun, laid, must_discard
from cardavia.properties.renaming import Renaming
from cardavia.table import Position, Seat, Setup

SUITS = "VSN"
PLAIN_RANKS = "2456"
"""Ranks that no bonus names, in any suit."""


def sizes(setup: Setup, position: Position, seat: Seat) -> tuple[int, ...]:
    """19 with those laid, 20 where a discard is due (CH-3.1.2, CH-3.6.3); the dealer's from the deal on.

    No card that is turned up goes into a hand (CH-3.2.3), so a winning one lies where it was.
    """
    is_dealt = seat == setup.dealer and has_not_begun(setup, position)
    has_one_more = is_dealt or must_discard(position, seat)
    return (19 + has_one_more - laid(position, seat),)


def _exchanged(*pairs: tuple[str, str]) -> Renaming:
    return Renaming(names={old: new for pair in pairs for old, new in (pair, pair[::-1])})


FACTS = Facts(
    sizes=sizes,
    longest=120,
    bound="the dealer's opening and a window on its discard; each of the 23 stock cards with a window on it "
    "and one when it is passed; each seat takes or calls Chíu at most nine times, for each costs it two of "
    "19 cards and none comes into a hand (CH-3.2.3), and each time a discard and a window on it follow",
    from_both_ends=False,
    winners=1,
    renamings=(
        _exchanged(*((f"{rank}V", f"{rank}S") for rank in PLAIN_RANKS)),
        _exchanged(*((f"{rank}S", f"{rank}N") for rank in PLAIN_RANKS)),
        _exchanged(("2V", "2N")),
        *(_exchanged(*((f"2{suit}", f"{rank}{suit}") for suit in SUITS)) for rank in PLAIN_RANKS[1:]),
        _exchanged(("3V", "3S")),
        _exchanged(("7V", "7S")),
    ),
    symmetry="a Cạ is of one rank whatever its suits (CH-1.1.2), and no bonus names a 2, 4, 5 or 6: these "
    "ranks, and the suits in each, change places. Tôm is of 3V, 3S and 7N (CH-4.3.1), so V and S change "
    "places in rank 3 and in rank 7; among the 8s and 9s colours and Lèo differ (CH-4.4.1, CH-4.5.2)",
    sentences={
        "cards": "CH-2.1.2",
        "points": "CH-4.8.1",
        "hand sizes": "CH-3.1.2",
        "ending": "CH-3.6.2",
        "bound": "CH-3.2.3",
        "seats turned": "CH-2.1.5",
        "cards renamed": "CH-1.1.2",
        "unseen stock": "CH-3.2.1",
    },
)
