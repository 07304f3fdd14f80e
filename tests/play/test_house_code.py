"""Codes of house rules: exactly what was agreed comes back, and no slip goes through."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hato.core import options as opt
from hato.core import registry
from hato.core.options import OptionError, OptionInfo
from hato.play import house_code
from hato.play.house_code import ALPHABET, HouseCodeError, HouseRules, decode, encode

GAMES = registry.games()


def usual(game: str, preset: str | None = None, seats: int | None = None, **differences: Any) -> HouseRules:
    """House rules, with what the number of seats asks for."""
    found = GAMES[game]
    chosen = preset or found.default_preset
    changes = {**(found.for_seats(chosen, seats) if seats else {}), **differences}
    options = found.options(chosen, changes)
    told = opt.differences(options, found.presets[chosen])
    return HouseRules(found, chosen, seats or min(found.numbers(options)), told)


SAMPLES = [
    usual("koi_koi"),
    usual("koi_koi", "russian", length={"type": "target", "points": 77}),
    usual("go_stop", "gostop", 5, direction="clockwise", length={"type": "time", "minutes": 90}, stake=250),
    usual("go_stop", "matgo_netmarble", 2, jokers=["X1", "X2", "X2", "XS"], capital=30),
]


def value(info: OptionInfo) -> st.SearchStrategy[Any]:
    """A value of an option, as JSON."""
    if info.type == "bool":
        return st.booleans()
    if info.type == "length":
        kinds = [one for one in info.values if opt.UNITS[str(one)]]
        counted = st.builds(
            lambda kind, n: {"type": kind, opt.UNITS[kind]: n}, st.sampled_from(kinds), st.integers(1, 1000)
        )
        return counted | st.just({"type": "bankroll"}) if "bankroll" in info.values else counted
    if info.type in ("set", "cards"):
        return st.lists(st.sampled_from(range(len(info.values))), unique=True).map(
            lambda places: [info.values[place] for place in places]
        )
    words = st.sampled_from([opt.to_json(one) for one in info.values]) if info.values else st.nothing()
    if info.type == "choice":
        return words
    assert info.low is not None and info.high is not None
    numbers = st.integers(info.low, info.high)
    if info.type == "table":
        return words | st.dictionaries(st.sampled_from(info.keys), numbers)
    return words | numbers


@st.composite
def agreements(draw: st.DrawFn) -> HouseRules:
    """Any house rules of any game that fit each other."""
    game = draw(st.sampled_from(list(GAMES.values())))
    preset = draw(st.sampled_from(list(game.presets)))
    schema = {info.name: info for info in opt.schema(type(game.presets[preset]))}
    changed: dict[str, Any] = {}
    for name in draw(st.lists(st.sampled_from(list(schema)), unique=True, max_size=12)):
        wanted = {**changed, name: draw(value(schema[name]))}
        try:
            if game.numbers(game.options(preset, wanted)):
                changed = wanted
        except OptionError:
            continue
    options = game.options(preset, changed)
    seats = draw(st.sampled_from(list(game.numbers(options))))
    return HouseRules(game, preset, seats, opt.differences(options, game.presets[preset]))


@given(agreements())
def test_loading_a_code_gives_exactly_the_same_house_rules(rules: HouseRules) -> None:
    code = encode(rules)
    assert re.fullmatch(f"[{ALPHABET}]{{4}}(-[{ALPHABET}]{{4}})*", code)
    back = decode(code, GAMES)
    assert back == rules
    assert back.game.options(back.preset, back.differences) == rules.game.options(
        rules.preset, rules.differences
    )


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_has_a_short_code_of_its_own(name: str) -> None:
    game = GAMES[name]
    codes = [encode(usual(name, preset)) for preset in game.presets]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {19}
    assert [decode(code, GAMES).preset for code in codes] == list(game.presets)


def test_names_of_one_list_have_different_fingerprints() -> None:
    lists: list[list[str]] = [list(GAMES)]
    for game in GAMES.values():
        schema = opt.schema(type(game.presets[game.default_preset]))
        lists += [list(game.presets), [info.name for info in schema]]
        lists += [
            list(dict.fromkeys(str(one) for one in (*info.values, *info.keys) if isinstance(one, str)))
            for info in schema
        ]
    for names in lists:
        prints = Counter(house_code._print(name) for name in names)
        assert max(prints.values(), default=1) == 1, names


def test_the_letters_cannot_be_taken_for_each_other() -> None:
    assert len(set(ALPHABET)) == 31
    assert not set(ALPHABET) & set("01ILOilo")


@pytest.mark.parametrize("rules", SAMPLES, ids=lambda rules: rules.preset)
def test_case_spaces_hyphens_and_wide_letters_do_not_matter(rules: HouseRules) -> None:
    code = encode(rules)
    plain = code.replace("-", "")
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in plain)
    for typed in (
        *(code.lower(), plain, f"  {plain.lower()} \n", code.replace("-", " "), code.replace("-", "\u2013")),
        *(" ".join(plain), wide, "\t".join(code.split("-"))),
    ):
        assert decode(typed, GAMES) == rules


@pytest.mark.parametrize("rules", SAMPLES, ids=lambda rules: rules.preset)
def test_every_slip_in_a_code_is_found(rules: HouseRules) -> None:
    code = encode(rules).replace("-", "")
    slips = {code[:at] + code[at + 1 :] for at in range(len(code))}
    slips |= {code[:at] + letter + code[at:] for at in range(len(code) + 1) for letter in ALPHABET}
    slips |= {code[:at] + letter + code[at + 1 :] for at in range(len(code)) for letter in ALPHABET}
    for one in range(len(code)):
        for other in range(one):
            letters = list(code)
            letters[one], letters[other] = letters[other], letters[one]
            slips.add("".join(letters))
    slips.discard(code)
    assert len(slips) > 31 * len(code)
    for slip in slips:
        with pytest.raises(HouseCodeError) as refused:
            decode(slip, GAMES)
        assert refused.value.key == "code_damaged", slip


@given(st.text(max_size=60) | st.text(ALPHABET, max_size=80))
def test_whatever_is_typed_is_refused_with_a_reason(typed: str) -> None:
    with pytest.raises(HouseCodeError) as refused:
        decode(typed, GAMES)
    assert refused.value.key in ("code_empty", "code_letter", "code_damaged")


def refusal(code: str, games: Any = GAMES) -> tuple[str, str]:
    """Key and detail of the refusal of a code."""
    with pytest.raises(HouseCodeError) as refused:
        decode(code, games)
    return refused.value.key, refused.value.detail


def test_a_missing_code_and_a_wrong_letter() -> None:
    assert refusal("") == refusal(" - \n") == ("code_empty", "")
    code = encode(SAMPLES[0])
    assert refusal(code.replace(code[7], "0", 1)) == ("code_letter", "0")
    assert refusal(code + "!") == ("code_letter", "!")
    assert refusal("Ж" + code) == ("code_letter", "Ж")


def respelled(monkeypatch: pytest.MonkeyPatch, rules: HouseRules, **changes: Any) -> str:
    """The code that a program with other names would make."""
    with monkeypatch.context() as other:
        for name, changed in changes.items():
            other.setattr(house_code, name, changed)
        return encode(rules)


def test_a_newer_version_is_told_from_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    for letter in ALPHABET.replace(house_code.VERSION, ""):
        assert refusal(respelled(monkeypatch, SAMPLES[2], VERSION=letter)) == ("code_version", "")


def test_names_that_are_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = house_code._print

    def renamed(name: str) -> Any:
        return lambda word: honest(f"{word} of later" if word == name else word)

    def code(name: str, rules: HouseRules = SAMPLES[2]) -> str:
        return respelled(monkeypatch, rules, _print=renamed(name))

    assert refusal(code("go_stop")) == ("code_game", "")
    assert refusal(encode(SAMPLES[2]), {"koi_koi": GAMES["koi_koi"]}) == ("code_game", "")
    assert refusal(code("gostop")) == ("code_preset", "")
    assert refusal(code("direction")) == ("code_option", "")
    assert refusal(code("clockwise")) == ("code_value", "direction")
    assert refusal(code("time")) == ("code_value", "length")


def test_a_name_of_later_is_not_taken_for_one_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two names with one fingerprint: the last fingerprint, over all words, tells them apart."""
    honest = house_code._print

    def alike(word: str) -> int:
        return honest(word.replace('"dealer_draw"', '"some_new_rule"'))

    rules = usual("koi_koi", dealer_draw="latest")
    code = respelled(monkeypatch, rules, _print=alike)
    assert code != encode(rules)
    assert refusal(code) == ("code_damaged", "")


