"""The worked figures of the reading: hands that win, chi options, and single steps of play."""

from __future__ import annotations

import pytest

from cardavia.games.packed import count, size
from cardavia.games.paohuzi import groups, huxi, legal, play, settlement, view
from cardavia.games.paohuzi.cards import FACE, FACES, SHAPE
from cardavia.games.paohuzi.state import Phase, State

from .tables import (
    decided,
    faces,
    group,
    hand,
    holding,
    names,
    on_discard,
    on_reveal,
    options,
    player,
    table,
)

WAITS_FOR_S10 = "chi(s1 s2 s3) chi(s2 s7 s10) chi(L4 L5 L6) chi(L7 L8 L9) + L1 L2 L3 s5*3 s8 s9"
PAIR_AND_KAN = "chi(s1 s2 s3) chi(s2 s7 s10) chi(L4 L5 L6) chi(L7 L8 L9) peng(L10) + s9*3 s5*2"

WINS_ON_ANOTHERS_CARD = [
    ("PH-1.1.2", WAITS_FOR_S10, "s10", 15),
    (
        "PH-1.1.2",
        "peng(s4) peng(s6) chi(s1 s2 s3) chi(s2 s7 s10) + L1 L2 L3 L4 L5 L6 L7 L8",
        "L9",
        None,
    ),
    ("PH-1.1.3", "wei(L1) chi(L2 L7 L10) chi(s1 s2 s3) peng(s9) chi(L4 L5 L6) + L8*3 s6 s6", "L3", None),
    ("PH-1.1.4", "ti(s5) chi(s1 s2 s3) chi(L4 L5 L6) peng(L1) + s7 s8 s9 L8 L9 s6 s6", "L10", 15),
    ("PH-1.1.4", "ti(s5) pao(L3) chi(s1 s2 s3) peng(L1) + s7 s8 s9 L8 L9 s6 s6", "L7", 24),
    ("PH-1.1.4", "ti(s5) pao(L3) wei(L9) peng(L1) + s7 s8 s6 s6 L2 L2", "s9", None),
    ("PH-1.1.4 pair", "ti(s5) chi(s1 s2 s3) chi(L4 L5 L6) peng(L1) + s7 s8 s9 L8 L9 s6 L6", "L10", None),
    ("PH-3.3.4", "chi(s1 s2 s3) chi(s2 s7 s10) peng(s9) wei(L1) + L4*3 L5 L6 s4 s5 s6", "L4", 19),
    ("PH-3.9.1", "chi(s1 s2 s3) chi(L1 L2 L3) wei(L9) peng(s8) + s4 s6 L4 L5 L6 L2 L7 L10", "s5", 22),
    ("PH-4.1.1 peng", PAIR_AND_KAN, "s5", None),
    ("PH-4.1.1 peng", PAIR_AND_KAN.replace("s5*2", "L1*2"), "L1", 15),
    (
        "PH-4.1.1 pao of the wei",
        "wei(L4) peng(s6) chi(L5 L6 L7) chi(s8 s9 s10) + s1 s2 s3 L8 L9 L10 s5 s5",
        "L4",
        None,
    ),
    (
        "PH-4.1.1 pao of the wei",
        "wei(L4) peng(L6) chi(L5 L6 L7) chi(s8 s9 s10) + s1 s2 s3 L8 L9 L10 s5 s5",
        "L4",
        15,
    ),
    (
        "PH-4.1.1 pao of the kan",
        "peng(L6) chi(L5 L6 L7) chi(s8 s9 s10) + L4*3 s1 s2 s3 L8 L9 L10 s5 s5",
        "L4",
        15,
    ),
    (
        "PH-4.1.1 pao of the peng",
        "peng(L4) peng(L6) chi(L5 L6 L7) chi(s8 s9 s10) + s1 s2 s3 L8 L9 L10 s5 s5",
        "L4",
        15,
    ),
    (
        "PH-4.2.1",
        "chi(L1 L2 L3) chi(s1 s2 s3) chi(L4 L5 L6) chi(L7 L8 L9) + L2 L7 L10 s4 s5 s6 s8 s9",
        "s10",
        15,
    ),
    ("PH-4.2.2", "wei(s5) peng(s6) chi(L4 L5 L6) chi(s7 s8 s9) + s1 s1 s2 s2 s3 L1 L2 L3", "s3", 16),
]


