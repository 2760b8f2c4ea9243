Feature: The deal
  What is dealt to whom, what is laid at once, and who begins.

  @PH-2.1.1
  Rule: The pack has four copies of each of the ten small and ten large ranks: 80 cards.

    @PH-2.1.1/four-copies-of-each @reads:PH-1.2.1=2b
    Example: There are four copies of each card, small and large
      Given a fresh deal
      And A is the dealer
      And A holds s1 s1 s1 s1 s2 s2 s2 s2 s3 s3 s3 s3 s4 s4 s4 s4 s5 s5 s5 s5 L6
      And B holds s6 s6 s6 s6 s7 s7 s7 s7 s8 s8 s8 s8 s9 s9 s9 s9 s10 s10 s10 s10
      And C holds L1 L1 L1 L1 L2 L2 L2 L2 L3 L3 L3 L3 L4 L4 L4 L4 L5 L5 L5 L5
      Then A has laid ti s1 s1 s1 s1, ti s2 s2 s2 s2, ti s3 s3 s3 s3, ti s4 s4 s4 s4, ti s5 s5 s5 s5
      And B has laid ti s6 s6 s6 s6, ti s7 s7 s7 s7, ti s8 s8 s8 s8, ti s9 s9 s9 s9, ti s10 s10 s10 s10
      And C has laid ti L1 L1 L1 L1, ti L2 L2 L2 L2, ti L3 L3 L3 L3, ti L4 L4 L4 L4, ti L5 L5 L5 L5
      And A holds L6
      And 19 are left in the stock
      When A wins
      Then the winners are A

    @PH-2.1.1/a-card-is-in-one-place @reads:PH-3.4.1=1
    Example: A claimed card is no longer on the table
      Given B holds L6 L6 s2 s2 s4 s4 s6 s6 s8 s8 s10 s10 L2 L2 L4 L4 L8 L8 L10 L10
      When C turns up s1
      And C turns up L6
      And B pengs
      Then s1 lies last in front of C
      And B has laid peng L6 L6 L6 from C
      And B holds s2 s2 s4 s4 s6 s6 s8 s8 s10 s10 L2 L2 L4 L4 L8 L8 L10 L10

  @PH-2.1.2
  Rule: A randomly chosen dealer gets 21 cards, the two others 20 each; 19 stay in the stock.

    @PH-2.1.2/sizes-of-the-deal @reads:PH-2.1.3=1a
    Scenario Outline: The dealer has 21 cards, the others 20, and 19 are left, whoever deals
      Given a fresh deal
      And <dealer> is the dealer
      And <dealer> holds s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 s10
      And <next> holds s1 s1 s2 s2 s3 s3 s4 s4 s5 s5 L1 L1 L2 L2 L3 L3 L4 L4 L5 L5
      And <last> holds s6 s6 s7 s7 s8 s8 s9 s9 s10 L6 L6 L7 L7 L8 L8 L9 L9 L10 L10 s10
      Then it is <dealer>'s turn
      And 19 are left in the stock
      And <dealer> holds s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10
      And <next> holds s1 s1 s2 s2 s3 s3 s4 s4 s5 s5 L1 L1 L2 L2 L3 L3 L4 L4 L5 L5
      And <last> holds s6 s6 s7 s7 s8 s8 s9 s9 s10 s10 L6 L6 L7 L7 L8 L8 L9 L9 L10 L10
      When <dealer> discards s10
      Then <last> may peng

      Examples:
        | dealer | next | last |
        | A      | B    | C    |
        | B      | C    | A    |
        | C      | A    | B    |

  @PH-2.1.3
  Rule: The card that the dealer receives last lies face up, so that all seats know it.

    @PH-2.1.3/no-peng @reads:PH-2.1.3=1a
    Example: Nobody may claim the dealer's last card
      Given a fresh deal
      And A is the dealer
      And A holds s1 s2 s3 s4 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 s10 s5
      And B holds s5 s5 s1 s1 s2 s2 s6 s6 s7 s7 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      Then it is A's turn
      And B is not asked
      And B may not peng
      And A holds s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10
      When A discards s5
      Then B may peng

    @PH-2.1.3/no-chi @reads:PH-2.1.3=1a
    Example: The next seat may not chi the dealer's last card, but may chi it as a discard
      Given a fresh deal
      And A is the dealer
      And A holds s1 s2 s3 s4 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 s10 s5
      And B holds s6 s7 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      Then it is A's turn
      And B is not asked
      And B may not chi
      When A discards s5
      Then B may only chi s5 s6 s7 or pass

    @PH-2.1.3/no-pao @reads:PH-2.1.3=1a
    Example: The dealer's last card is no fourth card for a kan
      Given a fresh deal
      And A is the dealer
      And A holds s1 s2 s3 s4 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 s10 s5
      And C holds s5 s5 s5 s1 s1 s2 s2 s7 s7 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10 s9
      Then it is A's turn
      And C is not asked
      And C may not pao
      When A discards s5
      Then C may only pao or pass

    @PH-2.1.3/part-of-a-ti
    Example: The dealer's last card makes a ti with three others, as dealt
      Given a fresh deal
      And A is the dealer
      And A holds s5 s5 s5 s1 s2 s3 s7 s8 s9 s10 L1 L2 L3 L4 L6 L7 L8 L9 L10 L10 s5
      Then A has laid ti s5 s5 s5 s5
      And A holds s1 s2 s3 s7 s8 s9 s10 L1 L2 L3 L4 L6 L7 L8 L9 L10 L10
      And it is A's turn
      When A discards s1
      Then A holds s2 s3 s7 s8 s9 s10 L1 L2 L3 L4 L6 L7 L8 L9 L10 L10

    @PH-2.1.3/part-of-a-heavenly-win @reads:PH-1.2.1=2b
    Example: The dealer's last card may complete the fifth kan
      Given a fresh deal
      And A is the dealer
      And A holds s2 s2 s2 s5 s5 s5 s9 s9 s9 L3 L3 L3 L8 L8 s1 s7 L1 L5 L6 L10 L8
      When A wins
      Then A counts kan s2 3, kan s5 3, kan s9 3, kan L3 6, kan L8 6
      And the points change by A +6, B -3, C -3

    @PH-2.1.3/the-dealers-complete-hand @reads:PH-2.1.3=2a
    Example: Seven groups as dealt are no win of the dealer
      Given a fresh deal
      And A is the dealer
      And A holds L1 L2 L3 L2 L7 L10 s1 s2 s3 s7 s8 s9 L4 L5 L6 s4 s5 s6 L8 L9 L10
      Then A may not win
      When A discards s1
      Then the deal goes on

    @PH-2.1.3/anothers-waiting-hand @reads:PH-2.1.3=2a
    Example: Nobody else wins on the dealer's last card
      Given a fresh deal
      And A is the dealer
      And A holds s1 s2 s3 s4 s6 s7 s8 s9 s10 L1 L3 L4 L5 L6 L7 L8 L9 s10 s5 s5 L10
      And B holds L1 L2 L3 L2 L7 L10 s1 s2 s3 s7 s8 s9 L4 L5 L6 s4 s5 s6 L8 L9
      Then it is A's turn
      And B is not asked
      And B may not win
      When A discards L10
      Then B may not win

  @PH-2.1.4
  Rule: Four identical cards in the dealt hand are turned into ti without a decision; three identical cards in the dealt hand are a kan.

    @PH-2.1.4/a-ti-without-a-discard
    Example: A ti is laid at once, nobody is asked, and its seat does not discard
      Given a fresh deal
      And A is the dealer
      And B holds s9 s9 s9 s9 s7 s8 s1 s1 s3 s3 s5 s5 L1 L1 L3 L3 L5 L5 L7 L9
      Then B has laid ti s9 s9 s9 s9
      And B holds s1 s1 s3 s3 s5 s5 s7 s8 L1 L1 L3 L3 L5 L5 L7 L9
      And B is not asked
      And it is A's turn
      And 19 are left in the stock
      When A discards s10
      Then B may not chi
      And B holds s1 s1 s3 s3 s5 s5 s7 s8 L1 L1 L3 L3 L5 L5 L7 L9

    @PH-2.1.4/a-kan-stays-in-the-hand
    Example: A kan is not laid, and none of it may be discarded
      Given a fresh deal
      And A is the dealer
      And A holds L4 L4 L4 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 L1 L2 L3 L6 L7 L8 L9 L10
      Then A has laid nothing
      And A may only discard s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, L1, L2, L3, L6, L7, L8, L9 or L10
      When A discards s1
      Then A holds L4 L4 L4 s2 s3 s4 s5 s6 s7 s8 s9 s10 L1 L2 L3 L6 L7 L8 L9 L10

    @PH-2.1.4/a-dealt-ti-is-the-first-four @reads:PH-gap-4=1 @reads:PH-gap-11=1
    Example: A pao after a dealt ti is the second four, without a discard
      Given a fresh deal
      And A is the dealer
      And B holds s9 s9 s9 s9 L4 L4 L4 s1 s1 s3 s3 s5 s5 L1 L1 L7 L7 L9 L9 L10
      When A discards L4
      And B paos
      And C turns up s5
      Then B may only peng or pass
      And B has laid ti s9 s9 s9 s9, pao L4 L4 L4 L4
      And B holds s1 s1 s3 s3 s5 s5 L1 L1 L7 L7 L9 L9 L10

    @PH-2.1.4/the-dealers-ti
    Example: The dealer discards after one dealt ti
      Given a fresh deal
      And C is the dealer
      And C holds s9 s9 s9 s9 s7 s8 s1 s1 s3 s3 s5 s5 L1 L1 L3 L3 L5 L5 L7 L9 L10
      Then C has laid ti s9 s9 s9 s9
      And C may not discard s9
      When C discards L10
      Then C holds s1 s1 s3 s3 s5 s5 s7 s8 L1 L1 L3 L3 L5 L5 L7 L9

    @PH-2.1.4/two-dealt-ti-of-the-dealer @reads:PH-3.4.1=1 @reads:PH-gap-5=1
    Example: A second dealt ti cancels the dealer's discard
      Given a fresh deal
      And A is the dealer
      And A holds s9 s9 s9 s9 s7 s7 s7 s7 s1 s1 s3 s3 s5 s5 L1 L1 L3 L3 L5 L5 L10
      When B turns up L10
      Then A holds s1 s1 s3 s3 s5 s5 L1 L1 L3 L3 L5 L5 L10
      And A has laid ti s7 s7 s7 s7, ti s9 s9 s9 s9

    @PH-2.1.4/two-dealt-ti-of-another-seat @reads:PH-gap-5=1
    Example: A second dealt ti cancels the discard after the first peng of its seat, and no later one
      Given a fresh deal
      And A is the dealer
      And B holds s9 s9 s9 s9 s7 s7 s7 s7 s1 s1 s3 s3 s5 s5 L1 L1 L3 L3 L5 L5
      When A discards L5
      And B pengs
      And C turns up L3
      Then B holds s1 s1 s3 s3 s5 s5 L1 L1 L3 L3
      When B pengs
      Then B may only discard s1, s3, s5 or L1

    @PH-2.1.4/two-dealt-ti-and-a-chi @reads:PH-gap-5=1
    Example: A second dealt ti cancels the discard after a chi as well
      Given a fresh deal
      And A is the dealer
      And B holds s9 s9 s9 s9 s7 s7 s7 s7 s5 s6 s1 s1 s3 s3 L1 L1 L3 L3 L5 L5
      When A discards s4
      And B chis s4 s5 s6
      And C turns up L3
      Then B may only peng or pass
      And B holds s1 s1 s3 s3 L1 L1 L3 L3 L5 L5

    @PH-2.1.4/two-dealt-ti-and-a-wei @reads:PH-gap-5=1
    Example: A second dealt ti cancels the discard after a wei as well
      Given a fresh deal
      And A is the dealer
      And B holds s9 s9 s9 s9 s7 s7 s7 s7 s1 s1 s3 s3 s5 s5 L1 L1 L3 L3 L5 L5
      When A discards L10
      And B turns up s1
      And C turns up L3
      Then B may only peng or pass
      And B has laid ti s7 s7 s7 s7, ti s9 s9 s9 s9, wei s1 s1 s1
      And B holds s3 s3 s5 s5 L1 L1 L3 L3 L5 L5

    @PH-2.1.4/three-dealt-ti-of-the-dealer @reads:PH-1.2.1=2b @reads:PH-gap-5=1 @reads:PH-gap-17=1
    Example: A third dealt ti cancels one more discard, after the dealer's own that after its first peng
      Given a fresh deal
      And A is the dealer
      And A holds s9 s9 s9 s9 s7 s7 s7 s7 L8 L8 L8 L8 s1 s1 s3 s3 s5 s5 L1 L1 L10
      When A passes
      And B turns up L1
      And A pengs
      And B turns up s5
      Then A holds s1 s1 s3 s3 s5 s5 L10
      When A pengs
      Then A may only discard s1, s3 or L10

    @PH-2.1.4/seven-kans-of-the-dealer @reads:PH-1.2.1=2b @reads:PH-gap-18=1
    Example: A dealer with seven kans that declines its win has nothing to discard and a dead hand
      Given a fresh deal
      And A is the dealer
      And A holds s1 s1 s1 s3 s3 s3 s5 s5 s5 s7 s7 s7 L2 L2 L2 L4 L4 L4 L6 L6 L6
      Then A may only win or pass
      When A passes
      And B turns up s1
      Then A may only pao or pass
      And A may not win

  @PH-2.1.5
  Rule: The dealer makes the first discard; afterwards the seats take turns in the cycle You, Computer 1, Computer 2.

    @PH-2.1.5/the-dealer-discards-first
    Scenario Outline: The first thing that happens is the dealer's discard
      Given a fresh deal
      And <dealer> is the dealer
      And <dealer> holds s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 s10
      Then it is <dealer>'s turn
      And <dealer> may only discard s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, L1, L2, L3, L4, L5, L6, L7, L8, L9 or L10
      And 19 are left in the stock
      When <dealer> discards s10
      Then <dealer> holds s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10

      Examples:
        | dealer |
        | A      |
        | B      |
        | C      |

    @PH-2.1.5/round-the-table @reads:PH-3.4.1=1
    Scenario Outline: Seats turn up cards in turn, from the one behind the dealer
      Given a fresh deal
      And <dealer> is the dealer
      And <next> holds s1 s1 s2 s2 s3 s3 s4 s4 s5 s5 s6 s6 L1 L1 L2 L2 L3 L3 L4 L4
      When <dealer> discards s10
      And <next> turns up L8
      And <last> turns up s9
      And <dealer> turns up s5
      Then <next> may only peng or pass
      And L8 lies last in front of <next>
      And s9 lies last in front of <last>
      And s5 lies last in front of <dealer>
      And 16 are left in the stock

      Examples:
        | dealer | next | last |
        | A      | B    | C    |
        | B      | C    | A    |
        | C      | A    | B    |

    @PH-2.1.5/the-next-seat-may-chi
    Scenario Outline: The dealer's discard may be taken by chi, by the next seat alone
      Given a fresh deal
      And <dealer> is the dealer
      And <next> holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      And <last> holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When <dealer> discards s4
      Then <next> may only chi s4 s5 s6 or pass
      And <last> is not asked

      Examples:
        | dealer | next | last |
        | A      | B    | C    |
        | B      | C    | A    |
        | C      | A    | B    |

    @PH-2.1.5/an-ordinary-discard
    Scenario Outline: Either other seat may peng the dealer's discard
      Given a fresh deal
      And B is the dealer
      And <seat> holds s5 s5 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When B discards s5
      Then <seat> may only peng or pass

      Examples:
        | seat |
        | A    |
        | C    |
