Feature: Chíu, wins, and who goes first
  The fourth of three identical cards may be claimed out of turn. A stock card may be won on from every seat,
  a discard only by a Chíu.

  @CH-3.6.1
  Rule: Whoever holds three identical cards may claim the public fourth, also out of turn.

    @CH-3.6.1/a-discard-out-of-turn @reads:CH-3.6.1=2a
    Example: A discard is claimed by a seat that is not on turn
      Given C holds 444N 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V C 3S 6S
      When A discards 4N
      Then C may only chiu or pass
      And A, B and D are not asked
      When C chius
      Then C has laid chiu 4444N from A
      And C holds 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V C 3S 6S
      When C discards C
      Then C holds 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V 3S 6S

    @CH-3.6.1/a-stock-card
    Scenario Outline: A stock card is claimed, whoever turns it up
      Given C holds 444N 22S 33V 66S 77S 99N 9V C 3N 2N 5S 6V
      And 22 are left in the stock
      When <seat> turns up 4N
      Then C may chiu
      When C chius
      Then C has laid chiu 4444N from <seat>

      Examples:
        | seat |
        | A    |
        | B    |
        | C    |
        | D    |

    @CH-3.6.1/a-replacement @reads:CH-3.6.1=2a
    Example: A card that was discarded after a Chíu out of turn may be claimed too
      Given D holds 444N 9S 2V 2N 33V 5N 5S 7V 7N 8V 8S 9N C 6S 6V 3S
      And C holds 999S 2V 2S 33N 5V 6N 77S 7V 8N 8V C 3S 6S 44V
      When A discards 4N
      And D chius
      And D discards 9S
      Then C may only chiu or pass
      When C chius
      Then C has laid chiu 9999S from D

    @CH-3.6.1/optional
    Example: A Chíu need not be claimed
      Given C holds 444N 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V C 3S 6S
      When A discards 4N
      And C passes
      Then C has laid nothing
      And C holds 444N 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V C 3S 6S

    @CH-3.6.1/or-a-chan-on-turn @reads:CH-3.6.1=2a
    Example: On turn the card may be taken as a Chắn instead
      Given B holds 444N 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V C 3S 6S
      When A discards 4N
      Then B may only chiu, pass or take
      When B takes
      Then B has laid chan 44N from A
      And B holds 44N 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V C 3S 6S

    @CH-3.6.1/laid-cards-do-not-count @reads:CH-3.6.1=1a
    Example: A laid Chắn and one card in the hand are not three
      Given C holds 4N 77S 8N 9V 6N 3S C 5V 22V 22S 33N 66S
      And C has laid chan 44N
      When A discards 4N
      Then C is not asked
      And C may not chiu

    @CH-3.6.1/two-are-not-enough
    Example: Two of a face claim nothing out of turn
      Given C holds 44N 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V C 3S 6S 5S
      When A discards 4N
      Then C is not asked
      And C may not chiu

    @CH-3.6.1/no-discard-left @reads:CH-gap-1=1
    Example: A Chíu after which nothing could be discarded is not offered
      Given C holds CCC 22V 33V 44N 55V 66V 77S 88V 99N
      When A discards C
      Then C is not asked
      And C may not chiu

    @CH-3.6.1/waiting-with-five-ca @reads:CH-3.5.1=2a @reads:CH-gap-1=1
    Example: With five Cạ laid a Chíu neither wins nor leaves a discard
      Given C holds 444N 22S 66V 77S
      And C has laid ca 2V 2N, ca 3V 3N, ca 5V 5S, ca 8V 8N, ca 9V 9S
      When A discards 4N
      Then C is not asked
      And C may not chiu

  @CH-3.6.2
  Rule: Claims on one card are settled in the order: wins on a stock reveal, Chíu, ordinary captures; claims of one kind by seat, starting with the gate where the card lies.

    @CH-3.6.2/wins-by-seat-from-the-gate
    Scenario Outline: Of two wins on one card the first from its gate counts alone
      Given B holds 66S 77V 88V 99S 99N 66N 7S 7N 8S 8N 3V 3N 5S
      And D holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      And 22 are left in the stock
      When <seat> turns up 5V
      And B wins and D wins
      Then the winners are <winner>
      And <winner> counts <items>
      And the points change by <points>

      Examples:
        | seat | winner | items                | points                 |
        | A    | B      | u xuong 2            | A -2, B +6, C -2, D -2 |
        | B    | B      | u chi 3              | A -3, B +9, C -3, D -3 |
        | C    | D      | bach dinh 7          | A -7, B -7, C -7, D +21 |
        | D    | D      | bach dinh 7, u chi 1 | A -8, B -8, C -8, D +24 |

    @CH-3.6.2/a-passed-win @reads:CH-gap-3=1a
    Example: Where the first from the gate passes, the next one's win counts
      Given B holds 66S 77V 88V 99S 99N 66N 7S 7N 8S 8N 3V 3N 5S
      And D holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      And 22 are left in the stock
      When C turns up 5V
      And B wins and D passes
      Then the winners are B
      And B counts u xuong 2
      And the points change by A -2, B +6, C -2, D -2

    @CH-3.6.2/win-before-chiu @reads:CH-3.6.1=2a @reads:CH-gap-3=1a
    Example: A win goes before the Chíu of the seat in whose gate the card lies
      Given A holds 555V 6S 6N 7V 8V 9S 9V 9N 4V 8S C 3N 2N 7N 5S 6V 8N
      And D holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When A turns up 5V
      Then A may only chiu, pass or take
      And D may only pass or win
      When A chius and D wins
      Then the winners are D
      And A has laid nothing
      And D counts bach dinh 7
      And the points change by A -7, B -7, C -7, D +21

    @CH-3.6.2/chiu-before-capture
    Example: A Chíu goes before the capture of the seat on turn
      Given B holds 4S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 9N
      And D holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      When A discards 4N
      And B takes and D chius
      Then D has laid chiu 4444N from A
      And B has laid nothing
      And D may discard 9S
      And A, B and C are not asked

    @CH-3.6.2/chiu-before-the-gate
    Example: A Chíu goes before the capture of who has turned the card up
      Given B holds 4S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 9N
      And D holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      When B turns up 4N
      And B takes and D chius
      Then D has laid chiu 4444N from B
      And B has laid nothing

    @CH-3.6.2/capture-where-the-chiu-is-passed @reads:CH-3.6.1=2a
    Example: Where the Chíu is passed the seat on turn takes the card
      Given B holds 4S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 9N
      And D holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      When A discards 4N
      And B takes and D passes
      Then B has laid ca 4N 4S from A
      And D has laid nothing

    @CH-3.6.2/gate-before-the-next-seat
    Example: A Cạ of who has turned the card up goes before a Chắn of the next seat
      Given B holds 4S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 9N
      And C holds 4N 77V 88V 99S 2N 3V 5N 6V 2V 55S 66N 9N 8S C
      When B turns up 4N
      Then B may only pass or take
      And C is not asked
      When B takes
      Then B has laid ca 4N 4S from B

    @CH-3.6.2/chiu-that-wins @reads:CH-3.6.2=1 @reads:CH-gap-3=1a
    Example: A Chíu that wins on a stock card ranks as a win, by seat from the gate
      Given B holds 66S 77V 88V 99S 99N 66N 7S 7N 8S 8N 3V 3N 5S
      And D holds 555V 22V 33S 44N 66V 2S 2N 3V 3N 4V 4S 8V 8S
      And 22 are left in the stock
      When C turns up 5V
      Then B may win
      And D may only pass or win
      When B wins and D wins
      Then the winners are D
      And D counts chiu u 5, bach thu 1
      And the points change by A -6, B -6, C -6, D +18

    @CH-3.6.2/who-could-win-takes @reads:CH-gap-3=1a
    Scenario Outline: Who could win and takes the card does not keep another from winning
      Given <seat> holds 66S 77V 88V 99S 99N 66N 7S 7N 8S 8N 3V 3N 5V
      And <winner> holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When <seat> turns up 5V
      Then <seat> may only pass, take or win
      When <seat> takes and <winner> wins
      Then the winners are <winner>
      And <seat> has laid nothing

      Examples:
        | seat | winner |
        | A    | B      |
        | D    | B      |
        | B    | D      |

    @CH-3.6.2/who-could-win-captures @reads:CH-gap-3=1a
    Scenario Outline: Where the other passes its win, the capture of a seat that could win stands
      Given <seat> holds 66S 77V 88V 99S 99N 66N 7S 7N 8S 8N 3V 3N 5V
      And <other> holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When <seat> turns up 5V
      And <seat> takes and <other> passes
      Then <seat> has laid chan 55V from <seat>
      And <seat> may discard 3V

      Examples:
        | seat | other |
        | A    | B     |
        | D    | B     |

    @CH-3.6.2/chiu-where-the-win-is-passed @reads:CH-gap-3=1a
    Example: Where the win is passed, the Chíu stands
      Given A holds 555V 6S 6N 7V 8V 9S 9V 9N 4V 8S C 3N 2N 7N 5S 6V 8N
      And D holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When A turns up 5V
      And A chius and D passes
      Then A has laid chiu 5555V from A

    @CH-3.6.2/capture-where-the-win-is-passed @reads:CH-gap-3=1a
    Example: Where the win is passed, the capture stands
      Given A holds 5S 6S 6N 6V 7V 8V 9S 9V 9N 4V 8S C 3N 2N 77N 22S 8N
      And D holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When A turns up 5V
      And A takes and D passes
      Then A has laid ca 5V 5S from A

  @CH-3.6.3
  Rule: A Chíu is followed by exactly one discard.

    @CH-3.6.3/on-turn @reads:CH-3.5.1=2a
    Example: After a Chíu on turn one card is discarded in the own gate, and the next seat acts
      Given B holds 444N 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V C 3S 6S
      And C holds C 99N 77V 33V 88V 4S 6V 6N 3S 55S 22S 44V
      And 20 are left in the stock
      When A discards 4N
      And B chius
      Then B may only discard 2V, 5V, 7V, 8V, 9V, 2S, 3S, 6S, 9S, 6N, 8N or C
      And 20 are left in the stock
      When B discards C
      Then C lies last in front of B
      And C may only pass or take
      And B is not asked
      And B holds 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V 3S 6S
      And 20 are left in the stock

    @CH-3.6.3/own-stock-card
    Example: After a Chíu on a stock card of one's own the next seat acts on the discard
      Given B holds 444N 2V 2S 33N 5V 6N 77S 7V 8N 8V 9S 9V C 3S 6S
      And C holds C 99N 77V 33V 88V 4S 6V 6N 3S 55S 22S 44V
      And 20 are left in the stock
      When B turns up 4N
      And B chius
      And B discards C
      Then C lies last in front of B
      And C may only pass or take
      And 20 are left in the stock

    @CH-3.6.3/limits-hold @reads:CH-3.5.1=2a
    Example: The limits on discards hold after a Chíu
      Given C holds 444N 5V 77S 8N 9V 6N 22V 22S 33N 88S 66S
      And C has passed 5V
      When A discards 4N
      And C chius
      Then C may only discard 9V, 6N or 8N
      And C may not discard 5V
      And C may not discard 7S

    @CH-3.6.3/no-discard-after-a-win @reads:CH-gap-14=1
    Example: A Chíu that wins is not followed by a discard
      Given C holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When A discards 4N
      And C wins
      Then the deal ends by win
      And C holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      And C counts chiu u 5
      And the points change by A -5, B -5, C +15, D -5

    @CH-3.6.3/with-the-stock-empty @reads:CH-gap-8=1 @reads:CH-3.5.1=2a @reads:CH-4.8.2=1
    Example: With the stock empty a Chíu draws nothing and is followed by its discard
      Given D holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      And B holds 9S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 5N
      And 0 are left in the stock
      When B turns up 4N
      And D chius
      Then the deal goes on
      And D may discard 9S
      When D discards 9S
      Then B may only pass or take
      And 0 are left in the stock

  @CH-3.6.4
  Rule: After an out-of-turn Chíu the discard goes to the interrupted gate and the interrupted player goes on with capturing or drawing; play does not continue from the claimant's seat.

    @CH-3.6.4/a-discard @reads:CH-3.5.1=2a @reads:CH-3.6.4=1a
    Example: The discard takes the place of the claimed one, and the interrupted seat may take it
      Given B holds 9S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 5N
      And D holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      And 20 are left in the stock
      When A discards 4N
      And D chius
      And D discards 9S
      Then 9S lies last in front of A
      And B may only pass or take
      And A, C and D are not asked
      And 20 are left in the stock

    @CH-3.6.4/taken-by-the-interrupted-seat @reads:CH-3.6.4=1a @reads:CH-gap-7=1
    Example: After the interrupted seat has taken the replacement the seat behind it acts
      Given B holds 9S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 5N
      And D holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      And C holds C 99N 77V 33V 88V 4S 6V 6N 3S 55S 44V 8S 8N
      When A discards 4N
      And D chius
      And D discards 9S
      And B takes
      Then B has laid chan 99S from D
      When B discards C
      Then C may only pass or take
      And C lies last in front of B
      And A is not asked

    @CH-3.6.4/passed-by-the-interrupted-seat @reads:CH-3.5.1=2a @reads:CH-3.6.4=1a
    Example: The interrupted seat may pass the replacement and turns up a stock card
      Given B holds 9S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 5N
      And D holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      And 20 are left in the stock
      When A discards 4N
      And D chius
      And D discards 9S
      And B passes
      And B turns up 8N
      Then B may only pass or take
      And 8N lies last in front of B
      And 9S lies last in front of A
      And 19 are left in the stock
      When B takes
      Then B may only discard 9V, 3S, 5N, 6N or C
      And B may not discard 9S

    @CH-3.6.4/a-stock-card
    Example: Who has turned up the claimed card may take the replacement in its own gate
      Given B holds 9S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 5N
      And D holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      When B turns up 4N
      And D chius
      And D discards 9S
      Then 9S lies last in front of B
      And B may only pass or take
      And A, C and D are not asked

    @CH-3.6.4/turns-up-another @reads:CH-3.6.4=2a
    Example: Who has turned up the claimed card and passes the replacement turns up another
      Given B holds 9S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 5N
      And D holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      And C holds 9S 99N 77V 33V 88V 4S 6V 3S 55S 44V 6N C 8S
      And 20 are left in the stock
      When B turns up 4N
      And D chius
      And D discards 9S
      And B passes
      And B turns up 8N
      Then B may only pass or take
      And C is not asked
      And 8N lies last in front of B
      And 19 are left in the stock

    @CH-3.6.4/a-chiu-on-the-replacement @reads:CH-3.6.4=1a
    Example: After a Chíu on the replacement its discard lies there, too, and the same seat is on turn
      Given D holds 444N 9S 2V 2N 33V 5N 5S 7V 7N 8V 8S 9N C 6S 6V 3S
      And C holds 999S 2V 2S 33N 5V 6N 77S 7V 8N 8V C 3S 6S 44V
      And B holds C 77S 8N 9V 6N 3S 22V 22S 33N 55V 66N 5N 4S
      When A discards 4N
      And D chius
      And D discards 9S
      And C chius
      And C discards C
      Then C lies last in front of A
      And B may only pass or take
      And A, C and D are not asked

    @CH-3.6.4/no-win-on-the-replacement
    Example: The replacement is no stock card and cannot be won on
      Given C holds 22V 33S 44N 66V 77S 88V 2S 2N 3V 3N 4V 4S 9N
      And D holds 555N 9S 2N 3V 3N 5S 6N 7V 7N 8V 8S 9V C 2V 2S 66S
      And B holds 9S 77N 8N 9V 6N 3S C 55V 66N 4S 5S 88N 9N 22S
      When B turns up 5N
      And D chius
      And D discards 9S
      Then B may only pass or take
      And C is not asked
      And C may not win

    @CH-3.6.4/a-chiu-wins-on-the-replacement @reads:CH-gap-3=1a
    Example: A Chíu that completes the hand wins on the replacement
      Given C holds 999S 22V 33V 66V 77S 2S 2N 5V 5N 4V 4S 8V 8N
      And D holds 444N 9S 2V 2N 33S 5N 5S 7V 7N 8V 8S 9N C 6S 6V 3N
      When A discards 4N
      And D chius
      And D discards 9S
      Then C may only pass or win
      When C wins
      Then C counts chiu u 5, bach thu 1
      And the points change by A -6, B -6, C +18, D -6

  @CH-3.7.1
  Rule: You can win only on a card turned up from the stock; a card discarded from a hand cannot be won on, except that a Chíu may complete the hand at once.

    @CH-3.7.1/no-win-on-a-discard
    Example: A discard that would complete the hand of the next seat may only be taken
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When A discards 5N
      Then B may only pass or take
      And B may not win

    @CH-3.7.1/no-win-out-of-turn-on-a-discard
    Example: A discard that would complete the hand of another seat is not offered to it
      Given C holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When A discards 5V
      Then C is not asked
      And C may not win

    @CH-3.7.1/a-stock-card-in-any-gate
    Scenario Outline: A stock card wins in every gate, for whoever it completes
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When <seat> turns up 5N
      Then B may win
      When B wins
      Then B counts <items>
      And the points change by <points>

      Examples:
        | seat | items                | points                  |
        | A    | bach dinh 7          | A -7, B +21, C -7, D -7 |
        | B    | bach dinh 7, u chi 1 | A -8, B +24, C -8, D -8 |
        | C    | bach dinh 7          | A -7, B +21, C -7, D -7 |
        | D    | bach dinh 7          | A -7, B +21, C -7, D -7 |

    @CH-3.7.1/chiu-on-a-discard @reads:CH-gap-3=1a @reads:CH-gap-14=1
    Example: A Chíu that completes the hand wins on a discard, and no meld is laid
      Given C holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When A discards 4N
      Then C may only pass or win
      And C may not chiu
      When C wins
      Then the winners are C
      And C has laid nothing
      And 4N lies last in front of A
      And C counts chiu u 5
      And the points change by A -5, B -5, C +15, D -5

    @CH-3.7.1/chiu-on-a-stock-card @reads:CH-3.5.1=2a @reads:CH-gap-3=1a
    Example: A Chíu that completes the hand wins on a stock card
      Given C holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When A turns up 4N
      Then C may only pass or win
      When C wins
      Then C counts chiu u 5
      And the points change by A -5, B -5, C +15, D -5

    @CH-3.7.1/taken-instead @reads:CH-gap-3=1a
    Example: On turn a Chíu that would win may be left for an ordinary Chắn
      Given B holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When A discards 4N
      Then B may only pass, take or win
      When B takes
      Then B has laid chan 44N from A
      And the deal goes on

    @CH-3.7.1/a-locked-face @reads:CH-3.4.3=2a @reads:CH-gap-3=1a
    Example: A locked single card may make the Cạ of a winning hand
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When A discards 5N
      And B passes
      And C turns up 5V
      Then B may only pass or win
      When B wins
      Then B counts bach dinh 7
      And the points change by A -7, B +21, C -7, D -7

    @CH-3.7.1/right-after-a-discard @reads:CH-gap-3=1a
    Example: Who has just discarded may win on the next stock card
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N C
      When B discards C
      And C turns up 5V
      Then B may only pass or win

    @CH-3.7.1/a-win-may-be-passed @reads:CH-gap-3=1a @reads:CH-gap-3=2a
    Example: A win that was passed may be had on the same face later
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When C turns up 5V
      Then B may only pass or win
      When B passes
      And D turns up 5V
      Then B may only pass or win

    @CH-3.7.1/taken-instead-of-a-win @reads:CH-gap-3=1a
    Example: On turn the card may be taken instead of won
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When B turns up 5N
      Then B may only pass, take or win
      When B takes
      Then B has laid chan 55N from B
      And the deal goes on

  @CH-3.7.2
  Rule: If the dealer's dealt twenty cards already form a winning hand, the dealer may win at once: Thiên ù.

    @CH-3.7.2/dealt-complete @reads:CH-3.7.4=1
    Example: A dealer whose twenty are complete may win or discard
      Given a fresh deal
      And C is the dealer
      And C holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5V 5N
      When it is C's turn
      Then C may only win or discard 4V, 5V, 2S, 4S, 2N or 5N
      When C wins
      Then the deal ends by win
      And the winners are C
      And C counts thien u 3
      And the points change by A -3, B -3, C +9, D -3

    @CH-3.7.2/not-complete
    Example: A dealer with two cards left over may not win
      Given a fresh deal
      And C is the dealer
      And C holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5V 6N
      When it is C's turn
      Then C may not win

    @CH-3.7.2/five-chan @reads:CH-3.7.4=1
    Example: A dealer with ten pairs, five of them Chắn, may not win
      Given a fresh deal
      And C is the dealer
      And C holds 22V 33V 44N 66V 77S 2S 2N 4V 4S 5V 5N 8V 8N 9V 9N
      When it is C's turn
      Then C may not win

    @CH-3.7.2/others-do-not-win
    Example: No other seat wins as dealt, and none is asked
      Given a fresh deal
      And C is the dealer
      And C holds 2468V 3579S 2468N 5V 7V 9V 2S 4S 6S 8S C
      And D holds 22V 33S 44N 66V 77S 88N 3V 3N 4V 4S 55S 9V
      When it is C's turn
      Then D is not asked
      And D may not win

    @CH-3.7.2/not-after-the-discard @reads:CH-3.7.4=1
    Example: Who has discarded instead has no Thiên ù any more
      Given a fresh deal
      And C is the dealer
      And C holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5V 5N
      And D holds 5N 22S 33S 44S 66S 77V 88S 3N 4N 7N 8N 9V C
      When C discards 5N
      Then C is not asked
      And C may not win
      And D may only pass or take

    @CH-3.7.2/ten-dealt-chan @reads:CH-3.4.2=1 @reads:CH-gap-4=1
    Example: Ten dealt Chắn leave no discard, so the dealer can only win
      Given a fresh deal
      And A is the dealer
      And A holds 2222V 33V 44N 66V 77S 88V 99N 44S 55V
      When it is A's turn
      Then A may only win
      When A wins
      Then A counts thap thanh 12, thien khai 5, thien u 3
      And the points change by A +60, B -20, C -20, D -20

  @CH-3.7.3
  Rule: The table refuses illegal actions; the accusation penalties of face-to-face play do not exist.

    @CH-3.7.3/refused
    Example: What is not allowed is refused, and nothing has happened
      Given B holds 5V 55S 77S 8N 9V 6N 4N 22V 22S 33N 44V 66S
      When A discards 5V
      And B takes
      Then B may not discard 5S
      And B may not discard 7S
      And B may not win
      And B may only discard 9V, 4N, 6N or 8N
      And B holds 55S 77S 8N 9V 6N 4N 22V 22S 33N 44V 66S
      And the points change by nothing

    @CH-3.7.3/no-penalty-for-passing
    Example: Who passes up a win pays nothing for it
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When C turns up 5V
      And B passes
      And D turns up 5V
      Then the points change by nothing
      When B wins
      Then B counts bach dinh 7
      And the points change by A -7, B +21, C -7, D -7

    @CH-3.7.3/no-claim-without-a-right
    Example: Claims of a seat that has none are refused
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      And C holds 5V 77V 88V 99N 2N 3V 4S 6V 6N 55N 8S 9S 33S C
      When A discards 5V
      Then C may not take
      And C may not chiu
      And C may not win
      And B may not chiu
      And B may not win
      And B may only pass or take

  @CH-3.7.4
  Rule: A dealer with neither a legal first discard nor a Thiên ù becomes a dead hand: it only draws and can neither take nor win.

    No such hand can be dealt: before the first discard only identical pairs are bound (CH-3.4.2), so a dealer
    without a legal discard has ten Chắn, and those are a Thiên ù.

    @CH-3.7.4/no-discard-is-a-win @reads:CH-gap-4=1
    Example: A dealer without a legal discard has ten Chắn, and may only win
      Given a fresh deal
      And A is the dealer
      And A holds 22V 33V 44N 55V 66V 77S 88V 99N 22S CC
      When it is A's turn
      Then A may only win

    @CH-3.7.4/five-chan-and-five-ca @reads:CH-3.7.4=1
    Example: A dealer with five Chắn and five Cạ is not dead, a card of a Cạ may go
      Given a fresh deal
      And A is the dealer
      And A holds 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 8S 8N 5V 5N
      When it is A's turn
      Then A may only discard 3V, 4V, 5V, 2S, 4S, 8S, 2N, 3N, 5N or 8N
      And A may not win
