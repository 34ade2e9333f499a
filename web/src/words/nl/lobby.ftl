### The pages around the tables: home, options, waiting, watching, records, rules, settings

## On each of these pages

lobby-brand = Tilewright
# The title of the browser's tab
lobby-title = { $page } · Tilewright
# Read out to people who use the keyboard: jumps over the bar
lobby-skip = Meteen naar de inhoud
# What the links of the bar are, read out
lobby-rooms = Pagina’s
lobby-room-home = Spelen
lobby-room-watch = Meekijken
lobby-room-rules = Spelregels
lobby-room-records = Notaties
lobby-menu = Menu
lobby-language = Taal
lobby-theme = Thema
lobby-theme-system = Apparaat
lobby-theme-light = Licht
lobby-theme-dark = Donker
lobby-theme-contrast = Hoog contrast
# On a button that changes to the next theme
lobby-theme-button = { $theme ->
    [light] Thema: licht. Wisselen naar donker.
    [dark] Thema: donker. Wisselen naar hoog contrast.
    [contrast] Thema: hoog contrast. Wisselen naar dat van je apparaat.
   *[system] Thema: dat van je apparaat. Wisselen naar licht.
 }
lobby-away = De server is niet bereikbaar. De spelregels kun je lezen; voor tafels en notaties is de server nodig. Wat je gespeeld hebt, blijft bewaard.
lobby-unloaded = Deze pagina kon niet geladen worden
lobby-failed = Er ging iets mis op deze pagina. Probeer het opnieuw, of laad de pagina opnieuw.
lobby-again = Opnieuw proberen

## Home

lobby-hero = Pak tegels. Vul lijnen. Pas op voor de vloer.
lobby-hero-more = Azul en Azul Duel, met vrienden of tegen bots. Gratis, zonder account, en elke regel wordt uitgelegd.
lobby-azul-about = Pak alle tegels van één kleur en bouw een muur die meer waard is dan die van de anderen.
lobby-azul-players = 2 tot 4 spelers
lobby-azul-time = 20 min
lobby-azul-variants = gekleurde of grijze muur
lobby-duel-about = Zonnen, manen en een koepel die je zelf bouwt, plaat voor plaat.
lobby-duel-players = 2 spelers
lobby-duel-time = 30 min
lobby-duel-variants = acht soorten punten aan het einde
lobby-play-bot = Tegen een bot
# In the choice beside “Play a bot”
lobby-level = Niveau: { $level }
# Read out: what that choice is
lobby-level-of = Niveau van de bot bij { $game }
lobby-invite = Iemand uitnodigen
lobby-together = Eén apparaat
lobby-options = Alle opties
# The name of somebody who has not given one
lobby-guest = Gast
# The name of somebody who has not given one, at a table with several
lobby-player = Speler { $number }

## My tables

lobby-continue = Verderspelen
lobby-continue-none = Hier komen je tafels te staan, zodat je verder kunt waar je gebleven was.
lobby-continue-all = { $count ->
    [one] De tafel tonen
   *[other] Alle { $count } tafels tonen
 }
lobby-watch-others = Bij anderen kijken
# A table in a list: Azul: Ana and Rui
lobby-table = { $game }: { $names }
# A bot among the names; $level is “casual”
lobby-bot = bot ({ $level })
lobby-table-waiting = Nog niet iedereen is er
lobby-table-playing = Ronde { $round } · { $scores }
lobby-table-over = Afgelopen · { $scores }
# How a game ended; $you: was it you who won, or resigned? $names: the others of whom that is so
lobby-ended = { $how ->
    [finished] { $you ->
        [yes] Je won { $scores }
       *[no] { $names } won { $scores }
     }
    [shared] { $you ->
        [yes] Je deelde de overwinning met { $names }, { $scores }
       *[no] { $names } deelden de overwinning, { $scores }
     }
    [resigned] { $you ->
        [yes] Je gaf op · { $scores }
       *[no] { $names } gaf op · { $scores }
     }
    [time] { $you ->
        [yes] Je tijd was om · { $scores }
       *[no] De tijd van { $names } was om · { $scores }
     }
    [failed] { $names } kon niet verder · { $scores }
   *[ended] Afgebroken · { $scores }
 }
# On a small label: for whom a table waits
lobby-due-mine = Jouw beurt
lobby-due-theirs = Niet jouw beurt
lobby-due-waiting = Wachten
lobby-due-over = Afgelopen
# $table: “Azul: Ana and Rui”
lobby-forget = ‘{ $table }’ uit deze lijst verwijderen

## A new table

