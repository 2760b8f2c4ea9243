"""What then steps expect of a position; each kind of expectation says how to check it and how to write it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from cardavia.authoring.doing import Move, answers, decisions, is_bare
from cardavia.authoring.telling import Slots, card, hand, melds, once, seats
from cardavia.cards import Card, Deck
from cardavia.judging.verdict import Mismatch, Verdict
from cardavia.table import Decision, Meld, Position, Seat

ENDINGS = {"win": "win", "exhaustion": "exhausted"}


class Moment(NamedTuple):
    """A position to be judged, and what a judgement may need beside it.

    `booked` are the points at the situation, as this engine or, where it does not tell, the reference has
    them. `explains` names the optional parts this engine fills. `is_refused` tries decisions that must
    be illegal.
    """

    position: Position
    booked: Mapping[Seat, int]
    explains: frozenset[str]
    is_refused: Callable[[Move], bool]


class Expectation(Protocol):
    """One thing that must hold."""

    def check(self, moment: Moment) -> Mismatch | None:
        """What is wrong, or None."""

    def record(self) -> dict[str, Any]:
        """The expectation as a scripted deal writes it."""


@dataclass(frozen=True, slots=True)
class Offers:
    """A seat has these options; `only` these, if so."""

    seat: Seat
    decisions: tuple[Decision, ...]
    only: bool = False

    def check(self, moment: Moment) -> Mismatch | None:
        """Missing options are refused actions, surplus ones permitted."""
        offered = moment.position.options.get(self.seat, ())
        missing = [decision for decision in self.decisions if decision not in offered]
        surplus = [decision for decision in offered if decision not in self.decisions] if self.only else []
        if not missing and not surplus:
            return None
        verdict = Verdict.REFUSED if missing else Verdict.PERMITTED
        wanted = f"{self.seat} may {'only ' if self.only else ''}{', '.join(self.decisions)}"
        return Mismatch(verdict, wanted, _offered(self.seat, offered))

    def record(self) -> dict[str, Any]:
        """`may` or `may only`."""
        return {"may only" if self.only else "may": {self.seat: list(self.decisions)}}


@dataclass(frozen=True, slots=True)
class Forbids:
    """A seat has none of these options, and is refused when it tries them all the same.

    A verb alone that always has something behind it stands for whatever may be: `chi` for every chi.
    """

    seat: Seat
    decisions: tuple[Decision, ...]
    deck: Deck

    def check(self, moment: Moment) -> Mismatch | None:
        """Looks at the options, then tries each."""
        offered = moment.position.options.get(self.seat, ())
        wanted = f"{self.seat} may not {', '.join(self.decisions)}"
        verbs = tuple(f"{decision} " for decision in self.decisions if is_bare(decision, self.deck))
        if any(option in self.decisions or option.startswith(verbs) for option in offered):
            return Mismatch(Verdict.PERMITTED, wanted, _offered(self.seat, offered))
        for decision in self.decisions:
            others = {seat: given[0] for seat, given in moment.position.options.items()}
            attempt = {**others, **answers(moment.position, {}), self.seat: decision}
            if not moment.is_refused(attempt):
                return Mismatch(Verdict.PERMITTED, wanted, f"the engine accepted {self.seat}: {decision}")
        return None

    def record(self) -> dict[str, Any]:
        """`may not`."""
        return {"may not": {self.seat: list(self.decisions)}}


@dataclass(frozen=True, slots=True)
class NotAsked:
    """Seats that have nothing to decide."""

    seats: tuple[Seat, ...]

    def check(self, moment: Moment) -> Mismatch | None:
        """None of them has options."""
        for seat in self.seats:
            if offered := moment.position.options.get(seat):
                return Mismatch(Verdict.PERMITTED, f"{seat} is not asked", _offered(seat, offered))
        return None

    def record(self) -> dict[str, Any]:
        """`not asked`."""
        return {"not asked": list(self.seats)}


@dataclass(frozen=True, slots=True)
class OnTurn:
    """A seat alone must act: discard, if nothing else; before play, finish its preparation."""

    seat: Seat

    def check(self, moment: Moment) -> Mismatch | None:
        """It is the only one asked, and passing is not enough."""
        options = moment.position.options
        if set(options) == {self.seat} and any(
            option == "done" or option.startswith("discard ") for option in options[self.seat]
        ):
            return None
        asked = ", ".join(f"{seat} for {' or '.join(offered)}" for seat, offered in options.items())
        return Mismatch(Verdict.WRONG, f"it is {self.seat}'s turn", f"asked is {asked or 'nobody'}")

    def record(self) -> dict[str, Any]:
        """`turn`."""
        return {"turn": self.seat}


@dataclass(frozen=True, slots=True)
class Holds:
    """A seat's concealed cards, all of them."""

    seat: Seat
    cards: tuple[Card, ...]
    deck: Deck

    def check(self, moment: Moment) -> Mismatch | None:
        """The order of cards does not matter."""
        held = moment.position.hands.get(self.seat, ())
        if sorted(held) == sorted(self.cards):
            return None
        return Mismatch(
            Verdict.WRONG,
            f"{self.seat} holds {self.deck.format(self.cards) or 'nothing'}",
            f"{self.seat} holds {self.deck.format(held) or 'nothing'}",
        )

    def record(self) -> dict[str, Any]:
        """`hands`."""
        return {"hands": {self.seat: self.deck.format(self.cards)}}


