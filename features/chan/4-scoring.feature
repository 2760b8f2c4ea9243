Feature: What a win is worth, who pays, and how a deal ends
  Every bonus has a main value and a dịch. The greatest main value counts, of all others the dịch; with ten Chắn
  all main values are added. The other three each pay the sum.

  @CH-4.1.1
  Rule: A win with no bonus at all, Ù xuông, is worth 2.

    @CH-4.1.1/plain-win
    Example: Seven Chắn and three Cạ, won in another gate, are worth 2
      Given A holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5N
      And 22 are left in the stock
      When B turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.1.1/six-chan-and-ca-in-the-winning-rank
    Example: Six Chắn are worth no more where the winning card makes a Cạ
      Given A holds 22V 33V 44N 66V 77S 88V 2S 2N 4V 4S 9V 9N 5N
      And 22 are left in the stock
      When B turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.1.1/nine-chan
    Example: Nine Chắn are worth no more than six
      Given A holds 22V 33V 44N 55V 66V 77S 88V 99N 22S 4V
      When C turns up 4S
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.1.1/with-melds @reads:CH-3.5.1=2a
    Example: A hand of which half lies open is worth 2 as well
      Given A holds 66V 77S 88V 2S 2N 4V 4S 5N
      And A has laid chan 22V, chan 33V, chan 44N, chan 99N
      When D turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.1.1/not-added-to-a-bonus
    Example: Beside a bonus there are no 2
      Given A holds 33V 22S 44V 55N 66S 88V 99N 3S 3N 7N 7V 2V
      And 22 are left in the stock
      When B turns up 2N
      And A wins
      Then A counts tom 4
      And the points change by A +12, B -4, C -4, D -4

  @CH-4.1.2
  Rule: Every bonus carries two numbers: a main value and an add-on value, the dịch.

    @CH-4.1.2/main-values
    Scenario Outline: Alone a bonus counts its main value: <bonus>
      Given A holds <hand>
      And 22 are left in the stock
      When <seat> turns up <card>
      And A wins
      Then A counts <bonus>
      And the points change by A +<won>, B -<lost>, C -<lost>, D -<lost>

      Examples:
        | bonus         | hand                                           | seat | card | won | lost |
        | u chi 3       | 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5N     | A    | 5V   | 9   | 3    |
        | tom 4         | 33V 22S 44V 55N 66S 88V 99N 3S 3N 7N 7V 2V     | B    | 2N   | 12  | 4    |
        | bach thu 4    | 22V 33V 44N 66V 77S 8V 2S 2N 4V 4S 5V 5N 9V 9N | B    | 8V   | 12  | 4    |
        | leo 5         | CC 33V 22S 44V 55N 66S 77V 9V 9N 8S 8N 3S      | B    | 3N   | 15  | 5    |
        | thien khai 5  | 4444N 22V 33V 66V 77S 88V 2S 2N 5N 9V 9N       | B    | 5V   | 15  | 5    |
        | chiu u 5      | 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N     | B    | 4N   | 15  | 5    |
        | bach dinh 7   | 22V 33V 44N 66V 77S 88N 99N 2S 2N 4V 4S 5N     | B    | 5V   | 21  | 7    |
        | tam do 8      | 88V 88S 99V 99S 22V 33V 44N 2S 2N 4V 4S 5N     | B    | 5V   | 24  | 8    |
        | thap thanh 12 | 22V 33V 44N 55V 66V 77S 88V 99N 22S 4S         | B    | 4S   | 36  | 12   |

    @CH-4.1.2/bon @reads:CH-3.5.1=2a
    Example: Alone a Bòn counts 5
      Given A holds 22V 33V 66V 77S 88V 2S 2N 5N 9V 9N
      And A has laid chan 44N, chan 44N
      When B turns up 5V
      And A wins
      Then A counts bon 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.1.2/kinh-tu-chi @reads:CH-4.4.1=2a
    Example: Alone a Kính tứ chi counts 12
      Given A holds 22V 33V 44N 66V 77S 2S 2N 4V 4S 5N
      And A has laid chiu CCCC
      When B turns up 5V
      And A wins
      Then A counts kinh tu chi 12
      And the points change by A +36, B -12, C -12, D -12

    @CH-4.1.2/thien-u
    Example: Alone Thiên ù counts 3
      Given a fresh deal
      And A is the dealer
      And A holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5V 5N
      When A wins
      Then A counts thien u 3
      And the points change by A +9, B -3, C -3, D -3

    @CH-4.1.2/dich
    Scenario Outline: Beside a greater bonus only the dịch counts: <bonuses>
      Given A holds <hand>
      And 22 are left in the stock
      When <seat> turns up <card>
      And A wins
      Then A counts <bonuses>
      And the points change by A +<won>, B -<lost>, C -<lost>, D -<lost>

      Examples:
        | bonuses                   | hand                                           | seat | card | won | lost |
        | tom 4, u chi 1            | 33V 22S 44V 55N 66S 88V 99N 3S 3N 7N 7V 2V     | A    | 2N   | 15  | 5    |
        | leo 5, tom 1              | CC 33V 22S 44V 55N 66S 77N 9V 9N 8S 8N 3S      | B    | 3N   | 18  | 6    |
        | bach dinh 7, bach thu 1   | 22V 33V 44N 66V 77S 8N 2S 2N 4V 4S 5V 5N 6S 6N | B    | 8N   | 24  | 8    |
        | tam do 8, leo 2           | CC 99V 99S 22S 44V 55N 66S 8S 8V 3V 3N 7V      | B    | 7S   | 30  | 10   |
        | bach dinh 7, thien khai 2 | 4444N 22V 33V 66V 77S 88N 2S 2N 5N 6S 6N       | B    | 5V   | 27  | 9    |
        | bach dinh 7, chiu u 2     | 444N 22V 33V 66V 77S 88N 2S 2N 5V 5N 6S 6N     | B    | 4N   | 27  | 9    |

    @CH-4.1.2/dich-of-bon
    Example: Beside a greater bonus a Bòn counts 2
      Given A holds 22V 33V 66V 77S 88N 2S 2N 5N 6S 6N
      And A has laid chan 44N, chan 44N
      When B turns up 5V
      And A wins
      Then A counts bach dinh 7, bon 2
      And the points change by A +27, B -9, C -9, D -9

    @CH-4.1.2/dich-of-thien-u
    Example: Beside a greater bonus a Thiên ù counts 1
      Given a fresh deal
      And A is the dealer
      And A holds 22V 33V 44N 66V 77S 88N 99N 2S 2N 4V 4S 5V 5N
      When A wins
      Then A counts bach dinh 7, thien u 1
      And the points change by A +24, B -8, C -8, D -8

  @CH-4.1.3
  Rule: Normally the score is the largest main value plus only the dịch of all the other bonuses.

    @CH-4.1.3/leo-and-tom
    Example: A Lèo and a Tôm are 5 + 1
      Given A holds CC 33V 22S 44V 55N 66S 77N 9V 9N 8S 8N 3S
      When B turns up 3N
      And A wins
      Then A counts leo 5, tom 1
      And the points change by A +18, B -6, C -6, D -6

    @CH-4.1.3/five-bonuses
    Example: Five bonuses are 5 + 2 + 1 + 1 + 1
      Given A holds 777N 33V 33S CC 22V 8S 8N 9V 9N 4V 4S 5V 5N
      When B discards 7N
      And A wins
      Then A counts leo 5, chiu u 2, bach thu 1, tom 2
      And the points change by A +30, B -10, C -10, D -10

    @CH-4.1.3/lesser-beside-greater
    Example: The lesser main value of an own gate is not the one that counts
      Given A holds 22V 33V 44N 66V 77S 88N 99N 2S 2N 4V 4S 5N
      When A turns up 5V
      And A wins
      Then A counts bach dinh 7, u chi 1
      And the points change by A +24, B -8, C -8, D -8

    @CH-4.1.3/all-without-red @reads:CH-3.5.1=2a @reads:CH-3.4.2=1
    Example: Seven kinds of bonus in a hand without red
      Given A holds 3333V 777N 2V 2N 4V 4S 5V 5N 6S 6N
      And A has laid chan 33S, chan 33S
      When A turns up 7N
      And A wins
      Then A counts bach dinh 7, u chi 1, tom 4, bach thu 1, thien khai 2, chiu u 2, bon 2
      And the points change by A +57, B -19, C -19, D -19

    @CH-4.1.3/all-beside-four-chi-chi @reads:CH-3.5.1=2a
    Example: Seven kinds of bonus in a hand of which only Chi chi is red
      Given A holds CCCC 777N 3S 3N 2V 2N 4V 4S 5V 5N
      And A has laid chan 33V, chan 33V
      When A turns up 7N
      And A wins
      Then A counts kinh tu chi 12, u chi 1, tom 1, bach thu 1, thien khai 2, chiu u 2, bon 2
      And the points change by A +63, B -21, C -21, D -21

    @CH-4.1.3/all-beside-eight-red @reads:CH-3.4.2=1
    Example: Eight kinds of bonus in a hand of eight red cards
      Given A holds CCCC 777N 9V 9S 8V 8S 3S 3N 2V 2N
      And A has laid chan 33V, chan 33V
      When A turns up 7N
      And A wins
      Then A counts tam do 8, u chi 1, tom 1, bach thu 1, leo 2, thien khai 2, chiu u 2, bon 2
      And the points change by A +57, B -19, C -19, D -19

    @CH-4.1.3/all-as-dealt @reads:CH-gap-10=1
    Example: Six kinds of bonus in the dealt twenty
      Given a fresh deal
      And A is the dealer
      And A holds CCCC 33V 77N 44N 66V 9V 9S 8V 8S 3S 3N 2V 2N
      When A wins
      Then A counts tam do 8, thien u 1, tom 1, bach thu 1, leo 2, thien khai 2
      And the points change by A +45, B -15, C -15, D -15

    @CH-4.1.3/four-chi-chi-as-dealt
    Example: All Chi chi and nothing else red in the dealt twenty
      Given a fresh deal
      And A is the dealer
      And A holds CCCC 22V 33V 44N 66V 77S 2S 2N 4V 4S 5V 5N
      When A wins
      Then A counts kinh tu chi 12, thien u 1, thien khai 2
      And the points change by A +45, B -15, C -15, D -15

  @CH-4.1.4
  Rule: Thập thành, ten Chắn, is scored differently.

    No scenario: it only announces CH-4.6.1 and CH-4.6.2, which have the scenarios.

  @CH-4.2.1
  Rule: Worth 3 with dịch 1: Ù chì (win in your own gate) and Thiên ù (dealer's opening win).

    @CH-4.2.1/own-gate
    Example: A card that one turns up oneself lies in the own gate
      Given A holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5N
      When A turns up 5V
      And A wins
      Then A counts u chi 3
      And the points change by A +9, B -3, C -3, D -3

    @CH-4.2.1/other-gates
    Scenario Outline: A card turned up in the gate of <seat> is no Ù chì
      Given A holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5N
      And 22 are left in the stock
      When <seat> turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

      Examples:
        | seat |
        | B    |
        | C    |
        | D    |

    @CH-4.2.1/as-dealt
    Example: The dealt twenty are a Thiên ù and no Ù chì
      Given a fresh deal
      And C is the dealer
      And C holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5V 5N
      When C wins
      Then C counts thien u 3
      And the points change by A -3, B -3, C +9, D -3

    @CH-4.2.1/dealer-wins-later
    Example: A dealer who wins after the first discard has no Thiên ù
      Given A is the dealer
      And A holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5N
      And 22 are left in the stock
      When B turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.2.1/fourth-in-the-own-gate
    Example: The fourth of three, turned up in the own gate, is an Ù chì too
      Given A holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When A turns up 4N
      And A wins
      Then A counts chiu u 5, u chi 1
      And the points change by A +18, B -6, C -6, D -6

    @CH-4.2.1/fourth-in-another-gate @reads:CH-3.5.1=2a
    Example: The fourth of three, turned up in another gate, is no Ù chì
      Given A holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When D turns up 4N
      And A wins
      Then A counts chiu u 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.2.1/discard-before-the-own-turn @reads:CH-4.2.1=1
    Example: The discard of the seat before lies in that seat's gate
      Given A holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When D discards 4N
      And A wins
      Then A counts chiu u 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.2.1/replacement-on-the-own-turn @reads:CH-gap-15=1
    Example: What takes the place of a card that the winner has turned up lies in the winner's gate
      Given A holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      And C holds 777N 4N 22S 3N 5S 6N 8S 9S C 33S 6S 4V 8N 7V 5V
      When A turns up 7N
      And C chius
      And C discards 4N
      And A wins
      Then A counts chiu u 5, u chi 1
      And the points change by A +18, B -6, C -6, D -6

    @CH-4.2.1/replacement-for-the-own-discard @reads:CH-gap-15=1 @reads:CH-4.2.1=1
    Example: What takes the place of the winner's own discard lies in the winner's gate, though another has the turn
      Given A is the dealer
      And A holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N 7N
      And C holds 777N 4N 22S 3N 5S 6N 8S 9S C 33S 6S 4V 8N 7V 5V
      When A discards 7N
      And C chius
      And C discards 4N
      And A wins
      Then A counts chiu u 5, u chi 1
      And the points change by A +18, B -6, C -6, D -6

    @CH-4.2.1/replacement-in-another-gate
    Example: What takes the place of a card in another gate is no Ù chì
      Given A holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      And C holds 777N 4N 22S 3N 5S 6N 8S 9S C 33S 6S 4V 8N 7V 5V
      When B turns up 7N
      And C chius
      And C discards 4N
      And A wins
      Then A counts chiu u 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.2.1/whole-deal
    Example: A whole deal in which the dealer wins before anything is played
      Given the scripted deal dealer-wins-with-the-dealt-twenty
      Then the winners are C

  @CH-4.3.1
  Rule: Worth 4 with dịch 1: Tôm, a set of one 3 Vạn, one 3 Sách and one 7 Văn; Bạch thủ, a win with exactly six Chắn and no Cạ in the rank of the winning card.

    @CH-4.3.1/tom
    Example: One 3V, one 3S and one 7N are a Tôm
      Given A holds 3V 3S 7N 7S 22S 44V 55N 66S 88V 99N 22V 9V
      And 22 are left in the stock
      When B turns up 9S
      And A wins
      Then A counts tom 4
      And the points change by A +12, B -4, C -4, D -4

    @CH-4.3.1/no-tom
    Scenario Outline: Without <missing> there is no Tôm
      Given A holds <hand>
      When B turns up 2N
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

      Examples:
        | missing | hand                                       |
        | a 3S    | 33V 33N 77N 44V 55N 66S 88V 7V 7S 9V 9N 2V |
        | a 3V    | 33S 33N 77N 44V 55N 66S 88V 7V 7S 9V 9N 2V |
        | a 7N    | 33V 33S 77V 44V 55N 66S 88V 77S 9V 9N 2V   |

    @CH-4.3.1/tom-in-melds @reads:CH-3.5.1=2a
    Example: The three cards of a Tôm may lie open, in a Chắn or a Cạ
      Given A holds 33V 22S 44V 55N 66S 88V 9V 9N 2V
      And A has laid ca 3N 3S, chan 77N
      When B turns up 2N
      And A wins
      Then A counts tom 4
      And the points change by A +12, B -4, C -4, D -4

    @CH-4.3.1/tom-with-the-winning-card
    Example: The winning card may be the third of a Tôm
      Given A holds 33V 22S 44V 55N 66S 88V 99N 3S 3N 7V 2V 2N
      And 22 are left in the stock
      When B turns up 7N
      And A wins
      Then A counts tom 4
      And the points change by A +12, B -4, C -4, D -4

    @CH-4.3.1/bach-thu
    Example: Six Chắn, and the winning card makes one of them
      Given A holds 22V 33V 44N 66V 77S 8V 2S 2N 4V 4S 5V 5N 9V 9N
      And 22 are left in the stock
      When B turns up 8V
      And A wins
      Then A counts bach thu 4
      And the points change by A +12, B -4, C -4, D -4

    @CH-4.3.1/bach-thu-with-melds
    Example: Chắn that lie open are counted
      Given A holds 44N 66V 77S 8V 2S 2N 4V 4S 5V 5N 9V 9N
      And A has laid chan 22V, chan 33V
      When B turns up 8V
      And A wins
      Then A counts bach thu 4
      And the points change by A +12, B -4, C -4, D -4

    @CH-4.3.1/bach-thu-with-ca-of-another-rank @reads:CH-3.5.1=2a
    Example: A Cạ that lies open in another rank does not matter
      Given A holds 66V 77S 8V 2S 2N 4V 4S 9V 9N
      And A has laid chan 22V, chan 33V, chan 44N, ca 5V 5N
      When B turns up 8V
      And A wins
      Then A counts bach thu 4
      And the points change by A +12, B -4, C -4, D -4

    @CH-4.3.1/bach-thu-with-a-quad @reads:CH-4.4.1=2a
    Example: Four alike are two of the six Chắn
      Given A holds 22V 66V 77S 8V 2S 2N 4V 4S 5V 5N 9V 9N
      And A has laid chiu 4444N
      When B turns up 8V
      And A wins
      Then A counts bach thu 4
      And the points change by A +12, B -4, C -4, D -4

    @CH-4.3.1/seven-chan
    Example: Seven Chắn are no Bạch thủ, whatever the winning card
      Given A holds 22V 33V 44N 66V 77S 8V 99N 2S 2N 4V 4S 5V 5N
      And 22 are left in the stock
      When B turns up 8V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.3.1/seven-chan-with-a-quad @reads:CH-4.4.1=2a
    Example: Four alike are two Chắn, and seven in all are no Bạch thủ
      Given A holds 22V 33V 66V 77S 8V 2S 2N 5V 5N 9V 9N
      And A has laid chiu 4444N
      When B turns up 8V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.3.1/ca-in-the-hand
    Example: A Cạ that is left in the rank of the winning card
      Given A holds 2V 33V 44N 66V 77S 88V 2S 2N 4V 4S 5V 5N 9V 9N
      And 22 are left in the stock
      When B turns up 2V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.3.1/ca-that-lies-open @reads:CH-3.5.1=2a
    Example: A Cạ that lies open in the rank of the winning card
      Given A holds 5S 22V 33V 44N 66V 2S 2N 4V 4S 9V 9N
      And A has laid ca 5V 5N, chan 55S
      When B turns up 5S
      And A wins
      Then A counts bon 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.3.1/won-on-chi-chi
    Example: A win on Chi chi is a Bạch thủ, and worth 4 like any other
      Given A holds 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 8S 8N C
      When B turns up C
      And A wins
      Then A counts bach thu 4
      And the points change by A +12, B -4, C -4, D -4

    @CH-4.3.1/as-dealt @reads:CH-gap-10=1
    Example: Six Chắn in the dealt twenty: no Cạ is in the rank of a winning card, as there is none
      Given a fresh deal
      And A is the dealer
      And A holds 22V 33V 44N 66V 77S 88V 2S 2N 4V 4S 5V 5N 9V 9N
      When A wins
      Then A counts bach thu 4, thien u 1
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.3.1/whole-deal @reads:CH-3.5.1=2a
    Example: A whole deal in which Chi chi does not win with seven Chắn, and wins with six
      Given the scripted deal chi-chi-with-seven-and-with-six
      Then the winners are B

    @CH-4.3.1/whole-deal-with-a-lock
    Example: A whole deal that a locked face decides
      Given the scripted deal locked-face-decides
      Then the winners are C

  @CH-4.4.1
  Rule: Worth 5 with dịch 2: Lèo (8 Sách, 9 Vạn, Chi chi); Thiên khai (four identical in the deal); Chíu ù (winning card is the fourth of a dealt triplet); Bòn (a dealt pair that ends as four).

    @CH-4.4.1/leo
    Example: An 8S, a 9V and a Chi chi are a Lèo
      Given A holds CC 33V 22S 44V 55N 66S 77V 9V 9N 8S 8N 3S
      When B turns up 3N
      And A wins
      Then A counts leo 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.4.1/no-leo
    Scenario Outline: There is no Lèo with <with>
      Given A holds <hand>
      When B turns up 3N
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

      Examples:
        | with                    | hand                                       |
        | an 8V in place of an 8S | CC 33V 22S 44V 55N 66S 77V 9V 9N 8V 8N 3S  |
        | a 9S in place of a 9V   | CC 33V 22S 44V 55N 66S 77V 9S 9N 8S 8N 3S  |
        | an 8V and a 9S          | CC 33V 22S 44V 55N 66S 77V 9S 9N 8V 8N 3S  |
        | no Chi chi              | 22N 33V 22S 44V 55N 66S 77V 9V 9N 8S 8N 3S |

    @CH-4.4.1/leo-in-melds @reads:CH-3.5.1=2a
    Example: The three cards of a Lèo may lie open
      Given A holds 33V 22S 44V 55N 66S 8S 8N 77V 3S
      And A has laid chan CC, ca 9N 9V
      When B turns up 3N
      And A wins
      Then A counts leo 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.4.1/thien-khai
    Example: Four alike that were dealt
      Given A holds 4444N 22V 33V 66V 77S 88V 2S 2N 5N 9V 9N
      When B turns up 5V
      And A wins
      Then A counts thien khai 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.4.1/thien-khai-as-dealt
    Example: Four alike in the dealt twenty are a Thiên khai, and neither Chíu ù nor Bòn
      Given a fresh deal
      And A is the dealer
      And A holds 4444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When A wins
      Then A counts thien khai 5, thien u 1
      And the points change by A +18, B -6, C -6, D -6

    @CH-4.4.1/chiu-u-on-a-discard
    Example: A discard is the fourth of three that were dealt
      Given B holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When D discards 4N
      And B wins
      Then B counts chiu u 5
      And the points change by A -5, B +15, C -5, D -5

    @CH-4.4.1/chiu-u-on-a-stock-card @reads:CH-3.5.1=2a
    Example: A card turned up is the fourth of three that were dealt
      Given B holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When D turns up 4N
      And B wins
      Then B counts chiu u 5
      And the points change by A -5, B +15, C -5, D -5

    @CH-4.4.1/chiu-u-on-chi-chi
    Example: A discarded Chi chi is the fourth of three that were dealt
      Given A holds CCC 22V 33S 44N 66V 2S 2N 3V 3N 4V 4S 8S 8N
      When B discards C
      And A wins
      Then A counts chiu u 5, bach thu 1
      And the points change by A +18, B -6, C -6, D -6

    @CH-4.4.1/earlier-chiu @reads:CH-3.6.4=1a @reads:CH-4.4.1=2a
    Example: A Chíu that did not win is worth nothing
      Given B holds 22V 33V 66V 77S 88V 2S 2N 5N 9V 9N
      And B has laid chiu 4444N
      When D turns up 5V
      And B wins
      Then B counts u xuong 2
      And the points change by A -2, B +6, C -2, D -2

    @CH-4.4.1/chiu-of-this-turn @reads:CH-4.4.1=2a
    Example: A Chíu is worth nothing if it is the next card that wins
      Given A holds 444N 22V 33V 66V 77S 88V 2S 2N 5N 9V 9N 6S
      When C discards 4N
      And A chius
      And A discards 6S
      And D turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.4.1/triplet-taken-as-chan @reads:CH-3.6.1=2a @reads:CH-4.4.1=3a
    Example: Three that were dealt and got their fourth by a Chắn are no Bòn
      Given A holds 44N 22V 33V 66V 77S 88V 2S 2N 5N 9V 9N
      And A has laid chan 44N
      When B turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.4.1/bon-with-two-captures @reads:CH-3.5.1=2a
    Example: Two that were dealt, each laid as a Chắn, are a Bòn
      Given A holds 22V 33V 66V 77S 88V 2S 2N 5N 9V 9N
      And A has laid chan 44N, chan 44N
      When B turns up 5V
      And A wins
      Then A counts bon 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.4.1/bon-with-the-winning-card
    Example: The winning card may be the fourth of a Bòn
      Given A holds 4N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      And A has laid chan 44N
      When B turns up 4N
      And A wins
      Then A counts bon 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.4.1/three-alike
    Example: A dealt pair that ends as three is nothing
      Given A holds 44N 4V 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      And 22 are left in the stock
      When B turns up 4N
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.4.1/fourth-in-a-ca @CH-1.2.1 @reads:CH-3.5.1=2a @reads:CH-gap-9=1
    Example: A dealt pair that ends as four, two of them in Cạ, is no Bòn
      Given A holds 5S 22V 33V 44N 66V 88V 9V 9N
      And A has laid chan 55N, ca 5V 5N, chan 55S
      When B turns up 5N
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.4.1/whole-deal-with-the-fourth-card @reads:CH-gap-14=1
    Example: A whole deal that is won on the fourth card of three, a discard
      Given the scripted deal fourth-card-discarded
      Then the winners are B

    @CH-4.4.1/whole-deal @reads:CH-3.6.4=1a @reads:CH-3.6.4=2a @reads:CH-4.4.1=2a
    Example: A whole deal in which two Chíu out of turn are worth nothing
      Given the scripted deal two-chiu-in-one-round
      Then the winners are B

  @CH-4.4.2
  Rule: Several Tôm and several Lèo count, each as its own bonus; a card serves in only one set of its kind.

    @CH-4.4.2/sets
    Scenario Outline: <sets>
      Given A holds <hand>
      And 22 are left in the stock
      When B turns up <card>
      And A wins
      Then A counts <bonuses>
      And the points change by A +<won>, B -<lost>, C -<lost>, D -<lost>

      Examples:
        | sets                                  | hand                                       | card | bonuses                       | won | lost |
        | Two Tôm are 4 + 1                     | 33V 33S 77N 44V 55N 88V 99N 2V 6S 6N 7V 7S | 2N   | tom 5                         | 15  | 5    |
        | Two Lèo are 5 + 2                     | 99V 88S CC 22S 44V 55N 66S 3S 3N 7V 7S 2V  | 2N   | leo 7                         | 21  | 7    |
        | Three Tôm are 4 + 1 + 1               | 333V 333S 777N 7V 22V 44N 55N 66S 8V       | 8V   | tom 6                         | 18  | 6    |
        | One 3S makes one Tôm of two 3V and 7N | 33V 77N 44V 55N 66S 88V 99N 3S 3N 4S 4N 2V | 2N   | tom 4                         | 12  | 4    |
        | One 3V makes one Tôm of two 3S and 7N | 33S 77N 44V 55N 66S 88V 99N 3V 3N 4S 4N 2V | 2N   | tom 4                         | 12  | 4    |
        | One 7N makes one Tôm of two 3V and 3S | 33V 33S 44V 55N 66S 88V 99N 7N 7V 4S 4N 2V | 2N   | tom 4                         | 12  | 4    |
        | One 8S makes one Lèo of two 9V and C  | 99V CC 22S 44V 55N 66S 77V 8S 8N 3S 3N 2V  | 2N   | leo 5                         | 15  | 5    |
        | One 9V makes one Lèo of two 8S and C  | 88S CC 22S 44V 55N 66S 77V 9V 9N 3S 3N 2V  | 2N   | leo 5                         | 15  | 5    |
        | Two Lèo beside two Tôm                | 99V 88S CC 33V 33S 77N 44V 6S 6N 5V 5N 2V  | 2N   | leo 7, tom 2                  | 27  | 9    |
        | Two 9V more make no third Lèo         | 9999V 88S CC 22S 44V 55N 3S 3N 7V 7S 2V    | 2N   | tam do 8, leo 4, thien khai 2 | 42  | 14   |
        | Three Lèo are 5 + 2 + 2               | 999V 9N 888S 8N CCCC 22S 44V 55N 6S        | 6N   | leo 9, thien khai 2           | 33  | 11   |

    @CH-4.4.2/four-tom @reads:CH-4.4.2=1
    Example: Four Tôm beside a greater bonus are 1 + 1 + 1 + 1
      Given A holds 3333V 3333S 7777N 22V 44N 5N 8V 8N
      When B turns up 5V
      And A wins
      Then A counts thien khai 5, tom 4
      And the points change by A +27, B -9, C -9, D -9

    @CH-4.4.2/two-thien-khai @reads:CH-4.4.2=1
    Example: Two times four alike that were dealt are one Thiên khai
      Given A holds 4444N 6666V 22V 33V 88V 2S 2N 5N 9V 9N
      And 22 are left in the stock
      When B turns up 5V
      And A wins
      Then A counts thien khai 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.4.2/two-bon @reads:CH-3.5.1=2a @reads:CH-4.4.2=1
    Example: Two dealt pairs that end as four alike are one Bòn
      Given A holds 22V 33V 88V 2S 2N 5N 9V 9N
      And A has laid chan 44N, chan 44N, chan 66V, chan 66V
      When B turns up 5V
      And A wins
      Then A counts bon 5
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.4.2/one-of-each
    Example: A Thiên khai and a Bòn are two bonuses
      Given A holds 6666V 22V 33V 88V 2S 2N 5N 9V 9N
      And A has laid chan 44N, chan 44N
      When B turns up 5V
      And A wins
      Then A counts thien khai 5, bon 2
      And the points change by A +21, B -7, C -7, D -7

  @CH-4.5.1
  Rule: Colour bonuses over all twenty cards: no red 7/4 (Bạch định); exactly eight red 8/5 (Tám đỏ); all four Chi chi and the other sixteen black 12/9 (Kính tứ chi).

    @CH-4.5.1/reds
    Scenario Outline: <title>
      Given A holds <hand>
      And 22 are left in the stock
      When B turns up <card>
      And A wins
      Then A counts <bonuses>
      And the points change by A +<won>, B -<lost>, C -<lost>, D -<lost>

      Examples:
        | title                                  | hand                                         | card | bonuses     | won | lost |
        | No red card is a Bạch định             | 22V 33V 44N 66V 77S 88N 99N 2S 2N 4V 4S 5N   | 5V   | bach dinh 7 | 21  | 7    |
        | One red card, the winning one, is none | 22V 33V 44N 66V 77S 88N 9N 2S 2N 4V 4S 5V 5N | 9V   | u xuong 2   | 6   | 2    |
        | Four red cards, two of them Chi chi    | 88V CC 33V 44N 66V 77S 22V 2S 2N 4V 4S 5N    | 5V   | u xuong 2   | 6   | 2    |
        | Seven red cards are nothing            | 88V 88S 99V 9S 9N 22V 33V 44N 2S 2N 4V 4S 5N | 5V   | u xuong 2   | 6   | 2    |
        | Eight red cards are a Tám đỏ           | 88V 88S 99V 99S 22V 33V 44N 2S 2N 4V 4S 5N   | 5V   | tam do 8    | 24  | 8    |
        | The eighth red card may be the winning | 88V 88S 99V 9S 22V 33V 44N 2S 2N 4V 4S 5V 5N | 9S   | tam do 8    | 24  | 8    |
        | Nine red cards are nothing             | 888V 8N 88S 99V 99S 22V 33V 44N 2S 2N 5N     | 5V   | u xuong 2   | 6   | 2    |
        | Ten red cards are nothing but two Lèo  | 88V 99V 99S 88S CC 22V 44N 3V 3N 6V 6S 5N    | 5V   | leo 7       | 21  | 7    |

    @CH-4.5.1/red-meld
    Example: A red Chắn that lies open leaves no Bạch định
      Given A holds 22V 33V 44N 66V 77S 99N 2S 2N 4V 4S 5N
      And A has laid chan 88V
      When B turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.5.1/red-melds-of-eight @reads:CH-3.5.1=2a
    Example: Red Chắn that lie open are among the eight red cards of a Tám đỏ
      Given A holds 88S 99V 22V 33V 44N 2S 2N 4V 4S 5N
      And A has laid chan 88V, chan 99S
      When B turns up 5V
      And A wins
      Then A counts tam do 8
      And the points change by A +24, B -8, C -8, D -8

    @CH-4.5.1/black-melds @reads:CH-3.5.1=2a
    Example: With black cards alone, in the hand and open, there is a Bạch định
      Given A holds 22V 33V 44N 77S 99N 2S 2N 4V 4S 5N
      And A has laid chan 66V, chan 88N
      When B turns up 5V
      And A wins
      Then A counts bach dinh 7
      And the points change by A +21, B -7, C -7, D -7

    @CH-4.5.1/four-chi-chi @reads:CH-4.4.1=2a
    Scenario Outline: Four Chi chi and <others>
      Given A holds <hand>
      And A has laid chiu CCCC
      When B turns up <card>
      And A wins
      Then A counts <bonuses>
      And the points change by A +<won>, B -<lost>, C -<lost>, D -<lost>

      Examples:
        | others                                      | hand                                 | card | bonuses        | won | lost |
        | sixteen black cards are a Kính tứ chi       | 22V 33V 44N 66V 77S 2S 2N 4V 4S 5N   | 5V   | kinh tu chi 12 | 36  | 12   |
        | another red card are nothing                | 22V 33V 44N 66V 77S 2S 2N 4S 8V 8N   | 4V   | u xuong 2      | 6   | 2    |
        | a red winning card are nothing              | 22V 33V 44N 66V 77S 2S 2N 4V 4S 8N   | 8V   | u xuong 2      | 6   | 2    |
        | four other red cards are a Tám đỏ           | 22V 33V 44N 88V 99S 2S 2N 4V 4S 5N   | 5V   | tam do 8       | 24  | 8    |
        | an 8S and a 9V are a Lèo and no Kính tứ chi | 22V 33V 44N 66V 8S 8N 9V 9N 4V 4S 5N | 5V   | leo 5          | 15  | 5    |

    @CH-4.5.1/dealt-chi-chi
    Example: Four dealt Chi chi are a Thiên khai as well
      Given A holds CCCC 22V 33V 44N 66V 77S 2S 2N 4V 4S 5N
      When B turns up 5V
      And A wins
      Then A counts kinh tu chi 12, thien khai 2
      And the points change by A +42, B -14, C -14, D -14

    @CH-4.5.1/won-on-the-fourth-chi-chi
    Example: Three dealt Chi chi and the fourth to win on are a Chíu ù and a Bạch thủ as well
      Given A holds CCC 22V 33V 44N 66V 2S 2N 4V 4S 5V 5N 7V 7S
      When B turns up C
      And A wins
      Then A counts kinh tu chi 12, chiu u 2, bach thu 1
      And the points change by A +45, B -15, C -15, D -15

    @CH-4.5.1/two-dealt-chi-chi
    Example: Two dealt Chi chi and two taken are a Bòn as well
      Given A holds 22V 33V 44N 66V 77S 2S 2N 4V 4S 5N
      And A has laid chan CC, chan CC
      When B turns up 5V
      And A wins
      Then A counts kinh tu chi 12, bon 2
      And the points change by A +42, B -14, C -14, D -14

    @CH-4.5.1/three-dealt-chi-chi-and-one-taken @reads:CH-3.6.1=2a @reads:CH-4.4.1=3a
    Example: Three dealt Chi chi, of which one has got its fourth as a Chắn, are a Kính tứ chi alone
      Given A holds CC 22V 33V 44N 66V 77S 2S 2N 4V 4S 5N
      And A has laid chan CC
      When B turns up 5V
      And A wins
      Then A counts kinh tu chi 12
      And the points change by A +36, B -12, C -12, D -12

  @CH-4.5.2
  Rule: Red are the 8s and 9s of Vạn and Sách and all Chi chi; everything else is black.

    @CH-4.5.2/black-eights-and-nines
    Example: 8N and 9N are black
      Given A holds 22V 33V 44N 66V 77S 88N 99N 2S 2N 4V 4S 5N
      When A turns up 5V
      And A wins
      Then A counts bach dinh 7, u chi 1
      And the points change by A +24, B -8, C -8, D -8

    @CH-4.5.2/red-faces
    Scenario Outline: <face> is red, so there is no Bạch định
      Given A holds <hand>
      And 22 are left in the stock
      When B turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

      Examples:
        | face    | hand                                       |
        | 8V      | 22V 33V 44N 66V 77S 99N 22N 8V 8N 4V 4S 5N |
        | 8S      | 22V 33V 44N 66V 77S 99N 22N 8S 8N 4V 4S 5N |
        | 9V      | 22V 33V 44N 66V 77S 88N 22N 9V 9N 4V 4S 5N |
        | 9S      | 22V 33V 44N 66V 77S 88N 22N 9S 9N 4V 4S 5N |
        | Chi chi | 22V 33V 44N 66V 77S CC 22N 99N 4V 4S 5N    |

    @CH-4.5.2/black-faces
    Scenario Outline: All cards of <ranks> are black
      Given A holds <hand>
      When B turns up <card>
      And A wins
      Then A counts bach dinh 7
      And the points change by A +21, B -7, C -7, D -7

      Examples:
        | ranks         | hand                                       | card |
        | 2, 3, 4 and 5 | 22V 22S 22N 33V 33N 44V 44S 44N 55S 5V     | 5N   |
        | 6, 7, 8N, 9N  | 66V 66S 66N 77V 77S 88N 99N 2V 2S 3V 3N 7N | 7N   |

  @CH-4.6.1
  Rule: Thập thành: ten of ten pairs are Chắn; 12 with dịch 9.

    @CH-4.6.1/ten-chan
    Example: Ten Chắn are worth 12
      Given A holds 22V 33V 44N 55V 66V 77S 88V 99N 22S 4S
      When B turns up 4S
      And A wins
      Then A counts thap thanh 12
      And the points change by A +36, B -12, C -12, D -12

    @CH-4.6.1/nine-chan-and-a-ca
    Example: Nine Chắn and a Cạ are none
      Given A holds 22V 33V 44N 55V 66V 77S 88V 99N 22S 4S
      When B turns up 4V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.6.1/with-melds @reads:CH-3.5.1=2a
    Scenario Outline: Chắn that lie open are among the ten: <melds>
      Given A holds <hand>
      And A has laid <melds>
      When B turns up 4S
      And A wins
      Then A counts <bonus>
      And the points change by A +<won>, B -<lost>, C -<lost>, D -<lost>

      Examples:
        | hand                           | melds              | bonus         | won | lost |
        | 44N 55V 66V 77S 88V 99N 22S 4S | chan 22V, chan 33V | thap thanh 12 | 36  | 12   |
        | 44N 55V 66V 77S 88V 99N 22S 4S | chan 22V, ca 3N 3V | u xuong 2     | 6   | 2    |

    @CH-4.6.1/quad @reads:CH-gap-2=1 @reads:CH-4.4.1=2a
    Example: Four alike that lie open are two of the ten Chắn
      Given A holds 33V 55V 66V 77S 88V 99N 22S 4S
      And A has laid chiu 4444N
      When B turns up 4S
      And A wins
      Then A counts thap thanh 12
      And the points change by A +36, B -12, C -12, D -12

    @CH-4.6.1/dealt-quad
    Example: Four alike in the hand are two of the ten Chắn
      Given A holds 4444N 33V 55V 66V 77S 88V 99N 22S 4S
      When B turns up 4S
      And A wins
      Then A counts thap thanh 12, thien khai 5
      And the points change by A +51, B -17, C -17, D -17

    @CH-4.6.1/not-on-chi-chi
    Example: Ten Chắn are not won on Chi chi
      Given A holds 22V 33V 44N 55V 66V 77S 88V 99N 22S C
      When B turns up C
      Then A may not win

    @CH-4.6.1/with-chi-chi
    Example: Ten Chắn may have Chi chi among them
      Given A holds 22V 33V 44N 55V 66V 77S CC 99N 22S 4S
      When B turns up 4S
      And A wins
      Then A counts thap thanh 12
      And the points change by A +36, B -12, C -12, D -12

  @CH-4.6.2
  Rule: For a Thập thành hand the main values of all applicable bonuses are added up; no dịch is used.

    @CH-4.6.2/own-gate
    Example: In the own gate 12 and 3 are added
      Given A holds 22V 33V 44N 55V 66V 77S 88V 99N 22S 4S
      When A turns up 4S
      And A wins
      Then A counts thap thanh 12, u chi 3
      And the points change by A +45, B -15, C -15, D -15

    @CH-4.6.2/two-tom
    Example: Each Tôm adds 4
      Given A holds 33V 33S 77N 22V 44N 55V 66V 88V 99N 4S
      When B turns up 4S
      And A wins
      Then A counts thap thanh 12, tom 8
      And the points change by A +60, B -20, C -20, D -20

    @CH-4.6.2/two-leo-and-eight-red
    Example: Each Lèo adds 5, and eight red cards add 8
      Given A holds 99V 88S CC 88V 22V 33V 44N 55V 66V 7S
      When B turns up 7S
      And A wins
      Then A counts thap thanh 12, tam do 8, leo 10
      And the points change by A +90, B -30, C -30, D -30

    @CH-4.6.2/as-dealt
    Example: Ten dealt Chắn, four of a face among them
      Given a fresh deal
      And A is the dealer
      And A holds 2222V 33V 44N 66V 77S 88V 99N 44S 55V
      When A wins
      Then A counts thap thanh 12, thien u 3, thien khai 5
      And the points change by A +60, B -20, C -20, D -20

    @CH-4.6.2/without-red
    Example: Six bonuses add their main values in ten Chắn without red
      Given A holds 33V 33S 77N 4444N 555V 22V 66V 22S
      When A turns up 5V
      And A wins
      Then A counts thap thanh 12, bach dinh 7, thien khai 5, chiu u 5, tom 8, u chi 3
      And the points change by A +120, B -40, C -40, D -40

    @CH-4.6.2/four-chi-chi
    Example: A Kính tứ chi and a Bòn add 12 and 5
      Given A holds 22V 33V 44N 55V 66V 77S 99N 8N
      And A has laid chan CC, chan CC
      When B turns up 8N
      And A wins
      Then A counts thap thanh 12, kinh tu chi 12, bon 5
      And the points change by A +87, B -29, C -29, D -29

    @CH-4.6.2/no-limit @reads:CH-4.4.2=1 @reads:CH-gap-11=1
    Example: There is no limit to what is added up
      Given a fresh deal
      And A is the dealer
      And A holds CCCC 3333V 3333S 7777N 22V 44N
      When A wins
      Then A counts thap thanh 12, kinh tu chi 12, thien u 3, thien khai 5, tom 16
      And the points change by A +144, B -48, C -48, D -48

  @CH-4.7.1
  Rule: Worked example: only Ù chì and one Tôm give 4 + 1 = 5.

    @CH-4.7.1/u-chi-and-a-tom
    Example: An Ù chì and a Tôm are 4 + 1
      Given A holds 33V 22S 44V 55N 66S 88V 99N 3S 3N 7N 7V 2V
      When A turns up 2N
      And A wins
      Then A counts tom 4, u chi 1
      And the points change by A +15, B -5, C -5, D -5

  @CH-4.7.2
  Rule: Among bonuses with equal main value the one with the higher dịch is the main bonus.
    Bonuses with the same main value have the same dịch, so an engine can only show that one of them counts in full.

    @CH-4.7.2/equal-values
    Scenario Outline: Of two bonuses worth <main> one counts in full, of the other the dịch: <bonuses>
      Given A holds <hand>
      When B turns up <card>
      And A wins
      Then A counts <bonuses>
      And the points change by A +<won>, B -<lost>, C -<lost>, D -<lost>

      Examples:
        | main | bonuses                | hand                                           | card | won | lost |
        | 4    | tom 4, bach thu 1      | 33V 22S 44V 55N 66S 8V 3S 3N 7N 7V 2V 2N 9V 9N | 8V   | 15  | 5    |
        | 5    | leo 5, thien khai 2    | CC 33V 2222S 44V 55N 9V 9N 8S 8N 3S 7V 7S      | 3N   | 21  | 7    |
        | 5    | leo 5, chiu u 2        | CC 33V 222S 44V 55N 77V 9V 9N 8S 8N 3S 3N      | 2S   | 21  | 7    |
        | 5    | thien khai 5, chiu u 2 | 4444N 666V 22V 33V 88V 2S 2N 5V 5N 9V 9N       | 6V   | 21  | 7    |

    @CH-4.7.2/three-equal-values @reads:CH-3.5.1=2a
    Example: Of three bonuses worth 5 one counts in full
      Given A holds 4444N 666V 22V 2S 2N 5V 5N 9V 9N
      And A has laid chan 33V, chan 33V
      When B turns up 6V
      And A wins
      Then A counts thien khai 5, chiu u 2, bon 2
      And the points change by A +27, B -9, C -9, D -9

    @CH-4.7.2/unequal-values
    Example: A Bòn is greater than a Bạch thủ
      Given A holds 4N 22V 33V 66V 88V 2S 2N 5V 5N 9V 9N 7S 7N
      And A has laid chan 44N
      When B turns up 4N
      And A wins
      Then A counts bon 5, bach thu 1
      And the points change by A +18, B -6, C -6, D -6

  @CH-4.8.1
  Rule: Every loser pays the score; the winner receives three times the score.

    @CH-4.8.1/flat
    Example: Each of the three losers pays the whole score
      Given C holds 22V 33V 44N 66V 77S 88N 99N 2S 2N 4V 4S 5N
      When A turns up 5V
      And C wins
      Then C counts bach dinh 7
      And A pays C 7 for win
      And B pays C 7 for win
      And D pays C 7 for win
      And the points change by A -7, B -7, C +21, D -7

    @CH-4.8.1/dealer-wins
    Example: A winner who deals is paid like any other
      Given A is the dealer
      And A holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5N
      And 22 are left in the stock
      When B turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

    @CH-4.8.1/dealer-loses @reads:CH-3.5.1=2a
    Scenario Outline: <dealer> pays no more for dealing
      Given <dealer> is the dealer
      And A holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5N
      When B turns up 5V
      And A wins
      Then A counts u xuong 2
      And the points change by A +6, B -2, C -2, D -2

      Examples:
        | dealer |
        | B      |
        | C      |
        | D      |

    @CH-4.8.1/discarder
    Example: The discarder pays like the others
      Given A holds 444N 22V 33V 66V 77S 88V 2S 2N 5V 5N 9V 9N
      When C discards 4N
      And A wins
      Then A counts chiu u 5
      And B pays A 5 for win
      And C pays A 5 for win
      And D pays A 5 for win
      And the points change by A +15, B -5, C -5, D -5

    @CH-4.8.1/dealer-as-dealt
    Example: The dealer takes as much as anyone else would
      Given a fresh deal
      And B is the dealer
      And B holds 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5V 5N
      When B wins
      Then B counts thien u 3
      And the points change by A -3, B +9, C -3, D -3

    @CH-4.8.1/nothing-for-captures
    Example: Until somebody wins nobody pays
      Given A holds 444N 22V 33V 66V 77S 88V 2S 2N 5N 9V 9N 6S
      When C discards 4N
      And A chius
      And A discards 6S
      Then the points change by nothing
      And the deal goes on

  @CH-4.8.2
  Rule: If the stock is used up without a winner the deal is drawn and all four settlements are 0.

    @CH-4.8.2/nobody-wants-the-last-card @reads:CH-3.5.1=2a @reads:CH-4.8.2=1
    Example: Two pass the last card, and there is none to turn up
      Given A holds 5N 77S 8V 9V 6N 4N C 3N 22V 22S 33V 44V 66S
      And B holds 5S 77V 8N 9S 6V 4S C 3V 22N 33S 44N 88V 99N
      And 0 are left in the stock
      When A turns up 5V
      And A passes
      Then B may only pass or take
      And the deal goes on
      When B passes
      Then the deal ends by exhaustion
      And the points change by nothing
      And A, B, C and D are not asked

    @CH-4.8.2/one-card-left @reads:CH-3.5.1=2a @reads:CH-4.8.2=1
    Example: With a card left the deal goes on
      Given A holds 5N 77S 8V 9V 6N 4N C 3N 22V 22S 33V 44V 66S
      And B holds 5S 77V 8N 9S 6V 4S C 3V 22N 33S 44N 88V 99N
      And 1 are left in the stock
      When A turns up 5V
      And A passes
      And B passes
      And B turns up 8N
      Then the deal goes on
      And B may only pass or take
      And 0 are left in the stock

    @CH-4.8.2/win-on-the-last-card @reads:CH-3.5.1=2a @reads:CH-4.8.2=1
    Example: The last card may be won on, as it may be taken
      Given A holds 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 5S 5N C
      And B holds 22V 33S 44N 66V 77S 55V 77V 66N 2S 3V C
      And C holds 22S 2N 33V 33N 4V 44S 5S 555N 66S 77N 9N
      And C has discarded 8V
      And C is the dealer
      And D holds 55V 77V 66N 66S 77N 22N 55S 44V 4S 3N C
      And 0 are left in the stock
      When B turns up C
      Then A may win
      And B may only pass or take
      When A wins
      Then A counts bach thu 4
      And the points change by A +12, B -4, C -4, D -4
      And the deal ends by win

    @CH-4.8.2/chiu-after-the-last-card @reads:CH-4.8.2=1
    Example: A discard after the last card may yet be won on by the fourth of three
      Given A holds 5N 4N 77S 8S 9S 6N C 3N 22S 33S 44V 66S 7V 8N
      And C holds 444N 22V 33V 66V 77S 2S 2N 5V 5N 8V 8N 9V 9N
      And 0 are left in the stock
      When A turns up 5V
      And A takes
      And A discards 4N
      And C wins
      Then C counts chiu u 5, bach thu 1
      And the points change by A -6, B -6, C +18, D -6

    @CH-4.8.2/drawn-after-a-discard @reads:CH-3.5.1=2a @reads:CH-4.8.2=1
    Example: The last discard is passed, and there is no card to turn up
      Given A holds 5N 77S 8V 9V 6N 4N C 3N 22V 22S 33V 44V 66S
      And B holds 4V 77V 8N 9S 6V 5S C 3V 22N 33S 5V 88V 99N 9V
      And 0 are left in the stock
      When A turns up 5V
      And A takes
      And A discards 4N
      Then B may only pass or take
      When B passes
      Then the deal ends by exhaustion
      And the points change by nothing

    @CH-4.8.2/drawn-after-a-chiu @reads:CH-3.5.1=2a @reads:CH-4.8.2=1
    Example: Whoever has laid a Chíu is paid nothing when the deal is drawn
      Given A holds 222V 333V 444V 9V 6N 7N CCC
      And A has laid chiu 8888N
      And 0 are left in the stock
      When A turns up 9S
      Then A may only pass or take
      When A passes
      Then the deal ends by exhaustion
      And the points change by nothing

    @CH-4.8.2/whole-deal @reads:CH-3.5.1=2a @reads:CH-4.8.2=1
    Example: A whole deal without a winner, in which even the last card is taken
      Given the scripted deal drawn-after-the-last-card
      Then the deal ends by exhaustion
