### Hints at the table, and the turning points of a finished game.
###
### $name is a player, already written. $amount, $low, $middle, $high are money, already written ($12). $mean is money or
### a chance in per cent, already written, $margin is how far off it may be, written the same way. $count is a number.

## Asking for a hint

# The button, and the heading of what it brings.
advice-hint = Hint
advice-ask = Ask for a hint
advice-close = Close the hint
advice-thinking = Thinking…
# Under it, when it takes long.
advice-thinking-long = The first hint can take a little longer. You can close this and come back to it.

## A hint

# Labels of two estimates: the own money at the end of the game, and the chance to win it.
advice-money = Money at the end
advice-win = Chance of winning
# $121 ± $4; of what a decision gave away: −$15 ± $4
advice-about = { $mean } ± { $margin }
advice-bid = Bid { $amount }
# Where the estimates of the lines can't be told apart.
advice-overlap = These may be equally good: the ranges overlap.
# $count is how many games were played on for it.
advice-how = Based on { $count } games that bots played on from here, knowing only what you know. Against players like them, the true figure is within the ± range 19 times out of 20.
advice-cargo = The cargo will probably bring you { $amount }.
advice-bids = What the others will probably bid
# Red: $3 to $11, probably $7
advice-bid-range = { $name }: { $low } to { $high }, probably { $middle }
# The same where it is one sum.
advice-bid-about = { $name }: probably { $middle }

## Turning points

advice-turning = Turning points
advice-turning-thinking = Looking for the turning points. This can take a minute.
advice-turning-none = No single decision was clearly costly.
advice-turning-failed = Couldn’t find this game’s turning points.
advice-turning-how = Each decision is judged by what the player could know at the time, with bots playing on from there. Among players like them, the true figure is within the ± range 19 times out of 20.
# Before what was played, and before what would have been better; both are sentences of the log.
advice-turning-played = Played
advice-turning-better = Better
# Before what the decision gave away (−$15 ± $4): expected money, and the chance of winning.
advice-turning-money = expected money
advice-turning-win = chance of winning
advice-turning-show = Show the table at event { $number }
# Before the reason for what would have been better, a sentence that a hint would have said.
advice-turning-why = Why
# Opens a picture of the table before that decision.
advice-turning-see = See the table at that moment
