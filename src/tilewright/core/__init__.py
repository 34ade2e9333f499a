"""What both games share: the interface of a game, tiles, runs, errors, words, records."""
