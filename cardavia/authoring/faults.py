"""What is wrong with a corpus, as lint finds it."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.origin import Origin


class Fault(NamedTuple):
    """Something wrong with the corpus: where, which lint rule says so, and what to do about it."""

    origin: Origin
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.origin}: {self.message} [{self.rule}]"


class FaultyCorpusError(Exception):
    """The corpus has faults and is not run; `faults` are all of them."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults
