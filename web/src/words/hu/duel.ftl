### Playing Azul Duel

## Words inside other messages

# $colour is one of blue, yellow, red, black, teal
duel-colour = { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
    [black] fekete
   *[teal] türkiz
 }

## The market

duel-factories = Manufaktúrák, kupolalapkák és zsák
duel-factory = { $factory }. manufaktúra
duel-large-factory = A nagy manufaktúra
# $factory is 1 to 4, or L for the large one
duel-pick-sun = { $factory ->
    [L] { $count } { duel-colour } csempe, a nagy manufaktúra napja
   *[other] { $count } { duel-colour } csempe, { $factory }. manufaktúra, nap
 }
duel-pick-moon = { duel-colour } csempe, a legfelső, { $factory }. manufaktúra, hold
duel-pick-large-moon = { $count } { duel-colour } csempe, a nagy manufaktúra holdja
duel-start-tile-here = Itt van a kezdőjátékos-jelölő: aki elsőként vesz el csempét erről a holdról, azt is elveszi.
# $first and $second are colours; $second is none where half of the chip is blank
duel-chip = { $second ->
    [none] Bónuszkorong, { $first }
   *[other] Bónuszkorong, { $first } és { $second }
 }
duel-take-chip = { $second ->
    [none] { $factory }. manufaktúra, bónuszkorong, { $first }
   *[other] { $factory }. manufaktúra, bónuszkorong, { $first } és { $second }
 }
duel-plates = Kupolalapkák
duel-display = Kupolalapkák kínálata
# above the stack of plates
duel-stack = { $count ->
    [0] Kupac: üres
   *[other] Kupac: még { $count }
 }
# $plate is the sentence of duel-plate
duel-take-plate = A kínálat { $place }. kupolalapkája: { $plate }
# the four spaces of a plate, in reading order: what each takes
duel-plate = { $a }, { $b }; alatta { $c }, { $d }
duel-kind = { $kind ->
    [special] különleges
    [joker] többszínű
    [blue] kék
    [yellow] sárga
    [red] piros
    [black] fekete
   *[teal] türkiz
 }
# $back is the back of the plate on top: special, joker, or none if it is not known
duel-draw = { $back ->
    [special] Húzás a kupacból: még { $count } kupolalapka, a legfelső különleges lapka
    [joker] Húzás a kupacból: még { $count } kupolalapka, a legfelső dzsókerlapka
   *[none] Húzás a kupacból: még { $count } kupolalapka
 }
duel-stack-next = { $back ->
    [special] különleges
    [joker] dzsóker
   *[none] …
 }
duel-stack-price = { $points } pont/db
duel-stock = Zsák és torony
duel-bag = Zsák
duel-tower = Torony
duel-all = Összesen
duel-odds = következő

## Boards

# $name is a player
duel-board = { $name } táblája
duel-show-board = { $name }, { $score } pont: játékostábla mutatása
duel-started = kezdőjátékos
duel-lines = Mintasorok
# $state is legal, preview, illegal, or none while nothing is being chosen
duel-line = { $state ->
    [illegal] { $line }. mintasor, { duel-filled }; szabálytalan
    [none] { $line }. mintasor, { duel-filled }
   *[legal] { $line }. mintasor, { duel-filled }; szabályos, { $points } pont
 }
# part of duel-line; $colour is none where the line is empty
duel-filled = { $colour ->
    [none] üres
   *[other] { $line } mezőből { $filled } foglalt: { duel-colour } csempe
 }
duel-dome = Kupola
# $takes: what the space is for, none without a plate; $tile: what lies there
duel-space = { $tile ->
    [none] { $takes ->
        [none] { $row }. sor, { $column }. oszlop: nincs kupolalapka
       *[other] { $row }. sor, { $column }. oszlop: üres, { $takes ->
            [special] a különleges csempének
            [joker] bármilyen színű csempének
            [blue] kék csempének
            [yellow] sárga csempének
            [red] piros csempének
            [black] fekete csempének
           *[teal] türkiz csempének
         }
     }
    [special] { $row }. sor, { $column }. oszlop: különleges csempe
    [blue] { $row }. sor, { $column }. oszlop: kék csempe
    [yellow] { $row }. sor, { $column }. oszlop: sárga csempe
    [red] { $row }. sor, { $column }. oszlop: piros csempe
    [black] { $row }. sor, { $column }. oszlop: fekete csempe
   *[teal] { $row }. sor, { $column }. oszlop: türkiz csempe
 }
# a space that may be chosen; $points has its sign: +3
duel-tile-here = { $takes ->
    [joker] { $row }. sor, { $column }. oszlop, többszínű: { $points }
   *[other] { $row }. sor, { $column }. oszlop: { $points }
 }
# $turns: quarter turns clockwise, 0 to 3
duel-cell = { $turns ->
    [0] A lapka lehelyezése: kupolamező, { $row }. sor, { $column }. oszlop
   *[other] A lapka lehelyezése: kupolamező, { $row }. sor, { $column }. oszlop, { $turns } negyedfordulattal elforgatva
 }
