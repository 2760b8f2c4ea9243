"""What a campaign is to play: fixed when it begins, and the same wherever it goes on.

Deals are numbered from 0. A deal's number and the plan's seed are all the chance there is in it. How the
deals of a block are drawn and decided is said by its approach; that depends on what was reached up to two
epochs before (see `cardavia.campaign.weights`), is recorded, and can be worked out again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b, sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Self

import cardavia
from cardavia.campaign.policies import POLICIES
from cardavia.campaign.recipes import RECIPES, SITUATION
from cardavia.engine.connect import REFERENCE, Connection
from cardavia.table import Json

BLOCK = 500
"""Deals that a worker plays before it reports."""

EPOCH = 10
"""Blocks of a shard whose approaches are drawn by the same weights."""

OURS = ("cards.py", "table.py", "campaign", "engine", "games", "lockstep", "properties")
"""The files of this package that decide what happens in a deal."""


class Approach(NamedTuple):
    """How the deals of a block are drawn, and how their seats decide."""

    recipe: str
    policy: str

    def __str__(self) -> str:
        return f"{self.recipe}, {self.policy}"


APPROACHES = tuple(Approach(*each) for each in product((*RECIPES, SITUATION), POLICIES))
"""All there are, in the order in which weights name them."""


@dataclass(frozen=True, slots=True)
class Player:
    """An engine: how it was named, who it says it is, and a digest of all it says."""

    spec: str
    name: str
    version: str
    digest: str

    @classmethod
    def of(cls, spec: str, connection: Connection) -> Self:
        """The engine behind a connection."""
        said = connection.description
        told = json.dumps(said.to_json(), sort_keys=True)
        return cls(spec, said.name, said.version, sha256(told.encode()).hexdigest()[:16])

    def __str__(self) -> str:
        return f"{self.spec} ({self.name} {self.version})"


@dataclass(frozen=True, slots=True)
class Shard:
    """Which part of the blocks is here: every `of`-th, from the `number`-th on, counted from 1; all if 0."""

    number: int = 1
    of: int = 1

    @property
    def is_merged(self) -> bool:
        """Whether all shards are here."""
        return self.number == 0

    def __str__(self) -> str:
        return f"all {self.of}" if self.is_merged else f"{self.number}/{self.of}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Two engines, so many deals of a game, a seed, and how large blocks and epochs are.

    `engine` is under test, `against` is what it is compared with. `timeout` is in seconds. `source` is a
    digest of what plays here, `situations` of those of the corpus: a run goes on only with what began it.
    """

    game: str
    engine: Player
    against: Player
    deals: int
    seed: int
    timeout: float
    source: str
    situations: str
    shard: Shard = Shard()
    block: int = BLOCK
    epoch: int = EPOCH

    def to_json(self) -> Json:
        """The plan as it is kept."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The plan that was kept."""
        players = {name: Player(**data[name]) for name in ("engine", "against")}
        return cls(**{**data, **players, "shard": Shard(**data["shard"])})

    @property
    def key(self) -> str:
        """The same for all shards of a campaign, and for no other campaign."""
        whole = {**self.to_json(), "shard": None}
        return sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]

    @property
    def blocks(self) -> range:
        """The blocks of this shard, by their numbers."""
        end = -(-self.deals // self.block)
        return range(end) if self.shard.is_merged else range(self.shard.number - 1, end, self.shard.of)

    @property
    def shards(self) -> tuple[Plan, ...]:
        """The plans of all shards that are here."""
        numbers = range(1, self.shard.of + 1) if self.shard.is_merged else (self.shard.number,)
        return tuple(replace(self, shard=Shard(number, self.shard.of)) for number in numbers)

    @property
    def here(self) -> int:
        """How many deals are to be played here."""
        return sum(len(self.numbers(block)) for block in self.blocks)

    def numbers(self, block: int) -> range:
        """The deals of a block, by their numbers."""
        return range(block * self.block, min((block + 1) * self.block, self.deals))

    def epoch_of(self, block: int) -> int:
        """The epoch of a block, in its shard."""
        return block // self.shard.of // self.epoch

    def blocks_in(self, epoch: int) -> Iterator[int]:
        """The blocks of this shard in an epoch."""
        return iter(self.blocks[epoch * self.epoch : (epoch + 1) * self.epoch])

    def chance(self, number: int) -> Random:
        """All the chance there is in a deal; Python seeds by a SHA-512 of the text, on any machine."""
        return Random(f"campaign {self.game} {self.seed} {number}")  # noqa: S311 - a deal to test with

    def approach(self, block: int, weights: Sequence[int]) -> Approach:
        """How a block is played, with one weight for each of `APPROACHES`."""
        return APPROACHES[drawn(weights, self.seed, "approach", block)]


def drawn(weights: Sequence[int], *words: object) -> int:
    """A place, as often as its weight says; decided by the words alone."""
    digest = blake2b(" ".join(map(str, words)).encode(), digest_size=8).digest()
    left = int.from_bytes(digest) % sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("weights add up to their sum")  # pragma: no cover - arithmetic


def source_digest() -> str:
    """A digest of all code of ours that decides what happens in a deal."""
    root = Path(cardavia.__file__).parent
    digest = sha256(cardavia.__version__.encode())
    for name in OURS:
        folder = root / name
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else (folder,):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def is_ours(player: Player) -> bool:
    """Whether an engine is our own, in process."""
    return player.spec == REFERENCE
