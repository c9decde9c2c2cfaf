### The log and the history, and the news in the terminal. Sentences are `log-` and a FactKey of boxship.table.vocabulary.
###
### In the sentences $seat and $other are players (drawn as a flag and a name), $goods are containers (drawn, in plain
### text a list like "2 × tan and black"), $machine is the colour of a machine, drawn as a container of that colour.
### $amount is money, already written ($12); $count is how many containers $goods are. What the sentence changes in the
### cash of $seat stands beside it, so it is not repeated within. The sentences are rows of a list: no full stop at the end.

## The frame

log-title = Protokoll
log-round = Runde { $round }
log-empty = Noch ist nichts passiert.
log-newest = neueste
# What pressing a row does.
log-show = Den Tisch nach Ereignis { $number } zeigen
# Said before a sentence that is drawn struck through.
log-undone = Zurückgenommen:
# Plain text: a sentence and what it changed in somebody's cash, like +$3.
log-with-money = { $sentence } ({ $change })
# In the terminal, where no board is drawn beside it: a sentence, and what the store that was arranged holds then.
log-with-store =
    { $store ->
        [factory] { $sentence }; Fabrikgeschäft: { $goods }
       *[harbour] { $sentence }; Hafengeschäft: { $goods }
    }
# In the terminal: a sentence, and whose cash it changed by how much, like Red −$3, you +$3.
log-with-changes = { $sentence }; { $changes }
# In the terminal: the reader's own seat in a sentence, and by itself in a list of bids or of changes of cash.
log-you = { $name } (du)
log-own = du
# In a list: Red $9. Also for changes of cash: Red +$9.
log-bid = { $name } { $amount }
log-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
log-goods-priced =
    { $count ->
        [one] { $colour } zu { $price }
       *[other] { $count } × { $colour } zu { $price }
    }

## Actions

log-produce = { $seat } produziert { $goods } und bezahlt { $other }
log-produce-nothing = { $seat } bezahlt { $other }, kann aber nichts produzieren
log-buy = { $seat } kauft bei { $other }: { $goods }
log-reprice =
    { $count ->
        [0] { $seat } ändert Preise im leeren Hafengeschäft
       *[other] { $seat } ändert die Preise im Hafengeschäft: { $goods }
    }
# New prices for what lay in a store already. $was is the price before, $amount the new one, both already written.
log-price-lower =
    { $place ->
        [factory] { $seat } senkt { $goods } im Fabrikgeschäft von { $was } auf { $amount }
       *[harbour] { $seat } senkt { $goods } im Hafengeschäft von { $was } auf { $amount }
    }
log-price-raise =
    { $place ->
        [factory] { $seat } erhöht { $goods } im Fabrikgeschäft von { $was } auf { $amount }
       *[harbour] { $seat } erhöht { $goods } im Hafengeschäft von { $was } auf { $amount }
    }
log-sail = { $seat } fährt zu { $other }
log-sail-load = { $seat } fährt zu { $other } und lädt { $goods }
log-sail-sea = { $seat } fährt auf die offene See
log-sail-bank = { $seat } fährt zur Investmentbank
log-sail-bank-load = { $seat } fährt zur Investmentbank und lädt { $goods }
log-land = { $seat } erreicht die Insel mit { $goods }
log-load = { $seat } lädt bei { $other }: { $goods }
log-load-dock = { $seat } lädt { $goods } vom Kai
log-machine = { $seat } kauft eine Maschine: { $machine }
log-warehouse = { $seat } kauft ein Lagerhaus
log-end = { $seat } beendet den Zug

## Money

log-loan = { $seat } nimmt einen Kredit auf
log-repay = { $seat } zahlt einen Kredit zurück
log-default = { $seat } leiht nicht und bleibt die Zinsen schuldig
log-sell = { $seat } macht einen Inlandsverkauf: { $goods }
log-keep = { $seat } macht keinen Inlandsverkauf

## The auction on the island

# $seats are players, $players is how many.
log-sealed =
    { $players ->
        [one] { $seats } hat verdeckt geboten
       *[other] { $seats } haben verdeckt geboten
    }
# One bid by itself, where the end of the game talks about it.
log-bid-amount = { $seat } bietet { $amount }
# $bids are players with their bids: Red $9, Green $7.
log-bids = Angebote: { $bids }
log-bids-extra = Mit den zweiten Angeboten: { $bids }
# $seats are the tied players.
log-tie = Gleichstand bei { $amount }: { $seats } bieten erneut
log-accept = { $seat } akzeptiert { $amount } von { $other } und gibt { $goods } ab
log-decline = { $seat } lehnt ab und behält { $goods }
log-kept = Alle bieten null: { $seat } behält { $goods }

