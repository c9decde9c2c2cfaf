### The log and the history, and the news in the terminal. Sentences are `log-` and a FactKey of boxship.table.vocabulary.
###
### In the sentences $seat and $other are players (drawn as a flag and a name), $goods are containers (drawn, in plain
### text a list like "2 × tan and black"), $machine is the colour of a machine, drawn as a container of that colour.
### $amount is money, already written ($12); $count is how many containers $goods are. What the sentence changes in the
### cash of $seat stands beside it, so it is not repeated within. The sentences are rows of a list: no full stop at the end.

## The frame

log-title = Registro
log-round = Ronda { $round }
log-empty = Aún no ha pasado nada.
log-newest = lo último
# What pressing a row does.
log-show = Mostrar la mesa tras el evento { $number }
# Said before a sentence that is drawn struck through.
log-undone = Deshecho:
# Plain text: a sentence and what it changed in somebody's cash, like +$3.
log-with-money = { $sentence } ({ $change })
# In the terminal, where no board is drawn beside it: a sentence, and what the store that was arranged holds then.
log-with-store =
    { $store ->
        [factory] { $sentence }; naves de la fábrica: { $goods }
       *[harbour] { $sentence }; naves del puerto: { $goods }
    }
# In the terminal: a sentence, and whose cash it changed by how much, like Red −$3, you +$3.
log-with-changes = { $sentence }; { $changes }
# In the terminal: the reader's own seat in a sentence, and by itself in a list of bids or of changes of cash.
log-you = { $name } (tú)
log-own = tú
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

log-produce = { $seat } produce { $goods } y paga a { $other }
log-produce-nothing = { $seat } paga a { $other }, pero no puede producir nada
log-buy = { $seat } compra a { $other }: { $goods }
log-reprice =
    { $count ->
        [0] { $seat } cambia los precios de unas naves del puerto vacías
       *[other] { $seat } cambia los precios de sus naves del puerto: { $goods }
    }
# New prices for what lay in a store already. $was is the price before, $amount the new one, both already written.
log-price-lower =
    { $place ->
        [factory] { $seat } baja { $goods } de { $was } a { $amount } en sus naves de la fábrica
       *[harbour] { $seat } baja { $goods } de { $was } a { $amount } en sus naves del puerto
    }
log-price-raise =
    { $place ->
        [factory] { $seat } sube { $goods } de { $was } a { $amount } en sus naves de la fábrica
       *[harbour] { $seat } sube { $goods } de { $was } a { $amount } en sus naves del puerto
    }
log-sail = { $seat } navega al puerto de { $other }
log-sail-load = { $seat } navega al puerto de { $other } y carga { $goods }
log-sail-sea = { $seat } navega a mar abierto
log-sail-bank = { $seat } navega al Banco de Inversión
log-sail-bank-load = { $seat } navega al Banco de Inversión y carga { $goods }
log-land = { $seat } llega a la isla con { $goods }
log-load = { $seat } carga en el puerto de { $other }: { $goods }
log-load-dock = { $seat } carga { $goods } del muelle
log-machine = { $seat } compra una máquina: { $machine }
log-warehouse = { $seat } compra un almacén
log-end = { $seat } termina su turno

## Money

log-loan = { $seat } pide un préstamo
log-repay = { $seat } devuelve un préstamo
log-default = { $seat } no pide préstamo y deja de pagar los intereses
log-sell = Venta doméstica de { $seat }: { $goods }
log-keep = { $seat } no hace venta doméstica

## The auction on the island

# $seats are players, $players is how many.
log-sealed =
    { $players ->
        [one] { $seats } ha sellado su oferta
       *[other] { $seats } han sellado sus ofertas
    }
# One bid by itself, where the end of the game talks about it.
log-bid-amount = { $seat } ofrece { $amount }
# $bids are players with their bids: Red $9, Green $7.
log-bids = Ofertas: { $bids }
log-bids-extra = Con la segunda oferta: { $bids }
# $seats are the tied players.
log-tie = Empate a { $amount }: { $seats } pujan otra vez
log-accept = { $seat } acepta { $amount } de { $other }, que recibe { $goods }
log-decline = { $seat } rechaza y se queda { $goods }
log-kept = Todas las ofertas son cero: { $seat } se queda { $goods }

