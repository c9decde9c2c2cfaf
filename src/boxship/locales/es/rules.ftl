### The rules, whole, as the page shows them; docs/rules.md decides. A clause R5.4 is `rules-r5-4` with its title
### `rules-r5-4-title`; where it depends on a setting of the edition, there is a text for each value. Spoken to a player.
###
### Within a text, " • " begins the next point of a list and " ¶ " a new paragraph; both stay as they are, as many in every
### language. R5.4 becomes a link by itself. Colours ($black, $white, $brown, $tan, $orange) are those of the edition that
### stand in this place, as nouns or after ×, never inflected. Other variables are money, already written ($12), except
### $ship, $box and $rounds, which are numbers.

rules = Reglas
rules-lead = El juego en cinco minutos y después cada regla con su número. O pulsa «Jugar ya» y aprende sobre la marcha: lo que puedes hacer se ilumina, y lo que no puedes te dice por qué.
# For screen readers: the list of chapters.
rules-contents = Capítulos
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] 1 regla encontrada.
       *[other] { $count } reglas encontradas.
    }
rules-search-clear = Borrar la búsqueda
rules-edition = Edición
# The table that the reader comes from. $rules is an edition with its options: Jumbo, Investment Bank.
rules-shown-table = Tu mesa juega: { $rules }
# On a folded clause. $what is an edition or an option, several joined with "or".
rules-only = Solo con: { $what }
# On a clause, before what other editions say. $what as above.
rules-with = Con: { $what }
rules-without = Sin: { $what }
rules-example = Ejemplo

## In five minutes

rules-five = En cinco minutos
rules-five-idea = Tienes una fábrica, un puerto y un barco. Tus máquinas producen containers, pero tu barco no puede recogerlos en tu propio puerto. Otro jugador los compra para el suyo, un capitán los carga allí y en la Isla Extranjera todos menos ese capitán pujan por la carga. En todo este camino, los precios los ponen los jugadores.
rules-five-goal = Una carta secreta dice cuánto vale para ti cada color en la isla. Gana quien tenga más dinero al final.
# The way of a container, in five pictures.
rules-chain-machine = Tu máquina produce un container.
rules-chain-factory = Lo ofreces en las naves de tu fábrica, de { $factory-low } a { $factory-high }.
rules-chain-harbour = Otro jugador lo compra y lo ofrece en las naves de su puerto, de { $harbour-low } a { $harbour-high }.
rules-chain-ship = Un capitán lo carga.
rules-chain-island = En la isla, todos los demás pujan por la carga.
rules-five-turn = En tu turno pagas los intereses de tus préstamos y después haces hasta dos acciones: producir, comprar para el puerto, construir, navegar, cargar. Lo barato vuela; lo caro espera a quien necesite justo ese color.
rules-five-auction = Tu barco llega a la isla: todos los demás pujan en secreto por todo lo que llevas. Acepta la oferta más alta y el banco te paga otro tanto; o paga tú esa cantidad y quédate la carga.
rules-five-card = Al final descartas el color del que más tengas en la isla, así que conviene que tu montón más grande sea de un color que no te importe perder. Con los cinco colores, uno de ellos cuenta el doble.
# Under a pile that is discarded.
rules-card-gone = fuera
# $count × $worth, under a pile: 2 × $10
rules-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
rules-card-sum = Esta isla vale { $total }: están los cinco colores, y se descarta el montón más grande.

## Words

rules-words-title = Palabras
rules-words = • Las naves de tu fábrica guardan lo que han producido tus máquinas, cada container a un precio para los puertos de los demás. • Las naves de tu puerto guardan lo que has comprado en las fábricas de los demás, cada container a un precio para los barcos que atracan. • Tu área de la isla guarda lo que ya es tuyo para siempre. • El suministro es el montón común de containers que nadie ha producido todavía. • El banco paga y cobra sin límite. • El jugador de tu derecha, que juega justo antes que tú, es tu Jefe del Sindicato.

## R0

