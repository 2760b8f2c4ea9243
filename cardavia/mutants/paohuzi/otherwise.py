"""Engines that read the aim, the deal, the scoring and their gaps otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.mutants.mutant import Otherwise

OTHERWISE: tuple[Otherwise, ...] = ()
UNSEEN: Mapping[str, str] = {}
"""The options that nothing can tell from ours, and why."""
