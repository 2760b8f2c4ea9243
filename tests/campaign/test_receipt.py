"""A receipt says what was played, and whatever is changed afterwards is noticed."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from cardavia.campaign.blocks import Block
from cardavia.campaign.driving import Drive
from cardavia.campaign.folder import RECEIPT, at_work
from cardavia.campaign.ledger import FILE, Ledger, LedgerError
from cardavia.campaign.merging import merge
from cardavia.campaign.plan import Shard
from cardavia.campaign.receipt import faults, played_again, read_receipt, write_receipt
from tests.campaign.plans import a_plan, begun, here, nobody


def play(folder: Path, *, deals: int = 57, shard: Shard = Shard(), seed: int = 0) -> Path:  # noqa: B008 - immutable
    plan = a_plan(deals=deals, shard=shard, seed=seed, epoch=2)
    with begun(folder, plan) as ledger, here() as crew:
        Drive(ledger, nobody()).run(crew)
        write_receipt(folder, ledger)
    return folder


@pytest.fixture(scope="module")
def through(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign that is through."""
    return play(tmp_path_factory.mktemp("through"))


@pytest.fixture
def copy(through: Path, tmp_path: Path) -> Path:
    """One to do as one likes with."""
    return Path(shutil.copytree(through, tmp_path / "copy"))


def found(folder: Path) -> list[str]:
    with Ledger.open(folder) as ledger:
        return list(faults(folder, ledger))


def test_a_receipt_says_what_was_played(through: Path) -> None:
    receipt = read_receipt(through)
    assert receipt["played"] == [[0, 56]]
    assert (receipt["deals"], receipt["blocks"], receipt["set_aside"]) == (57, 12, [])
    assert sum(times for name, times in receipt["reached"].items() if name.startswith("ending ")) == 57
    assert found(through) == []


def test_a_sample_goes_as_it_did(through: Path) -> None:
    again: list[Block] = []
    with Ledger.open(through) as ledger:
        assert list(played_again(ledger, 3, again.append)) == []
    assert 1 <= len(again) <= 3


def changed(sql: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        with sqlite3.connect(folder / FILE) as base:
            base.execute(sql)
        base.close()

    return change


def rewritten(old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        path = folder / RECEIPT
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (changed("delete from blocks where block = 3"), "blocks have not been played"),
        (
            changed(
                "insert into blocks select 99, recipe, policy, scenario, deals, windows, seconds, ended, "
                "worker, reached, digest from blocks where block = 3"
            ),
            "none of this campaign",
        ),
        (changed("update blocks set deals = 4 where block = 3"), "counts 4 deals, expected 5"),
        (changed("update blocks set digest = 'x' where block = 3"), "differ in root"),
        (
            changed(
                "update blocks set policy = case policy when 'timid' then 'even' else 'timid' end "
                "where block = 3"
            ),
            "which its weights do not give",
        ),
        (
            changed("update epochs set weights = replace(weights, '[', '[9')"),
            "the weights of epoch",
        ),
        (rewritten('"deals": 57', '"deals": 58'), "changed since it was written"),
        (rewritten('"root": "', '"root": "0'), "differ in root"),
    ],
)
def test_what_is_changed_is_noticed(copy: Path, change: Callable[[Path], None], said: str) -> None:
    change(copy)
    assert any(said in each for each in found(copy))


def test_a_block_that_goes_otherwise_is_noticed(copy: Path) -> None:
    changed("update blocks set digest = 'x'")(copy)
    with Ledger.open(copy) as ledger:
        said = list(played_again(ledger, 1, lambda _: None))
    assert len(said) == 1
    assert "do not go as they did" in said[0]


@pytest.mark.parametrize("text", ["", "[]", "{}", "{"])
def test_what_is_no_receipt_is_told(copy: Path, text: str) -> None:
    (copy / RECEIPT).write_text(text, encoding="utf-8")
    with pytest.raises(LedgerError, match=RECEIPT):
        read_receipt(copy)


def test_shards_make_one_campaign_in_which_each_deal_is_once(tmp_path: Path) -> None:
    parts = [play(tmp_path / str(each), shard=Shard(each, 3)) for each in (1, 2, 3)]
    merge(tmp_path / "whole", parts[::-1])
    receipt = json.loads((tmp_path / "whole" / RECEIPT).read_text(encoding="utf-8"))
    assert receipt["played"] == [[0, 56]]
    assert receipt["deals"] == 57
    assert found(tmp_path / "whole") == []
    with pytest.raises(LedgerError, match="already"):
        merge(tmp_path / "whole", parts)
    with pytest.raises(LedgerError, match="each of the 3 is needed once"):
        merge(tmp_path / "two", parts[:2])
    with pytest.raises(LedgerError, match="each of the 3 is needed once"):
        merge(tmp_path / "twice", [*parts[:2], parts[1]])
    with pytest.raises(LedgerError, match="another campaign"):
        merge(tmp_path / "other", [*parts[:2], play(tmp_path / "3b", shard=Shard(3, 3), seed=1)])
    changed("delete from blocks where block = 4")(parts[1])
    with pytest.raises(LedgerError, match="lacks 1 blocks"):
        merge(tmp_path / "gap", parts)
    assert not (tmp_path / "gap" / FILE).exists()


def test_only_one_process_is_at_work_in_a_folder(copy: Path) -> None:
    with at_work(copy), pytest.raises(LedgerError, match="is running here"), at_work(copy):
        pass
    with at_work(copy):
        pass


def test_what_is_no_ledger_is_told(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="no campaign"):
        Ledger.open(tmp_path)
    (tmp_path / FILE).write_text("no database, but long enough to be looked at" * 30, encoding="utf-8")
    with pytest.raises(LedgerError, match="no ledger"):
        Ledger.open(tmp_path)
