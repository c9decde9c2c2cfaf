"""The table in the browser: a server for one process and one file of data."""
