"""A report as text for a terminal: what holds, what fails and why, and the verdict in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from shlex import quote
from textwrap import shorten
from typing import NamedTuple

from cardavia.judging.known import KnownFailure
from cardavia.judging.verdict import BREAKDOWNS, Verdict
from cardavia.languages.codes import ENGLISH
from cardavia.languages.language import Language, language
from cardavia.report.model import Entry, Plan, Report, Tally
from cardavia.report.rows import WIDTH, labelled, listed, printable, row
from cardavia.rulebook.translated import rulebook_in

IN_ENGLISH = language(ENGLISH)
"""What machines read and what is compared is told in English, whoever runs it."""

LOG_LINES = 12
"""How many lines of an engine's log a failure shows; the JSON report has all that was kept."""


def render(report: Report, spoken: str = ENGLISH) -> str:
    """The whole report in a language: sentences, failures, what is apart from them, and the closing line."""
    words = language(spoken)
    parts = [
        sentences(report, words),
        *failures(report, words),
        *("\n".join(part) for part in (_remarks(report, words), _readings(report, words)) if part),
        closing(report, words),
    ]
    return "\n\n".join(parts) + "\n"


def sentences(report: Report, words: Language = IN_ENGLISH) -> str:
    """How many scenarios pass of each sentence, and how many sentences hold of each section."""
    return "\n\n".join("\n".join(_game(report, game, words)) for game in report.games)


def closing(report: Report, words: Language = IN_ENGLISH) -> str:
    """How many scenarios came to each verdict, what passed of what, and whether the engine conforms."""
    whole = [tally for game in report.plan.games for tally in report.tallies(game) if tally.is_whole]
    selected = report.plan.selected
    counts = [words.say("passing", passed=report.count(Verdict.PASS), total=selected)]
    if whole:
        counts.append(_holding(whole, words))
    if report.plan.is_partial:
        counts.append(words.say("selected", selected=selected, total=report.plan.total))
    counts.append(words.say("played", seconds=f"{report.seconds:.1f}"))
    return "\n".join([*_verdicts(report, words), "", f"{', '.join(counts)}.", judgement(report, words)])


def _verdicts(report: Report, words: Language) -> Iterator[str]:
    """A line for each verdict that occurred, and for what has none."""
    total = report.plan.selected
    for verdict, ground, number in report.buckets():
        why = _unsupported(report) if verdict is Verdict.UNSUPPORTED else ground
        yield _counted(
            words.verdicts.get(verdict, verdict), words.say("share", part=number, total=total), why
        )
    if report.missing:
        share = words.say("share", part=report.missing, total=total)
        yield _counted(words.say("not run"), share, _ending(report, words))


def _counted(what: str, share: str, why: str) -> str:
    line = f"{what:<18}{share:>12}"
    return f"{line}  {why}" if why else line


def _unsupported(report: Report) -> str:
    reasons = Counter(entry.got for entry in report.entries if entry.verdict is Verdict.UNSUPPORTED)
    if len(reasons) == 1:
        return f"not run: {next(iter(reasons))}"
    return "not run: " + ", ".join(f"{why} ({number})" for why, number in reasons.items())


def _ending(report: Report, words: Language) -> str:
    """Why a run has ended before its time."""
    came = len(report.entries)
    if report.interrupted:
        return words.say("interrupted after", came=came)
    return words.say("given up after", came=came) if report.abandoned else ""


def failure(entry: Entry, plan: Plan, words: Language = IN_ENGLISH) -> str:
    """One failure: sentence, ruling, situation, what was done, expected, got, log, and how to repeat it."""
    return f"--- {account(entry, plan, words)}"


def account(entry: Entry, plan: Plan, words: Language = IN_ENGLISH) -> str:
    """The same without a mark that sets it apart, for where it is one of many lines."""
    lines = [
        f"{words.verdicts.get(entry.verdict, entry.verdict)}: {entry.id}",
        f"{entry.title} ({entry.file}:{entry.line})",
    ]
    lines += _rules(entry, words)
    lines += listed(words.say("situation"), entry.situation)
    lines += listed(words.say("done"), entry.done)
    lines += listed(
        words.say("at"), (f"{entry.step} ({entry.file}:{entry.step_line})",) if entry.step else ()
    )
    lines += [row(words.say("expected"), entry.expected), row(words.say("got"), entry.got)]
    lines += listed(words.say("because"), (f"{reason['id']}  {reason['gloss']}" for reason in entry.because))
    lines += listed(words.say("log"), tuple(entry.log.strip().splitlines()[-LOG_LINES:]))
    lines += [
        labelled(words.say("repeat"), repeat(entry, plan)),
        labelled(words.say("look"), look(entry, plan)),
    ]
    return "\n".join(lines)


