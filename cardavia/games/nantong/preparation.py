"""Before play: each seat in turn, from the dealer, makes its opening declarations (NT-2.2.2)."""

from __future__ import annotations

from cardavia.games import packed
from cardavia.games.melding import moves
from cardavia.games.melding.state import Laid, Phase
from cardavia.games.nantong import legal, stock
from cardavia.games.nantong.cards import FACE
from cardavia.games.nantong.rules import Rules
from cardavia.games.nantong.state import BEHIND, PLAYERS, SEATS, Opening, Shown, State
from cardavia.games.packed import ONE, Face
from cardavia.games.seats import NO_CARD, Event, Player, replaced
from cardavia.table import Decision, Setup


def start(setup: Setup, rules: Rules) -> State:
    """The deal before the first opening declaration, or before play if nobody can declare anything."""
    dealer = SEATS.index(setup.dealer)
    hands = tuple(packed.pack(FACE[card] for card in setup.hands[seat]) for seat in SEATS)
    state = State(
        rules=rules,
        phase=Opening.PREPARE,
        turn=dealer,
        card=NO_CARD,
        hands=hands,
        melds=((),) * len(PLAYERS),
        table=((),) * len(PLAYERS),
        wall=tuple(FACE[card] for card in setup.stock),
        front=0,
        back=len(setup.stock),
        indicators=tuple(FACE[card] for card in setup.indicators),
        dealer=dealer,
        dealt=hands,
        ready=(),
        replacement=False,
        winner=None,
        scores=(),
        ledger=(),
        events=(Event(dealer, "deals"),),
    )
    return ask(state, dealer)


def advance(state: State, decision: Decision) -> State:
    """One decision of the seat that prepares; it goes on until done or ready (NT-2.6.1)."""
    player = state.turn
    if decision == legal.DONE:
        return ask_behind(state, player)
    if decision == legal.READY:
        return ask_behind(declare_ready(state, player), player)
    if decision == legal.HEZI:
        return ask(show_hezi(state, player), player)
    return ask(show(state, player, legal.SHOW.index(decision)), player)


def ask(state: State, player: Player) -> State:
    """The seat is asked if it can do anything but finish; otherwise the one behind it is."""
    if legal.preparation(state, player) == (legal.DONE,):
        return ask_behind(state, player)
    return state._replace(turn=player)


def ask_behind(state: State, player: Player) -> State:
    """The next seat prepares; when all three have, play begins (NT-2.7.1)."""
    following = BEHIND[player][0]
    return state.rules.begin_play(state) if following == state.dealer else ask(state, following)


def show(state: State, player: Player, face: Face) -> State:
    """A dealt quad takes a replacement (NT-2.3.1), a triplet of an indicator none (NT-2.4.1)."""
    if packed.count(state.dealt[player], face) == 3:
        return _laid(state, player, Laid(Shown.TRIPLET, face))
    return stock.replace(_laid(state, player, Laid(Shown.QUAD, face)), player)


def show_hezi(state: State, player: Player) -> State:
    """Both other copies of two equal indicators; two replacements, so the hand keeps its size (NT-2.5.1)."""
    shown = _laid(state, player, Laid(Shown.HEZI, legal.hezi_card(state, player)))
    replace = state.rules.hezi_replacement
    return replace(replace(shown, player), player)


def declare_ready(state: State, player: Player) -> State:
    """The hand is locked from here on (NT-2.6.2)."""
    return state._replace(
        ready=tuple(sorted((*state.ready, player))),
        events=(*state.events, Event(player, "declares ready")),
    )


def begin_play(state: State) -> State:
    """The dealer acts without a draw (NT-2.7.1).

    Its last replacement, if it took one, is the card it has drawn (NT-gap-15) and spoils the heavenly win
    (NT-2.7.2, NT-gap-1); it replaces a kong's only if it was a shown quad's (NT-4.9.1).
    """
    drawing = [meld for meld in state.melds[state.dealer] if meld.kind is not Shown.TRIPLET]
    taken = sum(2 if meld.kind is Shown.HEZI else 1 for meld in drawing)
    return state._replace(
        phase=Phase.TURN,
        turn=state.dealer,
        card=state.wall[-taken] if taken else NO_CARD,
        replacement=bool(drawing) and drawing[-1].kind is Shown.QUAD,
    )


def _laid(state: State, player: Player, meld: Laid) -> State:
    dealt = replaced(state.dealt, player, state.dealt[player] - meld.copies * ONE[meld.face])
    return moves.lay(state, player, meld)._replace(dealt=dealt)
