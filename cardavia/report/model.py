"""The report of a run: what came of each scenario, and what that says of each sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import cached_property
from typing import Any, Self

from cardavia.judging.known import KnownFailure
from cardavia.judging.verdict import UNTOLD, Verdict
from cardavia.rulebook.load import rulebook
from cardavia.rulebook.model import Sentence
from cardavia.table import Json


@dataclass(frozen=True, slots=True)
class Entry:
    """What came of one scenario.

    `readings` are the options it takes of rulings; `declared` is the one that the engine has declared to read
    otherwise, and its own option, if that is why the verdict is as it is. If it is for a known failure,
    `known` is its id.

    `line` is where it stands in `file`; `step` and `step_line` are the step that decided, if one did. The
    `situation` are its given lines, `done` its when lines up to that step. `seconds` is how long it took.
    `because` are the sentences that decide on our own engine what was expected, if they were looked for.

    `seen` are the positions of a failing engine (docs/protocol.md) from the first on in which it leaves ours,
    each with the number of decisions before it; if it never does, the last one.
    """

    id: str
    title: str
    game: str
    file: str
    line: int
    sentences: tuple[str, ...]
    readings: Mapping[str, tuple[str, ...]]
    verdict: Verdict
    expected: str = ""
    got: str = ""
    step: str = ""
    step_line: int = 0
    situation: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    log: str = ""
    notes: tuple[str, ...] = ()
    declared: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    known: str = ""
    seconds: float = 0.0
    because: tuple[Mapping[str, Any], ...] = ()
    seen: tuple[Json, ...] = ()

    @property
    def is_deal(self) -> bool:
        """Whether it is a scripted deal: those have names of their own, with no sentence in them."""
        return "/" not in self.id

    @property
    def ground(self) -> str:
        """Why it was to fail, if it was."""
        if self.declared:
            return "declared to be read differently"
        return "listed as known" if self.known else ""

    def to_json(self) -> dict[str, Any]:
        """The entry as plain data."""
        return {**asdict(self), "verdict": self.verdict.value}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The entry of plain data, as `to_json` makes it; what else there is of it is not looked at."""
        lists = {name: tuple(data[name]) for name in ("sentences", "situation", "done", "notes", "seen")}
        options = {
            name: {ruling: tuple(keys) for ruling, keys in data[name].items()}
            for name in ("readings", "declared")
        }
        known = {part.name: data[part.name] for part in fields(cls) if part.name != "because"}
        because = tuple(data.get("because", ()))  # which reports of version 0.1 do not have
        return cls(**{**known, **lists, **options, "verdict": Verdict(data["verdict"]), "because": because})


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of the `total` scenarios of a sentence ran, passed and failed unexpectedly.

    Only what ran and passed counts for the sentence.
    """

    sentence: Sentence
    passed: int
    failed: int
    ran: int
    total: int

    @property
    def is_whole(self) -> bool:
        """Whether the sentence has scenarios, and all of them ran."""
        return 0 < self.total == self.ran

    @property
    def holds(self) -> bool:
        """Whether all scenarios of the sentence ran and passed."""
        return 0 < self.total == self.passed


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run set out to do.

    `engine` is how the engine was named, None for our own; `name` and `version` are what it says it is.
    `pins` are the scenarios of each sentence, run or not; `only` what was asked for, and `selected` how
    many scenarios that makes. `corpus` is the folder of the corpus, None for the one of the package, and
    `corpus_version` what it says of its version, if it says anything.
    `remarks` are what is to be said of the engine's own declarations and offers. `ids` are the selected
    scenarios in the order of the corpus, and `known` the failures that are listed as known.
    """

    engine: str | None
    name: str
    version: str
    games: tuple[str, ...]
    pins: Mapping[str, tuple[str, ...]]
    total: int
    selected: int
    only: tuple[str, ...] = ()
    corpus: str | None = None
    remarks: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    known: tuple[KnownFailure, ...] = ()
    corpus_version: str = ""

    @property
    def checked(self) -> str:
        """The engine, and the version of the corpus it is checked with."""
        return f"{self.name} {self.version}{f', corpus {self.corpus_version}' if self.corpus_version else ''}"

    @property
    def excused(self) -> Mapping[str, KnownFailure]:
        """The known failure that has a scenario, by its id."""
        return {name: known for known in self.known for name in known.scenarios}

    @property
    def is_partial(self) -> bool:
        """Whether some scenarios are left out on purpose."""
        return self.selected < self.total


