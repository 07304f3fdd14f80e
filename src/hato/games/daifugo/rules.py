"""A round of Daifugo: plays and passes until one player has cards (DAI-3 to DAI-14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from hato.core import bits, events
from hato.core.bits import BIT, popcount
from hato.core.events import Emit, Event
from hato.core.match import Setup
from hato.core.outcome import Carried, Line, Outcome
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, Rng, Turn
from hato.core.zones import only
from hato.families.shedding import next_in
from hato.games.daifugo import cards as deck
from hato.games.daifugo import position, trick, worlds
from hato.games.daifugo.actions import ACTIONS, BACK, DISCARD, DONE, GIVE, PASS, PICK, PLAY, RETURN, RUN
from hato.games.daifugo.exchange import Dealt
from hato.games.daifugo.options import DaifugoOptions
from hato.games.daifugo.plays import Play, in_order
from hato.games.daifugo.titles import points, title
from hato.games.daifugo.trick import Trick

MOST_BACKS = 20
"""So often a seat may take a card back in one decision: a round must end."""

EFFECTS = {"gift": GIVE, "shed": DISCARD}
"""Phases in which cards are chosen after a play, with the first code of their action."""


class DaifugoRound(Dealt):
    """A round: dealt, exchanged (`Dealt`), played. `picked` is known to the seat that is asked alone."""

    __slots__ = (
        *("_outcome", "cleared", "due", "fallen", "fouls", "laid", "lacks", "out", "passed", "places"),
        "trick",
    )

    def __init__(self, options: DaifugoOptions, setup: Setup, pack: int | None = None) -> None:
        super().__init__(options, setup, pack)
        n = self.seats
        self.trick = Trick()
        self.laid: tuple[tuple[int, Play], ...] = ()
        """who played what in the trick, in order"""
        self.cleared: tuple[int, Play] | None = None
        """the last play of the trick before"""
        self.passed: frozenset[int] = frozenset()
        """seats that have passed, or are skipped, since the last play"""
        self.out: frozenset[int] = frozenset()
        """seats that are locked out of the trick"""
        self.places = [0] * n
        """the place of each seat that is out of the round; 0 while it plays"""
        self.fallen = -1
        """the daifugo that has left the round, -1 if none has"""
        self.fouls: tuple[int, ...] = ()
        """seats that finished by a forbidden play"""
        self.lacks = [0] * n
        """ranks, as a set, that everybody knows a seat not to hold"""
        self.due = 0
        """so many cards may be given or discarded now"""
        self._outcome: Outcome | None = None

    # who is asked

    @property
    def active(self) -> list[int]:
        """The seats that still play, in the order of their numbers."""
        return [seat for seat in range(self.seats) if not self.places[seat]]

    def turn(self) -> Turn:
        """Who is asked now; what the players return in the exchange is sealed."""
        if self._outcome is not None:
            return OVER
        if self.phase in ("lot", "aside", "deal"):
            return CHANCE
        return Turn("choice", (self.mover,), True) if self.phase == "return" else CHOICE[self.mover]

    def plays(self) -> tuple[Play, ...]:
        """Every play that the seat to play may lay."""
        named = self.named if self.opening and self.options.lead == "free" else -1
        return trick.plays(self.options, self.trick, self.hand[self.mover], named)

    def legal(self, seat: int) -> list[int]:
        """The next step of a play, a pass, or a card to return, to give or to discard."""
        if self._outcome is not None or seat != self.mover or self.phase in ("lot", "aside", "deal"):
            return []
        picked = self.picked
        back = [BACK + card for card in bits.cards(picked)] if self.backs < MOST_BACKS else []
        if self.phase != "play":
            first = EFFECTS.get(self.phase, RETURN)
            done = [DONE] if self.phase in EFFECTS else []
            found = [first + card for card in bits.cards(self.hand[seat] & ~picked)]
            return sorted([*done, *back, *found])
        whole, free = set(), 0
        for play in self.plays():
            if not picked & ~play.cards:
                free |= play.cards
                if play.cards == picked:
                    whole.add(RUN + play.rank if play.run else PLAY)
        pick = [PICK + card for card in bits.cards(free & ~picked)]
        return [*([PASS] if self.trick.top else []), *sorted(whole), *pick, *back]

    def fallback(self, seat: int) -> int:
        """Passes; leads the lowest card, the named one or the forced set; returns the lowest (DAI-16)."""
        codes = self.legal(seat)
        if PASS in codes or DONE in codes:
            return PASS if PASS in codes else DONE
        if self.phase == "return":
            return next(code for code in codes if code >= RETURN)
        wanted = self._default_lead()
        wrong = self.picked & ~wanted
        if wrong and BACK + bits.lowest(wrong) in codes:
            return BACK + bits.lowest(wrong)
        if not wrong and self.picked != wanted:
            return PICK + bits.lowest(wanted & ~self.picked)
        return codes[0]

    def _default_lead(self) -> int:
        """The cards that a leader leads whose time is up."""
        hand = self.hand[self.mover]
        if self.options.lead == "lowest_all":
            return trick.lowest_all(hand, self.trick.reversed).cards
        if self.opening and self.named >= 0:
            return BIT[self.named]
        return BIT[trick.lowest_single(hand, self.trick.reversed)]

    # choices

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice of the seat that is asked."""
        if action not in self.legal(seat):
            raise IllegalActionError(f"seat {seat} cannot do that now")
        if PICK <= action < BACK:
            self.picked |= BIT[action - PICK]
        elif BACK <= action < RETURN:
            self.picked ^= BIT[action - BACK]
            self.backs += 1
        elif RETURN <= action < GIVE:
            self.pick_return(seat, action - RETURN, emit)
        elif action == DONE or action >= GIVE:
            self._pick_effect(seat, action, emit)
        elif action == PASS:
            self._pass(seat, emit)
        else:
            self._lay(seat, self._whole(action), emit)

    def _whole(self, action: int) -> Play:
        """The play of the picked cards that the action names."""
        return next(
            play
            for play in self.plays()
            if play.cards == self.picked and action == (RUN + play.rank if play.run else PLAY)
        )

    def begin(self, seat: int, emit: Emit | None) -> None:
        """The seat is asked to lead or to follow."""
        self.phase = "play"
        self.ask(seat, emit)

    def _pass(self, seat: int, emit: Emit | None) -> None:
        self.passed |= {seat}
        if self.options.pass_lock:
            self.out |= {seat}
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(PASS)))
        self._next(seat, emit)

    def _lay(self, seat: int, play: Play, emit: Emit | None) -> None:
        """The cards go to the pile, and the play does what it does (DAI-8 to DAI-14)."""
        options, before = self.options, self.trick
        if before.top is None and options.lead == "lowest_all":
            self.lacks[seat] |= _not_higher(play.rank, before.reversed)
        self.hand[seat] ^= play.cards
        self.pile |= play.cards
        self.laid = (*self.laid, (seat, play))
        self.trick = trick.after(options, before, play)
        self.passed = frozenset()
        self.opening = False
        self.seen(seat, play.cards)
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(RUN + play.rank if play.run else PLAY)))
            emit(events.moved(seat, in_order(play), f"hand:{seat}", "pile"))
        self._tell_order(seat, before, emit)
        answered = trick.is_return(options, before.top, play)
        if trick.cuts(options, play):
            self.call(seat, "eight_cut", emit)
        if answered:
            self.call(seat, "spade3", emit)
        if options.five_skip and not play.run and play.rank == deck.FIVE:
            self._skip(seat, play.size, emit)
        if self._effect(seat, play, emit):
            return
        ends = answered or trick.cuts(options, play)
        self._resolve(seat, trick.offends(options, before, play), ends, emit)

    def _tell_order(self, seat: int, before: Trick, emit: Emit | None) -> None:
        """Calls out what the play has changed of the order and the locks."""
        now = self.trick
        if now.revolution != before.revolution:
            self.call(seat, "revolution" if now.revolution else "counter", emit)
        if now.eleven_back and not before.eleven_back:
            self.call(seat, "eleven_back", emit)
        if now.lock != before.lock:
            self.call(seat, "lock", emit)
        if now.number_lock and not before.number_lock:
            self.call(seat, "number_lock", emit)

    def _skip(self, seat: int, count: int, emit: Emit | None) -> None:
        """The next seats that could be asked count as having passed since this play (DAI-14)."""
        order = [(seat + i) % self.seats for i in range(1, self.seats)]
        askable = [one for one in order if not self.places[one] and one not in self.out]
        self.passed |= set(askable[:count])
        for one in askable[:count]:
            self.call(one, "skipped", emit)

    # gifts and discards

    def _effect(self, seat: int, play: Play, emit: Emit | None) -> bool:
        """Is the seat asked for cards to give or to discard? (DAI-14)"""
        options, hand = self.options, self.hand[seat]
        if play.run or not hand:
            return False
        if options.seven_pass and play.rank == deck.SEVEN:
            self.phase = "gift"
        elif options.ten_discard and play.rank == deck.TEN:
            self.phase = "shed"
        else:
            return False
        self.due = min(play.size, popcount(hand))
        self.ask(seat, emit)
        return True

    def _pick_effect(self, seat: int, action: int, emit: Emit | None) -> None:
        if action != DONE:
            self.picked |= BIT[action - EFFECTS[self.phase]]
            if popcount(self.picked) < self.due:
                return
        chosen, self.picked, self.backs, self.due = self.picked, 0, 0, 0
        self.hand[seat] ^= chosen
        if self.phase == "shed":
            self.waste[seat] |= chosen
            if chosen:
                self.forget(seat, (seat,))
            self._tell_hidden(seat, chosen, f"waste:{seat}", (seat,), emit)
        elif chosen:
            other = next_in(seat, self.seats, self.active)
            self.hand[other] |= chosen
            self.lacks[other] = 0
            self.given(seat, other, chosen)
            self._tell_hidden(seat, chosen, f"hand:{other}", (seat, other), emit)
        self.phase = "play"
        # of these plays only jokers can be forbidden to finish with, whatever the order was
        self._resolve(seat, trick.offends(self.options, Trick(), self.laid[-1][1]), False, emit)

    def _tell_hidden(
        self, seat: int, chosen: int, target: str, knowing: tuple[int, ...], emit: Emit | None
    ) -> None:
        if emit is not None and chosen:
            shown = tuple(bits.cards(chosen))
            emit(Event("moved", seat, shown, f"hand:{seat}", target, sight=only(*knowing)))

    # finishing

    def _resolve(self, seat: int, foul: bool, ends: bool, emit: Emit | None) -> None:
        """Is the player out, is the round over, is the trick at its end? (DAI-6)"""
        finished = not self.hand[seat]
        if finished and foul:
            self.fouls = (*self.fouls, seat)
            self.call(seat, "foul", emit)
            self._leave(seat, self._lowest_free(), emit)
        elif finished:
            self._leave(seat, self._highest_free(), emit)
            self._fell(seat, emit)
        left = self.active
        if len(left) <= 1:
            for one in left:
                self._leave(one, self._highest_free(), emit)
            self._end(emit)
        elif ends or (finished and foul):
            self._clear(emit)
            self.begin(next_in(seat, self.seats, left) if finished else seat, emit)
        else:
            self._next(seat, emit)

    def _fell(self, seat: int, emit: Emit | None) -> None:
        """The old daifugo leaves the round when another is first (DAI-13)."""
        if not self.options.miyako_ochi or self.places[seat] != 1 or not self.before:
            return
        old = self.before.index(1)
        if not self.places[old]:
            self.fallen = old
            self.call(old, "fallen", emit)
            self._leave(old, self._lowest_free(), emit)

    def _leave(self, seat: int, place: int, emit: Emit | None) -> None:
        self.places[seat] = place
        self.passed -= {seat}
        self.out -= {seat}
        self.call(seat, title(place, self.seats), emit)

    def _highest_free(self) -> int:
        return next(place for place in range(1, self.seats + 1) if place not in self.places)

    def _lowest_free(self) -> int:
        return next(place for place in range(self.seats, 0, -1) if place not in self.places)

    def _next(self, seat: int, emit: Emit | None) -> None:
        """Asks the next seat that can be asked; if there is none, the trick is cleared (DAI-4)."""
        leader = self.laid[-1][0]
        asked = next_to_ask(seat, self.seats, self.active, leader, self.passed | self.out)
        if asked is not None:
            self.begin(asked, emit)
            return
        self._clear(emit)
        self.begin(next_leader(leader, self.seats, self.active), emit)

    def _clear(self, emit: Emit | None) -> None:
        """The cards of the trick go away; only the revolution stays."""
        if emit is not None:
            emit(events.moved(None, tuple(bits.cards(self.pile)), "pile", "gone"))
        self.gone |= self.pile
        self.pile = 0
        self.cleared, self.laid = self.laid[-1], ()
        self.passed = self.out = frozenset()
        self.trick = trick.cleared(self.trick)

    def _end(self, emit: Emit | None) -> None:
        n = self.seats
        order = sorted(range(n), key=lambda seat: self.places[seat])
        gains = tuple(points(self.options, place, n) for place in self.places)
        lines = tuple(Line(title(self.places[seat], n), seat, gains[seat]) for seat in order)
        carried = Carried(places=tuple(self.places))
        key = "fallen" if self.fallen >= 0 else "finished"
        self._outcome = Outcome(key, gains, order[0], lines, carried=carried)
        self.phase = "over"
        if emit is not None:
            emit(events.scored(order[0], lines))
            emit(events.round_ended(key, order[0], gains))

    # what the round is made of

    def facts(self) -> dict[str, Any]:
        """Phase and mover, the plays of the trick, who passed, the order and the locks, places and titles."""
        return position.facts(self)

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        return self._outcome

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = super().clone()
        for name in ("_outcome", "cleared", "due", "fallen", "fouls", "laid", "out", "passed", "trick"):
            setattr(copy, name, getattr(self, name))
        copy.places = self.places[:]
        copy.lacks = self.lacks[:]
        return copy

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals what `seat` cannot know anew, in keeping with gifts, leads and the named card."""
        worlds.deal(self, seat, rng)


def _not_higher(rank: int, turned: bool) -> int:
    """The ranks that are not higher than one, as a set; none of them is the joker."""
    return bits.mask_of([one for one in range(deck.JOKER) if not trick.higher(one, rank, turned)])


def next_to_ask(
    seat: int, seats: int, active: Sequence[int], leader: int, silent: frozenset[int]
) -> int | None:
    """The next seat after `seat` that can be asked: it plays, is not the last to play and not silent."""
    asked = [one for one in active if one != leader and one not in silent]
    return next_in(seat, seats, asked) if asked else None


def next_leader(last: int, seats: int, active: Sequence[int]) -> int:
    """Who leads after a clear: the last player to play, or if he is out the next active seat (DAI-4)."""
    return last if last in active else next_in(last, seats, active)