@pytest.mark.parametrize(("sentence", "held", "card", "expected"), WINS_ON_ANOTHERS_CARD)
def test_a_hand_wins_on_anothers_card(sentence: str, held: str, card: str, expected: int | None) -> None:
    won = huxi.win_on(*holding(held), FACE[card])
    assert (huxi.total(won) if won else None) == expected, sentence
    assert not won or len(won) == 7


def test_the_card_of_a_win_may_break_no_kan_but_lie_beside_it() -> None:
    won = huxi.win_on(
        *holding("chi(s1 s2 s3) chi(s2 s7 s10) peng(s9) wei(L1) + L4*3 L5 L6 s4 s5 s6"), FACE["L4"]
    )
    assert sorted(names(won)) == sorted(
        ["chi s1 s2 s3", "chi s2 s7 s10", "peng s9", "wei L1", "kan L4", "chi L4 L5 L6", "chi s4 s5 s6"]
    )


def test_equal_groups_of_a_win_are_named_once_with_their_whole_value() -> None:
    won = huxi.win_on(
        *holding("wei(s5) peng(s6) chi(L4 L5 L6) chi(s7 s8 s9) + s1 s1 s2 s2 s3 L1 L2 L3"), FACE["s3"]
    )
    assert {(item.item, item.value, item.sentence) for item in huxi.items(won)} == {
        ("wei s5", 3, "PH-4.1.1"),
        ("peng s6", 1, "PH-4.1.1"),
        ("chi L4 L5 L6", 0, "PH-4.2.2"),
        ("chi s7 s8 s9", 0, "PH-4.2.2"),
        ("chi s1 s2 s3", 6, "PH-4.2.1"),
        ("chi L1 L2 L3", 6, "PH-4.2.1"),
    }


@pytest.mark.parametrize(
    ("text", "small", "large"),
    [
        ("ti s4", 9, 12),
        ("pao s4", 6, 9),
        ("wei s4", 3, 6),
        ("kan s4", 3, 6),
        ("peng s4", 1, 3),
        ("pair s4", 0, 0),
        ("chi s1 s2 s3", 3, 6),
        ("chi s2 s7 s10", 3, 6),
        ("chi s2 s3 s4", 0, 0),
        ("chi s8 s9 s10", 0, 0),
        ("chi s2 L2 L2", 0, 0),
        ("chi L1 s1 s1", 0, 0),
    ],
)
def test_what_groups_are_worth(text: str, small: int, large: int) -> None:
    other = text.translate(str.maketrans("sL", "Ls")) if text[0] == "c" else text.replace(" s", " L")
    assert huxi.worth(group(text)).value == small
    assert huxi.worth(group(other)).value == large


def test_the_sum_over_groups_leaves_loose_cards_out() -> None:
    laid, _ = holding("peng(s4) wei(L9) chi(s1 s2 s3) chi(L4 L5 L6) + s8 s8")
    assert huxi.total(laid) == 10


def test_tun() -> None:
    points = (15, 16, 17, 18, 19, 20, 21, 23, 24, 27, 30, 33)
    assert list(map(settlement.tun, points)) == [1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7]


HEAVENLY = [
    ("PH-1.2.1", "s1*4 s4*4 L6*4 s2 s6 s8 L1 L3 L5 L9 L10", 30, 6),
    ("PH-1.2.1", "s2*3 s5*3 s9*3 L3*3 L8*3 s1 s7 L1 L5 L6 L10", 21, 3),
    ("PH-1.2.1", "s2*3 s4*3 s5*3 s8*3 s9*3 L1 L3 L5 L7 L10", 15, 1),
    ("PH-1.2.1", "s2*3 s5*3 s9*3 L3*3 L8*4 s1 s7 L1 L5", None, None),
    ("PH-1.2.2", "s1*4 s4*4 s8*4 L1 L2 L3 L2 L7 L10 s6 L9", 27, 5),
    ("PH-1.2.2", "s1*4 s4*4 s8*4 L9*3 L1 L2 L3 s6 L5", 33, 7),
]


