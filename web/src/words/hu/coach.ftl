### The coach: what is new, one question before a clear mistake, and each round in short

coach-name = Edző
coach-about = Elmagyarázom, ami új, és rákérdezek az egyértelmű hibákra. Te döntesz.
coach-blind = Elmagyarázom, ami új. Ebben a böngészőben nem tudok előre gondolkodni, ezért nem kérdezek.
coach-told = Eddigi magyarázatok
coach-seen = Értem

## A question

coach-question = Biztos vagy benne?
# $points: how many more another choice brings
coach-why-falling = Csempék vesznének el. Egy másik választás { $points } ponttal többet hoz.
coach-why-points = Egy másik választás ebben a fordulóban { $points } ponttal többet hoz.
coach-why-ahead = Előre tekintve egy másik választás a játék végéig körülbelül { $points } ponttal többet ér.
# $points: so many tiles, 2 or more, are lost although another line would take them
coach-why-wasted = { $points } olyan csempe veszne el, amely egy másik mintasorban elférne.
# the numbers are chances to win
coach-why-chance = Egy másik választással nagyobb a győzelmi esélyed.
coach-chosen = A választásod
coach-better = Helyette
# below a suggestion that loses tiles, too
coach-better-lost = Itt is elvész { $count } csempe, de ami utána jön, többet ér.
coach-again = Új választás
coach-anyway = A választás megtartása
# what the choice at hand is about was read
coach-on = Tovább
coach-less = Kevesebb kérdés

## After a round

coach-round = { $round }. forduló röviden
coach-sum = Összesen { $points } pontot hozott neked.
coach-well = Jól sikerült:
# below what went well: where its tile lies
coach-at = A csempe helye: { $row }. sor, { $column }. oszlop.
coach-cost = A legtöbbe került:
# below tiles that were lost, for no line had room for them
coach-count = Mielőtt elveszel, számold meg a mintasor szabad mezőit.
coach-spared = A pontszámod sosem lesz 0-nál kisebb, ezért nem vesztetted el mindet.
# where nothing stands out: what filled up; $count: lines
coach-placed = { $count ->
    [one] Egy kész mintasor rakott le egy csempét.
   *[other] { $count } kész mintasor rakott le egy-egy csempét.
 }
coach-no-cost = Semmi sem veszett el.
# below the lines whose colour found no space
coach-unplaced = Mielőtt elveszel, nézd meg, van-e a mintasor mellett ilyen színű szabad mező.

## Kinds of decisions, each explained once: its name, and what is at stake

