### Ways to the rules from the table; the rules themselves are in rules.ftl, which is fetched when somebody goes there.

# The link to a clause, for screen readers. $clause is its number: R5.4.
clauses-link = Reglas: { $clause }
# The button for the whole rules.
clauses-all = Reglas
clauses-close = Cerrar las reglas
clauses-new-tab = Abrir en otra pestaña
# What a key does.
clauses-keys-rule = La regla detrás de lo que se dice o se elige
