### The rules, whole, as the page shows them; docs/rules.md decides. A clause R5.4 is `rules-r5-4` with its title
### `rules-r5-4-title`; where it depends on a setting of the edition, there is a text for each value. Spoken to a player.
###
### Within a text, " • " begins the next point of a list and " ¶ " a new paragraph; both stay as they are, as many in every
### language. R5.4 becomes a link by itself. Colours ($black, $white, $brown, $tan, $orange) are those of the edition that
### stand in this place, as nouns or after ×, never inflected. Other variables are money, already written ($12), except
### $ship, $box and $rounds, which are numbers.

rules = Règles
rules-lead = Le jeu en cinq minutes, puis chaque règle avec son numéro. Ou appuie sur « Jouer » et apprends en route : ce que tu peux faire est éclairé, et ce que tu ne peux pas faire dit pourquoi.
# For screen readers: the list of chapters.
rules-contents = Chapitres
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] 1 règle trouvée.
       *[other] { $count } règles trouvées.
    }
rules-search-clear = Effacer la recherche
rules-edition = Édition
# The table that the reader comes from. $rules is an edition with its options: Jumbo, Investment Bank.
rules-shown-table = Ta table joue : { $rules }
# On a folded clause. $what is an edition or an option, several joined with "or".
rules-only = Seulement avec : { $what }
# On a clause, before what other editions say. $what as above.
rules-with = Avec : { $what }
rules-without = Sans : { $what }
rules-example = Exemple

## In five minutes

rules-five = En cinq minutes
rules-five-idea = Tu as un secteur industriel, un port et un navire. Tes usines produisent des caisses, mais ton navire ne peut pas les prendre dans ton propre port. Quelqu’un d’autre les achète pour le sien, un capitaine les y charge, et sur l’île étrangère tout le monde sauf ce capitaine fait une offre pour la cargaison. D’un bout à l’autre, ce sont les joueurs qui fixent les prix.
rules-five-goal = Une carte secrète dit ce que chaque couleur vaut pour toi sur l’île. À la fin, le plus riche gagne.
# The way of a container, in five pictures.
rules-chain-machine = Ton usine produit une caisse.
rules-chain-factory = Tu la proposes dans ton centre de distribution, entre { $factory-low } et { $factory-high }.
rules-chain-harbour = Quelqu’un d’autre l’achète et la propose dans son magasin de port, entre { $harbour-low } et { $harbour-high }.
rules-chain-ship = Un capitaine la charge.
rules-chain-island = Sur l’île, tous les autres font une offre pour la cargaison.
rules-five-turn = À ton tour, tu paies les intérêts de tes prêts, puis tu fais jusqu’à deux actions : produire, acheter pour le port, construire, naviguer, charger. Les caisses bon marché partent vite ; les chères attendent quelqu’un qui a besoin de cette couleur précise.
rules-five-auction = Ton navire accoste à l’île : tous les autres font une offre secrète pour tout ce que tu transportes. Accepte la plus élevée, et la banque te verse la même somme en plus ; ou paie toi-même cette somme et garde la cargaison.
rules-five-card = À la fin, tu rejettes la couleur que tu as en plus grand nombre sur l’île : ta plus grande pile devrait donc être d’une couleur que tu peux perdre sans regret. Avec les cinq couleurs, l’une d’elles compte double.
# Under a pile that is discarded.
rules-card-gone = rejetées
# $count × $worth, under a pile: 2 × $10
rules-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
rules-card-sum = Cette île vaut { $total } : les cinq couleurs y sont, et la plus grande pile est rejetée.

## Words

rules-words-title = Vocabulaire
rules-words = • Ton centre de distribution contient ce que tes usines ont produit, chaque caisse à un prix pour les ports des autres. • Ton magasin de port contient ce que tu as acheté aux usines des autres, chaque caisse à un prix pour les navires de passage. • Ton secteur de l’île contient ce qui est à toi pour de bon. • Le stock contient les caisses que personne n’a encore produites. • La banque paie et encaisse sans limite. • Le joueur à ta droite, qui joue juste avant toi, est le patron du syndicat de tes ouvriers.

