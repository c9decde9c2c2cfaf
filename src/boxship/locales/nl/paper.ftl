### At a real table: what lies there is counted, and the game can be printed.
###
### $name and $names are players, already joined with "and". $colour is a colour. $count is a number.

paper = Aan een echte tafel
paper-lead = Tel een spel dat jullie met borden en stukken speelden, of druk er een af.
paper-count = Een spel tellen
paper-count-lead = Vul in wat er aan het eind voor iedereen ligt. Er wordt volgens de regels geteld terwijl je typt.
paper-players = Spelers
paper-card = Waardekaart
paper-card-line = De kleur die $10 waard is
paper-on-island = { $name } op het eiland
paper-island = Containers op het eiland
paper-factory = Fabriekswinkel
paper-tie = alleen bij gelijkspel
paper-same-card = { $names } hebben dezelfde waardekaart, en elke kaart is er maar één keer.
paper-too-many = Te veel containers in { $colour }: het spel heeft er in totaal { $count }.
paper-clear = Tafel leegmaken
paper-kit = Het spel afdrukken
paper-kit-lead = Het spel als PDF om af te drukken, uit te knippen en te spelen: borden, stukken, kaarten, geld, overzichten en de regels, in jouw taal. Dat duurt een paar seconden.
paper-size = Papier
paper-a4 = A4
paper-letter = US Letter
paper-make = PDF maken
paper-making = Wordt gemaakt …
