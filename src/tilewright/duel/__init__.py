"""Azul Duel for 2 players: the rules of docs/rules/duel.md."""
