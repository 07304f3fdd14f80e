"""The table of Daifugo in the line client: plays, flags, who passed, what is chosen, and the warning."""

from __future__ import annotations

import pytest

from hato.texts import LANGUAGES, texts
from hato.tui.pile import pile_lines
from hato.tui.wording import Namer
from tests.games.daifugo.board import DAIFUGO, Board, dealt, table

NAMES = ["Ada", "Bo", "Cy", "Di"]


def lines(board: Board, seat: int, language: str = "en") -> list[str]:
    """What the line client shows to a seat."""
    round_ = board.round
    namer = Namer(DAIFUGO, texts(language), NAMES[: round_.seats], seat, round_.options)
    return list(pile_lines(DAIFUGO.view(round_, seat), namer))


def test_the_pile_the_players_and_the_lock() -> None:
    board = table("4C 9C, 6C 9D, KC KD 3C", suit_lock="full", pass_lock=True).lay("4C", "6C", "pass")
    told = "\n".join(lines(board, 0))
    assert "On the pile from Bo: Six of clubs" in told
    assert "Lock: ♣" in told and "passed" in told and "The lower card wins" not in told


def test_the_reversed_order_is_told() -> None:
    assert "The lower card wins" in "\n".join(lines(table("4C 9C, 6C, KC", turned=True), 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_warning_before_a_forbidden_finish(language: str) -> None:
    board = table("2C 2D, 6C 9D, KC KD", forbidden_finish=["top"])
    warning = texts(language).get("pile-warning")
    assert warning not in lines(board, 0, language)
    board.do("pick 2C")
    assert warning not in lines(board, 0, language), "a card would be left"
    board.do("pick 2D")
    assert warning in lines(board, 0, language)
    assert warning not in lines(board, 1, language)


def test_what_is_to_be_given_back() -> None:
    board = dealt("3C 4C", before=(1, 2, 3, 4), exchange="two_one", return_choice="free")
    told = lines(board, 0)
    assert "Choose 2 cards to give back." in told
    assert "Choose 2 cards to give back." not in lines(board, 1)


def test_a_half_made_play_is_in_the_lines_of_its_seat_alone() -> None:
    board = table("7C 7D KC, 8C 9C, 5C").do("pick 7C")
    assert "Chosen: Seven of clubs" in lines(board, 0)
    assert not any("Seven of clubs" in line for line in lines(board, 1))


def test_the_opening_lot_needs_no_lines() -> None:
    cut = DAIFUGO.opening(DAIFUGO.options("source"), 4)
    assert cut is not None
    namer = Namer(DAIFUGO, texts("en"), NAMES, 0, DAIFUGO.options("source"))
    assert list(pile_lines(DAIFUGO.view(cut, 0), namer)) == []
