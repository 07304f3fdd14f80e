"""Running games: a match in play, still without I/O."""
