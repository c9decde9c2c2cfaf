# La langue elle-même, dans son propre mot.
terminal-language = Français

## La table en texte

terminal-turn-yours = À toi de jouer
terminal-turn-of = { $name } joue
terminal-turn-actions =
    { $count ->
        [one] { $turn }, encore { $count } action
       *[other] { $turn }, encore { $count } actions
    }
terminal-turn-others = { $turn }, on attend { $names }
terminal-turn-decides = { $turn }, décision à prendre
terminal-you-win-short = Tu gagnes avec { $total }
terminal-won-short =
    { $count ->
        [one] { $names } gagne avec { $total }
       *[other] { $names } partagent la victoire avec { $total }
    }
terminal-end-rule = La partie finit quand 2 couleurs sont épuisées
terminal-end-far = fin quand 2 sont épuisées
terminal-end-now = dernier tour : deux couleurs sont épuisées
terminal-end-supply = deux couleurs sont épuisées
terminal-end-round_limit = arrêtée à la limite de manches
terminal-removed = { $note } ; hors jeu : { $lost }
terminal-all = tout
terminal-ship = navire
terminal-supply = stock
terminal-of-each = sur { $count } de chaque
terminal-worth-yours = pour toi
terminal-worth-to = pour { $name }
terminal-docks = quais
terminal-card = carte
terminal-bids = Offres
terminal-highest = la plus élevée
terminal-factory = usine
terminal-harbour = port
terminal-place-sea = mer
terminal-place-island = île
terminal-place-bank = banque
terminal-free = gratuit
terminal-wins = gagne
terminal-in-turn = joue
terminal-to-decide = décide
terminal-cash-hidden = argent secret
terminal-loans =
    { $count ->
        [one] { $count } prêt
       *[other] { $count } prêts
    }
terminal-total = total { $total }
terminal-payment =
    { $kind ->
        [money] { $name } fait une offre pour l’argent du courtier { $broker }
       *[containers] { $name } fait une offre pour les caisses du courtier { $broker }
    }
terminal-payment-yours =
    { $kind ->
        [money] Tu fais une offre pour l’argent du courtier { $broker }
       *[containers] Tu fais une offre pour les caisses du courtier { $broker }
    }

## Le début

terminal-intro = Container : tu joues { $seat }. Produis des caisses, achètes-en d’autres pour ton magasin de port, va chercher une cargaison variée avec ton navire, vends-la aux enchères sur l’île et achètes-y ce qui vaut cher sur ta carte secrète. Le plus riche gagne. Deux actions par tour.
terminal-intro-how = Réponds par un numéro de la liste au-dessus de l’invite, ou tape une ligne comme celles-ci (Tab complète) :
terminal-intro-more = Entrée explique les numéros ; rules, help et table en montrent plus.
terminal-opponents = Tu joues contre
terminal-begin = Entrée pour commencer.

## L’invite

terminal-ask-act =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
terminal-ask-bid = offre pour { $cargo }
terminal-ask-bid-again = seconde offre pour { $cargo }, en plus de { $amount }
terminal-ask-decide = accepter ou refuser
terminal-ask-seize = saisir
terminal-ask-sale = vente domestique
terminal-ask-interest = intérêts
terminal-ask-building = bâtiment
terminal-ask-return = replacer
terminal-own =
    Toi · centre de distribution : { $factory } · magasin de port : { $harbour } · { $place ->
        [sea] navire en mer
        [island] navire à l’île
        [bank] navire à la banque
       *[harbour] navire au port de { $owner }
    }, { $count ->
        [0] vide
       *[other] { $cargo }
    }
