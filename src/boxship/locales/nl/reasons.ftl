### Why something can't be done, said to the player who tried or wonders: one friendly sentence that says what to do
### instead, where there is something to do.
###
### The keys are `reason-` and a code of boxship.notation.refusals, `problem-` and a code of the server, letter by letter.
### $cash, $cost, $price, $most are money, already written ($12). $room and $count are numbers. $seat, $due and $seats are
### players. $colour, $goods and $choice are containers in words, several of them already joined with "and".
### $word, $extra, $known and $example repeat what was typed or can be typed: lines are typed in English everywhere.

## Containers and buildings within the sentences below

# Example: orange at $3
reason-goods-priced = { $colour } voor { $price }
# Example: 2 × orange at $3
reason-goods-counted = { $count } × { $goods }
# A store that has no containers: "It must hold: nothing."
reason-goods-none = niets
# Example: the brown machine
reason-machine = de machine ({ $colour })
reason-warehouse = een warenhuis

## Typed lines that can't be read

reason-empty = Typ eerst een regel, bijvoorbeeld “produce” of “sail sea”.
reason-too_long = Deze regel is te lang: hoogstens { $most } tekens.
reason-unknown_word = Geen regel begint met “{ $word }”. Een regel begint met een van deze: { $known }.
reason-nothing_follows = Na “{ $word }” komt niets meer. Laat “{ $extra }” weg.
reason-shape = Een regel met “{ $word }” ziet er zo uit: { $example }.
reason-laid = “{ $word }” biedt geen containers aan. Schrijf het zo: factory black@2, harbour brown@4.
reason-price_missing = “{ $word }” heeft een prijs nodig. Een container in een winkel schrijf je zo: black@3.
reason-not_a_colour = “{ $word }” is hier geen containerkleur. De kleuren zijn: { $known }.
reason-not_a_seat = “{ $word }” is geen speler. De spelers zijn: { $known }.
reason-not_a_place = Een schip kan niet naar “{ $word }” varen. De plaatsen zijn: { $known }.
reason-not_a_number = “{ $word }” is geen heel aantal dollars. Schrijf het zo: 7.

## Not now

reason-not_legal = Dat mag nu niet.
reason-game_over = Het spel is afgelopen.
reason-seat_not_playing = { $seat } speelt hier niet mee.
# $seat is the reader: it need not be said.
reason-not_your_decision = Je hebt nu niets te beslissen. Wachten op { $due }.
reason-interest_first = Regel eerst de rente: ga een lening aan of laat beslag leggen.
reason-building_first = Kies eerst wat je afstaat: een machine of een warenhuis.
reason-seize_first =
    { $place ->
        [island] Neem eerst een container van het eiland.
        [ship] Neem eerst een container van het schip.
        [dock] Neem eerst een container van de kade bij de bank.
        [harbour] Neem eerst een container uit de havenwinkel.
        [factory] Neem eerst een container uit de fabriekswinkel.
       *[buildings] Neem eerst een machine of een warenhuis.
    }
reason-sale_first = Beslis eerst over de binnenlandse verkoop: verkoop een container of houd alles.
reason-bid_first = Doe eerst je bod.
reason-decide_first = Beslis eerst over de biedingen: accepteer er een, of sla het bod af en houd de lading.
reason-return_first = Geef eerst een prijs aan de containers die je terugkreeg: { $goods }.
reason-not_interest = Niet lenen kan alleen als je rente over een lening moet betalen en geen handgeld hebt.
reason-not_sale = Er is nu geen binnenlandse verkoop om over te beslissen.
reason-not_auction = Er wordt nu geen lading geveild.
reason-not_deciding = Er zijn nu geen biedingen om over te beslissen.
reason-not_seizing = Er wordt nu nergens beslag op gelegd.
reason-not_building = Niemand hoeft nu een gebouw af te staan.
reason-not_returning = Je hebt niets terug te leggen.

## Loans

