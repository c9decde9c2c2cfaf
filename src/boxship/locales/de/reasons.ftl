### Why something can't be done, said to the player who tried or wonders: one friendly sentence that says what to do
### instead, where there is something to do.
###
### The keys are `reason-` and a code of boxship.notation.refusals, `problem-` and a code of the server, letter by letter.
### $cash, $cost, $price, $most are money, already written ($12). $room and $count are numbers. $seat, $due and $seats are
### players. $colour, $goods and $choice are containers in words, several of them already joined with "and".
### $word, $extra, $known and $example repeat what was typed or can be typed: lines are typed in English everywhere.

## Containers and buildings within the sentences below

# Example: orange at $3
reason-goods-priced = { $colour } zu { $price }
# Example: 2 × orange at $3
reason-goods-counted = { $count } × { $goods }
# A store that has no containers: "It must hold: nothing."
reason-goods-none = nichts
# Example: the brown machine
reason-machine = die Maschine ({ $colour })
reason-warehouse = ein Lagerhaus

## Typed lines that can't be read

reason-empty = Tippe zuerst eine Zeile, zum Beispiel „produce“ oder „sail sea“.
reason-too_long = Diese Zeile ist zu lang: höchstens { $most } Zeichen.
reason-unknown_word = Keine Zeile beginnt mit „{ $word }“. Am Anfang steht eines von diesen: { $known }.
reason-nothing_follows = Nach „{ $word }“ kommt nichts mehr. Lass „{ $extra }“ weg.
reason-shape = Eine Zeile mit „{ $word }“ sieht so aus: { $example }.
reason-laid = „{ $word }“ bietet keine Container an. Schreib es so: factory black@2, harbour brown@4.
reason-price_missing = „{ $word }“ braucht einen Preis. Ein Container in einem Geschäft wird so geschrieben: black@3.
reason-not_a_colour = „{ $word }“ ist hier keine Containerfarbe. Die Farben sind: { $known }.
reason-not_a_seat = „{ $word }“ spielt nicht mit. Es spielen: { $known }.
reason-not_a_place = Ein Schiff kann nicht nach „{ $word }“ fahren. Die Orte sind: { $known }.
reason-not_a_number = „{ $word }“ ist kein ganzer Dollarbetrag. Schreib es so: 7.

## Not now

reason-not_legal = Das ist jetzt nicht erlaubt.
reason-game_over = Das Spiel ist zu Ende.
reason-seat_not_playing = { $seat } spielt hier nicht mit.
# $seat is the reader: it need not be said.
reason-not_your_decision = Du hast gerade nichts zu entscheiden. Warten auf { $due }.
reason-interest_first = Kläre zuerst die Zinsen: Nimm einen Kredit auf oder lass etwas pfänden.
reason-building_first = Wähle zuerst, was du hergibst: eine Maschine oder ein Lagerhaus.
reason-seize_first =
    { $place ->
        [island] Nimm zuerst einen Container von der Insel.
        [ship] Nimm zuerst einen Container vom Schiff.
        [dock] Nimm zuerst einen Container vom Kai an der Bank.
        [harbour] Nimm zuerst einen Container aus dem Hafengeschäft.
        [factory] Nimm zuerst einen Container aus dem Fabrikgeschäft.
       *[buildings] Nimm zuerst eine Maschine oder ein Lagerhaus.
    }
reason-sale_first = Entscheide zuerst über den Inlandsverkauf: Verkaufe einen Container oder behalte alles.
reason-bid_first = Gib zuerst dein Angebot ab.
reason-decide_first = Entscheide zuerst über die Angebote: Akzeptiere eines, oder lehne ab und behalte die Ladung.
reason-return_first = Leg zuerst Preise für das fest, was du zurückbekommen hast: { $goods }.
reason-not_interest = Nicht leihen kannst du nur, wenn Zinsen für einen Kredit fällig sind und du kein Bargeld hast.
reason-not_sale = Gerade gibt es keinen Inlandsverkauf zu entscheiden.
reason-not_auction = Gerade wird keine Ladung versteigert.
reason-not_deciding = Gerade ist über keine Angebote zu entscheiden.
reason-not_seizing = Gerade wird nichts gepfändet.
reason-not_building = Gerade muss niemand ein Gebäude hergeben.
reason-not_returning = Du hast nichts zurückzulegen.

## Loans

