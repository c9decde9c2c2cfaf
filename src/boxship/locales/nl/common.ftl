# Words that stand on many screens. Money comes in already written ($12), counts come in as numbers.
boxship = Boxship

seat-blue = Blauw
seat-red = Rood
seat-yellow = Geel
seat-green = Groen
seat-purple = Paars
# Beside the players, where it is said who paid whom.
seat-bank = Bank

colour-black = zwart
colour-white = wit
colour-brown = bruin
colour-tan = beige
colour-orange = oranje
colour-grey = grijs
colour-yellow = geel
colour-purple = paars

# The letter on a container: five different ones in each ruleset.
letter-black = Z
letter-white = W
letter-brown = B
letter-tan = E
letter-orange = O
letter-grey = G
letter-yellow = E
letter-purple = P
