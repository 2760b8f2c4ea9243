"""What all games share at the table: seats, melds, setups, positions, results, and their wire form.

Everything here is immutable, and everything that crosses the port has `to_json` and `from_json` as inverses.
`from_json` takes what the schemas of `cardavia.engine.schema` have let through.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Literal, NamedTuple

from cardavia.cards import Card, Deck

Seat = str
"""`A`, `B`, `C` or `D`, in turn order."""

Decision = str
"""What a seat does, as on the wire: `discard 5p`, `pung`, `void m`, `pass`."""

Json = dict[str, Any]

SEATS: tuple[Seat, ...] = ("A", "B", "C", "D")
PASS: Decision = "pass"  # noqa: S105 - a decision, not a password


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards laid open together; `source` is the seat whose card was claimed, if one was."""

    kind: str
    cards: tuple[Card, ...]
    source: Seat | None = None

    def to_json(self) -> Json:
        """The wire form; `from` only where a card was claimed."""
        claimed = {"from": self.source} if self.source else {}
        return {"kind": self.kind, "cards": list(self.cards), **claimed}

    @classmethod
    def from_json(cls, data: Json) -> Meld:
        """The meld of a wire form."""
        return cls(data["kind"], tuple(data["cards"]), data.get("from"))


@dataclass(frozen=True, slots=True)
class Setup:
    """An explicit deal: `stock[0]` is drawn first; `indicators` only in Nantong."""

    game: str
    dealer: Seat
    hands: Mapping[Seat, tuple[Card, ...]]
    stock: tuple[Card, ...]
    indicators: tuple[Card, ...] = ()

    def to_json(self) -> Json:
        """The wire form."""
        shown = {"indicators": list(self.indicators)} if self.indicators else {}
        return {
            "game": self.game,
            "dealer": self.dealer,
            "hands": {seat: list(cards) for seat, cards in self.hands.items()},
            "stock": list(self.stock),
            **shown,
        }

    @classmethod
    def from_json(cls, data: Json) -> Setup:
        """The setup of a wire form."""
        return cls(
            game=data["game"],
            dealer=data["dealer"],
            hands=_cards_by_seat(data["hands"]),
            stock=tuple(data["stock"]),
            indicators=tuple(data.get("indicators", ())),
        )


@dataclass(frozen=True, slots=True)
class DealShape:
    """How a game deals: its seats and the sizes of hands and indicators; what remains is the stock.

    `dealers` are the seats that may deal.
    """

    deck: Deck
    seats: tuple[Seat, ...]
    dealer_hand: int
    other_hand: int
    indicators: int = 0
    dealers: tuple[Seat, ...] = SEATS

    @property
    def stock(self) -> int:
        """The number of cards left as stock."""
        dealt = self.dealer_hand + self.other_hand * (len(self.seats) - 1) + self.indicators
        return self.deck.size - dealt

    def faults(self, setup: Setup) -> tuple[str, ...]:
        """Every reason why `setup` is not a deal of this shape; empty for a good one."""
        if setup.dealer not in self.seats:
            return (f"dealer {setup.dealer!r} is none of the seats {' '.join(self.seats)}",)
        if setup.dealer not in self.dealers:
            return (f"{setup.dealer} deals, expected {' or '.join(self.dealers)}",)
        if set(setup.hands) != set(self.seats):
            return (f"hands for {' '.join(setup.hands) or 'nobody'}, expected {' '.join(self.seats)}",)
        sizes = {seat: self.dealer_hand if seat == setup.dealer else self.other_hand for seat in self.seats}
        wrong = [
            f"{seat} is dealt {len(setup.hands[seat])} cards, expected {size}"
            for seat, size in sizes.items()
            if len(setup.hands[seat]) != size
        ]
        for name, cards, size in (
            ("stock", setup.stock, self.stock),
            ("indicators", setup.indicators, self.indicators),
        ):
            if len(cards) != size:
                wrong.append(f"{len(cards)} cards as {name}, expected {size}")
        everything = [*setup.stock, *setup.indicators, *(c for hand in setup.hands.values() for c in hand)]
        return (*wrong, *self.deck.surplus(everything))

    def shuffle(self, seed: int | str) -> Setup:
        """A dealt deck, dealer included; the same for the same seed on every machine."""
        source = Random(f"{self.deck.game} {seed}")  # noqa: S311 - a deal to test with, not a secret
        cards = [face for face in self.deck.faces for _ in range(self.deck.copies)]
        source.shuffle(cards)
        dealer = source.choice([seat for seat in self.seats if seat in self.dealers])
        dealt = iter(cards)
        sizes = {seat: self.dealer_hand if seat == dealer else self.other_hand for seat in self.seats}
        hands = {seat: self.deck.sort(islice(dealt, size)) for seat, size in sizes.items()}
        indicators = tuple(islice(dealt, self.indicators))
        return Setup(self.deck.game, dealer, hands, tuple(dealt), indicators)


