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
reason-goods-none = nada
# Example: the brown machine
reason-machine = la máquina ({ $colour })
reason-warehouse = un almacén

## Typed lines that can't be read

reason-empty = Escribe primero una línea, por ejemplo «produce» o «sail sea».
reason-too_long = Esta línea es demasiado larga: { $most } caracteres como máximo.
reason-unknown_word = Ninguna línea empieza por «{ $word }». Una línea empieza por una de estas palabras: { $known }.
reason-nothing_follows = Después de «{ $word }» no va nada. Quita «{ $extra }».
reason-shape = Una línea con «{ $word }» se escribe así: { $example }.
reason-laid = «{ $word }» no es una oferta de containers. Escríbela así: factory black@2, harbour brown@4.
reason-price_missing = A «{ $word }» le falta un precio. Un container de las naves se escribe así: black@3.
reason-not_a_colour = «{ $word }» no es un color de container aquí. Los colores son: { $known }.
reason-not_a_seat = «{ $word }» no es un jugador. Los jugadores son: { $known }.
reason-not_a_place = Un barco no puede navegar a «{ $word }». Los destinos son: { $known }.
reason-not_a_number = «{ $word }» no es un número entero de dólares. Escríbelo así: 7.

## Not now

reason-not_legal = Eso no está permitido ahora.
reason-game_over = La partida ha terminado.
reason-seat_not_playing = { $seat } no juega esta partida.
# $seat is the reader: it need not be said.
reason-not_your_decision = Ahora no tienes nada que decidir. Se espera a { $due }.
reason-interest_first = Primero resuelve los intereses: pide un préstamo o deja que te incauten algo.
reason-building_first = Primero elige qué entregas: una máquina o un almacén.
reason-seize_first =
    { $place ->
        [island] Primero toma un container de la isla.
        [ship] Primero toma un container del barco.
        [dock] Primero toma un container del muelle del banco.
        [harbour] Primero toma un container de las naves del puerto.
        [factory] Primero toma un container de las naves de la fábrica.
       *[buildings] Primero toma una máquina o un almacén.
    }
reason-sale_first = Primero decide sobre la venta doméstica: vende un container o quédate con todo.
reason-bid_first = Primero haz tu oferta.
reason-decide_first = Primero decide sobre las ofertas: acepta una, o recházalas y quédate la carga.
reason-return_first = Primero pon precio a lo que se te ha devuelto: { $goods }.
reason-not_interest = Solo puedes negarte a pedir un préstamo si debes los intereses de un préstamo y no tienes dinero.
reason-not_sale = Ahora no hay ninguna venta doméstica que decidir.
reason-not_auction = Ahora no se subasta ninguna carga.
reason-not_deciding = Ahora no hay ofertas sobre las que decidir.
reason-not_seizing = Ahora no se incauta nada.
reason-not_building = Ahora nadie tiene que entregar un edificio.
reason-not_returning = No tienes nada que recolocar.

## Loans

reason-two_loans = Ya tienes dos préstamos, que es el máximo.
reason-no_loan_now = En este momento no puedes pedir un préstamo.
reason-no_debt = No tienes ningún préstamo que devolver.
reason-borrowed = Has pedido un préstamo en este turno. Podrás devolverlo a partir de tu próximo turno.
reason-no_repay_now = Puedes devolver un préstamo en tu propio turno, antes de que tu barco llegue a la isla.
reason-cash = Eso cuesta { $cost }, pero solo tienes { $cash }.

## Buildings

reason-machine_twice = Ya tienes una máquina de color { $colour }. Cada una de las tuyas debe ser de un color distinto.
reason-machine_supply = No queda ninguna máquina de color { $colour } en el suministro.
reason-machine_full = Todos tus espacios para máquinas están ocupados.
reason-warehouse_full = Todos tus espacios para almacenes están ocupados.
reason-warehouse_supply = No queda ningún almacén en el suministro.

## Stores

reason-own_store = No puedes comprar en tus propias naves. Elige a otro jugador.
reason-store_empty =
    { $store ->
        [factory] Las naves de la fábrica de { $seat } están vacías.
       *[harbour] Las naves del puerto de { $seat } están vacías.
    }
reason-not_in_store =
    { $store ->
        [factory] { $seat } no tiene esto en las naves de la fábrica: { $goods }.
       *[harbour] { $seat } no tiene esto en las naves del puerto: { $goods }.
    }
reason-no_harbour_room =
    { $room ->
        [0] Tus naves del puerto están llenas. Cada almacén da sitio a un container.
        [one] En tus naves del puerto cabe uno más. Cada almacén da sitio a un container.
       *[other] En tus naves del puerto caben { $room } más. Cada almacén da sitio a un container.
    }
reason-wrong_store =
    { $store ->
        [factory] Pon precio a todo lo que hay en tus naves de la fábrica: { $goods }.
       *[harbour] Pon precio a todo lo que hay en tus naves del puerto: { $goods }.
    }
# $prices: already joined with "or".
reason-wrong_price =
    { $store ->
        [factory] { $price } no es un precio de las naves de la fábrica. Elige { $prices }.
       *[harbour] { $price } no es un precio de las naves del puerto. Elige { $prices }.
    }
reason-produced = Ya has producido en este turno. Solo se puede una vez por turno.
reason-produce_all = Tienes que producir todo lo que puedas. Tus naves de la fábrica tendrán entonces: { $goods }.
reason-produce_choice =
    { $room ->
        [0] Tus naves de la fábrica están llenas. Caben dos containers por máquina.
        [one] Solo cabe un container. Elige cuál produces: { $choice }.
       *[other] Solo caben { $room } containers. Elige cuáles produces: { $choice }.
    }

