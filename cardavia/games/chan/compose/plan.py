"""What a deal is to be, but for quiet hands: who deals, and what every seat does that does more than pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement, islice
from typing import NamedTuple

from cardavia.games.chan import pairs
from cardavia.games.chan.cards import RANK, SHAPE
from cardavia.games.chan.compose.course import Course, course
from cardavia.games.chan.compose.described import CARDS, NINETEEN, Described, Told, Wanted
from cardavia.games.chan.compose.supply import Harm, Supply, by_want
from cardavia.games.chan.compose.turns import Turns
from cardavia.games.chan.state import NEXT, PLAYERS, Kind
from cardavia.games.packed import ONE, Face, Hand, count, different, pack, spread
from cardavia.games.seats import Player
from cardavia.situation import SituationError
from cardavia.table import SEATS

STARTS = 3
"""Numbers of cards turned up, and first discards, that are tried with one dealer."""

MOST_QUIET_MELDS = 2
"""Melds that seats lay of which nothing is told, where the turns do not come out otherwise."""


class Plan(NamedTuple):
    """A deal but for quiet hands; `left` are the cards for those, `reserved` those to be melded and passed.

    `starts` are how many cards are turned up and what a quiet dealer discards first, if somebody wants that.
    """

    dealer: Player
    courses: tuple[Course | None, ...]
    turns: Turns
    starts: tuple[tuple[int, Face | None], ...]
    left: Hand
    reserved: Hand


def plan(described: Described, dealer: Player, quiet_melds: Sequence[int]) -> Plan:
    """The plan with this dealer, without starts if the turns do not come out.

    `quiet_melds` are how many melds each seat lays of which nothing is told. Raises `SituationError` where a
    seat could not lay or discard what it is told to have.
    """
    arranging = _Arranging(described, dealer)
    courses = arranging.courses(quiet_melds)
    turns = Turns(courses, dealer, described.actor, is_discarding=described.is_discarding)
    left = described.stock_left
    possible = range(SHAPE.stock - len(described.front) + 1) if left is None else (SHAPE.stock - left,)
    wanted = [face for face in turns.first_faces() if count(arranging.reserved, face)]
    firsts = {face: turns.numbers_from_deal(face) for face in (None, *wanted)}
    starts = ((number, face) for number in possible for face in firsts if firsts[face] >> number & 1)
    tried = tuple(islice(starts, STARTS))
    return Plan(dealer, courses, turns, tried, arranging.supply.left, arranging.reserved)


def all_quiet_melds(described: Described) -> Iterator[tuple[int, ...]]:
    """How many melds each seat lays of which nothing is told: none first, then some.

    Each shifts who turns up which card.
    """
    quiet = [player for player in PLAYERS if described.seats[player].is_quiet]
    for number in range(MOST_QUIET_MELDS + 1):
        for melding in combinations_with_replacement(quiet, number):
            yield tuple(melding.count(player) for player in PLAYERS)


class _Arranging:
    """Finds cards for the seats told and for the actor. Mutable, for one plan only.

    `order` are all faces, those first that the seats told could want. `reserved` are the cards to be melded
    and passed that are still to be supplied.
    """

    def __init__(self, described: Described, dealer: Player) -> None:
        self.described = described
        self.dealer = dealer
        self.supply = Supply()
        seats = described.seats
        self.order = by_want(pack(told.hand) + _from_hand(told.melds) for told in seats if told.hand)
        for told in seats:
            self.supply.take(told.hand or ())
            self.supply.take(told.discarded or ())
            self.supply.take(spread(_from_hand(told.melds)))
        self.supply.take(face for face in (described.drawn, *described.front) if face is not None)
        self.reserved = sum(
            self.supply.reserve(face)
            for told in seats
            for face in (*(meld.card for meld in told.melds), *different(told.passed))
        )

    def courses(self, quiet_melds: Sequence[int]) -> tuple[Course | None, ...]:
        """The course of each seat that does more than pass."""
        found: list[Course | None] = []
        for player, told in enumerate(self.described.seats):
            is_silent = told.is_quiet and not self._is_due(player) and not quiet_melds[player]
            found.append(None if is_silent else self._course(player, quiet_melds[player]))
        return tuple(found)

    def _course(self, player: Player, quiet_melds: int) -> Course:
        told = self.described.seats[player]
        melds = (*told.melds, *self._quiet_melds(player, quiet_melds))
        hand = told.hand if told.hand is not None else self._hand(player, melds)
        discards = told.discarded if told.discarded is not None else self._discards(player, hand, melds)
        return course(
            player,
            told._replace(hand=hand, melds=melds, discarded=discards),
            opens=player == self.dealer,
            is_due=self._is_due(player),
        )

    def _is_due(self, player: Player) -> bool:
        return self.described.is_discarding and player == self.described.actor

    def _quiet_melds(self, player: Player, number: int) -> Iterator[Wanted]:
        """So many Chắn that the seats beside do not want, and one more if it comes to discard only so."""
        seats = self.described.seats
        has_begun = self.described.stock_left not in (None, SHAPE.stock) or any(
            told.melds or told.discarded or told.passed for told in seats
        )
        told = seats[player]
        if told.is_open and told.discarded is not None:
            number += len(told.discarded) - self.described.number_of_discards(player, self.dealer)
        elif self._is_due(player) and not told.melds and (player != self.dealer or has_begun):
            number += 1
        beside = [_held(seats[player - 1]), _held(seats[NEXT[player]])]
        calm = list(reversed(self.order))
        calm.sort(key=lambda face: sum(bool(held & ONE[face]) for held in beside))
        left = self.supply.left
        taboo = self.described.watched | pack(set(told.discarded or ()))
        fitting = [face for face in calm if count(left, face) > 1 and not taboo & ONE[face]]
        for face in fitting[:number]:
            self.supply.take((face, face))
            self.reserved += ONE[face]
            yield Wanted(Kind.CHAN, face, face, None)

    def _hand(self, player: Player, melds: tuple[Wanted, ...]) -> tuple[Face, ...]:
        """A quiet hand, with the card that it is to discard."""
        described = self.described
        told = described.seats[player]
        kept = () if described.discard is None or not self._is_due(player) else (described.discard,)
        self.supply.take(kept)
        size = NINETEEN + self._is_due(player) - sum(CARDS[meld.kind] for meld in melds) - len(kept)
        avoided = described.watched | _marks(_melded(melds) + pack(set(told.discarded or ())))
        order = self.order if told.is_quiet else self.order[::-1]
        return (*kept, *self.supply.quiet_hand(size, avoided, order))

    def _discards(
        self, player: Player, hand: tuple[Face, ...], melds: tuple[Wanted, ...]
    ) -> tuple[Face, ...]:
        """Faces for a seat to have discarded, no two of one rank, that bar as little as possible."""
        number = len(melds) + (player == self.dealer) - self._is_due(player)
        first = 0 if player == self.dealer else 1
        chosen: list[Face] = []
        for laid in range(first, first + number):
            harm = self._harm(player, pack(hand), melds, laid, chosen)
            face = self.supply.least_harmful(harm, self.order)
            if face is None:
                raise SituationError(
                    f"{SEATS[player]} has discarded {number} cards, and there are none left that would bar "
                    f"nothing (CH-3.4.4, CH-3.5.2); say which they were"
                )
            chosen.append(face)
        return tuple(chosen)

    def _harm(
        self, player: Player, hand: Hand, melds: tuple[Wanted, ...], laid: int, before: Sequence[Face]
    ) -> Callable[[Face], Harm | None]:
        """What harm a face does that is discarded when so many melds are laid; None for one that cannot be.

        Where a seat holds an odd number, it has dealt one more and breaks no pair (CH-3.4.2). A face still to
        be taken must not have been discarded (CH-3.4.4), and a rank that a Cạ was taken in cannot have been
        held otherwise (CH-3.5.1). Best is a rank of which it holds nothing, then one of which it holds pairs.
        """
        odd = pairs.singles(hand)
        used = hand + _melded(melds)
        taboo = odd | self.described.watched | self.described.seats[player].passed
        taboo |= _marks(_melded(melds[laid:]) + sum(RANK[face] for face in before))
        taboo |= _marks(sum(RANK[meld.card] for meld in melds[:laid] if meld.kind is Kind.CA))
        if self._is_due(player) and self.described.discard is not None:
            taboo |= RANK[self.described.discard]  # what it is to discard next must stay legal (CH-3.5.2)
        tempting = _held(self.described.seats[NEXT[player]])

        def harm(face: Face) -> Harm | None:
            if taboo & ONE[face]:
                return None
            mates = RANK[face]
            return (
                bool(tempting & ONE[face]),
                bool(count(used, face)),
                (odd & mates).bit_count(),
                bool(hand & 7 * mates),
                bool(used & 7 * mates),
                -count(self.supply.left, face),
            )

        return harm


def _held(told: Told) -> Hand:
    """The marks of all faces that a seat is told to hold or to have held."""
    return _marks(pack(told.hand or ()) + _from_hand(told.melds))


def _from_hand(melds: tuple[Wanted, ...]) -> Hand:
    return sum(meld.from_hand for meld in melds)


def _melded(melds: tuple[Wanted, ...]) -> Hand:
    return sum(meld.from_hand + ONE[meld.card] for meld in melds)


def _marks(hand: Hand) -> Hand:
    return pack(different(hand))
