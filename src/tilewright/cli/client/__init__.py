"""The terminal client: one for tables in memory and for those of a server."""
