"""A choice of several steps is known to its seat alone until it is whole."""

from random import Random

import pytest

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.play.session import Session


def begun(game_id: str, seats: int, verb: str) -> tuple[Session, int, list[tuple[str, ...]]]:
    """A match in which a seat may begin a choice with `verb`, the seat, and what it may pick."""
    game = registry.game(game_id)
    preset = game.default_preset
    for seed in range(200):
        shuffle = SealedShuffle(seed.to_bytes(32, "big"))
        session = Session(game, game.options(preset, game.for_seats(preset, seats)), seats, shuffle.round)
        rng = Random(seed)
        for _ in range(60):
            if session.waiting or session.finished:
                break
            seat = session.asked[0]
            words = [choice.words for choice in session.view(seat).choices]
            steps = [one for one in words if one[0] == verb]
            if steps and not session.round.turn().sealed:
                return session, seat, steps
            session.do(seat, rng.choice(words))
    raise AssertionError("no such choice came up")


@pytest.mark.parametrize(("game_id", "seats", "verb"), [("daifugo", 4, "pick")])
def test_nobody_else_can_count_the_steps_of_a_choice(game_id: str, seats: int, verb: str) -> None:
    session, seat, steps = begun(game_id, seats, verb)
    others = [other for other in range(seats) if other != seat]
    before = [(session.known(other), session.view(other)) for other in others]
    own = session.known(seat)
    assert session.do(seat, steps[0]) == []
    assert session.stepping == seat
    assert session.known(seat) == own + 1
    assert [(session.known(other), session.view(other)) for other in others] == before
    while session.stepping == seat:
        words = [choice.words for choice in session.view(seat).choices]
        session.do(seat, next((one for one in words if one[0] in ("play", "run", "pass")), words[0]))
    assert all(session.known(other) == known + 1 for other, (known, _) in zip(others, before, strict=True))
