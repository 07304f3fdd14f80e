"""The clauses about the groups and what they count (KHEC-11 to KHEC-21, KHEC-31 to KHEC-38)."""

from __future__ import annotations

import pytest

from hato.games.khanhoo import groups, packs
from hato.games.khanhoo.kinds import counts, kind
from tests.games.khanhoo.board import BEST, COURTS, KHANHOO, options_of, worth

TWO_RUNS = "1H 2H 3H 4H 5H 6H 7H 8H 9H 1D 2D 3D 4D 5D 6D"


def test_khec_11_three_aces_of_two_suits_count_one() -> None:
    assert (worth("1H 1H 1C"), worth("1H 1C 1D"), worth("1H 1H 1H")) == (1, 2, 0)
    assert worth("2H 2H 2C") == 0


def test_khec_12_a_sequence_of_three_or_more_counts_one() -> None:
    assert [worth(cards) for cards in ("3H 4H", "3H 4H 5H", "3H 4H 5H 6H", "3H 4H 5C")] == [0, 1, 1, 0]
    whole = "1D 2D 3D 4D 5D 6D 7D 8D 9D"
    assert worth(whole, whole=True) == 1
    assert worth(whole) == 2  # a card that is left out keeps two runs apart (KHE-5)
    assert worth("8D 9D 1D") == 0


def test_khec_13_three_of_a_rank_in_three_suits_count_two() -> None:
    assert (worth("4H 4C 4D"), worth("4H 4H 4D")) == (2, 0)
    assert worth("JS JS JS") == 0


def test_khec_14_six_of_a_rank_count_ten() -> None:
    assert worth("4H 4C 4D 4H 4C 4D") == 10
    assert worth("4H 4H 4H 4C 4C 4D") == 2


def test_khec_15_the_courts_count_three() -> None:
    assert worth(COURTS) == 3 and worth("JS QS") == 0


def test_khec_16_double_courts_count_ten() -> None:
    assert worth(f"{COURTS} {COURTS}") == 10


@pytest.mark.parametrize("cards", ["JS 7D 7D", "QS 8C 8C", "KS 9H 9H"])
def test_khec_17_a_court_with_both_its_number_cards_counts_four(cards: str) -> None:
    assert worth(cards) == 4
    assert worth(" ".join(cards.split()[:2])) == 0


def test_khec_18_khanhoo_counts_five_and_twice_fifteen() -> None:
    assert (worth(KHANHOO), worth(f"{KHANHOO} {KHANHOO}")) == (5, 15)


def test_khec_19_the_best_hand_of_fifteen_cards_is_29() -> None:
    """Found by search: the best choice of groups that fit into fifteen cards of the small pack."""
    held = counts(packs.pack("double", 2))
    known = [one for one in groups.known(options_of().scale)]

    def search(at: int, left: tuple[int, ...], room: int) -> int:
        if at == len(names):
            return 0
        found = search(at + 1, left, room)
        needs = groups.GROUPS[names[at]].needs
        if len(needs) <= room and all(left[one] >= needs.count(one) for one in needs):
            less = tuple(n - needs.count(one) for one, n in enumerate(left))
            found = max(found, groups.GROUPS[names[at]].points + search(at + 1, less, room - len(needs)))
        return found

    # runs, aces and triplets of ranks that no other group needs are alike: two ranks stand for all
    names = [
        one
        for one in known
        if groups.GROUPS[one].key not in ("run", "aces")
        and not (groups.GROUPS[one].words[0].endswith("triplet") and groups.GROUPS[one].words[1] not in "56")
    ]
    assert search(0, held, 15) == 29
    assert worth(BEST, whole=True) == 29


def test_khec_20_the_smallest_full_hand_is_two() -> None:
    eight_and_seven = "1H 2H 3H 4H 5H 6H 7H 8H 3D 4D 5D 6D 7D 8D 9D"
    assert (worth(TWO_RUNS, whole=True), worth(eight_and_seven, whole=True)) == (2, 2)
    assert worth(TWO_RUNS, whole=True, sequence_split="allow") == 5


def test_khec_21_a_card_of_a_longer_run_may_go_into_a_triplet() -> None:
    assert worth("3H 4H 5H 6H 6C 6D") == 3
    assert worth("3H 4H 5H 6H") == worth("3H 4H 5H") == 1


NINE = {
    31: ("1H 1H 1H 1C 1C 1C 1D 1D 1D", "triple_aces", 6),
    32: ("1H 2H 3H 4H 5H 6H 7H 8H 9H", "run", 3),
    33: ("5H 5H 5H 5C 5C 5C 5D 5D 5D", "triple_triplet", 9),
    34: (f"{COURTS} {COURTS} {COURTS}", "triple_courts", 12),
}


def alone(number: int) -> tuple[int, bool]:
    """The points of the group itself, and whether its cards are those of the clause."""
    cards, key, _ = NINE[number]
    needs = tuple(sorted(kind(code) for code in cards.split()))
    scale = options_of(triple_table=True).scale
    (at,) = [
        at for at in groups.known(scale) if groups.GROUPS[at].key == key and groups.GROUPS[at].needs == needs
    ]
    return groups.points(at, scale), at in groups.known(options_of().scale)


def test_khec_31_nine_aces_count_six() -> None:
    assert alone(31) == (6, False)
    assert worth(NINE[31][0], triple_table=True) == 12


def test_khec_32_nine_cards_of_a_suit_count_three() -> None:
    assert alone(32) == (3, True)
    assert worth(NINE[32][0], triple_table=True) == 3
    assert worth(NINE[32][0], whole=True) == 1


def test_khec_33_nine_of_a_rank_count_nine() -> None:
    assert alone(33) == (9, False) and worth(NINE[33][0], triple_table=True) == 12


def test_khec_34_three_sets_of_courts_count_twelve() -> None:
    assert alone(34) == (12, False) and worth(NINE[34][0], triple_table=True) == 13


@pytest.mark.parametrize("cards", ["JS JS 7D", "QS QS 8C", "KS KS 9H"])
def test_khec_35_reverse_groups_count_four(cards: str) -> None:
    assert (worth(cards, triple_table=True), worth(cards)) == (4, 0)


@pytest.mark.parametrize("cards", ["JS JS JS 7D 7D 7D", "QS QS QS 8C 8C 8C", "KS KS KS 9H 9H 9H"])
def test_khec_36_three_courts_with_three_number_cards_count_eight(cards: str) -> None:
    assert (worth(cards, triple_table=True), worth(cards)) == (8, 4)


def test_khec_37_triple_khanhoo_counts_25() -> None:
    assert (worth(f"{KHANHOO} " * 3, triple_table=True), worth(f"{KHANHOO} " * 3)) == (25, 20)


@pytest.mark.parametrize(
    "cards", ["1C 2C 3D", "1H 2H 3D", "1H 2C 3H", "JS 7H 7D", "QS 8D 8C", "KS 9D 9H", "JS 8C 8C"]
)
def test_khec_38_other_suits_do_not_make_khanhoo_or_royal_groups(cards: str) -> None:
    assert worth(cards) == 0
