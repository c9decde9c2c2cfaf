### How to play: the whole game on one page. Short sentences, spoken to a player. Numbers are those of the classic rules.

help = Cómo se juega
help-lead = Unos minutos de lectura. O pulsa «Jugar ya» y aprende sobre la marcha: lo que puedes hacer se ilumina, y lo que no puedes te dice por qué.
# For screen readers: the list of chapters.
help-contents = Capítulos

## The idea

help-idea = La idea
help-idea-text = Tienes una fábrica, un puerto y un barco. Produces containers, pero no puedes embarcar los tuyos. Otro jugador los compra para su puerto, un capitán los carga allí y en la Isla Extranjera todos pujan por la carga. En todo este camino, los precios los ponen los jugadores.
help-idea-goal = Una carta secreta dice cuánto vale para ti cada color en la isla. Gana quien tenga más dinero al final.
# The way of a container, in five pictures.
help-chain-machine = Tu máquina produce un container.
help-chain-factory = Lo ofreces en las naves de tu fábrica, de $1 a $4.
help-chain-harbour = Un vecino lo compra y lo ofrece en su puerto, de $2 a $6.
help-chain-ship = Un capitán lo carga.
help-chain-island = En la isla, todos los demás pujan por la carga.

## The turn

help-turn = Tu turno
help-turn-text = Primero pagas $1 de intereses por cada uno de tus préstamos. Después haces hasta dos acciones, en cualquier orden. Puedes hacer lo mismo dos veces, salvo producir.
help-turn-action = Acción
help-turn-meaning = Qué hace
help-action-produce = Producir
help-action-produce-line = Paga $1 al jugador de tu derecha. Cada una de tus máquinas produce un container, mientras el suministro tenga su color y haya sitio en tus naves de la fábrica: dos lugares por máquina. Después pon precio a todas tus naves de la fábrica.
help-action-buy = Comprar para el puerto
help-action-buy-line = Compra tantos containers como quieras de las naves de la fábrica de un jugador. En tus naves del puerto cabe uno por almacén. Después pon precio a todas tus naves del puerto.
help-action-reprice = Reorganizar el puerto
help-action-reprice-line = Solo cambia los precios de tus naves del puerto.
help-action-machine = Comprar una máquina
help-action-machine-line = Cada una de las tuyas produce otro color. La segunda cuesta $6, luego $9, luego $12.
help-action-warehouse = Comprar un almacén
help-action-warehouse-line = El segundo cuesta $4, luego $5, $6 y $7.
help-action-sail = Navegar
help-action-sail-line = De mar abierto al puerto de otro jugador o a la isla, o de vuelta a mar abierto. Al llegar a un puerto puedes cargar enseguida.
help-action-load = Cargar
help-action-load-line = Vuelve a comprar en el puerto donde está tu barco.

## Prices

help-prices = Precios
help-prices-text = Quien paga tu precio se lleva el container. No puedes negarte, y no puedes comprar en tus propias naves. Lo barato vuela; lo caro espera a quien necesite justo ese color. Pones precios al producir y al comprar, así que piensa en los próximos turnos de los demás.

## Ships

help-ships = Barcos
help-ships-text = Un barco lleva cinco containers. Desde un puerto solo llega a la isla pasando por mar abierto, así que son dos acciones. Nunca entra en su propio puerto y no navega a la isla vacío.

## The auction

help-auction = La subasta
help-auction-text = Cuando tu barco llega a la isla, tu turno termina y toda tu carga se subasta. Todos los demás pujan en secreto y revelan sus ofertas a la vez. Quienes empatan con la oferta más alta añaden una segunda oferta secreta, una sola vez. Después decides tú.
help-auction-accept = Aceptar
help-auction-accept-line = El mejor postor te paga, y el gobierno te paga otro tanto. La carga va a su área de la isla. Con una oferta de $12 recibes $24.
help-auction-decline = Rechazar
help-auction-decline-line = Pagas la oferta más alta al banco y te quedas la carga en tu propia área de la isla. Con una oferta de $12 pagas $12.

## The value card

help-card = Tu carta de valor
help-card-text = Solo tú sabes cuánto vale para ti cada color en la isla. Cada jugador tiene una carta distinta.
help-card-double = Un color cuenta $5, o $10 si al final tienes los cinco colores en la isla.
help-card-drops = Al final descartas todos los containers del color que más tengas. Si hay varios iguales, es el color de $5 o $10, o si no, el que menos valga para ti.
help-card-tip = Así que conviene que el montón más grande sea de un color que no te importe perder.
# Under a pile that is thrown away.
help-card-gone = fuera
# $count × $worth, under a pile: 2 × $10
help-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
help-card-sum = Esta isla cuenta { $total }: están los cinco colores, y se descartan los de color marrón oscuro.

## Loans

help-loans = Préstamos
help-loans-text = Puedes pedir $10 en casi cualquier momento de tu turno, antes de una oferta y antes de decidir sobre las ofertas; dos préstamos como máximo. Cada uno cuesta $1 al empezar cada uno de tus turnos, y devuelves los $10 cuando quieras en un turno tuyo.
help-loans-default = Si no puedes pagar los intereses, el jugador de tu derecha te incauta algo: un container de tu área de la isla; si ahí no tienes, dos de tus naves del puerto y de la fábrica; si no tienes ningún container, un edificio.

## The end

help-end = El final
help-end-text = La partida termina después del turno en que se hayan agotado dos colores del suministro.
help-end-count = Entonces se cuenta todo:
help-end-cash = Dinero
help-end-cash-line = cuenta tal cual
help-end-island = Isla
help-end-island-line = según tu carta de valor, sin el color que se descarta
help-end-harbour = Naves del puerto
help-end-harbour-line = $2 por container
help-end-ship = Barco
help-end-ship-line = $3 por container
help-end-factory = Naves de la fábrica
help-end-factory-line = nada
help-end-loans = Préstamos
help-end-loans-line = −$11 por cada uno

## Variants

help-variants = Variantes
help-variants-text = Las eliges al preparar una mesa.
help-variants-bank = Con el Banco de Inversión, una acción puede llamar a un bróker: ofrece dinero por sus containers o containers por su dinero. Los demás pueden superar tu oferta con una acción suya. Si en tu próximo turno nadie lo ha hecho, el lote es tuyo; los containers esperan en tu muelle del banco hasta que tu barco los recoja, gratis.

## Keys

help-keys = Teclas
help-keys-text = Todo funciona solo con el teclado, y cada decisión se puede escribir como una línea.
