### The coached game: a note when something happens for the first time. A title, and two or three short sentences.

## The way in

coach-game = Partie guidée
coach-game-line = Contre les joueurs virtuels les plus aimables, avec la variante pour débutants et une note à chaque nouveauté.
coach-close = Compris
coach-stop = Arrêter les notes

## The notes

coach-start-title = Le but du jeu
coach-start = Le plus riche gagne. Obtiens à bon prix, sur l’île, les cargaisons qui valent cher sur ta carte, et vends le reste avec profit.
coach-priced-title = Un prix
coach-priced = Les prix bas partent les premiers, et ce que personne n’achète ne rapporte rien. Au début, $2 est un bon prix.
coach-produced-title = Ton usine
coach-produced = Ces caisses attendent des acheteurs. Les autres les achètent pour leur port et te paient ; tu ne peux pas les embarquer toi-même.
coach-domestic-title = Vente domestique
coach-domestic = Avec la variante pour débutants, tu peux vendre une caisse à la banque avant tes actions : un peu d’argent quand personne n’achète.
coach-sold-title = Ta première vente
coach-sold = Le prix est à toi tout de suite. Produis ce qui manque aux autres, et ils reviendront.
coach-bought-title = Ton port
coach-bought = Les navires peuvent charger ici. Demande plus que tu n’as payé, et moins que le port voisin.
coach-called-title = Un navire chez toi
coach-called = Quelqu’un charge dans ton port. Cette cargaison sera bientôt vendue sur l’île : garde de l’argent pour ton offre.
coach-landed-title = Une vente aux enchères
coach-landed = Tous sauf le vendeur font une offre, en secret. Le vendeur touche deux fois la meilleure : de l’acheteur et de la banque.
coach-bid-title = Ton offre
coach-bid = La colonne teintée dit ce que la cargaison te rapportera sans doute à la fin. Offre moins que le plus petit nombre : l’emporter est alors presque toujours rentable.
coach-tie-title = Égalité
coach-tie = Les joueurs à égalité ajoutent une seconde offre secrète à la première. Rien du tout, c’est permis aussi.
coach-answer-title = Vendre ou garder
coach-answer = Vendre te rapporte deux fois l’offre. Garde la cargaison seulement si, pour toi, elle vaut plus que cette somme et ton paiement réunis.
coach-loan-title = Un prêt
coach-loan = $10 tout de suite, pour $1 d’intérêts à chaque tour et $11 de moins à la fin. En début de partie, c’est souvent rentable.
coach-interest-title = Les intérêts
coach-interest = Chaque prêt te coûte $1 avant ton tour. C’est peu tant que l’argent rapporte davantage ; sinon, rembourse.
coach-five-title = Plus qu’une couleur
coach-five = Avec les cinq couleurs sur l’île, ta couleur à $5 compte $10. Guette une cargaison qui contient celle qui te manque.
coach-drop-title = La plus grosse pile
coach-drop = À la fin, la couleur que tu as en plus grand nombre est rejetée. Fais en sorte que ce soit une couleur qui vaut peu.
coach-end-title = La fin approche
coach-end = La partie se termine quand deux couleurs sont épuisées. Ce qui reste dans ton usine ne compte pas : fais-le sortir à temps.
