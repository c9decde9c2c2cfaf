"""What happened, told as facts: the log and the story of a game."""
