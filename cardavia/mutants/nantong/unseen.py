"""The options of Nantong that nothing can show."""

from __future__ import annotations

from collections.abc import Mapping

UNSEEN: Mapping[str, str] = {
    "NT-0.2.1=1": "a deal of the port stands alone, and an engine need not say who deals next",
    "NT-1.1.2=2": (
        "seven groups and a pair, one group of them four cards in hand, are 24 cards, "
        "and nobody ever holds more than 23"
    ),
    "NT-gap-8=2": "a deal names hands, indicators and stock; where a shuffle takes them from does not show",
    "NT-gap-9=2": "the port shows all cards of all seats, not what one seat may see of another's",
    "NT-gap-11=2": "every deal of the port begins without points, and a sum of results is nobody's rule",
    "NT-3.2.2=2": "four copies of a card never give two seats a pung or kong of it",
    "NT-3.3.4=2": "it says the same in other words",
    "NT-4.5.1=2": "it is NT-gap-7=3 over again, and declares that",
    "NT-4.5.1=3": "it is NT-gap-6=2 and NT-gap-7=2 together, and declares those",
}
"""Options that nothing can tell from ours, and why."""
