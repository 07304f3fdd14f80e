"""The six bonus cards of the Korean game and the spare rain card.

Each tells its effect by its picture and by a small sign in the corner: so many things and so many
little cards (X1 X2 X3), sun and moon for the light that saves a loser (XL), a laughing face for the
winner who is paid twice (XD), a pouch into which everybody's cards drop (XS).
"""

from .hanafuda_parts import Style, card, strands
from .kit import (
    MOTIFS,
    blob,
    brush,
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
    DEEP,
    DEEPWATER,
    FAWN,
    GOLD,
    HAZEBLUE,
    INDIGO,
    INK,
    JADE,
    LEAF,
    MOON,
    NAVY,
    PAPER,
    PINE,
    ROSE,
    SAND,
    SKY,
    SLIP,
    STREAM,
    TIGER,
    UMBER,
    VERM,
    WHITE,
    WOOD,
)
from .signs import HAN, LATIN, sign

# --- signs -----------------------------------------------------------------------------------------


def tiny_card(x: float, y: float, rotate: float = 0, scale: float = 1.0) -> str:
    """A little card, 16 x 26."""
    face = rect(-8, -13, 16, 26, SLIP, rx=2.5, stroke=INK, stroke_width=2)
    leaf = path("M0 8V-1M0 3Q-6 1-5-6Q1-4 0 3Q0-4 5-7Q6 1 0 4", "none", stroke=PINE, stroke_width=2)
    return put(face, leaf, x=x, y=y, rotate=rotate, scale=scale)


def badge(*names: str, fill: str = GOLD) -> str:
    """Corner sign of one or two brushed characters."""
    out = circle(42, 44, 29, fill, stroke=SLIP, stroke_width=3)
    if len(names) == 1:
        return out + sign(LATIN[names[0]], INK, 26, 28, 1.6)
    return out + sign(LATIN[names[0]], INK, 16, 32, 1.2) + sign(LATIN[names[1]], INK, 36, 29, 1.5, 1.05)


def junk_badge(count: int) -> str:
    """+n with n little cards beside it."""
    return badge("+", str(count)) + "".join(tiny_card(86 + 21 * i, 40, 6, 1.05) for i in range(count))


# --- X1 to X3: one, two, three more ----------------------------------------------------------------


@card("X1", "Drum: one junk more")
def drum(style: Style) -> str:
    out = rect(0, 0, 220, 72, VERM) + rect(0, 306, 220, 60, INDIGO) + pen("M0 78H220M0 300H220", GOLD, 5)
    out += circle(110, 190, 92, DEEP, stroke=INK, stroke_width=4)
    out += group(*[circle(*polar(83, i * 20, 110, 190), 4.4) for i in range(18)], fill=GOLD)
    out += circle(110, 190, 73, SLIP, stroke=INK, stroke_width=2)
    arm = "M0 0C-18-14-14-46 0-62A62 62 0 0 1 53.7 31C46 16 18 8 0 0Z"
    for i, colour in enumerate((VERM, INDIGO, GOLD)):
        out += path(arm, colour, transform=f"translate(110 190)rotate({i * 120})")
    return out + junk_badge(1)


