"""A situation as far as it matters, and the deal composed for it.

Everything is reached by play: a scenario describes hands, melds and whose turn it is, and the game
composes an explicit deal with the decisions that lead there. Seats not described are quiet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardavia.cards import Card
from cardavia.table import Decision, Meld, Seat, Setup


class SituationError(ValueError):
    """A situation that contradicts itself or that no legal play reaches; the message says why."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What matters of the table when `actor` is about to act; None and absent mean: as it comes.

    `hands` are the concealed cards: of the actor with or without the card it has just drawn (`drawn`, if
    it matters which). `out` are seats that have won, in order. `stock_left` counts the stock after the
    actor's draw. `front` are the cards drawn next and `back` the replacements drawn next, in that order,
    None where any card will do. `opening` are the first decisions to come: who acts, and with which card,
    follows from them where nothing else says so. `fresh` asks for the very first decision point.

    Cards of a meld stand as told: where it matters which one was claimed, that is the first. `drawn` is in
    Pao Hu Zi and Chắn the card that the actor has just turned up. `ready` are seats that have declared it,
    `discarded` cards that a seat has discarded earlier, `passed` those it might have taken and did not.
    """

    hands: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    melds: Mapping[Seat, tuple[Meld, ...]] = field(default_factory=dict)
    void: Mapping[Seat, str] = field(default_factory=dict)
    out: tuple[Seat, ...] = ()
    actor: Seat | None = None
    drawn: Card | None = None
    dealer: Seat | None = None
    stock_left: int | None = None
    front: tuple[Card | None, ...] = ()
    back: tuple[Card | None, ...] = ()
    opening: Mapping[Seat, Decision] = field(default_factory=dict)
    fresh: bool = False
    indicators: tuple[Card, ...] = ()
    ready: tuple[Seat, ...] = ()
    discarded: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    passed: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Composition:
    """An explicit deal, and the decisions of each decision point up to the situation.

    `taken` are the cards gone from the front and from the back of the stock when the situation is reached,
    None if those are all that are gone at its decision point.
    """

    setup: Setup
    prelude: tuple[Mapping[Seat, Decision], ...]
    taken: tuple[int, int] | None = None
