"""Mutants of scoring and the end: `CH-4`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import prod

from cardavia.games import packed
from cardavia.games.chan import bonus, legal, pairs, play, settlement
from cardavia.games.chan.bonus import BONUSES, THAP_THANH, U_XUONG, Bonus, WinningHand
from cardavia.games.chan.cards import CHI_CHI, FACE, RANK, RED, SHAPE, four_alike, two_alike
from cardavia.games.chan.state import PLAYERS, Kind, State, laid_cards
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.mutants.mutant import Mutant, Patches
from cardavia.table import SEATS, ScoreItem, Transfer

# The real functions, under names that patches do not reach.
items = bonus.items
total = bonus.total
bach_thu = bonus.bach_thu
bon = bonus.bon
chiu_u = bonus.chiu_u
thien_khai = bonus.thien_khai
thap_thanh = bonus.thap_thanh
u_chi = bonus.u_chi
claims = legal.claims
completed_by = pairs.completed_by
pay = settlement.win
chiu = play.chiu
exhaust = play.exhaust
reveal = play.reveal
win = play.win
winning_hand = play.winning_hand

Test = Callable[[WinningHand], int]
Items = Callable[[tuple[Bonus, ...]], tuple[ScoreItem, ...]]

BY_NAME: Mapping[str, Bonus] = {each.item: each for _, each in BONUSES}
TOM, LEO = ("3V", "3S", "7N"), ("8S", "9V", "C")


def tested(name: str, test: Test) -> Patches:
    """Another test for a bonus."""
    return all_tested({name: test})


def all_tested(tests: Mapping[str, Test]) -> Patches:
    """Other tests for some bonuses."""
    return {"bonus.BONUSES": tuple((tests.get(each.item, real), each) for real, each in BONUSES)}


def worth(name: str, *, main: int | None = None, dich: int | None = None) -> Patches:
    """Another main value or another dịch for a bonus."""
    old = BY_NAME[name]
    new = old._replace(main=main or old.main, dich=dich or old.dich)
    table = tuple((test, new if each == old else each) for test, each in BONUSES)
    return {"bonus.BONUSES": table, "bonus.THAP_THANH": new if old == THAP_THANH else THAP_THANH}


def more(name: str, main: int, dich: int, test: Test) -> Patches:
    """A bonus more."""
    return {"bonus.BONUSES": (*BONUSES, (test, Bonus(name, main, dich, "")))}


# Scores


def each_worth(found: Iterable[Bonus], value: Callable[[Bonus], int]) -> tuple[ScoreItem, ...]:
    """Every bonus with a value of its own, none of them the main one."""
    values: dict[Bonus, int] = {}
    for each in found:
        values[each] = values.get(each, 0) + value(each)
    return tuple(ScoreItem(each.item, value, each.sentence) for each, value in values.items())


def unless_ten_chan(otherwise: Items) -> Patches:
    """Another way to add up, with Thập thành as ever."""

    def mixed(found: tuple[Bonus, ...]) -> tuple[ScoreItem, ...]:
        return items(found) if THAP_THANH in found or not found else otherwise(found)

    return {"bonus.items": mixed}


def with_ten_chan(otherwise: Items) -> Patches:
    """Another way to add up with Thập thành alone."""

    def mixed(found: tuple[Bonus, ...]) -> tuple[ScoreItem, ...]:
        return otherwise(found) if THAP_THANH in found else items(found)

    return {"bonus.items": mixed}


def all_mains(found: tuple[Bonus, ...]) -> tuple[ScoreItem, ...]:
    return each_worth(found, lambda each: each.main)


def with_dich_of_main(found: tuple[Bonus, ...]) -> tuple[ScoreItem, ...]:
    return (*items(found), ScoreItem("dich", bonus.main_bonus(found).dich, ""))


def only_main(found: tuple[Bonus, ...]) -> tuple[ScoreItem, ...]:
    return each_worth([bonus.main_bonus(found)], lambda each: each.main)


def main_and_dich(found: tuple[Bonus, ...]) -> tuple[ScoreItem, ...]:
    return each_worth(found, lambda each: each.main + each.dich)


def dich_beside_twelve(found: tuple[Bonus, ...]) -> tuple[ScoreItem, ...]:
    return each_worth(found, lambda each: each.main if each == THAP_THANH else each.dich)


def equal_mains(found: tuple[Bonus, ...]) -> tuple[ScoreItem, ...]:
    greatest = bonus.main_bonus(found).main
    different = dict.fromkeys(found)
    repeated = [each for each in different for _ in range(found.count(each) - 1)]
    firsts = each_worth(different, lambda each: each.main if each.main == greatest else each.dich)
    return (*firsts, *each_worth(repeated, lambda each: each.dich))


def first_bonus(found: Iterable[Bonus]) -> Bonus:
    return next(iter(found))


def least_bonus(found: Iterable[Bonus]) -> Bonus:
    return min(found, key=lambda each: each.main)


def lower_dich(found: Iterable[Bonus]) -> Bonus:
    return max(found, key=lambda each: (each.main, -each.dich))


def claims_with_a_bonus(state: State) -> tuple[legal.Offer, ...]:
    offered = claims(state)
    for player, offer in enumerate(offered):
        if legal.WIN in offer and not bonus.bonuses(play.winning_hand(state, player)):
            left = tuple(option for option in offer if option != legal.WIN)
            offered = replaced(offered, player, left if len(left) > 1 else legal.NOTHING)
    return offered


# Gates


def own_gate(gate: Callable[[State, Player], bool]) -> Patches:
    """Another idea of what lies in the winner's gate."""

    def hand(state: State, player: Player) -> WinningHand:
        real = winning_hand(state, player)
        return real._replace(in_own_gate=real.card != NO_CARD and gate(state, player))

    return {"play.winning_hand": hand}


