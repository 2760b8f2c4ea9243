"""Options and nothing but options: what is listed is accepted, what is not is refused without effect."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardavia.engine.port import EngineError, EngineFault
from cardavia.games import game
from cardavia.harness.conceivable import conceivable
from cardavia.harness.doing import Move
from cardavia.lockstep.agree import differences
from cardavia.lockstep.course import answer
from cardavia.properties.broken import Broken, Trial
from cardavia.properties.played import replay
from cardavia.table import Decision, Position, Seat

OTHERS = 2
"""Windows of a deal at which everything else that was offered is tried as well."""

ATTEMPTS = 12
"""Decisions that must be refused, tried at each window."""


def answers_everything(trial: Trial) -> Iterator[Broken]:
    """The deal itself, and each decision that was listed, is answered with a position."""
    if trial.played.failure is not None:
        yield _unanswered(trial.played.moves, trial.played.failure, trial.played.positions)


def accepts_its_options(trial: Trial) -> Iterator[Broken]:
    """Whatever else was offered at some windows would have been accepted too."""
    setup, moves, positions, seed, _ = trial.played
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
    engine = trial.engine
    told = answer(engine.deal, setup)
    for number, position in enumerate(positions):
        if isinstance(told, str):
            yield Broken(moves[:number], "the same answer as before", told)
            return
        if found := next(differences(position, told), None):
            yield Broken(
                moves[:number],
                f"after what was refused before, the deal as it stood: {found.part} {found.one}",
                found.other,
                found.seat,
                position.card,
            )
            return
        if not trial.thorough or number >= len(positions) - 2:
            for seat, attempt in _attempts(trial, number, position):
                if (got := _outcome(trial, attempt)) is not None:
                    decision = attempt.get(seat)
                    tried = f"{seat} {decision}" if decision else f"{seat} silent"
                    yield Broken(moves[:number], f"{tried} is refused", got, seat, position.card, decision)
                    return
        if number < len(moves):
            told = answer(engine.step, moves[number])


def _attempts(trial: Trial, number: int, position: Position) -> list[tuple[Seat, Move]]:
    """Decisions that nobody offered, each with the seat that it is about: any, none, or one too many."""
    setup, deck = trial.played.setup, game(trial.played.setup.game).shape.deck
    firsts = {seat: offered[0] for seat, offered in position.options.items()}
    random = Random(f"attempts {trial.played.seed} {number}")  # noqa: S311 - choices to test with
    pool: list[tuple[Seat, Decision]] = []
    for seat in setup.hands:
        held = position.hands[seat]
        named = conceivable(deck, held, position.card)
        likely = [each for each in named if each.split(" ")[-1] in held or " " not in each]
        for each in named if trial.thorough else (*random.sample(named, 3), *random.sample(likely, 6)):
            if each not in position.options.get(seat, ()):
                pool.append((seat, each))  # noqa: PERF401 - nested once more it would not be read
    if not trial.thorough:
        pool = random.sample(pool, min(ATTEMPTS, len(pool)))
    silent = [(seat, {other: firsts[other] for other in firsts if other != seat}) for seat in firsts]
    return [*((seat, {**firsts, seat: decision}) for seat, decision in pool), *silent]


def _outcome(trial: Trial, attempt: Move) -> str | None:
    """What came instead of a refusal."""
    try:
        trial.engine.step(attempt)
    except EngineError:
        return None
    except EngineFault as fault:
        return f"broke down: {fault}"
    return "it was accepted"
