# language: pl
Funkcja: Do czego dążą gracze i kiedy kończy się rozdanie
  Kto wygrał, odchodzi od gry, pozostali grają dalej; na końcu liczy się suma wszystkich zapłat po drodze.

  @SC-1.1.1
  Zasada: Kto wygrał, nie bierze już udziału w rozdaniu; pozostali grają dalej.

    @SC-1.1.1/the-winner-is-skipped
    Przykład: Kolejka omija miejsce zwycięzcy
      Zakładając, że wygrał już B
      I w murze zostało 20
      Gdy A odrzuca 3s
      Wtedy kolej na C
      I w murze zostało 19
      I B nie ma nic do wyboru

    @SC-1.1.1/two-winners-are-skipped
    Przykład: Gdy jest dwóch zwycięzców, na zmianę grają dwaj pozostali
      Zakładając, że wygrali już B i C
      I w murze zostało 20
      Gdy A odrzuca 3s
      Wtedy kolej na D
      I w murze zostało 19
      Gdy gra toczy się dalej aż do tury A
      Wtedy kolej na A
      I w murze zostało 18

    @SC-1.1.1/winner-behind-the-discarder
    Przykład: Dobiera gracz za zwycięzcą, który siedzi obok odrzucającego
      Zakładając, że A ma na ręce 234567m 345678p 9p
      I A ma renons w s
      I w murze zostało 30
      Gdy D odrzuca 9p
      I A wygrywa
      Wtedy kolej na B
      I w murze zostało 29
      I A nie ma nic do wyboru

    @SC-1.1.1/no-second-win
    Przykład: Zwycięzca nie ma nic do wyboru, gdy znów odrzucono jego wygrywający kamień
      Zakładając, że A ma na ręce 234567m 345678p 9p
      I A ma renons w s
      Gdy D odrzuca 9p
      I A wygrywa
      I B dobiera 9p
      I B odrzuca 9p
      Wtedy A nie ma nic do wyboru
      I A nie może wygrać
      I kolej na C
      I punkty zmieniają się o A +1, D -1

    @SC-1.1.1/no-pung-after-a-win
    Przykład: Zwycięzca nie może zrobić punga
      Zakładając, że A ma na ręce 11m 234567m 345p 78p
      I A ma renons w s
      Gdy D odrzuca 9p
      I A wygrywa
      I B dobiera 1m
      I B odrzuca 1m
      Wtedy A nie ma nic do wyboru
      I A nie może zrobić punga
      I kolej na C

    @SC-1.1.1/tiles-of-a-discard-winner-stay @reads:SC-gap-9=1
    Przykład: To, co zwycięzca ma na ręce i co wyłożył, zostaje bez zmian
      Zakładając, że A ma na ręce 345678p 9p
      I A ma wyłożone pung 222m od C, pung 777m od B
      I A ma renons w s
      Gdy D odrzuca 9p
      I A wygrywa
      I gra toczy się dalej aż do tury D
      Wtedy A ma na ręce 345678p 9p
      I A ma wyłożone pung 222m od C, pung 777m od B

    @SC-1.1.1/tiles-of-a-self-draw-winner-stay
    Przykład: Dobrany wygrywający kamień zostaje na ręce
      Zakładając, że A ma na ręce 234567m 345678p 9p
      I A ma renons w s
      Gdy A dobiera 9p
      I A wygrywa
      I gra toczy się dalej aż do tury D
      Wtedy A ma na ręce 234567m 345678p 99p

    @SC-1.1.1/next-behind-the-winner @reads:SC-gap-1=1a
    Przykład: Po wygranej z odrzuconego kamienia dobiera gracz za zwycięzcą
      Zakładając, że D ma na ręce 234567m 345678p 9p
      I D ma renons w s
      I w murze zostało 30
      Gdy B odrzuca 9p
      I D wygrywa
      Wtedy kolej na A
      I w murze zostało 29

    @SC-1.1.1/next-after-a-self-draw
    Przykład: Po wygranej z muru dobiera następny gracz
      Zakładając, że C ma na ręce 234567m 345678p 9p
      I C ma renons w s
      I w murze zostało 30
      Gdy C dobiera 9p
      I C wygrywa
      Wtedy kolej na D
      I w murze zostało 29

  @SC-1.1.2
  Zasada: Rozdanie kończy się z trzecią wygraną albo wtedy, gdy mur jest pusty.

    @SC-1.1.2/third-win-with-tiles-left @reads:SC-2.1.5=A @reads:SC-gap-5=1 @reads:SC-gap-16=1
    Przykład: Trzecia wygrana kończy grę, choć są jeszcze kamienie, i za mur nikt nie płaci
      Zakładając, że wygrali już A i C
      I B ma na ręce 234567m 345678p 9p
      I B ma renons w s
      I D ma na ręce 19p 258m 369m 147s
      I D ma wyłożone ukryty kong 6666s
      I D ma renons w p
      I w murze zostało 17
      Gdy D odrzuca 9p
      I B wygrywa
      Wtedy rozdanie kończy się wygraną
      I zwycięzcami są A, C i B
      I w murze zostało 17
      I punkty zmieniają się o B +1, D -1

    @SC-1.1.2/third-win-by-self-draw
    Przykład: Trzecia wygrana z muru także kończy rozdanie
      Zakładając, że wygrali już A i C
      I B ma na ręce 234567m 345678p 9p
      I B ma renons w s
      I w murze zostało 17
      Gdy B dobiera 9p
      I B wygrywa
      Wtedy rozdanie kończy się wygraną
      I zwycięzcami są A, C i B
      I w murze zostało 17
      I punkty zmieniają się o B +2, D -2

    @SC-1.1.2/two-wins-at-once-make-three @SC-3.2.5
    Przykład: Dwie wygrane z jednego kamienia dają trzeciego zwycięzcę i obie są płacone
      Zakładając, że wygrał już B
      I A ma na ręce 234567m 345678p 9p
      I A ma renons w s
      I C ma na ręce 666p 77p 99p
      I C ma wyłożone pung 222m od A, pung 444m od B
      I C ma renons w s
      Gdy D odrzuca 9p
      I A wygrywa i C wygrywa
      Wtedy rozdanie kończy się wygraną
      I zwycięzcami są B, A i C
      I punkty zmieniają się o A +1, C +2, D -3

    @SC-1.1.2/third-win-on-the-last-tile @reads:SC-4.1.12=2b @reads:SC-gap-11=1
    Przykład: Trzecia wygrana ostatnim kamieniem nie zostawia żadnych kar
      Zakładając, że wygrali już A i B
      I C ma na ręce 234567m 345678p 9p
      I C ma renons w s
      I D ma na ręce 19p 258m 369m 147s 28s
      I D ma renons w p
      I w murze zostało 0
      Gdy D odrzuca 9p
      I C wygrywa
      Wtedy rozdanie kończy się wygraną
      I zwycięzcami są A, B i C
      I punkty zmieniają się o C +2, D -2

    @SC-1.1.2/last-tile-is-played @reads:SC-1.1.2=2
    Przykład: Kto dobrał ostatni kamień, jeszcze nim gra
      Zakładając, że w murze zostało 0
      Gdy D dobiera 9p
      Wtedy rozdanie trwa
      I kolej na D
      I D może odrzucić 9p

    @SC-1.1.2/last-tile-wins @reads:SC-1.1.2=2
    Przykład: Ostatnim kamieniem może wygrać ten, kto go dobrał
      Zakładając, że A ma na ręce 234567m 345678p 9p
      I A ma renons w s
      I w murze zostało 0
      Gdy A dobiera 9p
      I A wygrywa
      Wtedy rozdanie kończy się wyczerpaniem muru
      I zwycięzcą jest A
      I A liczy ostatni kamień 1
      I punkty zmieniają się o A +9, B -3, C -3, D -3

    @SC-1.1.2/last-discard-wins @reads:SC-1.1.2=2 @reads:SC-4.1.12=2b
    Przykład: Ostatnim odrzuconym kamieniem jeszcze można wygrać, potem mur jest wyczerpany
      Zakładając, że A ma na ręce 234567m 345678p 9p
      I A ma renons w s
      I w murze zostało 0
      Gdy D odrzuca 9p
      Wtedy A może wygrać
      Gdy A wygrywa
      Wtedy rozdanie kończy się wyczerpaniem muru
      I zwycięzcą jest A
      I A liczy ostatni kamień 1
      I punkty zmieniają się o A +2, D -2

    @SC-1.1.2/last-discard-unclaimed @reads:SC-1.1.2=2
    Przykład: Ostatni odrzucony kamień, którego nikt nie chce, kończy rozdanie
      Zakładając, że w murze zostało 0
      Gdy D odrzuca 9p
      Wtedy rozdanie kończy się wyczerpaniem muru
      I przed D jako ostatni leży 9p
      I A, B, C i D nie mają nic do wyboru

    @SC-1.1.2/last-discard-passed @reads:SC-1.1.2=2 @reads:SC-gap-7=1a
    Przykład: Ostatni odrzucony kamień, którym ktoś mógł wygrać, a spasował, kończy rozdanie
      Zakładając, że A ma na ręce 234567m 345678p 9p
      I A ma renons w s
      I w murze zostało 0
      Gdy D odrzuca 9p
      Wtedy rozdanie trwa
      Gdy A pasuje
      Wtedy rozdanie kończy się wyczerpaniem muru

    @SC-1.1.2/one-tile-left-is-drawn
    Przykład: Jedyny kamień, który został w murze, też się dobiera
      Zakładając, że w murze został 1
      Gdy D odrzuca 9p
      Wtedy rozdanie trwa
      I kolej na A
      I w murze zostało 0

    @SC-1.1.2/no-tiles-are-reserved
    Przykład: Żadnych kamieni w murze się nie odkłada
      Zakładając, że w murze zostało 14
      Gdy D odrzuca 9p
      Wtedy rozdanie trwa
      I kolej na A
      I w murze zostało 13

    @SC-1.1.2/played-to-the-last-tile
    Przykład: Jeśli nikt nic nie zgłasza, mur dobiera się do ostatniego kamienia
      Zakładając, że rozdanie dopiero się zaczyna
      I rozdaje A
      Gdy A rezygnuje z m i B rezygnuje z p i C rezygnuje z s i D rezygnuje z m
      I gra toczy się dalej aż do końca
      Wtedy rozdanie kończy się wyczerpaniem muru
      I w murze zostało 0

  @SC-1.1.3
  Zasada: Wynik gracza to suma zapłat za wygrane, opłat za kongi i kar po wyczerpaniu muru.

    @SC-1.1.3/a-kong-fee-and-a-win @reads:SC-gap-5=1
    Przykład: Opłata za konga i wygrana się sumują
      Zakładając, że A ma na ręce 1111m 234m 345p 678p 9p
      I A ma renons w s
      Gdy A robi konga 1m
      I A dobiera 5s
      I A odrzuca 5s
      I gra toczy się dalej aż do tury D
      I D dobiera 9p
      I D odrzuca 9p
      I A wygrywa
      Wtedy A liczy korzeń 1
      I punkty zmieniają się o A +8, B -2, C -2, D -4

    @SC-1.1.3/a-loser-may-end-ahead @reads:SC-gap-5=1 @reads:SC-gap-10=1
    Przykład: Kto płaci za wygraną, zachowuje to, co wcześniej dał mu kong
      Zakładając, że A ma na ręce 234567m 345678p 9p
      I A ma renons w s
      I D ma na ręce 1111s 258s 147m 369m 2m
      I D ma renons w p
      Gdy D robi konga 1s
      I D dobiera 9p
      I D odrzuca 9p
      I A wygrywa
      Wtedy A nic nie liczy
      I punkty zmieniają się o A -1, B -2, C -2, D +5

    @SC-1.1.3/two-wins
    Przykład: Dwie wygrane, jedna po drugiej, liczą się obie
      Zakładając, że A ma na ręce 234567m 345678p 9p
      I A ma renons w s
      I C ma na ręce 123456m 123789p 5p
      I C ma renons w s
      Gdy D odrzuca 9p
      I A wygrywa
      I B dobiera 5p
      I B odrzuca 5p
      I C wygrywa
      Wtedy zwycięzcami są A i C
      I punkty zmieniają się o A +1, B -1, C +1, D -1

    @SC-1.1.3/kong-fee-without-a-win @reads:SC-gap-5=1 @reads:SC-gap-10=1
    Przykład: Kto nie wygrał, zachowuje opłatę za konga, gdy rozdanie kończy trzecia wygrana
      Zakładając, że wygrali już A i C
      I B ma na ręce 234567m 345678p 9p
      I B ma renons w s
      I D ma na ręce 6666s 258s 147m 369m 2m
      I D ma renons w p
      Gdy D robi konga 6s
      I D dobiera 9p
      I D odrzuca 9p
      I B wygrywa
      Wtedy rozdanie kończy się wygraną
      I punkty zmieniają się o B -1, D +1

    @SC-1.1.3/penalties-add-up
    Przykład: To, co należy się za wyczerpany mur, dolicza się do wygranej
      Zakładając, że A ma na ręce 234567m 345678p 9p
      I A ma renons w s
      I B ma na ręce 123456m 123789p 5p
      I B ma renons w s
      I w murze został 1
      Gdy D odrzuca 9p
      I A wygrywa
      I B dobiera 8m
      I B odrzuca 8m
      Wtedy rozdanie kończy się wyczerpaniem muru
      I punkty zmieniają się o A +1, B +2, C -1, D -2
