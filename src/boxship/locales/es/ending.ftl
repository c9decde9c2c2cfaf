### Tras el final: los barcos vuelven y se juega otra vez.

ending-again = Jugar otra vez
ending-join = Ir a la revancha
ending-of = { $what }: { $title }

ending-over = La partida ha terminado
ending-skip = Saltar

ending-story = La historia
ending-result = Volver al resultado
