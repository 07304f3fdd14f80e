"""Every option and every value of it changes what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hato.core import match
from hato.core.chance import Recorded, SealedShuffle
from hato.core.match import Setup
from hato.core.options import OptionError, schema
from hato.core.outcome import Outcome
from hato.play.session import Session
from tests.games.oicho_kabu.board import DECK, OICHO, dealt, options_of, simple, table
from tests.games.probing import cases, check_asked

Probe = Callable[[Any], Any]


def drawn_by(rule: str, cards: list[str], seating: str = "as_joined") -> Session:
    """A match of three after this draw for the dealer."""
    options = options_of(seats=3, dealer_draw=rule, seating=seating)
    whole = iter([DECK.card(card) for card in cards])
    shuffle = SealedShuffle(bytes(32))
    return Session(OICHO, options, 3, lambda deal: shuffle.round(deal) if deal else Recorded(whole))


def length(value: Any) -> Any:
    """After how many rounds of one unit each the match is over."""
    options = options_of(length=value, capital=7)
    done: list[tuple[Setup, Outcome]] = []
    setup: Setup | None = OICHO.first(options, 2)
    while setup is not None and len(done) < 20:
        done.append((setup, Outcome("showdown", (1, -1), 0)))
        setup = OICHO.follow(options, done)
    return len(done)


def draws_count(value: bool) -> Any:
    done = [(Setup(2, 0), Outcome("no_bets", (0, 0), None))]
    following = OICHO.follow(options_of(draws_count=value), done)
    assert following is not None
    return following.number


def direction(value: str) -> Any:
    return options_of(direction=value).direction


def stake(value: int) -> Any:
    return options_of(stake=value).stake


def capital(value: int) -> Any:
    options = options_of(capital=value, length={"type": "bankroll"})
    return match.totals(options, 2, []), OICHO.first(options, 2).purse


def players(value: int) -> Any:
    options = OICHO.options("standard", {"players": value})
    with pytest.raises(ValueError, match=f"played by {value}"):
        Session(OICHO, options, 8, SealedShuffle(bytes(32)).round)
    return len(OICHO.deal(options, Setup(value, 0)).facts()["bets"])


def hands(value: str) -> Any:
    return sorted({spec.name for spec, _ in dealt(hands=value).round.zones()})


def dealer_draw(value: str) -> Any:
    return drawn_by(value, ["02a", "10a", "08b"]).setup.dealer


def seating(value: str) -> Any:
    return drawn_by("earliest", ["10a", "08b", "02a"], value).setup.dealer


def rotation(value: str) -> Any:
    options = options_of(seats=3, dealer_rotation=value)
    done = [(Setup(3, 1), Outcome("showdown", (5, -5, 0), 0))]
    following = OICHO.follow(options, done)
    assert following is not None
    return following.dealer


def policy(value: str) -> Any:
    board = simple("10 9, 2 4", dealer_policy=value).do("stand")
    five = simple("10 9, 2 3", "1", dealer_policy=value).do("stand")
    return board.over, five.over, len(five.zone("hand:0"))


def dead_cards(value: bool) -> Any:
    return list(dealt(dead_cards=value, seats=3).targets())[:4]


def bank_limit(value: Any) -> Any:
    return dealt(bank_limit=value).bets(10).words[-1]


def dealer_pick(value: str) -> Any:
    return dealt(dealer_pick=value).bets(1, 0, 0, 0).words


def pair(value: str) -> Any:
    board = table("4 4, 9 9, 7 8, 5 6", "10 8", pair_may_draw=value).bets(1, 1, 0, 0)
    return board.words, board.do("stand").words


def ties(value: str) -> Any:
    return table("2 6, 9 9, 7 8, 5 6", "10 8", ties=value).bets(1, 0, 0, 0).done().outcome.points


def shippin(value: str) -> Any:
    """What a 4-1 of a table hand may do and gains against 8, 4-1 and 9-1 of the dealer; the dealer's own
    against a 7."""
    board = table("4 1, 9 9, 7 8, 5 6", "10 8", shippin_for=value).bets(1, 0, 0, 0)
    found = [board.words, board.done().outcome.points[1]]
    for bank in ("4 1", "9 1"):
        found.append(
            table("4 1, 9 9, 7 8, 5 6", bank, shippin_for=value).bets(1, 0, 0, 0).done().outcome.points[1]
        )
    board = table("10 7, 9 9, 7 8, 5 6", "4 1", shippin_for=value).bets(1, 0, 0, 0).do("stand")
    return [*found, board.words, board.done().outcome.points[1]]


def arashi(value: Any) -> Any:
    board = table("5 5, 9 9, 7 8, 8 6", "10 8", "5", arashi_win=value).bets(10, 0, 0, 0).do("third", "stand")
    return board.lines(1)


BOTH = ["stand", "third"]
VALUES: dict[str, tuple[Probe, list[tuple[Any, Any]]]] = {
    "length": (
        length,
        [
            ({"type": "rounds", "n": 3}, 3),
            ({"type": "target", "points": 5}, 5),
            ({"type": "bankroll"}, 7),
            ({"type": "time", "minutes": 30}, 20),
        ],
    ),
    "draws_count": (draws_count, [(True, 2), (False, 1)]),
    "stake": (stake, [(1, 1), (10, 10)]),
    "capital": (capital, [(7, ((7, 7), (7, 7))), (500, ((500, 500), (500, 500)))]),
    "players": (players, [(number, number) for number in range(2, 8)]),
    "hands": (
        hands,
        [
            (
                "four_table_hands",
                sorted(
                    [f"{x}{i}" for x in ("open", "down") for i in range(1, 5)] + ["down", "open", "stock"]
                ),
            ),
            ("one_per_player", ["hand", "stock"]),
        ],
    ),
    "dealer_draw": (dealer_draw, [("earliest", 0), ("nearest_9", 2)]),
    "seating": (seating, [("by_cards", 1), ("as_joined", 2)]),
    "dealer_rotation": (rotation, [("each_round", 2), ("fixed", 1)]),
    "dealer_policy": (policy, [("free", (False, False, 2)), ("threshold_5", (True, True, 3))]),
    "dead_cards": (
        dead_cards,
        [(False, ["open1", "open2", "open3", "open4"]), (True, ["dead:1", "dead:2", "dead:0", "open1"])],
    ),
    "bank_limit": (
        bank_limit,
        [(10, "bet 0"), (100, "bet 90"), (1000, "bet 990"), ("none", "bet 100")],
    ),
    "dealer_pick": (
        dealer_pick,
        [("top", ["third"]), ("top_bottom_fourth", ["pick top", "pick bottom", "pick fourth"])],
    ),
    "pair_may_draw": (
        pair,
        [("none", (["stand"], ["stand"])), ("any_pair", (BOTH, BOTH)), ("pair_of_9", (["stand"], BOTH))],
    ),
    "ties": (ties, [("dealer_wins", (1, -1)), ("push", (0, 0))]),
    "shippin_for": (
        shippin,
        [
            ("dealer", [BOTH, -1, -1, -1, ["stand"], -1]),
            ("player_double", [["stand"], 2, 2, -1, BOTH, 1]),
            ("both", [["stand"], 2, -1, -1, ["stand"], -1]),
        ],
    ),
    "arashi_win": (
        arashi,
        [
            (2, [("arashi", 10), ("twice", 10)]),
            (3, [("arashi", 10), ("thrice", 20)]),
            ("none", [("goke", -10)]),
        ],
    ),
}

SCHEMA = {info.name: info for info in schema(type(OICHO.options()))}
ELSEWHERE = {"direction": "G-3, tested with the general rules"}
CASES = cases(VALUES)


@pytest.mark.parametrize(("probe", "value", "told"), CASES)
def test_a_value_does_what_it_says(probe: Probe, value: Any, told: Any) -> None:
    assert probe(value) == told


def test_every_option_has_a_probe() -> None:
    assert set(VALUES) | (set(ELSEWHERE) & set(SCHEMA)) == set(SCHEMA)


@pytest.mark.parametrize("name", VALUES)
def test_every_value_of_an_option_is_probed_and_differs(name: str) -> None:
    info, (_, pairs) = SCHEMA[name], VALUES[name]
    given = [value for value, _ in pairs]
    check_asked(info, given)
    told = [repr(one) for _, one in pairs]
    assert len(set(told)) == len(told)


def test_the_winner_of_a_round_does_not_become_the_dealer() -> None:
    assert "next_dealer" not in SCHEMA


def test_the_automatic_bank_draws_on_five_or_less_in_both_games() -> None:
    for pair, cards in (
        ("10 10", 3),
        ("2 3", 3),
        ("10 5", 3),
        ("2 4", 2),
        ("10 9", 2),
        ("9 1", 2),
        ("1 4", 2),
    ):
        board = simple(f"3 3, {pair}", dealer_policy="threshold_5").do("stand")
        assert board.over and len(board.zone("hand:0")) == cards
    for pair, cards in (
        ("10 10", 2),
        ("2 3", 2),
        ("1 4", 2),
        ("4 1", 1),
        ("9 1", 1),
        ("2 4", 1),
        ("10 9", 1),
    ):
        board = table("10 8, 6 6, 7 7, 8 8", pair, dealer_policy="threshold_5").bets(1, 0, 0, 0).do("stand")
        assert board.over and len(board.zone("open:0")) == cards


def test_the_draw_for_the_dealer_uses_forty_cards_and_breaks_ties() -> None:
    # 8 and 10 are as near to nine; the earlier month deals, then the dearer card, then another draw
    assert drawn_by("nearest_9", ["10a", "08j1", "08b"]).setup.dealer == 2
    assert drawn_by("earliest", ["03j1", "03b", "04a"]).setup.dealer == 1
    again = drawn_by("earliest", ["03j1", "03j2", "04a", "10a", "09a"])
    assert again.setup.dealer == 1
    opening = OICHO.opening(options_of(), 2)
    assert opening is not None and opening.chances() == OICHO.cards(options_of())


def test_who_has_no_money_loses_no_more_than_he_has() -> None:
    options = options_of(seats=3, length={"type": "bankroll"}, capital=10)
    outcome = table("9 10, 8 8, 7 10, 10 6", "10 8", seats=3).bets(30, 0, 0, 0, 10, 0, 0, 0).done().outcome
    assert outcome.points == (-40, 30, 10)
    assert match.totals(options, 3, [(Setup(3, 0), outcome)]) == (0, 18, 12)
    assert OICHO.follow(options, [(Setup(3, 0), outcome)]) is None


@pytest.mark.parametrize(
    ("name", "value", "preset"),
    [
        ("players", 1, "standard"),
        ("players", 8, "standard"),
        ("players", 7, "simple"),
        ("hands", "six", "standard"),
        ("bank_limit", 0, "standard"),
        ("bank_limit", 1001, "standard"),
        ("bank_limit", "many", "standard"),
        ("arashi_win", 4, "standard"),
        ("dealer_draw", "latest", "standard"),
        ("next_dealer", "winner", "standard"),
        ("ties", "player_wins", "simple"),
    ],
)
def test_what_cannot_be_is_refused(name: str, value: Any, preset: str) -> None:
    with pytest.raises(OptionError, match=name):
        OICHO.options(preset, {name: value})


def test_seven_play_with_table_hands() -> None:
    assert OICHO.for_seats("standard", 2) == {}
    assert OICHO.for_seats("simple", 6) == {"players": 6}
    assert OICHO.options("simple", OICHO.for_seats("simple", 7)) == OICHO.options("standard", {"players": 7})
