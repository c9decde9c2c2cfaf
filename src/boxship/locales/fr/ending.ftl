### Après la fin : les bateaux rentrent, et on rejoue.

ending-again = Rejouer
ending-join = Rejoindre la revanche
ending-of = { $what } : { $title }

ending-over = La partie est finie
ending-skip = Passer

ending-story = L’histoire
ending-result = Retour au résultat
