### Egy játszma értékelése, és hogy miért volt rosszabb egy lépés

report = Értékelés
report-progress = Ennyi készült el
report-accuracy = Pontosság
report-of-hundred = 100-ból
report-round = { $round }. forduló
report-luck = Szerencse
report-even = { $points ->
    [0] Egyforma szerencsével: döntetlen
   *[other] Egyforma szerencsével: { $name }, { $points } ponttal
 }
report-by-play = { $points } játékkal
report-by-luck = { $points } szerencsével
report-won = { $points ->
    [0] { $name } nyert, holtverseny után
   *[other] { $name } nyert, { $points } ponttal
 }
report-error = plusz-mínusz { $points }
report-result = Eredmény
report-play = Játékkal
report-luck-about = Pontban, a többiek legjobbjához képest
report-deal = { $round }. forduló: ennyit ért az osztás neki: { $name }: { $share }
report-moves = lépések
report-deals = az osztás szerencséje, %-ban
report-why = Miért
report-why-none = Semmi, ami rögtön látszana: csak később derül ki.
report-cost = −{ $points } pont
report-standing = { $standing ->
    [theirs] Egy játékos böngészője számolta ki.
    [kept] A játékkal együtt megőriztük: ezentúl rögtön megnyílik.
   *[not-kept] A szerver nem őrizte meg: { $why }
 }
report-again = Újraértékelés
report-explain-none = Ide még nem vezetett lépés.
report-explain-wait = Nézzük …
report-explain-best = Nincs ennél jobb lépés.
report-explain = { $label ->
    [best] Nagyjából olyan jó, mint a legjobb.
    [good] Jó lépés: −{ $cost } %.
    [inaccuracy] Pontatlanság: −{ $cost } %.
    [mistake] Hiba: −{ $cost } %.
   *[blunder] Súlyos hiba: −{ $cost } %.
 }
report-explain-better = Jobb: { $what }
