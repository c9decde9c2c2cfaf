### The deck of the table: what a player can do, the line on its way, the own panel, and the strip above the chart.
###
### $seat, $seats and $name are players. Money comes in already written ($12), counts come in as numbers. $goods are
### containers in words, several of them already joined with "and". Tiles are narrow: keep those labels short.

## Tiles: one for each kind of action

deciding-kind-produce = Pro{ "\u00AD" }duire
deciding-kind-buy = Ache{ "\u00AD" }ter
deciding-kind-reprice = Prix
deciding-kind-sail = Navi{ "\u00AD" }guer
deciding-kind-load = Char{ "\u00AD" }ger
deciding-kind-machine = Usine
# The soft hyphen \u00AD says where a long label may break.
deciding-kind-warehouse = Entre{ "\u00AD" }pôt
deciding-kind-call = Cour{ "\u00AD" }tier
deciding-kind-raise = Su{ "\u00AD" }ren{ "\u00AD" }ché{ "\u00AD" }rir
deciding-kind-loan = Em{ "\u00AD" }prun{ "\u00AD" }ter
deciding-kind-repay = Rem{ "\u00AD" }bour{ "\u00AD" }ser
deciding-kind-default = Pas de prêt
deciding-kind-sell = Vendre
deciding-kind-keep = Tout garder
deciding-kind-seize = Saisir
deciding-kind-building = Bâti{ "\u00AD" }ment
deciding-kind-return = Repla{ "\u00AD" }cer
deciding-kind-end = Fin du tour

# The small second line of a tile.
deciding-tile-buy = pour le port
deciding-tile-reprice = au port
# Producing costs money: how much, and who gets it.
deciding-tile-produce = { $money } à { $seat }
deciding-tile-load = chez { $place }
deciding-tile-load-dock = à la banque
deciding-tile-sail = choisir où
deciding-tile-call = à la banque
deciding-tile-raise = { $seat }
# Borrowing as the answer to interest that is due.
deciding-tile-loan = payer les intérêts
deciding-tile-default = laisser saisir
deciding-tile-sell = une caisse
deciding-tile-keep = pas de vente
deciding-tile-seize = chez { $seat }
deciding-tile-building = choisis lequel
deciding-tile-return = à de nouveaux prix
# On a tile or button that can't be pressed because the money is missing.
deciding-needs = il faut { $money }

## Places and things within sentences

deciding-place-sea = mer ouverte
deciding-place-island = île
deciding-place-bank = Banque d’affaires
deciding-place-harbour = { $seat }
# Example: 2 × tan
deciding-goods-counted = { $count } × { $colour }
deciding-building-machine = une usine
deciding-building-warehouse = un entrepôt
# The six spaces of the three brokers, who are numbered I, II and III.
deciding-space-money = l’argent du courtier { $broker }
deciding-space-containers = les caisses du courtier { $broker }
# The same on a button; what lies there stands beside it.
deciding-space-short = Courtier { $broker }
# What can be seized. $price stands where the container lies at a price.
deciding-seize-island = { $colour }, sur l’île
deciding-seize-harbour = { $colour } à { $price }, magasin de port
deciding-seize-factory = { $colour } à { $price }, centre de distribution
deciding-seize-ship = { $colour }, sur le navire
deciding-seize-dock = { $colour }, sur le quai
deciding-seize-machine = usine ({ $colour })
deciding-seize-warehouse = un entrepôt

## The draft strip: questions while something is still to be said

deciding-ask-buy = Acheter chez qui ?
deciding-ask-sail = Où aller ?
deciding-ask-machine = Quelle usine ?
deciding-ask-call = Quel lot ? L’argent se paie en caisses, les caisses en argent
deciding-ask-seize = Que prends-tu ?
deciding-ask-building = Que cèdes-tu ?
deciding-pick-buy = Choisis ce que tu achètes chez { $seat }
deciding-pick-load = Choisis ce que tu charges
deciding-pick-sail = Choisis ce que tu charges
deciding-pick-sell = Choisis la caisse à vendre
deciding-pick-produce = Pas assez de place pour tout : choisis ce que tu produis
deciding-pick-call = Choisis ce que tu offres. L’ordre compte : une à la fois aux courtiers I, II et III
deciding-pick-raise = Choisis ce que tu offres. L’ordre compte : une à la fois aux courtiers I, II et III

