### Why a hint proposes a line: one sentence for each reason.
###
### $seat is a player and $colour a colour, already written. $cost, $price, $bid, $worth, $rival, $gets, $cash and $interest are money,
### already written ($12). $count is a number.

# Opens the sentences about the playouts and the margins.
why-how-sure = Quanto è sicuro?

why-sole_maker = Nessun altro produce questo colore ({ $colour }): chi lo vuole deve comprarlo da te.
why-sole_maker_needed = Nessun altro produce questo colore ({ $colour }), e a te manca ancora per averli tutti e cinque.
why-more_made =
    { $count ->
        [one] Poi ogni produzione ti dà { $count } container, sempre per $1.
       *[other] Poi ogni produzione ti dà { $count } container, sempre per $1.
    }
why-stock =
    { $count ->
        [one] { $count } container in più da vendere, per $1.
       *[other] { $count } container in più da vendere, per $1.
    }
why-ends_game = Fa finire la partita mentre per te si mette bene.
why-resell = Compri per { $cost } e nel tuo porto chiedi { $price }.
why-sole_offer = Nessun altro porto ha questo colore ({ $colour }): le navi che lo vogliono devono venire da te.
why-cheaper = Con prezzi più bassi le navi vengono prima da te.
why-dearer = Puoi chiedere di più: le navi verranno lo stesso.
why-fuller_ship =
    { $count ->
        [one] Con { $count } container a bordo hai qualcosa da mettere all’asta, e la banca raddoppia l’offerta.
       *[other] Con { $count } container a bordo le offerte salgono, e la banca raddoppia la migliore.
    }
why-way_to_load =
    { $count ->
        [one] Lì c’è { $count } container da caricare.
       *[other] Lì ci sono { $count } container da caricare.
    }
why-way_to_island =
    { $count ->
        [one] Dal mare aperto puoi approdare all’isola con il tuo container.
       *[other] Dal mare aperto puoi approdare all’isola con i tuoi { $count } container.
    }
why-sea_reach = Dal mare aperto puoi raggiungere qualsiasi porto.
why-land = L’offerta migliore degli altri sarà probabilmente di { $bid }, e la banca ti paga altrettanto.
why-more_room =
    { $count ->
        [one] Spazio per { $count } container nel tuo porto.
       *[other] Spazio per { $count } container nel tuo porto: di più da vendere a ogni nave.
    }
why-cash_short = { $cash } in mano: troppo poco per quello che potresti fare ora.
why-less_interest = Ti risparmia { $interest } di interessi a ogni turno.
why-nothing_pays = Per ora nient’altro conviene; tieni il denaro per un’asta.
why-bid_beats = Più di quanto offriranno probabilmente gli altri ({ $rival }), per un carico che dovrebbe portarti { $worth }.
why-bid_chance = Un affare, se basta: il carico dovrebbe portarti { $worth }, e gli altri offriranno probabilmente { $rival }.
why-bid_nothing = Il carico dovrebbe portarti solo { $worth }; altri lo vogliono di più.
why-sale_pays = Venduto ti porta { $gets }; tenerlo costa { $cost }, e alla fine dovrebbe contare { $worth }.
why-keep_pays = Tenerlo costa { $cost }, e alla fine dovrebbe contare { $worth }; venduto porta { $gets }.
why-sell_now = { $price } subito, per un container che gli altri forse lascerebbero lì.
why-keep_goods = Gli altri forse pagheranno i tuoi container più della banca.
why-played_on = È andata bene così quando i giocatori virtuali hanno continuato da qui.