reason-two_loans = Je hebt al twee leningen, en meer mag niet.
reason-no_loan_now = Je kunt op dit moment geen lening aangaan.
reason-no_debt = Je hebt geen lening om terug te betalen.
reason-borrowed = Je hebt deze beurt geleend. Terugbetalen kan vanaf je volgende beurt.
reason-no_repay_now = Terugbetalen kan in je eigen beurt, voordat je schip het eiland bereikt.
reason-cash = Dat kost { $cost }, maar je hebt maar { $cash }.

## Buildings

reason-machine_twice = Die kleur heb je al ({ $colour }). Al je machines moeten verschillende kleuren hebben.
reason-machine_supply = Van die kleur is geen machine meer in de voorraad ({ $colour }).
reason-machine_full = Al je velden voor machines zijn bezet.
reason-warehouse_full = Al je velden voor warenhuizen zijn bezet.
reason-warehouse_supply = Er is geen warenhuis meer in de voorraad.

## Stores

reason-own_store = Je kunt niet bij jezelf kopen. Kies een andere speler.
reason-store_empty =
    { $store ->
        [factory] De fabriekswinkel van { $seat } is leeg.
       *[harbour] De havenwinkel van { $seat } is leeg.
    }
reason-not_in_store =
    { $store ->
        [factory] Dit ligt niet in de fabriekswinkel van { $seat }: { $goods }.
       *[harbour] Dit ligt niet in de havenwinkel van { $seat }: { $goods }.
    }
reason-no_harbour_room =
    { $room ->
        [0] Je havenwinkel is vol. Per warenhuis past er één container in.
        [one] In je havenwinkel past er nog maar één. Per warenhuis past er één container in.
       *[other] In je havenwinkel passen er nog maar { $room }. Per warenhuis past er één container in.
    }
reason-wrong_store =
    { $store ->
        [factory] Geef alles in je fabriekswinkel een prijs: { $goods }.
       *[harbour] Geef alles in je havenwinkel een prijs: { $goods }.
    }
# $prices: already joined with "or".
reason-wrong_price =
    { $store ->
        [factory] { $price } is geen prijs voor een fabriekswinkel. Kies { $prices }.
       *[harbour] { $price } is geen prijs voor een havenwinkel. Kies { $prices }.
    }
reason-produced = Je hebt deze beurt al geproduceerd. Dat kan maar één keer per beurt.
reason-produce_all = Je moet alles produceren wat je kunt. In je fabriekswinkel ligt dan: { $goods }.
reason-produce_choice =
    { $room ->
        [0] Je fabriekswinkel is vol. Per machine passen er twee containers in.
        [one] Er is maar ruimte voor één container. Kies wat je produceert: { $choice }.
       *[other] Er is maar ruimte voor { $room } containers. Kies wat je produceert: { $choice }.
    }

## Domestic sale

reason-sell_factory_first = Je kunt alleen uit je havenwinkel verkopen als je fabriekswinkel leeg is.

## Ships

reason-own_harbour = Je schip vaart nooit je eigen haven binnen.
reason-already_there = Je schip is daar al.
reason-over_sea = Je schip moet eerst naar open zee varen.
reason-empty_ship = Je schip is leeg. Laad iets voordat je naar het eiland vaart.
reason-no_bank = Dit spel wordt zonder de Investeringsbank gespeeld.
reason-ship_room =
    { $room ->
        [0] Je schip is vol.
        [one] Op je schip past er nog maar één.
       *[other] Op je schip passen er nog maar { $room }.
    }
reason-nowhere_to_load = Hier valt niets te laden. Vaar eerst naar een haven.
reason-load_priced = Noem in een haven ook de prijs, bijvoorbeeld zo: { $example }.
reason-load_unpriced = Op je eigen kade hebben containers geen prijs. Schrijf het zo: { $example }.
reason-not_on_dock = Dit ligt niet op je kade: { $goods }.

## Auction

reason-bid_too_high = Je kunt hoogstens { $most } bieden.
reason-bid_limit = Het hoogst mogelijke bod is { $most }.
reason-not_highest = Het hoogste bod is niet dat van { $seat }.
reason-say_who = Deze biedingen zijn gelijk: { $seats }. Zeg welk bod je accepteert.
reason-decline_cash = De lading houden kost het hoogste bod, { $cost }, maar je hebt maar { $cash }.

