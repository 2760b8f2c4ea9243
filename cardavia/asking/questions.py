"""Forms of question, and what each asks of a point; besides those here, every then phrase is one."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from cardavia.authoring.doing import decisions
from cardavia.cards import Deck
from cardavia.cause import holding
from cardavia.cause.deciding import Reply
from cardavia.cause.seen import Seen
from cardavia.decisions import is_bare
from cardavia.fixture.checks import Check
from cardavia.judging.checking import is_settled, offered_to, settled
from cardavia.table import Decision, Seat, Transfer

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
        offered = _asked(seat, seen)
        has = tuple(
            any(option == decision or _is_one(option, decision, deck) for option in offered)
            for decision in wanted
        )
        return Reply(has, all(has), (_offered(seat, seen),))

    return Question("may", put, seat, wanted)


def options(seat: Seat) -> Question:
    """What a seat may do."""

    def put(seen: Seen) -> Reply:
        return Reply(_asked(seat, seen), None, (_offered(seat, seen),))

    return Question("options", put, seat)


def turn() -> Question:
    """Whose turn it is: who is asked, and for what."""

    def put(seen: Seen) -> Reply:
        asked = tuple(offered_to(seat, offered) for seat, offered in seen.here.options.items())
        return Reply(tuple(seen.here.options), None, asked or ("nobody's: the deal is over",))

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
    return Question("holds", holding.holds(check, deck))


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


def _asked(seat: Seat, seen: Seen) -> tuple[Decision, ...]:
    """What a seat may do, about the card that lies open if one does."""
    return () if is_settled(seen.public, seen.here) else seen.here.options.get(seat, ())


def _offered(seat: Seat, seen: Seen) -> str:
    if seen.public is not None and is_settled(seen.public, seen.here):
        return settled(seen.public, seen.here)
    return offered_to(seat, _asked(seat, seen), seen.public)


def _paid(entry: Transfer) -> str:
    return f"{entry.payer} pays {entry.receiver} {entry.amount} for {entry.cause}"
