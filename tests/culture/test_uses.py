"""What a card's page says of games that have no yaku is what these games do with the card."""

from __future__ import annotations

import pytest

from hato.cards import hanafuda, names
from hato.core import registry
from hato.core.bits import BIT
from hato.games.fortune.reading import is_bright
from hato.games.oicho_kabu.cards import VALUE, total
from hato.texts import texts
from tests.culture.texts import read


def said(game: str, code: str, language: str) -> str:
    """The sentence of the game about the card."""
    get, suit = texts(language).get, hanafuda.suit(code)
    meaning = get(f"{game}-meaning-{suit:02d}")
    return get(f"culture-use-{game}", number=suit, kind=code[2], meaning=meaning)


@pytest.mark.parametrize("language", names.LANGUAGES)
def test_oicho_kabu_tells_what_a_card_counts_and_which_are_left_out(language: str) -> None:
    game = registry.game("oicho_kabu")
    (played,) = {game.cards(options) for options in game.presets.values()}
    out = set()
    for card, code in enumerate(hanafuda.CODES):
        sentence = said("oicho_kabu", code, language)
        counts = played & BIT[card] != 0
        assert (str(VALUE[card]) in sentence) == counts
        if not counts:
            out.add(sentence)
            assert all(texts(language).get(f"suit-{suit}").lower() in sentence for suit in (11, 12))
    assert len(out) == 1
    nothing = {said("oicho_kabu", code, language) for code in hanafuda.CODES if code[:2] == "10"}
    assert len(nothing) == 1
    assert total([10, 7]) == total([7])
    assert len(nothing.pop()) > len(said("oicho_kabu", "07a", language)) + 10


@pytest.mark.parametrize("language", names.LANGUAGES)
def test_fortune_telling_tells_the_meaning_of_the_month_and_what_a_bright_does(language: str) -> None:
    for code in hanafuda.CODES:
        sentence = said("fortune", code, language)
        meaning = texts(language).get(f"fortune-meaning-{code[:2]}")
        assert meaning in sentence and "fortune-" not in sentence
        plain = said("fortune", f"{code[:2]}j1", language)
        assert (sentence != plain) == is_bright(code)
        assert sentence.startswith(plain.rstrip())


@pytest.mark.parametrize("language", names.LANGUAGES)
def test_every_game_without_yaku_says_what_it_does_with_a_card(language: str) -> None:
    bare = {
        game.id
        for game in registry.games().values()
        if game.deck.name == hanafuda.DECK.name and not any(map(game.sheet, game.presets.values()))
    }
    written = {key.removeprefix("culture-use-") for key in read(language)._messages if "culture-use-" in key}
    assert {"oicho_kabu", "fortune"} <= written <= set(registry.games())
    assert bare - {"matching"} <= written
