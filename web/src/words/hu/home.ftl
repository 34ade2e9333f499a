### Home: what waits, what was played, and the level that fits

# Above the tables that go on; $count of them wait for you
home-due = { $count ->
    [0] Jó, hogy újra itt vagy
    [one] Egy asztal rád vár
   *[other] { $count } asztal rád vár
 }
home-someone = Játék valakivel
home-someone-more = Keress hozzád illő ellenfelet, vagy hívj ki valakit.
home-history = Utolsó játszmáid
home-history-all = Mind a { $count } játszma
# How well somebody played, as a percentage
home-accuracy = Pontosság: { $accuracy }
home-levels = Eredményeid szintenként
home-levels-won = { $count } játszmából { $won } győzelem

## The level to try next, with its reason; $from is the level that was played last

home-fit = { $way ->
    [up] Szint: „{ $from }”. Az utolsó { $count } játszmából { $won } győzelem: ideje feljebb lépni. Új szint: „{ $level }”.
    [down] Szint: „{ $from }”. Az utolsó { $count } játszmából { $lost } vereség. Próbáld előbb ezt a szintet: „{ $level }”.
    [easier] Szint: „{ $from }”. Ez kezdésnek nehéz. Próbáld előbb ezt a szintet: „{ $level }”.
   *[stay] { $count ->
        [one] Szint: „{ $from }”. Eddig egy játszma: maradj ezen a szinten.
       *[other] Szint: „{ $from }”. Az utolsó { $count } játszmából { $won } győzelem: maradj ezen a szinten.
    }
 }
home-next = Mit játssz legközelebb
home-play-level = Játék bot ellen: { $level }
home-choose-level = Szint: „{ $level }”

## For somebody who plays a game for the first time on this device

home-first = Első játszma edzővel
home-first-note = Bot ellen játszol, szint: „{ $level }”. Az edző minden új döntést elmagyaráz, és rákérdez az egyértelmű hibákra.
