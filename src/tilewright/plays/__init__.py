"""Games as they are played: with push and pop, as trees of variations, and as files of records."""
