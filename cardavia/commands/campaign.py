"""`cardavia campaign`: random deals by the million, on one machine or many, each counted exactly once."""

from __future__ import annotations

import os
import re
import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import click

from cardavia import interruption
from cardavia.campaign.blocks import Block, ForeignError
from cardavia.campaign.cluster import cluster
from cardavia.campaign.crew import Crew, CrewError, Death, local
from cardavia.campaign.driving import Drive, Ending, Watcher
from cardavia.campaign.findings import Finding
from cardavia.campaign.folder import (
    FINDINGS,
    RECEIPT,
    ask_to_stop,
    at_work,
    deal_file,
    is_asked_to_stop,
    is_at_work,
    write_question,
)
from cardavia.campaign.ledger import FILE, Ledger, LedgerError
from cardavia.campaign.merging import merge as put_together
from cardavia.campaign.plan import BLOCK, Plan, Player, Shard, source_digest
from cardavia.campaign.receipt import faults, played_again, write_receipt
from cardavia.campaign.standing import standing, table, tallied
from cardavia.campaign.starting import check_same, with_situations
from cardavia.campaign.weights import weights
from cardavia.commands.offers import common
from cardavia.commands.progress import Ticker
from cardavia.commands.status import GOOD, INTERRUPTED, UNEXPECTED, MisuseError, NoEngineError
from cardavia.engine.connect import REFERENCE, connect
from cardavia.engine.port import StartFault

Params = ParamSpec("Params")


def _misuse(command: Callable[Params, int]) -> Callable[Params, int]:
    """The command with what can be wrong with a run folder or a crew as wrong use, in one message."""

    @wraps(command)
    def run(*args: Params.args, **kwargs: Params.kwargs) -> int:
        try:
            return command(*args, **kwargs)
        except (LedgerError, CrewError, ForeignError) as error:
            raise MisuseError(str(error)) from error
        except sqlite3.Error as error:
            raise MisuseError(
                f"the ledger cannot be written or read: {error}; what it has is kept"
            ) from error
        except StartFault as fault:
            raise NoEngineError.of(fault) from fault

    return run


@_misuse
def start(  # noqa: PLR0913 - one argument for each option
    *,
    run_dir: str,
    game: str | None,
    engine: str | None,
    against: str | None,
    deals: int | None,
    seed: int | None,
    block: int | None,
    timeout: float | None,
    shard: str | None,
    processes: int | None,
    scheduler: str | None,
    stop_at: int | None,
) -> int:
    """Begin a campaign or go on with it, until all is played or somebody stops it."""
    folder = Path(run_dir)
    asked: dict[str, Any] = {"game": game, "deals": deals, "seed": seed, "block": block, "timeout": timeout}
    asked["shard"] = _shard(shard) if shard else None
    wanted = {name: value for name, value in asked.items() if value is not None}
    if not (folder / FILE).exists():
        _begin(folder, engine, against, wanted)
    with Ledger.open(folder) as ledger, at_work(folder):
        plan = ledger.plan()
        check_same(plan, _as_now(plan, engine, against, wanted))
        if plan.shard.is_merged:
            raise MisuseError(f"{folder}: a merged campaign is through; `campaign verify` checks it")
        for finding, _ in ledger.findings():
            write_question(folder, plan.game, finding)
        ledger.begin_session()
        crew = cluster(scheduler) if scheduler else local(processes or os.cpu_count() or 1)
        return _play(folder, ledger, crew, stop_at)


@_misuse
def status(*, run_dir: str) -> int:
    """Tell how a campaign stands, whoever plays it."""
    folder = Path(run_dir)
    with Ledger.open(folder) as ledger:
        plan = ledger.plan()
        click.echo(_heading(plan))
        state = "running" if is_at_work(folder) else "not running"
        click.echo(f"{standing(ledger, plan)}; {state}")
        for lost in ledger.lost():
            what = "set aside" if lost.is_aside else "played again"
            first = plan.numbers(lost.block).start
            click.echo(f"a worker died {lost.times} times over the block from deal {first} on: {what}")
        for finding, times in ledger.findings():
            click.echo(f"\n{_told(folder, plan, finding)}\n  in {times} deal{'s' * (times != 1)}")
        tally = tallied(ledger)
        click.echo()
        click.echo("\n".join(table(plan, tally, weights(tally))))
    return GOOD


@_misuse
def stop(*, run_dir: str) -> int:
    """Have a campaign finish the blocks in hand, and wait until it has."""
    folder = Path(run_dir)
    with Ledger.open(folder) as ledger:
        if not is_at_work(folder):
            click.echo(f"{run_dir}: no campaign is running here.")
            return GOOD
        ask_to_stop(folder)
        while is_at_work(folder):
            interruption.check()
            time.sleep(interruption.POLL)
        click.echo(f"stopped; {standing(ledger, ledger.plan())}")
    return GOOD


