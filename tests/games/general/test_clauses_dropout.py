"""Clauses about too many players (G-5): one test for each."""

import pytest

from hato.core.dropout import DropoutError, DropoutOptions, announce, first_cards

FIVE = ("a", "b", "c", "d", "e")


def answers(words: str, order: tuple[str, ...] = FIVE) -> dict[str, str]:
    """The first players' answers: s for stay, d for drop."""
    return {player: {"s": "stay", "d": "drop"}[word] for player, word in zip(order, words, strict=False)}


@pytest.mark.parametrize("seats", [2, 3])
def test_gc_33_the_earliest_cards_of_the_draw_play(seats: int) -> None:
    found = first_cards(FIVE, "a", seats)
    assert (found.asked, found.active, found.dealer) == (None, FIVE[:seats], "a")
    assert (found.dropped, dict(found.penalties), found.pot) == ((), {}, 0)


def test_gc_34_to_announce_is_only_for_games_of_three_or_more() -> None:
    with pytest.raises(DropoutError):
        announce(("a", "b", "c"), "a", 2, {})
    assert announce(FIVE, "a", 3, {}).asked == "a"
    assert announce(FIVE, "a", 4, {}).asked == "a"


def test_gc_35_from_the_dealer_on_each_player_stays_or_drops() -> None:
    order = ("c", "d", "e", "a", "b")
    asked = [announce(FIVE, "c", 3, answers("sdsd"[:heard], order)).asked for heard in range(4)]
    assert asked == ["c", "d", "e", "a"]
    found = announce(FIVE, "c", 3, answers("sdsd", order))
    assert (found.asked, found.active, found.dropped) == (None, ("c", "e", "b"), ("d", "a"))
    with pytest.raises(DropoutError):
        announce(FIVE, "c", 3, {"a": "stay"})
    with pytest.raises(DropoutError):
        announce(FIVE, "c", 3, {"c": "perhaps"})


def test_gc_36_who_drops_pays_twelve() -> None:
    found = announce(FIVE, "a", 3, answers("sdsd"))
    assert (dict(found.penalties), found.pot, dict(found.shares)) == ({"b": -12, "d": -12}, 24, {})
    other = announce(FIVE, "a", 3, answers("sdsd"), DropoutOptions(dropout_penalty=5))
    assert (dict(other.penalties), other.pot) == ({"b": -5, "d": -5}, 10)
    parts = announce(FIVE, "a", 3, answers("sdsd"), DropoutOptions(penalty_to="each_active_equal"))
    assert parts.pot == 0
    assert sum(parts.shares.values()) + sum(parts.penalties.values()) == 0
    assert set(parts.shares) == {"a", "c", "e"}


def test_gc_37_play_starts_when_enough_have_declared() -> None:
    found = announce(FIVE, "a", 3, answers("sdss"))
    assert (found.asked, found.active, found.forced_out) == (None, ("a", "c", "d"), ("e",))
    assert dict(found.penalties) == {"b": -12}
    paid = announce(FIVE, "a", 3, answers("sdss"), DropoutOptions(penalty_for_forced_out=True))
    assert dict(paid.penalties) == {"b": -12, "e": -12}
    with pytest.raises(DropoutError):
        announce(FIVE, "a", 3, answers("sdsss"))
    three = announce(("a", "b", "c"), "b", 3, {})
    assert (three.asked, set(three.active), three.dealer) == (None, {"a", "b", "c"}, "b")


def test_gc_38_the_first_three_of_five_stay_and_two_must_drop() -> None:
    found = announce(FIVE, "a", 3, answers("sss"))
    assert (found.asked, found.active, found.forced_out) == (None, ("a", "b", "c"), ("d", "e"))
    assert (found.dropped, dict(found.penalties)) == ((), {})


def test_gc_39_the_first_two_of_five_drop_and_three_must_stay() -> None:
    found = announce(FIVE, "a", 3, answers("dd"))
    assert (found.asked, found.active, found.forced_in) == (None, ("c", "d", "e"), ("c", "d", "e"))
    assert dict(found.penalties) == {"a": -12, "b": -12}


def test_gc_40_if_the_dealer_drops_the_first_at_his_right_who_stays_deals() -> None:
    assert announce(FIVE, "a", 3, answers("dsss")).dealer == "b"
    assert announce(FIVE, "a", 3, answers("dd")).dealer == "c"
    assert announce(FIVE, "a", 3, answers("sdss")).dealer == "a"
    stays = announce(FIVE, "a", 3, {}, DropoutOptions(dealer_may_drop=False))
    assert (stays.asked, stays.active) == ("b", ("a",))


def test_g_5_nobody_is_asked_when_the_seats_are_filled() -> None:
    assert announce(("a", "b", "c"), "a", 3, {}).asked is None
    with pytest.raises(DropoutError):
        announce(("a", "b", "c"), "a", 3, {"a": "drop"})
