"""Decisions, melds, points and score items as phrases, deals and messages write them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardavia.cards import Deck
from cardavia.table import Decision, Meld, Seat


def meld_text(meld: Meld, deck: Deck) -> str:
    """A meld: `pung 222m from B`."""
    supplier = f" from {meld.source}" if meld.source else ""
    return f"{meld.kind} {deck.format(meld.cards)}{supplier}"


def points_text(points: Mapping[Seat, int]) -> str:
    """Points of those who have any: `A +8, B -8`."""
    changed = [f"{seat} {value:+d}" for seat, value in sorted(points.items()) if value]
    return ", ".join(changed) or "nothing"


def items_text(items: Mapping[str, int]) -> str:
    """Score items and their values: `all pungs 1, root 2`."""
    return ", ".join(f"{item} {value}" for item, value in items.items() if value) or "nothing"


def each_verb_once(decisions: Iterable[Decision]) -> list[str]:
    """Decisions as they are listed, each verb said once: `discard 2s`, `9s`, `win`."""
    told: list[str] = []
    last = ""
    for decision in decisions:
        verb, _, what = decision.partition(" ")
        told.append(what if verb == last and what else decision)
        last = verb
    return told
