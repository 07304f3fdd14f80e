"""The clauses about trio, cache and quartet, and the pages of the rules (KHEC-50 to KHEC-59)."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.match import Setup
from hato.games.khanhoo import GAME
from tests.games.khanhoo.board import RULES, claiming, position, worth


def test_khec_50_three_identical_cards_count_six() -> None:
    assert (worth("4H 4H 4H", trio=True), worth("4H 4H 4H"), worth("KS KS JK", trio=True)) == (6, 0, 6)


def test_khec_51_four_identical_cards_count_twelve() -> None:
    assert (worth("4H 4H 4H 4H", trio=True), worth("4H 4H 4H 4H")) == (12, 0)


CACHE: dict[str, Any] = {"trio": True, "cache": True, "pack": "quadruple"}


def test_khec_52_a_natural_trio_may_be_laid_face_down() -> None:
    table = position({0: "4H 4H 4H 9C 2D"}, **CACHE)
    table.do("cache 4H")
    (moved,) = table.told("moved")
    assert moved.sight == frozenset({0}) and table.zone("cache:0") == ["4H"] * 3
    assert table.phase == "throw" and table.mover == 0
    assert "cache 4H" not in position({0: "4H 4H JK 9C 2D"}, **CACHE).words(0)
    without = position({0: "4H 4H 4H 9C 2D"}, trio=True, pack="quadruple")
    assert "cache 4H" not in without.words(0)


def test_khec_53_the_fourth_card_makes_a_quartet_by_cache() -> None:
    table = claiming({0: "9D 8H", 1: "4C 4D 9H", 2: "JS QS KS 2C"}, "4H", caches={2: "4H 4H 4H"}, **CACHE)
    table.do("claim triplet 4").do("quartet 4H")
    assert table.lines(2) == [("quartet", 12), ("full_hand", 5), ("courts", 3)]


def test_khec_54_play_stops_scores_are_counted_and_a_new_deal_follows() -> None:
    hands = {0: "1H 2C 3D 9D", 1: "9H", 2: "JS QS KS 2C"}
    table = claiming(hands, "4H", caches={2: "4H 4H 4H"}, **CACHE).do("pass").do("quartet 4H")
    assert table.outcome.key == "quartet" and table.outcome.points == (5, 0, 20)
    following = GAME.follow(table.round.options, [(Setup(3, 0), table.outcome)])
    assert following is not None and following.dealer == 1


def test_khec_55_a_natural_quartet_has_this_right_without_a_cache() -> None:
    table = position({0: "4H 4H 4H 4H 9C 2D"}, **CACHE)
    assert "quartet 4H" in table.words(0)
    assert table.do("quartet 4H").outcome.points[0] == 17
    drawn = position({0: "4H 9C 2D"}, caches={0: "4H 4H 4H"}, **CACHE)
    assert "quartet 4H" in drawn.words(0)
    assert "quartet 4H" not in position({0: "4H 4H 4H 4H 9C 2D"}, trio=True, pack="quadruple").words(0)


def test_khec_56_a_penalty_does_not_void_the_deal() -> None:
    table = claiming({0: "9C 8H", 1: "5D 9H 1C", 2: "2C 4H 8D 9D"}, "7D", honor_claims=True)
    table.do("pass").do("bluff 2C", "bluff 4H").do("challenge")
    assert (table.phase, table.mover, table.round.outcome()) == ("throw", 1, None)


@pytest.mark.parametrize("language", ["en", "ja", "ko", "ru", "uk"])
def test_khec_57_the_rules_page_tells_of_the_printed_pack(language: str) -> None:
    page = (RULES / f"{language}.md").read_text(encoding="utf-8")
    two_jokers = {
        "en": "two jokers",
        "ja": "ジョーカーが二枚",
        "ko": "조커가 두 장",
        "ru": "два джокера",
        "uk": "два джокери",
    }
    assert "1891" in page and two_jokers[language] in page


@pytest.mark.parametrize("language", ["en", "ja", "ko", "ru", "uk"])
def test_khec_58_the_rules_page_gives_advice(language: str) -> None:
    last = (RULES / f"{language}.md").read_text(encoding="utf-8").split("\n## ")[-1]
    assert all(card in last for card in ("7♦", "8♣", "9♥", "2♣", "3♦"))


@pytest.mark.parametrize("language", ["en", "ja", "ko", "ru", "uk"])
def test_khec_59_the_rules_page_tells_the_history(language: str) -> None:
    first = (RULES / f"{language}.md").read_text(encoding="utf-8").split("\n## ")[0]
    assert all(word in first for word in ("看虎", "看湖", "1891"))
