"""A round of kyogi karuta: cards are laid out, poems read, cards taken and sent (KAR-2 to KAR-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.cards.poems import DECK, UPPER
from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit, Event
from hato.core.outcome import Line, Outcome
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, Rng, Turn
from hato.core.zones import NOBODY
from hato.families import poems
from hato.games.kyogi_karuta import choices, dealing, position, settle, worlds
from hato.games.kyogi_karuta.actions import (
    ACTIONS,
    ANSWER,
    AT,
    EARLY,
    FORFEIT,
    HUNDRED,
    MINE,
    MOVE,
    MS,
    READY,
    SEND,
    TO,
    TOUCH,
    WAIT,
)
from hato.games.kyogi_karuta.settle import GHOST, Touch
from hato.games.kyogi_karuta.table import (
    BREAK,
    CALM,
    CONFIRM,
    DEAL,
    ENDED,
    LISTEN,
    MEMORIZE,
    NONE,
    PLACE,
    PROOF,
    RECEIVE,
    SEATS,
    Half,
    Table,
)
from hato.games.kyogi_karuta.table import (
    SEND as SENDING,
)


class KyogiRound(Table):
    """A round of kyogi karuta."""

    __slots__ = ()

    # who is asked

    def turn(self) -> Turn:
        """Chance deals and reads; both act at the same time, in secret while a poem is read."""
        if self.phase == ENDED:
            return OVER
        if self.phase == DEAL:
            return CHANCE
        if self.phase in (PLACE, MEMORIZE, BREAK):
            return Turn("choice", self._asked())
        if self.phase in (CALM, CONFIRM):
            return Turn("choice", self._asked(), sealed=True)
        if self.phase == LISTEN:
            asked = self._asked()
            return Turn("choice", asked, sealed=True) if asked else CHANCE
        if self.phase == RECEIVE:
            return CHOICE[1 - self.sender]
        return CHOICE[self.taker if self.phase == PROOF else self.sender]

    def _asked(self) -> tuple[int, ...]:
        first, second = self.answered
        return ((0, 1), (0,), (1,), ())[2 * first + second]

    def legal(self, seat: int) -> list[int]:
        """The codes that the seat may play now, ascending."""
        return choices.legal(self, seat) if seat in self.turn().seats else []

    def fallback(self, seat: int) -> int:
        """What happens without the seat: nothing is touched, the lay-out stays, any card is sent."""
        return choices.fallback(self, seat)

    def chances(self) -> int:
        """The cards to deal; the poems of which one is read on, mora by mora."""
        if self.turn() != CHANCE:
            return 0
        return self.pool if self.phase == DEAL else self.possible

    # chance

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """Chance deals a card, or reads the next mora of one of the possible poems."""
        if not 0 <= card < len(DECK) or not self.chances() & BIT[card]:
            raise IllegalActionError("this card cannot be turned up now")
        if self.phase == DEAL:
            dealing.deal(self, card, emit)
        else:
            self._read_on(card, emit)

    def _next_poem(self) -> None:
        """The reader takes the next card (KAR-3)."""
        self.number += 1
        self.heard = ()
        self.possible = self.in_play
        self.touches, self.fresh = (), ()
        self.early = (False, False)
        self.claims = [NONE, NONE]
        self.taker = self.hit = self.sender = NONE
        self.right = 0
        self.fouls = [0, 0]
        self._begin(CALM if self.options.early == "foul" else LISTEN)
        if self.phase == LISTEN:
            self.answered = [True, True]

    def _read_on(self, card: int, emit: Emit | None) -> None:
        mora = UPPER[card][len(self.heard)]
        self.heard = (*self.heard, mora)
        self.possible &= poems.beginning(self.heard)
        if emit is not None:
            emit(Event("drawn", None, (card,), "stock", "reading", words=(mora,), sight=NOBODY))
        self._ask(emit)

    def _ask(self, emit: Emit | None) -> None:
        """After a mora: whoever has a camp left to touch in is asked, while the reading is not closed."""
        self.answered = [
            len({touch.camp for touch in choices.own(self, seat)}) == SEATS for seat in range(SEATS)
        ]
        if self.decided:
            card = bits.lowest(self.possible)
            if all(self.answered) or settle.closing(self.touches, card, self.end) < self.interval[0]:
                self._close(card, emit)

    # what happens

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice of a seat that is asked."""
        if action not in self.legal(seat):
            raise IllegalActionError(f"seat {seat} cannot do that now")
        if self.phase in (PLACE, BREAK):
            self._arrange(seat, action, emit)
        elif self.phase == MEMORIZE:
            self._ready(seat, emit)
        elif self.phase in (CALM, LISTEN):
            self._listen(seat, action, emit)
        elif self.phase == CONFIRM:
            self._confirm(seat, action, emit)
        elif self.phase == PROOF:
            self._prove(seat, action, emit)
        elif self.phase == SENDING:
            self._send(seat, action, emit)
        else:
            self._receive(seat, action, emit)

    def _arrange(self, seat: int, action: int, emit: Emit | None) -> None:
        """A player moves his own cards, or is ready."""
        if action == READY:
            self._ready(seat, emit)
            return
        half = self.half[seat]
        if half is None:
            self.half[seat] = Half(action - MOVE)
            return
        slots, to = self.slots[seat], action - TO
        at = slots.index(half.card)
        slots[at], slots[to] = slots[to], slots[at]
        self.half[seat] = None
        self.moved[seat] += 1
        if emit is not None:
            emit(
                Event(
                    "moved",
                    seat,
                    (half.card,),
                    f"camp:{seat}",
                    f"camp:{seat}",
                    words=ACTIONS.words(action)[1:],
                )
            )

    def _ready(self, seat: int, emit: Emit | None) -> None:
        if emit is not None:
            emit(events.chose(seat, ("ready",)))
        self.answered[seat] = True
        if not all(self.answered):
            return
        if self.phase == PLACE:
            self._begin(MEMORIZE)
        else:
            self._next_poem()

    def _listen(self, seat: int, action: int, emit: Emit | None) -> None:
        """A touch, in three steps, or none after this mora (KAR-4)."""
        half = self.half[seat]
        if action == EARLY:
            self.early = (True, self.early[1]) if seat == 0 else (self.early[0], True)
            self.answered[seat] = True
        elif action == WAIT:
            self.answered[seat] = True
        elif half is None:
            self.half[seat] = Half(action - TOUCH)
        elif half.hundreds == NONE:
            self.half[seat] = Half(half.card, action - AT)
        else:
            t = half.hundreds * HUNDRED + action - MS
            self.half[seat] = None
            self.fresh = (*self.fresh, Touch(seat, self.camp_of(half.card), half.card, t))
            self.answered[seat] = len({touch.camp for touch in choices.own(self, seat)}) == SEATS
        if not all(self.answered):
            return
        if self.phase == CALM:
            self.phase = LISTEN
            self._tell_early(emit)
        else:
            self._after_mora(emit)

    def _tell_early(self, emit: Emit | None) -> None:
        if emit is not None:
            emit(events.revealed("reading", ()))
            for seat in range(SEATS):
                if self.early[seat]:
                    emit(events.called(seat, "early"))

    def _after_mora(self, emit: Emit | None) -> None:
        """Both have answered: what they did is open, and the reader goes on or the reading closes."""
        fresh = settle.listed(self.fresh, self.untold)
        self.touches, self.fresh = settle.listed((*self.touches, *fresh), self.untold), ()
        if emit is not None and fresh:
            emit(events.revealed("reading", ()))
            for touch in fresh:
                words = () if self.untold else (str(touch.t),)
                emit(Event("called", touch.seat, (touch.card,), key="touch", words=words))
        if self.decided:
            self._close(bits.lowest(self.possible), emit)

    # a reading is settled

    def _close(self, card: int, emit: Emit | None) -> None:
        """The reading is closed; who has taken it (KAR-4, KAR-6, KAR-7)?"""
        self.touches = settle.listed(settle.counted(self.touches, card, self.end), self.untold)
        self.hit = card
        if emit is not None:
            emit(events.revealed("reading", (card,)))
        if self.options.casual_dispute and self._times():
            self._begin(CONFIRM)
            return
        self._judge(emit)

    def _times(self) -> dict[int, int]:
        """Who has touched the read card, and when."""
        return {touch.seat: touch.t for touch in self.touches if touch.card == self.hit}

    def _judge(self, emit: Emit | None, asked: bool = False) -> None:
        """The times say who was first; `asked`: because the players do not agree."""
        taker = settle.first(self._times(), self.camp_of(self.hit), self.options.tie_window_ms)
        if asked and taker is not None and emit is not None:
            emit(events.called(taker, "judge", (self.hit,)))
        self._take(NONE if taker is None else taker, emit)

    def _confirm(self, seat: int, action: int, emit: Emit | None) -> None:
        """Each says who was first; what both say stands, else the judge is asked (KAR-7)."""
        self.claims[seat] = seat if action == MINE else 1 - seat
        self.answered[seat] = True
        if not all(self.answered):
            return
        if emit is not None:
            emit(events.revealed("reading", ()))
            for one, claim in enumerate(self.claims):
                emit(events.chose(one, ("mine",) if claim == one else ("yours",)))
        if self.claims[0] == self.claims[1]:
            self._take(self.claims[0], emit)
            return
        self._judge(emit, asked=True)

    def _take(self, taker: int, emit: Emit | None) -> None:
        self.taker = taker
        if taker != NONE and self.options.proof != "touch":
            self._begin(PROOF)
            return
        self._settle(emit)

    def _prove(self, seat: int, action: int, emit: Emit | None) -> None:
        """The taker names the ending or the poet; failing voids the take and is a foul (option `proof`)."""
        proved = action == ANSWER + self.hit
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
            emit(events.called(seat, "proved" if proved else "unproved", (self.hit,)))
        if not proved:
            self.taker = NONE
        self._settle(emit, NONE if proved else seat)

    def _settle(self, emit: Emit | None, failed: int = NONE) -> None:
        """The read card leaves, fouls are counted, and who has more rights sends (KAR-5)."""
        card, lies = self.hit, self.camp_of(self.hit)
        made = settle.fouls(self.touches, lies)
        self.fouls = [made[seat] + self.early[seat] + (seat == failed) for seat in range(SEATS)]
        if emit is not None:
            for seat, key in settle.names(
                lies, None if self.taker == NONE else self.taker, made, self.touches
            ):
                emit(events.called(seat, key))
        if lies == GHOST:
            self.ghosts &= ~BIT[card]
            place = "ghosts"
        else:
            self.lift(lies, card)
            place = f"camp:{lies}"
        self.order = (*self.order, card)
        if emit is not None:
            emit(events.moved(None if self.taker == NONE else self.taker, (card,), place, "read"))
        cards = [bits.popcount(self.cards(seat)) for seat in range(SEATS)]
        taker = None if self.taker == NONE else self.taker
        self.sender, self.right = settle.sending(cards, lies, taker, self.fouls)
        if self.right:
            self._begin(SENDING)
        else:
            self.sender = NONE
            self._settled(emit)

    def _send(self, seat: int, action: int, emit: Emit | None) -> None:
        """The sender chooses a card; what he does not send in time stays where that is agreed."""
        if action == FORFEIT:
            self.right = 0
            if emit is not None:
                emit(events.chose(seat, ("forfeit",)))
            self._settled(emit)
            return
        card = action - SEND
        self.lift(seat, card)
        self.passing = BIT[card]
        self.phase = RECEIVE
        if emit is not None:
            emit(events.moved(seat, (card,), f"camp:{seat}", "sent"))

    def _receive(self, seat: int, action: int, emit: Emit | None) -> None:
        """The receiver lays the card where he likes."""
        card = bits.lowest(self.passing)
        self.lay(seat, action - TO, card)
        self.passing = 0
        self.right -= 1
        self.phase = SENDING
        if emit is not None:
            emit(Event("moved", seat, (card,), "sent", f"camp:{seat}", words=ACTIONS.words(action)[1:]))
        if not self.right:
            self._settled(emit)

    def _settled(self, emit: Emit | None) -> None:
        """After sending: who has no card left wins, else the next poem (KAR-5)."""
        empty = [seat for seat in range(SEATS) if not self.cards(seat)]
        if empty:
            self._end(empty[0], emit)
        elif self.options.regroup:
            self._begin(BREAK)
        else:
            self._next_poem()

    def _end(self, winner: int, emit: Emit | None) -> None:
        """A camp is empty: its owner wins by the cards that lie in the other."""
        self.phase = ENDED
        left = bits.popcount(self.cards(1 - winner))
        points = tuple(left if seat == winner else -left for seat in range(SEATS))
        lines = (Line("cards_left", winner, left, cards=self.cards(1 - winner)),)
        self._outcome = Outcome("empty", points, winner, lines)
        if emit is not None:
            emit(events.scored(winner, lines))
            emit(events.round_ended("empty", winner, points))

    # what the round is made of

    def place(
        self, zones: Mapping[str, int], facts: Mapping[str, Any], secrets: Mapping[int, Mapping[str, Any]]
    ) -> None:
        """Sets the position; raises PositionError if it cannot be."""
        position.place(self, zones, facts, secrets)

    def sample(self, seat: int, rng: Rng) -> None:
        """Draws the absent poems anew that nobody knows, and forgets what the other does in secret."""
        worlds.sample(self, seat, rng)
