"""The table server: people, programs and bots at one table, by one log."""
