"""The course of a deal: from one decision point to the next, by pure functions on the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.games import packed
from cardavia.games.melding import moves
from cardavia.games.melding.state import Kind, Laid, Phase
from cardavia.games.nantong import legal, settlement, stock, win
from cardavia.games.nantong.state import BEHIND, SEATS, Opening, State
from cardavia.games.nantong.win import Win
from cardavia.games.packed import Face
from cardavia.games.seats import Event, Player
from cardavia.table import Decision, Seat

Answers = tuple[Decision | None, ...]
"""What each seat decides; None for one that is not asked."""

THROWN: Mapping[Decision, Face] = {decision: face for face, decision in enumerate(legal.DISCARD)}


def advance(state: State, decisions: Mapping[Seat, Decision]) -> State:
    """The next decision point after legal decisions of exactly the seats asked."""
    return _STEPS[state.phase](state, tuple(map(decisions.get, SEATS)))


def prepare(state: State, answers: Answers) -> State:
    """One seat declares something or has finished (NT-2.6.1)."""
    return state.rules.prepare(moves.afresh(state), answers[state.turn] or "")


def take_turn(state: State, answers: Answers) -> State:
    """The seat on turn wins, declares a kong or discards (NT-3.1.1, NT-3.1.2)."""
    player = state.turn
    decision = answers[player] or ""
    if decision in THROWN:
        return discard(state, player, THROWN[decision])
    state = moves.afresh(state)
    if decision == legal.WIN:
        return win_on_own_turn(state, player)
    face = legal.OWN_KONG.index(decision)
    if packed.count(state.hands[player], face) == 4:
        return declare_concealed_kong(state, player, face)
    return add_to_pung(state, player, face)


def settle_claims(state: State, answers: Answers) -> State:
    """Any win goes before pung and kong (NT-3.2.1); two seats never have a pung or kong (NT-3.2.2)."""
    state = moves.afresh(state)
    supplier, face = state.turn, state.card
    winner = nearest_win(answers, supplier)
    if winner is not None:
        return win_with_claimed(state, winner, face, discard_occasions(state))
    for player, answer in enumerate(answers):
        if answer == legal.PUNG:
            return pung(state, player, face, supplier)
        if answer == legal.KONG:
            return declare_exposed_kong(state, player, face, supplier)
    return next_turn(state, supplier)


def settle_robbery(state: State, answers: Answers) -> State:
    """Robbed, the kong never comes to be and the pung stays (NT-3.1.4, NT-gap-10); otherwise it stands."""
    state = moves.afresh(state)
    konger, face = state.turn, state.card
    winner = nearest_win(answers, konger)
    if winner is not None:
        return state.rules.robbed(state, winner, face)
    return complete_added_kong(state, konger, face)


def nearest_win(answers: Answers, supplier: Player) -> Player | None:
    """The one winner: of all who want to win the first behind the supplier of the card (NT-3.2.2)."""
    return next((player for player in BEHIND[supplier] if answers[player] == legal.WIN), None)


def next_turn(state: State, after: Player) -> State:
    """The seat behind draws (NT-2.1.4); if the stock is empty the deal is exhausted instead (NT-3.3.4)."""
    return stock.draw(state, BEHIND[after][0]) if state.stock else exhaust(state)


def draw_replacement(state: State, player: Player) -> State:
    """Every kong is followed by a card from the back, and a turn with it (NT-3.1.2, NT-gap-5, NT-gap-17)."""
    return stock.replace(state, player)._replace(phase=Phase.TURN, turn=player, replacement=True)


def discard(state: State, player: Player, face: Face) -> State:
    """A card goes to the table and is offered to both others at once, the last one too (NT-3.3.4)."""
    thrown = moves.put_down(state, player, face, Phase.CLAIM, "discards")
    return thrown if any(legal.claims(thrown, face, player)) else next_turn(thrown, player)


def pung(state: State, player: Player, face: Face, supplier: Player) -> State:
    """Two from the hand and the discard; the taker discards without a draw (NT-3.2.3)."""
    melded = moves.claim(state, player, Laid(Kind.PUNG, face, supplier))
    return melded._replace(phase=Phase.DISCARD, turn=player)


def declare_exposed_kong(state: State, player: Player, face: Face, supplier: Player) -> State:
    """Three from the hand and the discard, and a replacement (NT-3.2.4)."""
    return draw_replacement(moves.claim(state, player, Laid(Kind.EXPOSED, face, supplier)), player)


def declare_concealed_kong(state: State, player: Player, face: Face) -> State:
    """Four from the hand, shown (NT-3.1.2, NT-gap-9); it cannot be robbed (NT-3.1.4)."""
    return draw_replacement(moves.lay(state, player, Laid(Kind.CONCEALED, face)), player)


def add_to_pung(state: State, player: Player, face: Face) -> State:
    """The fourth card lies on the table while it may be robbed (NT-3.1.3, NT-3.1.4)."""
    offered = moves.put_down(state, player, face, Phase.ROB, "adds to its pung")
    is_wanted = any(legal.robberies(offered, face, player))
    return offered if is_wanted else complete_added_kong(offered, player, face)


def complete_added_kong(state: State, player: Player, face: Face) -> State:
    """The added card joins its pung, and a replacement comes (NT-3.1.4)."""
    return draw_replacement(moves.complete_kong(state, player, face), player)


def win_on_own_turn(state: State, player: Player) -> State:
    """With the card just drawn, which stays in the hand; without any it is heavenly (NT-2.7.2)."""
    occasions = {win.KONG_REPLACEMENT: state.replacement, win.LAST_CARD: not state.stock}
    named = frozenset(name for name, applies in occasions.items() if applies)
    hand = Win(state.hands[player], state.melds[player], drawn=state.card, occasions=named)
    return finish(state, player, hand)


def win_with_claimed(state: State, player: Player, face: Face, occasions: frozenset[str]) -> State:
    """With a card of another player, which stays on that player's table."""
    hand = Win(state.hands[player], state.melds[player], claimed=face, occasions=occasions)
    return finish(state, player, hand)


