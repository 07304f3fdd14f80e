"""What only a process of its own shows: pipes that close, Ctrl-C, and what is loaded at the start."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hato.core import registry

Start = Callable[..., "subprocess.Popen[str]"]


def loaded(root: Path, *arguments: str) -> set[str]:
    """The modules that are loaded after a command line has run."""
    program = "import sys; from hato.cli import main; main(sys.argv[1:]); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=root / "src",
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return set(done.stdout.splitlines()[-1].split())


@pytest.mark.parametrize("arguments", [("--version",), ("--help",), ("games",)], ids=" ".join)
def test_the_start_loads_little(root: Path, arguments: tuple[str, ...]) -> None:
    heavy = {"fluent.runtime", "uvicorn", "starlette", "sqlalchemy", "msgspec", "asyncio", "hato.testing"}
    assert loaded(root, *arguments) & heavy == set()


@pytest.mark.parametrize("arguments", [("games", "koi_koi"), ("--help",)], ids=" ".join)
def test_a_closed_pipe_is_silent(start: Start, arguments: tuple[str, ...]) -> None:
    process = start(*arguments)
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    process.stdin.close()
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait() == 141
    process.stderr.close()


def test_a_closed_pipe_ends_a_game(start: Start) -> None:
    process = start("play", "koi_koi", "--line", "--level", "random")
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    assert process.stdout.readline().startswith("Koi-Koi.")
    process.stdout.close()
    process.stdin.write("1\n" * 20)
    process.stdin.close()
    assert process.stderr.read() == ""
    assert process.wait() == 141
    process.stderr.close()


@pytest.mark.parametrize(
    ("arguments", "first"),
    [
        (("play", "koi_koi", "--line", "--level", "random"), "Koi-Koi."),
        (("bench", "--seconds", "60"), f"{', '.join(registry.games())}, "),
        (("serve", "--port", "0"), "Hato is at http://127.0.0.1:"),
        (("play", "--no-browser", "--port", "0"), "Hato is at http://127.0.0.1:"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_ctrl_c(start: Start, tmp_path: Path, arguments: tuple[str, ...], first: str) -> None:
    data = ("--data", str(tmp_path)) if "--port" in arguments else ()
    process = start(*arguments, *data)
    assert process.stdout is not None
    assert process.stdout.readline().startswith(first)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert err == ""
    assert process.returncode == 130


def test_the_server_ends_quietly_when_told(start: Start, tmp_path: Path) -> None:
    process = start("serve", "--port", "0", "--data", str(tmp_path / "new" / "folder"))
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Hato is at")
    assert (tmp_path / "new" / "folder" / "hato.db").exists()
    process.terminate()
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
