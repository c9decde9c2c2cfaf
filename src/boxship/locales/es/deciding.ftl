### The deck of the table: what a player can do, the line on its way, the own panel, and the strip above the chart.
###
### $seat, $seats and $name are players. Money comes in already written ($12), counts come in as numbers. $goods are
### containers in words, several of them already joined with "and". Tiles are narrow: keep those labels short.

## Tiles: one for each kind of action

deciding-kind-produce = Produ{ "\u00AD" }cir
deciding-kind-buy = Com{ "\u00AD" }prar
deciding-kind-reprice = Pre{ "\u00AD" }cios
deciding-kind-sail = Nave{ "\u00AD" }gar
deciding-kind-load = Car{ "\u00AD" }gar
deciding-kind-machine = Má{ "\u00AD" }qui{ "\u00AD" }na
# The soft hyphen \u00AD says where a long label may break.
deciding-kind-warehouse = Alma{ "\u00AD" }cén
deciding-kind-call = Bró{ "\u00AD" }ker
deciding-kind-raise = Supe{ "\u00AD" }rar
deciding-kind-loan = Prés{ "\u00AD" }tamo
deciding-kind-repay = Devol{ "\u00AD" }ver
deciding-kind-default = Sin prés{ "\u00AD" }tamo
deciding-kind-sell = Ven{ "\u00AD" }der
deciding-kind-keep = No ven{ "\u00AD" }der
deciding-kind-seize = Incau{ "\u00AD" }tar
deciding-kind-building = Edifi{ "\u00AD" }cio
deciding-kind-return = Reco{ "\u00AD" }locar
deciding-kind-end = Fin de turno

# The small second line of a tile.
deciding-tile-buy = para el puerto
deciding-tile-reprice = naves del puerto
# Producing costs money: how much, and who gets it.
deciding-tile-produce = { $money } a { $seat }
deciding-tile-load = puerto de { $place }
deciding-tile-load-dock = en el banco
deciding-tile-sail = elige destino
deciding-tile-call = en el banco
deciding-tile-raise = a { $seat }
# Borrowing as the answer to interest that is due.
deciding-tile-loan = pagar intereses
deciding-tile-default = te incautan algo
deciding-tile-sell = un container
deciding-tile-keep = ninguno
deciding-tile-seize = a { $seat }
deciding-tile-building = elige cuál
deciding-tile-return = a nuevos precios
# On a tile or button that can't be pressed because the money is missing.
deciding-needs = necesitas { $money }

## Places and things within sentences

deciding-place-sea = mar abierto
deciding-place-island = isla
deciding-place-bank = Banco de Inversión
deciding-place-harbour = { $seat }
# Example: 2 × tan
deciding-goods-counted = { $count } × { $colour }
deciding-building-machine = una máquina
deciding-building-warehouse = un almacén
# The six spaces of the three brokers, who are numbered I, II and III.
deciding-space-money = el dinero del bróker { $broker }
deciding-space-containers = los containers del bróker { $broker }
# The same on a button; what lies there stands beside it.
deciding-space-short = Bróker { $broker }
# What can be seized. $price stands where the container lies at a price.
deciding-seize-island = { $colour } (isla)
deciding-seize-harbour = { $colour } a { $price } (naves del puerto)
deciding-seize-factory = { $colour } a { $price } (naves de la fábrica)
deciding-seize-ship = { $colour } (barco)
deciding-seize-dock = { $colour } (muelle)
deciding-seize-machine = máquina ({ $colour })
deciding-seize-warehouse = un almacén

## The draft strip: questions while something is still to be said

deciding-ask-buy = ¿A quién le compras?
deciding-ask-sail = ¿Adónde navegas?
deciding-ask-machine = ¿Qué máquina?
deciding-ask-call = ¿Qué lote? El dinero se paga con containers; los containers, con dinero
deciding-ask-seize = ¿Qué te llevas?
deciding-ask-building = ¿Qué entregas?
deciding-pick-buy = Elige qué le compras a { $seat }
deciding-pick-load = Elige qué cargas
deciding-pick-sail = Elige qué cargas
deciding-pick-sell = Elige el container que vendes
deciding-pick-produce = No cabe todo: elige qué produces
deciding-pick-call = Elige qué ofreces. El orden cuenta: uno por turno a los brókeres I, II y III
deciding-pick-raise = Elige qué ofreces. El orden cuenta: uno por turno a los brókeres I, II y III

