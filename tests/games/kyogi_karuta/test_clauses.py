"""One test for each sentence of the source about kyogi karuta, and for each fault seen elsewhere."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from random import Random

import pytest

from hato.cards import poems
from hato.cards.poems import DECK, LOWER, POEMS, UPPER
from hato.core import bits
from hato.families.poems import deciding, kimariji
from hato.games.kyogi_karuta.camp import ROWS, SLOTS
from hato.texts import LANGUAGES
from tests.games.kyogi_karuta.board import KYOGI, dealt, length, mat
from tests.games.poems import code

UNVOICED = str.maketrans(
    "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ", "かきくけこさしすせそたちつてとはひふへほはひふへほ"
)


def test_karc_1_five_lines_of_five_seven_five_seven_seven() -> None:
    for line, wanted in enumerate((5, 7, 5, 7, 7)):
        assert Counter(poem.mora[line] for poem in POEMS).most_common(1)[0][0] == wanted
        assert {poem.mora[line] - wanted for poem in POEMS} <= {-1, 0, 1}
    assert [len(poem.kami_yomi.split()) for poem in POEMS] == [3] * 100
    assert [len(poem.shimo_yomi.split()) for poem in POEMS] == [2] * 100


def test_karc_2_a_hundred_first_parts_and_a_hundred_cards_with_the_last_two_lines() -> None:
    assert len(set(UPPER)) == len(set(LOWER)) == len(DECK) == 100
    assert len({poem.torifuda for poem in POEMS}) == 100
    for poem in POEMS:
        assert poem.torifuda == poem.shimo_kana.replace(" ", "").translate(UNVOICED)


@pytest.mark.parametrize("proof", ["ending4", "poet4"])
def test_karc_3_who_takes_shows_that_he_knows_poet_and_ending(proof: str) -> None:
    board = mat(proof=proof).read(22, (0, 22, 700))
    assert (board.phase, board.round.taker) == ("proof", 0)
    assert len(board.words(0)) == 1 + 4 and f"answer {code(22)}" in board.words(0)
    board.do(0, f"answer {code(22)}")
    assert board.duty == (0, 1)


def test_karc_4_each_takes_twenty_five_cards() -> None:
    board = dealt()
    assert board.counts == (25, 25)
    assert bits.popcount(board.round.ghosts) == 50 and not board.round.rest


def test_karc_5_each_lays_them_at_will_in_three_rows_face_up() -> None:
    board = dealt()
    card = board.camp(0)[0]
    board.do(0, f"move {code(card)}")
    at = board.round.slots[0].index(card - 1)
    assert len(board.words(0)) == SLOTS - 1 == 3 * 16 - 1
    board.do(0, f"to jodan {16 if at != SLOTS - 1 else 15}")
    assert board.round.slots[0].index(card - 1) in (SLOTS - 1, SLOTS - 2)
    assert KYOGI.view(board.round, 1).facts["slots"][0].count(code(card)) == 1


def test_karc_6_both_see_all_cards_during_the_whole_game() -> None:
    rng = Random(3)
    board = dealt(cards_per_side=5, ghosts=5, regroup=True, early="foul")
    round_, seen = board.round, set()
    while (turn := round_.turn()).kind != "over":
        for viewer in (None, 0, 1):
            view = KYOGI.view(round_, viewer)
            assert [view.zone("camp", seat).cards for seat in range(2)] == [round_.cards(0), round_.cards(1)]
        seen.add(round_.phase)
        if turn.kind == "chance":
            round_.draw(rng.choice(bits.cards(round_.chances())))
        else:
            seat = rng.choice(turn.seats)
            round_.play(seat, rng.choice(round_.legal(seat)))
    assert {"place", "memorize", "calm", "listen", "send", "receive", "break"} <= seen


def test_karc_7_the_rows_of_both_camps_have_names() -> None:
    assert ROWS == ("gedan", "chudan", "jodan")
    board = dealt()
    for seat in range(2):
        card = board.camp(seat)[0]
        places = board.do(seat, f"move {code(card)}").words(seat)
        assert {place.split()[1] for place in places} == set(ROWS)


def test_karc_8_fifteen_minutes_of_memorizing() -> None:
    board = dealt(preset="official", ready=1)
    assert (board.phase, board.facts["limit_ms"]) == ("memorize", 15 * 60 * 1000)


def test_karc_9_the_upper_half_of_any_of_all_hundred_poems_is_read() -> None:
    board = dealt(ready=2)
    assert board.round.chances() == DECK.mask
    heard = 0
    while board.round.number == 1:
        if board.round.turn().kind == "chance":
            board.draw(64)
            heard += 1
            assert board.facts["heard"] == list(UPPER[63][:heard])
        else:
            board.do(board.round.turn().seats[0], "wait")
    assert UPPER[63][:heard] == deciding(63)


def test_karc_10_the_holder_is_right_and_the_card_leaves() -> None:
    board = mat().read(87, (0, 87, 500))
    assert board.counts == (2, 3) and 87 not in board.camp(0)
    assert board.phase == "listen" and board.duty is None


def test_karc_11_the_opponent_is_faster_and_passes_a_card_of_his() -> None:
    board = mat().read(87, (0, 87, 800), (1, 87, 500))
    assert board.counts == (2, 3) and board.duty == (1, 1)
    board.send(22)
    assert board.counts == (3, 2) and 22 in board.camp(0)


def test_karc_12_nothing_may_be_answered_on_a_poem_that_does_not_lie_there() -> None:
    assert mat().read(77).counts == (3, 3)
    board = mat().read(77, (0, 22, 500))
    assert board.duty == (1, 1)
    assert board.send(70).counts == (4, 2)


def test_karc_13_a_mistake_or_a_wrong_place_brings_a_card() -> None:
    for touched in (18, 57):
        board = mat().read(22, (0, touched, 500))
        assert board.calls == [(0, "otetsuki")] and board.duty == (1, 1)
        assert board.send(81).counts == (4, 1)


def test_karc_14_at_the_same_time_it_goes_to_the_camp_of_the_card() -> None:
    assert mat().read(87, (0, 87, 500), (1, 87, 500)).duty is None
    assert mat().read(22, (0, 22, 500), (1, 22, 500)).duty is None


def test_karc_15_the_judge_names_the_faster_only_when_they_disagree() -> None:
    both = (0, 87, 700), (1, 87, 500)
    asked = mat(casual_dispute=True).read(87, *both).do(0, "mine").do(1, "mine")
    assert (1, "judge") in asked.calls and asked.duty == (1, 1)
    agreed = mat(casual_dispute=True).read(87, *both).do(0, "yours").do(1, "mine")
    assert not agreed.calls and agreed.duty == (1, 1)


def test_karc_16_an_agreement_stands_even_if_the_times_say_otherwise() -> None:
    board = mat(casual_dispute=True).read(87, (0, 87, 700), (1, 87, 500))
    board.do(0, "mine").do(1, "yours")
    assert board.duty is None and board.counts == (2, 3)
    assert all(t is None for *_, t in board.facts["touches"])


def test_karc_17_who_first_has_no_cards_wins() -> None:
    board = mat(mine=(87,)).read(87, (0, 87, 400))
    outcome = board.round.outcome()
    assert outcome is not None
    assert (outcome.key, outcome.winner, outcome.points) == ("empty", 0, (3, -3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_karc_18_the_page_tells_the_history_of_the_game(language: str) -> None:
    page = (
        resources.files("hato.games.kyogi_karuta")
        .joinpath(f"rules/{language}.md")
        .read_text(encoding="utf-8")
    )
    assert all(year in page for year in ("1868", "1904", "1955"))


def test_karf_1_beginnings_are_those_of_the_spoken_form() -> None:
    for number, spoken, written in ((26, "おぐ", "をぐ"), (44, "おおこ", "あふこ")):
        assert kimariji(number - 1) == spoken
        assert POEMS[number - 1].kami_kana.replace(" ", "").startswith(written)


def test_karf_2_the_particle_ha_is_spelled_as_in_the_data() -> None:
    particles = {15: "きみがためは", 67: "はるの", 96: "はなさ"}
    for number, prefix in particles.items():
        assert kimariji(number - 1) == prefix
    for card in range(100):
        assert POEMS[card].kami_yomi.replace(" ", "").startswith(kimariji(card))


def test_karf_3_the_poems_that_one_program_decides_wrongly() -> None:
    assert [kimariji(number - 1) for number in (28, 44, 89)] == ["やまざ", "おおこ", "たま"]


def test_karf_4_poem_56_has_its_number() -> None:
    assert [poem.number for poem in POEMS] == list(range(1, 101))
    assert kimariji(56 - 1) == "あらざ" and kimariji(55 - 1) == "たき"


def test_karf_5_written_and_spoken_form_agree_but_for_the_old_spelling() -> None:
    """Each line has as many morae in both forms, and as the count beside it says."""
    for poem in POEMS:
        written, spoken = (f"{poem.kami_kana} {poem.shimo_kana}", f"{poem.kami_yomi} {poem.shimo_yomi}")
        assert tuple(len(poems.morae(line)) for line in spoken.split()) == poem.mora
        assert len(written.split()) == 5
        assert length(poem.number) == sum(poem.mora[:3])
