"""How long a computer player takes: as long as was settled before it looked at its cards."""

from __future__ import annotations

import asyncio
import random
import time
from math import ceil

from hato.server.settings import Settings


class Window:
    """The time in which a card may be claimed: the same whether anybody can claim it or not.

    All answers become known when it is over. One that comes later becomes known when another time of that
    length is over, so that its delay tells nothing either.
    """

    def __init__(self, settings: Settings, people: int) -> None:
        self.shared = people > 1
        """several people sit at the table: who has not answered at its end claims nothing"""
        self._length = max(1, settings.claim_people_ms if self.shared else settings.claim_ms) / 1000
        self._opened = time.monotonic()

    async def over(self) -> None:
        """Waits until it is over, or the next time of its length."""
        passed = time.monotonic() - self._opened
        times = max(1, ceil(passed / self._length))
        await asyncio.sleep(times * self._length - passed)


class Pause:
    """The time until a computer player's answer is known, counted from when it is made.

    In a sealed turn, where it may choose several things and others think at the same time, one pause holds
    for all that a seat chooses: nobody can tell from the clock how much that was. `thinking` is the number of
    seats that are asked. In a claim window the answer is known when the window is over.
    """

    def __init__(self, settings: Settings, thinking: int) -> None:
        self._ready = time.monotonic() + settings.bot_pause_ms / 1000 * (1 + random.random() / 4)
        self.window: Window | None = None
        """the claim window that the answer belongs to"""
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
        if self.window is not None:
            await self.window.over()
        else:
            await asyncio.sleep(max(0.0, self._ready - time.monotonic()))
