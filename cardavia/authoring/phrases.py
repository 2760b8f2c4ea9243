"""The step phrases: few, the same for all games, no two for one thing, each with an id.

A phrase is data: what it is called, whether it tells, does or expects, and its words. What it means is
in `telling` (given), `doing` and `script` (when), `expecting` (then), under the same id.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property

from cardavia.decisions import DRAWING, NANTONG, SICHUAN, TURNING, Verb, verbs
from cardavia.fixture.fixture import Kind

DEED = r"[A-D] [a-z]+(?: [A-Za-z0-9 /]+?)?"
CARD = r"(?:\w*\d\w*|[A-Z]+)"
MELD = rf"[a-z]+(?: [a-z]+)? {CARD}(?: {CARD})*(?: from [A-D])?"

SLOTS = {
    "seat": r"[A-D]",
    "seats": r"[A-D](?:(?:, | and )[A-D])*",
    "suit": r"\w",
    "card": CARD,
    "cards": rf"{CARD}(?: {CARD})*",
    "hand": rf"nothing|{CARD}(?: {CARD})*",
    "number": r"\d+",
    "amount": r"\d+",
    "name": r"[a-z0-9-]+",
    "melds": rf"nothing|{MELD}(?:, {MELD})*",
    "deeds": rf"(?![A-D] (?:draws|turns up) ){DEED}(?: and {DEED})*",
    "decisions": r"(?!not |only )[A-Za-z0-9 /,]+",
    "points": r"nothing|[A-D] [+-]?\d+(?:, [A-D] [+-]?\d+)*",
    "items": r".+",
    "cause": r".+",
    "ending": r"win|exhaustion",
}
"""What may stand in a slot of a phrase."""


@dataclass(frozen=True)
class Phrase:
    """One way to say one thing: `words` with `{slots}`, valid in steps of these `kinds`."""

    id: str
    kinds: tuple[Kind, ...]
    words: str
    says: str
    """One line for the list of phrases."""
    games: tuple[str, ...] = ()
    """The games it is said of; empty for all."""

    @property
    def shown(self) -> str:
        """The words as they are shown: `{receiver:seat}`, a second seat, is a `{seat}` as well."""
        return re.sub(r"\{\w+:(\w+)\}", r"{\1}", self.words)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The words as a regular expression with a named group for each slot."""
        parts = re.split(r"\{(\w+)(?::(\w+))?\}", self.words)
        pattern = re.escape(parts[0]).replace(r"\ ", " ")
        for name, slot, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            pattern += f"(?P<{name}>{SLOTS[slot or name]})" + re.escape(text).replace(r"\ ", " ")
        return re.compile(pattern.replace("is/are", "(?:is|are)").replace("has/have", "(?:has|have)"))


PHRASES: tuple[Phrase, ...] = (
    Phrase("fresh", ("given",), "a fresh deal", "nothing has been played yet"),
    Phrase(
        "deal", ("given",), "the scripted deal {name}", "a deal of `scenarios/`, played as it stands there"
    ),
    Phrase("dealer", ("given",), "{seat} is the dealer", "who deals, where it matters"),
    Phrase("holds", ("given", "then"), "{seat} holds {hand}", "all concealed cards"),
    Phrase("melds", ("given", "then"), "{seat} has laid {melds}", "all melds, in the order made"),
    Phrase("void", ("given",), "{seats} is/are void in {suit}", "the void suit", SICHUAN),
    Phrase(
        "indicators",
        ("given",),
        "the indicators are {card} and {other:card}",
        "turned up, out of play",
        NANTONG,
    ),
    Phrase("ready", ("given",), "{seats} is/are ready", "who has declared it before play", NANTONG),
    Phrase("discarded", ("given",), "{seat} has discarded {cards}", "all it has, in this order", TURNING),
    Phrase("passed", ("given",), "{seat} has passed {cards}", "what it might have taken", TURNING),
    Phrase("out", ("given",), "{seats} has/have won", "who has won, in order", SICHUAN),
    Phrase("stock", ("given", "then"), "{number} is/are left in the stock", "cards left, after the draw"),
    Phrase("turn", ("when", "then"), "it is {seat}'s turn", "who is about to act"),
    Phrase(
        "draws",
        ("when",),
        "{seat} draws {card}",
        "which card the seat on turn gets, replacements too",
        DRAWING,
    ),
    Phrase("turns-up", ("when",), "{seat} turns up {card}", "which card comes from the stock", TURNING),
    Phrase("does", ("when",), "{deeds}", "decisions of one window, together"),
    Phrase("on-to", ("when",), "play goes on to {seat}'s turn", "all pass, and throw what they draw"),
    Phrase("on-to-end", ("when",), "play goes on to the end", "the same, until the deal is over"),
    Phrase("may", ("then",), "{seat} may {decisions}", "options that must be there"),
    Phrase("may-only", ("then",), "{seat} may only {decisions}", "exactly these options"),
    Phrase("may-not", ("then",), "{seat} may not {decisions}", "no options, and refused when tried"),
    Phrase("not-asked", ("then",), "{seats} is/are not asked", "who has nothing to decide"),
    Phrase("thrown", ("then",), "{card} lies last in front of {seat}", "the newest card on a seat's table"),
    Phrase("points", ("then",), "the points change by {points}", "since the situation; unnamed seats 0"),
    Phrase("counts", ("then",), "{seat} counts {items}", "all its score items, each with its value"),
    Phrase("pays", ("then",), "{seat} pays {receiver:seat} {amount} for {cause}", "an entry of the ledger"),
    Phrase("goes-on", ("then",), "the deal goes on", "it is not over"),
    Phrase("ends", ("then",), "the deal ends by {ending}", "it is over, and how"),
    Phrase("winners", ("then",), "the winners are {seats}", "all who have won, in order"),
    Phrase("next-dealer", ("then",), "{seat} deals next", "who deals the next deal", NANTONG),
)


SAID = {
    "discards": "discard",
    "wins": "win",
    "passes": "pass",
    "pungs": "pung",
    "kongs": "kong",
    "voids": "void",
    "shows hezi": "hezi",
    "shows": "show",
    "declares ready": "ready",
    "is done": "done",
    "pengs": "peng",
    "paos": "pao",
    "chis": "chi",
    "takes": "take",
    "chius": "chiu",
}
"""What a seat does, as features say it, and the verb of that decision; the longer of two that fit counts."""


def verbs_said(game: str) -> dict[str, Verb]:
    """What a seat does in a game, as features say it, and the verb of that decision."""
    known = verbs(game)
    return {said: known[word] for said, word in SAID.items() if word in known}


def nearest(text: str, shown: Iterable[str]) -> str:
    """Of phrases as they are shown, the one most like a text in all but seats, cards and numbers."""
    shapes = {re.sub(r"\{.*?\}", "", words): words for words in shown}
    near = get_close_matches(re.sub(r"\b[A-D]\b|\b\w*\d\w*\b", "", text), shapes, n=1, cutoff=0)
    return shapes[near[0]]


def matches(kind: Kind, text: str, game: str | None = None) -> tuple[tuple[Phrase, dict[str, str]], ...]:
    """The phrases that a step of this kind matches, with what fills their slots; of one game, if named."""
    return tuple(
        (phrase, match.groupdict())
        for phrase in PHRASES
        if kind in phrase.kinds
        and (game is None or game in (phrase.games or (game,)))
        and (match := phrase.pattern.fullmatch(text))
    )
