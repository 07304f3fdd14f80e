"""The cards of the package: `art/generator` draws them into `src/hato/art/`.

The folder holds the same tree as `art/` (`decks/manifest.json`, `decks/DECK/`, `ui/`) and, below
each deck, the palettes that git does not hold (`contrast/`, `night/`).
"""

import shutil
import subprocess
import sys
from pathlib import Path

import freshness


def make(root: Path) -> None:
    """Draw all decks in all palettes, unless they are there already.

    A tree without the generator (an unpacked source archive) must have the drawings; raises
    SystemExit otherwise.
    """
    made, generator = root / "src" / "hato" / "art", root / "art" / "generator"
    sources = sorted(generator.glob("*.py"))
    if sources:
        digest = freshness.digest(root, sources)
        if not freshness.is_fresh(made, digest):
            _draw(generator.parent, made)
            freshness.mark(made, digest)
    if not (made / "decks" / "manifest.json").is_file():
        sys.exit("hato cannot be built: the cards are missing (no art/generator, no src/hato/art).")


def _draw(folder: Path, made: Path) -> None:
    """Run the generator, then put what it drew in the place of what was there before."""
    fresh = made.with_name("art.new")
    shutil.rmtree(fresh, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "generator", str(fresh)], cwd=folder, check=True)
    shutil.rmtree(made, ignore_errors=True)
    fresh.rename(made)
