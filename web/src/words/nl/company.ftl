### Other people at a table: ratings, quick phrases, who is muted or reported

company-people = Mensen aan tafel
# Beside a name; $rating is “1500”, or “1500?” where it is not certain yet
company-rating = Rating: { $rating }
# A small label in the bar
company-rated = met rating
company-rated-note = Dit potje telt: het resultaat verandert de rating van de spelers.
company-changes = Rating na dit potje
company-speak = Iets zeggen
company-here = Aan tafel
# $phrase is one of those below
company-said = { $name }: { $phrase }
company-say-hello = Hallo!
company-say-luck = Succes!
company-say-moment = Een ogenblikje.
company-say-nice = Goed gespeeld!
company-say-sorry = Het spijt me!
company-say-thanks = Bedankt!
# $muted: is that player muted already?
company-mute = { $muted ->
    [yes] Weer horen
   *[no] Dempen
 }
# Read out: the same with the name
company-mute-of = { $muted ->
    [yes] Weer horen: { $name }
   *[no] Dempen: { $name }
 }
company-report = Melden
company-report-of = Melden: { $name }
company-why = Waar gaat het om?
company-why-name = Een kwetsende naam
company-why-phrases = Steeds weer dezelfde zinnen
company-why-unfair = Oneerlijk spel
company-why-other = Iets anders
company-reported = Bedankt. Wie deze server beheert, kijkt ernaar.
