### Hints at the table, and the turning points of a finished game.
###
### $name is a player, already written. $amount, $low, $middle, $high are money, already written ($12). $mean is money or
### a chance in per cent, already written, $margin is how far off it may be, written the same way. $count is a number.

## Asking for a hint

# The button, and the heading of what it brings.
advice-hint = Hint
advice-ask = Ask for a hint
advice-close = Close the hint
advice-thinking = Thinking it through …
# Under it, when it takes long.
advice-thinking-long = The first hint takes a minute or two. The game does not wait for it: you can close this and come back.

## A hint

# Labels of two estimates: the own money at the end of the game, and the chance to win it.
advice-money = Money at the end
advice-win = Chance to win
# $121 ± $4
advice-about = { $mean } ± { $margin }
advice-bid = Bid { $amount }
# Where the estimates of the lines can't be told apart.
advice-overlap = These may be equally good: their ranges overlap.
# $count is how many games were played on for it.
advice-how = From { $count } games that computer players played on from here, knowing what you know. Among such players the truth is within ± nineteen times out of twenty.
advice-cargo = The cargo will probably bring you { $amount }.
advice-bids = What the others will probably bid
# Red: $3 to $11, probably $7
advice-bid-range = { $name }: { $low } to { $high }, probably { $middle }

## Turning points

advice-turning = Turning points
advice-turning-thinking = The game is being gone through for its turning points. This can take a minute.
advice-turning-none = No single decision clearly gave much away.
advice-turning-failed = The turning points of this game could not be found.
advice-turning-how = Each decision is judged by what its player could know then, with computer players playing on. Among such players the truth is within ± nineteen times out of twenty.
# Before what was played, and before what would have been better; both are sentences of the log.
advice-turning-played = Played
advice-turning-better = Better
# What the decision gave away: expected money, and the chance to win. Example: −$15 ± $4
advice-turning-loss = −{ $mean } ± { $margin }
advice-turning-money = expected money
advice-turning-win = chance to win
advice-turning-show = Show the table at event { $number }