def fourth_of_three(hand: WinningHand) -> bool:
    return hand.card != NO_CARD and packed.count(hand.concealed, hand.card) == 4


# Sets


def sets(cards: Hand, faces: Iterable[str]) -> int:
    return min(packed.count(cards, FACE[face]) for face in faces)


def set_of(*faces: str) -> Test:
    """How many sets of these faces there are."""
    return lambda hand: sets(hand.all, faces)


def concealed_sets(*faces: str) -> Test:
    return lambda hand: sets(hand.concealed, faces)


def sets_before(*faces: str) -> Test:
    return lambda hand: sets(before(hand), faces)


def paired_sets(*faces: str) -> Test:
    return lambda hand: sets(hand.all, faces) // 2


def one_set(*faces: str) -> Test:
    return lambda hand: min(sets(hand.all, faces), 1)


def choices_of_sets(*faces: str) -> Test:
    return lambda hand: prod(packed.count(hand.all, FACE[face]) for face in faces)


def before(hand: WinningHand) -> Hand:
    """All cards without the winning one."""
    return hand.all - (0 if hand.card == NO_CARD else ONE[hand.card])


# Chắn and Cạ


def concealed_chan(hand: WinningHand) -> int:
    """The Chắn in the hand alone."""
    return two_alike(hand.concealed).bit_count() + 2 * four_alike(hand.concealed).bit_count()


def faces_of_chan(hand: WinningHand) -> int:
    """The Chắn, four alike taken for one."""
    return hand.chan - four_alike(hand.all).bit_count()


def rank_of(hand: WinningHand) -> Hand:
    return 0 if hand.card == NO_CARD else RANK[hand.card]


def exposed_ca(hand: WinningHand) -> Hand:
    """The marks of all faces in a Cạ that lies open."""
    marks = 0
    for meld in hand.exposed_ca:
        marks |= ONE[meld.card] | ONE[meld.own]
    return marks


def at_least_six(hand: WinningHand) -> bool:
    return hand.chan >= 6 and not hand.in_ca & rank_of(hand)


def but_no_concealed_ca(hand: WinningHand) -> bool:
    return hand.chan == 6 and not pairs.singles(hand.concealed) & rank_of(hand)


def but_no_exposed_ca(hand: WinningHand) -> bool:
    return hand.chan == 6 and not exposed_ca(hand) & rank_of(hand)


def but_no_ca_with_the_card(hand: WinningHand) -> bool:
    return hand.chan == 6 and (hand.card == NO_CARD or not pairs.singles(hand.concealed) & ONE[hand.card])


def six_of(chan: Callable[[WinningHand], int]) -> Test:
    """A Bạch thủ with Chắn counted otherwise."""
    return lambda hand: chan(hand) == 6 and not hand.in_ca & rank_of(hand)


