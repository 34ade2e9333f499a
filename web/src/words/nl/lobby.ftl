### The pages around the tables: home, options, waiting, watching, records, rules, settings

## On each of these pages

# On a button that changes to the next theme
lobby-theme = { $theme ->
    [light] Thema: licht. Wisselen naar donker.
    [dark] Thema: donker. Wisselen naar hoog contrast.
    [contrast] Thema: hoog contrast. Wisselen naar dat van je apparaat.
   *[system] Thema: dat van je apparaat. Wisselen naar licht.
 }
lobby-brand = Tilewright
# The title of the browser's tab
lobby-title = { $page } · Tilewright
# Read out to people who use the keyboard: jumps over the bar
lobby-skip = Meteen naar de inhoud
# What the links of the bar are, read out
lobby-rooms = Pagina’s
lobby-room-home = Spelen
lobby-room-learn = Leren
lobby-room-watch = Meekijken
lobby-room-rules = Spelregels
lobby-room-puzzles = Puzzels
lobby-room-analysis = Analyse
lobby-room-records = Notaties
# Who waits for an answer; $names are $count players
lobby-challenged = { $count ->
    [one] { $names } daagt je uit.
   *[other] { $names } dagen je uit.
 }
lobby-challenged-look = Bekijken
lobby-menu = Menu

## Home

lobby-hero = Pak tegels. Vul lijnen. Pas op voor de vloer.
lobby-hero-more = Azul en Azul Duel, met vrienden of tegen bots. Gratis, zonder account, en elke regel wordt uitgelegd.
lobby-play-bot = Tegen een bot
# In the choice beside “Play a bot”
lobby-level = Niveau: { $level }
# Read out: what that choice is
lobby-level-of = Niveau van de bot bij { $game }
lobby-rated = { $level }, ongeveer { $rating } Elo
lobby-invite = Iemand uitnodigen
lobby-together = Eén apparaat
lobby-options = Alle opties
lobby-puzzle = Puzzel van de dag
lobby-puzzle-more = Eén zet is duidelijk de beste: welke?
# The name of somebody who has not given one, at a table with several
lobby-player = Speler { $number }

## My tables

lobby-continue = Verderspelen
lobby-continue-none = Hier komen je tafels te staan, zodat je verder kunt waar je gebleven was.
# After three tables: how many there are besides
lobby-continue-more = en nog { $count }
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
lobby-coach = Met een coach
lobby-coach-note = Legt elke nieuwe soort beslissing uit en vraagt iets vóór een duidelijke fout. Alleen waar niemand behalve jij en bots speelt.
lobby-start = Tafel openen
lobby-not-now = Niet nu

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
lobby-name-seen = De anderen zien hem. Hij wordt op dit apparaat bewaard.
lobby-name-missing = Vul een naam in: de anderen zien hem.
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
lobby-rules-how = Zo speel je
lobby-rules-lessons = Lessen
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

## The scoring tiles of a table of Azul Duel

# $sides: their names, as a list
duel-options = Scoretegels: { $sides }
duel-options-random = { $count ->
    [one] { $count } willekeurige scoretegel
   *[other] { $count } willekeurige scoretegels
 }

## Azul Duel, as it is offered

duel-about = Zonnen, manen en een koepel die je zelf bouwt, plaat voor plaat.
duel-players = 2 spelers
duel-time = 30 min
duel-variants = acht soorten punten aan het einde
duel-open = Tafel voor Azul Duel openen
