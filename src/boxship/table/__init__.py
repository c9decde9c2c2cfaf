"""What a player at a table is shown and asked, as data: no page, no terminal and no language in it."""