def with_bach_thu_chi() -> Patches:
    plain = tested("bach thu", lambda hand: bach_thu(hand) and hand.card != CHI_CHI)["bonus.BONUSES"]
    chi = Bonus("bach thu chi", 6, 3, "")
    return {"bonus.BONUSES": (*plain, (lambda hand: bach_thu(hand) and hand.card == CHI_CHI, chi))}


def won_with_ten_on_chi_chi(face: Face, concealed: Hand, exposed: int) -> bool:
    held = concealed + ONE[face]
    is_ten = pairs.complete(held, exposed) and pairs.number_of_ca(held, exposed) == 0
    return is_ten or completed_by(face, concealed, exposed)


# Four alike


def any_four(hand: WinningHand) -> bool:
    return bool(hand.quads)


def any_four_of_three(hand: WinningHand) -> bool:
    return bool(hand.quads & two_alike(hand.dealt) & hand.dealt)


def laid_chiu(hand: WinningHand) -> bool:
    return any(meld.kind is Kind.CHIU for meld in hand.melds)


def three_of_two(hand: WinningHand) -> bool:
    dealt_twice = two_alike(hand.dealt) & ~hand.dealt
    return bool((hand.quads | two_alike(hand.all) & hand.all) & dealt_twice)


def before_the_win(hand: WinningHand) -> bool:
    return bool(hand.quads & four_alike(before(hand)) & two_alike(hand.dealt) & ~hand.dealt)


def chiu_u_only(*, from_stock: bool) -> Patches:
    """Only with a stock card, or only with a discard, is the fourth of three anything."""

    def hand(state: State, player: Player) -> WinningHand:
        real = winning_hand(state, player)
        is_other = fourth_of_three(real) and state.from_stock is not from_stock
        return real._replace(dealt=0) if is_other else real

    return {"play.winning_hand": hand}


# Colours


def red_without(left_out: Callable[[WinningHand], Hand]) -> Patches:
    """Red cards are counted, but not among these."""

    class Fewer(WinningHand):
        @property
        def red(self) -> int:
            return packed.size((self.all - left_out(self)) & RED)

    return {"bonus.WinningHand": Fewer}


def winning_card(hand: WinningHand) -> Hand:
    return 0 if hand.card == NO_CARD else ONE[hand.card]


def exposed_cards(hand: WinningHand) -> Hand:
    return laid_cards(hand.melds)


def red_faces(faces: Iterable[str]) -> Patches:
    """Other faces are red."""
    return {"bonus.RED": 7 * packed.pack(map(FACE.__getitem__, faces))}


REDS = ("8V", "9V", "8S", "9S", "C")


# Payments


def paid(shares: Callable[[State, Player, Player, int], int]) -> Patches:
    """Each loser pays something else: of the winner, the loser and the score."""

    def settled(state: State, player: Player) -> State:
        won = win(state, player)
        score = total(won.win.items if won.win else ())
        losers = ((loser, shares(state, player, loser, score)) for loser in PLAYERS if loser != player)
        ledger = (transfer(loser, player, share) for loser, share in losers if share)
        return won._replace(ledger=(*state.ledger, *ledger))

    return {"play.win": settled}


def transfer(payer: Player, receiver: Player, amount: int) -> Transfer:
    return Transfer(SEATS[payer], SEATS[receiver], amount, settlement.WIN, "")


def dealer_of(state: State) -> Player:
    """Whoever was dealt a card more than the others."""
    return next(player for player in PLAYERS if packed.size(state.dealt[player]) == max(sizes(state)))


def sizes(state: State) -> tuple[int, ...]:
    return tuple(map(packed.size, state.dealt))


def booked(state: State, *transfers: Transfer) -> State:
    return state._replace(ledger=(*state.ledger, *transfers))


def paid_chiu(state: State, player: Player) -> State:
    fees = (transfer(other, player, 1) for other in PLAYERS if other != player)
    return booked(chiu(state, player), *fees)


def paid_by_dealer(state: State, player: Player) -> State:
    dealer = dealer_of(state)
    fees = (transfer(dealer, other, 1) for other in PLAYERS if other != dealer)
    return booked(exhaust(state, player), *fees)


def paid_for_melds(state: State, player: Player) -> State:
    fees = (
        transfer(other, seat, 1)
        for seat in PLAYERS
        for meld in state.melds[seat]
        for other in PLAYERS
        if meld.kind is Kind.CHIU and other != seat
    )
    return booked(exhaust(state, player), *fees)


def last_card_stays(state: State, player: Player) -> State:
    return exhaust(state, player) if state.stock_left == 1 else reveal(state, player)


