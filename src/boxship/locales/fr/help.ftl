### How to play: the whole game on one page. Short sentences, spoken to a player. Numbers are those of the classic rules.

help = Comment jouer
help-lead = Quelques minutes de lecture. Ou appuie sur « Jouer » et apprends en route : ce que tu peux faire est éclairé, et ce que tu ne peux pas faire dit pourquoi.
# For screen readers: the list of chapters.
help-contents = Chapitres

## The idea

help-idea = L’idée
help-idea-text = Tu as une usine, un port et un navire. Tu produis des caisses, mais tu ne peux pas expédier les tiennes. Quelqu’un d’autre les achète pour son port, un capitaine les y charge, et sur l’île étrangère tout le monde fait des offres pour la cargaison. D’un bout à l’autre, ce sont les joueurs qui fixent les prix.
help-idea-goal = Une carte secrète dit ce que chaque couleur vaut pour toi sur l’île. À la fin, on gagne en ayant le plus d’argent.
# The way of a container, in five pictures.
help-chain-machine = Ton usine produit une caisse.
help-chain-factory = Tu la proposes dans ton centre de distribution, entre $1 et $4.
help-chain-harbour = Un voisin l’achète et la propose dans son port, entre $2 et $6.
help-chain-ship = Un capitaine la charge.
help-chain-island = Sur l’île, tous les autres font une offre pour la cargaison.

## The turn

help-turn = Ton tour
help-turn-text = D’abord tu paies $1 d’intérêt pour chacun de tes prêts. Puis tu fais jusqu’à deux actions, dans l’ordre que tu veux. Tu peux faire deux fois la même, sauf produire.
help-turn-action = Action
help-turn-meaning = Ce qu’elle fait
help-action-produce = Produire
help-action-produce-line = Paie $1 au joueur à ta droite. Chacune de tes usines produit une caisse, tant que le stock a sa couleur et que ton centre de distribution a de la place : deux places par usine. Fixe ensuite les prix de tout ton centre de distribution.
help-action-buy = Acheter pour le port
help-action-buy-line = Achète autant de caisses que tu veux dans le centre de distribution d’un seul joueur. Ton magasin de port en contient une par entrepôt. Fixe ensuite les prix de tout ton magasin de port.
help-action-reprice = Réviser les prix du port
help-action-reprice-line = Change seulement les prix de ton magasin de port.
help-action-machine = Acheter une usine
help-action-machine-line = Chacune des tiennes produit une autre couleur. La deuxième coûte $6, puis c’est $9, puis $12.
help-action-warehouse = Acheter un entrepôt
help-action-warehouse-line = Le deuxième coûte $4, puis c’est $5, $6 et $7.
help-action-sail = Naviguer
help-action-sail-line = De la mer ouverte au port d’un autre joueur ou à l’île, ou retour en mer ouverte. En arrivant dans un port, tu peux charger aussitôt.
help-action-load = Charger
help-action-load-line = Achète encore dans le port où ton navire est à quai.

## Prices

help-prices = Les prix
help-prices-text = Qui paie ton prix reçoit la caisse. Tu ne peux pas refuser, et tu ne peux rien t’acheter à toi-même. Ce qui est bon marché part vite ; ce qui est cher attend quelqu’un qui a besoin de cette couleur précise. Tu fixes tes prix quand tu produis et quand tu achètes : pense donc aux prochains tours des autres.

## Ships

help-ships = Les navires
help-ships-text = Un navire porte cinq caisses. D’un port, il ne rejoint l’île qu’en passant par la mer ouverte : il faut donc deux actions. Il n’entre jamais dans son propre port, et il ne va pas à l’île à vide.

## The auction

help-auction = La vente aux enchères
help-auction-text = Quand ton navire accoste à l’île, ton tour se termine et toute ta cargaison est à vendre. Tous les autres font une offre secrète, et toutes les offres sont dévoilées ensemble. En cas d’égalité pour l’offre la plus élevée, les joueurs concernés y ajoutent une seconde offre secrète, une seule fois. Ensuite, c’est toi qui décides.
help-auction-accept = Accepter
help-auction-accept-line = L’acheteur te paie, et le gouvernement te verse la même somme. La cargaison va dans le secteur de l’acheteur sur l’île. Pour une offre de $12, tu reçois $24.
help-auction-decline = Refuser
help-auction-decline-line = Tu paies l’offre la plus élevée à la banque et tu gardes la cargaison pour ton propre secteur de l’île. Pour une offre de $12, tu paies $12.

## The value card

help-card = Ta carte de valorisation
help-card-text = Personne d’autre ne sait ce que chaque couleur vaut pour toi sur l’île. Chaque joueur a une carte différente.
help-card-double = Une couleur compte $5, ou $10 si tu as les cinq couleurs sur l’île à la fin.
help-card-drops = À la fin, tu rejettes toutes les caisses de la couleur que tu as en plus grand nombre. En cas d’égalité, c’est la couleur à $5 ou $10, ou sinon celle qui vaut le moins pour toi.
help-card-tip = La plus grande pile devrait donc être d’une couleur que tu peux perdre sans regret.
# Under a pile that is thrown away.
help-card-gone = rejetées
# $count × $worth, under a pile: 2 × $10
help-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
help-card-sum = Cette île compte { $total } : les cinq couleurs y sont, et les caisses brunes sont rejetées.

## Loans

help-loans = Les prêts
help-loans-text = Tu peux emprunter $10 presque à tout moment de ton tour, avant une offre, et avant de décider à propos des offres ; deux prêts au plus. Chacun coûte $1 au début de chacun de tes tours, et tu rembourses $10 quand tu veux pendant l’un de tes tours.
help-loans-default = Si tu ne peux pas payer l’intérêt, le joueur à ta droite te saisit quelque chose : une caisse de ton secteur de l’île ; si tu n’y en as pas, deux de ton magasin de port et de ton centre de distribution ; si tu n’as aucune caisse, un bâtiment.

## The end

help-end = La fin
help-end-text = La partie se termine après le tour où deux couleurs du stock sont épuisées.
help-end-count = On compte alors tout :
help-end-cash = Argent
help-end-cash-line = compte tel quel
help-end-island = Île
help-end-island-line = selon ta carte de valorisation, sans la couleur rejetée
help-end-harbour = Magasin de port
help-end-harbour-line = $2 par caisse
help-end-ship = Navire
help-end-ship-line = $3 par caisse
help-end-factory = Centre de distribution
help-end-factory-line = rien
help-end-loans = Prêts
help-end-loans-line = −$11 par prêt

## Variants

help-variants = Variantes
help-variants-text = Tu les choisis en préparant une table.
help-variants-bank = Avec la Banque d’affaires, une action permet d’appeler un courtier : offre de l’argent pour ses caisses, ou des caisses pour son argent. Les autres peuvent surenchérir, par une action eux aussi. Si personne ne l’a fait avant ton prochain tour, le lot est à toi ; les caisses attendent sur ton quai à la banque que ton navire vienne les chercher, gratuitement.

## Keys

help-keys = Touches
help-keys-text = Tout marche au clavier seul, et chaque décision peut être tapée comme une ligne.
