"""What a Koi-Koi round pays: multipliers (KK-7), exhaustion (KK-8), and the line of each step."""

from __future__ import annotations

from collections.abc import Sequence

from hato.core.outcome import Line, Outcome, one_sided, total, zero_sum
from hato.games.koi_koi.options import KoiKoiOptions

SEATS = 2


def scheme_lines(
    options: KoiKoiOptions, seat: int, base: int, own: int, opponent: int, field_brights: int = 0
) -> list[Line]:
    """The lines after the base total: what the calls and the doublings make of it.

    `own` and `opponent` count the calls of this round, `field_brights` the brights dealt to the table.
    """
    lines: list[tuple[str, int, int]] = []
    scheme = options.scheme
    if scheme == "doublings":
        if options.double_at_7 and base >= 7:
            lines.append(("at_7", 0, 2))
        if options.double_after_opponent_call and opponent:
            lines.append(("opponent_call", 0, 2))
        if options.double_after_own_call and own:
            lines.append(("own_call", 0, 2))
    elif scheme == "ladder":
        if own > 3:
            lines.append(("call_ladder", 0, own - 2))
        elif own:
            lines.append(("call_bonus", own, 1))
    elif scheme == "calls_plus_one":
        if own + opponent:
            lines.append(("all_calls", 0, own + opponent + 1))
    else:
        if own:
            lines.append(("own_calls", 0, own + 1))
        if scheme == "bga_soft" and opponent:
            lines.append(("opponent_call", 0, 2))
    if options.field_brights and field_brights:
        lines.append(("field_brights", 0, field_brights + 1))
    return [Line(key, seat, points, factor) for key, points, factor in lines]


def pay(options: KoiKoiOptions, winner: int, points: int) -> tuple[int, ...]:
    """Each seat's change: with `zero_sum` the other pays what the winner gets (KK-9)."""
    return (zero_sum if options.zero_sum else one_sided)(SEATS, winner, points)


def won(options: KoiKoiOptions, key: str, winner: int, lines: Sequence[Line]) -> Outcome:
    """The outcome of a round that a seat wins with these settlement lines."""
    return Outcome(key, pay(options, winner, total(lines)), winner, tuple(lines))


def drawn(key: str) -> Outcome:
    """A round in which nobody gets points; the same dealer deals again."""
    return Outcome(key, (0,) * SEATS, None, same_dealer=True)


def exhausted(
    options: KoiKoiOptions, dealer: int, yaku: Sequence[Sequence[Line]], last_caller: int | None
) -> Outcome:
    """Hands empty and nobody stopped (KK-8): `yaku` are the lines of each seat's captured cards.

    `last_caller` is the seat of the round's last decision, None if nobody called.
    """
    rule = options.exhaustion
    lines: tuple[Line, ...] = ()
    if rule == "oya_ken":
        lines = (Line("oya_ken", dealer, options.oya_ken_points),)
    elif rule == "last_improver" and last_caller is not None:
        lines = tuple(yaku[last_caller])
    elif rule == "higher_total":
        sums = [total(one) for one in yaku]
        if sums[0] != sums[1]:
            lines = tuple(yaku[0 if sums[0] > sums[1] else 1])
    points = total(lines)
    if not points:
        return drawn("exhausted")
    return Outcome("exhausted", pay(options, lines[0].seat, points), None, lines, same_dealer=True)