@dataclass(frozen=True, slots=True)
class HasLaid:
    """A seat's melds, all of them, in order."""

    seat: Seat
    melds: tuple[Meld, ...]
    deck: Deck

    def check(self, moment: Moment) -> Mismatch | None:
        """Kind and cards must agree, and the supplier where it is told."""
        laid = moment.position.melds.get(self.seat, ())
        agree = len(laid) == len(self.melds) and all(
            got.kind == told.kind
            and sorted(got.cards) == sorted(told.cards)
            and told.source in (None, got.source)
            for got, told in zip(laid, self.melds, strict=True)
        )
        if agree:
            return None
        return Mismatch(Verdict.WRONG, f"{self.seat} has laid {self._list(self.melds)}", self._list(laid))

    def record(self) -> dict[str, Any]:
        """`melds`."""
        return {"melds": {self.seat: [meld_text(meld, self.deck) for meld in self.melds]}}

    def _list(self, laid: tuple[Meld, ...]) -> str:
        return ", ".join(meld_text(meld, self.deck) for meld in laid) or "nothing is laid"


@dataclass(frozen=True, slots=True)
class StockLeft:
    """How many cards are left in the stock."""

    number: int

    def check(self, moment: Moment) -> Mismatch | None:
        """The count is public in every game."""
        left = moment.position.stock
        if left == self.number:
            return None
        return Mismatch(Verdict.WRONG, f"{self.number} are left in the stock", f"{left} are left")

    def record(self) -> dict[str, Any]:
        """`stock`."""
        return {"stock": self.number}


@dataclass(frozen=True, slots=True)
class ThrownLast:
    """The newest card in front of a seat."""

    seat: Seat
    card: Card

    def check(self, moment: Moment) -> Mismatch | None:
        """The last card of that seat's table."""
        lying = moment.position.table.get(self.seat, ())
        if lying[-1:] == (self.card,):
            return None
        got = f"{lying[-1]} does" if lying else "nothing does"
        return Mismatch(Verdict.WRONG, f"{self.card} lies last in front of {self.seat}", got)

    def record(self) -> dict[str, Any]:
        """`thrown`."""
        return {"thrown": {self.seat: self.card}}


