### Nach dem Ende: die Schiffe kommen heim, und es wird noch einmal gespielt.

ending-again = Nochmal spielen
ending-join = Zur Revanche
ending-of = { $what }: { $title }
