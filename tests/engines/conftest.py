"""The command line and the corpus to check fake engines with."""

from __future__ import annotations

from tests.cli.conftest import cardavia, corpus

__all__ = ["cardavia", "corpus"]