@pytest.mark.parametrize(("sentence", "dealt", "points", "tun"), HEAVENLY)
def test_heavenly_wins(sentence: str, dealt: str, points: int | None, tun: int | None) -> None:
    opened = play.lay_opening_ti(table({"B": f"+ {dealt}"}, Phase.OPENING), 1)
    won = legal.heavenly(opened, 1)
    assert (huxi.total(won) if won else None) == points, sentence
    asked = legal.opening(opened)
    assert asked == ((), ("pass", "win") if points else (), ())
    if tun:
        ended = decided(opened._replace(options=asked), B="win")
        assert dict(view.result(ended).points) == {"A": -tun, "B": 2 * tun, "C": -tun}
        assert {entry.cause for entry in ended.ledger} == {"heavenly win"}


CHIS = [
    ("PH-3.5.1", "s1 s3 s4 s7 s10 L2 L2", "s2", ["s1 s2 s3", "s2 s3 s4", "s2 s7 s10", "s2 L2 L2"]),
    ("PH-3.5.1", "s9 s10", "s1", []),
    ("PH-3.5.1", "s2 s10", "s1", []),
    ("PH-3.5.1", "L4 s6", "s5", []),
    ("PH-3.5.1", "s7 L10", "s2", []),
    ("PH-3.1.3", "L5 L5", "s5", ["s5 L5 L5"]),
    ("PH-3.3.4", "L4*3 s5 s6 s8 s9 s10 L1 L1 L3 L6 L7 L8 L8 L9 L10", "L4", []),
    # With the s6 of this hand there is a second way, which lays both copies in one group.
    ("PH-3.6.1", "L4 L5 L6 L7 L8 s5 s6 s8 s10 L1 L1 L3 L10 L10", "L6", ["L4 L5 L6 / L6 L7 L8", "s6 L6 L6"]),
    ("PH-3.6.1", "s4 s4 L4 s5 s6 s8 s10 L1 L1 L3 L6 L8 L10 L10", "s4", ["s4 s4 L4 / s4 s5 s6"]),
    ("PH-3.6.1", "L5 s5 s6 s8 s10 L1 L1 L3 L4 L6 L8 L9 L10 L10", "s4", ["s4 s5 s6"]),
    ("PH-3.6.2", "L6 L7 L8 s5 s7 s8 s10 L1 L1 L2 L3 L10 L10 s4", "L6", []),
    ("PH-3.6.2", "L4 L5 L6 L7 s5 s7 s8 s10 L1 L1 L3 L10 L10 s4", "L6", []),
    ("PH-3.6.2", "L4 L5 L6 L7 s5 s7 s8 s10 L1 L1 L3 L10 L10 L8", "L6", ["L4 L5 L6 / L6 L7 L8"]),
    ("PH-3.7.2", "L4*3 L5 L6 s5 s6 s8 s10 L1 L1 L3 L10 L10", "L2", ["L1 L2 L3"]),
    ("protocol", "s1 L1 L1 s2 s3", "s1", ["s1 s2 s3 / s1 L1 L1", "s1 s1 L1"]),
    ("twice the same", "s4 s5 s5 s6 s6", "s4", ["s4 s5 s6 / s4 s5 s6"]),
    ("all ways", "s4 s4 L4 s3 s5 s6", "s4", ["s3 s4 s5 / s4 s4 L4", "s4 s4 L4 / s4 s5 s6"]),
    (
        "all ways",
        "s4 s4 L4 L4 s2 s3 s5 s6",
        "s4",
        [
            "s2 s3 s4 / s4 s4 L4",
            "s3 s4 s5 / s4 s4 L4",
            "s4 s4 L4 / s4 s5 s6",
            "s2 s3 s4 / s4 s5 s6 / s4 L4 L4",
        ],
    ),
]


@pytest.mark.parametrize(("sentence", "held", "card", "expected"), CHIS)
def test_ways_to_chi(sentence: str, held: str, card: str, expected: list[str]) -> None:
    ways = [chi.name for chi in groups.chis(hand(held), FACE[card])]
    assert sorted(ways) == sorted(f"chi {each}" for each in expected), sentence


def test_there_are_38_chi_groups() -> None:
    assert len({each.faces for each in groups.CHI}) == len(groups.CHI) == 38


