Feature: Multipliers, rounding and settlement

  @NT-4.10.1
  Rule: A Piao hand without pungs is Closed Piao; the total doubles once more (x4 with Piao's own x2).

    @NT-4.10.1/discard-on-the-pair @reads:NT-4.10.1=3a
    Example: a discard that completes the pair leaves it closed
      Given the indicators are W and R
      And A holds 222m 444m 666m 888m 222s 444s 666s 8s
      When C discards 8s
      And A wins
      # (7 x 4 + 50 + 10) x 2 x 2 = 352
      Then A counts three in hand 222m 4, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, three in hand 666s 4, piao 50, wait 10, times piao 2, times closed piao 2, rounding 8
      And the points change by A +720, B -360, C -360

    @NT-4.10.1/discard-on-wenqian @reads:NT-4.10.1=3a
    Example: a discard that completes 123c leaves it closed
      Given the indicators are W and R
      And A holds 222m 444m 666m 888m 222s 444s 12c 88s
      When C discards 3c
      And A wins
      # (6 x 4 + 50 + 20 + 10) x 2 x 2 = 416
      Then A counts three in hand 222m 4, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, piao 50, wenqian 20, wait 10, times piao 2, times closed piao 2, rounding 4
      And the points change by A +840, B -420, C -420

    @NT-4.10.1/exposed-kong @reads:NT-4.10.1=2a
    Example: an exposed kong is no pung
      Given the indicators are W and R
      And A holds 444m 666m 888m 222s 444s 66s 88s
      And A has laid kong 2222m from B
      When A draws 6s
      And A wins
      # (8 + 6 x 4 + 50 + 10) x 2 x 2 = 368
      Then A counts kong 2222m 8, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, three in hand 666s 4, piao 50, self-draw 10, times piao 2, times closed piao 2, rounding 2
      And the points change by A +740, B -370, C -370

    @NT-4.10.1/added-kong @reads:NT-4.10.1=2a
    Example: an added kong is a pung no more
      Given the indicators are W and R
      And A holds 444m 666m 888m 222s 444s 66s 88s
      And A has laid added kong 2222m from B
      When A draws 6s
      And A wins
      Then A counts added kong 2222m 8, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, three in hand 666s 4, piao 50, self-draw 10, times piao 2, times closed piao 2, rounding 2
      And the points change by A +740, B -370, C -370

    @NT-4.10.1/concealed-kong
    Example: a concealed kong is no pung either
      Given the indicators are W and R
      And A holds 444m 666m 888m 222s 444s 66s 88s
      And A has laid concealed kong 2222m
      When A draws 8s
      And A wins
      # (12 + 6 x 4 + 50 + 10) x 2 x 2 = 384
      Then A counts concealed kong 2222m 12, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, three in hand 888s 4, piao 50, self-draw 10, times piao 2, times closed piao 2, rounding 6
      And the points change by A +780, B -390, C -390

    @NT-4.10.1/openings @reads:NT-4.10.1=2a
    Example: an opening declaration is no pung either
      Given the indicators are W and R
      And A holds 444m 666m 888m 222s 444s 66s 88s
      And A has laid shown quad 2222m
      When A draws 6s
      And A wins
      # (16 + 6 x 4 + 50 + 10) x 2 x 2 = 400
      Then A counts shown quad 2222m 16, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, three in hand 666s 4, piao 50, self-draw 10, times piao 2, times closed piao 2
      And the points change by A +800, B -400, C -400

    @NT-4.10.1/one-pung
    Example: one pung opens it
      Given the indicators are W and R
      And A holds 444m 666m 888m 222s 444s 66s 88s
      And A has laid pung 222m from B
      When A draws 6s
      And A wins
      # (2 + 6 x 4 + 50 + 10) x 2 = 172
      Then A counts pung 222m 2, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, three in hand 666s 4, piao 50, self-draw 10, times piao 2, rounding 8
      And the points change by A +360, B -180, C -180

    @NT-4.10.1/pung-next-to-wenqian @NT-4.5.1 @reads:NT-4.10.1=1a
    Example: a 4c that completes a pung is no part of the 123c beside it
      Given the indicators are W and R
      And A holds 111333555777m 222s 88s 123c 44c
      When C discards 4c
      And A wins
      # (5 x 4 + 2 + 50 + 20) x 2 = 184
      Then A counts three in hand 111m 4, three in hand 333m 4, three in hand 555m 4, three in hand 777m 4, three in hand 222s 4, pung 444c 2, piao 50, wenqian 20, times piao 2, rounding 6
      And the points change by A +380, B -190, C -190

    @NT-4.10.1/tazi
    Example: a Tazi hand without pungs is not doubled
      Given the indicators are W and R
      And A holds 222m 444m 234s 345s 678s 345c 67c 99c
      When A draws 8c
      And A wins
      # 4 + 4 + 20 + 10
      Then A counts three in hand 222m 4, three in hand 444m 4, tazi 20, self-draw 10, rounding 2
      And the points change by A +80, B -40, C -40

  @NT-4.10.2
  Rule: Three or more copies of each of R, W and T is Three Elders; the total doubles.

    @NT-4.10.2/tazi
    Example: three of each double a Tazi hand
      Given the indicators are 1c and 5m
      And A holds RRR 234s 345m 678c 67s 99c
      And A has laid pung TTT from B, pung WWW from C
      When C discards 5s
      And A wins
      # (4 + 4 + 8 + 20) x 2 = 72
      Then A counts pung TTT 4, pung WWW 4, three in hand RRR 8, tazi 20, times three elders 2, rounding 8
      And the points change by A +160, B -80, C -80

    @NT-4.10.2/pair
    Example: a pair of R is not enough
      Given the indicators are 1c and 5m
      And A holds RR 234s 345m 678c 456s 67s
      And A has laid pung TTT from B, pung WWW from C
      When C discards 8s
      And A wins
      Then A counts pung TTT 4, pung WWW 4, tazi 20, rounding 2
      And the points change by A +60, B -30, C -30

    @NT-4.10.2/winning-card
    Example: the winning card may be one of them
      Given the indicators are 1c and 5m
      And A holds RR 234s 345m 678c 678s 99c
      And A has laid pung TTT from B, pung WWW from C
      When C discards R
      And A wins
      # (4 + 4 + 4 + 20) x 2 = 64
      Then A counts pung TTT 4, pung WWW 4, pung RRR 4, tazi 20, times three elders 2, rounding 6
      And the points change by A +140, B -70, C -70

    @NT-4.10.2/kongs
    Example: kongs and openings are three of them as well
      Given the indicators are 1c and 5m
      And A holds RRR 234s 345m 678c 67s 99c
      And A has laid shown quad TTTT, kong WWWW from C
      When C discards 5s
      And A wins
      # (16 x 2 + 8 x 2 + 8 + 20) x 2 = 152
      Then A counts shown quad TTTT 32, kong WWWW 16, three in hand RRR 8, tazi 20, times three elders 2, rounding 8
      And the points change by A +320, B -160, C -160

    @NT-4.10.2/fourth-general
    Example: 9s, the fourth general, is no elder
      Given the indicators are 1c and 5m
      And A holds 999s 234s 345m 678c 67s 99c
      And A has laid pung TTT from B, pung WWW from C
      When C discards 5s
      And A wins
      # 4 + 4 + 8 + 20
      Then A counts pung TTT 4, pung WWW 4, three in hand 999s 8, tazi 20, rounding 4
      And the points change by A +80, B -40, C -40

  @NT-4.10.3
  Rule: Each of these doubles the winner's total: heavenly win, win on the dealer's first discard, opening ready declaration, self-draw of the last stock card.

    @NT-4.10.3/heavenly @NT-2.7.2 @reads:NT-2.7.2=3a
    Example: a heavenly win
      Given the indicators are W and R
      And A is the dealer
      And A holds 234m 345m 678m 234s 345s 678c 222c 99c
      When A wins
      # (4 + 20) x 2 = 48
      Then A counts three in hand 222c 4, tazi 20, times heavenly win 2, rounding 2
      And the points change by A +100, B -50, C -50

    @NT-4.10.3/first-discard @reads:NT-2.6.2=1a
    Example: the dealer's first discard
      Given the indicators are W and R
      And C is the dealer
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When C discards 5c
      And A wins
      Then A counts qing 100, times first discard 2
      And the points change by A +400, B -200, C -200

    @NT-4.10.3/other-first-discard
    Example: another seat's first discard doubles nothing
      Given the indicators are W and R
      And B is the dealer
      And A holds 234m 345m 678m 234s 345s 678s 68c 99c
      And 50 are left in the stock
      When C discards 7c
      And A wins
      Then A counts qing 100, wait 10
      And the points change by A +220, B -110, C -110

    @NT-4.10.3/second-discard
    Example: the dealer's second discard doubles nothing
      Given the indicators are W and R
      And C is the dealer
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And 48 are left in the stock
      When C discards 5c
      And A wins
      Then A counts qing 100
      And the points change by A +200, B -100, C -100

    @NT-4.10.3/discard-after-first-was-claimed
    Example: a discard after a pung of the dealer's first doubles nothing
      Given the indicators are W and R
      And C is the dealer
      And A holds 234m 345m 678m 234s 345s 678s 68c 99c
      And B holds 11c 147m 169s 4789c 2589m 37s TTWR
      When C discards 1c
      And B pungs
      And B discards 7c
      And A wins
      Then A counts qing 100, wait 10
      And B counts pung 111c 2, rounding 8
      And the points change by A +210, B -90, C -120

    @NT-4.10.3/ready
    Example: an opening ready declaration
      Given the indicators are W and R
      And A holds 234m 345m 678m 234s 345s 678s 68c 99c
      And A is ready
      When A draws 7c
      And A wins
      # (100 + 10 + 10) x 2
      Then A counts qing 100, self-draw 10, wait 10, times ready 2
      And the points change by A +480, B -240, C -240

    @NT-4.10.3/ready-on-a-discard @reads:NT-2.6.3=1a
    Example: a ready player's win on a discard doubles as well
      Given the indicators are W and R
      And A holds 234m 345m 678m 234s 345s 678s 68c 99c
      And A is ready
      When C discards 7c
      And A wins
      Then A counts qing 100, wait 10, times ready 2
      And the points change by A +440, B -220, C -220

    @NT-4.10.3/ready-loser @NT-4.1.1
    Example: a ready player who does not win is not doubled
      Given the indicators are W and R
      And A holds 345m 567m 234s 345s 678s 67c 88m
      And A has laid pung 222m from C
      And B holds 111m 999m 111s 999c 777c 456c 13c TT
      And B is ready
      When C discards 5c
      And A wins
      # 22 makes 30, 5 x 4 = 20
      Then B counts three in hand 111m 4, three in hand 999m 4, three in hand 111s 4, three in hand 999c 4, three in hand 777c 4
      And the points change by A +40, B +10, C -50

    @NT-4.10.3/last-card
    Example: the last card of the stock, drawn
      Given the indicators are W and R
      And A holds 234s 345s 678s 567m 345m 67c 88m
      And A has laid pung 222m from B
      And 0 are left in the stock
      When A draws 5c
      And A wins
      # (2 + 20 + 10) x 2 = 64
      Then A counts pung 222m 2, tazi 20, self-draw 10, times last card 2, rounding 6
      And the points change by A +140, B -70, C -70

    @NT-4.10.3/last-card-as-replacement
    Example: the last card of the stock, drawn as a replacement
      Given the indicators are W and R
      And A holds 777s 234m 345m 678m 345s 67c 222c 99c
      And 1 are left in the stock
      When A draws 7s
      And A kongs 7s
      And A draws 8c
      And A wins
      # (12 + 4 + 20 + 10 + 10) x 2 = 112
      Then A counts concealed kong 7777s 12, three in hand 222c 4, tazi 20, self-draw 10, kong replacement 10, times last card 2, rounding 8
      And the points change by A +240, B -120, C -120

    @NT-4.10.3/last-but-one
    Example: the last card but one doubles nothing
      Given the indicators are W and R
      And A holds 234s 345s 678s 567m 345m 67c 88m
      And A has laid pung 222m from B
      And 1 are left in the stock
      When A draws 5c
      And A wins
      Then A counts pung 222m 2, tazi 20, self-draw 10, rounding 8
      And the points change by A +80, B -40, C -40

    @NT-4.10.3/last-discard
    Example: the last discard doubles nothing
      Given the indicators are W and R
      And A holds 234s 345s 678s 567m 345m 67c 88m
      And A has laid pung 222m from B
      And 0 are left in the stock
      When C discards 5c
      And A wins
      Then A counts pung 222m 2, tazi 20, rounding 8
      And the points change by A +60, B -30, C -30

  @NT-4.10.4
  Rule: The multipliers multiply with one another.

    @NT-4.10.4/ready-on-the-first-discard @reads:NT-2.6.2=1a @reads:NT-2.6.3=1a
    Example: two make x 4
      Given the indicators are W and R
      And C is the dealer
      And A holds 234m 345m 678m 234s 345s 67c 222c 99c
      And A is ready
      When C discards 5c
      And A wins
      # (4 + 20) x 2 x 2 = 96
      Then A counts three in hand 222c 4, tazi 20, times first discard 2, times ready 2, rounding 4
      And the points change by A +200, B -100, C -100

    @NT-4.10.4/closed-piao-elders-ready @reads:NT-2.6.2=1a @reads:NT-gap-12=1
    Example: four make x 16, without a limit
      Given the indicators are 1c and 5m
      And A holds TTT WWW RRR 222m 444m 66s 88s 777c
      And A is ready
      When A draws 6s
      And A wins
      # (3 x 8 + 4 x 4 + 50 + 10) x 2 x 2 x 2 x 2 = 1600
      Then A counts three in hand TTT 8, three in hand WWW 8, three in hand RRR 8, three in hand 222m 4, three in hand 444m 4, three in hand 777c 4, three in hand 666s 4, piao 50, self-draw 10, times piao 2, times closed piao 2, times three elders 2, times ready 2
      And the points change by A +3200, B -1600, C -1600

    @NT-4.10.4/piao-and-last-card
    Example: Piao and the last card make x 4
      Given the indicators are W and R
      And A holds 444m 666m 888m 222s 444s 66s 88s
      And A has laid pung 222m from B
      And 0 are left in the stock
      When A draws 6s
      And A wins
      # (2 + 6 x 4 + 50 + 10) x 2 x 2 = 344
      Then A counts pung 222m 2, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, three in hand 666s 4, piao 50, self-draw 10, times piao 2, times last card 2, rounding 6
      And the points change by A +700, B -350, C -350

  @NT-4.10.5
  Rule: A Heaven-and-Earth pair is no triplet or quad for Three Elders.

    @NT-4.10.5/hezi-of-r
    Example: neither Hezi of R nor its two indicators make three R
      Given the indicators are R and R
      And A holds 678m 234s 345m 678c 67s 99c
      And A has laid hezi RR, pung TTT from B, pung WWW from C
      When C discards 5s
      And A wins
      # 128 + 16 + 16 + 20
      Then A counts hezi RR 128, pung TTT 16, pung WWW 16, tazi 20
      And the points change by A +360, B -180, C -180

    @NT-4.10.5/hezi-of-t
    Example: nor does Hezi of T, with the other elders in hand
      Given the indicators are T and T
      And A holds WWW RRR 678m 234s 345m 678c 67s 99c
      And A has laid hezi TT
      When C discards 5s
      And A wins
      # 128 + 4 x 2 x 2 x 2 + 4 x 2 x 2 x 2 + 20
      Then A counts hezi TT 128, three in hand WWW 32, three in hand RRR 32, tazi 20, rounding 8
      And the points change by A +440, B -220, C -220

  @NT-4.11.1
  Rule: Every player's total, after base hu, bonuses and multipliers, is rounded up to a multiple of ten: 22 to 30, 20 stays.

    @NT-4.11.1/22-and-20
    Scenario Outline: <raw> makes <total>
      Given the indicators are W and R
      And B has laid <melds>
      And 0 are left in the stock
      When play goes on to the end
      Then B counts <items>
      And the points change by A -<total>, B +<points>, C -<total>

      Examples:
        | raw | melds                                                     | items                                                          | total | points |
        | 22  | pung 222m from A, kong 3333m from C, concealed kong 4444m | pung 222m 2, kong 3333m 8, concealed kong 4444m 12, rounding 8 | 30    | 60     |
        | 20  | kong 3333m from A, concealed kong 4444m                   | kong 3333m 8, concealed kong 4444m 12                          | 20    | 40     |
        | 16  | kong 3333m from A, kong 4444m from C                      | kong 3333m 8, kong 4444m 8, rounding 4                         | 20    | 40     |
        | 2   | pung 222m from A                                          | pung 222m 2, rounding 8                                        | 10    | 20     |

    @NT-4.11.1/nothing
    Example: 0 stays 0
      Given 0 are left in the stock
      When play goes on to the end
      Then A counts nothing
      And B counts nothing
      And C counts nothing
      And the points change by nothing

    @NT-4.11.1/once-at-the-end
    Example: a winner is rounded once, after the multipliers
      Given the indicators are W and R
      And C is the dealer
      And A holds 222m 345m 567m 234s 345s 678s 68c 88m
      When C discards 7c
      And A wins
      # (4 + 20 + 10) x 2 = 68; rounded before it were 40 x 2
      Then A counts three in hand 222m 4, tazi 20, wait 10, times first discard 2, rounding 2
      And the points change by A +140, B -70, C -70

  @NT-4.11.2
  Rule: Settle the difference between every two players.

    @NT-4.11.2/three-pairings @NT-1.2.3
    Example: 50, 30 and 0 make 70, 10 and -80
      Given the indicators are W and R
      And A holds 123c 345m 678m 678s 456c 67c 99c
      And A has laid pung 888m from C
      And B has laid pung 222s from C, kong 3333s from C, concealed kong 1111s
      When C discards 8c
      And A wins
      Then A counts pung 888m 2, tazi 20, wenqian 20, rounding 8
      And B counts pung 222s 2, kong 3333s 8, concealed kong 1111s 12, rounding 8
      And B pays A 20 for difference in hu
      And C pays A 50 for difference in hu
      And C pays B 30 for difference in hu
      And the points change by A +70, B +10, C -80

    @NT-4.11.2/rounded-first
    Example: totals are rounded before the differences are taken, not after
      Given the indicators are W and R
      And A holds 222m 234s 345s 678s 567m 345m 67c 88m
      And B has laid concealed kong 9999c
      When C discards 5c
      And A wins
      # 24, 12 and 0 make 30, 20 and 0; rounded differences of 12, 24 and 12 would make 50, 0 and -50
      Then A counts three in hand 222m 4, tazi 20, rounding 6
      And B counts concealed kong 9999c 12, rounding 8
      And the points change by A +40, B +10, C -50

    @NT-4.11.2/equal-totals @NT-1.2.3
    Example: equal totals settle nothing with each other
      Given the indicators are W and R
      And A holds 222m 234s 345s 678s 567m 345m 67c 88m
      And B has laid kong 9999c from C, concealed kong 1111c, pung 111m from C
      When C discards 5c
      And A wins
      # 24 and 22 both make 30
      Then B counts kong 9999c 8, concealed kong 1111c 12, pung 111m 2, rounding 8
      And the points change by A +30, B +30, C -60

  @NT-4.11.3
  Rule: Example: totals 100, 40, 20 give +140, -40, -100.

    @NT-4.11.3/as-written
    Scenario Outline: 100, 40 and 20, whoever discards (here <seat>)
      Given the indicators are 1c and W
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And B has laid kong TTTT from C
      And C has laid concealed kong 9999m
      When <seat> discards 5c
      And A wins
      # 8 x 2 x 2 = 32 makes 40, 12 makes 20
      Then A counts qing 100
      And B counts kong TTTT 32, rounding 8
      And C counts concealed kong 9999m 12, rounding 8
      And the points change by A +140, B -40, C -100

      Examples:
        | seat |
        | B    |
        | C    |

  @NT-4.11.4
  Rule: Exhausted deals give no winner's bonuses, but base hu is settled.

    @NT-4.11.4/doublings
    Example: doublings of base hu stay
      Given the indicators are 2s and 3m
      And B holds 222m 13579s 1479c 24c 68m
      And B has laid pung 222s from A, pung TTT from C
      And 0 are left in the stock
      When play goes on to the end
      # 8 + 4 + 8
      Then the deal ends by exhaustion
      And B counts pung 222s 8, pung TTT 4, three in hand 222m 8
      And the points change by A -20, B +40, C -20

    @NT-4.11.4/all-three @NT-1.2.2 @NT-4.11.2
    Example: all three settle, sets in hand included
      Given the indicators are W and R
      And A has laid pung 222m from C
      And B holds 888s 1579c 1579m 24s 246c TWR
      And B has laid kong 3333m from C
      And 0 are left in the stock
      When play goes on to the end
      # 2 makes 10, 8 + 4 makes 20
      Then A counts pung 222m 2, rounding 8
      And B counts kong 3333m 8, three in hand 888s 4, rounding 8
      And C counts nothing
      And the points change by B +30, C -30

    @NT-4.11.4/ready
    Example: a ready player is not doubled
      Given the indicators are T and W
      And B holds 111m 999m 111s 999c 777c 456c 234s T
      And B is ready
      And 0 are left in the stock
      When play goes on to the end
      # 5 x 4
      Then the deal ends by exhaustion
      And B counts three in hand 111m 4, three in hand 999m 4, three in hand 111s 4, three in hand 999c 4, three in hand 777c 4
      And the points change by A -20, B +40, C -20

    @NT-4.11.4/no-additions @NT-4.8.1 @NT-4.10.2
    Example: 123c and three elders add nothing
      Given the indicators are 4c and 5m
      And B holds 123c 57s 79s 2468m 13s
      And B has laid pung TTT from A, pung WWW from C, pung RRR from A
      And 0 are left in the stock
      When play goes on to the end
      Then B counts pung TTT 4, pung WWW 4, pung RRR 4, rounding 8
      And the points change by A -20, B +40, C -20

  @NT-4.11.5
  Rule: For the next deal the dealer moves to the next seat; Restart draws a new random dealer.

    @NT-4.11.5/after-a-win
    Scenario Outline: <dealer> has dealt and A wins
      Given <dealer> is the dealer
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When A draws 5c
      And A wins
      Then <next> deals next

      Examples:
        | dealer | next |
        | A      | B    |
        | B      | C    |
        | C      | A    |

    @NT-4.11.5/after-an-exhausted-deal
    Scenario Outline: <dealer> has dealt and nobody wins
      Given <dealer> is the dealer
      And 0 are left in the stock
      When play goes on to the end
      Then <next> deals next

      Examples:
        | dealer | next |
        | A      | B    |
        | B      | C    |
        | C      | A    |
