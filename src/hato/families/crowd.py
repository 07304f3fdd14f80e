"""More players at the table than play (G-5): the question who plays, what leaving costs, and who folds.

Players are seats here; `dealer` is the seat from which the question goes round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from hato.core import bits, dropout, events
from hato.core.dropout import Dropout, DropoutOptions
from hato.core.events import Emit, Event
from hato.core.zones import only
from hato.families.layout import order_of_play


def never(seat: int) -> bool:
    """No seat is bound to play."""
    return False


def question(
    dealer: int,
    seats: int,
    players: int,
    said: Iterable[str],
    rules: DropoutOptions,
    must_stay: Callable[[int], bool] = never,
) -> Dropout:
    """Where the question stands after the answers `said`; a seat that must stay is not asked."""
    order = [str((dealer + i) % seats) for i in range(seats)]
    answers: dict[str, str] = {}
    words = iter(said)
    while True:
        found = dropout.announce(order, order[0], players, answers, rules)
        if found.asked is None:
            return found
        word = dropout.STAY if must_stay(int(found.asked)) else next(words, None)
        if word is None:
            return found
        answers[found.asked] = word


def penalties(
    found: Dropout, dealer: int, seats: int, purse: Sequence[int], parts: int = 1
) -> tuple[int, ...]:
    """The change of each seat's points, in parts of a point: who leaves pays, as far as he can.

    What the changes lack to zero goes into the pot. Where those who play share it, the rest of an uneven sum
    goes one by one in the order of play. An empty `purse` sets no limit.
    """
    points = [0] * seats
    for name, change in found.penalties.items():
        seat, due = int(name), -change * parts
        points[seat] = -(min(due, max(0, purse[seat])) if purse else due)
    if found.shares:
        order = order_of_play(dealer, seats, [int(name) for name in found.active])
        share, rest = divmod(-sum(points), len(order))
        for place, seat in enumerate(order):
            points[seat] += share + (1 if place < rest else 0)
    return tuple(points)


def folders(dealer: int, seats: int, playing: Sequence[int], dropped: Sequence[int]) -> list[int]:
    """Who does not play, in the order in which they fold: first those who chose to go."""
    out = [seat for i in range(seats) if (seat := (dealer + i) % seats) not in playing]
    return [seat for seat in out if seat in dropped] + [seat for seat in out if seat not in dropped]


def tell_fold(seat: int, hand: int, emit: Emit | None) -> None:
    """A hand goes into the stock; its faces are for its owner alone."""
    if emit is not None and hand:
        emit(Event("moved", seat, tuple(bits.cards(hand)), f"hand:{seat}", "stock", sight=only(seat)))


def tell_answer(seat: int, words: tuple[str, ...], emit: Emit | None) -> None:
    """A seat has said that it stays or drops."""
    if emit is not None:
        emit(events.chose(seat, words))
        emit(events.called(seat, words[0]))
