# Dutch. What each id means, and how to write a catalogue, is told in CONTRIBUTING.md.

x-colour = { $colour ->
    [blue] blauw
    [yellow] geel
    [red] rood
    [black] zwart
    [teal] turquoise
   *[other] { $colour }
 }
# The colour before tegel or tegels.
x-coloured = { $colour ->
    [blue] blauwe
    [yellow] gele
    [red] rode
    [black] zwarte
    [teal] turquoise
   *[other] { $colour }
 }
x-tiles = { $count } { x-coloured } { $count ->
    [one] tegel
   *[other] tegels
 }
x-points = { $points } { $points ->
    [one] punt
   *[other] punten
 }
x-seconds = { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
 }
x-level = { $level ->
    [beginner] beginner
    [casual] recreant
    [apprentice] leerling
    [skilled] gevorderd
    [strong] sterk
    [expert] expert
    [master] meester
    [grandmaster] grootmeester
    [champion] kampioen
    [legend] legende
    [random] willekeurig
    [greedy] gretig
    [shaped] vooruitziend
   *[other] { $level }
 }
x-positions = { $nodes ->
    [one] { $nodes } stelling
   *[other] { $nodes } stellingen
 }

## Refusals: what is so, and the rule

refusal-no-such-seat = Deze tafel heeft geen plaats { $seat } ({ $rule }).
refusal-no-such-factory = Deze tafel heeft geen fabriek { $factory } ({ $rule }).
refusal-no-such-line = Er is geen patroonlijn { $line } ({ $rule }).
refusal-no-such-column = Er is geen kolom { $column } ({ $rule }).
refusal-not-in-centre = In het midden ligt geen { x-coloured } tegel ({ $rule }).
refusal-not-on-factory = Op fabriek { $factory } ligt geen { x-coloured } tegel ({ $rule }).
refusal-line-other-colour = In patroonlijn { $line } ligt al { x-colour } ({ $rule }).
refusal-row-has-colour = In rij { $row } van je muur ligt al { x-colour } ({ $rule }).
refusal-line-complete = Patroonlijn { $line } is al compleet ({ $rule }).
refusal-other-line-first = Eerst is de tegel van patroonlijn { $line } aan de beurt ({ $rule }).
refusal-space-taken = Rij { $row }, kolom { $column } is al gevuld ({ $rule }).
refusal-column-has-colour = In kolom { $column } van je muur ligt al { x-colour } ({ $rule }).
refusal-deal-factories = Er worden { $count } fabrieken gevuld ({ $rule }).
refusal-deal-count = { $count ->
    [one] Fabriek { $factory } krijgt { $count } tegel ({ $rule }).
   *[other] Fabriek { $factory } krijgt { $count } tegels ({ $rule }).
 }
refusal-deal-bag = De tegels van fabriek { $factory } kunnen niet zo uit de zak gekomen zijn ({ $rule }).
refusal-wait-start = Er is nog geen startspeler geloot ({ $rule }).
refusal-wait-deal = De fabrieken zijn nog niet gevuld ({ $rule }).
refusal-wait-take = Wie aan de beurt is, pakt nu tegels ({ $rule }).
refusal-wait-tile = Wie aan de beurt is, kiest nu een vak op de muur ({ $rule }).
refusal-over = Het potje is afgelopen ({ $rule }).
refusal-deal-small = De grote fabriek en { $count } kleine fabrieken worden gevuld ({ $rule }).
refusal-deal-large-count = { $count ->
    [one] De grote fabriek krijgt { $count } tegel ({ $rule }).
   *[other] De grote fabriek krijgt { $count } tegels ({ $rule }).
 }
refusal-deal-large = De tegels van de grote fabriek kunnen niet zo uit de zak gekomen zijn ({ $rule }).
refusal-plate-decided = Een teruggelegde koepelplaat kan nu geen andere zijn ({ $rule }).
refusal-plate-seen = Koepelplaat { $plate } hoort niet bij de platen die nog niemand gezien heeft ({ $rule }).
refusal-plate-back = Koepelplaat { $plate } heeft de andere achterkant ({ $rule }).
refusal-back = Geen enkele nog ongeziene koepelplaat heeft achterkant { $back } ({ $rule }).
refusal-other-chip-first = Eerst wordt het bonusfiche van fabriek { $factory } onthuld ({ $rule }).
refusal-chip-seen = Beide bonusfiches { $chip } zijn al onthuld ({ $rule }).
option-side = { $side ->
    [rows] rijen
    [five-colours] vijf kleuren
    [columns] kolommen
    [border] rand
    [diagonals] diagonalen
    [corners] hoeken
    [jokers] meerkleurige vakken
    [empty-specials] lege speciale vakken
   *[other] { $side }
 }
refusal-scoring-number = Je speelt met 3 of 4 scoretegels, niet met deze: { $sides } ({ $rule }).
refusal-scoring-side = Hier staat een zijde die geen enkele scoretegel heeft: { $sides } ({ $rule }).
refusal-scoring-both-sides = Een scoretegel kan niet beide zijden tegelijk tonen: { $sides } ({ $rule }).
refusal-scoring-twice = Een scoretegel kan niet twee keer meedoen: { $sides } ({ $rule }).
refusal-scoring-count = Er worden { $count } scoretegels getrokken ({ $rule }).
refusal-no-plates-left = In ronde { $round } zijn er geen koepelplaten te pakken ({ $rule }).
refusal-tokens-used = Je hebt deze ronde beide koepelfiches al gebruikt ({ $rule }).
refusal-not-in-display = In het aanbod ligt geen koepelplaat { $place } ({ $rule }).
refusal-stack-empty = De stapel koepelplaten is leeg ({ $rule }).
refusal-no-point = Met 0 punten mag je alleen trekken als het aanbod leeg is ({ $rule }).
refusal-no-point-left = Je hebt geen punt meer om nog een koepelplaat mee te betalen ({ $rule }).
refusal-fronts-count = { $count ->
    [one] Er is { $count } koepelplaat getrokken ({ $rule }).
   *[other] Er zijn { $count } koepelplaten getrokken ({ $rule }).
 }
refusal-not-in-hand = Je hebt geen koepelplaat { $place } in je hand ({ $rule }).
refusal-no-such-cell = In rij { $row }, kolom { $column } is geen koepelvak, of zo kun je de plaat niet draaien ({ $rule }).
refusal-cell-taken = Op het koepelvak in rij { $row }, kolom { $column } ligt al een plaat ({ $rule }).
refusal-not-on-sun = Op de zon van fabriek { $factory } ligt geen { x-coloured } tegel ({ $rule }).
refusal-not-on-large-sun = Op de zon van de grote fabriek ligt geen { x-coloured } tegel ({ $rule }).
refusal-not-on-moons = Op geen enkele maan ligt een { x-coloured } tegel bovenop ({ $rule }).
refusal-chip-not-revealed = Op fabriek { $factory } ligt geen onthuld bonusfiche ({ $rule }).
refusal-chip-limit = { $count ->
    [one] Je hebt deze ronde al { $count } bonusfiche gepakt ({ $rule }).
   *[other] Je hebt deze ronde al { $count } bonusfiches gepakt ({ $rule }).
 }
refusal-chips-begun = Patroonlijn { $line } is deels betaald en moet nu compleet worden ({ $rule }).
refusal-chips-count = Een ontbrekende tegel kost 2 bonusfiches in de kleur van de patroonlijn of 3 willekeurige, geen { $count } ({ $rule }).
refusal-chips-short = Betaal je deze tegel met { $count } bonusfiches, dan is je voorraad te klein om patroonlijn { $line } compleet te maken ({ $rule }).
refusal-no-such-chip = Je hebt geen bonusfiche { $chip } ({ $rule }).
refusal-chip-colour = Op bonusfiche { $chip } staat geen { x-colour } ({ $rule }).
refusal-space-special = In rij { $row }, kolom { $column } past alleen een speciale tegel ({ $rule }).
refusal-space-colour = In rij { $row }, kolom { $column } past geen { x-colour } ({ $rule }).
refusal-wait-scoring = De scoretegels zijn nog niet getrokken ({ $rule }).
refusal-wait-display = Het aanbod is nog niet aangevuld ({ $rule }).
refusal-wait-back = De achterkant van de bovenste plaat van de stapel is nog niet te zien ({ $rule }).
refusal-wait-setup = Wie aan de beurt is, pakt nu een eerste koepelplaat uit het aanbod ({ $rule }).
refusal-wait-chip = Eerst moet er een bonusfiche onthuld worden ({ $rule }).
refusal-wait-turn = Wie aan de beurt is, pakt nu een koepelplaat, tegels of een bonusfiche ({ $rule }).
refusal-wait-stack = Wie aan de beurt is, stapelt nu de overgebleven tegels op de maan van de fabriek ({ $rule }).
refusal-wait-draw = Wie aan de beurt is, trekt nu nog een koepelplaat of stopt ({ $rule }).
refusal-wait-fronts = Eerst worden de getrokken koepelplaten bekeken ({ $rule }).
refusal-wait-keep = Wie aan de beurt is, kiest nu welke getrokken koepelplaat blijft ({ $rule }).
refusal-wait-return = Wie aan de beurt is, legt nu de andere koepelplaten onder de stapel terug ({ $rule }).
refusal-wait-place = Wie aan de beurt is, plaatst nu een koepelplaat ({ $rule }).
refusal-wait-pay = Wie aan de beurt is, beslist nu of er bonusfiches voor een patroonlijn worden ingezet ({ $rule }).
refusal-wait-spend = Wie aan de beurt is, kiest nu een bonusfiche om in te zetten ({ $rule }).
refusal-wait-space = Wie aan de beurt is, kiest nu een vak in de koepel ({ $rule }).

## Problems of a set-up

problem-boards = { $count ->
    [one] Er is { $count } spelersbord voor { $seats } plaatsen ({ $rule }).
   *[other] Er zijn { $count } spelersborden voor { $seats } plaatsen ({ $rule }).
 }
problem-factories = { $count ->
    [one] Er is { $count } fabriek, geen { $due } ({ $rule }).
   *[other] Er zijn { $count } fabrieken, geen { $due } ({ $rule }).
 }
