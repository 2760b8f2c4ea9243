"""Which cases `--only` means: by sentence, section, bullet, scenario, scripted deal or ruling."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from cardavia.harness.suite import Suite
from cardavia.rulebook.errors import UnknownIdError
from cardavia.rulebook.load import rulebook
from cardavia.rulebook.scope import ids_under


class SelectionError(Exception):
    """What was asked for is unknown, or nothing; says what could have been meant."""


def select(suite: Suite, names: Iterable[str]) -> frozenset[str]:
    """The ids of the cases that `names` mean together, all cases where there are no names.

    Raises `SelectionError` for the first name that is unknown or means no case.
    """
    names = tuple(names)
    if not names:
        return frozenset(suite.by_id)
    return frozenset(case for name in names for case in _meant(suite, name))


def _meant(suite: Suite, name: str) -> frozenset[str]:
    if name in suite.by_id:
        return frozenset({name})
    if rows := [case for case in suite.by_id if _is_row(case, name)]:
        return frozenset(rows)
    try:
        covered = set(ids_under(name))
    except UnknownIdError as error:
        raise SelectionError(_unknown(suite, name, error)) from None
    found = frozenset(
        case.script.id
        for case in suite.cases
        if covered.intersection(case.script.sentences)
        or covered.intersection(reading.ruling for reading in case.script.readings)
    )
    if not found:
        raise SelectionError(_empty(suite, name))
    return found


def _is_row(case: str, outline: str) -> bool:
    name, _, row = case.rpartition(".")
    return name == outline and "/" in name and row.isdigit()


def _unknown(suite: Suite, name: str, error: UnknownIdError) -> str:
    if "/" not in name and name[:1].isupper():
        return str(error)
    near = get_close_matches(name, list(suite.by_id), n=3, cutoff=0.6)
    hint = (
        f"did you mean {' or '.join(near)}?" if near else "cardavia rules SENTENCE lists those of a sentence"
    )
    return f"no scenario or scripted deal is called '{name}'; {hint}"


def _empty(suite: Suite, name: str) -> str:
    sentence = next((found for game in suite.games if (found := rulebook(game).sentence(name))), None)
    why = f": {sentence.untested}" if sentence and sentence.untested else ""
    return f"nothing to run: no scenario of {', '.join(suite.games)} is about {name}{why}"
