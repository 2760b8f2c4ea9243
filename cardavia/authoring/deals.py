"""Scripted deals: whole deals in YAML, for any language to read (`docs/writing-scenarios.md`).

A deal says what is dealt and lies in the stock, then its steps: decisions of one window by seat, or
what to expect there; and at last the result. Every scalar is taken as written, so nothing turns into a
number or a truth value by surprise, and every fault names its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

from cardavia.authoring.compose import Composed, Draft, arrived
from cardavia.authoring.expecting import ENDINGS, forbids
from cardavia.authoring.rehearsal import Rehearsal
from cardavia.authoring.telling import card, melds, once
from cardavia.authoring.wording import NAME
from cardavia.cards import CardError, Deck
from cardavia.decisions import checked
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
from cardavia.fixture.fixture import Fixture, Heading, Kind, Line, Reading
from cardavia.games import MODULES, game
from cardavia.located import Located
from cardavia.notation import meld_text
from cardavia.origin import CorpusError, Origin
from cardavia.situation import Composition
from cardavia.sources import shown
from cardavia.table import SEATS, Decision, Json, Seat, Setup

REQUIRED = ("deal", "title", "game", "sentences", "dealer", "hands", "stock", "steps")
OPTIONAL = ("reads", "indicators", "result", "question")


class Node(Located):
    """A value of a scripted deal."""

    def by_seat(self) -> dict[Seat, Node]:
        """The entries of a mapping whose keys are seats."""
        found = self.entries()
        for name, value in found.items():
            if name not in SEATS:
                raise value.fault(f"{name!r} is no seat; seats are {' '.join(SEATS)}")
        return found

    def seat(self) -> Seat:
        """A seat."""
        if self.text() not in SEATS:
            raise self.fault(f"{self.text()!r} is no seat; seats are {' '.join(SEATS)}")
        return self.text()

    def seats(self) -> tuple[Seat, ...]:
        """The seats of a list, once each."""
        try:
            return once(item.seat() for item in self.items())
        except ValueError as error:
            raise self.fault(str(error)) from error

    def readings(self) -> tuple[Reading, ...]:
        """The rulings of a list, each with the option taken."""
        return tuple(item.reading() for item in self.items())

    def reading(self) -> Reading:
        """A ruling and the option taken."""
        ruling, equals, option = self.text().partition("=")
        if not (ruling and equals and option):
            raise self.fault(f"{self.text()!r} is no ruling with its option; write them as in SC-2.1.5=A")
        return Reading(ruling, option)

    def decisions(self, deck: Deck, *, bare: bool = False) -> tuple[Decision, ...]:
        """The decisions of a list."""
        return tuple(item.decision(deck, bare=bare) for item in self.items())

    def decision(self, deck: Deck, *, bare: bool = False) -> Decision:
        """A decision that somebody could make at some time; with `bare` also the verb alone of such."""
        try:
            return checked(self.text(), deck, bare=bare)
        except ValueError as error:
            raise self.fault(str(error)) from error


def read_heading(path: Path) -> Heading:
    """The heading of a scripted deal, which is not played; raises `CorpusError` for one without."""
    root = _top(path)
    entries = root.entries()
    for name in ("deal", "sentences"):
        if name not in entries:
            raise root.fault(f"{name!r} is missing; a scripted deal has {', '.join(REQUIRED)}")
    return Heading(
        _name(entries["deal"]),
        _sentences(entries["sentences"]),
        entries["reads"].readings() if "reads" in entries else (),
    )


def read_deal(path: Path) -> Composed:
    """The fixture of a scripted deal; raises `CorpusError` with the line that is wrong."""
    root = _top(path)
    entries = root.entries()
    for name in REQUIRED:
        if name not in entries:
            raise root.fault(f"{name!r} is missing; a scripted deal has {', '.join(REQUIRED)}")
    for name, value in entries.items():
        if name not in (*REQUIRED, *OPTIONAL):
            raise value.fault(f"{name!r} is not known; expected {', '.join((*REQUIRED, *OPTIONAL))}")
    playing = entries["game"].text()
    if playing not in MODULES:
        raise entries["game"].fault(f"{playing!r} is no game; games are {', '.join(MODULES)}")
    deck = game(playing).shape.deck
    setup = read_setup(entries, deck)
    if faults := game(playing).shape.faults(setup):
        raise entries["hands"].fault(f"this is no deal of {playing}: {'; '.join(faults)}")
    origin = Origin(shown(path), 1, entries["title"].text())
    dealt = _dealt(setup, deck, origin.file)
    rehearsal = Rehearsal(game(playing), Composition(setup, ()))
    deal = _Deal(Draft(rehearsal, arrived((), rehearsal.position, len(dealt))), list(dealt))
    for node in entries["steps"].items():
        _rehearse(deal, node)
    if "result" in entries:
        _expect(deal, entries["result"], _RESULT)
    return deal.draft.complete(
        Fixture(
            id=_name(entries["deal"]),
            title=entries["title"].text(),
            game=playing,
            origin=origin,
            sentences=_sentences(entries["sentences"]),
            readings=entries["reads"].readings() if "reads" in entries else (),
            lines=tuple(deal.lines),
            deck=deck,
            setup=setup,
            situation=deal.draft.situation,
            steps=(),
            question=entries["question"].text() if "question" in entries else None,
        )
    )


def write_deal(fixture: Fixture) -> str:
    """A fixture as a scripted deal, its way to the situation included; `read_deal` reads it back."""
    deck, setup, way = fixture.deck, fixture.setup, fixture.situation.after
    lines = [
        f"deal: {fixture.id.lower().replace('/', '-').replace('.', '-')}",
        f"title: {_quoted(fixture.title)}",
        f"game: {fixture.game}",
        f"sentences: [{', '.join(fixture.sentences)}]",
    ]
    if fixture.readings:
        lines.append(f"reads: [{', '.join(map(str, fixture.readings))}]")
    lines += [f"dealer: {setup.dealer}", "hands:"]
    lines += [f"  {seat}: {_in_order(cards, deck)}" for seat, cards in setup.hands.items()]
    if setup.indicators:
        lines.append(f"indicators: {' '.join(setup.indicators)}")
    lines += ["stock: >-", *(f"  {line}" for line in wrap(" ".join(setup.stock), 78)), "steps:"]
    for number, step in enumerate(fixture.steps):
        if isinstance(step.act, Mapping):
            lines.append(f"- {_flow(dict(step.act))}")
        elif number >= way:
            lines.append(f"- expect: {_flow(written(_absolute(step.act, fixture), deck))}")
    return "\n".join(lines) + "\n"


def written(check: Check, deck: Deck) -> Json:
    """A check as a scripted deal writes it."""
    return {check.name: _WRITTEN[type(check)](check, deck)}


def _in_order(cards: tuple[str, ...], deck: Deck) -> str:
    """The cards of a hand; the last one of a hand that is not in deck order may lie face up (PH-2.1.3)."""
    return deck.format(cards) if deck.sort(cards) == cards else " ".join(cards)


def _absolute(check: Check, fixture: Fixture) -> Check:
    """The check as it holds from the deal on: a scripted deal has no situation to count points from."""
    if not isinstance(check, PointsChange):
        return check
    ours = check.change if check.ours is None else check.ours
    seats = fixture.situation.points or ours
    return PointsChange({seat: ours.get(seat, 0) + fixture.situation.points.get(seat, 0) for seat in seats})


def _dealt(setup: Setup, deck: Deck, file: str) -> tuple[Line, ...]:
    """How the beginning of a scripted deal is told."""
    return tuple(
        Line(
            "given",
            Origin(
                file,
                1,
                f"{seat} is dealt {deck.format(cards)}{' and deals' if seat == setup.dealer else ''}",
            ),
        )
        for seat, cards in setup.hands.items()
    )


def _top(path: Path) -> Node:
    file = shown(path)
    top = Node.read(path, file)
    if top is None:
        raise CorpusError(Origin(file, 1), "the file is empty")
    return top


def _name(node: Node) -> str:
    name = node.text()
    if not re.fullmatch(NAME, name):
        raise node.fault(
            f"{name!r} is no name of a deal; use small letters, digits and hyphens, as in a-name"
        )
    return name


def _sentences(node: Node) -> tuple[str, ...]:
    sentences = node.texts()
    if not sentences:
        raise node.fault("no sentence is named; name those that the deal shows, as in [SC-3.2.5]")
    return sentences


def read_setup(entries: Mapping[str, Node], deck: Deck) -> Setup:
    """What is dealt, from the entries `dealer`, `hands`, `stock` and `indicators`; raises `CorpusError`."""

    def cards(node: Node) -> tuple[str, ...]:
        try:
            return deck.parse(node.text())
        except CardError as error:
            raise node.fault(str(error)) from error

    return Setup(
        game=deck.game,
        dealer=entries["dealer"].seat(),
        hands={seat: cards(hand) for seat, hand in entries["hands"].by_seat().items()},
        stock=cards(entries["stock"]),
        indicators=cards(entries["indicators"]) if "indicators" in entries else (),
    )


class _Deal(NamedTuple):
    """A scripted deal as far as it has been read: its steps and its lines."""

    draft: Draft
    lines: list[Line]

    def write(self, kind: Kind, origin: Origin) -> int:
        """One more line; its place."""
        self.lines.append(Line(kind, origin))
        return len(self.lines) - 1


def _rehearse(deal: _Deal, node: Node) -> None:
    entries = node.entries()
    if "expect" in entries:
        if len(entries) > 1:
            raise node.fault("an expectation stands in a step of its own")
        _expect(deal, entries["expect"], _EXPECTING)
        return
    rehearsal = deal.draft.rehearsal
    named = {seat: decision.decision(rehearsal.deck) for seat, decision in node.by_seat().items()}
    origin = Origin(node.file, node.origin.line, _flow(named))
    deal.draft.send(deal.write("when", origin), rehearsal.decide(named, origin))


def _expect(deal: _Deal, node: Node, known: Mapping[str, Callable[[Node, Deck], Iterator[Check]]]) -> None:
    entries = node.entries()
    if not entries:
        raise node.fault(f"nothing is expected here; expected {', '.join(known)}")
    deck = deal.draft.rehearsal.deck
    for name, value in entries.items():
        if name not in known:
            raise value.fault(f"{name!r} is nothing to expect; expected {', '.join(known)}")
        try:
            checks = tuple(known[name](value, deck))
        except (CardError, ValueError) as error:
            raise value.fault(str(error)) from error
        if not checks:
            raise value.fault(f"{name!r} is empty and expects nothing; leave it out")
        for check in checks:
            text = f"{name}: {_flow(written(check, deck)[name])}"
            origin = Origin(node.file, value.origin.line, text)
            deal.draft.expect(deal.write("then", origin), check, origin)


def _points(node: Node) -> dict[Seat, int]:
    points = {seat: value.number() for seat, value in node.by_seat().items()}
    if sum(points.values()):
        raise node.fault("points sum to zero; these do not")
    return points


def _pays(node: Node) -> Pays:
    entry = node.items()
    if len(entry) != 4:
        raise node.fault("expected [payer, receiver, amount, cause]")
    payer, receiver, amount, cause = entry
    return Pays(payer.seat(), receiver.seat(), amount.number(), cause.text())


def _ending(node: Node) -> Over:
    endings: dict[str, str | None] = {**{name: name for name in ENDINGS.values()}, "null": None}
    if node.text() not in endings:
        raise node.fault(f"{node.text()!r} is no ending; a deal ends by {', '.join(endings)}")
    return Over(endings[node.text()])


def _offers(*, only: bool) -> Callable[[Node, Deck], Iterator[Check]]:
    return lambda node, deck: (
        Offers(seat, each.decisions(deck), only) for seat, each in node.by_seat().items()
    )


_EXPECTING: Mapping[str, Callable[[Node, Deck], Iterator[Check]]] = {
    "may": _offers(only=False),
    "may only": _offers(only=True),
    "may not": lambda node, deck: (
        forbids(seat, each.decisions(deck, bare=True), deck.game) for seat, each in node.by_seat().items()
    ),
    "not asked": lambda node, _: iter([NotAsked(node.seats())]),
    "turn": lambda node, _: iter([OnTurn(node.seat())]),
    "hands": lambda node, deck: (
        Holds(seat, deck.parse(hand.text())) for seat, hand in node.by_seat().items()
    ),
    "melds": lambda node, deck: (
        HasLaid(seat, melds(", ".join(laid.texts()), deck) if laid.items() else ())
        for seat, laid in node.by_seat().items()
    ),
    "stock": lambda node, _: iter([StockLeft(node.number())]),
    "thrown": lambda node, deck: (
        ThrownLast(seat, card(lying.text(), deck)) for seat, lying in node.by_seat().items()
    ),
    "points": lambda node, _: iter([PointsChange(_points(node))]),
    "counts": lambda node, _: (
        Counts(seat, {item: value.number() for item, value in items.entries().items()})
        for seat, items in node.by_seat().items()
    ),
    "pays": lambda node, _: (_pays(entry) for entry in node.items()),
    "ending": lambda node, _: iter([_ending(node)]),
    "winners": lambda node, _: iter([Winners(node.seats())]),
    "next dealer": lambda node, _: iter([NextDealer(node.seat())]),
}
_RESULT = {
    name: _EXPECTING[name] for name in ("ending", "winners", "points", "counts", "pays", "next dealer")
}


_WRITTEN: Mapping[type[Check], Callable[[Any, Deck], Any]] = {
    Offers: lambda check, _: {check.seat: list(check.decisions)},
    Forbids: lambda check, _: {check.seat: list(check.decisions)},
    NotAsked: lambda check, _: list(check.seats),
    OnTurn: lambda check, _: check.seat,
    Holds: lambda check, deck: {check.seat: deck.format(check.cards)},
    HasLaid: lambda check, deck: {check.seat: [meld_text(meld, deck) for meld in check.melds]},
    StockLeft: lambda check, _: check.number,
    ThrownLast: lambda check, _: {check.seat: check.card},
    PointsChange: lambda check, _: dict(check.change),
    Counts: lambda check, _: {check.seat: dict(check.items)},
    Pays: lambda check, _: [[check.payer, check.receiver, check.amount, check.cause]],
    Over: lambda check, _: check.ending,
    Winners: lambda check, _: list(check.seats),
    NextDealer: lambda check, _: check.seat,
}


def _flow(value: Any) -> str:
    """A value in YAML's one-line form."""
    match value:
        case dict():
            return "{" + ", ".join(f"{key}: {_flow(each)}" for key, each in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(_flow, value)) + "]"
        case None:
            return "null"
        case _:
            return _quoted(str(value))


def _quoted(text: str) -> str:
    """A scalar, in quotes where YAML would read something else."""
    plain = re.fullmatch(r"[\w+-][\w +/-]*", text) and text == text.strip()
    return text if plain else '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
