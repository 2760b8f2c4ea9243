"""Worked examples of every sentence, figures and all, against the functions that play them."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from cardavia.games.chan import GAME, bonus, pairs, play, settlement, view
from cardavia.games.chan.bonus import Bonus
from cardavia.games.chan.cards import DECK, FACE, FACES, RED, SHAPE
from cardavia.games.chan.state import Phase, State
from cardavia.games.packed import ODD, different, size
from cardavia.games.seats import NO_CARD
from cardavia.table import SEATS, Setup, balance

from .described import (
    Held,
    bars_of,
    captures,
    discards,
    in_hand,
    may,
    melds_of,
    number_of_cards,
    table,
    then,
)

FIVE_CHAN = "2V 2S 3N 4V 6S"
SEVEN_AND_WAITING = "22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N"
FOURTH_4N = "444N 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V C 3S 6S"
"""Three 4N and much else: a Chíu on the fourth that does not win."""
INTERRUPTS_4N = "444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N"


@pytest.mark.parametrize(
    ("pair", "what"),
    [
        ("55V", "chan"),
        ("5V 5S", "ca"),
        ("8V 8S", "ca"),
        ("8N 8V", "ca"),
        ("5V 6V", None),
        ("CC", "chan"),
        ("C 9V", None),
    ],
)
def test_what_two_cards_are(pair: str, what: str | None) -> None:
    hand = in_hand(pair)
    got = None if pairs.unpaired(hand) else "ca" if pairs.singles(hand) else "chan"
    assert got == what


WINS = [
    ("CH-1.1.1 six and four", Held("22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N"), "5V", True),
    ("CH-1.1.1 five and five", Held("22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 8S 8N 5N"), "5V", False),
    ("CH-1.1.1 two odd cards", Held("22V 33S 44N 66V 77S 88N 99V 2S 2N 4V 4S 5N"), "6N", False),
    ("CH-1.1.2 Chi chi has no suit", Held("22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S C"), "9V", False),
    ("CH-1.2.1 exposed", Held("22V 33S 66V 7S 2S 2N 3V 3N 8S 8N 5V 5S", chiu="4N"), "7S", True),
    ("CH-1.2.1 concealed", Held("4444N 22V 33S 66V 7S 2S 2N 3V 3N 8S 8N 5V 5S"), "7S", True),
    ("CH-1.2.2 no splitting", Held("22V 22S 33V 33N 44N 66V 77S 8S 8N 5V 5S C"), "C", False),
    ("CH-1.3.1 six and four", Held("22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 8S 8N C"), "C", True),
    ("CH-1.3.1 seven and three", Held("22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S C"), "C", False),
    ("CH-1.3.1 on another card", Held("CC 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N"), "5N", True),
    ("CH-1.3.1 Chíu", Held("CCC 22V 33S 44N 66V 2S 2N 3V 3N 4V 4S 8S 8N"), "C", True),
    ("CH-3.6.2 P1", Held("66S 77V 88V 99S 99N 66N 7S 7N 8S 8N 3V 3N 5S"), "5V", True),
    ("CH-3.6.2 P3", Held(SEVEN_AND_WAITING), "5V", True),
    (
        "CH-3.6.2 Chíu without a win",
        Held("555V 6S 6N 7V 8V 9S 9V 9N 4V 8S C 3N 2N 7N 5S 6V 8N"),
        "5V",
        False,
    ),
    ("CH-3.7.1 locked, still a win", Held(SEVEN_AND_WAITING, decl="5N"), "5V", True),
    ("CH-3.7.1 discarded, still a win", Held(SEVEN_AND_WAITING, disc="5V"), "5V", True),
    ("CH-4.8.2 Chíu", Held("444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N"), "4N", True),
    ("five Cạ exposed", Held("444N 22S 66V 77S", ca="2V<2N 3V<3N 5V<5S 8V<8N 9V<9S"), "4N", False),
]


@pytest.mark.parametrize(("held", "card", "wins"), [row[1:] for row in WINS], ids=[row[0] for row in WINS])
def test_a_stock_card_wins_or_not(held: Held, card: str, wins: bool) -> None:  # noqa: FBT001 - of a table
    assert number_of_cards(held) == 19
    assert ("win" in may(held, card, from_stock=True)) is wins


def test_a_discard_wins_only_by_a_chiu() -> None:
    """CH-3.7.1: a completing discard can be captured only."""
    assert may(Held(SEVEN_AND_WAITING), "5N", from_stock=False, on_turn=True) == {"take", "pass"}
    assert may(Held(SEVEN_AND_WAITING), "5N", from_stock=True, on_turn=True) == {"take", "pass", "win"}
    assert may(Held(SEVEN_AND_WAITING), "5N", from_stock=False) == set()
    on_chi_chi = Held("CCC 22V 33S 44N 66V 2S 2N 3V 3N 4V 4S 8S 8N")
    assert may(on_chi_chi, "C", from_stock=False) == {"pass", "win"}


CAPTURES = [
    ("CH-1.2.2", Held("55S 77S 8N 9V 6N 4N C", FIVE_CHAN), "5V", None),
    ("CH-3.1.2 Chắn", Held("6V 77S 8N C", "2V 2S 3N 4V 8S 5N", "9N<9V"), "6V", "chan"),
    ("CH-3.1.2 Cạ", Held("5S 77S 8N 9V 6N 4N C 3S", FIVE_CHAN), "5V", "ca 5S"),
    ("CH-3.2.2", Held("5S 77S 8N 9V 6N 4N C 3S", FIVE_CHAN), "5S", "chan"),
    ("CH-3.2.3", Held("5S 77S 8N 9V 6N 4N 3S 2N", FIVE_CHAN), "C", None),
    ("CH-3.4.1 Chắn before Cạ", Held("5V 5N 77S 8N 9V 6N 4N C", FIVE_CHAN), "5V", "chan"),
    ("CH-3.4.1 from a pair", Held("55V 5N 77S 8N 9V 6N 4N", FIVE_CHAN), "5V", "chan"),
    ("CH-3.4.2 third of a triplet", Held("555S 77S 8N 9V 6N C", FIVE_CHAN), "5V", "ca 5S"),
    ("CH-3.4.3 locked", Held("5V 77S 8N 9V 6N 4N 3S C", FIVE_CHAN, decl="5V"), "5N", None),
    ("CH-3.4.3 Chắn later", Held("5V 77S 8N 9V 6N 4N 3S C", FIVE_CHAN, decl="5V"), "5V", "chan"),
    ("CH-3.4.4 Chắn", Held("66V 77S 8N 9V 4N 3S C", FIVE_CHAN, disc="6V"), "6V", None),
    ("CH-3.4.4 Cạ", Held("6N 77S 8N 9V 4N 3S C 5V", FIVE_CHAN, disc="6V"), "6V", None),
    ("CH-3.4.4 laid", Held("44S 77S 8N 9V 6N 3S C", "2V 2S 3N 6S", "4V<4S"), "4S", None),
    ("CH-3.4.4 public card of a Cạ", Held("4V 77S 8N 9V 6N 3S C 5N", "2V 2S 3N 6S", "4V<4S"), "4V", "chan"),
    ("CH-3.5.1 concealed", Held("9V 9N 77S 8N 6N 4N 3S C", FIVE_CHAN), "9S", None),
    ("CH-3.5.1 a pair and one", Held("99V 9N 77S 8N 6N 4N C", FIVE_CHAN), "9S", "ca 9N"),
    ("CH-3.5.1 exposed", Held("5S 77S 8N 9V 6N 4N 3S C", "2V 2S 3N 5S", "5V<5N"), "5V", None),
    ("CH-3.5.1 waiting", Held("5N 6V 6N 77S 88N 99V", FIVE_CHAN), "5V", None),
    ("CH-3.5.1 one odd card", Held("5N 66V 77S 88N 99V", FIVE_CHAN), "5V", None),
    ("CH-3.5.2", Held("4S 77S 8N 9V 3S C 5V 2N", "2V 2S 3N 4N 6S", disc="6V 6N"), "4V", None),
    ("CH-3.5.2 Chắn", Held("4S 77S 8N 9V 3S C 5V 2N", "2V 2S 3N 4N 6S", disc="6V 6N"), "4S", "chan"),
    ("CH-3.5.2 two ranks", Held("4S 77S 8N 9V 3S C 5V 2N", "2V 2S 3N 4N 6S", disc="6V 7N"), "4V", "ca 4S"),
    ("CH-3.5.3 pairs left", Held("5N 77S 88N", "2V 2S 3N 4V 6S 9N 4N"), "5N", None),
    ("CH-3.5.3 new Cạ", Held("4S 6N 8V 77S", "2V 2S 3N 5V 6S 9N 4N", disc="6V 8N"), "4V", None),
    ("CH-3.6.2", Held("4S 77S 8N 9V 6N 3S C 5V", FIVE_CHAN), "4N", "ca 4S"),
    ("CH-3.6.4", Held("9S 77S 8N 9V 6N 3S C 5V", FIVE_CHAN), "9S", "chan"),
    ("CH-3.7.1", Held(SEVEN_AND_WAITING), "5N", "chan"),
]


@pytest.mark.parametrize(
    ("held", "card", "capture"), [row[1:] for row in CAPTURES], ids=[row[0] for row in CAPTURES]
)
def test_the_only_capture_of_a_card(held: Held, card: str, capture: str | None) -> None:
    assert number_of_cards(held) == 19
    assert captures(held, card) == capture
    assert ("take" in may(held, card, from_stock=False, on_turn=True)) is (capture is not None)
    assert "take" not in may(held, card, from_stock=False)


DISCARDS = [
    ("CH-3.1.2", Held("77S 8N 9V 6N 4N C 3S", FIVE_CHAN, "5V<5S"), "3S 4N 6N 8N 9V C"),
    ("CH-3.4.2", Held("22V 333S 4444N 5V 5N 66S 7V 8V 8N 99N 9V C"), "3S 5N 5V 7V 8N 8V 9V C"),
    ("CH-3.4.3", Held("5V 77S 9V 6N 4N 3S C", f"{FIVE_CHAN} 8N", decl="5V"), "3S 4N 6N 9V C"),
    ("CH-3.5.2 after a Cạ", Held("6N 6V 9V 77S C 3S 5N", FIVE_CHAN, "4V<4S", disc="6V"), "6V 9V C 3S 5N"),
    ("CH-3.5.2 no Cạ", Held("6N 6V 9V 77S C 3S 5N", f"{FIVE_CHAN} 8N", disc="6V"), "6N 6V 9V C 3S 5N"),
    ("CH-3.7.4", Held("2222V 33V 44N 66V 77S 88V 99N 44S 55V"), ""),
    ("CH-gap-5", Held("5V 5N 77S 8N 9V 6N 4N", f"{FIVE_CHAN} 5V"), "5V 5N 8N 9V 6N 4N"),
]


@pytest.mark.parametrize(("held", "allowed"), [row[1:] for row in DISCARDS], ids=[row[0] for row in DISCARDS])
def test_every_legal_discard(held: Held, allowed: str) -> None:
    assert number_of_cards(held) == 20
    assert discards(held) == set(allowed.split())


NO_DISCARD_AFTER = Held("444N 22S 66V 77S", ca="2V<2N 3V<3N 5V<5S 8V<8N 9V<9S")
CHIUS = [
    ("CH-3.6.1", Held(FOURTH_4N), {"chiu", "pass"}),
    ("CH-3.6.1 exposed copies", Held("4N 77S 8N 9V 6N 3S C 5V", "2V 2S 3N 4N 6S"), set()),
    ("CH-gap-1", NO_DISCARD_AFTER, set()),
    ("CH-gap-2 declined", Held(FOURTH_4N, decl="4N"), {"chiu", "pass"}),
    ("CH-gap-2 a Cạ discarded", Held(FOURTH_4N, disc="6V 6N"), {"chiu", "pass"}),
    (
        "CH-gap-2 a Cạ of the rank",
        Held("444N 2V 5V 33N 6N 77S 7V 8N 8V 9S 9V", "6V", "4V<4S"),
        {"chiu", "pass"},
    ),
]


@pytest.mark.parametrize(("held", "options"), [row[1:] for row in CHIUS], ids=[row[0] for row in CHIUS])
def test_a_chiu_out_of_turn(held: Held, options: set[str]) -> None:
    assert number_of_cards(held) == 19
    assert may(held, "4N", from_stock=False) == options
    assert may(held, "4N", from_stock=True) == options


def test_on_turn_a_chan_may_be_taken_instead_of_a_chiu() -> None:
    """CH-3.6.1."""
    assert may(Held(FOURTH_4N), "4N", from_stock=False, on_turn=True) == {"chiu", "take", "pass"}


class Score(NamedTuple):
    """A hand with its winning card, what was dealt fourfold or less of it, and its score by hand."""

    name: str
    held: Held
    card: str | None
    items: str
    total: int
    own: bool = False
    dealt: str = ""


PLAIN = "22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5V 5N"
SIX = "22V 33V 44N 66V 77S 88V 2S 2N 4V 4S 5V 5N 9V 9N"
TEN = "22V 33V 44N 55V 66V 77S 88V 99N 22S 44S"
FOUR_4N = "4444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N"
FIVE_BONUSES = "7777N 33V 33S CC 22V 8S 8N 9V 9N 4V 4S 5V 5N"
SCORES = [
    Score("CH-3.6.2 P3", Held(f"{SEVEN_AND_WAITING} 5V"), "5V", "bach dinh 7", 7),
    Score("CH-3.6.2 P1", Held("66S 77V 88V 99S 99N 66N 7S 7N 8S 8N 3V 3N 5S 5V"), "5V", "u xuong 2", 2),
    Score("CH-3.7.2", Held(PLAIN), None, "thien u 3", 3),
    Score(
        "CH-3.7.4",
        Held("2222V 33V 44N 66V 77S 88V 99N 44S 55V"),
        None,
        "thap thanh 12, thien u 3, thien khai 5",
        20,
    ),
    Score("CH-4.1.1", Held(PLAIN), "5V", "u xuong 2", 2),
    Score("CH-4.1.1 six Chắn", Held(SIX), "5V", "u xuong 2", 2),
    Score("CH-4.1.3", Held("CC 33V 22S 44V 55N 66S 77N 9V 9N 8S 8N 3S 3N"), "3N", "leo 5, tom 1", 6),
    Score(
        "CH-4.1.3 five",
        Held(FIVE_BONUSES),
        "7N",
        "leo 5, tom 2, bach thu 1, chiu u 2",
        10,
        dealt="777N",
    ),
    Score("CH-4.2.1", Held(PLAIN), "5V", "u chi 3", 3, own=True),
    Score("CH-4.3.1 Tôm", Held("33V 33N 77N 44V 55N 66S 88V 2V 2N 7V 7S 9V 9N"), "2N", "u xuong 2", 2),
    Score(
        "CH-4.3.1 exposed",
        Held("55S 22V 33V 44N 66V 2S 2N 4V 4S 9V 9N", "5S", "5V<5N"),
        "5S",
        "bon 5",
        5,
        dealt="55S",
    ),
    Score("CH-4.3.1 won on 8V", Held(SIX), "8V", "bach thu 4", 4),
    Score("CH-4.3.1 won on 2V", Held(SIX), "2V", "u xuong 2", 2),
    Score("CH-4.4.1 Lèo", Held("CC 33V 22S 44V 55N 66S 77V 9V 9N 8S 8N 3S 3N"), "3N", "leo 5", 5),
    Score("CH-4.4.1 Thiên khai", Held(FOUR_4N), "5V", "thien khai 5", 5, dealt="4444N"),
    Score("CH-4.4.1 Chíu ù", Held(FOUR_4N), "4N", "chiu u 5", 5, dealt="444N"),
    Score(
        "CH-4.4.1 earlier Chíu",
        Held("22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N", chiu="4N"),
        "5V",
        "u xuong 2",
        2,
        dealt="444N",
    ),
    Score("CH-4.4.2 Tôm", Held("33V 33S 77N 44V 55N 88V 99N 2V 2N 6S 6N 7V 7S"), "2N", "tom 5", 5),
    Score("CH-4.4.2 Lèo", Held("99V 88S CC 22S 44V 55N 66S 3S 3N 7V 7S 2V 2N"), "2N", "leo 7", 7),
    Score("CH-4.4.2 one 8S", Held("99V CC 22S 44V 55N 66S 77V 8S 8N 3S 3N 2V 2N"), "2N", "leo 5", 5),
    Score(
        "CH-4.4.2 two Thiên khai",
        Held("4444N 6666V 22V 33V 88V 2S 2N 5V 5N 9V 9N"),
        "5V",
        "thien khai 5",
        5,
        dealt="4444N 6666V",
    ),
    Score("CH-4.5.1 eight", Held("88V 88S 99V 99S 22V 33V 44N 2S 2N 4V 4S 5V 5N"), "5V", "tam do 8", 8),
    Score("CH-4.5.1 nine", Held("888V 8N 88S 99V 99S 22V 33V 44N 2S 2N 5V 5N"), "5V", "u xuong 2", 2),
    Score(
        "CH-4.5.1 Chi chi",
        Held("22V 33V 44N 66V 77S 2S 2N 4V 4S 5V 5N", chiu="C"),
        "5V",
        "kinh tu chi 12",
        12,
        dealt="CCC",
    ),
    Score(
        "CH-4.5.1 Chi chi and a red card",
        Held("22V 33V 44N 66V 77S 2S 2N 4V 4S 8V 8N", chiu="C"),
        "4V",
        "u xuong 2",
        2,
        dealt="CCC",
    ),
    Score(
        "CH-4.5.2",
        Held("22V 33V 44N 66V 77S 88N 99N 2S 2N 4V 4S 5V 5N"),
        "5V",
        "bach dinh 7, u chi 1",
        8,
        own=True,
    ),
    Score("CH-4.6.1", Held(TEN), "4S", "thap thanh 12", 12),
    Score("CH-4.6.1 nine", Held("22V 33V 44N 55V 66V 77S 88V 99N 22S 4S 4V"), "4S", "u xuong 2", 2),
    Score("CH-4.6.2 own gate", Held(TEN), "4S", "thap thanh 12, u chi 3", 15, own=True),
    Score(
        "CH-4.6.2 Tôm",
        Held("33V 33S 77N 22V 44N 55V 66V 88V 99N 44S"),
        "4S",
        "thap thanh 12, tom 8",
        20,
    ),
    Score(
        "CH-4.7.1", Held("33V 22S 44V 55N 66S 88V 99N 3S 3N 7N 7V 2V 2N"), "2N", "tom 4, u chi 1", 5, own=True
    ),
    Score(
        "CH-4.7.2",
        Held("44N 22V 33V 66V 88V 2S 2N 5V 5N 9V 9N 7S 7N", "4N"),
        "4N",
        "bon 5, bach thu 1",
        6,
        dealt="44N",
    ),
    Score(
        "CH-gap-9",
        Held("5S 5N 22V 33V 44N 88V 77S 2S 2N 4V 4S", "5S", "5V<5S"),
        "5S",
        "u xuong 2",
        2,
        dealt="55S",
    ),
    Score("CH-gap-10", Held(SIX), None, "bach thu 4, thien u 1", 5),
]


def won(score: Score) -> bonus.WinningHand:
    concealed = in_hand(score.held.hand)
    card = NO_CARD if score.card is None else FACE[score.card]
    dealt = concealed if score.card is None else in_hand(score.dealt)
    return bonus.WinningHand(concealed, melds_of(score.held), card, score.own, dealt)


@pytest.mark.parametrize("score", SCORES, ids=[score.name for score in SCORES])
def test_the_score_of_a_winning_hand_item_by_item(score: Score) -> None:
    exposed = bars_of(score.held).in_ca.bit_count()
    assert number_of_cards(score.held) == 20
    assert pairs.complete(in_hand(score.held.hand), exposed)
    items = bonus.items(bonus.bonuses(won(score)))
    assert ", ".join(f"{item.item} {item.value}" for item in items) == score.items
    assert bonus.total(items) == score.total


def test_the_table_of_bonuses() -> None:
    """CH-4.1.2."""
    values = {each.item: (each.main, each.dich) for _, each in bonus.BONUSES}
    assert values == {
        "u chi": (3, 1),
        "thien u": (3, 1),
        "tom": (4, 1),
        "bach thu": (4, 1),
        "leo": (5, 2),
        "thien khai": (5, 2),
        "chiu u": (5, 2),
        "bon": (5, 2),
        "bach dinh": (7, 4),
        "tam do": (8, 5),
        "kinh tu chi": (12, 9),
        "thap thanh": (12, 9),
    }


@pytest.mark.parametrize("turned", [False, True])
def test_of_equal_main_values_the_greater_dich_is_left_out(turned: bool) -> None:  # noqa: FBT001 - of a table
    """CH-4.7.2, with bonuses that the document does not have."""
    found = [Bonus("a", 5, 1, "CH-4.7.2"), Bonus("b", 5, 2, "CH-4.7.2")]
    assert bonus.total(bonus.items(reversed(found) if turned else found)) == 6


def test_every_loser_pays_the_score() -> None:
    """CH-4.8.1: P2 wins 7."""
    paid = settlement.win(2, 7)
    assert balance(paid, SEATS) == {"A": -7, "B": -7, "C": 21, "D": -7}


def test_the_deck_and_the_deal() -> None:
    """CH-2.1.2 to CH-2.1.4, CH-4.5.2."""
    assert (DECK.size, len(FACES), DECK.copies) == (100, 25, 4)
    assert Counter(card[-1] for card in FACES) == {"V": 8, "S": 8, "N": 8, "C": 1}
    assert {card[0] for card in FACES} == set("23456789C")
    assert (SHAPE.dealer_hand, SHAPE.other_hand, SHAPE.stock) == (20, 19, 23)
    red = 4 * ODD & RED
    assert {FACES[face] for face in different(red)} == {"8V", "9V", "8S", "9S", "C"}
    assert size(red) == 20
    assert {SHAPE.shuffle(seed).dealer for seed in range(40)} == set(SEATS)


NINE = Held("5S 77S 8N 9V 6N 4N C 3S", FIVE_CHAN)
"""Takes 5V as a Cạ and any of its odd cards as a Chắn."""


def seen(state: State) -> tuple[str, ...]:
    """What has happened since the last decision."""
    return view.position(state).events


def options(state: State) -> dict[str, set[str]]:
    """What every seat asked may do."""
    return {seat: set(offered) for seat, offered in view.options(state).items()}


def test_turns_go_round_from_the_dealer_and_each_passes_and_turns_up() -> None:
    """CH-2.1.5, CH-3.2.1, CH-3.3.2, CH-4.8.2: C is the dealer, nobody wants anything."""
    state = table({}, "9N", gate=2, from_stock=False, stock="2V 3V 4V 5V 6V")
    ended = then(state)
    turned = ("D turns up 2V", "A turns up 3V", "B turns up 4V", "C turns up 5V", "D turns up 6V")
    assert seen(ended) == (*turned, "A finds the stock empty")
    shown = view.position(ended)
    assert shown.result is not None
    assert shown.result.ending == "exhausted"
    assert set(shown.result.points.values()) == {0}
    assert shown.table == {"A": ("3V",), "B": ("4V",), "C": ("9N", "5V"), "D": ("2V", "6V")}


def test_only_the_newest_card_is_offered() -> None:
    """CH-3.1.1: an older 6V lies there too, and B holds its match."""
    state = table({1: Held("6V 77S 8N 9V 6N 4N C 3S", FIVE_CHAN)}, "9N", gate=0, from_stock=False)
    state = state._replace(table=((FACE["6V"], FACE["9N"]), (), (), ()))
    assert options(state) == {"B": {"take", "pass"}}
    shown = view.position(then(state, B="take"))
    assert shown.melds["B"][-1].cards == ("9V", "9N")
    assert shown.table["A"] == ("6V",)


def test_a_capture_of_a_discard() -> None:
    """CH-3.1.2."""
    held = Held("6V 77S 8N C", "2V 2S 3N 4V 8S 5N", "9N<9V")
    taken = then(table({1: held}, "6V", gate=0, from_stock=False), B="take")
    assert options(taken) == {"B": {"discard 8N", "discard C"}}
    state = play.advance(taken, {"B": "discard 8N"})
    shown = view.position(taken)
    assert shown.hands["B"] == ("7S", "7S", "8N", "C")
    assert (shown.melds["B"][-1].kind, shown.melds["B"][-1].source) == ("chan", "A")
    assert state.phase is Phase.OVER  # nobody wants it and there is no stock
    assert seen(state) == ("B discards 8N", "C finds the stock empty")


def test_a_capture_in_the_own_gate() -> None:
    """CH-3.2.2: the stock card is paired, a hand card is discarded, the next seat acts on that."""
    seats = {1: NINE, 2: Held("C 2N 77V", FIVE_CHAN)}
    state = then(table(seats, "5S", gate=1, from_stock=True), B="take")
    state = play.advance(state, {"B": "discard C"})
    shown = view.position(state)
    assert shown.hands["B"] == DECK.parse("9V 3S 77S 4N 6N 8N")
    assert shown.table["B"] == ("C",)
    assert options(state) == {"C": {"take", "pass"}}


def test_a_passed_stock_card_goes_to_the_next_seat_only() -> None:
    """CH-3.2.2, CH-3.3.1, CH-3.4.3: B passes 5S, C may take it, D may not."""
    seats = {1: NINE, 2: NINE, 3: NINE}
    state = table(seats, "5S", gate=1, from_stock=True, stock="2N")
    assert options(state) == {"B": {"take", "pass"}}
    passed = then(state, B="pass")
    assert passed.phase is Phase.PASSED
    assert options(passed) == {"C": {"take", "pass"}}
    assert passed.hands == state.hands
    assert [bars.declined for bars in passed.bars] == [0, in_hand("5S"), 0, 0]
    twice = then(passed, C="pass")
    assert seen(twice)[0] == "C turns up 2N"
    assert view.position(twice).table["B"] == ("5S",)
    taken = then(passed, C="take")
    assert view.position(taken).melds["C"][-1].source == "B"
    assert (taken.gate, taken.turn) == (2, 3)
    assert "discard C" in options(taken)["C"]


def test_a_locked_face_is_not_discarded() -> None:
    """CH-3.4.3: B passes 5V, turns up 8N and takes it."""
    held = Held("5V 77S 8N 9V 6N 4N 3S C", FIVE_CHAN)
    state = table({1: held}, "5V", gate=0, from_stock=False, stock="8N")
    state = then(then(state, B="pass"), B="take")
    assert options(state)["B"] == {f"discard {card}" for card in ("3S", "4N", "6N", "9V", "C")}


def test_a_declined_ca_locks_nothing() -> None:
    """CH-3.4.3: only an identical capture does, and only one that was there to be had."""
    state = then(table({1: NINE}, "5V", gate=0, from_stock=False, stock="2N"), B="pass")
    assert [bars.declined for bars in state.bars] == [0] * 4
    barred = Held("66V 77S 8N 9V 4N 3S C", FIVE_CHAN, disc="6V")
    state = then(table({1: barred}, "6V", gate=0, from_stock=False, stock="2N"))
    assert [bars.declined for bars in state.bars] == [0] * 4


def test_a_capture_that_loses_to_a_chiu_locks_nothing() -> None:
    """CH-3.4.3: B passed, but the card was not to be had."""
    seats = {1: Held("4S 77S 8N 9V 6N 3S C 5V", FIVE_CHAN), 3: Held(INTERRUPTS_4N)}
    state = then(table(seats, "4N", gate=0, from_stock=False), D="chiu")
    assert [bars.declined for bars in state.bars] == [0] * 4


@pytest.mark.parametrize(
    ("gate", "winner"), [(2, "D"), (3, "D"), (0, "B"), (1, "B")], ids=["C", "D", "A", "B"]
)
def test_of_two_wins_the_first_from_the_gate_counts(gate: int, winner: str) -> None:
    """CH-3.6.2, CH-3.3.3."""
    seats = {1: Held("66S 77V 88V 99S 99N 66N 7S 7N 8S 8N 3V 3N 5S"), 3: Held(SEVEN_AND_WAITING)}
    state = table(seats, "5V", gate=gate, from_stock=True)
    assert {"B", "D"} <= set(options(state))
    ended = then(state, B="win", D="win")
    shown = view.position(ended)
    assert shown.result is not None
    assert shown.result.winners == (winner,)
    score = {"B": 2, "D": 7}[winner]
    if SEATS[gate] == winner:
        score += 1  # Ù chì: 3 instead of 2, and 7 + 1
    assert shown.result.points == {seat: 3 * score if seat == winner else -score for seat in SEATS}
    assert shown.table[SEATS[gate]] == ("5V",)
    assert shown.melds["B"] == shown.melds["D"] == ()


def test_a_win_goes_before_a_chiu() -> None:
    """CH-3.6.2: though the card lies in A's gate."""
    seats = {0: Held("555V 6S 6N 7V 8V 9S 9V 9N 4V 8S C 3N 2N 7N 5S 6V 8N"), 3: Held(SEVEN_AND_WAITING)}
    state = table(seats, "5V", gate=0, from_stock=True)
    assert options(state) == {"A": {"chiu", "take", "pass"}, "D": {"win", "pass"}}
    ended = then(state, A="chiu", D="win")
    assert view.position(ended).result is not None
    assert ended.win is not None
    assert ended.win.player == 3


