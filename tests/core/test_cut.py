"""The cut before the games with French and money-suited cards."""

import random
from collections import Counter

import pytest

from hato.cards import western
from hato.core.chance import Recorded, Sampled
from hato.core.round import IllegalActionError, PositionError
from hato.families.cut import Cut, CutRule, places

DECK = western.by_rank()
RANKS = [code[:-1] for code in DECK.codes[:-2]]
BY_RANK = [western.RANKS.index(rank) for rank in RANKS] + [13, 13]
LOT = CutRule(DECK, DECK.mask, range(len(DECK)))


def cut(cards: str, seats: int = 0, **how: bool) -> Cut:
    """A cut of as many seats as make the cards last."""
    codes = cards.split()
    found = Cut(seats or len(codes), CutRule(DECK, DECK.mask, BY_RANK, **how))
    chance = Recorded([DECK.card(code) for code in codes])
    for _ in codes:
        found.draw(chance.draw(found.chances()))
    return found


def ranking(found: Cut) -> tuple[int, ...]:
    outcome = found.outcome()
    assert outcome is not None
    return outcome.ranking


def test_the_highest_card_deals_and_the_others_follow_by_theirs() -> None:
    assert ranking(cut("5H KD 9C")) == (1, 2, 0)


def test_the_lowest_card_deals_where_that_is_the_rule() -> None:
    assert ranking(cut("5H KD AC", lowest=True)) == (2, 0, 1)


def test_those_who_tie_for_the_deal_cut_again_and_nobody_else() -> None:
    found = cut("KH KD 9C 9D", lowest=False)
    assert found.turn().kind == "chance"
    assert found.facts()["waiting"] == [0, 1]
    for code in ("4S", "8S"):
        found.draw(DECK.card(code))
    assert ranking(found)[:2] == (1, 0)


def test_a_tie_below_the_deal_stays_where_it_does_not_matter() -> None:
    assert cut("KH 9D 9C").turn().kind == "over"


@pytest.mark.parametrize(("cards", "waiting"), [("KH 9D 9C", [1, 2]), ("AH KD KC AD", [0, 1, 2, 3])])
def test_both_ends_are_decided_where_the_other_end_matters(cards: str, waiting: list[int]) -> None:
    assert cut(cards, both_ends=True).facts()["waiting"] == waiting


def test_a_lot_has_no_ties_and_every_seat_the_same_chance() -> None:
    rng = random.Random(3)
    first: Counter[int] = Counter()
    for _ in range(3000):
        found, chance = Cut(5, LOT), Sampled(rng)
        for _ in range(5):
            found.draw(chance.draw(found.chances()))
        first[ranking(found)[0]] += 1
    assert sorted(first) == list(range(5))
    assert all(480 < number < 720 for number in first.values())


def test_a_card_that_is_gone_cannot_be_cut() -> None:
    found = cut("KH", seats=2)
    with pytest.raises(IllegalActionError):
        found.draw(DECK.card("KH"))
    assert found.facts()["waiting"] == [1]


def test_a_cut_comes_back_from_its_facts_and_its_copy_is_its_own() -> None:
    found = cut("KH 9D", seats=3)
    rule = CutRule(DECK, DECK.mask, BY_RANK)
    again = Cut.restored(3, rule, found.facts())
    assert again is not None
    copy = found.clone()
    copy.draw(DECK.card("2C"))
    assert again.facts() == found.facts() != copy.facts()
    assert Cut.restored(3, rule, {"phase": "play"}) is None
    with pytest.raises(PositionError):
        Cut.restored(2, rule, found.facts())


def test_the_places_of_a_ranking() -> None:
    assert places((2, 0, 1)).places == (2, 3, 1)
