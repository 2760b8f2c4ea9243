Feature: What the game is, in short
  One deal for three seats with eighty cards. Groups are laid and held until somebody has seven of them that are
  worth 15 huxi, or the stock is used up.

  @PH-0.1.1
  Rule: Label of the web page for the playing table.

    No scenario: a caption of the page; no engine behaviour follows from it.

  @PH-0.2.1
  Rule: Label of the page: the complete rules follow.

    No scenario: a caption of the page; no engine behaviour follows from it.

  @PH-0.3.1
  Rule: Three seats: the human and two computer players; the game is one single deal.

    @PH-0.3.1/one-deal-and-no-more @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: A win ends the one deal there is
      Given B holds L4 L4 L4 L5 L6 s4 s5 s6
      And B has laid chi s1 s2 s3, chi s2 s7 s10, peng s9 s9 s9, wei L1 L1 L1
      When C turns up L4
      And B wins
      Then the deal ends by win
      And the winners are B
      And the points change by A -2, B +4, C -2
      And A, B and C are not asked

    @PH-0.3.1/all-three-seats-play @reads:PH-3.4.1=1
    Example: Each of the three seats turns up cards in its turn
      Given a fresh deal
      And A is the dealer
      And B holds s1 s1 s2 s2 s3 s3 s4 s4 s5 s5 s6 s6 L1 L1 L2 L2 L3 L3 L4 L4
      When A discards s10
      And B turns up L8
      And C turns up s9
      And A turns up s5
      Then B may only peng or pass
      And L8 lies last in front of B
      And s9 lies last in front of C
      And s5 lies last in front of A

    @PH-0.3.1/any-seat-wins @reads:PH-3.4.1=1 @reads:PH-gap-7=1
    Scenario Outline: Any of the three may win
      Given <seat> holds L1 L2 L3 s5 s5 s5 s8 s9
      And <seat> has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When <seat> turns up s10
      And <seat> wins
      Then the winners are <seat>
      And the points change by <points>

      Examples:
        | seat | points           |
        | A    | A +2, B -1, C -1 |
        | B    | A -1, B +2, C -1 |
        | C    | A -1, B -1, C +2 |

  @PH-0.4.1
  Rule: Overview: with the 80 small and large cards form chi, peng, wei, pao and ti groups until seven groups with 15 or more huxi are complete.

    @PH-0.4.1/every-kind-of-group @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: Chi, peng, wei, pao and ti make up a hand that wins
      Given B holds L1 L2 L10 L10
      And B has laid ti s9 s9 s9 s9, pao L5 L5 L5 L5, wei s4 s4 s4, peng L8 L8 L8, chi s1 s2 s3
      When C turns up L3
      And B wins
      Then B counts ti s9 9, pao L5 9, wei s4 3, peng L8 3, chi s1 s2 s3 3, chi L1 L2 L3 6, pair L10 0
      And the points change by A -7, B +14, C -7

    @PH-0.4.1/eighty-plain-cards
    Example: The deck is small and large cards, and nothing else
      Given a fresh deal
      And A is the dealer
      And A holds s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 s1
      And B holds s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10
      And C holds s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10
      When A discards s1
      Then A holds s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10

    @PH-0.4.1/seven-groups-of-too-little @reads:PH-gap-4=1
    Example: Seven groups alone are not the goal
      Given B holds L1 L2 L3 L4 L5 L6 L7 L8
      And B has laid peng s4 s4 s4, peng s6 s6 s6, chi s1 s2 s3, chi s2 s7 s10
      When C turns up L9
      Then B may not win