def table_as_stock(state: State, player: Player) -> State:
    lying = tuple(face for table in state.table for face in table)
    if not lying or len(state.stock) > SHAPE.stock:
        return exhaust(state, player)
    return reveal(state._replace(stock=(*state.stock, *lying), table=((),) * len(PLAYERS)), player)


def no_claim_after_the_stock(state: State) -> tuple[legal.Offer, ...]:
    return claims(state) if state.stock_left or state.from_stock else legal.NOBODY


def wrong_values() -> Iterator[Mutant]:
    """Each main value, and each dịch that can count, wrong by one."""
    for each in BY_NAME.values():
        main, dich = each.main + 1, each.dich + 1
        yield Mutant("CH-4.1.2", f"makes {main} the main value of {each.item}", worth(each.item, main=main))
        if each.main < BY_NAME["bach dinh"].main:
            yield Mutant("CH-4.1.2", f"makes {dich} the dịch of {each.item}", worth(each.item, dich=dich))


PLAIN: tuple[Mutant, ...] = (
    Mutant(
        "CH-4.1.1",
        "adds 2 to every win",
        {"bonus.items": lambda found: (*items(found), U_XUONG) if found else items(found)},
    ),
    Mutant("CH-4.1.1", "pays 1 for no bonus", {"bonus.U_XUONG": U_XUONG._replace(value=1)}),
    Mutant("CH-4.1.1", "pays nothing for no bonus", {"bonus.U_XUONG": U_XUONG._replace(value=0)}),
    Mutant("CH-4.1.1", "lets nobody win without a bonus", {"legal.claims": claims_with_a_bonus}),
    *wrong_values(),
    Mutant("CH-4.1.3", "adds all main values", unless_ten_chan(all_mains)),
    Mutant("CH-4.1.3", "adds the dịch of the main bonus", unless_ten_chan(with_dich_of_main)),
    Mutant("CH-4.1.3", "adds no dịch", unless_ten_chan(only_main)),
    Mutant("CH-4.1.3", "takes the first bonus for the main one", {"bonus.main_bonus": first_bonus}),
    Mutant("CH-4.1.3", "takes the least bonus for the main one", {"bonus.main_bonus": least_bonus}),
    Mutant(
        "CH-4.1.3",
        "counts each name once",
        unless_ten_chan(lambda found: items(dict.fromkeys(found))),
    ),
    Mutant("CH-4.7.1", "makes it 3 + 1", {"bonus.main_bonus": first_bonus}),
    Mutant("CH-4.7.1", "makes it 4 + 3", unless_ten_chan(all_mains)),
    Mutant("CH-4.7.1", "makes it 4 + 1 + 1", unless_ten_chan(with_dich_of_main)),
    Mutant("CH-4.7.2", "counts both main values where they are equal", unless_ten_chan(equal_mains)),
    Mutant("CH-4.7.2", "adds no dịch", unless_ten_chan(only_main)),
    Mutant("CH-4.7.2", "takes the lower dịch for the main bonus", {"bonus.main_bonus": lower_dich}),
)