## Seizure

reason-seize_place =
    { $place ->
        [island] Deze keer moet je een container van het eiland nemen.
        [ship] Deze keer moet je een container van het schip nemen.
        [dock] Deze keer moet je een container van de kade bij de bank nemen.
        [harbour] Deze keer moet je een container uit de havenwinkel nemen.
        [factory] Deze keer moet je een container uit de fabriekswinkel nemen.
       *[buildings] Deze keer moet je een machine of een warenhuis nemen.
    }
reason-seize_none =
    { $place ->
        [island] Dit ligt niet in dat gebied van het eiland: { $goods }.
        [ship] Dit ligt niet op dat schip: { $goods }.
       *[dock] Dit ligt niet op die kade: { $goods }.
    }
# $choices: machines and warehouses, already joined with "and".
reason-safe_building = De eerste twee velden zijn veilig. Je kunt nemen: { $choices }.

## Investment Bank

reason-collected = Je hebt deze beurt een kavel gekregen. Bel de makelaar in een latere beurt.
reason-ending = Het spel is bijna afgelopen. De makelaars kun je niet meer bellen.
reason-auction_open = Er loopt een veiling bij een makelaar. Je kunt alleen overbieden.
reason-no_auction = Er loopt geen veiling bij een makelaar. Je kunt er zelf een beginnen.
reason-own_bid = Het hoogste bod is al van jou.
reason-space_empty = Op dat veld ligt niets.
reason-bid_kind_money = Je betaalt de containers van de makelaar met geld. Zeg hoeveel.
reason-bid_kind_goods = Je betaalt het geld van de makelaar met containers. Kies er een paar uit je winkels.
# $kind is money or containers; $least is the money, already written ($3), $count the number of containers.
reason-bid_least =
    { $kind ->
        [money] Bied { $least } of meer.
       *[containers]
            { $count ->
                [one] Bied één container of meer.
               *[other] Bied { $count } containers of meer.
            }
    }
reason-return_exactly = Leg precies terug wat je terugkreeg: { $goods }.

## What the server could not do. $sentence is an explanation in English.

problem-refused = Dat kan nu niet.
problem-not_found = Die tafel bestaat niet, of de link is niet volledig.
problem-not_allowed = Deze link staat dat niet toe.
problem-invalid = Dat kan niet (in het Engels: { $sentence })
problem-too_many = Te veel verzoeken tegelijk. Wacht even en probeer het opnieuw.
problem-too_large = Dat is te lang.
problem-nothing_to_undo = Er valt nu niets terug te nemen.
problem-nothing_to_decide = Je hebt nu niets te beslissen.
problem-no_hints = Tips zijn er alleen als al je tegenstanders bots zijn.
problem-no_free_seat = Alle plaatsen zijn bezet.
problem-name_taken = Dat is de kleur van een andere plaats. Kies een andere naam.
problem-not_over = Daarvoor moet het spel afgelopen zijn.
problem-ended = Dit spel is afgelopen.
problem-bot_plays = Op deze plaats speelt een bot. Neem hem eerst terug.
problem-still_here = Zo lang is die plaats nog niet leeg.
problem-resigned = Wie heeft opgegeven, kan niet terug in dit spel.
problem-time_out = De tijd voor deze beurt is om. Neem je plaats terug als de bot heeft gespeeld.
problem-is_over = Op dat moment is het spel al afgelopen. Kies een eerder moment.
problem-running = Je kunt vanaf hier verder spelen zodra dit spel is afgelopen.
problem-bad_record = Deze opgeslagen partij kan niet worden gelezen (in het Engels: { $sentence })
problem-no_record = Dit is geen partij van Boxship. Een opgeslagen partij is een tekst die begint met de regel ‘boxship record 1’.
problem-no_printing = Deze server kan geen PDF-bestanden maken. Wie hem beheert, kan dat toevoegen.
problem-failed = Hier ging iets mis. Er is niets veranderd. Probeer het opnieuw.
problem-unreachable = De tafel antwoordt niet. Heb je verbinding, en draait de server nog?
