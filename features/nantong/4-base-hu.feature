Feature: The steps of scoring, and base hu

  @NT-4.1.1
  Rule: Scoring has three steps: base hu for all, bonuses and multipliers for the winner, then settlement between every two players.

    @NT-4.1.1/additions-first @NT-4.11.1
    Example: a multiplier doubles base hu and bonus together
      Given the indicators are W and R
      And A holds 666m 888m 222s 444s 66s 88s
      And A has laid pung 222m from B, pung 444m from C
      When C discards 6s
      And A wins
      # (2 + 2 + 4 + 4 + 4 + 4 + 2 + 50) x 2 = 144
      Then A counts pung 222m 2, pung 444m 2, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, pung 666s 2, piao 50, times piao 2, rounding 6
      And the points change by A +300, B -150, C -150

    @NT-4.1.1/loser-has-base-hu @NT-4.8.1 @NT-4.10.2
    Example: a loser with 123c and three elders has base hu and nothing else
      Given the indicators are 4c and 5m
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And B holds 123c 57s 79s 2468m 13s
      And B has laid pung TTT from A, pung WWW from C, pung RRR from A
      When C discards 5c
      And A wins
      Then A counts qing 100
      And B counts pung TTT 4, pung WWW 4, pung RRR 4, rounding 8
      And the points change by A +180, B -60, C -120

    @NT-4.1.1/all-have-base-hu
    Example: winner, discarder and the third seat have base hu for their own sets
      Given the indicators are W and R
      And A holds 222m 345m 567m 234s 345s 678s 67c 88m
      And B has laid concealed kong 9999m
      And C has laid kong 1111c from A
      When B discards 8c
      And A wins
      # 24 makes 30, 12 makes 20, 8 makes 10
      Then A counts three in hand 222m 4, tazi 20, rounding 6
      And B counts concealed kong 9999m 12, rounding 8
      And C counts kong 1111c 8, rounding 2
      And the points change by A +30, C -30

  @NT-4.1.2
  Rule: Hu is a unit of score; a non-winner may have the most.

    @NT-4.1.2/loser-on-top
    Example: a loser with 40 hu is paid by a winner with 30
      Given the indicators are 1c and W
      And A holds 234s 345s 678s 567m 345m 67c 88m
      And A has laid pung 222m from C
      And B holds 13579m 1357s 24689c 24c 135c
      And B has laid kong TTTT from C
      When C discards 5c
      And A wins
      Then A counts pung 222m 2, tazi 20, rounding 8
      And B counts kong TTTT 32, rounding 8
      And A pays B 10 for difference in hu
      And the points change by A +20, B +50, C -70

    @NT-4.1.2/winner-loses-points
    Example: a winner behind two others loses points
      Given the indicators are 1c and W
      And A holds 345m 567m 234s 345s 678s 67c 88m
      And A has laid pung 222m from C
      And B has laid kong TTTT from C
      And C has laid concealed kong RRRR
      When C discards 5c
      And A wins
      # 22 makes 30, 8 x 2 x 2 = 32 makes 40, 12 x 2 x 2 = 48 makes 50
      Then the points change by A -30, C +30

  @NT-4.2.1
  Rule: Base values: exposed pung 2, three identical in hand 4, exposed kong 8, concealed kong or four identical in hand 12, opening declaration 16.

    @NT-4.2.1/one-of-each @NT-1.2.2
    Example: one of each makes 42
      Given the indicators are W and R
      And B holds 888s 1379c 24s T
      And B has laid shown quad 7777m, pung 222m from A, kong 3333m from C, concealed kong 4444m
      And 0 are left in the stock
      When play goes on to the end
      Then B counts shown quad 7777m 16, pung 222m 2, kong 3333m 8, concealed kong 4444m 12, three in hand 888s 4, rounding 8
      And the points change by A -50, B +100, C -50

    @NT-4.2.1/pungs
    Example: six pungs make 12
      Given the indicators are W and R
      And B holds 179c T
      And B has laid pung 222m from A, pung 444m from C, pung 666m from A, pung 888m from C, pung 222s from A, pung 444s from C
      And 0 are left in the stock
      When play goes on to the end
      Then B counts pung 222m 2, pung 444m 2, pung 666m 2, pung 888m 2, pung 222s 2, pung 444s 2, rounding 8
      And the points change by A -20, B +40, C -20

    @NT-4.2.1/three-in-hand
    Example: five times three in hand make 20
      Given the indicators are W and R
      And B holds 222m 444m 666m 888m 222s 1379c 59s T
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 222m 4, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4
      And the points change by A -20, B +40, C -20

    @NT-4.2.1/two-of-a-kind
    Scenario Outline: two of <kind> bring the sum to <hu>, two above a ten
      Given the indicators are W and R
      And B has laid <melds>
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by <points>

      Examples:
        | kind           | melds                                                                                              | hu | points              |
        | kong           | kong 3333m from A, kong 4444s from C, pung 777c from A, pung 888s from C, pung 222m from A         | 22 | A -30, B +60, C -30 |
        | added kong     | added kong 3333m from C, added kong 4444s from A, pung 777c from A, pung 888s from C, pung 222m from A | 22 | A -30, B +60, C -30 |
        | concealed kong | concealed kong 3333m, concealed kong 4444s, pung 777c from A, pung 888s from C, pung 222m from A, pung 666c from C | 32 | A -40, B +80, C -40 |

    @NT-4.2.1/two-fours-in-hand
    Example: two fours in hand and four pungs make 32
      Given the indicators are W and R
      And B holds 8888s 6666c 13m
      And B has laid pung 777c from A, pung 333s from C, pung 222m from A, pung 555m from C
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by A -40, B +80, C -40

    @NT-4.2.1/three-threes-in-hand
    Example: three times three in hand make 12
      Given the indicators are W and R
      And B holds 222m 444m 666m 8m 1379c 1359s TWR 7s
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by A -20, B +40, C -20

    @NT-4.2.1/shown-triplet-and-kong
    Example: a shown triplet, which its indicator doubles, and an exposed kong make 40
      Given the indicators are 2s and 3m
      And B has laid shown triplet 222s, kong 4444m from A
      And 0 are left in the stock
      When play goes on to the end
      # 16 x 2 + 8
      Then B counts shown triplet 222s 32, kong 4444m 8
      And the points change by A -40, B +80, C -40

    @NT-4.2.1/kongs
    Example: an exposed and a concealed kong make 20
      Given the indicators are W and R
      And B holds 1379c 24s 1379s TWR 568m
      And B has laid kong 3333m from A, concealed kong 4444m
      And 0 are left in the stock
      When play goes on to the end
      Then B counts kong 3333m 8, concealed kong 4444m 12
      And the points change by A -20, B +40, C -20

    @NT-4.2.1/quad-and-triplet
    Example: a shown quad and three in hand make 20
      Given the indicators are W and R
      And B holds 888s 1379c 24s 1369m 6s TTWWR
      And B has laid shown quad 7777m
      And 0 are left in the stock
      When play goes on to the end
      Then B counts shown quad 7777m 16, three in hand 888s 4
      And the points change by A -20, B +40, C -20

    @NT-4.2.1/added-kong
    Example: an added kong is an exposed one
      Given the indicators are W and R
      And B has laid added kong 3333m from C, added kong 4444s from A, pung 777c from A, pung 888s from C
      And 0 are left in the stock
      When play goes on to the end
      # 8 + 8 + 2 + 2
      Then B counts added kong 3333m 8, added kong 4444s 8, pung 777c 2, pung 888s 2
      And the points change by A -20, B +40, C -20

    @NT-4.2.1/four-in-hand
    Example: four in hand are 12, not three and a fourth
      Given the indicators are W and R
      And B holds 8888s 1379c 1379m 24s 246m TTWWR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts four in hand 8888s 12, rounding 8
      And the points change by A -20, B +40, C -20

    @NT-4.2.1/four-and-three-in-hand
    Example: four in hand are as much as a concealed kong
      Given the indicators are W and R
      And B holds 8888s 555m 777c 1379m 24s 246m TTR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts four in hand 8888s 12, three in hand 555m 4, three in hand 777c 4
      And the points change by A -20, B +40, C -20

    @NT-4.2.1/shown-triplet
    Example: a shown triplet is an opening declaration too
      Given the indicators are 2s and W
      And B holds 13579m 13579s 1479c 24c TTR
      And B has laid shown triplet 222s
      And 0 are left in the stock
      When play goes on to the end
      # 16, doubled by 2s
      Then B counts shown triplet 222s 32, rounding 8
      And the points change by A -40, B +80, C -40

    @NT-4.2.1/pairs-and-runs
    Example: pairs and runs have none
      Given the indicators are W and R
      And B holds 123m 456s 789c 1155c 2277s 669m 88m
      And 0 are left in the stock
      When play goes on to the end
      Then B counts nothing

  @NT-4.2.2
  Rule: Hezi also starts from 16.

    @NT-4.2.2/hezi
    Scenario Outline: Hezi of <card>
      Given the indicators are <card> and <card>
      And B holds <hand>
      And B has laid hezi <hezi>
      And 0 are left in the stock
      When play goes on to the end
      Then B counts hezi <hezi> <hu>, rounding <rounding>
      And the points change by A -<total>, B +<points>, C -<total>

      Examples:
        | card | hezi | hand                                    | hu  | rounding | total | points |
        | 4c   | 44c  | 12m 556688m 135s 778s 369c 2c T W RR    | 64  | 6        | 70    | 140    |
        | 4m   | 44m  | 12m 5566m 88m 135s 778s 369c 2c T W RR  | 64  | 6        | 70    | 140    |
        | R    | RR   | 12m 556688m 135s 778s 34c 69c 4s 2c T W | 128 | 2        | 130   | 260    |
        | 9s   | 99s  | 12m 556688m 135s 778s 34c 69c 4s 2c T W | 128 | 2        | 130   | 260    |

  @NT-4.3.1
  Rule: T, W, R and 9s are the four old generals; their base hu is doubled first of all.

    @NT-4.3.1/without-indicator
    Example: all four are doubled without any indicator
      Given the indicators are 1c and 5m
      And B holds RRR 999s 1379m 24c 57c 46m
      And B has laid pung TTT from A, kong WWWW from C
      And 0 are left in the stock
      When play goes on to the end
      # 2 x 2 + 8 x 2 + 4 x 2 + 4 x 2 = 36
      Then B counts pung TTT 4, kong WWWW 16, three in hand RRR 8, three in hand 999s 8, rounding 4
      And the points change by A -40, B +80, C -40

    @NT-4.3.1/nine-of-strings
    Example: 9s is doubled, 8m is not
      Given the indicators are 1c and 6m
      And B holds 999s 888m 13m 24s 57s 3579c 24c TWR 1s
      And 0 are left in the stock
      When play goes on to the end
      # 4 x 2 + 4 = 12
      Then B counts three in hand 999s 8, three in hand 888m 4, rounding 8
      And the points change by A -20, B +40, C -20

    @NT-4.3.1/other-nines
    Example: the other nines are no generals
      Given the indicators are 2c and 5m
      And B holds 999m 999c 1357m 1357s 1357c TTWR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 999m 4, three in hand 999c 4, rounding 2
      And the points change by A -10, B +20, C -10

    @NT-4.3.1/kongs
    Example: kongs and openings are doubled as well
      Given the indicators are 1c and 5m
      And B has laid shown quad TTTT, concealed kong 9999s, added kong RRRR from A
      And 0 are left in the stock
      When play goes on to the end
      # 16 x 2 + 12 x 2 + 8 x 2 = 72
      Then B counts shown quad TTTT 32, concealed kong 9999s 24, added kong RRRR 16, rounding 8
      And the points change by A -80, B +160, C -80

  @NT-4.3.2
  Rule: Each ordinary indicator doubles sets of its rank among non-generals; a general indicator doubles all four generals.

    @NT-4.3.2/rank-across-suits
    Example: 2s doubles sets of Two in the other suits
      Given the indicators are 2s and W
      And B holds 222m 222c 13579m 13579s 1379c TR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 222m 8, three in hand 222c 8, rounding 4
      And the points change by A -20, B +40, C -20

    @NT-4.3.2/other-ranks @reads:NT-gap-12=1
    Example: 2s doubles no Fives and no Eights
      Given the indicators are 2s and W
      And B holds 555m 888c 13479m 13479s 1379c TR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 555m 4, three in hand 888c 4, rounding 2
      And the points change by A -10, B +20, C -10

    @NT-4.3.2/families @reads:NT-gap-12=1
    Scenario Outline: <indicator> doubles sets of its own rank alone
      Given the indicators are <indicator> and W
      And B holds <hand>
      And 0 are left in the stock
      When play goes on to the end
      Then B counts <items>
      And the points change by A -<total>, B +<points>, C -<total>

      Examples:
        | indicator | hand                               | items                                                                        | total | points |
        | 1c        | 111m 444m 777s 2358m 2569s 258c TR | three in hand 111m 8, three in hand 444m 4, three in hand 777s 4, rounding 4 | 20    | 40     |
        | 6m        | 333m 666s 999c 1258m 1457s 258c TR | three in hand 666s 8, three in hand 333m 4, three in hand 999c 4, rounding 4 | 20    | 40     |

    @NT-4.3.2/own-suit
    Example: 2s doubles nothing else of its suit
      Given the indicators are 2s and W
      And B holds 333s 777s 13579m 14689m 1379c TR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 333s 4, three in hand 777s 4, rounding 2
      And the points change by A -10, B +20, C -10

    @NT-4.3.2/melds
    Example: melds and openings are doubled like cards in hand
      Given the indicators are 2s and W
      And B has laid shown quad 2222m, pung 222c from A
      And 0 are left in the stock
      When play goes on to the end
      # 16 x 2 + 2 x 2 = 36
      Then B counts shown quad 2222m 32, pung 222c 4, rounding 4
      And the points change by A -40, B +80, C -40

    @NT-4.3.2/concealed-kong
    Example: a concealed kong is doubled
      Given the indicators are 2s and W
      And B has laid concealed kong 2222m, kong 2222c from C
      And 0 are left in the stock
      When play goes on to the end
      # 12 x 2 + 8 x 2 = 40
      Then B counts concealed kong 2222m 24, kong 2222c 16
      And the points change by A -40, B +80, C -40

    @NT-4.3.2/general
    Scenario Outline: <indicator> doubles the sets of all generals, not its own alone
      Given the indicators are <indicator> and 8m
      And B holds <generals> 1357m 1357s 1357c 24m 24c
      And 0 are left in the stock
      When play goes on to the end
      # 4, doubled as generals and by the indicator
      Then B counts <items>
      And the points change by A -40, B +80, C -40

      Examples:
        | indicator | generals | items                                                   |
        | T         | WWW 999s | three in hand WWW 16, three in hand 999s 16, rounding 8 |
        | W         | TTT RRR  | three in hand TTT 16, three in hand RRR 16, rounding 8  |
        | R         | TTT 999s | three in hand TTT 16, three in hand 999s 16, rounding 8 |
        | 9s        | WWW RRR  | three in hand WWW 16, three in hand RRR 16, rounding 8  |

    @NT-4.3.2/general-and-ordinary-sets
    Example: a general indicator leaves ordinary sets alone, an ordinary one generals
      Given the indicators are T and 7c
      And B holds 888m 333c 13579m 1469s 2579s RWW
      And B has laid nothing
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 888m 4, three in hand 333c 4, rounding 2
      And the points change by A -10, B +20, C -10

  @NT-4.3.3
  Rule: Generals are a class of their own: 9s is not doubled by a 9m or 9c indicator, and a 9s indicator does not double 9m or 9c.

    @NT-4.3.3/nine-of-myriads
    Example: 9m doubles 9c and not 9s
      Given the indicators are 9m and 2c
      And B holds 999s 999c 1357m 1357s 124c 7c 46m 7m T
      And 0 are left in the stock
      When play goes on to the end
      # 4 x 2 as a general, 4 x 2 by its rank
      Then B counts three in hand 999s 8, three in hand 999c 8, rounding 4
      And the points change by A -20, B +40, C -20

    @NT-4.3.3/nine-of-coins
    Example: 9c doubles 9m and not 9s
      Given the indicators are 9c and 2m
      And B holds 999s 999m 1357m 1357s 124c 7c 46m 7m T
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 999s 8, three in hand 999m 8, rounding 4
      And the points change by A -20, B +40, C -20

    @NT-4.3.3/nine-of-strings
    Example: 9s doubles T and not 9c
      Given the indicators are 9s and 2c
      And B holds 999s 999c TTT 1357m 1357s 124c 7c 6m
      And 0 are left in the stock
      When play goes on to the end
      # 12 x 2 x 2 for the very card, 4, and 4 x 2 x 2
      Then B counts three in hand 999s 48, three in hand 999c 4, three in hand TTT 16, rounding 2
      And the points change by A -70, B +140, C -70

    @NT-4.3.3/honours
    Example: T doubles 9s and no other Nine
      Given the indicators are T and 2c
      And B holds 999s 999m 1357m 1357s 124c 7c 46m 7m W
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 999s 16, three in hand 999m 4
      And the points change by A -20, B +40, C -20

  @NT-4.3.4
  Rule: Both indicators can double the same set.

    @NT-4.3.4/one-rank
    Example: 2s and 2m double 222c twice
      Given the indicators are 2s and 2m
      And B holds 222c 13579m 1357s 13579c TTWWR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 222c 16, rounding 4
      And the points change by A -20, B +40, C -20

    @NT-4.3.4/two-generals
    Example: T and W double 999s twice more
      Given the indicators are T and W
      And B holds 999s 13579m 1357s 13579c RR 246m
      And 0 are left in the stock
      When play goes on to the end
      # 4 x 2 x 2 x 2
      Then B counts three in hand 999s 32, rounding 8
      And the points change by A -40, B +80, C -40

    @NT-4.3.4/the-same-general-twice
    Example: two R double TTT twice more
      Given the indicators are R and R
      And B holds TTT 13579m 1357s 13579c WW 246m
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand TTT 32, rounding 8
      And the points change by A -40, B +80, C -40

    @NT-4.3.4/two-classes
    Example: each of two indicators doubles its own sets
      Given the indicators are 2s and W
      And B holds 222m TTT 13579m 13579s 1379c RR
      And 0 are left in the stock
      When play goes on to the end
      # 4 x 2, and 4 x 2 x 2
      Then B counts three in hand 222m 8, three in hand TTT 16, rounding 6
      And the points change by A -30, B +60, C -30

  @NT-4.4.1
  Rule: If the set is the very card of an indicator: an exposed pung doubles once more, three in hand start from 12.

    @NT-4.4.1/pung-and-another-make-ten
    Example: a pung of the very card of an indicator and a pung of any other make ten
      Given the indicators are 2s and 3m
      And B has laid pung 222s from A, pung 777c from C
      And 0 are left in the stock
      When play goes on to the end
      # 2 x 2 x 2 + 2
      Then the points change by A -10, B +20, C -10

    @NT-4.4.1/pung
    Example: a pung of the very card doubles once more, a pung of its rank does not
      Given the indicators are 2s and 3m
      And B holds 1579m 13579s 1479c TWR
      And B has laid pung 222s from A, pung 222m from C
      And 0 are left in the stock
      When play goes on to the end
      # 2 x 2 x 2, and 2 x 2
      Then B counts pung 222s 8, pung 222m 4, rounding 8
      And the points change by A -20, B +40, C -20

    @NT-4.4.1/three-in-hand
    Example: three of the very card in hand start from 12
      Given the indicators are 2s and 3m
      And B holds 222s 1579m 13579s 1479c 46c TTWR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 222s 24, rounding 6
      And the points change by A -30, B +60, C -30

    @NT-4.4.1/rank-alone
    Example: three of the same rank start from 4
      Given the indicators are 2s and 3m
      And B holds 222m 1579m 13579s 1479c 46c TTWR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 222m 8, rounding 2
      And the points change by A -10, B +20, C -10

    @NT-4.4.1/general-pung
    Example: a pung of a general that is turned up
      Given the indicators are R and 2m
      And B holds 13579m 13579s 1479c 24c TTW
      And B has laid pung RRR from C
      And 0 are left in the stock
      When play goes on to the end
      # 2 x 2 as a general, x 2 by the indicator, x 2 as the very card
      Then B counts pung RRR 16, rounding 4
      And the points change by A -20, B +40, C -20

    @NT-4.4.1/general-in-hand
    Example: three of a general that is turned up
      Given the indicators are W and 2m
      And B holds WWW 13579m 13579s 1479c 24c TTR
      And 0 are left in the stock
      When play goes on to the end
      # 12 x 2 x 2
      Then B counts three in hand WWW 48, rounding 2
      And the points change by A -50, B +100, C -50

    @NT-4.4.1/doubled-twice
    Example: the very card of one indicator is doubled by the other as well
      Given the indicators are 2s and 2m
      And B holds 222m 1579m 13579s 1479c TWR
      And B has laid pung 222s from A
      And 0 are left in the stock
      When play goes on to the end
      # 12 x 2 x 2, and 2 x 2 x 2 x 2
      Then B counts three in hand 222m 48, pung 222s 16, rounding 6
      And the points change by A -70, B +140, C -70

    @NT-4.4.1/shown-triplet
    Example: a shown triplet, always of the very card, gets nothing more
      Given the indicators are 3m and 8c
      And B has laid shown triplet 333m
      And 0 are left in the stock
      When play goes on to the end
      Then B counts shown triplet 333m 32, rounding 8
      And the points change by A -40, B +80, C -40

    @NT-4.4.1/loser
    Example: a loser has it as well
      Given the indicators are 2s and 1c
      And A holds 345m 567m 678m 345s 678s 567s 67c 99c
      And B has laid pung 222s from A
      When C discards 5c
      And A wins
      Then B counts pung 222s 8, rounding 2
      And the points change by A +190, B -80, C -110

  @NT-4.4.2
  Rule: Example: with 2s and 3m up, 222m in hand is 8 hu and 222s in hand is 24.

    @NT-4.4.2/as-written
    Example: 222m and 222s
      Given the indicators are 2s and 3m
      And B holds 222m 222s 1579m 1579s 1479c TTWR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 222m 8, three in hand 222s 24, rounding 8
      And the points change by A -40, B +80, C -40

    @NT-4.4.2/mirrored
    Example: 333m and 333s
      Given the indicators are 2s and 3m
      And B holds 333m 333s 1579m 1579s 1479c TTWR
      And 0 are left in the stock
      When play goes on to the end
      Then B counts three in hand 333m 24, three in hand 333s 8, rounding 8
      And the points change by A -40, B +80, C -40

  @NT-4.4.3
  Rule: Example: two 4c indicators make the 4c Hezi worth 64.

    @NT-4.4.3/as-written
    Example: Hezi of 4c
      Given the indicators are 4c and 4c
      And B holds 12m 556688m 9m 135s 778s 369c T W RR
      And B has laid hezi 44c
      And 0 are left in the stock
      When play goes on to the end
      Then B counts hezi 44c 64, rounding 6
      And the points change by A -70, B +140, C -70

    @NT-4.4.3/rank-follower
    Example: both 4c double a pung of 4m
      Given the indicators are 4c and 4c
      And B holds 13579m 13579s 1379c 2c TTWR
      And B has laid pung 444m from A
      And 0 are left in the stock
      When play goes on to the end
      # 2 x 2 x 2
      Then B counts pung 444m 8, rounding 2
      And the points change by A -10, B +20, C -10

  @NT-4.5.1
  Rule: A triplet completed by the winning card counts as an exposed pung if the card was another player's, as three in hand if self-drawn.

    @NT-4.5.1/by-discard @NT-4.10.1 @reads:NT-4.10.1=1a
    Example: a discard makes a pung, of 2
      Given the indicators are W and R
      And A holds 222m 444m 666m 888m 222s 444s 66s 88s
      When C discards 6s
      And A wins
      # (6 x 4 + 2 + 50) x 2 = 152
      Then A counts three in hand 222m 4, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, pung 666s 2, piao 50, times piao 2, rounding 8
      And the points change by A +320, B -160, C -160

    @NT-4.5.1/self-drawn @NT-4.10.1
    Example: a drawn card makes three in hand, of 4
      Given the indicators are W and R
      And A holds 222m 444m 666m 888m 222s 444s 66s 88s
      When A draws 6s
      And A wins
      # (7 x 4 + 50 + 10) x 2 x 2 = 352
      Then A counts three in hand 222m 4, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, three in hand 666s 4, piao 50, self-draw 10, times piao 2, times closed piao 2, rounding 8
      And the points change by A +720, B -360, C -360

    @NT-4.5.1/by-discard-makes-a-ten
    Example: a pung of 2 by a discard brings the winner to 30 hu
      Given the indicators are 1c and W
      And A holds 22s 234m 678m 345s 678s 567c 99c
      And A has laid kong 5555m from B
      When C discards 2s
      And A wins
      # 2 + 8 + 20
      Then the points change by A +60, B -30, C -30

    @NT-4.5.1/exact-by-discard
    Example: a discard of the very card of an indicator makes a pung, of 8
      Given the indicators are 2s and 3m
      And A holds 22s 345m 678m 345s 678s 567c 678c 99c
      When C discards 2s
      And A wins
      # 2 x 2 x 2 + 20
      Then A counts pung 222s 8, tazi 20, rounding 2
      And the points change by A +60, B -30, C -30

    @NT-4.5.1/exact-by-discard-short-of-ten
    Scenario Outline: a pung of 8 brings the winner to <hu> hu, which are worth <points>
      Given the indicators are 2s and 3m
      And A holds <hand>
      And A has laid kong 4444m from B, pung 777m from C, pung 111m from B<pung>
      When C discards 2s
      And A wins
      # 2 x 2 x 2 + 8 + 2 + 2 + 20, and 2 more
      Then the points change by <points>

      Examples:
        | hand                 | pung               | hu | points               |
        | 22s 345s 678s 567c 99c |                    | 40 | A +80, B -40, C -40  |
        | 22s 345s 678s 99c    | , pung 777c from C | 42 | A +100, B -50, C -50 |

    @NT-4.5.1/exact-general-by-discard
    Example: a general that is turned up makes a pung of 16
      Given the indicators are R and 3m
      And A holds RR 345m 678m 345s 678s 567c 678c 99c
      When C discards R
      And A wins
      # 2 x 2 x 2 x 2 + 20
      Then A counts pung RRR 16, tazi 20, rounding 4
      And the points change by A +80, B -40, C -40

    @NT-4.5.1/exact-self-drawn
    Example: drawn, the very card of an indicator makes three in hand, of 24
      Given the indicators are 2s and 3m
      And A holds 22s 345m 678m 345s 678s 567c 678c 99c
      When A draws 2s
      And A wins
      # 12 x 2 + 20 + 10
      Then A counts three in hand 222s 24, tazi 20, self-draw 10, rounding 6
      And the points change by A +120, B -60, C -60

    @NT-4.5.1/other-triplets
    Example: a winning discard makes no pungs of the winner's other triplets
      Given the indicators are 2s and 3m
      And A holds 222s 345m 678m 345s 678s 567c 67c 99c
      When C discards 8c
      And A wins
      Then A counts three in hand 222s 24, tazi 20, rounding 6
      And the points change by A +100, B -50, C -50

    @NT-4.5.1/third-copy-in-runs @reads:NT-gap-7=1
    Example: a third copy from outside that stands in runs makes a pung
      Given the indicators are 3m and W
      And A holds 1m 22m 33m 44m 5m 567s 678s 345c 567c 99c
      When C discards 3m
      And A wins
      # 123m 234m 345m; 2 x 2 x 2 + 100 + 10
      Then A counts pung 333m 8, qing 100, wait 10, rounding 2
      And the points change by A +240, B -120, C -120

    @NT-4.5.1/fourth-copy-in-a-run @reads:NT-gap-6=1
    Example: a fourth copy from outside leaves three in hand
      Given the indicators are 2s and W
      And A holds 222m 34m 678m 345s 678s 345c 678c 99c
      When C discards 2m
      And A wins
      # 4 x 2 + 20; four in hand were 24, a kong 16
      Then A counts three in hand 222m 8, tazi 20, rounding 2
      And the points change by A +60, B -30, C -30

    @NT-4.5.1/fourth-copy-drawn
    Example: a fourth copy that was drawn makes four in hand
      Given the indicators are 2s and W
      And A holds 222m 34m 678m 345s 678s 345c 678c 99c
      When A draws 2m
      And A wins
      # 12 x 2 + 20 + 10
      Then A counts four in hand 2222m 24, tazi 20, self-draw 10, rounding 6
      And the points change by A +120, B -60, C -60
