"""What has been played is believed only of the same run, and half a line costs no more than its block."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.lockstep.journal import Journal, JournalError

ABOUT = {"engines": ["ours", "theirs"], "cardavia": "1"}
FIRST, SECOND = ("chan", 0, 20), ("chan", 20, 20)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal in which one block is done."""
    path = tmp_path / "journal.jsonl"
    journal = Journal(path, ABOUT)
    assert journal.done == frozenset()
    journal.add(FIRST)
    journal.close()
    return path


def test_a_run_goes_on_behind_what_is_done(path: Path) -> None:
    journal = Journal(path, ABOUT)
    assert journal.done == {FIRST}
    journal.add(SECOND)
    journal.close()
    assert Journal(path, ABOUT).done == {FIRST, SECOND}


@pytest.mark.parametrize("cut", range(1, 12))
def test_half_a_last_line_is_played_again(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    journal = Journal(path, ABOUT)
    journal.add(SECOND)
    journal.close()
    path.write_bytes(path.read_bytes()[:-cut])
    journal = Journal(path, ABOUT)
    assert journal.done == {FIRST}
    assert path.read_bytes() == whole
    journal.add(SECOND)
    journal.close()
    assert Journal(path, ABOUT).done == {FIRST, SECOND}


def test_half_a_first_line_is_no_beginning(path: Path) -> None:
    path.write_text('{"engines": ["ou')
    assert Journal(path, ABOUT).done == frozenset()
    assert Journal(path, ABOUT).done == frozenset()


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({**ABOUT, "cardavia": "2"}, 'cardavia was "1", now it is "2"'),
        ({**ABOUT, "engines": ["ours", "others"]}, r'engines was \["ours", "theirs"\]'),
        ({"engines": ABOUT["engines"]}, 'cardavia was "1", now it is not told'),
    ],
)
def test_a_journal_of_another_run_is_refused(path: Path, other: dict[str, object], says: str) -> None:
    before = path.read_bytes()
    with pytest.raises(JournalError, match=f"{path}: is about another run: {says}.*name another file"):
        Journal(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "line",
    [
        "nothing",
        "[]",
        "3",
        '{"game": "chan"}',
        '{"game": [], "seed": 0, "deals": 20}',
        '{"game": "chan", "seed": "0", "deals": 20}',
        '{"game": "chan", "seed": 0, "deals": true}',
        "[" * 100_000,
        "\udc80",
    ],
)
def test_what_is_no_journal_is_refused_by_its_line(path: Path, line: str) -> None:
    with path.open("a", encoding="utf-8", errors="surrogateescape") as stream:
        stream.write(f"{line}\n")
    with pytest.raises(JournalError, match=r"no (entry of a journal|journal of cardavia); begin a new one"):
        Journal(path, ABOUT)


@pytest.mark.parametrize(
    "notes", [b"my notes", b"first\nsecond", b"first\n", b"\n", b'{"engines": ["them', b"\x80"]
)
def test_a_file_that_is_no_journal_stays_as_it_is(tmp_path: Path, notes: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(notes)
    with pytest.raises(JournalError, match=r"no (entry of a journal|journal of cardavia)"):
        Journal(path, ABOUT)
    assert path.read_bytes() == notes


def test_half_a_line_of_another_run_stays_as_it_is(path: Path) -> None:
    with path.open("a") as stream:
        stream.write('{"game": "ch')
    before = path.read_bytes()
    with pytest.raises(JournalError, match="is about another run"):
        Journal(path, {**ABOUT, "cardavia": "2"})
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["two\u2028lines", "half \udc80 of one", "\x85"])
def test_an_engine_may_be_called_as_it_likes(tmp_path: Path, name: str) -> None:
    path = tmp_path / "journal.jsonl"
    journal = Journal(path, {"engines": [name]})
    journal.add(FIRST)
    journal.close()
    assert Journal(path, {"engines": [name]}).done == {FIRST}


def test_a_journal_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="name a file that can be written"):
        Journal(tmp_path / "no" / "journal.jsonl", ABOUT)
