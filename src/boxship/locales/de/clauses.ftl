### Ways to the rules from the table; the rules themselves are in rules.ftl, which is fetched when somebody goes there.

# The link to a clause, for screen readers. $clause is its number: R5.4.
clauses-link = Regeln: { $clause }
# The button for the whole rules.
clauses-all = Regeln
clauses-close = Regeln schließen
clauses-new-tab = In neuem Tab öffnen
# What a key does.
clauses-keys-rule = Die Regel zu dem, was gesagt oder gewählt ist
