### Hints at the table, and the turning points of a finished game.
###
### $name is a player, already written. $amount, $low, $middle, $high are money, already written ($12). $mean is money or
### a chance in per cent, already written, $margin is how far off it may be, written the same way. $count is a number.

## Asking for a hint

# The button, and the heading of what it brings.
advice-hint = Tip
advice-ask = Om een tip vragen
advice-close = De tip sluiten
advice-thinking = Even nadenken …
# Under it, when it takes long.
advice-thinking-long = De eerste tip kan wat langer duren. Je kunt dit sluiten en later terugkomen.

## A hint

# Labels of two estimates: the own money at the end of the game, and the chance to win it.
advice-money = Geld aan het eind
advice-win = Kans om te winnen
# $121 ± $4; of what a decision gave away: −$15 ± $4
advice-about = { $mean } ± { $margin }
advice-bid = { $amount } bieden
# Where the estimates of the lines can't be told apart.
advice-overlap = Misschien even goed: de marges overlappen elkaar.
# $count is how many games were played on for it.
advice-how = Uit { $count } spellen die bots vanaf hier doorspeelden met wat jij weet. Bij zulke spelers ligt de echte waarde 19 van de 20 keer binnen de marge ±.
advice-cargo = De lading levert je waarschijnlijk { $amount } op.
advice-bids = Wat de anderen waarschijnlijk bieden
# Red: $3 to $11, probably $7
advice-bid-range = { $name }: { $low } tot { $high }, waarschijnlijk { $middle }
# The same where it is one sum.
advice-bid-about = { $name }: waarschijnlijk { $middle }

## Turning points

advice-turning = Keerpunten
advice-turning-thinking = De keerpunten worden gezocht. Dat kan een minuut duren.
advice-turning-none = Geen enkele beslissing heeft op zichzelf duidelijk veel gekost.
advice-turning-failed = De keerpunten van dit spel konden niet worden gevonden.
advice-turning-how = Elke beslissing is beoordeeld naar wat de speler toen kon weten; daarna spelen bots door. Bij zulke spelers ligt de echte waarde 19 van de 20 keer binnen de marge ±.
# Before what was played, and before what would have been better; both are sentences of the log.
advice-turning-played = Gespeeld
advice-turning-better = Beter
# Before what the decision gave away (−$15 ± $4): expected money, and the chance of winning.
advice-turning-money = verwacht geld
advice-turning-win = kans om te winnen
advice-turning-show = Laat de tafel zien bij gebeurtenis { $number }
advice-turning-why = Waarom
advice-turning-see = Bekijk de tafel op dat moment
