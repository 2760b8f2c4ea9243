"""What is dealt for a plan, so that cards drawn on the way make it the situation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice, product
from typing import NamedTuple

from cardavia.games import packed
from cardavia.games.melding.plan import Beat, Plan, Purpose
from cardavia.games.melding.state import Kind, laid_cards
from cardavia.games.melding.supply import ShortageError, outside_in
from cardavia.games.nantong.cards import DECK, FACES
from cardavia.games.nantong.compose.described import Described, between_turns
from cardavia.games.nantong.compose.plan import replacements
from cardavia.games.nantong.compose.supply import Seats, Supply, burden, neutral_indicators
from cardavia.games.nantong.state import PLAYERS, SEATS, Shown
from cardavia.games.packed import ONE, Face
from cardavia.games.seats import Player
from cardavia.table import Setup

SPARES = 4
"""Cards tried in place of one that is held back."""
HELD = {Kind.PUNG: 2, Kind.ADDED: 2, Shown.HEZI: 2, Shown.QUAD: 4}
"""Copies dealt for a meld where they are not three."""


class Dealing(NamedTuple):
    """A deal and what it is meant for.

    `hands` are those of the situation. `first` is the card that the dealer holds beyond the others' number.
    `late` are, by beat, the card that a seat draws for good and the one it discards instead. `spares` are, by
    owner and place, the cards discarded after pungs. `replacing` are each seat's replacements of the
    preparation, in order. `early` are cards that somebody will want, and that are best thrown before.
    """

    setup: Setup
    hands: tuple[tuple[Face, ...], ...]
    first: Face
    late: Mapping[int, tuple[Face, Face]]
    spares: Mapping[tuple[Player, int], Face]
    replacing: tuple[tuple[Face, ...], ...]
    early: frozenset[Face]


def deal(described: Described, plan: Plan) -> Dealing:
    """The deal for a plan; raises `SituationError` if the deck has no cards for it."""
    dealing = _Dealing(described, plan)
    dealing.hold()
    dealing.hold_back()
    dealing.hold_for_melds()
    return dealing.finish()


class _Dealing:
    """One deal in the making; its methods are called once each, in the order they stand here."""

    def __init__(self, described: Described, plan: Plan) -> None:
        self.described, self.plan = described, plan
        self.supply = Supply()
        self.supply.take(described.indicators)
        for hand, melds in zip(described.hands, described.melds, strict=True):
            self.supply.take((*(hand or ()), *(meld.face for meld in melds for _ in range(meld.copies))))
        coming = [face for face in (described.drawn, *described.front, *described.back) if face is not None]
        self.supply.take(coming)
        self.indicators = described.indicators or self._neutral_indicators(coming)
        self.hands: list[tuple[Face, ...]] = [()] * len(PLAYERS)
        self.dealt: list[list[Face]] = [[] for _ in PLAYERS]
        self.late: dict[int, tuple[Face, Face]] = {}
        self.spares: dict[tuple[Player, int], Face] = {}
        self.early: frozenset[Face] = frozenset()

    def hold(self) -> None:
        """Everyone's hand in the situation; those told first, so that the others take what they want."""
        for player, hand in enumerate(self.described.hands):
            self.hands[player] = hand or ()
        for player, hand in enumerate(self.described.hands):
            if hand is None:
                melds = self.described.melds[player]
                wanted = self._seats().wanted()
                self.hands[player] = self.supply.quiet_hand(between_turns(melds), melds, wanted)
        self.dealt = [list(hand) for hand in self.hands]
        self.early = self._seats().wanted()

    def hold_back(self) -> None:
        """Who would have to decline something lacks a card until its last turn, and then throws another.

        So nobody passes a win, keeps four alike or is asked whether it is ready where that can be avoided.
        """
        for player, told in enumerate(self.described.hands):
            turns = self.plan.quiet_turns(player)
            if told is None or not turns or player in self.described.ready:
                continue
            face, spare = self._exchange(player)
            if face != spare:
                self.supply.take((spare,))
                self.dealt[player].remove(face)
                self.dealt[player].append(spare)
                self.late[turns[-1]] = (face, spare)

    def _exchange(self, player: Player) -> tuple[Face, Face]:
        """The card to hold back and the one to hold instead, so that least is to be declined."""
        whole = packed.pack(self.hands[player])
        exchange, fewest = (0, 0), burden(whole, self.indicators)
        if not fewest:
            return exchange
        alike = sorted(packed.different(whole), key=lambda face: -packed.count(whole, face))
        for face, spare in product(alike, self._loose_spares(player)[:SPARES]):
            declined = burden(whole - ONE[face] + ONE[spare], self.indicators)
            if declined < fewest:
                exchange, fewest = (face, spare), declined
            if not fewest:
                break
        return exchange

    def hold_for_melds(self) -> None:
        """What each seat holds for its melds, and the cards it will discard after its pungs."""
        for player, melds in enumerate(self.described.melds):
            for place, meld in enumerate(melds):
                self.dealt[player].extend((meld.face,) * HELD.get(meld.kind, 3))
                if meld.kind in (Kind.PUNG, Kind.ADDED):
                    spare = next(iter(self._loose_spares(player)), None)
                    if spare is None:
                        raise ShortageError(
                            f"{SEATS[player]} has no card left to discard after its pung {FACES[meld.face]}"
                        )
                    self.supply.take((spare,))
                    self.spares[player, place] = spare
                    self.dealt[player].append(spare)

    def finish(self) -> Dealing:
        """The deal with everything left over as the stock, and the dealer's additional card in its hand."""
        dealer, act = self.plan.dealer, self.plan.beats[0]
        first = self._first_card(act)
        self.dealt[dealer].append(first)
        replacing = tuple(
            self._replacements(player, first if player == dealer and act.purpose is Purpose.ACT else None)
            for player in PLAYERS
        )
        for player, faces in enumerate(replacing):
            for face in faces:
                self.dealt[player].remove(face)
        stock = self._stock()
        hands = {
            seat: DECK.sort(FACES[face] for face in dealt)
            for seat, dealt in zip(SEATS, self.dealt, strict=True)
        }
        indicators = tuple(FACES[face] for face in self.indicators)
        setup = Setup(DECK.game, SEATS[dealer], hands, tuple(FACES[face] for face in stock), indicators)
        return Dealing(setup, tuple(self.hands), first, self.late, self.spares, replacing, self.early)

    def _neutral_indicators(self, coming: list[Face]) -> tuple[Face, Face]:
        holdings = (
            laid_cards(melds) + (packed.pack((*hand, *coming)) if hand else 0)
            for hand, melds in zip(self.described.hands, self.described.melds, strict=True)
        )
        indicators = neutral_indicators(self.supply, holdings)
        self.supply.take(indicators)
        return indicators

    def _first_card(self, beat: Beat) -> Face:
        if 0 in self.late:
            return self.late[0][0]
        if beat.purpose is Purpose.FEED:
            return self.described.melds[beat.owner][beat.meld].face
        if beat.purpose is Purpose.ACT and self.described.drawn is not None:
            return self.described.drawn
        hands = [packed.pack(dealt) for dealt in self.dealt]
        seats = Seats(hands, ((),) * len(PLAYERS), self.described.ready)
        face = seats.quietest(beat.player, self.supply.offered(), self.early)
        self.supply.take((face,))
        return face

    def _replacements(self, player: Player, last: Face | None) -> tuple[Face, ...]:
        """The cards of its hand that a seat gets for what it shows, `last` as the last of them if told.

        Not dealing one of four alike, or of what else could be shown, spares a question.
        """
        shown = [meld for meld in self.described.melds[player] if isinstance(meld.kind, Shown)]
        due = sum(map(replacements, shown))
        if not due:
            return ()
        ending = () if last is None else (last,)
        own = Counter(self.hands[player]) & Counter(self.dealt[player])
        by_copies = (face for face, _ in own.most_common() for _ in range(own[face]))
        return (*islice(by_copies, due - len(ending)), *ending)

    def _stock(self) -> tuple[Face, ...]:
        """Everything not dealt; what somebody will want lies in the middle, where it is drawn last."""
        self.supply.left = [DECK.copies] * len(FACES)
        self.supply.take(self.indicators)
        for dealt in self.dealt:
            self.supply.take(dealt)
        rest = sorted(self.supply.rest(), key=self.early.__contains__)
        return outside_in(rest)

    def _loose_spares(self, player: Player) -> tuple[Face, ...]:
        """Cards to hold for a while and then to discard: those that nobody wants first."""
        own = packed.pack(self.dealt[player])
        return tuple(
            sorted(self.supply.offered(), key=lambda face: (packed.count(own, face), face in self.early))
        )

    def _seats(self) -> Seats:
        return Seats([packed.pack(hand) for hand in self.hands], self.described.melds, self.described.ready)
