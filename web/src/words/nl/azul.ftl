### Playing Azul

# The colour before tegel or tegels
azul-x-colour = { $colour ->
    [blue] blauwe
    [yellow] gele
    [red] rode
    [black] zwarte
   *[teal] turquoise
 }

## The market

azul-market = Fabrieken en midden
# Names a factory aloud
azul-factory = { $count ->
    [0] Fabriek { $factory }, leeg
    [one] Fabriek { $factory }, { $count } tegel
   *[other] Fabriek { $factory }, { $count } tegels
 }
# Names the centre aloud; $marker: does the start marker lie there?
azul-centre = { $marker ->
    [yes] { $count ->
        [0] Midden: de startspelertegel
        [one] Midden: { $count } tegel en de startspelertegel
       *[other] Midden: { $count } tegels en de startspelertegel
    }
   *[no] { $count ->
        [0] Midden, leeg
        [one] Midden: { $count } tegel
       *[other] Midden: { $count } tegels
    }
 }
# Names a button: all tiles of a colour on a factory
azul-pick-factory = { $count ->
    [one] { $count } { azul-x-colour } tegel, fabriek { $factory }
   *[other] { $count } { azul-x-colour } tegels, fabriek { $factory }
 }
azul-pick-centre = { $marker ->
    [yes] { $count ->
        [one] { $count } { azul-x-colour } tegel met de startspelertegel, midden
       *[other] { $count } { azul-x-colour } tegels met de startspelertegel, midden
    }
   *[no] { $count ->
        [one] { $count } { azul-x-colour } tegel, midden
       *[other] { $count } { azul-x-colour } tegels, midden
    }
 }
azul-stock = Zak en deksel
azul-bag = Zak
azul-lid = Deksel
azul-total = Totaal
# Heads a row of percentages: how likely each colour is to be drawn next from the bag
azul-odds = volgende

## Boards

azul-board = Spelersbord van { $name }
# A button that shows another player's whole board
azul-show-board = { $score ->
    [one] { $name }, { $score } punt: spelersbord tonen
   *[other] { $name }, { $score } punten: spelersbord tonen
 }
azul-started = begon deze ronde
azul-starts-next = begint de volgende ronde
# Under a name on a phone, after a picture of the tile: the last move. $source 0 is the centre, $line 0 the floor line
azul-last = { $source ->
    [0] { $line ->
        [0] { $count } uit midden → vloer
       *[other] { $count } uit midden → lijn { $line }
    }
   *[other] { $line ->
        [0] { $count } van { $source } → vloer
       *[other] { $count } van { $source } → lijn { $line }
    }
 }
azul-wall = Muur
azul-floor-line = vloerlijn
# Names a pattern line aloud; $count of its $line spaces are filled
azul-line = { $count ->
    [0] Patroonlijn { $line }, leeg
    [one] Patroonlijn { $line }, { $count } van { $line }: { azul-x-colour } tegel
   *[other] Patroonlijn { $line }, { $count } van { $line }: { azul-x-colour } tegels
 }
# Names the floor line aloud
azul-floor = { $count ->
    [0] Vloerlijn, leeg
    [one] Vloerlijn, { $count } vakje gevuld{ $marker ->
        [yes] , door de startspelertegel
       *[no] { "" }
    }: −{ $points }
   *[other] Vloerlijn, { $count } vakjes gevuld{ $marker ->
        [yes] , één door de startspelertegel
       *[no] { "" }
    }: −{ $points }
 }
# Names a space of the wall aloud; on a gray wall an empty one is for any colour
azul-space = { $filled ->
    [yes] Rij { $row }, kolom { $column }: { azul-x-colour } tegel
   *[no] { $colour ->
        [any] Rij { $row }, kolom { $column }: leeg
       *[other] Rij { $row }, kolom { $column }: leeg, voor een { azul-x-colour } tegel
    }
 }
# A space of a gray wall that may be chosen
azul-spot = { $points ->
    [one] Rij { $row }, kolom { $column }: { $points } punt
   *[other] Rij { $row }, kolom { $column }: { $points } punten
 }
# $held: the sentence that names the line and what it holds
azul-target-legal = { $points ->
    [0] { $held }. Geldig.
    [one] { $held }. Geldig, { $points } punt.
   *[other] { $held }. Geldig, { $points } punten.
 }
# $reason: the sentence that says why
azul-target-illegal = { $held }. Ongeldig. { $reason }

## The choice bar