PASSES_PAO = "chi(s1 s2 s3) + L4*3 s5 s6 s8 s9 s10 L1 L1 L3 L6 L7 L8 L8 L9 L10"
HAS_PENG_L4 = "peng(L4) + s1 s2 s3 s5 s6 s8 s9 s10 L1 L1 L3 L6 L7 L8 L8 L9 L10"
HAS_WEI_L4 = HAS_PENG_L4.replace("peng", "wei")
ONLY_KAN_LEFT = "chi(s1 s2 s3) chi(s2 s7 s10) chi(L4 L5 L6) chi(L7 L8 L9) peng(L10) + s9*3 s4 s6"
NO_CARD_LEFT = "chi(s1 s2 s3) chi(s2 s7 s10) peng(s9) peng(L10) chi(s4 s5 s6) + L4 L5 L6 L7 L8"
BARE_PAIR = "+ s5*2 s1 s2 s3 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10"

Offer = tuple[str, str, str, str, str, set[str]]
"""The sentence; a seat and its holding; who discards or turns up which card; the options of that seat."""

ON_A_DISCARD: list[Offer] = [
    ("PH-3.1.3", "B", BARE_PAIR.replace("s5*2", "L5*2"), "C", "s5", set()),
    ("PH-3.3.2", "C", PASSES_PAO, "A", "L4", {"pass", "pao"}),
    ("PH-3.3.3", "B", HAS_WEI_L4, "C", "L4", {"pass", "pao"}),
    ("PH-3.3.3", "B", HAS_PENG_L4, "C", "L4", set()),
    ("PH-3.3.4", "C", PASSES_PAO, "B", "L4", {"pass", "pao"}),
    ("PH-3.4.1", "B", "+ s5 s6 L1 L2", "A", "s4", {"pass", "chi s4 s5 s6"}),
    ("PH-3.4.1", "C", "+ s5 s6 L1 L2", "A", "s4", set()),
    ("PH-3.7.3", "B", PAIR_AND_KAN, "A", "s5", set()),
    ("PH-3.7.3", "B", ONLY_KAN_LEFT, "A", "s5", set()),
    ("PH-3.7.3", "B", NO_CARD_LEFT, "A", "L6", set()),
    ("PH-3.11.1", "B", WAITS_FOR_S10, "A", "s10", {"pass", "chi s8 s9 s10"}),
]


@pytest.mark.parametrize("offer", ON_A_DISCARD)
def test_what_is_offered_on_a_discard(offer: Offer) -> None:
    sentence, seat, held, discarder, card, expected = offer
    thrown = on_discard({seat: held}, discarder, card)
    assert (options(thrown, seat) if thrown.phase is Phase.CLAIM else set()) == expected, sentence


ON_A_REVEAL: list[Offer] = [
    ("PH-3.1.2", "B", "+ s1 s1 s4 s6 s8 s8 s10 L1 L2 L2 L4 L4 L6 L6 L8 L8 L9 L10 L10 s3", "B", "s5",
     {"pass", "chi s3 s4 s5", "chi s4 s5 s6"}),
    ("PH-3.2.1", "B", BARE_PAIR, "A", "s5", {"pass", "peng"}),
    ("PH-3.3.2", "C", PASSES_PAO, "B", "L4", {"pass", "pao"}),
    ("PH-3.3.3", "B", HAS_PENG_L4, "C", "L4", {"pass", "pao"}),
    ("PH-3.3.3", "B", HAS_PENG_L4, "B", "L4", {"pass", "pao"}),
    ("PH-3.3.3", "B", HAS_WEI_L4, "B", "L4", {"pass", "pao"}),
    ("PH-3.4.1", "B", "+ s5 s6 L1 L2", "B", "s4", {"pass", "chi s4 s5 s6"}),
    ("PH-3.4.1", "B", "+ s5 s6 L1 L2", "A", "s4", set()),
    ("PH-4.1.1", "B", PAIR_AND_KAN, "C", "s5", set()),
    ("PH-1.1.2", "B", WAITS_FOR_S10, "C", "s10", {"pass", "win"}),
]  # fmt: skip


@pytest.mark.parametrize("offer", ON_A_REVEAL)
def test_what_is_offered_on_a_card_from_the_stock(offer: Offer) -> None:
    sentence, seat, held, revealer, card, expected = offer
    revealed = on_reveal({seat: held}, revealer, card)
    assert (options(revealed, seat) if revealed.phase is Phase.REVEAL else set()) == expected, sentence


