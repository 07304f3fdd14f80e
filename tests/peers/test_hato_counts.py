"""The counted trees of Hato against an enumeration by the naive peer."""

from __future__ import annotations

from fractions import Fraction
from importlib import resources

import pytest

from hato.core.options import as_json
from hato.testing import counts
from tests.peers.hato_peer import HatoPeer
from tests.peers.hato_tables import VALUES, options

BLOCKS = counts.read((resources.files("hato.games.hato") / "golden" / "counts.txt").read_text("utf-8"))


def enumerate_all(peer: HatoPeer) -> tuple[int, int, list[Fraction]]:
    """Nodes, leaves, and each seat's expected result: chance and choices are all equally likely."""
    if peer.stage == "over":
        return 1, 1, [peer.results[seat] for seat in range(peer.seats)]
    choosing = peer.stage in ("play", "pick", "pick_extra")
    branches = sorted(peer.words() if choosing else peer.stock)
    nodes, leaves = 1, 0
    expected = [Fraction(0)] * peer.seats
    for branch in branches:
        after = peer.copy()
        if choosing:
            after.do(branch)
        else:
            after.turn_up(branch)
        more, found, values = enumerate_all(after)
        nodes += more
        leaves += found
        expected = [a + b / len(branches) for a, b in zip(expected, values, strict=True)]
    return nodes, leaves, expected


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_an_enumeration_of_our_own_finds_the_same_numbers(block: counts.Block) -> None:
    reduced, chosen = block.reduced, block.options
    told = as_json(chosen)
    theirs = options("sakhalin", **{name: told[name] for name in ("players", *VALUES)})
    cards = block.game.deck.names(reduced.cards)
    peer = HatoPeer(theirs, reduced.dealer, cards, (reduced.hand, reduced.field))
    nodes, leaves, expected = enumerate_all(peer)
    payoff = [value * chosen.parts for value in expected]
    assert [str(nodes), str(leaves)] == [block.figures["nodes"], block.figures["leaves"]]
    assert [str(value) for value in payoff] == block.figures["payoff"].split()
    assert any(payoff)