problem-round = Er is geen ronde { $round } ({ $rule }).
problem-seat = Er zijn { $seats } plaatsen; plaats { $seat } is er niet bij ({ $rule }).
problem-score = Plaats { $seat } heeft { $score } punten; een score is nooit lager dan 0 ({ $rule }).
problem-line-mixed = Plaats { $seat }: in patroonlijn { $line } ligt meer dan één kleur ({ $rule }).
problem-line-long = Plaats { $seat }: in patroonlijn { $line } liggen { $count } tegels ({ $rule }).
problem-line-on-wall = Plaats { $seat }: in patroonlijn { $line } ligt { x-colour }, dat al in die rij van de muur ligt ({ $rule }).
problem-floor-long = Plaats { $seat }: op de vloerlijn liggen { $count } tegels ({ $rule }).
problem-row-twice = Plaats { $seat }: in rij { $row } van de muur ligt twee keer { x-colour } ({ $rule }).
problem-column-twice = Plaats { $seat }: in kolom { $column } van de muur ligt twee keer { x-colour } ({ $rule }).
problem-wall-colour = Plaats { $seat }: rij { $row }, kolom { $column } van de muur is geen { x-colour } vak ({ $rule }).
problem-factory-full = Op fabriek { $factory } liggen { $count } tegels ({ $rule }).
problem-factory-short = { $count ->
    [one] Op fabriek { $factory } ligt { $count } tegel, maar de zak is niet leeg ({ $rule }).
   *[other] Op fabriek { $factory } liggen { $count } tegels, maar de zak is niet leeg ({ $rule }).
 }
problem-begun = Er is al gespeeld voordat de fabrieken voor het eerst gevuld zijn ({ $rule }).
problem-tiles = { $count ->
    [one] Er is in totaal { x-tiles } ({ $rule }).
   *[other] Er zijn in totaal { x-tiles } ({ $rule }).
 }
problem-marker = Plaats { $seat } heeft een startspelertegel die daar niet hoort ({ $rule }).
problem-marker-missing = Plaats { $seat } heeft de startspelertegel gepakt, maar die ligt niet op de vloerlijn ({ $rule }).
problem-marker-back = De startspelertegel ligt al in het midden voordat de fabrieken gevuld zijn ({ $rule }).
problem-turn = De plaats die aan de beurt is, past niet bij de fase ({ $rule }).
problem-start = De startspeler past niet bij de fase ({ $rule }).
problem-offer-empty = Er valt niets te pakken ({ $rule }).
problem-offer-left = Er zijn nog tegels te pakken ({ $rule }).
problem-not-over = Er is niets waardoor het potje afgelopen kan zijn ({ $rule }).
problem-over = Het potje had al afgelopen moeten zijn ({ $rule }).
problem-no-choice = Plaats { $seat } heeft geen vak om te kiezen ({ $rule }).
problem-no-decision = Plaats { $seat } heeft zo’n keuze nu niet ({ $rule }).
problem-line-waiting = Plaats { $seat }: patroonlijn { $line } is compleet en had al verwerkt moeten zijn ({ $rule }).
problem-floor-waiting = Plaats { $seat }: de vloerlijn had al verrekend moeten zijn ({ $rule }).
problem-scoring-phase = De scoretegels passen niet bij de fase ({ $rule }).
problem-broken-long = Plaats { $seat } heeft { $count } gebroken tegels ({ $rule }).
problem-special = Plaats { $seat }, koepelplaat in rij { $row }, kolom { $column }: de speciale tegel klopt niet met de andere vakken ({ $rule }).
problem-sun-and-moon = Op fabriek { $factory } liggen tegels op zon én maan ({ $rule }).
problem-chip-early = Op fabriek { $factory } liggen tegels, maar geen gedekt bonusfiche ({ $rule }).
problem-large-full = Op de grote fabriek liggen te veel tegels ({ $rule }).
problem-large-sun-and-moon = Op de grote fabriek liggen tegels op zon én maan ({ $rule }).
problem-line-unbroken = Plaats { $seat }: voor patroonlijn { $line } is er geen vak; de tegels hadden al gebroken moeten zijn ({ $rule }).
problem-broken-waiting = Plaats { $seat }: de gebroken tegels hadden al verrekend moeten zijn ({ $rule }).
problem-no-such-plate = Plaats { $seat }, rij { $row }, kolom { $column }: er is geen koepelplaat { $plate } ({ $rule }).
problem-plate-twice = Koepelplaat { $plate } ligt op twee plekken ({ $rule }).
problem-plates = { $count ->
    [one] Plaats { $seat } heeft { $count } koepelplaat; dat klopt niet met de ronde en de koepelfiches ({ $rule }).
   *[other] Plaats { $seat } heeft { $count } koepelplaten; dat klopt niet met de ronde en de koepelfiches ({ $rule }).
 }
problem-first-plates = De eerste koepelplaten passen niet bij de fase ({ $rule }).
problem-tokens-back = De koepelfiches zijn al terug voordat de fabrieken gevuld zijn ({ $rule }).
problem-reserve = { $count ->
    [one] Plaats { $seat } heeft { $count } bonusfiche in voorraad; dat past niet bij de ronde ({ $rule }).
   *[other] Plaats { $seat } heeft { $count } bonusfiches in voorraad; dat past niet bij de ronde ({ $rule }).
 }
problem-chips-left = Er liggen nog bonusfiches op de fabrieken ({ $rule }).
problem-start-tile = De startspelertegel kan nog niet gepakt zijn ({ $rule }).
problem-moon-full = Op fabriek { $factory } liggen alle tegels op de maan ({ $rule }).
problem-nothing-taken = De tegels van fabriek { $factory } worden opgestapeld, maar er is geen tegel gepakt ({ $rule }).
problem-large-moon-full = Op de grote fabriek liggen alle tegels op de maan ({ $rule }).
problem-large-short = Op de grote fabriek liggen te weinig tegels, maar de zak is niet leeg ({ $rule }).
problem-front-missing = Van een koepelplaat die gezien is, ontbreekt de voorkant ({ $rule }).
problem-known = Wie een koepelplaat kent, klopt niet met wat ervan bekend is ({ $rule }).
problem-seen = { $seat ->
    [0] Toeschouwers zien de voorkanten die hier staan niet, of ze zien er meer ({ $rule }).
   *[other] Plaats { $seat } kent de voorkanten die hier staan niet, of kent er meer ({ $rule }).
 }
problem-display = { $count ->
    [one] In het aanbod ligt { $count } koepelplaat ({ $rule }).
   *[other] In het aanbod liggen { $count } koepelplaten ({ $rule }).
 }
problem-display-full = Er valt geen koepelplaat open te draaien ({ $rule }).
problem-display-short = Het aanbod had al aangevuld moeten zijn ({ $rule }).
problem-top = De achterkant van de bovenste plaat van de stapel klopt niet ({ $rule }).
problem-back = Er zijn te weinig ongeziene koepelplaten met achterkant { $back } ({ $rule }).
problem-hand = De getrokken of nog te plaatsen koepelplaten passen niet bij de fase ({ $rule }).
problem-chips = Er zijn te veel bonusfiches { $chip } ({ $rule }).
problem-chips-taken = { $count ->
    [one] Er is { $count } bonusfiche dat op een fabriek ligt of deze ronde gepakt is ({ $rule }).
   *[other] Er zijn { $count } bonusfiches die op een fabriek liggen of deze ronde gepakt zijn ({ $rule }).
 }
problem-chips-unseen = Er zijn { $count } ongeziene bonusfiches; dat past niet bij de ronde ({ $rule }).
problem-chip-waiting = De bonusfiches die onthuld moeten worden, passen niet bij de fase ({ $rule }).
problem-tokens = Er zijn nog koepelfiches te gebruiken ({ $rule }).
problem-at = De fabriek of patroonlijn waar het nu om gaat, past niet bij de fase ({ $rule }).
problem-payment = De betaalde bonusfiches passen niet bij de fase ({ $rule }).

## Notation that can't be read: what belongs there

notation-end = Hier hoort de tekst op te houden.
notation-mark = Hier hoort ‘{ $mark }’.
notation-azul-action = Een actie begint met het nummer van een fabriek of C (midden), of met W, S of D.
notation-azul-phase = Een fase is start, deal, offer, tiling of over.
notation-colour = Een kleur is B, Y, R, K of T.
notation-column = Een kolom is een getal van 1 t/m 5.
notation-count = Na een kleur komt het aantal tegels, minstens 1.
notation-floor = Hier horen de tegels van de vloerlijn, of - als er geen zijn.
notation-line-or-floor = Een patroonlijn is een getal van 1 t/m 5, of F (vloerlijn).
notation-order = Kleuren staan in de volgorde B, Y, R, K, T.
notation-round = Hier hoort het nummer van de ronde.
notation-row = Een rij is een getal van 1 t/m 5.
notation-score = Hier hoort een score.
notation-seat = Een plaats is een getal vanaf 1, of - als er geen is.
notation-tiles = Hier horen tegels, of - als er geen zijn.
notation-wall = Een vak van de muur is een kleur, of een punt (.).
notation-at = Hier hoort de fabriek of patroonlijn waar het nu om gaat, of 0.
notation-back = Een achterkant is S (speciaal) of J (joker).
notation-cell = Een koepelvak is een rij en een kolom van 1 t/m 3.
notation-chip = Een bonusfiche is B, Y, R, K, T, TY, BR, RT, KB of YK.
notation-chip-count = Na de soort bonusfiche komt het aantal, 1 of 2.
notation-chip-order = Bonusfiches staan in de volgorde B, Y, R, K, T, TY, BR, RT, KB, YK.
notation-dome = Een vak van de koepel is b, y, r, k, t, s of j, een tegel B, Y, R, K, T of S, of een punt (.).
notation-dome-column = Een kolom is een getal van 1 t/m 6.
notation-dome-row = Een rij is een getal van 1 t/m 6.
notation-duel-action = Een actie begint met een fabriek (1 t/m 4, L), of met een van M ^ C P K U @ $ W = S D p b f c.
notation-duel-phase = Een fase is scoring, display, back, deal, start, setup, chip, turn, stacking, drawing, fronts, keeping, returning, placing, paying, spending, tiling of over.
notation-factory = Een kleine fabriek is een getal van 1 t/m 4.
notation-known = Wie een koepelplaat gezien heeft, is 0 (niemand), 1, 2 of 3 (allebei).
notation-line-or-broken = Een patroonlijn is een getal van 1 t/m 6, of X (gebroken).
notation-payment = Een betaling is drie cijfers met punten ertussen: betaalde tegels; 0, 2 of 3 bonusfiches; bonusfiches die nog volgen.
notation-place = Een plek in de hand is een getal van 1 t/m 13.
notation-plate = Zo’n koepelplaat bestaat niet.
notation-plate-action = Na P komt een plek in het aanbod (1 t/m 3), + (trekken) of = (stoppen).
notation-side = Geen enkele scoretegel heeft deze zijde.
notation-taken = Het aantal bonusfiches van deze ronde is 0, 1 of 2.
notation-tokens = Het aantal koepelfiches is 0, 1 of 2.
notation-turns = Het aantal kwartslagen is een getal van 0 t/m 3.

