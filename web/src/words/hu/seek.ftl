### Looking for somebody to play with

seek-title = Játék valakivel
seek-lead = Válaszd ki, mit játszanál. Keresünk valakit, aki ugyanazt szeretné; közben mást is csinálhatsz itt.
# The heading of a challenge; $name is who is challenged
seek-challenge = Kihívás: { $name }
seek-challenge-lead = Csak ez a játékos kapja meg a kihívást.
# In the place of the name of who is challenged, where it is not known
seek-somebody = egy játékos

## What to play

seek-game = Melyik játék?
seek-variant = Melyik asztalnál?
seek-clock = { $minutes } perc + { $seconds } mp
# A clock for correspondence: so much time for each turn
seek-days = { $days } nap körönként
seek-clock-none = Óra nélkül
seek-rated = Számítson az értékszámba?
seek-kind = { $rated ->
    [yes] értékszámos
   *[no] barátságos
 }
seek-range = Az ellenfelek értékszáma
# $range: in points above and below; 0: anybody
seek-within = { $range ->
    [0] bármennyi
   *[other] ± { $range }
 }
seek-note = Az értékszámos játszma mindkét játékos értékszámát megváltoztatja. A tartomány várakozás közben egyre tágabb.
seek-challenge-note = A kihívás addig várja a választ, amíg vissza nem vonod. Az értékszámos játszma mindkét játékos értékszámát megváltoztatja.
seek-start = Ellenfél keresése
seek-challenge-send = Kihívás elküldése
seek-stop-search = Keresés leállítása

## Who looks for others

seek-challenges = Kihívások neked
seek-others = Ellenfelet keresnek
seek-others-none = Most senki sem vár ellenfélre. Kezdj keresni, és a többiek itt fognak látni.
seek-own = Kereséseid és kihívásaid
seek-tables = Nyilvános asztalok szabad hellyel
seek-tables-none = Most egyik nyilvános asztalnál sincs szabad hely.
# Somebody in the list, with the rating
seek-who = { $name } ({ NUMBER($rating, useGrouping: 0) })
seek-accept = Játék
seek-decline = Elutasítás

## The strip above all pages while somebody is looked for

# What the strip is, read out
seek-strip = Ellenfelet keresel
# $whom: is anybody looked for, or has somebody called $name been challenged?
seek-searching = { $whom ->
    [anybody] Ellenfél keresése: { $game }, { $clock }
   *[somebody] Várakozás: { $name }, { $game }, { $clock }
 }
seek-stop = Leállítás
# A bot is offered after a while; the search goes on
seek-bot = Addig játék bot ellen ({ $level })
seek-found = Megvan az ellenfél: { $game }
seek-found-more = Az asztal rád vár.
seek-open = Asztal megnyitása
seek-ended = A keresés véget ért.
seek-again = Új keresés
seek-tournaments = Versenyek
seek-tournaments-more = Nevezz be egyre, vagy indíts sajátot.
