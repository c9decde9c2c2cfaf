### The log and the history, and the news in the terminal. Sentences are `log-` and a FactKey of boxship.table.vocabulary.
###
### In the sentences $seat and $other are players (drawn as a flag and a name), $goods are containers (drawn, in plain
### text a list like "2 × tan and black"), $machine is the colour of a machine, drawn as a container of that colour.
### $amount is money, already written ($12); $count is how many containers $goods are. What the sentence changes in the
### cash of $seat stands beside it, so it is not repeated within. The sentences are rows of a list: no full stop at the end.

## The frame

log-title = Registro
log-round = Round { $round }
log-empty = Non è ancora successo niente.
log-newest = ultimo
# What pressing a row does.
log-show = Mostra il tavolo dopo l’evento { $number }
# Said before a sentence that is drawn struck through.
log-undone = Ritirato:
# Plain text: a sentence and what it changed in somebody's cash, like +$3.
log-with-money = { $sentence } ({ $change })
# In the terminal, where no board is drawn beside it: a sentence, and what the store that was arranged holds then.
log-with-store =
    { $store ->
        [factory] { $sentence }; deposito industriale: { $goods }
       *[harbour] { $sentence }; deposito portuale: { $goods }
    }
# In the terminal: a sentence, and whose cash it changed by how much, like Red −$3, you +$3.
log-with-changes = { $sentence }; { $changes }
# In the terminal: the reader's own seat in a sentence, and by itself in a list of bids or of changes of cash.
log-you = { $name } (tu)
log-own = tu
# In a list: Red $9. Also for changes of cash: Red +$9.
log-bid = { $name } { $amount }
log-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
log-goods-priced =
    { $count ->
        [one] { $colour } a { $price }
       *[other] { $count } × { $colour } a { $price }
    }

## Actions

log-produce = { $seat } produce { $goods } e paga { $other }
log-produce-nothing = { $seat } paga { $other }, ma non può produrre niente
log-buy = { $seat } compra da { $other }: { $goods }
log-reprice =
    { $count ->
        [0] { $seat } cambia i prezzi di un deposito portuale vuoto
       *[other] { $seat } cambia i prezzi del deposito portuale: { $goods }
    }
# New prices for what lay in a store already. $was is the price before, $amount the new one, both already written.
log-price-lower =
    { $place ->
        [factory] { $seat } abbassa { $goods } nel deposito industriale da { $was } a { $amount }
       *[harbour] { $seat } abbassa { $goods } nel deposito portuale da { $was } a { $amount }
    }
log-price-raise =
    { $place ->
        [factory] { $seat } alza { $goods } nel deposito industriale da { $was } a { $amount }
       *[harbour] { $seat } alza { $goods } nel deposito portuale da { $was } a { $amount }
    }
log-sail = { $seat } va da { $other }
log-sail-load = { $seat } va da { $other } e carica { $goods }
log-sail-sea = { $seat } va in mare aperto
log-sail-bank = { $seat } va alla Banca d’investimento
log-sail-bank-load = { $seat } va alla Banca d’investimento e carica { $goods }
log-land = { $seat } attracca all’isola con { $goods }
log-load = { $seat } carica da { $other }: { $goods }
log-load-dock = { $seat } carica { $goods } dal molo
log-machine = { $seat } compra un macchinario: { $machine }
log-warehouse = { $seat } compra un magazzino
log-end = { $seat } finisce il turno

## Money

log-loan = { $seat } prende un prestito
log-repay = { $seat } rimborsa un prestito
log-default = { $seat } non prende prestiti e non paga gli interessi
log-sell = { $seat } fa una vendita interna: { $goods }
log-keep = { $seat } non fa nessuna vendita interna

## The auction on the island

# $seats are players, $players is how many.
log-sealed =
    { $players ->
        [one] { $seats } ha sigillato un’offerta
       *[other] { $seats } hanno sigillato le offerte
    }
