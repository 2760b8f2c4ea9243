Feature: What the winner adds to base hu

  @NT-4.6.1
  Rule: Seven runs (plus any pair) is Qing Hu: +100.

    @NT-4.6.1/self-draw
    Example: seven runs of three suits, drawn
      Given the indicators are W and R
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When A draws 8c
      And A wins
      Then A counts qing 100, self-draw 10
      And the points change by A +220, B -110, C -110

    @NT-4.6.1/pair-of-generals
    Example: any pair will do
      Given the indicators are 1c and 5m
      And A holds 234m 345m 678m 234s 345s 678s 67c TT
      When C discards 8c
      And A wins
      Then A counts qing 100
      And the points change by A +200, B -100, C -100

    @NT-4.6.1/base-hu
    Example: base hu is added
      Given the indicators are W and R
      And A holds 222333444m 456s 678s 345c 67c 99c
      When C discards 8c
      And A wins
      # 3 x 4 + 100
      Then A counts three in hand 222m 4, three in hand 333m 4, three in hand 444m 4, qing 100, rounding 8
      And the points change by A +240, B -120, C -120

    @NT-4.6.1/hezi @NT-2.5.2
    Example: Hezi is no group and does not spoil it
      Given the indicators are 4c and 4c
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And A has laid hezi 44c
      When C discards 5c
      And A wins
      # 16 x 2 x 2 + 100
      Then A counts hezi 44c 64, qing 100, rounding 6
      And the points change by A +340, B -170, C -170

    @NT-4.6.1/one-triplet
    Example: six runs and a triplet are not seven runs
      Given the indicators are W and R
      And A holds 999m 345m 678m 234s 345s 678s 67c 99c
      When C discards 8c
      And A wins
      Then A counts three in hand 999m 4, tazi 20, rounding 6
      And the points change by A +60, B -30, C -30

    @NT-4.6.1/one-kong
    Example: six runs and a kong are not seven runs
      Given the indicators are W and R
      And A holds 345m 678m 234s 345s 678s 67c 99c
      And A has laid kong 2222c from B
      When C discards 8c
      And A wins
      Then A counts kong 2222c 8, tazi 20, rounding 2
      And the points change by A +60, B -30, C -30

  @NT-4.6.2
  Rule: Only triplets and kongs, with 123c runs allowed, is Piao Hu: +50 and the total x2.

    @NT-4.6.2/pungs
    Example: seven pungs
      Given the indicators are W and R
      And A holds 66s 88s
      And A has laid pung 222m from B, pung 444m from C, pung 666m from B, pung 888m from C, pung 222s from B, pung 444s from C
      When C discards 6s
      And A wins
      # (7 x 2 + 50) x 2 = 128
      Then A counts pung 222m 2, pung 444m 2, pung 666m 2, pung 888m 2, pung 222s 2, pung 444s 2, pung 666s 2, piao 50, times piao 2, rounding 2
      And the points change by A +260, B -130, C -130

    @NT-4.6.2/wenqian
    Example: 123c may stand among the pungs
      Given the indicators are W and R
      And A holds 11223c 222s 88s
      And A has laid pung 222m from B, pung 444m from C, pung 666m from B, pung 888m from C
      When C discards 3c
      And A wins
      # (4 x 2 + 4 + 50 + 50 + 10) x 2 = 244
      Then A counts pung 222m 2, pung 444m 2, pung 666m 2, pung 888m 2, three in hand 222s 4, piao 50, wenqian 50, wait 10, times piao 2, rounding 6
      And the points change by A +500, B -250, C -250

    @NT-4.6.2/kongs
    Example: kongs and openings are identical cards as well
      Given the indicators are W and R
      And A holds 222s 444s 66s 88s
      And A has laid shown quad 2222m, kong 4444m from C, pung 666m from B, concealed kong 8888m
      When C discards 6s
      And A wins
      # (16 + 8 + 2 + 12 + 4 + 4 + 2 + 50) x 2 = 196
      Then A counts shown quad 2222m 16, kong 4444m 8, pung 666m 2, concealed kong 8888m 12, three in hand 222s 4, three in hand 444s 4, pung 666s 2, piao 50, times piao 2, rounding 4
      And the points change by A +400, B -200, C -200

    @NT-4.6.2/another-run
    Example: any other run makes it Tazi
      Given the indicators are W and R
      And A holds 222s 888s 34c 99c
      And A has laid pung 222m from B, pung 444m from C, pung 666m from B, pung 888m from C
      When C discards 5c
      And A wins
      # 4 x 2 + 2 x 4 + 20
      Then A counts pung 222m 2, pung 444m 2, pung 666m 2, pung 888m 2, three in hand 222s 4, three in hand 888s 4, tazi 20, rounding 4
      And the points change by A +80, B -40, C -40

    @NT-4.6.2/123-of-myriads
    Example: 123m makes it Tazi too
      Given the indicators are W and R
      And A holds 222s 888s 23m 99c
      And A has laid pung 222c from B, pung 444m from C, pung 666m from B, pung 888m from C
      When C discards 1m
      And A wins
      Then A counts pung 222c 2, pung 444m 2, pung 666m 2, pung 888m 2, three in hand 222s 4, three in hand 888s 4, tazi 20, rounding 4
      And the points change by A +80, B -40, C -40

  @NT-4.6.3
  Rule: Every other winning shape is Tazi Hu: +20.

    @NT-4.6.3/least @NT-4.11.1
    Example: the least a winner can have is 22, which makes 30
      Given the indicators are W and R
      And A holds 234s 345s 678s 567m 345m 67c 88m
      And A has laid pung 222m from B
      When C discards 5c
      And A wins
      Then A counts pung 222m 2, tazi 20, rounding 8
      And the points change by A +60, B -30, C -30

    @NT-4.6.3/one-run
    Example: a single run among triplets
      Given the indicators are W and R
      And A holds 222m 444m 666m 888m 222s 444s 67s 99c
      When C discards 8s
      And A wins
      # 6 x 4 + 20
      Then A counts three in hand 222m 4, three in hand 444m 4, three in hand 666m 4, three in hand 888m 4, three in hand 222s 4, three in hand 444s 4, tazi 20, rounding 6
      And the points change by A +100, B -50, C -50

  @NT-4.6.4
  Rule: Wenqian is the run One-Two-Three of Coins.

    @NT-4.6.4/which-run
    Scenario Outline: <run> <says> Wenqian
      Given the indicators are W and R
      And A holds <run> 345m 678m 678s 456c 67c 99c
      And A has laid pung 888m from B
      When C discards 8c
      And A wins
      Then A counts pung 888m 2, tazi 20, wenqian <bonus>, rounding 8
      And the points change by A +<points>, B -<total>, C -<total>

      Examples:
        | run  | says   | bonus | total | points |
        | 123c | is     | 20    | 50    | 100    |
        | 123s | is not | 0     | 30    | 60     |
        | 123m | is not | 0     | 30    | 60     |
        | 234c | is not | 0     | 30    | 60     |

  @NT-4.7.1
  Rule: If the winning cards can be split in several legal ways, the split with the highest score is used.

    @NT-4.7.1/wenqian-or-triplets
    Example: three 123c are worth more than three triplets
      Given the indicators are W and R
      And A holds 111222333c 777s 8s
      And A has laid pung 888m from B, pung 444s from C, pung 666m from B
      When A draws 8s
      And A wins
      # (3 x 2 + 4 x 4 + 50 + 100 + 10 + 10) x 2 = 384; triplets would make (22 + 50 + 10 + 10) x 2 = 184
      Then A counts pung 888m 2, pung 444s 2, pung 666m 2, three in hand 111c 4, three in hand 222c 4, three in hand 333c 4, three in hand 777s 4, piao 50, wenqian 100, self-draw 10, wait 10, times piao 2, rounding 6
      And the points change by A +780, B -390, C -390

    @NT-4.7.1/piao-or-qing @reads:NT-4.7.1=1 @reads:NT-4.10.1=3a
    Example: triplets may be worth more than seven runs
      Given the indicators are W and R
      And A holds 222333444m 555666777s 123c 9c
      When C discards 9c
      And A wins
      # (6 x 4 + 50 + 20 + 10) x 2 x 2 = 416; seven runs would make 24 + 100 + 20 + 10 = 154
      Then A counts three in hand 222m 4, three in hand 333m 4, three in hand 444m 4, three in hand 555s 4, three in hand 666s 4, three in hand 777s 4, piao 50, wenqian 20, wait 10, times piao 2, times closed piao 2, rounding 4
      And the points change by A +840, B -420, C -420

    @NT-4.7.1/qing-or-triplets
    Example: seven runs are worth more than triplets beside other runs
      Given the indicators are W and R
      And A holds 222333444m 555666777s 456c 9c
      When C discards 9c
      And A wins
      # 6 x 4 + 100 + 10
      Then A counts three in hand 222m 4, three in hand 333m 4, three in hand 444m 4, three in hand 555s 4, three in hand 666s 4, three in hand 777s 4, qing 100, wait 10, rounding 6
      And the points change by A +280, B -140, C -140

    @NT-4.7.1/place-of-the-winning-card
    Example: the winning card stands where it is worth more
      Given the indicators are W and R
      And A holds 234s 345s 678s 789m 45c 567c 99c
      And A has laid pung 222m from B
      When C discards 6c
      And A wins
      # 456c 567c: the end of one run or the middle of the other; 2 + 20 + 10
      Then A counts pung 222m 2, tazi 20, wait 10, rounding 8
      And the points change by A +80, B -40, C -40

    @NT-4.7.1/which-pair
    Example: the pair that the winning card completes is taken
      Given the indicators are W and R
      And A holds 234s 345s 678s 345m 789m 2345c
      And A has laid pung 222m from B
      When C discards 5c
      And A wins
      # 234c 55c, for the pair 10
      Then A counts pung 222m 2, tazi 20, wait 10, rounding 8
      And the points change by A +80, B -40, C -40

  @NT-4.7.2
  Rule: Three or four identical cards in hand keep their base hu even when the winning split uses them in runs.

    @NT-4.7.2/three-times-three-in-runs
    Example: three 123m count as three times three in hand
      Given the indicators are W and R
      And A holds 111222333m 456s 678s 234c 567c 8c
      When A draws 8c
      And A wins
      # 3 x 4 + 100 + 10 + 10
      Then A counts three in hand 111m 4, three in hand 222m 4, three in hand 333m 4, qing 100, self-draw 10, wait 10, rounding 8
      And the points change by A +280, B -140, C -140

    @NT-4.7.2/four-copies-spread @NT-4.6.1 @reads:NT-4.7.2=1
    Example: four alike in the pair and two runs are four in hand
      Given the indicators are W and R
      And A holds 2222m 33m 44m 567s 678s 345c 567c 78c
      When C discards 9c
      And A wins
      # 22m 234m 234m; 12 + 100
      Then A counts four in hand 2222m 12, qing 100, rounding 8
      And the points change by A +240, B -120, C -120

    @NT-4.7.2/two-in-the-pair @reads:NT-4.7.2=1
    Example: three of the very card of an indicator, two of them in the pair
      Given the indicators are 2m and W
      And A holds 222m 34m 678m 567s 678s 345c 567c 78c
      When C discards 9c
      And A wins
      # 22m 234m; 12 x 2 + 100
      Then A counts three in hand 222m 24, qing 100, rounding 6
      And the points change by A +260, B -130, C -130

    @NT-4.7.2/fourth-copy-from-outside @reads:NT-gap-6=1 @reads:NT-4.7.2=1
    Example: a fourth copy from outside completes the pair, and three in hand stay three
      Given the indicators are 2s and W
      And A holds 222m 33m 44m 567s 678s 345c 567c 789c
      When C discards 2m
      And A wins
      # 22m 234m 234m; 4 x 2 + 100 + 10
      Then A counts three in hand 222m 8, qing 100, wait 10, rounding 2
      And the points change by A +240, B -120, C -120

    @NT-4.7.2/four-in-four-runs
    Example: four alike in four runs are four in hand
      Given the indicators are W and R
      And A holds 11m 22m 3333m 44m 55m 678s 345c 67c 99c
      When C discards 8c
      And A wins
      # 123m 123m 345m 345m; 12 + 100
      Then A counts four in hand 3333m 12, qing 100, rounding 8
      And the points change by A +240, B -120, C -120

  @NT-4.8.1
  Rule: The winner alone gets the Wenqian bonus: 20, 50, 100 or 200 for one, two, three or four 123c groups.

    @NT-4.8.1/one
    Example: one is worth 20
      Given the indicators are W and R
      And A holds 123c 345m 678m 234s 456s 67s 99c
      And A has laid pung 888m from B
      When C discards 8s
      And A wins
      Then A counts pung 888m 2, tazi 20, wenqian 20, rounding 8
      And the points change by A +100, B -50, C -50

    @NT-4.8.1/two
    Example: two are worth 50
      Given the indicators are W and R
      And A holds 112233c 345m 678m 678s 67c 99c
      And A has laid pung 888m from B
      When C discards 8c
      And A wins
      Then A counts pung 888m 2, tazi 20, wenqian 50, rounding 8
      And the points change by A +160, B -80, C -80

    @NT-4.8.1/three
    Example: three are worth 100
      Given the indicators are W and R
      And A holds 111222333c 345m 678s 67c 99c
      And A has laid pung 888m from B
      When C discards 8c
      And A wins
      # 2 + 3 x 4 + 20 + 100
      Then A counts pung 888m 2, three in hand 111c 4, three in hand 222c 4, three in hand 333c 4, tazi 20, wenqian 100, rounding 6
      And the points change by A +280, B -140, C -140

    @NT-4.8.1/four
    Example: four are worth 200, before a multiplier
      Given the indicators are W and R
      And A holds 111122223333c 77s 88s
      And A has laid pung 666m from B, pung 888m from C
      When B discards 7s
      And A wins
      # (2 + 2 + 3 x 12 + 2 + 50 + 200) x 2 = 584
      Then A counts pung 666m 2, pung 888m 2, four in hand 1111c 12, four in hand 2222c 12, four in hand 3333c 12, pung 777s 2, piao 50, wenqian 200, times piao 2, rounding 6
      And the points change by A +1180, B -590, C -590

    @NT-4.8.1/with-qing
    Example: seven runs have it as well
      Given the indicators are W and R
      And A holds 123c 234m 678m 234s 345s 678s 67c 99c
      When B discards 8c
      And A wins
      Then A counts qing 100, wenqian 20
      And the points change by A +240, B -120, C -120

    @NT-4.8.1/loser
    Example: a loser who holds 123c twice has nothing
      Given the indicators are W and R
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And B holds 112233c 159m 159s 4779c 147m 26s T
      When C discards 5c
      And A wins
      Then B counts nothing
      And the points change by A +200, B -100, C -100

  @NT-4.9.1
  Rule: Self-draw +10; winning straight on a kong replacement +10 more.

    @NT-4.9.1/self-draw
    Example: a drawn card is worth 10
      Given the indicators are W and R
      And A holds 234s 345s 678s 567m 345m 67c 88m
      And A has laid pung 222m from B
      When A draws 5c
      And A wins
      Then A counts pung 222m 2, tazi 20, self-draw 10, rounding 8
      And the points change by A +80, B -40, C -40

    @NT-4.9.1/exposed-kong
    Example: the replacement of an exposed kong is worth 20
      Given the indicators are W and R
      And A holds 222m 234s 345s 678s 567m 345m 67c 88m
      When C discards 2m
      And A kongs
      And A draws 5c
      And A wins
      # 8 + 20 + 10 + 10
      Then A counts kong 2222m 8, tazi 20, self-draw 10, kong replacement 10, rounding 2
      And the points change by A +100, B -50, C -50

    @NT-4.9.1/added-kong
    Example: that of an added kong as well
      Given the indicators are W and R
      And A holds 234s 345s 678s 567m 345m 67c 88m
      And A has laid pung 222m from B
      When A draws 2m
      And A kongs 2m
      And A draws 5c
      And A wins
      Then A counts added kong 2222m 8, tazi 20, self-draw 10, kong replacement 10, rounding 2
      And the points change by A +100, B -50, C -50

    @NT-4.9.1/concealed-kong
    Example: that of a concealed kong as well
      Given the indicators are W and R
      And A holds 777s 234m 345m 678m 345s 67c 222c 99c
      When A draws 7s
      And A kongs 7s
      And A draws 5c
      And A wins
      # 12 + 4 + 20 + 10 + 10
      Then A counts concealed kong 7777s 12, three in hand 222c 4, tazi 20, self-draw 10, kong replacement 10, rounding 4
      And the points change by A +120, B -60, C -60

    @NT-4.9.1/two-kongs @reads:NT-3.1.2=2 @reads:NT-gap-5=1
    Example: two kongs in a row are worth no more
      Given the indicators are W and R
      And A holds 777s 234m 345m 678m 345s 67c 222c 99c
      When A draws 7s
      And A kongs 7s
      And A draws 2c
      And A kongs 2c
      And A draws 8c
      And A wins
      # 12 + 12 + 20 + 10 + 10
      Then A counts concealed kong 7777s 12, concealed kong 2222c 12, tazi 20, self-draw 10, kong replacement 10, rounding 6
      And the points change by A +140, B -70, C -70

    @NT-4.9.1/earlier-kong
    Example: a kong of an earlier turn is worth nothing here
      Given the indicators are W and R
      And A holds 234m 345m 678m 345s 67c 222c 99c
      And A has laid kong 7777s from B
      When A draws 8c
      And A wins
      # 8 + 4 + 20 + 10
      Then A counts kong 7777s 8, three in hand 222c 4, tazi 20, self-draw 10, rounding 8
      And the points change by A +100, B -50, C -50

    @NT-4.9.1/discard-after-kong
    Example: the discard after another seat's kong is worth nothing
      Given the indicators are W and R
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And B holds 222c 147m 169s 1489c 259m 37s TTWR
      When B draws 2c
      And B kongs 2c
      And B draws 5c
      And B discards 5c
      And A wins
      Then A counts qing 100
      And B counts concealed kong 2222c 12, rounding 8
      And the points change by A +180, B -60, C -120

    @NT-4.9.1/robbed-kong
    Example: a robbed card was not drawn by the winner
      Given the indicators are W and R
      And A holds 46m 234m 789m 234s 345s 678s 567c 99c
      And B has laid pung 555m from C
      When B draws 5m
      And B kongs 5m
      And A wins
      Then A counts qing 100, wait 10
      And the points change by A +210, B -90, C -120

    @NT-4.9.1/opening-quad @reads:NT-4.9.1=1a @reads:NT-2.7.2=1a @reads:NT-gap-1=1 @reads:NT-gap-15=1
    Example: the dealer wins at once with the replacement of a quad shown
      Given a fresh deal
      And A is the dealer
      And the indicators are W and R
      And A holds 7777s 234m 345m 678m 345s 67c 222c 99c
      When A shows 7s
      And A draws 8c
      And A wins
      # 16 + 4 + 20 + 10 + 10
      Then A counts shown quad 7777s 16, three in hand 222c 4, tazi 20, self-draw 10, kong replacement 10
      And the points change by A +120, B -60, C -60

    @NT-4.9.1/hezi @reads:NT-4.9.1=2a @reads:NT-2.7.2=1a @reads:NT-gap-1=1 @reads:NT-gap-15=1
    Example: the dealer wins at once with a replacement of Hezi, which is no kong
      Given a fresh deal
      And A is the dealer
      And the indicators are 4c and 4c
      And A holds 44c 234m 345m 678m 234s 345s 678s 6c 99c
      When A shows hezi
      And A draws 7c
      And A draws 5c
      And A wins
      # 64 + 100 + 10
      Then A counts hezi 44c 64, qing 100, self-draw 10, rounding 6
      And the points change by A +360, B -180, C -180

  @NT-4.9.2
  Rule: +10 if the winning card completes the pair, is the middle card of a run, the Three of 1-2-3 or the Seven of 7-8-9.

    @NT-4.9.2/places
    Scenario Outline: <place> is worth <bonus>
      Given the indicators are W and R
      And A holds <hand>
      And A has laid pung 222m from B
      When C discards <card>
      And A wins
      Then A counts pung 222m 2, tazi 20, wait <bonus>, rounding 8
      And the points change by A +<points>, B -<total>, C -<total>

      Examples:
        | place                 | hand                             | card | bonus | total | points |
        | the pair              | 234s 345s 678s 567m 345m 678c 8m | 8m   | 10    | 40    | 80     |
        | the pair of a general | 234s 345s 678s 567m 345m 678c T  | T    | 10    | 40    | 80     |
        | the middle of a run   | 234s 345s 678s 567m 345m 68c 88m | 7c   | 10    | 40    | 80     |
        | the middle of 123     | 456s 678s 567m 345m 678c 13s 88m | 2s   | 10    | 40    | 80     |
        | the middle of 789     | 234s 345s 678s 567m 345m 79c 88m | 8c   | 10    | 40    | 80     |
        | the Three of 123      | 456s 678s 567m 345m 678c 12s 88m | 3s   | 10    | 40    | 80     |
        | the Seven of 789      | 234s 345s 678s 567m 345m 89c 88m | 7c   | 10    | 40    | 80     |
        | the One of 123        | 456s 678s 567m 345m 678c 23s 88m | 1s   | 0     | 30    | 60     |
        | the Nine of 789       | 234s 345s 678s 567m 345m 78c 88m | 9c   | 0     | 30    | 60     |
        | the Three of 345      | 234s 345s 678s 567m 345m 45c 88m | 3c   | 0     | 30    | 60     |
        | the Seven of 567      | 234s 345s 678s 567m 345m 56c 88m | 7c   | 0     | 30    | 60     |
        | the Two of 234        | 234s 345s 678s 567m 345m 34c 88m | 2c   | 0     | 30    | 60     |
        | the Eight of 678      | 234s 345s 678s 567m 345m 67c 88m | 8c   | 0     | 30    | 60     |

    @NT-4.9.2/triplet
    Example: a triplet is worth nothing here
      Given the indicators are W and R
      And A holds 234s 345s 678s 345m 678m TT 99c
      And A has laid pung 222m from B
      When C discards T
      And A wins
      # two indicators and the general itself double T three times: 2 + 16 + 20
      Then A counts pung 222m 2, pung TTT 16, tazi 20, rounding 2
      And the points change by A +80, B -40, C -40

    @NT-4.9.2/drawn
    Example: a drawn card may be worth it as well
      Given the indicators are W and R
      And A holds 234s 345s 678s 567m 345m 68c 88m
      And A has laid pung 222m from B
      When A draws 7c
      And A wins
      # 2 + 20 + 10 + 10
      Then A counts pung 222m 2, tazi 20, self-draw 10, wait 10, rounding 8
      And the points change by A +100, B -50, C -50

    @NT-4.9.2/robbed
    Example: a robbed card may be worth it as well
      Given the indicators are W and R
      And A holds 89m 234m 345m 234s 345s 678s 567c 99c
      And B has laid pung 777m from C
      When B draws 7m
      And B kongs 7m
      And A wins
      Then A counts qing 100, wait 10
      And the points change by A +210, B -90, C -120

    @NT-4.9.2/several-waits
    Example: the pair is worth it although other cards would have done
      Given the indicators are W and R
      And A holds 234s 345s 678s 345m 567m 7888c
      And A has laid pung 222m from B
      When C discards 7c
      And A wins
      # 6c and 9c would complete 678c or 789c; 2 + 4 + 20 + 10
      Then A counts pung 222m 2, three in hand 888c 4, tazi 20, wait 10, rounding 4
      And the points change by A +80, B -40, C -40

    @NT-4.9.2/in-the-split-that-counts @NT-4.7.1 @reads:NT-4.7.1=1 @reads:NT-4.10.1=1a
    Example: the place in another split is worth nothing
      Given the indicators are W and R
      And A holds 222m 33m 444m 555666777s 123c 99c
      When C discards 3m
      And A wins
      # (5 x 4 + 2 + 50 + 20) x 2 = 184; in seven runs 3m is a middle, but they make 22 + 100 + 20 + 10
      Then A counts three in hand 222m 4, pung 333m 2, three in hand 444m 4, three in hand 555s 4, three in hand 666s 4, three in hand 777s 4, piao 50, wenqian 20, times piao 2, rounding 6
      And the points change by A +380, B -190, C -190

  @NT-4.9.3
  Rule: That wait bonus is given once at most.

    @NT-4.9.3/pair-and-middle
    Example: the pair and the middle of a run at once
      Given the indicators are W and R
      And A holds 24m 33m 567m 678s 234c 567c 123s
      And A has laid pung 888s from B
      When C discards 3m
      And A wins
      # 2 + 2 + 20 + 10; with 20 for the wait it were 44
      Then the points change by A +80, B -40, C -40

    @NT-4.9.3/of-an-indicator @reads:NT-gap-7=1 @reads:NT-4.7.2=1
    Example: the same with the very card of an indicator
      Given the indicators are 3m and W
      And A holds 24m 33m 567m 456s 234c 567c 123s
      And A has laid kong 8888s from B
      When C discards 3m
      And A wins
      # 8 + 2 x 2 x 2 + 20 + 10
      Then A counts kong 8888s 8, pung 333m 8, tazi 20, wait 10, rounding 4
      And the points change by A +100, B -50, C -50

    @NT-4.9.3/drawn @reads:NT-4.7.2=1
    Example: a drawn card has 10 for the self-draw besides
      Given the indicators are 3m and W
      And A holds 24m 33m 567m 456s 234c 567c 123s
      And A has laid kong 8888s from B
      When A draws 3m
      And A wins
      # 8 + 12 x 2 + 20 + 10 + 10
      Then A counts kong 8888s 8, three in hand 333m 24, tazi 20, self-draw 10, wait 10, rounding 8
      And the points change by A +160, B -80, C -80

    @NT-4.9.3/with-kong-replacement
    Example: a kong's replacement has 20 besides
      Given the indicators are W and R
      And A holds 888s 24m 33m 567m 456s 234c 567c 123s
      When A draws 8s
      And A kongs 8s
      And A draws 3m
      And A wins
      # 12 + 4 + 20 + 10 + 10 + 10
      Then the points change by A +140, B -70, C -70

    @NT-4.9.3/replacement-in-the-middle
    Example: the middle of a run, drawn as a kong's replacement
      Given the indicators are W and R
      And A holds 888s 24m 99m 567m 456s 234c 567c 123s
      When A draws 8s
      And A kongs 8s
      And A draws 3m
      And A wins
      # 12 + 20 + 10 + 10 + 10
      Then A counts concealed kong 8888s 12, tazi 20, self-draw 10, kong replacement 10, wait 10, rounding 8
      And the points change by A +140, B -70, C -70
