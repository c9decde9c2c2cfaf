# Words that stand on many screens. Money comes in already written ($12), counts come in as numbers.
boxship = Boxship

seat-blue = Blau
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-purple = Lila
# Beside the players, where it is said who paid whom.
seat-bank = Bank

colour-black = Schwarz
colour-white = Weiß
colour-brown = Braun
colour-tan = Beige
colour-orange = Orange
colour-grey = Grau
colour-yellow = Gelb
colour-purple = Lila

# The letter on a container: five different ones in each ruleset.
letter-black = S
letter-white = W
letter-brown = B
letter-tan = E
letter-orange = O
letter-grey = G
letter-yellow = E
letter-purple = L