class Draw(NamedTuple):
    """A card that came from one end of the stock, drawn or turned up by a seat."""

    seat: Seat
    end: Literal["front", "back"]
    card: Card


class Transfer(NamedTuple):
    """Points that went from one seat to another, why, and the sentence that says so."""

    payer: Seat
    receiver: Seat
    amount: int
    cause: str
    sentence: str

    def to_json(self) -> Json:
        """The wire form."""
        return self._asdict()


class ScoreItem(NamedTuple):
    """One line of a score: what counted, how much, and the sentence that says so."""

    item: str
    value: int
    sentence: str

    def to_json(self) -> Json:
        """The wire form."""
        return self._asdict()


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended; `points` sum to zero, `scores` explain each winner's hand."""

    ending: str
    winners: tuple[Seat, ...]
    points: Mapping[Seat, int]
    next_dealer: Seat | None = None
    scores: Mapping[Seat, tuple[ScoreItem, ...]] | None = None

    def to_json(self) -> Json:
        """The wire form; optional parts are left out where there are none."""
        data: Json = {"ending": self.ending, "winners": list(self.winners), "points": dict(self.points)}
        if self.next_dealer is not None:
            data["next_dealer"] = self.next_dealer
        if self.scores is not None:
            data["scores"] = _items_to_json(self.scores)
        return data

    @classmethod
    def from_json(cls, data: Json) -> Result:
        """The result of a wire form."""
        scores = data.get("scores")
        return cls(
            ending=data["ending"],
            winners=tuple(data["winners"]),
            points=data["points"],
            next_dealer=data.get("next_dealer"),
            scores=None if scores is None else _items_from_json(scores),
        )


