"""Mutants of the section on setup, up to Hezi: `NT-2.1` to `NT-2.5`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from cardavia.engine.port import BadParamsError
from cardavia.games import packed
from cardavia.games.melding.state import Kind, Laid, Phase
from cardavia.games.nantong import base, hu, legal, preparation, win
from cardavia.games.nantong.cards import OLD_GENERALS, SHAPE
from cardavia.games.nantong.play import Answers
from cardavia.games.nantong.rules import Rules
from cardavia.games.nantong.state import BEHIND, PLAYERS, SEATS, Opening, Shown, State
from cardavia.games.nantong.win import Reading, Win
from cardavia.games.packed import ONE, Face
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.mutants.mutant import Mutant
from cardavia.mutants.nantong import play as turns
from cardavia.mutants.nantong.goal import (
    BASE_ITEMS,
    DOUBLINGS,
    ITEMS,
    finds,
    groups_laid,
    has_laid,
    no_wins_for,
    scoring,
    winning_on_turn,
    without_hezi,
)
from cardavia.mutants.nantong.play import Options, Row, steps, without
from cardavia.table import Position, ScoreItem, Setup

START, BEGIN = preparation.start, preparation.begin_play
SHOW, LAY = preparation.show, preparation._laid
OPTIONS, PREPARATION, SHOWABLE, HEZI_CARD = (
    legal.options,
    legal.preparation,
    legal.showable,
    legal.hezi_card,
)


# The deal


def refusing(refuses: Callable[[Setup], bool], why: str) -> dict[str, object]:
    def start(setup: Setup, rules: Rules) -> State:
        if refuses(setup):
            raise BadParamsError(why)
        return START(setup, rules)

    return {"preparation.start": start}


def as_dealt(setup: Setup, rules: Rules, change: Callable[[State], State]) -> State:
    """The deal with another beginning."""
    begun = START(setup, rules)._replace(phase=Opening.PREPARE, card=NO_CARD, replacement=False)
    state = change(begun)
    return preparation.ask(state._replace(dealt=state.hands), state.dealer)


def starting(change: Callable[[State], State]) -> dict[str, object]:
    return {"preparation.start": lambda setup, rules: as_dealt(setup, rules, change)}


def one_less(state: State) -> State:
    """The dealer's last card lies in front of the stock."""
    face = packed.different(state.hands[state.dealer])[-1]
    hands = replaced(state.hands, state.dealer, state.hands[state.dealer] - ONE[face])
    return state._replace(hands=hands, wall=(face, *state.wall), back=state.back + 1)


def one_more_for_all(state: State) -> State:
    """The others take a card from the front each, too."""
    for player in BEHIND[state.dealer]:
        face = state.wall[state.front]
        hands = replaced(state.hands, player, state.hands[player] + ONE[face])
        state = state._replace(hands=hands, front=state.front + 1)
    return state


def indicators_behind(state: State) -> State:
    return state._replace(wall=(*state.wall, *state.indicators), back=state.back + 2)


def indicators_in_front(state: State) -> State:
    return state._replace(wall=(*state.indicators, *state.wall), back=state.back + 2)


def taken_back(begins: dict[str, object]) -> dict[str, object]:
    """Indicators that have come into the stock lie no longer beside it."""

    def position(state: State) -> Position:
        shown = turns.POSITION(state)
        return replace(shown, indicators=()) if len(state.wall) > SHAPE.stock else shown

    return {**begins, "view.position": position}


def indicators_at_last(state: State, after: Player) -> State:
    """They are drawn when the stock is used up."""
    if not state.stock and len(state.wall) == SHAPE.stock:
        wall = (*state.wall[: state.back], *state.indicators)
        state = state._replace(wall=(*wall, *state.wall[state.back :]), back=state.back + 2)
    return turns.NEXT_TURN(state, after)


def dealer_draws(state: State) -> State:
    return turns.DRAW(state, state.dealer)


def reserve(cards: int) -> Callable[[State, Player], State]:
    """So many cards of the stock are not drawn."""
    return lambda state, after: turns.NEXT_TURN(state, after) if state.stock > cards else turns.EXHAUST(state)


