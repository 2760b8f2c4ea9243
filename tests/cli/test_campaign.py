"""Campaigns from the command line, with processes that are killed."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.campaign.folder import RECEIPT, ask_to_stop, at_work
from cardavia.campaign.ledger import Ledger
from cardavia.commands import campaign
from tests.campaign.plans import starts
from tests.cli.conftest import Cardavia

GAME = ("--game", "paohuzi", "--engine", "reference")


@pytest.fixture(autouse=True)
def _few_situations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three situations in the place of those of the corpus, which take seconds to compose."""
    monkeypatch.setattr("cardavia.campaign.starting.situations", starts)


def began(cardavia: Cardavia, folder: Path, *more: str, deals: int = 60) -> int:
    size = ("--deals", str(deals), "--block", "5", "-n", "2")
    return cardavia("campaign", "start", folder, *GAME, *size, *more).status


def digests(folder: Path) -> dict[int, str]:
    with Ledger.open(folder) as ledger:
        return {block.number: block.digest for block in ledger.blocks()}


def test_from_start_to_receipt(cardavia: Cardavia, tmp_path: Path) -> None:
    assert began(cardavia, tmp_path) == 0
    assert (tmp_path / RECEIPT).is_file()
    said = cardavia("campaign", "status", tmp_path)
    assert "60 of 60 deals (100%)" in said.out
    assert "not running" in said.out
    assert "meld peng" in said.out
    assert "stacked, builder" in said.out
    assert "cited by tables alone" in said.out
    said = cardavia("campaign", "verify", tmp_path, "--sample", "1")
    assert said.status == 0
    assert "is right: 60 of 60" in said.out
    assert cardavia("campaign", "stop", tmp_path).status == 0
    assert cardavia("campaign", "start", tmp_path).status == 0


def test_a_receipt_that_is_wrong_is_told(cardavia: Cardavia, tmp_path: Path) -> None:
    began(cardavia, tmp_path, deals=10)
    path = tmp_path / RECEIPT
    path.write_text(
        path.read_text(encoding="utf-8").replace('"deals": 10', '"deals": 11', 1), encoding="utf-8"
    )
    said = cardavia("campaign", "verify", tmp_path, "--sample", "0")
    assert said.status == 1
    assert "changed since it was written" in said.out


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--seed", "1"), "seed was 0, is 1"),
        (("--deals", "7"), "deals was 60, is 7"),
        (("--shard", "1/2"), "shard was 1/1, is 1/2"),
        (("--against", "python:tests.cli.engines:Strict"), "against was"),
        (("--shard", "3"), "expected I/N"),
        (("--shard", "3/2"), "expected I/N"),
    ],
)
def test_what_is_not_as_it_was_is_told(
    cardavia: Cardavia, tmp_path: Path, more: tuple[str, ...], said: str
) -> None:
    began(cardavia, tmp_path)
    refused = cardavia("campaign", "start", tmp_path, *more)
    assert refused.status == 2
    assert said in refused.err


