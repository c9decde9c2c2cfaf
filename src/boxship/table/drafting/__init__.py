"""Lines on their way: from a draft to a line and back, tried before it is played."""
