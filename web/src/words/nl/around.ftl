### Around the game: the bar above a table, moves, replay, results, and what the table has to tell

## The bar above a table

around-home = Tilewright, naar de startpagina
# On a phone, before whose turn it is
around-where-phone = Ronde { $round }
# $asked: what you are asked, by the server's message; $what: what may be taken in Duel
around-turn-yours = { $asked ->
    [confirm] Jouw beurt: bevestig of neem terug
    [prompt-azul-take] Jouw beurt: kies tegels
    [prompt-azul-tile] Jouw beurt: kies een vak op de muur
    [prompt-duel-first-plate] Jouw beurt: kies je eerste koepelplaat
    [prompt-duel-turn] { $what ->
        [tiles] Jouw beurt: pak tegels
        [chip] Jouw beurt: pak een fiche
        [plate] Jouw beurt: pak een koepelplaat
        [tiles-chip] Jouw beurt: tegels of fiche
        [tiles-plate] Jouw beurt: tegels of koepelplaat
        [chip-plate] Jouw beurt: fiche of koepelplaat
       *[all] Jouw beurt: tegels, fiche of koepelplaat
     }
    [prompt-duel-stack] Jouw beurt: stapel de rest op
    [prompt-duel-draw] Jouw beurt: trek er nog een of stop
    [prompt-duel-keep] Jouw beurt: houd één plaat
    [prompt-duel-return] Jouw beurt: leg platen terug
    [prompt-duel-place] Jouw beurt: plaats de plaat
    [prompt-duel-pay] Jouw beurt: fiches inzetten?
    [prompt-duel-spend] Jouw beurt: kies een fiche
    [prompt-duel-tile] Jouw beurt: kies een vak in de koepel
   *[other] Jij bent aan de beurt
 }
# In a narrow bar, after "Round 3"
around-turn-yours-short = jouw beurt
# Several players at one device: whose turn it is
around-turn-shared = { $asked ->
    [confirm] { $name }: bevestig of neem terug
   *[other] { $name } is aan de beurt
 }
around-turn-theirs = { $name } is aan de beurt
around-turn-thinking = { $name } denkt na
# While the points of a round, or of the end of the game, are counted before everybody's eyes
around-turn-scoring = De punten worden geteld
around-turn-over = Het potje is afgelopen
around-turn-past = Zet { $at } van { $last }
around-turn-lost = Geen verbinding
around-take-back = Terugnemen
around-hint = Hint
around-moves = Zetten
around-sound-on = Geluid aanzetten
around-sound-off = Geluid uitzetten
around-settings = Instellingen

## The menu

around-menu = Menu
around-show-result = Uitslag tonen
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
around-link-copied = De link is gekopieerd.
around-link-title = Link delen
around-link-text = Wie deze link opent, kan meekijken.

## Beside the table

around-rail = Zetten en nieuws van de tafel
around-goals = Telt aan het einde
around-round = Ronde { $round }
around-no-moves = Er is nog niets gespeeld.
around-notation = Typ een zet
around-notation-play = Spelen
around-notation-example = Bijvoorbeeld { $example }, en dan Enter.

## Moves in a narrow list: who moved is drawn before, and so are the count and the colour of tiles

around-log-take-factory = { $factory } → lijn { $line }
around-log-take-factory-floor = { $factory } → vloer
around-log-take-centre = midden → lijn { $line }
around-log-take-centre-floor = midden → vloer
around-log-tile = rij { $row }, kolom { $column }
around-log-take-small = { $place ->
    [all] zon { $factory } → gebroken
   *[some] zon { $factory } → lijn { $line }
 }
around-log-take-large = { $place ->
    [all] grote zon → gebroken
   *[some] grote zon → lijn { $line }
 }
around-log-take-moons = { $place ->
    [all] manen → gebroken
   *[some] manen → lijn { $line }
 }
