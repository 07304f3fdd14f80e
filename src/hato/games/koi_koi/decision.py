"""When koi-koi or stop is offered (KK-4)."""

from __future__ import annotations

from collections.abc import Sequence

from hato.games.koi_koi.options import KoiKoiOptions
from hato.games.koi_koi.scoring import VIEWINGS


def _lifted(before: Sequence[int], now: Sequence[int]) -> list[int]:
    """The earlier score with its viewings at their present value: only a call raises them (KK-11)."""
    lifted = list(before)
    for index in VIEWINGS:
        if 0 < lifted[index] < now[index]:
            lifted[index] = now[index]
    return lifted


def gains(options: KoiKoiOptions, before: Sequence[int], now: Sequence[int]) -> list[int]:
    """The indices of the yaku that are new or have grown; growth counts only with `improve_by_growth`."""
    growth = options.improve_by_growth or options.improve_test != "any_yaku"
    lifted = _lifted(before, now)
    return [
        index for index, points in enumerate(now) if points > lifted[index] and (growth or not lifted[index])
    ]


def improved(options: KoiKoiOptions, before: Sequence[int], now: Sequence[int]) -> bool:
    """Has the score improved, so that a decision is due?

    `before` is the score at the player's last decision of the round; for `captures_raise_total` that at the
    beginning of the turn, or at a decision taken in it.
    """
    if options.improve_test == "any_yaku":
        return bool(gains(options, before, now))
    return sum(now) > sum(_lifted(before, now))


def may_continue(options: KoiKoiOptions, total: int, hand_left: int, calls: int) -> bool:
    """May the player say koi-koi? If not, stop is automatic.

    `total` is unmultiplied, `calls` counts those of both players in this round.
    """
    if hand_left == 0:
        return False
    if options.koikoi_limit == "one_per_round" and calls:
        return False
    least = options.min_points_to_continue
    return isinstance(least, str) or total >= least
