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

import yaml

from cardavia.authoring.corpus import Reading, shown
from cardavia.authoring.doing import checked
from cardavia.authoring.rehearsal import Rehearsal
from cardavia.authoring.script import Expected, Script, ScriptStep
from cardavia.authoring.telling import card, melds, once
from cardavia.authoring.wording import NAME
from cardavia.cards import CardError, Deck
from cardavia.fixture.origin import CorpusError, Origin
from cardavia.games import MODULES, game
from cardavia.judging.expecting import (
    ENDINGS,
    Counts,
    Expectation,
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
from cardavia.situation import Composition
from cardavia.table import SEATS, Decision, Seat, Setup

REQUIRED = ("deal", "title", "game", "sentences", "dealer", "hands", "stock", "steps")
OPTIONAL = ("reads", "indicators", "result", "question")


class Node(NamedTuple):
    """A value of a YAML file, with the file it stands in and the key it stands under, if any."""

    file: str
    yaml: yaml.Node
    key: yaml.Node | None = None

    @property
    def origin(self) -> Origin:
        """Where it stands: at its key, whose lines may come before it."""
        return Origin(self.file, (self.key or self.yaml).start_mark.line + 1)

    def fault(self, message: str) -> CorpusError:
        """An error at this place."""
        return CorpusError(self.origin, message)

    def text(self) -> str:
        """A scalar as written."""
        if not isinstance(self.yaml, yaml.ScalarNode):
            raise self.fault("expected one value here, not a list or a mapping")
        return str(self.yaml.value)

    def number(self) -> int:
        """A whole number."""
        if not re.fullmatch(r"[+-]?\d+", self.text()):
            raise self.fault(f"{self.text()!r} is no whole number")
        return int(self.text())

    def items(self) -> tuple[Node, ...]:
        """The entries of a list."""
        if not isinstance(self.yaml, yaml.SequenceNode):
            raise self.fault("expected a list here, as in [A, B]")
        return tuple(Node(self.file, value) for value in self.yaml.value)

    def entries(self) -> dict[str, Node]:
        """The entries of a mapping, keys once each."""
        if not isinstance(self.yaml, yaml.MappingNode):
            raise self.fault("expected a mapping here, as in {A: pung}")
        found: dict[str, Node] = {}
        for key, value in self.yaml.value:
            name = Node(self.file, key).text()
            if name in found:
                raise Node(self.file, key).fault(f"{name!r} stands here twice")
            found[name] = Node(self.file, value, key)
        return found

    def by_seat(self) -> dict[Seat, Node]:
        """The entries of a mapping whose keys are seats."""
        found = self.entries()
        for name, value in found.items():
            if name not in SEATS:
                raise value.fault(f"{name!r} is no seat; seats are {' '.join(SEATS)}")
        return found

    def texts(self) -> tuple[str, ...]:
        """The scalars of a list."""
        return tuple(item.text() for item in self.items())

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


class Heading(NamedTuple):
    """What a scripted deal says of itself, before anything is dealt."""

    id: str
    sentences: tuple[str, ...]
    readings: tuple[Reading, ...]


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


def read_deal(path: Path) -> Script:
    """The script of a scripted deal; raises `CorpusError` with the line that is wrong."""
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
    rehearsal = Rehearsal(game(playing), Composition(setup, ()))
    arrival = rehearsal.position
    steps = [step for node in entries["steps"].items() for step in _steps(node, rehearsal)]
    if "result" in entries:
        steps.extend(_expected(entries["result"], rehearsal, _RESULT))
    return Script(
        id=_name(entries["deal"]),
        title=entries["title"].text(),
        game=playing,
        origin=Origin(shown(path), 1, entries["title"].text()),
        sentences=_sentences(entries["sentences"]),
        readings=entries["reads"].readings() if "reads" in entries else (),
        setup=setup,
        prelude=(),
        steps=tuple(steps),
        arrival=arrival,
        booked=arrival.points or {},
        question=entries["question"].text() if "question" in entries else None,
    )


def write_deal(script: Script) -> str:
    """A script as a scripted deal, its way to the situation included; `read_deal` reads it back."""
    deck = game(script.game).shape.deck
    setup = script.setup
    lines = [
        f"deal: {script.id.lower().replace('/', '-').replace('.', '-')}",
        f"title: {_quoted(script.title)}",
        f"game: {script.game}",
        f"sentences: [{', '.join(script.sentences)}]",
    ]
    if script.readings:
        lines.append(f"reads: [{', '.join(map(str, script.readings))}]")
    lines += [f"dealer: {setup.dealer}", "hands:"]
    lines += [f"  {seat}: {_in_order(cards, deck)}" for seat, cards in setup.hands.items()]
    if setup.indicators:
        lines.append(f"indicators: {' '.join(setup.indicators)}")
    lines += ["stock: >-", *(f"  {line}" for line in wrap(" ".join(setup.stock), 78)), "steps:"]
    lines += [f"- {_flow(dict(move))}" for move in script.prelude]
    for step in script.steps:
        for act in step.acts:
            if isinstance(act, Expected):
                lines.append(f"- expect: {_flow(_absolute(act).record())}")
            else:
                lines.append(f"- {_flow(dict(act))}")
    return "\n".join(lines) + "\n"


def _in_order(cards: tuple[str, ...], deck: Deck) -> str:
    """The cards of a hand; the last one of a hand that is not in deck order may lie face up (PH-2.1.3)."""
    return deck.format(cards) if deck.sort(cards) == cards else " ".join(cards)


def _absolute(expected: Expected) -> Expectation:
    """The expectation as it holds from the deal on: a scripted deal has no situation to count points from."""
    if isinstance(expected.expectation, PointsChange):
        return PointsChange(expected.points)
    return expected.expectation


def _top(path: Path) -> Node:
    top = read_yaml(path)
    if top is None:
        raise CorpusError(Origin(shown(path), 1), "the file is empty")
    return top


def read_yaml(path: Path) -> Node | None:
    """The value of a YAML file, None for an empty one; raises `CorpusError` for one that is not YAML."""
    file = shown(path)
    try:
        text = path.read_text(encoding="utf-8")
        node = yaml.compose(text, Loader=yaml.CSafeLoader)
    except (OSError, UnicodeDecodeError) as error:
        raise CorpusError(Origin(file, 0), f"cannot be read: {error}") from error
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise CorpusError(Origin(file, line), f"not YAML: {error.problem or error}") from error
    except yaml.YAMLError as error:
        raise CorpusError(Origin(file, 0), f"not YAML: {error}") from error
    return Node(file, node) if node is not None else None


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


def _steps(node: Node, rehearsal: Rehearsal) -> Iterator[ScriptStep]:
    entries = node.entries()
    if "expect" in entries:
        if len(entries) > 1:
            raise node.fault("an expectation stands in a step of its own")
        yield from _expected(entries["expect"], rehearsal, _EXPECTING)
        return
    named = {seat: decision.decision(rehearsal.deck) for seat, decision in node.by_seat().items()}
    origin = Origin(node.file, node.origin.line, _flow(named))
    yield ScriptStep(origin, tuple(rehearsal.decide(named, origin)))


def _expected(
    node: Node, rehearsal: Rehearsal, known: Mapping[str, Callable[[Node, Deck], Iterator[Expectation]]]
) -> Iterator[ScriptStep]:
    entries = node.entries()
    if not entries:
        raise node.fault(f"nothing is expected here; expected {', '.join(known)}")
    for name, value in entries.items():
        if name not in known:
            raise value.fault(f"{name!r} is nothing to expect; expected {', '.join(known)}")
        try:
            expectations = tuple(known[name](value, rehearsal.deck))
        except (CardError, ValueError) as error:
            raise value.fault(str(error)) from error
        if not expectations:
            raise value.fault(f"{name!r} is empty and expects nothing; leave it out")
        for expectation in expectations:
            origin = Origin(node.file, value.origin.line, f"{name}: {_flow(expectation.record()[name])}")
            yield ScriptStep(origin, (Expected.here(expectation, origin, rehearsal),))


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


def _offers(*, only: bool) -> Callable[[Node, Deck], Iterator[Expectation]]:
    return lambda node, deck: (
        Offers(seat, each.decisions(deck), only) for seat, each in node.by_seat().items()
    )


_EXPECTING: Mapping[str, Callable[[Node, Deck], Iterator[Expectation]]] = {
    "may": _offers(only=False),
    "may only": _offers(only=True),
    "may not": lambda node, deck: (
        Forbids(seat, each.decisions(deck, bare=True), deck) for seat, each in node.by_seat().items()
    ),
    "not asked": lambda node, _: iter([NotAsked(node.seats())]),
    "turn": lambda node, _: iter([OnTurn(node.seat())]),
    "hands": lambda node, deck: (
        Holds(seat, deck.parse(hand.text()), deck) for seat, hand in node.by_seat().items()
    ),
    "melds": lambda node, deck: (
        HasLaid(seat, melds(", ".join(laid.texts()), deck) if laid.items() else (), deck)
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
