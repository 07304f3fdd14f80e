"""The groups of the three forms of Khanhoo have a Chinese name beside the translated one everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hato.games.khanhoo.groups import GROUPS
from hato.games.khanhoo_ming.plays import BONUS, SPECIALS
from hato.games.khanhoo_qing.kinds import EYES
from hato.texts import texts

LANGUAGES = ("en", "ja", "ko", "ru", "uk")
HAN = re.compile(r"[\u4e00-\u9fff]+")

ENGLISH = [f"khanhoo-line-{key}" for key in sorted({group.key for group in GROUPS} | {"joined", "full_hand"})]
MING = [
    *(f"khanhoo_ming-line-{key}" for key, _ in BONUS.values()),
    *(f"khanhoo_ming-kind-{kind}" for kind in ("gibbon", "leopard", "special")),
]
QING = [
    *(f"khanhoo_qing-eyes-{name}" for name in EYES),
    *(f"khanhoo_qing-group-{kind}" for kind in ("eyes", "run", "triplet", "added")),
]
MELDS = [*ENGLISH, *MING, *QING]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_a_chinese_name(language: str) -> None:
    words = texts(language)
    found = {key: words.get(key, "native") for key in MELDS}
    assert [key for key, name in found.items() if not HAN.fullmatch(name)] == []


def test_the_names_are_the_same_in_every_language() -> None:
    told = [[texts(language).get(key, "native") for key in MELDS] for language in LANGUAGES]
    assert told == [told[0]] * len(LANGUAGES)


@pytest.mark.parametrize("keys", [ENGLISH, [key for key in MING if "-line-" in key], QING])
def test_two_groups_of_a_form_never_share_a_name(keys: list[str]) -> None:
    names = [texts("en").get(key, "native") for key in keys]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["khanhoo", "khanhoo_ming", "khanhoo_qing"])
def test_the_texts_say_that_the_names_are_chinese(game: str, language: str) -> None:
    assert texts(language).get(f"{game}-native") == "zh-Hant"


BASE = {group.key for group in GROUPS if not group.option} | {"full_hand"}
TOLD = {
    "khanhoo": [f"khanhoo-line-{key}" for key in sorted(BASE)],
    "khanhoo_ming": [f"khanhoo_ming-line-{key}" for key, *_ in SPECIALS],
    "khanhoo_qing": [f"khanhoo_qing-eyes-{name}" for name in EYES if name not in ("cash", "culin")],
}
"""The groups that the help page of a game explains one by one."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_the_help_page_shows_the_names(game: str, language: str, root: Path) -> None:
    page = (root / "src" / "hato" / "games" / game / "rules" / f"{language}.md").read_text(encoding="utf-8")
    words = texts(language)
    assert [key for key in TOLD[game] if words.get(key, "native") not in page] == []