def failures(report: Report, words: Language = IN_ENGLISH) -> Iterator[str]:
    """The failures in full; of those that came out the same way, only the first."""
    for first, others in ways(report):
        told = failure(first, report.plan, words)
        if others:
            ids = ", ".join(entry.id for entry in others)
            told += f"\n{row(words.say('likewise'), words.say('same way', more=len(others), ids=ids))}"
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


def _game(report: Report, game: str, words: Language) -> Iterator[str]:
    title = rulebook_in(game, words.code).title
    engine = printable(f"{report.plan.name} {report.plan.version}")
    if not report.offers(game):
        yield words.say("not offered", title=title, engine=engine, game=game)
        return
    yield words.say("checked on", title=title, engine=printable(report.plan.checked))
    for name, heading, tallies in sections(report, game, words):
        yield ""
        yield f"{name:<6}{heading}: {held(tallies, words)}"
        yield from (_sentence(tally, words) for tally in tallies if tally.ran or not report.plan.is_partial)


def sections(
    report: Report, game: str, words: Language = IN_ENGLISH
) -> Iterator[tuple[str, str, list[Tally]]]:
    """Id, title and tallies of each section; of a selection, only of those of which something ran."""
    book = rulebook_in(game, words.code)
    tallies = {tally.sentence.id: tally for tally in report.tallies(game)}
    for section in book.sections:
        mine = [tallies[sentence.id] for sentence in section.sentences]
        if report.plan.corpus is not None:  # somebody's own is about what it has scenarios for
            mine = [tally for tally in mine if tally.total]
        if mine and (not report.plan.is_partial or any(tally.ran for tally in mine)):
            title = section.heading.title if section.heading else words.say("preamble")
            yield section.heading.id if section.heading else f"{book.code}-0", title, mine


def held(tallies: list[Tally], words: Language = IN_ENGLISH) -> str:
    """How many sentences hold of those that were tested whole, and how many others there are."""
    whole = [tally for tally in tallies if tally.is_whole]
    others = {
        "in part": sum(0 < tally.ran < tally.total for tally in tallies),
        "not run": sum(tally.ran == 0 < tally.total for tally in tallies),
        "without": sum(not tally.total and not tally.sentence.untested for tally in tallies),
        "untested": sum(bool(tally.sentence.untested) for tally in tallies),
    }
    parts = [_holding(whole, words)] if whole else []
    return ", ".join([*parts, *(f"{number} {words.say(what)}" for what, number in others.items() if number)])


def _holding(whole: list[Tally], words: Language) -> str:
    return words.say("holding", holding=sum(tally.holds for tally in whole), total=len(whole))


def _sentence(tally: Tally, words: Language) -> str:
    sentence = rulebook_in(tally.sentence.game, words.code).sentence(tally.sentence.id) or tally.sentence
    if not tally.total:
        head = f"    {sentence.id:<10}{words.say('no scenario here'):<12} "
        return head + shorten(sentence.untested or sentence.gloss, WIDTH - len(head), placeholder=" ...")
    mark = "!" if tally.failed else " " if tally.holds else "-"
    share = words.say("share", part=tally.passed, total=tally.total)
    head = f"  {mark} {sentence.id:<10}{share:<12} "
    return head + shorten(sentence.gloss, WIDTH - len(head), placeholder=" ...")


def _rules(entry: Entry, words: Language) -> Iterator[str]:
    book = rulebook_in(entry.game, words.code)
    for name in entry.sentences:
        if sentence := book.sentence(name):
            yield row(words.say("sentence"), f"{sentence.id}  {sentence.gloss}")
    for name, options in entry.readings.items():
        if ruling := book.ruling(name):
            texts = "; ".join(f"{each.key}: {each.text}" for each in ruling.options if each.key in options)
            confidence = words.say(ruling.confidence)
            taken = words.say("taken", question=ruling.question, texts=texts, confidence=confidence)
            yield row(words.say("ruled so"), f"{ruling.id}  {taken}")


