"""Engines that read the sentences on the score and the end otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.mutants.mutant import Otherwise

OTHERWISE: tuple[Otherwise, ...] = ()

UNSEEN: Mapping[str, str] = {}
"""Options that no engine can show through the port, or not apart from another."""
