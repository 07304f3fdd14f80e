"""Round portraits (120 x 120) of the computer players and the host."""

from . import figures as f
from .hanafuda_05_08 import boar
from .jokers import tiger_head
from .kit import blob, circle, ellipse, group, path, pen, plain_svg, put, rect, scatter, strokes, use
from .palette import (
    CREAM,
    DEEP,
    GOLD,
    INDIGO,
    INK,
    JADE,
    LEAF,
    NAVY,
    PAPER,
    PINE,
    PINK,
    ROSE,
    SAND,
    SKIN,
    SKY,
    SLATE,
    SLIP,
    SPRING,
    STREAM,
    TIGER,
    VERM,
    VIOLET,
    WHITE,
)


def portrait(ground: str, *body: str) -> str:
    """Clip a drawing to a disc."""
    clip = '<clipPath id="q"><circle cx="60" cy="60" r="60"/></clipPath>'
    return plain_svg(group(circle(60, 60, 60, ground), *body, clip_path="url(#q)"), 120, 120, clip)


def collar(outer: str, inner: str, y: float = 92) -> str:
    """Shoulders of a robe for the animals."""
    out = blob(
        f"4,124c 10,{y + 8} 36,{y - 8} 60,{y - 10} 84,{y - 8} 110,{y + 8} 118,124c",
        outer,
        stroke=PAPER,
        stroke_width=2,
    )
    out += path(
        f"M40 {y - 10}L58 124H74L84 {y - 8}L72 {y - 12}L62 {y + 12}L50 {y - 12}Z",
        inner,
        stroke=PAPER,
        stroke_width=1.4,
    )
    return out


def crane_scholar() -> str:
    """Crane with a scholar's hat."""
    neck = strokes(WHITE, ("84,132 88,104 74,84 66,62", "50 34 24 26", 3), stroke=INK, stroke_width=1.6)
    neck += strokes(INK, ("70,128 72,104 62,86 58,66", "14 17 14 12", 3))
    head = blob("76,58 72,42 56,38 44,46 42,58 52,68 66,68", INK) + strokes(
        WHITE, ("66,60 76,70 76,90", "16 10 4")
    )
    head += blob("72,48 60,36 46,42 43,52 58,50", VERM) + path(
        "M45 49L2 66 46 64Z", GOLD, stroke=INK, stroke_width=1.6
    )
    head += pen("M10 64L44 57", INK, 1.2) + circle(55, 56, 3.4, SLIP) + circle(54.5, 56, 1.5, INK)
    hat = ellipse(58, 36, 36, 6.5, INK, stroke=PAPER, stroke_width=1.4, transform="rotate(-8 58 36)")
    hat += path("M44 34L46 10Q60 5 72 8L75 31Q60 39 44 34Z", INK, stroke=PAPER, stroke_width=1.2) + pen(
        "M44 31Q60 35 75 28", DEEP, 2.6
    )
    robe = blob("36,126c 52,106 78,96 104,98 122,110 126,126c", SKY, stroke=PAPER, stroke_width=2) + pen(
        "M64 106L84 126M100 98L84 126", WHITE, 4
    )
    return portrait(CREAM, circle(88, 40, 30, VERM), neck, robe, head, hat)


def fox() -> str:
    """Fox with a knowing look."""
    out = ""
    for side in (1, -1):
        half = blob("8,-24c 26,-66 40,-72 46,-44 42,-12", TIGER, stroke=PAPER, stroke_width=2)
        half += blob("20,-30 30,-56 38,-58 39,-40 35,-24", INK)
        out += half if side == 1 else group(half, transform="scale(-1 1)")
    out += blob(
        "0,-36 24,-32 44,-12 56,16c 36,30 16,46 0,58 -16,46 -36,30 -56,16c -44,-12 -24,-32",
        TIGER,
        stroke=PAPER,
        stroke_width=2,
    )
    for side in (1, -1):
        half = blob("0,56c 12,46 30,32 54,17c 40,10 26,8 12,18 4,34", WHITE)
        half += strokes(INK, ("12,2 22,-5 36,-8", "2.4 6 1.4"), ("10,-14 22,-20 34,-18", "1 2.6 1"))
        out += half if side == 1 else group(half, transform="scale(-1 1)")
    out += path("M-7 45Q0 40 7 45Q5 53 0 56Q-5 53-7 45Z", INK) + pen(
        "M8 38L36 34M8 42L34 42M-8 38L-36 34M-8 42L-34 42", INK, 1
    )
    return portrait(
        INDIGO,
        collar(VERM, GOLD, 104),
        put(out, x=60, y=62, scale=0.76),
        scatter("maple", [(102, 34, 20, 0.5, GOLD), (18, 84, -30, 0.44, VERM)]),
    )