def carp(back: str, patch: str, fin: str) -> str:
    """A carp from above, bent to the left, about 90 x 190."""
    fins = (
        "-24,-38c -42,-38 -58,-22 -58,-4 -46,-10 -38,-6 -26,-14c",
        "10,-32c 26,-30 42,-14 42,6 32,-2 24,2 12,-8c",
        "-14,12c -28,16 -38,30 -36,44 -26,36 -18,36 -8,30c",
        "16,16c 30,20 38,34 36,46 28,38 22,40 16,34c",
        "16,50c 26,66 26,92 14,114 30,106 38,96 40,84c 50,94 64,96 80,90 62,82 48,66 34,52c",
    )
    rays = (
        "M-28-30L-52-12M-26-22L-42-10M14-26L36-2M14-16L26-4M-14 20L-30 36M20 24L32 40"
        "M24 58L24 96M30 58L58 86M27 58L38 82"
    )
    body = brush("4,-84 -6,-54 -10,-14 2,26 24,60", "20 42 48 34 11", 4)
    snout = ellipse(4, -83, 10, 9, back)
    scales = "M-30-8q8 6 0 14M-18-12q9 7 1 16M-5-12q9 7 1 17M7-8q7 6 0 15M-13 12q8 7 2 16M0 14q8 7 2 16M-24 8q8 6 2 14"
    spots = (
        ("4,-70 -8,-50 -14,-28", "12 30 8", 3),
        ("-14,-10 -2,8 2,30", "8 28 10", 3),
        ("16,38 20,46 24,54", "5 12 4"),
    )
    return (
        group(*[blob(shape, fin) for shape in fins], stroke=PAPER, stroke_width=1.6)
        + pen(rays, PAPER, 1.1)
        + path(body, back, stroke=PAPER, stroke_width=2)
        + snout
        + strokes(patch, *spots)
        + pen(scales, PAPER, 1.2)
        + circle(-11, -72, 2.6, INK)
        + circle(15, -74, 2.6, INK)
        + pen("M-5-86q-7 2-9 8M13-87q7 2 8 8", back, 2, stroke_linecap="round")
    )


@card("X2", "Two carp: two junk more", ground=STREAM)
def two_carp(style: Style) -> str:
    rings = "".join(
        f"M{x - r} {y}A{r} {r * 0.5:g} 0 1 1 {x + r} {y}A{r} {r * 0.5:g} 0 1 1 {x - r} {y}"
        for x, y, r in ((60, 300, 26), (60, 300, 46), (176, 112, 22), (176, 112, 40))
    )
    out = pen(rings, SKY, 2.4) + pen(
        "M-5 150q30-14 60 0t60 0M120 330q30-14 60 0t60 0M20 96q20-10 40 0", SKY, 3, stroke_linecap="round"
    )
    out += put(carp(WHITE, VERM, ROSE), x=68, y=184, rotate=2, scale=1.06)
    out += put(carp(INK, GOLD, NAVY), x=160, y=250, rotate=182, scale=1.02)
    return out + junk_badge(2)


def tiger() -> str:
    """Folk tiger, sitting in profile with its face turned to us."""
    tail_curve = "182,318 206,296 206,258 184,230 188,196 208,178"
    out = strokes(TIGER, (tail_curve, "24 23 22 20 18 13", 3), stroke=PAPER, stroke_width=2.4)
    bands = (
        ("196,298 206,304 214,300", "7 7 3"),
        ("195,270 206,270 217,264", "7 7 3"),
        ("186,246 196,240 206,234", "7 7 3"),
        ("177,222 187,216 198,214", "7 7 3"),
        ("180,200 190,200 198,204", "6 6 3"),
    )
    out += strokes(INK, *bands) + strokes(INK, ("200,188 208,180 212,172", "14 13 6"))
    out += strokes(FAWN, ("118,276 116,308 112,338", "30 24 20"), stroke=PAPER, stroke_width=2)
    out += blob(
        "64,214 92,186 132,184 166,206 190,250 196,300 180,334 140,344 96,330 72,296 60,254",
        TIGER,
        stroke=PAPER,
        stroke_width=2.4,
    )
    out += blob("66,236 84,250 96,284 96,322 78,322 66,290 60,258", WHITE)
    back = (
        ("146,188 140,206 128,220", "9 8 1"),
        ("166,204 158,222 144,234", "9 8 1"),
        ("181,228 170,242 156,250", "9 8 1"),
        ("124,184 118,198 108,210", "8 7 1"),
        ("190,254 182,262 170,264", "8 7 1"),
    )
    out += strokes(INK, *back)
    out += blob(
        "118,290 138,262 172,262 196,288 196,328 176,348 138,350 116,330",
        TIGER,
        stroke=PAPER,
        stroke_width=2.2,
    )
    out += strokes(
        INK,
        ("196,294 180,292 164,298", "9 8 1"),
        ("198,314 182,312 166,318", "9 8 1"),
        ("128,274 142,282 148,294", "8 7 1"),
    )
    out += blob("88,352 92,338 110,332 146,336 168,344 166,356 90,356", TIGER, stroke=PAPER, stroke_width=2)
    out += strokes(TIGER, ("84,226 72,262 64,300 62,338", "30 36 27 25"), stroke=PAPER, stroke_width=2.2)
    out += strokes(INK, ("52,288 62,294 72,290", "8 6 1"), ("50,310 60,316 70,312", "8 6 1"))
    out += blob("38,356 40,340 58,332 78,338 84,356", TIGER, stroke=PAPER, stroke_width=2)
    out += pen("M54 346V354M66 346V354M106 344V353M120 346V354", INK, 2.4, stroke_linecap="round")
    return out + put(tiger_head(), x=11, y=36, scale=0.86)


