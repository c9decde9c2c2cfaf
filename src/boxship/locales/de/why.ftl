### Why a hint proposes a line: one sentence for each reason.
###
### $seat is a player and $colour a colour, already written. $cost, $price, $bid, $worth, $rival, $gets, $cash and $interest are money,
### already written ($12). $count is a number.

# Opens the sentences about the playouts and the margins.
why-how-sure = Wie sicher ist das?

why-sole_maker = Niemand sonst stellt { $colour } her: Wer es haben will, muss bei dir kaufen.
why-sole_maker_needed = Niemand sonst stellt { $colour } her, und dir fehlt es noch für alle fünf Farben.
why-more_made =
    { $count ->
        [one] Dann stellst du mit jeder Produktion { $count } Container her, weiterhin für $1.
       *[other] Dann stellst du mit jeder Produktion { $count } Container her, weiterhin für $1.
    }
why-stock =
    { $count ->
        [one] { $count } Container mehr zu verkaufen, für $1.
       *[other] { $count } Container mehr zu verkaufen, für $1.
    }
why-ends_game = Das beendet das Spiel, und es steht gut für dich.
why-resell = Du kaufst für { $cost } und verlangst im Hafen { $price }.
why-sole_offer = Kein anderer Hafen hat { $colour }: Wer es laden will, muss zu dir.
why-cheaper = Mit niedrigeren Preisen kommen die Schiffe zuerst zu dir.
why-dearer = Du kannst mehr verlangen: Die Schiffe kommen trotzdem.
why-fuller_ship =
    { $count ->
        [one] Mit { $count } Container an Bord hast du etwas zu versteigern, und die Bank verdoppelt das Angebot.
       *[other] Mit { $count } Containern an Bord wird mehr geboten, und die Bank verdoppelt das höchste Angebot.
    }
why-way_to_load =
    { $count ->
        [one] Dort liegt { $count } Container zum Laden.
       *[other] Dort liegen { $count } Container zum Laden.
    }
why-way_to_island =
    { $count ->
        [one] Von der offenen See aus kannst du mit deinem Container die Insel anlaufen.
       *[other] Von der offenen See aus kannst du mit deinen { $count } Containern die Insel anlaufen.
    }
why-sea_reach = Von der offenen See aus erreichst du jeden Hafen.
why-land = Das höchste Angebot der anderen ist wohl { $bid }, und die Bank zahlt dir dasselbe noch einmal.
why-more_room =
    { $count ->
        [one] Platz für { $count } Container in deinem Hafen.
       *[other] Platz für { $count } Container in deinem Hafen: mehr Ware für jedes Schiff.
    }
why-cash_short = { $cash } Bargeld ist zu wenig für das, was du jetzt tun könntest.
why-less_interest = Das spart dir jeden Zug { $interest } Zinsen.
why-nothing_pays = Sonst lohnt sich gerade nichts; heb dein Bargeld für eine Versteigerung auf.
why-bid_beats = Mehr als die { $rival }, die die anderen wohl bieten, für eine Ladung, die dir wohl { $worth } bringt.
why-bid_chance = Günstig, wenn es reicht: Die Ladung bringt dir wohl { $worth }, und die anderen bieten wohl { $rival }.
why-bid_nothing = Die Ladung bringt dir wohl nur { $worth }; anderen ist sie mehr wert.
why-sale_pays = Verkauft bringt sie dir { $gets }; sie zu behalten kostet { $cost }, und sie zählt dann wohl { $worth }.
why-keep_pays = Sie zu behalten kostet { $cost }, und sie zählt dann wohl { $worth }; verkauft bringt sie { $gets }.
why-sell_now = { $price } sofort, für einen Container, den die anderen vielleicht liegen lassen.
why-keep_goods = Die anderen zahlen für deine Container vielleicht mehr als die Bank.
why-played_on = Das ging gut aus, als Bots von hier aus weiterspielten.