## Options of a table

option-seats = Azul heeft 2, 3 of 4 plaatsen, geen { $value } ({ $rule }).
option-wall = Een muur is coloured (gekleurd) of gray (grijs), niet { $value } ({ $rule }).
option-first = De startspeler is een plaats van 0 t/m { $last }, of None, niet { $value } ({ $rule }).
option-first-number = De startspeler is het nummer van een plaats, of random, niet { $value } ({ $rule }).
option-unknown = Er is geen optie { $name } ({ $name }={ $value }).

## Settings of the server

option-setting-count = { $name } is een geheel getal van { $least } t/m { $most }, niet ‘{ $value }’.
option-setting-number = { $name } is een getal van { $least } t/m { $most }, niet ‘{ $value }’.
option-setting-choice = { $name } is een van { $choices }, niet ‘{ $value }’.
option-setting-text = { $name } schrijf je zoals { $example }, niet zoals ‘{ $value }’.
option-setting-workers = { $count } werkprocessen delen hun tafels via PostgreSQL en Redis: geef ze allebei op (TILEWRIGHT_DATABASE en TILEWRIGHT_REDIS), of gebruik één werkproces.

## Tables: why a command is not carried out

table-malformed = De server kan dit niet lezen: { $why }
table-too-large = Dit is te groot: het mag hooguit { $most } bytes zijn.
table-too-many = Je vraagt te vaak iets. Probeer het over { x-seconds } opnieuw.
table-origin = Deze server geeft geen antwoord aan pagina’s van ‘{ $origin }’.
table-host = Deze server luistert niet naar de naam ‘{ $host }’. Wie hem beheert, kan de naam toevoegen aan TILEWRIGHT_HOSTS.
table-not-allowed = Dit is niet voor jouw adres, { $address }. Wie de server beheert, kan het toestaan met TILEWRIGHT_METRICS.
table-slow = Je verzoek was na { x-seconds } nog niet helemaal binnen.
table-failed = Er ging iets mis op de server; het lag niet aan jou. Probeer het opnieuw.
table-hello-first = Begin met hello: noem de tafel die je wilt.
table-protocol = Deze server spreekt versie { $known } van het protocol, jij spreekt versie { $spoken }. Laad de pagina opnieuw of installeer dezelfde versie als de server.
table-language = Er zijn geen teksten in de taal ‘{ $name }’.
table-unknown-path = Op ‘{ $path }’ is niets te vinden.
table-method = { $method } werkt niet voor ‘{ $path }’.
table-unknown-table = Deze tafel bestaat niet.
table-unreadable = Deze server kan deze tafel niet lezen. Wie hem beheert, vindt de reden in het logboek; alle andere tafels gaan gewoon door.
table-unknown-token = Bij deze link of code hoort geen plaats aan deze tafel.
table-unknown-rules = Deze tafel volgt versie { $value } van de spelregels; deze server speelt versie { $known }. Wie hem beheert, kan de uitgave installeren die de tafel heeft gemaakt.
table-option = { $why }
table-stale = De tafel is al verder, bij versie { NUMBER($version, useGrouping: 0) }. Kijk opnieuw voordat je iets doet.
table-not-your-seat = Dit is niet jouw plaats.
table-not-your-turn = Je bent niet aan de beurt.
table-not-started = Het potje is nog niet begonnen: er is nog een plaats vrij.
table-over = Het potje is afgelopen.
table-not-over = Het potje is nog niet afgelopen.
table-illegal = { $why }
table-notation = ‘{ $action }’, teken { $at }: { $why }
table-unconfirmed = Je laatste zetten wachten nog: bevestig ze of neem ze terug.
table-nothing-to-confirm = Je hebt geen zetten te bevestigen.
table-nothing-to-take-back = Je kunt niets terugnemen.
table-secret-seen = Sindsdien is er iets zichtbaar geworden wat verborgen was, dus dit kun je niet terugnemen.
table-player-away = Een bot speelt voor iemand die terug kan komen. Tot dan kun je alleen terugnemen wat na diens vertrek kwam, en geen trekking.
table-no-take-back = Aan een tafel met rating of in een toernooi wordt niets teruggenomen.
table-too-long = Er is aan deze tafel zo veel gebeurd dat dit niet meer kan. Speel verder of maak een nieuwe tafel.
table-no-offer = Er is geen voorstel waarop je kunt antwoorden.
table-offer-made = Er ligt al een voorstel: daar moet eerst een antwoord op komen.
table-seat-taken = Deze plaats is bezet.
table-name-taken = { $why ->
    [unseen] Deze naam heeft letters die niet te zien zijn. Kies een andere.
    [alike] ‘{ $name }’ lijkt op ‘{ $other }’. Kies een naam die niemand hier kan verwarren.
    [kept] ‘{ $name }’ lijkt op de naam van een speler die hem hier bewaart. Kies een andere naam.
   *[taken] Iemand hier, of een bot, heet al ‘{ $name }’. Kies een andere naam.
 }
table-not-absent = Niemand is zo lang weg dat je zonder die speler verder mag.
table-no-hint = Aan deze tafel zijn geen hints: hij is zonder hints gemaakt.
table-busy = De server kan dit nu even niet. Probeer het zo opnieuw.
table-record = Regel { $line }: { $why }
table-unknown-device = Dit apparaat is niet aangemeld, of niet meer.
table-unknown-player = Deze speler bestaat niet, of de pagina is niet openbaar.
table-banned = Je kunt op deze server niet meer spelen. Dat heeft de beheerder besloten.
table-passkey = { $why ->
    [expired] Dit duurde te lang, of is al gebruikt. Probeer het opnieuw.
    [unknown] Geen speler heeft hier deze toegangssleutel.
    [site] Toegangssleutels werken alleen als je deze server bij zijn naam bereikt, over een beveiligde verbinding.
   *[refused] Deze toegangssleutel is niet aanvaard. Probeer het opnieuw.
 }
table-phrase = Geen speler heeft hier deze herstelzin. Kijk of elk woord gespeld is zoals je het hebt opgeschreven.
table-unknown-seek = Deze zoekopdracht is voorbij, of iemand anders was sneller.
table-declined = Deze speler heeft een uitdaging van je afgewezen. Een dag later kun je deze speler weer uitdagen.
table-unknown-tournament = Dit toernooi bestaat niet.
table-tournament-over = Dit toernooi is afgelopen.
table-tournament-full = Dit toernooi is vol.
table-tournament-plan = { $why ->
    [seats] Toernooien zijn voor spellen met twee spelers.
    [name] Deze naam is niet te lezen, of hij lijkt op een adres. Kies een andere, met een spatie na elke punt.
   *[start] Een toernooi begint nu of binnen 90 dagen.
 }
table-sealed = Aan andere tafels wordt nog met dezelfde tegels gespeeld. Je kunt deze tafel bekijken als ze allemaal klaar zijn.

## Tables: what can’t be read

table-json-broken = { $at ->
    [-2] In deze JSON staan te veel haken in elkaar.
    [-1] Dit is geen JSON: het houdt te vroeg op.
   *[other] Dit is geen JSON: bij byte { NUMBER($at, useGrouping: 0) } gaat het mis.
 }
table-json-text = Dit is geen tekst in UTF-8.
table-json-missing = ‘{ $field }’ ontbreekt.
table-json-unknown = Het veld ‘{ $field }’ bestaat hier niet.
table-json-count = ‘{ $field }’ moet een geheel getal van { $least } tot en met { $most } zijn.
table-json-flag = ‘{ $field }’ moet true of false zijn.
table-json-choice = ‘{ $field }’ moet een van deze waarden zijn: { $choices }.
table-json-list = ‘{ $field }’ moet een lijst met { $least } tot { $most } onderdelen zijn.
table-json-form = ‘{ $field }’ moet { $form ->
    [table] het id van een tafel zijn: 12 kleine letters of cijfers.
    [token] de geheime code van een plaats zijn: 32 letters, cijfers, ‘-’ of ‘_’.
    [command] een id van 1 tot 40 letters, cijfers, ‘-’ of ‘_’ zijn.
    [name] een naam van 1 tot 20 zichtbare tekens zijn.
    [language] een taal zijn, zoals ‘en’ of ‘pt-PT’.
   *[word] een woord van 1 tot 20 kleine letters van a tot z zijn.
 }
table-json-letters = ‘{ $field }’ moet een tekst van { $least } tot { $most } tekens zijn.
table-json-names = ‘{ $field }’ moet een object met hoogstens { $most } velden zijn.
table-json-object = { $field ->
    [whole] Er wordt een object verwacht.
   *[other] ‘{ $field }’ moet een object zijn.
 }
table-query-unknown = { $count ->
    [0] Dit adres heeft geen parameter ‘{ $name }’: het neemt er geen.
   *[other] Dit adres heeft geen parameter ‘{ $name }’: het neemt { $known }.
 }
table-query-twice = De parameter ‘{ $name }’ staat er meer dan één keer.
table-header-twice = De header ‘{ $name }’ staat er meer dan één keer.
table-http = Dit is geen HTTP-verzoek.
table-report-version = Alleen verslagen van versie { $known } worden aangenomen. Laad de pagina opnieuw.
table-report-moves = Dit verslag beoordeelt { $found } zetten; het potje heeft er { $due }.
table-report-deals = Dit verslag beoordeelt { $found } verdelingen; het potje heeft er { $due }.
table-report-seats = Een verdeling moet voor { $due } spelers beoordeeld zijn.
table-report-move = Wat er over zet { $number } staat, past niet bij het potje.

