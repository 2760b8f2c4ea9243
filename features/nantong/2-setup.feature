Feature: What is dealt, and what is declared before play
  The cards, the indicators, opening declarations, ready hands and the heavenly win.

  @NT-2.1.1
  Rule: The site keeps the complete pack of 125 cards in its card library.

    No scenario: the library of cards is not the deck in play; an engine only shows the deck (NT-2.1.2).

  @NT-2.1.2
  Rule: In play: four copies of each rank 1-9 in three suits and of T, W, R = 120 cards; the five bonus cards are absent.

    @NT-2.1.2/four-copies
    Example: There are four copies of each card, from 1 to 9 in all suits and of the honours
      Given a fresh deal
      And A is the dealer
      And A holds 1111m 9999m 1111s 9999s 1111c 25m 8c
      And B holds TTTT WWWW RRRR 9999c 258m 258s
      Then A may show 1m, 9m, 1s, 9s or 1c
      When A is done
      Then B may show T, W, R or 9c

    @NT-2.1.2/the-whole-deck
    Example: Three hands, two indicators and 51 cards of stock are all the cards there are
      Given a fresh deal
      And A is the dealer
      And the indicators are 1m and R
      And A holds 123456789m 123456789s 12345c
      And B holds 123456789m 123456789s 6c TWR
      And C holds 123456789m 123456789c 6s TWR
      When A discards 1c
      Then it is B's turn
      And 50 are left in the stock

  @NT-2.1.3
  Rule: The first dealer is chosen at random.

    Which seat a shuffle makes the dealer cannot be seen from an explicit deal, but that it may be any.

    @NT-2.1.3/any-seat-deals
    Scenario Outline: Whoever deals acts first, no seat has a right to it
      Given a fresh deal
      And <dealer> is the dealer
      Then it is <dealer>'s turn
      And 51 are left in the stock
      When play goes on to <next>'s turn
      Then 50 are left in the stock

      Examples:
        | dealer | next |
        | A      | B    |
        | B      | C    |
        | C      | A    |

  @NT-2.1.4
  Rule: Seat order is You, AI 1, AI 2, then You again.

    @NT-2.1.4/turns
    Example: The turn goes from A to B, to C and back to A
      Given A is the dealer
      When A discards 5c
      Then it is B's turn
      When B draws 1m
      And B discards 1m
      Then it is C's turn
      When C draws 9m
      And C discards 9m
      Then it is A's turn
      And 48 are left in the stock

    @NT-2.1.4/preparation
    Example: Opening declarations are made in the same order
      Given a fresh deal
      And B is the dealer
      And A holds 5555m 1479m 13689s 2468c TT WW R
      And B holds 5555s 24689m 13679c 2478s TT WW R
      And C holds 5555c 123689m 1479s 234689c RR
      Then B may show 5s
      And A and C are not asked
      When B is done
      Then C may show 5c
      And A and B are not asked
      When C is done
      Then A may show 5m
      And B and C are not asked
      When A is done
      Then it is B's turn

    @NT-2.1.4/claims
    Example: Of two who can win the first behind the discarder does
      Given B holds 234m 345m 678m 234s 345s 678s 567c 9c
      And C holds 123m 456m 789m 123s 456s 789s 567c 9c
      When A discards 9c
      And B wins and C wins
      Then the winners are B

    @NT-2.1.4/dealers
    Scenario Outline: The dealer of the next deal is the next seat
      Given <dealer> is the dealer
      And B holds 234m 345m 678m 234s 345s 678s 567c 9c
      When B draws 9c
      And B wins
      Then <next> deals next

      Examples:
        | dealer | next |
        | A      | B    |
        | B      | C    |
        | C      | A    |

  @NT-2.1.5
  Rule: 23 cards to the dealer, 22 to each opponent.

    @NT-2.1.5/sizes
    Example: The dealer holds 23 cards, each opponent 22
      Given a fresh deal
      And B is the dealer
      And A holds 5555m 1479m 13689s 2468c TT WW R
      And B holds 5555s 24689m 13679c 2478s TT WW R
      And C holds 5555c 123689m 1479s 234689c RR
      Then A holds 5555m 1479m 13689s 2468c TT WW R
      And B holds 5555s 24689m 13679c 2478s TT WW R
      And C holds 5555c 123689m 1479s 234689c RR
      And 51 are left in the stock
      When B is done
      Then B holds 5555s 24689m 13679c 2478s TT WW R
      And C holds 5555c 123689m 1479s 234689c RR
      And 51 are left in the stock

    @NT-2.1.5/between-turns
    Example: Between turns everyone holds 22 cards
      Given a fresh deal
      And A is the dealer
      And A holds 14579m 123689s 2468c 8899m TT WW
      And B holds 123689m 2478s 13679c 25s 4m WRRT
      When A discards 5m
      Then A holds 1479m 123689s 2468c 8899m TT WW
      And it is B's turn
      And 50 are left in the stock

  @NT-2.1.6
  Rule: Two cards are turned up as indicators and leave the stock; 51 cards remain.

    @NT-2.1.6/what-is-left
    Example: 51 cards are the stock
      Given a fresh deal
      And A is the dealer
      And the indicators are 2s and 3m
      Then 51 are left in the stock
      When play goes on to B's turn
      Then 50 are left in the stock

    @NT-2.1.6/used-up
    Example: The last of the 51 cards is drawn, and nothing comes after it
      Given A is the dealer
      And the indicators are 2s and 3m
      And 1 are left in the stock
      When C discards 9m
      And A draws 1m
      And A discards 1m
      Then 0 are left in the stock
      And the deal ends by exhaustion

    @NT-2.1.6/two-of-them
    Example: There are two indicators, and both double
      Given the indicators are 2s and 3m
      And A has laid kong 2222m from B
      And B has laid kong 3333c from A
      And 0 are left in the stock
      When C discards 9m
      Then A counts kong 2222m 16, rounding 4
      And B counts kong 3333c 16, rounding 4

    @NT-2.1.6/the-back-of-the-stock
    Example: A replacement comes from the stock, not from the indicators
      Given a fresh deal
      And A is the dealer
      And the indicators are 2s and 3m
      And A holds 5555m 1479m 13689s 2468c TT WW RR
      When A shows 5m
      And A draws 7c
      Then A holds 1479m 13689s 24678c TT WW RR
      And 50 are left in the stock

  @NT-2.2.1
  Rule: The face-up indicators only raise scores; nobody gets them into the hand.

    @NT-2.2.1/three-are-no-kong
    Example: Three copies and the indicator are no concealed kong
      Given the indicators are 2s and 3m
      And A holds 222s 1579m 1579s 1479c 246c TTWR
      When A draws 5c
      Then A may not kong 2s

    @NT-2.2.1/nothing-to-add
    Example: The indicator cannot be added to a pung
      Given the indicators are 2s and 3m
      And A has laid pung 222s from B
      When A draws 9m
      Then A may not kong 2s

    @NT-2.2.1/two-left-are-no-triplet
    Example: The two copies beside two equal indicators are no kong with them
      Given the indicators are 4c and 4c
      And A holds 44c 22m 1579m 1579s 179c 26c TTWW R
      When A draws 3s
      Then A may not kong 4c

    @NT-2.2.1/no-part-of-a-group
    Example: An indicator completes no group and no pair
      Given the indicators are 5c and 8c
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When A draws 1m
      Then A may not win

    @NT-2.2.1/not-drawn-at-the-end
    Example: The indicators are not drawn when the stock has run out
      Given the indicators are 5c and 8c
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And 0 are left in the stock
      When C discards 6m
      Then the deal ends by exhaustion

    @NT-2.2.1/they-raise-the-score
    Example: An indicator raises the score of sets
      Given the indicators are 2s and 3m
      And A has laid shown triplet 222s
      And B has laid kong 3333c from C
      And 0 are left in the stock
      When C discards 9m
      Then A counts shown triplet 222s 32, rounding 8
      And B counts kong 3333c 16, rounding 4
      And C counts nothing

  @NT-2.2.2
  Rule: After the indicators are up, players make opening declarations one seat after the other, dealer first.

    @NT-2.2.2/order-of-replacements
    Example: The dealer's replacement comes before that of the next seat
      Given a fresh deal
      And B is the dealer
      And B holds 5555s 24689m 13679c 2478s TT WW R
      And C holds 5555c 123689m 1479s 234689c RR
      When B shows 5s
      And B draws 7c
      Then 50 are left in the stock
      When C shows 5c
      And C draws 8c
      Then 49 are left in the stock
      And B holds 24689m 136779c 2478s TT WW R
      And C holds 123689m 1479s 2346889c RR
