"""Hanafuda, months 9 to 12: chrysanthemum, maple, willow, paulownia (Japanese numbering)."""

from math import atan2, pi, sin

from .hanafuda_parts import Style, card, disc, ribbon, strands
from .kit import (
    Row,
    blob,
    circle,
    ellipse,
    group,
    num,
    path,
    pen,
    place,
    polar,
    polyline,
    put,
    rect,
    rows,
    sample,
    scatter,
    spline,
    strokes,
    use,
)
from .motifs import paulownia_spray
from .palette import (
    BARK,
    CREAM,
    DEEP,
    FAWN,
    GOLD,
    INDIGO,
    INK,
    JADE,
    LEAF,
    PAPER,
    PINE,
    RAIN,
    SKIN,
    SKY,
    SLIP,
    SPRING,
    STREAM,
    UMBER,
    VERM,
    VIOLET,
    WHITE,
)
from .signs import HAN, sign

# --- 9 chrysanthemum -------------------------------------------------------------------------------


@card("09a", "Sake cup and chrysanthemums")
def mum_cup(style: Style) -> str:
    leaves = (
        "30,60,-60,1.3 120,60,40,1.2 64,150,-150,1.3 20,180,200,1.2 180,110,80,1.2 196,40,30,1.1 20,300,-40,1.3"
        " 110,330,20,1.3 196,330,40,1.4"
    )
    out = scatter("mumleaf", leaves, PINE)
    out += use("mum", 66, 86, 0, 1.7, GOLD) + use("mumside", 178, 84, 14, 1.1, VERM)
    out += use("mum", 186, 326, 8, 1.35, GOLD) + use("mumside", 44, 338, -10, 1.2, VERM)
    out += path(
        "M76 196Q78 262 112 284L108 300Q146 310 184 300L180 284Q212 262 214 196Z",
        DEEP,
        stroke=PAPER,
        stroke_width=2.5,
    )
    out += ellipse(145, 196, 70, 25, VERM, stroke=PAPER, stroke_width=2.5) + ellipse(145, 199, 59, 18, CREAM)
    out += path("M86 199a59 18 0 0 1 118 0q-40-12-70-4t-48 4Z", DEEP)
    return out + circle(145, 254, 23, GOLD) + sign(HAN["longevity"], DEEP, 129, 238, 1.6)


@card("09r", "Chrysanthemum, blue ribbon")
def mum_ribbon(style: Style) -> str:
    return (
        scatter("mumleaf", "60,60,60,1.3 170,70,-60,1.2 180,180,100,1.3 30,170,-100,1.2", PINE)
        + use("mumside", 44, 60, -10, 1.3, VERM)
        + use("mum", 176, 96, 8, 1.3, VERM)
        + ribbon("blue", style)
        + scatter("mumleaf", "40,280,-100,1.3 100,320,170,1.3 186,320,120,1.3", PINE)
        + use("mum", 62, 272, 0, 1.6, GOLD)
        + use("mumside", 180, 286, 14, 1.2, GOLD)
    )


@card("09j1", "Chrysanthemums, gold below")
def mum_gold(style: Style) -> str:
    leaves = (
        "104,300,-70,1.4 108,330,70,1.4 60,250,-120,1.2 160,240,110,1.3 56,140,-100,1.2 150,170,100,1.2"
        " 100,190,-20,1.1 186,200,130,1"
    )
    return (
        strokes(
            LEAF, ("112,366 104,280 108,200 84,146 62,104", "8 7 6 5 4"), ("108,240 146,190 152,124", "6 5 4")
        )
        + scatter("mumleaf", leaves, PINE)
        + use("mum", 92, 226, 0, 1.75, GOLD)
        + use("mum", 150, 110, 10, 1.35, VERM)
        + use("mumside", 60, 98, -16, 1.25, GOLD)
    )


@card("09j2", "Chrysanthemums, red below")
def mum_red(style: Style) -> str:
    leaves = (
        "112,310,70,1.4 106,330,-70,1.4 160,260,110,1.2 50,240,-110,1.3 170,140,80,1.2 64,170,-110,1.1"
        " 116,180,30,1.1 30,200,-120,1"
    )
    return (
        strokes(
            LEAF, ("104,366 112,280 106,200 126,146 140,98", "8 7 6 5 4"), ("108,250 64,200 50,140", "6 5 4")
        )
        + scatter("mumleaf", leaves, PINE)
        + use("mum", 128, 230, 0, 1.75, VERM)
        + use("mum", 52, 128, 10, 1.3, GOLD)
        + use("mumside", 140, 92, 12, 1.3, GOLD)
    )


