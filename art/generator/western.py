"""The western deck: 52 cards, two jokers. Khanhoo in its English form uses part of it.

Courts are people, mirrored: kings before a gold disc, queens before their suit's flower, jacks
before plain ground. Every one has a hat, hair and tool of its own.
"""

from . import figures as f
from .kit import (
    Card,
    blob,
    circle,
    element,
    group,
    path,
    pen,
    polar,
    polyline,
    put,
    rect,
    scatter,
    strokes,
    use,
)
from .palette import (
    BARK,
    CLUB,
    COURT_CLUB,
    COURT_DIAMOND,
    COURT_HEART,
    COURT_SPADE,
    CRIMSON,
    DEEP,
    DIAMOND,
    GOLD,
    HEART,
    INDIGO,
    INK,
    JADE,
    LAVENDER,
    LEAF,
    MOSS,
    NAVY,
    PAPER,
    PINE,
    PINK,
    ROSE,
    RUST,
    SAND,
    SKY,
    SLATE,
    SLIP,
    SPADE,
    STREAM,
    UMBER,
    VERM,
    VIOLET,
    WHITE,
)
from .signs import LATIN, sign

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = {"S": ("spades", SPADE), "H": ("hearts", HEART), "D": ("diamonds", DIAMOND), "C": ("clubs", CLUB)}
RANK_NAMES = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}

# pip places in units of a column (30) and a row (56)
PIPS = {
    2: ((0, -2), (0, 2)),
    3: ((0, -2), (0, 0), (0, 2)),
    4: ((-1, -2), (1, -2), (-1, 2), (1, 2)),
    5: ((-1, -2), (1, -2), (0, 0), (-1, 2), (1, 2)),
    6: ((-1, -2), (1, -2), (-1, 0), (1, 0), (-1, 2), (1, 2)),
    7: ((-1, -2), (1, -2), (0, -1), (-1, 0), (1, 0), (-1, 2), (1, 2)),
    8: ((-1, -2), (1, -2), (0, -1), (-1, 0), (1, 0), (0, 1), (-1, 2), (1, 2)),
    9: ((-1, -2), (1, -2), (-1, -0.67), (1, -0.67), (0, 0), (-1, 0.67), (1, 0.67), (-1, 2), (1, 2)),
    10: (
        (-1, -2),
        (1, -2),
        (0, -1.33),
        (-1, -0.67),
        (1, -0.67),
        (-1, 0.67),
        (1, 0.67),
        (0, 1.33),
        (-1, 2),
        (1, 2),
    ),
}


def index(rank: str, suit: str) -> str:
    """Rank and suit in the upper left corner, large enough for a phone."""
    colour = SUITS[suit][1]
    if rank == "10":
        out = sign(LATIN["1"], colour, 3, 15, 1.85, 1.15) + sign(LATIN["0"], colour, 19, 15, 1.85, 1.12)
    else:
        out = sign(LATIN[rank], colour, 11, 14, 2.05, 1.12)
    return out + use(suit, 30, 79, 0, 0.76, colour)


def mirrored(half: str) -> str:
    """The half and its copy turned by half a turn."""
    return group(half, id="half") + element("use", href="#half", transform="rotate(180 110 180)")


# --- courts ------------------------------------------------------------------------------------------


def _king(suit: str) -> str:
    if suit == "S":
        return f.person(
            f.hair_cap() + f.face("strong") + f.hair_cap() + f.beard(INK, 26),
            hat=f.hat_court(),
            clothes=f.robe(INK, (SLATE, WHITE, VERM), "cherry", SLATE, 0.7),
            held=f.baton(),
            sleeve=INK,
        )
    if suit == "H":
        return f.person(
            f.face("strong", "open") + f.hair_cap() + f.beard(INK, 36),
            hat=f.hat_beads(),
            clothes=f.robe(VERM, (GOLD, INDIGO, WHITE), "mum", GOLD, 0.42),
            held=f.fan_open(GOLD, DEEP),
            sleeve=VERM,
        )
    if suit == "D":
        return f.person(
            f.face("strong", "open") + f.beard(INK, 12),
            hat=f.hat_helmet(),
            clothes=f.armour(),
            held=f.sword(),
            sleeve=INK,
        )
    return f.person(
        f.face("white", age=1) + f.hair_cap(SLATE) + f.beard(WHITE, 46),
        hat=f.hat_eboshi(),
        clothes=f.robe(PINE, (GOLD, LEAF, WHITE), "trefoil", LEAF, 1.2),
        held=f.bow(),
        sleeve=PINE,
    )