## Unpaid interest

log-building =
    { $kind ->
        [machine] { $seat } gibt eine Maschine her
       *[warehouse] { $seat } gibt ein Lagerhaus her
    }
log-seize =
    { $place ->
        [island] { $seat } pfändet { $goods } aus dem Inselgebiet von { $other }
        [ship] { $seat } pfändet { $goods } vom Schiff von { $other }
        [dock] { $seat } pfändet { $goods } vom Kai von { $other }
        [harbour] { $seat } pfändet { $goods } aus dem Hafengeschäft von { $other }
       *[factory] { $seat } pfändet { $goods } aus dem Fabrikgeschäft von { $other }
    }
log-seize-machine = { $seat } pfändet eine Maschine von { $other }: { $machine }
log-seize-warehouse = { $seat } pfändet ein Lagerhaus von { $other }

## The Investment Bank. $broker is I, II or III.

log-call-money = { $seat } bietet { $goods } für das Geld von Makler { $broker }
log-call-containers = { $seat } bietet { $amount } für die Container von Makler { $broker }
log-raise-money = { $seat } überbietet { $other } mit { $goods } für das Geld von Makler { $broker }
log-raise-containers = { $seat } überbietet { $other } mit { $amount } für die Container von Makler { $broker }
log-money-back = { $seat } wird überboten und bekommt das Geld zurück
log-return = { $seat } wird überboten und legt { $goods } zurück
log-collect-money = { $seat } kassiert { $amount } von Makler { $broker }
log-collect-containers = { $seat } bekommt { $goods } von Makler { $broker }

## What the game does by itself

log-interest = { $seat } zahlt Zinsen
# $unpaid is money.
log-interest-part = { $seat } zahlt einen Teil der Zinsen und schuldet noch { $unpaid }
log-interest-due = { $seat } schuldet { $amount } Zinsen
log-borrow-or-default = { $seat } kann { $amount } Zinsen nicht zahlen und muss leihen oder etwas hergeben
log-defaults = { $seat } kann { $amount } Zinsen nicht zahlen: etwas wird gepfändet
log-waived = { $seat } kann { $amount } Zinsen nicht zahlen, und es gibt nichts zu pfänden
log-ending = Nicht mehr im Vorrat: { $goods }. Das ist der letzte Zug
# $seats are the winners, $players is how many.
log-over =
    { $players ->
        [0] Das Spiel ist zu Ende
        [one] Das Spiel ist zu Ende: { $seats } gewinnt
       *[other] Das Spiel ist zu Ende: { $seats } teilen sich den Sieg
    }

## Taking back

log-undo = { $seat } nimmt das zurück

## Around the game: who plays, clocks, links. $bot is the name of a bot.

log-bot-own = { $seat } ist kurz weg: Ein Bot ({ $bot }) spielt weiter
log-bot-host = { $seat } ist weg: { $other } lässt einen Bot ({ $bot }) spielen
log-bot-clock = { $seat } hat keine Zeit mehr: Ein Bot ({ $bot }) spielt weiter
log-bot-resign = { $seat } gibt auf: Ein Bot ({ $bot }) spielt zu Ende
log-back = { $seat } ist wieder da
log-back-host = { $seat } hat den Platz vom Bot zurück, dank { $other }
log-agree = { $seat } möchte das Spiel beenden
log-withdraw = { $seat } spielt doch lieber weiter
log-ended = Das Spiel ist zu Ende: Alle wollten aufhören
log-clocks-run = Alle sind da: Die Uhren laufen
log-clocks-stood = Der Server war weg: Die Uhren standen still
log-link-join = { $seat } hat einen neuen Einladungslink gemacht
log-link-watch = { $seat } hat einen neuen Zuschauerlink gemacht
log-seat-freed = { $seat } hat den Platz von { $other } freigemacht

## The history

log-history = Verlauf der Partie
log-history-previous = Ein Ereignis zurück
log-history-next = Ein Ereignis weiter
log-history-live = Ereignis { $number }, live
log-history-past = Ereignis { $number } von { $last }, Runde { $round }
# After the number of the newest event: 137 live
log-live = live
log-back-to-live = zum aktuellen Stand
