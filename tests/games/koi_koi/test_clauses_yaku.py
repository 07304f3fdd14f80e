"""Clauses about the yaku (KK-5, KK-6, KK-10): one test for each."""

from typing import Any

import pytest

from tests.games.board import codes
from tests.games.positions import BRIGHTS, JUNK, KOI_KOI, position, scored

SETS = "01r 02r 03r 06r 09r 10r"
PLAIN_ANIMALS = "02a 04a 05a 08a 11a"
"""Five animals that are in no other yaku."""


def junk(number: int) -> str:
    """So many junk cards."""
    return " ".join(codes(JUNK)[:number])


def test_kkc_28_the_russian_table() -> None:
    values = {
        "01b 03b 08b 11b 12b": {"goko": 10},
        "01b 03b 08b 12b": {"shiko": 8},
        "01b 03b 08b 11b": {"ame_shiko": 7},
        "01b 08b 12b": {"sanko": 5},
        "03b 09a": {"hanami": 5},
        "08b 09a": {"tsukimi": 5},
        "06a 07a 10a": {"inoshikacho": 5},
        "01r 02r 03r": {"akatan": 5},
        "06r 09r 10r": {"aotan": 5},
        SETS: {"akatan_aotan": 10},
        PLAIN_ANIMALS: {"tane": 1},
        "01r 02r 04r 05r 07r": {"tan": 1},
        junk(10): {"kasu": 1},
    }
    for preset in ("russian", "nintendo"):
        assert {cards: scored(cards, preset=preset) for cards in values} == values
    assert KOI_KOI.options("russian").double_at_7
    assert scored(BRIGHTS, preset="fuda_wiki") == {"goko": 15}
    assert scored("01b 03b 08b", preset="fuda_wiki") == {"sanko": 6}


@pytest.mark.parametrize(
    ("made", "more", "key", "points"),
    [
        ("06a 07a 10a", "02a", "inoshikacho", 5),
        ("01r 02r 03r", "07r", "akatan", 5),
        ("06r 09r 10r", "07r", "aotan", 5),
        (SETS, "04r", "akatan_aotan", 10),
        (PLAIN_ANIMALS, "06a", "tane", 1),
        ("01r 02r 04r 05r 07r", "06r", "tan", 1),
        (junk(10), "07j1", "kasu", 1),
    ],
)
def test_kkc_29_every_further_card_renews_the_yaku_and_adds_one(
    made: str, more: str, key: str, points: int
) -> None:
    assert scored(made, preset="russian") == {key: points}
    field = f"{more[:2]}j2"
    called: dict[str, Any] = {
        "captured": made,
        "decided": {key: points},
        "calls": (1, 0),
        "preset": "russian",
    }
    board = position(f"{more} 12b", field, **called).do(f"play {more}")
    gained = points + (2 if key == "kasu" else 1)
    assert board.score() == {key: gained}
    assert board.deciding
    other = position(f"{more} 12b", field, **called, improve_by_growth=False).do(f"play {more}")
    assert not other.deciding
    assert other.score() == {key: gained}


def test_kkc_30_the_viewings_are_optional() -> None:
    assert scored("03b 08b 09a", preset="russian") == {"hanami": 5, "tsukimi": 5}
    assert scored("03b 08b 09a", preset="russian", viewings="off") == {}
    assert scored("03b 08b 09a", preset="flash") == {}
    beside: dict[str, Any] = {"viewings": "only_with_other_yaku", "preset": "russian"}
    assert scored("03b 08b 09a", **beside) == {}
    assert scored("01b 03b 08b 09a", **beside) == {"sanko": 5, "hanami": 5, "tsukimi": 5}


def test_kkc_31_the_rain_man_burns_both() -> None:
    burns: dict[str, Any] = {"viewing_cancel": "rain_man_both", "preset": "russian"}
    board = position(
        "11b 05j1", "11j1", captured="03b 08b 09a", decided={"hanami": 5, "tsukimi": 5}, calls=(1, 0), **burns
    )
    assert board.score() == {"hanami": 5, "tsukimi": 5}
    board.do("play 11b")
    assert (board.score(), board.deciding) == ({}, False)
    assert scored("03b 08b 09a 11b", preset="russian") == {"hanami": 5, "tsukimi": 5}
    assert scored("01b 03b 08b 09a 11b", **burns) == {"ame_shiko": 7}


def test_kkc_32_three_points_instead_of_five() -> None:
    assert scored("03b 08b 09a", preset="russian", viewing_value=3) == {"hanami": 3, "tsukimi": 3}
    assert scored("03b 08b 09a", preset="ukrainian", viewing_value=3) == {
        "hanami": 3,
        "tsukimi": 3,
        "hanami_tsukimi": 5,
    }


@pytest.mark.parametrize(
    ("brights", "key", "points"),
    [
        ("01b 03b 08b 11b 12b", "goko", 10),
        ("01b 03b 08b 12b", "shiko", 8),
        ("01b 03b 08b 11b", "ame_shiko", 7),
        ("01b 03b 08b", "sanko", 5),
    ],
)
def test_kkc_33_they_do_not_combine_with_the_bright_yaku(brights: str, key: str, points: int) -> None:
    apart = scored(f"{brights} 09a", preset="russian", viewing_with_brights=False)
    assert apart == {key: points}
    assert scored(f"{brights} 09a", preset="russian") == {key: points, "hanami": 5, "tsukimi": 5}
    assert scored("03b 08b 11b 09a", preset="russian", viewing_with_brights=False) == {
        "hanami": 5,
        "tsukimi": 5,
    }


