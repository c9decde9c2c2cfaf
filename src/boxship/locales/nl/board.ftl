# The drawn table. Much of this is lettering on the chart, where there is little room; what is too long is shortened there
# and said in full when pointed at. Names of players come in as $name or $owner, money already written.

board-table = De tafel
board-factory = Fabriek
board-harbour = Haven
board-supply = Containervoorraad
board-open-sea = Open Zee
board-island = Buitenl. Eiland
# How many containers a player has on the island.
board-island-total = { $count } totaal
board-bank = Investeringsbank
board-bank-quiet = Geen veiling open

# Beside a player's name: whose turn it is, and who has to decide in somebody else's turn.
board-turn-your = jouw beurt
board-turn-your-decision = jij beslist
board-turn-their = is aan zet
board-turn-their-decision = beslist

# The end meter: the two colours that run out first.
board-end-far = Speleinde
board-end-near = Het einde nadert
board-end-now = Laatste beurt
board-end-over = Spel afgelopen
board-end-rule = einde: 2 kleuren op

# Pointed at in the supply.
board-supply-left =
    { $count ->
        [one] { $colour }: nog { $count } container
       *[other] { $colour }: nog { $count } containers
    }, { $machines ->
        [one] nog { $machines } machine
       *[other] nog { $machines } machines
    }

# Where a ship is; stands by itself under a ship.
board-at-sea = open zee
board-at-island = bij het eiland
board-at-bank = bij de bank
board-at-harbour = bij { $name }

# Where a ship can sail: $destination of `board-press-sail`.
board-to-sea = naar open zee
board-to-island = naar het eiland
board-to-bank = naar de bank
board-to-harbour = naar de haven van { $name }

# Names of things that can be pressed; a screen reader says them.
board-press-sail = Varen: { $destination }
board-press-load = Je schip laden
board-press-buy = Kopen uit de fabriekswinkel van { $owner }
board-press-produce = Produceren in je fabriek
board-press-reprice = De prijzen in je havenwinkel veranderen
board-press-machine = Een machine kopen voor { $price }
board-press-machine-colour = Machine ({ $colour }), nog { $left }
board-press-warehouse = Een warenhuis kopen voor { $price }
board-press-seize-machine = Beslag leggen op de machine ({ $colour })
board-press-seize-warehouse = Beslag leggen op een warenhuis
board-press-produced = Produceren: { $colour }
board-press-lane = Aanbieden voor { $price }
board-press-call-money = Bieden op het geld van makelaar { $broker }, { $amount }
board-press-call-containers =
    { $count ->
        [one] Bieden op de containers van makelaar { $broker }, { $count } container
       *[other] Bieden op de containers van makelaar { $broker }, { $count } containers
    }

# A container that can be picked, or several of one colour lying as a pile.
board-container-factory =
    { $count ->
        [one] { $colour } voor { $price }, fabriekswinkel van { $owner }
       *[other] { $count } × { $colour } voor { $price } per stuk, fabriekswinkel van { $owner }
    }
board-container-harbour =
    { $count ->
        [one] { $colour } voor { $price }, havenwinkel van { $owner }
       *[other] { $count } × { $colour } voor { $price } per stuk, havenwinkel van { $owner }
    }
board-container-dock =
    { $count ->
        [one] { $colour } op de kade van { $owner }
       *[other] { $count } × { $colour } op de kade van { $owner }
    }
board-container-ship = { $colour } op het schip van { $owner }
board-container-island = { $colour } in het eilandgebied van { $owner }
# A container of the own store whose price is being chosen.
board-arranged = { $colour } voor { $price }: pijltoetsen veranderen de prijs

# The table in words, for readers who do not see the picture.
board-words-boards = Wat de spelers hebben
board-words-player = Speler
board-words-turn = Beurt
board-words-cash = Handgeld
board-words-loans = Leningen
board-words-machines = Machines
board-words-warehouses = Warenhuizen
board-words-factory = Fabriekswinkel
board-words-harbour = Havenwinkel
board-words-ship = Schip
board-words-island = Op het eiland
board-words-dock = Kade bij de bank
board-words-colour = Kleur
board-words-containers = Containers
board-words-secret = geheim
board-words-ship-at = { $place }, lading: { $cargo }
board-words-broker = Makelaar { $broker }: { $amount }, containers: { $cargo }
# $kind is money or containers: what the open auction is for.
board-words-payment =
    { $kind ->
        [money] { $name } biedt { $bid } voor het geld van makelaar { $broker }
       *[containers] { $name } biedt { $bid } voor de containers van makelaar { $broker }
    }
board-nothing = niets
# Containers of one colour, without and with a price.
board-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
board-goods-priced =
    { $count ->
        [one] { $colour } voor { $price }
       *[other] { $count } × { $colour } voor { $price }
    }

# On a phone: one of the two colours that run out first, and how many of it are left.
board-end-low = { $colour } { $left }
board-stores = Winkels van { $owner }
