### The reader’s own results, kept in their browser.
###
### $low and $high are the ends of a range, $chance is a chance in per cent, $amount is money, all already written. $count is a number.

results = Mes résultats
results-lead = Chaque partie que vous terminez ici. Ils sont gardés dans ce navigateur et nulle part ailleurs.
results-none = Pas encore de partie. Terminez-en une, et elle apparaît ici.
results-rating = Classement face aux bots
results-between = entre { $low } et { $high }
results-chance = Chance de gagner contre trois négociants : { $chance }, entre { $low } et { $high }. Parties prises en compte : { $count }.
results-how = 1500, c’est aussi fort qu’un négociant ; 400 de plus, dix fois plus fort. La vraie valeur est dans l’intervalle 19 fois sur 20 ; plus de parties le resserrent. Seules comptent les parties où tous les autres étaient des bots.
results-by-bot = Par bot
results-by-edition = Par édition
results-by-players = Par nombre de joueurs
results-corner-bot = Bot
results-corner-edition = Édition
results-corner-players = Joueurs
results-column-games = parties
results-column-wins = victoires
results-column-place = place
results-column-margin = écart
results-column-off = écart des offres
results-column-bias = en moyenne
results-low = { $amount } trop bas
results-high = { $amount } trop haut
results-even = juste bien
results-explained = Place, écart et offres sont des moyennes. L’écart est votre total moins celui du meilleur des autres. Les offres sont comparées à ce que la cargaison vous a rapporté à la fin, ou aurait rapporté.
results-export = Enregistrer en CSV
results-forget = Oublier tous les résultats
results-forget-sure = Vraiment tout oublier ? Appuyez encore
