"""Mutants of the end of preparation, ready hands and the dealer's first action: `NT-2.6` and `NT-2.7`."""

from __future__ import annotations

from collections.abc import Callable

from cardavia.games import packed
from cardavia.games.melding.state import Kind, Phase, laid_cards
from cardavia.games.nantong import base, hu, legal, play, preparation, shapes, win
from cardavia.games.nantong.play import Answers
from cardavia.games.nantong.state import BEHIND, Shown, State
from cardavia.games.nantong.win import Reading, Win
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.mutants.mutant import Mutant
from cardavia.mutants.nantong import play as turns
from cardavia.mutants.nantong.goal import finds, groups_laid, has_laid
from cardavia.mutants.nantong.opening import forced_to, multiplier
from cardavia.mutants.nantong.play import Options, steps, without
from cardavia.table import ScoreItem

BEGIN, SHOW, SHOW_HEZI = preparation.begin_play, preparation.show, preparation.show_hezi
SHOWABLE, MAY_READY, WAITS = legal.showable, legal.may_declare_ready, shapes.waits
OCCASIONS = play.discard_occasions


# Ready


def dealer_ready(state: State, player: Player) -> bool:
    if player != state.dealer:
        return MAY_READY(state, player)
    hand, laid = state.hands[player], laid_cards(state.melds[player])
    return player not in state.ready and any(WAITS(hand - ONE[face], laid) for face in packed.different(hand))


def two_short(state: State, player: Player) -> bool:
    groups = 6 - groups_laid(state, player)
    return player != state.dealer and finds(state.hands[player], groups, pair=False)


def fifth_copies(concealed: Hand, _: Hand) -> tuple[Face, ...]:
    faces = range(len(ONE))
    return tuple(face for face in faces if turns.COMPLETE_HAND(concealed + ONE[face]))


def declared_in_play() -> dict[str, object]:
    def turn(state: State, player: Player) -> Options:
        options = turns.TURN(state, player)
        hand, laid = state.hands[player], laid_cards(state.melds[player])
        is_waiting = state.card != NO_CARD and bool(WAITS(hand - ONE[state.card], laid))
        return (*options, legal.READY) if is_waiting and player not in state.ready else options

    def take_turn(state: State, answers: Answers) -> State:
        if answers[state.turn] == legal.READY:
            return preparation.declare_ready(state._replace(events=()), state.turn)
        return turns.TAKE_TURN(state, answers)

    return {"legal.turn": turn, **steps(Phase.TURN, take_turn)}


def doubled_if(is_doubled: Callable[[State, Player], bool]) -> Callable[[State, Player, Win], State]:
    """A win counts double as if it were a ready player's."""

    def finish(state: State, player: Player, hand: Win) -> State:
        if is_doubled(state, player):
            hand = hand._replace(occasions=hand.occasions | {win.READY})
        return turns.FINISH(state, player, hand)

    return finish


def base_hu_doubled(state: State, player: Player) -> tuple[ScoreItem, ...]:
    items = base.items(base.Holding(state.hands[player], state.melds[player]), state.indicators)
    twice = (ScoreItem(hu.TIMES + win.READY, 2, "NT-4.10.3"),) if player in state.ready and items else ()
    return hu.rounded((*items, *twice))