## R0

rules-r0-title = Éditions
rules-r0 = Quatre éditions présentent le même jeu avec de petites différences. Les voici côte à côte ; les règles qui suivent sont celles de l’édition choisie plus haut. ¶ On peut y ajouter ces options : • la variante pour débutants (R4.7) • la Banque d’affaires, avec Jumbo seulement (R9) • l’argent visible (R1.4) • une autre limite de manches (R10.3) ¶ À trois joueurs, il n’y a pas assez d’usines dans Jumbo pour remplir tous les plateaux. Cela fait partie du jeu.
# The rows of the table. Numbers are for 3, 4 and 5 players.
rules-row-field = Quoi
rules-row-containers = caisses de chaque couleur à 3 / 4 / 5 joueurs
rules-row-machines = usines de chaque couleur
rules-row-warehouses = entrepôts
rules-row-machine_spaces = prix des usines, à partir de la première
rules-row-warehouse_spaces = prix des entrepôts, à partir du premier
rules-row-factory_prices = prix en centre de distribution
rules-row-harbour_prices = prix en magasin de port
rules-row-default = intérêts impayés : on saisit (R3)
rules-row-building_choice = qui dit « usine » ou « entrepôt » (R3.6)
rules-row-all_zero = personne n’offre rien (R8.6)
rules-row-tie_break = en cas d’égalité comptent (R10.8)
rules-row-colours = couleurs
# A price: nothing.
rules-free = gratuit
rules-choice-buildings = des caisses, puis des bâtiments
rules-choice-cargo = des caisses seulement
rules-choice-neighbour = le voisin de droite
rules-choice-debtor = le débiteur
rules-choice-seller_decides = le vendeur décide
rules-choice-keeps_at_once = le vendeur garde tout aussitôt
rules-choice-keeps_after_extra = le vendeur garde tout après la seconde offre
rules-choice-island = les caisses sur l’île
rules-choice-factory = les caisses en centre de distribution

## R1

rules-r1-title = Mise en place
rules-r1-1-title = Joueurs et places
rules-r1-1 = On joue de trois à cinq. Les places sont, dans le sens des aiguilles d’une montre, Bleu, Rouge, Jaune, Vert et Mauve ; à moins de cinq, les dernières restent vides. Ton voisin de droite occupe la place avant la tienne, et celui de Bleu la dernière. On tire au sort qui commence.
rules-r1-2-title = Ce que tu as au départ
rules-r1-2 = Chacun commence avec { $start }, un entrepôt, une usine, une caisse, un navire en mer ouverte et une carte de valorisation. Deux joueurs ne commencent jamais avec la même usine. La caisse a la couleur de l’usine et se trouve dans le centre de distribution à { $start-price }. Tout cela est compris dans les nombres de R0.
rules-r1-3-title = Les cartes de valorisation
rules-r1-3 = Il y a cinq cartes de valorisation. Une carte porte le nom de sa couleur à $10, et chaque couleur figure une fois dans chaque colonne. Les cartes non distribuées ne sont jamais montrées.
rules-r1-3-card = Carte
rules-r1-4-title = Ce qui est secret
rules-r1-4 = Ta carte de valorisation reste secrète jusqu’à la fin. Ton offre est secrète tant que tout le monde n’a pas fait la sienne. À part l’argent en main, tout le reste est visible de tous.
rules-r1-4-off = Ton argent en main est secret aussi, même si une bonne mémoire suffirait pour suivre chaque paiement.
rules-r1-4-on = L’argent est visible : chacun voit combien les autres ont en main.

## R2

