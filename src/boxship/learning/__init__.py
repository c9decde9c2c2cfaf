"""Where the admiral learns: games among a population, a policy and a critic in NumPy, and one command."""