def tiger_head() -> str:
    """Face of the tiger, round (80, 180)."""
    out = ""
    for x in (40, 120):
        out += circle(x, 138, 18, TIGER, stroke=PAPER, stroke_width=2.4) + circle(x, 139, 9, INK)
    out += blob(
        "80,116 110,124 134,152 140,186 126,214 104,232 80,238 54,232 32,214 20,186 26,152 50,124",
        TIGER,
        stroke=PAPER,
        stroke_width=2.4,
    )
    out += blob("80,196 104,190 120,206 114,226 96,238 80,242 62,238 46,226 40,206 56,190", WHITE)
    out += blob("52,158 64,146 76,156 70,170 56,172", WHITE) + blob(
        "108,158 96,146 84,156 90,170 104,172", WHITE
    )
    face = (
        ("80,118 80,130 80,144", "11 8 1"),
        ("62,122 66,133 73,143", "9 7 1"),
        ("98,122 94,133 87,143", "9 7 1"),
        ("24,168 38,170 46,178", "9 7 1"),
        ("21,190 34,191 44,196", "9 7 1"),
        ("136,168 122,170 114,178", "9 7 1"),
        ("139,190 126,191 116,196", "9 7 1"),
        ("30,212 42,208 50,210", "8 6 1"),
        ("130,212 118,208 110,210", "8 6 1"),
        ("40,152 54,146 66,152", "2 6 1"),
        ("120,152 106,146 94,152", "2 6 1"),
    )
    out += strokes(INK, *face)
    for x, pupil in ((58, 62), (102, 106)):
        out += path(
            f"M{x - 17} 172Q{x - 4} 156 {x + 15} 168Q{x + 4} 182 {x - 17} 172Z",
            GOLD,
            stroke=INK,
            stroke_width=2.2,
        )
        out += circle(pupil - 3, 168, 5.6, INK) + circle(pupil - 4.5, 166, 1.5, WHITE)
    out += path("M66 192Q80 184 94 192Q92 204 80 208Q68 204 66 192Z", DEEP)
    out += strokes(
        INK,
        ("80,207 80,214 80,220", "3 3 3"),
        ("80,219 70,229 54,222", "4 4 1"),
        ("80,219 90,229 106,222", "4 4 1"),
    )
    return out + pen("M56 210L16 204M56 218L18 224M104 210L144 204M104 218L142 224", INK, 1.4)


def persimmon(x: float, y: float, scale: float = 1.0) -> str:
    """A ripe fruit with its four-part calyx."""
    fruit = blob("0,-17 16,-18 25,-4 21,14 0,21 -21,14 -25,-4 -16,-18", VERM, stroke=PAPER, stroke_width=2)
    calyx = path("M0-12Q-14-6-17-16Q-8-16-8-24Q0-20 0-26Q0-20 8-24Q8-16 17-16Q14-6 0-12Z", PINE)
    return put(fruit, calyx, x=x, y=y, scale=scale)