THREES_AND_FOURS: tuple[Mutant, ...] = (
    Mutant(
        "CH-4.2.1",
        "counts an Ù chì for a Thiên ù",
        tested("u chi", lambda hand: u_chi(hand) or hand.card == NO_CARD),
    ),
    Mutant(
        "CH-4.2.1",
        "counts a Thiên ù for any win of the dealer",
        tested("thien u", lambda hand: packed.size(hand.dealt) == 20),
    ),
    Mutant(
        "CH-4.2.1",
        "counts an Ù chì for any stock card",
        own_gate(lambda state, _: state.from_stock),
    ),
    Mutant(
        "CH-4.2.1",
        "counts no Ù chì for the fourth of three",
        tested("u chi", lambda hand: u_chi(hand) and not fourth_of_three(hand)),
    ),
    Mutant(
        "CH-4.2.1",
        "asks who supplied the card, not where it lies",
        own_gate(lambda state, player: state.supplier == player),
    ),
    Mutant(
        "CH-4.2.1",
        "counts an Ù chì for the discard of the seat before",
        own_gate(lambda state, player: state.turn == player),
    ),
    Mutant("CH-4.3.1", "wants a 3N in place of a 3S", tested("tom", set_of("3V", "3N", "7N"))),
    Mutant("CH-4.3.1", "wants a 7V in place of a 7N", tested("tom", set_of("3V", "3S", "7V"))),
    Mutant("CH-4.3.1", "wants a 7S in place of a 7N", tested("tom", set_of("3V", "3S", "7S"))),
    Mutant("CH-4.3.1", "is content with 3V and 7N", tested("tom", set_of("3V", "7N"))),
    Mutant("CH-4.3.1", "is content with 3S and 7N", tested("tom", set_of("3S", "7N"))),
    Mutant("CH-4.3.1", "is content with 3V and 3S", tested("tom", set_of("3V", "3S"))),
    Mutant("CH-4.3.1", "looks for a Tôm in the hand alone", tested("tom", concealed_sets(*TOM))),
    Mutant("CH-4.3.1", "leaves the winning card out of a Tôm", tested("tom", sets_before(*TOM))),
    Mutant(
        "CH-4.3.1",
        "does not look at the winning card for a Bạch thủ",
        tested("bach thu", lambda hand: hand.chan == 6),
    ),
    Mutant("CH-4.3.1", "looks at Cạ in the hand alone", tested("bach thu", but_no_concealed_ca)),
    Mutant("CH-4.3.1", "looks at Cạ that lie open alone", tested("bach thu", but_no_exposed_ca)),
    Mutant(
        "CH-4.3.1",
        "asks if the winning card is in a Cạ, not its rank",
        tested("bach thu", but_no_ca_with_the_card),
    ),
    Mutant("CH-4.3.1", "counts a Bạch thủ with seven Chắn", tested("bach thu", at_least_six)),
    Mutant("CH-4.3.1", "counts Chắn in the hand alone", tested("bach thu", six_of(concealed_chan))),
    Mutant("CH-4.3.1", "counts four alike as one Chắn", tested("bach thu", six_of(faces_of_chan))),
    Mutant("CH-4.3.1", "counts 6 for a Bạch thủ on Chi chi", with_bach_thu_chi()),
    Mutant(
        "CH-4.3.1",
        "counts no Bạch thủ on Chi chi",
        tested("bach thu", lambda hand: bach_thu(hand) and hand.card != CHI_CHI),
    ),
)

FIVES: tuple[Mutant, ...] = (
    Mutant("CH-4.4.1", "wants 8V and 9S for a Lèo", tested("leo", set_of("8V", "9S", "C"))),
    Mutant("CH-4.4.1", "wants an 8V in place of an 8S", tested("leo", set_of("8V", "9V", "C"))),
    Mutant("CH-4.4.1", "wants a 9S in place of a 9V", tested("leo", set_of("8S", "9S", "C"))),
    Mutant("CH-4.4.1", "wants no Chi chi for a Lèo", tested("leo", set_of("8S", "9V"))),
    Mutant("CH-4.4.1", "looks for a Lèo in the hand alone", tested("leo", concealed_sets(*LEO))),
    Mutant(
        "CH-4.4.1",
        "pays for a Chíu that did not win",
        tested("chiu u", lambda hand: chiu_u(hand) or laid_chiu(hand)),
    ),
    Mutant("CH-4.4.1", "takes any four alike of three for a Chíu ù", tested("chiu u", any_four_of_three)),
    Mutant("CH-4.4.1", "takes any four alike for a Thiên khai", tested("thien khai", any_four)),
    Mutant("CH-4.4.1", "takes any four alike for a Bòn", tested("bon", any_four)),
    Mutant(
        "CH-4.4.1",
        "counts a Bòn beside a Chíu ù",
        tested("bon", lambda hand: bon(hand) or chiu_u(hand)),
    ),
    Mutant(
        "CH-4.4.1",
        "counts a Bòn beside a Thiên khai",
        tested("bon", lambda hand: bon(hand) or thien_khai(hand)),
    ),
    Mutant(
        "CH-4.4.1",
        "takes dealt four alike for a Chíu ù",
        tested("chiu u", lambda hand: chiu_u(hand) or (hand.card == NO_CARD and any_four(hand))),
    ),
    Mutant("CH-4.4.1", "takes three alike of a dealt pair for a Bòn", tested("bon", three_of_two)),
    Mutant("CH-4.4.1", "wants a Bòn before the win", tested("bon", before_the_win)),
    Mutant("CH-4.4.1", "counts a Chíu ù on a stock card alone", chiu_u_only(from_stock=True)),
    Mutant("CH-4.4.1", "counts a Chíu ù on a discard alone", chiu_u_only(from_stock=False)),
    Mutant("CH-4.4.2", "counts one Tôm at most", tested("tom", one_set(*TOM))),
    Mutant("CH-4.4.2", "counts one Lèo at most", tested("leo", one_set(*LEO))),
    Mutant("CH-4.4.2", "counts every choice of cards for a Tôm", tested("tom", choices_of_sets(*TOM))),
    Mutant("CH-4.4.2", "counts every choice of cards for a Lèo", tested("leo", choices_of_sets(*LEO))),
    Mutant("CH-4.4.2", "wants every card of a Tôm twice", tested("tom", paired_sets(*TOM))),
    Mutant("CH-4.4.2", "wants every card of a Lèo twice", tested("leo", paired_sets(*LEO))),
    Mutant(
        "CH-4.4.2",
        "counts two sets at most",
        {
            "bonus.BONUSES": tuple(
                ((lambda hand, test=test: min(test(hand), 2)), each) for test, each in BONUSES
            )
        },
    ),
    Mutant(
        "CH-4.4.2",
        "counts no Tôm beside a Lèo",
        tested("tom", lambda hand: 0 if sets(hand.all, LEO) else sets(hand.all, TOM)),
    ),
    Mutant(
        "CH-4.4.2",
        "counts no Bòn beside a Thiên khai",
        tested("bon", lambda hand: bon(hand) and not thien_khai(hand)),
    ),
)

