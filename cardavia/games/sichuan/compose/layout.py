"""Tiles for a plan: what is dealt, drawn and thrown so that the situation comes about."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from cardavia.games import packed
from cardavia.games.melding.plan import Beat, Plan, Purpose
from cardavia.games.melding.state import Kind, Laid
from cardavia.games.melding.supply import filled, outside_in
from cardavia.games.packed import ONE, Face
from cardavia.games.seats import Player
from cardavia.games.sichuan import tiles
from cardavia.games.sichuan.compose.described import Described, is_void_bound
from cardavia.games.sichuan.compose.supply import Seats, Supply
from cardavia.games.sichuan.rules import Rules
from cardavia.games.sichuan.state import PLAYERS
from cardavia.games.sichuan.tiles import DECK, FACES, SHAPE, SUITS
from cardavia.situation import SituationError
from cardavia.table import SEATS, Setup

LOOSE = (Purpose.QUIET, Purpose.ACT)
"""Turns that draw a tile to be discarded, if nothing else is told."""


SPARES = 6
"""Tiles tried in place of one that is held back."""


class Laidout(NamedTuple):
    """An explicit deal, the void suits to name, and the tiles thrown in quiet turns and after melds."""

    setup: Setup
    void: tuple[int, ...]
    thrown: tuple[Face, ...]
    drawn: Face
    """The actor's tile, drawn or, for the dealer's first action, dealt."""


def lay_out(described: Described, plan: Plan, rules: Rules) -> Laidout:
    """The deal for a plan; raises `SituationError` if the deck has no tiles for it."""
    layout = _Layout(described, plan, rules)
    layout.deal_hands()
    layout.hold_back()
    layout.deal_melds()
    for number, beat in enumerate(plan.beats):
        layout.draw(number, beat)
    return layout.finish()


def setup(dealer: Player, dealt: list[list[Face]], wall: tuple[Face, ...]) -> Setup:
    """The deal in the port's terms."""
    hands = {seat: DECK.sort(FACES[face] for face in faces) for seat, faces in zip(SEATS, dealt, strict=True)}
    made = Setup(DECK.game, SEATS[dealer], hands, tuple(FACES[face] for face in wall))
    if faults := SHAPE.faults(made):
        raise SituationError(f"the composed deal is none: {'; '.join(faults)}")
    return made


