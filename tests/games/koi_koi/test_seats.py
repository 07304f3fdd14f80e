"""More than two at a table of Koi-Koi (G-5): the draw chooses two, the others watch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hato.agents import koi_koi as agent
from hato.agents.levels import LEVELS, choose
from hato.agents.request import Position, Request
from hato.core import bits
from hato.core.chance import SealedShuffle
from hato.core.match import Setup
from hato.core.options import OptionError, schema
from hato.core.outcome import Carried, Outcome
from hato.core.round import IllegalActionError, PositionError, Round
from hato.play.session import NEXT, Session
from hato.testing import promises
from tests.games.positions import KOI_KOI, FromList
from tests.games.probing import check_asked

TABLES = [(3, (0, 1)), (3, (0, 2)), (5, (1, 3)), (7, (2, 6))]
"""So many seats, and the two who play."""
ROUND = {"length": {"type": "rounds", "n": 4}, "seating": "as_joined"}


def match(seats: int, draw: str = "", preset: str = "nintendo", **differences: Any) -> Session:
    """A match at a table of `seats`; `draw` are the cards of the dealer draw."""
    options = KOI_KOI.options(preset, {**KOI_KOI.for_seats(preset, seats), **ROUND, **differences})
    shuffle = SealedShuffle(bytes([seats]) * 32)
    return Session(
        KOI_KOI, options, seats, lambda deal: FromList(draw.split()) if deal == 0 else shuffle.round(deal)
    )


def play(one: Session, rng: Random) -> Iterator[int]:
    """Plays the match at random; yields every seat that is asked."""
    while not one.finished:
        if one.waiting:
            one.do(0, NEXT)
            continue
        (seat,) = one.asked
        yield seat
        one.do(seat, rng.choice(one.view(seat).choices).words)


def twins(
    seats: int, pair: tuple[int, int], dealer: int, rng: Random, preset: str, **differences: Any
) -> Iterator[tuple[Round, Round]]:
    """The same round for two and at a larger table, before each choice and at the end."""
    options = KOI_KOI.options(preset, differences)
    two = KOI_KOI.deal(options, Setup(2, dealer, 5))
    many = KOI_KOI.deal(options, Setup(seats, pair[dealer], 5, carried=Carried(playing=pair)))
    while (turn := two.turn()).kind != "over":
        if turn.kind == "chance":
            card = rng.choice(bits.cards(two.chances()))
            two.draw(card)
            many.draw(card)
            continue
        yield two, many
        (seat,) = turn.seats
        code = rng.choice(two.legal(seat))
        two.play(seat, code)
        many.play(pair[seat], code)
    yield two, many


def spread(points: Sequence[int], seats: int, pair: tuple[int, int]) -> tuple[int, ...]:
    """What the two get, as one number for each seat of the table."""
    return tuple(dict(zip(pair, points, strict=True)).get(seat, 0) for seat in range(seats))


def ended(round_: Round) -> Outcome:
    """How the round ended."""
    outcome = round_.outcome()
    assert outcome is not None
    return outcome


def test_more_than_two_only_if_the_table_has_agreed_on_it() -> None:
    assert list(KOI_KOI.numbers(KOI_KOI.options())) == [2]
    assert list(KOI_KOI.numbers(KOI_KOI.options(None, {"dropout": "first_cards"}))) == [2, 3, 4, 5, 6, 7]
    for preset in KOI_KOI.presets:
        for seats in KOI_KOI.seats:
            assert seats in KOI_KOI.numbers(KOI_KOI.options(preset, KOI_KOI.for_seats(preset, seats)))
    assert KOI_KOI.for_seats("nintendo", 2) == {}


def test_nobody_is_asked_to_stay_or_drop_in_a_game_for_two() -> None:
    (info,) = (one for one in schema(type(KOI_KOI.options())) if one.name == "dropout")
    check_asked(info, ["off", "first_cards"])
    with pytest.raises(OptionError, match="dropout"):
        KOI_KOI.options(None, {"dropout": "announce"})


@pytest.mark.parametrize(
    ("draw", "dealer", "playing"),
    [
        ("05a 03b 11b", 1, (0, 1)),
        ("03b 09a 02a 12b 01r", 4, (2, 4)),
        ("03b 02j1 02a 12b 04r", 2, (1, 2)),
        ("12b 11b 10a 09a 08b 07a 06a", 6, (5, 6)),
    ],
)
def test_gc_33_the_two_earliest_cards_of_the_draw_play(
    draw: str, dealer: int, playing: tuple[int, int]
) -> None:
    one = match(len(draw.split()), draw)
    assert (one.setup.dealer, one.setup.carried.playing) == (dealer, playing)
    held = [bits.popcount(mask) for spec, mask in one.round.zones() if spec.name == "hand"]
    assert held == [8 if seat in playing else 0 for seat in range(one.seats)]
    assert one.asked == (dealer,)
    assert one.view(None).facts["playing"] == list(playing)


def test_gc_33_by_the_latest_months_the_latest_play() -> None:
    one = match(4, "03b 09a 02a 12b", dealer_draw="latest")
    assert (one.setup.dealer, one.setup.carried.playing) == (3, (1, 3))


def test_gc_33_who_sits_by_the_cards_sits_beside_the_other_player() -> None:
    one = match(5, "03b 09a 02a 12b 01r", seating="by_cards")
    dealer = one.setup.dealer
    assert set(one.setup.carried.playing) == {dealer, (dealer + 1) % 5}
    assert {one.players[seat] for seat in one.setup.carried.playing} == {2, 4}


@pytest.mark.parametrize("rule", ["winner", "alternate", "loser", "fixed"])
@pytest.mark.parametrize("preset", ["nintendo", "koikoi_japan"])
def test_the_deal_passes_between_the_two_and_nobody_else_is_asked(preset: str, rule: str) -> None:
    one = match(5, "03b 09a 02a 12b 01r", preset, next_dealer=rule, dealer_draw="earliest")
    assert set(play(one, Random(3))) == {2, 4}
    assert len(one.done) == 4
    for (setup, outcome), (after, _) in zip(one.done, one.done[1:], strict=False):
        assert after.carried.playing == outcome.carried.playing == (2, 4)
        assert all(outcome.points[seat] == 0 for seat in (0, 1, 3))
        other = 6 - setup.dealer
        loser = None if outcome.winner is None else 6 - outcome.winner
        stays = setup.dealer if outcome.same_dealer else None
        wanted = {
            "winner": stays or outcome.winner or setup.dealer,
            "alternate": other,
            "loser": stays or loser or setup.dealer,
            "fixed": 4,
        }[rule]
        assert after.dealer == wanted
    start = KOI_KOI.presets[preset].start_points
    assert [one.totals[seat] for seat in (0, 1, 3)] == [start] * 3
    assert set(one.winners) <= {2, 4}


@pytest.mark.parametrize("preset", list(KOI_KOI.presets))
def test_a_round_goes_and_pays_as_the_same_round_for_two(preset: str) -> None:
    rng = Random(preset)
    for number in range(24):
        seats, pair = TABLES[number % len(TABLES)]
        rules = ("no_points", "oya_ken", "last_improver", "higher_total")[number % 4]
        walk = list(
            twins(seats, pair, number // 4 % 2, rng, preset, exhaustion=rules, zero_sum=number % 3 == 0)
        )
        two, many = (ended(one) for one in walk[-1])
        assert many.points == spread(two.points, seats, pair)
        assert many.winner == (None if two.winner is None else pair[two.winner])
        assert (many.key, many.same_dealer, many.drawn) == (two.key, two.same_dealer, two.drawn)
        assert many.lines == tuple(replace(line, seat=pair[line.seat]) for line in two.lines)


@pytest.mark.parametrize(("seats", "pair"), TABLES)
def test_every_choice_is_as_in_the_same_round_for_two(seats: int, pair: tuple[int, int]) -> None:
    for two, many in twins(seats, pair, 1, Random(seats), "board_game_arena"):
        if two.turn().kind == "over":
            break
        (seat,) = two.turn().seats
        assert many.turn().seats == (pair[seat],)
        assert many.legal(pair[seat]) == two.legal(seat)
        for code in two.legal(seat):
            stake = two.stake(seat, code)
            assert many.stake(pair[seat], code) == (None if stake is None else spread(stake, seats, pair))
        for watcher in set(range(seats)) - set(pair):
            assert many.legal(watcher) == []
            with pytest.raises(IllegalActionError):
                many.play(watcher, two.legal(seat)[0])


@pytest.mark.parametrize(("seats", "pair"), TABLES)
def test_a_position_comes_back_and_the_seats_can_be_moved_on(seats: int, pair: tuple[int, int]) -> None:
    rng = Random(seats)
    options = KOI_KOI.options("koikoi_japan", {"dropout": "first_cards"})
    for dealer in pair:
        setup = Setup(seats, dealer, carried=Carried(playing=pair))
        round_ = KOI_KOI.deal(options, setup)
        history = []
        while (turn := round_.turn()).kind != "over":
            if turn.kind == "chance":
                history.append((-1, rng.choice(bits.cards(round_.chances()))))
                round_.draw(history[-1][1])
                continue
            again = KOI_KOI.restore(options, setup, zones(round_), round_.facts())
            assert (again.facts(), again.zones()) == (round_.facts(), round_.zones())
            assert again.legal(turn.seats[0]) == round_.legal(turn.seats[0])
            for seat in range(seats):
                promises.secrecy(KOI_KOI, round_, seat, rng)
            history.append((turn.seats[0], rng.choice(round_.legal(turn.seats[0]))))
            round_.play(*history[-1])
        promises.rotation(KOI_KOI, options, setup, history, ended(round_))


def zones(round_: Round) -> dict[str, int]:
    """Where the cards are."""
    return {spec.place: mask for spec, mask in round_.zones()}


def test_a_position_in_which_a_watcher_plays_is_refused() -> None:
    _, many = next(twins(3, (0, 2), 0, Random(1), "nintendo"))
    setup = Setup(3, 0, 5, carried=Carried(playing=(0, 2)))
    options = KOI_KOI.options()
    here, facts = zones(many), many.facts()
    KOI_KOI.restore(options, setup, here, facts)
    card = bits.BIT[bits.cards(here["stock"])[0]]
    less = {**here, "stock": here["stock"] & ~card}
    for place in ("hand:1", "captured:1"):
        with pytest.raises(PositionError, match="the others watch"):
            KOI_KOI.restore(options, setup, {**less, place: card}, facts)
    wrong: list[dict[str, Any]] = [
        {"mover": 1, "phase": "flip"},
        {"calls": [0, 1, 0]},
        {"calls": [0, 0]},
        {"last_caller": 1},
        {"decided": [{}, {}]},
    ]
    for change in wrong:
        with pytest.raises(PositionError):
            KOI_KOI.restore(options, setup, here, {**facts, **change})


def test_two_at_a_table_where_more_may_sit_is_the_usual_game() -> None:
    one = match(2, "03b 02a", dropout="first_cards")
    assert (one.setup, "playing" in one.view(0).facts) == (Setup(2, 1), False)


@pytest.mark.parametrize("preset", ["nintendo", "board_game_arena"])
@pytest.mark.parametrize(("points", "winners"), [((0, 0), (1, 3)), ((7, -7), (1,)), ((-7, 7), (3,))])
def test_a_watcher_wins_no_match(preset: str, points: tuple[int, int], winners: tuple[int, ...]) -> None:
    options = KOI_KOI.options(preset, {"dropout": "first_cards"})
    setup = Setup(5, 1, carried=Carried(playing=(1, 3)))
    outcome = Outcome("stop", spread(points, 5, (1, 3)), None, carried=setup.carried)
    assert KOI_KOI.winners(options, 5, [(setup, outcome)]) == winners


def test_start_points_end_the_match_of_those_who_play() -> None:
    options = KOI_KOI.options("board_game_arena", {"dropout": "first_cards"})
    setup = Setup(3, 0, carried=Carried(playing=(0, 2)))
    lost = Outcome("stop", (-50, 0, 50), 2, carried=setup.carried)
    assert KOI_KOI.follow(options, [(setup, lost)]) is None
    less = replace(lost, points=(-49, 0, 49))
    assert KOI_KOI.follow(options, [(setup, less)]) == Setup(3, 2, 2, 2, carried=setup.carried)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_at_a_larger_table_as_at_one_for_two(level: str) -> None:
    rng = Random(level)
    for seats, pair in TABLES:
        walk = [(two.clone(), many.clone()) for two, many in twins(seats, pair, 0, rng, "nintendo")]
        asked = [one for one in walk if one[0].turn().kind == "choice"]
        two, many = rng.choice(asked)
        (seat,) = two.turn().seats
        words = [
            choose(level, request)
            for request in (
                ask(two, Setup(2, 0, 5), seat),
                ask(many, Setup(seats, pair[0], 5, carried=Carried(playing=pair)), pair[seat]),
            )
        ]
        assert words[1] in [KOI_KOI.actions.words(code) for code in many.legal(pair[seat])]
        if level != "sampler":
            assert words[0] == words[1]


def ask(round_: Round, setup: Setup, seat: int) -> Request:
    """The question that the round asks the seat."""
    changed = dict(KOI_KOI.for_seats("nintendo", setup.seats))
    view = KOI_KOI.view(round_, seat)
    return Request("koi_koi", "nintendo", changed, setup, view, (0,) * setup.seats, 1, 1000, 40)


def test_what_an_agent_thinks_of_a_position_does_not_depend_on_watchers() -> None:
    for two, many in twins(5, (1, 3), 0, Random(8), "additive"):
        if two.turn().kind == "over":
            break
        (seat,) = two.turn().seats
        alone = Position.of(ask(two, Setup(2, 0, 5), seat))
        watched = Position.of(ask(many, Setup(5, 1, 5, carried=Carried(playing=(1, 3))), (1, 3)[seat]))
        assert agent.evaluate(watched) == agent.evaluate(alone)
        worth, there = agent.card_worth(alone), agent.card_worth(watched)
        assert [there[1], there[3]] == worth
        assert [there[one] for one in (0, 2, 4)] == [[0.0] * 48] * 3