def kongs_with_indicators(copies: Callable[[State, Player, Face], int]) -> Callable[[State, Player], Options]:
    """The indicators count as copies that the player has."""

    def turn(state: State, player: Player) -> Options:
        options = turns.TURN(state, player)
        faces = (
            face
            for face in sorted(set(state.indicators))
            if copies(state, player, face) + state.indicators.count(face) == 4
        )
        return (*dict.fromkeys((*options, *(legal.OWN_KONG[face] for face in faces))),)

    return turn


def held(state: State, player: Player, face: Face) -> int:
    return packed.count(state.hands[player], face)


def held_three(state: State, player: Player, face: Face) -> int:
    return held(state, player, face) if held(state, player, face) == 3 else 0


def held_two(state: State, player: Player, face: Face) -> int:
    return held(state, player, face) if held(state, player, face) == 2 else 0


def punged(state: State, player: Player, face: Face) -> int:
    return 3 * any(meld.kind is Kind.PUNG and meld.face == face for meld in state.melds[player])


def kong_of_an_indicator(state: State, answers: Answers) -> State:
    """A kong with the indicators lays what is in the hand and takes a replacement."""
    player, decision = state.turn, answers[state.turn]
    if decision not in legal.OWN_KONG:
        return turns.TAKE_TURN(state, answers)
    face = legal.OWN_KONG.index(decision)
    copies = packed.count(state.hands[player], face)
    has_pung = any(meld.kind is Kind.PUNG and meld.face == face for meld in state.melds[player])
    if copies == 4 or (copies and has_pung):
        return turns.TAKE_TURN(state, answers)
    laid = Laid(Kind.CONCEALED, face)
    own = tuple(meld for meld in state.melds[player] if meld.face != face)
    state = state._replace(
        hands=replaced(state.hands, player, state.hands[player] - copies * ONE[face]),
        melds=replaced(state.melds, player, (*own, laid)),
        events=(),
    )
    return turns.DRAW_REPLACEMENT(state, player)


def kongs_of_indicators(copies: Callable[[State, Player, Face], int]) -> dict[str, object]:
    return {"legal.turn": kongs_with_indicators(copies), **steps(Phase.TURN, kong_of_an_indicator)}


def with_an_indicator(state: State, player: Player) -> bool:
    hand = state.hands[player]
    return any(
        turns.COMPLETE_HAND(hand - ONE[face] + ONE[indicator])
        for indicator in state.indicators
        for face in packed.different(hand)
    )


def with_hezi_in_hand(holding: base.Holding, indicators: tuple[Face, ...]) -> tuple[ScoreItem, ...]:
    first, second = indicators
    is_held = first == second and packed.count(holding.concealed, first) == 2
    hezi = (base.item(Shown.HEZI, first, indicators),) if is_held else ()
    return (*BASE_ITEMS(holding, indicators), *hezi)


# Openings


def all_prepare_at_once(state: State) -> Row:
    if state.phase is not Opening.PREPARE:
        return OPTIONS(state)
    return tuple(PREPARATION(state, player) for player in PLAYERS)


def from_seat_a(setup: Setup, rules: Rules) -> State:
    state = START(setup, rules)._replace(phase=Opening.PREPARE, card=NO_CARD, replacement=False)
    return preparation.ask(state, PLAYERS[0])


def behind_from_seat_a(state: State, player: Player) -> State:
    following = player + 1
    return BEGIN(state) if following == len(PLAYERS) else preparation.ask(state, following)


def shown_without_replacement(state: State, player: Player, face: Face) -> State:
    kind = Shown.TRIPLET if packed.count(state.dealt[player], face) == 3 else Shown.QUAD
    return LAY(state, player, Laid(kind, face))


def replaced_after_all(state: State) -> State:
    for player in (state.dealer, *BEHIND[state.dealer]):
        for meld in state.melds[player]:
            if meld.kind is Shown.QUAD:
                state = turns.REPLACE(state, player)
    return BEGIN(state)


