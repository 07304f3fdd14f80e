"""What the line client says of a round: who deals and who plays first, each thing once, hidden cards."""

from __future__ import annotations

import hashlib

import pytest

from hato.core import registry
from hato.core.actions import UnknownActionError
from hato.core.chance import SealedShuffle
from hato.core.events import HIDDEN, chose, drawn, moved
from hato.core.zones import only
from hato.play.session import Session
from hato.texts import texts
from hato.tui.heading import heading
from hato.tui.tell import Said, tell
from hato.tui.wording import Namer

LANGUAGES = ("en", "ko", "ru", "uk", "ja")
TOGETHER = {"kyogi_karuta", "uta_karuta"}
"""Games in which nobody is first: all lay out, or choose in secret, at the same time."""
PLAYED = sorted(game.id for game in registry.games().values() if game.layout != "spread")


def sessions(game: str, count: int = 4) -> list[Session]:
    """New matches of every number of seats of the default preset, some of each."""
    found = registry.game(game)
    made = []
    for seats in found.seats:
        options = found.options(None, found.for_seats(found.default_preset, seats))
        for number in range(count if seats < 6 else 1):
            seed = hashlib.sha256(f"telling {number}".encode()).digest()
            made.append(Session(found, options, seats, SealedShuffle(seed).round))
    return made


@pytest.mark.parametrize("game", PLAYED)
def test_who_plays_first_is_who_is_asked_first(game: str) -> None:
    """An opener is the only seat that is asked; where nobody deals he is the seat of the set-up."""
    found = registry.game(game)
    openers = 0
    for session in sessions(game):
        opener = found.opener(session.round)
        openers += opener is not None
        if opener is not None:
            assert session.asked == (opener,)
        if not found.deals and game not in TOGETHER:
            assert opener == session.setup.dealer
    if game in TOGETHER:
        assert openers == 0
    else:
        assert openers > 0 or found.layout == "banking" or game == "go_stop"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_the_heading_says_only_what_is_true(game: str, language: str) -> None:
    words = texts(language)
    for session in sessions(game, count=2):
        names = [f"N{seat}" for seat in range(session.seats)]
        namer = Namer(session.game, words, names)
        opener = session.game.opener(session.round)
        dealer = session.setup.dealer
        said = list(heading(3, dealer, opener, namer))
        assert "3" in said[0] and names[dealer] in said[0]
        if session.game.deals and opener is not None and opener != dealer:
            assert said[1:] == [words.get("round-first", you="no", who=names[opener])]
            assert said[0] == words.get("round-deals", number="3", you="no", who=names[dealer])
        else:
            assert len(said) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_a_draw_that_nobody_sees_names_no_unknown_card(game: str, language: str) -> None:
    words = texts(language)
    namer = Namer(registry.game(game), words, ("Ada", "Ben"), you=0)
    for target in ("hand:1", "held:1", "aside"):
        event = drawn(1, 0, target, only(1)).seen_by(0)
        assert event.cards == (HIDDEN,)
        for sentence in tell([event], namer, Said()):
            assert words.get("card-unknown") not in sentence


@pytest.mark.parametrize("verb", ["take", "draw"])
def test_a_choice_that_the_next_event_shows_is_told_once(verb: str) -> None:
    """Of all games with such an action without a card."""
    found = 0
    for game in registry.games().values():
        try:
            game.actions.code((verb,))
        except UnknownActionError:
            continue
        found += 1
        words = texts("en")
        namer = Namer(game, words, ("Ada", "Ben"), you=0)
        told = list(tell([chose(1, (verb,)), moved(1, (0,), "discard:0", "held:1")], namer, Said()))
        assert len(told) == 1
        assert words.get(f"{game.id}-action-{verb}") not in told[0]
    assert found > 0
