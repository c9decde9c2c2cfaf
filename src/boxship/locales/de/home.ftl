### Die Startseite: das letzte Spiel, Wege in ein neues, und wie die eigenen Tische stehen.

home-motto = Herstellen, Preis setzen, verschiffen, bieten.
home-ways = Losspielen
home-continue = Weiterspielen
home-continue-turn = Runde { $round }, du bist dran
home-against = gegen { $names }
home-cash = Bargeld
home-on-island = auf der Insel
home-left = { $colours } übrig
home-rules-line = Jede Regel, mit Bildern und Suche
home-new-line = Mit Freunden, per Link
home-replay = Partie noch einmal
home-replay-line = Aus einer Datei, einem Text oder einem Link

## Tables in a list

home-row = Runde { $round } · { $what }
home-left-in = Verlassen in Runde { $round }
home-free =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
home-all =
    { $count ->
        [one] { $count } Partie, { $won } gewonnen
       *[other] { $count } Partien, { $won } gewonnen
    }
home-verb-play = Spielen
home-verb-bid = Bieten
home-verb-decide = Entscheiden
home-verb-look = Ansehen
home-verb-link = Einladen
home-verb-story = Rückblick
home-verb-again = Nochmal
home-verb-continue = Weiter
home-verb-what = { $verb }: { $names }
home-put-away = Weglegen
home-was-put-away = Weggelegt: der Tisch mit { $names }
home-away = Weggelegt
home-bring-back = Zurückholen
