# Words that stand on many screens. Money comes in already written ($12), counts come in as numbers.
boxship = Boxship

seat-blue = Bleu
seat-red = Rouge
seat-yellow = Jaune
seat-green = Vert
seat-purple = Mauve
# Beside the players, where it is said who paid whom.
seat-bank = Banque

colour-black = noir
colour-white = blanc
colour-brown = brun
colour-tan = beige
colour-orange = orange
colour-grey = gris
colour-yellow = jaune
colour-purple = mauve

# The letter on a container: five different ones in each ruleset.
letter-black = N
letter-white = B
letter-brown = R
letter-tan = E
letter-orange = O
letter-grey = G
letter-yellow = J
letter-purple = M
