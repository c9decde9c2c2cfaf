### Following the game: the pace at which the moves of the others are shown, and what happened since the reader's last turn.

## Pace

# The button that shows the next move of the others, where the reader wants to see them one by one.
digest-next = Coup suivant
# In the list of keys.
digest-keys-next = Coup par coup : le coup suivant des autres
