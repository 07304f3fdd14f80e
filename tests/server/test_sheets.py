"""Codes of house rules over HTTP, and seats by the draw at a table of the server."""

from __future__ import annotations

import json
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest

from hato.core import registry
from hato.server.match import Match
from hato.server.messages import MAX_FRAME
from hato.server.routes import names
from tests.server.pages import open_table, page
from tests.server.running import TOKEN, Running, sealed_go_stop

JSON = {"content-type": "application/json"}


def post(server: Running, body: object) -> Any:
    """The answer to POST /api/sheets; a refusal is its problem."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    return ask(Request(f"http://{server.address}/api/sheets", data, JSON))


def get(server: Running, code: str) -> Any:
    """The answer to GET /api/sheets/CODE."""
    return ask(Request(f"http://{server.address}/api/sheets/{quote(code)}"))


def ask(request: Request) -> Any:
    try:
        with urlopen(request, timeout=20) as answer:
            return json.load(answer)
    except HTTPError as error:
        return json.load(error)


def test_a_code_made_here_gives_the_same_rules_back(server: Running) -> None:
    options = {"direction": "clockwise", "length": {"type": "time", "minutes": 45}}
    made = post(server, {"game": "go_stop", "preset": "gostop", "options": options, "seats": 5})
    back = get(server, made["code"].lower().replace("-", " "))
    assert (back["game"], back["preset"], back["seats"]) == ("go_stop", "gostop", 5)
    implied = dict(registry.game("go_stop").for_seats("gostop", 5))
    assert back["options"] == {**implied, **options}
    assert post(server, back) == made


def test_without_seats_as_many_as_the_game_needs(server: Running) -> None:
    made = post(server, {"game": "go_stop", "preset": "gostop", "options": {}})
    assert get(server, made["code"])["seats"] == 3


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "preset": "a", "options": {}}, "bad_options"),
        ({"game": "koi_koi", "preset": "chess", "options": {}}, "bad_options"),
        ({"game": "koi_koi", "preset": "nintendo", "options": {"stake": 3}}, "bad_options"),
        ({"game": "koi_koi", "preset": "nintendo", "options": {}, "seats": 8}, "bad_options"),
        ({"game": "koi_koi", "preset": "nintendo"}, "bad_message"),
        (b"[", "bad_message"),
        (b" " * (MAX_FRAME + 1), "too_large"),
    ],
)
def test_rules_that_cannot_be_have_no_code(server: Running, body: object, code: str) -> None:
    assert post(server, body)["code"] == code


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("-", {"code": "code_empty", "detail": ""}),
        ("A0", {"code": "code_letter", "detail": "0"}),
        ("ABCD-EFGH", {"code": "code_damaged", "detail": ""}),
        ("A" * 3000, {"code": "code_damaged", "detail": ""}),
    ],
)
def test_a_code_that_is_not_right_is_told_so(server: Running, code: str, problem: dict[str, str]) -> None:
    answer = get(server, code)
    assert {key: answer[key] for key in problem} == problem


def test_players_sit_and_draw_by_their_cards(server: Running) -> None:
    """Names, faces, levels, tokens and the pages follow the seats; the person who came first keeps seat 0."""
    moved = 0
    for _ in range(12):
        key = open_table(server.address, game="go_stop", preset="gostop", options={}, seats=4)
        match = server.match(key.table)
        players = match.session.players
        with page(key, hello=False) as one:
            state = one.hello()["state"]
        assert state["you"] == 0 and players[0] == 0
        faces = [match.header.seats[player].avatar for player in players]
        assert [seat["avatar"] for seat in state["seats"]] == faces
        assert (state["shuffler"], state["cutter"]) == (
            (state["dealer"] - 1) % 4,
            (state["dealer"] + 1) % 4,
        )
        moved += players != (0, 1, 2, 3)
    assert moved > 0, "nobody ever changed his seat"


def test_every_token_opens_the_seat_of_its_player() -> None:
    for number in range(40):
        header = sealed_go_stop(number, 3, people=3, seating="by_cards")
        made = Match(header)
        for player in range(3):
            seat = made.seat_of(f"{TOKEN}{player}")
            assert seat is not None and made.session.players[seat] == player
            assert made.seats[seat] is header.seats[player]
        if made.session.players != (0, 1, 2):
            break
    else:
        raise AssertionError("nobody ever changed his seat")
    assert made.seat_of("nobody") is None


def test_names_in_the_record_of_a_table_follow_the_seats() -> None:
    for number in range(40):
        made = Match(sealed_go_stop(number, 4, people=1, seating="by_cards"))
        wanted = ["Ada" if made.seats[seat].kind == "person" else f"first {seat}" for seat in range(4)]
        assert names(made) == wanted
        assert made.computers_asked() == [seat for seat in made.session.asked if seat != 0]


def test_a_table_of_the_first_rules_goes_on_as_it_was() -> None:
    old = Match(sealed_go_stop(2, 3))
    assert old.header.rules == 1 and old.session.game.rules == 2
    assert old.session.players == (0, 1, 2)
    assert old.options["seating"] == "as_joined"


def test_direction_and_the_agreed_end_are_on_the_table(server: Running) -> None:
    options = {"direction": "clockwise", "length": {"type": "time", "minutes": 45}}
    key = open_table(server.address, game="go_stop", preset="gostop", options=options, seats=3)
    with page(key, hello=False) as one:
        state = one.hello()["state"]
    assert state["direction"] == "clockwise"
    begun = server.match(key.table).header.created_ms
    assert state["length"]["ends_ms"] == begun + 45 * 60_000
