"""How fast it is, as ratios to a bare draw-and-discard loop measured in the same run.

Every figure is taken several times in turn with the others, and the best is shown: a shared machine only
ever makes things slower. Run it as `make bench`, or `python tools/bench.py --rounds 5`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import yaml

from cardavia.asking import ask
from cardavia.authoring.compose import compose
from cardavia.authoring.corpus import scenarios
from cardavia.authoring.load import find_deal, fixtures
from cardavia.campaign.blocks import Task, play_block
from cardavia.campaign.deal import dealt
from cardavia.campaign.plan import Approach, Plan, Player, source_digest
from cardavia.engine.client import CommandEngine
from cardavia.engine.connect import REFERENCE, Connection, connect
from cardavia.engine.port import Engine
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES, game, packed
from cardavia.games.sichuan import fan, shapes, tiles
from cardavia.judging.player import run
from cardavia.lockstep.course import play
from cardavia.properties.facts import facts
from cardavia.running import runner
from cardavia.running.course import Course
from cardavia.running.prepare import Wanted, prepare
from cardavia.sources import feature_files
from cardavia.table import Decision, Position, Seat, Setup

DEALS = 150
SCORES = 2000
WINNING = (
    ("234567m 34567899p", "", 0),
    ("1133557799m 2244p", "", 0),
    ("222555888m 22255p", "", 0),
    ("123789m 123p 99911p", "", 0),
    ("99p", "2222m 444m 666p 777p", 4),
)
"""A basic hand, seven pairs, all 2/5/8 pungs, an outside hand, a golden wait."""
FLOOR = "bare draw and discard"
OVERHEAD = "scenarios, judging alone"
"""All that a check does apart from the engine: playing, judging and, over serve, the wire."""
APPROACH = Approach("plain", "even")
WIN = "win"


class Figure(NamedTuple):
    """What was measured: how many of what, in how many seconds, of CPU unless the name says otherwise."""

    name: str
    done: int
    seconds: float

    @property
    def rate(self) -> float:
        """So many a second."""
        return self.done / self.seconds


class Work(NamedTuple):
    """Something to be measured, which says how much it did.

    `clock` is that of this process unless another one is waited for; `elsewhere` tells how much of the time
    since the beginning was not spent on what is measured.
    """

    act: Callable[[], int]
    clock: Callable[[], float] = time.process_time
    elsewhere: Callable[[], float] = lambda: 0.0


def timed(name: str, work: Work) -> Figure:
    """One measurement of a piece of work."""
    start = work.clock() - work.elsewhere()
    done = work.act()
    return Figure(name, done, work.clock() - work.elsewhere() - start)


def bare_loop() -> int:
    """The floor: draw a tile, discard one at random, no rules, no claims."""
    source = Random(1)  # noqa: S311 - a benchmark, no secret
    deck = list(range(27)) * 4
    decisions = 0
    for _ in range(DEALS):
        source.shuffle(deck)
        hands = [deck[13 * seat : 13 * seat + 13] for seat in range(4)]
        for turn, tile in enumerate(deck[52:]):
            hand = hands[turn % 4]
            hand.append(tile)
            hand.pop(int(source.random() * len(hand)))
            decisions += 1
    return decisions


def states(name: str) -> Iterator[tuple[Any, Mapping[Seat, tuple[Decision, ...]]]]:
    """All states of many deals of random legal play in which every win is taken, with their options."""
    source = Random(2)  # noqa: S311 - a benchmark, no secret
    rules = game(name)
    for number in range(DEALS):
        state = rules.start(rules.shape.shuffle(number))
        while options := rules.options(state):
            yield state, options
            chosen = {
                seat: WIN if WIN in offered else offered[int(source.random() * len(offered))]
                for seat, offered in options.items()
            }
            state = rules.advance(state, chosen)


def random_play(name: str) -> int:
    """Decisions of random legal play with the complete rules."""
    return sum(len(options) for _, options in states(name))


def port_play(name: str) -> int:
    """The same through the port, every position spelt out."""
    source = Random(3)  # noqa: S311 - a benchmark, no secret
    engine: Engine = ReferenceEngine()
    decisions = 0
    for number in range(DEALS // 10):
        position = engine.deal(game(name).shape.shuffle(number))
        while position.result is None:
            chosen = {seat: source.choice(options) for seat, options in position.options.items()}
            decisions += len(chosen)
            position = engine.step(chosen)
    return decisions


def hands_to_check() -> list[tuple[int, int]]:
    """Sichuan hands after a draw, with their void suits, from random play."""
    return [(state.hands[state.turn], state.void[state.turn]) for state, _ in states("sichuan") if state.void]


def full_scores() -> int:
    """Complete Sichuan hands of every pattern, with melds and without, each scored afresh."""
    hands = [(pack(concealed), pack(laid), melds) for concealed, laid, melds in WINNING]
    return len(
        [
            fan.items(fan.WinningHand(*hand, frozenset()), fan.PATTERNS, fan.ADDITIONS)
            for hand in hands
            for _ in range(SCORES)
        ]
    )


def questions(name: str) -> list[list[str]]:
    """The questions of a game that the tests ask, as far as there is a clone with tests."""
    file = Path(__file__).parents[1] / "tests" / "asking" / "questions.yaml"
    return [row["ask"].splitlines() for row in yaml.safe_load(file.read_text(encoding="utf-8"))[name]]


def ask_all(name: str) -> int:
    """Every question answered, each tried on all wrong engines of its game."""
    return len([ask(lines, name) for lines in questions(name)])


def slowest_question() -> float:
    """The most CPU seconds that any question of the tests takes, from its last line to the answer."""
    taken = []
    for name in MODULES:
        ask(questions(name)[0], name)
        for lines in questions(name):
            begun = time.process_time()
            ask(lines, name)
            taken.append(time.process_time() - begun)
    return max(taken)


def compose_all(name: str) -> int:
    """Every scenario of a game made a script."""
    files = [scenarios(path) for path in feature_files(name)]
    return len([compose(scenario, find_deal) for found in files for scenario in found])


def play_all(name: str, engine: Engine) -> Callable[[], int]:
    """Every script of a game played on an engine."""
    ready = tuple(fixtures(name))
    description = engine.describe()
    return lambda: len([run(script, engine, description) for script in ready])


class Timed:
    """An engine that knows how much time was spent in it."""

    def __init__(self, engine: Engine) -> None:
        self.seconds = 0.0
        self._engine = engine
        self.describe = engine.describe
        self.shuffle = engine.shuffle

    def deal(self, setup: Setup) -> Position:
        """Start a new deal."""
        return self._within(partial(self._engine.deal, setup))

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        """One decision for each seat asked."""
        return self._within(partial(self._engine.step, decisions))

    def _within(self, act: Callable[[], Position]) -> Position:
        start = time.process_time()
        try:
            return act()
        finally:
            self.seconds += time.process_time() - start


def campaign(name: str) -> Plan:
    """A campaign of ours against ours."""
    with connect(REFERENCE) as connection:
        ours = Player.of(REFERENCE, connection)
    return Plan(name, ours, ours, DEALS, 0, 10.0, source_digest(), situations="", block=DEALS)


def in_lockstep(plan: Plan) -> int:
    """The deals of a campaign on two engines in step and no more, as `compare-engines` plays them."""
    longest = facts(plan.game).longest
    for number in plan.numbers(0):
        play(ReferenceEngine(), ReferenceEngine(), *dealt(plan, number, APPROACH, None), longest)
    return DEALS


def in_a_campaign(plan: Plan) -> int:
    """The same deals as a block of a campaign: facts, sanity, and what is reached."""
    return play_block(Task(plan, 0, APPROACH, None, frozenset())).deals


def check_all(name: str, engine: Engine) -> Callable[[], int]:
    """Every scenario of a game run and judged as `cardavia check` does, once it is composed."""
    prepared = prepare(Wanted(name))._replace(connection=Connection(engine, engine.describe()))
    return lambda: len(runner.run(prepared, Course(prepared.plan, lambda _: None)).entries)


def works(names: Sequence[str], served: CommandEngine) -> dict[str, Work]:
    """Everything to be measured, by what it is called; `served` is our own engine as a command."""
    found: dict[str, Work] = {FLOOR: Work(bare_loop)}
    for name in names:
        inside = Timed(ReferenceEngine())
        found |= {
            f"{name}: random play, decisions": Work(partial(random_play, name)),
            f"{name}: through the port, decisions": Work(partial(port_play, name)),
            f"{name}: scenarios composed": Work(partial(compose_all, name)),
            f"{name}: questions asked": Work(partial(ask_all, name)),
            f"{name}: scenarios played": Work(play_all(name, ReferenceEngine())),
            f"{name}: scenarios over serve, elapsed": Work(play_all(name, served), time.perf_counter),
            f"{name}: {OVERHEAD}": Work(
                check_all(name, inside), elsewhere=partial(getattr, inside, "seconds")
            ),
            f"{name}: {OVERHEAD}, over serve": Work(check_all(name, served)),
            f"{name}: deals in lockstep": Work(partial(in_lockstep, campaign(name))),
            f"{name}: deals of a campaign": Work(partial(in_a_campaign, campaign(name))),
        }
    if "sichuan" in names:
        checks = hands_to_check()
        found |= {
            "sichuan: win checks": Work(lambda: len([shapes.complete(hand, void) for hand, void in checks])),
            "sichuan: full scores": Work(full_scores),
        }
    return found


def pack(text: str) -> int:
    """The hand written as tiles."""
    return packed.pack(tiles.FACE[card] for card in tiles.DECK.parse(text))


def import_milliseconds(module: str = "cardavia.cli") -> float:
    """Importing a module, by default the command line, in a new process, less starting Python itself."""

    def start(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own code
        return time.perf_counter() - begin

    bare = min(start("pass") for _ in range(5))
    return 1000 * (min(start(f"import {module}") for _ in range(5)) - bare)


def main() -> None:
    """Measure everything in turn, some rounds, and print the best of each."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--game", choices=MODULES, action="append", help="measure this game only")
    given = parser.parse_args()
    with CommandEngine([sys.executable, "-m", "cardavia", "serve"]) as served:
        best = best_of(given.rounds, works(given.game or tuple(MODULES), served))
    floor = best[FLOOR].rate
    print(f"{'':46}{'per second':>14}{'of the floor':>14}{'ms each':>10}")
    for name, figure in best.items():
        print(f"{name:46}{figure.rate:14,.0f}{figure.rate / floor:14.3f}{1000 / figure.rate:10.3f}")
    print(f"{'import of the command line':46}{import_milliseconds():11.0f} ms")
    print(f"{'import of asking':46}{import_milliseconds('cardavia.asking'):11.0f} ms")
    print(f"{'slowest question, to its answer':46}{1000 * slowest_question():11.0f} ms")


def best_of(rounds: int, measured: Mapping[str, Work]) -> dict[str, Figure]:
    """Everything in turn, some rounds, and the best of each."""
    best: dict[str, Figure] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for name, work in measured.items():
            figure = timed(name, work)
            if name not in best or figure.rate > best[name].rate:
                best[name] = figure
    return best


if __name__ == "__main__":
    main()
