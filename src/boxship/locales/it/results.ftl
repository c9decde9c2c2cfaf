### The reader’s own results, kept in their browser.
###
### $low and $high are the ends of a range, $chance is a chance in per cent, $amount is money, all already written. $count is a number.

results = I miei risultati
results-lead = Ogni partita che finisci qui. Restano in questo browser e da nessun’altra parte.
results-none = Ancora nessuna partita. Finiscine una e comparirà qui.
results-rating = Punteggio contro i bot
results-between = tra { $low } e { $high }
results-chance = Probabilità di vincere contro tre mercanti: { $chance }, tra { $low } e { $high }. Partite considerate: { $count }.
results-how = 1500 è bravo come un mercante; 400 in più è dieci volte più forte. Il vero valore è nell’intervallo 19 volte su 20; più partite lo restringono. Contano solo le partite in cui tutti gli altri erano bot.
results-by-bot = Per bot
results-by-edition = Per edizione
results-by-players = Per numero di giocatori
results-corner-bot = Bot
results-corner-edition = Edizione
results-corner-players = Giocatori
results-column-games = partite
results-column-wins = vittorie
results-column-place = posto
results-column-margin = distacco
results-column-off = scarto offerte
results-column-bias = in media
results-low = { $amount } di meno
results-high = { $amount } di troppo
results-even = proprio giusto
results-explained = Posto, distacco e offerte sono medie. Il distacco è il tuo totale meno quello del migliore degli altri. Le offerte sono confrontate con quanto il carico ti ha reso alla fine, o avrebbe reso.
results-export = Salva come CSV
results-forget = Dimentica tutti i risultati
results-forget-sure = Dimenticare davvero tutto? Premi di nuovo
