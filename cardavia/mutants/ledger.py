"""What the trials of a game come to: which sentences show their worth, and what is left to explain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardavia.mutants import equivalent
from cardavia.mutants.trial import Fate, Trial
from cardavia.rulebook.load import rulebook


@dataclass(frozen=True)
class Ledger:
    """The trials of one game, of all sentences or of those in `scope`."""

    game: str
    trials: tuple[Trial, ...]
    scope: frozenset[str]

    @property
    def wrong(self) -> tuple[Trial, ...]:
        """The engines that break a sentence."""
        return tuple(trial for trial in self.trials if not trial.is_other)

    @property
    def other(self) -> tuple[Trial, ...]:
        """The engines that read a ruling otherwise."""
        return tuple(trial for trial in self.trials if trial.is_other)

    def of(self, sentence: str) -> tuple[Trial, ...]:
        """The engines that break one sentence."""
        return tuple(trial for trial in self.wrong if trial.about == sentence)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences in scope that carry a rule to be tested."""
        return tuple(
            sentence.id
            for sentence in rulebook(self.game).sentences
            if sentence.untested is None and sentence.id in self.scope
        )

    def faults(self) -> Iterator[str]:
        """Whatever keeps the suite from being as strong as it says, each with what to do."""
        excused = equivalent(self.game)
        for sentence in self.sentences:
            if not any(trial.fate is Fate.KILLED for trial in self.of(sentence)):
                yield (
                    f"{sentence}: none of its own scenarios catches anybody; add a wrong engine to "
                    f"cardavia/mutants/{self.game}, and a scenario that fails on it"
                )
        for trial in self.trials:
            if trial.fate is Fate.SURVIVED and trial.name not in excused:
                yield f"{trial.name}: survives; add a scenario that fails on it, or a reason to EQUIVALENT"
            if trial.fate is not Fate.SURVIVED and trial.name in excused:
                yield f"{trial.name}: {trial.killer} catches it; take it out of EQUIVALENT"
        if len(self.scope) == len(_ids(self.game)):
            for name in sorted(excused.keys() - {trial.name for trial in self.trials}):
                yield f"{name}: there is no such engine; take it out of EQUIVALENT"


def count(trials: Iterable[Trial], fate: Fate) -> int:
    """How many came to that end."""
    return sum(trial.fate is fate for trial in trials)


def table(ledger: Ledger) -> str:
    """Sentence by sentence, who was killed by whom; at last the sums, n of m."""
    rows = [
        f"  {sentence:<10}{_fates(trials)}"
        for sentence in ledger.sentences
        if (trials := ledger.of(sentence))
    ]
    own = sum(
        any(trial.fate is Fate.KILLED for trial in ledger.of(sentence)) for sentence in ledger.sentences
    )
    wrong, other = ledger.wrong, ledger.other
    own_kills = count(wrong, Fate.KILLED)
    dead = [trial for trial in wrong if trial.fate is not Fate.SURVIVED]
    noticed = [trial for trial in other if trial.fate is not Fate.SURVIVED]
    return "\n".join(
        (
            ledger.game,
            *rows,
            f"  {len(dead)} of {len(wrong)} wrong engines killed, {own_kills} by their own sentence",
            f"  {len(noticed)} of {len(other)} other readings noticed",
            f"  {own} of {len(ledger.sentences)} sentences catch somebody with their own scenarios",
        )
    )


def _fates(trials: Sequence[Trial]) -> str:
    own = count(trials, Fate.KILLED)
    rest = [f"{number} {fate}" for fate in (Fate.BY_OTHERS, Fate.SURVIVED) if (number := count(trials, fate))]
    return ", ".join((f"{own} of {len(trials)} killed", *rest))


def _ids(game: str) -> frozenset[str]:
    book = rulebook(game)
    return frozenset((*(sentence.id for sentence in book.sentences), *(gap.id for gap in book.gaps)))
