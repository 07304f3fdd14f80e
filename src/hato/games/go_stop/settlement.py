"""What a round of Go-Stop pays, with the line of each step (GS-10 to GS-13, GS-17).

The winner's lines come to what each opponent owes before his own penalties; a loser's lines begin with
that amount and come to what he pays.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from hato.core.outcome import Line, total
from hato.games.go_stop.options import GoStopOptions
from hato.games.go_stop.scoring import BRIGHT_YAKU, MANY_ANIMALS

PLUS = 2
"""What a loser without brights pays more by `plus2`."""


@dataclass(frozen=True, slots=True)
class Winner:
    """The winner of a round: his yaku, and what multiplies them.

    `shown` has the mask of each triple or quad that he showed, `doubling` that of each joker XD.
    """

    seat: int
    yaku: tuple[Line, ...]
    kinds: Collection[str]
    """the kinds he scored: brights, animals, ribbons, junk"""
    animals: int
    goes: int = 0
    shown: Sequence[int] = ()
    bombs: int = 0
    doubling: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Loser:
    """A loser: brights, and his animals and junk (by value) for each use of his dual cards, own choice first.

    `light` tells that the joker XL stands for a bright, `called` that he has said go.
    """

    seat: int
    brights: int
    counts: tuple[tuple[int, int], ...]
    light: bool = False
    called: bool = False


@dataclass(frozen=True, slots=True)
class Settled:
    """Payments of a finished round: what each loser pays, by seat, and the lines of all."""

    pays: Mapping[int, int]
    lines: tuple[Line, ...] = field(default=())

    def points(self, seats: int, winner: int) -> tuple[int, ...]:
        """The change of each seat's total."""
        whole = sum(self.pays.values())
        return tuple(whole if seat == winner else -self.pays.get(seat, 0) for seat in range(seats))


Purse = Callable[[int], "int | None"]
"""Seat -> what it can still pay; None: no limit."""


def no_limit(seat: int) -> int | None:
    """The purse of a table that does not look at money."""
    return None


def kinds(yaku: Collection[str]) -> set[str]:
    """The kinds that a set of yaku scores in."""
    return {"brights" if key in BRIGHT_YAKU else key for key in yaku}


def go_lines(options: GoStopOptions, seat: int, goes: int) -> list[Line]:
    """The lines of `goes` calls (GS-10)."""
    lines = []
    if options.go_bonus == "source":
        if goes == 1:
            lines.append(Line("go_points", seat, 1))
        elif goes > 1:
            lines.append(Line("go_times", seat, 0, goes))
        return lines
    if goes and options.go_bonus == "modern":
        lines.append(Line("go_points", seat, goes))
    if goes > 2:
        lines.append(Line("go_times", seat, 0, 2 ** (goes - 2)))
    return lines


def _doublings(options: GoStopOptions, winner: Winner, carry: int) -> list[Line]:
    seat = winner.seat
    lines = [Line("shake", seat, 0, 2, cards) for cards in winner.shown]
    lines += [Line("bomb", seat, 0, 2)] * winner.bombs
    lines += [Line("joker_double", seat, 0, 2, cards) for cards in winner.doubling]
    if options.seven_animals == "double_final" and winner.animals >= MANY_ANIMALS:
        lines.append(Line("seven_animals", seat, 0, 2))
    if carry > 1:
        lines.append(Line("carry", seat, 0, carry))
    return lines


def _penalties(options: GoStopOptions, winner: Winner, loser: Loser, animals: int, junk: int) -> list[Line]:
    """The lines of a loser's penalties: factors first, then what is added."""
    seat = loser.seat
    lines = []
    plus = False
    if not loser.brights and not loser.light:
        due = "brights" in winner.kinds or not options.gwangbak_needs_winner_brights
        if due and options.gwangbak == "double":
            lines.append(Line("gwangbak", seat, 0, 2))
        plus = due and options.gwangbak == "plus2"
    few = junk <= options.few_junk and not (junk == 0 and options.pibak_zero_exempt)
    if options.pibak == "double" and few and ("junk" in winner.kinds or not options.pibak_needs_winner_junk):
        lines.append(Line("pibak", seat, 0, 2))
    if options.no_animal_penalty == "on" and not animals and "animals" in winner.kinds:
        lines.append(Line("no_animal", seat, 0, 2))
    if plus:
        lines.append(Line("gwangbak_plus", seat, PLUS))
    return lines


