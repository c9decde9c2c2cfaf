### The rules, whole, as the page shows them; docs/rules.md decides. A clause R5.4 is `rules-r5-4` with its title
### `rules-r5-4-title`; where it depends on a setting of the edition, there is a text for each value. Spoken to a player.
###
### Within a text, " • " begins the next point of a list and " ¶ " a new paragraph; both stay as they are, as many in every
### language. R5.4 becomes a link by itself. Colours ($black, $white, $brown, $tan, $orange) are those of the edition that
### stand in this place, as nouns or after ×, never inflected. Other variables are money, already written ($12), except
### $ship, $box and $rounds, which are numbers.

rules = Regels
rules-lead = Het spel in vijf minuten, daarna elke regel met zijn nummer. Of druk op “Nu spelen” en leer het onderweg: wat je kunt doen licht op, en wat niet kan, zegt waarom.
# For screen readers: the list of chapters.
rules-contents = Hoofdstukken
rules-search = Zoeken in de regels
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] 1 regel gevonden.
       *[other] { $count } regels gevonden.
    }
rules-search-clear = Zoekopdracht wissen
rules-edition = Editie
# The table that the reader comes from. $rules is an edition with its options: Jumbo, Investment Bank.
rules-shown-table = Aan je tafel geldt: { $rules }
# On a folded clause. $what is an edition or an option, several joined with "or".
rules-only = Alleen met: { $what }
# On a clause, before what other editions say. $what as above.
rules-with = Met { $what }
rules-without = Zonder { $what }
rules-example = Voorbeeld

## In five minutes

rules-five = In vijf minuten
rules-five-idea = Je hebt een fabriek, een haven en een schip. Je machines maken containers, maar je schip mag ze niet in je eigen haven ophalen. Een andere speler koopt ze voor de eigen haven, een kapitein laadt ze daar, en op het Buitenlandse Eiland biedt iedereen behalve die kapitein op de lading. Alle prijzen onderweg bepalen de spelers zelf.
rules-five-goal = Een geheime kaart zegt wat elke kleur op het eiland voor jou waard is. Wie aan het eind het meeste geld heeft, wint.
# The way of a container, in five pictures.
rules-chain-machine = Je machine maakt een container.
rules-chain-factory = Je biedt hem aan in je fabriekswinkel, voor { $factory-low } tot { $factory-high }.
rules-chain-harbour = Een andere speler koopt hem en biedt hem aan in de eigen havenwinkel, voor { $harbour-low } tot { $harbour-high }.
rules-chain-ship = Een kapitein laadt hem.
rules-chain-island = Op het eiland bieden alle anderen op de lading.
rules-five-turn = In je beurt betaal je rente over je leningen en heb je dan hoogstens twee acties: produceren, kopen voor je haven, bouwen, varen, laden. Goedkope containers zijn snel weg; dure wachten op iemand die juist die kleur nodig heeft.
rules-five-auction = Je schip komt aan bij het eiland: alle anderen bieden in het geheim op alles wat je bij je hebt. Neem het hoogste bod aan en de bank betaalt je nog eens zoveel; of betaal dat bedrag zelf en houd de lading.
rules-five-card = Aan het eind verwijder je op het eiland de kleur waarvan je de meeste hebt. Je grootste stapel is dus liefst een kleur die je best kunt missen. Heb je alle vijf kleuren, dan telt er één dubbel.
# Under a pile that is discarded.
rules-card-gone = verwijderd
# $count × $worth, under a pile: 2 × $10
rules-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
rules-card-sum = Dit eiland is { $total } waard: alle vijf kleuren zijn er, en de grootste stapel wordt verwijderd.

## Words

rules-words-title = Woorden
rules-words = • In je fabriekswinkel staat wat je machines hebben gemaakt, elke container met een prijs, te koop voor de havens van de anderen. • In je havenwinkel staat wat je uit de fabrieken van de anderen hebt gekocht, elke container met een prijs, te koop voor de schepen die aanleggen. • In je gebied op het eiland staat wat voorgoed van jou is. • De voorraad is de gezamenlijke stapel containers die nog niemand heeft gemaakt. • De bank betaalt en ontvangt onbeperkt. • De speler rechts van je, die net vóór jou aan de beurt is, is je vakbondsleider.

