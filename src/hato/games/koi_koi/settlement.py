"""What a Koi-Koi round pays: multipliers (KK-7), exhaustion (KK-8), and the line of each step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hato.core.outcome import Line, Outcome, total
from hato.games.koi_koi.options import KoiKoiOptions
from hato.games.koi_koi.seats import Pair


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


def pay(options: KoiKoiOptions, pair: Pair, winner: int, points: int) -> tuple[int, ...]:
    """Each seat's change: with `zero_sum` the other pays what the winner gets (KK-9); who watches has 0."""
    changes = [0] * pair.seats
    changes[winner] = points
    if options.zero_sum:
        changes[pair.rival(winner)] = -points
    return tuple(changes)


def won(options: KoiKoiOptions, pair: Pair, key: str, winner: int, lines: Sequence[Line]) -> Outcome:
    """The outcome of a round that a seat wins with these settlement lines."""
    points = pay(options, pair, winner, total(lines))
    return Outcome(key, points, winner, tuple(lines), carried=pair.carried)


def drawn(pair: Pair, key: str) -> Outcome:
    """A round in which nobody gets points; the same dealer deals again."""
    return Outcome(key, (0,) * pair.seats, None, same_dealer=True, carried=pair.carried)


def exhausted(
    options: KoiKoiOptions,
    pair: Pair,
    dealer: int,
    yaku: Mapping[int, Sequence[Line]],
    last_caller: int | None,
) -> Outcome:
    """Hands empty and nobody stopped (KK-8): `yaku` are the lines of what each of the two has captured.

    `last_caller` is the seat of the round's last decision, None if nobody called.
    """
    rule = options.exhaustion
    lines: tuple[Line, ...] = ()
    if rule == "oya_ken":
        lines = (Line("oya_ken", dealer, options.oya_ken_points),)
    elif rule == "last_improver" and last_caller is not None:
        lines = tuple(yaku[last_caller])
    elif rule == "higher_total":
        one, two = (total(yaku[seat]) for seat in pair.playing)
        if one != two:
            lines = tuple(yaku[pair.one if one > two else pair.two])
    points = total(lines)
    if not points:
        return drawn(pair, "exhausted")
    changes = pay(options, pair, lines[0].seat, points)
    return Outcome("exhausted", changes, None, lines, same_dealer=True, carried=pair.carried)
