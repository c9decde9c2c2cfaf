# The drawn table. Much of this is lettering on the chart, where there is little room; what is too long is shortened there
# and said in full when pointed at. Names of players come in as $name or $owner, money already written.

board-table = The table
board-factory = Factory
board-harbour = Harbour
board-supply = Container supply
board-open-sea = Open Sea
board-island = Foreign Island
# How many containers a player has on the island.
board-island-total = { $count } in all
board-bank = Investment Bank
board-bank-quiet = No auction open

# Beside a player's name: whose turn it is, and who has to decide in somebody else's turn.
board-turn-your = your turn
board-turn-your-decision = you decide
board-turn-their = has the turn
board-turn-their-decision = decides

# The end meter: the two colours that run out first.
board-end-far = End of the game
board-end-near = The end is near
board-end-now = The last turn
board-end-over = Game over
board-end-rule = ends when 2 run out

# Pointed at in the supply.
board-supply-left =
    { $count ->
        [one] { $colour }: { $count } container left
       *[other] { $colour }: { $count } containers left
    }, { $machines ->
        [one] { $machines } machine left
       *[other] { $machines } machines left
    }

# Where a ship is; stands by itself under a ship, and in "Sail: …".
board-at-sea = open sea
board-at-island = at the island
board-at-bank = at the bank
board-at-harbour = at { $name }

# Names of things that can be pressed; a screen reader says them.
board-press-sail = Sail: { $place }
board-press-load = Load where your ship lies
board-press-buy = Buy from the factory store of { $owner }
board-press-produce = Produce in your factory
board-press-reprice = Reprice your harbour store
board-press-machine = Buy a machine for { $price }
board-press-machine-colour =
    { $left ->
        [one] { $colour } machine, { $left } left
       *[other] { $colour } machine, { $left } left
    }
board-press-warehouse = Buy a warehouse for { $price }
board-press-seize-machine = Seize the { $colour } machine
board-press-seize-warehouse = Seize a warehouse
board-press-produced = Produce { $colour }
board-press-lane = Put it at { $price }
board-press-call-money = Call the money of broker { $broker }, { $amount }
board-press-call-containers =
    { $count ->
        [one] Call the containers of broker { $broker }, { $count } container
       *[other] Call the containers of broker { $broker }, { $count } containers
    }

# A container that can be picked, or several of one colour lying as a pile.
board-container-factory =
    { $count ->
        [one] { $colour } for { $price }, factory store of { $owner }
       *[other] { $count } { $colour } for { $price } each, factory store of { $owner }
    }
board-container-harbour =
    { $count ->
        [one] { $colour } for { $price }, harbour store of { $owner }
       *[other] { $count } { $colour } for { $price } each, harbour store of { $owner }
    }
board-container-dock =
    { $count ->
        [one] { $colour } on the dock of { $owner }
       *[other] { $count } { $colour } on the dock of { $owner }
    }
board-container-ship = { $colour } on the ship of { $owner }
board-container-island = { $colour } on the island, { $owner }
# A container of the own store whose price is being chosen.
board-arranged = { $colour } at { $price }: arrow keys change the price

# The table in words, for readers who do not see the picture.
board-words-boards = What the players have
board-words-player = Player
board-words-turn = Turn
board-words-cash = Cash
board-words-loans = Loans
board-words-machines = Machines
board-words-warehouses = Warehouses
board-words-factory = Factory store
board-words-harbour = Harbour store
board-words-ship = Ship
board-words-island = On the island
board-words-dock = Dock at the bank
board-words-colour = Colour
board-words-containers = Containers
board-words-secret = secret
board-words-ship-at = { $place }, cargo: { $cargo }
board-words-broker = Broker { $broker }: { $amount }, containers: { $cargo }
# $kind is money or containers: what the open auction is for.
board-words-payment =
    { $kind ->
        [money] { $name } bids { $bid } for the money of broker { $broker }
       *[containers] { $name } bids { $bid } for the containers of broker { $broker }
    }
board-nothing = nothing
# Containers of one colour, without and with a price.
board-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } { $colour }
    }
board-goods-priced =
    { $count ->
        [one] { $colour } for { $price }
       *[other] { $count } { $colour } for { $price }
    }

# On a phone: one of the two colours that run out first, and how many of it are left.
board-end-low = { $colour } { $left }
board-stores = Stores of { $owner }