def _queen(suit: str) -> str:
    if suit == "S":
        return f.person(
            f.face("noble") + f.hair_front(),
            behind=f.hair_long(),
            hat=f.tiara(),
            clothes=f.robe(VIOLET, (LAVENDER, INDIGO, WHITE), "iris", LAVENDER, 0.5),
            held=f.branch("iris", INDIGO, scale=0.6),
            sleeve=VIOLET,
        )
    if suit == "H":
        return f.person(
            f.face("thin", "smile", blush=True) + f.hair_front(),
            hat=f.buns(),
            clothes=f.robe(ROSE, (CRIMSON, PINK, WHITE), "plum", WHITE, 0.7),
            held=f.fan_open(PINK, VERM),
            sleeve=ROSE,
        )
    if suit == "D":
        return f.person(
            f.face("thin", "open") + f.hair_front(),
            hat=f.braid_crown(),
            clothes=f.robe(GOLD, (VERM, INDIGO, WHITE), "maple", VERM, 0.5),
            held=f.fan_round(),
            sleeve=GOLD,
        )
    return f.person(
        f.face("noble", "slit") + f.hair_front(),
        behind=f.hair_long(),
        hat=f.hat_veil(),
        clothes=f.robe(JADE, (PINK, LEAF, WHITE), "cherry", PINK, 0.6),
        held=f.branch("cherry", PINK, LEAF),
        sleeve=JADE,
    )


def _jack(suit: str) -> str:
    if suit == "S":
        return f.person(
            f.face("strong", "open") + f.topknot(VERM),
            clothes=f.robe(NAVY, (SKY, INDIGO, WHITE)),
            held=f.sword(),
            sleeve=NAVY,
        )
    if suit == "H":
        return f.person(
            f.face("strong", "smile") + f.hair_cap(),
            hat=f.hat_scholar(CRIMSON, GOLD),
            clothes=f.robe(CRIMSON, (WHITE, GOLD, WHITE), "cherry", PINK, 0.6),
            held=put(f.flute(), x=26, y=-44),
            hold_at=(-34, 64),
            sleeve=CRIMSON,
        )
    if suit == "D":
        return f.person(
            f.face("strong", "slit") + f.hair_cap(),
            hat=f.hat_gat(),
            clothes=f.robe(SKY, (WHITE, STREAM, WHITE)),
            held=f.scroll(),
            sleeve=SKY,
        )
    return f.person(
        f.face("strong", "open") + f.hair_cap(),
        hat=f.hat_straw(),
        clothes=f.robe(MOSS, (SAND, UMBER, WHITE), "pine", LEAF, 0.4),
        held=f.hawk(),
        hold_at=(-42, 66),
        sleeve=MOSS,
    )


_GROUND = {"S": COURT_SPADE, "H": COURT_HEART, "D": COURT_DIAMOND, "C": COURT_CLUB}
_FLOWER = {
    "S": ("iris", VIOLET, "66,74,0,0.6 156,64,10,0.7 162,120,0,0.55"),
    "H": ("plum", VERM, "66,70,0,0.9 160,62,10,1 166,116,0,0.8 62,120,30,0.7"),
    "D": ("maple", VERM, "68,72,-20,0.7 160,62,20,0.8 166,120,40,0.6"),
    "C": ("cherry", PINK, "66,70,0,0.8 164,64,10,0.9 166,124,0,0.7 60,112,30,0.6"),
}


def court(rank: str, suit: str) -> Card:
    """A court card: one half figure and its mirror in a panel."""
    colour = SUITS[suit][1]
    figure = {"K": _king, "Q": _queen, "J": _jack}[rank](suit)
    ground = rect(52, 34, 116, 148, _GROUND[suit])
    if rank == "K":
        ground += circle(112, 94, 54, GOLD)
    elif rank == "Q":
        motif, fill, items = _FLOWER[suit]
        ground += scatter(motif, items, fill)
    else:
        ground += path("M50 182V146Q82 132 110 146T170 142V182Z", PAPER, opacity=".6")
    scale, lift = {
        "KS": (0.9, 122),
        "KC": (0.94, 120),
        "KD": (0.96, 122),
        "KH": (1, 104),
        "QC": (0.98, 100),
    }.get(rank + suit, (1, 104))
    half = group(ground + put(figure, x=115, y=lift, scale=scale), clip_path="url(#h)")
    clip = '<clipPath id="h"><rect x="52" y="34" width="116" height="146"/></clipPath>'
    body = mirrored(index(rank, suit) + half)
    body += pen("M52 180H168", PAPER, 5) + pen("M52 180H168", colour, 2.4)
    body += element(
        "rect", x=52, y=34, width=116, height=292, rx=7, fill="none", stroke=colour, stroke_width=3
    )
    return Card(body, f"{RANK_NAMES[rank]} of {SUITS[suit][0]}", extra=clip)


# --- number cards ------------------------------------------------------------------------------------

