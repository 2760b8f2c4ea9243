"""Engines that read the rules of play otherwise: each takes another option of a ruling."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.mutants.mutant import Otherwise

OTHERWISE: tuple[Otherwise, ...] = ()

UNSEEN: Mapping[str, str] = {}
"""Options that nothing can tell from ours, and why."""