rules-r2-title = Le tour
rules-r2-1-title = Le déroulement d’un tour
rules-r2-1 = On joue dans le sens des aiguilles d’une montre. Un tour se déroule ainsi : • payer les intérêts (R3) • avec la Banque d’affaires, recevoir le lot gagné (R9.6) • avec la variante pour débutants, faire une vente domestique si tu veux (R4.7) • faire jusqu’à deux actions
rules-r2-2-title = Les actions
rules-r2-2 = Les actions sont : • acheter une usine ou un entrepôt (R4.1) • acheter pour ton magasin de port, ou seulement en réviser les prix (R4.2, R4.3) • produire (R4.4), la seule action qu’on ne fait qu’une fois par tour • naviguer (R5.1) • charger là où ton navire est à quai (R5.3, R9.7) • avec la Banque d’affaires, appeler le courtier ou surenchérir (R9.2, R9.3) ¶ Choisis librement, dans l’ordre que tu veux, deux fois la même si cela te plaît. Tu peux aussi t’arrêter après une action ou sans en faire.
rules-r2-3-title = Accoster à l’île termine le tour
rules-r2-3 = Accoster à l’île lance une vente aux enchères, et celle-ci termine ton tour, même s’il te restait une action.
rules-r2-4-title = Quand le tour est fini
rules-r2-4 = Après ta deuxième action, ton tour finit de lui-même. Si tu veux emprunter ou rembourser, fais-le avant. Tu n’y perds rien, car les actions coûtent de l’argent et n’en rapportent jamais. Si ta deuxième action est une surenchère chez le courtier, le tour finit quand le joueur battu a replacé ses caisses (R9.3).

## R3

rules-r3-title = Intérêts et défaut de paiement
rules-r3-1-title = Payer les intérêts
rules-r3-1 = Au début de ton tour, tu dois { $interest } pour chacun de tes prêts. Cet argent va à la banque ; avec la Banque d’affaires, il va au courtier I pour le premier prêt et au courtier II pour le second. Tant que tu as de l’argent, tu paies, dollar par dollar. Ce que tu peux payer, tu dois le payer.
rules-r3-2-title = Un prêt et plus d’argent
rules-r3-2 = Avec un prêt et sans argent, tu as le choix : prendre un second prêt et payer avec (le nouveau ne coûte des intérêts qu’au tour suivant), ou te laisser saisir. Avec deux prêts, il n’y a plus rien à emprunter, et ce que tu ne peux pas payer donne lieu à une saisie.
rules-r3-3-title = Ce qui est saisi : des caisses, puis des bâtiments
rules-r3-3 = Chaque prêt impayé se règle à part, le second avec ce que le premier a laissé : • Une caisse de ton secteur de l’île suffit. • Si tu n’y en as aucune, il coûte deux caisses de ton magasin de port. Celles qui y manquent viennent de ton centre de distribution. Si les deux n’en contiennent qu’une en tout, elle suffit. • Si tu n’as de caisse nulle part, il coûte un bâtiment : une usine sur n’importe quelle case sauf les deux premières, ou un entrepôt au-delà de tes deux premiers. Les caisses sur ton navire, sur ton quai à la Banque d’affaires ou sur la carte de paiement ne sont jamais saisies, mais tant que tu en as une, tes bâtiments sont à l’abri. • S’il n’y a rien à saisir, on te fait grâce de ces intérêts pour ce tour. ¶ Dans tous les cas, tu gardes le prêt.
rules-r3-4-title = Un exemple avec deux prêts
rules-r3-4 = Tu dois les intérêts de deux prêts et tu n’as ni argent ni caisse sur l’île, une caisse dans ton magasin de port et quatre dans ton centre de distribution. Le premier prêt coûte celle du magasin de port et une du centre de distribution. Pour le second, le magasin de port est vide : il coûte deux caisses du centre de distribution. Quatre caisses sont parties, il en reste une.
rules-r3-5-title = Ce qui est saisi : des caisses seulement
rules-r3-5 = Chaque prêt impayé coûte une caisse, prise au premier de ces endroits qui en contient : secteur de l’île, navire, quai à la Banque d’affaires, magasin de port, centre de distribution. Si tous sont vides, on te fait grâce des intérêts pour ce tour. Les bâtiments ne sont jamais saisis. Les caisses sur la carte de paiement y restent, et l’argent qui s’y trouve ne peut pas servir à payer.
rules-r3-6-title = Qui choisit
rules-r3-6 = Le voisin de droite du débiteur choisit ce qui part : quelle couleur, à quel prix, quel bâtiment.
rules-r3-6-neighbour = Quand un bâtiment est saisi, ce voisin dit aussi si c’est une usine ou un entrepôt.
rules-r3-6-debtor = Si une usine et un entrepôt peuvent tous deux être saisis, le débiteur dit lequel des deux. Mais c’est toujours le voisin qui choisit quelle usine.
rules-r3-7-title = Où cela va
rules-r3-7 = Les caisses saisies sont hors jeu et ne retournent pas au stock. Les bâtiments retournent à leur réserve et peuvent être rachetés. Une usine laisse un vide sur sa case, et ta prochaine usine va sur la case vide la moins chère. Un entrepôt est toujours pris sur la case la plus chère que tu occupes.
rules-r3-7-example = Tes usines sont sur la case gratuite et sur celles à $6, $9 et $12. Celle à $9 est saisie. Ta prochaine usine coûte $9 et comble le vide.

