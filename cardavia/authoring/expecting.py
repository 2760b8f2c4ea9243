"""What then steps expect: the check that the words of a phrase come to."""

from __future__ import annotations

from collections.abc import Callable

from cardavia.authoring.doing import decisions
from cardavia.authoring.telling import Slots, card, hand, melds, once, seats
from cardavia.cards import Deck
from cardavia.decisions import is_bare
from cardavia.fixture.checks import (
    Check,
    Counts,
    Forbids,
    HasLaid,
    Holds,
    NextDealer,
    NotAsked,
    Offers,
    OnTurn,
    Over,
    Pays,
    PointsChange,
    StockLeft,
    ThrownLast,
    Winners,
)
from cardavia.table import Decision, Seat

ENDINGS = {"win": "win", "exhaustion": "exhausted"}


def expected(deck: Deck, phrase: str, slots: Slots) -> Check:
    """What a then step expects; raises `CardError` or `ValueError` for what cannot be."""
    return _EXPECTING[phrase](deck, slots)


def forbids(seat: Seat, refused: tuple[Decision, ...], game: str) -> Forbids:
    """That a seat may do none of these; a verb alone that needs more stands for all that begins with it."""
    return Forbids(seat, refused, tuple(decision for decision in refused if is_bare(decision, game)))


def _pays(slots: Slots) -> Pays:
    payer, receiver, amount = slots["seat"], slots["receiver"], int(slots["amount"])
    if not amount:
        raise ValueError(
            f"{payer} pays {receiver} 0: no engine books that; say by how much the points change"
        )
    return Pays(payer, receiver, amount, slots["cause"])


def _points(text: str) -> dict[Seat, int]:
    if text == "nothing":
        return {}
    pairs = [part.split(" ") for part in text.split(", ")]
    once(seat for seat, _ in pairs)
    points = {seat: int(value) for seat, value in pairs}
    if sum(points.values()):
        raise ValueError(f"{text!r} does not sum to zero")
    return points


def _items(text: str) -> dict[str, int]:
    if text == "nothing":
        return {}
    items: dict[str, int] = {}
    for part in text.split(", "):
        item, _, value = part.rpartition(" ")
        if not item or not value.isdigit():
            raise ValueError(
                f"{part!r} is no score item; write them as in 'all pungs 1, root 2', or 'nothing'"
            )
        if item in items:
            raise ValueError(f"{item!r} is counted twice; name it once, with its whole value")
        items[item] = int(value)
    return items


_EXPECTING: dict[str, Callable[[Deck, Slots], Check]] = {
    "holds": lambda deck, slots: Holds(slots["seat"], hand(slots["hand"], deck)),
    "melds": lambda deck, slots: HasLaid(slots["seat"], melds(slots["melds"], deck)),
    "stock": lambda _, slots: StockLeft(int(slots["number"])),
    "turn": lambda _, slots: OnTurn(slots["seat"]),
    "may": lambda deck, slots: Offers(slots["seat"], decisions(slots["decisions"], deck)),
    "may-only": lambda deck, slots: Offers(slots["seat"], decisions(slots["decisions"], deck), only=True),
    "may-not": lambda deck, slots: forbids(
        slots["seat"], decisions(slots["decisions"], deck, bare=True), deck.game
    ),
    "not-asked": lambda _, slots: NotAsked(seats(slots["seats"])),
    "thrown": lambda deck, slots: ThrownLast(slots["seat"], card(slots["card"], deck)),
    "points": lambda _, slots: PointsChange(_points(slots["points"])),
    "counts": lambda _, slots: Counts(slots["seat"], _items(slots["items"])),
    "pays": lambda _, slots: _pays(slots),
    "goes-on": lambda _, __: Over(None),
    "ends": lambda _, slots: Over(ENDINGS[slots["ending"]]),
    "winners": lambda _, slots: Winners(seats(slots["seats"])),
    "next-dealer": lambda _, slots: NextDealer(slots["seat"]),
}
