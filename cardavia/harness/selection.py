"""Which cases `--only` means: by sentence, section, bullet, scenario, scripted deal or ruling."""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.harness.naming import like_an_id, rows, spellings, unknown
from cardavia.harness.suite import Suite
from cardavia.rulebook.errors import UnknownIdError
from cardavia.rulebook.load import GAMES, rulebook, unknown_id
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
    return frozenset(case for name in names for case in meant(suite, name))


def meant(suite: Suite, name: str) -> frozenset[str]:
    """The ids of the cases that one name means; raises `SelectionError` where it is unknown or means none."""
    for spelt in spellings(name):
        if found := _named(suite, spelt):
            return found
    raise SelectionError(_unknown(suite, name))


def _named(suite: Suite, name: str) -> frozenset[str]:
    """What is meant by a name in just this spelling; raises `SelectionError` for one that means no case."""
    if name in suite.by_id:
        return frozenset({name})
    if found := rows(name, suite.by_id):
        return frozenset(found)
    try:
        covered = set(ids_under(name))
    except UnknownIdError:
        return frozenset()
    found = tuple(
        case.script.id
        for case in suite.cases
        if covered.intersection(case.script.sentences)
        or covered.intersection(reading.ruling for reading in case.script.readings)
    )
    if not found:
        raise SelectionError(_empty(suite, name))
    return frozenset(found)


def _unknown(suite: Suite, name: str) -> str:
    spelt = like_an_id(name)
    if "/" not in name and spelt.partition("-")[0] in GAMES:
        return str(unknown_id(spelt))
    return unknown(name, suite.by_id)


def _empty(suite: Suite, name: str) -> str:
    sentence = next((found for game in suite.games if (found := rulebook(game).sentence(name))), None)
    why = f": {sentence.untested}" if sentence and sentence.untested else ""
    return f"nothing to run: no scenario of {', '.join(suite.games)} is about {name}{why}"
