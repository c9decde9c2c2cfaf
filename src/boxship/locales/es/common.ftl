# Words that stand on many screens. Money comes in already written ($12), counts come in as numbers.
boxship = Boxship

seat-blue = Azul
seat-red = Rojo
seat-yellow = Amarillo
seat-green = Verde
seat-purple = Púrpura
# Beside the players, where it is said who paid whom.
seat-bank = Banco

colour-black = negro
colour-white = blanco
colour-brown = marrón oscuro
colour-tan = marrón claro
colour-orange = naranja
colour-grey = gris
colour-yellow = amarillo
colour-purple = púrpura

# The letter on a container: five different ones in each ruleset.
letter-black = N
letter-white = B
letter-brown = M
letter-tan = C
letter-orange = J
letter-grey = G
letter-yellow = A
letter-purple = P
