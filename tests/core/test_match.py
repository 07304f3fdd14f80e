"""Matches and the table of actions."""

from __future__ import annotations

import pytest

from hato.core.actions import ActionTable, UnknownActionError, Verb
from hato.core.match import MatchOptions, Setup, follow, is_over, next_dealer, totals, winners
from hato.core.options import Length
from hato.core.outcome import Line, Outcome, add, one_sided, total, zero_sum
from hato.games.koi_koi.options import KoiKoiOptions

WON = Outcome("stop", (0, 7, 0), 1)
DRAWN = Outcome("draw", (0, 0, 0), None)


@pytest.mark.parametrize(
    ("rule", "outcome", "dealer"),
    [
        ("winner", WON, 1),
        ("winner", DRAWN, 2),
        ("winner", Outcome("exhausted", (0, 1, 0), None, same_dealer=True), 2),
        ("alternate", WON, 0),
        ("alternate", DRAWN, 0),
        ("fixed", WON, 2),
        ("loser", Outcome("stop", (-5, 7, -2), 1), 0),
        ("loser", Outcome("stop", (-5, 10, -5), 1), 0),
        ("loser", DRAWN, 2),
    ],
)
def test_the_next_dealer(rule: str, outcome: Outcome, dealer: int) -> None:
    assert next_dealer(rule, Setup(3, 2), outcome) == dealer


def test_a_drawn_round_that_does_not_count_is_played_again_with_its_month() -> None:
    options = MatchOptions(length=Length("rounds", 2), draws_count=False)
    done = [(Setup(3, 2), DRAWN)]
    assert follow(options, done) == Setup(3, 2, 1, 2)
    done.append((Setup(3, 2, 1, 2), WON))
    assert follow(options, done) == Setup(3, 1, 2, 3)
    done.append((Setup(3, 1, 2, 3), WON))
    assert follow(options, done) is None
    assert totals(options, 3, done) == (0, 14, 0)


def test_months_go_round() -> None:
    assert [Setup(2, 0, number).month for number in (1, 12, 13, 24, 25)] == [1, 12, 1, 12, 1]


def test_the_end_of_a_match() -> None:
    assert not is_over(MatchOptions(length=Length("target", 50)), 9, (49, 3))
    assert is_over(MatchOptions(length=Length("target", 50)), 1, (3, 50))
    ruin = KoiKoiOptions(length=Length("rounds", 8), start_points=30)
    assert is_over(ruin, 2, (60, 0))
    assert not is_over(ruin, 2, (59, 1))
    assert winners((5, 9, 9)) == (1, 2)


def test_sums() -> None:
    lines = [Line("a", 0, 5), Line("b", 0, 3), Line("c", 0, 0, 2), Line("d", 0, 1)]
    assert total(lines) == 17
    assert zero_sum(3, 0, 20) == (40, -20, -20)
    assert one_sided(2, 1, 6) == (0, 6)
    assert add((1, 2), (3, -4)) == (4, -2)


def test_the_action_table_goes_both_ways() -> None:
    table = ActionTable([Verb("play", [("01b",), None, ("01b", "01r")]), Verb("stop")], ["01b", "01r"])
    assert [table.code(words) for words in table.all_words()] == [0, 2, 3]
    assert table.words(2) == ("play", "01b", "01r")
    assert table.taps(2) == ("01b", "01r")
    assert table.taps(3) == ()
    assert table.size == len(table) == 4


@pytest.mark.parametrize("words", [["play"], ["run"], [], ["play", "01b", "01b"], [3], ["stop", "01b"]])
def test_unknown_words_are_refused(words: list[str]) -> None:
    table = ActionTable([Verb("play", [("01b",)]), Verb("stop")], ["01b"])
    with pytest.raises(UnknownActionError, match="its verbs are play, stop"):
        table.code(words)


@pytest.mark.parametrize("code", [-1, 1, 9])
def test_unknown_codes_are_refused(code: int) -> None:
    table = ActionTable([Verb("play", [("01b",), None])], ["01b"])
    with pytest.raises(UnknownActionError):
        table.words(code)


def test_an_action_is_declared_once() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        ActionTable([Verb("stop"), Verb("stop")])
