"""A round of Concentration: cards are turned two at a time until none is left (CON-1 to CON-4).

A place that was never turned holds no card yet: the cards that nobody has seen are the stock, and chance
gives one of them when the place is picked. A card that was seen and closed again lies in a zone of its
own place that nobody sees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit, Event
from hato.core.match import Setup
from hato.core.outcome import Line, Outcome
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, PositionError, Rng, Round, Turn
from hato.core.zones import ALL, NOBODY, ZoneSpec
from hato.families.dealt import shuffled
from hato.games.concentration import pairs
from hato.games.concentration.actions import MOST_PLACES
from hato.games.concentration.options import ConcentrationOptions

NONE = -1
"""No card, or no place."""

LOT, FIRST, SECOND, OVER_PHASE = "lot", "first", "second", "over"
PHASES = (LOT, FIRST, SECOND, OVER_PHASE)
CLOSED, OPEN, EMPTY = "closed", "open", "empty"

TABLE = "closed"
"""All closed cards as the players see them: which have been turned before is for them to remember (CON-5)."""
STOCK = ZoneSpec("stock", None, NOBODY, TABLE)
OUT = ZoneSpec("out", None, NOBODY)
"""The pairs that the lot has left out of a small layout: nobody knows which."""
PLACE = "place"
HIDDEN_PLACES = tuple(ZoneSpec(f"{PLACE}{number}", None, NOBODY, TABLE) for number in range(MOST_PLACES))
OPEN_PLACES = tuple(ZoneSpec(f"{PLACE}{number}", None, ALL) for number in range(MOST_PLACES))


def place_of(zone: str) -> int:
    """The number of a place in events and zones: 17 for `place17`; NONE for other zones."""
    number = zone.removeprefix(PLACE)
    return int(number) if number != zone and number.isdecimal() else NONE


class ConcentrationRound(Round):
    """A table of closed cards; `pack` are those of which the lot may leave some out.

    The dealer of the set-up is the first player.
    """

    __slots__ = (
        "_outcome",
        "empty",
        "faces",
        "mover",
        "open",
        "options",
        "out",
        "phase",
        "picked",
        "picks",
        "places",
        "seats",
        "stock",
        "taken",
        "turns",
    )

    def __init__(
        self, options: ConcentrationOptions, setup: Setup, pack: int, places: int | None = None
    ) -> None:
        self.options = options
        self.seats = setup.seats
        self.places = options.places if places is None else places
        self.mover = setup.dealer
        self.stock = pack
        """the cards that nobody has seen; before the lot also those that it will leave out"""
        self.out = 0
        self.faces: list[int] = [NONE] * self.places
        """the card of each place that was turned; NONE: it was never turned, or it is empty"""
        self.empty: list[bool] = [False] * self.places
        self.open = NONE
        """the place of the first card of a turn"""
        self.picked = NONE
        """the place for which chance gives a card now"""
        self.picks = 0
        self.turns = 0
        """turns that are over"""
        self.taken: list[int] = [0] * self.seats
        self._outcome: Outcome | None = None
        self.phase = LOT if bits.popcount(pack) > self.places else FIRST

    # who is asked

    def turn(self) -> Turn:
        """Chance for the lot and for places that were never turned, else the player."""
        if self.phase == OVER_PHASE:
            return OVER
        return CHANCE if self.phase == LOT or self.picked != NONE else CHOICE[self.mover]

    def legal(self, seat: int) -> list[int]:
        """Every place with a closed card (CON-2)."""
        if self.turn() != CHOICE[seat]:
            return []
        return [place for place, gone in enumerate(self.empty) if not gone and place != self.open]

    def fallback(self, seat: int) -> int:
        """Any closed card, as a fixed mixture of public numbers has it (CON-5)."""
        codes = self.legal(seat)
        return codes[(self.picks + 1) * 2654435761 % 2**32 * len(codes) // 2**32]

    def chances(self) -> int:
        """The cards that nobody has seen; for the lot first any suited card, then the other of its pair."""
        if self.turn() != CHANCE:
            return 0
        if self.phase != LOT:
            return self.stock
        half = self._half()
        return BIT[pairs.MATE[half]] if half != NONE else self.stock & pairs.SUITED

    def _half(self) -> int:
        """The card that the lot has left out while its mate has not followed; NONE between pairs."""
        for card in bits.cards(self.out):
            if not self.out & BIT[pairs.MATE[card]]:
                return card
        return NONE

    # what happens

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """The player turns the card of a place."""
        if action not in self.legal(seat) if 0 <= seat < self.seats else True:
            raise IllegalActionError(
                "only a closed card can be turned, and only by the player whose turn it is"
            )
        self.picks += 1
        if emit is not None:
            emit(events.chose(seat, ("pick", str(action))))
        card = self.faces[action]
        if card == NONE:
            self.picked = action
            return
        if emit is not None:
            place = HIDDEN_PLACES[action].place
            emit(Event("revealed", seat, (card,), place, place))
        self._turned(action, card, emit)

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """Chance leaves a card out of the layout, or is found at the place that was picked."""
        if not 0 <= card < len(pairs.DECK) or not self.chances() & BIT[card]:
            raise IllegalActionError("this card cannot be turned up now")
        self.stock ^= BIT[card]
        if self.phase == LOT:
            self.out |= BIT[card]
            if emit is not None:
                emit(events.dealt(OUT.place, (card,), NOBODY))
            if bits.popcount(self.stock) == self.places:
                self.phase = FIRST
            return
        place, self.picked = self.picked, NONE
        self.faces[place] = card
        if emit is not None:
            emit(events.drawn(self.mover, card, HIDDEN_PLACES[place].place))
        self._turned(place, card, emit)

    def _turned(self, place: int, card: int, emit: Emit | None) -> None:
        """A card is open: the first of a turn stays so, the second ends it (CON-2)."""
        if self.phase == FIRST:
            self.phase, self.open = SECOND, place
            return
        first, self.open = self.open, NONE
        self.phase = FIRST
        self.turns += 1
        pair = pairs.match(self.options.match, self.faces[first], card)
        if pair:
            self._take((first, place), emit)
            if all(self.empty):
                self._end(emit)
                return
        elif emit is not None:
            emit(events.called(self.mover, "miss"))
        if not pair or not self.options.extra_turn:
            self.mover = (self.mover + 1) % self.seats
            if emit is not None:
                emit(events.turn_passed(self.mover))

    def _take(self, places: Sequence[int], emit: Emit | None) -> None:
        if emit is not None:
            emit(events.called(self.mover, "pair", tuple(self.faces[place] for place in places)))
        for place in places:
            card, self.faces[place] = self.faces[place], NONE
            self.empty[place] = True
            self.taken[self.mover] |= BIT[card]
            if emit is not None:
                emit(events.moved(self.mover, (card,), HIDDEN_PLACES[place].place, f"taken:{self.mover}"))

    # the end

    def pairs(self) -> list[int]:
        """How many pairs each seat has taken."""
        return [bits.popcount(mask) // 2 for mask in self.taken]

    def lines(self) -> list[Line]:
        """The pairs of each seat, and one more for the jokers where they count twice (CON-4)."""
        found = []
        for seat, mask in enumerate(self.taken):
            if mask:
                found.append(Line("pairs", seat, bits.popcount(mask) // 2, cards=mask))
            if self.options.win_by == "joker_pair_2" and mask & pairs.JOKERS:
                found.append(Line("jokers", seat, 1, cards=pairs.JOKERS))
        return found

    def _end(self, emit: Emit | None) -> None:
        """No card is left: most pairs win, ties share the place (CON-4)."""
        self.phase = OVER_PHASE
        lines = tuple(self.lines())
        points = [0] * self.seats
        for line in lines:
            points[line.seat] += line.points
        best = [seat for seat in range(self.seats) if points[seat] == max(points)]
        key = "alone" if self.seats == 1 else "most_pairs" if len(best) == 1 else "shared"
        winner = best[0] if len(best) == 1 else None
        self._outcome = Outcome(key, tuple(points), winner, lines, shared=winner is None)
        if emit is not None:
            emit(events.scored(winner, lines))
            emit(events.round_ended(key, winner, tuple(points)))

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        return self._outcome

    # what the round is made of

    def zones(self) -> list[tuple[ZoneSpec, int]]:
        """Every place with the card that was seen there, the unseen cards, and the pairs of each seat."""
        found = []
        for place, card in enumerate(self.faces):
            spec = OPEN_PLACES[place] if place == self.open else HIDDEN_PLACES[place]
            found.append((spec, BIT[card] if card != NONE else 0))
        found += [(STOCK, self.stock), (OUT, self.out)]
        return found + [(ZoneSpec("taken", seat, ALL), mask) for seat, mask in enumerate(self.taken)]

    def facts(self) -> dict[str, Any]:
        """The state of every place, whose turn it is, the pairs so far, and how the cards are shown."""
        places = [EMPTY if gone else CLOSED for gone in self.empty]
        if self.open != NONE:
            places[self.open] = OPEN
        return {
            "phase": self.phase,
            "mover": self.mover,
            "places": places,
            "open": None if self.open == NONE else self.open,
            "picked": None if self.picked == NONE else self.picked,
            "picks": self.picks,
            "turns": self.turns,
            "pairs": self.pairs(),
            "layout": self.options.layout,
            "show_ms": self.options.show_ms,
        }

    def place(self, zones: Mapping[str, int], facts: Mapping[str, Any]) -> None:
        """Sets the position; raises PositionError if it cannot be."""
        whole = self.stock
        try:
            self.phase = PHASES[PHASES.index(facts["phase"])]
            self.mover, self.picks, self.turns = (int(facts[name]) for name in ("mover", "picks", "turns"))
            states = list(facts["places"])
            self.empty = [state == EMPTY for state in states]
            self.open, self.picked = (
                NONE if facts[name] is None else int(facts[name]) for name in ("open", "picked")
            )
        except (KeyError, TypeError, ValueError) as error:
            raise PositionError(f"the facts of the position do not fit: {error}") from None
        known = {spec.place for spec, _ in self.zones()} if len(states) == self.places else set()
        if not known or not set(zones) <= known or not bits.partition(list(zones.values()), whole):
            raise PositionError("the places and zones of a position hold every card exactly once")
        masks = [zones.get(HIDDEN_PLACES[place].place, 0) for place in range(self.places)]
        self.faces = [bits.lowest(mask) for mask in masks]
        self.stock, self.out = zones.get(STOCK.place, 0), zones.get(OUT.place, 0)
        self.taken = [zones.get(f"taken:{seat}", 0) for seat in range(self.seats)]
        self._check(masks, states)

    def _check(self, masks: Sequence[int], states: Sequence[object]) -> None:
        """Do the cards and the facts of a position fit each other? Raises PositionError."""
        if not 0 <= self.mover < self.seats:
            raise PositionError("the facts of the position name a seat that is not there")
        if any(bits.popcount(mask) > 1 or (mask and self.empty[place]) for place, mask in enumerate(masks)):
            raise PositionError("a place holds one card, and an empty one none")
        for name, place in (("open", self.open), ("picked", self.picked)):
            if place != NONE and (not 0 <= place < self.places or self.empty[place]):
                raise PositionError(f"the {name} place holds no card")
        closed = [CLOSED if not gone else EMPTY for gone in self.empty]
        if self.open != NONE:
            closed[self.open] = OPEN
        if list(states) != closed or (self.open != NONE) != (self.phase == SECOND):
            raise PositionError("a place is closed, open or empty, and one is open before the second pick")
        unseen = self.empty.count(False) - sum(1 for card in self.faces if card != NONE)
        if self.phase not in (LOT, OVER_PHASE) and bits.popcount(self.stock) != unseen:
            raise PositionError("every place that was never turned has a card in the stock")
        if self.phase == OVER_PHASE:
            self._end(None)

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__.__new__(self.__class__)
        for name in self.__slots__:
            setattr(copy, name, getattr(self, name))
        copy.faces, copy.empty, copy.taken = self.faces[:], self.empty[:], self.taken[:]
        return copy

    def sample(self, seat: int, rng: Rng) -> None:
        """Draws the lot anew among the pairs of which nobody has seen a card.

        All have seen the same cards turned, and what was seen stays where it is; the others have no place.
        """
        if not self.out:
            return
        whole = self.stock | self.out
        free = [pair for pair in pairs.COLOR_PAIRS if pair & whole == pair]
        full, half = divmod(bits.popcount(self.out), 2)
        lot = [free[i] for i in shuffled(list(range(len(free))), rng)]
        self.out = sum(lot[:full])
        if half:
            cards = bits.cards(lot[full])
            self.out |= BIT[cards[int(rng.random() * 2)]]
        self.stock = whole & ~self.out
