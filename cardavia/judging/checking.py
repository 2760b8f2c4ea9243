"""What is wrong with a position that a check is held against: one function for each kind of check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cardavia.cards import Deck
from cardavia.decisions import Move, answers
from cardavia.fixture.checks import (
    Check,
    Counts,
    Forbids,
    HasLaid,
    Holds,
    NextDealer,
    NotAsked,
    Offers,
    OnTurn,
    Over,
    Pays,
    PointsChange,
    Public,
    StockLeft,
    ThrownLast,
    Winners,
)
from cardavia.judging.verdict import Mismatch, Verdict
from cardavia.notation import items_text, meld_text, points_text
from cardavia.table import Decision, Meld, Position, Seat

EXPLAINS = frozenset({"scores", "ledger"})
"""All that an engine may explain, and our own rules do."""

PLAYED_ON = ("sichuan",)
"""Games that a win does not end (SC-0.4.2); elsewhere it does (NT-1.2.1, PH-0.3.1, CH-1.1.1)."""


class Moment(NamedTuple):
    """A position to be judged, and what a judgement may need beside it.

    `booked` are the points at the situation, as this engine or, where it does not tell, the fixture has
    them. `explains` names the optional parts this engine fills. `is_refused` tries decisions that must
    be illegal.
    """

    deck: Deck
    position: Position
    booked: Mapping[Seat, int]
    explains: frozenset[str]
    is_refused: Callable[[Move], bool]


def mismatch(check: Check, moment: Moment) -> Mismatch | None:
    """What is wrong, or None."""
    return _BY_KIND[type(check)](check, moment)


def compared(check: PointsChange, got: Mapping[Seat, int]) -> Mismatch | None:
    """What is wrong with a change of points; seats that are not named must not have gained or lost."""
    if {seat: value for seat, value in got.items() if value} == {
        seat: value for seat, value in check.change.items() if value
    }:
        return None
    return _wrong(f"the points change by {points_text(check.change)}", f"they change by {points_text(got)}")


def unjudged(check: Check, moment: Moment) -> str:
    """Why an engine cannot be held to a check, for it leaves out what it would show; empty if it can be."""
    position = moment.position
    for kind, part in ((Counts, "scores"), (Pays, "ledger")):
        if isinstance(check, kind) and part not in moment.explains:
            return f"the engine does not explain its {part}"
    if isinstance(check, Winners) and _winners_so_far(moment) is None:
        return "the engine does not show who has won"
    if isinstance(check, NextDealer) and position.result and position.result.next_dealer is None:
        return "the engine does not show who deals next"
    return ""


def _offers(check: Offers, moment: Moment) -> Mismatch | None:
    """Missing options are refused actions, surplus ones permitted."""
    if check.about is not None and is_settled(check.about, moment.position):
        wanted = f"{check.seat} {check.name} {', '.join(check.decisions)}"
        return Mismatch(Verdict.REFUSED, wanted, settled(check.about, moment.position))
    offered = moment.position.options.get(check.seat, ())
    missing = [decision for decision in check.decisions if decision not in offered]
    surplus = [decision for decision in offered if decision not in check.decisions] if check.only else []
    if not missing and not surplus:
        return None
    verdict = Verdict.REFUSED if missing else Verdict.PERMITTED
    return Mismatch(
        verdict,
        f"{check.seat} {check.name} {', '.join(check.decisions)}",
        offered_to(check.seat, offered, check.about),
    )


def _forbids(check: Forbids, moment: Moment) -> Mismatch | None:
    """Looks at the options, then tries each: beside it, the others pass or take their first option.

    What is offered of another card, for the one it is about is settled, is neither wrong nor tried.
    """
    options = moment.position.options
    offered = options.get(check.seat, ())
    refused = check.decisions
    if is_settled(check.about, moment.position):
        refused = tuple(decision for decision in refused if decision not in offered)
        offered = ()
    wanted = f"{check.seat} may not {', '.join(check.decisions)}"
    beginnings = tuple(f"{verb} " for verb in check.verbs)
    if any(option in check.decisions or option.startswith(beginnings) for option in offered):
        return Mismatch(Verdict.PERMITTED, wanted, offered_to(check.seat, offered, check.about))
    others = {seat: given[0] for seat, given in options.items()}
    for decision in refused:
        if not moment.is_refused({**others, **answers(moment.position, {}), check.seat: decision}):
            return Mismatch(Verdict.PERMITTED, wanted, f"the engine accepted {check.seat}: {decision}")
    return None


def _not_asked(check: NotAsked, moment: Moment) -> Mismatch | None:
    if is_settled(check.about, moment.position):
        return None
    for seat in check.seats:
        if offered := moment.position.options.get(seat):
            return Mismatch(Verdict.PERMITTED, f"{seat} is not asked", offered_to(seat, offered, check.about))
    return None


def _on_turn(check: OnTurn, moment: Moment) -> Mismatch | None:
    """It is the only one asked, and passing is not enough."""
    options = moment.position.options
    if set(options) == {check.seat} and any(
        option == "done" or option.startswith("discard ") for option in options[check.seat]
    ):
        return None
    asked = ", ".join(f"{seat} for {' or '.join(offered)}" for seat, offered in options.items())
    return _wrong(f"it is {check.seat}'s turn", f"asked is {asked or 'nobody'}")


def _holds(check: Holds, moment: Moment) -> Mismatch | None:
    held = moment.position.hands.get(check.seat, ())
    if sorted(held) == sorted(check.cards):
        return None
    shown = moment.deck.format
    return _wrong(
        f"{check.seat} holds {shown(check.cards) or 'nothing'}",
        f"{check.seat} holds {shown(held) or 'nothing'}",
    )


def _has_laid(check: HasLaid, moment: Moment) -> Mismatch | None:
    laid = moment.position.melds.get(check.seat, ())
    agree = len(laid) == len(check.melds) and all(
        got.kind == told.kind
        and sorted(got.cards) == sorted(told.cards)
        and told.source in (None, got.source)
        for got, told in zip(laid, check.melds, strict=True)
    )
    if agree:
        return None
    return _wrong(f"{check.seat} has laid {_melds(check.melds, moment.deck)}", _melds(laid, moment.deck))


def _stock_left(check: StockLeft, moment: Moment) -> Mismatch | None:
    left = moment.position.stock
    if left == check.number:
        return None
    return _wrong(f"{check.number} are left in the stock", f"{left} are left")


def _thrown_last(check: ThrownLast, moment: Moment) -> Mismatch | None:
    lying = moment.position.table.get(check.seat, ())
    if lying[-1:] == (check.card,):
        return None
    got = f"{lying[-1]} does" if lying else "nothing does"
    return _wrong(f"{check.card} lies last in front of {check.seat}", got)


def _points_change(check: PointsChange, moment: Moment) -> Mismatch | None:
    """Against the result once the deal is over, before that against the points booked so far."""
    points = moment.position.standing or {}
    return compared(check, {seat: points[seat] - moment.booked.get(seat, 0) for seat in points})


def _counts(check: Counts, moment: Moment) -> Mismatch | None:
    """Only an engine that explains its scores can be held to them; its points are judged anyway."""
    if "scores" not in moment.explains:
        return None
    position = moment.position
    scores = position.scores or (position.result.scores if position.result else None) or {}
    counted = Counter[str]()
    for item in scores.get(check.seat, ()):
        counted[item.item] += item.value
    got = {item: value for item, value in counted.items() if value}
    if got == {item: value for item, value in check.items.items() if value}:
        return None
    return _wrong(f"{check.seat} counts {items_text(check.items)}", f"{check.seat} counts {items_text(got)}")


def _pays(check: Pays, moment: Moment) -> Mismatch | None:
    """Only an engine that keeps a ledger can be held to it; its points are judged anyway."""
    if "ledger" not in moment.explains:
        return None
    wanted = (check.payer, check.receiver, check.amount, check.cause)
    entries = [entry[:4] for entry in moment.position.ledger or ()]
    if wanted in entries:
        return None
    between = [_payment(*entry) for entry in entries if entry[:2] == wanted[:2]]
    return _wrong(_payment(*wanted), "; ".join(between) or f"{check.payer} pays {check.receiver} nothing")


def _over(check: Over, moment: Moment) -> Mismatch | None:
    """A result is there only at the end."""
    result = moment.position.result
    got = result.ending if result else None
    return None if got == check.ending else _wrong(_ending(check.ending), _ending(got))


def _winners_so_far(moment: Moment) -> tuple[Seat, ...] | None:
    """From the result, before the end from the seats that are out, None if the engine does not show them.

    Where a win ends the deal, nobody has won before the end, and no engine need say so.
    """
    position = moment.position
    if position.result is not None:
        return position.result.winners
    return position.out if moment.deck.game in PLAYED_ON else ()


def _winners(check: Winners, moment: Moment) -> Mismatch | None:
    got = _winners_so_far(moment)
    if got is None or got == check.seats:
        return None
    return _wrong(f"the winners are {' '.join(check.seats)}", f"the winners are {' '.join(got) or 'nobody'}")


def _next_dealer(check: NextDealer, moment: Moment) -> Mismatch | None:
    """Only the end of a deal tells, and only an engine that says so."""
    result = moment.position.result
    if result is None:
        return _wrong(f"{check.seat} deals next", _ending(None))
    if result.next_dealer in (None, check.seat):
        return None
    return _wrong(f"{check.seat} deals next", f"{result.next_dealer} deals next")


def _wrong(expected: str, got: str) -> Mismatch:
    return Mismatch(Verdict.WRONG, expected, got)


def is_settled(about: Public | None, position: Position) -> bool:
    """Whether play has gone on from a card, so that nobody is asked about it any more."""
    return about is not None and (position.result is not None or position.stock < about.stock)


def settled(about: Public, position: Position) -> str:
    """That play has gone on from a card, and how, as far as the engine tells."""
    laid = f"{about.seat} turns up {about.card}", f"{about.seat} discards {about.card}"
    since = position.events
    if known := [place for place, event in enumerate(since) if event in laid]:
        since = since[known[0] + 1 :]
    how = "; ".join(since) or ("the deal is over" if position.result else "to the next card")
    return f"nobody is asked about {about.card}; play has gone on, {how}"


def offered_to(seat: Seat, offered: tuple[Decision, ...], about: Public | None = None) -> str:
    """What a seat may do, or that it is not asked, about a card if it is about one."""
    if offered:
        return f"{seat} may {', '.join(offered)}"
    return f"{seat} is not asked{f' about {about.card}' if about else ''}"


def _melds(laid: tuple[Meld, ...], deck: Deck) -> str:
    return ", ".join(meld_text(meld, deck) for meld in laid) or "nothing is laid"


def _payment(payer: Seat, receiver: Seat, amount: int, cause: str) -> str:
    return f"{payer} pays {receiver} {amount} for {cause}"


def _ending(ending: str | None) -> str:
    return f"the deal ends by {ending}" if ending else "the deal goes on"


_BY_KIND: Mapping[type[Check], Callable[[Any, Moment], Mismatch | None]] = {
    Offers: _offers,
    Forbids: _forbids,
    NotAsked: _not_asked,
    OnTurn: _on_turn,
    Holds: _holds,
    HasLaid: _has_laid,
    StockLeft: _stock_left,
    ThrownLast: _thrown_last,
    PointsChange: _points_change,
    Counts: _counts,
    Pays: _pays,
    Over: _over,
    Winners: _winners,
    NextDealer: _next_dealer,
}