def frog() -> str:
    """Frog under a lotus leaf."""
    leaf = path(
        "M-56-20Q-40-62 4-62Q50-60 58-22Q30-34 4-30Q-26-34-56-20Z", JADE, stroke=PAPER, stroke_width=2
    ) + pen("M4-60V-32M4-60L-30-29M4-60L36-30M4-60L-48-24", PAPER, 1.2)
    out = blob(
        "0,-26 30,-22 46,2 48,24 30,42 0,48 -30,42 -48,24 -46,2 -30,-22", SPRING, stroke=PAPER, stroke_width=2
    )
    out += blob("0,14 30,18 40,26 24,40 0,46 -24,40 -40,26 -30,18", CREAM)
    for x in (-26, 26):
        out += (
            circle(x, -20, 15, SPRING, stroke=PAPER, stroke_width=2)
            + circle(x, -21, 9.5, GOLD)
            + ellipse(x - 1, -21, 6.6, 4.2, INK)
        )
    out += (
        strokes(PINE, ("-44,14 -22,22 0,20 22,22 44,14", "2 3.4 3 3.4 2", 3))
        + circle(-5, 3, 1.8, PINE)
        + circle(5, 3, 1.8, PINE)
    )
    out += strokes(LEAF, ("-40,-2 -30,4 -24,2", "1 3 1"), ("40,-2 30,4 24,2", "1 3 1"))
    return portrait(
        STREAM,
        pen("M0 96q20-8 40 0t40 0t40 0M-10 108q20-8 40 0t40 0t60 0", SKY, 3),
        collar(INDIGO, WHITE, 106),
        put(out, leaf, x=60, y=68, scale=0.94),
    )


def grandmother() -> str:
    """Old lady with a round fan."""
    bun = circle(16, -42, 15, SLIP, stroke=SLATE, stroke_width=1.6) + pen(
        "M4-46L34-58", GOLD, 3.4, stroke_linecap="round"
    )
    who = f.person(
        f.face("white", "smile", age=1, blush=True)
        + f.hair_front(SLIP)
        + pen("M-22-20Q-10-30 0-32M24-16Q16-28 4-33M-24-8Q-16-22 0-26", SLATE, 1.1),
        behind=bun,
        clothes=f.robe(VIOLET, (PINK, WHITE, WHITE), "plum", ROSE, 0.6),
        held=f.fan_round(CREAM),
        hold_at=(-36, 56),
        sleeve=VIOLET,
    )
    return portrait(PINK, put(who, x=64, y=64, scale=0.84))


def poet() -> str:
    """Court poet with a scroll."""
    who = f.person(
        f.face("noble") + f.hair_cap(),
        hat=f.hat_eboshi(),
        clothes=f.robe(VERM, (GOLD, INDIGO, WHITE), "plum", GOLD, 0.55),
        held=f.scroll(),
        hold_at=(-34, 58),
        sleeve=VERM,
    )
    return portrait(SKY, circle(94, 32, 20, WHITE), put(who, x=62, y=76, scale=0.76))


Clapper = tuple[float, float, float]
"""Where a wooden clapper is held (x, y), and its turn."""


def clappers(left: Clapper, right: Clapper) -> str:
    """Two wooden clappers, each in a fist that comes out of a sleeve."""
    wood = fists = sleeves = ""
    for side, (x, y, turn) in ((-1, left), (1, right)):
        wood += put(rect(-6, -26, 12, 46, SAND, rx=2, stroke=INK, stroke_width=1.5), x=x, y=y, rotate=turn)
        fists += circle(x + 6.5 * side, y + 13, 7.5, SKIN, stroke=INK, stroke_width=1.1)
        arm = f"{x + 39 * side},{y + 36} {x + 21 * side},{y + 24} {x + 8 * side},{y + 15}"
        sleeves += strokes(NAVY, (arm, "26 22 18"), stroke=PAPER, stroke_width=1.6)
    return wood + sleeves + fists


def host(face: str, hands: str, tilt: float = 0) -> str:
    """Host and referee: a young woman with wooden clappers."""
    flowers = use("cherry", -20, -30, 0, 0.66, PINK) + use("cherry", 24, -26, 24, 0.5, ROSE)
    who = f.person(
        face + f.hair_front(),
        behind=f.hair_long(44),
        hat=flowers,
        clothes=f.robe(NAVY, (VERM, WHITE, WHITE), "cherry", SKY, 0.5),
    )
    return portrait(GOLD, put(who, x=60, y=46, scale=0.88, rotate=tilt), hands)


def hosts() -> dict[str, str]:
    """The host as she watches, is pleased, is surprised, and announces with a clap."""
    clap = pen("M45 83L35 77M43 91H31M75 83L85 77M77 91H89", PAPER, 3, stroke_linecap="round")
    return {
        "host": host(f.face("thin", "open", blush=True, mouth="calm"), clappers((42, 98, -24), (62, 98, 22))),
        "host-pleased": host(
            f.face("thin", "smile", blush=True, mouth="smile"), clappers((40, 106, -30), (80, 106, 30)), -5
        ),
        "host-surprised": host(
            f.face("raised", "wide", blush=True, mouth="round"), clappers((28, 100, -38), (92, 100, 38))
        ),
        "host-announcing": host(
            f.face("thin", "open", blush=True, mouth="speaking"),
            clappers((54, 100, 7), (66, 100, -7)) + clap,
            3,
        ),
    }


def deck() -> dict[str, str]:
    """All portraits by name."""
    return {
        "crane": crane_scholar(),
        "tiger": portrait(SAND, circle(98, 26, 20, VERM), put(tiger_head(), x=4, y=-68, scale=0.7)),
        "boar": portrait(ROSE, put(boar(), x=4, y=-158, scale=0.92), use("clover-short", 112, 124, 14, 0.56)),
        "fox": fox(),
        "grandmother": grandmother(),
        "poet": poet(),
        "frog": frog(),
        **hosts(),
    }