# --- 10 maple --------------------------------------------------------------------------------------


def deer() -> str:
    """Spotted stag looking back to the right."""
    out = strokes(
        FAWN, ("150,226 162,262 150,286 156,324", "34 17 9 8"), ("92,240 100,280 96,324", "24 10 7")
    )
    out += strokes(WHITE, ("170,196 184,200 188,214", "10 12 4"), stroke=INK, stroke_width=1.2)
    out += blob("54,200 58,234 82,252 118,246 146,254 172,240 178,208 162,186 126,190 92,182 70,180", FAWN)
    out += strokes(
        FAWN,
        ("78,226 66,190 72,150 84,122", "48 34 24 22", 3),
        ("70,236 68,280 72,326", "26 11 7"),
        ("162,226 172,262 164,288 170,326", "32 17 9 8"),
    )
    out += blob("72,114 82,104 98,106 116,118 132,126 136,134 130,142 112,142 96,146 80,140 72,128", FAWN)
    for ear in ("76,112c 58,104 46,90c 64,88 80,100", "92,106c 98,90 112,82c 112,96 102,110"):
        out += blob(ear, FAWN, stroke=PAPER, stroke_width=1.2)
    out += strokes(
        BARK,
        ("80,104 66,76 70,46 62,22", "7 6 5 2"),
        ("68,66 54,54 46,40", "5 4 2"),
        ("69,48 80,36 84,24", "5 4 2"),
        ("90,104 104,76 104,48 116,26", "7 6 5 2"),
        ("104,66 120,60 130,48", "5 4 2"),
        ("104,50 94,40 92,28", "4 3 2"),
    )
    out += strokes(
        CREAM,
        ("126,142 108,144 92,150", "5 5 2"),
        ("84,150 80,184 86,220", "3 6 3"),
        ("96,249 120,244 144,250", "2 7 2"),
    )
    out += circle(134, 130, 4, INK) + circle(104, 121, 3.4, INK) + circle(103, 120, 1.1, WHITE)
    spots = "108,200 128,206 148,200 118,218 138,222 158,214 104,228 166,228 94,206 150,234"
    out += group(*[ellipse(x, y, 4.6, 3.2) for x, y in rows(spots)], fill=CREAM)
    return out + path("".join(f"M{x - 5} 320h10l2 12h-14Z" for x in (72, 96, 156, 171)), INK)


@card("10a", "Deer under the maple")
def maple_deer(style: Style) -> str:
    branch = strokes(
        BARK,
        ("230,60 176,76 130,60 90,70", "16 10 6 2"),
        ("180,76 190,130 206,170", "8 5 2"),
        ("-10,300 20,306 40,296", "8 5 2"),
    )
    ground = path("M-5 365V334Q60 312 116 324T225 318V365Z", PINE)
    leaves = [
        (176, 62, 20, 1.15, VERM),
        (134, 84, -30, 0.9, GOLD),
        (204, 112, 60, 1.1, DEEP),
        (196, 176, 10, 1.05, VERM),
        (28, 150, -20, 0.9, GOLD),
        (24, 250, 30, 1.05, VERM),
        (206, 282, -30, 0.85, GOLD),
        (30, 40, 10, 1.05, DEEP),
        (40, 334, 10, 1.1, VERM),
        (120, 346, 40, 0.95, GOLD),
        (202, 336, -20, 1.1, DEEP),
    ]
    return branch + ground + deer() + scatter("maple", leaves)


@card("10r", "Maple, blue ribbon")
def maple_ribbon(style: Style) -> str:
    behind = [
        (40, 70, -20, 1.3, VERM),
        (180, 300, 20, 1.3, GOLD),
        (186, 150, 40, 1.2, DEEP),
        (30, 180, 10, 1.1, GOLD),
    ]
    before = [
        (150, 58, 10, 1.35, VERM),
        (50, 290, -10, 1.4, VERM),
        (190, 230, -30, 1.1, VERM),
        (110, 320, 30, 1.2, DEEP),
        (40, 128, 60, 0.9, DEEP),
        (206, 90, 0, 0.9, GOLD),
        (22, 240, -40, 0.9, DEEP),
    ]
    branches = strokes(BARK, ("230,40 170,70 90,50 30,80", "14 9 6 2"), ("-10,300 60,310 120,290", "12 8 2"))
    return branches + scatter("maple", behind) + ribbon("blue", style) + scatter("maple", before)


