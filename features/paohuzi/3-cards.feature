Feature: Cards from the stock, and groups of identical cards
  What is turned up goes into no hand; wei and ti are laid at once, peng and pao by those who want them.

  @PH-3.1.1
  Rule: Stock cards are turned up one by one, visible to all seats.

    @PH-3.1.1/one-at-a-time
    Example: One card is turned up, and the next only when it is settled
      Given B holds s5 s5 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L5 L5 s10 s10 L10 L10
      And 16 are left in the stock
      When C turns up s5
      Then B may only peng or pass
      And s5 lies last in front of C
      And 16 are left in the stock
      When B passes
      And A turns up L8
      Then B may only peng or pass
      And s5 lies last in front of C
      And L8 lies last in front of A
      And 15 are left in the stock

    @PH-3.1.1/the-next-seat-sees-it
    Scenario Outline: The next seat sees a card and may want it
      Given <seat> holds s5 s5 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L5 L5 s10 s10 L10 L10
      When <revealer> turns up s5
      Then <seat> may peng

      Examples:
        | revealer | seat |
        | A        | B    |
        | B        | C    |
        | C        | A    |

    @PH-3.1.1/the-last-seat-sees-it @reads:PH-3.4.1=1
    Scenario Outline: So does the seat behind the next
      Given <seat> holds s5 s5 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L5 L5 s10 s10 L10 L10
      When <revealer> turns up s5
      Then <seat> may peng

      Examples:
        | revealer | seat |
        | A        | C    |
        | B        | A    |
        | C        | B    |

  @PH-3.1.2
  Rule: A turned-up card does not go into the revealer's hand; compulsory melds, wins and claims on it are settled first.

    @PH-3.1.2/a-passed-card-stays-on-the-table
    Example: A card that its revealer lets pass stays on the table, and nothing is discarded for it
      Given B holds s1 s1 s3 s4 s6 s8 s8 s10 L1 L2 L2 L4 L4 L6 L6 L8 L8 L9 L10 L10
      When B turns up s5
      Then B may only chi s3 s4 s5, s4 s5 s6 or pass
      When B passes
      And C turns up L4
      Then B may only peng or pass
      And B holds s1 s1 s3 s4 s6 s8 s8 s10 L1 L2 L2 L4 L4 L6 L6 L8 L8 L9 L10 L10
      And s5 lies last in front of B

    @PH-3.1.2/a-card-nobody-wants @reads:PH-3.4.1=1
    Example: A card that nobody wants stays on the table, and nothing is discarded for it
      Given B holds s5 s5 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L5 L5 s10 s10 L10 L10
      When B turns up s9
      And C turns up L8
      Then B may only peng or pass
      And B holds s5 s5 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L5 L5 s10 s10 L10 L10
      And s9 lies last in front of B

    @PH-3.1.2/no-second-chance
    Example: A card that lies dead cannot be claimed when the next is turned up
      Given B holds s1 s1 s3 s4 s6 s8 s8 s10 L1 L2 L2 L4 L4 L6 L6 L8 L8 L9 L10 L10
      When B turns up s5
      And B passes
      And C turns up L4
      Then B may only peng or pass
      And B may not chi s3 s4 s5
      When B pengs
      Then B has laid peng L4 L4 L4 from C
      And s5 lies last in front of B

    @PH-3.1.2/no-second-chance-for-a-pair
    Example: A card that was passed is not offered again while the next lies on the table
      Given A holds s5 s5 L8 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L5 L5 s10 s10 L10
      When B turns up s5
      Then A may only peng or pass
      When A passes
      And C turns up L8
      Then A may only pao or pass
      And s5 lies last in front of B

  @PH-3.1.3
  Rule: Two cards are identical when both size and rank agree.

    @PH-3.1.3/no-wei
    Example: A large pair and a small card are no wei, but may be a chi
      Given B holds L5 L5 s1 s1 s3 s3 s9 s9 s10 s10 L1 L1 L3 L3 L7 L7 L8 L8 L10 L10
      When B turns up s5
      Then B may only chi s5 L5 L5 or pass
      And B has laid nothing

    @PH-3.1.3/no-peng
    Example: A large pair and a small card are no peng
      Given B holds L5 L5 s1 s1 s3 s3 s9 s9 s10 s10 L1 L1 L3 L3 L7 L7 L8 L8 L10 L10
      When C discards s5
      Then B is not asked
      And B may not peng

    @PH-3.1.3/no-ti @reads:PH-3.4.1=1
    Example: Three large cards and a small one are no ti
      Given B holds L5 L5 L5 s1 s1 s3 s3 s9 s9 s10 s10 L1 L1 L3 L3 L7 L7 L8 L10 L10
      When B turns up s5
      And C turns up L7
      Then B may only peng or pass
      And B has laid nothing
      And s5 lies last in front of B

    @PH-3.1.3/no-pao
    Example: Three large cards and a small one are no pao
      Given B holds L5 L5 L5 s1 s1 s3 s3 s9 s9 s10 s10 L1 L1 L3 L3 L7 L7 L8 L10 L10
      When A discards s5
      Then B is not asked
      And B may not pao

    @PH-3.1.3/no-kan
    Example: Two small and two large cards are dealt as two pairs
      Given a fresh deal
      And A is the dealer
      And A holds s5 s5 L5 L5 s7 L7 L7 s1 s2 s8 s9 s10 L1 L2 L3 L4 L6 L8 L9 L10 s3
      Then A has laid nothing
      When A discards L7
      Then A holds s1 s2 s3 s5 s5 s7 s8 s9 s10 L1 L2 L3 L4 L5 L5 L6 L7 L8 L9 L10

  @PH-3.2.1
  Rule: Wei and ti are compulsory: if the card that you reveal yourself equals a pair in your hand, you lay the three cards as wei.

    @PH-3.2.1/laid-at-once
    Example: A pair and the own card are laid without a question, and a discard follows
      Given B holds s5 s5 s1 s2 s3 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10
      When B turns up s5
      Then B has laid wei s5 s5 s5
      And B holds s1 s2 s3 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10
      And it is B's turn
      And B may not pass
      And B may not chi s5 s6 s7
      When B discards L10
      Then B holds s1 s2 s3 s6 s7 s8 s9 s10 L1 L2 L3 L4 L5 L6 L7 L8 L9

    @PH-3.2.1/any-free-card
    Example: After a wei any card outside kans may be discarded
      Given B holds s5 s5 L8 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L5 L5 s10 s10 L10
      When B turns up s5
      Then B may only discard s1, s3, s7, s10, L1, L3, L5 or L10

    @PH-3.2.1/the-next-seat-goes-on
    Example: After the discard the next seat turns up a card
      Given B holds s5 s5 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L5 L5 s10 s10 L10 L10
      When B turns up s5
      And B discards s10
      And C turns up L8
      Then B may only peng or pass

    @PH-3.2.1/not-from-another
    Scenario Outline: The same card turned up by another seat makes no wei, only a peng if one wants
      Given B holds s5 s5 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L6 L6 s10 s10 L10 L10
      And A holds s9 L9 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L6 L6 s10 s10 L10 L10
      When <seat> turns up s5
      Then B may only peng or pass
      And B has laid nothing
      When B pengs
      Then B has laid peng s5 s5 s5 from <seat>

      Examples:
        | seat |
        | A    |
        | C    |

    @PH-3.2.1/a-barred-card @reads:PH-3.4.1=1
    Example: A card that was passed before makes a wei all the same
      Given B holds s5 s5 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L5 L5 s10 s10 L10 L10
      And B has passed s5
      When B turns up s5
      Then B has laid wei s5 s5 s5
      And it is B's turn

    @PH-3.2.1/two-copies-are-needed @reads:PH-3.4.1=1
    Example: One copy and the own card make nothing
      Given B holds s5 L8 L8 s1 s1 s3 s3 s7 s7 L1 L1 L3 L3 L6 L9 s10 s10 L10 L10 s9
      When B turns up s5
      And C turns up L8
      Then B may only peng or pass
      And B has laid nothing

  @PH-3.2.2
  Rule: If it equals three cards in your hand, you lay all four as ti.

    @PH-3.2.2/laid-at-once
    Example: A kan and the own card are laid as ti without a question
      Given B holds L5 L5 L5 s1 s2 s3 s4 s6 s7 s8 s9 s10 L1 L2 L3 L4 L6 L8 L9 L10
      When B turns up L5
      Then B has laid ti L5 L5 L5 L5
      And B holds s1 s2 s3 s4 s6 s7 s8 s9 s10 L1 L2 L3 L4 L6 L8 L9 L10
      And it is B's turn
      And B may not pass
      When B discards L10
      Then B holds s1 s2 s3 s4 s6 s7 s8 s9 s10 L1 L2 L3 L4 L6 L8 L9

    @PH-3.2.2/worth-more-than-a-pao @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Scenario Outline: It counts as ti, not as pao
      Given B holds <kan> <pair> <pair> s1 s1 s2 s3 s4 s5 s6 s7 s8 s9 L1 L2 L3 L8 L9
      When B turns up <card>
      And B discards s1
      And C turns up L10
      Then B may only win or pass
      And L10 lies last in front of C
      When B wins
      Then B counts ti <card> <huxi>, chi s1 s2 s3 3, chi s4 s5 s6 0, chi s7 s8 s9 0, chi L1 L2 L3 6, chi L8 L9 L10 0, pair <pair> 0
      And the points change by <points>

      Examples:
        | card | kan         | pair | huxi | points           |
        | s10  | s10 s10 s10 | L6   | 9    | A -2, B +4, C -2 |
        | L5   | L5 L5 L5    | s10  | 12   | A -3, B +6, C -3 |

    @PH-3.2.2/no-win-with-it-instead @reads:PH-gap-4=1
    Example: The own fourth card makes the ti, though it would win in a sequence
      Given B holds L4 L4 L4 L5 L6 s4 s5 s6
      And B has laid chi s1 s2 s3, chi s2 s7 s10, peng s9 s9 s9, wei L1 L1 L1
      When B turns up L4
      Then B has laid chi s1 s2 s3, chi s2 s7 s10, peng s9 s9 s9, wei L1 L1 L1, ti L4 L4 L4 L4
      And it is B's turn
      And B may not win
      And B may only discard s4, s5, s6, L5 or L6

    @PH-3.2.2/not-with-a-laid-wei @reads:PH-3.2.2=1 @reads:PH-3.3.3=1
    Example: The own fourth card to a laid wei is no ti but a pao, and voluntary
      Given B holds s1 s2 s3 s5 s6 s8 s9 s10 L1 L1 L3 L6 L7 L8 L8 L9 L10
      And B has laid wei L4 L4 L4
      When B turns up L4
      Then B may only pao or pass
      And B has laid wei L4 L4 L4
      When B paos
      Then B has laid pao L4 L4 L4 L4

    @PH-3.2.2/not-with-a-laid-peng
    Example: The own fourth card to a laid peng is no ti either
      Given B holds s1 s2 s3 s5 s6 s8 s9 s10 L1 L1 L3 L6 L7 L8 L8 L9 L10
      And B has laid peng L4 L4 L4
      When B turns up L4
      Then B may only pao or pass
      And B has laid peng L4 L4 L4
      When B paos
      Then B has laid pao L4 L4 L4 L4

    @PH-3.2.2/not-from-another
    Scenario Outline: The fourth card makes no ti when another seat turns it up
      Given B holds L5 L5 L5 s1 s2 s3 s4 s6 s7 s8 s9 s10 L1 L2 L3 L4 L6 L8 L9 L10
      When <seat> turns up L5
      Then B may only pao or pass
      And B has laid nothing

      Examples:
        | seat |
        | A    |
        | C    |

  @PH-3.3.1
  Rule: Peng and pao are voluntary. Peng: take a public card with two identical cards of your hand.

    @PH-3.3.1/from-the-seat-behind @reads:PH-gap-4=1
    Example: A discard of the seat behind may be taken, and play goes on behind the claimant
      Given B holds L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10
      When C discards L6
      Then B may only peng or pass
      When B pengs
      Then B has laid peng L6 L6 L6 from C
      And B holds s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10
      And it is B's turn
      When B discards s9
      And C turns up L8
      Then B may only peng or pass
      And L8 lies last in front of C

    @PH-3.3.1/from-any-discarder
    Scenario Outline: Any other seat may peng a discard
      Given <seat> holds L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10
      When <discarder> discards L6
      Then <seat> may only peng or pass
      When <seat> pengs
      Then it is <seat>'s turn

      Examples:
        | discarder | seat |
        | A         | B    |
        | B         | C    |
        | C         | A    |
        | A         | C    |
        | B         | A    |
        | C         | B    |

    @PH-3.3.1/a-card-of-the-seat-before
    Scenario Outline: The next seat may peng a card from the stock
      Given <seat> holds L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10
      When <revealer> turns up L6
      Then <seat> may only peng or pass
      When <seat> pengs
      Then <seat> has laid peng L6 L6 L6 from <revealer>
      And it is <seat>'s turn

      Examples:
        | revealer | seat |
        | A        | B    |
        | B        | C    |
        | C        | A    |

    @PH-3.3.1/a-card-of-the-seat-behind @reads:PH-3.4.1=1
    Scenario Outline: So may the seat behind the next
      Given <seat> holds L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10
      When <revealer> turns up L6
      Then <seat> may only peng or pass
      When <seat> pengs
      Then <seat> has laid peng L6 L6 L6 from <revealer>
      And it is <seat>'s turn

      Examples:
        | revealer | seat |
        | A        | C    |
        | B        | A    |
        | C        | B    |

    @PH-3.3.1/it-may-be-passed
    Example: Who does not want it keeps its pair, and the card lies dead
      Given B holds L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10
      When C discards L6
      And B passes
      And A turns up s5
      Then B may only peng or pass
      And B holds L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10
      And L6 lies last in front of C

    @PH-3.3.1/one-copy-is-too-few
    Example: One identical card is not enough
      Given B holds L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10 s8
      When C discards L6
      Then B is not asked
      And B may not peng

    @PH-3.3.1/three-make-no-peng
    Example: Of three identical cards no two make a peng
      Given B holds L6 L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 s10 s10 L10 L10
      When C discards L6
      Then B may only pao or pass
      And B may not peng

    @PH-3.3.1/not-beside-a-laid-group
    Example: Cards of laid groups make no peng
      Given B holds s2 s6 s6 s8 s8 s10 s10 L1 L1 L3 L3 L5 L5 L8 L8 L10 L10
      And B has laid chi s1 s2 s3
      When C discards s2
      Then B is not asked
      And B may not peng

  @PH-3.3.2
  Rule: With three identical cards in hand you may take the fourth, coming from another seat, as pao.

    @PH-3.3.2/a-discard
    Scenario Outline: The fourth card may be taken as a discard of any other seat
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      When <seat> discards L4
      Then B may only pao or pass
      When B paos
      Then B has laid pao L4 L4 L4 L4 from <seat>
      And B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And it is B's turn

      Examples:
        | seat |
        | A    |
        | C    |

    @PH-3.3.2/the-seat-behind-goes-on @reads:PH-gap-4=1
    Example: After its discard the seat behind the claimant goes on
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      When C discards L4
      And B paos
      And B discards s9
      And C turns up L7
      Then B may only peng or pass
      And L7 lies last in front of C

    @PH-3.3.2/a-card-from-the-stock
    Scenario Outline: The fourth card may be taken when any other seat turns it up
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And A holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L8 L8 L9 L9 s10 s10 L10 L10
      When <seat> turns up L4
      Then B may only pao or pass
      When B paos
      Then B has laid pao L4 L4 L4 L4 from <seat>
      And it is B's turn

      Examples:
        | seat |
        | A    |
        | C    |

    @PH-3.3.2/worth-less-than-a-ti @reads:PH-gap-14=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Scenario Outline: Kan and another seat's card count as pao, not as ti
      Given B holds L5 L5 L5 s1 s1 s2 s3 s4 s5 s6 s7 s8 s9 L1 L2 L3 L8 L9 s10 s10
      When <event> L5
      And B paos
      And B discards s1
      And C turns up L10
      Then B may only win or pass
      And L10 lies last in front of C
      When B wins
      Then B counts pao L5 9, chi s1 s2 s3 3, chi s4 s5 s6 0, chi s7 s8 s9 0, chi L1 L2 L3 6, chi L8 L9 L10 0, pair s10 0
      And the points change by A -2, B +4, C -2

      Examples:
        | event      |
        | A discards |
        | A turns up |

    @PH-3.3.2/two-are-too-few
    Example: A pair makes no pao
      Given B holds L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10
      When A turns up L6
      Then B may not pao

    @PH-3.3.2/not-the-own-card
    Example: The own card from the stock makes a ti of the kan
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      When B turns up L4
      Then B has laid ti L4 L4 L4 L4
      And B may not pao

  @PH-3.3.3
  Rule: A laid wei can be extended to pao by the fourth card whatever its source; a laid peng only by a card revealed from the stock.

    @PH-3.3.3/a-wei-by-a-discard
    Scenario Outline: A wei is extended by a discard of any other seat
      Given B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And B has laid wei L4 L4 L4
      When <seat> discards L4
      Then B may only pao or pass
      When B paos
      Then B has laid pao L4 L4 L4 L4 from <seat>
      And B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And it is B's turn

      Examples:
        | seat |
        | A    |
        | C    |

    @PH-3.3.3/from-the-stock @reads:PH-gap-4=1
    Scenario Outline: Wei and peng are extended by a card from the stock, whoever turns it up
      Given B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And B has laid <meld> L4 L4 L4
      When <seat> turns up L4
      Then B may only pao or pass
      When B paos
      Then B has laid pao L4 L4 L4 L4 from <seat>
      And B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And it is B's turn
      When B discards s9
      And C turns up L7
      Then B may only peng or pass
      And L7 lies last in front of C

      Examples:
        | meld | seat |
        | wei  | A    |
        | wei  | C    |
        | peng | A    |
        | peng | C    |

    @PH-3.3.3/a-wei-by-the-own-card @reads:PH-3.2.2=1 @reads:PH-3.3.3=1
    Example: A wei is extended by an own card from the stock, if one wants
      Given B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And B has laid wei L4 L4 L4
      When B turns up L4
      Then B may only pao or pass
      When B paos
      Then B has laid pao L4 L4 L4 L4
      And it is B's turn
      When B discards s9
      And C turns up L7
      Then B may only peng or pass

    @PH-3.3.3/a-peng-by-the-own-card
    Example: A peng is extended by an own card from the stock, if one wants
      Given B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And B has laid peng L4 L4 L4
      When B turns up L4
      Then B may only pao or pass
      When B paos
      Then B has laid pao L4 L4 L4 L4
      And it is B's turn
      When B discards s9
      And C turns up L7
      Then B may only peng or pass

    @PH-3.3.3/no-peng-by-the-discard-before @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: A peng is not extended by a discard of the seat before
      Given B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And B has laid peng L4 L4 L4
      When A discards L4
      Then B is not asked
      And B may not pao

    @PH-3.3.3/no-peng-by-the-discard-behind @reads:PH-gap-4=1
    Example: Nor by a discard of the seat behind
      Given B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And B has laid peng L4 L4 L4
      When C discards L4
      Then B is not asked
      And B may not pao

    @PH-3.3.3/in-its-place @reads:PH-gap-4=1
    Example: The pao takes the place of the peng, and no group is added
      Given B holds s2 s3 s6 s6 s9 s9 L7 L7 L9 L9 s10
      And B has laid peng L4 L4 L4, chi L1 L2 L3, chi L1 L2 L3
      When A turns up L4
      And B paos
      Then B has laid pao L4 L4 L4 L4 from A, chi L1 L2 L3, chi L1 L2 L3
      And B holds s2 s3 s6 s6 s9 s9 L7 L7 L9 L9 s10

    @PH-3.3.3/worth-of-the-pao-alone @reads:PH-gap-14=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Scenario Outline: The extended group counts as pao, and what it was no longer counts
      Given B holds s1 s1 s2 s3 s4 s5 s6 s7 s8 s9 L1 L2 L3 L8 L9 s10 s10
      And B has laid <meld> L5 L5 L5
      When A turns up L5
      And B paos
      And B discards s1
      And C turns up L10
      Then B may only win or pass
      And L10 lies last in front of C
      When B wins
      Then B counts pao L5 9, chi s1 s2 s3 3, chi s4 s5 s6 0, chi s7 s8 s9 0, chi L1 L2 L3 6, chi L8 L9 L10 0, pair s10 0
      And the points change by A -2, B +4, C -2

      Examples:
        | meld |
        | wei  |
        | peng |

    @PH-3.3.3/worth-with-the-own-card @reads:PH-3.2.2=1 @reads:PH-3.3.3=1 @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A wei extended by the own card counts as pao, too
      Given B holds s1 s1 s2 s3 s4 s5 s6 s7 s8 s9 L1 L2 L3 L8 L9 s10 s10
      And B has laid wei L5 L5 L5
      When B turns up L5
      And B paos
      And B discards s1
      And C turns up L10
      Then B may only win or pass
      And L10 lies last in front of C
      When B wins
      Then B counts pao L5 9, chi s1 s2 s3 3, chi s4 s5 s6 0, chi s7 s8 s9 0, chi L1 L2 L3 6, chi L8 L9 L10 0, pair s10 0
      And the points change by A -2, B +4, C -2

  @PH-3.3.4
  Rule: You may decline a pao.

    @PH-3.3.4/a-kan-stays
    Example: Who declines keeps its kan, which still may not be broken up
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      When A discards L4
      Then B may only pao or pass
      When B passes
      And C turns up L7
      Then B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And L4 lies last in front of A
      When B pengs
      Then B may only discard s1, s3, s6, s9, s10, L1, L9 or L10

    @PH-3.3.4/a-wei-stays
    Example: Who declines keeps its wei as it was
      Given B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And B has laid wei L4 L4 L4
      When C turns up L4
      And B passes
      And A turns up L7
      Then B has laid wei L4 L4 L4
      And L4 lies last in front of C

    @PH-3.3.4/a-peng-stays @reads:PH-gap-4=1
    Example: Who declines keeps its peng as it was
      Given B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And B has laid peng L4 L4 L4
      When C turns up L4
      And B passes
      And A turns up L7
      Then B has laid peng L4 L4 L4
      And L4 lies last in front of C

    @PH-3.3.4/an-own-card-declined @reads:PH-gap-4=1
    Example: The own card may be declined as well
      Given B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And B has laid peng L4 L4 L4
      When B turns up L4
      And B passes
      And C turns up L7
      Then B has laid peng L4 L4 L4
      And L4 lies last in front of B

    @PH-3.3.4/a-kan-still-counts @reads:PH-gap-14=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Example: The fourth copy may win in a sequence instead, and the kan counts whole
      Given B holds L4 L4 L4 L5 L6 s4 s5 s6
      And B has laid chi s1 s2 s3, chi s2 s7 s10, peng s9 s9 s9, wei L1 L1 L1
      When C turns up L4
      Then B may only pao, win or pass
      When B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, peng s9 1, wei L1 6, kan L4 6, chi L4 L5 L6 0, chi s4 s5 s6 0
      And the points change by A -2, B +4, C -2

    @PH-3.3.4/a-declined-kan-counts @reads:PH-gap-14=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1
    Example: A kan whose fourth copy was declined counts in a later win
      Given B holds L4 L4 L4 L8 L9 s4 s5 s6
      And B has laid chi s1 s2 s3, chi s2 s7 s10, peng s9 s9 s9, wei L1 L1 L1
      When C turns up L4
      And B passes
      And A turns up L10
      And B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, peng s9 1, wei L1 6, kan L4 6, chi L8 L9 L10 0, chi s4 s5 s6 0
      And the points change by A -2, B +4, C -2
