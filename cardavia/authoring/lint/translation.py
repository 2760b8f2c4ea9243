"""Lint rules on translations: a section in another language is the same scenarios, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.authoring.corpus import Scenario, scenarios
from cardavia.authoring.lint.looked_at import Checks, Corpus, Found
from cardavia.authoring.phrases import matches
from cardavia.fixture.fixture import Line
from cardavia.origin import Origin
from cardavia.sources import original


def _translations(corpus: Corpus) -> Found:
    for feature in corpus.features:
        english = original(feature.path)
        if english is not None:
            yield from differences(feature.origin, scenarios(english), scenarios(feature.path))


def differences(
    origin: Origin, english: tuple[Scenario, ...], translated: tuple[Scenario, ...]
) -> Iterator[tuple[Origin, str]]:
    """Where a translation, which begins at `origin`, is not the same scenarios as the English."""
    own = {case.id: case for case in translated}
    for case in english:
        if case.id not in own:
            yield origin, f"{case.id} ({case.origin}) is missing; translate it, or the whole file again"
        else:
            yield from _difference(case, own.pop(case.id))
    for case in own.values():
        yield case.origin, f"{case.id} is not in the English file; add it there, or take it away here"


def _difference(english: Scenario, own: Scenario) -> Iterator[tuple[Origin, str]]:
    """The first difference of two scenarios of one id, if there is one."""
    if (english.sentences, english.readings) != (own.sentences, own.readings):
        yield own.origin, f"{own.id} has not the tags of {english.origin}"
    for step, other in zip(english.lines, own.lines, strict=False):
        if meant(step, english) != meant(other, own):
            yield other.origin, f"{other.origin.text!r} is not {step.origin.text!r} of {step.origin}"
            return
    if len(english.lines) != len(own.lines):
        yield own.origin, f"{own.id} has {len(own.lines)} steps; {english.origin} has {len(english.lines)}"


def meant(step: Line, case: Scenario) -> tuple[object, ...]:
    """What a step of a scenario says, in whatever language."""
    return (step.kind, matches(step.kind, step.origin.text, case.game, case.spoken))


CHECKS: Checks = {"translation": _translations}
