"""What the trainer learns from an answer, what it asks next and what it offers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from hato.cards.poems import UPPER
from hato.families import poems
from tests.browser.trainer_modules import CODES, DAY, MINUTE, NOW, known, modules

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def page(browser: Browser, root: Path) -> Iterator[Page]:
    """An empty page with the modules of the trainer."""
    with modules(browser, root) as page:
        yield page


def learn(page: Page, known: Any, right: bool, ms: int = 1000, now: int = NOW, **more: Any) -> dict[str, Any]:
    answer = {"right": right, "ms": ms, "bound": 5000, **more}
    result: dict[str, Any] = page.evaluate(
        "([known, answer, now]) => trainer.learn(known ?? undefined, answer, now)", [known, answer, now]
    )
    return result


def midnight(page: Page, days: int, now: int = NOW) -> int:
    return int(page.evaluate("([now, days]) => new Date(now).setHours(24 * days, 0, 0, 0)", [now, days]))


def test_the_intervals_grow_by_days(page: Page) -> None:
    """Right each time it is due: the boxes one after the other, and at the end the last one again."""
    boxes = page.evaluate("trainer.BOXES")
    assert boxes == sorted(set(boxes)) and boxes[0] == 0 and len(boxes) == 6
    poem, now, waits = None, NOW, []
    for _ in range(len(boxes) + 2):
        poem = learn(page, poem, True, now=now)
        waits.append(round((midnight(page, 0, poem["due"]) - midnight(page, 0, now)) / DAY))
        now = poem["due"]
    assert waits == [*boxes, boxes[-1], boxes[-1]]
    assert poem is not None and poem["seen"] == poem["right"] == len(boxes) + 2


def test_a_poem_is_due_when_its_day_begins(page: Page) -> None:
    late = NOW + 11 * 3_600_000
    poem = learn(page, known(1, NOW), True, now=late)
    assert poem["box"] == 2 and poem["due"] == midnight(page, 1, late)
    assert page.evaluate("([poem]) => trainer.isDue(poem, poem.due)", [poem])
    assert not page.evaluate("([poem]) => trainer.isDue(poem, poem.due - 1)", [poem])


@pytest.mark.parametrize("box", [1, 2, 3, 4, 5, 6])
def test_a_miss_goes_back_to_the_first_box_and_comes_back_soon(page: Page, box: int) -> None:
    poem = learn(page, known(box, NOW), False, taken="k031")
    assert (poem["box"], poem["due"]) == (1, NOW + MINUTE)
    assert poem["taken"] == {"k031": 1} and (poem["seen"], poem["right"]) == (2, 1)


@pytest.mark.parametrize(("ms", "box"), [(4999, 4), (5000, 4), (5001, 3), (60_000, 3)])
def test_a_slow_answer_does_not_raise_the_box(page: Page, ms: int, box: int) -> None:
    poem = learn(page, known(3, NOW - DAY), True, ms)
    assert poem["box"] == box and poem["times"] == [ms] and poem["due"] > NOW


def test_a_slow_answer_to_a_new_poem_is_the_first_box(page: Page) -> None:
    assert learn(page, None, True, 9000)["box"] == 1


def test_practice_before_its_time_leaves_the_box_and_the_day(page: Page) -> None:
    poem = learn(page, known(4, NOW + 3 * DAY), True)
    assert (poem["box"], poem["due"], poem["seen"]) == (4, NOW + 3 * DAY, 2)
    assert learn(page, known(4, NOW + 3 * DAY), False)["box"] == 1


def test_a_clock_that_was_wrong_hides_no_poem_for_ever(page: Page) -> None:
    assert page.evaluate("([poem, now]) => trainer.isDue(poem, now)", [known(6, NOW + 400 * DAY), NOW])


def test_only_the_last_times_are_kept(page: Page) -> None:
    poem = learn(page, known(2, NOW, times=list(range(15))), True, 777)
    assert poem["times"] == [*range(1, 15), 777]


@pytest.mark.parametrize(
    ("all_of", "middle"), [([], None), ([7], 7), ([9, 1], 5), ([3, 1, 2], 2), ([4, 1, 9, 2], 3)]
)
def test_the_median(page: Page, all_of: list[int], middle: float | None) -> None:
    assert page.evaluate("all => trainer.median(all)", all_of) == middle


def plan(page: Page, chosen: str, knowledge: Any, begun: int = 0, now: int = NOW) -> list[str]:
    result: list[str] = page.evaluate(
        "([set, known, now, begun]) => trainer.plan(set, book.map(trainerpoems.entryOf), known, now, begun)",
        [chosen, knowledge, now, begun],
    )
    return result


def test_what_is_due_comes_first_then_new_ones(page: Page) -> None:
    knowledge = {
        "k005": known(2, NOW - DAY),
        "k006": known(2, NOW - 3 * DAY),
        "k007": known(2, NOW + DAY),
        "k008": known(1, NOW),
    }
    order = plan(page, "due", knowledge, begun=3)
    assert order[:3] == ["k006", "k005", "k008"]
    short = [CODES[card] for card in range(100) if len(poems.deciding(card)) == 1]
    assert order[3:] == sorted(short)[:7]
    assert plan(page, "due", knowledge, begun=10) == ["k006", "k005", "k008"]
    assert plan(page, "due", knowledge, begun=99) == ["k006", "k005", "k008"]


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 6])
def test_poems_by_the_length_of_their_kimariji(page: Page, length: int) -> None:
    wanted = {CODES[card] for card in range(100) if len(poems.deciding(card)) == length}
    order = plan(page, f"length-{length}", {})
    assert set(order) == wanted and len(order) == len(wanted)


def test_poems_by_their_first_kana(page: Page) -> None:
    groups = page.evaluate("trainerpoems.firstKana(book)")
    assert len(groups) == 27 and sum(count for _, count in groups) == 100
    for kana, count in groups:
        order = plan(page, f"kana-{kana}", {})
        assert len(order) == count
        assert {poems.deciding(CODES.index(code))[0] for code in order} == {kana}


def test_the_weak_ones_are_those_often_missed(page: Page) -> None:
    knowledge = {
        "k001": known(3, NOW + DAY, 10, 8),
        "k002": known(3, NOW + DAY, 10, 7),
        "k003": known(1, NOW, 1, 0),
    }
    assert plan(page, "weak", knowledge) == ["k003", "k002"]


def test_all_are_asked_once_in_no_fixed_order(page: Page) -> None:
    first, second = plan(page, "all", {}), plan(page, "all", {})
    assert sorted(first) == sorted(second) == CODES and first != second


@pytest.mark.parametrize(
    ("box", "right", "times", "place"),
    [(1, False, 1, 3), (1, False, 9, 3), (1, True, 1, 8), (1, True, 3, None), (2, True, 1, None)],
)
def test_what_comes_back_in_a_session(
    page: Page, box: int, right: bool, times: int, place: int | None
) -> None:
    left = CODES[:12]
    after = page.evaluate("args => trainer.after(...args)", [left, "k099", known(box, NOW), right, times])
    assert (after.index("k099") if "k099" in after else None) == place
    assert [code for code in after if code != "k099"] == left


def test_a_miss_comes_back_at_the_end_of_a_short_session(page: Page) -> None:
    after = page.evaluate("args => trainer.after(...args)", [["k001"], "k099", known(1, NOW), False, 1])
    assert after == ["k001", "k099"]


@pytest.mark.parametrize("step", [1, 3, 7])
def test_the_kimariji_is_that_of_the_engine(page: Page, step: int) -> None:
    """Among all poems, and among what is left of them after some were read."""
    among = [card for card in range(100) if step == 1 or card % step]
    mask = sum(1 << card for card in among)
    found = page.evaluate(
        "([codes]) => { const among = book.filter((one) => codes.includes(one.code));"
        " return among.map((one) => trainerpoems.deciding(one, among)); }",
        [[CODES[card] for card in among]],
    )
    assert found == [list(poems.deciding(card, mask)) for card in among]


def shared(one: int, other: int) -> int:
    """With how many same morae two poems begin."""
    pairs = zip(UPPER[one], UPPER[other], strict=False)
    return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))


@pytest.mark.parametrize("count", [4, 8])
def test_the_choices_are_the_poem_and_those_most_like_it(page: Page, count: int) -> None:
    for card in (0, 10, 49, 86):
        found = page.evaluate(
            "([code, count]) => trainerpoems.choices("
            "book.find((one) => one.code === code), book, count).map((one) => one.code)",
            [CODES[card], count],
        )
        assert len(set(found)) == count and CODES[card] in found
        begin = [shared(card, other) for other in range(100) if other != card and CODES[other] in found]
        rest = [shared(card, other) for other in range(100) if CODES[other] not in found]
        assert min(begin) >= max(rest)


def test_a_card_that_was_taken_for_it_is_among_the_choices(page: Page) -> None:
    found = page.evaluate(
        "trainerpoems.choices(book[86], book, 4, { k100: 2 }).map((one) => one.code)",
    )
    assert {"k087", "k100"} <= set(found)