reason-two_loans = Du hast schon zwei Kredite. Mehr sind nicht erlaubt.
reason-no_loan_now = In diesem Moment kannst du keinen Kredit aufnehmen.
reason-no_debt = Du hast keinen Kredit zurückzuzahlen.
reason-borrowed = Du hast in diesem Zug geliehen. Zurückzahlen kannst du ab deinem nächsten Zug.
reason-no_repay_now = Zurückzahlen kannst du in deinem eigenen Zug, bevor dein Schiff die Insel erreicht.
reason-cash = Das kostet { $cost }, aber du hast nur { $cash }.

## Buildings

reason-machine_twice = Diese Farbe hast du schon ({ $colour }). Alle deine Maschinen müssen verschiedene Farben haben.
reason-machine_supply = Von dieser Farbe ist keine Maschine mehr im Vorrat ({ $colour }).
reason-machine_full = Alle deine Plätze für Maschinen sind besetzt.
reason-warehouse_full = Alle deine Plätze für Lagerhäuser sind besetzt.
reason-warehouse_supply = Im Vorrat ist kein Lagerhaus mehr.

## Stores

reason-own_store = Du kannst nicht bei dir selbst kaufen. Wähle einen anderen Spieler.
reason-store_empty =
    { $store ->
        [factory] Das Fabrikgeschäft von { $seat } ist leer.
       *[harbour] Das Hafengeschäft von { $seat } ist leer.
    }
reason-not_in_store =
    { $store ->
        [factory] Das liegt nicht im Fabrikgeschäft von { $seat }: { $goods }.
       *[harbour] Das liegt nicht im Hafengeschäft von { $seat }: { $goods }.
    }
reason-no_harbour_room =
    { $room ->
        [0] Dein Hafengeschäft ist voll. Je Lagerhaus passt ein Container hinein.
        [one] In dein Hafengeschäft passt nur noch einer. Je Lagerhaus passt ein Container hinein.
       *[other] In dein Hafengeschäft passen nur noch { $room }. Je Lagerhaus passt ein Container hinein.
    }
reason-wrong_store =
    { $store ->
        [factory] Gib allem in deinem Fabrikgeschäft einen Preis: { $goods }.
       *[harbour] Gib allem in deinem Hafengeschäft einen Preis: { $goods }.
    }
# $prices: already joined with "or".
reason-wrong_price =
    { $store ->
        [factory] { $price } ist kein Preis für ein Fabrikgeschäft. Wähle { $prices }.
       *[harbour] { $price } ist kein Preis für ein Hafengeschäft. Wähle { $prices }.
    }
reason-produced = Du hast in diesem Zug schon produziert. Das geht nur einmal je Zug.
reason-produce_all = Du musst alles produzieren, was du kannst. In deinem Fabrikgeschäft liegt dann: { $goods }.
reason-produce_choice =
    { $room ->
        [0] Dein Fabrikgeschäft ist voll. Je Maschine passen zwei Container hinein.
        [one] Es ist nur Platz für einen Container. Wähle, was du produzierst: { $choice }.
       *[other] Es ist nur Platz für { $room } Container. Wähle, was du produzierst: { $choice }.
    }

## Domestic sale

reason-sell_factory_first = Aus deinem Hafengeschäft kannst du nur verkaufen, wenn dein Fabrikgeschäft leer ist.

## Ships

reason-own_harbour = Dein Schiff fährt nie in deinen eigenen Hafen.
reason-already_there = Dort ist dein Schiff schon.
reason-over_sea = Dein Schiff muss zuerst auf die offene See fahren.
reason-empty_ship = Dein Schiff ist leer. Lade etwas, bevor du zur Insel fährst.
reason-no_bank = In diesem Spiel gibt es keine Investmentbank.
reason-ship_room =
    { $room ->
        [0] Dein Schiff ist voll.
        [one] Auf dein Schiff passt nur noch einer.
       *[other] Auf dein Schiff passen nur noch { $room }.
    }
reason-nowhere_to_load = Hier gibt es nichts zu laden. Fahr zuerst in einen Hafen.
reason-load_priced = Nenne in einem Hafen auch den Preis, etwa so: { $example }.
reason-load_unpriced = Auf deinem eigenen Kai haben Container keinen Preis. Schreib es so: { $example }.
reason-not_on_dock = Das liegt nicht auf deinem Kai: { $goods }.

## Auction

reason-bid_too_high = Du kannst höchstens { $most } bieten.
reason-bid_limit = Ein Angebot beträgt höchstens { $most }.
reason-not_highest = Das höchste Angebot ist nicht das von { $seat }.
reason-say_who = Diese Angebote sind gleich hoch: { $seats }. Sag, welches du akzeptierst.
reason-decline_cash = Die Ladung zu behalten kostet das höchste Angebot, { $cost }, aber du hast nur { $cash }.

