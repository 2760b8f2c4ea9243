"""Lists of known failures: what is refused, who has which scenario, and what becomes of an outcome."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.authoring.suite import load_suite
from cardavia.fixture.fixture import Reading
from cardavia.fixture.suite import Suite
from cardavia.judging.known import KnownFailure, ListError, concerns, explained, known_failures, listed
from cardavia.judging.verdict import Outcome, Verdict
from tests.authoring import corpora

ENTRY = "{id}:\n  reason: not done yet\n  link: https://example.org/1\n"


@pytest.fixture(scope="module")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Suite:
    return load_suite(("sichuan",), corpora.write(tmp_path_factory.mktemp("corpus"), corpora.complete()))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "known.yaml"


def of(*ids: str) -> str:
    return "\n".join(ENTRY.format(id=each) for each in ids)


def test_an_entry_is_read_with_its_line(path: Path) -> None:
    path.write_text("# ours\n" + of("SC-5.1.3", "one-kong"), encoding="utf-8")
    first, second = listed(path)
    assert first == ("SC-5.1.3", "not done yet", "https://example.org/1", 2)
    assert (second.id, second.line) == ("one-kong", 6)


def test_a_long_reason_is_one_line(path: Path) -> None:
    path.write_text("one-kong:\n  reason: >\n    not\n    yet\n  link: x\n", encoding="utf-8")
    assert listed(path)[0].reason == "not yet"


@pytest.mark.parametrize("text", ["", "# nothing is known to fail\n", "{}\n"])
def test_a_list_may_be_empty(path: Path, suite: Suite, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    assert known_failures(path, suite) == ()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("one-kong:\n  link: x\n", ":1: one-kong has no reason; say why it fails"),
        ("one-kong:\n  reason: x\n", ":1: one-kong has no link; say where that is dealt with"),
        ("one-kong:\n  reason: ' '\n  link: x\n", "has no reason"),
        ("one-kong:\n  reason: x\n  link: x\n  until: x\n", ":4: 'until' is not known; an entry has"),
        ("one-kong: x\n", ":1: expected a mapping here"),
        ("- one-kong\n", ":1: expected a mapping here"),
        ("{one-kong: {reason: x, link: y}}\n", ":1: write each id at the beginning of a line"),
        (of("one-kong", "one-kong"), ":5: 'one-kong' stands here twice"),
        ("a: [\n", "known.yaml:2: not YAML"),
        ("one-kong:\n  reason: [x]\n  link: x\n", ":2: expected one value here"),
    ],
)
def test_what_is_no_list_is_refused(path: Path, text: str, told: str) -> None:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ListError) as refused:
        listed(path)
    assert told in str(refused.value)


def test_no_file_is_refused(path: Path, suite: Suite) -> None:
    with pytest.raises(ListError, match=r"known\.yaml: cannot be read"):
        known_failures(path, suite)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (of("SC-5.1.3/cup"), ":1: is out of date: no scenario .* called 'SC-5.1.3/cup'; .* SC-5.1.3/cap"),
        (of("SC-5.1.99"), ":1: is out of date: no sentence, heading or gap is called 'SC-5.1.99'"),
        (of("one-king"), ":1: is out of date: .*did you mean one-kong"),
        (of("SC-0.1.1"), ":1: is out of date: nothing to run: no scenario of sichuan is about SC-0.1.1"),
        (of("SC-5.1.3/cap", "SC-5.1.3"), r":5: SC-5.1.3 says nothing more than SC-5.1.3/cap \(line 1\)"),
        (of("one-kong", "One-Kong"), r":5: One-Kong says nothing more than one-kong \(line 1\)"),
        ("one-kong:\n  reason: FILL IN\n  link: x\n", ":1: one-kong is not filled in: say why it fails"),
        ("one-kong:\n  reason: x\n  link: FILL IN\n", ":1: one-kong is not filled in: say where that is"),
    ],
)
def test_what_means_nothing_or_is_not_filled_in_is_refused(
    path: Path, suite: Suite, text: str, told: str
) -> None:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ListError, match=told):
        known_failures(path, suite)


def test_every_fault_is_told_at_once(path: Path, suite: Suite) -> None:
    path.write_text(of("one-king", "SC-5.1.3/cup"), encoding="utf-8")
    with pytest.raises(ListError, match=r":1: is out of date(.|\n)*:5: is out of date"):
        known_failures(path, suite)


@pytest.mark.parametrize(
    ("name", "scenarios"),
    [
        ("SC-5.1.3/cap", ("SC-5.1.3/cap",)),
        ("sc-5.1.3/CAP", ("SC-5.1.3/cap",)),
        ("SC-2.1.2/dealers", ("SC-2.1.2/dealers.1", "SC-2.1.2/dealers.2")),
        ("SC-2.1.2/dealers.2", ("SC-2.1.2/dealers.2",)),
        ("SC-3.3.1", ("SC-3.3.1/declared", "one-kong")),
        ("SC-gap-5", ("one-kong",)),
        ("one-kong", ("one-kong",)),
    ],
)
def test_what_an_entry_means(path: Path, suite: Suite, name: str, scenarios: tuple[str, ...]) -> None:
    path.write_text(ENTRY.format(id=name), encoding="utf-8")
    (known,) = known_failures(path, suite)
    assert (known.id, known.line, known.scenarios) == (name, 1, scenarios)


def test_the_narrowest_entry_has_a_scenario(path: Path, suite: Suite) -> None:
    path.write_text(of("SC-3.3.1", "one-kong"), encoding="utf-8")
    wide, narrow = known_failures(path, suite)
    assert (wide.scenarios, narrow.scenarios) == (("SC-3.3.1/declared",), ("one-kong",))


def test_other_games_are_left_out(path: Path, suite: Suite) -> None:
    path.write_text(of("CH-1.1.1", "one-kong", "NT-2.1.1/whatever"), encoding="utf-8")
    assert [known.id for known in known_failures(path, suite)] == ["one-kong"]
    assert not concerns("ch-1.1.1/x", suite)


ALONE = KnownFailure("SC-5.1.3/cap", "why", "where", "known.yaml", 7, ("SC-5.1.3/cap",))
AMONG = KnownFailure("SC-5.1.3", "why", "where", "known.yaml", 7, ("SC-5.1.3/cap", "SC-5.1.3/other"))
DECLARED = Reading("SC-2.1.5", "B")


@pytest.mark.parametrize("known", [ALONE, AMONG], ids=["alone", "among others"])
@pytest.mark.parametrize(
    "verdict",
    [
        *(Verdict.WRONG, Verdict.REFUSED, Verdict.PERMITTED),
        *(Verdict.TIMEOUT, Verdict.CRASH, Verdict.PROTOCOL),
    ],
)
def test_a_known_failure_is_expected(verdict: Verdict, known: KnownFailure) -> None:
    outcome = explained(Outcome(verdict, expected="a", got="b"), known)
    assert outcome == Outcome(Verdict.EXPECTED_FAILURE, expected="a", got="b", known=known.id)


def test_a_pass_that_is_listed_alone_is_not() -> None:
    outcome = explained(Outcome(Verdict.PASS), ALONE)
    assert (outcome.verdict, outcome.known) == (Verdict.UNEXPECTED_PASS, "SC-5.1.3/cap")
    assert outcome.expected == "a failure: known.yaml:7 lists SC-5.1.3/cap"


@pytest.mark.parametrize(
    ("outcome", "known"),
    [
        (Outcome(Verdict.PASS), AMONG),
        (Outcome(Verdict.WRONG), None),
        (Outcome(Verdict.PASS), None),
        (Outcome(Verdict.UNSUPPORTED), ALONE),
        (Outcome(Verdict.UNJUDGED), ALONE),
        (Outcome(Verdict.EXPECTED_FAILURE, declared=DECLARED), ALONE),
        (Outcome(Verdict.UNEXPECTED_PASS, declared=DECLARED), ALONE),
    ],
)
def test_everything_else_stays_as_it_is(outcome: Outcome, known: KnownFailure | None) -> None:
    assert explained(outcome, known) == outcome
