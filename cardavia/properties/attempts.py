"""Options and nothing but options: what is listed is accepted, what is not is refused without effect."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardavia.decisions import Move
from cardavia.engine.port import EngineError, EngineFault
from cardavia.games import game
from cardavia.lockstep.agree import differences
from cardavia.lockstep.course import answer
from cardavia.properties.broken import Attempt, Broken, Trial
from cardavia.properties.conceivable import conceivable
from cardavia.properties.played import replay
from cardavia.table import Decision, Position, Seat

OTHERS = 2
"""Windows of a deal at which everything else that was offered is tried as well."""

ATTEMPTS = 12
"""Decisions that must be refused, tried at each window."""


def accepts_its_options(trial: Trial) -> Iterator[Broken]:
    """The deal, and each decision that is listed, is answered with a position.

    What else was offered at some windows would have been accepted too.
    """
    setup, moves, positions, seed, failure = trial.played
    if failure is not None:
        yield _unanswered(moves, failure, positions)
    random = Random(f"others {seed}")  # noqa: S311 - choices to test with
    windows = [number for number, *_ in trial.played.windows()]
    for number in windows[-1:] if trial.thorough else random.sample(windows, min(OTHERS, len(windows))):
        position = positions[number]
        for seat, offered in position.options.items():
            for option in offered:
                way = (*moves[:number], {**moves[number], seat: option})
                if way[-1] != moves[number]:
                    *_, last = replay(trial.engine, setup, way)
                    if isinstance(last, str):
                        yield _unanswered(way, last, positions[: number + 1])


def _unanswered(moves: tuple[Move, ...], said: str, positions: tuple[Position, ...]) -> Broken:
    if not positions:
        return Broken(moves, "a position at the beginning of the deal", said)
    last = ", ".join(f"{seat} {decision}" for seat, decision in moves[-1].items())
    seat = next(iter(moves[-1])) if len(moves[-1]) == 1 else None
    return Broken(moves, f"a position after {last}, as it was listed", said, seat, positions[-1].card)


def refuses_everything_else(trial: Trial) -> Iterator[Broken]:
    """What is not listed is refused, and the deal goes on as if nothing had been tried."""
    setup, moves, positions, _, failure = trial.played
    if failure is not None:
        return
    told = answer(trial.engine.deal, setup)
    for number, position in enumerate(positions):
        if found := _changed(position, told):
            found = found._replace(moves=moves[:number])
            yield next(_pinned_down(trial), found) if trial.thorough else found
            return
        if not trial.thorough or number >= len(positions) - 2:
            for seat, attempt in _attempts(trial, number, position):
                if (got := _outcome(trial, attempt)) is not None:
                    yield _permitted(moves[:number], position, seat, attempt, got)
                    return
        if number < len(moves):
            told = answer(trial.engine.step, moves[number])


def _pinned_down(trial: Trial) -> Iterator[Broken]:
    """Which single refusal at the last window has an effect, where all together have one."""
    setup, moves, positions, *_ = trial.played
    *_, before, after = positions
    for seat, attempt in _attempts(trial, len(moves) - 1, before):
        *_, told = replay(trial.engine, setup, moves[:-1])
        if isinstance(told, str) or _outcome(trial, attempt) is not None:
            return
        if found := _changed(after, answer(trial.engine.step, moves[-1])):
            decision = attempt.get(seat)
            tried = f", after {seat} was refused {decision}"
            yield found._replace(
                moves=moves,
                expected=f"{found.expected}{tried}" if decision else found.expected,
                attempt=Attempt(len(moves) - 1, seat, decision) if decision else None,
            )
            return


def _changed(position: Position, told: Position | str) -> Broken | None:
    """What is not as it was without the refusals."""
    if isinstance(told, str):
        return Broken((), "a position, as before", told, card=position.card)
    found = next(differences(position, told), None)
    return found and Broken(
        (), f"{found.part} {found.one}, as before", found.other, found.seat, position.card
    )


def _permitted(moves: tuple[Move, ...], position: Position, seat: Seat, attempt: Move, got: str) -> Broken:
    decision = attempt.get(seat)
    expected = f"{seat} {decision} is refused" if decision else f"it is refused that {seat} says nothing"
    tried = Attempt(len(moves), seat, decision) if decision else None
    return Broken(moves, expected, got, seat, position.card, tried)


def _attempts(trial: Trial, number: int, position: Position) -> Iterator[tuple[Seat, Move]]:
    """Decisions that nobody offered, each with the seat that it is about: any, none, or one too many."""
    firsts = {seat: offered[0] for seat, offered in position.options.items()}
    random = Random(f"attempts {trial.played.seed} {number}")  # noqa: S311 - choices to test with
    pool = [
        (seat, decision)
        for seat, named in _named(trial, position, random).items()
        for decision in named
        if decision not in position.options.get(seat, ())
    ]
    for seat, decision in pool if trial.thorough else random.sample(pool, min(ATTEMPTS, len(pool))):
        yield seat, {**firsts, seat: decision}
    for seat in firsts:
        yield seat, {other: firsts[other] for other in firsts if other != seat}


def _named(trial: Trial, position: Position, random: Random) -> dict[Seat, list[Decision]]:
    """What each seat is tried with: everything, or some of it, mostly what its hand has the cards for."""
    deck = game(trial.played.setup.game).shape.deck
    named = {}
    for seat in trial.played.setup.hands:
        held = position.hands[seat]
        every = conceivable(deck, held, position.card)
        likely = [each for each in every if " " not in each or each.split(" ")[-1] in held]
        named[seat] = list(every) if trial.thorough else [*random.sample(every, 3), *random.sample(likely, 6)]
    return named


def _outcome(trial: Trial, attempt: Move) -> str | None:
    """What came instead of a refusal."""
    try:
        trial.engine.step(attempt)
    except EngineError:
        return None
    except EngineFault as fault:
        return f"broke down: {fault}"
    return "it was accepted"
