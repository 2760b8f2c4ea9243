"""The words of a language around the cards, seats and figures of a step: patterns, and slots said otherwise.

What fills a slot means the same in every language; it is kept in English, and `reworded` says it in another.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from cardavia.languages.language import FORMS, Language, inflected

NAME = "[a-z0-9-]+"
"""The name of a scripted deal."""
SLOT = re.compile(r"\{(\w+)\}")
HOLE = r"<[^<>]+>"
"""A placeholder of an outline."""


class Atoms(NamedTuple):
    """What slots are made of, as regular expressions."""

    seat: str
    card: str
    figure: str
    word: str
    argument: str
    """A word of what stands with a verb: a card, a suit, groups."""
    letter: str
    """One of a list of decisions."""
    whole: str
    """What may stand for a whole slot."""


FILLED = Atoms(
    seat=r"[A-D]",
    card=r"(?:\w*\d\w*|[A-Z]+)",
    figure=r"\d+",
    word=r"[^\W\d_]+",
    argument=r"[A-Za-z0-9/]+",
    letter=r"[\w /,]",
    whole="(?!)",
)
"""Those of a step."""
OPEN = Atoms(
    seat=f"(?:{FILLED.seat}|{HOLE})",
    card=f"(?:{FILLED.card}|{HOLE})",
    figure=f"(?:{FILLED.figure}|{HOLE})",
    word=f"(?:{FILLED.word}|{HOLE})",
    argument=f"(?:{FILLED.argument}|{HOLE})",
    letter=r"[\w /,<>-]",
    whole=HOLE,
)
"""Those of a line of an outline, in which a placeholder may stand for a word, a card or a figure."""

BETWEEN = "\0"
"""Stands between decisions while it is looked for what verb they share."""
BARE = rf"(?:[a-z]|{OPEN.card}(?: (?:{OPEN.card}|/))*)"
"""A card, a suit or groups: what stands alone where its verb is said once for several."""


def pattern(
    template: str, fillers: Mapping[str, str], barred: Mapping[str, tuple[str, ...]]
) -> re.Pattern[str]:
    """A phrase's words as a regular expression with a named group for each slot.

    `fillers` are what may stand in its slots, `barred` the words that one must not begin with, since another
    phrase goes on with them.
    """
    parts = SLOT.split(template)
    found = _literal(parts[0])
    for name, text in zip(parts[1::2], parts[2::2], strict=True):
        others = "".join(f"(?!{re.escape(each)})" for each in barred.get(name, ()))
        found += f"(?P<{name}>{others}(?:{fillers[name]})){_literal(text)}"
    return re.compile(found)


def continued(template: str, others: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """With which words other templates go on where this one has a slot, by the slot: `not `, `only `."""
    own = SLOT.split(template)
    found: dict[str, tuple[str, ...]] = {}
    for other in map(SLOT.split, others):
        same = next((at for at, (one, two) in enumerate(zip(own, other, strict=False)) if one != two), -1)
        if same % 2 == 0 and same + 1 < len(own) and other[same].startswith(own[same]):
            slot = own[same + 1]
            found[slot] = (*found.get(slot, ()), other[same].removeprefix(own[same]))
    return found


def filler(slot: str, spoken: Language, verbs: Iterable[str], atoms: Atoms = FILLED) -> str:
    """What may stand in a slot, as a regular expression; seats do what these `verbs` say."""
    both, nothing, source = (re.escape(spoken.joints[name]) for name in ("and", "nothing", "from"))
    cards = f"{atoms.card}(?: {atoms.card})*"
    meld = f"{atoms.word}(?: {atoms.word})? {cards}(?: {source} {atoms.seat})?"
    change = f"{atoms.seat} [+-]?{atoms.figure}"
    deed = f"{atoms.seat} (?:{'|'.join(_deed_of(spoken.verbs[verb].does, atoms) for verb in verbs)})"
    return {
        "seat": atoms.seat,
        "seats": f"{atoms.seat}(?:(?:, | {both} ){atoms.seat})*",
        "suit": r"\w",
        "card": atoms.card,
        "cards": cards,
        "hand": f"{nothing}|{cards}",
        "number": atoms.figure,
        "amount": atoms.figure,
        "name": NAME,
        "melds": f"{nothing}|{meld}(?:, {meld})*|{atoms.whole}",
        "points": f"{nothing}|{change}(?:, {change})*|{atoms.whole}",
        "deeds": f"{deed}(?: {both} {deed})*",
        "decisions": f"{atoms.letter}+",
        "items": ".+",
        "cause": ".+",
        "ending": "|".join(map(re.escape, spoken.endings.values())),
    }[slot]


def _deed_of(verb: str, atoms: Atoms) -> str:
    """What a seat does with a verb, as a regular expression."""
    argument = f"{atoms.argument}(?: {atoms.argument})*"
    before, hole, behind = verb.partition("{}")
    if not hole:
        return re.escape(verb)
    if before:
        return f"{re.escape(before.rstrip())}(?: {argument})?{re.escape(behind)}"
    return f"(?:{argument} )?{re.escape(behind.lstrip())}"


def filled(template: str, slots: Mapping[str, str], number: int) -> str:
    """A phrase's words with its slots filled, in the form for a number of seats or cards."""
    return SLOT.sub(lambda match: slots[match[1]], inflected(template, number))


