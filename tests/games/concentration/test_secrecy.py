"""What is closed is known to nobody (CON-5): not by views, not by events, not by counts of zones."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hato.core import bits
from hato.core.chance import Sampled
from hato.core.events import Event
from hato.core.match import Setup
from hato.games.concentration.rules import ConcentrationRound
from tests.games.concentration.table import DECK, GAME, Table, options_of

SIX = ["7H", "7S", "8D", "8C", "KH", "KD"]


def played(picks: int, seed: int, **changes: Any) -> tuple[ConcentrationRound, list[Event]]:
    """A round after so many picks at random."""
    rng = random.Random(seed)
    chance = Sampled(rng)
    round_ = GAME.deal(options_of(**changes), Setup(3, 0))
    assert isinstance(round_, ConcentrationRound)
    log: list[Event] = []
    while round_.turn().kind == "chance" or (round_.turn().kind == "choice" and round_.picks < picks):
        if round_.turn().kind == "chance":
            round_.draw(chance.draw(round_.chances()), log.append)
        else:
            seat = round_.turn().seats[0]
            round_.play(seat, rng.choice(round_.legal(seat)), log.append)
    return round_, log


@pytest.mark.parametrize("size", [54, 52, 36, 20])
@pytest.mark.parametrize("picks", [0, 1, 20, 21, 60])
def test_a_view_shows_the_open_card_and_the_pairs_alone(size: int, picks: int) -> None:
    round_, _ = played(picks, picks + size, size=size)
    known = 0 if round_.open < 0 else bits.BIT[round_.faces[round_.open]]
    known |= sum(round_.taken)
    for seat in (None, 0, 1, 2):
        view = GAME.view(round_, seat)
        assert sum(zone.cards or 0 for zone in view.zones) == known
        shown = f"{view.facts} {view.secrets} {view.choices}"
        assert not [code for code in DECK.codes if f"'{code}'" in shown]


def test_a_view_is_the_same_whichever_places_were_turned_before() -> None:
    """The players do the remembering: two tables with other openings, the same to look at."""
    one = Table(SIX).pick(0, 2)
    two = Table(SIX).pick(1, 4)
    again = Table(SIX).pick(0, 2)
    for _ in range(2):
        one.pick(0, 2)
        two.pick(1, 4)
        again.pick(1, 4)  # here four places have been seen
    for seat in (None, 0, 1):
        assert GAME.view(one.round, seat) == GAME.view(two.round, seat) == GAME.view(again.round, seat)
    assert one.round.zones() != two.round.zones()


def test_only_the_turning_of_a_card_tells_it() -> None:
    """No event shows a face but the one that opens it, until it is taken."""
    _, log = played(300, 5, size=36)
    faces: list[int] = []
    for event in log:
        if event.kind in ("drawn", "revealed"):
            faces = [*faces[-1:], event.cards[0]]
        elif event.kind in ("called", "moved"):
            assert set(event.cards) <= set(faces)
        elif event.kind == "dealt":
            assert event.seen_by(0).cards == (-1,)
        else:
            assert event.cards == ()


@pytest.mark.parametrize("size", [36, 20])
def test_the_lot_can_have_drawn_whatever_nobody_has_seen(size: int) -> None:
    """A guess at the lot keeps what was seen, and of every seen card its pair is on the table."""
    round_, _ = played(7, 1, size=size)
    rng = random.Random(2)
    out = set()
    for _ in range(300):
        world = round_.clone()
        world.sample(0, rng)
        assert world.faces == round_.faces
        assert bits.popcount(world.stock) == bits.popcount(round_.stock)
        out |= set(bits.cards(world.out))
    seen = {card for card in round_.faces if card >= 0}
    jokers = {DECK.card("JK1"), DECK.card("JK2")} if size == 36 else set()
    whole = set(bits.cards(GAME.cards(options_of(size=size))))
    color = {DECK.card(code) for card in seen for code in _mates(DECK.codes[card])}
    assert out == whole - color - jokers


def _mates(code: str) -> list[str]:
    """The two cards of the rank and color of a suited card."""
    suits = "HD" if code[-1] in "HD" else "CS"
    return [code[:-1] + suit for suit in suits] if not code.startswith("JK") else []


def test_the_lot_takes_whole_pairs_of_one_rank_and_color() -> None:
    lots = set()
    for seed in range(12):
        round_, log = played(0, seed, size=20)
        out = [DECK.codes[card] for event in log if event.kind == "dealt" for card in event.cards]
        assert len(out) == 32
        for one, two in zip(out[::2], out[1::2], strict=True):
            assert sorted([one, two]) == sorted(_mates(one))
        lots.add(round_.out)
    assert len(lots) == 12


def test_the_move_of_a_player_whose_time_is_up_is_any_closed_card() -> None:
    """It depends on nothing that is hidden, and it is not always the same place (CON-5)."""
    places = set()
    for picks in range(40):
        round_, _ = played(picks, picks)
        seat = round_.turn().seats[0]
        world = round_.clone()
        world.sample(seat, random.Random(1))
        assert round_.fallback(seat) == world.fallback(seat)
        assert round_.fallback(seat) in round_.legal(seat)
        places.add(round_.fallback(seat))
    assert len(places) > 15
