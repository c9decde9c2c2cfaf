### The reader’s own results, kept in their browser.
###
### $low and $high are the ends of a range, $chance is a chance in per cent, $amount is money, all already written. $count is a number.

results = My results
results-lead = Every game that you play to its end here. They are kept in this browser and nowhere else.
results-none = No game yet. Play one to its end, and it appears here.
results-rating = Rating against the bots
results-between = between { $low } and { $high }
results-chance = Chance of winning against three traders: { $chance }, between { $low } and { $high }. Games it rests on: { $count }.
results-how = 1500 is as good as a trader; 400 more is ten times as strong. The true value is in the range 19 times out of 20; more games make it narrower. Only games in which all the others were bots count.
results-by-bot = By bot
results-by-edition = By edition
results-by-players = By number of players
results-corner-bot = Bot
results-corner-edition = Edition
results-corner-players = Players
results-column-games = games
results-column-wins = wins
results-column-place = place
results-column-margin = margin
results-column-off = bids off by
results-column-bias = on average
results-low = { $amount } too low
results-high = { $amount } too high
results-even = just right
results-explained = Place, margin and bids are averages. The margin is your total less that of the best of the others. Bids are compared with what the cargo brought you in the end, or would have brought.
results-export = Save as CSV
results-forget = Forget all results
results-forget-sure = Really forget all? Press again
