"""How a campaign stands: what is done of how much, how fast it goes, and what has been reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from cardavia.campaign.ledger import Ledger
from cardavia.campaign.plan import APPROACHES, Plan
from cardavia.campaign.probes import citable
from cardavia.campaign.reached import KINDS
from cardavia.campaign.weights import Tally
from cardavia.rulebook.load import rulebook

RAREST = 12
"""How many of the sentences reached are shown, rarest first."""


class Standing(NamedTuple):
    """Deals done and to be done here, deals a second as of late, findings, and blocks set aside."""

    done: int
    total: int
    rate: float
    findings: int
    aside: int

    def __str__(self) -> str:
        share = 100 * self.done // max(self.total, 1)
        words = [f"{self.done:,} of {self.total:,} deals ({share}%)"]
        if self.rate and self.done < self.total:
            words += [f"{self.rate:.0f} a second", f"{_duration((self.total - self.done) / self.rate)} left"]
        words += [f"{self.findings} finding{'s' * (self.findings != 1)}"] if self.findings else []
        words += [f"{self.aside} block{'s' * (self.aside != 1)} set aside"] if self.aside else []
        return ", ".join(words)


def standing(ledger: Ledger, plan: Plan) -> Standing:
    """How it stands by its ledger; the rate is that of the newest blocks."""
    counted = ledger.counted()
    aside = sum(each.is_aside for each in ledger.lost())
    return Standing(counted.deals, plan.here, counted.rate, len(ledger.findings()), aside)


def tallied(ledger: Ledger) -> Tally:
    """All that has been reached."""
    tally = Tally()
    for block in ledger.blocks():
        tally.add(block.approach, block.deals, block.reached)
    return tally


def never(game: str, reached: Mapping[str, int]) -> tuple[str, ...]:
    """The sentences that carry a rule and were consulted in no deal."""
    sentences = (each.id for each in rulebook(game).sentences if each.untested is None)
    return tuple(each for each in sentences if f"sentence {each}" not in reached)


def table(plan: Plan, tally: Tally, weights: Sequence[int]) -> Iterator[str]:
    """What was reached, by kind and by approach, and the sentences that never were."""
    yield "reached, in deals"
    for kind in KINDS[:-1]:
        found = Counter({name: times for name, times in tally.reached.items() if name.startswith(f"{kind} ")})
        yield from (f"  {name:<40}{times:>12,}" for name, times in found.most_common())
    yield from _sentences(plan.game, tally.reached)
    yield ""
    yield f"{'approach':<42}{'deals':>12}{'weight':>10}"
    for approach, weight in zip(APPROACHES, weights, strict=True):
        yield f"  {approach!s:<40}{tally.deals[approach]:>12,}{weight:>10}"


def _sentences(game: str, reached: Mapping[str, int]) -> Iterator[str]:
    told = {name: times for name, times in reached.items() if name.startswith("sentence ")}
    rarest = sorted(told, key=lambda name: (told[name], name))
    if not rarest:
        yield "  no sentence: our own rules do not play, and nobody else's lines are known"
        return
    yield from (f"  {name:<40}{told[name]:>12,}" for name in rarest[:RAREST])
    if others := rarest[RAREST:]:
        yield f"  {len(others)} more sentences, each in {told[others[0]]:,} deals or more"
    missing, cited = never(game, reached), citable(game)
    yield from _named("never reached", [each for each in missing if each in cited])
    yield from _named("cited by tables alone", [each for each in missing if each not in cited])


def _named(what: str, sentences: Sequence[str]) -> Iterator[str]:
    if sentences:
        told = f"{len(sentences)} sentence{'s' * (len(sentences) != 1)} {what}: {', '.join(sentences)}"
        yield from wrap(told, 100, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def _duration(seconds: float) -> str:
    for unit, size in (("h", 3600), ("min", 60)):
        if seconds >= size:
            return f"{seconds / size:.1f} {unit}" if unit == "h" else f"{seconds / size:.0f} {unit}"
    return f"{seconds:.0f} s"
