"""Every text that a front end asks for of a game is there, in every complete language."""

from __future__ import annotations

import pytest

from hato.core import registry
from hato.testing.wording import missing, needed
from hato.texts import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.games())
def test_every_key_has_a_text(name: str, language: str) -> None:
    assert missing(registry.game(name), texts(language).has) == []


def test_what_is_missing_is_named() -> None:
    game = registry.game("matching")
    assert missing(game, lambda _, attribute: attribute is None)[0] == "matching-preset-plain.about"
    assert len(needed(game)) > 20
