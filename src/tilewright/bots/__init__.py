"""Programs that play: each over any game, through its interface alone."""
