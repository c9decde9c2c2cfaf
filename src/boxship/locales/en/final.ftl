### The end of the game: the result, everybody's account and the charts.
###
### $name is a player, $names are players already joined with "and". $total, $each, $amount are money, already written.
### $colour and $colours are colours, several already joined with "and". $round, $count and $place are numbers.

final-heading =
    { $count ->
        [one] { $names } wins with { $total }
       *[other] { $names } share the victory: { $total } each
    }
# The same, where the reader is among the winners.
final-heading-own =
    { $count ->
        [one] You win with { $total }!
       *[other] You share the victory: { $total } each!
    }
# $colours are the two container colours of which none were left.
final-ended-supply =
    { $round ->
        [one] The game ended after one round: the supply ran out of { $colours }.
       *[other] The game ended after { $round } rounds: the supply ran out of { $colours }.
    }
final-ended-rounds =
    { $round ->
        [one] The game ended after one round: that was the limit.
       *[other] The game ended after { $round } rounds: that was the limit.
    }
# Under the heading, where money alone did not decide. $names are those with the same total who did not win.
final-tied = { $names } had just as much money; the tie-break decided.

## What to do next

final-next = What next?
final-record = Download the record
final-again = Replay the game

## Accounts

final-you = you
final-place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
# Over the containers on the island, in the order of the value card.
final-card = { $name }’s island and value card
# 3 × $2
final-each = { $count } × { $each }
# Under a pile that is discarded before scoring.
final-drops = discarded
final-cash = Cash
final-island = Island
# $colour is the colour that counts double with all five colours.
final-every-colour = all five: { $colour } at { $each }
final-missing =
    { $count ->
        [5] nothing there
       *[other] { $colours } missing
    }
final-harbour = Harbour store
final-ship = Ship
final-dock = Dock at the bank
final-loans = Loans
final-total = Total

## Charts

final-as-table = As a table
final-as-chart = As a chart
final-worth = Net worth, round by round
final-worth-words = One line per player: their score if the game had ended after that round. See the table for figures.
final-start = start
final-round = Round
# The meaning of a mark under the chart.
final-auction = an auction
final-auction-own = your auction
final-flows = Where the money went
final-flows-words = Bands run from payer to payee, as wide as the sums. See the table for figures.
final-bank = Bank
final-paid = paid
final-received = received
# The corner of the table: payers are rows, payees are columns.
final-flows-corner = paid by ↓ to →
final-flow = { $payer } → { $payee }: { $amount }
