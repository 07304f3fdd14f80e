"""The yaku of Koi-Koi and what captured cards score (KK-5, KK-6, KK-10)."""

from __future__ import annotations

from collections.abc import Sequence

from hato.cards import hanafuda
from hato.cards.hanafuda import ANIMAL, BRIGHT, RIBBON
from hato.core import bits
from hato.core.game import SheetEntry
from hato.core.outcome import Line
from hato.families.scoring import Yaku
from hato.games.koi_koi.options import KoiKoiOptions

YAKU: tuple[str, ...] = (
    "goko",
    "shiko",
    "ame_shiko",
    "sanko",
    "hanami",
    "tsukimi",
    "hanami_tsukimi",
    "inoshikacho",
    "akatan",
    "aotan",
    "akatan_aotan",
    "double_triad",
    "tane",
    "tan",
    "kasu",
    "tsukifuda",
)
"""The ids of KK-5 and KK-10 in the order of the table; scores are lists in this order."""

(
    GOKO,
    SHIKO,
    AME_SHIKO,
    SANKO,
    HANAMI,
    TSUKIMI,
    HANAMI_TSUKIMI,
    INOSHIKACHO,
    AKATAN,
    AOTAN,
    AKATAN_AOTAN,
    DOUBLE_TRIAD,
    TANE,
    TAN,
    KASU,
    TSUKIFUDA,
) = range(len(YAKU))

VIEWINGS = (HANAMI, TSUKIMI, HANAMI_TSUKIMI)
NONE: tuple[int, ...] = (0,) * len(YAKU)
"""The score of no cards."""

# goko, shiko, ame_shiko, sanko, inoshikacho, akatan, aotan, akatan_aotan, double_triad, hanami_tsukimi;
# 0 where the table does not have the yaku
TABLES: dict[str, tuple[int, int, int, int, int, int, int, int, int, int]] = {
    "nintendo": (10, 8, 7, 5, 5, 5, 5, 10, 0, 0),
    "fuda_wiki": (15, 8, 7, 6, 5, 5, 5, 10, 0, 0),
    "additive": (10, 8, 7, 5, 5, 5, 5, 0, 0, 0),
    "flash": (15, 10, 8, 6, 5, 6, 6, 0, 0, 0),
    "ukrainian": (15, 4, 3, 3, 5, 3, 3, 0, 3, 5),
    "ukrainian_literal": (4, 4, 2, 8, 5, 3, 3, 0, 3, 5),
    "ukrainian_modern": (10, 8, 7, 5, 5, 3, 3, 0, 3, 5),
    "koikoi_japan": (10, 8, 7, 5, 5, 5, 5, 0, 10, 0),
}
"""The columns of KK-5; hanami and tsukimi have their value in an option."""

_SET = hanafuda.DECK.set
CURTAIN, MOON, CUP, RAIN_MAN = (_SET([code]) for code in ("03b", "08b", "09a", "11b"))
BOAR_DEER_BUTTERFLY = _SET(["06a", "07a", "10a"])
RED_POETRY, BLUE = _SET(hanafuda.RED_POETRY), _SET(hanafuda.BLUE)
WILLOW, PAULOWNIA = hanafuda.SUIT_MASKS[10], hanafuda.SUIT_MASKS[11]


