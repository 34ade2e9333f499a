### Feladványok: állások egyetlen legjobb lépéssel

puzzles = Feladványok
puzzles-lead = Minden állásban egy lépés egyértelműen a legjobb. Találd meg: nincs óra, a motor pedig ezen az eszközön fut.
puzzles-one = Feladvány
puzzles-all = Minden feladvány
puzzles-today = A nap feladványa
puzzles-day-go = { $state ->
    [found] Megtaláltad: újranézés
    [shown] Újranézés
   *[open] Megoldás
 }
puzzles-question = Te következel. Egy lépés egyértelműen a legjobb: melyik?
puzzles-from = { $missed ->
    [0] { $round }. forduló egy lejátszott játszmából; egyik botszint sem téveszti el
   *[other] { $round }. forduló egy lejátszott játszmából; a botok { $levels } szintje közül { $missed } eltéveszti
 }
puzzles-panel = Erről a feladványról

## A válasz

puzzles-answer = A válaszod
puzzles-looking = Nem egészen. Nézzük, mibe kerül …
puzzles-not = { $least ->
    [yes] Nem egészen: legalább { $share } győzelmi esélybe kerül. Próbáld újra.
   *[no] Nem egészen: { $share } győzelmi esélybe kerül. Próbáld újra.
 }
puzzles-brings = { $same ->
    [yes] Ebben a fordulóban ugyanannyi pontot hoz, mint a legjobb lépés.
   *[no] Ebben a fordulóban { $points } pontot hoz, a legjobb lépés { $best } pontot.
 }
puzzles-over = { $state ->
    [found] Ez az: { $share } győzelmi esély az előnye minden más lépéssel szemben.
   *[shown] Ez a lépés: { $share } győzelmi esély az előnye minden mással szemben.
 }
puzzles-show = Mutasd
puzzles-next = Következő feladvány
puzzles-analyse = Megnyitás az elemzésben

## Miért

puzzles-why = Miért ez a legjobb
puzzles-second = Második legjobb
puzzles-then = Mi következhet
puzzles-verified = { $proof ->
    [none] Legalább { $share } az előnye: tízszer olyan hosszú kereséssel ellenőrizve, mint amely megtalálta
    [round] Legalább { $share } az előnye: bizonyított ebben a fordulóban
   *[game] Legalább { $share } az előnye: bizonyított a végéig
 }

## További feladványok

puzzles-more = További feladványok
puzzles-game = Melyik játékból
puzzles-theme = Téma
puzzles-about = { $theme ->
    [points] Pontok ebben a fordulóban
    [given] Az ellenfél pontjai
    [fallen] Csempék a padlósorban
    [broken] Törött csempék
    [left] Ami az ellenfélnek marad
    [line] Betöltendő mintasor
    [tiles] Csempék a mintasorokban
    [goal] Ami a végén számít
    [barred] Ami még befejezhető
    [starter] Ki kezdi a következő fordulót
    [chips] Bónuszkorongok
    [space] Mező a kupolán
   *[quiet] Csendes lépés
 }
puzzles-any = Bármelyik
puzzles-difficulty = Nehézség
puzzles-difficulty-of = Nehézség: 5-ből { $difficulty }
puzzles-left = { $count ->
    [0] Ilyen már nincs több
   *[other] Még { $count } van
 }
puzzles-unknown = Nincs ilyen feladvány, vagy már nincs.

## Napok egymás után

puzzles-streak = { $days ->
    [0] Még nincs egymást követő nap
   *[other] { $days } nap egymás után
 }
puzzles-longest = leghosszabb: { $days }
puzzles-wall = Az utolsó három hét feladványai, napról napra
puzzles-day = { $state ->
    [found] { $date }: megtalálva
    [today] { $date }: ma, még megtalálható
    [missed] { $date }: nem találtad meg
   *[empty] { $date }
 }
puzzles-count = { $count ->
    [0] Még nincs megoldott feladvány
   *[other] { $count } megoldott feladvány
 }
