### Playing Azul Duel

## Words inside other messages

# The colour before tegel, tegels or fiches
duel-colour = { $colour ->
    [blue] blauwe
    [yellow] gele
    [red] rode
    [black] zwarte
   *[teal] turquoise
 }

## The market

duel-factories = Fabrieken, koepelplaten en zak
duel-factory = Fabriek { $factory }
duel-large-factory = De grote fabriek
# $factory is 1 to 4, or L for the large one
duel-pick-sun = { $count ->
    [one] { $count } { duel-colour } tegel
   *[other] { $count } { duel-colour } tegels
 }, { $factory ->
    [L] zon van de grote fabriek
   *[other] zon van fabriek { $factory }
 }
duel-pick-moon = { duel-colour } tegel, de bovenste op de maan van fabriek { $factory }
duel-pick-large-moon = { $count ->
    [one] { $count } { duel-colour } tegel, maan van de grote fabriek
   *[other] { $count } { duel-colour } tegels, maan van de grote fabriek
 }
duel-start-tile-here = Hier ligt de startspelertegel: wie als eerste een tegel van deze maan pakt, krijgt die erbij.
# $first and $second are colours; $second is none where half of the chip is blank
duel-chip = { $second ->
    [none] Bonusfiche, { $first }
   *[other] Bonusfiche, { $first } en { $second }
 }
duel-take-chip = { $second ->
    [none] Bonusfiche van fabriek { $factory }, { $first }
   *[other] Bonusfiche van fabriek { $factory }, { $first } en { $second }
 }
duel-plates = Koepelplaten
duel-display = Aanbod van koepelplaten
# above the stack of plates
duel-stack = { $count ->
    [0] Stapel: leeg
   *[other] Stapel: nog { $count }
 }
# $plate is the sentence of duel-plate
duel-take-plate = Koepelplaat { $place } van het aanbod: { $plate }
# the four spaces of a plate, in reading order: what each takes
duel-plate = { $a }, { $b }; eronder { $c }, { $d }
duel-kind = { $kind ->
    [special] speciaal
    [joker] meerkleurig
    [blue] blauw
    [yellow] geel
    [red] rood
    [black] zwart
   *[teal] turquoise
 }
# $back is the back of the plate on top: special, joker, or none if it is not known
duel-draw = { $back ->
    [special] Van de stapel trekken: nog { $count }, de bovenste is een speciale plaat
    [joker] Van de stapel trekken: nog { $count }, de bovenste is een jokerplaat
   *[none] Van de stapel trekken: nog { $count }
 }
duel-stack-next = { $back ->
    [special] speciaal
    [joker] joker
   *[none] …
 }
duel-stack-price = { $points ->
    [one] elk { $points } punt
   *[other] elk { $points } punten
 }
duel-stock = Zak en toren
duel-bag = Zak
duel-tower = Toren
duel-all = Totaal
duel-odds = volgende

## Boards

# $name is a player
duel-board = Spelersbord van { $name }
duel-show-board = { $name }, { $score ->
    [one] { $score } punt
   *[other] { $score } punten
 }: spelersbord tonen
duel-started = begon deze ronde
duel-lines = Patroonlijnen
# $state is legal, preview, illegal, or none while nothing is being chosen
duel-line = { $state ->
    [illegal] Patroonlijn { $line }, { duel-filled }; ongeldig
    [none] Patroonlijn { $line }, { duel-filled }
   *[legal] Patroonlijn { $line }, { duel-filled }; geldig, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
     }
 }
# part of duel-line; $colour is none where the line is empty
duel-filled = { $colour ->
    [none] leeg
   *[other] { $filled ->
        [one] { $filled } van { $line }: { duel-colour } tegel
       *[other] { $filled } van { $line }: { duel-colour } tegels
     }
 }
duel-dome = Koepel
# $takes: what the space is for, none without a plate; $tile: what lies there
duel-space = { $tile ->
    [none] { $takes ->
        [none] Rij { $row }, kolom { $column }: geen koepelplaat
       *[other] Rij { $row }, kolom { $column }: leeg, voor { $takes ->
            [special] de speciale tegel
            [joker] elke kleur
            [blue] blauw
            [yellow] geel
            [red] rood
            [black] zwart
           *[teal] turquoise
         }
     }
    [special] Rij { $row }, kolom { $column }: speciale tegel
    [blue] Rij { $row }, kolom { $column }: blauw
    [yellow] Rij { $row }, kolom { $column }: geel
    [red] Rij { $row }, kolom { $column }: rood
    [black] Rij { $row }, kolom { $column }: zwart
   *[teal] Rij { $row }, kolom { $column }: turquoise
 }
# a space that may be chosen; $points has its sign: +3
duel-tile-here = { $takes ->
    [joker] Rij { $row }, kolom { $column }, meerkleurig: { $points }
   *[other] Rij { $row }, kolom { $column }: { $points }
 }
# $turns: quarter turns clockwise, 0 to 3
duel-cell = { $turns ->
    [0] De plaat op het koepelvak in rij { $row }, kolom { $column } plaatsen
    [one] De plaat op het koepelvak in rij { $row }, kolom { $column } plaatsen, na { $turns } kwartslag
   *[other] De plaat op het koepelvak in rij { $row }, kolom { $column } plaatsen, na { $turns } kwartslagen
 }
