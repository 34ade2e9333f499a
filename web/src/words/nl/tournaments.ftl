### Tournaments

cup-title = Toernooien
cup-lead = Iedereen kan er een maken, en ze lopen vanzelf. Je doet mee met één druk op de knop, zonder account.
cup-make = Maak er een
cup-none = Er is nog geen toernooi. Maak er een: het begint wanneer jij wilt, en bots kunnen aanvullen.
cup-all = Alle toernooien
cup-group-running = Bezig
cup-group-open = Open
cup-group-over = Afgelopen
cup-kinds = De drie soorten
cup-kind = { $kind ->
    [swiss] Zwitsers
    [arena] Arena
   *[duplicate] Duplicate
 }
cup-kind-more = { $kind ->
    [swiss] Een vast aantal rondes; in elke ronde tref je iemand met ongeveer evenveel punten, en niemand twee keer.
    [arena] Zoveel potjes als je wilt tot de tijd om is; wie vrij is krijgt meteen een tegenstander, en winst op rij telt dubbel.
   *[duplicate] Elke tafel krijgt dezelfde tegels in dezelfde volgorde, en je wordt alleen vergeleken met wie op jouw plaats zit: geluk telt niet mee.
 }
cup-length = { $kind ->
    [arena] { $count } min
    [swiss] { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
     }
   *[duplicate] { $count ->
        [one] { $count } deling
       *[other] { $count } delingen
     }
 }
cup-start = Begint { $away } ({ $time })
cup-state = { $status ->
    [running] { $kind ->
        [arena] Nu bezig
        [duplicate] Deling { $round } wordt gespeeld
       *[swiss] Ronde { $round } wordt gespeeld
     }
    [cancelled] Het ging niet door
   *[over] Afgelopen
 }
cup-entrants = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
 }
cup-rated = Voor de rating
cup-you-in = Je doet mee.
cup-bot = Bot { $level } { $number }
cup-rounds = { $kind ->
    [duplicate] Delingen
   *[other] Rondes
 }
cup-round = { $kind ->
    [duplicate] Deling { $round }
   *[other] Ronde { $round }
 }
cup-entered = { $count ->
    [one] { $count } speler doet mee
   *[other] { $count } spelers doen mee
 }
cup-standings = Stand
cup-nobody = Er doet nog niemand mee. Wees de eerste.
cup-place = Positie
cup-player = Speler
cup-points = Punten
cup-counts = { $kind ->
    [swiss] Winst is 2 punten, gelijkspel 1. Een ronde zonder tegenstander telt als winst.
    [arena] Winst is 2 punten, gelijkspel 1. Na twee keer winst op rij telt elk potje dubbel, tot je niet meer wint.
   *[duplicate] 2 punten voor elke speler met jouw deling en plaats die je overtreft, 1 bij een gelijke score.
 }
cup-tie = { $tie ->
    [met] Tegenst.
    [beaten] Verslagen
    [arena] Potjes
   *[duplicate] Versch.
 }
cup-tie-more = { $tie ->
    [met] Beslist bij gelijke stand: de punten van alle tegenstanders van deze speler samen.
    [beaten] Beslist daarna: de punten van iedereen die deze speler heeft verslagen, en de helft van wie gelijkspeelde.
    [arena] Beslist bij gelijke stand: wie minder potjes nodig had, staat hoger.
   *[duplicate] Beslist bij gelijke stand: hoeveel punten in het spel deze speler boven het gemiddelde van de anderen op dezelfde plaats zat, over alle delingen.
 }
cup-games = Potjes
cup-more = Alles tonen
cup-bye = geen tegenstander
cup-playing = bezig
cup-done = afgelopen
cup-won-early = { $name } wint
cup-watch = Kijken
cup-replay = Terugkijken
cup-sealed = Deze deling wordt nog gespeeld. De uitslagen en tafels zie je als ze allemaal klaar zijn.
cup-deal = { $count ->
    [one] Deling { $deal }, aan één tafel
   *[other] Deling { $deal }, aan alle { $count } tafels
 }
cup-same = zelfde tegels, zelfde volgorde
cup-dishes = De eerste tegels van deling { $deal }: aan elke tafel dezelfde
cup-seat = { $seat ->
    [0] Wie begon
   *[other] Wie als tweede speelde
 }
cup-early = eerder geëindigd
cup-made = Score: { $points }
cup-brought = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
cup-bye-points = { $points ->
    [one] had geen tegenstander: { $points } punt
   *[other] had geen tegenstander: { $points } punten
 }
cup-tables = Alle tafels van deze deling
cup-parted = { $you ->
    [yes] Jij en { $other } gingen uiteen bij zet { $move }
   *[no] { $one } en { $other } gingen uiteen bij zet { $move }
 }
cup-look = { $you ->
    [yes] Bekijk het aan jouw tafel
   *[no] Bekijk het aan de tafel van { $name }
 }
cup-winner = { $you ->
    [yes] Je hebt gewonnen!
    [shared] Je deelt de eerste plaats: { $names }
   *[no] { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de eerste plaats
     }
 }
cup-your-place = Je bent nummer { $place } van { $count } geworden.
cup-you = Meedoen
cup-cancelled = Het ging niet door: er deden te weinig spelers mee.
cup-your-table = Je tafel staat klaar: je speelt tegen { $name }
cup-running = { $kind ->
    [arena] Het is bezig. Je kunt nog meedoen.
    [duplicate] Deling { $round } wordt gespeeld. Je kunt nog meedoen, vanaf de volgende.
   *[swiss] Ronde { $round } wordt gespeeld. Je kunt nog meedoen, vanaf de volgende.
 }
cup-your-bye = Je hebt deze ronde geen tegenstander en krijgt er de punten voor.
cup-wait = { $kind ->
    [arena] Je krijgt een tegenstander zodra er iemand vrij is. Blijf op deze pagina.
   *[other] De volgende ronde begint kort na het laatste potje van deze. Je tafel gaat hier vanzelf open.
 }
cup-elsewhere = Je doet mee op een ander apparaat: je tafel staat daar open.
cup-here = Speel hier verder vanaf het volgende potje
cup-to-table = Naar je tafel
cup-enter = Meedoen
cup-again = Weer meedoen
cup-leave = Niet meer meedoen
cup-next-table = Naar je volgende tafel
cup-back = Terug naar het toernooi
cup-new = Een nieuw toernooi
cup-name = Hoe heet het?
cup-of = { $kind } van { $name }
cup-which = Welke soort?
cup-game = Welk spel?
cup-starts = Wanneer begint het?
cup-when = { $minutes ->
    [own] Een andere tijd
   *[other] Over { $minutes } min
 }
cup-start-own = Begin, in je eigen tijd
cup-minutes = Hoeveel minuten?
cup-how-many = { $kind ->
    [duplicate] Hoeveel delingen?
   *[other] Hoeveel rondes?
 }
cup-places = Hoeveel mogen er meedoen?
cup-more-rules = In dit toernooi
cup-rated-note = De potjes veranderen de rating van iedereen.
cup-bots = Bots vullen aan
cup-bots-note = Ze nemen de lege plaatsen in, zodat niemand zonder tegenstander zit.
cup-level = Niveau van de bots
cup-fill = Aanvullen tot hoeveel spelers?
cup-create = Maak het toernooi
