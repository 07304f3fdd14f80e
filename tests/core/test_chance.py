"""Shuffles: sealed, sampled and recorded."""

from __future__ import annotations

import hashlib
import random
from collections import Counter

import pytest

from hato.core import bits
from hato.core.chance import Chance, Recorded, Sampled, SealedShuffle
from hato.core.round import IllegalActionError

DECK = 2**48 - 1


def take_all(chance: Chance, mask: int = DECK) -> list[int]:
    order = []
    while mask:
        card = chance.draw(mask)
        order.append(card)
        mask ^= bits.BIT[card]
    return order


def test_every_deal_is_a_whole_deck() -> None:
    shuffle = SealedShuffle(bytes(range(32)))
    for deal in range(50):
        assert sorted(take_all(shuffle.round(deal))) == list(range(48))


def test_the_seed_decides_everything_and_the_commitment_holds_it() -> None:
    one, two = SealedShuffle(bytes(32)), SealedShuffle(bytes(32))
    assert take_all(one.round(3)) == take_all(two.round(3))
    assert take_all(one.round(3)) != take_all(one.round(4))
    assert one.commitment == hashlib.sha256(bytes.fromhex(one.opening)).hexdigest()
    assert take_all(one.round(1)) != take_all(SealedShuffle(bytes(31) + b"\1").round(1))


def test_the_order_of_a_seed_never_changes() -> None:
    """Records ever released must replay: this is the order that version hato/1 gives."""
    order = take_all(SealedShuffle(bytes(32)).round(1))
    assert order[:8] == [47, 36, 17, 16, 19, 37, 4, 27]


def test_a_seed_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 16"):
        SealedShuffle(bytes(16))


def test_gathered_cards_are_shuffled_anew() -> None:
    chance = SealedShuffle(bytes(32)).round(1)
    chance.draw(DECK)
    again = take_all(chance)
    assert sorted(again) == list(range(48))
    assert again != take_all(SealedShuffle(bytes(32)).round(1))


def test_every_card_comes_equally_often() -> None:
    """Chi-square of the first and the last card over 9,600 sealed deals: 47 degrees, far tail 1e-6."""
    seeds = (SealedShuffle(hashlib.sha256(bytes([i])).digest()) for i in range(96))
    orders = [take_all(shuffle.round(deal)) for shuffle in seeds for deal in range(100)]
    for place in (0, 47):
        counts = Counter(order[place] for order in orders)
        chi = sum((counts[card] - 200) ** 2 / 200 for card in range(48))
        assert chi < 115


def test_sampled_draws_only_what_is_offered() -> None:
    rng = random.Random(3)
    for _ in range(200):
        mask = rng.getrandbits(48) or 1
        assert bits.BIT[Sampled(rng).draw(mask)] & mask


def test_a_record_gives_its_cards_and_no_others() -> None:
    chance = Recorded([3, 5])
    assert chance.draw(DECK) == 3
    with pytest.raises(IllegalActionError, match="not in the stock"):
        chance.draw(1)
    with pytest.raises(IllegalActionError, match="no card for this draw"):
        chance.draw(DECK)
