"""The help of the Ming form: what a beginner has to find in it, in every language."""

from __future__ import annotations

import pytest

from hato.games.khanhoo_ming.plays import PLAYS, SPECIALS
from tests.games.khanhoo_ming.board import TEXTS, help_page

LANGUAGES = ["en", "ru", "uk", "ja", "ko"]
NAMES = ["穿山甲", "貧", "虎", "車", "九", "富", "英雄", "猿", "半豹", "豹"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page_tells_cards_groups_and_points(language: str) -> None:
    page = help_page(language)
    assert all(name in page for name in NAMES)
    rows = [line.split("|") for line in page.splitlines() if line.startswith("|")]
    told = [int(row[3]) for row in rows if row[3].strip().isdigit()]
    assert told == [points for _, _, points in SPECIALS]
    assert "1613" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_same_things(language: str) -> None:
    def names(path: str) -> list[str]:
        text = (TEXTS / f"text/{path}.ftl").read_text(encoding="utf-8")
        return [line.split(" =")[0] for line in text.splitlines() if line.startswith("khanhoo_ming-")]

    assert names(language) == names("en")


def test_every_bonus_has_its_chinese_name_beside_it() -> None:
    text = (TEXTS / "text/en.ftl").read_text(encoding="utf-8")
    assert text.count("    .native = ") >= len(SPECIALS) + 4
    assert len([play for play in PLAYS if play.bonus]) == len(SPECIALS) + 4
