"""The facts of Nantong."""

from __future__ import annotations

from itertools import permutations

from cardavia.properties.facts import Facts, is_asked_for, must_discard
from cardavia.properties.renaming import Renaming
from cardavia.table import Position, Seat, Setup

HONOURS = "TWR"


def sizes(setup: Setup, position: Position, seat: Seat) -> tuple[int, ...]:
    """22 less three a group, one more on the own turn (NT-2.1.5, NT-3.1.1); the dealer's from the deal on.

    The two cards of a Hezi are none of the groups and are replaced (NT-2.5.1, NT-2.5.2). The winner keeps
    a card that it drew, and not one that it claimed, which lies on the table.
    """
    rest = 22 - 3 * sum(meld.kind != "hezi" for meld in position.melds[seat])
    if must_discard(position, seat) or (seat == setup.dealer and is_asked_for(position, "done")):
        return (rest + 1,)
    has_won = position.result is not None and seat in position.result.winners
    return (rest, rest + 1) if has_won else (rest,)


FACTS = Facts(
    sizes=sizes,
    longest=173,
    bound="at most nine windows for the preparation of each seat: seven groups of three, Hezi, and the end "
    "of it; the dealer's turn and one for each of the 51 stock cards, each with one window on its discard or "
    "added kong; each of at most 21 pungs with a discard and a window on it",
    from_both_ends=True,
    winners=1,
    renamings=tuple(
        Renaming(names=dict(zip(HONOURS, order, strict=True))) for order in list(permutations(HONOURS))[1:]
    ),
    symmetry="the three honours count alike (NT-1.1.4, NT-4.3.1, NT-4.3.2); of the suits Strings has the "
    "fourth general (NT-4.3.1) and Coins has Wenqian (NT-4.6.4), which leaves none to change places",
    sentences={
        "cards": "NT-2.1.2",
        "points": "NT-1.2.3",
        "hand sizes": "NT-3.1.1",
        "ending": "NT-3.2.2",
        "bound": "NT-3.3.4",
        "seats turned": "NT-2.1.4",
        "cards renamed": "NT-1.1.4",
        "unseen stock": "NT-3.1.1",
    },
)
