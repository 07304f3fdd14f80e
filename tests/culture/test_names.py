"""The names side by side are those of the reference, and every card belongs where the reference has it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hato.cards import hanafuda, names
from hato.cards.deck import UnknownCardError
from hato.server.cards import card_book
from tests.culture.texts import read, text

REFERENCE: dict[str, Any] = json.loads((Path(__file__).parent / "names.json").read_text(encoding="utf-8"))


def test_the_reference_is_whole() -> None:
    assert [row["code"] for row in REFERENCE["cards"]] == list(hanafuda.CODES)
    assert [row["suit"] for row in REFERENCE["plants"]] == [f"{suit:02d}" for suit in range(1, 13)]


@pytest.mark.parametrize("row", REFERENCE["plants"], ids=lambda row: str(row["suit"]))
def test_the_names_of_a_month_are_those_of_the_reference(row: dict[str, Any]) -> None:
    quoted = row["names"] | {
        "ru": row["names"]["ru"].replace(' "', " «").replace('("', "(«").replace('"', "»")
    }
    assert names.plant(int(row["suit"])).words() == quoted


@pytest.mark.parametrize("row", REFERENCE["cards"], ids=lambda row: str(row["code"]))
def test_the_names_of_a_card_are_those_of_the_reference(row: dict[str, Any]) -> None:
    assert names.names(row["code"]).words() == row["names"]


@pytest.mark.parametrize("row", REFERENCE["cards"], ids=lambda row: str(row["code"]))
def test_a_card_has_the_months_and_the_value_of_the_reference(row: dict[str, Any]) -> None:
    month = card_book().months[int(row["code"][:2]) - 1]
    (card,) = [one for one in month.cards if one.code == row["code"]]
    assert (month.japanese, month.korean) == (row["japanese"], row["korean"])
    assert card.points == row["points"]
    assert card.korean == (0 if row["kind"] == "junk" else row["points"])
    assert hanafuda.kind(row["code"]) == row["kind"]


def test_every_japanese_and_korean_name_has_a_latin_reading() -> None:
    every = [*names.PLANTS, *map(names.names, hanafuda.CODES)]
    for reading in (reading for one in every for reading in one.readings().values()):
        letters = [letter for letter in reading if letter not in " ()"]
        assert letters and all(letter.isascii() or letter in "ō" for letter in letters), reading
    for code in hanafuda.CODES:
        plant, card = names.plant(hanafuda.suit(code)).readings(), names.names(code).readings()
        assert card["ja"].startswith(plant["ja"])


def test_the_folk_names_are_those_of_the_reference() -> None:
    assert {f"{suit:02d}": name for suit, name in names.FOLK.items()} == REFERENCE["folk"]
    russian = read("ru")
    for suit, name in REFERENCE["folk"].items():
        assert text(russian, f"folk-{suit}").casefold() == f"{name} яги"
    assert text(russian, "folk-card-04a") == "Жаворонок над плакучей ивой"
    assert text(russian, "folk-04") == "Плакучая ива"


@pytest.mark.parametrize("language", names.LANGUAGES)
def test_a_month_without_a_folk_name_keeps_its_own(language: str) -> None:
    bundle = read(language)
    suits = {f"{suit:02d}" for suit in range(1, 13)}
    assert {suit for suit in suits if bundle.has_message(f"folk-{suit}")} == suits - {"06", "07"}


def test_special_roles_are_told_of_the_cards_that_have_them() -> None:
    told = {code for code in hanafuda.CODES if (names.role_of(code) or "").startswith("culture-role-")}
    assert told == {*hanafuda.DOUBLE_JUNK, *hanafuda.DUAL, "11b"}
    ribbons = {code: names.role_of(code) for code in hanafuda.CODES if hanafuda.kind(code) == "ribbon"}
    groups = {"poem": hanafuda.RED_POETRY, "blue": hanafuda.BLUE, "rain": hanafuda.NO_SET}
    groups["red"] = tuple(code for code in hanafuda.PLAIN_RED if code not in hanafuda.NO_SET)
    assert ribbons == {code: f"culture-ribbon-{group}" for group, codes in groups.items() for code in codes}


def test_an_unknown_card_has_no_names() -> None:
    for code in ("13b", "08r", "X1", ""):
        with pytest.raises(UnknownCardError):
            names.names(code)