@card("10j1", "Maple branch")
def maple_branch(style: Style) -> str:
    """One bough sweeping down from the left, large leaves along it, one already on its way."""
    bough = strokes(
        BARK,
        ("-12,26 50,50 110,104 150,176 160,240", "24 16 11 7 3", 3),
        ("62,58 120,50 176,66", "9 6 2"),
        ("96,92 70,140 66,186", "8 5 2"),
        ("140,156 176,158 200,178", "6 4 2"),
    )
    leaves = [
        (36, 88, 200, 1.15, GOLD),
        (120, 50, -14, 1.25, GOLD),
        (184, 78, 64, 1.45, VERM),
        (60, 190, 190, 1.5, DEEP),
        (104, 136, 200, 1.05, GOLD),
        (194, 190, 120, 1.3, DEEP),
        (146, 246, 176, 2.05, VERM),
        (42, 316, -24, 1.3, GOLD),
    ]
    return bough + scatter("maple", leaves)


@card("10j2", "Maple leaves on the stream")
def maple_stream(style: Style) -> str:
    """Leaves drift from a twig above into the lines of a stream."""
    water = strokes(
        SKY,
        ("-10,262 40,250 90,268 150,246 230,258", "3 8 4 8 3", 3),
        ("-10,292 50,282 110,300 170,276 230,290", "3 4 9 4 3", 3),
        ("-10,326 60,310 120,332 170,306 230,322", "3 9 4 8 3", 3),
        ("-10,352 50,342 120,360 180,338 230,350", "3 4 8 4 3", 3),
    )
    twig = strokes(BARK, ("236,48 180,60 130,40 86,44", "16 10 6 2"), ("176,60 160,90 136,104", "7 4 2"))
    leaves = [
        (206, 76, 160, 1.15, VERM),
        (134, 112, 200, 1.25, DEEP),
        (84, 54, 250, 1.3, VERM),
        (150, 34, 10, 0.95, GOLD),
        (50, 146, -40, 0.95, GOLD),
        (176, 182, 50, 1.05, VERM),
        (92, 226, 20, 1.15, VERM),
        (42, 284, -16, 1.75, VERM),
        (150, 292, 24, 1.85, GOLD),
        (92, 338, -60, 1.2, DEEP),
        (206, 340, 30, 1.15, DEEP),
    ]
    return water + twig + scatter("maple", leaves)


# --- 11 willow -------------------------------------------------------------------------------------


def swallow() -> str:
    """Barn swallow from below, symmetric about its axis."""
    wing = blob(
        "6,-30c 30,-46 64,-34 88,-4 98,48c 74,18 48,8c 28,10 10,18c", INDIGO, stroke=PAPER, stroke_width=1.8
    )
    wing += pen("M22-20Q56-18 80 14M18-8Q42-6 60 4", PAPER, 1.4)
    tail = blob("0,24c 12,40 24,72 34,122c 14,88 0,62c", BARK, stroke=PAPER, stroke_width=1.4)
    half = tail + wing
    return (
        half
        + group(half, transform="scale(-1 1)")
        + blob(
            "0,-70 13,-62 17,-44 16,-16 12,20 0,44c -12,20 -16,-16 -17,-44 -13,-62",
            INDIGO,
            stroke=PAPER,
            stroke_width=1.6,
        )
        + blob("0,-56 10,-46 11,-14 6,20 0,34c -6,20 -11,-14 -10,-46", WHITE)
        + blob("0,-72 10,-64 12,-50 0,-38 -12,-50 -10,-64", VERM)
        + path("M-4-68L0-84 4-68Z", GOLD)
        + circle(-8, -60, 2, INK)
        + circle(8, -60, 2, INK)
    )


