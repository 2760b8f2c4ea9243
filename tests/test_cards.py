"""The notation of cards: parse and format undo each other on the decks of all four games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.cards import Card, CardError, Deck, Suit

NINE = range(1, 10)
DECKS = {
    "sichuan": Deck("sichuan", (Suit("m", NINE), Suit("p", NINE), Suit("s", NINE))),
    "nantong": Deck("nantong", (Suit("m", NINE), Suit("s", NINE), Suit("c", NINE)), ("T", "W", "R")),
    "paohuzi": Deck("paohuzi", (Suit("s", range(1, 11)), Suit("L", range(1, 11))), letter_first=True),
    "chan": Deck("chan", (Suit("V", range(2, 10)), Suit("S", range(2, 10)), Suit("N", range(2, 10))), ("C",)),
}


@st.composite
def handfuls(draw: st.DrawFn) -> tuple[Deck, list[Card]]:
    """A deck and some of its cards, in any order."""
    deck = draw(st.sampled_from(list(DECKS.values())))
    places = draw(st.lists(st.integers(0, deck.size - 1), unique=True, max_size=23))
    return deck, [deck.faces[place // deck.copies] for place in places]


@given(handfuls())
def test_parse_undoes_format(handful: tuple[Deck, list[Card]]) -> None:
    deck, cards = handful
    assert deck.parse(deck.format(cards)) == deck.sort(cards)


@given(handfuls())
def test_format_undoes_parse(handful: tuple[Deck, list[Card]]) -> None:
    deck, cards = handful
    text = deck.format(cards)
    assert deck.format(deck.parse(text)) == text


@given(handfuls())
def test_single_names_are_parsed_in_the_order_written(handful: tuple[Deck, list[Card]]) -> None:
    deck, cards = handful
    assert deck.parse(" ".join(cards)) == tuple(cards)


@given(handfuls())
def test_a_part_of_the_deck_has_no_surplus(handful: tuple[Deck, list[Card]]) -> None:
    deck, cards = handful
    assert deck.surplus(cards) == ()


@pytest.mark.parametrize(
    ("game", "size", "first", "last"),
    [
        ("sichuan", 108, "1m", "9s"),
        ("nantong", 120, "1m", "R"),
        ("paohuzi", 80, "s1", "L10"),
        ("chan", 100, "2V", "C"),
    ],
)
def test_each_deck_has_its_cards(game: str, size: int, first: Card, last: Card) -> None:
    deck = DECKS[game]
    assert deck.size == size
    assert len(set(deck.faces)) == size // 4
    assert (deck.faces[0], deck.faces[-1]) == (first, last)


@pytest.mark.parametrize(
    ("game", "text", "cards"),
    [
        ("sichuan", "234m 55p", "2m 3m 4m 5p 5p"),
        ("sichuan", "", ""),
        ("nantong", "T RR 11c", "T R R 1c 1c"),
        ("paohuzi", "s1 s10 L10", "s1 s10 L10"),
        ("chan", "CC 29V 3N", "C C 2V 9V 3N"),
    ],
)
def test_hands_may_be_written_in_groups(game: str, text: str, cards: str) -> None:
    assert DECKS[game].parse(text) == tuple(cards.split())


@pytest.mark.parametrize(
    ("game", "cards", "text"),
    [
        ("sichuan", "5p 4m 5p 2m 3m", "234m 55p"),
        ("nantong", "R 1c T R 1c", "11c T RR"),
        ("paohuzi", "L10 s10 s2", "s2 s10 L10"),
        ("chan", "C 2N 9V C", "9V 2N CC"),
    ],
)
def test_cards_are_formatted_in_deck_order(game: str, cards: str, text: str) -> None:
    assert DECKS[game].format(cards.split()) == text


@pytest.mark.parametrize(
    ("game", "word"),
    [
        ("sichuan", "5x"),
        ("sichuan", "0m"),
        ("sichuan", "10m"),
        ("sichuan", "5"),
        ("sichuan", "m"),
        ("sichuan", "m5"),
        ("nantong", "TX"),
        ("nantong", "٣m"),
        ("paohuzi", "s11"),
        ("paohuzi", "s0"),
        ("paohuzi", "12s"),
        ("paohuzi", "s1s2"),
        ("chan", "1V"),
        ("chan", "2v"),
    ],
)
def test_a_word_that_names_no_card_is_told_with_an_example(game: str, word: str) -> None:
    deck = DECKS[game]
    with pytest.raises(
        CardError, match=f"'{word}' names no cards of {game}; write them as in '(.*)'"
    ) as error:
        deck.parse(f"{deck.faces[0]} {word}")
    example = str(error.value).split("'")[3]
    assert deck.format(deck.parse(example)) == example


def test_surplus_tells_strangers_and_copies_too_many() -> None:
    assert DECKS["sichuan"].surplus(["5m"] * 5 + ["T"]) == (
        "'T' is no card of sichuan",
        "5 copies of 5m, the deck has 4",
    )
