"""A draw for the first dealer: every player turns a card, and tied ones turn another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from hato.cards.deck import Deck
from hato.core import bits, events
from hato.core.events import Emit
from hato.core.outcome import Outcome
from hato.core.round import CHANCE, OVER, IllegalActionError, PositionError, Rng, Round, Turn
from hato.core.zones import ALL, NOBODY, ZoneSpec

PHASE = "dealer_draw"


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


class Draw(Round):
    """Each player turns a card; the tied ones turn another until the order is clear.

    Only chance acts. The outcome's `ranking` has the seats by their cards, the dealer first.
    """

    __slots__ = ("_deck", "_draws", "_pack", "_seats", "_waiting")

    def __init__(self, seats: int, deck: Deck, pack: int) -> None:
        self._seats = seats
        self._deck = deck
        self._pack = pack
        """the mask of the cards that are drawn from"""
        self._draws: dict[int, list[int]] = {seat: [] for seat in range(seats)}
        self._waiting: list[int] = list(range(seats))

    def key(self, card: int) -> tuple[int, ...]:
        """Sort key of a drawn card: the dealer's is the smallest."""
        raise NotImplementedError

    def undecided(self, groups: list[list[int]]) -> list[list[int]]:
        """The groups, of all in order, that have to draw again if they are tied."""
        return groups

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
        return self._pack & ~self._drawn() if self._waiting else 0

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """The next waiting player turns up `card`."""
        if not 0 <= card < len(self._deck) or not self.chances() & bits.BIT[card]:
            raise IllegalActionError("this card cannot be turned up now")
        seat = self._waiting.pop(0)
        self._draws[seat].append(card)
        if emit is not None:
            emit(events.drawn(seat, card, f"drawn:{seat}"))
        if not self._waiting:
            tied = [group for group in self.undecided(self.groups()) if len(group) > 1]
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
        return [*drawn, (ZoneSpec("stock", None, NOBODY), self._pack & ~self._drawn())]

    def facts(self) -> dict[str, Any]:
        """Who drew what, in order, and who still has to draw."""
        names = [[self._deck.codes[card] for card in cards] for cards in self._draws.values()]
        return {"phase": PHASE, "draws": names, "waiting": self._waiting[:]}

    def outcome(self) -> Outcome | None:
        """No points; `ranking` has the seats from the dealer on."""
        if self._waiting:
            return None
        ranking = tuple(seat for group in self.groups() for seat in group)
        return Outcome("dealer", (0,) * self._seats, None, ranking=ranking)

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.again()
        copy._draws = {seat: cards[:] for seat, cards in self._draws.items()}
        copy._waiting = self._waiting[:]
        return copy

    def again(self) -> Self:
        """The same draw before its first card."""
        raise NotImplementedError

    def sample(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden but the order of the stock, which does not exist."""

    def place(self, facts: Mapping[str, Any]) -> None:
        """Sets the position from its facts; raises PositionError."""
        try:
            draws = [[self._deck.card(code) for code in codes] for codes in facts["draws"]]
            waiting = [int(seat) for seat in facts["waiting"]]
        except (KeyError, TypeError, ValueError) as error:
            raise PositionError(f"the facts of the dealer draw do not fit: {error}") from None
        if len(draws) != self._seats or not set(waiting) <= set(range(self._seats)):
            raise PositionError("the dealer draw names a seat that is not there")
        self._draws = dict(enumerate(draws))
        self._waiting = waiting
