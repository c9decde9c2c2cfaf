# The line on its way in a few words: the containers are drawn beside it, and so is the money.
strip-produce = Producir { $count }
strip-buy = Comprar { $count } a { $seat }
strip-load = Cargar { $count } de { $seat }
strip-load-dock = Cargar { $count } de tu muelle
strip-sail-harbour = Navegar a { $seat }, cargar { $count }
strip-sail-bank = Navegar al banco, cargar { $count }
# How full the ship is then.
strip-ship = Barco: { $count } de { $most }.
# While prices are set: how.
strip-move = Mover cambia el precio.
