### Ways to the rules from the table; the rules themselves are in rules.ftl, which is fetched when somebody goes there.

# The link to a clause, for screen readers. $clause is its number: R5.4.
clauses-link = Règles : { $clause }
# The button for the whole rules.
clauses-all = Règles
clauses-close = Fermer les règles
clauses-new-tab = Ouvrir dans un nouvel onglet
# What a key does.
clauses-keys-rule = La règle derrière ce qui est dit ou choisi
