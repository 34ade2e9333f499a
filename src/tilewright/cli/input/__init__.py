"""What people type: lines from a terminal, edited key by key, or from a file or a pipe."""
