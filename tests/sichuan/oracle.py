"""Sichuan hands by exhaustion, straight from the rules: every way to lay the tiles out is looked at.

Tiles are names such as `5m`, groups are tuples of them. Slow and plain on purpose; it shares nothing with
the games it is held against.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

Tile = str
Group = tuple[Tile, ...]
Items = dict[str, int]
"""Fan by the sentence that gives it."""

TILES: tuple[Tile, ...] = tuple(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10))
SEATS = "ABCD"


def layouts(tiles: Sequence[Tile], sets: int, pairs: int = 1) -> Iterator[tuple[Group, ...]]:
    """Every way to use all tiles as so many pungs and runs (SC-4.1.1) and pairs."""
    if not tiles:
        if not sets and not pairs:
            yield ()
        return
    first = min(tiles)
    rank, suit = int(first[0]), first[1]
    run = (first, f"{rank + 1}{suit}", f"{rank + 2}{suit}")
    for group, is_pair in (((first,) * 2, True), ((first,) * 3, False), (run, False)):
        if (pairs if is_pair else sets) and all(tiles.count(tile) >= group.count(tile) for tile in group):
            rest = list(tiles)
            for tile in group:
                rest.remove(tile)
            for others in layouts(rest, sets - (not is_pair), pairs - is_pair):
                yield (group, *others)


def patterns(concealed: Sequence[Tile], melds: Sequence[Group]) -> Items:
    """What concealed tiles, the winning one among them, show beside the melds; empty if they do not win."""
    found: Items = {}
    for layout in layouts(concealed, 4 - len(melds)):
        found["SC-4.1.4"] = 0
        groups = (*layout, *melds)
        if all(len(set(group)) == 1 for group in groups):
            found["SC-4.1.5"] = 1
            if all(tile[0] in "258" for group in groups for tile in group):
                found["SC-4.1.8"] = 3
        if all(any(tile[0] in "19" for tile in group) for group in groups):
            found["SC-4.1.7"] = 2
    if not melds and len(concealed) == 14 and all(n in {2, 4} for n in Counter(concealed).values()):
        found["SC-4.1.6"] = 2
    return found


def additions(concealed: Sequence[Tile], melds: Sequence[Group], events: Collection[str]) -> Items:
    """What comes on top of the pattern (SC-4.1.9 to SC-4.1.12)."""
    tiles = Counter(concealed) + Counter(tile for meld in melds for tile in meld)
    found = {
        "SC-4.1.9": 2 if len({tile[1] for tile in tiles}) == 1 else 0,
        "SC-4.1.10": 1 if len(melds) == 4 else 0,
        "SC-4.1.11": sum(copies == 4 for copies in tiles.values()),
        "SC-4.1.12": len(events),
    }
    return {sentence: fan for sentence, fan in found.items() if fan}


def fan(
    concealed: Sequence[Tile], melds: Sequence[Group], void: str, events: Collection[str] = ()
) -> int | None:
    """The best total, or None if the hand does not win; nothing of the void suit may be in it (SC-4.1.3)."""
    if any(tile[1] == void for group in (concealed, *melds) for tile in group):
        return None
    shown = patterns(concealed, melds)
    return max(shown.values()) + sum(additions(concealed, melds, events).values()) if shown else None


def base(total: int) -> int:
    """Points for a total of fan (SC-5.1.1)."""
    return (1, 2, 4, 8, 16, 32)[min(total, 5)]


def waits(concealed: Sequence[Tile], melds: Sequence[Group], void: str) -> dict[Tile, int]:
    """The base each tile would win; no wait is on a tile of which all four are owned (SC-5.2.3)."""
    owned = Counter(concealed) + Counter(tile for meld in melds for tile in meld)
    totals = {tile: fan((*concealed, tile), melds, void) for tile in TILES if owned[tile] < 4}
    return {tile: base(total) for tile, total in totals.items() if total is not None}


def penalties(
    hands: Mapping[str, tuple[Sequence[Tile], Sequence[Group], str]],
    out: Collection[str],
    fees: Iterable[tuple[str, str, int]],
) -> dict[str, int]:
    """What the exhausted wall costs each seat; `hands` hold concealed tiles, melds and void suit (SC-5.2).

    `fees` are payer, receiver and amount of the kong fees paid so far.
    """
    playing = [seat for seat in SEATS if seat not in out]
    pigs = [seat for seat in playing if any(tile[1] == hands[seat][2] for tile in hands[seat][0])]
    best = {seat: max(waits(*hands[seat]).values(), default=0) for seat in playing}
    ready = [seat for seat in playing if best[seat]]
    points = dict.fromkeys(SEATS, 0)

    def pay(payer: str, receiver: str, amount: int) -> None:
        points[payer] -= amount
        points[receiver] += amount

    for payer, receiver, amount in fees:
        if receiver in playing and receiver not in ready:
            pay(receiver, payer, amount)
    for pig in pigs:
        for seat in SEATS:
            if seat not in pigs:
                pay(pig, seat, 32)
    for seat in playing:
        if seat not in ready and seat not in pigs:
            for receiver in ready:
                pay(seat, receiver, best[receiver])
    return points
