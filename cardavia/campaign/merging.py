"""The shards of a campaign put together: each deal is there once, or nothing is written."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from cardavia.campaign.folder import at_work, write_question
from cardavia.campaign.ledger import FILE, Ledger, LedgerError
from cardavia.campaign.plan import Shard
from cardavia.campaign.receipt import write_receipt


def merge(folder: Path, parts: Sequence[Path]) -> None:
    """Make one campaign of all its shards in a new folder; raises `LedgerError` unless each is there once."""
    if (folder / FILE).exists():
        raise LedgerError(f"{folder}: there is a campaign already; merge into a new folder")
    with ExitStack() as stack:
        ledgers = [stack.enter_context(Ledger.open(part)) for part in parts]
        plans = [ledger.plan() for ledger in ledgers]
        for part, plan in zip(parts, plans, strict=True):
            if plan.key != plans[0].key or plan.shard.of != plans[0].shard.of:
                raise LedgerError(f"{part}: shard {plan.shard} of another campaign than {parts[0]}")
        _check_whole(ledgers, parts)
        for part in parts:
            stack.enter_context(at_work(part))
        whole = replace(plans[0], shard=Shard(0, plans[0].shard.of))
        with Ledger.create(folder, whole, ledgers[0].starts()) as merged:
            for ledger in ledgers:
                merged.take_over(ledger)
            for finding, _ in merged.findings():
                write_question(folder, whole.game, finding)
            write_receipt(folder, merged)


def _check_whole(ledgers: Sequence[Ledger], parts: Sequence[Path]) -> None:
    """Every shard once, and every block of each."""
    plans = [ledger.plan() for ledger in ledgers]
    numbers = [plan.shard.number for plan in plans]
    if sorted(numbers) != list(range(1, plans[0].shard.of + 1)):
        given = ", ".join(str(plan.shard) for plan in plans)
        raise LedgerError(f"given are the shards {given}; each of the {plans[0].shard.of} is needed once")
    for ledger, plan, part in zip(ledgers, plans, parts, strict=True):
        aside = {each.block for each in ledger.lost() if each.is_aside}
        if missing := set(plan.blocks) - ledger.done() - aside:
            raise LedgerError(
                f"{part}: shard {plan.shard} lacks {len(missing)} blocks; "
                f"`cardavia campaign start {part}` plays them"
            )
