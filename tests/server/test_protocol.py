"""Intents and their answers, as a page sees them."""

import json
from urllib.request import urlopen

import pytest

from hato.server.messages import VERSION
from tests.server.pages import Key, Page, page
from tests.server.running import Running


def started(server: Running) -> Key:
    return server.table(0)


def wish(one: Page) -> list[str]:
    one.until_asked()
    found = one.wish
    assert found is not None
    return found


def test_first_page_gets_the_opening_and_the_deal_in_packets(server: Running) -> None:
    with page(started(server), hello=False) as one:
        update = one.hello()
        kinds = [event["kind"] for event in update["events"]]
        assert kinds[:3] == ["drawn", "drawn", "round_ended"]
        packets = [event for event in update["events"] if event["kind"] == "dealt"]
        assert {len(event["cards"]) for event in packets} == {4}
        assert len(packets) >= 6
        assert update["state"]["ply"] == 0
        assert update["state"]["round"] == 1


def test_a_page_that_comes_back_gets_no_events(server: Running) -> None:
    key = started(server)
    with page(key) as one:
        wish(one)
    with page(key, hello=False) as again:
        assert again.hello()["events"] == []


def test_a_whole_match_ends_with_the_opening_of_the_shuffle(server: Running) -> None:
    key = server.table(0, rounds=3)
    with page(key) as one:
        assert one.state["opening"] is None
        one.play()
        assert one.state["finished"]
        assert len(one.state["results"]) == 3
        assert one.state["winners"]
        assert server.match(key.table).shuffle.opening == one.state["opening"]


def test_ack_comes_before_the_update_and_names_the_ply(server: Running) -> None:
    with page(started(server)) as one:
        words = wish(one)
        ply = one.state["ply"]
        one.send(one.move_message(words, "first"))
        answers = [one.receive() for _ in range(2)]
        assert [answer["type"] for answer in answers] == ["ack", "update"]
        assert answers[0] == {"type": "ack", "v": VERSION, "id": "first", "ply": ply}
        assert answers[1]["state"]["ply"] == ply + 1


def test_what_is_acknowledged_is_on_disk(server: Running) -> None:
    key = started(server)
    with page(key) as one:
        words = wish(one)
        answer = one.move(words, "on-disk")
        entry = server.log(key.table)[answer["ply"]]
        assert (entry.intent, entry.seat, list(entry.words)) == ("on-disk", 0, words)


def test_the_same_intent_twice_gives_the_same_ack(server: Running) -> None:
    key = started(server)
    with page(key) as one:
        words = wish(one)
        message = one.move_message(words, "twice")
        first = one.move(words, "twice")
        wish(one)
        before = len(server.log(key.table))
        one.send(message)
        assert one.until("ack") == first
        assert len(server.log(key.table)) == before


def test_the_same_intent_gives_the_same_ack_after_the_table_was_put_away(server: Running) -> None:
    key = started(server)
    with page(key) as one:
        words = wish(one)
        message = one.move_message(words, "later")
        first = one.move(words, "later")
        wish(one)
    server.house._tables.pop(key.table)
    with page(key) as again:
        again.send(message)
        assert again.until("ack") == first


@pytest.mark.parametrize("shift", [-1, 1, 1000, -(10**6)])
def test_a_wrong_ply_gives_a_resync_and_changes_nothing(server: Running, shift: int) -> None:
    key = started(server)
    with page(key) as one:
        words = wish(one)
        ply = one.state["ply"]
        answer = one.move(words, "stale", ply + shift)
        assert answer["type"] == "resync"
        assert answer["state"]["ply"] == ply == len(server.log(key.table))
        assert one.move(words, "stale")["type"] == "ack"


def test_out_of_turn_is_refused(server: Running) -> None:
    key = server.table(0, level="thinks")
    with page(key) as one:
        if one.state["view"]["asked"] == [0]:
            one.move(wish(one))
        while one.state["view"]["asked"] == [0]:
            one.until("update")
        answer = one.move(["play", "01b"], "early")
        assert (answer["type"], answer["code"]) == ("problem", "not_your_turn")
        one.until_asked()


def test_illegal_actions_are_refused_with_a_reason(server: Running) -> None:
    key = started(server)
    with page(key) as one:
        wish(one)
        before = server.log(key.table)
        for words in (["play", "99z"], ["koikoi"], ["next"], ["jump"], [], ["play"], ["play", "01b", "02a"]):
            answer = one.move(words)
            assert (answer["type"], answer["code"]) == ("problem", "illegal"), words
            assert answer["detail"]
        assert server.log(key.table) == before


