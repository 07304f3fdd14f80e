"""Every card and every month has its texts, in every language."""

from __future__ import annotations

import pytest

from hato.cards import hanafuda, names
from tests.culture.texts import read, text

SUITS = [f"{suit:02d}" for suit in range(1, 13)]
SCRIPTS = {"en": "A-z", "ru": "Ѐ-ӿ", "uk": "Ѐ-ӿ", "ja": "぀-鿿", "ko": "가-힣"}
"""From the first to the last letter of each language's own script."""


def native(sentence: str, language: str) -> bool:
    """Is at least half of the letters in the language's script?"""
    first, last = SCRIPTS[language].split("-")
    letters = [letter for letter in sentence if letter.isalpha()]
    return sum(first <= letter <= last for letter in letters) * 2 >= len(letters) > 0


@pytest.mark.parametrize("language", names.LANGUAGES)
def test_every_card_has_a_text(language: str) -> None:
    bundle = read(language)
    told = {code: text(bundle, names.text_of(code)) for code in hanafuda.CODES}
    assert all(native(sentence, language) for sentence in told.values())
    own = {code for code in told if names.text_of(code) == f"culture-card-{code}"}
    assert {code for code in told if hanafuda.kind(code) != "junk"} <= own
    assert len({told[code] for code in own}) == len(own)
    for suit in SUITS:
        shared = {told[code] for code in set(told) - own if code.startswith(suit)}
        assert len(shared) <= 1


@pytest.mark.parametrize("language", names.LANGUAGES)
@pytest.mark.parametrize("suit", SUITS)
def test_every_month_says_what_it_stands_for_in_japan_and_in_korea(suit: str, language: str) -> None:
    bundle = read(language)
    told = [text(bundle, f"culture-plant-{suit}", part) for part in (None, "japan", "korea")]
    assert all(native(sentence, language) for sentence in told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", names.LANGUAGES)
def test_every_role_has_a_text(language: str) -> None:
    bundle = read(language)
    roles = {names.role_of(code) for code in hanafuda.CODES} - {None}
    assert all(native(text(bundle, str(role)), language) for role in roles)


@pytest.mark.parametrize("language", names.LANGUAGES)
def test_no_text_about_a_card_is_left_over(language: str) -> None:
    used = {names.text_of(code) for code in hanafuda.CODES} | {names.role_of(code) for code in hanafuda.CODES}
    used = (used - {None}) | {f"culture-plant-{suit}" for suit in SUITS}
    starts = ("culture-card-", "culture-junk-", "culture-role-", "culture-ribbon-", "culture-plant-")
    written = {key for key in read(language)._messages if key.startswith(starts)}
    assert written == used


@pytest.mark.parametrize(
    ("language", "beans", "lark"),
    [
        ("en", "black beans", "lark over a weeping willow"),
        ("ru", "чёрные бобы", "жаворонка над плакучей ивой"),
        ("uk", "чорні боби", "жайворонка над плакучою вербою"),
        ("ja", "黒豆", "しだれ柳の上のひばり"),
        ("ko", "검은콩", "수양버들 위의 종달새"),
    ],
)
def test_april_tells_what_it_is_taken_for(language: str, beans: str, lark: str) -> None:
    told = text(read(language), "culture-plant-04", "korea")
    assert beans in told and lark in told