def melds(state: State, seat: str) -> list[str]:
    return names(state.melds[player(seat)])


def holds(state: State, seat: str) -> int:
    """N: the cards a seat has laid and holds."""
    return sum(len(each.faces) for each in state.melds[player(seat)]) + size(state.hands[player(seat)])


def test_the_opening_ti_is_laid_and_a_non_dealer_does_not_discard_for_it() -> None:
    opened = play.lay_opening_ti(table({"B": "+ s9*4 s7 s8 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 s1 s2 s3 s4"}), 1)
    assert melds(opened, "B") == ["ti s9"]
    assert (size(opened.hands[1]), holds(opened, "B"), opened.waived) == (16, 20, (0, 0, 0))


def test_each_opening_ti_beyond_the_first_cancels_one_discard() -> None:
    dealt = {"B": "+ s9*4 s7*4 L2*4 L5*4 s1 s2 s3 s4"}
    assert play.lay_opening_ti(table(dealt), 1).waived == (0, 3, 0)


def test_a_dealer_with_two_opening_ti_does_not_discard() -> None:
    opened = play.lay_opening_ti(
        table({"A": "+ s9*4 s7*4 L2*3 L5 L6 s1 s2 s3 s4 s5 s6 L8 L9 L10"}, stock="L1 L1"), 0
    )
    turned = play.discard_or_skip(opened, 0)
    assert (turned.turn, turned.front, turned.waived) == (1 + 1, 2, (0, 0, 0))


def test_a_dealer_with_seven_kans_who_declines_has_a_dead_hand() -> None:
    opened = play.discard_or_skip(table({"A": "+ s1*3 s2*3 s3*3 s4*3 s5*3 s6*3 s7*3"}, stock="L1"), 0)
    assert opened.dead == (True, False, False)
    assert opened.front == 1


def test_a_forced_wei_is_followed_by_a_discard() -> None:
    laid = on_reveal({"B": BARE_PAIR}, "B", "s5")
    assert melds(laid, "B") == ["wei s5"]
    assert (laid.phase, laid.turn, size(laid.hands[1]), holds(laid, "B")) == (Phase.DISCARD, 1, 18, 21)


def test_a_wei_is_laid_though_the_card_is_barred_and_another_seat_would_win() -> None:
    waits = "chi(s1 s2 s3) chi(L1 L2 L3) wei(L9) peng(s8) + s4 s6 L4 L5 L6 L2 L7 L10"
    before = table({"B": "+ s5 s5 L8 L8", "C": waits}, stock="s5")
    laid = play.reveal(before._replace(barred=(0, hand("s5"), 0)), 1)
    assert melds(laid, "B") == ["wei s5"]
    assert (laid.phase, laid.options[2]) == (Phase.DISCARD, ())


def test_the_first_ti_is_followed_by_a_discard() -> None:
    held = "+ L5*3 s1 s2 s3 s4 s6 s7 s8 s9 s10 L1 L2 L3 L4 L6 L8 L9 L10"
    laid = on_reveal({"B": held}, "B", "L5")
    assert (melds(laid, "B"), laid.phase, holds(laid, "B")) == (["ti L5"], Phase.DISCARD, 21)


def test_a_ti_is_laid_before_its_card_could_win_in_a_sequence() -> None:
    held = "chi(s1 s2 s3) chi(s2 s7 s10) peng(s9) wei(L1) + L4*3 L5 L6 s4 s5 s6"
    laid = on_reveal({"B": held}, "B", "L4")
    assert laid.phase is Phase.DISCARD
    assert options(laid, "B") == {f"discard {card}" for card in ("L5", "L6", "s4", "s5", "s6")}
    assert options(on_reveal({"B": held}, "C", "L4"), "B") == {"pass", "pao", "win"}


@pytest.mark.parametrize("held", [HAS_WEI_L4, HAS_PENG_L4])
def test_a_pao_takes_the_place_of_its_triplet_and_the_first_is_followed_by_a_discard(held: str) -> None:
    laid = decided(on_reveal({"B": held}, "C", "L4"), B="pao")
    assert (melds(laid, "B"), laid.phase, laid.turn) == (["pao L4"], Phase.DISCARD, 1)
    assert (size(laid.hands[1]), holds(laid, "B"), laid.table) == (17, 21, ((), (), ()))
    assert (laid.sources[1], laid.barred) == ((2,), (0, 0, 0))


