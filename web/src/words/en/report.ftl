### The report of a game, and why moves were worse

report = Report
report-progress = How much is judged
report-accuracy = Accuracy
report-of-hundred = of 100
report-round = Round { $round }
report-luck = Luck
# $points: a whole number from 0; $name would lead by so many
report-even = { $points ->
    [0] With even luck: level
   *[other] With even luck: { $name } by { $points }
 }
# In a bar; $points has its sign, as in +4
report-by-play = { $points } by play
report-by-luck = { $points } by luck
report-won = { $points ->
    [0] { $name } won the tie
   *[other] { $name } won by { $points }
 }
# Below what was luck: how wrong it may be, in points
report-error = give or take { $points }
# Columns of a table of players
report-result = Result
report-play = By play
report-luck-about = In points over the best of the others
# $share: as +5 %
report-deal = Round { $round }: what the deal was worth to { $name }: { $share }
# In the legend of the graph
report-moves = moves
report-deals = luck of the deal, in %
report-why = Why
report-why-none = Nothing that shows at once: it costs only later on.
# Below a cost such as −11 %
report-cost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
 }
report-standing = { $standing ->
    [theirs] Computed by a player’s browser.
    [kept] Saved with the game: it opens at once from now on.
   *[not-kept] It was not kept on the server: { $why }
 }
report-again = Judge again
report-explain-none = No move has led here yet.
report-explain-wait = Looking at it …
report-explain-best = No other move is better.
report-explain = { $label ->
    [best] About as good as the best one.
    [good] A good move: −{ $cost } %.
    [inaccuracy] An inaccuracy: −{ $cost } %.
    [mistake] A mistake: −{ $cost } %.
   *[blunder] A blunder: −{ $cost } %.
 }
report-explain-better = Better: { $what }