@card("X3", "Tiger and three persimmons: three junk more", ground=SAND)
def tiger_and_persimmons(style: Style) -> str:
    branch = strokes(
        UMBER,
        ("236,86 200,90 160,82 120,90", "12 9 6 2"),
        ("186,88 190,96 188,104", "5 4 3"),
        ("136,86 140,92 140,100", "4 3 3"),
    )
    branch += strokes(UMBER, ("208,90 214,120 210,130", "5 4 3"))
    leaves = scatter("leaf", "160,84,60,1 118,92,-70,1 214,92,150,0.9", PINE)
    fruits = persimmon(188, 124, 0.86) + persimmon(142, 116, 0.8) + persimmon(208, 150, 0.78)
    ground = path("M-5 365V340Q60 328 120 334T225 328V365Z", PINE)
    return ground + branch + put(tiger(), x=-6, y=0) + leaves + fruits + junk_badge(3)


# --- XL: light for the loser -------------------------------------------------------------------------


_SLOPE = (
    (0.15, 0.035),
    (0.23, 0.16),
    (0.32, 0.25),
    (0.36, 0.4),
    (0.55, 0.5),
    (0.58, 0.66),
    (0.82, 0.76),
    (0.86, 0.92),
)


def peak(x: float, top: float, width: float, height: float, rock: str, ridge: str, shade: str) -> str:
    """One steep mountain with stepped shoulders, ridges as brush strokes."""
    right = [(x + u * width, top + v * height) for u, v in _SLOPE]
    left = [(x - u * width * 0.94, top + (v + 0.03) * height) for u, v in reversed(_SLOPE)]
    foot = top + height
    out = blob(
        [*left, (x, top), *right, (x + width, foot, "c"), (x - width, foot, "c")],
        rock,
        stroke=PAPER,
        stroke_width=2,
    )
    lines = []
    for side, start, end, pull in (
        (-1, 0.1, 0.62, 0.4),
        (1, 0.06, 0.5, 0.3),
        (-1, 0.4, 0.95, 0.7),
        (1, 0.34, 0.9, 0.66),
    ):
        a, b = top + start * height, top + end * height
        inner = x + side * width * (0.02 + 0.16 * start)
        lines.append(
            (
                [
                    (inner, a),
                    (x + side * width * pull * 0.42, (a + b) / 2),
                    (x + side * width * pull * 0.62, b),
                ],
                "1 5.5 1",
            )
        )
    light = [([(x, top + 10), (x + 1, top + height * 0.3), (x - 2, top + height * 0.72)], "1 7 1.5")]
    return out + strokes(shade, *lines) + strokes(ridge, *light)


MOTIFS["wave"] = (
    circle(0, 18, 19, STREAM, stroke=PAPER, stroke_width=1.6)
    + circle(0, 18, 12, DEEPWATER, stroke=PAPER, stroke_width=1.4)
    + circle(0, 18, 5, SLIP)
)


