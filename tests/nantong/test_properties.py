"""What holds at every decision point of every Nantong deal, however it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, permutations
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

from .deals import contested_deal, rich_deal, robbable_deal

NANTONG = game("nantong")
DECK = NANTONG.shape.deck
SEATS = NANTONG.shape.seats
VERBS = ("show", "hezi", "ready", "done", "win", "kong", "pung", "pass", "discard")
PATIENT = ("show", "hezi", "done", "ready", "kong", "pung", "pass", "discard", "win")
SHOWN = ("shown quad", "shown triplet", "hezi")
EVERY_DECISION = (
    *("hezi", "ready", "done", "win", "pass", "pung", "kong"),
    *(f"{verb} {card}" for verb in ("show", "discard", "kong") for card in DECK.faces),
)


def played(course: Course) -> Iterator[Step]:
    """All decision points of a deal."""
    return walk(NANTONG, course, chosen)


def chosen(random: Random, course: Course, shown: Position, seat: Seat) -> str:
    """Mostly the card just drawn and the liked verb; now and then anything, or a win."""
    options = shown.options[seat]
    if random.random() < 0.05:
        return random.choice(options)
    if shown.phase == "rob":
        return random.choice(("win", "pass"))
    if "win" in options and course.liked != PATIENT and random.random() < 0.4:
        return "win"
    return favourite(random, course, shown, seat)


seeds = st.integers(0, 2**32)
SOURCES = (NANTONG.shape.shuffle, rich_deal, rich_deal, robbable_deal, contested_deal)
deals = st.one_of(*(seeds.map(deal) for deal in SOURCES))
tastes = st.one_of(st.permutations(VERBS).map(tuple), st.just(PATIENT))
courses = st.builds(Course, deals, seeds, tastes)
robberies = st.builds(Course, seeds.map(robbable_deal), seeds, st.just(PATIENT))


def behind(seat: Seat) -> list[Seat]:
    """The other seats in turn order."""
    return [SEATS[(SEATS.index(seat) + step) % 3] for step in (1, 2)]


def groups_laid(shown: Position, seat: Seat) -> int:
    return sum(meld.kind != "hezi" for meld in shown.melds[seat])


def starts_with(verb: str, options: tuple[str, ...]) -> set[str]:
    return {option for option in options if option.split()[0] == verb}


def movers(course: Course) -> Iterator[tuple[Seat, Step, Step]]:
    """Each step and the next, with the seat that moved last: it supplies the card of a window."""
    mover = course.setup.dealer
    for step, following in pairwise(played(course)):
        if step.shown.phase in ("turn", "discard"):
            (mover,) = step.decisions
        yield mover, step, following


def test_the_courses_reach_every_window_and_every_ending() -> None:
    seen: Counter[str] = Counter()

    @examples(150)
    @given(courses)
    def look(course: Course) -> None:
        thrown = 0
        for _, shown, decisions in played(course):
            wins = list(decisions.values()).count("win")
            seen[shown.phase] += 1
            seen["a kong is robbed"] += shown.phase == "rob" and wins > 0
            seen["a robbery is declined"] += shown.phase == "rob" and wins < len(decisions)
            seen["two want to win"] += wins > 1
            seen["the last discard is wanted"] += shown.phase == "claim" and not shown.stock
            seen["a ready seat is asked"] += bool(set(shown.ready or ()) & set(decisions))
            seen["wins before any discard"] += wins > 0 and not thrown
            thrown += any(decision.startswith("discard") for decision in decisions.values())
            seen.update(meld.kind for melds in shown.melds.values() for meld in melds)
            if shown.result:
                seen[shown.result.ending] += 1
                seen.update(item.item for items in (shown.scores or {}).values() for item in items)

    look()
    expected = {"prepare", "turn", "discard", "claim", "rob", "win", "exhausted", *SHOWN}
    expected |= {"pung", "kong", "concealed kong", "added kong", "a kong is robbed", "a robbery is declined"}
    expected |= {"two want to win", "the last discard is wanted", "a ready seat is asked"}
    expected |= {"wins before any discard", "qing", "piao", "tazi", "wenqian", "self-draw", "wait"}
    expected |= {"kong replacement", "times heavenly win", "times first discard", "times ready"}
    assert {what for what in expected if not seen[what]} == set()


@examples(60)
@given(courses)
def test_all_120_cards_are_somewhere_once(course: Course) -> None:
    deck = Counter(dict.fromkeys(DECK.faces, 4))
    dealt = Counter(course.setup.stock)
    for _, shown, _ in played(course):
        lying = cards_shown(shown)
        assert lying.total() + shown.stock == 120
        assert not lying - deck
        assert not (deck - lying) - dealt
        assert shown.indicators == course.setup.indicators


@examples(80)
@given(courses)
def test_hands_hold_22_cards_less_three_a_group_and_one_more_to_discard(course: Course) -> None:
    last: Seat | None = None
    for _, shown, decisions in played(course):
        for seat in SEATS:
            spare = len(shown.hands[seat]) + 3 * groups_laid(shown, seat) - 22
            to_discard = bool(starts_with("discard", shown.options.get(seat, ())))
            deals = shown.phase == "prepare" and seat == course.setup.dealer
            assert spare == (to_discard or deals or (shown.result is not None and seat == last))
        on_turn = shown.phase == "turn" and "win" in decisions.values()
        last = next(iter(decisions), None) if on_turn else None


@examples(60)
@given(courses)
def test_points_are_the_differences_of_the_totals_that_the_items_make(course: Course) -> None:
    *_, (_, shown, _) = played(course)
    assert shown.result is not None
    assert shown.result.scores is not None
    totals = dict.fromkeys(SEATS, 0)
    for seat, items in shown.result.scores.items():
        for item in items:
            totals[seat] = totals[seat] * item.value if "times" in item.item else totals[seat] + item.value
    assert all(total % 10 == 0 <= total for total in totals.values())
    assert shown.result.points == {seat: 3 * total - sum(totals.values()) for seat, total in totals.items()}
    assert sum(shown.result.points.values()) == 0
    paid = {(entry.payer, entry.receiver): entry.amount for entry in shown.ledger or ()}
    assert paid == {
        (low, high): totals[high] - totals[low]
        for low, high in permutations(SEATS, 2)
        if totals[low] < totals[high]
    }


@examples(60)
@given(courses)
def test_only_the_winner_counts_more_than_sets(course: Course) -> None:
    *_, (_, shown, _) = played(course)
    assert shown.result is not None
    for seat, items in (shown.scores or {}).items():
        names = [item.item for item in items]
        shapes = {"qing", "piao", "tazi"} & set(names)
        assert len(names) == len(set(names))
        assert len(shapes) == (seat in shown.result.winners)
        if not shapes:
            assert all(
                any(word.isupper() or word[0].isdigit() for word in name.split()) for name in names[:-1]
            )
            assert not [name for name in names if name.startswith("times")]


@examples(20)
@given(courses)
def test_exactly_the_listed_options_are_accepted(course: Course) -> None:
    for step in played(course):
        accepts_only_what_it_offers(NANTONG, step, EVERY_DECISION)


@examples(60)
@given(courses)
def test_the_seats_asked_are_those_shown_and_no_window_is_idle(course: Course) -> None:
    for step in played(course):
        asks_as_shown(NANTONG, step)
        assert all(set(options) not in ({"pass"}, {"done"}) for options in step.shown.options.values())


@examples(80)
@given(courses)
def test_seats_prepare_one_after_the_other_with_dealt_cards_only(course: Course) -> None:
    order = [course.setup.dealer, *behind(course.setup.dealer)]
    asked: list[Seat] = []
    for _, shown, decisions in played(course):
        if shown.phase == "prepare":
            (seat,) = decisions
            asked.append(seat)
            left = Counter(course.setup.hands[seat])
            left.subtract(card for meld in shown.melds[seat] for card in meld.cards)
            for option in starts_with("show", shown.options[seat]):
                assert left[option[5:]] == (3 if option[5:] in course.setup.indicators else 4)
            if "hezi" in shown.options[seat]:
                assert course.setup.indicators == (course.setup.indicators[0],) * 2
                assert left[course.setup.indicators[0]] == 2
        else:
            assert not any(
                starts_with(verb, options)
                for options in shown.options.values()
                for verb in ("show", "hezi", "ready", "done")
            )
    assert asked == sorted(asked, key=order.index)


@examples(80)
@given(courses)
def test_openings_draw_from_the_back(course: Course) -> None:
    for (_, before, decisions), (_, after, _) in pairwise(played(course)):
        if before.phase == "prepare":
            ((seat, decision),) = decisions.items()
            shown = Counter(after.melds[seat][-1].cards if decision.split()[0] in ("show", "hezi") else ())
            drawn = {0: 0, 3: 0, 4: 1, 2: 2}[shown.total()]
            place = 51 - before.stock
            replacements = Counter(course.setup.stock[::-1][place : place + drawn])
            assert after.stock == before.stock - drawn
            assert Counter(after.hands[seat]) == Counter(before.hands[seat]) - shown + replacements


def test_a_ready_seat_wins_or_throws_what_it_draws_and_never_melds() -> None:
    tempted: Counter[str] = Counter()

    @examples(150)
    @given(courses)
    def look(course: Course) -> None:
        for (_, before, decisions), (_, after, _) in pairwise(played(course)):
            assert course.setup.dealer not in (after.ready or ())
            for seat in before.ready or ():
                assert before.phase == "prepare" or after.melds[seat] == before.melds[seat]
                options = set(before.options.get(seat, ()))
                if before.phase == "turn" and options:
                    assert options - {"win"} == {f"discard {before.card}"}
                    tempted["kong"] += 4 in Counter(before.hands[seat]).values()
                elif options:
                    assert options == {"win", "pass"}
                tempted["pung"] += seat not in decisions and any(
                    before.hands[seat].count(decision.removeprefix("discard ")) > 1
                    for decision in decisions.values()
                )

    look()
    assert min(tempted["kong"], tempted["pung"]) > 0, tempted


@examples(80)
@given(courses)
def test_no_kong_without_a_replacement(course: Course) -> None:
    kongs_have_a_replacement(played(course))


@examples(60)
@given(courses)
def test_one_seat_at_most_can_meld_a_discard(course: Course) -> None:
    one_seat_at_most_melds(played(course))


def test_a_pung_is_followed_by_a_discard_and_nothing_else() -> None:
    tempted = 0

    @examples(80)
    @given(courses)
    def look(course: Course) -> None:
        nonlocal tempted
        tempted += only_discards_after_a_pung(played(course))

    look()
    assert tempted > 3


def test_the_nearest_win_ends_the_deal_before_every_meld() -> None:
    seen: Counter[str] = Counter()

    @examples(200)
    @given(courses)
    def look(course: Course) -> None:
        for mover, (_, before, decisions), (_, after, _) in movers(course):
            winners = [seat for seat in (*behind(mover), mover) if decisions.get(seat) == "win"]
            assert (after.result is not None and after.result.ending == "win") is bool(winners)
            if winners:
                assert after.result is not None
                assert after.result.winners == (winners[0],)
                assert (after.melds, after.table) == (before.melds, before.table)
                seen["several"] += len(winners) > 1
                seen["a meld was claimed too"] += bool({"pung", "kong"} & set(decisions.values()))

    look()
    assert min(seen["several"], seen["a meld was claimed too"]) > 0, seen


@examples(60)
@given(courses)
def test_the_seat_behind_draws_the_front_card_when_nobody_takes_a_discard(course: Course) -> None:
    for mover, (_, before, decisions), (_, after, _) in movers(course):
        refused = before.phase == "claim" and set(decisions.values()) == {"pass"}
        unwanted = before.phase in ("turn", "discard") and after.phase in ("turn", "over")
        thrown = any(decision.startswith("discard") for decision in decisions.values())
        if refused or (unwanted and thrown):
            if before.stock:
                assert list(after.options) == [behind(mover)[0]]
                assert after.stock == before.stock - 1
            else:
                assert after.result is not None
                assert after.result.ending == "exhausted"


@examples(60)
@given(courses)
def test_the_deal_ends_with_a_win_or_an_empty_stock_and_the_next_seat_deals(course: Course) -> None:
    *_, (_, shown, _) = played(course)
    assert shown.result is not None
    assert len(shown.result.winners) == (shown.result.ending == "win")
    assert shown.stock == 0 or shown.result.ending == "win"
    assert shown.result.next_dealer == behind(course.setup.dealer)[0]


def test_an_added_kong_is_robbed_or_stands() -> None:
    seen: Counter[str] = Counter()

    @examples(100)
    @given(robberies)
    def look(course: Course) -> None:
        for mover, (_, before, decisions), (_, after, _) in movers(course):
            if before.phase != "rob":
                continue
            robbed = "win" in decisions.values()
            kinds = {meld.cards[0]: meld.kind for meld in after.melds[mover]}
            assert set(map(frozenset, before.options.values())) == {frozenset({"win", "pass"})}
            assert kinds[before.card or ""] == ("pung" if robbed else "added kong")
            assert after.stock == before.stock - (not robbed)
            if robbed:
                assert after.table[mover][-1] == before.card
            seen["robbed" if robbed else "stands"] += 1

    look()
    assert min(seen["robbed"], seen["stands"]) > 1, seen


@examples(30)
@given(courses)
def test_the_same_decisions_lead_to_the_same_positions_and_leave_old_states_alone(course: Course) -> None:
    repeats_itself(NANTONG, course.setup, list(played(course)))


@examples(30)
@given(courses, seeds)
def test_the_order_in_which_a_hand_is_dealt_does_not_matter(course: Course, seed: int) -> None:
    mixed = dealt_in_another_order(course, seed)
    assert [step.shown for step in played(mixed)] == [step.shown for step in played(course)]


@pytest.mark.parametrize("honours", ["WRT", "RTW", "WTR"])
def test_other_names_of_the_honours_change_nothing_else(honours: str) -> None:
    names = Renaming({seat: seat for seat in SEATS}, str.maketrans("TWR", honours))

    @examples(20)
    @given(courses)
    def compare(course: Course) -> None:
        agrees_when_renamed(NANTONG, course.setup, list(played(course)), names)

    compare()


@pytest.mark.parametrize("turned", [1, 2])
def test_the_table_may_be_turned(turned: int) -> None:
    names = Renaming(dict(zip(SEATS, SEATS[turned:] + SEATS[:turned], strict=True)), {})

    @examples(30)
    @given(courses)
    def compare(course: Course) -> None:
        agrees_when_renamed(NANTONG, course.setup, list(played(course)), names)

    compare()


def test_a_shuffle_deals_with_every_dealer_and_repeats_itself() -> None:
    setups = [NANTONG.shape.shuffle(seed) for seed in range(300)]
    assert {setup.dealer for setup in setups} == set(SEATS)
    assert setups == [NANTONG.shape.shuffle(seed) for seed in range(300)]
    for setup in setups[:30]:
        sizes = {seat: 23 if seat == setup.dealer else 22 for seat in SEATS}
        assert {seat: len(cards) for seat, cards in setup.hands.items()} == sizes
        assert (len(setup.indicators), len(setup.stock)) == (2, 51)
