### What is shown at a table now and then: the menu, notices, the result

around-show-table = Asztal mutatása
around-share = { $moment ->
    [past] Link megosztása ehhez a pillanathoz
   *[now] Link megosztása nézőknek
 }
around-download = Lejegyzés letöltése
around-rules = A játék szabályai
around-resign = Feladás
# Under "Resign" in the menu
around-resign-note = Feladod, és veszítesz.
around-end = Játszma félbeszakítása
# Under "Stop the game" in the menu
around-end-note = Senki sem győz vagy veszít.
# Under "Stop the game" where the game counts, and when it is asked again
around-end-claim = { $name } régóta nincs itt, és veszít.
around-leave = Távozás; a helyed megmarad
around-leave-watching = Távozás
around-resign-title = Feladod a játszmát?
around-resign-text = { $what ->
    [bot] A helyeden egy bot játszik tovább.
   *[over] Ezzel vége a játszmának, és te veszítesz.
 }
around-end-title = Félbeszakítod a játszmát?
around-end-text = A játszma itt véget ér: senki sem győz, és senki sem veszít.
around-resign-for = Feladás: { $name }
around-play-on = Folytatás
around-link-title = Link megosztása
around-link-text = Aki megnyitja ezt a linket, nézheti a játszmát.
around-agree = Elfogadás
around-decline = Elutasítás
around-withdraw = Ajánlat visszavonása
around-offer-asked = { $kind ->
    [rematch] { $name } szeretne még egyet játszani.
   *[back] { $name } szeretné visszavonni a lépését.
 }
# $awaited: who has yet to agree
around-offer-made = { $kind ->
    [rematch] Visszavágót ajánlottál. Még nem válaszolt: { $awaited }.
   *[back] Kérted a lépésed visszavonását. Még nem válaszolt: { $awaited }.
 }
around-offer-told = { $kind ->
    [rematch] { $name } szeretne még egyet játszani. Még nem válaszolt: { $awaited }.
   *[back] { $name } szeretné visszavonni a lépését. Még nem válaszolt: { $awaited }.
 }
around-absent = { $name } régóta nincs itt.
around-absent-note = Nem kell várnod: játsszon tovább egy bot, vagy szakítsd félbe a játszmát.
around-absent-claim = Ő van soron: ha befejezed a játszmát, ő veszít.
around-absent-silent = Ez a bot nem válaszol: ha félbeszakítod a játszmát, senki sem győz vagy veszít.
around-absent-level = A bot szintje
around-absent-replace = Folytatás bottal
around-bot-sits = A helyeden egy bot játszik.
around-sit-again = Visszaülés a helyedre
# After a game that was given up or lost on time; $count: how many winners
around-result-winners = { $you ->
    [yes] Győztél.
   *[no] { $count ->
        [one] { $winners } győz.
       *[other] { $winners } közösen győz.
     }
 }
# $rounds, $moves: how long the game was
around-result-length = { $rounds } forduló, { $moves } lépés.
# $why: where the winner was furthest ahead; $points: by how many points
around-result-difference = { $why ->
    [tile] A legnagyobb előnyt a lerakott csempék adták: { $points } pont.
    [special] A legnagyobb előnyt a különleges csempék adták: { $points } pont.
    [rows] A legnagyobb előnyt a teli sorok adták: { $points } pont.
    [columns] A legnagyobb előnyt a teli oszlopok adták: { $points } pont.
    [colours] A legnagyobb előnyt a teli színek adták: { $points } pont.
    [floor] A legnagyobb előnyt az üresebb padlósor adta: { $points } pont.
    [broken] A legnagyobb előnyt a kevesebb törött csempe adta: { $points } pont.
   *[other] A legnagyobb előny egy forrásból { $points } pont volt.
 }
# Under the result of somebody who lost; $name: the winner
around-lost = Miért győzött { $name }
around-lost-behind = { $points ->
    [0] Pontszámotok egyenlő volt, de a döntetlennél nem te győztél. A győztes ebben volt jobb:
   *[other] { $points } ponttal maradtál le. A győztes ebben volt jobb:
 }
# Where you have won
around-won = Miért győztél
around-won-ahead = { $points ->
    [0] Pontszámotok egyenlő volt, de a döntetlennél te győztél { $name } előtt. Ebben voltál jobb:
   *[other] { $points } ponttal végeztél { $name } előtt. Ebben voltál jobb:
 }
# The last line, after a figure; $who did better in what is not listed
around-won-rest = { $who ->
    [you] Minden másban összesen is te voltál jobb.
   *[other] Minden másban összesen { $name } volt jobb.
 }
# What to do about it; $why: where points were lost to the winner
around-lost-tip = { $why ->
    [tile] Egy csempe a sorában és az oszlopában hozzá kapcsolódó összes csempéért pontot ad: rakd őket egymás mellé.
    [special] Különleges csempe akkor jár, ha egy lapka megtelik: előbb tölts meg egyet, aztán kezdd a következőt, lehetőleg az alsó sorokban.
    [rows] A teli sor a játék végén számít.
    [columns] A teli oszlop a játék végén számít: kezdj el korán egyet, és építsd minden fordulóban.
    [colours] Egy szín mind az öt csempéje a játék végén számít: válassz egyet korán.
    [floor] Nálad több csempe esett le. Számold meg a szabad mezőket, mielőtt elveszel.
    [broken] Nálad több csempe tört el. Számold meg a szabad mezőket, mielőtt elveszel.
    [start-tile] Többször vetted el a kezdőjátékos-jelölőt: pontba kerül, és csak akkor éri meg, ha a kezdés segít.
    [draw] Többet fizettél a kupac lapkáiért: a kínálat lapkái ingyen vannak.
    [empty-specials] Az üresen maradt különleges mező pontba kerül: töltsd meg a meglévő lapkáidat.
   *[other] A játék végén számít: az első fordulótól kezdve eszerint válassz lapkát és mezőt.
 }
