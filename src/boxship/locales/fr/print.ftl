# The kit on paper, made by `boxship print`. Titles of sheets, and words on pieces; there is little room on both.

print-title = Boxship à imprimer
print-players =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
print-lead = Imprimez toutes les feuilles en taille réelle (100 %), sur du papier épais si possible, puis découpez le long des pointillés. Les plateaux et l’île restent entiers. Voici ce qu’il vous faut, et par quoi le remplacer si vous préférez ne rien découper.
print-notice = Boxship est un projet de fans indépendant. Les textes et les dessins sont de nous. Copiez ces feuilles autant que vous voulez.
print-note-cut = à découper
print-note-whole = ne pas découper

print-boards = Plateaux de jeu
print-boards-instead = Un par personne : l’usine à gauche, le port à droite.
print-cards = Cartes de valorisation
print-cards-instead = Mélangez-les, donnez-en une à chacun face cachée et rangez les autres sans les regarder.
print-containers = Caisses
print-containers-instead = Des cubes en bois de cinq couleurs font aussi l’affaire.
print-buildings = Usines et entrepôts
print-machines = Usines
print-machines-instead = Des cubes plus gros, ou des pièces sur un bout de papier de la bonne couleur.
print-warehouses = Entrepôts
print-warehouses-instead = N’importe quels pions d’une même couleur.
print-ships = Navires
print-ships-instead = Cinq caisses tiennent sur le pont. Un petit bateau en jouet, c’est encore mieux.
print-loans = Prêts
print-loans-instead = Deux par personne.
print-notes = Argent
print-notes-instead = Des jetons de poker vont plus vite. Dans tous les cas, cachez votre argent.

# On a value card, above its colours.
print-card = Ce que ça vaut pour toi
# On a loan: “Loan $10”.
print-loan = Prêt
# On a loan. $interest is money.
print-loan-interest = { $interest } d’intérêts à chaque tour
# On the marker of whoever began.
print-first = Commence
# Above a broker's spaces. $name is I, II or III.
print-broker = Courtier { $name }
print-broker-money = Argent
print-broker-containers = Caisses
# Where the bid of the open auction lies.
print-payment = Carte de paiement : l’offre de l’enchère ouverte
# Under a player's name at the bank: what they won lies there.
print-dock = quai
print-aid = Ton tour en un coup d’œil
