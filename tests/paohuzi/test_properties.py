"""What holds at every decision point of every Pao Hu Zi deal, however it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.games import game
from cardavia.games.paohuzi.groups import CHI
from cardavia.table import Position, Seat
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
    repeats_itself,
    walk,
)

from .deals import clustered_deal, waiting_deal

PAOHUZI = game("paohuzi")
DECK = PAOHUZI.shape.deck
SEATS = PAOHUZI.shape.seats
VERBS = ("win", "pao", "peng", "chi", "discard", "pass")
EVERY_DECISION = (
    "win",
    "pass",
    "pao",
    "peng",
    "chi",
    *(f"chi {group.named_cards}" for group in CHI),
    *(f"discard {card}" for card in DECK.faces),
)
CLAIMS = ("peng", "chi")


def played(course: Course) -> Iterator[Step]:
    """All decision points of a deal."""
    return walk(PAOHUZI, course, chosen)


def chosen(random: Random, course: Course, shown: Position, seat: Seat) -> str:
    """Mostly the liked verb, with the loneliest card for a discard; now and then anything, or a win."""
    options = shown.options[seat]
    if random.random() < 0.05:
        return random.choice(options)
    if "win" in options and random.random() < 0.3:
        return "win" if course.liked != PATIENT else random.choice([o for o in options if o != "win"])
    verb = min((option.split()[0] for option in options), key=course.liked.index)
    fitting = [option for option in options if option.split()[0] == verb]
    if verb == "discard":
        return min(fitting, key=lambda option: company(shown.hands[seat], option.split()[1]))
    return random.choice(fitting)


def company(hand: tuple[str, ...], card: str) -> int:
    """How many cards of the hand lie near a card."""
    size, rank = card[0], int(card[1:])
    return sum(3 * (other == card) + (other[0] == size and abs(int(other[1:]) - rank) <= 1) for other in hand)


PATIENT = ("pao", "peng", "chi", "pass", "discard", "win")
seeds = st.integers(0, 2**32)
deals = st.one_of(*(seeds.map(deal) for deal in (PAOHUZI.shape.shuffle, clustered_deal, waiting_deal)))
tastes = st.one_of(st.permutations(VERBS).map(tuple), st.just(PATIENT), st.just(VERBS))
courses = st.builds(Course, deals, seeds, tastes)
eager_courses = st.builds(Course, seeds.map(waiting_deal), seeds, st.just(VERBS))


def fours(shown: Position, seat: Seat) -> int:
    """How many ti and pao a seat has laid."""
    return sum(meld.kind in {"ti", "pao"} for meld in shown.melds[seat])


def cards_of(shown: Position, seat: Seat) -> int:
    """All cards of a seat, laid and in the hand."""
    return len(shown.hands[seat]) + sum(len(meld.cards) for meld in shown.melds[seat])


def verbs(options: tuple[str, ...]) -> set[str]:
    return {option.split()[0] for option in options}


def test_the_courses_reach_every_window_every_meld_and_every_ending() -> None:
    seen: Counter[str] = Counter()

    @examples(200)
    @given(courses)
    def look(course: Course) -> None:
        opening = next(played(course)).shown
        for seat in SEATS:
            seen[f"{fours(opening, seat)} opening ti"] += 1
        for state, shown, decisions in played(course):
            seen[shown.phase] += 1
            seen[shown.result.ending if shown.result else "goes on"] += 1
            seen["a dead hand"] += any(state.dead)
            seen["a cancelled discard is left"] += any(state.waived)
            seen["several can win"] += sum("win" in options for options in shown.options.values()) > 1
            seen["several win at once"] += list(decisions.values()).count("win") > 1
            seen["no discard beside the win"] += shown.phase == "completed" and any(
                "pass" in options for options in shown.options.values()
            )
            seen["bi"] += any(" / " in decision for decision in decisions.values())
            seen["three groups at once"] += any(decision.count(" / ") == 2 for decision in decisions.values())
            seen.update(meld.kind for melds in shown.melds.values() for meld in melds)

    look()
    expected = {"opening", "discard", "completed", "claim", "reveal", "over", "win", "exhausted"}
    expected |= {"ti", "pao", "wei", "peng", "chi", "bi", "a dead hand", "a cancelled discard is left"}
    expected |= {"several can win", "several win at once", "no discard beside the win"}
    expected |= {f"{number} opening ti" for number in range(4)}
    assert {what for what in expected if not seen[what]} == set(), seen


@examples(60)
@given(courses)
def test_all_80_cards_are_somewhere_once(course: Course) -> None:
    deck = Counter(dict.fromkeys(DECK.faces, DECK.copies))
    for _, shown, _ in played(course):
        stock = Counter(course.setup.stock[len(course.setup.stock) - shown.stock :])
        assert cards_shown(shown) + stock == deck


@examples(60)
@given(courses)
def test_the_winner_is_paid_by_both_opponents_and_a_draw_by_nobody(course: Course) -> None:
    *_, (_, shown, _) = played(course)
    assert shown.result is not None
    points = shown.result.points
    assert sum(points.values()) == 0
    if shown.result.ending == "exhausted":
        assert (shown.result.winners, set(points.values()), shown.stock) == ((), {0}, 0)
        return
    (winner,) = shown.result.winners
    assert shown.result.scores is not None
    huxi = sum(item.value for item in shown.result.scores[winner])
    assert huxi >= 15
    tun = 1 + (huxi - 15) // 3
    assert points == {seat: 2 * tun if seat == winner else -tun for seat in SEATS}
    assert shown.ledger is not None
    assert {(entry.payer, entry.receiver, entry.amount) for entry in shown.ledger} == {
        (seat, winner, tun) for seat in SEATS if seat != winner
    }


@examples(15)
@given(courses)
def test_exactly_the_listed_options_are_accepted(course: Course) -> None:
    for step in played(course):
        accepts_only_what_it_offers(PAOHUZI, step, EVERY_DECISION)


@examples(40)
@given(courses)
def test_the_seats_asked_are_those_shown_and_no_window_is_idle(course: Course) -> None:
    for step in played(course):
        asks_as_shown(PAOHUZI, step)
        assert all(set(options) != {"pass"} for options in step.shown.options.values())


@examples(80)
@given(courses)
def test_hands_keep_the_size_that_seven_groups_need(course: Course) -> None:
    for state, shown, _ in played(course):
        for place, seat in enumerate(SEATS):
            rested = shown.phase in {"reveal", "claim"} or "discard" not in verbs(shown.options.get(seat, ()))
            if shown.result or shown.phase in {"opening", "completed"} or state.waived[place] or not rested:
                continue
            number = fours(shown, seat)
            if state.dead[place]:
                assert cards_of(shown, seat) == 21 + number
                assert set(Counter(shown.hands[seat]).values()) <= {3}
            else:
                assert cards_of(shown, seat) == 20 + max(0, number - 1)
                assert len(shown.hands[seat]) % 3 == (1 if number else 2)


@examples(40)
@given(courses)
def test_a_discard_is_due_with_one_card_more_than_at_rest(course: Course) -> None:
    for _, shown, _ in played(course):
        if shown.phase == "discard":
            (seat,) = shown.options
            assert cards_of(shown, seat) == 21 + max(0, fours(shown, seat) - 1)


@examples(40)
@given(courses)
def test_hands_never_hold_a_four_and_kans_stay_whole(course: Course) -> None:
    for (_, before, decisions), (_, after, _) in pairwise(played(course)):
        for seat in SEATS:
            held, kept = Counter(before.hands[seat]), Counter(after.hands[seat])
            assert 4 not in held.values()
            for card in (card for card, copies in held.items() if copies == 3):
                assert f"discard {card}" not in before.options.get(seat, ())
                assert kept[card] in {0, 3}
                if kept[card] == 0:
                    assert any(
                        meld.kind in {"ti", "pao"} and card in meld.cards for meld in after.melds[seat]
                    )
            assert decisions.get(seat) != "peng" or held[before.card or ""] == 2


@examples(40)
@given(courses)
def test_only_a_card_from_the_stock_wins_apart_from_the_opening(course: Course) -> None:
    for _, shown, _ in played(course):
        if any("win" in options for options in shown.options.values()):
            assert shown.phase in {"opening", "reveal", "completed"}
        if shown.phase == "opening":
            for seat in shown.options:
                assert fours(shown, seat) >= 3 or list(Counter(shown.hands[seat]).values()).count(3) >= 5


def test_chi_and_peng_are_gone_for_good_once_passed_or_discarded() -> None:
    tempted = 0

    @examples(120)
    @given(courses)
    def look(course: Course) -> None:
        nonlocal tempted
        barred: dict[Seat, set[str]] = {seat: set() for seat in SEATS}
        for _, shown, decisions in played(course):
            for seat, options in shown.options.items():
                if shown.card in barred[seat] and shown.phase in {"claim", "reveal"}:
                    assert not verbs(options) & set(CLAIMS)
                    tempted += 1
                if decisions[seat].startswith("discard"):
                    barred[seat].add(decisions[seat].split()[1])
                if decisions[seat] == "pass" and verbs(options) & set(CLAIMS):
                    barred[seat].add(shown.card or "")

    look()
    assert tempted > 10


def test_win_goes_before_pao_and_peng_and_these_before_chi() -> None:
    seen: Counter[str] = Counter()

    @examples(200)
    @given(st.one_of(courses, eager_courses))
    def look(course: Course) -> None:
        for (state, before, decisions), (_, after, _) in pairwise(played(course)):
            taken = [
                verb for verb in ("win", "pao", "peng", "chi") if verb in verbs(tuple(decisions.values()))
            ]
            if before.phase not in {"claim", "reveal"} or not taken:
                continue
            seen[" before ".join(taken)] += 1
            if taken[0] == "win":
                assert after.result is not None
                from_the_revealer = SEATS[state.turn :] + SEATS[: state.turn]
                winners = [seat for seat in from_the_revealer if decisions.get(seat) == "win"]
                assert after.result.winners == (winners[0],)
                seen["several wins"] += len(winners) > 1
                assert after.melds == before.melds
                assert after.hands == before.hands
                continue
            for seat, decision in decisions.items():
                got = Counter(after.melds[seat]) - Counter(before.melds[seat])
                mine = [meld for meld in got if before.card in meld.cards and meld.source]
                assert bool(mine) is (decision.split()[0] == taken[0])

    look()
    assert all(seen[order] for order in ("win before chi", "peng before chi", "several wins")), seen


@examples(40)
@given(courses)
def test_a_chi_lays_every_copy_of_its_card_in_groups_of_chi_form(course: Course) -> None:
    forms = {group.named_cards for group in CHI}
    for _, shown, _ in played(course):
        for seat, options in shown.options.items():
            for option in options:
                if option.startswith("chi "):
                    laid = option.removeprefix("chi ").split(" / ")
                    assert set(laid) <= forms
                    assert all(shown.card in group.split() for group in laid)
                    cards = Counter(" ".join(laid).split())
                    held = Counter(shown.hands[seat])
                    held[shown.card or ""] += 1
                    assert cards <= held
                    assert cards[shown.card or ""] == held[shown.card or ""]


@examples(40)
@given(courses)
def test_a_dead_hand_is_asked_for_nothing_but_pao_and_never_revives(course: Course) -> None:
    gone: set[Seat] = set()
    for state, shown, _ in played(course):
        dead = {seat for place, seat in enumerate(SEATS) if state.dead[place]}
        assert gone <= dead
        gone = dead
        for seat in dead:
            assert verbs(shown.options.get(seat, ())) <= {"pao", "pass"}
            assert shown.result is None or seat not in shown.result.winners


@examples(25)
@given(courses)
def test_the_same_decisions_lead_to_the_same_positions_and_leave_old_states_alone(course: Course) -> None:
    repeats_itself(PAOHUZI, course.setup, list(played(course)))


@examples(25)
@given(courses, seeds)
def test_the_order_in_which_a_hand_is_dealt_does_not_matter(course: Course, seed: int) -> None:
    mixed = dealt_in_another_order(course, seed)
    assert [told_by_nobody(step) for step in played(mixed)] == [
        told_by_nobody(step) for step in played(course)
    ]


def told_by_nobody(step: Step) -> Position:
    """A position without its events: which card of the dealer lies face up is told, and nothing else."""
    return replace(step.shown, events=())


@pytest.mark.parametrize("turned", [1, 2])
def test_the_table_may_be_turned(turned: int) -> None:
    names = Renaming(dict(zip(SEATS, SEATS[turned:] + SEATS[:turned], strict=True)), {})

    @examples(20)
    @given(courses)
    def compare(course: Course) -> None:
        agrees_when_renamed(PAOHUZI, course.setup, list(played(course)), names)

    compare()