## The draft strip: what the line does

deciding-do-produce = Produire : { $goods }
deciding-do-produce-nothing = Ne rien produire, seulement fixer les prix
deciding-do-buy = Acheter chez { $seat } pour { $cost } : { $goods }
deciding-do-reprice = Réviser les prix de ton magasin de port
deciding-do-load = Charger chez { $seat } pour { $cost } : { $goods }
deciding-do-load-dock = Charger depuis ton quai : { $goods }
deciding-do-sail-sea = Aller en mer ouverte
deciding-do-sail-island = Accoster à l’île
deciding-do-sail-bank = Aller à la Banque d’affaires
deciding-do-sail-bank-loading = Aller à la Banque d’affaires et charger : { $goods }
deciding-do-sail-harbour = Aller chez { $seat }
deciding-do-sail-harbour-loading = Aller chez { $seat } et charger pour { $cost } : { $goods }
deciding-do-machine = Acheter une usine : { $colour }
deciding-do-warehouse = Acheter un entrepôt
deciding-do-call = Offrir { $offer } pour { $space }
deciding-do-raise = Surenchérir : { $offer } pour { $space }
deciding-do-loan = Emprunter
deciding-do-repay = Rembourser un prêt
deciding-do-default = Ne pas emprunter : un de tes biens sera saisi
deciding-do-sell = Vendre à la banque : { $goods }
deciding-do-keep = Tout garder
# $thing is one of deciding-seize-…
deciding-do-seize = Prendre : { $thing }
deciding-do-building-machine = Céder une usine
deciding-do-building-warehouse = Céder un entrepôt
deciding-do-return = Replacer tes caisses à ces prix
deciding-do-end = Finir ton tour

# Short sentences that follow.
deciding-note-island = Tous les autres font une offre pour ta cargaison.
deciding-note-loan = Tu paieras des intérêts à chaque tour.
deciding-note-ending = Cela déclenche la fin de la partie.
deciding-note-ends = Ton tour se termine.

## The draft strip: buttons and what stands there while nothing is drafted

deciding-confirm = Valider
deciding-cancel = Annuler
deciding-undo = Revenir
deciding-undo-step = Annuler la dernière étape
deciding-undo-line = Reprendre ton dernier coup
# $deed is a sentence of the log: what the reader did last.
deciding-undo-what = Tu peux reprendre : { $deed }
deciding-cash = ton argent
deciding-cash-change = Ton argent : { $before }, puis { $after }

deciding-idle-act = À toi de jouer. Choisis une action, ou touche ce qui est éclairé sur la table.
deciding-idle-interest = Les intérêts sont dus et tu n’as plus d’argent. Que fais-tu ?
deciding-idle-building = Un de tes bâtiments sera saisi : choisis usine ou entrepôt.
deciding-idle-seize = Choisis ce que tu saisis.
deciding-idle-sale = Tu peux vendre une caisse avant tes actions.
deciding-idle-bid = Une cargaison est aux enchères : fais ton offre.
deciding-idle-decide = Les offres sont dévoilées : à toi de décider.
deciding-idle-return = On a surenchéri sur ton offre à la banque : replace tes caisses.
deciding-idle-sealed = Ton offre de { $amount } est scellée. Tu peux encore la changer.

## Waiting for others

# $seats are the players who are waited for, joined with "and".
deciding-wait-act =
    { $count ->
        [one] { $seats } réfléchit
       *[other] { $seats } réfléchissent
    }
deciding-wait-interest = { $seats } règle les intérêts
deciding-wait-building = { $seats } choisit le bâtiment à céder
deciding-wait-seize = { $seats } choisit ce qui est saisi
deciding-wait-sale = { $seats } pense à une vente domestique
deciding-wait-bid =
    { $count ->
        [one] Offre attendue : { $seats }
       *[other] Offres attendues : { $seats }
    }
