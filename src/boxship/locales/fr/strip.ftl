# The line on its way in a few words: the containers are drawn beside it, and so is the money.
strip-produce = En produire { $count }
strip-buy = En acheter { $count } à { $seat }
strip-load = En charger { $count } chez { $seat }
strip-load-dock = En charger { $count } de ton quai
strip-sail-harbour = Aller chez { $seat }, en charger { $count }
strip-sail-bank = Aller à la banque, en charger { $count }
# How full the ship is then.
strip-ship = Navire : { $count } sur { $most }.
# While prices are set: how.
strip-move = Déplacer change le prix.