def _remarks(report: Report, words: Language) -> list[str]:
    """What is expected or open, and what the suite could not judge: counted, never a pass."""
    total = len(report.entries)
    lines = [
        row(
            words.verdicts.get(entry.verdict, entry.verdict),
            f"{entry.id}: {why_expected(entry, report.plan)}; expected {entry.expected}; got {entry.got}",
        )
        for entry in report.entries
        if entry.verdict is Verdict.EXPECTED_FAILURE
    ]
    lines += [row(words.say("not seen"), unmet(known)) for known in report.unmet]
    notes = Counter(
        note
        for entry in report.entries
        for note in dict.fromkeys(said.partition(": ")[2] for said in entry.notes)
    )
    lines += [words.say("noted", part=number, total=total, note=note) for note, number in notes.items()]
    lines += report.plan.remarks
    return lines + [f"The suite itself failed, please report it: {broken}" for broken in report.broken]


def _readings(report: Report, words: Language) -> list[str]:
    """Failures in groups: what a group means, and whose failures they are."""
    lines: list[str] = []
    for group in GROUPS:
        entries = [entry for entry in report.unexpected if group.holds(entry)]
        if entries:
            meaning, total = words.say(group.meaning), len(report.unexpected)
            lines.append(words.say("share of group", meaning=meaning, part=len(entries), total=total))
            names = dict.fromkeys(name for entry in entries for name in group.names(entry))
            for name in names:
                ids = ", ".join(entry.id for entry in entries if name in group.names(entry))
                lines.append(row(f"  {name}", ids))
            lines += [f"  {words.say(group.advice)}"] if group.advice else []
    return lines


class Group(NamedTuple):
    """Unexpected outcomes of one kind: which, by what names they are listed, and what to do about them.

    What is said of them is named, as languages say it.
    """

    meaning: str
    holds: Callable[[Entry], bool]
    names: Callable[[Entry], Iterable[str]]
    advice: str = ""


def _is_misread(entry: Entry) -> bool:
    return entry.verdict is not Verdict.UNEXPECTED_PASS and entry.verdict not in BREAKDOWNS


WHOLE = ("whole deals",)
"""Under what scripted deals are listed: they involve much, and do not say which of it is wrong."""

GROUPS = (
    Group("breaks down", lambda entry: entry.verdict in BREAKDOWNS, lambda entry: (str(entry.verdict),)),
    Group(
        "breaks",
        lambda entry: _is_misread(entry) and not entry.readings,
        lambda entry: WHOLE if entry.is_deal else entry.sentences,
    ),
    Group(
        "reads",
        lambda entry: _is_misread(entry) and bool(entry.readings),
        lambda entry: WHOLE if entry.is_deal else entry.readings,
        "reads advice",
    ),
    Group(
        "passes declared",
        lambda entry: entry.verdict is Verdict.UNEXPECTED_PASS and bool(entry.declared),
        lambda entry: entry.declared,
        "declared advice",
    ),
    Group(
        "passes known",
        lambda entry: entry.verdict is Verdict.UNEXPECTED_PASS and bool(entry.known),
        lambda entry: (entry.known,),
        "known advice",
    ),
)


def judgement(report: Report, words: Language = IN_ENGLISH) -> str:
    """Whether the engine conforms, in one line."""
    plan = report.plan
    if report.conforms:
        return _conforming(report, words)
    if report.interrupted:
        return words.say("stopped")
    if not report.judged and not report.broken:
        return words.say("nothing tested", games=", ".join(plan.games))
    told = words.say("unexpectedly", part=len(report.unexpected), total=len(report.entries))
    if report.unmet:
        told += words.say("unmet", part=len(report.unmet), total=len(plan.known))
    if report.abandoned:
        told += words.say("given up", why=report.abandoned, missing=report.missing, total=plan.selected)
    if not report.broken:
        return words.say("conforms not", told=told)
    return words.say("not known", told=told, broken=len(report.broken))


def _conforming(report: Report, words: Language) -> str:
    """Never of more than was run."""
    plan = report.plan
    played = [game for game in plan.games if report.offers(game)]
    limits = [words.say("in games", games=", ".join(played))] if len(played) < len(plan.games) else []
    limits += [words.say("in selection")] if plan.is_partial else []
    return words.say("conforms in", limits=" ".join(limits)) if limits else words.say("conforms")


def _corpus(plan: Plan) -> str:
    return f" --corpus {quote(plan.corpus)}" if plan.corpus is not None else ""
