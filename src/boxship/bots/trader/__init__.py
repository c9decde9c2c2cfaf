"""The trader: one judgement of every step, by a row of weights."""
