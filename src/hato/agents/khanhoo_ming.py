"""The Ming form of Khanhoo for the agents: what a play is likely to win, and what its cards could win later.

Worth is in points. What the others hold is taken to be spread evenly over all cards that are not seen.
"""

from __future__ import annotations

from random import Random

from hato.agents.request import Position, offered
from hato.core import bits
from hato.core.bits import popcount
from hato.core.round import Round
from hato.games.khanhoo_ming.actions import BACK, DISCARD, PLAY
from hato.games.khanhoo_ming.plays import CARDS, GROUP_SIZE, PLAYS, SIZES, beaten_by, held
from hato.games.khanhoo_ming.rules import BEAT, MingRound

QUIET = frozenset({BEAT})
"""Where one must beat, how long somebody thinks would tell how many cards he has that do."""

SAVED = 0.75
"""Share of the points that a card could win later which is counted against playing it now."""
GROUP_SAVED = 0.35
"""The same for a card of a group that has not been played."""
CHEAP = 0.02
"""What a place in the order of the cards counts: of equal ones the lower goes first."""
DUCKS = 0.2
"""How often somebody who could beat keeps his cards, in playouts."""
NEVER = -1_000.0


class Odds:
    """What a seat can tell of the others' cards."""

    def __init__(self, position: Position) -> None:
        view, seats, seat = position.view, position.setup.seats, position.seat
        self.seats = seats
        self.hand = view.zone("hand", seat).cards or 0
        seen = 0
        for zone in view.zones:
            seen |= zone.cards or 0
        self.unseen = position.game.cards(position.options) & ~seen
        self.whole = max(1, popcount(self.unseen))
        self.counts = {other: view.zone("hand", other).count for other in range(seats) if other != seat}
        self.over = beaten_by(position.options.specials_beat_leopards)

    def stands(self, play: int, against: list[int]) -> float:
        """The chance that none of the seats can beat the play."""
        chance = 1.0
        held_by = sum(self.counts[seat] for seat in against)
        for other in self.over[play]:
            cards = CARDS[other]
            if cards & ~self.unseen:
                continue
            if SIZES[other] == 1:
                chance *= 1 - min(1.0, held_by / self.whole)
            else:
                share = [self.counts[seat] / self.whole for seat in against]
                chance *= 1 - sum(one**GROUP_SIZE for one in share)
        return chance

    def gain(self, play: int, against: list[int]) -> float:
        """What the play is likely to win, if only these seats play after it."""
        return self.stands(play, against) * (self.seats * SIZES[play] + PLAYS[play].bonus)

    def later(self) -> dict[int, float]:
        """What each card of the hand could win later, alone or in a group."""
        others = list(self.counts)
        worth = {card: SAVED * self.gain(card, others) + CHEAP * card for card in bits.cards(self.hand)}
        for play in held(self.hand, GROUP_SIZE):
            each = GROUP_SAVED * self.gain(play, others) / GROUP_SIZE
            for card in bits.cards(CARDS[play]):
                worth[card] += each
        return worth


def judge(position: Position) -> dict[int, float]:
    """The worth of each choice, by code."""
    odds = Odds(position)
    later = odds.later()
    trick = position.view.facts["tricks"][-1]
    after = position.setup.seats - 1 - len(trick["plays"])
    against = [(position.seat + i) % position.setup.seats for i in range(1, after + 1)]
    found = {}
    for choice in offered(position.view):
        code = choice.code
        if code == BACK:
            found[code] = NEVER
        elif code >= DISCARD:
            found[code] = -later[code - DISCARD]
        else:
            play = code - PLAY
            found[code] = odds.gain(play, against) - sum(later[card] for card in bits.cards(CARDS[play]))
    size = max((SIZES[code - PLAY] for code in found if code < DISCARD), default=1)
    if trick["plays"] and size > 1:  # a play of three is held against three cards thrown off
        cheap = sorted(later.values())[:size]
        for code in found:
            if DISCARD <= code < BACK:
                found[code] -= sum(cheap[1:])
    return found


class MingLight:
    """How everybody plays in playouts: groups first, the lowest play that beats, low cards thrown off."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._strong = [_strength(i) for i in range(len(PLAYS))]

    def shake(self) -> None:
        """Nothing to do."""

    def code(self, round_: Round, seat: int) -> int:
        """A legal code."""
        assert isinstance(round_, MingRound)
        codes = round_.legal(seat)
        trick = round_.tricks[-1]
        if not trick.plays:
            groups = [code for code in codes if SIZES[code - PLAY] > 1]
            some = groups if groups and self._rng.random() < 0.8 else codes
            return max(some, key=lambda code: self._strong[code - PLAY])
        if codes[0] < DISCARD:
            last = len(trick.plays) == round_.seats - 1
            if last or codes[-1] < DISCARD or self._rng.random() >= DUCKS:
                better = [code for code in codes if code < DISCARD]
                pick = min if last else max if self._rng.random() < 0.5 else min
                return pick(better, key=lambda code: self._strong[code - PLAY])
        return next(code for code in codes if code >= DISCARD)


def _strength(play: int) -> float:
    """How strong a play is among those of its size, roughly: what it beats, and its bonus."""
    beaten = sum(play in over for over in beaten_by("hero_only"))
    return beaten + 3.0 * PLAYS[play].bonus
