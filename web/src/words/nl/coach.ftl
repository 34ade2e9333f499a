### The coach: what is new, one question before a clear mistake, and each round in short

coach-name = Coach
coach-about = Ik leg uit wat nieuw is en vraag iets vóór een duidelijke fout. Jij beslist.
coach-blind = Ik leg uit wat nieuw is. In deze browser kan ik niet vooruitdenken, dus ik vraag niets.
coach-told = Al uitgelegd
coach-seen = Begrepen

## A question

coach-question = Weet je het zeker?
# $points: how many more another choice brings
coach-why-falling = Er gaan tegels verloren. Een andere keuze levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } meer op.
coach-why-points = Een andere keuze levert deze ronde { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } meer op.
coach-why-ahead = Tot het einde van het spel is een andere keuze naar schatting { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } meer waard.
# $points: so many tiles, 2 or more, are lost although another line would take them
coach-why-wasted = Er gaan { $points } tegels verloren waarvoor een andere patroonlijn plaats heeft.
# the numbers are chances to win
coach-why-chance = Een andere keuze geeft je een grotere winstkans.
coach-chosen = Jouw keuze
coach-better = In plaats daarvan
# below a suggestion that loses tiles, too
coach-better-lost = { $count ->
    [one] Ook hier gaat { $count } tegel verloren, maar wat volgt is meer waard.
   *[other] Ook hier gaan { $count } tegels verloren, maar wat volgt is meer waard.
 }
coach-again = Opnieuw kiezen
coach-anyway = Mijn keuze houden
# what the choice at hand is about was read
coach-on = Doorgaan
coach-less = Minder vragen

## After a round

coach-round = Ronde { $round } in het kort
# $points: what the round brought, with what it cost taken off; may be negative
coach-sum = { $points ->
    [one] Ze leverde je in totaal { $points } punt op.
   *[other] Ze leverde je in totaal { $points } punten op.
 }
coach-well = Ging goed:
# below what went well: where its tile lies
coach-at = De tegel ligt in rij { $row }, kolom { $column }.
coach-cost = Kostte het meest:
# below tiles that were lost, for no line had room for them
coach-count = Tel voordat je pakt de vrije vakjes van een patroonlijn.
coach-spared = Je score zakt nooit onder 0, dus niet alles ging eraf.
# where nothing stands out: what filled up; $count: lines
coach-placed = { $count ->
    [one] Eén complete lijn legde een tegel.
   *[other] { $count } complete lijnen legden elk een tegel.
 }
coach-no-cost = Er ging niets verloren.
# below the lines whose colour found no space
coach-unplaced = Kijk voordat je pakt of er naast de patroonlijn een vrij vak van die kleur is.

## Kinds of decisions, each explained once: its name, and what is at stake

