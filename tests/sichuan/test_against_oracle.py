"""Shapes, fan and settlement say what exhaustive search says, on hands in which everything occurs often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardavia.games import packed
from cardavia.games.melding.state import Kind, Laid
from cardavia.games.sichuan import GAME, fan, settlement, shapes, tiles
from cardavia.games.sichuan.state import State, Win
from cardavia.table import SEATS, Transfer, balance
from tests.games.walks import examples

from . import oracle
from .strategies import EVENTS, Held, any_hands, held_tiles, starved_hands, waiting_hands, winning_hands


def in_hand(names: Iterable[str]) -> packed.Hand:
    return packed.pack(tiles.FACE[name] for name in names)


def laid(held: Held) -> packed.Hand:
    return in_hand(tile for meld in held.melds for tile in meld)


def as_winning(held: Held) -> fan.WinningHand:
    return fan.WinningHand(in_hand(held.concealed), laid(held), len(held.melds), held.events)


def as_melds(held: Held) -> tuple[Laid, ...]:
    kinds = {3: Kind.PUNG, 4: Kind.CONCEALED}
    return tuple(Laid(kinds[len(meld)], tiles.FACE[meld[0]]) for meld in held.melds)


def without_last(held: Held) -> Held:
    return Held(held.concealed[:-1], held.melds, held.void)


def table_of(hands: tuple[Held, Held, Held, Held]) -> State:
    """A state in which the four hands are held; nothing else of it matters to the settlement."""
    return GAME.start(tiles.SHAPE.shuffle(0))._replace(
        hands=tuple(in_hand(held.concealed) for held in hands),
        melds=tuple(as_melds(held) for held in hands),
        void=tuple(tiles.SUITS.index(held.void) for held in hands),
    )


def test_a_hand_is_complete_exactly_if_it_can_be_laid_out() -> None:
    seen: Counter[bool] = Counter()

    @examples(800)
    @given(any_hands())
    def compare(held: Held) -> None:
        wins = oracle.fan(held.concealed, held.melds, held.void) is not None
        assert shapes.complete(in_hand(held.concealed), tiles.SUITS.index(held.void)) is wins
        seen[wins] += 1

    compare()
    assert min(seen[True], seen[False]) > 50


def test_one_tile_changed_keeps_or_spoils_a_hand_as_the_layouts_say() -> None:
    seen: Counter[bool] = Counter()

    @examples(400)
    @given(winning_hands(), st.integers(0, 13), st.sampled_from((-2, -1, 1, 2)))
    def compare(held: Held, place: int, step: int) -> None:
        concealed = list(held.concealed)
        tile = concealed[place % len(concealed)]
        changed = f"{int(tile[0]) + step}{tile[1]}"
        assume(changed in oracle.TILES and held_tiles(held)[changed] < 4)
        concealed[concealed.index(tile)] = changed
        wins = oracle.fan(concealed, held.melds, held.void) is not None
        assert shapes.complete(in_hand(concealed), tiles.SUITS.index(held.void)) is wins
        seen[wins] += 1

    compare()
    assert min(seen[True], seen[False]) > 20


def test_a_tile_of_the_void_suit_spoils_every_win() -> None:
    seen: Counter[bool] = Counter()

    @examples(200)
    @given(winning_hands(), st.sampled_from("mps"))
    def compare(held: Held, void: str) -> None:
        assume(all(meld[0][1] != void for meld in held.melds))
        wins = oracle.fan(held.concealed, held.melds, void) is not None
        assert shapes.complete(in_hand(held.concealed), tiles.SUITS.index(void)) is wins
        seen[wins] += 1

    compare()
    assert min(seen[True], seen[False]) > 50


def test_fan_agree_item_by_item_with_every_item_often() -> None:
    seen: Counter[str] = Counter()

    @examples(500)
    @given(winning_hands())
    def compare(held: Held) -> None:
        pattern, *added = fan.items(as_winning(held), fan.PATTERNS, fan.ADDITIONS)
        shown = oracle.patterns(held.concealed, held.melds)
        by_sentence: Counter[str] = Counter()
        for item in added:
            by_sentence[item.sentence] += item.value
        assert pattern.value == max(shown.values()) == shown[pattern.sentence]
        assert by_sentence == oracle.additions(held.concealed, held.melds, held.events)
        total = fan.total((pattern, *added))
        assert total == oracle.fan(held.concealed, held.melds, held.void, held.events)
        assert fan.base(total) == oracle.base(total)
        seen.update([pattern.sentence, *by_sentence, *held.events, f"base {fan.base(total)}"])

    compare()
    expected = {f"SC-4.1.{number}" for number in range(4, 13)} | set(EVENTS)
    expected |= {f"base {2**fans}" for fans in range(6)}
    assert {what for what in expected if seen[what] < 25} == set()


def test_waits_and_the_dearest_of_them_agree_with_dead_waits_among_them() -> None:
    seen: Counter[str] = Counter()

    @examples(350)
    @given(st.one_of(waiting_hands(), starved_hands()))
    def compare(held: Held) -> None:
        expected = oracle.waits(held.concealed, held.melds, held.void)
        found = shapes.waits(in_hand(held.concealed), laid(held), tiles.SUITS.index(held.void))
        assert [tiles.FACES[face] for face in found] == list(expected)
        dearest = settlement.dearest_wait(table_of((held, held, held, held)), 2)
        assert dearest == max(expected.values(), default=None)
        seen["ready" if expected else "waits for its own tiles only"] += 1
        seen["waits of different worth"] += len(set(expected.values())) > 1

    compare()
    assert seen["ready"] > 100
    assert seen["waits of different worth"] > 20
    assert seen["waits for its own tiles only"] > 30


def test_the_exhausted_wall_costs_what_the_rules_say_with_every_role_often() -> None:
    seen: Counter[str] = Counter()
    hands = st.one_of(waiting_hands(), any_hands().map(without_last))
    kongs = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(1, 2))

    @examples(300)
    @given(
        st.tuples(hands, hands, hands, hands),
        st.lists(st.integers(0, 3), unique=True, max_size=2),
        st.lists(kongs.filter(lambda fee: fee[0] != fee[1]), min_size=2, max_size=6),
    )
    def compare(
        held: tuple[Held, Held, Held, Held], out: list[int], fees: list[tuple[int, int, int]]
    ) -> None:
        ledger = tuple(
            Transfer(SEATS[payer], SEATS[konger], amount, Kind.EXPOSED.value, "SC-5.1.4")
            for payer, konger, amount in fees
        )
        income = settlement.self_draw(out[0], 4, (3 - out[0],)) if out else ()
        exhausted = table_of(held)._replace(
            playing=tuple(player for player in range(4) if player not in out),
            wins=tuple(Win(player, ()) for player in out),
            ledger=(*income, *ledger),
        )
        booked = settlement.exhaustion(exhausted)
        expected = oracle.penalties(
            {seat: (one.concealed, one.melds, one.void) for seat, one in zip(SEATS, held, strict=True)},
            [SEATS[player] for player in out],
            [(SEATS[payer], SEATS[konger], amount) for payer, konger, amount in fees],
        )
        assert balance(booked, SEATS) == expected
        seen.update({transfer.cause for transfer in booked})
        seen["winner refunded"] += any(
            transfer.cause == settlement.REFUND and SEATS.index(transfer.receiver) in out
            for transfer in booked
        )
        seen["pig refunds"] += bool(
            {transfer.payer for transfer in booked if transfer.cause == settlement.REFUND}
            & {transfer.payer for transfer in booked if transfer.cause == settlement.FLOWER_PIG}
        )

    compare()
    roles = (
        settlement.REFUND,
        settlement.FLOWER_PIG,
        settlement.READY_CHECK,
        "winner refunded",
        "pig refunds",
    )
    assert {role for role in roles if seen[role] < 10} == set()


@examples(100)
@given(winning_hands(), st.integers(0, 2**32))
def test_the_order_of_tiles_and_melds_does_not_matter(held: Held, seed: int) -> None:
    random = Random(seed)  # noqa: S311 - an order to test with
    mixed = Held(
        tuple(random.sample(held.concealed, len(held.concealed))),
        tuple(random.sample(held.melds, len(held.melds))),
        held.void,
        held.events,
    )
    assert fan.items(as_winning(mixed), fan.PATTERNS, fan.ADDITIONS) == fan.items(
        as_winning(held), fan.PATTERNS, fan.ADDITIONS
    )


@pytest.mark.parametrize("suits", ["mps", "msp", "pms", "psm", "smp", "spm"])
def test_other_suits_make_the_same_fan(suits: str) -> None:
    renamed = str.maketrans("mps", suits)

    @examples(40)
    @given(winning_hands())
    def compare(held: Held) -> None:
        other = Held(
            tuple(tile.translate(renamed) for tile in held.concealed),
            tuple(tuple(tile.translate(renamed) for tile in meld) for meld in held.melds),
            held.void.translate(renamed),
            held.events,
        )
        assert shapes.complete(in_hand(other.concealed), tiles.SUITS.index(other.void))
        assert fan.items(as_winning(other), fan.PATTERNS, fan.ADDITIONS) == fan.items(
            as_winning(held), fan.PATTERNS, fan.ADDITIONS
        )

    compare()
