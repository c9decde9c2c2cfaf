# Words that stand on many screens. Money comes in already written ($12), counts come in as numbers.
boxship = Boxship

seat-blue = Blau
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-purple = Lila
# Beside the players, where it is said who paid whom.
seat-bank = Bank

colour-black = schwarz
colour-white = weiß
colour-brown = braun
colour-tan = beige
colour-orange = orange
colour-grey = grau
colour-yellow = gelb
colour-purple = lila

# The letter on a container: five different ones in each ruleset.
letter-black = S
letter-white = W
letter-brown = B
letter-tan = E
letter-orange = O
letter-grey = G
letter-yellow = E
letter-purple = L
