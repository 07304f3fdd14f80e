"""People in the manner of old picture scrolls: court cards, money cards, poets and avatars use them.

A figure is drawn round the centre of its face (about 44 x 54) and looks to the left. Eyes are strokes,
the nose a hook, the mouth a dot of colour; character comes from hair, hat, beard, robe and what is held.
"""

from collections.abc import Sequence

from .kit import (
    Point,
    blob,
    circle,
    ellipse,
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
    BROWN,
    CREAM,
    DEEP,
    GOLD,
    INDIGO,
    INK,
    PAPER,
    PINK,
    SAND,
    SKIN,
    SLATE,
    SLIP,
    UMBER,
    VERM,
    WHITE,
)

# --- face and hair ---------------------------------------------------------------------------------


def face(
    brows: str = "noble",
    eyes: str = "slit",
    age: float = 0,
    blush: bool = False,
    skin: str = SKIN,
    mouth: str = "dot",
) -> str:
    """Head without hair. brows: noble (high smudges), strong (man), thin (woman), raised (she wonders);
    eyes: slit, open, wide, smile; mouth: dot, calm, smile, round, speaking.
    """
    out = blob("-20,-14 -21,2 -17,16 -8,26 2,27 14,19 21,2 20,-16 0,-29", skin, stroke=INK, stroke_width=1.3)
    if blush:
        out += circle(-13, 9, 4.5, PINK) + circle(12, 9, 4.5, PINK)
    brow = {
        "noble": (("-14,-12 -9,-14 -5,-12.5", "2 4.5 2"), ("5,-13 10,-14.500 15,-12", "2 4.5 2")),
        "strong": (("-17,-7 -10,-11 -3,-7", "1 4.2 2.4"), ("4,-7 11,-11 18,-7", "2.4 4.2 1")),
        "thin": (("-16,-8 -10,-10 -4,-8.5", "1 2 1"), ("4,-9 10,-10.500 16,-8", "1 2 1")),
        "white": (("-17,-7 -10,-10 -3,-7", "2 5 2"), ("4,-7 11,-10 18,-7", "2 5 2")),
        "raised": (("-16,-11 -10,-14.500 -4,-12", "1 2 1"), ("4,-12.500 10,-15 16,-11", "1 2 1")),
    }[brows]
    out += strokes(SLATE if brows == "white" else INK, *brow)
    if eyes == "slit":
        out += strokes(INK, ("-15,-0.5 -10,-2.5 -4,0", "1 3 1.2"), ("4,0 10,-2.5 15,-0.5", "1.2 3 1"))
    elif eyes == "smile":
        out += strokes(INK, ("-15,1 -10,-3.5 -4,0.5", "1 2.8 1"), ("4,0.5 10,-3.5 15,1", "1 2.8 1"))
    elif eyes == "wide":
        for x in (-9.5, 9.5):
            out += ellipse(x, -1, 5.6, 5.2, WHITE, stroke=INK, stroke_width=1.2) + circle(
                x - 0.6, -1, 2.7, INK
            )
    else:
        for x in (-9.5, 9.5):
            out += path(
                f"M{x - 6} 0Q{x} -5.500 {x + 6} 0Q{x} 4 {x - 6} 0Z", WHITE, stroke=INK, stroke_width=1.2
            )
            out += circle(x - 1, -0.6, 2.5, INK)
    out += pen("M-1-3L-5 7.500-1 9.500", UMBER, 1.5, stroke_linejoin="round", stroke_linecap="round")
    if mouth == "smile":
        out += path("M-8 14.500Q-1 17 7 14.500Q4 21-1 21Q-6 21-8 14.500Z", DEEP) + pen(
            "M-5.500 16.500Q-1 18 4.500 16.500", WHITE, 1.8, stroke_linecap="round"
        )
    elif mouth == "calm":
        out += strokes(DEEP, ("-6,15 -1.5,17.500 4.500,14.500", "1 3.2 1"))
    elif mouth == "round":
        out += ellipse(-1, 18, 3.4, 4.2, DEEP)
    elif mouth == "speaking":
        out += path("M-6.500 15Q-1 13 5 15Q4 22-1 22Q-6 22-6.500 15Z", DEEP)
    else:
        out += strokes(DEEP, ("-6,16 -1.5,15 4,16.500", "1 3.6 1"))
    if age:
        out += pen("M-16 5q3 4 4 9M14 5q-2 5-4 9M-9-18q9-3 18 0", BROWN, 1.2, stroke_linecap="round")
    return out


