"""Learning: self-play, training, and the files of weights that come of it (docs/learning.md)."""
