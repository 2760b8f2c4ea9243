"""The compiled corpus: kept, made anew where something changed, and never believed where it is damaged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardavia.authoring import compiled, load
from cardavia.authoring.compose import Composed, compose
from cardavia.authoring.corpus import Scenario
from cardavia.authoring.faults import FaultyCorpusError
from cardavia.authoring.lint import lint
from cardavia.authoring.suite import load_suite
from cardavia.fixture import stored
from cardavia.fixture.suite import Suite
from tests.authoring import corpora
from tests.imports import modules, reached

TURNS = "features/sichuan/3-section.feature"
EXTRA = """    @SC-3.1.1/once-more
    Scenario: once more
      When it is A's turn
      Then B is not asked
"""
FIRST = "    @SC-3.1.1/plain\n"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(compiled.VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return corpora.write(tmp_path / "corpus", corpora.complete())


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of files whose fixtures are composed, and `lint` where lint looks."""
    seen: list[str] = []

    def watched(path: Path, root: Path) -> object:
        seen.append(path.name)
        return original(path, root)

    original: Callable[[Path, Path], object] = compiled._made
    monkeypatch.setattr(compiled, "_made", watched)

    def looked(*arguments: object) -> object:
        seen.append("lint")
        return lint(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr("cardavia.authoring.lint.lint", looked)
    return seen


def again(root: Path) -> Suite:
    return load_suite(("sichuan",), root)


def data(suite: Suite) -> list[dict[str, object]]:
    return [each.to_json() for each in suite.cases]


def test_what_has_not_changed_is_neither_composed_nor_linted_again(root: Path, made: list[str]) -> None:
    first = again(root)
    assert "lint" in made
    assert len(made) == len(first.parts) + 1
    made.clear()
    second = again(root)
    assert made == []
    assert data(second) == data(first)
    assert second.headings == first.headings


def test_an_edit_composes_only_what_it_touches(root: Path, made: list[str]) -> None:
    again(root)
    made.clear()
    file = root / TURNS
    file.write_text(file.read_text().replace(FIRST, f"{EXTRA}\n{FIRST}", 1))
    assert "SC-3.1.1/once-more" in again(root).by_id
    assert made == ["lint", "3-section.feature"]


def test_an_edited_file_is_linted_again(root: Path) -> None:
    again(root)
    file = root / TURNS
    file.write_text(file.read_text().replace("B is not asked", "B is not amused", 1))
    with pytest.raises(FaultyCorpusError, match="no then step"):
        again(root)
    with pytest.raises(FaultyCorpusError, match="no then step"):
        again(root)


def test_a_file_that_comes_or_goes_is_noticed(root: Path, made: list[str]) -> None:
    before = set(again(root).by_id)
    (root / corpora.DEAL_FILE).unlink()
    made.clear()
    assert before - set(again(root).by_id) == {"one-kong"}
    assert made == ["lint"]


def test_a_scenario_that_goes_on_from_a_deal_is_composed_again_with_the_deal(
    root: Path, made: list[str]
) -> None:
    file = root / TURNS
    when = "      When it is A's turn\n"
    goes_on = file.read_text().replace(when, "      Given the scripted deal one-kong\n", 1)
    file.write_text(goes_on.replace("B is not asked", "B is not asked", 1))
    again(root)
    made.clear()
    deal = root / corpora.DEAL_FILE
    deal.write_text(deal.read_text() + "# a comment\n")
    again(root)
    assert made == ["lint", "3-section.feature", "one-kong.yaml"]


def test_changed_code_makes_all_anew(root: Path, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    number = len(again(root).parts)
    made.clear()
    monkeypatch.setattr(compiled, "_code", lambda game: b"another " + game.encode())
    again(root)
    assert len(made) == number + 1


@pytest.mark.parametrize("damage", [b"", b"{}\n", b"\xff\xfe", b"[1]\n[2]\n", None, "cut", "changed"])
def test_what_is_damaged_is_composed_again(
    root: Path, cache: Path, made: list[str], damage: bytes | str | None
) -> None:
    first = data(again(root))
    for file in cache.iterdir():
        content = file.read_bytes()
        match damage:
            case None:
                file.unlink()
                file.mkdir()
            case "cut":
                file.write_bytes(content[:-2])
            case "changed":
                file.write_bytes(content.replace(b"A's turn", b"B's turn"))
            case bytes():
                file.write_bytes(damage)
    made.clear()
    assert data(again(root)) == first
    assert len(made) > 1


def test_where_nothing_can_be_kept_all_goes_on(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = data(again(root))
    (tmp_path / "file").write_text("no folder")
    for folder in ("", str(tmp_path / "file" / "inside")):
        monkeypatch.setenv(compiled.VARIABLE, folder)
        assert data(again(root)) == first


def test_two_corpora_do_not_mix(root: Path, tmp_path: Path) -> None:
    other = corpora.write(tmp_path / "other", corpora.complete())
    file = other / TURNS
    file.write_text(file.read_text().replace("Scenario: plain SC-3.1.1", "Scenario: another title", 1))
    titles = [again(each).by_id["SC-3.1.1/plain"].title for each in (root, other, root, other)]
    assert titles == ["plain SC-3.1.1", "another title"] * 2


def test_lint_itself_believes_nothing_that_is_kept(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    again(root)
    composed: list[str] = []
    original = compose

    def watched(scenario: Scenario, *others: Any, **options: Any) -> Composed:
        composed.append(scenario.id)
        return original(scenario, *others, **options)

    load._composed.cache_clear()
    monkeypatch.setattr(load, "compose", watched)
    assert lint("sichuan", root) == ()
    assert "SC-3.1.1/plain" in composed


def test_a_file_of_fixtures_is_written_whole_or_not_at_all(root: Path, tmp_path: Path) -> None:
    fixtures = again(root).cases
    target = tmp_path / "there"
    target.mkdir()
    with pytest.raises(OSError, match="directory"):
        stored.write(target, tmp_path / "source", "key", fixtures)
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("tmp")] == []


def test_every_module_that_makes_fixtures_is_part_of_the_key() -> None:
    """What authoring imports, and what that imports, is code that a fixture depends on."""
    known = {compiled.PACKAGE / name for name in (*compiled.CODE, "games")}
    of_one_run = {"cardavia.authoring.profiled"}  # composes for an engine at hand, and keeps nothing
    makers = set(modules("cardavia.authoring")) - of_one_run
    for name, file in reached(*sorted(makers)).items():
        is_known = any(file == each or each in file.parents for each in known)
        assert is_known or file.name == "__init__.py", name
