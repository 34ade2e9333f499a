### The pages around the tables: home, options, waiting, watching, records, rules, settings

## On each of these pages

# On a button that changes to the next theme
lobby-theme = { $theme ->
    [light] Téma: világos. Váltás sötétre.
    [dark] Téma: sötét. Váltás nagy kontrasztra.
    [contrast] Téma: nagy kontraszt. Váltás az eszköz témájára.
   *[system] Téma: az eszközé. Váltás világosra.
 }
lobby-brand = Tilewright
# The title of the browser's tab
lobby-title = { $page } · Tilewright
# Read out to people who use the keyboard: jumps over the bar
lobby-skip = Ugrás a tartalomra
# What the links of the bar are, read out
lobby-rooms = Oldalak
lobby-room-home = Játék
lobby-room-learn = Tanulás
lobby-room-watch = Nézőtér
lobby-room-rules = Szabályok
lobby-room-puzzles = Feladványok
lobby-room-analysis = Elemzés
lobby-room-records = Lejegyzések
# Who waits for an answer; $names are $count players
lobby-challenged = { $count ->
    [one] { $names } kihív téged.
   *[other] { $count } kihívásod van: { $names }.
 }
lobby-challenged-look = Megnézés
lobby-menu = Menü

## Home

lobby-hero = Vedd el a csempéket. Töltsd be a sorokat. Óvakodj a padlótól.
lobby-hero-more = Azul és Azul Párbaj barátokkal vagy botok ellen. Ingyenes, regisztráció sem kell, és minden szabályhoz van magyarázat.
lobby-play-bot = Játék bot ellen
# In the choice beside “Play a bot”
lobby-level = Szint: { $level }
# Read out: what that choice is
lobby-level-of = A bot szintje ({ $game })
lobby-rated = { $level }, kb. { $rating } Elo
lobby-invite = Barát meghívása
lobby-together = Egy eszközön
lobby-options = Minden opció
lobby-puzzle = A nap feladványa
lobby-puzzle-more = Egy lépés egyértelműen a legjobb: melyik?
# The name of somebody who has not given one, at a table with several
lobby-player = { $number }. játékos

## My tables

lobby-continue = Folytatás
lobby-continue-none = Itt lesznek az asztalaid, hogy onnan folytathasd, ahol abbahagytad.
# After three tables: how many there are besides
lobby-continue-more = és még { $count }
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
lobby-coach = Edzővel
lobby-coach-note = Minden új döntést elmagyaráz, és rákérdez az egyértelmű hibákra. Csak ott, ahol rajtad és a botokon kívül senki sem játszik.
lobby-start = Asztal megnyitása
lobby-not-now = Most nem

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
lobby-name-seen = A többiek is látják. Ezen az eszközön marad meg.
lobby-name-missing = Írj be egy nevet: a többiek is látni fogják.
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
lobby-rules-how = Így kell játszani
lobby-rules-lessons = Leckék
lobby-rules-games = Melyik játék szabályai
lobby-rules-search = Keresés a szabályokban
lobby-rules-contents = Fejezetek
lobby-rules-found = Találat { $count } fejezetben
lobby-rules-none = Egyik szabályban sincs ez: „{ $words }”.

## An address that leads nowhere

lobby-lost = Nincs ilyen oldal
lobby-lost-more = Lehet, hogy elírás van a címben, vagy az oldal már nincs meg.
lobby-lost-home = Játék

## The scoring tiles of a table of Azul Duel

# $sides: their names, as a list
duel-options = Céllapkák: { $sides }
duel-options-random = { $count } véletlenszerű céllapka

## Azul Duel, as it is offered

duel-about = Napok, holdak és egy kupola, amelyet lapkánként te építesz fel.
duel-players = 2 játékos
duel-time = 30 perc
duel-variants = nyolcféle pontozás a végén
duel-open = Asztal nyitása: Azul Párbaj
