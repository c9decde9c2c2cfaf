"""Chat models at a seat of a league: how they are asked, what they are told, and what is kept of it."""
