"""Small decks counted out by the naive peer: nodes, leaves and expected payoffs of the counts file."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

import hato.games.go_stop
from hato.testing import counts
from tests.peers.go_stop_peer import GoStopPeer
from tests.peers.go_stop_tables import MONTHS, PACK, options

FILE = Path(str(hato.games.go_stop.__file__)).parent / "golden" / "counts.txt"
TEXT = FILE.read_text(encoding="utf-8")
BLOCKS = {block.id: block for block in counts.read(TEXT)}
SETTINGS: dict[str, tuple[str, dict[str, object]]] = {
    "gs-months": ("matgo", {"table_quad": "draw_carry"}),
    "gs-stacks": (
        "godori_1",
        {
            "stop_minimum": 1,
            "table_quad": "dealer_takes",
            "hand_quad": "none",
            "boar_deer_butterfly": 5,
            "first_ppeok": [7, 14, 21],
            "first_turn_rewards": ["ppeok", "ttadak"],
        },
    ),
    "gs-jokers": ("matgo_netmarble", {"stop_minimum": 1, "table_quad": "draw_carry"}),
    "gs-jokers-short": ("matgo_netmarble", {"stop_minimum": 1, "table_quad": "draw_carry"}),
    "gs-last-turns": (
        "matgo",
        {
            "stop_minimum": 1,
            "table_quad": "draw_carry",
            "hand_quad": "none",
            "ppeok_on_last_turn": True,
            "first_ppeok": [3, 6, 9],
            "first_turn_rewards": ["ppeok", "jjok", "ttadak"],
        },
    ),
    "gs-small-bomb": (
        "matgo_pmang",
        {
            "stop_minimum": 1,
            "table_quad": "draw_carry",
            "hand_quad": "none",
            "first_ppeok": [7, 14, 21],
        },
    ),
}
"""Preset and differences once more, since the peer does not read the engine's options."""

Branch = tuple[int, int, Fraction]
"""Nodes, leaves, and what seat 0 can expect."""


class Tree:
    """Every course of a round with a small deck, by playing each path from its beginning."""

    def __init__(self, name: str, dealer: int = 0) -> None:
        block = BLOCKS[name]
        preset, differences = SETTINGS[name]
        fields = dict(
            line.split(": ", 1) for line in TEXT.split(f"id: {name}\n")[1].split("\n\n")[0].split("\n")
        )
        if "cards" in fields:
            self.pack = fields["cards"].split()
        else:
            suits = [MONTHS[int(number) - 1] for number in fields["suits"].split()]
            self.pack = [card for card in PACK if card[:2] in suits]
        self.packets = [(block.reduced.field, block.reduced.hand)]
        self.o = options(preset, **differences)
        self.dealer = dealer

    def at(self, path: list[object]) -> GoStopPeer:
        """The round after these answers."""
        peer = GoStopPeer(self.o, 2, dealer=self.dealer, pack=self.pack, packets=self.packets)
        for said in path:
            peer.answer(said)
        return peer

    def walk(self, path: list[object], peer: GoStopPeer) -> Branch:
        """What lies below; the first branch goes on with the round at hand."""
        stage, asked, may = peer.question
        if stage == "over":
            return 1, 1, Fraction(peer.points[0])
        if stage == "hand_check":
            answers: list[object] = [(asked[0], text) for text in sorted(may[asked[0]])]
        else:
            answers = sorted(may)
        nodes, leaves, whole = 1, 0, Fraction(0)
        for number, said in enumerate(answers):
            below = peer if number == 0 else self.at(path)
            below.answer(said)
            more, ends, points = self.walk([*path, said], below)
            nodes, leaves, whole = nodes + more, leaves + ends, whole + points
        return nodes, leaves, whole / len(answers)


def agree(name: str) -> None:
    """The peer counts what the file says."""
    tree = Tree(name)
    nodes, leaves, payoff = tree.walk([], tree.at([]))
    figures = BLOCKS[name].figures
    assert (str(nodes), str(leaves)) == (figures["nodes"], figures["leaves"])
    assert f"{payoff} {-payoff}" == figures["payoff"]


@pytest.mark.parametrize("name", ["gs-months", "gs-stacks", "gs-jokers-short", "gs-last-turns"])
def test_the_peer_counts_the_same(name: str) -> None:
    agree(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gs-jokers", "gs-small-bomb"])
def test_the_peer_counts_the_same_in_larger_trees(name: str) -> None:
    agree(name)
