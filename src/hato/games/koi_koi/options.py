"""The options and presets of Koi-Koi (rules KK-1 to KK-11)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hato.core import options as opt
from hato.core.match import MatchOptions
from hato.core.options import Length
from hato.families.dealer_draw import DealerDrawOptions


@dataclass(frozen=True)
class KoiKoiOptions(DealerDrawOptions, MatchOptions):
    """Every house rule of Koi-Koi; the defaults are the preset `nintendo`."""

    start_points: int = opt.number(0, 0, 10_000, rule="KK-9")
    hand_size: int = opt.choice(8, 10, rule="KK-1")
    zero_sum: bool = opt.flag(False, rule="KK-9")
    dropout: str = opt.choice("off", "first_cards", rule="G-5")

    teyaku: bool = opt.flag(True, rule="KK-2")
    teyaku_points: int = opt.number(6, 1, 100, rule="KK-2")
    teyaku_both: str = opt.choice("draw", "dealer_first", "redeal", rule="KK-2")
    hand_quad: str = opt.choice("play", "redeal", rule="KK-2")
    table_quad: str = opt.choice("redeal", "void", rule="KK-2")
    table_four_pairs: str = opt.choice("redeal", "play", rule="KK-2")
    table_triple: str = opt.choice("stack", "redeal", rule="KK-2")

    improve_test: str = opt.choice("any_yaku", "total_higher", "captures_raise_total", rule="KK-4")
    improve_by_growth: bool = opt.flag(True, rule="KK-4")
    koikoi_limit: str = opt.choice("none", "one_per_round", rule="KK-4")
    min_points_to_continue: int | str = opt.number("none", 1, 100, "none", rule="KK-4")
    decision_time: str = opt.choice("end_of_turn", "after_each_capture", rule="KK-4")

    table: str = opt.choice(
        "nintendo",
        "fuda_wiki",
        "additive",
        "flash",
        "ukrainian",
        "ukrainian_literal",
        "ukrainian_modern",
        "koikoi_japan",
        rule="KK-5",
    )
    grouping: str = opt.choice("exclusive", "additive", rule="KK-5")
    cup_as_junk: bool = opt.flag(True, rule="KK-5")

    viewings: str = opt.choice("on", "off", "only_with_other_yaku", rule="KK-6")
    viewing_value: int = opt.number(5, 1, 20, rule="KK-6")
    viewing_value_after_call: int | str = opt.number("none", 1, 20, "none", rule="KK-6")
    viewing_with_brights: bool = opt.flag(True, rule="KK-6")
    viewing_cancel: str = opt.choice("none", "rain_man_both", "captured_split", "field_split", rule="KK-6")
    tsukifuda: int | str = opt.number("off", 1, 20, "off", rule="KK-10")

    scheme: str = opt.choice(
        "doublings", "own_calls_plus_one", "calls_plus_one", "bga_soft", "ladder", rule="KK-7"
    )
    double_at_7: bool = opt.flag(True, rule="KK-7")
    double_after_opponent_call: bool = opt.flag(True, rule="KK-7")
    double_after_own_call: bool = opt.flag(False, rule="KK-7")
    field_brights: bool = opt.flag(False, rule="KK-7")

    exhaustion: str = opt.choice("no_points", "oya_ken", "last_improver", "higher_total", rule="KK-8")
    oya_ken_points: int = opt.number(6, 1, 100, rule="KK-8")

    @property
    def purse(self) -> int:
        """The points at the start; who has none left ends the match (KK-9)."""
        return self.start_points


NINTENDO = KoiKoiOptions()

UKRAINIAN = replace(
    NINTENDO,
    length=Length("target", 50),
    table="ukrainian",
    grouping="additive",
    cup_as_junk=False,
    scheme="own_calls_plus_one",
)

PRESETS: dict[str, KoiKoiOptions] = {
    "nintendo": NINTENDO,
    "russian": replace(NINTENDO, teyaku=False, table_four_pairs="play", double_after_opponent_call=False),
    "fuda_wiki": replace(NINTENDO, table="fuda_wiki"),
    "board_game_arena": replace(
        NINTENDO,
        length=Length("rounds", 6),
        start_points=50,
        table="additive",
        grouping="additive",
        scheme="bga_soft",
        zero_sum=True,
    ),
    "additive": replace(NINTENDO, table="additive", grouping="additive"),
    "flash": replace(
        NINTENDO,
        table_four_pairs="play",
        table="flash",
        grouping="additive",
        viewings="off",
        double_at_7=False,
        double_after_opponent_call=False,
        exhaustion="oya_ken",
        tsukifuda=4,
    ),
    "ukrainian": UKRAINIAN,
    "ukrainian_literal": replace(UKRAINIAN, table="ukrainian_literal", teyaku_points=5),
    "ukrainian_modern": replace(UKRAINIAN, table="ukrainian_modern"),
    "koikoi_japan": replace(
        NINTENDO,
        length=Length("rounds", 8),
        start_points=30,
        dealer_draw="random",
        teyaku=False,
        hand_quad="redeal",
        table_four_pairs="play",
        improve_test="captures_raise_total",
        table="koikoi_japan",
        grouping="additive",
        viewing_value=1,
        viewing_value_after_call=3,
        scheme="ladder",
        exhaustion="oya_ken",
        oya_ken_points=1,
        zero_sum=True,
    ),
}
"""The presets of KK-7; the first is the default."""
