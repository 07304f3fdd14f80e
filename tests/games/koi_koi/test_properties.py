"""What is true of every round of Koi-Koi, whatever the options, cards and choices."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from hypothesis import example, given, settings
from hypothesis import strategies as st

from hato.cards.hanafuda import CODES, DECK
from hato.core.match import Setup
from hato.core.outcome import total
from hato.core.round import Round
from tests.games.positions import KOI_KOI, Board
from tests.peers.koi_koi_scorer import deal_check
from tests.peers.koi_koi_tables import PRESETS, VALUES, options

FIXED = settings(deadline=None, derandomize=True, database=None, max_examples=50)
FEWER = settings(FIXED, max_examples=20)

presets = st.sampled_from(sorted(PRESETS))
differences = st.fixed_dictionaries({}, optional={name: st.sampled_from(VALUES[name]) for name in VALUES})
seeds = st.integers(0, 2**32 - 1)
dealers = st.integers(0, 1)

TWINS = [(f"{month:02d}j1", f"{month:02d}j2") for month in range(1, 11)] + [
    ("12j1", "12j2"),
    ("12j2", "12j3"),
]


class Step(NamedTuple):
    """One card of chance (no seat), or one action of a seat."""

    seat: int | None
    words: tuple[str, ...]


def deal(preset: str, changed: dict[str, Any], dealer: int) -> Round:
    """A round of the third month before its first card."""
    return KOI_KOI.deal(KOI_KOI.options(preset, changed), Setup(2, dealer, 3))


def next_step(round_: Round, rng: Random) -> Step:
    """What may happen next, at random; koi-koi is called in two of three decisions."""
    turn = round_.turn()
    if turn.kind == "chance":
        return Step(None, (rng.choice(DECK.names(round_.chances())),))
    (seat,) = turn.seats
    choices = [KOI_KOI.actions.words(code) for code in round_.legal(seat)]
    if ("koikoi",) in choices:
        choices += [("koikoi",)]
    return Step(seat, rng.choice(choices))


def do(round_: Round, step: Step) -> None:
    """Does a step."""
    if step.seat is None:
        round_.draw(DECK.card(step.words[0]))
    else:
        round_.play(step.seat, KOI_KOI.actions.code(step.words))


def play_out(round_: Round, rng: Random) -> list[Step]:
    """Plays at random to the end; the steps."""
    steps = []
    while round_.turn().kind != "over":
        steps.append(next_step(round_, rng))
        do(round_, steps[-1])
    return steps


def zones(round_: Round) -> dict[str, set[str]]:
    """The cards of every place."""
    return {spec.place: set(DECK.names(mask)) for spec, mask in round_.zones()}


@FIXED
@given(presets, differences, dealers, seeds)
def test_every_card_is_in_one_place_at_every_step(
    preset: str, changed: dict[str, Any], dealer: int, seed: int
) -> None:
    round_, rng = deal(preset, changed, dealer), Random(seed)
    while True:
        places = zones(round_)
        assert sum(len(cards) for cards in places.values()) == 48
        assert set().union(*places.values()) == set(CODES)
        if round_.turn().kind == "over":
            break
        do(round_, next_step(round_, rng))


def renamed(step: Step, names: dict[str, str]) -> Step:
    """The same step with other names of cards."""
    return Step(step.seat, tuple(names.get(word, word) for word in step.words))


@FIXED
@given(presets, differences, dealers, seeds, st.lists(st.sampled_from(TWINS), max_size=12))
def test_twins_of_junk_are_alike(
    preset: str, changed: dict[str, Any], dealer: int, seed: int, swaps: list[tuple[str, str]]
) -> None:
    """Changing junk of a month for its twin changes nothing but the names."""
    names = {code: code for code in CODES}
    for one, other in swaps:
        names[one], names[other] = names[other], names[one]
    first, second = deal(preset, changed, dealer), deal(preset, changed, dealer)
    rng = Random(seed)
    while first.turn().kind != "over":
        step = next_step(first, rng)
        do(first, step)
        do(second, renamed(step, names))
        assert second.turn() == first.turn()
        assert [(line.key, line.seat, line.points) for line in second.lines()] == [
            (line.key, line.seat, line.points) for line in first.lines()
        ]
    assert zones(second) == {place: {names[card] for card in cards} for place, cards in zones(first).items()}
    ends = [round_.outcome() for round_ in (first, second)]
    assert ends[0] is not None and ends[1] is not None
    assert (ends[0].key, ends[0].points, ends[0].winner) == (ends[1].key, ends[1].points, ends[1].winner)


@FIXED
@given(presets, differences, dealers, seeds)
def test_the_seats_are_alike(preset: str, changed: dict[str, Any], dealer: int, seed: int) -> None:
    """With the seats changed the same cards and choices give the mirrored round."""
    first, second = deal(preset, changed, dealer), deal(preset, changed, 1 - dealer)
    for step in play_out(first, Random(seed)):
        do(second, step if step.seat is None else Step(1 - step.seat, step.words))
    one, other = first.outcome(), second.outcome()
    assert one is not None and other is not None
    assert (other.key, other.points) == (one.key, one.points[::-1])
    assert other.winner == (None if one.winner is None else 1 - one.winner)
    mirrored = [(line.key, 1 - line.seat, line.points, line.factor, line.cards) for line in one.lines]
    assert [(line.key, line.seat, line.points, line.factor, line.cards) for line in other.lines] == mirrored


@FIXED
@given(presets, differences, dealers, seeds)
def test_the_lines_add_up_to_the_points(preset: str, changed: dict[str, Any], dealer: int, seed: int) -> None:
    round_ = deal(preset, changed, dealer)
    play_out(round_, Random(seed))
    outcome = round_.outcome()
    assert outcome is not None
    seats = {line.seat for line in outcome.lines}
    assert len(seats) <= 1
    paid = KOI_KOI.options(preset, changed).zero_sum
    for seat in seats:
        assert outcome.points[seat] == total(outcome.lines)
        assert outcome.points[1 - seat] == (-total(outcome.lines) if paid else 0)
    assert bool(seats) or outcome.points == (0, 0)
    assert outcome.winner is None or seats == {outcome.winner}


@FIXED
@given(presets, differences, dealers, seeds)
@example("koikoi_japan", {"table_triple": "redeal", "table_four_pairs": "redeal", "hand_size": 10}, 0, 1)
def test_a_deal_is_repeated_until_it_may_be_played(
    preset: str, changed: dict[str, Any], dealer: int, seed: int
) -> None:
    rng = Random(seed)
    for _ in range(10):
        round_ = deal(preset, changed, dealer)
        while round_.facts()["phase"] == "deal":
            do(round_, next_step(round_, rng))
        places = zones(round_)
        hands, field = [places["hand:0"], places["hand:1"]], places["field"]
        said = deal_check(options(preset, **changed), dealer, hands, field)["result"]
        outcome = round_.outcome()
        ends = {"teyaku": "win", "draw": "draw", "void": "void"}
        assert said == ("play" if outcome is None else ends[outcome.key])


@FEWER
@given(presets, differences, dealers, seeds)
def test_a_restored_position_goes_on_as_the_original(
    preset: str, changed: dict[str, Any], dealer: int, seed: int
) -> None:
    chosen = KOI_KOI.options(preset, changed)
    round_ = deal(preset, changed, dealer)
    steps = play_out(round_, Random(seed))
    for start in range(0, len(steps), 7):
        first = deal(preset, changed, dealer)
        for step in steps[:start]:
            do(first, step)
        masks = {spec.place: mask for spec, mask in first.zones()}
        second = KOI_KOI.restore(chosen, Setup(2, dealer, 3), masks, first.facts())
        for step in steps[start:]:
            for seat in (0, 1, None):
                assert KOI_KOI.view(second, seat) == KOI_KOI.view(first, seat)
            do(first, step)
            do(second, step)
        assert second.outcome() == first.outcome() == round_.outcome()


@FIXED
@given(presets, differences, dealers, seeds)
def test_a_round_takes_as_many_turns_as_there_are_hand_cards(
    preset: str, changed: dict[str, Any], dealer: int, seed: int
) -> None:
    """A round that is not stopped ends when both hands are empty, with the rest of the stock left."""
    round_ = deal(preset, changed, dealer)
    play_out(round_, Random(seed))
    outcome = round_.outcome()
    assert outcome is not None
    size = KOI_KOI.options(preset, changed).hand_size
    board = Board(round_)
    if outcome.key == "exhausted":
        assert (len(board.hand(0)), len(board.hand(1)), len(board.zone("stock"))) == (
            0,
            0,
            {8: 8, 10: 0}[size],
        )
    elif outcome.key in ("stop", "autostop"):
        assert outcome.winner is not None
        lead = len(board.hand(1 - dealer)) - len(board.hand(dealer))
        assert lead == (1 if outcome.winner == dealer else 0)
