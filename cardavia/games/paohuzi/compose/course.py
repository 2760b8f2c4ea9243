"""The course of a deal to a situation, card by card: its stock is no longer than what has been turned up.

Our own rules find that stock empty after each card that nobody wants, so the next may be chosen when all is
known: whose turn it is, and who holds what. A course is immutable; a search tries several continuations.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from cardavia.games.packed import ONE, Face, Hand, count, different
from cardavia.games.paohuzi import legal, play
from cardavia.games.paohuzi.cards import loose
from cardavia.games.paohuzi.compose.history import Claim
from cardavia.games.paohuzi.compose.quiet import PAIR, wants
from cardavia.games.paohuzi.groups import Kind
from cardavia.games.paohuzi.state import Phase, State
from cardavia.games.seats import Player, replaced
from cardavia.table import PASS, SEATS, Decision, Seat, Setup

Move = Mapping[Seat, Decision]

ANY: Face = -1
"""The card of a meld that a seat makes only to discard."""


@dataclass(frozen=True, slots=True)
class Course:
    """A deal played up to `state` by `moves`.

    Cards of `spare` may be turned up by anyone, best in this `order`. By seat: `todo` are the claims to be
    made, `thrown` the discards, None where any of `free` will do, `kept` the cards that others are to claim
    or that the situation needs, `final` the hand as told. `due` is who is to discard in the situation.
    """

    setup: Setup
    state: State
    moves: tuple[Move, ...]
    spare: Hand
    order: tuple[Face, ...]
    todo: tuple[tuple[Claim, ...], ...]
    thrown: tuple[tuple[Face | None, ...], ...]
    free: tuple[tuple[Face, ...], ...]
    kept: tuple[Hand, ...]
    due: Player | None
    final: tuple[Hand | None, ...]

    @property
    def turner(self) -> Player | None:
        """Who turns up the next card; None while a seat is to decide."""
        if self.state.phase is not Phase.OVER or self.state.win:
            return None
        return self.state.events[-1].player

    @property
    def taken(self) -> int:
        """How many cards have been turned up."""
        return self.state.front

    @property
    def is_done(self) -> bool:
        """Whether all has been claimed and discarded that was to be."""
        return not any(self.todo) and not any(self.thrown)

    def turned_up(self, player: Player, face: Face) -> Course:
        """The seat, whose turn it is, turns up this card."""
        state = self.state._replace(stock=(*self.state.stock, face), events=())
        return replace(self, state=play.reveal(state, player))

    def decided(self, wanted: Mapping[Player, Decision], *, strict: bool = False) -> Course | None:
        """After these decisions, all others pass; None if that is not to be.

        It is not where a described seat would pass something that the situation does not tell: if `strict`
        anything at all, otherwise a card that its hand in the situation could still take.
        """
        move: dict[Seat, Decision] = {}
        course = self
        for player, offered in enumerate(self.state.options):
            decision = wanted.get(player, PASS)
            if not offered and player not in wanted:
                continue
            if decision not in offered:
                return None
            if player not in wanted:
                if self._passes(player):
                    course = course.done(player, by_chance=True)
                elif self._loses(player, strict=strict):
                    return None
            move[SEATS[player]] = decision
        return replace(course, state=play.advance(self.state, move), moves=(*self.moves, move))

    def _passes(self, player: Player) -> bool:
        """Whether this is the chance that a seat is to let go by next, though others have the card."""
        claim = next(iter(self.todo[player]), None)
        return (
            claim is not None
            and claim.decision == PASS
            and claim.face == self.state.card
            and legal.may_take(self.state.options[player])
        )

    def _loses(self, player: Player, *, strict: bool) -> bool:
        """Whether a seat that passes here loses what it should have in the situation."""
        hand = self.final[player]
        if hand is None:
            return False
        return strict or (legal.may_take(self.state.options[player]) and wants(hand, self.state.card))

    def idled(self, number: int) -> Course | None:
        """After so many cards that nobody wants; None if there are no such cards."""
        course: Course | None = self
        for _ in range(number):
            if course is None:
                return None
            course = course.idled_once()
        return course

    def claimed(self, turner: Player, claim: Claim, owner: Player) -> Iterator[Course]:
        """The turner turns up the card of a claim, and its owner makes it, or passes it."""
        melds = self.state.melds[owner]
        onward = self.turned_up(turner, claim.face)
        if claim.decision is None:
            if onward.state.melds[owner] != melds:
                yield from onward.done(owner).settled()
            return
        has_chance = claim.decision != PASS or legal.may_take(onward.state.options[owner])
        if has_chance and (decided := onward.decided({owner: claim.decision})):
            yield from decided.done(owner).settled()

    def melded(self, player: Player) -> Iterator[Course]:
        """A seat that is not described turns up a card that it melds, so that it gets to discard."""
        melds = self.state.melds[player]
        for face in self.order:
            if not count(self.spare, face):
                continue
            onward = replace(self.turned_up(player, face), spare=self.spare - ONE[face])
            if onward.state.melds[player] != melds:
                found = onward
            elif legal.may_take(onward.state.options[player]):
                chi = next(each for each in onward.state.options[player] if each.startswith(Kind.CHI.value))
                decided = onward.decided({player: chi})
                if decided is None or decided.state.melds[player] == melds:
                    continue
                found = decided
            else:
                continue
            if all(count(found.state.hands[player], each) for each in different(self.kept[player])):
                yield from found.done(player).settled()

    def dealt(self) -> Iterator[Course]:
        """After the dealer's discard, or where it would be if that is the situation."""
        course: Course | None = self
        if self.state.phase is Phase.OPENING:
            silent = {player: PASS for player, offered in enumerate(self.state.options) if offered}
            course = self.decided(silent)
        if course is not None:
            yield from course.settled()

    def settled(self) -> Iterator[Course]:
        """When the discards are made that are due, up to the next card from the stock or the situation."""
        if self.turner is not None or (self.is_done and self.state.turn == self.due):
            yield self
        else:
            for onward in self._discarded():
                yield from onward.settled()

    def _discarded(self) -> Iterator[Course]:
        """The seat on turn discards what is planned for it; another claims that, if it should."""
        passed: list[Course] = []
        for taker, onward in self._thrown():
            if taker is not None:
                claim = self.todo[taker][0]
                if claimed := onward.decided({taker: claim.decision or PASS}):
                    yield claimed.done(taker)
            elif not any(onward.state.options):
                yield onward
            elif quietly := onward.decided({}, strict=True):
                yield quietly
            elif anyhow := onward.decided({}):
                passed.append(anyhow)
        yield from passed

    def _thrown(self) -> Iterator[tuple[Player | None, Course]]:
        """Who is to claim a discard, if anyone, and the course with it; such discards come first."""
        player = self.state.turn
        if PASS in self.state.options[player]:
            if onward := self.decided({player: PASS}):
                yield None, onward
            return
        takers = {
            claims[0].face: taker
            for taker, claims in enumerate(self.todo)
            if claims and claims[0].discarder == player
        }
        for face, course in sorted(self._discards(), key=lambda each: each[0] not in takers):
            if onward := course.decided({player: legal.DISCARD[face]}):
                yield takers.get(face), onward

    def _discards(self) -> Iterator[tuple[Face, Course]]:
        """The next discards as planned, or whatever a seat not described can do without."""
        player = self.state.turn
        planned = self.thrown[player]
        if not planned:
            cards, kept = loose(self.state.hands[player]), self.kept[player]
            for face in different(cards):
                supplies = any(
                    claims and claims[0].discarder == player and claims[0].face == face
                    for claims in self.todo
                )
                if supplies:
                    yield face, replace(self, kept=replaced(self.kept, player, kept - ONE[face]))
                elif count(cards, face) > count(kept, face):
                    yield face, self
            return
        course = replace(self, thrown=replaced(self.thrown, player, planned[1:]))
        if planned[0] is not None:
            yield planned[0], course
            return
        free = self.free[player]
        for face in dict.fromkeys(free):
            place = free.index(face)
            left = (*free[:place], *free[place + 1 :])
            yield face, replace(course, free=replaced(self.free, player, left))

    def idled_once(self) -> Course | None:
        """After one card that nobody wants, or that no described seat has any use for in the end."""
        player = self.turner
        if player is None:
            return None
        hand = self.state.hands[player]
        fitting = [face for face in self.order if count(self.spare, face) and count(hand, face) < PAIR]
        untempting = (face for face in fitting if not self._tempts(player, face))
        for strict, faces in ((True, untempting), (False, fitting)):
            for face in faces:
                onward: Course | None = self.turned_up(player, face)
                if onward and any(onward.state.options):
                    onward = onward.decided({}, strict=strict)
                if onward:
                    return replace(onward, spare=self.spare - ONE[face])
        return None

    def _tempts(self, turner: Player, face: Face) -> bool:
        """Whether a described seat would be asked to peng, pao or chi the card."""
        return any(
            final is not None and (count(hand, face) >= PAIR or (player == turner and wants(hand, face)))
            for player, (hand, final) in enumerate(zip(self.state.hands, self.final, strict=True))
        )

    def done(self, player: Player, *, by_chance: bool = False) -> Course:
        """Without the next claim of the seat; a card kept for it may be turned up if it was not needed."""
        claim, *later = self.todo[player]
        spare = self.spare + ONE[claim.face] if by_chance and claim.turners else self.spare
        return replace(self, todo=replaced(self.todo, player, tuple(later)), spare=spare)
