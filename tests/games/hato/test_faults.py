"""Faults seen in other implementations (section 5 of the reference): none of them here."""

from __future__ import annotations

from tests.games.hato.board import HATO, SIZES, deal_order, dealt, play_round, position, session, settled


def test_haf_1_the_fourth_of_a_month_takes_all_three_by_hand_and_by_flip() -> None:
    by_hand = position("08b", "08a 08j1 08j2 03b", "10j1").do("play 08b")
    assert (by_hand.captured(0), by_hand.field) == ({"08b", "08a", "08j1", "08j2"}, {"03b", "10j1"})
    by_flip = position("10j1", "08a 08j1 08j2 03b", "08b").do("play 10j1")
    assert (by_flip.captured(0), by_flip.field) == ({"08b", "08a", "08j1", "08j2"}, {"03b", "10j1"})


def test_haf_2_the_player_chooses_among_two_matches() -> None:
    for target, left in (("03b", "03r"), ("03r", "03b")):
        board = position("03j1", "03b 03r", "10j1").do(f"play 03j1 {target}")
        assert target in board.captured(0) and left in board.field
        turned = position("10j1", "03b 03r", "03j1").do("play 10j1", f"take {target}")
        assert target in turned.captured(0) and left in turned.field
    assert "play 03j1" not in position("03j1", "03b 03r").words


def test_haf_3_the_stock_card_is_always_turned() -> None:
    for hand, field in (("03j1", "03b"), ("03j1", "06a"), ("03j1", "03b 03r 03j2")):
        for preset in ("minhwatu", "sakhalin", "card1995", "card1995_fair"):
            board = position(hand, field, "10j1", preset=preset).do(f"play {hand}")
            assert [event.kind for event in board.events].count("drawn") == 1
            assert board.stock == []


def test_haf_4_four_of_a_month_on_the_table_are_never_played_on() -> None:
    for players, (_, table, _) in SIZES.items():
        quads = "08b 08a 08j1 08j2" + (" 01b 01r 01j1 01j2" if table >= 8 else "")
        first = deal_order({}, "09a 09r 09j1 09j2", 0, range(players), players)
        second = deal_order({}, "", 0, range(players), players)
        board = dealt({}, quads, again=[*first, *second], players=players)
        assert [event.key for event in board.events if event.kind == "shuffled"] == ["table_quad"] * 2
        counts = [sum(card[:2] == other[:2] for other in board.field) for card in board.field]
        assert max(counts) < 4
        cards = [card for seat in range(players) for card in board.hand(seat)]
        cards += [*board.field, *board.zone("stock")]
        assert len(cards) == len(set(cards)) == 48


def test_haf_5_the_result_shows_cards_each_yaku_transfers_par_and_money() -> None:
    board = settled({0: "01r 02r 03r", 1: "05a 05r 05j1 05j2"}, players=3)
    assert board.steps(0) == [
        ("card_points", 15 * 3, 1),
        ("hongdan", 2 * 30 * 3, 1),
        ("others_yaku", -(20 + 20 + 20 + 50 + 30) * 3, 1),
        ("round_score", 0, 1),
        ("par", -240, 1),
    ]
    assert [key for key, _, _ in board.steps(2)] == [
        *("card_points", "cheongdan", "pungyak", "biyak", "ogwang", "others_yaku", "round_score", "par")
    ]
    by_difference = settled({0: "01r 02r 03r", 1: ""}, players=3, settlement="difference")
    assert [key for key, _, _ in by_difference.steps(0)][-3:] == [
        *("round_score", "each_opponent", "their_scores")
    ]
    match = session({}, preset="card1995", stake=5)
    outcome = play_round(match)
    assert [points * 5 for points in match.totals] == [500 + 5 * points for points in outcome.points]


def test_haf_6_nobody_without_cards_is_given_the_turn() -> None:
    board = position("03j1", "06a", hands={1: "08j1"}, preset="sakhalin").do("play 03j1")
    assert (board.over, board.mover) == (False, 1)
    board.do("play 08j1")
    assert board.over and HATO.view(board.round, 0).choices == ()
    for players in SIZES:
        game = dealt({}, players=players)
        while not game.over:
            assert game.words
            game.do(min(game.words))
