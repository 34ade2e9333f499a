### Home: what waits, what was played, and the level that fits

# Above the tables that go on; $count of them wait for you
home-due = { $count ->
    [0] Welkom terug
    [one] Er wacht een tafel op je
   *[other] Er wachten { $count } tafels op je
 }
home-someone = Speel met iemand
home-someone-more = Vind een tegenstander van jouw sterkte, of daag iemand uit.
home-history = Je laatste potjes
home-history-all = Alle { $count } potjes
# How well somebody played, as a percentage
home-accuracy = Nauwkeurigheid: { $accuracy }
home-levels = Je resultaten tegen elk niveau
home-levels-won = { $won } van { $count } gewonnen

## The level to try next, with its reason; $from is the level that was played last

home-fit = { $way ->
    [up] Je won { $won } van je laatste { $count } potjes op niveau ‘{ $from }’. Tijd voor ‘{ $level }’.
    [down] Je verloor { $lost } van je laatste { $count } potjes op niveau ‘{ $from }’. Probeer eerst ‘{ $level }’.
    [easier] Niveau ‘{ $from }’ is moeilijk om mee te beginnen. Probeer eerst ‘{ $level }’.
   *[stay] { $count ->
        [one] Tot nu toe één potje op niveau ‘{ $from }’: speel daar verder.
       *[other] Je won { $won } van je laatste { $count } potjes op niveau ‘{ $from }’: speel daar verder.
    }
 }
home-next = Wat je nu kunt spelen
home-play-level = Tegen een bot: { $level }
home-choose-level = Kies ‘{ $level }’

## For somebody who plays a game for the first time on this device

home-first = Eerste potje met een coach
home-first-note = Je speelt tegen een bot op niveau ‘{ $level }’. De coach legt elke nieuwe beslissing uit en vraagt iets vóór een duidelijke fout.
