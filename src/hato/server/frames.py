"""Reading client frames: typed decoding, and a precise refusal for everything that is not a message."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from hato.server.messages import MAX_FRAME, VERSION, Incoming, Move
from hato.server.refusal import RefusalError

_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_TYPES = ("hello", "move", "ping", "touch", "echo")
_INTENT = re.compile(r"[A-Za-z0-9_-]{1,64}")


class FrameError(Exception):
    """A frame that is no message: the refusal, and the intent id if one could be read."""

    def __init__(self, refusal: RefusalError, intent: str | None = None) -> None:
        super().__init__(refusal.detail)
        self.refusal = refusal
        self.intent = intent


def decode(frame: str | bytes) -> Incoming:
    """The message in a frame; raises FrameError."""
    size = len(frame.encode("utf-8", "surrogatepass")) if isinstance(frame, str) else len(frame)
    if size > MAX_FRAME:
        raise FrameError(RefusalError("too_large", f"a frame has at most {MAX_FRAME} bytes, this has {size}"))
    try:
        message = _decoder.decode(frame)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise _explain(frame, str(error)) from None
    if message.v != VERSION:
        raise FrameError(_version(message.v))
    if isinstance(message, Move) and not _INTENT.fullmatch(message.id):
        raise FrameError(RefusalError("bad_message", "an intent id is 1 to 64 letters, digits, - and _"))
    return message


def _explain(frame: str | bytes, reason: str) -> FrameError:
    """Why the frame is no message, from a second look without a schema."""
    try:
        value: Any = msgspec.json.decode(frame)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return FrameError(RefusalError("not_json", "the frame is not JSON"))
    if not isinstance(value, dict):
        return FrameError(RefusalError("bad_message", "a message is a JSON object"))
    found = value.get("id")
    intent = found if isinstance(found, str) and _INTENT.fullmatch(found) else None
    version = value.get("v")
    if isinstance(version, int) and not isinstance(version, bool) and version != VERSION:
        return FrameError(_version(version), intent)
    if value.get("type") not in _TYPES:
        listed = ", ".join(_TYPES)
        return FrameError(RefusalError("unknown_type", f"the type of a message is one of {listed}"), intent)
    return FrameError(RefusalError("bad_message", reason), intent)


def _version(found: int) -> RefusalError:
    return RefusalError("version", f"the server speaks version {VERSION} of the messages, not {found}")