def poet() -> str:
    """Court poet in a red robe under an indigo umbrella; the face in the old manner, eyes as strokes."""
    trousers = "96,292c 100,262 112,246c 146,246c 156,268 160,294c 132,290 128,280c 122,292"
    out = blob(trousers, WHITE, stroke=INK, stroke_width=1.4)
    out += pen("M112 256L108 286M146 256L148 284M128 252V278", INDIGO, 1.6)
    out += path("M94 290h34l2 9H92ZM132 290h30l3 9H130Z", INK)
    for robe in (
        "112,168c 100,196 86,222 76,258c 100,268 130,258 160,270 178,262c 168,222 156,190 142,168c",
        "112,172c 92,186 78,206 70,232c 90,240 104,236c 108,206",
        "142,172c 162,190 176,214 180,242c 162,246 148,240c 146,206",
    ):
        out += blob(robe, VERM, stroke=PAPER, stroke_width=1.8)
    out += path("M117 166L128 196 139 166 134 162H122Z", WHITE) + path("M122 166L128 182 134 166Z", INDIGO)
    out += strokes(GOLD, ("104,238 126,244 152,240", "5 7 5"))
    out += scatter("plum", "92,216,0,0.5 162,222,0,0.5 124,226,0,0.5", GOLD)
    out += strokes(UMBER, ("100,232 112,180 126,92", "4 4 4")) + circle(102, 222, 6.5, SKIN)
    # head in three-quarter view towards the left
    out += blob(
        "113,148 113,160 119,171 127,175 137,169 143,158 143,148 128,138", SKIN, stroke=INK, stroke_width=1
    )
    out += path(
        "M112 150Q112 136 120 132L122 112Q130 104 138 112L138 132Q147 138 145 156Q138 146 128 144Q118 144 112 150Z",
        INK,
    )
    out += strokes(INK, ("116,155 119,154 122,155.5", "1 2 1"), ("127,155.5 131,154 135,155", "1 2.2 1"))
    out += strokes(INK, ("116,149.500 121,148.500", "1 1.8"), ("128,148.500 134,149", "1.8 1"))
    out += pen("M124 156L121.500 162.500 124.500 163.500", UMBER, 1.2) + strokes(
        DEEP, ("122,168 125,167.500 128,168", "1 2.2 1")
    )
    # umbrella
    cx, cy, r = 126, 128, 84
    top = f"M{cx - r} {cy}Q{cx - 62} 58 {cx} 48Q{cx + 62} 58 {cx + r} {cy}"
    edge = "".join(
        f"Q{num(cx + r - (i + 0.5) * r / 3)} {cy - 12} {num(cx + r - (i + 1) * r / 3)} {cy}" for i in range(6)
    )
    ribs = "".join(
        f"M{cx} 50Q{num(cx + (i - 2.5) * 17)} 74 {num(cx - r + (i + 0.5) * r / 3)} {cy - 7}" for i in range(6)
    )
    out += path(top + edge + "Z", INDIGO, stroke=PAPER, stroke_width=2) + pen(ribs, SLIP, 1.3)
    out += path(f"M{cx - 70} 100Q{cx} 74 {cx + 70} 100L{cx + 76} 111Q{cx} 84 {cx - 76} 111Z", GOLD)
    return out + path(f"M{cx - 3} 48L{cx} 36L{cx + 3} 48Z", INK)


def frog() -> str:
    """Frog leaping for the willow."""
    legs = (("40,322 22,330 34,344 16,348", "13 10 7 5"), ("58,322 68,336 62,346", "7 5 4"))
    out = strokes(LEAF, *legs, stroke=PAPER, stroke_width=1.2)
    out += blob(
        "30,328 32,308 50,293 68,287 84,296 80,310 62,326 44,335", SPRING, stroke=PAPER, stroke_width=1.6
    )
    out += blob("48,332 66,322 82,304 73,322 58,334", CREAM)
    out += strokes(LEAF, ("35,318 50,303 64,296", "1 3 1"), ("42,324 55,313 65,308", "1 2.5 1"))
    out += circle(70, 288, 4.6, SPRING, stroke=PAPER, stroke_width=1.2) + circle(71, 288, 2.2, INK)
    return out + pen("M68 304Q77 304 83 298", INK, 1.5)


