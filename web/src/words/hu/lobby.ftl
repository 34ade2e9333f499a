### The pages around the tables: home, options, waiting, watching, records, rules, settings

## On each of these pages

lobby-brand = Tilewright
# The title of the browser's tab
lobby-title = { $page } · Tilewright
# Read out to people who use the keyboard: jumps over the bar
lobby-skip = Ugrás a tartalomra
# What the links of the bar are, read out
lobby-rooms = Oldalak
lobby-room-home = Játék
lobby-room-watch = Nézőtér
lobby-room-rules = Szabályok
lobby-room-records = Lejegyzések
lobby-menu = Menü
lobby-language = Nyelv
lobby-theme = Téma
lobby-theme-system = Eszköz szerint
lobby-theme-light = Világos
lobby-theme-dark = Sötét
lobby-theme-contrast = Nagy kontraszt
# On a button that changes to the next theme
lobby-theme-button = { $theme ->
    [light] Téma: világos. Váltás sötétre.
    [dark] Téma: sötét. Váltás nagy kontrasztra.
    [contrast] Téma: nagy kontraszt. Váltás az eszköz témájára.
   *[system] Téma: az eszközé. Váltás világosra.
 }
lobby-away = A szerver nem érhető el. A szabályokat elolvashatod; az asztalokhoz és a lejegyzésekhez kell a szerver. Amit eddig játszottál, megmaradt.
lobby-unloaded = Nem sikerült betölteni ezt az oldalt
lobby-failed = Hiba történt ezen az oldalon. Próbáld újra, vagy töltsd be újra az oldalt.
lobby-again = Újra

## Home

lobby-hero = Vedd el a csempéket. Töltsd be a sorokat. Óvakodj a padlótól.
lobby-hero-more = Azul és Azul Párbaj barátokkal vagy botok ellen. Ingyenes, regisztráció sem kell, és minden szabályhoz van magyarázat.
lobby-azul-about = Vedd el egy szín minden csempéjét, és építs olyan falat, amely többet ér a többiekénél.
lobby-azul-players = 2–4 játékos
lobby-azul-time = 20 perc
lobby-azul-variants = színes vagy szürke fal
lobby-duel-about = Napok, holdak és egy kupola, amelyet lapkánként te építesz fel.
lobby-duel-players = 2 játékos
lobby-duel-time = 30 perc
lobby-duel-variants = nyolcféle pontozás a végén
lobby-play-bot = Játék bot ellen
# In the choice beside “Play a bot”
lobby-level = Szint: { $level }
# Read out: what that choice is
lobby-level-of = A bot szintje ({ $game })
lobby-invite = Barát meghívása
lobby-together = Egy eszközön
lobby-options = Minden opció
# The name of somebody who has not given one
lobby-guest = Vendég
# The name of somebody who has not given one, at a table with several
lobby-player = { $number }. játékos

## My tables

lobby-continue = Folytatás
lobby-continue-none = Itt lesznek az asztalaid, hogy onnan folytathasd, ahol abbahagytad.
lobby-continue-all = { $count ->
    [one] Az asztal mutatása
   *[other] Minden asztal mutatása ({ $count })
 }
lobby-watch-others = Mások játszmái
# A table in a list: Azul: Ana and Rui
lobby-table = { $game }: { $names }
# A bot among the names; $level is “casual”
lobby-bot = bot ({ $level })
lobby-table-waiting = Még nincs itt mindenki
lobby-table-playing = { $round }. forduló · { $scores }
lobby-table-over = Vége · { $scores }
# How a game ended; $you: was it you who won, or resigned? $names: the others of whom that is so
lobby-ended = { $how ->
    [finished] { $you ->
        [yes] Győztél { $scores }
       *[no] { $names } győzött { $scores }
     }
    [shared] { $you ->
        [yes] Te és { $names } közösen győztetek, { $scores }
       *[no] { $names } közösen győzött, { $scores }
     }
    [resigned] { $you ->
        [yes] Feladtad · { $scores }
       *[no] { $names } feladta · { $scores }
     }
    [time] { $you ->
        [yes] Kifutottál az időből · { $scores }
       *[no] { $names } kifutott az időből · { $scores }
     }
    [failed] { $names } nem tudta folytatni · { $scores }
   *[ended] Félbeszakadt · { $scores }
 }
# On a small label: for whom a table waits
lobby-due-mine = Te következel
lobby-due-theirs = Más következik
lobby-due-waiting = Várakozik
lobby-due-over = Vége
# $table: “Azul: Ana and Rui”
lobby-forget = Eltávolítás a listáról: „{ $table }”

## A new table

