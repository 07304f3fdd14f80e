"""Clauses about the deck (D-1 to D-8): one test for each."""

from collections import Counter

from hato.cards import hanafuda
from hato.cards.hanafuda import CODES, KINDS, kind, points, suit
from tests.games.positions import scored


def month(number: int) -> dict[str, list[str]]:
    """The cards of a suit by kind."""
    cards = [code for code in CODES if suit(code) == number]
    return {name: [code for code in cards if kind(code) == name] for name in KINDS}


def counts(number: int) -> tuple[int, int, int, int]:
    """How many brights, animals, ribbons and junk a suit has."""
    found = month(number)
    return len(found["bright"]), len(found["animal"]), len(found["ribbon"]), len(found["junk"])


def without(name: str) -> set[int]:
    """The suits that have no card of the kind."""
    return {number for number in range(1, 13) if not month(number)[name]}


def test_gc_1_48_cards_in_12_suits_of_4() -> None:
    assert len(set(CODES)) == len(CODES) == 48
    assert Counter(suit(code) for code in CODES) == dict.fromkeys(range(1, 13), 4)


def test_gc_2_four_groups_worth_1_5_10_and_20() -> None:
    assert {kind(code): points(code) for code in CODES} == {
        "junk": 1,
        "ribbon": 5,
        "animal": 10,
        "bright": 20,
    }
    assert sum(points(code) for code in CODES) == 264
    assert sum(points(code, junk=0) for code in CODES) == 240


def test_gc_3_most_months_have_two_plain_cards_and_two_of_the_higher_kinds() -> None:
    for number in range(1, 11):
        bright, animal, ribbon, junk = counts(number)
        assert (junk, bright + animal + ribbon) == (2, 2)
        assert max(bright, animal, ribbon) == 1


def test_gc_4_rain_has_one_plain_card_and_paulownia_three() -> None:
    assert counts(11) == (1, 1, 1, 1)
    assert counts(12) == (1, 0, 0, 3)


def test_gc_5_24_plain_10_ribbons_9_animals_5_brights() -> None:
    assert Counter(kind(code) for code in CODES) == {"junk": 24, "ribbon": 10, "animal": 9, "bright": 5}
    assert without("ribbon") == {8, 12}
    assert without("animal") == {1, 3, 12}


def test_gc_6_bridge_and_cup_are_animals_crane_and_phoenix_brights() -> None:
    assert [(kind(code), points(code)) for code in ("05a", "09a")] == [("animal", 10)] * 2
    assert [(kind(code), points(code)) for code in ("01b", "12b")] == [("bright", 20)] * 2


def test_gc_7_in_koi_koi_single_cards_count_nothing() -> None:
    assert scored("01b 11b 02a 04a 05a 01r 02r 04r 05r 01j1 02j1") == {}
    assert scored("01b 03b 08b") == {"sanko": 5}


def test_gc_8_january_has_an_inscribed_ribbon_and_the_crane() -> None:
    assert hanafuda.month(1) == 1
    assert month(1) == {"bright": ["01b"], "animal": [], "ribbon": ["01r"], "junk": ["01j1", "01j2"]}
    assert "01r" in hanafuda.RED_POETRY


def test_gc_9_february_has_an_inscribed_ribbon_and_a_songbird() -> None:
    assert month(2) == {"bright": [], "animal": ["02a"], "ribbon": ["02r"], "junk": ["02j1", "02j2"]}
    assert "02r" in hanafuda.RED_POETRY


def test_gc_10_march_has_an_inscribed_ribbon_and_the_curtain() -> None:
    assert month(3) == {"bright": ["03b"], "animal": [], "ribbon": ["03r"], "junk": ["03j1", "03j2"]}
    assert hanafuda.RED_POETRY == ("01r", "02r", "03r")


def test_gc_11_april_has_a_red_ribbon_and_the_cuckoo() -> None:
    assert month(4) == {"bright": [], "animal": ["04a"], "ribbon": ["04r"], "junk": ["04j1", "04j2"]}
    assert "04r" in hanafuda.PLAIN_RED


def test_gc_12_may_has_a_red_ribbon_and_the_bridge() -> None:
    assert month(5) == {"bright": [], "animal": ["05a"], "ribbon": ["05r"], "junk": ["05j1", "05j2"]}
    assert "05r" in hanafuda.PLAIN_RED


def test_gc_13_june_has_a_blue_ribbon_and_the_butterflies() -> None:
    assert month(6) == {"bright": [], "animal": ["06a"], "ribbon": ["06r"], "junk": ["06j1", "06j2"]}
    assert "06r" in hanafuda.BLUE


def test_gc_14_july_has_a_red_ribbon_and_the_boar() -> None:
    assert month(7) == {"bright": [], "animal": ["07a"], "ribbon": ["07r"], "junk": ["07j1", "07j2"]}
    assert "07r" in hanafuda.PLAIN_RED


def test_gc_15_august_has_the_geese_and_the_full_moon() -> None:
    assert month(8) == {"bright": ["08b"], "animal": ["08a"], "ribbon": [], "junk": ["08j1", "08j2"]}


def test_gc_16_september_has_a_blue_ribbon_and_the_sake_cup() -> None:
    assert month(9) == {"bright": [], "animal": ["09a"], "ribbon": ["09r"], "junk": ["09j1", "09j2"]}
    assert "09r" in hanafuda.BLUE


def test_gc_17_october_has_a_blue_ribbon_and_the_deer() -> None:
    assert month(10) == {"bright": [], "animal": ["10a"], "ribbon": ["10r"], "junk": ["10j1", "10j2"]}
    assert hanafuda.BLUE == ("06r", "09r", "10r")


def test_gc_18_november_has_a_storm_a_red_ribbon_the_swallow_and_the_rain_man() -> None:
    assert month(11) == {"bright": ["11b"], "animal": ["11a"], "ribbon": ["11r"], "junk": ["11j1"]}
    assert "11r" in hanafuda.PLAIN_RED
    assert hanafuda.NO_SET == ("11r",)


def test_gc_19_december_has_three_plain_cards_and_the_phoenix() -> None:
    assert month(12) == {"bright": ["12b"], "animal": [], "ribbon": [], "junk": ["12j1", "12j2", "12j3"]}


def test_gc_20_in_the_korean_deck_november_and_december_are_swapped() -> None:
    assert [hanafuda.month(number, "japanese") for number in range(1, 13)] == list(range(1, 13))
    assert [hanafuda.month(number, "korean") for number in range(1, 13)] == [*range(1, 11), 12, 11]
