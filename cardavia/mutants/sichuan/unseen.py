"""The options of Sichuan that nothing can show."""

from __future__ import annotations

from collections.abc import Mapping

UNSEEN: Mapping[str, str] = {
    "SC-gap-3=2": "no scenario begins before four void suits are named in one window",
    "SC-gap-12=3": "it is SC-5.2.3=2a over again, and declares that",
    "SC-gap-13=2": "the port tells what is won and lost, not what anybody owns",
    "SC-gap-14=1": "no amount depends on the order",
}
"""Options that no engine can show through the port, or not apart from another."""
