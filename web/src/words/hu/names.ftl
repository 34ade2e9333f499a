### What things on the table are called, and what they do: the name, then a sentence

names-rule = A szabály elolvasása
names-score = Pontszám
names-score-says = A nyíl után: mennyi lenne, ha most véget érne a forduló.
names-clock = Óra
names-clock-says = Az összes körödre hátralévő idő. Addig jár, amíg gondolkodsz.

## Azul

names-x-colour = { $colour ->
    [blue] Kék
    [yellow] Sárga
    [red] Piros
    [black] Fekete
   *[teal] Türkiz
 }
names-azul-tile-factory = { names-x-colour } csempe
names-azul-tile-factory-says = Az összes ilyen színű csempét elveszed; a többi középre kerül.
names-azul-tile-centre = { names-x-colour } csempék középen
names-azul-tile-centre-says = Innen az összes ilyen színű csempét elveszed.
names-azul-marker = Kezdőjátékos-jelölő
names-azul-marker-says = Azé, aki először vesz el középről: −1 pont, és a következő kezdés.
names-azul-factory = Manufaktúra
names-azul-factory-says = Négy csempe van rajta. Egy színt veszel el; a többi középre kerül.
names-azul-centre = Az asztal közepe
names-azul-centre-says = Amit mások otthagytak. Egy szín összes csempéjét veszed el.
names-azul-line = { $line }. mintasor
names-azul-line-says = { $line ->
    [one] { $line } csempe fér bele. Ha kész, a csempe a falra kerül.
   *[other] { $line } egyforma színű csempe fér bele. Ha kész, az egyik a falra kerül.
 }
names-azul-wall = Fal: { $row }. sor, { $column }. oszlop
names-azul-wall-says = Az ide rakott csempe a sorában és az oszlopában kapcsolódókért ad pontot.
names-azul-floor = Padlósor, { $space }. mező
names-azul-floor-says = Itt egy csempe { $cost } pontot visz el. A teli sor { $full } pontot.
names-azul-floor-sum = A padlósor levonása
names-azul-floor-sum-says = A forduló végén levonjuk a pontszámodból.
names-azul-out = { $line }. mintasor hozama
names-azul-out-says = Pontok a forduló végén, vagy hogy mennyi telt már be.
names-azul-bag = Zsák
names-azul-bag-says = Az egyes színekből még húzható csempék.
names-azul-odds = Következő csempe
names-azul-odds-says = Mekkora eséllyel húzzuk az egyes színeket.
names-azul-lid = Dobozfedél
names-azul-lid-says = Elhasznált csempék. Ha a zsák kiürül, visszakerülnek bele.
names-azul-goal = { $goal ->
    [rows] Teli sorok
    [columns] Teli oszlopok
   *[colours] Teli színek
 }
names-azul-goal-says = Mindegyik { $points } pontot ér a játék végén.

## Azul Duel

names-duel-sun-tile = Csempe egy napon
names-duel-sun-tile-says = Innen az összes ilyen színűt elveszed, a többit a holdra teszed egymásra.
names-duel-moon-tile = Egy hold legfelső csempéje
names-duel-moon-tile-says = Mind az öt holdról elveszed az ilyen színű legfelső csempéket.
names-duel-under = Csempe a kupacban
names-duel-under-says = Akkor vehető el, ha ő lesz a legfelső.
names-duel-start-tile = Kezdőjátékos-jelölő
names-duel-start-tile-says = Azé, aki először vesz el a nagy holdról: −2 pont, és a következő kezdés.
names-duel-chip-down = Bónuszkorong képpel lefelé
names-duel-chip-down-says = Akkor fedjük fel, amikor elfogy a manufaktúra utolsó csempéje.
names-duel-chip = Bónuszkorong
names-duel-chip-says = Elvenni egy egész kör. Egy mintasor hiányzó csempéit pótolja.
names-duel-moon = Hold
names-duel-moon-says = Ami a napról maradt. Csak a legfelső csempék vehetők el.
names-duel-sun = Nap
names-duel-sun-says = Egy szín összes csempéjét elveszed. A többi a holdra kerül.
names-duel-factory = Manufaktúra
names-duel-factory-says = Egy nap új csempékkel és egy hold a maradéknak.
names-duel-plate = Kupolalapka
names-duel-plate-says = Játékosjelölővel veszed el, és végleg a kupoládra kerül.
names-duel-stack = Kupolalapkák kupaca
names-duel-stack-says = Minden húzott lapka 1 pontba kerül. Egyet megtartasz.
names-duel-line = { $line }. mintasor
names-duel-line-says = { $line ->
    [one] { $line } csempe fér bele. Ha kész, a csempe a kupola { $line }. sorába kerül.
   *[other] { $line } egyforma színű csempe fér bele. Ha kész, az egyik a kupola { $line }. sorába kerül.
 }
names-duel-special = Különleges mező, { $row }. sor
names-duel-special-says = Magától megtelik, ha a lapka többi mezője teli: { $points } pont.
names-duel-joker = Többszínű mező, { $row }. sor
names-duel-joker-says = Egyszer bármilyen színű csempe kerülhet rá.
names-duel-space = A kupola mezője, { $row }. sor
names-duel-space-says = Az ide rakott csempe a sorában és az oszlopában kapcsolódókért ad pontot.
names-duel-cell = Kupolamező
names-duel-cell-says = Hely egy kupolalapkának. Amit lehelyeztél, az már ott marad.
names-duel-broken = Törött csempék, { $space }. mező
names-duel-broken-says = Eddig megtelve összesen { $cost } pontot visznek el.
names-duel-start-place = A kezdőjátékos-jelölő helye
names-duel-start-place-says = Akinél van, 2 pontot veszít, és ő kezdi a következő fordulót.
names-duel-tokens = Játékosjelölők
names-duel-tokens-says = Mindegyik egy kupolalapkát ér. Az utolsó forduló kivételével mindkettőt használd fel.
names-duel-chips = Bónuszkorongjaid
names-duel-chips-says = Kettő a mintasor színéből, vagy bármelyik három, egy csempét pótol.
names-duel-out = { $line }. mintasor hozama
names-duel-out-says = Pontok a forduló végén, vagy hogy mennyi telt már be.
names-duel-bag = Zsák
names-duel-bag-says = Az egyes színekből még húzható csempék.
names-duel-odds = Következő csempe
names-duel-odds-says = Mekkora eséllyel húzzuk az egyes színeket.
names-duel-tower = Torony
names-duel-tower-says = Elhasznált csempék. Ha a zsák kiürül, visszakerülnek bele.
names-duel-scoring = Céllapka
names-duel-scoring-says = A játék végén számít: pontjaid most, és a lehető legtöbb.
