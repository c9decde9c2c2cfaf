"""Other processes over the same PostgreSQL database: what they tell each other, and who does what.

One process over a file has no peers, and needs none of this.
"""
