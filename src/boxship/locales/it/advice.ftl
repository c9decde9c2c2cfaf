### Hints at the table, and the turning points of a finished game.
###
### $name is a player, already written. $amount, $low, $middle, $high are money, already written ($12). $mean is money or
### a chance in per cent, already written, $margin is how far off it may be, written the same way. $count is a number.

## Asking for a hint

# The button, and the heading of what it brings.
advice-hint = Consiglio
advice-ask = Chiedi un consiglio
advice-close = Chiudi il consiglio
advice-thinking = Ci sto pensando…
# Under it, when it takes long.
advice-thinking-long = Il primo consiglio può richiedere un po’ più di tempo. Puoi chiudere e tornare più tardi.

## A hint

# Labels of two estimates: the own money at the end of the game, and the chance to win it.
advice-money = Denaro alla fine
advice-win = Probabilità di vincere
# $121 ± $4; of what a decision gave away: −$15 ± $4
advice-about = { $mean } ± { $margin }
advice-bid = Offri { $amount }
# Where the estimates of the lines can't be told apart.
advice-overlap = Forse equivalenti: i margini si sovrappongono.
# $count is how many games were played on for it.
advice-how = Da { $count } partite proseguite da qui da giocatori virtuali che sanno ciò che sai tu. Tra giocatori così, il valore vero è nel margine ± 19 volte su 20.
advice-cargo = Il carico ti porterà probabilmente { $amount }.
advice-bids = Quanto offriranno probabilmente gli altri
# Red: $3 to $11, probably $7
advice-bid-range = { $name }: da { $low } a { $high }, probabilmente { $middle }
# The same where it is one sum.
advice-bid-about = { $name }: probabilmente { $middle }

## Turning points

advice-turning = Punti di svolta
advice-turning-thinking = Ricerca dei punti di svolta in corso. Può volerci un minuto.
advice-turning-none = Nessuna singola decisione è costata chiaramente molto.
advice-turning-failed = Non è stato possibile trovare i punti di svolta di questa partita.
advice-turning-how = Ogni decisione è giudicata in base a ciò che il giocatore poteva sapere in quel momento, con giocatori virtuali a proseguire. Tra giocatori così, il valore vero è nel margine ± 19 volte su 20.
# Before what was played, and before what would have been better; both are sentences of the log.
advice-turning-played = Giocato
advice-turning-better = Meglio
# Before what the decision gave away (−$15 ± $4): expected money, and the chance of winning.
advice-turning-money = denaro atteso
advice-turning-win = probabilità di vincere
advice-turning-show = Mostra il tavolo all’evento { $number }
advice-turning-why = Perché
advice-turning-see = Vedi il tavolo in quel momento
