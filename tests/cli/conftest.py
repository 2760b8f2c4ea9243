"""A small corpus to check engines with, and the command line as a function."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import click
import pytest
from click.testing import CliRunner

from cardavia.cli import cli
from tests.authoring import corpora


class Said(NamedTuple):
    """What a command ended with and wrote."""

    status: int
    out: str
    err: str


Cardavia = Callable[..., Said]


@pytest.fixture(scope="session")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A faultless corpus with one short scenario for most sentences."""
    return corpora.write(tmp_path_factory.mktemp("corpus"), corpora.complete())


@pytest.fixture(autouse=True)
def _no_job_of_github(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where our own tests run in such a job, its page is not theirs."""
    monkeypatch.delenv("GITHUB_ACTIONS", raising=False)
    monkeypatch.delenv("GITHUB_STEP_SUMMARY", raising=False)


@pytest.fixture
def cardavia() -> Cardavia:
    """`cardavia` in this process, with the exit status that the program would have."""

    def call(*arguments: str | Path) -> Said:
        result = CliRunner().invoke(cli, [str(argument) for argument in arguments], standalone_mode=False)
        if isinstance(result.exception, click.ClickException):
            return Said(result.exception.exit_code, result.output, result.exception.format_message())
        if result.exception is not None:
            raise result.exception
        return Said(result.return_value, result.stdout, result.stderr)

    return call


@pytest.fixture
def served() -> Callable[[str], str]:
    """The command that serves one of `tests.cli.engines`."""
    return lambda name: f"{sys.executable} -m tests.cli.engines {name}"
