### The pages around the table: the first page, a new table, the own tables, joining.

## Everywhere

# The title of a browser tab. $title is the title of the page.
pages-title = { $title } · Boxship
pages-menu = Menú
# For screen readers: the list of links to other pages.
pages-menu-places = Páginas
pages-menu-home = Inicio
pages-menu-new = Nueva mesa
pages-menu-tables = Mis mesas
pages-menu-results = Mis resultados
pages-menu-paper = En una mesa de verdad
pages-menu-help = Reglas
pages-again = Reintentar
pages-name = Tu nombre
pages-name-optional = Tu nombre (opcional)
# The same where several people share the screen. $seat is a colour.
pages-name-of = Nombre de { $seat }
pages-name-shared = Nombre (opcional)

## The first page

pages-home-what = Produce containers, véndelos a tus vecinos, embarca lo que otros han producido y puja en la isla. Todos los precios los ponen los jugadores. Para tres a cinco jugadores.
pages-home-play = Jugar ya
pages-home-starting = Preparando la mesa…
pages-home-play-line = Al momento, contra tres bots
# Names on the drawn chart.
pages-scene-island = Isla Extranjera

## Rulesets and their options, each with a line that explains it

pages-ruleset-classic = Clásico
pages-ruleset-classic-line = El juego original de 2007. Elige este si tienes dudas.
pages-ruleset-short = Corto
pages-ruleset-short-line = Las mismas reglas con menos containers, para que acabe antes.
pages-ruleset-clarified = Aclarado
pages-ruleset-clarified-line = El mismo juego con las dudas resueltas: una carga por la que nadie puja se la queda enseguida su capitán, y quien no puede pagar los intereses tiene voz en lo que pierde.
pages-ruleset-jumbo = Jumbo
pages-ruleset-jumbo-line = La edición del décimo aniversario: otros colores, menos máquinas, cuatro almacenes como máximo y más suave con los deudores.
pages-option-domestic_sale = Variante para principiantes
pages-option-domestic_sale-line = Antes de tus acciones puedes vender un container al banco por $2.
pages-option-investment_bank = Banco de Inversión
pages-option-investment_bank-line = Tres brókeres cambian dinero por containers y containers por dinero.
pages-option-open_money = Dinero a la vista
pages-option-open_money-line = Todos ven cuánto dinero tienen los demás.

## A new table

pages-new = Nueva mesa
pages-new-lead = Todo está listo para una primera partida. Cambia lo que quieras.
pages-new-rules = Reglas
pages-new-options = Opciones
pages-new-players = Jugadores
# For screen readers: the buttons for three, four or five players.
pages-new-count = Número de jugadores
pages-new-players-count =
    { $count ->
        [3] Tres jugadores
        [4] Cuatro jugadores
        [5] Cinco jugadores
       *[other] { $count } jugadores
    }
pages-new-clock = Reloj
pages-new-clock-line = Cada uno tiene su propio tiempo. Cuando se acaba, sigue un bot hasta que vuelva.
pages-new-clock-none = Sin reloj
# Both are lengths of time, like "15 min".
pages-new-clock-times = { $bank } + { $increment } por turno
pages-new-more = Avanzado
pages-new-rounds = Límite de rondas
pages-new-rounds-line = Si la partida no ha acabado tras esa ronda, se puntúa tal como esté.
pages-new-words = Reglas de la casa
pages-new-words-line = Cambia reglas sueltas: campo=valor, separadas por espacios.
pages-new-make = Abrir la mesa
pages-new-links =
    { $count ->
        [0] La partida empieza enseguida.
        [one] En la mesa encontrarás un enlace de invitación para la persona que juega contigo.
       *[other] En la mesa encontrarás un enlace de invitación para las { $count } personas que juegan contigo.
    }
# $rules is the name of a ruleset, $count the number of players.
pages-new-summary =
    { $count ->
        [3] { $rules }, tres jugadores
        [4] { $rules }, cuatro jugadores
        [5] { $rules }, cinco jugadores
       *[other] { $rules }, { $count } jugadores
    }

