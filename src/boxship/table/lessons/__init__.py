"""Lessons: a guided first game, each lesson a position with goals that the engine checks."""
