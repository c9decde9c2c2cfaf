### Ways to the rules from the table; the rules themselves are in rules.ftl, which is fetched when somebody goes there.

# The link to a clause, for screen readers. $clause is its number: R5.4.
clauses-link = Regels: { $clause }
# The button for the whole rules.
clauses-all = Regels
clauses-close = De regels sluiten
clauses-new-tab = Openen in een nieuw tabblad
# What a key does.
clauses-keys-rule = De regel achter wat er staat of gekozen is
