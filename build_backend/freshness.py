"""Tells whether made files still belong to their sources, by content.

Times of files say little after a clone or a change of branch; a digest of the sources, kept beside
what was made from them, says it exactly. The stamp's name starts with a dot, so it is not shipped.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

STAMP = ".sources"


def digest(root: Path, sources: Iterable[Path], salt: str = "") -> str:
    """Hex digest of the names (relative to `root`) and the contents of files, in any order."""
    whole = hashlib.sha256(salt.encode())
    for source in sorted(sources):
        name = source.relative_to(root).as_posix().encode()
        content = source.read_bytes()
        whole.update(b"%d %d " % (len(name), len(content)) + name + content)
    return whole.hexdigest()


def is_fresh(made: Path, value: str) -> bool:
    """Whether the folder `made` carries this digest."""
    stamp = made / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii").strip() == value


def mark(made: Path, value: str) -> None:
    """Write down which sources the folder `made` was made from."""
    (made / STAMP).write_text(value + "\n", encoding="ascii")