## R4

rules-r4-title = Construire, acheter, produire
rules-r4-1-title = Acheter une usine ou un entrepôt
rules-r4-1 = Paie à la banque le prix de ta case d’usine vide la moins chère ou de ta prochaine case d’entrepôt. Les usines suivantes coûtent { $machine-prices }, les entrepôts suivants { $warehouse-prices }. Tu ne peux pas avoir deux usines de la même couleur, construire sans case vide, ni prendre ce que la réserve n’a plus. Un nouveau bâtiment sert aussitôt.
rules-r4-2-title = Acheter pour le magasin de port
rules-r4-2 = Choisis un autre joueur et achète une ou plusieurs caisses de son centre de distribution, chacune à son prix. Le vendeur ne peut pas refuser. Ton magasin de port contient une caisse par entrepôt. Ensuite, tu peux fixer de nouveaux prix pour tout ton magasin de port, ancien et nouveau, de { $harbour-low } à { $harbour-high }. Acheter chez un second joueur est une seconde action.
rules-r4-2-example = Le centre de distribution de Rouge contient 2 × { $black } à $2, 1 × { $orange } à $4 et 1 × { $white } à $4. Bleu prend 1 × { $black } et 1 × { $orange } et paie $6 à Rouge.
rules-r4-3-title = Seulement réviser les prix
rules-r4-3 = Tu peux utiliser la même action sans rien acheter, juste pour réviser les prix de ton magasin de port. C’est permis même si tu ne changes rien, et même s’il est vide.
rules-r4-4-title = Produire
rules-r4-4 = Paie { $wage } au patron du syndicat, le joueur à ta droite, quoi qu’il en sorte ; sans cet argent, tu ne peux pas produire. Chaque usine produit alors une caisse de sa couleur, tant que le stock en a. Ton centre de distribution contient deux caisses par usine. Tu dois produire tout ce que le stock et la place permettent ; s’il n’y a de la place que pour une partie, tu choisis. Ensuite, tu peux fixer de nouveaux prix pour tout ton centre de distribution, de { $factory-low } à { $factory-high }. Tu peux produire même si rien ne peut sortir : tu paies alors seulement pour réviser tes prix.
rules-r4-4-example = Tu as trois usines et cinq caisses dans ton centre de distribution, qui en contient six. Tu paies { $wage } et tu produis une caisse, d’une couleur de tes usines que le stock a encore, à ton choix.
rules-r4-5-title = Les prix
rules-r4-5 = Tu peux mettre autant de caisses que tu veux au même prix.
rules-r4-6-title = Jamais chez toi
rules-r4-6 = Tu n’achètes jamais dans tes propres magasins.
rules-r4-7-title = Vente domestique
rules-r4-7 = Une fois par tour, après les intérêts et avant tes actions, tu peux remettre au stock une caisse de ton centre de distribution et recevoir { $home } de la banque. Elle ne peut venir de ton magasin de port que si ton centre de distribution est vide. Pas à ton premier tour. Tu décides avant ta première action ; avant de décider, tu peux emprunter ou rembourser.