COLOURS: tuple[Mutant, ...] = (
    Mutant(
        "CH-4.5.1",
        "counts a Tám đỏ for more than eight red cards",
        tested("tam do", lambda hand: hand.red >= 8),
    ),
    Mutant("CH-4.5.1", "counts a Tám đỏ for seven", tested("tam do", lambda hand: hand.red in (7, 8))),
    Mutant(
        "CH-4.5.1",
        "counts a Kính tứ chi for four Chi chi, whatever the others",
        tested("kinh tu chi", lambda hand: packed.count(hand.all, CHI_CHI) == 4),
    ),
    Mutant(
        "CH-4.5.1",
        "counts a Kính tứ chi for any four red cards",
        tested("kinh tu chi", lambda hand: hand.red == 4),
    ),
    Mutant("CH-4.5.1", "looks at colours in the hand alone", red_without(exposed_cards)),
    Mutant("CH-4.5.1", "does not look at the colour of the winning card", red_without(winning_card)),
    Mutant(
        "CH-4.5.1",
        "leaves Chi chi out of the eight",
        tested("tam do", lambda hand: hand.red - packed.count(hand.all, CHI_CHI) == 8),
    ),
    Mutant(
        "CH-4.5.1",
        "counts no Tám đỏ with four Chi chi",
        tested("tam do", lambda hand: hand.red == 8 and packed.count(hand.all, CHI_CHI) < 4),
    ),
    Mutant(
        "CH-4.5.1",
        "counts a Bạch định beside a Kính tứ chi",
        tested("bach dinh", lambda hand: not hand.all & RED & ~(7 * ONE[CHI_CHI])),
    ),
    Mutant(
        "CH-4.5.1",
        "counts no Thiên khai beside a Kính tứ chi",
        tested("thien khai", lambda hand: thien_khai(hand) and not bonus.kinh_tu_chi(hand)),
    ),
    Mutant(
        "CH-4.5.1",
        "counts no Bòn beside a Kính tứ chi",
        tested("bon", lambda hand: bon(hand) and not bonus.kinh_tu_chi(hand)),
    ),
    Mutant(
        "CH-4.5.1",
        "counts no Chíu ù beside a Kính tứ chi",
        tested("chiu u", lambda hand: chiu_u(hand) and not bonus.kinh_tu_chi(hand)),
    ),
    Mutant("CH-4.5.2", "takes all 8 and 9 for red", red_faces((*REDS, "8N", "9N"))),
    Mutant("CH-4.5.2", "mixes up Vạn and Văn", red_faces(("8N", "9N", "8S", "9S", "C"))),
    *(
        Mutant("CH-4.5.2", f"takes {face} for black", red_faces(each for each in REDS if each != face))
        for face in REDS
    ),
    *(
        Mutant("CH-4.5.2", f"takes {face} for red", red_faces((*REDS, face)))
        for face in ("2V", "3N", "5S", "7V", "8N", "9N")
    ),
)

