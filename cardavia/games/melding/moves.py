"""What happens to cards: they are drawn, put down, claimed and laid, whatever the game calls for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, Self, TypeVar

from cardavia.games.packed import Face


class Dealt(Protocol):
    """What the states have in common. `wall[front:back]` is the stock."""

    @property
    def wall(self) -> tuple[Face, ...]:
        """All cards that lay there after the deal."""

    @property
    def front(self) -> int:
        """Where the next card lies."""

    @property
    def back(self) -> int:
        """Behind the next replacement."""

    @property
    def _replace(self) -> Callable[..., Self]: ...


State = TypeVar("State", bound=Dealt)


def restocked(state: State, stock: tuple[Face, ...]) -> State:
    """The state with other cards where its stock lies, the next one first."""
    return state._replace(wall=(*state.wall[: state.front], *stock, *state.wall[state.back :]))
