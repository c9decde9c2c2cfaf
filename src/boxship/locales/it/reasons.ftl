### Why something can't be done, said to the player who tried or wonders: one friendly sentence that says what to do
### instead, where there is something to do.
###
### The keys are `reason-` and a code of boxship.notation.refusals, `problem-` and a code of the server, letter by letter.
### $cash, $cost, $price, $most are money, already written ($12). $room and $count are numbers. $seat, $due and $seats are
### players. $colour, $goods and $choice are containers in words, several of them already joined with "and".
### $word, $extra, $known and $example repeat what was typed or can be typed: lines are typed in English everywhere.

## Containers and buildings within the sentences below

# Example: orange at $3
reason-goods-priced = { $colour } a { $price }
# Example: 2 × orange at $3
reason-goods-counted = { $count } × { $goods }
# A store that has no containers: "It must hold: nothing."
reason-goods-none = niente
# Example: the brown machine
reason-machine = il macchinario { $colour }
reason-warehouse = un magazzino

## Typed lines that can't be read

reason-empty = Scrivi prima una riga, per esempio “produce” o “sail sea”.
reason-too_long = Questa riga è troppo lunga: al massimo { $most } caratteri.
reason-unknown_word = Nessuna riga comincia con “{ $word }”. Una riga comincia con: { $known }.
reason-nothing_follows = Dopo “{ $word }” non va niente. Togli “{ $extra }”.
reason-shape = Una riga con “{ $word }” si scrive così: { $example }.
reason-laid = “{ $word }” non è un’offerta di container. Scrivila così: factory black@2, harbour brown@4.
reason-price_missing = A “{ $word }” serve un prezzo. Un container in un deposito si scrive così: black@3.
reason-not_a_colour = “{ $word }” qui non è un colore di container. I colori sono: { $known }.
reason-not_a_seat = “{ $word }” non è un giocatore. I giocatori sono: { $known }.
reason-not_a_place = Una nave non può andare a “{ $word }”. I luoghi sono: { $known }.
reason-not_a_number = “{ $word }” non è un numero intero di dollari. Scrivilo così: 7.

## Not now

reason-not_legal = Ora non è consentito.
reason-game_over = La partita è finita.
reason-seat_not_playing = { $seat } non partecipa a questa partita.
# $seat is the reader: it need not be said.
reason-not_your_decision = Adesso non hai niente da decidere. Si attende: { $due }.
reason-interest_first = Prima regola gli interessi: prendi un prestito, o lascia confiscare qualcosa.
reason-building_first = Prima scegli che cosa cedere: un macchinario o un magazzino.
reason-seize_first =
    { $place ->
        [island] Prima prendi un container dall’isola.
        [ship] Prima prendi un container dalla nave.
        [dock] Prima prendi un container dal molo alla banca.
        [harbour] Prima prendi un container dal deposito portuale.
        [factory] Prima prendi un container dal deposito industriale.
       *[buildings] Prima prendi un macchinario o un magazzino.
    }
reason-sale_first = Prima decidi sulla vendita interna: vendi un container o tieni tutto.
reason-bid_first = Prima fai la tua offerta.
reason-decide_first = Prima decidi sulle offerte: accettane una, o rifiuta e tieni il carico.
reason-return_first = Prima dai un prezzo a ciò che ti è tornato: { $goods }.
reason-not_interest = Puoi rifiutare il prestito solo se devi gli interessi di un prestito e non hai denaro.
reason-not_sale = Adesso non c’è nessuna vendita interna da decidere.
reason-not_auction = Adesso nessun carico è all’asta.
reason-not_deciding = Adesso non ci sono offerte su cui decidere.
reason-not_seizing = Adesso non si confisca niente.
reason-not_building = Adesso nessuno deve cedere un edificio.
reason-not_returning = Non hai niente da ricollocare.

## Loans

