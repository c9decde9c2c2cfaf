"""The learner: a small network that was trained in a crowd and plays at a table, by NumPy alone."""
