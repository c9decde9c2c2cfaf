### The end of the game: the result, everybody's account and the charts.
###
### $name is a player, $names are players already joined with "and". $total, $each, $amount are money, already written.
### $colour and $colours are colours, several already joined with "and". $round, $count and $place are numbers.

final-heading =
    { $count ->
        [one] { $names } gagne avec { $total }
       *[other] { $names } partagent la victoire : { $total } chacun
    }
# The same, where the reader is among the winners.
final-heading-own =
    { $count ->
        [one] Tu gagnes avec { $total } !
       *[other] Vous partagez la victoire : { $total } chacun !
    }
# $colours are the two container colours of which none were left.
final-ended-supply =
    { $round ->
        [one] La partie s’est arrêtée après une manche. Couleurs épuisées : { $colours }.
       *[other] La partie s’est arrêtée après { $round } manches. Couleurs épuisées : { $colours }.
    }
final-ended-rounds =
    { $round ->
        [one] La partie s’est arrêtée après une manche : c’était la limite.
       *[other] La partie s’est arrêtée après { $round } manches : c’était la limite.
    }
# Under the heading, where money alone did not decide. $names are those with the same total who did not win.
final-tied = Autant d’argent pour { $names } : la règle de départage a tranché.

## What to do next

final-next = Et maintenant ?
final-record = Télécharger la partie
final-again = Revoir la partie

## Accounts

final-you = toi
final-place =
    { $place ->
        [1] 1re place
        [2] 2e place
        [3] 3e place
        [4] 4e place
       *[other] 5e place
    }
# Over the containers on the island, in the order of the value card.
final-card = Île et carte de valorisation : { $name }
# 3 × $2
final-each = { $count } × { $each }
# Under a pile that is discarded before scoring.
final-drops = rejetées
final-cash = Argent
final-island = Île
# $colour is the colour that counts double with all five colours.
final-every-colour = les cinq : { $colour } à { $each }
final-missing =
    { $count ->
        [5] rien
       *[other] il manque : { $colours }
    }
final-harbour = Magasin de port
final-ship = Navire
final-dock = Quai à la banque
final-loans = Prêts
final-total = Total

## Charts

final-as-table = En tableau
final-as-chart = En graphique
final-worth = Fortune, manche par manche
final-worth-words = Une ligne par joueur : ce que le décompte aurait donné après chaque manche. Les chiffres sont dans le tableau.
final-start = début
final-round = Manche
# The meaning of a mark under the chart.
final-auction = une vente
final-auction-own = une de tes ventes
final-flows = Où l’argent est allé
final-flows-words = Les bandes vont de qui paie à qui reçoit, aussi larges que les sommes. Les chiffres sont dans le tableau.
final-bank = Banque
final-paid = payé
final-received = reçu
# The corner of the table: payers are rows, payees are columns.
final-flows-corner = payé par ↓ à →
final-flow = { $payer } → { $payee } : { $amount }