@card("11b", "Poet in the rain", ground=RAIN)
def willow_poet(style: Style) -> str:
    rain = (
        "M20 60l-14 40M60 30l-16 46M96 140l-12 34M210 130l-14 40M186 40l-14 40M30 190l-12 34M206 230l-12 34"
        "M150 20l-12 34M64 250l-10 30"
    )
    currents = (
        "M220 256Q194 262 196 284T160 318Q130 330 134 356M220 280Q212 286 212 304T184 334Q164 342 164 360"
    )
    return (
        pen(rain, WHITE, 2.2, stroke_linecap="round")
        + path("M225 236Q176 244 178 270T140 306Q96 322 110 365H225Z", STREAM)
        + pen(currents, SLIP, 2.4, stroke_linecap="round")
        + path("M-5 300Q50 286 92 306T110 365H-5Z", PINE)
        + strokes(BARK, ("232,-10 196,30 150,18 96,-8", "44 30 18 8"))
        + strands([(206, 20, -3, 1.35, PINE), (184, 26, -2, 1.05, LEAF), (160, 20, 2, 0.7, PINE)])
        + strands([(28, -6, 3, 1.1, PINE), (8, -6, 2, 1.6, LEAF), (50, -10, 3, 0.62, LEAF)])
        + put(poet(), x=-8)
        + frog()
        + disc(style, 184, 326)
    )


@card("11a", "Swallow in the willow")
def willow_swallow(style: Style) -> str:
    return (
        strokes(BARK, ("-12,-8 40,26 110,14 170,-8", "40 26 16 8"))
        + strands(
            [
                (18, 20, 1, 2.3, PINE),
                (44, 26, 0, 1.4, LEAF),
                (196, -8, -1, 2.2, PINE),
                (172, -6, 0, 1.5, LEAF),
            ]
        )
        + strands([(80, 22, 0, 0.72, PINE), (120, 12, -1, 0.62, LEAF), (150, 4, 0, 0.9, PINE)])
        + put(swallow(), x=98, y=206, rotate=-132, scale=1.08)
    )


@card("11r", "Willow, plain ribbon")
def willow_ribbon(style: Style) -> str:
    return (
        strokes(BARK, ("232,-8 170,30 90,16 20,-10", "40 26 16 8"))
        + strands(
            [(24, 0, 1, 2.1, PINE), (50, 6, 0, 1.5, LEAF), (196, 22, -1, 2.4, PINE), (172, 30, 0, 1.8, LEAF)]
        )
        + ribbon("willow", style)
        + strands([(152, 26, -1, 1.4, PINE), (70, 10, 0, 1, PINE)])
    )


def thunder_drum(x: float, y: float, radius: float) -> str:
    """Drum of the thunder god with three commas."""
    comma = "M0 0C-3-12 6-22 16-20C30-16 30 4 18 8C24-2 12-8 0 0Z"
    commas = "".join(path(comma, SLIP, transform=f"rotate({i * 120})" if i else None) for i in range(3))
    studs = group(*[circle(*polar(36, i * 30), 2.2) for i in range(12)], fill=INK)
    return put(
        circle(0, 0, 40, GOLD, stroke=INK, stroke_width=5),
        circle(0, 0, 31, VERM),
        commas,
        studs,
        x=x,
        y=y,
        scale=radius / 40,
    )


@card("11j1", "Thunderstorm", ground=DEEP)
def willow_storm(style: Style) -> str:
    """Drum and claws of the thunder god in black cloud, forked lightning, willow whipped by wind."""
    cloud = path(
        "M-5-5H225V116a24 24 0 0 1-40 12a26 26 0 0 1-46 14a24 24 0 0 1-42 6a24 24 0 0 1-42 12a26 26 0 0 1-40 10"
        "a20 20 0 0 1-20-8Z",
        INK,
        stroke=VERM,
        stroke_width=2.6,
    )
    curls = (
        "M212 108a14 14 0 1 1-14-18M164 128a15 15 0 1 1-4-22M38 150a15 15 0 1 1-8-22M124 24q-26-12-46 2"
        "M214 30q-30-14-58 2q-16 8-34 0M214 58q-18-8-34 2M118 132a13 13 0 1 1-2-20"
    )
    willow = strands(
        [(206, 120, 10, 1.9, INK), (184, 132, 14, 1.3, INK), (12, 150, 6, 1.7, INK), (36, 162, 8, 1.05, INK)]
    )
    bolts = (
        pen(
            "M104 158L136 196 102 214 142 262 112 276 138 346",
            GOLD,
            8,
            stroke_linejoin="miter",
            stroke_miterlimit="8",
        )
        + pen("M102 214L66 240 80 256 44 300", GOLD, 5, stroke_linejoin="miter", stroke_miterlimit="8")
        + pen(
            "M142 262L176 280 164 296 192 330M112 276L84 300 90 316 72 348",
            GOLD,
            4,
            stroke_linejoin="miter",
            stroke_miterlimit="8",
        )
    )
    fingers = (
        ("236,14 200,58 176,92", "58 50 42", 3),
        ("182,84 146,92 124,116", "30 22 15", 3),
        ("180,92 160,120 150,146", "28 21 15", 3),
        ("190,86 192,118 188,146", "28 22 15", 3),
    )
    claws = (
        ("126,110 114,126 114,144", "14 9 1"),
        ("152,139 146,158 150,174", "14 9 1"),
        ("189,139 189,158 196,172", "14 9 1"),
    )
    hand = (
        strokes(INK, *fingers, stroke=INK, stroke_width=5, stroke_linejoin="round")
        + strokes(GOLD, *claws, stroke=INK, stroke_width=1.6)
        + strokes(VERM, *fingers)
        + pen(
            "M198 36q12 4 18 14M186 56q12 2 18 14M176 76q10 4 16 14M140 98l8 10M158 118l12 6M184 118h14",
            DEEP,
            2.4,
            stroke_linecap="round",
        )
    )
    rain = pen(
        "M28 250l-14 44M60 306l-12 36M210 262l-14 44M170 322l-8 24M150 200l-8 26",
        VERM,
        3,
        stroke_linecap="round",
    )
    return (
        cloud
        + pen(curls, VERM, 2.6, stroke_linecap="round")
        + willow
        + rain
        + bolts
        + thunder_drum(62, 74, 43)
        + hand
    )