## Tables: what is wrong with a wish

table-seats = Volgens de opties heeft deze tafel { $seats } plaatsen, geen { $count }.
table-no-such-level = Er is geen bot ‘{ $level }’. Je kunt kiezen uit: { $levels }.
option-listen = De server kan niet luisteren op { $host }, poort { $port }: { $why }

## Tables: what happened

table-did-sit = { $you ->
    [yes] Je gaat zitten.
   *[no] { $player } gaat zitten.
 }
table-did-confirm = { $you ->
    [yes] Je bevestigt.
   *[no] { $player } bevestigt.
 }
table-did-back = { $you ->
    [yes] Je neemt een zet terug.
   *[no] { $player } neemt een zet terug.
 }
table-did-offer-back = { $you ->
    [yes] Je wilt graag een zet terugnemen.
   *[no] { $player } wil graag een zet terugnemen.
 }
table-did-offer-rematch = { $you ->
    [yes] Je wilt graag nog een potje spelen.
   *[no] { $player } wil graag nog een potje spelen.
 }
table-did-agree = { $you ->
    [yes] Je gaat akkoord.
   *[no] { $player } gaat akkoord.
 }
table-did-decline = { $you ->
    [yes] Je gaat niet akkoord.
   *[no] { $player } gaat niet akkoord.
 }
table-did-resign = { $you ->
    [yes] Je geeft op.
   *[no] { $player } geeft op.
 }
table-did-replace = Een bot neemt het over: { x-level }.
table-level = { x-level }
table-did-rematch = Aan een andere tafel volgt nog een potje.
table-did-resume = De server was weg; in die tijd liep er geen klok.
table-over-resigned = { $you ->
    [yes] Je hebt opgegeven.
   *[no] { $player } heeft opgegeven.
 }
table-over-time = { $you ->
    [yes] Je tijd is om.
   *[no] De tijd van { $player } is om.
 }
table-over-ended = Het potje is afgebroken.
table-over-expired = Er is heel lang niet gespeeld: de tafel is gesloten.
table-over-failed = { $player } kon niet verder. { $why }
table-player = Speler { $number }
list-comma = { $before }, { $last }
list-and = { $before } en { $last }
list-semicolon = { $before }; { $last }
# What a space of a plate takes, or a half of a chip shows
list-takes = { $colour ->
    [special] speciaal
    [joker] joker
   *[other] { x-colour }
 }
list-face-down = { x-back }, gedekt
# $others: the winners besides you
table-won = { $you ->
    [yes] { $count ->
        [one] Je wint met { x-points }.
       *[other] Je deelt de overwinning met { $others }, ieder met { x-points }.
     }
   *[no] { $count ->
        [one] { $winners } wint met { x-points }.
       *[other] { $winners } delen de overwinning met { x-points }.
     }
 }
x-wins-tie = { $you ->
    [yes] je wint
   *[no] { $winners } wint
 }
table-won-tie = { $game ->
    [duel] Gelijkspel met { x-points }: { x-wins-tie } door de startspelertegel.
   *[azul] Gelijkspel met { x-points }: { x-wins-tie } door meer complete rijen.
 }
table-ended-resigned = Opgegeven.
table-ended-time = Geen tijd meer.
table-ended-failed = Kon niet verder.
table-record-long = De notatie heeft meer dan { $most } zetten.
table-record-reason = De tag { $tag } heeft meer dan { $most } tekens.
table-record-over = Het potje van deze notatie is afgelopen: er valt niets verder te spelen.
table-record-number = In deze stelling staat een getal dat te groot is om verder te spelen.
table-bot-illegal = { $action } is hier geen geldige zet.
table-without-page = De pagina is hier niet gebouwd. Speel in een terminal: { $command } en het adres van deze pagina.

## Points and why

score-tile = { $shape ->
    [alone] +{ $points }: geen aangrenzende tegels
    [row] +{ $points }: rij van { $across }
    [column] +{ $points }: kolom van { $down }
   *[both] +{ $points }: rij van { $across }, kolom van { $down }
 }
score-floor = { $count ->
    [one] −{ $points }: vloerlijn, { $count } vakje
   *[other] −{ $points }: vloerlijn, { $count } vakjes
 }
score-raised = +{ $points }: een score zakt nooit onder 0
score-line-fallen = 0: bij patroonlijn { $line } is er geen vak voor { x-colour }; de tegels vallen op de vloer
score-line-broken = 0: bij patroonlijn { $line } is er geen vak voor { x-colour }; de tegels breken
score-rows = { $count ->
    [0] 0: geen complete rij
    [one] +{ $points }: { $count } complete rij
   *[other] +{ $points }: { $count } complete rijen
 }
score-columns = { $count ->
    [0] 0: geen complete kolom
    [one] +{ $points }: { $count } complete kolom
   *[other] +{ $points }: { $count } complete kolommen
 }
score-colours = { $count ->
    [0] 0: geen complete kleur
    [one] +{ $points }: { $count } complete kleur
   *[other] +{ $points }: { $count } complete kleuren
 }
score-special = +{ $points }: speciale tegel in rij { $row }
score-broken = { $count ->
    [one] −{ $points }: { $count } gebroken tegel
   *[other] −{ $points }: { $count } gebroken tegels
 }
score-start-tile = −{ $points }: startspelertegel
score-draw = −{ $points }: koepelplaat van de stapel getrokken
score-diagonals = { $count ->
    [one] +{ $points }: { $count } complete diagonaal
   *[other] +{ $points }: { $count } complete diagonalen
 }
score-jokers = { $count ->
    [one] +{ $points }: het enige meerkleurige vak gevuld
   *[other] +{ $points }: alle { $count } meerkleurige vakken gevuld
 }
score-five-colours = { $count ->
    [one] +{ $points }: { $count } rij met vijf kleuren
   *[other] +{ $points }: { $count } rijen met vijf kleuren
 }
score-border = { $count ->
    [one] +{ $points }: { $count } tegel op de rand
   *[other] +{ $points }: { $count } tegels op de rand
 }
score-corners = { $count ->
    [one] +{ $points }: { $count } gevulde koepelplaat in een hoek
   *[other] +{ $points }: { $count } gevulde koepelplaten in de hoeken
 }
score-empty-specials = { $count ->
    [one] −{ $points }: { $count } leeg speciaal vak
   *[other] −{ $points }: { $count } lege speciale vakken
 }

## What a seat is asked

prompt-watched = Ronde { $round }: { $player } is aan de beurt.
prompt-watched-keep = { $player } houdt een van de { $count } getrokken koepelplaten.
prompt-watched-first-plate = { $player } kiest een eerste koepelplaat uit het aanbod.
prompt-watched-draw = { $count ->
    [one] { $player } heeft { $count } koepelplaat getrokken en mag er voor 1 punt nog een trekken.
   *[other] { $player } heeft { $count } koepelplaten getrokken en mag er voor 1 punt nog een trekken.
 }
prompt-azul-take = Ronde { $round }, jij bent aan de beurt: kies tegels, en een patroonlijn of de vloerlijn.
prompt-azul-tile = Kies het vak voor de { x-coloured } tegel van patroonlijn { $line }.
prompt-duel-first-plate = Kies je eerste koepelplaat uit het aanbod.
prompt-duel-turn = Ronde { $round }, jij bent aan de beurt: pak tegels, een bonusfiche of een koepelplaat.
prompt-duel-stack = Kies de volgende tegel voor de stapel op de maan van fabriek { $factory }, van onder naar boven.
prompt-duel-draw = { $count ->
    [one] Je hebt { $count } koepelplaat getrokken: trek er voor 1 punt nog een, of stop en kijk.
   *[other] Je hebt { $count } koepelplaten getrokken: trek er voor 1 punt nog een, of stop en kijk.
 }
prompt-duel-keep = Kies welke van de { $count } getrokken koepelplaten je houdt.
prompt-duel-return = Kies welke koepelplaat nu onder de stapel gaat; de laatste komt helemaal onderop.
prompt-duel-place = Kies een koepelvak en een stand voor de koepelplaat: { $takes }.
prompt-duel-pay = { $missing ->
    [one] In patroonlijn { $line } ontbreekt { $missing } { x-coloured } tegel: kies of en hoe je die met bonusfiches betaalt.
   *[other] In patroonlijn { $line } ontbreken { $missing } { x-coloured } tegels: kies of en hoe je de volgende met bonusfiches betaalt.
 }
prompt-duel-spend = { $size ->
    [2] { $left ->
        [one] Patroonlijn { $line }: kies nog { $left } bonusfiche met { x-colour }.
       *[other] Patroonlijn { $line }: kies één voor één { $left } bonusfiches met { x-colour }.
    }
   *[other] { $left ->
        [one] Patroonlijn { $line }: kies nog { $left } bonusfiche om in te zetten.
        [2] Patroonlijn { $line }: kies één voor één nog { $left } bonusfiches om in te zetten.
       *[other] Patroonlijn { $line }: kies één voor één { $left } bonusfiches om in te zetten.
    }
 }
prompt-duel-tile = Kies het vak voor de { x-coloured } tegel van patroonlijn { $line }.

## The log: $you is yes where it is told to the player whom it is about

x-who = { $you ->
    [yes] Je
   *[no] { $player }
 }
x-them = { $count ->
    [one] hem
   *[other] ze
 }
x-fallen = { $fallen ->
    [0] { "" }
    [one] ; { $fallen } valt op de vloer
   *[other] ; { $fallen } vallen op de vloer
 }
x-broken = { $broken ->
    [0] { "" }
    [one] ; { $broken } breekt
   *[other] ; { $broken } breken
 }
x-all-break = { $count ->
    [one] hij breekt
   *[other] ze breken allemaal
 }
log-first = { x-who } begint
log-deal = Ronde { $round }: de fabrieken worden gevuld
log-take-factory = { x-who } pakt { x-tiles } van fabriek { $factory } en legt { x-them } in patroonlijn { $line }{ x-fallen }
log-take-factory-floor = { x-who } pakt { x-tiles } van fabriek { $factory }; alles gaat naar de vloerlijn
log-take-centre = { $marker ->
    [yes] { x-who } pakt { x-tiles } en de startspelertegel uit het midden en legt { $count ->
        [one] de { x-coloured } tegel
       *[other] de { x-coloured } tegels
     } in patroonlijn { $line }{ x-fallen }
   *[no] { x-who } pakt { x-tiles } uit het midden en legt { x-them } in patroonlijn { $line }{ x-fallen }
 }
