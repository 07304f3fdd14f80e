"""Clauses of the source about fortune telling (FT-1 to FT-5): one test for each."""

import pytest

from hato.cards.hanafuda import CODES, SUIT_MASKS, suit
from hato.core import bits
from hato.core.events import HIDDEN
from hato.core.round import IllegalActionError
from hato.games.fortune import GAME, reading
from hato.games.fortune.question import hashed
from hato.texts import LANGUAGES, texts
from hato.tui.spread import ADVICE, advice, combined
from tests.games.fortune.board import begun, do, facts, spread


def meanings(*cards: str) -> list[str]:
    return [reading.meaning(card) for card in cards]


def advised(name: str) -> None:
    """Every language gives this piece of advice, each its own way."""
    said = {texts(language).get(f"fortune-advice-{name}") for language in LANGUAGES}
    assert len(said) == len(LANGUAGES) and f"fortune-advice-{name}" not in said
    for language in LANGUAGES:
        assert any(
            texts(language).get(f"fortune-advice-{name}") in line
            for line in advice("fortune", texts(language))
        )


def test_ftc_1_forty_eight_cards_of_twelve_months_lie_there() -> None:
    round_ = begun()
    assert round_.spread == GAME.deck.mask and bits.popcount(round_.spread) == 48
    assert [bits.popcount(round_.spread & mask) for mask in SUIT_MASKS] == [4] * 12
    assert round_.legal(0) == list(range(48))


def test_ftc_2_a_good_mood_is_advised() -> None:
    advised("mood")


def test_ftc_3_the_deck_has_a_back_of_its_own_and_is_not_played_with() -> None:
    advised("deck")
    assert GAME.layout == "spread" and GAME.seats == (1,)


def test_ftc_4_a_question_is_answered_once_in_one_spread() -> None:
    assert GAME.follow(GAME.options(), ()) is None
    assert hashed(b"key", "Will I travel?") == hashed(b"key", "  will i travel ?")
    assert hashed(b"key", "Will I travel?") != hashed(b"other", "Will I travel?")
    round_ = spread(["04j1", "05a", "10a"])
    assert round_.outcome() is not None and round_.legal(0) == []
    with pytest.raises(IllegalActionError):
        do(round_, "pick", "7")


def test_ftc_5_a_quiet_room_concentration_and_trust_are_advised() -> None:
    for name in ("room", "focus", "trust"):
        advised(name)
    assert set(ADVICE) == {"mood", "room", "deck", "focus", "trust"}


def test_ftc_6_the_cards_are_spread_and_mixed() -> None:
    """Where a card lies is open until it is turned up: every card can come at every place."""
    for place in (0, 23, 47):
        for card in range(48):
            round_ = begun()
            for pick in (place, 5, 6):
                do(round_, "pick", str(pick))
            assert round_.chances() == GAME.deck.mask
            round_.draw(card)
            assert round_.facts()["cards"] == [CODES[card]]


def test_ftc_7_three_cards_are_picked_with_closed_eyes_in_order() -> None:
    round_ = begun()
    for order, place in enumerate(("40", "3", "17"), 1):
        assert round_.chances() == 0 and round_.facts()["cards"] == []
        happened = do(round_, "pick", place)
        assert [event.kind for event in happened] == ["chose"]
        assert not any(card != HIDDEN for event in happened for card in event.cards)
        assert len(round_.facts()["picked"]) == order
        if order < 3:
            assert int(place) not in round_.legal(0) and len(round_.legal(0)) == 48 - order
    assert round_.facts()["picked"] == [40, 3, 17] and round_.legal(0) == []
    for code in ("10a", "01b", "06r"):
        round_.draw(GAME.deck.card(code))
    assert round_.facts()["cards"] == ["10a", "01b", "06r"]


def test_ftc_8_what_the_cards_show_is_the_answer() -> None:
    """A card means what its month means, and the text names the months that were drawn."""
    for code in CODES:
        assert reading.meaning(code) == reading.MEANINGS[suit(code)]
    words = texts("en")
    said = combined("fortune", words, facts(["10r", "04j2", "12j1"])["reading"])
    for key in ("plain-10", "plain-04", "plain-12"):
        assert words.get(f"fortune-{key}") in said


def test_ftc_9_winter_is_rain_crane_and_plum() -> None:
    assert meanings("11b", "01b", "02a") == ["changes", "pride and wisdom", "blossoming, rebirth"]
    assert {reading.SEASONS[reading.season(one)] for one in (11, 1, 2)} == {"winter"}


def test_ftc_10_spring_is_cherry_willow_and_iris() -> None:
    wanted = ["perfect beauty, solemnity", "the beginning of a new period", "courage and bravery"]
    assert meanings("03b", "04a", "05a") == wanted
    assert {reading.SEASONS[reading.season(one)] for one in (3, 4, 5)} == {"spring"}


def test_ftc_11_summer_is_peony_clover_and_moon() -> None:
    wanted = ["femininity, beauty, material well-being", "awakening", "loneliness, heavy thoughts"]
    assert meanings("06a", "07a", "08b") == wanted
    assert {reading.SEASONS[reading.season(one)] for one in (6, 7, 8)} == {"summer"}


def test_ftc_12_autumn_is_chrysanthemum_maple_and_paulownia() -> None:
    wanted = ["firmness and patience", "happiness and long life", "romance, being in love"]
    assert meanings("09a", "10a", "12b") == wanted
    assert {reading.SEASONS[reading.season(one)] for one in (9, 10, 12)} == {"autumn"}
    assert GAME.calendar(GAME.options()) == "korean"


def test_ftc_13_the_meanings_are_joined_into_one_picture() -> None:
    words = texts("en")
    one = combined("fortune", words, facts(["07j1", "08a", "09a"])["reading"])
    other = combined("fortune", words, facts(["09a", "08a", "07j1"])["reading"])
    assert "\n" not in one and one != other
    places = [one.index(words.get(f"fortune-plain-{key}")) for key in ("07", "08", "09")]
    assert places == sorted(places)
    for link in ("link-2-darker", "link-3-brighter", "ending-two-summer"):
        assert words.get(f"fortune-{link}") in one


def test_ftc_14_a_bright_strengthens_the_previous_or_the_next_card() -> None:
    cards = ["02a", "03b", "04a"]
    assert facts(cards)["amplify"] == [1, 0, 0]
    assert facts(cards, bright_target="next_else_prev")["amplify"] == [0, 0, 1]
    assert facts(cards, bright_target="both")["amplify"] == [1, 0, 1]
    for side, added in (("previous", [1, 0, 0]), ("next", [0, 0, 1])):
        assert spread(cards, side, bright_target="reader_choice").facts()["amplify"] == added
    assert spread(["03b", "02a", "04a"], bright_target="reader_choice").facts()["amplify"] == [0, 1, 0]
    brights = [code for code in CODES if reading.is_bright(code)]
    assert brights == ["01b", "03b", "08b", "11b", "12b"]
