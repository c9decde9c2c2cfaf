### Hints at the table, and the turning points of a finished game.
###
### $name is a player, already written. $amount, $low, $middle, $high are money, already written ($12). $mean is money or
### a chance in per cent, already written, $margin is how far off it may be, written the same way. $count is a number.

## Asking for a hint

# The button, and the heading of what it brings.
advice-hint = Tipp
advice-ask = Um einen Tipp bitten
advice-close = Den Tipp schließen
advice-thinking = Einen Moment, ich überlege …
# Under it, when it takes long.
advice-thinking-long = Der erste Tipp kann etwas länger dauern. Du kannst das hier schließen und später wiederkommen.

## A hint

# Labels of two estimates: the own money at the end of the game, and the chance to win it.
advice-money = Geld am Ende
advice-win = Siegchance
# $121 ± $4; of what a decision gave away: −$15 ± $4
advice-about = { $mean } ± { $margin }
advice-bid = { $amount } bieten
# Where the estimates of the lines can't be told apart.
advice-overlap = Vielleicht gleich gut: Die Spannen überschneiden sich.
# $count is how many games were played on for it.
advice-how = Aus { $count } Partien, die Bots von hier aus mit deinem Wissen weitergespielt haben. Bei solchen Spielern liegt der wahre Wert in 19 von 20 Fällen im Bereich ±.
advice-cargo = Die Ladung bringt dir wahrscheinlich { $amount }.
advice-bids = Was die anderen wahrscheinlich bieten
# Red: $3 to $11, probably $7
advice-bid-range = { $name }: { $low } bis { $high }, wahrscheinlich { $middle }
# The same where it is one sum.
advice-bid-about = { $name }: wahrscheinlich { $middle }

## Turning points

advice-turning = Wendepunkte
advice-turning-thinking = Die Wendepunkte werden gesucht. Das kann eine Minute dauern.
advice-turning-none = Keine einzelne Entscheidung hat eindeutig viel gekostet.
advice-turning-failed = Die Wendepunkte dieses Spiels ließen sich nicht finden.
advice-turning-how = Jede Entscheidung ist nach dem beurteilt, was der Spieler damals wissen konnte; danach spielen Bots weiter. Bei solchen Spielern liegt der wahre Wert in 19 von 20 Fällen im Bereich ±.
# Before what was played, and before what would have been better; both are sentences of the log.
advice-turning-played = Gespielt
advice-turning-better = Besser
# Before what the decision gave away (−$15 ± $4): expected money, and the chance of winning.
advice-turning-money = erwartetes Geld
advice-turning-win = Siegchance
advice-turning-show = Den Tisch bei Ereignis { $number } zeigen
advice-turning-why = Warum
advice-turning-see = Den Tisch in diesem Moment ansehen
