"""Hanafuda, months 1 to 4: pine, plum, cherry, wisteria."""

from collections.abc import Iterable

from .hanafuda_parts import Style, card, disc, raceme, ribbon
from .kit import blob, circle, group, path, pen, put, rect, scatter, strokes, use
from .motifs import blossoms
from .palette import (
    BARK,
    BROWN,
    CREAM,
    DEEP,
    DUSK,
    GOLD,
    HAZE,
    INDIGO,
    INK,
    JADE,
    LEAF,
    MOSS,
    OLIVE,
    PAPER,
    PINE,
    RUST,
    SLATE,
    SLIP,
    VERM,
    WHITE,
)

# --- 1 pine ----------------------------------------------------------------------------------------


def crane() -> str:
    """Red-crowned crane in profile, facing left."""
    out = strokes(BARK, ("116,226 113,268 116,322", "7 4 3.5"), ("134,228 138,266 134,322", "7 4 3.5"))
    for plume, width in (
        ("146,196 182,220 196,272", "16 22 3"),
        ("140,202 170,230 178,284", "14 22 3"),
        ("132,208 156,236 158,282", "14 20 3"),
    ):
        out += strokes(BARK, (plume, width), stroke=PAPER, stroke_width=1.5)
    body = "100,140 84,164 83,194 98,220 126,232 152,228 176,214c 172,190 158,164 134,146 114,138"
    out += blob(body, WHITE, stroke=INK, stroke_width=1.6)
    feathers = (
        "M104 172C116 156 142 156 166 196M100 186C116 172 140 176 160 208"
        "M98 200C114 190 132 194 150 216M104 214C114 206 126 208 138 224"
    )
    out += pen(feathers, INK, 1.6, stroke_linecap="round")
    out += strokes(
        WHITE, ("98,156 84,134 80,110 88,88 84,66", "30 20 15 14 15", 3), stroke=INK, stroke_width=1.6
    )
    out += strokes(INK, ("90,152 78,132 75,110 83,88 81,70", "8 13 9 9 10", 3))
    out += blob("96,62 90,50 78,49 70,57 70,66 80,72 91,71", INK)
    out += strokes(WHITE, ("90,66 97,74 95,86", "12 7 4"))
    out += blob("94,54 84,46 73,50 71,57 82,55", VERM, stroke=PAPER, stroke_width=0.8)
    return out + path("M72 57L30 69 71 66Z", GOLD, stroke=INK, stroke_width=1.2) + circle(79, 61, 2, SLIP)


def pine_cloud(x: float, y: float, scale: float, left: bool = True, right: bool = True) -> str:
    """A flat cloud of fans: a large one before smaller ones."""
    side = (
        ("30,9,7,0.72 54,17,12,0.5" if right else "")
        + " "
        + ("-31,10,-7,0.74 -56,18,-12,0.5" if left else "")
    )
    return put(scatter("pine", side, JADE), use("pine", 0, 0, 0, 1, PINE), x=x, y=y, scale=scale)


@card("01b", "Crane and sun")
def crane_and_sun(style: Style) -> str:
    front = "28,322,-6,0.95 188,316,4,1.05 70,346,0,1 132,352,0,1.05 16,366,0,0.9 206,362,0,0.9"
    sun = circle(132, 118, 88, VERM) + use("pine", 196, 250, 8, 0.95, PINE)
    return sun + crane() + scatter("pine", front, PINE) + disc(style, 36, 36)


@card("01r", "Pine, poem ribbon")
def pine_ribbon(style: Style) -> str:
    return (
        strokes(
            BROWN,
            ("230,330 170,300 120,262 60,250", "26 18 10 4"),
            ("-10,120 30,130 70,112", "16 9 3"),
            ("234,112 212,104 190,98", "12 7 3"),
        )
        + scatter("pine", "34,112,-4,0.8 12,140,0,0.8 180,290,10,0.9 196,92,0,0.8", PINE)
        + ribbon("akayoroshi", style)
        + scatter("pine", "50,262,-6,0.95 132,338,0,1.1 36,348,0,1.1 196,346,4,0.95", PINE)
    )


