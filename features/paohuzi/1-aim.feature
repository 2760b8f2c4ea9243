Feature: The aim, and the win at the start
  Seven groups with 15 huxi win; a hand dealt three ti or five kan may win at once.

  @PH-1.1.1
  Rule: A menzi is one group of cards; huxi is what the groups are worth in points.

    @PH-1.1.1/sum-over-the-groups @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: The huxi of all groups, laid or held, are added up
      Given B holds L1 L2 L3 s5 s6 s7 s8 s9
      And B has laid peng s4 s4 s4, wei L9 L9 L9, chi s1 s2 s3, chi L4 L5 L6
      When C turns up s10
      And B wins
      Then B counts peng s4 1, wei L9 6, chi s1 s2 s3 3, chi L4 L5 L6 0, chi L1 L2 L3 6, chi s5 s6 s7 0, chi s8 s9 s10 0
      And the points change by A -1, B +2, C -1

    @PH-1.1.1/loose-cards-are-worth-nothing @reads:PH-1.2.1=2b
    Example: Cards outside groups are worth nothing
      Given a fresh deal
      And A is the dealer
      And B holds s1 s1 s1 s1 s4 s4 s4 s4 s8 s8 s8 s8 s6 s6 L1 L1 L4 L4 L9 L9
      When B wins
      Then B counts ti s1 9, ti s4 9, ti s8 9
      And the points change by A -5, B +10, C -5

  @PH-1.1.2
  Rule: Apart from the opening exception, a win needs seven groups whose huxi add up to 15 or more.

    @PH-1.1.2/fifteen-are-enough @reads:PH-3.4.1=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: Seven groups with exactly 15 huxi win
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When C turns up s10
      Then B may only win or pass
      When B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi L4 L5 L6 0, chi L7 L8 L9 0, kan s5 3, chi L1 L2 L3 6, chi s8 s9 s10 0
      And the points change by A -1, B +2, C -1

    @PH-1.1.2/fourteen-are-too-few @reads:PH-gap-4=1
    Example: Seven groups with 14 huxi do not win
      Given B holds L1 L2 L3 L4 L5 L6 L7 L8
      And B has laid peng s4 s4 s4, peng s6 s6 s6, chi s1 s2 s3, chi s2 s7 s10
      When C turns up L9
      Then B may not win

    @PH-1.1.2/six-groups-are-too-few
    Example: No number of huxi stands in for the seventh group
      Given B holds s4 s5 s6 L1 L2 s8 L5 L6
      And B has laid wei L8 L8 L8, wei L9 L9 L9, wei L10 L10 L10, chi s1 s2 s3
      When C turns up L3
      Then B may not win

    @PH-1.1.2/nothing-laid @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: A hand of which nothing is laid wins as well
      Given B holds L1 L2 L3 L2 L7 L10 s1 s2 s3 s7 s8 s9 L4 L5 L6 s4 s5 s6 L8 L9
      And B is the dealer
      When C turns up L10
      And B wins
      Then B counts chi s1 s2 s3 3, chi s4 s5 s6 0, chi s7 s8 s9 0, chi L1 L2 L3 6, chi L2 L7 L10 6, chi L4 L5 L6 0, chi L8 L9 L10 0
      And the points change by A -1, B +2, C -1

  @PH-1.1.3
  Rule: A group normally has three cards.

    @PH-1.1.3/a-pair-is-no-group-without-a-four @reads:PH-gap-4=1
    Example: Without a four a pair is no seventh group
      Given B holds L8 L8 L8 s6 s6
      And B has laid wei L1 L1 L1, chi L2 L7 L10, chi s1 s2 s3, peng s9 s9 s9, chi L4 L5 L6
      When C turns up L3
      Then B may not win

    @PH-1.1.3/seven-threes @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: Seven groups of three are 21 cards, and no pair is among them
      Given B holds L8 L8 L8 s6 s7
      And B has laid wei L1 L1 L1, chi L2 L7 L10, chi s1 s2 s3, peng s9 s9 s9, chi L4 L5 L6
      When C turns up s5
      And B wins
      Then B counts wei L1 6, chi L2 L7 L10 6, chi s1 s2 s3 3, peng s9 1, chi L4 L5 L6 0, kan L8 6, chi s5 s6 s7 0
      And the points change by A -3, B +6, C -3

  @PH-1.1.4
  Rule: As soon as one group is a four (ti or pao), one and only one of the seven groups has to be a pair.

    @PH-1.1.4/one-four-and-a-pair @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: With a four there is a pair among the seven groups
      Given B holds s7 s8 s9 L8 L9 s6 s6
      And B has laid ti s5 s5 s5 s5, chi s1 s2 s3, chi L4 L5 L6, peng L1 L1 L1
      When C turns up L10
      And B wins
      Then B counts ti s5 9, chi s1 s2 s3 3, chi L4 L5 L6 0, peng L1 3, chi s7 s8 s9 0, chi L8 L9 L10 0, pair s6 0
      And the points change by A -1, B +2, C -1

    @PH-1.1.4/two-fours-and-one-pair @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: With two fours there is still one pair
      Given B holds s7 s8 s9 L8 L9 s6 s6
      And B has laid ti s5 s5 s5 s5, pao L3 L3 L3 L3, chi s1 s2 s3, peng L1 L1 L1
      When A turns up L7
      And B wins
      Then B counts ti s5 9, pao L3 9, chi s1 s2 s3 3, peng L1 3, chi s7 s8 s9 0, chi L7 L8 L9 0, pair s6 0
      And the points change by A -4, B +8, C -4

    @PH-1.1.4/three-fours-and-one-pair @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: With three fours there is still one pair
      Given B holds s6 s6 s7 s8 s9 L6 L7
      And B has laid ti s5 s5 s5 s5, pao L3 L3 L3 L3, ti L9 L9 L9 L9, peng L1 L1 L1
      When C turns up L8
      And B wins
      Then B counts ti s5 9, pao L3 9, ti L9 12, peng L1 3, chi s7 s8 s9 0, chi L6 L7 L8 0, pair s6 0
      And the points change by A -7, B +14, C -7

    @PH-1.1.4/the-card-makes-the-pair @reads:PH-gap-7=1
    Example: The winning card may be one of the pair
      Given B holds s7 s8 s9 L8 L9 L10 s6
      And B has laid ti s5 s5 s5 s5, chi s1 s2 s3, chi L4 L5 L6, peng L1 L1 L1
      When C turns up s6
      And B wins
      Then B counts ti s5 9, chi s1 s2 s3 3, chi L4 L5 L6 0, peng L1 3, chi s7 s8 s9 0, chi L8 L9 L10 0, pair s6 0

    @PH-1.1.4/no-pair-of-two-sizes @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: A small and a large card of one rank are no pair
      Given B holds s7 s8 s9 L8 L9 s6 L6
      And B has laid ti s5 s5 s5 s5, chi s1 s2 s3, chi L4 L5 L6, peng L1 L1 L1
      When C turns up L10
      Then B may not win

    @PH-1.1.4/no-win-without-the-pair @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: A four and five other groups do not win with two cards that are no pair
      Given B holds s7 s8 s9 L8 L9 s6 L2
      And B has laid ti s5 s5 s5 s5, chi s1 s2 s3, chi L4 L5 L6, peng L1 L1 L1
      When C turns up L10
      Then B may not win

    @PH-1.1.4/a-whole-deal-with-two-fours @reads:PH-3.4.1=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-11=1
    Example: A dealt ti, a pao and one pair win in a whole deal
      Given the scripted deal two-fours-and-their-pair
      Then the winners are B
      And B counts ti s5 9, pao L9 9, chi s1 s2 s3 3, chi L1 L2 L3 6, chi s8 s9 s10 0, chi L5 L6 L7 0, pair s7 0
      And the points change by A -5, B +10, C -5

  @PH-1.2.1
  Rule: Exception at the start: a seat dealt three four-of-a-kinds (three ti) or five three-of-a-kinds (five kan) may win on the spot.

    @PH-1.2.1/three-ti @reads:PH-1.2.1=2b
    Example: Three ti win at once, before the dealer has discarded
      Given a fresh deal
      And A is the dealer
      And C holds s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      Then C may only win or pass
      And A and B are not asked
      When C wins
      Then C counts ti s1 9, ti s4 9, ti L6 12
      And A pays C 6 for heavenly win
      And the points change by A -6, B -6, C +12
      And the deal ends by win
      And the winners are C

    @PH-1.2.1/five-kan @reads:PH-1.2.1=2b
    Example: Five kan win at once, the dealer's too
      Given a fresh deal
      And A is the dealer
      And A holds s2 s2 s2 s5 s5 s5 s9 s9 s9 L3 L3 L3 L8 L8 L8 s1 s7 L1 L5 L6 L10
      Then A may only win or pass
      When A wins
      Then A counts kan s2 3, kan s5 3, kan s9 3, kan L3 6, kan L8 6
      And the points change by A +6, B -3, C -3

    @PH-1.2.1/five-small-kan @reads:PH-1.2.1=2b
    Example: Five small kan are worth 15 and win
      Given a fresh deal
      And A is the dealer
      And B holds s2 s2 s2 s4 s4 s4 s5 s5 s5 s8 s8 s8 s9 s9 s9 L1 L3 L5 L7 L10
      When B wins
      Then B counts kan s2 3, kan s4 3, kan s5 3, kan s8 3, kan s9 3
      And the points change by A -1, B +2, C -1

    @PH-1.2.1/more-than-enough @reads:PH-1.2.1=2b
    Example: Four ti and six kan are enough as well
      Given a fresh deal
      And A is the dealer
      And B holds s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 L8 L8 L8 L8 s2 s6 s8 L1
      And C holds s2 s2 s2 s5 s5 s5 s9 s9 s9 L3 L3 L3 L5 L5 L5 L10 L10 L10 s7 L1
      Then B may win
      And C may win
      When B passes and C wins
      Then C counts kan s2 3, kan s5 3, kan s9 3, kan L3 6, kan L5 6, kan L10 6
      And the points change by A -5, B -5, C +10

    @PH-1.2.1/any-seat @reads:PH-1.2.1=2b
    Scenario Outline: Any seat may have such a win, whoever deals
      Given a fresh deal
      And <dealer> is the dealer
      And <seat> holds s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      When <seat> wins
      Then the winners are <seat>

      Examples:
        | dealer | seat |
        | A      | A    |
        | A      | B    |
        | A      | C    |
        | B      | A    |
        | C      | C    |

    @PH-1.2.1/four-kan-and-a-ti @reads:PH-1.2.1=1a
    Example: Four kan and a ti are neither five kan nor three ti
      Given a fresh deal
      And A is the dealer
      And B holds s2 s2 s2 s5 s5 s5 s9 s9 s9 L3 L3 L3 L8 L8 L8 L8 s1 s7 L1 L5
      Then B has laid ti L8 L8 L8 L8
      And B is not asked
      And B may not win
      When A discards s10
      Then B may not win

    @PH-1.2.1/two-ti-and-four-kan @reads:PH-1.2.1=1a
    Example: Two ti and four kan are not enough either
      Given a fresh deal
      And A is the dealer
      And B holds s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L7 L7 L7 L10 L10 L10 s9 s9 s9
      Then B is not asked
      And B may not win
      When A discards s2
      Then the deal goes on

    @PH-1.2.1/it-may-be-declined @reads:PH-1.2.1=2b
    Example: The win is offered, and the deal goes on where it is declined
      Given a fresh deal
      And A is the dealer
      And C holds s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      When C passes
      Then the deal goes on
      And it is A's turn
      And C is not asked

    @PH-1.2.1/it-lapses @reads:PH-1.2.1=2b
    Example: What was declined is not offered again once the dealer has discarded
      Given a fresh deal
      And A is the dealer
      And C holds s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      When C passes
      And A discards L10
      Then C may not win

    @PH-1.2.1/before-the-discard @reads:PH-1.2.1=2b
    Example: The dealer discards only when all such wins have been declined
      Given a fresh deal
      And A is the dealer
      And A holds s2 s2 s2 s5 s5 s5 s9 s9 s9 L3 L3 L3 L8 L8 L8 s1 s7 L1 L5 L6 L10
      Then A may not discard s1
      When A passes
      Then A may only discard s1, s7, L1, L5, L6 or L10

    @PH-1.2.1/two-of-them @reads:PH-1.2.1=2b @reads:PH-gap-2=1
    Scenario Outline: Of two such wins the dealer's counts, and otherwise that of the next seat in turn
      Given a fresh deal
      And <dealer> is the dealer
      And <first> holds s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      And <second> holds s3 s3 s3 s3 s5 s5 s5 s5 L7 L7 L7 L7 L8 L8 L8 L8 s7 s9 L2 L4
      When <first> wins and <second> wins
      Then the winners are <first>
      And <first> counts ti s1 9, ti s4 9, ti L6 12
      And the points change by <points>

      Examples:
        | dealer | first | second | points             |
        | A      | B     | C      | A -6, B +12, C -6  |
        | B      | B     | A      | A -6, B +12, C -6  |
        | B      | C     | A      | A -6, B -6, C +12  |

    @PH-1.2.1/two-of-them-in-a-whole-deal @reads:PH-1.2.1=2b @reads:PH-gap-2=1
    Example: The dealer's five kan go before three ti of another seat
      Given the scripted deal heavenly-wins-of-two-seats
      Then the deal ends by win
      And the winners are C
      And the points change by A -3, B -3, C +6

  @PH-1.2.2
  Rule: For the heavenly win the remaining cards need not be grouped, and only ti and kan give huxi.

    @PH-1.2.2/sequences-do-not-count @reads:PH-1.2.1=2b
    Example: One-two-three and two-seven-ten beside three ti are worth nothing
      Given a fresh deal
      And A is the dealer
      And B holds s1 s1 s1 s1 s4 s4 s4 s4 s8 s8 s8 s8 L1 L2 L3 L2 L7 L10 s6 L9
      When B wins
      Then B counts ti s1 9, ti s4 9, ti s8 9
      And the points change by A -5, B +10, C -5

    @PH-1.2.2/a-kan-beside-three-ti @reads:PH-1.2.1=2b @reads:PH-1.2.2=1
    Example: A kan beside three ti counts
      Given a fresh deal
      And A is the dealer
      And B holds s1 s1 s1 s1 s4 s4 s4 s4 s8 s8 s8 s8 L9 L9 L9 L1 L2 L3 s6 L5
      When B wins
      Then B counts ti s1 9, ti s4 9, ti s8 9, kan L9 6
      And the points change by A -7, B +14, C -7

    @PH-1.2.2/a-ti-beside-five-kan @reads:PH-1.2.1=2b @reads:PH-1.2.2=1
    Example: A ti beside five kan counts
      Given a fresh deal
      And A is the dealer
      And B holds s2 s2 s2 s4 s4 s4 s5 s5 s5 s8 s8 s8 L3 L3 L3 L9 L9 L9 L9 L1
      When B wins
      Then B counts ti L9 12, kan s2 3, kan s4 3, kan s5 3, kan s8 3, kan L3 6
      And the points change by A -6, B +12, C -6

    @PH-1.2.2/no-groups-of-the-rest @reads:PH-1.2.1=2b
    Example: The remaining cards form no groups and no pair, and it is a win
      Given a fresh deal
      And A is the dealer
      And C holds s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      Then C may win
      When C wins
      Then C counts ti s1 9, ti s4 9, ti L6 12
