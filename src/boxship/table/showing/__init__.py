"""What a seat is shown: the whole table, the boards, and what things are worth."""