log-take-centre-floor = { $marker ->
    [yes] { x-who } pakt { x-tiles } en de startspelertegel uit het midden; alles gaat naar de vloerlijn
   *[no] { x-who } pakt { x-tiles } uit het midden; alles gaat naar de vloerlijn
 }
log-tile = { x-who } verplaatst een { x-coloured } tegel naar rij { $row }, kolom { $column }
log-take-small = { $place ->
    [all] { x-who } pakt { x-tiles } van de zon van fabriek { $factory }; { x-all-break }
   *[some] { x-who } pakt { x-tiles } van de zon van fabriek { $factory } en legt { x-them } in patroonlijn { $line }{ x-broken }
 }
log-take-large = { $place ->
    [all] { x-who } pakt { x-tiles } van de zon van de grote fabriek; { x-all-break }
   *[some] { x-who } pakt { x-tiles } van de zon van de grote fabriek en legt { x-them } in patroonlijn { $line }{ x-broken }
 }
x-start-tile = { $start ->
    [yes] { $you ->
        [yes] ; je krijgt ook de startspelertegel
       *[no] ; { $player } krijgt ook de startspelertegel
     }
   *[no] { "" }
 }
log-take-moons = { $place ->
    [all] { x-who } pakt { x-tiles } van de manen; { x-all-break }{ x-start-tile }
   *[some] { x-who } pakt { x-tiles } van de manen en legt { x-them } in patroonlijn { $line }{ x-broken }{ x-start-tile }
 }
log-stack = { x-who } stapelt een { x-coloured } tegel op de maan van fabriek { $factory }
log-take-chip = { x-who } pakt de bonusfiche van fabriek { $factory }: { $shows }
log-take-plate = { x-who } pakt een koepelplaat uit het aanbod: { $takes }
# The kind of plate, noun included.
x-back = { $back ->
    [S] speciale plaat
   *[J] jokerplaat
 }
log-draw-plate = { $points ->
    [0] { x-who } trekt gratis een { x-back }
   *[other] { x-who } betaalt { x-points } en trekt een { x-back }
 }
log-stop-drawing = { $count ->
    [one] { x-who } bekijkt de getrokken koepelplaat
   *[other] { x-who } bekijkt de { $count } getrokken koepelplaten
 }
log-keep-plate = { x-who } houdt nummer { $place } van de getrokken koepelplaten: { $takes }
log-keep-unknown = { x-who } houdt nummer { $place } van de getrokken koepelplaten
log-return-plate = { x-who } legt nummer { $place } van de andere platen, een { x-back }, onder de stapel terug
log-place-plate = { $turns ->
    [0] { x-who } plaatst de koepelplaat op het koepelvak in rij { $row }, kolom { $column }: { $takes }
    [one] { x-who } plaatst de koepelplaat, { $turns } kwartslag gedraaid, op het koepelvak in rij { $row }, kolom { $column }: { $takes }
   *[other] { x-who } plaatst de koepelplaat, { $turns } kwartslagen gedraaid, op het koepelvak in rij { $row }, kolom { $column }: { $takes }
 }
log-keep-chips = { x-who } zet geen bonusfiches in voor patroonlijn { $line }
log-spend-chips = { x-who } zet { $count } bonusfiches in voor een ontbrekende tegel van patroonlijn { $line }
log-spend-chip = { x-who } zet een bonusfiche in: { $shows }
log-scoring = Scoretegels: { $sides }
log-reveal-plate = Er wordt een koepelplaat opengedraaid: { $takes }
log-reveal-back = De bovenste plaat van de stapel is een { x-back }
log-reveal-chip = De bonusfiche van fabriek { $factory } wordt onthuld: { $shows }
log-reveal-fronts = { $count ->
    [one] De getrokken koepelplaat: { $fronts }
   *[other] De getrokken koepelplaten: { $fronts }
 }

## Records that can't be read or do not replay

option-game = Er is geen spel dat { $name } heet.
record-empty = In deze tekst staat geen notatie.
record-several = Hier staan { $count } notaties, niet één.
record-encoding = Dit is geen UTF-8-tekst.
record-stray = Dit hoort niet bij een tag, een opmerking of een zet.
record-tag = Een tag schrijf je als [Naam "waarde"], op één regel.
record-comment = Een opmerking staat tussen ‘{ "{" }’ en ‘{ "}" }’; daarbinnen komt voor een accolade of een backslash nog een backslash.
record-escape = Na een backslash komt een van \ " { "{" } { "}" } n r.
record-comment-place = Een opmerking staat direct na de zet waar die bij hoort, of vóór de eerste zet van het potje.
record-game-first = Een notatie begint met de tag Game.
record-tag-twice = De tag { $name } staat er al.
record-tag-missing = De tag { $name } ontbreekt.
record-options = Opties schrijf je als naam=waarde, elke naam één keer, met spaties ertussen.
record-rules = De notatie volgt versie { $value } van de spelregels; dit is versie { $known }.
record-position = Teken { $at } van de stelling: { $why }
record-problems = { $before } { $last }
record-round = Hier begint ronde { $due } of gaat die verder, niet ronde { $round }.
record-mark = Het teken ‘{ $mark }’ is geen van !, ?, !!, ??, !? en ?!.
record-mark-alone = Het teken { $mark } staat los; het hoort direct achter een zet.
record-notation = { $action }, teken { $at }: { $why }
record-illegal = { $action }: { $why }
record-variation-first = Een variant staat na de zet die hij vervangt.
record-variation-empty = Een variant heeft minstens één zet.
record-variation-open = Deze variant is niet afgesloten.
record-variation-close = Er is hier geen variant om af te sluiten.
record-variation-deep = Varianten gaan hooguit { $most } niveaus diep.
record-cut-off = De notatie houdt op zonder uitslag.
record-result = De uitslag is { $due }, niet { $value }.
record-no-winners = Een potje zonder uitslag heeft geen winnaars.
record-winners = De winnende plaatsen zijn { $due }, niet { $value }.
record-ended = Een potje zonder uitslag kan alleen geëindigd zijn als ‘{ $one }’ of ‘{ $other }’.
record-finished = Een potje met een uitslag heeft geen tag { $name }.
record-forfeit = Bij Forfeit staan een plaats van 1 t/m { $seats } en een reden: ‘2: Vastgelopen.’
record-not-forfeited = Een potje met de tag Forfeit is geëindigd als ‘{ $due }’.

## A game in the terminal

x-game = { $game ->
    [azul] Azul
    [duel] Duel
   *[other] { $game }
 }
prompt-game = Welk spel, azul of duel?
prompt-seats = Hoeveel plaatsen, 2, 3 of 4?
prompt-player = Wie zit er op plaats { $seat }? Een naam, of een bot ({ $bots }).

say-solve-no-seat = In deze stelling beslist geen enkele plaats: het toeval is aan zet, of het potje is afgelopen.
say-position-over = In deze stelling is het potje afgelopen: er valt niets meer te spelen.
say-solve-best = Het beste voor plaats { $seat }: { $best }, goed voor { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } van de winst.
say-solve-result = Het beste voor plaats { $seat }: { $best }; dat { $result ->
    [win] wint
    [draw] levert een gedeelde overwinning op
    [loss] verliest
   *[open] is goed voor { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } van de winst
 }.
say-solve-line = Vervolg: { $line } (dan { $standing })
say-solve-nothing = Om een stelling op te lossen moet er iets bekeken worden: een limiet boven 0.
say-solve-proof-none = { $depth ->
    [one] Niet bewezen: { $depth } beurt vooruitgekeken, { x-positions }.
   *[other] Niet bewezen: { $depth } beurten vooruitgekeken, { x-positions }.
 }
say-solve-proof-round = Bewezen tot het einde van de ronde; wat daarna komt, is geschat. { x-positions }.
say-solve-proof-game = Bewezen tot het einde van het spel. { x-positions }.
say-limit = Een limiet is een aantal stellingen, zoals 500, 2k of 1.5m, of een tijd, zoals 0.1s of 100ms, niet ‘{ $text }’.
say-limit-large = ‘{ $text }’ is te groot: een limiet is hooguit { $nodes } stellingen of { x-seconds }.
say-no-such-bot = Er is geen bot die { $name } heet; je kunt kiezen uit { $names }.
say-own-bot-form = Een eigen bot schrijf je als py:module:Klasse, niet als { $name }.
say-own-bot-call = { $name } kan geen bot maken: het is niets wat aangeroepen kan worden.
say-own-bot-choose = { $name } maakte geen bot maar een { $kind } zonder choose(observation, limit). Een policy verpak je zo: policy_maker(policy).
say-own-bot-unloadable = { $name } kan niet geladen worden: { $why }
say-own-bot-failed = Er ging iets mis: { $why }
say-program-empty = Na cmd: komt een programma met zijn argumenten.
say-program-quotes = Een aanhalingsteken in cmd:{ $command } is niet gesloten.
say-program-missing = Er is geen programma { $program } dat gestart kan worden.
say-program-refused = { $program } kan hier niet spelen: { $why }
say-program-start = Het programma { $program } kan niet gestart worden: { $why }.
say-program-patience = { $name } is een aantal seconden, niet { $text }.
say-program-version = Het programma spreekt protocol { $theirs }; dit is protocol { $ours }.
say-program-silent = Het programma heeft ‘{ $asked }’ niet binnen { x-seconds } beantwoord.
say-program-flood = Het programma schreef een regel van meer dan { $most } bytes.
say-program-closed = Het programma heeft zijn uitvoer gesloten.
say-program-deaf = Het programma heeft zijn invoer gesloten.
say-program-signal = Het programma is beëindigd door een signaal: { $signal }.
say-program-ended = Het programma is gestopt met status { $status }.
say-program-words = { $why } De laatste woorden: ‘{ $words }’
say-program-error = Het programma antwoordde met een fout: { $text }
say-program-nonsense = Het programma schreef ‘{ $line }’; dat is hier geen antwoord.
say-program-move = De zet ‘{ $move }’ van het programma is onleesbaar: { $why }
say-program-illegal = De zet { $move } van het programma is ongeldig: { $why }
say-engine-word = ‘{ $word }’ is geen woord van het protocol.
say-engine-long = Een regel heeft hooguit { $most } bytes.
say-engine-thinking = Geen { $word } voordat de laatste go beantwoord is; met stop gaat dat sneller.
say-engine-option = Zo’n optie is er niet: { $text }
say-engine-seed = Een seed is een getal van 0 t/m { $most }, niet { $text }.
say-engine-newgame = Een tafel geef je op als newgame azul seats=2 wall=coloured first=random.
say-engine-no-game = Een stelling komt na newgame.
say-engine-position = Een stelling geef je op als position seat 1 met de tekst erachter, eventueel met moves; er zijn { $seats } plaatsen.
say-engine-turn = Plaats { $seat } is niet aan de beurt.
say-engine-go = Limieten geef je op als go nodes 2000 seconds 0.5: een van de twee, allebei of geen.
say-engine-no-position = Er is geen stelling om over na te denken.
say-too-many-players = { $game ->
    [duel] Duel heeft { $seats } plaatsen, geen { $count }.
   *[other] Er zijn { $count } spelers voor { $seats } plaatsen.
 }
