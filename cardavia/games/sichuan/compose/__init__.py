"""From a situation to an explicit deal and the legal decisions that lead there.

`described` refuses what contradicts itself, `plan` finds whose turns lead to the situation, `layout` finds
tiles for them with `supply` for all that is left open, and here the deal is played to see that it arrives.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from cardavia.games import packed
from cardavia.games.game import Game
from cardavia.games.melding.described import faces_of
from cardavia.games.melding.plan import Plan, Purpose
from cardavia.games.melding.state import Kind, Phase
from cardavia.games.melding.supply import filled
from cardavia.games.packed import Face
from cardavia.games.seats import Player
from cardavia.games.sichuan import legal
from cardavia.games.sichuan.compose.described import Described, check_named, describe
from cardavia.games.sichuan.compose.layout import Laidout, lay_out, setup
from cardavia.games.sichuan.compose.plan import plans
from cardavia.games.sichuan.compose.supply import Seats, Supply
from cardavia.games.sichuan.options import rules
from cardavia.games.sichuan.state import PLAYERS, State
from cardavia.games.sichuan.tiles import DECK, FACE, SHAPE, SUITS
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import PASS, SEATS, Decision, Seat, Setup

TRIES = 60
"""Plans filled with tiles before a situation is given up."""


def compose(situation: Situation, playing: Game[State]) -> Composition:
    """A deal and the decisions of each decision point up to the situation, by the rules of a table.

    Raises `SituationError` if the situation contradicts itself or no quiet play reaches it.
    """
    if situation.fresh:
        return _fresh(situation)
    described = describe(situation)
    dealer = None if situation.dealer is None else SEATS.index(situation.dealer)
    failure: SituationError | None = None
    for plan in islice(plans(described, dealer, situation.stock_left), TRIES):
        try:
            laid_out = lay_out(described, plan, rules(playing.profile))
            return Composition(laid_out.setup, _prelude(playing, laid_out, described, plan))
        except SituationError as shortage:
            failure = failure or shortage
    if failure is not None:
        raise failure
    wanted = "" if situation.stock_left is None else f" with {situation.stock_left} tiles left"
    held = "" if dealer is None else f" when {situation.dealer} deals"
    raise SituationError(
        f"no order of turns brings {situation.actor or 'anyone'} to act{wanted}{held}; "
        "leave the dealer or the number of tiles open, or change them"
    )


class _Road:
    """Plays a composed deal and writes down every decision."""

    def __init__(self, playing: Game[State], dealt: Setup) -> None:
        self.playing = playing
        self.state = playing.start(dealt)
        self.decisions: list[Mapping[Seat, Decision]] = []

    def go(self, wanted: Mapping[Player, Decision]) -> None:
        """Decide as wanted; every other seat asked passes."""
        answers: dict[Seat, Decision] = {}
        for player, options in enumerate(legal.options(self.state)):
            decision = wanted.get(player, PASS)
            if options and decision not in options:
                raise SituationError(
                    f"on the way {SEATS[player]} would have to {decision}, but may only {', '.join(options)}"
                )
            if options:
                answers[SEATS[player]] = decision
        self.decisions.append(answers)
        self.state = self.playing.advance(self.state, answers)

    def let_pass(self) -> None:
        """Everyone lets the open window go by."""
        while self.state.phase in (Phase.CLAIM, Phase.ROB):
            self.go({})


def _prelude(
    playing: Game[State], laid_out: Laidout, described: Described, plan: Plan
) -> tuple[Mapping[Seat, Decision], ...]:
    road = _Road(playing, laid_out.setup)
    thrown = iter(laid_out.thrown)
    road.go({player: legal.VOIDS[suit] for player, suit in enumerate(laid_out.void)})
    for beat in plan.beats[:-1]:
        player = beat.player
        match beat.purpose:
            case Purpose.QUIET:
                road.go({player: legal.DISCARD[next(thrown)]})
            case Purpose.WIN:
                road.go({player: legal.WIN})
            case Purpose.FEED:
                meld = described.melds[beat.owner][beat.meld]
                claim = legal.KONG if meld.kind is Kind.EXPOSED else legal.PUNG
                road.go({player: legal.DISCARD[meld.face]})
                road.go({beat.owner: claim})
                road.go({beat.owner: legal.DISCARD[next(thrown)]})
            case _:
                road.go({player: legal.OWN_KONG[described.melds[beat.owner][beat.meld].face]})
                road.let_pass()
                road.go({player: legal.DISCARD[next(thrown)]})
        road.let_pass()
    _check_arrival(road.state, described, plan.beats[-1].player, laid_out.drawn)
    return tuple(road.decisions)


def _check_arrival(state: State, described: Described, actor: Player, drawn: Face) -> None:
    """A last look: what the situation says must now lie on the table."""
    if state.phase is not Phase.TURN or state.turn != actor:
        raise SituationError(f"the deal does not arrive at {SEATS[actor]}'s turn")
    for player, hand in enumerate(described.hands):
        held = (*hand, drawn) if hand is not None and player == actor else hand
        melds = [(meld.kind, meld.face) for meld in state.melds[player]]
        if (held is not None and state.hands[player] != packed.pack(held)) or melds != [
            (meld.kind, meld.face) for meld in described.melds[player]
        ]:
            raise SituationError(f"the deal does not arrive at what {SEATS[player]} is to hold")


def _fresh(situation: Situation) -> Composition:
    """The deal itself: hands as dealt, nothing played; void suits are still to be named."""
    check_named(situation)
    dealer = situation.dealer or SEATS[0]
    if situation.melds or situation.out or situation.void:
        raise SituationError("a fresh deal has no melds, no winners and no void suits yet")
    if situation.actor not in (None, dealer):
        raise SituationError(f"in a fresh deal {dealer} acts first, not {situation.actor}")
    if situation.drawn is not None:
        raise SituationError(f"in a fresh deal nobody has drawn yet, not {situation.drawn} either")
    if situation.stock_left not in (None, SHAPE.stock):
        raise SituationError(f"in a fresh deal {SHAPE.stock} tiles are left, not {situation.stock_left}")
    supply = Supply([0] * len(SUITS))
    for cards in (*situation.hands.values(), situation.front, situation.back):
        supply.take(FACE[card] for card in cards if card is not None)
    dealt: list[list[Face]] = []
    for player, seat in enumerate(SEATS):
        told = situation.hands.get(seat)
        if told is None:
            void = supply.void_suit()
            hand = supply.quiet_hand(player, Seats([void] * len(PLAYERS)), SHAPE.other_hand)
        else:
            hand = tuple(FACE[card] for card in told)
        dealt.append(list(hand))
    if len(dealt[SEATS.index(dealer)]) == SHAPE.other_hand:
        last = supply.rest()[:1]
        supply.take(last)
        dealt[SEATS.index(dealer)].extend(last)
    wall = filled(faces_of(situation.front, DECK), faces_of(situation.back, DECK), supply.rest())
    return Composition(setup(SEATS.index(dealer), dealt, wall), ())