lobby-new = Új asztal: { $game }
lobby-players = Hányan játszanak?
lobby-who = Kik játszanak?
lobby-seat = { $number }. hely
# Read out: what a field is; $seat is “Seat 2”
lobby-seat-kind = { $seat }: ki ül ott
lobby-seat-name = { $seat }: név
lobby-seat-level = { $seat }: a bot szintje
lobby-kind-me = Én
lobby-kind-bot = Egy bot
lobby-kind-open = Egy barát, linkkel
lobby-kind-shared = Valaki mellettem
lobby-open-note = Kapsz egy linket, amelyet elküldhetsz.
lobby-wall = Melyik fal?
lobby-wall-coloured = Színes fal
lobby-wall-coloured-note = Minden sorban minden színnek megvan a helye. Kezdd ezzel.
lobby-wall-gray = Szürke fal
lobby-wall-gray-note = Az oszlopot te választod; egy sorban és egy oszlopban sem lehet kétszer ugyanaz a szín.
lobby-scoring = Mely céllapkák?
lobby-scoring-first = Első játszma
lobby-scoring-random-3 = Három véletlenszerű
lobby-scoring-random-4 = Négy véletlenszerű
lobby-scoring-own = Saját választás
lobby-scoring-own-note = Válassz három vagy négy céllapkát, és mindegyiknek az egyik oldalát. A játék végén mindkét játékosnak számítanak.
lobby-scoring-random-note = A játszma kezdetén derülnek ki, és a végén mindkét játékosnak számítanak.
# Read out: one of four tiles with two sides each
lobby-scoring-tile = { $number }. céllapka
lobby-scoring-none = Enélkül
lobby-first = Ki kezd?
lobby-first-random = Véletlenszerű
lobby-clock = Mennyi idő?
lobby-clock-none = Óra nélkül
lobby-clock-preset = { $minutes } perc + { $seconds } mp
lobby-clock-own = Más
lobby-clock-minutes = Perc játékosonként
lobby-clock-increment = További másodperc körönként
lobby-clock-note = Minden játékosnak ennyi perce van az egész játszmára, és minden körrel megkapja a másodperceket. Aki kifut az időből, veszít.
lobby-table-rules = Ennél az asztalnál
lobby-public = Nyilvános
lobby-public-note = Bárki nézheti, és leülhet egy szabad helyre. Különben csak az találja meg az asztalt, akinek linkje van.
lobby-confirm = Minden kör végén „Megerősítés”
lobby-confirm-note = Az asztalnál mindenkire érvényes: visszavonhatod a lépéseidet, amíg meg nem nyomod a Megerősítés gombot, és a többiek addig várnak.
lobby-hints = Tippek
lobby-hints-note = Megkérdezheted, mit lépne a helyedben egy bot.
lobby-start = Asztal megnyitása
lobby-not-now = Most nem

## Sides of the scoring tiles of Azul Duel: what they count

# $points: for one of what the side counts; $upper: of corners, for the two upper ones
lobby-side = { $side ->
    [rows] { $points } pont a kupolád minden teli soráért.
    [columns] { $points } pont a kupolád minden teli oszlopáért.
    [diagonals] { $points } pont a két hosszú átló mindegyikéért, ha teli.
    [jokers] { $points } pont minden többszínű mezőért, ha nálad mindegyiken van csempe.
    [five-colours] { $points } pont minden sorért, amelyben öt különböző szín van.
    [border] { $points } pont minden csempéért a kupolád szegélyén.
    [corners] Minden teli kupolalapkáért a sarkokban: fent { $upper }, lent { $points } pont.
   *[empty-specials] { $points } pontot veszítesz minden üres különleges mezőért.
 }

## Options of a table, in one line

lobby-options-azul = { $wall ->
    [gray] { $seats } játékos, szürke fal
   *[coloured] { $seats } játékos, színes fal
 }
# $sides: names of scoring tiles, as a list
lobby-options-duel = Céllapkák: { $sides }
lobby-options-duel-random = { $count } véletlenszerű céllapka

## A table that waits for players

lobby-waiting = { $kind ->
    [offered] Hely vár rád: { $game }
    [free] Szabad hely: { $game }
   *[waiting] Várakozás a játékosokra: { $game }
 }
lobby-waiting-seats = Az asztalnál
lobby-waiting-note = { $open ->
    [one] A játszma magától elkezdődik, amint az utolsó helyre is leül valaki. Elhagyhatod ezt az oldalt, és később visszajöhetsz.
   *[other] A játszma magától elkezdődik, amint mind a { $open } szabad helyre leül valaki. Elhagyhatod ezt az oldalt, és később visszajöhetsz.
 }
lobby-seat-free = szabad
lobby-seat-here = itt van
lobby-sit = Leülés
lobby-sit-invited = { $host } játszani hív
lobby-sit-free = Ülj le egy szabad helyre
lobby-name = A neved
lobby-name-seen = A többiek is látják. Ezen az eszközön marad meg.
lobby-name-missing = Írj be egy nevet: a többiek is látni fogják.
lobby-name-next = A következő asztalodtól érvényes.
# $only: whether there is only one seat to invite to
lobby-invite-title = { $only ->
    [yes] Hívd meg egy barátodat
   *[no] Hívd meg egy barátodat: { $number }. hely
 }
