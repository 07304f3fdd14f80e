"""Concentration in the line client: rows of places, an answer by row and place, and what was turned."""

from __future__ import annotations

import pytest

from hato.core.events import Event
from hato.texts import LANGUAGES, texts
from hato.tui.ask import WrongAnswer, answer, question
from hato.tui.grid import grid_lines
from hato.tui.tell import Said, tell
from hato.tui.wording import Namer
from tests.games.concentration.table import DECK, GAME, Table, options_of


def full() -> Table:
    """A table of 54 cards: the first pair is taken, the card of the second row's third place is open."""
    return Table(list(DECK.codes)).pick(0, 13, 11)


def namer(language: str = "en", **changes: object) -> Namer:
    return Namer(GAME, texts(language), ["Ada", "Bo"], 0, options_of(**changes))


def test_the_table_is_shown_in_rows_without_a_closed_face() -> None:
    lines = list(grid_lines(GAME.view(full().round, 0), namer()))
    assert [line.split() for line in lines[:3]] == [
        [str(number) for number in range(1, 10)],
        ["1", "..", *["##"] * 8],
        ["2", "##", "##", "QC", "##", "..", *["##"] * 4],
    ]
    assert len(lines) == 7
    assert [code for code in DECK.codes if code in " ".join(lines).split()] == ["QC"]


@pytest.mark.parametrize(("typed", "place"), [("2 5", 13), ("6 9", 53), ("1,2", 1), ("pick 7", 7)])
def test_a_card_is_named_by_row_and_place(typed: str, place: int) -> None:
    table = Table(list(DECK.codes)).pick(0, 14)
    asked = question(GAME.view(table.round, 1), namer())
    found = answer(asked, typed, namer())
    assert not isinstance(found, tuple)
    assert found.words == ("pick", str(place))


@pytest.mark.parametrize(
    "typed", ["2 3", "1 1", "0 1", "1 0", "1 10", "7 1", "13", "2 5 6", "x y", "², ¹", "99 99"]
)
def test_what_is_no_closed_card_is_refused_with_a_sentence(typed: str) -> None:
    asked = question(GAME.view(full().round, 0), namer())
    with pytest.raises(WrongAnswer) as wrong:
        answer(asked, typed, namer())
    said = texts("en").get(wrong.value.key, **wrong.value.values)
    assert typed in said and "2 5" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_turned_and_taken_is_told_once(language: str) -> None:
    who = namer(language)
    seen: list[Event] = [event.seen_by(0) for event in Table(list(DECK.codes)).pick(0, 13, 10, 22).events]
    sentences = list(tell(seen, who, Said()))
    ace = texts(language).get("card-AC")
    assert sum(ace in sentence for sentence in sentences) == 2  # turned, and in the pair
    assert who.words.get("concentration-at", row=2, column=5) in sentences[1]
    assert any(who.words.get("concentration-call-miss") in sentence for sentence in sentences)
    assert len(sentences) == 6
