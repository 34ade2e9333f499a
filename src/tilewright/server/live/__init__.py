"""Tables in memory: who listens, who is there, whose turn a bot has, and their caretaker."""
