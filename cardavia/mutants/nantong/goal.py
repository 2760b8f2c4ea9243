"""Mutants of the sections on what the game is and what players aim at: `NT-0` and `NT-1`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations
from typing import Any

from cardavia.games import packed
from cardavia.games.melding.state import Kind, Laid, MeldKind, Phase, laid_cards
from cardavia.games.nantong import base, hu, legal, preparation, settlement, shapes, view, win
from cardavia.games.nantong.cards import FACE, HONOURS, OLD_GENERALS, RANKS, SHAPE, parts, rank
from cardavia.games.nantong.play import Answers
from cardavia.games.nantong.shapes import Form, Group, Split
from cardavia.games.nantong.state import BEHIND, PLAYERS, SEATS, Shown, State
from cardavia.games.nantong.win import Win
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import Player, replaced
from cardavia.mutants.mutant import Mutant
from cardavia.mutants.nantong import play as turns
from cardavia.mutants.nantong.play import Options, Row, steps, without
from cardavia.table import ScoreItem, Transfer

START, PARTITIONS, WAITS, SETS = preparation.start, shapes.partitions, shapes.waits, base.sets
SETTLED, BASE_SCORE, ITEMS = settlement._settled, settlement.base_score, win.items
DOUBLINGS, BASE_ITEMS, RESULT = base.doublings, base.items, view.result

SUITS = range(0, 3 * RANKS, RANKS)
"""The first face of each suit."""

Cause = tuple[str, str]
Scores = tuple[tuple[ScoreItem, ...], ...]


# What a hand is


def winning(also: Callable[[Hand], bool]) -> dict[str, object]:
    """Hands of another kind are complete as well; what cannot be split scores as triplets."""

    def complete(concealed: Hand) -> bool:
        return turns.COMPLETE_HAND(concealed) or also(concealed)

    return {"shapes.complete": complete, "shapes.partitions": split_somehow}


def split_somehow(concealed: Hand) -> tuple[Split, ...]:
    if turns.COMPLETE_HAND(concealed):
        return tuple(PARTITIONS(concealed))
    return (tuple(Group(Form.TRIPLET, face) for face in packed.different(concealed)),)


def winning_on_turn(also: Callable[[State, Player], bool]) -> dict[str, object]:
    """The same, offered on the own turn only, where melds can be looked at."""

    def turn(state: State, player: Player) -> Options:
        options = turns.TURN(state, player)
        return (*options, legal.WIN) if legal.WIN not in options and also(state, player) else options

    return {"legal.turn": turn, "shapes.partitions": split_somehow}


def splitting(allowed: Callable[[Group], bool]) -> dict[str, object]:
    """Only splits of allowed groups count."""

    def partitions(concealed: Hand) -> Iterator[Split]:
        if turns.COMPLETE_HAND(concealed):
            yield from (split for split in PARTITIONS(concealed) if all(map(allowed, split)))

    return {
        "shapes.partitions": partitions,
        "shapes.complete": lambda concealed: next(partitions(concealed), None) is not None,
    }


def no_wins_for(barred: Callable[[State, Player], bool]) -> dict[str, object]:
    """Who is barred is not offered to win."""

    def rows(state: State, offered: Row) -> Row:
        return turns.asked(
            tuple(
                without(row, legal.WIN) if barred(state, player) else row
                for player, row in enumerate(offered)
            )
        )

    return {
        "legal.turn": lambda state, player: (
            without(turns.TURN(state, player), legal.WIN)
            if barred(state, player)
            else turns.TURN(state, player)
        ),
        "legal.claims": lambda state, face, seat: rows(state, turns.CLAIMS(state, face, seat)),
        "legal.robberies": lambda state, face, seat: rows(state, turns.ROBBERIES(state, face, seat)),
    }


def has_laid(*kinds: MeldKind) -> Callable[[State, Player], bool]:
    return lambda state, player: any(meld.kind in kinds for meld in state.melds[player])


def groups_laid(state: State, player: Player) -> int:
    return sum(meld.kind is not Shown.HEZI for meld in state.melds[player])


def holds(hand: Hand, cards: Hand) -> bool:
    return all(packed.count(hand, face) >= packed.count(cards, face) for face in packed.different(cards))


def cards_of(group: Group) -> Hand:
    if group.form is Form.RUN:
        return ONE[group.face] + ONE[group.face + 1] + ONE[group.face + 2]
    return (3 if group.form is Form.TRIPLET else 2) * ONE[group.face]


@cache
def finds(hand: Hand, groups: int, least: Face = 0, *, pair: bool = True) -> bool:
    """Whether so many groups, and a pair, are among the cards, whatever the rest is."""
    if not groups:
        return not pair or any(packed.count(hand, face) >= 2 for face in packed.different(hand))
    for face in packed.different(hand):
        if face < least:
            continue
        found = [Group(Form.TRIPLET, face)]
        if face not in HONOURS and rank(face) <= RANKS - 2:
            found.append(Group(Form.RUN, face))
        if any(
            holds(hand, cards_of(group)) and finds(hand - cards_of(group), groups - 1, face, pair=pair)
            for group in found
        ):
            return True
    return False


def groups_are_enough(number: int) -> Callable[[State, Player], bool]:
    return lambda state, player: finds(state.hands[player], max(0, number - groups_laid(state, player)))


def with_another_group(sets: Iterable[tuple[Face, ...]]) -> Callable[[Hand], bool]:
    """Complete, if any of these sets of cards were a group."""
    hands = tuple(map(packed.pack, sets))
    return lambda hand: any(holds(hand, cards) and turns.COMPLETE_HAND(hand - cards) for cards in hands)


def with_another_pair(pairs: Iterable[tuple[Face, Face]]) -> Callable[[Hand], bool]:
    """Complete, if any of these two cards were a pair."""
    hands = tuple(map(packed.pack, pairs))
    return lambda hand: any(holds(hand, cards) and is_groups(hand - cards) for cards in hands)


def is_groups(hand: Hand) -> bool:
    """Whether the cards are groups without any pair."""
    divided = parts(hand)
    return all(map(shapes.splits, divided)) and not any(map(shapes._paired, divided))


MIXED_RUNS = tuple(
    tuple(suit + start + place for place, suit in enumerate(suits))
    for start in range(RANKS - 2)
    for suits in permutations(SUITS)
)
WRAPPED_RUNS = tuple(
    tuple(suit + place for place in places) for suit in SUITS for places in ((0, 7, 8), (0, 1, 8))
)
GAPPED_RUNS = tuple(
    (suit + low, suit + low + 2, suit + low + 4) for suit in SUITS for low in range(RANKS - 4)
)
ONE_RANK = tuple(tuple(suit + place for suit in SUITS) for place in range(RANKS))
PAIRS_OF_RANK = tuple(
    (first + place, second + place)
    for place in range(RANKS)
    for first in SUITS
    for second in SUITS
    if first < second
)
PAIRS_OF_HONOURS = tuple((one, other) for one in HONOURS for other in HONOURS if one < other)


def six_groups_and_two_pairs(hand: Hand) -> bool:
    """Six groups, two pairs and a card."""
    for single in packed.different(hand):
        rest = hand - ONE[single]
        if any(
            packed.count(rest, face) >= 2 and turns.COMPLETE_HAND(rest - 2 * ONE[face])
            for face in packed.different(rest)
        ):
            return True
    return False


def seven_pairs(hand: Hand) -> bool:
    return sum(packed.count(hand, face) // 2 for face in packed.different(hand)) >= 7


def a_pair_in_each_suit(hand: Hand) -> bool:
    return all(map(shapes.splits, parts(hand)))


def quad_as_two_groups(hand: Hand) -> bool:
    return any(finds(hand - 4 * ONE[face], 5) for face in packed.fours(hand))


def pairs_with_base_hu(counts: Callable[[Face], bool]) -> dict[str, object]:
    def sets(holding: base.Holding) -> Iterator[tuple[str, Face]]:
        yield from SETS(holding)
        for face in packed.different(holding.concealed):
            if packed.count(holding.concealed, face) == 2 and counts(face):
                yield base.THREE_IN_HAND, face

    return {"base.sets": sets}


def pairs_of_an_indicator(holding: base.Holding, indicators: tuple[Face, ...]) -> tuple[ScoreItem, ...]:
    pairs = (face for face in set(indicators) if packed.count(holding.concealed, face) == 2)
    return (*BASE_ITEMS(holding, indicators), *(base.item(base.WON_PUNG, face, indicators) for face in pairs))


# The end of a deal


def another_deal(state: State, *_: Any) -> State:
    return START(SHAPE.shuffle(0), state.rules)


def plays_on(state: State, player: Player, _: Win) -> State:
    return turns.NEXT_TURN(state, player)


def plays_on_after_a_draw(state: State, player: Player) -> State:
    return turns.NEXT_TURN(state, player)


def pung_of_the_winning_card(state: State, answers: Answers) -> State:
    """The pung comes to be besides the win."""
    claimants = [player for player, answer in enumerate(answers) if answer == legal.PUNG]
    if legal.WIN in answers:
        for player in claimants:
            laid = Laid(Kind.PUNG, state.card, state.turn)
            state = state._replace(
                hands=replaced(state.hands, player, state.hands[player] - 2 * ONE[state.card]),
                melds=replaced(state.melds, player, (*state.melds[player], laid)),
                table=replaced(state.table, state.turn, state.table[state.turn][:-1]),
            )
    return turns.SETTLE_CLAIMS(state, answers)


def settled(keeps: Callable[[State, Transfer], bool]) -> dict[str, object]:
    """Only some of the differences are settled."""

    def settle(state: State, scores: Scores, cause: Cause) -> State:
        done = SETTLED(state, scores, cause)
        return done._replace(ledger=tuple(entry for entry in done.ledger if keeps(done, entry)))

    return {"settlement._settled": settle}


def totals(state: State) -> tuple[int, ...]:
    return tuple(map(hu.total, state.scores))


def winner(state: State) -> str:
    return "" if state.winner is None else SEATS[state.winner]


def with_the_winner(state: State, entry: Transfer) -> bool:
    return state.winner is None or winner(state) in (entry.payer, entry.receiver)


def with_the_discarder(state: State, entry: Transfer) -> bool:
    return with_the_winner(state, entry) and SEATS[state.turn] in (entry.payer, entry.receiver)


def with_the_top(state: State, entry: Transfer) -> bool:
    top = SEATS[max(PLAYERS, key=totals(state).__getitem__)]
    return top in (entry.payer, entry.receiver)


def to_one_at_the_top(state: State, entry: Transfer) -> bool:
    """Of several with the highest total the first has it all."""
    place = SEATS.index(entry.receiver)
    return totals(state).index(totals(state)[place]) == place


def ten_for_a_tie(state: State, scores: Scores, cause: Cause) -> State:
    done = SETTLED(state, scores, cause)
    own = totals(done)
    first = PLAYERS[0] if done.winner is None else done.winner
    ties = tuple(
        Transfer(SEATS[other], SEATS[first], 10, *cause)
        for other in PLAYERS
        if other != first and own[other] == own[first]
    )
    return done._replace(ledger=(*done.ledger, *ties))


def the_top_has_won(state: State, scores: Scores, cause: Cause) -> State:
    done = SETTLED(state, scores, cause)
    own = totals(done)
    return done if done.winner is None else done._replace(winner=max(PLAYERS, key=own.__getitem__))


def without_losers(state: State, player: Player, hand: Win) -> State:
    own = hu.rounded(ITEMS(hand, state.indicators))
    scores = tuple(own if other == player else () for other in PLAYERS)
    return SETTLED(state._replace(winner=player), scores, settlement.DIFFERENCE)


def washed_out(state: State) -> State:
    return SETTLED(state, ((),) * len(PLAYERS), settlement.BASE_DIFFERENCE)


def scoring(holding: Callable[[Hand, tuple[Laid, ...]], tuple[Hand, tuple[Laid, ...]]]) -> dict[str, object]:
    """Who has not won has base hu for a part of its cards only."""

    def score(state: State, player: Player) -> tuple[ScoreItem, ...]:
        counted = base.Holding(*holding(state.hands[player], state.melds[player]))
        return hu.rounded(base.items(counted, state.indicators))

    return {"settlement.base_score": score}


def without_fours(hand: Hand) -> Hand:
    return hand - sum(4 * ONE[face] for face in packed.fours(hand))


def without_hezi(melds: tuple[Laid, ...]) -> tuple[Laid, ...]:
    return tuple(meld for meld in melds if meld.kind is not Shown.HEZI)


def bonus_for_a_wait(state: State, player: Player) -> tuple[ScoreItem, ...]:
    if state.winner is None and WAITS(state.hands[player], laid_cards(state.melds[player])):
        return (*BASE_SCORE(state, player), ScoreItem("tazi", 20, "NT-4.6.3"))
    return BASE_SCORE(state, player)


def dealer_sits_out(state: State, after: Player) -> State:
    return turns.NEXT_TURN(state, state.dealer if BEHIND[after][0] == state.dealer else after)


MUTANTS: tuple[Mutant, ...] = (
    Mutant("NT-0.2.1", "lets the dealer sit out", {"play.next_turn": dealer_sits_out}),
    Mutant("NT-0.2.1", "begins another deal after a win", {"play.finish": another_deal}),
    Mutant("NT-0.2.1", "begins another deal when the stock is empty", {"play.exhaust": another_deal}),
    Mutant(
        "NT-0.2.1",
        "lets the same dealer deal until it loses",
        {
            "view.result": lambda state: (
                replace(RESULT(state), next_dealer=SEATS[state.dealer])
                if state.winner is None
                else RESULT(state)
            )
        },
    ),
    Mutant("NT-0.3.1", "offers the next seat a run", {"legal.claims": turns.runs(0)}),
    Mutant("NT-0.3.1", "offers everybody a run", {"legal.claims": turns.runs(0, 1)}),
    Mutant("NT-0.3.1", "offers the far seat a run", {"legal.claims": turns.runs(1)}),
    Mutant(
        "NT-0.3.1",
        "counts the first indicator alone",
        {"base.doublings": lambda face, indicators: DOUBLINGS(face, indicators[:1])},
    ),
    Mutant(
        "NT-0.3.1",
        "counts the second indicator alone",
        {"base.doublings": lambda face, indicators: DOUBLINGS(face, indicators[1:])},
    ),
    Mutant("NT-0.3.1", "offers no pungs", {"legal.melds_offered": lambda *_: ()}),
    Mutant(
        "NT-0.3.1",
        "offers no kongs of discards",
        {
            "legal.melds_offered": lambda state, player, copies: without(
                turns.MELDS_OFFERED(state, player, copies), legal.KONG
            )
        },
    ),
    Mutant("NT-0.3.2", "settles with the winner alone", settled(with_the_winner)),
    Mutant("NT-0.3.2", "lets the discarder pay alone", settled(with_the_discarder)),
    Mutant("NT-0.3.2", "wants eight groups", {"shapes.complete": lambda _: False}),
    Mutant("NT-1.1.1", "accepts six groups and two pairs", winning(six_groups_and_two_pairs)),
    Mutant("NT-1.1.1", "accepts a pair in each suit", winning(a_pair_in_each_suit)),
    Mutant("NT-1.1.1", "accepts seven pairs", winning(seven_pairs)),
    Mutant("NT-1.1.1", "is content with four groups", winning_on_turn(groups_are_enough(4))),
    Mutant("NT-1.1.1", "is content with six groups", winning_on_turn(groups_are_enough(6))),
    Mutant(
        "NT-1.1.1",
        "wants seven groups in the hand, whatever is laid",
        {"shapes.complete": lambda hand: packed.size(hand) == 23 and turns.COMPLETE_HAND(hand)},
    ),
    Mutant(
        "NT-1.1.2",
        "refuses a win with four alike in hand",
        {"shapes.complete": lambda hand: not packed.fours(hand) and turns.COMPLETE_HAND(hand)},
    ),
    Mutant("NT-1.1.2", "takes four alike in hand for two groups", winning(quad_as_two_groups)),
    Mutant("NT-1.1.2", "accepts runs of mixed suits", winning(with_another_group(MIXED_RUNS))),
    Mutant("NT-1.1.2", "lets runs go on from Nine to One", winning(with_another_group(WRAPPED_RUNS))),
    Mutant("NT-1.1.2", "accepts runs of every other rank", winning(with_another_group(GAPPED_RUNS))),
    Mutant("NT-1.1.2", "accepts one rank in three suits", winning(with_another_group(ONE_RANK))),
    Mutant(
        "NT-1.1.2",
        "counts a concealed kong as four cards of the hand",
        no_wins_for(has_laid(Kind.CONCEALED)),
    ),
    Mutant(
        "NT-1.1.2",
        "counts a claimed kong as four cards of the hand",
        no_wins_for(has_laid(Kind.EXPOSED, Kind.ADDED)),
    ),
    Mutant("NT-1.1.2", "knows no triplets", splitting(lambda group: group.form is not Form.TRIPLET)),
    Mutant("NT-1.1.3", "pairs by rank", winning(with_another_pair(PAIRS_OF_RANK))),
    Mutant("NT-1.1.3", "pairs any two honours", winning(with_another_pair(PAIRS_OF_HONOURS))),
    Mutant(
        "NT-1.1.3",
        "refuses honours as the pair",
        splitting(lambda group: group.form is not Form.PAIR or group.face not in HONOURS),
    ),
    Mutant(
        "NT-1.1.3",
        "refuses old generals as the pair",
        splitting(lambda group: group.form is not Form.PAIR or group.face not in OLD_GENERALS),
    ),
    Mutant(
        "NT-1.1.3",
        "refuses Nine of Strings as the pair",
        splitting(lambda group: group != Group(Form.PAIR, FACE["9s"])),
    ),
    Mutant(
        "NT-1.1.3",
        "wants a Two, Five or Eight as the pair",
        splitting(
            lambda group: (
                group.form is not Form.PAIR or (group.face not in HONOURS and rank(group.face) % 3 == 2)
            )
        ),
    ),
    Mutant(
        "NT-1.1.3",
        "gives base hu for a pair of old generals",
        pairs_with_base_hu(lambda face: face in OLD_GENERALS),
    ),
    Mutant("NT-1.1.3", "gives base hu for any pair", pairs_with_base_hu(lambda _: True)),
    Mutant("NT-1.1.3", "gives base hu for a pair of an indicator", {"base.items": pairs_of_an_indicator}),
    Mutant("NT-1.1.4", "makes a run of T, W and R", {"shapes.RUN_STARTS": range(8)}),
    Mutant(
        "NT-1.1.4",
        "refuses Nine of Strings in runs",
        splitting(lambda group: group != Group(Form.RUN, FACE["7s"])),
    ),
    Mutant(
        "NT-1.1.4",
        "refuses three Nines of Strings",
        splitting(lambda group: group != Group(Form.TRIPLET, FACE["9s"])),
    ),
    Mutant(
        "NT-1.1.4",
        "lets a run go on from Nine of Strings to an honour",
        winning(with_another_group((FACE["8s"], FACE["9s"], honour) for honour in HONOURS)),
    ),
    Mutant(
        "NT-1.1.4",
        "refuses sets of honours",
        splitting(lambda group: group.form is not Form.TRIPLET or group.face not in HONOURS),
    ),
    Mutant("NT-1.1.4", "knows three old generals", {"base.OLD_GENERALS": frozenset(HONOURS)}),
    Mutant("NT-1.2.1", "plays on after a win", {"play.finish": plays_on}),
    Mutant("NT-1.2.1", "plays on after a self-draw", {"play.win_on_own_turn": plays_on_after_a_draw}),
    Mutant("NT-1.2.1", "gives losers nothing", {"settlement.won": without_losers}),
    Mutant(
        "NT-1.2.1",
        "lets no winner pay",
        settled(lambda state, entry: entry.payer != winner(state)),
    ),
    Mutant("NT-1.2.1", "calls the highest total the winner", {"settlement._settled": the_top_has_won}),
    Mutant("NT-1.2.1", "makes a pung of the winning card", steps(Phase.CLAIM, pung_of_the_winning_card)),
    Mutant("NT-1.2.2", "settles nothing when the stock is empty", {"settlement.exhausted": washed_out}),
    Mutant("NT-1.2.2", "counts melds alone", scoring(lambda _, melds: (0, melds))),
    Mutant("NT-1.2.2", "counts the hand alone", scoring(lambda hand, _: (hand, ()))),
    Mutant("NT-1.2.2", "forgets four in hand", scoring(lambda hand, melds: (without_fours(hand), melds))),
    Mutant("NT-1.2.2", "forgets Hezi", scoring(lambda hand, melds: (hand, without_hezi(melds)))),
    Mutant("NT-1.2.2", "gives hu for lacking one card", {"settlement.base_score": bonus_for_a_wait}),
    Mutant("NT-1.2.3", "gives one at the top all of it", settled(to_one_at_the_top)),
    Mutant("NT-1.2.3", "breaks ties", {"settlement._settled": ten_for_a_tie}),
    Mutant("NT-1.2.3", "settles with the highest total alone", settled(with_the_top)),
)
