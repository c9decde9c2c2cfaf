### Ways to the rules from the table; the rules themselves are in rules.ftl, which is fetched when somebody goes there.

# The link to a clause, for screen readers. $clause is its number: R5.4.
clauses-link = Rules: { $clause }
# The button for the whole rules.
clauses-all = Rules
clauses-close = Close the rules
clauses-new-tab = Open in a new tab
# What a key does.
clauses-keys-rule = The rule behind what is shown or chosen
