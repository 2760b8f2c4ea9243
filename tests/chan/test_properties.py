"""What holds at every decision point of every deal of Chắn, however it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.games import game
from cardavia.games.chan import legal, pairs
from cardavia.games.chan.state import Bars
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

from .deals import paired_deal, tripled_deal
from .described import pack

CHAN = game("chan")
DECK = CHAN.shape.deck
SEATS = CHAN.shape.seats
VERBS = ("win", "chiu", "take", "pass", "discard")
EVERY_DECISION = ("win", "chiu", "take", "pass", *(f"discard {card}" for card in DECK.faces))

EAGER = ("win", "chiu", "take", "pass", "discard")
SOURCES = ("a stock card", "a discard")
PATIENT = ("chiu", "take", "pass", "discard", "win")
IDLE = ("pass", "discard", "take", "chiu", "win")
seeds = st.integers(0, 2**32)
deals = st.one_of(*(seeds.map(deal) for deal in (CHAN.shape.shuffle, paired_deal, tripled_deal)))
tastes = st.one_of(st.permutations(VERBS).map(tuple), st.sampled_from((EAGER, PATIENT, IDLE)))
courses = st.builds(Course, deals, seeds, tastes)


def played(course: Course) -> Iterator[Step]:
    """All decision points of a deal."""
    return walk(CHAN, course, chosen)


def chosen(random: Random, course: Course, shown: Position, seat: Seat) -> str:
    """Mostly the liked verb, now and then anything."""
    options = shown.options[seat]
    if random.random() < 0.15:
        return random.choice(options)
    verb = min((option.split()[0] for option in options), key=course.liked.index)
    return random.choice([option for option in options if option.split()[0] == verb])


def behind(seat: Seat, steps: int = 1) -> Seat:
    """The seat so many places further in turn order."""
    return SEATS[(SEATS.index(seat) + steps) % len(SEATS)]


def is_from_stock(shown: Position) -> bool:
    """Whether the card that has just become public was turned up, and not discarded."""
    return "turns up" in shown.events[-1]


def discard_of(decision: str) -> str | None:
    """The card that is discarded, if one is."""
    return decision.removeprefix("discard ") if decision.startswith("discard") else None


def test_the_courses_reach_every_window_and_every_ending() -> None:
    seen: Counter[str] = Counter()

    @examples(150)
    @given(courses)
    def look(course: Course) -> None:
        for (_, before, decisions), (_, after, _) in pairwise(played(course)):
            claims = Counter(decisions.values())
            seen[before.phase] += 1
            seen["won as dealt"] += before.phase == "opening" and claims["win"] > 0
            seen["a win is contested"] += claims["win"] > 1
            seen["a Chíu and a capture"] += claims["chiu"] > 0 and claims["take"] > 0
            if before.phase == "claim":
                source = SOURCES[0 if is_from_stock(before) else 1]
                seen[f"Chíu on {source}"] += claims["chiu"] > 0
                seen[f"won on {source}"] += claims["win"] > 0
                seen[f"taken as {source}"] += claims["take"] > 0
            seen["taken when passed"] += before.phase == "passed" and claims["take"] > 0
            seen["the empty stock is played on"] += not before.stock
            if after.result is not None:
                seen[after.result.ending] += 1

    look()
    expected = {"opening", "claim", "passed", "discard", "win", "exhausted", "won as dealt"}
    expected |= {"a win is contested", "a Chíu and a capture", "taken when passed"}
    expected |= {f"{what} {card}" for what in ("Chíu on", "won on", "taken as") for card in SOURCES}
    expected |= {"the empty stock is played on"}
    assert {what for what in expected if not seen[what]} == set()


@examples(40)
@given(courses)
def test_all_100_cards_are_somewhere_once(course: Course) -> None:
    deck = Counter(dict.fromkeys(DECK.faces, DECK.copies))
    for _, shown, _ in played(course):
        left = Counter(course.setup.stock[len(course.setup.stock) - shown.stock :])
        assert cards_shown(shown) + left == deck


@examples(60)
@given(courses)
def test_nineteen_cards_a_seat_but_for_the_own_discard(course: Course) -> None:
    for _, shown, _ in played(course):
        for seat in SEATS:
            to_discard = any(option.startswith("discard") for option in shown.options.get(seat, ()))
            has_not_begun = not any(shown.table.values()) and not any(shown.melds.values())
            melded = sum(len(meld.cards) for meld in shown.melds[seat])
            spare = len(shown.hands[seat]) + melded - 19
            assert spare == (to_discard or (has_not_begun and seat == course.setup.dealer))


@examples(40)
@given(courses)
def test_no_hand_ever_gains_a_card(course: Course) -> None:
    """CH-3.2.3."""
    for (_, before, _), (_, after, _) in pairwise(played(course)):
        for seat in SEATS:
            assert not Counter(after.hands[seat]) - Counter(before.hands[seat])


@examples(40)
@given(courses)
def test_an_odd_number_of_cards_is_unpaired_at_every_claim(course: Course) -> None:
    for _, shown, _ in played(course):
        if shown.phase in {"claim", "passed"}:
            for hand in shown.hands.values():
                singles = [card for card, copies in Counter(hand).items() if copies % 2]
                by_rank = Counter(card[0] for card in singles)
                unpaired = sum(copies % 2 for copies in by_rank.values())
                assert len(hand) % 2 == 1
                assert unpaired % 2 == 1
                assert pairs.unpaired(pack(hand)) == unpaired


@examples(60)
@given(courses)
def test_the_winner_gets_its_score_from_each_of_the_others(course: Course) -> None:
    """CH-4.8.1, CH-4.8.2."""
    *_, last = played(course)
    for _, shown, _ in played(course):
        assert shown.points == (shown.result.points if shown.result else dict.fromkeys(SEATS, 0))
    assert last.shown.result is not None
    ending, winners = last.shown.result.ending, last.shown.result.winners
    assert ending == ("win" if winners else "exhausted")
    score = sum(item.value for seat in winners for item in (last.shown.scores or {})[seat])
    assert last.shown.result.points == {seat: 3 * score if seat in winners else -score for seat in SEATS}
    assert winners or last.shown.stock == 0
    assert len(winners) == (score > 0)


@examples(8)
@given(courses)
def test_exactly_the_listed_options_are_accepted(course: Course) -> None:
    for step in played(course):
        accepts_only_what_it_offers(CHAN, step, EVERY_DECISION)


@examples(40)
@given(courses)
def test_the_seats_asked_are_those_shown_and_no_window_is_idle(course: Course) -> None:
    for step in played(course):
        asks_as_shown(CHAN, step)
        assert all(set(options) != {"pass"} for options in step.shown.options.values())
        if step.shown.phase != "claim":
            assert len(step.shown.options) <= 1


@examples(60)
@given(courses)
def test_one_seat_at_most_takes_and_one_claims_a_chiu(course: Course) -> None:
    """CH-3.6.1; a Chíu that wins is a win only."""
    for _, shown, _ in played(course):
        offered = Counter(option for options in shown.options.values() for option in options)
        assert max(offered["take"], offered["chiu"]) <= 1
        assert all(not {"chiu", "win"} <= set(options) for options in shown.options.values())


@dataclass
class Past:
    """What a seat has done in a deal, as far as it bars anything."""

    discarded: set[str] = field(default_factory=set)
    laid_in_ca: set[str] = field(default_factory=set)
    declined: set[str] = field(default_factory=set)


def followed(course: Course) -> Iterator[tuple[Step, Position, dict[Seat, Past]]]:
    """Each decision, what it led to, and what each seat had done before it."""
    pasts = {seat: Past() for seat in SEATS}
    for step, (_, after, _) in pairwise(played(course)):
        yield step, after, pasts
        for seat, decision in step.decisions.items():
            if card := discard_of(decision):
                pasts[seat].discarded.add(card)
            if declines(step, seat):
                pasts[seat].declined.add(str(step.shown.card))
        for seat, own in laid_in_ca(step.shown, after):
            pasts[seat].laid_in_ca.add(own)


def declines(step: Step, seat: Seat) -> bool:
    """Whether a Chắn that was to be had is passed up on turn (CH-3.4.3)."""
    _, shown, decisions = step
    is_lost = {"win", "chiu"} & set(decisions.values())
    is_passed = "take" in shown.options[seat] and decisions[seat] == "pass"
    return not is_lost and is_passed and shown.card in shown.hands[seat]


def laid_in_ca(before: Position, after: Position) -> Iterator[tuple[Seat, str]]:
    """Who has just laid which hand card into a Cạ."""
    for seat in SEATS:
        for meld in after.melds[seat][len(before.melds[seat]) :]:
            if meld.kind == "ca":
                yield seat, next(card for card in meld.cards if card != before.card)


def test_neither_a_pair_nor_a_locked_face_is_discarded_or_laid_into_a_ca() -> None:
    """CH-3.4.2, CH-3.4.3."""
    tempted: Counter[str] = Counter()

    @examples(150)
    @given(courses)
    def look(course: Course) -> None:
        for step, after, pasts in followed(course):
            for seat, options in step.shown.options.items():
                held, locked = Counter(step.shown.hands[seat]), pasts[seat].declined
                discards = set(filter(None, map(discard_of, options)))
                assert all(held[card] % 2 for card in discards)
                assert not discards & locked
                if discards:
                    tempted["four"] += 4 in held.values()
                    tempted["three"] += 3 in held.values()
                    tempted["locked"] += any(held[card] % 2 for card in locked)
            for seat, own in laid_in_ca(step.shown, after):
                assert step.shown.hands[seat].count(own) % 2
                assert own not in pasts[seat].declined

    look()
    assert min(tempted[what] for what in ("four", "three", "locked")) > 5, tempted


def test_what_a_seat_has_discarded_or_laid_into_a_ca_it_does_not_take() -> None:
    """CH-3.4.4."""
    tempted: Counter[str] = Counter()

    @examples(150)
    @given(courses)
    def look(course: Course) -> None:
        for step, after, pasts in followed(course):
            for seat, options in step.shown.options.items():
                if "take" in options:
                    assert step.shown.card not in pasts[seat].discarded | pasts[seat].laid_in_ca
            for event in after.events:
                seat, *deed, card = event.split()
                if deed == ["turns", "up"] and card in after.hands[seat]:
                    tempted["discarded"] += card in pasts[seat].discarded
                    tempted["laid"] += card in pasts[seat].laid_in_ca

    look()
    assert min(tempted["discarded"], tempted["laid"]) > 1, tempted


def test_a_rank_has_one_exposed_ca_and_none_goes_with_a_discarded_one() -> None:
    """CH-3.5.1, CH-3.5.2: whichever comes first."""
    tempted: Counter[str] = Counter()

    @examples(100)
    @given(courses)
    def look(course: Course) -> None:
        for _, after, pasts in followed(course):
            for seat, past in pasts.items():
                ranks = [meld.cards[0][0] for meld in after.melds[seat] if meld.kind == "ca"]
                has_discarded_ca = len({card[0] for card in past.discarded}) < len(past.discarded)
                assert len(ranks) == len(set(ranks))
                assert not (ranks and has_discarded_ca)
                tempted["discarded"] += has_discarded_ca
                tempted["taken"] += len(past.discarded) > 3 and bool(ranks)

    look()
    assert min(tempted["discarded"], tempted["taken"]) > 5, tempted


def test_nobody_is_skipped() -> None:
    """CH-2.1.5, CH-3.3.2, CH-3.6.4: the turn only goes on by a capture, or by a stock card passed once."""
    seen: Counter[str] = Counter()

    @examples(150)
    @given(courses)
    def look(course: Course) -> None:
        turn, is_own_stock_card = behind(course.setup.dealer), False
        for event in (event for step in played(course) for event in step.shown.events):
            seat, deed = event[0], event[2:]
            acts = deed.startswith(("turns up", "claims for a chan", "claims for a ca"))
            if acts:
                assert seat == turn or (is_own_stock_card and seat == behind(turn))
            if deed.startswith("turns up"):
                turn, is_own_stock_card = seat, True
            elif acts or (deed.startswith("claims for a chiu") and seat == turn):
                seen["a Chíu on turn"] += not acts
                turn, is_own_stock_card = behind(seat), False
            elif deed.startswith("claims for a chiu"):
                seen["a Chíu out of turn"] += 1
                is_own_stock_card = False

    look()
    assert min(seen["a Chíu on turn"], seen["a Chíu out of turn"]) > 5, seen


def test_a_claim_goes_to_the_first_of_the_highest_kind() -> None:
    """CH-3.6.2: wins from the gate on, then Chíu, then the capture."""
    seen: Counter[str] = Counter()

    @examples(200)
    @given(courses)
    def look(course: Course) -> None:
        for (_, before, decisions), (_, after, _) in pairwise(played(course)):
            if before.phase != "claim":
                continue
            wins = [seat for seat, decision in decisions.items() if decision == "win"]
            chius = [seat for seat, decision in decisions.items() if decision == "chiu"]
            takes = [seat for seat, decision in decisions.items() if decision == "take"]
            more = [seat for seat in SEATS if len(after.melds[seat]) > len(before.melds[seat])]
            if wins:
                gate = before.events[-1][0]  # of a stock card; on a discard there is only one
                expected = next(seat for step in range(4) if (seat := behind(gate, step)) in wins)
                assert after.result is not None
                assert after.result.winners == (expected,)
                assert not more
                seen["wins"] += len(wins) > 1 or bool(chius)
            else:
                assert more == (chius or takes)
                seen["Chíu and capture"] += bool(chius and takes)

    look()
    assert min(seen["wins"], seen["Chíu and capture"]) > 3, seen


def test_a_win_needs_a_stock_card_a_chiu_or_the_dealt_twenty() -> None:
    """CH-3.7.1, CH-3.7.2, and the least that such wins score."""
    seen: Counter[str] = Counter()

    @examples(200)
    @given(courses)
    def look(course: Course) -> None:
        *_, before, (_, after, _) = played(course)
        for seat in after.result.winners if after.result else ():
            shown, items = before.shown, {item.item: item.value for item in (after.scores or {})[seat]}
            score = sum(items.values())
            if shown.phase == "opening":
                assert seat == course.setup.dealer
                assert "thien u" in items
                seen["as dealt"] += 1
            elif is_from_stock(shown):
                is_own = shown.events[-1][0] == seat
                assert ("u chi" in items) is is_own
                assert score >= (3 if is_own else 2)
                seen["on a stock card"] += 1
            else:
                assert shown.hands[seat].count(str(shown.card)) == 3
                assert "chiu u" in items
                assert score >= 5
                seen["on a discard"] += 1
            assert ("u xuong" in items) is (items == {"u xuong": 2})

    look()
    assert min(seen[what] for what in ("as dealt", "on a stock card", "on a discard")) > 1, seen


def test_a_dealer_without_a_discard_has_won() -> None:
    """CH-3.7.4: so there is never a dead hand, which is proved for all hands by what they hold.

    At the opening only identical pairs are barred. Without a discard every face is held an even number of
    times: that is ten Chắn, the most that a Thiên ù can have.
    """
    seen: Counter[bool] = Counter()

    @examples(600)
    @given(st.lists(st.sampled_from(DECK.faces), min_size=10, max_size=10), st.integers(0, 3), seeds)
    def look(faces: list[str], exchanged: int, seed: int) -> None:
        random = Random(seed)  # noqa: S311 - a hand to test with
        bag = Counter(dict.fromkeys(DECK.faces, DECK.copies))
        hand: list[str] = []
        for face in [*faces, *random.sample(DECK.faces, len(DECK.faces))]:
            if len(hand) < 20 and bag[face] >= 2:
                hand += [face, face]
                bag[face] -= 2
        for _ in range(exchanged):
            hand[random.randrange(20)] = random.choice([face for face in bag if hand.count(face) < 4])
        has_discard = bool(legal.discardable(pack(hand), Bars()))
        assert has_discard or pairs.complete(pack(hand), 0)
        assert has_discard is any(copies % 2 for copies in Counter(hand).values())
        seen[has_discard] += 1

    look()
    assert min(seen[True], seen[False]) > 50, seen


@examples(25)
@given(courses)
def test_the_same_decisions_lead_to_the_same_positions_and_leave_old_states_alone(course: Course) -> None:
    repeats_itself(CHAN, course.setup, list(played(course)))


@examples(25)
@given(courses, seeds)
def test_the_order_in_which_a_hand_is_dealt_does_not_matter(course: Course, seed: int) -> None:
    mixed = dealt_in_another_order(course, seed)
    assert [step.shown for step in played(mixed)] == [step.shown for step in played(course)]


@pytest.mark.parametrize("turned", [1, 2, 3])
def test_the_table_may_be_turned(turned: int) -> None:
    names = Renaming(dict(zip(SEATS, SEATS[turned:] + SEATS[:turned], strict=True)), {})

    @examples(20)
    @given(courses)
    def compare(course: Course) -> None:
        agrees_when_renamed(CHAN, course.setup, list(played(course)), names)

    compare()
