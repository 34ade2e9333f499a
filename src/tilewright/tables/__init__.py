"""Tables: a game, its seats and its log; no transport, no database, no clock."""
