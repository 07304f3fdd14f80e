import pytest

from hato.agents import levels
from hato.agents.arena import level, play_match
from hato.core import registry
from hato.core.options import schema


@pytest.mark.parametrize(("name", "one"), [(name, one) for name in registry.games() for one in levels(name)])
def test_every_game_can_be_played_to_its_end(name: str, one: str) -> None:
    game = registry.game(name)
    agents = [level(one)] * min(game.seats)
    named = {info.name for info in schema(type(game.options()))}
    short = {"length": {"type": "rounds", "n": 2}} if "length" in named else {}
    assert play_match(name, game.default_preset, agents, 1, short, playouts=2).winners
