"""The English form of Khanhoo as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hato.cards.khanhoo import DECK
from hato.core import match
from hato.core.game import NO_SECRETS, Answer, Game, Secrets, Zones
from hato.core.match import Done, Setup
from hato.core.outcome import NOTHING_CARRIED
from hato.core.round import Round
from hato.families.cut import Cut, CutRule, places
from hato.games.khanhoo import packs, position
from hato.games.khanhoo.actions import ACTIONS
from hato.games.khanhoo.answers import ANSWERS, differences
from hato.games.khanhoo.ending import BY_QUARTET, OUT, VOID
from hato.games.khanhoo.groups import KEYS
from hato.games.khanhoo.kinds import CUT_RANK
from hato.games.khanhoo.options import PRESETS, KhanhooOptions
from hato.games.khanhoo.rules import KhanhooRound


class Khanhoo(Game):
    """The English form of Khanhoo for two to eight: draw, claim and throw (KHE-1 to KHE-15)."""

    id = "khanhoo"
    seats = tuple(range(packs.LEAST, packs.MOST + 1))
    deck = DECK
    actions = ACTIONS
    presets = PRESETS
    layout = "melds"
    opens = frozenset({"throw"})
    places = True
    keys = frozenset(
        [
            *(f"line-{key}" for key in (*KEYS, "joined", "full_hand")),
            *(f"end-{key}" for key in (OUT, BY_QUARTET, VOID)),
            *("call-bump", "call-false_bump", "call-quartet", "paid-false_bump"),
        ]
    )
    max_steps = 20_000

    def numbers(self, options: KhanhooOptions) -> Sequence[int]:
        """Small packs are for two and three; a trio needs a pack that has three copies of a card (KHE-13)."""
        if options.pack in ("double", "triple"):
            return range(packs.LEAST, packs.FEW + 1)
        if options.trio and options.pack == "by_players":
            # an orphan among four plays with the small pack
            return range(packs.FEW + (2 if options.orphan == "offer" else 1), packs.MOST + 1)
        return self.seats

    def cards(self, options: KhanhooOptions) -> int:
        """Every card that a pack of these options can have; what is not in play lies apart."""
        return packs.largest(options.pack)

    def cut(self, options: KhanhooOptions, seats: int) -> CutRule:
        """The lowest cut deals; the highest matters where it may become the orphan (KHE-2, KHE-12)."""
        both = options.orphan == "offer" and seats in packs.ORPHANS
        return CutRule(DECK, packs.pack(options.pack, seats), CUT_RANK, lowest=True, both_ends=both)

    def opening(self, options: KhanhooOptions, seats: int) -> Round:
        """The cut for the deal (KHE-2)."""
        return Cut(seats, self.cut(options, seats))

    def draw_rule(self, options: KhanhooOptions) -> str:
        """The lowest card deals."""
        return self.cut(options, packs.LEAST).word

    def first(self, options: KhanhooOptions, seats: int, ranking: Sequence[int] = ()) -> Setup:
        """The first deal; the places of the cut are carried on through the match."""
        carried = places(ranking) if ranking else NOTHING_CARRIED
        return Setup(seats, ranking[0] if ranking else 0, carried=carried)

    def deal(self, options: KhanhooOptions, setup: Setup) -> KhanhooRound:
        """A round before its first card is dealt."""
        return KhanhooRound(options, setup)

    def reduced(
        self, options: KhanhooOptions, setup: Setup, cards: int, hand: int, field: int
    ) -> KhanhooRound:
        """A round with a small deck."""
        return KhanhooRound(options, setup, cards, hand)

    def restore(
        self,
        options: KhanhooOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round, or the cut, of a position; raises PositionError."""
        cut = Cut.restored(setup.seats, self.cut(options, setup.seats), facts)
        if cut is not None:
            return cut
        round_ = KhanhooRound(options, setup)
        position.place(round_, zones, facts, secrets)
        return round_

    def winners(self, options: KhanhooOptions, seats: int, done: Done) -> tuple[int, ...]:
        """The highest total; of equal ones who went out, else the earlier from the leader on (KHE-11)."""
        best = match.winners(match.totals(options, seats, done))
        if not done or len(best) == 1:
            return best
        setup, outcome = done[-1]
        if outcome.winner in best:
            return (outcome.winner,)
        return (min(best, key=lambda seat: (seat - setup.dealer - 1) % seats),)

    def money(self, options: KhanhooOptions, seats: int, done: Done) -> tuple[int, ...]:
        """When the match is over everyone pays everyone the difference of the totals (KHE-11)."""
        sums = match.totals(options, seats, done)
        if not match.is_over(options, len(done), sums):
            return ()
        return tuple(differences(sums))

    def answers(self) -> Mapping[str, Answer]:
        """The answers to the vector types of the English form."""
        return ANSWERS
