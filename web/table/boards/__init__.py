"""The cloths: how the cards lie on the table, and how they move, for each kind of game."""
