### Why something can't be done, said to the player who tried or wonders: one friendly sentence that says what to do
### instead, where there is something to do.
###
### The keys are `reason-` and a code of boxship.notation.refusals, `problem-` and a code of the server, letter by letter.
### $cash, $cost, $price, $most are money, already written ($12). $room and $count are numbers. $seat, $due and $seats are
### players. $colour, $goods and $choice are containers in words, several of them already joined with "and".
### $word, $extra, $known and $example repeat what was typed or can be typed: lines are typed in English everywhere.

## Containers and buildings within the sentences below

# Example: orange at $3
reason-goods-priced = { $colour } à { $price }
# Example: 2 × orange at $3
reason-goods-counted = { $count } × { $goods }
# A store that has no containers: "It must hold: nothing."
reason-goods-none = rien
# Example: the brown machine
reason-machine = usine ({ $colour })
reason-warehouse = un entrepôt

## Typed lines that can't be read

reason-empty = Tape d’abord une ligne, par exemple « produce » ou « sail sea ».
reason-too_long = Cette ligne est trop longue : { $most } caractères au plus.
reason-unknown_word = Aucune ligne ne commence par « { $word } ». Une ligne commence par : { $known }.
reason-nothing_follows = Rien ne suit « { $word } ». Enlève « { $extra } ».
reason-shape = Une ligne avec « { $word } » s’écrit ainsi : { $example }.
reason-laid = « { $word } » n’est pas une offre de caisses. Écris-la ainsi : factory black@2, harbour brown@4.
reason-price_missing = Il faut un prix à « { $word } ». Une caisse d’un magasin s’écrit ainsi : black@3.
reason-not_a_colour = « { $word } » n’est pas une couleur de caisse ici. Les couleurs sont : { $known }.
reason-not_a_seat = « { $word } » n’est pas un joueur. Les joueurs sont : { $known }.
reason-not_a_place = Un navire ne peut pas aller à « { $word } ». Les lieux sont : { $known }.
reason-not_a_number = « { $word } » n’est pas un nombre entier de dollars. Écris-le ainsi : 7.

## Not now

reason-not_legal = Ce n’est pas permis maintenant.
reason-game_over = La partie est terminée.
reason-seat_not_playing = { $seat } ne participe pas à cette partie.
# $seat is the reader: it need not be said.
reason-not_your_decision = Tu n’as rien à décider maintenant. On attend { $due }.
reason-interest_first = Règle d’abord les intérêts : emprunte, ou laisse saisir quelque chose.
reason-building_first = Choisis d’abord ce que tu cèdes : une usine ou un entrepôt.
reason-seize_first =
    { $place ->
        [island] Prends d’abord une caisse sur l’île.
        [ship] Prends d’abord une caisse sur le navire.
        [dock] Prends d’abord une caisse sur le quai à la banque.
        [harbour] Prends d’abord une caisse dans le magasin de port.
        [factory] Prends d’abord une caisse dans le centre de distribution.
       *[buildings] Prends d’abord une usine ou un entrepôt.
    }
reason-sale_first = Décide d’abord de la vente domestique : vends une caisse ou garde tout.
reason-bid_first = Fais d’abord ton offre.
reason-decide_first = Prononce-toi d’abord sur les offres : acceptes-en une, ou refuse et garde la cargaison.
reason-return_first = Donne d’abord un prix à ce qui t’est revenu : { $goods }.
reason-not_interest = Tu ne peux refuser d’emprunter que si les intérêts d’un prêt sont dus et que tu n’as plus d’argent.
reason-not_sale = Il n’y a pas de vente domestique à décider maintenant.
reason-not_auction = Aucune cargaison n’est aux enchères maintenant.
reason-not_deciding = Aucune offre n’attend ta décision pour l’instant.
reason-not_seizing = Rien n’est saisi maintenant.
reason-not_building = Personne n’a de bâtiment à céder maintenant.
reason-not_returning = Tu n’as rien à replacer.

## Loans

