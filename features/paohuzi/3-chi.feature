Feature: Chi
  From which seat a card may be taken in sequence, with which cards, and what must be laid with it.

  @PH-3.4.1
  Rule: Chi is possible only with the discard of the seat before you or with your own reveal, not with anybody else's discard.

    @PH-3.4.1/the-discard-of-the-seat-before
    Scenario Outline: The next seat may chi a discard, the seat after that may not
      Given <next> holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      And <last> holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When <seat> discards s4
      Then <next> may only chi s4 s5 s6 or pass
      And <last> is not asked
      And <last> may not chi s4 s5 s6

      Examples:
        | seat | next | last |
        | A    | B    | C    |
        | B    | C    | A    |
        | C    | A    | B    |

    @PH-3.4.1/the-own-card @reads:PH-3.4.1=1
    Scenario Outline: A seat may chi the card it turns up itself, and no other seat may
      Given <seat> holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      And <next> holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When <seat> turns up s4
      Then <seat> may only chi s4 s5 s6 or pass
      And <next> is not asked
      And <next> may not chi s4 s5 s6
      When <seat> chis s4 s5 s6
      Then <seat> has laid chi s4 s5 s6 from <seat>
      And it is <seat>'s turn

      Examples:
        | seat | next |
        | A    | B    |
        | B    | C    |
        | C    | A    |

    @PH-3.4.1/not-what-another-turns-up @reads:PH-3.4.1=1
    Scenario Outline: Nobody may chi what another seat has turned up, whether or not it lets it pass
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When <seat> turns up s4
      Then B may not chi
      When <next> turns up L1
      Then B has laid <melds>
      And s4 lies last in front of <seat>

      Examples:
        | seat | next | melds        |
        | A    | B    | wei L1 L1 L1 |
        | C    | A    | nothing      |

    @PH-3.4.1/not-what-the-revealer-passes
    Example: What the revealer does not chi is not offered to the next seat
      Given A holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L3 L3 L2 L2 L6 L6 L7 L7 L10 L10
      And B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When A turns up s4
      And A passes
      Then B may not chi
      When B turns up L1
      Then B has laid wei L1 L1 L1
      And s4 lies last in front of A

    @PH-3.4.1/not-on-another-turn
    Example: A chi that was passed cannot be made on the next card
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When A discards s4
      And B passes
      And B turns up L1
      Then B has laid wei L1 L1 L1
      And B may not chi s4 s5 s6
      And s4 lies last in front of A

  @PH-3.5.1
  Rule: A chi group is: three consecutive ranks of one size; two-seven-ten of one size; or three cards of one rank mixing sizes 2+1.

    @PH-3.5.1/every-small-shape
    Scenario Outline: With every other small card and the same rank large, all shapes with a small card are offered
      Given B holds <others> <twin> L1 L2 L3 L4 L5 L6 L7 L8 L9 L10
      When A discards <card>
      Then B may only chi <chis> or pass

      Examples:
        | card | others                      | twin | chis                                              |
        | s1   | s2 s3 s4 s5 s6 s7 s8 s9 s10 | L1   | s1 s2 s3, s1 L1 L1                                |
        | s2   | s1 s3 s4 s5 s6 s7 s8 s9 s10 | L2   | s1 s2 s3, s2 s3 s4, s2 s7 s10, s2 L2 L2           |
        | s3   | s1 s2 s4 s5 s6 s7 s8 s9 s10 | L3   | s1 s2 s3, s2 s3 s4, s3 s4 s5, s3 L3 L3            |
        | s4   | s1 s2 s3 s5 s6 s7 s8 s9 s10 | L4   | s2 s3 s4, s3 s4 s5, s4 s5 s6, s4 L4 L4            |
        | s5   | s1 s2 s3 s4 s6 s7 s8 s9 s10 | L5   | s3 s4 s5, s4 s5 s6, s5 s6 s7, s5 L5 L5            |
        | s6   | s1 s2 s3 s4 s5 s7 s8 s9 s10 | L6   | s4 s5 s6, s5 s6 s7, s6 s7 s8, s6 L6 L6            |
        | s7   | s1 s2 s3 s4 s5 s6 s8 s9 s10 | L7   | s5 s6 s7, s6 s7 s8, s7 s8 s9, s2 s7 s10, s7 L7 L7 |
        | s8   | s1 s2 s3 s4 s5 s6 s7 s9 s10 | L8   | s6 s7 s8, s7 s8 s9, s8 s9 s10, s8 L8 L8           |
        | s9   | s1 s2 s3 s4 s5 s6 s7 s8 s10 | L9   | s7 s8 s9, s8 s9 s10, s9 L9 L9                     |
        | s10  | s1 s2 s3 s4 s5 s6 s7 s8 s9  | L10  | s8 s9 s10, s2 s7 s10, s10 L10 L10                 |

    @PH-3.5.1/every-large-shape
    Scenario Outline: With every other large card and the same rank small, all shapes with a large card are offered
      Given B holds <others> <twin> s1 s2 s3 s4 s5 s6 s7 s8 s9 s10
      When A discards <card>
      Then B may only chi <chis> or pass

      Examples:
        | card | others                      | twin | chis                                              |
        | L1   | L2 L3 L4 L5 L6 L7 L8 L9 L10 | s1   | L1 L2 L3, s1 s1 L1                                |
        | L2   | L1 L3 L4 L5 L6 L7 L8 L9 L10 | s2   | L1 L2 L3, L2 L3 L4, L2 L7 L10, s2 s2 L2           |
        | L3   | L1 L2 L4 L5 L6 L7 L8 L9 L10 | s3   | L1 L2 L3, L2 L3 L4, L3 L4 L5, s3 s3 L3            |
        | L4   | L1 L2 L3 L5 L6 L7 L8 L9 L10 | s4   | L2 L3 L4, L3 L4 L5, L4 L5 L6, s4 s4 L4            |
        | L5   | L1 L2 L3 L4 L6 L7 L8 L9 L10 | s5   | L3 L4 L5, L4 L5 L6, L5 L6 L7, s5 s5 L5            |
        | L6   | L1 L2 L3 L4 L5 L7 L8 L9 L10 | s6   | L4 L5 L6, L5 L6 L7, L6 L7 L8, s6 s6 L6            |
        | L7   | L1 L2 L3 L4 L5 L6 L8 L9 L10 | s7   | L5 L6 L7, L6 L7 L8, L7 L8 L9, L2 L7 L10, s7 s7 L7 |
        | L8   | L1 L2 L3 L4 L5 L6 L7 L9 L10 | s8   | L6 L7 L8, L7 L8 L9, L8 L9 L10, s8 s8 L8           |
        | L9   | L1 L2 L3 L4 L5 L6 L7 L8 L10 | s9   | L7 L8 L9, L8 L9 L10, s9 s9 L9                     |
        | L10  | L1 L2 L3 L4 L5 L6 L7 L8 L9  | s10  | L8 L9 L10, L2 L7 L10, s10 s10 L10                 |

    @PH-3.5.1/one-of-each-size
    Scenario Outline: With one card of its rank in either size, the two alike and the other are a chi
      Given B holds <card> <twin> <pairs>
      When A discards <card>
      Then B may only chi <chi> or pass

      Examples:
        | card | twin | pairs                                                   | chi         |
        | s1   | L1   | L2 L2 L3 L3 L4 L4 L5 L5 L6 L6 L7 L7 L8 L8 L9 L9 L10 L10 | s1 s1 L1    |
        | s2   | L2   | L1 L1 L3 L3 L4 L4 L5 L5 L6 L6 L7 L7 L8 L8 L9 L9 L10 L10 | s2 s2 L2    |
        | s3   | L3   | L1 L1 L2 L2 L4 L4 L5 L5 L6 L6 L7 L7 L8 L8 L9 L9 L10 L10 | s3 s3 L3    |
        | s4   | L4   | L1 L1 L2 L2 L3 L3 L5 L5 L6 L6 L7 L7 L8 L8 L9 L9 L10 L10 | s4 s4 L4    |
        | s5   | L5   | L1 L1 L2 L2 L3 L3 L4 L4 L6 L6 L7 L7 L8 L8 L9 L9 L10 L10 | s5 s5 L5    |
        | s6   | L6   | L1 L1 L2 L2 L3 L3 L4 L4 L5 L5 L7 L7 L8 L8 L9 L9 L10 L10 | s6 s6 L6    |
        | s7   | L7   | L1 L1 L2 L2 L3 L3 L4 L4 L5 L5 L6 L6 L8 L8 L9 L9 L10 L10 | s7 s7 L7    |
        | s8   | L8   | L1 L1 L2 L2 L3 L3 L4 L4 L5 L5 L6 L6 L7 L7 L9 L9 L10 L10 | s8 s8 L8    |
        | s9   | L9   | L1 L1 L2 L2 L3 L3 L4 L4 L5 L5 L6 L6 L7 L7 L8 L8 L10 L10 | s9 s9 L9    |
        | s10  | L10  | L1 L1 L2 L2 L3 L3 L4 L4 L5 L5 L6 L6 L7 L7 L8 L8 L9 L9   | s10 s10 L10 |
        | L1   | s1   | s2 s2 s3 s3 s4 s4 s5 s5 s6 s6 s7 s7 s8 s8 s9 s9 s10 s10 | s1 L1 L1    |
        | L2   | s2   | s1 s1 s3 s3 s4 s4 s5 s5 s6 s6 s7 s7 s8 s8 s9 s9 s10 s10 | s2 L2 L2    |
        | L3   | s3   | s1 s1 s2 s2 s4 s4 s5 s5 s6 s6 s7 s7 s8 s8 s9 s9 s10 s10 | s3 L3 L3    |
        | L4   | s4   | s1 s1 s2 s2 s3 s3 s5 s5 s6 s6 s7 s7 s8 s8 s9 s9 s10 s10 | s4 L4 L4    |
        | L5   | s5   | s1 s1 s2 s2 s3 s3 s4 s4 s6 s6 s7 s7 s8 s8 s9 s9 s10 s10 | s5 L5 L5    |
        | L6   | s6   | s1 s1 s2 s2 s3 s3 s4 s4 s5 s5 s7 s7 s8 s8 s9 s9 s10 s10 | s6 L6 L6    |
        | L7   | s7   | s1 s1 s2 s2 s3 s3 s4 s4 s5 s5 s6 s6 s8 s8 s9 s9 s10 s10 | s7 L7 L7    |
        | L8   | s8   | s1 s1 s2 s2 s3 s3 s4 s4 s5 s5 s6 s6 s7 s7 s9 s9 s10 s10 | s8 L8 L8    |
        | L9   | s9   | s1 s1 s2 s2 s3 s3 s4 s4 s5 s5 s6 s6 s7 s7 s8 s8 s10 s10 | s9 L9 L9    |
        | L10  | s10  | s1 s1 s2 s2 s3 s3 s4 s4 s5 s5 s6 s6 s7 s7 s8 s8 s9 s9   | s10 L10 L10 |

    @PH-3.5.1/laid-as-chosen
    Scenario Outline: The chi that is chosen is laid, with the claimed card and two cards of the hand
      Given B holds s1 s3 s4 s7 s10 L2 L2 s6 s6 s8 s8 L4 L4 L6 L6 L8 L8 L10 L10 s9
      When A discards s2
      Then B may only chi s1 s2 s3, s2 s3 s4, s2 s7 s10, s2 L2 L2 or pass
      When B chis <chi>
      Then B has laid chi <chi> from A
      And B holds <left> s6 s6 s8 s8 L4 L4 L6 L6 L8 L8 L10 L10 s9
      And it is B's turn

      Examples:
        | chi       | left              |
        | s1 s2 s3  | s4 s7 s10 L2 L2   |
        | s2 s3 s4  | s1 s7 s10 L2 L2   |
        | s2 s7 s10 | s1 s3 s4 L2 L2    |
        | s2 L2 L2  | s1 s3 s4 s7 s10   |

    @PH-3.5.1/no-shape
    Scenario Outline: Two cards that are no group with the third
      Given B holds <two> <rest>
      When A discards <card>
      Then B is not asked
      And B may not chi

      Examples: Nothing goes round the end
        | card | two    | rest                                                |
        | s1   | s9 s10 | s5 s5 s6 s6 s7 s7 L5 L5 L6 L6 L7 L7 L8 L8 L10 L10 L9 L9 |
        | s10  | s1 s2  | s4 s4 s5 s5 s6 s6 L1 L1 L2 L2 L3 L3 L5 L5 L6 L6 L7 L7 |
        | L1   | L9 L10 | s5 s5 s6 s6 s7 s7 L5 L5 L6 L6 L7 L7 s8 s8 s10 s10 s9 s9 |

      Examples: A sequence has one size
        | card | two    | rest                                                |
        | s5   | L4 s6  | s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L8 L8 L9 L9 L10 L10 |
        | s5   | L6 L7  | s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L3 L3 L9 L9 L10 L10 |
        | s2   | s7 L10 | s5 s5 s6 s6 s8 s8 s9 s9 L1 L1 L3 L3 L5 L5 L6 L6 L8 L8 |
        | s2   | L7 L10 | s5 s5 s6 s6 s8 s8 s9 s9 L1 L1 L3 L3 L5 L5 L6 L6 L8 L8 |

      Examples: Other steps than one are no sequence
        | card | two    | rest                                                |
        | s1   | s5 s10 | s3 s3 s7 s7 s8 s8 L2 L2 L3 L3 L5 L5 L6 L6 L8 L8 L10 L10 |
        | s2   | s7 s8  | s5 s5 s6 s6 s9 s9 L1 L1 L3 L3 L5 L5 L6 L6 L8 L8 L10 L10 |
        | s3   | s8 s10 | s6 s6 s7 s7 s9 s9 L1 L1 L2 L2 L5 L5 L6 L6 L8 L8 L10 L10 |
        | s1   | s3 s5  | s7 s7 s8 s8 s10 s10 L2 L2 L3 L3 L5 L5 L6 L6 L8 L8 L10 L10 |

    @PH-3.5.1/three-alike-are-no-chi
    Example: Three identical cards are no chi
      Given B holds s5 s5 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When A discards s5
      Then B may only peng or pass

    @PH-3.5.1/one-card-is-not-enough
    Example: One card of the hand is not enough for a chi
      Given B holds s5 L5 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L8 L8 L9 L9 L10 L10
      When A discards s4
      Then B is not asked
      And B may not chi

    @PH-3.5.1/laid-cards-are-used-up @reads:PH-3.4.1=1
    Example: Cards of laid groups make no chi
      Given B holds s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L8 L8 L9 L9 s6
      And B has laid chi s5 s6 s7
      When A discards s4
      Then B is not asked
      And B may not chi

    @PH-3.5.1/in-a-winning-hand @reads:PH-3.4.1=1 @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: The same groups are groups of a winning hand
      Given B holds s4 s4 L4 s5 L5 L5 s2 s7 s10 L1 L2 L3 L2 L7 L10 L7 L8 L9 s8 s9
      When C turns up s10
      And B wins
      Then B counts chi s2 s7 s10 3, chi L1 L2 L3 6, chi L2 L7 L10 6, chi s4 s4 L4 0, chi s5 L5 L5 0, chi s8 s9 s10 0, chi L7 L8 L9 0
      And the points change by A -1, B +2, C -1

    @PH-3.5.1/no-other-groups-in-a-winning-hand @reads:PH-3.4.1=1
    Scenario Outline: Other cards are no groups of a winning hand
      Given B holds <two> L1 L2 L3 s5 s5 s5
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When C turns up <card>
      Then B may not win

      Examples:
        | two    | card |
        | s9 s10 | s1   |
        | s8 L9  | s10  |
        | s7 L10 | s2   |
        | s6 s8  | s10  |

  @PH-3.6.1
  Rule: Bi: if, beside the chi, your hand still holds copies of the claimed card, each of them has to go into a legal chi group that is laid at the same time.

    @PH-3.6.1/one-copy @reads:PH-gap-4=1
    Example: A copy left in the hand is laid in a second chi, or in one with the claimed card
      Given B holds L4 L5 L6 L7 L8 s5 s6 s8 s10 L1 L1 L3 L10 L10
      And B has laid chi s1 s2 s3, peng s9 s9 s9
      When A discards L6
      Then B may only chi s6 L6 L6, L4 L5 L6 / L6 L7 L8 or pass
      And B may not chi L6 L7 L8
      And B may not chi L4 L5 L6
      When B chis L4 L5 L6 / L6 L7 L8
      Then B has laid chi s1 s2 s3, peng s9 s9 s9, chi L4 L5 L6, chi L6 L7 L8
      And B holds s5 s6 s8 s10 L1 L1 L3 L10 L10
      And it is B's turn
      When B discards s5
      Then B holds s6 s8 s10 L1 L1 L3 L10 L10

    @PH-3.6.1/two-copies-in-one-group @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: Two copies may be laid in one group beside the claimed card
      Given B holds s4 s4 L4 s5 s6 s8 s10 L1 L1 L3 L6 L8 L10 L10
      And B has laid chi s1 s2 s3, peng s9 s9 s9
      When A discards s4
      Then B may only peng, chi s4 s4 L4 / s4 s5 s6 or pass
      And B may not chi s4 s5 s6
      And B may not chi s4 s4 L4
      When B chis s4 s4 L4 / s4 s5 s6
      Then B has laid chi s1 s2 s3, peng s9 s9 s9, chi s4 s4 L4, chi s4 s5 s6
      And B holds s8 s10 L1 L1 L3 L6 L8 L10 L10

    @PH-3.6.1/in-the-claimed-group
    Example: A copy within the claimed group needs no other
      Given B holds s4 L4 s1 s1 s8 s8 s9 s9 L1 L1 L2 L2 L7 L7 L8 L8 L9 L9 L10 L10
      When A discards s4
      Then B may only chi s4 s4 L4 or pass
      When B chis s4 s4 L4
      Then B has laid chi s4 s4 L4 from A
      And B holds s1 s1 s8 s8 s9 s9 L1 L1 L2 L2 L7 L7 L8 L8 L9 L9 L10 L10

    @PH-3.6.1/three-groups @reads:PH-gap-4=1
    Example: With two copies in the hand up to three groups are laid at once, and one card is discarded
      Given B holds s4 s4 s2 s3 s3 s5 s5 s6 L1 L1 L2 L2 L7 L7 L8 L8 L9 L9 L10 L10
      When A discards s4
      Then B may only peng, chi s2 s3 s4 / s3 s4 s5 / s4 s5 s6 or pass
      When B chis s2 s3 s4 / s3 s4 s5 / s4 s5 s6
      Then B has laid chi s2 s3 s4, chi s3 s4 s5, chi s4 s5 s6
      And B holds L1 L1 L2 L2 L7 L7 L8 L8 L9 L9 L10 L10
      And it is B's turn
      When B discards L1
      And C turns up L2
      Then B holds L1 L2 L2 L7 L7 L8 L8 L9 L9 L10 L10

    @PH-3.6.1/the-same-group-twice
    Example: The second group may be the same as the first
      Given B holds s4 s5 s5 s6 s6 L1 L1 L2 L2 L3 L7 L7 L8 L8 L9 L9 L10 L10 s10 s10
      When A discards s4
      Then B may only chi s4 s5 s6 / s4 s5 s6 or pass
      When B chis s4 s5 s6 / s4 s5 s6
      Then B has laid chi s4 s5 s6, chi s4 s5 s6
      And B holds L1 L1 L2 L2 L3 L7 L7 L8 L8 L9 L9 L10 L10 s10 s10

    @PH-3.6.1/several-ways
    Example: Every way to lay all copies is offered
      Given B holds s4 s3 s5 s5 s6 s7 L4 L1 L1 L2 L2 L7 L8 L8 L9 L9 L10 L10 s10 s10
      When A discards s4
      Then B may only chi s4 s4 L4, s3 s4 s5 / s4 s5 s6 or pass

    @PH-3.6.1/all-three-sorts
    Example: Sequence, two-seven-ten and mixed groups may be laid with each other
      Given B holds s2 s3 s4 s7 s10 L2 L2 L4 L4 L5 L5 L6 L6 L8 L8 L9 L9 L10 L10 s6
      When A discards s2
      Then B may only chi s2 s2 L2, s2 s3 s4 / s2 s7 s10, s2 s3 s4 / s2 L2 L2, s2 s7 s10 / s2 L2 L2 or pass

    @PH-3.6.1/on-the-own-card
    Example: The own card from the stock asks for the same
      Given B holds s4 s3 s5 s5 s6 L1 L1 L2 L2 L3 L7 L7 L8 L8 L9 L9 L10 L10 s10 s10
      When B turns up s4
      Then B may only chi s3 s4 s5 / s4 s5 s6 or pass
      When B chis s3 s4 s5 / s4 s5 s6
      Then B has laid chi s3 s4 s5 from B, chi s4 s5 s6 from B
      And B holds L1 L1 L2 L2 L3 L7 L7 L8 L8 L9 L9 L10 L10 s10 s10
      And it is B's turn

    @PH-3.6.1/not-for-the-other-size @reads:PH-gap-4=1
    Example: A card of the same rank and the other size is no copy
      Given B holds L5 s5 s6 s8 s10 L1 L1 L3 L4 L6 L8 L9 L10 L10
      And B has laid chi s1 s2 s3, peng s9 s9 s9
      When A discards s4
      Then B may only chi s4 s5 s6 or pass
      When B chis s4 s5 s6
      Then B has laid chi s1 s2 s3, peng s9 s9 s9, chi s4 s5 s6
      And B holds L5 s8 s10 L1 L1 L3 L4 L6 L8 L9 L10 L10

    @PH-3.6.1/not-for-other-cards-of-the-group
    Example: Copies of the two other cards may stay in the hand
      Given B holds s5 s5 s6 s6 L1 L1 L2 L2 L3 L7 L7 L8 L8 L9 L9 L10 L10 s10 s10 s1
      When A discards s4
      Then B may only chi s4 s5 s6 or pass
      When B chis s4 s5 s6
      Then B has laid chi s4 s5 s6
      And B holds s5 s6 L1 L1 L2 L2 L3 L7 L7 L8 L8 L9 L9 L10 L10 s10 s10 s1

    @PH-3.6.1/groups-of-their-own @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: Groups laid with the chi count as groups of their own
      Given B holds s1 s2 s3 s7 s10 s5 s6 s8 s8 L1 L2 L3 L4 L5 L6 L8 L9 L9 L9 L10
      When A discards s2
      And B chis s1 s2 s3 / s2 s7 s10
      And B discards L10
      And C turns up s4
      And B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, kan L9 6, chi L1 L2 L3 6, chi L4 L5 L6 0, chi s4 s5 s6 0, chi s8 s8 L8 0
      And the points change by A -2, B +4, C -2

  @PH-3.6.2
  Rule: If not every copy can be laid that way, the chi is not allowed.

    @PH-3.6.2/no-group-for-the-copy @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: Without a group for the copy there is no chi
      Given B holds L6 L7 L8 s5 s7 s8 s10 L1 L1 L2 L3 L10 L10 s4
      And B has laid chi s1 s2 s3, peng s9 s9 s9
      When A discards L6
      Then B is not asked
      And B may not chi

    @PH-3.6.2/the-cards-are-used-once @reads:PH-gap-4=1
    Example: No card serves both groups
      Given B holds L4 L5 L6 L7 s5 s7 s8 s10 L1 L1 L3 L10 L10 s4
      And B has laid chi s1 s2 s3, peng s9 s9 s9
      When A discards L6
      Then B is not asked
      And B may not chi

    @PH-3.6.2/the-choice-matters @reads:PH-gap-4=1
    Example: One choice of the first group leaves room for the second, another does not
      Given B holds L4 L5 L6 L7 L8 s5 s7 s8 s10 L1 L1 L3 L10 L10
      And B has laid chi s1 s2 s3, peng s9 s9 s9
      When A discards L6
      Then B may only chi L4 L5 L6 / L6 L7 L8 or pass
      And B may not chi L5 L6 L7

    @PH-3.6.2/one-of-two-copies
    Example: A group for one of two copies is not enough
      Given B holds s4 s4 s2 s3 s5 s6 L1 L1 L2 L2 L7 L7 L8 L8 L9 L9 L10 L10 s10 s10
      When A discards s4
      Then B may only peng or pass
      And B may not chi

    @PH-3.6.2/a-kan-of-the-claimed-card
    Example: With a kan of the claimed card there is no chi, whatever lies beside it
      Given B holds s4 s4 s4 s2 s3 s3 s5 s5 s6 L4 L1 L1 L2 L2 L7 L7 L8 L8 L10 L10
      When A discards s4
      Then B may only pao or pass
      And B may not chi

    @PH-3.6.2/no-copy-from-a-kan
    Example: A copy has no group where that would break up a kan
      Given B holds L4 L5 L5 L5 L6 L7 L8 s1 s1 s2 s2 s8 s8 s9 s9 s10 s10 L1 L1 L2
      When A discards L6
      Then B is not asked
      And B may not chi

    @PH-3.6.2/no-missed-chance @reads:PH-3.4.1=1
    Example: A chi that was not allowed is no missed chance
      Given B holds s4 s5 s5 s6 s8 s8 s10 s10 L1 L1 L2 L2 L7 L7 L8 L8 L9 L9 L10 L10
      When A discards s4
      And B turns up s3
      Then B may only chi s3 s4 s5 or pass
      When B chis s3 s4 s5
      And B discards s8
      And B turns up s4
      Then B may only chi s4 s5 s6 or pass
