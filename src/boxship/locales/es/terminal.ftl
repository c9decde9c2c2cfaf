# El idioma mismo, con su propio nombre.
terminal-language = Español

## La mesa como texto

terminal-turn-yours = Te toca
terminal-turn-of = Turno de { $name }
terminal-turn-actions =
    { $count ->
        [one] { $turn }, queda { $count } acción
       *[other] { $turn }, quedan { $count } acciones
    }
terminal-turn-others = { $turn }, falta la decisión de { $names }
terminal-turn-decides = { $turn }, hay que decidir
terminal-you-win-short = Ganas con { $total }
terminal-won-short =
    { $count ->
        [one] { $names } gana con { $total }
       *[other] { $names } comparten la victoria con { $total }
    }
terminal-end-rule = La partida acaba cuando se agotan 2 colores
terminal-end-far = acaba cuando se agotan 2
terminal-end-now = último turno: se han agotado dos colores
terminal-end-supply = se han agotado dos colores
terminal-end-round_limit = acabada por el límite de rondas
terminal-removed = { $note }; fuera del juego: { $lost }
terminal-all = suma
terminal-ship = barco
terminal-supply = suministro
terminal-of-each = de { $count }
terminal-worth-yours = para ti
terminal-worth-to = para { $name }
terminal-docks = muelles
terminal-card = carta
terminal-bids = Ofertas
terminal-highest = la más alta
terminal-factory = fábrica
terminal-harbour = puerto
terminal-place-sea = mar
terminal-place-island = isla
terminal-place-bank = banco
terminal-free = gratis
terminal-wins = gana
terminal-in-turn = juega
terminal-to-decide = decide
terminal-cash-hidden = dinero oculto
terminal-loans =
    { $count ->
        [one] { $count } préstamo
       *[other] { $count } préstamos
    }
terminal-total = suma { $total }
terminal-payment =
    { $kind ->
        [money] { $name } ofrece por el dinero del bróker { $broker }
       *[containers] { $name } ofrece por los containers del bróker { $broker }
    }
terminal-payment-yours =
    { $kind ->
        [money] Ofreces por el dinero del bróker { $broker }
       *[containers] Ofreces por los containers del bróker { $broker }
    }

## El comienzo

terminal-intro = Container: eres { $seat }. Produce containers, compra otros para tus naves del puerto, recoge con tu barco una carga variada, véndela en la subasta de la isla y compra allí lo que más vale según tu carta secreta. Gana quien tenga más dinero. Dos acciones por turno.
terminal-intro-how = Responde con un número de la lista que hay sobre la entrada, o escribe una línea como estas (TAB completa):
terminal-intro-more = Intro explica los números; rules, help y table te enseñan más.
terminal-opponents = Juegas contra
terminal-begin = Pulsa Intro para empezar.

## La entrada

terminal-ask-act =
    { $count ->
        [one] { $count } acción
       *[other] { $count } acciones
    }
terminal-ask-bid = oferta por { $cargo }
terminal-ask-bid-again = segunda oferta por { $cargo }, además de { $amount }
terminal-ask-decide = aceptar o rechazar
terminal-ask-seize = incautar
terminal-ask-sale = venta doméstica
terminal-ask-interest = intereses
terminal-ask-building = edificio
terminal-ask-return = recolocar
terminal-own =
    Tú · naves de la fábrica: { $factory } · naves del puerto: { $harbour } · { $place ->
        [sea] barco en mar abierto
        [island] barco en la isla
        [bank] barco en el banco
       *[harbour] barco en el puerto de { $owner }
    }, { $count ->
        [0] vacío
       *[other] { $cargo }
    }
