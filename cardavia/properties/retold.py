"""The same deal told in another way must be the same deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from cardavia.decisions import Move
from cardavia.lockstep.agree import differences
from cardavia.properties.broken import Broken, Trial
from cardavia.properties.played import replay
from cardavia.properties.renaming import Renaming
from cardavia.properties.stock import between, reached
from cardavia.table import Setup

SAME = Renaming()


def repeats_itself(trial: Trial) -> Iterator[Broken]:
    """The same deal and decisions lead to the same positions."""
    yield from _as_before(trial, trial.played.setup, trial.played.moves, SAME, "when it is played once more")


def ignores_the_order_of_keys(trial: Trial) -> Iterator[Broken]:
    """In which order seats stand in a deal and in an answer does not matter."""
    setup, moves, *_ = trial.played
    turned = replace(setup, hands=dict(reversed(list(setup.hands.items()))))
    answers = tuple(dict(reversed(list(move.items()))) for move in moves)
    yield from _as_before(trial, turned, answers, SAME, "with the seats named in another order")


def ignores_the_order_of_hands(trial: Trial) -> Iterator[Broken]:
    """In which order a hand is dealt does not matter, but for the dealer's last card, which may lie open."""
    setup, moves, _, seed, _ = trial.played
    random = Random(f"hands {seed}")  # noqa: S311 - an order to test with
    hands = {}
    for seat, cards in setup.hands.items():
        last = cards[-1:] if seat == setup.dealer else ()
        mixed = random.sample(cards, len(cards))
        if last:
            mixed.remove(last[0])
        hands[seat] = (*mixed, *last)
    yield from _as_before(
        trial, replace(setup, hands=hands), moves, SAME, "with the hands dealt in another order"
    )


def ignores_cards_nobody_reaches(trial: Trial) -> Iterator[Broken]:
    """In which order the cards lie that nobody has reached by some time does not matter until then."""
    setup, moves, positions, seed, _ = trial.played
    random = Random(f"stock {seed}")  # noqa: S311 - an order to test with
    if not positions:
        return
    number = len(positions) - 1 if trial.thorough else random.randrange(len(positions))
    front, back = reached(trial.facts, setup, positions[number])
    unseen = between(setup, front, back)
    stock = (*setup.stock[:front], *random.sample(unseen, len(unseen)), *setup.stock[front + len(unseen) :])
    mixed = replace(setup, stock=stock)
    yield from _as_before(trial, mixed, moves[:number], SAME, "with cards nobody reaches in another order")


def may_be_turned(trial: Trial) -> Iterator[Broken]:
    """Everyone sits one or more places further, and the deal goes on as before."""
    seats = tuple(trial.played.setup.hands)
    places = 1 + trial.played.seed % (len(seats) - 1)
    turned = Renaming.turned(tuple(sorted(seats)), places)
    yield from _renamed(trial, turned, f"with everyone {places} places further")


def may_be_renamed(trial: Trial) -> Iterator[Broken]:
    """Cards that the rules treat alike may change places."""
    if names := trial.facts.renamings:
        renaming = names[trial.played.seed % len(names)]
        told = ", ".join(f"{old} for {new}" for old, new in list(renaming.names.items())[:4] if old != new)
        yield from _renamed(trial, renaming, f"with {told} and so on")


def _renamed(trial: Trial, names: Renaming, how: str) -> Iterator[Broken]:
    setup, moves, *_ = trial.played
    yield from _as_before(trial, names.setup(setup), tuple(map(names.move, moves)), names, how)


def _as_before(
    trial: Trial, setup: Setup, moves: tuple[Move, ...], names: Renaming, how: str
) -> Iterator[Broken]:
    """The first thing that is not as it was, in the names of the deal as it was played."""
    back = names.inverse
    answers = replay(trial.engine, setup, moves)
    for number, (told, again) in enumerate(zip(trial.played.positions, answers, strict=False)):
        way = trial.played.moves[:number]
        if isinstance(again, str):
            yield Broken(way, f"a position, {how}", again, card=told.card, retold=(setup, moves[:number]))
            return
        if found := next(differences(told, back.position(again)), None):
            expected = f"{found.part} {found.one}, {how}"
            yield Broken(way, expected, found.other, found.seat, told.card, retold=(setup, moves[:number]))
            return
