"""The admiral: a policy learned by self-play, small enough for the table; ``boxship.learning`` is where it learned."""
