"""Scenarios of Nantong become scripts: what only its preparation has."""

from __future__ import annotations

import textwrap
from functools import partial
from pathlib import Path

from cardavia.authoring.compose import compose
from cardavia.authoring.corpus import scenarios
from cardavia.authoring.load import find_deal
from cardavia.fixture.fixture import Fixture
from tests.authoring import corpora

NAME = "features/nantong/2-setup.feature"
HEAD = """Feature: written for a test

  @NT-2.2.2
  Rule: a sentence

    @NT-2.2.2/written
    Example: a scenario
"""


def written(root: Path, steps: str) -> Fixture:
    """The script of a scenario with these steps, whose expectations our own rules meet."""
    body = textwrap.indent(textwrap.dedent(steps).strip("\n"), "      ")
    corpora.write(root, {NAME: f"{HEAD}{body}\n"})
    (scenario,) = scenarios(root / NAME)
    composed = compose(scenario, partial(find_deal, root=root))
    assert composed.unmet == ()
    return composed.fixture


def test_a_replacement_is_named_though_another_seat_is_asked_next(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        """
        Given a fresh deal
        And B is the dealer
        And B holds 2222m 1m 55m 66m 88m 1s 3s 7s 77s 8s 34c 6c 9c T W
        And C holds 5555s 11m 3m 5m 7m 9m 2c 4c 6c 8c 1c 3c 2s 4s 6s 99c T
        When B shows 2m
        And B draws 7c
        And C shows 5s
        And C draws 8c
        Then 49 are left in the stock
        And it is B's turn
        """,
    )
    assert script.setup.stock[:-3:-1] == ("7c", "8c")


def test_both_replacements_of_hezi_are_named_in_order(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        """
        Given a fresh deal
        And A is the dealer
        And the indicators are 4c and 4c
        And B holds 44c 234m 345m 678m 234s 345s 67s T W R
        When B shows hezi
        And B draws 9m
        And B draws 8m
        Then B holds 234m 345m 678m 234s 345s 67s T W R 89m
        And it is A's turn
        """,
    )
    assert script.setup.stock[:-3:-1] == ("9m", "8m")
