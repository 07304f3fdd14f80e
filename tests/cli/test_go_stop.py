"""Go-Stop in the terminal: matches of two to six, and their records."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hato.cli.words import Words
from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.core.outcome import Line
from hato.core.round import CHOICE
from hato.core.view import Choice, View, ZoneSight
from hato.play.session import Session
from hato.records.reader import read
from hato.records.redact import redact
from hato.records.replay import verify
from hato.texts import LANGUAGES
from hato.tui import line as line_client
from hato.tui import show
from hato.tui.ask import Question, WrongAnswer, answer, label, question
from hato.tui.line import LineGame, Opponent
from hato.tui.settle import settlement
from hato.tui.wording import Namer

Run = Callable[..., Any]
GAME = registry.game("go_stop")
LINE = ("play", "go_stop", "--line", "--level", "random")
SHORT = ("--set", "length=rounds:1")
RAW = re.compile(r"\b(tui|cli|go_stop|card|month|suit|kind|ask|stack)-\w|[{}$]")
MANY: dict[str, Any] = {
    "jokers": ["X1", "X2", "X2", "X3", "XS", "XD"],
    "cup_decision": "ask_on_capture",
    "junk_choice": "giver_chooses",
    "hand_quad": "win_or_shake",
    "folded_cards": "top_of_stock",
    "stop_minimum": 1,
}
"""Rules by which every question comes up."""


NAMER = Namer(GAME, Words("en"), ["Player", "Computer"], 0)


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_client, "SEALED_S", 0.0)


def game_of(
    seats: int,
    number: int,
    read: Callable[[str], str | None],
    write: Callable[[str], None],
    language: str = "en",
    clock: Callable[[], float] = lambda: 0.0,
    **options: Any,
) -> LineGame:
    """A match of two rounds against random players."""
    preset = "matgo" if seats == 2 else "gostop"
    differences = {"length": {"type": "rounds", "n": 2}, **GAME.for_seats(preset, seats), **options}
    shuffle = SealedShuffle(bytes([number]) * 32)
    session = Session(GAME, GAME.options(preset, differences), seats, shuffle.round)
    names = ["Player", *(f"Computer {seat}" for seat in range(1, seats))]
    opponent = Opponent("random", preset, differences, count(number).__next__)
    return LineGame(session, Words(language), names, opponent, "seal", read, write, clock=clock)


def told(seats: int, number: int, language: str = "en", **options: Any) -> tuple[list[str], LineGame]:
    """Everything that is said in a match that is played by random numbers, with its questions."""
    rng = Random(number)
    out: list[str] = []

    def typed(prompt: str) -> str:
        out.append(prompt)
        return rng.choice(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "t", "y"])

    game = game_of(seats, number, typed, out.append, language, **options)
    assert game.play()
    return out, game


# matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_sentence_is_a_text(seats: int, language: str) -> None:
    for number in range(3):
        out, game = told(seats, number, language, **MANY)
        assert game.session.finished
        raw = [line for line in "\n".join(out).splitlines() if RAW.search(line)]
        assert raw == []


def test_every_verb_can_be_chosen_by_its_number() -> None:
    """Over some matches each verb of the game is chosen, by number alone."""
    chosen: Counter[str] = Counter()
    for number in range(60):
        _, game = told(2 + number % 5, number, **MANY, small_bomb="junk")
        mine = [entry.words[0] for entry in game.session.entries if entry.seat == 0]
        chosen.update(mine)
    assert set(GAME.actions.first) - set(chosen) <= {"flip_only", "declare_quad_win"}, chosen


def test_the_hands_of_others_are_never_shown() -> None:
    for seats in (2, 3, 6):
        out, game = told(seats, seats, **MANY)
        hands = [line for line in "\n".join(out).splitlines() if line.startswith("Hand (Computer")]
        assert hands
        assert all(re.fullmatch(r".*: (\d+ cards?|empty)|.* is shown: .*", line) for line in hands)
        stock = [line for line in "\n".join(out).splitlines() if line.startswith("Stock")]
        assert all(re.fullmatch(r"Stock: (\d+ cards?|empty)", line) for line in stock)


def test_the_hand_is_shown_before_every_question_about_it() -> None:
    """Also where no card of it is asked for: who declares or drops out looks at his hand first."""
    for seats, prompt in ((2, "Will you declare something?"), (5, "Do you play this round?")):
        out, _ = told(seats, 2, **MANY)
        places = [place for place, line in enumerate(out) if line == prompt]
        assert places
        assert all(out[place - 1].startswith("Hand (you): ") for place in places)


def sealed_match(number: int) -> tuple[list[str], LineGame]:
    """What is said up to the first question after the hand check, and the match at that point."""
    out: list[str] = []
    answers = iter(["continue"])

    def typed(prompt: str) -> str | None:
        out.append(prompt)
        return next(answers, None)

    game = game_of(2, number, typed, out.append, hand_quad="none", shake_timing="start_of_round", jokers=[])
    game.play()
    return out, game


def test_the_hand_check_says_nothing_of_others() -> None:
    """Until the player has answered, nothing has been said that the computer's choice changes."""
    for number in range(6):
        out, game = sealed_match(number)
        asked = out.index("Your choice?")
        assert game.session.entries[0].seat == 1  # it has chosen by then
        assert not any("Computer 1 says" in line for line in out[:asked])


