### Le impostazioni: gruppi con un titolo, una fila di scelte e una riga di spiegazione.

settings = Impostazioni
settings-kept = Ogni scelta vale subito e resta in questo browser.
settings-close = Chiudi
settings-escape = Esc

settings-sound = Suono
settings-sound-off = Spento
settings-sound-soft = Piano
settings-sound-full = Forte
settings-sound-line = Acciaio, un corno all’attracco, cera e carta.

settings-pace = Ritmo degli altri
settings-pace-slow = Lento
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-pace-step = A passi
settings-pace-line = Tutto aspetta mentre leggi un risultato.

settings-motion = Movimento
settings-motion-system = Come il sistema
settings-motion-full = Completo
settings-motion-none = Nessuno
settings-motion-line = Senza movimento, un anello mostra che cosa è cambiato.

settings-confirm = Conferma
settings-confirm-everything = Ogni azione
settings-confirm-lasting = Solo ciò che è definitivo
settings-confirm-line = Prezzi, offerte, attracchi e fine del turno aspettano sempre te.

settings-palette = Colori
settings-palette-chart = Carta nautica
settings-palette-strong = Decisi
settings-palette-line = I colori decisi si distinguono più facilmente.

settings-theme = Chiaro o scuro
settings-theme-system = Come il sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-line = Carta di giorno, mare scuro di notte.

settings-coaching = Guida
settings-coaching-on = Sì
settings-coaching-off = No
settings-coaching-line = Una nota quando qualcosa succede per la prima volta.

settings-language = Lingua
settings-language-line = Anche nel mezzo di una partita.
