"""Engines that read the section on play and its gaps otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.mutants.mutant import Otherwise

OTHERWISE: tuple[Otherwise, ...] = ()
UNSEEN: Mapping[str, str] = {}
"""The options that nothing can tell from ours, and why."""
