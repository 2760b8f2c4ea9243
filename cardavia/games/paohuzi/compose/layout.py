"""The deal of a composition: the hands as told, quiet ones for the others, and cards for the way.

Whatever lies in the stock is left open; `course` decides it card by card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, product
from typing import NamedTuple

from cardavia.games import packed
from cardavia.games.game import Game
from cardavia.games.packed import ONE, Face, Hand, count, spread
from cardavia.games.paohuzi import groups, legal
from cardavia.games.paohuzi.cards import DECK, FACES, SHAPE, names
from cardavia.games.paohuzi.compose.course import ANY, Course
from cardavia.games.paohuzi.compose.described import Described, rest_size
from cardavia.games.paohuzi.compose.history import Claim, History, Part, histories
from cardavia.games.paohuzi.compose.quiet import (
    ALL,
    PAIR,
    SPREAD,
    Wishes,
    by_demand,
    quiet_hand,
    shown_last,
    wants,
    without,
)
from cardavia.games.paohuzi.state import BEHIND, PLAYERS, State
from cardavia.games.seats import Player
from cardavia.situation import SituationError
from cardavia.table import PASS, Setup

SEATS = SHAPE.seats
PATHS = 3
"""Ways for one seat to have come to what it has, tried with each dealer."""


class Frame(NamedTuple):
    """What is settled of a deal before any card is looked for.

    By seat: the hand in the situation and what led to it, None if nothing is told. `shifts` are seats of
    which nothing is told and that peng a card, so that the turn goes on behind them.
    """

    dealer: Player
    hands: tuple[Hand | None, ...]
    histories: tuple[History | None, ...]
    shifts: tuple[Player, ...]


class Need(NamedTuple):
    """How many cards a hand is to have, and which of them it must have."""

    size: int
    kept: tuple[Face, ...]


def layouts(described: Described, playing: Game[State]) -> Iterator[Course]:
    """Deals from which the situation may be reached, the plainest first.

    Raises `SituationError` if there is none at all.
    """
    for player in PLAYERS:
        _check_history(described, player)
    failure: SituationError | None = None
    found = False
    for frame in _frames(described):
        try:
            course = _Layout(described, frame, playing).course()
        except SituationError as shortage:
            failure = failure or shortage
        else:
            found = True
            yield course
    if failure and not found:
        raise failure


def quiet_hand_of(
    described: Described, player: Player, pool: Hand, need: Need, others: Iterable[Hand]
) -> Hand:
    """A hand for a seat of which none is told; raises `SituationError` if too many cards are told.

    It holds what others want, so that this does not turn up, and has no use for the cards that are told.
    """
    actor, card = described.actor, described.card
    unwanted = {face for face in described.front if face is not None}
    if described.drawn is not None and player == actor:
        unwanted.add(described.drawn)
    if card is not None and actor is not None and player == BEHIND[actor][0]:
        unwanted.add(card)
    wishes = Wishes(frozenset(described.coming), frozenset(unwanted), by_demand(tuple(others)))
    hand = quiet_hand(pool, need.size, need.kept, wishes)
    if hand is None:
        raise SituationError(f"no hand of {need.size} cards is left for {SEATS[player]}; tell fewer cards")
    return hand


def _check_history(described: Described, player: Player) -> None:
    """Raises `SituationError` unless the seat can have come to what is told of it."""
    told, hand, due = described.seats[player], described.held(player), described.due(player)
    if hand is None or told.hand is None:
        return
    deals = (False, True) if described.dealer is None else (described.dealer == player,)
    if any(next(histories(player, told, hand, Part(each, due)), None) for each in deals):
        return
    rest, held = rest_size(told.melds), packed.size(hand)
    if held != rest + due:
        beside = f" beside {len(told.melds)} melds" if told.melds else ""
        also = ", as it is about to discard" if due else f", or {rest + 1} if it is about to discard"
        raise SituationError(
            f"{SEATS[player]} holds {packed.size(told.hand)} cards ({' '.join(names(told.hand))}){beside}, "
            f"expected {rest + due}{also}"
        )
    if due and not told.melds and described.dealer not in (None, player):
        raise SituationError(
            f"{SEATS[player]} has laid nothing to discard after, and the dealer is {SEATS[described.dealer]}"
        )
    if told.discarded and not told.melds:
        raise SituationError(
            f"{SEATS[player]} has discarded {len(told.discarded)} cards without a meld; only the dealer "
            "discards one before (PH-2.1.5)"
        )
    raise SituationError(
        f"{SEATS[player]} holds what it could not, with these melds, discards and passes: a chi lays all "
        "copies of its card (PH-3.6.1), a kan stays whole (PH-3.7.2), and what was discarded or passed is "
        "barred (PH-3.10.1)"
    )


def _frames(described: Described) -> Iterator[Frame]:
    hands = _final_hands(described)
    quiet = [player for player in PLAYERS if not described.tells_of(player)]
    for shifts in ((), *((player,) for player in quiet), *product(quiet, repeat=2)):
        for dealer in _dealers(described):
            most = 1 if shifts else PATHS
            paths = (islice(_paths(described, player, hands, dealer), most) for player in PLAYERS)
            for chosen in product(*paths):
                yield Frame(dealer, hands, chosen, shifts)


def _dealers(described: Described) -> tuple[Player, ...]:
    """Who may deal: first the seat that is to discard, or else one of which nothing is told."""
    if described.dealer is not None:
        return (described.dealer,)
    actor = described.actor or 0
    if described.drawn is None:
        return (actor, *BEHIND[actor])
    return tuple(
        sorted(PLAYERS, key=lambda dealer: (described.tells_of(dealer), (actor - dealer - 1) % len(PLAYERS)))
    )


def _final_hands(described: Described) -> tuple[Hand | None, ...]:
    """The hands in the situation, quiet ones where only melds, discards or passes are told."""
    hands = [described.held(player) for player in PLAYERS]
    pool = without(ALL, [face for hand in hands if hand is not None for face in spread(hand)])
    for told in described.seats:
        laid = (face for meld in told.melds for face in meld.group.faces)
        pool = without(pool, (*laid, *told.discarded))
    pool = without(pool, described.drawn_next)
    for player, told in enumerate(described.seats):
        if hands[player] is not None or not described.tells_of(player):
            continue
        pairs = tuple(face for face in told.passed for _ in range(PAIR))
        own = (described.card,) if described.due(player) and described.card is not None else ()
        size = rest_size(told.melds) + described.due(player)
        others = [hand for hand in hands if hand is not None]
        hand = quiet_hand_of(described, player, pool, Need(size, (*pairs, *own)), others)
        pool = without(pool, spread(hand))
        hands[player] = hand
    return tuple(hands)


def _paths(
    described: Described, player: Player, hands: tuple[Hand | None, ...], dealer: Player
) -> Iterator[History | None]:
    hand, told = hands[player], described.seats[player]
    if hand is None:
        return iter((None,))
    others = [hands[other] or 0 for other in BEHIND[player]]
    shunned = frozenset(face for face in SPREAD if any(count(other, face) >= PAIR for other in others))
    return histories(player, told, hand, Part(player == dealer, described.due(player), shunned))


class _Layout:
    """One deal being laid out. Mutable: cards are taken from the `pool`, what is left lies in the stock."""

    def __init__(self, described: Described, frame: Frame, playing: Game[State]) -> None:
        self.playing = playing
        self.described = described
        self.frame = frame
        self.dealt = [path.dealt if path else 0 for path in frame.histories]
        self.todo = [path.claims if path else () for path in frame.histories]
        self.free: list[tuple[Face, ...]] = [() for _ in PLAYERS]
        self.supplied = [
            [claim.face for claims in self.todo for claim in claims if claim.discarder == player]
            for player in PLAYERS
        ]
        self.kept = [
            () if path else (*self.supplied[player], *self._first_card(player))
            for player, path in enumerate(frame.histories)
        ]
        told = [face for hand in self.dealt for face in spread(hand)]
        turned_up = [claim.face for claims in self.todo for claim in claims if claim.is_taken]
        self.pool = without(ALL, (*told, *turned_up, *described.drawn_next))
        self.pool = without(self.pool, (face for cards in self.kept for face in cards))

        self.todo = [tuple(map(self._with_card, claims)) for claims in self.todo]

    def course(self) -> Course:
        """The deal, its stock still open."""
        for player, path in enumerate(self.frame.histories):
            if path is not None:
                self._add_discards(player, path)
        for player, path in enumerate(self.frame.histories):
            if path is None:
                self._add_quiet_hand(player)
        return self._course()

    def _with_card(self, claim: Claim) -> Claim:
        """The claim, with a card kept back to be passed; if none is left, it is one that others take."""
        if claim.decision != PASS:
            return claim
        if not count(self.pool, claim.face):
            return claim._replace(turners=())
        self.pool -= ONE[claim.face]
        return claim

    def _first_card(self, player: Player) -> tuple[Face, ...]:
        """The card that a seat of which nothing is told is about to discard."""
        card = self.described.card
        return (card,) if card is not None and self.described.due(player) else ()

    def _add_discards(self, player: Player, path: History) -> None:
        """Cards for a described seat to be dealt and to discard on the way, some for others to claim."""
        needed = list(self.supplied[player])
        for face in path.thrown:
            if face in needed:
                needed.remove(face)
        self.pool = without(self.pool, needed)
        number = path.thrown.count(None) - len(needed)
        if number < 0:
            raise SituationError(f"{SEATS[player]} has not discarded what others have claimed from it")
        self.dealt[player] += packed.pack(needed)
        found = self._harmless(player, number, {claim.face for claim in path.claims})
        self.pool = without(self.pool, found)
        self.dealt[player] += packed.pack(found)
        self.free[player] = (*needed, *found)

    def _harmless(self, player: Player, number: int, claimed: set[Face]) -> tuple[Face, ...]:
        """Discards that nobody else wants, and of which the seat itself wants no more: they are barred."""
        hands, dealt = self.frame.hands, self.dealt[player]
        final, others = hands[player] or 0, BEHIND[player]

        def harm(face: Face) -> tuple[int, int]:
            pairs = sum(count(hands[other] or 0, face) >= PAIR for other in others)
            chis = bool(groups.chis(hands[others[0]] or 0, face))
            matters = face in self.described.coming
            own = wants(final, face)
            alike = count(dealt, face)
            return 8 * (pairs + chis) + 4 * matters + 2 * own + 3 * alike, -count(self.pool, face)

        found: list[Face] = []
        for face in sorted(SPREAD, key=harm) if number else ():
            room = min(count(self.pool, face), PAIR - count(dealt, face))
            found += [face] * (0 if face in claimed else room)
            if len(found) >= number:
                break
        if len(found) < number:
            raise SituationError(
                f"{SEATS[player]} would have to discard {number} cards before, and none are left"
            )
        return tuple(found[:number])

    def _add_quiet_hand(self, player: Player) -> None:
        """A hand for a seat of which nothing is told, with the cards that it discards for others to claim."""
        dealer = self.frame.dealer
        supplies = self.supplied[player]
        first = [claims[0] for claims in self.todo if claims]
        opens = player == dealer and any(claim.discarder == player for claim in first)
        melds = len(supplies) - opens
        if self.described.due(player):
            alone = not any(self.todo) and self.described.stock_left in (None, SHAPE.stock)
            melds += not (player == dealer and alone)
        kept = (*self.kept[player], *self._shift(player))
        self.pool += packed.pack(self.kept[player])
        size = SHAPE.dealer_hand if player == dealer else SHAPE.other_hand
        others = [hand for other, hand in enumerate(self.dealt) if other != player]
        hand = quiet_hand_of(self.described, player, self.pool, Need(size, kept), others)
        self.pool = without(self.pool, spread(hand))
        self.dealt[player] = hand
        self.todo[player] += (Claim(ANY, None, (player,)),) * melds

    def _shift(self, player: Player) -> tuple[Face, ...]:
        """Pairs to peng with, of cards that no described seat wants."""
        found: list[Face] = []
        for _ in range(self.frame.shifts.count(player)):
            face = next(
                (
                    face
                    for face in SPREAD
                    if count(self.pool, face) > PAIR
                    and face not in (*found, *self.described.coming)
                    and not any(wants(hand, face) for hand in self.dealt)
                ),
                None,
            )
            if face is None:
                raise SituationError("no card is left that nobody wants")
            self.pool -= ONE[face]
            self.todo[player] += (Claim(face, legal.PENG, BEHIND[player]),)
            found.append(face)
        return tuple(face for face in found for _ in range(PAIR))

    def _course(self) -> Course:
        frame, described = self.frame, self.described
        shown = tuple(FACES[face] for face in shown_last(self.dealt, frame.dealer))
        hands = {seat: names(hand) for seat, hand in zip(SEATS, self.dealt, strict=True)}
        setup = Setup(DECK.game, SEATS[frame.dealer], {**hands, SEATS[frame.dealer]: shown}, ())
        final = tuple(
            None if told.hand is None else hand
            for told, hand in zip(described.seats, frame.hands, strict=True)
        )
        return Course(
            setup=setup,
            state=self.playing.start(setup),
            moves=(),
            spare=self.pool,
            order=by_demand([hand for hand in final if hand is not None]),
            todo=tuple(self.todo),
            thrown=tuple(path.thrown if path else () for path in frame.histories),
            free=tuple(self.free),
            kept=tuple(map(packed.pack, self.kept)),
            due=described.actor if described.drawn is None else None,
            final=final,
        )
