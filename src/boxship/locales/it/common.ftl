# Words that stand on many screens. Money comes in already written ($12), counts come in as numbers.
boxship = Boxship

seat-blue = Blu
seat-red = Rosso
seat-yellow = Giallo
seat-green = Verde
seat-purple = Viola
# Beside the players, where it is said who paid whom.
seat-bank = Banca

colour-black = nero
colour-white = bianco
colour-brown = marrone
colour-tan = legno
colour-orange = arancio
colour-grey = grigio
colour-yellow = giallo
colour-purple = viola

# The letter on a container: five different ones in each ruleset.
letter-black = N
letter-white = B
letter-brown = M
letter-tan = L
letter-orange = A
letter-grey = G
letter-yellow = L
letter-purple = V
