### Nach dem Ende: die Schiffe kommen heim, und es wird noch einmal gespielt.

ending-again = Nochmal spielen
ending-join = Zur Revanche
ending-of = { $what }: { $title }

ending-over = Das Spiel ist aus
ending-skip = Überspringen

ending-story = Die Geschichte
ending-result = Zurück zum Ergebnis
