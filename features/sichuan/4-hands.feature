Feature: Winning hands and their patterns

  @SC-4.1.1
  Rule: The ordinary winning hand is four sets (pung, kong or run) and one pair.

    @SC-4.1.1/plain-win @SC-4.1.4
    Example: four runs and a pair
      Given A holds 234567m 345678p 9p
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts nothing
      And the points change by A +1, B -1

    @SC-4.1.1/run-at-the-edge
    Example: 8-9 is completed by a 7
      Given A holds 89m 567m 345p 678p 99p
      And A is void in s
      When B discards 7m
      Then A may win

    @SC-4.1.1/no-wrap
    Example: 8-9-1 is no run
      Given A holds 89m 567m 345p 678p 99p
      And A is void in s
      When B discards 1m
      Then A may not win

    @SC-4.1.1/no-run-across-suits
    Example: tiles of two suits make no run
      Given A holds 89m 567m 345p 678p 99p
      And A is void in s
      When B discards 7p
      Then A may not win

    @SC-4.1.1/no-pair
    Example: four sets and two odd tiles
      Given A holds 234567m 345678p 1p
      And A is void in s
      When B discards 8m
      Then A may not win

    @SC-4.1.1/undeclared-quad @reads:SC-gap-5=1
    Example: four alike are a set only once declared
      Given A holds 1111m 234m 345p 678p 9p
      And A is void in s
      When it is A's turn
      Then A may not win
      When A kongs 1m
      And A draws 9p
      Then A may win

    @SC-4.1.1/melds-are-sets @reads:SC-gap-5=1
    Example: a kong on the table is one of the four sets
      Given A holds 234m 345p 678p 9p
      And A has laid concealed kong 1111m
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts root 1
      And the points change by A +2, B -2

    @SC-4.1.1/pair-within-three-alike
    Example: the pair may lie within three alike
      Given A holds 345m 78999m 345p 67p
      And A is void in s
      When B discards 8p
      And A wins
      Then A counts nothing
      And the points change by A +1, B -1

    @SC-4.1.1/pair-within-four-alike @SC-4.1.11
    Example: the pair may lie within four alike, the other two in runs
      Given A holds 34444556m 345p 67p
      And A is void in s
      When B discards 8p
      And A wins
      Then A counts root 1
      And the points change by A +2, B -2

  @SC-4.1.2
  Rule: Seven pairs also win; four equal tiles may serve as two of the pairs.

    @SC-4.1.2/seven-different-pairs @SC-4.1.6
    Example: seven different pairs
      Given A holds 1133m 5577m 99m 22p 4p
      And A is void in s
      When B discards 4p
      And A wins
      Then A counts seven pairs 2
      And the points change by A +4, B -4

    @SC-4.1.2/three-quads-and-a-pair @SC-4.1.11
    Example: three times four alike and a pair
      Given A holds 1111m 3333m 5555m 4p
      And A is void in s
      When B discards 4p
      And A wins
      Then A counts seven pairs 2, root 3
      And the points change by A +32, B -32

    @SC-4.1.2/fourth-copy-makes-two-pairs @SC-4.1.11
    Example: the fourth copy makes two pairs of three alike
      Given A holds 1133m 5577m 99m 222p
      And A is void in s
      When B discards 2p
      And A wins
      Then A counts seven pairs 2, root 1
      And the points change by A +8, B -8

    @SC-4.1.2/third-copy-makes-none
    Example: three alike are not two pairs
      Given A holds 1133m 5577m 999m 22p
      And A is void in s
      When B discards 2p
      Then A may not win

    @SC-4.1.2/five-pairs-and-a-kong @reads:SC-gap-7=1a
    Example: four alike no longer stand for two pairs once declared
      Given A holds 1133m 5577m 99m 2222p
      And A is void in s
      When it is A's turn
      Then A may win
      When A kongs 2p
      And A draws 4p
      Then A may not win

  @SC-4.1.3
  Rule: The winning tiles, melds included, must contain nothing of the winner's void suit.

    @SC-4.1.3/wrong-suit-absent
    Example: another suit is absent, but not the declared one
      Given A holds 234567m 345678p 9p
      And A is void in p
      When B discards 9p
      Then A may not win

    @SC-4.1.3/right-declaration
    Example: the same tiles with the right declaration
      Given A holds 234567m 345678p 9p
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts nothing
      And the points change by A +1, B -1

    @SC-4.1.3/void-pair
    Example: no win with a pair of the void suit
      Given A holds 234567m 345678m 9p
      And A is void in p
      When A draws 9p
      Then A may not win

    @SC-4.1.3/void-pair-of-seven
    Example: no seven pairs with a pair of the void suit
      Given A holds 1133m 5577m 99m 22p 4s
      And A is void in s
      When B discards 4s
      Then A may not win

    @SC-4.1.3/own-declaration
    Example: each seat is held to its own void suit
      Given A holds 234567m 345678p 9p
      And A is void in s
      And C holds 234567m 345678p 9p
      And C is void in p
      When B discards 9p
      Then A may win
      And C may not win

    @SC-4.1.3/one-suit
    Scenario Outline: a hand in one suit wins whichever other suit is void
      Given A holds 123456789m 234m 5m
      And A is void in <suit>
      When B discards 5m
      Then A may win

      Examples:
        | suit |
        | p    |
        | s    |

  @SC-4.1.4
  Rule: A winning hand without any pattern has 0 fan (and therefore base 1).

    @SC-4.1.4/self-draw
    Example: no fan, self-drawn
      Given A holds 234567m 345678p 9p
      And A is void in s
      When A draws 9p
      And A wins
      Then A counts nothing
      And the points change by A +6, B -2, C -2, D -2

    @SC-4.1.4/claimed-pung
    Example: no fan, with a pung on the table
      Given A holds 567m 345p 678p 9p
      And A has laid pung 222m from B
      And A is void in s
      When C discards 9p
      And A wins
      Then A counts nothing
      And the points change by A +1, C -1

    @SC-4.1.4/dealt-complete @reads:SC-gap-4=1
    Example: the dealer wins with the tiles as dealt, without a bonus
      Given A is the dealer
      And A holds 234567m 345678p 99p
      And A is void in s
      And 55 are left in the stock
      When it is A's turn
      And A wins
      Then A counts nothing
      And the points change by A +6, B -2, C -2, D -2

    @SC-4.1.4/first-discard
    Example: the dealer's first discard is won, without a bonus
      Given A is the dealer
      And C holds 234567m 345678p 9p
      And C is void in s
      And 55 are left in the stock
      When A discards 9p
      And C wins
      Then C counts nothing
      And the points change by A -1, C +1

  @SC-4.1.5
  Rule: Four triplets or quads and a pair: 1 fan.

    @SC-4.1.5/mixed
    Example: pungs concealed and claimed
      Given A holds 666p 77p 99p
      And A has laid pung 222m from B, pung 444m from C
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts all pungs 1
      And the points change by A +2, B -2

    @SC-4.1.5/one-suit @SC-4.1.9
    Example: all pungs in one suit
      Given A holds 111m 333m 555m 77m 99m
      And A is void in s
      When B discards 7m
      And A wins
      Then A counts all pungs 1, full flush 2
      And the points change by A +8, B -8

    @SC-4.1.5/concealed
    Example: all pungs, none of them claimed
      Given A holds 222m 444m 666p 77p 99p
      And A is void in s
      When C discards 7p
      And A wins
      Then A counts all pungs 1
      And the points change by A +2, C -2

    @SC-4.1.5/kongs @SC-4.1.11 @reads:SC-gap-5=1
    Example: kongs of every kind count as pungs
      Given A holds 77p 99p
      And A has laid kong 2222m from B, added kong 4444m from C, concealed kong 6666p
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts all pungs 1, root 3
      And the points change by A +16, B -16

    @SC-4.1.5/pair-completed
    Example: the winning tile completes the pair
      Given A holds 222m 444m 666p 777p 9p
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts all pungs 1
      And the points change by A +2, B -2

    @SC-4.1.5/one-run
    Example: three pungs and a run
      Given A holds 222m 444m 666p 777p 9p
      And A is void in s
      When B discards 8p
      And A wins
      Then A counts nothing
      And the points change by A +1, B -1

    @SC-4.1.5/read-as-pungs
    Example: three pungs in a row are not read as runs
      Given A holds 333444555m 777p 9p
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts all pungs 1
      And the points change by A +2, B -2

  @SC-4.1.6
  Rule: Seven pairs: 2 fan.

    @SC-4.1.6/self-draw
    Example: seven pairs, self-drawn
      Given A holds 1133m 5577m 99m 22p 4p
      And A is void in s
      When A draws 4p
      And A wins
      Then A counts seven pairs 2
      And the points change by A +15, B -5, C -5, D -5

    @SC-4.1.6/one-quad @SC-4.1.11
    Example: seven pairs with four alike once
      Given A holds 1111m 3355m 77m 22p 4p
      And A is void in s
      When B discards 4p
      And A wins
      Then A counts seven pairs 2, root 1
      And the points change by A +8, B -8

    @SC-4.1.6/two-quads @SC-4.1.11
    Example: seven pairs with four alike twice
      Given A holds 1111m 3333m 55m 77p 9p
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts seven pairs 2, root 2
      And the points change by A +16, B -16

    @SC-4.1.6/pure @SC-4.1.9
    Example: seven pairs in one suit
      Given A holds 1133557799m 22m 4m
      And A is void in s
      When B discards 4m
      And A wins
      Then A counts seven pairs 2, full flush 2
      And the points change by A +16, B -16

    @SC-4.1.6/or-outside @reads:SC-4.1.6=1
    Example: seven pairs that are also an outside hand count 2, not 4
      Given A holds 112233m 778899m 9p
      And A is void in s
      When B discards 9p
      And A wins
      Then the points change by A +4, B -4

    @SC-4.1.6/or-runs
    Example: seven pairs are dearer than the same tiles as runs
      Given A holds 112233m 445566p 7m
      And A is void in s
      When B discards 7m
      And A wins
      Then A counts seven pairs 2
      And the points change by A +4, B -4

    @SC-4.1.6/pairs-of-258 @SC-4.1.8
    Example: pairs of 2, 5 and 8 alone stay seven pairs
      Given A holds 2222m 5588m 22p 55p 8p
      And A is void in s
      When B discards 8p
      And A wins
      Then A counts seven pairs 2, root 1
      And the points change by A +8, B -8

  @SC-4.1.7
  Rule: Outside hand (a terminal in every set and in the pair): 2 fan.

    @SC-4.1.7/runs-pung-pair
    Example: runs, a pung and a pair with terminals
      Given A holds 123789m 123p 999p 1m
      And A is void in s
      When B discards 1m
      And A wins
      Then A counts outside hand 2
      And the points change by A +4, B -4

    @SC-4.1.7/inside-pair
    Example: an inside pair spoils it
      Given A holds 123789m 123p 999p 5m
      And A is void in s
      When B discards 5m
      And A wins
      Then A counts nothing
      And the points change by A +1, B -1

    @SC-4.1.7/inside-run
    Example: an inside run spoils it
      Given A holds 123789m 234p 999p 1m
      And A is void in s
      When B discards 1m
      And A wins
      Then A counts nothing
      And the points change by A +1, B -1

    @SC-4.1.7/terminal-melds
    Example: melds of terminals belong to it
      Given A holds 112233m 1p
      And A has laid pung 999p from B, pung 999m from C
      And A is void in s
      When B discards 1p
      And A wins
      Then A counts outside hand 2
      And the points change by A +4, B -4

    @SC-4.1.7/terminal-kong @SC-4.1.11 @reads:SC-gap-5=1
    Example: a kong of terminals belongs to it
      Given A holds 123789m 123p 1m
      And A has laid concealed kong 9999p
      And A is void in s
      When B discards 1m
      And A wins
      Then A counts outside hand 2, root 1
      And the points change by A +8, B -8

    @SC-4.1.7/inside-meld @reads:SC-gap-7=1a @reads:SC-gap-7=2a @reads:SC-gap-15=1
    Example: an inside meld spoils it
      Given A holds 123m 789m 1p
      And A has laid pung 555p from B, pung 999p from C
      And A is void in s
      When B discards 1p
      And A wins
      Then A counts nothing
      And the points change by A +1, B -1

    @SC-4.1.7/three-runs-or-three-pungs @reads:SC-4.1.6=1
    Example: three runs are dearer than the same tiles as three pungs
      Given A holds 111222333m 999p 1p
      And A is void in s
      When B discards 1p
      And A wins
      Then A counts outside hand 2
      And the points change by A +4, B -4

    @SC-4.1.7/pair-within-three-alike
    Example: the pair is taken where it keeps every set outside
      Given A holds 123m 78999m 123p 99p
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts outside hand 2
      And the points change by A +4, B -4

  @SC-4.1.8
  Rule: All pungs made only of 2s, 5s and 8s: 3 fan, counted instead of the 1 for all pungs.

    @SC-4.1.8/three-instead-of-one
    Example: 3 fan stand in place of 1
      Given A holds 222m 555m 888m 22p 55p
      And A is void in s
      When B discards 2p
      And A wins
      Then A counts all 2/5/8 pungs 3
      And the points change by A +8, B -8

    @SC-4.1.8/melds @SC-4.1.11 @reads:SC-gap-5=1
    Example: melds and kongs of 2, 5 and 8 belong to it
      Given A holds 22m 55p
      And A has laid pung 888m from B, concealed kong 5555m, pung 222p from D
      And A is void in s
      When B discards 5p
      And A wins
      Then A counts all 2/5/8 pungs 3, root 1
      And the points change by A +16, B -16

    @SC-4.1.8/foreign-pung @SC-4.1.5
    Example: one pung of another rank
      Given A holds 222m 555m 888m 22p 99p
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts all pungs 1
      And the points change by A +2, B -2

    @SC-4.1.8/foreign-pair @reads:SC-4.1.8=1
    Example: only the pair is of another rank
      Given A holds 222m 555m 888m 22p 99p
      And A is void in s
      When B discards 2p
      And A wins
      Then A counts all pungs 1
      And the points change by A +2, B -2

    @SC-4.1.8/foreign-meld @SC-4.1.5
    Example: one meld of another rank
      Given A holds 22m 55p
      And A has laid pung 888m from B, pung 666m from C, pung 222p from D
      And A is void in s
      When B discards 5p
      And A wins
      Then A counts all pungs 1
      And the points change by A +2, B -2

  @SC-4.1.9
  Rule: All tiles in a single suit add 2 fan.

    @SC-4.1.9/runs
    Example: runs and a pair in one suit
      Given A holds 123456789m 234m 5m
      And A is void in s
      When B discards 5m
      And A wins
      Then A counts full flush 2
      And the points change by A +4, B -4

    @SC-4.1.9/melds-of-the-suit
    Example: melds of the same suit belong to it
      Given A holds 123456m 9m
      And A has laid pung 777m from B, pung 888m from C
      And A is void in s
      When D discards 9m
      And A wins
      Then A counts full flush 2
      And the points change by A +4, D -4

    @SC-4.1.9/meld-of-another-suit
    Example: a meld of another suit spoils it
      Given A holds 123456m 789m 5m
      And A has laid pung 222p from B
      And A is void in s
      When B discards 5m
      And A wins
      Then A counts nothing
      And the points change by A +1, B -1

    @SC-4.1.9/pair-of-another-suit
    Example: a pair of another suit spoils it
      Given A holds 123456789m 234m 5p
      And A is void in s
      When B discards 5p
      And A wins
      Then A counts nothing
      And the points change by A +1, B -1

    @SC-4.1.9/on-top-of-a-pattern @SC-4.1.5
    Example: it comes on top of all pungs
      Given A holds 111m 333m 77m 99m
      And A has laid pung 555m from C
      And A is void in s
      When B discards 9m
      And A wins
      Then A counts all pungs 1, full flush 2
      And the points change by A +8, B -8

  @SC-4.1.10
  Rule: A hand reduced to the pair by four declared melds adds 1 fan (golden single wait).

    @SC-4.1.10/four-pungs @SC-4.1.5
    Example: four pungs on the table and one tile in hand
      Given A holds 9p
      And A has laid pung 222m from B, pung 444m from C, pung 666p from D, pung 777p from B
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts all pungs 1, golden wait 1
      And the points change by A +4, B -4

    @SC-4.1.10/concealed-kong @SC-4.1.11 @reads:SC-gap-5=1
    Example: a concealed kong counts as declared
      Given A holds 9p
      And A has laid concealed kong 2222m, pung 444m from C, pung 666p from D, pung 777p from B
      And A is void in s
      When A draws 9p
      And A wins
      Then A counts all pungs 1, golden wait 1, root 1
      And the points change by A +27, B -9, C -9, D -9

    @SC-4.1.10/every-kind-of-meld @SC-4.1.11 @reads:SC-gap-5=1
    Example: one meld of each kind
      Given A holds 9p
      And A has laid pung 222m from B, kong 4444m from C, added kong 6666p from D, concealed kong 7777p
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts all pungs 1, golden wait 1, root 3
      And the points change by A +32, B -32

    @SC-4.1.10/with-258 @SC-4.1.8
    Example: it comes on top of 2/5/8 pungs
      Given A holds 5p
      And A has laid pung 222m from B, pung 555m from C, pung 888m from D, pung 222p from B
      And A is void in s
      When C discards 5p
      And A wins
      Then A counts all 2/5/8 pungs 3, golden wait 1
      And the points change by A +16, C -16

    @SC-4.1.10/three-melds
    Example: three melds and a wait for the pair are not enough
      Given A holds 666p 9p
      And A has laid pung 222m from B, pung 444m from C, pung 777m from D
      And A is void in s
      When B discards 9p
      And A wins
      Then A counts all pungs 1
      And the points change by A +2, B -2

  @SC-4.1.11
  Rule: Every four-of-a-kind in the winner's tiles adds 1 fan, called a root.

    @SC-4.1.11/declared-kong @reads:SC-gap-5=1
    Scenario Outline: a declared kong is a root, whatever its kind
      Given A holds 234m 345p 678p 9p
      And A has laid <meld>
      And A is void in s
      When C discards 9p
      And A wins
      Then A counts root 1
      And the points change by A +2, C -2

      Examples:
        | meld                    |
        | kong 1111m from B       |
        | added kong 1111m from B |
        | concealed kong 1111m    |

    @SC-4.1.11/two-kongs @reads:SC-gap-5=1
    Example: two kongs are two roots
      Given A holds 345m 678p 9p
      And A has laid concealed kong 1111m, kong 9999m from B
      And A is void in s
      When D discards 9p
      And A wins
      Then A counts root 2
      And the points change by A +4, D -4

    @SC-4.1.11/melded-pung-and-run @reads:SC-gap-15=1
    Example: a pung on the table and the fourth tile in a run
      Given A holds 567m 234p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      When C discards 9p
      And A wins
      Then A counts root 1
      And the points change by A +2, C -2

    @SC-4.1.11/concealed-pung-and-run
    Example: a pung in hand and the fourth tile in a run
      Given A holds 555567m 234p 678p 9p
      And A is void in s
      When C discards 9p
      And A wins
      Then A counts root 1
      And the points change by A +2, C -2

    @SC-4.1.11/winning-tile
    Example: the winning tile is the fourth
      Given A holds 555m 67m 234p 678p 99p
      And A is void in s
      When C discards 5m
      And A wins
      Then A counts root 1
      And the points change by A +2, C -2

    @SC-4.1.11/other-winning-tile
    Example: the same hand won with another tile has three alike only
      Given A holds 555m 67m 234p 678p 99p
      And A is void in s
      When C discards 8m
      And A wins
      Then A counts nothing
      And the points change by A +1, C -1

    @SC-4.1.11/winning-tile-beside-a-melded-pung
    Example: the winning tile is the fourth beside a pung on the table
      Given A holds 67m 234p 678p 99p
      And A has laid pung 555m from B
      And A is void in s
      When C discards 5m
      And A wins
      Then A counts root 1
      And the points change by A +2, C -2

    @SC-4.1.11/two-quads-in-seven-pairs @SC-5.1.1
    Example: two roots in seven pairs of one suit
      Given A holds 1111m 3333m 55m 77m 9m
      And A is void in s
      When C discards 9m
      And A wins
      Then A counts seven pairs 2, full flush 2, root 2
      And the points change by A +32, C -32

  @SC-4.1.12
  Rule: Winning on a kong replacement, by robbing a kong, or on the last tile adds 1 fan each.

    @SC-4.1.12/replacement-of-a-concealed-kong @reads:SC-gap-5=1
    Example: a win on the replacement of a concealed kong
      Given A holds 1111m 234m 345p 678p 9p
      And A is void in s
      And 21 are left in the stock
      When it is A's turn
      And A kongs 1m
      And A draws 9p
      And A wins
      Then A counts root 1, kong replacement 1
      And B pays A 5 for self-draw
      And the points change by A +21, B -7, C -7, D -7

    @SC-4.1.12/replacement-of-an-added-kong @reads:SC-gap-5=1
    Example: a win on the replacement of an added kong
      Given A holds 234m 345p 678p 9p
      And A has laid pung 555m from B
      And A is void in s
      When A draws 5m
      And A kongs 5m
      And A draws 9p
      And A wins
      Then A counts root 1, kong replacement 1
      And B pays A 5 for self-draw
      And the points change by A +18, B -6, C -6, D -6

    @SC-4.1.12/replacement-of-an-exposed-kong @SC-5.1.3 @reads:SC-gap-5=1
    Example: a win on the replacement of an exposed kong
      Given A holds 555p 234m 678m 678p 9p
      And A is void in s
      When C discards 5p
      And A kongs
      And A draws 9p
      And A wins
      Then A counts root 1, kong replacement 1
      And the points change by A +17, B -5, C -7, D -5

    @SC-4.1.12/two-kongs-in-a-row @reads:SC-gap-5=1
    Example: two kongs in a row add the replacement once
      Given A holds 1111m 345m 678p 9999p
      And A is void in s
      When it is A's turn
      And A kongs 1m
      And A draws 2p
      And A kongs 9p
      And A draws 2p
      And A wins
      Then A counts root 2, kong replacement 1
      And B pays A 9 for self-draw
      And the points change by A +39, B -13, C -13, D -13

    @SC-4.1.12/a-turn-later @reads:SC-gap-5=1
    Example: a draw in a later turn is no replacement
      Given A holds 1111m 234m 345p 678p 9p
      And A is void in s
      When it is A's turn
      And A kongs 1m
      And A draws 2p
      And A discards 2p
      And play goes on to A's turn
      And A draws 9p
      And A wins
      Then A counts root 1
      And B pays A 3 for self-draw
      And the points change by A +15, B -5, C -5, D -5

    @SC-4.1.12/robbed-kong
    Example: a win by robbing a kong
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

    @SC-4.1.12/last-wall-tile
    Example: a win with the last tile of the wall
      Given A holds 234567m 345678p 9p
      And A is void in s
      And 0 are left in the stock
      When A draws 9p
      And A wins
      Then A counts last tile 1
      And the points change by A +9, B -3, C -3, D -3

    @SC-4.1.12/last-but-one-wall-tile
    Example: one tile is left behind a self-draw
      Given A holds 234567m 345678p 9p
      And A is void in s
      And 1 are left in the stock
      When A draws 9p
      And A wins
      Then A counts nothing
      And the points change by A +6, B -2, C -2, D -2

    @SC-4.1.12/last-discard @reads:SC-4.1.12=2b
    Example: a win with the last discard
      Given A holds 234567m 345678p 9p
      And A is void in s
      And 0 are left in the stock
      When D discards 9p
      And A wins
      Then A counts last tile 1
      And the points change by A +2, D -2

    @SC-4.1.12/last-but-one-discard
    Example: one tile is left when a discard is won
      Given A holds 234567m 345678p 9p
      And A is void in s
      And 1 are left in the stock
      When D discards 9p
      And A wins
      Then A counts nothing
      And the points change by A +1, D -1

    @SC-4.1.12/replacement-is-the-last-tile @reads:SC-4.1.12=1a
    Example: the replacement is the last tile, and both count
      Given A holds 1111m 234m 345p 678p 9p
      And A is void in s
      And 1 are left in the stock
      When it is A's turn
      And A kongs 1m
      And A draws 9p
      And A wins
      Then A counts root 1, kong replacement 1, last tile 1
      And B pays A 9 for self-draw
      And the points change by A +33, B -11, C -11, D -11

    @SC-4.1.12/discard-after-a-kong @reads:SC-gap-5=1 @reads:SC-gap-10=1
    Example: a win on the discard after a kong adds nothing, and the fee stays
      Given A holds 1111s 258m 147m 3699s
      And A is void in p
      And C holds 234567m 345678p 9p
      And C is void in s
      When it is A's turn
      And A kongs 1s
      And A draws 9p
      And A discards 9p
      And C wins
      Then C counts nothing
      And A pays C 1 for win on a discard
      And the points change by A +5, B -2, C -1, D -2

    @SC-4.1.12/under-the-cap @SC-5.1.3 @SC-5.1.1
    Example: the last tile does not lift a win above 32
      Given A holds 1111m 3333m 5555m 4p
      And A is void in s
      And 0 are left in the stock
      When A draws 4p
      And A wins
      Then A counts seven pairs 2, root 3, last tile 1
      And the points change by A +99, B -33, C -33, D -33

    @SC-4.1.12/in-the-exponent @SC-5.1.3 @SC-5.1.1
    Example: the last tile doubles the base as any fan does
      Given A holds 1133557799m 22m 4m
      And A is void in s
      And 0 are left in the stock
      When A draws 4m
      And A wins
      Then A counts seven pairs 2, full flush 2, last tile 1
      And the points change by A +99, B -33, C -33, D -33
