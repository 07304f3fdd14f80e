"""The clauses about pack, deal, turn, claim and penalty (KHEC-1 to 10, KHEC-22 to 30, KHEC-39 to 49)."""

from __future__ import annotations

from collections import Counter

import pytest

from hato.cards.khanhoo import DECK, KINDS
from hato.core import bits
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.families.cut import Cut
from hato.games.khanhoo import GAME, packs
from hato.games.khanhoo.kinds import KIND, kind
from tests.games.khanhoo.board import BEST, RULES, claiming, dealt, options_of, position, worth


def pack(players: int, option: str = "by_players") -> Counter[str]:
    """How many of each kind the pack has."""
    return Counter(KINDS[KIND[card]] for card in bits.cards(packs.pack(option, players)))


def test_khec_1_two_to_eight_play_with_two_to_four_sets() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    sets = {option: pack(2, option)["1H"] for option in ("double", "triple", "quadruple")}
    assert sets == {"double": 2, "triple": 3, "quadruple": 4}
    assert all(pack(players)["JK"] >= 1 for players in GAME.seats)


def test_khec_2_two_sets_are_ace_to_nine_of_three_suits_and_two_of_each_court() -> None:
    found = pack(2)
    assert {kind for kind in found if kind[-1] in "HCD"} == {f"{n}{s}" for n in range(1, 10) for s in "HCD"}
    assert all(found[code] == 2 for code in found if code != "JK")
    assert sum(found[code] for code in ("JS", "QS", "KS")) == 6


def test_khec_3_the_pack_of_two_english_ones_has_61_cards() -> None:
    assert sum(pack(2).values()) == 61 and pack(2)["JK"] == 1
    assert {code for code in pack(2) if code[-1] == "S"} == {"JS", "QS", "KS"}
    assert not any(code[:-1] == "10" for code in pack(2))


def test_khec_4_fifteen_cards_each_and_the_rest_is_the_stock() -> None:
    for players, stock in {2: 30, 3: 15, 4: 60, 5: 46, 6: 32, 7: 18, 8: 4}.items():
        table = dealt(players)
        assert [len(table.zone(f"hand:{seat}")) for seat in range(players)] == [
            16 if seat == 1 else 15 for seat in range(players)
        ]
        assert len(table.zone("stock")) == stock == packs.stock(sum(pack(players).values()), players)


def test_khec_5_in_turn_a_player_draws_and_throws_face_up() -> None:
    table = dealt(2)
    first = table.zone("hand:1")[0]
    table.do(f"discard {first}").passes()
    assert (table.mover, table.phase, len(table.zone("hand:0"))) == (0, "throw", 16)
    assert table.facts["waste"] == [DECK.codes[table.told("moved")[0].cards[0]]]
    assert table.told("moved")[0].sight is None


def test_khec_6_a_discard_that_is_taken_is_combined_at_once_and_seen() -> None:
    table = claiming({1: "5D 6D 9H 1C"}, "7D")
    assert "take" not in table.words(1)
    table.do("claim run 5D 7D", "pass")
    assert table.zone("melds:1") == ["5D", "6D", "7D"]
    assert all(spec.sight is None for spec, _ in table.round.zones() if spec.name == "melds")


def test_khec_7_a_drawn_card_is_not_shown() -> None:
    table = claiming({0: "1H 9C", 1: "5D 9H", 2: "2C"}, "7D", draws="6D").passes()
    (drawn,) = table.told("drawn")
    assert drawn.sight == frozenset({1}) and "6D" in table.zone("hand:1")
    assert table.words(1) == {"discard 5D", "discard 9H", "discard 6D"}


def test_khec_8_who_has_all_cards_in_groups_goes_out() -> None:
    table = position({0: f"{BEST} 9C"})
    assert "go_out 9C" in table.words(0) and "go_out 1H" not in table.words(0)
    table.do("go_out 9C")
    assert table.outcome.key == "out" and table.outcome.winner == 0


def test_khec_9_going_out_counts_five() -> None:
    table = position({0: f"{BEST} 9C"}).do("go_out 9C")
    assert ("full_hand", 5) in table.lines(0) and table.outcome.points[0] == 34


@pytest.mark.parametrize("target", [25, 50, 100])
def test_khec_10_the_first_to_the_agreed_total_wins(target: int) -> None:
    options = options_of(target=target)
    first = Setup(2, 0)
    below = [(first, Outcome("out", (target - 1, 0), 0))]
    reached = [(first, Outcome("out", (target, 3), 0))]
    assert GAME.follow(options, below) is not None and GAME.follow(options, reached) is None
    assert GAME.winners(options, 2, reached) == (0,)