class Scorer:
    """What captured cards score under given options. Scores are tuples in the order of YAKU."""

    def __init__(self, options: KoiKoiOptions) -> None:
        self.options = options
        values = TABLES[options.table]
        self.brights = values[:4]
        self.both_viewings = values[9]
        self.exclusive = options.grouping == "exclusive"
        extra = 1 if self.exclusive else 0
        self.reads_field = options.viewing_cancel == "field_split"
        self.junk = hanafuda.JUNK | (CUP if options.cup_as_junk else 0)
        both = RED_POETRY | BLUE
        self.inoshikacho = Yaku("inoshikacho", BOAR_DEER_BUTTERFLY, 3, values[4], extra, ANIMAL)
        self.akatan = Yaku("akatan", RED_POETRY, 3, values[5], extra, RIBBON)
        self.aotan = Yaku("aotan", BLUE, 3, values[6], extra, RIBBON)
        self.akatan_aotan = Yaku("akatan_aotan", both, 6, values[7], extra, RIBBON)
        self.double_triad = Yaku("double_triad", both, 6, values[8])
        self.month_points = 0 if isinstance(options.tsukifuda, str) else options.tsukifuda

    def score(self, captured: int, field: int, calls: int, month: int) -> tuple[int, ...]:
        """The points of every yaku: `calls` are the player's own calls, `month` the round's month 1..12.

        Without a yaku it is the tuple NONE itself.
        """
        brights = captured & BRIGHT
        bright = bits.popcount(brights)
        animals = bits.popcount(captured & ANIMAL)
        ribbons = bits.popcount(captured & RIBBON)
        junk = bits.popcount(captured & self.junk)
        few = bright < 3 and animals < 3 and ribbons < 3 and junk < 10
        if few and not captured & CUP and not self.month_points:
            return NONE
        out = [0] * len(YAKU)
        made = False
        if bright >= 3:
            made = self._score_brights(out, brights)
        if animals >= 3:
            made = self._score_animals(out, captured, animals) or made
        if ribbons >= 3:
            made = self._score_ribbons(out, captured, ribbons) or made
        if junk >= 10:
            out[KASU] = junk - 9
            made = True
        if self.month_points and captured & hanafuda.SUIT_MASKS[month - 1] == hanafuda.SUIT_MASKS[month - 1]:
            out[TSUKIFUDA] = self.month_points
            made = True
        if captured & CUP and brights & (CURTAIN | MOON):
            self._score_viewings(out, captured, field, calls)
            return tuple(out)
        return tuple(out) if made else NONE

    def _score_brights(self, out: list[int], brights: int) -> bool:
        """Read off the number of brights, never chosen (KK-5); three with the rain man are nothing."""
        goko, shiko, ame_shiko, sanko = self.brights
        count = bits.popcount(brights)
        rain = brights & RAIN_MAN != 0
        if count == 5:
            out[GOKO] = goko
        elif count == 4:
            if rain:
                out[AME_SHIKO] = ame_shiko
            else:
                out[SHIKO] = shiko
        elif not rain:
            out[SANKO] = sanko
        return count > 3 or not rain

    def _score_animals(self, out: list[int], captured: int, animals: int) -> bool:
        best = self.inoshikacho.score(captured)
        tane = animals - 4 if animals >= 5 else 0
        if best and tane and self.exclusive:
            if best >= tane:
                tane = 0
            else:
                best = 0
        out[INOSHIKACHO] = best
        out[TANE] = tane
        return best + tane > 0

    def _score_ribbons(self, out: list[int], captured: int, ribbons: int) -> bool:
        akatan = self.akatan.score(captured) if captured & RED_POETRY == RED_POETRY else 0
        aotan = self.aotan.score(captured) if captured & BLUE == BLUE else 0
        tan = ribbons - 4 if ribbons >= 5 else 0
        if not akatan + aotan + tan:
            return False
        if self.exclusive:
            self._best_ribbons(out, akatan, aotan, tan, ribbons)
            return True
        out[AKATAN] = akatan
        out[AOTAN] = aotan
        out[TAN] = tan
        if akatan and aotan:
            out[DOUBLE_TRIAD] = self.double_triad.points
        return True

    def _best_ribbons(self, out: list[int], akatan: int, aotan: int, tan: int, ribbons: int) -> None:
        """Only the best line of the ribbons counts (KK-5); both sets beat one of them in every table."""
        index, best = TAN, tan
        if aotan and aotan >= best:
            index, best = AOTAN, aotan
        if akatan and akatan >= best:
            index, best = AKATAN, akatan
        if akatan and aotan:
            further = ribbons - 6
            if self.akatan_aotan.points:
                index, best = AKATAN_AOTAN, self.akatan_aotan.points + further
            else:
                out[AOTAN] = self.aotan.points
                out[DOUBLE_TRIAD] = self.double_triad.points
                index, best = AKATAN, self.akatan.points + further
        out[index] = best

    def _score_viewings(self, out: list[int], captured: int, field: int, calls: int) -> None:
        """The cup with the curtain, with the moon, and with both (KK-6)."""
        options = self.options
        if options.viewings == "off":
            return
        if not options.viewing_with_brights and any(out[:4]):
            return
        if options.viewings == "only_with_other_yaku" and not any(out):
            return
        hanami = captured & CURTAIN != 0
        tsukimi = captured & MOON != 0
        cancel = options.viewing_cancel
        if cancel == "rain_man_both" and captured & RAIN_MAN:
            return
        if cancel == "captured_split":
            hanami = hanami and not captured & RAIN_MAN
            tsukimi = tsukimi and not captured & PAULOWNIA
        elif cancel == "field_split":
            hanami = hanami and not field & WILLOW
            tsukimi = tsukimi and not field & PAULOWNIA
        value = options.viewing_value
        if calls and isinstance(options.viewing_value_after_call, int):
            value = options.viewing_value_after_call
        out[HANAMI] = value if hanami else 0
        out[TSUKIMI] = value if tsukimi else 0
        out[HANAMI_TSUKIMI] = self.both_viewings if hanami and tsukimi else 0

    def cards(self, index: int, captured: int, month: int) -> int:
        """The mask of the captured cards that make the yaku."""
        if index <= SANKO:
            return captured & BRIGHT
        if index in (TANE, TAN, KASU):
            return captured & (ANIMAL, RIBBON, self.junk)[index - TANE]
        if index == TSUKIFUDA:
            return hanafuda.SUIT_MASKS[month - 1]
        fixed = {HANAMI: CURTAIN | CUP, TSUKIMI: MOON | CUP, HANAMI_TSUKIMI: CURTAIN | MOON | CUP}
        if index in fixed:
            return fixed[index]
        sets = (self.inoshikacho, self.akatan, self.aotan, self.akatan_aotan, self.double_triad)
        return sets[index - INOSHIKACHO].earned_by(captured)

    def lines(self, seat: int, score: Sequence[int], captured: int, month: int) -> tuple[Line, ...]:
        """The settlement lines of a score, with the cards that earned them."""
        return tuple(
            Line(YAKU[i], seat, points, 1, self.cards(i, captured, month))
            for i, points in enumerate(score)
            if points
        )

    def sheet(self, month: int | None) -> list[SheetEntry]:
        """The yaku that these options play, in the order of KK-5; `month` is the round's, if there is one."""
        goko, shiko, ame_shiko, sanko = self.brights
        entries = [
            SheetEntry("goko", BRIGHT, 5, goko),
            SheetEntry("shiko", BRIGHT & ~RAIN_MAN, 4, shiko),
            SheetEntry("ame_shiko", BRIGHT, 4, ame_shiko),
            SheetEntry("sanko", BRIGHT & ~RAIN_MAN, 3, sanko),
        ]
        if self.options.viewings != "off":
            value = self.options.viewing_value
            entries.append(SheetEntry("hanami", CURTAIN | CUP, 2, value))
            entries.append(SheetEntry("tsukimi", MOON | CUP, 2, value))
            if self.both_viewings:
                entries.append(SheetEntry("hanami_tsukimi", CURTAIN | MOON | CUP, 3, self.both_viewings))
        sets = [self.inoshikacho, self.akatan, self.aotan]
        if self.exclusive and self.akatan_aotan.points:
            sets.append(self.akatan_aotan)
        elif self.double_triad.points:
            sets.append(self.double_triad)
        entries += [
            SheetEntry(y.key, y.cards, y.need, y.points, y.extra, y.further if y.extra else 0) for y in sets
        ]
        entries.append(SheetEntry("tane", ANIMAL, 5, 1, 1))
        entries.append(SheetEntry("tan", RIBBON, 5, 1, 1))
        entries.append(SheetEntry("kasu", self.junk, 10, 1, 1))
        if self.month_points:
            cards = 0 if month is None else hanafuda.SUIT_MASKS[month - 1]
            entries.append(SheetEntry("tsukifuda", cards, 4, self.month_points))
        return entries


_SCORERS: dict[int, Scorer] = {}


def scorer(options: KoiKoiOptions) -> Scorer:
    """The scorer of these options; one is kept for each options object, since hashing them is slow."""
    found = _SCORERS.get(id(options))
    if found is None or found.options is not options:
        if len(_SCORERS) > 1000:
            _SCORERS.clear()
        found = _SCORERS[id(options)] = Scorer(options)
    return found
