# The drawn table. Much of this is lettering on the chart, where there is little room; what is too long is shortened there
# and said in full when pointed at. Names of players come in as $name or $owner, money already written.

board-table = La table
board-factory = Usines
board-harbour = Port
board-supply = Zone de stock
board-open-sea = Mer ouverte
board-island = Île étrangère
# How many containers a player has on the island.
board-island-total = { $count } en tout
board-bank = Banque d’affaires
board-bank-quiet = Aucune enchère

# Beside a player's name: whose turn it is, and who has to decide in somebody else's turn.
board-turn-your = à toi
board-turn-your-decision = tu décides
board-turn-their = joue
board-turn-their-decision = décide

# The end meter: the two colours that run out first.
board-end-far = Fin de partie
board-end-near = La fin approche
board-end-now = Dernier tour
board-end-over = Partie terminée
board-end-rule = fin si 2 sont épuisées

# Pointed at in the supply.
board-supply-left =
    { $count ->
        [one] { $colour } : { $count } caisse en stock
       *[other] { $colour } : { $count } caisses en stock
    }, { $machines ->
        [one] { $machines } usine en stock
       *[other] { $machines } usines en stock
    }

# Where a ship is; stands by itself under a ship.
board-at-sea = mer ouverte
board-at-island = à l’île
board-at-bank = à la banque
board-at-harbour = chez { $name }

# Where a ship can sail: $destination of `board-press-sail`.
board-to-sea = en mer ouverte
board-to-island = vers l’île
board-to-bank = vers la banque
board-to-harbour = vers le port de { $name }

# Names of things that can be pressed; a screen reader says them.
board-press-sail = Naviguer : { $destination }
board-press-load = Charger ton navire
board-press-buy = Acheter au centre de distribution chez { $owner }
board-press-produce = Produire dans tes usines
board-press-reprice = Réviser les prix de ton magasin de port
board-press-machine = Acheter une usine pour { $price }
board-press-machine-colour = Usine ({ $colour }), { $left } en stock
board-press-warehouse = Acheter un entrepôt pour { $price }
board-press-seize-machine = Saisir l’usine ({ $colour })
board-press-seize-warehouse = Saisir un entrepôt
board-press-produced = Produire : { $colour }
board-press-lane = Placer à { $price }
board-press-call-money = Faire une offre pour l’argent du courtier { $broker }, { $amount }
board-press-call-containers =
    { $count ->
        [one] Faire une offre pour les caisses du courtier { $broker }, { $count } caisse
       *[other] Faire une offre pour les caisses du courtier { $broker }, { $count } caisses
    }

# A container that can be picked, or several of one colour lying as a pile.
board-container-factory =
    { $count ->
        [one] { $colour } à { $price }, centre de distribution chez { $owner }
       *[other] { $count } × { $colour } à { $price } pièce, centre de distribution chez { $owner }
    }
board-container-harbour =
    { $count ->
        [one] { $colour } à { $price }, magasin de port chez { $owner }
       *[other] { $count } × { $colour } à { $price } pièce, magasin de port chez { $owner }
    }
board-container-dock =
    { $count ->
        [one] { $colour } sur le quai, { $owner }
       *[other] { $count } × { $colour } sur le quai, { $owner }
    }
board-container-ship = { $colour } sur le navire, { $owner }
board-container-island = { $colour } sur l’île, { $owner }
# A container of the own store whose price is being chosen.
board-arranged = { $colour } à { $price } : les flèches changent le prix

# The table in words, for readers who do not see the picture.
board-words-boards = Ce que les joueurs possèdent
board-words-player = Joueur
board-words-turn = Tour
board-words-cash = Argent
board-words-loans = Prêts
board-words-machines = Usines
board-words-warehouses = Entrepôts
board-words-factory = Centre de distribution
board-words-harbour = Magasin de port
board-words-ship = Navire
board-words-island = Sur l’île
board-words-dock = Quai à la banque
board-words-colour = Couleur
board-words-containers = Caisses
board-words-secret = secret
board-words-ship-at = { $place }, cargaison : { $cargo }
board-words-broker = Courtier { $broker } : { $amount }, caisses : { $cargo }
# $kind is money or containers: what the open auction is for.
board-words-payment =
    { $kind ->
        [money] { $name } offre { $bid } pour l’argent du courtier { $broker }
       *[containers] { $name } offre { $bid } pour les caisses du courtier { $broker }
    }
board-nothing = rien
# Containers of one colour, without and with a price.
board-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
board-goods-priced =
    { $count ->
        [one] { $colour } à { $price }
       *[other] { $count } × { $colour } à { $price }
    }

# On a phone: one of the two colours that run out first, and how many of it are left.
board-end-low = { $colour } { $left }
board-stores = Magasins chez { $owner }
