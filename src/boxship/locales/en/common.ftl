# Words that stand on many screens. Money comes in already written ($12), counts come in as numbers.
boxship = Boxship

seat-blue = Blue
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
# Beside the players, where it is said who paid whom.
seat-bank = Bank

colour-black = black
colour-white = white
colour-brown = brown
colour-tan = tan
colour-orange = orange
colour-grey = grey
colour-yellow = yellow
colour-purple = purple

# The letter on a container: five different ones in each ruleset.
letter-black = K
letter-white = W
letter-brown = N
letter-tan = T
letter-orange = O
letter-grey = G
letter-yellow = Y
letter-purple = P