say-no-such-option = { x-game } heeft geen optie { $option }.
say-all-option = --all speelt aan alle tafels: laat { $option } weg.
say-all-game = --all speelt alle spellen: laat { $game } weg.
say-no-such-figure = Geen enkele meting heeft ‘{ $text }’ in de naam. Een naam is een tafel en een meting, zoals azul-2/native/playout; de tafels zijn { $tables }; de metingen zijn { $figures }.
say-figures-need-core = De snelle kern kan niet gemeten worden: het pakket is zonder die kern gebouwd. Installeer een compiler voor C++20 (Debian, Ubuntu: g++) en daarna Tilewright opnieuw.
say-figures-need-numpy = Zonder NumPy kunnen batches niet gemeten worden. Installeer het: pip install numpy
say-figures-need-envs = Zonder hun bibliotheken kunnen de omgevingen niet gemeten worden. Installeer ze: pip install "tilewright[envs]"
say-json-or-markdown = Kies --json of --markdown, niet allebei.
say-name-unreadable = ‘{ $name }’ is geen naam die getoond kan worden.
say-name-long = ‘{ $name }’ is langer dan { $most } tekens.
say-name-twice = Er zijn twee mensen die { $name } heten.
say-file-exists = { $file } bestaat al; kies een andere naam.
say-nothing-to-resume = In { $folder } staat geen potje dat nog bezig is.
say-no-folder = { $why }. Geef een bestand voor het potje op met --save BESTAND.
say-resume-file = Na --resume komt een bestand, of niets voor het laatste potje dat je verlaten hebt; { $name } is een spel.
say-resume-option = Een hervat potje houdt dezelfde tafel: laat { $option } weg.
say-resume-program = Volgens het bestand speelt het programma { $program } mee. Vertrouw je het, hervat het potje dan met { $option }.
say-resumed = { $count ->
    [0] Het potje uit { $file } begint.
    [one] Het potje uit { $file } gaat verder na { $count } zet.
   *[other] Het potje uit { $file } gaat verder na { $count } zetten.
 }
say-resumed-finished = Het potje uit { $file } is afgelopen.
say-resume = Het potje is opgeslagen. Ga verder met: { $command }
say-saved-here = Het potje staat in { $file } en wordt na elke actie opgeslagen.
say-not-saved = Het potje is niet opgeslagen in { $file }: { $why }. Typ save en de naam van een ander bestand.
say-not-saved-there = Het potje kan niet opgeslagen worden in { $file }: { $why }.
say-quit-unsaved = Als je nu weggaat, ben je kwijt wat niet opgeslagen is. Typ nog een keer quit om toch weg te gaan.
say-lost = Wat er gespeeld is sinds de laatste keer opslaan, is verloren: { $file } kan niet geschreven worden ({ $why }).
say-recorded = De notatie van het potje staat in { $file }.
say-not-a-choice = ‘{ $text }’ kun je hier niet kiezen; met help zie je wat je kunt typen.
say-unreadable = ‘{ $text }’, teken { $at }: { $why }
say-no-such-choice = Geen enkele geldige actie begint met { $start }.
say-hint = Typ een keuze; ? laat zien wat elke keuze oplevert, help legt de rest uit.
say-only-choice = { $line } [{ $action }] (de enige keuze)
say-secret-choice = alleen { $player } mag dit weten; look laat het zien
say-notation-azul =
    Een kleur is B (blauw), Y (geel), R (rood), K (zwart) of T (turquoise, de lichte tegel met het sneeuwvlokmotief). Of je hoofdletters of kleine letters typt, maakt niet uit.
    2B4          pak de blauwe tegels van fabriek 2 en leg ze in patroonlijn 4; C is het midden, F de vloerlijn
    2B 14F       in de lijst met keuzes: 2B1, 2B4 en 2BF
    W32          bij de grijze muur: leg de tegel in rij 3, kolom 2
    Op de tafel staat > bij wie aan de beurt is, * bij de startspeler, 1 voor de startspelertegel. Hoofdletters zijn tegels; kleine letters en punten zijn lege vakken.
say-commands =
    ?            vertelt wat elke keuze doet; ? 2B alleen van keuzes die met 2B beginnen
    undo         { $people ->
        [one] terug naar je laatste beslissing
       *[other] neemt de laatste beslissing van een mens terug
    }
    hint         vertelt wat een bot zou doen
    table        tekent de tafel opnieuw
    look         tekent ook wat alleen jij mag weten
    resign       het potje opgeven
    save BESTAND slaat voortaan hier op; het potje wordt hoe dan ook na elke actie opgeslagen
    Tab, Up      vult aan wat je typt; haalt terug wat je eerder typte
    quit         weggaan; je kunt het potje later hervatten

## Tables of a server in the terminal

prompt-name = Hoe heet je?
prompt-token = De geheime code van je plaats:
prompt-own-player = De geheime code van je speler:
say-no-server-extra = De server heeft meer bibliotheken nodig: { $command }
say-offline = Dit potje wordt zonder server gespeeld; een server heeft meer bibliotheken nodig: { $command }
say-needs-server = Voor een link voor anderen, of voor --host of --port, is een server nodig: laat --offline, --save, --seed, programma’s en bots met limieten weg.
say-no-server = Op { $server } antwoordt geen server: { $why }.
say-link = ‘{ $text }’ is niet de link van een tafel; zo’n link ziet eruit als http://localhost:8080/t/k3x9m2p7q5w1, met # en een geheime code voor een plaats.
say-seat-of-player = Deze plaats is van een speler: kom met { $option } en de geheime code van die speler.
say-token = Een geheime code heeft 32 letters, cijfers, - of _.
say-serving = De tafels vind je op { $address }
say-table = De tafel vind je op { $address }
say-send-link = Stuur deze link naar wie met je meespeelt: { $address }
say-on-page = Je ziet de tafel in je browser. Ctrl-C stopt de server; het potje blijft bewaard.
say-to-open = Open dit in je browser: { $address }
say-until-ctrl-c = Ctrl-C stopt de server; het potje blijft bewaard.
say-home = Tilewright vind je op { $address }
say-home-on-page = Je ziet het in je browser. Ctrl-C stopt de server; je potjes blijven bewaard.
say-home-to-open = Open dat adres in je browser. Ctrl-C stopt de server; je potjes blijven bewaard.
say-come-back = De tafel blijft bewaard. Kom terug met: { $command }
say-record-there = De notatie van het potje vind je op { $address }
say-connection-lost = De verbinding met de server is verbroken; er volgt een nieuwe poging.
say-connection-found = De verbinding is er weer.
say-waiting = Wachten op { $player }.
say-waiting-away = Wachten op { $player }, die weg is.
say-waiting-open = Wachten tot er iemand gaat zitten.
say-thinking = { $player } denkt na.
say-here = { $player } is er.
say-away = { $player } is weg.
say-absent = { $player } (plaats { $seat }) is afwezig. Je hoeft niet te wachten: met replace BOT speelt een bot van dat niveau verder, met end stopt het potje.
say-replace = Is er iemand afwezig? Typ replace en het niveau van een bot, bijvoorbeeld replace skilled.
say-asked = Typ agree (akkoord) of decline (niet akkoord).
say-confirm = Typ confirm om te bevestigen, of undo om een zet terug te nemen.
say-clock = Resterende tijd: { $clocks }.
say-hinted = Een bot zou dit doen: { $line } [{ $action }]
say-resign = Typ nog een keer resign om het potje op te geven.
say-commands-online =
    ?            vertelt wat elke keuze doet en meteen verandert; ? 2B alleen van keuzes die met 2B beginnen
    undo         neemt je laatste beslissing terug; als anderen daarna een zet deden, wordt het hun gevraagd
    confirm      bevestigt je zetten, aan een tafel die daarom vraagt
    agree        akkoord met een voorstel; decline is niet akkoord
    hint         vertelt wat een bot zou doen, als de tafel dat toestaat
    table        tekent de tafel opnieuw
    look         tekent ook wat alleen jij mag weten
    resign       het potje opgeven
    rematch      na afloop nog een potje spelen
    replace BOT  laat een bot van dat niveau spelen voor wie afwezig is; end stopt het potje
    Tab, Up      vult aan wat je typt; haalt terug wat je eerder typte
    quit         weggaan; je kunt terugkomen
say-no-database = Deze database bestaat niet.
say-server-there = Er draait al een server op { $address }: het potje wordt daar gespeeld, zolang hij draait.
say-server-used = { $who ->
    [server] Er draait al een server op { $address }. Speel daar, zonder { $options }, of stop hem eerst.
   *[other] Een ander proces (id { $process }) gebruikt { $database } al. Wacht tot het klaar is.
 }
say-exporting = Exporteren
say-importing = Importeren
say-exported = { $count ->
    [one] { $count } potje is naar { $folder } geschreven.
   *[other] { $count } potjes zijn naar { $folder } geschreven.
 }
say-imported = { $file }: tafel { $table }
say-dataset-there = In { $folder } staat al een dataset ({ $file }): noem een andere map, of verwijder die eerst.
say-dataset-format = Een dataset wordt geschreven als { $forms }, niet als { $form }.
say-no-data-extra = Voor datasets zijn meer bibliotheken nodig: { $command }
say-dataset-written = { $positions ->
    [one] { $positions } beslissing uit { $games } potjes is naar { $folder } geschreven.
   *[other] { $positions } beslissingen uit { $games } potjes zijn naar { $folder } geschreven.
 }
