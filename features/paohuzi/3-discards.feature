Feature: Discards, kans and dead hands
  What is discarded after which group, what never is, and what becomes of a hand with nothing to discard.

  @PH-3.7.1
  Rule: After a chi or a peng you discard one card.

    @PH-3.7.1/after-a-chi @reads:PH-gap-4=1
    Example: After a chi one card is discarded, and the next seat goes on
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When A discards s4
      And B chis s4 s5 s6
      Then B has laid chi s4 s5 s6 from A
      And it is B's turn
      And B holds s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      And B may not pass
      When B discards s10
      And C turns up L1
      Then B may only peng or pass
      And B holds s1 s1 s2 s2 s9 s9 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      And s10 lies last in front of B

    @PH-3.7.1/after-a-chi-of-the-own-card
    Example: The same holds after a chi of the own card
      Given B holds s5 s6 s1 s1 s2 s2 s9 s9 s10 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10
      When B turns up s4
      And B chis s4 s5 s6
      Then it is B's turn
      When B discards s10
      And C turns up L1
      Then B may only peng or pass
      And B holds s1 s1 s2 s2 s9 s9 s10 L1 L1 L2 L2 L6 L6 L7 L7 L10 L10

    @PH-3.7.1/after-a-peng @reads:PH-gap-4=1
    Example: After a peng one card is discarded, and the seat behind the claimant goes on
      Given B holds L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10
      When C discards L6
      And B pengs
      Then it is B's turn
      And B may not pass
      When B discards s10
      And C turns up L1
      Then B may only peng or pass
      And L1 lies last in front of C
      And B holds s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 L10 L10

    @PH-3.7.1/after-a-peng-from-the-stock @reads:PH-gap-4=1
    Example: The same holds after a peng of a card from the stock
      Given B holds L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 s10 L10 L10
      When C turns up L6
      And B pengs
      Then it is B's turn
      When B discards s10
      And C turns up L1
      Then B may only peng or pass
      And L1 lies last in front of C
      And B holds s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 L8 s10 L10 L10

    @PH-3.7.1/it-may-be-chid
    Example: The discard may be claimed like any other, by chi of the next seat
      Given C holds s8 s9 s1 s1 s3 s3 s5 s5 L1 L1 L3 L3 L5 L5 L7 L7 L9 L9 s4 s6
      And B holds L10 L10 s10 s1 s1 s3 s3 s5 s5 L1 L1 L3 L3 L5 L5 L7 L7 L9 L9 L8
      When A discards L10
      And B pengs
      And B discards s10
      Then C may only chi s8 s9 s10 or pass
      When C chis s8 s9 s10
      Then C has laid chi s8 s9 s10 from B
      And it is C's turn

    @PH-3.7.1/it-may-be-penged
    Example: The discard may be claimed by peng, also by the seat whose discard was taken
      Given A holds s2 s2 s5 s5 s7 s7 s9 s9 L1 L1 L3 L3 L5 L5 L6 L7 L7 L8 L9 L9
      And B holds L10 L10 s2 s5 s5 s7 s7 s9 s9 L1 L1 L3 L3 L5 L5 L7 L7 L8 L9 L9
      When A discards L10
      And B pengs
      And B discards s2
      Then A may only peng or pass
      When A pengs
      Then A has laid peng s2 s2 s2 from B
      And it is A's turn

  @PH-3.7.2
  Rule: Three identical cards in hand are a kan and may not be broken up.

    @PH-3.7.2/no-discards
    Example: Cards of a kan are no discards
      Given B holds L4 L4 L4 L5 L6 s5 s6 s8 s10 L1 L1 L3 L9 L10 L10
      And B has laid chi s1 s2 s3, peng s9 s9 s9
      When it is B's turn
      Then B may only discard s5, s6, s8, s10, L1, L3, L5, L6, L9 or L10
      And B may not discard L4

    @PH-3.7.2/no-chi @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: A card of a kan is in no chi
      Given B holds L4 L4 L4 L5 L6 s5 s6 s8 s10 L1 L1 L3 L10 L10
      And B has laid chi s1 s2 s3, peng s9 s9 s9
      When A discards L2
      Then B may only chi L1 L2 L3 or pass
      And B may not chi L2 L3 L4

    @PH-3.7.2/no-chi-of-two
    Example: Two cards of a kan and the other size are no chi
      Given B holds L4 L4 L4 s1 s1 s2 s2 s8 s8 s10 s10 L1 L1 L8 L8 L9 L9 L10 L10 s6
      When A discards s4
      Then B is not asked
      And B may not chi

    @PH-3.7.2/no-bi
    Example: A card of a kan is in no group laid with a chi
      Given B holds s4 s3 s5 s5 s5 s6 s2 L1 L1 L2 L2 L3 L7 L7 L8 L8 L9 L9 L10 L10
      When A discards s4
      Then B is not asked
      And B may not chi

    @PH-3.7.2/no-peng
    Example: Two of three are no peng, and the third no discard after it
      Given B holds L6 L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 s10 s10 L10 L10
      When A turns up L6
      Then B may only pao or pass

    @PH-3.7.2/no-wei
    Example: Two of three are no wei, the own fourth card makes a ti of all
      Given B holds L6 L6 L6 s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 s10 s10 L10 L10
      When B turns up L6
      Then B has laid ti L6 L6 L6 L6
      And B holds s1 s1 s3 s3 s5 s5 s9 s9 L1 L1 L3 L3 L8 s10 s10 L10 L10

    @PH-3.7.2/no-sequences-in-a-win @reads:PH-gap-4=1
    Example: A win does not break a kan up into sequences
      Given B holds L4 L4 L4 L5 L5 L6 L6 s4
      And B has laid chi s1 s2 s3, chi s2 s7 s10, wei L1 L1 L1, peng L3 L3 L3
      When C turns up s4
      Then B may not win

    @PH-3.7.2/no-pair-in-a-win @reads:PH-gap-4=1
    Example: A win does not take its pair from a kan
      Given B holds s7 s8 L8 L10 L9 L9 L9
      And B has laid ti s5 s5 s5 s5, chi s1 s2 s3, peng L1 L1 L1, chi L4 L5 L6
      When C turns up s9
      Then B may not win

    @PH-3.7.2/a-group-in-a-win @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: In a win the kan is one group
      Given B holds L4 L4 L4 L5 L5 L6 L7 L7
      And B has laid chi s1 s2 s3, chi s2 s7 s10, wei L1 L1 L1, peng L3 L3 L3
      When C turns up L6
      Then B may win
      When B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, wei L1 6, peng L3 3, kan L4 6, chi L5 L6 L7 0
      And the points change by A -3, B +6, C -3

  @PH-3.7.3
  Rule: Chi and peng are not available if no legal discard would remain.

    @PH-3.7.3/no-peng @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Scenario Outline: There is no peng where only a kan would remain
      Given B holds s9 s9 s9 s5 s5
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9, peng L10 L10 L10
      When <event> s5
      Then B may not peng
      And B may not win

      Examples:
        | event      |
        | A discards |
        | C discards |
        | C turns up |

    @PH-3.7.3/no-peng-with-the-last-two @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: There is no peng where nothing would remain
      Given B holds s5 s5
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9, peng L10 L10 L10, chi L1 L2 L3
      When A discards s5
      Then B may not peng

    @PH-3.7.3/no-chi
    Scenario Outline: There is no chi where only a kan would remain
      Given B holds s9 s9 s9 s4 s6
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9, chi L1 L1 s1
      When <event> s5
      Then B may not chi

      Examples:
        | event      |
        | A discards |
        | B turns up |

    @PH-3.7.3/no-chi-with-all-cards @reads:PH-gap-4=1
    Example: There is no chi where the groups laid with it would take the last card
      Given B holds L4 L5 L6 L7 L8
      And B has laid chi s1 s2 s3, chi s2 s7 s10, peng s9 s9 s9, peng L10 L10 L10, chi s4 s5 s6
      When A discards L6
      Then B may not chi

    @PH-3.7.3/free-cards-remain @reads:PH-3.4.1=1
    Example: Where cards outside the kan remain there is a peng, and one of them is discarded
      Given B holds s9 s9 s9 s5 s5 s4 s6 L2
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When C discards s5
      Then B may only peng or pass
      When B pengs
      Then B may only discard s4, s6 or L2

    @PH-3.7.3/no-chi-with-all-free-cards
    Example: There is a peng, but no chi whose groups would take all cards outside the kan
      Given B holds s9 s9 s9 s4 s6 s5 s5 L5
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9
      When A discards s5
      Then B may only peng or pass
      And B may not chi

    @PH-3.7.3/after-a-four @reads:PH-gap-4=1
    Example: Beside a four two cards outside kans always remain
      Given B holds s9 s9 s9 s5 s5 s8 L2
      And B has laid pao L10 L10 L10 L10, chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6
      When C discards s5
      Then B may only peng or pass
      When B pengs
      Then B may only discard s8 or L2

  @PH-3.7.4
  Rule: From your second pao or ti on, no discard follows.

    @PH-3.7.4/the-first-pao @reads:PH-gap-4=1
    Example: After the first pao a card is discarded
      Given B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      And B has laid wei L4 L4 L4
      When A discards L4
      And B paos
      Then it is B's turn
      And B may not pass
      When B discards s10
      And C turns up L7
      Then B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 L10

    @PH-3.7.4/the-first-ti
    Example: After the first ti a card is discarded
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 s10 L10
      When B turns up L4
      Then it is B's turn
      And B may not pass
      When B discards s10
      And C turns up L7
      Then B holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L7 L7 L9 L9 s10 L10

    @PH-3.7.4/a-pao-after-a-ti @reads:PH-gap-11=1
    Example: After a pao that is the second four nothing is discarded
      Given B holds s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9
      And B has laid ti s10 s10 s10 s10, peng L4 L4 L4
      When A turns up L4
      And B paos
      And C turns up L7
      Then B may only peng or pass
      And B has laid ti s10 s10 s10 s10, pao L4 L4 L4 L4
      And B holds s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9

    @PH-3.7.4/a-pao-after-a-pao @reads:PH-gap-11=1 @reads:PH-gap-4=1
    Example: Nor after a second pao
      Given B holds s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9
      And B has laid pao s10 s10 s10 s10, peng L4 L4 L4
      When A turns up L4
      And B paos
      And C turns up L7
      Then B may only peng or pass
      And B has laid pao s10 s10 s10 s10, pao L4 L4 L4 L4
      And B holds s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9

    @PH-3.7.4/a-ti-after-a-pao @reads:PH-gap-11=1 @reads:PH-gap-4=1
    Example: After a ti that is the second four nothing is discarded
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9
      And B has laid pao s10 s10 s10 s10
      When B turns up L4
      And C turns up L7
      Then B may only peng or pass
      And B has laid pao s10 s10 s10 s10, ti L4 L4 L4 L4
      And B holds s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9

    @PH-3.7.4/a-ti-after-a-ti @reads:PH-gap-11=1
    Example: Nor after a second ti
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9
      And B has laid ti s10 s10 s10 s10
      When B turns up L4
      And C turns up L7
      Then B may only peng or pass
      And B has laid ti s10 s10 s10 s10, ti L4 L4 L4 L4
      And B holds s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9

    @PH-3.7.4/a-kan-and-a-discard @reads:PH-3.4.1=1 @reads:PH-gap-11=1 @reads:PH-gap-4=1
    Example: A second four from a discard is not followed by one either
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9
      And B has laid pao s10 s10 s10 s10
      When A discards L4
      And B paos
      And C turns up L7
      Then B may only peng or pass
      And B holds s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9

    @PH-3.7.4/a-dealt-ti-is-the-first @reads:PH-gap-11=1
    Example: A dealt ti counts as the first
      Given a fresh deal
      And A is the dealer
      And B holds s10 s10 s10 s10 L4 L4 L4 s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9
      When A discards s5
      And B turns up L4
      And C turns up L7
      Then B may only peng or pass
      And B has laid ti s10 s10 s10 s10, ti L4 L4 L4 L4
      And B holds s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9

    @PH-3.7.4/no-discard-if-one-wants @reads:PH-3.4.1=1 @reads:PH-gap-11=1 @reads:PH-gap-4=1
    Example: Nothing may be discarded after the second four
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9
      And B has laid pao s10 s10 s10 s10
      When B turns up L4
      Then B may not discard L9
      And B may not discard s1

    @PH-3.7.4/the-third @reads:PH-3.4.1=1 @reads:PH-gap-11=1 @reads:PH-gap-4=1
    Example: After the third four nothing is discarded
      Given B holds L6 L6 L6 s1 s1 s3 s3 s8 s8 L1 L1 L9 L9
      And B has laid pao s10 s10 s10 s10, ti L4 L4 L4 L4
      When A turns up L6
      And B paos
      And C turns up L9
      Then B may only peng or pass
      And B has laid pao s10 s10 s10 s10, ti L4 L4 L4 L4, pao L6 L6 L6 L6
      And B holds s1 s1 s3 s3 s8 s8 L1 L1 L9 L9

    @PH-3.7.4/others-after-fours @reads:PH-gap-11=1 @reads:PH-gap-4=1
    Example: After a peng a card is discarded, however many fours there are
      Given B holds s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9
      And B has laid pao s10 s10 s10 s10, ti L4 L4 L4 L4
      When A turns up L7
      And B pengs
      Then it is B's turn
      And B may not pass

    @PH-3.7.4/fours-of-others @reads:PH-gap-4=1
    Example: Fours of other seats do not count
      Given B holds L4 L4 L4 s1 s1 s3 s3 s6 s6 s8 s8 L1 L1 L7 L7 L9 L9 s5 s5 s9
      And C has laid pao s10 s10 s10 s10
      When B turns up L4
      Then it is B's turn

  @PH-3.8.1
  Rule: If a compulsory wei/ti leaves nothing to discard and is no win, the hand is dead: until the end of the deal the seat only reveals stock cards and makes pao or ti, and it cannot win.

    @PH-3.8.1/only-a-kan-remains @reads:PH-gap-4=1
    Example: A wei is laid though only a kan remains; nothing is discarded, and the next seat goes on
      Given B holds s9 s9 s9 s1 s1
      And B has laid chi L4 L5 L6, chi L7 L8 L9, chi s4 s5 s6, peng s8 s8 s8, peng L10 L10 L10
      When B turns up s1
      And C turns up s9
      Then B has laid chi L4 L5 L6, chi L7 L8 L9, chi s4 s5 s6, peng s8 s8 s8, peng L10 L10 L10, wei s1 s1 s1
      And B holds s9 s9 s9
      And B may only pao or pass
      And B may not win

    @PH-3.8.1/nothing-remains @reads:PH-2.1.3=1a @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: A wei is laid though it takes the last cards
      Given B holds s1 s1
      And B has laid chi L4 L5 L6, chi L7 L8 L9, chi s4 s5 s6, peng s8 s8 s8, peng L10 L10 L10, chi s7 s7 L7
      When B turns up s1
      And C turns up s8
      Then B may only pao or pass
      And B holds nothing

    @PH-3.8.1/a-win-instead @reads:PH-gap-16=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-8=1
    Example: With 15 huxi the same wei wins, instead of a discard
      Given B holds s9 s9 s9 s5 s5
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9, peng L10 L10 L10
      When B turns up s5
      Then B may only win or pass
      When B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi L4 L5 L6 0, chi L7 L8 L9 0, peng L10 3, wei s5 3, kan s9 3
      And the points change by A -1, B +2, C -1

    @PH-3.8.1/a-declined-win @reads:PH-gap-16=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-8=1
    Example: Who declines that win and has nothing to discard has a dead hand
      Given B holds s9 s9 s9 s5 s5
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, chi L7 L8 L9, peng L10 L10 L10
      When B turns up s5
      And B passes
      And C turns up s9
      Then B may only pao or pass
      And B holds s9 s9 s9
      And B may not win

    @PH-3.8.1/a-win-or-a-discard @reads:PH-3.4.1=1 @reads:PH-gap-7=1 @reads:PH-gap-8=1
    Example: A wei that completes the hand wins also where there is something to discard
      Given B holds s5 s5 s7 s8 s9 L1 L2 L3
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, wei L9 L9 L9
      When B turns up s5
      Then B may only win, discard s7, s8, s9, L1, L2 or L3
      When B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, chi L4 L5 L6 0, wei L9 6, wei s5 3, chi s7 s8 s9 0, chi L1 L2 L3 6
      And the points change by A -3, B +6, C -3

    @PH-3.8.1/a-discard-instead-of-the-win @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: Who discards instead of winning so plays on, and may win later
      Given B holds s5 s5 s7 s8 s9 L1 L2 L3
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, wei L9 L9 L9
      When B turns up s5
      And B discards s7
      Then B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, wei L9 L9 L9, wei s5 s5 s5
      And B holds s8 s9 L1 L2 L3
      And s7 lies last in front of B
      When C turns up s10
      Then B may win

    @PH-3.8.1/a-win-with-a-ti @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-8=1
    Example: A ti that completes the hand wins
      Given B holds L4 L4 L4 s4 s5 s6 s8 s8
      And B has laid chi s1 s2 s3, chi s2 s7 s10, peng s9 s9 s9, wei L1 L1 L1
      When B turns up L4
      Then B may only win, discard s4, s5, s6 or s8
      When B wins
      Then B counts chi s1 s2 s3 3, chi s2 s7 s10 3, peng s9 1, wei L1 6, ti L4 12, chi s4 s5 s6 0, pair s8 0
      And the points change by A -4, B +8, C -4

    @PH-3.8.1/a-hand-that-lives-on @reads:PH-gap-14=1 @reads:PH-gap-7=1
    Example: With a card to discard the hand is not dead, and may win later
      Given B holds s5 s5 s8 L1 L2 L3 L5 s9
      And B has laid chi s1 s2 s3, chi s2 s7 s10, chi L4 L5 L6, wei L9 L9 L9
      When B turns up s5
      And B discards L5
      And C turns up s10
      Then B may win

    @PH-3.8.1/a-ti-of-a-dead-hand @reads:PH-gap-4=1
    Example: A dead hand lays a ti, discards nothing after it and does not win
      Given B holds s9 s9 s9
      And B has laid chi L4 L5 L6, chi L7 L8 L9, chi s4 s5 s6, peng s8 s8 s8, peng L10 L10 L10, wei s1 s1 s1
      When B turns up s9
      And C turns up s8
      Then B may only pao or pass
      And B holds nothing
      And B has laid chi L4 L5 L6, chi L7 L8 L9, chi s4 s5 s6, peng s8 s8 s8, peng L10 L10 L10, wei s1 s1 s1, ti s9 s9 s9 s9

    @PH-3.8.1/a-pao-of-a-dead-hand @reads:PH-gap-4=1
    Example: A dead hand may pao, discards nothing after it, and the next seat goes on
      Given B holds s9 s9 s9
      And B has laid chi L4 L5 L6, chi L7 L8 L9, chi s4 s5 s6, peng s8 s8 s8, peng L10 L10 L10, wei s1 s1 s1
      When C turns up s8
      Then B may only pao or pass
      When B paos
      And C turns up s1
      Then B may only pao or pass
      And B has laid chi L4 L5 L6, chi L7 L8 L9, chi s4 s5 s6, pao s8 s8 s8 s8, peng L10 L10 L10, wei s1 s1 s1
      And B holds s9 s9 s9

    @PH-3.8.1/it-still-reveals @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Example: A dead hand turns up cards on its turns
      Given B holds s9 s9 s9
      And B has laid chi L4 L5 L6, chi L7 L8 L9, chi s4 s5 s6, peng s8 s8 s8, peng L10 L10 L10, wei s1 s1 s1
      When B turns up s8
      Then B may only pao or pass
      And s8 lies last in front of B
      And B may not discard s9