def reworded(slot: str, text: str, before: Language, after: Language) -> str | None:
    """What fills a slot in one language, as it fills it in another; None if it is said otherwise there."""
    if before is after or slot not in _REWORDED or re.fullmatch(HOLE, text):
        return text
    return _REWORDED[slot](text, before, after)


def _seats(text: str, before: Language, after: Language) -> str | None:
    return text.replace(f" {before.joints['and']} ", f" {after.joints['and']} ")


def _nothing(text: str, before: Language, after: Language) -> str | None:
    return after.joints["nothing"] if text == before.joints["nothing"] else text


def _melds(text: str, before: Language, after: Language) -> str | None:
    if text == before.joints["nothing"]:
        return after.joints["nothing"]
    return _all((_meld(part, before, after) for part in text.split(", ")), ", ")


def _meld(text: str, before: Language, after: Language) -> str | None:
    kind, rest = _term(text, before, after)
    cards, source, seat = rest.partition(f" {before.joints['from']} ")
    return kind and f"{kind}{cards}" + (f" {after.joints['from']} {seat}" if source else "")


def _items(text: str, before: Language, after: Language) -> str | None:
    if text == before.joints["nothing"]:
        return after.joints["nothing"]
    return _all((_item(part, before, after) for part in text.split(", ")), ", ")


def _item(text: str, before: Language, after: Language) -> str | None:
    if re.fullmatch(HOLE, text):
        return text
    name, rest = _term(text, before, after)
    return name and name + rest if re.fullmatch(f"(?: {OPEN.card})+", rest) else None


def _term(text: str, before: Language, after: Language) -> tuple[str | None, str]:
    """The term that a text begins with, the longest that it does, in the other language; and what follows."""
    if hole := re.match(HOLE, text):
        return hole[0], text[hole.end() :]
    said = max(
        (each for each in before.english_terms if f"{text} ".startswith(f"{each} ")), key=len, default=None
    )
    return (None, text) if said is None else (after.terms[before.english_terms[said]], text[len(said) :])


def _cause(text: str, before: Language, after: Language) -> str | None:
    name = before.english_causes.get(text)
    return name and after.causes[name]


def _ending(text: str, before: Language, after: Language) -> str | None:
    name = before.english_endings.get(text)
    return name and after.endings[name]


def _deeds(text: str, before: Language, after: Language) -> str | None:
    done = re.split(rf" {before.joints['and']} (?={OPEN.seat} )", text)
    return _all((_deed(each, before, after) for each in done), f" {after.joints['and']} ")


