Feature: What the game is, in short
  One deal for four seats. Who first has ten pairs, six of them of a kind, wins it.

  @CH-0.1.1
  Rule: Heading: the page belongs to the game table.

    No scenario: a caption of the page; no engine behaviour follows from it.

  @CH-0.2.1
  Rule: Heading: what follows is offered as the complete rule text.

    No scenario: a caption of the page; no engine behaviour follows from it.

  @CH-0.3.1
  Rule: Four seats, one human and three machine players; a session is exactly one deal.

    @CH-0.3.1/over-after-a-win
    Example: A win ends the one deal there is
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When C turns up 5V
      And B wins
      Then the deal ends by win
      And the winners are B
      And B counts bach dinh 7
      And the points change by A -7, B +21, C -7, D -7
      And A, B, C and D are not asked

    @CH-0.3.1/over-when-drawn @reads:CH-3.4.2=1
    Example: A drawn deal is not followed by another
      Given 6 are left in the stock
      When B turns up 5V
      And play goes on to the end
      Then the deal ends by exhaustion
      And the points change by nothing
      And A, B, C and D are not asked

    @CH-0.3.1/all-four-seats-play @reads:CH-3.4.2=1 @reads:CH-3.5.1=2a
    Scenario Outline: Each of the four seats turns up cards, and has another behind it
      Given <next> holds 5N 22V 33S 44N 66V 77S 88N 2S 3V 4V 9N 6N C
      And 20 are left in the stock
      When <seat> turns up 5V
      Then <next> may only pass or take

      Examples:
        | seat | next |
        | A    | B    |
        | B    | C    |
        | C    | D    |
        | D    | A    |

    @CH-0.3.1/any-seat-deals
    Scenario Outline: Whoever deals acts first, no seat has a right to it
      Given a fresh deal
      And <dealer> is the dealer
      When it is <dealer>'s turn
      Then it is <dealer>'s turn

      Examples:
        | dealer |
        | A      |
        | B      |
        | C      |
        | D      |

  @CH-0.4.1
  Rule: Short form of the aim: with the 100-card subset make ten pairs, at least six of them identical.

    No scenario: a short form of CH-1.1.1 and CH-2.1.2, which have the scenarios.
