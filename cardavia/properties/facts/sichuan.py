"""The facts of Sichuan."""

from __future__ import annotations

from itertools import permutations

from cardavia.properties.facts import Facts, is_asked_for, must_discard
from cardavia.properties.renaming import Renaming
from cardavia.table import Position, Seat, Setup

SUITS = "mps"


def sizes(setup: Setup, position: Position, seat: Seat) -> tuple[int, ...]:
    """13 less three a meld, one more on the own turn (SC-2.1.2, SC-3.1.1).

    A kong's fourth tile has its replacement (SC-3.3.3). Whoever has won keeps the tile it drew for it, and
    not one that it claimed, which lies on the table.
    """
    rest = 13 - 3 * len(position.melds[seat])
    if must_discard(position, seat) or (seat == setup.dealer and is_asked_for(position, "void")):
        return (rest + 1,)
    has_won = position.out is None or seat in position.out
    return (rest, rest + 1) if has_won else (rest,)


def _suits(order: tuple[str, ...]) -> Renaming:
    suits = dict(zip(SUITS, order, strict=True))
    cards = {f"{rank}{old}": f"{rank}{new}" for old, new in suits.items() for rank in range(1, 10)}
    return Renaming(names={**suits, **cards})


FACTS = Facts(
    sizes=sizes,
    longest=145,
    bound="one window for the void suits; the dealer's turn and one for each of the 55 wall tiles, each with "
    "one window on its discard or added kong; each of at most 16 pungs with a discard and a window on it",
    from_both_ends=True,
    winners=3,
    renamings=tuple(map(_suits, list(permutations(SUITS))[1:])),
    symmetry="no sentence names a suit: void suits (SC-2.1.3) and all patterns (SC-4.1.5 to SC-4.1.12) "
    "speak of any",
    sentences={
        "cards": "SC-2.1.1",
        "points": "SC-1.1.3",
        "hand sizes": "SC-3.1.1",
        "ending": "SC-1.1.2",
        "bound": "SC-1.1.2",
        "seats turned": "SC-0.3.1",
        "cards renamed": "SC-2.1.1",
        "unseen stock": "SC-3.1.1",
    },
)
