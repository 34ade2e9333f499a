### Stellingen bewerken, en zelf invoeren wat het toeval beslist

editor-position = De stelling
editor-palette = Wat je neerlegt
editor-eraser = Weghalen
editor-marker = startspelertegel
editor-start-tile = startspelertegel
editor-more = Platen, fiches
editor-more-held = { $name }; andere platen en fiches
editor-middle = Het midden van de tafel
editor-spot = { $where }: { $what }
editor-pile = { $where }: { $count } { $what }
editor-nothing = niets
editor-no-plate = geen koepelplaat
editor-space-for = leeg, voor { $what }
editor-factory = Fabriek { $number }
editor-large = Grote fabriek
editor-sun = { $where }, zon
editor-moon = { $where }, maan
editor-chip = { $where }, bonusfiche
editor-chip-down = gedekt
editor-centre = Midden
editor-display = Aanbod van koepelplaten
editor-at-hand = Koepelplaat om te plaatsen
editor-line = Patroonlijn { $number }
editor-row = Rij { $number }
editor-column = { $where }, kolom { $column }
editor-floor = Vloerlijn
editor-broken = Gebroken tegels
editor-chips = Bonusfiches
editor-chips-unseen = Fiches die niemand heeft gezien
editor-bag = Zak
editor-lid = Deksel
editor-tower = Toren
editor-in-all = In totaal
editor-of = { $count } van { $due }
editor-score = Punten
editor-tokens = Koepelfiches over
editor-taken = Bonusfiches gepakt
editor-turn = Aan zet
editor-round = Ronde
editor-phase-of = Fase
editor-starter = Startspeler
editor-marker-of = Startspelertegel bij
editor-tile-of = Startspelertegel bij
editor-top = Achterkant boven op de stapel
editor-drawn = Getrokken plaat { $number }
editor-nobody = niemand
editor-unknown = ‘{ $text }’
editor-phase = { $phase ->
    [start] startspeler wordt geloot
    [deal] voor de verdeling
    [offer] fabrieksaanbod
    [tiling] betegelen
    [over] afgelopen
    [scoring] scoretegels worden getrokken
    [display] een koepelplaat wordt onthuld
    [back] een achterkant wordt onthuld
    [chip] een bonusfiche wordt onthuld
    [fronts] getrokken platen worden getoond
    [setup] eerste koepelplaten
    [turn] een beurt
    [stacking] opstapelen
    [drawing] koepelplaten trekken
    [keeping] een plaat houden
    [returning] platen teruggeven
    [placing] een koepelplaat plaatsen
    [paying] betalen
   *[spending] bonusfiches inzetten
 }
editor-problems-title = Problemen
editor-problems = { $count ->
    [one] { $count } probleem
   *[other] { $count } problemen
 }
editor-checking = Controleren …
editor-mend = Herstellen
editor-mend-number = Probleem { $number } herstellen
editor-not-drawn = Deze tekst is niet te tekenen. Verbeter hem of maak je wijziging ongedaan.
editor-fill = Zak vullen
editor-clear = Lege tafel
editor-back = Terug naar het bord
editor-undo = Ongedaan maken
editor-redo = Opnieuw uitvoeren
editor-enter = Wat er nu komt
editor-enter-it = Invoeren
editor-enter-nothing = Hier beslist het toeval niets.
editor-draw-rest = Loten
editor-put = { $name }, nog { $left }
editor-take = { $name } weghalen