def beard(colour: str = INK, length: float = 30) -> str:
    """Moustache and chin beard."""
    return strokes(
        colour,
        ("-3,12.500 -9,14 -14,22", "2 4 1"),
        ("0,12.500 6,14 12,22", "2 4 1"),
        (f"-2,22 -4,{24 + length * 0.5} -7,{24 + length}", "10 9 1"),
    )


def hair_long(length: float = 84, colour: str = INK) -> str:
    """Straight hair falling behind the shoulders (draw it before the robe)."""
    return blob(f"0,-36 -25,-26 -30,0 -33,40 -38,{length}c 38,{length}c 33,40 30,0 25,-26", colour)


def hair_front(colour: str = INK) -> str:
    """Parted hair over the forehead."""
    return blob(
        "2,-35c -18,-33 -27,-16 -27,14c -21,6 -18,-8 -8,-19 2,-22c 10,-19 19,-8 22,8 27,16c 27,-14 20,-32",
        colour,
    )


def hair_cap(colour: str = INK) -> str:
    """A man's hair drawn back, under a hat."""
    return blob("-22,-2c -21,-20 -8,-30 6,-31 20,-24 25,-8 24,12c 18,0 14,-12 0,-17 -14,-14", colour)


# --- hats --------------------------------------------------------------------------------------------


def hat_eboshi(colour: str = INK) -> str:
    """Tall lacquered cap, bent back."""
    return blob(
        "-21,-18c -18,-46 -6,-72 14,-84 26,-76 22,-48 23,-18c 0,-27", colour, stroke=PAPER, stroke_width=1.4
    ) + pen("M-20-20Q0-31 22-20", SLATE, 2)


def hat_court(colour: str = INK) -> str:
    """Court cap with the long upright tail."""
    tail = strokes(colour, ("16,-34 30,-60 26,-92 8,-112", "8 11 12 8"), stroke=PAPER, stroke_width=1.4)
    return (
        tail
        + blob("-23,-18c -20,-36 -4,-44 14,-46 24,-34 25,-14c 0,-26", colour, stroke=PAPER, stroke_width=1.4)
        + rect(-30, -31, 58, 4, GOLD, rx=2)
    )


def hat_beads() -> str:
    """Flat crown with strings of beads."""
    out = blob("-21,-18c -18,-38 18,-38 22,-18c 0,-27", INK, stroke=PAPER, stroke_width=1.4)
    out += path("M-36-46L32-54 36-46-34-37Z", INK, stroke=GOLD, stroke_width=2)
    for x in (-32, -26, -20):
        out += group(*[circle(x, -33 + 7 * i, 2) for i in range(4)], fill=VERM if x == -26 else GOLD)
    return out + circle(0, -30, 4, VERM, stroke=GOLD, stroke_width=1.5)


def hat_helmet() -> str:
    """Warrior's helmet with a gold crescent and a lacquered neck guard."""
    guard = path(
        "M-27-8Q-44 8-48 30L-30 26Q-30 4-22-6ZM27-8Q44 8 48 30L30 26Q30 4 22-6Z",
        DEEP,
        stroke=PAPER,
        stroke_width=1.4,
    )
    guard += pen("M-44 18L-29 14M44 18L29 14M-38 8L-26 4M38 8L26 4", GOLD, 1.6)
    dome = blob("-27,-8c -26,-36 -10,-52 2,-54 22,-44 28,-8c 0,-20", INK, stroke=PAPER, stroke_width=1.4)
    horns = strokes(
        GOLD,
        ("-4,-36 -26,-56 -34,-88", "9 9 1"),
        ("4,-36 26,-56 34,-88", "9 9 1"),
        stroke=INK,
        stroke_width=1,
    )
    return (
        guard
        + dome
        + pen("M-27-10Q0-23 28-10", GOLD, 3.5)
        + horns
        + circle(0, -36, 7, GOLD, stroke=INK, stroke_width=1.4)
    )


