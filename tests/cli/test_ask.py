from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cardavia.asking.ask import Answers
from cardavia.asking.session import Session
from cardavia.cli import cli
from cardavia.commands.prompt import prompt
from cardavia.commands.status import MisuseError
from tests.cli.conftest import Cardavia

QUESTION = "A holds 1111m 234m 567p 99p 5s\nA is void in s\nA draws 8p\nmay A discard 8p?\n"


def asked(text: str, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["ask", *arguments], input=text)


def test_a_question_on_the_standard_input_is_answered_with_its_sentence() -> None:
    result = asked(QUESTION)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[1] == "answer        no: A may discard 5s, kong 1m"
    assert result.stdout.splitlines()[2].startswith("because       SC-2.1.4  ")


def test_in_brief_an_answer_is_one_line() -> None:
    assert asked(QUESTION, "--brief").stdout.splitlines() == [
        "may A discard 8p?  no: A may discard 5s, kong 1m  (SC-2.1.4)"
    ]


def test_the_whole_answer_is_data(tmp_path: Path) -> None:
    result = asked(QUESTION, "--json", "--keep", "some-name", "--corpus", str(tmp_path / "own"))
    data = json.loads(result.stdout)
    assert (data["game"], data["answers"][0]["yes"]) == ("sichuan", False)
    assert "kept as SC-2.1.4/some-name" in result.stderr


@pytest.mark.parametrize(
    ("text", "arguments", "message"),
    [
        ("A holds 5m\nmay A pun?\n", (), "line 2: 'pun' is no decision"),
        (QUESTION, ("--game", "chan"), "line 1: "),
        ("", (), "nothing is asked"),
        ("", ("nowhere.txt",), "nowhere.txt: there is no such file"),
        ("", ("SC-5.1.3",), "SC-5.1.3 is a sentence of the rules"),
        (QUESTION, ("--corpus", "nowhere"), "there is no such folder"),
        (QUESTION, ("--keep", "No Name"), "is no name"),
    ],
)
def test_wrong_use_is_told(text: str, arguments: tuple[str, ...], message: str) -> None:
    result = CliRunner().invoke(cli, ["ask", *arguments], input=text)
    assert result.exit_code == 2
    assert message in result.output


def test_a_scenario_is_opened_and_varied(cardavia: Cardavia) -> None:
    own = cardavia("ask", "--brief", "SC-3.2.2/passed-pung-a-turn-later")
    assert own.out.startswith("B may pung  yes")
    varied = asked("what may B do?", "--brief", "SC-3.2.2/passed-pung-a-turn-later", "-")
    assert varied.stdout.startswith("what may B do?  B may pass, pung  (SC-")


def test_what_is_kept_is_a_good_corpus(cardavia: Cardavia, tmp_path: Path) -> None:
    for name in ("first", "second"):
        assert "kept as SC-2.1.4/" in asked(QUESTION, "--keep", name, "--corpus", str(tmp_path)).stdout
    assert cardavia("lint", "--corpus", tmp_path).out == (
        "sichuan: no faults (scenarios: 2, in files: 1, scripted deals: 0)\n"
    )
    report = cardavia("check", "--corpus", tmp_path)
    assert report.status == 0
    assert "no scenario" not in report.out


class Typed:
    """Lines typed at the prompt, with the answers that were kept."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines
        self.kept: list[str] = []

    def __call__(self, _: str) -> str:
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    def keep(self, answers: Answers, name: str) -> str:
        if " " in name:
            raise MisuseError(f"{name!r} is no name")
        self.kept.append(f"{answers.answers[-1].asked.origin.text} {name}")
        return f"kept as {name}"


def test_at_the_prompt_lines_are_checked_taken_back_and_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = Typed(
        iter(
            [
                "keep too-early",
                "A holds 1111m 234m 567p 99p 5s",
                "A is viod in s",
                "A is void in s",
                "A draws 8q",
                "A draws 8p",
                "lines",
                "may A discard 8p?",
                "keep a name",
                "keep a-name",
                "undo",
                "undo",
                "help",
                "new",
                "lines",
                "undo",
                "quit",
                "never read",
            ]
        )
    )
    monkeypatch.setattr("builtins.input", typed)
    prompt(Session(), typed.keep)
    said = capsys.readouterr().out
    for told in (
        "nothing has been asked yet",
        "the nearest is '{seats} is/are void in {suit}'; the line is left out",
        "'8q' names no cards",
        "answer        no: A may discard 5s, kong 1m",
        "is no name",
        "kept as a-name",
        "taken back: may A discard 8p?",
        "taken back: A draws 8p",
        "TAB completes.",
        "nothing has been told so far",
        "there is no line to take back",
    ):
        assert told in said, told
    assert typed.kept == ["may A discard 8p? a-name"]


def test_rules_and_check_are_brief(cardavia: Cardavia) -> None:
    assert len(cardavia("rules", "--brief").out.splitlines()) == 4
    sentence = cardavia("rules", "--brief", "SC-2.1.5").out.splitlines()
    assert sentence[0].startswith("SC-2.1.5  A void-suit tile")
    assert sentence[1].startswith("  * A: ")
    passed = cardavia("check", "--brief", "--only", "SC-2.1.4")
    assert passed.out.count("\n") == 1
    assert passed.out.startswith("It conforms in what was selected. ")
