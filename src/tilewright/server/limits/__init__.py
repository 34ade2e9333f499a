"""Limits: rates, costs, and how many connections an address may hold."""
