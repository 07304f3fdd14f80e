"""How long a computer player takes: as long as was settled before it looked at its cards."""

from __future__ import annotations

import asyncio
import random
import time

from hato.server.settings import Settings


class Pause:
    """The time until a computer player's answer is known, counted from when it is made.

    In a sealed turn, where it may choose several things and others think at the same time, one pause holds
    for all that a seat chooses: nobody can tell from the clock how much that was. `thinking` is the number of
    seats that are asked.
    """

    def __init__(self, settings: Settings, thinking: int) -> None:
        self._ready = time.monotonic() + settings.bot_pause_ms / 1000 * (1 + random.random() / 4)
        self._budget_ms = settings.bot_budget_ms
        if thinking > 1:
            self._budget_ms //= 2 * thinking

    def budget_ms(self) -> int:
        """How long it may think now; each further question gets half, so that together they fit the pause."""
        given = max(1, self._budget_ms)
        self._budget_ms //= 2
        return given

    async def over(self) -> None:
        """Waits until the pause is over."""
        await asyncio.sleep(max(0.0, self._ready - time.monotonic()))
