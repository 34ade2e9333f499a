### What the pages of the club share

club-rating = { NUMBER($rating, useGrouping: 0) }
# Behind a rating that still moves much, since few games were played
club-provisional = provisória
# What ratings are kept for: “Azul, 3 players”; Duel has always two
club-pool = { $game ->
    [duel] { page-game }
   *[azul] { page-game }, { $seats } jogadores
 }