lobby-new = Een tafel voor { $game }
lobby-players = Met hoeveel spelers?
lobby-who = Wie spelen er?
lobby-seat = Plaats { $number }
# Read out: what a field is; $seat is “Seat 2”
lobby-seat-kind = { $seat }: wie zit daar
lobby-seat-name = { $seat }: naam
lobby-seat-level = { $seat }: niveau van de bot
lobby-kind-me = Ik
lobby-kind-bot = Een bot
lobby-kind-open = Iemand via een link
lobby-kind-shared = Iemand naast me
lobby-open-note = Je krijgt een link om te versturen.
lobby-wall = Welke muur?
lobby-wall-coloured = Gekleurde muur
lobby-wall-coloured-note = Elke kleur heeft in elke rij een eigen vak. Begin hiermee.
lobby-wall-gray = Grijze muur
lobby-wall-gray-note = Je kiest zelf de kolom; geen kleur twee keer in een rij of kolom.
lobby-scoring = Welke scoretegels?
lobby-scoring-first = Eerste potje
lobby-scoring-random-3 = Drie willekeurige
lobby-scoring-random-4 = Vier willekeurige
lobby-scoring-own = Zelf kiezen
lobby-scoring-own-note = Kies drie of vier scoretegels, en van elk een zijde. Ze tellen aan het einde voor beide spelers.
lobby-scoring-random-note = Ze worden getrokken als het potje begint en tellen aan het einde voor beide spelers.
# Read out: one of four tiles with two sides each
lobby-scoring-tile = Scoretegel { $number }
lobby-scoring-none = Zonder deze
lobby-first = Wie begint?
lobby-first-random = Willekeurig
lobby-clock = Hoeveel tijd?
lobby-clock-none = Geen klok
lobby-clock-preset = { $minutes } min + { $seconds } s
lobby-clock-own = Anders
lobby-clock-minutes = Minuten per speler
lobby-clock-increment = Extra seconden per beurt
lobby-clock-note = Elke speler heeft zoveel minuten voor het hele potje en krijgt er bij elke beurt de seconden bij. Wie geen tijd meer heeft, verliest.
lobby-table-rules = Aan deze tafel
lobby-public = Openbaar
lobby-public-note = Iedereen mag meekijken en een vrije plaats innemen. Anders vindt alleen wie een link heeft de tafel.
lobby-confirm = Elke beurt eindigt met ‘Bevestigen’
lobby-confirm-note = Geldt voor iedereen aan deze tafel: je mag je zetten terugnemen tot je op Bevestigen drukt, en de anderen wachten daarop.
lobby-hints = Hints
lobby-hints-note = Je mag vragen wat een bot in jouw plaats zou doen.
lobby-start = Tafel openen
lobby-not-now = Niet nu

## Sides of the scoring tiles of Azul Duel: what they count

