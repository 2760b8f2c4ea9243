"""The scripted deals of Nantong: their figures add up without any engine, all is shown, each bites."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations

import pytest

from cardavia.authoring.load import deals
from cardavia.mutants import mutants
from cardavia.sources import feature_files
from cardavia.table import Seat
from tests import scripted
from tests.nantong import oracle
from tests.scripted import Written, catches, decisions, payments, points, unbroken

SCRIPTS = deals("nantong")
MUTANTS = mutants("nantong")
FEATURES = "".join(path.read_text(encoding="utf-8") for path in feature_files("nantong"))
SEATS = ("A", "B", "C")
written = partial(scripted.written, "nantong")

SETS = ("pung", "kong", "added", "concealed", "three", "four", "shown", "hezi")
"""How the items begin that whoever has not won may have as well (NT-4.2)."""
SHAPES = {"qing", "piao", "tazi"}
OCCASIONS = {"kong replacement": "replacement"} | {
    f"times {name}": name.replace(" ", "_") for name in ("first discard", "ready", "last card")
}
"""What an item says of how a hand was won."""

every_deal = pytest.mark.parametrize("name", SCRIPTS)


def counts(deal: Written, seat: Seat) -> dict[str, int]:
    return {item: int(value) for item, value in deal["result"]["counts"][seat].items()}


def total(deal: Written, seat: Seat) -> int:
    """All that is added, then doubled for each `times`, then rounded (NT-4.1.1, NT-4.11.1)."""
    hu, doubled = 0, 1
    for item, value in counts(deal, seat).items():
        if item.startswith("times"):
            doubled *= value
        elif item != "rounding":
            hu += value
    return hu * doubled + counts(deal, seat).get("rounding", 0)


def totals(deal: Written) -> dict[Seat, int]:
    return {seat: total(deal, seat) for seat in SEATS}


@every_deal
def test_a_scenario_refers_to_it(name: str) -> None:
    assert f"Given the scripted deal {name}\n" in FEATURES


# Their figures add up without any engine


@every_deal
def test_it_goes_to_the_result(name: str) -> None:
    result = written(name)["result"]
    assert set(result) == {"ending", "winners", "counts", "pays", "points", "next dealer"}
    assert set(result["counts"]) == set(SEATS)
    assert result["ending"] == ("win" if result["winners"] else "exhausted")


@every_deal
def test_the_points_are_the_differences_of_the_totals(name: str) -> None:
    assert points(written(name)) == oracle.points(totals(written(name)))


@every_deal
def test_every_two_seats_settle_what_lies_between_them(name: str) -> None:
    deal = written(name)
    cause = "difference in hu" if deal["result"]["winners"] else "difference in base hu"
    found, due = totals(deal), set()
    for pair in combinations(SEATS, 2):
        low, high = sorted(pair, key=lambda seat: found[seat])
        if found[low] < found[high]:
            due.add((low, high, found[high] - found[low], cause))
    assert len(payments(deal)) == len(due)
    assert set(payments(deal)) == due


@every_deal
def test_only_the_winner_has_more_than_base_hu(name: str) -> None:
    deal = written(name)
    for seat in SEATS:
        items = {item for item in counts(deal, seat) if item != "rounding"}
        added = {item for item in items if not item.startswith(SETS)}
        assert len(added & SHAPES) == (seat in deal["result"]["winners"])
        assert not added or seat in deal["result"]["winners"]


@every_deal
def test_only_what_is_missing_to_a_ten_is_rounded(name: str) -> None:
    deal = written(name)
    for seat in SEATS:
        assert total(deal, seat) % 10 == 0
        assert counts(deal, seat).get("rounding", 1) in range(1, 10)


@every_deal
def test_the_totals_are_those_of_an_exhaustive_search(name: str) -> None:
    """By the cards that each seat has in the end, and how the deal says it was won."""
    deal, script = written(name), SCRIPTS[name]
    over = scripted.played(script)
    (*_, move), winners = script.moves(), deal["result"]["winners"]
    for seat in SEATS:
        melds = [(meld.kind, meld.cards) for meld in over.melds[seat]]
        held = oracle.Held(over.hands[seat], melds, script.setup.indicators)
        if seat not in winners:
            assert total(deal, seat) == oracle.rounded(oracle.base(held))
            continue
        assert move[seat] == "win"
        items = counts(deal, seat)
        is_heavenly, drawn = "times heavenly win" in items, "self-draw" in items
        said = {field: True for item, field in OCCASIONS.items() if item in items}
        hand = oracle.Win(None if is_heavenly else over.card, drawn, **said)
        assert total(deal, seat) == oracle.rounded(oracle.best(held, hand) or 0)


@every_deal
def test_the_seat_behind_the_dealer_deals_next(name: str) -> None:
    deal = written(name)
    assert deal["result"]["next dealer"] == SEATS[SEATS.index(deal["dealer"]) - 2]


# All that must be shown is there


def winner(deal: Written) -> Seat | None:
    return next(iter(deal["result"]["winners"]), None)


def won_with(deal: Written, *items: str) -> bool:
    """Whether the winner counts all these."""
    seat = winner(deal)
    return seat is not None and set(items) <= set(counts(deal, seat))


def declined(deal: Written) -> int:
    """How often the winner could have won before and did not."""
    offers = (
        {**step["expect"].get("may", {}), **step["expect"].get("may only", {})}
        for step in deal["steps"]
        if "expect" in step
    )
    return sum("win" in offered.get(winner(deal), ()) for offered in offers) - 1


def kongs_of_one_turn(deal: Written) -> int:
    """How many kongs one seat makes right after another."""
    longest = length = 0
    for step in decisions(deal):
        length = length + 1 if any(made.startswith("kong") for made in step.values()) else 0
        longest = max(longest, length)
    return longest


def is_counted(deal: Written, *kinds: str) -> bool:
    """Whether sets of all these kinds are counted, by whomever."""
    items = [item for seat in SEATS for item in counts(deal, seat)]
    return all(any(item.startswith(kind) for item in items) for kind in kinds)


KINDS: Mapping[str, tuple[set[str], Callable[[Written], bool]]] = {
    "a heavenly win": (
        {"NT-2.7.2", "NT-4.10.3"},
        lambda deal: won_with(deal, "times heavenly win"),
    ),
    "a ready player who declines twice, then wins": (
        {"NT-2.6.3", "NT-3.3.2", "NT-3.3.5"},
        lambda deal: won_with(deal, "times ready") and declined(deal) == 2,
    ),
    "Hezi and a shown quad": (
        {"NT-2.3.1", "NT-2.5.1", "NT-2.5.2"},
        lambda deal: is_counted(deal, "hezi", "shown quad"),
    ),
    "one added kong made, another robbed": (
        {"NT-3.1.3", "NT-3.1.4"},
        lambda deal: (
            winner(deal) is not None
            and is_counted(deal, "added kong")
            and decisions(deal)[-2] == {"A": "kong 5m"}
            and any(item.startswith("pung 555m") for item in counts(deal, "A"))
        ),
    ),
    "an exhausted stock, base hu on every seat": (
        {"NT-1.2.2", "NT-3.3.4", "NT-4.11.4"},
        lambda deal: deal["result"]["ending"] == "exhausted" and all(totals(deal).values()),
    ),
    "a loser with more than the winner, who pays": (
        {"NT-1.2.1", "NT-4.1.2"},
        lambda deal: winner(deal) is not None and points(deal)[winner(deal) or ""] < 0,
    ),
    "two who want to win on one discard": (
        {"NT-3.2.2", "NT-4.10.4"},
        lambda deal: list(decisions(deal)[-1].values()) == ["win", "win"],
    ),
    "three kongs in a row, of each kind, and a win on the replacement": (
        {"NT-3.1.2", "NT-3.1.3", "NT-3.2.4"},
        lambda deal: (
            kongs_of_one_turn(deal) == 3
            and won_with(deal, "kong replacement")
            and is_counted(deal, "kong", "added kong", "concealed kong")
        ),
    ),
    "a win on the last card, which replaces a kong": (
        {"NT-3.3.3", "NT-4.9.1", "NT-4.10.3"},
        lambda deal: won_with(deal, "kong replacement", "times last card"),
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
        ("exhausted-stock-settles-base-hu", "NT-3.3.4 offers no pung of the last discard"),
        ("exhausted-stock-settles-base-hu", "NT-3.3.4 settles nothing"),
        ("heavenly-win-after-a-shown-triplet", "NT-2.7.2 gives the bonus for a self-draw"),
        ("heavenly-win-after-a-shown-triplet", "NT-2.7.2 lets a shown triplet spoil it"),
        ("hezi-and-a-shown-quad", "NT-2.5.1 replaces one card"),
        ("hezi-and-a-shown-quad", "NT-2.7.2 calls any self-draw of the dealer heavenly"),
        ("three-kongs-in-one-turn", "NT-3.1.2 rewards only the first kong of a seat"),
        ("kong-replacement-on-the-last-card", "NT-3.3.3 needs two cards"),
        ("loser-beats-the-winner", "NT-1.2.1 lets no winner pay"),
        ("loser-beats-the-winner", "NT-4.1.2 gives losers no more than the winner"),
        ("ready-player-declines-then-wins", "NT-3.3.2 lets ready seats pung and kong"),
        ("ready-player-declines-then-wins", "NT-3.3.5 bars a win with a card passed before"),
        ("robbed-kong", "NT-3.1.4 counts the kong that was robbed"),
        ("robbed-kong", "NT-3.1.4 knows no robbery"),
        ("robbed-kong", "NT-3.1.3 never lets a pung grow"),
        ("two-win-on-the-first-discard", "NT-3.2.2 begins with the far seat"),
        ("two-win-on-the-first-discard", "NT-3.2.2 counts everyone who wins"),
    ],
)
def test_the_point_of_a_deal_is_missed_by(name: str, says: str) -> None:
    (mutant,) = (mutant for mutant in MUTANTS if str(mutant) == says)
    assert catches(SCRIPTS[name], mutant)
