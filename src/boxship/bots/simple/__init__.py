"""Simple players: random, by rule of thumb, and exploiters of one habit."""
