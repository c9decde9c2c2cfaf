"""What a seat may do: every kind of line, lit or with the reason why not."""
