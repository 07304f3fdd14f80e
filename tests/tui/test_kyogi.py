"""Two camps and a reader in lines: whole matches, every way to name a card, times, and what is refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hato.cards.poems import DECK, POEMS, UPPER
from hato.texts import LANGUAGES
from hato.tui import romaji
from hato.tui.line import LineGame
from tests.tui.players import Answer, Played, heard, script, spellings

QUICK: dict[str, Any] = {"preset": "quick", "level": "2"}
RAW = re.compile(r"\b(tui|cli|kyogi_karuta|karuta|recital|card|poem)-\w|[{}$]")


def taking(every: int = 1, wrong: int = 0) -> Answer:
    """Takes each card that is heard, in all spellings in turn; after so many, also touches a wrong one."""
    ways = 0

    def answer(line: LineGame, prompt: str) -> str:
        nonlocal ways
        view = line.session.view(line.seat)
        phase = view.facts["phase"]
        code = heard(line, prompt)
        if code is not None:
            ways += 1
            if wrong and ways % wrong == 0:
                return str(
                    next(one for slots in view.facts["slots"] if code not in slots for one in slots if one)
                )
            if ways % every == 0:
                named = spellings(line, code)
                return named[ways % len(named)]
        if phase == "send":
            return view.choices[-1].words[1]
        return ""

    return answer


def test_a_whole_quick_match() -> None:
    played = Played("kyogi_karuta", taking(), **QUICK)
    assert played.finished
    assert played.session.finished
    assert not RAW.search(played.out)
    readings = re.findall(r"^Reading (\d+) of 100\. Cards left: you \d+, C1 \d+\.$", played.out, re.M)
    assert readings == [str(number) for number in range(1, len(readings) + 1)]
    assert len(readings) == len(played.session.round.facts()["order"])
    assert "You touched “" in played.out
    assert "You take “" in played.out
    assert played.out.count("In our words: ") == len(readings)


def test_the_same_lines_give_the_same_match() -> None:
    first = Played("kyogi_karuta", taking(2, 5), cards_per_side=8, ghosts=10, level="3")
    again = Played("kyogi_karuta", script(first.typed), cards_per_side=8, ghosts=10, level="3")
    assert again.finished
    assert again.said == first.said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        {"preset": "official", "cards_per_side": 6, "ghosts": 8},
        {"early": "foul", "cards_per_side": 6, "ghosts": 8},
        {"proof": "ending4", "cards_per_side": 5, "ghosts": 8},
        {"proof": "poet4", "cards_per_side": 5, "ghosts": 3, "ghosts_shown": True},
        {"casual_dispute": True, "cards_per_side": 5, "ghosts": 4},
    ],
    ids=str,
)
def test_every_option_in_every_language(language: str, options: dict[str, Any]) -> None:
    """Numbers are typed for everything, so that every question comes up."""
    take = taking(1, 4)

    def answer(line: LineGame, prompt: str) -> str:
        return take(line, prompt) or (
            "1" if line.session.view(line.seat).facts["phase"] in ("proof", "confirm") else ""
        )

    played = Played("kyogi_karuta", answer, level="4", language=language, **options)
    assert played.finished
    assert not RAW.search(played.out)
    if language == "ru":
        assert not re.search(r"\b(You|Reading|Cards|Row|Poem|The)\b", played.out)


# times


def clocked(step: float) -> Callable[[], float]:
    """A clock that goes on by so many seconds each time it is looked at."""
    seconds = 0.0

    def clock() -> float:
        nonlocal seconds
        seconds += step
        return seconds

    return clock


def first_touch(**named: Any) -> tuple[int, tuple[int, int]]:
    """When the player's first touch was, and the interval of its mora."""
    interval = (0, 0)

    def answer(line: LineGame, prompt: str) -> str | None:
        nonlocal interval
        view = line.session.view(line.seat)
        if interval[1]:
            return None
        code = heard(line, prompt)
        if code is not None:
            low, high = view.facts["interval"]
            interval = low, high
        return code or ""

    played = Played("kyogi_karuta", answer, **QUICK, **named)
    touch = next(one for one in played.session.events if one.key == "touch" and one.seat == 0)
    return int(touch.words[0]), interval


def test_a_touch_of_a_script_counts_at_the_first_moment() -> None:
    t, (low, _) = first_touch(clock=clocked(0.3))
    assert t == low


