### Following the game: the pace at which the moves of the others are shown, and what happened since the reader's last turn.

## Pace

# The button that shows the next move of the others, where the reader wants to see them one by one.
digest-next = Coup suivant
# In the list of keys.
digest-keys-next = Pas à pas : le coup suivant des autres

## Jumps in the history

# The name of the four buttons, the word on them (with an arrow before or behind it), and what each does.
digest-leaps = Se déplacer dans l’historique
digest-leap-turn = tour
digest-leap-auction = vente
digest-leap-turn-back = Au tour précédent
digest-leap-turn-on = Au tour suivant
digest-leap-auction-back = À la vente précédente
digest-leap-auction-on = À la vente suivante
# In the list of keys.
digest-keys-turn = Dans l’historique : le tour suivant ou précédent
digest-keys-auction = Dans l’historique : la vente suivante ou précédente

## Since the reader's last turn

# The title of the page beside the log, short.
digest-title = Depuis ton dernier tour
# The two pages: that one, and the log.
digest-tabs = Journal et nouvelles
# Turns the page to the log.
digest-close = Afficher le journal
# What pressing a row does.
digest-point = Montrer l’endroit sur la table
# Money that came in and that went out, beside the cash: +$8 in, −$1 out. $amount has its sign.
digest-in = reçu : { $amount }
digest-out = payé : { $amount }
# Over the rows about what the others did among themselves; those are sentences of the log.
digest-others = Et les autres

# On a phone: the button that puts the slip with these rows away, and the one that shows all of them; there are five or more.
digest-put-away = Ranger
digest-all = Les { $count } coups
# On a phone, over the newest moves while the others play.
digest-now = Ce qui se passe

# The name of the list that a screen reader reads out: every event, and what is drafted.
digest-spoken = Ce qui se passe, lu à voix haute

## What touched the reader, as rows like those of the log: $seat is drawn as a flag, so the verb comes first. What it
## changed in the reader's cash stands beside it.

digest-mine-produce = { $seat } produit et te paie
digest-mine-produce-nothing = { $seat } te paie mais ne peut rien produire
digest-mine-buy = { $seat } t’achète { $goods }
digest-mine-load = { $seat } charge { $goods } chez toi
digest-mine-sail-load = { $seat } vient chez toi et charge { $goods }
digest-mine-accept = { $seat } te vend { $goods }
digest-mine-interest = Tu paies des intérêts
digest-mine-interest-part = Tu paies une partie des intérêts et dois encore { $unpaid }
digest-mine-seize =
    { $place ->
        [island] { $seat } saisit { $goods } dans ton secteur de l’île
        [ship] { $seat } saisit { $goods } sur ton navire
        [dock] { $seat } saisit { $goods } sur ton quai
        [harbour] { $seat } saisit { $goods } dans ton magasin de port
       *[factory] { $seat } saisit { $goods } dans ton centre de distribution
    }
digest-mine-seize-machine = { $seat } saisit ton usine : { $machine }
digest-mine-seize-warehouse = { $seat } saisit un de tes entrepôts
digest-mine-raise-money = { $seat } surenchérit sur toi pour l’argent du courtier { $broker }
digest-mine-raise-containers = { $seat } surenchérit sur toi pour les caisses du courtier { $broker }
digest-mine-money-back = Tu récupères ton offre
digest-mine-collect-money = Tu reçois { $amount } du courtier { $broker }
digest-mine-collect-containers = Tu reçois { $goods } du courtier { $broker }

## Rows: sentences of the log that are shorter in a row, where $seat is a flag, the change of cash stands at its end and
## the table is in sight. Every other fact has the sentence of the log, `log-` and its key.

digest-row-produce = { $seat } produit { $goods }, paie { $other }
digest-row-price-lower = { $seat } baisse { $goods } de { $was } à { $amount }
digest-row-price-raise = { $seat } augmente { $goods } de { $was } à { $amount }
digest-row-sail-load = { $seat } va chez { $other }, charge { $goods }
digest-row-land = { $seat } débarque { $goods }
digest-row-bids-extra = Secondes offres : { $bids }
digest-row-tie = Égalité à { $amount } : { $seats }
digest-row-accept = { $seat } vend { $goods } à { $other }
digest-row-decline = { $seat } garde { $goods }
digest-row-bot-own = { $seat } s’absente, un bot joue
digest-row-bot-host = { $seat } absent, un bot joue
digest-row-bot-clock = { $seat } : plus de temps, un bot joue
digest-row-bot-resign = { $seat } abandonne, un bot joue
digest-row-back-host = { $seat } récupère sa place
digest-row-kept = { $seat } garde { $goods } : toutes les offres à zéro
