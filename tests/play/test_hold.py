"""Matches in which a clock plays the readings: the same match as without one, and nothing too soon."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hato.core import registry
from hato.core.actions import UnknownActionError
from hato.core.chance import SealedShuffle
from hato.core.live import ImpossibleError, Report
from hato.core.round import IllegalActionError
from hato.play.session import Session

KYOGI = registry.game("kyogi_karuta")
RULES: dict[str, tuple[str, dict[str, object]]] = {
    "quick": ("quick", {"cards_per_side": 6, "ghosts": 5}),
    "beginner": ("beginner", {"proof": "ending4"}),
    "false starts": ("quick", {"cards_per_side": 6, "ghosts": 50, "early": "foul"}),
    "disputes": ("quick", {"cards_per_side": 6, "ghosts": 20, "casual_dispute": True, "early": "foul"}),
    "regroup": ("official", {"cards_per_side": 6, "ghosts": 4}),
}


def match(number: int, rules: str, hold: bool) -> Session:
    preset, changed = RULES[rules]
    shuffle = SealedShuffle(number.to_bytes(32, "big"))
    return Session(KYOGI, KYOGI.options(preset, changed), 2, shuffle.round, hold=hold)


def answer(session: Session, rng: Random) -> None:
    """Somebody who is asked does something, but moves no card about."""
    seat = rng.choice(session.asked)
    words = [choice.words for choice in session.view(seat).choices]
    session.do(seat, ("ready",) if ("ready",) in words else rng.choice(words))


def read(session: Session, rng: Random) -> int:
    """Plays a reading with touches at random; how many of them counted."""
    live = session.reading()
    assert live is not None
    slots = session.round.facts()["slots"]
    for _ in range(rng.randrange(5)):
        card = rng.choice([code for camp in slots for code in camp if code])
        t = rng.uniform(-300, live.cues[-1].due + 3000)
        try:
            live.touch(card, Report(rng.randrange(2), t, t + 10, 10), len(live.cues), t + 5)
        except ImpossibleError:
            continue
    done = live.entries()
    for seat, words in done:
        session.do(seat, words)
    return sum(words[0] == "touch" for _, words in done)


def played(number: int, rules: str) -> tuple[Session, int]:
    session, rng, touched = match(number, rules, hold=True), Random(number), 0
    while not session.finished:
        if session.live:
            assert session.asked == ()
            number_of = session.round.live
            touched += read(session, rng)
            assert session.finished or not session.live or session.round.live == number_of + 1
        else:
            answer(session, rng)
    return session, touched


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("number", range(3))
def test_a_match_by_the_clock_is_the_same_match_without_one(number: int, rules: str) -> None:
    session, touched = played(number, rules)
    assert touched > 0
    for hold in (False, True):
        again = match(number, rules, hold)
        for entry in session.entries:
            again.do(*entry)
        assert again.events == session.events
        assert again.done == session.done and again.finished
        assert [again.known(seat) for seat in range(2)] == [session.known(seat) for seat in range(2)]


def begun(number: int, rules: str) -> Session:
    """A match before its first reading."""
    session = match(number, rules, hold=True)
    while not session.live:
        session.do(session.asked[0], ("ready",))
    return session


def look(session: Session) -> tuple[Any, ...]:
    views = [session.view(seat) for seat in (0, 1, None)]
    return (*views, len(session.events), session.ply, session.round.facts(), session.round.zones())


@pytest.mark.parametrize("rules", ["quick", "false starts"])
def test_nothing_is_heard_and_nobody_is_asked_before_the_clock_plays(rules: str) -> None:
    session = begun(1, rules)
    before = look(session)
    for seat in range(2):
        view = session.view(seat)
        assert (view.turn.kind, view.turn.seats, view.choices) == ("chance", (), ())
        assert view.facts["heard"] == []
    reading = session.reading()
    assert reading is not None
    reading.ask([0, 1])
    reading.entries()
    assert look(session) == before


@pytest.mark.parametrize("words", [("touch", "k200"), ("ready",), ("at", "3"), ("next",)])
def test_a_first_entry_that_is_not_allowed_changes_nothing(words: tuple[str, ...]) -> None:
    session, twin = begun(2, "quick"), begun(2, "quick")
    before = look(session)
    with pytest.raises((IllegalActionError, UnknownActionError)):
        session.do(0, words)
    assert look(session) == before
    for one in (session, twin):
        read(one, Random(5))
    assert session.events == twin.events


@pytest.mark.parametrize("rules", ["quick", "false starts", "disputes"])
@pytest.mark.parametrize("computer", [0, 1])
def test_a_computer_player_is_asked_what_it_would_be_asked_without_a_clock(rules: str, computer: int) -> None:
    """Its views are those of a match in which chance answers mora by mora, and the other does nothing."""
    live = begun(3, rules).reading()
    assert live is not None
    plain = match(3, rules, hold=False)
    while plain.round.live == 0:
        plain.do(plain.asked[0], ("ready",))
    questions = touched = 0
    rng = Random(computer)
    while (asked := live.ask([computer])) is not None:
        seat, view = asked
        assert seat == computer
        while computer not in plain.asked:
            plain.do(plain.asked[0], ("wait",))
        assert view == plain.view(computer)
        words = rng.choice(view.choices).words
        touched += words[0] == "ms"
        live.answer(computer, words)
        plain.do(computer, words)
        questions += 1
    assert questions > 3
    done = live.entries()
    assert sum(words[0] == "touch" for _, words in done) <= touched


def test_a_computer_player_that_does_what_it_may_not_is_asked_again() -> None:
    live = begun(4, "quick").reading()
    assert live is not None
    asked = live.ask([1])
    for words in (("ready",), ("touch", "k100k"), ("ms", "4"), ()):
        with pytest.raises(ValueError):
            live.answer(1, words)
    assert live.ask([1]) == asked
    live.answer(1, None)
    assert live.ask([1]) != asked


def test_the_time_of_the_close_follows_the_first_touch_of_the_read_card() -> None:
    session = begun(5, "quick")
    live = session.reading()
    assert live is not None
    end = live.closes()
    assert end > live.cues[-1].due + 250
    slots = session.round.facts()["slots"]
    codes = [code for camp in slots for code in camp if code]
    closes = []
    for code in codes:
        one = session.reading()
        assert one is not None
        one.touch(code, Report(0, 700, 720, 20), 9, 712)
        closes.append(one.closes())
    assert set(closes) <= {712 + 250, end} and closes.count(712 + 250) <= 1
