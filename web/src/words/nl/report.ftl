### Het verslag van een potje, en waarom zetten minder waren

report = Verslag
report-progress = Hoeveel er al beoordeeld is
report-accuracy = Nauwkeurigheid
report-of-hundred = van 100
report-round = Ronde { $round }
report-luck = Geluk
report-even = { $points ->
    [0] Met evenveel geluk: gelijk
   *[other] Met evenveel geluk: { $name } met { $points }
 }
report-by-play = { $points } door spel
report-by-luck = { $points } door geluk
report-won = { $points ->
    [0] { $name } won na gelijke stand
   *[other] { $name } won met { $points }
 }
report-error = { $points } meer of minder
report-result = Uitslag
report-play = Door spel
report-luck-about = In punten boven de beste van de anderen
report-deal = Ronde { $round }: wat de verdeling { $name } waard was: { $share }
report-moves = zetten
report-deals = geluk bij het delen, in %
report-why = Waarom
report-why-none = Niets wat je meteen ziet: het blijkt pas verderop.
report-cost = { $points ->
    [one] −{ $points } punt
   *[other] −{ $points } punten
 }
report-standing = { $standing ->
    [theirs] Berekend door de browser van een speler.
    [kept] Bij het spel bewaard: voortaan is het er meteen.
   *[not-kept] Het is niet op de server bewaard: { $why }
 }
report-again = Opnieuw beoordelen
report-explain-none = Er is nog geen zet gedaan.
report-explain-wait = Even kijken …
report-explain-best = Geen andere zet is beter.
report-explain = { $label ->
    [best] Ongeveer zo goed als de beste.
    [good] Een goede zet: −{ $cost } %.
    [inaccuracy] Onnauwkeurig: −{ $cost } %.
    [mistake] Een fout: −{ $cost } %.
   *[blunder] Een grove fout: −{ $cost } %.
 }
report-explain-better = Beter: { $what }
