Feature: What may be done on a turn, and with the discards of others
  Draw and discard, kongs and their replacements, pungs and wins: who may, when, and who goes first.

  @NT-3.1.1
  Rule: On your turn take the front card of the stock and end the turn by discarding one card.

    @NT-3.1.1/one-draw-one-discard
    Example: A turn takes one card from the stock and puts one on the table
      Given B holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      And 40 are left in the stock
      When A discards 9m
      Then it is B's turn
      And 39 are left in the stock
      When B draws 2c
      And B discards 1m
      Then 1m lies last in front of B
      And B holds 2m 55m 66m 88m 1s 3s 5s 77s 8s 2346c 9c T W RR
      And it is C's turn
      And 38 are left in the stock

    @NT-3.1.1/turns-in-seat-order
    Scenario Outline: Turns go round by seats
      When <seat> discards 9m
      Then it is <next>'s turn

      Examples:
        | seat | next |
        | A    | B    |
        | B    | C    |
        | C    | A    |

    @NT-3.1.1/any-card-held
    Example: Any card of the hand may be thrown, the one just drawn or another
      Given A holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      When A draws 2c
      Then A may only discard 1m, 2m, 5m, 6m, 8m, 1s, 3s, 5s, 7s, 8s, 2c, 3c, 4c, 6c, 9c, T, W or R
      And A may not discard 7m

    @NT-3.1.1/laid-cards-stay
    Example: A card that is laid may not be thrown
      Given A holds 1m 2m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W R
      And A has laid pung 555m from C
      When A draws 2c
      Then A may only discard 1m, 2m, 6m, 8m, 1s, 3s, 5s, 7s, 8s, 2c, 3c, 4c, 6c, 9c, T, W or R
      And A may not discard 5m

    @NT-3.1.1/one-copy-is-thrown
    Example: Of two equal cards one is thrown, the other stays
      Given A holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      When A draws 2c
      And A discards R
      Then R lies last in front of A
      And A holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 2346c 9c T W R

    @NT-3.1.1/no-turn-without-a-discard
    Example: Who is on turn may not pass instead of discarding
      Given B holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      When it is B's turn
      Then B may not pass

    @NT-3.1.1/no-second-discard
    Example: Who has discarded may not discard again
      Given B holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      When B draws 9m
      And B discards 9m
      Then it is C's turn
      And B is not asked
      And B may not discard 1m

    @NT-3.1.1/only-the-seat-on-turn
    Example: Nobody else may discard
      Given C holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      When it is B's turn
      Then A and C are not asked
      And C may not discard 1m

  @NT-3.1.2
  Rule: After your own draw you may win, or show four identical cards of your hand as a concealed kong, take a replacement from the back and then discard or win.

    @NT-3.1.2/shown-and-replaced
    Example: Four equal cards held before are shown, and one card replaces the fourth
      Given B holds 7777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W R
      And 20 are left in the stock
      When B draws 9m
      And B kongs 7s
      And B draws 8c
      Then B has laid concealed kong 7777s
      And B holds 1m 2m 55m 66m 889m 1s 3s 5s 346c 89c T W R
      And 19 are left in the stock
      And B may only discard 1m, 2m, 5m, 6m, 8m, 9m, 1s, 3s, 5s, 3c, 4c, 6c, 8c, 9c, T, W or R
      And B may not pass

    @NT-3.1.2/replacement-then-discard
    Example: After the replacement a discard ends the turn
      Given B holds 7777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W R
      And 20 are left in the stock
      When B draws 9m
      And B kongs 7s
      And B draws 8c
      And B discards 1m
      Then B holds 2m 55m 66m 889m 1s 3s 5s 346c 89c T W R
      And it is C's turn
      And 18 are left in the stock

    @NT-3.1.2/from-the-back
    Example: A replacement comes from the back of the stock, the next draw from its front
      Given A holds 7777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W R
      And B holds 1m 3m 5m 7m 9m 2s 4s 6s 8s 1c 3c 55c 7c 88c 9c TT WW R
      When A draws 2c
      And A kongs 7s
      And A draws 9m
      And A discards 9m
      And B draws 3s
      Then A holds 1m 2m 55m 66m 88m 1s 3s 5s 2346c 9c T W R
      And B holds 13579m 23468s 135578c 8c 9c TT WW R

    @NT-3.1.2/fourth-drawn-now
    Example: Four equal cards may be shown when the fourth has just been drawn
      Given A holds 777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W RR
      When A draws 7s
      And A kongs 7s
      Then A has laid concealed kong 7777s

    @NT-3.1.2/need-not-be-shown
    Example: Four equal cards may be kept, and shown on a later turn
      Given A holds 7777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W R
      When A draws 9m
      Then A may only discard 1m, 2m, 5m, 6m, 8m, 9m, 1s, 3s, 5s, 7s, 3c, 4c, 6c, 9c, T, W, R or kong 7s
      When A discards 9m
      And play goes on to A's turn
      Then A has laid nothing
      And A may kong 7s

    @NT-3.1.2/three-are-too-few
    Example: Three equal cards are no concealed kong
      Given A holds 777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W RR
      When A draws 9m
      Then A may not kong 7s

    @NT-3.1.2/not-on-another-turn
    Example: Four equal cards may not be shown on another player's turn
      Given A holds 7777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W R
      When it is B's turn
      Then A is not asked
      And A may not kong 7s

    @NT-3.1.2/not-in-a-claim
    Example: Who is asked about a discard may not show four equal cards
      Given A holds 7777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W R
      When B discards 5m
      Then A may only pass or pung
      And A may not kong 7s

    @NT-3.1.2/cannot-be-robbed @NT-3.1.4
    Example: Nobody can rob a concealed kong
      Given A holds 5555m 1m 2m 88m 1s 3s 5s 7s 8s 34c 6c 9c T WW RR
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      And 20 are left in the stock
      When A draws 9s
      And A kongs 5m
      Then A has laid concealed kong 5555m
      And B is not asked
      And B may not win
      And it is A's turn
      And 19 are left in the stock

    @NT-3.1.2/win-with-the-card-drawn
    Example: The card drawn may win
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And the indicators are 1c and W
      When A draws 8c
      And A wins
      Then the winners are A
      And A counts qing 100, self-draw 10
      And the points change by A +220, B -110, C -110

    @NT-3.1.2/a-drawn-win-may-be-declined @reads:NT-gap-3=1
    Example: Who has drawn a winning card may discard instead
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When A draws 8c
      Then A may win
      And A may discard 8c
      When A discards 2m
      Then it is B's turn
      And 2m lies last in front of A

    @NT-3.1.2/no-win-with-another-card
    Example: A card that completes nothing does not win
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When A draws 1m
      Then A may not win

    @NT-3.1.2/win-on-the-replacement
    Example: The replacement may win, as a self-draw on a kong
      Given A holds 7777s 234m 345m 678m 345s 67c 222c 9c
      And the indicators are W and R
      When A draws 9c
      And A kongs 7s
      And A draws 5c
      And A wins
      Then the winners are A
      And A counts concealed kong 7777s 12, three in hand 222c 4, tazi 20, self-draw 10, kong replacement 10, rounding 4
      And the points change by A +120, B -60, C -60

    @NT-3.1.2/kept-for-a-win @reads:NT-gap-3=1 @reads:NT-4.7.2=1
    Example: Four equal cards may be used in other groups for a win instead
      Given A holds 2222m 33m 44m 567s 678s 345c 567c 78c
      And the indicators are 1c and W
      When A draws 9c
      Then A may kong 2m or win
      When A wins
      Then A counts four in hand 2222m 12, qing 100, self-draw 10, rounding 8
      And the points change by A +260, B -130, C -130

    @NT-3.1.2/two-kongs-in-a-turn @reads:NT-3.1.2=2 @reads:NT-gap-5=1
    Example: A second kong may follow the replacement, with a replacement of its own
      Given A holds 2222m 7777s 55m 66m 88m 1s 3s 5s 34c 9c T W
      And 20 are left in the stock
      When A draws 9m
      And A kongs 7s
      And A draws 1m
      And A kongs 2m
      And A draws 6s
      Then A has laid concealed kong 7777s, concealed kong 2222m
      And A holds 1m 55m 66m 889m 1s 3s 5s 6s 34c 9c T W
      And 18 are left in the stock
      And it is A's turn

    @NT-3.1.2/kong-of-the-replacement @reads:NT-3.1.2=2 @reads:NT-gap-5=1
    Example: The replacement itself may make the next kong
      Given A holds 222m 7777s 1m 55m 66m 88m 1s 3s 5s 34c 9c T W
      And 20 are left in the stock
      When A draws 9m
      And A kongs 7s
      And A draws 2m
      Then A may kong 2m
      When A kongs 2m
      Then A has laid concealed kong 7777s, concealed kong 2222m
      And 18 are left in the stock

    @NT-3.1.2/added-after-a-concealed-kong @reads:NT-3.1.2=2 @reads:NT-gap-5=1
    Example: The replacement may be added to a pung
      Given A holds 7777s 1m 66m 88m 1s 3s 5s 34c 9c T W RR
      And A has laid pung 222m from B
      When A draws 9m
      And A kongs 7s
      And A draws 2m
      And A kongs 2m
      Then A has laid added kong 2222m from B, concealed kong 7777s

    @NT-3.1.2/two-kongs-one-bonus @reads:NT-3.1.2=2 @reads:NT-gap-5=1
    Example: A win on the second replacement of a turn counts one kong replacement
      Given A holds 2222m 345m 678m 7777s 345s 234s 67c
      And the indicators are W and R
      When A draws 9c
      And A kongs 7s
      And A draws 9c
      And A kongs 2m
      And A draws 8c
      And A wins
      Then A counts concealed kong 7777s 12, concealed kong 2222m 12, tazi 20, self-draw 10, kong replacement 10, rounding 6
      And the points change by A +140, B -70, C -70

    @NT-3.1.2/three-kinds-in-a-turn @reads:NT-gap-5=1
    Example: A claimed, an added and a concealed kong in one turn end in a win on the third replacement
      Given the scripted deal three-kongs-in-one-turn
      Then the winners are A
      And A has laid added kong 5555m from B, kong 7777s from B, concealed kong 1111s
      And 47 are left in the stock

  @NT-3.1.3
  Rule: A fourth copy of the card of your exposed pung can be put onto it as an added kong.

    @NT-3.1.3/with-the-card-just-drawn
    Example: The fourth card, just drawn, is added to a pung, and a card replaces it
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And 10 are left in the stock
      When A draws 5m
      And A kongs 5m
      And A draws 9s
      Then A has laid added kong 5555m from C
      And A holds 1m 2m 88m 1s 3s 5s 77s 89s 34c 6c 9c T WW RR
      And 9 are left in the stock
      And it is A's turn

    @NT-3.1.3/with-a-card-held-before @reads:NT-3.1.3=1a
    Example: The fourth card may have been held since earlier
      Given A holds 5m 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW R
      And A has laid pung 555m from C
      And 10 are left in the stock
      When A draws 9s
      And A kongs 5m
      Then A has laid added kong 5555m from C
      And 9 are left in the stock

    @NT-3.1.3/need-not-be-added
    Example: The fourth card may be thrown instead
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      When A draws 5m
      Then A may only discard 1m, 2m, 5m, 8m, 1s, 3s, 5s, 7s, 8s, 3c, 4c, 6c, 9c, T, W, R or kong 5m
      When A discards 5m
      Then A has laid pung 555m from C
      And 5m lies last in front of A
      And it is B's turn

    @NT-3.1.3/added-later @reads:NT-3.1.3=1a
    Example: The fourth card may be kept and added on a later turn
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      When A draws 5m
      And A discards 1m
      And play goes on to A's turn
      And A draws 9s
      Then A has laid pung 555m from C
      And A may kong 5m

    @NT-3.1.3/not-with-a-discard
    Example: A discard of another player is not added to a pung
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      When B discards 5m
      Then A is not asked
      And A may not kong
      And it is C's turn

    @NT-3.1.3/not-on-another-turn
    Example: Nothing is added on another player's turn
      Given A holds 5m 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW R
      And A has laid pung 555m from C
      When it is B's turn
      Then A is not asked
      And A may not kong 5m

    @NT-3.1.3/another-card-does-not-fit
    Example: Only the fourth copy can be added to a pung
      Given A holds 4m 6m 1m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW R
      And A has laid pung 555m from C
      When A draws 5s
      Then A may not kong 4m
      And A may not kong 5s
      And A may not kong 5m

    @NT-3.1.3/not-to-three-in-hand
    Example: With three copies in hand and no pung a fourth makes a concealed kong
      Given A holds 555m 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      When A draws 5m
      And A kongs 5m
      Then A has laid concealed kong 5555m

    @NT-3.1.3/keeps-its-place
    Example: An added kong stands where its pung stood
      Given A holds 1m 2m 88m 1s 3s 5s 34c 6c 9c T WW RR
      And A has laid pung 555m from C, pung 777s from B
      When A draws 5m
      And A kongs 5m
      Then A has laid added kong 5555m from C, pung 777s from B

    @NT-3.1.3/third-copy-has-to-wait @reads:NT-3.1.3=2a
    Example: The third copy cannot be added to a pung just made
      Given A holds 555m 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      When B discards 5m
      And A pungs
      Then A may only discard 1m, 2m, 5m, 8m, 1s, 3s, 5s, 7s, 8s, 3c, 4c, 6c, 9c, T, W or R
      And A may not kong 5m

    @NT-3.1.3/added-on-the-next-own-turn @reads:NT-3.1.3=1a
    Example: The third copy can be added on the next own turn
      Given A holds 555m 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      When B discards 5m
      And A pungs
      And A discards 1m
      And play goes on to A's turn
      And A draws 9s
      And A kongs 5m
      Then A has laid added kong 5555m from B

    @NT-3.1.3/from-the-back
    Example: The replacement of an added kong comes from the back of the stock
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And B holds 1m 3m 5s 7m 9m 2s 4s 6s 8s 1c 3c 55c 7c 88c 9c TT WW R
      When A draws 5m
      And A kongs 5m
      And A draws 9s
      And A discards 9s
      And B draws 3s
      Then A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And B holds 1379m 234568s 135578c 8c 9c TT WW R

  @NT-3.1.4
  Rule: Opponents may first take the card being added to win; only if none does is the kong exposed and replaced.

    @NT-3.1.4/robbed @reads:NT-gap-10=1
    Example: A robber wins as from another player, and the konger keeps a pung
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      And the indicators are 5c and W
      And 10 are left in the stock
      When A draws 5m
      And A kongs 5m
      And B wins
      Then the winners are B
      And B counts qing 100, wait 10
      And A counts pung 555m 4, rounding 6
      And C counts nothing
      And the points change by A -90, B +210, C -120

    @NT-3.1.4/nothing-moves
    Example: After a robbery the card lies before the konger, who has drawn no replacement
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      And 10 are left in the stock
      When A draws 5m
      And A kongs 5m
      And B wins
      Then A has laid pung 555m from C
      And A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And 5m lies last in front of A
      And B holds 234m 46m 789m 234s 345s 678s 567c 99c
      And 10 are left in the stock
      And the deal ends by win

    @NT-3.1.4/the-window @reads:NT-gap-3=1
    Example: Who can win with the card may win or pass; meanwhile the pung is a pung
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      And 10 are left in the stock
      When A draws 5m
      And A kongs 5m
      Then B may only pass or win
      And A and C are not asked
      And A has laid pung 555m from C
      And 5m lies last in front of A
      And 10 are left in the stock

    @NT-3.1.4/not-by-the-konger @reads:NT-gap-3=1
    Example: Who adds a card that wins the own hand is not asked about it
      Given A holds 46m 234m 789m 234s 345s 678s 99c
      And A has laid pung 555m from C
      And B holds 46m 123m 678m 123s 456s 789s 567c TT
      When A draws 5m
      Then A may win or kong 5m
      When A kongs 5m
      Then B may only pass or win
      And A is not asked
      And A may not win

    @NT-3.1.4/added-instead-of-winning @reads:NT-gap-3=1
    Example: A card that only who adds it could win with makes its kong at once
      Given A holds 46m 234m 789m 234s 345s 678s 99c
      And A has laid pung 555m from C
      And 10 are left in the stock
      When A draws 5m
      And A kongs 5m
      Then A has laid added kong 5555m from C
      And 9 are left in the stock
      And it is A's turn

    @NT-3.1.4/passed @reads:NT-gap-3=1
    Example: If nobody robs, the kong is exposed and replaced
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      And 10 are left in the stock
      When A draws 5m
      And A kongs 5m
      And B passes
      And A draws 9s
      Then A has laid added kong 5555m from C
      And A holds 1m 2m 88m 1s 3s 5s 77s 89s 34c 6c 9c T WW RR
      And 9 are left in the stock
      And it is A's turn

    @NT-3.1.4/nobody-can
    Example: If nobody can rob, the kong is simply made
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And B holds 234m 678m 789m 234s 345s 678s 67c 99c
      And 10 are left in the stock
      When A draws 5m
      And A kongs 5m
      Then it is A's turn
      And B is not asked
      And A has laid added kong 5555m from C
      And 9 are left in the stock

    @NT-3.1.4/a-card-held-before @reads:NT-3.1.3=1a
    Example: A card that was held before it is added may be robbed too
      Given A holds 5m 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW R
      And A has laid pung 555m from C
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      When A draws 9s
      And A kongs 5m
      And B wins
      Then the winners are B
      And A has laid pung 555m from C

    @NT-3.1.4/the-far-seat-robs
    Example: Either opponent may rob
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from B
      And C holds 46m 234m 789m 234s 345s 678s 567c 99c
      When A draws 5m
      And A kongs 5m
      Then B is not asked
      When C wins
      Then the winners are C

    @NT-3.1.4/two-robbers @NT-3.2.2 @reads:NT-gap-10=1
    Example: Of two robbers the first behind the konger wins alone
      Given B holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And B has laid pung 555m from C
      And C holds 46m 234m 789m 234s 345s 678s 567c 99c
      And A holds 46m 678m 123s 456s 789s 234c 678c 11c
      And the indicators are 5c and W
      When B draws 5m
      And B kongs 5m
      And A wins and C wins
      Then the winners are C
      And A counts nothing
      And C counts qing 100, wait 10
      And B counts pung 555m 4, rounding 6
      And the points change by A -120, B -90, C +210

    @NT-3.1.4/one-of-two-robs @NT-3.2.2 @reads:NT-gap-3=1
    Example: A far robber wins when the near one passes
      Given B holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And B has laid pung 555m from C
      And C holds 46m 234m 789m 234s 345s 678s 567c 99c
      And A holds 46m 678m 123s 456s 789s 234c 678c 11c
      When B draws 5m
      And B kongs 5m
      And A wins and C passes
      Then the winners are A

    @NT-3.1.4/a-claimed-kong-cannot-be-robbed @reads:NT-gap-3=1
    Example: Who has passed a discard cannot rob the kong that is made of it
      Given A holds 555m 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      And 20 are left in the stock
      When C discards 5m
      And A kongs and B passes
      Then A has laid kong 5555m from C
      And B is not asked
      And B may not win
      And 19 are left in the stock

    @NT-3.1.4/a-shown-quad-cannot-be-robbed
    Example: A quad that is shown before play cannot be robbed
      Given a fresh deal
      And A is the dealer
      And A holds 5555m 1m 2m 88m 1s 3s 5s 7s 8s 34c 6c 9c T WW RR 9m
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      When A shows 5m
      Then A has laid shown quad 5555m
      And B may not win

    @NT-3.1.4/one-made-one-robbed @reads:NT-gap-3=1 @reads:NT-gap-10=1
    Example: In a whole deal one added kong is made and replaced, the other is robbed
      Given the scripted deal robbed-kong
      Then the winners are B
      And A has laid pung 555m from C
      And C has laid added kong TTTT from B
      And 43 are left in the stock

  @NT-3.2.1
  Rule: After a discard, wins take precedence over pungs and kongs.

    @NT-3.2.1/far-win-before-near-pung
    Example: A far seat's win goes before the next seat's pung
      Given B holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      And C holds 123m 456m 789m 123s 345s 57s 789s 88c
      And the indicators are 1c and W
      When A discards 6s
      And B pungs and C wins
      Then the winners are C
      And B has laid nothing
      And C counts qing 100, wait 10
      And the points change by A -110, B -110, C +220

    @NT-3.2.1/far-win-before-near-kong
    Example: A far seat's win goes before the next seat's kong
      Given B holds 666s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W R
      And C holds 123m 456m 789m 123s 345s 57s 789s 88c
      When A discards 6s
      And B kongs and C wins
      Then the winners are C
      And B has laid nothing
      And the deal ends by win

    @NT-3.2.1/near-win-before-far-pung
    Example: The next seat's win goes before a far seat's pung
      Given C holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      And B holds 123m 456m 789m 123s 345s 57s 789s 88c
      When A discards 6s
      And B wins and C pungs
      Then the winners are B
      And C has laid nothing

    @NT-3.2.1/asked-together
    Example: A pung is not made before a far seat that could win has answered
      Given B holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      And C holds 123m 456m 789m 123s 345s 57s 789s 88c
      When A discards 6s
      Then B may only pass or pung
      And C may win
      And 6s lies last in front of A

    @NT-3.2.1/passed-win-leaves-the-pung @reads:NT-gap-3=1
    Example: When who could win passes, the pung is made
      Given B holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      And C holds 123m 456m 789m 123s 345s 57s 789s 88c
      When A discards 6s
      And B pungs and C passes
      Then B has laid pung 666s from A
      And it is B's turn

    @NT-3.2.1/passed-win-leaves-the-kong @reads:NT-gap-3=1
    Example: When who could win passes, the kong is made
      Given B holds 666s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W R
      And C holds 123m 456m 789m 123s 345s 57s 789s 88c
      When A discards 6s
      And B kongs and C passes
      Then B has laid kong 6666s from A
      And it is B's turn

    @NT-3.2.1/who-could-win-takes-less @reads:NT-gap-3=1 @reads:NT-gap-14=1
    Scenario Outline: Who could win and takes less does not keep the other from winning
      Given <seat> holds 57666s 123m 456m 789m 123c 456c 99c
      And <winner> holds 123m 456m 789m 123s 345s 57s 789s 88c
      When A discards 6s
      And <seat> <claims> and <winner> wins
      Then the winners are <winner>
      And <seat> has laid nothing

      Examples:
        | seat | claims | winner |
        | B    | pungs  | C      |
        | C    | pungs  | B      |
        | B    | kongs  | C      |
        | C    | kongs  | B      |

    @NT-3.2.1/who-could-win-gets-less @reads:NT-gap-3=1 @reads:NT-gap-14=1
    Scenario Outline: Where the other passes its win, what a seat takes that could win itself stands
      Given <seat> holds 57666s 123m 456m 789m 123c 456c 99c
      And <winner> holds 123m 456m 789m 123s 345s 57s 789s 88c
      When A discards 6s
      And <seat> <claims> and <winner> passes
      Then <seat> has laid <meld> from A
      And it is <seat>'s turn

      Examples:
        | seat | claims | winner | meld       |
        | B    | pungs  | C      | pung 666s  |
        | C    | pungs  | B      | pung 666s  |
        | B    | kongs  | C      | kong 6666s |
        | C    | kongs  | B      | kong 6666s |

  @NT-3.2.2
  Rule: Equal-type claims are served in seat order starting after the discarder; there is never more than one winner.

    @NT-3.2.2/two-wins-on-the-first-discard @reads:NT-2.6.2=1a
    Example: Of two who could win on the dealer's first discard the next seat wins alone
      Given A is the dealer
      And B holds 234m 345m 678m 234s 345s 678s 67c 99c
      And C holds 123m 456m 789m 123s 456s 789s 67c 88c
      And the indicators are 1c and W
      When A discards 5c
      And B wins and C wins
      Then the winners are B
      And B counts qing 100, times first discard 2
      And C counts nothing
      And the points change by A -200, B +400, C -200

    @NT-3.2.2/first-behind-the-discarder
    Scenario Outline: Of two who win the first seat behind the discarder is the winner
      Given <near> holds 234m 345m 678m 234s 345s 678s 67c 99c
      And <far> holds 123m 456m 789m 123s 456s 789s 67c 88c
      And <far> is the dealer
      When <supplier> discards 8c
      And <near> wins and <far> wins
      Then the winners are <near>

      Examples:
        | supplier | near | far |
        | A        | B    | C   |
        | B        | C    | A   |
        | C        | A    | B   |

    @NT-3.2.2/not-the-dearer-hand
    Example: A cheap near hand goes before a dear far one, which keeps its base hu alone
      Given B holds 345m 678m 234s 345s 67c 99c 888s
      And B has laid pung 222m from A
      And C holds 123m 456m 789m 111s 456s 789s 67c 88c
      And the indicators are W and R
      When A discards 5c
      And B wins and C wins
      Then the winners are B
      And B counts pung 222m 2, three in hand 888s 4, tazi 20, rounding 4
      And C counts three in hand 111s 4, rounding 6
      And the points change by A -40, B +50, C -10

    @NT-3.2.2/the-near-one-passes @reads:NT-gap-3=1
    Example: When the near seat passes, the far one wins
      Given B holds 234m 345m 678m 234s 345s 678s 67c 99c
      And C holds 123m 456m 789m 123s 456s 789s 67c 88c
      When A discards 8c
      And B passes and C wins
      Then the winners are C

    @NT-3.2.2/one-pung-at-most
    Example: Two seats are never asked for a pung of the same card
      Given B holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      And C holds 1m 3m 5m 7m 9m 2s 4s 6s 8s 1c 3c 55c 7c 88c 9c TT WW R
      When A discards 5m
      Then B may only pass or pung
      And C is not asked
      And C may not pung

    @NT-3.2.2/a-whole-deal @reads:NT-2.6.2=1a @reads:NT-2.6.3=1a @reads:NT-gap-3=1
    Example: A ready seat and one that is not both want the first discard, and the next seat wins
      Given the scripted deal two-win-on-the-first-discard
      Then the winners are B
      And C counts three in hand 111s 8, rounding 2

  @NT-3.2.3
  Rule: With two matching cards in hand a discard may be taken as a pung; the taker then discards without drawing.

    @NT-3.2.3/pung-then-discard
    Example: A pung moves the turn to its owner, who discards without drawing; then the seat behind draws
      Given C holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      And 30 are left in the stock
      When A discards 6s
      And C pungs
      Then C has laid pung 666s from A
      And C holds 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      And it is C's turn
      And 30 are left in the stock
      When C discards 9m
      Then C holds 11m 3m 55m 7m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      And it is A's turn
      And 29 are left in the stock

    @NT-3.2.3/from-any-seat
    Scenario Outline: Any seat may pung any other seat's discard
      Given <seat> holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      When <supplier> discards 6s
      Then <seat> may only pass or pung
      When <seat> pungs
      Then <seat> has laid pung 666s from <supplier>
      And it is <seat>'s turn

      Examples:
        | seat | supplier |
        | B    | A        |
        | C    | A        |
        | A    | B        |
        | C    | B        |

    @NT-3.2.3/one-copy-is-too-few
    Example: One matching card is not enough
      Given C holds 6s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c TT W RR
      When A discards 6s
      Then C is not asked
      And C may not pung
      And it is B's turn

    @NT-3.2.3/two-of-three
    Example: With three copies in hand a pung takes two, the third stays
      Given C holds 666s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W R
      And 30 are left in the stock
      When A discards 6s
      Then C may only pass, pung or kong
      When C pungs
      Then C has laid pung 666s from A
      And C holds 6s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W R
      And 30 are left in the stock

    @NT-3.2.3/no-kong-after-a-pung
    Example: Four equal cards have to wait between a pung and the discard
      Given C holds 2222s 66s 1m 3m 55m 7m 9m 4s 8s 3c 5c 66c 9c T W R
      When A discards 6s
      And C pungs
      Then C may only discard 1m, 3m, 5m, 7m, 9m, 2s, 4s, 8s, 3c, 5c, 6c, 9c, T, W or R
      And C may not kong 2s
      When C discards 9m
      And play goes on to C's turn
      Then C may kong 2s

    @NT-3.2.3/no-win-after-a-pung @reads:NT-gap-3=1 @reads:NT-gap-14=1
    Example: A pung does not win, even when it completes the hand
      Given C holds 55m 234m 789m 345s 678s 234c 567c 99c
      When A discards 5m
      And C pungs
      Then C may only discard 2m, 3m, 4m, 7m, 8m, 9m, 3s, 4s, 5s, 6s, 7s, 8s, 2c, 3c, 4c, 5c, 6c, 7c or 9c
      And C may not win

    @NT-3.2.3/pung-instead-of-a-win @reads:NT-gap-3=1 @reads:NT-gap-14=1
    Example: Who could win with a discard may pung it instead
      Given C holds 55m 234m 789m 345s 678s 234c 567c 99c
      When A discards 5m
      Then C may only pass, pung or win
      When C pungs
      Then C has laid pung 555m from A
      And it is C's turn

    @NT-3.2.3/passed
    Example: A pung that is passed leaves play where it was
      Given C holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      When A discards 6s
      And C passes
      Then it is B's turn
      And 6s lies last in front of A
      And C has laid nothing
      And C holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR

    @NT-3.2.3/no-late-pung
    Example: A discard can no longer be taken when the next card is drawn
      Given C holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      When A discards 6s
      And C passes
      Then it is B's turn
      And C may not pung

    @NT-3.2.3/not-the-own-discard
    Example: Nobody takes back the own discard
      Given B holds 666s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W R
      When B discards 6s
      Then it is C's turn
      And B is not asked
      And B may not pung

    @NT-3.2.3/own-discard-that-another-may-win @reads:NT-gap-3=1
    Example: Nobody takes back the own discard while another is asked about it
      Given A holds 1m 2m 55m 88m 1s 3s 5s 77s 8s 9s 34c 6c 9c T WW RR
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      When A draws 5m
      And A discards 5m
      Then B may only pass or win
      And A is not asked
      And A may not pung

  @NT-3.2.4
  Rule: With three matching cards a discard may be taken as an exposed kong, with a replacement before discarding.

    @NT-3.2.4/kong-replacement-discard
    Example: A kong moves the turn to its owner, who takes a replacement and then discards
      Given C holds 666s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W R
      And 30 are left in the stock
      When A discards 6s
      And C kongs
      And C draws 7c
      Then C has laid kong 6666s from A
      And C holds 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 667c 9c T W R
      And it is C's turn
      And 29 are left in the stock
      And C may only discard 1m, 3m, 5m, 7m, 9m, 1s, 4s, 8s, 2c, 3c, 5c, 6c, 7c, 9c, T, W or R
      And C may not pass
      When C discards 9m
      Then it is A's turn
      And 28 are left in the stock

    @NT-3.2.4/two-copies-are-too-few
    Example: Two matching cards make a pung, not a kong
      Given C holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      When A discards 6s
      Then C may only pass or pung
      And C may not kong

    @NT-3.2.4/from-the-back
    Example: The replacement comes from the back of the stock, the next draw from its front
      Given B holds 666s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W R
      And C holds 2m 3m 4m 5m 7m 8m 2s 3s 5s 7s 8s 9s 1c 4c 7c 8c 99c TT WW
      When A discards 6s
      And B kongs
      And B draws 7c
      And B discards 9m
      And C draws 1s
      Then B holds 11m 3m 55m 7m 1s 4s 8s 2c 3c 5c 667c 9c T W R
      And C holds 234578m 123s 5789s 14789c 9c TT WW

    @NT-3.2.4/the-replacement-may-win
    Example: The replacement of a claimed kong may win, as a self-draw on a kong
      Given C holds 666s 234m 345m 678m 234s 567c 67c 99c
      And the indicators are 1c and W
      When A discards 6s
      And C kongs
      And C draws 8c
      And C wins
      Then the winners are C
      And C counts kong 6666s 8, tazi 20, self-draw 10, kong replacement 10, rounding 2
      And the points change by A -50, B -50, C +100

    @NT-3.2.4/worth-an-exposed-kong
    Example: It is an exposed kong, though three of its cards were in hand
      Given C holds 666s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W R
      And the indicators are 1c and W
      And 1 are left in the stock
      When A discards 6s
      And C kongs
      And C draws 7c
      And C discards 9m
      Then the deal ends by exhaustion
      And C counts kong 6666s 8, rounding 2
      And the points change by A -10, B -10, C +20

    @NT-3.2.4/another-kong-may-follow @reads:NT-gap-5=1
    Example: After a claimed kong and its replacement another kong may follow
      Given C holds 666s 2222m 1m 55m 7m 9m 1s 4s 8s 3c 5c 66c 9c T W
      And 30 are left in the stock
      When A discards 6s
      And C kongs
      And C draws 7c
      Then C may kong 2m
      When C kongs 2m
      Then C has laid kong 6666s from A, concealed kong 2222m
      And 28 are left in the stock

    @NT-3.2.4/kong-instead-of-a-win @reads:NT-gap-3=1 @reads:NT-gap-14=1
    Example: Who could win with a discard may kong it instead
      Given C holds 555m 34m 789m 345s 678s 234c 567c 99c
      When A discards 5m
      Then C may only pass, pung, kong or win
      When C kongs
      Then C has laid kong 5555m from A
      And it is C's turn

  @NT-3.2.5
  Rule: Discards are never taken to make a run, except by winning with them.

    @NT-3.2.5/no-run-for-the-next-seat
    Example: The next seat is not asked about a card that would make a run
      Given B holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      And 20 are left in the stock
      When A discards 5c
      Then it is B's turn
      And 5c lies last in front of A
      And 19 are left in the stock

    @NT-3.2.5/no-run-for-a-far-seat
    Example: A far seat is not asked about a card that would make a run
      Given C holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      When A discards 5c
      Then C is not asked
      And it is B's turn

    @NT-3.2.5/no-run-beside-a-pung
    Example: Who may pung a card may not make a run with it
      Given B holds 1m 2m 4m 55m 66m 88m 1s 3s 5s 77s 8s 34c 9c T W RR
      When A discards 5m
      Then B may only pass or pung

    @NT-3.2.5/a-run-that-wins
    Example: A discard may complete a run when that wins the hand
      Given C holds 234m 345m 678m 234s 345s 678s 67c 99c
      And the indicators are 1c and W
      When A discards 8c
      Then C may win
      When C wins
      Then C counts qing 100
      And the points change by A -100, B -100, C +200

    @NT-3.2.5/own-runs-count
    Example: Runs of cards drawn oneself are groups
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      When A draws 5c
      Then A may win

  @NT-3.3.1
  Rule: At any moment only the actions that are legal right now can be chosen.

    @NT-3.3.1/on-the-own-turn @reads:NT-gap-3=1
    Example: On the own turn exactly discards, kongs and a win are on offer
      Given A holds 2222m 33m 44m 567s 678s 345c 567c 78c
      When A draws 9c
      Then A may only discard 2m, 3m, 4m, 5s, 6s, 7s, 8s, 3c, 4c, 5c, 6c, 7c, 8c, 9c, kong 2m or win
      And A may not pass
      And A may not pung
      And A may not discard 1m
      And A may not kong 3m

    @NT-3.3.1/three-alike-may-be-broken
    Example: What is wise is not asked: a card of three alike may be thrown
      Given A holds 777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W RR
      When A draws 9m
      Then A may only discard 1m, 2m, 5m, 6m, 8m, 9m, 1s, 3s, 5s, 7s, 3c, 4c, 6c, 9c, T, W or R

    @NT-3.3.1/not-yet-complete
    Example: A hand that is not complete may not win
      Given A holds 234m 345m 678m 234s 345s 678s 66c 99c
      When A draws 1m
      Then A may not win

    @NT-3.3.1/out-of-turn
    Example: Who is not on turn can do nothing, and nothing changes
      Given C holds 7777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W R
      And 20 are left in the stock
      When it is B's turn
      Then A and C are not asked
      And C may not discard 1m
      And C may not kong 7s
      And C may not win
      And C holds 7777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W R
      And 20 are left in the stock

    @NT-3.3.1/in-a-claim
    Example: Only what fits the discard can be claimed
      Given C holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      When A discards 6s
      Then C may only pass or pung
      And C may not kong
      And C may not win
      And C may not discard 9m
      And B is not asked

    @NT-3.3.1/nobody-wants-it
    Example: Where nobody could do anything with a discard, nobody is asked
      Given C holds 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR
      When A discards 9m
      Then it is B's turn
      And A and C are not asked

  @NT-3.3.2
  Rule: Ready players can only win or pass when a card is offered to them.

    @NT-3.3.2/win-or-pass @reads:NT-gap-3=1 @reads:NT-2.6.3=1a
    Example: A ready player may win with a discard, or pass
      Given B holds 234m 345m 678m 234s 345s 678s 68c 99c
      And B is ready
      When C discards 7c
      Then B may only pass or win

    @NT-3.3.2/the-win-counts @reads:NT-2.6.3=1a
    Example: A ready player who wins with a discard counts double
      Given B holds 234m 345m 678m 234s 345s 678s 68c 99c
      And B is ready
      And the indicators are 1c and W
      When C discards 7c
      And B wins
      Then the winners are B
      And B counts qing 100, wait 10, times ready 2
      And the points change by A -220, B +440, C -220

    @NT-3.3.2/no-pung
    Example: A ready player is not asked for a pung
      Given B holds 234m 345m 678m 234s 345s 678s 68c 99c
      And B is ready
      When C discards 9c
      Then it is A's turn
      And B is not asked
      And B may not pung

    @NT-3.3.2/no-kong
    Example: A ready player is not asked for a kong
      Given B holds 345m 678m 222s 345s 678s 234c 68c 99c
      And B is ready
      When C discards 2s
      Then it is A's turn
      And B is not asked
      And B may not kong

    @NT-3.3.2/no-pung-beside-a-win @reads:NT-gap-3=1 @reads:NT-2.6.2=1a @reads:NT-2.6.3=1a
    Example: A ready player who could win with a card may not pung it
      Given B holds 234m 345m 678m 234s 345s 678s 66c 99c
      And B is ready
      When C discards 9c
      Then B may only pass or win
      And B may not pung

    @NT-3.3.2/rob-or-pass @reads:NT-gap-3=1 @reads:NT-2.6.3=1a
    Example: A ready player may rob a kong, or pass
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      And B is ready
      When A draws 5m
      And A kongs 5m
      Then B may only pass or win

    @NT-3.3.2/the-robbery-counts @reads:NT-gap-3=1 @reads:NT-gap-10=1 @reads:NT-2.6.3=1a
    Example: A ready player who robs counts double
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And B holds 46m 234m 789m 234s 345s 678s 567c 99c
      And B is ready
      And the indicators are 5c and W
      When A draws 5m
      And A kongs 5m
      And B wins
      Then B counts qing 100, wait 10, times ready 2
      And A counts pung 555m 4, rounding 6
      And the points change by A -200, B +430, C -230

    @NT-3.3.2/pass-then-win @reads:NT-gap-3=1 @reads:NT-2.6.2=1a @reads:NT-2.6.3=1a
    Example: A ready player who has passed one card may win with another
      Given B holds 234m 345m 678m 234s 345s 678s 67c 99c
      And B is ready
      And the indicators are 1c and W
      When C discards 5c
      And B passes
      Then it is A's turn
      When A draws 8c
      And A discards 8c
      Then B may only pass or win
      When B wins
      Then B counts qing 100, times ready 2

    @NT-3.3.2/a-drawn-win-may-be-declined @reads:NT-gap-3=1 @reads:NT-gap-13=1 @reads:NT-2.6.3=2a
    Example: A ready player who has drawn a winning card may throw that card, and no other
      Given B holds 234m 345m 678m 234s 345s 678s 68c 99c
      And B is ready
      When B draws 7c
      Then B may only discard 7c or win
      When B discards 7c
      Then it is C's turn
      And 7c lies last in front of B

  @NT-3.3.3
  Rule: A kong is possible only while the stock still has a card.

    @NT-3.3.3/no-concealed-kong
    Example: With the stock empty four equal cards may not be shown
      Given A holds 7777s 1m 2m 55m 66m 88m 1s 3s 5s 34c 6c 9c T W R
      And 0 are left in the stock
      When A draws 9m
      Then A may only discard 1m, 2m, 5m, 6m, 8m, 9m, 1s, 3s, 5s, 7s, 3c, 4c, 6c, 9c, T, W or R
      And A may not kong 7s

    @NT-3.3.3/no-added-kong
    Example: With the stock empty nothing may be added to a pung
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And 0 are left in the stock
      When A draws 5m
      Then A may not kong 5m
      And A may discard 5m

    @NT-3.3.3/no-exposed-kong
    Example: With the stock empty a discard may be punged, not konged
      Given C holds 666s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W R
      And 0 are left in the stock
      When A discards 6s
      Then C may only pass or pung
      And C may not kong

    @NT-3.3.3/concealed-kong-takes-the-last-card
    Example: With one card left a concealed kong may be shown, and takes it
      Given A holds 7777s 2222m 1m 55m 66m 88m 1s 3s 5s 34c 6c T
      And 1 are left in the stock
      When A draws 9m
      And A kongs 7s
      Then A has laid concealed kong 7777s
      And 0 are left in the stock
      And it is A's turn
      And A may not kong 2m

    @NT-3.3.3/added-kong-takes-the-last-card
    Example: With one card left the fourth may be added to a pung
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And 1 are left in the stock
      When A draws 5m
      And A kongs 5m
      Then A has laid added kong 5555m from C
      And 0 are left in the stock
      And it is A's turn

    @NT-3.3.3/exposed-kong-takes-the-last-card
    Example: With one card left a discard may be claimed for a kong
      Given C holds 666s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W R
      And 1 are left in the stock
      When A discards 6s
      Then C may kong
      When C kongs
      Then C has laid kong 6666s from A
      And 0 are left in the stock
      And it is C's turn

    @NT-3.3.3/win-on-the-last-card
    Example: The last card of the stock may win as a kong's replacement
      Given A holds 7777s 234m 345m 678m 345s 67c 222c 9c
      And the indicators are W and R
      And 1 are left in the stock
      When A draws 9c
      And A kongs 7s
      And A draws 5c
      And A wins
      Then A counts concealed kong 7777s 12, three in hand 222c 4, tazi 20, self-draw 10, kong replacement 10, times last card 2, rounding 8
      And the points change by A +240, B -120, C -120

    @NT-3.3.3/the-last-card-of-a-whole-deal @reads:NT-gap-3=1 @reads:NT-gap-12=1
    Example: The kong that takes the last card of a deal may win
      Given the scripted deal kong-replacement-on-the-last-card
      Then the winners are B
      And 0 are left in the stock

  @NT-3.3.4
  Rule: After the last discard win and pung are still offered; only if nobody takes it is the deal declared exhausted.

    @NT-3.3.4/last-card-is-played @reads:NT-gap-3=1
    Example: Who draws the last card still acts on it
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And 0 are left in the stock
      When A draws 8c
      Then the deal goes on
      And A may win
      And A may discard 2m

    @NT-3.3.4/nobody-takes-it
    Example: When nobody can take the last discard, the deal is exhausted and base hu is settled
      Given A holds 88m 1m 2m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And the indicators are 1c and 3c
      And 0 are left in the stock
      When B discards 9s
      Then the deal ends by exhaustion
      And A counts pung 555m 2, rounding 8
      And the points change by A +20, B -10, C -10

    @NT-3.3.4/nobody-wants-it @reads:NT-gap-3=1
    Example: When all who could take the last discard pass, the deal is exhausted
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And C holds 11m 5m 9m 1s 55s 9s 12445c 88c TT W RR 7m 2s
      And 0 are left in the stock
      When B discards 8c
      Then the deal goes on
      And A may only pass or win
      And C may only pass or pung
      When A passes and C passes
      Then the deal ends by exhaustion

    @NT-3.3.4/win-on-the-last-discard
    Example: The last discard may win, and counts no last card
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And the indicators are 1c and W
      And 0 are left in the stock
      When B discards 8c
      And A wins
      Then the deal ends by win
      And the winners are A
      And A counts qing 100
      And the points change by A +200, B -100, C -100

    @NT-3.3.4/win-before-pung
    Example: A win on the last discard goes before a pung
      Given A holds 234m 345m 678m 234s 345s 678s 67c 99c
      And C holds 11m 5m 9m 1s 55s 9s 12445c 88c TT W RR 7m 2s
      And 0 are left in the stock
      When B discards 8c
      And A wins and C pungs
      Then the winners are A
      And C has laid nothing

    @NT-3.3.4/pung-of-the-last-discard
    Example: The last discard may be punged; nobody draws after the discard that follows
      Given A holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      And the indicators are 1c and 2c
      And 0 are left in the stock
      When C discards 6s
      And A pungs
      Then it is A's turn
      And A may not pass
      When A discards 9m
      Then the deal ends by exhaustion
      And A counts pung 666s 2, rounding 8
      And the points change by A +20, B -10, C -10

    @NT-3.3.4/win-after-the-last-pung
    Example: The discard after a pung of the last discard may be won
      Given A holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 6c 9c TT WW R
      And B holds 234m 345m 678m 234s 345s 678s 67c 99c
      And 0 are left in the stock
      When C discards 6s
      And A pungs
      And A discards 5c
      Then B may win
      When B wins
      Then the deal ends by win
      And the winners are B

    @NT-3.3.4/pung-after-the-last-pung
    Example: The discard after a pung of the last discard may be punged in turn
      Given A holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 6c 9c TT WW R
      And B holds 1m 2m 66m 88m 3s 5s 77s 9s 1c 4c 6c 7c 8c 99c T W RR
      And 0 are left in the stock
      When C discards 6s
      And A pungs
      And A discards R
      Then B may only pass or pung
      When B pungs
      And B discards 2m
      Then the deal ends by exhaustion
      And A has laid pung 666s from C
      And B has laid pung RRR from A

    @NT-3.3.4/no-draw-after-it
    Example: With the stock empty the next seat does not draw
      Given 0 are left in the stock
      When B discards 9s
      Then the deal ends by exhaustion
      And A, B and C are not asked

    @NT-3.3.4/a-whole-deal @reads:NT-gap-12=1
    Example: A whole deal ends with a pung of the last discard and one more discard
      Given the scripted deal exhausted-stock-settles-base-hu
      Then the deal ends by exhaustion
      And 9s lies last in front of A
      And 0 are left in the stock

  @NT-3.3.5
  Rule: Having passed on a win or a pung earlier has no consequence at this table.

    @NT-3.3.5/the-same-card-in-the-same-round @reads:NT-gap-3=1
    Example: Who has passed a winning card may win with the next one like it
      Given C holds 123m 456m 789m 123s 456s 789s 67c 88c
      And the indicators are 1c and W
      When A discards 5c
      And C passes
      And B draws 5c
      And B discards 5c
      Then C may only pass or win
      When C wins
      Then C counts qing 100

    @NT-3.3.5/another-card-in-the-same-round @reads:NT-gap-3=1
    Example: Who has passed a winning card may win with another before drawing again
      Given C holds 123m 456m 789m 123s 456s 789s 67c 88c
      When A discards 5c
      And C passes
      And B draws 8c
      And B discards 8c
      And C wins
      Then the winners are C

    @NT-3.3.5/win-by-the-own-draw @reads:NT-gap-3=1
    Example: Who has passed a winning card may win by drawing one
      Given B holds 123m 456m 789m 123s 456s 789s 67c 88c
      And the indicators are 1c and W
      When A discards 5c
      And B passes
      And B draws 5c
      And B wins
      Then the winners are B
      And B counts qing 100, self-draw 10
      And the points change by A -110, B +220, C -110

    @NT-3.3.5/win-after-a-declined-draw @reads:NT-gap-3=1
    Example: Who has declined a drawn win may win with a discard
      Given C holds 123m 456m 789m 123s 456s 789s 67c 88c
      When C draws 5c
      And C discards 5c
      And A draws 8c
      And A discards 8c
      And C wins
      Then the winners are C

    @NT-3.3.5/win-after-a-passed-robbery @reads:NT-gap-3=1
    Example: Who has passed on robbing a kong may win with a discard
      Given A holds 1m 2m 88m 1s 3s 5s 77s 8s 34c 6c 9c T WW RR
      And A has laid pung 555m from C
      And C holds 34m 234m 789m 234s 345s 678s 567c 99c
      When A draws 5m
      And A kongs 5m
      And C passes
      And A discards 2m
      Then C may only pass or win
      When C wins
      Then the winners are C

    @NT-3.3.5/the-same-pung-a-turn-later
    Example: Who has passed a pung may pung the same card later
      Given C holds 66s 11m 3m 55m 7m 9m 1s 4s 8s 2c 3c 5c 66c 9c T W RR
      When A discards 6s
      And C passes
      And B draws 6s
      And B discards 6s
      Then C may only pass or pung
      When C pungs
      Then C has laid pung 666s from B

    @NT-3.3.5/a-whole-deal @reads:NT-2.6.2=1a @reads:NT-2.6.3=1a @reads:NT-2.6.3=2a @reads:NT-gap-3=1 @reads:NT-gap-13=1
    Example: A ready player passes a discard, declines a draw, and wins with a later discard
      Given the scripted deal ready-player-declines-then-wins
      Then the winners are B
      And 5c lies last in front of C
