### What is shown at a table now and then: the menu, notices, the result

around-show-table = Tafel tonen
around-share = { $moment ->
    [past] Link naar dit moment delen
   *[now] Link delen om mee te kijken
 }
around-download = Notatie downloaden
around-rules = Spelregels
around-resign = Opgeven
# Under "Resign" in the menu
around-resign-note = Je stopt en verliest.
around-end = Potje afbreken
# Under "Stop the game" in the menu
around-end-note = Niemand wint of verliest.
# Under "Stop the game" where the game counts, and when it is asked again
around-end-claim = { $name } is afwezig en verliest.
around-leave = Weggaan; je plaats blijft van jou
around-leave-watching = Weggaan
around-resign-title = Wil je opgeven?
around-resign-text = { $what ->
    [bot] Een bot speelt in jouw plaats verder.
   *[over] Dan is het potje afgelopen en heb je verloren.
 }
around-end-title = Wil je het potje afbreken?
around-end-text = Het stopt hier: niemand wint en niemand verliest.
around-resign-for = Opgeven voor { $name }
around-play-on = Verderspelen
around-link-title = Link delen
around-link-text = Wie deze link opent, kan meekijken.
around-agree = Akkoord
around-decline = Weigeren
around-withdraw = Intrekken
around-offer-asked = { $kind ->
    [rematch] { $name } wil graag nog een potje spelen.
   *[back] { $name } wil graag een zet terugnemen.
 }
# $awaited: who has yet to agree
around-offer-made = { $kind ->
    [rematch] Je hebt nog een potje voorgesteld. Wachten op { $awaited }.
   *[back] Je hebt gevraagd of je een zet mag terugnemen. Wachten op { $awaited }.
 }
around-offer-told = { $kind ->
    [rematch] { $name } wil graag nog een potje spelen. Wachten op { $awaited }.
   *[back] { $name } wil graag een zet terugnemen. Wachten op { $awaited }.
 }
around-absent = { $name } is afwezig.
around-absent-note = Je hoeft niet te wachten: laat een bot verderspelen, of breek het potje af.
around-absent-claim = De afwezige speler is aan de beurt: als je het potje afbreekt, heeft die verloren.
around-absent-silent = Deze bot reageert niet: als je het potje afbreekt, wint of verliest er niemand.
around-absent-level = Niveau van de bot
around-absent-replace = Bot laten verderspelen
around-bot-sits = Er speelt een bot op jouw plaats.
around-sit-again = Weer gaan zitten
# After a game that was given up or lost on time; $count: how many winners
around-result-winners = { $you ->
    [yes] Je wint.
   *[no] { $count ->
        [one] { $winners } wint.
       *[other] { $winners } winnen.
     }
 }
# $rounds, $moves: how long the game was
around-result-length = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 }, { $moves ->
    [one] { $moves } zet.
   *[other] { $moves } zetten.
 }
# $why: where the winner was furthest ahead; $points: by how many points
around-result-difference = { $why ->
    [tile] De grootste voorsprong kwam door gelegde tegels: { $points }.
    [special] De grootste voorsprong kwam door speciale tegels: { $points }.
    [rows] De grootste voorsprong kwam door complete rijen: { $points }.
    [columns] De grootste voorsprong kwam door complete kolommen: { $points }.
    [colours] De grootste voorsprong kwam door complete kleuren: { $points }.
    [floor] De grootste voorsprong kwam door een legere vloerlijn: { $points }.
    [broken] De grootste voorsprong kwam door minder gebroken tegels: { $points }.
   *[other] De grootste voorsprong op één onderdeel was { $points }.
 }
# Under the result of somebody who lost; $name: the winner
around-lost = Waarom { $name } won
around-lost-behind = { $points ->
    [0] Jullie stonden gelijk, maar de beslissing viel voor de ander uit. De winnaar deed het hier beter:
    [one] Je kwam { $points } punt tekort. De winnaar deed het hier beter:
   *[other] Je kwam { $points } punten tekort. De winnaar deed het hier beter:
 }
