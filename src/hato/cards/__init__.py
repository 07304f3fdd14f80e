"""Decks as data: codes, suits, kinds and values of cards, and no rules."""
