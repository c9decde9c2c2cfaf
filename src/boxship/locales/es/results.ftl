### The reader’s own results, kept in their browser.
###
### $low and $high are the ends of a range, $chance is a chance in per cent, $amount is money, all already written. $count is a number.

results = Mis resultados
results-lead = Cada partida que terminas aquí. Se guardan en este navegador y en ningún otro sitio.
results-none = Todavía ninguna partida. Termina una y aparecerá aquí.
results-rating = Puntuación contra los bots
results-between = entre { $low } y { $high }
results-chance = Probabilidad de ganar contra tres comerciantes: { $chance }, entre { $low } y { $high }. Partidas en que se basa: { $count }.
results-how = 1500 es tan bueno como un comerciante; 400 más, diez veces más fuerte. El verdadero valor está en el intervalo 19 de cada 20 veces; más partidas lo estrechan. Solo cuentan las partidas en que todos los demás eran bots.
results-by-bot = Por bot
results-by-edition = Por edición
results-by-players = Por número de jugadores
results-corner-bot = Bot
results-corner-edition = Edición
results-corner-players = Jugadores
results-column-games = partidas
results-column-wins = victorias
results-column-place = puesto
results-column-margin = ventaja
results-column-off = ofertas desviadas
results-column-bias = de media
results-low = { $amount } de menos
results-high = { $amount } de más
results-even = en su punto
results-explained = Puesto, ventaja y ofertas son medias. La ventaja es tu total menos el del mejor de los demás. Las ofertas se comparan con lo que el cargamento te dio al final, o te habría dado.
results-export = Guardar como CSV
results-forget = Olvidar todos los resultados
results-forget-sure = ¿Olvidar todo de verdad? Pulsa otra vez
