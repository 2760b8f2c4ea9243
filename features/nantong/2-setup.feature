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
      # 20, 20 and nothing
      And the points change by A +20, B +20, C -40

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
      # 40, 20 and nothing
      And the points change by A +60, C -60

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

    @NT-2.2.2/one-at-a-time
    Example: A seat has finished before the next one declares anything
      Given a fresh deal
      And B is the dealer
      And B holds 5555s 24689m 13679c 2478s TT WW R
      And C holds 5555c 123689m 1479s 234689c RR
      Then A and C are not asked
      And C may not show 5c
      When B is done
      Then C may only show 5c or done
      And A and B are not asked
      And B may not show 5s

    @NT-2.2.2/once-round
    Example: Everyone is asked once, and then the dealer plays
      Given a fresh deal
      And C is the dealer
      And A holds 5555m 1479m 13689s 2468c TT WW R
      And C holds 5555c 123689m 1479s 234689c RR 7c
      When C is done
      And A is done
      Then it is C's turn
      And C may not show 5c
      And A is not asked

  @NT-2.2.3
  Rule: Only the cards of the original deal count for opening declarations; replacements do not.

    @NT-2.2.3/a-quad-by-replacement @reads:NT-gap-4=1
    Example: A quad completed by a replacement is a kong in hand and no opening declaration
      Given a fresh deal
      And A is the dealer
      And the indicators are 1c and 4c
      And A holds 2222m 555s 1346m 1479s 5689c TWRR
      When A shows 2m
      And A draws 5s
      Then A may not show 5s
      And it is A's turn
      And A may kong 5s

    @NT-2.2.3/twelve-and-not-sixteen
    Example: Four alike completed by a replacement have the base hu of four in hand
      Given a fresh deal
      And A is the dealer
      And the indicators are 9m and W
      And A holds 1111m 555s 2469m 1479s 5689c TT RR
      And B holds 234m 345m 678m 234s 678s 789s 567c 9c
      When A shows 1m
      And A draws 5s
      And B is done
      And A discards 9c
      And B wins
      Then A counts shown quad 1111m 16, four in hand 5555s 12, rounding 2
      And B counts qing 100, wait 10, times first discard 2
      And the points change by A -160, B +410, C -250

    @NT-2.2.3/a-triplet-by-replacement
    Example: A triplet of an indicator's card completed by a replacement is no opening declaration
      Given a fresh deal
      And A is the dealer
      And the indicators are 5s and 4c
      And A holds 2222m 55s 1346m 1479s 25689c TWRR
      When A shows 2m
      And A draws 5s
      Then A may not show 5s
      And it is A's turn

    @NT-2.2.3/hezi-by-replacement
    Example: The second copy for Hezi must have been dealt
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And B holds 2222m 4c 1346m 1479s 25689c TWRR
      When B shows 2m
      And B draws 4c
      Then B may not hezi
      And it is A's turn

    @NT-2.2.3/dealt-sets-stay @reads:NT-2.6.1=1a
    Example: What was dealt may be shown after a replacement has been drawn
      Given a fresh deal
      And A is the dealer
      And the indicators are 5s and 4c
      And A holds 2222m 555s 1346m 1479s 5689c TWRR
      When A shows 2m
      And A draws 9c
      Then A may only show 5s or done
      When A shows 5s
      Then A has laid shown quad 2222m, shown triplet 555s
      And A holds 1346m 1479s 56899c TWRR

  @NT-2.3.1
  Rule: A dealt quad may be shown as one of the seven groups; its owner takes one card from the back of the stock.

    @NT-2.3.1/the-replacement
    Example: The dealer shows four cards and takes one from the back
      Given a fresh deal
      And A is the dealer
      And the indicators are 1c and 4c
      And A holds 2222m 3579m 13579s 3579c 26c TTWW
      When A shows 2m
      And A draws 9c
      Then A has laid shown quad 2222m
      And A holds 3579m 13579s 3579c 26c TTWW 9c
      And 50 are left in the stock
      And it is A's turn

    @NT-2.3.1/others-too
    Example: So does any other seat, which holds 19 cards then
      Given a fresh deal
      And A is the dealer
      And C holds 5555c 123689m 1479s 234689c RR
      When C shows 5c
      And C draws 8c
      Then C has laid shown quad 5555c
      And C holds 123689m 1479s 2346889c RR
      And 50 are left in the stock
      And it is A's turn

    @NT-2.3.1/not-from-the-front
    Example: The front of the stock stays as it is
      Given a fresh deal
      And A is the dealer
      And A holds 5555m 14779m 13689s 2468c TT WW R
      When A shows 5m
      And A draws 8c
      And A discards 1m
      And B draws 3m
      Then it is B's turn
      And 49 are left in the stock

    @NT-2.3.1/optional
    Example: Nobody has to show a quad
      Given a fresh deal
      And A is the dealer
      And A holds 5555m 14779m 13689s 2468c TT WW R
      Then A may only show 5m or done
      When A is done
      Then A holds 5555m 14779m 13689s 2468c TT WW R
      And it is A's turn
      And 51 are left in the stock

    @NT-2.3.1/kept-for-a-kong
    Example: A quad that was not shown may be laid as a concealed kong in play
      Given a fresh deal
      And A is the dealer
      And A holds 14779m 13689s 2468c 8889m TT WW R
      And B holds 5555s 24689m 1379c 2478s TT WW R
      When B is done
      And A discards 1m
      And B draws 3m
      Then B may kong 5s
      When B kongs 5s
      And B draws 3c
      Then B has laid concealed kong 5555s
      And B may not show 5s

    @NT-2.3.1/three-are-no-quad
    Example: Three alike that no indicator shows are no opening declaration
      Given a fresh deal
      And A is the dealer
      And the indicators are 1c and 4c
      And A holds 555m 14779m 13689s 23689c TT WW R
      Then A may not show 5m
      And it is A's turn
      When A discards 1m
      Then A has laid nothing

    @NT-2.3.1/worth @NT-4.2.1
    Example: A shown quad is worth 16, doubled by an indicator of its rank
      Given the indicators are 2s and W
      And A has laid shown quad 2222m
      And A holds 13579m 13579s 13579c 246c R
      And 0 are left in the stock
      When C discards 6s
      Then A counts shown quad 2222m 32, rounding 8
      And the points change by A +80, B -40, C -40

    @NT-2.3.1/one-of-the-seven-groups
    Example: A shown quad is one of the seven groups of a win
      Given the indicators are 3c and 6m
      And A has laid shown quad 7777s
      And A holds 234m 345m 678m 345s 222c 67c 99c
      When B discards 8c
      And A wins
      Then A counts shown quad 7777s 16, three in hand 222c 4, tazi 20
      And the points change by A +80, B -40, C -40

    @NT-2.3.1/six-others-are-needed
    Example: Beside a shown quad six groups are needed, not seven and not five
      Given A has laid shown quad 7777s
      And A holds 234m 345m 678m 345s 222c 99c 1m 6c
      When A draws T
      Then A may not win

  @NT-2.4.1
  Rule: Three dealt copies of the same card as an indicator may be shown as one group without a replacement.

    @NT-2.4.1/either-indicator
    Scenario Outline: Three of either indicator may be shown, and nothing is drawn
      Given a fresh deal
      And A is the dealer
      And the indicators are 2s and 3m
      And A holds <triplet> 15799m 1579s 1479c 46c TTWW R
      Then A may only show <card> or done
      When A shows <card>
      Then A has laid shown triplet <triplet>
      And A holds 15799m 1579s 1479c 46c TTWW R
      And 51 are left in the stock
      And it is A's turn

      Examples:
        | triplet | card |
        | 222s    | 2s   |
        | 333m    | 3m   |

    @NT-2.4.1/optional
    Example: The triplet may be kept in hand
      Given a fresh deal
      And A is the dealer
      And the indicators are 2s and 3m
      And A holds 222s 15799m 1579s 1479c 46c TTWW R
      When A is done
      Then A holds 222s 15799m 1579s 1479c 46c TTWW R
      And it is A's turn

    @NT-2.4.1/rank-is-not-enough
    Example: Three of an indicator's rank in another suit may not be shown
      Given a fresh deal
      And A is the dealer
      And the indicators are 2s and 3m
      And A holds 222m 15799m 1579s 1479c 46c TTWW R
      Then A may not show 2m
      And it is A's turn
      When A discards 9m
      Then A has laid nothing

    @NT-2.4.1/another-general-is-not-enough
    Example: Three of another old general than the indicator may not be shown
      Given a fresh deal
      And A is the dealer
      And the indicators are 2s and W
      And A holds TTT 15799m 1579s 1479c 46c WW R 33m
      Then A may not show T
      And it is A's turn
      When A discards 9m
      Then A has laid nothing

    @NT-2.4.1/two-are-not-enough
    Example: Two copies of an indicator's card may not be shown
      Given a fresh deal
      And A is the dealer
      And the indicators are 2s and 3m
      And A holds 22s 15799m 1579s 1479c 46c TTWW R 8m
      Then A may not show 2s
      And it is A's turn
      When A discards 9m
      Then A has laid nothing

    @NT-2.4.1/shown @NT-4.2.1 @reads:NT-2.4.1=1
    Example: Shown, it has the 16 of an opening declaration, doubled once for its rank
      Given the indicators are 2s and 3m
      And A has laid shown triplet 222s
      And A holds 13579m 13579s 1479c 24c TWR
      And 0 are left in the stock
      When C discards 6s
      Then A counts shown triplet 222s 32, rounding 8
      And the points change by A +80, B -40, C -40

    @NT-2.4.1/kept-in-hand @NT-4.4.1
    Example: Kept in hand, it starts from 12
      Given the indicators are 2s and 3m
      And A holds 222s 1579m 1579s 1479c 246c TTWR
      And 0 are left in the stock
      When C discards 6s
      Then A counts three in hand 222s 24, rounding 6
      And the points change by A +60, B -30, C -30

    @NT-2.4.1/one-of-the-seven-groups
    Example: A shown triplet is one of the seven groups of a win
      Given the indicators are 2s and 6m
      And A has laid shown triplet 222s
      And A holds 234m 345m 678m 345s 678s 67c 99c
      When B discards 8c
      And A wins
      Then A counts shown triplet 222s 32, tazi 20, rounding 8
      And the points change by A +120, B -60, C -60

  @NT-2.5.1
  Rule: With two equal indicators, the holder of both other dealt copies may show them as Tiandi Hezi and draw two replacements.

    @NT-2.5.1/two-replacements @reads:NT-2.5.1=1
    Example: Two cards are shown and two drawn from the back
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And B holds 44c 15799m 13579s 1679c TTWW RR
      Then B may only hezi or done
      When B shows hezi
      And B draws 9m
      And B draws 8m
      Then B has laid hezi 44c
      And B holds 157899m 9m 13579s 1679c TTWW RR
      And 49 are left in the stock
      And it is A's turn

    @NT-2.5.1/the-dealer-too
    Example: The dealer may do so as well, and has 23 cards again
      Given a fresh deal
      And A is the dealer
      And the indicators are R and R
      And A holds RR 15799m 13579s 1679c TTWW 2m 2s 3c
      When A shows hezi
      And A draws 8c
      And A draws 6m
      Then A has laid hezi RR
      And A holds 15799m 13579s 1679c TTWW 2m 2s 3c 8c 6m
      And 49 are left in the stock

    @NT-2.5.1/optional
    Example: The two cards may be kept
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And B holds 44c 15799m 13579s 1679c TTWW RR
      When B is done
      Then B holds 44c 15799m 13579s 1679c TTWW RR
      And it is A's turn
      And 51 are left in the stock

    @NT-2.5.1/split-copies
    Example: With the copies in two hands nobody may show Hezi
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And B holds 4c 15799m 13579s 1679c TTWW RR 2m
      And C holds 4c 13689m 24689s 2358c TTWW RR 7m
      Then B and C are not asked
      And B may not hezi
      And C may not hezi
      And it is A's turn
      When play goes on to B's turn
      Then B may not hezi

    @NT-2.5.1/different-indicators
    Example: A pair like one of two different indicators is no Hezi
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 5c
      And B holds 44c 15799m 13579s 1679c TTWW RR
      Then B is not asked
      And B may not hezi
      When play goes on to B's turn
      Then B may not hezi

    @NT-2.5.1/indicators-of-one-rank
    Example: Two indicators of one rank in two suits are not equal
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4m
      And B holds 44c 15799m 13579s 1679c TTWW RR
      Then B is not asked
      And B may not hezi
      When play goes on to B's turn
      Then B may not hezi

    @NT-2.5.1/rank-is-not-enough
    Example: A pair of the indicators' rank in another suit is no Hezi
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And B holds 44m 15799m 13579s 1679c TTWW RR
      Then B is not asked
      And B may not hezi
      When play goes on to B's turn
      Then B may not hezi

    @NT-2.5.1/no-third-copy
    Example: With two equal indicators there is no triplet to show
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And B holds 44c 15799m 13579s 1679c TTWW RR
      Then B may not show 4c
      When B is done
      Then B may not show 4c

  @NT-2.5.2
  Rule: Hezi has its own score and is none of the seven groups.

    @NT-2.5.2/qing-with-hezi @NT-4.4.3
    Example: Seven runs beside Hezi are Qing
      Given the indicators are 4c and 4c
      And A has laid hezi 44c
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When B discards 5c
      And A wins
      Then A counts hezi 44c 64, qing 100, rounding 6
      And the points change by A +340, B -170, C -170

    @NT-2.5.2/piao-with-hezi @reads:NT-4.10.1=3a
    Example: Seven triplets beside Hezi are Piao, and Hezi is no pung either
      Given the indicators are 4c and 4c
      And A has laid hezi 44c
      And A holds 222m 333m 555m 222s 333s 555s 888s 9m
      When B discards 9m
      And A wins
      Then A counts hezi 44c 64, three in hand 222m 4, three in hand 333m 4, three in hand 555m 4, three in hand 222s 4, three in hand 333s 4, three in hand 555s 4, three in hand 888s 4, piao 50, wait 10, times piao 2, times closed piao 2, rounding 2
      And the points change by A +1220, B -610, C -610

    @NT-2.5.2/no-group
    Example: Six groups and a pair beside Hezi do not win
      Given the indicators are 4c and 4c
      And A has laid hezi 44c
      And A holds 234m 345m 678m 234s 345s 678s 99c 1m 5c
      When A draws T
      Then A may not win

    @NT-2.5.2/no-pair
    Example: Seven groups beside Hezi still need a pair
      Given the indicators are 4c and 4c
      And A has laid hezi 44c
      And A holds 234m 345m 678m 234s 345s 678s 567c 1m
      When A draws T
      Then A may not win

    @NT-2.5.2/a-loser-has-it-too
    Example: Hezi counts for a player who has not won
      Given the indicators are 4c and 4c
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And B has laid hezi 44c
      When C discards 5c
      And A wins
      Then A counts qing 100
      And B counts hezi 44c 64, rounding 6
      And the points change by A +130, B +40, C -170

    @NT-2.5.2/kept-in-hand
    Example: The two cards have no score while they are in the hand
      Given the indicators are 4c and 4c
      And A holds 44c 15799m 13579s 1679c TTWW RR
      And 0 are left in the stock
      When C discards 6m
      Then A counts nothing
      And the points change by A +0

    @NT-2.5.2/hezi-is-doubled-with-the-rest @reads:NT-2.6.1=1a @reads:NT-2.6.3=1a
    Example: The winner's multipliers double Hezi, too
      Given the indicators are 4c and 4c
      And A has laid hezi 44c
      And A is ready
      And A holds 234m 345m 678m 234s 345s 678s 567c 9c
      When B discards 9c
      And A wins
      Then A counts hezi 44c 64, qing 100, wait 10, times ready 2, rounding 2
      And the points change by A +700, B -350, C -350

    @NT-2.5.2/a-whole-deal @reads:NT-2.6.1=1a @reads:NT-2.7.2=1a @reads:NT-4.9.1=1a @reads:NT-gap-1=1 @reads:NT-gap-3=1 @reads:NT-gap-12=1 @reads:NT-gap-15=1
    Example: In a whole deal Hezi and a shown quad stand beside six groups and a pair
      Given the scripted deal hezi-and-a-shown-quad
      Then the winners are A
      And A has laid hezi 44c, shown quad 7777s
      And 48 are left in the stock

  @NT-2.6.1
  Rule: In preparation a player picks an opening declaration, declares ready, or finishes.

    @NT-2.6.1/what-may-be-done
    Example: Who holds a quad and lacks one card may show, declare ready or finish
      Given a fresh deal
      And A is the dealer
      And B holds 2222m 34m 567s 678s 345c 567c 789c T
      Then B may only show 2m, ready or done
      When B is done
      Then it is A's turn

    @NT-2.6.1/only-what-is-legal
    Example: Who can declare nothing is not asked
      Given a fresh deal
      And A is the dealer
      And B holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      Then B is not asked
      And it is A's turn
      And B may not show 5m
      When play goes on to B's turn
      Then B may not show 5m

    @NT-2.6.1/two-quads @reads:NT-2.6.1=1a
    Example: A player may show two quads, one after the other
      Given a fresh deal
      And A is the dealer
      And B holds 2222m 5555s 14789m 1379c 247c TW
      When B shows 2m
      And B draws 7s
      Then B may only show 5s or done
      When B shows 5s
      And B draws 9m
      Then B has laid shown quad 2222m, shown quad 5555s
      And B holds 14789m 9m 1379c 247c TW 7s
      And 49 are left in the stock

    @NT-2.6.1/hezi-and-a-quad @reads:NT-2.6.1=1a
    Example: Hezi and a quad may both be shown
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And B holds 2222m 44c 14789m 1379c 1379s RWT
      Then B may only show 2m, hezi or done
      When B shows hezi
      And B draws 7s
      And B draws 9m
      Then B may only show 2m or done
      When B shows 2m
      And B draws 8c
      Then B has laid hezi 44c, shown quad 2222m
      And 48 are left in the stock

    @NT-2.6.1/quad-then-ready @reads:NT-2.6.1=1a
    Example: After a quad and its replacement a player may still declare ready
      Given a fresh deal
      And A is the dealer
      And B holds RRRR 345m 678m 234s 345s 678s 567c
      Then B may only show R or done
      When B shows R
      And B draws 9c
      Then B may only ready or done
      When B declares ready
      Then it is A's turn

    @NT-2.6.1/ready-is-the-end @reads:NT-2.6.1=2a
    Example: Who has declared ready shows nothing any more
      Given a fresh deal
      And A is the dealer
      And B holds 2222m 34m 567s 678s 345c 567c 789c T
      When B declares ready
      Then B is not asked
      And B may not show 2m
      And it is A's turn
      And 51 are left in the stock

    @NT-2.6.1/done-is-the-end
    Example: Who has finished declares nothing any more
      Given a fresh deal
      And A is the dealer
      And B holds 2222m 34m 567s 678s 345c 567c 789c T
      When B is done
      Then B is not asked
      And B may not show 2m
      And B may not ready
      When A discards 1m
      And B draws 9m
      Then B may not show 2m
      And B may not ready

  @NT-2.6.2
  Rule: A non-dealer who lacks one card for a win may declare ready; the hand is frozen and a win by that player counts double.

    @NT-2.6.2/two-kinds-would-win @reads:NT-2.6.2=1a
    Example: A hand that either of two cards would complete may be declared ready
      Given a fresh deal
      And A is the dealer
      And the indicators are 1c and W
      And B holds 234m 345m 678m 234s 345s 678s 67c 99c
      Then B may only ready or done
      When B declares ready
      Then it is A's turn

    @NT-2.6.2/one-kind-would-win
    Example: So may a hand that a single card would complete
      Given a fresh deal
      And B is the dealer
      And A holds 234m 345m 678m 234s 345s 678s 567c 9c
      Then A may only ready or done
      When A declares ready
      Then it is B's turn

    @NT-2.6.2/not-compulsory
    Example: Nobody has to declare ready, and who has not is free to play
      Given a fresh deal
      And A is the dealer
      And B holds 234m 345m 678m 234s 345s 678s 567c 9c
      When B is done
      And A discards 1m
      And B draws 1s
      Then B may discard 2m, 1s or 9c

    @NT-2.6.2/far-from-a-win
    Example: Who lacks many cards may not declare ready
      Given a fresh deal
      And A is the dealer
      And B holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      Then B is not asked
      And B may not ready
      When A discards 1c
      Then B may not ready

    @NT-2.6.2/two-cards-short
    Example: Who lacks two cards may not declare ready
      Given a fresh deal
      And A is the dealer
      And B holds 234m 345m 678m 234s 345s 678s 67c 9c T
      Then B is not asked
      And B may not ready
      When A discards 1c
      Then B may not ready

    @NT-2.6.2/not-the-dealer
    Example: The dealer may not declare ready, whatever it holds
      Given a fresh deal
      And A is the dealer
      And A holds 234m 345m 678m 234s 345s 678s 567c 9c 1m
      Then A may not ready
      And it is A's turn
      When A discards 1m
      Then A may not ready

    @NT-2.6.2/not-the-dealer-with-a-quad
    Example: Nor may a dealer who has something to show
      Given a fresh deal
      And A is the dealer
      And A holds RRRR 345m 678m 234s 345s 678s 567c T
      Then A may only show R or done
      When A shows R
      And A draws 9c
      Then A may not ready
      And it is A's turn

    @NT-2.6.2/only-before-play
    Example: A hand that becomes one card short in play is not declared ready
      Given A holds 234m 345m 678m 234s 345s 678s 67c 9c T
      When A draws 9c
      Then A may not ready
      When A discards T
      Then A may not ready

    @NT-2.6.2/all-four-in-hand
    Example: A card of which one holds all four is not waited for
      Given a fresh deal
      And A is the dealer
      And B holds RRRR 345m 678m 234s 345s 678s 567c
      Then B may only show R or done
      And B may not ready
      When B is done
      Then it is A's turn

    @NT-2.6.2/all-four-shown
    Example: Nor is a card of which one has shown all four
      Given a fresh deal
      And A is the dealer
      And B holds 5555c 46c 234m 345m 678m 234s 345s T
      When B shows 5c
      And B draws T
      Then B is not asked
      And B may not ready
      And it is A's turn

    @NT-2.6.2/out-of-play-as-indicators @reads:NT-2.6.1=2a @reads:NT-2.6.2=2a @reads:NT-gap-16=1
    Example: It does not matter that the indicators are the copies waited for
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And B holds 44c 35c 234m 345m 678m 234s 345s 678s
      Then B may only hezi, ready or done
      When B declares ready
      Then it is A's turn

    @NT-2.6.2/out-of-play-as-melds @reads:NT-2.6.2=2a @reads:NT-gap-16=1
    Example: It does not matter that another player has shown the copies waited for
      Given a fresh deal
      And A is the dealer
      And A holds 8888c 14779m 1369s 2469c TWW R 9m
      And B holds 79c 234m 345m 678m 234s 345s 678s TT
      When A shows 8c
      Then B may only ready or done
      When B declares ready
      Then it is A's turn

    @NT-2.6.2/one-copy-is-left
    Example: A card of which one holds three may be waited for
      Given a fresh deal
      And A is the dealer
      And the indicators are 1c and W
      And B holds TTT 234m 345m 678m 234s 345s 678s R
      Then B may only ready or done
      When B declares ready
      Then it is A's turn

    @NT-2.6.2/three-shown @NT-2.4.1 @reads:NT-2.6.1=1a @reads:NT-2.6.2=2a @reads:NT-gap-16=1
    Example: So may a card of which one has shown three, whose fourth is the indicator
      Given a fresh deal
      And A is the dealer
      And the indicators are 5m and W
      And B holds 555m 46m 234m 789m 234s 345s 678s 99c
      When B shows 5m
      Then B may only ready or done
      When B declares ready
      Then it is A's turn

    @NT-2.6.2/doubled @NT-4.10.3
    Example: A win of a player who declared ready counts double
      Given the indicators are 1c and W
      And A holds 234m 345m 678m 234s 345s 678s 567c 9c
      And A is ready
      When A draws 9c
      And A wins
      Then A counts qing 100, self-draw 10, wait 10, times ready 2
      And the points change by A +480, B -240, C -240

    @NT-2.6.2/doubled-on-a-discard @NT-4.10.3 @reads:NT-2.6.2=1a @reads:NT-2.6.3=1a
    Example: So does a win on a discard
      Given the indicators are 1c and W
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And A is ready
      When B discards 5c
      And A wins
      Then A counts qing 100, times ready 2
      And the points change by A +400, B -200, C -200

    @NT-2.6.2/not-declared
    Example: Without the declaration nothing is doubled
      Given the indicators are 1c and W
      And A holds 234m 345m 678m 234s 345s 678s 567c 9c
      When A draws 9c
      And A wins
      Then A counts qing 100, self-draw 10, wait 10
      And the points change by A +240, B -120, C -120

    @NT-2.6.2/no-gain-without-a-win @reads:NT-gap-3=1
    Example: Who is ready and does not win has the same hu as anybody
      Given the indicators are 1c and W
      And A holds 222c 234m 345m 678m 234s 345s 678s T
      And A is ready
      And 0 are left in the stock
      When C discards 9m
      Then A counts three in hand 222c 4, rounding 6
      And the points change by A +20, B -10, C -10

    @NT-2.6.2/no-gain-from-another-win
    Example: A winner is not doubled because another player is ready
      Given the indicators are 1c and 2c
      And A holds TTT 234m 345m 678m 234s 345s 678s R
      And A is ready
      And B holds 123m 456m 789m 123s 456s 789s 567c 9c
      When B draws 9c
      And B wins
      Then A counts three in hand TTT 8, rounding 2
      And B counts qing 100, self-draw 10, wait 10
      And the points change by A -100, B +230, C -130

  @NT-2.6.3
  Rule: A ready player makes no pung and no kong; on a draw it either wins or throws that very card.

    @NT-2.6.3/throws-what-was-drawn
    Example: A ready player throws the card it has drawn and no other
      Given A holds 234m 345m 678m 234s 345s 678s 567c 9c
      And A is ready
      When A draws 1m
      Then A may only discard 1m
      And A may not discard 2m

    @NT-2.6.3/every-time
    Example: So it does in every turn
      Given A holds 234m 345m 678m 234s 345s 678s 567c 9c
      And A is ready
      When A draws 1m
      And A discards 1m
      And play goes on to A's turn
      And A draws W
      Then A may only discard W

    @NT-2.6.3/like-a-card-in-hand
    Example: A drawn card like those in hand is thrown, too
      Given A holds 234m 345m 678m 234s 345s 678s 68c 99c
      And A is ready
      When A draws 9c
      Then A may only discard 9c

    @NT-2.6.3/wins-or-throws @reads:NT-2.6.3=2a @reads:NT-gap-3=1 @reads:NT-gap-13=1
    Example: A ready player may win with the card drawn or throw that very card
      Given A holds 234m 345m 678m 234s 345s 678s 567c 9c
      And A is ready
      When A draws 9c
      Then A may only win or discard 9c
      And A may not discard 2m
      When A discards 9c
      Then the deal goes on

    @NT-2.6.3/no-pung
    Example: A ready player may not pung
      Given A holds 234m 345m 678m 234s 345s 678s 68c 99c
      And A is ready
      When B discards 9c
      Then A is not asked
      And A may not pung

    @NT-2.6.3/no-exposed-kong
    Example: A ready player may not claim a kong, though its wait would not change
      Given A holds 222c 234m 345m 678m 234s 345s 678s T
      And A is ready
      When B discards 2c
      Then A is not asked
      And A may not kong

    @NT-2.6.3/no-concealed-kong
    Example: A ready player may not lay a concealed kong, though its wait would not change
      Given A holds 222c 234m 345m 678m 234s 345s 678s T
      And A is ready
      When A draws 2c
      Then A may only discard 2c
      And A may not kong 2c

    @NT-2.6.3/no-kong-of-a-dealt-quad @reads:NT-2.6.1=2a
    Example: A ready player may not lay a kong of four it was dealt
      Given A holds 2222m 34m 567s 678s 345c 567c 789c T
      And A is ready
      When A draws 9s
      Then A may only discard 9s
      And A may not kong 2m

    @NT-2.6.3/wins-on-a-discard @reads:NT-2.6.3=1a @reads:NT-gap-3=1
    Example: A ready player may win on a discard, or pass
      Given A holds 234m 345m 678m 234s 345s 678s 567c 9c
      And A is ready
      When B discards 9c
      Then A may only pass or win

    @NT-2.6.3/wins-by-robbing @reads:NT-2.6.3=1a @reads:NT-gap-3=1
    Example: A ready player may rob a kong, or pass
      Given A holds 234m 345m 678m 234s 345s 678s 68c 99c
      And A is ready
      And B has laid pung 777c from C
      When B draws 7c
      And B kongs 7c
      Then A may only pass or win

    @NT-2.6.3/others-are-free
    Example: A ready player binds nobody else
      Given A holds 234m 345m 678m 234s 345s 678s 567c 9c
      And A is ready
      And B holds 222c 14779m 1369s 468c TT WW R 58s
      When B draws 2c
      Then B may kong 2c
      And B may discard 1m

  @NT-2.7.1
  Rule: When all three have finished preparation, the dealer makes the first discard without drawing.

    @NT-2.7.1/no-draw
    Example: The dealer acts with the 23 cards dealt, and the stock is whole
      Given a fresh deal
      And C is the dealer
      And C holds 14579m 123689s 2468c 8899m TT WW
      Then it is C's turn
      And C holds 14579m 123689s 2468c 8899m TT WW
      And 51 are left in the stock
      When C discards 5m
      Then C holds 1479m 123689s 2468c 8899m TT WW
      And it is A's turn
      And 50 are left in the stock

    @NT-2.7.1/all-have-finished
    Example: The dealer waits until the others have finished
      Given a fresh deal
      And A is the dealer
      And A holds 14579m 123689s 2468c 8899m TT WW
      And B holds 5555c 12369m 1479s 34679c RR WT
      Then A is not asked
      And A may not discard 1m
      When B is done
      Then it is A's turn
      And A may discard 1m
      And 51 are left in the stock

    @NT-2.7.1/ready-players-have-finished
    Example: Who has declared ready has finished
      Given a fresh deal
      And A is the dealer
      And B holds 234m 345m 678m 234s 345s 678s 567c 9c
      And C holds 123m 456m 789m 123s 456s 789s 567c 9c
      When B declares ready
      Then A is not asked
      When C declares ready
      Then it is A's turn
      And 51 are left in the stock

    @NT-2.7.1/after-replacements
    Example: After replacements, too, the dealer discards without a draw
      Given a fresh deal
      And A is the dealer
      And A holds 5555m 14779m 13689s 2468c TT WW R
      When A shows 5m
      And A draws 8c
      Then it is A's turn
      And A holds 14779m 13689s 24688c TT WW R
      And 50 are left in the stock

    @NT-2.7.1/a-kong-before-the-first-discard @reads:NT-gap-4=1
    Example: The dealer may lay a concealed kong before the first discard, also of a dealt quad
      Given a fresh deal
      And A is the dealer
      And A holds 5555m 14779m 13689s 2468c TT WW R
      When A is done
      Then A may kong 5m
      When A kongs 5m
      And A draws 8c
      Then A has laid concealed kong 5555m
      And it is A's turn
      And 50 are left in the stock

    @NT-2.7.1/still-the-first-discard @reads:NT-gap-4=1
    Example: After such a kong the discard is still the dealer's first
      Given a fresh deal
      And A is the dealer
      And the indicators are 8c and W
      And A holds 1111s 14799m 68m 3699s 1259c TT RR
      And B holds 234m 345m 678m 234s 345s 678s 567c 9c
      When A is done
      And B is done
      And A kongs 1s
      And A draws 2m
      And A discards 9c
      And B wins
      Then A counts concealed kong 1111s 12, rounding 8
      And B counts qing 100, wait 10, times first discard 2
      And the points change by A -180, B +420, C -240

    @NT-2.7.1/claimed-like-any-other
    Example: The first discard may be claimed like any other
      Given a fresh deal
      And A is the dealer
      And A holds 14579m 123689s 2468c 8899m TT WW
      And C holds 55m 12369m 1479s 34579c RR 25c 1c 8s
      When A discards 5m
      Then C may only pass or pung
      When C pungs
      Then C has laid pung 555m from A
      And it is C's turn

  @NT-2.7.2
  Rule: If the dealer's hand is complete before discarding or drawing anything, winning then is a heavenly win.

    @NT-2.7.2/heavenly @NT-4.10.3 @reads:NT-2.7.2=3a
    Example: A heavenly win counts double, without a card that won it
      Given a fresh deal
      And A is the dealer
      And the indicators are 3c and 6m
      And A holds 234m 345m 678m 234s 345s 678c 222c 99c
      Then A may win
      When A wins
      Then A counts three in hand 222c 4, tazi 20, times heavenly win 2, rounding 2
      And the points change by A +100, B -50, C -50

    @NT-2.7.2/no-wait @NT-4.10.3 @reads:NT-2.7.2=3a
    Example: No card has won, so none has closed a wait
      Given a fresh deal
      And A is the dealer
      And the indicators are 3c and 6m
      And A holds 234m 345m 678m 234s 345s 678s 567c 99c
      When A wins
      Then A counts qing 100, times heavenly win 2
      And the points change by A +400, B -200, C -200

    @NT-2.7.2/another-dealer @NT-4.10.3 @reads:NT-2.7.2=3a
    Example: It is the dealer's, whichever seat deals
      Given a fresh deal
      And C is the dealer
      And the indicators are 3c and 6m
      And C holds 234m 345m 678m 234s 345s 678c 222c 99c
      When C wins
      Then C counts three in hand 222c 4, tazi 20, times heavenly win 2, rounding 2
      And the points change by A -50, B -50, C +100

    @NT-2.7.2/after-a-shown-triplet @NT-4.10.3 @reads:NT-2.7.2=3a
    Example: A shown triplet does not spoil it, as nothing is drawn for it
      Given a fresh deal
      And A is the dealer
      And the indicators are 2c and 6m
      And A holds 234m 345m 678m 234s 345s 678c 222c 99c
      When A shows 2c
      And A wins
      Then A counts shown triplet 222c 32, tazi 20, times heavenly win 2, rounding 6
      And the points change by A +220, B -110, C -110

    @NT-2.7.2/after-all-have-prepared @reads:NT-2.7.2=2a @reads:NT-2.7.2=3a @reads:NT-gap-2=1
    Example: It is claimed when all have prepared, so the openings of the others stand
      Given a fresh deal
      And A is the dealer
      And the indicators are 3c and 6m
      And A holds 234m 345m 678m 234s 345s 678c 222c 99c
      And B holds 7777s 1479m 1369s 14589c TT WW R
      Then A is not asked
      And A may not win
      When B shows 7s
      And B draws 8m
      Then A may win
      When A wins
      Then A counts three in hand 222c 4, tazi 20, times heavenly win 2, rounding 2
      And B counts shown quad 7777s 16, rounding 4
      And the points change by A +80, B -10, C -70

    @NT-2.7.2/after-a-replacement @reads:NT-2.7.2=1a @reads:NT-4.9.1=1a @reads:NT-gap-1=1 @reads:NT-gap-15=1
    Example: A replacement spoils it; the win is one by self-draw on a kong
      Given a fresh deal
      And A is the dealer
      And the indicators are 3c and 6m
      And A holds 7777s 234m 345m 678m 345s 67c 222c 99c
      When A shows 7s
      And A draws 8c
      Then A may win
      When A wins
      Then A counts shown quad 7777s 16, three in hand 222c 4, tazi 20, self-draw 10, kong replacement 10
      And the points change by A +120, B -60, C -60

    @NT-2.7.2/after-hezi @reads:NT-2.7.2=1a @reads:NT-4.9.1=2a @reads:NT-gap-1=1 @reads:NT-gap-15=1
    Example: The last of the two replacements for Hezi wins, and Hezi is no kong
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And A holds 44c 234m 345m 678m 234s 345s 678s 67c 9c
      When A shows hezi
      And A draws 9c
      And A draws 5c
      And A wins
      Then A counts hezi 44c 64, qing 100, self-draw 10, rounding 6
      And the points change by A +360, B -180, C -180

    @NT-2.7.2/after-hezi-with-the-pair @reads:NT-2.7.2=1a @reads:NT-4.9.1=2a @reads:NT-gap-1=1 @reads:NT-gap-15=1
    Example: The last of the two replacements may complete the pair
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And A holds 44c 234m 345m 678m 234s 345s 678s 67c 9c
      When A shows hezi
      And A draws 5c
      And A draws 9c
      And A wins
      Then A counts hezi 44c 64, qing 100, self-draw 10, wait 10, rounding 6
      And the points change by A +380, B -190, C -190

    @NT-2.7.2/hezi-then-a-quad @reads:NT-2.6.1=1a @reads:NT-2.7.2=1a @reads:NT-4.9.1=1a @reads:NT-gap-1=1 @reads:NT-gap-15=1
    Example: A quad shown after Hezi makes the last replacement a kong's
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And A holds 44c 8888s 345m 678m 234m 345s 67c 222c
      When A shows hezi
      And A draws 9c
      And A draws 9c
      And A shows 8s
      And A draws 8c
      And A wins
      Then A counts hezi 44c 64, shown quad 8888s 16, three in hand 222c 4, tazi 20, self-draw 10, kong replacement 10, rounding 6
      And the points change by A +260, B -130, C -130

    @NT-2.7.2/a-quad-then-hezi @reads:NT-2.6.1=1a @reads:NT-2.7.2=1a @reads:NT-4.9.1=2a @reads:NT-gap-1=1 @reads:NT-gap-15=1
    Example: Hezi shown after a quad makes the last replacement one that is no kong's
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And A holds 44c 8888s 345m 678m 234m 345s 67c 222c
      When A shows 8s
      And A draws 9c
      And A shows hezi
      And A draws 9c
      And A draws 8c
      And A wins
      Then A counts shown quad 8888s 16, hezi 44c 64, three in hand 222c 4, tazi 20, self-draw 10, rounding 6
      And the points change by A +240, B -120, C -120

    @NT-2.7.2/a-triplet-after-a-quad @reads:NT-2.6.1=1a @reads:NT-2.7.2=1a @reads:NT-4.9.1=1a @reads:NT-gap-1=1 @reads:NT-gap-15=1
    Example: A triplet shown after a quad changes nothing: the replacement of the quad wins
      Given a fresh deal
      And A is the dealer
      And the indicators are 2c and 6m
      And A holds 7777s 234m 345m 678m 345s 67c 222c 99c
      When A shows 7s
      And A draws 8c
      And A shows 2c
      And A wins
      Then A counts shown quad 7777s 16, shown triplet 222c 32, tazi 20, self-draw 10, kong replacement 10, rounding 2
      And the points change by A +180, B -90, C -90

    @NT-2.7.2/after-a-kong @reads:NT-gap-4=1 @reads:NT-gap-17=1
    Example: A kong before the first discard spoils it, too
      Given a fresh deal
      And A is the dealer
      And the indicators are 3c and 6m
      And A holds 7777s 234m 345m 678m 345s 67c 222c 99c
      When A is done
      And A kongs 7s
      And A draws 8c
      And A wins
      Then A counts concealed kong 7777s 12, three in hand 222c 4, tazi 20, self-draw 10, kong replacement 10, rounding 4
      And the points change by A +120, B -60, C -60

    @NT-2.7.2/declined @reads:NT-2.7.2=2a @reads:NT-gap-2=1 @reads:NT-gap-3=1
    Example: The dealer may discard instead of winning
      Given a fresh deal
      And A is the dealer
      And A holds 234m 345m 678m 234s 345s 678s 567c 99c
      Then A may win or discard 9c
      When A discards 9c
      Then the deal goes on
      And it is B's turn

    @NT-2.7.2/not-after-the-first-discard @reads:NT-2.7.2=2a @reads:NT-gap-2=1 @reads:NT-gap-3=1
    Example: After the first discard no win is heavenly, not even by the same card
      Given a fresh deal
      And A is the dealer
      And the indicators are 3c and 6m
      And A holds 234m 345m 678m 234s 345s 678s 567c 99c
      When A discards 9c
      And play goes on to A's turn
      And A draws 9c
      And A wins
      Then A counts qing 100, self-draw 10, wait 10
      And the points change by A +240, B -120, C -120

    @NT-2.7.2/not-a-first-draw
    Example: Another player who wins with the first card it draws has no heavenly win
      Given a fresh deal
      And A is the dealer
      And the indicators are 3c and 6m
      And B holds 234m 345m 678m 234s 345s 678s 567c 9c
      When B is done
      And A discards 1m
      And B draws 9c
      And B wins
      Then B counts qing 100, self-draw 10, wait 10
      And the points change by A -120, B +240, C -120

    @NT-2.7.2/not-complete
    Example: A dealer whose hand is not complete may not win
      Given a fresh deal
      And A is the dealer
      And A holds 234m 345m 678m 234s 345s 678s 567c 9c 1m
      Then A may not win
      And it is A's turn
      When A discards 1m
      Then A may not win

    @NT-2.7.2/a-whole-deal @reads:NT-2.7.2=2a @reads:NT-2.7.2=3a @reads:NT-gap-2=1 @reads:NT-gap-3=1 @reads:NT-gap-12=1
    Example: In a whole deal the dealer shows a triplet and wins when all have prepared
      Given the scripted deal heavenly-win-after-a-shown-triplet
      Then the winners are B
      And C has laid shown quad 7777s
      And 50 are left in the stock
