# The kit on paper, made by `boxship print`. Titles of sheets, and words on pieces; there is little room on both.

print-title = Boxship para imprimir
print-players =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
print-lead = Imprimid todas las hojas a tamaño real (100 %), en cartulina si podéis, y recortad por las líneas de puntos. Los tableros y la isla se quedan enteros. Esto es lo que necesitáis, y lo que puede sustituirlo si preferís no recortar.
print-notice = Boxship es un proyecto independiente de aficionados. Los textos y los dibujos son nuestros. Copiad estas hojas tantas veces como queráis.
print-note-cut = recortar
print-note-whole = dejar entero

print-boards = Tableros de jugador
print-boards-instead = Uno por persona: la fábrica a la izquierda, el puerto a la derecha.
print-cards = Cartas de valor
print-cards-instead = Barajadlas, repartid una boca abajo a cada persona y guardad el resto sin mirarlo.
print-containers = Containers
print-containers-instead = También sirven cubos de madera de cinco colores.
print-buildings = Máquinas y almacenes
print-machines = Máquinas
print-machines-instead = Cubos más grandes, o monedas sobre un papel del color adecuado.
print-warehouses = Almacenes
print-warehouses-instead = Cualquier ficha de un solo color.
print-ships = Barcos
print-ships-instead = En la cubierta caben cinco containers. Un barquito de juguete queda aún mejor.
print-loans = Préstamos
print-loans-instead = Dos por persona.
print-notes = Dinero
print-notes-instead = Con fichas de póquer se va más rápido. En todo caso, mantened oculto vuestro dinero.

# On a value card, above its colours.
print-card = Lo que vale para ti
# On a loan: “Loan $10”.
print-loan = Préstamo
# On a loan. $interest is money.
print-loan-interest = { $interest } de intereses cada turno
# On the marker of whoever began.
print-first = Empieza
# Above a broker's spaces. $name is I, II or III.
print-broker = Bróker { $name }
print-broker-money = Dinero
print-broker-containers = Containers
# Where the bid of the open auction lies.
print-payment = Carta de Pago: la oferta de la subasta abierta
# Under a player's name at the bank: what they won lies there.
print-dock = muelle
print-aid = Tu turno de un vistazo
