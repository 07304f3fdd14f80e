"""Machinery that related games share."""