def test_a_chiu_goes_before_a_capture_and_the_interrupted_seat_goes_on() -> None:
    """CH-3.6.2, CH-3.6.4: D discards into A's gate, B acts on it, then C."""
    seats = {1: Held("4S 9S 77S 8N 6N 3S C 5V", FIVE_CHAN), 3: Held(INTERRUPTS_4N)}
    state = table(seats, "4N", gate=0, from_stock=False, stock="7N")
    assert options(state) == {"B": {"take", "pass"}, "D": {"chiu", "pass"}}
    claimed = then(state, B="take", D="chiu")
    shown = view.position(claimed)
    assert shown.melds["D"][-1].cards == ("4N",) * 4
    assert len(shown.hands["D"]) == 16
    assert set(options(claimed)) == {"D"}
    assert shown.table["A"] == ()
    replaced = play.advance(claimed, {"D": "discard 9S"})
    assert view.position(replaced).table["A"] == ("9S",)
    assert options(replaced) == {"B": {"take", "pass"}}
    taken = then(replaced, B="take")
    assert view.position(taken).melds["B"][-1].source == "D"
    assert (taken.gate, taken.turn) == (1, 2)
    passed = then(replaced, B="pass")
    assert seen(passed)[0] == "B turns up 7N"
    assert passed.bars[1].declined == in_hand("9S")
    assert passed.bars[3].discarded == in_hand("9S")