terminal-numbers = Los números van del 1 al { $last }; Intro los explica.
terminal-legal-now = { $reason } (Ahora se puede: { $lines })
terminal-legal = Eso se puede hacer.
terminal-nothing-legal = Nada de lo que se puede hacer empieza así.
terminal-more = … y más
terminal-why = Escribe why y una línea, por ejemplo: why sail island
terminal-undo-nothing = Aún no hay nada que deshacer.
terminal-undo-over = La partida ha terminado y las cartas están a la vista: ya no se deshace nada.
terminal-undo-bid = Una oferta es definitiva.
terminal-undo-others = Otros han decidido después de tu última decisión: ya no se puede deshacer.
terminal-saved-in = La partida se guarda tras cada decisión en { $file }
terminal-copy-in = Hay una copia de la partida en { $file }
terminal-record-in = La partida entera está en { $file }
terminal-not-saved = No se ha podido guardar: { $reason }.
terminal-unsaved = No se ha podido guardar: { $reason }. Escribe save ARCHIVO para guardarla en otro sitio.
terminal-last-unsaved = Las últimas decisiones no se han podido guardar: { $reason }.
terminal-goodbye = La partida está guardada. Para seguir:

## El menú

terminal-kind-produce = producir
terminal-kind-buy = comprar
terminal-kind-reprice = precios
terminal-kind-sail = navegar
terminal-kind-load = cargar
terminal-kind-machine = máquina
terminal-kind-warehouse = almacén
terminal-kind-call = llamar a un bróker
terminal-kind-raise = superar la oferta
terminal-kind-loan = préstamo
terminal-kind-repay = devolver
terminal-kind-end = terminar el turno
terminal-kind-sell = vender
terminal-kind-keep = no vender
terminal-kind-bid = pujar
terminal-kind-accept = aceptar
terminal-kind-decline = rechazar
terminal-kind-default = dejarse incautar
terminal-kind-building = edificio
terminal-kind-seize = incautar
terminal-kind-return = recolocar
terminal-meaning-produce = producir y poner precios en tus naves de la fábrica
terminal-meaning-buy = comprar en las naves de una fábrica y poner precios en tus naves del puerto
terminal-meaning-reprice = solo cambiar los precios de tus naves del puerto
terminal-meaning-sail = mover tu barco; en un puerto puedes comprar
terminal-meaning-load = cargar donde está tu barco
terminal-meaning-machine = comprar una máquina
terminal-meaning-warehouse = comprar un almacén
terminal-meaning-call = llamar a un bróker del Banco de Inversión
terminal-meaning-raise = superar la oferta de la subasta abierta del bróker
terminal-meaning-bid = hacer tu oferta secreta
terminal-meaning-accept = aceptar la oferta más alta
terminal-meaning-decline = pagar tú la oferta más alta y quedarte la carga
terminal-meaning-sell = hacer una venta doméstica
terminal-meaning-keep = no hacer venta doméstica
terminal-meaning-return = poner precio a lo que vuelve de la Carta de Pago
terminal-meaning-building-machine = se puede incautar una máquina
terminal-meaning-building-warehouse = se puede incautar un almacén
terminal-meaning-default = no pedir préstamo para los intereses y dejar que te incauten algo
terminal-meaning-loan = pedir un préstamo; no es una acción
terminal-meaning-repay = devolver un préstamo; no es una acción
terminal-meaning-end = terminar tu turno
terminal-which = { $what }: ¿qué eliges?
terminal-say-number = Escribe un número del 1 al { $last }, o b para volver.
terminal-which-ones = ¿Cuáles? Números como 1 1 2.
terminal-which-ones-or-none = ¿Cuáles? Números como 1 1 2; Intro para ninguno.
terminal-you-have = Tienes { $cash }.
terminal-say-numbers = Escribe números separados por espacios, del 1 al { $last }, o b para volver.
terminal-produce-all = Hay que producir todo lo posible, ni más ni menos.
terminal-one-needed = Hace falta al menos uno.
terminal-there = hay { $count }
terminal-nothing-there = nada en venta
terminal-how-much = ¿Cuánto? Tienes { $cash }. $
terminal-price =
    { $store ->
        [factory] { $goods } en tus naves de la fábrica, { $prices } [{ $usual }]:
       *[harbour] { $goods } en tus naves del puerto, { $prices } [{ $usual }]:
    }
terminal-say-price =
    { $count ->
        [one] Escribe un precio entre { $prices }; b para volver.
       *[other] Escribe un precio para todos, o { $count } precios como { $usual }, entre { $prices }; b para volver.
    }

