"""The scripted deals of Pao Hu Zi: they hold on our engine, their figures add up without it, each bites."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardavia.authoring.load import deals
from cardavia.engine.guard import GuardedEngine
from cardavia.engine.reference import ReferenceEngine
from cardavia.games.paohuzi.cards import SHAPE
from cardavia.judging.declared import deviation
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.mutants import mutants, otherwise
from cardavia.mutants.mutant import Otherwise
from cardavia.rulebook.load import rulebook
from cardavia.sources import corpus_root, deal_files, feature_files
from tests.scripted import catches

FILES = deal_files("paohuzi")
SCRIPTS = deals("paohuzi")
MUTANTS = mutants("paohuzi")

Written = Mapping[str, Any]

HUXI = {"ti": (9, 12), "pao": (6, 9), "wei": (3, 6), "kan": (3, 6), "peng": (1, 3), "pair": (0, 0)}
WORTH_SOMETHING = {"1 2 3", "2 7 10"}


def written(name: str) -> Written:
    """A deal as it stands in its file, every scalar as text."""
    path = corpus_root() / "scenarios" / "paohuzi" / f"{name}.yaml"
    found: Written = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # noqa: S506 - plain texts
    return found


def decisions(deal: Written) -> list[Mapping[str, str]]:
    return [step for step in deal["steps"] if "expect" not in step]


def expectations(deal: Written) -> list[Written]:
    return [step["expect"] for step in deal["steps"] if "expect" in step]


def counts(deal: Written) -> Mapping[str, str]:
    """The groups that are counted for the winner of a deal."""
    (found,) = deal["result"]["counts"].values()
    groups: Mapping[str, str] = found
    return groups


def huxi_of(group: str) -> int:
    """What a group is worth by its name: kind and card, or chi and cards."""
    kind, *cards = group.split(" ")
    large = cards[0].startswith("L")
    if kind != "chi":
        return HUXI[kind][large]
    is_sequence = len({card[0] for card in cards}) == 1
    ranks = " ".join(card[1:] for card in cards)
    return (3, 6)[large] if is_sequence and ranks in WORTH_SOMETHING else 0


# They hold


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_reference_plays_it_as_written(name: str) -> None:
    engine = GuardedEngine(ReferenceEngine())
    outcome = run(SCRIPTS[name], engine, engine.describe())
    assert (outcome.verdict, outcome.notes) == (Verdict.PASS, ()), outcome


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_named_like_its_deal(path: Path) -> None:
    assert SCRIPTS[path.stem].id == path.stem


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_scenario_refers_to_it(name: str) -> None:
    features = "\n".join(path.read_text(encoding="utf-8") for path in feature_files("paohuzi"))
    assert f" {name} " in features.replace("\n", " \n")


# Their figures add up without any engine


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_points_are_the_sum_of_the_payments(name: str) -> None:
    result = written(name)["result"]
    summed = dict.fromkeys(SHAPE.seats, 0)
    for payer, receiver, amount, _ in result.get("pays", ()):
        summed[payer] -= int(amount)
        summed[receiver] += int(amount)
    assert {seat: int(value) for seat, value in result["points"].items()} == summed


@pytest.mark.parametrize("name", SCRIPTS)
def test_both_opponents_pay_the_tun_of_the_groups_counted(name: str) -> None:
    deal = written(name)
    result = deal["result"]
    if result["ending"] == "exhausted":
        assert set(result) == {"ending", "winners", "points"}
        assert result["winners"] == []
        return
    (winner,) = result["winners"]
    cause = "heavenly win" if winner in decisions(deal)[0] else "win"
    huxi = sum(map(int, counts(deal).values()))
    tun = (huxi - 12) // 3
    assert huxi >= 15
    assert sorted(map(tuple, result["pays"])) == [
        (payer, winner, str(tun), cause) for payer in SHAPE.seats if payer != winner
    ]


@pytest.mark.parametrize("name", [name for name in SCRIPTS if "counts" in written(name)["result"]])
def test_each_group_counts_what_its_kind_is_worth(name: str) -> None:
    groups = counts(written(name))
    assert {group: int(value) for group, value in groups.items()} == {
        group: huxi_of(group) for group in groups
    }


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_payment_of_the_deal_is_left_out(name: str) -> None:
    script = SCRIPTS[name]
    engine = ReferenceEngine()
    position = engine.deal(script.setup)
    for move in script.moves():
        position = engine.step(move)
    booked = [
        (entry.payer, entry.receiver, str(entry.amount), entry.cause) for entry in position.ledger or ()
    ]
    assert Counter(map(tuple, written(name)["result"].get("pays", ()))) == Counter(booked)


# All that must be shown is there


def declared(deal: Written, decision: str) -> list[str]:
    """The seats that decide so, in order."""
    return [seat for step in decisions(deal) for seat, made in step.items() if made == decision]


def shown_melds(deal: Written, seat: str) -> list[list[str]]:
    """The melds of a seat, each time that they are expected."""
    return [each["melds"][seat] for each in expectations(deal) if seat in each.get("melds", {})]


def is_extended_by_the_stock_alone(deal: Written) -> bool:
    """Whether the fourth card of a laid peng is discarded, and that of another makes a pao."""
    pengs = {meld.split(" ")[1] for melds in shown_melds(deal, "B") for meld in melds if meld[:5] == "peng "}
    paos = {meld.split(" ")[1] for melds in shown_melds(deal, "B") for meld in melds if meld[:4] == "pao "}
    thrown = {
        made.split(" ")[1]
        for step in decisions(deal)
        for seat, made in step.items()
        if seat != "B" and made.startswith("discard ")
    }
    return bool(paos & pengs) and bool((pengs - paos) & thrown)


KINDS: Mapping[str, tuple[set[str], Callable[[Written], bool]]] = {
    "two heavenly wins, one of them paid": (
        {"PH-1.2.1", "PH-4.3.2"},
        lambda deal: len(decisions(deal)[0]) == 2 and len(declared(deal, "win")) == 2,
    ),
    "a hand killed by a wei": (
        {"PH-3.2.1", "PH-3.8.1"},
        lambda deal: (
            deal["result"]["ending"] == "exhausted"
            and any("wei s1 s1 s1" in melds and "ti s9 s9 s9 s9" in melds for melds in shown_melds(deal, "B"))
        ),
    ),
    "a win lost to a compulsory ti": (
        {"PH-3.2.2", "PH-3.9.1"},
        lambda deal: (
            ["ti s4 s4 s4 s4"] in shown_melds(deal, "C")
            and "chi s5 s6 s7" in counts(deal)
            and any("B" in each["not asked"] for each in expectations(deal))
        ),
    ),
    "a chi with two bi groups": (
        {"PH-3.6.1", "PH-3.7.1"},
        lambda deal: any(made.count(" / ") == 2 for step in decisions(deal) for made in step.values()),
    ),
    "a pao from a peng by a card of the stock alone": (
        {"PH-3.3.3", "PH-3.7.4"},
        is_extended_by_the_stock_alone,
    ),
    "a win with two fours and a pair": (
        {"PH-1.1.4", "PH-2.1.4"},
        lambda deal: (
            Counter(group.split(" ")[0] for group in counts(deal))["pair"] == 1
            and {"ti", "pao"} <= {group.split(" ")[0] for group in counts(deal)}
        ),
    ),
    "a drawn deal with huxi on the table": (
        {"PH-4.3.3", "PH-3.7.4"},
        lambda deal: (
            deal["result"]["ending"] == "exhausted"
            and sum(huxi_of(" ".join(meld.split(" ")[:2])) for meld in shown_melds(deal, "C")[-1]) >= 15
        ),
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_deal_shows(kind: str) -> None:
    sentences, shows = KINDS[kind]
    found = [name for name in SCRIPTS if sentences <= set(SCRIPTS[name].sentences) and shows(written(name))]
    assert len(found) == 1


# Each bites


@pytest.mark.parametrize("name", SCRIPTS)
def test_each_sentence_a_deal_names_is_one_it_breaks_with(name: str) -> None:
    script = SCRIPTS[name]
    safe = [
        sentence
        for sentence in script.sentences
        if not any(catches(script, mutant) for mutant in MUTANTS if mutant.sentence == sentence)
    ]
    assert safe == []


@pytest.mark.parametrize(
    ("name", "mutant"),
    [
        ("heavenly-wins-of-two-seats", "PH-1.2.1 begins with seat A"),
        ("heavenly-wins-of-two-seats", "PH-1.2.1 knows ti alone"),
        ("wei-kills-the-hand", "PH-3.2.1 lays no wei of a barred card"),
        ("wei-kills-the-hand", "PH-3.8.1 lays no wei that kills the hand"),
        ("wei-kills-the-hand", "PH-3.8.1 lets no dead hand pao"),
        ("ti-takes-the-winning-card", "PH-3.2.2 lays a pao"),
        ("ti-takes-the-winning-card", "PH-3.9.1 lets others win before a wei or ti"),
        ("chi-with-two-bi-groups", "PH-3.6.1 lays two groups at most"),
        ("chi-with-two-bi-groups", "PH-3.7.3 kills the hand by a chi"),
        ("pao-from-peng-only-by-the-stock", "PH-3.3.3 extends a peng by a discard"),
        ("pao-from-peng-only-by-the-stock", "PH-3.3.3 extends no peng"),
        ("two-fours-and-their-pair", "PH-1.1.4 wants a pair for each four"),
        ("two-fours-and-their-pair", "PH-1.1.4 wants the pair held before"),
        ("two-fours-and-their-pair", "PH-2.1.4 does not count dealt ti as fours"),
        ("exhaustion-after-the-last-card", "PH-4.3.3 ends with the meld of the last card"),
        ("exhaustion-after-the-last-card", "PH-4.3.3 lets the most huxi win at the end"),
    ],
)
def test_the_point_of_a_deal_is_missed_by(name: str, mutant: str) -> None:
    (tried,) = (each for each in MUTANTS if str(each) == mutant)
    assert catches(SCRIPTS[name], tried)


UNSURE = [
    other
    for other in otherwise("paohuzi")
    if any(
        ruling.id == other.ruling and ruling.confidence != "high" for ruling in rulebook("paohuzi").rulings
    )
]


@pytest.mark.parametrize("other", UNSURE, ids=str)
def test_exactly_the_deals_that_say_so_rest_on_a_ruling(other: Otherwise) -> None:
    resting = {name for name, script in SCRIPTS.items() if catches(script, other)}
    offer = replace(ReferenceEngine().describe().games["paohuzi"], rulings={other.ruling: other.option})
    reading = {
        name
        for name, script in SCRIPTS.items()
        if deviation(script.readings, offer, rulebook("paohuzi")) is not None
    }
    assert resting == reading
