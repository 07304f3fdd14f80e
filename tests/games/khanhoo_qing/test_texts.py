"""The help of the Qing form: what a beginner has to find in it, in every language."""

from __future__ import annotations

import pytest

from tests.games.khanhoo_qing.board import TEXTS, help_page

LANGUAGES = ["en", "ru", "uk", "ja", "ko"]
NAMES = ["車", "白花", "虎", "貧", "穿山甲", "富", "眼", "順", "同"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page_tells_all_eyes_and_groups(language: str) -> None:
    page = help_page(language)
    assert all(name in page for name in NAMES)
    assert len([line for line in page.splitlines() if line.startswith("  - ")]) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_same_things(language: str) -> None:
    def names(path: str) -> list[str]:
        text = (TEXTS / f"text/{path}.ftl").read_text(encoding="utf-8")
        return [line.split(" =")[0] for line in text.splitlines() if line.startswith("khanhoo_qing-")]

    assert names(language) == names("en")


def test_the_help_page_tells_the_relatives_of_the_game() -> None:
    page = help_page()
    assert all(word in page for word in ("mahjong", "Cuajo", "tổ tôm", "watching the lake"))
