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
board-bank-quiet = No open auction

# Beside a player's name: whose turn it is, and who has to decide in somebody else's turn.
board-turn-your = your turn
board-turn-your-decision = you decide
board-turn-their = playing
board-turn-their-decision = deciding

# The end meter: the two colours that run out first.
board-end-far = End of game
board-end-near = The end is near
board-end-now = Last turn
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

# Where a ship is; stands by itself under a ship.
board-at-sea = open sea
board-at-island = at the island
board-at-bank = at the bank
board-at-harbour = at { $name }

# Where a ship can sail: $destination of `board-press-sail`.
board-to-sea = the open sea
board-to-island = the island
board-to-bank = the bank
board-to-harbour = { $name }’s harbour

# Names of things that can be pressed; a screen reader says them.
board-press-sail = Sail to { $destination }
board-press-load = Load your ship
board-press-buy = Buy from { $owner }’s factory store
board-press-produce = Produce in your factory
board-press-reprice = Reprice your harbour store
board-press-machine = Buy a machine for { $price }
board-press-machine-colour = { $colour } machine, { $left } left
board-press-warehouse = Buy a warehouse for { $price }
board-press-seize-machine = Seize the { $colour } machine
board-press-seize-warehouse = Seize a warehouse
board-press-produced = Produce { $colour }
board-press-lane = Put it at { $price }
board-press-call-money = Bid for broker { $broker }’s money, { $amount }
board-press-call-containers =
    { $count ->
        [one] Bid for broker { $broker }’s containers, { $count } container
       *[other] Bid for broker { $broker }’s containers, { $count } containers
    }

# A container that can be picked, or several of one colour lying as a pile.
board-container-factory =
    { $count ->
        [one] { $colour } for { $price }, { $owner }’s factory store
       *[other] { $count } × { $colour } for { $price } each, { $owner }’s factory store
    }
board-container-harbour =
    { $count ->
        [one] { $colour } for { $price }, { $owner }’s harbour store
       *[other] { $count } × { $colour } for { $price } each, { $owner }’s harbour store
    }
board-container-dock =
    { $count ->
        [one] { $colour } on { $owner }’s dock
       *[other] { $count } × { $colour } on { $owner }’s dock
    }
board-container-ship = { $colour } on { $owner }’s ship
board-container-island = { $colour } in { $owner }’s island area
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
        [money] { $name } bids { $bid } for broker { $broker }’s money
       *[containers] { $name } bids { $bid } for broker { $broker }’s containers
    }
board-nothing = nothing
# Containers of one colour, without and with a price.
board-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
board-goods-priced =
    { $count ->
        [one] { $colour } for { $price }
       *[other] { $count } × { $colour } for { $price }
    }

# On a phone: one of the two colours that run out first, and how many of it are left.
board-end-low = { $colour } { $left }
board-stores = { $owner }’s stores
