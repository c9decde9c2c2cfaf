### After the end: the ships come home, and the game is played again.

# A new game at once, with the same players and rules.
ending-again = Play again
# The same, where another player has opened it already.
ending-join = Join the rematch
# For screen readers: what a button does, and the title of the chart it does it to.
ending-of = { $what }: { $title }

# The heading while the ships come home.
ending-over = The game is over
# Go on to the accounts at once.
ending-skip = Skip

# The whole game in figures, on a page of its own.
ending-story = The story
ending-result = Back to the result
