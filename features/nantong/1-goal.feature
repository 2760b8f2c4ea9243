Feature: What players aim at, and when the deal is over
  Seven groups and a pair. The first win stops the deal, and so does an empty stock; either way the totals of
  all three are settled.

  @NT-1.1.1
  Rule: A player aims at seven groups and one pair.

    @NT-1.1.1/seven-groups-and-a-pair
    Example: Seven groups and a pair win
      Given the indicators are 1c and W
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When B discards 5c
      And A wins
      Then A counts qing 100
      And the points change by A +200, B -100, C -100

    @NT-1.1.1/groups-laid-count
    Example: Groups laid are some of the seven
      Given the indicators are 3c and W
      And A has laid pung 222m from B, pung 777m from C
      And A holds 345m 234s 345s 678s 67c 99c
      When B discards 5c
      And A wins
      Then A counts pung 222m 2, pung 777m 2, tazi 20, rounding 6
      And the points change by A +60, B -30, C -30

    @NT-1.1.1/six-groups-and-two-pairs
    Example: Six groups, two pairs and a single card do not win
      Given A holds 234m 345m 678m 234s 345s 678s 66c 99c
      When A draws 1m
      Then A may not win

    @NT-1.1.1/five-groups-and-four-pairs
    Example: Five groups and four pairs, one in each suit and one of honours, do not win
      Given A holds 345678m 11m 234678s 99s 345c 88c R
      When A draws R
      Then A may not win

    @NT-1.1.1/pairs-alone
    Example: Eleven pairs and a card do not win
      Given A holds 113355779m 1133557799s 22c T
      When A draws 9m
      Then A may not win
      When A discards T
      And play goes on to A's turn
      And A draws 2c
      Then A may not win

    @NT-1.1.1/six-groups-and-a-pair
    Example: Six groups, a pair and three cards that fit nowhere do not win
      Given A holds 234m 345m 678m 234s 345s 678s 99c T W
      When A draws 1m
      Then A may not win

    @NT-1.1.1/four-groups-and-a-pair
    Example: Four groups and a pair, enough at other tables, do not win
      Given A has laid pung 222m from B
      And A holds 678m 234s 678s 99c 147c 9m T W R 1s
      When A draws 3m
      Then A may not win

  @NT-1.1.2
  Rule: A group is three consecutive ranks of one suit, or three identical cards, or a kong that was declared and replaced.

    @NT-1.1.2/four-alike-are-no-group
    Example: Four alike in hand are three and one over
      Given A holds 2222m 345m 678m 234s 345s 678s 99c 1s
      When A draws 1c
      Then A may not win
      And A may kong 2m

    @NT-1.1.2/four-alike-split-over-groups @NT-4.7.2 @reads:NT-4.7.2=1
    Example: Four alike in hand may be the pair and parts of runs
      Given the indicators are 1c and W
      And A holds 2222m 33m 44m 567s 678s 345c 567c 78c
      When B discards 9c
      And A wins
      Then A counts four in hand 2222m 12, qing 100, rounding 8
      And the points change by A +240, B -120, C -120

    @NT-1.1.2/declared-kong
    Example: A kong that was declared and replaced is one of the seven groups
      Given the indicators are 3c and 6m
      And A holds 7777s 234m 345m 678m 345s 67c 222c 99c
      When A kongs 7s
      And A draws 8c
      And A wins
      Then A counts concealed kong 7777s 12, three in hand 222c 4, tazi 20, self-draw 10, kong replacement 10, rounding 4
      And the points change by A +120, B -60, C -60

    @NT-1.1.2/exposed-kong
    Example: A kong with a claimed card is a group as well
      Given the indicators are 3c and 6m
      And A has laid kong 7777s from B
      And A holds 234m 345m 678m 345s 67c 222c 99c
      When C discards 8c
      And A wins
      Then A counts kong 7777s 8, three in hand 222c 4, tazi 20, rounding 8
      And the points change by A +80, B -40, C -40

    @NT-1.1.2/one-suit-only
    Example: Consecutive ranks of different suits are no run
      Given A holds 1m 2s 3c 345m 678m 234s 345s 678s 456c 9c
      When A draws 9c
      Then A may not win

    @NT-1.1.2/no-wrap
    Scenario Outline: A run does not go on from Nine to One
      Given A holds <wrapping> 345s 456s 678s 234c 567c 444m 9c
      When A draws 9c
      Then A may not win

      Examples:
        | wrapping |
        | 189m     |
        | 129m     |

    @NT-1.1.2/ranks-with-a-gap
    Example: Every other rank is no run
      Given A holds 135m 789m 234s 345s 678s 234c 678c 9c
      When A draws 9c
      Then A may not win

    @NT-1.1.2/three-identical-cards
    Example: Three identical cards are a group, three of a rank in three suits are not
      Given A holds 777m 234m 345s 678s 222c 567c 1m 1s 9c R
      When A draws 9c
      Then A may not win
      When A discards R
      And play goes on to A's turn
      And A draws 1c
      Then A may not win

  @NT-1.1.3
  Rule: The pair is two identical cards.

    @NT-1.1.3/same-rank-in-two-suits
    Example: Two cards of a rank in two suits are no pair
      Given A holds 234m 345m 678m 234s 345s 678s 67c 9c 9m
      When A draws 5c
      Then A may not win

    @NT-1.1.3/two-honours
    Example: Two different honours are no pair
      Given A holds 234m 345m 678m 234s 345s 678s 67c W R
      When A draws 5c
      Then A may not win

    @NT-1.1.3/any-card
    Scenario Outline: Two <card> are a pair like any other
      Given the indicators are 1c and 4c
      And A holds 234m 345m 678m 234s 345s 678s 567c <card>
      When B discards <card>
      And A wins
      Then A counts qing 100, wait 10
      And the points change by A +220, B -110, C -110

      Examples:
        | card |
        | T    |
        | W    |
        | R    |
        | 9s   |
        | 1m   |

    @NT-1.1.3/old-generals-as-the-pair
    Example: A pair has no base hu, not even one of old generals
      Given the indicators are 3c and 6m
      And A has laid pung TTT from B, pung WWW from C, pung 222m from B
      And A holds RR 234s 345m 678c 67s
      When C discards 8s
      And A wins
      Then A counts pung TTT 4, pung WWW 4, pung 222m 2, tazi 20
      And the points change by A +60, B -30, C -30

    @NT-1.1.3/the-card-of-an-indicator-as-the-pair
    Example: A pair of an indicator's card has no base hu either
      Given the indicators are 1c and 9c
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When C discards 8c
      And A wins
      Then A counts qing 100
      And the points change by A +200, B -100, C -100

  @NT-1.1.4
  Rule: T, W and R form sets of identical cards only; 9s keeps its place as the top of 7-8-9 of Strings although it is an old general.

    @NT-1.1.4/789s-is-a-run
    Example: Nine of Strings ends a run like any nine
      Given the indicators are 1c and W
      And A holds 123m 456m 789m 123s 456s 789s 67c 88c
      When B discards 5c
      And A wins
      Then A counts qing 100
      And the points change by A +200, B -100, C -100

    @NT-1.1.4/won-with-9s
    Example: A run may be completed by Nine of Strings
      Given the indicators are 1c and W
      And A holds 123m 456m 789m 123s 456s 78s 567c 88c
      When B discards 9s
      And A wins
      Then A counts qing 100
      And the points change by A +200, B -100, C -100

    @NT-1.1.4/999s-is-a-set
    Example: Three Nines of Strings are a group too, with the base hu of old generals
      Given the indicators are 3c and 6m
      And A holds 234m 345m 678m 234s 999s 345c 67c 22c
      When B discards 8c
      And A wins
      Then A counts three in hand 999s 8, tazi 20, rounding 2
      And the points change by A +60, B -30, C -30

    @NT-1.1.4/999s-in-the-points
    Example: As a pung of ordinary cards 999s would leave it at ten hu
      Given the indicators are 3c and 6m
      And A has laid pung 999s from B, kong 4444m from C
      And 0 are left in the stock
      When C discards 5c
      # 4 + 8 = 12 makes 20
      Then the points change by A +40, B -20, C -20

    @NT-1.1.4/honours-are-no-run
    Example: T, W and R are no group together
      Given A holds 234m 345m 678m 234s 345s 678s TWR 9c
      When A draws 9c
      Then A may not win

    @NT-1.1.4/nine-and-honours-are-no-run
    Example: Nothing follows Nine of Strings
      Given A holds 234m 345m 678m 234c 345c 678c 89s T 9c
      When A draws 9c
      Then A may not win

    @NT-1.1.4/honours-are-sets
    Example: Three of an honour are a group
      Given the indicators are 3c and 6m
      And A holds TTT WWW RRR 234m 678s 345c 67c 22c
      When B discards 8c
      And A wins
      Then A counts three in hand TTT 8, three in hand WWW 8, three in hand RRR 8, tazi 20, times three elders 2, rounding 2
      And the points change by A +180, B -90, C -90

  @NT-1.2.1
  Rule: A win stops the deal, yet another player may still have more hu than the winner.

    @NT-1.2.1/more-than-the-winner @NT-4.1.2
    Example: A player who has not won may have the most
      Given the indicators are 1c and W
      And A has laid pung 222m from C
      And A holds 234s 345s 678s 567m 345m 67c 88m
      And B has laid kong TTTT from C
      When C discards 5c
      And A wins
      Then A counts pung 222m 2, tazi 20, rounding 8
      And B counts kong TTTT 32, rounding 8
      And C counts nothing
      And the points change by A +20, B +50, C -70

    @NT-1.2.1/the-winner-pays @NT-4.1.2
    Example: A winner with less hu than the others have together loses points
      Given the indicators are 1c and W
      And A has laid pung 222m from C
      And A holds 234s 345s 678s 567m 345m 67c 88m
      And B has laid kong TTTT from C, kong RRRR from A
      When C discards 5c
      And A wins
      Then the winners are A
      And the points change by A -10, B +110, C -100

    @NT-1.2.1/play-stops
    Example: The first win stops the deal, whatever is left in the stock
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And 30 are left in the stock
      When B discards 5c
      And A wins
      Then the deal ends by win
      And the winners are A
      And 30 are left in the stock
      And A, B and C are not asked

    @NT-1.2.1/a-self-draw-stops-it-too
    Example: A win by an own draw stops the deal as well
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When A draws 5c
      And A wins
      Then the deal ends by win
      And A, B and C are not asked

    @NT-1.2.1/melds-after-a-win-are-worth-nothing
    Example: A pung that somebody wanted of the winning card does not come to be
      Given the indicators are 1c and W
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And C holds 55c 1479m 1469s 138c TT RR 25m 5s 3m 9s
      When B discards 5c
      And A wins and C pungs
      Then the deal ends by win
      And C counts nothing
      And the points change by A +200, B -100, C -100

    @NT-1.2.1/a-whole-deal @NT-4.1.2 @reads:NT-gap-3=1
    Example: In a whole deal the winner pays a loser more than it gets from the other
      Given the scripted deal loser-beats-the-winner
      Then the deal ends by win
      And the winners are B
      And C has laid kong TTTT from A

  @NT-1.2.2
  Rule: If the stock runs out with no winner, each player's base hu is settled too.

    @NT-1.2.2/base-hu-is-settled @NT-4.11.4
    Example: Melds and sets in hand are settled when the stock has run out
      Given the indicators are 1c and W
      And A has laid pung 222m from C
      And B has laid kong 3333m from C
      And B holds 888s 1479m 14s 1479c TTWR 26c
      And 0 are left in the stock
      When C discards 6m
      Then the deal ends by exhaustion
      And A counts pung 222m 2, rounding 8
      And B counts kong 3333m 8, three in hand 888s 4, rounding 8
      And C counts nothing
      And the points change by B +30, C -30

    @NT-1.2.2/four-in-hand-and-hezi
    Example: Four alike kept in hand and Hezi count, too
      Given the indicators are 4c and 4c
      And A has laid hezi 44c
      And B holds 8888s 147m 14s 79m 1379c TTWR 26c 9s
      And 0 are left in the stock
      When C discards 6m
      Then the deal ends by exhaustion
      And A counts hezi 44c 64, rounding 6
      And B counts four in hand 8888s 12, rounding 8
      And the points change by A +120, B -30, C -90

    @NT-1.2.2/base-hu-after-a-win @NT-4.1.1 @reads:NT-1.2.2=1
    Example: Base hu is settled after a win as well
      Given the indicators are 5c and W
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And B has laid kong TTTT from C
      When C discards 8c
      And A wins
      Then A counts qing 100
      And B counts kong TTTT 32, rounding 8
      And the points change by A +160, B -20, C -140

    @NT-1.2.2/no-winner
    Example: Who lacks one card at the end has not won
      Given the indicators are 1c and W
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And 0 are left in the stock
      When C discards 6m
      Then the deal ends by exhaustion
      And A counts nothing
      And the points change by A +0

  @NT-1.2.3
  Rule: Every two players settle the gap between their totals; several players may share the top total.

    @NT-1.2.3/two-at-the-top
    Example: Two at the top have the same from the third and nothing from each other
      Given the indicators are 1c and W
      And A has laid kong TTTT from C
      And B has laid kong RRRR from C
      And 0 are left in the stock
      When C discards 5c
      Then A counts kong TTTT 32, rounding 8
      And B counts kong RRRR 32, rounding 8
      And the points change by A +40, B +40, C -80

    @NT-1.2.3/a-tie-with-the-winner
    Example: The winner gets nothing from somebody who has just as much
      Given the indicators are 1c and W
      And A has laid pung 222m from C
      And A holds 234s 345s 678s 567m 345m 67c 88m
      And B has laid pung TTT from C, kong 1111s from C
      When C discards 5c
      And A wins
      Then A counts pung 222m 2, tazi 20, rounding 8
      And B counts pung TTT 8, kong 1111s 16, rounding 6
      And the points change by A +30, B +30, C -60

    @NT-1.2.3/all-the-same
    Example: Nothing is settled when all have the same
      Given the indicators are 5c and W
      And A has laid kong 3333m from C
      And B has laid kong 7777s from C
      And C has laid kong 3333c from A
      And 0 are left in the stock
      When C discards 5c
      Then A counts kong 3333m 8, rounding 2
      And B counts kong 7777s 8, rounding 2
      And C counts kong 3333c 8, rounding 2
      And the points change by A +0

    @NT-1.2.3/three-totals
    Example: With three totals each of the three gaps is settled
      Given the indicators are 2c and W
      And A has laid kong TTTT from C
      And B has laid kong 7777s from C, kong 3333s from C
      And 0 are left in the stock
      When C discards 5c
      Then C pays A 40 for difference in base hu
      And B pays A 20 for difference in base hu
      And C pays B 20 for difference in base hu
      And the points change by A +60, C -60