## Domestic sale

reason-sell_factory_first = Solo puedes vender de tus naves del puerto cuando tus naves de la fábrica están vacías.

## Ships

reason-own_harbour = Tu barco nunca entra en tu propio puerto.
reason-already_there = Tu barco ya está ahí.
reason-over_sea = Tu barco tiene que salir antes a mar abierto.
reason-empty_ship = Tu barco está vacío. Carga algo antes de navegar a la isla.
reason-no_bank = En esta partida se juega sin el Banco de Inversión.
reason-ship_room =
    { $room ->
        [0] Tu barco está lleno.
        [one] En tu barco cabe uno más.
       *[other] En tu barco caben { $room } más.
    }
reason-nowhere_to_load = Aquí no hay nada que cargar. Navega antes a un puerto.
reason-load_priced = En un puerto, indica también el precio, así: { $example }.
reason-load_unpriced = En tu propio muelle los containers no tienen precio. Escríbelo así: { $example }.
reason-not_on_dock = En tu muelle no hay ningún container de color { $goods }.

## Auction

reason-bid_too_high = Puedes ofrecer { $most } como máximo.
reason-bid_limit = La oferta más alta posible es { $most }.
reason-not_highest = { $seat } no hizo la oferta más alta.
reason-say_who = Estas ofertas son iguales: { $seats }. Di cuál aceptas.
reason-decline_cash = Quedarte la carga cuesta la oferta más alta, { $cost }, pero solo tienes { $cash }.

## Seizure

reason-seize_place =
    { $place ->
        [island] Esta vez tienes que tomar un container de la isla.
        [ship] Esta vez tienes que tomar un container del barco.
        [dock] Esta vez tienes que tomar un container del muelle del banco.
        [harbour] Esta vez tienes que tomar un container de las naves del puerto.
        [factory] Esta vez tienes que tomar un container de las naves de la fábrica.
       *[buildings] Esta vez tienes que tomar una máquina o un almacén.
    }
reason-seize_none =
    { $place ->
        [island] En esa área de la isla no hay: { $goods }.
        [ship] En ese barco no hay: { $goods }.
       *[dock] En ese muelle no hay: { $goods }.
    }
# $choices: machines and warehouses, already joined with "and".
reason-safe_building = Los dos primeros espacios están a salvo. Puedes tomar: { $choices }.

## Investment Bank

reason-collected = Has recogido un lote en este turno. Llama al bróker en uno posterior.
reason-ending = La partida está a punto de acabar. Ya no se puede llamar a los brókeres.
reason-auction_open = Hay una subasta de bróker abierta. Solo puedes superarla.
reason-no_auction = No hay ninguna subasta de bróker abierta. Puedes iniciar una.
reason-own_bid = La oferta más alta ya es la tuya.
reason-space_empty = No hay nada en ese espacio.
reason-bid_kind_money = Los containers del bróker se pagan con dinero. Di cuánto.
reason-bid_kind_goods = El dinero del bróker se paga con containers. Elige algunos de tus naves.
# $kind is money or containers; $least is the money, already written ($3), $count the number of containers.
reason-bid_least =
    { $kind ->
        [money] Ofrece { $least } o más.
       *[containers]
            { $count ->
                [one] Ofrece un container o más.
               *[other] Ofrece { $count } containers o más.
            }
    }
reason-return_exactly = Recoloca exactamente lo que se te ha devuelto: { $goods }.

## What the server could not do. $sentence is an explanation in English.

problem-refused = Eso no es posible ahora.
problem-not_found = Esa mesa no existe, o el enlace está incompleto.
problem-not_allowed = Este enlace no permite eso.
problem-invalid = Eso no es posible (en inglés: { $sentence })
problem-too_many = Demasiadas peticiones a la vez. Espera un momento y vuelve a intentarlo, por favor.
problem-too_large = Eso es demasiado largo.
problem-nothing_to_undo = Ahora no hay nada que deshacer.
problem-nothing_to_decide = Ahora no tienes nada que decidir.
problem-no_hints = Solo hay consejos cuando todos tus rivales son bots.
problem-no_free_seat = Todos los asientos están ocupados.
problem-name_taken = Ese es el color de otro asiento. Elige otro nombre.
problem-not_over = Antes tiene que terminar la partida.
problem-ended = Esta partida ha terminado.
problem-bot_plays = En este asiento juega un bot. Recupéralo primero.
problem-still_here = Todavía no lleva ausente lo suficiente.
problem-resigned = Quien abandona no puede volver a esta partida.
problem-time_out = Se acabó el tiempo de este turno. Recupera tu asiento cuando haya jugado el bot.
problem-is_over = En ese momento la partida ya ha terminado. Elige uno anterior.
problem-running = Podrás seguir desde aquí cuando esta partida haya terminado.
problem-bad_record = Esta partida guardada no se puede leer (en inglés: { $sentence })
problem-no_record = Esto no es una partida de Boxship. Una partida guardada es un texto que empieza con la línea «boxship record 1».
problem-no_printing = Este servidor no puede crear archivos PDF. Quien lo lleva puede añadirlo.
problem-failed = Algo ha ido mal aquí. No se ha cambiado nada. Vuelve a intentarlo, por favor.
problem-unreachable = La mesa no responde. ¿Tienes conexión, y sigue en marcha el servidor?
