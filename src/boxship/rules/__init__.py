"""The game itself, one file per chapter of the rulebook. It imports nothing else of the project."""
