"""Bots in processes of their own, told what their seat observes."""