terminal-numbers = Les numéros vont de 1 à { $last } ; Entrée les explique.
terminal-legal-now = { $reason } (Possible maintenant : { $lines })
terminal-legal = C’est permis.
terminal-nothing-legal = Rien de permis ne commence ainsi.
terminal-more = … et d’autres
terminal-why = Tape why et une ligne, par exemple : why sail island
terminal-undo-nothing = Il n’y a encore rien à reprendre.
terminal-undo-over = La partie est terminée et les cartes sont dévoilées : on ne reprend plus rien.
terminal-undo-bid = Une offre est définitive.
terminal-undo-others = D’autres ont décidé depuis ta dernière décision : elle ne se reprend plus.
terminal-saved-in = La partie est enregistrée après chaque décision dans { $file }
terminal-copy-in = Une copie de la partie est dans { $file }
terminal-record-in = La partie entière est dans { $file }
terminal-not-saved = Impossible d’enregistrer : { $reason }.
terminal-unsaved = Impossible d’enregistrer : { $reason }. Tape save FICHIER pour l’enregistrer ailleurs.
terminal-last-unsaved = Les dernières décisions n’ont pas pu être enregistrées : { $reason }.
terminal-goodbye = La partie est enregistrée. Pour la continuer :

## Le menu

terminal-kind-produce = produire
terminal-kind-buy = acheter
terminal-kind-reprice = prix
terminal-kind-sail = naviguer
terminal-kind-load = charger
terminal-kind-machine = usine
terminal-kind-warehouse = entrepôt
terminal-kind-call = appeler un courtier
terminal-kind-raise = surenchérir
terminal-kind-loan = emprunter
terminal-kind-repay = rembourser
terminal-kind-end = finir le tour
terminal-kind-sell = vendre
terminal-kind-keep = garder
terminal-kind-bid = faire une offre
terminal-kind-accept = accepter
terminal-kind-decline = refuser
terminal-kind-default = se laisser saisir
terminal-kind-building = bâtiment
terminal-kind-seize = saisir
terminal-kind-return = replacer
terminal-meaning-produce = produire, et fixer les prix de ton centre de distribution
terminal-meaning-buy = acheter à un centre de distribution, et fixer les prix de ton magasin de port
terminal-meaning-reprice = seulement réviser les prix de ton magasin de port
terminal-meaning-sail = déplacer ton navire ; dans un port, tu peux acheter
terminal-meaning-load = charger là où est ton navire
terminal-meaning-machine = acheter une usine
terminal-meaning-warehouse = acheter un entrepôt
terminal-meaning-call = appeler un courtier de la Banque d’affaires
terminal-meaning-raise = surenchérir chez le courtier
terminal-meaning-bid = faire ton offre scellée
terminal-meaning-accept = accepter l’offre la plus élevée
terminal-meaning-decline = payer toi-même l’offre la plus élevée et garder la cargaison
terminal-meaning-sell = faire une vente domestique
terminal-meaning-keep = ne pas faire de vente domestique
terminal-meaning-return = fixer les prix de ce qui revient de la carte de paiement
terminal-meaning-building-machine = une usine peut être saisie
terminal-meaning-building-warehouse = un entrepôt peut être saisi
terminal-meaning-default = ne pas emprunter pour les intérêts et te laisser saisir
terminal-meaning-loan = recevoir un prêt ; ce n’est pas une action
terminal-meaning-repay = rembourser un prêt ; ce n’est pas une action
terminal-meaning-end = finir ton tour
terminal-which = { $what } : que choisis-tu ?
terminal-say-number = Tape un numéro de 1 à { $last }, ou b pour revenir.
terminal-which-ones = Lesquelles ? Des numéros comme 1 1 2.
terminal-which-ones-or-none = Lesquelles ? Des numéros comme 1 1 2 ; Entrée pour aucune.
terminal-you-have = Tu as { $cash }.
terminal-say-numbers = Tape des numéros séparés par des espaces, de 1 à { $last }, ou b pour revenir.
terminal-produce-all = Il faut produire tout ce qui est possible, ni plus ni moins.
terminal-one-needed = Il en faut au moins une.
terminal-there = { $count } en tout
terminal-nothing-there = rien à vendre
terminal-how-much = Combien ? Tu as { $cash }. $
terminal-price =
    { $store ->
        [factory] { $goods } dans ton centre de distribution, { $prices } [{ $usual }] :
       *[harbour] { $goods } dans ton magasin de port, { $prices } [{ $usual }] :
    }
terminal-say-price =
    { $count ->
        [one] Tape un prix parmi { $prices } ; b pour revenir.
       *[other] Tape un prix pour toutes, ou { $count } prix comme { $usual }, parmi { $prices } ; b pour revenir.
    }

## L’aide

