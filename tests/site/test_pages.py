"""What is written: every link leads somewhere, nothing comes from elsewhere, no words become markup."""

from __future__ import annotations

import json
import posixpath
from collections.abc import Mapping
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

from cardavia.fixture.suite import Suite
from cardavia.site.deal import section_page
from cardavia.site.edition import Edition, edition
from cardavia.site.start import start_page
from tests.site.conftest import MEGABYTE, data, passes, run

LARGEST = 150_000
"""What a page may have before compression, in bytes."""

LOADING = {"img": "src", "script": "src", "link": "href"}


class Read(HTMLParser):
    """The tags of a page, and the text between them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.told = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.told += data

    @property
    def ids(self) -> set[str]:
        return {name for _, attributes in self.tags if (name := attributes.get("id"))}

    def values(self, tag: str, name: str) -> list[str]:
        return [value for each, attributes in self.tags if each == tag and (value := attributes.get(name))]


@pytest.fixture(scope="module")
def read(files: Mapping[str, str]) -> Mapping[str, Read]:
    return {path: Read(text) for path, text in files.items() if path.endswith(".html")}


def test_no_page_is_larger_than_it_may_be(files: Mapping[str, str]) -> None:
    sizes = {path: len(text.encode(errors="replace")) for path, text in files.items()}
    assert {path: size for path, size in sizes.items() if size > LARGEST} == {}


def test_every_link_leads_to_a_page_and_a_place_that_is_there(
    files: Mapping[str, str], read: Mapping[str, Read]
) -> None:
    broken = set()
    for path, page in read.items():
        for link in page.values("a", "href"):
            where, _, place = link.partition("#")
            if where.startswith("https://"):
                continue
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), where)) if where else path
            if target not in files:
                broken.add((path, link))
            elif place and target.startswith("play/") and place not in read[target].ids:
                name = place.partition("&")[0]
                if f"play/data/{name}.js" not in files:
                    broken.add((path, link))
            elif place and not place.startswith("q=") and unquote(place) not in read[target].ids:
                broken.add((path, link))
    assert broken == set()


def test_nothing_is_loaded_from_elsewhere(files: Mapping[str, str], read: Mapping[str, Read]) -> None:
    for path, page in read.items():
        for tag, name in LOADING.items():
            for source in page.values(tag, name):
                target = posixpath.normpath(posixpath.join(posixpath.dirname(path), source))
                assert target in files, (path, source)


def test_every_page_has_the_policy_that_forbids_anything_inline(read: Mapping[str, Read]) -> None:
    for path, page in read.items():
        (policy,) = [
            attributes["content"]
            for tag, attributes in page.tags
            if tag == "meta" and attributes.get("http-equiv") == "Content-Security-Policy"
        ]
        assert (policy or "").startswith("default-src 'none'; script-src 'self'; style-src 'self';"), path
        assert "unsafe" not in (policy or "")
        for tag, attributes in page.tags:
            assert "style" not in attributes, (path, tag)
            assert not [name for name in attributes if name.startswith("on")], (path, tag)
            if tag == "script":
                assert attributes.get("src") or attributes.get("type") == "application/json", path


def test_what_an_engine_says_is_text(files: Mapping[str, str], read: Mapping[str, Read]) -> None:
    for path, page in read.items():
        assert not [tag for tag, attributes in page.tags if tag == "img" and attributes.get("src") == "x"], (
            path
        )
        assert "<script>" not in files[path], path
        controls = set(map(chr, range(32))) - {"\n", "\t"}
        assert not controls.intersection(files[path]), path
        assert "\ud800" not in files[path], path
    failing = [page for path, page in read.items() if path.startswith("engines/") and "-sichuan" in path]
    assert any("<img src=x onerror=" in page.told for page in failing)
    assert any("{{7*7}}" in page.told for page in failing)


def test_data_files_are_ascii_and_hold_a_call_with_plain_data(files: Mapping[str, str]) -> None:
    for path, text in files.items():
        if path.startswith("play/data/"):
            assert text.isascii(), path
            assert json.loads(data(text))["id"] == path.removeprefix("play/data/").removesuffix(".js")


def test_what_never_ends_is_cut(files: Mapping[str, str]) -> None:
    text = files["play/data/SC-5.1.3/cap-plus-one.js"]
    assert "never ending" in text
    assert f"({len(MEGABYTE)} characters)" in text


def test_a_failure_is_two_links_from_the_start_page(read: Mapping[str, Read]) -> None:
    """Start, then what fails of an engine, then the scenario with its tiles and the command."""
    assert "engines/mine-sichuan.html" in read["index.html"].values("a", "href")
    failing = read["engines/mine-sichuan.html"].values("a", "href")
    assert any(
        link.startswith("../play/sichuan.html#SC-5.1.3/") and link.endswith("&engine=mine")
        for link in failing
    )
    assert "engines/good-sichuan.html" not in read


def test_a_sentence_shows_its_ruling_its_scenarios_and_who_it_catches(read: Mapping[str, Read]) -> None:
    page = read["rules/SC-2.html"]
    assert {"SC-2.1.5", "SC-2.1.3"} <= page.ids
    assert "Ruling, medium confidence" in page.told
    assert "while any void tile is held, every pung, kong and win is forbidden" in page.told
    settlement = read["rules/SC-5.html"]
    assert "SC-5.1.3/cap-plus-one" in settlement.ids
    assert "Given A holds 1111m 3333m 55m 77m 9m\nAnd A is void in s\nWhen A draws 9m" in settlement.told
    assert "wrong engines it catches" in settlement.told


def test_the_rows_of_an_outline_are_told_once_and_stepped_through_each(read: Mapping[str, Read]) -> None:
    page = read["rules/SC-5.html"]
    rows = [link for link in page.values("a", "href") if "#SC-5.1.1/table." in link]
    assert rows == [f"../play/sichuan.html#SC-5.1.1/table.{number}" for number in range(1, 9)]
    assert page.told.count("| fan | hand ") == 1


def test_every_scenario_is_on_a_page_of_the_rulebook(suite: Suite, read: Mapping[str, Read]) -> None:
    told = {
        link.partition("#")[2].partition("&")[0]
        for path, page in read.items()
        if path.startswith("rules/")
        for link in page.values("a", "href")
        if "#" in link
    }
    assert {case.id for case in suite.cases} <= told


def test_a_cell_says_the_gravest_and_how_many_pass(made: Edition, read: Mapping[str, Read]) -> None:
    pins = made.suite.pins["SC-5.1.3"]
    own = [name for name in pins if name.startswith("SC-5.1.3/")]
    good, mine, _ = made.engines
    assert (made.cell(good, pins).mark.word, made.cell(good, pins).passed) == ("pass", len(pins))
    assert made.cell(mine, pins).mark.word == "wrong"
    assert made.cell(mine, pins).passed == len(pins) - len(own)
    assert f"{len(pins) - len(own)}/{len(pins)}" in read["matrix.html"].told


def test_engines_of_one_name_are_told_apart(suite: Suite) -> None:
    reports = [run(suite, name, passes) for name in ("Mine!", "mine", "", "…")]
    assert [engine.slug for engine in edition(suite, reports).engines] == [
        "mine",
        "mine-2",
        "engine",
        "engine-2",
    ]


def test_without_a_report_the_start_page_says_how_to_get_one(suite: Suite) -> None:
    assert "cardavia check --engine CMD --json report.json" in start_page(edition(suite, ())).text


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("SC-5.1.3", "rules/SC-5.html"),
        ("CH-0.1.1", "rules/CH-0.html"),
        ("NT-gap-8", "rules/NT-gap.html"),
        ("SC-3", "rules/SC-3.html"),
    ],
)
def test_a_sentence_lies_on_the_page_of_its_section(name: str, path: str) -> None:
    assert section_page(name) == path
