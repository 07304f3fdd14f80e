"""Clauses of the Sakhalin page and the LiveJournal page: what cards and combinations are worth."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from fractions import Fraction
from itertools import accumulate

import pytest

from hato.cards import hanafuda, names
from hato.core.match import totals, winners
from hato.core.options import as_json, build
from tests.culture.texts import read, text
from tests.games.board import codes
from tests.games.hato.board import DECK, HATO, card_points, play_round, scored, session, settled

BY_MONTH = ("01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "12", "11")
"""The suits in the order of the Korean year."""


def suit(number: str) -> str:
    """The four cards of a suit."""
    return " ".join(code for code in DECK.codes if code[:2] == number)


def parts(number: str) -> list[int]:
    """What the cards of a suit are worth one by one, dearest first, with the zeros left out."""
    return sorted((value for card in codes(suit(number)) if (value := card_points(card))), reverse=True)


def test_hac_1_the_poem_goes_through_the_months_and_ends_on_240() -> None:
    running = list(accumulate(card_points(suit(number)) for number in BY_MONTH))
    assert running == [25, 40, 65, 80, 95, 110, 125, 155, 170, 185, 205, 240]
    assert card_points(DECK.codes) == 240


def test_hac_2_usually_for_money_the_stakes_depend_on_the_players() -> None:
    question = {"round_score": {"A": 150, "B": 90}, "stake_per_point": 3}
    assert HATO.answers()["money"]({"preset": "sakhalin"}, question) == {"money": {"A": 90, "B": -90}}
    for stake in (1, 2, 1000):
        assert HATO.options("sakhalin", {"stake": stake}).stake == stake


def test_hac_3_all_rules_are_fixed_before_play() -> None:
    match = session({}, players=3, seats=3)
    before = as_json(match.options)
    with pytest.raises(FrozenInstanceError):
        match.options.five_brights = 0
    play_round(match)
    assert as_json(match.options) == before
    assert build(HATO.presets, "sakhalin", {"players": 3}) == match.options


def test_hac_4_who_has_most_points_wins() -> None:
    board = settled({0: suit("01") + " " + suit("03")})
    assert board.outcome.winner == 1  # 190 against 50, as the rest of the deck is seat 1's
    lost = settled({0: "05j1"})
    assert (lost.outcome.winner, lost.outcome.key) == (1, "highest")
    assert winners((120, 340, 20)) == (1,)


def test_hac_5_48_cards_12_months_of_four() -> None:
    assert len(DECK.codes) == 48
    assert {number: len(codes(suit(number))) for number in BY_MONTH} == dict.fromkeys(BY_MONTH, 4)


def test_hac_6_january_is_20_and_5() -> None:
    assert (parts("01"), card_points("01b"), card_points("01r")) == ([20, 5], 20, 5)


def test_hac_7_february_is_10_and_5() -> None:
    assert (parts("02"), card_points("02a"), card_points("02r")) == ([10, 5], 10, 5)


def test_hac_8_march_is_20_and_5() -> None:
    assert (parts("03"), card_points("03b"), card_points("03r")) == ([20, 5], 20, 5)


def test_hac_9_april_is_10_and_5() -> None:
    assert (parts("04"), card_points("04a"), card_points("04r")) == ([10, 5], 10, 5)


def test_hac_10_may_is_10_and_5_and_35_with_the_bonus_for_all_four() -> None:
    assert parts("05") == [10, 5]
    assert scored(suit("05")) == {"choyak": 20}
    assert card_points(suit("05")) + 20 == 35
    for card in codes(suit("05")):
        assert scored(set(codes(suit("05"))) - {card}) == {}


def test_hac_11_june_is_10_and_5() -> None:
    assert (parts("06"), card_points("06a"), card_points("06r")) == ([10, 5], 10, 5)


def test_hac_12_july_is_10_and_5() -> None:
    assert (parts("07"), card_points("07a"), card_points("07r")) == ([10, 5], 10, 5)


def test_hac_13_august_is_20_and_10() -> None:
    assert (parts("08"), card_points("08b"), card_points("08a")) == ([20, 10], 20, 10)


def test_hac_14_september_is_10_and_5() -> None:
    assert (parts("09"), card_points("09a"), card_points("09r")) == ([10, 5], 10, 5)


def test_hac_15_october_is_10_and_5_and_35_with_the_bonus_for_all_four() -> None:
    assert parts("10") == [10, 5]
    assert scored(suit("10")) == {"pungyak": 20}
    assert card_points(suit("10")) + 20 == 35
    for card in codes(suit("10")):
        assert scored(set(codes(suit("10"))) - {card}) == {}


def test_hac_16_november_is_20_and_10_by_the_list() -> None:
    worth = [card_points(card, preset="sakhalin_250") for card in codes("12b 12j1 12j2 12j3")]
    assert worth == [20, 10, 0, 0]
    assert [card_points(card) for card in codes("12b 12j1 12j2 12j3")] == [20, 0, 0, 0]
    # the "55" of the list belongs to the rain: 35 and 20 for all four
    assert scored(suit("12"), preset="sakhalin_250") == {}
    assert card_points(suit("11"), preset="sakhalin_250") + 20 == 55


def test_hac_17_december_is_10_and_5_and_the_rain_man() -> None:
    assert parts("11") == [20, 10, 5]
    assert card_points("11a 11r 11j1", preset="sakhalin_250") == 15
    assert scored(suit("11"), preset="sakhalin_250") == {"biyak": 20}


def test_hac_18_five_cards_with_the_light_score_50() -> None:
    assert scored("01b 03b 08b 11b 12b") == {"ogwang": 50}
    for missing in codes("01b 03b 08b 11b 12b"):
        assert scored(set(codes("01b 03b 08b 11b 12b")) - {missing}) == {}


def test_hac_19_red_ribbons_with_writing_score_30() -> None:
    assert scored("01r 02r 03r") == {"hongdan": 30}
    assert scored("01r 02r 04r") == {}
    assert scored("04r 05r 07r") == {}  # red, but without writing
    assert scored("01r 02r 11r") == {}


def test_hac_20_blue_ribbons_score_30_with_or_without_writing() -> None:
    assert scored("06r 09r 10r") == {"cheongdan": 30}
    assert scored("06r 09r") == {}


def test_hac_21_cards_without_a_mark_are_0_points() -> None:
    junk = [code for code in DECK.codes if code[2] == "j"]
    assert len(junk) == 24
    assert [card_points(card) for card in junk] == [0] * 24


def test_hac_22_the_table_of_the_sakhalin_page() -> None:
    """25 15 25 15 15 15 15 30 25 15 30 35: rain is the eleventh, paulownia the twelfth (Japanese labels)."""
    table = [card_points(suit(f"{number:02d}"), preset="sakhalin_260") for number in range(1, 13)]
    assert table == [25, 15, 25, 15, 15, 15, 15, 30, 25, 15, 30, 35]
    assert sum(table) == 260
    ours = [card_points(suit(f"{number:02d}")) for number in range(1, 13)]
    assert ours == [25, 15, 25, 15, 15, 15, 15, 30, 15, 15, 35, 20]


def test_hac_23_may_and_october_are_35_with_their_bonus_in_the_table() -> None:
    for number, key in (("05", "choyak"), ("10", "pungyak")):
        assert card_points(suit(number), preset="sakhalin_260") == 15
        assert scored(suit(number), preset="sakhalin_260") == {key: 20}


def test_hac_24_paulownia_is_55_with_its_bonus_in_the_table() -> None:
    assert card_points(suit("12"), preset="sakhalin_260") == 35
    assert scored(suit("12"), preset="sakhalin_260") == {"ttongyak": 20}
    assert scored(suit("11"), preset="sakhalin_260") == {}


def test_hac_25_the_two_late_months_may_change_places() -> None:
    for value, rain in (("korean", 12), ("japanese", 11)):
        options = HATO.options("sakhalin", {"month_order": value})
        calendar = HATO.calendar(options)
        assert hanafuda.month(11, calendar) == rain
        assert hanafuda.month(12, calendar) == 23 - rain
        assert hanafuda.month(10, calendar) == 10
    dealers = [
        session({}, draw="11b 12b", month_order=value).setup.dealer for value in ("korean", "japanese")
    ]
    assert dealers == [1, 0]  # the earlier of the two months deals


def test_hac_26_one_of_them_is_20_0_0_0_the_other_20_10_5_0() -> None:
    for preset in ("minhwatu", "sakhalin"):
        worth = {n: sorted(card_points(card, preset=preset) for card in codes(suit(n))) for n in ("11", "12")}
        assert worth == {"11": [0, 5, 10, 20], "12": [0, 0, 0, 20]}


@pytest.mark.parametrize("language", names.LANGUAGES)
def test_hac_27_ribbons_and_lights_exist_with_and_without_characters(language: str) -> None:
    """The pages about the cards tell it; for the rules a card is its month and kind, whatever is written."""
    bundle = read(language)
    mark = {"en": "cheongdan", "ru": "чхондан", "uk": "чхондан", "ko": "청단", "ja": "青"}[language]
    assert mark in text(bundle, "culture-card-06r") + text(bundle, "culture-ribbon-blue")
    assert [hanafuda.kind(code) for code in ("06r", "01b")] == ["ribbon", "bright"]


def test_the_total_of_a_match_is_the_sum_of_its_rounds() -> None:
    match = session({}, length={"type": "rounds", "n": 3})
    while not match.finished:
        play_round(match)
        if match.waiting:
            match.do(0, ("next",))
    assert match.totals == totals(match.options, 2, match.done)
    assert match.totals == tuple(sum(o.points[seat] for _, o in match.done) for seat in (0, 1))
    assert Fraction(sum(match.totals)) == 0
