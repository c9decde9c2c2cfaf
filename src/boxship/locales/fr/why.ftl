### Why a hint proposes a line: one sentence for each reason.
###
### $seat is a player and $colour a colour, already written. $cost, $price, $bid, $worth, $rival, $gets, $cash and $interest are money,
### already written ($12). $count is a number.

# Opens the sentences about the playouts and the margins.
why-how-sure = Est-ce sûr ?

why-sole_maker = Personne d’autre ne produit cette couleur ({ $colour }) : qui en veut doit te l’acheter.
why-sole_maker_needed = Personne d’autre ne produit cette couleur ({ $colour }), et elle te manque encore pour avoir les cinq.
why-more_made =
    { $count ->
        [one] Chaque production te donnera { $count } caisse, toujours pour $1.
       *[other] Chaque production te donnera { $count } caisses, toujours pour $1.
    }
why-stock =
    { $count ->
        [one] { $count } caisse de plus à vendre, pour $1.
       *[other] { $count } caisses de plus à vendre, pour $1.
    }
why-ends_game = La partie se termine, et tu es en bonne position.
why-resell = Tu achètes pour { $cost } et tu demandes { $price } dans ton port.
why-sole_offer = Aucun autre port n’a cette couleur ({ $colour }) : les navires qui en veulent doivent venir chez toi.
why-cheaper = Avec des prix plus bas, les navires viennent d’abord chez toi.
why-dearer = Tu peux demander plus : les navires viendront quand même.
why-fuller_ship =
    { $count ->
        [one] Avec { $count } caisse à bord, tu as de quoi vendre, et la banque double l’offre.
       *[other] Avec { $count } caisses à bord, les offres montent, et la banque double la meilleure.
    }
why-way_to_load =
    { $count ->
        [one] { $count } caisse t’y attend.
       *[other] { $count } caisses t’y attendent.
    }
why-way_to_island =
    { $count ->
        [one] Depuis la mer, tu peux accoster à l’île avec ta caisse.
       *[other] Depuis la mer, tu peux accoster à l’île avec tes { $count } caisses.
    }
why-sea_reach = Depuis la mer, tu peux gagner n’importe quel port.
why-land = La meilleure offre des autres sera sans doute de { $bid }, et la banque te paie encore autant.
why-more_room =
    { $count ->
        [one] De la place pour { $count } caisse dans ton port.
       *[other] De la place pour { $count } caisses dans ton port : plus à vendre à chaque navire.
    }
why-cash_short = { $cash } en main, c’est trop peu pour ce que tu pourrais faire.
why-less_interest = Cela t’épargne { $interest } d’intérêts à chaque tour.
why-nothing_pays = Rien d’autre ne rapporte pour l’instant ; garde ton argent pour une vente.
why-bid_beats = Plus que les { $rival } que les autres offriront sans doute, pour une cargaison qui te rapportera sans doute { $worth }.
why-bid_chance = Une bonne affaire si cela suffit : la cargaison te rapportera sans doute { $worth }, et les autres offriront sans doute { $rival }.
why-bid_nothing = La cargaison ne te rapportera sans doute que { $worth } ; d’autres en ont plus besoin.
why-sale_pays = Vendue, elle te rapporte { $gets } ; la garder coûte { $cost }, et elle comptera sans doute { $worth }.
why-keep_pays = La garder coûte { $cost }, et elle comptera sans doute { $worth } ; vendue, elle rapporte { $gets }.
why-sell_now = { $price } tout de suite, pour une caisse que les autres laisseront peut-être là.
why-keep_goods = Les autres paieront peut-être tes caisses plus cher que la banque.
why-played_on = Cela a bien réussi quand des joueurs virtuels ont continué la partie.