def test_khec_22_at_the_end_everybody_pays_the_differences() -> None:
    options = options_of()
    done = [(Setup(4, 0), Outcome("out", (52, 49, 47, 47), 0))]
    assert GAME.money(options, 4, done) == (13, 1, -7, -7)
    assert GAME.money(options, 4, [(Setup(4, 0), Outcome("out", (49, 0, 0, 0), 0))]) == ()


def test_khec_23_a_misdeal_cannot_happen() -> None:
    """Chance deals every card to its place; nobody has an action by which a deal could go wrong."""
    table = dealt(4)
    assert not any(verb in GAME.actions.first for verb in ("misdeal", "redeal"))
    assert table.phase == "throw" and table.round.payments == []
    page = (RULES / "en.md").read_text(encoding="utf-8")
    assert "Misdeals and exposed cards cannot happen here" in page


def test_khec_24_nobody_can_deal_out_of_turn_or_expose_a_card() -> None:
    table = dealt(3, dealer=2)
    assert table.round.turn().seats == (0,)
    assert [table.round.legal(seat) for seat in (1, 2)] == [[], []]


def test_khec_25_a_false_bump_costs_five_or_brings_each_opponent_five() -> None:
    for penalty, paid in (("deduct", (0, 0, -5)), ("award", (5, 5, 0))):
        table = claiming(
            {0: "9C 8H", 1: "5D 9H 1C", 2: "2C 4H 8D 9D"}, "7D", honor_claims=True, penalty=penalty
        )
        table.do("pass").do("bluff 2C", "bluff 4H")
        assert table.phase == "challenge" and table.facts["bump"] == {"seat": 2, "accepted": 0, "points": 2}
        table.do("challenge")
        assert [event.points for event in table.told("paid")] == [paid]


def test_khec_26_the_elder_hand_then_takes_the_group_as_if_not_by_a_bump() -> None:
    table = claiming({0: "9C 8H", 1: "5D 6D 9H 1C", 2: "2C 4H 8D 9D"}, "7D", honor_claims=True)
    table.do("claim run 5D 7D").do("bluff 2C", "bluff 4H").do("accept", "challenge")
    assert table.zone("melds:1") == ["5D", "6D", "7D"]
    assert (table.mover, table.phase) == (1, "throw")


def test_khec_27_the_shown_cards_do_not_count_as_exposed() -> None:
    table = claiming({0: "9C 8H", 1: "5D 9H 1C", 2: "2C 4H 8D 9D"}, "7D", honor_claims=True)
    table.do("pass").do("bluff 2C", "bluff 4H").do("challenge")
    assert table.zone("melds:2") == [] and table.zone("hand:2") == ["4H", "2C", "8D", "9D"]


def test_khec_28_the_joker_stands_for_a_card_that_is_gone() -> None:
    table = claiming({1: "5D JK 9H 1C"}, "7D", under="6D 6D")
    assert "claim run 5D 7D" in table.words(1)
    assert worth("JK 2C 3D") == 5 and worth("6H 6H 6C 6C 6D JK") == 10


def test_khec_29_two_sevens_wait_for_a_jack_that_can_be_bumped() -> None:
    table = claiming({1: "9H 1C", 2: "7D 7D 2H"}, "JS")
    assert table.words(2) == {"pass", "claim royal JS"}
    table.do("pass").do("claim royal JS")
    assert table.zone("melds:2") == ["7D", "7D", "JS"] and table.mover == 2


def test_khec_30_three_sets_with_two_jokers() -> None:
    assert sum(pack(3, "triple").values()) == 92 and pack(3, "triple")["JK"] == 2
    assert sum(pack(2, "triple").values()) == 91 and pack(2, "triple")["JK"] == 1


def cut(cards: str, **changes: str) -> Cut:
    players = len(cards.split())
    opening = GAME.opening(options_of(**changes), players)
    assert isinstance(opening, Cut)
    for code in cards.split():
        opening.draw(next(card for card in bits.cards(opening.chances()) if KIND[card] == kind(code)))
    return opening


def test_khec_39_the_lowest_cut_deals_and_equal_ones_cut_again() -> None:
    outcome = cut("2H 1D KS").outcome()
    assert outcome is not None and outcome.ranking == (1, 0, 2)
    tied = cut("1H 1D KS")
    assert tied.outcome() is None and tied.facts()["waiting"] == [0, 1]
    high = cut("1H 2D JK")
    assert high.outcome() is not None and GAME.draw_rule(options_of()) == "lowest"


