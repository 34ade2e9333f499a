### Other people at a table: ratings, quick phrases, who is muted or reported

company-people = Emberek az asztalnál
# Beside a name; $rating is “1500”, or “1500?” where it is not certain yet
company-rating = Értékszám: { $rating }
# A small label in the bar
company-rated = értékszámos
company-rated-note = Ez értékszámos játszma: az eredmény megváltoztatja a játékosok értékszámát.
company-changes = Értékszámok a játszma után
company-speak = Üzenj valamit
company-here = Az asztalnál
# $phrase is one of those below
company-said = { $name }: { $phrase }
company-say-hello = Szia!
company-say-luck = Sok szerencsét!
company-say-moment = Egy pillanat!
company-say-nice = Szép játék!
company-say-sorry = Bocsánat!
company-say-thanks = Köszönöm!
# $muted: is that player muted already?
company-mute = { $muted ->
    [yes] Némítás feloldása
   *[no] Némítás
 }
# Read out: the same with the name
company-mute-of = { $muted ->
    [yes] Némítás feloldása: { $name }
   *[no] Némítás: { $name }
 }
company-report = Bejelentés
company-report-of = Bejelentés: { $name }
company-why = Miről van szó?
company-why-name = Bántó név
company-why-phrases = Ismételgetett üzenetek
company-why-unfair = Tisztességtelen játék
company-why-other = Valami más
company-reported = Köszönjük. A szerver üzemeltetője meg fogja nézni.
