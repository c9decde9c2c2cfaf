### The log and the history, and the news in the terminal. Sentences are `log-` and a FactKey of boxship.table.vocabulary.
###
### In the sentences $seat and $other are players (drawn as a flag and a name), $goods are containers (drawn, in plain
### text a list like "2 × tan and black"), $machine is the colour of a machine, drawn as a container of that colour.
### $amount is money, already written ($12); $count is how many containers $goods are. What the sentence changes in the
### cash of $seat stands beside it, so it is not repeated within. The sentences are rows of a list: no full stop at the end.

## The frame

log-title = Journal
log-round = Manche { $round }
log-empty = Il ne s’est encore rien passé.
log-newest = dernier
# What pressing a row does.
log-show = Voir la table après l’événement { $number }
# Said before a sentence that is drawn struck through.
log-undone = Repris :
# Plain text: a sentence and what it changed in somebody's cash, like +$3.
log-with-money = { $sentence } ({ $change })
# In the terminal, where no board is drawn beside it: a sentence, and what the store that was arranged holds then.
log-with-store =
    { $store ->
        [factory] { $sentence } ; centre de distribution : { $goods }
       *[harbour] { $sentence } ; magasin de port : { $goods }
    }
# In the terminal: a sentence, and whose cash it changed by how much, like Red −$3, you +$3.
log-with-changes = { $sentence } ; { $changes }
# In the terminal: the reader's own seat in a sentence, and by itself in a list of bids or of changes of cash.
log-you = { $name } (toi)
log-own = toi
# In a list: Red $9. Also for changes of cash: Red +$9.
log-bid = { $name } { $amount }
log-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
log-goods-priced =
    { $count ->
        [one] { $colour } à { $price }
       *[other] { $count } × { $colour } à { $price }
    }

## Actions

log-produce = { $seat } produit { $goods } et paie { $other }
log-produce-nothing = { $seat } paie { $other }, mais ne peut rien produire
log-buy = { $seat } achète chez { $other } : { $goods }
log-reprice =
    { $count ->
        [0] { $seat } révise les prix d’un magasin de port vide
       *[other] { $seat } révise les prix du magasin de port : { $goods }
    }
# New prices for what lay in a store already. $was is the price before, $amount the new one, both already written.
log-price-lower =
    { $place ->
        [factory] { $seat } baisse { $goods } de { $was } à { $amount } dans son centre de distribution
       *[harbour] { $seat } baisse { $goods } de { $was } à { $amount } dans son magasin de port
    }
log-price-raise =
    { $place ->
        [factory] { $seat } augmente { $goods } de { $was } à { $amount } dans son centre de distribution
       *[harbour] { $seat } augmente { $goods } de { $was } à { $amount } dans son magasin de port
    }
log-sail = { $seat } va chez { $other }
log-sail-load = { $seat } va chez { $other } et charge { $goods }
log-sail-sea = { $seat } va en mer ouverte
log-sail-bank = { $seat } va à la Banque d’affaires
log-sail-bank-load = { $seat } va à la Banque d’affaires et charge { $goods }
log-land = { $seat } accoste à l’île avec { $goods }
log-load = { $seat } charge chez { $other } : { $goods }
log-load-dock = { $seat } charge { $goods } depuis le quai
log-machine = { $seat } achète une usine : { $machine }
log-warehouse = { $seat } achète un entrepôt
log-end = { $seat } finit son tour

## Money

log-loan = { $seat } emprunte
log-repay = { $seat } rembourse un prêt
log-default = { $seat } n’emprunte pas et ne paie pas les intérêts
log-sell = { $seat } fait une vente domestique : { $goods }
log-keep = { $seat } ne fait pas de vente domestique

## The auction on the island

# $seats are players, $players is how many.
log-sealed =
    { $players ->
        [one] { $seats } a scellé une offre
       *[other] { $seats } ont scellé leurs offres
    }