@dataclass(frozen=True, slots=True)
class PointsChange:
    """By how much each seat's points have changed since the situation."""

    change: Mapping[Seat, int]

    def check(self, moment: Moment) -> Mismatch | None:
        """Against the result once the deal is over, before that against the points booked so far."""
        points = points_told(moment.position) or {}
        return self.compare({seat: points[seat] - moment.booked.get(seat, 0) for seat in points})

    def is_told(self, position: Position) -> bool:
        """Whether the engine tells points here; one that does so only at the end is judged there."""
        return points_told(position) is not None

    def compare(self, got: Mapping[Seat, int]) -> Mismatch | None:
        """Seats that are not named must not have gained or lost."""
        if {seat: value for seat, value in got.items() if value} == {
            seat: value for seat, value in self.change.items() if value
        }:
            return None
        return Mismatch(
            Verdict.WRONG,
            f"the points change by {points_text(self.change)}",
            f"they change by {points_text(got)}",
        )

    def record(self) -> dict[str, Any]:
        """`points`, in a scripted deal those since its beginning."""
        return {"points": dict(self.change)}


@dataclass(frozen=True, slots=True)
class Counts:
    """The score items of a seat's win and their values; items of value 0 need not be named."""

    seat: Seat
    items: Mapping[str, int]

    def check(self, moment: Moment) -> Mismatch | None:
        """Only an engine that explains its scores can be held to them; its points are judged anyway."""
        if "scores" not in moment.explains:
            return None
        position = moment.position
        scores = position.scores or (position.result.scores if position.result else None) or {}
        counted = Counter[str]()
        for item in scores.get(self.seat, ()):
            counted[item.item] += item.value
        got = {item: value for item, value in counted.items() if value}
        if got == {item: value for item, value in self.items.items() if value}:
            return None
        return Mismatch(
            Verdict.WRONG,
            f"{self.seat} counts {items_text(self.items)}",
            f"{self.seat} counts {items_text(got)}",
        )

    def record(self) -> dict[str, Any]:
        """`counts`."""
        return {"counts": {self.seat: dict(self.items)}}


@dataclass(frozen=True, slots=True)
class Pays:
    """An entry of the ledger; one that stands there as often as it is expected at one place."""

    payer: Seat
    receiver: Seat
    amount: int
    cause: str

    def check(self, moment: Moment) -> Mismatch | None:
        """Only an engine that keeps a ledger can be held to it; its points are judged anyway."""
        if "ledger" not in moment.explains:
            return None
        entries = [
            (entry.payer, entry.receiver, entry.amount, entry.cause) for entry in moment.position.ledger or ()
        ]
        if (self.payer, self.receiver, self.amount, self.cause) in entries:
            return None
        between = [
            f"{payer} pays {receiver} {amount} for {cause}"
            for payer, receiver, amount, cause in entries
            if (payer, receiver) == (self.payer, self.receiver)
        ]
        return Mismatch(
            Verdict.WRONG,
            f"{self.payer} pays {self.receiver} {self.amount} for {self.cause}",
            "; ".join(between) or f"{self.payer} pays {self.receiver} nothing",
        )

    def record(self) -> dict[str, Any]:
        """`pays`, a list of such entries."""
        return {"pays": [[self.payer, self.receiver, self.amount, self.cause]]}


@dataclass(frozen=True, slots=True)
class Over:
    """How the deal has ended; with None, that it has not."""

    ending: str | None

    def check(self, moment: Moment) -> Mismatch | None:
        """A result is there only at the end."""
        result = moment.position.result
        got = result.ending if result else None
        if got == self.ending:
            return None
        return Mismatch(Verdict.WRONG, _ending(self.ending), _ending(got))

    def record(self) -> dict[str, Any]:
        """`ending`, null while the deal goes on."""
        return {"ending": self.ending}


@dataclass(frozen=True, slots=True)
class Winners:
    """Everyone who has won, in the order in which they did."""

    seats: tuple[Seat, ...]

    def check(self, moment: Moment) -> Mismatch | None:
        """From the result, before the end from the seats that are out, if the engine shows them."""
        position = moment.position
        got = position.result.winners if position.result else position.out
        if got is None or got == self.seats:
            return None
        return Mismatch(
            Verdict.WRONG,
            f"the winners are {' '.join(self.seats)}",
            f"the winners are {' '.join(got) or 'nobody'}",
        )

    def is_told(self, position: Position) -> bool:
        """Whether the engine shows who has won."""
        return position.result is not None or position.out is not None

    def record(self) -> dict[str, Any]:
        """`winners`."""
        return {"winners": list(self.seats)}


