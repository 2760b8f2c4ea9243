"""The checks, in the order in which an adapter is built."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from cardavia.engine.client import CommandEngine
from cardavia.engine.port import (
    BadParamsError,
    EngineError,
    IllegalDecisionError,
    NotSupportedError,
    UnknownVerbError,
)
from cardavia.games import game
from cardavia.smoke.finding import Check, Ground, NotOfferedError, UnsoundError
from cardavia.smoke.playing import Move, dealt, play, refusal, replay
from cardavia.smoke.wrong import NO_GAME, wrong_decisions, wrong_setups
from cardavia.table import PASS, Setup

NO_VERB = "no-such-verb"
SEEDS: tuple[int | str, ...] = (1, 2, "three")
SHOWN = 5
"""How many of many wrong cards are told."""
DETAILS = ("seat", "decision", "options")
"""What the data of an illegal decision holds."""


def offered_games(ground: Ground) -> str:
    """Each game that we know is offered with its own deck."""
    offers = ground.description.games
    games = [name for name in ground.wanted if name in offers]
    if not games:
        raise UnsoundError(
            f"{' or '.join(ground.wanted)} among its games", ", ".join(offers) or "no game at all"
        )
    for name in games:
        deck, counts = game(name).shape.deck, offers[name].deck
        expected = dict.fromkeys(deck.faces, deck.copies)
        if wrong := [face for face in {**expected, **counts} if expected.get(face) != counts.get(face)]:
            raise UnsoundError(
                f"{deck.copies} of each card of {name}: {' '.join(deck.faces)}",
                ", ".join(f"{counts.get(face, 0)} of {face}" for face in wrong[:SHOWN]),
            )
    return ", ".join(games)


def unknown_verb(ground: Ground) -> str:
    """A verb that the protocol does not have is refused."""
    engine = _command(ground)
    return _refused(f"the verb {NO_VERB}", UnknownVerbError, partial(engine.request, NO_VERB, {}))


def unknown_game(ground: Ground) -> str:
    """A game that there is not is refused."""
    setup = replace(ground.setup, game=NO_GAME)
    return _refused(f"a deal of the game {NO_GAME!r}", NotSupportedError, partial(ground.engine.deal, setup))


def deal(ground: Ground) -> str:
    """A deal is answered with its first position."""
    position = dealt(ground.engine, ground.setup)
    return f"{' '.join(position.options)} may decide first"


def play_to_the_end(ground: Ground) -> str:
    """Whatever is offered is accepted, until the deal has a result."""
    moves = play(ground.engine, ground.setup)
    return f"{len(moves) - 1} steps, {_end(moves)}"


def play_again(ground: Ground) -> str:
    """A new deal forgets the one before, and the same deal goes the same way."""
    moves = play(ground.engine, ground.setup)
    for _ in replay(ground.engine, ground.setup, moves[: len(moves) // 2]):
        pass
    for _ in replay(ground.engine, ground.setup, moves):
        pass
    return "a deal broken off and begun again goes the same way"


def illegal_decisions(ground: Ground) -> str:
    """Wrong decisions are refused wherever they come, and the deal stands as it was."""
    number = 0
    is_typed = not isinstance(ground.engine, CommandEngine)
    moves = play(ground.engine, ground.setup)
    for move in replay(ground.engine, ground.setup, moves):
        for wrong in wrong_decisions(move.position, ground.setup):
            if is_typed and wrong.error is BadParamsError:
                continue  # in process a type checker sees to it
            _refused(wrong.fault, wrong.error, partial(ground.engine.step, wrong.decisions))
            number += 1
    return f"{number} refused, the deal stands as it was"


def bad_setups(ground: Ground) -> str:
    """Setups that are no deal are refused in the middle of a deal, which stands as it was."""
    moves = play(ground.engine, ground.setup)
    wrong = wrong_setups(ground.setup)
    for number, _ in enumerate(replay(ground.engine, ground.setup, moves)):
        if number < len(wrong):
            fault, setup = wrong[number]
            _refused(fault, BadParamsError, partial(ground.engine.deal, setup))
    return f"{len(wrong)} refused, the deal stands as it was"


def step_before_a_deal(ground: Ground) -> str:
    """A process that has just been started has no deal to step in."""
    engine = _command(ground)
    engine.close()
    return _refused("a step before any deal", IllegalDecisionError, partial(engine.step, {"A": PASS}))


def own_shuffle(ground: Ground) -> str:
    """The engine's own dealing gives legal deals, the same for the same seed."""
    if not ground.description.games[ground.game].shuffle:
        return _without_shuffle(ground)
    setups = [_shuffled(ground, seed) for seed in SEEDS]
    for seed, setup in zip(SEEDS, setups, strict=True):
        if _shuffled(ground, seed) != setup:
            raise UnsoundError(f"the same setup for seed {seed!r} each time", "another the second time")
    if all(setup == setups[0] for setup in setups):
        raise UnsoundError("other setups for other seeds", f"the same one for {', '.join(map(repr, SEEDS))}")
    moves = play(ground.engine, setups[0])
    return f"{len(SEEDS)} deals, the first of them played: {len(moves) - 1} steps, {_end(moves)}"


