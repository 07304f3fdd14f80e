"""Help, version and every kind of wrong argument."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hato.cli import COMMANDS
from hato.cli.words import Words, languages
from hato.server.settings import Settings
from hato.texts import LANGUAGES, texts

Run = Callable[..., Any]
LINE = ("play", "koi_koi", "--line")
DECK = ("count", "koi_koi", "--suits", "3,8")

WRONG: list[tuple[str, ...]] = [
    ("fly",),
    ("paly",),
    ("help", "fly"),
    ("--fast",),
    ("games", "--fast"),
    ("games", "--prot=3"),
    ("play", "--prot", "3"),
    ("--lang", "tlh", "games"),
    ("games", "--lang", "tlh"),
    ("games", "--lang"),
    ("--lang",),
    ("--version=3",),
    ("games", "oicho_kabu_2"),
    ("games", "koikoi"),
    ("games", "koi_koi", "more"),
    ("serve", "more"),
    ("serve", "--allow-host"),
    ("serve", "--allow-host", "http://hato.example"),
    ("serve", "--allow-host", "hato.example:80"),
    ("serve", "--allow-host", ""),
    ("serve", "--allow-host", "hato.example", "--allow-host", "a b"),
    ("play", "--allow-host", "hato.example"),
    ("play", "go_stop", "--seats", "3"),
    ("play", "koikoi"),
    ("play", "koi_koi", "more"),
    ("play", "--port"),
    ("play", "--port", "many"),
    ("play", "--port", "-1"),
    ("play", "--port", "65536"),
    ("serve", "--port", "1e3"),
    ("serve", "--port", "٣"),
    ("play", "--line=yes", "koi_koi"),
    ("play", "koi_koi", "--preset", "russian"),
    ("play", "koi_koi", "--seed", "5"),
    (*LINE, "--port", "8000"),
    (*LINE, "--no-browser"),
    (*LINE, "--preset", "rusian"),
    (*LINE, "--preset", "none of these"),
    (*LINE, "--set", "viewings"),
    (*LINE, "--set", "=off"),
    (*LINE, "--set", "viewing=off"),
    (*LINE, "--set", "moon=full"),
    (*LINE, "--set", "viewings=perhaps"),
    (*LINE, "--set", "teyaku=perhaps"),
    (*LINE, "--set", "hand_size=9"),
    (*LINE, "--set", "teyaku_points=0"),
    (*LINE, "--set", "teyaku_points=six"),
    (*LINE, "--set", "length=rounds:0"),
    (*LINE, "--set", "length=forever"),
    (*LINE, "--rounds", "0"),
    (*LINE, "--rounds", "two"),
    (*LINE, "--rounds", "1001"),
    (*LINE, "--level", "godlike"),
    (*LINE, "--seed", "xyz"),
    (*LINE, "--seed", ""),
    (*LINE, "--seed", "0" * 65),
    (*LINE, "--record", "/"),
    (*LINE, "--record", "/no/such/folder/match.jsonl"),
    ("check",),
    ("check", "no such file"),
    ("check", "/"),
    ("check", "line\nbreak"),
    ("check", "nul\0byte"),
    ("replay",),
    ("replay", "no such file"),
    ("replay", "/"),
    ("replay", "one", "two"),
    ("count",),
    ("count", "koikoi"),
    ("count", "no/such/file.txt"),
    ("count", "/"),
    ("count", "koi_koi"),
    ("count", "koi_koi", "--suits", "3", "--cards", "03b"),
    ("count", "koi_koi", "--suits", "3,13"),
    ("count", "koi_koi", "--suits", "three"),
    ("count", "koi_koi", "--cards", "03b,3j"),
    ("count", "koi_koi", "--cards", "03b,03b"),
    ("count", "koi_koi", "more", "--suits", "3"),
    (*DECK, "--hand", "many"),
    (*DECK, "--hand", "-1"),
    (*DECK, "--field", "99"),
    (*DECK, "--dealer", "2"),
    (*DECK, "--limit", "0"),
    (*DECK, "--hand", "4", "--field", "4"),
    (*DECK, "--hand", "2", "--field", "1"),
    (*DECK, "--hand", "1", "--field", "4"),
    (*DECK, "--slow"),
    (*DECK, "--preset", "none of these"),
    (*DECK, "--set", "moon=full"),
    ("count", "counts.txt", "--hand", "1"),
    ("bench", "--game", "koikoi"),
    ("bench", "--preset", "none of these"),
    ("bench", "--seconds", "soon"),
    ("bench", "--seconds", "0"),
    ("bench", "--seconds", "nan"),
    ("bench", "--seconds", "-3"),
    ("bench", "more"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_a_wrong_argument_is_one_sentence(run: Run, arguments: tuple[str, ...], language: str) -> None:
    code, out, err = run(*arguments, language=language)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.endswith((".\n", "?\n", "。\n", "？\n"))
    assert "Traceback" not in err
    assert not err.startswith("cli-")
    assert "{" not in err


def test_the_sentence_is_in_the_language_that_is_asked_for(run: Run) -> None:
    assert run("fly", "--lang", "ru").err.startswith("Нет команды fly")
    assert run("--lang=ru", "fly").err.startswith("Нет команды fly")
    assert run("fly", language="ru_RU.UTF-8").err.startswith("Нет команды fly")
    assert run("fly", language="C").err.startswith("There is no command fly")


def test_a_near_name_is_offered(run: Run) -> None:
    assert run("paly").err == "There is no command paly; did you mean play?\n"
    assert "did you mean --port?" in run("play", "--prot", "3").err
    assert "did you mean viewings?" in run(*LINE, "--set", "viewing=off").err


def test_a_wrong_value_says_what_fits(run: Run) -> None:
    err = run(*LINE, "--set", "viewings=perhaps").err
    assert err == "The house rule viewings cannot be perhaps; it takes on, off, only_with_other_yaku.\n"


def test_a_port_in_use(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        code, out, err = run("serve", "--port", port)
    assert (code, out) == (2, "")
    assert err == f"Port {port} is in use; choose another one, or 0 for any.\n"


def test_names_of_the_server(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings | None] = []
    monkeypatch.setattr("hato.server.serving.serve", lambda *given: served.append(given[-1]))
    data = ("serve", "--data", str(tmp_path))
    assert run(*data, "--allow-host", "Hato.Example", "--allow-host", "[fe80::1]").code == 0
    assert run(*data).code == 0
    named, free = served
    assert named is not None
    assert named.hosts == ("hato.example", "[fe80::1]", "127.0.0.1", "localhost", "[::1]")
    assert named.database == tmp_path / "hato.db"
    assert free is None


def test_a_data_folder_that_is_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "below"):
        code, out, err = run("serve", "--port", "0", "--data", str(folder))
        assert (code, out, err) == (2, "", f"{folder} is not a folder.\n")


def test_a_file_that_is_not_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.bin"
    file.write_bytes(b"\xff\xfe\x00\x80")
    for command in ("check", "count"):
        code, out, err = run(command, str(file))
        assert (code, out, len(err.splitlines())) == (2, "", 1)


def test_version(run: Run) -> None:
    code, out, err = run("--version")
    assert (code, err) == (0, "")
    assert out.startswith("hato ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_every_text(run: Run, language: str) -> None:
    for arguments in ((), ("--help",), ("-h",), ("help",)):
        code, out, err = run(*arguments, language=language)
        assert (code, err) == (0, "")
        assert all(f"  {command.name} " in out for command in COMMANDS)
        assert "cli-" not in out
    for command in COMMANDS:
        code, out, err = run(command.name, "--help", language=language)
        assert (code, err) == (0, "")
        assert all(option.flag in out for option in command.options)
        assert "cli-" not in out
        assert run("help", command.name, language=language).out == out


def test_an_error_of_the_program_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("cards\neverywhere")

    monkeypatch.setattr("hato.core.registry.games", broken)
    code, out, err = run("games")
    assert (code, out) == (1, "")
    assert err.startswith("Something went wrong in the program (RuntimeError: cards everywhere)")
    monkeypatch.setattr("sys.argv", ["hato", "games"])
    monkeypatch.setenv("HATO_DEBUG", "1")
    with pytest.raises(RuntimeError):
        from hato.cli import main  # noqa: PLC0415

        main()


def test_plain_texts_are_read_as_fluent_reads_them() -> None:
    """The quick reader and Fluent give the same for every text that the quick one knows."""
    assert languages() == list(LANGUAGES)
    for language in LANGUAGES:
        quick, full = Words(language), texts(language)
        assert len(quick._plain) > 300
        for name in quick._plain:
            message, _, attribute = name.partition(".")
            values = {"a": "x"}
            pattern = quick._plain[name]
            if "{" not in pattern:
                assert quick.get(message, attribute or None, **values) == full.get(message, attribute or None)
