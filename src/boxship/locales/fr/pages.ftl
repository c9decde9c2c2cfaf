### The pages around the table: the first page, a new table, the own tables, joining.

## Everywhere

# The title of a browser tab. $title is the title of the page.
pages-title = { $title } · Boxship
pages-menu = Menu
# For screen readers: the list of links to other pages.
pages-menu-places = Pages
pages-menu-home = Accueil
pages-menu-new = Nouvelle table
pages-menu-tables = Mes tables
pages-menu-results = Mes résultats
pages-menu-paper = À une vraie table
pages-menu-help = Règles
pages-again = Réessayer
pages-name = Ton nom
pages-name-optional = Ton nom (facultatif)
# The same where several people share the screen. $seat is a colour.
pages-name-of = Nom de { $seat }
pages-name-shared = Nom (facultatif)

## The first page

pages-home-what = Produis des caisses, vends-les à tes voisins, expédie celles des autres et fais tes offres sur l’île. Tous les prix se font à la table. Un jeu pour trois à cinq joueurs.
pages-home-play = Jouer
pages-home-starting = On prépare la table…
pages-home-play-line = Tout de suite, contre trois joueurs virtuels
# Names on the drawn chart.
pages-scene-island = Île étrangère

## Rulesets and their options, each with a line that explains it

pages-ruleset-classic = Classique
pages-ruleset-classic-line = Le jeu d’origine, de 2007. En cas de doute, prends celui-ci.
pages-ruleset-short = Courte
pages-ruleset-short-line = Les mêmes règles avec moins de caisses : la partie est plus courte.
pages-ruleset-clarified = Clarifiée
pages-ruleset-clarified-line = Le même jeu, points obscurs réglés : une cargaison sans aucune offre reste aussitôt à son capitaine, et qui ne peut pas payer ses intérêts a son mot à dire sur ce qui est perdu.
pages-ruleset-jumbo = Jumbo
pages-ruleset-jumbo-line = L’édition du dixième anniversaire : d’autres couleurs, moins d’usines, quatre entrepôts au plus, et plus de clémence envers les débiteurs.
pages-option-domestic_sale = Variante pour débutants
pages-option-domestic_sale-line = Avant tes actions, tu peux vendre une caisse à la banque pour $2.
pages-option-investment_bank = Banque d’affaires
pages-option-investment_bank-line = Trois courtiers échangent de l’argent contre des caisses et des caisses contre de l’argent.
pages-option-open_money = Argent visible
pages-option-open_money-line = Tout le monde voit combien d’argent chacun a en main.

## A new table

pages-new = Nouvelle table
pages-new-lead = Tout est prêt pour une première partie. Change ce que tu veux.
pages-new-rules = Règles
pages-new-options = Options
pages-new-players = Joueurs
# For screen readers: the buttons for three, four or five players.
pages-new-count = Nombre de joueurs
pages-new-players-count =
    { $count ->
        [3] Trois joueurs
        [4] Quatre joueurs
        [5] Cinq joueurs
       *[other] { $count } joueurs
    }
pages-new-clock = Pendule
pages-new-clock-line = Chacun a son propre temps. Quand il est écoulé, un bot continue jusqu’au retour du joueur.
pages-new-clock-none = Pas de pendule
# Both are lengths of time, like "15 min".
pages-new-clock-times = { $bank } + { $increment } par tour
pages-new-more = Réglages avancés
pages-new-rounds = Limite de manches
pages-new-rounds-line = Si la partie n’est pas finie après cette manche, on fait le décompte tel quel.
pages-new-words = Règles maison
pages-new-words-line = Change des règles une à une : champ=valeur, séparés par des espaces.
pages-new-make = Ouvrir la table
pages-new-links =
    { $count ->
        [0] La partie commence tout de suite.
        [one] À la table, tu trouveras un lien d’invitation pour la personne qui joue avec toi.
       *[other] À la table, tu trouveras un lien d’invitation pour les { $count } personnes qui jouent avec toi.
    }
# $rules is the name of a ruleset, $count the number of players.
pages-new-summary =
    { $count ->
        [3] { $rules }, trois joueurs
        [4] { $rules }, quatre joueurs
        [5] { $rules }, cinq joueurs
       *[other] { $rules }, { $count } joueurs
    }

