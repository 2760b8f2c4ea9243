"""The page of the desk: what it must know of each game to write lines of clicked cards."""

from __future__ import annotations

from urllib.parse import quote

from cardavia.games import game
from cardavia.site.edition import Edition
from cardavia.site.page import Page, page
from cardavia.site.player import deck
from cardavia.table import Json

MELDS = {
    "nantong": ("pung", "kong", "concealed kong", "added kong", "shown quad", "shown triplet", "hezi"),
    "paohuzi": ("chi", "peng", "wei", "pao", "ti"),
    "sichuan": ("pung", "kong", "concealed kong", "added kong"),
    "chan": ("chan", "ca", "chiu"),
}
"""The melds of each game, as phrases call them (docs/games.md)."""

DRAWS = {"nantong": "draws", "paohuzi": "turns up", "sichuan": "draws", "chan": "turns up"}
"""How a card comes from the stock."""

EXAMPLES = {
    "a discard while void tiles are held": (
        "sichuan",
        ("A holds 1111m 234m 567p 99p 5s", "A is void in s", "A draws 8p", "may A discard 8p?"),
    ),
    "what a win counts": (
        "sichuan",
        (
            "A holds 1111m 3333m 55m 77m 9m",
            "A is void in s",
            "A draws 9m",
            "A wins",
            "what does A count?",
            "who pays whom?",
        ),
    ),
    "a chi from the stock": (
        "paohuzi",
        ("A holds s2 s7 L1 L1 L3 L5", "C turns up s10", "may A chi s2 s7 s10?"),
    ),
}
"""Questions to begin with: the words they are offered under, the game, and the lines."""


def desk_page(edition: Edition) -> Page:
    """The page of the desk."""
    decks = {name: _deck(name) for name in edition.games}
    examples = [
        (words, f"{name}&{quote(';'.join(lines))}")
        for words, (name, lines) in EXAMPLES.items()
        if name in edition.games
    ]
    return page("desk.html", "desk.html", edition=edition, decks=decks, examples=examples)


def _deck(name: str) -> Json:
    return {**deck(name), "seats": list(game(name).shape.seats), "melds": MELDS[name], "draws": DRAWS[name]}
