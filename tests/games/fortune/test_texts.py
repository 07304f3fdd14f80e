"""The combined reading in every language, over all months and strengths that three cards can have (FT-5)."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import hato
from hato.cards.hanafuda import CODES, suit
from hato.core import options as opt
from hato.games.fortune import GAME, reading
from hato.tui.spread import combined
from tests.games.fortune.board import triples

TEXT = Path(str(hato.__file__)).parent / "games" / "fortune" / "text"
LANGUAGES = ("en", "ru", "uk", "ko", "ja")
STRENGTHS = list(product((0, 1), (0, 1, 2), (0, 1)))
"""What can be added to the three cards: only the middle one has two neighbours."""


class Source:
    """The texts of the game's own file in one language, also where the whole language is not complete."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource((TEXT / f"{language}.ftl").read_text(encoding="utf-8")))
        self.known: dict[tuple[str, str], str] = {}

    def has(self, name: str) -> bool:
        return self.bundle.has_message(name)

    def get(self, name: str, attribute: str | None = None, /, **values: object) -> str:
        """The text; a missing one or a missing value is an error here."""
        if name == "fortune-join":  # the same thousands of times; what it does is tested beside
            return f"{values['before']}{self.between}{values['after']}"
        key = (name, str(values.get("meaning", "")))
        if key not in self.known:
            pattern = self.bundle.get_message(name).value
            assert pattern is not None, name
            text, errors = self.bundle.format_pattern(pattern, values)
            assert not errors, (name, errors)
            self.known[key] = str(text)
        return self.known[key]

    @property
    def between(self) -> str:
        """What stands between two parts."""
        if ("join", "") not in self.known:
            pattern = self.bundle.get_message("fortune-join").value
            assert pattern is not None
            text = str(self.bundle.format_pattern(pattern, {"before": "a", "after": "b"})[0])
            assert text[0] == "a" and text[-1] == "b"
            self.known["join", ""] = text[1:-1]
        return self.known["join", ""]


def parts(suits: tuple[int, int, int], added: tuple[int, int, int]) -> list[reading.Part]:
    """The parts of a reading of any cards of these suits."""
    return reading.combined([CODES[4 * one - 1] for one in suits], added)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_is_one_whole_text(language: str) -> None:
    """No text and no value is missing; parts meet properly; each spread of months has a text of its own."""
    source = Source(language)
    bad = re.compile(r"[{}$]|fortune-|  | [.,:;!?]|[.,:;!?…。、]{2}|\n")
    stops = "。" if language == "ja" else "."
    seen: dict[str, object] = {}
    for suits in triples():
        for added in STRENGTHS:
            text = combined("fortune", source, parts(suits, added))
            assert not bad.search(text), (suits, added, text)
            assert text.endswith(stops) and len(text) > (60 if language in ("ko", "ja") else 180)
            assert text[0] == text[0].upper()
            said = (suits, added)
            assert seen.setdefault(text, said) == said
    assert len(seen) == 12**3 * len(STRENGTHS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_is_kept_and_strength_is_stressed(language: str) -> None:
    """Each month is told where its card lies: plainly, or stressed where a light falls on it."""
    source = Source(language)
    for suits, added in product(triples(), STRENGTHS[:: len(STRENGTHS) - 1] + STRENGTHS[3:10:3]):
        text = combined("fortune", source, parts(suits, added))
        at = -1
        for place, one in enumerate(suits):
            plain, strong = (source.get(f"fortune-{kind}-{one:02d}") for kind in ("plain", "strong"))
            if one in suits[:place]:
                meaning = source.get(f"fortune-meaning-{one:02d}")
                at = text.index(meaning, at + 1)
                lit = source.get(f"fortune-lit-{'twice' if added[place] == 2 else 'again'}")
                assert (lit in text[at:]) >= (added[place] > 0)
                continue
            told, untold = (strong, plain) if added[place] else (plain, strong)
            assert text.count(told) == 1 and untold not in text
            assert text.index(told) > at
            at = text.index(told)
        assert (source.get("fortune-lit-twice") in text) == (added[1] == 2)


def test_what_is_there_twice_is_said() -> None:
    for suits in triples():
        keys = [key for key, _ in parts(suits, (0, 0, 0))]
        repeats = [key for key in keys if key.startswith("repeat-")]
        assert len(repeats) == 3 - len(set(suits))
        seasons = [reading.SEASONS[reading.season(one)] for one in suits]
        twice = [one for one in reading.SEASONS if seasons.count(one) > 1]
        if len(set(suits)) == 1:
            assert keys[-1] == "ending-month"
        elif twice:
            assert keys[-1].endswith(twice[0]) and not keys[-1].startswith("ending-without")
        else:
            assert keys[-1].removeprefix("ending-without-") in set(reading.SEASONS) - set(seasons)


def test_light_and_heavy_months_are_a_contrast() -> None:
    for one in range(1, 13):
        if one not in reading.HEAVY:
            assert reading.link(one, 8) == "darker" and reading.link(8, one) == "brighter"


def test_no_text_is_left_over() -> None:
    """Every part that is written can be said."""
    said = {f"fortune-{key}" for suits in triples() for added in STRENGTHS for key, _ in parts(suits, added)}
    written = re.findall(
        r"^(fortune-(?:opening|link|plain|strong|repeat|lit|ending)-[\w-]+) =",
        (TEXT / "en.ftl").read_text(encoding="utf-8"),
        re.M,
    )
    assert sorted(written) == sorted(said)


def test_a_reading_follows_from_its_cards_alone() -> None:
    """103,776 ordered spreads; of any two with the same months and lights the text is the same."""
    bright = {code for code in CODES if reading.is_bright(code)}
    found: dict[object, object] = {}
    count = 0
    for one in CODES:
        for two in CODES:
            for three in CODES:
                cards = (one, two, three)
                if len(set(cards)) < 3:
                    continue
                count += 1
                key = tuple((suit(code), code in bright) for code in cards)
                if key in found:
                    continue
                found[key] = reading.combined(cards, reading.amplify(cards, "prev_else_next"))
    assert count == 103_776
    assert len(found) == 17**3 - 5 * 17 * 3 + 5 * 2  # a bright is there once


def test_the_names_of_the_options_are_those_of_the_rules() -> None:
    (info,) = opt.schema(type(GAME.options()))
    assert (info.name, info.rule) == ("bright_target", "FT-3")
