"""The options and presets of Hato (rules MH-1 to MH-8, C-1 to C-5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from hato.core import options as opt
from hato.core.dropout import LEAST_SEATS, DropoutOptions
from hato.core.match import MoneyOptions
from hato.core.options import Length, OptionError, Table
from hato.families.dealer_draw import DealerDrawOptions

SUITS: tuple[str, ...] = tuple(f"{suit:02d}" for suit in range(1, 13))

MONTH_SETS: Mapping[str, Mapping[str, int]] = {
    "core3": {"05": 20, "10": 20, "11": 20},
    "all12": dict.fromkeys(SUITS, 20),
}
"""What the named values of `month_sets` mean: suit -> what its four cards score."""

MOST = 7
"""So many can sit at a table (MH-1)."""


@dataclass(frozen=True)
class HatoOptions(DropoutOptions, DealerDrawOptions, MoneyOptions):
    """Every house rule of Hato; the defaults are the preset `sakhalin`."""

    dealer_draw: str = opt.choice("earliest", "latest", "night_day", "random", "first_seat", rule="G-1")
    month_order: str = opt.choice("korean", "japanese", rule="D-2")
    players: int = opt.number(2, 2, MOST, rule="MH-1")

    table_quad: str = opt.choice("redeal", rule="MH-1")
    hand_quad: str = opt.choice("nothing", "redeal", rule="MH-1")

    card_values: str = opt.choice("standard", "colored_paulownia", "sakhalin_table", rule="MH-6")
    dan: tuple[str, ...] = opt.subset(("hongdan", "cheongdan"), "hongdan", "cheongdan", "chodan", rule="MH-4")
    month_sets: str | Table = opt.table("core3", ("core3", "all12"), SUITS, 0, 1000, rule="MH-4")
    five_brights: int = opt.choice(50, 0, rule="MH-4")
    godori: int = opt.choice(0, 50, rule="MH-4")

    bonus_mode: str = opt.choice("from_each_opponent", "added_only", rule="MH-5")
    settlement: str = opt.choice("vs_par", "difference", "totals", rule="MH-5")
    extra_draw: str = opt.choice("none", "unmatched", "matched", rule="C-2")
    leftover: str = opt.choice("nobody", rule="C-2")
    capital_in: str = opt.choice("stakes", "money", rule="C-5")

    @property
    def parts(self) -> int:
        """Par, and equal shares of a penalty, are fractions with the number of players below."""
        shared = self.dropout == "announce" and self.penalty_to == "each_active_equal"
        return self.players if self.settlement == "vs_par" or shared else 1

    @property
    def purse(self) -> int:
        """The capital, if the match goes on until somebody has no money; in money it counts coins (C-5)."""
        if self.length.type != "bankroll":
            return 0
        capital = self.capital * self.parts
        return capital // self.stake if self.capital_in == "money" else capital

    def check(self) -> None:
        """Raises OptionError where options do not fit each other."""
        if self.settlement == "totals" and self.length.type == "bankroll":
            raise OptionError("settlement is totals, which pays nothing; with bankroll it must be another")
        if self.capital_in == "money" and self.length.type == "bankroll" and self.capital % self.stake:
            raise OptionError(f"capital is {self.capital}; in money it must be a multiple of the stake")
        if self.dropout == "announce" and self.players < LEAST_SEATS:
            raise OptionError(f"dropout is announce; that is for {LEAST_SEATS} or more players")


SAKHALIN = HatoOptions()

MINHWATU = replace(SAKHALIN, dan=("hongdan", "cheongdan", "chodan"), five_brights=0)

CARD1995 = replace(
    SAKHALIN,
    length=Length("bankroll"),
    dealer_draw="first_seat",
    dan=("hongdan", "cheongdan", "chodan"),
    bonus_mode="added_only",
    settlement="difference",
    extra_draw="unmatched",
    capital_in="money",
)

PRESETS: dict[str, HatoOptions] = {
    "sakhalin": SAKHALIN,
    "minhwatu": MINHWATU,
    "sakhalin_250": replace(SAKHALIN, card_values="colored_paulownia"),
    "sakhalin_260": replace(
        SAKHALIN,
        card_values="sakhalin_table",
        month_sets=Table.of({"05": 20, "10": 20, "12": 20}),
    ),
    "card1995": CARD1995,
    "card1995_fair": replace(CARD1995, extra_draw="none"),
}
"""The presets of MH-8; the first is the default."""
