### The reader’s own results, kept in their browser.
###
### $low and $high are the ends of a range, $chance is a chance in per cent, $amount is money, all already written. $count is a number.

results = Meine Ergebnisse
results-lead = Jede Partie, die du hier zu Ende spielst. Sie werden in diesem Browser aufgehoben und sonst nirgends.
results-none = Noch keine Partie. Spiel eine zu Ende, dann erscheint sie hier.
results-rating = Wertung gegen die Bots
results-between = zwischen { $low } und { $high }
results-chance = Gewinnchance gegen drei Händler: { $chance }, zwischen { $low } und { $high }. Partien dafür: { $count }.
results-how = 1500 ist so gut wie ein Händler; 400 mehr ist zehnmal so stark. Der wahre Wert liegt in 19 von 20 Fällen im Bereich; mehr Partien machen ihn enger. Es zählen nur Partien, in denen alle anderen Bots waren.
results-by-bot = Nach Bot
results-by-edition = Nach Ausgabe
results-by-players = Nach Zahl der Mitspielenden
results-corner-bot = Bot
results-corner-edition = Ausgabe
results-corner-players = Mitspielende
results-column-games = Partien
results-column-wins = Siege
results-column-place = Platz
results-column-margin = Abstand
results-column-off = Gebote daneben
results-column-bias = im Schnitt
results-low = { $amount } zu wenig
results-high = { $amount } zu viel
results-even = genau richtig
results-explained = Platz, Abstand und Gebote sind Mittelwerte. Der Abstand ist deine Summe minus die der besten anderen. Gebote werden mit dem verglichen, was dir die Ladung am Ende brachte oder gebracht hätte.
results-export = Als CSV speichern
results-forget = Alle Ergebnisse vergessen
results-forget-sure = Wirklich alle vergessen? Noch einmal drücken
