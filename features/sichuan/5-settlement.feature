Feature: Settlement and end

  @SC-5.1.1
  Rule: Base = 2 to the power of the fan total, with the fan total capped at five, i.e. at 32 points.

    @SC-5.1.1/table
    Scenario Outline: <fan> fan make a base of <base>
      Given A holds <hand>
      And A is void in s
      When B discards <tile>
      And A wins
      Then A counts <items>
      And the points change by A +<base>, B -<base>

      Examples:
        | fan | hand                   | tile | items                               | base |
        | 0   | 234567m 345678p 9p     | 9p   | nothing                             | 1    |
        | 1   | 222m 444m 666p 77p 99p | 9p   | all pungs 1                         | 2    |
        | 2   | 1133m 5577m 99m 22p 4p | 4p   | seven pairs 2                       | 4    |
        | 3   | 1111m 3355m 77m 22p 4p | 4p   | seven pairs 2, root 1               | 8    |
        | 4   | 1133557799m 22m 4m     | 4m   | seven pairs 2, full flush 2         | 16   |
        | 5   | 1111m 3333m 5555m 4p   | 4p   | seven pairs 2, root 3               | 32   |
        | 6   | 1111m 3333m 55m 77m 9m | 9m   | seven pairs 2, full flush 2, root 2 | 32   |
        | 7   | 1111m 3333m 5555m 7m   | 7m   | seven pairs 2, full flush 2, root 3 | 32   |

    @SC-5.1.1/six-fan-pay-32
    Example: six fan pay 32
      Given A holds 1111m 3333m 55m 77m 9m
      And A is void in s
      When C discards 9m
      And A wins
      Then A counts seven pairs 2, full flush 2, root 2
      And the points change by A +32, C -32

    @SC-5.1.1/each-win-for-itself
    Example: two wins on one tile are capped each for itself
      Given A holds 1111m 3333m 55m 77m 9m
      And A is void in s
      And C holds 2222m 4444m 66m 88m 9m
      And C is void in s
      When B discards 9m
      And A wins and C wins
      Then the points change by A +32, B -64, C +32

  @SC-5.1.2
  Rule: When a win is taken from a discard the discarder pays the base amount, nobody else pays.

    @SC-5.1.2/discarder-alone
    Example: the discarder alone pays
      Given A holds 1133m 5577m 99m 22p 4p
      And A is void in s
      When C discards 4p
      And A wins
      Then A counts seven pairs 2
      And C pays A 4 for win on a discard
      And the points change by A +4, C -4

    @SC-5.1.2/each-winner
    Example: the discarder pays each winner's own base
      Given A holds 1133m 5577m 99m 22p 4p
      And A is void in s
      And D holds 234567m 23p 678p 99p
      And D is void in s
      When C discards 4p
      And A wins and D wins
      Then C pays A 4 for win on a discard
      And C pays D 1 for win on a discard
      And the points change by A +4, C -5, D +1

    @SC-5.1.2/last-two-in-play
    Example: the base is the same when two have won already
      Given B and C have won
      And A holds 666p 77p 99p
      And A has laid pung 222m from B, pung 444m from C
      And A is void in s
      When D discards 9p
      And A wins
      Then the points change by A +2, D -2

    @SC-5.1.2/dearest
    Example: no point is added to a base of 32
      Given A holds 1111m 3333m 5555m 4p
      And A is void in s
      When D discards 4p
      And A wins
      Then the points change by A +32, D -32

    @SC-5.1.2/robbed-kong @SC-4.1.12
    Example: a robbed kong is paid like a discard, by its declarer
      Given B holds 199m 111222p 3p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      And C wins
      Then B pays C 2 for win on a robbed kong
      And the points change by B -2, C +2

  @SC-5.1.3
  Rule: On a self-draw each opponent still in play pays base plus one point.

    @SC-5.1.3/three-payers
    Example: three opponents pay
      Given A holds 666p 77p 99p
      And A has laid pung 222m from B, pung 444m from C
      And A is void in s
      When A draws 9p
      And A wins
      Then A counts all pungs 1
      And B pays A 3 for self-draw
      And the points change by A +9, B -3, C -3, D -3

    @SC-5.1.3/cap-plus-one
    Example: the point comes on top of a capped base
      Given A holds 1111m 3333m 55m 77m 9m
      And A is void in s
      When A draws 9m
      And A wins
      Then A counts seven pairs 2, full flush 2, root 2
      And B pays A 33 for self-draw
      And the points change by A +99, B -33, C -33, D -33

    @SC-5.1.3/two-payers
    Example: a winner does not pay
      Given C has won
      And A holds 666p 77p 99p
      And A has laid pung 222m from B, pung 444m from C
      And A is void in s
      When A draws 9p
      And A wins
      Then A counts all pungs 1
      And the points change by A +6, B -3, D -3

    @SC-5.1.3/one-payer
    Example: the last opponent pays alone
      Given B and C have won
      And A holds 234567m 345678p 9p
      And A is void in s
      When A draws 9p
      And A wins
      Then the points change by A +2, D -2

    @SC-5.1.3/exposed-kong-supplier @reads:SC-gap-5=1
    Example: the supplier of an exposed kong pays the win on its replacement like the others
      Given A holds 555p 234m 678m 678p 9p
      And A is void in s
      When C discards 5p
      And A kongs
      And A draws 9p
      And A wins
      Then B pays A 5 for self-draw
      And C pays A 5 for self-draw
      And D pays A 5 for self-draw

  @SC-5.1.4
  Rule: An exposed kong earns 2 points from the player whose discard completed it.

    @SC-5.1.4/supplier-pays
    Example: the supplier pays 2
      Given D has won
      And A holds 555p 234m 678m 19m 46p
      And A is void in s
      When C discards 5p
      And A kongs
      Then C pays A 2 for kong
      And the points change by A +2, C -2

    @SC-5.1.4/all-in-play
    Example: nobody else pays, although all are in play
      Given A holds 555p 234m 678m 19m 46p
      And A is void in s
      When B discards 5p
      And A kongs
      Then B pays A 2 for kong
      And the points change by A +2, B -2

    @SC-5.1.4/two-have-won
    Example: the fee is the same when two have won
      Given B and D have won
      And A holds 555p 234m 678m 19m 46p
      And A is void in s
      When C discards 5p
      And A kongs
      Then the points change by A +2, C -2

  @SC-5.1.5
  Rule: An added kong earns 1 point from each opponent still in play.

    @SC-5.1.5/three-opponents
    Example: three opponents pay 1 each
      Given A holds 234m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      When A draws 5m
      And A kongs 5m
      Then B pays A 1 for added kong
      And the points change by A +3, B -1, C -1, D -1

    @SC-5.1.5/two-opponents
    Example: an added kong costs a winner nothing
      Given D has won
      And A holds 234m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      When A draws 5m
      And A kongs 5m
      Then the points change by A +2, B -1, C -1

    @SC-5.1.5/supplier-has-won
    Example: the pung's supplier has won and pays nothing
      Given B and C have won
      And A holds 234m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      When A draws 5m
      And A kongs 5m
      Then the points change by A +1, D -1

    @SC-5.1.5/held-earlier @reads:SC-gap-15=1
    Example: the fourth tile was held before
      Given A holds 5m 234m 345p 678p
      And A has laid pung 555m from B
      And A is void in s
      When A draws 9p
      And A kongs 5m
      Then the points change by A +3, B -1, C -1, D -1

  @SC-5.1.6
  Rule: A concealed kong earns 2 points from each opponent still in play.

    @SC-5.1.6/three-opponents
    Example: three opponents pay 2 each
      Given A holds 7777m 234m 345p 678p 9p
      And A is void in s
      When it is A's turn
      And A kongs 7m
      Then B pays A 2 for concealed kong
      And the points change by A +6, B -2, C -2, D -2

    @SC-5.1.6/two-opponents
    Example: a concealed kong costs a winner nothing
      Given B has won
      And A holds 7777m 234m 345p 678p 9p
      And A is void in s
      When it is A's turn
      And A kongs 7m
      Then the points change by A +4, C -2, D -2

    @SC-5.1.6/one-opponent
    Example: only the last opponent pays for a concealed kong
      Given B and C have won
      And A holds 7777m 234m 345p 678p 9p
      And A is void in s
      When it is A's turn
      And A kongs 7m
      Then the points change by A +2, D -2

  @SC-5.1.7
  Rule: An added kong that is robbed earns its declarer nothing.

    @SC-5.1.7/robbed
    Example: nobody pays for a robbed kong
      Given B holds 199m 111222p 3p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      And C wins
      Then C counts robbed kong 1
      And the points change by B -2, C +2

    @SC-5.1.7/not-robbed @SC-5.1.5 @reads:SC-gap-7=1a
    Example: whoever could rob passes, and the fee is due
      Given B holds 199m 111222p 3p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      And 20 are left in the stock
      When B draws 4m
      And B kongs 4m
      And C passes
      Then the points change by A -1, B +3, C -1, D -1
      And 19 are left in the stock
      And it is B's turn

    @SC-5.1.7/other-kongs @reads:SC-gap-5=1
    Example: the fee of an earlier kong stays
      Given B holds 199m 222p 3p
      And B has laid pung 444m from D, concealed kong 1111p
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      And C wins
      Then the points change by B -2, C +2

    @SC-5.1.7/two-robbers @SC-5.1.2
    Example: two rob, each is paid, and there is no fee
      Given B holds 11m 99m 147p 258p
      And B has laid pung 444m from D
      And B is void in s
      And A holds 56m 123p 456p 789p 22p
      And A is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      And A wins and C wins
      Then the points change by A +2, B -4, C +2

  @SC-5.2.1
  Rule: If the wall runs out, every player who has neither won nor is ready gives back all kong income.

    @SC-5.2.1/unready-konger @SC-5.2.3 @reads:SC-3.2.6=2 @reads:SC-gap-5=1
    Example: an unready konger pays everyone back, a winner too
      Given A has won
      And B holds 555m 67m 234p 678p 99p
      And B is void in s
      And C holds 147m 289m 147s 3s
      And C has laid concealed kong 9999s
      And C is void in p
      And D holds 258p 147p 368s 2257s
      And D is void in m
      And 0 are left in the stock
      When play goes on to the end
      Then the deal ends by exhaustion
      And C pays A 2 for refund
      And the points change by A +2, B +6, C -8

    @SC-5.2.1/ready-konger @SC-5.2.3 @reads:SC-gap-5=1
    Example: a ready konger keeps the fee
      Given A has won
      And B holds 234m 345p 678p 9p
      And B has laid concealed kong 1111m
      And B is void in s
      And C holds 47m 2258m 369p 1147p
      And C is void in s
      And D holds 258p 147p 369s 2269s
      And D is void in m
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by B +4, C -2, D -2

    @SC-5.2.1/exposed-kong @reads:SC-gap-5=1
    Example: the fee of an exposed kong goes back to its supplier alone
      Given A and D have won
      And B holds 147m 258m 369p 1147p
      And B is void in s
      And C holds 147m 289m 147s 3s
      And C has laid kong 9999s from B
      And C is void in p
      And 0 are left in the stock
      When play goes on to the end
      Then C pays B 2 for refund
      And the points change by B +2, C -2

    @SC-5.2.1/supplier-has-won @reads:SC-3.2.6=2 @reads:SC-gap-5=1
    Example: a supplier who has won since gets its fee back
      Given A and D have won
      And B holds 147m 258m 369p 1147p
      And B is void in s
      And C holds 147m 289m 147s 3s
      And C has laid kong 9999s from A
      And C is void in p
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by A +2, C -2

    @SC-5.2.1/added-kong @reads:SC-3.2.6=2 @reads:SC-gap-5=1
    Example: the fee of an added kong goes back to each who paid it
      Given A and D have won
      And B holds 147m 258m 369p 1147p
      And B is void in s
      And C holds 147m 289m 147s 3s
      And C has laid added kong 9999s from B
      And C is void in p
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by A +1, B +1, C -3, D +1

    @SC-5.2.1/not-to-others
    Example: nobody gets back what somebody else paid
      Given A has won
      And B holds 555m 67m 234p 678p 99p
      And B is void in s
      And C holds 147m 289m 147s 999s 3s
      And C is void in p
      And D holds 258p 147p 368s 2257s
      And D is void in m
      And 1 are left in the stock
      When C draws 9s
      And C kongs 9s
      And play goes on to the end
      Then the points change by B +4, C -2, D -2

    @SC-5.2.1/two-kongers @reads:SC-3.2.6=2 @reads:SC-gap-5=1
    Example: two unready kongers pay back each other
      Given A and B have won
      And C holds 147m 289m 147s 3s
      And C has laid concealed kong 9999s
      And C is void in p
      And D holds 258p 147p 36s 57s
      And D has laid kong 2222s from C
      And D is void in m
      And 0 are left in the stock
      When play goes on to the end
      Then C pays D 2 for refund
      And D pays C 2 for refund
      And the points change by A +2, B +2, C -4

    @SC-5.2.1/winner-keeps @reads:SC-gap-5=1
    Example: a winner keeps the kong income
      Given A holds 234m 345p 678p 9p
      And A has laid concealed kong 1111m
      And A is void in s
      And 3 are left in the stock
      When D discards 9p
      And A wins
      And play goes on to the end
      Then the deal ends by exhaustion
      And the points change by A +2, D -2

    @SC-5.2.1/pig @SC-5.2.2 @reads:SC-2.1.5=A @reads:SC-gap-5=1 @reads:SC-gap-16=1
    Example: a pig gives its kong income back too
      Given D holds 19m 147p 258s 36p
      And D has laid concealed kong 6666s
      And D is void in m
      And 0 are left in the stock
      When play goes on to the end
      Then D pays A 2 for refund
      And the points change by A +34, B +34, C +34, D -102

    @SC-5.2.1/third-win @reads:SC-gap-5=1
    Example: nothing is paid back when the third win ends the deal
      Given A and B have won
      And C holds 147m 289m 147s 3s
      And C has laid concealed kong 9999s
      And C is void in p
      And D holds 234567m 345678p 9p
      And D is void in s
      When D draws 9p
      And D wins
      Then the deal ends by win
      And the points change by C -2, D +2

    @SC-5.2.1/third-win-on-the-last-tile @SC-5.2.2 @reads:SC-2.1.5=A @reads:SC-gap-5=1 @reads:SC-gap-11=1 @reads:SC-gap-16=1
    Example: nothing is paid back, and no pig pays, when the third win takes the last tile
      Given A and B have won
      And C holds 147m 289m 147s 3p
      And C has laid concealed kong 9999s
      And C is void in p
      And D holds 234567m 345678p 9p
      And D is void in s
      And 0 are left in the stock
      When D draws 9p
      And D wins
      Then the deal ends by win
      And the points change by C -3, D +3

  @SC-5.2.2
  Rule: On exhaustion a player still holding a tile of the declared void suit is a flower pig and pays 32 to every player who is not a pig.

    @SC-5.2.2/one-pig-one-winner @SC-5.2.1 @SC-5.2.3 @reads:SC-2.1.5=A @reads:SC-3.2.6=2 @reads:SC-5.2.2=1 @reads:SC-5.2.3=1a @reads:SC-gap-5=1 @reads:SC-gap-12=1 @reads:SC-gap-16=1
    Example: a pig pays ready, unready and winner alike, and gives its kong fee back
      Given A has won
      And B holds 555m 67m 234p 678p 99p
      And B is void in s
      And C holds 147m 289m 1479s 35s 1m
      And C is void in p
      And D holds 1m 9m 147p 258s 36p
      And D has laid kong 6666s from B
      And D is void in m
      And 0 are left in the stock
      When play goes on to the end
      Then the deal ends by exhaustion
      And D pays A 32 for flower pig
      And D pays B 2 for refund
      And C pays B 2 for ready check
      And the points change by A +32, B +36, C +30, D -98

    @SC-5.2.2/two-pigs @SC-5.2.3 @reads:SC-5.2.3=1a @reads:SC-gap-12=1
    Example: two pigs pay nothing to each other
      Given A holds 147m 2289m 369p 147p
      And A is void in s
      And B holds 555m 67m 234p 678p 99p
      And B is void in s
      And C holds 147m 36m 147s 3369s 9p
      And C is void in p
      And D holds 1m 258p 258s 147s 229s
      And D is void in m
      And 0 are left in the stock
      When A draws 4s
      And play goes on to the end
      Then the points change by A +62, B +66, C -64, D -64

    @SC-5.2.2/three-pigs
    Example: three pigs pay the fourth alone
      Given A holds 147m 2289m 369p 147p
      And A is void in s
      And B holds 147m 258m 3369p 14p 9s
      And B is void in s
      And C holds 147m 36m 147s 3369s 9p
      And C is void in p
      And D holds 1m 258p 258s 147s 229s
      And D is void in m
      And 0 are left in the stock
      When A draws 4s
      And play goes on to the end
      Then the points change by A +96, B -32, C -32, D -32

    @SC-5.2.2/several-void-tiles
    Example: several void tiles cost no more than one
      Given D holds 1479m 147p 258s 369p
      And D is void in m
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by A +32, B +32, C +32, D -96

    @SC-5.2.2/last-tile-thrown
    Example: who draws the last tile in the void suit and throws it is no pig
      Given A and C have won
      And B holds 555m 67m 234p 678p 99p
      And B is void in s
      And D holds 147m 2289m 369p 147p
      And D is void in s
      And 0 are left in the stock
      When D draws 5s
      And D discards 5s
      Then the deal ends by exhaustion
      And the points change by B +2, D -2

  @SC-5.2.3
  Rule: On exhaustion each other player who is not ready pays each still-active ready player that player's best possible base, without self-draw bonus and event fan.

    @SC-5.2.3/best-wait
    Example: the dearest wait counts, without the last tile and the point for a self-draw
      Given A and C have won
      And B holds 555m 67m 234p 678p 99p
      And B is void in s
      And D holds 147m 2289m 369p 147p
      And D is void in s
      And 0 are left in the stock
      When play goes on to the end
      Then the deal ends by exhaustion
      And D pays B 2 for ready check
      And the points change by B +2, D -2

    @SC-5.2.3/later-wait @SC-4.1.7
    Example: the dearest wait need not be the first
      Given A and C have won
      And B holds 123789m 11123p 78p
      And B is void in s
      And D holds 147m 2289m 369p 147p
      And D is void in s
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by B +4, D -4

    @SC-5.2.3/two-ready-two-not @reads:SC-gap-12=1
    Example: each unready player pays each ready one
      Given A holds 147m 2289m 369p 147p
      And A is void in s
      And B holds 555m 67m 234p 678p 99p
      And B is void in s
      And C holds 14m 3369m 2258p 114p
      And C is void in s
      And D holds 1133557799s 22s 4s
      And D is void in m
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by A -18, B +4, C -18, D +32

    @SC-5.2.3/golden-wait @SC-4.1.10 @reads:SC-gap-7=1a
    Example: the golden wait counts
      Given A and C have won
      And B holds 9p
      And B has laid pung 222m from A, pung 444m from C, pung 666p from D, pung 777p from A
      And B is void in s
      And D holds 1379m 1358m 13459p
      And D is void in s
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by B +4, D -4

    @SC-5.2.3/capped @SC-5.1.1 @reads:SC-gap-12=1
    Example: the cap holds here too
      Given A and C have won
      And B holds 1111m 3333m 55m 77m 9m
      And B is void in s
      And D holds 258p 147p 369s 2269s
      And D is void in m
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by B +32, D -32

    @SC-5.2.3/winners-get-nothing @reads:SC-gap-5=1
    Example: a winner's hand is not paid again
      Given C has won
      And A holds 234m 345p 678p 9p
      And A has laid concealed kong 1111m
      And A is void in s
      And B holds 245789m 369p 1147p
      And B is void in s
      And 3 are left in the stock
      When D discards 9p
      And A wins
      And play goes on to the end
      Then the points change by A +2, D -2

    @SC-5.2.3/nobody-ready
    Example: nobody is ready and nobody pays
      Given A and C have won
      And B holds 147m 258m 369p 1147p
      And B is void in s
      And D holds 147m 2289m 369p 147p
      And D is void in s
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by nothing

    @SC-5.2.3/all-ready @reads:SC-gap-12=1
    Example: everyone is ready and nobody pays
      Given A and C have won
      And B holds 555m 67m 234p 678p 99p
      And B is void in s
      And D holds 1133557799s 22s 4s
      And D is void in m
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by nothing

    @SC-5.2.3/pig-does-not-pay @SC-5.2.2 @reads:SC-5.2.3=1a @reads:SC-gap-12=1
    Example: a pig pays no ready check
      Given A holds 147m 2289m 369p 147p
      And A is void in s
      And B holds 555m 67m 234p 678p 99p
      And B is void in s
      And C holds 14m 3369m 2258p 114p
      And C is void in s
      And D holds 1m 258p 258s 147s 229s
      And D is void in m
      And 0 are left in the stock
      When A draws 4s
      And play goes on to the end
      Then the points change by A +30, B +36, C +30, D -96

    @SC-5.2.3/void-tile-in-hand @SC-5.2.2
    Example: a hand with void tiles is not ready, however complete
      Given D holds 234567m 345678p 9p
      And D is void in m
      And C holds 14s 3369s 2258p 114p
      And C is void in m
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by A +32, B +32, C +32, D -96

    @SC-5.2.3/fifth-copy @reads:SC-5.2.3=2b
    Example: a wait for a fifth copy is none
      Given A and D have won
      And B holds 1111m 345p 678p 999p
      And B is void in s
      And C holds 234567m 345678p 9p
      And C is void in s
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by B -1, C +1

    @SC-5.2.3/own-kong-tile @SC-5.2.1 @reads:SC-3.2.6=2 @reads:SC-5.2.3=2b @reads:SC-gap-5=1
    Example: a wait for the tile of one's own kong is none
      Given A and D have won
      And B holds 46m 345p 678p 99p
      And B has laid concealed kong 5555m
      And B is void in s
      And C holds 123789m 11123s 78s
      And C is void in p
      And 0 are left in the stock
      When play goes on to the end
      Then the points change by A +2, B -10, C +6, D +2

    @SC-5.2.3/own-pung-tile @SC-4.1.11
    Example: a wait for the fourth tile of one's own pung counts
      Given A and D have won
      And B holds 46m 345p 678p 99p
      And B has laid pung 555m from A
      And B is void in s
      And C holds 147m 289m 369p 1147p
      And C is void in s
      And 0 are left in the stock
      When play goes on to the end
      Then C pays B 2 for ready check
      And the points change by B +2, C -2

    @SC-5.2.3/seven-pairs-in-two-suits @SC-4.1.6
    Example: a wait for seven pairs counts when they lie in two suits
      Given A and C have won
      And B holds 1133m 5577m 99m 22p 4p
      And B is void in s
      And D holds 147m 2289m 369p 147p
      And D is void in s
      And 0 are left in the stock
      When play goes on to the end
      Then D pays B 4 for ready check
      And the points change by B +4, D -4

    @SC-5.2.3/tiles-lying-open @SC-5.2.1 @reads:SC-3.2.6=2 @reads:SC-gap-5=1 @reads:SC-gap-12=1
    Example: a wait counts although all its tiles lie open
      Given A and C have won
      And B holds 123789m 123p 55p 89p
      And B is void in s
      And D holds 147m 2589m 114p
      And D has laid kong 7777p from A
      And D is void in s
      And 0 are left in the stock
      When play goes on to the end
      Then D pays B 1 for ready check
      And the points change by A +2, B +1, D -3
