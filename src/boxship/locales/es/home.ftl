### La página de inicio: la última partida, cómo empezar otra y cómo van las mesas propias.

home-motto = Prodúcelo, ponle precio, embárcalo, puja por él.
home-ways = Formas de jugar
home-continue = Continuar
home-continue-turn = Ronda { $round }, te toca
home-against = contra { $names }
home-cash = dinero
home-on-island = en la isla
home-left = quedan de { $colours }
home-rules-line = Todas las reglas, con dibujos y buscador
home-new-line = Invita a amigos con un enlace
home-replay = Repasar una partida
home-replay-line = De un archivo, un texto o un enlace

## Tables in a list

home-row = Ronda { $round } · { $what }
home-left-in = Abandonada en la ronda { $round }
home-free =
    { $count ->
        [one] Hay un asiento libre
       *[other] Hay { $count } asientos libres
    }
home-all =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }, { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }
home-verb-play = Jugar
home-verb-bid = Pujar
home-verb-decide = Decidir
home-verb-look = Mirar
home-verb-link = Invitar
home-verb-story = Crónica
home-verb-again = Otra vez
home-verb-continue = Seguir
home-verb-what = { $verb }: { $names }
home-put-away = Archivar
home-was-put-away = Archivada: la mesa con { $names }
home-away = Archivadas
home-bring-back = Recuperar
