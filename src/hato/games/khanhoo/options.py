"""The options and the preset of the English form of Khanhoo (rules KHE-1 to KHE-15)."""

from __future__ import annotations

from dataclasses import dataclass

from hato.core import options as opt
from hato.core.match import Terms
from hato.core.options import Length, OptionError
from hato.games.khanhoo.groups import Scale


@dataclass(frozen=True)
class KhanhooOptions(Terms):
    """Every option of the English form; the defaults are the preset `source`."""

    target: int = opt.choice(50, 25, 100, rule="KHE-11")
    max_turns_of_waste: int = opt.number(3, 1, 9, rule="KHE-10")
    must_go_out: bool = opt.flag(False, rule="KHE-9")
    pack: str = opt.choice("by_players", "double", "triple", "quadruple", rule="KHE-1")
    take_discard: str = opt.choice("meld_required", "free", rule="KHE-6")
    bump_priority: str = opt.choice("points", "turn_first", rule="KHE-7")
    exposed: str = opt.choice("extend_only", "locked", "free", rule="KHE-8")
    sequence_split: str = opt.choice("merge_adjacent", "allow", rule="KHE-5")
    waste: str = opt.choice("turn", "shuffle", rule="KHE-10")
    losers_score: bool = opt.flag(True, rule="KHE-11")
    orphan: str = opt.choice("off", "offer", rule="KHE-12")
    trio: bool = opt.flag(False, rule="KHE-13")
    cache: bool = opt.flag(False, rule="KHE-13")
    triple_table: bool = opt.flag(False, rule="KHE-14")
    honor_claims: bool = opt.flag(False, rule="KHE-15")
    penalty: str = opt.choice("deduct", "award", rule="KHE-15")

    @property
    def length(self) -> Length:
        """Until somebody has so many points."""
        return Length("target", self.target)

    @property
    def scale(self) -> Scale:
        """How hands are counted."""
        return Scale(self.sequence_split == "merge_adjacent", self.trio, self.triple_table)

    @property
    def endless(self) -> bool:
        """Could a deal go on for ever without a guard? (KHE-10)"""
        return self.take_discard == "free" or self.exposed == "free"

    def check(self) -> None:
        """Trios need three sets, caches four; raises OptionError."""
        if self.trio and self.pack == "double":
            raise OptionError("trio needs three copies of a card; pack must not be double")
        if self.cache and not self.trio:
            raise OptionError("cache needs trio to be on")
        if self.cache and self.pack in ("double", "triple"):
            raise OptionError(f"cache needs four copies of a card; pack must not be {self.pack}")


PRESETS: dict[str, KhanhooOptions] = {"source": KhanhooOptions()}
"""The presets of the reference; the first is the default."""