## R0

rules-r0-title = Edities
rules-r0 = Er zijn vier edities van hetzelfde spel, met kleine verschillen. Hier staan ze naast elkaar; de regels hieronder zijn die van de editie die je boven kiest. ¶ Deze opties kunnen erbij: • de Beginnersvariant (R4.7) • de Investeringsbank, alleen met Jumbo (R9) • open geld (R1.4) • een andere rondelimiet (R10.3) ¶ Met drie spelers heeft Jumbo niet genoeg machines om elk bord te vullen. Dat hoort bij het spel.
# The rows of the table. Numbers are for 3, 4 and 5 players.
rules-row-field = Wat
rules-row-containers = containers van elke kleur met 3 / 4 / 5 spelers
rules-row-machines = machines van elke kleur
rules-row-warehouses = warenhuizen
rules-row-machine_spaces = prijzen van machines, vanaf de eerste
rules-row-warehouse_spaces = prijzen van warenhuizen, vanaf het eerste
rules-row-factory_prices = prijzen in een fabriekswinkel
rules-row-harbour_prices = prijzen in een havenwinkel
rules-row-default = onbetaalde rente kost (R3)
rules-row-building_choice = wie “machine” of “warenhuis” zegt (R3.6)
rules-row-all_zero = niemand biedt iets (R8.6)
rules-row-tie_break = bij gelijkspel beslissen (R10.8)
rules-row-colours = kleuren
# A price: nothing.
rules-free = gratis
rules-choice-buildings = containers, dan gebouwen
rules-choice-cargo = alleen containers
rules-choice-neighbour = buur rechts
rules-choice-debtor = schuldenaar
rules-choice-seller_decides = verkoper beslist
rules-choice-keeps_at_once = verkoper houdt de lading meteen
rules-choice-keeps_after_extra = verkoper houdt de lading na het tweede bod
rules-choice-island = containers op het eiland
rules-choice-factory = containers in de fabriekswinkel

## R1

rules-r1-title = Spelopzet
rules-r1-1-title = Spelers en plaatsen
rules-r1-1 = Je speelt met drie tot vijf spelers. De plaatsen zijn, met de klok mee, Blauw, Rood, Geel, Groen en Paars; met minder spelers blijven de laatste leeg. Je buur rechts zit op de plaats vóór de jouwe, en die van Blauw op de laatste. Wie begint, wordt geloot.
rules-r1-2-title = Waarmee je begint
rules-r1-2 = Iedereen begint met { $start }, één warenhuis, één machine, één container, een schip op open zee en één containerwaardekaart. Geen twee spelers beginnen met dezelfde machine. De container heeft de kleur van de machine en staat voor { $start-price } in de fabriekswinkel. Dit alles zit in de aantallen van R0.
rules-r1-3-title = De containerwaardekaarten
rules-r1-3 = Er zijn vijf containerwaardekaarten. Een kaart heet naar haar kleur van $10, en elke kleur staat één keer in elke kolom. Kaarten die niet zijn uitgedeeld, blijven altijd verborgen.
rules-r1-3-card = Kaart
rules-r1-4-title = Wat geheim is
rules-r1-4 = Je containerwaardekaart is geheim tot het eind. Je bod is geheim tot iedereen heeft geboden. Op het handgeld na ligt al het andere open.
rules-r1-4-off = Ook je handgeld is geheim, al zou iemand met een goed geheugen elke betaling kunnen volgen.
rules-r1-4-on = Het handgeld ligt open: iedereen ziet hoeveel de anderen hebben.

## R2