duel-turn-plate = Plaat draaien
# a tooltip
duel-turn-key = Plaat draaien (R)
# $state is legal while tiles are chosen that may be broken
duel-broken = { $state ->
    [legal] De tegels breken; tot nu toe { $count } gebroken
   *[none] { $count ->
        [one] { $count } gebroken tegel
       *[other] { $count } gebroken tegels
     }
 }
duel-start-tile-held = heeft de startspelertegel
duel-tokens-title = Platen
duel-tokens = { $count ->
    [one] Deze ronde nog { $count } koepelplaat te pakken
   *[other] Deze ronde nog { $count } koepelplaten te pakken
 }
duel-chips-title = Bonusfiches
duel-chips = { $count ->
    [one] { $count } bonusfiche
   *[other] { $count } bonusfiches
 }

## Choosing

duel-choose-line = { $count ->
    [one] { $count } { duel-colour } tegel gekozen: kies er een patroonlijn voor, of laat hem breken.
   *[other] { $count } { duel-colour } tegels gekozen: kies er een patroonlijn voor, of laat ze breken.
 }
# on a button, beside the numbers of lines: tiles are broken
duel-break = Breken
duel-pick-break = Breken: { $points }
# $worth is what it brings (+5) or how full the line gets (3/5)
duel-pick-line = { $state ->
    [illegal] Patroonlijn { $line }: ongeldig
   *[legal] Patroonlijn { $line }: { $worth }
 }
# $reasons are sentences of the server with their points
duel-forecast = Bij het betegelen van de koepel: { $reasons }.
duel-at-once = { $reasons }.
# chips that a payment takes in all, where that is more than the choice says
duel-spent = In totaal zet je { $count } bonusfiches in, want voor de rest is er geen keuze.
duel-preview-plate = Je pakt deze koepelplaat en plaatst die daarna op je koepel.
duel-ask-turn = { $what ->
    [tiles] Pak tegels.
    [chip] Pak een bonusfiche.
    [plate] Pak een koepelplaat.
    [tiles-chip] Pak tegels of een bonusfiche.
    [tiles-plate] Pak tegels of een koepelplaat.
    [chip-plate] Pak een bonusfiche of een koepelplaat.
   *[all] Pak tegels, een bonusfiche of een koepelplaat.
 }
duel-ask-cell = Kies een koepelvak voor de plaat; je mag hem draaien.
duel-ask-stacked = De volgorde staat vast: de laatste tegel ligt bovenop.
duel-preview-place = De plaat komt op het koepelvak in rij { $row }, kolom { $column }.
duel-waiting = Wachten op { $player }.
duel-chance = De tafel wordt klaargezet.
duel-scored = { $you ->
    [yes] Jij: { $why }
   *[no] { $player }: { $why }
 }
duel-rest = Tegels om op te stapelen, de onderste eerst
duel-stack-tile = Leg de { duel-colour } tegel als volgende op de stapel
duel-hand = Getrokken koepelplaten
duel-kept = Gehouden
# $plate is none where only the back is to be seen; $phase is keeping or returning
duel-drawn = { $plate ->
    [none] { $back ->
        [special] Plaat { $place }, gedekt, speciaal
       *[joker] Plaat { $place }, gedekt, joker
     }
   *[other] { $phase ->
        [returning] Plaat { $place } onder de stapel leggen: { $plate }
       *[keeping] Plaat { $place } houden: { $plate }
     }
 }
duel-chips-to-spend = Bonusfiches om in te zetten
# a button on a shared device: only the player in turn should look
duel-show-to-me = Aan mij tonen
# buttons: draw one more plate, or look at those drawn; pay for a missing tile with so many chips
duel-option = { $option ->
    [draw] Nog een, −1
    [stop] Stop en kijk
    [pay-0] Geen fiches
    [pay-2] 2 { duel-colour } fiches
   *[pay-3] 3 willekeurige
 }

## Scoring tiles

duel-goals = Scoretegels
duel-side = { $side ->
    [rows] Rijen
    [columns] Kolommen
    [diagonals] Diagonalen
    [jokers] Meerkleurige vakken
    [five-colours] Vijf kleuren
    [border] Rand
    [corners] Hoeken
   *[empty-specials] Lege speciale vakken
 }
# short: stands in a narrow column beside a picture
duel-side-counts = { $side ->
    [rows] 3 per complete rij
    [columns] 7 per complete kolom
    [diagonals] 10 per complete diagonaal
    [jokers] 2 per meerkleurig vak, als ze allemaal gevuld zijn
    [five-colours] 4 per rij met vijf kleuren
    [border] 1 per tegel op de rand
    [corners] gevulde hoekplaten: boven 3, onder 8
   *[empty-specials] −3 per leeg speciaal vak
 }
# for a screen reader
duel-goal = { $name }: nu { $now }, mogelijk { $possible }
duel-goal-now = { $now }
duel-goal-possible = van { $possible }

## Before a table is opened, and around it

duel-where = ronde { $round } van { $rounds }
