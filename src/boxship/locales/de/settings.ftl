### Die Einstellungen: Gruppen mit einem Titel, einer Reihe zur Auswahl und einer Zeile Erklärung.

settings = Einstellungen
settings-kept = Alles wirkt sofort und bleibt in diesem Browser gespeichert.
settings-close = Schließen
settings-escape = Esc

settings-sound = Ton
settings-sound-off = Aus
settings-sound-soft = Leise
settings-sound-full = Laut
settings-sound-line = Stahl, ein Horn beim Anlegen, Siegel und Papier.

settings-pace = Tempo der anderen
settings-pace-slow = Ruhig
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-step = Einzeln
settings-pace-line = Solange du ein Ergebnis liest, wartet alles.

settings-motion = Bewegung
settings-motion-system = Wie mein System
settings-motion-full = Voll
settings-motion-none = Keine
settings-motion-line = Ohne Bewegung zeigt ein Ring, was sich geändert hat.

settings-confirm = Bestätigen
settings-confirm-everything = Jede Aktion
settings-confirm-lasting = Nur Endgültiges
settings-confirm-line = Preise, Angebote, Anlegen und Zugende warten immer auf dich.

settings-palette = Farben
settings-palette-chart = Seekarte
settings-palette-strong = Kräftig
settings-palette-line = Die kräftigen Farben sind leichter zu unterscheiden.

settings-theme = Hell oder dunkel
settings-theme-system = Wie mein System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-line = Papier am Tag, dunkle See bei Nacht.

settings-coaching = Trainer
settings-coaching-on = An
settings-coaching-off = Aus
settings-coaching-line = Ein Hinweis, wenn etwas zum ersten Mal passiert.

settings-language = Sprache
settings-language-line = Auch mitten im Spiel.
