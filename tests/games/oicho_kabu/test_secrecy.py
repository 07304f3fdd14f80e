"""Who sees which card (G-13, and the view of the reference)."""

from __future__ import annotations

import random

import pytest

from hato.core.match import Setup
from hato.games.oicho_kabu import third
from hato.games.oicho_kabu.banking import permitted
from hato.games.oicho_kabu.table import TableRound
from tests.games.oicho_kabu.board import CODES, DECK, OICHO, Board, dealt, options_of, simple, table

QUIET = "2 3, 2 4, 3 3, 2 2"


def bet_on() -> Board:
    """Seat 1 is on hands 1 and 2, seat 2 on hands 2 and 3, nobody on hand 4; seat 0 deals."""
    return table(QUIET, "10 8", "5", seats=4).bets(5, 5, 0, 0, 0, 5, 5, 0, 0, 0, 0, 0)


def test_a_face_down_table_card_is_seen_by_the_bettors_on_that_hand_only() -> None:
    board = bet_on()
    seen = {hand: {seat for seat in range(4) if board.seen(seat, f"down{hand}")} for hand in range(1, 5)}
    assert seen == {1: {1}, 2: {1, 2}, 3: {2}, 4: set()}
    assert not any(board.seen(None, f"down{hand}") for hand in range(1, 5))
    for hand, seats in seen.items():
        (event,) = (event for event in board.events if event.target == f"down{hand}")
        assert {seat for seat in range(4) if event.seen_by(seat).cards[0] >= 0} == seats
        assert event.seen_by(None).cards[0] < 0


def test_the_dealers_first_card_is_seen_by_the_dealer_only() -> None:
    board = bet_on()
    assert [seat for seat in (None, 0, 1, 2, 3) if board.seen(seat, "down:0")] == [0]
    (event,) = (event for event in board.events if event.target == "down:0")
    assert [seat for seat in (None, 0, 1, 2, 3) if event.seen_by(seat).cards[0] >= 0] == [0]


@pytest.mark.parametrize("preset", ["standard", "simple"])
def test_a_dead_card_is_seen_by_its_owner_only_and_stays_so(preset: str) -> None:
    board = dealt(preset=preset, seats=3, dead_cards=True)
    dead = {seat: board.zone(f"dead:{seat}") for seat in range(3)}
    assert all(len(cards) == 1 for cards in dead.values())
    if preset == "standard":
        board.bets(*[1] * 8)
    for _ in range(2):
        for owner in range(3):
            assert [seat for seat in (None, 0, 1, 2) if board.seen(seat, f"dead:{owner}")] == [owner]
        board.done()
    assert {seat: board.zone(f"dead:{seat}") for seat in range(3)} == dead


def test_third_cards_are_open_and_at_the_showdown_all_is() -> None:
    board = bet_on().do("third")
    assert board.zone("open1") == {"02a", "05a"} and all(
        board.seen(seat, "open1") for seat in (None, 0, 1, 2, 3)
    )
    board.done()
    for place in ("down1", "down2", "down3", "down4", "down:0", "open:0"):
        assert all(board.seen(seat, place) for seat in (None, 0, 1, 2, 3))
    shown = [event.target for event in board.events if event.kind == "revealed"]
    assert shown == ["down1", "down2", "down3", "down4", "down:0"]


def test_in_the_simple_game_cards_stay_hidden_until_the_dealer_has_decided() -> None:
    board = simple("4 3, 2 3, 10 9", "6", seats=3).do("third", "stand")
    for owner in range(3):
        assert [seat for seat in (None, 0, 1, 2) if board.seen(seat, f"hand:{owner}")] == [owner]
    counts = {zone.place: zone.count for zone in board.view(2).zones}
    assert counts == {"hand:0": 2, "hand:1": 3, "hand:2": 2, "stock": 33}
    board.do("stand")
    assert all(board.seen(seat, f"hand:{owner}") for seat in (None, 0, 1, 2) for owner in range(3))


def test_every_hand_with_a_bet_is_asked_so_that_a_question_tells_nothing() -> None:
    for pair, words in (("1 2", ["third"]), ("10 9", ["stand"]), ("10 5", ["stand", "third"])):
        board = table(f"{pair}, 6 6, 7 7, 8 8", "10 8", seats=3).bets(5, 0, 0, 0, 0, 0, 0, 0)
        assert (board.phase, board.asked, board.words) == ("third", 1, words)
        assert not board.view(2).choices and not board.view(0).choices


def test_two_rounds_that_differ_in_a_face_down_card_look_the_same_to_the_others() -> None:
    boards = [
        table(f"10 {second}, 6 6, 7 7, 8 8", "10 4", seats=3).bets(5, 0, 0, 0, 0, 0, 0, 0)
        for second in (1, 4)
    ]
    for seat in (0, 2, None):
        told = [[event.seen_by(seat) for event in board.events] for board in boards]
        assert told[0] == told[1]
        assert boards[0].view(seat) == boards[1].view(seat)
    assert boards[0].view(1) != boards[1].view(1)


def random_round(rng: random.Random, preset: str, seats: int, **options: object) -> Board:
    """A round somewhere on its way, with few bets."""
    board = Board(
        OICHO.deal(options_of(preset, seats, **options), Setup(seats, rng.randrange(seats))), _shuffled(rng)
    )
    for _ in range(rng.randrange(4 * seats + 6)):
        if board.over:
            break
        words = board.words
        board.do(rng.choice(words[:3]))
    return board


def _shuffled(rng: random.Random) -> list[str]:
    cards = CODES[:]
    rng.shuffle(cards)
    return cards


def test_sampled_cards_fit_what_the_players_have_said() -> None:
    rng = random.Random(5)
    checked = 0
    for number in range(300):
        board = random_round(rng, "standard", 2 + number % 4, pair_may_draw=rng.choice(["none", "any_pair"]))
        round_ = board.round
        assert isinstance(round_, TableRound)
        for seat in range(round_.seats):
            world = round_.clone()
            world.sample(seat, rng)
            assert OICHO.view(world, seat) == OICHO.view(round_, seat)
            for hand, said in enumerate(world.answers):
                if said is not None:
                    pair = tuple(int(DECK.codes[card][:2]) for card in world.cards[hand][:2])
                    duty = third.of_table_hand(world.options, (pair[0], pair[1]))
                    assert permitted(duty, said == "third")
                    checked += 1
    assert checked > 200


def test_sampling_reaches_every_card_that_the_seat_does_not_see() -> None:
    board = bet_on()
    rng = random.Random(3)
    found: set[int] = set()
    for _ in range(600):
        world = board.round.clone()
        world.sample(3, rng)
        assert isinstance(world, TableRound)
        found.add(world.cards[0][1])
    hidden = set(CODES) - {DECK.codes[cards[0]] for cards in board.round.cards}  # type: ignore[attr-defined]
    assert {DECK.codes[card] for card in found} == hidden