coach-kind-azul-aim = Miről szól a játék
coach-says-azul-aim = Az győz, akinek a legtöbb pontja van. A falra kerülő csempék hoznak pontot, egymás mellett többet. A játék annak a fordulónak a végén ér véget, amelyikben valakinek öt csempéből álló teli sora lesz.
coach-kind-azul-take = Csempék elvétele
coach-says-azul-take = Válassz egy színt egy manufaktúrán: az összes ilyen csempét elveszed, a többi középre kerül. Utána válassz egy mintasort, ahol elférnek: a kész mintasorból egy csempe a faladra kerül, és pontot ér; ami nem fér el, a padlóra esik, és pontba kerül.
coach-kind-azul-bonus = További pontok a játék végén
coach-says-azul-bonus = A játék végén minden teli sor még 2, minden teli oszlop 7, egy szín mind az öt csempéje 10 pontot hoz. Válassz egy oszlopot vagy egy színt, amelyért dolgozol.
coach-kind-azul-lines = Megkezdett mintasorok
coach-says-azul-lines = Egy mintasorba csak az a szín kerülhet, amelyik már benne van, és olyan nem, amelyik a fal azonos sorában már ott van. A forduló végén, fentről lefelé, minden kész mintasorból egy csempe a falra kerül, a többi a dobozfedélbe; a befejezetlen sorok várnak. Fejezd be, amit elkezdtél.
coach-kind-azul-marker = A közép és a jelölő
coach-says-azul-marker = Aki először vesz el középről, a kezdőjátékos-jelölőt is megkapja. Ez a padlósora következő mezőjére kerül: −1 pont, de akár −3, ha már vannak ott csempék. Cserébe ő kezdi a következő fordulót.
coach-kind-azul-floor = A padlósor
coach-says-azul-floor = Ami leesik, egyre többe kerül: 1, 1, 2, 2, 2, 3, 3. Számold meg a szabad mezőket, mielőtt elveszel. A pontszámod sosem lesz 0-nál kisebb.
coach-kind-azul-wall = Szomszédok a falon
coach-says-azul-wall = Egy csempe a sorában hozzá kapcsolódó minden csempéért ad pontot, önmagát is beleszámítva, és az oszlopában ugyanígy: a harmadik csempe egy sorban 3 pontot hoz. Egyedül 1-et ér. Olyan mintasort válassz, amely más csempék mellé vezet.
coach-kind-azul-ending = A játék befejezése
coach-says-azul-ending = Egy öt csempéből álló teli sor az adott forduló végén véget vet a játéknak. Vezetsz? Akkor fejezd be. Ha nem, az oszlopok (7) és a színek (10) még többet hozhatnak.
coach-kind-azul-stock = A zsák és a dobozfedél
coach-says-azul-stock = A manufaktúrák a zsákból töltődnek fel. Nézz bele a zsákba: ott látod, mekkora eséllyel húznak legközelebb egy-egy színt. A felhasznált csempék a dobozfedélben vannak; ha a zsák kiürül, visszakerülnek bele.
coach-kind-azul-tiling = A szürke fal egy mezője
coach-says-azul-tiling = Válaszd ki, hová kerüljön a csempe a sorában. Minden szín csak egyszer lehet egy sorban és egy oszlopban. A szám mutatja, mennyit ér ott.
coach-kind-duel-aim = Miről szól a játék
coach-says-duel-aim = Kupolát építesz: előbb lapkákat raksz le, aztán rájuk csempéket. A csempék pontot hoznak, egymás mellett többet. Öt forduló után a céllapkák is számítanak, és az győz, akinek a legtöbb pontja van.
coach-kind-duel-plate = Az első kupolalapkád
coach-says-duel-plate = A kupolalapka a kupolád egy darabja, négy mezővel a csempéknek. Vegyél el egyet, és helyezd le végleg. A színei döntik el, milyen csempéket használhatsz. A többszínű mező bármilyen színt elfogad; a fecske magától telik meg, ha a másik három megtelt.
coach-kind-duel-sun = Egy nap csempéi
coach-says-duel-sun = Válassz egy színt egy napon: mindet elveszed. Utána válassz egy mintasort. A 3. mintasor a kupola 3. sorához tartozik: van ott ilyen színű mező?
coach-kind-duel-bonus = Mi számít a végén
# a list of what the scoring tiles count follows
coach-says-duel-bonus = Az 5. forduló után ennek az asztalnak a céllapkái is pontot hoznak. Ezek szerint válassz lapkát és mezőt:
coach-kind-duel-moon = A holdak
coach-says-duel-moon = Válassz egy színt: mind az öt holdról megkapod az ilyen színű legfelső csempéket. Aki először vesz el a nagy holdról, kezdőjátékos-jelölőt kap: −2 pont, és a következő kezdés.
coach-kind-duel-lines = A forduló vége
coach-says-duel-lines = A forduló akkor ér véget, amikor a manufaktúrákon nincs több csempe és bónuszkorong, és mindketten felhasználtátok a játékosjelölőiteket. Ekkor minden kész mintasor lerak egy csempét a kupolára, a többi csempéje a toronyba kerül. A befejezetlen mintasorok a következő fordulóra várnak, kivéve, ha a soruk már nem fogadhatja be azt a színt: akkor a csempéik eltörnek.
coach-kind-duel-last = Az utolsó forduló
coach-says-duel-last = Az 5. forduló az utolsó. Új lapkát nem hoz, és az a mintasor, amely a végén befejezetlen, semmit sem ér. Utána a céllapkák számítanak.
coach-kind-duel-tokens = A lapka játékosjelölőbe kerül
coach-says-duel-tokens = Az 1–4. fordulóban két-két játékosjelölőd van, és mindkettőt fel kell használnod. Mindegyikért egy lapka jár: a kínálatból ingyen, a kupacból lapkánként 1 pontért. A jók hamar elfogynak.
coach-kind-duel-chip = Bónuszkorongok
coach-says-duel-chip = Egy szabad bónuszkorong elvétele egy kör, fordulónként kettő jár. Kettő egy színből, vagy bármelyik három, egy hiányzó csempét pótol.
coach-kind-duel-broken = Törött csempék
coach-says-duel-broken = Ami nem fér el, eltörik: összesen 1, 3, 6, 10 pont. Az első olcsó, a negyedik nem. A pontszámod sosem lesz 0-nál kisebb.
coach-kind-duel-stacking = A maradék egymásra rakása
coach-says-duel-stacking = Te választod ki, mi legyen felül: utána csak azt lehet elvenni. Rejtsd el, ami az ellenfélnek kell.
coach-kind-duel-drawing = Lapkák húzása
coach-says-duel-drawing = A kupac minden lapkája 1 pontba kerül, és csak akkor látod őket, amikor megállsz. Egyet megtartasz.
coach-kind-duel-keeping = Egy lapka megtartása
coach-says-duel-keeping = Azt tartsd meg, amelyiknek a színei illenek a mintasoraidhoz. A többi a kupac alá kerül.
coach-kind-duel-returning = Lapkák a kupac alá
coach-says-duel-returning = Te választod a sorrendet. Csak te tudod, mi kerül oda.
coach-kind-duel-placing = Egy lapka lehelyezése
coach-says-duel-placing = Bármelyik üres kupolamezőre teheted, tetszés szerint elforgatva: ott is marad. Némelyik lapkán fecske van: ez különleges mező, amelyet te nem tölthetsz be. Ha a másik három mező megtelt, egy különleges csempe kerül oda, és a sora szerint ér pontot: a 6. sorban 6 pontot.
coach-kind-duel-paying = Fizetés korongokkal
coach-says-duel-paying = A korongok most betölthetnek egy mintasort: hiányzó csempénként kettő a színéből, vagy bármelyik három. Utána elvesznek.
coach-kind-duel-tiling = A kupola egy mezője
coach-says-duel-tiling = Több mező is megfelel. Egy csempe a sorában és az oszlopában kapcsolódókért ad pontot, a lapkák határán túl is. A többszínű mező egyszer bármilyen színt elfogad.
