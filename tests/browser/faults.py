"""Looks for accessibility faults with axe."""

from __future__ import annotations

import json

from playwright.sync_api import Page


def check(page: Page, axe: str, screen: str) -> None:
    """Fails if axe finds a fault on the page; `axe` is its script, `screen` says where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    told = [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found]
    assert not told, f"{screen}: {json.dumps(told, indent=1, ensure_ascii=False)}"
