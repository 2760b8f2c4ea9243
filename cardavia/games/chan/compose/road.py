"""The road to a situation: a deal played by our own rules, its stock no longer than what has been turned up.

Our rules find that stock empty whenever nobody wants a card, so the next one is chosen when all is known.
Roads are immutable; a search tries several continuations.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from cardavia.games.chan import legal, play
from cardavia.games.chan.cards import FACES
from cardavia.games.chan.compose.calls import calls
from cardavia.games.chan.compose.described import Wanted
from cardavia.games.chan.compose.turns import Passed, Turns
from cardavia.games.chan.state import NEXT, PLAYERS, Kind, Phase, State
from cardavia.games.packed import ONE, Face, Hand, count
from cardavia.games.seats import Player
from cardavia.table import PASS, SEATS, Decision, Seat

IDLE = 3
"""Cards tried where any will do that nobody told wants."""

Move = Mapping[Seat, Decision]


class Road(NamedTuple):
    """A deal played up to `state` by `moves`; `pool` are the cards that may still be turned up.

    `passed` is what has been passed of what is to be.
    """

    state: State
    pool: Hand
    moves: tuple[Move, ...]
    passed: Passed

    @property
    def turner(self) -> Player | None:
        """Who turns up the next card; None while a seat is to decide."""
        if self.state.phase is not Phase.OVER or self.state.win:
            return None
        return self.state.events[-1].player

    @property
    def melds(self) -> tuple[int, ...]:
        """How many melds each seat has laid."""
        return tuple(map(len, self.state.melds))

    def turned_up(self, player: Player, face: Face) -> Road:
        """The seat, whose turn it is, turns up this card."""
        state = self.state._replace(stock=(*self.state.stock, face), events=())
        return self._replace(state=play.reveal(state, player), pool=self.pool - ONE[face])

    def decided(self, wanted: Mapping[Player, Decision]) -> Road:
        """After these decisions; all others pass."""
        asked = enumerate(legal.options(self.state))
        move = {SEATS[player]: wanted.get(player, PASS) for player, offered in asked if offered}
        return self._replace(state=play.advance(self.state, move), moves=(*self.moves, move))


class Goal(NamedTuple):
    """Where a road leads: `number` cards are turned up, and those `coming` only then.

    `first` is what a dealer of whom nothing is told discards, if somebody wants that, and `last` what the
    actor is to discard in the situation, if that is told.
    """

    number: int
    first: Face | None
    last: Face | None
    coming: tuple[Face, ...]


class Legs:
    """The parts of a road, each with all its continuations, the best first.

    `order` are all faces, those first for which seats might call. Mutable: `hindrance` is what was in the way
    farthest on.
    """

    def __init__(self, turns: Turns, goal: Goal, order: Sequence[Face]) -> None:
        self.turns = turns
        self.goal = goal
        self.order = order
        self.hindrance = "no legal play leads to this situation"
        self._farthest = -1

    def opening(self, road: Road) -> Iterator[Road]:
        """The dealer's discard and what follows."""
        dealer = road.state.supplier
        course = self.turns.courses[dealer]
        if self.turns.is_reached(dealer, road.melds):
            yield road
            return
        if course is not None:
            faces: Sequence[Face] = (course.discard_after(0),)
        else:
            faces = self.order[::-1] if self.goal.first is None else (self.goal.first,)
        for face in faces:
            if legal.DISCARD[face] in legal.opening(road.state, dealer):
                yield from self._onward(road.decided({dealer: legal.DISCARD[face]}))

    def turn(self, road: Road) -> Iterator[Road]:
        """The next card is turned up, and what follows: for a meld, to be passed, or as any will do."""
        turner = road.turner
        if turner is None:
            return
        for player, face in self._told(road, turner):
            if count(road.pool, face) <= self.goal.coming.count(face):
                needs = f"{SEATS[player]} would need another {FACES[face]} to be turned up"
                self._hinder(road, f"{needs}, but none is left outside the hands")
            else:
                before = (road.melds, road.passed)
                ways = self._onward(road.turned_up(turner, face))
                yield from (onward for onward in ways if (onward.melds, onward.passed) != before)
        idle = tuple(islice(self._idle(road, turner), IDLE))
        if not idle:
            self._hinder(road, f"{SEATS[turner]} would have to turn up a card, but none is left for that")
        for face in idle:
            yield from self._onward(road.turned_up(turner, face))

    def _told(self, road: Road, turner: Player) -> Iterator[tuple[Player, Face]]:
        """The faces that somebody is waiting for who may get them from this seat."""
        on_turn = (turner, NEXT[turner])
        found: dict[Face, Player] = {}
        for player in PLAYERS:
            meld = self.turns.next_meld(player, road.melds)
            if meld is None or not meld.may_come_from(turner):
                continue
            if meld.kind is Kind.CHIU or player in on_turn:
                found.setdefault(meld.card, player)
        for each in self.turns.passes:
            is_due = road.melds[each.player] in each.after and (each.player, each.face) not in road.passed
            if each.player in on_turn and is_due:
                found.setdefault(each.face, each.player)
        for face, player in found.items():
            yield player, face

    def _idle(self, road: Road, turner: Player) -> Iterator[Face]:
        """Cards that no seat told is asked about, then such as it may pass without a trace.

        First come those for which somebody might call at another turn.
        """
        kept = self._kept(road)
        spare = [face for face in self.order if count(road.pool, face) > count(kept, face)]
        asking = []
        for face in spare:
            if not self._asks(road.state, face, turner):
                yield face
            else:
                asking.append(face)
        yield from reversed(asking)

    def _kept(self, road: Road) -> Hand:
        """The cards of the pool that are still waited for."""
        kept = sum(ONE[face] for face in self.goal.coming)
        for player in PLAYERS:
            course = self.turns.courses[player]
            for meld in course.melds[road.melds[player] :] if course else ():
                if count(kept, meld.card) < 4:
                    kept += ONE[meld.card]
            for each in course.passes if course else ():
                if (player, each.face) not in road.passed and count(kept, each.face) < 4:
                    kept += ONE[each.face]
        return kept

    def _asks(self, state: State, face: Face, turner: Player) -> bool:
        """Whether a seat that is told would be asked about this card."""
        return any(
            calls(state.hands[player], state.bars[player], face, on_turn=player in (turner, NEXT[turner]))
            for player, course in enumerate(self.turns.courses)
            if course is not None and not course.quiet
        )

    def _onward(self, road: Road) -> Iterator[Road]:
        """On to where the next card is turned up, or to the situation, if all that is left can come out."""
        state = road.state
        if road.turner is not None:
            numbers = self.turns.numbers(road.turner, road.melds, road.passed)
            if numbers >> self.goal.number - state.drawn & 1:
                yield road
        elif state.phase is Phase.DISCARD:
            yield from self._discarded(road)
        else:
            yield from self._claimed(road)

    def _discarded(self, road: Road) -> Iterator[Road]:
        player = road.state.supplier
        if self.turns.is_reached(player, road.melds):
            if self.goal.number == road.state.drawn and self.turns.is_complete(road.melds, road.passed):
                yield road
            return
        course = self.turns.courses[player]
        if course is not None:
            decision = legal.DISCARD[course.discard_after(road.melds[player])]
            if decision in legal.discards(road.state, player):
                yield from self._onward(road.decided({player: decision}))

    def _claimed(self, road: Road) -> Iterator[Road]:
        """Somebody makes the meld it waits for, or all pass."""
        state = road.state
        for player, offered in enumerate(legal.options(state)):
            meld = self.turns.next_meld(player, road.melds)
            if meld is None or not offered or not meld.may_come_from(state.supplier):
                continue
            if meld.card != state.card:
                continue
            decision = legal.CHIU if meld.kind is Kind.CHIU else legal.TAKE
            if decision in offered and (decision == legal.CHIU or self._takes(state, player, meld)):
                yield from self._onward(road.decided({player: decision}))
        passed = self._passed(road)
        if passed is not None:
            yield from self._onward(road.decided({})._replace(passed=passed))

    def _takes(self, state: State, player: Player, meld: Wanted) -> bool:
        return legal.capture(state.hands[player], state.bars[player], state.card) == meld.own

    def _passed(self, road: Road) -> Passed | None:
        """What has been passed when all pass; None if a seat told would pass what it is not to."""
        state, player = road.state, road.state.turn
        course = self.turns.courses[player]
        if course is None or (course.quiet and state.card != self.goal.last):
            return road.passed
        hand, bars = state.hands[player], state.bars[player]
        if legal.capture(hand, bars, state.card) != state.card or bars.declined & ONE[state.card]:
            return road.passed
        passed = self.turns.passing(player, state.card, road.melds, road.passed)
        if passed != road.passed:
            return passed
        seat, gate, card = SEATS[player], SEATS[state.gate], FACES[state.card]
        self._hinder(
            road,
            f"{seat} would have to pass a {card} in front of {gate} that it could take, and that locks "
            f"it (CH-3.4.3); say that {seat} has passed it, or let no {card} come there",
        )
        return None

    def _hinder(self, road: Road, hindrance: str) -> None:
        if road.state.drawn > self._farthest:
            self._farthest = road.state.drawn
            self.hindrance = hindrance
