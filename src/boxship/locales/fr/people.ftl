### The people at a table: who is here, clocks, bots that play for somebody, ending a game together.
### $name and $names are players, the latter joined with "and"; $time is like 0:42 or "6 min"; $all is how many have to agree.

people = Joueurs
people-close = Retour à la table
people-you = toi
people-here = là
people-thinking = réfléchit
people-thinking-for = réfléchit { $time }
people-away = absent
people-away-for = absent { $time }
people-bot = un bot joue
people-resigned = abandon, un bot joue
people-free = place libre
people-agrees = voudrait arrêter
people-nudge = Rappeler
people-nudge-name = Rappeler { $name } à l’ordre
people-nudged = { $name } a reçu le rappel.
people-nudged-away = { $name } ne regarde pas la table en ce moment.
people-reminded = { $name } te le rappelle : c’est à toi
people-reminded-ok = Merci
people-takeover = Bot joue
people-takeover-name = Laisser un bot jouer pour { $name }
people-return = Rendre
people-return-name = Rendre sa place à { $name }
people-leave = Laisser un bot jouer pour moi
people-leave-note = Tu peux reprendre ta place à tout moment.
people-resign = Abandonner
people-resign-note = Un bot joue à ta place jusqu’au bout. Sans retour.
people-agree = Arrêter la partie
people-agree-note = La partie s’arrête quand tout le monde est d’accord. Personne ne gagne alors.
people-agreed =
    { $all ->
        [one] { $names } voudrait arrêter. Un joueur doit être d’accord.
       *[other] { $names } : arrêter la partie ? Les { $all } joueurs doivent être d’accord.
    }
people-agree-too = D’accord
people-asked =
    { $count ->
        [one] { $names } voudrait arrêter la partie.
       *[other] { $names } voudraient arrêter la partie.
    }
people-later = Plus tard
people-withdraw = Continuer
people-sure = Vraiment ? Appuie encore
people-replaced = Un bot joue à ta place
people-replaced-note = Il ne voit que ce que tu peux voir. Tout ce qu’il joue est dans le journal.
people-take-back = Reprendre ma place
people-have-resigned = Tu as abandonné
people-have-resigned-note = Un bot joue à ta place jusqu’au bout. Tu peux continuer à regarder.
people-ended = Tout le monde a voulu arrêter
people-ended-note = Personne n’a gagné. L’enregistrement garde chaque coup.
people-again = Rejouer
people-record = Enregistrer la partie
people-home = Page d’accueil
