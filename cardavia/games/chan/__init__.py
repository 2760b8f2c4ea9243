"""Chắn: four seats, a hundred cards, play until one has ten pairs or the stock is gone.

`cards` are the deck, `pairs` what wins, `bonus` what it is worth, `legal` what each seat may do, `play` the
course of a deal, `settlement` who pays whom, `view` how the port shows it.
"""

from __future__ import annotations

from cardavia.games.assembled import Assembled
from cardavia.games.chan import options, play, view
from cardavia.games.chan.state import restocked

GAME = Assembled(options, play, play, view, restocked, "cardavia.games.chan.compose")
