"""Whatever a page sends, it gets an answer, and nothing changes that it may not change."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from hato.server.frames import FrameError, decode
from hato.server.messages import MAX_FRAME, VERSION
from tests.server.pages import Key, Page, page
from tests.server.running import Running, sealed_go_stop

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = ("type", "v", "table", "token", "ply", "id", "action", "sent")
WORDS = ("play", "take", "koikoi", "stop", "next", "end", "shake", "bomb", "use", "continue", "animal")
words = st.sampled_from([*WORDS, "01b", "08a", "X2_2", "12", "99z", "", "PLAY", "\u0000"])


class Sitting:
    """A page of which the fuzzer knows everything; it sits down again when the server shows it out."""

    def __init__(self, server: Running, key: Key) -> None:
        self.server = server
        self.key = key
        self.other = server.table(0)
        self._stack = ExitStack()
        self.sit()
        self.page.until_asked()

    def sit(self) -> None:
        self._stack.close()
        self.page: Page = self._stack.enter_context(page(self.key))

    def close(self) -> None:
        self._stack.close()

    def valid(self) -> dict[str, dict[str, Any]]:
        move = self.page.move_message(["play", "99z"], "fuzz")
        return {
            "hello": {"type": "hello", "v": VERSION, "table": self.key.table, "token": self.key.token},
            "move": move,
            "ping": {"type": "ping", "v": VERSION, "sent": 1.0},
        }


@pytest.fixture(scope="module", params=["koi_koi", "go_stop"])
def sitting(server: Running, request: pytest.FixtureRequest) -> Iterator[Sitting]:
    """At a table where a card is to be played, or in the middle of a sealed turn."""
    stays = request.param == "koi_koi"
    one = Sitting(server, server.table(0) if stays else server.open(sealed_go_stop(0, 3, people=3)))
    yield one
    one.close()


def mutated(data: st.DataObject, sitting: Sitting) -> str | bytes:
    """A frame: a valid one with some fields changed, taken away or added, cut or not; or noise."""
    kind = data.draw(st.sampled_from(["hello", "move", "ping", "text", "bytes"]))
    if kind == "text":
        return data.draw(st.text(max_size=200))
    if kind == "bytes":
        return data.draw(st.binary(max_size=200))
    message: dict[str, Any] = dict(sitting.valid()[kind])
    for name in data.draw(st.lists(st.sampled_from(FIELDS), max_size=3)):
        how = data.draw(st.sampled_from(["remove", "value", "other", "words"]))
        if how == "remove":
            message.pop(name, None)
        elif how == "value":
            message[name] = data.draw(values)
        elif how == "words":
            message[name] = data.draw(st.lists(words, max_size=4))
        else:
            message[name] = {"table": sitting.other.table, "token": sitting.other.token}.get(name, 7)
    text = json.dumps(message, ensure_ascii=data.draw(st.booleans()))
    if data.draw(st.integers(0, 9)) == 0:
        text = text[: data.draw(st.integers(0, len(text)))]
    if data.draw(st.integers(0, 19)) == 0:
        text += " " * MAX_FRAME
    return text.encode("utf-8", "replace").decode("utf-8")


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_mutated_frames_change_nothing_and_are_answered(sitting: Sitting, data: st.DataObject) -> None:
    frame = mutated(data, sitting)
    server, key = sitting.server, sitting.key
    legal = {tuple(choice["words"]) for choice in sitting.page.state["view"]["choices"]}
    if _is_move_with(frame, legal):
        return
    before, elsewhere = server.log(key.table), server.log(sitting.other.table)
    sitting.page.send(frame)
    answer = sitting.page.receive()
    assert answer["type"] in ("problem", "pong", "resync", "update")
    if answer["type"] == "problem":
        assert answer["detail"]
        assert len(answer["detail"]) <= 300
    assert server.log(key.table) == before
    assert server.log(sitting.other.table) == elsewhere
    try:
        sitting.page.send({"type": "ping", "v": VERSION, "sent": 0.0})
        sitting.page.until("pong")
    except ConnectionClosed as end:
        assert answer.get("code") in ("version", "no_table", "not_seated")
        assert end.rcvd is not None
        assert end.rcvd.code in (4000, 4003, 4004)
        sitting.sit()


def _is_move_with(frame: str | bytes, legal: set[tuple[str, ...]]) -> bool:
    try:
        message = json.loads(frame)
        return isinstance(message, dict) and tuple(message.get("action", ())) in legal
    except (ValueError, TypeError):
        return False


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300) | st.text(max_size=300))
def test_decoding_gives_a_message_or_a_refusal(frame: bytes | str) -> None:
    try:
        decode(frame)
    except FrameError as error:
        assert error.refusal.problem(error.intent).detail


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_the_first_frame_may_be_anything(server: Running, data: st.DataObject) -> None:
    nowhere = Key(server.address, "0" * 32, "x")
    with page(nowhere, hello=False) as one:
        one.send(data.draw(st.text(max_size=50) | st.binary(max_size=50) | values.map(json.dumps)))
        assert one.receive()["type"] == "problem"
