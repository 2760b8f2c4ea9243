"""The legs of the way to a situation: the preparation, the turns of a plan, and the stock still to come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cardavia.games import packed
from cardavia.games.melding.plan import Beat, Plan, Purpose
from cardavia.games.melding.state import Kind, Phase
from cardavia.games.melding.supply import filled, outside_in
from cardavia.games.nantong import legal
from cardavia.games.nantong.cards import FACE, FACES
from cardavia.games.nantong.compose.dealing import Dealing
from cardavia.games.nantong.compose.described import Described
from cardavia.games.nantong.compose.plan import replacements
from cardavia.games.nantong.compose.supply import Seats
from cardavia.games.nantong.state import BEHIND, SEATS, Opening, Shown, State
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import Player
from cardavia.games.way import Leg, Way
from cardavia.situation import SituationError
from cardavia.table import Decision

Road = Way[State]


def legs(described: Described, plan: Plan, dealing: Dealing) -> list[Leg[State]]:
    """All legs in order."""
    road = _Legs(described, plan, dealing)
    turns = [partial(road.take_turn, number) for number in range(len(plan.beats) - 1)]
    return [road.prepare, *turns, road.arrive]


class _Legs:
    """The legs of one way; each continues a way as it must go on, so there is nothing to choose between."""

    def __init__(self, described: Described, plan: Plan, dealing: Dealing) -> None:
        self.described, self.plan, self.dealing = described, plan, dealing
        told = (*described.front, *described.back)
        kept = packed.pack(face for face in told if face is not None)
        self.needs = [self._need(number) for number in range(len(plan.beats))]
        self.kept: list[Hand] = []
        """For each turn what may not be drawn before, because later turns or the situation need it."""
        for need in reversed(self.needs):
            self.kept.append(kept)
            kept += 0 if need is None else ONE[need]
        self.kept.reverse()

    def prepare(self, way: Road) -> Iterator[Road]:
        """Opening declarations as told; whoever is asked beyond that has finished (NT-2.6.1)."""
        while way.state.phase is Opening.PREPARE:
            player = way.state.turn
            laid = len(way.state.melds[player])
            shown = [meld for meld in self.described.melds[player] if isinstance(meld.kind, Shown)]
            if laid < len(shown):
                meld = shown[laid]
                before = sum(map(replacements, shown[:laid]))
                for place in range(replacements(meld)):
                    way = _placed(way, self.dealing.replacing[player][before + place], place, back=True)
                decision = legal.HEZI if meld.kind is Shown.HEZI else legal.SHOW[meld.face]
            else:
                decision = legal.READY if player in self.described.ready else legal.DONE
            way = _decide(way, player, decision)
        yield way

    def take_turn(self, number: int, way: Road) -> Iterator[Road]:
        """One turn, up to the draw of the next."""
        beat = self.plan.beats[number]
        player = beat.player
        drawn = way.state.card if number else self.dealing.first
        match beat.purpose:
            case Purpose.QUIET:
                _, thrown = self.dealing.late.get(number, (drawn, drawn))
            case Purpose.FEED:
                way, thrown = self._feed(number, beat, way)
                player = beat.owner
            case _:
                face = self.described.melds[beat.owner][beat.meld].face
                way = self._with_replacement(number, way, player)
                way = _passed(_decide(way, player, legal.OWN_KONG[face]))
                thrown = way.state.card
        yield self._throw(number, way, player, thrown)

    def arrive(self, way: Road) -> Iterator[Road]:
        """What is told must now lie on the table; the stock is laid as told, quiet at both ends."""
        self._check_arrival(way.state)
        coming = [FACE[card] for card in way.open]
        for face in (*self.described.front, *self.described.back):
            if face is not None:
                coming.remove(face)
        rest = sorted(coming, key=self.dealing.early.__contains__)
        laid = filled(self.described.front, self.described.back, outside_in(rest))
        yield way.restocked(tuple(FACES[face] for face in laid))

    def _feed(self, number: int, beat: Beat, way: Road) -> tuple[Road, Face]:
        """A discard is claimed; the way after it, and what its owner then discards."""
        meld = self.described.melds[beat.owner][beat.meld]
        way = _decide(way, beat.player, legal.DISCARD[meld.face])
        if meld.kind is Kind.EXPOSED:
            way = _decide(self._with_replacement(number, way, beat.owner), beat.owner, legal.KONG)
            return way, way.state.card
        return _decide(way, beat.owner, legal.PUNG), self.dealing.spares[beat.owner, beat.meld]

    def _throw(self, number: int, way: Road, player: Player, thrown: Face) -> Road:
        """A discard that nobody takes, and the card for the next turn."""
        face = self.needs[number + 1]
        if face is None:
            hands = list(way.state.hands)
            hands[player] -= ONE[thrown]
            face = self._loose(number, way, BEHIND[player][0], hands)
        return _passed(_decide(_placed(way, face), player, legal.DISCARD[thrown]))

    def _with_replacement(self, number: int, way: Road, player: Player) -> Road:
        return _placed(way, self._loose(number, way, player, way.state.hands), back=True)

    def _loose(self, number: int, way: Road, player: Player, hands: list[Hand] | tuple[Hand, ...]) -> Face:
        """A card to draw and discard, of those that no later turn needs."""
        coming = [FACE[card] for card in way.open]
        left = packed.pack(coming) - self.kept[number]
        seats = Seats(hands, way.state.melds, self.described.ready)
        free = (face for face in dict.fromkeys(coming) if packed.count(left, face))
        return seats.quietest(player, free, self.dealing.early)

    def _need(self, number: int) -> Face | None:
        """The card that a turn must begin with."""
        beat = self.plan.beats[number]
        match beat.purpose:
            case Purpose.QUIET:
                return self.dealing.late[number][0] if number in self.dealing.late else None
            case Purpose.ACT:
                return self.described.drawn
            case _:
                return self.described.melds[beat.owner][beat.meld].face

    def _check_arrival(self, state: State) -> None:
        actor = self.plan.beats[-1].player
        if state.phase is not Phase.TURN or state.turn != actor:
            raise SituationError(f"{SEATS[actor]} is to act, but the deal does not arrive at its turn")
        for player, hand in enumerate(self.dealing.hands):
            missing = state.hands[player] - packed.pack(hand)
            drawn = self.needs[-1] if player == actor and len(self.plan.beats) > 1 else None
            size = packed.size(missing) if missing >= 0 else -1
            if size != (player == actor) or (drawn is not None and missing != ONE[drawn]):
                raise SituationError(f"{SEATS[player]} does not arrive at the hand it is to hold")
            if state.melds[player] != self.described.melds[player]:
                raise SituationError(f"{SEATS[player]} does not arrive at the melds it is to have laid")


def _decide(way: Road, player: Player, decision: Decision) -> Road:
    return way.decide({SEATS[player]: decision})


def _passed(way: Road) -> Road:
    """Everyone lets the open window go by."""
    while way.state.phase in (Phase.CLAIM, Phase.ROB):
        way = way.decide({})
    return way


def _placed(way: Road, face: Face, place: int = 0, *, back: bool = False) -> Road:
    placed = way.with_next(FACES[face], place, "back" if back else "front")
    if placed is None:
        raise SituationError(f"no {FACES[face]} is left where the way to the situation needs it")
    return placed