def test_the_seat_whose_stock_card_was_claimed_turns_up_another() -> None:
    """CH-3.6.4: B passes the replacement, which lies in its own gate."""
    seats = {1: Held("9S 7N 77S 8N 9V 6N 3S C", FIVE_CHAN), 3: Held(INTERRUPTS_4N)}
    state = then(table(seats, "4N", gate=1, from_stock=True, stock="7N"), D="chiu")
    replaced = play.advance(state, {"D": "discard 9S"})
    assert (replaced.gate, replaced.turn, replaced.from_stock) == (1, 1, False)
    passed = then(replaced, B="pass")
    assert seen(passed)[0] == "B turns up 7N"
    assert (passed.gate, passed.turn) == (1, 1)
    assert view.position(passed).table["B"] == ("9S", "7N")


def test_a_chiu_on_turn() -> None:
    """CH-3.6.3: the discard lies in the own gate, nothing is drawn, the next seat acts."""
    state = then(table({1: Held(FOURTH_4N)}, "4N", gate=0, from_stock=False, stock="2V"), B="chiu")
    assert (state.gate, state.turn, state.drawn) == (1, 2, 0)
    thrown = play.advance(state, {"B": "discard C"})
    assert seen(thrown)[:2] == ("B discards C", "C turns up 2V")
    assert len(view.position(thrown).hands["B"]) == 15


