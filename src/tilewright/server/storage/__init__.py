"""The log in SQLite or PostgreSQL: its schema, group commits, backups and upkeep."""
