"""Clauses about combinations and what cards count (GS-8, GS-14, D-6): one test for each."""

import pytest

from hato.core.options import OptionError
from tests.games.go_stop.board import GO_STOP, position, scored

COLUMNS = ("godori_1", "godori_2", "godori_3", "matgo")
MIDDLE_JUNK = "01j1 01j2 02j1 02j2 03j1 03j2 04j1 04j2 05j1"
"""Nine junk cards that count one each."""


def by_column(cards: str, key: str, points: tuple[int, int, int, int]) -> None:
    assert [scored(cards, preset=preset) for preset in COLUMNS] == [{key: value} for value in points]


def test_gsc_41_captures_form_combinations_that_score() -> None:
    board = position("03r", "03j1", captured="01r 02r").do("play 03r")
    assert board.score() == {"hongdan": 3}
    assert "hongdan" in board.calls()


@pytest.mark.parametrize(("joker", "value"), [("X1", 1), ("X2", 2), ("X3", 3)])
def test_gsc_47_jokers_count_one_two_or_three_junk(joker: str, value: int) -> None:
    assert scored(MIDDLE_JUNK + " " + joker, jokers=["X1", "X2", "X3"]) == {"junk": value}


def test_gsc_51_other_jokers_are_not_modelled() -> None:
    with pytest.raises(OptionError):
        GO_STOP.options("godori_1", {"jokers": ["X4"]})


def test_gsc_66_jokers_may_bring_additional_points() -> None:
    assert scored("05j2 " + MIDDLE_JUNK) == {"junk": 1}
    assert scored("05j2 X3 " + MIDDLE_JUNK) == {"junk": 4}
    for joker in ("XL", "XD", "XS"):
        assert scored(f"05j2 {joker} {MIDDLE_JUNK}", jokers=[joker]) == {"junk": 1}


def test_gsc_67_three_wet_brights() -> None:
    by_column("01b 03b 11b", "three_brights_rain", (2, 2, 2, 2))


def test_gsc_68_three_dry_brights() -> None:
    by_column("01b 03b 12b", "three_brights_dry", (3, 3, 3, 3))


def test_gsc_69_four_wet_brights() -> None:
    by_column("01b 03b 08b 11b", "four_brights_rain", (3, 4, 4, 4))


def test_gsc_70_four_dry_brights() -> None:
    by_column("01b 03b 08b 12b", "four_brights_dry", (4, 5, 5, 4))


def test_gsc_71_five_brights() -> None:
    by_column("01b 03b 08b 11b 12b", "five_brights", (15, 15, 15, 15))


def test_gsc_72_five_animals_and_each_further_one() -> None:
    by_column("02a 04a 05a 06a 07a", "animals", (1, 1, 1, 1))
    by_column("02a 04a 05a 06a 07a 10a", "animals", (2, 2, 2, 2))
    assert scored("02a 04a 05a 06a") == {}


def test_gsc_73_seven_animals_double_the_animal_points_in_column_two() -> None:
    seven = "02a 05a 06a 07a 09a 10a 11a"
    assert scored(seven, preset="godori_1") == {"animals": 3}
    assert scored(seven, preset="godori_2") == {"animals": 6}
    assert scored(seven, preset="godori_3") == {"animals": 3}
    assert scored(seven.replace(" 11a", ""), preset="godori_2") == {"animals": 2}
    birds = "02a 04a 08a 05a 06a 07a 10a"
    assert scored(birds, preset="godori_2") == {"animals": 6, "godori": 5}
    assert scored(birds, preset="godori_2", seven_includes_godori=True) == {"animals": 6, "godori": 10}
    assert scored("02a 04a 08a", preset="godori_2", seven_includes_godori=True) == {"godori": 5}


def test_gsc_74_the_three_birds() -> None:
    by_column("02a 04a 08a", "godori", (3, 5, 5, 5))


def test_gsc_75_five_ribbons_and_each_further_one() -> None:
    by_column("01r 02r 04r 06r 11r", "ribbons", (1, 1, 1, 1))
    by_column("01r 02r 04r 06r 09r 11r", "ribbons", (2, 2, 2, 2))


