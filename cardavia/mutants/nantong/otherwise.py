"""Engines that read the rules of preparation otherwise: each takes another option of a ruling."""

from __future__ import annotations

from cardavia.mutants.mutant import Otherwise

OTHERWISE: tuple[Otherwise, ...] = ()

UNSEEN: dict[str, str] = {}
"""Options that nothing can tell from ours, and why."""
