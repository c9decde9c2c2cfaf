### The end of the game: the result, everybody's account and the charts.
###
### $name is a player, $names are players already joined with "and". $total, $each, $amount are money, already written.
### $colour and $colours are colours, several already joined with "and". $round, $count and $place are numbers.

final-heading =
    { $count ->
        [one] { $names } gewinnt mit { $total }
       *[other] { $names } teilen sich den Sieg: je { $total }
    }
# The same, where the reader is among the winners.
final-heading-own =
    { $count ->
        [one] Du gewinnst mit { $total }!
       *[other] Ihr teilt euch den Sieg: je { $total }!
    }
# $colours are the two container colours of which none were left.
final-ended-supply =
    { $round ->
        [one] Das Spiel endete nach einer Runde: Im Vorrat waren { $colours } aufgebraucht.
       *[other] Das Spiel endete nach { $round } Runden: Im Vorrat waren { $colours } aufgebraucht.
    }
final-ended-rounds =
    { $round ->
        [one] Das Spiel endete nach einer Runde, dem vereinbarten Limit.
       *[other] Das Spiel endete nach { $round } Runden, dem vereinbarten Limit.
    }
# Under the heading, where money alone did not decide. $names are those with the same total who did not win.
final-tied = Genauso viel Geld: { $names }. Den Gleichstand entschied die Zusatzregel.

## What to do next

final-next = Wie geht es weiter?
final-record = Partie speichern
final-again = Partie noch einmal ansehen

## Accounts

final-you = du
final-place =
    { $place ->
        [1] erster Platz
        [2] zweiter Platz
        [3] dritter Platz
        [4] vierter Platz
       *[other] fünfter Platz
    }
# Over the containers on the island, in the order of the value card.
final-card = Insel und Containerwerte von { $name }
# 3 × $2
final-each = { $count } × { $each }
# Under a pile that is discarded before scoring.
final-drops = fällt weg
final-cash = Bargeld
final-island = Insel
# $colour is the colour that counts double with all five colours.
final-every-colour = alle fünf: { $colour } zu { $each }
final-missing =
    { $count ->
        [5] nichts da
       *[other] fehlt: { $colours }
    }
final-harbour = Hafengeschäft
final-ship = Schiff
final-dock = Kai an der Bank
final-loans = Kredite
final-total = Summe

## Charts

final-as-table = Als Tabelle
final-as-chart = Als Diagramm
final-worth = Vermögen, Runde für Runde
final-worth-words = Eine Linie je Spieler: was die Wertung nach jeder Runde ergeben hätte. Die Zahlen stehen in der Tabelle.
final-start = Start
final-round = Runde
# The meaning of a mark under the chart.
final-auction = eine Versteigerung
final-auction-own = eigene Versteigerung
final-flows = Wohin das Geld ging
final-flows-words = Bänder führen vom Zahler zum Empfänger, so breit wie die Summen. Die Zahlen stehen in der Tabelle.
final-bank = Bank
final-paid = gezahlt
final-received = bekommen
# The corner of the table: payers are rows, payees are columns.
final-flows-corner = zahlt ↓ an →
final-flow = { $payer } → { $payee }: { $amount }
