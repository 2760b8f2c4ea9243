Feature: What is dealt, and the void suit
  The tiles, the deal, and the suit that everyone gives up.

  @SC-2.1.1
  Rule: The set is 108 tiles: three suits, ranks 1 to 9, four of each; nothing else.

    @SC-2.1.1/four-copies-from-one-to-nine
    Example: There are four copies of each tile, from 1 to 9 in all three suits
      Given a fresh deal
      And A is the dealer
      And A holds 1111m 9999m 1111p 89p
      And B holds 1111s 9999s 23s 999p
      When A voids s and B voids m and C voids m and D voids s
      Then A may kong 1m, 9m or 1p
      When A discards 9p
      Then B may kong
      When B passes
      And B draws 5p
      Then B may kong 1s or 9s

    @SC-2.1.1/the-whole-deck
    Example: Four hands and the wall are all the tiles there are
      Given a fresh deal
      And A is the dealer
      And A holds 112233445566m 77m
      And B holds 112233445566p 7p
      And C holds 112233445566s 7s
      And D holds 7m 8899m 7p 8899p 78s 9s
      When A voids s and B voids m and C voids p and D voids s
      Then 55 are left in the stock

  @SC-2.1.2
  Rule: The dealer starts with 14 tiles, each other player with 13.

    @SC-2.1.2/sizes-after-the-deal
    Example: The dealer holds 14 tiles, the others 13, and 55 are left
      Given a fresh deal
      And A is the dealer
      And A holds 13579m 13579p 1357m
      And B holds 2468m 2468p 13579s
      And C holds 2468m 2468s 13579p
      And D holds 2468p 2468s 13579m
      When A voids s and B voids m and C voids p and D voids s
      Then A holds 113355779m 13579p
      And B holds 2468m 2468p 13579s
      And C holds 2468m 2468s 13579p
      And D holds 2468p 2468s 13579m
      And 55 are left in the stock

    @SC-2.1.2/the-dealer-does-not-draw
    Example: The dealer discards first, without drawing
      Given a fresh deal
      And A is the dealer
      And A holds 1234567m 2345678p
      When A voids s and B voids m and C voids p and D voids s
      Then it is A's turn
      And A holds 1234567m 2345678p
      And 55 are left in the stock
      When A discards 1m
      Then it is B's turn
      And 54 are left in the stock
      And A holds 234567m 2345678p

    @SC-2.1.2/another-dealer @reads:SC-gap-2=1
    Example: Another dealer has the fourteenth tile and the first discard
      Given a fresh deal
      And C is the dealer
      And C holds 1234567m 2345678p
      When A voids m and B voids p and C voids s and D voids m
      Then it is C's turn
      And C holds 1234567m 2345678p
      And 55 are left in the stock
      And A, B and D are not asked
      When C discards 1m
      Then it is D's turn
      And 54 are left in the stock

    @SC-2.1.2/the-dealt-hand-wins @reads:SC-gap-4=1
    Example: The dealer may win with the tiles dealt, as by a self-draw
      Given a fresh deal
      And A is the dealer
      And A holds 234567m 345678p 99p
      When A voids s and B voids m and C voids p and D voids s
      Then A may win
      When A wins
      Then A counts nothing
      And the points change by A +6, B -2, C -2, D -2
      And it is B's turn

    @SC-2.1.2/a-dealt-kong
    Example: The dealer may lay a concealed kong before the first discard
      Given a fresh deal
      And A is the dealer
      And A holds 7777m 234m 345p 678p 9p
      When A voids s and B voids m and C voids p and D voids s
      And A kongs 7m
      Then A has laid concealed kong 7777m
      And 54 are left in the stock
      And it is A's turn

  @SC-2.1.3
  Rule: Every player names exactly one of the three suits as void.

    @SC-2.1.3/one-of-three
    Scenario Outline: Each seat may name any of the three suits, and must name one
      Given a fresh deal
      Then <seat> may only void m, p or s
      And <seat> may not pass
      When A voids m and B voids p and C voids s and D voids m
      Then the deal goes on

      Examples:
        | seat |
        | A    |
        | B    |
        | C    |
        | D    |

    @SC-2.1.3/the-longest-suit @reads:SC-2.1.3=1
    Example: The longest suit may be named
      Given a fresh deal
      And A is the dealer
      And A holds 123456789m 1234p 5m
      Then A may void m, p or s
      When A voids m and B voids p and C voids p and D voids s
      Then A may only discard 1m, 2m, 3m, 4m, 5m, 6m, 7m, 8m or 9m

    @SC-2.1.3/an-absent-suit @reads:SC-2.1.3=1
    Example: A suit of which one holds nothing may be named
      Given a fresh deal
      And A is the dealer
      And B holds 1234568m 123467p
      Then B may void m, p or s
      When A voids m and B voids s and C voids p and D voids m
      And play goes on to B's turn
      And B draws 9m
      Then B may only discard 1m, 2m, 3m, 4m, 5m, 6m, 8m, 9m, 1p, 2p, 3p, 4p, 6p or 7p

    @SC-2.1.3/neither-longest-nor-shortest @reads:SC-2.1.3=1
    Example: A suit may be named though another is shorter
      Given a fresh deal
      And A is the dealer
      And A holds 123456789m 1357p 1m
      Then A may void m, p or s
      When A voids p and B voids m and C voids m and D voids s
      Then A may only discard 1p, 3p, 5p or 7p

    @SC-2.1.3/all-the-same
    Example: All four may name the same suit
      Given a fresh deal
      And A is the dealer
      And A holds 1234567m 258p 147s 9s
      When A voids s and B voids s and C voids s and D voids s
      Then it is A's turn
      And A may only discard 1s, 4s, 7s or 9s

    @SC-2.1.3/named-once
    Example: The void suit stays for the whole deal
      Given a fresh deal
      And A is the dealer
      And A holds 1234567m 258p 14s 37p
      When A voids s and B voids m and C voids p and D voids s
      Then A may not void p
      And B may not void p
      When A discards 1s
      And play goes on to A's turn
      Then A may not void p
      And A may not discard 2p
      And A may discard 4s

  @SC-2.1.4
  Rule: As long as a player holds a tile of the own void suit, the player's discard has to be such a tile.

    @SC-2.1.4/only-void-tiles-may-go
    Example: Any of the void tiles may go, and nothing else
      Given A holds 234567m 345p 78p 2s 9s
      And A is void in s
      When A draws 5m
      Then A may only discard 2s or 9s
      And A may not discard 5m

    @SC-2.1.4/void-tile-drawn-late
    Example: A void tile drawn later must go at once
      Given A holds 234567m 345678p 9p
      And A is void in s
      When A draws 4s
      Then A may only discard 4s
      And A may not discard 9p

    @SC-2.1.4/void-tile-kept-is-not-a-choice
    Example: A void tile is thrown before what was drawn, turn after turn
      Given A holds 234567m 345p 78p 2s 9s
      And A is void in s
      When A draws 5m
      And A discards 2s
      And play goes on to A's turn
      And A draws 1m
      Then A may only discard 9s

    @SC-2.1.4/free-once-all-are-gone
    Example: With the last void tile gone any tile may be thrown
      Given A holds 234567m 345p 78p 1p 9s
      And A is void in s
      When A draws 5m
      And A discards 9s
      And play goes on to A's turn
      And A draws 1m
      Then A may only discard 1m, 2m, 3m, 4m, 5m, 6m, 7m, 1p, 3p, 4p, 5p, 7p or 8p

    @SC-2.1.4/after-a-pung @reads:SC-2.1.5=A
    Example: The discard after a pung has to be a void tile too
      Given A holds 55m 234m 678m 123p 7s 9s
      And A is void in s
      When B discards 5m
      And A pungs
      Then A may only discard 7s or 9s

    @SC-2.1.4/after-a-replacement @reads:SC-gap-5=1
    Example: A void tile drawn as a kong's replacement must go at once
      Given A holds 7777m 234m 345p 678p 9p
      And A is void in s
      When A kongs 7m
      And A draws 4s
      Then A may only discard 4s

    @SC-2.1.4/only-the-own-void-suit
    Example: The void suit of another player binds nobody else
      Given A holds 234567m 34567p 79p
      And A is void in s
      And B is void in m
      And C is void in p
      When A draws 1m
      Then A may only discard 1m, 2m, 3m, 4m, 5m, 6m, 7m, 3p, 4p, 5p, 6p, 7p or 9p

    @SC-2.1.4/the-dealers-first-discard
    Example: The dealer's first discard has to be a void tile
      Given a fresh deal
      And A is the dealer
      And A holds 234567m 345p 78p 29s 1p
      When A voids s and B voids m and C voids p and D voids s
      Then A may only discard 2s or 9s

  @SC-2.1.5
  Rule: A void-suit tile cannot be used for a pung, a kong or a win.

    @SC-2.1.5/no-pung-of-a-void-tile
    Example: A void tile may not be punged
      Given A holds 77s 234m 567m 345p 68p
      And A is void in s
      When B discards 7s
      Then A is not asked
      And A may not pung
      And it is C's turn

    @SC-2.1.5/no-exposed-kong-of-a-void-tile
    Example: A void tile may not be claimed for a kong
      Given A holds 777s 234m 567m 345p 8p
      And A is void in s
      When B discards 7s
      Then A is not asked
      And A may not kong
      And it is C's turn

    @SC-2.1.5/no-concealed-kong-of-void-tiles
    Example: Four void tiles are no kong
      Given A holds 999s 234m 567m 345p 8p
      And A is void in s
      When A draws 9s
      Then A may only discard 9s
      And A may not kong 9s

    @SC-2.1.5/pung-of-another-suit @reads:SC-2.1.5=A
    Example: Who holds void tiles may pung a tile of another suit
      Given A holds 55m 234m 678m 123p 7s 9s
      And A is void in s
      When B discards 5m
      Then A may only pass or pung
      When A pungs
      Then A has laid pung 555m from B
      And A may only discard 7s or 9s

    @SC-2.1.5/exposed-kong-of-another-suit @reads:SC-2.1.5=A @reads:SC-gap-16=1
    Example: Who holds void tiles may claim a kong in another suit
      Given A holds 555m 234m 678m 12p 7s 9s
      And A is void in s
      When B discards 5m
      Then A may kong
      When A kongs
      Then A has laid kong 5555m from B
      And the points change by A +2, B -2
      And A may not discard 1p

    @SC-2.1.5/concealed-kong-of-another-suit @reads:SC-2.1.5=A @reads:SC-gap-16=1
    Example: Who holds void tiles may lay a concealed kong in another suit
      Given A holds 777m 234m 345p 67p 2s 9s
      And A is void in s
      When A draws 7m
      Then A may only discard 2s, discard 9s or kong 7m
      When A kongs 7m
      Then A has laid concealed kong 7777m
      And the points change by A +6, B -2, C -2, D -2
      And A may not discard 2m

    @SC-2.1.5/added-kong-of-another-suit @reads:SC-2.1.5=A @reads:SC-gap-16=1
    Example: Who holds void tiles may add to a pung of another suit
      Given A holds 234m 345p 67p 2s 9s
      And A has laid pung 555m from B
      And A is void in s
      When A draws 5m
      Then A may only discard 2s, discard 9s or kong 5m

    @SC-2.1.5/no-win-on-a-void-tile
    Example: A discard of the void suit wins nothing, whatever it completes
      Given A holds 23s 234567m 345p 99p
      And A is void in s
      When C discards 4s
      Then A is not asked
      And A may not win
      And it is D's turn

    @SC-2.1.5/no-win-while-holding-a-void-tile @SC-4.1.3
    Example: A discard of another suit wins nothing while void tiles are held
      Given A holds 789s 234567m 345p 9p
      And A is void in s
      When C discards 9p
      Then A is not asked
      And A may not win
      And it is D's turn

    @SC-2.1.5/no-self-draw-with-void-tiles @SC-4.1.3
    Example: A drawn tile wins nothing while void tiles are held
      Given A holds 789s 234567m 345p 9p
      And A is void in s
      When A draws 9p
      Then A may only discard 7s, 8s or 9s
      And A may not win
