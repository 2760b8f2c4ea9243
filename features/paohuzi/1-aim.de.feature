# language: de
Funktion: Das Ziel, und der Gewinn zu Beginn
  Sieben Gruppen mit 15 Huxi gewinnen; wer drei Ti oder fünf Kan ausgeteilt bekommt, darf sofort gewinnen.

  @PH-1.1.1
  Regel: Menzi heißt eine Kartengruppe; in Huxi wird gezählt, was die Gruppen wert sind.

    @PH-1.1.1/sum-over-the-groups @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Beispiel: Die Huxi aller Gruppen, ausgelegt oder im Blatt, werden zusammengezählt
      Angenommen B hält L1 L2 L3 s5 s6 s7 s8 s9
      Und B hat Peng s4 s4 s4, Wei L9 L9 L9, Chi s1 s2 s3, Chi L4 L5 L6 ausgelegt
      Wenn C s10 aufdeckt
      Und B gewinnt
      Dann zählt B Peng s4 1, Wei L9 6, Chi s1 s2 s3 3, Chi L4 L5 L6 0, Chi L1 L2 L3 6, Chi s5 s6 s7 0, Chi s8 s9 s10 0
      Und ändern sich die Punkte um A -1, B +2, C -1

    @PH-1.1.1/loose-cards-are-worth-nothing @reads:PH-1.2.1=2b
    Beispiel: Karten außerhalb von Gruppen sind nichts wert
      Angenommen ein neues Spiel
      Und A ist Geber
      Und B hält s1 s1 s1 s1 s4 s4 s4 s4 s8 s8 s8 s8 s6 s6 L1 L1 L4 L4 L9 L9
      Wenn B gewinnt
      Dann zählt B Ti s1 9, Ti s4 9, Ti s8 9
      Und ändern sich die Punkte um A -5, B +10, C -5

  @PH-1.1.2
  Regel: Von der Ausnahme zu Beginn abgesehen braucht man zum Gewinnen sieben Gruppen mit zusammen 15 oder mehr Huxi.

    @PH-1.1.2/fifteen-are-enough @reads:PH-3.4.1=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Beispiel: Sieben Gruppen mit genau 15 Huxi gewinnen
      Angenommen B hält L1 L2 L3 s5 s5 s5 s8 s9
      Und B hat Chi s1 s2 s3, Chi s2 s7 s10, Chi L4 L5 L6, Chi L7 L8 L9 ausgelegt
      Wenn C s10 aufdeckt
      Dann darf B nur gewinnen oder passen
      Wenn B gewinnt
      Dann zählt B Chi s1 s2 s3 3, Chi s2 s7 s10 3, Chi L4 L5 L6 0, Chi L7 L8 L9 0, Kan s5 3, Chi L1 L2 L3 6, Chi s8 s9 s10 0
      Und ändern sich die Punkte um A -1, B +2, C -1

    @PH-1.1.2/fourteen-are-too-few @reads:PH-gap-4=1
    Beispiel: Sieben Gruppen mit 14 Huxi gewinnen nicht
      Angenommen B hält L1 L2 L3 L4 L5 L6 L7 L8
      Und B hat Peng s4 s4 s4, Peng s6 s6 s6, Chi s1 s2 s3, Chi s2 s7 s10 ausgelegt
      Wenn C L9 aufdeckt
      Dann darf B nicht gewinnen

    @PH-1.1.2/six-groups-are-too-few
    Beispiel: Keine Zahl von Huxi ersetzt die siebte Gruppe
      Angenommen B hält s4 s5 s6 L1 L2 s8 L5 L6
      Und B hat Wei L8 L8 L8, Wei L9 L9 L9, Wei L10 L10 L10, Chi s1 s2 s3 ausgelegt
      Wenn C L3 aufdeckt
      Dann darf B nicht gewinnen

    @PH-1.1.2/nothing-laid @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Beispiel: Auch ein Blatt, von dem nichts ausgelegt ist, gewinnt
      Angenommen B hält L1 L2 L3 L2 L7 L10 s1 s2 s3 s7 s8 s9 L4 L5 L6 s4 s5 s6 L8 L9
      Und B ist Geber
      Wenn C L10 aufdeckt
      Und B gewinnt
      Dann zählt B Chi s1 s2 s3 3, Chi s4 s5 s6 0, Chi s7 s8 s9 0, Chi L1 L2 L3 6, Chi L2 L7 L10 6, Chi L4 L5 L6 0, Chi L8 L9 L10 0
      Und ändern sich die Punkte um A -1, B +2, C -1

  @PH-1.1.3
  Regel: Eine Gruppe hat in der Regel drei Karten.

    @PH-1.1.3/a-pair-is-no-group-without-a-four @reads:PH-gap-4=1
    Beispiel: Ohne Vierling ist ein Paar keine siebte Gruppe
      Angenommen B hält L8 L8 L8 s6 s6
      Und B hat Wei L1 L1 L1, Chi L2 L7 L10, Chi s1 s2 s3, Peng s9 s9 s9, Chi L4 L5 L6 ausgelegt
      Wenn C L3 aufdeckt
      Dann darf B nicht gewinnen

    @PH-1.1.3/seven-threes @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Beispiel: Sieben Dreiergruppen sind 21 Karten, und ein Paar ist nicht darunter
      Angenommen B hält L8 L8 L8 s6 s7
      Und B hat Wei L1 L1 L1, Chi L2 L7 L10, Chi s1 s2 s3, Peng s9 s9 s9, Chi L4 L5 L6 ausgelegt
      Wenn C s5 aufdeckt
      Und B gewinnt
      Dann zählt B Wei L1 6, Chi L2 L7 L10 6, Chi s1 s2 s3 3, Peng s9 1, Chi L4 L5 L6 0, Kan L8 6, Chi s5 s6 s7 0
      Und ändern sich die Punkte um A -3, B +6, C -3

  @PH-1.1.4
  Regel: Sobald eine Gruppe ein Vierling ist (Ti oder Pao), gehört unter die sieben Gruppen ein Paar, und nur eines.

    @PH-1.1.4/one-four-and-a-pair @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Beispiel: Mit einem Vierling ist unter den sieben Gruppen ein Paar
      Angenommen B hält s7 s8 s9 L8 L9 s6 s6
      Und B hat Ti s5 s5 s5 s5, Chi s1 s2 s3, Chi L4 L5 L6, Peng L1 L1 L1 ausgelegt
      Wenn C L10 aufdeckt
      Und B gewinnt
      Dann zählt B Ti s5 9, Chi s1 s2 s3 3, Chi L4 L5 L6 0, Peng L1 3, Chi s7 s8 s9 0, Chi L8 L9 L10 0, Paar s6 0
      Und ändern sich die Punkte um A -1, B +2, C -1

    @PH-1.1.4/two-fours-and-one-pair @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Beispiel: Mit zwei Vierlingen bleibt es bei einem Paar
      Angenommen B hält s7 s8 s9 L8 L9 s6 s6
      Und B hat Ti s5 s5 s5 s5, Pao L3 L3 L3 L3, Chi s1 s2 s3, Peng L1 L1 L1 ausgelegt
      Wenn A L7 aufdeckt
      Und B gewinnt
      Dann zählt B Ti s5 9, Pao L3 9, Chi s1 s2 s3 3, Peng L1 3, Chi s7 s8 s9 0, Chi L7 L8 L9 0, Paar s6 0
      Und ändern sich die Punkte um A -4, B +8, C -4

    @PH-1.1.4/three-fours-and-one-pair @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-14=1
    Beispiel: Mit drei Vierlingen bleibt es bei einem Paar
      Angenommen B hält s6 s6 s7 s8 s9 L6 L7
      Und B hat Ti s5 s5 s5 s5, Pao L3 L3 L3 L3, Ti L9 L9 L9 L9, Peng L1 L1 L1 ausgelegt
      Wenn C L8 aufdeckt
      Und B gewinnt
      Dann zählt B Ti s5 9, Pao L3 9, Ti L9 12, Peng L1 3, Chi s7 s8 s9 0, Chi L6 L7 L8 0, Paar s6 0
      Und ändern sich die Punkte um A -7, B +14, C -7

    @PH-1.1.4/the-card-makes-the-pair @reads:PH-gap-7=1
    Beispiel: Die Gewinnkarte kann eine des Paares sein
      Angenommen B hält s7 s8 s9 L8 L9 L10 s6
      Und B hat Ti s5 s5 s5 s5, Chi s1 s2 s3, Chi L4 L5 L6, Peng L1 L1 L1 ausgelegt
      Wenn C s6 aufdeckt
      Und B gewinnt
      Dann zählt B Ti s5 9, Chi s1 s2 s3 3, Chi L4 L5 L6 0, Peng L1 3, Chi s7 s8 s9 0, Chi L8 L9 L10 0, Paar s6 0

    @PH-1.1.4/no-pair-of-two-sizes @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Beispiel: Eine kleine und eine große Karte eines Ranges sind kein Paar
      Angenommen B hält s7 s8 s9 L8 L9 s6 L6
      Und B hat Ti s5 s5 s5 s5, Chi s1 s2 s3, Chi L4 L5 L6, Peng L1 L1 L1 ausgelegt
      Wenn C L10 aufdeckt
      Dann darf B nicht gewinnen

    @PH-1.1.4/no-win-without-the-pair @reads:PH-3.4.1=1 @reads:PH-gap-4=1
    Beispiel: Ein Vierling und fünf andere Gruppen gewinnen nicht mit zwei Karten, die kein Paar sind
      Angenommen B hält s7 s8 s9 L8 L9 s6 L2
      Und B hat Ti s5 s5 s5 s5, Chi s1 s2 s3, Chi L4 L5 L6, Peng L1 L1 L1 ausgelegt
      Wenn C L10 aufdeckt
      Dann darf B nicht gewinnen

    @PH-1.1.4/a-whole-deal-with-two-fours @reads:PH-3.4.1=1 @reads:PH-gap-4=1 @reads:PH-gap-7=1 @reads:PH-gap-11=1
    Beispiel: Ein Ti vom Austeilen, ein Pao und ein Paar gewinnen in einem ganzen Spiel
      Angenommen das aufgeschriebene Spiel two-fours-and-their-pair
      Dann gewinnt B
      Und zählt B Ti s5 9, Pao L9 9, Chi s1 s2 s3 3, Chi L1 L2 L3 6, Chi s8 s9 s10 0, Chi L5 L6 L7 0, Paar s7 0
      Und ändern sich die Punkte um A -5, B +10, C -5

  @PH-1.2.1
  Regel: Ausnahme zu Beginn: Wer drei Vierlinge (drei Ti) oder fünf Drillinge (fünf Kan) ausgeteilt bekommt, darf sofort gewinnen.

    @PH-1.2.1/three-ti @reads:PH-1.2.1=2b
    Beispiel: Drei Ti gewinnen sofort, ehe der Geber abgeworfen hat
      Angenommen ein neues Spiel
      Und A ist Geber
      Und C hält s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      Dann darf C nur gewinnen oder passen
      Und werden A und B nicht gefragt
      Wenn C gewinnt
      Dann zählt C Ti s1 9, Ti s4 9, Ti L6 12
      Und zahlt A an C 6 für den Himmelssieg
      Und ändern sich die Punkte um A -6, B -6, C +12
      Und endet das Spiel mit einem Gewinn
      Und gewinnt C

    @PH-1.2.1/five-kan @reads:PH-1.2.1=2b
    Beispiel: Fünf Kan gewinnen sofort, auch die des Gebers
      Angenommen ein neues Spiel
      Und A ist Geber
      Und A hält s2 s2 s2 s5 s5 s5 s9 s9 s9 L3 L3 L3 L8 L8 L8 s1 s7 L1 L5 L6 L10
      Dann darf A nur gewinnen oder passen
      Wenn A gewinnt
      Dann zählt A Kan s2 3, Kan s5 3, Kan s9 3, Kan L3 6, Kan L8 6
      Und ändern sich die Punkte um A +6, B -3, C -3

    @PH-1.2.1/five-small-kan @reads:PH-1.2.1=2b
    Beispiel: Fünf kleine Kan sind 15 wert und gewinnen
      Angenommen ein neues Spiel
      Und A ist Geber
      Und B hält s2 s2 s2 s4 s4 s4 s5 s5 s5 s8 s8 s8 s9 s9 s9 L1 L3 L5 L7 L10
      Wenn B gewinnt
      Dann zählt B Kan s2 3, Kan s4 3, Kan s5 3, Kan s8 3, Kan s9 3
      Und ändern sich die Punkte um A -1, B +2, C -1

    @PH-1.2.1/more-than-enough @reads:PH-1.2.1=2b
    Beispiel: Vier Ti und sechs Kan genügen ebenso
      Angenommen ein neues Spiel
      Und A ist Geber
      Und B hält s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 L8 L8 L8 L8 s2 s6 s8 L1
      Und C hält s2 s2 s2 s5 s5 s5 s9 s9 s9 L3 L3 L3 L5 L5 L5 L10 L10 L10 s7 L1
      Dann darf B gewinnen
      Und darf C gewinnen
      Wenn B passt und C gewinnt
      Dann zählt C Kan s2 3, Kan s5 3, Kan s9 3, Kan L3 6, Kan L5 6, Kan L10 6
      Und ändern sich die Punkte um A -5, B -5, C +10

    @PH-1.2.1/any-seat @reads:PH-1.2.1=2b
    Szenariogrundriss: Jeder Platz kann so gewinnen, wer auch gibt
      Angenommen ein neues Spiel
      Und <Geber> ist Geber
      Und <Platz> hält s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      Wenn <Platz> gewinnt
      Dann gewinnt <Platz>

      Beispiele:
        | Geber | Platz |
        | A     | A     |
        | A     | B     |
        | A     | C     |
        | B     | A     |
        | C     | C     |

    @PH-1.2.1/four-kan-and-a-ti @reads:PH-1.2.1=1a
    Beispiel: Vier Kan und ein Ti sind weder fünf Kan noch drei Ti
      Angenommen ein neues Spiel
      Und A ist Geber
      Und B hält s2 s2 s2 s5 s5 s5 s9 s9 s9 L3 L3 L3 L8 L8 L8 L8 s1 s7 L1 L5
      Dann hat B Ti L8 L8 L8 L8 ausgelegt
      Und wird B nicht gefragt
      Und darf B nicht gewinnen
      Wenn A s10 abwirft
      Dann darf B nicht gewinnen

    @PH-1.2.1/two-ti-and-four-kan @reads:PH-1.2.1=1a
    Beispiel: Auch zwei Ti und vier Kan sind nicht genug
      Angenommen ein neues Spiel
      Und A ist Geber
      Und B hält s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L7 L7 L7 L10 L10 L10 s9 s9 s9
      Dann wird B nicht gefragt
      Und darf B nicht gewinnen
      Wenn A s2 abwirft
      Dann geht das Spiel weiter

    @PH-1.2.1/it-may-be-declined @reads:PH-1.2.1=2b
    Beispiel: Der Gewinn wird angeboten, und wo auf ihn verzichtet wird, geht das Spiel weiter
      Angenommen ein neues Spiel
      Und A ist Geber
      Und C hält s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      Wenn C passt
      Dann geht das Spiel weiter
      Und ist A am Zug
      Und wird C nicht gefragt

    @PH-1.2.1/it-lapses @reads:PH-1.2.1=2b
    Beispiel: Worauf verzichtet wurde, wird nicht noch einmal angeboten, wenn der Geber abgeworfen hat
      Angenommen ein neues Spiel
      Und A ist Geber
      Und C hält s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      Wenn C passt
      Und A L10 abwirft
      Dann darf C nicht gewinnen

    @PH-1.2.1/before-the-discard @reads:PH-1.2.1=2b
    Beispiel: Der Geber wirft erst ab, wenn auf alle solche Gewinne verzichtet wurde
      Angenommen ein neues Spiel
      Und A ist Geber
      Und A hält s2 s2 s2 s5 s5 s5 s9 s9 s9 L3 L3 L3 L8 L8 L8 s1 s7 L1 L5 L6 L10
      Dann darf A nicht s1 abwerfen
      Wenn A passt
      Dann darf A nur s1, s7, L1, L5, L6 oder L10 abwerfen

    @PH-1.2.1/two-of-them @reads:PH-1.2.1=2b @reads:PH-gap-2=1
    Szenariogrundriss: Von zwei solchen Gewinnen zählt der des Gebers, sonst der des Nächsten in der Reihe
      Angenommen ein neues Spiel
      Und <Geber> ist Geber
      Und <Erster> hält s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      Und <Zweiter> hält s3 s3 s3 s3 s5 s5 s5 s5 L7 L7 L7 L7 L8 L8 L8 L8 s7 s9 L2 L4
      Wenn <Erster> gewinnt und <Zweiter> gewinnt
      Dann gewinnt <Erster>
      Und zählt <Erster> Ti s1 9, Ti s4 9, Ti L6 12
      Und ändern sich die Punkte um <Punkte>

      Beispiele:
        | Geber | Erster | Zweiter | Punkte            |
        | A     | B      | C       | A -6, B +12, C -6 |
        | B     | B      | A       | A -6, B +12, C -6 |
        | B     | C      | A       | A -6, B -6, C +12 |

    @PH-1.2.1/two-of-them-in-a-whole-deal @reads:PH-1.2.1=2b @reads:PH-gap-2=1
    Beispiel: Fünf Kan des Gebers gehen drei Ti eines anderen vor
      Angenommen das aufgeschriebene Spiel heavenly-wins-of-two-seats
      Dann endet das Spiel mit einem Gewinn
      Und gewinnt C
      Und ändern sich die Punkte um A -3, B -3, C +6

  @PH-1.2.2
  Regel: Beim Himmelssieg brauchen die übrigen Karten keine Gruppen zu bilden, und nur Ti und Kan geben Huxi.

    @PH-1.2.2/sequences-do-not-count @reads:PH-1.2.1=2b
    Beispiel: 1-2-3 und 2-7-10 neben drei Ti sind nichts wert
      Angenommen ein neues Spiel
      Und A ist Geber
      Und B hält s1 s1 s1 s1 s4 s4 s4 s4 s8 s8 s8 s8 L1 L2 L3 L2 L7 L10 s6 L9
      Wenn B gewinnt
      Dann zählt B Ti s1 9, Ti s4 9, Ti s8 9
      Und ändern sich die Punkte um A -5, B +10, C -5

    @PH-1.2.2/a-kan-beside-three-ti @reads:PH-1.2.1=2b @reads:PH-1.2.2=1
    Beispiel: Ein Kan neben drei Ti zählt
      Angenommen ein neues Spiel
      Und A ist Geber
      Und B hält s1 s1 s1 s1 s4 s4 s4 s4 s8 s8 s8 s8 L9 L9 L9 L1 L2 L3 s6 L5
      Wenn B gewinnt
      Dann zählt B Ti s1 9, Ti s4 9, Ti s8 9, Kan L9 6
      Und ändern sich die Punkte um A -7, B +14, C -7

    @PH-1.2.2/a-ti-beside-five-kan @reads:PH-1.2.1=2b @reads:PH-1.2.2=1
    Beispiel: Ein Ti neben fünf Kan zählt
      Angenommen ein neues Spiel
      Und A ist Geber
      Und B hält s2 s2 s2 s4 s4 s4 s5 s5 s5 s8 s8 s8 L3 L3 L3 L9 L9 L9 L9 L1
      Wenn B gewinnt
      Dann zählt B Ti L9 12, Kan s2 3, Kan s4 3, Kan s5 3, Kan s8 3, Kan L3 6
      Und ändern sich die Punkte um A -6, B +12, C -6

    @PH-1.2.2/no-groups-of-the-rest @reads:PH-1.2.1=2b
    Beispiel: Die übrigen Karten bilden weder Gruppen noch ein Paar, und es ist ein Gewinn
      Angenommen ein neues Spiel
      Und A ist Geber
      Und C hält s1 s1 s1 s1 s4 s4 s4 s4 L6 L6 L6 L6 s2 s6 s8 L1 L3 L5 L9 L10
      Dann darf C gewinnen
      Wenn C gewinnt
      Dann zählt C Ti s1 9, Ti s4 9, Ti L6 12
