"""A report as text for a terminal: what holds, what fails and why, and the verdict in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from shlex import quote
from textwrap import shorten
from typing import NamedTuple

from cardavia.judging.known import KnownFailure
from cardavia.judging.verdict import BREAKDOWNS, Verdict
from cardavia.report.model import Entry, Plan, Report, Tally
from cardavia.report.rows import WIDTH, labelled, listed, printable, row
from cardavia.rulebook.load import rulebook

LOG_LINES = 12
"""How many lines of an engine's log a failure shows; the JSON report has all that was kept."""


def render(report: Report) -> str:
    """The whole report: sentences, failures, what is told apart from them, and the closing line."""
    parts = [
        sentences(report),
        *failures(report),
        *("\n".join(part) for part in (_remarks(report), _readings(report)) if part),
        closing(report),
    ]
    return "\n\n".join(parts) + "\n"


def sentences(report: Report) -> str:
    """How many scenarios pass of each sentence, and how many sentences hold of each section."""
    return "\n\n".join("\n".join(_game(report, game)) for game in report.games)


def closing(report: Report) -> str:
    """How many scenarios came to each verdict, what passed of what, and whether the engine conforms."""
    whole = [tally for game in report.plan.games for tally in report.tallies(game) if tally.is_whole]
    selected = report.plan.selected
    counts = [f"{report.count(Verdict.PASS)} of {selected} scenarios pass"]
    if whole:
        counts.append(_holding(whole))
    if report.plan.is_partial:
        counts.append(f"{selected} of {report.plan.total} scenarios were selected")
    counts.append(f"played in {report.seconds:.1f} s")
    return "\n".join([*_verdicts(report), "", f"{', '.join(counts)}.", judgement(report)])


def _verdicts(report: Report) -> Iterator[str]:
    """A line for each verdict that occurred, and for what has none."""
    total = report.plan.selected
    for verdict, ground, number in report.buckets():
        why = _unsupported(report) if verdict is Verdict.UNSUPPORTED else ground
        yield _counted(str(verdict), number, total, why)
    if report.missing:
        yield _counted("not run", report.missing, total, _ending(report))


def _counted(what: str, number: int, total: int, why: str) -> str:
    line = f"{what:<18}{f'{number} of {total}':>12}"
    return f"{line}  {why}" if why else line


def _unsupported(report: Report) -> str:
    reasons = Counter(entry.got for entry in report.entries if entry.verdict is Verdict.UNSUPPORTED)
    if len(reasons) == 1:
        return f"not run: {next(iter(reasons))}"
    return "not run: " + ", ".join(f"{why} ({number})" for why, number in reasons.items())


def _ending(report: Report) -> str:
    """Why a run has ended before its time."""
    came = len(report.entries)
    if report.interrupted:
        return f"interrupted after {came}"
    return f"given up after {came}" if report.abandoned else ""


def failure(entry: Entry, plan: Plan) -> str:
    """One failure: sentence, ruling, situation, what was done, expected, got, log, and how to repeat it."""
    return f"--- {account(entry, plan)}"


def account(entry: Entry, plan: Plan) -> str:
    """The same without a mark that sets it apart, for where it is one of many lines."""
    lines = [f"{entry.verdict}: {entry.id}", f"{entry.title} ({entry.file}:{entry.line})"]
    lines += _rules(entry)
    lines += listed("situation", entry.situation)
    lines += listed("done", entry.done)
    lines += listed("at", (f"{entry.step} ({entry.file}:{entry.step_line})",) if entry.step else ())
    lines += [row("expected", entry.expected), row("got", entry.got)]
    lines += listed("because", (f"{reason['id']}  {reason['gloss']}" for reason in entry.because))
    lines += listed("engine's log", tuple(entry.log.strip().splitlines()[-LOG_LINES:]))
    lines += [labelled("repeat", repeat(entry, plan)), labelled("look", look(entry, plan))]
    return "\n".join(lines)


def failures(report: Report) -> Iterator[str]:
    """The failures in full; of those that came out the same way, only the first."""
    for first, others in ways(report):
        told = failure(first, report.plan)
        if others:
            ids = ", ".join(entry.id for entry in others)
            told += f"\n{row('likewise', f'and {len(others)} more came out the same way: {ids}')}"
        yield told