terminal-help-prompt = À l’invite :
terminal-help-lines = Les lignes ressemblent à ceci :
terminal-help-colours = Les couleurs des caisses : { $colours }.
terminal-help-players = Autour de la table : { $players }.
terminal-command-menu = ce que tu peux faire, avec des numéros (ou appuie sur Entrée)
terminal-command-legal = ce que tu peux taper maintenant ; legal sail donne les lignes qui commencent ainsi
terminal-command-why = why LIGNE : pourquoi une ligne n’est pas possible
terminal-command-undo = reprendre ta dernière décision, tant que personne d’autre n’a décidé depuis
terminal-command-table = montrer la table encore une fois
terminal-command-log = tout ce qui s’est passé ; log 10 pour les dix dernières décisions
terminal-command-record = la partie jusqu’ici, dans la notation
terminal-command-save = où la partie est enregistrée ; save FICHIER en écrit une copie
terminal-command-rules = les règles de cette partie sur un écran
terminal-command-help = cette page
terminal-command-quit = partir ; la partie est enregistrée et peut continuer

## Les règles sur un écran

terminal-rules = Règles : { $rules }
terminal-rules-turn = Un tour : $1 d’intérêts par prêt, puis jusqu’à deux actions, même deux fois la même, sauf produire.
terminal-rules-machine = les usines suivantes coûtent { $machines }, une par couleur
terminal-rules-warehouse = les entrepôts suivants coûtent { $warehouses }
terminal-rules-produce = $1 à ton voisin de droite ; une caisse par usine, de la place pour deux par usine ; puis de nouveaux prix au centre de distribution : { $factory }
terminal-rules-buy = dans un seul centre de distribution, une caisse par entrepôt en tout ; puis de nouveaux prix au magasin de port : { $harbour }
terminal-rules-sail = par la mer ouverte vers un port ou l’île, une action par étape ; dans un port, achète jusqu’à cinq caisses pour ton navire ; load y achète encore
terminal-rules-auction = Sur l’île, ton tour finit : les autres font une offre secrète pour toute ta cargaison. Accepte la plus élevée, et la banque te paie encore autant ; ou refuse, paie toi-même ce montant, et la cargaison est à toi.
terminal-rules-loans = Prêts : $10 chacun, deux au plus ; pendant ton tour, et avant une offre. Si tu ne peux pas payer les intérêts, ton voisin de droite saisit quelque chose chez toi.
terminal-rules-end = La fin : deux couleurs ({ $containers } caisses chacune) sont épuisées, ou la manche { $rounds } est finie.
terminal-rules-score = Tu rejettes la couleur que tu as en plus grand nombre sur l’île. Puis comptent l’argent, l’île selon ta carte ($10, $5/$10, $6, $4, $2 ; la deuxième compte $10 avec les cinq couleurs), $2 par caisse au magasin de port, $3 sur le navire, −$11 par prêt.
terminal-rules-domestic_sale = Vente domestique : avant tes actions, vends une caisse pour $2.
terminal-rules-investment_bank = Banque d’affaires : appelle un courtier pour de l’argent ou des caisses ; sans surenchère avant ton tour suivant, tu les reçois. Les caisses attendent sur ton quai : $3 chacune à la fin.
terminal-rules-open_money = L’argent de chacun est visible.

## La fin

terminal-ended-supply = La partie est finie : deux couleurs sont épuisées.
terminal-ended-round_limit = La partie est finie : c’était la dernière manche.
terminal-score-card = carte
terminal-score-cash = argent
terminal-score-island = île
terminal-score-harbour = port
terminal-score-ship = navire
terminal-score-dock = quai
terminal-score-loans = prêts
terminal-score-total = total
terminal-island-empty = Île de { $name } : vide.
terminal-island-counted =
    { $every ->
        [all] Île de { $name } : les cinq couleurs, donc la couleur à $5/$10 compte $10 ; la plus nombreuse est rejetée : { $colour }.
       *[some] Île de { $name } : pas les cinq couleurs ; la plus nombreuse est rejetée : { $colour }.
    }
terminal-you-win = Tu gagnes avec { $total } !
terminal-won =
    { $count ->
        [one] { $names } gagne avec { $total }.
       *[other] La victoire est partagée : { $names }, avec { $total } chacun.
    }

