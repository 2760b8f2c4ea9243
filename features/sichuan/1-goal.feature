Feature: What players aim at, and when the deal is over
  Winners leave, the others play on; what counts in the end is the sum of everything paid on the way.

  @SC-1.1.1
  Rule: A player who wins takes no further part; the remaining players play on.

    @SC-1.1.1/the-winner-is-skipped
    Example: The turn passes over the seat of a winner
      Given B has won
      And 20 are left in the stock
      When A discards 3s
      Then it is C's turn
      And 19 are left in the stock
      And B is not asked

    @SC-1.1.1/two-winners-are-skipped
    Example: With two winners the other two take turns
      Given B and C have won
      And 20 are left in the stock
      When A discards 3s
      Then it is D's turn
      And 19 are left in the stock
      When play goes on to A's turn
      Then it is A's turn
      And 18 are left in the stock

    @SC-1.1.1/winner-behind-the-discarder
    Example: The seat behind a winner that sits next to the discarder draws
      Given A holds 234567m 345678p 9p
      And A is void in s
      And 30 are left in the stock
      When D discards 9p
      And A wins
      Then it is B's turn
      And 29 are left in the stock
      And A is not asked

    @SC-1.1.1/no-second-win
    Example: A winner is not asked when its winning tile is thrown again
      Given A holds 234567m 345678p 9p
      And A is void in s
      When D discards 9p
      And A wins
      And B draws 9p
      And B discards 9p
      Then A is not asked
      And A may not win
      And it is C's turn
      And the points change by A +1, D -1

    @SC-1.1.1/no-pung-after-a-win
    Example: A winner may not pung
      Given A holds 11m 234567m 345p 78p
      And A is void in s
      When D discards 9p
      And A wins
      And B draws 1m
      And B discards 1m
      Then A is not asked
      And A may not pung
      And it is C's turn

    @SC-1.1.1/tiles-of-a-discard-winner-stay @reads:SC-gap-9=1
    Example: What a winner holds and has laid stays as it was
      Given A holds 345678p 9p
      And A has laid pung 222m from C, pung 777m from B
      And A is void in s
      When D discards 9p
      And A wins
      And play goes on to D's turn
      Then A holds 345678p 9p
      And A has laid pung 222m from C, pung 777m from B

    @SC-1.1.1/tiles-of-a-self-draw-winner-stay
    Example: A winning tile that was drawn stays in the hand
      Given A holds 234567m 345678p 9p
      And A is void in s
      When A draws 9p
      And A wins
      And play goes on to D's turn
      Then A holds 234567m 345678p 99p

    @SC-1.1.1/next-behind-the-winner @reads:SC-gap-1=1a
    Example: After a win on a discard the seat behind the winner draws
      Given D holds 234567m 345678p 9p
      And D is void in s
      And 30 are left in the stock
      When B discards 9p
      And D wins
      Then it is A's turn
      And 29 are left in the stock

    @SC-1.1.1/next-after-a-self-draw
    Example: After a win by self-draw the next seat draws
      Given C holds 234567m 345678p 9p
      And C is void in s
      And 30 are left in the stock
      When C draws 9p
      And C wins
      Then it is D's turn
      And 29 are left in the stock

  @SC-1.1.2
  Rule: The deal ends as soon as a third player has won, or when the wall has no tile left.

    @SC-1.1.2/third-win-with-tiles-left @reads:SC-2.1.5=A @reads:SC-gap-5=1 @reads:SC-gap-16=1
    Example: The third win stops play with tiles left, and nothing is settled for the wall
      Given A and C have won
      And B holds 234567m 345678p 9p
      And B is void in s
      And D holds 19p 258m 369m 147s
      And D has laid concealed kong 6666s
      And D is void in p
      And 17 are left in the stock
      When D discards 9p
      And B wins
      Then the deal ends by win
      And the winners are A, C and B
      And 17 are left in the stock
      And the points change by B +1, D -1

    @SC-1.1.2/third-win-by-self-draw
    Example: A third win by self-draw ends the deal as well
      Given A and C have won
      And B holds 234567m 345678p 9p
      And B is void in s
      And 17 are left in the stock
      When B draws 9p
      And B wins
      Then the deal ends by win
      And the winners are A, C and B
      And 17 are left in the stock
      And the points change by B +2, D -2

    @SC-1.1.2/two-wins-at-once-make-three @SC-3.2.5
    Example: Two wins on one discard bring the third winner, and both are paid
      Given B has won
      And A holds 234567m 345678p 9p
      And A is void in s
      And C holds 666p 77p 99p
      And C has laid pung 222m from A, pung 444m from B
      And C is void in s
      When D discards 9p
      And A wins and C wins
      Then the deal ends by win
      And the winners are B, A and C
      And the points change by A +1, C +2, D -3

    @SC-1.1.2/third-win-on-the-last-tile @reads:SC-4.1.12=2b @reads:SC-gap-11=1
    Example: A third win on the last tile leaves no penalties to pay
      Given A and B have won
      And C holds 234567m 345678p 9p
      And C is void in s
      And D holds 19p 258m 369m 147s 28s
      And D is void in p
      And 0 are left in the stock
      When D discards 9p
      And C wins
      Then the deal ends by win
      And the winners are A, B and C
      And the points change by C +2, D -2

    @SC-1.1.2/last-tile-is-played @reads:SC-1.1.2=2
    Example: Who draws the last tile still plays it
      Given 0 are left in the stock
      When D draws 9p
      Then the deal goes on
      And it is D's turn
      And D may discard 9p

    @SC-1.1.2/last-tile-wins @reads:SC-1.1.2=2
    Example: The last tile may win for who draws it
      Given A holds 234567m 345678p 9p
      And A is void in s
      And 0 are left in the stock
      When A draws 9p
      And A wins
      Then the deal ends by exhaustion
      And the winners are A
      And A counts last tile 1
      And the points change by A +9, B -3, C -3, D -3

    @SC-1.1.2/last-discard-wins @reads:SC-1.1.2=2 @reads:SC-4.1.12=2b
    Example: The last discard may still be won, then the wall is exhausted
      Given A holds 234567m 345678p 9p
      And A is void in s
      And 0 are left in the stock
      When D discards 9p
      Then A may win
      When A wins
      Then the deal ends by exhaustion
      And the winners are A
      And A counts last tile 1
      And the points change by A +2, D -2

    @SC-1.1.2/last-discard-unclaimed @reads:SC-1.1.2=2
    Example: The last discard, claimed by nobody, ends the deal
      Given 0 are left in the stock
      When D discards 9p
      Then the deal ends by exhaustion
      And 9p lies last in front of D
      And A, B, C and D are not asked

    @SC-1.1.2/last-discard-passed @reads:SC-1.1.2=2 @reads:SC-gap-7=1a
    Example: The last discard, passed by who could win, ends the deal
      Given A holds 234567m 345678p 9p
      And A is void in s
      And 0 are left in the stock
      When D discards 9p
      Then the deal goes on
      When A passes
      Then the deal ends by exhaustion

    @SC-1.1.2/one-tile-left-is-drawn
    Example: A single tile left in the wall is drawn
      Given 1 is left in the stock
      When D discards 9p
      Then the deal goes on
      And it is A's turn
      And 0 are left in the stock

    @SC-1.1.2/no-tiles-are-reserved
    Example: No tiles of the wall are held back
      Given 14 are left in the stock
      When D discards 9p
      Then the deal goes on
      And it is A's turn
      And 13 are left in the stock

    @SC-1.1.2/played-to-the-last-tile
    Example: Without a claim the wall is drawn to its last tile
      Given a fresh deal
      And A is the dealer
      When A voids m and B voids p and C voids s and D voids m
      And play goes on to the end
      Then the deal ends by exhaustion
      And 0 are left in the stock

  @SC-1.1.3
  Rule: The result of a player is the sum of all win payments, kong fees and exhaustion penalties.

    @SC-1.1.3/a-kong-fee-and-a-win @reads:SC-gap-5=1
    Example: A kong fee and a win add up
      Given A holds 1111m 234m 345p 678p 9p
      And A is void in s
      When A kongs 1m
      And A draws 5s
      And A discards 5s
      And play goes on to D's turn
      And D draws 9p
      And D discards 9p
      And A wins
      Then A counts root 1
      And the points change by A +8, B -2, C -2, D -4

    @SC-1.1.3/a-loser-may-end-ahead @reads:SC-gap-5=1 @reads:SC-gap-10=1
    Example: Who pays for a win keeps what its kong has earned before
      Given A holds 234567m 345678p 9p
      And A is void in s
      And D holds 1111s 258s 147m 369m 2m
      And D is void in p
      When D kongs 1s
      And D draws 9p
      And D discards 9p
      And A wins
      Then A counts nothing
      And the points change by A -1, B -2, C -2, D +5

    @SC-1.1.3/two-wins
    Example: Two wins, one after the other, both count
      Given A holds 234567m 345678p 9p
      And A is void in s
      And C holds 123456m 123789p 5p
      And C is void in s
      When D discards 9p
      And A wins
      And B draws 5p
      And B discards 5p
      And C wins
      Then the winners are A and C
      And the points change by A +1, B -1, C +1, D -1

    @SC-1.1.3/kong-fee-without-a-win @reads:SC-gap-5=1 @reads:SC-gap-10=1
    Example: Who never wins keeps its kong fee when the third win ends the deal
      Given A and C have won
      And B holds 234567m 345678p 9p
      And B is void in s
      And D holds 6666s 258s 147m 369m 2m
      And D is void in p
      When D kongs 6s
      And D draws 9p
      And D discards 9p
      And B wins
      Then the deal ends by win
      And the points change by B -1, D +1

    @SC-1.1.3/penalties-add-up
    Example: What is due for the exhausted wall comes on top of a win
      Given A holds 234567m 345678p 9p
      And A is void in s
      And B holds 123456m 123789p 5p
      And B is void in s
      And 1 is left in the stock
      When D discards 9p
      And A wins
      And B draws 8m
      And B discards 8m
      Then the deal ends by exhaustion
      And the points change by A +1, B +2, C -1, D -2
