Feature: What wins
  Twenty cards in ten pairs, the melds and the winning card among them: two of one face are a Chắn, two suits
  of one rank a Cạ, and six pairs at least are Chắn.

  @CH-1.1.1
  Rule: A winning hand is twenty cards fully arranged as ten pairs with six or more Chắn among them.

    @CH-1.1.1/six-chan-four-ca
    Example: Six Chắn and four Cạ are enough
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When C turns up 5V
      Then B may win
      When B wins
      Then the winners are B
      And B counts bach dinh 7
      And the points change by A -7, B +21, C -7, D -7

    @CH-1.1.1/five-chan-five-ca @reads:CH-3.4.2=1
    Example: Ten pairs with five Chắn do not win
      Given B holds 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 8S 8N 5N
      When C turns up 5V
      Then B may not win
      And B is not asked

    @CH-1.1.1/nine-pairs @reads:CH-3.4.2=1
    Example: Nine pairs and two odd cards do not win, however many are Chắn
      Given B holds 22V 33S 44N 66V 77S 88N 99V 2S 2N 4V 4S 5N
      When C turns up 6N
      Then B may not win
      And B is not asked

    @CH-1.1.1/more-than-six
    Scenario Outline: Seven, eight, nine and ten Chắn win as well
      Given B holds <hand>
      And 22 are left in the stock
      When C turns up <card>
      And B wins
      Then B counts <items>
      And the points change by A -<paid>, B +<won>, C -<paid>, D -<paid>

      Examples:
        | hand                                       | card | items         | paid | won |
        | 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5N | 5V   | u xuong 2     | 2    | 6   |
        | 22V 33S 44N 66V 77S 88V 99N 22S 4V 4S 5N   | 5V   | u xuong 2     | 2    | 6   |
        | 22V 33V 44N 55V 66V 77S 88V 99N 22S 4S     | 4V   | u xuong 2     | 2    | 6   |
        | 22V 33V 44N 55V 66V 77S 88V 99N 22S 4S     | 4S   | thap thanh 12 | 12   | 36  |

    @CH-1.1.1/melds-count @reads:CH-3.5.1=2a
    Example: Pairs laid before count among the ten, Chắn and Cạ
      Given B holds 22V 33S 44N 66V 77S 2S 2N 4V 4S 5N
      And B has laid chan 88V, ca 9V 9N
      When C turns up 5V
      And B wins
      Then B counts u xuong 2
      And the points change by A -2, B +6, C -2, D -2

    @CH-1.1.1/laid-ca-count @reads:CH-3.4.2=1 @reads:CH-3.5.1=2a
    Example: A Cạ laid before is one of the pairs that are not Chắn
      Given B holds 22V 33S 44N 66V 77S 2S 2N 4V 4S 5N
      And B has laid ca 8V 8N, ca 9V 9N
      When C turns up 5V
      Then B may not win
      And B is not asked

    @CH-1.1.1/three-suits-are-not-paired
    Example: Three suits of one rank leave a card over, in two ranks two
      Given B holds 33S 44N 66V 77S 88V 88S 99N 2V 2S 2N 5V 5S
      When C turns up 5N
      Then B may not win
      And B is not asked

  @CH-1.1.2
  Rule: Two copies of one face are a Chắn; two cards of equal rank in different suits are a Cạ.

    @CH-1.1.2/what-makes-a-pair
    Scenario Outline: A card pairs with its like and with the other suits of its rank, whatever the colour
      Given B holds 22V 33S 44N 66V 77S 99N 2S 2N 3V 3N 4V 4S <odd>
      When C turns up <card>
      And B wins
      Then B counts <items>
      And the points change by A -<paid>, B +<won>, C -<paid>, D -<paid>

      Examples:
        | odd | card | items       | paid | won |
        | 5V  | 5V   | bach dinh 7 | 7    | 21  |
        | 5V  | 5S   | bach dinh 7 | 7    | 21  |
        | 8V  | 8S   | u xuong 2   | 2    | 6   |
        | 8V  | 8N   | u xuong 2   | 2    | 6   |

    @CH-1.1.2/what-makes-none
    Scenario Outline: Cards of two ranks do not pair, and Chi chi only with Chi chi
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S <odd>
      When C turns up <card>
      Then B may not win
      And B is not asked

      Examples:
        | odd | card |
        | 5S  | 8S   |
        | 5V  | 9V   |
        | C   | 9V   |
        | 9V  | C    |

    @CH-1.1.2/ca-of-two-reds @reads:CH-3.5.1=2a
    Example: Two red cards of one rank are a Cạ to lay
      Given B holds 8S 77S 4N 9V 6N 2N C 3S
      And B has laid chan 22V, chan 22S, chan 33N, chan 44V, chan 66S
      When B turns up 8V
      And B takes
      Then B has laid chan 22V, chan 22S, chan 33N, chan 44V, chan 66S, ca 8V 8S from B

    @CH-1.1.2/no-ca-of-chi-chi @reads:CH-3.5.1=2a
    Example: Chi chi is laid with Chi chi only
      Given B holds 9V 99S 77S 4N 6N 2N 5S
      And B has laid chan 22V, chan 22S, chan 33N, chan 44V, chan 66S
      And C holds 9V 77V 88N 55N 33S 44S 66V 2N 3V 5S 7N 8V C
      When B turns up C
      Then B is not asked
      And B may not take
      And C may only pass or take
      When C takes
      Then C has laid chan CC from B

  @CH-1.2.1
  Rule: A set of four identical cards is called a Chíu and stands for two Chắn.

    @CH-1.2.1/laid-chiu @reads:CH-4.4.1=2a
    Example: A laid Chíu is two of the six Chắn
      Given B holds 22V 33S 66V 7S 2S 2N 3V 3N 8S 8N 5V 5S
      And B has laid chiu 4444N
      When C turns up 7S
      And B wins
      Then B counts bach thu 4
      And the points change by A -4, B +12, C -4, D -4

    @CH-1.2.1/four-in-the-hand
    Example: Four alike in the hand are two of the six Chắn
      Given B holds 4444N 22V 33S 66V 7S 2S 2N 3V 3N 8S 8N 5V 5S
      When C turns up 7S
      And B wins
      Then B counts thien khai 5, bach thu 1
      And the points change by A -6, B +18, C -6, D -6

    @CH-1.2.1/two-laid-chan-of-one-face
    Example: Two laid Chắn of one face are two of the six
      Given B holds 22V 33S 66V 7S 2S 2N 3V 3N 8S 8N 5V 5S
      And B has laid chan 44N, chan 44N
      When C turns up 7S
      And B wins
      Then B counts bon 5, bach thu 1
      And the points change by A -6, B +18, C -6, D -6

    @CH-1.2.1/no-more-than-two @reads:CH-3.4.2=1
    Example: Four alike are not more than two Chắn
      Given B holds 4444N 22V 33S 66V 2S 2N 3V 3N 8S 8N 5V 5S 7V
      When C turns up 7S
      Then B may not win
      And B is not asked

  @CH-1.2.2
  Rule: Cards that already form an identical pair must not be regrouped into Cạ.

    @CH-1.2.2/no-regrouping-for-chi-chi @reads:CH-3.5.1=2a
    Example: Eight Chắn are not regrouped to six for a win on Chi chi
      Given B holds 22V 22S 33V 33N 44N 66V 77S 8S 8N 5V 5S C
      When C turns up C
      Then B may not win
      And B is not asked

    @CH-1.2.2/no-regrouping-for-bach-thu
    Example: Eight Chắn stay eight when they are counted
      Given B holds 22V 22S 33V 33N 44N 66V 77S 8S 8N 5V 5S 9N
      When C turns up 9N
      And B wins
      Then B counts u xuong 2
      And the points change by A -2, B +6, C -2, D -2

    @CH-1.2.2/no-pair-feeds-a-ca
    Example: A card of an identical pair makes no Cạ with the public card
      Given B holds 55S 77S 8N 9V 6N 4N C
      And B has laid chan 22V, chan 22S, chan 33N, chan 44V, chan 66S
      When A discards 5V
      Then B may not take
      And B is not asked

    @CH-1.2.2/third-copy-in-a-ca
    Example: The third copy beside an identical pair may make a Cạ of the winning hand
      Given B holds 555S 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S
      When C turns up 5V
      And B wins
      Then B counts bach dinh 7
      And the points change by A -7, B +21, C -7, D -7

  @CH-1.3.1
  Rule: A win on a Chi chi needs exactly six Chắn and exactly four Cạ; the usual six-or-more does not apply.

    @CH-1.3.1/six-and-four
    Example: Six Chắn, that of Chi chi among them, and four Cạ win on Chi chi
      Given B holds 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 8S 8N C
      When D turns up C
      And B wins
      Then B counts bach thu 4
      And the points change by A -4, B +12, C -4, D -4

    @CH-1.3.1/seven-and-three @reads:CH-3.5.1=2a
    Example: Seven Chắn and three Cạ do not win on Chi chi
      Given B holds 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S C
      When D turns up C
      Then B may not win
      And B is not asked

    @CH-1.3.1/seven-and-three-with-melds @reads:CH-3.5.1=2a
    Example: Laid Chắn count when seven are too many
      Given B holds 22V 33S 44N 66V 2S 2N 3V 3N 4V 4S C
      And B has laid chan 77S, chan 88N
      When D turns up C
      Then B may not win
      And B is not asked

    @CH-1.3.1/six-and-four-with-melds @reads:CH-3.5.1=2a
    Example: Laid pairs count towards exactly six and four
      Given B holds 22V 33S 44N 2S 2N 3V 3N 4V 4S C
      And B has laid chan 77S, ca 8S 8N, chan 66V
      When D turns up C
      And B wins
      Then B counts bach thu 4
      And the points change by A -4, B +12, C -4, D -4

    @CH-1.3.1/ten-chan @reads:CH-3.5.1=2a
    Example: Ten Chắn do not win on Chi chi
      Given B holds 22V 33V 44N 55V 66V 77S 88V 99N 22S C
      When D turns up C
      Then B may not win
      And B is not asked

    @CH-1.3.1/another-card-wins
    Example: A hand that holds Chi chi and wins on another card may have seven Chắn
      Given B holds CC 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N
      When D turns up 5N
      And B wins
      Then B counts u xuong 2
      And the points change by A -2, B +6, C -2, D -2

    @CH-1.3.1/chiu-on-a-discard
    Example: A Chíu on a discarded Chi chi wins with six Chắn and four Cạ
      Given B holds CCC 22V 33S 44N 66V 2S 2N 3V 3N 4V 4S 8S 8N
      When D discards C
      Then B may win
      When B wins
      Then B counts chiu u 5, bach thu 1
      And the points change by A -6, B +18, C -6, D -6

    @CH-1.3.1/chiu-with-seven @reads:CH-3.6.1=2a @reads:CH-gap-2=1
    Example: A Chíu on Chi chi that makes seven Chắn does not win, it is laid
      Given B holds CCC 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S
      When D discards C
      Then B may only chiu or pass
      And B may not win

    @CH-1.3.1/dealt-with-seven
    Example: The dealer's twenty may hold Chi chi and seven Chắn
      Given a fresh deal
      And B is the dealer
      And B holds CC 33S 44N 66V 77S 88N 22V 2S 2N 3V 3N 4V 4S
      When B wins
      Then B counts thien u 3
      And the points change by A -3, B +9, C -3, D -3