@card("XL", "Sun, moon and five peaks: a light for the loser", ground=INDIGO)
def five_peaks(style: Style) -> str:
    out = circle(176, 70, 30, VERM, stroke=SLIP, stroke_width=2.5) + circle(104, 70, 25, MOON)
    out += pen("M-5 118q40-12 72 2q20 8 40-2M225 132q-30-10-52 0", HAZEBLUE, 4, stroke_linecap="round")
    out += peak(8, 186, 60, 126, PINE, LEAF, JADE) + peak(212, 182, 60, 130, PINE, LEAF, JADE)
    out += peak(56, 148, 64, 164, DEEPWATER, SKY, STREAM) + peak(166, 152, 64, 160, DEEPWATER, SKY, STREAM)
    out += peak(110, 108, 68, 204, PINE, LEAF, JADE)
    for x, y, side in ((80, 214, 1), (142, 214, -1)):  # two falls between the peaks
        out += strokes(
            WHITE,
            (
                f"{x},{y} {x + 7 * side},{y + 34} {x + 3 * side},{y + 62} {x + 10 * side},{y + 98}",
                "5 9 12 20",
                3,
            ),
            stroke=PAPER,
            stroke_width=1,
        )
        out += pen(f"M{x} {y + 10}q{6 * side} 26 {2 * side} 44t{5 * side} 40", SKY, 1.8)
    out += rect(0, 300, 220, 64, DEEPWATER)
    out += "".join(
        use("wave", 40 * i - 20 * (row % 2), 290 + 19 * row)
        for row in range(4)
        for i in range(7)
        if 40 * i - 20 * (row % 2) < 245
    )
    for flip in (False, True):  # red pines on the shores
        tree = strokes(
            DEEP,
            ("-4,330 16,296 6,262 22,226", "16 12 9 4", 3),
            ("10,270 -6,250 -10,240", "6 4 3"),
            stroke=PAPER,
            stroke_width=1.2,
        )
        tree += scatter("pine", "24,222,4,0.66 -2,244,-6,0.6 20,262,6,0.56", PINE)
        tree += path("M-5 365V318Q16 308 34 326T48 365Z", JADE, stroke=PAPER, stroke_width=1.6)
        out += group(tree, transform="translate(220 0)scale(-1 1)") if flip else tree
    light = circle(42, 44, 29, VERM, stroke=SLIP, stroke_width=3) + sign(HAN["light"], SLIP, 24, 25, 1.8)
    return out + light + path("M28 79H56L42 94Z", GOLD, stroke=SLIP, stroke_width=2)


# --- XD: double if you win -----------------------------------------------------------------------------


@card("XD", "Laughing mask: double for the winner", ground=VERM)
def laughing_mask(style: Style) -> str:
    out = "".join(
        path(polyline((110, 190), polar(330, a, 110, 190), polar(330, a + 9, 110, 190)) + "Z", ROSE)
        for a in range(0, 360, 18)
    )
    out += blob(
        "110,76 162,92 184,150 180,216 156,276 110,310 64,276 40,216 36,150 58,92",
        WOOD,
        stroke=PAPER,
        stroke_width=3.5,
    )
    out += blob(
        "36,150c 46,86 84,62 110,70c 136,62 174,86 184,150c 160,114 110,106 60,114",
        INK,
        stroke=PAPER,
        stroke_width=2.5,
    )
    out += strokes(
        INK,
        ("50,160 72,142 98,154", "5 12 4"),
        ("122,154 148,142 170,160", "4 12 5"),
        ("54,188 76,174 98,188", "3 9 3"),
        ("122,188 144,174 166,188", "3 9 3"),
    )
    wrinkles = "M56 200q8 8 16 10M164 200q-8 8-16 10M58 210q4 8 10 10M162 210q-4 8-10 10M92 126q18-8 36 0M90 136q20-8 40 0"
    out += pen(wrinkles, BROWN, 2.6, stroke_linecap="round")
    out += blob(
        "104,160 100,196 86,216 96,228 110,232 124,228 134,216 120,196 116,160",
        FAWN,
        stroke=BROWN,
        stroke_width=2,
    )
    out += (
        circle(64, 226, 14, DEEP, opacity=".75")
        + circle(156, 226, 14, DEEP, opacity=".75")
        + circle(110, 134, 5, DEEP)
    )
    out += path("M66 242Q110 260 154 242Q146 284 110 288Q74 284 66 242Z", INK, stroke=PAPER, stroke_width=2)
    out += path("M78 250Q110 260 142 250L138 260Q110 268 82 260Z", WHITE) + path(
        "M88 278Q110 264 132 278Q110 290 88 278Z", VERM
    )
    return out + badge("x", "2")


# --- XS: everyone gives a junk card ---------------------------------------------------------------------


