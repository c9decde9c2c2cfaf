### The end of the game: the result, everybody's account and the charts.
###
### $name is a player, $names are players already joined with "and". $total, $each, $amount are money, already written.
### $colour and $colours are colours, several already joined with "and". $round, $count and $place are numbers.

final-heading =
    { $count ->
        [one] { $names } gana con { $total }
       *[other] { $names } comparten la victoria: { $total } cada uno
    }
# The same, where the reader is among the winners.
final-heading-own =
    { $count ->
        [one] ¡Ganas con { $total }!
       *[other] ¡Compartís la victoria: { $total } cada uno!
    }
# $colours are the two container colours of which none were left.
final-ended-supply =
    { $round ->
        [one] La partida terminó tras una ronda. Colores agotados: { $colours }.
       *[other] La partida terminó tras { $round } rondas. Colores agotados: { $colours }.
    }
final-ended-rounds =
    { $round ->
        [one] La partida terminó tras una ronda, el límite acordado.
       *[other] La partida terminó tras { $round } rondas, el límite acordado.
    }
# Under the heading, where money alone did not decide. $names are those with the same total who did not win.
final-tied = Con el mismo dinero: { $names }. Decidió la regla de desempate.

## What to do next

final-next = ¿Y ahora?
final-record = Descargar la partida
final-again = Repasar la partida

## Accounts

final-you = tú
final-place =
    { $place ->
        [1] primer puesto
        [2] segundo puesto
        [3] tercer puesto
        [4] cuarto puesto
       *[other] quinto puesto
    }
# Over the containers on the island, in the order of the value card.
final-card = Isla y carta de valor de { $name }
# 3 × $2
final-each = { $count } × { $each }
# Under a pile that is discarded before scoring.
final-drops = descartados
final-cash = Dinero
final-island = Isla
# $colour is the colour that counts double with all five colours.
final-every-colour = los cinco: { $colour } a { $each }
final-missing =
    { $count ->
        [one] falta { $colours }
        [5] isla vacía
       *[other] faltan { $colours }
    }
final-harbour = Naves del puerto
final-ship = Barco
final-dock = Muelle del banco
final-loans = Préstamos
final-total = Total

## Charts

final-as-table = Como tabla
final-as-chart = Como gráfico
final-worth = Patrimonio, ronda a ronda
final-worth-words = Una línea por jugador: lo que habría puntuado la partida después de cada ronda. La tabla tiene las cifras.
final-start = inicio
final-round = Ronda
# The meaning of a mark under the chart.
final-auction = una subasta
final-auction-own = una subasta tuya
final-flows = Adónde fue el dinero
final-flows-words = Las bandas van de quien paga a quien cobra, tan anchas como las sumas. La tabla tiene las cifras.
final-bank = Banco
final-paid = pagó
final-received = cobró
# The corner of the table: payers are rows, payees are columns.
final-flows-corner = paga ↓ a →
final-flow = De { $payer } a { $payee }: { $amount }