def test_khec_40_the_player_at_the_dealers_left_gets_one_more_and_leads() -> None:
    table = dealt(3, dealer=2)
    assert [len(table.zone(f"hand:{seat}")) for seat in range(3)] == [16, 15, 15]
    assert table.mover == 0 and table.facts["leader"] == 0


def test_khec_41_with_four_or_eight_the_highest_cut_may_be_the_orphan() -> None:
    for players in (4, 8):
        places = tuple(range(1, players + 1))
        table = dealt(players, places=places, orphan="offer")
        assert (table.phase, table.mover) == ("orphan", players - 1)
        assert table.words(players - 1) == {"orphan", "stay"}
        table.do("orphan")
        assert len(table.zone(f"hand:{players - 1}")) == 6
        leads = dealt(players, dealer=players - 2, places=places, orphan="offer").do("orphan")
        assert len(leads.zone(f"hand:{players - 1}")) == 7
        assert len(dealt(players, places=places, orphan="offer").do("stay").zone(f"hand:{players - 1}")) == 15
    assert dealt(5, places=(1, 2, 3, 4, 5), orphan="offer").phase == "throw"
    assert cut("1H 3D 9C 9D", orphan="offer").facts()["waiting"] == [2, 3]


def test_khec_42_play_goes_clockwise() -> None:
    assert options_of().direction == "clockwise"
    table = dealt(4)
    for seat in (1, 2, 3, 0):
        assert table.mover == seat
        table.do(min(word for word in table.words(seat) if word.startswith("discard"))).passes()


def test_khec_43_the_last_discard_covers_the_others() -> None:
    table = claiming({1: "9H 1C", 2: "2H 3C"}, "7D", under="4D 5H", draws="8D").passes().do("discard 1C")
    assert [code.partition("_")[0] for code in table.facts["waste"]] == ["4D", "5H", "7D", "1C"]


def test_khec_44_the_turned_waste_is_the_new_stock_first_discard_on_top() -> None:
    table = claiming({1: "9H 1C", 2: "2H 3C"}, "7D", under="4D 5H", stock="")
    table.do("pass", seat=1).do("pass", seat=2)
    assert table.facts["turns"] == 1 and table.facts["waste"] == []
    assert [KINDS[KIND[card]] for event in table.told("drawn") for card in event.cards] == ["4D"]
    assert [code.partition("_")[0] for code in table.facts["turned"]] == ["5H", "7D"]


def test_khec_45_the_third_player_may_claim_and_play_goes_on_from_him() -> None:
    table = claiming({0: "9D 8H", 1: "9H 1C", 2: "7H 7C 2H"}, "7D", draws="8D")
    table.do("pass").do("claim triplet 7").do("discard 2H").passes()
    assert table.mover == 0


def test_khec_46_the_highest_group_wins_and_no_sequence_bumps() -> None:
    hands = {1: "5D 6D 9H", 2: "5D 6D 2H", 3: "7H 7C 4C 5C", 4: "7H 7C 2C 3C"}
    table = claiming(hands, "7D", players=5)
    assert "claim run 5D 7D" in table.words(1) and "claim run 5D 7D" not in table.words(2)
    table.do("claim run 5D 7D").do("pass").do("claim triplet 7").do("claim triplet 7")
    assert table.mover == 3 and table.zone("melds:3") == ["7H", "7C", "7D"]


def test_khec_47_jokers_by_the_number_of_players() -> None:
    assert {players: pack(players)["JK"] for players in range(4, 9)} == {4: 1, 5: 2, 6: 3, 7: 4, 8: 5}


def test_khec_48_with_an_orphan_nine_cards_remain() -> None:
    for players in (4, 8):
        table = dealt(players, places=tuple(range(1, players + 1)), orphan="offer").do("orphan")
        assert len(table.zone("stock")) == 9


def test_khec_49_each_later_player_may_outbid_and_the_highest_gets_the_bump() -> None:
    hands = {1: "7H 7C 9H", 2: "JS 7D 2H", 3: "7H 7C 7D 7H 7C 9C"}
    table = claiming(hands, "7D", players=4)
    table.do("claim triplet 7").do("claim royal JS").do("claim double_triplet 7")
    assert table.mover == 3
    other = claiming({**hands, 3: "9C 9D"}, "7D", players=4)
    other.do("claim triplet 7").do("claim royal JS").do("pass")
    assert other.mover == 2
