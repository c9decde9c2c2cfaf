"""A game in the terminal: the conversation, the menu, the news."""
