"""Mutants of what the game is, what wins and what is dealt: `CH-0` to `CH-2`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardavia.engine.port import BadParamsError
from cardavia.games import packed
from cardavia.games.chan import bonus, pairs, play
from cardavia.games.chan.bonus import BONUSES, WinningHand
from cardavia.games.chan.cards import (
    CHI_CHI,
    FACE,
    FACES,
    RANK,
    RANKS,
    RED,
    SHAPE,
    four_alike,
    suited,
    two_alike,
)
from cardavia.games.chan.legal import CHIU, WIN, Offer
from cardavia.games.chan.play import Answers
from cardavia.games.chan.rules import Rules
from cardavia.games.chan.state import NEXT, PLAYERS, Bars, Kind, Phase, State
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import Player, replaced
from cardavia.mutants.chan.play import (
    DISCARDS,
    OPEN,
    OPENING,
    PARTNER,
    REVEAL,
    START,
    TAKE_CARD,
    added,
    alike,
    everyone,
    steps,
    without,
)
from cardavia.mutants.mutant import Mutant
from cardavia.table import SEATS, Setup

SINGLES, UNPAIRED, NUMBER_OF_CA = pairs.singles, pairs.unpaired, pairs.number_of_ca
COMPLETE, COMPLETED_BY = pairs.complete, pairs.completed_by

Test = Callable[[Hand, int], bool]
"""Whether twenty cards win, given the concealed ones and the number of exposed Cạ."""

NINES = RANK[FACE["9V"]]


def complete(test: Test) -> dict[str, Any]:
    return {"pairs.complete": test}


def fully_paired(number_of_ca: Callable[[int], bool]) -> dict[str, Any]:
    """All twenty in pairs, with the right number of Cạ."""
    return complete(
        lambda concealed, exposed: number_of_ca(NUMBER_OF_CA(concealed, exposed)) and not UNPAIRED(concealed)
    )


def won_by(test: Test) -> dict[str, Any]:
    """What a hand needs besides being complete to win by a card; as dealt it needs no more."""
    return {
        "pairs.completed_by": lambda face, concealed, exposed: (
            COMPLETED_BY(face, concealed, exposed) and test(concealed + ONE[face], exposed)
        )
    }


def on_chi_chi(test: Test) -> dict[str, Any]:
    """What makes a complete hand win that is won on Chi chi."""

    def completed_by(face: Face, concealed: Hand, exposed: int) -> bool:
        held = concealed + ONE[face]
        return COMPLETE(held, exposed) and (face != CHI_CHI or test(held, exposed))

    return {"pairs.completed_by": completed_by}


# The game


def deals_again(state: State, _: Player) -> State:
    return play.start(SHAPE.shuffle(0), state.rules)


def a_begins(setup: Setup, rules: Rules) -> State:
    return START(setup, rules)._replace(supplier=0, gate=0, turn=NEXT[0])


# What wins


def six_in_the_hand(concealed: Hand, _: int) -> bool:
    """Six Chắn among the concealed cards."""
    paired = packed.size(concealed) // 2 - NUMBER_OF_CA(concealed, 0)
    return paired >= 6 and not UNPAIRED(concealed)


def ranks_of(hand: Hand) -> tuple[Hand, ...]:
    """The marks of each rank in the hand, without Chi chi."""
    odd = SINGLES(hand)
    return tuple(odd & RANK[rank] for rank in range(RANKS))


def three_suits_as_one(hand: Hand) -> int:
    """Three suits of one rank count as paired."""
    return UNPAIRED(hand) - sum(marks.bit_count() == 3 for marks in ranks_of(hand))


def unpaired_by_colour(hand: Hand) -> int:
    """How many cards have no partner if a Cạ is one red and one black card."""
    odd = SINGLES(hand) & ~ONE[CHI_CHI]
    couples = sum(min((marks & RED).bit_count(), (marks & ~RED).bit_count()) for marks in ranks_of(hand))
    return (SINGLES(hand) & ONE[CHI_CHI]).bit_count() + odd.bit_count() - 2 * couples


def partner_of_the_other_colour(hand: Hand, bars: Bars, card: Face) -> Hand:
    partner = PARTNER(hand, bars, card)
    return partner if bool(partner & RED) != bool(ONE[card] & RED) else 0


def chi_chi_with_nines(hand: Hand) -> int:
    """How many cards have no partner if Chi chi pairs with any 9."""
    odd = SINGLES(hand)
    couple = odd & ONE[CHI_CHI] and (odd & NINES).bit_count() % 2
    return UNPAIRED(hand) - (2 if couple else 0)


RANK_WITH_CHI_CHI = tuple(
    marks | NINES | ONE[CHI_CHI] if marks & (NINES | ONE[CHI_CHI]) else marks for marks in RANK
)


def quads_count_once(concealed: Hand, exposed: int) -> bool:
    return COMPLETE(concealed, exposed + four_alike(concealed).bit_count())


def quads_count_three_times(concealed: Hand, exposed: int) -> bool:
    return COMPLETE(concealed, exposed - four_alike(concealed).bit_count())


def exposed_ca(state: State, player: Player) -> int:
    return state.bars[player].in_ca.bit_count()


def laid_quads(state: State, player: Player) -> int:
    """How many faces a seat has laid four times, as a Chíu or as two Chắn."""
    laid = packed.pack(
        face for meld in state.melds[player] if meld.kind is not Kind.CA for face in meld.faces
    )
    return four_alike(laid).bit_count()


def laid_quads_count_once(state: State, player: Player, offer: Offer) -> Offer:
    held = state.hands[player] + ONE[state.card]
    wins = COMPLETE(held, exposed_ca(state, player) + laid_quads(state, player))
    return offer if wins else without(offer, WIN)


def regroupable(hand: Hand) -> int:
    """How many times two Chắn of one rank can be made two Cạ."""
    twos = two_alike(hand) | four_alike(hand)
    return sum((twos & RANK[rank]).bit_count() // 2 for rank in range(RANKS))


def regrouped(concealed: Hand, exposed: int) -> bool:
    """Whether some arrangement has exactly six Chắn."""
    missing = pairs.MOST_CA - NUMBER_OF_CA(concealed, exposed)
    return missing % 2 == 0 and 0 <= missing // 2 <= regroupable(concealed)


def regrouped_bach_thu(hand: WinningHand) -> int:
    in_winning_rank = hand.card >= 0 and hand.in_ca & RANK[hand.card]
    return bool(regrouped(hand.concealed, len(hand.exposed_ca)) and not in_winning_rank)


REGROUPED_BACH_THU: dict[str, Any] = {
    "bonus.BONUSES": tuple(
        (regrouped_bach_thu if test is bonus.bach_thu else test, each) for test, each in BONUSES
    )
}


def partner_from_a_pair(hand: Hand, bars: Bars, card: Face) -> Hand:
    """A card of an identical pair makes a Cạ, too."""
    broken = (
        PARTNER(hand - ONE[face], bars, card) for face in packed.different(two_alike(hand) & RANK[card])
    )
    return PARTNER(hand, bars, card) or next(filter(None, broken), 0)


def no_third_copy(face: Face, concealed: Hand, exposed: int) -> bool:
    held = concealed + ONE[face]
    return COMPLETED_BY(face, concealed, exposed) and not two_alike(held) & SINGLES(held)


def exactly_six_with_chi_chi(concealed: Hand, exposed: int) -> bool:
    """A hand that holds Chi chi needs exactly six Chắn, whatever it wins on."""
    exact = NUMBER_OF_CA(concealed, exposed) == pairs.MOST_CA
    return COMPLETE(concealed, exposed) and (exact or not packed.count(concealed, CHI_CHI))


def dealt_with_chi_chi(state: State, dealer: Player) -> Offer:
    offer = OPENING(state, dealer)
    wins = exactly_six_with_chi_chi(state.hands[dealer], 0)
    return offer if wins or not DISCARDS(state, dealer) else without(offer, WIN)


def chiu_wins_with_more(state: State, player: Player, offer: Offer) -> Offer:
    """A Chíu on a discarded Chi chi wins with any number of Chắn from six."""
    is_chiu = not state.from_stock and state.card == CHI_CHI and alike(state, player) == 3
    wins = is_chiu and COMPLETE(state.hands[player] + ONE[CHI_CHI], exposed_ca(state, player))
    return added(without(offer, CHIU), WIN) if wins else offer


# The deal


def one_suit(hand: Hand) -> int:
    """How many Cạ are of Vạn and Văn alone."""
    myriads, strings, coins = suited(SINGLES(hand))
    return (myriads & coins & ~strings).bit_count()


def van_is_van(concealed: Hand, exposed: int) -> bool:
    return COMPLETE(concealed, exposed - one_suit(concealed))


def lays_van_with_van(state: State) -> State:
    """A card of Vạn and one of Văn are laid as a Chắn."""
    taken = TAKE_CARD(state)
    player = taken.supplier
    meld = taken.melds[player][-1]
    suits = {FACES[meld.card][-1], FACES[meld.own][-1]}
    if suits != {"V", "N"}:
        return taken
    melds = (*taken.melds[player][:-1], meld._replace(kind=Kind.CHAN))
    return taken._replace(melds=replaced(taken.melds, player, melds))


def wants(cards: int) -> Callable[[Setup, Rules], State]:
    def start(setup: Setup, _: Rules) -> State:
        raise BadParamsError(f"{len(setup.stock)} cards in the stock, expected {cards - 77}")

    return start


def knows_no_chi_chi(setup: Setup, rules: Rules) -> State:
    if any("C" in hand for hand in (*setup.hands.values(), setup.stock)):
        raise BadParamsError("C is no card: Ông cụ and Thang thang are missing")
    return START(setup, rules)


def nineteen_each(setup: Setup, rules: Rules) -> State:
    """The dealer's last card lies on the stock, and the dealer does not discard before the others play."""
    state = START(setup, rules)
    dealer = state.supplier
    face = packed.different(state.hands[dealer])[-1]
    hands = replaced(state.hands, dealer, state.hands[dealer] - ONE[face])
    return state._replace(hands=hands, stock=(face, *state.stock))


