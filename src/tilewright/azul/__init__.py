"""Azul for 2 to 4 players, with the coloured or the gray wall: the rules of docs/rules/azul.md."""
