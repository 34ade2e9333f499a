"""WebSockets: the session of a person or a program at a table, and the frames it is made of."""
