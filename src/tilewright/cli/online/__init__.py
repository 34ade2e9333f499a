"""What needs the extra `server`: tables of a server in the terminal."""