def test_values_and_seats_that_do_not_fit_here(monkeypatch: pytest.MonkeyPatch) -> None:
    class Generous(type(GAMES["koi_koi"])):  # type: ignore[misc]
        def numbers(self, options: Any) -> Any:
            return (2, 3)

    more = encode(HouseRules(Generous(), "nintendo", 3, {}))
    assert refusal(more) == ("code_seats", "3")
    with monkeypatch.context() as patch:
        patch.setitem(opt.MOST, "rounds", 5000)
        long = encode(usual("koi_koi", length={"type": "rounds", "n": 4000}))
    assert refusal(long) == ("code_value", "length")


def test_house_rules_that_cannot_be_have_no_code() -> None:
    for wrong in ({"viewing": 1}, {"viewing_value": 0}):
        with pytest.raises(OptionError):
            encode(HouseRules(GAMES["koi_koi"], "nintendo", 2, wrong))
    with pytest.raises(OptionError, match="not played by 3"):
        encode(HouseRules(GAMES["koi_koi"], "nintendo", 3, {}))


def test_codes_that_were_ever_given_out_stay_good() -> None:
    released = {
        "ANWM-GRWJ-7FG8-GT9D": usual("go_stop", "gostop", 3),
        "AED9-RVCV-PBJE-4ZTZ-UUXA-3D7B-FVR5": usual(
            "koi_koi", "nintendo", 2, length={"type": "rounds", "n": 6}, viewing_value=3
        ),
        "A222-4S95-56SM-PVRJ-GPAD-DPWV-U6YY-3EGB-YJ9D-8CSE-6D6Z": usual(
            "go_stop", "matgo", 5, direction="clockwise"
        ),
    }
    assert {code: decode(code, GAMES) for code in released} == released


def test_the_order_of_options_and_values_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = [encode(rules) for rules in SAMPLES]
    honest = opt.schema

    def turned(options: type) -> tuple[OptionInfo, ...]:
        return tuple(
            OptionInfo(
                info.name,
                info.type,
                info.default,
                info.values[::-1],
                info.low,
                info.high,
                info.rule,
                info.keys,
            )
            for info in reversed(honest(options))
        )

    monkeypatch.setattr(opt, "schema", turned)
    again = [decode(code, dict(reversed(GAMES.items()))) for code in codes]
    for rules, other in zip(SAMPLES, again, strict=True):
        assert (other.game.id, other.preset, other.seats) == (rules.game.id, rules.preset, rules.seats)
        assert ordered(other.differences) == ordered(rules.differences)


def ordered(differences: dict[str, Any]) -> dict[str, Any]:
    """The differences with all lists in one order."""
    return {name: sorted(one) if isinstance(one, list) else one for name, one in differences.items()}
