"""Karuta of the hundred poems: card faces with zones for text, backs, plant corners, poets.

The poems themselves are HTML text in a bundled font; only the paper is drawn here. `ZONES` gives the
places of the text in units of the card (260 x 365).
"""

from . import figures as f
from .hanafuda_parts import blade
from .kit import element, group, path, pen, plain_svg, put, rect, rows, scatter, strokes, use
from .motifs import blossoms, paulownia_spray
from .palette import (
    BARK,
    BROWN,
    CREAM,
    DEEP,
    GOLD,
    INDIGO,
    INK,
    JADE,
    LAVENDER,
    LEAF,
    NAVY,
    PAPER,
    PINE,
    PINK,
    REED,
    RUST,
    SAND,
    SKY,
    SLATE,
    VERM,
    VIOLET,
    WHITE,
)

WIDTH, HEIGHT = 260, 365

ZONES = {
    "grab": {
        "text": {
            "x": 34,
            "y": 36,
            "width": 192,
            "height": 293,
            "columns": 3,
            "direction": "vertical-rl",
            "size": 50,
        }
    },
    "read": {
        "poem": {
            "x": 26,
            "y": 26,
            "width": 176,
            "height": 200,
            "columns": 5,
            "direction": "vertical-rl",
            "size": 20,
        },
        "name": {
            "x": 206,
            "y": 26,
            "width": 28,
            "height": 200,
            "columns": 1,
            "direction": "vertical-rl",
            "size": 17,
        },
        "picture": {"x": 104, "y": 218, "width": 134, "height": 119},
        "corner": {"x": 15, "y": 237, "width": 106, "height": 106},
    },
    "read_translation": {
        "poem": {"x": 28, "y": 36, "width": 204, "height": 180, "direction": "horizontal-tb", "size": 17},
        "name": {"x": 28, "y": 222, "width": 204, "height": 24, "direction": "horizontal-tb", "size": 14},
        "corner": {"x": 16, "y": 249, "width": 100, "height": 100},
    },
}

# --- paper -------------------------------------------------------------------------------------------


def _frame(ground: str, edge: str, inner: str = GOLD) -> str:
    out = rect(0, 0, WIDTH, HEIGHT, edge, rx=16) + rect(9, 9, WIDTH - 18, HEIGHT - 18, ground, rx=9)
    return out + element(
        "rect",
        x=12,
        y=12,
        width=WIDTH - 24,
        height=HEIGHT - 24,
        rx=7,
        fill="none",
        stroke=inner,
        stroke_width=1.8,
    )


def grab_front() -> str:
    """Face of a grabbing card: plain paper."""
    return plain_svg(_frame(PAPER, PINE), WIDTH, HEIGHT)


def read_front() -> str:
    """Face of a reading card: a tatami edge with pattern lies under the poet."""
    hem = (
        rect(14, 335, WIDTH - 28, 14, PINE)
        + pen("M14 342H246", GOLD, 2, stroke_dasharray="7 7")
        + pen("M14 334H246", GOLD, 1.6)
    )
    return plain_svg(_frame(PAPER, PINE) + hem, WIDTH, HEIGHT)


def back() -> str:
    """Back: green paper with flakes of gold leaf."""
    flakes = ""
    for i in range(64):  # steps of a low-discrepancy sequence
        x, y = 20 + 220 * (i * 0.7549 % 1), 20 + 325 * (i * 0.5698 % 1)
        size, turn = 2.2 + 4.6 * (i * 0.3819 % 1), 90 * (i * 0.618 % 1)
        flakes += rect(
            -size / 2, -size / 2, size, size, transform=f"translate({x:.1f} {y:.1f})rotate({turn:.0f})"
        )
    return plain_svg(_frame(PINE, PINE) + group(flakes, fill=GOLD), WIDTH, HEIGHT)


# --- plant corners (120 x 120, growing from the lower left) ------------------------------------------


