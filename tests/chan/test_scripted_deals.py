"""The scripted deals of Chắn: their figures add up without any engine, all is shown, each bites."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path

import pytest

from cardavia.authoring.load import deals
from cardavia.games.chan.cards import DECK
from cardavia.mutants import mutants
from cardavia.sources import deal_files, feature_files
from cardavia.table import SEATS, Decision, Meld, Seat
from tests import scripted
from tests.scripted import Written, catches, decisions, payments, points, unbroken

from . import oracle
from .oracle import Group, Won

SCRIPTS = deals("chan")
MUTANTS = mutants("chan")
FEATURES = "".join(path.read_text(encoding="utf-8") for path in feature_files("chan"))
written = partial(scripted.written, "chan")

every_deal = pytest.mark.parametrize("name", SCRIPTS)


def winner(deal: Written) -> Seat | None:
    return next(iter(deal["result"]["winners"]), None)


def counts(deal: Written) -> dict[str, int]:
    """The items of the winner, if there is one."""
    counted = deal["result"].get("counts", {})
    return {item: int(value) for items in counted.values() for item, value in items.items()}


def made(deal: Written) -> list[tuple[Seat, Decision]]:
    """All decisions in order."""
    return [(seat, decision) for step in decisions(deal) for seat, decision in step.items()]


def offered(deal: Written) -> Iterable[tuple[str, Seat, list[str]]]:
    """What each seat is said to be able to do and not to be, step by step."""
    for step in deal["steps"]:
        for kind in ("may", "may only", "may not"):
            for seat, options in step.get("expect", {}).get(kind, {}).items():
                yield kind, seat, options


def group(meld: Meld) -> Group:
    """The cards of a meld as the oracle has them; which card of a Cạ came from the hand does not matter."""
    return tuple(meld.cards)


@pytest.mark.parametrize("path", deal_files("chan"), ids=lambda path: path.stem)
def test_a_file_is_named_like_its_deal(path: Path) -> None:
    assert path.stem in SCRIPTS


@every_deal
def test_a_scenario_refers_to_it(name: str) -> None:
    assert f"Given the scripted deal {name}\n" in FEATURES


# Their figures add up without any engine


@every_deal
def test_it_goes_to_the_result(name: str) -> None:
    result = written(name)["result"]
    won = {"counts", "pays"} if result["winners"] else set()
    assert set(result) == {"ending", "winners", "points"} | won
    assert set(result.get("counts", {})) == set(result["winners"])
    assert result["ending"] == ("win" if result["winners"] else "exhausted")


@every_deal
def test_three_losers_pay_the_whole_score(name: str) -> None:
    """CH-4.8.1; nobody pays in a draw (CH-4.8.2)."""
    deal = written(name)
    taker, score = winner(deal), sum(counts(deal).values())
    if taker is None:
        assert points(deal) == dict.fromkeys(SEATS, 0)
        return
    losers = [seat for seat in SEATS if seat != taker]
    assert payments(deal) == [(loser, taker, score, "win") for loser in losers]
    assert points(deal) == {seat: 3 * score if seat == taker else -score for seat in SEATS}


@every_deal
def test_the_winner_counts_what_ten_pairs_found_one_by_one_are_worth(name: str) -> None:
    """By the cards that the winner has in the end, the one it won on, and those it was dealt."""
    deal, script = written(name), SCRIPTS[name]
    taker = winner(deal)
    if taker is None:
        return
    over = scripted.played(script)
    is_dealt = decisions(deal) == [{taker: "win"}]
    card = None if is_dealt else over.card
    concealed = (*over.hands[taker], *([card] if card else ()))
    own_gate = card is not None and over.table[taker][-1:] == (card,)
    won = Won(
        concealed, tuple(map(group, over.melds[taker])), card, own_gate, tuple(script.setup.hands[taker])
    )
    assert sum(counts(deal).values()) == oracle.total(oracle.bonuses(won))
    assert set(counts(deal)) == set(oracle.bonuses(won)) or counts(deal) == {"u xuong": 2}


def last_card(deal: Written) -> str:
    """The card that lies last in front of a seat where the deal looks at it for the last time."""
    thrown = [step["expect"]["thrown"] for step in deal["steps"] if "thrown" in step.get("expect", {})]
    (card,) = DECK.parse(list(thrown[-1].values())[-1])
    return card


# All that must be shown is there


KINDS: Mapping[str, tuple[set[str], Callable[[Written], bool]]] = {
    "a Thiên ù": (
        {"CH-3.7.2", "CH-4.2.1"},
        lambda deal: made(deal) == [(deal["dealer"], "win")] and "thien u" in counts(deal),
    ),
    "Chi chi refused with seven Chắn, won on with six": (
        {"CH-1.3.1"},
        lambda deal: (
            any(
                kind == "may not" and seat != winner(deal) and "win" in options
                for kind, seat, options in offered(deal)
            )
            and "bach thu" in counts(deal)
            and last_card(deal) == "C"
        ),
    ),
    "two Chíu in one round, worth nothing": (
        {"CH-3.6.1", "CH-3.6.4", "CH-4.4.1"},
        lambda deal: [did for _, did in made(deal)].count("chiu") == 2 and counts(deal) == {"u xuong": 2},
    ),
    "a Chíu that wins on a discard, which another seat could take": (
        {"CH-3.7.1", "CH-4.4.1"},
        lambda deal: "chiu u" in counts(deal) and set(decisions(deal)[-1].values()) == {"win", "take"},
    ),
    "a face that was passed and may not be discarded, and so a win": (
        {"CH-3.4.3", "CH-3.7.1"},
        lambda deal: (
            "chiu u" in counts(deal)
            and any(kind == "may only" and len(options) == 1 for kind, _, options in offered(deal))
        ),
    ),
    "an exhausted stock, its last card taken": (
        {"CH-4.8.2"},
        lambda deal: (
            winner(deal) is None and [did for _, did in made(deal)[-3:]] == ["take", "discard 3N", "pass"]
        ),
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_deal_shows(kind: str) -> None:
    sentences, shows = KINDS[kind]
    found = [name for name in SCRIPTS if sentences <= set(SCRIPTS[name].sentences) and shows(written(name))]
    assert len(found) == 1


# Each bites


@every_deal
def test_each_sentence_a_deal_names_is_one_it_breaks_with(name: str) -> None:
    assert unbroken(SCRIPTS[name], MUTANTS) == []


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("dealer-wins-with-the-dealt-twenty", "CH-3.7.2 knows no Thiên ù"),
        ("dealer-wins-with-the-dealt-twenty", "CH-4.2.1 counts an Ù chì for a Thiên ù"),
        ("dealer-wins-with-the-dealt-twenty", "CH-1.3.1 wants exactly six Chắn of a dealt hand with Chi chi"),
        ("dealer-wins-with-the-dealt-twenty", "CH-4.8.1 pays the dealer double"),
        ("chi-chi-with-seven-and-with-six", "CH-1.3.1 lets Chi chi win with more than six Chắn"),
        ("chi-chi-with-seven-and-with-six", "CH-1.3.1 overlooks what was laid when Chi chi wins"),
        ("chi-chi-with-seven-and-with-six", "CH-3.4.3 locks nothing"),
        ("chi-chi-with-seven-and-with-six", "CH-4.3.1 counts 6 for a Bạch thủ on Chi chi"),
        ("two-chiu-in-one-round", "CH-3.6.4 goes on behind the claimant"),
        ("two-chiu-in-one-round", "CH-3.6.4 lets the discard lie in the claimant's gate"),
        ("two-chiu-in-one-round", "CH-3.6.2 ranks a capture before a Chíu"),
        ("two-chiu-in-one-round", "CH-4.4.1 pays for a Chíu that did not win"),
        ("fourth-card-discarded", "CH-3.7.1 lets a Chíu win on a stock card only"),
        ("fourth-card-discarded", "CH-4.4.1 counts a Bòn beside a Chíu ù"),
        ("fourth-card-discarded", "CH-4.8.1 lets a discarder pay for all"),
        ("locked-face-decides", "CH-3.4.3 locks nothing"),
        ("locked-face-decides", "CH-3.4.3 lifts a lock when a card is turned up"),
        ("drawn-after-the-last-card", "CH-4.8.2 pays for a Chíu in a draw"),
        ("drawn-after-the-last-card", "CH-4.8.2 does not turn up the last card"),
        ("drawn-after-the-last-card", "CH-3.6.3 draws a card after a Chíu"),
    ],
)
def test_the_point_of_a_deal_is_missed_by(name: str, says: str) -> None:
    (mutant,) = (mutant for mutant in MUTANTS if str(mutant) == says)
    assert catches(SCRIPTS[name], mutant)
