### Les réglages : des groupes avec un titre, une rangée de choix et une ligne d’explication.

settings = Réglages
settings-kept = Chaque choix prend effet aussitôt et reste dans ce navigateur.
settings-close = Fermer
settings-escape = Échap

settings-sound = Son
settings-sound-off = Coupé
settings-sound-soft = Doux
settings-sound-full = Fort
settings-sound-line = L’acier, une sirène à l’accostage, la cire et le papier.

settings-pace = Rythme des autres
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-step = Pas à pas
settings-pace-line = Tout attend pendant que tu lis un résultat.

settings-motion = Mouvement
settings-motion-system = Comme mon système
settings-motion-full = Complet
settings-motion-none = Aucun
settings-motion-line = Sans mouvement, un anneau montre ce qui a changé.

settings-confirm = Valider
settings-confirm-everything = Chaque action
settings-confirm-lasting = Seulement l’irréversible
settings-confirm-line = Prix, offres, accostages et fins de tour attendent toujours ton accord.

settings-palette = Couleurs
settings-palette-chart = Carte marine
settings-palette-strong = Vives
settings-palette-line = Les couleurs vives se distinguent plus facilement.

settings-theme = Clair ou sombre
settings-theme-system = Comme mon système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-line = Le papier le jour, la mer sombre la nuit.

settings-coaching = Accompagnement
settings-coaching-on = Oui
settings-coaching-off = Non
settings-coaching-line = Une note quand une chose arrive pour la première fois.

settings-language = Langue
settings-language-line = Modifiable même en pleine partie.
