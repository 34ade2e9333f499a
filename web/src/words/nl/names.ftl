### What things on the table are called, and what they do: the name, then a sentence

names-rule = Lees de regel
names-score = Score
names-score-says = Na de pijl: wat het zou zijn als de ronde nu eindigde.
names-clock = Klok
names-clock-says = Tijd die over is voor alle beurten. Hij loopt terwijl je denkt.

## Azul

names-x-colour = { $colour ->
    [blue] Blauwe
    [yellow] Gele
    [red] Rode
    [black] Zwarte
   *[teal] Turquoise
 }
names-azul-tile-factory = { names-x-colour } tegel
names-azul-tile-factory-says = Je pakt alle tegels van deze kleur; de andere gaan naar het midden.
names-azul-tile-centre = { names-x-colour } tegels in het midden
names-azul-tile-centre-says = Je pakt hier alle tegels van deze kleur.
names-azul-marker = Startspelertegel
names-azul-marker-says = Wie het eerst uit het midden pakt, krijgt hem: −1, en de volgende start.
names-azul-factory = Fabriek
names-azul-factory-says = Hier liggen vier tegels. Pak één kleur; de rest gaat naar het midden.
names-azul-centre = Midden
names-azul-centre-says = Wat anderen overlieten. Je pakt alle tegels van één kleur.
names-azul-line = Patroonlijn { $line }
names-azul-line-says = { $line ->
    [one] Plaats voor { $line } tegel. Is ze compleet, dan gaat de tegel naar de muur.
   *[other] Plaats voor { $line } tegels van één kleur. Is ze compleet, dan gaat er één naar de muur.
 }
names-azul-wall = Muur: rij { $row }, kolom { $column }
names-azul-wall-says = Een tegel scoort hier voor de rij en de kolom waarbij hij komt.
names-azul-floor = Vloerlijn, vakje { $space }
names-azul-floor-says = Een tegel kost hier { $cost }. De volle lijn kost { $full }.
names-azul-floor-sum = Kosten van de vloerlijn
names-azul-floor-sum-says = Gaat aan het einde van de ronde van je score af.
names-azul-out = Wat patroonlijn { $line } oplevert
names-azul-out-says = Punten aan het einde van de ronde, of hoe vol de lijn is.
names-azul-bag = Zak
names-azul-bag-says = Tegels van elke kleur die nog getrokken kunnen worden.
names-azul-odds = Volgende tegel
names-azul-odds-says = Hoe groot de kans is dat een kleur getrokken wordt.
names-azul-lid = Deksel
names-azul-lid-says = Gebruikte tegels. Is de zak leeg, dan gaan ze erin terug.
names-azul-goal = { $goal ->
    [rows] Complete rijen
    [columns] Complete kolommen
   *[colours] Complete kleuren
 }
names-azul-goal-says = Elk ervan levert aan het einde { $points } punten op.

## Azul Duel

names-duel-sun-tile = Tegel op een zon
names-duel-sun-tile-says = Je pakt hier alle tegels van die kleur en stapelt de andere op de maan.
names-duel-moon-tile = Bovenste tegel van een maan
names-duel-moon-tile-says = Je pakt alle bovenste tegels van die kleur, van alle vijf de manen.
names-duel-under = Tegel in een stapel
names-duel-under-says = Je kunt hem pakken als hij bovenop ligt.
names-duel-start-tile = Startspelertegel
names-duel-start-tile-says = Wie het eerst van de grote maan pakt, krijgt hem: −2, en de volgende start.
names-duel-chip-down = Gedekt bonusfiche
names-duel-chip-down-says = Het wordt onthuld als de laatste tegel de fabriek verlaat.
names-duel-chip = Bonusfiche
names-duel-chip-says = Het pakken is je beurt. Fiches betalen voor tegels die in een patroonlijn ontbreken.
names-duel-moon = Maan
names-duel-moon-says = Wat van de zon overbleef. Alleen bovenste tegels kun je pakken.
names-duel-sun = Zon
names-duel-sun-says = Pak alle tegels van één kleur. De rest gaat naar de maan.
names-duel-factory = Fabriek
names-duel-factory-says = Een zon met nieuwe tegels en een maan voor wat overblijft.
names-duel-plate = Koepelplaat
names-duel-plate-says = Pak hem met een koepelfiche en plaats hem voorgoed op je koepel.
names-duel-stack = Stapel koepelplaten
names-duel-stack-says = Elke plaat die je trekt kost 1 punt. Je houdt er één.
names-duel-line = Patroonlijn { $line }
names-duel-line-says = { $line ->
    [one] Plaats voor { $line } tegel. Is ze compleet, dan gaat de tegel naar rij { $line } van de koepel.
   *[other] Plaats voor { $line } tegels van één kleur. Is ze compleet, dan gaat er één naar rij { $line } van de koepel.
 }
names-duel-special = Speciaal vak, rij { $row }
names-duel-special-says = Vult zich vanzelf als de plaat verder vol is: { $points } { $points ->
    [one] punt
   *[other] punten
 }.
names-duel-joker = Meerkleurig vak, rij { $row }
names-duel-joker-says = Neemt één keer een tegel van een willekeurige kleur.
names-duel-space = Vak van de koepel, rij { $row }
names-duel-space-says = Een tegel scoort hier voor de rij en de kolom waarbij hij komt.
names-duel-cell = Koepelvak
names-duel-cell-says = Plaats voor een koepelplaat. Een plaat die ligt, blijft liggen.
names-duel-broken = Gebroken tegels, vakje { $space }
names-duel-broken-says = Tot hier gevuld kosten ze samen { $cost }.
names-duel-start-place = Plaats van de startspelertegel
names-duel-start-place-says = Wie hem heeft, verliest 2 en begint de volgende ronde.
names-duel-tokens = Koepelfiches
names-duel-tokens-says = Elk betaalt één koepelplaat. Gebruik beide in elke ronde, behalve de laatste.
names-duel-chips = Je bonusfiches
names-duel-chips-says = Twee van de kleur van de lijn, of drie willekeurige, vervangen een tegel.
names-duel-out = Wat patroonlijn { $line } oplevert
names-duel-out-says = Punten aan het einde van de ronde, of hoe vol de lijn is.
names-duel-bag = Zak
names-duel-bag-says = Tegels van elke kleur die nog getrokken kunnen worden.
names-duel-odds = Volgende tegel
names-duel-odds-says = Hoe groot de kans is dat een kleur getrokken wordt.
names-duel-tower = Toren
names-duel-tower-says = Gebruikte tegels. Is de zak leeg, dan gaan ze erin terug.
names-duel-scoring = Scoretegel
names-duel-scoring-says = Telt aan het einde van het spel: je punten nu, en het hoogst mogelijke.
