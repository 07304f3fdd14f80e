"""Uta-karuta for the computer players: what they know, answer, give and lay, and who beats whom."""

from __future__ import annotations

from random import Random

import pytest

from hato.agents import LEVELS, uta_karuta
from hato.agents.request import Position
from hato.core.match import Setup
from hato.families.poems import alike, deciding
from tests.agents.measuring import measuring
from tests.games.poems import code, mask
from tests.games.uta_karuta.board import UTA, Board, dealt, table

HANDS = ((1, 2, 3, 4, 5), (21, 23, 24, 25, 26), (41, 42, 43, 44, 45), (61, 62, 63, 64, 65))
READERS = uta_karuta.READERS


def choice(board: Board, level: str, seed: int = 1) -> str:
    """What the seat that is asked does, in words."""
    round_ = board.round
    position = Position(UTA, round_.options, Setup(4, 3), UTA.view(round_, board.mover))
    return " ".join(uta_karuta.choose(level, position, Random(seed)).words)


@pytest.mark.parametrize("seat", range(4))
def test_each_level_knows_more_poems_than_the_one_below_it(seat: int) -> None:
    known = [uta_karuta.known(READERS[level], seat) for level in LEVELS[1:]]
    assert known[2].bit_count() == 100
    assert known[0] & ~known[1] == 0 and known[0].bit_count() + 15 < known[1].bit_count() < 85


def test_poems_with_a_beginning_of_their_own_are_known_more_often() -> None:
    known = [uta_karuta.known(READERS["novice"], seat) for seat in range(4)]

    def share(lengths: tuple[int, ...]) -> float:
        cards = [card for card in range(100) if len(deciding(card)) in lengths]
        return sum(mask >> card & 1 for mask in known for card in cards) / len(cards) / 4

    assert share((1, 2)) > share((3, 4, 5, 6)) + 0.1


@pytest.mark.parametrize("number", [1, 42, 65])
def test_the_master_answers_as_owner_and_for_others(number: int) -> None:
    board = table(HANDS).read(number)
    for _ in range(4):
        assert choice(board, "sampler") == f"answer {code(number)}"
        board.do("decline") if len(board.round.failed) < 3 else None


def test_who_does_not_know_the_poem_guesses_among_the_endings_that_can_be() -> None:
    """The owner holds the card: it is none that lies in the own hand or has left the game."""
    wrong = 0
    for number in range(1, 101):
        akin = [card + 1 for card in alike(number - 1, 4)]
        away = [other for other in range(1, 101) if other not in akin][:4]
        board = table([(number, away[0]), (away[1], akin[1]), (away[2],), (away[3],)])
        board.read(number).do("decline")
        for seed in range(3):
            assert choice(board, "greedy", seed) == f"answer {code(number)}"
            wrong += choice(board, "novice", seed) != f"answer {code(number)}"
    assert wrong > 40


def test_who_could_gain_nothing_declines() -> None:
    board = table(HANDS, penalty_cards=0).read(1)
    assert choice(board, "sampler") == f"answer {code(1)}"  # the own card leaves
    board.do("decline")
    assert choice(board, "sampler") == "decline"
    pearl = table([(12, 1), *HANDS[1:]], penalty_cards=0).read(12).do("decline")
    assert choice(pearl, "sampler") == f"answer {code(12)}"


@pytest.mark.parametrize("level", ["greedy", "sampler"])
def test_pearls_are_kept_and_hard_cards_are_given(level: str) -> None:
    """76 has six decisive syllables, 87 one; 12 and 22 are pearls."""
    board = table([(1, 2), (12, 22, 76, 87), (4, 5), (6, 7)]).read(1).do("decline", "answer 1")
    given = [choice(board, level).split()[1]]
    board.do(f"penalty {int(given[0][1:])}")
    given.append(choice(board, level).split()[1])
    assert set(given) == {code(76), code(87)}
    if level == "sampler":
        assert given[0] == code(76)


def test_what_the_seat_could_not_answer_is_given_first() -> None:
    known = uta_karuta.known(READERS["greedy"], 1)
    strange = next(n for n in range(30, 100) if not known >> (n - 1) & 1)
    easy = [n for n in range(30, 100) if known >> (n - 1) & 1][:4]
    board = table([(1, 2), (*easy, strange), (4, 5), (6, 7)]).read(1).do("decline", "answer 1")
    assert choice(board, "greedy") == f"penalty {code(strange)}"


@pytest.mark.parametrize("level", ["novice", "greedy", "sampler"])
def test_cards_are_given_as_long_as_one_may(level: str) -> None:
    board = table([(12, *range(30, 50)), (2,), (3,), (4,)]).read(12).do("answer 12")
    for _ in range(20):
        words = choice(board, level)
        assert words.startswith("pearl ")
        board.do(f"pearl {int(words.split()[1][1:])}")
    assert board.phase == "over"


def test_the_master_lays_a_pearl_and_the_others_a_card_that_they_know() -> None:
    found = set()
    for seed in range(12):
        board = dealt(seed=seed, lay=False)
        for level in ("novice", "greedy", "sampler"):
            card = int(choice(board, level, seed).split()[1][1:])
            hand = board.round.hand[0]
            assert uta_karuta.known(READERS[level], 0) & mask([card])
            if level == "sampler" and hand & mask([12, 22, 97]):
                found.add(card)
                assert card in (12, 22, 97) and (card == 12 or not hand & mask([12]))
    assert len(found) > 1


measured = measuring("uta_karuta", {})


@pytest.mark.parametrize(("first", "second"), [("novice", "random"), ("greedy", "novice")])
def test_each_level_beats_the_one_below_it(first: str, second: str) -> None:
    found = measured(first, second, "short", 4, 5)
    assert found.rate > 0.25 and found.over(1.65) > 0


@pytest.mark.slow
@pytest.mark.parametrize("preset", UTA.presets)
@pytest.mark.parametrize(("first", "second"), list(zip(LEVELS[1:], LEVELS, strict=False)))
def test_each_level_surely_beats_the_one_below_it(first: str, second: str, preset: str) -> None:
    """With four seats equal players win one in four."""
    found = measured(first, second, preset, 4, 60)
    assert found.rate > 0.25 and found.over(1.65) > 0
