# The drawn table. Much of this is lettering on the chart, where there is little room; what is too long is shortened there
# and said in full when pointed at. Names of players come in as $name or $owner, money already written.

board-table = Der Tisch
board-factory = Fabrik
board-harbour = Hafen
board-supply = Containervorrat
board-open-sea = Offene See
board-island = Fremde Insel
# How many containers a player has on the island.
board-island-total = { $count } gesamt
board-bank = Investmentbank
board-bank-quiet = Keine Versteigerung

# Beside a player's name: whose turn it is, and who has to decide in somebody else's turn.
board-turn-your = du bist dran
board-turn-your-decision = du bist gefragt
board-turn-their = am Zug
board-turn-their-decision = entscheidet

# The end meter: the two colours that run out first.
board-end-far = Spielende
board-end-near = Das Ende naht
board-end-now = Letzter Zug
board-end-over = Spiel vorbei
board-end-rule = Ende: 2 Farben leer

# Pointed at in the supply.
board-supply-left =
    { $colour }: noch { $count } Container, { $machines ->
        [one] noch { $machines } Maschine
       *[other] noch { $machines } Maschinen
    }

# Where a ship is; stands by itself under a ship.
board-at-sea = offene See
board-at-island = an der Insel
board-at-bank = an der Bank
board-at-harbour = bei { $name }

# Where a ship can sail: $destination of `board-press-sail`.
board-to-sea = auf die offene See
board-to-island = zur Insel
board-to-bank = zur Bank
board-to-harbour = in den Hafen von { $name }

# Names of things that can be pressed; a screen reader says them.
board-press-sail = Fahren: { $destination }
board-press-load = Dein Schiff beladen
board-press-buy = Aus dem Fabrikgeschäft von { $owner } kaufen
board-press-produce = In deiner Fabrik produzieren
board-press-reprice = Preise in deinem Hafengeschäft ändern
board-press-machine = Eine Maschine für { $price } kaufen
board-press-machine-colour = Maschine ({ $colour }), noch { $left }
board-press-warehouse = Ein Lagerhaus für { $price } kaufen
board-press-seize-machine = Maschine ({ $colour }) pfänden
board-press-seize-warehouse = Ein Lagerhaus pfänden
board-press-produced = Produzieren: { $colour }
board-press-lane = Zu { $price } anbieten
board-press-call-money = Auf das Geld von Makler { $broker } bieten, { $amount }
board-press-call-containers = Auf die Container von Makler { $broker } bieten, { $count } Container

# A container that can be picked, or several of one colour lying as a pile.
board-container-factory =
    { $count ->
        [one] { $colour } für { $price }, Fabrikgeschäft von { $owner }
       *[other] { $count } × { $colour } für je { $price }, Fabrikgeschäft von { $owner }
    }
board-container-harbour =
    { $count ->
        [one] { $colour } für { $price }, Hafengeschäft von { $owner }
       *[other] { $count } × { $colour } für je { $price }, Hafengeschäft von { $owner }
    }
board-container-dock =
    { $count ->
        [one] { $colour } auf dem Kai von { $owner }
       *[other] { $count } × { $colour } auf dem Kai von { $owner }
    }
board-container-ship = { $colour } auf dem Schiff von { $owner }
board-container-island = { $colour } im Inselgebiet von { $owner }
# A container of the own store whose price is being chosen.
board-arranged = { $colour } zu { $price }: Pfeiltasten ändern den Preis

# The table in words, for readers who do not see the picture.
board-words-boards = Was die Spieler haben
board-words-player = Spieler
board-words-turn = Zug
board-words-cash = Bargeld
board-words-loans = Kredite
board-words-machines = Maschinen
board-words-warehouses = Lagerhäuser
board-words-factory = Fabrikgeschäft
board-words-harbour = Hafengeschäft
board-words-ship = Schiff
board-words-island = Auf der Insel
board-words-dock = Kai an der Bank
board-words-colour = Farbe
board-words-containers = Container
board-words-secret = geheim
board-words-ship-at = { $place }, Ladung: { $cargo }
board-words-broker = Makler { $broker }: { $amount }, Container: { $cargo }
# $kind is money or containers: what the open auction is for.
board-words-payment =
    { $kind ->
        [money] { $name } bietet { $bid } für das Geld von Makler { $broker }
       *[containers] { $name } bietet { $bid } für die Container von Makler { $broker }
    }
board-nothing = nichts
# Containers of one colour, without and with a price.
board-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
board-goods-priced =
    { $count ->
        [one] { $colour } zu { $price }
       *[other] { $count } × { $colour } zu je { $price }
    }

# On a phone: one of the two colours that run out first, and how many of it are left.
board-end-low = { $colour } { $left }
board-stores = Geschäfte von { $owner }