def test_kkc_34_the_cup_is_an_animal_and_at_the_same_time_plain() -> None:
    assert scored(f"{junk(9)} 09a 02a 04a 05a 08a", preset="russian") == {"kasu": 1, "tane": 1}
    assert scored(f"{junk(9)} 05a", preset="russian") == {}
    assert scored(f"{junk(9)} 09a", preset="russian", cup_as_junk=False) == {}


def test_kkc_56_ten_plain_cards_1_and_each_further_1() -> None:
    found = [scored(junk(number), preset="ukrainian") for number in (9, 10, 11, 24)]
    assert found == [{}, {"kasu": 1}, {"kasu": 2}, {"kasu": 15}]
    assert scored(f"{junk(9)} 09a", preset="ukrainian") == {}


def test_kkc_57_five_ribbons_1_and_each_further_1() -> None:
    ribbons = ["01r", "02r", "04r", "05r", "07r", "11r", "06r"]
    found = [scored(" ".join(ribbons[:number]), preset="ukrainian") for number in (4, 5, 6, 7)]
    assert found == [{}, {"tan": 1}, {"tan": 2}, {"tan": 3}]


@pytest.mark.parametrize("preset", ["ukrainian", "ukrainian_literal", "ukrainian_modern"])
def test_kkc_58_three_blue_ribbons_3(preset: str) -> None:
    assert scored("06r 09r 10r", preset=preset) == {"aotan": 3}
    assert scored("06r 09r 10r 04r", preset=preset) == {"aotan": 3}
    assert scored("06r 09r 04r", preset=preset) == {}


@pytest.mark.parametrize("preset", ["ukrainian", "ukrainian_literal", "ukrainian_modern"])
def test_kkc_59_three_poem_ribbons_3(preset: str) -> None:
    assert scored("01r 02r 03r", preset=preset) == {"akatan": 3}
    assert scored("01r 02r 04r", preset=preset) == {}


@pytest.mark.parametrize("preset", ["ukrainian", "ukrainian_literal", "ukrainian_modern"])
def test_kkc_60_both_sets_are_3_more(preset: str) -> None:
    assert scored(SETS, preset=preset) == {"akatan": 3, "aotan": 3, "double_triad": 3, "tan": 2}


def test_kkc_61_five_animals_1_and_each_further_1() -> None:
    assert scored("02a 04a 05a 08a", preset="ukrainian") == {}
    assert scored(PLAIN_ANIMALS, preset="ukrainian") == {"tane": 1}
    assert scored(f"{PLAIN_ANIMALS} 09a 06a", preset="ukrainian") == {"tane": 3}


@pytest.mark.parametrize("three", ["01b 03b 08b", "01b 03b 12b", "01b 08b 12b", "03b 08b 12b"])
def test_kkc_62_dry_three_brights_8(three: str) -> None:
    assert scored(three, preset="ukrainian_literal") == {"sanko": 8}
    assert scored(three, preset="ukrainian") == {"sanko": 3}


def test_kkc_63_rainy_four_2() -> None:
    assert scored("01b 03b 11b 12b", preset="ukrainian_literal") == {"ame_shiko": 2}
    assert scored("01b 03b 11b 12b", preset="ukrainian") == {"ame_shiko": 3}


def test_kkc_64_dry_four_4() -> None:
    for preset in ("ukrainian_literal", "ukrainian"):
        assert scored("01b 03b 08b 12b", preset=preset) == {"shiko": 4}


def test_kkc_65_five_brights_4() -> None:
    assert scored(BRIGHTS, preset="ukrainian_literal") == {"goko": 4}
    assert scored(BRIGHTS, preset="ukrainian") == {"goko": 15}


def test_kkc_66_boar_deer_butterflies_5() -> None:
    assert scored("06a 07a 10a", preset="ukrainian") == {"inoshikacho": 5}
    assert scored("06a 07a 10a 02a 04a", preset="ukrainian") == {"inoshikacho": 5, "tane": 1}
    assert scored("06a 07a 08a", preset="ukrainian") == {}


def test_kkc_67_moon_viewing_5() -> None:
    assert scored("08b 09a", preset="ukrainian") == {"tsukimi": 5}
    assert scored("08a 09a", preset="ukrainian") == {}


def test_kkc_68_blossom_viewing_5() -> None:
    assert scored("03b 09a", preset="ukrainian") == {"hanami": 5}
    assert scored("03b 09r", preset="ukrainian") == {}


def test_kkc_69_blossoms_under_the_moon_5_more() -> None:
    for preset in ("ukrainian", "ukrainian_literal", "ukrainian_modern"):
        assert scored("03b 08b 09a", preset=preset) == {"hanami": 5, "tsukimi": 5, "hanami_tsukimi": 5}
    split = scored("03b 08b 09a 12j1", preset="ukrainian", viewing_cancel="captured_split")
    assert split == {"hanami": 5}


def test_kk_6_cards_on_the_table_cancel_until_they_are_taken() -> None:
    field: dict[str, Any] = {"viewing_cancel": "field_split", "preset": "russian"}
    assert scored("03b 08b 09a", "11j1", **field) == {"tsukimi": 5}
    assert scored("03b 08b 09a", "12j1", **field) == {"hanami": 5}
    board = position("11a 05j1", "11j1", captured="03b 09a", **field).do("play 11a")
    assert (board.score(), board.deciding) == ({"hanami": 5}, True)


def test_kk_10_four_cards_of_the_month_of_the_round() -> None:
    november = "11b 11a 11r 11j1"
    assert scored(november, month=11, preset="flash") == {"tsukifuda": 4}
    assert scored(november, month=23, preset="flash") == {"tsukifuda": 4}
    assert scored(november, month=12, preset="flash") == {}
    assert scored(november, month=11) == {}