around-log-stack = op de maan van { $factory }
around-log-take-chip = van fabriek { $factory }
around-log-take-plate = plaat uit het aanbod
around-log-draw-plate = plaat van de stapel
around-log-stop-drawing = { $count ->
    [one] bekijkt { $count } plaat
   *[other] bekijkt { $count } platen
 }
around-log-keep-plate = houdt plaat { $place }
around-log-keep-unknown = houdt plaat { $place }
around-log-return-plate = plaat { $place } onder de stapel
around-log-place-plate = plaat → rij { $row }, kolom { $column }
around-log-keep-chips = lijn { $line }: geen fiches
around-log-spend-chips = lijn { $line }: { $count } fiches
around-log-spend-chip = ingezet
# A line of points in the list of moves; small tiles follow, and the points
around-gain = { $why ->
    [tile] { $game ->
        [duel] koepel
       *[azul] muur
    }
    [special] koepel
    [floor] vloerlijn
    [raised] nooit onder 0
    [rows] complete rijen
    [columns] complete kolommen
    [colours] complete kleuren
    [broken] gebroken tegels
    [start-tile] startspelertegel
    [draw] plaat getrokken
    [diagonals] diagonalen
    [jokers] meerkleurige vakken
    [five-colours] rijen met vijf kleuren
    [border] rand
    [corners] hoeken
    [empty-specials] lege speciale vakken
   *[other] punten
 }

## Replay

around-replay = Terugkijken
around-replay-slider = Moment in het potje
around-replay-first = Naar de eerste zet
around-replay-back = Eén zet terug
around-replay-play = Vanaf hier afspelen
around-replay-halt = Pauzeren
around-replay-next = Eén zet verder
around-replay-last = Naar de laatste zet
# $missed: moves that were made while an earlier moment was shown
around-replay-leave = { $missed ->
    [0] Terug naar het potje
    [one] Terug naar het potje, { $missed } nieuwe zet
   *[other] Terug naar het potje, { $missed } nieuwe zetten
 }

## What the table has to tell

around-confirm-text = Je zet wacht op bevestiging.
around-confirm = Bevestigen
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
# Only read aloud; $hint: what a bot would do in your place
around-hinted = Hint: { $hint }
around-absent = { $name } is afwezig.
around-absent-note = Je hoeft niet te wachten: laat een bot verderspelen, of breek het potje af.
around-absent-level = Niveau van de bot
around-absent-replace = Bot laten verderspelen
around-bot-sits = Er speelt een bot op jouw plaats.
around-sit-again = Weer gaan zitten
around-read-rule = Regel { $rule } lezen
around-reconnecting = Opnieuw verbinden…
around-server-away = De server is niet bereikbaar.
around-moves-safe = { $who ->
    [watcher] De tafel gaat verder als je terug bent.
   *[player] Je zetten zijn bewaard; de tafel gaat verder als je terug bent.
 }
around-try-now = Nu proberen
around-opening = De tafel wordt klaargezet…
# The live log for screen readers
around-log = Wat er aan de tafel gebeurt
# $why: the server's words for the points, as "+5: row of 3, column of 2"
around-log-points = { $you ->
    [yes] Jij: { $why }
   *[no] { $player }: { $why }
 }

## No such table

around-gone = Hier is niets te zien
around-gone-link = Deze link is niet compleet: open hem nog eens zoals je hem kreeg.
around-gone-watch = Bij de tafel meekijken
around-gone-play = Een potje spelen

## The result

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
around-rematch = Nog een potje
around-rematch-go = Naar het nieuwe potje
around-share-short = Delen
around-download-short = Notatie
around-sources = Waar de punten vandaan kwamen
# \u00AD: where a long word may break on a phone
around-source = { $why ->
    [start] Aan het begin
    [tile] Gelegde tegels
    [special] Speciale tegels
    [floor] Vloerlijn
    [raised] Opgehoogd tot 0
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

## Titles of the page

around-title-opening = Tilewright
around-title-gone = Deze tafel bestaat niet – Tilewright
around-title = { $game } – Tilewright
around-title-yours = (●) Jouw beurt – { $game }
around-title-told = { $turn } – { $game }