def test_stacks_piles_and_calls_are_shown() -> None:
    seen = set()
    for number in range(40):
        out, _ = told(3, number, **MANY)
        text = "\n".join(out)
        seen |= {
            name
            for name, pattern in {
                "stack": r"Stack of three, \w+.*, made by Computer",
                "own stack": r"Stack of three, [\w ]+, made by you",
                "sa-tta": r"Stack of three, [\w ]+, from the deal",
                "worth": r"  Junk, worth \d+: ",
                "go": r"says: Go!",
                "two go": r"Two go!",
                "goes": r"In this round .*go",
                "gives": r"Computer \d gives .* to you\.",
                "given": r"You give .* to Computer \d\.",
                "use": r"This card",
                "next go": r"One more go adds \+\d",
                "stake": r"Stop: you \+\d+, Computer 1 -\d+",
                "pays": r"  Computer \d pays:",
                "pays all": r"  You pay \d+\.",
                "joker": r"You turn up \+\d junk\.",
            }.items()
            if re.search(pattern, text)
        }
    assert len(seen) == 15, seen


def test_months_are_those_of_the_table(run: Run) -> None:
    korean = run(*LINE, *SHORT, "--seed", "5", typed="").out
    japanese = run(*LINE, *SHORT, "--seed", "5", "--set", "month_order=japanese", typed="").out
    assert re.search(r"November: .*(Phoenix|aulownia)", korean)
    assert re.search(r"December: .*(Phoenix|aulownia)", japanese)


def test_a_settlement_for_three_shows_what_each_loser_pays() -> None:
    deck = GAME.deck
    namer = Namer(GAME, Words("en"), ["Player", "Ann", "Ben"], 0)
    lines = [
        Line("godori", 1, 5, 1, deck.set(["02a", "04a", "08a"])),
        Line("go_points", 1, 1),
        Line("shake", 1, 0, 2, deck.set(["03b", "03r", "03j1"])),
        Line("share", 0, 12),
        Line("gobak_share", 0, 24),
        Line("share", 2, 12),
        Line("pibak", 2, 0, 2),
        Line("gobak_relief", 2, -24),
    ]
    assert list(settlement(lines, namer)) == [
        "  Godori: 5 (Bush warbler; Cuckoo; Geese)",
        "  Yaku together: 5",
        "  Points for go: +1 = 6",
        "  Shake (Curtain; Cherry poem ribbon; Cherry junk 1): × 2 = 12",
        "  Total: 12",
        "  You pay:",
        "    Owed to the winner: 12",
        "    For the other loser (gobak): +24 = 36",
        "    Total: 36",
        "  Ben pays:",
        "    Owed to the winner: 12",
        "    Little junk (pibak): × 2 = 24",
        "    Paid by the other loser: -24 = 0",
        "    Total: 0",
    ]
    assert list(settlement([Line("president", 1, 10), Line("share", 0, 10)], namer))[-1] == "  You pay 10."


def asked(*actions: str, hand: str, field: str) -> Question:
    """The question to seat 0, which holds a hand before a field and is offered these actions."""
    choices = []
    for one in actions:
        code = GAME.actions.code(one.split())
        choices.append(Choice(code, GAME.actions.words(code), GAME.actions.taps(code), None))
    zones = []
    for name, owner, cards in (("hand", 0, hand), ("field", None, field)):
        mask = GAME.deck.set(cards.split())
        zones.append(ZoneSight(name, owner, len(cards.split()), mask))
    view = View("go_stop", 0, CHOICE[0], tuple(zones), {}, tuple(choices), ())
    return question(view, NAMER)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("shake 12", "shake 12"),
        ("2", "shake 12"),
        ("shake: paul", "shake 12"),
        ("continue", "continue"),
    ],
)
def test_two_months_to_show_are_told_apart(typed: str, words: str) -> None:
    offered = asked("shake 03", "shake 12", "continue", hand="03b", field="")
    found = answer(offered, typed, NAMER)
    assert isinstance(found, Choice)
    assert " ".join(found.words) == words
    with pytest.raises(WrongAnswer) as wrong:
        answer(offered, "shake", NAMER)
    assert wrong.value.key == "tui-wrong-many"