@card("01j1", "Pine tree")
def pine_tree(style: Style) -> str:
    trunk = strokes(
        BROWN,
        ("214,376 186,318 152,272 168,204 150,140 108,104", "50 34 26 18 11 5", 3),
        ("154,268 112,246 60,250", "14 8 3"),
        ("166,196 186,176 200,158", "10 7 3"),
    )
    bark = pen(
        "M178 330q12-2 18 8M166 300q12-4 18 6M156 268q10-6 18 2M160 232q8-6 15 1M190 352q10-2 16 8M158 196q8-4 13 3",
        PAPER,
        1.6,
        stroke_linecap="round",
    )
    return (
        trunk
        + bark
        + pine_cloud(104, 88, 1.2)
        + pine_cloud(186, 152, 0.74, right=False)
        + pine_cloud(58, 244, 0.98)
        + scatter("pine", "118,268,10,0.5 28,352,0,0.86 82,362,0,0.6", PINE)
    )


@card("01j2", "Pine bough")
def pine_bough(style: Style) -> str:
    bough = strokes(
        BROWN,
        ("236,30 184,70 140,96 92,150 40,176", "40 28 20 13 4", 3),
        ("150,92 110,84 66,96", "12 8 3"),
        ("120,122 138,166 182,190", "13 9 3"),
    )
    bark = pen(
        "M206 40q-8 8-2 20M184 58q-8 8-2 18M160 74q-7 7-1 16M134 92q-6 6-1 14",
        PAPER,
        1.6,
        stroke_linecap="round",
    )
    return (
        bough
        + bark
        + pine_cloud(182, 48, 0.62)
        + pine_cloud(64, 90, 0.84)
        + pine_cloud(182, 182, 0.9)
        + pine_cloud(44, 172, 0.66)
        + scatter("pine", "104,362,0,0.86 30,356,-4,1.06 172,352,6,1.2 212,366,0,0.8", PINE)
    )


# --- 2 plum ----------------------------------------------------------------------------------------


def plum_branches(branches: Iterable[tuple[str, str]], flowers: str, buds: str) -> str:
    """Dark branches with red blossoms."""
    return strokes(BARK, *branches) + scatter("plum", flowers, VERM) + scatter("bud", buds, VERM)


def warbler() -> str:
    """Bush warbler singing with raised head, tail cocked."""
    tail = strokes(MOSS, ("132,212 164,226 204,214", "22 16 12"), stroke=PAPER, stroke_width=1.6)
    tail += strokes(OLIVE, ("134,222 166,244 200,246", "18 14 10"), stroke=PAPER, stroke_width=1.6)
    body = blob(
        "70,96 84,84 102,88 113,104 120,126 140,152 156,184 158,210 140,228 112,230 86,214 72,188 68,160 70,136 66,114",
        OLIVE,
        stroke=PAPER,
        stroke_width=2,
    )
    throat = blob(
        "66,110 76,118 80,140 80,168 90,198 108,220 128,228 108,229 86,214 73,188 69,160 71,136", CREAM
    )
    wing = blob(
        "96,136c 116,136 138,158 152,188 176,224c 148,222 118,214 102,190 92,162",
        MOSS,
        stroke=PAPER,
        stroke_width=1.8,
    )
    wing += blob(
        "96,136c 112,138 124,152 128,168 118,176c 112,182 106,172c 98,178 94,166",
        OLIVE,
        stroke=PAPER,
        stroke_width=1.5,
    )
    wing += pen("M120 178Q140 200 170 221M110 188Q130 210 160 220M128 166Q146 186 164 212", PAPER, 1.5)
    beak = path("M70 99Q60 88 50 78Q54 94 66 107Z", INK) + path("M66 108Q52 106 40 98Q50 114 67 117Z", INK)
    beak += path("M67 106L54 95 62 108Z", VERM)
    face = (
        pen("M72 100Q86 92 102 102", CREAM, 3, stroke_linecap="round")
        + circle(83, 104, 4.2, INK)
        + circle(82, 103, 1.3, WHITE)
    )
    legs = strokes(BROWN, ("108,226 104,240 106,254", "5 4 4"), ("126,226 126,238 124,250", "5 4 4"))
    return tail + legs + body + throat + wing + beak + face


