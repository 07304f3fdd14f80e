"""The Ming form beyond the clauses: throwing off, what stays secret, the end, impossible positions."""

from __future__ import annotations

import random

import pytest

from hato.core.match import Setup
from hato.core.round import IllegalActionError, PositionError
from hato.games.khanhoo_ming.plays import PLAYS, beats
from hato.games.khanhoo_ming.rules import MOST_BACKS
from tests.games.khanhoo_ming.board import DECK, MING, Board, dealt, options_of
from tests.games.khanhoo_ming.board import beats as cards_beat

THREE = "S1 S2 S3"


def test_khm_3_three_cards_are_thrown_off_one_by_one_and_nobody_hears_of_it_before_the_third() -> None:
    board = dealt(THREE, "", "").do(f"play {THREE}")
    before = (MING.view(board.round, 0), MING.view(board.round, None), len(board.events))
    first, second, third = [word for word in board.words if word.startswith("discard")][:3]
    board.do(first, second)
    assert (MING.view(board.round, 0), MING.view(board.round, None), len(board.events)) == before
    assert MING.view(board.round, 1).secrets == {"picked": [first.split()[1], second.split()[1]], "backs": 0}
    board.do(third)
    moved = [event for event in board.events if event.kind == "moved"][-1]
    assert moved.seen_by(0).cards == (-1, -1, -1)
    assert len([card for card in moved.seen_by(1).cards if card >= 0]) == 3


def test_khm_3_a_chosen_card_can_be_taken_back_but_not_for_ever() -> None:
    board = dealt(THREE, "", "").do(f"play {THREE}")
    words = board.words
    first = next(word for word in words if word.startswith("discard"))
    for _ in range(MOST_BACKS):
        board.do(first, "back")
        assert board.words == words
    assert "back" not in board.do(first).words


def test_khm_3_who_has_begun_to_throw_off_takes_it_back_before_he_beats() -> None:
    board = dealt(THREE, "S4 S5 S6", "").do(f"play {THREE}", "discard S4")
    assert not any(word.startswith("play") for word in board.words)
    board.do("back", "play S4 S5 S6")
    assert board.zone("trick") == {*THREE.split(), "S4", "S5", "S6"}


def test_khm_3_throwing_off_is_always_allowed_and_never_wins() -> None:
    board = dealt("C9", "MT M9", "").do("play C9")
    assert "discard MT" in board.words
    board.do("discard MT").off()
    assert board.asked == 0
    assert board.points == [3, 0, 0]


def test_khm_3_a_play_has_to_beat_the_best_and_not_the_lead() -> None:
    board = dealt("C9", "S5", "S4 M1 C8").do("play C9", "play S5")
    assert "play M1" in board.words and "play S4" not in board.words
    board.do("play M1")
    assert (board.asked, board.points) == (2, [0, 0, 3])


def test_khm_3_must_beat_leaves_no_choice_to_who_can() -> None:
    board = dealt("S5", "S6 C0", "C9 C8", must_beat=True).do("play S5")
    assert "play S6" in board.words and not any(word.startswith("discard") for word in board.words)
    free = dealt("M9", "S6", "C9", must_beat=True).do("play M9")
    assert all(word.startswith("discard") for word in free.words)


@pytest.mark.parametrize("face", ["down", "up"])
def test_khm_9_nobody_sees_what_was_thrown_off_face_down_not_even_the_winner(face: str) -> None:
    board = dealt("M9", "C9", "C8", discard_face=face).do("play M9", "discard C9", "discard C8")
    if face == "up":
        assert board.zone("won:0") == {"M9", "C9", "C8"} and board.seen(None, "won:0")
        return
    assert (board.zone("won:0"), board.zone("gone:1")) == ({"M9"}, {"C9"})
    assert [board.seen(seat, "gone:1") for seat in (None, 0, 1, 2)] == [False, False, True, False]
    assert board.points == [3, 0, 0]


def test_a_view_tells_plays_counts_winners_and_points_and_no_hidden_card() -> None:
    board = dealt("M9", "C9", "C8").do("play M9", "discard C9", "discard C8")
    view = MING.view(board.round, 2)
    assert view.facts["tricks"][0] == {
        "leader": 0,
        "winner": 0,
        "plays": [["M9"], None, None],
        "shown": [[], [], []],
    }
    assert "C9" not in str(view.facts)
    assert [view.zone("hand", seat).count for seat in range(3)] == [8, 8, 8]


