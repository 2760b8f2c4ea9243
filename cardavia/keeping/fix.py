"""What lint finds and nobody need decide: the title of a rule, the file of its section, the order of tags."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cardavia.authoring.feature import Feature, Tag
from cardavia.authoring.lint.structure import sentence_of
from cardavia.authoring.lint.tags import in_order
from cardavia.keeping.place import begun, file_name, rules, section, with_rule
from cardavia.rulebook.model import Rulebook


def fixed(features: Iterable[Feature], book: Rulebook, *, is_whole: bool) -> Mapping[Path, str]:
    """The files that change, with what they are to hold; in a corpus of one's own titles are free."""
    features = tuple(features)
    texts = {feature.path: _tidied(feature, book, is_whole=is_whole) for feature in features}
    if is_whole:
        for path in list(texts):
            _move_out(path, texts, book)
    before = {feature.path: feature.path.read_text(encoding="utf-8") for feature in features}
    return {path: text for path, text in texts.items() if before.get(path) != text}


def _tidied(feature: Feature, book: Rulebook, *, is_whole: bool) -> str:
    """The text of a feature, with rules called as in the rulebook and tags in order."""
    lines = feature.path.read_text(encoding="utf-8").split("\n")
    for block in feature.blocks if is_whole else ():
        found = book.sentence(sentence_of(block) or "")
        if found is not None and block.title != found.gloss:
            _replace(lines, block.origin.line, re.compile(r"Rule:.*"), f"Rule: {found.gloss}")
    for example in feature.examples:
        _order_tags(lines, example.tags)
    return "\n".join(lines)


def _order_tags(lines: list[str], tags: Sequence[Tag]) -> None:
    left = [tag.name for tag in in_order(tags)]
    if left == [tag.name for tag in tags]:
        return
    for number in dict.fromkeys(tag.origin.line for tag in tags):
        here = sum(tag.origin.line == number for tag in tags)
        _replace(lines, number, re.compile(r"@.*?(?=\s+#|$)"), " ".join(left[:here]))
        del left[:here]


def _replace(lines: list[str], number: int, old: re.Pattern[str], new: str) -> None:
    lines[number - 1] = old.sub(lambda _: new, lines[number - 1], count=1)


def _move_out(path: Path, texts: dict[Path, str], book: Rulebook) -> None:
    """Move the rules of other sections out of a file."""
    lines = texts[path].rstrip("\n").split("\n")
    own = path.name.partition("-")[0]
    strangers = [
        rule for rule in rules(lines) if book.sentence(rule.sentence) and section(rule.sentence) != own
    ]
    for rule in reversed(strangers):
        moved = lines[rule.start : rule.end]
        target = _file_for(rule.sentence, texts, path.parent, book)
        text = texts.get(target, begun(book, rule.sentence))
        del lines[rule.start : rule.end + 1]
        texts[target] = with_rule(text, rule.sentence, moved, book)
    if strangers:
        texts[path] = "\n".join(lines).rstrip("\n") + "\n"


def _file_for(sentence: str, texts: Mapping[Path, str], folder: Path, book: Rulebook) -> Path:
    wanted: Sequence[Path] = [path for path in texts if path.name.startswith(f"{section(sentence)}-")]
    return wanted[-1] if wanted else folder / file_name(book, sentence)