## The draft strip: what the line does

deciding-do-produce = Producir: { $goods }
deciding-do-produce-nothing = No producir nada, solo poner precios
deciding-do-buy = Comprar a { $seat } por { $cost }: { $goods }
deciding-do-reprice = Poner nuevos precios en tus naves del puerto
deciding-do-load = Cargar en el puerto de { $seat } por { $cost }: { $goods }
deciding-do-load-dock = Cargar de tu muelle: { $goods }
deciding-do-sail-sea = Navegar a mar abierto
deciding-do-sail-island = Navegar a la isla
deciding-do-sail-bank = Navegar al Banco de Inversión
deciding-do-sail-bank-loading = Navegar al Banco de Inversión y cargar: { $goods }
deciding-do-sail-harbour = Navegar al puerto de { $seat }
deciding-do-sail-harbour-loading = Navegar al puerto de { $seat } y cargar por { $cost }: { $goods }
deciding-do-machine = Comprar la máquina ({ $colour })
deciding-do-warehouse = Comprar un almacén
deciding-do-call = Ofrecer por { $space }: { $offer }
deciding-do-raise = Superar la oferta por { $space }: { $offer }
deciding-do-loan = Pedir un préstamo
deciding-do-repay = Devolver un préstamo
deciding-do-default = Sin préstamo: te incautarán algo
deciding-do-sell = Vender al banco: { $goods }
deciding-do-keep = Quedarte con todo
# $thing is one of deciding-seize-…
deciding-do-seize = Incautar: { $thing }
deciding-do-building-machine = Entregar una máquina
deciding-do-building-warehouse = Entregar un almacén
deciding-do-return = Recolocar tus containers a estos precios
deciding-do-end = Terminar tu turno

# Short sentences that follow.
deciding-note-island = Los demás pujan por tu carga.
deciding-note-loan = Pagarás intereses cada turno.
deciding-note-ending = Esto desencadena el final de la partida.
deciding-note-ends = Tu turno termina.

## The draft strip: buttons and what stands there while nothing is drafted

deciding-confirm = Confirmar
deciding-cancel = Cancelar
deciding-undo = Deshacer
deciding-undo-step = Deshacer el último paso
deciding-undo-line = Deshacer tu última jugada
# $deed is a sentence of the log: what the reader did last.
deciding-undo-what = Puedes deshacer: { $deed }
deciding-cash = tu dinero
deciding-cash-change = Tu dinero: { $before }, después { $after }

deciding-idle-act = Te toca. Elige una acción o pulsa lo que está iluminado en la mesa.
deciding-idle-interest = Toca pagar intereses y no tienes dinero. ¿Qué haces?
deciding-idle-building = Te van a incautar un edificio: elige máquina o almacén.
deciding-idle-seize = Elige qué incautas.
deciding-idle-sale = Puedes vender un container antes de tus acciones.
deciding-idle-bid = Se subasta una carga: haz tu oferta.
deciding-idle-decide = Las ofertas se han revelado: tú decides.
deciding-idle-return = Han superado tu oferta en el banco: recoloca tus containers.
deciding-idle-sealed = Tu oferta de { $amount } está sellada. Aún puedes cambiarla.

## Waiting for others

# $seats are the players who are waited for, joined with "and".
deciding-wait-act =
    { $count ->
        [one] { $seats } está eligiendo
       *[other] { $seats } están eligiendo
    }
deciding-wait-interest = { $seats } resuelve los intereses
deciding-wait-building = { $seats } elige qué edificio entrega
deciding-wait-seize = { $seats } elige qué se incauta
deciding-wait-sale = { $seats } se piensa la venta doméstica
deciding-wait-bid =
    { $count ->
        [one] Falta la oferta de { $seats }
       *[other] Faltan las ofertas de { $seats }
    }
