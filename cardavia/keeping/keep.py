"""Which rule an answer is kept under, with which tags, and in which file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple

from cardavia.asking.ask import Answers
from cardavia.authoring.compose import FindDeal, compose
from cardavia.authoring.corpus import Scenario, scenarios
from cardavia.authoring.feature import read_feature
from cardavia.engine.guard import GuardedEngine
from cardavia.fixture.fixture import Fixture, Line, Reading
from cardavia.judging.player import Player, ScenarioFailure
from cardavia.keeping.place import Kept, begun, file_name, section, with_scenario
from cardavia.keeping.scenario import NotKeptError, expectations, steps
from cardavia.mutants import otherwise
from cardavia.mutants.mutant import playing
from cardavia.mutants.trial import CAUGHT
from cardavia.origin import Origin
from cardavia.rulebook.load import rulebook
from cardavia.rulebook.model import Ruling
from cardavia.sources import feature_files

NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class Wanted(NamedTuple):
    """How an answer is to be kept: its name, the folder of the corpus, and sentence and title if told.

    The name may begin with the sentence, as ids do.
    """

    name: str
    root: Path
    sentence: str = ""
    title: str = ""


class Change(NamedTuple):
    """A file as it is and as it is to be; `id` is the new scenario."""

    id: str
    path: Path
    before: str
    after: str

    @property
    def diff(self) -> str:
        """What changes, as a patch."""
        old, new = (text.splitlines(keepends=True) for text in (self.before, self.after))
        name = str(self.path)
        return "".join(unified_diff(old, new, name if self.before else "/dev/null", name))

    def write(self) -> None:
        """Make the change, and the folder if there is none."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.after, encoding="utf-8", newline="\n")


def deciding(answers: Answers) -> tuple[str, ...]:
    """The sentences under which the last answer may be kept, the one that decides it most nearly first."""
    book = rulebook(answers.lines.game)
    return tuple(
        reason.id for reason in answers.answers[-1].because.reasons if book.sentence(reason.id) is not None
    )


def keep(answers: Answers, wanted: Wanted, find_deal: FindDeal) -> Change:
    """The last answer as a scenario of the corpus, under the sentence named or the one that decides it.

    Raises `NotKeptError` for a name that is none or is taken, and for what no scenario can expect.
    """
    game = answers.lines.game
    named, _, words = wanted.name.rpartition("/")
    sentence = wanted.sentence or named or next(iter(deciding(answers)), "")
    if not NAME.fullmatch(words):
        raise NotKeptError(f"{words!r} is no name; it is of small letters, digits and hyphens, as some-words")
    if not sentence:
        raise NotKeptError("no sentence is known to decide it; say which one does with --sentence")
    if rulebook(game).sentence(sentence) is None:
        raise NotKeptError(f"{game} has no sentence {sentence}; cardavia rules lists them")
    new = f"{sentence}/{words}"
    files = feature_files(game, wanted.root)
    if taken := next((each for path in files for each in scenarios(path) if _base(each) == new), None):
        raise NotKeptError(f"{new} is the name of {taken.origin} already; give it another")
    kept = Kept(
        sentence,
        (f"@{new}", *(f"@reads:{reading}" for reading in rests_on(answers, find_deal))),
        _title(wanted.title or words.replace("-", " "), files),
        steps(answers),
    )
    path = _file(files, wanted.root / "features" / game, sentence)
    before = path.read_text(encoding="utf-8") if path in files else ""
    book = rulebook(game)
    return Change(new, path, before, with_scenario(before or begun(book, sentence), kept, book))


def rests_on(answers: Answers, find_deal: FindDeal) -> tuple[Reading, ...]:
    """The rulings that the last answer, kept as a scenario, rests on, each with the option that is taken.

    Engines that read them otherwise fail in it.
    """
    game = answers.lines.game
    fixture = _fixture(answers, find_deal)
    found: dict[Reading, None] = {}
    for other in otherwise(game):
        ruling = rulebook(game).ruling(other.ruling)
        with playing(game, other) as rules:
            engine = GuardedEngine(rules)
            if ruling is not None and _fails(Player(fixture, engine, engine.describe()), fixture):
                found[Reading(ruling.id, _taken(ruling, other.option))] = None
    return tuple(found)


def _fails(player: Player, fixture: Fixture) -> bool:
    """Whether an engine fails in the situation; one that does not get there says nothing of it."""
    try:
        player.play_all()
    except ScenarioFailure as failure:
        return failure.outcome.verdict in CAUGHT and player.next_step >= fixture.situation.after
    return False


def _fixture(answers: Answers, find_deal: FindDeal) -> Fixture:
    answer = answers.answers[-1]
    lines = list(answers.lines.steps[: answer.asked.after])
    if answer.supposing:
        lines.append(Line("when", Origin("question", 0, answer.supposing)))
    lines += (Line("then", Origin("question", 0, text)) for text in expectations(answer, answers.lines.game))
    return compose(
        Scenario("kept", "", answers.lines.game, Origin("question", 0), (), (), tuple(lines)), find_deal
    ).fixture


def _taken(ruling: Ruling, other: str) -> str:
    """The option that is taken where another answers the same question of a ruling: `2a` for `2b`."""
    question = re.match(r"\d+(?=[a-z])", other)
    own = (key for key in ruling.chosen if question is None or key.startswith(question[0]))
    return next(own, ruling.chosen[0])


def _base(scenario: Scenario) -> str:
    return scenario.id.rpartition(".")[0] if scenario.is_row else scenario.id


def _title(wanted: str, files: Sequence[Path]) -> str:
    """A title that no scenario has yet."""
    there = {example.title for path in files for example in read_feature(path).examples}
    title = wanted[:1].upper() + wanted[1:]
    numbered = (f"{title} ({number})" for number in range(2, len(there) + 3))
    return title if title not in there else next(each for each in numbered if each not in there)


def _file(files: Sequence[Path], folder: Path, sentence: str) -> Path:
    """The file that has the rule of a sentence, or is for its section, or is to be made for it."""
    tagged = f"@{sentence}"
    for path in files:
        blocks = read_feature(path).blocks
        if any(tag.name == tagged for block in blocks for tag in block.tags):
            return path
    book = rulebook(folder.name)
    of_section = (path for path in files if path.name.startswith(f"{section(sentence)}-"))
    return next(of_section, folder / file_name(book, sentence))
