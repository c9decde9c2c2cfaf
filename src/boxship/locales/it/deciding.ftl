### The deck of the table: what a player can do, the line on its way, the own panel, and the strip above the chart.
###
### $seat, $seats and $name are players. Money comes in already written ($12), counts come in as numbers. $goods are
### containers in words, several of them already joined with "and". Tiles are narrow: keep those labels short.

## Tiles: one for each kind of action

deciding-kind-produce = Pro{ "\u00AD" }durre
deciding-kind-buy = Com{ "\u00AD" }prare
deciding-kind-reprice = Prezzi
deciding-kind-sail = Navi{ "\u00AD" }gare
deciding-kind-load = Cari{ "\u00AD" }care
deciding-kind-machine = Mac{ "\u00AD" }chi{ "\u00AD" }nario
# The soft hyphen \u00AD says where a long label may break.
deciding-kind-warehouse = Ma{ "\u00AD" }gaz{ "\u00AD" }zino
deciding-kind-call = Broker
deciding-kind-raise = Ri{ "\u00AD" }lan{ "\u00AD" }ciare
deciding-kind-loan = Pre{ "\u00AD" }stito
deciding-kind-repay = Rim{ "\u00AD" }bor{ "\u00AD" }sare
deciding-kind-default = Niente prestito
deciding-kind-sell = Ven{ "\u00AD" }dere
deciding-kind-keep = Tenere tutto
deciding-kind-seize = Confi{ "\u00AD" }scare
deciding-kind-building = Edi{ "\u00AD" }ficio
deciding-kind-return = Ricol{ "\u00AD" }locare
deciding-kind-end = Fine turno

# The small second line of a tile.
deciding-tile-buy = per il porto
deciding-tile-reprice = nel porto
# Producing costs money: how much, and who gets it.
deciding-tile-produce = { $money } a { $seat }
deciding-tile-load = da { $place }
deciding-tile-load-dock = alla banca
deciding-tile-sail = scegli dove
deciding-tile-call = alla banca
deciding-tile-raise = { $seat }
# Borrowing as the answer to interest that is due.
deciding-tile-loan = paga gli interessi
deciding-tile-default = lascia confiscare
deciding-tile-sell = un container
deciding-tile-keep = nessuna vendita
deciding-tile-seize = a { $seat }
deciding-tile-building = uno dei tuoi
deciding-tile-return = a nuovi prezzi
# On a tile or button that can't be pressed because the money is missing.
deciding-needs = costa { $money }

## Places and things within sentences

deciding-place-sea = mare aperto
deciding-place-island = isola
deciding-place-bank = Banca d’investimento
deciding-place-harbour = { $seat }
# Example: 2 × tan
deciding-goods-counted = { $count } × { $colour }
deciding-building-machine = un macchinario
deciding-building-warehouse = un magazzino
# The six spaces of the three brokers, who are numbered I, II and III.
deciding-space-money = il denaro del broker { $broker }
deciding-space-containers = i container del broker { $broker }
# The same on a button; what lies there stands beside it.
deciding-space-short = Broker { $broker }
# What can be seized. $price stands where the container lies at a price.
deciding-seize-island = { $colour } dall’isola
deciding-seize-harbour = { $colour } a { $price } dal deposito portuale
deciding-seize-factory = { $colour } a { $price } dal deposito industriale
deciding-seize-ship = { $colour } dalla nave
deciding-seize-dock = { $colour } dal molo
deciding-seize-machine = il macchinario { $colour }
deciding-seize-warehouse = un magazzino

## The draft strip: questions while something is still to be said

deciding-ask-buy = Comprare da chi?
deciding-ask-sail = Dove vai?
deciding-ask-machine = Quale macchinario?
deciding-ask-call = Quale lotto? Il denaro si paga con container, i container con denaro
deciding-ask-seize = Che cosa prendi?
deciding-ask-building = Che cosa cedi?
deciding-pick-buy = Scegli che cosa compri da { $seat }
deciding-pick-load = Scegli che cosa carichi
deciding-pick-sail = Scegli che cosa carichi
deciding-pick-sell = Scegli il container da vendere
deciding-pick-produce = Non c’è posto per tutto: scegli che cosa produci
deciding-pick-call = Scegli che cosa offri. L’ordine conta: uno alla volta ai broker I, II e III
deciding-pick-raise = Scegli che cosa offri. L’ordine conta: uno alla volta ai broker I, II e III