def test_what_a_card_counts_as_is_asked_without_naming_the_card_first() -> None:
    offered = asked("use 09a animal", "use 09a junk", hand="03b", field="")
    assert [label(slot, NAMER) for slot in offered.slots] == ["As an animal", "As junk"]
    for typed in ("2", "use 09a junk", "as junk"):
        found = answer(offered, typed, NAMER)
        assert isinstance(found, Choice)
        assert found.words == ("use", "09a", "junk")


def test_a_joker_is_played_by_its_name_or_its_code() -> None:
    offered = asked("play 03b", "joker X2_2", "bomb 03", hand="03b X2_2", field="03r")
    for typed in ("+2 junk", "x2_2", "joker X2_2", "2"):
        found = answer(offered, typed, NAMER)
        assert isinstance(found, Choice)
        assert found.words == ("joker", "X2_2")


def test_the_score_is_said_in_money_too() -> None:
    out, game = told(2, 1, stake=100, length={"type": "rounds", "n": 1})
    sentence = [line for line in out if line.startswith("Money: ")][-1]
    assert (
        sentence == f"Money: you {game.session.totals[0] * 100}, Computer 1 {game.session.totals[1] * 100}."
    )


def test_a_match_by_the_clock_ends_after_the_round_in_play() -> None:
    now = [0.0]
    rounds = 0
    rng = Random(1)

    def typed(prompt: str) -> str:
        nonlocal rounds
        if prompt.startswith("Enter"):
            rounds += 1
            now[0] += 31 * 60
        return rng.choice("12345678")

    out: list[str] = []
    game = game_of(2, 3, typed, out.append, clock=lambda: now[0], length={"type": "time", "minutes": 60})
    assert game.play()
    assert game.session.finished
    assert rounds == len(game.session.done) == 2
    assert game.session.entries[-1].words == ("end",)
    assert out[-1].startswith("The match is over.")


def test_seats_that_sit_out_are_named() -> None:
    for number in range(10):
        out, game = told(5, number, **MANY)
        if any(line.startswith("Not in this round: Computer") for line in out):
            return
    pytest.fail("nobody sat out")


def test_a_pile_without_a_sheet_is_one_line_a_kind() -> None:
    _, game = told(2, 4, length={"type": "rounds", "n": 1})
    view = game.session.view(0)
    lines = list(show.table_lines(view, (), game.namer))
    assert not any("worth" in line for line in lines)
    assert any(line.startswith("  Junk: ") for line in lines)


# records


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "match.jsonl"
    arguments = ("--seats", "4", "--preset", "gostop", "--seed", "5", "--set", "length=rounds:2")
    rules = ("--set", "shake_timing=start_of_round", "--set", "jokers=X2,X2,X3,XS")
    out = run(*LINE, *arguments, *rules, "--record", str(path), typed="1\n" * 400)
    assert (out.code, out.err) == (0, "")
    yield path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told(run: Run, record: Path, language: str) -> None:
    assert verify(read(record)).complete
    code, out, err = run("replay", str(record), language=language)
    assert (code, err) == (0, "")
    assert not RAW.search(out)


def test_a_seat_is_not_told_what_others_sealed(run: Run, record: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    sealed = [line for line in lines if line["type"] == "play" and "seen_by" in line]
    assert len({line["seat"] for line in sealed}) > 1
    whole = run("replay", str(record)).out
    assert whole.count("says: Play on") == sum(line["words"] == ["continue"] for line in sealed)
    assert lines[0]["seats"][0] == "Player"
    for seat, name in enumerate(lines[0]["seats"][:2]):
        own = sum(line["words"] == ["continue"] for line in sealed if line["seat"] == seat)
        out = run("replay", str(record), "--seat", str(seat)).out
        assert out.count("says: Play on") == out.count(f"{name} says: Play on") == own
        assert "7 × Unknown card to Stock" in out
        seen = tmp_path / f"seen-{seat}.jsonl"
        seen.write_text("\n".join(redact(record.read_bytes().splitlines(), seat)) + "\n")
        again = run("replay", str(seen)).out
        assert again.splitlines()[:-1] == out.splitlines()[:-1]
