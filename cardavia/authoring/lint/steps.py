"""Lint rules on steps: each says one thing that we understand, nothing is passed over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from cardavia.authoring.compose import Composed
from cardavia.authoring.corpus import Scenario
from cardavia.authoring.feature import Line as Written
from cardavia.authoring.lint.looked_at import Checks, Corpus, Found
from cardavia.authoring.load import composed
from cardavia.authoring.phrases import PHRASES, matches, nearest, verbs_said
from cardavia.fixture.fixture import Kind, Line
from cardavia.languages.language import language
from cardavia.origin import CorpusError

PLACEHOLDER = re.compile(r"<([^<>]+)>")
DEAL = "deal"
"""The phrase that brings its own situation."""
DOES = "does"
"""The phrase for whatever a seat does."""


def _unknown_steps(corpus: Corpus) -> Found:
    for case in corpus.cases:
        for step in case.lines:
            if not matches(step.kind, step.origin.text, case.game, case.spoken):
                yield step.origin, _not_understood(step, case)


def _ambiguous_steps(corpus: Corpus) -> Found:
    for case in corpus.cases:
        for step in case.lines:
            found = matches(step.kind, step.origin.text, spoken=case.spoken)
            if len(found) > 1:
                names = " and ".join(repr(phrase.shown(step.kind, case.spoken)) for phrase, _ in found)
                yield step.origin, f"{step.origin.text!r} may be {names}; one of our phrases must change"


def _placeholders(corpus: Corpus) -> Found:
    for feature in corpus.features:
        lines = [line for background in feature.backgrounds for line in background]
        lines += [line for block in feature.blocks for bg in block.backgrounds for line in bg]
        for line in lines:
            for name in PLACEHOLDER.findall(line.origin.text):
                yield line.origin, f"<{name}> in a background, which has no table"
        for example in feature.examples:
            for table in example.tables or (None,):
                columns = table.columns if table else ()
                for line in example.lines:
                    for name in PLACEHOLDER.findall(line.origin.text):
                        if name not in columns:
                            there = ", ".join(f"<{column}>" for column in columns) or "no table"
                            yield line.origin, f"<{name}> is no column of its table; there is {there}"


def _unbound_steps(corpus: Corpus) -> Found:
    for lines in _written(corpus):
        if lines and not lines[0].is_bound:
            yield lines[0].origin, f"{lines[0].keyword!r} comes first; begin with Given, When or Then"
        for line in lines:
            if line.keyword == "*":
                yield line.origin, "'*' does not say what a step is; write Given, When, Then, And or But"


def _swallowed(corpus: Corpus) -> Found:
    for feature in corpus.features:
        for origin in feature.texts:
            yield (
                origin,
                f"{origin.text!r} is no step; one begins with Given, When, Then, And or But, a remark with #",
            )


def _arguments(corpus: Corpus) -> Found:
    for lines in _written(corpus):
        for line in lines:
            if line.has_argument:
                yield line.origin, "a table or text under a step, which nobody reads; say it in the step"


def _late_givens(corpus: Corpus) -> Found:
    for case in corpus.cases:
        has_begun = False
        for step in case.lines:
            if step.kind == "given" and has_begun:
                yield step.origin, "a Given after the first When or Then; the situation comes first"
            has_begun = has_begun or step.kind != "given"


def _crowded_deals(corpus: Corpus) -> Found:
    for case in corpus.cases:
        givens = [step for step in case.lines if step.kind == "given"]
        if any(_is_deal(step, case.spoken) for step in givens):
            for step in givens:
                if not _is_deal(step, case.spoken):
                    yield step.origin, "a scripted deal brings its own situation; leave this step out"


def _idle(corpus: Corpus) -> Found:
    for case in corpus.cases:
        if not any(step.kind == "when" or _is_deal(step, case.spoken) for step in case.lines):
            yield case.origin, "nothing is done here; add a When step"
    for deal in corpus.deals:
        if not any(True for _ in deal.moves()):
            yield deal.origin, "nothing is done in this deal; add decisions to its steps"


def _hollow(corpus: Corpus) -> Found:
    for case in corpus.cases:
        if not any(step.kind == "then" for step in case.lines):
            yield case.origin, "nothing is expected here; add a Then step"
    for deal in corpus.deals:
        if not any(True for _ in deal.checks()):
            yield deal.origin, "nothing is expected of this deal; add an expectation or its result"


def _situations(corpus: Corpus) -> Found:
    for case in corpus.cases:
        if case.origin.file in corpus.proven or not _is_understood(case):
            continue
        try:
            composed(case, corpus.root)
        except CorpusError as error:
            yield error.origin, error.message


def _unmet(corpus: Corpus) -> Found:
    for each in (*_composable(corpus), *corpus.dealt):
        for origin, (_, wanted, got) in each.unmet:
            yield origin, f"expected is that {wanted}; our own rules give: {got}; correct the line"


def _open_questions(corpus: Corpus) -> Found:
    if corpus.is_whole:
        for deal in corpus.deals:
            if deal.question is not None:
                yield (
                    deal.origin,
                    (
                        "an open question; name the sentence that decides, correct what is expected, "
                        "and take the line `question` out"
                    ),
                )


def _composable(corpus: Corpus) -> Iterator[Composed]:
    for case in corpus.cases:
        if _is_understood(case):
            with suppress(CorpusError):
                yield composed(case, corpus.root)


def _is_understood(case: Scenario) -> bool:
    return bool(case.lines) and all(
        len(matches(step.kind, step.origin.text, case.game, case.spoken)) == 1 for step in case.lines
    )


def _is_deal(step: Line, spoken: str) -> bool:
    return any(phrase.id == DEAL for phrase, _ in matches(step.kind, step.origin.text, spoken=spoken))


def _written(corpus: Corpus) -> Iterator[tuple[Written, ...]]:
    """The steps of every background and scenario, as written."""
    for feature in corpus.features:
        yield from feature.backgrounds
        for block in feature.blocks:
            yield from block.backgrounds
        for example in feature.examples:
            yield example.lines


def _not_understood(step: Line, case: Scenario) -> str:
    text, kind, game, spoken = step.origin.text, step.kind, case.game, case.spoken
    others: list[Kind] = [other for other in ("given", "when", "then") if other != kind]
    if fitting := [other for other in others if matches(other, text, game, spoken)]:
        return f"{text!r} is no {kind} step; it is a {' or '.join(fitting)} step"
    done = (language(spoken).verbs[verb.word].bare for verb in verbs_said(game).values())
    undone = f"{text!r} is nothing a seat does in {game}; there it {', '.join(done)}"
    for phrase, _ in matches(kind, text, spoken=spoken):
        return undone if phrase.id == DOES else f"{text!r} is said of {' and '.join(phrase.games)} only"
    if kind == "when" and re.search(r"^[A-D] .*, [A-D] ", text):
        return f"{text!r}: deeds of one window are joined by 'and', as in 'B passes and C wins'"
    known = (phrase for phrase in PHRASES if kind in phrase.kinds and game in (phrase.games or (game,)))
    does_something = kind == "when" and re.match(r"[A-D] ", text)
    near = nearest(text, (each.shown(kind, spoken) for each in known), 0.8 if does_something else 0)
    return f"{text!r} is no {kind} step; the nearest phrase is '{near}'" if near else undone


CHECKS: Checks = {
    "unknown-step": _unknown_steps,
    "ambiguous-step": _ambiguous_steps,
    "placeholder": _placeholders,
    "swallowed-step": _swallowed,
    "first-step": _unbound_steps,
    "argument": _arguments,
    "late-given": _late_givens,
    "crowded-deal": _crowded_deals,
    "no-action": _idle,
    "no-expectation": _hollow,
    "situation": _situations,
    "unmet": _unmet,
    "open-question": _open_questions,
}