def ways(report: Report) -> Iterator[tuple[Entry, list[Entry]]]:
    """The ways in which something failed: the first failure of each, and the others."""
    found: dict[tuple[Verdict, str, str], list[Entry]] = {}
    for entry in report.unexpected:
        found.setdefault((entry.verdict, entry.expected, entry.got), []).append(entry)
    for first, *others in found.values():
        yield first, others


def why_expected(entry: Entry, plan: Plan) -> str:
    """Why a failure is expected: by declaration, or as a known one."""
    if entry.declared:
        return f"declared to read {', '.join(entry.declared)} differently"
    (known,) = (known for known in plan.known if known.id == entry.known)
    return f"{known.reason} ({known.link})"


def unmet(known: KnownFailure) -> str:
    """What is wrong with a known failure that was not seen."""
    many = len(known.scenarios) > 1
    none = f"none of its {len(known.scenarios)} scenarios fails" if many else "its scenario does not fail"
    return f"{known.file}:{known.line} lists {known.id} as a known failure, but {none} for that; take it off"


def repeat(entry: Entry, plan: Plan) -> str:
    """The command that checks just this scenario again."""
    engine = f" --engine {quote(plan.engine)}" if plan.engine is not None else ""
    return f"cardavia check{_corpus(plan)}{engine} --only {quote(entry.id)}"


def look(entry: Entry, plan: Plan) -> str:
    """The command that shows the whole deal of this scenario."""
    return f"cardavia show{_corpus(plan)} {quote(entry.id)}"


def _game(report: Report, game: str) -> Iterator[str]:
    engine = printable(f"{report.plan.name} {report.plan.version}")
    if not report.offers(game):
        yield f"{rulebook(game).title}, not run: {engine} does not offer {game}"
        return
    yield f"{rulebook(game).title}, checked on {engine}"
    for name, title, tallies in sections(report, game):
        yield ""
        yield f"{name:<6}{title}: {held(tallies)}"
        yield from (_sentence(tally) for tally in tallies if tally.ran or not report.plan.is_partial)


def sections(report: Report, game: str) -> Iterator[tuple[str, str, list[Tally]]]:
    """Id, title and tallies of each section; of a selection, only of those of which something ran."""
    book = rulebook(game)
    tallies = {tally.sentence.id: tally for tally in report.tallies(game)}
    for section in book.sections:
        mine = [tallies[sentence.id] for sentence in section.sentences]
        if report.plan.corpus is not None:  # somebody's own is about what it has scenarios for
            mine = [tally for tally in mine if tally.total]
        if mine and (not report.plan.is_partial or any(tally.ran for tally in mine)):
            yield section.heading.id if section.heading else f"{book.code}-0", section.title, mine


def held(tallies: list[Tally]) -> str:
    """How many sentences hold of those that were tested whole, and how many others there are."""
    whole = [tally for tally in tallies if tally.is_whole]
    others = {
        "tested in part": sum(0 < tally.ran < tally.total for tally in tallies),
        "not run": sum(tally.ran == 0 < tally.total for tally in tallies),
        "without a scenario": sum(not tally.total and not tally.sentence.untested for tally in tallies),
        "cannot be tested": sum(bool(tally.sentence.untested) for tally in tallies),
    }
    parts = [_holding(whole)] if whole else []
    return ", ".join([*parts, *(f"{number} {what}" for what, number in others.items() if number)])


def _holding(whole: list[Tally]) -> str:
    return f"{sum(tally.holds for tally in whole)} of {len(whole)} sentences hold"


def _sentence(tally: Tally) -> str:
    gloss = tally.sentence.gloss
    if not tally.total:
        head = f"    {tally.sentence.id:<10}no scenario  "
        return head + shorten(tally.sentence.untested or gloss, WIDTH - len(head), placeholder=" ...")
    mark = "!" if tally.failed else " " if tally.holds else "-"
    head = f"  {mark} {tally.sentence.id:<10}{f'{tally.passed} of {tally.total}':<12} "
    return head + shorten(gloss, WIDTH - len(head), placeholder=" ...")


def _rules(entry: Entry) -> Iterator[str]:
    book = rulebook(entry.game)
    for name in entry.sentences:
        if sentence := book.sentence(name):
            yield row("sentence", f"{sentence.id}  {sentence.gloss}")
    for name, options in entry.readings.items():
        if ruling := book.ruling(name):
            texts = "; ".join(f"{each.key}: {each.text}" for each in ruling.options if each.key in options)
            told = f"{ruling.id}  {ruling.question} Taken is {texts} ({ruling.confidence} confidence)"
            yield row("ruling", told)


