"""Watching a toy: what is reached, what the gate says of the rest, and what it does not excuse."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from cardavia.reach import text
from cardavia.reach.gate import faults
from cardavia.reach.measure import Reach, measured
from cardavia.reach.source import read
from tests.reach import toy

TOY = read(Path(toy.__file__).resolve())
CALLS = {"SC-1.1.1/many": 5, "SC-3.2.1/some": 2, "none-of-all": 0}


def watched(*names: str) -> Reach:
    return measured([TOY.path], [(name, partial(toy.takes, CALLS[name])) for name in names])


def line(words: str) -> int:
    (found,) = (number for number, each in enumerate(TOY.lines, 1) if words in each)
    return found


@pytest.fixture(scope="module")
def everything() -> Reach:
    return watched(*CALLS)


def size_is_missed() -> str:
    number = line("How long") + 1
    return (
        f"{TOY}:{number}: no scenario runs it: return 1; "
        "write a scenario, delete it, or say why beside it: `# no scenario: ...`"
    )


def test_each_line_knows_who_has_run_it(everything: Reach) -> None:
    assert everything.played == tuple(CALLS)
    assert everything.runners(TOY, [line("if cards")]) == set(CALLS)
    assert everything.runners(TOY, [line('return "many"')]) == {"SC-1.1.1/many"}
    assert everything.runners(TOY, [line("of them")]) == {"SC-3.2.1/some"}


def test_the_gate_names_a_line_that_nobody_runs(everything: Reach) -> None:
    assert list(faults(everything)) == [size_is_missed()]


def test_the_gate_names_a_way_that_nobody_takes() -> None:
    told = list(faults(watched("SC-3.2.1/some", "none-of-all")))
    assert [each.partition("; ")[0] for each in told] == [
        f"{TOY}:{line('if cards')}: 1 of its 2 ways on is taken: if cards > LIMIT:",
        f'{TOY}:{line("many")}: no scenario runs it: return "many"',
        size_is_missed().partition("; ")[0],
    ]


def test_all_that_nobody_plays_is_missed_where_nothing_is_played() -> None:
    missed = [each.line for each in watched().unreached]
    of_takes = [line(words) for words in ("if cards", '"many"', "while", "-= 1", "join(", '"none"')]
    assert missed == [*of_takes, line("nobody asks") + 2, line("How long") + 1]


def test_a_stale_excuse_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "stale.py"
    path.write_text("def one():\n    return 1  # no scenario: it is new\n", encoding="utf-8")
    namespace: dict[str, object] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), namespace)  # noqa: S102 - our own two lines
    one = namespace["one"]
    assert callable(one)
    assert list(faults(measured([path], [("a", one)]))) == [
        f"{path}:2: scenarios run it; take the excuse away"
    ]


def test_an_excuse_without_a_reason_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "silent.py"
    path.write_text("def one():\n    return 1  # no scenario:\n", encoding="utf-8")
    assert list(faults(measured([path], []))) == [
        f"{path}:2: it is excused without a reason; say why after `# no scenario:`"
    ]


def test_a_play_that_fails_ends_the_watch() -> None:
    with pytest.raises(ZeroDivisionError):
        measured([TOY.path], [("bad", lambda: 1 // 0)])
    assert watched("none-of-all").played == ("none-of-all",)


def test_a_line_is_told_with_its_statement_and_sentences(everything: Reach) -> None:
    told = text.of_line(everything, TOY, line("of them"))
    assert told.splitlines()[0] == f"{TOY}:{line('of them')}, in takes"
    assert '            ("some", "of them"),' in told
    assert "  SC-3.2.1    A discard can never be taken" in told
    assert told.endswith("1 of 3 scenarios run it\n  SC-3.2.1    some")


def test_scripted_deals_are_told_among_the_sentences(everything: Reach) -> None:
    told = text.of_line(everything, TOY, line("if cards"))
    assert told.splitlines()[-4:] == [
        "3 of 3 scenarios run it",
        "  SC-1.1.1    many",
        "  SC-3.2.1    some",
        "  whole deals none-of-all",
    ]


def test_a_line_that_nobody_runs_is_told_with_its_excuse(everything: Reach) -> None:
    excused = text.of_line(everything, TOY, line("nobody asks") + 2)
    assert excused.endswith("None of 3 scenarios runs it: nobody asks.")
    assert text.of_line(everything, TOY, line("How long") + 1).endswith("None of 3 scenarios runs it.")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            "LIMIT = 3",
            "runs when the file is read, whatever is played\n\nLIMIT = 3  # SC-1.1.2\n\nIt cites\n",
        ),
        ("One of three", "is no code that runs, whatever is played; ask for {}:takes\n"),
        ("def size", "runs when the file is read, whatever is played; ask for {}:Row.size\n"),
        ("Rules of a toy", "is no code that runs, whatever is played\n"),
    ],
)
def test_what_is_not_watched_is_said_to_be_so(everything: Reach, words: str, says: str) -> None:
    told = text.of_line(everything, TOY, line(words))
    assert told.startswith(f"{TOY}:{line(words)} {says.format(TOY)}")


def test_a_function_is_told_with_how_many_run_each_line(everything: Reach) -> None:
    takes = next(each for each in TOY.functions if each.name == "takes")
    told = text.of_function(everything, TOY, takes).splitlines()
    assert told[0] == f"{TOY}:{line('def takes')}, takes"
    assert "    3      if cards > LIMIT:" in told
    assert '    1          return "many"' in told
    assert '                   ("some", "of them"),' in told
    assert told[-4] == "3 of 3 scenarios run it"


def test_a_sentence_is_told_with_what_cites_it_and_what_is_its_own(everything: Reach) -> None:
    told = text.of_sentence(everything, "SC-3.2.1", ["SC-3.2.1/some"]).splitlines()
    assert told[0].startswith("SC-3.2.1      A discard can never be taken")
    assert told[2:] == [
        "1 of 3 scenarios pin it.",
        "",
        "Cited by",
        f"  {TOY}:{line('One of three')}  takes, run by 1 of 1",
        "",
        "Run by its scenarios alone",
        f"  {TOY}:{line('-= 1')}  cards -= 1",
        f'  {TOY}:{line("join(")}  return " ".join(',
    ]


def test_a_sentence_without_lines_says_so(everything: Reach) -> None:
    told = text.of_sentence(everything, "SC-1.1.3", ["another"])
    assert "0 of 3 scenarios pin it." in told
    assert "No line cites it." in told
    assert told.endswith("Its scenarios run nothing that others do not run.")


def test_a_table_that_cites_a_sentence_is_told_by_its_line(everything: Reach) -> None:
    told = text.of_sentence(everything, "SC-1.1.2", []).splitlines()
    assert f"  {TOY}:{line('LIMIT = 3')}  LIMIT = 3  # SC-1.1.2" in told
