Feature: Scoring and the end
  What groups are worth, what a win earns, and the draw.

  @PH-4.1.1
  Rule: Huxi of groups of identical cards, small/large: ti 9/12, pao 6/9, wei or a kan from the deal 3/6, peng 1/3.

    @PH-4.1.1/fours @reads:PH-gap-7=1
    Scenario Outline: A laid <four> is worth <huxi>
      Given B holds L8 L9 s5 s6 s7 s9 s9
      And B has laid chi L1 L2 L3, chi L2 L7 L10, chi s1 s2 s3, <laid>
      When B turns up L10
      And B wins
      Then B counts chi L1 L2 L3 6, chi L2 L7 L10 6, chi s1 s2 s3 3, <four> <huxi>, chi s5 s6 s7 0, chi L8 L9 L10 0, pair s9 0
      And the points change by <points>

      Examples:
        | laid            | four   | huxi | points            |
        | ti s4 s4 s4 s4  | ti s4  | 9    | A -4, B +8, C -4  |
        | ti L4 L4 L4 L4  | ti L4  | 12   | A -5, B +10, C -5 |
        | pao L4 L4 L4 L4 | pao L4 | 9    | A -4, B +8, C -4  |

      @reads:PH-gap-4=1
      Examples:
        | laid            | four   | huxi | points            |
        | pao s4 s4 s4 s4 | pao s4 | 6    | A -3, B +6, C -3  |

    @PH-4.1.1/fours-short-of-a-tun @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Scenario Outline: One huxi more for a <four> would be one tun more than the <huxi> are worth
      Given B holds s5 s6 s7 L8 L9 s9 s9
      And B has laid chi L1 L2 L3, peng s1 s1 s1, peng s2 s2 s2, <laid>
      When B turns up L10
      And B wins
      Then the points change by <points>

      Examples:
        | laid            | four      | huxi | points           |
        | ti s4 s4 s4 s4  | small ti  | 17   | A -1, B +2, C -1 |

      @reads:PH-3.4.1=1
      Examples:
        | laid            | four      | huxi | points           |
        | ti L4 L4 L4 L4  | large ti  | 20   | A -2, B +4, C -2 |
        | pao L4 L4 L4 L4 | large pao | 17   | A -1, B +2, C -1 |

    @PH-4.1.1/a-small-pao-short-of-a-win @reads:PH-gap-4=1
    Example: One huxi more for a small pao would be enough to win with
      Given B holds s5 s6 s7 L8 L9 s9 s9
      And B has laid chi L1 L2 L3, peng s1 s1 s1, peng s2 s2 s2, pao s4 s4 s4 s4
      When B turns up L10
      Then B may not win

    @PH-4.1.1/threes @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Scenario Outline: A laid <three> is worth <huxi>
      Given B holds L8 L9 s5 s6 s7
      And B has laid chi L1 L2 L3, chi L2 L7 L10, chi s1 s2 s3, chi s8 s9 s10, <laid>
      When B turns up L10
      And B wins
      Then B counts chi L1 L2 L3 6, chi L2 L7 L10 6, chi s1 s2 s3 3, chi s8 s9 s10 0, <three> <huxi>, chi s5 s6 s7 0, chi L8 L9 L10 0
      And the points change by <points>

      Examples:
        | laid          | three   | huxi | points           |
        | wei L4 L4 L4  | wei L4  | 6    | A -3, B +6, C -3 |
        | peng L4 L4 L4 | peng L4 | 3    | A -2, B +4, C -2 |

      @reads:PH-3.4.1=1
      Examples:
        | laid          | three   | huxi | points           |
        | wei s4 s4 s4  | wei s4  | 3    | A -2, B +4, C -2 |
        | peng s4 s4 s4 | peng s4 | 1    | A -1, B +2, C -1 |

    @PH-4.1.1/threes-short-of-a-tun @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Scenario Outline: One huxi more for a <three> would be one tun more than the <huxi> are worth
      Given B holds s5 s6 s7 L8 L9
      And B has laid chi L1 L2 L3, chi L2 L7 L10, peng s1 s1 s1, peng s2 s2 s2, <laid>
      When B turns up L10
      And B wins
      Then the points change by <points>

      Examples:
        | laid          | three      | huxi | points           |
        | wei s4 s4 s4  | small wei  | 17   | A -1, B +2, C -1 |
        | wei L4 L4 L4  | large wei  | 20   | A -2, B +4, C -2 |
        | peng L4 L4 L4 | large peng | 17   | A -1, B +2, C -1 |

    @PH-4.1.1/three-small-pengs @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Example: With three small pengs there are just 15 huxi
      Given B holds s5 s6 s7 L8 L9
      And B has laid chi L1 L2 L3, chi L2 L7 L10, peng s1 s1 s1, peng s2 s2 s2, peng s4 s4 s4
      When B turns up L10
      And B wins
      Then the points change by A -1, B +2, C -1

    @PH-4.1.1/kans-short-of-a-tun @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Scenario Outline: One huxi more for a kan of <card> would be one tun more than the <huxi> are worth
      Given B holds s5 s6 s7 L8 L9 <card> <card> <card>
      And B has laid chi L1 L2 L3, chi L2 L7 L10, peng s1 s1 s1, peng s2 s2 s2
      When B turns up L10
      And B wins
      Then the points change by <points>

      Examples:
        | card | huxi | points           |
        | s4   | 17   | A -1, B +2, C -1 |
        | L4   | 20   | A -2, B +4, C -2 |

    @PH-4.1.1/kans @reads:PH-3.4.1=1 @reads:PH-gap-7=1
    Scenario Outline: A kan counts <huxi> though it is not laid
      Given B holds L8 L9 s5 s6 s7 <card> <card> <card>
      And B has laid chi L1 L2 L3, chi L2 L7 L10, chi s1 s2 s3, chi s8 s9 s10
      When B turns up L10
      And B wins
      Then B counts chi L1 L2 L3 6, chi L2 L7 L10 6, chi s1 s2 s3 3, chi s8 s9 s10 0, kan <card> <huxi>, chi s5 s6 s7 0, chi L8 L9 L10 0
      And the points change by <points>

      Examples:
        | card | huxi | points           |
        | s4   | 3    | A -2, B +4, C -2 |

      @reads:PH-gap-4=1
      Examples:
        | card | huxi | points           |
        | L4   | 6    | A -3, B +6, C -3 |

    @PH-4.1.1/anothers-card-makes-a-peng @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: A triplet completed by another seat's card is a peng, here with 13 huxi and no win
      Given B holds s9 s9 s9 s5 s5
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9, peng L10 L10 L10
      When C turns up s5
      Then B may not win
      And B may not peng

    @PH-4.1.1/anothers-card-makes-a-large-peng @reads:PH-3.4.1=1 @reads:PH-gap-7=1
    Example: A large triplet completed by another seat's card counts 3 as a peng
      Given B holds s9 s9 s9 L1 L1
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9, peng L10 L10 L10
      When C turns up L1
      And B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi L4 L5 L6 0, chi L7 L8 L9 0, peng L10 3, kan s9 3, peng L1 3
      And the points change by A -1, B +2, C -1

    @PH-4.1.1/the-own-card-makes-a-wei @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-8=1 @reads:PH-gap-16=1
    Example: A triplet completed by the own card is a wei, here with 15 huxi and a win
      Given B holds s9 s9 s9 s5 s5
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9, peng L10 L10 L10
      When B turns up s5
      And B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi L4 L5 L6 0, chi L7 L8 L9 0, peng L10 3, wei s5 3, kan s9 3
      And the points change by A -1, B +2, C -1

    @PH-4.1.1/anothers-card-makes-a-pao @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Example: A kan with another seat's card is a pao
      Given B holds L4 L4 L4 s1 s2 s3 L8 L9 L10 s5 s5
      And B has laid peng L1 L1 L1, chi L5 L6 L7, chi s8 s9 s10
      When C turns up L4
      And B wins
      Then B counts peng L1 3, chi L5 L6 L7 0, chi s8 s9 s10 0, pao L4 9, chi s1 s2 s3 3, chi L8 L9 L10 0, pair s5 0
      And the points change by A -1, B +2, C -1

    @PH-4.1.1/the-own-card-makes-a-ti @reads:PH-3.4.1=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-8=1
    Example: A kan with the own card is a ti
      Given B holds L4 L4 L4 s1 s2 s3 L8 L9 L10 s5 s5
      And B has laid peng L1 L1 L1, chi L5 L6 L7, chi s8 s9 s10
      When B turns up L4
      And B wins
      Then B counts peng L1 3, chi L5 L6 L7 0, chi s8 s9 s10 0, ti L4 12, chi s1 s2 s3 3, chi L8 L9 L10 0, pair s5 0
      And the points change by A -2, B +4, C -2

    @PH-4.1.1/a-laid-triplet-becomes-a-pao @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Scenario Outline: A laid <meld> with <turner>'s card is a pao in a win, and no longer a <meld>
      Given B holds s1 s2 s3 L8 L9 L10 s5 s5
      And B has laid <meld> L4 L4 L4, peng L1 L1 L1, chi L5 L6 L7, chi s8 s9 s10
      When <turner> turns up L4
      And B wins
      Then B counts pao L4 9, peng L1 3, chi L5 L6 L7 0, chi s8 s9 s10 0, chi s1 s2 s3 3, chi L8 L9 L10 0, pair s5 0
      And the points change by A -1, B +2, C -1

      Examples:
        | meld | turner |
        | wei  | C      |
        | peng | C      |
        | peng | B      |

      @reads:PH-3.2.2=1 @reads:PH-3.3.3=1
      Examples:
        | meld | turner |
        | wei  | B      |

    @PH-4.1.1/a-pao-in-a-whole-deal @reads:PH-3.4.1=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Example: A peng counts 3 and the pao that was a peng 6 in a whole deal
      Given the scripted deal pao-from-peng-only-by-the-stock
      Then B counts peng L4 3, pao s9 6, chi s1 s2 s3 3, chi L1 L2 L3 6, chi L5 L6 L7 0, chi L7 L8 L9 0, pair s7 0
      And the points change by A -2, B +4, C -2

  @PH-4.2.1
  Rule: One-two-three and two-seven-ten of one size are worth 3 (small) or 6 (large).

    @PH-4.2.1/laid @reads:PH-gap-7=1
    Scenario Outline: Laid <cards> are worth <huxi>
      Given B holds L3 L4 L5 s8 s9
      And B has laid wei L8 L8 L8, wei L9 L9 L9, chi L4 L5 L6, chi s4 s5 s6, chi <cards>
      When B turns up s10
      And B wins
      Then B counts wei L8 6, wei L9 6, chi L4 L5 L6 0, chi s4 s5 s6 0, chi <cards> <huxi>, chi L3 L4 L5 0, chi s8 s9 s10 0
      And the points change by <points>

      Examples:
        | cards     | huxi | points           |
        | L1 L2 L3  | 6    | A -2, B +4, C -2 |

      @reads:PH-3.4.1=1
      Examples:
        | cards     | huxi | points           |
        | s1 s2 s3  | 3    | A -1, B +2, C -1 |
        | s2 s7 s10 | 3    | A -1, B +2, C -1 |
        | L2 L7 L10 | 6    | A -2, B +4, C -2 |

    @PH-4.2.1/short-of-a-tun @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Scenario Outline: One huxi more for <cards> would be one tun more than the <huxi> are worth
      Given B holds L3 L4 L5 s8 s9
      And B has laid wei L8 L8 L8, wei L9 L9 L9, peng s5 s5 s5, peng s6 s6 s6, chi <cards>
      When B turns up s10
      And B wins
      Then the points change by <points>

      Examples:
        | cards     | huxi | points           |
        | s1 s2 s3  | 17   | A -1, B +2, C -1 |
        | L1 L2 L3  | 20   | A -2, B +4, C -2 |
        | L2 L7 L10 | 20   | A -2, B +4, C -2 |

      @reads:PH-3.4.1=1
      Examples:
        | cards     | huxi | points           |
        | s2 s7 s10 | 17   | A -1, B +2, C -1 |

    @PH-4.2.1/held @reads:PH-gap-7=1
    Scenario Outline: <cards> are worth <huxi> in the hand as well
      Given B holds L3 L4 L5 s8 s9 <cards>
      And B has laid wei L8 L8 L8, wei L9 L9 L9, chi L4 L5 L6, chi s4 s5 s6
      When B turns up s10
      And B wins
      Then B counts wei L8 6, wei L9 6, chi L4 L5 L6 0, chi s4 s5 s6 0, chi <cards> <huxi>, chi L3 L4 L5 0, chi s8 s9 s10 0
      And the points change by <points>

      Examples:
        | cards     | huxi | points           |
        | L1 L2 L3  | 6    | A -2, B +4, C -2 |
        | s2 s7 s10 | 3    | A -1, B +2, C -1 |
        | L2 L7 L10 | 6    | A -2, B +4, C -2 |

      @reads:PH-3.4.1=1
      Examples:
        | cards     | huxi | points           |
        | s1 s2 s3  | 3    | A -1, B +2, C -1 |

    @PH-4.2.1/completed @reads:PH-gap-7=1
    Scenario Outline: <cards> completed by <card> are worth <huxi>, whichever of the three comes last
      Given B holds L3 L4 L5 <held>
      And B has laid wei L8 L8 L8, wei L9 L9 L9, chi L4 L5 L6, chi s4 s5 s6, chi s8 s9 s10
      When B turns up <card>
      And B wins
      Then B counts wei L8 6, wei L9 6, chi L4 L5 L6 0, chi s4 s5 s6 0, chi s8 s9 s10 0, chi <cards> <huxi>, chi L3 L4 L5 0
      And the points change by <points>

      Examples:
        | held   | card | cards     | huxi | points           |
        | L2 L10 | L7   | L2 L7 L10 | 6    | A -2, B +4, C -2 |
        | L2 L7  | L10  | L2 L7 L10 | 6    | A -2, B +4, C -2 |
        | L2 L3  | L1   | L1 L2 L3  | 6    | A -2, B +4, C -2 |

      @reads:PH-3.4.1=1
      Examples:
        | held   | card | cards     | huxi | points           |
        | L7 L10 | L2   | L2 L7 L10 | 6    | A -2, B +4, C -2 |
        | s1 s2  | s3   | s1 s2 s3  | 3    | A -1, B +2, C -1 |
        | s7 s10 | s2   | s2 s7 s10 | 3    | A -1, B +2, C -1 |
        | s1 s3  | s2   | s1 s2 s3  | 3    | A -1, B +2, C -1 |

    @PH-4.2.1/the-same-twice @reads:PH-gap-7=1
    Example: Two groups alike count together
      Given B holds L1 L1 L2 L2 L3 L4 L5 L6
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi s4 s5 s6, chi s7 s8 s9
      When B turns up L3
      And B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi s4 s5 s6 0, chi s7 s8 s9 0, chi L1 L2 L3 12, chi L4 L5 L6 0
      And the points change by A -2, B +4, C -2

    @PH-4.2.1/a-sequence-in-a-whole-deal @reads:PH-3.4.1=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: A sequence of the hand decides a whole deal
      Given the scripted deal ti-takes-the-winning-card
      Then B counts kan L1 6, chi s1 s2 s3 3, chi s5 s6 s7 0, chi s8 s9 s10 0, chi L2 L7 L10 6, chi L4 L5 L6 0, chi L8 L9 L10 0
      And the points change by A -1, B +2, C -1

  @PH-4.2.2
  Rule: All other sequences, the mixed-size groups and pairs are worth nothing.

    @PH-4.2.2/other-chi-groups @reads:PH-gap-7=1
    Scenario Outline: <cards> are worth nothing
      Given B holds L4 L5 L6 L7 L8 L9 s8 s9
      And B has laid wei L1 L1 L1, wei L2 L2 L2, wei s1 s1 s1, chi <cards>
      When B turns up s10
      And B wins
      Then B counts wei L1 6, wei L2 6, wei s1 3, chi <cards> 0, chi L4 L5 L6 0, chi L7 L8 L9 0, chi s8 s9 s10 0

      Examples:
        | cards      |
        | s2 s3 s4   |
        | s3 s4 s5   |
        | s4 s5 s6   |
        | s5 s6 s7   |
        | s6 s7 s8   |
        | s7 s8 s9   |
        | L3 L4 L5   |
        | L8 L9 L10  |
        | s3 s3 L3   |
        | s3 L3 L3   |
        | s10 L10 L10 |

    @PH-4.2.2/fourteen-with-such-groups @reads:PH-gap-4=1
    Scenario Outline: With <cards> besides 14 huxi there is no win
      Given B holds L1 L2 L3 L4 L5 L6 L7 L8
      And B has laid peng s4 s4 s4, wei s6 s6 s6, peng s5 s5 s5, chi <cards>
      When C turns up L9
      Then B may not win

      Examples:
        | cards      |
        | s2 s2 L2   |
        | s10 s10 L10 |

      @reads:PH-3.4.1=1
      Examples:
        | cards      |
        | s8 s9 s10  |

    @PH-4.2.2/a-pair @reads:PH-gap-7=1
    Scenario Outline: A pair of <card> is worth nothing
      Given B holds s7 s8 s9 L8 L9 <card> <card>
      And B has laid ti s5 s5 s5 s5, chi s1 s2 s3, chi L4 L5 L6, peng L1 L1 L1
      When B turns up L10
      And B wins
      Then B counts ti s5 9, chi s1 s2 s3 3, chi L4 L5 L6 0, peng L1 3, chi s7 s8 s9 0, chi L8 L9 L10 0, pair <card> 0
      And the points change by A -1, B +2, C -1

      Examples:
        | card |
        | s4   |
        | L2   |
        | s10  |

    @PH-4.2.2/a-pair-short-of-a-tun @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Scenario Outline: With anything for a pair of <card> the 17 huxi would be worth one tun more
      Given B holds L8 L9 <card> <card>
      And B has laid ti s5 s5 s5 s5, chi s1 s2 s3, peng L1 L1 L1, peng s8 s8 s8, peng s9 s9 s9
      When B turns up L10
      And B wins
      Then the points change by A -1, B +2, C -1

      Examples:
        | card |
        | s4   |
        | L2   |

    @PH-4.2.2/chi-groups-short-of-a-tun @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Scenario Outline: With anything for <cards> the 17 huxi would be worth one tun more
      Given B holds L8 L9
      And B has laid wei L1 L1 L1, wei L2 L2 L2, wei s1 s1 s1, peng s5 s5 s5, peng s6 s6 s6, chi <cards>
      When B turns up L10
      And B wins
      Then the points change by A -1, B +2, C -1

      Examples:
        | cards       |
        | s2 s3 s4    |
        | s8 s9 s10   |
        | L3 L4 L5    |
        | s3 s3 L3    |
        | s10 L10 L10 |

    @PH-4.2.2/the-better-grouping-wins @reads:PH-gap-3=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Example: Sequences count where the same cards could be groups of two sizes
      Given B holds s1 s1 s2 s2 s3 L1 L2 L3
      And B has laid wei s5 s5 s5, peng s6 s6 s6, chi L4 L5 L6, chi s7 s8 s9
      When B turns up s3
      And B wins
      Then B counts wei s5 3, peng s6 1, chi L4 L5 L6 0, chi s7 s8 s9 0, chi s1 s2 s3 6, chi L1 L2 L3 6
      And the points change by A -1, B +2, C -1

    @PH-4.2.2/better-than-a-peng @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: The winning card need not be a peng where its sequences are worth more
      Given B holds s1 s1 s2 s3 s4 s4 L1 L1 L2 L3 L4
      And B has laid wei L9 L9 L9, wei s8 s8 s8, chi s2 s7 s10
      When C turns up s4
      And B wins
      # with peng s4 it is peng s4 1, s1 s2 s3 3, s1 L1 L1 0, L2 L3 L4 0: 16, and 1 tun
      Then B counts wei L9 6, wei s8 3, chi s2 s7 s10 3, chi s1 s1 L1 0, chi s2 s3 s4 0, chi s4 s4 L4 0, chi L1 L2 L3 6
      And the points change by A -2, B +4, C -2

    @PH-4.2.2/the-better-grouping-counts @reads:PH-gap-3=1 @reads:PH-gap-7=1
    Example: Of two groupings that both win the better one counts, 27 huxi and not 15
      Given B holds s1 s1 s2 s2 s3 L1 L2 L3
      And B has laid wei L8 L8 L8, wei L9 L9 L9, wei s5 s5 s5, chi L4 L5 L6
      When B turns up s3
      And B wins
      Then B counts wei L8 6, wei L9 6, wei s5 3, chi L4 L5 L6 0, chi s1 s2 s3 6, chi L1 L2 L3 6
      And the points change by A -5, B +10, C -5

    @PH-4.2.2/bi-groups-in-a-whole-deal @reads:PH-3.4.1=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: Three groups laid for one card count nothing in a whole deal
      Given the scripted deal chi-with-two-bi-groups
      Then B counts chi s2 s3 s4 0, chi s4 s5 s6 0, chi s4 L4 L4 0, kan s9 3, kan L1 6, chi L2 L7 L10 6, chi L5 L6 L7 0
      And the points change by A -1, B +2, C -1

  @PH-4.3.1
  Rule: 15-17 huxi are 1 tun, 18-20 are 2 tun, every further 3 huxi add 1 tun.

    @PH-4.3.1/tun @reads:PH-gap-7=1
    Scenario Outline: <huxi> huxi are worth <points>
      Given B holds <kans> <run> L8 L9
      And B has laid <laid>
      When B turns up L10
      And B wins
      Then the points change by <points>

      Examples:
        | huxi | kans                       | run      | laid                       | points            |
        | 15   | L1 L1 L1 L2 L2 L2 s1 s1 s1 | s7 s8 s9 | chi s4 s5 s6, chi L5 L6 L7 | A -1, B +2, C -1  |
        | 18   | L1 L1 L1 L2 L2 L2 s1 s1 s1 | s7 s8 s9 | wei s2 s2 s2, chi L5 L6 L7 | A -2, B +4, C -2  |
        | 19   | L1 L1 L1 L2 L2 L2 s1 s1 s1 | s7 s8 s9 | wei s2 s2 s2, peng s3 s3 s3 | A -2, B +4, C -2  |
        | 21   | L1 L1 L1 L2 L2 L2 L3 L3 L3 | s7 s8 s9 | wei s2 s2 s2, chi L5 L6 L7 | A -3, B +6, C -3  |
        | 22   | L1 L1 L1 L2 L2 L2 L3 L3 L3 | s7 s8 s9 | wei s2 s2 s2, peng s3 s3 s3 | A -3, B +6, C -3  |
        | 24   | L1 L1 L1 L2 L2 L2 L3 L3 L3 | s7 s8 s9 | wei L4 L4 L4, chi s4 s5 s6 | A -4, B +8, C -4  |
        | 27   | L1 L1 L1 L2 L2 L2 L3 L3 L3 | s7 s8 s9 | wei L4 L4 L4, wei s2 s2 s2 | A -5, B +10, C -5 |

      @reads:PH-gap-4=1
      Examples:
        | huxi | kans                       | run      | laid                       | points            |
        | 16   | L1 L1 L1 L2 L2 L2 s1 s1 s1 | s7 s8 s9 | peng s3 s3 s3, chi L5 L6 L7 | A -1, B +2, C -1  |
        | 17   | L1 L1 L1 L2 L2 L2 s1 s1 s1 | s7 s8 s9 | peng s3 s3 s3, peng s4 s4 s4 | A -1, B +2, C -1  |
        | 20   | L1 L1 L1 L2 L2 L2 L3 L3 L3 | s7 s8 s9 | peng s3 s3 s3, peng s4 s4 s4 | A -2, B +4, C -2  |
        | 23   | L1 L1 L1 L2 L2 L2 L3 L3 L3 | s1 s2 s3 | peng s5 s5 s5, peng s6 s6 s6 | A -3, B +6, C -3  |

    @PH-4.3.1/no-limit @reads:PH-1.2.1=2b
    Scenario Outline: A heavenly win with <huxi> huxi is worth <points>, without a limit
      Given a fresh deal
      And A is the dealer
      And B holds <cards>
      When B wins
      Then the points change by <points>

      Examples:
        | huxi | cards                                                       | points             |
        | 15   | s2 s2 s2 s4 s4 s4 s5 s5 s5 s8 s8 s8 s9 s9 s9 L1 L3 L5 L7 L10 | A -1, B +2, C -1   |
        | 27   | s1 s1 s1 s1 s4 s4 s4 s4 s8 s8 s8 s8 L1 L3 L5 L7 L10 s6 s10 L9 | A -5, B +10, C -5  |
        | 30   | s1 s1 s1 s1 s4 s4 s4 s4 L8 L8 L8 L8 L1 L3 L5 L7 L10 s6 s10 s9 | A -6, B +12, C -6  |
        | 33   | s1 s1 s1 s1 L4 L4 L4 L4 L8 L8 L8 L8 L1 L3 L5 L7 L10 s6 s10 s9 | A -7, B +14, C -7  |
        | 60   | L1 L1 L1 L1 L2 L2 L2 L2 L3 L3 L3 L3 L4 L4 L4 L4 L5 L5 L5 L5  | A -16, B +32, C -16 |

    @PH-4.3.1/the-own-card-adds-nothing @reads:PH-3.4.1=1 @reads:PH-gap-7=1
    Example: A win with the own card is worth no more
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When B turns up s10
      And B wins
      Then the points change by A -1, B +2, C -1

  @PH-4.3.2
  Rule: Each of the two opponents pays this number.

    @PH-4.3.2/both-pay-the-same @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Scenario Outline: Both opponents pay the whole number, whoever has turned up the card
      Given C holds s7 s8 s9 L8 L9 s6 s6
      And C has laid ti s5 s5 s5 s5, pao L3 L3 L3 L3, chi s1 s2 s3, peng L1 L1 L1
      When <seat> turns up L7
      And C wins
      Then A pays C 4 for win
      And B pays C 4 for win
      And the points change by A -4, B -4, C +8

      Examples:
        | seat |
        | A    |
        | B    |

    @PH-4.3.2/the-own-card @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Example: Both opponents pay for a win with the own card, too
      Given C holds s7 s8 s9 L8 L9 s6 s6
      And C has laid ti s5 s5 s5 s5, pao L3 L3 L3 L3, chi s1 s2 s3, peng L1 L1 L1
      When C turns up L7
      And C wins
      Then A pays C 4 for win
      And B pays C 4 for win
      And the points change by A -4, B -4, C +8

    @PH-4.3.2/the-dealer-is-no-exception @reads:PH-3.4.1=1 @reads:PH-gap-7=1
    Scenario Outline: It is the same whoever deals
      Given <dealer> is the dealer
      And B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When B turns up s10
      And B wins
      Then the points change by A -1, B +2, C -1

      Examples:
        | dealer |
        | A      |
        | B      |

    @PH-4.3.2/one-winner @reads:PH-3.4.1=1 @reads:PH-gap-1=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Scenario Outline: Of two who win on one card the first in turn from <turner>, who turned it up, is paid
      Given <first> holds s8 s9 s4 s5 s6 L6 L7 L8
      And <first> has laid chi s1 s2 s3, chi L4 L5 L6, chi L1 L2 L3, wei L9 L9 L9
      And <second> holds s2 s7 s4 s5 s6 s7 s8 s9
      And <second> has laid chi L1 L2 L3, chi L2 L7 L10, wei s1 s1 s1, peng L5 L5 L5
      When <turner> turns up s10
      And <first> wins and <second> wins
      Then the winners are <first>
      And <first> counts chi s1 s2 s3 3, chi L4 L5 L6 0, chi L1 L2 L3 6, wei L9 6, chi s4 s5 s6 0, chi L6 L7 L8 0, chi s8 s9 s10 0
      And the points change by <points>

      Examples:
        | turner | first | second | points           |
        | A      | B     | C      | A -1, B +2, C -1 |
        | C      | C     | A      | A -1, B -1, C +2 |
        | B      | C     | A      | A -1, B -1, C +2 |

    @PH-4.3.2/the-second-may-still-win @reads:PH-3.4.1=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: The second in turn wins where the first declines
      Given B holds s8 s9 s4 s5 s6 L6 L7 L8
      And B has laid chi s1 s2 s3, chi L4 L5 L6, chi L1 L2 L3, wei L9 L9 L9
      And C holds s2 s7 s4 s5 s6 s7 s8 s9
      And C has laid chi L1 L2 L3, chi L2 L7 L10, wei s1 s1 s1, peng L5 L5 L5
      When A turns up s10
      And B passes and C wins
      Then the winners are C
      And C counts chi L1 L2 L3 6, chi L2 L7 L10 6, wei s1 3, peng L5 3, chi s2 s7 s10 3, chi s4 s5 s6 0, chi s7 s8 s9 0
      And the points change by A -3, B -3, C +6

  @PH-4.3.3
  Rule: If the stock runs out and nobody has won, the deal is drawn.

    @PH-4.3.3/the-last-card-unclaimed @reads:PH-3.4.1=1
    Example: The deal is drawn when nobody takes the last card, and nobody pays
      Given 0 are left in the stock
      When A turns up L9
      Then the deal ends by exhaustion
      And the points change by A 0, B 0, C 0
      And A, B and C are not asked

    @PH-4.3.3/melds-earn-nothing
    Example: Nobody is paid for what it has laid in a drawn deal
      Given B holds L1 L1 s4 s4 s6
      And B has laid wei L2 L2 L2, wei L9 L9 L9, wei L7 L7 L7, chi s1 s2 s3, chi s8 s9 s10
      And 0 are left in the stock
      When A turns up L5
      Then the deal ends by exhaustion
      And the points change by A 0, B 0, C 0

    @PH-4.3.3/the-last-card-wins @reads:PH-3.4.1=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Example: The last card may still win
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      And 0 are left in the stock
      When C turns up s10
      Then B may win
      When B wins
      Then the deal ends by win
      And the points change by A -1, B +2, C -1

    @PH-4.3.3/the-last-card-declined @reads:PH-3.4.1=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Example: It is a draw where the win on the last card is declined
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      And 0 are left in the stock
      When C turns up s10
      And B passes
      Then the deal ends by exhaustion
      And the points change by A 0, B 0, C 0

    @PH-4.3.3/the-last-card-claimed @reads:PH-gap-4=1
    Example: The last card may be taken, and a discard follows before the deal is drawn
      Given B holds L6 L6 s2 s4 s10
      And B has laid wei L1 L1 L1, wei s1 s1 s1, peng L8 L8 L8, peng s8 s8 s8, chi L3 L4 L5
      And 0 are left in the stock
      When C turns up L6
      And B pengs
      Then the deal goes on
      And it is B's turn
      When B discards s10
      And play goes on to the end
      Then the deal ends by exhaustion

    @PH-4.3.3/one-card-left @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: With a card left the deal goes on
      Given B holds L6 L6 s2 s4 s10
      And B has laid wei L1 L1 L1, wei s1 s1 s1, peng L8 L8 L8, peng s8 s8 s8, chi L3 L4 L5
      And 1 are left in the stock
      When C turns up s3
      And A turns up L6
      Then B may only peng or pass
      And 0 are left in the stock

    @PH-4.3.3/a-whole-deal @reads:PH-gap-4=1
    Scenario Outline: A whole deal is drawn, and nobody pays
      Given the scripted deal <deal>
      Then the deal ends by exhaustion
      And the points change by A 0, B 0, C 0

      Examples:
        | deal                          |
        | exhaustion-after-the-last-card |

      @reads:PH-3.4.1=1
      Examples:
        | deal                          |
        | wei-kills-the-hand            |