# One bid by itself, where the end of the game talks about it.
log-bid-amount = { $seat } offre { $amount }
# $bids are players with their bids: Red $9, Green $7.
log-bids = Offres : { $bids }
log-bids-extra = Avec les secondes offres : { $bids }
# $seats are the tied players.
log-tie = Égalité à { $amount } : { $seats } refont une offre
log-accept = { $seat } accepte { $amount } et cède { $goods } à { $other }
log-decline = { $seat } refuse et garde { $goods }
log-kept = Toutes les offres sont à zéro : { $seat } garde { $goods }

## Unpaid interest

log-building =
    { $kind ->
        [machine] { $seat } cède une usine
       *[warehouse] { $seat } cède un entrepôt
    }
log-seize =
    { $place ->
        [island] { $seat } saisit { $goods } chez { $other }, dans son secteur de l’île
        [ship] { $seat } saisit { $goods } chez { $other }, sur son navire
        [dock] { $seat } saisit { $goods } chez { $other }, sur son quai
        [harbour] { $seat } saisit { $goods } chez { $other }, dans son magasin de port
       *[factory] { $seat } saisit { $goods } chez { $other }, dans son centre de distribution
    }
log-seize-machine = { $seat } saisit une usine chez { $other } : { $machine }
log-seize-warehouse = { $seat } saisit un entrepôt chez { $other }

## The Investment Bank. $broker is I, II or III.

log-call-money = { $seat } offre { $goods } pour l’argent du courtier { $broker }
log-call-containers = { $seat } offre { $amount } pour les caisses du courtier { $broker }
log-raise-money = { $seat } surenchérit contre { $other } avec { $goods } pour l’argent du courtier { $broker }
log-raise-containers = { $seat } surenchérit contre { $other } avec { $amount } pour les caisses du courtier { $broker }
log-money-back = Offre battue : { $seat } récupère l’argent
log-return = Offre battue : { $seat } replace { $goods }
log-collect-money = { $seat } encaisse { $amount } du courtier { $broker }
log-collect-containers = { $seat } reçoit { $goods } du courtier { $broker }

## What the game does by itself

log-interest = { $seat } paie des intérêts
# $unpaid is money.
log-interest-part = { $seat } paie une partie des intérêts et doit encore { $unpaid }
log-interest-due = { $seat } doit { $amount } d’intérêts
log-borrow-or-default = { $seat } ne peut pas payer { $amount } d’intérêts et doit emprunter ou perdre quelque chose
log-defaults = { $seat } ne peut pas payer { $amount } d’intérêts : quelque chose est saisi
log-waived = { $seat } ne peut pas payer { $amount } d’intérêts, et il n’y a rien à saisir
log-ending = Stock épuisé : { $goods }. C’est le dernier tour
# $seats are the winners, $players is how many.
log-over =
    { $players ->
        [0] La partie est terminée
        [one] La partie est terminée : { $seats } gagne
       *[other] La partie est terminée : { $seats } partagent la victoire
    }

## Taking back

log-undo = { $seat } reprend son coup

## Around the game: who plays, clocks, links. $bot is the name of a bot.

log-bot-own = { $seat } s’absente : un bot ({ $bot }) continue
log-bot-host = { $seat } est absent : { $other } laisse jouer un bot ({ $bot })
log-bot-clock = { $seat } n’a plus de temps : un bot ({ $bot }) continue
log-bot-resign = { $seat } abandonne : un bot ({ $bot }) joue jusqu’au bout
log-back = { $seat } est de retour
log-back-host = { $seat } récupère sa place grâce à { $other }
log-agree = { $seat } voudrait arrêter la partie
log-withdraw = { $seat } préfère continuer
log-ended = La partie est finie : tout le monde a voulu arrêter
log-clocks-run = Tout le monde est là : les pendules tournent
log-clocks-stood = Le serveur était arrêté : les pendules aussi
log-link-join = { $seat } a créé un nouveau lien d’invitation
log-link-watch = { $seat } a créé un nouveau lien spectateur
log-seat-freed = { $seat } a libéré la place de { $other }

## The history

log-history = Historique de la partie
log-history-previous = Événement précédent
log-history-next = Événement suivant
log-history-live = Événement { $number }, en direct
log-history-past = Événement { $number } sur { $last }, manche { $round }
# After the number of the newest event: 137 live
log-live = en direct
log-back-to-live = retour au direct