reason-two_loans = Tu as déjà deux prêts, et c’est le maximum.
reason-no_loan_now = Tu ne peux pas emprunter en ce moment.
reason-no_debt = Tu n’as pas de prêt à rembourser.
reason-borrowed = Tu as emprunté pendant ce tour. Tu peux rembourser à partir de ton prochain tour.
reason-no_repay_now = Tu peux rembourser pendant ton propre tour, avant que ton navire n’accoste à l’île.
reason-cash = Cela coûte { $cost }, mais tu n’as que { $cash }.

## Buildings

reason-machine_twice = Tu as déjà une usine de cette couleur ({ $colour }). Les tiennes doivent toutes être de couleurs différentes.
reason-machine_supply = Il n’y a plus d’usine de cette couleur en stock : { $colour }.
reason-machine_full = Toutes tes cases d’usine sont prises.
reason-warehouse_full = Toutes tes cases d’entrepôt sont prises.
reason-warehouse_supply = Il n’y a plus d’entrepôt en stock.

## Stores

reason-own_store = Tu ne peux rien t’acheter à toi-même. Choisis un autre joueur.
reason-store_empty =
    { $store ->
        [factory] Le centre de distribution de { $seat } est vide.
       *[harbour] Le magasin de port de { $seat } est vide.
    }
reason-not_in_store =
    { $store ->
        [factory] { $seat } n’a pas cela dans son centre de distribution : { $goods }.
       *[harbour] { $seat } n’a pas cela dans son magasin de port : { $goods }.
    }
reason-no_harbour_room =
    { $room ->
        [0] Ton magasin de port est plein. Chaque entrepôt contient une caisse.
        [one] Ton magasin de port n’a plus de place que pour une caisse. Chaque entrepôt contient une caisse.
       *[other] Ton magasin de port n’a plus de place que pour { $room } caisses. Chaque entrepôt contient une caisse.
    }
reason-wrong_store =
    { $store ->
        [factory] Donne un prix à tout ce qui est dans ton centre de distribution : { $goods }.
       *[harbour] Donne un prix à tout ce qui est dans ton magasin de port : { $goods }.
    }
# $prices: already joined with "or".
reason-wrong_price =
    { $store ->
        [factory] { $price } n’est pas un prix de centre de distribution. Choisis { $prices }.
       *[harbour] { $price } n’est pas un prix de magasin de port. Choisis { $prices }.
    }
reason-produced = Tu as déjà produit pendant ce tour. On ne produit qu’une fois par tour.
reason-produce_all = Tu dois produire tout ce que tu peux. Ton centre de distribution contiendra alors : { $goods }.
reason-produce_choice =
    { $room ->
        [0] Ton centre de distribution est plein. Il contient deux caisses par usine.
        [one] Il n’y a de place que pour { $room } caisse. Choisis ce que tu produis : { $choice }.
       *[other] Il n’y a de place que pour { $room } caisses. Choisis ce que tu produis : { $choice }.
    }

## Domestic sale

reason-sell_factory_first = Tu ne peux vendre de ton magasin de port que si ton centre de distribution est vide.

## Ships

reason-own_harbour = Ton navire n’entre jamais dans ton propre port.
reason-already_there = Ton navire y est déjà.
reason-over_sea = Ton navire doit d’abord aller en mer ouverte.
reason-empty_ship = Ton navire est vide. Charge quelque chose avant d’aller à l’île.
reason-no_bank = Cette partie se joue sans la Banque d’affaires.
reason-ship_room =
    { $room ->
        [0] Ton navire est plein.
        [one] Ton navire n’a plus de place que pour une caisse.
       *[other] Ton navire n’a plus de place que pour { $room } caisses.
    }
reason-nowhere_to_load = Il n’y a rien à charger ici. Va d’abord dans un port.
reason-load_priced = Dans un port, dis aussi le prix, comme ceci : { $example }.
reason-load_unpriced = Sur ton propre quai, les caisses n’ont pas de prix. Écris ainsi : { $example }.
reason-not_on_dock = Cette couleur n’est pas sur ton quai : { $goods }.

## Auction

reason-bid_too_high = Tu peux offrir { $most } au plus.
reason-bid_limit = L’offre la plus haute possible est de { $most }.
reason-not_highest = { $seat } n’a pas fait l’offre la plus élevée.
reason-say_who = Ces offres sont à égalité : { $seats }. Dis laquelle tu acceptes.
reason-decline_cash = Garder la cargaison coûte l’offre la plus élevée, { $cost }, mais tu n’as que { $cash }.