## R5

rules-r5-title = Navigation
rules-r5-1-title = Une étape à la fois
rules-r5-1 = Une action fait faire une étape à ton navire : de la mer ouverte au port d’un autre joueur, à l’île ou à la Banque d’affaires, ou de là vers la mer ouverte. On ne va jamais directement d’un port à un autre, et ton propre port est fermé à ton navire.
rules-r5-2-title = Charger en arrivant
rules-r5-2 = En arrivant dans un port, tu peux, dans la même action, acheter autant de caisses que tu veux dans ce magasin de port, chacune à son prix. Un navire porte jusqu’à { $ship } caisses. Le propriétaire ne peut pas refuser.
rules-r5-2-example = Le magasin de port de Rouge contient 2 × { $black } à $3, 1 × { $brown } à $4 et 1 × { $tan } à $4. Bleu entre au port, prend 1 × { $black } et 1 × { $tan } et paie $7.
rules-r5-3-title = Charger encore
rules-r5-3 = Tant que tu es à quai dans un port, tu peux utiliser une action pour charger : y acheter une ou plusieurs caisses sans bouger.
rules-r5-4-title = Rester, et naviguer à vide
rules-r5-4 = Un navire peut rester où il est aussi longtemps que tu veux. Un navire vide ne peut pas aller à l’île.

## R6

rules-r6-title = Prêts
rules-r6-1-title = Emprunter
rules-r6-1 = Un prêt rapporte { $loan } et ne coûte pas d’action. Tu peux en avoir deux. Tu peux emprunter : • à ton tour, dès que les intérêts sont réglés et jusqu’à ce que tu accostes à l’île • pour payer les intérêts, dans le cas de R3.2 • quand tu fais une offre, tant que tu n’as pas remis celle de cette manche d’enchères • quand tu vends, une fois les offres vues et avant de décider ¶ Tu ne peux pas emprunter pendant qu’on te saisit quelque chose, ni pendant que tu replaces des caisses rendues (R9.3).
rules-r6-2-title = Rembourser
rules-r6-2 = Tu peux rembourser un prêt, toujours les { $loan } entiers, à ton tour, après les intérêts et avant d’accoster à l’île. Cela non plus ne coûte pas d’action.
rules-r6-3-title = Jamais sous zéro
rules-r6-3 = Personne n’a jamais moins de zéro. Tout le monde voit qui emprunte.
rules-r6-4-title = Pas dans le même tour
rules-r6-4 = Si tu as emprunté à ton tour, même pour les intérêts, tu ne peux pas rembourser pendant ce tour. Un prêt pris pour une offre pendant le tour d’un autre ne compte pas.

## R7

rules-r7-title = Accoster à l’île
rules-r7 = Quand ton navire atteint l’île, toute sa cargaison est mise aux enchères en un seul lot. Tous les autres font une offre, en même temps et en secret. Toi, tu n’en fais pas.

## R8

