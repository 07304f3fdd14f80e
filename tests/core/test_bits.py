"""Masks against plain sets of numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hato.core import bits

CARDS = st.sets(st.integers(0, 62))


@given(CARDS)
def test_a_mask_is_a_set(cards: set[int]) -> None:
    mask = bits.mask_of(sorted(cards))
    assert bits.cards(mask) == sorted(cards)
    assert bits.popcount(mask) == len(cards)
    assert bits.lowest(mask) == (min(cards) if cards else -1)


@given(st.sets(st.integers(0, 47)))
def test_groups_of_four_are_counted(cards: set[int]) -> None:
    counts = bits.fours(bits.mask_of(sorted(cards)))
    sizes = [sum(1 for card in cards if card // 4 == group) for group in range(12)]
    for size in (1, 2, 3, 4):
        groups = bits.cards(bits.groups_of(counts, size))
        assert [card // 4 for card in groups] == [group for group in range(12) if sizes[group] == size]
        assert all(card % 4 == 0 for card in groups)


@given(st.lists(CARDS, max_size=4), CARDS)
def test_a_partition_holds_every_card_once(parts: list[set[int]], whole: set[int]) -> None:
    masks = [bits.mask_of(sorted(part)) for part in parts]
    together = [card for part in parts for card in part]
    assert bits.partition(masks, bits.mask_of(sorted(whole))) == (sorted(together) == sorted(whole))


def test_a_negative_mask_is_no_part() -> None:
    assert not bits.partition([-1, 2], 1)
