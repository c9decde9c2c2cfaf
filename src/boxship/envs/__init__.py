"""Environments: games to be played by programs, many at once, with opponents, rewards and ends."""