def _deed(text: str, before: Language, after: Language) -> str | None:
    seat, _, said = text.partition(" ")
    read = _read({word: verb.does for word, verb in before.verbs.items()}, said)
    return read and f"{seat} {' '.join(_said(after.verbs[read.verb].does, read.arguments))}"


class Run(NamedTuple):
    """Decisions for which their verb is said once: its id, and what it is said of."""

    verb: str
    arguments: tuple[str, ...]


def _decisions(text: str, before: Language, after: Language) -> str | None:
    either, both = (f" {before.joints[name]} " for name in ("or", "and"))
    parts = re.split(f"(, |{either}|{both})", text)
    runs = _runs(parts[::2], {word: verb.may for word, verb in before.verbs.items()})
    if runs is None:
        return None
    said = [part for run in runs for part in _said(after.verbs[run.verb].may, run.arguments)]
    joints = {either: f" {after.joints['or']} ", both: f" {after.joints['and']} ", ", ": ", "}
    return said[0] + "".join(joints[joint] + part for joint, part in zip(parts[1::2], said[1:], strict=True))


def _runs(parts: Sequence[str], verbs: Mapping[str, str]) -> tuple[Run, ...] | None:
    """Decisions by the verbs that are said for them, before or behind what they are said of, or around it."""
    found: list[Run] = []
    while parts:
        read = (_read(verbs, BETWEEN.join(parts[:end])) for end in range(1, len(parts) + 1))
        run = next((run for run in read if run), None)
        if run is None:
            return None
        taken = max(len(run.arguments), 1)
        while run.arguments and verbs[run.verb].endswith("{}") and taken < len(parts):
            if not re.fullmatch(BARE, parts[taken]):
                break
            run = run._replace(arguments=(*run.arguments, parts[taken]))
            taken += 1
        found.append(run)
        parts = parts[taken:]
    return tuple(found)


def _read(verbs: Mapping[str, str], said: str) -> Run | None:
    """The verb that says this, the longest that does."""
    fitting = [
        Run(word, tuple(match["of"].split(BETWEEN)) if match["of"] else ())
        for word, template in verbs.items()
        if (match := _verb(template).fullmatch(said))
    ]
    return max(fitting, key=lambda run: len(verbs[run.verb]), default=None)


@cache
def _verb(template: str) -> re.Pattern[str]:
    """What is said with a verb, with or without what it is said of."""
    before, hole, behind = template.partition("{}")
    if not hole:
        return re.compile(f"{re.escape(template)}(?P<of>)")
    of = f"(?P<of>{OPEN.argument}(?: {OPEN.argument})*(?:{BETWEEN}{BARE})*)"
    alone = re.escape(f"{before}{behind}".replace("  ", " ").strip())
    return re.compile(f"{re.escape(before)}{of}{re.escape(behind)}|{alone}")


def _said(template: str, arguments: Sequence[str]) -> list[str]:
    """A verb said once of all its arguments, in as many parts."""
    before, _, behind = template.partition("{}")
    if not arguments:
        return [f"{before}{behind}".replace("  ", " ").strip()]
    said = list(arguments)
    said[0] = before + said[0]
    said[-1] += behind
    return said


def _all(parts: Iterable[str | None], joint: str) -> str | None:
    found = tuple(parts)
    return None if None in found else joint.join(part for part in found if part is not None)


def _literal(text: str) -> str:
    """Words of a phrase as a regular expression, in any of their forms."""
    parts = FORMS.split(text)
    words = [re.escape(part) if at % 2 == 0 else f"(?:{part})" for at, part in enumerate(parts)]
    return "".join(words)


_REWORDED: Mapping[str, Callable[[str, Language, Language], str | None]] = {
    "seats": _seats,
    "hand": _nothing,
    "points": _nothing,
    "melds": _melds,
    "items": _items,
    "cause": _cause,
    "ending": _ending,
    "deeds": _deeds,
    "decisions": _decisions,
}
"""What is said otherwise in other languages; every other slot is filled with the same everywhere."""
