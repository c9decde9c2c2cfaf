### La page d’accueil : la dernière partie, les chemins vers une autre, et l’état de tes tables.

home-motto = Produis, fixe le prix, expédie, enchéris.
home-ways = Jouer
home-continue = Continuer
home-continue-turn = Manche { $round }, à toi
home-against = contre { $names }
home-cash = argent
home-on-island = sur l’île
home-left = { $colours } en stock
home-rules-line = Toutes les règles, en images, avec une recherche
home-new-line = Entre amis, par un lien
home-replay = Revoir une partie
home-replay-line = D’un fichier, d’un texte ou d’un lien

## Tables in a list

home-row = Manche { $round } · { $what }
home-left-in = Abandonnée à la manche { $round }
home-free =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
home-all =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
home-verb-play = Jouer
home-verb-bid = Enchérir
home-verb-decide = Décider
home-verb-look = Regarder
home-verb-link = Inviter
home-verb-story = Revoir
home-verb-again = Rejouer
home-verb-continue = Reprendre
home-verb-what = { $verb } : { $names }
home-put-away = Ranger
home-was-put-away = Rangée : la table avec { $names }
home-away = Rangées
home-bring-back = Ressortir
