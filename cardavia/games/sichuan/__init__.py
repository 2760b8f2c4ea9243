"""Sichuan bloody battle: four seats, 108 tiles, play until three have won or the wall is gone.

`tiles` are the deck, `shapes` what wins, `fan` what it is worth, `legal` what each seat may do,
`play` the course of a deal, `settlement` who pays whom, `rules` what tables may play
otherwise, `options` how they do, `view` how the port shows it.
"""

from __future__ import annotations

from cardavia.games.assembled import Assembled
from cardavia.games.melding import moves
from cardavia.games.sichuan import options, play, view

GAME = Assembled(options, play, play, view, moves.restocked, "cardavia.games.sichuan.compose")