@dataclass(frozen=True)
class Report:
    """A run, complete or not.

    It is `abandoned`, with the reason, if the engine broke down so often that the rest was not run. `broken`
    tells of scenarios that could not be judged because the suite itself failed. `started` and `finished` are
    times in ISO 8601, `seconds` lie between them.
    """

    plan: Plan
    entries: tuple[Entry, ...]
    started: str
    finished: str
    seconds: float
    interrupted: bool = False
    broken: tuple[str, ...] = ()
    abandoned: str = ""

    @cached_property
    def unexpected(self) -> tuple[Entry, ...]:
        """The entries that keep the engine from conforming."""
        return tuple(entry for entry in self.entries if entry.verdict.unexpected)

    @cached_property
    def judged(self) -> int:
        """How many scenarios say something of the engine: all but those unsupported or not judged."""
        return sum(entry.verdict not in UNTOLD for entry in self.entries)

    @cached_property
    def unmet(self) -> tuple[KnownFailure, ...]:
        """The known failures of which nothing was seen though all their scenarios came, none told as such."""
        told = {entry.known for entry in self.entries}
        came = {entry.id for entry in self.entries}
        return tuple(
            known for known in self.plan.known if known.id not in told and came.issuperset(known.scenarios)
        )

    @property
    def missing(self) -> int:
        """How many scenarios were selected and have no verdict."""
        return self.plan.selected - len(self.entries)

    @property
    def conforms(self) -> bool:
        """Whether everything asked for ran, something was judged, and all of it came as expected."""
        is_complete = not self.interrupted and not self.missing
        is_expected = not self.unexpected and not self.unmet
        return is_complete and is_expected and not self.broken and self.judged > 0

    @property
    def games(self) -> tuple[str, ...]:
        """The games there is something to say of: all, or of a selection those of which something came."""
        if not self.plan.is_partial:
            return self.plan.games
        came = {entry.game for entry in self.entries}
        return tuple(game for game in self.plan.games if game in came) or self.plan.games

    def offers(self, game: str) -> bool:
        """Whether the engine plays a game, as far as anything shows that it does not."""
        mine = [entry for entry in self.entries if entry.game == game]
        return not mine or any(entry.verdict is not Verdict.UNSUPPORTED for entry in mine)

    def count(self, verdict: Verdict) -> int:
        """How many scenarios came to a verdict."""
        return sum(entry.verdict is verdict for entry in self.entries)

    def buckets(self) -> Iterator[tuple[Verdict, str, int]]:
        """How many scenarios came to each verdict that occurred, by the ground on which they were to fail."""
        for verdict in Verdict:
            grounds = Counter(entry.ground for entry in self.entries if entry.verdict is verdict)
            yield from ((verdict, ground, number) for ground, number in sorted(grounds.items()))

    def tallies(self, game: str) -> tuple[Tally, ...]:
        """The tally of every sentence of a game, in the order of its document."""
        verdicts = {entry.id: entry.verdict for entry in self.entries}
        return tuple(
            Tally(
                sentence,
                passed=sum(verdicts.get(pin) is Verdict.PASS for pin in pins),
                failed=sum(pin in verdicts and verdicts[pin].unexpected for pin in pins),
                ran=sum(pin in verdicts for pin in pins),
                total=len(pins),
            )
            for sentence in rulebook(game).sentences
            for pins in (self.plan.pins.get(sentence.id, ()),)
        )
