"""Counting out small decks: against a counts file, against a second walk and against brute force."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from hato.core import registry
from hato.testing import counts
from hato.testing.counting import CountError, Reduced, Tally, count, divide

Run = Callable[..., Any]

FILES = [
    path
    for game in registry.games()
    for path in sorted(
        Path(str(importlib.import_module(f"hato.games.{game}").__file__)).parent.glob("golden/*.txt")
    )
]
BLOCKS = [block for path in FILES for block in counts.read(path.read_text(encoding="utf-8"))]
QUICK = [block for block in BLOCKS if not block.slow]


def by_id(block: counts.Block) -> str:
    return block.id


def block(name: str) -> counts.Block:
    return next(one for one in BLOCKS if one.id == name)


def test_blocks_have_different_names_and_all_figures() -> None:
    assert len({one.id for one in BLOCKS}) == len(BLOCKS) > 15
    assert all(set(one.figures) == set(counts.FIGURES) for one in BLOCKS)


@pytest.mark.parametrize("one", QUICK, ids=by_id)
def test_quick_counts(one: counts.Block) -> None:
    tally = one.count()
    assert one.differences(tally) == []
    if one.game.zero_sum or getattr(one.options, "zero_sum", False):
        assert sum(tally.payoff) == 0


@pytest.mark.slow
@pytest.mark.parametrize("one", [block for block in BLOCKS if block.slow], ids=by_id)
def test_slow_counts(one: counts.Block) -> None:
    tally = one.count()
    assert one.differences(tally) == []
    if one.game.zero_sum or getattr(one.options, "zero_sum", False):
        assert sum(tally.payoff) == 0


@pytest.mark.parametrize(
    "one", [block for block in QUICK if int(block.figures["leaves"]) < 10_000], ids=by_id
)
def test_every_path_gives_what_known_positions_give(one: counts.Block) -> None:
    """Also a test of the position: zones and facts say everything that the rest of a round depends on."""
    assert one.differences(one.count(plain=True)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["kk-calls", "kk-calls-ladder"])
def test_every_path_where_there_are_calls(name: str) -> None:
    assert block(name).differences(block(name).count(plain=True)) == []


def test_known_numbers_of_another_program() -> None:
    """Leaves that a separate probe of plain matching games counted: months x copies, hand, field."""
    for suits, hand, field, leaves in (([3, 8], 1, 1, 6_720), ([3, 8], 1, 2, 28_224)):
        game = registry.game("koi_koi")
        cards = game.deck.set(code for code in game.deck.codes if int(code[:2]) in suits)
        options = game.options("nintendo", {"table_quad": "void", "table_four_pairs": "play"})
        assert count(Reduced(cards, hand, field).round(game, options), 2).leaves == leaves


def test_the_other_dealer_changes_seats() -> None:
    mine, other = (block(name).count().payoff for name in ("kk-viewings", "kk-viewings-dealer"))
    assert mine == other[::-1]


def test_the_first_steps_add_up() -> None:
    one = block("kk-viewings")
    start = one.reduced.round(one.game, one.options)
    parts = divide(one.game, start, 2)
    whole = one.count()
    assert [name for name, _ in parts] == one.game.deck.names(one.reduced.cards)
    assert 1 + sum(part.nodes for _, part in parts) == whole.nodes
    assert sum(part.leaves for _, part in parts) == whole.leaves
    for seat in (0, 1):
        assert sum(part.payoff[seat] for _, part in parts) / len(parts) == whole.payoff[seat]
    assert start.chances() == one.reduced.cards


def test_progress_reaches_the_end() -> None:
    one = block("kk-field")
    told: list[tuple[int, float]] = []
    one.count(report=lambda *now: told.append(now))
    shares = [share for _, share in told]
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] <= 1


# brute force: the rules of one small deck written once more, on words instead of masks

DECK = ("03b", "03r", "03j1", "09a", "09j1", "08b", "08j1")


def viewings(pile: set[str]) -> int:
    """Points of a pile: five for each viewing, doubled from seven on."""
    points = 5 * ({"03b", "09a"} <= pile) + 5 * ({"08b", "09a"} <= pile)
    return points * 2 if points >= 7 else points


def plays(order: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Fraction, tuple[int, int]]]:
    """All courses of one order of the deck: a trace, its probability given the order, and the payoff.

    One card each, two on the field; seat 0 deals and plays first. A hand card, then the next of the stock:
    each takes a card of its month, of two either one, all of three.
    """

    def captures(card: str, table: frozenset[str]) -> list[tuple[frozenset[str], str]]:
        matches = sorted(other for other in table if other[:2] == card[:2])
        if not matches:
            return [(frozenset(), "")]
        if len(matches) == 2:
            return [(frozenset({card, one}), one) for one in matches]
        return [(frozenset({card, *matches}), "")]

    def act(
        place: int,
        table: frozenset[str],
        piles: tuple[set[str], set[str]],
        trace: tuple[str, ...],
        chance: Fraction,
    ) -> Iterator[tuple[tuple[str, ...], Fraction, tuple[int, int]]]:
        if place == 4:
            yield trace, chance, (0, 0)
            return
        seat, flip = divmod(place, 2)
        card = order[4 + seat] if flip else hands[seat]
        found = captures(card, table)
        for taken, named in found:
            pile = piles[seat] | taken
            after = (pile, piles[1]) if seat == 0 else (piles[0], pile)
            left = (table | {card}) - taken
            now = (*trace, card, named) if named else (*trace, card)
            if flip and viewings(pile):
                points = viewings(pile)
                yield now, chance / len(found), ((points, 0) if seat == 0 else (0, points))
            else:
                yield from act(place + 1, left, after, now, chance / len(found))

    hands = (order[1], order[0])
    yield from act(0, frozenset(order[2:4]), (set(), set()), order[:4], Fraction(1))


def brute() -> tuple[int, tuple[Fraction, Fraction]]:
    """Leaves and expected payoffs of the deck."""
    orders = list(permutations(DECK))
    leaves: set[tuple[str, ...]] = set()
    expected = [Fraction(0), Fraction(0)]
    for order in orders:
        for trace, chance, points in plays(order):
            leaves.add(trace)
            for seat in (0, 1):
                expected[seat] += chance * points[seat] / len(orders)
    return len(leaves), (expected[0], expected[1])


@pytest.mark.parametrize("plain", [False, True])
def test_brute_force_agrees(plain: bool) -> None:
    game = registry.game("koi_koi")
    options = game.options("nintendo", {"grouping": "additive", "table": "additive"})
    tally = count(Reduced(game.deck.set(DECK), 1, 2).round(game, options), 2, plain=plain)
    leaves, payoff = brute()
    assert (tally.leaves, tally.payoff) == (leaves, payoff)
    assert min(payoff) > 0


# what cannot be counted


def tally(**changes: Any) -> Tally:
    game = registry.game("koi_koi")
    size = {"cards": game.deck.set(DECK), "hand": 1, "field": 1} | changes.pop("size", {})
    return count(
        Reduced(**size).round(game, game.options("nintendo", changes.pop("options", {}))), 2, **changes
    )


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"limit": 100}, "limit"),
        ({"size": {"hand": 4, "field": 4}}, "sizes"),
        ({"size": {"hand": 2}}, "cards"),
    ],
)
def test_what_cannot_be_counted(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(CountError) as error:
        tally(**changes)
    assert error.value.key == key


def test_a_deal_that_repeats_itself() -> None:
    game = registry.game("koi_koi")
    whole = game.deck.set(["01b", "01r", "02a", "02r", "02j1", "02j2", "03b", "03r"])
    for plain in (False, True):
        with pytest.raises(CountError) as error:
            count(Reduced(whole, 1, 4).round(game, game.options("nintendo")), 2, plain=plain)
        assert error.value.key == "endless"


# the command


def test_the_command(run: Run) -> None:
    arguments = ("count", "koi_koi", "--cards", "03b,03j1,08b,08j1,09a,09j1")
    assert run(*arguments) == (0, "nodes: 1717\nleaves: 720\noutcomes: 3\npayoff: 0 4/3\n", "")
    assert run(*arguments, "--dealer", "1", "--plain").out.endswith("payoff: 4/3 0\n")
    out = run(*arguments, "--preset", "koikoi_japan", "--set", "table_quad=void").out
    assert out.endswith("payoff: 7/15 -7/15\n")
    divided = run(*arguments, "--divide").out.splitlines()
    assert len(divided) == 6
    assert divided[0].startswith("03b: nodes 286, leaves 120, ")


def test_too_many_leaves_are_one_sentence(run: Run) -> None:
    code, out, err = run("count", "koi_koi", "--suits", "3,8", "--limit", "1000")
    assert (code, out) == (1, "")
    assert err == "There are more than 1000 leaves; take a smaller deck, or raise --limit.\n"


BLOCK = """\
id: one   # a comment
game: koi_koi
preset: nintendo
options: table_quad=void
cards: 03b 03j1 08b, 08j1 09a 09j1
hand: 1
field: 1
leaves: 720
payoff: 0 8/6
"""


def test_a_counts_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "counts.txt"
    path.write_text(f"# header\n\n{BLOCK}\n\n{BLOCK.replace('one', 'two').replace('720', '721')}")
    code, out, err = run("count", str(path))
    assert (code, err) == (1, "")
    assert out == "one: agrees\ntwo: leaves: expected 721, came 720\n1 passed, 1 failed\n"


def test_slow_blocks_wait_to_be_asked_for(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "counts.txt"
    path.write_text(BLOCK + "slow: yes\n")
    code, out, err = run("count", str(path))
    assert (code, out) == (0, "0 passed, 0 failed\n")
    assert err == "Left out because they take long (--slow counts them): 1\n"
    assert run("count", str(path), "--slow") == (0, "one: agrees\n1 passed, 0 failed\n", "")


@pytest.mark.parametrize(
    ("change", "to"),
    [
        ("id: one   # a comment\n", ""),
        ("game: koi_koi", "game: koikoi"),
        ("preset: nintendo", "preset: sega"),
        ("table_quad=void", "table_quad=perhaps"),
        ("table_quad=void", "moon=full"),
        ("table_quad=void", "moon"),
        ("cards: 03b", "cards: 03c"),
        ("cards: 03b", "suits: 3"),
        ("hand: 1", "hand: one"),
        ("hand: 1", ""),
        ("field: 1", "field: -1"),
        ("field: 1", "field: 1\nfield: 1"),
        ("field: 1", "seats: 3"),
        ("field: 1", "dealer: 7"),
        ("field: 1", "wind: east"),
        ("field: 1", "field"),
        ("payoff: 0 8/6", "payoff: 0 x"),
        ("payoff: 0 8/6", "payoff: 0 1/0"),
    ],
)
def test_a_counts_file_that_cannot_be_read(run: Run, tmp_path: Path, change: str, to: str) -> None:
    assert change in BLOCK
    path = tmp_path / "counts.txt"
    path.write_text(BLOCK.replace(change, to))
    code, out, err = run("count", str(path))
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert f"{path}, line " in err
