# The line on its way in a few words: the containers are drawn beside it, and so is the money.
strip-produce = Produrne { $count }
strip-buy = Comprarne { $count } da { $seat }
strip-load = Caricarne { $count } da { $seat }
strip-load-dock = Caricarne { $count } dal tuo molo
strip-sail-harbour = Andare da { $seat } e caricarne { $count }
strip-sail-bank = Andare alla banca e caricarne { $count }
# How full the ship is then.
strip-ship = Nave: { $count } su { $most }.
# While prices are set: how.
strip-move = Spostare cambia il prezzo.
