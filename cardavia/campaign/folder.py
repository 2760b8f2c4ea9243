"""The folder of a run: its ledger, who is at work in it, what was found, and the receipt."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from cardavia.campaign.findings import Finding
from cardavia.campaign.ledger import LedgerError

STOP = "stop"
RUNNING = "running.sqlite"
RECEIPT = "receipt.json"
FINDINGS = "findings"


@contextmanager
def at_work(folder: Path) -> Iterator[None]:
    """Be the only one at work in a folder; raises `LedgerError` where another process is.

    The lock is one of SQLite's, which ends with its process however that ends, on any system.
    """
    with closing(sqlite3.connect(folder / RUNNING, isolation_level=None, timeout=0)) as lock:
        try:
            lock.execute("begin exclusive")
        except sqlite3.OperationalError:
            raise LedgerError(
                f"{folder}: a campaign is running here; `cardavia campaign stop {folder}` ends it"
            ) from None
        (folder / STOP).unlink(missing_ok=True)
        yield


def is_at_work(folder: Path) -> bool:
    """Whether some process is at work in a folder."""
    if not (folder / RUNNING).exists():
        return False
    with closing(sqlite3.connect(folder / RUNNING, isolation_level=None, timeout=0)) as lock:
        try:
            lock.execute("begin exclusive")
        except sqlite3.OperationalError:
            return True
    return False


def ask_to_stop(folder: Path) -> None:
    """Have whoever is at work here finish the blocks in hand and end."""
    (folder / STOP).touch()


def is_asked_to_stop(folder: Path) -> bool:
    """Whether somebody has asked for it."""
    return (folder / STOP).exists()


def deal_file(folder: Path, game: str, finding: Finding) -> Path:
    """Where the scripted deal of a finding stands: `findings` is a corpus for `cardavia check`."""
    return folder / FINDINGS / "scenarios" / game / f"{finding.name}.yaml"


def write_question(folder: Path, game: str, finding: Finding) -> None:
    """Write the scripted deal of a finding, if it has one and it is not there yet."""
    path = deal_file(folder, game, finding)
    if finding.question and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(finding.question, encoding="utf-8")
