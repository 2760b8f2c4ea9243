Feature: What may be done on a turn, and with the discards of others
  Draw and discard, pungs, kongs and wins: who may, when, and who goes first.

  @SC-3.1.1
  Rule: A normal turn is one draw followed by one discard.

    @SC-3.1.1/one-draw-one-discard
    Example: A turn takes one tile from the wall and puts one on the table
      Given B holds 13579m 2468p 1379s
      And B is void in s
      And 30 are left in the stock
      When A discards 9p
      Then it is B's turn
      And 29 are left in the stock
      When B draws 5s
      And B discards 1s
      Then 1s lies last in front of B
      And B holds 13579m 2468p 3579s
      And it is C's turn
      And 28 are left in the stock

    @SC-3.1.1/turns-in-seat-order
    Scenario Outline: Turns go round by seats
      When <seat> discards 9p
      Then it is <next>'s turn

      Examples:
        | seat | next |
        | A    | B    |
        | B    | C    |
        | C    | D    |
        | D    | A    |

    @SC-3.1.1/no-second-discard
    Example: Who has discarded may not discard again
      Given B holds 13579m 24689p 135p
      And B is void in s
      When B draws 7p
      And B discards 7p
      Then it is C's turn
      And B is not asked
      And B may not discard 1m

    @SC-3.1.1/no-turn-without-a-discard
    Example: Who is on turn may not pass instead of discarding
      Given B holds 13579m 24689p 135p
      And B is void in s
      When it is B's turn
      Then B may not pass

    @SC-3.1.1/only-the-seat-on-turn
    Example: Nobody else may discard
      Given C holds 13579m 24689p 135p
      And C is void in s
      When it is B's turn
      Then A, C and D are not asked
      And C may not discard 1m

    @SC-3.1.1/only-tiles-held
    Example: One discards only what one holds
      Given A holds 13579m 24689p 135p
      And A is void in s
      When A draws 7p
      Then A may only discard 1m, 3m, 5m, 7m, 9m, 1p, 2p, 3p, 4p, 5p, 6p, 7p, 8p or 9p
      And A may not discard 2m

    @SC-3.1.1/no-draw-after-a-pung
    Example: Who has punged discards without drawing
      Given A holds 55m 234m 678m 123p 79p
      And A is void in s
      And 20 are left in the stock
      When B discards 5m
      And A pungs
      Then it is A's turn
      And A holds 234678m 12379p
      And 20 are left in the stock
      When A discards 9p
      Then it is B's turn
      And 19 are left in the stock
      And A holds 234678m 1237p

  @SC-3.1.2
  Rule: At the table the tile is first selected, then the discard is confirmed.

    No scenario: selecting a tile is a matter of the screen; an engine is only told of the confirmed discard.

  @SC-3.1.3
  Rule: Equal-looking tiles are separate objects with their own identity.

    @SC-3.1.3/one-copy-is-discarded
    Example: Of two equal tiles one is discarded, the other stays
      Given A holds 5m 234567m 13579p 1p
      And A is void in s
      When A draws 8m
      And A discards 5m
      Then A holds 2345678m 113579p
      And 5m lies last in front of A

    @SC-3.1.3/one-of-three-is-kept @reads:SC-gap-15=1
    Example: A pung takes two of three equal tiles, the third stays
      Given A holds 555m 234m 345p 678p 9p
      And A is void in s
      When B discards 5m
      And A pungs
      Then A has laid pung 555m from B
      And A holds 2345m 345678p 9p

    @SC-3.1.3/any-copy-wins
    Scenario Outline: Which copy of a tile wins makes no difference
      Given A holds 234567m 345678p 9p
      And A is void in s
      When <supplier> discards 9p
      And A wins
      Then A counts nothing
      And the points change by A +1, <supplier> -1

      Examples:
        | supplier |
        | B        |
        | C        |
        | D        |

    @SC-3.1.3/one-tile-for-two-winners @reads:SC-gap-9=1
    Example: A tile that two players win with stays one tile, on the table
      Given A holds 234567m 345678p 9p
      And A is void in s
      And C holds 666p 77p 99p
      And C has laid pung 222m from A, pung 444m from B
      And C is void in s
      When D discards 9p
      And A wins and C wins
      Then the winners are A and C
      And 9p lies last in front of D
      And A holds 234567m 345678p 9p
      And C holds 666p 77p 99p

  @SC-3.2.1
  Rule: A discard can never be taken to form a run.

    @SC-3.2.1/no-run-for-the-next-seat
    Example: The next seat is not asked about a tile that would make a run
      Given B holds 34m 77p 258p 1479m 36p
      And B is void in s
      And 20 are left in the stock
      When A discards 5m
      Then it is B's turn
      And 5m lies last in front of A
      And 19 are left in the stock

    @SC-3.2.1/no-run-for-other-seats
    Example: No other seat is asked about a tile that would make a run
      Given C holds 34m 77p 258p 1479m 36p
      And C is void in s
      And D holds 67m 44p 258p 1479m 36p
      And D is void in s
      When A discards 5m
      Then it is B's turn
      And C and D are not asked

    @SC-3.2.1/no-run-beside-a-pung
    Example: Who may pung a tile may not make a run with it
      Given B holds 34m 55m 258p 179m 36p 9p
      And B is void in s
      When A discards 5m
      Then B may only pass or pung

    @SC-3.2.1/a-run-that-wins
    Example: A discard may complete a run when that wins the hand
      Given A holds 23m 567m 345p 678p 99p
      And A is void in s
      When B discards 4m
      Then A may win
      When A wins
      Then A counts nothing
      And the points change by A +1, B -1

    @SC-3.2.1/own-runs-count
    Example: Runs of tiles drawn oneself are sets
      Given A holds 23m 567m 345p 678p 99p
      And A is void in s
      When A draws 1m
      Then A may win

  @SC-3.2.2
  Rule: Allowed: pung, exposed kong, concealed kong, added kong, and winning by robbing an added kong.

    @SC-3.2.2/pung-from-across
    Example: A pung moves the turn to its owner, who discards without drawing
      Given C holds 66m 123p 456p 789p 13m
      And C is void in s
      And 20 are left in the stock
      When A discards 6m
      And C pungs
      Then C has laid pung 666m from A
      And C holds 13m 123456789p
      And it is C's turn
      And 20 are left in the stock
      When C discards 1m
      Then it is D's turn

    @SC-3.2.2/exposed-kong
    Example: A claimed kong moves the turn to its owner, who draws a replacement
      Given A holds 555p 234m 678m 19m 46p
      And A is void in s
      And 20 are left in the stock
      When C discards 5p
      And A kongs
      Then A has laid kong 5555p from C
      And the points change by A +2, C -2
      And 19 are left in the stock
      And it is A's turn
      When A discards 9m
      Then it is B's turn

    @SC-3.2.2/a-claim-from-any-seat
    Scenario Outline: Any seat may pung any other seat's discard
      Given <seat> holds 66m 123p 456p 789p 13m
      And <seat> is void in s
      When A discards 6m
      Then <seat> may only pass or pung
      When <seat> pungs
      Then <seat> has laid pung 666m from A
      And it is <seat>'s turn

      Examples:
        | seat |
        | B    |
        | C    |
        | D    |

    @SC-3.2.2/one-copy-is-too-few
    Example: One matching tile is not enough for a pung
      Given C holds 6m 258m 147p 369p 148m
      And C is void in s
      When A discards 6m
      Then C is not asked
      And C may not pung
      And it is B's turn

    @SC-3.2.2/two-copies-are-too-few-for-a-kong
    Example: Two matching tiles make a pung, not a kong
      Given C holds 66m 123p 456p 789p 13m
      And C is void in s
      When A discards 6m
      Then C may only pass or pung
      And C may not kong

    @SC-3.2.2/pung-or-kong @reads:SC-gap-15=1
    Example: Who holds three may kong, pung or pass
      Given A holds 555p 234m 678m 19m 46p
      And A is void in s
      When C discards 5p
      Then A may only pass, pung or kong
      When A pungs
      Then A has laid pung 555p from C
      And A holds 19m 234678m 456p
      And it is A's turn

    @SC-3.2.2/win-or-pung @reads:SC-gap-7=1a @reads:SC-gap-15=1
    Example: Who may win on a tile may pung it instead
      Given A holds 234m 567m 345p 77p 99p
      And A is void in s
      When B discards 9p
      Then A may only pass, pung or win
      When A pungs
      Then A has laid pung 999p from B
      And it is A's turn

    @SC-3.2.2/win-kong-or-pung @reads:SC-gap-7=1a @reads:SC-gap-15=1
    Example: Who may win on a tile may kong it instead
      Given A holds 11m 234567m 78p 999p
      And A is void in s
      When B discards 9p
      Then A may only pass, pung, kong or win
      When A kongs
      Then A has laid kong 9999p from B
      And it is A's turn

    @SC-3.2.2/passed-pung-a-turn-later
    Example: A tile that was passed a turn ago may be punged now
      Given B holds 55m 123p 456p 789p 13m
      And B is void in s
      When A discards 5m
      And B passes
      And play goes on to C's turn
      And C draws 5m
      And C discards 5m
      Then B may pung

    @SC-3.2.2/passing-a-pung
    Example: A pung that is passed leaves play where it was
      Given C holds 66m 123p 456p 789p 13m
      And C is void in s
      When A discards 6m
      And C passes
      Then it is B's turn
      And 6m lies last in front of A
      And C holds 1366m 123456789p

    @SC-3.2.2/a-pung-takes-no-second-discard
    Example: A pung is not made a kong with another player's discard
      Given A holds 234m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      When C discards 5m
      Then A is not asked
      And A may not kong
      And it is D's turn

    @SC-3.2.2/no-claim-on-the-own-discard
    Example: Nobody takes back the own discard
      Given A holds 666m 258p 147p 369p 1m
      And A is void in s
      When A discards 6m
      Then A is not asked
      And A may not pung
      And it is B's turn

    @SC-3.2.2/own-discard-that-another-may-win @reads:SC-gap-7=1a
    Example: Nobody takes back the own discard while another is asked about it
      Given A holds 666m 258p 147p 369p 1m
      And A is void in s
      And B holds 45m 123m 345p 678p 99p
      And B is void in s
      When A draws 6m
      And A discards 6m
      Then B may only pass or win
      And A is not asked
      And A may not pung

    @SC-3.2.2/no-late-claim
    Example: A discard can no longer be claimed when the next tile is drawn
      Given C holds 66m 123p 456p 789p 13m
      And C is void in s
      When A discards 6m
      And C passes
      Then it is B's turn
      And C may not pung

    @SC-3.2.2/kongs-on-the-own-turn
    Example: A concealed and an added kong are laid on the own turn
      Given A holds 7777m 35p 9p
      And A has laid pung 111p from B, pung 222m from C
      And A is void in s
      When A draws 1p
      Then A may kong 7m or 1p
      When A kongs 7m
      Then A has laid pung 111p from B, pung 222m from C, concealed kong 7777m
      When A draws 8p
      And A kongs 1p
      Then A has laid added kong 1111p from B, pung 222m from C, concealed kong 7777m

    @SC-3.2.2/no-own-kong-in-a-claim
    Example: Who is asked about a discard may not lay another kong
      Given A holds 7777m 55m 345p 678p 9p
      And A is void in s
      When B discards 5m
      Then A may only pass or pung
      And A may not kong 7m

  @SC-3.2.3
  Rule: A win on a discard takes precedence over pung and kong claims on it.

    @SC-3.2.3/far-win-before-near-kong
    Example: A far seat's win goes before the next seat's kong
      Given B holds 999p 123m 456m 12p 35p
      And B is void in s
      And D holds 11m 234567m 345p 78p
      And D is void in s
      When A discards 9p
      And B kongs and D wins
      Then the winners are D
      And D counts nothing
      And the points change by A -1, D +1
      And B has laid nothing

    @SC-3.2.3/far-win-before-near-pung
    Example: A far seat's win goes before the next seat's pung
      Given B holds 99p 123m 456m 12p 356p
      And B is void in s
      And D holds 11m 234567m 345p 78p
      And D is void in s
      When A discards 9p
      And B pungs and D wins
      Then the winners are D
      And the points change by A -1, D +1
      And B has laid nothing

    @SC-3.2.3/near-win-before-far-pung
    Example: The next seat's win goes before a far seat's pung
      Given B holds 11m 234567m 345p 78p
      And B is void in s
      And D holds 99p 123m 456m 12p 356p
      And D is void in s
      When A discards 9p
      And B wins and D pungs
      Then the winners are B
      And the points change by A -1, B +1
      And D holds 123456m 1235699p

    @SC-3.2.3/asked-together
    Example: A pung is not made before the winner of a later seat has answered
      Given B holds 99p 123m 456m 12p 356p
      And B is void in s
      And D holds 11m 234567m 345p 78p
      And D is void in s
      When A discards 9p
      Then B may only pass or pung
      And D may win
      And 9p lies last in front of A

    @SC-3.2.3/all-winners-pass @reads:SC-gap-7=1a
    Example: When everyone who could win passes, the pung stands
      Given C holds 99p 123m 456m 12p 356p
      And C is void in s
      And D holds 11m 234567m 345p 78p
      And D is void in s
      When A discards 9p
      And C pungs and D passes
      Then C has laid pung 999p from A
      And it is C's turn

    @SC-3.2.3/one-of-two-winners-passes @reads:SC-gap-7=1a
    Example: One declared win of two that are possible is enough against a pung
      Given B holds 11m 234567m 345p 78p
      And B is void in s
      And C holds 99p 123m 456m 12p 356p
      And C is void in s
      And D holds 22m 345678m 345p 78p
      And D is void in s
      When A discards 9p
      And B passes and C pungs and D wins
      Then the winners are D
      And the points change by A -1, D +1
      And C holds 123456m 1235699p

    @SC-3.2.3/who-could-win-takes-less @reads:SC-gap-7=1a @reads:SC-gap-15=1
    Scenario Outline: Who could win and takes less does not keep another from winning
      Given <seat> holds 123m 456m 11m 78999p
      And <seat> is void in s
      And <winner> holds 22m 345678m 345p 78p
      And <winner> is void in s
      When A discards 9p
      And <seat> <claims> and <winner> wins
      Then the winners are <winner>
      And the points change by A -1, <winner> +1
      And <seat> has laid nothing

      Examples:
        | seat | claims | winner |
        | B    | pungs  | D      |
        | D    | pungs  | B      |
        | B    | kongs  | D      |
        | D    | kongs  | B      |

    @SC-3.2.3/who-could-win-gets-less @reads:SC-gap-7=1a @reads:SC-gap-15=1
    Scenario Outline: Where the other winner passes, what a seat takes that could win itself stands
      Given <seat> holds 123m 456m 11m 78999p
      And <seat> is void in s
      And <winner> holds 22m 345678m 345p 78p
      And <winner> is void in s
      When A discards 9p
      And <seat> <claims> and <winner> passes
      Then <seat> has laid <meld> from A
      And it is <seat>'s turn

      Examples:
        | seat | claims | winner | meld       |
        | B    | pungs  | D      | pung 999p  |
        | D    | pungs  | B      | pung 999p  |
        | B    | kongs  | D      | kong 9999p |
        | D    | kongs  | B      | kong 9999p |

  @SC-3.2.4
  Rule: Decisions with the same priority are taken in seat order.

    @SC-3.2.4/three-winners-in-seat-order @SC-3.2.5
    Example: Three winners on one discard are settled from behind the discarder
      Given D holds 23m 567m 345p 678p 99p
      And D is void in s
      And A holds 23m 567m 234p 567p 11p
      And A is void in s
      And B holds 23m 789m 123p 456p 22p
      And B is void in s
      When C discards 4m
      And A wins and B wins and D wins
      Then the winners are D, A and B
      And the deal ends by win
      And D counts nothing
      And A counts nothing
      And B counts nothing
      And the points change by A +1, B +1, C -3, D +1

    @SC-3.2.4/two-winners-in-seat-order
    Example: Two winners are settled from behind the discarder, not from seat A
      Given A holds 234567m 345678p 9p
      And A is void in s
      And D holds 11m 234567m 345p 78p
      And D is void in s
      When B discards 9p
      And A wins and D wins
      Then the winners are D and A
      And the points change by A +1, B -2, D +1

    @SC-3.2.4/robbers-in-seat-order
    Example: Two robbers of a kong are settled from behind who adds the tile
      Given B holds 199m 1122p 368p
      And B has laid pung 444m from D
      And B is void in s
      And A holds 23m 678m 456p 789p 55p
      And A is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      And A wins and C wins
      Then the winners are C and A

    @SC-3.2.4/one-pung-at-most
    Example: A tile never has two seats asked for a pung
      Given B holds 55m 258p 147p 369p 19m
      And B is void in s
      And D holds 5m 258p 147p 369p 147m
      And D is void in s
      When A discards 5m
      Then B may only pass or pung
      And C and D are not asked

  @SC-3.2.5
  Rule: Several players may win on the same discard, and each declared win is paid.

    @SC-3.2.5/two-winners-two-hands
    Example: The discarder pays each winner the base of that winner's hand
      Given A holds 234567m 345678p 9p
      And A is void in s
      And C holds 666p 77p 99p
      And C has laid pung 222m from A, pung 444m from B
      And C is void in s
      When D discards 9p
      And A wins and C wins
      Then the winners are A and C
      And A counts nothing
      And C counts all pungs 1
      And the points change by A +1, C +2, D -3
      And the deal goes on
      And A and C are not asked

    @SC-3.2.5/one-declines @reads:SC-gap-7=1a
    Example: Only a declared win counts
      Given A holds 234567m 345678p 9p
      And A is void in s
      And C holds 666p 77p 99p
      And C has laid pung 222m from A, pung 444m from B
      And C is void in s
      When D discards 9p
      And A passes and C wins
      Then the winners are C
      And the points change by C +2, D -2
      And the deal goes on

    @SC-3.2.5/who-declines-may-win-later @reads:SC-gap-7=1a
    Example: Who has declined a win may win later
      Given A holds 234567m 345678p 9p
      And A is void in s
      When D discards 9p
      And A passes
      Then it is A's turn
      When A draws 3p
      And A wins
      Then the winners are A
      And the points change by A +6, B -2, C -2, D -2

    @SC-3.2.5/who-declines-may-win-at-once @reads:SC-gap-7=1a @reads:SC-gap-7=2a
    Example: Who has declined a win may win on the next discard, before drawing
      Given A holds 234567m 345678p 9p
      And A is void in s
      When B discards 9p
      And A passes
      And C draws 3p
      And C discards 3p
      Then A may only pass or win
      When A wins
      Then the winners are A
      And the points change by A +1, C -1

    @SC-3.2.5/a-drawn-win-may-be-declined @reads:SC-gap-7=1a
    Example: Who has drawn a winning tile may discard instead
      Given A holds 234567m 345678p 9p
      And A is void in s
      When A draws 9p
      Then A may win
      And A may discard 9p
      When A discards 9p
      Then it is B's turn
      And 9p lies last in front of A

    @SC-3.2.5/next-behind-the-last-winner @reads:SC-gap-1=1a
    Example: After two wins on one discard the seat behind the second winner draws
      Given A holds 234567m 345678p 9p
      And A is void in s
      And C holds 11m 234567m 345p 78p
      And C is void in s
      When B discards 9p
      And A wins and C wins
      Then the winners are C and A
      And it is B's turn

  @SC-3.2.6
  Rule: Players who have won do nothing more and owe nothing for later self-draws and kongs.

    @SC-3.2.6/self-draw-skips-a-winner
    Example: A winner does not pay for a later self-draw
      Given B has won
      And A holds 234567m 345678p 9p
      And A is void in s
      When A draws 9p
      And A wins
      Then A counts nothing
      And the points change by A +4, C -2, D -2

    @SC-3.2.6/concealed-kong-skips-winners
    Example: Winners do not pay for a later concealed kong
      Given B and C have won
      And A holds 7777m 234m 345p 678p 9p
      And A is void in s
      And 10 are left in the stock
      When A kongs 7m
      Then the points change by A +2, D -2
      And 9 are left in the stock

    @SC-3.2.6/added-kong-skips-a-winner
    Example: A winner does not pay for a later added kong, even of a pung it has supplied
      Given B has won
      And A holds 234m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      When A draws 5m
      And A kongs 5m
      Then A has laid added kong 5555m from B
      And the points change by A +2, C -1, D -1

    @SC-3.2.6/later-win-on-a-discard
    Example: A later win on a discard is the discarder's alone
      Given B has won
      And A holds 234567m 345678p 9p
      And A is void in s
      When C discards 9p
      And A wins
      Then the points change by A +1, C -1

    @SC-3.2.6/a-winner-does-not-rob @reads:SC-gap-7=1a @reads:SC-gap-7=2a
    Example: A winner is not asked when a kong may be robbed
      Given A holds 23m 567m 345p 678p 99p
      And A is void in s
      And B holds 199m 11122p 36p
      And B has laid pung 444m from C
      And B is void in s
      When D discards 1m
      And A wins
      And B draws 4m
      And B kongs 4m
      Then A is not asked
      And A may not win
      And B has laid added kong 4444m from C
      And the points change by A +1, B +2, C -1, D -2

    @SC-3.2.6/fees-paid-before-stay-paid @reads:SC-gap-5=1 @reads:SC-gap-10=1
    Example: A fee paid before the win does not come back with it
      Given A holds 234567m 345678p 9p
      And A is void in s
      And D holds 1111s 258s 147m 369m 2m
      And D is void in p
      When D kongs 1s
      Then the points change by A -2, B -2, C -2, D +6
      When D draws 9p
      And D discards 9p
      And A wins
      Then the points change by A -1, B -2, C -2, D +5

    @SC-3.2.6/a-winner-still-receives @reads:SC-3.2.6=2 @reads:SC-gap-5=1
    Example: A winner gets back its part of a kong fee that has to be returned
      Given A has won
      And D holds 147m 258m 139s 5s
      And D has laid concealed kong 6666s
      And D is void in p
      And 0 are left in the stock
      When D discards 9p
      Then the deal ends by exhaustion
      And the points change by A +2, B +2, C +2, D -6

  @SC-3.3.1
  Rule: Four equal concealed tiles may be declared as a concealed kong.

    @SC-3.3.1/on-the-own-turn @reads:SC-gap-5=1
    Example: Four equal tiles are laid on the own turn, all pay, a replacement comes
      Given A holds 7777m 234m 345p 678p 9p
      And A is void in s
      And 20 are left in the stock
      When A kongs 7m
      Then A has laid concealed kong 7777m
      And the points change by A +6, B -2, C -2, D -2
      And 19 are left in the stock
      And it is A's turn
      When A draws 1m
      Then A holds 1234m 345678p 9p

    @SC-3.3.1/not-on-another-turn
    Example: Four equal tiles may not be laid on another player's turn
      Given A holds 7777m 234m 345p 68p 9p
      And A is void in s
      When it is B's turn
      Then A is not asked
      And A may not kong 7m

    @SC-3.3.1/need-not-be-laid
    Example: Four equal tiles may be kept, and laid on a later turn
      Given A holds 7777m 234m 345p 68p 9p
      And A is void in s
      When A draws 1p
      Then A may only discard 2m, 3m, 4m, 7m, 1p, 3p, 4p, 5p, 6p, 8p, 9p or kong 7m
      When A discards 1p
      And play goes on to A's turn
      Then A may kong 7m

    @SC-3.3.1/fourth-drawn-now
    Example: Four equal tiles may be laid when the fourth has just been drawn
      Given A holds 777m 234m 345p 68p 19p
      And A is void in s
      When A draws 7m
      Then A may kong 7m

    @SC-3.3.1/three-are-too-few
    Example: Three equal tiles are no kong
      Given A holds 777m 234m 345p 68p 19p
      And A is void in s
      When A draws 2p
      Then A may not kong 7m

    @SC-3.3.1/kept-for-a-win @reads:SC-gap-7=1a
    Example: Four equal tiles may be used as a triplet and in a run for a win
      Given A holds 7777m 89m 345p 678p 9p
      And A is void in s
      When A draws 9p
      Then A may kong 7m or win

    @SC-3.3.1/not-the-three-of-an-own-pung
    Example: The fourth tile of a pung is an added kong, not a concealed one
      Given A holds 234m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      When A draws 5m
      And A kongs 5m
      Then A has laid added kong 5555m from B

  @SC-3.3.2
  Rule: An exposed pung may be upgraded with the fourth tile from the own hand.

    @SC-3.3.2/with-the-tile-just-drawn
    Example: The fourth tile, just drawn, is added to a pung
      Given A holds 234m 345p 67p 19p
      And A has laid pung 555m from B
      And A is void in s
      And 20 are left in the stock
      When A draws 5m
      And A kongs 5m
      Then A has laid added kong 5555m from B
      And the points change by A +3, B -1, C -1, D -1
      And 19 are left in the stock
      And it is A's turn

    @SC-3.3.2/with-a-tile-held-before
    Example: The fourth tile, held since earlier, is added for the same fee
      Given A holds 5m 67m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      And 20 are left in the stock
      When A draws 1p
      And A kongs 5m
      Then A has laid added kong 5555m from B
      And the points change by A +3, B -1, C -1, D -1
      And 19 are left in the stock

    @SC-3.3.2/need-not-be-added
    Example: The fourth tile may be thrown, or kept and added later
      Given A holds 234m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      When A draws 5m
      Then A may discard 5m
      When A discards 9p
      And play goes on to A's turn
      And A draws 1p
      Then A may kong 5m
      And A has laid pung 555m from B

    @SC-3.3.2/not-on-another-turn @reads:SC-gap-15=1
    Example: Nothing is added on another player's turn
      Given A holds 5m 67m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      When it is B's turn
      Then A may not kong 5m

    @SC-3.3.2/another-tile-does-not-fit
    Example: Only the fourth tile of a pung can be added
      Given A holds 46m 67m 345p 678p
      And A has laid pung 555m from B
      And A is void in s
      When A draws 1p
      Then A may not kong 5m
      And A may not kong 4m

    @SC-3.3.2/keeps-its-place
    Example: An added kong stands where its pung stood
      Given A holds 234m 345p 9p
      And A has laid pung 555m from B, pung 888p from C
      And A is void in s
      When A draws 5m
      And A kongs 5m
      Then A has laid added kong 5555m from B, pung 888p from C

  @SC-3.3.3
  Rule: Each kong is followed by a replacement draw, then by the discard.

    @SC-3.3.3/replacement-then-discard @reads:SC-gap-5=1
    Example: A replacement is drawn after a kong, then a tile is discarded
      Given A holds 7777m 234m 345p 678p 9p
      And A is void in s
      And 20 are left in the stock
      When A kongs 7m
      Then 19 are left in the stock
      And A may not pass
      When A draws 1m
      And A discards 1m
      Then A holds 234m 345678p 9p
      And A has laid concealed kong 7777m
      And it is B's turn
      And 18 are left in the stock

    @SC-3.3.3/two-kongs-in-a-turn @reads:SC-3.3.3=2
    Example: A second kong may follow the replacement, with a replacement of its own
      Given A holds 7777m 1111p 345p 99p 8p
      And A is void in s
      And 20 are left in the stock
      When A kongs 7m
      And A draws 2m
      And A kongs 1p
      Then A has laid concealed kong 7777m, concealed kong 1111p
      And the points change by A +12, B -4, C -4, D -4
      And 18 are left in the stock
      And it is A's turn

    @SC-3.3.3/kong-of-the-replacement @reads:SC-3.3.3=2 @reads:SC-gap-5=1
    Example: The replacement itself may make the next kong
      Given A holds 7777m 345p 678p 9p
      And A has laid pung 222m from B
      And A is void in s
      And 20 are left in the stock
      When A kongs 7m
      And A draws 2m
      And A kongs 2m
      Then A has laid added kong 2222m from B, concealed kong 7777m
      And the points change by A +9, B -3, C -3, D -3
      And 18 are left in the stock

    @SC-3.3.3/replacement-wins @reads:SC-3.3.3=2 @reads:SC-gap-5=1
    Example: The replacement may win
      Given A holds 7777m 234m 345p 678p 9p
      And A is void in s
      When A kongs 7m
      And A draws 9p
      Then A may win
      When A wins
      Then A counts root 1, kong replacement 1
      And the points change by A +21, B -7, C -7, D -7

    @SC-3.3.3/after-an-exposed-kong
    Example: A claimed kong has one replacement, then a discard
      Given A holds 555p 234m 678m 19m 46p
      And A is void in s
      And 20 are left in the stock
      When B discards 5p
      And A kongs
      Then it is A's turn
      And 19 are left in the stock
      And A may not pass
      When A discards 9m
      Then it is B's turn
      And 18 are left in the stock

    @SC-3.3.3/after-an-added-kong
    Example: An added kong has one replacement, then a discard
      Given A holds 234m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      And 20 are left in the stock
      When A draws 5m
      And A kongs 5m
      Then it is A's turn
      And 19 are left in the stock
      And A may not pass
      When A discards 9p
      Then it is B's turn
      And 18 are left in the stock

    @SC-3.3.3/from-the-back @reads:SC-gap-5=1
    Example: Replacements come from the back of the wall, draws from its front
      Given A holds 7777m 234m 345p 678p 9p
      And A is void in s
      And B holds 13569m 2468p 1379s
      And B is void in s
      When A kongs 7m
      And A draws 1m
      And A discards 1m
      And B draws 5s
      Then A holds 234m 345678p 9p
      And B holds 13569m 2468p 13579s

    @SC-3.3.3/no-replacement-when-robbed @reads:SC-gap-8=1
    Example: A robbed kong has no replacement
      Given B holds 199m 111222p 3p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      And 20 are left in the stock
      When B draws 4m
      And B kongs 4m
      Then 20 are left in the stock
      When C wins
      Then it is D's turn
      And 19 are left in the stock
      And B holds 199m 1112223p

  @SC-3.3.4
  Rule: Another player may win by taking the tile that is being added to a pung.

    @SC-3.3.4/robbery @reads:SC-gap-8=1 @reads:SC-gap-9=1
    Example: A robber wins, is paid by who added the tile, and the pung stays a pung
      Given B holds 199m 111222p 3p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      And C wins
      Then the winners are C
      And C counts robbed kong 1
      And the points change by B -2, C +2
      And B has laid pung 444m from D
      And B holds 199m 1112223p
      And 4m lies last in front of B
      And C holds 23567m 345678p 99p
      And the deal goes on

    @SC-3.3.4/the-window @reads:SC-gap-7=1a
    Example: Who may rob may win or pass, and meanwhile the pung is a pung
      Given B holds 199m 111222p 3p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      Then C may only pass or win
      And A, B and D are not asked
      And B has laid pung 444m from D
      And 4m lies last in front of B
      And the points change by nothing

    @SC-3.3.4/passed @reads:SC-gap-7=1a
    Example: When nobody robs, the kong stands
      Given B holds 199m 111222p 3p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      And 20 are left in the stock
      When B draws 4m
      And B kongs 4m
      And C passes
      Then B has laid added kong 4444m from D
      And the points change by A -1, B +3, C -1, D -1
      And 19 are left in the stock
      And it is B's turn

    @SC-3.3.4/not-by-who-adds-the-tile @reads:SC-gap-7=1a
    Example: Who adds a tile that wins the own hand is not asked about it
      Given B holds 23m 111222p 99p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      Then B may win or kong 4m
      When B kongs 4m
      Then C may only pass or win
      And B is not asked
      And B may not win

    @SC-3.3.4/added-instead-of-winning @reads:SC-gap-7=1a
    Example: A tile that only who adds it could win with makes its kong at once
      Given B holds 23m 111222p 99p
      And B has laid pung 444m from D
      And B is void in s
      And 20 are left in the stock
      When B draws 4m
      And B kongs 4m
      Then B has laid added kong 4444m from D
      And 19 are left in the stock
      And it is B's turn

    @SC-3.3.4/void-tile-cannot-rob @SC-2.1.5
    Example: A tile of the own void suit cannot be robbed
      Given B holds 199m 111222p 3p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567p 345p 678p 99p
      And C is void in m
      And 20 are left in the stock
      When B draws 4m
      And B kongs 4m
      Then C is not asked
      And C may not win
      And B has laid added kong 4444m from D
      And the points change by A -1, B +3, C -1, D -1

    @SC-3.3.4/the-fourth-tile-held-before @reads:SC-gap-15=1
    Example: A tile that was held before it is added may be robbed too
      Given B holds 4m 199m 1122p 36p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 8p
      And B kongs 4m
      And C wins
      Then the points change by B -2, C +2
      And B has laid pung 444m from D

    @SC-3.3.4/two-robbers @reads:SC-3.3.4=1
    Example: Two robbers are both paid
      Given B holds 199m 1122p 368p
      And B has laid pung 444m from D
      And B is void in s
      And A holds 23m 678m 456p 789p 55p
      And A is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      And A wins and C wins
      Then A counts robbed kong 1
      And C counts robbed kong 1
      And the points change by A +2, B -4, C +2
      And B has laid pung 444m from D

    @SC-3.3.4/one-of-two-robs @reads:SC-gap-7=1a
    Example: One robber is enough, whoever else passes
      Given B holds 199m 1122p 368p
      And B has laid pung 444m from D
      And B is void in s
      And A holds 23m 678m 456p 789p 55p
      And A is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      And A wins and C passes
      Then the winners are A
      And the points change by A +2, B -2
      And B has laid pung 444m from D

    @SC-3.3.4/the-turn-is-over @reads:SC-gap-8=1
    Example: Who is robbed neither draws nor discards
      Given B holds 199m 111222p 3p
      And B has laid pung 444m from D
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      And C wins
      Then it is D's turn
      And B is not asked
      And B may not discard 1m

    @SC-3.3.4/next-behind-the-last-robber @reads:SC-gap-1=2a
    Example: After two robberies the seat behind the second robber draws
      Given B holds 199m 1122p 368p
      And B has laid pung 444m from D
      And B is void in s
      And A holds 23m 678m 456p 789p 55p
      And A is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      When B draws 4m
      And B kongs 4m
      And A wins and C wins
      Then it is B's turn

  @SC-3.3.5
  Rule: Concealed kongs cannot be robbed.

    @SC-3.3.5/nobody-is-asked
    Example: Nobody is asked when a concealed kong is laid
      Given B holds 4444m 199m 111222p 3p
      And B is void in s
      And C holds 23m 567m 345p 678p 99p
      And C is void in s
      And 20 are left in the stock
      When B kongs 4m
      Then C is not asked
      And C may not win
      And B has laid concealed kong 4444m
      And the points change by A -2, B +6, C -2, D -2
      And it is B's turn
      And 19 are left in the stock

  @SC-3.3.6
  Rule: A kong may be declared or claimed only if a replacement tile is available.

    @SC-3.3.6/no-exposed-kong @reads:SC-gap-6=1
    Example: With the wall empty a discard may be punged, not konged
      Given A holds 555p 234m 678m 19m 46p
      And A is void in s
      And 0 are left in the stock
      When D discards 5p
      Then A may only pass or pung
      And A may not kong

    @SC-3.3.6/no-concealed-kong @reads:SC-gap-15=1
    Example: With the wall empty no concealed kong may be laid
      Given D holds 7777m 234m 345p 9p
      And D has laid pung 111p from B
      And D is void in s
      And 0 are left in the stock
      When it is D's turn
      Then D may only discard 2m, 3m, 4m, 7m, 3p, 4p, 5p or 9p
      And D may not kong 7m

    @SC-3.3.6/no-added-kong
    Example: With the wall empty nothing may be added to a pung
      Given A holds 234m 345p 67p 19p
      And A has laid pung 555m from B
      And A is void in s
      And 0 are left in the stock
      When A draws 5m
      Then A may not kong 5m
      And A may discard 5m

    @SC-3.3.6/concealed-kong-takes-the-last-tile
    Example: With one tile left a concealed kong may be laid, and takes it
      Given A holds 7777m 1111p 345p 68p 9p
      And A is void in s
      And 1 are left in the stock
      When A kongs 7m
      Then A has laid concealed kong 7777m
      And the points change by A +6, B -2, C -2, D -2
      And 0 are left in the stock
      And it is A's turn
      And A may not kong 1p

    @SC-3.3.6/exposed-kong-takes-the-last-tile
    Example: With one tile left a discard may be claimed for a kong
      Given A holds 555p 234m 678m 19m 46p
      And A is void in s
      And 1 are left in the stock
      When D discards 5p
      Then A may kong
      When A kongs
      Then A has laid kong 5555p from D
      And 0 are left in the stock
      And it is A's turn

    @SC-3.3.6/added-kong-takes-the-last-tile
    Example: With one tile left the fourth tile may be added to a pung
      Given A holds 234m 345p 67p 19p
      And A has laid pung 555m from B
      And A is void in s
      And 1 are left in the stock
      When A draws 5m
      And A kongs 5m
      Then A has laid added kong 5555m from B
      And 0 are left in the stock
      And it is A's turn

    @SC-3.3.6/pung-of-the-last-discard @reads:SC-gap-6=1
    Example: With the wall empty a pung is followed by a discard that may be won
      Given A holds 555p 234m 678m 19m 46p
      And A is void in s
      And B holds 234567m 345678s 9m
      And B is void in p
      And 0 are left in the stock
      When D discards 5p
      And A pungs
      Then it is A's turn
      And 0 are left in the stock
      When A discards 9m
      Then B may win

    @SC-3.3.6/exhausted-after-the-last-pung @reads:SC-gap-6=1
    Example: With the wall empty an unclaimed discard after a pung ends the deal
      Given A holds 555p 234m 678m 19m 46p
      And A is void in s
      And 0 are left in the stock
      When D discards 5p
      And A pungs
      And A discards 9m
      Then the deal ends by exhaustion
      And A has laid pung 555p from D

  @SC-3.3.7
  Rule: After claiming a pung a player must discard before declaring a concealed or added kong; the chow half of the sentence has no case here.

    @SC-3.3.7/third-copy-has-to-wait @reads:SC-gap-15=1
    Example: The fourth tile cannot be added to a pung just made
      Given A holds 555m 234m 345p 678p 9p
      And A is void in s
      When B discards 5m
      And A pungs
      Then A may only discard 2m, 3m, 4m, 5m, 3p, 4p, 5p, 6p, 7p, 8p or 9p
      And A may not kong 5m

    @SC-3.3.7/added-on-the-next-own-turn @reads:SC-gap-15=1
    Example: The fourth tile can be added on the next own turn
      Given A holds 555m 234m 345p 678p 9p
      And A is void in s
      When B discards 5m
      And A pungs
      And A discards 9p
      And play goes on to A's turn
      Then A may kong 5m
      When A kongs 5m
      Then A has laid added kong 5555m from B

    @SC-3.3.7/four-equal-tiles-have-to-wait
    Example: Four equal tiles cannot be laid between a pung and the discard
      Given A holds 7777m 55m 345p 678p 9p
      And A is void in s
      When B discards 5m
      And A pungs
      Then A may not kong 7m
      When A discards 9p
      And play goes on to A's turn
      Then A may kong 7m

    @SC-3.3.7/no-win-after-a-pung @reads:SC-gap-7=1a @reads:SC-gap-15=1
    Example: A pung does not win, even when it completes the hand
      Given A holds 55m 234m 345p 678p 99p
      And A is void in s
      When B discards 5m
      And A pungs
      Then A may only discard 2m, 3m, 4m, 3p, 4p, 5p, 6p, 7p, 8p or 9p
      And A may not win

    @SC-3.3.7/after-an-exposed-kong @reads:SC-3.3.3=2
    Example: After a claimed kong and its replacement another kong may follow
      Given A holds 7777m 555m 345p 68p 9p
      And A is void in s
      When B discards 5m
      And A kongs
      Then A has laid kong 5555m from B
      When A draws 1p
      Then A may kong 7m
