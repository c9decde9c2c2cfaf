### The end of the game: the result, everybody's account and the charts.
###
### $name is a player, $names are players already joined with "and". $total, $each, $amount are money, already written.
### $colour and $colours are colours, several already joined with "and". $round, $count and $place are numbers.

final-heading =
    { $count ->
        [one] { $names } wins with { $total }
       *[other] { $names } share the victory with { $total }
    }
# $colours are the two container colours of which none were left.
final-ended-supply =
    { $round ->
        [one] After one round { $colours } had run out.
       *[other] After { $round } rounds { $colours } had run out.
    }
final-ended-rounds = The game ended after { $round } rounds, which was the limit.
# Under the heading, where money alone did not decide. $names are those with the same total who did not win.
final-tied = { $names } had as much money: the tie-break of the rules decided.

## What to do next

final-next = What next
final-record = Save the record
final-again = Go through the game again
final-new = New game

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
final-card = Island and value card of { $name }
# 3 × $2
final-each = { $count } × { $each }
# Under a pile that is discarded before scoring.
final-drops = drops
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
final-worth-words = A line for each player: what the game would have scored after each round. The table has the figures.
final-start = start
final-round = Round
# The meaning of a mark under the chart.
final-auction = an auction
final-auction-own = an auction of yours
final-flows = Where the money went
final-flows-words = Bands from who paid to who received, as wide as the sums. The table has the figures.
final-bank = Bank
final-paid = paid
final-received = received
# The corner of the table: payers are rows, payees are columns.
final-flows-corner = paid by ↓ to →
final-flow = { $payer } paid { $payee } { $amount }
