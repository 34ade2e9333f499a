### Tournaments

cup-title = Versenyek
cup-lead = Bárki indíthat egyet, és maguktól zajlanak. Egy gombnyomással nevezhetsz, fiók nélkül.
cup-make = Indíts egyet
cup-none = Még nincs verseny. Indíts egyet: akkor kezdődik, amikor szeretnéd, és botok is beugorhatnak.
cup-all = Minden verseny
cup-group-running = Zajlik
cup-group-open = Nyitott
cup-group-over = Véget ért
cup-kinds = A három fajta
cup-kind = { $kind ->
    [swiss] Svájci
    [arena] Aréna
   *[duplicate] Duplikát
 }
cup-kind-more = { $kind ->
    [swiss] Megadott számú forduló; mindegyikben olyasvalakivel játszol, akinek nagyjából annyi pontja van, mint neked, és senkivel sem kétszer.
    [arena] Annyi játszma, amennyit szeretnél, amíg le nem telik az idő; aki szabad, azonnal ellenfelet kap, és a sorozatban elért győzelmek duplán számítanak.
   *[duplicate] Minden asztal ugyanazokat a csempéket kapja ugyanabban a sorrendben, és csak azokkal mérünk össze, akik a te helyeden ülnek: a szerencse nem számít.
 }
cup-length = { $kind ->
    [arena] { $count } perc
    [swiss] { $count ->
       *[other] { $count } forduló
     }
   *[duplicate] { $count ->
       *[other] { $count } osztás
     }
 }
cup-start = Kezdés: { $away } ({ $time })
cup-state = { $status ->
    [running] { $kind ->
        [arena] Most zajlik
        [duplicate] A(z) { $round }. osztás zajlik
       *[swiss] A(z) { $round }. forduló zajlik
     }
    [cancelled] Elmaradt
   *[over] Véget ért
 }
cup-entrants = { $count ->
   *[other] { $count } játékos
 }
cup-rated = Értékszámra megy
cup-you-in = Részt veszel.
cup-bot = { $level } bot { $number }
cup-rounds = { $kind ->
    [duplicate] Osztások
   *[other] Fordulók
 }
cup-round = { $kind ->
    [duplicate] { $round }. osztás
   *[other] { $round }. forduló
 }
cup-entered = { $count ->
   *[other] { $count } játékos nevezett
 }
cup-standings = Állás
cup-nobody = Még senki sem nevezett. Legyél te az első.
cup-place = Helyezés
cup-player = Játékos
cup-points = Pont
cup-counts = { $kind ->
    [swiss] A győzelem 2 pont, a döntetlen 1. Az ellenfél nélküli forduló győzelemnek számít.
    [arena] A győzelem 2 pont, a döntetlen 1. Két egymás utáni győzelem után minden játszma duplán számít, amíg győzöl.
   *[duplicate] 2 pont minden játékosért, akit a te osztásoddal és helyeden felülmúlsz, 1 pont egyenlő eredményért.
 }
cup-tie = { $tie ->
    [met] Ellenf.
    [beaten] Legyőz.
    [arena] Játszma
   *[duplicate] Kül.
 }
cup-tie-more = { $tie ->
    [met] Holtversenyt dönt el: a játékos összes ellenfelének pontjai együtt.
    [beaten] A megmaradt holtversenyt dönti el: azoknak a pontjai, akiket ez a játékos legyőzött, és a fele azokénak, akikkel döntetlent játszott.
    [arena] Holtversenyt dönt el: az áll előrébb, akinek kevesebb játszma kellett.
   *[duplicate] Holtversenyt dönt el: hány ponttal volt ez a játékos az ugyanazon a helyen ülők átlaga fölött, az összes osztásban.
 }
cup-games = Játszmák
cup-more = Mutasd mind
cup-bye = nincs ellenfél
cup-playing = játsszák
cup-done = véget ért
cup-won-early = { $name } győz
cup-watch = Nézem
cup-replay = Visszanézem
cup-sealed = Ezt az osztást még játsszák. Az eredmények és az asztalok akkor látszanak, amikor mind véget ért.
cup-deal = { $count ->
    [one] { $deal }. osztás, egy asztalnál
   *[other] { $deal }. osztás, mind a(z) { $count } asztalnál
 }
cup-same = ugyanazok a csempék, ugyanaz a sorrend
cup-dishes = Az első csempék ebben az osztásban ({ $deal }.): minden asztalnál ugyanazok
cup-seat = { $seat ->
    [0] Aki kezdett
   *[other] Aki másodikként játszott
 }
cup-early = idő előtt ért véget
cup-made = Pontszám: { $points }
cup-brought = { $points ->
   *[other] { $points } pont
 }
cup-bye-points = { $points ->
   *[other] nem volt ellenfele: { $points } pont
 }
cup-tables = Az osztás összes asztala
cup-parted = { $you ->
    [yes] Te és { $other } itt váltatok el: { $move }. lépés
   *[no] { $one } és { $other } itt váltak el: { $move }. lépés
 }
cup-look = { $you ->
    [yes] Nézd meg az asztalodnál
   *[no] Nézd meg nála: { $name }
 }
cup-winner = { $you ->
    [yes] Győztél!
    [shared] Holtversenyben az első helyen: { $names }
   *[no] { $count ->
        [one] { $names } győzött
       *[other] Holtversenyben az első helyen: { $names }
     }
 }
cup-your-place = Helyezésed: { $place }. a { $count } játékos közül.
cup-you = Részvétel
cup-cancelled = Elmaradt: túl kevesen neveztek.
cup-your-table = Kész az asztalod, ellenfeled: { $name }
cup-running = { $kind ->
    [arena] Most zajlik. Még nevezhetsz.
    [duplicate] Zajlik a(z) { $round }. osztás. A következőtől még beszállhatsz.
   *[swiss] Zajlik a(z) { $round }. forduló. A következőtől még beszállhatsz.
 }
cup-your-bye = Ebben a fordulóban nincs ellenfeled, és megkapod érte a pontokat.
cup-wait = { $kind ->
    [arena] Amint valaki szabad, ellenfelet kapsz. Maradj ezen az oldalon.
   *[other] A következő forduló röviddel az utolsó játszma után kezdődik. Az asztalod itt magától megnyílik.
 }
cup-elsewhere = Másik eszközön neveztél: ott van nyitva az asztalod.
cup-here = A következő játszmától itt játszom
cup-to-table = Az asztalodhoz
cup-enter = Részt veszek
cup-again = Újra részt veszek
cup-leave = Nem veszek részt tovább
cup-next-table = A következő asztalodhoz
cup-back = Vissza a versenyhez
cup-new = Új verseny
cup-name = Mi legyen a neve?
cup-of = { $name }: { $kind }
cup-which = Melyik fajta?
cup-game = Melyik játék?
cup-starts = Mikor kezdődik?
cup-when = { $minutes ->
    [own] Máskor
   *[other] { $minutes } perc múlva
 }
cup-start-own = Kezdés, a te helyi idődben
cup-minutes = Hány perc?
cup-how-many = { $kind ->
    [duplicate] Hány osztás?
   *[other] Hány forduló?
 }
cup-places = Hányan nevezhetnek?
cup-more-rules = Ezen a versenyen
cup-rated-note = A játszmák mindenki értékszámát megváltoztatják.
cup-bots = Botok is beugranak
cup-bots-note = Elfoglalják az üres helyeket, hogy senki se maradjon ellenfél nélkül.
cup-level = A botok szintje
cup-fill = Hány játékosig töltsék fel?
cup-create = Verseny indítása
