# The line on its way in a few words: the containers are drawn beside it, and so is the money.
strip-produce = Je produceert er { $count }
strip-buy = Je koopt er { $count } van { $seat }
strip-load = Je laadt er { $count } van { $seat }
strip-load-dock = Je laadt er { $count } van je kade
strip-sail-harbour = Je vaart naar { $seat }, laadt er { $count }
strip-sail-bank = Je vaart naar de bank, laadt er { $count }
# How full the ship is then.
strip-ship = Schip: { $count } van { $most }.
# While prices are set: how.
strip-move = Verschuiven verandert de prijs.