## Conseils et tournants

terminal-advice = { $name } doit décider, manche { $round }
terminal-column-line = ligne
terminal-column-money = argent
terminal-column-wins = gagne
terminal-cargo = Sur l’île, la cargaison rapportera sans doute { $amount } à { $name }.
terminal-bid-about = { $name } offrira sans doute environ { $middle }.
terminal-bid-range = { $name } offrira sans doute de { $low } à { $high }, environ { $middle }.
terminal-playouts =
    { $count ->
        [one] { $count } partie a été jouée jusqu’au bout.
       *[other] { $count } parties ont été jouées jusqu’au bout.
    }
terminal-margin = ± est la demi-largeur de l’intervalle à 95 %, si tous continuent comme un négociant.
terminal-no-points = Aucune décision n’a clairement coûté d’argent à personne.
terminal-no-points-of = Aucune décision n’a clairement coûté d’argent à { $name }.
terminal-point = Manche { $round }, décision { $number } : { $name } perd { $money } et { $chance } de chances de gagner
terminal-played = joué
terminal-better = mieux
terminal-judged = Jugé d’après ce que chacun savait alors.
terminal-thinking = calcul en cours
terminal-thinking-first = calcul en cours ; la première fois, il faut une minute de plus
terminal-no-compiler = numba ne se charge pas, donc peu de parties sont jouées ; c’est lent et peu sûr.

## Ce qui n’est pas possible

terminal-standard-input = entrée standard
terminal-stopped = arrêté.
terminal-no-memory = il n’y a pas assez de mémoire pour cela
terminal-refused-by-system = le système a refusé
terminal-no-language = « { $word } » n’est pas une de nos langues ; choisis parmi { $known }
terminal-no-ruleset = ces règles ne conviennent pas (en anglais : { $reason })
terminal-no-seat = « { $word } » n’est pas une place de cette partie ; les places sont { $seats }
terminal-no-bot = il n’y a pas de joueur virtuel « { $word } » ; `boxship bots` en donne la liste
terminal-no-saved-game = il n’y a pas encore de partie enregistrée ; commences-en une avec : boxship play
terminal-no-resuming-input = une partie ne peut pas être reprise depuis l’entrée standard ; enregistre-la d’abord dans un fichier
terminal-whose-seat = { $file } ne dit pas quelle place est la tienne ; dis-le avec --seat, parmi { $seats }
terminal-exists = { $file } existe déjà ; choisis un autre nom
terminal-exists-resume = { $file } existe déjà ; continue avec --resume { $file }, ou choisis un autre nom
terminal-no-record = { $file } : cette partie ne se lit pas (en anglais : { $reason })
terminal-no-scenario = { $file } : ce scénario ne se lit pas (en anglais : { $reason })
terminal-neither = il fallait une partie, qui commence par « { $first } », ou un scénario, qui a les clés { $keys } ; ce n’est ni l’un ni l’autre
terminal-nothing-to-decide = { $file } : dans cette position, il n’y a plus rien à décider
terminal-not-due = { $seat } n’a rien à décider maintenant ; on attend : { $due }
terminal-file-missing = { $file } : ce fichier n’existe pas
terminal-file-directory = { $file } : c’est un dossier
terminal-file-in-the-way = { $file } : un fichier est là où il faut un dossier
terminal-file-forbidden = { $file } : l’autorisation manque
terminal-file-impossible = { $file } : ce n’est pas un nom de fichier possible
terminal-file-no-text = { $file } : ce n’est pas un fichier texte
terminal-file-too-large = { $file } : le fichier est trop gros ; on lit au plus { $megabytes } Mo
terminal-file-no-utf8 = { $file } : ce n’est pas du texte UTF-8 (octet { $byte })
terminal-file-nothing-inside = { $file } : il n’y a ni scénario ni partie dans ce dossier
terminal-file-disk-full = { $file } : il n’y a plus de place sur le disque
terminal-file-refused = { $file } : le système a refusé
terminal-file-system = { $file } : { $reason }

## The story of a game

terminal-story-runs = { $file } : cette partie n’est pas finie, et il n’y a d’histoire que des parties finies.
terminal-story-luck = la donne est rejouée
