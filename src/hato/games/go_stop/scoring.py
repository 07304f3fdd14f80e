"""What captured cards score (GS-8), and as what dual cards are counted (GS-14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hato.cards import hanafuda
from hato.core import bits
from hato.core.bits import popcount
from hato.core.game import SheetEntry
from hato.core.outcome import Line
from hato.games.go_stop import pack
from hato.games.go_stop.options import GoStopOptions
from hato.games.go_stop.pack import ANIMAL, BRIDGE, BRIGHT, CUP, DECK, RAIN, RIBBON

YAKU: tuple[str, ...] = (
    "three_brights_rain",
    "three_brights_dry",
    "four_brights_rain",
    "four_brights_dry",
    "five_brights",
    "animals",
    "godori",
    "boar_deer_butterfly",
    "ribbons",
    "hongdan",
    "cheongdan",
    "chodan",
    "junk",
)
"""The ids of GS-8; a score is a tuple of points in this order."""
(
    THREE_RAIN,
    THREE_DRY,
    FOUR_RAIN,
    FOUR_DRY,
    FIVE,
    ANIMALS,
    GODORI,
    BOAR_DEER,
    RIBBONS,
    HONGDAN,
    CHEONGDAN,
    CHODAN,
    JUNK,
) = range(13)

Score = tuple[int, ...]
NONE: Score = (0,) * 13

BRIGHT_YAKU = frozenset(YAKU[:5])
"""Three, four or five brights: the score that makes a loser without brights pay more."""

POINTS: dict[str, tuple[int, int, int, int, int, int]] = {
    # three brights with rain, without, four with rain, without, five brights, godori
    "column_1": (2, 3, 3, 4, 15, 3),
    "column_2": (2, 3, 4, 5, 15, 5),
    "column_3": (2, 3, 4, 5, 15, 5),
    "modern": (2, 3, 4, 4, 15, 5),
}
"""The values in which the tables of GS-8 differ."""

BIRDS = DECK.set(["02a", "04a", "08a"])
BOAR_DEER_BUTTERFLY = DECK.set(["06a", "07a", "10a"])
RED_POETRY = DECK.set(hanafuda.RED_POETRY)
BLUE = DECK.set(hanafuda.BLUE)
PLAIN_RED = DECK.set(["04r", "05r", "07r"])
ALL_RED = RIBBON & ~BLUE

SET = 3
"""What a set of three ribbons scores."""
MANY_ANIMALS = 7
"""With so many animals points are doubled, if the table has agreed on it (GS-8)."""

JUNK_CARDS = pack.JUNK


def dual_cards(options: GoStopOptions) -> int:
    """The mask of the animals that may count as a double junk (GS-14)."""
    cup, bridge = bits.BIT[CUP], bits.BIT[BRIDGE]
    return {"animal": cup, "animal_or_double_junk": cup | bridge, "replaces_cup": bridge}[options.bridge_role]


def _consequential(options: GoStopOptions, dual: int) -> int:
    if options.junk_debt or options.president_trigger == "accumulated":
        return DECK.mask
    jokers = pack.JOKERS if options.joker_steals_junk else pack.STEALING
    return jokers | (dual if options.cup_decision == "ask_on_capture" else 0)


class Scorer:
    """Scores captured cards by the options. A dual card is an animal unless it is in `as_junk`."""

    def __init__(self, options: GoStopOptions) -> None:
        self.options = options
        self.dual = dual_cards(options)
        self.both = self.dual if options.cup_decision == "both" else 0
        """dual cards that are animal and junk at once"""
        self.free = self.dual if options.cup_decision == "best" else 0
        """dual cards whose use is chosen anew whenever it matters"""
        self.consequential = _consequential(options, self.dual)
        """cards whose capture brings more than their place among the captures"""
        *self._brights, self._godori = POINTS[options.table]
        sets = {"three": (RED_POETRY, PLAIN_RED), "two": (RED_POETRY, 0), "any_color": (ALL_RED, 0)}
        self._red, self._plain = sets[options.ribbon_sets]
        self._cards = (
            *(BRIGHT,) * 5,
            *(ANIMAL, BIRDS, BOAR_DEER_BUTTERFLY),
            *(RIBBON, self._red, BLUE, PLAIN_RED, JUNK_CARDS),
        )
        """the cards of each yaku, in the order of YAKU"""
        self._boar = options.boar_deer_butterfly
        self._double_animals = options.seven_animals == "double_animal_points"

    # counts

    def animals(self, captured: int, as_junk: int = 0) -> int:
        """How many animals the cards hold."""
        return popcount(captured & ANIMAL & ~as_junk)

    def junk(self, captured: int, as_junk: int = 0) -> int:
        """How much junk the cards hold, by value."""
        value = pack.junk_value(captured)
        dual = captured & (as_junk | self.both) & self.dual
        return value + 2 * popcount(dual) if dual else value

    def score(self, captured: int, as_junk: int = 0) -> Score:
        """The points of each yaku; NONE itself if there are none."""
        brights = popcount(captured & BRIGHT)
        animals = popcount(captured & ANIMAL & ~as_junk)
        ribbons = popcount(captured & RIBBON)
        junk = self.junk(captured, as_junk)
        if brights < 3 and animals < 3 and ribbons < 3 and junk < 10:
            return NONE
        found = 0
        points = list(NONE)
        if brights >= 3:
            wet = captured & RAIN
            yaku = FIVE if brights == 5 else (2 if brights == 4 else 0) + (0 if wet else 1)
            points[yaku] = found = self._brights[yaku]
        if animals >= 3:
            double = 2 if self._double_animals and animals >= MANY_ANIMALS else 1
            if animals >= 5:
                points[ANIMALS] = (animals - 4) * double
                found = 1
            if captured & BIRDS == BIRDS:
                points[GODORI] = self._godori * (double if self.options.seven_includes_godori else 1)
                found = 1
            if self._boar and captured & BOAR_DEER_BUTTERFLY == BOAR_DEER_BUTTERFLY:
                points[BOAR_DEER] = self._boar
                found = 1
        if ribbons >= 3:
            if ribbons >= 5:
                points[RIBBONS] = ribbons - 4
                found = 1
            if popcount(captured & self._red) >= 3:
                points[HONGDAN] = SET
                found = 1
            if captured & BLUE == BLUE:
                points[CHEONGDAN] = SET
                found = 1
            if self._plain and captured & self._plain == self._plain:
                points[CHODAN] = SET
                found = 1
        if junk >= 10:
            points[JUNK] = junk - 9
            found = 1
        return tuple(points) if found else NONE

    def uses(self, captured: int, chosen: int) -> list[int]:
        """What `as_junk` may be: every choice of a `best` cup, all animals first; else what was chosen."""
        held = captured & self.free
        if not held:
            return [captured & self.dual & chosen]
        uses = [0]
        for card in bits.cards(held):  # the bridge first: in a tie between the two the cup stays an animal
            uses += [use | bits.BIT[card] for use in uses]
        return uses

    def best(self, captured: int, chosen: int = 0) -> tuple[Score, int]:
        """The score in the use of dual cards with the most points, and that use; in a tie an animal."""
        if not captured & self.free:
            use = captured & self.dual & chosen
            return self.score(captured, use), use
        found, best = NONE, -1
        use = 0
        for one in self.uses(captured, chosen):
            score = self.score(captured, one)
            if sum(score) > best:
                found, best, use = score, sum(score), one
        return found, use

    def fewest(self, points: int) -> int:
        """Fewer captured cards than this cannot score so many points: three make a set, five all brights."""
        return 3 if points <= max(5, self._boar) else 5

    # for the screen

    def cards(self, yaku: int, captured: int, as_junk: int = 0) -> int:
        """The captured cards that a yaku is made of."""
        if yaku == JUNK:
            return captured & (JUNK_CARDS | ((as_junk | self.both) & self.dual))
        cards = captured & self._cards[yaku]
        return cards & ~as_junk if yaku == ANIMALS else cards

    def lines(self, seat: int, score: Sequence[int], captured: int, as_junk: int = 0) -> tuple[Line, ...]:
        """A line for each yaku that scores."""
        return tuple(
            Line(YAKU[yaku], seat, points, 1, self.cards(yaku, captured, as_junk))
            for yaku, points in enumerate(score)
            if points
        )

    def sheet(self, cards: int) -> list[SheetEntry]:
        """The yaku of these options; `cards` are those in play."""
        three_wet, three_dry, four_wet, four_dry, five = self._brights
        dry = BRIGHT & ~RAIN
        junk = cards & (JUNK_CARDS | self.dual)
        weights = ((cards & (pack.DOUBLE | self.dual), 2), (cards & pack.TRIPLE, 3))
        entries = [
            SheetEntry(YAKU[FIVE], BRIGHT, 5, five),
            SheetEntry(YAKU[FOUR_DRY], dry, 4, four_dry),
            SheetEntry(YAKU[FOUR_RAIN], BRIGHT, 4, four_wet),
            SheetEntry(YAKU[THREE_DRY], dry, 3, three_dry),
            SheetEntry(YAKU[THREE_RAIN], BRIGHT, 3, three_wet),
            SheetEntry(YAKU[ANIMALS], ANIMAL, 5, 1, 1),
            SheetEntry(YAKU[GODORI], BIRDS, 3, self._godori),
        ]
        if self._boar:
            entries.append(SheetEntry(YAKU[BOAR_DEER], BOAR_DEER_BUTTERFLY, 3, self._boar))
        entries += [
            SheetEntry(YAKU[RIBBONS], RIBBON, 5, 1, 1),
            SheetEntry(YAKU[HONGDAN], self._red, 3, SET),
            SheetEntry(YAKU[CHEONGDAN], BLUE, 3, SET),
        ]
        if self._plain:
            entries.append(SheetEntry(YAKU[CHODAN], self._plain, 3, SET))
        entries.append(SheetEntry(YAKU[JUNK], junk, 10, 1, 1, weights=weights))
        return entries


@cache
def scorer(options: GoStopOptions) -> Scorer:
    """The scorer of the options."""
    return Scorer(options)
