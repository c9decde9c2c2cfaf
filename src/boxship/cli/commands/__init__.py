"""The options of each command; the work is done elsewhere."""
