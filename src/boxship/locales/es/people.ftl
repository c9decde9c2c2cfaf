### The people at a table: who is here, clocks, bots that play for somebody, ending a game together.
### $name and $names are players, the latter joined with "and"; $time is like 0:42 or "6 min"; $all is how many have to agree.

people = Personas
people-close = Volver a la mesa
people-you = tú
people-here = aquí
people-thinking = piensa
people-thinking-for = piensa { $time }
people-away = ausente
people-away-for = ausente { $time }
people-bot = juega un bot
people-resigned = abandonó, juega un bot
people-free = asiento libre
people-agrees = quiere terminar
people-nudge = Avisar
people-nudge-name = Avisar a { $name }
people-nudged = Aviso enviado a { $name }.
people-nudged-away = { $name } no mira la mesa ahora.
people-reminded = { $name } te avisa: es tu turno
people-reminded-ok = Gracias
people-takeover = Juega un bot
people-takeover-name = Dejar que un bot juegue por { $name }
people-return = Devolver
people-return-name = Devolver el asiento a { $name }
people-leave = Que un bot juegue por mí
people-leave-note = Puedes recuperar tu asiento cuando quieras.
people-resign = Abandonar
people-resign-note = Un bot juega por ti hasta el final. No hay vuelta atrás.
people-agree = Terminar la partida
people-agree-note = La partida termina si todos están de acuerdo. Entonces no gana nadie.
people-agreed =
    { $all ->
        [one] { $names } quiere terminar. Una persona tiene que estar de acuerdo.
       *[other] { $names }: ¿terminar la partida? Los { $all } tienen que estar de acuerdo.
    }
people-agree-too = De acuerdo
people-asked =
    { $count ->
        [one] { $names } quiere terminar la partida.
       *[other] { $names } quieren terminar la partida.
    }
people-later = Más tarde
people-withdraw = Seguir jugando
people-sure = ¿Seguro? Pulsa otra vez
people-replaced = Un bot juega por ti
people-replaced-note = Solo ve lo que tú puedes ver. Todo lo que juega está en el registro.
people-take-back = Recuperar mi asiento
people-have-resigned = Has abandonado
people-have-resigned-note = Un bot juega por ti hasta el final. Puedes seguir mirando.
people-ended = Todos quisieron terminar la partida
people-ended-note = No ha ganado nadie. El registro guarda cada jugada.
people-again = Jugar otra vez
people-record = Guardar la partida
people-home = Página de inicio