# Where you have won
around-won = Waarom je won
around-won-ahead = { $points ->
    [0] Je stond gelijk met { $name }, en de beslissing viel voor jou uit. Jij deed het hier beter:
    [one] Je had { $points } punt meer dan { $name }. Jij deed het hier beter:
   *[other] Je had { $points } punten meer dan { $name }. Jij deed het hier beter:
 }
# The last line, after a figure; $who did better in what is not listed
around-won-rest = { $who ->
    [you] In al het andere samen deed jij het ook beter.
   *[other] In al het andere samen deed { $name } het beter.
 }
# What to do about it; $why: where points were lost to the winner
around-lost-tip = { $why ->
    [tile] Een tegel scoort voor elke tegel in de rij en de kolom waarbij hij komt: leg tegels naast elkaar.
    [special] Een speciale tegel komt met een gevulde plaat: vul eerst één plaat voordat je aan de volgende begint, het liefst in de onderste rijen.
    [rows] Een complete rij telt aan het einde.
    [columns] Een complete kolom telt aan het einde: begin er vroeg een en werk er elke ronde aan.
    [colours] Alle vijf tegels van een kleur tellen aan het einde: kies er vroeg een.
    [floor] Bij jou viel er meer. Tel de vrije vakjes voordat je pakt.
    [broken] Bij jou brak er meer. Tel de vrije vakjes voordat je pakt.
    [start-tile] Je pakte de startspelertegel vaker: hij kost punten en loont alleen als beginnen je helpt.
    [draw] Je betaalde meer voor platen van de stapel: die in het aanbod zijn gratis.
    [empty-specials] Een speciaal vak dat leeg blijft, kost punten: vul de platen die je hebt.
   *[other] Het telt aan het einde: kies er vanaf de eerste ronde platen en vakken voor.
 }
# Below losses of which a part was not taken; $mine, $theirs: points
around-lost-spared = Jij verloor er { $mine }, de winnaar { $theirs }. Niet alles ging eraf, want een score zakt nooit onder 0.
around-won-spared = Jij verloor er { $mine }, { $name } { $theirs }. Niet alles ging eraf, want een score zakt nooit onder 0.
# The last line, after a figure; $who did better in what is not listed
around-lost-rest = { $who ->
    [you] In al het andere samen deed jij het beter.
   *[winner] In al het andere samen deed de winnaar het ook beter.
 }
around-share-short = Delen
around-download-short = Notatie
around-sources = Waar de punten vandaan kwamen
# \u00AD: where a long word may break on a phone
around-source = { $why ->
    [start] Aan het begin
    [tile] Gelegde tegels
    [special] Speciale tegels
    [floor] Vloerlijn
    [raised] Nooit onder 0
    [rows] Rijen
    [columns] Kolommen
    [colours] Kleuren
    [broken] Gebroken tegels
    [start-tile] Start{ "\u00AD" }speler{ "\u00AD" }tegel
    [draw] Getrokken platen
    [diagonals] Diagonalen
    [jokers] Meerkleurige vakken
    [five-colours] Vijf kleuren
    [border] Rand
    [corners] Hoeken
    [empty-specials] Lege speciale vakken
   *[other] Andere punten
 }
# Under the name of a source: the points for one of it
around-source-each = elk { $points }
around-source-total = Totaal
around-chart = Score per ronde
# Where the chart begins
around-chart-start = begin
around-chart-round = ronde { $round }
around-final = { $game ->
    [duel] Koepels aan het einde
   *[azul] Muren aan het einde
 }
around-result-wall = { $game ->
    [duel] { $filled ->
        [one] { $name }: { $filled } tegel in de koepel
       *[other] { $name }: { $filled } tegels in de koepel
    }
   *[azul] { $filled ->
        [one] { $name }: { $filled } tegel op de muur
       *[other] { $name }: { $filled } tegels op de muur
    }
 }