def test_a_chiu_on_a_replacement_in_the_own_gate_wins_with_u_chi() -> None:
    """CH-4.2.1, CH-gap-15: D discards the fourth 4N into A's gate, out of turn."""
    completing = Held("444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N")
    state = table({0: completing}, "4N", gate=0, from_stock=False)._replace(supplier=3, turn=1)
    assert options(state) == {"A": {"win", "pass"}}
    ended = then(state, A="win")
    assert ended.win is not None
    assert {item.item: item.value for item in ended.win.items} == {"chiu u": 5, "u chi": 1}


def test_a_chiu_wins_on_a_discard_after_the_last_stock_card() -> None:
    """CH-4.8.2, CH-4.4.1."""
    seats = {3: Held("444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N")}
    ended = then(table(seats, "4N", gate=1, from_stock=False), D="win")
    shown = view.position(ended)
    assert shown.result is not None
    assert shown.result.points == {"A": -5, "B": -5, "C": -5, "D": 15}
    assert [(entry.payer, entry.amount) for entry in shown.ledger or ()] == [("A", 5), ("B", 5), ("C", 5)]


def dealt(hand: str) -> State:
    """A deal in which C is the dealer with this hand."""
    cards = DECK.parse(hand)
    rest = list((Counter(dict.fromkeys(FACES, 4)) - Counter(cards)).elements())
    hands = {seat: tuple(rest[19 * place : 19 * place + 19]) for place, seat in enumerate("ABD")}
    return GAME.start(Setup("chan", "C", {**hands, "C": cards}, tuple(rest[57:])))


