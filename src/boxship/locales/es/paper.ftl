### At a real table: what lies there is counted, and the game can be printed.
###
### $name and $names are players, already joined with "and". $colour is a colour. $count is a number.

paper = En una mesa de verdad
paper-lead = Cuenta una partida jugada con tableros y piezas, o imprime una.
paper-count = Contar una partida
paper-count-lead = Escribe lo que hay delante de cada cual al final. La cuenta sigue las reglas mientras escribes.
paper-players = Jugadores
paper-card = Carta de valor
paper-card-line = El color que vale $10
paper-on-island = { $name } en la isla
paper-island = Containers en la isla
paper-factory = Naves de la fábrica
paper-tie = solo en caso de empate
paper-same-card = { $names } tienen la misma carta de valor, y cada carta existe una sola vez.
paper-too-many = Demasiados containers de color { $colour }: el juego tiene { $count } en total.
paper-clear = Vaciar la mesa
paper-kit = Imprimir el juego
paper-kit-lead = El juego en PDF para imprimir, recortar y jugar: tableros, piezas, cartas, dinero, ayudas y reglas, en tu idioma. Tarda unos segundos.
paper-size = Papel
paper-a4 = A4
paper-letter = US Letter
paper-make = Crear el PDF
paper-making = Creando…
