"""The HTTP side: files, catalogue, new tables, records, and what is refused."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from hato import agents, records, texts
from hato.core import registry
from hato.server import files
from hato.server.app import create_app
from hato.server.bodies import Catalogue, Seated, TableStatus
from hato.server.catalogue import catalogue
from hato.server.files import AppFiles
from hato.server.house import LONGEST_NAME, clean_name
from hato.server.messages import Problem
from tests.server.pages import open_table, page
from tests.server.running import Running, settings

ORDER = {"game": "koi_koi", "preset": "nintendo", "options": {}, "level": "first", "name": "Ada"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    chosen = settings(tmp_path_factory.mktemp("http") / "hato.db")
    with TestClient(create_app(chosen), base_url="http://hato.example") as one:
        yield one


def test_it_says_that_it_is_there(client: TestClient) -> None:
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"ok": True})


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/nothing", "/api/catalogue", "/art/ui/favicon.svg", "/ws"]
)
def test_every_answer_has_the_security_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "connect-src 'self'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_game_may_propose_a_level_of_its_own() -> None:
    levels = {"kyogi_karuta": agents.levels("kyogi_karuta")}
    games = catalogue(lambda game: levels.get(game, agents.LEVELS)).games
    assert {game.id: game.level for game in games if game.level} == {"kyogi_karuta": "2"}
    assert all(game.level in (None, *game.levels) for game in games)
    assert not [game for game in catalogue(lambda game: ("first", "last")).games if game.level]


def test_the_catalogue_holds_every_game_and_preset(client: TestClient) -> None:
    answer = client.get("/api/catalogue")
    found = msgspec.json.decode(answer.content, type=Catalogue)
    assert found == catalogue(lambda game: settings(Path("unused")).levels)
    assert [game.id for game in found.games] == list(registry.games())
    for game in found.games:
        presets = registry.game(game.id).presets
        assert [preset.id for preset in game.presets] == list(presets)
        names = {option.name for option in game.options}
        assert all(set(preset.options) == names for preset in game.presets)
    assert found.languages == list(texts.LANGUAGES)
    again = client.get("/api/catalogue", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_texts_are_one_file_for_each_language(client: TestClient, language: str) -> None:
    answer = client.get(f"/text/{language}.ftl")
    assert answer.text == texts.source(language)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_rules_are_those_of_the_game(client: TestClient) -> None:
    answer = client.get("/rules/koi_koi/en.md")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    assert answer.text.startswith("# ")


@pytest.mark.parametrize(
    "path",
    [
        "/text/xx.ftl",
        "/text/..%2fen.ftl",
        "/rules/koi_koi/xx.md",
        "/rules/nothing/en.md",
        "/rules/koi_koi/..%2f..%2f__init__.md",
        "/rules/koi_koi/%2e%2e.md",
        "/art/generator/kit.py",
        "/art/STYLE.md",
        "/art/../pyproject.toml",
        "/art/%2e%2e/pyproject.toml",
        "/art/..%2f..%2f..%2f..%2f..%2fetc%2fhosts.svg",
        "/art//etc/passwd",
        "/art/ui",
        "/../messages.py",
        "/..%2fmessages.py",
        "/%2e%2e/%2e%2e/server/messages.py",
        "/assets/../../app.py",
        "/assets/%00",
        "/api/nothing",
    ],
)
def test_there_is_no_way_out_of_the_folders(client: TestClient, path: str) -> None:
    assert client.get(path).status_code in (400, 404)


def test_pictures_come_from_the_art_folder(client: TestClient) -> None:
    answer = client.get("/art/decks/hanafuda/01b.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content == (files.art_folder() / "decks" / "hanafuda" / "01b.svg").read_bytes()
    assert "max-age" in answer.headers["cache-control"]


def test_hashed_files_are_kept_for_ever_and_the_page_is_not(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-BkX2.js").write_text("let x")
    (tmp_path / "index.html").write_text("<!doctype html>")
    client = TestClient(Starlette(routes=[Mount("/", AppFiles(tmp_path))]))
    assert client.get("/").headers["cache-control"] == "no-cache"
    assert client.get("/").text == "<!doctype html>"
    assert "immutable" in client.get("/assets/index-BkX2.js").headers["cache-control"]
    assert client.get("/..%2fsecret").status_code == 404


def test_without_the_built_app_the_page_says_so(tmp_path: Path) -> None:
    answer = TestClient(Starlette(routes=[Mount("/", AppFiles(tmp_path))])).get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_a_new_table_gives_a_seat_and_a_secret(client: TestClient) -> None:
    answer = client.post("/api/tables", json=ORDER)
    assert answer.status_code == 201
    assert answer.headers["cache-control"] == "no-store"
    seated = msgspec.json.decode(answer.content, type=Seated)
    assert len(seated.token) == 43
    assert re.fullmatch("[0-9a-f]{32}", seated.table)
    where = f"/api/tables/{seated.table}"
    status = msgspec.json.decode(client.get(f"{where}?token={seated.token}").content, type=TableStatus)
    assert (status.game, status.preset, status.you, status.finished) == ("koi_koi", "nintendo", 0, False)
    for path, code, number in (
        (where, "not_seated", 403),
        (f"{where}?token=nonsense", "not_seated", 403),
        (f"/api/tables/{'0' * 32}?token={seated.token}", "no_table", 404),
        (f"{where}/record?token=nonsense", "not_seated", 403),
        (f"{where}/record?token={seated.token}", "no_table", 404),
    ):
        refused = client.get(path)
        assert (refused.status_code, refused.json()["code"]) == (number, code)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "poker"}, "bad_options"),
        ({"preset": "casino"}, "bad_options"),
        ({"level": "god"}, "bad_options"),
        ({"options": {"wild": True}}, "bad_options"),
        ({"options": {"length": {"type": "rounds", "n": 0}}}, "bad_options"),
        ({"options": {"length": "\ud800" * 100}}, "bad_message"),
        ({"options": {"x" * 1000: 1}}, "bad_options"),
        ({"options": []}, "bad_message"),
        ({"name": 7}, "bad_message"),
    ],
)
def test_orders_that_cannot_be_are_refused(client: TestClient, change: dict[str, object], code: str) -> None:
    body = json.dumps(ORDER | change)
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.code) == (400, code)
    assert 0 < len(problem.detail) <= 300


def test_requests_from_elsewhere_open_no_table(client: TestClient) -> None:
    body = json.dumps(ORDER)
    plain = {"content-type": "application/json"}
    for headers, status in (
        (plain | {"origin": "http://evil.example"}, 403),
        (plain | {"origin": "null"}, 403),
        (plain | {"origin": "http://[evil"}, 403),
        ({"content-type": "text/plain"}, 400),
        (plain | {"content-length": "many"}, 413),
        (plain | {"origin": "http://hato.example"}, 201),
    ):
        assert client.post("/api/tables", content=body, headers=headers).status_code == status, headers


def test_long_bodies_are_refused(client: TestClient) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    for body in (b" " * 10_000, chunks()):
        answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_many_new_tables_from_one_address_are_slowed(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "hato.db", tables_rate=0.01, tables_burst=3)
    with TestClient(create_app(chosen)) as client:
        codes = [client.post("/api/tables", json=ORDER).status_code for _ in range(5)]
    assert codes == [201, 201, 201, 503, 503]


def test_only_its_own_names_are_answered_when_it_has_some(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "hato.db", hosts=("localhost", "[::1]"))
    with TestClient(create_app(chosen)) as client:
        for host, status in (("localhost:8765", 201), ("[::1]:8765", 201), ("evil.example", 403), ("", 403)):
            headers = {"host": host}
            assert client.post("/api/tables", json=ORDER, headers=headers).status_code == status, host


def test_names_are_shown_as_one_line() -> None:
    assert clean_name("  Ада\n\tЛовлейс\u202e ") == "Ада Ловлейс"
    assert clean_name("\x00") == ""
    assert len(clean_name("a" * 1000)) == LONGEST_NAME


def test_the_record_of_a_finished_match_can_be_verified(server: Running) -> None:
    key = open_table(server.address, level="last", rounds=1)
    where = f"http://{key.address}/api/tables/{key.table}/record?token={key.token}"
    with page(key) as one:
        one.play()
        opening = one.state["opening"]
    with urlopen(where) as answer:
        lines = answer.read().decode().splitlines()
        assert answer.headers["content-type"] == "application/x-ndjson"
    assert json.loads(lines[0])["game"] == "koi_koi"
    assert json.loads(lines[-1])["seed"] == opening
    records.verify(lines)
