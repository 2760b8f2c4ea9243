"""The scripted deals of Sichuan: their figures add up without any engine, all is shown, each bites."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pytest

from cardavia.authoring.load import deals
from cardavia.games.sichuan import fan, play, settlement
from cardavia.games.sichuan.state import State
from cardavia.mutants.mutant import Mutant
from cardavia.mutants.sichuan import play as play_mutants
from cardavia.mutants.sichuan import scoring
from cardavia.table import SEATS
from tests import scripted
from tests.scripted import Written, catches, causes, decisions, payments, unbroken

SCRIPTS = deals("sichuan")
written = partial(scripted.written, "sichuan")


def base_of(deal: Written, winner: str) -> int:
    """Two to the power of the fan written for a winner, of which five count."""
    return int(2 ** min(sum(map(int, deal["result"]["counts"][winner].values())), 5))


@pytest.mark.parametrize("name", SCRIPTS)
def test_it_goes_from_the_void_suits_to_the_result(name: str) -> None:
    deal = written(name)
    first, *others = decisions(deal)
    assert set(first) == set(SEATS)
    assert {suit.split(" ")[0] for suit in first.values()} == {"void"}
    assert others
    assert set(deal["result"]) == {"ending", "winners", "counts", "pays", "points"}


# Their figures add up without any engine


@pytest.mark.parametrize("name", SCRIPTS)
def test_each_payment_is_what_its_cause_asks(name: str) -> None:
    deal = written(name)
    fixed = {"kong": 2, "concealed kong": 2, "added kong": 1, "flower pig": 32}
    paid = payments(deal)
    for payer, receiver, amount, cause in paid:
        match cause:
            case "win on a discard" | "win on a robbed kong":
                assert amount == base_of(deal, receiver)
            case "self-draw":
                assert amount == base_of(deal, receiver) + 1
            case "refund":
                returned = [
                    fee
                    for fee in paid
                    if fee[:3] == (receiver, payer, amount) and fee[3].endswith("kong") and fee[3] in fixed
                ]
                assert returned, f"{payer} has had no such fee from {receiver}"
            case "ready check":
                assert amount in {2**power for power in range(6)}
            case _:
                assert amount == fixed[cause]


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_winner_is_counted_and_paid(name: str) -> None:
    deal = written(name)
    winners = deal["result"]["winners"]
    paid = {receiver for _, receiver, _, cause in payments(deal) if cause.startswith(("win", "self"))}
    assert set(deal["result"]["counts"]) == set(winners) == paid
    assert deal["result"]["ending"] == ("win" if len(winners) == 3 else "exhausted")


# All that must be shown is there


def is_won_on_one_tile(deal: Written, cause: str, seats: int) -> bool:
    """Whether one step declares so many wins, all paid for this cause."""
    wins = [
        sum(decision == "win" for decision in step.values())
        for step in decisions(deal)
        if "win" in step.values()
    ]
    return seats in wins and causes(deal)[cause] >= seats


def is_passed_and_taken(deal: Written) -> bool:
    """Whether a seat that passes wins or pungs later."""
    passed = {seat for step in decisions(deal) for seat, decision in step.items() if decision == "pass"}
    taken = {
        seat for step in decisions(deal) for seat, decision in step.items() if decision in ("win", "pung")
    }
    return len(passed & taken) >= 2


def kongs_of_one_turn(deal: Written) -> int:
    """How many kongs one seat makes right after another."""
    longest = run_length = 0
    for step in decisions(deal):
        is_kong = any(decision.startswith("kong") for decision in step.values())
        run_length = run_length + 1 if is_kong else 0
        longest = max(longest, run_length)
    return longest


KINDS: Mapping[str, tuple[set[str], Callable[[Written], bool]]] = {
    "three winners one after the other, a concealed kong not returned": (
        {"SC-0.3.1", "SC-0.4.2", "SC-1.1.1", "SC-1.1.2"},
        lambda deal: (
            len(deal["result"]["winners"]) == 3
            and causes(deal)["win on a discard"] == 2
            and {"self-draw", "concealed kong"} <= set(causes(deal))
        ),
    ),
    "refunds, a pig and a ready check in one settlement": (
        {"SC-5.2.1", "SC-5.2.2", "SC-5.2.3"},
        lambda deal: {"refund", "flower pig", "ready check"} <= set(causes(deal)),
    ),
    "two robbers of one kong": (
        {"SC-3.3.4", "SC-5.1.7"},
        lambda deal: is_won_on_one_tile(deal, "win on a robbed kong", 2),
    ),
    "three kongs in a row, of each kind, and a win on the replacement": (
        {"SC-3.3.3", "SC-4.1.12", "SC-5.1.4", "SC-5.1.5", "SC-5.1.6"},
        lambda deal: (
            kongs_of_one_turn(deal) == 3
            and {"kong", "added kong", "concealed kong"} <= set(causes(deal))
            and any("kong replacement" in items for items in deal["result"]["counts"].values())
        ),
    ),
    "a win on the last discard, then a settlement": (
        {"SC-4.1.12", "SC-5.1.2", "SC-5.2.3"},
        lambda deal: (
            any("last tile" in items for items in deal["result"]["counts"].values())
            and {"win on a discard", "ready check"} <= set(causes(deal))
        ),
    ),
    "three wins on one discard": (
        {"SC-3.2.4", "SC-3.2.5"},
        lambda deal: is_won_on_one_tile(deal, "win on a discard", 3),
    ),
    "claims passed and taken later, and a win before a pung": (
        {"SC-3.2.3", "SC-3.2.5"},
        lambda deal: (
            is_passed_and_taken(deal)
            and any({"win", "pung"} <= set(step.values()) for step in decisions(deal))
        ),
    ),
    "33 points from two payers": (
        {"SC-5.1.1", "SC-5.1.3", "SC-3.2.6"},
        lambda deal: [entry[2:] for entry in payments(deal)].count((33, "self-draw")) == 2,
    ),
    "a win with the tiles dealt": (
        {"SC-2.1.2", "SC-0.4.2"},
        lambda deal: decisions(deal)[1] == {deal["dealer"]: "win"},
    ),
    "the fee of an exposed kong kept at the end, its supplier a winner": (
        {"SC-5.1.4", "SC-5.2.1", "SC-3.3.6"},
        lambda deal: (
            deal["result"]["ending"] == "exhausted"
            and "refund" not in causes(deal)
            and any(
                payer in deal["result"]["winners"] for payer, _, _, cause in payments(deal) if cause == "kong"
            )
        ),
    ),
    "two pigs": (
        {"SC-5.2.2"},
        lambda deal: len({payer for payer, _, _, cause in payments(deal) if cause == "flower pig"}) == 2,
    ),
    "a third win with the last tile": (
        {"SC-1.1.2", "SC-5.2.2"},
        lambda deal: (
            deal["result"]["ending"] == "win"
            and any("last tile" in items for items in deal["result"]["counts"].values())
        ),
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_deal_shows(kind: str) -> None:
    sentences, shows = KINDS[kind]
    found = [name for name in SCRIPTS if sentences <= set(SCRIPTS[name].sentences) and shows(written(name))]
    assert len(found) == 1


# Each bites


def rescored(item: str, value: int) -> dict[str, object]:
    """The patch with which an item of the score counts so much."""
    patches: dict[str, object] = {}
    for table in ("PATTERNS", "ADDITIONS"):
        entries = getattr(fan, table)
        patches[f"fan.{table}"] = tuple(
            (fits, entry._replace(value=value) if entry.item == item else entry) for fits, entry in entries
        )
    return patches


AFTER_WINS = play.after_wins


def pigs_pay_after_a_third_win(state: State, last: int) -> State:
    after = AFTER_WINS(state, last)
    is_third = len(state.wins) == play.WINNERS_TO_END
    return play.book(after, settlement.pig_payments(settlement.flower_pigs(state))) if is_third else after


MUTANTS: tuple[Mutant, ...] = (
    *play_mutants.MUTANTS,
    *scoring.MUTANTS,
    Mutant("SC-4.1.6", "counts 1 for seven pairs", rescored("seven pairs", 1)),
    Mutant("SC-4.1.11", "counts 2 for a root", rescored("root", 2)),
    Mutant("SC-4.1.12", "counts nothing for a kong replacement", rescored("kong replacement", 0)),
    Mutant("SC-4.1.12", "counts nothing for the last tile", rescored("last tile", 0)),
    Mutant("SC-5.2.2", "lets a pig pay after a third win", {"play.after_wins": pigs_pay_after_a_third_win}),
)
"""Those of the sentences, and mistakes that only a whole deal brings together."""


@pytest.mark.parametrize("name", SCRIPTS)
def test_each_sentence_a_deal_names_is_one_it_breaks_with(name: str) -> None:
    assert unbroken(SCRIPTS[name], MUTANTS) == []


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("three-winners-one-by-one", "lets a pig pay after a third win"),
        ("three-winners-one-by-one", "gives back after a third win"),
        ("third-win-on-the-last-tile", "counts nothing for the last tile"),
        ("third-win-on-the-last-tile", "lets a pig pay after a third win"),
        ("two-flower-pigs", "lets a pig pay nothing to winners"),
        ("two-robbers-of-one-kong", "knows one robber"),
        ("two-robbers-of-one-kong", "goes on behind the discarder after a win"),
        ("kong-on-kong-on-replacement", "counts nothing for a kong replacement"),
        ("ready-konger-keeps-its-fee", "forbids a pung with the wall empty"),
        ("ready-konger-keeps-its-fee", "lets ready players give back too"),
        ("win-on-the-last-discard", "counts the last tile only when drawn"),
        ("win-on-the-last-discard", "puts a pung before a win"),
        ("exhaustion-pig-refunds-ready-check", "gives nothing back to winners"),
        ("exhaustion-pig-refunds-ready-check", "lets a pig pay this too"),
        ("capped-self-draw", "caps what a self-draw pays at 32"),
        ("dealer-wins-as-dealt", "allows no win before the first draw"),
        ("passed-claims-are-taken-later", "puts a pung before a win"),
        ("three-wins-on-one-discard", "begins with seat A"),
    ],
)
def test_the_point_of_a_deal_is_missed_by(name: str, says: str) -> None:
    (mutant,) = (mutant for mutant in MUTANTS if mutant.says == says)
    assert catches(SCRIPTS[name], mutant)


@pytest.mark.parametrize(
    ("ruling", "says"),
    [
        ("SC-2.1.5", "hides claims from who holds void tiles"),
        ("SC-2.1.5", "hides kongs from who holds void tiles"),
        ("SC-3.2.6", "returns no fees to winners"),
        ("SC-4.1.12", "counts the last tile only when drawn"),
        ("SC-5.2.2", "lets a pig pay nothing to winners"),
        ("SC-5.2.3", "lets a pig pay this too"),
        ("SC-gap-1", "goes on behind the discarder after a win"),
        ("SC-gap-4", "allows no win before the first draw"),
        ("SC-gap-5", "replaces from the front"),
        ("SC-gap-6", "forbids a pung with the wall empty"),
        ("SC-gap-7", "forces wins on discards"),
        ("SC-gap-8", "gives the tile back to who is robbed"),
        ("SC-gap-9", "gives the tile to the first winner"),
        ("SC-gap-11", "collects penalties after a third win on the last tile"),
    ],
)
def test_only_deals_that_say_so_rest_on_a_ruling(ruling: str, says: str) -> None:
    (mutant,) = (mutant for mutant in MUTANTS if mutant.says == says)
    resting = {name for name, script in SCRIPTS.items() if catches(script, mutant)}
    reading = {
        name for name, script in SCRIPTS.items() if ruling in {each.ruling for each in script.readings}
    }
    assert resting
    assert resting <= reading
