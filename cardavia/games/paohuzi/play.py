"""The course of a deal: from one decision point to the next, by pure functions on the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from cardavia.games.packed import ONE, Face, Hand, count, fours, pack
from cardavia.games.paohuzi import legal, settlement
from cardavia.games.paohuzi.cards import FACE, SHAPE, loose
from cardavia.games.paohuzi.groups import PAO, PENG, TI, WEI, Group, Kind
from cardavia.games.paohuzi.rules import Rules
from cardavia.games.paohuzi.state import BEHIND, NOBODY, PLAYERS, Phase, State, Win
from cardavia.games.seats import NO_CARD, Event, Player, replaced
from cardavia.table import PASS, Decision, Seat, Setup

SEATS = SHAPE.seats

Answers = tuple[Decision | None, ...]
"""What each seat decides; None for one that is not asked."""

_event = cache(Event)
"""The same things happen in every deal, and are made once."""

THROWN: Mapping[Decision, Face] = {decision: face for face, decision in enumerate(legal.DISCARD)}


def start(setup: Setup, rules: Rules) -> State:
    """The deal with the opening ti laid, before heavenly wins or the dealer's first discard.

    The dealer's last card is one of its 21 and nothing else: all may see it, nobody may claim it (PH-2.1.3).
    """
    dealer = SEATS.index(setup.dealer)
    shown = FACE[setup.hands[setup.dealer][-1]]
    state = State(
        rules=rules,
        phase=Phase.OPENING,
        turn=dealer,
        card=NO_CARD,
        options=NOBODY,
        hands=tuple(pack(FACE[card] for card in setup.hands[seat]) for seat in SEATS),
        melds=((),) * len(PLAYERS),
        sources=((),) * len(PLAYERS),
        table=((),) * len(PLAYERS),
        stock=tuple(FACE[card] for card in setup.stock),
        front=0,
        barred=(0,) * len(PLAYERS),
        waived=(0,) * len(PLAYERS),
        dead=(False,) * len(PLAYERS),
        win=None,
        ledger=(),
        events=(_event(dealer, "deals"), _event(dealer, "shows its last card", shown)),
    )
    for player in (dealer, *BEHIND[dealer]):
        state = lay_opening_ti(state, player)
    return _asked(state, legal.opening(state)) or discard_or_skip(state, dealer)


def advance(state: State, decisions: Mapping[Seat, Decision]) -> State:
    """The next decision point after legal decisions of exactly the seats asked."""
    answers = tuple(map(decisions.get, SEATS))
    return _STEPS[state.phase](state, answers)


def lay_opening_ti(state: State, player: Player) -> State:
    """Four identical cards are laid without a decision, in deck order (PH-2.1.4).

    Each beyond the first will cancel a discard, as a later ti has none (PH-gap-5).
    """
    faces = fours(state.hands[player])
    for face in faces:
        state = lay(state, player, (TI[face],), 4 * ONE[face])
    return state._replace(waived=replaced(state.waived, player, max(0, len(faces) - 1)))


def settle_opening(state: State, answers: Answers) -> State:
    """One heavenly win, the dealer's before others in turn order (PH-gap-2); then the dealer discards."""
    state = _afresh(state)
    for player in (state.turn, *BEHIND[state.turn]):
        if answers[player] == legal.WIN:
            return win(state, Win(player, legal.heavenly(state, player)), settlement.HEAVENLY_WIN)
    return discard_or_skip(state, state.turn)


def discard_or_skip(state: State, player: Player) -> State:
    """The seat's discard is due: it is asked for one, unless an opening ti cancels it (PH-gap-17).

    A hand without a card to discard is dead (PH-3.8.1, PH-gap-18).
    """
    if state.waived[player]:
        state = state._replace(waived=replaced(state.waived, player, state.waived[player] - 1))
    elif loose(state.hands[player]):
        return state._replace(
            phase=Phase.DISCARD,
            turn=player,
            options=replaced(NOBODY, player, legal.discards(state.hands[player])),
        )
    else:
        state = _happened(
            state._replace(dead=replaced(state.dead, player, value=True)), player, "has a dead hand"
        )
    return reveal(state, BEHIND[player][0])