# On the button under the name of somebody who invites
lobby-invite-go = Link kérése
lobby-invite-note = Küldd el ezt a linket. Aki megnyitja, azé a hely, ezért senki másnak ne add oda.
lobby-invite-link = Link, { $number }. hely
# What goes with the link when it is shared
lobby-invite-text = Játssz velem: { $game }
# $started: how the server was started
lobby-invite-local = { $started ->
    [make] Ez a link csak ezen a számítógépen működik. Ha másokat is beengednél, nyomj Ctrl-C-t ott, ahová a „make play” parancsot írtad, írd be: „make play ARGS="--host 0.0.0.0"”, és nyisd meg az oldalt a kiírt címen.
    [play] Ez a link csak ezen a számítógépen működik. Ha másokat is beengednél, nyomj Ctrl-C-t ott, ahová a „tilewright play” parancsot írtad, írd be: „tilewright play --host 0.0.0.0”, és nyisd meg az oldalt a kiírt címen.
    [serve] Ez a link csak ezen a számítógépen működik. Ha másokat is beengednél, indítsd így a szervert: „tilewright serve --host 0.0.0.0”, és nyisd meg az oldalt ennek a számítógépnek a nevével.
   *[other] Ez a link csak ezen a számítógépen működik, mert a szerver csak innen fogad kapcsolatot.
 }
lobby-copy = Link másolása
lobby-copied = Kimásolva
lobby-share = Megosztás
lobby-qr = { $number }. hely: a link QR-kódja

## Watching

lobby-watch = Nyilvános asztalok
lobby-watch-more = Ülj le egy szabad helyre, vagy nézd, hogyan játszanak mások.
lobby-watch-none = Most senki sem játszik nyilvánosan. Nyiss egy asztalt, és tedd nyilvánossá: itt fog megjelenni.
lobby-open-azul = Asztal nyitása: Azul
lobby-open-duel = Asztal nyitása: Azul Párbaj
lobby-watch-waiting = Szabad hellyel
lobby-watch-playing = Folyamatban
lobby-watch-over = Véget ért
lobby-free-seats = { $open } szabad hely
# What a click on a listed table does
lobby-listed-waiting = Csatlakozás
lobby-listed-playing = Megnézés
lobby-listed-over = Visszanézés

## Records

lobby-records = Lejegyzések
lobby-records-more = A lejegyzés egy egész játszma szövegként. Válassz egy fájlt, vagy illeszd be a szövegét, és nézd végig a játszmát lépésről lépésre.
lobby-record-file = Fájl kiválasztása
lobby-record-paste = Vagy illeszd be ide a lejegyzést
lobby-record-open = Játszma megnézése
lobby-finished = Befejezett játszmáid
lobby-finished-none = Itt lesznek azok a játszmák, amelyeket ezen az eszközön fejezel be.
lobby-look-again = Visszanézés
lobby-download = Lejegyzés letöltése: „{ $table }”

## Rules

lobby-rules = Szabályok: { $game }
lobby-rules-games = Melyik játék szabályai
lobby-rules-search = Keresés a szabályokban
lobby-rules-contents = Fejezetek
lobby-rules-found = Találat { $count } fejezetben
lobby-rules-none = Egyik szabályban sincs ez: „{ $words }”.

## An address that leads nowhere

lobby-lost = Nincs ilyen oldal
lobby-lost-more = Lehet, hogy elírás van a címben, vagy az oldal már nincs meg.
lobby-lost-home = Játék

## Settings

lobby-settings = Beállítások
lobby-speed = A csempék sebessége
lobby-speed-of = { $speed ->
    [0] azonnal
    [0.5] ½
   *[other] × { $speed }
 }
lobby-confirming = Hogyan lépsz
lobby-confirming-off = Azonnal
lobby-confirming-on = Második nyomás
lobby-confirming-timed = 3 másodperc után
lobby-confirming-off-note = Ezen az eszközön a lépés megtörténik, amint kiválasztod vagy elengeded a csempéket.
lobby-confirming-on-note = Ezen az eszközön látod, mivel járna egy lépés, és még egy nyomással teszed meg.
lobby-confirming-timed-note = Ezen az eszközön látod, mivel járna egy lépés; három másodperc múlva megtörténik, hacsak vissza nem lépsz.
lobby-odds = Zsák és esélyek
lobby-odds-note = Mutatja, hány csempe van még az egyes színekből, és mekkora eséllyel jön belőlük a következő.
lobby-motifs = Minták a csempéken
lobby-motifs-note = Minden színnek saját mintája van.
lobby-sound = Hang
