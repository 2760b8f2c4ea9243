"""Nantong long cards: three seats, 120 cards, two indicators, one deal until a win or an empty stock.

`cards` are the deck, `shapes` what wins, `base` what identical cards are worth, `win` what a winner adds,
`hu` how items make a total, `legal` what each seat may do, `preparation` the opening declarations, `play` the
course of a deal, `stock` the two ends of the stock, `settlement` who pays whom, `view` how the port shows it,
`compose` the way to a situation.
"""

from __future__ import annotations

from cardavia.games.assembled import Assembled
from cardavia.games.melding import moves
from cardavia.games.nantong import options, play, preparation, view

GAME = Assembled(options, preparation, play, view, moves.restocked, "cardavia.games.nantong.compose")
