Feature: What the game is, in short
  One deal for four seats. Everyone gives up a suit, and play goes on until three have won or the wall is
  used up.

  @SC-0.1.1
  Rule: Caption of the game-table view; carries no rule.

    No scenario: a caption of the page; no engine behaviour follows from it.

  @SC-0.2.1
  Rule: Caption above the full rules text; carries no rule, but says the text is meant to be complete.

    No scenario: a caption of the page; no engine behaviour follows from it.

  @SC-0.3.1
  Rule: Four seats, one human and three computer players, exactly one deal.

    @SC-0.3.1/one-deal-and-no-more
    Example: The third win ends the one deal there is
      Given A and B have won
      And D holds 234567m 345678p 9p
      And D is void in s
      And 12 are left in the stock
      When C discards 9p
      And D wins
      Then the deal ends by win
      And the winners are A, B and D
      And the points change by C -1, D +1
      And A, B, C and D are not asked

    @SC-0.3.1/all-four-seats-play
    Example: Each of the four seats has its turn
      Given a fresh deal
      And A is the dealer
      When A voids m and B voids p and C voids s and D voids m
      Then it is A's turn
      When play goes on to D's turn
      Then it is D's turn
      And 52 are left in the stock
      When play goes on to A's turn
      Then it is A's turn
      And 51 are left in the stock

    @SC-0.3.1/any-seat-deals
    Scenario Outline: Whoever deals acts first, no seat has a right to it
      Given a fresh deal
      And <dealer> is the dealer
      When A voids m and B voids p and C voids s and D voids m
      Then it is <dealer>'s turn

      Examples:
        | dealer |
        | A      |
        | B      |
        | C      |
        | D      |

  @SC-0.4.1
  Rule: Choose the suit you give up, then improve the hand by drawing tiles and by claiming triplets and quads.

    @SC-0.4.1/void-choice-precedes-play @SC-2.1.3 @reads:SC-gap-3=1
    Example: Nobody discards before all four void suits are named
      Given a fresh deal
      And A is the dealer
      And A holds 11223344m 556678p
      Then A may only void m, p or s
      And A may not discard 1m
      When A voids s and B voids m and C voids p and D voids s
      Then it is A's turn
      And A may discard 1m

    @SC-0.4.1/no-tiles-are-exchanged
    Example: Naming the void suit changes no hand
      Given a fresh deal
      And A is the dealer
      And A holds 13579m 2468p 1379s 5m
      And B holds 2468m 13579p 2468s
      When A voids m and B voids p and C voids s and D voids m
      Then A holds 135579m 2468p 1379s
      And B holds 2468m 13579p 2468s

  @SC-0.4.2
  Rule: A win does not stop the deal; it goes on until three players are out or no wall tile is left.

    @SC-0.4.2/on-after-the-first-win
    Example: The deal goes on after the first win
      Given A holds 234567m 345678p 9p
      And A is void in s
      And 30 are left in the stock
      When D discards 9p
      And A wins
      Then the winners are A
      And the points change by A +1, D -1
      And the deal goes on
      And it is B's turn

    @SC-0.4.2/on-after-the-second-win
    Example: The deal goes on after the second win
      Given A has won
      And C holds 234567m 345678p 9p
      And C is void in s
      When B discards 9p
      And C wins
      Then the winners are A and C
      And the deal goes on
      And it is D's turn

    @SC-0.4.2/over-when-the-wall-is-used-up
    Example: Without a third win the deal ends with the wall
      Given A and C have won
      And 1 are left in the stock
      When B discards 9p
      Then the deal goes on
      When D draws 1m
      And D discards 1m
      Then the deal ends by exhaustion
      And the winners are A and C