reason-two_loans = Hai già due prestiti, e due è il massimo.
reason-no_loan_now = In questo momento non puoi prendere un prestito.
reason-no_debt = Non hai prestiti da rimborsare.
reason-borrowed = Hai preso un prestito in questo turno. Puoi rimborsare dal tuo prossimo turno.
reason-no_repay_now = Puoi rimborsare nel tuo turno, prima che la tua nave attracchi all’isola.
reason-cash = Costa { $cost }, ma hai solo { $cash }.

## Buildings

reason-machine_twice = Hai già un macchinario { $colour }. I tuoi devono essere tutti di colori diversi.
reason-machine_supply = Nella scorta non c’è più nessun macchinario { $colour }.
reason-machine_full = Tutti i tuoi spazi per macchinari sono occupati.
reason-warehouse_full = Tutti i tuoi spazi per magazzini sono occupati.
reason-warehouse_supply = Nella scorta non ci sono più magazzini.

## Stores

reason-own_store = Non puoi comprare dai tuoi depositi. Scegli un altro giocatore.
reason-store_empty =
    { $store ->
        [factory] Il deposito industriale di { $seat } è vuoto.
       *[harbour] Il deposito portuale di { $seat } è vuoto.
    }
reason-not_in_store =
    { $store ->
        [factory] { $seat } non ha questo nel deposito industriale: { $goods }.
       *[harbour] { $seat } non ha questo nel deposito portuale: { $goods }.
    }
reason-no_harbour_room =
    { $room ->
        [0] Il tuo deposito portuale è pieno. Ogni magazzino contiene un container.
        [one] Il tuo deposito portuale ha posto solo per un altro container. Ogni magazzino ne contiene uno.
       *[other] Il tuo deposito portuale ha posto solo per altri { $room } container. Ogni magazzino ne contiene uno.
    }
reason-wrong_store =
    { $store ->
        [factory] Dai un prezzo a tutto ciò che è nel tuo deposito industriale: { $goods }.
       *[harbour] Dai un prezzo a tutto ciò che è nel tuo deposito portuale: { $goods }.
    }
# $prices: already joined with "or".
reason-wrong_price =
    { $store ->
        [factory] { $price } non è un prezzo di un deposito industriale. Scegli { $prices }.
       *[harbour] { $price } non è un prezzo di un deposito portuale. Scegli { $prices }.
    }
reason-produced = Hai già prodotto in questo turno. Si produce una sola volta per turno.
reason-produce_all = Devi produrre tutto ciò che puoi. Il tuo deposito industriale conterrà poi: { $goods }.
reason-produce_choice =
    { $room ->
        [0] Il tuo deposito industriale è pieno. Contiene due container per ogni macchinario.
        [one] C’è posto solo per un container. Scegli che cosa produrre: { $choice }.
       *[other] C’è posto solo per { $room } container. Scegli che cosa produrre: { $choice }.
    }

## Domestic sale

reason-sell_factory_first = Puoi vendere dal tuo deposito portuale solo quando il tuo deposito industriale è vuoto.

## Ships

reason-own_harbour = La tua nave non entra mai nel tuo porto.
reason-already_there = La tua nave è già lì.
reason-over_sea = La tua nave deve prima andare in mare aperto.
reason-empty_ship = La tua nave è vuota. Carica qualcosa prima di andare all’isola.
reason-no_bank = Questa partita si gioca senza la Banca d’investimento.
reason-ship_room =
    { $room ->
        [0] La tua nave è piena.
        [one] La tua nave ha posto solo per un altro container.
       *[other] La tua nave ha posto solo per altri { $room } container.
    }
reason-nowhere_to_load = Qui non c’è niente da caricare. Vai prima in un porto.
reason-load_priced = In un porto indica anche il prezzo, così: { $example }.
reason-load_unpriced = Sul tuo molo i container non hanno prezzo. Scrivi così: { $example }.
reason-not_on_dock = Sul tuo molo non c’è nessun container { $goods }.

## Auction

