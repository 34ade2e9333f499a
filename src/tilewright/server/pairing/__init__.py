"""Pairing: who waits for somebody to play with, the lobby, and challenges."""
