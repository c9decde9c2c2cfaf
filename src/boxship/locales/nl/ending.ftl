### Na het einde: de schepen komen thuis, en er wordt nog eens gespeeld.

ending-again = Nog eens spelen
ending-join = Naar de revanche
ending-of = { $what }: { $title }

ending-over = Het spel is afgelopen
ending-skip = Overslaan

ending-story = Het verhaal
ending-result = Terug naar de uitslag
