"""What the processes of a server tell each other: nothing, or by Redis."""
