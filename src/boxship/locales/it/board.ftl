# The drawn table. Much of this is lettering on the chart, where there is little room; what is too long is shortened there
# and said in full when pointed at. Names of players come in as $name or $owner, money already written.

board-table = Il tavolo
board-factory = Fabbrica
board-harbour = Porto
board-supply = Scorta container
board-open-sea = Mare aperto
board-island = Isola straniera
# How many containers a player has on the island.
board-island-total = { $count } in tutto
board-bank = Banca d’investimento
board-bank-quiet = Nessuna asta

# Beside a player's name: whose turn it is, and who has to decide in somebody else's turn.
board-turn-your = tocca a te
board-turn-your-decision = decidi tu
board-turn-their = sta giocando
board-turn-their-decision = decide

# The end meter: the two colours that run out first.
board-end-far = Fine partita
board-end-near = La fine è vicina
board-end-now = Ultimo turno
board-end-over = Partita finita
board-end-rule = fine con 2 esauriti

# Pointed at in the supply.
board-supply-left =
    { $colour }: { $count } container nella scorta, { $machines ->
        [one] { $machines } macchinario nella scorta
       *[other] { $machines } macchinari nella scorta
    }

# Where a ship is; stands by itself under a ship.
board-at-sea = mare aperto
board-at-island = all’isola
board-at-bank = alla banca
board-at-harbour = da { $name }

# Where a ship can sail: $destination of `board-press-sail`.
board-to-sea = in mare aperto
board-to-island = verso l’isola
board-to-bank = verso la banca
board-to-harbour = verso il porto di { $name }

# Names of things that can be pressed; a screen reader says them.
board-press-sail = Navigare: { $destination }
board-press-load = Caricare la tua nave
board-press-buy = Comprare dal deposito industriale di { $owner }
board-press-produce = Produrre nella tua fabbrica
board-press-reprice = Riorganizzare i prezzi del tuo deposito portuale
board-press-machine = Comprare un macchinario per { $price }
board-press-machine-colour =
    { $left ->
        [one] Macchinario { $colour }, ne resta { $left }
       *[other] Macchinario { $colour }, ne restano { $left }
    }
board-press-warehouse = Comprare un magazzino per { $price }
board-press-seize-machine = Confiscare il macchinario { $colour }
board-press-seize-warehouse = Confiscare un magazzino
board-press-produced = Produrre: { $colour }
board-press-lane = Metterlo a { $price }
board-press-call-money = Fare un’offerta per il denaro del broker { $broker }, { $amount }
board-press-call-containers = Fare un’offerta per i container del broker { $broker }, { $count } container

# A container that can be picked, or several of one colour lying as a pile.
board-container-factory =
    { $count ->
        [one] { $colour } a { $price }, deposito industriale di { $owner }
       *[other] { $count } × { $colour } a { $price } l’uno, deposito industriale di { $owner }
    }
board-container-harbour =
    { $count ->
        [one] { $colour } a { $price }, deposito portuale di { $owner }
       *[other] { $count } × { $colour } a { $price } l’uno, deposito portuale di { $owner }
    }
board-container-dock =
    { $count ->
        [one] { $colour } sul molo di { $owner }
       *[other] { $count } × { $colour } sul molo di { $owner }
    }
board-container-ship = { $colour } sulla nave di { $owner }
board-container-island = { $colour } nell’area di { $owner } sull’isola
# A container of the own store whose price is being chosen.
board-arranged = { $colour } a { $price }: le frecce cambiano il prezzo

# The table in words, for readers who do not see the picture.
board-words-boards = Che cosa hanno i giocatori
board-words-player = Giocatore
board-words-turn = Turno
board-words-cash = Denaro
board-words-loans = Prestiti
board-words-machines = Macchinari
board-words-warehouses = Magazzini
board-words-factory = Deposito industriale
board-words-harbour = Deposito portuale
board-words-ship = Nave
board-words-island = Sull’isola
board-words-dock = Molo alla banca
board-words-colour = Colore
board-words-containers = Container
board-words-secret = segreto
board-words-ship-at = { $place }, carico: { $cargo }
board-words-broker = Broker { $broker }: { $amount }, container: { $cargo }
# $kind is money or containers: what the open auction is for.
board-words-payment =
    { $kind ->
        [money] { $name } offre { $bid } per il denaro del broker { $broker }
       *[containers] { $name } offre { $bid } per i container del broker { $broker }
    }
board-nothing = niente
# Containers of one colour, without and with a price.
board-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
board-goods-priced =
    { $count ->
        [one] { $colour } a { $price }
       *[other] { $count } × { $colour } a { $price }
    }

# On a phone: one of the two colours that run out first, and how many of it are left.
board-end-low = { $colour } { $left }
board-stores = Depositi di { $owner }