# --- 12 paulownia ----------------------------------------------------------------------------------


def spray(x: float, y: float, pairs: int, scale: float = 1.0, rotate: float = 0, colour: str = VIOLET) -> str:
    """Upright paulownia stalk with florets."""
    stalk, florets = paulownia_spray(pairs)
    return put(stalk, group(florets, fill=colour), x=x, y=y, scale=scale, rotate=rotate)


def crest_leaves(y: float = 206, scale: float = 1.0) -> str:
    """Three broad leaves as in the crest."""
    sides = use("kiri", 48, y + 8, 14, scale, PINE) + use("kiri", 172, y + 8, -14, scale, PINE)
    return sides + use("kiri", 110, y + 4, 0, scale * 1.25, JADE)


def crest_sprays(y: float) -> str:
    """Stalks with three, five, three florets above the leaves."""
    return spray(44, y, 2, 1.0, -12, INDIGO) + spray(176, y, 2, 1.0, 12, INDIGO) + spray(110, y - 2, 4, 1.16)


def wing(radius: float, start: float, end: float, count: int, fill: str, inner: float = 0) -> str:
    """One row of wing feathers: a scalloped fan; angles from straight up, clockwise."""
    step = (end - start) / count
    outline: list[Row] = [(0, 0, "c")]
    cuts = ""
    for i in range(count):
        r, a = radius * (1 - 0.05 * i), start + i * step - 90
        outline.append((*polar(r * 0.86, a), "c"))
        outline += [
            polar(r * 0.98, a + step * 0.25),
            polar(r, a + step * 0.55),
            polar(r * 0.95, a + step * 0.85),
        ]
        if i:
            cuts += polyline(polar(inner, a), polar(r * 0.86, a))
        if radius > 70:
            cuts += polyline(polar(r * 0.45, a + step * 0.5), polar(r * 0.86, a + step * 0.5))
    outline.append((*polar(r * 0.84, end - 90), "c"))
    return path(spline(outline), fill, stroke=PAPER, stroke_width=1.8) + pen(cuts, PAPER, 1.3)


def tail_plume(points: str, colour: str, pupil: str, size: float = 1.0) -> str:
    """Long feather: thin quill, barbs swept to the tip, an eye at the end."""
    curve = sample(points, 4)
    barbs = ""
    for j in range(2, len(curve) - 2):
        (x, y), (x1, y1) = curve[j], curve[j + 1]
        scale = (0.7 + 0.8 * sin(pi * min(1, j / len(curve) * 1.05))) * size
        barbs += use("barb", x, y, round(atan2(y1 - y, x1 - x) * 180 / pi + 90), round(scale, 2))
    x, y = curve[-1]
    turn = atan2(y - curve[-3][1], x - curve[-3][0]) * 180 / pi + 90
    eye = (
        path("M0 16C-14 8-15-8 0-24C15-8 14 8 0 16Z", GOLD, stroke=PAPER, stroke_width=1.6)
        + circle(0, -1, 8, pupil)
        + circle(0, -1, 3.4, SLIP)
    )
    return (
        strokes(colour, (points, "7 4 3"))
        + group(barbs, fill=colour, stroke=PAPER, stroke_width=0.7)
        + pen(spline(points, False), PAPER, 1.1)
        + group(eye, transform=place(x, y, turn))
    )


