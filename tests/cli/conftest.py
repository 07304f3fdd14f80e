"""Runs the command line: in this process, or as one of its own where pipes and signals matter."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from hato.cli import main

# A program that is started in the background does not hear Ctrl-C; this one is to hear it.
PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from hato.cli import main
sys.exit(main())
"""
COMMAND = [sys.executable, "-c", PROGRAM]


class Result(NamedTuple):
    """What a run came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line in this process, by default in English and without input."""

    def run_here(*arguments: str, typed: str = "", language: str = "en") -> Result:
        monkeypatch.setenv("LC_ALL", language)
        monkeypatch.delenv("HATO_DEBUG", raising=False)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(arguments)
        return Result(code, *capsys.readouterr())

    return run_here


@pytest.fixture
def start(root: Path) -> Start:
    """Starts a command line as a process of its own, with pipes."""
    environment = os.environ | {"PYTHONPATH": str(root / "src"), "LC_ALL": "en_US.UTF-8", "PYTHONUTF8": "1"}

    def start_process(*arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment,
        )

    return start_process
