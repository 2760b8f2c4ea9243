"""A site of everything we have, with three engines: one passes, one fails, one is hostile."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest

from cardavia.authoring.suite import load_suite
from cardavia.fixture.suite import Suite
from cardavia.games import MODULES
from cardavia.judging.verdict import Verdict
from cardavia.report.model import Entry, Plan, Report
from cardavia.site.build import pages
from cardavia.site.edition import Edition, edition

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BROWSERS = ("chromium", "chromium-browser", "google-chrome")

NASTY = (
    "</script><script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">"
    "' onmouseover='x {{7*7}} {% raw %} ]]> \x00\x07\x1b[31m\u202e\ud800 & <b>"
)
"""What an engine should not be able to say to a page."""

HAND = ["1p", "2p", "3p", "4p", "7p", "8p", "1s", "2s", "4s", "5s", "7s", "8s", "9s"]
POORER = {
    "options": {"B": ["discard 1p"]},
    "hands": {"A": ["1m"], "B": HAND, "C": HAND, "D": HAND},
    "melds": {},
    "table": {},
    "stock": 53,
    "points": {"A": 96, "B": -32, "C": -32, "D": -32},
}
"""What an engine may show after a win of 32 from each."""

WHY: tuple[dict[str, Any], ...] = (
    {"id": "SC-5.1.3", "gloss": "base plus one point", "place": "5.1.3", "decides": [], "ruling": None},
)
"""Why the expectation holds, as `cardavia check` writes it."""

MEGABYTE = "never ending " * 80_000

Came = Callable[[Entry], Entry]


def run(suite: Suite, name: str, came: Came, *, command: str = "./engine --stdio") -> Report:
    """The report of an engine called `name`; `came` makes of a pass what came of a scenario."""
    entries = tuple(
        came(
            Entry(
                id=case.id,
                title=case.title,
                game=case.game,
                file=case.origin.file,
                line=case.origin.line,
                sentences=case.sentences,
                readings={},
                verdict=Verdict.PASS,
                step=case.lines[-1].origin.text,
                step_line=case.lines[-1].origin.line,
            )
        )
        for case in suite.cases
    )
    ids = tuple(entry.id for entry in entries)
    plan = Plan(command, name, "1.0", suite.games, suite.pins, len(ids), len(ids), ids=ids)
    return Report(plan, entries, "2026-01-02T03:04:05+00:00", "2026-01-02T03:04:06+00:00", 1.5)


def passes(entry: Entry) -> Entry:
    """All is well."""
    return entry


def fails_on_self_draws(entry: Entry) -> Entry:
    """SC-5.1.3 is wrong, one pung is refused."""
    if entry.id.startswith("SC-5.1.3/"):
        seen = ({"decision": 3, "position": POORER},)
        return replace(
            entry, verdict=Verdict.WRONG, expected="B pays A 33", got="B pays A 32", seen=seen, because=WHY
        )
    if entry.id.startswith("SC-3.2.2/"):
        return replace(entry, verdict=Verdict.REFUSED, expected="B may pung", got="B may pass")
    return entry


def is_hostile(entry: Entry) -> Entry:
    """Everything fails, with words that are markup, no text at all, or endless."""
    if entry.game != "sichuan":
        return entry
    said = MEGABYTE if entry.id == "SC-5.1.3/cap-plus-one" else NASTY
    return replace(entry, verdict=Verdict.WRONG, expected=said, got=said, log=said, notes=(said,), step=NASTY)


@pytest.fixture(scope="session")
def suite() -> Suite:
    """The whole suite."""
    return load_suite(tuple(MODULES))


@pytest.fixture(scope="session")
def made(suite: Suite) -> Edition:
    """The edition with the three engines."""
    return edition(
        suite,
        [
            run(suite, "good", passes),
            run(suite, "mine", fails_on_self_draws),
            run(suite, NASTY, is_hostile, command=f"./x {NASTY}"),
        ],
    )


@pytest.fixture(scope="session")
def files(made: Edition) -> Mapping[str, str]:
    """Every file of the site by its path."""
    return {each.path: each.text for each in pages(made)}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; without it the tests that need it are skipped."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None or find_spec("playwright") is None:
        pytest.skip("no Chromium to try the pages in; on Debian: apt-get install chromium")
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - not there where it is not wanted

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found)
        yield started
        started.close()


def data(text: str) -> str:
    """The JSON of a data file that calls a function with one thing."""
    match = re.fullmatch(r"[\w.]+\((.*)\);\n", text, re.DOTALL)
    assert match
    return match[1]