# Instead, when all bids are in.
deciding-wait-reveal = Les offres vont être dévoilées
deciding-wait-decide = { $seats } se prononce sur les offres
deciding-wait-return = { $seats } replace ses caisses
deciding-wait-over = La partie est terminée
# Beside it, where those who are waited for have not come to the table yet, or have left it for now.
deciding-wait-nobody = Cette place est encore libre.
deciding-wait-away = Pas à la table pour le moment.
deciding-watching = Tu regardes la partie.

## The strip above the chart

deciding-round = Manche { $round }
deciding-title-act-first = Ton tour, première action
deciding-title-act-second = Ton tour, deuxième action
deciding-title-interest = Ton tour, les intérêts sont dus
deciding-title-building = Choisis un bâtiment à céder
deciding-title-seize = Choisis ce que tu saisis
deciding-title-sale = Ton tour, vente domestique
deciding-title-bid = Ton offre
deciding-title-decide = Accepter ou refuser
deciding-title-return = Replace ton offre
# Read out and shown in the browser's tab when it becomes the reader's turn.
deciding-your-turn = C’est ton tour
# The title of the browser's tab. $what is one of deciding-title-… or deciding-wait-…
deciding-tab = { $what } · Boxship
deciding-tab-mine = ● { $what } · Boxship
deciding-keys = Touches
deciding-show-log = Journal et historique
deciding-hide-log = Retour à la table

## The own panel