rules-r0-title = Ediciones
rules-r0 = Cuatro ediciones cuentan el mismo juego con pequeñas diferencias. Aquí están una junto a otra; las reglas que siguen son las de la edición elegida arriba. ¶ Se pueden añadir estas opciones: • la variante para principiantes (R4.7) • el Banco de Inversión, solo con Jumbo (R9) • el dinero a la vista (R1.4) • otro límite de rondas (R10.3) ¶ Con tres jugadores no hay bastantes máquinas de Jumbo para llenar todos los tableros. Es parte del juego.
# The rows of the table. Numbers are for 3, 4 and 5 players.
rules-row-field = Qué
rules-row-containers = containers de cada color con 3 / 4 / 5 jugadores
rules-row-machines = máquinas de cada color
rules-row-warehouses = almacenes
rules-row-machine_spaces = precios de las máquinas, desde la primera
rules-row-warehouse_spaces = precios de los almacenes, desde el primero
rules-row-factory_prices = precios en las naves de la fábrica
rules-row-harbour_prices = precios en las naves del puerto
rules-row-default = los intereses impagados cuestan (R3)
rules-row-building_choice = quién dice «máquina» o «almacén» (R3.6)
rules-row-all_zero = nadie ofrece nada (R8.6)
rules-row-tie_break = en caso de empate deciden (R10.8)
rules-row-colours = colores
# A price: nothing.
rules-free = gratis
rules-choice-buildings = containers, luego edificios
rules-choice-cargo = solo containers
rules-choice-neighbour = vecino de la derecha
rules-choice-debtor = deudor
rules-choice-seller_decides = decide el vendedor
rules-choice-keeps_at_once = el vendedor se queda la carga enseguida
rules-choice-keeps_after_extra = el vendedor se queda la carga tras la segunda oferta
rules-choice-island = los containers de la isla
rules-choice-factory = los containers de las naves de la fábrica

## R1

rules-r1-title = Preparación
rules-r1-1-title = Jugadores y asientos
rules-r1-1 = Juegan de tres a cinco. Los asientos son, en el sentido de las agujas del reloj, Azul, Rojo, Amarillo, Verde y Púrpura; si sois menos, los últimos quedan vacíos. Tu vecino de la derecha ocupa el asiento anterior al tuyo, y el de Azul, el último. Quién empieza se decide por sorteo.
rules-r1-2-title = Con qué empiezas
rules-r1-2 = Todos empiezan con { $start }, un almacén, una máquina, un container, un barco en mar abierto y una carta de valor. No hay dos jugadores que empiecen con la misma máquina. El container es del color de la máquina y está en las naves de la fábrica a { $start-price }. Todo esto sale de las cantidades de R0.
rules-r1-3-title = Las cartas de valor
rules-r1-3 = Hay cinco cartas de valor. Una carta se llama como su color de $10, y cada color aparece una vez en cada columna. Las cartas que no se reparten no se enseñan nunca.
rules-r1-3-card = Carta
rules-r1-4-title = Qué es secreto
rules-r1-4 = Tu carta de valor es secreta hasta el final. Tu oferta es secreta hasta que todos hayan hecho la suya. Salvo el dinero, todo lo demás está a la vista.
rules-r1-4-off = Tu dinero también es secreto, aunque con buena memoria se podría seguir cada pago.
rules-r1-4-on = El dinero está a la vista: todos ven cuánto tienen los demás.

## R2

rules-r2-title = El turno
rules-r2-1-title = El orden de un turno
rules-r2-1 = Se juega en el sentido de las agujas del reloj. Un turno va así: • pagar los intereses (R3) • con el Banco de Inversión, recoger el lote ganado (R9.6) • con la variante para principiantes, hacer una venta doméstica si quieres (R4.7) • hacer hasta dos acciones
rules-r2-2-title = Las acciones
rules-r2-2 = Las acciones son: • comprar una máquina o un almacén (R4.1) • comprar para las naves de tu puerto, o solo cambiar sus precios (R4.2, R4.3) • producir (R4.4), la única acción que solo se hace una vez por turno • navegar (R5.1) • cargar donde está tu barco (R5.3, R9.7) • con el Banco de Inversión, llamar al bróker o superar la oferta de otro (R9.2, R9.3) ¶ Elige con libertad, en cualquier orden, dos veces la misma si quieres. También puedes parar después de una acción o sin hacer ninguna.
rules-r2-3-title = Al llegar a la isla acaba el turno
rules-r2-3 = Llegar a la isla abre una subasta, y con ella acaba tu turno, aunque te quedara una acción.
rules-r2-4-title = Cuándo acaba el turno
rules-r2-4 = Después de tu segunda acción, tu turno acaba por sí solo. Si quieres pedir o devolver un préstamo, hazlo antes. No te pierdes nada, porque las acciones solo cuestan dinero y nunca lo dan. Si con tu segunda acción superas la oferta de alguien ante el bróker, el turno acaba cuando ese jugador haya recolocado sus containers (R9.3).

## R3

rules-r3-title = Intereses e impago
rules-r3-1-title = Pagar los intereses
rules-r3-1 = Al empezar tu turno debes { $interest } por cada préstamo que tengas. Va al banco; con el Banco de Inversión, al bróker I por el primer préstamo y al bróker II por el segundo. Mientras tengas dinero pagas, dólar a dólar. Lo que puedas pagar, tienes que pagarlo.
rules-r3-2-title = Un préstamo y nada de dinero
rules-r3-2 = Con un préstamo y sin dinero puedes elegir: pedir un segundo préstamo y pagar con él (el nuevo no cuesta intereses hasta el próximo turno), o dejar que te incauten algo. Con dos préstamos ya no hay nada que pedir, y lo que no puedas pagar se cobra incautando.
rules-r3-3-title = Qué se incauta: containers, luego edificios
rules-r3-3 = Cada préstamo impagado se salda por separado, el segundo con lo que el primero haya dejado: • Basta un container de tu área de la isla. • Si no tienes ninguno allí, cuesta dos containers de las naves de tu puerto. Los que falten salen de las naves de tu fábrica. Si entre las dos solo hay uno, con ese basta. • Si no tienes containers en ninguna parte, cuesta un edificio: una máquina de cualquier espacio menos los dos primeros, o un almacén más allá de tus dos primeros. Los containers de tu barco, de tu muelle en el Banco de Inversión o de la Carta de Pago no se incautan nunca, pero mientras tengas alguno, tus edificios están a salvo. • Si no hay nada que incautar, estos intereses se te perdonan en este turno. ¶ El préstamo lo conservas en todo caso.
rules-r3-4-title = Un ejemplo con dos préstamos
rules-r3-4 = Debes los intereses de dos préstamos y no tienes dinero ni nada en la isla, pero sí un container en las naves de tu puerto y cuatro en las de tu fábrica. El primer préstamo cuesta el del puerto y uno de la fábrica. Para el segundo, el puerto está vacío: cuesta dos de la fábrica. Cuatro containers perdidos, queda uno.
rules-r3-5-title = Qué se incauta: solo containers
rules-r3-5 = Cada préstamo impagado cuesta un container del primero de estos lugares que tenga alguno: área de la isla, barco, muelle en el Banco de Inversión, naves del puerto, naves de la fábrica. Si todos están vacíos, los intereses se te perdonan en este turno. Los edificios no se incautan nunca. Los containers de la Carta de Pago se quedan donde están, y el dinero que haya allí no sirve para pagar.
rules-r3-6-title = Quién elige
rules-r3-6 = El vecino de la derecha del deudor elige qué se incauta: qué color, de qué precio, qué edificio.
rules-r3-6-neighbour = Cuando se incauta un edificio, ese vecino dice también si es una máquina o un almacén.
rules-r3-6-debtor = Si pueden incautarse tanto una máquina como un almacén, el deudor dice cuál de los dos. Pero sigue siendo el vecino quien elige qué máquina.
rules-r3-7-title = Adónde va
rules-r3-7 = Los containers incautados salen del juego y no vuelven al suministro. Los edificios vuelven a su suministro y se pueden comprar otra vez. Una máquina deja un hueco en su espacio, y la próxima que compres va al espacio vacío más barato. Un almacén se quita siempre del espacio más caro que uses.
rules-r3-7-example = Tus máquinas están en el espacio gratis y en los de $6, $9 y $12. Se incauta la de $9. Tu próxima máquina cuesta $9 y llena el hueco.

## R4

rules-r4-title = Construir, comprar, producir
rules-r4-1-title = Comprar una máquina o un almacén
rules-r4-1 = Paga al banco el precio de tu espacio de máquina vacío más barato o de tu siguiente espacio de almacén. Las máquinas siguientes cuestan { $machine-prices }; los almacenes siguientes, { $warehouse-prices }. No puedes tener dos máquinas del mismo color, construir sin un espacio vacío ni tomar lo que el suministro no tiene. Un edificio nuevo sirve desde ese momento.
rules-r4-2-title = Comprar para las naves del puerto
rules-r4-2 = Elige a otro jugador y compra uno o más containers de las naves de su fábrica, cada uno a su precio. No puede negarse. En las naves de tu puerto cabe un container por almacén. Después puedes poner nuevos precios a todo lo que haya en ellas, lo viejo y lo nuevo, de { $harbour-low } a { $harbour-high }. Comprar a un segundo jugador es una segunda acción.
rules-r4-2-example = En las naves de la fábrica de Rojo hay 2 × { $black } a $2, 1 × { $orange } a $4 y 1 × { $white } a $4. Azul se lleva 1 × { $black } y 1 × { $orange } y paga $6 a Rojo.
rules-r4-3-title = Solo cambiar precios
rules-r4-3 = Puedes gastar la misma acción sin comprar nada, solo para cambiar los precios de las naves de tu puerto. Se puede aunque no cambies nada, y aunque estén vacías.
rules-r4-4-title = Producir
rules-r4-4 = Paga { $wage } a tu Jefe del Sindicato, salga lo que salga; sin ese dinero no puedes producir. Cada máquina produce entonces un container de su color, mientras el suministro lo tenga. En las naves de tu fábrica caben dos containers por máquina. Tienes que producir todo lo que permitan el suministro y el sitio; si solo hay sitio para una parte, eliges tú. Después puedes poner nuevos precios a todo lo que haya en las naves de tu fábrica, de { $factory-low } a { $factory-high }. Puedes producir aunque no pueda salir nada: entonces pagas solo por cambiar precios.
rules-r4-4-example = Tienes tres máquinas y cinco containers en las naves de tu fábrica, donde caben seis. Pagas { $wage } y produces un container, del color que elijas entre los de tus máquinas que el suministro aún tenga.
rules-r4-5-title = Precios
rules-r4-5 = Al mismo precio puede haber tantos containers como quieras.
rules-r4-6-title = Nunca lo tuyo
rules-r4-6 = Nunca compras en tus propias naves.
rules-r4-7-title = Venta doméstica
rules-r4-7 = Una vez por turno, después de los intereses y antes de tus acciones, puedes devolver al suministro un container de las naves de tu fábrica y recibir { $home } del banco. Solo si están vacías puede salir de las naves de tu puerto. En tu primer turno no se puede. Antes de tu primera acción decides si vendes; antes de decidir puedes pedir o devolver un préstamo.

## R5

rules-r5-title = Navegar
rules-r5-1-title = Un tramo cada vez
rules-r5-1 = Una acción mueve tu barco un tramo: de mar abierto al puerto de otro jugador, a la isla o al Banco de Inversión, o de cualquiera de ellos de vuelta a mar abierto. No se puede ir directamente de un puerto a otro, y tu propio puerto está cerrado para tu barco.
rules-r5-2-title = Cargar al llegar
rules-r5-2 = Al llegar a un puerto puedes, en la misma acción, comprar tantos containers como quieras de las naves de ese puerto, cada uno a su precio. Un barco lleva hasta { $ship }. El dueño no puede negarse.
rules-r5-2-example = En las naves del puerto de Rojo hay 2 × { $black } a $3, 1 × { $brown } a $4 y 1 × { $tan } a $4. Azul entra en el puerto, se lleva 1 × { $black } y 1 × { $tan } y paga $7.
rules-r5-3-title = Cargar otra vez
rules-r5-3 = Mientras estés en un puerto puedes gastar una acción en cargar: comprar allí uno o más containers sin moverte.
rules-r5-4-title = Quedarse, y los barcos vacíos
rules-r5-4 = Un barco puede quedarse donde está todo el tiempo que quieras. Un barco vacío no puede ir a la isla.

## R6

rules-r6-title = Préstamos
rules-r6-1-title = Pedir un préstamo
rules-r6-1 = Un préstamo da { $loan } y no gasta acción. Puedes tener dos. Puedes pedirlo: • en tu propio turno, desde que los intereses están saldados hasta que llegas a la isla • para pagar los intereses, en el caso de R3.2 • cuando pujas, mientras no hayas entregado tu oferta de esa ronda • cuando vendes, después de ver las ofertas y antes de decidir ¶ No puedes pedirlo mientras te incautan algo, ni mientras recolocas containers devueltos (R9.3).
rules-r6-2-title = Devolver un préstamo
rules-r6-2 = Puedes devolver un préstamo, siempre los { $loan } completos, en tu propio turno, después de los intereses y antes de llegar a la isla. Tampoco eso gasta acción.
rules-r6-3-title = Nunca bajo cero
rules-r6-3 = Nadie puede bajar de cero. Todos ven quién pide un préstamo.
rules-r6-4-title = No en el mismo turno
rules-r6-4 = Si has pedido un préstamo en tu propio turno, aunque sea para los intereses, en ese turno no puedes devolver ninguno. Un préstamo para una oferta en el turno de otro no cuenta.

## R7

rules-r7-title = La llegada a la isla
rules-r7 = Cuando tu barco llega a la isla, toda su carga se subasta como un solo lote. Todos los demás pujan por ella, a la vez y en secreto. Tú no pujas.

## R8

rules-r8-title = La subasta
rules-r8-1-title = Ofertas secretas
rules-r8-1 = Una oferta es cualquier cantidad entera, desde nada hasta todo el dinero que tengas. Las ofertas se revelan a la vez. Solo cuenta la cantidad. (El programa no acepta más de { $most-bid } por oferta.)
rules-r8-2-title = Un empate
rules-r8-2 = Si varios jugadores comparten la oferta más alta, cada uno de ellos añade una segunda oferta secreta, desde nada hasta el dinero que le quede. Las dos juntas son ahora su oferta. Esto ocurre una sola vez.
rules-r8-2-example = Rojo y Amarillo ofrecen $7 cada uno. A Rojo le quedan $3 y añade $2, Amarillo no añade nada: la oferta de Rojo es de $9. Aceptarla da $18 al vendedor.
rules-r8-3-title = Siguen empatados
rules-r8-3 = Si sigue habiendo empate, el vendedor elige a uno de los empatados, o los rechaza a todos.
rules-r8-4-title = Aceptar
rules-r8-4 = El vendedor recibe la oferta del comprador y otro tanto del banco. La carga va al área de la isla del comprador.
rules-r8-4-example = La oferta más alta es de $12. Aceptarla da $24 al vendedor; rechazarla costaría $12.
rules-r8-5-title = Rechazar
rules-r8-5 = El vendedor se queda la carga, en su propia área de la isla, y paga por ello al banco lo que ofrecía el mejor postor. Hay que tener el dinero; se puede pedir un préstamo.
rules-r8-6-title = Nadie ofrece nada
rules-r8-6 = Lo que pasa cuando nadie ofrece ni un dólar depende de la edición.
rules-r8-6-seller_decides = Todos están empatados a $0 y, como en cualquier empate, hay una segunda oferta. Si tampoco da nada, el vendedor se queda la carga o se la regala al postor que elija. No se mueve dinero.
rules-r8-6-keeps_at_once = El vendedor se queda la carga sin pagar nada y sin segunda oferta.
rules-r8-6-keeps_after_extra = Todos pujan por segunda vez. Si tampoco así ofrece nadie nada, el vendedor se queda la carga sin pagar nada.
rules-r8-7-title = Después
rules-r8-7 = El barco se queda en la isla con la bodega vacía, y el turno del vendedor ha acabado.

## R9

rules-r9-title = El Banco de Inversión
rules-r9 = Una opción de Jumbo: tres brókeres cambian dinero por containers y containers por dinero.
rules-r9-1-title = Los brókeres
rules-r9-1 = Cada uno de los tres brókeres tiene un espacio para dinero y otro para containers. Al principio, los espacios de dinero tienen $1, $2 y $3. Hay dos containers con el bróker I y uno con el bróker II. Se sortean, uno tras otro, entre los que se quedaron en la caja: { $box } de cada color menos los del suministro, pero siempre al menos uno de cada color.
rules-r9-2-title = Llamar al bróker
rules-r9-2 = Una acción, cuando no hay ninguna subasta de bróker abierta. Señala un espacio que no esté vacío y pon una oferta en la Carta de Pago: por un espacio de dinero, uno o más containers de las naves de tu fábrica y de tu puerto; por un espacio de containers, $1 o más. La carta es ahora tuya.
rules-r9-3-title = Superar una oferta
rules-r9-3 = Una acción, cuando está abierta la subasta de otro. Pon una oferta mayor en al menos un container, o en al menos $1. La carta pasa a ti, y el jugador superado recupera enseguida su oferta: el dinero en mano, los containers en las naves de donde salieron, donde pone precio a estos y a ningún otro. Mientras un container está en la carta, se le guarda su sitio en las naves de su dueño.
rules-r9-4-title = Cuándo no se puede
rules-r9-4 = No puedes llamar ni superar una oferta en un turno en el que hayas recogido un lote, ni cuando ya se haya desencadenado el final de la partida. No puedes superar tu propia oferta.
rules-r9-5-title = Solo una a la vez
rules-r9-5 = Nunca hay más de una subasta de bróker.
rules-r9-6-title = Recoger el lote
rules-r9-6 = Si la carta sigue siendo tuya al empezar tu próximo turno, después de los intereses te llevas todo lo que haya entonces en el espacio: el dinero en mano, los containers a tu propio muelle del banco, donde caben todos los que quieras. Tu oferta se reparte pieza a pieza entre los brókeres I, II, III, I y así sucesivamente, empezando siempre por I; los containers, en el orden en que los pusiste.
rules-r9-7-title = Cargar en tu muelle
rules-r9-7 = Al llegar al banco, aunque sea con el barco vacío, puedes cargar gratis containers de tu muelle, hasta { $ship } en el barco. Mientras estés allí puedes gastar una acción en cargar otra vez.
rules-r9-8-title = Al final
rules-r9-8 = Acabe como acabe la partida, una subasta abierta se resuelve antes de la puntuación: quien tiene la carta recibe el lote, y los brókeres, la oferta.

## R10

rules-r10-title = Final y puntuación
rules-r10-1-title = Cuándo acaba la partida
rules-r10-1 = Cuando, después de que alguien produzca, faltan dos o más colores en el suministro, la partida está a punto de acabar y nada puede evitarlo. Quien ha producido termina su turno, con su segunda acción si le queda. Después todos puntúan.
rules-r10-2-title = Colores que vuelven
rules-r10-2 = Un color que una venta doméstica haya devuelto antes al suministro no cuenta como agotado.
rules-r10-3-title = El límite de rondas
rules-r10-3 = Una ronda va de un turno del jugador inicial al siguiente. Cuando se completan { $rounds } rondas, la partida se detiene y todos puntúan lo que tienen; el resultado dice que acabó así. Los intereses, los edificios y las ofertas rechazadas sacan dinero de la mesa, y una mesa sin dinero si no, podría no acabar nunca.
rules-r10-4-title = Los cinco colores
rules-r10-4 = Si tienes al menos un container de cada color en tu área de la isla, tu color de { $five }/{ $ten } cuenta { $ten } por container; si no, { $five }. Se mira antes de descartar.
rules-r10-5-title = El descarte
rules-r10-5 = Descarta de la isla todos los containers del color del que más tengas. Si hay varios iguales, descarta tu color de { $five }/{ $ten } si está entre ellos; si no, el que menos valga para ti.
rules-r10-6-title = La suma
rules-r10-6 = Suma: • tu dinero • cada container que quede en tu área de la isla, según tu carta • cada container en las naves de tu puerto: { $harbour-worth } • cada container en tu barco y en tu muelle del Banco de Inversión: { $afloat-worth } • cada container en las naves de tu fábrica: nada • cada préstamo: −{ $loan-cost } ¶ Un total puede ser menor que cero.
rules-r10-7-title = Quién gana
rules-r10-7 = Gana el total más alto.
rules-r10-8-title = Empate en el primer puesto
rules-r10-8 = En caso de empate en el primer puesto gana quien tenga más containers en el lugar que cuenta. Quienes sigan empatados comparten la victoria.
rules-r10-8-island = Cuenta la isla, después del descarte.
rules-r10-8-factory = Cuentan las naves de la fábrica.

## The worked example of scoring

rules-examples-title = Un ejemplo de puntuación
rules-examples = Tu carta es la del color { $orange }, y tu color de $5/$10 es { $tan }. En la isla tienes 2 × { $black }, 4 × { $brown }, 4 × { $orange }, 3 × { $tan } y 2 × { $white }; en las naves de tu puerto 3 containers y en tu barco 2; y tienes un préstamo. A cada total se suma tu dinero. • Tal como está, hay todos los colores: { $tan } cuenta $10. Los más numerosos son { $orange } y { $brown }; { $brown } vale menos para ti y se descarta. { $orange } 40 + { $tan } 30 + { $white } 12 + { $black } 8 + puerto 6 + barco 6 − préstamo 11 = 91. • Con 4 × { $tan } empatan tres colores, y se descarta el color de $5/$10. { $orange } 40 + { $white } 12 + { $black } 8 + { $brown } 8 + 6 + 6 − 11 = 69. • Sin { $black } falta un color: { $tan } cuenta $5, y se descarta { $brown }. { $orange } 40 + { $tan } 15 + { $white } 12 + 6 + 6 − 11 = 68.

## Keys

rules-keys = Teclas
rules-keys-text = Se puede jugar por completo con el teclado, y cada jugada se puede escribir.
