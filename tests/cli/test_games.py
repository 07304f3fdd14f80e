"""`hato games`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hato.core import options as opt
from hato.core import registry
from hato.testing import settings
from hato.texts import LANGUAGES

Run = Callable[..., Any]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_game_with_its_presets(run: Run, language: str) -> None:
    code, out, err = run("games", language=language)
    assert (code, err) == (0, "")
    for name, game in registry.games().items():
        assert f"\n{name}: " in "\n" + out
        assert ", ".join(game.presets) in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(registry.games()))
def test_a_game_shows_presets_and_options(run: Run, name: str, language: str) -> None:
    code, out, err = run("games", name, language=language)
    assert (code, err) == (0, "")
    game = registry.game(name)
    assert all(f"\n  {preset}: " in out for preset in game.presets)
    assert all(f"\n  {info.name}: " in out for info in opt.schema(type(game.options())))
    assert f"{name}-" not in out.replace(f"{name}: ", "")


def test_differences_of_a_preset(run: Run) -> None:
    wanted = "teyaku=no, table_four_pairs=play, double_after_opponent_call=no"
    assert f"    Like nintendo, but: {wanted}\n" in run("games", "koi_koi").out


def test_every_value_comes_back_as_it_is_shown() -> None:
    for game in registry.games().values():
        for options in game.presets.values():
            base = game.options()
            schema = opt.schema(type(options))
            typed = [f"{info.name}={settings.shown(info, getattr(options, info.name))}" for info in schema]
            assert game.options(None, settings.read_all(base, typed)) == options