def test_a_touch_of_a_keyboard_is_timed() -> None:
    t, (low, high) = first_touch(keyboard=True, clock=clocked(0.137))
    assert t == low + 137 < high


def test_the_time_of_a_touch_ends_with_its_mora() -> None:
    t, (_, high) = first_touch(keyboard=True, clock=clocked(99.0))
    assert t == high


def test_a_clock_that_goes_back_gives_the_first_moment() -> None:
    t, (low, _) = first_touch(keyboard=True, clock=clocked(-1.0))
    assert t == low


# what is refused


def refused(*lines: str, **named: Any) -> list[str]:
    """What is said to the lines that come after both camps were shown."""
    options = {**QUICK, **named}
    played = Played("kyogi_karuta", script(lines), **options)
    assert not played.finished
    return played.said


def after(said: list[str], typed: str) -> str:
    return next(said[place + 1] for place, line in enumerate(said) if line.endswith(f": {typed}"))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("move 12", "“move 12” is no move."),
        ("51", "“51” is no move."),
        ("xyz 1 1", "“xyz” names no card here."),
        ("k999 1 1", "“k999” names no card here."),
        ("{own} jodan 17", "“jodan 17” is no place in your camp."),
        ("{own} 4 1", "“4 1” is no place in your camp."),
        ("{own} to nowhere", "is no place in your camp."),
        ("{other} 1 1", "does not lie in your camp."),
        ("{absent} 1 1", "lies in neither camp."),
        ("1 8 1 9", "No card lies in row 1 at place 8."),
        ("1 1 1 1", "lies there already."),
    ],
)
def test_what_is_no_move(typed: str, sentence: str) -> None:
    start = Played("kyogi_karuta", script([]), **QUICK).session.view(0)
    camps = [DECK.names(start.zone("camp", seat).cards or 0) for seat in (0, 1)]
    absent = next(code for code in DECK.codes if code not in camps[0] + camps[1])
    typed = typed.format(own=camps[0][0], other=camps[1][0], absent=absent)
    played = Played("kyogi_karuta", script([typed]), **QUICK)
    assert sentence in after(played.said, typed)
    assert played.session.entries == []


@pytest.mark.parametrize(
    "typed", ["move {code} to jodan 8", "{number} 3 8", "{kana} far 8", "1 1 3 8", "lay {code} to 3 8"]
)
def test_ways_to_move(typed: str) -> None:
    start = Played("kyogi_karuta", script([]), **QUICK).session.view(0)
    code = start.facts["slots"][0][0]
    poem = POEMS[DECK.card(code)]
    typed = typed.format(code=code, number=poem.number, kana=poem.shimo_kana.replace(" ", ""))
    played = Played("kyogi_karuta", script([typed]), **QUICK)
    assert [entry.words for entry in played.session.entries] == [("move", code), ("to", "jodan", "8")]
    assert "in the far row" in played.out.lower() or "Far row, place 8." in played.out


def test_the_memorizing_goes_on_at_enter_only() -> None:
    said = refused("", "go", "ready")
    assert after(said, "go") == "“go” is no answer here. Enter goes on."
    assert said[-2].startswith("Enter starts the reading:")


def test_nothing_is_touched_before_the_reading() -> None:
    said = refused("", "", "51")
    assert after(said, "51") == "The reader has not begun. Enter starts the reading."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("xyz", "“xyz” names no card here."),
        ("101", "“101” names no card here."),
        ("0", "“0” names no card here."),
        ("9" * 400, "names no card here."),
        ("{absent}", "lies in neither camp."),
        ("7 1", "No card lies in row 7 at place 1."),
        ("1 8", "No card lies in row 1 at place 8."),
        ("1 99", "No card lies in row 1 at place 99."),
        ("{own}, {own2}", "Only one touch counts in each camp."),
        ("{own},", "names no card here."),
        ("early", "“early” names no card here."),
        ("ready", "“ready” names no card here."),
        ("½", "names no card here."),
        ("٣", "names no card here."),
        ("\0", "names no card here."),
    ],
)
def test_what_is_no_touch(typed: str, sentence: str) -> None:
    start = Played("kyogi_karuta", script([]), **QUICK).session.view(0)
    camps = [DECK.names(start.zone("camp", seat).cards or 0) for seat in (0, 1)]
    absent = next(code for code in DECK.codes if code not in camps[0] + camps[1])
    typed = typed.format(own=camps[0][0], own2=camps[0][1], absent=absent)
    played = Played("kyogi_karuta", script(["", "", "", typed]), **QUICK)
    said = next(played.said[at + 1] for at, line in enumerate(played.said) if line.endswith(f": {typed}"))
    assert sentence in said
    assert [entry.words for entry in played.session.entries if entry.seat == 0] == [("ready",), ("ready",)]


