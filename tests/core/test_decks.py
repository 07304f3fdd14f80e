"""Decks of French and money-suited cards, and cards that look alike."""

import pytest

from hato import texts
from hato.cards import money, western
from hato.cards.deck import Deck, copy_of, printed
from hato.texts import Texts


def test_copies_have_codes_of_their_own_and_one_face() -> None:
    codes = [copy_of("1H", number) for number in (1, 2, 3)]
    assert codes == ["1H", "1H_2", "1H_3"]
    assert {printed(code) for code in codes} == {"1H"}


def test_the_french_deck_in_both_orders() -> None:
    suits, ranks = western.by_suit(), western.by_rank(jokers=("JK1",))
    assert (len(suits), len(ranks)) == (54, 53)
    assert suits.codes[:3] == ("AC", "2C", "3C")
    assert ranks.codes[:5] == ("AC", "AD", "AH", "AS", "2C")
    assert set(suits.codes) - set(ranks.codes) == {"JK2"}


def test_rank_and_suit_of_a_french_card() -> None:
    assert (western.rank("10H"), western.suit("10H")) == ("10", "H")
    assert (western.rank("JK2"), western.suit("JK2")) == ("", "")


def test_the_ming_deck_runs_from_nine_cash_to_the_thousand() -> None:
    assert len(money.MING) == 30
    assert money.MING.codes[:11] == ("C9", "C8", "C7", "C6", "C5", "C4", "C3", "C2", "C1", "Ch", "C0")
    assert money.MING.codes[-1] == "MT"


def test_the_qing_deck_has_four_of_each_of_thirty_kinds() -> None:
    assert len(money.QING) == 120
    faces = [printed(code) for code in money.QING.codes]
    assert {faces.count(kind) for kind in money.KINDS} == {4}


@pytest.mark.parametrize("deck", [western.by_suit(), money.MING, money.QING], ids=["western", "ming", "qing"])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_language(language: str, deck: Deck) -> None:
    words = Texts(language)
    faces = {printed(code) for code in deck.codes}
    names = {face: words.get(f"card-{face}") for face in faces}
    assert [face for face in faces if not words.has(f"card-{face}")] == []
    assert len(set(names.values())) == len(faces)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_money_cards_have_their_chinese_names(language: str) -> None:
    words = Texts(language)
    faces = {printed(code) for code in (*money.MING.codes, *money.QING.codes)}
    assert len({words.get(f"card-{face}", "zh") for face in faces}) == len(faces)