@_misuse
def verify(*, run_dir: str, sample: int) -> int:
    """Check a receipt against its ledger, and play a sample of it again."""
    folder = Path(run_dir)
    with Ledger.open(folder) as ledger:
        plan = ledger.plan()
        found = list(faults(folder, ledger))
        for said in found:
            click.echo(said)

        def again(block: Block) -> None:
            numbers = plan.numbers(block.number)
            click.echo(f"played again: deals {numbers.start} to {numbers.stop - 1} ({block.approach})")

        for said in played_again(ledger, sample, again):
            found.append(said)
            click.echo(said)
        if found:
            return UNEXPECTED
        click.echo(f"{folder / RECEIPT} is right: {standing(ledger, plan)}.")
    return GOOD


@_misuse
def merge(*, run_dir: str, parts: tuple[str, ...]) -> int:
    """Put the shards of a campaign together."""
    folder = Path(run_dir)
    put_together(folder, [Path(part) for part in parts])
    with Ledger.open(folder) as ledger:
        click.echo(f"{standing(ledger, ledger.plan())} of {len(parts)} shards, each once: {folder / RECEIPT}")
    return GOOD


def _begin(folder: Path, engine: str | None, against: str | None, wanted: dict[str, Any]) -> None:
    """Make the ledger of a new campaign."""
    needed = {"--game": wanted.get("game"), "--engine": engine}
    if missing := [name for name, value in needed.items() if not value]:
        raise MisuseError(f"{folder}: no campaign is here; to begin one, say {' and '.join(missing)}")
    blank = Player(str(engine), "", "", ""), Player(against or REFERENCE, "", "", "")
    settled = {"deals": 1_000_000, "seed": 0, "timeout": 10.0, "shard": Shard(), "block": BLOCK, **wanted}
    plan = Plan(engine=blank[0], against=blank[1], source="", situations="", **settled)
    common((plan.engine.spec, plan.against.spec), plan.timeout, plan.game)
    click.echo("composing the situations of the corpus", err=True)
    begun, starts = with_situations(_as_now(plan, None, None, {}))
    try:
        Ledger.create(folder, begun, starts).close()
    except OSError as error:
        raise MisuseError(f"{folder}: cannot be written: {error.strerror}") from error


def _as_now(plan: Plan, engine: str | None, against: str | None, wanted: dict[str, Any]) -> Plan:
    """A plan with what is asked for now, and what the engines say of themselves now."""
    now = replace(plan, **wanted)

    def player(spec: str) -> Player:
        with connect(spec, now.timeout) as connection:
            return Player.of(spec, connection)

    return replace(
        now,
        engine=player(engine or plan.engine.spec),
        against=player(against or plan.against.spec),
        source=source_digest(),
    )


def _shard(text: str) -> Shard:
    match = re.fullmatch(r"(\d+)/(\d+)", text)
    if match is None or not 1 <= int(match[1]) <= int(match[2]):
        raise MisuseError(f"--shard {text}: expected I/N, such as 3/40 for the third of forty")
    return Shard(int(match[1]), int(match[2]))


def _play(folder: Path, ledger: Ledger, crew: Crew, stop_at: int | None) -> int:
    plan = ledger.plan()
    click.echo(_heading(plan))
    with Ticker() as ticker, crew:

        def found(finding: Finding) -> None:
            write_question(folder, plan.game, finding)
            ticker.say(_told(folder, plan, finding))

        def lost(block: int, death: Death) -> None:
            numbers = plan.numbers(block)
            ticker.say(f"a worker died over the deals {numbers.start} to {numbers.stop - 1}: {death.said}")

        watcher = Watcher(
            wants_stop=lambda: interruption.is_heard() or is_asked_to_stop(folder),
            counted=lambda _: ticker.show(lambda: str(standing(ledger, plan))),
            found=found,
            lost=lost,
        )
        try:
            ending = Drive(ledger, watcher, stop_at).run(crew)
        except KeyboardInterrupt:
            ending = Ending.STOPPED
    return _ended(folder, ledger, plan, ending)


def _ended(folder: Path, ledger: Ledger, plan: Plan, ending: Ending) -> int:
    now = standing(ledger, plan)
    if ending is Ending.DONE:
        click.echo(f"{now}; {write_receipt(folder, ledger)}")
    else:
        click.echo(f"{ending.value} after {now}; `cardavia campaign start {folder}` goes on")
    if now.findings:
        check = f"cardavia check --corpus {folder / FINDINGS} --engine {plan.engine.spec!r}"
        click.echo(f"play what was found with: {check}")
    if ending is Ending.STOPPED:
        return INTERRUPTED
    return UNEXPECTED if now.findings or now.aside else GOOD


def _heading(plan: Plan) -> str:
    part = f", shard {plan.shard}" if plan.shard != Shard() else ""
    return f"{plan.game}: {plan.engine} against {plan.against}, seed {plan.seed}{part}"


def _told(folder: Path, plan: Plan, finding: Finding) -> str:
    path = deal_file(folder, plan.game, finding)
    where = str(path) if finding.question else "our own rules cannot play this deal"
    lines = (f"deal {finding.number}: {finding.subject}", *finding.said, ", ".join(finding.sentences), where)
    return "\n  ".join(line for line in lines if line)
