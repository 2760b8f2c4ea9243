"""Gives a seat two hands."""

from tests.engines.base import play, write

play(lambda answer: write(answer.replace(b'"hands":{', b'"hands":{"A":[],', 1)))
