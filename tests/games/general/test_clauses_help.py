"""Clauses that the pages about the cards answer (D-10)."""

from __future__ import annotations

import pytest

from hato.cards import names
from tests.culture.texts import read, text

MAKER = {
    "en": "print their name",
    "ru": "печатают своё имя",
    "uk": "друкують своє імʼя",
    "ja": "製造元",
    "ko": "제조사",
}
PEOPLE = {
    "en": ("Francis Xavier", "Tsushima", "Samurai", "Ono no Michikaze"),
    "ru": ("Франциска Ксавье", "Цусимы", "самураев", "Оно-но Митикадзэ"),
    "uk": ("Франциска Ксавʼєра", "Цусіми", "самураїв", "Оно-но Мітікадзе"),
    "ja": ("フランシスコ・ザビエル", "対馬", "侍", "小野道風"),
    "ko": ("프란시스코 하비에르", "쓰시마", "사무라이", "오노노 미치카제"),
}
SIGNS = 10
PARAGRAPHS = 7


@pytest.mark.parametrize("language", names.LANGUAGES)
def test_gc_60_a_plain_paulownia_card_sometimes_names_the_maker(language: str) -> None:
    bundle = read(language)
    plain = {names.text_of(code) for code in ("12j2", "12j3")}
    assert plain == {"culture-junk-12"}
    assert MAKER[language] in text(bundle, "culture-junk-12")
    others = [names.text_of(code) for code in ("01j1", "11j1", "12b")]
    assert not any(MAKER[language] in text(bundle, key) for key in others)


@pytest.mark.parametrize("language", names.LANGUAGES)
def test_gc_61_the_history_and_the_symbols_of_the_months(language: str) -> None:
    bundle = read(language)
    told = [text(bundle, f"culture-history-{number}") for number in range(1, PARAGRAPHS + 1)]
    assert "1549" in told[0] and "48" in told[0] and "1633" in told[1]
    xavier, tsushima, samurai, poet = PEOPLE[language]
    assert xavier in told[0] and samurai in told[1] and tsushima in told[3]
    assert poet in text(bundle, "culture-plant-11", "japan")
    signs = [text(bundle, f"culture-sign-{number}") for number in range(1, SIGNS + 1)]
    assert len(set(signs)) == SIGNS
    assert not bundle.has_message(f"culture-sign-{SIGNS + 1}")
    assert not bundle.has_message(f"culture-history-{PARAGRAPHS + 1}")
