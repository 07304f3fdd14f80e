"""The computer players: what they remember and forget, what they open, and who beats whom (CON-5)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hato.agents import Request, choose
from hato.agents import concentration as memory
from hato.agents.arena import compare, level, play_match
from hato.agents.concentration import MEMORY, Memory, remembered
from hato.agents.request import Position
from hato.core.match import Setup
from tests.games.concentration.table import DECK, GAME, Table

EIGHT = ["7H", "7S", "8D", "8C", "KH", "KD", "2C", "2S"]
SURE = Memory(1.0, 1.0)
LADDER = ["random", "novice", "greedy", "sampler"]


def position(table: Table, seat: int | None = None, deal: int = 1) -> Position:
    """What a seat, usually the one that is asked, gets."""
    at = table.asked if seat is None else seat
    view = GAME.view(table.round, at)
    return Position(
        GAME, table.round.options, Setup(table.round.seats, 0, 1, deal), view, tuple(table.events)
    )


def chosen(table: Table, name: str, seed: int = 1) -> int:
    """The place that a level picks."""
    return int(memory.choose(name, position(table), Random(seed)).words[1])


def test_the_levels_have_the_memories_of_the_reference() -> None:
    told = [(MEMORY[name].keeps, MEMORY[name].finds) for name in LADDER]
    assert told == [(0.90, 0.55), (0.96, 0.75), (0.99, 0.92), (1.0, 1.0)]


def test_a_perfect_memory_holds_every_closed_card_that_was_seen() -> None:
    table = Table(EIGHT).pick(0, 2, 4, 6)
    seen = {place: DECK.codes[card] for place, card in remembered(position(table), SURE).items()}
    assert seen == {0: "7H", 2: "8D", 4: "KH", 6: "2C"}
    table.pick(0, 1)  # a pair is gone, and is forgotten
    assert set(remembered(position(table), SURE)) == {2, 4, 6}
    table.pick(2)  # what is open is seen, and need not be remembered
    assert set(remembered(position(table), SURE)) == {4, 6}


@pytest.mark.parametrize("deal", range(8))
def test_what_is_forgotten_does_not_come_back(deal: int) -> None:
    """Of what was stored before one more card is turned, nothing is stored later that was lost between."""
    kept = Memory(0.8, 1.0)
    cards = list(DECK.codes)
    table = Table(cards).pick(*range(0, 12))
    before = remembered(position(table, 0, deal), kept)
    first = len(before)
    for place in range(20, 50, 2):
        table.pick(place)
        after = remembered(position(table, 0, deal), kept)
        assert {place: card for place, card in after.items() if place < 12} == {
            place: card for place, card in before.items() if place in after and place < 12
        }
        assert set(after) & set(range(12)) <= set(before)
        before = after
    assert len(set(before) & set(range(12))) < first or first == 0


@pytest.mark.parametrize(("keeps", "later"), [(0.9, 1), (0.9, 10), (0.96, 20), (0.99, 20)])
def test_a_card_is_kept_as_often_as_its_memory_says(keeps: float, later: int) -> None:
    """The share that is left after so many more cards, over many matches, is r to that power."""
    stored = 0
    table = Table(list(DECK.codes)).pick(*range(0, later + 1))
    trials = 3000
    for deal in range(trials):
        stored += 0 in remembered(position(table, deal=deal), Memory(keeps, 1.0))
    expected = keeps**later
    spread = 4 * (expected * (1 - expected) / trials) ** 0.5
    assert abs(stored / trials - expected) < spread


def test_what_is_stored_comes_to_mind_as_often_as_the_memory_says_and_all_turn_long() -> None:
    table = Table(list(DECK.codes)).pick(0, 2)
    trials = 3000
    found = [2 in remembered(position(table, deal=deal), Memory(1.0, 0.55)) for deal in range(trials)]
    assert found == [2 in remembered(position(table, deal=deal), Memory(1.0, 0.55)) for deal in range(trials)]
    turns = [
        2
        in remembered(
            position(Table(list(DECK.codes)).pick(0, 2, *range(10, 10 + 2 * turn))), Memory(1.0, 0.55)
        )
        for turn in range(20)
    ]
    assert 3 < sum(turns) < 18  # another turn, another chance
    before = [2 in remembered(position(table, seat=1), Memory(1.0, 0.55))]
    table.pick(20)
    assert before == [2 in remembered(position(table, seat=1), Memory(1.0, 0.55))]


@pytest.mark.parametrize("name", LADDER)
def test_a_request_is_a_function_of_itself(name: str) -> None:
    table = Table(list(DECK.codes)).pick(0, 2, 4, 6, 8, 10)
    asked = Request(
        "concentration",
        "source",
        {},
        Setup(2, 0),
        GAME.view(table.round, table.asked),
        (0, 0),
        7,
        50,
        events=tuple(table.events),
    )
    assert len({choose(name, asked) for _ in range(5)}) == 1
    assert len({choose(name, replace(asked, seed=seed)) for seed in range(60)}) > 10


def test_a_known_pair_is_opened_and_finished() -> None:
    table = Table(EIGHT).pick(0, 2, 1, 4)
    first = chosen(table, "sampler")
    assert first in (0, 1)
    table.pick(first)
    assert chosen(table, "sampler") == 1 - first


def test_the_card_that_goes_with_the_open_one_is_taken() -> None:
    table = Table(EIGHT).pick(0, 2, 1)
    assert chosen(table, "sampler") == 0


def test_the_perfect_level_opens_a_known_card_second_where_a_new_one_would_help_the_next() -> None:
    """With three known single cards and one open, an unknown one makes more likely a pair for the next."""
    table = Table(EIGHT, match="rank_color").pick(0, 2, 4, 0, 6)
    places = {chosen(table, "sampler", seed) for seed in range(30)}
    assert places <= {0, 2, 4}
    early = Table(list(DECK.codes)).pick(0)
    assert len({chosen(early, "sampler", seed) for seed in range(30)}) > 15  # nothing is known yet
    others = {chosen(table, "greedy", seed) for seed in range(30)}
    assert others - {0, 2, 4}


def test_the_first_card_is_one_that_is_not_known_while_no_pair_is() -> None:
    table = Table(EIGHT).pick(0, 2, 4, 0)
    assert {chosen(table, "sampler", seed) for seed in range(40)} == {1, 3, 5, 6, 7}


def test_a_level_that_forgets_tries_places_that_it_has_seen() -> None:
    """It does not even remember which cards were turned."""
    table = Table(list(DECK.codes)).pick(0, 2, *[3, 4] * 15)
    assert {0, 2} & {chosen(table, "random", seed) for seed in range(300)}


STEPS = list(zip(LADDER[1:], LADDER, strict=False))


@pytest.mark.parametrize(("better", "worse"), STEPS)
@pytest.mark.parametrize(("seats", "size"), [(2, 20), (3, 36)])
def test_each_level_beats_the_one_below(better: str, worse: str, seats: int, size: int) -> None:
    """Short matches with the same cards for both and turned seats; seeds and so figures are fixed."""
    found = compare(
        "concentration", "source", level(better), level(worse), range(40), {"size": size}, seats=seats
    )
    print(f"\n{better} against {worse}, {seats} seats: {found}")
    assert found.over(3.1) > 0
    assert found.rate > 1 / seats + 0.1


def test_on_the_full_table_the_steps_are_higher() -> None:
    for better, worse in STEPS:
        found = compare("concentration", "source", level(better), level(worse), range(10))
        print(f"\n{better} against {worse}: {found}")
        assert found.over(3.1) > 0
        assert found.rate > 0.7


def test_to_open_a_known_card_second_is_better_than_never_to_do_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def reckless(request: Request) -> tuple[str, ...]:
        with monkeypatch.context() as patch:
            patch.setattr(memory, "CAREFUL", "nobody")
            return choose("sampler", request)

    found = compare("concentration", "source", level("sampler"), reckless, range(40), {"match": "rank_color"})
    print(f"\nwith and without it: {found}")
    assert found.over(1.65) > 0


def test_every_level_plays_alone_to_the_end() -> None:
    turns = []
    for name in LADDER:
        session = play_match("concentration", "source", [level(name)], 3, {"size": 36})
        assert session.totals == (18,)
        turns.append(session.ply)
    assert turns[0] > turns[3]