@pytest.mark.parametrize(
    ("held", "revealer", "card", "decision"),
    [
        ("ti(s9) peng(L4) + s1 s2 s3 s5 s6 s8 s10 L1 L1 L3 L6 L8 L10", "A", "L4", "pao"),
        ("pao(s9) + L4*3 s1 s2 s3 s5 s6 s8 s10 L1 L1 L3 L6 L8 L10", "B", "L4", None),
    ],
)
def test_no_discard_follows_the_second_four(
    held: str, revealer: str, card: str, decision: str | None
) -> None:
    state = on_reveal({"B": held}, revealer, card, stock="L9")
    if decision:
        state = decided(state, B=decision)
    assert holds(state, "B") == 21
    assert (state.phase, state.table[2][:1]) == (Phase.OVER, (FACE["L9"],))


def test_a_passed_pao_keeps_the_kan_and_bars_nothing() -> None:
    state = on_discard({"C": PASSES_PAO}, "B", "L4")
    passed = decided(state, C="pass")
    assert count(passed.hands[2], FACE["L4"]) == 3
    assert passed.barred[2] == 0


def test_a_declined_card_lies_dead_and_barred_and_the_next_seat_reveals() -> None:
    held = "+ s1 s1 s4 s6 s8 s8 s10 L1 L2 L2 L4 L4 L6 L6 L8 L8 L9 L10 L10 s3"
    state = on_reveal({"B": held}, "B", "s5", stock="L3")
    passed = decided(state)
    assert passed.hands == state.hands
    assert passed.table == ((), faces("s5"), faces("L3"))
    assert passed.barred == (0, hand("s5"), 0)


def test_a_kan_card_is_no_discard() -> None:
    held = "chi(s1 s2 s3) peng(s9) + L4*3 L5 L6 s5 s6 s8 s10 L1 L1 L3 L9 L10 L10"
    offered = legal.discards(holding(held)[1])
    assert set(offered) == {legal.DISCARD[face] for face in faces("L5 L6 s5 s6 s8 s10 L1 L3 L9 L10")}


def test_a_chi_lays_its_bi_group_and_one_card_is_discarded() -> None:
    held = "chi(s1 s2 s3) peng(s9) + L4 L5 L6 L7 L8 s5 s6 s8 s10 L1 L1 L3 L10 L10"
    state = decided(on_discard({"B": held}, "A", "L6"), B="chi L4 L5 L6 / L6 L7 L8")
    assert melds(state, "B") == ["chi s1 s2 s3", "peng s9", "chi L4 L5 L6", "chi L6 L7 L8"]
    assert (size(state.hands[1]), holds(state, "B"), state.phase) == (9, 21, Phase.DISCARD)


def test_the_seat_behind_the_claimant_goes_on() -> None:
    state = decided(on_discard({"B": "+ L6 L6 s1"}, "C", "L6", stock="L1"), B="peng")
    state = decided(state, B="discard s1")
    assert state.table == ((), faces("s1"), faces("L1"))


def test_a_wei_that_leaves_no_discard_kills_the_hand() -> None:
    held = "chi(L4 L5 L6) chi(L7 L8 L9) chi(s4 s5 s6) peng(s8) peng(L10) + s9*3 s1 s1"
    dead = on_reveal({"B": held}, "B", "s1", stock="L3")
    assert dead.dead == (False, True, False)
    assert holds(dead, "B") == 21
    assert dead.table[2] == faces("L3")


def test_the_same_wei_with_15_huxi_wins_instead() -> None:
    completed = on_reveal({"B": PAIR_AND_KAN}, "B", "s5", stock="L3")
    assert options(completed, "B") == {"win", "pass"}
    won = decided(completed, B="win")
    assert view.result(won).winners == ("B",)
    assert dict(view.result(won).points) == {"A": -1, "B": 2, "C": -1}
    declined = decided(completed)
    assert declined.dead == (False, True, False)
    assert declined.table[2] == faces("L3")


