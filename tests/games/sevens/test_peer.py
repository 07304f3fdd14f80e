"""The engine against the peer: whole random rounds by random house rules, and the counted trees."""

from __future__ import annotations

import random
from fractions import Fraction
from importlib import resources
from itertools import permutations
from typing import Any

import pytest

from hato.core.chance import Sampled
from hato.core.match import Setup
from hato.core.options import as_json
from hato.testing import counts
from hato.testing.conformance import random_options
from tests.games.sevens.board import SEVENS
from tests.games.sevens.peer import Peer

BLOCKS = counts.read((resources.files("hato.games.sevens") / "golden" / "counts.txt").read_text("utf-8"))


def hands_of(round_: Any) -> list[list[str]]:
    masks = {spec.place: mask for spec, mask in round_.zones()}
    return [SEVENS.deck.names(masks[f"hand:{seat}"]) for seat in range(round_.seats)]


def played(options: Any, seats: int, rng: random.Random) -> str:
    """A random round in which both agree on every choice and on the end; tells how it ended."""
    dealer = rng.randrange(seats)
    round_ = SEVENS.deal(options, Setup(seats, dealer))
    chance = Sampled(rng)
    dealt: list[list[str]] = [[] for _ in range(seats)]

    def watch(event: Any) -> None:
        if event.kind == "dealt":
            dealt[int(event.target[5:])].append(SEVENS.deck.codes[event.cards[0]])

    while round_.turn().kind == "chance":
        round_.draw(chance.draw(round_.chances()), watch)
    first = round_.turn().seats[0]
    peer = Peer(as_json(options), dealt, first, dealer)
    while round_.turn().kind == "choice":
        assert round_.turn().seats == (peer.asked,)
        words = {SEVENS.actions.words(code) for code in round_.legal(peer.asked)}
        assert words == peer.legal()
        said = rng.choice(sorted(words))
        # jokers are rare: they are played when they can be
        said = next((one for one in sorted(words) if one[0] == "joker" and rng.random() < 0.7), said)
        round_.play(peer.asked, SEVENS.actions.code(said))
        peer.do(said)
    assert hands_of(round_) == [sorted(hand, key=SEVENS.deck.card) for hand in peer.hands]
    outcome = round_.outcome()
    assert outcome is not None and list(outcome.points) == peer.points
    return outcome.key


@pytest.mark.parametrize("seats", SEVENS.seats)
def test_random_rounds_by_random_house_rules_are_played_alike(seats: int) -> None:
    rng = random.Random(seats)
    ends = [played(random_options(SEVENS, rng, seats), seats, rng) for _ in range(60)]
    assert "last" in ends


@pytest.mark.parametrize("joker_last", ["forbidden", "allowed", "loses"])
@pytest.mark.parametrize("score", ["places", "cards_left"])
def test_rounds_with_jokers_are_played_alike(joker_last: str, score: str) -> None:
    rng = random.Random(f"{joker_last} {score}")
    ends = set()
    for _ in range(80):
        changes = {
            **{"jokers": rng.choice((1, 2)), "joker_last": joker_last, "score": score},
            **{"wrap": rng.choice(("none", "tunnel", "link")), "ace": rng.choice(("low", "high"))},
            **{"voluntary_pass": rng.random() < 0.5, "pass_limit": rng.choice(("none", 1, 5))},
            "eliminate": rng.choice(("lay_hand", "lose_all")),
        }
        ends.add(played(SEVENS.options("club", changes), rng.randint(2, 5), rng))
    assert len(ends) > 1


def enumerate_all(peer: Peer) -> tuple[int, int, list[Fraction]]:
    """Nodes, leaves and each seat's expected points: choices are all equally likely."""
    if peer.points is not None:
        return 1, 1, [Fraction(points) for points in peer.points]
    nodes, leaves, expected = 1, 0, [Fraction(0)] * peer.n
    words = peer.legal()
    for one in words:
        after = peer.copy()
        after.do(one)
        more, found, values = enumerate_all(after)
        nodes += more
        leaves += found
        expected = [a + b / len(words) for a, b in zip(expected, values, strict=True)]
    return nodes, leaves, expected


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_an_enumeration_of_our_own_finds_the_same_numbers(block: counts.Block) -> None:
    reduced = block.reduced
    cards = block.game.deck.names(reduced.cards)
    known: dict[tuple[frozenset[str], ...], tuple[int, int, list[Fraction]]] = {}
    leaves, orders = 0, 0
    expected = [Fraction(0)] * reduced.seats
    for order in permutations(cards):
        orders += 1
        hands: list[list[str]] = [[] for _ in range(reduced.seats)]
        for i, card in enumerate(order):
            hands[(reduced.dealer + 1 + i) % reduced.seats].append(card)
        key = tuple(map(frozenset, hands))
        if key not in known:
            known[key] = enumerate_all(Peer(as_json(block.options), hands, 0, reduced.dealer))
        leaves += known[key][1]
        expected = [a + b for a, b in zip(expected, known[key][2], strict=True)]
    assert str(leaves) == block.figures["leaves"]
    assert [str(value / orders) for value in expected] == block.figures["payoff"].split()
