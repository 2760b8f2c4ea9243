# language: sv
Egenskap: Vad som vinner
  Tjugo kort i tio par, de öppna paren och det vinnande kortet inräknade: två av samma slag är en Chắn, två
  färger av samma valör en Cạ, och minst sex av paren är Chắn.

  @CH-1.1.1
  Regel: En vinnande hand är tjugo kort helt ordnade i tio par, varav sex eller fler är Chắn.

    @CH-1.1.1/six-chan-four-ca
    Scenario: Sex Chắn och fyra Cạ räcker
      Givet att B har 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N på hand
      När C vänder upp 5V
      Så får B vinna
      När B vinner
      Så vinner B
      Och räknar B Bạch định 7
      Och ändras poängen med A -7, B +21, C -7, D -7

    @CH-1.1.1/five-chan-five-ca @reads:CH-3.4.2=1
    Scenario: Tio par med fem Chắn vinner inte
      Givet att B har 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 8S 8N 5N på hand
      När C vänder upp 5V
      Så får B inte vinna
      Och har B inget att välja

    @CH-1.1.1/nine-pairs @reads:CH-3.4.2=1
    Scenario: Nio par och två udda kort vinner inte, hur många som än är Chắn
      Givet att B har 22V 33S 44N 66V 77S 88N 99V 2S 2N 4V 4S 5N på hand
      När C vänder upp 6N
      Så får B inte vinna
      Och har B inget att välja

    @CH-1.1.1/more-than-six
    Abstrakt Scenario: Sju, åtta, nio och tio Chắn vinner också
      Givet att B har <hand> på hand
      Och att 22 är kvar i talongen
      När C vänder upp <kort>
      Och B vinner
      Så räknar B <räknat>
      Och ändras poängen med A -<betalt>, B +<vunnet>, C -<betalt>, D -<betalt>

      Exempel:
        | hand                                       | kort | räknat        | betalt | vunnet |
        | 22V 33V 44N 66V 77S 88V 99N 2S 2N 4V 4S 5N | 5V   | Ù xuông 2     | 2      | 6      |
        | 22V 33S 44N 66V 77S 88V 99N 22S 4V 4S 5N   | 5V   | Ù xuông 2     | 2      | 6      |
        | 22V 33V 44N 55V 66V 77S 88V 99N 22S 4S     | 4V   | Ù xuông 2     | 2      | 6      |
        | 22V 33V 44N 55V 66V 77S 88V 99N 22S 4S     | 4S   | Thập thành 12 | 12     | 36     |

    @CH-1.1.1/melds-count @reads:CH-3.5.1=2a
    Scenario: Par som lagts tidigare räknas bland de tio, både Chắn och Cạ
      Givet att B har 22V 33S 44N 66V 77S 2S 2N 4V 4S 5N på hand
      Och att B har lagt Chắn 88V, Cạ 9V 9N
      När C vänder upp 5V
      Och B vinner
      Så räknar B Ù xuông 2
      Och ändras poängen med A -2, B +6, C -2, D -2

    @CH-1.1.1/laid-ca-count @reads:CH-3.4.2=1 @reads:CH-3.5.1=2a
    Scenario: En Cạ som lagts tidigare är ett av paren som inte är Chắn
      Givet att B har 22V 33S 44N 66V 77S 2S 2N 4V 4S 5N på hand
      Och att B har lagt Cạ 8V 8N, Cạ 9V 9N
      När C vänder upp 5V
      Så får B inte vinna
      Och har B inget att välja

    @CH-1.1.1/three-suits-are-not-paired
    Scenario: Tre färger av en valör lämnar ett kort över, i två valörer två
      Givet att B har 33S 44N 66V 77S 88V 88S 99N 2V 2S 2N 5V 5S på hand
      När C vänder upp 5N
      Så får B inte vinna
      Och har B inget att välja

  @CH-1.1.2
  Regel: Två kort av samma slag är en Chắn; två kort av samma valör i olika färger är en Cạ.

    @CH-1.1.2/what-makes-a-pair
    Abstrakt Scenario: Ett kort paras med sin like och med de andra färgerna i valören, oavsett kulör
      Givet att B har 22V 33S 44N 66V 77S 99N 2S 2N 3V 3N 4V 4S <udda> på hand
      När C vänder upp <kort>
      Och B vinner
      Så räknar B <räknat>
      Och ändras poängen med A -<betalt>, B +<vunnet>, C -<betalt>, D -<betalt>

      Exempel:
        | udda | kort | räknat      | betalt | vunnet |
        | 5V   | 5V   | Bạch định 7 | 7      | 21     |
        | 5V   | 5S   | Bạch định 7 | 7      | 21     |
        | 8V   | 8S   | Ù xuông 2   | 2      | 6      |
        | 8V   | 8N   | Ù xuông 2   | 2      | 6      |

    @CH-1.1.2/what-makes-none
    Abstrakt Scenario: Kort av två valörer är inget par, och Chi chi paras bara med Chi chi
      Givet att B har 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S <udda> på hand
      När C vänder upp <kort>
      Så får B inte vinna
      Och har B inget att välja

      Exempel:
        | udda | kort |
        | 5S   | 8S   |
        | 5V   | 9V   |
        | C    | 9V   |
        | 9V   | C    |

    @CH-1.1.2/ca-of-two-reds @reads:CH-3.5.1=2a
    Scenario: Två röda kort av samma valör är en Cạ att lägga
      Givet att B har 8S 77S 4N 9V 6N 2N C 3S på hand
      Och att B har lagt Chắn 22V, Chắn 22S, Chắn 33N, Chắn 44V, Chắn 66S
      När B vänder upp 8V
      Och B tar
      Så har B lagt Chắn 22V, Chắn 22S, Chắn 33N, Chắn 44V, Chắn 66S, Cạ 8V 8S från B

    @CH-1.1.2/no-ca-of-chi-chi @reads:CH-3.5.1=2a
    Scenario: Chi chi läggs bara med Chi chi
      Givet att B har 9V 99S 77S 4N 6N 2N 5S på hand
      Och att B har lagt Chắn 22V, Chắn 22S, Chắn 33N, Chắn 44V, Chắn 66S
      Och att C har 9V 77V 88N 55N 33S 44S 66V 2N 3V 5S 7N 8V C på hand
      När B vänder upp C
      Så har B inget att välja
      Och får B inte ta
      Och får C bara passa eller ta
      När C tar
      Så har C lagt Chắn CC från B

  @CH-1.2.1
  Regel: Fyra lika kort tillsammans heter Chíu och motsvarar två Chắn.

    @CH-1.2.1/laid-chiu @reads:CH-4.4.1=2a
    Scenario: En lagd Chíu är två av de sex Chắn
      Givet att B har 22V 33S 66V 7S 2S 2N 3V 3N 8S 8N 5V 5S på hand
      Och att B har lagt Chíu 4444N
      När C vänder upp 7S
      Och B vinner
      Så räknar B Bạch thủ 4
      Och ändras poängen med A -4, B +12, C -4, D -4

    @CH-1.2.1/four-in-the-hand
    Scenario: Fyra lika på handen är två av de sex Chắn
      Givet att B har 4444N 22V 33S 66V 7S 2S 2N 3V 3N 8S 8N 5V 5S på hand
      När C vänder upp 7S
      Och B vinner
      Så räknar B Thiên khai 5, Bạch thủ 1
      Och ändras poängen med A -6, B +18, C -6, D -6

    @CH-1.2.1/two-laid-chan-of-one-face
    Scenario: Två lagda Chắn av samma slag är två av de sex
      Givet att B har 22V 33S 66V 7S 2S 2N 3V 3N 8S 8N 5V 5S på hand
      Och att B har lagt Chắn 44N, Chắn 44N
      När C vänder upp 7S
      Och B vinner
      Så räknar B Bòn 5, Bạch thủ 1
      Och ändras poängen med A -6, B +18, C -6, D -6

    @CH-1.2.1/no-more-than-two @reads:CH-3.4.2=1
    Scenario: Fyra lika är inte mer än två Chắn
      Givet att B har 4444N 22V 33S 66V 2S 2N 3V 3N 8S 8N 5V 5S 7V på hand
      När C vänder upp 7S
      Så får B inte vinna
      Och har B inget att välja

  @CH-1.2.2
  Regel: Kort som redan bildar ett par med två lika får inte grupperas om till Cạ.

    @CH-1.2.2/no-regrouping-for-chi-chi @reads:CH-3.5.1=2a
    Scenario: Åtta Chắn grupperas inte om till sex för att vinna på Chi chi
      Givet att B har 22V 22S 33V 33N 44N 66V 77S 8S 8N 5V 5S C på hand
      När C vänder upp C
      Så får B inte vinna
      Och har B inget att välja

    @CH-1.2.2/no-regrouping-for-bach-thu
    Scenario: Åtta Chắn förblir åtta när de räknas
      Givet att B har 22V 22S 33V 33N 44N 66V 77S 8S 8N 5V 5S 9N på hand
      När C vänder upp 9N
      Och B vinner
      Så räknar B Ù xuông 2
      Och ändras poängen med A -2, B +6, C -2, D -2

    @CH-1.2.2/no-pair-feeds-a-ca
    Scenario: Ett kort ur ett par med två lika blir ingen Cạ med det öppna kortet
      Givet att B har 55S 77S 8N 9V 6N 4N C på hand
      Och att B har lagt Chắn 22V, Chắn 22S, Chắn 33N, Chắn 44V, Chắn 66S
      När A kastar 5V
      Så får B inte ta
      Och har B inget att välja

    @CH-1.2.2/third-copy-in-a-ca
    Scenario: Det tredje kortet bredvid ett par med två lika får bilda en Cạ i den vinnande handen
      Givet att B har 555S 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S på hand
      När C vänder upp 5V
      Och B vinner
      Så räknar B Bạch định 7
      Och ändras poängen med A -7, B +21, C -7, D -7

  @CH-1.3.1
  Regel: För att vinna på ett Chi chi krävs exakt sex Chắn och exakt fyra Cạ; det vanliga sex eller fler gäller inte.

    @CH-1.3.1/six-and-four
    Scenario: Sex Chắn, den med Chi chi bland dem, och fyra Cạ vinner på Chi chi
      Givet att B har 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S 8S 8N C på hand
      När D vänder upp C
      Och B vinner
      Så räknar B Bạch thủ 4
      Och ändras poängen med A -4, B +12, C -4, D -4

    @CH-1.3.1/seven-and-three @reads:CH-3.5.1=2a
    Scenario: Sju Chắn och tre Cạ vinner inte på Chi chi
      Givet att B har 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S C på hand
      När D vänder upp C
      Så får B inte vinna
      Och har B inget att välja

    @CH-1.3.1/seven-and-three-with-melds @reads:CH-3.5.1=2a
    Scenario: Lagda Chắn räknas även när sju är för många
      Givet att B har 22V 33S 44N 66V 2S 2N 3V 3N 4V 4S C på hand
      Och att B har lagt Chắn 77S, Chắn 88N
      När D vänder upp C
      Så får B inte vinna
      Och har B inget att välja

    @CH-1.3.1/six-and-four-with-melds @reads:CH-3.5.1=2a
    Scenario: Lagda par räknas till exakt sex och fyra
      Givet att B har 22V 33S 44N 2S 2N 3V 3N 4V 4S C på hand
      Och att B har lagt Chắn 77S, Cạ 8S 8N, Chắn 66V
      När D vänder upp C
      Och B vinner
      Så räknar B Bạch thủ 4
      Och ändras poängen med A -4, B +12, C -4, D -4

    @CH-1.3.1/ten-chan @reads:CH-3.5.1=2a
    Scenario: Tio Chắn vinner inte på Chi chi
      Givet att B har 22V 33V 44N 55V 66V 77S 88V 99N 22S C på hand
      När D vänder upp C
      Så får B inte vinna
      Och har B inget att välja

    @CH-1.3.1/another-card-wins
    Scenario: En hand som har Chi chi och vinner på ett annat kort får ha sju Chắn
      Givet att B har CC 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N på hand
      När D vänder upp 5N
      Och B vinner
      Så räknar B Ù xuông 2
      Och ändras poängen med A -2, B +6, C -2, D -2

    @CH-1.3.1/chiu-on-a-discard
    Scenario: En Chíu på ett kastat Chi chi vinner med sex Chắn och fyra Cạ
      Givet att B har CCC 22V 33S 44N 66V 2S 2N 3V 3N 4V 4S 8S 8N på hand
      När D kastar C
      Så får B vinna
      När B vinner
      Så räknar B Chíu ù 5, Bạch thủ 1
      Och ändras poängen med A -6, B +18, C -6, D -6

    @CH-1.3.1/chiu-with-seven @reads:CH-3.6.1=2a @reads:CH-gap-2=1
    Scenario: En Chíu på Chi chi som ger sju Chắn vinner inte, den läggs
      Givet att B har CCC 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S på hand
      När D kastar C
      Så får B bara ta Chíu eller passa
      Och får B inte vinna

    @CH-1.3.1/dealt-with-seven
    Scenario: Givarens tjugo får innehålla Chi chi och sju Chắn
      Givet en ny giv
      Och att B är givare
      Och att B har CC 33S 44N 66V 77S 88N 22V 2S 2N 3V 3N 4V 4S på hand
      När B vinner
      Så räknar B Thiên ù 3
      Och ändras poängen med A -3, B +9, C -3, D -3
