"""Forms of question, and what each asks of a point; besides those here, every then phrase is one."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from cardavia.authoring.doing import decisions
from cardavia.authoring.rehearsal import EXPLAINS
from cardavia.cards import Deck
from cardavia.cause.deciding import Reply
from cardavia.cause.seen import Seen
from cardavia.decisions import is_bare
from cardavia.fixture.checks import Check, NextDealer, Winners
from cardavia.judging.checking import Moment, mismatch, unjudged
from cardavia.table import Decision, IllegalError, Position, Seat, Transfer, check_decisions

Kind = Literal["may", "options", "turn", "counts", "pays", "holds"]


class Question(NamedTuple):
    """Something that is asked of a point: of a `seat`, if it is about one, and of some `decisions` of it."""

    kind: Kind
    put: Callable[[Seen], Reply]
    seat: Seat = ""
    decisions: tuple[Decision, ...] = ()


def may(seat: Seat, wanted: tuple[Decision, ...], deck: Deck) -> Question:
    """Whether a seat has options; a verb alone that has always something behind it stands for any of them."""

    def put(seen: Seen) -> Reply:
        offered = seen.here.options.get(seat, ())
        has = tuple(
            any(option == decision or _is_one(option, decision, deck) for option in offered)
            for decision in wanted
        )
        return Reply(has, all(has), (_offered(seat, seen.here),))

    return Question("may", put, seat, wanted)


def options(seat: Seat) -> Question:
    """What a seat may do."""

    def put(seen: Seen) -> Reply:
        offered = seen.here.options.get(seat, ())
        return Reply(offered, None, (_offered(seat, seen.here),))

    return Question("options", put, seat)


def turn() -> Question:
    """Whose turn it is: who is asked, and for what."""

    def put(seen: Seen) -> Reply:
        asked = tuple(_offered(seat, seen.here) for seat in seen.here.options)
        return Reply(tuple(seen.here.options.items()), None, asked or ("nobody's: the deal is over",))

    return Question("turn", put)


def counts(seat: Seat) -> Question:
    """What a seat's win counts, item by item."""

    def put(seen: Seen) -> Reply:
        scores = seen.here.scores or (seen.here.result.scores if seen.here.result else None) or {}
        items = tuple(item for item in scores.get(seat, ()) if item.value)
        told = tuple(f"{item.item} {item.value}" for item in items)
        cites = tuple(dict.fromkeys(item.sentence for item in scores.get(seat, ())))
        core = tuple((item.item, item.value) for item in items)
        return Reply(core, None, told or ("nothing",), cites)

    return Question("counts", put, seat)


def pays() -> Question:
    """Who has paid whom since the situation."""

    def put(seen: Seen) -> Reply:
        before = len(seen.arrival.ledger or ())
        entries = (seen.here.ledger or ())[before:]
        told = tuple(map(_paid, entries))
        cites = tuple(dict.fromkeys(entry.sentence for entry in entries))
        return Reply(told, None, told or ("nobody pays anybody",), cites)

    return Question("pays", put)


def holds(check: Check, deck: Deck) -> Question:
    """Whether a then phrase holds."""

    def put(seen: Seen) -> Reply:
        moment = _moment(seen, deck)
        if isinstance(check, Winners | NextDealer) and unjudged(check, moment):
            return Reply(core=False, yes=False, says=("the deal goes on",))
        unmet = mismatch(check, moment)
        return Reply(unmet is None, unmet is None, () if unmet is None else (unmet.got,))

    return Question("holds", put)


def read(text: str, deck: Deck) -> Question | None:
    """The question in a line, None if it has no such form; raises `ValueError` for what nobody may do."""
    said = re.sub(r"[\s?.]+$", "", text)
    for pattern, make in _FORMS.items():
        if match := re.fullmatch(pattern, said, re.IGNORECASE):
            return make(match.groupdict(), deck)
    return None


_FORMS: Mapping[str, Callable[[Mapping[str, str], Deck], Question]] = {
    r"(?:may|can) (?P<seat>[A-D]) (?P<decisions>.+)": lambda said, deck: may(
        said["seat"], _decisions(said["decisions"], deck), deck
    ),
    r"what (?:may|can) (?P<seat>[A-D]) do": lambda said, _: options(said["seat"]),
    r"whose turn is it": lambda _, __: turn(),
    r"what does (?P<seat>[A-D]) (?:count|score)": lambda said, _: counts(said["seat"]),
    r"who pays(?: whom)?": lambda _, __: pays(),
}

FORMS = (
    "may {seat} {decisions}?",
    "what may {seat} do?",
    "what does {seat} count?",
    "who pays whom?",
    "whose turn is it?",
)
"""The forms of question, as they are shown."""


def _decisions(text: str, deck: Deck) -> tuple[Decision, ...]:
    """Decisions as a seat makes them, or as one says it: `declare ready`, `be done`."""
    return decisions(re.sub(r"^(declare|be|show(?= hezi)) ", "", text), deck, bare=True)


def _is_one(option: Decision, decision: Decision, deck: Deck) -> bool:
    return is_bare(decision, deck.game) and option.startswith(f"{decision} ")


def _offered(seat: Seat, position: Position) -> str:
    offered = position.options.get(seat)
    return f"{seat} may {', '.join(offered)}" if offered else f"{seat} is not asked"


def _paid(entry: Transfer) -> str:
    return f"{entry.payer} pays {entry.receiver} {entry.amount} for {entry.cause}"


def _moment(seen: Seen, deck: Deck) -> Moment:
    def is_refused(move: Mapping[Seat, Decision]) -> bool:
        try:
            check_decisions(seen.here.options, move)
        except IllegalError:
            return True
        return False

    return Moment(deck, seen.here, seen.arrival.points or {}, EXPLAINS, is_refused)
