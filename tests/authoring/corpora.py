"""Small corpora to test with: written to a folder, whole or with one thing wrong."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cardavia.rulebook.load import rulebook
from cardavia.rulebook.model import Sentence

BOOK = rulebook("sichuan")

PLAIN = """
    @{id}/plain
    Scenario: plain {id}
      When it is A's turn
      Then B is not asked
"""

OWN = {
    "SC-5.1.3": """
    @SC-5.1.3/cap
    Scenario: the point comes on top of the cap
      Given A holds 1111m 3333m 55m 77m 9m
      And A is void in s
      When A draws 9m
      And A wins
      Then the points change by A +99, B -33, C -33, D -33
      And A counts seven pairs 2, full flush 2, root 2
""",
    "SC-2.1.5": """
    @SC-2.1.5/other-suit @reads:SC-2.1.5=A
    Scenario: a pung of another suit while void tiles are held
      Given A holds 55m 234m 678m 123p 7s 9s
      And A is void in s
      When B discards 5m
      Then A may pung
""",
    "SC-3.3.1": """
    @SC-3.3.1/declared
    Scenario: four concealed tiles become a kong
      Given A holds 1111m 234p 567p 89p 2m
      And A is void in s
      When A draws 6m
      And A kongs 1m
      Then A has laid concealed kong 1111m
""",
    "SC-2.1.2": """
    @SC-2.1.2/dealers
    Scenario Outline: each seat may deal
      Given a fresh deal
      And <seat> is the dealer
      When <seat> voids m and <next> voids m and <third> voids m and <last> voids m
      Then it is <seat>'s turn

      Examples:
        | seat | next | third | last |
        | A    | B    | C     | D    |
        | B    | C    | D     | A    |
""",
}
"""Scenarios of sentences that are looked at closely; all others have a plain one."""

DEAL = """deal: one-kong
title: A kong is declared on the first turn
game: sichuan
sentences: [SC-3.3.1]
reads: [SC-gap-5=1]
dealer: D
hands:
  A: 11112m 23456789p
  B: 245789m 1245789s
  C: 245789m 1245789s
  D: 245789m 1p 1245789s
stock: >-
  6m 1p 1s 4m 4p 4s 7m 7p 7s 2p 2s 5m 5p 5s 8m 8p 8s 9m 9p 9s 3m 3p 3s 6m 6p 6s
  1p 4p 7p 2p 5p 8p 9p 3m 3p 3s 6m 6p 6s 1p 4p 7p 2p 5p 8p 9p 3m 3p 3s 6m 6p 6s
  3m 3s 6s
steps:
- {A: void s, B: void p, C: void p, D: void p}
- {D: discard 1p}
- {A: kong 1m}
- expect: {melds: {A: [concealed kong 1111m]}}
"""

DEAL_FILE = "scenarios/sichuan/one-kong.yaml"


def rule(sentence: Sentence) -> str:
    """A rule as a feature file has it, its scenario included."""
    head = f"\n  @{sentence.id}\n  Rule: {sentence.gloss}\n"
    if sentence.untested:
        return f"{head}    No scenario: {sentence.untested}\n"
    return head + OWN.get(sentence.id, PLAIN).replace("{id}", sentence.id)


def complete() -> dict[str, str]:
    """A faultless corpus: every sentence has its rule, by file."""
    files = {DEAL_FILE: DEAL}
    for section in BOOK.sections:
        number = section.heading.place.section if section.heading else 0
        rules = "".join(rule(sentence) for sentence in section.sentences)
        files[f"features/sichuan/{number}-section.feature"] = f"Feature: section {number}\n{rules}"
    return files


def write(root: Path, files: Mapping[str, str]) -> Path:
    """Write files under a folder; returns it."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root
