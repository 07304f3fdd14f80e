"""What a player does: turn the card of a place."""

from __future__ import annotations

from hato.core.actions import ActionTable, Verb

MOST_PLACES = 54
"""No layout has more places (CON-1)."""

ACTIONS = ActionTable([Verb("pick", [(str(place),) for place in range(MOST_PLACES)])])
"""The code of a pick is its place, from 0, row by row."""
