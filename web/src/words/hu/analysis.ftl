### Az elemzőtábla

analysis = Elemzés
analysis-title = Elemzés – Tilewright
analysis-about = Nézz meg bármilyen állást: mennyit ér egy-egy lépés, és mi következne. Az elemzőmotor ezen az eszközön fut.
analysis-opening = A tábla megnyílik …
analysis-begin = Új elemzés
analysis-deal-for = { $seats } játékos
analysis-paste = Vagy illessz be egy lejegyzést, egy állást vagy egy linket
analysis-open = Elemzés indítása
analysis-puzzles = Feladványok
analysis-player = { $number }. játékos
analysis-move = { $move ->
    [0] kezdet
   *[other] { $move }. lépés
 }
analysis-panel = Mit gondol a motor
analysis-verdict = Értékelés
analysis-wins = { $name } nyer: { $share }
analysis-who-wins = { $name } nyer
analysis-share-unknown = Még nem tudni, ki nyer
analysis-lead = várható előny
analysis-lead-final = pont, végeredmény
analysis-by = { $name }: { $points }
analysis-level = döntetlen
analysis-state = { $state ->
    [thinking] Gondolkodik
    [deeper] Mélyebbre néz: { $nodes }
    [done] Átnézve: { $nodes }
    [paused] Szünet: { $nodes }
    [proven] Bizonyított ebben a fordulóban
    [solved] Bizonyított a végéig
    [over] A játszma véget ért
    [chance] Osztás következik
   *[failed] A motor leállt
 }
analysis-pause = Szünet
analysis-resume = Gondolkodjon tovább
analysis-best = Legjobb lépések
analysis-columns = most · nyer
analysis-points-now = Pont ebben a fordulóban
analysis-suggestion = { $rank }. helyen: { $what }
analysis-thought = Javaslat
analysis-then = Utána: { $what }
analysis-play-it = Lépd meg
analysis-choose = Válassz lépést az asztalon, vagy várj egy javaslatra.
analysis-hidden = A javaslatok el vannak rejtve.
analysis-unhide = Mutasd
analysis-chance = A véletlen dönti el, mi következik.
analysis-chance-note = Ha innen újra húzol, más osztás jön; mindegyik egy változat.
analysis-draw = Húzz osztást
analysis-enter = Megadás
analysis-deal = Osztás
analysis-label = { $label ->
    [best] legjobb
    [good] jó
    [inaccuracy] pontatlanság
    [mistake] hiba
   *[blunder] súlyos hiba
 }
analysis-note = Megjegyzés
analysis-note-hint = Mit lehet itt mondani?
analysis-more = Másolás és link
analysis-copy = { $what ->
    [link] Link másolása
    [position] Állás másolása
   *[record] Lejegyzés másolása
 }
analysis-copied = { $what ->
    [link] A link kimásolva.
    [position] Az állás kimásolva.
   *[record] A lejegyzés kimásolva.
 }
analysis-by-hand = Ez a böngésző nem engedi a másolást. Innen kimásolhatod:
analysis-promote = Legyen ez a fő változat
analysis-prune = Törlés innen
analysis-play-on = Folytatás
analysis-play-on-about = Játssz tovább innen egy bot ellen. { $name } helyére ülsz.
analysis-play-on-level = A bot szintje
analysis-refused = { $rule ->
    [none] A szabályok ezt itt nem engedik.
   *[other] A szabályok ezt itt nem engedik ({ $rule }).
 }
analysis-running = Az elemzés a játszma végén nyílik meg.
analysis-no-record = Ez nem lejegyzés: a(z) { $line }. sor nem olvasható.
analysis-no-position = Ez nem lejegyzés, és nem is lehetséges állás. { $why }
# $move in notation; $rule is none where no rule forbids it
analysis-no-move = { $rule ->
    [none] A játszma { $number }. lépése ({ $move }) itt nem lehetséges.
   *[other] A játszma { $number }. lépése ({ $move }) itt nem lehetséges: { $rule } szabály.
 }
analysis-no-engine = A motor nem indult el ebben a böngészőben. A visszajátszás és a lejegyzés továbbra is működik.
analysis-keys = Billentyűk
analysis-key = { $does ->
    [walk] egy lépés vissza vagy előre
    [beside] másik változat
    [ends] az első és az utolsó pillanat
    [suggestion] a következő javaslat
    [play] a javaslat meglépése
    [pause] a gondolkodás szüneteltetése
    [hide] a javaslatok elrejtése
    [explain] miért volt rosszabb az utolsó lépés
    [note] megjegyzés írása
    [draw] osztás húzása
    [turn] a táblák megfordítása
   *[type] lépés beírása
 }

## Mennyire voltak jók a lépések

analysis-report = A játszma értékelése
analysis-why = Miért volt rosszabb az utolsó lépés?
analysis-report-at = { $moves } lépésből { $move } kész
analysis-report-stop = Leállítás
analysis-report-go-on = Folytatás
analysis-report-graph = A győzelem esélye lépésről lépésre; a címkék mutatják, mennyit ért egy-egy osztás, %-ban.
analysis-report-counts = Mennyire voltak jók a lépések
analysis-report-worth = Érdemes újra megpróbálni
analysis-report-whose = Kinek a lépései
analysis-report-none = Egyik lépés sem került 2 %-nál többe.
analysis-report-move = { $round }. forduló, { $number }. lépés: { $label ->
    [inaccuracy] pontatlanság
    [mistake] hiba
   *[blunder] súlyos hiba
 }
analysis-report-played = lépett
analysis-report-better = jobb
analysis-report-show = Mutasd

## Állás szerkesztése

analysis-edit = Állás szerkesztése
analysis-set-up = Állás felállítása
analysis-edit-about = Az állás szövegként, a jelölés szerint.
analysis-edit-sound = Minden rendben

## Próbáld újra

analysis-try = Próbáld újra
analysis-try-on = Tovább
analysis-try-answer = { $answer ->
    [ask] Keress jobb lépést annál, amit léptek.
    [found] Ez az.
    [good] Ugyanolyan jó: legfeljebb 2 % a különbség.
    [not] Még nem: −{ $cost } %.
   *[wait] Nézzük …
 }