around-moments = Het terugkijken waard
around-moment = { $sign ->
    [loss] { $points ->
        [one] Ronde { $round }: { $you ->
            [yes] je
           *[no] { $name }
         } verloor { $points } punt in één keer.
       *[other] Ronde { $round }: { $you ->
            [yes] je
           *[no] { $name }
         } verloor { $points } punten in één keer.
    }
   *[gain] { $points ->
        [one] Ronde { $round }: { $you ->
            [yes] je
           *[no] { $name }
         } scoorde { $points } punt in één keer.
       *[other] Ronde { $round }: { $you ->
            [yes] je
           *[no] { $name }
         } scoorde { $points } punten in één keer.
    }
 }
around-moment-show = Tonen
# Behind "Show", only read aloud
around-moment-which = ronde { $round }, { $name }
around-moment-none = In dit potje is niets gescoord.
around-analyse-here = Dit moment analyseren
around-report = Hoe het potje verliep
around-report-about = Elke zet beoordeeld, op dit apparaat: wat hij kostte en wat beter was.
around-report-start = Elke zet beoordelen
around-coach-on = Met een coach spelen
around-coach-off = Zonder de coach spelen
around-coach-note = Hij legt uit wat nieuw is en vraagt iets vóór een duidelijke fout.

## Scoring tiles of Duel, as they are chosen

duel-scoring = Welke scoretegels?
duel-scoring-first = Eerste potje
duel-scoring-random-3 = Drie willekeurige
duel-scoring-random-4 = Vier willekeurige
duel-scoring-own = Zelf kiezen
duel-scoring-own-note = Kies drie of vier scoretegels, en van elk een zijde. Ze tellen aan het einde voor beide spelers.
duel-scoring-random-note = Ze worden getrokken als het potje begint en tellen aan het einde voor beide spelers.
# Read out: one of four tiles with two sides each
duel-scoring-tile = Scoretegel { $number }
duel-scoring-none = Zonder deze
# $points: for one of what the side counts; $upper: of corners, for the two upper ones
duel-side-text = { $side ->
    [rows] { $points } punten voor elke complete rij van je koepel.
    [columns] { $points } punten voor elke complete kolom van je koepel.
    [diagonals] { $points } punten voor elke lange diagonaal die compleet is; er zijn er twee.
    [jokers] { $points } punten voor elk meerkleurig vak, als ze bij jou allemaal gevuld zijn.
    [five-colours] { $points } punten voor elke rij met vijf verschillende kleuren.
    [border] { $points ->
        [one] { $points } punt voor elke tegel op de rand van je koepel.
       *[other] { $points } punten voor elke tegel op de rand van je koepel.
     }
    [corners] Voor elke gevulde koepelplaat in een hoek: boven { $upper } punten, onder { $points }.
   *[empty-specials] Je verliest { $points } punten voor elk speciaal vak dat leeg is.
 }

## Settings

page-name-next = Geldt vanaf je volgende tafel.
page-speed = Snelheid van de tegels
page-speed-of = { $speed ->
    [0] meteen
    [0.5] ½
   *[other] × { $speed }
 }
page-confirming = Hoe je een zet doet
page-confirming-off = Meteen
page-confirming-on = Tweede druk
page-confirming-timed = Na 3 seconden
page-confirming-off-note = Op dit apparaat is je zet gedaan zodra je kiest of loslaat.
page-confirming-on-note = Op dit apparaat zie je wat een zet zou doen, en druk je nog eens om hem te doen.
page-confirming-timed-note = Op dit apparaat zie je wat een zet zou doen; na drie seconden telt hij, tenzij je teruggaat.
page-odds = Zak en kansen
page-odds-note = Laat zien hoeveel tegels er van elke kleur over zijn, en hoe groot de kans is dat die kleur als volgende komt.
page-motifs = Motieven op de tegels
page-motifs-note = Elke kleur heeft een eigen motief.
page-sound = Geluid