## The draft strip: what the line does

deciding-do-produce = Produrre: { $goods }
deciding-do-produce-nothing = Non produrre niente, solo fissare i prezzi
deciding-do-buy = Comprare da { $seat } per { $cost }: { $goods }
deciding-do-reprice = Cambiare i prezzi del tuo deposito portuale
deciding-do-load = Caricare da { $seat } per { $cost }: { $goods }
deciding-do-load-dock = Caricare dal tuo molo: { $goods }
deciding-do-sail-sea = Andare in mare aperto
deciding-do-sail-island = Attraccare all’isola
deciding-do-sail-bank = Andare alla Banca d’investimento
deciding-do-sail-bank-loading = Andare alla Banca d’investimento e caricare: { $goods }
deciding-do-sail-harbour = Andare da { $seat }
deciding-do-sail-harbour-loading = Andare da { $seat } e caricare per { $cost }: { $goods }
deciding-do-machine = Comprare il macchinario { $colour }
deciding-do-warehouse = Comprare un magazzino
deciding-do-call = Offrire { $offer } per { $space }
deciding-do-raise = Rilanciare: { $offer } per { $space }
deciding-do-loan = Prendere un prestito
deciding-do-repay = Rimborsare un prestito
deciding-do-default = Niente prestito: ti sarà confiscato qualcosa
deciding-do-sell = Vendere alla banca: { $goods }
deciding-do-keep = Tenere tutto
# $thing is one of deciding-seize-…
deciding-do-seize = Prendere { $thing }
deciding-do-building-machine = Cedere un macchinario
deciding-do-building-warehouse = Cedere un magazzino
deciding-do-return = Ricollocare i tuoi container a questi prezzi
deciding-do-end = Finire il tuo turno

# Short sentences that follow.
deciding-note-island = Tutti gli altri offrono per il tuo carico.
deciding-note-loan = Pagherai interessi a ogni turno.
deciding-note-ending = Questo fa scattare la fine della partita.
deciding-note-ends = Il tuo turno finisce.

## The draft strip: buttons and what stands there while nothing is drafted

deciding-confirm = Conferma
deciding-cancel = Annulla
deciding-undo = Indietro
deciding-undo-step = Indietro di un passo
deciding-undo-line = Ritira la tua ultima mossa
# $deed is a sentence of the log: what the reader did last.
deciding-undo-what = Puoi ritirare: { $deed }
deciding-cash = il tuo denaro
deciding-cash-change = Il tuo denaro: { $before }, poi { $after }

deciding-idle-act = Tocca a te. Scegli un’azione, o premi ciò che è evidenziato sul tavolo.
deciding-idle-interest = Devi gli interessi e non hai denaro. Che cosa fai?
deciding-idle-building = Ti sarà confiscato un edificio: scegli macchinario o magazzino.
deciding-idle-seize = Scegli che cosa confiscare.
deciding-idle-sale = Puoi vendere un container prima delle tue azioni.
deciding-idle-bid = C’è un carico all’asta: fai la tua offerta.
deciding-idle-decide = Le offerte sono rivelate: decidi tu.
deciding-idle-return = La tua offerta alla banca è stata superata: ricolloca i tuoi container.
deciding-idle-sealed = La tua offerta di { $amount } è sigillata. Puoi ancora cambiarla.

## Waiting for others

# $seats are the players who are waited for, joined with "and".
deciding-wait-act =
    { $count ->
        [one] { $seats } sta pensando
       *[other] { $seats } stanno pensando
    }
deciding-wait-interest = { $seats } deve regolare gli interessi
deciding-wait-building = { $seats } sceglie quale edificio cedere
deciding-wait-seize = { $seats } sceglie che cosa confiscare
deciding-wait-sale = { $seats } pensa a una vendita interna
deciding-wait-bid =
    { $count ->
        [one] Si attende l’offerta di { $seats }
       *[other] Si attendono le offerte di { $seats }
    }