say-dataset-left-out = { $count ->
    [one] { $count } potje zonder uitslag is weggelaten.
   *[other] { $count } potjes zonder uitslag zijn weggelaten.
 }
say-backing-up = Back-up maken
say-restoring = Terugzetten
say-backup-there = Dit bestand bestaat al. Overschrijf het met --replace.
say-backed-up = { $count ->
    [one] { $count } tafel is naar { $file } geschreven.
   *[other] { $count } tafels zijn naar { $file } geschreven.
 }
say-restored = Teruggezette tafels: { $count }. Ongewijzigd, omdat ze er al zijn: { $left }.
say-backup-none = { $file } is geen back-up van Tilewright.
say-backup-newer = { $file } is geschreven door een nieuwere Tilewright: de indeling is { $version }, deze kent { $known }. Installeer de nieuwere.
say-backup-damaged = { $file } is beschadigd of niet volledig. Er is niets teruggezet.
say-restore-running = Een server gebruikt deze database. Stop hem en wacht nog { $seconds } seconden, of zet terug zonder --replace.
say-no-such-player = Er is geen speler { $player }. `{ $command }` toont de lijst.
say-player-line = { $player }  { $name }  sinds { $made }, { $games ->
    [one] 1 potje
   *[other] { $games } potjes
 }{ $kept ->
    [yes] , bewaard
   *[no] {""}
 }{ $banned ->
    [yes] , geweerd
   *[no] {""}
 }
say-player-unnamed = (geen naam)
say-players-none = Zo’n speler heeft hier niet gespeeld.
say-player-banned = { $name } ({ $player }) kan hier niet meer spelen.
say-player-unbanned = { $name } ({ $player }) mag hier weer spelen.
say-deed-line = { $time }  { $deed }  { $player }  { $why }
say-ratings-same = Alle ratings zijn precies die van de opgeslagen uitslagen.
say-ratings-differ = { $ratings } ratings en { $results } uitslagen wijken af van wat uit de opgeslagen uitslagen volgt. `{ $command }` herstelt dat.
say-ratings-mended = { $ratings } ratings en { $results } uitslagen weken af; ze zijn opnieuw berekend.
say-pruned = Verwijderde tafels: verlaten { $abandoned }, afgelopen { $finished }.
say-would-prune = Tafels die verwijderd zouden worden: verlaten { $abandoned }, afgelopen { $finished }.
say-announced = Iedereen krijgt dit te zien tot { $until } UTC.
say-announced-nothing = Er wordt niets meer aangekondigd.
say-announcement-long = Een aankondiging heeft hoogstens { $most } tekens.
say-blocked = { $address } kan geen tegenstanders meer zoeken, niet meer aan toernooien meedoen en niet meer om rating spelen.
say-unblocked = { $address } kan alles weer.
say-no-address = “{ $address }” is geen internetadres.
say-no-such-status = De status “{ $status }” bestaat niet: waiting, playing of over.
say-complaint-line = { $time }  tafel { $table }, plaats { $seat }, { $name } (speler { $player }), door { $by }: { $why ->
    [name] de naam kwetst
    [phrases] steeds dezelfde zin
    [unfair] oneerlijk spel
   *[other] iets anders
 }

## Matches and ladders

say-bot-illegal = De keuze was { $action }: { $why }
say-pair-failed = Paar { $pair } van { $first } tegen { $second } met seed { $seed } kon niet gespeeld worden ({ $why }). In de map van de match staat waar het misging.
say-worker-died = Een proces dat aan het spelen was, is zonder melding gestopt. Wat op de schijf staat, telt: start dezelfde opdracht opnieuw om verder te gaan.
say-retold = { $text }
say-match-folder = Uitslagen en potjes worden bewaard in { $folder }.
say-match-busy = Een ander proces speelt de match van { $folder } al.
say-match-other = In { $folder } staat een andere match: { $name ->
    [first] de eerste speler
    [second] de tweede speler
    [rounds] de limiet van rondes
   *[other] { $name }
 } is daar { $old }, niet { $new }.
say-match-option = In { $folder } staat een andere match: de optie --{ $name } is daar { $old }, niet { $new }.
say-match-code = De match van { $folder } is begonnen met andere code, en uitslagen van verschillende code gaan niet samen. Geef een andere map op met --into.
say-match-untold = In { $folder } staan uitslagen, maar geen match.json die zegt waarvan.
say-match-unreadable = In { $file } staat niet wat er gespeeld wordt.
say-results-line = { $file }, regel { $line }: Dit is niet de uitslag van een paar, of dat paar is er al.
say-records-missing = { $file } ontbreekt: de potjes van een paar dat meetelt.
say-match-even = Even sterke spelers zouden { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } halen.
say-match-faults = { $count ->
    [one] { $player } verloor { $count } potje door een fout, in paar { $pair }: { $why }
   *[other] { $player } verloor { $count } potjes door een fout, het eerst in paar { $pair }: { $why }
 }