## Ayuda

terminal-help-prompt = En la entrada:
terminal-help-lines = Las líneas son así:
terminal-help-colours = Los colores de los containers: { $colours }.
terminal-help-players = En la mesa: { $players }.
terminal-command-menu = lo que puedes hacer, con números (o pulsa Intro)
terminal-command-legal = lo que puedes escribir ahora; legal sail muestra las líneas que empiezan así
terminal-command-why = why LÍNEA: por qué no se puede jugar una línea
terminal-command-undo = deshacer tu última decisión, mientras nadie más haya decidido
terminal-command-table = la mesa otra vez
terminal-command-log = todo lo que ha pasado; log 10 para las diez últimas decisiones
terminal-command-record = la partida hasta aquí, en la notación
terminal-command-save = dónde está guardada la partida; save ARCHIVO escribe una copia
terminal-command-rules = las reglas de esta partida en una pantalla
terminal-command-help = esta página
terminal-command-quit = salir; la partida queda guardada y puede seguir

## Las reglas en una pantalla

terminal-rules = Reglas: { $rules }
terminal-rules-turn = Un turno: $1 de intereses por préstamo y luego hasta dos acciones, incluso dos veces la misma, salvo producir.
terminal-rules-machine = las siguientes máquinas cuestan { $machines }, una por color
terminal-rules-warehouse = los siguientes almacenes cuestan { $warehouses }
terminal-rules-produce = $1 a quien tienes a la derecha; un container por máquina, sitio para dos por máquina; luego precios nuevos en las naves de la fábrica: { $factory }
terminal-rules-buy = en las naves de una sola fábrica, un container por almacén en total; luego precios nuevos en las naves del puerto: { $harbour }
terminal-rules-sail = por mar abierto a un puerto o a la isla, una acción por tramo; en un puerto compra hasta cinco para tu barco; load compra más allí
terminal-rules-auction = En la isla acaba tu turno: los demás pujan en secreto por toda tu carga. Acepta la oferta más alta, y el banco te paga otro tanto; o rechaza, paga tú esa suma, y la carga es tuya.
terminal-rules-loans = Préstamos: $10 cada uno, dos como mucho; en tu turno y antes de pujar. Si no puedes pagar los intereses, tu vecino de la derecha te incauta algo.
terminal-rules-end = El final: se agotan dos colores ({ $containers } containers de cada uno) o acaba la ronda { $rounds }.
terminal-rules-score = Descartas el color del que más tengas en la isla. Después cuentan el dinero, la isla según tu carta ($10, $5/$10, $6, $4, $2; el segundo $10 con los cinco colores), $2 por container en las naves del puerto, $3 en el barco, −$11 por préstamo.
terminal-rules-domestic_sale = Venta doméstica: antes de tus acciones puedes vender un container por $2.
terminal-rules-investment_bank = Banco de Inversión: llama a un bróker por dinero o por containers; si nadie supera tu oferta hasta tu siguiente turno, son tuyos. Los containers esperan en tu muelle: $3 cada uno al final.
terminal-rules-open_money = El dinero de todos está a la vista.

## El final

terminal-ended-supply = La partida ha terminado: se han agotado dos colores.
terminal-ended-round_limit = La partida ha terminado: era la última ronda.
terminal-score-card = carta
terminal-score-cash = dinero
terminal-score-island = isla
terminal-score-harbour = puerto
terminal-score-ship = barco
terminal-score-dock = muelle
terminal-score-loans = préstamos
terminal-score-total = suma
terminal-island-empty = Isla de { $name }: vacía.
terminal-island-counted =
    { $every ->
        [all] Isla de { $name }: los cinco colores, así que el de $5/$10 cuenta $10; se descarta el más numeroso: { $colour }.
       *[some] Isla de { $name }: no están los cinco colores; se descarta el más numeroso: { $colour }.
    }
terminal-you-win = ¡Ganas con { $total }!
terminal-won =
    { $count ->
        [one] { $names } gana con { $total }.
       *[other] La victoria es compartida: { $names }, con { $total } cada uno.
    }

