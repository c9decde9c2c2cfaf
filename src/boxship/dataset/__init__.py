"""Datasets: games as rows of tables, written as files and read back as games."""
