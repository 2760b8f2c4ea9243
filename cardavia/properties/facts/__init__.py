"""What is peculiar to a game in the properties that all have: data, each with its sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module

from cardavia.properties.renaming import Renaming
from cardavia.table import Position, Seat, Setup

PROTOCOL = "docs/protocol.md"
"""What says so where no sentence does."""

Sizes = Callable[[Setup, Position, Seat], Iterable[int]]
"""How many cards a seat may hold at a position, the usual first; several where the port leaves it open."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of one game.

    `longest` bounds the windows of a deal, for the reason in `bound`. `from_both_ends`: replacements come
    from the back of the stock. `winners` end the deal with `win`. `renamings` are other names of cards that
    change nothing, `symmetry` says why. `sentences` say what each property says, where the document does.
    """

    sizes: Sizes
    longest: int
    bound: str
    from_both_ends: bool
    winners: int
    renamings: tuple[Renaming, ...]
    symmetry: str
    sentences: Mapping[str, str]

    def sentence(self, name: str) -> str:
        """What says that a property must hold."""
        return self.sentences.get(name, PROTOCOL)


def facts(game: str) -> Facts:
    """The facts of a game."""
    found: Facts = import_module(f"{__name__}.{game}").FACTS
    return found


def must_discard(position: Position, seat: Seat) -> bool:
    """Whether a seat is asked for a discard."""
    for option in position.options.get(seat, ()):  # noqa: SIM110 - asked of every seat at every position
        if option.startswith("discard "):
            return True
    return False


def is_asked_for(position: Position, *verbs: str) -> bool:
    """Whether anyone is asked for one of these."""
    return any(option.split(" ")[0] in verbs for offered in position.options.values() for option in offered)


def has_not_begun(setup: Setup, position: Position, *opening: str) -> bool:
    """Whether no card has been discarded or come from the stock; melds of the opening may have been laid."""
    kinds = {meld.kind for melds in position.melds.values() for meld in melds}
    return position.stock == len(setup.stock) and not any(position.table.values()) and kinds <= set(opening)


def laid(position: Position, seat: Seat) -> int:
    """How many cards a seat has laid."""
    return sum(len(meld.cards) for meld in position.melds[seat])