# Instead, when all bids are in.
deciding-wait-reveal = Se revelan las ofertas
deciding-wait-decide = { $seats } decide sobre las ofertas
deciding-wait-return = { $seats } recoloca sus containers
deciding-wait-over = La partida ha terminado
# Beside it, where those who are waited for have not come to the table yet, or have left it for now.
deciding-wait-nobody = Este asiento aún está libre.
deciding-wait-away = Ahora mismo no está en la mesa.
deciding-watching = Estás mirando.

## The strip above the chart

deciding-round = Ronda { $round }
deciding-title-act-first = Tu turno, primera acción
deciding-title-act-second = Tu turno, segunda acción
deciding-title-interest = Tu turno, toca pagar intereses
deciding-title-building = Elige un edificio que entregar
deciding-title-seize = Elige qué incautas
deciding-title-sale = Tu turno, venta doméstica
deciding-title-bid = Tu oferta
deciding-title-decide = Aceptar o rechazar
deciding-title-return = Recoloca tu oferta
# Read out and shown in the browser's tab when it becomes the reader's turn.
deciding-your-turn = Es tu turno
# The title of the browser's tab. $what is one of deciding-title-… or deciding-wait-…
deciding-tab = { $what } · Boxship
deciding-tab-mine = ● { $what } · Boxship
deciding-keys = Teclas
deciding-show-log = Registro e historial
deciding-hide-log = Volver a la mesa

## The own panel

deciding-own = Tu panel
deciding-own-cash = Tu dinero
deciding-own-loans = Préstamos: { $count } de { $most }
deciding-own-actions =
    { $count ->
        [one] queda 1 acción
       *[other] quedan { $count } acciones
    }
deciding-card = Tu carta de valor
deciding-card-secret = secreta
deciding-card-worth = valor
deciding-card-island = en la isla
deciding-card-next = uno más
# What that row means, when it is pointed at.
deciding-card-next-how = Lo que cambiaría otro container de ese color en la isla si se puntuara ahora
deciding-card-drops-mark = se descarta
deciding-card-empty = Aún no hay nada en la isla.
deciding-card-plain = Ahora vale { $total }.
deciding-card-drops = Ahora vale { $total }: se descarta { $colour }.
deciding-card-missing = Ahora vale { $total }. Por conseguir: { $colours }.
deciding-card-both = Ahora vale { $total }: se descarta { $colour }. Por conseguir: { $colours }.

## Choosing: targets, containers, prices, amounts

deciding-actions = Acciones
deciding-targets = Opciones
deciding-where-factory = { $seat }, naves de la fábrica
deciding-where-harbour = { $seat }, naves del puerto
deciding-where-dock = Tu muelle
deciding-where-machine = Tus máquinas
# Button of a container that can be picked. $there lie there, $picked of them are picked.
deciding-good = { $colour } a { $price }, en tu selección: { $picked } de { $there }
deciding-good-unpriced = { $colour }, en tu selección: { $picked } de { $there }
deciding-put-back = Quitar uno: { $colour }
deciding-prices-factory = Naves de la fábrica
deciding-prices-harbour = Naves del puerto
# A container in the price editor, and a lane of it.
deciding-piece = { $colour } a { $price }
deciding-piece-new = { $colour } a { $price }, nuevo
deciding-lane = Mover a { $price }
deciding-lane-empty = Casilla de { $price }
deciding-prices-how = Pulsa un container y luego un precio. Las flechas lo mueven.
deciding-amount = Cantidad
deciding-amount-less = Uno menos
deciding-amount-more = Uno más

## The row below: money, typed lines, the end of the turn

deciding-borrow = Préstamo: { $money }
deciding-repay = Devolver
deciding-end = Fin de turno
deciding-command = Escribir
deciding-command-how = Por ejemplo: sail sea. Tab completa una palabra, Intro juega la línea; la flecha arriba recupera las anteriores.
# The list that opens while something is typed, for readers who do not see it.
deciding-command-words = Palabras que pueden seguir

