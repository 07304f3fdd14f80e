"""What the browser fetches for the pages about the cards, and only for them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from starlette.testclient import TestClient

from hato import texts
from hato.cards import hanafuda, names
from hato.server.app import create_app
from hato.server.bodies import CardBook
from tests.server.running import settings


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    chosen = settings(tmp_path_factory.mktemp("cards") / "hato.db")
    with TestClient(create_app(chosen), base_url="http://hato.example") as one:
        yield one


def test_the_book_has_every_card_once(client: TestClient) -> None:
    answer = client.get("/api/cards")
    assert answer.status_code == 200
    book = msgspec.json.decode(answer.content, type=CardBook)
    assert [card.code for month in book.months for card in month.cards] == list(hanafuda.CODES)
    for month in book.months:
        for card in month.cards:
            assert list(card.names.words) == list(names.LANGUAGES)
            assert set(card.names.readings) == {"ja", "ko"}
            assert (card.text, card.role) == (names.text_of(card.code), names.role_of(card.code))
    again = client.get("/api/cards", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_texts_of_the_pages_come_by_themselves(client: TestClient, language: str) -> None:
    page, later = client.get(f"/text/{language}.ftl").text, client.get(f"/text/culture/{language}.ftl").text
    assert "\nculture-" not in page
    assert "\ndoor-cards = " in page
    assert later == texts.source(language, "culture")
    assert "\nculture-card-01b = " in later and "\ncard-01b = " not in later


@pytest.mark.parametrize("path", ["/text/culture/xx.ftl", "/text/cards/en.ftl", "/text/..%2f/en.ftl"])
def test_other_parts_are_not_there(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404
