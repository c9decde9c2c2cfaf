# The line on its way in a few words: the containers are drawn beside it, and so is the money.
strip-produce = { $count } Container produzieren
strip-buy = { $count } von { $seat } kaufen
strip-load = { $count } von { $seat } laden
strip-load-dock = { $count } von deinem Kai laden
strip-sail-harbour = Zu { $seat } fahren, { $count } laden
strip-sail-bank = Zur Bank fahren, { $count } laden
# How full the ship is then.
strip-ship = Schiff: { $count } von { $most }.
# While prices are set: how.
strip-move = Verschieben ändert den Preis.
