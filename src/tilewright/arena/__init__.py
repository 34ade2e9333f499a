"""The arena: how strong players are, measured in pairs of games."""