def phoenix() -> str:
    """Phoenix diving left: two wings as feather fans, three eyed tail plumes."""
    tail = (
        tail_plume("118,186 106,226 118,268 112,320", LEAF, VERM, 0.9)
        + tail_plume("126,192 148,228 146,272 164,322", INDIGO, VERM)
        + tail_plume("130,184 172,198 194,234 188,284", VERM, INDIGO, 1.05)
    )
    far = wing(86, 34, 124, 6, DEEP, 18) + wing(60, 32, 126, 5, GOLD, 12) + wing(34, 30, 120, 3, INDIGO, 8)
    near = wing(124, -4, 104, 8, VERM, 22) + wing(88, -6, 108, 6, GOLD, 16) + wing(54, -8, 110, 5, INDIGO, 10)
    body = blob(
        "84,112 104,116 124,136 138,168 138,200c 116,196 94,176 80,146", GOLD, stroke=PAPER, stroke_width=2
    )
    body += strokes(GOLD, ("104,152 92,126 94,98 84,74 62,66", "44 32 22 17 20", 3))
    scales = (
        "M88 148q7 6 12-2 8 5 12-4M94 162q8 5 13-3 8 4 12-5M102 176q8 4 12-4 8 3 11-5M114 188q6 2 10-4 7 2 9-5"
        "M82 132q8 6 13-2 6 4 10-3M84 116q6 5 11-1 5 3 7-2M87 101q5 4 9 0M85 88q4 3 8-1"
    )
    crest = (
        ("70,58 84,44 100,46 112,36", "9 9 7 2"),
        ("67,56 76,38 90,32 96,18", "9 9 6 2"),
        ("62,55 62,40 72,28 68,16", "8 8 5 2"),
    )
    head = strokes(VERM, *crest, stroke=PAPER, stroke_width=1.2)
    head += blob("45,66 50,54 63,51 74,58 76,72 66,81 52,78", GOLD, stroke=PAPER, stroke_width=1.6)
    head += path("M48 60Q32 58 22 72Q38 68 48 76Z", DEEP) + strokes(VERM, ("54,78 51,90 57,100", "6 8 2"))
    head += circle(58, 63, 3, INK)
    return (
        tail
        + group(far, transform="translate(96 154)scale(-1 1)")
        + put(near, x=110, y=158)
        + body
        + pen(scales, DEEP, 1.7)
        + head
    )


@card("12b", "Phoenix and paulownia")
def paulownia_phoenix(style: Style) -> str:
    mist = path(
        "M-5-5H70V14H46a10 10 0 0 0 0 20H-5ZM225 176V140H214a9 9 0 0 0 0 18H196a9 9 0 0 0 0 18Z", GOLD
    )
    return (
        mist
        + phoenix()
        + spray(52, 290, 2, 0.86)
        + spray(22, 300, 1, 0.78, -16, INDIGO)
        + spray(84, 300, 1, 0.78, 16, INDIGO)
        + use("kiri", 54, 280, 0, 1.02, PINE)
        + disc(style, 184, 36)
    )


@card("12j1", "Paulownia, coloured ground")
def paulownia_ground(style: Style) -> str:
    ground = rect(0, 232, 220, 140, VERM if style.edition == "korean" else GOLD)
    return ground + crest_sprays(206) + crest_leaves(200, 1.05)


@card("12j2", "Paulownia, upright")
def paulownia_upright(style: Style) -> str:
    return crest_sprays(212) + crest_leaves(206, 1.05)


@card("12j3", "Paulownia, leaning")
def paulownia_leaning(style: Style) -> str:
    return (
        spray(172, 240, 2, 1.02, 10, INDIGO)
        + spray(56, 232, 3, 1.06, -8)
        + spray(114, 244, 4, 1.1, 4, INDIGO)
        + use("kiri", 58, 222, 18, 1.05, JADE)
        + use("kiri", 166, 230, -10, 1.15, PINE)
        + use("kiri", 106, 254, 4, 1.1, JADE)
    )