def test_gsc_76_three_ribbons_of_one_color() -> None:
    for cards, key in (("01r 02r 03r", "hongdan"), ("06r 09r 10r", "cheongdan"), ("04r 05r 07r", "chodan")):
        by_column(cards, key, (3, 3, 3, 3))
    assert scored("04r 05r 07r", ribbon_sets="two") == {}
    assert scored("01r 02r 03r", ribbon_sets="two") == {"hongdan": 3}
    literal = {"preset": "godori_literal"}
    assert scored("01r 04r 11r", **literal) == {"hongdan": 3}
    assert scored("04r 05r 07r", **literal) == {"hongdan": 3}
    assert scored("06r 09r 10r", **literal) == {"cheongdan": 3}
    assert scored("01r 02r 03r 04r 05r 07r 11r", **literal) == {"ribbons": 3, "hongdan": 3}
    assert scored("01r 02r 06r", **literal) == {}


def test_gsc_77_ten_junk_and_each_further_one() -> None:
    assert scored(MIDDLE_JUNK) == {}
    by_column(MIDDLE_JUNK + " 05j2", "junk", (1, 1, 1, 1))
    by_column(MIDDLE_JUNK + " 05j2 06j1", "junk", (2, 2, 2, 2))


@pytest.mark.parametrize("points", [0, 5])
def test_gsc_78_boar_deer_butterfly_is_sometimes_counted(points: int) -> None:
    wanted = {"boar_deer_butterfly": points} if points else {}
    assert scored("06a 07a 10a", boar_deer_butterfly=points) == wanted
    assert scored("06a 07a 10a", preset="godori_1") == {}


def test_gsc_79_the_cup_is_an_animal_or_two_junk_never_both() -> None:
    junk = MIDDLE_JUNK.replace(" 05j1", "")  # eight
    assert scored(junk + " 09a") == {"junk": 1}
    assert scored("02a 04a 05a 06a 09a") == {"animals": 1}
    assert scored(junk + " 05a 06a 07a 10a 09a") == {"animals": 1}  # a tie: animal
    assert scored(junk + " 06j1 05a 06a 07a 10a 09a") == {"junk": 2}
    assert scored(junk + " 09a", cup_decision="fixed_animal") == {}
    assert scored(junk + " 05a 06a 07a 10a 09a", cup_decision="both") == {"animals": 1, "junk": 1}
    assert scored(junk + " 09a", cup_decision="ask_on_capture") == {}


def test_gsc_80_the_december_storm_counts_two() -> None:
    assert scored(MIDDLE_JUNK.replace(" 05j1", "") + " 11j1") == {"junk": 1}


def test_gsc_81_the_november_card_with_the_painted_bottom_counts_two() -> None:
    assert scored(MIDDLE_JUNK.replace(" 05j1", "") + " 12j1") == {"junk": 1}
    assert scored(MIDDLE_JUNK.replace(" 05j1", "") + " 12j2") == {}


def test_gsc_82_the_bridge_is_what_the_table_agrees_on() -> None:
    junk = MIDDLE_JUNK.replace(" 05j1", "")
    assert scored(junk + " 05a") == {}
    assert scored(junk + " 05a", bridge_role="animal_or_double_junk") == {"junk": 1}
    assert scored(junk + " 05a 09a", bridge_role="animal_or_double_junk") == {"junk": 3}
    assert scored(junk + " 05a", bridge_role="replaces_cup") == {"junk": 1}
    assert scored(junk + " 09a", bridge_role="replaces_cup") == {}
    assert scored(junk + " 05a", preset="godori_literal") == {"junk": 1}


def test_gsc_82_in_a_tie_between_the_two_the_cup_stays_an_animal() -> None:
    animals, junk = "02a 04a 05a 06a 07a 09a 11a", "01j1 01j2 02j1 02j2 03j1 03j2 04j1"
    board = position(
        "10a",
        "10j1 11r",
        captured={0: f"{animals} {junk}", 1: "12b 06j1"},
        bridge_role="animal_or_double_junk",
        stop_minimum=1,
    ).do("play 10a", "stop")
    # 8 animals alone 4 x2 = 8; both as junk (2 + 3) x2 = 10; one as junk (3 + 1) x2 x2 = 16
    assert board.outcome.points == (16, -16)
    (line,) = [line for line in board.outcome.lines if line.key == "junk"]
    assert line.cards & GO_STOP.deck.set(["05a", "09a"]) == GO_STOP.deck.set(["05a"])


def test_gsc_90_wet_is_with_the_rain_man_and_dry_without() -> None:
    assert scored("01b 08b 11b") == {"three_brights_rain": 2}
    assert scored("01b 08b 12b") == {"three_brights_dry": 3}


def test_only_the_best_bright_yaku_counts_and_everything_else_adds() -> None:
    assert scored("01b 03b 08b 12b 02a 04a 08a 01r 02r 03r") == {
        "four_brights_dry": 4,
        "godori": 5,
        "hongdan": 3,
    }
