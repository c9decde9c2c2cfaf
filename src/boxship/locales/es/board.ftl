# The drawn table. Much of this is lettering on the chart, where there is little room; what is too long is shortened there
# and said in full when pointed at. Names of players come in as $name or $owner, money already written.

board-table = La mesa
board-factory = Fábrica
board-harbour = Puerto
board-supply = Suministro de containers
board-open-sea = Mar abierto
board-island = Isla Extranjera
# How many containers a player has on the island.
board-island-total = total: { $count }
board-bank = Banco de Inversión
board-bank-quiet = Sin subasta abierta

# Beside a player's name: whose turn it is, and who has to decide in somebody else's turn.
board-turn-your = tu turno
board-turn-your-decision = tú decides
board-turn-their = está jugando
board-turn-their-decision = decide

# The end meter: the two colours that run out first.
board-end-far = Fin de partida
board-end-near = El fin se acerca
board-end-now = Último turno
board-end-over = Partida acabada
board-end-rule = acaba al agotarse 2

# Pointed at in the supply.
board-supply-left =
    { $count ->
        [one] { $colour }: queda { $count } container
       *[other] { $colour }: quedan { $count } containers
    }, { $machines ->
        [one] queda { $machines } máquina
       *[other] quedan { $machines } máquinas
    }

# Where a ship is; stands by itself under a ship.
board-at-sea = mar abierto
board-at-island = en la isla
board-at-bank = en el banco
board-at-harbour = puerto de { $name }

# Where a ship can sail: $destination of `board-press-sail`.
board-to-sea = a mar abierto
board-to-island = a la isla
board-to-bank = al banco
board-to-harbour = al puerto de { $name }

# Names of things that can be pressed; a screen reader says them.
board-press-sail = Navegar: { $destination }
board-press-load = Cargar tu barco
board-press-buy = Comprar en las naves de la fábrica de { $owner }
board-press-produce = Producir en tu fábrica
board-press-reprice = Cambiar los precios de tus naves del puerto
board-press-machine = Comprar una máquina por { $price }
board-press-machine-colour =
    { $left ->
        [one] Máquina ({ $colour }), queda { $left }
       *[other] Máquina ({ $colour }), quedan { $left }
    }
board-press-warehouse = Comprar un almacén por { $price }
board-press-seize-machine = Incautar la máquina ({ $colour })
board-press-seize-warehouse = Incautar un almacén
board-press-produced = Producir: { $colour }
board-press-lane = Ponerlo a { $price }
board-press-call-money = Pujar por el dinero del bróker { $broker }, { $amount }
board-press-call-containers =
    { $count ->
        [one] Pujar por los containers del bróker { $broker }, { $count } container
       *[other] Pujar por los containers del bróker { $broker }, { $count } containers
    }

# A container that can be picked, or several of one colour lying as a pile.
board-container-factory =
    { $count ->
        [one] { $colour } por { $price }, naves de la fábrica de { $owner }
       *[other] { $count } × { $colour } por { $price } cada uno, naves de la fábrica de { $owner }
    }
board-container-harbour =
    { $count ->
        [one] { $colour } por { $price }, naves del puerto de { $owner }
       *[other] { $count } × { $colour } por { $price } cada uno, naves del puerto de { $owner }
    }
board-container-dock =
    { $count ->
        [one] { $colour } en el muelle de { $owner }
       *[other] { $count } × { $colour } en el muelle de { $owner }
    }
board-container-ship = { $colour } en el barco de { $owner }
board-container-island = { $colour } en el área de { $owner } en la isla
# A container of the own store whose price is being chosen.
board-arranged = { $colour } a { $price }: las flechas cambian el precio

# The table in words, for readers who do not see the picture.
board-words-boards = Lo que tienen los jugadores
board-words-player = Jugador
board-words-turn = Turno
board-words-cash = Dinero
board-words-loans = Préstamos
board-words-machines = Máquinas
board-words-warehouses = Almacenes
board-words-factory = Naves de la fábrica
board-words-harbour = Naves del puerto
board-words-ship = Barco
board-words-island = En la isla
board-words-dock = Muelle del banco
board-words-colour = Color
board-words-containers = Containers
board-words-secret = secreto
board-words-ship-at = { $place }, carga: { $cargo }
board-words-broker = Bróker { $broker }: { $amount }, containers: { $cargo }
# $kind is money or containers: what the open auction is for.
board-words-payment =
    { $kind ->
        [money] { $name } ofrece { $bid } por el dinero del bróker { $broker }
       *[containers] { $name } ofrece { $bid } por los containers del bróker { $broker }
    }
board-nothing = nada
# Containers of one colour, without and with a price.
board-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
board-goods-priced =
    { $count ->
        [one] { $colour } por { $price }
       *[other] { $count } × { $colour } por { $price }
    }

# On a phone: one of the two colours that run out first, and how many of it are left.
board-end-low = { $colour } { $left }
board-stores = Naves de la fábrica y del puerto de { $owner }