class _Layout:
    """One deal in the making; its methods are called once each, in the order they stand here."""

    def __init__(self, described: Described, plan: Plan, rules: Rules) -> None:
        self.rules = rules
        self.plan = plan
        self.described = described
        self.void = _void_suits(described, plan)
        self.bound = [
            is_void_bound(hand, suit) for hand, suit in zip(described.hands, self.void, strict=True)
        ]
        self.seats = Seats(self.void)
        self.supply = _supply(plan, self.void, self.bound)
        self.dealt: list[list[Face]] = [[] for _ in PLAYERS]
        self.front: list[Face] = []
        self.back: list[Face] = []
        self.thrown: list[Face] = []
        self.winning: dict[Player, Face] = {}
        self.spares: dict[tuple[Player, int], Face] = {}
        self.late: dict[int, tuple[Face, Face]] = {}
        self.early: frozenset[Face] = frozenset()

    def deal_hands(self) -> None:
        """Everyone's hand as it is to be in the situation; those told first, so that the rest avoid them."""
        _take_told(self.supply, self.described)
        told = [player for player in PLAYERS if self.described.hands[player] is not None]
        for player in (*told, *self.described.out, *PLAYERS):
            if self.dealt[player]:
                continue
            hand = self._hand(player)
            self.dealt[player].extend(hand)
            self.seats.hands[player] = packed.pack(hand)

    def hold_back(self) -> None:
        """A seat that would have choices on the way lacks a tile until its last turn; then it throws another.

        So nobody has to pass a win or keep four alike before the situation, and what somebody wants there
        is best thrown before.
        """
        self.early = self.seats.wanted()
        for player, told in enumerate(self.described.hands):
            turns = self.plan.quiet_turns(player)
            if told is None or not turns or self.bound[player]:
                continue
            face, spare = self._exchange(player)
            if face != spare:
                self.supply.take((spare,))
                self.dealt[player].remove(face)
                self.dealt[player].append(spare)
                self.late[turns[-1]] = (face, spare)

    def _exchange(self, player: Player) -> tuple[Face, Face]:
        """The tile to hold back and the one to hold instead, so that least is to be thought of."""
        whole = self.seats.hands[player]
        exchange, fewest = (0, 0), self.seats.choices(player)
        if not any(fewest):
            return exchange
        for face, spare in product(tiles.held(whole), self.supply.holdable(player, self.seats)[:SPARES]):
            self.seats.hands[player] = whole - ONE[face] + ONE[spare]
            if self.seats.choices(player) < fewest:
                exchange, fewest = (face, spare), self.seats.choices(player)
            if not any(fewest):
                break
        face, spare = exchange
        self.seats.hands[player] = whole - ONE[face] + ONE[spare]
        return exchange

    def deal_melds(self) -> None:
        """What each seat holds for its melds, and the tiles it will discard after its pungs."""
        for player in PLAYERS:
            for place, meld in enumerate(self.described.melds[player]):
                early: tuple[Face, ...] = (meld.face,) * _held_for(meld)
                if _starts_as_pung(meld):
                    spare = self._spare(player)
                    self.spares[player, place] = spare
                    early = (*early, spare)
                self.dealt[player].extend(early)
                self.seats.hands[player] += packed.pack(early)

    def draw(self, number: int, beat: Beat) -> None:
        """The tiles of one turn: what is drawn, what replaces, what is thrown."""
        player = beat.player
        match beat.purpose:
            case Purpose.QUIET if number in self.late:
                face, spare = self.late[number]
                self.front.append(face)
                self.thrown.append(spare)
                self.seats.hands[player] += ONE[face] - ONE[spare]
            case Purpose.QUIET:
                face = self._loose(player)
                self.front.append(face)
                self.thrown.append(face)
            case Purpose.WIN:
                self.front.append(self.winning[player])
                self.seats.out.add(player)
            case Purpose.ACT:
                drawn = self.described.drawn
                if drawn is None:
                    drawn = self._loose(player)
                self.front.append(drawn)
                self.seats.hands[player] += ONE[drawn]
            case _:
                self._draw_for_meld(beat)

    def finish(self) -> Laidout:
        """The deal with everything left over as the rest of the wall.

        At both its ends are tiles that nobody wants and that no told seat has to throw at once.
        """
        dealer = self.plan.dealer
        dealer_tile, *front = self.front
        self.dealt[dealer].append(dealer_tile)
        told = {suit for suit, hand in zip(self.void, self.described.hands, strict=True) if hand is not None}
        wanted = self.seats.wanted()
        rest = sorted(self.supply.rest(), key=lambda face: (face in wanted, tiles.suit_of(face) in told))
        wall = (
            *front,
            *filled(self.described.front, self.described.back, outside_in(rest)),
            *reversed(self.back),
        )
        return Laidout(setup(dealer, self.dealt, wall), self.void, tuple(self.thrown), self.front[-1])

    def _hand(self, player: Player) -> tuple[Face, ...]:
        told, melds = self.described.hands[player], self.described.melds[player]
        if player in self.described.out:
            if told is not None or melds:
                raise SituationError(
                    f"{SEATS[player]} has won: leave its hand and melds open, describe only the others"
                )
            hand, self.winning[player] = self.supply.winning_hand(self.void[player])
            return hand
        if told is not None:
            return told
        return self.supply.quiet_hand(player, self.seats, SHAPE.other_hand - 3 * len(melds))

    def _draw_for_meld(self, beat: Beat) -> None:
        owner, meld = beat.owner, self.described.melds[beat.owner][beat.meld]
        if beat.purpose is Purpose.FEED:
            self._check_feeder(beat.player, owner, meld.face)
        self.front.append(meld.face)
        if beat.purpose is not Purpose.ADD:
            self.seats.hands[owner] -= _held_for(meld) * ONE[meld.face]
            self.seats.melds[owner].append(meld)
        if beat.purpose is Purpose.FEED and _starts_as_pung(meld):
            thrown = self.spares[owner, beat.meld]
            self.seats.hands[owner] -= ONE[thrown]
        else:
            thrown = self._loose(owner)
            (self.back if self.rules.replacements == "back" else self.front).append(thrown)
        self.thrown.append(thrown)

    def _loose(self, player: Player) -> Face:
        """A tile to draw and discard: of the void suit for a seat that still holds such."""
        suit = self.void[player] if self.bound[player] else None
        return self.supply.discardable(player, self.seats, suit, self.early)

    def _spare(self, player: Player) -> Face:
        """A tile to hold until a meld is laid, and to discard then."""
        if self.bound[player]:
            return self._loose(player)
        spare = self.supply.holdable(player, self.seats)[0]
        self.supply.take((spare,))
        return spare

    def _check_feeder(self, feeder: Player, owner: Player, face: Face) -> None:
        void = self.void[feeder]
        if self.bound[feeder] and tiles.suit_of(face) != void:
            raise SituationError(
                f"{SEATS[feeder]} holds tiles of its void suit {SUITS[void]}, so it has discarded nothing "
                f"else (SC-2.1.4) and cannot have supplied {FACES[face]} to {SEATS[owner]}"
            )


def _held_for(meld: Laid) -> int:
    """Copies in the hand before the meld is laid."""
    return 2 if _starts_as_pung(meld) else 3


def _starts_as_pung(meld: Laid) -> bool:
    return meld.kind in (Kind.PUNG, Kind.ADDED)


def _take_told(supply: Supply, described: Described) -> None:
    """Everything the situation names leaves the supply."""
    supply.take(face for face in (*described.front, *described.back) if face is not None)
    if described.drawn is not None:
        supply.take((described.drawn,))
    for hand, melds in zip(described.hands, described.melds, strict=True):
        supply.take(hand or ())
        supply.take(meld.face for meld in melds for _ in range(meld.copies))


def _void_suits(described: Described, plan: Plan) -> tuple[int, ...]:
    """Void suits as told; for the others the suit of which the situation leaves least."""
    bound = [is_void_bound(hand, suit) for hand, suit in zip(described.hands, described.void, strict=True)]
    supply = _supply(plan, described.void, bound)
    _take_told(supply, described)
    by_plenty = sorted(range(len(SUITS)), key=lambda suit: (supply.of_suit(suit), -suit))
    return tuple(
        suit
        if suit is not None
        else next(free for free in by_plenty if all(tiles.suit_of(meld.face) != free for meld in melds))
        for suit, melds in zip(described.void, described.melds, strict=True)
    )


def _supply(plan: Plan, void: tuple[int | None, ...], bound: list[bool]) -> Supply:
    """The whole deck, with enough kept back for the discards of seats that hold void tiles all along."""
    due = [0] * len(SUITS)
    for player, suit in enumerate(void):
        if suit is not None and bound[player]:
            due[suit] += sum(
                beat.player == player if beat.purpose in LOOSE else beat.owner == player
                for beat in plan.beats
            )
    return Supply(due)
