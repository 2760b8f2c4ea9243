"""The cards of the four games as pictures: SVG that needs nothing else, and words for who cannot see it.

Sichuan's tiles are FluffyStuff's, the others are drawn here; NOTICE.md says whose art and outlines they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType

from cardavia.cards import Card
from cardavia.games import MODULES, game
from cardavia.pictures import chan, nantong, paohuzi, sichuan

FACES: Mapping[str, ModuleType] = {
    "nantong": nantong,
    "paohuzi": paohuzi,
    "sichuan": sichuan,
    "chan": chan,
}
"""The drawing module of each game: `SIZE`, `face(card)`, `back()` and `words(card)`."""

BACK = "back"
"""The name under which a card is drawn that lies face down."""


def size(name: str) -> tuple[int, int]:
    """Width and height of a game's cards, in units of their drawing; only the proportion means anything."""
    width, height = FACES[name].SIZE
    return width, height


@cache
def picture(name: str, card: Card) -> str:
    """The SVG document of a card of a game, or of its `BACK`; raises `KeyError` for a card that is none."""
    if card != BACK and card not in game(name).shape.deck.order:
        raise KeyError(card)
    width, height = size(name)
    drawn = FACES[name].back() if card == BACK else FACES[name].face(card)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{drawn}</svg>'


def words(name: str, card: Card) -> str:
    """A card in words, as a text alternative: `five of dots`; raises `KeyError` for a card that is none."""
    if card not in game(name).shape.deck.order:
        raise KeyError(card)
    return str(FACES[name].words(card))


def cards(name: str) -> tuple[Card, ...]:
    """Everything there is a picture of: the faces in deck order, and the back."""
    return (*game(name).shape.deck.faces, BACK)


assert FACES.keys() == MODULES.keys()  # noqa: S101 - a fifth game comes with its cards
