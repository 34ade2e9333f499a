### Around the game: the bar above a table, moves, replay, results, and what the table has to tell

## The bar above a table

around-home = Tilewright, a kezdőlapra
# On a phone, before whose turn it is
around-where-phone = { $round }. forduló
# $asked: what you are asked, by the server's message; $what: what may be taken in Duel
around-turn-yours = { $asked ->
    [confirm] Te következel: erősítsd meg vagy vond vissza
    [prompt-azul-take] Te következel: válassz csempéket
    [prompt-azul-tile] Te következel: válassz mezőt a falon
    [prompt-duel-first-plate] Te következel: válaszd ki az első lapkádat
    [prompt-duel-turn] { $what ->
        [tiles] Te következel: vegyél el csempéket
        [chip] Te következel: vegyél el egy korongot
        [plate] Te következel: vegyél el egy lapkát
        [tiles-chip] Te következel: csempe vagy korong
        [tiles-plate] Te következel: csempe vagy lapka
        [chip-plate] Te következel: korong vagy lapka
       *[all] Te következel: csempe, korong vagy lapka
     }
    [prompt-duel-stack] Te következel: tedd egymásra a többit
    [prompt-duel-draw] Te következel: húzz még egyet, vagy állj meg
    [prompt-duel-keep] Te következel: tarts meg egy lapkát
    [prompt-duel-return] Te következel: tedd vissza a lapkákat
    [prompt-duel-place] Te következel: helyezd le a lapkát
    [prompt-duel-pay] Te következel: felhasználsz korongot?
    [prompt-duel-spend] Te következel: válassz egy korongot
    [prompt-duel-tile] Te következel: válassz mezőt a kupoládon
   *[other] Te következel
 }
# In a narrow bar, after "Round 3"
around-turn-yours-short = te következel
# Several players at one device: whose turn it is
around-turn-shared = { $asked ->
    [confirm] { $name }: erősítsd meg vagy vond vissza
   *[other] { $name } következik
 }
around-turn-theirs = { $name } következik
around-turn-thinking = { $name } gondolkodik
# While the points of a round, or of the end of the game, are counted before everybody's eyes
around-turn-scoring = Pontozás
around-turn-over = A játszmának vége
around-turn-past = { $at }. lépés / { $last }
around-turn-lost = Nincs kapcsolat
around-take-back = Visszavonás
around-hint = Tipp
around-moves = Lépések
around-sound-on = Hang bekapcsolása
around-sound-off = Hang kikapcsolása
around-settings = Beállítások

## The menu

around-menu = Menü
around-show-result = Eredmény mutatása
around-link-copied = A link kimásolva.

## Beside the table

around-rail = Az asztal lépései és hírei
around-goals = A végén számít
around-round = { $round }. forduló
around-no-moves = Még senki sem lépett.
around-notation = Írj be egy lépést
around-notation-play = Lépés
around-notation-example = Például { $example }, azután Enter.

## Moves in a narrow list: who moved is drawn before, and so are the count and the colour of tiles

around-log-take-factory = { $factory } → { $line }. mintasor
around-log-take-factory-floor = { $factory } → padló
around-log-take-centre = közép → { $line }. mintasor
around-log-take-centre-floor = közép → padló
around-log-tile = { $row }. sor, { $column }. oszlop
around-log-take-small = { $place ->
    [all] nap { $factory } → törött
   *[some] nap { $factory } → { $line }. mintasor
 }
around-log-take-large = { $place ->
    [all] nagy nap → törött
   *[some] nagy nap → { $line }. mintasor
 }
around-log-take-moons = { $place ->
    [all] holdak → törött
   *[some] holdak → { $line }. mintasor
 }
around-log-stack = a holdra ({ $factory })
around-log-take-chip = { $factory }. manufaktúra
around-log-take-plate = lapka a kínálatból
around-log-draw-plate = lapka a kupacból
around-log-stop-drawing = megnéz { $count } lapkát
around-log-keep-plate = { $place }. lapka megtartva
around-log-keep-unknown = { $place }. lapka megtartva
around-log-return-plate = { $place }. lapka a kupac alá
around-log-place-plate = lapka → { $row }. sor, { $column }. mező
around-log-keep-chips = { $line }. mintasor: nincs korong
around-log-spend-chips = { $line }. mintasor: { $count } korong
around-log-spend-chip = felhasználva
# A line of points in the list of moves; small tiles follow, and the points
around-gain = { $why ->
    [tile] { $game ->
        [duel] kupola
       *[azul] fal
    }
    [special] kupola
    [floor] padlósor
    [raised] sosem 0 alatt
    [rows] teli sorok
    [columns] teli oszlopok
    [colours] teli színek
    [broken] törött csempék
    [start-tile] kezdőjátékos-jelölő
    [draw] húzott lapka
    [diagonals] átlók
    [jokers] többszínű mezők
    [five-colours] ötszínű sorok
    [border] szegély
    [corners] sarkok
    [empty-specials] üres különleges mezők
   *[other] pontok
 }

## Replay

around-replay = Visszajátszás
around-replay-slider = A játszma pillanata
around-replay-first = Az első lépéshez
around-replay-back = Egy lépéssel vissza
around-replay-play = Lejátszás innen
around-replay-halt = Szünet
around-replay-next = Egy lépéssel tovább
around-replay-last = Az utolsó lépéshez
# $missed: moves that were made while an earlier moment was shown
around-replay-leave = { $missed ->
    [0] Vissza a játszmához
   *[other] Vissza a játszmához, { $missed } új lépés
 }

## What the table has to tell

around-confirm-text = A lépésed megerősítésre vár.
around-confirm = Megerősítés
# Only read aloud; $hint: what a bot would do in your place
around-hinted = Tipp: { $hint }
around-read-rule = Szabály olvasása: { $rule }
around-reconnecting = Újracsatlakozás…
around-server-away = A szerver nem érhető el.
around-moves-safe = { $who ->
    [watcher] Az asztalnál folytatódik a játék, ha visszatérsz.
   *[player] A lépéseid megmaradtak; az asztalnál folytatódik a játék, ha visszatérsz.
 }
around-try-now = Újra
around-opening = Az asztal előkészítése…
# The live log for screen readers
around-log = Mi történik az asztalnál
# $why: the server's words for the points, as "+5: row of 3, column of 2"
around-log-points = { $you ->
    [yes] Te: { $why }
   *[no] { $player }: { $why }
 }

## No such table

around-gone = Itt nincs semmi
around-gone-link = Ez a link nem teljes: nyisd meg újra úgy, ahogy kaptad.
around-gone-watch = Asztal megnézése
around-gone-play = Játszma indítása

## The result

around-rematch = Visszavágó
around-rematch-go = A visszavágóhoz

## Titles of the page

around-title-opening = Tilewright
around-title-gone = Nincs ilyen asztal – Tilewright
around-title = { $game } – Tilewright
around-title-yours = (●) Te következel – { $game }
around-title-told = { $turn } – { $game }

## Elemzés

around-analyse = Elemzés