rules-r8-title = La vente aux enchères
rules-r8-1-title = Offres secrètes
rules-r8-1 = Une offre est un montant entier, de rien du tout jusqu’à tout ton argent. Les offres sont dévoilées ensemble. Seul le montant compte. (Le programme n’accepte pas plus de { $most-bid } pour une offre.)
rules-r8-2-title = Égalité
rules-r8-2 = Si plusieurs joueurs partagent l’offre la plus élevée, chacun d’eux y ajoute une seconde offre secrète, de rien jusqu’à l’argent qui lui reste. Les deux ensemble forment alors son offre. Cela n’arrive qu’une fois.
rules-r8-2-example = Rouge et Jaune offrent tous deux $7. Rouge a encore $3 et ajoute $2, Jaune n’ajoute rien : l’offre de Rouge est de $9. L’accepter rapporte $18 au vendeur.
rules-r8-3-title = Toujours à égalité
rules-r8-3 = S’il y a encore égalité, le vendeur choisit l’un des joueurs à égalité, ou les refuse tous.
rules-r8-4-title = Accepter
rules-r8-4 = Le vendeur reçoit l’offre de l’acheteur et la même somme de la banque. La cargaison va dans le secteur de l’acheteur sur l’île.
rules-r8-4-example = L’offre la plus élevée est de $12. L’accepter rapporte $24 au vendeur ; refuser coûterait $12.
rules-r8-5-title = Refuser
rules-r8-5 = Le vendeur garde la cargaison, dans son propre secteur de l’île, et paie pour cela à la banque le montant de l’offre la plus élevée. Il faut avoir cet argent ; on peut l’emprunter.
rules-r8-6-title = Personne n’offre rien
rules-r8-6 = Ce qui se passe quand personne n’offre un seul dollar dépend de l’édition.
rules-r8-6-seller_decides = Tous sont à égalité à $0 et, comme pour toute égalité, il y a une seconde offre. Si elle ne donne rien non plus, le vendeur garde la cargaison ou en fait cadeau à l’enchérisseur de son choix. Aucun argent ne change de main.
rules-r8-6-keeps_at_once = Le vendeur garde la cargaison pour rien, sans seconde offre.
rules-r8-6-keeps_after_extra = Tous font une seconde offre. Si elle ne donne rien non plus, le vendeur garde la cargaison pour rien.
rules-r8-7-title = Après la vente
rules-r8-7 = Le navire reste à l’île, cale vide, et le tour du vendeur est fini.

## R9

rules-r9-title = La Banque d’affaires
rules-r9 = Une option de Jumbo : trois courtiers échangent de l’argent contre des caisses et des caisses contre de l’argent.
rules-r9-1-title = Les courtiers
rules-r9-1 = Chacun des trois courtiers a une case pour l’argent et une case pour les caisses. Au départ, les cases d’argent contiennent $1, $2 et $3. Deux caisses se trouvent chez le courtier I et une chez le courtier II. Elles sont tirées au sort, l’une après l’autre, parmi celles restées dans la boîte : { $box } de chaque couleur moins celles du stock, mais toujours au moins une de chaque couleur.
rules-r9-2-title = Appeler le courtier
rules-r9-2 = Une action, quand aucune enchère n’est ouverte chez les courtiers. Désigne une case qui n’est pas vide et pose une offre sur la carte de paiement : pour une case d’argent, une ou plusieurs caisses de ton centre de distribution et de ton magasin de port ; pour une case de caisses, $1 ou plus. La carte est maintenant à toi.
rules-r9-3-title = Surenchérir
rules-r9-3 = Une action, quand l’enchère d’un autre est ouverte. Pose une offre plus élevée d’au moins une caisse, ou d’au moins $1. La carte passe à toi, et le joueur battu retrouve aussitôt son offre : l’argent en main, les caisses là d’où elles venaient, où il fixe le prix de celles-ci et d’aucune autre. Tant qu’une caisse est sur la carte, sa place lui reste réservée chez son propriétaire.
rules-r9-4-title = Quand c’est interdit
rules-r9-4 = Tu ne peux ni appeler ni surenchérir pendant un tour où tu as reçu un lot, ni une fois la fin de la partie déclenchée. Tu ne peux pas surenchérir sur toi-même.
rules-r9-5-title = Une seule à la fois
rules-r9-5 = Il n’y a jamais plus d’une enchère ouverte chez les courtiers.
rules-r9-6-title = Recevoir le lot
rules-r9-6 = Si la carte est encore à toi au début de ton prochain tour, tu prends, après les intérêts, tout ce que la case contient à ce moment : l’argent en main, les caisses sur ton propre quai à la banque, qui en contient autant qu’il faut. Ton offre est distribuée pièce par pièce aux courtiers I, II, III, I et ainsi de suite, toujours en commençant par I ; les caisses dans l’ordre où tu les as posées.
rules-r9-7-title = Charger depuis ton quai
rules-r9-7 = En arrivant à la banque, même à vide, tu peux charger gratuitement des caisses de ton quai, jusqu’à { $ship } sur le navire. Tant que tu y restes, tu peux utiliser une action pour charger encore.
rules-r9-8-title = À la fin
rules-r9-8 = Quelle que soit la fin de la partie, une enchère ouverte est réglée avant le décompte : qui détient la carte reçoit le lot, les courtiers reçoivent l’offre.