rules-r2-title = De beurt
rules-r2-1-title = Het verloop van een beurt
rules-r2-1 = Je speelt met de klok mee. Een beurt verloopt zo: • rente betalen (R3) • met de Investeringsbank: de gewonnen kavel ophalen (R9.6) • met de Beginnersvariant: als je wilt één container in het binnenland verkopen (R4.7) • hoogstens twee acties doen
rules-r2-2-title = De acties
rules-r2-2 = De acties zijn: • een machine of een warenhuis kopen (R4.1) • kopen voor je havenwinkel, of alleen de prijzen daar veranderen (R4.2, R4.3) • produceren (R4.4), de enige actie die je maar één keer per beurt mag doen • varen (R5.1) • laden waar je schip ligt (R5.3, R9.7) • met de Investeringsbank: de makelaar bellen of iemand daar overbieden (R9.2, R9.3) ¶ Kies vrij, in willekeurige volgorde, ook tweemaal hetzelfde. Je mag ook na één actie stoppen, of er geen doen.
rules-r2-3-title = Bij het eiland eindigt de beurt
rules-r2-3 = Als je bij het eiland aankomt, begint een veiling, en daarmee eindigt je beurt, ook als je nog een actie had.
rules-r2-4-title = Wanneer de beurt voorbij is
rules-r2-4 = Na je tweede actie is je beurt vanzelf voorbij. Wil je lenen of terugbetalen, doe dat dan eerder. Je mist er niets door, want acties kosten alleen geld en leveren nooit iets op. Overbied je met je tweede actie iemand bij de makelaar, dan eindigt de beurt zodra die speler de containers heeft teruggelegd (R9.3).

## R3

rules-r3-title = Rente en wanbetaling
rules-r3-1-title = Rente betalen
rules-r3-1 = Aan het begin van je beurt betaal je { $interest } voor elke lening die je hebt. Dat gaat naar de bank; met de Investeringsbank naar makelaar I voor de eerste lening en naar makelaar II voor de tweede. Zolang je handgeld hebt betaal je, dollar voor dollar. Wat je kunt betalen, moet je betalen.
rules-r3-2-title = Eén lening en geen handgeld
rules-r3-2 = Met één lening en zonder handgeld heb je de keus: ga een tweede lening aan en betaal daarvan (de nieuwe kost pas de volgende beurt rente), of laat beslag leggen. Met twee leningen valt er niets meer te lenen, en voor wat je niet kunt betalen wordt beslag gelegd.
rules-r3-3-title = Waarop beslag wordt gelegd: containers, dan gebouwen
rules-r3-3 = Elke onbetaalde lening wordt apart verrekend, de tweede met wat de eerste heeft overgelaten: • Eén container uit je gebied op het eiland is genoeg. • Heb je daar geen, dan kost het twee containers uit je havenwinkel. Wat daar ontbreekt, komt uit je fabriekswinkel. Staat er in beide winkels samen maar één, dan is die genoeg. • Heb je nergens een container, dan kost het één gebouw: een machine op een veld na de eerste twee, of een warenhuis na je eerste twee. Op containers op je schip, op je kade bij de Investeringsbank of op de betalingskaart wordt nooit beslag gelegd, maar zolang je er daar een hebt, zijn je gebouwen veilig. • Valt er niets te halen, dan wordt deze rente je voor deze beurt kwijtgescholden. ¶ De lening houd je in elk geval.
rules-r3-4-title = Een voorbeeld met twee leningen
rules-r3-4 = Je moet rente betalen voor twee leningen en hebt geen handgeld, niets op het eiland, één container in je havenwinkel en vier in je fabriekswinkel. De eerste lening kost die ene uit de havenwinkel en één uit de fabriekswinkel. Voor de tweede is de havenwinkel leeg: die kost er twee uit de fabriekswinkel. Vier containers zijn weg, één blijft over.
rules-r3-5-title = Waarop beslag wordt gelegd: alleen containers
rules-r3-5 = Elke onbetaalde lening kost één container, van de eerste van deze plaatsen waar er een staat: gebied op het eiland, schip, kade bij de Investeringsbank, havenwinkel, fabriekswinkel. Zijn ze allemaal leeg, dan wordt de rente je voor deze beurt kwijtgescholden. Op gebouwen wordt nooit beslag gelegd. Containers op de betalingskaart blijven liggen, en met geld dat daar ligt kun je niet betalen.
rules-r3-6-title = Wie kiest
rules-r3-6 = De buur rechts van de schuldenaar kiest wat er weggaat: welke kleur, van welke prijs, welk gebouw.
rules-r3-6-neighbour = Gaat het om een gebouw, dan zegt die buur ook of het een machine of een warenhuis is.
rules-r3-6-debtor = Kan het zowel een machine als een warenhuis zijn, dan zegt de schuldenaar welk van de twee. Welke machine het is, kiest nog steeds de buur.
rules-r3-7-title = Waar het heen gaat
rules-r3-7 = Containers die in beslag zijn genomen zijn uit het spel en komen niet terug in de voorraad. Gebouwen gaan terug naar hun voorraad en kunnen opnieuw worden gekocht. Een machine laat een gat op haar veld, en je volgende machine komt op het goedkoopste lege veld. Een warenhuis komt altijd van het duurste veld dat je gebruikt.
rules-r3-7-example = Je machines staan op het gratis veld en op die van $6, $9 en $12. Op die van $9 wordt beslag gelegd. Je volgende machine kost $9 en vult het gat.