@card("02a", "Bush warbler in plum blossom")
def warbler_in_plum(style: Style) -> str:
    branches = strokes(
        BARK,
        ("-10,330 50,300 110,262 170,246 230,252", "36 28 20 16 12"),
        ("60,294 40,220 30,150 34,60", "16 10 7 3"),
        ("30,316 80,330 130,318 160,322", "12 8 5 3"),
        ("164,248 190,180 176,100 190,24", "14 9 6 3"),
    )
    flowers = (
        "34,88,0,1.15 26,168,30,1.15 44,236,10,1.25 182,56,20,1.2 186,128,0,1.3"
        " 30,316,40,1.4 90,318,0,1.3 198,258,12,1.4 150,318,30,1.1"
    )
    buds = scatter("bud", "33,54,0,1 192,24,10,1", VERM)
    return branches + put(warbler(), x=8, y=8) + scatter("plum", flowers, VERM) + buds


@card("02r", "Plum, poem ribbon")
def plum_ribbon(style: Style) -> str:
    branches = strokes(
        BARK,
        ("236,372 190,318 120,296 50,260 16,196", "40 30 22 15 8"),
        ("60,270 40,170 58,90 46,20", "14 10 7 3"),
        ("150,304 176,230 170,120 186,24", "18 11 7 3"),
        ("124,298 96,314 68,320", "9 6 3"),
    )
    flowers = (
        "44,72,10,1.15 40,148,40,1.2 24,212,0,1.1 66,256,20,1.35 176,96,0,1.2 184,176,30,1.25"
        " 172,250,12,1.3 128,300,50,1.35 70,316,0,1.1"
    )
    buds = scatter("bud", "47,22,0,1 188,26,10,1", VERM)
    return branches + ribbon("akayoroshi", style) + scatter("plum", flowers, VERM) + buds


@card("02j1", "Plum shoots")
def plum_shoots(style: Style) -> str:
    return plum_branches(
        [
            ("-10,350 50,326 120,318 230,340", "30 26 20 26"),
            ("64,322 40,230 60,130 44,40", "18 12 8 3"),
            ("150,320 176,240 150,150 170,60", "18 12 8 3"),
            ("56,160 90,130 100,96", "7 4 2"),
        ],
        "50,100,0,1.3 36,190,20,1.4 62,262,40,1.45 104,90,10,1.15 170,116,0,1.3 150,190,30,1.4"
        " 182,262,10,1.45 118,322,0,1.5 40,330,50,1.3 196,330,10,1.2",
        "44,44,0,1 171,58,10,1",
    )


@card("02j2", "Plum branch")
def plum_branch(style: Style) -> str:
    return plum_branches(
        [
            ("230,372 160,310 90,250 70,170 100,80 90,24", "44 32 20 13 8 3"),
            ("110,262 60,250 20,270", "12 7 3"),
            ("150,300 190,220 176,150", "16 9 3"),
            ("150,318 100,326 56,312", "14 8 3"),
        ],
        "96,64,0,1.3 74,150,20,1.4 88,226,40,1.5 30,262,0,1.3 180,150,10,1.35 184,216,40,1.2"
        " 146,290,10,1.5 60,312,30,1.4 198,300,0,1.2",
        "90,26,0,1",
    )


# --- 3 cherry --------------------------------------------------------------------------------------


def cherry_branches(branches: Iterable[tuple[str, str]], leaves: str, flowers: str) -> str:
    """Brown branches with young russet leaves and blossoms."""
    return strokes(BROWN, *branches) + scatter("leaf", leaves, RUST) + blossoms(flowers)


@card("03b", "Cherry blossom and curtain")
def cherry_curtain(style: Style) -> str:
    out = rect(0, 0, 220, 190, HAZE) + strokes(BROWN, ("-10,60 60,70 130,48 230,58", "20 15 12 7"))
    out += scatter("leaf", "30,40,-40,1 196,110,120,1 108,20,20,0.9 14,132,200,0.9", RUST)
    out += blossoms(
        "34,112,10,1.35 92,34,0,1.3 150,92,30,1.5 196,36,12,1.3 40,42,40,1.25 92,110,20,1.5 200,128,0,1.3"
        " 146,30,55,1.1 140,150,40,1.2 52,164,0,1.2 12,160,30,1.1 96,168,10,1.1 190,172,50,1.2"
    )
    cord = "M-5 196Q52 228 110 192Q168 228 225 196"
    out += path(cord + "V370H-5Z", INDIGO)
    out += path("M-5 236Q52 268 110 232Q168 268 225 236V272Q168 304 110 268Q52 304-5 272Z", SLIP)
    out += path("M-5 250Q52 282 110 246Q168 282 225 250V258Q168 290 110 254Q52 290-5 258Z", VERM)
    out += path("M-5 306Q52 338 110 302Q168 338 225 306V370H-5Z", VERM)
    folds = "M30 216Q26 290 34 370M76 214Q84 290 78 370M144 214Q136 290 142 370M190 216Q194 290 186 370"
    out += pen(folds, INK, 1.6, opacity=".35")
    for x in (54, 166):
        out += put(circle(0, 0, 19, SLIP) + use("cherry", 0, 0, 0, 0.66, INDIGO), x=x, y=292)
    out += pen(cord, GOLD, 6) + pen(cord, DEEP, 1.2, stroke_dasharray="5 5")
    for x, y in ((6, 200), (110, 193), (214, 200)):
        tassel = f"M{x - 7} {y + 6}Q{x} {y - 6} {x + 7} {y + 6}L{x + 9} {y + 44}H{x - 9}Z"
        out += path(tassel, VERM, stroke=PAPER, stroke_width=1.2)
        out += circle(x, y, 7, GOLD, stroke=PAPER, stroke_width=1.2)
    return out + disc(style, 184, 326)


