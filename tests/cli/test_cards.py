"""`hato cards`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hato.cards import hanafuda, names
from hato.core import registry
from hato.texts import LANGUAGES, texts

Run = Callable[..., Any]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_month_with_its_cards(run: Run, language: str) -> None:
    code, out, err = run("cards", language=language)
    assert (code, err) == (0, "")
    get = texts(language).get
    for suit in range(1, 13):
        assert f"\n{suit:02d} {get(f'suit-{suit:02d}')}: " in "\n" + out
    for card in hanafuda.CODES:
        assert f"\n  {card:4}  {get(f'card-{card}')}\n" in out
    assert "culture-" not in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["01b", "04j2", "09a", "11j1", "11r", "12j1", "12j2"])
def test_a_page_has_all_that_there_is_to_say(run: Run, card: str, language: str) -> None:
    code, out, err = run("cards", card, language=language)
    assert (code, err) == (0, "")
    get = texts(language).get
    assert out.startswith(f"{get(f'card-{card}')} ({card})\n")
    plant = f"culture-plant-{card[:2]}"
    said = [get(names.text_of(card)), get(plant), get(plant, "japan"), get(plant, "korea")]
    said += [get(str(names.role_of(card)))] if names.role_of(card) else []
    said += [*names.names(card).words().values(), *names.plant(int(card[:2])).words().values()]
    said += [get(f"card-{other}") for other in names.of_suit(int(card[:2]))]
    assert [one for one in said if one not in out] == []
    assert "culture-" not in out and "card-" not in out and "{" not in out


def test_the_calendars_are_named_only_where_they_differ(run: Run) -> None:
    assert "\n11 Willow: November in Japan, December in Korea\n" in run("cards").out
    assert "\n12 Paulownia: December in Japan, November in Korea\n" in run("cards").out
    assert "\n10 Maple: October\n" in run("cards").out


def test_a_page_names_the_yaku_that_ask_for_the_card(run: Run) -> None:
    get = texts("en").get
    out = run("cards", "08b").out
    for game in registry.games().values():
        entries = [entry for options in game.presets.values() for entry in game.sheet(options)]
        keys = {entry.key for entry in entries if "08b" in game.deck.names(entry.cards)}
        lines = [line for line in out.splitlines() if line.startswith(f"  {get(f'{game.id}-name')}: ")]
        told = len(keys) + texts("en").has(f"culture-use-{game.id}")
        assert len(lines) == (1 if told else 0)
        if told:
            assert len(lines[0].partition(": ")[2].split(" · ")) == told


def test_the_history(run: Run) -> None:
    code, out, err = run("cards", "history")
    assert (code, err) == (0, "")
    assert "1549" in out and "Frog under the rain man" in out and "culture-" not in out


@pytest.mark.parametrize("wanted", ["13b", "08", "8b", "08B", "", "X2", "08b\n", "журавль"])
def test_an_unknown_card_is_refused_in_a_sentence(run: Run, wanted: str) -> None:
    code, out, err = run("cards", wanted)
    assert (code, out) == (2, "")
    assert (
        err
        == " ".join(texts("en").get("cli-error-card", what=wanted, names="01b, 08a, 10r, 12j1").split())
        + "\n"
    )


def test_one_card_at_a_time(run: Run) -> None:
    code, out, err = run("cards", "08b", "08a")
    assert (code, out) == (2, "") and "08a" in err