# Instead, when all bids are in.
deciding-wait-reveal = Si rivelano le offerte
deciding-wait-decide = { $seats } decide sulle offerte
deciding-wait-return = { $seats } ricolloca i suoi container
deciding-wait-over = La partita è finita
# Beside it, where those who are waited for have not come to the table yet, or have left it for now.
deciding-wait-nobody = Questo posto è ancora libero.
deciding-wait-away = Al momento non è al tavolo.
deciding-watching = Stai guardando.

## The strip above the chart

deciding-round = Round { $round }
deciding-title-act-first = Il tuo turno, prima azione
deciding-title-act-second = Il tuo turno, seconda azione
deciding-title-interest = Il tuo turno, devi gli interessi
deciding-title-building = Scegli un edificio da cedere
deciding-title-seize = Scegli che cosa confiscare
deciding-title-sale = Il tuo turno, vendita interna
deciding-title-bid = La tua offerta
deciding-title-decide = Accettare o rifiutare
deciding-title-return = Ricolloca la tua offerta
# Read out and shown in the browser's tab when it becomes the reader's turn.
deciding-your-turn = È il tuo turno
# The title of the browser's tab. $what is one of deciding-title-… or deciding-wait-…
deciding-tab = { $what } · Boxship
deciding-tab-mine = ● { $what } · Boxship
deciding-keys = Tasti
deciding-show-log = Registro e cronologia
deciding-hide-log = Torna al tavolo

## The own panel

deciding-own = Il tuo pannello
deciding-own-cash = Il tuo denaro
deciding-own-loans = Prestiti: { $count } su { $most }
deciding-own-actions =
    { $count ->
        [one] ancora 1 azione
       *[other] ancora { $count } azioni
    }
deciding-card = La tua carta valore
deciding-card-secret = segreta
deciding-card-worth = valore
deciding-card-island = sull’isola
deciding-card-next = uno in più
# What that row means, when it is pointed at.
deciding-card-next-how = Che cosa cambierebbe con un altro container di quel colore sull’isola, se si contasse adesso
deciding-card-drops-mark = scartati
deciding-card-empty = Ancora niente sull’isola.
deciding-card-plain = Ora vale { $total }.
deciding-card-drops = Ora vale { $total }; scartato: { $colour }.
deciding-card-missing = Ora vale { $total }. Manca: { $colours }.
deciding-card-both = Ora vale { $total }; scartato: { $colour }. Manca: { $colours }.

## Choosing: targets, containers, prices, amounts

deciding-actions = Azioni
deciding-targets = Scelte
deciding-where-factory = { $seat }, deposito industriale
deciding-where-harbour = { $seat }, deposito portuale
deciding-where-dock = Il tuo molo
deciding-where-machine = I tuoi macchinari
# Button of a container that can be picked. $there lie there, $picked of them are picked.
deciding-good = { $colour } a { $price }, presi { $picked } su { $there }
deciding-good-unpriced = { $colour }, presi { $picked } su { $there }
deciding-put-back = Rimetti a posto un container { $colour }
deciding-prices-factory = Deposito industriale
deciding-prices-harbour = Deposito portuale
# A container in the price editor, and a lane of it.
deciding-piece = { $colour } a { $price }
deciding-piece-new = { $colour } a { $price }, nuovo
deciding-lane = Sposta a { $price }
deciding-lane-empty = Spazio { $price }
deciding-prices-how = Premi un container, poi un prezzo. Le frecce lo spostano.
deciding-amount = Importo
deciding-amount-less = Uno in meno
deciding-amount-more = Uno in più

## The row below: money, typed lines, the end of the turn

deciding-borrow = Prestito { $money }
deciding-repay = Rimborsa
deciding-end = Fine turno
deciding-command = Scrivi una riga
deciding-command-how = Per esempio: sail sea. Tab completa una parola, Invio gioca la riga; la freccia su richiama le righe precedenti.
# The list that opens while something is typed, for readers who do not see it.
deciding-command-words = Parole che possono seguire

