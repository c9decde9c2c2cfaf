### Why a hint proposes a line: one sentence for each reason.
###
### $seat is a player and $colour a colour, already written. $cost, $price, $bid, $worth, $rival, $gets, $cash and $interest are money,
### already written ($12). $count is a number.

# Opens the sentences about the playouts and the margins.
why-how-sure = Hoe zeker is dit?

why-sole_maker = Niemand anders maakt { $colour }: wie het wil, moet het bij jou kopen.
why-sole_maker_needed = Niemand anders maakt { $colour }, en jij hebt het nog nodig voor alle vijf kleuren.
why-more_made =
    { $count ->
        [one] Dan maak je bij elke productie { $count } container, voor dezelfde $1.
       *[other] Dan maak je bij elke productie { $count } containers, voor dezelfde $1.
    }
why-stock =
    { $count ->
        [one] { $count } container meer om te verkopen, voor $1.
       *[other] { $count } containers meer om te verkopen, voor $1.
    }
why-ends_game = Zo eindigt het spel terwijl je er goed voor staat.
why-resell = Je koopt voor { $cost } en vraagt { $price } in je haven.
why-sole_offer = Geen andere haven heeft { $colour }: schepen die het willen, moeten naar jou.
why-cheaper = Met lagere prijzen komen de schepen eerst naar jou.
why-dearer = Je kunt meer vragen: de schepen komen toch wel.
why-fuller_ship =
    { $count ->
        [one] Met { $count } container aan boord heb je iets te veilen, en de bank verdubbelt het bod.
       *[other] Met { $count } containers aan boord wordt er hoger geboden, en de bank verdubbelt het hoogste bod.
    }
why-way_to_load =
    { $count ->
        [one] Daar ligt { $count } container om te laden.
       *[other] Daar liggen { $count } containers om te laden.
    }
why-way_to_island =
    { $count ->
        [one] Vanaf de open zee kun je met je container naar het eiland.
       *[other] Vanaf de open zee kun je met je { $count } containers naar het eiland.
    }
why-sea_reach = Vanaf de open zee bereik je elke haven.
why-land = Het hoogste bod van de anderen is waarschijnlijk { $bid }, en de bank betaalt je nog eens hetzelfde.
why-more_room =
    { $count ->
        [one] Plaats voor { $count } container in je haven.
       *[other] Plaats voor { $count } containers in je haven: meer te verkopen aan elk schip.
    }
why-cash_short = { $cash } handgeld is te weinig voor wat je nu zou kunnen doen.
why-less_interest = Dat scheelt je elke beurt { $interest } rente.
why-nothing_pays = Verder loont er nu niets; bewaar je geld voor een veiling.
why-bid_beats = Meer dan de { $rival } die de anderen waarschijnlijk bieden, voor een lading die je waarschijnlijk { $worth } oplevert.
why-bid_chance = Goedkoop als het genoeg is: de lading levert je waarschijnlijk { $worth } op, en de anderen bieden waarschijnlijk { $rival }.
why-bid_nothing = De lading levert je waarschijnlijk maar { $worth } op; anderen willen die liever.
why-sale_pays = Verkopen levert je { $gets } op; houden kost { $cost }, en dan is de lading waarschijnlijk { $worth } waard.
why-keep_pays = Houden kost { $cost }, en dan is de lading waarschijnlijk { $worth } waard; verkopen levert { $gets } op.
why-sell_now = Meteen { $price }, voor een container die de anderen misschien laten liggen.
why-keep_goods = De anderen betalen voor je containers misschien meer dan de bank.
why-played_on = Zo liep het goed af toen bots van hieruit verder speelden.
