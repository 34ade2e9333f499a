### Playing Azul

# The colour before csempe, in whatever case
azul-x-colour = { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
    [black] fekete
   *[teal] türkiz
 }

## The market

azul-market = Manufaktúrák és az asztal közepe
# Names a factory aloud
azul-factory = { $count ->
    [0] { $factory }. manufaktúra, üres
   *[other] { $factory }. manufaktúra, { $count } csempe
 }
# Names the centre aloud; $marker: does the start marker lie there?
azul-centre = { $marker ->
    [yes] { $count ->
        [0] Az asztal közepe: a kezdőjátékos-jelölő
       *[other] Az asztal közepe: { $count } csempe és a kezdőjátékos-jelölő
    }
   *[no] { $count ->
        [0] Az asztal közepe, üres
       *[other] Az asztal közepe: { $count } csempe
    }
 }
# Names a button: all tiles of a colour on a factory
azul-pick-factory = { $count } { azul-x-colour } csempe, { $factory }. manufaktúra
azul-pick-centre = { $marker ->
    [yes] { $count } { azul-x-colour } csempe a kezdőjátékos-jelölővel, középen
   *[no] { $count } { azul-x-colour } csempe, középen
 }
azul-stock = Zsák és dobozfedél
azul-bag = Zsák
# short: stands on a plate in the smallest windows
azul-lid = Fedél
azul-total = Összesen
# Heads a row of percentages: how likely each colour is to be drawn next from the bag
azul-odds = következő

## Boards

azul-board = { $name } táblája
# A button that shows another player's whole board
azul-show-board = { $name }, { $score } pont: játékostábla mutatása
azul-started = kezdőjátékos
azul-starts-next = következő kezdőjátékos
# Under a name on a phone, after a picture of the tile: the last move. $source 0 is the centre, $line 0 the floor line
azul-last = { $source ->
    [0] { $line ->
        [0] { $count } db: közép → padló
       *[other] { $count } db: közép → { $line }. mintasor
    }
   *[other] { $line ->
        [0] { $count } db: { $source } → padló
       *[other] { $count } db: { $source } → { $line }. mintasor
    }
 }
azul-wall = Fal
azul-floor-line = padlósor
# Names a pattern line aloud; $count of its $line spaces are filled
azul-line = { $count ->
    [0] { $line }. mintasor, üres
   *[other] { $line }. mintasor, { $line } mezőből { $count } foglalt: { azul-x-colour } csempe
 }
# Names the floor line aloud
azul-floor = { $count ->
    [0] Padlósor, üres
    [one] Padlósor, { $count } foglalt mező{ $marker ->
        [yes] , rajta a kezdőjátékos-jelölő
       *[no] { "" }
    }: −{ $points }
   *[other] Padlósor, { $count } foglalt mező{ $marker ->
        [yes] , az egyiken a kezdőjátékos-jelölő
       *[no] { "" }
    }: −{ $points }
 }
# Names a space of the wall aloud; on a gray wall an empty one is for any colour
azul-space = { $filled ->
    [yes] { $row }. sor, { $column }. oszlop: { azul-x-colour } csempe
   *[no] { $colour ->
        [any] { $row }. sor, { $column }. oszlop: üres
       *[other] { $row }. sor, { $column }. oszlop: üres, { azul-x-colour } csempének
    }
 }
# A space of a gray wall that may be chosen
azul-spot = { $row }. sor, { $column }. oszlop: { $points } pont
# $held: the sentence that names the line and what it holds
azul-target-legal = { $points ->
    [0] { $held }. Szabályos.
   *[other] { $held }. Szabályos, { $points } pont.
 }
# $reason: the sentence that says why
azul-target-illegal = { $held }. Szabálytalan. { $reason }

## The choice bar

