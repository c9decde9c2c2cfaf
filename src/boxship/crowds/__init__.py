"""Crowds of games: the compiled home of the rules, as arrays."""