# $points: for one of what the side counts; $upper: of corners, for the two upper ones
lobby-side = { $side ->
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

## Options of a table, in one line

lobby-options-azul = { $wall ->
    [gray] { $seats ->
        [one] { $seats } speler, grijze muur
       *[other] { $seats } spelers, grijze muur
     }
   *[coloured] { $seats ->
        [one] { $seats } speler, gekleurde muur
       *[other] { $seats } spelers, gekleurde muur
     }
 }
# $sides: names of scoring tiles, as a list
lobby-options-duel = Scoretegels: { $sides }
lobby-options-duel-random = { $count ->
    [one] { $count } willekeurige scoretegel
   *[other] { $count } willekeurige scoretegels
 }

## A table that waits for players

lobby-waiting = { $kind ->
    [offered] Een plaats voor jou bij { $game }
    [free] Een vrije plaats bij { $game }
   *[waiting] Wachten op spelers voor { $game }
 }
lobby-waiting-seats = Aan de tafel
lobby-waiting-note = { $open ->
    [one] Het potje begint vanzelf zodra de laatste plaats bezet is. Je kunt deze pagina verlaten en later terugkomen.
   *[other] Het potje begint vanzelf zodra de { $open } vrije plaatsen bezet zijn. Je kunt deze pagina verlaten en later terugkomen.
 }
lobby-seat-free = vrij
lobby-seat-here = is er
lobby-sit = Gaan zitten
lobby-sit-invited = { $host } nodigt je uit om te spelen
lobby-sit-free = Neem een vrije plaats in
lobby-name = Je naam
lobby-name-seen = De anderen zien hem. Hij wordt op dit apparaat bewaard.
lobby-name-missing = Vul een naam in: de anderen zien hem.
lobby-name-next = Geldt vanaf je volgende tafel.
# $only: whether there is only one seat to invite to
lobby-invite-title = { $only ->
    [yes] Nodig iemand uit
   *[no] Nodig iemand uit voor plaats { $number }
 }
# On the button under the name of somebody who invites
lobby-invite-go = Link ophalen
lobby-invite-note = Stuur deze link. Wie hem opent, krijgt de plaats, dus geef hem aan niemand anders.
lobby-invite-link = Link naar plaats { $number }
# What goes with the link when it is shared
lobby-invite-text = Speel { $game } met me
# $started: how the server was started
lobby-invite-local = { $started ->
    [make] Deze link werkt alleen op deze computer. Wil je anderen toelaten, druk dan op Ctrl-C waar je ‘make play’ hebt getypt, typ ‘make play ARGS="--host 0.0.0.0"’ en open de pagina op het adres dat je dan ziet.
    [play] Deze link werkt alleen op deze computer. Wil je anderen toelaten, druk dan op Ctrl-C waar je ‘tilewright play’ hebt getypt, typ ‘tilewright play --host 0.0.0.0’ en open de pagina op het adres dat je dan ziet.
    [serve] Deze link werkt alleen op deze computer. Wil je anderen toelaten, start de server dan met ‘tilewright serve --host 0.0.0.0’ en open de pagina met de naam van deze computer.
   *[other] Deze link werkt alleen op deze computer, want de server is alleen vanaf deze computer bereikbaar.
 }
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-share = Delen
lobby-qr = De link naar plaats { $number } als QR-code

## Watching

lobby-watch = Openbare tafels
lobby-watch-more = Neem een vrije plaats in, of kijk met de spelers mee.
lobby-watch-none = Niemand speelt nu in het openbaar. Open een tafel en maak hem openbaar: dan staat hij hier.
lobby-open-azul = Tafel voor Azul openen
lobby-open-duel = Tafel voor Azul Duel openen
lobby-watch-waiting = Met een vrije plaats
lobby-watch-playing = Bezig
lobby-watch-over = Afgelopen
lobby-free-seats = { $open ->
    [one] { $open } vrije plaats
   *[other] { $open } vrije plaatsen
 }
# What a click on a listed table does
lobby-listed-waiting = Meedoen
lobby-listed-playing = Meekijken
lobby-listed-over = Bekijken

## Records

lobby-records = Notaties
lobby-records-more = Een notatie is een heel potje als tekst. Kies een bestand of plak de tekst, en bekijk het potje zet voor zet.
lobby-record-file = Bestand kiezen
lobby-record-paste = Of plak de notatie hier
lobby-record-open = Potje bekijken
lobby-finished = Je afgelopen potjes
lobby-finished-none = Hier komen de potjes te staan die je op dit apparaat uitspeelt.
lobby-look-again = Terugkijken
lobby-download = Notatie van ‘{ $table }’ downloaden

## Rules

lobby-rules = De spelregels van { $game }
lobby-rules-games = Spelregels van welk spel
lobby-rules-search = Zoeken in de spelregels
lobby-rules-contents = Hoofdstukken
lobby-rules-found = { $count ->
    [one] Gevonden in { $count } hoofdstuk
   *[other] Gevonden in { $count } hoofdstukken
 }
lobby-rules-none = In geen enkele regel staat ‘{ $words }’.

## An address that leads nowhere

lobby-lost = Deze pagina bestaat niet
lobby-lost-more = Misschien zit er een tikfout in het adres, of is de pagina verdwenen.
lobby-lost-home = Spelen

## Settings

lobby-settings = Instellingen
lobby-speed = Snelheid van de tegels
lobby-speed-of = { $speed ->
    [0] meteen
    [0.5] ½
   *[other] × { $speed }
 }
lobby-confirming = Hoe je een zet doet
lobby-confirming-off = Meteen
lobby-confirming-on = Tweede druk
lobby-confirming-timed = Na 3 seconden
lobby-confirming-off-note = Op dit apparaat is je zet gedaan zodra je kiest of loslaat.
lobby-confirming-on-note = Op dit apparaat zie je wat een zet zou doen, en druk je nog eens om hem te doen.
lobby-confirming-timed-note = Op dit apparaat zie je wat een zet zou doen; na drie seconden telt hij, tenzij je teruggaat.
lobby-odds = Zak en kansen
lobby-odds-note = Laat zien hoeveel tegels er van elke kleur over zijn, en hoe groot de kans is dat die kleur als volgende komt.
lobby-motifs = Motieven op de tegels
lobby-motifs-note = Elke kleur heeft een eigen motief.
lobby-sound = Geluid
