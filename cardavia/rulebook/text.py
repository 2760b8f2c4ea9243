"""Rulebooks, their entries and a drift as plain text for a terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import fill, shorten
from typing import Any, TypeAlias

from cardavia.languages.codes import ENGLISH
from cardavia.languages.language import Language, language
from cardavia.rulebook.drift import Drift, Finding, Status
from cardavia.rulebook.load import GAMES
from cardavia.rulebook.model import Heading, Rulebook, Ruling, Section, Sentence
from cardavia.rulebook.scope import ids_under
from cardavia.rulebook.translated import find_in, rulebook_in

WIDTH = 100

Scenarios: TypeAlias = Mapping[str, Sequence[str]]
"""The ids of the scenarios that pin a sentence or a gap, by its id."""

_DRIFTED: Mapping[Status, str] = {
    "typography": "Typography only (the same text, set otherwise; its scenarios stand)",
    "moved": "Moved (the same text elsewhere; its scenarios stand)",
    "changed": "Changed (another text at the same spot; its scenarios are suspect)",
    "gone": "Gone (its scenarios are suspect)",
    "new": "New (under a proposed id; without scenarios so far)",
}
_SUSPECT: frozenset[Status] = frozenset({"changed", "gone"})


def overview(books: Iterable[Rulebook], spoken: str = ENGLISH) -> str:
    """What each rulebook holds, with its sections."""
    return "\n\n".join("\n".join(_book(book, language(spoken))) for book in books)


def page(scope: str, scenarios: Scenarios, spoken: str = ENGLISH) -> str:
    """What an id names: a sentence or gap in full, or the list of a game, a section or a bullet.

    Raises UnknownIdError if it names nothing.
    """
    covered = ids_under(scope)
    if covered == (scope,):
        return entry(find_in(scope, spoken), scenarios, spoken)
    book = rulebook_in(GAMES[covered[0].partition("-")[0]], spoken)
    parts = (
        Section(part.heading, tuple(sentence for sentence in part.sentences if sentence.id in covered))
        for part in book.sections
    )
    lists = [section(part, scenarios, spoken) for part in parts if part.sentences]
    gaps = [gap for gap in book.gaps if gap.id in covered]
    if gaps:
        words = language(spoken)
        lists.append("\n".join(_list(words.say("gaps"), gaps, scenarios, words)))
    return "\n\n".join(lists)


def in_short(scope: str, scenarios: Scenarios, spoken: str = ENGLISH) -> str:
    """What an id names, a line for each entry; raises UnknownIdError if it names nothing."""
    words = language(spoken)
    found = (find_in(name, spoken) for name in ids_under(scope))
    return "\n".join(line for each in found for line in _in_short(each, scenarios, words))


def section(part: Section, scenarios: Scenarios, spoken: str = ENGLISH) -> str:
    """The sentences of a section, each with its gloss and the number of its scenarios."""
    words = language(spoken)
    name = f"{part.heading.id}  {part.heading.title}" if part.heading else words.say("preamble")
    return "\n".join(_list(name, part.sentences, scenarios, words))


def entry(found: Sentence | Heading | Ruling, scenarios: Scenarios, spoken: str = ENGLISH) -> str:
    """One entry in full: for a sentence its kind, gloss, ruling, and the scenarios that pin it."""
    return "\n".join(_entry(found, scenarios, language(spoken)))


def drift_report(drift: Drift, scenarios: Scenarios) -> str:
    """How a document has drifted from its rulebook, and which scenarios become suspect by it."""
    return "\n".join(_drift(drift, scenarios))


def _book(book: Rulebook, words: Language) -> Iterator[str]:
    kinds = Counter(sentence.kind for sentence in book.sentences)
    levels = Counter(ruling.confidence for ruling in book.rulings)
    yield f"{book.code}  {book.title} ({book.game})"
    rows = {
        "document": words.say("in language", document=book.document, locale=book.locale),
        "sentences": f"{len(book.sentences)}: {_counted(_named(kinds, words))}",
        "rulings": words.say("on gaps", n=len(book.rulings), gaps=len(book.gaps)),
        "certain": _counted(_named(levels, words)),
    }
    yield from (f"    {words.say(name):<9} {row}" for name, row in rows.items())
    for part in book.sections:
        name = part.heading.id if part.heading else f"{book.code}-0"
        title = part.heading.title if part.heading else words.say("preamble")
        yield f"    {name:<9} {title}, {words.say('number of sentences', n=len(part.sentences))}"


def _named(counts: Counter[Any], words: Language) -> Iterator[tuple[str, int]]:
    return ((words.say(name), count) for name, count in counts.most_common())


def _list(
    name: str, entries: Iterable[Sentence | Ruling], scenarios: Scenarios, words: Language
) -> Iterator[str]:
    yield name
    for item in entries:
        what = item.gloss if isinstance(item, Sentence) else item.question
        yield _filled(f"  {item.id:<10}", f"{what} [{_mark(item, scenarios, words)}]")


def _mark(item: Sentence | Ruling, scenarios: Scenarios, words: Language) -> str:
    ruling = item.ruling if isinstance(item, Sentence) else item
    number = len(scenarios.get(item.id, ()))
    untestable = not number and isinstance(item, Sentence) and item.untested
    pinned = words.say("untestable") if untestable else words.say("number of scenarios", n=number)
    return f"{pinned}; {words.say('ruled', confidence=words.say(ruling.confidence))}" if ruling else pinned


def _in_short(found: Sentence | Heading | Ruling, scenarios: Scenarios, words: Language) -> Iterator[str]:
    if isinstance(found, Heading):
        yield f"{found.id}  {found.title}"
        return
    what = found.gloss if isinstance(found, Sentence) else found.question
    yield _one_line(f"{found.id}  ", what, f" [{_mark(found, scenarios, words)}]")
    ruling = found.ruling if isinstance(found, Sentence) else found
    if ruling:
        taken = (f"{each.key}: {each.text}" for each in ruling.options if each.key in ruling.chosen)
        yield _one_line("  * ", "; ".join(taken))


def _one_line(head: str, text: str, end: str = "") -> str:
    return head + shorten(text, WIDTH - len(head) - len(end), placeholder=" ...") + end


def _entry(found: Sentence | Heading | Ruling, scenarios: Scenarios, words: Language) -> Iterator[str]:
    if isinstance(found, Heading):
        yield f"{found.id}  {words.say('heading')}"
        yield found.title
        return
    if isinstance(found, Sentence):
        yield f"{found.id}  {words.say('stands at', kind=words.say(found.kind), place=found.place)}"
        yield _filled("", found.gloss)
    else:
        yield f"{found.id}  {words.say('silent')}"
    ruling = found.ruling if isinstance(found, Sentence) else found
    if ruling:
        yield ""
        yield from _ruling(ruling, words)
    yield ""
    yield from _pinned(found, scenarios, words)


def _ruling(ruling: Ruling, words: Language) -> Iterator[str]:
    confidence = words.say(ruling.confidence)
    yield _filled("", words.say("ruling", confidence=confidence, question=ruling.question))
    for option in ruling.options:
        mark = "*" if option.key in ruling.chosen else " "
        yield _filled(f"  {mark} {option.key:<3}", option.text)
    yield _filled("", words.say("why", why=ruling.why))


def _pinned(found: Sentence | Ruling, scenarios: Scenarios, words: Language) -> Iterator[str]:
    pins = scenarios.get(found.id, ())
    untested = found.untested if isinstance(found, Sentence) else None
    if not pins:
        yield _filled("", f"{words.say('no scenario')} {untested}" if untested else words.say("unpinned"))
        return
    yield words.say("pinned", n=len(pins))
    yield from (f"  {pin}" for pin in pins)


def _drift(drift: Drift, scenarios: Scenarios) -> Iterator[str]:
    book, total = drift.rulebook, len(drift.rulebook.entries)
    if drift.is_foreign:
        yield f"0 of {len(book.sentences)} sentences of {book.game} found, captions aside."
        yield f"This does not look like the document of {book.game} ({book.document})."
        return
    counts = drift.counts
    yield f"{book.game}: {counts['kept']} of {total} sentences and headings kept"
    yield f"    {_counted((status, counts[status]) for status in _DRIFTED)}"
    for status, meaning in _DRIFTED.items():
        findings = drift.of(status)
        if findings:
            yield ""
            yield meaning
            for finding in findings:
                yield from _finding(finding, book, scenarios)
    suspects = {
        pin for status in _SUSPECT for found in drift.of(status) for pin in scenarios.get(found.id, ())
    }
    pinned = {pin for entry in book.sentences for pin in scenarios.get(entry.id, ())}
    yield ""
    yield f"{len(suspects)} of {len(pinned)} scenarios are suspect."


def _finding(finding: Finding, book: Rulebook, scenarios: Scenarios) -> Iterator[str]:
    known = book.sentence(finding.id) or book.heading(finding.id)
    yield f"  {finding.id:<10}{_places(finding)}"
    if known:
        yield _filled("    was      ", known.title if isinstance(known, Heading) else known.gloss)
    if finding.text is not None:
        yield _filled("    now      ", finding.text)
    if finding.status in _SUSPECT and isinstance(known, Sentence):
        yield _filled("    suspect  ", ", ".join(scenarios.get(finding.id, ())) or "none")


def _places(finding: Finding) -> str:
    if finding.was is None:
        return f"at {finding.now}"
    if finding.now is None:
        return f"was at {finding.was}"
    return f"at {finding.now}" if str(finding.was) == str(finding.now) else f"{finding.was} -> {finding.now}"


def _filled(head: str, text: str) -> str:
    return fill(text, WIDTH, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False)


def _counted(counts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts)
