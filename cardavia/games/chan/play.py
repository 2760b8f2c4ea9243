"""The course of a deal: from one decision point to the next, by pure functions on the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.games import packed
from cardavia.games.chan import bonus, legal, settlement
from cardavia.games.chan.cards import FACE
from cardavia.games.chan.rules import Rules
from cardavia.games.chan.state import FROM_GATE, NEXT, PLAYERS, Bars, Kind, Laid, Phase, State, Win
from cardavia.games.packed import ONE, Face
from cardavia.games.seats import NO_CARD, TURNS_UP, Event, Player, replaced
from cardavia.table import SEATS, Decision, Seat, Setup

Answers = tuple[Decision | None, ...]
"""What each seat decides; None for one that is not asked."""

THROWN: Mapping[Decision, Face] = {decision: face for face, decision in enumerate(legal.DISCARD)}


def start(setup: Setup, rules: Rules) -> State:
    """The deal before the dealer, whoever that is, acts first (CH-2.1.4, CH-2.1.5)."""
    dealer = SEATS.index(setup.dealer)
    hands = tuple(packed.pack(FACE[card] for card in setup.hands[seat]) for seat in SEATS)
    return State(
        rules=rules,
        phase=Phase.OPENING,
        supplier=dealer,
        gate=dealer,
        turn=NEXT[dealer],
        card=NO_CARD,
        from_stock=False,
        hands=hands,
        melds=((),) * len(PLAYERS),
        table=((),) * len(PLAYERS),
        bars=(Bars(),) * len(PLAYERS),
        stock=tuple(FACE[card] for card in setup.stock),
        drawn=0,
        dealt=hands,
        win=None,
        ledger=(),
        events=(Event(dealer, "deals"),),
    )


def advance(state: State, decisions: Mapping[Seat, Decision]) -> State:
    """The next decision point after legal decisions of exactly the seats asked."""
    answers = tuple(map(decisions.get, SEATS))
    return _STEPS[state.phase](state._replace(events=()), answers)


def open_play(state: State, answers: Answers) -> State:
    """The dealer wins as dealt, or discards like anyone (CH-3.7.2)."""
    dealer = state.supplier
    return win(state, dealer) if answers[dealer] == legal.WIN else throw(state, answers)


def throw(state: State, answers: Answers) -> State:
    """A discard becomes public, in its own gate or in the place of the card of a Chíu (CH-3.6.4)."""
    player = state.supplier
    face = THROWN[answers[player] or ""]
    bars = state.bars[player]
    return offer(
        state._replace(
            phase=Phase.CLAIM,
            card=face,
            from_stock=False,
            hands=replaced(state.hands, player, state.hands[player] - ONE[face]),
            table=replaced(state.table, state.gate, (*state.table[state.gate], face)),
            bars=replaced(state.bars, player, bars._replace(discarded=bars.discarded | ONE[face])),
            events=(Event(player, "discards", face),),
        )
    )


def settle_claims(state: State, answers: Answers) -> State:
    """Wins go before Chíu and Chíu before captures; equals by seat from the gate (CH-3.6.2).

    A Chíu that wins ranks as a win, and only one seat wins. Two seats never have the same Chíu (CH-3.6.1).
    """
    for claimed in (legal.WIN, legal.CHIU):
        for player in FROM_GATE[state.gate]:
            if answers[player] == claimed:
                return win(state, player) if claimed == legal.WIN else chiu(state, player)
    return settle_right(state, answers)


def settle_right(state: State, answers: Answers) -> State:
    """The seat on turn takes the card (CH-3.1.1, CH-3.2.2, CH-3.3.1) or passes it."""
    return take(state) if answers[state.turn] == legal.TAKE else pass_on(state)


def take(state: State) -> State:
    """The seat on turn exposes a pair and then discards from its hand, in its own gate (CH-3.1.2)."""
    player, card = state.turn, state.card
    bars = state.bars[player]
    own = legal.capture(state.hands[player], bars, card)
    if own != card:
        bars = bars._replace(in_ca=bars.in_ca | ONE[own])
    kind = Kind.CHAN if own == card else Kind.CA
    return _melded(state, player, Laid(kind, card, own, state.supplier), ONE[own])._replace(
        bars=replaced(state.bars, player, bars), gate=player, turn=NEXT[player]
    )


def chiu(state: State, player: Player) -> State:
    """Four alike are exposed, one discard follows and nothing is drawn (CH-3.6.3).

    On turn it lies in the claimant's gate and the next seat acts on it. Out of turn it lies where the
    claimed card lay, and the seat that was interrupted goes on, then the one behind it (CH-3.6.4, CH-gap-7).
    """
    melded = _melded(
        state, player, Laid(Kind.CHIU, state.card, state.card, state.supplier), 3 * ONE[state.card]
    )
    return melded._replace(gate=player, turn=NEXT[player]) if player == state.turn else melded


def pass_on(state: State) -> State:
    """The seat on turn leaves the card: one from the stock goes to the next seat once (CH-3.3.1).

    Otherwise it is dead, and the seat turns up the next stock card (CH-3.2.1, CH-3.3.2).
    """
    player = state.turn
    left = lock(state, player)
    if not state.from_stock or player != state.gate:
        return reveal(left, player)
    follower = NEXT[player]
    passed = left._replace(phase=Phase.PASSED, turn=follower)
    can_take = legal.capture(state.hands[follower], state.bars[follower], state.card) != NO_CARD
    return passed if can_take else reveal(passed, follower)


def lock(state: State, player: Player) -> State:
    """A Chắn that could have been taken on turn, and was not, locks its face (CH-3.4.3)."""
    bars, card = state.bars[player], state.card
    if legal.capture(state.hands[player], bars, card) != card:
        return state
    locked = bars._replace(declined=bars.declined | ONE[card])
    return state._replace(bars=replaced(state.bars, player, locked))


def reveal(state: State, player: Player) -> State:
    """A seat turns up the top stock card in its own gate (CH-3.2.1); it never goes to a hand (CH-3.2.3)."""
    if not state.stock_left:
        return exhaust(state, player)
    face = state.stock[state.drawn]
    return offer(
        state._replace(
            phase=Phase.CLAIM,
            supplier=player,
            gate=player,
            turn=player,
            card=face,
            from_stock=True,
            table=replaced(state.table, player, (*state.table[player], face)),
            drawn=state.drawn + 1,
            events=(*state.events, Event(player, TURNS_UP, face)),
        )
    )


def offer(state: State) -> State:
    """A card has become public; where nobody can do anything with it, it is passed without asking."""
    return state if any(legal.claims(state)) else pass_on(state)


def exhaust(state: State, player: Player) -> State:
    """A reveal is due and the stock is empty: only then is the deal drawn, at 0 (CH-4.8.2, CH-gap-8)."""
    ended = Event(player, "finds the stock empty")
    return state._replace(phase=Phase.OVER, card=NO_CARD, events=(*state.events, ended))


def win(state: State, player: Player) -> State:
    """The deal ends and is paid for; no meld is laid, the card stays on the table (CH-gap-14)."""
    items = bonus.items(bonus.bonuses(winning_hand(state, player)))
    return state._replace(
        phase=Phase.OVER,
        win=Win(player, items),
        ledger=settlement.win(player, bonus.total(items)),
        events=(Event(player, "wins"),),
    )


def winning_hand(state: State, player: Player) -> bonus.WinningHand:
    """The hand to be scored: with the public card, or as dealt where there is none yet."""
    card = state.card
    concealed = state.hands[player] + (0 if card == NO_CARD else ONE[card])
    in_own_gate = card != NO_CARD and state.gate == player
    return bonus.WinningHand(concealed, state.melds[player], card, in_own_gate, state.dealt[player])


def _melded(state: State, player: Player, meld: Laid, used: packed.Hand) -> State:
    """The public card has gone to a meld with the cards `used` of the hand, and a discard is due."""
    return state._replace(
        phase=Phase.DISCARD,
        supplier=player,
        card=NO_CARD,
        hands=replaced(state.hands, player, state.hands[player] - used),
        melds=replaced(state.melds, player, (*state.melds[player], meld)),
        table=replaced(state.table, state.gate, state.table[state.gate][:-1]),
        events=(Event(player, f"claims for a {meld.kind.value}", meld.card),),
    )


_STEPS: Mapping[Phase, Callable[[State, Answers], State]] = {
    Phase.OPENING: open_play,
    Phase.DISCARD: throw,
    Phase.CLAIM: settle_claims,
    Phase.PASSED: settle_right,
}
