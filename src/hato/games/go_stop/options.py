"""The options and presets of Go-Stop (rules GS-1 to GS-16)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hato.cards import hanafuda
from hato.core import options as opt
from hato.core.match import MoneyOptions
from hato.core.options import Length, OptionError
from hato.families.dealer_draw import DealerDrawOptions

_JOKERS = tuple(code for code, most in hanafuda.COPIES for _ in range(most))


@dataclass(frozen=True)
class GoStopOptions(DealerDrawOptions, MoneyOptions):
    """Every house rule of Go-Stop; the defaults are the preset `matgo`."""

    length: Length = opt.length(Length("bankroll"), "rounds", "target", "time", "bankroll", rule="G-4")
    month_order: str = opt.choice("korean", "japanese", rule="D-2")
    players: int = opt.choice(2, 3, rule="GS-1")
    deal: str = opt.choice("10-8", "8-10", "7-6", rule="GS-1")
    jokers: tuple[str, ...] = opt.cards(("X2", "X3"), *_JOKERS, rule="GS-1")
    spare_rain: str = opt.choice("off", "replaces_11j1", rule="GS-1")
    stop_minimum: int | str = opt.number(7, 1, 100, "by_players", rule="GS-1")

    table_quad: str = opt.choice("draw_carry", "redeal", "dealer_takes", "dealer_wins", rule="GS-2")
    hand_quad: str = opt.choice("win_or_continue", "win", "win_or_shake", "shake_only", "none", rule="GS-3")
    hand_quad_points: int | str = opt.number(10, 1, 100, "stop_minimum", rule="GS-3")
    both_quads: str = opt.choice("draw_carry", "draw", "dealer_wins", "higher_month", rule="GS-3")
    shake: str = opt.choice("on", "off", rule="GS-3")
    shake_timing: str = opt.choice("before_own_play", "start_of_round", rule="GS-3")
    shake_blocks_bomb: bool = opt.flag(False, rule="GS-3")
    fixed_wins_carry: bool = opt.flag(True, rule="GS-3")

    pick_timing: str = opt.choice("before_flip", "after_flip", rule="GS-4")
    ppeok_on_last_turn: bool = opt.flag(False, rule="GS-4")
    bomb_four: bool = opt.flag(True, rule="GS-5")
    small_bomb: str = opt.choice("off", "capture_only", "junk", "junk_and_double", rule="GS-5")
    after_bomb: str = opt.choice("credits", "draw_extra", rule="GS-5")
    joker_flip: str = opt.choice("attach_and_redraw", "keep_no_redraw", rule="GS-6")
    joker_steals_junk: bool = opt.flag(False, rule="GS-6")

    own_stack_junk: int = opt.choice(2, 1, rule="GS-7")
    jjok_junk: int = opt.choice(1, 0, rule="GS-7")
    sweep_junk: int = opt.choice(1, 0, rule="GS-7")
    last_turn_junk: bool = opt.flag(False, rule="GS-7")
    last_turn_pak: bool = opt.flag(False, rule="GS-7")
    president_trigger: str = opt.choice("at_once", "accumulated", rule="GS-7")
    junk_debt: bool = opt.flag(False, rule="GS-7")
    junk_choice: str = opt.choice("lowest_auto", "giver_chooses", rule="GS-7")
    steal_unit: str = opt.choice("value", "cards", rule="GS-7")
    cup_stealable: str = opt.choice("not_alone", "never", rule="GS-7")

    table: str = opt.choice("modern", "column_1", "column_2", "column_3", rule="GS-8")
    ribbon_sets: str = opt.choice("three", "two", "any_color", rule="GS-8")
    boar_deer_butterfly: int = opt.number(0, 0, 20, rule="GS-8")
    seven_animals: str = opt.choice("double_final", "double_animal_points", "none", rule="GS-8")
    seven_includes_godori: bool = opt.flag(False, rule="GS-8")
    cup_decision: str = opt.choice("best", "ask_on_capture", "fixed_animal", "both", rule="GS-14")
    cup_saves_loser: bool = opt.flag(True, rule="GS-14")
    bridge_role: str = opt.choice("animal", "animal_or_double_junk", "replaces_cup", rule="GS-14")

    improve_test: str = opt.choice("points", "any_yaku", rule="GS-9")
    go_bonus: str = opt.choice("modern", "source", "modern_mult_only", rule="GS-10")
    gwangbak: str = opt.choice("double", "plus2", "off", rule="GS-11")
    gwangbak_needs_winner_brights: bool = opt.flag(True, rule="GS-11")
    plus2_stage: str = opt.choice("last", rule="GS-11")
    pibak: str = opt.choice("double", "off", rule="GS-11")
    pibak_limit: int | str = opt.number("by_players", 0, 60, "by_players", rule="GS-11")
    pibak_needs_winner_junk: bool = opt.flag(True, rule="GS-11")
    pibak_zero_exempt: bool = opt.flag(True, rule="GS-11")
    purse_limit: bool = opt.flag(False, rule="GS-11")

    exhaustion: str = opt.choice("draw_next_double", "draw", "highest_score", rule="GS-12")
    carry_cap: int = opt.number(8, 2, 1024, rule="GS-12")
    carry_stack: bool = opt.flag(True, rule="GS-12")

    gobak: bool = opt.flag(True, rule="GS-13")
    gobak_who: str = opt.choice("last", "first", rule="GS-13")
    gobak_own_share_doubled: bool = opt.flag(False, rule="GS-13")
    first_ppeok: str | tuple[int, ...] = opt.choice((7, 14, 21), "off", (3, 6, 9), (3, 6, 12), rule="GS-13")
    first_turn_rewards: tuple[str, ...] = opt.subset(
        ("ppeok",), "ppeok", "ttadak", "jjok", "bomb", rule="GS-13"
    )
    three_ppeok_points: int | str = opt.number("stop_minimum", 1, 100, "stop_minimum", "off", rule="GS-13")
    heodang: str = opt.choice("off", "on", rule="GS-13")
    no_animal_penalty: str = opt.choice("off", "on", rule="GS-13")
    score_cap: int | str = opt.number("none", 1, 1_000_000, "none", rule="GS-13")
    shodang: str = opt.choice("off", rule="GS-13")
    reverse_go: str = opt.choice("off", rule="GS-13")

    extra_seats: str = opt.choice("none", "first_cards", "dropout", "sell_brights", rule="GS-15")
    dropout_penalty: int = opt.number(12, 0, 1000, rule="G-5")
    penalty_to: str = opt.choice("round_winner", "each_active_equal", rule="G-5")
    penalty_for_forced_out: bool = opt.flag(False, rule="G-5")
    folded_cards: str = opt.choice("shuffled_into_stock", "top_of_stock", rule="G-5")
    sale_unit: int = opt.number(2, 0, 100, rule="GS-15")
    sale_cards: str = opt.choice("fw", "brights_only", rule="GS-15")
    sale_paid_by: str = opt.choice("non_dealers", "all_three", rule="GS-15")
    no_double_drop: bool = opt.flag(True, rule="GS-15")

    def check(self) -> None:
        """Do the options fit each other? Raises OptionError."""
        if self.extra_seats in ("dropout", "sell_brights") and self.players != 3:
            raise OptionError(
                f"extra_seats is {self.extra_seats!r} with players 2; it must be none or first_cards, "
                "or players must be 3: only a game of three asks who stays"
            )
        if self.penalty_to == "each_active_equal" and self.dropout_penalty % 3:
            raise OptionError(
                f"dropout_penalty is {self.dropout_penalty}; where three players share it, it must be a "
                "multiple of 3"
            )

    @property
    def minimum(self) -> int:
        """The hand points from which a player may stop: 7 with two players and 3 with three (GS-1)."""
        return self._by_players(self.stop_minimum, 7, 3)

    @property
    def few_junk(self) -> int:
        """So much junk, by value, is still too little for a loser (GS-11)."""
        return self._by_players(self.pibak_limit, 7, 5)

    @property
    def quad_points(self) -> int:
        """What a dealt quad wins from each opponent (GS-3)."""
        points = self.hand_quad_points
        return points if isinstance(points, int) else self.minimum

    @property
    def three_ppeok(self) -> int:
        """What the third ppeok wins from each opponent; 0 if it wins nothing (GS-13)."""
        points = self.three_ppeok_points
        if isinstance(points, int):
            return points
        return self.minimum if points == "stop_minimum" else 0

    def _by_players(self, value: int | str, two: int, three: int) -> int:
        if isinstance(value, int):
            return value
        return two if self.players == 2 else three


MATGO = GoStopOptions()

GOSTOP = replace(
    MATGO,
    players=3,
    deal="7-6",
    jokers=("X2", "X2", "X3"),
    stop_minimum=3,
    first_ppeok=(3, 6, 9),
)

GODORI = replace(
    MATGO,
    length=Length("rounds", 12),
    stop_minimum="by_players",
    table_quad="redeal",
    hand_quad="win_or_shake",
    hand_quad_points=5,
    both_quads="draw",
    shake_timing="start_of_round",
    ppeok_on_last_turn=True,
    last_turn_junk=True,
    joker_flip="keep_no_redraw",
    own_stack_junk=1,
    jjok_junk=0,
    sweep_junk=0,
    steal_unit="cards",
    cup_stealable="never",
    table="column_1",
    seven_animals="none",
    go_bonus="source",
    gwangbak="plus2",
    pibak_zero_exempt=False,
    exhaustion="highest_score",
    gobak=False,
    first_ppeok="off",
    first_turn_rewards=(),
    three_ppeok_points="off",
)

PRESETS: dict[str, GoStopOptions] = {
    "matgo": MATGO,
    "gostop": GOSTOP,
    "godori_1": GODORI,
    "godori_2": replace(GODORI, table="column_2", seven_animals="double_animal_points"),
    "godori_3": replace(GODORI, table="column_3"),
    "godori_literal": replace(
        GODORI,
        ribbon_sets="any_color",
        bridge_role="animal_or_double_junk",
        president_trigger="accumulated",
        gwangbak_needs_winner_brights=False,
        pibak_needs_winner_junk=False,
        folded_cards="top_of_stock",
    ),
    "matgo_hangame": replace(
        MATGO,
        table_quad="dealer_wins",
        first_turn_rewards=("ppeok", "ttadak"),
        small_bomb="junk",
        steal_unit="cards",
        joker_steals_junk=True,
    ),
    "matgo_pmang": replace(
        MATGO,
        hand_quad_points=7,
        small_bomb="junk_and_double",
        last_turn_pak=True,
        joker_steals_junk=True,
    ),
    "matgo_netmarble": replace(
        MATGO,
        table_quad="dealer_wins",
        first_turn_rewards=("ppeok", "ttadak", "jjok", "bomb"),
        joker_steals_junk=True,
    ),
    "gostop_hangame": replace(
        GOSTOP,
        table_quad="dealer_wins",
        first_turn_rewards=("ppeok", "ttadak"),
        steal_unit="cards",
        joker_steals_junk=True,
    ),
}
"""The presets of the reference, section 1; the first is the default."""
