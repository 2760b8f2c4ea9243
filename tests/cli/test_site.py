"""`cardavia site` as a user meets it: what it writes, what it refuses, and what it never throws away."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Cardavia


@pytest.fixture
def report(cardavia: Cardavia, corpus: Path, tmp_path: Path) -> Path:
    file = tmp_path / "rules.json"
    cardavia("check", "--corpus", str(corpus), "--game", "sichuan", "--json", str(file))
    return file


def test_it_writes_a_folder_and_says_where_to_begin(
    cardavia: Cardavia, corpus: Path, report: Path, tmp_path: Path
) -> None:
    said = cardavia("site", str(tmp_path / "site"), str(report), "--corpus", str(corpus))
    assert said.status == 0, said.err
    assert said.out.startswith(f"{tmp_path / 'site' / 'index.html'}: ")
    assert (tmp_path / "site" / "engines" / "cardavia-reference.html").is_file()


def test_a_site_is_replaced_by_the_next(
    cardavia: Cardavia, corpus: Path, report: Path, tmp_path: Path
) -> None:
    place = tmp_path / "site"
    assert cardavia("site", str(place), str(report), "--corpus", str(corpus)).status == 0
    assert cardavia("site", str(place), "--corpus", str(corpus)).status == 0
    assert not (place / "engines").exists()


def test_a_folder_with_something_else_in_it_stays_as_it_is(
    cardavia: Cardavia, corpus: Path, tmp_path: Path
) -> None:
    (tmp_path / "thesis.txt").write_text("five years of work")
    said = cardavia("site", str(tmp_path), "--corpus", str(corpus))
    assert said.status == 2
    assert "holds something that is no site" in said.err
    assert (tmp_path / "thesis.txt").read_text() == "five years of work"


def test_a_file_in_the_place_of_the_folder_is_refused(
    cardavia: Cardavia, corpus: Path, tmp_path: Path
) -> None:
    (tmp_path / "site").write_text("")
    said = cardavia("site", str(tmp_path / "site"), "--corpus", str(corpus))
    assert (said.status, "is a file" in said.err) == (2, True)


def test_what_is_no_report_is_refused_before_anything_is_written(
    cardavia: Cardavia, corpus: Path, tmp_path: Path
) -> None:
    (tmp_path / "no.json").write_text("{}\n")
    said = cardavia("site", str(tmp_path / "site"), str(tmp_path / "no.json"), "--corpus", str(corpus))
    assert said.status == 2
    assert "no.json:1: is no header of a report" in said.err
    assert not (tmp_path / "site").exists()


def test_one_deal_alone_is_one_file(cardavia: Cardavia, tmp_path: Path) -> None:
    said = cardavia("show", "SC-5.1.3/cap-plus-one", "--html", tmp_path / "one.html")
    assert said.status == 0
    assert said.out == f"{tmp_path / 'one.html'}: SC-5.1.3/cap-plus-one, to step through in a browser\n"
    text = (tmp_path / "one.html").read_text(encoding="utf-8")
    assert "src=" not in text.replace("image.src=", "")
    assert cardavia("show", "SC-5.1.3/cap-plus-one", "--html", tmp_path).status == 2


def test_a_report_that_was_cut_off_is_shown_as_far_as_it_goes(
    cardavia: Cardavia, corpus: Path, report: Path, tmp_path: Path
) -> None:
    half = tmp_path / "half.json"
    half.write_bytes(b"".join(report.read_bytes().splitlines(keepends=True)[:4]))
    said = cardavia("site", str(tmp_path / "site"), str(half), "--corpus", str(corpus))
    assert said.status == 0
    assert "is cut off" in said.err
    page = (tmp_path / "site" / "engines" / "cardavia-reference.html").read_text(encoding="utf-8")
    assert "not run" in page