def discard_occasions(state: State) -> frozenset[str]:
    """The first discard of a deal is always the dealer's (NT-2.7.1, NT-4.10.3, NT-gap-4).

    It is that one while no other discard lies anywhere, on a table or in a meld that claimed it.
    """
    lying = sum(map(len, state.table))
    claimed = any(meld.supplier is not None for melds in state.melds for meld in melds)
    return frozenset({win.FIRST_DISCARD}) if lying == 1 and not claimed else frozenset()


def finish(state: State, player: Player, hand: Win) -> State:
    """The win ends the deal (NT-1.2.1) and counts double for a seat that declared ready (NT-2.6.2)."""
    if player in state.ready:
        hand = hand._replace(occasions=hand.occasions | {win.READY})
    over = state._replace(phase=Phase.OVER, events=(*state.events, Event(player, "wins")))
    return settlement.won(over, player, state.rules.counted(state, player, hand))


def pung_stays(state: State, robber: Player, face: Face) -> State:
    """A robbed seat keeps its pung and nothing more of the kong (NT-gap-10)."""
    return win_with_claimed(state, robber, face, frozenset())


def as_won(_: State, __: Player, hand: Win) -> Win:
    """A kong before the first discard has ended the heavenly chance (NT-gap-17)."""
    return hand


def exhaust(state: State) -> State:
    """Nobody took the last discard (NT-3.3.4)."""
    seen = Event(state.turn, "sees the stock exhausted")
    return settlement.exhausted(state._replace(phase=Phase.OVER, events=(*state.events, seen)))


_STEPS: Mapping[Phase | Opening, Callable[[State, Answers], State]] = {
    Opening.PREPARE: prepare,
    Phase.TURN: take_turn,
    Phase.DISCARD: take_turn,
    Phase.CLAIM: settle_claims,
    Phase.ROB: settle_robbery,
}
