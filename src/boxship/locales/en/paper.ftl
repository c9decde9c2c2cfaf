### At a real table: what lies there is counted, and the game can be printed.
###
### $name and $names are players, already joined with "and". $colour is a colour. $count is a number.

paper = At a real table
paper-lead = Count a game that you played with boards and pieces, or print one.
paper-count = Count a game
paper-count-lead = Enter what lies before each player when the game is over. The count follows the rules as you type.
paper-players = Players
paper-card = Value card
paper-card-line = The colour worth $10
paper-on-island = { $name } on the island
paper-island = Containers on the island
paper-factory = Factory store
paper-tie = only for a tie
paper-same-card = { $names } have the same value card, and each card is there only once.
paper-too-many = Too many { $colour } containers: the game has { $count } in all.
paper-clear = Clear the table
paper-kit = Print the game
paper-kit-lead = The game as a PDF to print, cut out and play with: boards, pieces, cards, money, aids and the rules, in your language. It takes a few seconds.
paper-size = Paper
paper-a4 = A4
paper-letter = US Letter
paper-make = Make the PDF
paper-making = Making it…
