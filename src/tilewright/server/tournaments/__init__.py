"""Tournaments: made by anyone, run by themselves, kept in the database so that no crash matters."""
