### Dopo la fine: le navi tornano, e si gioca ancora.

ending-again = Gioca ancora
ending-join = Vai alla rivincita
ending-of = { $what }: { $title }

ending-over = La partita è finita
ending-skip = Salta

ending-story = La storia
ending-result = Torna al risultato
