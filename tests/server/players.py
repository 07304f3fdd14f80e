"""Computer players of the tests; their level says how they behave. Worker processes import this."""

import os
import time

from hato.agents import Request

LEVELS = ("first", "last", "raises", "hangs", "illegal", "dies", "thinks")


def choose(level: str, request: Request) -> tuple[str, ...]:
    choices = request.view.choices
    if level == "raises":
        raise ValueError("no idea")
    if level == "illegal":
        return ("play", "99z")
    if level == "hangs":
        time.sleep(600)
    if level == "dies":
        os._exit(1)
    if level == "thinks":
        time.sleep(0.5)
    return choices[0].words if level == "first" else choices[-1].words
