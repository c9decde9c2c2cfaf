### At a real table: what lies there is counted, and the game can be printed.
###
### $name and $names are players, already joined with "and". $colour is a colour. $count is a number.

paper = À une vraie table
paper-lead = Compter une partie jouée avec plateaux et pièces, ou en imprimer une.
paper-count = Compter une partie
paper-count-lead = Saisissez ce qui se trouve devant chacun à la fin. Le décompte suit les règles pendant la saisie.
paper-players = Joueurs
paper-card = Carte de valorisation
paper-card-line = La couleur qui vaut $10
paper-on-island = { $name } sur l’île
paper-island = Caisses sur l’île
paper-factory = Centre de distribution
paper-tie = seulement en cas d’égalité
paper-same-card = { $names } ont la même carte de valorisation, et chaque carte n’existe qu’une fois.
paper-too-many = Trop de caisses de couleur { $colour } : le jeu en a { $count } en tout.
paper-clear = Vider la table
paper-kit = Imprimer le jeu
paper-kit-lead = Le jeu en PDF à imprimer, découper et jouer : plateaux, pièces, cartes, argent, aides et règles, dans votre langue. Cela prend quelques secondes.
paper-size = Papier
paper-a4 = A4
paper-letter = US Letter
paper-make = Créer le PDF
paper-making = En cours…
