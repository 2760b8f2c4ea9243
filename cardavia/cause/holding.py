"""Whether a check holds, as a question."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.cards import Deck
from cardavia.cause.deciding import Question, Reply
from cardavia.cause.seen import Seen
from cardavia.fixture.checks import Check, NextDealer, Winners, about
from cardavia.judging.checking import EXPLAINS, Moment, mismatch, unjudged
from cardavia.table import Decision, IllegalError, Seat, check_decisions


def holds(check: Check, deck: Deck) -> Question:
    """Whether a check holds; of options, those of the card that lies open where it is asked."""

    def put(seen: Seen) -> Reply:
        moment = _moment(seen, deck)
        if isinstance(check, Winners | NextDealer) and unjudged(check, moment):
            return Reply(core=False, yes=False, says=("the deal goes on",))
        unmet = mismatch(about(check, seen.public), moment)
        return Reply(unmet is None, unmet is None, () if unmet is None else (unmet.got,))

    return put


def _moment(seen: Seen, deck: Deck) -> Moment:
    def is_refused(move: Mapping[Seat, Decision]) -> bool:
        try:
            check_decisions(seen.here.options, move)
        except IllegalError:
            return True
        return False

    return Moment(deck, seen.here, seen.arrival.points or {}, EXPLAINS, is_refused)
