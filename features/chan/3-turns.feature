Feature: Whose turn it is, and what may be taken
  A seat decides on the card of the seat before it, then on the one it turns up itself. What is taken lies open
  as a pair, and a card from the hand is discarded.

  @CH-3.1.1
  Rule: A turn starts with a decision on the preceding seat's current card.

    @CH-3.1.1/a-discard
    Example: The discard of the seat before is offered before anything is turned up
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      And 20 are left in the stock
      When A discards 5V
      Then B may only pass or take
      And 20 are left in the stock
      And A, C and D are not asked

    @CH-3.1.1/a-passed-stock-card
    Example: A stock card that the seat before has passed is offered
      Given A holds 5N 77S 8V 9V 6N 4N C 3N 22V 22S 33V 44V 66S
      And B holds 5S 77V 8N 9S 6V 4S C 3V 22N 33S 44N 88V 99N
      And 20 are left in the stock
      When A turns up 5V
      And A passes
      Then B may only pass or take
      And 20 are left in the stock

    @CH-3.1.1/only-the-newest @reads:CH-3.5.1=2a
    Example: What is taken is the newest card, an older one stays where it lies
      Given B holds 6V 77S 8N 9V 4N 3S C 22V 22S 33N 44V 55S 2N
      When A discards 6V
      And B passes
      And A turns up 9N
      Then B may only pass or take
      When B takes
      Then B has laid ca 9N 9V from A
      And 6V lies last in front of A

    @CH-3.1.1/no-older-card
    Example: A card passed before is not offered with the next one
      Given B holds 6V 77S 8N 9V 4N 3S C 22V 22S 33N 44V 55S 2N
      And D holds 7V 99S 55N 33V 88S 2N 4S 5V 6S 8V 9N 3N C 44N
      When A discards 6V
      And B passes
      And A turns up 7N
      And B turns up 2V
      And C turns up 7S
      Then B is not asked
      And D may only pass or take

  @CH-3.1.2
  Rule: You may pair that card with one hand card into a face-up Chắn or Cạ; then one hand card must be discarded.

    @CH-3.1.2/chan-and-a-discard @reads:CH-3.7.4=1
    Example: A Chắn is laid, and one of the cards left in the hand is discarded
      Given B holds 6V 77S 8N C
      And B has laid chan 22V, chan 22S, chan 33N, chan 44V, chan 66S, chan 88S, chan 55N
      When A discards 6V
      And B takes
      Then B has laid chan 22V, chan 22S, chan 33N, chan 44V, chan 66S, chan 88S, chan 55N, chan 66V from A
      And B holds 77S 8N C
      And B may only discard 8N or C
      And A, C and D are not asked
      When B discards 8N
      Then B holds 77S C
      And B is not asked

    @CH-3.1.2/ca
    Example: A Cạ is laid, and one of the cards left in the hand is discarded
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      When A discards 5V
      And B takes
      Then B has laid ca 5V 5S from A
      And B holds 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      And B may only discard 3S, 4N, 6N, 8N, 9V or C

    @CH-3.1.2/not-the-card-taken
    Example: What has been laid is not discarded
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      When A discards 5V
      And B takes
      Then B may not discard 5V
      And B may not discard 5S
      And B may not pass

    @CH-3.1.2/the-face-just-taken @reads:CH-gap-5=1
    Example: A card of the face just taken that is left over may be discarded
      Given B holds 55V 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 6S
      When A discards 5V
      And B takes
      Then B may discard 5V
      When B discards 5V
      Then B holds 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 6S

    @CH-3.1.2/the-rank-of-a-ca @reads:CH-gap-5=1 @reads:CH-3.5.1=2a
    Example: A card of the rank in which a Cạ was laid may be discarded later
      Given B holds 55N 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V
      When A discards 5V
      And B takes
      Then B has laid ca 5V 5S from A
      When B discards C
      And A turns up 5N
      And B takes
      Then B may discard 5N

    @CH-3.1.2/optional @reads:CH-3.5.1=2a
    Example: A card that could be taken may be passed
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      When A discards 5V
      Then B may only pass or take
      When B passes
      Then B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      And 5V lies last in front of A

    @CH-3.1.2/next-seat
    Example: The seat behind acts on the discard that follows, the others do not
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      And C holds 9N 55N 88S 77V 2N 4S 6V 3V 8V 5V 99S 33S 44N
      And D holds 9N 55N 88S 77V 2N 4S 6V 3V 8V 66N 7N 3S 5V 9S C
      When A discards 5V
      And B takes
      And B discards 9V
      Then C may only pass or take
      And D is not asked

  @CH-3.2.1
  Rule: If you pass the preceding seat's card you turn up the top stock card in your own gate, the area in front of you.

    @CH-3.2.1/in-the-own-gate
    Example: Who passes turns up the next stock card, which lies in its own gate
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      And C holds 7V 99S 55N 33V 88S 2N 4S 6V 9N 3N 5V 4N C 66N
      And 20 are left in the stock
      When A discards 9N
      And B passes
      And B turns up 7N
      Then C may only pass or take
      And 7N lies last in front of B
      And 9N lies last in front of A
      And 19 are left in the stock
      And B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S

    @CH-3.2.1/without-a-choice @reads:CH-3.5.1=2a
    Example: Who could not take the card turns up the next one without being asked
      Given C holds 7V 99S 55N 33V 88S 2N 4S 6V 9N 3N 5V 4N C 66N
      And 20 are left in the stock
      When A discards 9N
      And B turns up 7N
      Then C may only pass or take
      And 7N lies last in front of B
      And 19 are left in the stock

    @CH-3.2.1/passed-discard-is-dead
    Example: A discard that the next seat has passed is offered to nobody else
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      And C holds 9S 22N 55N 33V 88S 4S 6V 3N 5V 66N 77V C 8V
      And 20 are left in the stock
      When A discards 9N
      And B passes
      And B turns up 4N
      Then B may only pass or take
      And C is not asked
      And C may not take

  @CH-3.2.2
  Rule: The revealed card may be paired with a hand card, followed by a hand discard; or it may be passed.

    @CH-3.2.2/taken-and-a-discard
    Example: Who has turned up a card may take it and then discards from the hand
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      And C holds 7V 99S 55N 33V 88S 2N 4S 6V 9N 3N 5V 4N C 66N
      And 20 are left in the stock
      When B turns up 5S
      And B takes
      Then B has laid chan 55S from B
      And B may only discard 3S, 4N, 6N, 8N, 9V or C
      When B discards C
      Then B holds 77S 8N 9V 6N 4N 3S 22V 22S 33N 44V 66S
      And C lies last in front of B
      And C may only pass or take
      And 20 are left in the stock

    @CH-3.2.2/passed-without-a-discard
    Example: Who passes what it has turned up discards nothing
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      And C holds 5V 99S 77V 33V 88S 2N 4S 6V 9N 3N 4N C 66N 8V
      When B turns up 5S
      Then B may only pass or take
      When B passes
      Then B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      And B is not asked
      And 5S lies last in front of B
      And C may only pass or take

    @CH-3.2.2/a-passed-card-is-no-discard @reads:CH-3.5.1=2a
    Example: A stock card that was passed counts as no discard of who turned it up
      Given B holds 5S 77S 8N 9V 6N 4N C 3S 22V 22S 33N 44V 66S
      When B turns up 5V
      And B passes
      And A turns up 5V
      Then B may only pass or take

  @CH-3.2.3
  Rule: A revealed stock card cannot be taken into the concealed hand.

    @CH-3.2.3/of-no-use
    Scenario Outline: A card of no use to who has turned it up is passed on, whatever its rank
      Given B holds <hand>
      And C holds <next>
      When B turns up <card>
      Then B is not asked
      And B may not discard <card>
      And B holds <hand>
      And <card> lies last in front of B
      And C may only pass or take

      Examples:
        | card | hand                                            | next                                        |
        | C    | 5S 77S 8N 9V 6N 4N 2N 3S 22V 22S 33N 44V 66S    | C 99S 77V 33V 88S 2N 4S 6V 9N 3N 5V 66N 8V 4N |
        | 9S   | 5S 77S 8N 99V C 4N 3S 22V 22S 33N 44V 66S    | C 9N 77V 33V 88S 2N 4S 6V 55N 3N 5V 66N 8V 4N |
        | 2V   | 5S 77S 8N 9V 6N 4N C 3S 22S 33N 44V 66S 55N     | C 99S 77V 33V 88S 2N 4S 6V 9N 3N 5V 66N 8V 4N |

    @CH-3.2.3/taken-card-is-laid
    Example: A card that is taken lies open and does not come back to the hand
      Given B holds 55S 77S 8N 9V 6N 4N C 22V 22S 33N 44V 66S
      When B turns up 5S
      And B takes
      Then B holds 5S 77S 8N 9V 6N 4N C 22V 22S 33N 44V 66S
      And B has laid chan 55S from B

  @CH-3.3.1
  Rule: If you pass your revealed stock card, the next player may pair it.

    @CH-3.3.1/the-next-takes
    Example: The next seat takes what was passed and discards in its own gate
      Given B holds 5S 77S 8N 9V 6N 4N 2N 3S 22V 22S 33N 44V 66S
      And C holds 5N 99S 77V 33V 88S 2N 4S 6V 9N 3N 66N 8V 4N C
      And D holds C 99N 77V 33V 88V 2V 4S 6V 6N 3S 55S 2S 44N
      When B turns up 5V
      And B passes
      And C takes
      Then C has laid ca 5V 5N from B
      When C discards C
      Then C lies last in front of C
      And D may only pass or take
      And A and B are not asked

    @CH-3.3.1/after-the-revealer
    Example: The next seat is not asked before who has turned the card up has passed it
      Given B holds 5S 77S 8N 9V 6N 4N 2N 3S 22V 22S 33N 44V 66S
      And C holds 5N 99S 77V 33V 88S 2N 4S 6V 9N 3N 66N 8V 4N C
      When B turns up 5V
      Then B may only pass or take
      And C is not asked
      And C may not take

    @CH-3.3.1/no-third-seat
    Example: A seat that is not the next has no right to a passed card
      Given B holds 5S 77S 8N 9V 6N 4N 2N 3S 22V 22S 33N 44V 66S
      And D holds 5V 99N 33V 88V 4S 6V 6N 9V 3S 2S 44N 8N C 7N 2V
      And A holds 4V 99S 77V 33V 88S 2N 4S 6V 9N 3N 66N 8V 4N C
      When B turns up 5V
      And B passes
      And C turns up 7S
      Then D may only pass or take
      When D takes
      Then D has laid ca 7S 7N from C

    @CH-3.3.1/limits-of-the-next
    Example: The limits hold for the next seat too: a pair feeds no Cạ
      Given B holds 5S 77S 8N 9V 6N 4N 2N 3S 22V 22S 33N 44V 66S
      And C holds 55N 99S 77V 33V 88S 2N 4S 6V 9N 3N 66N 8V 4N
      And D holds C 99N 77V 33V 88V 2V 4S 6V 6N 3S 55S 2S 44N
      When B turns up 5V
      And B passes
      And C turns up C
      Then D may only pass or take
      And 5V lies last in front of B
      And C has laid nothing

  @CH-3.3.2
  Rule: If the next player passes too, that player reveals the next stock card.

    @CH-3.3.2/passed-twice
    Example: The second seat to pass turns up the next card, in its own gate
      Given B holds 5S 77S 8N 9V 6N 4N 2N 3S 22V 22S 33N 44V 66S
      And C holds 5N 99S 77V 33V 88S 2N 4S 6V 9N 3N 66N 8V 4N C
      And D holds 7N 99N 33V 88V 2V 4S 6V 6N 3S 55S 2S 44N C 8N
      And 10 are left in the stock
      When B turns up 5V
      And B passes
      And C passes
      And C turns up 7S
      Then D may only pass or take
      And 7S lies last in front of C
      And 5V lies last in front of B
      And 9 are left in the stock
      And B is not asked

    @CH-3.3.2/its-own-right-first
    Example: The second seat to pass may take what it then turns up
      Given B holds 5S 77S 8N 9V 6N 4N 2N 3S 22V 22S 33N 44V 66S
      And C holds 5N 99S 77V 33V 88S 2N 4S 6V 9N 3N 66N 8V 4N C
      And D holds 9V 99N 33V 88V 2V 4S 6V 6N 7N 3S 55S 44N C 8N
      When B turns up 5V
      And B passes
      And C passes
      And C turns up 9V
      Then C may only pass or take
      And D is not asked

    @CH-3.3.2/dead-for-good @reads:CH-3.7.4=1
    Example: A card passed twice is offered to nobody again
      Given B holds 5S 77S 8N 9V 6N 4N 2N 3S 22V 22S 33N 44V 66S
      And C holds 5N 99S 77V 33V 88S 2N 4S 6V 9N 3N 66N 8V 4N C
      And D holds 5V 99N 33V 88V 2V 4S 6V 6N 7N 3S 44N C 8N 55S
      And A holds 6S 99V 33S 88N 4S 7S C 5N 66V 77N 8V 4V 9S 2N
      When B turns up 5V
      And B passes
      And C passes
      And C turns up 2S
      And D turns up C
      Then D may only pass or take
      And A is not asked

  @CH-3.3.3
  Rule: Wins and Chíu claims may cut into this order; their ranking is given later.

    @CH-3.3.3/a-win-cuts-in @reads:CH-gap-3=1a
    Example: A seat that is not on turn wins before who has turned the card up takes it
      Given B holds 5S 99S 8N 9V 6N 4N C 7S 3S 22V 22N 33N 44V 6V
      And D holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When B turns up 5V
      Then B may only pass or take
      And D may only pass or win
      And A and C are not asked
      When B takes and D wins
      Then the winners are D
      And B has laid nothing
      And D counts bach dinh 7
      And the points change by A -7, B -7, C -7, D +21

    @CH-3.3.3/a-chiu-cuts-in @reads:CH-3.6.1=2a
    Example: A seat that is not on turn claims a Chíu before the next seat takes the discard
      Given B holds 4S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 2N
      And D holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      When A discards 4N
      Then B may only pass or take
      And D may only chiu or pass
      When B takes and D chius
      Then D has laid chiu 4444N from A
      And B has laid nothing

    @CH-3.3.3/a-win-once @reads:CH-3.3.3=1 @reads:CH-gap-3=1a
    Example: A win that was passed is not offered again when the card goes to the next seat
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      And D holds 5S 99S 77V 33V 88S 2N 4S 6V 9N 3N 66N 8V 4N C
      When C turns up 5V
      And B passes
      Then D may only pass or take
      And B is not asked
      And B may not win

    @CH-3.3.3/a-chiu-once @reads:CH-3.3.3=1 @reads:CH-3.5.1=2a @reads:CH-3.6.1=2a
    Example: A Chíu that was passed is not offered again when the card goes to the next seat
      Given B holds 444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N
      And D holds 4S 99S 77V 33V 88S 55V 6V 2V 66N 8N C 3N 2S
      When C turns up 4N
      And B passes
      Then D may only pass or take
      And B is not asked
      And B may not chiu