@card("03r", "Cherry, poem ribbon")
def cherry_ribbon(style: Style) -> str:
    return (
        strokes(BROWN, ("-10,300 60,320 140,300 230,330", "24 20 14 20"), ("230,30 180,50 120,36", "12 8 3"))
        + scatter("leaf", "30,60,-40,1.1 196,130,70,1.1 20,210,-70,1 180,330,120,1", RUST)
        + blossoms("190,64,0,1.4 36,120,20,1.3 186,190,40,1.3")
        + ribbon("miyoshino", style)
        + blossoms(
            "56,46,10,1.45 30,254,0,1.4 164,290,30,1.55 92,318,12,1.4 196,250,50,1.1 34,330,20,1.2 150,34,0,1.1"
        )
    )


@card("03j1", "Cherry branch")
def cherry_branch(style: Style) -> str:
    return cherry_branches(
        [
            ("-12,372 50,300 90,220 150,130 200,60", "40 28 18 10 4"),
            ("70,262 140,260 200,290", "14 9 4"),
            ("96,214 60,150 54,80", "10 6 3"),
        ],
        "190,66,50,1.1 54,84,-10,1.1 204,296,110,1.1 120,160,-60,1 30,220,-60,1",
        "170,92,0,1.5 112,158,20,1.3 56,110,40,1.5 40,176,10,1.1 182,268,10,1.5 130,292,40,1.2 96,236,0,1.5"
        " 196,140,0,1.1 120,60,20,1.1 60,330,0,1.2",
    )


@card("03j2", "Cherry boughs")
def cherry_boughs(style: Style) -> str:
    return cherry_branches(
        [
            ("230,340 170,320 100,330 40,310", "30 22 14 5"),
            ("160,322 170,230 130,150 150,60", "18 12 8 3"),
            ("150,190 90,170 40,190", "9 6 3"),
            ("232,120 196,110 170,130", "12 7 3"),
        ],
        "150,60,10,1.1 40,196,-110,1.1 40,314,-80,1.1 186,170,60,1",
        "148,84,0,1.5 100,172,10,1.5 54,214,30,1.2 186,120,40,1.35 160,230,0,1.3 176,300,20,1.5 100,320,0,1.5"
        " 46,286,40,1.2 84,90,20,1.1 44,130,0,1 206,210,0,1",
    )


# --- 4 wisteria ------------------------------------------------------------------------------------


def pinnate(x: float, y: float, rotate: float, scale: float = 1.0, pairs: int = 5, fill: str = PINE) -> str:
    """A wisteria leaf."""
    return use(f"pinnate{pairs}", x, y, rotate, scale, fill)


