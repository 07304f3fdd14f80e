"""Rate limits: buckets of tokens that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict


class Limiter:
    """A bucket that holds `burst` tokens and gets `rate` new ones a second."""

    __slots__ = ("_burst", "_last", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._last = time.monotonic()

    def take(self) -> float:
        """Takes a token and returns 0, or takes none and returns the seconds until there is one."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._rate


class Limiters:
    """A limiter for each key. Of more than `most` keys the one not seen longest is forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._by_key: OrderedDict[str, Limiter] = OrderedDict()

    def take(self, key: str) -> float:
        """As `Limiter.take`, for the key."""
        limiter = self._by_key.get(key)
        if limiter is None:
            limiter = self._by_key[key] = Limiter(self._rate, self._burst)
            if len(self._by_key) > self._most:
                self._by_key.popitem(last=False)
        else:
            self._by_key.move_to_end(key)
        return limiter.take()
