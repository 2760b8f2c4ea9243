"""Asking line by line: each line is checked as it is entered, and the last may be taken back."""

from __future__ import annotations

from cardavia.asking.ask import Answers, ask, composed, no_deals, recognised
from cardavia.asking.lines import NOT_READ, games_of, read
from cardavia.authoring.compose import FindDeal
from cardavia.games import MODULES


class Session:
    """What has been told and done so far, and the question asked last, which the next line puts aside.

    `named` is the game that was named, None while any may be meant.
    """

    def __init__(self, named: str | None = None, find_deal: FindDeal = no_deals) -> None:
        self.told: list[str] = []
        self.question: str | None = None
        self.named = named
        self._find_deal = find_deal

    @property
    def lines(self) -> tuple[str, ...]:
        """All lines, the question last."""
        return (*self.told, self.question) if self.question else tuple(self.told)

    @property
    def games(self) -> tuple[str, ...]:
        """The games that may be meant."""
        return (self.named,) if self.named else games_of(self.told) or tuple(MODULES)

    def enter(self, line: str) -> Answers | None:
        """One more line; the answer, if it is a question.

        Raises `CorpusError` for a line that says nothing or that cannot be, and leaves it out.
        """
        if NOT_READ.match(line):
            return None
        lines = [*self.told, line]
        games = (self.named,) if self.named else games_of(lines)
        entered = read(lines, games[0]) if games else recognised(lines)
        if entered.asked:
            answers = ask(lines, games[0] if len(games) == 1 else None, self._find_deal)
            self.question = line
            return answers
        if len(games) == 1 and any(step.kind == "when" for step in entered.steps):
            composed(entered, self._find_deal)
        self.told.append(line)
        self.question = None
        return None

    def undo(self) -> str | None:
        """Take the last line back; which it was, None if there is none."""
        if self.question is not None:
            last, self.question = self.question, None
            return last
        return self.told.pop() if self.told else None
