"""The Chinese money-suited deck for Khanhoo (Ming and Qing forms), narrow cards of 110 x 360.

Cash are coins, strings are strings of cash, myriads show people from the old novels' world under
their amount; besides the special cards: half cash, no cash, thousand, red flower, white flower,
old thousand. Caps carry the rank in figures, coloured by suit, so that a closed fan can be read.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from . import figures as f
from .kit import MOTIFS, Card, circle, element, group, path, pen, put, rect, scatter, strokes, use
from .motifs import butterfly
from .palette import (
    BARK,
    CREAM,
    CRIMSON,
    DEEP,
    FAWN,
    GOLD,
    INDIGO,
    INK,
    LEAF,
    MOSS,
    NAVY,
    PAPER,
    PINE,
    PINK,
    ROSE,
    SAND,
    SKY,
    SLATE,
    SLIP,
    STREAM,
    UMBER,
    VERM,
    VIOLET,
    WHITE,
)
from .signs import HAN, LATIN, sign

SIZE = (110, 360)

# --- coins and strings ---------------------------------------------------------------------------

MOTIFS["coin"] = (
    circle(0, 0, 17, GOLD, stroke=INK, stroke_width=2)
    + circle(0, 0, 12.5, fill="none", stroke=UMBER, stroke_width=1)
    + rect(-4.5, -4.5, 9, 9, PAPER, stroke=INK, stroke_width=1.8)
    + path(
        "M-1.2-11.500h2.400v4.500h-2.400zM-1.2 7h2.400v4.500h-2.400z"
        "M-11.500-1.200v2.400h4.500v-2.400zM7-1.200v2.400h4.500v-2.400z",
        UMBER,
    )
)


def _string() -> str:
    """A string of cash seen from the side: coin edges on a red cord, knot above, tassel below."""
    coins = "".join(
        path(
            f"M-9 {y}q-2 3.200 0 6.400h18q2-3.200 0-6.400z",
            GOLD if i % 2 else SAND,
            stroke=INK,
            stroke_width=1.3,
        )
        for i, y in enumerate(range(-23, 20, 7))
    )
    cord = strokes(VERM, ("0,-32 0,-24", "3 3")) + circle(0, -32, 4, "none", stroke=VERM, stroke_width=2.4)
    tassel = path("M-2 26H2L5 40Q0 36-5 40Z", VERM)
    return cord + tassel + coins


MOTIFS["cashstring"] = _string()

COIN_PLACES = {
    1: ((0, 0),),
    2: ((0, -1.1), (0, 1.1)),
    3: ((0, -1.55), (0, 0), (0, 1.55)),
    4: ((-1, -1.1), (1, -1.1), (-1, 1.1), (1, 1.1)),
    5: ((-1, -1.35), (1, -1.35), (0, 0), (-1, 1.35), (1, 1.35)),
    6: ((-1, -1.5), (1, -1.5), (-1, 0), (1, 0), (-1, 1.5), (1, 1.5)),
    7: ((-1, -2), (0, -1.2), (1, -0.4), (-1, 0.9), (1, 0.9), (-1, 1.9), (1, 1.9)),
    8: ((-1, -1.95), (1, -1.95), (-1, -0.65), (1, -0.65), (-1, 0.65), (1, 0.65), (-1, 1.95), (1, 1.95)),
    9: ((-1, -2), (1, -2), (-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1), (-1, 2), (1, 2)),
}
STRING_PLACES = {
    1: ((0, 0),),
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (-1, 1), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)),
    7: ((0, -2), (-1, 0), (0, 0), (1, 0), (-1, 2), (0, 2), (1, 2)),
    8: ((-0.55, -2), (0.55, -2), (-1, 0), (0, 0), (1, 0), (-1, 2), (0, 2), (1, 2)),
    9: ((-1, -2), (0, -2), (1, -2), (-1, 0), (0, 0), (1, 0), (-1, 2), (0, 2), (1, 2)),
}


def _mirrored(band: str) -> str:
    return group(band, id="end") + element("use", href="#end", transform="rotate(180 55 180)")


def cap(names: Sequence[str], fill: str, ink: str = SLIP) -> str:
    """Coloured caps at both ends with the rank in figures, for closed fans."""
    band = path("M0 0H110V54Q55 44 0 54Z", fill) + pen("M0 58.500Q55 48.500 110 58.500", GOLD, 2.6)
    if len(names) == 1:
        band += sign(LATIN[names[0]], ink, 36, 9, 1.8, 1.14)
    else:
        band += sign(LATIN[names[0]], ink, 20, 9, 1.8, 1.1) + sign(LATIN[names[1]], ink, 54, 9, 1.8, 1.1)
    return _mirrored(band)


def cash(rank: int) -> Card:
    """Coins; the single coin is large."""
    if rank == 1:
        body = use("coin", 55, 180, 0, 2.45) + scatter("plum", "55,102,0,0.9 55,258,36,0.9", VERM)
    else:
        size, row = (1.5, 56) if rank < 4 else (1.24, 48)
        column = 25 if rank > 3 else 0
        body = group(*[use("coin", 55 + x * column, 180 + y * row, 0, size) for x, y in COIN_PLACES[rank]])
        if rank == 4:
            body += use("plum", 55, 180, 0, 0.95, VERM)
    return Card(body + cap(str(rank), INDIGO), f"{rank} of cash", size=SIZE)


def string(rank: int) -> Card:
    """Strings of cash, hanging."""
    size = {1: 2.3, 2: 1.45, 3: 1.4, 4: 1.4, 5: 1.08, 6: 1.12}.get(rank, 0.98)
    row = {1: 0, 2: 58, 3: 58, 4: 58, 5: 80, 6: 58}.get(rank, 39.5)
    column = {3: 23, 4: 23, 5: 27}.get(rank, 29)
    items = [use("cashstring", 55 + x * column, 178 + y * row, 0, size) for x, y in STRING_PLACES[rank]]
    return Card(group(*items) + cap(str(rank), PINE), f"{rank} of strings", size=SIZE)


# --- myriads: people ---------------------------------------------------------------------------------


def _people() -> dict[int | str, str]:
    """Nine heroes and the lord of the thousand, each with a hat, hair and tool of their own."""
    man = f.face("strong", "open")
    return {
        1: f.person(
            man + f.topknot(VERM), clothes=f.robe(NAVY, (SKY, WHITE, WHITE)), held=f.scroll(), sleeve=NAVY
        ),
        2: f.person(
            f.face("strong") + f.hair_cap(),
            hat=f.hat_straw(),
            clothes=f.robe(MOSS, (SAND, UMBER, WHITE)),
            held=f.rod(),
            hold_at=(-34, 70),
            sleeve=MOSS,
        ),
        3: f.person(
            f.face("thin", "smile", blush=True) + f.hair_front(),
            hat=f.buns(),
            clothes=f.robe(ROSE, (CRIMSON, PINK, WHITE)),
            held=f.sword(),
            sleeve=ROSE,
        ),
        4: f.person(
            man + f.hair_cap() + f.beard(INK, 14),
            hat=f.hat_scholar(STREAM, VERM),
            clothes=f.robe(STREAM, (WHITE, NAVY, WHITE)),
            held=f.bow(),
            sleeve=STREAM,
        ),
        5: f.person(
            f.face("white", age=1) + f.beard(WHITE, 30),
            clothes=f.robe(SAND, (UMBER, FAWN, WHITE)),
            held=f.staff(),
            sleeve=SAND,
        ),
        6: f.person(
            f.face("strong", "open", skin=FAWN) + f.hair_cap() + f.beard(INK, 34),
            hat=f.topknot(GOLD),
            clothes=f.robe(DEEP, (GOLD, INK, WHITE)),
            held=f.halberd(),
            sleeve=DEEP,
        ),
        7: f.person(
            f.face("noble") + f.hair_front(),
            behind=f.hair_long(70),
            hat=f.tiara(),
            clothes=f.robe(VIOLET, (PINK, INDIGO, WHITE)),
            held=f.fan_round(),
            sleeve=VIOLET,
        ),
        8: f.person(
            f.face("strong") + f.hair_cap() + f.beard(INK, 30),
            hat=f.hat_wings(),
            clothes=f.robe(PINE, (GOLD, SLIP, WHITE)),
            held=f.baton(),
            sleeve=PINE,
        ),
        9: f.person(
            man + f.beard(INK, 20), hat=f.hat_plume(), clothes=f.armour(), held=f.sword(), sleeve=INK
        ),
        "T": f.person(
            man + f.hair_cap() + f.beard(INK, 38),
            hat=f.hat_beads(),
            clothes=f.robe(VERM, (GOLD, INDIGO, WHITE), "mum", GOLD, 0.42),
            held=f.baton(),
            sleeve=VERM,
        ),
    }


def myriad(rank: int | str, people: Mapping[int | str, str]) -> Card:
    """Amount in Chinese figures above a half figure."""
    amount = sign(HAN["thousand" if rank == "T" else rank], VERM, 10, 66, 2.1, 1.05)
    amount += sign(HAN["myriad"], VERM, 58, 66, 2.1, 1.12)
    lift = {4: 204, 9: 222, 7: 196}.get(int(rank) if rank != "T" else 0, 200)
    ground = path("M0 312V262Q28 244 55 256T110 250V312Z", CREAM)
    if rank == "T":
        ground = circle(55, 196, 52, GOLD)
    clip = '<clipPath id="m"><rect y="112" width="110" height="195"/></clipPath>'
    figure = group(ground + put(people[rank], x=59, y=lift, scale=0.86), clip_path="url(#m)")
    if rank == "T":
        return Card(figure + amount + _thousand_cap(), "Thousand myriads", SAND, size=SIZE, extra=clip)
    return Card(figure + amount + cap(str(rank), VERM), f"{rank} of myriads", size=SIZE, extra=clip)


def _thousand_cap() -> str:
    """Caps of the thousand: the Chinese sign in a gold disc."""
    band = path("M0 0H110V54Q55 44 0 54Z", DEEP) + pen("M0 58.500Q55 48.500 110 58.500", GOLD, 2.6)
    band += circle(55, 27, 18, GOLD) + sign(HAN["thousand"], INK, 42, 14, 1.3)
    return _mirrored(band)


# --- special cards -----------------------------------------------------------------------------------


def half_cash() -> Card:
    """Half a coin and a flowering twig."""
    twig = strokes(BARK, ("18,300 50,262 86,214", "8 6 3"), ("52,260 40,228 46,202", "4 3 2"))
    flowers = scatter("plum", "88,208,0,1 46,200,20,0.9 64,240,10,1.1 30,282,0,0.95", VERM)
    clip = '<clipPath id="v"><path d="M0 60H62L52 88 66 108 52 132 64 150 54 190H0Z"/></clipPath>'
    coin = group(use("coin", 62, 122, 0, 2.5), clip_path="url(#v)") + pen(
        "M61 80L52 88 66 108 52 132 64 150 58 164", INK, 2.6, stroke_linejoin="round"
    )
    return Card(coin + twig + flowers + cap(("half",), INDIGO), "Half cash", extra=clip, size=SIZE)


def no_cash() -> Card:
    """The place of a coin, empty, and a cord with nothing on it."""
    dashes: dict[str, Any] = {"stroke": SLATE, "stroke_width": 2.6, "stroke_linecap": "round"}
    ring = circle(55, 140, 40, "none", stroke_dasharray="10 9", **dashes) + rect(
        42, 127, 26, 26, "none", stroke_dasharray="6 5.500", **dashes
    )
    cord = strokes(
        VERM, ("55,206 34,226 44,252 70,244 66,222 46,232 52,262 60,284", "3.6 4.4 4.4 4.4 4.4 4.4 4 3.4", 4)
    )
    tassel = path("M54 282H66L72 304Q66 299 60 304 54 299 48 304Z", VERM)
    return Card(ring + cord + tassel + cap("0", INDIGO), "No cash", size=SIZE)


def red_flower() -> Card:
    """Peony on vermilion with a butterfly."""
    stem = strokes(PINE, ("57,372 50,270 56,180", "8 6 5"))
    leaves = scatter("peonyleaf", "28,168,-112,0.86 82,170,112,0.86 54,262,-118,0.95 52,292,118,0.95", PINE)
    body = (
        stem + leaves + use("peony", 55, 140, 0, 1.06) + butterfly(56, 52, 18, 0.72, GOLD, CREAM) + _corners()
    )
    return Card(body, "Red flower", VERM, size=SIZE)


def white_flower() -> Card:
    """White chrysanthemum on indigo with a moon."""
    stem = strokes(LEAF, ("52,372 58,260 55,180", "8 6 5"))
    leaves = scatter("mumleaf", "57,212,-100,1 57,236,104,1.05 56,276,-108,1.15 54,298,106,1.1", LEAF)
    moon = path("M72 28A24 24 0 1 0 82 66A28 28 0 0 1 72 28Z", CREAM)
    body = moon + stem + leaves + use("mum", 55, 142, 0, 1.42, WHITE) + _corners()
    return Card(body, "White flower", INDIGO, size=SIZE)


def old_thousand() -> Card:
    """Old man of the thousand: white beard, between two coins."""
    clip = '<clipPath id="m"><circle cx="55" cy="180" r="47"/></clipPath>'
    old = f.person(
        f.face("white", "smile", age=1) + f.hair_cap(WHITE) + f.beard(WHITE, 40),
        behind=circle(2, -34, 10, WHITE, stroke=SLATE, stroke_width=1.4),
        clothes=f.robe(DEEP, (GOLD, INK, SLATE)),
    )
    medal = (
        circle(55, 180, 47, CREAM)
        + group(put(old, x=56, y=176, scale=0.9), clip_path="url(#m)")
        + circle(55, 180, 47, "none", stroke=INK, stroke_width=2.5)
    )
    discs = "".join(circle(55, y, 28, SLIP, stroke=INK, stroke_width=2) for y in (74, 286))
    number = sign(HAN["thousand"], DEEP, 33, 52, 2.2) + group(
        sign(HAN["thousand"], DEEP, 33, 52, 2.2), transform="rotate(180 55 180)"
    )
    coins = scatter("coin", "24,122,0,0.6 86,122,0,0.6 24,238,0,0.6 86,238,0,0.6")
    return Card(discs + number + coins + medal + _corners(), "Old thousand", GOLD, extra=clip, size=SIZE)


def _corners() -> str:
    """Light corner marks of the three picture cards."""
    mark = pen("M14 34V22Q14 14 22 14H34", SLIP, 2.4, stroke_linecap="round")
    pair = mark + group(mark, transform="translate(110 0)scale(-1 1)")
    return pair + group(pair, transform="rotate(180 55 180)")


def deck() -> dict[str, Card]:
    """All cards by code."""
    people = _people()
    cards = {f"C{rank}": cash(rank) for rank in range(1, 10)}
    cards |= {"Ch": half_cash(), "C0": no_cash()}
    cards |= {f"S{rank}": string(rank) for rank in range(1, 10)}
    cards |= {f"M{rank}": myriad(rank, people) for rank in range(1, 10)}
    cards |= {"MT": myriad("T", people), "RF": red_flower(), "WF": white_flower(), "OT": old_thousand()}
    return cards