azul-waiting = Wachten op { $name }.
# to the player in turn, before anything is chosen
azul-last-round = Dit is de laatste ronde: er komt een rij van vijf vol.
azul-how = Klik op een kleur, of sleep die naar een patroonlijn. Toetsen: 2 B 4 is fabriek 2, blauw, patroonlijn 4.
azul-how-touch = Tik op een kleur, dan op een patroonlijn of de vloerlijn.
azul-how-tiling = Elk vak laat zien wat de tegel daar zou scoren.
azul-tiles-first = Kies eerst tegels op een fabriek of in het midden.
# $source 0 is the centre
azul-picked = { $source ->
    [0] { $count ->
        [one] { $count } { azul-x-colour } tegel uit het midden: kies een patroonlijn of de vloerlijn.
       *[other] { $count } { azul-x-colour } tegels uit het midden: kies een patroonlijn of de vloerlijn.
    }
   *[other] { $count ->
        [one] { $count } { azul-x-colour } tegel van fabriek { $source }: kies een patroonlijn of de vloerlijn.
       *[other] { $count } { azul-x-colour } tegels van fabriek { $source }: kies een patroonlijn of de vloerlijn.
    }
 }
# Chosen tiles that only the floor line can take
azul-picked-floor = Er is geen patroonlijn voor { azul-x-colour } tegels: alleen de vloerlijn blijft over.
# $source 0 is the centre, $line 0 the floor line
azul-taking = { $count ->
    [one] { $count } { azul-x-colour } tegel
   *[other] { $count } { azul-x-colour } tegels
 } { $source ->
    [0] { $line ->
        [0] uit het midden naar de vloerlijn
       *[other] uit het midden naar patroonlijn { $line }
    }
   *[other] { $line ->
        [0] van fabriek { $source } naar de vloerlijn
       *[other] van fabriek { $source } naar patroonlijn { $line }
    }
 }
azul-falling = { $count ->
    [one] { $count } valt op de vloer
   *[other] { $count } vallen op de vloer
 }
azul-marker-falls = de startspelertegel gaat naar je vloerlijn
# A row, a column or a colour that a tile completes
azul-bonus = { $goal ->
    [rows] +{ $points } voor de complete rij aan het einde van het spel
    [colours] +{ $points } voor alle vijf tegels van de kleur aan het einde van het spel
   *[columns] +{ $points } voor de complete kolom aan het einde van het spel
 }
azul-ends = het spel eindigt met deze ronde
# All with signs. $cost: what the floor line costs more; $all: is nothing else changed?
azul-net = vloerlijn { $cost }{ $all ->
    [yes] { "" }
   *[no] , je andere patroonlijnen { $others }
 }: { $points } voor deze keuze
# where nothing falls
azul-net-others = je andere patroonlijnen { $others }: { $points } voor deze keuze
# $cost: of all that lies on the floor line then, with its sign
azul-net-spared = vloerlijn { $cost }, maar een score zakt nooit onder 0: { $points } voor deze keuze
# behind the above, where the game ends with the choice: of all that is complete, with a sign
azul-net-end = extra punten aan het einde van het spel { $points }
azul-rest = { $count ->
    [one] { $count } tegel gaat naar het midden
   *[other] { $count } tegels gaan naar het midden
 }
azul-rest-none = er blijft niets over voor het midden
# Who is scoring, and why, as a sentence of points and reason
azul-scored = { $you ->
    [yes] Jij { $why }
   *[no] { $name } { $why }
 }
azul-skip = Klik of tik ergens om dit over te slaan.

## Before a table is opened, and around it

azul-about = Pak alle tegels van één kleur en bouw een muur die meer waard is dan die van de anderen.
azul-players = 2 tot 4 spelers
azul-time = 20 min
azul-variants = gekleurde of grijze muur
azul-choose-wall = Welke muur?
azul-wall-coloured = Gekleurde muur
azul-wall-coloured-note = Elke kleur heeft in elke rij een eigen vak. Begin hiermee.
azul-wall-gray = Grijze muur
azul-wall-gray-note = Je kiest zelf de kolom; geen kleur twee keer in een rij of kolom.
azul-options = { $wall ->
    [gray] { $seats ->
        [one] { $seats } speler, grijze muur
       *[other] { $seats } spelers, grijze muur
     }
   *[coloured] { $seats ->
        [one] { $seats } speler, gekleurde muur
       *[other] { $seats } spelers, gekleurde muur
     }
 }
azul-open = Tafel voor Azul openen
# After the name of the game, in the bar
azul-where = { $wall ->
    [gray] grijze muur
   *[coloured] gekleurde muur
 } · { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
 } · ronde { $round }
# The heading of a column, only read aloud
azul-goals-what = Wat telt
# $points: for one complete row, column or colour
azul-goal = { $goal ->
    [rows] Rijen, elk { $points }
    [columns] Kolommen, elk { $points }
   *[colours] Kleuren, elk { $points }
 }
