"""The Ming form of Khanhoo: a round of tricks of one or three cards (KHM-1 to KHM-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from hato.cards.money import MING
from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit, Event
from hato.core.match import Setup
from hato.core.outcome import Line, Outcome
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, Rng, Round, Turn
from hato.core.zones import ALL, NOBODY, Sight, ZoneSpec, only
from hato.games.khanhoo_ming import tricks, worlds
from hato.games.khanhoo_ming.actions import ACTIONS, BACK, DISCARD, PLAY
from hato.games.khanhoo_ming.options import MingOptions
from hato.games.khanhoo_ming.plays import CALLED, CARDS, PLAYS, beaten_by, held
from hato.games.khanhoo_ming.tricks import THROWN, Trick

HAND = {2: 13, 3: 9}
"""Cards dealt to each seat by the number of players; the rest stays out of play (KHM-2)."""

MOST_BACKS = 3
"""So often a seat may change its mind about the cards that it throws off to a trick: a round must end."""

FOLLOW = "follow"
BEAT = "beat"
"""The phase in which the others play, where whoever can beat must."""
PHASES = ("deal", "lead", FOLLOW, BEAT, "over")


class MingRound(Round):
    """A round. `tricks` has every trick, the last maybe in play; `picked` is known to its seat alone."""

    __slots__ = (
        *("_outcome", "backs", "dealer", "gone", "hand", "hand_size", "laid", "options", "pack"),
        *("picked", "seats", "stock", "thrown", "tricks", "won"),
    )

    def __init__(
        self, options: MingOptions, setup: Setup, pack: int = MING.mask, hand: int | None = None
    ) -> None:
        self.options = options
        self.seats = n = setup.seats
        self.dealer = setup.dealer
        """the seat that has the first lead"""
        self.pack = pack
        self.hand_size = HAND[n] if hand is None else hand
        self.stock = pack
        self.hand = [0] * n
        self.laid = 0
        """open cards in the trick in play"""
        self.thrown = [0] * n
        """cards thrown off in the trick in play"""
        self.gone = [0] * n
        """cards thrown off face down in tricks before"""
        self.won = [0] * n
        """open cards of the tricks that the seat has won"""
        self.tricks: tuple[Trick, ...] = ()
        self.picked: tuple[int, ...] = ()
        """cards chosen to be thrown off, before they are as many as the trick asks for"""
        self.backs = 0
        self._outcome: Outcome | None = None

    # who is asked

    @property
    def phase(self) -> str:
        """One of PHASES."""
        if self._outcome is not None:
            return "over"
        if not self.tricks:
            return "deal"
        if not self.tricks[-1].plays:
            return "lead"
        return BEAT if self.options.must_beat else FOLLOW

    @property
    def mover(self) -> int:
        """The seat that is asked in a phase of choice."""
        trick = self.tricks[-1]
        return trick.seat(len(trick.plays), self.seats)

    def turn(self) -> Turn:
        """Who is asked now."""
        if self._outcome is not None:
            return OVER
        return CHOICE[self.mover] if self.tricks else CHANCE

    # the deal

    def chances(self) -> int:
        """The undealt cards, while one is due."""
        return 0 if self.tricks else self.stock

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """The next card of the deal, one by one from the seat with the first lead on."""
        bit = BIT[card] if 0 <= card < len(MING) else 0
        if not self.chances() & bit:
            raise IllegalActionError("this card cannot be turned up now")
        counts = [bits.popcount(hand) for hand in self.hand]
        order = [(self.dealer + i) % self.seats for i in range(self.seats)]
        seat = min(order, key=lambda one: counts[one])
        self.stock ^= bit
        self.hand[seat] |= bit
        if emit is not None:
            emit(events.dealt(f"hand:{seat}", (card,), only(seat)))
        if sum(counts) + 1 == self.hand_size * self.seats:
            self._lead(self.dealer, emit)

    def _lead(self, seat: int, emit: Emit | None) -> None:
        self.tricks = (*self.tricks, Trick(seat))
        if emit is not None:
            emit(events.turn_passed(seat))

    # choices

    def legal(self, seat: int) -> list[int]:
        """A lead of one or three cards; then a play that beats the best, or cards to throw off (KHM-3)."""
        if self._outcome is not None or not self.tricks or seat != self.mover:
            return []
        hand, trick = self.hand[seat], self.tricks[-1]
        if not trick.plays:
            return [PLAY + i for i in (*held(hand, 1), *held(hand, 3))]
        better = [] if self.picked else self.beating(hand, trick)
        if better and self.options.must_beat:
            return better
        free = hand & ~bits.mask_of(self.picked)
        found = better + [DISCARD + card for card in bits.cards(free)]
        return [*found, BACK] if self.picked and self.backs < MOST_BACKS else found

    def beating(self, hand: int, trick: Trick) -> list[int]:
        """The codes of the plays of a hand that beat the best one of a trick."""
        over = beaten_by(self.options.specials_beat_leopards)[trick.best]
        return [PLAY + i for i in over if not CARDS[i] & ~hand]

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice of the seat that is asked."""
        if action not in self.legal(seat):
            raise IllegalActionError(f"seat {seat} cannot do that now")
        if action == BACK:
            self.picked = self.picked[:-1]
            self.backs += 1
        elif action >= DISCARD:
            self.picked = (*self.picked, action - DISCARD)
            if len(self.picked) == self.tricks[-1].size:
                self._throw(seat, emit)
        else:
            self._lay(seat, action - PLAY, emit)

    def _lay(self, seat: int, play: int, emit: Emit | None) -> None:
        """Cards are played openly to the trick."""
        cards = CARDS[play]
        self.hand[seat] ^= cards
        self.laid |= cards
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(PLAY + play)))
            shown = tuple(MING.card(code) for code in PLAYS[play].codes)
            emit(events.moved(seat, shown, f"hand:{seat}", "trick"))
            if PLAYS[play].codes in CALLED:
                emit(events.called(seat, CALLED[PLAYS[play].codes]))
        self._next(play, emit)

    def _throw(self, seat: int, emit: Emit | None) -> None:
        """The chosen cards are thrown off, all at once."""
        cards, self.picked, self.backs = self.picked, (), 0
        mask = bits.mask_of(cards)
        self.hand[seat] ^= mask
        self.thrown[seat] = mask
        if emit is not None:
            emit(self._moved(seat, mask, f"hand:{seat}", f"thrown:{seat}"))
        self._next(THROWN, emit, mask if self.options.discard_face == "up" else 0)

    def _moved(self, seat: int, cards: int, source: str, target: str) -> Event:
        """Cards that were thrown off move; face down only who threw them knows them."""
        return Event("moved", seat, tuple(bits.cards(cards)), source, target, sight=self._sight(seat))

    def _sight(self, seat: int) -> Sight:
        return ALL if self.options.discard_face == "up" else only(seat)

    def _next(self, play: int, emit: Emit | None, shown: int = 0) -> None:
        """The next seat is asked; a whole trick goes to its winner, who leads."""
        trick = self.tricks[-1].add(play, shown)
        self.tricks = (*self.tricks[:-1], trick)
        if len(trick.plays) < self.seats:
            if emit is not None:
                emit(events.turn_passed(self.mover))
            return
        winner = trick.winner(self.seats)
        self._gather(trick, winner, emit)
        if self.hand[winner]:
            self._lead(winner, emit)
        else:
            self._end(emit)

    def _gather(self, trick: Trick, winner: int, emit: Emit | None) -> None:
        """The cards go to the winner of the trick; what lies face down stays unknown to him."""
        laid, self.laid = self.laid, 0
        self.won[winner] |= laid
        if emit is not None:
            emit(events.moved(winner, tuple(bits.cards(laid)), "trick", f"won:{winner}"))
        for seat, thrown in enumerate(self.thrown):
            if self.options.discard_face == "down":
                self.gone[seat] |= thrown
                continue
            self.won[winner] |= thrown
            if thrown and emit is not None:
                emit(self._moved(winner, thrown, f"thrown:{seat}", f"won:{winner}"))
        self.thrown = [0] * self.seats

    def _end(self, emit: Emit | None) -> None:
        points = tuple(tricks.scores(self.tricks, self.seats))
        best = max(points)
        winner = points.index(best) if points.count(best) == 1 else None
        key = "shared" if winner is None else "highest"
        found = self.lines()
        self._outcome = Outcome(key, points, winner, found, shared=winner is None)
        if emit is not None:
            emit(events.scored(winner, found))
            emit(events.round_ended(key, winner, points))

    def fallback(self, seat: int) -> int:
        """Leads the lowest card, throws off the lowest, and beats only what it must."""
        codes = self.legal(seat)
        return next((code for code in codes if DISCARD <= code < BACK), codes[0])

    # what the round is made of

    def zones(self) -> Sequence[tuple[ZoneSpec, int]]:
        """Hands, the trick in play, cards thrown off face down, tricks won, and what is out of play."""
        n = self.seats
        return [
            *((ZoneSpec("hand", seat, only(seat)), self.hand[seat]) for seat in range(n)),
            *((ZoneSpec("thrown", seat, self._sight(seat)), self.thrown[seat]) for seat in range(n)),
            *((ZoneSpec("gone", seat, only(seat)), self.gone[seat]) for seat in range(n)),
            *((ZoneSpec("won", seat, ALL), self.won[seat]) for seat in range(n)),
            (ZoneSpec("trick", None, ALL), self.laid),
            (ZoneSpec("stock", None, NOBODY), self.stock),
        ]

    def facts(self) -> dict[str, Any]:
        """The phase, every trick in order, and the points so far."""
        return {
            "phase": self.phase,
            "tricks": [trick.to_json(self.seats) for trick in self.tricks],
            "points": tricks.scores(self.tricks, self.seats),
        }

    def secrets(self, seat: int) -> dict[str, Any]:
        """The cards that the seat has chosen to throw off, before they are whole."""
        if not self.picked and not self.backs or seat != self.mover:
            return {}
        return {"picked": [MING.codes[card] for card in self.picked], "backs": self.backs}

    def lines(self) -> tuple[Line, ...]:
        """What the tricks of each seat count so far."""
        return tricks.lines(self.tricks, self.won, self.seats)

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        return self._outcome

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__.__new__(self.__class__)
        for name in (
            "options",
            "seats",
            "dealer",
            "pack",
            "hand_size",
            "stock",
            "laid",
            "tricks",
            "picked",
            "backs",
        ):
            setattr(copy, name, getattr(self, name))
        for name in ("hand", "thrown", "gone", "won"):
            setattr(copy, name, getattr(self, name)[:])
        copy._outcome = self._outcome
        return copy

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals what `seat` cannot know anew: who threw off where he must beat had nothing that beats."""
        worlds.deal(self, seat, rng)
