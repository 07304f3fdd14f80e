"""Answers."""

from typing import Any

ANSWERS: dict[str, Any] = {}