## Unpaid interest

log-building =
    { $kind ->
        [machine] { $seat } entrega una máquina
       *[warehouse] { $seat } entrega un almacén
    }
log-seize =
    { $place ->
        [island] { $seat } incauta { $goods } del área de { $other } en la isla
        [ship] { $seat } incauta { $goods } del barco de { $other }
        [dock] { $seat } incauta { $goods } del muelle de { $other }
        [harbour] { $seat } incauta { $goods } de las naves del puerto de { $other }
       *[factory] { $seat } incauta { $goods } de las naves de la fábrica de { $other }
    }
log-seize-machine = { $seat } incauta una máquina de { $other }: { $machine }
log-seize-warehouse = { $seat } incauta un almacén de { $other }

## The Investment Bank. $broker is I, II or III.

log-call-money = { $seat } ofrece { $goods } por el dinero del bróker { $broker }
log-call-containers = { $seat } ofrece { $amount } por los containers del bróker { $broker }
log-raise-money = { $seat } supera a { $other } con { $goods } por el dinero del bróker { $broker }
log-raise-containers = { $seat } supera a { $other } con { $amount } por los containers del bróker { $broker }
log-money-back = Oferta superada: { $seat } recupera su dinero
log-return = Oferta superada: { $seat } recoloca { $goods }
log-collect-money = { $seat } cobra { $amount } del bróker { $broker }
log-collect-containers = { $seat } recoge { $goods } del bróker { $broker }

## What the game does by itself

log-interest = { $seat } paga intereses
# $unpaid is money.
log-interest-part = { $seat } paga parte de los intereses y aún debe { $unpaid }
log-interest-due = { $seat } debe { $amount } de intereses
log-borrow-or-default = { $seat } no puede pagar { $amount } de intereses: o pide un préstamo, o pierde algo
log-defaults = { $seat } no puede pagar { $amount } de intereses: se le incauta algo
log-waived = { $seat } no puede pagar { $amount } de intereses, y no hay nada que incautarle
log-ending = Colores agotados en el suministro: { $goods }. Este es el último turno
# $seats are the winners, $players is how many.
log-over =
    { $players ->
        [0] La partida ha terminado
        [one] La partida ha terminado: gana { $seats }
       *[other] La partida ha terminado: { $seats } comparten la victoria
    }

## Taking back

log-undo = { $seat } lo deshace

## Around the game: who plays, clocks, links. $bot is the name of a bot.

log-bot-own = { $seat } se ausenta: sigue un bot ({ $bot })
log-bot-host = { $seat } no está: { $other } deja jugar a un bot ({ $bot })
log-bot-clock = { $seat } se ha quedado sin tiempo: sigue un bot ({ $bot })
log-bot-resign = { $seat } abandona: un bot ({ $bot }) juega hasta el final
log-back = { $seat } ha vuelto
log-back-host = { $seat } recupera el asiento del bot, gracias a { $other }
log-agree = { $seat } quiere terminar la partida
log-withdraw = { $seat } prefiere seguir jugando
log-ended = La partida ha terminado: todos quisieron dejarla
log-clocks-run = Ya estamos todos: los relojes corren
log-clocks-stood = El servidor no estaba: los relojes se pararon
log-link-join = { $seat } ha creado un nuevo enlace de invitación
log-link-watch = { $seat } ha creado un nuevo enlace para mirar
log-seat-freed = { $seat } ha dejado libre el asiento de { $other }

## The history

log-history = Historial de la partida
log-history-previous = Evento anterior
log-history-next = Evento siguiente
log-history-live = Evento { $number }, en directo
log-history-past = Evento { $number } de { $last }, ronda { $round }
# After the number of the newest event: 137 live
log-live = en directo
log-back-to-live = al directo
