"""What the rules of kyogi karuta say about set-up and reading beyond the source (KAR-2, KAR-3)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hato.cards.poems import DECK
from hato.core import bits
from hato.core.options import OptionError
from hato.games.kyogi_karuta import camp
from tests.games.kyogi_karuta.board import KYOGI, dealt, length, mat, options_of
from tests.games.poems import code, numbers

# set-up


@pytest.mark.parametrize(("cards", "ghosts"), [(25, 50), (10, 4), (5, 0), (25, 0), (12, 50)])
def test_kar_2_only_the_camps_and_the_absent_poems_are_in_play(cards: int, ghosts: int) -> None:
    board = dealt(cards_per_side=cards, ghosts=ghosts)
    round_ = board.round
    assert board.counts == (cards, cards)
    assert bits.popcount(round_.ghosts) == ghosts
    assert bits.popcount(round_.rest) == 100 - 2 * cards - ghosts
    assert round_.in_play == DECK.mask & ~round_.rest


def test_kar_2_each_poem_is_absent_by_lot() -> None:
    found = [dealt(cards_per_side=10, ghosts=4, seed=seed).round.ghosts for seed in range(12)]
    assert len(set(found)) == 12


@pytest.mark.parametrize(
    ("dealer", "handicap", "counts"), [(0, -4, (6, 10)), (0, 4, (10, 6)), (1, 4, (6, 10))]
)
def test_kar_2_a_handicap_takes_cards_from_one_camp(
    dealer: int, handicap: int, counts: tuple[int, int]
) -> None:
    board = dealt(dealer=dealer, cards_per_side=10, handicap=handicap)
    assert board.counts == counts


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"cards_per_side": 5, "handicap": 5}, "must leave each side a card"),
        ({"cards_per_side": 5, "handicap": -5}, "must leave each side a card"),
        ({"cards_per_side": 4}, "cards_per_side"),
        ({"ghosts": 51}, "ghosts"),
        ({"pace": 30}, "pace"),
        ({"memorize_s": 14}, "memorize_s"),
        ({"tie_window_ms": 51}, "tie_window_ms"),
        ({"late_ms": 10_001}, "late_ms"),
        ({"early": "never"}, "early"),
    ],
)
def test_kar_2_options_that_cannot_be_are_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        options_of(**changes)


def test_kar_2_three_rows_of_sixteen_places() -> None:
    assert (camp.WIDTH, len(camp.ROWS), camp.SLOTS) == (16, 3, 48)
    for seat in range(2):
        slots = dealt().round.slots[seat]
        assert len(slots) == 48 and sum(card != camp.EMPTY for card in slots) == 25


def test_kar_2_memorizing_ends_early_when_both_are_ready() -> None:
    board = dealt(ready=1)
    assert (board.phase, board.facts["limit_ms"]) == ("memorize", 120_000)
    assert dealt(preset="quick", ready=1).facts["limit_ms"] == 45_000
    board.do(1, "ready")
    assert board.phase == "memorize" and board.words(0) == ["ready"] and board.words(1) == []
    board.do(0, "ready")
    assert (board.phase, board.facts["number"]) == ("listen", 1)


def test_kar_2_a_card_that_is_moved_to_an_occupied_place_changes_with_the_other() -> None:
    board = dealt()
    slots = board.round.slots[1]
    one, two = [slot for slot, card in enumerate(slots) if card != camp.EMPTY][:2]
    first, second = slots[one], slots[two]
    board.do(1, f"move {DECK.codes[first]}", f"to {camp.ROWS[two // 16]} {two % 16 + 1}")
    assert (board.round.slots[1][one], board.round.slots[1][two]) == (second, first)
    assert board.counts == (25, 25)


def test_kar_2_cards_are_moved_between_readings_only_where_it_is_agreed() -> None:
    assert mat().read(87, (0, 87, 500)).phase == "listen"
    board = mat(regroup=True).read(87, (0, 87, 500))
    assert board.phase == "break"
    board.do(0, f"move {code(18)}", "to jodan 9", "ready")
    assert board.round.slots[0].index(17) == 2 * 16 + 8
    assert not any(words.startswith("move") for words in board.words(0))
    assert {words.split()[0] for words in board.words(1)} == {"ready", "move"}
    assert board.do(1, "ready").phase == "listen"


def test_kar_2_absent_poems_are_hidden_unless_they_are_shown() -> None:
    hidden, shown = (
        dealt(cards_per_side=10, ghosts=4, ghosts_shown=value, ready=2) for value in (False, True)
    )
    for seat in (None, 0, 1):
        view = KYOGI.view(hidden.round, seat)
        assert [(zone.count, zone.cards) for zone in view.zones if zone.name == "absent"] == [(80, None)]
        assert not {"ghosts", "rest"} & {zone.name for zone in view.zones}
        assert KYOGI.view(shown.round, seat).zone("ghosts").cards == shown.round.ghosts


# reading


def hear(number: int, **differences: object) -> list[tuple[int, int]]:
    """The times in which touches are possible after each mora, nobody touching, until the reading is over."""
    board = mat(**differences)  # type: ignore[arg-type]
    found, reading = [], board.round.number
    while board.round.number == reading and board.phase == "listen":
        if board.round.turn().kind == "chance":
            board.draw(number)
            found.append(board.round.interval)
        else:
            board.do(board.round.turn().seats[0], "wait")
    return found


@pytest.mark.parametrize("pace", [40, 50, 80, 100, 150])
def test_kar_3_each_mora_is_due_by_the_official_time_and_the_pace(pace: int) -> None:
    times = hear(64, mine=(64,), pace=pace)
    due = [(k * 294 * pace + 50) // 100 for k in range(len(times) + 1)]
    assert [start for start, _ in times] == due[:-1]
    assert [end for _, end in times[:-1]] == [one - 1 for one in due[1:-1]]
    assert times[-1][1] == (length(64) * 294 * pace + 50) // 100 + 3000


def test_kar_3_all_poems_in_play_come_in_any_order() -> None:
    board = mat()
    for number in (77, 22, 87, 18):
        assert number in numbers(board.round.chances())
        board.read(number)
    assert board.facts["order"] == [code(number) for number in (77, 22, 87, 18)]
    assert numbers(board.round.chances()) == [57, 70, 81]


@pytest.mark.parametrize("seed", range(4))
def test_kar_3_a_poem_is_as_likely_as_any_other(seed: int) -> None:
    """Chance picks a poem for each mora alike, so the product over the morae must be the same for all."""
    rng = Random(seed)
    poems = rng.sample(range(1, 101), 30)
    for number in poems:
        board = mat(poems[:10], poems[10:20], poems[20:], cards_per_side=10)
        chance, reading = 1.0, board.round.number
        while board.round.number == reading:
            if board.round.turn().kind == "chance":
                possible = board.round.chances()
                board.draw(number)
                chance *= bits.popcount(board.round.possible & possible) / bits.popcount(possible)
                if bits.popcount(board.round.possible) == 1:
                    break
            else:
                board.do(board.round.turn().seats[0], "wait")
        assert chance == pytest.approx(1 / 30)


@pytest.mark.parametrize(
    ("differences", "first", "later"),
    [
        ({"pace": 100}, 13_000, 8_000),
        ({}, 10_400, 6_400),
        ({"pace": 100, "lower_half": False}, 2_000, 1_000),
        ({"pace": 50, "lower_half": False, "early": "foul"}, 1_000, 500),
    ],
)
def test_kar_3_the_opening_poem_or_a_lower_half_and_a_second_of_silence_come_first(
    differences: dict[str, Any], first: int, later: int
) -> None:
    """4 s for the lower half, 3 s for its last sound, 1 s of silence; before the first poem 5 s more."""
    board = mat(**differences)
    assert board.facts["lead_ms"] == first
    assert board.read(77).facts["lead_ms"] == later


def test_kar_3_times_count_while_a_poem_is_read_and_only_then() -> None:
    board = dealt(early="foul", regroup=True, proof="ending4", casual_dispute=True)
    live: dict[str, bool] = {}
    while len(board.facts["order"]) < 4:
        round_ = board.round
        live[board.phase] = round_.live == round_.number > 0
        assert bool(round_.live) == live[board.phase] == (board.facts["lead_ms"] is not None)
        turn = round_.turn()
        if turn.kind == "chance":
            board.draw(numbers(round_.possible)[0])
            continue
        seat = turn.seats[0]
        codes = round_.legal(seat)
        reaches = board.phase == "listen" and round_.decided
        round_.play(seat, codes[min(1, len(codes) - 1)] if reaches else round_.fallback(seat))
    assert {phase for phase, one in live.items() if one} == {"calm", "listen"}
    assert {"place", "memorize", "break", "send", "receive"} <= set(live)
