"""Four who answer in turn, in lines: a whole match, several cards in one line, and what is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hato.cards.poems import DECK, POEMS
from hato.core.view import View
from hato.texts import LANGUAGES
from hato.tui.line import LineGame
from tests.tui.players import Answer, Played, script

RAW = re.compile(r"\b(tui|cli|uta_karuta|karuta|recital|card|poem)-\w|[{}$]")
ROUND: dict[str, Any] = {"preset": "short", "level": "random"}


def listed(view: View) -> list[str]:
    """The cards among which the player chooses, by their numbers in the list."""
    cards = [choice.words[1] for choice in view.choices if len(choice.words) > 1]
    held = DECK.names(view.zone("hand", view.seat).cards or 0)
    return sorted(cards, key=lambda code: (code not in held, code)) if set(held) & set(cards) else cards


def knowing(every: int = 1) -> Answer:
    """Answers right but for one time in so many, in all spellings; gives all that it can in one line."""
    ways = 0

    def answer(line: LineGame, prompt: str) -> str:
        nonlocal ways
        view = line.session.view(line.seat)
        phase = view.facts["phase"]
        cards = listed(view)
        if phase != "answer":
            most = 1 if phase == "yaku" else min(view.facts["left"][0][1], len(cards))
            return " ".join(str(number) for number in range(1, most + 1))
        ways += 1
        if every > 1 and ways % every == 0:
            return "decline" if ways % 2 else str(len(cards) + 1)
        poem = POEMS[DECK.card(view.facts["poem"])]
        code = DECK.codes[poem.number - 1]
        number = str(cards.index(code) + 1)
        named = [number, code, poem.shimo_kana, poem.shimo_romaji, poem.torifuda, f"answer {number}"]
        return named[ways % len(named)]

    return answer


@pytest.mark.parametrize(
    "options", [{}, {"choices": "hand_of_owner"}, {"penalty_to": "all_who_failed", "choices": "6"}], ids=str
)
def test_a_whole_match(options: dict[str, Any]) -> None:
    played = Played("uta_karuta", knowing(5), **ROUND, **options)
    assert played.finished
    assert not RAW.search(played.out)
    assert "You answer “" in played.out
    assert re.search(r"You give to C\d: .*; ", played.out)


def test_the_same_lines_give_the_same_match() -> None:
    first = Played("uta_karuta", knowing(4), **ROUND, seed=9)
    again = Played("uta_karuta", script(first.typed), **ROUND, seed=9)
    assert again.finished
    assert again.said == first.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_in_every_language(language: str) -> None:
    played = Played("uta_karuta", knowing(3), **ROUND, language=language, yaku_target="left")
    assert played.finished
    assert not RAW.search(played.out)
    if language in ("ru", "uk"):
        assert not re.search(r"\b(You|Round|Next|Hand|Poem|The)\b", played.out)


def test_the_settlement_counts_the_cards_of_the_others() -> None:
    played = Played("uta_karuta", knowing(), **ROUND)
    counts = [int(number) for number in re.findall(r"^  Cards left in a hand: (\d+)$", played.out, re.M)]
    assert len(counts) == 3
    assert f"\n  Total: {sum(counts)}\n" in played.out
    assert max(played.session.totals) == sum(counts)


def test_cards_of_others_are_only_counted() -> None:
    """What others give each other is not named."""
    played = Played("uta_karuta", knowing(2), **ROUND, seed=3)
    between = re.findall(r"^C\d gives to C\d: (.*)\.$", played.out, re.M)
    assert between
    assert all(re.fullmatch(r"\d+ cards?", cards) for cards in between)


def test_the_number_of_a_poem_is_not_told_before_its_answer() -> None:
    """Neither the question nor the upper half names the poem."""
    played = Played("uta_karuta", knowing(2), **ROUND)
    for line in played.said:
        if line.startswith(("Next poem:", "Upper half:")):
            assert not re.search(r"\d", line)


def at(phase: str, **named: Any) -> tuple[list[str], View]:
    """The lines up to the first question of that phase, and what the player sees there.

    Where as many cards can go as one likes, the hand has more of them than may.
    """
    know = knowing(2)

    def answer(line: LineGame, prompt: str) -> str | None:
        return None if line.session.view(line.seat).facts["phase"] == phase else know(line, prompt)

    for seed in range(40):
        played = Played("uta_karuta", answer, **ROUND, **named, seed=seed)
        many = phase not in ("discard", "pearl") or len(listed(played.session.view(0))) > 11
        if not played.session.finished and many:
            return [str(seed), *played.typed], played.session.view(0)
    raise AssertionError(f"no match comes to {phase}")


def said_to(phase: str, *typed: str) -> tuple[list[str], int, View]:
    """What is said to each of the lines at that phase, and how many entries they made."""
    (seed, *lines), view = at(phase)
    before = len(Played("uta_karuta", script(lines), **ROUND, seed=int(seed)).session.entries)
    played = Played("uta_karuta", script([*lines, *typed]), **ROUND, seed=int(seed))
    said = played.said[-2 * len(typed) - 2 :]
    return said, len(played.session.entries) - before, view


@pytest.mark.parametrize(
    ("phase", "typed", "sentence"),
    [
        ("yaku", "", "Name at least one card."),
        ("yaku", "26", "There is no 26 here; the numbers go from 1 to 25."),
        ("yaku", "0", "There is no 0 here; the numbers go from 1 to 25."),
        ("yaku", "1 2", "1 2 says more than is asked."),
        ("yaku", "xyz", "“xyz” is not among the answers."),
        ("yaku", "½", "is not among the answers."),
        ("yaku", "decline", "“decline” is not among the answers."),
        ("answer", "", "Type a number, the beginning of a lower half, or decline."),
        ("answer", "99", "There is no 99 here;"),
        ("answer", "1 2", "1 2 says more than is asked."),
        ("answer", "x" * 400, "is not among the answers."),
        ("answer", "done", "“done” is not among the answers."),
        ("penalty", "", "Name at least one card."),
        ("penalty", "1 1", "You have named a card twice."),
        ("penalty", "1 2 3", "You can name 2 cards at most."),
        ("penalty", "1 99", "There is no 99 here;"),
        ("penalty", "done", "“done” is not among the answers."),
        ("discard", " ".join(str(n) for n in range(1, 12)), "You can name 10 cards at most."),
        ("pearl", "1 2 3 4 5 6 7 8 9 10 11", "cards at most."),
    ],
)
def test_what_is_refused(phase: str, typed: str, sentence: str) -> None:
    said, entries, _ = said_to(phase, typed)
    assert any(sentence in line for line in said)
    assert entries == 0


@pytest.mark.parametrize("phase", ["discard", "pearl"])
def test_enter_ends_what_nobody_has_to_give(phase: str) -> None:
    _, entries, view = said_to(phase, "")
    assert any(choice.words == ("done",) for choice in view.choices)
    assert entries >= 1


def test_a_card_that_is_not_held_is_named() -> None:
    _, view = at("yaku")
    other = next(code for code in DECK.codes if code not in listed(view))
    said, entries, _ = said_to("yaku", other)
    assert any("is not among the answers." in line for line in said)
    assert entries == 0


def test_commands_change_nothing() -> None:
    commands = ["h", "t", "board", "field", "y", "l", "s", "r", "kana", "romaji", "kimariji", "poem"]
    said, entries, _ = said_to("answer", *commands)
    assert entries == 0
    (seed, *lines), _ = at("answer")
    played = Played("uta_karuta", script([*lines, *commands]), **ROUND, seed=int(seed))
    assert not RAW.search(played.out)
    assert "Several cards to give or drop go in one line" in played.out
    assert re.search(r"^C1: \d+ cards; Yakufuda: ", played.out, re.M)
