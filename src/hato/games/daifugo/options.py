"""The options and presets of Daifugo (rules DAI-1 to DAI-15)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from hato.core import options as opt
from hato.core.match import Terms
from hato.core.options import Length, OptionError


@dataclass(frozen=True)
class DaifugoOptions(Terms):
    """Every option of Daifugo; the defaults are the preset `source`."""

    ROUNDS: ClassVar[str] = "rounds"

    jokers: int = opt.choice(2, 1, 0, rule="DAI-1")
    lead: str = opt.choice("lowest_all", "free", rule="DAI-3")
    first_lead: str = opt.choice("lot", "3D", "3C", "3S", rule="DAI-3")
    later_lead: str = opt.choice("rich", "poor", rule="DAI-3")
    pass_lock: bool = opt.flag(False, rule="DAI-4")
    joker_wild: bool = opt.flag(False, rule="DAI-5")
    exchange: str = opt.choice("one_each", "two_one", "none", rule="DAI-7")
    return_choice: str = opt.choice("lowest", "free", rule="DAI-7")
    revolution: bool = opt.flag(False, rule="DAI-8")
    revolution_by_run: int | str = opt.choice("off", 4, 5, rule="DAI-8")
    eight_cut: bool = opt.flag(False, rule="DAI-9")
    eight_cut_in_runs: bool = opt.flag(False, rule="DAI-9")
    eleven_back: bool = opt.flag(False, rule="DAI-8")
    suit_lock: str = opt.choice("off", "partial", "full", rule="DAI-10")
    number_lock: bool = opt.flag(False, rule="DAI-10")
    sequences: bool = opt.flag(False, rule="DAI-11")
    run_compare: str = opt.choice("low_card", "beyond", rule="DAI-11")
    spade3: bool = opt.flag(False, rule="DAI-12")
    miyako_ochi: bool = opt.flag(False, rule="DAI-13")
    forbidden_finish: tuple[str, ...] = opt.subset((), "top", "joker", "8", "3S_return", rule="DAI-6")
    five_skip: bool = opt.flag(False, rule="DAI-14")
    seven_pass: bool = opt.flag(False, rule="DAI-14")
    ten_discard: bool = opt.flag(False, rule="DAI-14")
    equal_hands: bool = opt.flag(False, rule="DAI-2")
    points: str = opt.choice("places", "table", rule="DAI-15")
    rounds: int = opt.number(8, 1, 20, rule="DAI-15")

    @property
    def length(self) -> Length:
        """So many rounds (DAI-15)."""
        return Length("rounds", self.rounds)

    def check(self) -> None:
        """Raises OptionError where an option needs another one."""
        if self.eight_cut_in_runs and not self.eight_cut:
            raise OptionError("eight_cut_in_runs is on without eight_cut; turn both on, or this one off")


SOURCE = DaifugoOptions()
"""The game of the source."""

STANDARD = replace(
    SOURCE,
    jokers=1,
    lead="free",
    first_lead="3D",
    later_lead="poor",
    pass_lock=True,
    joker_wild=True,
    exchange="two_one",
    return_choice="free",
    revolution=True,
    eight_cut=True,
    suit_lock="full",
    sequences=True,
    spade3=True,
    miyako_ochi=True,
    forbidden_finish=("top", "joker", "8"),
    points="table",
    rounds=4,
)
"""What most people play."""

PRESETS: dict[str, DaifugoOptions] = {"standard": STANDARD, "source": SOURCE}
"""The presets of the reference; the first is the default."""