## Seizure

reason-seize_place =
    { $place ->
        [island] Diesmal musst du einen Container von der Insel nehmen.
        [ship] Diesmal musst du einen Container vom Schiff nehmen.
        [dock] Diesmal musst du einen Container vom Kai an der Bank nehmen.
        [harbour] Diesmal musst du einen Container aus dem Hafengeschäft nehmen.
        [factory] Diesmal musst du einen Container aus dem Fabrikgeschäft nehmen.
       *[buildings] Diesmal musst du eine Maschine oder ein Lagerhaus nehmen.
    }
reason-seize_none =
    { $place ->
        [island] Das liegt nicht in diesem Gebiet der Insel: { $goods }.
        [ship] Das liegt nicht auf diesem Schiff: { $goods }.
       *[dock] Das liegt nicht auf diesem Kai: { $goods }.
    }
# $choices: machines and warehouses, already joined with "and".
reason-safe_building = Die ersten beiden Plätze sind sicher. Du kannst nehmen: { $choices }.

## Investment Bank

reason-collected = Du hast in diesem Zug einen Posten bekommen. Ruf den Makler in einem späteren Zug an.
reason-ending = Das Spiel ist gleich zu Ende. Makler kann man nicht mehr anrufen.
reason-auction_open = Bei einem Makler läuft eine Versteigerung. Du kannst dort nur überbieten.
reason-no_auction = Bei keinem Makler läuft eine Versteigerung. Du kannst selbst eine beginnen.
reason-own_bid = Das höchste Angebot ist schon deins.
reason-space_empty = Auf diesem Platz liegt nichts.
reason-bid_kind_money = Die Container des Maklers bezahlst du mit Geld. Sag, mit wie viel.
reason-bid_kind_goods = Das Geld des Maklers bezahlst du mit Containern. Wähle welche aus deinen Geschäften.
# $kind is money or containers; $least is the money, already written ($3), $count the number of containers.
reason-bid_least =
    { $kind ->
        [money] Biete { $least } oder mehr.
       *[containers]
            { $count ->
                [one] Biete einen Container oder mehr.
               *[other] Biete { $count } Container oder mehr.
            }
    }
reason-return_exactly = Leg genau das zurück, was du zurückbekommen hast: { $goods }.

## What the server could not do. $sentence is an explanation in English.

problem-refused = Das ist jetzt nicht möglich.
problem-not_found = Diesen Tisch gibt es nicht, oder der Link ist unvollständig.
problem-not_allowed = Dieser Link erlaubt das nicht.
problem-invalid = Das ist nicht möglich (auf Englisch: { $sentence })
problem-too_many = Zu viele Anfragen auf einmal. Bitte warte kurz und versuch es noch einmal.
problem-too_large = Das ist zu lang.
problem-nothing_to_undo = Gerade gibt es nichts zurückzunehmen.
problem-nothing_to_decide = Du hast gerade nichts zu entscheiden.
problem-no_hints = Tipps gibt es nur, wenn alle anderen Bots sind.
problem-no_free_seat = Alle Plätze sind besetzt.
problem-name_taken = Das ist die Farbe eines anderen Platzes. Bitte wähle einen anderen Namen.
problem-not_over = Dafür muss das Spiel zu Ende sein.
problem-ended = Dieses Spiel ist zu Ende.
problem-bot_plays = Ein Bot spielt auf diesem Platz. Hol ihn dir erst zurück.
problem-still_here = So lange ist der Platz noch nicht leer.
problem-resigned = Wer aufgegeben hat, kann in dieses Spiel nicht zurück.
problem-time_out = Die Zeit für diesen Zug ist um. Hol dir den Platz zurück, wenn der Bot gespielt hat.
problem-is_over = In diesem Moment ist das Spiel schon zu Ende. Wähle einen früheren.
problem-running = Von hier kannst du weiterspielen, sobald dieses Spiel zu Ende ist.
problem-bad_record = Diese gespeicherte Partie lässt sich nicht lesen (auf Englisch: { $sentence })
problem-no_record = Das ist keine Partie von Boxship. Eine gespeicherte Partie ist ein Text, der mit der Zeile „boxship record 1“ beginnt.
problem-no_printing = Dieser Server kann keine PDF-Dateien erzeugen. Wer ihn betreibt, kann das ergänzen.
problem-failed = Hier ist etwas schiefgegangen. Es wurde nichts geändert. Bitte versuch es noch einmal.
problem-unreachable = Der Tisch antwortet nicht. Bist du online, und läuft der Server noch?