def hat_gat() -> str:
    """Korean horsehair hat with wide brim, tied under the chin."""
    tie = pen("M-19-10Q-18 20-4 30M20-10Q20 18 4 30", INK, 1.4)
    brim = ellipse(0, -20, 52, 9, INK, stroke=PAPER, stroke_width=1.4)
    return (
        tie
        + brim
        + path("M-19-22L-16-56Q0-61 16-56L19-22Q0-15-19-22Z", INK, stroke=PAPER, stroke_width=1.2)
        + pen("M-19-26Q0-19 19-26", DEEP, 2.6)
    )


def hat_straw() -> str:
    """Conical traveller's hat."""
    cone = path("M-50-8Q-20-48 2-58Q24-48 52-8Q0-24-50-8Z", SAND, stroke=INK, stroke_width=1.4)
    return cone + pen("M2-58L-30-16M2-58L-8-19M2-58L14-19M2-58L34-15M-34-22Q2-36 37-21", BROWN, 1.3)


def hat_veil() -> str:
    """Wide shallow hat of a noblewoman on the road, with a small crown and a gauze veil (draw last)."""
    gauze = path(
        "M-46-8Q-50 44-54 100H-26Q-28 40-24-10ZM48-8Q52 44 56 100H28Q30 40 26-10Z", WHITE, opacity=".78"
    )
    brim = path(
        "M-58-2Q-54-30-17-35Q-15-54 1-55Q17-54 19-35Q56-30 60-2Q0-20-58-2Z",
        SAND,
        stroke=INK,
        stroke_width=1.4,
    )
    weave = "M-17-34Q1-40 19-34M-44-17Q1-34 46-17M-30-30L-42-8M32-30L44-8M-12-35L-16-13M14-35L18-13"
    return gauze + brim + pen(weave, BROWN, 1.2)


def hat_wings() -> str:
    """Chinese official's cap with two long stiff wings."""
    wings = path(
        "M20-22Q44-28 70-20Q72-15 68-12Q44-16 22-14ZM-18-22Q-42-28-68-20Q-70-15-66-12Q-42-16-20-14Z",
        INK,
        stroke=PAPER,
        stroke_width=1.2,
    )
    cap = blob(
        "-22,-16c -20,-38 -8,-42 2,-42 14,-42 23,-38 24,-16c 0,-25", INK, stroke=PAPER, stroke_width=1.4
    )
    crown = blob("-14,-36 -12,-52 2,-57 16,-52 18,-36 2,-40", INK, stroke=PAPER, stroke_width=1.4)
    return wings + cap + crown + rect(-4, -35, 11, 9, GOLD, rx=2)


def hat_scholar(colour: str = INK, band: str = GOLD) -> str:
    """Chinese scholar's square cap with ribbons."""
    ribbons = strokes(
        colour,
        ("18,-20 38,-6 36,20", "7 7 9"),
        ("16,-18 30,2 24,30", "7 7 9"),
        stroke=PAPER,
        stroke_width=1.2,
    )
    return (
        ribbons
        + path("M-23-14Q-26-40-20-54L24-58Q28-36 25-14Q0-27-23-14Z", colour, stroke=PAPER, stroke_width=1.4)
        + pen("M-24-22Q0-35 26-22", band, 4)
    )


