### Other people at a table: ratings, quick phrases, who is muted or reported

company-people = People at the table
# Beside a name; $rating is “1500”, or “1500?” where it is not certain yet
company-rating = Rating: { $rating }
# A small label in the bar
company-rated = rated
company-rated-note = This game is rated: its result changes the ratings of the players.
company-changes = Ratings after this game
company-speak = Say something
company-here = At the table
# $phrase is one of those below
company-said = { $name }: { $phrase }
company-say-hello = Hello!
company-say-luck = Good luck!
company-say-moment = One moment, please.
company-say-nice = Well played!
company-say-sorry = Sorry!
company-say-thanks = Thank you!
# $muted: is that player muted already?
company-mute = { $muted ->
    [yes] Unmute
   *[no] Mute
 }
# Read out: the same with the name
company-mute-of = { $muted ->
    [yes] Unmute: { $name }
   *[no] Mute: { $name }
 }
company-report = Report
company-report-of = Report: { $name }
company-why = What is it about?
company-why-name = A hurtful name
company-why-phrases = Phrases over and over
company-why-unfair = Unfair play
company-why-other = Something else
company-reported = Thank you. Whoever runs this server will look at it.
