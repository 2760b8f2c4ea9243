"""What proves what was played: a small file about a campaign that is through, and how it is checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import cardavia
from cardavia.campaign.blocks import Block, Task, play_block
from cardavia.campaign.folder import RECEIPT
from cardavia.campaign.ledger import Ledger, LedgerError
from cardavia.campaign.plan import Plan, drawn
from cardavia.campaign.recipes import Start
from cardavia.campaign.settling import Settling, approached
from cardavia.campaign.standing import never, tallied
from cardavia.table import Json


def receipt(ledger: Ledger) -> Json:
    """The receipt of a campaign, made from its ledger."""
    plan, tally, counted = ledger.plan(), tallied(ledger), ledger.counted()
    whole: Json = {
        "cardavia": cardavia.__version__,
        "campaign": plan.key,
        "plan": plan.to_json(),
        "deals": counted.deals,
        "blocks": counted.blocks,
        "windows": counted.windows,
        "played": tiles(plan, ledger),
        "set_aside": [each.block for each in ledger.lost() if each.is_aside],
        "root": root(ledger),
        "findings": [
            {
                "key": found.key,
                "name": found.name,
                "subject": found.subject,
                "sentences": list(found.sentences),
                "first": found.number,
                "deals": times,
            }
            for found, times in ledger.findings()
        ],
        "deals_with_findings": len({number for _, number, _ in ledger.hits()}),
        "reached": dict(sorted(tally.reached.items())),
        "never_reached": list(never(plan.game, tally.reached)),
    }
    return {**whole, "digest": _digest(whole)}


def write_receipt(folder: Path, ledger: Ledger) -> Path:
    """Write the receipt of a run into its folder."""
    path = folder / RECEIPT
    path.write_text(json.dumps(receipt(ledger), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def read_receipt(folder: Path) -> Json:
    """The receipt in a folder; raises `LedgerError` where there is none that can be read."""
    path = folder / RECEIPT
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LedgerError(
            f"{path}: there is no receipt yet; it is written when all deals are played"
        ) from None
    except (OSError, ValueError) as error:
        raise LedgerError(f"{path}: cannot be read as JSON ({error})") from error
    if not isinstance(data, dict) or "digest" not in data:
        raise LedgerError(f"{path}: this is no receipt; it has no digest")
    return data


def tiles(plan: Plan, ledger: Ledger) -> list[list[int]]:
    """The deals that are counted, as ranges from their first to their last; one range where all are."""
    found: list[list[int]] = []
    for block in sorted(ledger.done()):
        numbers = plan.numbers(block)
        if found and found[-1][1] + 1 == numbers.start:
            found[-1][1] = numbers.stop - 1
        else:
            found.append([numbers.start, numbers.stop - 1])
    return found


def root(ledger: Ledger) -> str:
    """One digest for all blocks and their order."""
    told = "\n".join(f"{block.number} {block.deals} {block.digest}" for block in ledger.blocks())
    return sha256(told.encode()).hexdigest()


def faults(folder: Path, ledger: Ledger) -> Iterator[str]:
    """All in which a receipt and the ledger behind it are not what they should be; nothing is played."""
    kept, plan = read_receipt(folder), ledger.plan()
    if kept["digest"] != _digest({name: value for name, value in kept.items() if name != "digest"}):
        yield "the receipt has been changed since it was written"
    now = json.loads(json.dumps(receipt(ledger)))
    for name in sorted({*kept, *now} - {"digest"}):
        if kept.get(name) != now.get(name):
            yield f"the receipt and the ledger differ in {name}"
    yield from _untiled(plan, ledger)
    yield from _misdrawn(plan, ledger)


def played_again(ledger: Ledger, sample: int, told: Callable[[Block], object]) -> Iterator[str]:
    """So many blocks played once more, and those that do not go as they did; `told` hears of each."""
    plan, starts = ledger.plan(), {each.scenario: each for each in ledger.starts()}
    blocks = list(ledger.blocks())
    places = {drawn([1] * len(blocks), root(ledger), each) for each in range(sample if blocks else 0)}
    for place in sorted(places):
        block = blocks[place]
        start = starts[block.scenario] if block.scenario else None
        again = play_block(Task(plan, block.number, block.approach, start, known=None))
        told(block)
        if again.digest != block.digest:
            numbers = plan.numbers(block.number)
            yield f"the deals {numbers.start} to {numbers.stop - 1} do not go as they did before"


def _untiled(plan: Plan, ledger: Ledger) -> Iterator[str]:
    """Deals that are missing, that are none of the plan's, or that a block has too few or too many of."""
    aside = {each.block for each in ledger.lost() if each.is_aside}
    if missing := sorted(set(plan.blocks) - ledger.done() - aside):
        first = plan.numbers(missing[0]).start
        yield f"{len(missing)} blocks have not been played, the first begins with deal {first}"
    if strange := sorted(ledger.done() - set(plan.blocks)):
        yield f"{len(strange)} blocks are none of this campaign, the first is number {strange[0]}"
    for block in ledger.blocks():
        if block.deals != (expected := len(plan.numbers(block.number))):
            yield f"block {block.number} counts {block.deals} deals, expected {expected}"


def _misdrawn(plan: Plan, ledger: Ledger) -> Iterator[str]:
    """The epochs whose weights, and the blocks whose approach, are not what the counts before come to."""
    starts, kept = ledger.starts(), ledger.epochs()
    over = {*ledger.done(), *(each.block for each in ledger.lost() if each.is_aside)}
    blocks = {block.number: block for block in ledger.blocks()}
    for part in plan.shards:
        settling = Settling(ledger, part, starts)
        for epoch in range(part.epoch_of(part.blocks[-1]) + 1 if part.blocks else 0):
            settled = kept.get((part.shard.number, epoch))
            if settled is None or settled != settling.worked_out(epoch, over):
                yield f"the weights of epoch {epoch} of shard {part.shard} are not what was reached before it"
                continue
            for number in part.blocks_in(epoch):
                block = blocks.get(number)
                if block and (block.approach, block.scenario) != _expected(part, number, settled, starts):
                    yield f"block {number} was played as {block.approach}, which its weights do not give"


def _expected(plan: Plan, block: int, settled: Any, starts: tuple[Start, ...]) -> tuple[Any, str | None]:
    approach, start = approached(plan, block, settled, starts)
    return approach, start.scenario if start else None


def _digest(data: Json) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
