# The head of a board: what the envelope in place of the money means.
header-cash-secret = Denaro: segreto