@dataclass(frozen=True, slots=True)
class Position:
    """Everything at a decision point, as the port shows it.

    `options` holds the seats that must decide now; it is empty only with a `result`. The optional parts
    are None where a game has no such thing or an engine does not tell: `points` and `ledger` are what has
    been booked so far, `scores` the itemised hands of those who have won so far.
    """

    phase: str
    card: Card | None
    options: Mapping[Seat, tuple[Decision, ...]]
    hands: Mapping[Seat, tuple[Card, ...]]
    melds: Mapping[Seat, tuple[Meld, ...]]
    table: Mapping[Seat, tuple[Card, ...]]
    stock: int
    events: tuple[str, ...] = ()
    result: Result | None = None
    void: Mapping[Seat, str] | None = None
    out: tuple[Seat, ...] | None = None
    indicators: tuple[Card, ...] | None = None
    ready: tuple[Seat, ...] | None = None
    points: Mapping[Seat, int] | None = None
    ledger: tuple[Transfer, ...] | None = None
    scores: Mapping[Seat, tuple[ScoreItem, ...]] | None = None

    @property
    def standing(self) -> Mapping[Seat, int] | None:
        """The points of each seat: those of the result once there is one, else those booked, if told."""
        return self.result.points if self.result else self.points

    def to_json(self) -> Json:
        """The wire form; optional parts are left out where there are none."""
        data: Json = {
            "phase": self.phase,
            "card": self.card,
            "options": {seat: list(decisions) for seat, decisions in self.options.items()},
            "hands": {seat: list(cards) for seat, cards in self.hands.items()},
            "melds": {seat: [meld.to_json() for meld in melds] for seat, melds in self.melds.items()},
            "table": {seat: list(cards) for seat, cards in self.table.items()},
            "stock": self.stock,
            "events": list(self.events),
            "result": self.result.to_json() if self.result else None,
        }
        for name in ("void", "points"):
            if (mapping := getattr(self, name)) is not None:
                data[name] = dict(mapping)
        for name in ("out", "indicators", "ready"):
            if (cards := getattr(self, name)) is not None:
                data[name] = list(cards)
        if self.ledger is not None:
            data["ledger"] = [transfer.to_json() for transfer in self.ledger]
        if self.scores is not None:
            data["scores"] = _items_to_json(self.scores)
        return data

    @classmethod
    def from_json(cls, data: Json) -> Position:
        """The position of a wire form; fields that version 1 does not know are left aside."""
        sequences = {
            name: tuple(data[name]) if data.get(name) is not None else None
            for name in ("out", "indicators", "ready")
        }
        ledger, scores = data.get("ledger"), data.get("scores")
        return cls(
            phase=data.get("phase", ""),
            card=data.get("card"),
            options={seat: tuple(sorted(given)) for seat, given in data["options"].items()},
            hands=_cards_by_seat(data["hands"]),
            melds={seat: tuple(map(Meld.from_json, melds)) for seat, melds in data["melds"].items()},
            table=_cards_by_seat(data["table"]),
            stock=data["stock"],
            events=tuple(data.get("events", ())),
            result=Result.from_json(data["result"]) if data.get("result") else None,
            void=data.get("void"),
            points=data.get("points"),
            ledger=None if ledger is None else tuple(_transfer(entry) for entry in ledger),
            scores=None if scores is None else _items_from_json(scores),
            **sequences,
        )


class IllegalError(ValueError):
    """A decision nobody offered; `data` names the seat, its decision and what it could have done."""

    def __init__(self, message: str, data: Json) -> None:
        super().__init__(message)
        self.data = data


def check_decisions(options: Mapping[Seat, tuple[Decision, ...]], decisions: Mapping[Seat, Decision]) -> None:
    """Raise `IllegalError` unless `decisions` answer exactly the seats asked, each with an option it has."""
    for seat, decision in decisions.items():
        if seat not in options:
            asked = f"asked are {' '.join(options)}" if options else "the deal is over"
            raise IllegalError(
                f"{seat} is not asked, {asked}", {"seat": seat, "decision": decision, "options": []}
            )
        if decision not in options[seat]:
            raise IllegalError(
                f"{seat} may not {decision!r}, only {', '.join(options[seat])}",
                {"seat": seat, "decision": decision, "options": list(options[seat])},
            )
    for seat, offered in options.items():
        if seat not in decisions:
            raise IllegalError(
                f"{seat} must decide too, among {', '.join(offered)}",
                {"seat": seat, "decision": None, "options": list(offered)},
            )
    if not options:
        raise IllegalError("the deal is over", {"seat": None, "decision": None, "options": []})


def balance(transfers: Iterable[Transfer], seats: Iterable[Seat]) -> dict[Seat, int]:
    """The points of each seat after `transfers`; they sum to zero."""
    points = dict.fromkeys(seats, 0)
    for transfer in transfers:
        points[transfer.payer] -= transfer.amount
        points[transfer.receiver] += transfer.amount
    return points


def _cards_by_seat(data: Mapping[Seat, Iterable[Card]]) -> dict[Seat, tuple[Card, ...]]:
    return {seat: tuple(cards) for seat, cards in data.items()}


def _items_to_json(scores: Mapping[Seat, tuple[ScoreItem, ...]]) -> Json:
    return {seat: [item.to_json() for item in items] for seat, items in scores.items()}


def _items_from_json(data: Json) -> dict[Seat, tuple[ScoreItem, ...]]:
    return {
        seat: tuple(ScoreItem(item["item"], item["value"], item["sentence"]) for item in items)
        for seat, items in data.items()
    }


def _transfer(data: Json) -> Transfer:
    return Transfer(data["payer"], data["receiver"], data["amount"], data["cause"], data["sentence"])
