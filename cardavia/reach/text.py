"""What is answered to `why`: of a line, of a function, and of a sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import chain

from cardavia.reach.measure import Reach
from cardavia.reach.source import Function, Source, read
from cardavia.report.rows import row
from cardavia.rulebook.load import find
from cardavia.rulebook.model import Heading, Sentence

DEALS = "whole deals"
"""What the scripted deals are called among sentences."""


def of_line(reach: Reach, source: Source, line: int) -> str:
    """The scenarios that run a line, by sentence, and what the function around it cites."""
    statement, function = source.statement(line), source.running(line)
    if statement is None or function is None:
        return _unwatched(source, line)
    return _told(
        f"{source}:{line}, in {function.name}",
        [source.text(number) for number in statement],
        _cited(source, function.lines),
        _scenarios(reach, source, statement),
    )


def of_function(reach: Reach, source: Source, function: Function) -> str:
    """The scenarios that enter a function, and how many of them run each of its lines."""
    starts = {statement.start: statement for statement in source.statements}
    body = range(function.body, function.last + 1)
    return _told(
        f"{source}:{function.header}, {function.name}",
        [
            f"{_count(reach, source, starts[number]) if number in starts and number in body else '':>5}  "
            f"{source.text(number)}"
            for number in function.lines
        ],
        _cited(source, function.lines),
        _scenarios(reach, source, body),
    )


def of_sentence(reach: Reach, name: str, pinning: Iterable[str]) -> str:
    """Where a sentence is cited, how many of its scenarios run that, and what only they run."""
    played = set(reach.played)
    own = frozenset(pinning) & played
    sources = tuple(map(read, reach.ran))
    cited = [place for source in sources for place in _citing(reach, source, name, own)]
    alone = [
        f"{source}:{number}  {source.text(number).strip()}"
        for source in sources
        for number in _alone(reach, source, own)
    ]
    return "\n".join(
        (
            row(name, _gloss(name)),
            "",
            f"{len(own)} of {len(played)} scenarios pin it.",
            "",
            "Cited by" if cited else "No line cites it.",
            *(f"  {each}" for each in cited),
            "",
            "Run by its scenarios alone" if alone else "Its scenarios run nothing that others do not run.",
            *(f"  {each}" for each in alone),
        )
    )


def _told(heading: str, code: Iterable[str], cited: Iterable[str], scenarios: Iterable[str]) -> str:
    return "\n".join((heading, "", *code, "", *chain(cited, ("",), scenarios)))


def _unwatched(source: Source, line: int) -> str:
    """A line outside all functions, or one without code."""
    around = source.around(line)
    lines = around.lines if around else source.statement(line) or range(line, line + 1)
    what = "is no code that runs" if source.statement(line) is None else "runs when the file is read"
    ask = f"; ask for {source}:{around.name}" if around else ""
    return "\n".join(
        (
            f"{source}:{line} {what}, whatever is played{ask}",
            "",
            *(source.text(number) for number in (range(line, line + 1) if around else lines)),
            "",
            *_cited(source, lines),
        )
    )


def _cited(source: Source, lines: range) -> Iterator[str]:
    cited = source.cited(lines)
    yield "It cites" if cited else "It cites no sentence."
    yield from (row(f"  {name}", _gloss(name)) for name in cited)


def _scenarios(reach: Reach, source: Source, lines: range) -> Iterator[str]:
    """The scenarios that run some of these lines: the names behind the sentence of each."""
    running = reach.runners(source, lines)
    if not running:
        excuse = source.excused_by(lines.start)
        because = f": {source.excuses()[excuse]}" if excuse else ""
        yield f"None of {len(reach.played)} scenarios runs it{because}."
        return
    yield f"{len(running)} of {len(reach.played)} scenarios run it"
    by_sentence: dict[str, list[str]] = {}
    for name in (name for name in reach.played if name in running):
        sentence, slash, words = name.partition("/")
        by_sentence.setdefault(sentence if slash else DEALS, []).append(words or name)
    yield from (row(f"  {sentence}", ", ".join(names)) for sentence, names in by_sentence.items())


def _count(reach: Reach, source: Source, statement: range) -> int:
    return len(reach.runners(source, statement))


def _citing(reach: Reach, source: Source, name: str, own: Collection[str]) -> Iterator[str]:
    """The places that name a sentence; for those in functions, how many of its scenarios run them."""
    told: set[Function] = set()
    for number in range(1, len(source.lines) + 1):
        if name not in source.cited(range(number, number + 1)):
            continue
        function = source.around(number)
        if function is None:
            yield f"{source}:{number}  {source.text(number).strip()}"
        elif function not in told:
            told.add(function)
            running = reach.runners(source, range(function.body, function.last + 1)) & set(own)
            yield f"{source}:{number}  {function.name}, run by {len(running)} of {len(own)}"


def _alone(reach: Reach, source: Source, own: Collection[str]) -> Iterator[int]:
    """The lines, in order, that these scenarios run and no other."""
    for statement in sorted(source.statements, key=lambda each: each.start):
        running = reach.runners(source, statement)
        if source.running(statement.start) and running and running <= set(own):
            yield statement.start


def _gloss(name: str) -> str:
    """What a sentence says in our words, or what a gap leaves open."""
    entry = find(name)
    if isinstance(entry, Sentence):
        return entry.gloss
    return entry.title if isinstance(entry, Heading) else entry.question