def ready_may_kong(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    if player not in state.ready or not state.stock:
        return options
    kongs = turns.OWN_KONGS(state.hands[player], state.melds[player])
    return (*options, *(legal.OWN_KONG[face] for face in kongs))


def ready_may_kong_the_drawn(state: State, player: Player) -> Options:
    options = ready_may_kong(state, player)
    if player not in state.ready:
        return options
    return tuple(
        decision
        for decision in options
        if decision not in legal.OWN_KONG or legal.OWN_KONG.index(decision) == state.card
    )


def ready_melds(*verbs: str) -> Callable[[State, Player, int], Options]:
    def offered(state: State, player: Player, copies: int) -> Options:
        options = turns.MELDS_OFFERED(state._replace(ready=()), player, copies)
        return without(options, *verbs) if player in state.ready else options

    return offered


def all_are_bound(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    if not state.ready or state.card == NO_CARD:
        return options
    return tuple(decision for decision in options if decision in (legal.WIN, legal.DISCARD[state.card]))


def free_after_a_throw(state: State, player: Player, face: Face) -> State:
    rest = tuple(other for other in state.ready if other != player)
    return turns.DISCARD(state._replace(ready=rest), player, face)


# The dealer's first action


def is_first_action(state: State) -> bool:
    """Nobody has discarded, and nobody has drawn from the front."""
    return state.phase is Phase.TURN and not state.front and not any(state.table)


def nobody_discards_first(state: State) -> State:
    return turns.DRAW(BEGIN(state), BEHIND[state.dealer][0])


def first_discard_passes(state: State, player: Player, face: Face) -> State:
    thrown = turns.DISCARD(state, player, face)
    return turns.NEXT_TURN(thrown, player) if not state.front and thrown.phase is Phase.CLAIM else thrown


def not_first_after_a_kong(state: State) -> frozenset[str]:
    is_konged = any(meld.kind is Kind.CONCEALED for melds in state.melds for meld in melds)
    return frozenset() if is_konged else OCCASIONS(state)


def bonus(name: str, worth: Callable[[Reading], int]) -> dict[str, object]:
    """Another worth of a bonus."""
    rows = tuple((worth if own == name else was, own, sentence) for was, own, sentence in win.BONUSES)
    return {"win.BONUSES": rows}


HEAVENLY = "heavenly win"


def heavenly_if(also: Callable[[State, Player, Win], bool]) -> dict[str, object]:
    """Other wins are heavenly, too."""

    def finish(state: State, player: Player, hand: Win) -> State:
        if also(state, player, hand):
            hand = hand._replace(occasions=hand.occasions | {HEAVENLY})
        return turns.FINISH(state, player, hand)

    def is_heavenly(reading: Reading) -> bool:
        return win.heavenly(reading) or HEAVENLY in reading.win.occasions

    return {"play.finish": finish, **multiplier(HEAVENLY, is_heavenly)}


def drew_first(state: State, player: Player, hand: Win) -> bool:
    return hand.drawn != NO_CARD and player != state.dealer and not state.table[player]


def no_heavenly_win(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    return without(options, legal.WIN) if is_first_action(state) else options


MUTANTS: tuple[Mutant, ...] = (
    Mutant(
        "NT-2.6.1",
        "forces everybody to declare something",
        forced_to(lambda offered: without(offered, legal.DONE)),
    ),
    Mutant(
        "NT-2.6.1",
        "asks who can only finish",
        {"preparation.ask": lambda state, player: state._replace(turn=player)},
    ),
    Mutant(
        "NT-2.6.1",
        "ends preparation with the first quad",
        {
            "preparation.show": lambda state, player, face: SHOW(state, player, face)._replace(
                dealt=replaced(state.dealt, player, 0)
            )
        },
    ),
    Mutant(
        "NT-2.6.1",
        "ends preparation with Hezi",
        {
            "preparation.show_hezi": lambda state, player: SHOW_HEZI(state, player)._replace(
                dealt=replaced(state.dealt, player, 0)
            )
        },
    ),
    Mutant(
        "NT-2.6.1",
        "lets nobody be ready after showing something",
        {
            "legal.may_declare_ready": lambda state, player: (
                not state.melds[player] and MAY_READY(state, player)
            )
        },
    ),
    Mutant(
        "NT-2.6.1",
        "lets nobody be ready who has something to show",
        {
            "legal.may_declare_ready": lambda state, player: (
                not SHOWABLE(state, player) and MAY_READY(state, player)
            )
        },
    ),
    Mutant("NT-2.6.2", "lets the dealer be ready", {"legal.may_declare_ready": dealer_ready}),
    Mutant(
        "NT-2.6.2",
        "lets anybody be ready",
        {"legal.may_declare_ready": lambda state, player: player != state.dealer},
    ),
    Mutant(
        "NT-2.6.2",
        "lets nobody be ready",
        {"legal.may_declare_ready": lambda *_: False},
    ),
    Mutant("NT-2.6.2", "lets who lacks two cards be ready", {"legal.may_declare_ready": two_short}),
    Mutant(
        "NT-2.6.2",
        "waits for cards of which it has shown all",
        {"shapes.waits": lambda concealed, _: WAITS(concealed, 0)},
    ),
    Mutant("NT-2.6.2", "waits for a fifth copy", {"shapes.waits": fifth_copies}),
    Mutant(
        "NT-2.6.2",
        "waits for no card of which it has shown some",
        {
            "shapes.waits": lambda concealed, laid: tuple(
                face for face in WAITS(concealed, laid) if not packed.count(laid, face)
            )
        },
    ),
    Mutant("NT-2.6.2", "lets players be ready in play", declared_in_play()),
    Mutant(
        "NT-2.6.2",
        "forces ready to be declared",
        forced_to(lambda offered: tuple(decision for decision in offered if decision == legal.READY)),
    ),
    Mutant("NT-2.6.2", "doubles nothing", multiplier("ready", lambda _: False)),
    Mutant(
        "NT-2.6.2",
        "doubles twice",
        {
            "win.MULTIPLIERS": (
                *win.MULTIPLIERS,
                *(row for row in win.MULTIPLIERS if row[1].item == hu.TIMES + win.READY),
            )
        },
    ),
    Mutant("NT-2.6.2", "doubles a ready loser", {"settlement.base_score": base_hu_doubled}),
    Mutant(
        "NT-2.6.2",
        "doubles when anybody is ready",
        {"play.finish": doubled_if(lambda state, _: bool(state.ready))},
    ),
    Mutant("NT-2.6.2", "doubles without the declaration", {"play.finish": doubled_if(lambda *_: True)}),
    Mutant(
        "NT-2.6.2",
        "doubles a ready player's self-draw alone",
        {
            "win.MULTIPLIERS": tuple(
                (
                    (lambda r: win.READY in r.win.occasions and r.win.claimed == NO_CARD)
                    if item.item == hu.TIMES + win.READY
                    else condition,
                    item,
                )
                for condition, item in win.MULTIPLIERS
            )
        },
    ),
    Mutant(
        "NT-2.6.3",
        "lets a ready player throw anything",
        {
            "legal.turn": lambda state, player: tuple(
                dict.fromkeys((*turns.TURN(state, player), *turns.DISCARDS(state.hands[player])))
            )
        },
    ),
    Mutant("NT-2.6.3", "lets a ready player lay kongs", {"legal.turn": ready_may_kong}),
    Mutant("NT-2.6.3", "lets a ready player kong the card drawn", {"legal.turn": ready_may_kong_the_drawn}),
    Mutant("NT-2.6.3", "lets a ready player pung", {"legal.melds_offered": ready_melds(legal.KONG)}),
    Mutant("NT-2.6.3", "lets a ready player claim kongs", {"legal.melds_offered": ready_melds(legal.PUNG)}),
    Mutant(
        "NT-2.6.3", "lets no ready player win on a discard", {"legal.claims": turns.ready_seats_do_not_claim}
    ),
    Mutant("NT-2.6.3", "lets no ready player rob", {"legal.robberies": turns.ready_seats_do_not_rob}),
    Mutant("NT-2.6.3", "binds everybody to a ready player", {"legal.turn": all_are_bound}),
    Mutant("NT-2.6.3", "binds a ready player for a turn only", {"play.discard": free_after_a_throw}),
    Mutant(
        "NT-2.7.1",
        "lets the dealer draw first",
        {"preparation.begin_play": lambda state: turns.DRAW(BEGIN(state), state.dealer)},
    ),
    Mutant(
        "NT-2.7.1", "lets the seat behind the dealer begin", {"preparation.begin_play": nobody_discards_first}
    ),
    Mutant(
        "NT-2.7.1",
        "begins before the others have prepared",
        {"preparation.ask_behind": lambda state, _: BEGIN(state)},
    ),
    Mutant("NT-2.7.1", "lets nobody claim the first discard", {"play.discard": first_discard_passes}),
    Mutant(
        "NT-2.7.1",
        "takes no discard for the first after a kong",
        {"play.discard_occasions": not_first_after_a_kong},
    ),
    Mutant("NT-2.7.2", "lets the dealer discard first in any case", {"legal.turn": no_heavenly_win}),
    Mutant("NT-2.7.2", "doubles nothing", multiplier(HEAVENLY, lambda _: False)),
    Mutant(
        "NT-2.7.2",
        "gives the bonus for a self-draw",
        bonus("self-draw", lambda reading: 10 if reading.win.claimed == NO_CARD else 0),
    ),
    Mutant(
        "NT-2.7.2",
        "gives the bonus for a wait",
        bonus("wait", lambda reading: win.wait(reading) or 10 * (reading.win.card == NO_CARD)),
    ),
    Mutant(
        "NT-2.7.2",
        "calls any self-draw of the dealer heavenly",
        heavenly_if(lambda state, player, hand: player == state.dealer and hand.claimed == NO_CARD),
    ),
    Mutant("NT-2.7.2", "calls a win by the first draw heavenly", heavenly_if(drew_first)),
    Mutant(
        "NT-2.7.2",
        "lets a shown triplet spoil it",
        multiplier(HEAVENLY, lambda reading: win.heavenly(reading) and not reading.win.melds),
    ),
    Mutant(
        "NT-2.7.2",
        "takes the first of Hezi's replacements for the winning card",
        {
            "preparation.begin_play": lambda state: (
                BEGIN(state)._replace(card=state.wall[state.back + 1])
                if has_laid(Shown.HEZI)(state, state.dealer) and state.back + 1 < len(state.wall)
                else BEGIN(state)
            )
        },
    ),
    Mutant(
        "NT-2.7.2",
        "takes Hezi's replacement for a kong's",
        {
            "preparation.begin_play": lambda state: BEGIN(state)._replace(
                replacement=any(meld.kind is not Shown.TRIPLET for meld in state.melds[state.dealer])
            )
        },
    ),
    Mutant(
        "NT-2.7.2",
        "takes a triplet shown last for what was replaced",
        {
            "preparation.begin_play": lambda state: BEGIN(state)._replace(
                replacement=bool(state.melds[state.dealer])
                and state.melds[state.dealer][-1].kind is Shown.QUAD
            )
        },
    ),
)
