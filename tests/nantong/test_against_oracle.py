"""Shapes, waits, hu and settlement say what exhaustive search says, on hands in which all occurs often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardavia.games.melding.state import Laid, Phase
from cardavia.games.nantong import GAME, base, cards, hu, settlement, shapes, win
from cardavia.games.nantong.state import KINDS
from cardavia.games.packed import Hand, pack
from cardavia.games.seats import NO_CARD
from cardavia.table import ScoreItem, balance
from tests.games.walks import examples

from . import oracle
from .hands import (
    SEATS,
    Ended,
    Won,
    any_hands,
    ended_deals,
    starved_hands,
    waiting_hands,
    winning_hands,
)

OCCASIONS = {
    "replacement": win.KONG_REPLACEMENT,
    "first_discard": win.FIRST_DISCARD,
    "ready": win.READY,
    "last_card": win.LAST_CARD,
}


def packed(names: Iterable[str]) -> Hand:
    return pack(cards.FACE[name] for name in names)


def faces(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(cards.FACE[name] for name in names)


def as_melds(held: oracle.Held) -> tuple[Laid, ...]:
    return tuple(Laid(KINDS[kind], cards.FACE[laid[0]]) for kind, laid in held.melds)


def as_win(won: Won) -> win.Win:
    card = NO_CARD if won.win.card is None else cards.FACE[won.win.card]
    return win.Win(
        packed(won.held.concealed),
        as_melds(won.held),
        drawn=card if won.win.drawn else NO_CARD,
        claimed=NO_CARD if won.win.drawn else card,
        occasions=frozenset(name for field, name in OCCASIONS.items() if getattr(won.win, field)),
    )


def supplied(won: Won) -> str | None:
    return None if won.win.drawn else won.win.card


def scored(won: Won) -> tuple[ScoreItem, ...]:
    return win.items(as_win(won), faces(won.held.indicators))


def base_of(held: oracle.Held, claimed: int = NO_CARD) -> int:
    holding = base.Holding(packed(held.concealed), as_melds(held), claimed)
    return hu.total(base.items(holding, faces(held.indicators)))


def features(won: Won) -> set[str]:
    """What is special about a win, besides the items of its score."""
    kinds, (first, second) = {kind for kind, _ in won.held.melds}, won.held.indicators
    same_before = won.held.concealed.count(won.win.card or "")
    found = {
        "heavenly": won.win.card is None,
        "equal indicators": first == second,
        "general as indicator": {first, second} & set(oracle.GENERALS),
        "third copy supplied": supplied(won) and same_before == 2,
        "fourth copy supplied": supplied(won) and same_before == 3,
        "several totals": len({oracle.raw(won.held, won.win, one) for one in read(won)}) > 1,
        "set of an indicator": {laid[0] for _, laid in won.held.melds} & {first, second},
    }
    fields = {field for field in OCCASIONS if getattr(won.win, field)}
    return kinds | fields | {name for name, is_so in found.items() if is_so}


def read(won: Won) -> list[tuple[oracle.Figures, oracle.Figures]]:
    return list(oracle.readings(won.held, won.win))


def test_a_hand_is_complete_exactly_if_it_can_be_laid_out() -> None:
    seen: Counter[bool] = Counter()

    @examples(600)
    @given(any_hands())
    def compare(held: oracle.Held) -> None:
        wins = oracle.complete(held.concealed, held.melds)
        assert shapes.complete(packed(held.concealed)) is wins
        seen[wins] += 1

    compare()
    assert min(seen[True], seen[False]) > 50


def test_one_card_changed_keeps_or_spoils_a_hand_as_the_layouts_say() -> None:
    seen: Counter[bool] = Counter()

    @examples(400)
    @given(winning_hands(), st.integers(0, 22), st.sampled_from(oracle.CARDS), st.integers(-2, 2))
    def compare(won: Won, place: int, other: str, step: int) -> None:
        concealed = list(won.cards)
        card = concealed[place % len(concealed)]
        near = f"{int(card[0]) + step}{card[1]}" if len(card) == 2 else other
        changed = near if step and near in oracle.CARDS else other
        assume(changed != card and concealed.count(changed) < 4)
        concealed[concealed.index(card)] = changed
        wins = oracle.complete(concealed, won.held.melds)
        assert shapes.complete(packed(concealed)) is wins
        seen[wins] += 1

    compare()
    assert min(seen[True], seen[False]) > 20


def test_waits_agree_with_cards_of_which_all_four_are_owned_among_them() -> None:
    seen: Counter[str] = Counter()

    @examples(300)
    @given(st.one_of(waiting_hands(), starved_hands()))
    def compare(held: oracle.Held) -> None:
        laid = packed(card for _, group in held.melds for card in group)
        expected = oracle.waits(held.concealed, held.melds)
        assert [cards.FACES[face] for face in shapes.waits(packed(held.concealed), laid)] == expected
        seen[f"{min(len(expected), 3)} waits"] += 1

    compare()
    assert {waits for waits in ("0 waits", "1 waits", "2 waits", "3 waits") if seen[waits] < 15} == set()


def test_base_hu_agree_with_every_kind_of_set_often() -> None:
    seen: Counter[str] = Counter()

    @examples(300)
    @given(ended_deals())
    def compare(ended: Ended) -> None:
        for seat, held in ended.hands.items():
            if seat != ended.winner:
                assert base_of(held) == oracle.base(held)
                seen.update(kind for kind, _ in held.melds)
                copies = Counter(Counter(held.concealed).values())
                seen.update({"three in hand": copies[3], "four in hand": copies[4]})

    compare()
    assert {kind for kind in [*KINDS, "three in hand", "four in hand"] if seen[kind] < 20} == set()


def test_the_winners_total_agrees_item_by_item_with_every_item_often() -> None:
    seen: Counter[str] = Counter()

    @examples(700)
    @given(winning_hands())
    def compare(won: Won) -> None:
        items = scored(won)
        assert hu.total(items) == oracle.best(won.held, won.win)
        sets = base.items(
            base.Holding(packed(won.held.concealed), as_melds(won.held), as_win(won).claimed),
            faces(won.held.indicators),
        )
        assert items[: len(sets)] == sets
        assert hu.total(sets) == oracle.base(won.held, supplied(won))
        added, doubled = oracle.Figures(), oracle.Figures()
        for item in items[len(sets) :]:
            if item.item.startswith(hu.TIMES):
                assert item.value == 2
                doubled[item.sentence] += 1
            else:
                added[item.sentence] += item.value
        dearest = [
            one for one in read(won) if oracle.raw(won.held, won.win, one) == oracle.best(won.held, won.win)
        ]
        assert (added, doubled) in dearest
        seen.update(features(won) | {item.item for item in items[len(sets) :]})
        seen["wenqian of 50 or more"] += added["NT-4.8.1"] >= 50

    compare()
    expected = {item.item for _, item in (*win.SHAPES, *win.MULTIPLIERS)}
    expected |= {name for _, name, _ in win.BONUSES} | set(OCCASIONS) | set(KINDS)
    expected |= {"heavenly", "equal indicators", "general as indicator", "several totals"}
    expected |= {
        "third copy supplied",
        "fourth copy supplied",
        "set of an indicator",
        "wenqian of 50 or more",
    }
    assert {what for what in expected if seen[what] < 15} == set()


def test_the_whole_settlement_agrees_with_each_seat_as_winner_often() -> None:
    seen: Counter[str] = Counter()

    @examples(300)
    @given(ended_deals(), st.integers(0, 2))
    def compare(ended: Ended, dealer: int) -> None:
        table = GAME.start(cards.SHAPE.shuffle(0))._replace(
            phase=Phase.OVER,
            hands=tuple(packed(held.concealed) for held in ended.hands.values()),
            melds=tuple(map(as_melds, ended.hands.values())),
            indicators=faces(ended.hands["A"].indicators),
            dealer=dealer,
        )
        totals = {seat: oracle.rounded(oracle.base(held)) for seat, held in ended.hands.items()}
        if ended.winner and ended.win:
            won = Won(ended.hands[ended.winner], ended.win)
            totals[ended.winner] = oracle.rounded(oracle.best(won.held, won.win) or 0)
            over = settlement.won(table, SEATS.index(ended.winner), as_win(won))
        else:
            over = settlement.exhausted(table)
        assert dict(zip(SEATS, map(hu.total, over.scores), strict=True)) == totals
        assert balance(over.ledger, SEATS) == oracle.points(totals)
        seen[f"winner {ended.winner}"] += 1
        seen["two alike"] += len(set(totals.values())) < 3
        seen["a loser ahead"] += ended.winner is not None and totals[ended.winner] < max(totals.values())

    compare()
    roles = ("winner A", "winner B", "winner C", "winner None", "two alike", "a loser ahead")
    assert {role for role in roles if seen[role] < 15} == set()


@examples(100)
@given(winning_hands(), st.integers(0, 2**32))
def test_the_order_of_cards_and_indicators_does_not_matter(won: Won, seed: int) -> None:
    random = Random(seed)  # noqa: S311 - an order to test with
    mixed = won.held._replace(
        concealed=random.sample(won.held.concealed, len(won.held.concealed)),
        melds=random.sample(won.held.melds, len(won.held.melds)),
        indicators=won.held.indicators[::-1],
    )
    assert hu.total(scored(Won(mixed, won.win))) == hu.total(scored(won))


@pytest.mark.parametrize("honours", ["TRW", "WTR", "WRT", "RTW", "RWT"])
def test_other_honours_make_the_same_hu(honours: str) -> None:
    renamed = str.maketrans("TWR", honours)

    @examples(40)
    @given(winning_hands())
    def compare(won: Won) -> None:
        held = oracle.Held(
            tuple(card.translate(renamed) for card in won.held.concealed),
            tuple((kind, tuple(card.translate(renamed) for card in laid)) for kind, laid in won.held.melds),
            tuple(card.translate(renamed) for card in won.held.indicators),
        )
        card = won.win.card and won.win.card.translate(renamed)
        assert hu.total(scored(Won(held, won.win._replace(card=card)))) == hu.total(scored(won))

    compare()
