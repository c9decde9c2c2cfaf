### The coached game: a note when something happens for the first time. A title, and two or three short sentences.

## The way in

coach-game = Spel met coach
coach-game-line = Tegen de vriendelijkste bots, met de beginnersvariant en een tip zodra er iets nieuws gebeurt.
coach-close = Begrepen
coach-stop = Geen tips meer

## The notes

coach-start-title = Waar het om gaat
coach-start = Wie het meeste geld heeft, wint. Koop op het eiland goedkoop de ladingen die volgens je kaart veel waard zijn, en verkoop de rest met winst.
coach-priced-title = Een prijs
coach-priced = Wat goedkoop is, wordt het eerst verkocht, en wat niemand koopt, levert niets op. In het begin is $2 een goede prijs.
coach-produced-title = Je fabriek
coach-produced = Deze containers wachten op kopers. De anderen kopen ze voor hun haven en betalen jou; zelf verschepen kun je ze niet.
coach-domestic-title = Binnenlandse verkoop
coach-domestic = In de beginnersvariant mag je vóór je acties één container aan de bank verkopen: wat geld als niemand koopt.
coach-sold-title = Je eerste verkoop
coach-sold = Het geld is meteen van jou. Maak meer van wat de anderen missen, dan komen ze terug.
coach-bought-title = Je haven
coach-bought = Hier kunnen schepen nu laden. Vraag meer dan je betaalde, en minder dan de haven ernaast.
coach-called-title = Een schip komt langs
coach-called = Iemand laadt in je haven. Straks wordt die lading op het eiland geveild: houd wat geld over voor je bod.
coach-landed-title = Een veiling
coach-landed = Iedereen behalve de verkoper biedt één keer, in het geheim. De verkoper krijgt het hoogste bod twee keer: van de koper en van de bank.
coach-bid-title = Je bod
coach-bid = De gekleurde kolom zegt wat de lading je aan het eind waarschijnlijk oplevert. Bied minder dan het laagste getal, dan loont winnen meestal.
coach-tie-title = Gelijk bod
coach-tie = Wie gelijk staat, doet een tweede geheim bod boven op het eerste. $0 mag ook.
coach-answer-title = Verkopen of houden
coach-answer = Verkopen levert je twee keer het bod op. Houd de lading alleen als die je meer waard is dan dat plus wat houden je kost.
coach-loan-title = Een lening
coach-loan = Nu $10, in ruil voor $1 rente per beurt en aan het eind $11 minder als je hem nog hebt. Vroeg in het spel, als het geld kan werken, loont dat vaak.
coach-interest-title = Rente
coach-interest = Elke lening kost je $1 aan het begin van je beurt. Dat is goedkoop zolang het geld meer oplevert; betaal anders terug.
coach-five-title = Nog één kleur
coach-five = Met alle vijf kleuren op het eiland telt je kleur van $5 voor $10. Let op een lading met de kleur die ontbreekt.
coach-drop-title = De grootste stapel
coach-drop = Aan het eind vervalt de kleur waarvan je de meeste hebt. Zorg dat het een kleur is die jou weinig waard is.
coach-end-title = Het einde nadert
coach-end = Het spel eindigt zodra twee kleuren op zijn. Wat in je fabriek ligt, telt dan niet: verkoop het op tijd.
