# language: nl
Functionaliteit: Waar spelers naar streven, en wanneer het spel uit is
  Zeven groepen en een paar. De eerste winst beëindigt het spel, en een lege stok ook; hoe dan ook worden de
  totalen van elk tweetal spelers met elkaar verrekend.

  @NT-1.1.1
  Regel: Een speler streeft naar zeven groepen en een paar.

    @NT-1.1.1/seven-groups-and-a-pair
    Voorbeeld: Zeven groepen en een paar winnen
      Stel de indicatoren zijn 1c en W
      En A heeft 234m 345m 678m 234s 345s 678s 67c 99c in de hand
      Als B 5c aflegt
      En A wint
      Dan telt A Qing 100
      En veranderen de punten met A +200, B -100, C -100

    @NT-1.1.1/groups-laid-count
    Voorbeeld: Groepen op tafel horen bij de zeven
      Stel de indicatoren zijn 3c en W
      En A heeft pung 222m van B, pung 777m van C op tafel
      En A heeft 345m 234s 345s 678s 67c 99c in de hand
      Als B 5c aflegt
      En A wint
      Dan telt A pung 222m 2, pung 777m 2, Tazi 20, afronding 6
      En veranderen de punten met A +60, B -30, C -30

    @NT-1.1.1/six-groups-and-two-pairs
    Voorbeeld: Zes groepen, twee paren en een losse kaart winnen niet
      Stel A heeft 234m 345m 678m 234s 345s 678s 66c 99c in de hand
      Als A 1m trekt
      Dan mag A niet winnen

    @NT-1.1.1/five-groups-and-four-pairs
    Voorbeeld: Vijf groepen en vier paren, in elke kleur een en een van honneurs, winnen niet
      Stel A heeft 345678m 11m 234678s 99s 345c 88c R in de hand
      Als A R trekt
      Dan mag A niet winnen

    @NT-1.1.1/pairs-alone
    Voorbeeld: Elf paren en een kaart winnen niet
      Stel A heeft 113355779m 1133557799s 22c T in de hand
      Als A 9m trekt
      Dan mag A niet winnen
      Als A T aflegt
      En het spel doorgaat tot A aan de beurt is
      En A 2c trekt
      Dan mag A niet winnen

    @NT-1.1.1/six-groups-and-a-pair
    Voorbeeld: Zes groepen, een paar en drie kaarten die nergens passen, winnen niet
      Stel A heeft 234m 345m 678m 234s 345s 678s 99c T W in de hand
      Als A 1m trekt
      Dan mag A niet winnen

    @NT-1.1.1/four-groups-and-a-pair
    Voorbeeld: Vier groepen en een paar, aan andere tafels genoeg, winnen niet
      Stel A heeft pung 222m van B op tafel
      En A heeft 678m 234s 678s 99c 147c 9m T W R 1s in de hand
      Als A 3m trekt
      Dan mag A niet winnen

  @NT-1.1.2
  Regel: Een groep is drie opeenvolgende kaarten van een kleur, drie gelijke kaarten, of een kong die gemeld en aangevuld is.

    @NT-1.1.2/four-alike-are-no-group
    Voorbeeld: Vier gelijke in de hand zijn drie en een losse
      Stel A heeft 2222m 345m 678m 234s 345s 678s 99c 1s in de hand
      Als A 1c trekt
      Dan mag A niet winnen
      En mag A kong 2m maken

    @NT-1.1.2/four-alike-split-over-groups @NT-4.7.2 @reads:NT-4.7.2=1
    Voorbeeld: Vier gelijke in de hand kunnen het paar zijn en deel van reeksen
      Stel de indicatoren zijn 1c en W
      En A heeft 2222m 33m 44m 567s 678s 345c 567c 78c in de hand
      Als B 9c aflegt
      En A wint
      Dan telt A vier in de hand 2222m 12, Qing 100, afronding 8
      En veranderen de punten met A +240, B -120, C -120

    @NT-1.1.2/declared-kong
    Voorbeeld: Een kong die gemeld en aangevuld is, is een van de zeven groepen
      Stel de indicatoren zijn 3c en 6m
      En A heeft 7777s 234m 345m 678m 345s 67c 222c 99c in de hand
      Als A kong 7s maakt
      En A 8c trekt
      En A wint
      Dan telt A dichte kong 7777s 12, drie in de hand 222c 4, Tazi 20, zelf getrokken 10, vervanging na kong 10, afronding 4
      En veranderen de punten met A +120, B -60, C -60

    @NT-1.1.2/exposed-kong
    Voorbeeld: Een kong met een gepakte kaart is ook een groep
      Stel de indicatoren zijn 3c en 6m
      En A heeft kong 7777s van B op tafel
      En A heeft 234m 345m 678m 345s 67c 222c 99c in de hand
      Als C 8c aflegt
      En A wint
      Dan telt A kong 7777s 8, drie in de hand 222c 4, Tazi 20, afronding 8
      En veranderen de punten met A +80, B -40, C -40

    @NT-1.1.2/one-suit-only
    Voorbeeld: Opeenvolgende waarden van verschillende kleuren zijn geen reeks
      Stel A heeft 1m 2s 3c 345m 678m 234s 345s 678s 456c 9c in de hand
      Als A 9c trekt
      Dan mag A niet winnen

    @NT-1.1.2/no-wrap
    Abstract Scenario: Een reeks gaat na de Negen niet verder met de Een
      Stel A heeft <omslaand> 345s 456s 678s 234c 567c 444m 9c in de hand
      Als A 9c trekt
      Dan mag A niet winnen

      Voorbeelden:
        | omslaand |
        | 189m     |
        | 129m     |

    @NT-1.1.2/ranks-with-a-gap
    Voorbeeld: Om de andere waarde is geen reeks
      Stel A heeft 135m 789m 234s 345s 678s 234c 678c 9c in de hand
      Als A 9c trekt
      Dan mag A niet winnen

    @NT-1.1.2/three-identical-cards
    Voorbeeld: Drie gelijke kaarten zijn een groep, drie van een waarde in drie kleuren niet
      Stel A heeft 777m 234m 345s 678s 222c 567c 1m 1s 9c R in de hand
      Als A 9c trekt
      Dan mag A niet winnen
      Als A R aflegt
      En het spel doorgaat tot A aan de beurt is
      En A 1c trekt
      Dan mag A niet winnen

  @NT-1.1.3
  Regel: Het paar is twee gelijke kaarten.

    @NT-1.1.3/same-rank-in-two-suits
    Voorbeeld: Twee kaarten van een waarde in twee kleuren zijn geen paar
      Stel A heeft 234m 345m 678m 234s 345s 678s 67c 9c 9m in de hand
      Als A 5c trekt
      Dan mag A niet winnen

    @NT-1.1.3/two-honours
    Voorbeeld: Twee verschillende honneurs zijn geen paar
      Stel A heeft 234m 345m 678m 234s 345s 678s 67c W R in de hand
      Als A 5c trekt
      Dan mag A niet winnen

    @NT-1.1.3/any-card
    Abstract Scenario: Twee <kaart> zijn een paar als elk ander
      Stel de indicatoren zijn 1c en 4c
      En A heeft 234m 345m 678m 234s 345s 678s 567c <kaart> in de hand
      Als B <kaart> aflegt
      En A wint
      Dan telt A Qing 100, wachten 10
      En veranderen de punten met A +220, B -110, C -110

      Voorbeelden:
        | kaart |
        | T     |
        | W     |
        | R     |
        | 9s    |
        | 1m    |

    @NT-1.1.3/old-generals-as-the-pair
    Voorbeeld: Een paar heeft geen basishu, ook een van oude generaals niet
      Stel de indicatoren zijn 3c en 6m
      En A heeft pung TTT van B, pung WWW van C, pung 222m van B op tafel
      En A heeft RR 234s 345m 678c 67s in de hand
      Als C 8s aflegt
      En A wint
      Dan telt A pung TTT 4, pung WWW 4, pung 222m 2, Tazi 20
      En veranderen de punten met A +60, B -30, C -30

    @NT-1.1.3/the-card-of-an-indicator-as-the-pair
    Voorbeeld: Een paar van de kaart van een indicator heeft evenmin basishu
      Stel de indicatoren zijn 1c en 9c
      En A heeft 234m 345m 678m 234s 345s 678s 67c 99c in de hand
      Als C 8c aflegt
      En A wint
      Dan telt A Qing 100
      En veranderen de punten met A +200, B -100, C -100

  @NT-1.1.4
  Regel: T, W en R vormen alleen groepen van gelijke kaarten; 9s mag, al is hij een oude generaal, wel de hoogste van 7-8-9 in Snoeren zijn.

    @NT-1.1.4/789s-is-a-run
    Voorbeeld: De Negen van Snoeren sluit een reeks af als elke negen
      Stel de indicatoren zijn 1c en W
      En A heeft 123m 456m 789m 123s 456s 789s 67c 88c in de hand
      Als B 5c aflegt
      En A wint
      Dan telt A Qing 100
      En veranderen de punten met A +200, B -100, C -100

    @NT-1.1.4/won-with-9s
    Voorbeeld: Een reeks mag compleet worden met de Negen van Snoeren
      Stel de indicatoren zijn 1c en W
      En A heeft 123m 456m 789m 123s 456s 78s 567c 88c in de hand
      Als B 9s aflegt
      En A wint
      Dan telt A Qing 100
      En veranderen de punten met A +200, B -100, C -100

    @NT-1.1.4/999s-is-a-set
    Voorbeeld: Drie Negens van Snoeren zijn ook een groep, met de basishu van oude generaals
      Stel de indicatoren zijn 3c en 6m
      En A heeft 234m 345m 678m 234s 999s 345c 67c 22c in de hand
      Als B 8c aflegt
      En A wint
      Dan telt A drie in de hand 999s 8, Tazi 20, afronding 2
      En veranderen de punten met A +60, B -30, C -30

    @NT-1.1.4/999s-in-the-points
    Voorbeeld: Als pung van gewone kaarten zou 999s het bij tien hu laten
      Stel de indicatoren zijn 3c en 6m
      En A heeft pung 999s van B, kong 4444m van C op tafel
      En er zijn nog 0 in de stok
      Als C 5c aflegt
      # 4 + 8 = 12 makes 20
      Dan veranderen de punten met A +40, B -20, C -20

    @NT-1.1.4/honours-are-no-run
    Voorbeeld: T, W en R zijn samen geen groep
      Stel A heeft 234m 345m 678m 234s 345s 678s TWR 9c in de hand
      Als A 9c trekt
      Dan mag A niet winnen

    @NT-1.1.4/nine-and-honours-are-no-run
    Voorbeeld: Op de Negen van Snoeren volgt niets
      Stel A heeft 234m 345m 678m 234c 345c 678c 89s T 9c in de hand
      Als A 9c trekt
      Dan mag A niet winnen

    @NT-1.1.4/honours-are-sets
    Voorbeeld: Drie van een honneur zijn een groep
      Stel de indicatoren zijn 3c en 6m
      En A heeft TTT WWW RRR 234m 678s 345c 67c 22c in de hand
      Als B 8c aflegt
      En A wint
      Dan telt A drie in de hand TTT 8, drie in de hand WWW 8, drie in de hand RRR 8, Tazi 20, maal Drie Ouderen 2, afronding 2
      En veranderen de punten met A +180, B -90, C -90

  @NT-1.2.1
  Regel: Wie wint, beëindigt het spel, maar een ander kan toch meer hu hebben.

    @NT-1.2.1/more-than-the-winner @NT-4.1.2
    Voorbeeld: Wie niet gewonnen heeft, kan het meest hebben
      Stel de indicatoren zijn 1c en W
      En A heeft pung 222m van C op tafel
      En A heeft 234s 345s 678s 567m 345m 67c 88m in de hand
      En B heeft kong TTTT van C op tafel
      Als C 5c aflegt
      En A wint
      Dan telt A pung 222m 2, Tazi 20, afronding 8
      En telt B kong TTTT 32, afronding 8
      En telt C niets
      En veranderen de punten met A +20, B +50, C -70

    @NT-1.2.1/the-winner-pays @NT-4.1.2
    Voorbeeld: Een winnaar met minder hu dan de anderen samen verliest punten
      Stel de indicatoren zijn 1c en W
      En A heeft pung 222m van C op tafel
      En A heeft 234s 345s 678s 567m 345m 67c 88m in de hand
      En B heeft kong TTTT van C, kong RRRR van A op tafel
      Als C 5c aflegt
      En A wint
      Dan wint A
      En veranderen de punten met A -10, B +110, C -100

    @NT-1.2.1/play-stops
    Voorbeeld: De eerste winst beëindigt het spel, wat er ook nog in de stok is
      Stel A heeft 234m 345m 678m 234s 345s 678s 67c 99c in de hand
      En er zijn nog 30 in de stok
      Als B 5c aflegt
      En A wint
      Dan eindigt het spel met winst
      En wint A
      En zijn er nog 30 in de stok
      En hebben A, B en C niets te kiezen

    @NT-1.2.1/a-self-draw-stops-it-too
    Voorbeeld: Een winst uit de stok beëindigt het spel ook
      Stel A heeft 234m 345m 678m 234s 345s 678s 67c 99c in de hand
      Als A 5c trekt
      En A wint
      Dan eindigt het spel met winst
      En hebben A, B en C niets te kiezen

    @NT-1.2.1/melds-after-a-win-are-worth-nothing
    Voorbeeld: Een pung die iemand van de winnende kaart wilde maken, gaat niet door
      Stel de indicatoren zijn 1c en W
      En A heeft 234m 345m 678m 234s 345s 678s 67c 99c in de hand
      En C heeft 55c 1479m 1469s 138c TT RR 25m 5s 3m 9s in de hand
      Als B 5c aflegt
      En A wint en C pung maakt
      Dan eindigt het spel met winst
      En telt C niets
      En veranderen de punten met A +200, B -100, C -100

    @NT-1.2.1/a-whole-deal @NT-4.1.2 @reads:NT-gap-3=1
    Voorbeeld: In een heel spel betaalt de winnaar een verliezer meer dan hij van de ander krijgt
      Stel het uitgeschreven spel loser-beats-the-winner
      Dan eindigt het spel met winst
      En wint B
      En heeft C kong TTTT van A op tafel

  @NT-1.2.2
  Regel: Is de stok op en heeft niemand gewonnen, dan wordt ook ieders basishu verrekend.

    @NT-1.2.2/base-hu-is-settled @NT-4.11.4
    Voorbeeld: Groepen op tafel en gelijke kaarten in de hand worden verrekend als de stok op is
      Stel de indicatoren zijn 1c en W
      En A heeft pung 222m van C op tafel
      En B heeft kong 3333m van C op tafel
      En B heeft 888s 1479m 14s 1479c TTWR 26c in de hand
      En er zijn nog 0 in de stok
      Als C 6m aflegt
      Dan eindigt het spel met een lege stok
      En telt A pung 222m 2, afronding 8
      En telt B kong 3333m 8, drie in de hand 888s 4, afronding 8
      En telt C niets
      En veranderen de punten met B +30, C -30

    @NT-1.2.2/four-in-hand-and-hezi
    Voorbeeld: Vier gelijke die in de hand bleven en Hezi tellen ook
      Stel de indicatoren zijn 4c en 4c
      En A heeft Hezi 44c op tafel
      En B heeft 8888s 147m 14s 79m 1379c TTWR 26c 9s in de hand
      En er zijn nog 0 in de stok
      Als C 6m aflegt
      Dan eindigt het spel met een lege stok
      En telt A Hezi 44c 64, afronding 6
      En telt B vier in de hand 8888s 12, afronding 8
      En veranderen de punten met A +120, B -30, C -90

    @NT-1.2.2/base-hu-after-a-win @NT-4.1.1 @reads:NT-1.2.2=1
    Voorbeeld: Ook na een winst wordt basishu verrekend
      Stel de indicatoren zijn 5c en W
      En A heeft 234m 345m 678m 234s 345s 678s 67c 99c in de hand
      En B heeft kong TTTT van C op tafel
      Als C 8c aflegt
      En A wint
      Dan telt A Qing 100
      En telt B kong TTTT 32, afronding 8
      En veranderen de punten met A +160, B -20, C -140

    @NT-1.2.2/no-winner
    Voorbeeld: Wie aan het eind één kaart tekortkomt, heeft niet gewonnen
      Stel de indicatoren zijn 1c en W
      En A heeft 234m 345m 678m 234s 345s 678s 67c 99c in de hand
      En er zijn nog 0 in de stok
      Als C 6m aflegt
      Dan eindigt het spel met een lege stok
      En telt A niets
      En veranderen de punten met A +0

  @NT-1.2.3
  Regel: Per tweetal spelers wordt verrekend wat hun totalen schelen; meer spelers kunnen samen bovenaan staan.

    @NT-1.2.3/two-at-the-top
    Voorbeeld: Twee die samen bovenaan staan, krijgen van de derde evenveel en van elkaar niets
      Stel de indicatoren zijn 1c en W
      En A heeft kong TTTT van C op tafel
      En B heeft kong RRRR van C op tafel
      En er zijn nog 0 in de stok
      Als C 5c aflegt
      Dan telt A kong TTTT 32, afronding 8
      En telt B kong RRRR 32, afronding 8
      En veranderen de punten met A +40, B +40, C -80

    @NT-1.2.3/a-tie-with-the-winner
    Voorbeeld: De winnaar krijgt niets van wie precies evenveel heeft
      Stel de indicatoren zijn 1c en W
      En A heeft pung 222m van C op tafel
      En A heeft 234s 345s 678s 567m 345m 67c 88m in de hand
      En B heeft pung TTT van C, kong 1111s van C op tafel
      Als C 5c aflegt
      En A wint
      Dan telt A pung 222m 2, Tazi 20, afronding 8
      En telt B pung TTT 8, kong 1111s 16, afronding 6
      En veranderen de punten met A +30, B +30, C -60

    @NT-1.2.3/all-the-same
    Voorbeeld: Er wordt niets verrekend als allen evenveel hebben
      Stel de indicatoren zijn 5c en W
      En A heeft kong 3333m van C op tafel
      En B heeft kong 7777s van C op tafel
      En C heeft kong 3333c van A op tafel
      En er zijn nog 0 in de stok
      Als C 5c aflegt
      Dan telt A kong 3333m 8, afronding 2
      En telt B kong 7777s 8, afronding 2
      En telt C kong 3333c 8, afronding 2
      En veranderen de punten met A +0

    @NT-1.2.3/three-totals
    Voorbeeld: Bij drie totalen wordt elk van de drie verschillen verrekend
      Stel de indicatoren zijn 2c en W
      En A heeft kong TTTT van C op tafel
      En B heeft kong 7777s van C, kong 3333s van C op tafel
      En er zijn nog 0 in de stok
      Als C 5c aflegt
      Dan betaalt C aan A 40 voor het verschil in basishu
      En betaalt B aan A 20 voor het verschil in basishu
      En betaalt C aan B 20 voor het verschil in basishu
      En veranderen de punten met A +60, C -60