def _share(options: GoStopOptions, winner: Winner, loser: Loser, each: int, doubled: bool) -> list[Line]:
    """The lines of a loser's own share in the use of his dual cards that costs least."""
    best: list[Line] = []
    for animals, junk in loser.counts:
        lines = [Line("share", loser.seat, each)]
        penalties = _penalties(options, winner, loser, animals, junk)
        factors = [line for line in penalties if line.factor > 1]
        if doubled:
            factors.append(Line("gobak", loser.seat, 0, 2))
        lines += [*factors, *(line for line in penalties if line.factor == 1)]
        if not best or total(lines) < total(best):
            best = lines
    return best


def _payer(options: GoStopOptions, losers: Sequence[Loser], calls: Sequence[int]) -> int | None:
    """The seat that pays for all because it said go (GS-13); None if none did."""
    callers = [loser.seat for loser in losers if loser.called]
    if not options.gobak or not callers:
        return None
    said = [seat for seat in calls if seat in callers]
    if not said:
        return callers[0]
    return said[-1] if options.gobak_who == "last" else said[0]


def settle(
    options: GoStopOptions,
    winner: Winner,
    losers: Sequence[Loser],
    carry: int = 1,
    calls: Sequence[int] = (),
    purse: Purse = no_limit,
) -> Settled:
    """A round ended by stop (GS-11, GS-13). `calls` are the seats of all go calls in order."""
    lines = [*winner.yaku, *go_lines(options, winner.seat, winner.goes)]
    lines += _doublings(options, winner, carry)
    each = total(lines)
    payer = _payer(options, losers, calls)
    alone = len(losers) == 1
    shares = {
        loser.seat: _share(
            options,
            winner,
            loser,
            each,
            loser.seat == payer and (alone or options.gobak_own_share_doubled),
        )
        for loser in losers
    }
    if payer is not None and not alone:
        for seat, share in shares.items():
            if seat != payer:
                value = total(share)
                shares[payer].append(Line("gobak_share", payer, value))
                share.append(Line("gobak_relief", seat, -value))
    for seat, share in shares.items():
        _limit(share, seat, options.score_cap, "score_cap")
        _limit(share, seat, purse(seat), "purse")
        lines += share
    return Settled({seat: total(share) for seat, share in shares.items()}, tuple(lines))


def _limit(lines: list[Line], seat: int, most: int | str | None, key: str) -> None:
    """Adds the line that brings a payment down to `most`, if there is such a limit."""
    value = total(lines)
    if isinstance(most, int) and value > most:
        lines.append(Line(key, seat, most - value))


def exhausted(
    options: GoStopOptions, winner: Winner, losers: Sequence[int], carry: int, purse: Purse = no_limit
) -> Settled:
    """The highest score of a round in which nobody stopped: no go bonus, no penalties (GS-12)."""
    lines = [*winner.yaku, *_doublings(options, winner, carry)]
    return _all_pay(lines, losers, purse, options.score_cap)


def fixed(
    options: GoStopOptions,
    line: Line,
    losers: Sequence[int],
    carry: int,
    purse: Purse = no_limit,
) -> Settled:
    """A win of a fixed value: nothing multiplies it but the carry (GS-3)."""
    lines = [line]
    if carry > 1 and options.fixed_wins_carry:
        lines.append(Line("carry", line.seat, 0, carry))
    return _all_pay(lines, losers, purse)


def _all_pay(lines: list[Line], losers: Sequence[int], purse: Purse, cap: int | str | None = None) -> Settled:
    each = total(lines)
    pays = {}
    for seat in losers:
        share = [Line("share", seat, each)]
        _limit(share, seat, cap, "score_cap")
        _limit(share, seat, purse(seat), "purse")
        pays[seat] = total(share)
        lines += share
    return Settled(pays, tuple(lines))


def side_payment(seats: int, payers: Sequence[int], taker: int, points: int, purse: Purse) -> tuple[int, ...]:
    """A payment within the round: each payer gives `points`, as far as he can."""
    change = [0] * seats
    for seat in payers:
        most = purse(seat)
        value = points if most is None else min(points, most)
        change[seat] -= value
        change[taker] += value
    return tuple(change)


def reward(options: GoStopOptions, event: str, turn: int, streak: int) -> int:
    """What each opponent pays at once for an event in an own first turn (GS-13); 0 if nothing.

    `turn` is the player's own turn from 1, `streak` how many turns from the first on he has made a ppeok.
    """
    values = options.first_ppeok
    if isinstance(values, str) or event not in options.first_turn_rewards:
        return 0
    if event == "ppeok":
        return values[turn - 1] if turn <= len(values) and streak == turn else 0
    return values[0] if turn == 1 else 0


def next_carry(options: GoStopOptions, carry: int, doubles: bool) -> int:
    """The factor after a drawn round (GS-12): doubled up to the cap, or as it is."""
    if not doubles:
        return carry
    return min(options.carry_cap, carry * 2) if options.carry_stack else 2