## R10

rules-r10-title = Fin de la partie et décompte
rules-r10-1-title = Quand la partie finit
rules-r10-1 = Quand, après une production, deux couleurs ou plus manquent dans le stock, la fin est là et rien ne peut plus l’arrêter. Le joueur qui a produit termine son tour, avec sa deuxième action s’il lui en reste une. Puis on fait le décompte.
rules-r10-2-title = Les couleurs qui reviennent
rules-r10-2 = Une couleur qu’une vente domestique a ramenée au stock entre-temps ne compte pas comme manquante.
rules-r10-3-title = La limite de manches
rules-r10-3 = Une manche va d’un tour du premier joueur à son tour suivant. Quand { $rounds } manches sont complètes, on s’arrête et chacun compte ce qu’il a ; le résultat dit que la partie a fini ainsi. Les intérêts, les bâtiments et les offres refusées font sortir l’argent de la table, et une table sans argent pourrait sinon ne jamais finir.
rules-r10-4-title = Les cinq couleurs
rules-r10-4 = Si tu as au moins une caisse de chaque couleur dans ton secteur de l’île, celles de ta couleur à { $five }/{ $ten } comptent { $ten } chacune, sinon { $five }. On le vérifie avant de rejeter.
rules-r10-5-title = La couleur rejetée
rules-r10-5 = Rejette de l’île toutes les caisses de la couleur que tu as en plus grand nombre. Si plusieurs couleurs sont à égalité, rejette ta couleur à { $five }/{ $ten } si elle en fait partie, sinon celle qui vaut le moins pour toi.
rules-r10-6-title = Le total
rules-r10-6 = Additionne : • ton argent • chaque caisse restée dans ton secteur de l’île, selon ta carte • chaque caisse de ton magasin de port : { $harbour-worth } • chaque caisse sur ton navire et sur ton quai à la Banque d’affaires : { $afloat-worth } • chaque caisse de ton centre de distribution : rien • chaque prêt : −{ $loan-cost } ¶ Un total peut être négatif.
rules-r10-7-title = La victoire
rules-r10-7 = Le total le plus élevé l’emporte.
rules-r10-8-title = Égalité en tête
rules-r10-8 = En cas d’égalité pour la première place, la victoire revient à qui a le plus de caisses à l’endroit qui compte. S’il y a encore égalité, la victoire est partagée.
rules-r10-8-island = Ce qui compte, c’est l’île, après le rejet.
rules-r10-8-factory = Ce qui compte, c’est le centre de distribution.

## The worked example of scoring

rules-examples-title = Un exemple de décompte
rules-examples = Ta carte est celle de la couleur { $orange }, ta couleur à $5/$10 est { $tan }. Sur l’île, tu as 2 × { $black }, 4 × { $brown }, 4 × { $orange }, 3 × { $tan } et 2 × { $white } ; dans ton magasin de port 3 caisses et sur ton navire 2 ; et tu as un prêt. Ton argent s’ajoute à chaque total. • Tel quel, toutes les couleurs y sont : { $tan } compte $10. Les plus nombreuses sont { $orange } et { $brown } ; { $brown } vaut moins pour toi et est rejeté. { $orange } 40 + { $tan } 30 + { $white } 12 + { $black } 8 + magasin de port 6 + navire 6 − prêt 11 = 91. • Avec 4 × { $tan }, trois couleurs sont à égalité, et la couleur à $5/$10 est rejetée. { $orange } 40 + { $white } 12 + { $black } 8 + { $brown } 8 + 6 + 6 − 11 = 69. • Sans { $black }, une couleur manque : { $tan } compte $5, et { $brown } est rejeté. { $orange } 40 + { $tan } 15 + { $white } 12 + 6 + 6 − 11 = 68.

## Keys

rules-keys = Touches
rules-keys-text = Tu peux jouer entièrement au clavier, et chaque coup peut être tapé.