def _pampas() -> str:
    stems = strokes(
        REED,
        ("6,126 22,80 44,48", "3 2.6 1.6"),
        ("20,126 44,92 76,76", "3 2.4 1.6"),
        ("-2,120 6,70 14,34", "3 2.4 1.6"),
    )
    stems += strokes(REED, ("30,126 60,104 92,110", "3.4 3 0.6"), ("10,126 -2,90 8,60", "3 2 0.6"))
    return stems + scatter("plume", "44,50,10,0.8 76,78,20,0.72 14,36,0,0.7", REED)


def _paulownia() -> str:
    stalk, florets = paulownia_spray(2)
    sprays = put(stalk, group(florets, fill=VIOLET), x=34, y=84, scale=0.74, rotate=-4)
    sprays += put(stalk, group(florets, fill=INDIGO), x=74, y=98, scale=0.6, rotate=14)
    return sprays + use("kiri", 80, 92, -14, 0.62, PINE) + use("kiri", 26, 80, 14, 0.8, JADE)


CORNERS = {
    "01": lambda: (
        strokes(BROWN, ("-6,112 30,100 70,104 104,92", "14 10 6 3"))
        + scatter(
            "pine",
            [
                (22, 80, -6, 0.72, PINE),
                (74, 94, 4, 0.64, JADE),
                (48, 122, 0, 0.7, PINE),
                (104, 96, 8, 0.44, JADE),
                (0, 122, 0, 0.6, JADE),
            ],
        )
    ),
    "02": lambda: (
        strokes(BARK, ("-8,126 24,92 40,56 34,16", "16 10 6 2"), ("20,96 60,92 100,76", "8 5 2"))
        + scatter("plum", "36,44,0,1 28,86,20,1.15 66,92,10,1.05 96,78,0,0.85", VERM)
        + scatter("bud", "34,18,0,0.9 106,72,60,0.8", VERM)
    ),
    "03": lambda: (
        strokes(BROWN, ("-8,122 30,104 72,98 110,82", "14 9 5 2"), ("24,106 30,70 24,44", "6 4 2"))
        + scatter("leaf", "26,44,-10,0.9 108,84,70,0.9", RUST)
        + blossoms("30,64,0,1 20,102,20,1.2 62,96,10,1.15 94,88,30,0.9 56,68,40,0.7")
    ),
    "04": lambda: (
        strokes(BROWN, ("-8,14 40,10 84,2", "9 6 4"))
        + use("pinnate4", 22, 12, 200, 0.9, PINE)
        + use("pinnate4", 66, 8, 160, 0.8, LEAF)
        + use("raceme-short", 26, 30, 0, 0.9)
        + use("raceme-short", 58, 22, 0, 0.66)
        + use("raceme-short", 6, 24, 0, 0.6)
    ),
    "05": lambda: (
        group(*[path(d) for d in _iris_leaves()], fill=PINE, stroke=PAPER, stroke_width=1)
        + strokes(LEAF, ("30,126 32,70 30,46", "4 4 3"), ("70,126 70,100 72,84", "4 3 3"))
        + use("iris", 30, 40, -6, 0.86, VIOLET)
        + use("iris", 72, 80, 6, 0.7, INDIGO)
    ),
    "06": lambda: (
        scatter("peonyleaf", "40,60,-20,0.8 76,92,66,0.85 20,66,-70,0.7 60,112,110,0.7", PINE)
        + use("peony", 36, 92, 0, 0.98)
        + use("peony", 92, 108, 30, 0.42)
    ),
    "07": lambda: (
        use("clover-short", 20, 124, -4, 0.62)
        + use("clover-short", 34, 126, 20, 0.58)
        + use("clover-short", 4, 120, -16, 0.46)
    ),
    "08": _pampas,
    "09": lambda: (
        scatter("mumleaf", "48,62,10,0.9 84,92,60,0.95 12,60,-40,0.8 66,116,100,0.9", PINE)
        + use("mum", 36, 92, 0, 1.16, GOLD)
        + use("mumside", 86, 78, 24, 0.72, VERM)
    ),
    "10": lambda: (
        strokes(BARK, ("-8,96 30,100 66,86 96,92", "8 5 3 1.5"))
        + scatter(
            "maple",
            [
                (30, 82, -14, 1.05, VERM),
                (72, 100, 30, 0.9, GOLD),
                (16, 40, 20, 0.62, GOLD),
                (98, 70, 60, 0.6, DEEP),
                (22, 120, 160, 0.8, DEEP),
            ],
        )
    ),
    "11": lambda: (
        strokes(BARK, ("-8,-6 30,10 80,-4", "18 12 6"))
        + group(
            use("strand", 12, 4, 1, 0.8, PINE),
            use("strand", 34, 8, 0, 0.62, LEAF),
            use("strand", 56, 4, 0, 0.46, PINE),
            use("strand", 76, 0, -2, 0.3, LEAF),
        )
    ),
    "12": _paulownia,
}