def hat_plume() -> str:
    """Chinese general's helmet: pointed, with a red plume, neck cloth and two pheasant feathers."""
    feathers = strokes(
        BROWN,
        ("-8,-40 -34,-78 -24,-122", "4 8 2", 3),
        ("12,-40 38,-78 28,-122", "4 8 2", 3),
        stroke=PAPER,
        stroke_width=1.2,
    )
    feathers += pen("M-29-66l7-4M-33-82l8-1M-32-97l8 1M33-66l-7-4M37-82l-8-1M36-97l-8 1", GOLD, 2.2)
    cloth = path(
        "M-26-10Q-36 14-34 36L-22 30Q-24 6-20-6ZM28-10Q38 14 36 36L24 30Q26 6 22-6Z",
        DEEP,
        stroke=PAPER,
        stroke_width=1.4,
    )
    bowl = blob(
        "-26,-10c -24,-34 -8,-50 2,-62c 12,-50 26,-34 28,-10c 0,-22", GOLD, stroke=INK, stroke_width=1.4
    )
    plume = strokes(VERM, ("2,-58 6,-76 22,-80", "6 14 3"), stroke=PAPER, stroke_width=1)
    return (
        feathers
        + cloth
        + plume
        + bowl
        + pen("M-26-12Q0-25 28-12M2-60V-24", INK, 2.4)
        + circle(2, -32, 4.5, VERM, stroke=INK, stroke_width=1)
    )


def tiara() -> str:
    """Gold diadem with pendants and a sun."""
    out = path(
        "M-25-18Q0-36 25-18L22-28 14-40 8-33 0-52-8-33-14-40-22-28Z", GOLD, stroke=INK, stroke_width=1.2
    )
    out += circle(0, -38, 4.5, VERM)
    for side in (-1, 1):
        out += pen(f"M{25 * side}-18V6", GOLD, 1.6) + circle(25 * side, 8, 3.2, VERM)
    return out


def buns() -> str:
    """Two looped buns with flowers."""
    loops = "".join(
        ellipse(
            20 * s,
            -40,
            11,
            17,
            INK,
            stroke=PAPER,
            stroke_width=1.4,
            transform=f"rotate({24 * s} {20 * s} -40)",
        )
        for s in (-1, 1)
    )
    return (
        loops
        + use("plum", -24, -28, 0, 0.62, VERM)
        + use("plum", 26, -28, 20, 0.62, VERM)
        + circle(2, -36, 4, GOLD)
    )


def braid_crown() -> str:
    """Big wreath of braided hair with pins."""
    out = strokes(
        INK,
        ("-28,-6 -34,-34 -10,-52 18,-50 34,-30 28,-4", "16 20 22 22 20 15", 3),
        stroke=PAPER,
        stroke_width=1.4,
    )
    out += pen(
        "M-30-20l8-6M-22-38l6 8M-4-46l0 10M14-46l-4 9M27-36l-8 7M32-20l-9-3", SLATE, 2, stroke_linecap="round"
    )
    return (
        out
        + use("mum", -20, -38, 0, 0.36, GOLD)
        + circle(22, -40, 4, VERM, stroke=GOLD, stroke_width=1.6)
        + pen("M30-30L44-38", GOLD, 3, stroke_linecap="round")
    )


def topknot(band: str = VERM) -> str:
    """Young man's topknot with a head band."""
    knot = strokes(INK, ("4,-30 8,-44 0,-56", "8 14 6"), stroke=PAPER, stroke_width=1.2) + pen(
        "M0-36L14-38", band, 4
    )
    return (
        knot
        + hair_cap()
        + pen("M-22-9Q0-22 23-10", band, 5)
        + strokes(band, ("22,-10 36,-4 40,8", "6 7 5"), ("22,-11 38,-12 48,-6", "6 6 4"))
    )


# --- clothes -----------------------------------------------------------------------------------------


def robe(
    outer: str,
    layers: Sequence[str],
    motif: str | None = None,
    motif_fill: str = GOLD,
    motif_scale: float = 0.6,
) -> str:
    """Shoulders and crossed collars; `layers` from the outside to the skin."""
    out = blob(
        "-64,140c -63,92 -50,64 -24,50 0,44 24,50 50,64 63,92 64,140c", outer, stroke=PAPER, stroke_width=2
    )
    if motif:
        places = ((-42, 92), (44, 86), (-30, 122), (36, 122))
        out += group(
            *[use(motif, x, y, 15 * i, motif_scale) for i, (x, y) in enumerate(places)], fill=motif_fill
        )
    for i, colour in enumerate(layers):
        inset, apex = 6 * i, 104 - 16 * i
        out += path(
            f"M{-27 + inset} 48Q-12 {apex - 22} 4 {apex}Q16 {apex - 26} {27 - inset} 48Q0 {36 - i} {-27 + inset} 48Z",
            colour,
            stroke=PAPER,
            stroke_width=1.2,
        )
    out += strokes(layers[0], ("-26,48 -8,84 24,142", "10 11 14"), stroke=PAPER, stroke_width=1.2)
    return out + path("M-10 18L-12 44Q0 58 12 44L11 18Z", SKIN)