## R4

rules-r4-title = Bouwen, kopen, produceren
rules-r4-1-title = Een machine of een warenhuis kopen
rules-r4-1 = Betaal de bank de prijs van je goedkoopste lege machineveld of van je volgende warenhuisveld. Verdere machines kosten { $machine-prices }, verdere warenhuizen { $warehouse-prices }. Je mag geen twee machines van dezelfde kleur hebben, niet bouwen zonder leeg veld, en niet nemen wat de voorraad niet heeft. Een nieuw gebouw werkt meteen.
rules-r4-2-title = Kopen voor de havenwinkel
rules-r4-2 = Kies één andere speler en koop één of meer containers uit diens fabriekswinkel, elk voor zijn prijs. Weigeren kan niet. In je havenwinkel past één container per warenhuis. Daarna mag je nieuwe prijzen bepalen voor alles in je havenwinkel, oud en nieuw, van { $harbour-low } tot { $harbour-high }. Kopen bij een tweede speler is een tweede actie.
rules-r4-2-example = In de fabriekswinkel van Rood staan 2 × { $black } voor $2, 1 × { $orange } voor $4 en 1 × { $white } voor $4. Blauw neemt 1 × { $black } en 1 × { $orange } en betaalt Rood $6.
rules-r4-3-title = Alleen prijzen veranderen
rules-r4-3 = Je mag dezelfde actie gebruiken zonder iets te kopen, alleen om de prijzen in je havenwinkel te veranderen. Dat mag zelfs als je niets verandert, en zelfs als de winkel leeg is.
rules-r4-4-title = Produceren
rules-r4-4 = Betaal { $wage } aan je vakbondsleider, wat er ook uitkomt; zonder dat geld kun je niet produceren. Elke machine maakt dan één container van haar kleur, zolang de voorraad die kleur heeft. In je fabriekswinkel passen twee containers per machine. Je moet alles maken wat voorraad en ruimte toelaten; is er maar voor een deel ruimte, dan kies je. Daarna mag je nieuwe prijzen bepalen voor alles in je fabriekswinkel, van { $factory-low } tot { $factory-high }. Je mag ook produceren als er niets gemaakt kan worden: dan betaal je alleen om prijzen te veranderen.
rules-r4-4-example = Je hebt drie machines en vijf containers in je fabriekswinkel, waarin er zes passen. Je betaalt { $wage } en maakt één container, in een kleur naar keuze die je machines maken en die de voorraad nog heeft.
rules-r4-5-title = Prijzen
rules-r4-5 = Voor dezelfde prijs mogen zoveel containers staan als je wilt.
rules-r4-6-title = Nooit bij jezelf
rules-r4-6 = Je koopt nooit uit je eigen winkels.
rules-r4-7-title = Binnenlandse verkoop
rules-r4-7 = Eén keer per beurt, na de rente en vóór je acties, mag je één container uit je fabriekswinkel terugleggen in de voorraad en krijg je { $home } van de bank. Alleen als je fabriekswinkel leeg is, mag hij uit je havenwinkel komen. In je eerste beurt kan dit niet. Je beslist vóór je eerste actie of je verkoopt; vóór die beslissing mag je lenen of terugbetalen.

