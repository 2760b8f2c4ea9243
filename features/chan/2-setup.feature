Feature: What is dealt
  A hundred cards: ranks 2 to 9 in Vạn, Sách and Văn, and Chi chi. The dealer has one card more and discards it
  first.

  @CH-2.1.1
  Rule: The site's card library keeps the full 120-card Tổ Tôm set as assets.

    No scenario: the library of cards is not the deck in play; an engine only shows the deck (CH-2.1.2).

  @CH-2.1.2
  Rule: In play: ranks 2 to 9 in Vạn, Sách and Văn plus the one face Chi chi, four copies of each: 100 cards.

    @CH-2.1.2/four-copies-in-one-hand @reads:CH-4.4.2=1
    Example: Of each face there are four copies, of the lowest and the highest rank and of Chi chi too
      Given a fresh deal
      And A is the dealer
      And A holds 2222V 2222S 2222N 4444V 4444S
      And B holds 9999V 9999S 9999N 5555V 555S
      And C holds CCCC 3333V 3333S 3333N 777V
      When A wins
      Then A counts thap thanh 12, bach dinh 7, thien u 3, thien khai 5
      And the points change by A +81, B -27, C -27, D -27

    @CH-2.1.2/the-whole-deck
    Example: Four hands and the stock are all the cards there are
      Given a fresh deal
      And A is the dealer
      And A holds 2222V 3333V 4444V 5555V 6666V
      And B holds 7777V 8888V 9999V 2222S 333S
      And C holds 3S 4444S 5555S 6666S 7777S 88S
      And D holds 88S 9999S 2222N 3333N 4444N 5N
      When it is A's turn
      Then 23 are left in the stock

    @CH-2.1.2/two-suits-do-not-win-as-chan @reads:CH-3.4.2=1
    Example: Vạn and Văn are two suits, so two of them are a Cạ and no Chắn
      Given B holds 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 8V 8N 5V
      When C turns up 5N
      Then B may not win
      And B is not asked

    @CH-2.1.2/two-suits-are-laid-as-ca
    Example: A card of Vạn and one of Văn are laid as a Cạ
      Given B holds 5N 22V 33S 44N 66V 77S 88N 2S 3V 4V 9N 6N C
      When A turns up 5V
      And B takes
      Then B has laid ca 5V 5N from A

  @CH-2.1.3
  Rule: Left out are all rank-1 cards of the three suits and the two honours Ông cụ and Thang thang.

    @CH-2.1.3/chi-chi-is-in-play
    Example: Of the honours Chi chi alone is in play, and with it the cards are complete
      Given a fresh deal
      And B is the dealer
      And B holds CCCC 2222V 2222S 2222N 3333V
      When it is B's turn
      Then B holds CCCC 22223333V 2222S 2222N
      And 23 are left in the stock

  @CH-2.1.4
  Rule: A random dealer; 20 cards to the dealer, 19 to each other seat, 23 to the stock.

    @CH-2.1.4/sizes-of-the-deal
    Example: The dealer has twenty cards, every other seat nineteen, and 23 are left
      Given a fresh deal
      And C is the dealer
      And A holds 2468V 3579S 2468N 5V 7V 9V 2S 4S 6S 8S
      And B holds 3579V 2468S 3579N 2V 4V 6V 8V 3S 5S 7S
      And C holds 2468V 3579S 2468N 5V 7V 9V 2S 4S 6S 8S C
      And D holds 3579V 2468S 3579N 2V 4V 6V 8V 3S 5S 7S
      When it is C's turn
      Then 23 are left in the stock
      And A holds 2468V 3579S 2468N 5V 7V 9V 2S 4S 6S 8S
      And B holds 3579V 2468S 3579N 2V 4V 6V 8V 3S 5S 7S
      And C holds 2468V 3579S 2468N 5V 7V 9V 2S 4S 6S 8S C
      And D holds 3579V 2468S 3579N 2V 4V 6V 8V 3S 5S 7S
      And A, B and D are not asked

    @CH-2.1.4/every-seat-can-deal
    Scenario Outline: Any seat can be the dealer and then has the card more
      Given a fresh deal
      And <dealer> is the dealer
      And <dealer> holds 2468V 3579S 2468N 5V 7V 9V 2S 4S 6S 8S C
      When it is <dealer>'s turn
      Then <dealer> holds 2468V 3579S 2468N 5V 7V 9V 2S 4S 6S 8S C
      And <dealer> may discard C
      And 23 are left in the stock

      Examples:
        | dealer |
        | A      |
        | B      |
        | C      |
        | D      |

  @CH-2.1.5
  Rule: The dealer makes the first discard; play runs cyclically You, AI 1, AI 2, AI 3.

    @CH-2.1.5/first-a-discard @reads:CH-3.7.4=1
    Example: The dealer discards before anything is turned up
      Given a fresh deal
      And C is the dealer
      And C holds 2468V 3579S 2468N 5V 7V 9V 2S 4S 6S 8S C
      When it is C's turn
      Then C may only discard 2V, 4V, 5V, 6V, 7V, 8V, 9V, 2S, 3S, 4S, 5S, 6S, 7S, 8S, 9S, 2N, 4N, 6N, 8N or C
      And A, B and D are not asked
      And 23 are left in the stock
      And C may not take
      And C may not pass

    @CH-2.1.5/the-next-seat-acts
    Scenario Outline: After the dealer's discard the seat behind the dealer may take it, no other
      Given a fresh deal
      And <dealer> is the dealer
      And <dealer> holds 9N 88V 88S 55N 99S 99V 22N 55V 33N 44S C
      And <next> holds 9N 22V 33S 44N 66V 77S 5V 5S C 8N 6S 7N 3V 2N
      And <other> holds 9N 22S 33V 44V 66N 77V 5V 5S C 8N 6S 2N 3N 8S
      When <dealer> discards 9N
      Then <next> may only pass or take
      And <other> is not asked
      And 23 are left in the stock

      Examples:
        | dealer | next | other |
        | A      | B    | C     |
        | B      | C    | A     |
        | C      | D    | A     |
        | D      | A    | B     |

    @CH-2.1.5/round-the-table
    Example: After the dealer's discard the others turn up cards in the cycle of seats, then the dealer
      Given C is the dealer
      And C holds 7V 3N 4S 22S 33V 44V 55S 66S 77N 88V 99V C
      And D holds 5N 22V 33S 44N 66V 77S 88N 8V 3V 4V 9N 6N C
      And 23 are left in the stock
      When C discards 7V
      And D turns up 2N
      And A turns up 9S
      And B turns up 8S
      And C turns up 5V
      Then D may only pass or take
      And 5V lies last in front of C
      And 8S lies last in front of B
      And 9S lies last in front of A
      And 2N lies last in front of D
      And 19 are left in the stock