@card("XS", "Pouch: everybody gives a junk card", ground=INDIGO)
def pouch(style: Style) -> str:
    arcs = "".join(circle(110, 236, r) for r in (120, 150, 180))
    out = group(arcs, fill="none", stroke=HAZEBLUE, stroke_width=2.5)
    for x, y, turn, tail in (
        (46, 128, -28, "M34 92l-8-18M48 90l-6-16"),
        (110, 96, 4, "M104 54v-18M116 54v-18"),
        (174, 128, 30, "M186 92l8-18M172 90l6-16"),
    ):
        out += tiny_card(x, y, turn, 2.5) + pen(tail, SLIP, 3, stroke_linecap="round")
    out += path("M62 186Q110 150 158 186L150 206H70Z", NAVY, stroke=SLIP, stroke_width=2.5)
    out += blob(
        "72,200c 58,216 34,252 34,296 64,330 110,338 156,330 186,296 186,252 162,216 148,200c 128,210 110,202 92,210",
        VERM,
        stroke=PAPER,
        stroke_width=3,
    )
    out += path(
        "M58 178Q84 196 110 190Q136 196 162 178L150 206Q130 214 110 206Q90 214 70 206Z",
        DEEP,
        stroke=PAPER,
        stroke_width=2.5,
    )
    out += pen("M84 190L90 208M110 192V206M136 190L130 208", PAPER, 1.4)
    out += (
        strokes(GOLD, ("64,205 110,214 156,205", "7 9 7"))
        + circle(110, 270, 40, GOLD)
        + use("plum", 110, 270, 0, 1.65, VERM)
    )
    for side in (-1, 1):
        x = 110 + side * 78
        out += pen(f"M{110 + side * 42} 208Q{x} 208 {x} 236", GOLD, 5, stroke_linecap="round")
        out += circle(x, 240, 7, VERM, stroke=PAPER, stroke_width=1.4)
        out += path(f"M{x - 6} 246h12l5 34h-22Z", GOLD, stroke=PAPER, stroke_width=1.4)
    corner = circle(42, 44, 29, GOLD, stroke=SLIP, stroke_width=3) + tiny_card(42, 50, 0, 1.1)
    return (
        out
        + corner
        + path("M16 40l12 6M68 40l-12 6M42 18v13", "none", stroke=INK, stroke_width=4, stroke_linecap="round")
    )


# --- spare rain card ------------------------------------------------------------------------------------


@card("11j1s", "Umbrella in the rain, spare card of the willow", ground=DEEP)
def spare_rain(style: Style) -> str:
    out = pen(
        "M66 60l-14 44M118 20l-14 44M150 66l-10 30M28 250l-10 30M50 310l-12 38M120 312l-14 42"
        "M200 262l-14 42M174 318l-10 30",
        VERM,
        3,
        stroke_linecap="round",
    )
    out += strokes(INK, ("-12,-8 60,30 150,14 236,-14", "46 34 26 40"))
    out += strands(
        [(22, 14, 2, 1.9, INK), (50, 24, 0, 1.1, INK), (196, 10, -2, 2.2, INK), (170, 18, 0, 1.3, INK)]
    )
    scallops = []
    for i in range(20):
        scallops += [(*polar(84, i * 18), "c"), polar(88, i * 18 + 9)]
    ribs = "".join(polyline(polar(10, i * 18), polar(84, i * 18)) for i in range(20))
    umbrella = (
        blob(scallops, GOLD, stroke=PAPER, stroke_width=2.5)
        + circle(0, 0, 61, INDIGO, stroke=SLIP, stroke_width=5)
        + circle(0, 0, 33, VERM, stroke=GOLD, stroke_width=4)
        + pen(ribs, PAPER, 1.3)
        + circle(0, 0, 10, INK, stroke=GOLD, stroke_width=3)
    )
    return out + put(umbrella, x=110, y=206, rotate=9)
