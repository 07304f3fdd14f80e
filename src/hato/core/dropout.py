"""More players than seats (G-5): who plays the round, who is left out, who deals and who pays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from hato.core import options as opt

STAY = "stay"
DROP = "drop"
LEAST_SEATS = 3
"""Players are asked only in games of three or more seats."""


class DropoutError(ValueError):
    """Players, seats or answers that cannot be; the message says which."""


@dataclass(frozen=True)
class DropoutOptions:
    """What the table has agreed on for too many players."""

    dropout: str = opt.choice("off", "first_cards", "announce", rule="G-5")
    dropout_penalty: int = opt.number(12, 0, 100_000, rule="G-5")
    penalty_to: str = opt.choice("round_winner", "each_active_equal", rule="G-5")
    penalty_for_forced_out: bool = opt.flag(False, rule="G-5")
    folded_cards: str = opt.choice("shuffled_into_stock", "top_of_stock", rule="G-5")
    dealer_may_drop: bool = opt.flag(True, rule="G-5")


@dataclass(frozen=True, slots=True)
class Dropout:
    """Where the question stands. Players are names, in the order of play from the first dealer on.

    `asked` is the player who has to answer now, None when it is settled: only then are `dealer` (after
    the question) and the payments final. `active` are those who play, `dropped` those who chose to go,
    `forced_in` and `forced_out` those who got no choice. `penalties` has the points of everybody who pays
    (negative), `pot` what lies on the table until a round has a winner, `shares` what active players get
    at once.
    """

    asked: str | None
    active: tuple[str, ...]
    dropped: tuple[str, ...]
    forced_in: tuple[str, ...]
    forced_out: tuple[str, ...]
    dealer: str
    penalties: Mapping[str, int]
    pot: int
    shares: Mapping[str, Fraction]


def _from_dealer(order: Sequence[str], dealer: str, seats: int) -> list[str]:
    """The players in the order in which they speak; raises DropoutError for a table that cannot be."""
    if len(set(order)) != len(order):
        raise DropoutError("a player is named twice")
    if dealer not in order:
        raise DropoutError(f"the dealer {dealer!r} is not one of the players")
    if seats < 1 or len(order) < seats:
        raise DropoutError(f"{len(order)} players cannot fill {seats} seats")
    start = list(order).index(dealer)
    return [*order[start:], *order[:start]]


def first_cards(order: Sequence[str], dealer: str, seats: int) -> Dropout:
    """Way (a): the earliest cards of the dealer draw play; nobody is asked and nobody pays.

    `order` is the order of play, which the draw made: the dealer's card is the earliest (G-2).
    """
    players = _from_dealer(order, dealer, seats)
    return Dropout(None, tuple(players[:seats]), (), (), tuple(players[seats:]), dealer, {}, 0, {})


def announce(
    order: Sequence[str],
    dealer: str,
    seats: int,
    answers: Mapping[str, str],
    options: DropoutOptions | None = None,
) -> Dropout:
    """Way (b): from the dealer on each player says `stay` or `drop` until the seats are settled.

    `order` has the players counter-clockwise, `answers` the answers so far. It stops at once when the
    seats are filled (the others are forced out) or when only as many players as seats remain (they are
    forced in). Raises DropoutError, also for an answer that nobody asked for.
    """
    rules = options or DropoutOptions()
    players = _from_dealer(order, dealer, seats)
    if len(players) == seats:
        _all_heard(answers, 0)
        return _settled(players, players, [], [], [], rules)
    if seats < LEAST_SEATS:
        raise DropoutError(f"players are asked only in games of {LEAST_SEATS} or more seats")
    stayed: list[str] = []
    dropped: list[str] = []
    place = 0
    heard = 0
    while len(stayed) < seats < len(players) - len(dropped):
        player = players[place]
        place += 1
        if player == dealer and not rules.dealer_may_drop:
            stayed.append(player)
            continue
        if player not in answers:
            _all_heard(answers, heard)
            return Dropout(player, tuple(stayed), tuple(dropped), (), (), dealer, {}, 0, {})
        heard += 1
        if answers[player] not in (STAY, DROP):
            raise DropoutError(f"{player} answers {answers[player]!r}; it must be {STAY} or {DROP}")
        (stayed if answers[player] == STAY else dropped).append(player)
    _all_heard(answers, heard)
    rest = players[place:]
    if len(stayed) == seats:
        return _settled(players, stayed, dropped, [], rest, rules)
    return _settled(players, stayed + rest, dropped, rest, [], rules)


def _all_heard(answers: Mapping[str, str], heard: int) -> None:
    if len(answers) != heard:
        raise DropoutError("there is an answer of a player who is not asked")


def _settled(
    players: Sequence[str],
    active: Sequence[str],
    dropped: Sequence[str],
    forced_in: Sequence[str],
    forced_out: Sequence[str],
    rules: DropoutOptions,
) -> Dropout:
    """The result; the first active player from the dealer on deals, and that may be the dealer himself."""
    paying = [*dropped, *(forced_out if rules.penalty_for_forced_out else ())]
    penalties = {
        player: -rules.dropout_penalty for player in players if player in paying and rules.dropout_penalty
    }
    total = -sum(penalties.values())
    at_once = rules.penalty_to == "each_active_equal"
    return Dropout(
        asked=None,
        active=tuple(active),
        dropped=tuple(dropped),
        forced_in=tuple(forced_in),
        forced_out=tuple(forced_out),
        dealer=active[0],
        penalties=penalties,
        pot=0 if at_once else total,
        shares={player: Fraction(total, len(active)) for player in active} if at_once and total else {},
    )
