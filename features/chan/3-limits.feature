Feature: What may not be taken, and what may not be discarded
  Identical cards stay together; what a seat has given away or passed up binds it for the rest of the deal.

  @CH-3.4.1
  Rule: If you hold a card identical to the public one, a capture of it must be a Chắn.

    @CH-3.4.1/chan-beside-a-ca
    Example: With an identical card and another suit in the hand the capture is a Chắn
      Given B holds 5V 5N 77S 8N 9V 6N 4N C 22V 22S 33N 44V 66S
      When A discards 5V
      And B takes
      Then B has laid chan 55V from A
      And B holds 5N 77S 8N 9V 6N 4N C 22V 22S 33N 44V 66S

    @CH-3.4.1/chan-from-a-pair
    Example: With an identical pair and a single card of another suit the capture is a Chắn too
      Given B holds 55V 5N 77S 8N 9V 6N 4N 22V 22S 33N 44V 66S
      When A discards 5V
      And B takes
      Then B has laid chan 55V from A
      And B holds 5V 5N 77S 8N 9V 6N 4N 22V 22S 33N 44V 66S

    @CH-3.4.1/chan-from-three @reads:CH-3.6.1=2a
    Example: With three identical cards a capture on turn is a Chắn too
      Given B holds 555V 5N 77S 8N 9V 6N 22V 22S 33N 44V 66S
      When A discards 5V
      Then B may only chiu, pass or take
      When B takes
      Then B has laid chan 55V from A
      And B holds 55V 5N 77S 8N 9V 6N 22V 22S 33N 44V 66S

    @CH-3.4.1/not-compulsory
    Example: An identical card need not be taken
      Given B holds 5V 77S 8N 9V 6N 4N 3S C 22V 22S 33N 44V 66S
      When A discards 5V
      Then B may only pass or take

  @CH-3.4.2
  Rule: An identical pair may not be broken for a discard or for a Cạ; a triplet may give up its third card.

    @CH-3.4.2/discards-by-number @reads:CH-3.4.2=1 @reads:CH-3.7.4=1
    Example: One or three of a face may go, two or four may not, and a Cạ may be broken
      Given a fresh deal
      And A is the dealer
      And A holds 22V 333S 4444N 5V 5N 66S 7V 8V 8N 99N 9V C
      When it is A's turn
      Then A may only discard 5V, 7V, 8V, 9V, 3S, 5N, 8N or C
      And A may not discard 2V
      And A may not discard 4N

    @CH-3.4.2/pair-after-a-triplet @reads:CH-3.5.1=2a @reads:CH-3.4.2=1
    Example: What is left of a triplet is a pair and stays together
      Given a fresh deal
      And A is the dealer
      And A holds 333S 22V 4444N 5V 5N 66S 7V 8V 8N 99N 9V C
      And B holds 22S 33N 44V 55S 66V 77N 88V 9S 3V 7S 8S C
      When A discards 3S
      And B takes
      And B discards C
      And D turns up 7N
      Then A may only pass or take
      When A takes
      Then A may only discard 5V, 8V, 9V, 5N, 8N or C
      And A may not discard 3S

    @CH-3.4.2/third-copy-feeds-a-ca
    Example: The third card of a triplet may be laid into a Cạ
      Given B holds 555S 77S 8N 9V 6N C 22V 22S 33N 44V 66S
      When A discards 5V
      And B takes
      Then B has laid ca 5V 5S from A
      And B holds 55S 77S 8N 9V 6N C 22V 22S 33N 44V 66S

    @CH-3.4.2/no-ca-from-two
    Example: A card of an identical pair is not laid into a Cạ
      Given B holds 55S 77S 8N 9V 6N 4N C 22V 22S 33N 44V 66S
      When A discards 5V
      Then B is not asked
      And B may not take

    @CH-3.4.2/no-ca-from-four @reads:CH-3.4.2=1
    Example: A card of four alike is not laid into a Cạ
      Given B holds 5555S 77S 8N 9V C 22V 22S 33N 44V 66S
      When A discards 5V
      Then B is not asked
      And B may not take

  @CH-3.4.3
  Rule: Passing up an identical capture that was available locks that face: it may not be discarded later, nor laid into a Cạ.

    @CH-3.4.3/not-discarded
    Example: A face of which a Chắn was passed up is not discarded
      Given B holds 5V 77S 8N 9V 6N 4N 3S C 22V 22S 33N 44V 66S
      When A discards 5V
      And B passes
      And B turns up 8N
      And B takes
      Then B may only discard 3S, 4N, 6N, 9V or C
      And B may not discard 5V

    @CH-3.4.3/for-the-rest-of-the-deal @reads:CH-3.5.1=2a
    Example: The lock lasts
      Given B holds 5V 77S 8N 9V 6N 4N 3S C 22V 22S 33N 44V 66S
      When A discards 5V
      And B passes
      And B turns up 8N
      And B takes
      And B discards C
      And A turns up 9V
      And B takes
      Then B may only discard 3S, 4N or 6N
      And B may not discard 5V

    @CH-3.4.3/not-laid-into-a-ca
    Example: A face of which a Chắn was passed up is not laid into a Cạ
      Given B holds 5V 77S 8N 9V 6N 4N 3S C 22V 22S 33N 44V 66S
      When A discards 5V
      And B passes
      And A turns up 5N
      Then B is not asked
      And B may not take

    @CH-3.4.3/a-later-chan @reads:CH-3.5.1=2a
    Example: A face that was passed up may be taken as a Chắn later
      Given B holds 5V 77S 8N 9V 6N 4N 3S C 22V 22S 33N 44V 66S
      When A discards 5V
      And B passes
      And A turns up 5V
      Then B may only pass or take
      When B takes
      Then B has laid chan 55V from A

    @CH-3.4.3/own-stock-card
    Example: To pass a stock card of one's own locks its face as well
      Given B holds 5V 77S 8N 9V 6N 4N 3S C 22V 22S 33N 44V 66S
      When B turns up 5V
      And B passes
      And A turns up 8N
      And B takes
      Then B may only discard 3S, 4N, 6N, 9V or C

    @CH-3.4.3/stock-card-of-the-seat-before
    Example: To pass a stock card that the seat before has passed locks its face as well
      Given B holds 5V 77S 8N 9V 6N 4N 3S C 22V 22S 33N 44V 66S
      And A holds 5S 77N 8S 9N 6V 4V 3V C 22N 22S 33S 99V 66N
      When A turns up 5V
      And A passes
      And B passes
      And B turns up 8N
      And B takes
      Then B may only discard 3S, 4N, 6N, 9V or C

    @CH-3.4.3/three-of-a-face @reads:CH-3.6.1=2a
    Example: Who passes with three of a face on turn has passed up a Chắn, too
      Given B holds 555V 77S 8N 9V 6N 4N 22V 22S 33N 44V 66S
      When A discards 5V
      And B passes
      And B turns up 8N
      And B takes
      Then B may only discard 4N, 6N or 9V

    @CH-3.4.3/passed-ca
    Example: To pass up a Cạ locks nothing
      Given B holds 5S 77S 8N 9V 6N 4N 3S C 22V 22S 33N 44V 66S
      When A discards 5V
      And B passes
      And B turns up 8N
      And B takes
      Then B may only discard 3S, 4N, 5S, 6N, 9V or C

    @CH-3.4.3/ca-after-a-passed-ca @reads:CH-3.5.1=2a
    Example: A face that a passed Cạ would have needed may be laid into a later one
      Given B holds 5S 77S 8N 9V 6N 4N 3S C 22V 22S 33N 44V 66S
      When A discards 5V
      And B passes
      And A turns up 5N
      And B takes
      Then B has laid ca 5N 5S from A

    @CH-3.4.3/not-to-be-had @reads:CH-3.5.1=2a
    Example: A Chắn that would have left no discard was not to be had and locks nothing
      Given B holds 5N 77S 88N
      And B has laid chan 22V, chan 22S, chan 33N, chan 44V, chan 66S, chan 99N, chan 44N
      When A discards 5N
      And B turns up 7S
      And B takes
      Then B may only discard 7S or 5N

    @CH-3.4.3/passed-chiu @reads:CH-3.4.3=1a @reads:CH-3.6.1=2a
    Example: To pass up a Chíu out of turn locks nothing
      Given C holds 444N 77S 8N 9V 6N C 22V 22S 55N 99S 66S
      When A discards 4N
      And C passes
      And B turns up 8N
      And C takes
      Then C may only discard 9V, 4N, 6N or C

  @CH-3.4.4
  Rule: A face that you have discarded, or laid from your hand into a Cạ, cannot be captured by you afterwards.

    @CH-3.4.4/no-chan-of-a-discarded-face @reads:CH-gap-12=1
    Example: A face once discarded is not taken as a Chắn
      Given B is the dealer
      And B holds 666V 77S 8N 9V 4N 3S C 22V 22S 33N 44V 55S
      When B discards 6V
      And A turns up 6V
      Then B is not asked
      And B may not take

    @CH-3.4.4/for-the-rest-of-the-deal @reads:CH-3.7.4=1 @reads:CH-gap-12=1
    Example: A face once discarded is barred for good, whatever is discarded later
      Given B is the dealer
      And B holds 6V 6N 77S 8N 9V 4N 3S C 2N 22V 22S 33N 44V 55S
      When B discards 6V
      And A turns up 8N
      And B takes
      And B discards C
      And A turns up 6V
      Then B is not asked
      And B may not take

    @CH-3.4.4/no-ca-with-a-discarded-face @reads:CH-3.7.4=1 @reads:CH-gap-12=1
    Example: A face once discarded is not taken into a Cạ
      Given B is the dealer
      And B holds 6V 6N 77S 8N 9V 4N 3S C 2N 22V 22S 33N 44V 55S
      When B discards 6V
      And A turns up 6V
      Then B is not asked
      And B may not take

    @CH-3.4.4/other-suits-of-the-rank @reads:CH-3.5.1=2a @reads:CH-3.7.4=1
    Example: The other suits of the rank may still be taken
      Given B is the dealer
      And B holds 6V 6N 77S 8N 9V 4N 3S C 2N 22V 22S 33N 44V 55S
      When B discards 6V
      And A turns up 6S
      Then B may only pass or take

    @CH-3.4.4/laid-into-a-ca
    Example: A face laid from the hand into a Cạ is not taken
      Given B holds 444S 77S 8N 9V 6N C 22V 22S 33N 55V 66S
      When A discards 4V
      And B takes
      And B discards C
      And A turns up 4S
      Then B is not asked
      And B may not take

    @CH-3.4.4/laid-into-a-chan @reads:CH-3.6.1=1a
    Example: A face laid from the hand into a Chắn may be taken again
      Given B holds 55V 77S 8N 9V 6N 4N 3S 22V 22S 33N 44V 66S
      When A discards 5V
      And B takes
      And B discards 3S
      And A turns up 5V
      Then B may only pass or take

    @CH-3.4.4/others-are-free @reads:CH-3.5.1=2a
    Example: A face that another seat has discarded may be taken
      Given C is the dealer
      And C holds 6V 77S 8N 99V 4N 33S C 22V 22S 33N 44V 55S
      And B holds 6V 77V 8S 9N 4V 5N 3V C 22N 55V 44S 88N 66S
      When C discards 6V
      And A turns up 6V
      Then B may only pass or take

    @CH-3.4.4/wins-are-free @reads:CH-3.4.2=1 @reads:CH-3.7.4=1 @reads:CH-gap-3=1a
    Example: A face once discarded may still be won on
      Given B is the dealer
      And B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N 5V
      When B discards 5V
      And C turns up 5V
      Then B may only pass or win
      When B wins
      Then B counts bach dinh 7
      And the points change by A -7, B +21, C -7, D -7

    @CH-3.4.4/replacement-counts
    Example: What is discarded after a Chíu out of turn counts as well
      Given D holds 444N 9S 9N 77S 8N 3S C 22V 22S 55N 66S 6V
      When A discards 4N
      And D chius
      And D discards 9S
      And C turns up 9S
      Then D is not asked
      And D may not take

  @CH-3.5.1
  Rule: No Cạ capture in a rank in which you already have a Cạ, and none when your concealed cards have only one unpaired card left.

    @CH-3.5.1/ca-in-the-hand
    Example: With a Cạ of the rank in the hand the third suit is not taken
      Given B holds 9V 9N 77S 8N 6N 4N 3S C 22V 22S 33N 44V 66S
      When A discards 9S
      Then B is not asked
      And B may not take

    @CH-3.5.1/pair-and-a-single-card
    Example: A pair and a single card of another suit are no Cạ
      Given B holds 99V 9N 77S 8N 6N 4N C 22V 22S 33N 44V 66S
      When A discards 9S
      And B takes
      Then B has laid ca 9S 9N from A

    @CH-3.5.1/two-pairs-of-the-rank
    Example: Two identical pairs of the rank are no Cạ, the third suit may be paired with its own kind
      Given B holds 99V 99N 9S 77S 8N 6N 22V 22S 33N 44V 66S
      When A discards 9S
      And B takes
      Then B has laid chan 99S from A

    @CH-3.5.1/ca-laid @reads:CH-3.5.1=1a
    Example: With a Cạ of the rank laid no second is laid in it
      Given B holds 5S 77S 8N 9V 6N 4N 3S C 22V 22S 33N
      And B has laid ca 5V 5N, chan 55S
      When A discards 5V
      Then B is not asked
      And B may not take

    @CH-3.5.1/ca-laid-in-another-rank
    Example: A Cạ laid in another rank bars nothing
      Given B holds 5S 77S 8N 9V 6N 4N 3S C 22S 33N 44V 66S
      And B has laid ca 2V 2N
      When A discards 5V
      Then B may only pass or take

    @CH-3.5.1/waiting
    Example: A hand with one unpaired card takes no Cạ
      Given B holds 5N 6V 6N 77S 88N 99V 22V 22S 33N 44V 55S
      When A discards 5V
      Then B is not asked
      And B may not take

    @CH-3.5.1/three-unpaired @reads:CH-3.5.1=2a
    Example: A hand with three unpaired cards takes a Cạ
      Given B holds 5N 6V 8N 77S 44S 99V 22V 22S 33N 44V 55S
      When A discards 5V
      And B takes
      Then B has laid ca 5V 5N from A

    @CH-3.5.1/waiting-takes-a-chan
    Example: A hand with one unpaired card may take a Chắn if it can discard from a Cạ
      Given B holds 5N 6V 6N 77S 88N 99V 22V 22S 33N 44V 55S
      When A discards 5N
      And B takes
      Then B has laid chan 55N from A
      And B may only discard 6V or 6N

    @CH-3.5.1/waiting-wins @reads:CH-3.5.1=2a
    Example: A hand with one unpaired card wins by a Cạ with it
      Given B holds 5N 6V 6N 77S 88N 99V 22V 22S 33N 44V 55S
      When A turns up 5V
      Then B may win
      When B wins
      Then B counts u xuong 2
      And the points change by A -2, B +6, C -2, D -2

  @CH-3.5.2
  Rule: Having discarded two cards of a rank in two suits, you may capture no Cạ any more; having captured a Cạ, you may not discard both cards of a Cạ.

    @CH-3.5.2/no-ca-any-more @reads:CH-3.5.1=2a @reads:CH-3.5.2=1a
    Example: After two suits of one rank were discarded no Cạ is taken, in no rank
      Given B holds 4S 77S 8N 9V 3S C 5V 2N 33N 44N 99S
      And B has laid chan 22V, chan 22S
      And B has discarded 6V 6N
      When A discards 4V
      Then B is not asked
      And B may not take

    @CH-3.5.2/chan-all-the-same @reads:CH-3.5.1=2a
    Example: A Chắn may still be taken
      Given B holds 4S 77S 8N 9V 3S C 5V 2N 33N 44N 99S
      And B has laid chan 22V, chan 22S
      And B has discarded 6V 6N
      When A discards 4S
      Then B may only pass or take
      When B takes
      Then B has laid chan 22V, chan 22S, chan 44S from A

    @CH-3.5.2/chiu-all-the-same @reads:CH-3.5.1=2a @reads:CH-3.6.1=2a @reads:CH-gap-2=1
    Example: A Chíu may still be claimed
      Given B holds 444S 77S 8N 9V 3S C 33N 55N 99S
      And B has laid chan 22V, chan 22S
      And B has discarded 6V 6N
      When A discards 4S
      Then B may only chiu, pass or take

    @CH-3.5.2/two-ranks
    Example: Two discards of different ranks bar nothing
      Given B holds 4S 77S 8N 9V 3S C 5V 2N 33N 44N 99S
      And B has laid chan 22V, chan 22S
      And B has discarded 6V 7N
      When A discards 4V
      And B takes
      Then B has laid chan 22V, chan 22S, ca 4V 4S from A

    @CH-3.5.2/opening-discard-counts @reads:CH-3.5.2=1a @reads:CH-3.7.4=1 @reads:CH-gap-12=1
    Example: The dealer's first discard counts as one of the two
      Given B is the dealer
      And B holds 6V 6N 4S 77S 8N 9V 3S C 5V 22V 22S 33N 44N 99S
      When B discards 6V
      And A turns up 2V
      And B takes
      And B discards 6N
      And A turns up 4V
      Then B is not asked
      And B may not take

    @CH-3.5.2/second-suit-after-a-ca @reads:CH-3.5.1=2a @reads:CH-3.5.2=2a @reads:CH-3.7.4=1 @reads:CH-gap-12=1
    Example: After a Cạ was taken, no second suit of a rank discarded before is discarded
      Given B is the dealer
      And B holds 6V 6N 4S 77S 8N 9V 3S C 5V 22V 22S 33N 44N 99S
      When B discards 6V
      And A turns up 4V
      And B takes
      Then B may only discard 3S, 5V, 8N, 9V or C
      And B may not discard 6N

    @CH-3.5.2/both-after-a-ca @reads:CH-3.5.1=2a
    Example: Of a Cạ in the hand the first card may go after a Cạ was taken, the second may not
      Given B holds 6V 6N 4S 77S 8N 9V 3S C 22V 22S 33N 44N 99S
      When A discards 4V
      And B takes
      Then B may only discard 3S, 6V, 6N, 8N, 9V or C
      When B discards 6V
      And A turns up 2V
      And B takes
      Then B may only discard 2V, 3S, 8N, 9V or C
      And B may not discard 6N

    @CH-3.5.2/without-a-ca @reads:CH-3.5.1=2a @reads:CH-3.7.4=1
    Example: Without a Cạ taken both cards of a Cạ may be discarded
      Given B is the dealer
      And B holds 6V 6N 4S 77S 8N 9V 3S C 5V 22V 22S 33N 44N 99S
      When B discards 6V
      And A turns up 2V
      And B takes
      Then B may discard 6N

    @CH-3.5.2/replacement-counts @reads:CH-3.5.1=2a @reads:CH-3.5.2=2a @reads:CH-3.6.4=1a
    Example: What is discarded after a Chíu out of turn is one of the two
      Given D holds 444N 9S 9N 77S 8N 3S C 22V 22S 55V 66S 6V
      When A discards 4N
      And D chius
      And D discards 9S
      And C turns up 8V
      And D takes
      Then D may only discard 6V, 3S or C
      And D may not discard 9N

  @CH-3.5.3
  Rule: An ordinary capture is legal only if a legal discard exists afterwards.

    @CH-3.5.3/only-pairs-left @reads:CH-3.5.1=2a
    Example: A Chắn that leaves identical pairs only is not taken
      Given B holds 5N 77S 88N
      And B has laid chan 22V, chan 22S, chan 33N, chan 44V, chan 66S, chan 99N, chan 44N
      When A discards 5N
      Then B is not asked
      And B may not take

    @CH-3.5.3/one-card-left @reads:CH-3.7.4=1
    Example: One card that may go is enough
      Given B holds 5N 6V 77S C
      And B has laid chan 22V, chan 22S, chan 33N, chan 44V, chan 66S, chan 99N, chan 44N
      And B has passed 6V
      When A discards 5N
      And B takes
      Then B may only discard C

    @CH-3.5.3/only-locked-cards-left
    Example: Cards that are locked do not make a capture legal
      Given B holds 5N 6V C 77S 88N 22V 33S 44V 99N 55V 66S
      And B has passed 6V C
      When A discards 5N
      Then B is not asked
      And B may not take

    @CH-3.5.3/barred-by-the-ca-itself @reads:CH-3.5.1=2a
    Example: A Cạ that would itself bar every discard left is not taken
      Given B holds 4S 6N 8V 77S 22S 33N 55V 66S
      And B has laid chan 22V, chan 99N, chan 44N
      And B has discarded 6V 8N 2N
      When A discards 4V
      Then B is not asked
      And B may not take

    @CH-3.5.3/chan-does-not-bar @reads:CH-3.5.1=2a
    Example: A Chắn with the same cards left may be taken
      Given B holds 4S 6N 8V 77S 22S 33N 55V 66S
      And B has laid chan 22V, chan 99N, chan 44N
      And B has discarded 6V 8N 2N
      When A discards 4S
      And B takes
      Then B may only discard 8V or 6N

    @CH-3.5.3/wins-need-no-discard @reads:CH-3.4.2=1 @reads:CH-3.5.1=2a
    Example: A win needs no discard afterwards
      Given B holds 5N 77S 88N
      And B has laid chan 22V, chan 22S, chan 33N, chan 44V, chan 66S, chan 99N, chan 44N
      When C turns up 5N
      And B wins
      Then B counts thap thanh 12, bach dinh 7
      And the points change by A -19, B +57, C -19, D -19