# Who sits on a seat.
pages-sitter-person = Alguien a quien invitas
pages-sitter-person-line = Ocupa el asiento con el enlace que envíes.
# Whoever makes the table, and everyone who shares the screen with them.
pages-sitter-me = En esta pantalla
# Below the seats, where more than one is of that kind.
pages-new-shared = Compartís esta pantalla: pasáosla y mostrará a cada cual solo sus propios secretos.
pages-sitter-bots = Bots
# A computer player in a list: its name below, and how strong it is.
pages-sitter-bot = { $bot } · { $level }/{ $levels }

# The computer players: a name, and a line of character.
pages-bot-deckhand = Grumete
pages-bot-deckhand-line = Tiene buena voluntad, pero pone precios al azar y puja muy poco o demasiado.
pages-bot-trader-producer = Fabricante
pages-bot-trader-producer-line = Un comerciante que construye máquinas y vive de las naves de la fábrica.
pages-bot-trader-warehouser = Almacenista
pages-bot-trader-warehouser-line = Un comerciante que construye almacenes y vive de las naves del puerto.
pages-bot-trader-shipper = Naviero
pages-bot-trader-shipper-line = Un comerciante que construye poco, carga lo que renta y lo lleva a la isla.
pages-bot-trader-hoarder = Acaparador
pages-bot-trader-hoarder-line = Un comerciante que puja alto y prefiere quedarse con su propia carga.
pages-bot-trader = Comerciante
pages-bot-trader-line = Hace un poco de todo, cuenta el dinero de todos y sabe lo que vale una carga.
pages-bot-captain-1 = Capitán joven
pages-bot-captain-1-line = Mira hacia delante, pero no mucho.
pages-bot-captain-2 = Capitán
pages-bot-captain-2-line = Mira hacia delante y deduce de las pujas quién tiene cada carta.
pages-bot-captain-3 = Viejo lobo de mar
pages-bot-captain-3-line = Un capitán que piensa mucho y al que se le escapa poco.
pages-bot-admiral = Almirante
pages-bot-admiral-line = Aprendió el juego en millones de partidas contra toda clase de rivales.
# How strong a computer player is, for screen readers; it is drawn as a row of dots.
pages-level = Fuerza { $level } de { $levels }
# How often a computer player wins; Traders are the computer players of that name above.
pages-wins =
    { $wins ->
        [0] Casi nunca gana contra tres comerciantes.
        [100] Gana casi todas las partidas contra tres comerciantes.
        [one] Gana una de cada 100 partidas contra tres comerciantes.
       *[other] Gana unas { $wins } de cada 100 partidas contra tres comerciantes.
    }

## Joining

pages-join = Tienes una invitación
pages-join-lead = Alguien te ha guardado un asiento en una mesa. No hace falta cuenta: el asiento es de este navegador.
pages-join-take = Ocupar el asiento
pages-join-seated = Ya estás en esta mesa.
pages-join-back = Volver a la mesa
pages-join-another = Ocupar otro asiento
pages-join-full = Todos los asientos están ocupados
pages-join-full-lead = Otros han sido más rápidos. Puedes mirar la partida o abrir tu propia mesa.
pages-join-watch = Mirar la partida

## The own tables

pages-tables = Mis mesas
pages-tables-lead = Las mesas en las que este navegador tiene asiento. Para seguir en otro dispositivo, abre allí el enlace de tu asiento.
pages-tables-none = Aún no hay mesas.
pages-tables-waiting_for_me = Te toca
pages-tables-running = En juego
pages-tables-finished = Terminadas
pages-tables-forget = Quitar de la lista
# $names: the winners, already joined with "and".
pages-table-won =
    { $count ->
        [one] Ganó { $names }
       *[other] Victoria compartida: { $names }
    }
# Example: Classic · 5 minutes ago
pages-table-about = { $rules } · { $when }

## An address that leads nowhere

pages-lost = Fuera del mapa
pages-lost-line = No hay nada en esta dirección. Puede que el enlace esté cortado: uno completo termina con un # y una serie de letras.
pages-lost-home = Volver a puerto