def _shuffled(ground: Ground, seed: int | str) -> Setup:
    try:
        setup = ground.engine.shuffle(ground.game, seed)
    except EngineError as error:
        raise UnsoundError(
            "a setup, as describe has shuffle for this game", refusal("shuffle", error)
        ) from error
    wrong = game(ground.game).shape.faults(setup)
    if setup.game != ground.game:
        wrong = (f"it is of the game {setup.game}", *wrong)
    if wrong:
        raise UnsoundError(f"a deal of {ground.game} for seed {seed!r}", "; ".join(wrong))
    return setup


def _without_shuffle(ground: Ground) -> str:
    try:
        ground.engine.shuffle(ground.game, SEEDS[0])
    except (NotSupportedError, UnknownVerbError):
        raise NotOfferedError("it deals only what it is given") from None
    except EngineError as error:
        raise UnsoundError(
            "error -32002, as describe has no shuffle for this game", refusal("shuffle", error)
        ) from error
    raise UnsoundError('"shuffle": true in describe, or the error -32002', "a setup")


def _refused(fault: str, expected: type[EngineError], ask: Callable[[], Any]) -> str:
    """How it was refused; raises `UnsoundError` if it was not, or not well."""
    wanted = f"error {expected.code} for {fault}"
    try:
        ask()
    except EngineError as error:
        if not isinstance(error, expected):
            raise UnsoundError(wanted, f"error {error.code}: {error}") from error
        if not str(error).strip():
            raise UnsoundError(f"{wanted}, with a message", "an empty message") from error
        details = error.data if isinstance(error.data, dict) else {}
        missing = [name for name in DETAILS if name not in details]
        if expected is IllegalDecisionError and missing:
            raise UnsoundError(
                f"{wanted}, with seat, decision and options as its data", f"no {', '.join(missing)}"
            ) from error
        return f"refused with {expected.code}"
    raise UnsoundError(wanted, "it is accepted")


def _command(ground: Ground) -> CommandEngine:
    if not isinstance(ground.engine, CommandEngine):
        raise NotOfferedError("asked of a command alone")
    return ground.engine


def _end(moves: tuple[Move, ...]) -> str:
    result = moves[-1].position.result
    return f"ends with {result.ending}" if result else "no end"


HANDSHAKE = Check(
    "handshake",
    "it describes itself",
    "",
    lambda ground: f"{ground.description.name} {ground.description.version}",
)

COMMON = (
    HANDSHAKE,
    Check(
        "games",
        "describe offers a game with its deck",
        "Name each game in `games` as Cardavia does, with how many copies there are of each card.",
        offered_games,
    ),
    Check(
        "unknown verb",
        "a verb it does not have is refused",
        "Answer every method you do not know with error -32601 and the request's own id.",
        unknown_verb,
    ),
    Check(
        "unknown game",
        "a game it does not offer is refused",
        "In deal, look at `game` first; answer error -32002 for one you do not offer.",
        unknown_game,
    ),
)
"""What is asked once of every engine."""

OF_A_GAME = (
    Check(
        "deal",
        "a deal is answered with a position",
        "Begin the deal from exactly the hands and the stock given, and answer the first position.",
        deal,
    ),
    Check(
        "play",
        "a deal is played to its end",
        "In step, apply the decisions, go on to the next seat that has a choice, and show each card where "
        "it is.",
        play_to_the_end,
        ("deal",),
    ),
    Check(
        "again",
        "the same deal goes the same way again",
        "Let deal forget everything, and draw no random numbers: the cards come from the setup's stock.",
        play_again,
        ("play",),
    ),
    Check(
        "illegal decisions",
        "decisions that are not offered are refused",
        "Hold the decisions against the options last answered before anything is changed: -32001 with seat, "
        "decision and options as data; -32602 for a decision that is no string.",
        illegal_decisions,
        ("play",),
    ),
    Check(
        "bad setups",
        "setups that are no deal are refused",
        "Count hands, stock and copies of each card before the old deal is given up; answer error -32602.",
        bad_setups,
        ("play",),
    ),
    Check(
        "no deal yet",
        "a step before any deal is refused",
        "Answer step with error -32001 as long as there is no deal.",
        step_before_a_deal,
        ("deal",),
    ),
    Check(
        "shuffle",
        "its own dealing",
        "Deal from a generator seeded with nothing but the given seed; or leave `shuffle` out of describe "
        "and answer error -32002.",
        own_shuffle,
        ("play",),
    ),
)
"""What is asked of each game."""
