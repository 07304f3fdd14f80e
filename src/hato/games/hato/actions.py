"""The actions of Hato: those of the fishing family, and the answers to who plays (G-5)."""

from __future__ import annotations

from hato.cards import hanafuda
from hato.core.actions import ActionTable, Verb
from hato.families import fishing

STAY = fishing.FREE
DROP = STAY + 1

ACTIONS = ActionTable([*fishing.verbs(), Verb("stay"), Verb("drop")], hanafuda.CODES)