_ACE = {
    "S": lambda: scatter("pine", "110,286,0,0.72 78,292,-14,0.56 142,292,14,0.56", PINE),
    "H": lambda: (
        strokes(BARK, ("60,300 110,290 160,276", "3 5 2"))
        + scatter("plum", "84,294,0,1 112,288,20,1.15 142,280,0,0.95", VERM)
    ),
    "D": lambda: scatter(
        "maple", [(84, 290, -40, 0.95, GOLD), (138, 290, 40, 0.95, RUST), (110, 280, 0, 1.15, VERM)]
    ),
    "C": lambda: (
        strokes(LEAF, ("110,316 110,280", "3 2"), ("110,306 84,292", "3 1.5"), ("110,306 136,292", "3 1.5"))
        + scatter("trefoil", "110,284,0,1.9 82,292,-50,1.5 138,292,50,1.5", JADE)
    ),
}


def ace(suit: str) -> Card:
    """Ace: one large pip in a gold ring, a sprig of the suit's plant below and above."""
    colour = SUITS[suit][1]
    pip = circle(110, 180, 62, fill="none", stroke=GOLD, stroke_width=2.5) + circle(
        110, 180, 56, fill="none", stroke=GOLD, stroke_width=1
    )
    body = mirrored(index("A", suit) + _ACE[suit]()) + pip + use(suit, 110, 180, 0, 2.4, colour)
    return Card(body, f"Ace of {SUITS[suit][0]}")


def number(rank: str, suit: str) -> Card:
    """Number card; pips of the lower half stand on their heads."""
    colour = SUITS[suit][1]
    pips = group(
        *[use(suit, 110 + x * 30, 180 + y * 56, 180 if y > 0 else 0, 0.94) for x, y in PIPS[int(rank)]],
        fill=colour,
    )
    return Card(mirrored(index(rank, suit)) + pips, f"{rank} of {SUITS[suit][0]}")


# --- jokers ------------------------------------------------------------------------------------------


def fox_mask(mark: str, ear: str) -> str:
    """Fox mask of the festivals."""
    out = ""
    for side in (1, -1):
        half = blob("18,-52c 46,-112 64,-126 72,-92 70,-54 64,-20", WHITE, stroke=INK, stroke_width=2.4)
        half += blob("34,-56 52,-98 60,-100 60,-70 54,-46", ear)
        out += half if side == 1 else group(half, transform="scale(-1 1)")
    out += blob(
        "0,-62 36,-58 66,-26 70,6 44,44 20,84 0,98 -20,84 -44,44 -70,6 -66,-26 -36,-58",
        WHITE,
        stroke=INK,
        stroke_width=2.4,
    )
    for side in (1, -1):
        half = strokes(INK, ("14,16 32,2 56,-10", "3 9 2"), ("30,4 44,6 56,-8", "2 5 1"))
        half += strokes(
            mark,
            ("18,-22 38,-32 60,-26", "1 8 1"),
            ("36,30 52,22 66,20", "1 6 1"),
            ("32,42 46,38 58,36", "1 5 1"),
        )
        half += pen("M8 74L54 62M8 80L48 78", INK, 1.2)
        out += half if side == 1 else group(half, transform="scale(-1 1)")
    out += blob("0,-54 8,-40 6,-20 0,-6 -6,-20 -8,-40", mark) + circle(0, -46, 4, GOLD)
    out += path("M-11 66Q0 58 11 66Q8 78 0 82Q-8 78-11 66Z", INK)
    return out + strokes(mark, ("-18,86 0,92 18,86", "1 4 1"))


def joker(second: bool) -> Card:
    """JK1 in red, JK2 in indigo: a fox mask between bells, readable from both ends by its star."""
    mark, ground, ray = (INDIGO, NAVY, INDIGO) if second else (VERM, DEEP, CRIMSON)
    rays = "".join(
        path(polyline((110, 176), polar(330, a, 110, 176), polar(330, a + 11, 110, 176)) + "Z", ray)
        for a in range(0, 360, 22)
    )
    star = circle(36, 42, 25, SLIP) + use("plum", 36, 42, 0, 1.02, mark)
    cords = strokes(GOLD, ("64,206 58,240 70,270", "5 5 5"), ("156,206 162,240 150,270", "5 5 5"))
    for x in (70, 150):
        cords += (
            circle(x, 284, 14, GOLD, stroke=INK, stroke_width=2)
            + pen(f"M{x - 14} 282H{x + 14}", INK, 2)
            + circle(x, 290, 3, INK)
        )
    body = (
        rays
        + cords
        + put(fox_mask(mark, ROSE if not second else SKY), x=110, y=176, scale=1.12)
        + mirrored(star)
    )
    return Card(body, "Second joker" if second else "First joker", ground)


def deck() -> dict[str, Card]:
    """All cards by code."""
    cards = {}
    for suit in SUITS:
        for rank in RANKS:
            make = ace(suit) if rank == "A" else court(rank, suit) if rank in "JQK" else number(rank, suit)
            cards[rank + suit] = make
    cards["JK1"], cards["JK2"] = joker(False), joker(True)
    return cards
