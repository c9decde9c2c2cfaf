"""What Boxship measures of itself: one run, ratios, targets. Run with ``scripts/bench``."""
