"""Every card has a picture of its own that needs nothing else, and words of its own."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from cardavia.games import MODULES, game
from cardavia.pictures import BACK, cards, picture, size, words
from cardavia.pictures.drawing import RED

GAMES = tuple(MODULES)


@pytest.mark.parametrize("name", GAMES)
def test_no_two_cards_look_or_sound_alike(name: str) -> None:
    faces = game(name).shape.deck.faces
    assert len({picture(name, card) for card in faces}) == len(faces) == len(cards(name)) - 1
    assert len({words(name, card) for card in faces}) == len(faces)


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_a_whole_image_and_asks_for_nothing(name: str) -> None:
    for card in cards(name):
        drawn = picture(name, card)
        image = ET.fromstring(drawn)  # noqa: S314 - our own drawings
        assert image.tag == "{http://www.w3.org/2000/svg}svg"
        assert image.get("viewBox") == f"0 0 {size(name)[0]} {size(name)[1]}"
        assert not [
            part for part in image.iter() if part.tag.endswith(("script", "text", "style", "foreignObject"))
        ]
        links = [value for part in image.iter() for key, value in part.items() if key.endswith("href")]
        assert all(link.startswith("#") for link in links)
        assert "url(" not in drawn or "url(#" in drawn


@pytest.mark.parametrize(
    ("name", "card", "said"),
    [
        ("sichuan", "5p", "five of dots"),
        ("sichuan", "1s", "one of bamboo"),
        ("nantong", "9s", "nine of Strings"),
        ("nantong", "W", "White Flower"),
        ("paohuzi", "L10", "large ten"),
        ("paohuzi", "s7", "small seven"),
        ("chan", "8V", "eight of Vạn"),
        ("chan", "C", "Chi chi"),
    ],
)
def test_a_card_is_said_by_its_name(name: str, card: str, said: str) -> None:
    assert words(name, card) == said


def test_the_red_cards_of_pao_hu_zi_are_two_seven_and_ten() -> None:
    red = {card for card in game("paohuzi").shape.deck.faces if RED in picture("paohuzi", card)}
    assert red == {"s2", "s7", "s10", "L2", "L7", "L10"}


def test_the_red_cards_of_chan_are_those_the_rules_count_as_red() -> None:
    red = {card for card in game("chan").shape.deck.faces if RED in picture("chan", card)}
    assert red == {"8V", "9V", "8S", "9S", "C"}


@pytest.mark.parametrize("name", GAMES)
def test_a_card_of_no_deck_has_no_picture(name: str) -> None:
    for strange in ("10q", "../../etc/passwd", ""):
        with pytest.raises(KeyError):
            picture(name, strange)
        with pytest.raises(KeyError):
            words(name, strange)


def test_the_back_is_none_of_the_faces() -> None:
    assert all(
        picture(name, BACK) not in {picture(name, card) for card in cards(name)[:-1]} for name in GAMES
    )