def test_the_dealer_wins_as_dealt_or_discards() -> None:
    """CH-3.7.2: Thiên ù, 3 from each."""
    state = dealt(PLAIN)
    assert set(options(state)) == {"C"}
    odd_cards = ("2S", "2N", "4V", "4S", "5V", "5N")
    assert options(state)["C"] == {"win", *(f"discard {card}" for card in odd_cards)}
    ended = play.advance(state, {"C": "win"})
    shown = view.position(ended)
    assert shown.result is not None
    assert shown.result.points == {"A": -3, "B": -3, "C": 9, "D": -3}
    went_on = play.advance(state, {"C": "discard 5N"})
    assert went_on.phase is not Phase.OPENING
    assert went_on.bars[2].discarded == in_hand("5N")  # CH-gap-12


def test_ten_dealt_chan_must_win() -> None:
    """CH-gap-4, CH-3.7.4."""
    assert options(dealt("2222V 33V 44N 66V 77S 88V 99N 44S 55V")) == {"C": {"win"}}


def test_a_dealer_paired_up_with_five_chan_only_discards() -> None:
    """CH-3.7.4: it is no dead hand, the cards of a Cạ can go."""
    five = "22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 8S 8N 5V 5N"
    assert options(dealt(five)) == {"C": {f"discard {card}" for card in five.split() if len(card) == 2}}


def test_a_win_may_be_passed_up_and_claimed_later() -> None:
    """CH-gap-3: on its turn the seat may still take, the lock that a pass sets bars no win."""
    state = table({1: Held(SEVEN_AND_WAITING)}, "5N", gate=1, from_stock=True, stock="6V 5V")
    assert options(state) == {"B": {"win", "take", "pass"}}
    later = then(state, B="pass")
    assert later.bars[1].declined == in_hand("5N")
    assert later.card == FACE["5V"]
    assert options(later) == {"B": {"win", "pass"}}
