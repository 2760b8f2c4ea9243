"""The facts of Pao Hu Zi."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardavia.properties.facts import Facts, has_not_begun, laid, must_discard
from cardavia.table import Position, Seat, Setup

FOURS = ("ti", "pao")


def sizes(setup: Setup, position: Position, seat: Seat) -> Iterator[int]:
    """20 cards with those laid, one more for each four beyond the first, one more to discard.

    The dealer has the 21st from the deal on (PH-2.1.2); no discard follows the second and later fours
    (PH-3.7.4). Of several opening ti each beyond the first cancels a discard that is still to come
    (PH-gap-5), so until then the seat is short of it. A dead hand is of kans only, has the card it could not
    discard, and one more for each four it has laid (PH-3.8.1). A meld that completes the hand comes before
    its discard (PH-gap-8), which whoever wins there keeps.
    """
    melded = laid(position, seat)
    fours = sum(meld.kind in FOURS for meld in position.melds[seat])
    full, has_one_more = 20 + max(0, fours - 1), must_discard(position, seat)
    yield full + has_one_more - melded
    opening = sum(copies == 4 for copies in Counter(setup.hands[seat]).values())
    fewest = full - max(0, opening - 1)
    yield from range(fewest + has_one_more - melded, full + has_one_more - melded)
    may_have_one_more = (
        "win" in position.options.get(seat, ())
        or (position.result is not None and seat in position.result.winners)
        or (seat == setup.dealer and has_not_begun(setup, position, "ti"))
    )
    if may_have_one_more:
        yield from range(fewest - melded, full + 2 - melded)
    if set(Counter(position.hands[seat]).values()) <= {3}:
        yield 21 + fours - melded


FACTS = Facts(
    sizes=sizes,
    longest=161,
    bound="one window for the opening; each of the 19 stock cards with one window on it and one for a hand "
    "that a compulsory meld completes; each of the 61 cards dealt with its discard and a window on it, as no "
    "card comes into a hand",
    from_both_ends=False,
    winners=1,
    renamings=(),
    symmetry="small and large count differently (PH-4.1.1), and so do the ranks: one-two-three and "
    "two-seven-ten alone have huxi (PH-4.2.1)",
    sentences={
        "cards": "PH-2.1.1",
        "points": "PH-4.3.2",
        "hand sizes": "PH-3.7.1",
        "ending": "PH-3.9.1",
        "bound": "PH-3.1.2",
        "seats turned": "PH-2.1.5",
        "unseen stock": "PH-3.1.1",
    },
)
