"""The course of a deal: from one decision point to the next, by pure functions on the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.games import packed
from cardavia.games.packed import ONE, Face
from cardavia.games.seats import DRAWS, NO_CARD, REPLACES, Event, Player, replaced
from cardavia.games.sichuan import fan, legal, settlement
from cardavia.games.sichuan.state import BEHIND, PLAYERS, Kind, Laid, Phase, State, Win, laid_tiles
from cardavia.games.sichuan.tiles import FACE, SUITS
from cardavia.table import SEATS, Decision, Seat, Setup, Transfer

Answers = tuple[Decision | None, ...]
"""What each seat decides; None for one that is not asked."""

THROWN: Mapping[Decision, Face] = {decision: face for face, decision in enumerate(legal.DISCARD)}
WINNERS_TO_END = 3
"""The third win ends the deal (SC-1.1.2)."""


def start(setup: Setup) -> State:
    """The deal before the void suits are named, all four at once (SC-2.1.3)."""
    return State(
        phase=Phase.VOID,
        turn=SEATS.index(setup.dealer),
        card=NO_CARD,
        hands=tuple(packed.pack(FACE[card] for card in setup.hands[seat]) for seat in SEATS),
        melds=((),) * len(PLAYERS),
        table=((),) * len(PLAYERS),
        wall=tuple(FACE[card] for card in setup.stock),
        front=0,
        back=len(setup.stock),
        void=(),
        replacement=False,
        playing=tuple(PLAYERS),
        wins=(),
        ledger=(),
        events=(Event(SEATS.index(setup.dealer), "deals"),),
    )


def advance(state: State, decisions: Mapping[Seat, Decision]) -> State:
    """The next decision point after legal decisions of exactly the seats asked."""
    answers = tuple(map(decisions.get, SEATS))
    return _STEPS[state.phase](state, answers)


def name_voids(state: State, answers: Answers) -> State:
    """All become known together, before play (SC-0.4.1); the dealer acts without a draw (SC-2.1.2)."""
    void = tuple(legal.VOIDS.index(answer) for answer in answers if answer)
    named = tuple(Event(player, f"is void in {SUITS[suit]}") for player, suit in enumerate(void))
    return state._replace(phase=Phase.TURN, void=void, events=named)


def take_turn(state: State, answers: Answers) -> State:
    """The seat on turn wins, declares a kong or discards."""
    player = state.turn
    decision = answers[player] or ""
    if decision in THROWN:
        return discard(state, player, THROWN[decision])
    state = _afresh(state)
    if decision == legal.WIN:
        return win_by_self_draw(state, player)
    face = legal.OWN_KONG.index(decision)
    if packed.count(state.hands[player], face) == 4:
        return declare_concealed_kong(state, player, face)
    return add_to_pung(state, player, face)


def settle_claims(state: State, answers: Answers) -> State:
    """Any win goes before pung and kong (SC-3.2.3); two seats never have a pung or kong (SC-3.2.4)."""
    state = _afresh(state)
    supplier, face = state.turn, state.card
    if winners := declared_wins(answers, supplier):
        return win_on(state, winners, face, settlement.discard_win, frozenset())
    for player, answer in enumerate(answers):
        if answer == legal.PUNG:
            return pung(state, player, face, supplier)
        if answer == legal.KONG:
            return declare_exposed_kong(state, player, face, supplier)
    return next_turn(state, supplier)


def settle_robbery(state: State, answers: Answers) -> State:
    """Robbed, the kong never comes to be: no fee, no replacement (SC-5.1.7); otherwise it stands."""
    state = _afresh(state)
    konger, face = state.turn, state.card
    if winners := declared_wins(answers, konger):
        return win_on(state, winners, face, settlement.robbery_win, frozenset({fan.ROBBED_KONG}))
    return complete_added_kong(state, konger, face)


def declared_wins(answers: Answers, supplier: Player) -> tuple[Player, ...]:
    """Every seat that wins on one tile (SC-3.2.5), in order from behind its supplier (SC-3.2.4)."""
    return tuple(player for player in BEHIND[supplier] if answers[player] == legal.WIN)


def next_turn(state: State, after: Player) -> State:
    """The next seat in play draws (SC-3.1.1); with nothing left to draw the wall is exhausted (SC-1.1.2)."""
    if not state.stock:
        return exhaust(state)
    player = seat_behind(after, state.playing)
    face = state.wall[state.front]
    return state._replace(
        phase=Phase.TURN,
        turn=player,
        card=face,
        hands=replaced(state.hands, player, state.hands[player] + ONE[face]),
        front=state.front + 1,
        replacement=False,
        events=(*state.events, Event(player, DRAWS, face)),
    )


def seat_behind(player: Player, playing: tuple[Player, ...]) -> Player:
    """The next seat in turn order that has not won (SC-1.1.1)."""
    if len(playing) == len(PLAYERS):
        return BEHIND[player][0]
    return next(seat for seat in BEHIND[player] if seat in playing)


def draw_replacement(state: State, player: Player) -> State:
    """Every kong is followed by a tile from the back of the wall (SC-3.3.3)."""
    face = state.wall[state.back - 1]
    return state._replace(
        phase=Phase.TURN,
        turn=player,
        card=face,
        hands=replaced(state.hands, player, state.hands[player] + ONE[face]),
        back=state.back - 1,
        replacement=True,
        events=(*state.events, Event(player, REPLACES, face)),
    )


def discard(state: State, player: Player, face: Face) -> State:
    """A tile goes to the table and is offered to everyone at once."""
    thrown = put_down(state, player, face, Phase.CLAIM, "discards")
    return thrown if any(legal.claims(thrown, face, player)) else next_turn(thrown, player)


def put_down(state: State, player: Player, face: Face, phase: Phase, deed: str) -> State:
    """A tile from the hand of the seat on turn lies on its table, where others may want it."""
    return state._replace(
        phase=phase,
        card=face,
        hands=replaced(state.hands, player, state.hands[player] - ONE[face]),
        table=replaced(state.table, player, (*state.table[player], face)),
        events=(Event(player, deed, face),),
    )


def pung(state: State, player: Player, face: Face, supplier: Player) -> State:
    """Two from the hand and the discard; the turn moves there, without a draw (SC-3.2.2, SC-3.3.7)."""
    melded = _claim(state, player, Laid(Kind.PUNG, face, supplier))
    return melded._replace(phase=Phase.DISCARD, turn=player)


def declare_exposed_kong(state: State, player: Player, face: Face, supplier: Player) -> State:
    """Three from the hand and the discard, paid for by the supplier (SC-5.1.4)."""
    melded = _claim(state, player, Laid(Kind.EXPOSED, face, supplier))
    return draw_replacement(book(melded, settlement.exposed_kong(player, supplier)), player)


def declare_concealed_kong(state: State, player: Player, face: Face) -> State:
    """Four from the hand (SC-3.3.1), paid for by all in play (SC-5.1.6); it cannot be robbed (SC-3.3.5)."""
    melded = state._replace(
        hands=replaced(state.hands, player, state.hands[player] - 4 * ONE[face]),
        melds=replaced(state.melds, player, (*state.melds[player], Laid(Kind.CONCEALED, face))),
        events=(*state.events, Event(player, "lays the concealed kong", face)),
    )
    fees = settlement.concealed_kong(player, _opponents(state, player))
    return draw_replacement(book(melded, fees), player)


def add_to_pung(state: State, player: Player, face: Face) -> State:
    """The fourth tile lies on the table while it may be robbed (SC-3.3.4)."""
    offered = put_down(state, player, face, Phase.ROB, "adds to its pung")
    is_wanted = any(legal.robberies(offered, face, player))
    return offered if is_wanted else complete_added_kong(offered, player, face)


def complete_added_kong(state: State, player: Player, face: Face) -> State:
    """The added tile joins its pung (SC-3.3.2), paid for by all in play (SC-5.1.5)."""
    melds = tuple(
        meld._replace(kind=Kind.ADDED) if meld.face == face else meld for meld in state.melds[player]
    )
    melded = state._replace(
        melds=replaced(state.melds, player, melds),
        table=replaced(state.table, player, state.table[player][:-1]),
        events=(*state.events, Event(player, "completes the added kong", face)),
    )
    fees = settlement.added_kong(player, _opponents(state, player))
    return draw_replacement(book(melded, fees), player)


def win_by_self_draw(state: State, player: Player) -> State:
    """The winning tile stays in the hand; all opponents in play pay (SC-5.1.3)."""
    events = frozenset({fan.KONG_REPLACEMENT}) if state.replacement else frozenset()
    items = fan.items(winning_hand(state, player, state.hands[player], events))
    paid = settlement.self_draw(player, fan.base(fan.total(items)), _opponents(state, player))
    return after_wins(book(_won(state, Win(player, items)), paid), player)


def win_on(
    state: State,
    winners: tuple[Player, ...],
    face: Face,
    payment: Callable[[Player, int, Player], tuple[Transfer, ...]],
    events: frozenset[str],
) -> State:
    """Every declared win on a tile of the seat on turn is settled (SC-3.2.5); the tile stays on its table."""
    supplier = state.turn
    for player in winners:
        items = fan.items(winning_hand(state, player, state.hands[player] + ONE[face], events))
        paid = payment(player, fan.base(fan.total(items)), supplier)
        state = book(_won(state, Win(player, items)), paid)
    return after_wins(state, winners[-1])


def winning_hand(state: State, player: Player, concealed: int, events: frozenset[str]) -> fan.WinningHand:
    """The hand to be scored; with the wall empty the win is one on the last tile (SC-4.1.12)."""
    last = frozenset() if state.stock else frozenset({fan.LAST_TILE})
    melds = state.melds[player]
    return fan.WinningHand(concealed, laid_tiles(melds), len(melds), events | last)


def after_wins(state: State, last: Player) -> State:
    """Play goes on (SC-0.4.2) behind the last winner (SC-gap-1), until the third win ends it (SC-1.1.2)."""
    if len(state.wins) == WINNERS_TO_END:
        return state._replace(phase=Phase.OVER)
    return next_turn(state, last)


def exhaust(state: State) -> State:
    """The end of the deal when nobody can draw any more (SC-5.2)."""
    return book(
        state._replace(
            phase=Phase.OVER, events=(*state.events, Event(state.turn, "sees the wall exhausted"))
        ),
        settlement.exhaustion(state),
    )


def book(state: State, transfers: tuple[Transfer, ...]) -> State:
    """The state with payments entered in the ledger."""
    return state._replace(ledger=state.ledger + transfers)


def _afresh(state: State) -> State:
    """The state as a step begins: nothing has happened yet."""
    return state._replace(events=())


def _claim(state: State, player: Player, meld: Laid) -> State:
    supplier = state.turn
    return state._replace(
        hands=replaced(state.hands, player, state.hands[player] - (meld.copies - 1) * ONE[meld.face]),
        melds=replaced(state.melds, player, (*state.melds[player], meld)),
        table=replaced(state.table, supplier, state.table[supplier][:-1]),
        events=(*state.events, Event(player, f"claims for a {meld.kind.value}", meld.face)),
    )


def _won(state: State, win: Win) -> State:
    return state._replace(
        wins=(*state.wins, win),
        playing=_opponents(state, win.player),
        events=(*state.events, Event(win.player, "wins")),
    )


def _opponents(state: State, player: Player) -> tuple[Player, ...]:
    """Who pays: those who have won do not any more (SC-3.2.6)."""
    return tuple(other for other in state.playing if other != player)


_STEPS: Mapping[Phase, Callable[[State, Answers], State]] = {
    Phase.VOID: name_voids,
    Phase.TURN: take_turn,
    Phase.DISCARD: take_turn,
    Phase.CLAIM: settle_claims,
    Phase.ROB: settle_robbery,
}
