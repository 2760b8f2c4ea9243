"""Wins, huxi and claims are what exhaustive search says, on holdings in which everything occurs often."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardavia.games.paohuzi import GAME, huxi, legal, play, settlement
from cardavia.games.paohuzi.state import Phase, State
from cardavia.table import SEATS, Setup, balance
from tests.games.walks import examples

from . import oracle
from .holdings import Held, cards_of, chi_holdings, dealt_hands, shuffled, winning_holdings
from .tables import decided, on_discard, on_reveal, options, table

SOURCES = {"own": "B", "before": "A", "after": "C"}
"""The seat that supplies the card, as seen from B, whose holding is looked at."""


def text(held: Held) -> str:
    """The holding as tables write it."""
    laid = [f"{kind}({' '.join(group if kind == 'chi' else group[:1])})" for kind, group in held.melds]
    return f"{' '.join(laid)} + {' '.join(held.hand)}"


def turned_up(held: Held) -> State:
    return on_reveal({"B": text(held)}, "B" if held.own else "A", held.card)


def won(state: State) -> int | None:
    """The huxi with which B wins, which the others pay; None if B may not win."""
    if "win" not in options(state, "B"):
        return None
    over = decided(state, B="win")
    assert over.win is not None
    points = huxi.total(over.win.groups)
    tun = oracle.tun(points)
    assert balance(over.ledger, play.SEATS) == {"A": -tun, "B": 2 * tun, "C": -tun}
    return points


def enough(points: int | None) -> int | None:
    """The huxi of a win: 15 at least (PH-1.1.2)."""
    return points if points is not None and points >= 15 else None


def test_a_card_wins_exactly_with_the_huxi_of_the_best_layout() -> None:
    seen: Counter[str] = Counter()

    @examples(1500)
    @given(winning_holdings())
    def compare(held: Held) -> None:
        ways = set(oracle.ways_to_win(held.hand, held.melds, held.card, own=held.own))
        best = max(ways, default=None)
        assert won(turned_up(held)) == enough(best)
        copies, wins = held.hand.count(held.card), best is not None and best >= 15
        seen[f"{copies} in the hand, {'own' if held.own else 'of another'}"] += wins
        seen["beside its laid triplet"] += wins and any(group == (held.card,) * 3 for _, group in held.melds)
        seen["several totals"] += wins and len(ways) > 1
        seen["15 in the best way only"] += wins and min(ways) < 15
        seen[f"{sum(kind in oracle.FOURS for kind, _ in held.melds)} fours"] += wins
        seen[f"{len(oracle.kans(held.hand))} kans"] += wins
        seen[f"{best} huxi"] += 1

    compare()
    expected = {f"{copies} in the hand, {who}" for copies in range(4) for who in ("own", "of another")}
    expected |= {"beside its laid triplet", "several totals", "15 in the best way only", "None huxi"}
    expected |= {f"{number} {what}" for number in range(4) for what in ("fours", "kans")}
    expected |= {f"{points} huxi" for points in (12, 13, 14, 15, 16, 18)}
    assert {what for what in expected if seen[what] < 5} == set()


def test_one_card_changed_keeps_or_spoils_a_win_as_the_layouts_say() -> None:
    seen: Counter[bool] = Counter()

    @examples(600)
    @given(winning_holdings(), st.integers(0, 20), st.sampled_from(oracle.CARDS))
    def compare(held: Held, place: int, new: str) -> None:
        assume(held.hand)
        old = held.hand[place % len(held.hand)]
        hand = (*oracle.without(held.hand, [old]), new)
        changed = Held(hand, held.melds, held.card, held.own)
        assume(max(cards_of(changed).values()) <= 4 and hand.count(new) < 4)
        expected = enough(oracle.best(hand, held.melds, held.card, own=held.own))
        assert won(turned_up(changed)) == expected
        seen[expected is not None] += 1

    compare()
    assert min(seen[True], seen[False]) > 20


def test_a_seat_is_offered_exactly_the_claims_that_are_possible() -> None:
    seen: Counter[str] = Counter()
    sources = st.sampled_from(sorted(SOURCES))

    @examples(1500)
    @given(st.one_of(chi_holdings(), chi_holdings(), winning_holdings()), sources, st.booleans())
    def compare(held: Held, source: str, revealed: bool) -> None:  # noqa: FBT001 - drawn
        assume(revealed or source != "own")
        assume(source != "own" or not oracle.compulsory(held.hand, held.card))
        supply = on_reveal if revealed else on_discard
        state = supply({"B": text(held)}, SOURCES[source], held.card)
        expected = oracle.claims(held.hand, held.melds, held.card, source, revealed=revealed)
        assert options(state, "B") == (expected | {"pass"} if expected else set())
        where = f"{'revealed' if revealed else 'discarded'}, {source}"
        chis = [claim for claim in expected if claim.startswith("chi")]
        seen.update(f"{claim.split()[0]}, {where}" for claim in expected)
        seen.update(f"chi with {claim.count('/')} bi" for claim in chis)
        seen["several chi"] += len(chis) > 1
        seen["nothing"] += not expected
        seen["no discard would remain"] += oracle.only_copies(held.hand, held.card) and "peng" not in expected

    compare()
    expected = {"chi, revealed, own", "chi, discarded, before", "pao, revealed, own", "win, revealed, own"}
    expected |= {
        f"{claim}, revealed, {who}" for claim in ("win", "pao", "peng") for who in ("before", "after")
    }
    expected |= {f"{claim}, discarded, {who}" for claim in ("pao", "peng") for who in ("before", "after")}
    expected |= {f"chi with {number} bi" for number in range(3)}
    expected |= {"several chi", "nothing", "no discard would remain"}
    assert {what for what in expected if seen[what] < 5} == set()


@examples(300)
@given(st.one_of(winning_holdings(), chi_holdings()))
def test_a_discard_is_any_card_outside_kans(held: Held) -> None:
    hand = table({"B": text(held)}).hands[SEATS.index("B")]
    expected = sorted(f"discard {name}" for name in oracle.discards(held.hand))
    assert sorted(legal.discards(hand)) == expected


def test_three_ti_or_five_kan_win_at_the_deal_with_the_huxi_of_all_of_them() -> None:
    seen: Counter[str] = Counter()

    @examples(500)
    @given(dealt_hands(), st.randoms(use_true_random=False))
    def compare(dealt: tuple[str, ...], random: Random) -> None:
        rest = list(oracle.without(oracle.CARDS * 4, dealt))
        random.shuffle(rest)
        of_a = 41 - len(dealt)
        hands = {"A": tuple(rest[:of_a]), "B": dealt, "C": tuple(rest[of_a : of_a + 20])}
        dealer = "B" if len(dealt) == 21 else "A"
        state = GAME.start(Setup("paohuzi", dealer, hands, tuple(rest[of_a + 20 :])))
        expected = oracle.heavenly(dealt)
        assert (won(state) if state.phase is Phase.OPENING else None) == expected
        fours = sum(dealt.count(name) == 4 for name in oracle.CARDS)
        threes = len(oracle.kans(dealt))
        seen[f"{fours} ti"] += 1
        seen[f"{threes} kans"] += 1
        seen["five with ti and kan together, no win"] += expected is None and fours + threes >= 5
        seen["kan beside three ti"] += fours >= 3 and threes > 0
        seen[f"win of {len(dealt)} cards"] += expected is not None

    compare()
    expected = {f"{number} ti" for number in range(5)} | {f"{number} kans" for number in range(6)}
    expected |= {"five with ti and kan together, no win", "kan beside three ti"}
    expected |= {"win of 20 cards", "win of 21 cards"}
    assert {what for what in expected if seen[what] < 5} == set()


@pytest.mark.parametrize("points", range(15, 100))
def test_tun_are_the_brackets_reached(points: int) -> None:
    assert settlement.tun(points) == oracle.tun(points)


@examples(150)
@given(winning_holdings(), chi_holdings(), st.integers(0, 2**32))
def test_the_order_of_cards_and_melds_does_not_matter(winning: Held, chi: Held, seed: int) -> None:
    assert won(turned_up(shuffled(winning, seed))) == won(turned_up(winning))
    offered, again = (on_discard({"B": text(held)}, "A", chi.card) for held in (chi, shuffled(chi, seed)))
    assert again.options == offered.options
