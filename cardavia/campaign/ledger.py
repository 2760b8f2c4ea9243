"""What has been played, kept in SQLite: each block once, whatever ends the process that keeps it."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, Self

from cardavia.campaign.blocks import Block
from cardavia.campaign.findings import Finding, Hit
from cardavia.campaign.plan import Approach, Plan
from cardavia.campaign.recipes import Start
from cardavia.table import Json, Setup

FILE = "ledger.sqlite"

NEWEST = 50
"""How many blocks the rate is that of, at most."""

TABLES = """
create table campaign (plan text not null);
create table starts (place integer primary key, scenario text not null, start text not null);
create table epochs (shard integer, epoch integer, weights text not null, starts text not null,
                     primary key (shard, epoch));
create table blocks (block integer primary key, recipe text, policy text, scenario text, deals integer,
                     windows integer, seconds real, ended real, worker text, reached text, digest text);
create table sessions (began real not null);
create table hits (block integer, number integer, look text, primary key (number, look));
create table findings (key text primary key, finding text not null);
create table looks (look text primary key, key text not null);
create table lost (block integer primary key, times integer not null, said text, aside integer not null);
"""


class LedgerError(Exception):
    """A run folder that cannot be used, and what to do about it."""


class Weights(NamedTuple):
    """Those of an epoch, by approach and by situation."""

    approaches: tuple[int, ...]
    starts: tuple[int, ...]


class Lost(NamedTuple):
    """A block whose worker died: how often, what was said of it, and whether it is set aside for that."""

    block: int
    times: int
    said: str
    is_aside: bool


class Counted(NamedTuple):
    """What has been counted so far, and how many deals a second as of late, 0 where that is not known."""

    blocks: int
    deals: int
    windows: int
    rate: float


class Ledger:
    """The ledger of a run folder, open as long as its `with`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._base = sqlite3.connect(path, isolation_level=None, timeout=30)
        self._base.execute("pragma journal_mode = wal")
        self._base.execute("pragma synchronous = full")

    @classmethod
    def create(cls, folder: Path, plan: Plan, starts: Sequence[Start]) -> Self:
        """A ledger for a new campaign; it is there whole or not at all."""
        folder.mkdir(parents=True, exist_ok=True)
        ledger = cls(folder / FILE)
        with ledger._transaction() as base:
            for statement in filter(str.strip, TABLES.split(";")):
                base.execute(statement)
            base.execute("insert into campaign values (?)", (json.dumps(plan.to_json()),))
            rows = ((place, each.scenario, _start(each)) for place, each in enumerate(starts))
            base.executemany("insert into starts values (?, ?, ?)", rows)
        return ledger

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The ledger of a campaign that was begun; raises `LedgerError` where there is none."""
        path = folder / FILE
        if not path.is_file():
            raise LedgerError(f"{folder}: no campaign has been begun here; `campaign start` begins one")
        try:
            ledger = cls(path)
            ledger.plan()
        except (sqlite3.DatabaseError, LookupError, ValueError, TypeError) as error:
            raise LedgerError(f"{path}: no ledger of a campaign ({error}); take another folder") from error
        return ledger

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def plan(self) -> Plan:
        """What the campaign is to play."""
        ((text,),) = self._base.execute("select plan from campaign")
        return Plan.from_json(json.loads(text))

    def starts(self) -> tuple[Start, ...]:
        """The situations that deals may begin with."""
        rows = self._base.execute("select start from starts order by place")
        return tuple(_read_start(text) for (text,) in rows)

    def record(self, block: Block) -> bool:
        """Count a block, once: False where it was counted before, and nothing has changed."""
        with self._transaction() as base:
            row = (
                block.number,
                *block.approach,
                block.scenario,
                block.deals,
                block.windows,
                block.seconds,
                time.time(),
                block.worker,
                json.dumps(block.reached),
                block.digest,
            )
            insert = f"insert or ignore into blocks values ({_marks(row)})"  # noqa: S608 - question marks
            is_new = base.execute(insert, row).rowcount == 1
            if is_new:
                base.execute("update lost set aside = 0 where block = ?", (block.number,))
                self._record_hits(block.number, block.hits)
        return is_new

    def done(self) -> frozenset[int]:
        """The blocks that have been counted."""
        return frozenset(block for (block,) in self._base.execute("select block from blocks"))

    def blocks(self) -> Iterator[Block]:
        """All that have been counted, in order."""
        rows = self._base.execute(
            "select block, recipe, policy, scenario, deals, windows, seconds, worker, reached, digest "
            "from blocks order by block"
        )
        for block, recipe, policy, scenario, deals, windows, seconds, worker, reached, digest in rows:
            yield Block(
                number=block,
                approach=Approach(recipe, policy),
                scenario=scenario,
                deals=deals,
                windows=windows,
                seconds=seconds,
                worker=worker,
                reached=json.loads(reached),
                hits=(),
                digest=digest,
            )

    def begin_session(self) -> None:
        """Somebody begins to play, or goes on."""
        self._base.execute("insert into sessions values (?)", (time.time(),))

    def counted(self) -> Counted:
        """What has been counted, and how fast the newest blocks of the last session came in."""
        ((blocks, deals, windows),) = self._base.execute(
            "select count(*), coalesce(sum(deals), 0), coalesce(sum(windows), 0) from blocks"
        )
        newest = self._base.execute(
            "select ended, deals from blocks where ended > (select max(began) from sessions) "
            "order by ended desc limit ?",
            (NEWEST,),
        ).fetchall()
        took = newest[0][0] - newest[-1][0] if newest else 0
        rate = sum(number for _, number in newest[:-1]) / took if took else 0.0
        return Counted(blocks, deals, windows, rate)

    def lose(self, block: int, said: str, most: int) -> Lost:
        """A worker died over a block once more; at `most` times the block is set aside."""
        with self._transaction() as base:
            base.execute(
                "insert into lost values (?, 1, ?, ?) on conflict (block) do update set times = times + 1, "
                "said = excluded.said, aside = times + 1 >= ?",
                (block, said, most <= 1, most),
            )
        return next(each for each in self.lost() if each.block == block)

    def lost(self) -> tuple[Lost, ...]:
        """The blocks whose workers died."""
        rows = self._base.execute("select block, times, said, aside from lost order by block")
        return tuple(Lost(block, times, said, bool(aside)) for block, times, said, aside in rows)

    def weights(self, shard: int, epoch: int) -> Weights | None:
        """Those of an epoch, if they are settled."""
        row = self._base.execute(
            "select weights, starts from epochs where shard = ? and epoch = ?", (shard, epoch)
        ).fetchone()
        return row and Weights(*(tuple(json.loads(each)) for each in row))

    def epochs(self) -> dict[tuple[int, int], Weights]:
        """The weights of all epochs that are settled, by shard and epoch."""
        rows = self._base.execute("select shard, epoch, weights, starts from epochs order by shard, epoch")
        return {
            (shard, epoch): Weights(tuple(json.loads(weights)), tuple(json.loads(starts)))
            for shard, epoch, weights, starts in rows
        }

    def settle(self, shard: int, epoch: int, weights: Weights) -> None:
        """Keep the weights of an epoch."""
        kept = [json.dumps(each) for each in weights]
        with self._transaction() as base:
            base.execute("insert or ignore into epochs values (?, ?, ?, ?)", (shard, epoch, *kept))

    def looks(self) -> frozenset[str]:
        """How all looks that has been found and made small."""
        return frozenset(look for (look,) in self._base.execute("select look from looks"))

    def findings(self) -> tuple[tuple[Finding, int], ...]:
        """What was found, each with the number of deals it was found in, oldest first."""
        rows = self._base.execute(
            "select finding, (select count(distinct number) from hits join looks using (look) "
            "where looks.key = findings.key) from findings order by findings.rowid"
        )
        return tuple((_read_finding(text), times) for text, times in rows)

    def hits(self) -> tuple[tuple[int, int, str], ...]:
        """Each deal in which something was found: its block, its number, and how it looked."""
        return tuple(self._base.execute("select block, number, look from hits order by number, look"))

    def keys(self) -> dict[str, str]:
        """The key of the finding behind each look."""
        return dict(self._base.execute("select look, key from looks"))

    def take_over(self, other: Ledger) -> None:
        """All that another ledger has counted; raises `LedgerError` where a block is counted in both."""
        try:
            with self._transaction() as base:
                for table in ("epochs", "blocks", "hits", "lost", "looks", "findings"):
                    verb = "insert or ignore" if table in ("looks", "findings") else "insert"
                    for row in other._base.execute(f"select * from {table}"):  # noqa: S608 - names of ours
                        base.execute(f"{verb} into {table} values ({_marks(row)})", row)
        except sqlite3.IntegrityError as error:
            raise LedgerError(
                f"{other.path} has counted something that another has counted too; give each shard once"
            ) from error

    def _record_hits(self, block: int, hits: Iterable[Hit]) -> None:
        for hit in hits:
            self._base.execute("insert into hits values (?, ?, ?)", (block, hit.number, hit.look))
            if hit.finding is None:
                continue
            row = (hit.look, hit.finding.key)
            if self._base.execute("insert or ignore into looks values (?, ?)", row).rowcount == 1:
                kept = json.dumps(hit.finding._asdict())
                self._base.execute("insert or ignore into findings values (?, ?)", (hit.finding.key, kept))

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        self._base.execute("begin immediate")
        try:
            yield self._base
        except BaseException:
            self._base.execute("rollback")
            raise
        self._base.execute("commit")


def _marks(row: Sequence[object]) -> str:
    return ", ".join("?" * len(row))


def _start(start: Start) -> str:
    return json.dumps(
        [start.scenario, start.sentences, start.setup.to_json(), [dict(move) for move in start.moves]]
    )


def _read_start(text: str) -> Start:
    scenario, sentences, setup, moves = json.loads(text)
    return Start(scenario, tuple(sentences), Setup.from_json(setup), tuple(moves))


def _read_finding(text: str) -> Finding:
    data: Json = json.loads(text)
    return Finding(**{**data, "sentences": tuple(data["sentences"]), "said": tuple(data["said"])})
