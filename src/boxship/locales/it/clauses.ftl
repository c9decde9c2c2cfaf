### Ways to the rules from the table; the rules themselves are in rules.ftl, which is fetched when somebody goes there.

# The link to a clause, for screen readers. $clause is its number: R5.4.
clauses-link = Regole: { $clause }
# The button for the whole rules.
clauses-all = Regole
clauses-close = Chiudi le regole
clauses-new-tab = Apri in una nuova scheda
# What a key does.
clauses-keys-rule = La regola dietro ciò che è detto o scelto