def test_another_tables_id_is_refused(server: Running) -> None:
    mine, other = started(server), started(server)
    with page(mine) as one:
        words = wish(one)
        message = one.move_message(words) | {"table": other.table}
        assert one.problem(message) == "other_table"
        assert (
            one.problem({"type": "hello", "v": VERSION, "table": other.table, "token": other.token})
            == "other_table"
        )
        assert one.move(words)["type"] == "ack"
    assert server.log(other.table) == []


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "not_json"),
        ("{", "not_json"),
        (b"\xff\xfe\x00", "not_json"),
        ("[" * 4000, "not_json"),
        ("null", "bad_message"),
        (f'[{{"type":"ping","v":{VERSION},"sent":0}}]', "bad_message"),
        (f'{{"v":{VERSION}}}', "unknown_type"),
        (f'{{"type":"resign","v":{VERSION}}}', "unknown_type"),
        (f'{{"type":{{"a":1}},"v":{VERSION}}}', "unknown_type"),
        (f'{{"type":"move","v":{VERSION}}}', "bad_message"),
        (f'{{"type":"ping","v":{VERSION},"sent":"now"}}', "bad_message"),
        ('{"type":"ping","sent":1}', "bad_message"),
        (json.dumps({"type": "ping", "v": VERSION, "sent": 0, "more": "x" * 4096}), "too_large"),
        ("x" * 500_000, "too_large"),
        (b"\x00" * 5000, "too_large"),
    ],
)
def test_bad_frames_are_refused_and_the_line_stays_open(
    server: Running, frame: str | bytes, code: str
) -> None:
    key = started(server)
    with page(key) as one:
        words = wish(one)
        assert one.problem(frame) == code
        assert one.move(words)["type"] == "ack"


def test_a_bad_move_is_refused_with_its_id(server: Running) -> None:
    with page(started(server)) as one:
        message = one.move_message(wish(one), "mine") | {"ply": "7"}
        one.send(message)
        answer = one.until("problem")
        assert (answer["code"], answer["id"]) == ("bad_message", "mine")


@pytest.mark.parametrize("intent", ["", "a b", "ü", "x" * 65, "a\x00b", "\ud800"])
def test_intent_ids_are_plain(server: Running, intent: str) -> None:
    with page(started(server)) as one:
        assert one.problem(one.move_message(wish(one)) | {"id": intent}) in ("bad_message", "not_json")


@pytest.mark.parametrize("kind", ["hello", "move", "ping"])
def test_another_version_is_told_to_reload(server: Running, kind: str) -> None:
    with page(started(server)) as one:
        assert one.problem({"type": kind, "v": VERSION + 1, "shape": "of tomorrow"}) == "version"
        assert one.closed() == 4000


def test_unknown_tables_and_wrong_tokens_open_nothing(server: Running) -> None:
    key = started(server)
    for table, token, code, close in (
        ("0" * 32, key.token, "no_table", 4004),
        ("../" + key.table, key.token, "no_table", 4004),
        (key.table, "x" * 43, "not_seated", 4003),
        (key.table, "", "not_seated", 4003),
        (key.table, key.token + "a", "not_seated", 4003),
    ):
        with page(Key(key.address, table, token), hello=False) as one:
            assert one.problem({"type": "hello", "v": VERSION, "table": table, "token": token}) == code
            assert one.closed() == close


def test_a_seat_comes_before_a_move(server: Running) -> None:
    key = started(server)
    with page(key, hello=False) as one:
        one.send({"type": "ping", "v": VERSION, "sent": 12.5})
        assert one.receive() == {"type": "pong", "v": VERSION, "sent": 12.5}
        message = {"type": "move", "v": VERSION, "table": key.table, "ply": 0, "id": "a", "action": ["next"]}
        assert one.problem(message) == "not_seated"
        assert one.closed() == 4003
    assert server.log(key.table) == []


def test_one_seat_in_two_tabs(server: Running) -> None:
    key = started(server)
    with page(key) as one, page(key) as two:
        words = wish(one)
        two.until_asked()
        assert one.move(words)["type"] == "ack"
        while two.state["ply"] <= one.state["ply"] - 1 or two.state["ply"] == 0:
            two.until("update")
        two.until_asked()
        assert two.state["finished"] or two.move(wish(two))["type"] == "ack"


def test_hello_again_sends_the_table_again(server: Running) -> None:
    with page(started(server)) as one:
        wish(one)
        assert one.hello()["events"] == []


def test_a_table_is_played_on_by_the_bot_only_while_a_page_is_open(server: Running) -> None:
    key = started(server)
    assert server.log(key.table) == []
    with page(key) as one:
        one.play(2)
        one.until_asked()
        plies = one.state["ply"]
    assert len(server.log(key.table)) == plies


def test_a_page_of_another_site_gets_no_socket(server: Running) -> None:
    key = started(server)
    for origin in ("http://evil.example", "null", f"https://{key.address}.evil.example", "http://"):
        with pytest.raises(Exception, match="403"), page(key, origin=origin):
            pass
    with page(key, origin=f"http://{key.address}") as one:
        assert one.state["you"] == 0


def test_status_tells_enough_to_continue(server: Running) -> None:
    key = started(server)
    with page(key) as one:
        one.play(1)
    with urlopen(f"http://{key.address}/api/tables/{key.table}?token={key.token}") as answer:
        status = json.load(answer)
    assert status["you"] == 0
    assert status["table"] == key.table
    assert not status["finished"]
