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
around-turn-scoring = Punten tellen
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
around-link-copied = De link is gekopieerd.

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
# Only read aloud; $hint: what a bot would do in your place
around-hinted = Hint: { $hint }
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

around-rematch = Nog een potje
around-rematch-go = Naar het nieuwe potje

## Titles of the page

around-title-opening = Tilewright
around-title-gone = Deze tafel bestaat niet – Tilewright
around-title = { $game } – Tilewright
around-title-yours = (●) Jouw beurt – { $game }
around-title-told = { $turn } – { $game }

## Analyseren

around-analyse = Analyseren
