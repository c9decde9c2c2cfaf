### The reader’s own results, kept in their browser.
###
### $low and $high are the ends of a range, $chance is a chance in per cent, $amount is money, all already written. $count is a number.

results = Mijn resultaten
results-lead = Elk spel dat je hier uitspeelt. Ze worden in deze browser bewaard en nergens anders.
results-none = Nog geen spel. Speel er een uit, dan verschijnt het hier.
results-rating = Rating tegen de bots
results-between = tussen { $low } en { $high }
results-chance = Kans om te winnen van drie handelaars: { $chance }, tussen { $low } en { $high }. Spellen waarop dit berust: { $count }.
results-how = 1500 is zo goed als een handelaar; 400 meer is tien keer zo sterk. De ware waarde ligt 19 van de 20 keer in het bereik; meer spellen maken het smaller. Alleen spellen waarin alle anderen bots waren, tellen.
results-by-bot = Per bot
results-by-edition = Per editie
results-by-players = Per aantal spelers
results-corner-bot = Bot
results-corner-edition = Editie
results-corner-players = Spelers
results-column-games = spellen
results-column-wins = zeges
results-column-place = plaats
results-column-margin = verschil
results-column-off = biedingen ernaast
results-column-bias = gemiddeld
results-low = { $amount } te laag
results-high = { $amount } te hoog
results-even = precies goed
results-explained = Plaats, verschil en biedingen zijn gemiddelden. Het verschil is jouw totaal min dat van de beste van de anderen. Biedingen worden vergeleken met wat de lading je aan het eind opleverde of zou hebben opgeleverd.
results-export = Opslaan als CSV
results-forget = Alle resultaten vergeten
results-forget-sure = Echt alles vergeten? Druk nog eens
