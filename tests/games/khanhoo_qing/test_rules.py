"""The Qing form beyond the clauses: taking, the pool, waiting, what is secret, positions that cannot be."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hato.cards.deck import printed
from hato.core.chance import Sampled
from hato.core.match import Setup
from hato.core.outcome import Carried
from hato.core.round import IllegalActionError, PositionError
from hato.games.khanhoo_qing.kinds import counts
from hato.games.khanhoo_qing.solver import waits
from tests.games.khanhoo_qing.board import DULL, QING, WIN, Board, dealt, options_of

ALMOST = WIN.removesuffix(" S5")
"""One card short of a win: a five."""


def test_khq_4_what_was_taken_is_not_thrown_in_the_same_turn() -> None:
    board = dealt(DULL, "C8 C8").do("discard C8", "take")
    assert "discard C8" not in board.words
    board.do(board.words[0], "draw", "discard C2")
    assert board.zone("held:1") == ["C8"]
    board.do("draw")
    assert "discard C8" in board.words


def test_khq_4_of_several_alike_the_known_one_is_thrown() -> None:
    board = dealt(DULL, "C8 C8").do("discard C8", "take")
    first = board.words[0]
    board.do(first, "draw", "discard C2", "draw", "discard C8")
    assert board.zone("held:1") == []
    assert board.zone("hand:1").count("C8") == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_khq_4_after_two_takes_for_each_player_in_a_row_the_next_only_draws(seats: int) -> None:
    board = dealt(*[""] * seats)
    for _ in range(2 * seats):
        board.do(next(word for word in board.words if word.startswith("discard")), "take")
    board.do(next(word for word in board.words if word.startswith("discard")))
    assert board.words == ["draw"]
    board.do("draw")
    board.do(next(word for word in board.words if word.startswith("discard")))
    assert board.words == ["take", "draw"]


def test_khq_5_with_an_empty_stock_the_next_may_still_take_and_else_the_deal_is_void() -> None:
    board = dealt(DULL, DULL.replace("C2 C4", "C3 C5")).drain()
    assert (board.count("stock"), board.words) == (0, ["take", "pass"])
    taken = Board(board.round.clone()).do("take")
    assert taken.phase == "turn"
    board.do("pass")
    assert (board.outcome.key, board.outcome.winner, board.outcome.points) == ("void", None, (-1, -1))
    assert board.outcome.carried.pot == 2


def test_khq_5_the_pool_stays_the_same_seat_deals_and_everybody_antes_again() -> None:
    board = dealt(DULL, "", "", dealer=2).drain().do("pass")
    following = QING.follow(options_of(3), [(Setup(3, 2), board.outcome)])
    assert following is not None
    assert (following.dealer, following.number, following.carried.pot) == (2, 2, 3)
    won = dealt(WIN, "", "", carried=following.carried, number=2).do("win")
    assert won.outcome.points == (5, -1, -1)
    assert won.round.facts()["pool"] == 6


def test_khq_5_what_is_left_after_the_last_deal_goes_back_in_equal_parts() -> None:
    board = dealt(DULL, "", number=4, carried=Carried(pot=4)).drain().do("pass")
    assert board.outcome.points == (2, 2)
    assert board.outcome.carried.pot == 0
    assert [(one.key, one.points) for one in board.outcome.paid] == [("ante", (-1, -1)), ("returned", (3, 3))]


def test_khq_5_the_winner_deals_next() -> None:
    board = dealt(f"S5 {DULL.replace('S5', '')}", ALMOST, "").do("discard S5", "take", "win")
    following = QING.follow(options_of(3), [(Setup(3, 0), board.outcome)])
    assert following is not None and following.dealer == 1


def test_khq_6_with_fifteen_in_hand_the_dealer_draws_first_and_one_of_sixteen_is_thrown() -> None:
    board = dealt(WIN, "", hand="15+0", then="M9")
    assert [board.count(f"hand:{seat}") for seat in range(2)] == [16, 15]
    assert "win" in board.words
    board.do("win")
    assert (board.zone("discard:0"), board.count("hand:0")) == (["M9"], 15)


def test_khq_6_who_waits_claims_any_discard_that_completes_the_hand() -> None:
    board = dealt(DULL, "C3 C3", f"{ALMOST}", claim_when_waiting=True, then="C9")
    board.do("discard C2", "draw", "discard C9", "draw")
    assert any(word.startswith("declare") for word in board.words)
    extra = next(word for word in board.words if word.startswith("declare"))
    board.do(extra)
    assert board.round.facts()["waiting"] == [False, False, True]
    board.do("draw", "discard S5")
    assert (board.asked, board.phase, board.words) == (2, "claim", ["pass", "claim"])
    board.do("claim")
    assert (board.outcome.key, board.outcome.winner, board.outcome.points) == ("claim", 2, (-1, -1, 2))


def test_khq_6_a_waiting_seat_is_always_asked_so_that_asking_tells_nothing() -> None:
    board = dealt(DULL, "C3 C3", f"{ALMOST}", claim_when_waiting=True, then="C9")
    board.do("discard C2", "draw", "discard C9", "draw")
    board.do(next(word for word in board.words if word.startswith("declare")), "draw", "discard C8")
    assert (board.asked, board.words) == (2, ["pass"])
    assert board.do("pass").asked == 1


def test_khq_6_claims_are_asked_in_order_from_the_thrower_before_the_next_seat() -> None:
    options: dict[str, Any] = {"claim_when_waiting": True}
    rest = "C1 C2 C3 M4 M5 M6 S2 S3 S4 C6 C7 C8 M8"
    board = dealt(DULL, f"{rest} M8", ALMOST, then="RF RF C9", **options)
    board.do("discard C2", "draw")
    board.do("declare RF")
    board.do("draw", "declare RF", "pass", "draw", "discard S5")
    assert (board.asked, board.phase) == (1, "claim")
    board.do("pass")
    assert (board.asked, board.words) == (2, ["pass", "claim"])
    board.do("pass")
    assert (board.asked, board.phase) == (1, "offer")


def test_khq_6_only_who_waits_may_declare() -> None:
    assert not any(word.startswith("declare") for word in dealt(DULL, "", claim_when_waiting=True).words)
    assert not any(word.startswith("declare") for word in dealt(WIN, "").words)
    declares = {
        word
        for word in dealt(f"{ALMOST} M2", "", claim_when_waiting=True).words
        if word.startswith("declare")
    }
    assert "declare M2" in declares


def test_a_view_has_discards_in_order_and_who_took_them_and_no_hidden_card() -> None:
    board = dealt(DULL, "", "").do("discard C8", "take")
    thrown = board.words[0].split()[1]
    board.do(board.words[0])
    facts = QING.view(board.round, 0).facts
    told = [(one["seat"], printed(one["card"]), one["taker"]) for one in facts["river"]]
    assert told == [(0, "C8", 1), (1, thrown, None)]
    assert facts["pool"] == 3
    assert [board.seen(0, f"hand:{seat}") for seat in range(3)] == [True, False, False]
    assert board.seen(None, "held:1") and not board.seen(None, "stock")


def test_the_winning_hand_is_shown_in_its_groups() -> None:
    board = dealt(WIN, "").do("win")
    groups = board.round.facts()["groups"]
    shown = sorted(printed(code) for group in groups for code in group["cards"])
    assert shown == sorted(WIN.split())
    assert [group["name"] for group in groups if group["kind"] == "eyes"] == ["cash"]
    assert board.seen(1, "hand:0") and not board.seen(0, "hand:1")


def test_a_sampled_hand_of_who_has_declared_waits() -> None:
    waiting = 0
    for seed in range(12):
        board = dealt(DULL, "C3 C3", f"{ALMOST}", claim_when_waiting=True, then="C9")
        board.do("discard C2", "draw", "discard C9", "draw")
        board.do(next(word for word in board.words if word.startswith("declare")))
        world = board.round.clone()
        world.sample(0, random.Random(seed))
        assert world.hand[0] == board.round.hand[0]
        waiting += waits(counts(world.hand[2]), board.round.options)
    assert waiting == 12


def test_known_cards_stay_where_they_are_known_to_be() -> None:
    rng = random.Random(4)
    for seed in range(6):
        round_ = QING.deal(options_of(3), Setup(3, 0))
        chance = Sampled(random.Random(seed))
        for _ in range(140):
            turn = round_.turn()
            if turn.kind == "chance":
                round_.draw(chance.draw(round_.chances()))
            elif turn.kind == "choice":
                round_.play(turn.seats[0], rng.choice(round_.legal(turn.seats[0])))
        world = round_.clone()
        world.sample(0, rng)
        for spec, mask in round_.zones():
            same = next(other for one, other in world.zones() if one == spec)
            if spec.sight is None or 0 in spec.sight:
                assert same == mask
            assert same.bit_count() == mask.bit_count()


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    board = dealt(DULL, "").do("discard C8")
    before = (board.round.zones(), board.round.facts())
    for words in (("win",), ("pass",), ("claim",), ("discard", "C2")):
        with pytest.raises(IllegalActionError):
            board.round.play(board.asked, QING.actions.code(words))
    assert (board.round.zones(), board.round.facts()) == before


@pytest.mark.parametrize(
    "spoil",
    [
        {"phase": "over"},
        {"phase": "sleep"},
        {"mover": 9},
        {"phase": "offer"},
        {"river": [{"seat": 0, "card": "C1", "taker": None, "declared": False}]},
        {"river": [{"seat": 5, "card": "C1", "taker": None, "declared": False}]},
        {"passed": [8]},
    ],
)
def test_facts_that_do_not_fit_are_refused(spoil: dict[str, object]) -> None:
    board = dealt(DULL, "")
    zones = {spec.place: mask for spec, mask in board.round.zones()}
    with pytest.raises(PositionError):
        QING.restore(options_of(), Setup(2, 0), zones, {**board.round.facts(), **spoil})


def test_hands_that_cannot_be_are_told() -> None:
    answer = QING.answers()["wins"]
    with pytest.raises(ValueError, match="a full one has 15"):
        answer({}, {"hand": ["C1"]})
    with pytest.raises(ValueError, match="is not a card of the Qing form"):
        answer({}, {"hand": ["XX"] * 15})
    with pytest.raises(ValueError, match="4 cards of each kind"):
        answer({}, {"hand": ["C1"] * 15})