## R5

rules-r5-title = Varen
rules-r5-1-title = Eén traject tegelijk
rules-r5-1 = Eén actie brengt je schip één traject verder: van open zee naar de haven van een andere speler, naar het eiland of naar de Investeringsbank, of van daar terug naar open zee. Rechtstreeks van haven naar haven kan niet, en je eigen haven is gesloten voor je schip.
rules-r5-2-title = Laden bij aankomst
rules-r5-2 = Als je in een haven aankomt, mag je als deel van dezelfde actie zoveel containers uit die havenwinkel kopen als je wilt, elk voor zijn prijs. Een schip draagt er hoogstens { $ship }. De eigenaar kan niet weigeren.
rules-r5-2-example = In de havenwinkel van Rood staan 2 × { $black } voor $3, 1 × { $brown } voor $4 en 1 × { $tan } voor $4. Blauw vaart binnen, neemt 1 × { $black } en 1 × { $tan } en betaalt $7.
rules-r5-3-title = Nog eens laden
rules-r5-3 = Zolang je in een haven ligt, mag je een actie gebruiken om te laden: koop daar één of meer containers zonder te varen.
rules-r5-4-title = Blijven liggen, en lege schepen
rules-r5-4 = Een schip mag blijven waar het is zo lang je wilt. Een leeg schip mag niet naar het eiland.

## R6

rules-r6-title = Leningen
rules-r6-1-title = Lenen
rules-r6-1 = Een lening levert { $loan } op en kost geen actie. Je mag er twee hebben. Je mag lenen: • in je eigen beurt, zodra de rente is geregeld en tot je bij het eiland aankomt • om rente te betalen, in het geval van R3.2 • als je biedt, zolang je je bod voor die ronde niet hebt ingeleverd • als je verkoopt, nadat je de biedingen ziet en voordat je beslist ¶ Je mag niet lenen terwijl er bij jou beslag wordt gelegd, en ook niet terwijl je teruggekregen containers terugzet (R9.3).
rules-r6-2-title = Terugbetalen
rules-r6-2 = Je mag een lening terugbetalen, altijd de volle { $loan }, in je eigen beurt, na de rente en voordat je bij het eiland aankomt. Ook dat kost geen actie.
rules-r6-3-title = Nooit onder nul
rules-r6-3 = Niemands handgeld komt onder nul. Iedereen ziet wie er leent.
rules-r6-4-title = Niet in dezelfde beurt
rules-r6-4 = Heb je in je eigen beurt geleend, ook voor rente, dan mag je in die beurt niet terugbetalen. Een lening voor een bod in andermans beurt telt niet.

## R7

rules-r7-title = Aankomst bij het eiland
rules-r7 = Als je schip het eiland bereikt, wordt de hele lading als één kavel geveild. Alle andere spelers bieden erop, tegelijk en in het geheim. Jij biedt niet.

## R8