# Who sits on a seat.
pages-sitter-person = Quelqu’un que tu invites
pages-sitter-person-line = Prend place avec le lien que tu envoies.
# Whoever makes the table, and everyone who shares the screen with them.
pages-sitter-me = Sur cet écran
# Below the seats, where more than one is of that kind.
pages-new-shared = Vous êtes plusieurs à cet écran : faites-le tourner, il ne montre à chacun que ses propres secrets.
pages-sitter-bots = Joueurs virtuels
# A computer player in a list: its name below, and how strong it is.
pages-sitter-bot = { $bot } · { $level }/{ $levels }

# The computer players: a name, and a line of character.
pages-bot-deckhand = Matelot
pages-bot-deckhand-line = Plein de bonne volonté, mais fixe ses prix au hasard et offre bien trop peu ou bien trop.
pages-bot-trader-producer = Industriel
pages-bot-trader-producer-line = Un négociant qui construit des usines et vit de son centre de distribution.
pages-bot-trader-warehouser = Entreposeur
pages-bot-trader-warehouser-line = Un négociant qui construit des entrepôts et vit de son magasin de port.
pages-bot-trader-shipper = Armateur
pages-bot-trader-shipper-line = Un négociant qui construit peu, charge ce qui rapporte et le livre sur l’île.
pages-bot-trader-hoarder = Accapareur
pages-bot-trader-hoarder-line = Un négociant qui offre beaucoup et aime garder sa propre cargaison.
pages-bot-trader = Négociant
pages-bot-trader-line = Fait un peu de tout, compte l’argent de chacun et sait ce que vaut une cargaison.
pages-bot-captain-1 = Jeune capitaine
pages-bot-captain-1-line = Anticipe, mais pas longtemps.
pages-bot-captain-2 = Capitaine
pages-bot-captain-2-line = Anticipe et devine d’après les offres qui a quelle carte.
pages-bot-captain-3 = Vieux loup de mer
pages-bot-captain-3-line = Un capitaine qui réfléchit longtemps et à qui peu de choses échappent.
pages-bot-admiral = Amiral
pages-bot-admiral-line = A appris le jeu dans des millions de parties contre toutes sortes de joueurs.
# How strong a computer player is, for screen readers; it is drawn as a row of dots.
pages-level = Force { $level } sur { $levels }
# How often a computer player wins; Traders are the computer players of that name above.
pages-wins =
    { $wins ->
        [0] Ne gagne presque jamais contre trois négociants.
        [100] Gagne presque toutes les parties contre trois négociants.
        [one] Gagne environ une partie sur 100 contre trois négociants.
       *[other] Gagne environ { $wins } parties sur 100 contre trois négociants.
    }

## Joining

pages-join = Une invitation pour toi
pages-join-lead = Quelqu’un t’a gardé une place à une table. Pas besoin de compte : la place appartient à ce navigateur.
pages-join-take = Prendre place
pages-join-seated = Tu as déjà une place à cette table.
pages-join-back = Retour à la table
pages-join-another = Prendre une autre place
pages-join-full = Toutes les places sont prises
pages-join-full-lead = D’autres ont été plus rapides. Tu peux regarder la partie, ou ouvrir ta propre table.
pages-join-watch = Regarder la partie

## The own tables

pages-tables = Mes tables
pages-tables-lead = Les tables où ce navigateur a une place. Pour continuer sur un autre appareil, ouvres-y le lien de ta place.
pages-tables-none = Pas encore de table.
pages-tables-waiting_for_me = À toi de jouer
pages-tables-running = En cours
pages-tables-finished = Terminées
pages-tables-forget = Retirer de la liste
# $names: the winners, already joined with "and".
pages-table-won =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
# Example: Classic · 5 minutes ago
pages-table-about = { $rules } · { $when }

## An address that leads nowhere

pages-lost = Hors de la carte
pages-lost-line = Il n’y a rien à cette adresse. Le lien a peut-être été coupé : un lien entier finit par un # et une suite de lettres.
pages-lost-home = Retour au port
