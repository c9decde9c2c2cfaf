### Why a hint proposes a line: one sentence for each reason.
###
### $seat is a player and $colour a colour, already written. $cost, $price, $bid, $worth, $rival, $gets, $cash and $interest are money,
### already written ($12). $count is a number.

# Opens the sentences about the playouts and the margins.
why-how-sure = How sure is this?

why-sole_maker = Nobody else makes { $colour }: whoever wants it has to buy it from you.
why-sole_maker_needed = Nobody else makes { $colour }, and you still need it for all five colours.
why-more_made =
    { $count ->
        [one] You then make { $count } container with every production, for the same $1.
       *[other] You then make { $count } containers with every production, for the same $1.
    }
why-stock =
    { $count ->
        [one] { $count } more container to sell, for $1.
       *[other] { $count } more containers to sell, for $1.
    }
why-ends_game = It ends the game while things look good for you.
why-resell = You buy for { $cost } and ask { $price } in your harbour.
why-sole_offer = No other harbour has { $colour }: ships that want it have to come to you.
why-cheaper = Lower prices bring the ships to you before they go elsewhere.
why-dearer = You can ask more: the ships come anyway.
why-fuller_ship =
    { $count ->
        [one] { $count } container aboard is something to auction, and the bank doubles the bid.
       *[other] With { $count } containers aboard the bids get higher, and the bank doubles the best one.
    }
why-way_to_load =
    { $count ->
        [one] { $count } container lies there to load.
       *[other] { $count } containers lie there to load.
    }
why-way_to_island =
    { $count ->
        [one] From the open sea you can land with your { $count } container.
       *[other] From the open sea you can land with your { $count } containers.
    }
why-sea_reach = From the open sea you can reach every harbour.
why-land = The highest bid will probably be { $bid }, and the bank pays you the same again.
why-more_room =
    { $count ->
        [one] Room for { $count } container in your harbour.
       *[other] Room for { $count } containers in your harbour: more to sell to every ship.
    }
why-cash_short = { $cash } in hand is too little for what you could do now.
why-less_interest = It saves you { $interest } of interest every turn.
why-nothing_pays = Nothing else pays right now; keep your cash for an auction.
why-bid_beats = More than the { $rival } that the others will probably bid, for a cargo that will probably bring you { $worth }.
why-bid_chance = Cheap if it wins: the cargo will probably bring you { $worth }, and others will probably bid { $rival }.
why-bid_nothing = The cargo will probably bring you only { $worth }; others want it more.
why-sale_pays = Selling brings you { $gets }; keeping it costs { $cost }, and it will probably be worth { $worth }.
why-keep_pays = Keeping it costs { $cost }, and it will probably be worth { $worth }; selling brings { $gets }.
why-sell_now = { $price } at once, for a container that the others may never buy.
why-keep_goods = Other players may pay more for your containers than the bank does.
why-played_on = It did well when bots played the game on from here.
