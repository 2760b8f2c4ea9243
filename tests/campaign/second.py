"""Second opinions: who may do what, said once more from what a position shows, by the exhaustive search.

Cards are moved by our own engine, but the options of each turn, claim and robbery are spelt out anew from
hands, melds and table; nothing of the games' own shapes and claims is used. In Pao Hu Zi, where windows
depend on what a seat has passed before, wins alone are, and the points of a win on a card from the stock.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from cardavia.engine.reference import ReferenceEngine
from cardavia.table import PASS, Decision, Position, Result, Seat, Setup
from tests.nantong import oracle as nantong
from tests.paohuzi import oracle as paohuzi
from tests.sichuan import oracle as sichuan

Options = dict[Seat, tuple[Decision, ...]]


class SecondOpinion(ReferenceEngine):
    """All three games; the seat that discarded last, or adds to a pung, is the one that supplies a card."""

    name = ""
    supplier = ""
    before: Position | None = None

    def deal(self, setup: Setup) -> Position:
        self.name, self.supplier = setup.game, ""
        return self.opinion(super().deal(setup))

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        for seat, decision in decisions.items():
            if decision.startswith(("discard", "kong ")):
                self.supplier = seat
        before = self.before
        position = super().step(decisions)
        if position.result and before and self.name == "paohuzi":
            return self.opinion(replace(position, result=_settled(position, before)))
        return self.opinion(position)

    def opinion(self, position: Position) -> Position:
        self.before = position
        say = {"sichuan": _sichuan, "nantong": _nantong, "paohuzi": _paohuzi}[self.name]
        said = say(position, self.supplier)
        return replace(position, options={seat: tuple(sorted(each)) for seat, each in said.items() if each})


def _sichuan(position: Position, supplier: Seat) -> Options:
    void = position.void or {}
    playing = [seat for seat in position.hands if seat not in (position.out or ())]
    if position.phase not in ("turn", "discard", "claim", "rob"):
        return dict(position.options)

    def wins(seat: Seat, *more: str) -> bool:
        hand = tuple(sorted((*position.hands[seat], *more)))
        melds = tuple(meld.cards for meld in position.melds[seat])
        return _sichuan_wins(hand, melds, void[seat])

    if position.phase in ("turn", "discard"):
        (seat,) = position.options
        due = [card for card in position.hands[seat] if card[1] == void[seat]]
        free = {f"discard {card}" for card in due or position.hands[seat]}
        if position.phase == "discard":
            return {seat: tuple(free)}
        kongs = {each for each in _own_kongs(position, seat) if each[-1] != void[seat]}
        return {seat: (*free, *kongs, *(("win",) if wins(seat) else ()))}
    card = str(position.card)
    offered = {}
    for seat in playing:
        if seat != supplier and card[1] != void[seat]:
            claims = _claims(position, seat) if position.phase == "claim" else ()
            offered[seat] = _with_pass(*claims, *(("win",) if wins(seat, card) else ()))
    return offered


def _nantong(position: Position, supplier: Seat) -> Options:
    ready = position.ready or ()
    if position.phase not in ("turn", "discard", "claim", "rob"):
        return dict(position.options)

    def wins(seat: Seat, *more: str) -> bool:
        kinds = tuple((meld.kind, meld.cards) for meld in position.melds[seat])
        return _nantong_wins(tuple(sorted((*position.hands[seat], *more))), nantong.groups_needed(kinds))

    if position.phase in ("turn", "discard"):
        (seat,) = position.options
        free = {f"discard {card}" for card in position.hands[seat]}
        if position.phase == "discard":
            return {seat: tuple(free)}
        if seat in ready:
            free = {f"discard {position.card}"}
        kongs = () if seat in ready else _own_kongs(position, seat)
        return {seat: (*free, *kongs, *(("win",) if wins(seat) else ()))}
    card = str(position.card)
    offered = {}
    for seat in position.hands:
        if seat != supplier:
            is_open = position.phase == "claim" and seat not in ready
            claims = _claims(position, seat) if is_open else ()
            offered[seat] = _with_pass(*claims, *(("win",) if wins(seat, card) else ()))
    return offered


def _paohuzi(position: Position, _: Seat) -> Options:
    """Whether each seat asked on a card from the stock may win; a dead hand, which never may, is not."""
    if position.phase != "reveal":
        return dict(position.options)
    owner = next(seat for seat, lying in position.table.items() if lying and _lies_last(position, seat))
    offered = {}
    for seat, given in position.options.items():
        best = _huxi(position, seat, own=seat == owner)
        others = tuple(each for each in given if each != "win")
        offered[seat] = (*others, "win") if best >= 15 else others
    return offered


def _lies_last(position: Position, seat: Seat) -> bool:
    told = [event for event in position.events if " turns up " in event]
    return bool(told) and told[-1].startswith(seat)


def _huxi(position: Position, seat: Seat, *, own: bool) -> int:
    melds = tuple((meld.kind, meld.cards) for meld in position.melds[seat])
    return _best(position.hands[seat], melds, str(position.card), own)


def _settled(position: Position, before: Position) -> Result | None:
    """The result with the points that the winner's huxi come to, where it won on a card from the stock."""
    result = position.result
    assert result is not None
    if before.phase != "reveal" or not result.winners:
        return result
    (winner,) = result.winners
    owner = next(seat for seat in before.table if _lies_last(before, seat))
    tun = paohuzi.tun(_huxi(before, winner, own=winner == owner))
    others = [seat for seat in position.hands if seat != winner]
    return replace(result, points={winner: tun * len(others), **dict.fromkeys(others, -tun)})


def _own_kongs(position: Position, seat: Seat) -> tuple[Decision, ...]:
    if not position.stock:
        return ()
    hand = position.hands[seat]
    alike = {card for card in hand if hand.count(card) == 4}
    added = {meld.cards[0] for meld in position.melds[seat] if meld.kind == "pung" and meld.cards[0] in hand}
    return tuple(f"kong {card}" for card in alike | added)


def _claims(position: Position, seat: Seat) -> tuple[Decision, ...]:
    copies = position.hands[seat].count(str(position.card))
    return ("pung",) * (copies >= 2) + ("kong",) * (copies == 3 and position.stock > 0)


def _with_pass(*claims: Decision) -> tuple[Decision, ...]:
    return (PASS, *claims) if claims else ()


@lru_cache(maxsize=100_000)
def _sichuan_wins(hand: tuple[str, ...], melds: tuple[tuple[str, ...], ...], void: str) -> bool:
    return sichuan.fan(hand, melds, void) is not None


@lru_cache(maxsize=100_000)
def _nantong_wins(hand: tuple[str, ...], groups: int) -> bool:
    return any(True for _ in nantong.layouts(hand, groups))


@lru_cache(maxsize=100_000)
def _best(hand: tuple[str, ...], melds: tuple[tuple[str, tuple[str, ...]], ...], card: str, own: bool) -> int:  # noqa: FBT001 - cached
    return paohuzi.best(hand, melds, card, own=own) or 0
