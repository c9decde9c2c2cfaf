### Following the game: the pace at which the moves of the others are shown, and what happened since the reader's last turn.

## Pace

# The button that shows the next move of the others, where the reader wants to see them one by one.
digest-next = Next move
# In the list of keys.
digest-keys-next = Step by step: the others’ next move