## Keys

deciding-keys-title = Teclas
deciding-keys-number = Elegir lo que lleva ese número: una acción, un destino, un container
deciding-keys-shift = Quitar un container elegido
deciding-keys-enter = Confirmar
deciding-keys-escape = Cerrar el consejo o cancelar lo que estás preparando
deciding-keys-undo = Deshacer el último paso o la última jugada
deciding-keys-borrow = Pedir un préstamo
deciding-keys-repay = Devolver un préstamo
deciding-keys-end = Terminar el turno
deciding-keys-hint = Pedir un consejo
deciding-keys-arrows-price = Sobre un container al que pones precio: más bajo o más alto
deciding-keys-arrows-history = Si no estás preparando nada: atrás y adelante en el historial
deciding-keys-slash = Escribir una línea
deciding-keys-question = Mostrar estas teclas
deciding-keys-ctrl = Confirmar, estés donde estés
deciding-keys-close = Cerrar
# What is written on these keys, as keyboards of the language have it.
deciding-cap-enter = Intro
deciding-cap-ctrl-enter = Ctrl Intro
deciding-cap-escape = Esc
deciding-cap-backspace = Retroceso
deciding-cap-space = Espacio

## The table as a whole

deciding-loading = Llegando a la mesa…
deciding-lost = Conexión perdida. Reintentando…
deciding-closed-title = No se puede mostrar esta mesa
deciding-closed-not_found = Esa mesa no existe, o el enlace está incompleto. Comprueba el enlace o búscala entre tus mesas.
deciding-closed-not_allowed = Este enlace no abre esta mesa. Pide uno nuevo a quien te lo envió.
deciding-closed-other = Algo ha ido mal (en inglés: { $sentence })
deciding-closed-again = Reintentar
deciding-closed-home = Ir al inicio
deciding-closed-tables = Tus mesas
deciding-past = Ves la mesa como estaba
deciding-past-note = Tras el evento { $number } de { $last }. Aquí no se puede jugar.
deciding-past-live = Volver al directo
# Instead, where the table of then could not be had from the server.
deciding-past-failed = No se pudo cargar este momento
deciding-past-failed-note = Todavía ves otro momento, no el evento { $number }.
deciding-past-again = Reintentar
deciding-final = Ver el resultado
deciding-final-back = Volver a la mesa

## Several people at one screen, who hand it on to each other

# What this part of the page is, for readers who do not see it.
deciding-curtain = Pasar la pantalla
# $name is the player who has to decide next.
deciding-curtain-turn = { $name }, te toca
deciding-curtain-hand = Pasa la pantalla. Los demás miran a otro lado.
deciding-curtain-am = Soy { $name }
# Nobody at this screen has to decide.
deciding-curtain-wait = Juegan los demás
# Buttons with deciding-curtain-am follow.
deciding-curtain-look = Ver tu carta:
deciding-curtain-hide = Ocultar mi carta

## Links to the table

deciding-links = Enlaces a esta mesa
# The flags and names of the free seats follow.
deciding-links-waiting = Faltan jugadores:
# Buttons that copy a link.
deciding-links-seat = Copiar enlace de invitación
deciding-links-watch = Copiar enlace para mirar
deciding-links-copied = Copiado
deciding-links-hide = Ocultar
deciding-links-renew = Renovar enlaces
deciding-links-new-watch = Nuevo enlace para mirar
deciding-links-new-join = Nuevo enlace de invitación
deciding-links-new-own = Nuevo enlace para mi asiento
deciding-links-free = Liberar el asiento de { $name }
deciding-links-sure = Pulsa otra vez: el enlace anterior dejará de funcionar
deciding-links-renewed = Hecho. El enlace anterior ya no funciona.

## The sheet on a phone

deciding-phone-cash =
    { $count ->
        [0] Dinero
        [one] Dinero, 1 préstamo
       *[other] Dinero, { $count } préstamos
    }
