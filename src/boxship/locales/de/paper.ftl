### At a real table: what lies there is counted, and the game can be printed.
###
### $name and $names are players, already joined with "and". $colour is a colour. $count is a number.

paper = An einem echten Tisch
paper-lead = Eine Partie auszählen, die ihr mit Tafeln und Steinen gespielt habt, oder eine drucken.
paper-count = Eine Partie auszählen
paper-count-lead = Trag ein, was am Ende vor allen liegt. Gezählt wird nach den Regeln, während du tippst.
paper-players = Mitspielende
paper-card = Wertkarte
paper-card-line = Die Farbe, die $10 wert ist
paper-on-island = { $name } auf der Insel
paper-island = Container auf der Insel
paper-factory = Fabrikgeschäft
paper-tie = nur bei Gleichstand
paper-same-card = { $names } haben dieselbe Wertkarte, und jede Karte gibt es nur einmal.
paper-too-many = Zu viele Container in { $colour }: Im Spiel gibt es insgesamt { $count }.
paper-clear = Tisch leeren
paper-kit = Das Spiel drucken
paper-kit-lead = Das Spiel als PDF zum Drucken, Ausschneiden und Spielen: Tafeln, Steine, Karten, Geld, Übersichten und die Regeln, in deiner Sprache. Das dauert ein paar Sekunden.
paper-size = Papier
paper-a4 = A4
paper-letter = US Letter
paper-make = PDF erzeugen
paper-making = Wird erzeugt …
