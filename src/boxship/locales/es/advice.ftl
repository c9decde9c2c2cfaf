### Hints at the table, and the turning points of a finished game.
###
### $name is a player, already written. $amount, $low, $middle, $high are money, already written ($12). $mean is money or
### a chance in per cent, already written, $margin is how far off it may be, written the same way. $count is a number.

## Asking for a hint

# The button, and the heading of what it brings.
advice-hint = Consejo
advice-ask = Pedir un consejo
advice-close = Cerrar el consejo
advice-thinking = Pensándolo…
# Under it, when it takes long.
advice-thinking-long = El primer consejo puede tardar un poco más. Puedes cerrar esto y volver después.

## A hint

# Labels of two estimates: the own money at the end of the game, and the chance to win it.
advice-money = Dinero al final
advice-win = Probabilidad de ganar
# $121 ± $4; of what a decision gave away: −$15 ± $4
advice-about = { $mean } ± { $margin }
advice-bid = Ofrecer { $amount }
# Where the estimates of the lines can't be told apart.
advice-overlap = Quizá sean igual de buenas: los márgenes se solapan.
# $count is how many games were played on for it.
advice-how = A partir de { $count } partidas que unos bots siguieron desde aquí sabiendo lo que tú sabes. Entre jugadores así, el valor real está en el margen ± 19 de cada 20 veces.
advice-cargo = La carga te dará probablemente { $amount }.
advice-bids = Lo que ofrecerán probablemente los demás
# Red: $3 to $11, probably $7
advice-bid-range = { $name }: de { $low } a { $high }, probablemente { $middle }
# The same where it is one sum.
advice-bid-about = { $name }: probablemente { $middle }

## Turning points

advice-turning = Puntos de inflexión
advice-turning-thinking = Buscando los puntos de inflexión. Puede tardar un minuto.
advice-turning-none = Ninguna decisión por sí sola salió claramente cara.
advice-turning-failed = No se pudieron encontrar los puntos de inflexión de esta partida.
advice-turning-how = Cada decisión se juzga por lo que el jugador podía saber entonces, con bots que siguen jugando. Entre jugadores así, el valor real está en el margen ± 19 de cada 20 veces.
# Before what was played, and before what would have been better; both are sentences of the log.
advice-turning-played = Jugado
advice-turning-better = Mejor
# Before what the decision gave away (−$15 ± $4): expected money, and the chance of winning.
advice-turning-money = dinero esperado
advice-turning-win = probabilidad de ganar
advice-turning-show = Mostrar la mesa en el evento { $number }
advice-turning-why = Por qué
advice-turning-see = Ver la mesa en ese momento