coach-kind-azul-aim = Waar het om gaat
coach-says-azul-aim = Wie de meeste punten heeft, wint. Tegels op je muur leveren ze op, en naast elkaar meer. Het spel eindigt met de ronde waarin iemand een rij van vijf compleet maakt.
coach-kind-azul-take = Tegels pakken
coach-says-azul-take = Kies een kleur op een fabriek: je pakt al die tegels, de rest gaat naar het midden. Kies dan een patroonlijn met plaats: een complete lijn brengt een tegel naar je muur, en dat levert punten op; wat niet past, valt op de vloer en kost punten.
coach-kind-azul-bonus = Extra punten aan het einde
coach-says-azul-bonus = Aan het einde van het spel levert elke complete rij nog 2 punten op, elke complete kolom 7, en alle vijf tegels van een kleur 10. Kies een kolom of een kleur om naartoe te werken.
coach-kind-azul-lines = Begonnen patroonlijnen
coach-says-azul-lines = Een patroonlijn neemt alleen de kleur die er al ligt, en geen kleur die al in haar rij van de muur ligt. Aan het einde van de ronde gaat, van boven naar beneden, van elke complete lijn één tegel naar de muur en de rest in het deksel; de andere lijnen wachten. Maak af wat je begon.
coach-kind-azul-marker = Het midden en de startspelertegel
coach-says-azul-marker = Wie het eerst uit het midden pakt, krijgt ook de startspelertegel. Die komt op het volgende vakje van de vloerlijn: −1, of tot −3 als er al tegels liggen. Daarvoor begint die speler de volgende ronde.
coach-kind-azul-floor = De vloerlijn
coach-says-azul-floor = Wat valt kost steeds meer: 1, 1, 2, 2, 2, 3, 3. Tel de vrije vakjes voordat je pakt. Je score zakt nooit onder 0.
coach-kind-azul-wall = Buren op de muur
coach-says-azul-wall = Een tegel scoort voor elke tegel van de rij waarbij hij komt, zichzelf inbegrepen, en nog eens voor de kolom: de derde in een rij levert 3 op. Alleen levert hij 1 op. Kies patroonlijnen die naast andere tegels uitkomen.
coach-kind-azul-ending = Het spel beëindigen
coach-says-azul-ending = Een complete rij van vijf beëindigt het spel aan het einde van die ronde. Sta je voor? Maak het dan af. Zo niet, dan leveren kolommen (7) en kleuren (10) misschien nog meer op.
coach-kind-azul-stock = De zak en het deksel
coach-says-azul-stock = De fabrieken worden aangevuld uit de zak. Kijk in de zak: daar staat hoe groot de kans is dat een kleur als volgende getrokken wordt. Gebruikte tegels liggen in het deksel; is de zak leeg, dan gaan ze daarin terug.
coach-kind-azul-tiling = Een vak van de grijze muur
coach-says-azul-tiling = Kies waar de tegel in zijn rij komt. Elke kleur maar één keer per rij en per kolom. Het getal toont wat hij daar scoort.
coach-kind-duel-aim = Waar het om gaat
coach-says-duel-aim = Je bouwt een koepel: eerst platen, daarop tegels. Tegels leveren punten op, en naast elkaar meer. Na vijf rondes tellen ook de scoretegels, en wie de meeste punten heeft, wint.
coach-kind-duel-plate = Je eerste koepelplaat
coach-says-duel-plate = Een koepelplaat is een deel van je koepel met vier vakken voor tegels. Pak er een en plaats hem voorgoed. Zijn kleuren bepalen welke tegels je kunt gebruiken. Een meerkleurig vak neemt elke kleur; een zwaluw wordt vanzelf gevuld als de drie andere vol zijn.
coach-kind-duel-sun = Tegels van een zon
coach-says-duel-sun = Kies een kleur op één zon: je pakt ze allemaal. Kies dan een patroonlijn. Lijn 3 hoort bij rij 3 van je koepel: is daar een vak van die kleur?
coach-kind-duel-bonus = Wat aan het einde telt
# a list of what the scoring tiles count follows
coach-says-duel-bonus = Na ronde 5 leveren de scoretegels van deze tafel punten op. Kies platen en vakken met deze tegels in gedachten:
coach-kind-duel-moon = De manen
coach-says-duel-moon = Kies een kleur: je krijgt elke bovenste tegel ervan, van alle vijf de manen. De eerste van de grote maan krijgt de startspelertegel: −2, en de volgende start.
coach-kind-duel-lines = Het einde van de ronde
coach-says-duel-lines = De ronde eindigt als er geen tegels en bonusfiches meer op de fabrieken liggen en jullie allebei je koepelfiches hebben gebruikt. Elke complete patroonlijn legt dan één tegel op de koepel; de andere gaan naar de toren. Incomplete lijnen wachten op de volgende ronde, tenzij hun rij die kleur nooit meer kan krijgen: dan breken de tegels.
coach-kind-duel-last = De laatste ronde
coach-says-duel-last = Ronde 5 is de laatste. Er komen geen platen meer bij, en een patroonlijn die aan het einde incompleet is, levert niets op. Daarna tellen de scoretegels.
coach-kind-duel-tokens = Platen kosten een koepelfiche
coach-says-duel-tokens = In ronde 1 tot en met 4 heb je telkens twee koepelfiches en moet je ze allebei gebruiken. Elk levert een plaat op: uit het aanbod gratis, van de stapel voor 1 punt per plaat. Goede platen zijn snel weg.
coach-kind-duel-chip = Bonusfiches
coach-says-duel-chip = Een vrij bonusfiche pakken is een beurt, twee per ronde. Twee van een kleur, of drie willekeurige, vervangen een ontbrekende tegel.
coach-kind-duel-broken = Gebroken tegels
coach-says-duel-broken = Tegels die niet passen breken: samen 1, 3, 6, 10 punten. De eerste is goedkoop, de vierde niet. Je score zakt nooit onder 0.
coach-kind-duel-stacking = De rest opstapelen
coach-says-duel-stacking = Jij kiest wat bovenop ligt: alleen dat kan hierna gepakt worden. Verstop wat de ander nodig heeft.
coach-kind-duel-drawing = Platen trekken
coach-says-duel-drawing = Elke plaat van de stapel kost 1 punt, en je ziet de voorkanten pas als je stopt. Je houdt er één.
coach-kind-duel-keeping = Een plaat houden
coach-says-duel-keeping = Houd de plaat waarvan de kleuren bij je lijnen passen. De andere gaan onder de stapel.
coach-kind-duel-returning = Platen onder de stapel
coach-says-duel-returning = Jij kiest de volgorde. Alleen jij weet wat daar ligt.
coach-kind-duel-placing = Een plaat plaatsen
coach-says-duel-placing = Plaats hem op een leeg koepelvak, gedraaid zoals je wilt: daar blijft hij. Op sommige platen staat een zwaluw: een speciaal vak dat je niet zelf kunt vullen. Zijn de drie andere vakken gevuld, dan komt daar een speciale tegel, die zijn rij scoort: 6 in rij 6.
coach-kind-duel-paying = Betalen met bonusfiches
coach-says-duel-paying = Fiches kunnen nu een patroonlijn compleet maken: twee van de kleur of drie willekeurige per ontbrekende tegel. Daarna zijn ze weg.
coach-kind-duel-tiling = Een vak van de koepel
coach-says-duel-tiling = Er passen meer vakken. Een tegel scoort voor de rij en de kolom waarbij hij komt, ook over platen heen. Een meerkleurig vak neemt één keer elke kleur.