@dataclass(frozen=True, slots=True)
class NextDealer:
    """Who deals next."""

    seat: Seat

    def check(self, moment: Moment) -> Mismatch | None:
        """Only the end of a deal tells, and only an engine that says so."""
        result = moment.position.result
        if result is None:
            return Mismatch(Verdict.WRONG, f"{self.seat} deals next", _ending(None))
        if result.next_dealer in (None, self.seat):
            return None
        return Mismatch(Verdict.WRONG, f"{self.seat} deals next", f"{result.next_dealer} deals next")

    def is_told(self, position: Position) -> bool:
        """Whether the engine says who deals next."""
        return position.result is None or position.result.next_dealer is not None

    def record(self) -> dict[str, Any]:
        """`next dealer`."""
        return {"next dealer": self.seat}


def expectation(deck: Deck, phrase: str, slots: Slots) -> Expectation:
    """What a then step expects; raises `CardError` or `ValueError` for what cannot be."""
    return _EXPECTING[phrase](deck, slots)


def meld_text(meld: Meld, deck: Deck) -> str:
    """A meld as the phrases write it."""
    supplier = f" from {meld.source}" if meld.source else ""
    return f"{meld.kind} {deck.format(meld.cards)}{supplier}"


def points_text(points: Mapping[Seat, int]) -> str:
    """Points as the phrases write them: `A +8, B -8`."""
    changed = [f"{seat} {value:+d}" for seat, value in sorted(points.items()) if value]
    return ", ".join(changed) or "nothing"


def items_text(items: Mapping[str, int]) -> str:
    """Score items as the phrases write them: `all pungs 1, root 2`."""
    return ", ".join(f"{item} {value}" for item, value in items.items() if value) or "nothing"


def points_told(position: Position) -> Mapping[Seat, int] | None:
    """The points of each seat: those of the result once there is one, else those booked, if any are told."""
    return position.result.points if position.result else position.points


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


def _offered(seat: Seat, offered: tuple[Decision, ...]) -> str:
    return f"{seat} may {', '.join(offered)}" if offered else f"{seat} is not asked"


def _ending(ending: str | None) -> str:
    return f"the deal ends by {ending}" if ending else "the deal goes on"


_EXPECTING: dict[str, Callable[[Deck, Slots], Expectation]] = {
    "holds": lambda deck, slots: Holds(slots["seat"], hand(slots["hand"], deck), deck),
    "melds": lambda deck, slots: HasLaid(slots["seat"], melds(slots["melds"], deck), deck),
    "stock": lambda _, slots: StockLeft(int(slots["number"])),
    "turn": lambda _, slots: OnTurn(slots["seat"]),
    "may": lambda deck, slots: Offers(slots["seat"], decisions(slots["decisions"], deck)),
    "may-only": lambda deck, slots: Offers(slots["seat"], decisions(slots["decisions"], deck), only=True),
    "may-not": lambda deck, slots: Forbids(
        slots["seat"], decisions(slots["decisions"], deck, bare=True), deck
    ),
    "not-asked": lambda _, slots: NotAsked(seats(slots["seats"])),
    "thrown": lambda deck, slots: ThrownLast(slots["seat"], card(slots["card"], deck)),
    "points": lambda _, slots: PointsChange(_points(slots["points"])),
    "counts": lambda _, slots: Counts(slots["seat"], _items(slots["items"])),
    "pays": lambda _, slots: Pays(slots["seat"], slots["receiver"], int(slots["amount"]), slots["cause"]),
    "goes-on": lambda _, __: Over(None),
    "ends": lambda _, slots: Over(ENDINGS[slots["ending"]]),
    "winners": lambda _, slots: Winners(seats(slots["seats"])),
    "next-dealer": lambda _, slots: NextDealer(slots["seat"]),
}
