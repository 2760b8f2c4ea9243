Feature: What the game is, in short
  Three seats, 120 cards and two indicators. A deal is played until somebody wins or the stock is used up, and
  then every two seats settle.

  @NT-0.1.1
  Rule: Heading: what follows is offered as the complete rule text.

    No scenario: a caption of the page; no engine behaviour follows from it.

  @NT-0.2.1
  Rule: Three seats, one human and two computer players; one deal is played at a time.

    @NT-0.2.1/three-seats-play
    Example: Each of the three seats has its turn, the dealer among them, and there is no fourth
      Given a fresh deal
      And A is the dealer
      Then it is A's turn
      And 51 are left in the stock
      When play goes on to C's turn
      Then 49 are left in the stock
      When play goes on to A's turn
      Then 48 are left in the stock

    @NT-0.2.1/one-deal-and-no-more
    Example: After a win the deal is over, and nobody has anything to decide
      Given the indicators are 1c and W
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When B discards 5c
      And A wins
      Then the deal ends by win
      And A, B and C are not asked
      And the points change by A +200, B -100, C -100

    @NT-0.2.1/an-exhausted-deal-and-no-more
    Example: After the last discard the deal is over as well
      Given the indicators are 1c and W
      And B has laid kong TTTT from C
      And 0 are left in the stock
      When C discards 5c
      Then the deal ends by exhaustion
      And A, B and C are not asked
      And the points change by A -40, B +80, C -40

    @NT-0.2.1/another-deal-may-follow
    Example: A deal that is over tells who deals next
      Given A is the dealer
      And 0 are left in the stock
      When A discards 5c
      Then the deal ends by exhaustion
      And B deals next

  @NT-0.3.1
  Rule: Two-indicator game: draw and discard; discards may be claimed for pungs and kongs but not for runs.

    @NT-0.3.1/both-indicators-count
    Example: Each of the two indicators doubles sets of its rank
      Given the indicators are 2s and 3c
      And A has laid pung 222m from B, pung 333m from C
      And 0 are left in the stock
      When C discards 5c
      Then A counts pung 222m 4, pung 333m 4, rounding 2
      And the points change by A +20, B -10, C -10

    @NT-0.3.1/both-indicators-in-the-points
    Example: With one of the two indicators alone there would be ten hu, and not more
      Given the indicators are 2s and 3c
      And A has laid pung 222m from B, pung 333m from C, pung 555m from B, pung 777m from C
      And 0 are left in the stock
      When C discards 5c
      # 4 + 4 + 2 + 2 = 12 makes 20
      Then the points change by A +40, B -20, C -20

    @NT-0.3.1/draw-and-discard
    Example: A turn is a draw and a discard
      Given A is the dealer
      When A discards 5c
      Then it is B's turn
      And 50 are left in the stock
      When B draws 1m
      And B discards 1m
      Then it is C's turn
      And 49 are left in the stock

    @NT-0.3.1/no-run-for-the-seat-behind
    Example: The seat behind the discarder draws and is not offered the discard for a run
      Given the indicators are 1c and W
      And B holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      When A discards 5c
      Then it is B's turn
      And B may not pung, kong or win

    @NT-0.3.1/no-run-for-anybody
    Example: Nobody else is offered a discard for a run either
      Given the indicators are 1c and W
      And B holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      When C discards 5c
      Then B is not asked
      And it is A's turn

    @NT-0.3.1/no-run-beside-a-pung
    Example: Who may pung and could make a run of the discard is offered the pung alone
      Given B holds 25m 66m 88m 1s 3s 5s 77s 8s 34c 55c 6c 9c T W RR
      When A discards 5c
      Then B may only pass or pung

    @NT-0.3.1/pung-and-kong
    Example: A discard may be claimed for a pung or a kong, also by the seat behind the next one
      Given C holds 1m 2m 5m 66m 88m 1s 3s 5s 77s 8s 555c 9c TT W RR
      When A discards 5c
      Then C may only pass, pung or kong
      When C pungs
      Then C has laid pung 555c from A
      And it is C's turn

  @NT-0.3.2
  Rule: Seven groups plus one pair win; after the deal every pair of players settles the gap between their hu totals.

    @NT-0.3.2/losers-settle-with-each-other @NT-4.11.3
    Example: The two who have not won settle with each other too
      Given the indicators are 9m and W
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And B has laid kong TTTT from C
      And C has laid kong 1111m from A, kong 1111s from B
      When B discards 5c
      And A wins
      Then A counts qing 100
      And B counts kong TTTT 32, rounding 8
      And C counts kong 1111m 8, kong 1111s 8, rounding 4
      And C pays B 20 for difference in hu
      And the points change by A +140, B -40, C -100

    @NT-0.3.2/not-the-discarder-alone
    Example: The winner settles with both, whoever discarded
      Given the indicators are 1c and W
      And A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When C discards 5c
      And A wins
      Then the points change by A +200, B -100, C -100

    @NT-0.3.2/seven-groups-and-a-pair @reads:NT-gap-3=1
    Example: Seven groups and a pair win
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When B discards 5c
      Then A may only pass or win
