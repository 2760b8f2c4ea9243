"""What all tests of the package share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest
from hypothesis import HealthCheck, settings

import cardavia
from cardavia.authoring.compiled import VARIABLE

# A busy machine must not decide whether a test passes.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

# Tests are in English, whoever runs them.
os.environ["LC_ALL"] = "C.UTF-8"

# Hypothesis takes values from the modules of ours that are loaded: all are, so that it does not matter which
# tests a worker has run before.
for module in walk_packages(cardavia.__path__, f"{cardavia.__name__}."):
    if not module.name.endswith("__main__"):
        import_module(module.name)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--exhaustive", action="store_true", help="go through whole spaces that take minutes, not only a part"
    )


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What is compiled is kept for this run alone, and shared by its workers."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(shared / "compiled"))
        yield


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "exhaustive: goes through a whole space, with --exhaustive only")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--exhaustive"):
        for item in items:
            if item.get_closest_marker("exhaustive"):
                item.add_marker(pytest.mark.skip(reason="a whole space: run with --exhaustive"))