def discard(state: State, answers: Answers) -> State:
    """A card from the hand goes to the table, offered to others, barred for its seat (PH-3.10.1)."""
    player = state.turn
    face = THROWN[answers[player] or ""]
    thrown = state._replace(
        phase=Phase.CLAIM,
        card=face,
        hands=replaced(state.hands, player, state.hands[player] - ONE[face]),
        table=replaced(state.table, player, (*state.table[player], face)),
        barred=_barred(state, player, face),
        events=(_event(player, "discards", face),),
    )
    return _asked(thrown, legal.claims(thrown)) or reveal(thrown, BEHIND[player][0])


def reveal(state: State, player: Player) -> State:
    """Cards are turned up one by one for all to see, seat after seat (PH-3.1.1), until one is wanted.

    A card enters no hand and lies dead if nobody takes it (PH-3.1.2). With none left the deal is drawn
    (PH-4.3.3).
    """
    while state.stock_left:
        face = state.stock[state.front]
        state = state._replace(
            phase=Phase.REVEAL,
            turn=player,
            card=face,
            table=replaced(state.table, player, (*state.table[player], face)),
            front=state.front + 1,
            events=(*state.events, _event(player, "turns up", face)),
        )
        if count(state.hands[player], face) >= 2:
            return lay_compulsory(state, player)
        if asked := _asked(state, legal.claims(state)):
            return asked
        player = BEHIND[player][0]
    return _happened(state._replace(phase=Phase.OVER, options=NOBODY), player, "finds the stock empty")


def lay_compulsory(state: State, player: Player) -> State:
    """Two in the hand make the own card a wei (PH-3.2.1), three a ti (PH-3.2.2).

    Nobody is asked before (PH-3.9.1). If the meld completes the hand, the seat may win with it instead of a
    discard (PH-3.8.1, PH-gap-8).
    """
    card = state.card
    copies = count(state.hands[player], card)
    group = TI[card] if copies == 3 else WEI[card]
    state = lay(_taken(state), player, (group,), copies * ONE[card])
    if legal.winning_with_meld(state, player):
        options = replaced(NOBODY, player, legal.completed(state, player))
        return state._replace(phase=Phase.COMPLETED, options=options)
    return after_meld(state, player, group.kind)


def settle_completed(state: State, answers: Answers) -> State:
    """The seat wins, or declines and goes on as after any compulsory meld (PH-gap-7, PH-gap-16)."""
    state, player = _afresh(state), state.turn
    if answers[player] == legal.WIN:
        return win(state, Win(player, legal.winning_with_meld(state, player)), settlement.WIN)
    if answers[player] == PASS:
        return after_meld(state, player, state.melds[player][-1].kind)
    return discard(state, answers)


def settle_claims(state: State, answers: Answers) -> State:
    """Win goes before pao and peng, these before chi (PH-3.9.1).

    Of several wins one counts, the first from the seat that turned the card up (PH-gap-1). Two seats never
    have pao or peng, as there are only four copies (PH-gap-12).
    """
    state = bar_passed(_afresh(state), answers)
    for player in (state.turn, *BEHIND[state.turn]):
        if answers[player] == legal.WIN:
            return win(state, Win(player, legal.winning(state, player)), settlement.WIN)
    for player, answer in enumerate(answers):
        if answer == legal.PAO:
            return lay_pao(state, player)
        if answer == legal.PENG:
            return lay_peng(state, player)
    for player, answer in enumerate(answers):
        if answer and answer != PASS:
            return lay_chi(state, player, answer)
    return reveal(state, BEHIND[state.turn][0])


def bar_passed(state: State, answers: Answers) -> State:
    """A chi or peng that was let pass is lost for good, also where another seat takes the card (PH-3.10.1).

    A pao may be declined freely (PH-3.3.4), an unclaimed own card is no discard (PH-gap-10), and a card taken
    in another way was not let pass (PH-gap-19).
    """
    for player, answer in enumerate(answers):
        if answer == PASS and legal.may_take(state.options[player]):
            state = state._replace(barred=_barred(state, player, state.card))
    return state


