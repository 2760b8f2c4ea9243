"""Pao Hu Zi: three seats, 80 cards, one deal for seven groups worth 15 huxi.

`cards` are the deck, `groups` the groups that cards can form, `huxi` what they are worth and what wins,
`legal` what each seat may do, `play` the course of a deal, `settlement` who pays whom, `view` how the port
shows it.
"""

from __future__ import annotations

from cardavia.games.assembled import Assembled
from cardavia.games.paohuzi import options, play, view
from cardavia.games.paohuzi.state import restocked

GAME = Assembled(options, play, play, view, restocked, "cardavia.games.paohuzi.compose")