deciding-own = Ton panneau
deciding-own-cash = Ton argent
deciding-own-loans = Prêts : { $count } sur { $most }
deciding-own-actions =
    { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
deciding-card = Ta carte de valorisation
deciding-card-secret = secrète
deciding-card-worth = valeur
deciding-card-island = sur l’île
deciding-card-next = une de plus
# What that row means, when it is pointed at.
deciding-card-next-how = Ce que changerait une caisse de plus de cette couleur sur l’île, si on faisait le décompte maintenant
deciding-card-drops-mark = rejetées
deciding-card-empty = Encore rien sur l’île.
deciding-card-plain = Vaut { $total } pour l’instant.
deciding-card-drops = Vaut { $total } ; couleur rejetée : { $colour }.
deciding-card-missing = Vaut { $total }. Manque : { $colours }.
deciding-card-both = Vaut { $total } ; couleur rejetée : { $colour }. Manque : { $colours }.

## Choosing: targets, containers, prices, amounts

deciding-actions = Actions
deciding-targets = Choix
deciding-where-factory = { $seat }, centre de distribution
deciding-where-harbour = { $seat }, magasin de port
deciding-where-dock = Ton quai
deciding-where-machine = Tes usines
# Button of a container that can be picked. $there lie there, $picked of them are picked.
deciding-good = { $colour } à { $price }, choix : { $picked } sur { $there }
deciding-good-unpriced = { $colour }, choix : { $picked } sur { $there }
deciding-put-back = Remettre une caisse : { $colour }
deciding-prices-factory = Centre de distribution
deciding-prices-harbour = Magasin de port
# A container in the price editor, and a lane of it.
deciding-piece = { $colour } à { $price }
deciding-piece-new = { $colour } à { $price }, nouvelle caisse
deciding-lane = Placer à { $price }
deciding-lane-empty = Case { $price }
deciding-prices-how = Appuie sur une caisse, puis sur un prix. Les flèches la déplacent.
deciding-amount = Montant
deciding-amount-less = Un de moins
deciding-amount-more = Un de plus

## The row below: money, typed lines, the end of the turn

deciding-borrow = Emprunter { $money }
deciding-repay = Rembourser
deciding-end = Fin du tour
deciding-command = Taper ici
deciding-command-how = Par exemple : sail sea. Tab complète un mot, Entrée joue la ligne ; la flèche vers le haut rappelle les lignes précédentes.
# The list that opens while something is typed, for readers who do not see it.
deciding-command-words = Mots qui peuvent suivre

## Keys

deciding-keys-title = Touches
deciding-keys-number = Choisir ce qui porte ce numéro : une action, une cible, une caisse
deciding-keys-shift = Remettre une caisse choisie
deciding-keys-enter = Valider
deciding-keys-escape = Fermer le conseil ou annuler la saisie en cours
deciding-keys-undo = Annuler la dernière étape, ou reprendre le dernier coup
deciding-keys-borrow = Emprunter
deciding-keys-repay = Rembourser
deciding-keys-end = Finir le tour
deciding-keys-hint = Demander un conseil
deciding-keys-arrows-price = Sur une caisse dont tu fixes le prix : un prix plus bas ou plus haut
deciding-keys-arrows-history = Sans saisie en cours : reculer et avancer dans l’historique
deciding-keys-slash = Taper une ligne
deciding-keys-question = Afficher ces touches
deciding-keys-ctrl = Valider, où que tu sois
deciding-keys-close = Fermer
# What is written on these keys, as keyboards of the language have it.
deciding-cap-enter = Entrée
deciding-cap-ctrl-enter = Ctrl Entrée
deciding-cap-escape = Échap
deciding-cap-backspace = Retour arrière
deciding-cap-space = Espace

## The table as a whole

deciding-loading = On s’installe à la table…
deciding-lost = Connexion perdue. Nouvel essai…
deciding-closed-title = Impossible d’afficher cette table
deciding-closed-not_found = Cette table n’existe pas, ou le lien est incomplet. Vérifie le lien, ou cherche parmi tes tables.
deciding-closed-not_allowed = Ce lien n’ouvre pas cette table. Demandes-en un nouveau à la personne qui te l’a envoyé.
deciding-closed-other = Quelque chose s’est mal passé (en anglais : { $sentence })
deciding-closed-again = Réessayer
deciding-closed-home = Vers l’accueil
deciding-closed-tables = Tes tables
deciding-past = La table telle qu’elle était
deciding-past-note = Après l’événement { $number } sur { $last }. Tu ne peux rien faire ici.
deciding-past-live = Retour au direct
# Instead, where the table of then could not be had from the server.
deciding-past-failed = Ce moment n’a pas pu être chargé
deciding-past-failed-note = Tu vois encore un autre moment, pas l’événement { $number }.
deciding-past-again = Réessayer
deciding-final = Résultat
deciding-final-back = Retour à la table

## Several people at one screen, who hand it on to each other

# What this part of the page is, for readers who do not see it.
deciding-curtain = Passer l’écran
# $name is the player who has to decide next.
deciding-curtain-turn = { $name }, à toi de jouer
deciding-curtain-hand = Passe l’écran. Tous les autres regardent ailleurs.
deciding-curtain-am = Je suis { $name }
# Nobody at this screen has to decide.
deciding-curtain-wait = Les autres jouent
# Buttons with deciding-curtain-am follow.
deciding-curtain-look = Voir ton jeu :
deciding-curtain-hide = Cacher mon jeu

## Links to the table

deciding-links = Liens vers cette table
# The flags and names of the free seats follow.
deciding-links-waiting = Joueurs attendus :
# Buttons that copy a link.
deciding-links-seat = Copier le lien d’invitation
deciding-links-watch = Copier le lien spectateur
deciding-links-copied = Copié
deciding-links-hide = Masquer
deciding-links-renew = Renouveler les liens
deciding-links-new-watch = Nouveau lien spectateur
deciding-links-new-join = Nouveau lien d’invitation
deciding-links-new-own = Nouveau lien pour ma place
deciding-links-free = Libérer la place de { $name }
deciding-links-sure = Appuie encore : l’ancien lien ne marchera plus
deciding-links-renewed = C’est fait. L’ancien lien ne marche plus.

## The sheet on a phone

deciding-phone-cash =
    { $count ->
        [0] Argent
        [one] Argent, { $count } prêt
       *[other] Argent, { $count } prêts
    }