rules-r8-title = De veiling
rules-r8-1-title = Geheime biedingen
rules-r8-1 = Een bod is een heel bedrag, van niets tot al het handgeld dat je hebt. De biedingen worden samen bekendgemaakt. Alleen het bedrag telt. (Meer dan { $most-bid } neemt het programma voor één bod niet aan.)
rules-r8-2-title = Gelijkspel
rules-r8-2 = Delen meerdere spelers het hoogste bod, dan legt elk van hen er een tweede geheim bod bij, van niets tot het handgeld dat overblijft. Beide samen zijn nu het bod. Dit gebeurt één keer.
rules-r8-2-example = Rood en Geel bieden allebei $7. Rood heeft nog $3 en legt er $2 bij, Geel niets: het bod van Rood is $9. Accepteren levert de verkoper $18 op.
rules-r8-3-title = Nog steeds gelijk
rules-r8-3 = Is het dan nog gelijk, dan kiest de verkoper een van deze spelers, of slaat alle biedingen af.
rules-r8-4-title = Accepteren
rules-r8-4 = De verkoper krijgt het bod van de bieder en nog eens zoveel van de bank. De lading gaat naar het gebied van de bieder op het eiland.
rules-r8-4-example = Het hoogste bod is $12. Accepteren levert de verkoper $24 op; afslaan zou $12 kosten.
rules-r8-5-title = Afslaan
rules-r8-5 = De verkoper houdt de lading, in het eigen gebied op het eiland, en betaalt daarvoor de bank wat er het hoogst geboden was. Dat geld moet er zijn; lenen mag.
rules-r8-6-title = Niemand biedt iets
rules-r8-6 = Wat er gebeurt als niemand ook maar een dollar biedt, hangt van de editie af.
rules-r8-6-seller_decides = Alle bieders staan gelijk op $0, en zoals bij elk gelijkspel volgt een tweede bod. Levert ook dat niets op, dan houdt de verkoper de lading of geeft die cadeau aan een bieder naar keuze. Er gaat geen geld om.
rules-r8-6-keeps_at_once = De verkoper houdt de lading voor niets, zonder tweede bod.
rules-r8-6-keeps_after_extra = Iedereen biedt een tweede keer. Levert ook dat niets op, dan houdt de verkoper de lading voor niets.
rules-r8-7-title = Daarna
rules-r8-7 = Het schip blijft met een leeg ruim bij het eiland, en de beurt van de verkoper is voorbij.

## R9

rules-r9-title = De Investeringsbank
rules-r9 = Een optie van Jumbo: drie makelaars ruilen geld voor containers en containers voor geld.
rules-r9-1-title = De makelaars
rules-r9-1 = Elk van de drie makelaars heeft een veld voor geld en een veld voor containers. In het begin ligt er op de geldvelden $1, $2 en $3. Twee containers liggen bij makelaar I en één bij makelaar II. Ze worden een voor een geloot uit wat er in de doos bleef: { $box } van elke kleur min wat de voorraad gebruikt, maar altijd minstens één van elke kleur.
rules-r9-2-title = De makelaar bellen
rules-r9-2 = Een actie, als er bij de makelaars geen veiling loopt. Wijs een veld aan dat niet leeg is en leg een bod op de betalingskaart: voor een geldveld één of meer containers uit je fabriekswinkel en je havenwinkel, voor een containerveld $1 of meer. De kaart is nu van jou.
rules-r9-3-title = Overbieden
rules-r9-3 = Een actie, als er een veiling van iemand anders loopt. Leg een bod neer dat minstens één container of minstens $1 hoger is. De kaart gaat naar jou, en wie overboden is, krijgt het eigen bod meteen terug: geld in de hand, containers in de winkels waar ze vandaan kwamen, waar alleen zij nieuwe prijzen krijgen. Zolang een container op de kaart ligt, blijft zijn plaats in de winkel vrij.
rules-r9-4-title = Wanneer het niet mag
rules-r9-4 = Je mag niet bellen en niet overbieden in een beurt waarin je een kavel hebt opgehaald, en ook niet als het einde van het spel al vaststaat. Jezelf overbieden kan niet.
rules-r9-5-title = Eén tegelijk
rules-r9-5 = Er loopt nooit meer dan één veiling bij de makelaars.
rules-r9-6-title = Ophalen
rules-r9-6 = Is de kaart nog van jou als je volgende beurt begint, dan krijg je na de rente alles wat er dan op het veld ligt: geld in de hand, containers op je eigen kade bij de bank, waar er zoveel passen als je wilt. Je bod wordt stuk voor stuk verdeeld over de makelaars I, II, III, I enzovoort, altijd te beginnen bij I; containers in de volgorde waarin je ze hebt neergelegd.
rules-r9-7-title = Laden vanaf je kade
rules-r9-7 = Als je bij de bank aankomt, ook met een leeg schip, mag je gratis containers van je kade laden, tot er { $ship } op het schip staan. Zolang je daar ligt, mag je een actie gebruiken om nog eens te laden.
rules-r9-8-title = Aan het eind
rules-r9-8 = Hoe het spel ook eindigt, een lopende veiling wordt vóór de telling afgehandeld: wie de kaart heeft krijgt de kavel, de makelaars krijgen het bod.