def armour() -> str:
    """Laced shoulder plates over a dark robe."""
    out = robe(INK, (GOLD, DEEP, WHITE))
    for side in (-1, 1):
        plates = ""
        for i in range(4):
            y = 58 + 18 * i
            x = 30 + 5 * i
            plates += path(
                f"M{side * x} {y}L{side * (x + 30)} {y + 10}L{side * (x + 28)} {y + 26}L{side * (x - 1)} {y + 16}Z",
                (DEEP, VERM)[i % 2],
                stroke=GOLD,
                stroke_width=2,
            )
        out += plates
    return out


# --- things held -----------------------------------------------------------------------------------


def hand(x: float, y: float, sleeve: str) -> str:
    """A fist coming out of a sleeve."""
    return strokes(
        sleeve,
        (f"{x + 34},{y + 40} {x + 16},{y + 20} {x + 3},{y + 8}", "34 28 22"),
        stroke=PAPER,
        stroke_width=1.6,
    ) + circle(x, y, 8, SKIN, stroke=INK, stroke_width=1.1)


def fan_open(first: str = VERM, second: str = GOLD, radius: float = 44) -> str:
    """Open folding fan, ribs meeting at the origin."""
    leaf = "".join(
        path(polyline((0, 0), polar(radius, a), polar(radius, a + 14)) + "Z", first if i % 2 else second)
        for i, a in enumerate(range(-160, -20, 14))
    )
    edge = pen(
        "M"
        + " ".join(
            f"{polar(radius * 0.45, a)[0]:.1f} {polar(radius * 0.45, a)[1]:.1f}" for a in range(-160, -19, 14)
        ),
        PAPER,
        1.2,
    )
    return group(leaf, stroke=PAPER, stroke_width=1) + edge + circle(0, 0, 3, INK)


def fan_round(fill: str = SLIP, motif: str = "maple", colour: str = VERM) -> str:
    """Round fan on a handle."""
    return (
        strokes(UMBER, ("0,6 0,30", "4 4"))
        + circle(0, -18, 25, fill, stroke=INK, stroke_width=1.6)
        + use(motif, 0, -14, 12, 0.55, colour)
    )


def sword() -> str:
    """Upright sword, hilt at the origin."""
    blade = path("M-4-8Q-8-60 6-96Q8-58 5-8Z", SLIP, stroke=INK, stroke_width=1.4)
    return (
        blade
        + ellipse(0, -7, 11, 4, GOLD, stroke=INK, stroke_width=1.2)
        + rect(-3.5, -4, 7, 30, INDIGO, rx=2, stroke=INK, stroke_width=1)
        + pen("M-3 3l6 5M-3 12l6 5", GOLD, 1.6)
    )


def baton() -> str:
    """Flat ceremonial baton."""
    return path("M-6 20L-7-48Q0-54 7-48L6 20Z", CREAM, stroke=INK, stroke_width=1.4)


def scroll() -> str:
    """Rolled scroll with red cord."""
    return put(
        rect(-9, -40, 18, 66, CREAM, rx=3, stroke=INK, stroke_width=1.4),
        rect(-11, -45, 22, 7, UMBER, rx=2),
        rect(-11, 24, 22, 7, UMBER, rx=2),
        pen("M-9-8H9M-9-3H9", VERM, 2.4),
        rotate=-14,
    )


def flute() -> str:
    """Transverse flute."""
    holes = "".join(circle(x, 0, 1.4, GOLD) for x in (-6, 4, 14, 24))
    return put(rect(-44, -4, 92, 8, UMBER, rx=3, stroke=PAPER, stroke_width=1.2), holes, rotate=8)