def cuckoo() -> str:
    """Cuckoo flying left, calling, near wing raised."""
    far = blob("100,170c 76,148 46,112 30,62c 62,84 100,114 128,164c", DUSK, stroke=PAPER, stroke_width=1.8)
    far += pen("M92 150Q64 118 48 88M104 148Q84 118 66 96", PAPER, 1.4)
    tail = strokes(DUSK, ("150,206 182,226 208,262", "18 19 9"), stroke=PAPER, stroke_width=1.6)
    tail += strokes(INK, ("142,210 166,240 186,284", "18 18 8"), stroke=PAPER, stroke_width=1.6)
    spots = ((164, 238), (173, 256), (181, 272), (184, 230), (196, 245))
    tail += group(*[circle(x, y, 2.4) for x, y in spots], fill=SLIP)
    body = blob(
        "58,158 66,146 82,144 100,154 130,170 154,192 168,214c 142,222 112,212 84,194 64,174",
        SLATE,
        stroke=PAPER,
        stroke_width=1.8,
    )
    body += blob("74,176 92,176 122,192 156,214 140,221 112,212 88,196", WHITE)
    bars = (
        "M92 178Q90 188 88 196M104 183Q102 194 98 203M117 190Q114 200 110 209"
        "M130 198Q126 207 123 214M143 207Q139 213 136 219"
    )
    body += pen(bars, INK, 2.2)
    # near wing: long flight feathers first, then the shoulder that joins them to the back
    wing = blob(
        "98,158c 108,112 140,70 200,30c 192,56 178,78 184,88c 168,104 172,114c 158,130"
        " 160,142c 150,158 152,192c 126,186",
        DUSK,
        stroke=PAPER,
        stroke_width=1.8,
    )
    wing += pen("M124 156Q140 106 182 58M136 164Q150 124 178 92M146 172Q154 140 168 120", PAPER, 1.6)
    wing += blob(
        "90,154 98,130 114,104 134,84c 132,100 140,106c 136,120 146,128c 142,142 150,150c"
        " 148,170 154,192 128,184 106,168",
        SLATE,
        stroke=PAPER,
        stroke_width=1.6,
    )
    wing += path("M88 150Q104 158 126 178Q142 190 158 204L134 204 96 176Z", SLATE)
    beak = path("M60 153Q48 150 38 155Q50 157 58 159Z", INK) + path(
        "M58 160Q50 162 43 168Q54 168 62 165Z", INK
    )
    beak += path("M58 156L46 160 59 163Z", VERM)
    return far + tail + body + wing + beak + circle(72, 154, 4.4, GOLD) + circle(72, 154, 2.2, INK)


@card("04a", "Cuckoo, moon and wisteria")
def cuckoo_and_moon(style: Style) -> str:
    return (
        path("M150 34A64 64 0 1 0 200 138A74 74 0 0 1 150 34Z", VERM)
        + strokes(BROWN, ("-10,14 60,24 140,8 230,18", "12 9 8 6"))
        + pinnate(28, 16, 196, 1, 4)
        + pinnate(198, 14, 160, 0.9, 4, LEAF)
        + raceme(30, 110, 200, 4, 17)
        + raceme(192, 250, 84, -4, 13)
        + raceme(70, 34, 44, -2, 11)
        + put(cuckoo(), x=12, y=4)
    )


@card("04r", "Wisteria, plain ribbon")
def wisteria_ribbon(style: Style) -> str:
    return (
        strokes(BROWN, ("-10,18 60,30 140,10 230,26", "12 9 8 6"))
        + pinnate(30, 20, 200)
        + pinnate(196, 20, 150)
        + raceme(36, 76, 200, 2, 18)
        + raceme(190, 60, 240, 6, 18)
        + ribbon("plain", style)
        + pinnate(120, 14, 186, 0.9, 4, LEAF)
        + raceme(88, 258, 70, -4, 14)
    )


@card("04j1", "Wisteria, short in the middle")
def wisteria_short(style: Style) -> str:
    return (
        strokes(BROWN, ("-10,18 60,30 140,10 230,26", "12 9 8 6"))
        + pinnate(30, 20, 200)
        + pinnate(110, 16, 168, 1.05, 5, LEAF)
        + pinnate(196, 20, 150)
        + pinnate(150, 14, 200, 0.9, 4)
        + raceme(56, 66, 226, 6, 19)
        + raceme(118, 84, 150, -4, 16)
        + raceme(172, 60, 250, 10, 20)
    )


@card("04j2", "Wisteria, long in the middle")
def wisteria_long(style: Style) -> str:
    return (
        strokes(BROWN, ("-10,30 70,12 150,28 230,12", "7 8 9 12"))
        + pinnate(24, 24, 190, 1, 5, LEAF)
        + pinnate(84, 16, 205, 0.9, 4)
        + pinnate(136, 24, 160)
        + pinnate(200, 16, 160, 1, 4, LEAF)
        + raceme(44, 100, 140, -4, 15)
        + raceme(104, 56, 262, -8, 21)
        + raceme(166, 80, 210, 8, 18)
    )
