"""Every option and every value of it changes what it says: a probe for each."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.match import Setup, totals
from hato.core.options import OptionError, schema
from hato.core.outcome import Outcome
from tests.games.hato.board import (
    HATO,
    card_points,
    deal_order,
    dealt,
    position,
    scored,
    session,
    settled,
)
from tests.games.probing import Probe, cases, check_asked

FIVE = "05a 05r 05j1 05j2"


def length(value: Any) -> Any:
    """After how many rounds of one point each the match is over."""
    options = HATO.options("sakhalin", {"length": value, "capital": 7})
    done: list[tuple[Setup, Outcome]] = []
    setup: Setup | None = HATO.first(options, 2)
    while setup is not None and len(done) < 20:
        done.append((setup, Outcome("highest", (options.parts, -options.parts), 0)))
        setup = HATO.follow(options, done)
    return len(done)


def next_dealer(value: str) -> Any:
    options = HATO.options("sakhalin", {"players": 4, "next_dealer": value})
    board = settled({1: "08b 09a", 2: "01b", 3: "02a"}, players=4)
    assert sorted(board.outcome.points) == list(board.outcome.points)[:0:-1] + list(board.outcome.points)[:1]
    following = HATO.follow(options, [(HATO.first(options, 4, (1,)), board.outcome)])
    assert following is not None
    return following.dealer


def draws_count(value: bool) -> Any:
    options = HATO.options("sakhalin", {"draws_count": value})
    done = [(HATO.first(options, 2), Outcome("shared", (0, 0), None, same_dealer=True, shared=True))]
    following = HATO.follow(options, done)
    assert following is not None
    return following.number


def capital_in(value: str) -> Any:
    return totals(HATO.options("card1995", {"capital_in": value, "stake": 5}), 2, [])


def draw(**options: Any) -> Any:
    match = session({}, seats=3, draw="05a 03b 11b", players=3, **options)
    return match.setup.dealer, match.players


def dealer_draw(value: str) -> Any:
    opening = HATO.opening(HATO.options("sakhalin", {"dealer_draw": value}), 2)
    return draw(dealer_draw=value, seating="as_joined")[0], opening is None


def draw_time(value: str) -> Any:
    return draw(dealer_draw="night_day", draw_time=value, seating="as_joined")[0]


def hand_quad(value: str) -> Any:
    board = dealt({0: FIVE}, hand_quad=value, again=deal_order({}, "", 0, range(2), 2))
    return [event.key for event in board.events if event.kind == "shuffled"]


def month_sets(value: Any) -> Any:
    suits = ("05", "10", "11", "01", "12")
    cards = {suit: " ".join(code for code in HATO.deck.codes if code[:2] == suit) for suit in suits}
    return [sum(scored(cards[suit], month_sets=value, five_brights=0).values()) for suit in suits]


def dan(value: Any) -> Any:
    return sorted(scored("01r 02r 03r 04r 05r 06r 07r 09r 10r 11r", dan=value))


def bonus_mode(value: str) -> Any:
    board = settled({0: FIVE}, bonus_mode=value, five_brights=0, dan=[])
    return board.scores()[0] // 2, board.scores()[1] // 2


def settlement(value: str) -> Any:
    board = settled({0: "01b"}, settlement=value, dan=[], month_sets={"01": 0}, five_brights=0)
    return tuple(
        points // HATO.options("sakhalin", {"settlement": value}).parts for points in board.outcome.points
    )


def extra_draw(value: str) -> Any:
    board = position("03j1", "03b 05a 09a", "05r 09j1", extra_draw=value, preset="card1995").do("play 03j1")
    return sorted(board.field), board.stock


def five(*answers: str, **options: Any) -> Any:
    """Five at the table of three; seat 0 deals."""
    return dealt({}, seats=5, players=3, dropout="announce", **options).do(*answers)


def dropout(value: str) -> Any:
    options = HATO.options("sakhalin", {"players": 3, "dropout": value})
    if list(HATO.numbers(options)) == [3]:
        return None
    board = dealt({}, seats=5, players=3, dropout=value)
    return board.phase, [len(board.hand(seat)) for seat in range(5)]


def penalty(value: int) -> Any:
    return five("drop", "stay", "stay", "stay", dropout_penalty=value, settlement="difference").payments()


def penalty_to(value: str) -> Any:
    board = five("drop", "stay", "stay", "stay", penalty_to=value)
    return board.payments(), board.facts["pot"]


def forced(value: bool) -> Any:
    return five("stay", "stay", "stay", penalty_for_forced_out=value).payments()


def folded(value: str) -> Any:
    board = five("drop", "drop", folded_cards=value)
    return sum(spec.name == "top" for spec, _ in board.round.zones())


def players(value: int) -> Any:
    board = dealt({}, players=value)
    return len(board.seats), len(board.hand(0)), len(board.field)


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
    "next_dealer": (next_dealer, [("winner", 0), ("alternate", 2), ("loser", 3), ("fixed", 1)]),
    "draws_count": (draws_count, [(True, 2), (False, 1)]),
    "stake": (
        lambda value: HATO.options("card1995", {"stake": value}).purse,
        [(1, 500), (5, 100), (10, 50)],
    ),
    "capital": (
        lambda value: totals(HATO.options("card1995", {"capital": value}), 2, []),
        [(100, (100, 100)), (1000, (1000, 1000))],
    ),
    "capital_in": (capital_in, [("money", (100, 100)), ("stakes", (500, 500))]),
    "dealer_draw": (
        dealer_draw,
        [("earliest", (1, False)), ("latest", (2, False)), ("first_seat", (0, True))],
    ),
    "draw_time": (draw_time, [("night", 1), ("day", 2)]),
    "seating": (
        lambda value: draw(seating=value)[1],
        [("by_cards", (0, 2, 1)), ("as_joined", (0, 1, 2))],
    ),
    "month_order": (
        lambda value: session({}, draw="11b 12b", month_order=value).setup.dealer,
        [("korean", 1), ("japanese", 0)],
    ),
    "players": (
        players,
        [(2, (2, 10, 8)), (3, (3, 7, 6)), (4, (4, 5, 8)), (5, (5, 4, 8)), (6, (6, 3, 12)), (7, (7, 3, 6))],
    ),
    "hand_quad": (hand_quad, [("nothing", []), ("redeal", ["hand_quad"])]),
    "card_values": (
        lambda value: [card_points(card, card_values=value) for card in ("12j1", "09a", "11r", "12j2")],
        [
            ("standard", [0, 10, 5, 0]),
            ("colored_paulownia", [10, 10, 5, 0]),
            ("sakhalin_table", [10, 20, 0, 5]),
        ],
    ),
    "dan": (
        dan,
        [
            ([], []),
            (["hongdan"], ["hongdan"]),
            (["cheongdan"], ["cheongdan"]),
            (["chodan"], ["chodan"]),
            (["hongdan", "cheongdan", "chodan"], ["cheongdan", "chodan", "hongdan"]),
        ],
    ),
    "month_sets": (
        month_sets,
        [
            ("core3", [20, 20, 20, 0, 0]),
            ("all12", [20, 20, 20, 20, 20]),
            ({"05": 20, "10": 20, "12": 20}, [20, 20, 0, 0, 20]),
            ({"01": 5}, [0, 0, 0, 5, 0]),
        ],
    ),
    "five_brights": (
        lambda value: scored("01b 03b 08b 11b 12b", five_brights=value),
        [(50, {"ogwang": 50}), (0, {})],
    ),
    "godori": (lambda value: scored("02a 04a 08a", godori=value), [(0, {}), (50, {"godori": 50})]),
    "bonus_mode": (
        bonus_mode,
        [("from_each_opponent", (15 + 20 - 40, 225 + 40 - 20)), ("added_only", (15 + 20, 225 + 40))],
    ),
    "settlement": (
        settlement,
        [("vs_par", (-100, 100)), ("difference", (-200, 200)), ("totals", (20, 220))],
    ),
    "extra_draw": (
        extra_draw,
        [("none", (["09a"], ["09j1"])), ("unmatched", (["09a", "09j1"], [])), ("matched", ([], []))],
    ),
    "dropout": (
        dropout,
        [("off", None), ("first_cards", ("play", [7, 7, 7, 0, 0])), ("announce", ("announce", [7] * 5))],
    ),
    "dropout_penalty": (
        penalty,
        [(12, [("dropout", (-12, 0, 0, 0, 0))]), (3, [("dropout", (-3, 0, 0, 0, 0))]), (0, [])],
    ),
    "penalty_to": (
        penalty_to,
        [
            ("round_winner", ([("dropout", (-36, 0, 0, 0, 0))], 36)),
            ("each_active_equal", ([("dropout", (-36, 12, 12, 12, 0))], 0)),
        ],
    ),
    "penalty_for_forced_out": (forced, [(False, []), (True, [("dropout", (0, 0, 0, -36, -36))])]),
    "folded_cards": (folded, [("shuffled_into_stock", 0), ("top_of_stock", 14)]),
    "dealer_may_drop": (lambda value: five(dealer_may_drop=value).mover, [(True, 0), (False, 1)]),
}

ALIKE = {
    "direction": "G-3: clockwise the table is seen in a mirror, nothing else changes",
    "table_quad": "MH-1 knows only the redeal",
    "leftover": "C-2 knows only nobody",
}
"""Options that change nothing here, and why."""

ELSEWHERE = {"dealer_draw": ("night_day", "random")}
"""Values that other probes tell apart: draw_time, and the lots below."""

SCHEMA = {info.name: info for info in schema(type(HATO.options()))}
CASES = cases(VALUES)


@pytest.mark.parametrize(("probe", "value", "told"), CASES)
def test_a_value_does_what_it_says(probe: Probe, value: Any, told: Any) -> None:
    assert probe(value) == told


def test_every_option_has_a_probe() -> None:
    assert set(VALUES) | set(ALIKE) == set(SCHEMA)
    assert not set(VALUES) & set(ALIKE)


@pytest.mark.parametrize("name", VALUES)
def test_every_value_of_an_option_is_probed_and_differs(name: str) -> None:
    info, (_, pairs) = SCHEMA[name], VALUES[name]
    given = [value for value, _ in pairs]
    check_asked(info, given, ELSEWHERE.get(name, ()))
    told = [repr(one) for _, one in pairs]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("name", ALIKE)
def test_what_changes_nothing_has_one_value_or_a_reason(name: str) -> None:
    assert ALIKE[name] and (len(SCHEMA[name].values) == 1 or name == "direction")


def test_by_lot_the_card_itself_is_the_lot_whatever_its_month() -> None:
    found = {
        rule: session({}, draw="12j3 11b", dealer_draw=rule).setup.dealer
        for rule in ("earliest", "latest", "random")
    }
    assert found == {"earliest": 0, "latest": 1, "random": 1}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 1),
        ("players", 8),
        ("table_quad", "nothing"),
        ("hand_quad", "win"),
        ("card_values", "mine"),
        ("dan", ["akatan"]),
        ("dan", "hongdan"),
        ("month_sets", "core4"),
        ("month_sets", {"13": 20}),
        ("month_sets", {"05": -1}),
        ("month_sets", {"05": 1001}),
        ("month_sets", {"05": "20"}),
        ("five_brights", 20),
        ("godori", 30),
        ("bonus_mode", "nobody"),
        ("settlement", "money"),
        ("extra_draw", "twice"),
        ("leftover", "last_capturer"),
        ("capital_in", "gold"),
        ("stake", 0),
        ("capital", 0),
        ("dropout", "announce"),
        ("dealer_draw", "second_seat"),
        ("length", {"type": "rounds", "n": 0}),
        ("length", {"type": "deals", "n": 3}),
    ],
)
def test_what_cannot_be_is_refused(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=name):
        HATO.options("sakhalin", {name: value})
