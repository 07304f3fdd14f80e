"""Every text that a front end asks for of a game is there, in every complete language."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core import registry
from hato.testing.wording import missing, needed
from hato.texts import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.games())
def test_every_key_has_a_text(name: str, language: str) -> None:
    assert missing(registry.game(name), texts(language).has) == []


def test_go_stop_needs_a_text_for_everything_that_is_shown() -> None:
    names = set(needed(registry.game("go_stop")))
    for name in (
        *("value-first_ppeok-7-14-21", "value-first_ppeok-off", "value-first_turn_rewards-ttadak"),
        *("value-length-bankroll", "value-length-time", "value-pibak_limit-by_players", "paid-first_ppeok"),
        *("action-shake", "call-own_pak", "end-both_quads", "shuffled-table_quad"),
    ):
        assert (f"go_stop-{name}", None) in names
    assert not any("-jokers-" in name or name.endswith(("-2", "-3")) for name, _ in names if "value-" in name)
    shown = {key for options in registry.game("go_stop").presets.values() for key in yaku(options)}
    assert shown and all((f"go_stop-line-{key}", "about") in names for key in shown)


def yaku(options: Any) -> set[str]:
    """The yaku of the sheet."""
    return {entry.key for entry in registry.game("go_stop").sheet(options)}


def test_what_is_missing_is_named() -> None:
    game = registry.game("matching")
    assert missing(game, lambda _, attribute: attribute is None)[0] == "matching-preset-plain.about"
    assert len(needed(game)) > 20
