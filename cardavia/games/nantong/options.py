"""The options of each ruling that a table may play in place of ours, and the rules of a profile."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cardavia.games import packed
from cardavia.games.melding import moves
from cardavia.games.melding.state import Kind, Phase, laid_cards
from cardavia.games.nantong import base, hu, legal, play, preparation, settlement, shapes, stock, view, win
from cardavia.games.nantong.base import FOUR_IN_HAND, THREE_IN_HAND, Holding
from cardavia.games.nantong.cards import HONOURS, OLD_GENERALS, SHAPE, rank
from cardavia.games.nantong.legal import KONG, PUNG, WIN
from cardavia.games.nantong.rules import BaseItems, Indicators, Items, Offer, Rules
from cardavia.games.nantong.shapes import Form
from cardavia.games.nantong.state import Opening, Shown, State
from cardavia.games.nantong.win import Reading, Win
from cardavia.games.packed import ONE, Face
from cardavia.games.profile import Options, Profile, changed, to
from cardavia.games.seats import NO_CARD, Player
from cardavia.table import PASS, Decision, ScoreItem

Offering = Callable[[State, Player, Offer], Offer]


@cache
def rules(profile: Profile) -> Rules:
    """The rules of the tables that play by a profile."""
    return changed(ours(), OPTIONS, profile)


def ours() -> Rules:
    """Every ruling as we read it."""
    return Rules(
        shape=SHAPE,
        offer=legal.free_choice,
        may_declare_ready=legal.may_declare_ready,
        prepare=preparation.advance,
        hezi_replacement=stock.replace,
        begin_play=preparation.begin_play,
        robbed=play.pung_stays,
        counted=play.as_won,
        next_dealer=view.next_seat,
        base_items=base.items,
        loser=settlement.base_score,
        win_items=settlement.as_we_read,
        own=base_hu,
        arranged=additions_first,
        preferred=dearest,
        bonuses=win.BONUSES,
        multipliers=win.MULTIPLIERS,
    )


# What a seat may do


def offering(other: Offering, *phases: Phase | Opening) -> dict[str, Any]:
    """The change of what a seat is offered, in these phases; a pass alone is no choice."""

    def changing(offer: Offering) -> Offering:
        def offered(state: State, player: Player, allowed: Offer) -> Offer:
            found = offer(state, player, allowed)
            if state.phase not in phases:
                return found
            made = other(state, player, found)
            return () if made == (PASS,) else made

        return offered

    return {"offer": changing}


WINDOWS = (Phase.CLAIM, Phase.ROB)
EVERYWHERE = (Phase.TURN, *WINDOWS)


def without(offered: Offer, *barred: str) -> Offer:
    """What is left of an offer without some verbs."""
    return tuple(decision for decision in offered if decision.split(" ")[0] not in barred)


def compulsory(_: State, __: Player, offered: Offer) -> Offer:
    """Who can win must (NT-gap-3)."""
    return (WIN,) if WIN in offered else offered


def compulsory_when_ready(state: State, player: Player, offered: Offer) -> Offer:
    """A ready seat wins with the first card it draws that completes its hand (NT-2.6.3)."""
    return (WIN,) if WIN in offered and player in state.ready else offered


def own_draws_when_ready(state: State, player: Player, offered: Offer) -> Offer:
    """A ready seat wins by its own draw alone (NT-2.6.3)."""
    return () if player in state.ready else offered


def heavenly_win_first(state: State, player: Player, offered: Offer) -> Offer:
    """A complete dealer wins before others prepare, or not at all (NT-2.7.2, NT-gap-2)."""
    if player != state.dealer or state.card != NO_CARD:
        return offered
    if state.phase is not Opening.PREPARE:
        return without(offered, WIN)
    return (*offered, WIN) if shapes.complete(state.hands[player]) else offered


def is_first_action(state: State) -> bool:
    """Whether nobody has discarded, and nobody has drawn from the front to begin a turn."""
    return state.phase is Phase.TURN and not state.front and not any(state.table)


def has_laid(state: State, player: Player, *kinds: Any) -> bool:
    """Whether a seat has a meld of one of these kinds."""
    return any(meld.kind in kinds for meld in state.melds[player])


def no_win_by_replacements(state: State, player: Player, offered: Offer) -> Offer:
    """A hand that opening replacements completed must discard first (NT-gap-1)."""
    is_barred = (
        is_first_action(state)
        and has_laid(state, player, Shown.QUAD, Shown.HEZI)
        and not has_laid(state, player, Kind.CONCEALED)
    )
    return without(offered, WIN) if is_barred else offered


def no_first_kong(state: State, _: Player, offered: Offer) -> Offer:
    """The dealer declares no kong before its first discard (NT-gap-4)."""
    return without(offered, KONG) if is_first_action(state) else offered


def no_kong_after_a_concealed_one(state: State, _: Player, offered: Offer) -> Offer:
    """The replacement of a concealed kong is followed by a win or a discard (NT-3.1.2)."""
    is_shown = any(event.deed == f"lays the {Kind.CONCEALED.value}" for event in state.events)
    return without(offered, KONG) if is_shown else offered


def one_kong_a_turn(state: State, player: Player, offered: Offer) -> Offer:
    """No kong follows on the replacement of another (NT-gap-5)."""
    is_made = has_laid(state, player, Kind.CONCEALED, Kind.EXPOSED, Kind.ADDED)
    return without(offered, KONG) if state.replacement and is_made else offered


def grown(state: State, player: Player) -> Offer:
    """The kongs that a seat could make of its pungs."""
    hand = state.hands[player]
    own = set(legal.own_kongs(hand, state.melds[player])) - set(packed.fours(hand))
    return tuple(legal.OWN_KONG[face] for face in sorted(own)) if legal.replacement_left(state) else ()


def only_the_drawn_is_added(state: State, player: Player, offered: Offer) -> Offer:
    """A pung grows by the card just drawn alone (NT-3.1.3)."""
    barred = {kong for kong in grown(state, player) if kong != legal.OWN_KONG[state.card]}
    return tuple(decision for decision in offered if decision not in barred)


def added_after_a_pung(state: State, player: Player, offered: Offer) -> Offer:
    """A pung may grow right after it is made (NT-3.1.3)."""
    return (*offered, *(kong for kong in grown(state, player) if kong not in offered))


def kong_after_a_pung(state: State, player: Player, offered: Offer) -> Offer:
    """The taker of a pung may declare a kong instead of discarding (NT-3.2.3)."""
    own = legal.own_kongs(state.hands[player], state.melds[player])
    kongs = tuple(legal.OWN_KONG[face] for face in own) if legal.replacement_left(state) else ()
    return (*offered, *(kong for kong in kongs if kong not in offered))


def win_after_a_pung(state: State, player: Player, offered: Offer) -> Offer:
    """The taker of a pung may win instead of discarding (NT-3.2.3)."""
    return (*offered, WIN) if shapes.complete(state.hands[player]) else offered


def no_win_by_a_run(state: State, player: Player, offered: Offer) -> Offer:
    """A discard wins only in a triplet or the pair (NT-3.2.5)."""
    face = state.card
    fits = WIN in offered and any(
        group.form is not Form.RUN and group.holds(face)
        for split in shapes.partitions(state.hands[player] + ONE[face])
        for group in split
    )
    return offered if fits else without(offered, WIN)


def only_wins_of_the_last_discard(state: State, _: Player, offered: Offer) -> Offer:
    """The last discard may be won on, not punged (NT-3.3.4)."""
    return offered if state.stock else without(offered, PUNG)


def no_passing(_: State, __: Player, offered: Offer) -> Offer:
    """What is offered must be taken (NT-3.3.5)."""
    return without(offered, PASS)


def any_discard_after_a_declined_win(state: State, player: Player, offered: Offer) -> Offer:
    """A ready seat that declines its own win discards what it likes (NT-gap-13)."""
    if player not in state.ready or WIN not in offered:
        return offered
    return (*legal.discards(state.hands[player]), WIN)


def a_win_or_nothing_less(_: State, __: Player, offered: Offer) -> Offer:
    """Who can win with a discard takes it for nothing less (NT-gap-14)."""
    return without(offered, PUNG, KONG) if WIN in offered else offered


# Ready


def not_twice(may_declare: Callable[[State, Player], bool]) -> Callable[[State, Player], bool]:
    """Who goes on preparing when ready does not declare it again (NT-2.6.1)."""
    return lambda state, player: player not in state.ready and may_declare(state, player)


def waits(state: State, player: Player) -> tuple[Face, ...]:
    """What the hand of a seat that may be ready lacks."""
    if player == state.dealer:
        return ()
    return shapes.waits(state.hands[player], laid_cards(state.melds[player]))


def one_wait(may_declare: Callable[[State, Player], bool]) -> Callable[[State, Player], bool]:
    """The hand waits for one card alone (NT-2.6.2)."""
    return lambda state, player: may_declare(state, player) and len(waits(state, player)) == 1


def a_copy_unseen(may_declare: Callable[[State, Player], bool]) -> Callable[[State, Player], bool]:
    """A copy must be left that neither the hand nor anything shown or turned up has (NT-2.6.2, NT-gap-16)."""

    def may(state: State, player: Player) -> bool:
        seen = state.hands[player] + sum(map(laid_cards, state.melds)) + packed.pack(state.indicators)
        is_left = any(packed.count(seen, face) < 4 for face in waits(state, player))
        return is_left and may_declare(state, player)

    return may


# The course of a deal

Preparing = Callable[[State, Decision], State]


def one_choice(advance: Preparing) -> Preparing:
    """A seat declares one thing and has finished (NT-2.6.1)."""

    def prepare(state: State, decision: Decision) -> State:
        after = advance(state, decision)
        is_asked_again = after.phase is Opening.PREPARE and after.turn == state.turn
        return preparation.ask_behind(after, state.turn) if is_asked_again else after

    return prepare


def goes_on_when_ready(advance: Preparing) -> Preparing:
    """A seat that declares ready may declare more (NT-2.6.1)."""
    return lambda state, decision: (
        preparation.ask(preparation.declare_ready(state, state.turn), state.turn)
        if decision == legal.READY
        else advance(state, decision)
    )


def wins_before_others_prepare(advance: Preparing) -> Preparing:
    """The dealer has won before anybody else prepares (NT-2.7.2, NT-gap-2)."""
    return lambda state, decision: (
        play.win_on_own_turn(state, state.turn) if decision == WIN else advance(state, decision)
    )


HEAVENLY_FIRST = {
    **offering(heavenly_win_first, Opening.PREPARE, Phase.TURN),
    "prepare": wins_before_others_prepare,
}


def hezi_from_the_front(state: State, player: Player) -> State:
    """A replacement of Hezi comes from the front (NT-2.5.1)."""
    return moves.draw(state, player)._replace(phase=Opening.PREPARE, turn=state.turn)


Beginning = Callable[[State], State]


def with_hezi_from_the_front(begin: Beginning) -> Beginning:
    """The last replacement of the dealer has come from either end (NT-2.5.1)."""

    def begun(state: State) -> State:
        after, kinds = begin(state), [meld.kind for meld in state.melds[state.dealer]]
        drawing = [kind for kind in kinds if kind is not Shown.TRIPLET]
        if Shown.HEZI not in drawing:
            return after
        last = state.wall[1] if drawing[-1] is Shown.HEZI else state.wall[-drawing.count(Shown.QUAD)]
        return after._replace(card=last)

    return begun


def nothing_drawn(begin: Beginning) -> Beginning:
    """Opening replacements are no draws: no card has won, and the win is heavenly (NT-2.7.2, NT-gap-1)."""
    return lambda state: begin(state)._replace(card=NO_CARD, replacement=False)


def no_kong_before_play(begin: Beginning) -> Beginning:
    """The replacement of a shown quad is none of a kong (NT-4.9.1)."""
    return lambda state: begin(state)._replace(replacement=False)


def hezi_like_a_quad(begin: Beginning) -> Beginning:
    """The replacement of Hezi counts like that of a quad (NT-4.9.1)."""

    def begun(state: State) -> State:
        after = begin(state)
        return after._replace(replacement=after.card != NO_CARD)

    return begun


def kong_counts(state: State, robber: Player, face: Face) -> State:
    """The pung counts as the kong it was to be (NT-gap-10)."""
    konger = state.turn
    grown_melds = tuple(
        meld._replace(kind=Kind.ADDED) if meld.face == face else meld for meld in state.melds[konger]
    )
    counted = (*state.melds[:konger], grown_melds, *state.melds[konger + 1 :])
    return play.pung_stays(state._replace(melds=counted), robber, face)._replace(melds=state.melds)


def heavenly_after_a_kong(state: State, player: Player, hand: Win) -> Win:
    """A kong before the first discard leaves the heavenly win as it is (NT-gap-17)."""
    if not is_first_action(state) or has_laid(state, player, Shown.QUAD, Shown.HEZI):
        return hand
    return hand._replace(drawn=NO_CARD, occasions=hand.occasions - {win.KONG_REPLACEMENT})


def winning_dealer_stays(state: State) -> Player:
    """A dealer that wins deals again (NT-4.11.5)."""
    return state.dealer if state.winner == state.dealer else view.next_seat(state)


# What hands are worth


def base_hu(reading: Reading, indicators: Indicators, items: BaseItems) -> Items:
    """Every set counts, wherever the reading uses its cards (NT-4.7.2)."""
    hand = reading.win
    return items(Holding(hand.concealed, hand.melds, hand.claimed), indicators)


def additions_first(own: Items, more: Items) -> Items:
    """Multipliers apply to everything (NT-4.1.1)."""
    return (*own, *more)


def dearest(items: Items) -> tuple[int, ...]:
    """The reading with the highest total is counted (NT-4.7.1)."""
    return (hu.total(items),)


def by_these_rules(hand: Win, indicators: Indicators, rules: Rules) -> Items:
    """The items of a winner by rules of which some are not ours."""
    found = (
        rules.arranged(
            rules.own(reading, indicators, rules.base_items),
            tuple(win.additions(reading, rules.bonuses, rules.multipliers)),
        )
        for reading in win.readings(hand)
    )
    return max(found, key=rules.preferred)


def scored(**changes: Callable[[Any], Any]) -> dict[str, Any]:
    """The changes of what a hand is worth."""
    return {"win_items": to(by_these_rules), **changes}


def each_item(worth: Callable[[str, Face, Indicators, ScoreItem], ScoreItem]) -> dict[str, Any]:
    """The change of what each set of identical cards is worth, by its kind and face."""

    def changing(items: BaseItems) -> BaseItems:
        return lambda holding, indicators: tuple(
            worth(kind, face, indicators, item)
            for (kind, face), item in zip(base.sets(holding), items(holding, indicators), strict=True)
        )

    return scored(base_items=changing)


def shown_triplet_from(exact: int) -> dict[str, Any]:
    """A shown triplet starts from so many hu (NT-2.4.1)."""
    ours_from = base.WORTH[Shown.TRIPLET].exact
    return each_item(
        lambda kind, _, __, item: (
            item._replace(value=item.value // ours_from * exact) if kind == Shown.TRIPLET else item
        )
    )


def exact_instead_of_rank(_: str, face: Face, indicators: Indicators, item: ScoreItem) -> ScoreItem:
    """The very card of an indicator is not doubled by that one as well (NT-4.4.1)."""
    return item._replace(value=item.value // 2) if face in indicators else item


def families_doubled(_: str, face: Face, indicators: Indicators, item: ScoreItem) -> ScoreItem:
    """The ranks 1, 4 and 7, 2, 5 and 8, 3, 6 and 9 double each other (NT-gap-12)."""
    more = sum(
        not base.applies(indicator, face)
        and not {indicator, face} & set(OLD_GENERALS)
        and rank(indicator) % 3 == rank(face) % 3
        for indicator in indicators
    )
    return item._replace(value=item.value << more)


def claimed_fourth_as(kind: str) -> dict[str, Any]:
    """A winning card that is the fourth of three in hand makes another set (NT-gap-6)."""

    def changing(items: BaseItems) -> BaseItems:
        def counted(holding: Holding, indicators: Indicators) -> Items:
            return tuple(
                base.item(kind, face, indicators)
                if was == THREE_IN_HAND and face == holding.claimed
                else item
                for (was, face), item in zip(base.sets(holding), items(holding, indicators), strict=True)
            )

        return counted

    return scored(base_items=changing)


Own = Callable[[Reading, Indicators, BaseItems], Items]


def nothing_in_the_pair(reading: Reading, indicators: Indicators, items: BaseItems) -> Items:
    """Copies in the pair do not count (NT-4.7.2)."""
    pair = next(group.face for group in reading.split if group.form is Form.PAIR)
    hand = reading.win
    holding = Holding(hand.concealed, hand.melds, hand.claimed)
    return tuple(
        item
        for place, ((_, face), item) in enumerate(
            zip(base.sets(holding), items(holding, indicators), strict=True)
        )
        if place < len(hand.melds) or face != pair
    )


def third_copy_in_runs(kind: str | None) -> dict[str, Any]:
    """A third copy from another that stands in no triplet makes another set, or none (NT-gap-7)."""

    def changing(own: Own) -> Own:
        def counted(reading: Reading, indicators: Indicators, items: BaseItems) -> Items:
            hand = reading.win
            copies = 0 if hand.claimed == NO_CARD else packed.count(hand.concealed, hand.claimed)
            if copies != 2 or (reading.place is not None and reading.place.form is Form.TRIPLET):
                return own(reading, indicators, items)
            kept = own(reading._replace(win=hand._replace(claimed=NO_CARD)), indicators, items)
            return kept if kind is None else (*kept, base.item(kind, hand.claimed, indicators))

        return counted

    return scored(own=changing)


def multipliers_first(own: Items, more: Items) -> Items:
    """Multipliers apply to base hu alone (NT-4.1.1)."""
    times = tuple(item for item in more if item.item.startswith(hu.TIMES))
    return (*own, *times, *(item for item in more if item not in times))


def by_shape(items: Items) -> tuple[int, ...]:
    """Qing before Piao before Tazi, and only then the total (NT-4.7.1)."""
    names = [item.item for item in items]
    return (
        ("tazi", "piao", "qing").index(next(n for n in ("qing", "piao", "tazi") if n in names)),
        hu.total(items),
    )


def bonus(name: str, change: Callable[[Any], Callable[[Reading], int]]) -> Callable[..., Any]:
    """The change of the bonus of that name."""
    return lambda table: tuple(
        (change(worth) if each == name else worth, each, sentence) for worth, each, sentence in table
    )


def multiplier(name: str, holds: Callable[[Callable[[Reading], bool]], Callable[[Reading], bool]]) -> Any:
    """The change of when the multiplier of that name holds."""
    return lambda table: tuple(
        (holds(was) if item.item == hu.TIMES + name else was, item) for was, item in table
    )


def is_drawn(reading: Reading) -> bool:
    """Whether the winner drew the winning card."""
    return reading.win.drawn != NO_CARD


def some_card_drawn(table: Any) -> Any:
    """A heavenly win is a self-draw with some card dealt, one of the pair (NT-2.7.2)."""

    def self_draw(worth: Callable[[Reading], int]) -> Callable[[Reading], int]:
        return lambda reading: 10 if reading.win.card == NO_CARD else worth(reading)

    return bonus("self-draw", self_draw)(bonus("wait", self_draw)(table))


def has_other_waits(reading: Reading) -> bool:
    """Whether the hand waited for something else as well."""
    hand = reading.win
    before = hand.concealed - ONE[hand.drawn] if is_drawn(reading) else hand.concealed
    return len(shapes.waits(before, laid_cards(hand.melds))) > 1


def only_wait(worth: Callable[[Reading], int]) -> Callable[[Reading], int]:
    """The wait counts where the hand waited for nothing else (NT-4.9.2)."""
    return lambda reading: 0 if has_other_waits(reading) else worth(reading)


def one_ten(table: Any) -> Any:
    """Of all bonuses of ten one is given (NT-4.9.3)."""

    def undrawn(worth: Callable[[Reading], int]) -> Callable[[Reading], int]:
        return lambda reading: 0 if is_drawn(reading) else worth(reading)

    return tuple(row for row in bonus("wait", undrawn)(table) if row[1] != "kong replacement")


def only_laid_pungs_open(_: Callable[[Reading], bool]) -> Callable[[Reading], bool]:
    """A triplet completed by a card of another leaves the hand closed (NT-4.10.1)."""
    return lambda reading: win.piao(reading) and not any(meld.kind is Kind.PUNG for meld in reading.win.melds)


def exposed_melds_open(closed: Callable[[Reading], bool]) -> Callable[[Reading], bool]:
    """Every meld but a concealed kong opens the hand (NT-4.10.1)."""
    return lambda reading: (
        closed(reading) and not any(meld.kind is not Kind.CONCEALED for meld in reading.win.groups_laid)
    )


def drawn_and_closed(closed: Callable[[Reading], bool]) -> Callable[[Reading], bool]:
    """A card of another opens the hand, whatever it completes (NT-4.10.1)."""
    return lambda reading: closed(reading) and is_drawn(reading)


def one_of_each(_: Callable[[Reading], bool]) -> Callable[[Reading], bool]:
    """One of each of the three honours (NT-4.10.2)."""

    def elders(reading: Reading) -> bool:
        cards = reading.win.whole + laid_cards(reading.win.groups_laid)
        return all(packed.count(cards, honour) for honour in HONOURS)

    return elders


def none_by_replacements(holds: Callable[[Reading], bool]) -> Callable[[Reading], bool]:
    """A win without a winning card is not heavenly after opening replacements (NT-gap-15)."""
    replaced = (Shown.QUAD, Shown.HEZI)
    return lambda reading: holds(reading) and not any(meld.kind in replaced for meld in reading.win.melds)


HEAVENLY_WIN = "heavenly win"

OPTIONS: Options = {
    "NT-1.2.2": {"2": {**scored(own=to(lambda *_: ())), "loser": to(lambda *_: ())}},
    "NT-2.4.1": {"2": shown_triplet_from(12), "3": shown_triplet_from(32)},
    "NT-2.5.1": {"2": {"hezi_replacement": to(hezi_from_the_front), "begin_play": with_hezi_from_the_front}},
    "NT-2.6.1": {
        "1b": {"prepare": one_choice},
        "2b": {"prepare": goes_on_when_ready, "may_declare_ready": not_twice},
    },
    "NT-2.6.2": {"1b": {"may_declare_ready": one_wait}, "2b": {"may_declare_ready": a_copy_unseen}},
    "NT-2.6.3": {
        "1b": offering(own_draws_when_ready, *WINDOWS),
        "2b": offering(compulsory_when_ready, Phase.TURN),
    },
    "NT-2.7.2": {
        "1b": {"begin_play": nothing_drawn},
        "2b": HEAVENLY_FIRST,
        "3b": scored(bonuses=some_card_drawn),
    },
    "NT-3.1.2": {"1": offering(no_kong_after_a_concealed_one, Phase.TURN)},
    "NT-3.1.3": {
        "1b": offering(only_the_drawn_is_added, Phase.TURN),
        "2b": offering(added_after_a_pung, Phase.DISCARD),
    },
    "NT-3.2.3": {
        "2": offering(kong_after_a_pung, Phase.DISCARD),
        "3": offering(win_after_a_pung, Phase.DISCARD),
    },
    "NT-3.2.5": {"2": offering(no_win_by_a_run, Phase.CLAIM)},
    "NT-3.3.4": {"3": offering(only_wins_of_the_last_discard, Phase.CLAIM)},
    "NT-3.3.5": {"2": offering(no_passing, *WINDOWS)},
    "NT-gap-6": {"2": claimed_fourth_as(FOUR_IN_HAND), "3": claimed_fourth_as(Kind.EXPOSED)},
    "NT-4.4.1": {"2": each_item(exact_instead_of_rank)},
    "NT-gap-12": {"2": each_item(families_doubled)},
    "NT-4.1.1": {"2": scored(arranged=to(multipliers_first))},
    "NT-4.7.1": {"2": scored(preferred=to(by_shape))},
    "NT-4.7.2": {"2": scored(own=to(nothing_in_the_pair))},
    "NT-gap-7": {"2": third_copy_in_runs(THREE_IN_HAND), "3": third_copy_in_runs(None)},
    "NT-4.9.1": {"1b": {"begin_play": no_kong_before_play}, "2b": {"begin_play": hezi_like_a_quad}},
    "NT-4.9.2": {"2": scored(bonuses=bonus("wait", only_wait))},
    "NT-4.9.3": {"2": scored(bonuses=one_ten)},
    "NT-4.10.1": {
        "1b": scored(multipliers=multiplier("closed piao", only_laid_pungs_open)),
        "2b": scored(multipliers=multiplier("closed piao", exposed_melds_open)),
        "3b": scored(multipliers=multiplier("closed piao", drawn_and_closed)),
    },
    "NT-4.10.2": {"2": scored(multipliers=multiplier("three elders", one_of_each))},
    "NT-4.11.5": {"2": {"next_dealer": to(winning_dealer_stays)}},
    "NT-gap-1": {
        "2": {"begin_play": nothing_drawn},
        "3": offering(no_win_by_replacements, Phase.TURN),
    },
    "NT-gap-2": {"2": HEAVENLY_FIRST},
    "NT-gap-4": {"2": offering(no_first_kong, Phase.TURN)},
    "NT-gap-5": {"2": offering(one_kong_a_turn, Phase.TURN)},
    "NT-gap-10": {"2": {"robbed": to(kong_counts)}},
    "NT-gap-13": {"2": offering(any_discard_after_a_declined_win, Phase.TURN)},
    "NT-gap-14": {"2": offering(a_win_or_nothing_less, Phase.CLAIM)},
    "NT-gap-3": {"2": offering(compulsory, *EVERYWHERE)},
    "NT-gap-15": {
        "2": {
            "begin_play": nothing_drawn,
            **scored(multipliers=multiplier(HEAVENLY_WIN, none_by_replacements)),
        }
    },
    "NT-gap-16": {"2": {"may_declare_ready": a_copy_unseen}},
    "NT-gap-17": {"2": {"counted": to(heavenly_after_a_kong)}},
}