def _iris_leaves() -> list[str]:
    return [
        blade(*row)
        for row in rows("10,124,76,-8,10 22,124,104,2,11 44,124,70,14,10 60,124,84,-8,10 82,124,72,10,10")
    ]


def corner(month: str) -> str:
    """Plant corner of a month. 04 and 11 hang from the upper left, all others grow from the lower left."""
    clip = '<clipPath id="q"><rect width="120" height="120"/></clipPath>'
    return plain_svg(group(CORNERS[month](), clip_path="url(#q)"), 120, 120, clip)


# --- poets (140 x 124, sitting, cut off by the mat) ----------------------------------------------------


def _seated(figure: str) -> str:
    clip = '<clipPath id="q"><rect width="140" height="124"/></clipPath>'
    return plain_svg(group(put(figure, x=70, y=70, scale=0.6), clip_path="url(#q)"), 140, 124, clip)


def _wide_robe(outer: str, inner: str, motif: str | None = None, fill: str = GOLD) -> str:
    """A robe spread on the floor."""
    out = path("M-30 58Q-104 92-106 140H106Q104 92 30 58Z", outer, stroke=PAPER, stroke_width=2)
    out += path(
        "M-58 140Q-50 104-24 84Q-40 116-40 140ZM58 140Q50 104 24 84Q40 116 40 140Z",
        inner,
        stroke=PAPER,
        stroke_width=1.4,
    )
    if motif:
        out += scatter(motif, "-74,116,10,0.5 -46,96,0,0.44 72,114,-10,0.5 46,92,0,0.44", fill)
    return out


def poets() -> dict[str, str]:
    """Four kinds of poet for the reading cards: courtier, lady, monk, guard."""
    courtier = f.person(
        f.face("noble") + f.hair_cap(),
        hat=f.hat_court(),
        clothes=_wide_robe(INK, SLATE) + f.robe(INK, (VERM, WHITE, WHITE)),
        held=f.baton(),
        sleeve=INK,
    )
    layers = _wide_robe(VERM, PINK, "mum") + f.robe(VERM, (GOLD, LAVENDER, WHITE))
    lady = f.person(
        f.face("noble") + f.hair_front(),
        behind=_wide_robe(JADE, LEAF) + f.hair_long(110),
        clothes=layers,
        held=f.fan_open(PINK, GOLD),
        sleeve=VERM,
    )
    monk = f.person(
        f.face("white", age=1),
        clothes=_wide_robe(SAND, CREAM) + f.robe(SAND, (BROWN, WHITE, WHITE)),
        held=f.scroll(),
        sleeve=SAND,
    )
    guard = f.person(
        f.face("strong", "open") + f.hair_cap() + f.beard(INK, 18),
        hat=f.hat_court(),
        clothes=_wide_robe(NAVY, SKY) + f.robe(NAVY, (GOLD, WHITE, WHITE)),
        held=f.bow(),
        sleeve=NAVY,
    )
    return {
        "courtier": _seated(courtier),
        "lady": _seated(lady),
        "monk": _seated(monk),
        "guard": _seated(guard),
    }


def deck() -> dict[str, str]:
    """All karuta files by name."""
    files = {"grab-front": grab_front(), "read-front": read_front(), "back": back()}
    files |= {f"corner-{month}": corner(month) for month in CORNERS}
    return files | {f"poet-{name}": svg for name, svg in poets().items()}