def test_a_compulsory_meld_that_completes_the_hand_offers_the_win_beside_the_discards() -> None:
    held = "chi(L1 L2 L3) chi(s1 s2 s3) chi(L4 L5 L6) + s5 s5 L7 L8 L9 L2 L7 L10 s8 s9 s10"
    completed = on_reveal({"B": held}, "B", "s5")
    discards = {legal.DISCARD[face] for face in faces("L7 L8 L9 L2 L10 s8 s9 s10")}
    assert options(completed, "B") == {"win"} | discards


DEAD = "chi(L4 L5 L6) chi(L7 L8 L9) chi(s4 s5 s6) peng(s8) peng(L10) wei(s1) + s9*3"


@pytest.mark.parametrize(
    ("revealer", "card", "decision", "four", "cards"),
    [("B", "s9", None, "ti s9", 22), ("C", "s8", "pao", "pao s8", 22)],
)
def test_a_dead_hand_makes_ti_and_pao_and_never_discards(
    revealer: str, card: str, decision: str | None, four: str, cards: int
) -> None:
    before = table({"B": DEAD}, stock=f"{card} L3")._replace(dead=(False, True, False))
    state = play.reveal(before, player(revealer))
    if decision:
        state = decided(state, B=decision)
    assert four in melds(state, "B")
    assert holds(state, "B") == cards
    assert state.table[2] == faces("L3")
    assert state.phase is Phase.OVER


def test_win_goes_before_peng() -> None:
    waits = "chi(s1 s2 s3) chi(L1 L2 L3) wei(L9) peng(s8) + s4 s6 L4 L5 L6 L2 L7 L10"
    state = on_reveal({"A": "+ s5 s5 L8", "C": waits}, "B", "s5")
    won = decided(state, A="peng", C="win")
    assert dict(view.result(won).points) == {"A": -3, "B": -3, "C": 6}
    assert won.table[1] == faces("s5")


def test_peng_goes_before_chi_and_a_lost_chi_bars_nothing() -> None:
    state = on_discard({"B": "+ s5 s6 L1", "C": "+ s4 s4 L2"}, "A", "s4", stock="s4")
    state = decided(state, B="chi s4 s5 s6", C="peng")
    assert (melds(state, "C"), state.barred[1]) == (["peng s4"], 0)
    passed = decided(on_discard({"B": "+ s5 s6 L1", "C": "+ s4 s4 L2"}, "A", "s4"), C="peng")
    assert passed.barred[1] == hand("s4")


def test_the_revealer_wins_before_the_seats_behind_it() -> None:
    state = on_reveal({"A": WAITS_FOR_S10, "B": WAITS_FOR_S10, "C": WAITS_FOR_S10}, "B", "s10")
    assert view.result(decided(state, A="win", B="win", C="win")).winners == ("B",)
    assert view.result(decided(state, A="win", C="win")).winners == ("C",)


def test_a_barred_card_is_neither_penged_nor_chied_but_wins() -> None:
    before = table({"B": WAITS_FOR_S10}, stock="s10")._replace(barred=(0, hand("s10"), 0))
    assert options(play.reveal(before, 2), "B") == {"win", "pass"}
    before = table({"B": "+ s4 s4 L4 s5 s6 L1 L2"}, stock="s4")._replace(barred=(0, hand("s4"), 0))
    assert play.reveal(before, 0).phase is Phase.OVER


def test_an_own_discard_is_barred() -> None:
    assert on_discard({"B": "+ s5 s6 L1"}, "B", "s4").barred == (0, hand("s4"), 0)


def test_a_pao_on_a_discard_does_not_win() -> None:
    held = "chi(s1 s2 s3) chi(s2 s7 s10) peng(s9) wei(L1) wei(L9) + L4*3 s6 s6"
    state = decided(on_discard({"B": held}, "A", "L4"), B="pao")
    assert options(state, "B") == {"discard s6"}


def test_the_last_card_can_win_and_is_drawn_otherwise() -> None:
    state = on_reveal({"B": WAITS_FOR_S10}, "C", "s10")
    assert view.result(decided(state, B="win")).ending == "win"
    drawn = view.result(decided(state))
    assert (drawn.ending, drawn.winners, set(drawn.points.values())) == ("exhausted", (), {0})


def test_the_deck() -> None:
    assert len(set(FACES)) == 20
    assert SHAPE.deck.size == 80
    assert (SHAPE.dealer_hand, SHAPE.other_hand, SHAPE.stock) == (21, 20, 19)
