### De instellingen: groepen met een titel, een rij keuzes en een regel uitleg.

settings = Instellingen
settings-kept = Elke keuze werkt meteen en blijft in deze browser bewaard.
settings-close = Sluiten
settings-escape = Esc

settings-sound = Geluid
settings-sound-off = Uit
settings-sound-soft = Zacht
settings-sound-full = Luid
settings-sound-line = Staal, een hoorn bij het aanleggen, lak en papier.

settings-pace = Tempo van de anderen
settings-pace-slow = Rustig
settings-pace-normal = Gewoon
settings-pace-fast = Snel
settings-pace-step = Per stap
settings-pace-line = Alles wacht terwijl je een uitslag leest.

settings-motion = Beweging
settings-motion-system = Zoals mijn systeem
settings-motion-full = Alle
settings-motion-none = Geen
settings-motion-line = Zonder beweging toont een ring wat er veranderd is.

settings-confirm = Bevestigen
settings-confirm-everything = Elke actie
settings-confirm-lasting = Alleen wat definitief is
settings-confirm-line = Prijzen, biedingen, aanleggen en het einde van je beurt wachten altijd op jou.

settings-palette = Kleuren
settings-palette-chart = Zeekaart
settings-palette-strong = Fel
settings-palette-line = De felle kleuren zijn makkelijker uit elkaar te houden.

settings-theme = Licht of donker
settings-theme-system = Zoals mijn systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-line = Papier overdag, donkere zee ’s nachts.

settings-coaching = Begeleiding
settings-coaching-on = Aan
settings-coaching-off = Uit
settings-coaching-line = Een tip als iets voor het eerst gebeurt.

settings-language = Taal
settings-language-line = Ook midden in een spel.