duel-turn-plate = Lapka elforgatása
# a tooltip
duel-turn-key = Lapka elforgatása (R)
# $state is legal while tiles are chosen that may be broken
duel-broken = { $state ->
    [legal] A csempék eltörnek; eddig { $count } törött csempe
   *[none] { $count } törött csempe
 }
duel-start-tile-held = nála van a kezdőjátékos-jelölő
duel-tokens-title = Lapkák
duel-tokens = Még { $count } lapka jár
duel-chips-title = Bónuszkorongok
duel-chips = { $count } bónuszkorong

## Choosing

duel-choose-line = { $count ->
    [one] { $count } { duel-colour } csempe kiválasztva: válassz hozzá egy mintasort, vagy törd el.
   *[other] { $count } { duel-colour } csempe kiválasztva: válassz hozzájuk egy mintasort, vagy törd el őket.
 }
# on a button, beside the numbers of lines: tiles are broken
duel-break = Törés
duel-pick-break = Törés: { $points }
# $worth is what it brings (+5) or how full the line gets (3/5)
duel-pick-line = { $state ->
    [illegal] { $line }. mintasor: szabálytalan
   *[legal] { $line }. mintasor: { $worth }
 }
# $reasons are sentences of the server with their points
duel-forecast = A kupola csempézésekor: { $reasons }.
duel-at-once = { $reasons }.
# chips that a payment takes in all, where that is more than the choice says
duel-spent = Összesen { $count } bónuszkorong fogy el, mert a többinél nincs választás.
duel-preview-plate = Elveszed ezt a kupolalapkát, majd lehelyezed a kupoládra.
duel-ask-turn = { $what ->
    [tiles] Vegyél el csempéket.
    [chip] Vegyél el egy bónuszkorongot.
    [plate] Vegyél el egy kupolalapkát.
    [tiles-chip] Vegyél el csempéket vagy egy bónuszkorongot.
    [tiles-plate] Vegyél el csempéket vagy egy kupolalapkát.
    [chip-plate] Vegyél el egy bónuszkorongot vagy egy kupolalapkát.
   *[all] Vegyél el csempéket, egy bónuszkorongot vagy egy kupolalapkát.
 }
duel-ask-cell = Válassz kupolamezőt a lapkának; el is forgathatod.
duel-ask-stacked = A sorrend megvan: az utolsó csempe van felül.
duel-preview-place = A lapka a kupolamezők { $row }. sorának { $column }. oszlopába kerül.
duel-waiting = { $player } következik.
duel-chance = Folyik az asztal előkészítése.
duel-scored = { $you ->
    [yes] Te: { $why }
   *[no] { $player }: { $why }
 }
duel-rest = Egymásra kerülő csempék, alulról felfelé
duel-stack-tile = Következő a kupacban: { duel-colour } csempe
duel-hand = Húzott kupolalapkák
duel-kept = Megtartva
# $plate is none where only the back is to be seen; $phase is keeping or returning
duel-drawn = { $plate ->
    [none] { $back ->
        [special] { $place }. lapka, képpel lefelé, különleges
       *[joker] { $place }. lapka, képpel lefelé, dzsóker
     }
   *[other] { $phase ->
        [returning] { $place }. lapka visszatétele a kupac alá: { $plate }
       *[keeping] { $place }. lapka megtartása: { $plate }
     }
 }
duel-chips-to-spend = Felhasználható bónuszkorongok
# a button on a shared device: only the player in turn should look
duel-show-to-me = Megnézem
# buttons: draw one more plate, or look at those drawn; pay for a missing tile with so many chips
duel-option = { $option ->
    [draw] Még egy, −1
    [stop] Elég, megnézem
    [pay-0] Korong nélkül
    [pay-2] 2 { duel-colour }
   *[pay-3] 3 tetszőleges
 }

## Scoring tiles

duel-goals = Céllapkák
duel-side = { $side ->
    [rows] Sorok
    [columns] Oszlopok
    [diagonals] Átlók
    [jokers] Többszínű mezők
    [five-colours] Öt szín
    [border] Szegély
    [corners] Sarkok
   *[empty-specials] Üres különleges mezők
 }
# short: stands in a narrow column beside a picture
duel-side-counts = { $side ->
    [rows] teli soronként 3
    [columns] teli oszloponként 7
    [diagonals] teli átlónként 10
    [jokers] többszínű mezőnként 2, ha mind foglalt
    [five-colours] ötszínű soronként 4
    [border] csempénként 1 a szegélyen
    [corners] teli saroklapkák: fent 3, lent 8
   *[empty-specials] üres különleges mezőnként −3
 }
# for a screen reader
duel-goal = { $name }: most { $now }, lehetséges { $possible }
duel-goal-now = { $now }
duel-goal-possible = / { $possible }

## Before a table is opened, and around it

duel-where = { $round }. forduló / { $rounds }
