### Following the game: the pace at which the moves of the others are shown, and what happened since the reader's last turn.

## Pace

# The button that shows the next move of the others, where the reader wants to see them one by one.
digest-next = Siguiente jugada
# In the list of keys.
digest-keys-next = Paso a paso: la siguiente jugada de los demás

## Jumps in the history

# The name of the four buttons, the word on them (with an arrow before or behind it), and what each does.
digest-leaps = Saltar en el historial
digest-leap-turn = turno
digest-leap-auction = subasta
digest-leap-turn-back = Al turno anterior
digest-leap-turn-on = Al turno siguiente
digest-leap-auction-back = A la subasta anterior
digest-leap-auction-on = A la subasta siguiente
# In the list of keys.
digest-keys-turn = En el historial: el turno siguiente o el anterior
digest-keys-auction = En el historial: la subasta siguiente o la anterior

## Since the reader's last turn

# The title of the page beside the log, short.
digest-title = Desde tu último turno
# The two pages: that one, and the log.
digest-tabs = Registro y novedades
# Turns the page to the log.
digest-close = Mostrar el registro
# What pressing a row does.
digest-point = Mostrar dónde en la mesa
# Money that came in and that went out, beside the cash: +$8 in, −$1 out. $amount has its sign.
digest-in = { $amount } en cobros
digest-out = { $amount } en pagos
# Over the rows about what the others did among themselves; those are sentences of the log.
digest-others = Y los demás

# On a phone: the button that puts the slip with these rows away, and the one that shows all of them; there are five or more.
digest-put-away = Ocultar
digest-all = Las { $count } jugadas
# On a phone, over the newest moves while the others play.
digest-now = Lo que ocurre

# The name of the list that a screen reader reads out: every event, and what is drafted.
digest-spoken = Lo que ocurre, para leer en voz alta

## What touched the reader, as rows like those of the log: $seat is drawn as a flag, so the verb comes first. What it
## changed in the reader's cash stands beside it.

digest-mine-produce = { $seat } produce y te paga
digest-mine-produce-nothing = { $seat } te paga, pero no puede producir nada
digest-mine-buy = { $seat } te compra { $goods }
digest-mine-load = { $seat } carga { $goods } de tu puerto
digest-mine-sail-load = { $seat } navega hasta tu puerto y carga { $goods }
digest-mine-accept = { $seat } te vende { $goods }
digest-mine-interest = Pagas intereses
digest-mine-interest-part = Pagas parte de los intereses y aún debes { $unpaid }
digest-mine-seize =
    { $place ->
        [island] { $seat } incauta { $goods } de tu zona de la isla
        [ship] { $seat } incauta { $goods } de tu barco
        [dock] { $seat } incauta { $goods } de tu muelle
        [harbour] { $seat } incauta { $goods } de tus naves del puerto
       *[factory] { $seat } incauta { $goods } de tus naves de la fábrica
    }
digest-mine-seize-machine = { $seat } incauta tu máquina: { $machine }
digest-mine-seize-warehouse = { $seat } incauta uno de tus almacenes
digest-mine-raise-money = { $seat } puja más que tú por el dinero del bróker { $broker }
digest-mine-raise-containers = { $seat } puja más que tú por los containers del bróker { $broker }
digest-mine-money-back = Recuperas tu puja
digest-mine-collect-money = Recibes { $amount } del bróker { $broker }
digest-mine-collect-containers = Recibes { $goods } del bróker { $broker }

## Rows: sentences of the log that are shorter in a row, where $seat is a flag, the change of cash stands at its end and
## the table is in sight. Every other fact has the sentence of the log, `log-` and its key.

digest-row-produce = { $seat } produce { $goods }, paga a { $other }
digest-row-price-lower = { $seat } baja { $goods } de { $was } a { $amount }
digest-row-price-raise = { $seat } sube { $goods } de { $was } a { $amount }
digest-row-sail-load = { $seat } va a { $other }, carga { $goods }
digest-row-land = { $seat } desembarca { $goods }
digest-row-bids-extra = Segundas pujas: { $bids }
digest-row-tie = Empate a { $amount }: { $seats }
digest-row-accept = { $seat } vende { $goods } a { $other }
digest-row-decline = { $seat } se queda { $goods }
digest-row-bot-own = { $seat } se ausenta, juega un bot
digest-row-bot-host = { $seat } no está, juega un bot
digest-row-bot-clock = { $seat }: sin tiempo, juega un bot
digest-row-bot-resign = { $seat } abandona, juega un bot
digest-row-back-host = { $seat } recupera el asiento
digest-row-kept = { $seat } se queda { $goods }: nadie puja
