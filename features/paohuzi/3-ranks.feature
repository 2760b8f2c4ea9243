Feature: Who goes first, what is barred, and which card wins
  The rank of the claims on one card, cards that a seat has let pass or thrown away, and the winning card.

  @PH-3.9.1
  Rule: Rank of the claims on one public card: compulsory ti or wei, then win, then pao or peng, then chi.

    @PH-3.9.1/wei-before-anothers-win
    Example: A wei is laid before anybody else could win on the card
      Given A holds s5 s5 s10 s10 L10 L10 L8 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L5 L5 s7
      And C holds s4 s6 s1 s2 s3 L1 L2 L3 L9 L9 L9 s8 s8 s8 L4 L5 L6 L2 L7 L10
      When A turns up s5
      Then C is not asked
      And C may not win
      And A has laid wei s5 s5 s5
      And it is A's turn

    @PH-3.9.1/ti-before-anothers-win @reads:PH-3.4.1=1
    Example: A ti is laid before anybody else could win on the card
      Given A holds s5 s5 s5 s10 L10 L10 L8 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L5 L5 s7
      And C holds s4 s6 s1 s2 s3 L1 L2 L3 L9 L9 L9 s8 s8 s8 L4 L5 L6 L2 L7 L10
      When A turns up s5
      Then C is not asked
      And C may not win
      And A has laid ti s5 s5 s5 s5
      And it is A's turn

    @PH-3.9.1/wei-before-the-own-win @reads:PH-gap-4=1
    Example: The revealer lays the wei, though the card would win in a sequence
      Given B holds s5 s5 s4 s6 L5 L7 L8 L9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, wei L1 L1 L1, peng L3 L3 L3
      When B turns up s5
      Then B has laid chi s1 s2 s3, chi s2 s7 s10, wei L1 L1 L1, peng L3 L3 L3, wei s5 s5 s5
      And B may not win
      And it is B's turn

    @PH-3.9.1/the-same-card-wins-from-another @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: From another seat that card does win in a sequence
      Given B holds s5 s5 s4 s6 L5 L7 L8 L9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, wei L1 L1 L1, peng L3 L3 L3
      When C turns up s5
      Then B may only win, peng or pass

    @PH-3.9.1/a-wei-that-wins @reads:PH-3.4.1=1 @reads:PH-gap-7=1 @reads:PH-gap-8=1
    Example: The revealer may win with the wei it has laid, and with nothing better
      Given B holds s5 s5 L1 L2 L3 s7 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, wei L9 L9 L9
      When B turns up s5
      And B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi L4 L5 L6 0, wei L9 6, wei s5 3, chi s7 s8 s9 0, chi L1 L2 L3 6

    @PH-3.9.1/win-before-peng @reads:PH-3.4.1=1 @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A win goes before a peng
      Given A holds s5 s5 s10 s10 L10 L10 L8 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L5 L5 s7
      And C holds s4 s6 s1 s2 s3 L1 L2 L3 L9 L9 L9 s8 s8 s8 L4 L5 L6 L2 L7 L10
      When B turns up s5
      Then A may only peng or pass
      And C may only win or pass
      When A pengs and C wins
      Then C counts chi s1 s2 s3 3, chi L1 L2 L3 6, kan L9 6, kan s8 3, chi s4 s5 s6 0, chi L4 L5 L6 0, chi L2 L7 L10 6
      And the points change by A -4, B -4, C +8
      And A has laid nothing

    @PH-3.9.1/win-before-pao @reads:PH-3.4.1=1 @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A win goes before a pao
      Given A holds s5 s5 s5 s10 L10 L10 L8 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L5 L5 s7
      And C holds s4 s6 s1 s2 s3 L1 L2 L3 L9 L9 L9 s8 s8 s8 L4 L5 L6 L2 L7 L10
      When B turns up s5
      And A paos and C wins
      Then the winners are C
      And the points change by A -4, B -4, C +8
      And A has laid nothing

    @PH-3.9.1/win-before-chi @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A win goes before the revealer's chi
      Given B holds s6 s7 s10 s10 L10 L10 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L5 L5 s9 s9
      And C holds s4 s6 s1 s2 s3 L1 L2 L3 L9 L9 L9 s8 s8 s8 L4 L5 L6 L2 L7 L10
      When B turns up s5
      And B chis s5 s6 s7 and C wins
      Then the winners are C
      And the points change by A -4, B -4, C +8
      And B has laid nothing

    @PH-3.9.1/peng-before-chi
    Example: A peng goes before the chi of the next seat, and nobody wins on a discard
      Given A holds s5 s5 s10 s10 L10 L10 L8 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L5 L5 s7
      And C holds s4 s6 s1 s2 s3 L1 L2 L3 L9 L9 L9 s8 s8 s8 L4 L5 L6 L2 L7 L10
      When B discards s5
      Then A may only peng or pass
      And C may only chi s3 s4 s5, s4 s5 s6 or pass
      When A pengs and C chis s4 s5 s6
      Then A has laid peng s5 s5 s5 from B
      And C has laid nothing
      And C holds s4 s6 s1 s2 s3 L1 L2 L3 L9 L9 L9 s8 s8 s8 L4 L5 L6 L2 L7 L10
      And it is A's turn

    @PH-3.9.1/pao-before-chi
    Example: A pao goes before the chi of the next seat
      Given A holds s5 s5 s5 s10 L10 L10 L8 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L5 L5 s7
      And C holds s4 s6 s1 s1 s2 s2 L3 L6 L9 L9 s8 s8 L4 L4 L2 L2 L7 L7 s10 s10
      When B discards s5
      And A paos and C chis s4 s5 s6
      Then A has laid pao s5 s5 s5 s5 from B
      And C has laid nothing
      And it is A's turn

    @PH-3.9.1/peng-before-the-revealers-chi
    Scenario Outline: A peng goes before the revealer's chi, wherever its seat
      Given B holds s6 s7 s10 s10 L10 L10 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L6 L6 s9 s9
      And <seat> holds s5 s5 s10 s10 L10 L10 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L6 L6 s9 s9
      When B turns up s5
      Then B may only chi s5 s6 s7 or pass
      And <seat> may only peng or pass
      When B chis s5 s6 s7 and <seat> pengs
      Then <seat> has laid peng s5 s5 s5 from B
      And B has laid nothing
      And it is <seat>'s turn

      Examples:
        | seat |
        | A    |
        | C    |

    @PH-3.9.1/pao-before-the-revealers-chi
    Example: A pao goes before the revealer's chi
      Given B holds s6 s7 s10 s10 L10 L10 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L6 L6 s9 s9
      And A holds s5 s5 s5 s10 s10 L10 L10 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L6 L6 s9
      When B turns up s5
      And B chis s5 s6 s7 and A paos
      Then A has laid pao s5 s5 s5 s5 from B
      And B has laid nothing
      And it is A's turn

    @PH-3.9.1/chi-when-peng-is-passed
    Example: Where peng is passed the chi counts
      Given B holds s6 s7 s10 s10 L10 L10 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L6 L6 s9 s9
      And A holds s5 s5 s10 s10 L10 L10 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L6 L6 s9 s9
      When B turns up s5
      And B chis s5 s6 s7 and A passes
      Then B has laid chi s5 s6 s7 from B
      And it is B's turn

    @PH-3.9.1/who-could-win-takes-less @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Scenario Outline: Who could win and takes less does not keep another from winning
      Given <seat> holds <hand> s1 s2 s3 s2 s7 s10 L1 L1 L1 L3 L3 L3
      And <winner> holds s4 s6 s1 s2 s3 L1 L2 L3 L9 L9 L9 s8 s8 s8 L4 L5 L6 L2 L7 L10
      When <revealer> turns up s5
      And <seat> <claims> and <winner> wins
      Then the winners are <winner>
      And <seat> has laid nothing

      @reads:PH-3.4.1=1
      Examples:
        | revealer | seat | claims        | winner | hand                    |
        | C        | B    | pengs         | A      | s5 s5 s4 s6 L5 L7 L8 L9 |
        | C        | A    | pengs         | B      | s5 s5 s4 s6 L5 L7 L8 L9 |
        | C        | B    | paos          | A      | s5 s5 s5 s4 s6 L7 L8 L9 |
        | C        | A    | paos          | B      | s5 s5 s5 s4 s6 L7 L8 L9 |

      Examples:
        | revealer | seat | claims        | winner | hand                    |
        | B        | B    | chis s4 s5 s6 | C      | s9 s9 s9 s4 s6 L7 L8 L9 |
        | A        | A    | chis s4 s5 s6 | B      | s9 s9 s9 s4 s6 L7 L8 L9 |

    @PH-3.9.1/who-could-win-gets-less @reads:PH-gap-7=1
    Scenario Outline: Where the other passes its win, what a seat takes that could win itself stands
      Given <seat> holds <hand> s1 s2 s3 s2 s7 s10 L1 L1 L1 L3 L3 L3
      And <winner> holds s4 s6 s1 s2 s3 L1 L2 L3 L9 L9 L9 s8 s8 s8 L4 L5 L6 L2 L7 L10
      When <revealer> turns up s5
      Then <seat> may win
      When <seat> <claims> and <winner> passes
      Then <seat> has laid <meld>
      And it is <seat>'s turn

      @reads:PH-3.4.1=1 @reads:PH-gap-14=1
      Examples:
        | revealer | seat | claims        | winner | hand                    | meld                   |
        | C        | B    | pengs         | A      | s5 s5 s4 s6 L5 L7 L8 L9 | peng s5 s5 s5 from C   |
        | C        | A    | pengs         | B      | s5 s5 s4 s6 L5 L7 L8 L9 | peng s5 s5 s5 from C   |
        | C        | B    | paos          | A      | s5 s5 s5 s4 s6 L7 L8 L9 | pao s5 s5 s5 s5 from C |
        | C        | A    | paos          | B      | s5 s5 s5 s4 s6 L7 L8 L9 | pao s5 s5 s5 s5 from C |

      Examples:
        | revealer | seat | claims        | winner | hand                    | meld                   |
        | B        | B    | chis s4 s5 s6 | C      | s9 s9 s9 s4 s6 L7 L8 L9 | chi s4 s5 s6 from B    |
        | A        | A    | chis s4 s5 s6 | B      | s9 s9 s9 s4 s6 L7 L8 L9 | chi s4 s5 s6 from A    |

    @PH-3.9.1/less-where-the-win-is-passed @reads:PH-gap-7=1
    Scenario Outline: Where a win is passed, what ranks below it stands
      Given <seat> holds <hand>
      And C holds s4 s6 s1 s2 s3 L1 L2 L3 L9 L9 L9 s8 s8 s8 L4 L5 L6 L2 L7 L10
      When B turns up s5
      And <seat> <claims> and C passes
      Then <seat> has laid <meld> from B
      And it is <seat>'s turn

      @reads:PH-3.4.1=1
      Examples:
        | seat | claims        | hand                                                            | meld            |
        | A    | pengs         | s5 s5 s10 s10 L10 L10 L8 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L5 L5 s7 | peng s5 s5 s5   |
        | A    | paos          | s5 s5 s5 s10 L10 L10 L8 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L5 L5 s7  | pao s5 s5 s5 s5 |

      Examples:
        | seat | claims        | hand                                                            | meld            |
        | B    | chis s5 s6 s7 | s6 s7 s10 s10 L10 L10 L8 L8 L3 L3 s3 s3 s1 s1 L1 L1 L5 L5 s9 s9 | chi s5 s6 s7    |

  @PH-3.10.1
  Rule: A seat that let a chance to chi or peng a card pass, or that discarded such a card itself, may no longer chi or peng that card.

    @PH-3.10.1/a-passed-chi
    Example: What was passed as chi may not be taken by chi later
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      And B has passed s4
      When A discards s4
      Then B is not asked
      And B may not chi

    @PH-3.10.1/an-own-card-passed @reads:PH-3.4.1=1
    Example: Nor what was passed as the own card from the stock, when another copy is turned up
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When B turns up s4
      And B passes
      And B turns up s4
      Then B may not chi
      When C turns up L1
      Then B may only peng or pass
      And s4 lies last in front of B

    @PH-3.10.1/any-of-its-chis
    Example: Every chi of the passed card is barred, not only one
      Given B holds s5 s6 s2 s3 s1 s1 s9 s9 s10 s10 L1 L1 L2 L2 L4 L4 L7 L7 L10 L10
      And B has passed s4
      When A discards s4
      Then B is not asked
      And B may not chi

    @PH-3.10.1/a-passed-peng
    Example: What was passed as peng may not be taken by peng later, from the stock either
      Given B holds s4 s4 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When C discards s4
      Then B may only peng or pass
      When B passes
      And A turns up s4
      Then B may not peng
      When B turns up L1
      Then B has laid wei L1 L1 L1
      And s4 lies last in front of A

    @PH-3.10.1/peng-passed-bars-chi
    Example: What was passed as peng may not be taken by chi either
      Given A holds L8 L8 s4 s1 s1 s9 s9 s10 s10 L1 L1 L2 L2 L5 L6 L7 L7 L10 L10 s5
      And B holds s4 s4 L4 s5 s6 s1 s1 s9 s9 s10 s10 L1 L1 L2 L2 L6 L7 L7 L10 L10
      When C discards s4
      Then B may only peng or pass
      When B passes
      And A turns up L8
      And A discards s4
      Then B is not asked
      And B may not chi
      And B may not peng

    @PH-3.10.1/an-own-discard @reads:PH-3.4.1=1
    Example: What a seat has discarded itself it may not chi
      Given B is the dealer
      And B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When B discards s4
      And B turns up s4
      Then B may not chi
      When C turns up L1
      Then B may only peng or pass
      And s4 lies last in front of B

    @PH-3.10.1/an-own-discard-later @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: The same holds for a discard after a meld
      Given B holds s5 s6 s1 s1 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10
      And B has laid peng L8 L8 L8
      And B has discarded s4
      When A discards s4
      Then B is not asked
      And B may not chi

    @PH-3.10.1/for-the-whole-deal
    Example: The bar does not end with a meld or a turn of the seat
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When A discards s4
      And B passes
      And B turns up L1
      And B discards s10
      And B turns up L2
      And B discards s10
      And B turns up s4
      Then B may not chi

    @PH-3.10.1/the-other-size-is-free
    Example: A card of the same rank and the other size is not barred
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L5 L6 L8 L8 L10 L10
      And B has passed s4
      When A discards L4
      Then B may only chi L4 L5 L6 or pass

    @PH-3.10.1/other-cards-are-free
    Example: Other cards are not barred
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      And B has passed s4
      When A discards L8
      Then B may only chi L6 L7 L8 or pass

    @PH-3.10.1/no-bar-for-others
    Example: A bar of one seat is none of another
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      And C holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When A discards s4
      And B passes
      And C turns up s4
      Then C may only chi s4 s5 s6 or pass
      And B is not asked

    @PH-3.10.1/a-lost-claim @reads:PH-gap-4=1
    Example: A chi that was wanted and lost to a peng is no missed chance
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L7 L7 L8 L8 L10 L10
      And C holds s4 s4 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L7 L7 L8 L8 L10 L10
      When A discards s4
      And B chis s4 s5 s6 and C pengs
      And C discards L10
      Then B may only peng or pass
      When B passes
      And A turns up s3
      And B turns up s4
      Then B may only chi s4 s5 s6 or pass
      And C may only pao or pass

    @PH-3.10.1/passed-though-lost
    Example: Who passes has missed its chance, though another seat takes the card
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L7 L7 L8 L8 L10 L10
      And C holds s4 s4 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L7 L7 L8 L8 L10 L10
      When A discards s4
      And B passes and C pengs
      And C discards s9
      And B passes
      And A turns up s3
      And B turns up s4
      Then B is not asked
      And C may only pao or pass

    @PH-3.10.1/no-chance-no-bar
    Example: A card that could not be taken when it came may be taken later
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When C discards s4
      And B turns up s4
      Then B may only chi s4 s5 s6 or pass

    @PH-3.10.1/an-own-card-nobody-wants @reads:PH-3.4.1=1 @reads:PH-gap-10=1
    Example: An own card from the stock that could not be taken is no discard
      Given B holds s4 s5 s5 s6 s8 s8 s10 s10 L1 L1 L2 L2 L7 L7 L8 L8 L9 L9 L10 L10
      When B turns up s4
      And C turns up s8
      And B passes
      And A turns up L5
      And B turns up s3
      Then B may only chi s3 s4 s5 or pass
      When B chis s3 s4 s5
      And B discards s8
      And B turns up s4
      Then B may only chi s4 s5 s6 or pass

    @PH-3.10.1/chi-chosen-for-peng @reads:PH-gap-19=1 @reads:PH-gap-4=1
    Example: A card taken by chi where peng was offered too is not barred
      Given B holds s4 s4 L4 s5 s5 s6 s6 s1 s1 s9 s9 L1 L1 L2 L2 L8 L8 L9 L10 L10
      When A discards s4
      Then B may only peng, chi s4 s4 L4 / s4 s5 s6 or pass
      When B chis s4 s4 L4 / s4 s5 s6
      And B discards L10
      And B turns up s4
      Then B may only chi s4 s5 s6 or pass

    @PH-3.10.1/peng-chosen-for-chi @reads:PH-gap-19=1 @reads:PH-gap-4=1
    Example: A card taken by peng where chi was offered too is not barred
      Given B holds s4 s4 L4 s5 s5 s6 s6 s1 s1 s9 s9 L1 L1 L2 L2 L8 L8 L9 L10 L10
      When A discards s4
      And B pengs
      And B discards L10
      And B turns up s4
      Then B may only chi s4 s5 s6, pao or pass

    @PH-3.10.1/wei-is-free
    Example: Wei is not barred
      Given B holds s4 s4 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When C discards s4
      And B passes
      And B turns up s4
      Then B has laid wei s4 s4 s4
      And it is B's turn

  @PH-3.10.2
  Rule: Such a card can still be used to win.

    @PH-3.10.2/what-was-passed @reads:PH-3.4.1=1 @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A card that was passed as chi may win later
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      And B has passed s10
      When C turns up s10
      Then B may only win or pass
      When B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi L4 L5 L6 0, chi L7 L8 L9 0, kan s5 3, chi L1 L2 L3 6, chi s8 s9 s10 0
      And the points change by A -1, B +2, C -1

    @PH-3.10.2/on-the-own-card @reads:PH-3.4.1=1 @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: On the own card a barred card may win, but not be taken by chi
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      And B has passed s10
      When B turns up s10
      Then B may only win or pass

    @PH-3.10.2/what-was-discarded @reads:PH-3.4.1=1 @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A card that the seat has discarded itself may win later
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      And B has discarded L10 s10
      When C turns up s10
      Then B may only win or pass

    @PH-3.10.2/a-passed-win @reads:PH-3.4.1=1 @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A win that was passed may be had later on the same card
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When C turns up s10
      Then B may only win or pass
      When B passes
      And A turns up s10
      Then B may only win or pass
      When B wins
      Then the points change by A -1, B +2, C -1

    @PH-3.10.2/a-passed-win-bars-nothing @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A win that was passed where no chi or peng was offered bars nothing
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When C turns up s10
      And B passes
      And B turns up s10
      Then B may only win, chi s8 s9 s10 or pass

    @PH-3.10.2/a-passed-peng @reads:PH-3.4.1=1 @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A card that was passed as peng may win later
      Given B holds s4 s6 s5 s5 L5 L7 L8 L9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, wei L1 L1 L1, peng L3 L3 L3
      And B has passed s5
      When C turns up s5
      Then B may only win or pass

  @PH-3.11.1
  Rule: Apart from the heavenly win at the start, the winning card must be a card turned up from the stock; a card discarded from a hand never is.

    @PH-3.11.1/not-on-a-discard @reads:PH-3.4.1=1
    Example: Nobody wins on a discard
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When C discards s10
      Then B is not asked
      And B may not win

    @PH-3.11.1/chi-of-such-a-discard @reads:PH-3.4.1=1
    Example: Such a discard may only be taken by chi, and then one card is discarded
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When A discards s10
      Then B may only chi s8 s9 s10 or pass
      When B chis s8 s9 s10
      Then B may only discard L1, L2 or L3
      And B may not win

    @PH-3.11.1/a-card-of-the-seat-before @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A card from the stock wins that the seat before turns up
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When A turns up s10
      Then B may win
      When B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi L4 L5 L6 0, chi L7 L8 L9 0, kan s5 3, chi L1 L2 L3 6, chi s8 s9 s10 0
      And the points change by A -1, B +2, C -1

    @PH-3.11.1/the-own-card @reads:PH-3.4.1=1 @reads:PH-gap-7=1
    Example: A card from the stock wins that one turns up oneself
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When B turns up s10
      Then B may win
      When B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi L4 L5 L6 0, chi L7 L8 L9 0, kan s5 3, chi L1 L2 L3 6, chi s8 s9 s10 0
      And the points change by A -1, B +2, C -1

    @PH-3.11.1/a-card-of-the-seat-behind @reads:PH-3.4.1=1 @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: A card from the stock wins that the seat behind turns up
      Given B holds L1 L2 L3 s5 s5 s5 s8 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When C turns up s10
      Then B may win
      When B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi L4 L5 L6 0, chi L7 L8 L9 0, kan s5 3, chi L1 L2 L3 6, chi s8 s9 s10 0
      And the points change by A -1, B +2, C -1

    @PH-3.11.1/complete-after-a-pao @reads:PH-gap-4=1
    Example: A pao of a discard does not win, though the hand is complete with it
      Given B holds L4 L4 L4 s6 s6
      And B has laid chi s1 s2 s3, chi s2 s7 s10, peng s9 s9 s9, wei L1 L1 L1, wei L9 L9 L9
      When A discards L4
      Then B may only pao or pass
      When B paos
      Then B may only discard s6
      And B may not win

    @PH-3.11.1/complete-after-a-peng @reads:PH-gap-4=1
    Example: A peng of a discard does not win, though the hand is complete with it
      Given B holds L4 L4 L1 L2 L3 L7 L8 L9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, wei s9 s9 s9, peng s8 s8 s8
      When C discards L4
      Then B may only peng or pass
      When B pengs
      Then B may only discard L1, L2, L3, L7, L8 or L9
      And B may not win

    @PH-3.11.1/complete-after-a-peng-from-the-stock @reads:PH-gap-7=1
    Example: Who pengs a card from the stock instead of winning on it has to discard
      Given B holds L4 L4 L1 L2 L3 L7 L8 L9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, wei s9 s9 s9, peng s8 s8 s8
      When C turns up L4
      Then B may only win, peng or pass
      When B pengs
      Then B may only discard L1, L2, L3, L7, L8 or L9
      And B may not win