def bow() -> str:
    """Long bow and arrow."""
    return (
        strokes(UMBER, ("8,-104 -10,-66 -4,-20 -12,30 2,70", "2 5 6 5 2", 3), stroke=PAPER, stroke_width=1)
        + pen("M8-104L2 70", INK, 1)
        + pen("M-34-36L34 2", CREAM, 2.6)
        + path("M-34-36l12 2-6 8Z", SLATE)
    )


def branch(motif: str, fill: str, leaf: str | None = None, scale: float = 1.0) -> str:
    """A flowering branch held upright."""
    out = strokes(
        UMBER,
        ("2,30 0,0 -8,-30 -2,-66", "5 4 3 2"),
        ("-3,-14 -18,-30 -22,-44", "3 3 1"),
        ("-6,-26 8,-40 16,-46", "3 3 1"),
    )
    if leaf:
        out += scatter("leaf", "-14,-12,-70,0.8 8,-24,60,0.8", leaf)
    flowers = [(-2, -70, 0, 0.8), (-22, -48, -20, 0.74), (17, -50, 24, 0.74), (-6, -32, 10, 0.6)]
    return out + scatter(motif, [(x, y, turn, size * scale) for x, y, turn, size in flowers], fill)


def hawk() -> str:
    """Small hawk sitting on a glove."""
    out = strokes(UMBER, ("8,-6 16,18 22,34", "16 12 6"), stroke=PAPER, stroke_width=1.2)
    out += blob(
        "-12,-42 -2,-54 12,-50 20,-34 22,-10 10,6 -6,2 -14,-18", BROWN, stroke=PAPER, stroke_width=1.4
    )
    out += blob("-12,-34 -6,-24 0,-6 -2,2 -10,-4 -15,-20", CREAM) + pen(
        "M-10-22l6 2M-9-14l8 2M-7-6l7 1", BROWN, 1.4
    )
    out += blob("4,-36c 16,-30 26,-6 24,16c 10,6 4,-14", UMBER, stroke=PAPER, stroke_width=1.2)
    return (
        out
        + path("M-12-44Q-22-44-20-34L-11-37Z", GOLD)
        + circle(-5, -44, 3.4, GOLD)
        + circle(-5.500, -44, 1.8, INK)
        + rect(-8, 2, 16, 5, GOLD, rx=2)
    )


def rod() -> str:
    """Fishing rod with a small fish."""
    fish = path("M-44-40Q-36-52-26-42Q-36-32-44-40ZM-28-43L-20-49V-36Z", VERM, stroke=PAPER, stroke_width=1)
    return (
        strokes(UMBER, ("10,34 -4,-30 -36,-92", "5 4 1.5", 3))
        + pen("M-36-92L-36-52", INK, 1)
        + put(fish, x=0, y=-10)
    )


def staff() -> str:
    """Monk's staff with rings."""
    rings = circle(0, -66, 12, "none", stroke=GOLD, stroke_width=3.4) + circle(
        -11, -58, 5, "none", stroke=GOLD, stroke_width=2
    )
    return (
        strokes(UMBER, ("0,40 0,-54", "5 5"))
        + rings
        + circle(11, -58, 5, "none", stroke=GOLD, stroke_width=2)
    )


def halberd() -> str:
    """Crescent halberd."""
    blade = path("M-4-60Q-30-64-28-98Q-16-82 4-84ZM3-84L0-108-5-84Z", SLIP, stroke=INK, stroke_width=1.4)
    return strokes(UMBER, ("0,44 0,-86", "5.5 5")) + blade + strokes(VERM, ("0,-56 6,-46 2,-36", "8 9 2"))


def person(
    front: str,
    *,
    hat: str = "",
    behind: str = "",
    clothes: str = "",
    held: str = "",
    hold_at: Point = (-40, 70),
    sleeve: str | None = None,
) -> str:
    """Put a figure together: what is behind, robe, face with hair, hat, hand with its thing."""
    out = behind + clothes + front + hat
    if held:
        x, y = hold_at
        out += put(held, x=x, y=y)
        if sleeve:
            out += hand(x, y + 4, sleeve)
    return out