def front_replacement(state: State, player: Player) -> State:
    return turns.replacement_from_the_front(state, player)._replace(phase=Opening.PREPARE, replacement=False)


def shown_from_the_front(state: State, player: Player, face: Face) -> State:
    laid = shown_without_replacement(state, player, face)
    return front_replacement(laid, player) if laid.melds[player][-1].kind is Shown.QUAD else laid


def triplet_replaced(state: State, player: Player, face: Face) -> State:
    shown = SHOW(state, player, face)
    is_triplet = shown.melds[player][-1].kind is Shown.TRIPLET
    return turns.REPLACE(shown, player) if is_triplet else shown


def counting_replacements(copies: int) -> dict[str, object]:
    """A replacement that makes so many alike counts as dealt, with the others."""

    def replace_(state: State, player: Player) -> State:
        drawn = turns.REPLACE(state, player)
        if state.phase is not Opening.PREPARE or packed.count(drawn.hands[player], drawn.card) != copies:
            return drawn
        dealt = drawn.dealt[player]
        missing = copies - packed.count(dealt, drawn.card)
        return drawn._replace(dealt=replaced(drawn.dealt, player, dealt + missing * ONE[drawn.card]))

    return {"stock.replace": replace_}


def forced_to(decisions: Callable[[Options], Options]) -> dict[str, object]:
    """Who may declare one of these may not finish without it."""

    def options(state: State, player: Player) -> Options:
        offered = PREPARATION(state, player)
        return without(offered, legal.DONE) if decisions(offered) else offered

    return {"legal.preparation": options}


def shows(number: int) -> Callable[[State, Player], Callable[[Options], Options]]:
    """The decisions that show so many dealt cards."""
    return lambda state, player: (
        lambda offered: tuple(
            decision
            for decision in offered
            if decision in legal.SHOW
            and packed.count(state.dealt[player], legal.SHOW.index(decision)) == number
        )
    )


def forced_to_show(number: int) -> dict[str, object]:
    def options(state: State, player: Player) -> Options:
        offered = PREPARATION(state, player)
        return without(offered, legal.DONE) if shows(number)(state, player)(offered) else offered

    return {"legal.preparation": options}


def triplets(counts: Callable[[Face, tuple[Face, ...]], bool]) -> dict[str, object]:
    """Other triplets may be shown."""

    def showable(state: State, player: Player) -> tuple[Face, ...]:
        dealt = state.dealt[player]
        alike = (face for face in packed.different(dealt) if packed.count(dealt, face) == 3)
        return (*packed.fours(dealt), *(face for face in alike if counts(face, state.indicators)))

    return {"legal.showable": showable}


def only_quads_or_triplets(copies: int) -> Callable[[State, Player], tuple[Face, ...]]:
    return lambda state, player: tuple(
        face for face in SHOWABLE(state, player) if packed.count(state.dealt[player], face) == copies
    )


def no_dealt_kongs(state: State, player: Player) -> Options:
    dealt = {legal.OWN_KONG[face] for face in packed.fours(state.dealt[player])}
    return tuple(decision for decision in turns.TURN(state, player) if decision not in dealt)


def before_any_replacement(state: State, player: Player) -> tuple[Face, ...]:
    return SHOWABLE(state, player) if state.hands[player] == state.dealt[player] else ()


def dealt_two(state: State, player: Player, faces: Iterable[Face]) -> Face:
    return next((face for face in faces if packed.count(state.dealt[player], face) == 2), NO_CARD)


def hezi_like_either_indicator(state: State, player: Player) -> Face:
    return dealt_two(state, player, state.indicators)


def hezi_by_rank(state: State, player: Player) -> Face:
    first, second = state.indicators
    alike = (face for face in packed.different(state.dealt[player]) if base.applies(first, face))
    return dealt_two(state, player, alike) if first == second else NO_CARD


def hezi_of_one_rank(state: State, player: Player) -> Face:
    first, second = state.indicators
    return dealt_two(state, player, state.indicators) if base.applies(first, second) else NO_CARD