# Below losses of which a part was not taken; $mine, $theirs: points
around-lost-spared = Te { $mine } pontot veszítettél, a győztes { $theirs } pontot. Nem mind vonódott le, mert a pontszám sosem lesz 0-nál kisebb.
around-won-spared = Te { $mine } pontot veszítettél, { $name } { $theirs } pontot. Nem mind vonódott le, mert a pontszám sosem lesz 0-nál kisebb.
# The last line, after a figure; $who did better in what is not listed
around-lost-rest = { $who ->
    [you] Minden másban összesen te voltál jobb.
   *[winner] Minden másban összesen is a győztes volt jobb.
 }
around-share-short = Megosztás
around-download-short = Lejegyzés
around-sources = Miből lettek a pontok
# \u00AD: where a long word may break on a phone
around-source = { $why ->
    [start] Kezdéskor
    [tile] Lerakott csempék
    [special] Különleges csempék
    [floor] Padlósor
    [raised] Sosem 0 alatt
    [rows] Sorok
    [columns] Oszlopok
    [colours] Színek
    [broken] Törött csempék
    [start-tile] Kezdő{ "\u00AD" }játékos-jelölő
    [draw] Húzott lapkák
    [diagonals] Átlók
    [jokers] Többszínű mezők
    [five-colours] Öt szín
    [border] Szegély
    [corners] Sarkok
    [empty-specials] Üres különleges mezők
   *[other] Egyéb pontok
 }
# Under the name of a source: the points for one of it
around-source-each = egyenként { $points }
around-source-total = Összesen
around-chart = Pontszám fordulónként
# Where the chart begins
around-chart-start = kezdés
around-chart-round = { $round }. forduló
around-final = { $game ->
    [duel] A kupolák a végén
   *[azul] A falak a végén
 }
around-result-wall = { $game ->
    [duel] { $name }: { $filled } csempe a kupolán
   *[azul] { $name }: { $filled } csempe a falon
 }
around-moments = Érdemes újra megnézni
around-moment = { $sign ->
    [loss] { $you ->
        [yes] { $round }. forduló: egyszerre { $points } pontot veszítettél.
       *[no] { $round }. forduló: { $name } egyszerre { $points } pontot veszített.
     }
   *[gain] { $you ->
        [yes] { $round }. forduló: egyszerre { $points } pontot kaptál.
       *[no] { $round }. forduló: { $name } egyszerre { $points } pontot kapott.
     }
 }
around-moment-show = Megmutatás
# Behind "Show", only read aloud
around-moment-which = { $round }. forduló, { $name }
around-moment-none = Ebben a játszmában senki sem kapott pontot.
around-analyse-here = Pillanat elemzése
around-report = Hogyan alakult a játszma
around-report-about = Minden lépés értékelése ezen az eszközön: mennyibe került, és mi lett volna jobb.
around-report-start = Lépések értékelése
around-coach-on = Játék edzővel
around-coach-off = Játék az edző nélkül
around-coach-note = Elmagyarázza, ami új, és rákérdez az egyértelmű hibákra.

## Scoring tiles of Duel, as they are chosen

duel-scoring = Mely céllapkák?
duel-scoring-first = Első játszma
duel-scoring-random-3 = Három véletlenszerű
duel-scoring-random-4 = Négy véletlenszerű
duel-scoring-own = Saját választás
duel-scoring-own-note = Válassz három vagy négy céllapkát, és mindegyiknek az egyik oldalát. A játék végén mindkét játékosnak számítanak.
duel-scoring-random-note = A játszma kezdetén derülnek ki, és a végén mindkét játékosnak számítanak.
# Read out: one of four tiles with two sides each
duel-scoring-tile = { $number }. céllapka
duel-scoring-none = Enélkül
# $points: for one of what the side counts; $upper: of corners, for the two upper ones
duel-side-text = { $side ->
    [rows] { $points } pont a kupolád minden teli soráért.
    [columns] { $points } pont a kupolád minden teli oszlopáért.
    [diagonals] { $points } pont a két hosszú átló mindegyikéért, ha teli.
    [jokers] { $points } pont minden többszínű mezőért, ha nálad mindegyiken van csempe.
    [five-colours] { $points } pont minden sorért, amelyben öt különböző szín van.
    [border] { $points } pont minden csempéért a kupolád szegélyén.
    [corners] Minden teli kupolalapkáért a sarkokban: fent { $upper }, lent { $points } pont.
   *[empty-specials] { $points } pontot veszítesz minden üres különleges mezőért.
 }

## Settings

page-name-next = A következő asztalodtól érvényes.
page-speed = A csempék sebessége
page-speed-of = { $speed ->
    [0] azonnal
    [0.5] ½
   *[other] × { $speed }
 }
page-confirming = Hogyan lépsz
page-confirming-off = Azonnal
page-confirming-on = Második nyomás
page-confirming-timed = 3 másodperc után
page-confirming-off-note = Ezen az eszközön a lépés megtörténik, amint kiválasztod vagy elengeded a csempéket.
page-confirming-on-note = Ezen az eszközön látod, mivel járna egy lépés, és még egy nyomással teszed meg.
page-confirming-timed-note = Ezen az eszközön látod, mivel járna egy lépés; három másodperc múlva megtörténik, hacsak vissza nem lépsz.
page-odds = Zsák és esélyek
page-odds-note = Mutatja, hány csempe van még az egyes színekből, és mekkora eséllyel jön belőlük a következő.
page-motifs = Minták a csempéken
page-motifs-note = Minden színnek saját mintája van.
page-sound = Hang