def _remarks(report: Report) -> list[str]:
    """What is expected or open, and what the suite could not judge: counted, never a pass."""
    total = len(report.entries)
    lines = [
        row(
            f"{entry.verdict}",
            f"{entry.id}: {why_expected(entry, report.plan)}; expected {entry.expected}; got {entry.got}",
        )
        for entry in report.entries
        if entry.verdict is Verdict.EXPECTED_FAILURE
    ]
    lines += [row("not seen", unmet(known)) for known in report.unmet]
    notes = Counter(
        note
        for entry in report.entries
        for note in dict.fromkeys(said.partition(": ")[2] for said in entry.notes)
    )
    lines += [f"In {number} of {total} scenarios something was {note}." for note, number in notes.items()]
    lines += report.plan.remarks
    return lines + [f"The suite itself failed, please report it: {broken}" for broken in report.broken]


def _readings(report: Report) -> list[str]:
    """Failures in groups: what a group means, and whose failures they are."""
    lines: list[str] = []
    for group in GROUPS:
        entries = [entry for entry in report.unexpected if group.holds(entry)]
        if entries:
            lines.append(f"{group.meaning} ({len(entries)} of {len(report.unexpected)}):")
            names = dict.fromkeys(name for entry in entries for name in group.names(entry))
            for name in names:
                ids = ", ".join(entry.id for entry in entries if name in group.names(entry))
                lines.append(row(f"  {name}", ids))
            lines += [f"  {group.advice}"] if group.advice else []
    return lines


class Group(NamedTuple):
    """Unexpected outcomes of one kind: which, by what names they are listed, and what to do about them."""

    meaning: str
    holds: Callable[[Entry], bool]
    names: Callable[[Entry], Iterable[str]]
    advice: str = ""


def _is_misread(entry: Entry) -> bool:
    return entry.verdict is not Verdict.UNEXPECTED_PASS and entry.verdict not in BREAKDOWNS


WHOLE = ("whole deals",)
"""Under what scripted deals are listed: they involve much, and do not say which of it is wrong."""

GROUPS = (
    Group("Breaks down", lambda entry: entry.verdict in BREAKDOWNS, lambda entry: (str(entry.verdict),)),
    Group(
        "Breaks a clear sentence",
        lambda entry: _is_misread(entry) and not entry.readings,
        lambda entry: WHOLE if entry.is_deal else entry.sentences,
    ),
    Group(
        "Reads an unclear one differently, perhaps",
        lambda entry: _is_misread(entry) and bool(entry.readings),
        lambda entry: WHOLE if entry.is_deal else entry.readings,
        "If that is meant, declare the option taken in the answer to describe, under rulings.",
    ),
    Group(
        "Passes though declared to read differently",
        lambda entry: entry.verdict is Verdict.UNEXPECTED_PASS and bool(entry.declared),
        lambda entry: entry.declared,
        "Take the declaration back, or look why nothing comes of it.",
    ),
    Group(
        "Passes though listed as a known failure",
        lambda entry: entry.verdict is Verdict.UNEXPECTED_PASS and bool(entry.known),
        lambda entry: (entry.known,),
        "Take it off the list, as --write-expectations does.",
    ),
)


def judgement(report: Report) -> str:
    """Whether the engine conforms, in one line."""
    plan = report.plan
    if report.conforms:
        return _conforming(report)
    if report.interrupted:
        return "Interrupted: what was not run is not known."
    if not report.judged and not report.broken:
        return f"Nothing was tested: the engine plays none of {', '.join(plan.games)}."
    told = f"{len(report.unexpected)} of {len(report.entries)} scenarios came out unexpectedly"
    if report.unmet:
        told += f", {len(report.unmet)} of {len(plan.known)} known failures were not seen"
    if report.abandoned:
        told += f"; given up, {report.abandoned}: {report.missing} of {plan.selected} were not run"
    if not report.broken:
        return f"It does not conform: {told}."
    return f"Whether it conforms is not known: {told}, {len(report.broken)} could not be judged."


def _conforming(report: Report) -> str:
    """Never of more than was run."""
    plan = report.plan
    played = [game for game in plan.games if report.offers(game)]
    limits = [f"in {', '.join(played)}"] if len(played) < len(plan.games) else []
    limits += ["in what was selected"] if plan.is_partial else []
    return f"{' '.join(['It conforms', *limits])}."


def _corpus(plan: Plan) -> str:
    return f" --corpus {quote(plan.corpus)}" if plan.corpus is not None else ""
