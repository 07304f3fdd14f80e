"""The draw for the first dealer and the seats (G-1, G-2): every player draws a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from hato.cards import hanafuda
from hato.core import bits, events
from hato.core import options as opt
from hato.core.events import Emit
from hato.core.outcome import Outcome
from hato.core.round import CHANCE, OVER, IllegalActionError, PositionError, Rng, Round, Turn
from hato.core.zones import ALL, NOBODY, ZoneSpec


@dataclass(frozen=True)
class DealerDrawOptions:
    """How the first dealer is found, and who sits where."""

    dealer_draw: str = opt.choice("earliest", "latest", "night_day", "random", rule="G-1")
    draw_time: str = opt.choice("night", "day", rule="G-1")
    seating: str = opt.choice("by_cards", "as_joined", rule="G-2")


def latest_first(options: DealerDrawOptions) -> bool:
    """Does the latest month deal? By night the lowest, by day the highest (G-1)."""
    return options.dealer_draw == "latest" or (
        options.dealer_draw == "night_day" and options.draw_time == "day"
    )


def rank(card: int, options: DealerDrawOptions, order: str) -> tuple[int, ...]:
    """Sort key of a drawn card: the dealer's is the smallest; equal keys draw again.

    First the displayed month, then the higher value; for `random` the card itself is the lot.
    """
    if options.dealer_draw == "random":
        return (card,)
    code = hanafuda.CODES[card]
    month = hanafuda.month(hanafuda.suit(code), order)
    return (-month if latest_first(options) else month, -hanafuda.points(code))


def order_of(draws: Mapping[int, Sequence[int]], options: DealerDrawOptions, order: str) -> list[list[int]]:
    """Players in groups, dealer first; a group of several is tied and has to draw again.

    `draws` gives each player's cards in the order he drew them: later ones decide only ties.
    """
    return grouped(draws, lambda card: rank(card, options, order))


def grouped(draws: Mapping[int, Sequence[int]], key: Callable[[int], tuple[int, ...]]) -> list[list[int]]:
    """The same by any sort key of a card: the dealer's is the smallest, equal keys draw again."""
    keys = {player: tuple(key(card) for card in cards) for player, cards in draws.items()}
    groups: list[list[int]] = []
    for player in sorted(draws, key=lambda one: keys[one]):
        if groups and keys[groups[-1][0]] == keys[player]:
            groups[-1].append(player)
        else:
            groups.append([player])
    return groups


class DealerDraw(Round):
    """Each player turns a card; the tied ones turn another until the order is clear.

    Only chance acts. The outcome's `ranking` is the order of play from the dealer on (G-2).
    """

    __slots__ = ("_draws", "_options", "_order", "_seats", "_waiting")

    PACK: ClassVar[int] = hanafuda.DECK.mask
    """The mask of the cards that are drawn from."""

    def __init__(self, seats: int, options: DealerDrawOptions, order: str) -> None:
        self._seats = seats
        self._options = options
        self._order = order
        self._draws: dict[int, list[int]] = {seat: [] for seat in range(seats)}
        self._waiting: list[int] = list(range(seats))

    def key(self, card: int) -> tuple[int, ...]:
        """Sort key of a drawn card: the dealer's is the smallest."""
        return rank(card, self._options, self._order)

    def groups(self) -> list[list[int]]:
        """The seats in order, dealer first; a group of several is tied and has to draw again."""
        return grouped(self._draws, self.key)

    def _drawn(self) -> int:
        return bits.mask_of([card for cards in self._draws.values() for card in cards])

    def turn(self) -> Turn:
        """Chance until the order is clear."""
        return CHANCE if self._waiting else OVER

    def legal(self, seat: int) -> list[int]:
        """Nobody chooses here."""
        return []

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Nobody chooses here: always raises IllegalActionError."""
        raise IllegalActionError("in the dealer draw nobody chooses")

    def chances(self) -> int:
        """The cards that nobody has drawn."""
        return self.PACK & ~self._drawn() if self._waiting else 0

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """The next waiting player turns up `card`."""
        if not 0 <= card < len(hanafuda.DECK) or not self.chances() & bits.BIT[card]:
            raise IllegalActionError("this card cannot be turned up now")
        seat = self._waiting.pop(0)
        self._draws[seat].append(card)
        if emit is not None:
            emit(events.drawn(seat, card, f"drawn:{seat}"))
        if not self._waiting:
            tied = [group for group in self.groups() if len(group) > 1]
            self._waiting = sorted(seat for group in tied for seat in group)
            if not self._waiting and emit is not None:
                outcome = self.outcome()
                assert outcome is not None
                emit(events.round_ended("dealer", outcome.ranking[0], outcome.points))

    def fallback(self, seat: int) -> int:
        """Nobody chooses here: always raises IllegalActionError."""
        raise IllegalActionError("in the dealer draw nobody chooses")

    def zones(self) -> Sequence[tuple[ZoneSpec, int]]:
        """The drawn cards before each player, and the rest of the pack."""
        drawn = [(ZoneSpec("drawn", seat, ALL), bits.mask_of(cards)) for seat, cards in self._draws.items()]
        return [*drawn, (ZoneSpec("stock", None, NOBODY), self.PACK & ~self._drawn())]

    def facts(self) -> dict[str, Any]:
        """Who drew what, in order, and who still has to draw."""
        names = [[hanafuda.CODES[card] for card in cards] for cards in self._draws.values()]
        return {"phase": "dealer_draw", "draws": names, "waiting": self._waiting[:]}

    def outcome(self) -> Outcome | None:
        """No points; `ranking` has the seats from the dealer on."""
        if self._waiting:
            return None
        ranking = tuple(group[0] for group in self.groups())
        return Outcome("dealer", (0,) * self._seats, None, ranking=ranking)

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__(self._seats, self._options, self._order)
        copy._draws = {seat: cards[:] for seat, cards in self._draws.items()}
        copy._waiting = self._waiting[:]
        return copy

    def sample(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden but the order of the stock, which does not exist."""

    @classmethod
    def restored(
        cls, seats: int, options: DealerDrawOptions, order: str, facts: Mapping[str, Any]
    ) -> Self | None:
        """The dealer draw of a position; None if the position is one of a round. Raises PositionError."""
        if facts.get("phase") != "dealer_draw":
            return None
        draw = cls(seats, options, order)
        draw.place(facts)
        return draw

    def place(self, facts: Mapping[str, Any]) -> None:
        """Sets the position from its facts; raises PositionError."""
        try:
            draws = [[hanafuda.DECK.card(code) for code in codes] for codes in facts["draws"]]
            waiting = [int(seat) for seat in facts["waiting"]]
        except (KeyError, TypeError, ValueError) as error:
            raise PositionError(f"the facts of the dealer draw do not fit: {error}") from None
        if len(draws) != self._seats or not set(waiting) <= set(range(self._seats)):
            raise PositionError("the dealer draw names a seat that is not there")
        self._draws = dict(enumerate(draws))
        self._waiting = waiting
