"""The course of a deal: from one decision point to the next, by pure functions on the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardavia.games import packed
from cardavia.games.melding import moves
from cardavia.games.melding.state import Kind, Laid, Phase, laid_cards
from cardavia.games.packed import ONE, Face
from cardavia.games.seats import NO_CARD, Event, Player
from cardavia.games.sichuan import fan, legal, settlement
from cardavia.games.sichuan.rules import Answers, Rules
from cardavia.games.sichuan.state import BEHIND, PLAYERS, Opening, State, Win
from cardavia.games.sichuan.tiles import FACE, SUITS
from cardavia.table import SEATS, Decision, Seat, Setup, Transfer

THROWN: Mapping[Decision, Face] = {decision: face for face, decision in enumerate(legal.DISCARD)}
WINNERS_TO_END = 3
"""The third win ends the deal (SC-1.1.2)."""


def start(setup: Setup, rules: Rules) -> State:
    """The deal before the void suits are named, all four at once (SC-2.1.3)."""
    return State(
        rules=rules,
        phase=Opening.VOID,
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
        barred=frozenset(),
        wins=(),
        ledger=(),
        events=(Event(SEATS.index(setup.dealer), "deals"),),
    )


def advance(state: State, decisions: Mapping[Seat, Decision]) -> State:
    """The next decision point after legal decisions of exactly the seats asked."""
    answers = tuple(map(decisions.get, SEATS))
    return _STEPS[state.phase](state.rules.noted(state, answers), answers)


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
    state = moves.afresh(state)
    if decision == legal.WIN:
        return win_by_self_draw(state, player)
    face = legal.OWN_KONG.index(decision)
    if packed.count(state.hands[player], face) == 4:
        return declare_concealed_kong(state, player, face)
    return add_to_pung(state, player, face)


def settle_claims(state: State, answers: Answers) -> State:
    """Any win goes before pung and kong (SC-3.2.3); two seats never have a pung or kong (SC-3.2.4)."""
    state = moves.afresh(state)
    supplier, face = state.turn, state.card
    if winners := state.rules.winners(answers, supplier):
        state = book(state, state.rules.passed_on(state, winners))
        return win_on(state, winners, face, settlement.discard_win, frozenset())
    for player, answer in enumerate(answers):
        if answer == legal.PUNG:
            return pung(state, player, face, supplier)
        if answer == legal.KONG:
            return declare_exposed_kong(state, player, face, supplier)
    return next_turn(state, supplier)


def settle_robbery(state: State, answers: Answers) -> State:
    """Robbed, the kong never comes to be: no fee, no replacement (SC-5.1.7); otherwise it stands."""
    state = moves.afresh(state)
    konger, face = state.turn, state.card
    if winners := state.rules.robbers(state.rules.winners(answers, konger)):
        return win_on(state, winners, face, state.rules.robbery(state), frozenset({fan.ROBBED_KONG}))
    return complete_added_kong(state, konger, face)


def declared_wins(answers: Answers, supplier: Player) -> tuple[Player, ...]:
    """Every seat that wins on one tile (SC-3.2.5), in order from behind its supplier (SC-3.2.4)."""
    return tuple(player for player in BEHIND[supplier] if answers[player] == legal.WIN)


def next_turn(state: State, after: Player) -> State:
    """The next seat in play draws (SC-3.1.1); with nothing left to draw the wall is exhausted (SC-1.1.2)."""
    if not state.stock:
        return exhaust(state)
    return state.rules.drawn(moves.draw(state, seat_behind(after, state.playing)))


def seat_behind(player: Player, playing: tuple[Player, ...]) -> Player:
    """The next seat in turn order that has not won (SC-1.1.1)."""
    if len(playing) == len(PLAYERS):
        return BEHIND[player][0]
    return next(seat for seat in BEHIND[player] if seat in playing)


def draw_replacement(state: State, player: Player) -> State:
    """Every kong is followed by another tile (SC-3.3.3), from the back of the wall (SC-gap-5)."""
    replaced = _REPLACED[state.rules.replacements](state, player)
    return state.rules.drawn(replaced._replace(phase=Phase.TURN, turn=player, replacement=True))


def discard(state: State, player: Player, face: Face) -> State:
    """A tile goes to the table and is offered to everyone at once."""
    thrown = moves.put_down(state, player, face, Phase.CLAIM, "discards")
    return thrown if any(legal.claims(thrown, face, player)) else next_turn(thrown, player)


def pung(state: State, player: Player, face: Face, supplier: Player) -> State:
    """Two from the hand and the discard; the turn moves there, without a draw (SC-3.2.2, SC-3.3.7)."""
    melded = moves.claim(state, player, Laid(Kind.PUNG, face, supplier))
    return melded._replace(phase=Phase.DISCARD, turn=player)


def declare_exposed_kong(state: State, player: Player, face: Face, supplier: Player) -> State:
    """Three from the hand and the discard, paid for by the supplier (SC-5.1.4)."""
    melded = moves.claim(state, player, Laid(Kind.EXPOSED, face, supplier))
    return draw_replacement(book(melded, settlement.exposed_kong(player, supplier)), player)


def declare_concealed_kong(state: State, player: Player, face: Face) -> State:
    """Four from the hand (SC-3.3.1), paid for by all in play (SC-5.1.6); it cannot be robbed (SC-3.3.5)."""
    melded = moves.lay(state, player, Laid(Kind.CONCEALED, face))
    fees = settlement.concealed_kong(player, state.rules.concealed_kong_payers(state, player))
    return draw_replacement(book(melded, fees), player)


def add_to_pung(state: State, player: Player, face: Face) -> State:
    """The fourth tile lies on the table while it may be robbed (SC-3.3.4)."""
    offered = moves.put_down(state, player, face, Phase.ROB, "adds to its pung")
    is_wanted = any(legal.robberies(offered, face, player))
    return offered if is_wanted else complete_added_kong(offered, player, face)


def complete_added_kong(state: State, player: Player, face: Face) -> State:
    """The added tile joins its pung (SC-3.3.2), paid for by all in play (SC-5.1.5)."""
    melded = moves.complete_kong(state, player, face)
    fees = settlement.added_kong(player, opponents(state, player))
    return draw_replacement(book(melded, fees), player)


def win_by_self_draw(state: State, player: Player) -> State:
    """The winning tile stays in the hand; all opponents in play pay (SC-5.1.3)."""
    events = frozenset({fan.KONG_REPLACEMENT}) if state.replacement else frozenset()
    rules = state.rules
    items = fan.items(
        winning_hand(state, player, state.hands[player], events), rules.patterns, rules.additions
    )
    paid = rules.self_draw(player, rules.base(fan.total(items)), rules.self_draw_payers(state, player))
    return after_wins(book(_won(state, Win(player, items)), paid), player)


def win_on(
    state: State,
    winners: tuple[Player, ...],
    face: Face,
    payment: Callable[[Player, int, Player], tuple[Transfer, ...]],
    events: frozenset[str],
) -> State:
    """Every declared win on a tile of the seat on turn is settled (SC-3.2.5); the tile stays on its table."""
    supplier, rules = state.turn, state.rules
    for player in winners:
        hand = winning_hand(state, player, state.hands[player] + ONE[face], events)
        items = fan.items(hand, rules.patterns, rules.additions)
        paid = payment(player, rules.base(fan.total(items)), supplier)
        state = book(_won(state, Win(player, items)), paid)
    return after_wins(rules.winning_tile(state, winners, face), winners[-1])


def winning_hand(state: State, player: Player, concealed: int, events: frozenset[str]) -> fan.WinningHand:
    """The hand to be scored; with the wall empty the win is one on the last tile (SC-4.1.12)."""
    last = frozenset() if state.stock else frozenset({fan.LAST_TILE})
    melds, rules = state.melds[player], state.rules
    counted = rules.events(state, events | last)
    return fan.WinningHand(concealed, laid_cards(melds), rules.declared(melds), counted)


def after_wins(state: State, last: Player) -> State:
    """Play goes on (SC-0.4.2) behind the last winner (SC-gap-1), until the third win ends it (SC-1.1.2)."""
    if len(state.wins) == WINNERS_TO_END:
        return state.rules.ends(state._replace(phase=Phase.OVER))
    return state.rules.goes_on(state, last)


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


def nothing_noted(state: State, _: Answers) -> State:
    """That a win was passed is forgotten (SC-gap-7)."""
    return state


def as_it_stands(state: State) -> State:
    """Nothing more comes of a last draw (SC-1.1.2) or of a third win on the last tile (SC-gap-11)."""
    return state


def tile_stays(state: State, _: tuple[Player, ...], __: Face) -> State:
    """A tile others have won on stays where it lies (SC-gap-9)."""
    return state


def any_number(robbers: tuple[Player, ...]) -> tuple[Player, ...]:
    """Everyone who wins on the tile robs the kong (SC-3.3.4)."""
    return robbers


def all_events(_: State, events: frozenset[str]) -> frozenset[str]:
    """Every event of a win adds its fan (SC-4.1.12)."""
    return events


def _won(state: State, win: Win) -> State:
    return state._replace(
        wins=(*state.wins, win),
        playing=opponents(state, win.player),
        events=(*state.events, Event(win.player, "wins")),
    )


def opponents(state: State, player: Player) -> tuple[Player, ...]:
    """Who pays: those who have won do not any more (SC-3.2.6)."""
    return tuple(other for other in state.playing if other != player)


_REPLACED: Mapping[str, Callable[[State, Player], State]] = {"front": moves.draw, "back": moves.replace}

_STEPS: Mapping[Phase | Opening, Callable[[State, Answers], State]] = {
    Opening.VOID: name_voids,
    Phase.TURN: take_turn,
    Phase.DISCARD: take_turn,
    Phase.CLAIM: settle_claims,
    Phase.ROB: settle_robbery,
}
