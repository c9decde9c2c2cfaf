### The end of the game: the result, everybody's account and the charts.
###
### $name is a player, $names are players already joined with "and". $total, $each, $amount are money, already written.
### $colour and $colours are colours, several already joined with "and". $round, $count and $place are numbers.

final-heading =
    { $count ->
        [one] { $names } vince con { $total }
       *[other] { $names } si dividono la vittoria: { $total } a testa
    }
# The same, where the reader is among the winners.
final-heading-own =
    { $count ->
        [one] Hai vinto con { $total }!
       *[other] Vi dividete la vittoria: { $total } a testa!
    }
# $colours are the two container colours of which none were left.
final-ended-supply =
    { $round ->
        [one] La partita è finita dopo un round. Colori esauriti: { $colours }.
       *[other] La partita è finita dopo { $round } round. Colori esauriti: { $colours }.
    }
final-ended-rounds =
    { $round ->
        [one] La partita è finita dopo un round: era il limite.
       *[other] La partita è finita dopo { $round } round: era il limite.
    }
# Under the heading, where money alone did not decide. $names are those with the same total who did not win.
final-tied = Stesso denaro anche per { $names }: ha deciso lo spareggio.

## What to do next

final-next = E adesso?
final-record = Scarica la partita
final-again = Rivedi la partita

## Accounts

final-you = tu
final-place =
    { $place ->
        [1] 1° posto
        [2] 2° posto
        [3] 3° posto
        [4] 4° posto
       *[other] 5° posto
    }
# Over the containers on the island, in the order of the value card.
final-card = Isola e carta valore di { $name }
# 3 × $2
final-each = { $count } × { $each }
# Under a pile that is discarded before scoring.
final-drops = scartati
final-cash = Denaro
final-island = Isola
# $colour is the colour that counts double with all five colours.
final-every-colour = tutti e cinque: { $colour } a { $each }
final-missing =
    { $count ->
        [one] manca: { $colours }
        [5] non c’è niente
       *[other] mancano: { $colours }
    }
final-harbour = Deposito portuale
final-ship = Nave
final-dock = Molo alla banca
final-loans = Prestiti
final-total = Totale

## Charts

final-as-table = In tabella
final-as-chart = In grafico
final-worth = Il patrimonio, round per round
final-worth-words = Una linea per ogni giocatore: quanto avrebbe dato il conteggio dopo ogni round. Le cifre sono nella tabella.
final-start = inizio
final-round = Round
# The meaning of a mark under the chart.
final-auction = un’asta
final-auction-own = una tua asta
final-flows = Dov’è andato il denaro
final-flows-words = Le fasce vanno da chi paga a chi riceve, larghe quanto le somme. Le cifre sono nella tabella.
final-bank = Banca
final-paid = pagato
final-received = ricevuto
# The corner of the table: payers are rows, payees are columns.
final-flows-corner = pagato da ↓ a →
final-flow = { $payer } → { $payee }: { $amount }