## Keys

deciding-keys-title = Tasti
deciding-keys-number = Scegliere ciò che ha quel numero: un’azione, una meta, un container
deciding-keys-shift = Rimettere a posto un container preso
deciding-keys-enter = Confermare
deciding-keys-escape = Chiudere il consiglio o annullare ciò che stai preparando
deciding-keys-undo = Tornare indietro di un passo, o ritirare l’ultima mossa
deciding-keys-borrow = Prendere un prestito
deciding-keys-repay = Rimborsare
deciding-keys-end = Finire il turno
deciding-keys-hint = Chiedere un consiglio
deciding-keys-arrows-price = Su un container di cui fissi il prezzo: un prezzo più basso o più alto
deciding-keys-arrows-history = Se non stai preparando niente: indietro e avanti nella cronologia
deciding-keys-slash = Scrivere una riga
deciding-keys-question = Mostrare questi tasti
deciding-keys-ctrl = Confermare, ovunque ti trovi
deciding-keys-close = Chiudi
# What is written on these keys, as keyboards of the language have it.
deciding-cap-enter = Invio
deciding-cap-ctrl-enter = Ctrl Invio
deciding-cap-escape = Esc
deciding-cap-backspace = Backspace
deciding-cap-space = Spazio

## The table as a whole

deciding-loading = Ci sediamo al tavolo…
deciding-lost = Connessione persa. Nuovo tentativo…
deciding-closed-title = Impossibile mostrare questo tavolo
deciding-closed-not_found = Questo tavolo non esiste, o il link non è completo. Controlla il link, o cerca tra i tuoi tavoli.
deciding-closed-not_allowed = Questo link non apre questo tavolo. Chiedine uno nuovo a chi te l’ha mandato.
deciding-closed-other = Qualcosa è andato storto (in inglese: { $sentence })
deciding-closed-again = Riprova
deciding-closed-home = Alla pagina iniziale
deciding-closed-tables = I tuoi tavoli
deciding-past = Il tavolo com’era allora
deciding-past-note = Dopo l’evento { $number } di { $last }. Qui non puoi fare niente.
deciding-past-live = Torna al presente
# Instead, where the table of then could not be had from the server.
deciding-past-failed = Non è stato possibile caricare questo momento
deciding-past-failed-note = Vedi ancora un altro momento, non l’evento { $number }.
deciding-past-again = Riprova
deciding-final = Risultato
deciding-final-back = Torna al tavolo

## Several people at one screen, who hand it on to each other

# What this part of the page is, for readers who do not see it.
deciding-curtain = Passare lo schermo
# $name is the player who has to decide next.
deciding-curtain-turn = { $name }, tocca a te
deciding-curtain-hand = Passa lo schermo. Tutti gli altri guardano altrove.
deciding-curtain-am = Sono { $name }
# Nobody at this screen has to decide.
deciding-curtain-wait = Stanno giocando gli altri
# Buttons with deciding-curtain-am follow.
deciding-curtain-look = Guarda la tua carta:
deciding-curtain-hide = Nascondi la mia carta

## Links to the table

deciding-links = Link a questo tavolo
# The flags and names of the free seats follow.
deciding-links-waiting = Si attendono giocatori:
# Buttons that copy a link.
deciding-links-seat = Copia il link d’invito
deciding-links-watch = Copia il link per guardare
deciding-links-copied = Copiato
deciding-links-hide = Nascondi
deciding-links-renew = Rinnova i link
deciding-links-new-watch = Nuovo link per guardare
deciding-links-new-join = Nuovo link d’invito
deciding-links-new-own = Nuovo link per il mio posto
deciding-links-free = Libera il posto di { $name }
deciding-links-sure = Premi ancora: il vecchio link non funzionerà più
deciding-links-renewed = Fatto. Il vecchio link non funziona più.

## The sheet on a phone

deciding-phone-cash =
    { $count ->
        [0] Denaro
        [one] Denaro, 1 prestito
       *[other] Denaro, { $count } prestiti
    }
