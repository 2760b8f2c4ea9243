"""The pytest plugin of Cardavia: `pytest --engine CMD` plays the suite on an engine.

It lies outside the package and imports it only when `--engine` is given, for pytest loads it in every run of
everyone who has Cardavia installed.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that say what to check."""
    group = parser.getgroup("cardavia", "Cardavia: check an engine of a card or tile game")
    group.addoption(
        "--engine",
        metavar="CMD",
        help="the engine: a command, python:module:attribute, or 'reference'; without paths, the whole suite",
    )
    group.addoption("--game", metavar="GAME", help="only this game")
    group.addoption(
        "--only", metavar="ID", action="append", default=[], help="a sentence, section, scenario or ruling"
    )
    group.addoption("--corpus", metavar="FOLDER", help="a folder with features/ and scenarios/ of your own")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Bring the suite in, if an engine is named."""
    if config.getoption("--engine") is not None:
        from cardavia.running.plain_pytest import install  # noqa: PLC0415 - other runs do not pay for it

        install(config)