def lay_pao(state: State, player: Player) -> State:
    """The fourth card goes to a kan of the hand (PH-3.3.2), or to a wei or peng, in its place (PH-3.3.3)."""
    card = state.card
    if count(state.hands[player], card) == 3:
        melded = lay(_taken(state), player, (PAO[card],), 3 * ONE[card], state.turn)
        return after_meld(melded, player, Kind.PAO)
    melds = state.melds[player]
    place = next(place for place, group in enumerate(melds) if group in (WEI[card], PENG[card]))
    sources = (*state.sources[player][:place], state.turn, *state.sources[player][place + 1 :])
    extended = _taken(state)._replace(
        melds=replaced(state.melds, player, (*melds[:place], PAO[card], *melds[place + 1 :])),
        sources=replaced(state.sources, player, sources),
        events=(*state.events, _lays(player, PAO[card])),
    )
    return after_meld(extended, player, Kind.PAO)


def lay_peng(state: State, player: Player) -> State:
    """Two from the hand and the card (PH-3.3.1)."""
    card = state.card
    melded = lay(_taken(state), player, (PENG[card],), 2 * ONE[card], state.turn)
    return after_meld(melded, player, Kind.PENG)


def lay_chi(state: State, player: Player, decision: Decision) -> State:
    """The groups named are laid at once, the bi groups too (PH-3.6.1)."""
    chosen = next(chi for chi in legal.chis(state, player) if chi.name == decision)
    melded = lay(_taken(state), player, chosen.groups, chosen.cards - ONE[state.card], state.turn)
    return after_meld(melded, player, Kind.CHI)


def after_meld(state: State, player: Player, kind: Kind) -> State:
    """The seat discards, if its meld asks for that; then the seat behind it goes on (PH-gap-4)."""
    if legal.owes_discard(state, player, kind):
        return discard_or_skip(state, player)
    return reveal(state, BEHIND[player][0])


def lay(
    state: State, player: Player, melds: tuple[Group, ...], from_hand: Hand, source: Player | None = None
) -> State:
    """Groups lie before a seat, with cards of its hand, and one of `source` if it was claimed."""
    laid = tuple([_lays(player, group) for group in melds])
    return state._replace(
        hands=replaced(state.hands, player, state.hands[player] - from_hand),
        melds=replaced(state.melds, player, state.melds[player] + melds),
        sources=replaced(state.sources, player, state.sources[player] + (source,) * len(melds)),
        events=state.events + laid,
    )


def win(state: State, won: Win, cause: str) -> State:
    """The win ends the only deal (PH-0.3.1)."""
    return state._replace(
        phase=Phase.OVER,
        options=NOBODY,
        win=won,
        ledger=settlement.payments(won, cause),
        events=(*state.events, _event(won.player, "wins")),
    )


def _barred(state: State, player: Player, face: Face) -> tuple[Hand, ...]:
    """What each seat may neither chi nor peng, with one more card for one seat (PH-3.10.1)."""
    return replaced(state.barred, player, state.barred[player] | ONE[face])


def _afresh(state: State) -> State:
    """The state as a step begins: nothing has happened yet."""
    return state._replace(events=())


def _asked(state: State, options: tuple[tuple[Decision, ...], ...]) -> State | None:
    """The window with these options, None if nobody could do anything."""
    return state._replace(options=options) if any(options) else None


def _taken(state: State) -> State:
    """The card of the window leaves the table for a meld."""
    supplier = state.turn
    return state._replace(table=replaced(state.table, supplier, state.table[supplier][:-1]))


@cache
def _lays(player: Player, group: Group) -> Event:
    return Event(player, f"lays {group.name}")


def _happened(state: State, player: Player, deed: str) -> State:
    return state._replace(events=(*state.events, _event(player, deed)))


_STEPS: Mapping[Phase, Callable[[State, Answers], State]] = {
    Phase.OPENING: settle_opening,
    Phase.DISCARD: discard,
    Phase.COMPLETED: settle_completed,
    Phase.CLAIM: settle_claims,
    Phase.REVEAL: settle_claims,
}