@pytest.mark.parametrize("face", ["down", "up"])
def test_khm_3_who_throws_off_where_he_must_beat_has_nothing_that_beats_in_any_sampled_world(
    face: str,
) -> None:
    rng = random.Random(5)
    checked = 0
    for _ in range(120):
        options = options_of(3, must_beat=True, discard_face=face)
        round_ = MING.deal(options, Setup(3, 0))
        while round_.turn().kind == "chance":
            round_.draw(rng.choice([card for card in range(30) if round_.chances() >> card & 1]))
        board = Board(round_)  # type: ignore[arg-type]
        for _ in range(rng.randint(1, 14)):
            if not board.over:
                board.do(rng.choice(board.words))
        if board.over:
            continue
        world = board.round.clone()
        world.sample(0, rng)
        for seat in (1, 2):
            hidden = world.hand[seat] | world.thrown[seat] | world.gone[seat]
            shown = [
                PLAYS[p].codes
                for t in world.tricks
                for at, p in enumerate(t.plays)
                if p >= 0 and t.seat(at, 3) == seat
            ]
            shown += [
                tuple(DECK.names(m))
                for t in world.tricks
                for at, m in enumerate(t.shown)
                if t.seat(at, 3) == seat
            ]
            held = set(DECK.names(hidden)) | {code for codes in shown for code in codes}
            for trick in world.tricks:
                for at, play in enumerate(trick.plays):
                    if trick.seat(at, 3) != seat:
                        continue
                    if play >= 0:
                        held -= set(PLAYS[play].codes)
                        continue
                    best = PLAYS[next(p for p in reversed(trick.plays[:at]) if p >= 0)]
                    sure = {code for code in held if code in DECK.names(world.hand[seat])}
                    assert not [one for one in PLAYS if beats(one, best) and set(one.codes) <= sure]
                    checked += 1
    assert checked > 40


def test_everybody_pays_everybody_the_difference() -> None:
    board = dealt("M9", "M1", "M2").finish()
    done = [(Setup(3, 0), board.outcome)]
    money = MING.money(options_of(3), 3, done)
    whole = sum(board.outcome.points)
    assert money == tuple(3 * one - whole for one in board.outcome.points)
    assert sum(money) == 0
    assert MING.money(options_of(3, settle=False), 3, done) == ()


def test_equal_points_are_shared() -> None:
    rng = random.Random(0)
    for _ in range(400):
        round_ = MING.deal(options_of(2), Setup(2, 0))
        while round_.turn().kind != "over":
            if round_.turn().kind == "chance":
                round_.draw(rng.choice([card for card in range(30) if round_.chances() >> card & 1]))
            else:
                seat = round_.turn().seats[0]
                round_.play(seat, rng.choice(round_.legal(seat)))
        found = round_.outcome()
        assert found is not None
        if found.key == "shared":
            assert found.winner is None and found.points[0] == found.points[1] and found.drawn
            return
        assert found.winner == found.points.index(max(found.points))
    raise AssertionError("no deal was shared")


def test_every_card_that_was_laid_is_counted_once() -> None:
    for seats, laid in ((2, 26), (3, 27)):
        board = dealt(*[""] * seats).finish()
        bonus = sum(line.points for line in board.outcome.lines if line.key != "cards")
        assert sum(board.outcome.points) == laid + bonus


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    board = dealt("S5", "M1").do("play S5")
    before = (board.round.zones(), board.round.facts())
    for text in ("play S5", "play MT", "back", "discard S5"):
        with pytest.raises(IllegalActionError):
            board.do(text)
    assert (board.round.zones(), board.round.facts()) == before


@pytest.mark.parametrize(
    "spoil",
    [
        {"phase": "follow"},
        {"phase": "over"},
        {"tricks": [{"leader": 0, "plays": [["C1", "M1"]], "shown": [[]]}]},
        {"tricks": [{"leader": 7, "plays": [], "shown": []}]},
        {"tricks": "none"},
    ],
)
def test_facts_that_do_not_fit_are_refused(spoil: dict[str, object]) -> None:
    board = dealt("S5", "M1")
    zones = {spec.place: mask for spec, mask in board.round.zones()}
    with pytest.raises(PositionError):
        MING.restore(options_of(), Setup(2, 0), zones, {**board.round.facts(), **spoil})


def test_cards_that_are_no_play_are_told() -> None:
    with pytest.raises(ValueError, match="neither one card nor a gibbon"):
        cards_beat("C1 M9", "C2")
    with pytest.raises(ValueError, match="played by 2 or 3"):
        MING.answers()["deal"]({}, {"players": 4})