say-match-failing = { $player } is in de eerste { $count } potjes telkens in de fout gegaan, dus er worden geen potjes meer gespeeld. De resultaten tot nu toe blijven bewaard. De eerste fout, in paar { $pair }: { $why }
say-sprt = Een sequentiële toets kiest tussen twee voordelen in Elo, het kleinste eerst, zoals 0,10, niet { $text }.
say-sprt-seats = Een sequentiële toets is voor twee plaatsen.
say-sprt-verdict = { $passed ->
    [yes] Geslaagd: eerder een voordeel van { $elo1 } Elo dan van { $elo0 }
    [no] Niet geslaagd: eerder een voordeel van { $elo0 } Elo dan van { $elo1 }
   *[open] Onbeslist tussen een voordeel van { $elo0 } en van { $elo1 } Elo
 } na { $pairs ->
    [one] { $pairs } paar
   *[other] { $pairs } paren
 } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, grenzen { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } en { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
say-ladder-short = Een ladder heeft twee of meer spelers.
say-ladder-twice = { $name } wordt twee keer genoemd.
say-ladder-same = { $name } en { $other } zijn dezelfde speler.
say-anchor = Het anker is een van de spelers met een rating, zoals greedy=1000, niet { $text }.
say-plot-format = Een grafiek is een bestand dat eindigt op .svg of .png, niet { $file }.
say-no-matplotlib = Voor een grafiek is Matplotlib nodig. Installeer het: pip install "tilewright[plot]"
say-jobs-or-dask = Kies --jobs, voor deze computer, of --dask, voor een cluster; niet allebei.
say-no-dask = Voor een cluster is Dask nodig. Installeer het: pip install "tilewright[cluster]"
say-no-cluster = Op { $address } is geen scheduler van Dask: { $why }
say-cluster-address = Het adres van een scheduler van Dask heeft een host en een poort, zoals tcp://10.0.0.1:8786, anders dan ‘{ $address }’.
say-cluster-waiting = Het cluster van { $address } heeft op dit moment geen werkprocessen; wachten tot ze er zijn.
say-cluster-lost = De verbinding met het cluster van { $address } is weg. Wat geteld is, blijft bewaard: start de match opnieuw om verder te gaan.
say-workers-killed = { $workers } werkprocessen van het cluster vielen na elkaar uit terwijl ze hetzelfde paar speelden.
say-worker-code = Een werkproces van het cluster heeft andere code van Tilewright dan deze computer: installeer overal dezelfde.

say-contest-busy = Een ander proces speelt de vergelijking van { $file } al.
say-contest-other = In { $file } staat een andere vergelijking: { $name ->
    [first_weights] de eerste gewichten
    [second_weights] de tweede gewichten
    [core] de snelle kern
    [limit] de limiet
    [second_limit] de tweede limiet
   *[other] { $name }
 } is daar { $old }, niet { $new }. Geef een ander bestand op met --into.
say-contest-line = { $file }, regel { $line }: Dit is niet de uitslag van een reeks, of die reeks is er al.
say-mixed-samples = Deze mappen bevatten steekproeven van meer dan één tafel, of van een andere soort: netten leren van steekproeven zonder { $option }, gewichten worden aangepast aan steekproeven mét.
say-other-samples = { $folder } bevat steekproeven van een ander plan: kies een andere map, of dezelfde opties.
say-no-samples = Er zijn geen steekproeven in { $folder }.
say-few-samples = Er zijn minder steekproeven om van te leren dan in één portie, { $needed }: speel meer partijen, of kies een kleinere { $option }.
say-other-training = { $folder } bevat een training met andere opties of steekproeven: kies een andere map, of dezelfde opties.
say-no-checkpoint = Er is geen controlepunt { $file }.
say-no-weights = Er is geen bestand met gewichten { $file }.
say-no-such-table = Er is geen tafel { $table }; er zijn { $tables }.
say-no-learn-extra = Leren vereist { $library }: { $command }

say-forfeit = { $count ->
    [one] { $player } verliest reglementair: { $why } { $winners } wint.
   *[other] { $player } verliest reglementair: { $why } { $winners } delen de overwinning.
 }
say-broken-off = Het potje is afgebroken.
say-in-progress = Het potje is bezig.

## Where points came from

say-source-tile = Gelegde tegels
say-source-floor = Vloerlijn
say-source-raised = Opgehoogd tot 0
say-source-rows = Complete rijen
say-source-columns = Complete kolommen
say-source-colours = Complete kleuren
say-source-special = Speciale tegels
say-source-broken = Gebroken tegels
say-source-start-tile = Startspelertegel
say-source-draw = Getrokken koepelplaten
say-source-diagonals = Complete diagonalen
say-source-jokers = Meerkleurige vakken
say-source-five-colours = Rijen met vijf kleuren
say-source-border = Rand
say-source-corners = Hoeken
say-source-empty-specials = Lege speciale vakken
say-notation-duel =
    Een kleur is B (blauw), Y (geel), R (rood), K (zwart) of T (turquoise). Op een koepelplaat is S het speciale vak en J het meerkleurige vak. Of je hoofdletters of kleine letters typt, maakt niet uit.
    3B4          pak de blauwe tegels van de zon van fabriek 3 en leg ze in patroonlijn 4; L is de grote fabriek, met X breken de tegels
    2B 14X       in de lijst met keuzes: 2B1, 2B4 en 2BX
    MB4          pak de bovenste blauwe tegels van de manen en leg ze in patroonlijn 4
    ^B           leg als volgende de blauwe tegel op de stapel op de maan, van onder naar boven
    C2           pak het bonusfiche van fabriek 2
    P1           pak koepelplaat 1 uit het aanbod; P+ trekt er een van de stapel, P= stopt met trekken
    K1, U1       houd getrokken koepelplaat 1; leg koepelplaat 1 onder de stapel terug
    @12r3        plaats de koepelplaat op het koepelvak in rij 1, kolom 2, 3 kwartslagen met de klok mee gedraaid
    $0, $2, $3   zet geen bonusfiches in; betaal een ontbrekende tegel met 2 bonusfiches in zijn kleur, of met 3 willekeurige
    $BR          betaal met het bonusfiche met blauw en rood
    W32          leg de tegel in rij 3, kolom 2 van de koepel
    Op de tafel staat > bij wie aan de beurt is, * achter de naam van de startspeler, 1 voor de startspelertegel. Hoofdletters zijn tegels; kleine letters en punten zijn lege vakken van de koepel; een tegel met * ligt op een meerkleurig vak.
say-source-start = Aan het begin
say-source-sum = Score
say-look = { $player } weet meer dan hier te zien is: look laat het zien, alleen aan { $player }.
prompt-replay = { $number }/{ $last } Enter of next, back, het nummer van een stap, quit>
say-replay = ‘{ $text }’ hoort hier niet bij: Enter of next, back, een getal van 0 t/m { $last }, quit.
prompt-hide = Alleen { $player } kijkt. Druk op Enter om het weer te verbergen.
say-choices-points = Elk getal is wat je volgende telling na die keuze zou opleveren, met alles wat die kost.
say-choices-in-words = Typ ? en een begin, bijvoorbeeld ? { $start }, om die keuzes in woorden te lezen.
say-solve-what = ‘{ $text }’ is geen bestand en geen stelling. Noem de notatie van een potje of een bestand met een stelling, of - om van stdin te lezen; in de documentatie staat onder ‘Notation’ hoe je een stelling schrijft.
say-solve-file = In dit bestand staat geen notatie en geen stelling. Een notatie begint met de tag Game; in de documentatie staat onder ‘Notation’ hoe je een stelling schrijft.
say-solve-only-record = { $option } is voor de notatie van een potje: laat het weg bij een stelling.
say-solve-table = Een notatie noemt haar spel en opties: laat { $option } weg.
say-solve-over = Het potje is afgelopen na stap { $step }: kies een eerdere met --at.
say-solve-chance = Na stap { $step } is het toeval aan de beurt en beslist niemand: kies een andere met --at.
say-no-such-record = Er is geen notatie { $number }; het bestand heeft er { $last }.
say-no-such-step = Er is geen stap { $number }; de laatste is { $last }.

## Bots at the tables of the server

table-bots-busy = Er moeten nu te veel bots nadenken. Probeer het straks opnieuw.
table-bots-closing = De server wordt afgesloten.
table-bot-program = Aan de tafels van deze server spelen alleen de eigen bots, geen programma’s.
table-bot-failed = Het ging mis bij bot { $bot }: { $why }
table-bot-died = Bot { $bot } heeft { $tries } processen laten crashen.

## The store of the tables and the bus between servers

table-database-unreadable = Het adres van de database is onleesbaar. Het ziet eruit als sqlite:///folder/tables.db of postgresql://user@host/name.
table-database-address = De tafels worden bewaard in een bestand, sqlite:///folder/tables.db, of in PostgreSQL, postgresql://user@host/name; niet in { $kind }.
table-database-away = De database { $address } kan niet gebruikt worden: { $why }
table-database-failed = Het ging mis met de database { $address }: { $why }
table-database-closed = De database is gesloten.
table-database-newer = De database is geschreven door een nieuwere Tilewright: het schema is { $revision }, deze kent { $known }. Installeer de nieuwere.
table-database-used = { $who ->
    [server] Een server (proces { $process }, { $address }) gebruikt { $database } al. Gebruik die, stop hem, of noem een andere database met --database.
   *[other] Een ander proces (id { $process }) gebruikt { $database } al. Wacht tot het klaar is, of noem een andere database met --database.
 }
table-no-asyncpg = Voor PostgreSQL is asyncpg nodig. Installeer het: pip install "tilewright[postgres]"
table-no-redis = Voor een bus tussen servers is redis nodig. Installeer het: pip install "tilewright[redis]"
table-redis-address = Het adres van Redis is onleesbaar. Het ziet eruit als redis://host:6379/0, rediss://host:6379/0 of unix:///folder/redis.sock.
table-redis-away = Redis is niet bereikbaar: { $why }

## Why a move was worse than the best one

why-points = { $count ->
    [one] { $count } punt minder deze ronde.
   *[other] { $count } punten minder deze ronde.
 }
why-given = { $you ->
    [yes] { $count ->
        [one] Jij krijgt deze ronde { $count } punt meer.
       *[other] Jij krijgt deze ronde { $count } punten meer.
    }
   *[no] { $count ->
        [one] { $player } krijgt deze ronde { $count } punt meer.
       *[other] { $player } krijgt deze ronde { $count } punten meer.
    }
 }
why-fallen = { $you ->
    [yes] { $count ->
        [one] Aan het einde van de ronde { $count } tegel meer op je vloerlijn.
       *[other] Aan het einde van de ronde { $count } tegels meer op je vloerlijn.
    }
   *[no] { $count ->
        [one] Aan het einde van de ronde { $count } tegel meer op de vloerlijn.
       *[other] Aan het einde van de ronde { $count } tegels meer op de vloerlijn.
    }
 }
why-broken = { $count ->
    [one] Aan het einde van de ronde { $count } gebroken tegel meer.
   *[other] Aan het einde van de ronde { $count } gebroken tegels meer.
 }
why-left = { $you ->
    [yes] Laat jou { x-tiles } voor je patroonlijn { $line }.
   *[no] Laat { $player } { x-tiles } voor patroonlijn { $line }.
 }
why-line = Patroonlijn { $line } blijft onaf.
why-goal = { $count ->
    [one] { $count } punt minder voor { $goal } aan het einde.
   *[other] { $count } punten minder voor { $goal } aan het einde.
 }
why-barred = { $goal ->
    [rows] Een rij kan niet meer af.
    [columns] Een kolom kan niet meer af.
    [colours] Een kleur kan niet meer af.
    [diagonals] Een diagonaal kan niet meer af.
    [corners] Een hoekplaat kan niet meer af.
    [five-colours] Een rij kan geen vijf kleuren meer krijgen.
   *[other] { $count ->
        [one] { $side }: { $count } punt minder mogelijk.
       *[other] { $side }: { $count } punten minder mogelijk.
    }
 }
why-starter = { $you ->
    [yes] Jij begint de volgende ronde.
   *[no] { $player } begint de volgende ronde.
 }
why-chips = { $count ->
    [one] { $count } bonusfiche minder.
   *[other] { $count } bonusfiches minder.
 }
why-space = In patroonlijn { $line } ligt { x-colour }, waarvoor die rij van de koepel geen vak heeft.
why-tiles = { $count ->
    [one] { $count } tegel minder in de patroonlijnen.
   *[other] { $count } tegels minder in de patroonlijnen.
 }

## Analysis, reviews and puzzles on the command line

option-goal = { $goal ->
    [rows] rijen
    [columns] kolommen
    [colours] kleuren
    [five-colours] vijf kleuren
    [border] rand
    [diagonals] diagonalen
    [corners] hoeken
    [jokers] meerkleurige vakken
    [empty-specials] lege speciale vakken
   *[other] { $goal }
 }
option-label = { $label ->
    [best] beste
    [good] goed
    [inaccuracy] onnauwkeurig
    [mistake] fout
    [blunder] blunder
   *[other] { $label }
 }
# How many moves of a game have a label, in a list
say-review-count = { $label ->
    [best] { $count } beste
    [good] { $count } goede
    [inaccuracy] { $count ->
        [one] { $count } onnauwkeurigheid
       *[other] { $count } onnauwkeurigheden
     }
    [mistake] { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
     }
    [blunder] { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
     }
   *[other] { $count } { $label }
 }
say-review-running = Dit potje is nog niet afgelopen: alleen afgelopen potjes worden beoordeeld.
say-analyse-running = Dit potje is nog niet afgelopen: alleen afgelopen potjes worden beoordeeld. { $option } N beoordeelt de stelling na N stappen (hoogstens { $steps }).
say-analyse-turn = Ronde { $round }, plaats { $seat } kiest uit { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
 }; { x-positions } bekeken.
say-analyse-only-record = { $option } is voor een heel potje: noem een notatie, zonder --at.
say-reviewing = Zetten
say-review-left = Gestopt na { $done } van { $all } stappen. Dezelfde opdracht gaat daar verder.
say-review-side = { $player }: nauwkeurigheid { $accuracy } van 100; { $labels }.
say-review-luck = { $player } met { $points }; bij gelijk geluk met { $even }, plus of min { $error }.
say-review-written = Geschreven: { $file }
say-review-cost = { $label }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } van de winst, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }. { $why }
say-review-same-file = De beoordeling wordt niet over de notatie geschreven waar ze van gemaakt is: noem een ander bestand.
say-no-puzzle = Er is geen puzzel { $id }.
say-no-puzzles = Er zijn geen puzzels voor { $game }.
say-puzzle-what = Puzzel { $id }: vind de ene beste zet voor plaats { $seat }. Moeilijkheid { $difficulty } van 5.
say-puzzle-found = { $move } is het: beter dan elke andere met { NUMBER($share, style: "percent", maximumFractionDigits: 0) } van de winst.
say-puzzle-missed = Niet { $move }. Probeer het nog eens, of typ "show".
say-puzzle-shown = De beste zet is { $move }: beter dan elke andere met { NUMBER($share, style: "percent", maximumFractionDigits: 0) } van de winst.
say-puzzle-made = { $count ->
    [one] { $count } puzzel in { $file }
   *[other] { $count } puzzels in { $file }
 }
say-puzzle-broken = { $id } klopt niet meer: een andere zet is even goed.
prompt-puzzle = Jouw zet:
