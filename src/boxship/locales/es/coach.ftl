### The coached game: a note when something happens for the first time. A title, and two or three short sentences.

## The way in

coach-game = Partida guiada
coach-game-line = Contra los bots más amables, con la variante para principiantes y una nota cuando algo es nuevo.
coach-close = Entendido
coach-stop = Sin más notas

## The notes

coach-start-title = De qué se trata
coach-start = Gana quien tiene más dinero. Consigue baratas en la isla las cargas que tu carta valora, y vende lo demás con ganancia.
coach-priced-title = Un precio
coach-priced = Lo barato se vende antes, y lo que nadie compra no da nada. Al principio, $2 está bien.
coach-produced-title = Tu fábrica
coach-produced = Estos containers esperan comprador. Los demás los compran para sus puertos y te pagan; tú no puedes embarcarlos.
coach-domestic-title = Venta doméstica
coach-domestic = Con la variante para principiantes puedes vender un container al banco antes de tus acciones: algo de dinero cuando nadie compra.
coach-sold-title = Tu primera venta
coach-sold = El dinero es tuyo al momento. Produce lo que les falta a los demás, y volverán.
coach-bought-title = Tu puerto
coach-bought = Aquí ya pueden cargar los barcos. Pide más de lo que pagaste, y menos que el puerto de al lado.
coach-called-title = Llega un barco
coach-called = Alguien carga en tu puerto. Pronto esa carga se subastará en la isla: guarda dinero para tu oferta.
coach-landed-title = Una subasta
coach-landed = Todos menos el vendedor pujan una vez, en secreto. El vendedor cobra dos veces la mejor oferta: del comprador y del banco.
coach-bid-title = Tu oferta
coach-bid = La columna sombreada dice lo que la carga probablemente te dará al final. Ofrece menos que el número más bajo y ganar casi siempre te saldrá a cuenta.
coach-tie-title = Un empate
coach-tie = Quienes empatan añaden a la primera una segunda oferta secreta. No añadir nada también vale.
coach-answer-title = Vender o quedártela
coach-answer = Vender te da el doble de la oferta. Quédate la carga solo si para ti vale más que eso más lo que cuesta quedártela.
coach-loan-title = Un préstamo
coach-loan = $10 ahora, por $1 de intereses cada turno y $11 menos al final si aún lo debes. Al principio, cuando el dinero puede trabajar, suele compensar.
coach-interest-title = Intereses
coach-interest = Cada préstamo te cuesta $1 al empezar tu turno. Es barato mientras el dinero dé más; si no, devuélvelo.
coach-five-title = Falta un color
coach-five = Con los cinco colores en la isla, tu color de $5 cuenta $10. Busca una carga con el que falta.
coach-drop-title = El montón mayor
coach-drop = Al final pierdes el color del que más tienes. Procura que sea uno que valga poco para ti.
coach-end-title = Se acerca el final
coach-end = La partida acaba cuando se agotan dos colores. Lo que quede en tu fábrica no cuenta: véndelo mientras puedas.