## R10

rules-r10-title = Einde en score
rules-r10-1-title = Wanneer het spel eindigt
rules-r10-1 = Ontbreken er na een productie twee of meer kleuren in de voorraad, dan staat het einde vast en niets houdt het nog tegen. Wie produceerde, maakt de beurt af, met de tweede actie als die er nog is. Daarna telt iedereen de score.
rules-r10-2-title = Kleuren die terugkomen
rules-r10-2 = Een kleur die een binnenlandse verkoop daarvóór in de voorraad heeft teruggebracht, telt niet als ontbrekend.
rules-r10-3-title = De rondelimiet
rules-r10-3 = Een ronde loopt van een beurt van de startspeler tot de volgende. Zijn { $rounds } rondes compleet, dan stopt het spel en telt iedereen wat er is; de uitslag zegt dat het zo is geëindigd. Rente, gebouwen en afgeslagen biedingen halen geld van tafel, en een tafel zonder geld zou anders misschien nooit klaar zijn.
rules-r10-4-title = Alle vijf kleuren
rules-r10-4 = Heb je in je gebied op het eiland minstens één container van elke kleur, dan telt je kleur van { $five }/{ $ten } voor { $ten } per stuk, anders voor { $five }. Dit bekijk je voordat je verwijdert.
rules-r10-5-title = Verwijderen
rules-r10-5 = Verwijder van het eiland alle containers van de kleur waarvan je de meeste hebt. Staan er meerdere kleuren gelijk, verwijder dan je kleur van { $five }/{ $ten } als die erbij is, en anders de kleur die jou het minst waard is.
rules-r10-6-title = Optellen
rules-r10-6 = Tel op: • je handgeld • elke container die in je gebied op het eiland overblijft, volgens je kaart • elke container in je havenwinkel: { $harbour-worth } • elke container op je schip en op je kade bij de Investeringsbank: { $afloat-worth } • elke container in je fabriekswinkel: niets • elke lening: −{ $loan-cost } ¶ Een totaal mag onder nul zijn.
rules-r10-7-title = Wie wint
rules-r10-7 = Het hoogste totaal wint.
rules-r10-8-title = Gelijk op de eerste plaats
rules-r10-8 = Bij gelijkspel om de eerste plaats wint wie de meeste containers heeft op de plaats die telt. Wie ook dan nog gelijk staat, deelt de overwinning.
rules-r10-8-island = Het eiland telt, na het verwijderen.
rules-r10-8-factory = De fabriekswinkel telt.

## The worked example of scoring

rules-examples-title = Een voorbeeld van de score
rules-examples = Je kaart is die van { $orange }, je kleur van $5/$10 is { $tan }. Op het eiland heb je 2 × { $black }, 4 × { $brown }, 4 × { $orange }, 3 × { $tan } en 2 × { $white }; in je havenwinkel 3 containers en op je schip 2; en je hebt één lening. Je handgeld komt bij elk totaal. • Zoals het is, zijn alle kleuren er: { $tan } telt voor $10. De meeste heb je van { $orange } en { $brown }; { $brown } is jou minder waard en wordt verwijderd. { $orange } 40 + { $tan } 30 + { $white } 12 + { $black } 8 + havenwinkel 6 + schip 6 − lening 11 = 91. • Met 4 × { $tan } staan drie kleuren gelijk, en de kleur van $5/$10 wordt verwijderd. { $orange } 40 + { $white } 12 + { $black } 8 + { $brown } 8 + 6 + 6 − 11 = 69. • Zonder { $black } ontbreekt er een kleur: { $tan } telt voor $5, en { $brown } wordt verwijderd. { $orange } 40 + { $tan } 15 + { $white } 12 + 6 + 6 − 11 = 68.

## Keys

rules-keys = Toetsen
rules-keys-text = Je kunt het hele spel met het toetsenbord spelen, en elke zet kun je typen.
