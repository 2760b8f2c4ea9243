"""Holds the cards of another deck, as many as there must be."""

import json

from tests.engines.base import play, shown, write


def swap(answer: bytes) -> None:
    hands = json.loads(answer)["result"]["hands"]
    write(shown(answer, hands={seat: ["1m"] * len(cards) for seat, cards in hands.items()}))


play(swap)