## Seizure

reason-seize_place =
    { $place ->
        [island] Cette fois, tu dois prendre une caisse sur l’île.
        [ship] Cette fois, tu dois prendre une caisse sur le navire.
        [dock] Cette fois, tu dois prendre une caisse sur le quai à la banque.
        [harbour] Cette fois, tu dois prendre une caisse dans le magasin de port.
        [factory] Cette fois, tu dois prendre une caisse dans le centre de distribution.
       *[buildings] Cette fois, tu dois prendre une usine ou un entrepôt.
    }
reason-seize_none =
    { $place ->
        [island] Cela n’est pas dans ce secteur de l’île : { $goods }.
        [ship] Cela n’est pas sur ce navire : { $goods }.
       *[dock] Cela n’est pas sur ce quai : { $goods }.
    }
# $choices: machines and warehouses, already joined with "and".
reason-safe_building = Les deux premières cases sont protégées. Tu peux prendre : { $choices }.

## Investment Bank

reason-collected = Tu as reçu un lot pendant ce tour. Appelle le courtier lors d’un prochain tour.
reason-ending = La partie va se terminer. On ne peut plus appeler les courtiers.
reason-auction_open = Une enchère est ouverte chez un courtier. Tu ne peux que surenchérir.
reason-no_auction = Aucune enchère n’est ouverte chez les courtiers. Tu peux en lancer une.
reason-own_bid = L’offre la plus élevée est déjà la tienne.
reason-space_empty = Il n’y a rien sur cette case.
reason-bid_kind_money = Les caisses du courtier se paient en argent. Dis combien.
reason-bid_kind_goods = L’argent du courtier se paie en caisses. Choisis-en dans tes magasins.
# $kind is money or containers; $least is the money, already written ($3), $count the number of containers.
reason-bid_least =
    { $kind ->
        [money] Offre { $least } ou plus.
       *[containers]
            { $count ->
                [one] Offre { $count } caisse ou plus.
               *[other] Offre { $count } caisses ou plus.
            }
    }
reason-return_exactly = Replace exactement ce qui t’est revenu : { $goods }.

## What the server could not do. $sentence is an explanation in English.

problem-refused = Ce n’est pas possible maintenant.
problem-not_found = Cette table n’existe pas, ou le lien est incomplet.
problem-not_allowed = Ce lien ne le permet pas.
problem-invalid = Ce n’est pas possible (en anglais : { $sentence })
problem-too_many = Trop de demandes à la fois. Attends un moment et réessaie.
problem-too_large = C’est trop long.
problem-nothing_to_undo = Il n’y a rien à reprendre maintenant.
problem-nothing_to_decide = Tu n’as rien à décider maintenant.
problem-no_hints = Les conseils ne sont possibles que si tous les autres sont des joueurs virtuels.
problem-no_free_seat = Toutes les places sont prises.
problem-name_taken = C’est la couleur d’une autre place. Choisis un autre nom.
problem-not_over = Pour cela, la partie doit être terminée.
problem-ended = Cette partie est finie.
problem-bot_plays = Un bot joue à cette place. Reprends-la d’abord.
problem-still_here = L’absence n’a pas encore duré assez longtemps.
problem-resigned = Après un abandon, on ne revient pas dans la partie.
problem-time_out = Le temps de ce tour est écoulé. Reprends ta place quand le bot aura joué.
problem-is_over = À ce moment, la partie est déjà finie. Choisis un moment plus tôt.
problem-running = Tu pourras rejouer à partir d’ici quand cette partie sera finie.
problem-bad_record = Cette partie enregistrée est illisible (en anglais : { $sentence })
problem-no_record = Ce n’est pas une partie de Boxship. Une partie enregistrée est un texte qui commence par la ligne « boxship record 1 ».
problem-no_printing = Ce serveur ne peut pas créer de PDF. La personne qui le gère peut l’ajouter.
problem-failed = Quelque chose s’est mal passé ici. Rien n’a changé. Réessaie.
problem-unreachable = La table ne répond pas. As-tu une connexion, et le serveur tourne-t-il encore ?