# One bid by itself, where the end of the game talks about it.
log-bid-amount = { $seat } offre { $amount }
# $bids are players with their bids: Red $9, Green $7.
log-bids = Offerte: { $bids }
log-bids-extra = Con le seconde offerte: { $bids }
# $seats are the tied players.
log-tie = Parità a { $amount }: { $seats } offrono ancora
log-accept = { $seat } accetta { $amount } e cede { $goods } a { $other }
log-decline = { $seat } rifiuta e tiene { $goods }
log-kept = Tutte le offerte sono a zero: { $seat } tiene { $goods }

## Unpaid interest

log-building =
    { $kind ->
        [machine] { $seat } cede un macchinario
       *[warehouse] { $seat } cede un magazzino
    }
log-seize =
    { $place ->
        [island] { $seat } confisca { $goods } dall’area di { $other } sull’isola
        [ship] { $seat } confisca { $goods } dalla nave di { $other }
        [dock] { $seat } confisca { $goods } dal molo di { $other }
        [harbour] { $seat } confisca { $goods } dal deposito portuale di { $other }
       *[factory] { $seat } confisca { $goods } dal deposito industriale di { $other }
    }
log-seize-machine = { $seat } confisca un macchinario di { $other }: { $machine }
log-seize-warehouse = { $seat } confisca un magazzino di { $other }

## The Investment Bank. $broker is I, II or III.

log-call-money = { $seat } offre { $goods } per il denaro del broker { $broker }
log-call-containers = { $seat } offre { $amount } per i container del broker { $broker }
log-raise-money = { $seat } rilancia su { $other } con { $goods } per il denaro del broker { $broker }
log-raise-containers = { $seat } rilancia su { $other } con { $amount } per i container del broker { $broker }
log-money-back = Offerta superata: { $seat } riprende il denaro
log-return = Offerta superata: { $seat } ricolloca { $goods }
log-collect-money = { $seat } incassa { $amount } dal broker { $broker }
log-collect-containers = { $seat } ritira { $goods } dal broker { $broker }

## What the game does by itself

log-interest = { $seat } paga gli interessi
# $unpaid is money.
log-interest-part = { $seat } paga una parte degli interessi e deve ancora { $unpaid }
log-interest-due = { $seat } deve { $amount } di interessi
log-borrow-or-default = { $seat } non può pagare { $amount } di interessi: prende un prestito o perde qualcosa
log-defaults = { $seat } non può pagare { $amount } di interessi: qualcosa viene confiscato
log-waived = { $seat } non può pagare { $amount } di interessi, e non c’è niente da confiscare
log-ending = Scorta esaurita: { $goods }. È l’ultimo turno
# $seats are the winners, $players is how many.
log-over =
    { $players ->
        [0] La partita è finita
        [one] La partita è finita: { $seats } vince
       *[other] La partita è finita: { $seats } si dividono la vittoria
    }

## Taking back

log-undo = { $seat } ritira la mossa

## Around the game: who plays, clocks, links. $bot is the name of a bot.

log-bot-own = { $seat } si assenta: un bot ({ $bot }) continua
log-bot-host = { $seat } non c’è: { $other } fa giocare un bot ({ $bot })
log-bot-clock = { $seat } ha finito il tempo: un bot ({ $bot }) continua
log-bot-resign = { $seat } abbandona: un bot ({ $bot }) gioca fino alla fine
log-back = { $seat } è di nuovo qui
log-back-host = { $seat } riprende il posto dal bot, grazie a { $other }
log-agree = { $seat } vorrebbe chiudere la partita
log-withdraw = { $seat } preferisce continuare
log-ended = La partita è finita: tutti hanno voluto chiuderla
log-clocks-run = Ci siamo tutti: gli orologi vanno
log-clocks-stood = Il server era fermo: anche gli orologi
log-link-join = { $seat } ha creato un nuovo link d’invito
log-link-watch = { $seat } ha creato un nuovo link per guardare
log-seat-freed = { $seat } ha liberato il posto di { $other }

## The history

log-history = Cronologia della partita
log-history-previous = Evento precedente
log-history-next = Evento successivo
log-history-live = Evento { $number }, in diretta
log-history-past = Evento { $number } di { $last }, round { $round }
# After the number of the newest event: 137 live
log-live = in diretta
log-back-to-live = al presente