def hezi_not_for(barred: Callable[[State, Player], bool]) -> Callable[[State, Player], Face]:
    return lambda state, player: NO_CARD if barred(state, player) else HEZI_CARD(state, player)


def hezi_shown(*replace_: Callable[[State, Player], State]) -> Callable[[State, Player], State]:
    """Hezi with replacements of another number or from another end."""

    def show(state: State, player: Player) -> State:
        state = LAY(state, player, Laid(Shown.HEZI, legal.hezi_card(state, player)))
        for each in replace_:
            state = each(state, player)
        return state

    return show


def multiplier(name: str, holds_: Callable[[Reading], bool]) -> dict[str, object]:
    """Another condition for a multiplier."""
    rows = tuple(
        (holds_ if item.item == hu.TIMES + name else condition, item) for condition, item in win.MULTIPLIERS
    )
    return {"win.MULTIPLIERS": rows}


def shape(name: str, fits: Callable[[Reading], bool]) -> dict[str, object]:
    """Another condition for a shape."""
    rows = tuple((fits if item.item == name else condition, item) for condition, item in win.SHAPES)
    return {"win.SHAPES": rows}


def has_hezi(own: Win) -> bool:
    return any(meld.kind is Shown.HEZI for meld in own.melds)


def hezi_after_all(own: Win, indicators: tuple[Face, ...]) -> tuple[ScoreItem, ...]:
    """Hezi is added after the multipliers."""
    items = ITEMS(own, indicators)
    hezi = tuple(item for item in items if item.item.startswith("hezi"))
    return (*(item for item in items if item not in hezi), *hezi)