azul-waiting = { $name } következik.
# to the player in turn, before anything is chosen
azul-last-round = Ez az utolsó forduló: egy ötös sor teljes lesz.
azul-how = Válassz egy színt, vagy húzd egy mintasorba. Billentyűk: 2 B 4 = 2. manufaktúra, kék, 4. mintasor.
azul-how-touch = Érints meg egy színt, majd egy mintasort vagy a padlósort.
azul-how-tiling = Minden mező mutatja, hány pontot érne ott a csempe.
azul-tiles-first = Előbb válassz csempéket egy manufaktúrán vagy középen.
# $source 0 is the centre
azul-picked = { $source ->
    [0] { $count } { azul-x-colour } csempe középről: válassz egy mintasort vagy a padlósort.
   *[other] { $count } { azul-x-colour } csempe { $source ->
        [1] az
        [5] az
       *[other] a
    } { $source }. manufaktúráról: válassz egy mintasort vagy a padlósort.
 }
# Chosen tiles that only the floor line can take
azul-picked-floor = Egyik mintasorba sem kerülhet { azul-x-colour } csempe: csak a padlósor marad.
# $source 0 is the centre, $line 0 the floor line
azul-taking = { $count } { azul-x-colour } csempe { $source ->
    [0] középről
    [1] az { $source }. manufaktúráról
    [5] az { $source }. manufaktúráról
   *[other] a { $source }. manufaktúráról
 } { $line ->
    [0] a padlósorba
    [1] az { $line }. mintasorba
    [5] az { $line }. mintasorba
   *[other] a { $line }. mintasorba
 }
azul-falling = { $count } csempe a padlóra esik
azul-marker-falls = a kezdőjátékos-jelölő a padlósorodba kerül
# A row, a column or a colour that a tile completes
azul-bonus = { $goal ->
    [rows] +{ $points } a teli sorért a játék végén
    [colours] +{ $points } a szín mind az öt csempéjéért a játék végén
   *[columns] +{ $points } a teli oszlopért a játék végén
 }
azul-ends = a játék ezzel a fordulóval véget ér
# All with signs. $cost: what the floor line costs more; $all: is nothing else changed?
azul-net = padlósor { $cost }{ $all ->
    [yes] { "" }
   *[no] , többi mintasorod { $others }
 }: ezért a választásért { $points }
# where nothing falls
azul-net-others = többi mintasorod { $others }: ezért a választásért { $points }
# $cost: of all that lies on the floor line then, with its sign
azul-net-spared = padlósor { $cost }, de a pontszám sosem lesz 0-nál kisebb: ezért a választásért { $points }
# behind the above, where the game ends with the choice: of all that is complete, with a sign
azul-net-end = további pontok a játék végén { $points }
azul-rest = { $count } csempe középre kerül
azul-rest-none = középre nem kerül semmi
# Who is scoring, and why, as a sentence of points and reason
azul-scored = { $you ->
    [yes] Te { $why }
   *[no] { $name } { $why }
 }
azul-skip = A kihagyáshoz kattints vagy koppints bárhová.

## Before a table is opened, and around it

azul-about = Vedd el egy szín minden csempéjét, és építs olyan falat, amely többet ér a többiekénél.
azul-players = 2–4 játékos
azul-time = 20 perc
azul-variants = színes vagy szürke fal
azul-choose-wall = Melyik fal?
azul-wall-coloured = Színes fal
azul-wall-coloured-note = Minden sorban minden színnek megvan a helye. Kezdd ezzel.
azul-wall-gray = Szürke fal
azul-wall-gray-note = Az oszlopot te választod; egy sorban és egy oszlopban sem lehet kétszer ugyanaz a szín.
azul-options = { $wall ->
    [gray] { $seats } játékos, szürke fal
   *[coloured] { $seats } játékos, színes fal
 }
azul-open = Asztal nyitása: Azul
# After the name of the game, in the bar
azul-where = { $wall ->
    [gray] szürke fal
   *[coloured] színes fal
 } · { $seats } játékos · { $round }. forduló
# The heading of a column, only read aloud
azul-goals-what = Mi számít
# $points: for one complete row, column or colour
azul-goal = { $goal ->
    [rows] Sor: { $points }
    [columns] Oszlop: { $points }
   *[colours] Szín: { $points }
 }
