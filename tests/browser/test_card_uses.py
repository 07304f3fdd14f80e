"""What the page of a card says under "In the games"."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from hato.cards import hanafuda
from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.table import SIZES, Table

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("language", "size"),
    often(product(("en", "uk", "ja"), SIZES), [("en", "desktop"), ("uk", "phone"), ("ja", "phone")]),
)
def test_the_page_of_a_card_says_what_games_without_yaku_do_with_it(
    open_table: Callable[..., Table], axe: str, size: str, language: str
) -> None:
    table = open_table(size, language)
    page, get = table.page, table.texts.get
    for code in ("04j1", "08b", "10a", "11b", "12j3"):
        page.evaluate(f"location.hash = '#cards/{code}'")
        shown = page.get_by_role("dialog", name=get(f"card-{code}"), exact=True)
        shown.wait_for()
        for game in ("oicho_kabu", "fortune"):
            term = shown.get_by_role("term").filter(has_text=get(f"{game}-name"))
            meaning = get(f"fortune-meaning-{code[:2]}")
            told = get(f"culture-use-{game}", number=hanafuda.suit(code), kind=code[2], meaning=meaning)
            definition = term.locator("xpath=following-sibling::dd")
            assert definition.inner_text() == told
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        check(page, axe, f"uses of {code}")
