"""`hato play GAME --line`: whole games by typed lines, as people and scripts play them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hato.agents import levels
from hato.cli.words import Words
from hato.core import registry
from hato.core.outcome import Line
from hato.core.round import CHOICE
from hato.core.view import Choice, View, ZoneSight
from hato.records.reader import read
from hato.records.replay import verify
from hato.texts import LANGUAGES
from hato.tui.ask import Question, WrongAnswer, answer, question
from hato.tui.settle import settlement
from hato.tui.wording import Namer

Run = Callable[..., Any]
PLAY = ("play", "koi_koi", "--line", "--level", "random", "--seed", "5")


def is_told(out: str, language: str) -> bool:
    """Is every sentence a text, with every value in it?"""
    raw = re.search(r"\b(tui|cli|koi_koi|card|month)-\w|[{}$]", out)
    foreign = language == "ru" and re.search(r"\b(You|Round|Score|Hand)\b", out)
    return not raw and not foreign


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["nintendo", "koikoi_japan", "flash"])
def test_a_whole_match(run: Run, tmp_path: Path, preset: str, language: str) -> None:
    record = tmp_path / "match.jsonl"
    code, out, err = run(
        *PLAY,
        "--preset",
        preset,
        "--rounds",
        "3",
        "--record",
        str(record),
        typed="1\n" * 200,
        language=language,
    )
    assert (code, err) == (0, "")
    words = Words(language)
    assert out.count("\n" + words.get("tui-your-hand")) >= 3
    assert is_told(out, language)
    lines = out.splitlines()
    assert lines[-1] == words.get("cli-recorded", path=str(record))
    assert lines[-2].endswith("0" * 63 + "5")
    done = verify(read(record))
    assert done.complete and done.shuffle_checked and done.canonical
    assert done.session is not None
    assert len(done.session.done) <= 3


def test_a_given_seed_gives_the_same_match(run: Run) -> None:
    first = run(*PLAY, "--rounds", "1", typed="1\n" * 40).out
    assert run(*PLAY, "--rounds", "1", typed="1\n" * 40).out == first
    other = run("play", "koi_koi", "--line", "--level", "random", "--rounds", "1", typed="1\n" * 40).out
    assert other != first


SHORT = {
    "concentration": ["--set", "size=20"],
    "khanhoo": ["--set", "target=25"],
    "kyogi_karuta": ["--set", "cards_per_side=5", "--set", "ghosts=5"],
}
"""What makes a match short that is no number of rounds."""
NUMBERS = "".join(f"{number}\n" for _ in range(400) for number in range(1, 31))
"""Every number that an answer can have, again and again: one of them always fits."""
PLACES = Random(1)
TYPED = {
    "concentration": "".join(f"{PLACES.randint(1, 5)} {PLACES.randint(1, 9)}\n" for _ in range(6000)),
    "kyogi_karuta": "".join(
        f"\n\n{row} {place}\n" for _ in range(200) for row in (1, 2, 3) for place in (1, 16)
    ),
}


@pytest.mark.parametrize("name", ["concentration", "khanhoo", "kyogi_karuta"])
def test_rounds_are_refused_where_a_match_is_no_number_of_them(run: Run, name: str) -> None:
    code, out, err = run("play", name, "--line", "--rounds", "1", typed="q\n")
    assert (code, out) == (2, "")
    assert "--rounds does not go with it" in err


@pytest.mark.parametrize("name", [name for name, one in registry.games().items() if one.layout != "spread"])
def test_every_game_can_be_played(run: Run, name: str) -> None:
    short = ["--rounds", "1"] if registry.game(name).options().ROUNDS else SHORT[name]
    level = levels(name)[0]
    code, out, err = run("play", name, "--line", "--level", level, *short, typed=TYPED.get(name, NUMBERS))
    assert (code, err) == (0, "")
    assert "The match is over." in out
    assert is_told(out, "en")


@pytest.mark.parametrize("lines", [0, 1, 2, 5, 9, 14, 20])
@pytest.mark.parametrize("broken", ["", "\n", "1", "07"])
def test_the_input_may_end_anywhere(run: Run, tmp_path: Path, lines: int, broken: str) -> None:
    record = tmp_path / "match.jsonl"
    code, out, err = run(*PLAY, "--record", str(record), typed="1\n" * lines + broken)
    assert (code, err) == (0, "")
    assert out.endswith(
        "The input has ended, and with it the game.\nThe match was not finished, so it was not recorded.\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_q_leaves_at_once(run: Run, tmp_path: Path) -> None:
    for typed in ("q\n", "1\nQ\n", "1\n1\n1\n q \n"):
        code, out, err = run(*PLAY, "--record", str(tmp_path / "match.jsonl"), typed=typed + "1\n" * 100)
        assert (code, err) == (0, "")
        assert "You have left the table." in out
        assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_rubbish_gets_a_sentence_and_the_question_again(run: Run, language: str) -> None:
    rng = Random(3)
    signs = ["1", "9", "0", "99", "-1", "08b", "play", "take", "stop", "koikoi", "?", "h", "y", "t", "l", "s"]
    signs += ["", "1 2", "play 1 2 3", "x" * 500, "Кабан", "п", "\t", "½", "٣", "\0", "play 1"]
    for _ in range(10):
        typed = "\n".join(rng.choice(signs) for _ in range(150))
        code, out, err = run(*PLAY, typed=typed + "\n", language=language)
        assert (code, err) == (0, "")
        assert is_told(out.replace("\0", ""), language)


def test_wrong_answers_change_nothing(run: Run) -> None:
    typed = ["99", "0", "foo", "12b", "X1", "1 1 1", "play 99", "koikoi"]
    out = run(*PLAY, typed="\n".join(typed) + "\n").out
    assert out.count("Card?") == len(typed) + 1
    assert out.count("You play") == 0
    assert "There is no 99 here; the numbers go from 1 to 8." in out
    assert "foo is no answer here" in out
    assert "Phoenix is not among the answers." in out


def test_commands(run: Run) -> None:
    out = run(*PLAY, typed="h\n?\ny\nt\ns\nl\n").out
    assert out.count("q: leave at once") == 2
    assert "Boar, deer, butterflies: 5 (0 of 3)" in out
    assert "Hand (Computer): 7 cards" in out or "Hand (Computer): 8 cards" in out
    assert re.search(r"SHA-256 [0-9a-f]{64}\.", out)
    assert out.count("Round 1. ") == 2


def test_the_hand_of_the_computer_is_never_shown(run: Run, tmp_path: Path) -> None:
    """What is said before a card is played does not depend on what the computer holds."""
    out = run(*PLAY, "--rounds", "1", typed="t\n1\n" * 60).out
    assert "Hand (you): " in out
    assert re.findall(r"Hand \(Computer\): (.*)", out)
    assert all(re.fullmatch(r"\d+ cards?|empty", one) for one in re.findall(r"Hand \(Computer\): (.*)", out))
    assert all(re.fullmatch(r"\d+ cards?", one) for one in re.findall(r"Stock: (.*)", out))


# questions

GAME = registry.game("koi_koi")
NAMER = Namer(GAME, Words("en"), ["Player", "Computer"], 0)


def asked(*words: str, hand: str, field: str, tapped: tuple[str, ...] = ()) -> Question:
    """The question to seat 0, which holds a hand before a field and is offered these actions."""
    choices = []
    for one in words:
        code = GAME.actions.code(one.split())
        choices.append(Choice(code, GAME.actions.words(code), GAME.actions.taps(code), None))
    zones = []
    for name, owner, cards in (("hand", 0, hand), ("field", None, field)):
        mask = GAME.deck.set(cards.split())
        zones.append(ZoneSight(name, owner, len(cards.split()), mask))
    view = View("koi_koi", 0, CHOICE[0], tuple(zones), {}, tuple(choices), ())
    return question(view, NAMER, tapped)


def words_of(question: Question, typed: str) -> str | tuple[str, ...]:
    found = answer(question, typed, NAMER)
    return " ".join(found.words) if isinstance(found, Choice) else found


PAIR = ("play 03j1 03b", "play 03j1 03r", "play 07a")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("1", ("03j1",)),
        ("03J1", ("03j1",)),
        ("cherry junk 1", ("03j1",)),
        ("2", "play 07a"),
        ("play 07a", "play 07a"),
        ("boar", "play 07a"),
        ("Bo", "play 07a"),
        ("1 1", "play 03j1 03b"),
        ("03j1 03r", "play 03j1 03r"),
        ("play 03j1 2", "play 03j1 03r"),
        ("1 curtain", "play 03j1 03b"),
    ],
)
def test_ways_to_name_a_card(typed: str, expected: str | tuple[str, ...]) -> None:
    assert words_of(asked(*PAIR, hand="03j1 07a", field="03b 03r"), typed) == expected


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("3", "tui-wrong-number"),
        ("0", "tui-wrong-number"),
        ("07j1", "tui-wrong-place"),
        ("1 3", "tui-wrong-number"),
        ("1 08b", "tui-wrong-place"),
        ("2 1", "tui-wrong-more"),
        ("badger", "tui-wrong-answer"),
        ("1 1 1", "tui-wrong-more"),
    ],
)
def test_what_is_no_answer(typed: str, key: str) -> None:
    with pytest.raises(WrongAnswer) as wrong:
        words_of(asked(*PAIR, hand="03j1 07a", field="03b 03r"), typed)
    assert wrong.value.key == key
    assert "{" not in NAMER.words.get(wrong.value.key, **wrong.value.values)


def test_of_two_matches_one_is_asked_for() -> None:
    second = asked(*PAIR, hand="03j1 07a", field="03b 03r", tapped=("03j1",))
    assert [slot.card for slot in second.slots] == ["03b", "03r"]
    assert words_of(second, "2") == "play 03j1 03r"
    assert words_of(second, "curtain") == "play 03j1 03b"


def test_a_card_that_cannot_be_played_keeps_its_number() -> None:
    only = asked("play 07a", hand="03j1 07a", field="")
    assert [slot.card for slot in only.slots] == ["03j1", "07a"]
    assert words_of(only, "2") == "play 07a"
    with pytest.raises(WrongAnswer) as wrong:
        words_of(only, "1")
    assert wrong.value.key == "tui-wrong-card"


def test_an_ambiguous_name() -> None:
    two = asked("play 03j1", "play 03j2", hand="03j1 03j2", field="")
    with pytest.raises(WrongAnswer) as wrong:
        words_of(two, "cherry")
    assert wrong.value.key == "tui-wrong-many"


@pytest.mark.parametrize(
    ("typed", "expected"), [("1", "koikoi"), ("2", "stop"), ("STOP", "stop"), ("koi-koi", "koikoi")]
)
def test_buttons(typed: str, expected: str) -> None:
    assert words_of(asked("koikoi", "stop", hand="07a", field=""), typed) == expected


def test_a_card_to_take() -> None:
    take = asked("take 03b", "take 03r", hand="07a", field="03b 03r 03j1")
    assert not take.from_hand
    assert words_of(take, "1") == "take 03b"
    assert words_of(take, "03r") == "take 03r"


def test_two_matches_and_a_decision_in_a_real_match(run: Run) -> None:
    """Some match of these asks both questions; the stake of stop is said."""
    seen = set()
    for seed in range(40):
        out = run("play", "koi_koi", "--line", "--level", "random", "--seed", str(seed), typed="1\n" * 60).out
        seen |= {
            what
            for what in ("What does ", "Which card do you take?", "Your choice?", "Stop: takes ")
            if what in out
        }
        if len(seen) == 4:
            return
    pytest.fail(f"only {seen}")


def test_an_empty_line_takes_the_first_card_back(run: Run) -> None:
    for seed in range(40):
        arguments = ("play", "koi_koi", "--line", "--level", "random", "--seed", str(seed))
        out = run(*arguments, typed="1\n").out
        if out.count("What does ") == 1:
            again = run(*arguments, typed="1\n\n2\n").out
            assert again.count("Card?") >= 2
            assert "You play" in again
            return
    pytest.fail("no first card of these seeds has two matches")


# settlement


def test_a_settlement_shows_base_each_multiplier_and_the_total() -> None:
    cards = GAME.deck.set(["03b", "09a"])
    lines = [
        Line("hanami", 0, 5, 1, cards),
        Line("tane", 0, 3, 1, cards),
        Line("at_7", 0, 0, 2),
        Line("opponent_call", 0, 0, 2),
    ]
    assert [line.strip() for line in settlement(lines, NAMER)] == [
        "Blossom viewing: 5 (Curtain; Sake cup)",
        "Animals: 3 (Curtain; Sake cup)",
        "Yaku together: 8",
        "Seven points or more: × 2 = 16",
        "Opponent's koi-koi: × 2 = 32",
        "Total: 32",
    ]


def test_a_bonus_and_points_without_cards() -> None:
    cards = GAME.deck.set(["03b", "09a"])
    lines = [Line("hanami", 0, 5, 1, cards), Line("call_bonus", 0, 2)]
    assert [line.strip() for line in settlement(lines, NAMER)][1:] == [
        "Yaku together: 5",
        "Bonus for own calls: +2 = 7",
        "Total: 7",
    ]
    alone = [line.strip() for line in settlement([Line("oya_ken", 1, 6)], NAMER)]
    assert alone == ["Dealer's points: 6", "Total: 6"]
    assert list(settlement([], NAMER)) == []
