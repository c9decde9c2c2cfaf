"""Crowds of games: the compiled home (backend) of the rules, as arrays."""
