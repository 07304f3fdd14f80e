"""The time that a question may take: when it is over, the table does for people what the rules say."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from hato.server.refusal import RefusalError
from hato.server.store import StoreError

if TYPE_CHECKING:
    from hato.server.tables import Table

log = logging.getLogger("hato.server")


class _Question:
    """What people are asked, and when their time is over.

    It is another one when another seat is asked, the round is in another phase, or a card has gone from one
    place to another. Who moves his own cards about and who is ready have not made it another one.
    """

    def __init__(self, about: Any, seats: frozenset[int], limit_ms: int) -> None:
        self.about = about
        self.seats = seats
        self.ends = time.monotonic() + limit_ms / 1000

    @property
    def left_s(self) -> float:
        """What is left of the time, in seconds."""
        return max(0.0, self.ends - time.monotonic())


class Limits:
    """The limit on the question that people at a table are asked, if its game sets one (fact `limit_ms`)."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._question: _Question | None = None

    @property
    def left_ms(self) -> int | None:
        """How long people who are asked may still take; None: as long as they like."""
        return None if self._question is None else round(self._question.left_s * 1000)

    def look(self) -> None:
        """Looks who is asked what; a new question gets its whole time, while a page is open."""
        session, match = self._table.match.session, self._table.match
        seats = frozenset(seat for seat in session.asked if not match.is_computer(seat))
        limit = session.round.facts().get("limit_ms") if seats and self._table.clients else None
        if limit is None:
            self._question = None
            return
        masks = tuple(mask for _, mask in session.round.zones())
        about = (len(session.done), session.round.facts().get("phase"), masks)
        asked = self._question
        if asked is not None and asked.about == about and seats <= asked.seats:
            asked.seats = seats
            return
        self._question = _Question(about, seats, limit)
        self._table.spawn(self._wait(self._question))

    async def _wait(self, question: _Question) -> None:
        """When the time is over, what happens without them is done for all who still are asked."""
        await asyncio.sleep(question.left_s)
        table = self._table
        async with table.lock:
            if table.stale or not table.clients:
                if self._question is question:
                    self._question = None  # it is asked anew when somebody is there again
                return
            for seat in sorted(question.seats):
                while self._question is question and seat in table.match.session.asked:
                    try:
                        events = await table.commit(seat, table.match.fallback(seat), None)
                    except (StoreError, RefusalError) as error:
                        log.error("table %s: %s", table.id, error)
                        table.recover_soon()
                        return
                    table.tell_after(seat, events)
        table.wake()