TEN_CHAN: tuple[Mutant, ...] = (
    Mutant("CH-4.6.1", "is content with nine Chắn", tested("thap thanh", lambda hand: hand.chan >= 9)),
    Mutant(
        "CH-4.6.1",
        "counts Chắn in the hand alone",
        tested("thap thanh", lambda hand: concealed_chan(hand) == 10),
    ),
    Mutant(
        "CH-4.6.1",
        "does not see a Cạ that lies open",
        tested("thap thanh", lambda hand: not pairs.singles(hand.concealed)),
    ),
    Mutant(
        "CH-4.6.1",
        "wants ten different faces",
        tested("thap thanh", lambda hand: thap_thanh(hand) and not four_alike(hand.all)),
    ),
    Mutant(
        "CH-4.6.1",
        "allows no Chi chi",
        tested("thap thanh", lambda hand: thap_thanh(hand) and not packed.count(hand.all, CHI_CHI)),
    ),
    Mutant("CH-4.6.1", "is won on Chi chi", {"pairs.completed_by": won_with_ten_on_chi_chi}),
    Mutant("CH-4.6.2", "adds a dịch for all others", with_ten_chan(dich_beside_twelve)),
    Mutant("CH-4.6.2", "adds main values and dịch", with_ten_chan(main_and_dich)),
    Mutant("CH-4.6.2", "counts each name once", with_ten_chan(lambda found: items(dict.fromkeys(found)))),
    Mutant("CH-4.6.2", "counts 12 alone", with_ten_chan(only_main)),
    Mutant(
        "CH-4.6.2",
        "counts a Thập thành as a bonus like any other",
        {"bonus.THAP_THANH": None},
    ),
    Mutant("CH-4.6.2", "pays 36 at most", {"bonus.total": lambda scored: min(total(scored), 36)}),
)

PAYMENTS: tuple[Mutant, ...] = (
    Mutant(
        "CH-4.8.1",
        "lets the supplier of the card pay for all",
        paid(lambda state, _, loser, score: 3 * score if loser == state.supplier else 0),
    ),
    Mutant(
        "CH-4.8.1",
        "lets the supplier of the card pay alone",
        paid(lambda state, _, loser, score: score if loser == state.supplier else 0),
    ),
    Mutant(
        "CH-4.8.1",
        "lets the supplier of the card pay double",
        paid(lambda state, _, loser, score: score * (2 if loser == state.supplier else 1)),
    ),
    Mutant(
        "CH-4.8.1",
        "lets a discarder pay for all",
        paid(
            lambda state, _, loser, score: (
                score
                if state.from_stock or state.card == NO_CARD
                else 3 * score
                if loser == state.supplier
                else 0
            )
        ),
    ),
    Mutant(
        "CH-4.8.1",
        "lets the dealer pay double",
        paid(lambda state, _, loser, score: score * (2 if loser == dealer_of(state) else 1)),
    ),
    Mutant(
        "CH-4.8.1",
        "pays the dealer double",
        paid(lambda state, winner, _, score: score * (2 if winner == dealer_of(state) else 1)),
    ),
    Mutant(
        "CH-4.8.1",
        "divides the score among the losers",
        paid(lambda _, winner, loser, score: (score + (loser - winner) % 4 - 1) // 3),
    ),
    Mutant("CH-4.8.1", "pays for a Chíu at once", {"play.chiu": paid_chiu}),
    Mutant("CH-4.8.2", "lets the dealer pay for a draw", {"play.exhaust": paid_by_dealer}),
    Mutant("CH-4.8.2", "pays for a Chíu in a draw", {"play.exhaust": paid_for_melds}),
    Mutant("CH-4.8.2", "does not turn up the last card", {"play.reveal": last_card_stays}),
    Mutant("CH-4.8.2", "goes on with the cards that lie on the table", {"play.exhaust": table_as_stock}),
    Mutant(
        "CH-4.8.2",
        "settles no claim on a discard after the stock",
        {"legal.claims": no_claim_after_the_stock},
    ),
)

MUTANTS: tuple[Mutant, ...] = (*PLAIN, *THREES_AND_FOURS, *FIVES, *COLOURS, *TEN_CHAN, *PAYMENTS)

EQUIVALENT: Mapping[str, str] = {
    "CH-4.7.2 takes the lower dịch for the main bonus": (
        "bonuses with the same main value have the same dịch: 3/1, 4/1, 5/2, 12/9"
    ),
}
