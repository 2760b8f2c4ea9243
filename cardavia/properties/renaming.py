"""Other names for seats and cards: where the rules treat them alike, a deal must go as before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from cardavia.cards import Card
from cardavia.decisions import Move
from cardavia.games import game
from cardavia.table import Decision, Meld, Position, Result, Seat, Setup


@dataclass(frozen=True, slots=True)
class Renaming:
    """Seats, and cards and suits as decisions name them, with their other names; the rest keeps its own."""

    seats: Mapping[Seat, Seat] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def turned(cls, seats: tuple[Seat, ...], places: int) -> Renaming:
        """Everyone sits so many places further."""
        return cls(dict(zip(seats, (*seats[places:], *seats[:places]), strict=True)))

    @property
    def inverse(self) -> Renaming:
        """The way back."""
        return Renaming(
            {new: old for old, new in self.seats.items()}, {new: old for old, new in self.names.items()}
        )

    def seat(self, seat: Seat) -> Seat:
        """The other name of a seat."""
        return self.seats.get(seat, seat)

    def cards(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards, in the order given."""
        return tuple(self.names.get(card, card) for card in cards)

    def decision(self, decision: Decision) -> Decision:
        """The cards or the suit named change, the verb does not."""
        verb, *named = decision.split(" ")
        return " ".join((verb, *self.cards(named)))

    def move(self, move: Move) -> Move:
        """The decisions of a window."""
        return {self.seat(seat): self.decision(decision) for seat, decision in move.items()}

    def setup(self, setup: Setup) -> Setup:
        """A deal; seats stand in order as before, and renamed cards in deck order."""
        hands = {self.seat(seat): self.cards(cards) for seat, cards in sorted(setup.hands.items())}
        sort = game(setup.game).shape.deck.sort if self.names else tuple
        return replace(
            setup,
            dealer=self.seat(setup.dealer),
            hands={seat: sort(hands[seat]) for seat in sorted(hands)},
            stock=self.cards(setup.stock),
            indicators=self.cards(setup.indicators),
        )

    def position(self, position: Position) -> Position:
        """What engines must agree on in a position."""
        return replace(
            position,
            options={
                self.seat(seat): tuple(map(self.decision, offered))
                for seat, offered in position.options.items()
            },
            hands={self.seat(seat): self.cards(cards) for seat, cards in position.hands.items()},
            melds={
                self.seat(seat): tuple(self._meld(meld) for meld in melds)
                for seat, melds in position.melds.items()
            },
            table={self.seat(seat): self.cards(cards) for seat, cards in position.table.items()},
            result=position.result and self._result(position.result),
        )

    def _meld(self, meld: Meld) -> Meld:
        return Meld(meld.kind, self.cards(meld.cards), meld.source and self.seat(meld.source))

    def _result(self, result: Result) -> Result:
        return replace(
            result,
            winners=tuple(map(self.seat, result.winners)),
            points={self.seat(seat): points for seat, points in result.points.items()},
            next_dealer=result.next_dealer and self.seat(result.next_dealer),
        )
