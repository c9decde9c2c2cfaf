### The end of the game: the result, everybody's account and the charts.
###
### $name is a player, $names are players already joined with "and". $total, $each, $amount are money, already written.
### $colour and $colours are colours, several already joined with "and". $round, $count and $place are numbers.

final-heading =
    { $count ->
        [one] { $names } wint met { $total }
       *[other] { $names } delen de overwinning: elk { $total }
    }
# The same, where the reader is among the winners.
final-heading-own =
    { $count ->
        [one] Jij wint met { $total }!
       *[other] Jullie delen de overwinning: elk { $total }!
    }
# $colours are the two container colours of which none were left.
final-ended-supply =
    { $round ->
        [one] Het spel eindigde na één ronde: in de voorraad waren { $colours } op.
       *[other] Het spel eindigde na { $round } ronden: in de voorraad waren { $colours } op.
    }
final-ended-rounds =
    { $round ->
        [one] Het spel eindigde na één ronde: dat was de limiet.
       *[other] Het spel eindigde na { $round } ronden: dat was de limiet.
    }
# Under the heading, where money alone did not decide. $names are those with the same total who did not win.
final-tied = Evenveel geld: { $names }. De regel voor een gelijke stand besliste.

## What to do next

final-next = En nu?
final-record = Partij downloaden
final-again = Partij terugkijken

## Accounts

final-you = jij
final-place =
    { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
       *[other] vijfde
    }
# Over the containers on the island, in the order of the value card.
final-card = Eiland en waardekaart van { $name }
# 3 × $2
final-each = { $count } × { $each }
# Under a pile that is discarded before scoring.
final-drops = vervalt
final-cash = Handgeld
final-island = Eiland
# $colour is the colour that counts double with all five colours.
final-every-colour = alle vijf: { $colour } voor { $each }
final-missing =
    { $count ->
        [5] niets aanwezig
       *[other] ontbreekt: { $colours }
    }
final-harbour = Havenwinkel
final-ship = Schip
final-dock = Kade bij de bank
final-loans = Leningen
final-total = Totaal

## Charts

final-as-table = Als tabel
final-as-chart = Als grafiek
final-worth = Vermogen, ronde voor ronde
final-worth-words = Een lijn per speler: wat de telling na elke ronde zou hebben opgeleverd. De cijfers staan in de tabel.
final-start = start
final-round = Ronde
# The meaning of a mark under the chart.
final-auction = een veiling
final-auction-own = een eigen veiling
final-flows = Waar het geld heen ging
final-flows-words = De banden lopen van wie betaalt naar wie ontvangt, zo breed als de bedragen. De cijfers staan in de tabel.
final-bank = Bank
final-paid = betaald
final-received = ontvangen
# The corner of the table: payers are rows, payees are columns.
final-flows-corner = betaalt ↓ aan →
final-flow = { $payer } → { $payee }: { $amount }
