"""The game-independent machine: rounds, zones, views, events, options, matches, chance."""