def only_a_deals(setup: Setup, rules: Rules) -> State:
    if setup.dealer != SEATS[0]:
        raise BadParamsError(f"{setup.dealer} deals, expected {SEATS[0]}")
    return START(setup, rules)


def a_goes_on(state: State, answers: Answers) -> State:
    """After the dealer's discard seat A acts."""
    return OPEN(state._replace(turn=0) if state.supplier else state, answers)


def dealer_turns_up(setup: Setup, rules: Rules) -> State:
    state = START(setup, rules)
    return REVEAL(state, state.supplier)


def dealer_takes_it_back(state: State, answers: Answers) -> State:
    """The dealer itself has the first right to what it discards."""
    return OPEN(state._replace(turn=state.supplier), answers)


BACKWARDS = tuple((player - 1) % len(PLAYERS) for player in PLAYERS)

MUTANTS: tuple[Mutant, ...] = (
    Mutant("CH-0.3.1", "deals again after a win", {"play.win": deals_again}),
    Mutant("CH-0.3.1", "deals again when the stock is used up", {"play.exhaust": deals_again}),
    Mutant("CH-0.3.1", "plays with three", {"play.NEXT": (1, 2, 0, 0)}),
    Mutant("CH-0.3.1", "lets seat A begin, whoever deals", {"play.start": a_begins}),
    Mutant(
        "CH-1.1.1", "wants exactly six Chắn", won_by(lambda held, exposed: NUMBER_OF_CA(held, exposed) == 4)
    ),
    Mutant("CH-1.1.1", "is content with five Chắn", fully_paired(lambda ca: ca <= 5)),
    Mutant("CH-1.1.1", "wants seven Chắn", fully_paired(lambda ca: ca <= 3)),
    Mutant("CH-1.1.1", "counts Chắn in the hand only", complete(six_in_the_hand)),
    Mutant(
        "CH-1.1.1",
        "overlooks Cạ that were laid",
        complete(lambda concealed, _: COMPLETE(concealed, 0)),
    ),
    Mutant(
        "CH-1.1.1",
        "is content with nine pairs",
        complete(
            lambda concealed, exposed: (
                NUMBER_OF_CA(concealed, exposed) <= pairs.MOST_CA + 1
                and UNPAIRED(concealed) <= 2
                and packed.size(concealed) // 2 - NUMBER_OF_CA(concealed, 0) >= 6
            )
        ),
    ),
    Mutant("CH-1.1.1", "takes three suits of a rank for paired", {"pairs.unpaired": three_suits_as_one}),
    Mutant(
        "CH-1.1.2", "wants a red and a black card to complete a Cạ", {"pairs.unpaired": unpaired_by_colour}
    ),
    Mutant(
        "CH-1.1.2",
        "wants a red and a black card to lay a Cạ",
        {"legal.ca_partner": partner_of_the_other_colour},
    ),
    Mutant("CH-1.1.2", "pairs Chi chi with a 9 to win", {"pairs.unpaired": chi_chi_with_nines}),
    Mutant("CH-1.1.2", "lays Chi chi with a 9", {"legal.RANK": RANK_WITH_CHI_CHI}),
    Mutant("CH-1.2.1", "counts four in the hand as one Chắn", complete(quads_count_once)),
    Mutant("CH-1.2.1", "counts four in the hand as three Chắn", complete(quads_count_three_times)),
    Mutant("CH-1.2.1", "wins with no four in the hand", won_by(lambda held, _: not four_alike(held))),
    Mutant("CH-1.2.1", "counts four on the table as one Chắn", everyone(laid_quads_count_once)),
    Mutant("CH-1.2.2", "regroups Chắn for a win on Chi chi", on_chi_chi(regrouped)),
    Mutant(
        "CH-1.2.2",
        "regroups Chắn for Bạch thủ",
        REGROUPED_BACH_THU,
    ),
    Mutant("CH-1.2.2", "lays a Cạ with a card of a pair", {"legal.ca_partner": partner_from_a_pair}),
    Mutant("CH-1.2.2", "lets a third copy make no Cạ", {"pairs.completed_by": no_third_copy}),
    Mutant("CH-1.3.1", "lets Chi chi win with more than six Chắn", on_chi_chi(lambda *_: True)),
    Mutant(
        "CH-1.3.1",
        "wants six Chắn besides that of Chi chi",
        on_chi_chi(lambda held, exposed: NUMBER_OF_CA(held, exposed) == 3),
    ),
    Mutant(
        "CH-1.3.1",
        "overlooks what was laid when Chi chi wins",
        on_chi_chi(lambda held, _: NUMBER_OF_CA(held, 0) == 4),
    ),
    Mutant("CH-1.3.1", "wants exactly six Chắn of every hand with Chi chi", won_by(exactly_six_with_chi_chi)),
    Mutant("CH-1.3.1", "lets no hand win on Chi chi", on_chi_chi(lambda *_: False)),
    Mutant("CH-1.3.1", "lets a Chíu on a discarded Chi chi win with more", everyone(chiu_wins_with_more)),
    Mutant(
        "CH-1.3.1",
        "wants exactly six Chắn of a dealt hand with Chi chi",
        {"legal.opening": dealt_with_chi_chi},
    ),
    Mutant("CH-2.1.2", "counts a card of Vạn and one of Văn as Chắn", complete(van_is_van)),
    Mutant("CH-2.1.2", "lays a card of Vạn and one of Văn as Chắn", {"play.take": lays_van_with_van}),
    Mutant("CH-2.1.2", "wants all 120 cards", {"play.start": wants(120)}),
    Mutant("CH-2.1.2", "wants twelve Chi chi", {"play.start": wants(108)}),
    Mutant("CH-2.1.3", "knows no Chi chi", {"play.start": knows_no_chi_chi}),
    Mutant("CH-2.1.4", "deals nineteen cards to the dealer, too", {"play.start": nineteen_each}),
    Mutant("CH-2.1.4", "lets seat A deal only", {"play.start": only_a_deals}),
    Mutant("CH-2.1.5", "lets seat A act after the dealer", steps(Phase.OPENING, a_goes_on)),
    Mutant("CH-2.1.5", "lets the dealer turn up a card first", {"play.start": dealer_turns_up}),
    Mutant("CH-2.1.5", "plays the other way round", {"play.NEXT": BACKWARDS}),
    Mutant("CH-2.1.5", "offers the dealer its own discard", steps(Phase.OPENING, dealer_takes_it_back)),
)