## Consejos y momentos clave

terminal-advice = { $name } tiene que decidir, ronda { $round }
terminal-column-line = línea
terminal-column-money = dinero
terminal-column-wins = gana
terminal-cargo = En la isla, la carga le dará seguramente { $amount } a { $name }.
terminal-bid-about = { $name } ofrecerá seguramente unos { $middle }.
terminal-bid-range = { $name } ofrecerá seguramente de { $low } a { $high }, unos { $middle }.
terminal-playouts =
    { $count ->
        [one] Se ha jugado una partida hasta el final.
       *[other] Se han jugado { $count } partidas hasta el final.
    }
terminal-margin = ± es la mitad del intervalo del 95 %, si todos siguen como un comerciante.
terminal-no-points = Ninguna decisión costó claramente dinero a nadie.
terminal-no-points-of = Ninguna decisión costó claramente dinero a { $name }.
terminal-point = Ronda { $round }, decisión { $number }: { $name } perdió { $money } y { $chance } de probabilidad de ganar
terminal-played = jugado
terminal-better = mejor
terminal-judged = Juzgado por lo que cada cual sabía entonces.
terminal-thinking = calculando
terminal-thinking-first = calculando; la primera vez tarda un minuto más
terminal-no-compiler = numba no se puede cargar, así que se juegan pocas partidas; es lento y dice poco.

## Lo que no se puede hacer

terminal-standard-input = entrada estándar
terminal-stopped = detenido.
terminal-no-memory = no hay memoria suficiente para esto
terminal-refused-by-system = el sistema lo ha rechazado
terminal-no-language = «{ $word }» no es un idioma que hablemos; elige entre { $known }
terminal-no-ruleset = con estas reglas no se puede jugar (en inglés: { $reason })
terminal-no-seat = «{ $word }» no es un asiento de esta partida; los asientos son { $seats }
terminal-no-bot = no hay ningún bot «{ $word }»; `boxship bots` los enumera
terminal-no-saved-game = aún no hay ninguna partida guardada; empieza una con: boxship play
terminal-no-resuming-input = una partida no puede seguir desde la entrada estándar; guárdala antes en un archivo
terminal-whose-seat = { $file } no dice cuál es tu asiento; dilo con --seat, uno de { $seats }
terminal-exists = { $file } ya existe; elige otro nombre
terminal-exists-resume = { $file } ya existe; sigue con --resume { $file }, o elige otro nombre
terminal-no-record = { $file }: esta partida no se puede leer (en inglés: { $reason })
terminal-no-scenario = { $file }: este escenario no se puede leer (en inglés: { $reason })
terminal-neither = hacía falta una partida, que empieza con «{ $first }», o un escenario, que tiene las claves { $keys }; no es ninguna de las dos cosas
terminal-nothing-to-decide = { $file }: en esta posición no queda nada que decidir
terminal-not-due = { $seat } no tiene nada que decidir ahora; falta: { $due }
terminal-file-missing = { $file }: este archivo no existe
terminal-file-directory = { $file }: esto es una carpeta
terminal-file-in-the-way = { $file }: hay un archivo donde hace falta una carpeta
terminal-file-forbidden = { $file }: no hay permiso para esto
terminal-file-impossible = { $file }: no es un nombre de archivo posible
terminal-file-no-text = { $file }: no es un archivo de texto
terminal-file-too-large = { $file }: el archivo es demasiado grande; se leen como mucho { $megabytes } MB
terminal-file-no-utf8 = { $file }: no es texto UTF-8 (byte { $byte })
terminal-file-nothing-inside = { $file }: en esta carpeta no hay ni un escenario ni una partida
terminal-file-disk-full = { $file }: no queda espacio en el disco
terminal-file-refused = { $file }: el sistema lo ha rechazado
terminal-file-system = { $file }: { $reason }

## The story of a game

terminal-story-runs = { $file }: esta partida no ha acabado, y solo hay historia de las que acabaron.
terminal-story-luck = se juega el reparto otra vez
