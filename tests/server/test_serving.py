"""Starting and stopping the server as a program."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from hato.server.serving import DEFAULT_PORT, ServeError, listen, serve
from hato.server.settings import DataFolderError, data_folder, default_database
from hato.server.store import Store
from tests.server.pages import open_table, page
from tests.server.running import LAUNCH, ROOT, Process


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_prints_one_line_and_stops_quietly(tmp_path: Path, how: signal.Signals) -> None:
    process = Process(tmp_path / "hato.db")
    assert process.line == f"http://{process.address}/"
    with page(open_table(process.address)) as one:
        one.play(1)
        assert process.stop(how) == (0, "")
        assert one.closed() == 1012


def test_ctrl_c_in_the_terminal_reaches_all_processes_and_shows_no_traceback(tmp_path: Path) -> None:
    """The terminal sends SIGINT to the whole group, also to the processes of the computer players."""
    command = [sys.executable, "-c", LAUNCH, str(tmp_path / "hato.db"), "0"]
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    address = process.stdout.readline().strip().removeprefix("http://").rstrip("/")
    with page(open_table(address)) as one:
        one.play(1)
    os.killpg(process.pid, signal.SIGINT)
    out, errors = process.communicate(timeout=30)
    assert (process.returncode, out, errors) == (0, "", "")


def test_a_port_in_use_gives_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=f"port {port} is in use; choose another one"):
            serve(port=port, database=tmp_path / "hato.db")


def test_without_a_wish_another_port_is_found() -> None:
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    try:
        assert second.getsockname()[1] not in (0, DEFAULT_PORT, first.getsockname()[1])
    finally:
        first.close()
        second.close()


@pytest.mark.parametrize("host", ["host.invalid", "203.0.113.7"])
def test_an_address_that_cannot_be_used_gives_a_sentence(host: str) -> None:
    with pytest.raises(ServeError, match=f"the address {host} cannot be used"):
        listen(host, 0)


def test_a_number_that_is_no_port_gives_a_sentence() -> None:
    with pytest.raises(ServeError, match="70000 is no port"):
        listen("127.0.0.1", 70000)


def test_a_database_of_another_version_gives_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "hato.db"
    Store(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE hato_meta SET value = '99'")
    connection.close()
    with pytest.raises(ServeError, match="has the format 99"):
        serve(port=0, database=path)


def test_the_data_folder_is_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("HATO_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / ".local" / "share" / "hato"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "hato"
    monkeypatch.setenv("HATO_DATA", str(tmp_path / "mine"))
    assert default_database() == tmp_path / "mine" / "hato.db"
    assert (tmp_path / "mine").is_dir()


def test_a_data_folder_that_cannot_be_made_gives_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("HATO_DATA", str(tmp_path / "file" / "hato"))
    with pytest.raises(DataFolderError, match="name another one in HATO_DATA"):
        default_database()
    with pytest.raises(ServeError, match="cannot be made"):
        serve(port=0)
