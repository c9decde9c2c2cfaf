"""The captain: search by rollouts in worlds that fit what their seat knows."""
