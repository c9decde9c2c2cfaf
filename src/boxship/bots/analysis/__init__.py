"""Analysis of games: advice, forecasts, turning points, intervals."""