MUTANTS: tuple[Mutant, ...] = (
    Mutant(
        "NT-2.1.2",
        "wants the five bonus cards",
        refusing(lambda _: True, "51 cards as stock, expected 56: the bonus cards are missing"),
    ),
    Mutant(
        "NT-2.1.2",
        "has one copy of each honour",
        refusing(lambda _: True, "a second T, W or R is none of the 111 cards"),
    ),
    Mutant(
        "NT-2.1.3",
        "lets A deal alone",
        refusing(lambda setup: setup.dealer != SEATS[0], "expected A to deal"),
    ),
    Mutant(
        "NT-2.1.3",
        "lets A begin, whoever deals",
        {
            "preparation.begin_play": lambda state: (
                BEGIN(state) if state.dealer == 0 else turns.DRAW(BEGIN(state), 0)
            )
        },
    ),
    Mutant(
        "NT-2.1.4", "lets the turn go round the other way", {"play.BEHIND": tuple(b[::-1] for b in BEHIND)}
    ),
    Mutant(
        "NT-2.1.4",
        "prepares the other way round",
        {"preparation.BEHIND": tuple(b[::-1] for b in BEHIND)},
    ),
    Mutant("NT-2.1.4", "lets the farthest seat win", {"play.nearest_win": turns.farthest_wins}),
    Mutant(
        "NT-2.1.4",
        "passes the deal the other way round",
        {"view.BEHIND": tuple(b[::-1] for b in BEHIND)},
    ),
    Mutant(
        "NT-2.1.5",
        "deals 22 cards to all, and the dealer draws",
        {**starting(one_less), "preparation.begin_play": dealer_draws},
    ),
    Mutant("NT-2.1.5", "deals 23 cards to all", starting(one_more_for_all)),
    Mutant("NT-2.1.5", "deals 22 cards to all", starting(one_less)),
    Mutant("NT-2.1.6", "leaves the indicators behind the stock", taken_back(starting(indicators_behind))),
    Mutant(
        "NT-2.1.6", "leaves the indicators in front of the stock", taken_back(starting(indicators_in_front))
    ),
    Mutant("NT-2.1.6", "keeps a reserve of fourteen cards", {"play.next_turn": reserve(14)}),
    Mutant(
        "NT-2.1.6",
        "has one indicator",
        {"base.doublings": lambda face, indicators: DOUBLINGS(face, indicators[:1])},
    ),
    Mutant("NT-2.2.1", "makes a kong of three and the indicator", kongs_of_indicators(held_three)),
    Mutant("NT-2.2.1", "adds the indicator to a pung", kongs_of_indicators(punged)),
    Mutant("NT-2.2.1", "makes a kong of two and both indicators", kongs_of_indicators(held_two)),
    Mutant("NT-2.2.1", "completes hands with an indicator", winning_on_turn(with_an_indicator)),
    Mutant("NT-2.2.1", "draws the indicators at last", taken_back({"play.next_turn": indicators_at_last})),
    Mutant(
        "NT-2.2.1",
        "lets indicators raise nothing",
        {"base.doublings": lambda face, _: DOUBLINGS(face, ())},
    ),
    Mutant("NT-2.2.2", "asks all at once", {"legal.options": all_prepare_at_once}),
    Mutant(
        "NT-2.2.2",
        "begins with A, whoever deals",
        {"preparation.start": from_seat_a, "preparation.ask_behind": behind_from_seat_a},
    ),
    Mutant(
        "NT-2.2.2",
        "replaces when all have shown",
        {"preparation.show": shown_without_replacement, "preparation.begin_play": replaced_after_all},
    ),
    Mutant(
        "NT-2.2.2", "lets the dealer alone declare", {"preparation.ask_behind": lambda state, _: BEGIN(state)}
    ),
    Mutant("NT-2.2.3", "makes a quad with a replacement", counting_replacements(4)),
    Mutant("NT-2.2.3", "makes a triplet with a replacement", counting_replacements(3)),
    Mutant("NT-2.2.3", "makes Hezi with a replacement", counting_replacements(2)),
    Mutant(
        "NT-2.2.3",
        "gives sixteen for four in hand",
        {
            "base.WORTH": {
                **base.WORTH,
                base.FOUR_IN_HAND: base.WORTH[base.FOUR_IN_HAND]._replace(hu=16, exact=16),
            }
        },
    ),
    Mutant("NT-2.2.3", "shows nothing after a replacement", {"legal.showable": before_any_replacement}),
    Mutant("NT-2.3.1", "replaces from the front", {"preparation.show": shown_from_the_front}),
    Mutant("NT-2.3.1", "replaces nothing", {"preparation.show": shown_without_replacement}),
    Mutant("NT-2.3.1", "forces quads to be shown", forced_to_show(4)),
    Mutant(
        "NT-2.3.1",
        "gives twelve for a shown quad",
        {
            "base.WORTH": {
                **base.WORTH,
                Shown.QUAD: base.WORTH[Shown.QUAD]._replace(hu=12, exact=12),
            }
        },
    ),
    Mutant("NT-2.3.1", "lets no quad be shown", {"legal.showable": only_quads_or_triplets(3)}),
    Mutant("NT-2.3.1", "lets a dealt quad be shown or kept, but not konged", {"legal.turn": no_dealt_kongs}),
    Mutant("NT-2.3.1", "lets three alike be shown", triplets(lambda *_: True)),
    Mutant("NT-2.3.1", "takes a shown quad for no group", no_wins_for(has_laid(Shown.QUAD))),
    Mutant(
        "NT-2.3.1",
        "takes a shown quad for two groups",
        winning_on_turn(
            lambda state, player: (
                has_laid(Shown.QUAD)(state, player)
                and finds(state.hands[player], 6 - groups_laid(state, player))
            )
        ),
    ),
    Mutant(
        "NT-2.4.1",
        "lets any three of an indicator's rank be shown",
        triplets(lambda face, indicators: any(base.applies(each, face) for each in indicators)),
    ),
    Mutant(
        "NT-2.4.1",
        "lets three of another old general be shown",
        triplets(
            lambda face, indicators: (
                face in indicators
                or (face in OLD_GENERALS and any(each in OLD_GENERALS for each in indicators))
            )
        ),
    ),
    Mutant(
        "NT-2.4.1",
        "lets three of the first indicator alone be shown",
        triplets(lambda face, indicators: face == indicators[0]),
    ),
    Mutant(
        "NT-2.4.1",
        "lets three of the second indicator alone be shown",
        triplets(lambda face, indicators: face == indicators[1]),
    ),
    Mutant("NT-2.4.1", "lets no triplet be shown", {"legal.showable": only_quads_or_triplets(4)}),
    Mutant("NT-2.4.1", "replaces a shown triplet", {"preparation.show": triplet_replaced}),
    Mutant("NT-2.4.1", "forces triplets to be shown", forced_to_show(3)),
    Mutant("NT-2.4.1", "takes a shown triplet for no group", no_wins_for(has_laid(Shown.TRIPLET))),
    Mutant(
        "NT-2.4.1",
        "counts three kept in hand like three shown",
        {
            "base.WORTH": {
                **base.WORTH,
                base.THREE_IN_HAND: base.WORTH[base.THREE_IN_HAND]._replace(exact=16),
            }
        },
    ),
    Mutant("NT-2.5.1", "replaces one card", {"preparation.show_hezi": hezi_shown(turns.REPLACE)}),
    Mutant("NT-2.5.1", "replaces nothing", {"preparation.show_hezi": hezi_shown()}),
    Mutant(
        "NT-2.5.1",
        "replaces from both ends",
        {"preparation.show_hezi": hezi_shown(turns.REPLACE, front_replacement)},
    ),
    Mutant("NT-2.5.1", "takes a pair like either indicator", {"legal.hezi_card": hezi_like_either_indicator}),
    Mutant("NT-2.5.1", "takes a pair of the indicators' rank", {"legal.hezi_card": hezi_by_rank}),
    Mutant("NT-2.5.1", "takes indicators of one rank for equal", {"legal.hezi_card": hezi_of_one_rank}),
    Mutant(
        "NT-2.5.1",
        "gives the dealer no Hezi",
        {"legal.hezi_card": hezi_not_for(lambda state, player: player == state.dealer)},
    ),
    Mutant(
        "NT-2.5.1",
        "gives nobody but the dealer Hezi",
        {"legal.hezi_card": hezi_not_for(lambda state, player: player != state.dealer)},
    ),
    Mutant(
        "NT-2.5.1",
        "forces Hezi to be shown",
        forced_to(lambda offered: tuple(decision for decision in offered if decision == legal.HEZI)),
    ),
    Mutant(
        "NT-2.5.2",
        "takes Hezi for a group",
        winning_on_turn(
            lambda state, player: (
                has_laid(Shown.HEZI)(state, player)
                and finds(state.hands[player], 6 - groups_laid(state, player))
            )
        ),
    ),
    Mutant(
        "NT-2.5.2",
        "takes Hezi for the pair",
        winning_on_turn(
            lambda state, player: (
                has_laid(Shown.HEZI)(state, player)
                and finds(state.hands[player], 7 - groups_laid(state, player), pair=False)
            )
        ),
    ),
    Mutant("NT-2.5.2", "lets Hezi spoil Qing", shape("qing", lambda r: win.qing(r) and not has_hezi(r.win))),
    Mutant(
        "NT-2.5.2",
        "lets Hezi spoil Piao",
        {
            **shape("piao", lambda r: win.piao(r) and not has_hezi(r.win)),
            **multiplier("piao", lambda r: win.piao(r) and not has_hezi(r.win)),
        },
    ),
    Mutant(
        "NT-2.5.2",
        "takes Hezi for a pung",
        multiplier("closed piao", lambda r: win.closed_piao(r) and not has_hezi(r.win)),
    ),
    Mutant(
        "NT-2.5.2",
        "counts Hezi for the winner alone",
        scoring(lambda hand, melds: (hand, without_hezi(melds))),
    ),
    Mutant(
        "NT-2.5.2",
        "counts Hezi for losers alone",
        {"win.items": lambda own, indicators: ITEMS(own._replace(melds=without_hezi(own.melds)), indicators)},
    ),
    Mutant("NT-2.5.2", "counts the two cards kept in hand", {"base.items": with_hezi_in_hand}),
    Mutant("NT-2.5.2", "does not multiply Hezi", {"win.items": hezi_after_all}),
)
