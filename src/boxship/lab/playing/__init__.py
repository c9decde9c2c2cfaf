"""Playing the deals of a study, and counting what happens."""
