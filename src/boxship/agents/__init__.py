"""Language models and other agents at a seat: what they read, how they answer, and the ways by which they sit down."""
