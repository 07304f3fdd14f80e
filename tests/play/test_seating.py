"""Who sits where after the dealer draw (G-2), in sessions and records."""

from __future__ import annotations

from itertools import permutations

import pytest

from hato.core import customs, registry
from hato.core.chance import SealedShuffle
from hato.families.dealer_draw import DealerDrawOptions, order_of
from hato.play.session import Session
from hato.records import header_of, read, verify, write
from tests.records.make_golden import FOLDER, played

GO_STOP = registry.game("go_stop")


def match(seats: int, number: int = 0, rules: int | None = None, **differences: object) -> Session:
    """A match of Go-Stop; `rules` is the version of the rules by which it was begun."""
    changes = {**GO_STOP.for_seats("gostop", seats), **differences}
    options = GO_STOP.options_of(rules or GO_STOP.rules, "gostop", changes)
    return Session(GO_STOP, options, seats, SealedShuffle(number.to_bytes(32, "big")).round)


def drawn(session: Session) -> dict[int, list[int]]:
    """The cards that each seat drew, as the events tell it."""
    cards: dict[int, list[int]] = {}
    for event in session.events:
        if event.target is not None and event.target.startswith("drawn:"):
            assert event.target == f"drawn:{event.seat}"
            cards.setdefault(event.seat or 0, []).extend(event.cards)
    return cards


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_ranking_is_read_round_the_table_from_player_0_on(seats: int) -> None:
    for ranking in permutations(range(seats)):
        players = customs.seated(ranking)
        assert players[0] == 0
        assert sorted(players) == list(range(seats))
        dealer = players.index(ranking[0])
        assert tuple(players[(dealer + place) % seats] for place in range(seats)) == ranking


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("how", ["earliest", "latest", "random"])
def test_by_the_cards_the_second_sits_right_of_the_dealer_and_the_last_left(seats: int, how: str) -> None:
    moved = set()
    for number in range(30):
        session = match(seats, number, dealer_draw=how)
        groups = order_of(drawn(session), DealerDrawOptions(dealer_draw=how), session.options.month_order)
        order = [group[0] for group in groups]
        dealer = session.setup.dealer
        assert order == [(dealer + place) % seats for place in range(seats)]
        moved.add(session.players)
    assert len(moved) > 1, "in none of these draws anybody changed his seat"


def test_the_same_players_draw_the_same_cards_wherever_they_sit() -> None:
    for number in range(20):
        here, there = match(5, number), match(5, number, seating="as_joined")
        assert there.players == (0, 1, 2, 3, 4)
        by_player = {here.players[seat]: cards for seat, cards in drawn(here).items()}
        assert by_player == drawn(there)
        assert here.players[here.setup.dealer] == there.setup.dealer


def test_two_players_keep_their_seats() -> None:
    koi_koi = registry.game("koi_koi")
    for number in range(10):
        one = Session(koi_koi, koi_koi.options(), 2, SealedShuffle(number.to_bytes(32, "big")).round)
        other = Session(
            koi_koi,
            koi_koi.options(None, {"seating": "as_joined"}),
            2,
            SealedShuffle(number.to_bytes(32, "big")).round,
        )
        assert one.players == (0, 1)
        assert one.events == other.events


def test_direction_changes_nothing_that_happens() -> None:
    for seats in (3, 5):
        here, there = match(seats, 7), match(seats, 7, direction="clockwise")
        assert (here.events, here.players, here.setup) == (there.events, there.players, there.setup)


def test_matches_of_the_first_rules_keep_their_seats() -> None:
    old, named, new = match(3, 2, rules=1), match(3, 2, seating="as_joined"), match(3, 2)
    assert old.options == named.options
    assert old.events == named.events
    assert new.options.seating == "by_cards"
    assert match(3, 2, rules=1, seating="by_cards").options == new.options


@pytest.mark.parametrize("label", ["seated", "seated_five", "seated_six"])
def test_a_record_of_seated_players_is_verified_with_its_draw(label: str) -> None:
    lines = list(read(FOLDER / f"go_stop-gostop-{label}.jsonl"))
    replay = verify(lines)
    assert replay.complete and replay.shuffle_checked
    assert b'"rules":2' in lines[0] and b"seating" not in lines[0]


def test_names_in_a_record_follow_the_seats() -> None:
    session = match(4, 3)
    assert session.players != (0, 1, 2, 3)
    came = ("a", "b", "c", "d")
    names = [came[player] for player in session.players]
    lines = list(write(session, header_of(session, "gostop", names)))
    header = verify(lines).header
    assert header is not None
    dealer = next(line for line in lines if '"dealer"' in line)
    assert f'"seat":{session.setup.dealer}' in dealer
    told = {header.names[seat]: cards for seat, cards in drawn(session).items()}
    stayed = match(4, 3, seating="as_joined")
    assert told == {came[seat]: cards for seat, cards in drawn(stayed).items()}


def test_a_record_of_a_newer_match_written_by_the_old_rules_is_refused() -> None:
    session = played(GO_STOP, "gostop", bytes(31) + b"\x02", 0, 3, rules=2)
    lines = list(write(session, header_of(session, "gostop", ("a", "b", "c"))))
    assert session.players != (0, 1, 2)
    assert verify(lines).session is not None
    with pytest.raises(ValueError, match=r"seat|says"):
        verify([lines[0].replace('"rules":2', '"rules":1'), *lines[1:]])
