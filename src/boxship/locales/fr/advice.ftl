### Hints at the table, and the turning points of a finished game.
###
### $name is a player, already written. $amount, $low, $middle, $high are money, already written ($12). $mean is money or
### a chance in per cent, already written, $margin is how far off it may be, written the same way. $count is a number.

## Asking for a hint

# The button, and the heading of what it brings.
advice-hint = Conseil
advice-ask = Demander un conseil
advice-close = Fermer le conseil
advice-thinking = Réflexion en cours…
# Under it, when it takes long.
advice-thinking-long = Le premier conseil peut prendre un peu plus de temps. Tu peux fermer et revenir plus tard.

## A hint

# Labels of two estimates: the own money at the end of the game, and the chance to win it.
advice-money = Argent à la fin
advice-win = Chances de gagner
# $121 ± $4; of what a decision gave away: −$15 ± $4
advice-about = { $mean } ± { $margin }
advice-bid = Offrir { $amount }
# Where the estimates of the lines can't be told apart.
advice-overlap = Peut-être équivalents : les marges se recouvrent.
# $count is how many games were played on for it.
advice-how = D’après { $count } parties que des joueurs virtuels ont poursuivies d’ici en sachant ce que tu sais. Entre de tels joueurs, la vraie valeur est dans la marge ± 19 fois sur 20.
advice-cargo = La cargaison te rapportera sans doute { $amount }.
advice-bids = Ce que les autres offriront sans doute
# Red: $3 to $11, probably $7
advice-bid-range = { $name } : de { $low } à { $high }, sans doute { $middle }
# The same where it is one sum.
advice-bid-about = { $name } : sans doute { $middle }

## Turning points

advice-turning = Moments décisifs
advice-turning-thinking = Recherche des moments décisifs. Cela peut prendre une minute.
advice-turning-none = Aucune décision n’a nettement coûté cher à elle seule.
advice-turning-failed = Les moments décisifs de cette partie n’ont pas pu être trouvés.
advice-turning-how = Chaque décision est jugée d’après ce que le joueur pouvait savoir à ce moment, des joueurs virtuels jouant la suite. Entre de tels joueurs, la vraie valeur est dans la marge ± 19 fois sur 20.
# Before what was played, and before what would have been better; both are sentences of the log.
advice-turning-played = Joué
advice-turning-better = Mieux
# Before what the decision gave away (−$15 ± $4): expected money, and the chance of winning.
advice-turning-money = argent attendu
advice-turning-win = chances de gagner
advice-turning-show = Voir la table à l’événement { $number }
advice-turning-why = Pourquoi
advice-turning-see = Voir la table à ce moment