def test_what_decides_in_deals_may_not_change(
    cardavia: Cardavia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began(cardavia, tmp_path, deals=5)
    monkeypatch.setattr(campaign, "source_digest", lambda: "another")
    said = cardavia("campaign", "start", tmp_path)
    assert said.status == 2
    assert "source was" in said.err


@pytest.mark.parametrize("command", ["status", "stop", "verify", "start"])
def test_where_nothing_was_begun_it_says_what_to_do(cardavia: Cardavia, tmp_path: Path, command: str) -> None:
    said = cardavia("campaign", command, tmp_path / "nothing")
    assert said.status == 2
    assert "campaign" in said.err
    assert not (tmp_path / "nothing").exists()


def test_an_engine_that_does_not_start_is_told(cardavia: Cardavia, tmp_path: Path) -> None:
    said = cardavia("campaign", "start", tmp_path / "new", "--game", "chan", "--engine", "no-such-engine")
    assert said.status == 3
    assert not (tmp_path / "new").exists()


def test_a_worker_that_is_killed_over_a_deal_each_time_costs_its_block_only(
    cardavia: Cardavia, tmp_path: Path
) -> None:
    size = ("--deals", "100", "--block", "50", "-n", "1")
    spec = "python:tests.campaign.engines:KillsItsWorker"
    said = cardavia("campaign", "start", tmp_path, "--game", "paohuzi", "--engine", spec, *size)
    with Ledger.open(tmp_path) as ledger:
        lost = [each.block for each in ledger.lost() if each.is_aside]
        assert lost
        assert all(each.times == 3 for each in ledger.lost())
        assert sorted([*ledger.done(), *lost]) == [0, 1]
    assert said.status == 1
    assert "set aside" in said.out
    assert "a worker died over the deals" in said.out


def test_stop_ends_it_and_start_goes_on(cardavia: Cardavia, tmp_path: Path) -> None:
    began(cardavia, tmp_path / "whole")
    with Ledger.open(tmp_path / "whole") as ledger:
        Ledger.create(tmp_path / "run", ledger.plan(), ledger.starts()).close()
    run = subprocess.Popen(command(tmp_path / "run"), stdout=subprocess.PIPE, text=True)
    assert run.stdout
    assert "paohuzi" in run.stdout.readline()
    said = cardavia("campaign", "stop", tmp_path / "run")
    assert said.status == 0
    assert run.wait() in (0, 130)
    assert cardavia("campaign", "start", tmp_path / "run").status == 0
    assert digests(tmp_path / "run") == digests(tmp_path / "whole")


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_whatever_kills_it_it_goes_on_and_counts_each_deal_once(
    cardavia: Cardavia, tmp_path: Path, number: signal.Signals
) -> None:
    """Killed as soon as some block has been counted, found by reading the ledger; then played to its end."""
    began(cardavia, tmp_path / "whole")
    with Ledger.open(tmp_path / "whole") as ledger:
        Ledger.create(tmp_path / "run", ledger.plan(), ledger.starts()).close()
    chance = random.Random(int(number))  # noqa: S311 - when to kill
    lives = 0
    while len(digests(tmp_path / "run")) < 12:
        lives += 1
        enough = len(digests(tmp_path / "run")) + chance.randint(1, 4)
        run = subprocess.Popen(
            command(tmp_path / "run"), stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        while run.poll() is None:
            if len(digests(tmp_path / "run")) >= min(enough, 12):
                # A terminal and `timeout` tell the whole group; who kills for good has one process in mind.
                (os.kill if number == signal.SIGKILL else os.killpg)(run.pid, number)
                break
        run.communicate()
    assert lives > 1
    assert cardavia("campaign", "start", tmp_path / "run").status == 0
    assert digests(tmp_path / "run") == digests(tmp_path / "whole")
    with Ledger.open(tmp_path / "run") as ledger:
        assert ledger.counted().deals == 60
        assert ledger.lost() == ()


def command(folder: Path) -> list[str]:
    return [sys.executable, "-m", "cardavia", "campaign", "start", str(folder), "-n", "2"]


def test_two_do_not_play_in_one_folder(cardavia: Cardavia, tmp_path: Path) -> None:
    began(cardavia, tmp_path, deals=5)
    with at_work(tmp_path):
        said = cardavia("campaign", "start", tmp_path)
        assert said.status == 2
        assert "is running here" in said.err
        assert "; running" in cardavia("campaign", "status", tmp_path).out


def test_who_has_asked_to_stop_before_is_forgotten(cardavia: Cardavia, tmp_path: Path) -> None:
    began(cardavia, tmp_path, deals=5)
    ask_to_stop(tmp_path)
    assert cardavia("campaign", "start", tmp_path).status == 0


def test_shards_are_merged(cardavia: Cardavia, tmp_path: Path) -> None:
    parts = [tmp_path / str(each) for each in (1, 2)]
    for number, part in enumerate(parts, start=1):
        assert began(cardavia, part, "--shard", f"{number}/2", deals=20) == 0
    said = cardavia("campaign", "merge", tmp_path / "whole", *parts)
    assert said.status == 0
    assert "20 of 20 deals" in said.out
    assert cardavia("campaign", "verify", tmp_path / "whole", "--sample", "1").status == 0
    said = cardavia("campaign", "merge", tmp_path / "again", parts[0])
    assert said.status == 2
    assert not (tmp_path / "again").exists()


def test_what_is_found_is_a_corpus_for_check(cardavia: Cardavia, tmp_path: Path) -> None:
    spec = "python:tests.campaign.engines:PaysTheWrongSeatOften"
    size = ("--deals", "10", "--block", "5", "-n", "1", "--stop-at", "1")
    said = cardavia("campaign", "start", tmp_path, "--game", "paohuzi", "--engine", spec, *size)
    assert said.status == 1
    assert "cardavia check --corpus" in said.out
    assert cardavia("check", "--corpus", tmp_path / "findings", "--engine", spec).status == 1
    assert cardavia("check", "--corpus", tmp_path / "findings").status == 0


def test_a_cluster_plays_the_same(cardavia: Cardavia, tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    began(cardavia, tmp_path / "here", deals=30)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        assert began(cardavia, tmp_path / "there", "--scheduler", cluster.scheduler_address, deals=30) == 0
    assert digests(tmp_path / "there") == digests(tmp_path / "here")


def test_a_cluster_sets_a_block_aside_that_kills_its_workers(cardavia: Cardavia, tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    spec = "python:tests.campaign.engines:KillsItsWorker"
    size = ("--deals", "100", "--block", "50")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        more = ("--scheduler", cluster.scheduler_address)
        said = cardavia("campaign", "start", tmp_path, "--game", "paohuzi", "--engine", spec, *size, *more)
    assert said.status == 1
    with Ledger.open(tmp_path) as ledger:
        lost = [each.block for each in ledger.lost() if each.is_aside]
        assert lost
        assert sorted([*ledger.done(), *lost]) == [0, 1]


def test_without_dask_it_says_how_to_get_it(
    cardavia: Cardavia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began(cardavia, tmp_path, deals=5)
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = cardavia("campaign", "start", tmp_path, "--scheduler", "tcp://127.0.0.1:9")
    assert said.status == 2
    assert "cardavia[campaign]" in said.err
