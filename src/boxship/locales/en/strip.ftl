# The line on its way in a few words: the containers are drawn beside it, and so is the money.
strip-produce = Produce { $count }
strip-buy = Buy { $count } from { $seat }
strip-load = Load { $count } from { $seat }
strip-load-dock = Load { $count } from your dock
strip-sail-harbour = Sail to { $seat }, load { $count }
strip-sail-bank = Sail to the bank, load { $count }
# How full the ship is then.
strip-ship = Ship: { $count } of { $most }.
# While prices are set: how.
strip-move = Moving changes the price.
