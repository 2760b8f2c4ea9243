"""What holds at every decision point of every Sichuan deal, however it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.games import game
from cardavia.table import Position, Seat
from tests.games.melding import kongs_have_a_replacement, one_seat_at_most_melds, only_discards_after_a_pung
from tests.games.walks import (
    Course,
    Renaming,
    Step,
    accepts_only_what_it_offers,
    agrees_when_renamed,
    asks_as_shown,
    cards_shown,
    dealt_in_another_order,
    examples,
    favourite,
    repeats_itself,
    walk,
)

from .strategies import clustered_deal, robbable_deal

SICHUAN = game("sichuan")
DECK = SICHUAN.shape.deck
SEATS = SICHUAN.shape.seats
VERBS = ("win", "kong", "pung", "pass", "discard")
EVERY_DECISION = (
    "win",
    "pass",
    "pung",
    "kong",
    *(f"void {suit}" for suit in "mps"),
    *(f"{verb} {card}" for verb in ("discard", "kong") for card in DECK.faces),
)


def played(course: Course) -> Iterator[Step]:
    """All decision points of a deal."""
    return walk(SICHUAN, course, chosen)


def chosen(random: Random, course: Course, shown: Position, seat: Seat) -> str:
    """Mostly the shortest suit, the card just drawn and the liked verb; now and then anything, or a win."""
    options = shown.options[seat]
    if random.random() < (0.15 if shown.phase == "void" else 0.05):
        return random.choice(options)
    if shown.phase == "rob":
        return random.choice(("win", "pass"))
    if "win" in options and course.liked != PATIENT and random.random() < 0.3:
        return "win"
    if shown.phase == "void":
        return min(options, key=lambda void: sum(card[1] == void[-1] for card in shown.hands[seat]))
    return favourite(random, course, shown, seat)


PATIENT = ("kong", "pung", "pass", "discard", "win")
seeds = st.integers(0, 2**32)
deals = st.one_of(*(seeds.map(deal) for deal in (SICHUAN.shape.shuffle, clustered_deal, robbable_deal)))
tastes = st.one_of(st.permutations(VERBS).map(tuple), st.just(PATIENT))
courses = st.builds(Course, deals, seeds, tastes)


def test_the_courses_reach_every_window_and_every_ending() -> None:
    seen: Counter[str] = Counter()

    @examples(80)
    @given(courses)
    def look(course: Course) -> None:
        for _, shown, decisions in played(course):
            seen[shown.phase] += 1
            seen[f"ends with {len(shown.out or ())} winners"] += shown.result is not None
            wins = list(decisions.values()).count("win")
            seen["a kong is robbed"] += shown.phase == "rob" and wins > 0
            seen["a robbery is declined"] += shown.phase == "rob" and wins < len(decisions)
            seen["several win at once"] += wins > 1
            seen["an empty wall is played on"] += not shown.stock and bool(shown.options)
            seen.update(meld.kind for melds in shown.melds.values() for meld in melds)

    look()
    expected = {"void", "claim", "a kong is robbed", "a robbery is declined"}
    expected |= {"several win at once", "an empty wall is played on"}
    expected |= {f"ends with {winners} winners" for winners in range(4)}
    expected |= {"pung", "kong", "concealed kong", "added kong"}
    assert {what for what in expected if not seen[what]} == set()


@examples(40)
@given(courses)
def test_all_108_cards_are_somewhere_once(course: Course) -> None:
    deck = Counter(dict.fromkeys(DECK.faces, DECK.copies))
    dealt = Counter(course.setup.stock)
    for _, shown, _ in played(course):
        lying = cards_shown(shown)
        assert lying.total() + shown.stock == 108
        assert not lying - deck
        assert not (deck - lying) - dealt


@examples(40)
@given(courses)
def test_points_are_passed_around_and_end_as_the_result(course: Course) -> None:
    for _, shown, _ in played(course):
        assert shown.points is not None
        assert sum(shown.points.values()) == 0
    assert shown.result is not None
    assert shown.result.points == shown.points


@examples(15)
@given(courses)
def test_exactly_the_listed_options_are_accepted(course: Course) -> None:
    for step in played(course):
        accepts_only_what_it_offers(SICHUAN, step, EVERY_DECISION)


@examples(40)
@given(courses)
def test_the_seats_asked_are_those_shown_and_no_window_is_idle(course: Course) -> None:
    for step in played(course):
        asks_as_shown(SICHUAN, step)
        assert all(set(options) != {"pass"} for options in step.shown.options.values())


@examples(40)
@given(courses)
def test_whoever_has_won_is_never_asked_and_keeps_its_cards(course: Course) -> None:
    kept: dict[Seat, tuple[object, object]] = {}
    for _, shown, _ in played(course):
        out = shown.out or ()
        assert len(set(out)) == len(out) <= 3
        assert not set(out) & set(shown.options)
        for seat in out:
            cards = (shown.hands[seat], shown.melds[seat])
            assert kept.setdefault(seat, cards) == cards


@examples(40)
@given(courses)
def test_the_third_win_or_the_empty_wall_ends_the_deal(course: Course) -> None:
    for _, shown, _ in played(course):
        if shown.result is None:
            assert len(shown.out or ()) < 3
        else:
            assert shown.result.winners == shown.out
            assert shown.result.ending == ("win" if len(shown.result.winners) == 3 else "exhausted")
            assert shown.stock == 0 or shown.result.ending == "win"


@examples(60)
@given(courses)
def test_no_kong_without_a_replacement(course: Course) -> None:
    kongs_have_a_replacement(played(course))


@examples(40)
@given(courses)
def test_one_seat_at_most_can_meld_a_discard(course: Course) -> None:
    one_seat_at_most_melds(played(course))


def test_void_tiles_are_discarded_first_and_never_melded() -> None:
    tempted: Counter[str] = Counter()

    @examples(120)
    @given(courses)
    def look(course: Course) -> None:
        for _, shown, decisions in played(course):
            thrown = {decision[-2:] for decision in decisions.values() if decision.startswith("discard")}
            for seat, void in (shown.void or {}).items():
                assert not any(card[1] == void for meld in shown.melds[seat] for card in meld.cards)
                held = [card for card in shown.hands[seat] if card[1] == void]
                discards = {option for option in shown.options.get(seat, ()) if option.startswith("discard")}
                if discards and held:
                    assert discards == {f"discard {card}" for card in held}
                    tempted["discard"] += len(held) < len(shown.hands[seat])
                tempted["pung"] += seat not in decisions and any(held.count(card) > 1 for card in thrown)
                tempted["kong"] += bool(discards) and 4 in Counter(held).values()

    look()
    assert min(tempted["discard"], tempted["pung"], tempted["kong"]) > 10, tempted


def test_a_pung_is_followed_by_a_discard_and_nothing_else() -> None:
    tempted = 0

    @examples(80)
    @given(courses)
    def look(course: Course) -> None:
        nonlocal tempted
        tempted += only_discards_after_a_pung(played(course))

    look()
    assert tempted > 3


def test_every_declared_win_counts_in_turn_order_and_before_every_meld() -> None:
    seen: Counter[str] = Counter()

    @examples(150)
    @given(courses)
    def look(course: Course) -> None:
        mover = course.setup.dealer
        for (_, before, decisions), (_, after, _) in pairwise(played(course)):
            mover = next((seat for seat, decision in decisions.items() if " " in decision), mover)
            behind = [SEATS[(SEATS.index(mover) + step) % 4] for step in (1, 2, 3, 4)]
            winners = [seat for seat in behind if decisions.get(seat) == "win"]
            assert after.out == (*(before.out or ()), *winners)
            if winners:
                assert after.melds == before.melds
                seen["several"] += len(winners) > 1
                seen["a meld was claimed too"] += bool({"pung", "kong"} & set(decisions.values()))

    look()
    assert min(seen["several"], seen["a meld was claimed too"]) > 1, seen


def test_an_added_kong_is_robbed_or_stands_and_is_paid() -> None:
    seen: Counter[str] = Counter()

    @examples(100)
    @given(st.builds(Course, seeds.map(robbable_deal), seeds, st.just(PATIENT)))
    def look(course: Course) -> None:
        mover = course.setup.dealer
        for (_, before, decisions), (_, after, _) in pairwise(played(course)):
            mover = next((seat for seat, decision in decisions.items() if " " in decision), mover)
            if before.phase != "rob":
                continue
            robbed = "win" in decisions.values()
            kinds = {meld.cards[0]: meld.kind for meld in after.melds[mover]}
            assert kinds[before.card or ""] == ("pung" if robbed else "added kong")
            assert before.points is not None
            assert after.points is not None
            if robbed:
                assert after.table[mover][-1] == before.card
            else:
                assert after.points[mover] - before.points[mover] == 3 - len(before.out or ())
                assert after.stock == before.stock - 1
            seen["robbed" if robbed else "stands"] += 1

    look()
    assert min(seen["robbed"], seen["stands"]) > 1, seen


@examples(40)
@given(courses)
def test_hands_hold_thirteen_tiles_less_three_a_meld_between_turns(course: Course) -> None:
    for _, shown, _ in played(course):
        for seat in SEATS:
            spare = len(shown.hands[seat]) + 3 * len(shown.melds[seat]) - 13
            to_discard = any(option.startswith("discard") for option in shown.options.get(seat, ()))
            dealt_one_more = shown.phase == "void" and seat == course.setup.dealer
            if seat not in (shown.out or ()):
                assert spare == (to_discard or dealt_one_more)


@examples(25)
@given(courses)
def test_the_same_decisions_lead_to_the_same_positions_and_leave_old_states_alone(course: Course) -> None:
    repeats_itself(SICHUAN, course.setup, list(played(course)))


@examples(25)
@given(courses, seeds)
def test_the_order_in_which_a_hand_is_dealt_does_not_matter(course: Course, seed: int) -> None:
    mixed = dealt_in_another_order(course, seed)
    assert [step.shown for step in played(mixed)] == [step.shown for step in played(course)]


@pytest.mark.parametrize("suits", ["msp", "pms", "psm", "smp", "spm"])
def test_other_names_of_the_suits_change_nothing_else(suits: str) -> None:
    names = Renaming({seat: seat for seat in SEATS}, str.maketrans("mps", suits))

    @examples(12)
    @given(courses)
    def compare(course: Course) -> None:
        agrees_when_renamed(SICHUAN, course.setup, list(played(course)), names)

    compare()


@pytest.mark.parametrize("turned", [1, 2, 3])
def test_the_table_may_be_turned(turned: int) -> None:
    names = Renaming(dict(zip(SEATS, SEATS[turned:] + SEATS[:turned], strict=True)), {})

    @examples(20)
    @given(courses)
    def compare(course: Course) -> None:
        agrees_when_renamed(SICHUAN, course.setup, list(played(course)), names)

    compare()