def test_a_second_touch_in_a_camp_is_refused() -> None:
    """Of a poem that is not decided by its first mora."""
    for seed in range(30):
        start = Played("kyogi_karuta", script(["", "", ""]), **QUICK, seed=seed).session.view(0)
        if not start.facts["decided"]:
            own = DECK.names(start.zone("camp", 0).cards or 0)
            played = Played("kyogi_karuta", script(["", "", "", own[0], own[1]]), **QUICK, seed=seed)
            assert "lies in a camp where you have already touched a card." in played.out
            return
    pytest.fail("every first poem is decided at once")


def test_two_cards_in_one_line_touch_both_camps() -> None:
    start = Played("kyogi_karuta", script([]), **QUICK).session.view(0)
    own, other = (DECK.names(start.zone("camp", seat).cards or 0)[0] for seat in (0, 1))
    played = Played("kyogi_karuta", script(["", "", "", f"{own}, {other}"]), **QUICK)
    touched = [
        entry.words for entry in played.session.entries if entry.words[0] == "touch" and entry.seat == 0
    ]
    assert touched == [("touch", own), ("touch", other)]


# commands


def test_commands_change_nothing_and_help_says_how_the_reader_waits() -> None:
    commands = [
        "h",
        "help",
        "?",
        "t",
        "board",
        "field",
        "table",
        "y",
        "l",
        "s",
        "r",
        "kana",
        "romaji",
        "kimariji",
        "poem",
    ]
    played = Played("kyogi_karuta", script(["", *commands, "", *commands]), **QUICK)
    assert [entry.words for entry in played.session.entries if entry.seat == 0] == [("ready",), ("ready",)]
    assert "The race against the clock is in the browser." in played.out
    assert played.out.count("Row 6. Near row:") >= 2 * 5
    assert not RAW.search(played.out)


def test_the_board_in_a_reading_tells_nothing_of_it() -> None:
    """While the player has not begun a reading, nothing says which poem it is."""
    played = Played("kyogi_karuta", script(["", "", "t", "y", "l"]), **QUICK)
    begun = played.out.index("Enter starts the reading:")
    assert "Heard" not in played.out[begun:]
    facts = played.session.view(0).facts
    assert facts["heard"]
    assert f"\n{''.join(romaji.heard(facts['heard']))}:" not in played.out


def switched(*commands: str, language: str = "en") -> str:
    return Played(
        "kyogi_karuta", script([*commands, "", "", "", "", "", "", "", ""]), **QUICK, language=language
    ).out


def test_letters_and_poems_can_be_turned_on_and_off() -> None:
    has_kana = re.compile("[ぁ-ん]")
    assert not has_kana.search(switched())
    assert has_kana.search(switched("kana"))
    assert "In our words" in switched()
    assert "In our words" not in switched("poem")
    assert "kimari-ji " not in switched()
    assert "kimari-ji " in switched("kimariji")
    latin = re.compile(r"^[a-z]+：", re.M)
    assert not latin.search(switched(language="ja"))
    assert latin.search(switched("romaji", "kana", language="ja"))
    assert not re.search(r"^[a-z]+:", switched("romaji").split("Enter starts")[1], re.M)


# letters


@pytest.mark.parametrize("card", range(100))
def test_morae_in_latin_letters_make_the_romaji_of_the_poem(card: int) -> None:
    letters = romaji.upper(card)
    assert len(letters) == len(UPPER[card])
    assert "".join(letters) == POEMS[card].kami_romaji.replace(" ", "").replace("/", "")
    assert all(letters)


def beginnings() -> Iterator[tuple[str, ...]]:
    for upper in UPPER:
        yield from (upper[:length] for length in range(1, 7))


def test_a_beginning_has_the_same_letters_whatever_follows() -> None:
    for morae in beginnings():
        own = {
            "".join(romaji.upper(card)[: len(morae)])
            for card, upper in enumerate(UPPER)
            if upper[: len(morae)] == morae
        }
        assert own == {romaji.heard(morae)}
