"""The pytest plugin of Cardavia: `pytest --engine CMD` plays the suite on an engine.

It lies outside the package and imports it only when `--engine` is given, for pytest loads it in every run of
everyone who has Cardavia installed. For the same reason all options but `--engine` bear our name: a project's
own `--game` must not clash with ours.
"""

from __future__ import annotations

import pytest

LIMITS = {
    "--cardavia-game": "cardavia_game",
    "--cardavia-only": "cardavia_only",
    "--cardavia-corpus": "cardavia_corpus",
    "--cardavia-expect": "cardavia_expect",
}
"""Options that say what of the suite is meant and expected, and where pytest keeps them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that say what to check."""
    group = parser.getgroup("cardavia", "Cardavia: check an engine of a card or tile game")
    group.addoption(
        "--engine",
        dest="cardavia_engine",
        metavar="CMD",
        help="the engine: a command, python:module:attribute, or 'reference'; without paths, the whole suite",
    )
    group.addoption("--cardavia-game", dest="cardavia_game", metavar="GAME", help="only this game")
    group.addoption(
        "--cardavia-only",
        dest="cardavia_only",
        metavar="ID",
        action="append",
        default=[],
        help="a sentence, section, scenario or ruling",
    )
    group.addoption(
        "--cardavia-corpus",
        dest="cardavia_corpus",
        metavar="FOLDER",
        help="a folder with features/ and scenarios/ of your own",
    )
    group.addoption(
        "--cardavia-expect", dest="cardavia_expect", metavar="FILE", help="the file that lists known failures"
    )


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Bring the suite in, if an engine is named."""
    if config.getoption("cardavia_engine") is not None:
        from cardavia.running.plain_pytest import install  # noqa: PLC0415 - other runs do not pay for it

        install(config)
        return
    given = [option for option, name in LIMITS.items() if config.getoption(name) not in (None, [])]
    if given:
        raise pytest.UsageError(
            f"{', '.join(given)}: no engine is named, so nothing would be checked; "
            "add --engine CMD (or --engine reference)"
        )