reason-bid_too_high = Puoi offrire al massimo { $most }.
reason-bid_limit = L’offerta più alta possibile è { $most }.
reason-not_highest = { $seat } non ha fatto l’offerta più alta.
reason-say_who = Queste offerte sono in parità: { $seats }. Scegli quale accetti.
reason-decline_cash = Tenere il carico costa l’offerta più alta, { $cost }, ma hai solo { $cash }.

## Seizure

reason-seize_place =
    { $place ->
        [island] Questa volta devi prendere un container dall’isola.
        [ship] Questa volta devi prendere un container dalla nave.
        [dock] Questa volta devi prendere un container dal molo alla banca.
        [harbour] Questa volta devi prendere un container dal deposito portuale.
        [factory] Questa volta devi prendere un container dal deposito industriale.
       *[buildings] Questa volta devi prendere un macchinario o un magazzino.
    }
reason-seize_none =
    { $place ->
        [island] In quell’area dell’isola non c’è questo: { $goods }.
        [ship] Su quella nave non c’è questo: { $goods }.
       *[dock] Su quel molo non c’è questo: { $goods }.
    }
# $choices: machines and warehouses, already joined with "and".
reason-safe_building = I primi due spazi sono al sicuro. Puoi prendere: { $choices }.

## Investment Bank

reason-collected = Hai ritirato un lotto in questo turno. Chiama il broker in un turno successivo.
reason-ending = La partita sta per finire. Non si possono più chiamare i broker.
reason-auction_open = C’è un’asta aperta da un broker. Puoi solo rilanciare.
reason-no_auction = Non c’è nessuna asta aperta dai broker. Puoi aprirne una tu.
reason-own_bid = L’offerta più alta è già la tua.
reason-space_empty = In quello spazio non c’è niente.
reason-bid_kind_money = I container del broker si pagano con denaro. Di’ quanto.
reason-bid_kind_goods = Il denaro del broker si paga con container. Scegline dai tuoi depositi.
# $kind is money or containers; $least is the money, already written ($3), $count the number of containers.
reason-bid_least =
    { $kind ->
        [money] Offri { $least } o più.
       *[containers]
            { $count ->
                [one] Offri un container o più.
               *[other] Offri { $count } container o più.
            }
    }
reason-return_exactly = Ricolloca esattamente ciò che ti è tornato: { $goods }.

## What the server could not do. $sentence is an explanation in English.

problem-refused = Adesso non è possibile.
problem-not_found = Questo tavolo non esiste, o il link non è completo.
problem-not_allowed = Questo link non lo permette.
problem-invalid = Non è possibile (in inglese: { $sentence })
problem-too_many = Troppe richieste in una volta. Aspetta un momento e riprova.
problem-too_large = È troppo lungo.
problem-nothing_to_undo = Adesso non c’è niente da ritirare.
problem-nothing_to_decide = Adesso non hai niente da decidere.
problem-no_hints = I consigli ci sono solo se tutti i tuoi avversari sono giocatori virtuali.
problem-no_free_seat = Tutti i posti sono occupati.
problem-name_taken = È il colore di un altro posto. Scegli un altro nome.
problem-not_over = Prima la partita deve finire.
problem-ended = Questa partita è finita.
problem-bot_plays = A questo posto gioca un bot. Prima riprendilo.
problem-still_here = L’assenza non dura ancora abbastanza.
problem-resigned = Chi ha abbandonato non può tornare in questa partita.
problem-time_out = Il tempo di questo turno è finito. Riprendi il posto quando il bot ha giocato.
problem-is_over = In quel momento la partita è già finita. Scegline uno precedente.
problem-running = Potrai riprendere da qui quando questa partita sarà finita.
problem-bad_record = Questa partita salvata non si può leggere (in inglese: { $sentence })
problem-no_record = Questa non è una partita di Boxship. Una partita salvata è un testo che comincia con la riga «boxship record 1».
problem-no_printing = Questo server non può creare PDF. Chi lo gestisce può aggiungerlo.
problem-failed = Qui qualcosa è andato storto. Niente è cambiato. Riprova.
problem-unreachable = Il tavolo non risponde. Hai una connessione, e il server è ancora in funzione?
