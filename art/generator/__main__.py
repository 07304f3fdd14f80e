"""Command line: python -m generator OUT [PALETTE...]"""

import sys

from .build import build
from .palette import PALETTES

arguments = sys.argv[1:]
if not arguments or not set(arguments[1:]) <= set(PALETTES):
    sys.exit(f"usage: python -m generator OUT [{'|'.join(PALETTES)}...]")
out, palettes = arguments[0], arguments[1:] or list(PALETTES)
print(f"{build(out, palettes)} files written to {out}")
