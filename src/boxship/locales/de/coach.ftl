### The coached game: a note when something happens for the first time. A title, and two or three short sentences.

## The way in

coach-game = Spiel mit Trainer
coach-game-line = Gegen die freundlichsten Bots, mit der Anfängervariante und einem Hinweis, sobald etwas neu ist.
coach-close = Verstanden
coach-stop = Keine Hinweise mehr

## The notes

coach-start-title = Worum es geht
coach-start = Wer am meisten Geld hat, gewinnt. Hol dir günstig Ladungen, die laut deiner Karte viel wert sind, und verkauf alles andere mit Gewinn.
coach-priced-title = Ein Preis
coach-priced = Billiges wird zuerst gekauft, und was niemand kauft, bringt nichts. Am Anfang sind $2 ein guter Preis.
coach-produced-title = Deine Fabrik
coach-produced = Diese Container warten auf Käufer. Die anderen kaufen sie für ihre Häfen und zahlen an dich; selbst verschiffen kannst du sie nicht.
coach-domestic-title = Inlandsverkauf
coach-domestic = In der Anfängervariante darfst du vor deinen Aktionen einen Container an die Bank verkaufen: etwas Bargeld, wenn niemand kauft.
coach-sold-title = Dein erster Verkauf
coach-sold = Der Preis gehört sofort dir. Stell mehr von dem her, was den anderen fehlt, dann kommen sie wieder.
coach-bought-title = Dein Hafen
coach-bought = Hier können jetzt Schiffe laden. Verlang mehr, als du bezahlt hast, und weniger als der Hafen nebenan.
coach-called-title = Ein Schiff kommt
coach-called = Jemand lädt in deinem Hafen. Bald wird diese Ladung auf der Insel versteigert: Behalt etwas Bargeld für dein Angebot.
coach-landed-title = Eine Versteigerung
coach-landed = Alle außer dem Verkäufer bieten einmal verdeckt. Das höchste Angebot bekommt der Verkäufer doppelt: vom Käufer und von der Bank.
coach-bid-title = Dein Angebot
coach-bid = Die getönte Spalte sagt, was dir die Ladung am Ende wahrscheinlich bringt. Biete weniger als die kleinere Zahl, dann lohnt sich der Zuschlag meistens.
coach-tie-title = Gleichstand
coach-tie = Wer gleichauf liegt, legt verdeckt ein zweites Angebot drauf. Auch $0 ist erlaubt.
coach-answer-title = Verkaufen oder behalten
coach-answer = Beim Verkauf bekommst du das Angebot doppelt. Behalt die Ladung nur, wenn sie dir mehr wert ist als dieses Geld plus das, was du dann zahlst.
coach-loan-title = Ein Kredit
coach-loan = $10 jetzt, für $1 Zinsen jeden Zug und $11 Abzug am Ende. Früh im Spiel, wenn das Geld arbeiten kann, lohnt er sich oft.
coach-interest-title = Zinsen
coach-interest = Jeder Kredit kostet dich $1 vor deinem Zug. Das ist billig, solange das Geld mehr einbringt; sonst zahl ihn zurück.
coach-five-title = Nur noch eine Farbe
coach-five = Mit allen fünf Farben auf der Insel zählt deine $5-Farbe $10. Achte auf eine Ladung mit der fehlenden.
coach-drop-title = Der größte Stapel
coach-drop = Am Ende fällt die Farbe weg, von der du am meisten hast. Sammle so, dass es eine billige trifft.
coach-end-title = Das Ende naht
coach-end = Das Spiel endet, sobald zwei Farben aufgebraucht sind. Was in deiner Fabrik liegt, zählt dann nichts: Sieh zu, dass du es rechtzeitig loswirst.
