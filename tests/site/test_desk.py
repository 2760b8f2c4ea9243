"""The desk in Chromium: Python in the page answers as it does on a terminal, from the disk alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from cardavia.authoring.suite import load_suite
from cardavia.site.build import write
from cardavia.site.desk import bundle, inside
from cardavia.site.edition import edition
from tests.site.test_in_browser import DESK, PHONE, Visit, at, barriers

if TYPE_CHECKING:
    from playwright.sync_api import Browser

QUESTION = ["A holds 1111m 234m 567p 99p 5s", "A is void in s", "A draws 8p", "may A discard 8p?"]


def test_a_question_is_answered_with_its_sentence_and_its_table() -> None:
    told = inside.answer(QUESTION, "sichuan")
    (answer,) = told["answers"]
    assert answer["yes"] is False
    assert answer["because"][0]["id"] == "SC-2.1.4"
    assert told["deal"]["lines"][2][1] == "A draws 8p"
    assert "8p" in told["deal"]["frames"][told["deal"]["start"]]["hands"]["A"].split()


@pytest.mark.parametrize(
    ("lines", "fault", "line"),
    [
        (["A holds 1m", "A dances"], "unread", 2),
        (["A holds 1q"], "unread", 1),
        (["A holds 11111m", "A is void in s", "A draws 8p"], "impossible", 1),
    ],
)
def test_what_cannot_be_read_and_what_cannot_be_played_are_told_apart(
    lines: list[str], fault: str, line: int
) -> None:
    told = inside.answer(lines, "sichuan")
    assert (told["fault"], told["line"]) == (fault, line)
    assert told["message"]


def test_the_situation_is_laid_before_anything_is_asked() -> None:
    told = inside.answer(QUESTION[:3], "sichuan")
    assert told["answers"] == []
    assert told["deal"]["frames"]


def test_a_scenario_and_a_scripted_deal_are_proven() -> None:
    names = ["SC-5.1.3/cap-plus-one", "SC-5.1.1/table.3", "capped-self-draw"]
    assert inside.prove(names) == [[name, "pass", ""] for name in names]


def test_what_is_sent_is_enough(tmp_path: Path) -> None:
    """The archive alone, in a Python that sees nothing else of ours, answers a question."""
    archive = tmp_path / "cardavia.zip"
    archive.write_bytes(bundle.packed())
    with ZipFile(archive) as packed:
        packed.extractall(tmp_path / "sent")
    message = json.dumps(["answer", QUESTION, "sichuan"])
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path / 'sent')!r}); "
        f"from cardavia.site.desk.inside import call; print(call({message!r}))"
    )
    command = [sys.executable, "-I", "-S", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["answers"][0]["because"][0]["id"] == "SC-2.1.4"


def test_without_npm_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(bundle.NoRuntimeError, match=r"install Node\.js with npm, or leave --desk out"):
        bundle.runtime()


def test_an_npm_that_fails_says_what_it_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\necho 'no network today' >&2\nexit 7\n")
    npm.chmod(0o755)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    with pytest.raises(bundle.NoRuntimeError, match=r"ended with 7.*(?s:.*)no network today"):
        bundle.runtime()
    assert not [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]


@pytest.fixture(scope="module")
def with_desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of Sichuan with the desk."""
    try:
        bundle.runtime()
    except bundle.NoRuntimeError as error:
        pytest.skip(f"no desk to try: {error}")
    place = tmp_path_factory.mktemp("desk")
    write(edition(load_suite(("sichuan",)), (), has_desk=True), place)
    return place


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def desk(request: pytest.FixtureRequest, browser: Browser, with_desk: Path) -> Iterator[Visit]:
    """A visit to the site with the desk."""
    yield from at(browser, with_desk, request.param, "light" if request.param == DESK else "dark")


def _ready(visit: Visit) -> None:
    visit.page.wait_for_selector("html[data-desk=ready]", timeout=60_000)


def test_a_question_is_clicked_typed_answered_and_kept(desk: Visit) -> None:
    page = desk.page
    desk.open("desk.html")
    _ready(desk)
    for card in ("one of characters", "two of characters", "nine of dots"):
        page.locator(f"#palette img[alt='{card}']").click()
    area = page.locator("#lines")
    assert area.input_value() == "A holds 12m 9p\n"
    area.fill("\n".join(QUESTION))
    page.locator(".answer.no").wait_for()
    assert "SC-2.1.4" in desk.text("#answers")
    assert page.locator("#laid [data-seat=A] .hand img").count() == 14
    page.locator("#name").fill("Void tiles first!")
    assert "--keep void-tiles-first" in desk.text("#kept")
    assert "\nmay A discard 8p?\n" in desk.text("#kept")
    address = page.url
    area.fill("A holds 1m\nA dances")
    page.locator("#answers", has_text="This cannot be read, line 2").wait_for()
    area.fill("A holds 11111m\nA is void in s\nA draws 8p")
    page.locator("#answers", has_text="This cannot be played").wait_for()
    area.fill("what does ")
    page.locator("#offered button", has_text="B").click()
    assert area.input_value() == "what does B "
    assert barriers(desk) == []
    page.goto("about:blank")
    page.goto(address)
    _ready(desk)
    page.locator(".answer.no").wait_for()


def test_a_section_is_proven_where_it_is_read(desk: Visit) -> None:
    desk.open("rules/SC-2.html")
    desk.page.locator("[data-prove] button").click()
    desk.page.locator("[data-prove] output", has_text="hold, played here").wait_for(timeout=120_000)
    assert desk.page.locator("article.holds").count() == desk.page.locator("article:has(.play)").count() > 3
    assert desk.page.locator("article.fails").count() == 0
