"""Hanafuda, months 5 to 8: iris, peony, bush clover, pampas."""

from .hanafuda_parts import Style, blade, card, disc, ribbon, sprays
from .kit import (
    Point,
    blob,
    brush,
    circle,
    num,
    path,
    pen,
    polyline,
    put,
    rect,
    rows,
    sample,
    scatter,
    strokes,
    use,
)
from .motifs import butterfly
from .palette import (
    BARK,
    BROWN,
    CREAM,
    FAWN,
    GOLD,
    INDIGO,
    INK,
    LEAF,
    MOON,
    MOONSHADE,
    PAPER,
    PINE,
    REED,
    SKY,
    SLIP,
    STRAW,
    UMBER,
    VERM,
    VIOLET,
    WHITE,
)

# --- 5 iris ----------------------------------------------------------------------------------------


def blades(items: str, gap: float = 1.4) -> str:
    """Iris leaves: rows "x,y,height,lean,width"."""
    return "".join(path(blade(*row), PINE, stroke=PAPER, stroke_width=gap) for row in rows(items))


@card("05a", "Plank bridge and irises")
def iris_bridge(style: Style) -> str:
    out = rect(0, 196, 220, 170, SKY) + path("M0 0H220V196Q160 204 110 196Q50 188 0 198Z", PAPER)
    out += path("M-5-5H225V34H150a10 10 0 0 0 0 20H120a12 12 0 0 1 0-24H60a10 10 0 0 1-20 14H-5Z", VERM)
    out += pen(
        "M8 226H60M150 222H212M120 240H150M10 342H70M150 346H214M20 252H44",
        PAPER,
        2.2,
        stroke_linecap="round",
    )
    out += blades("34,300,190,-22,15 52,304,230,-6,17 74,300,176,20,15", 1.2)
    out += blades("150,262,150,-14,15 168,266,196,4,17 188,262,150,22,15", 1.2)
    out += strokes(LEAF, ("62,300 64,200 62,120", "6 5 4"), ("178,262 176,190 178,140", "6 5 4"))
    out += use("iris", 62, 104, -4, 1.25, VIOLET) + use("iris", 170, 128, 6, 1.2, INDIGO)
    out += path("M112 208q-9 20 0 40q9-20 0-40Z", VIOLET) + strokes(
        LEAF, ("112,300 112,262 112,244", "5 4 4")
    )
    for x, y in ((22, 316), (92, 352), (118, 292), (200, 322), (150, 262), (206, 250)):
        out += rect(x - 6, y - 18, 12, 60, BROWN, stroke=PAPER, stroke_width=1)
    for board, seam in (
        ("132,240 230,222 230,244 140,264", "M134 251L226 233"),
        ("96,278 214,306 206,330 88,300", "M92 289L210 318"),
        ("-10,318 108,288 118,310 -10,344", "M-10 330L112 299"),
    ):
        out += path(polyline(*rows(board)) + "Z", GOLD, stroke=PAPER, stroke_width=2) + pen(seam, BROWN, 1.6)
    return out


@card("05r", "Iris, plain ribbon")
def iris_ribbon(style: Style) -> str:
    return (
        blades("30,364,250,-16,15 54,364,200,-26,13 150,364,230,-14,15 178,364,290,10,18 196,364,210,22,15")
        + strokes(LEAF, ("40,364 40,240 44,190", "6 5 4"), ("168,364 172,200 170,120", "7 6 5"))
        + use("iris", 172, 96, 4, 1.35, VIOLET)
        + ribbon("plain", style)
        + use("iris", 44, 196, -6, 1.25, INDIGO)
        + blades("80,364,130,-10,15 104,364,90,8,15 130,364,150,16,15")
    )


@card("05j1", "Irises, high right")
def iris_right(style: Style) -> str:
    return (
        blades("40,364,240,-26,15 62,364,300,-8,18 86,364,220,20,15 130,364,230,-20,15")
        + blades("150,364,170,-34,13 160,364,290,8,18 186,364,230,28,15 108,364,180,4,13")
        + strokes(LEAF, ("76,364 78,220 74,150", "7 6 5"), ("142,364 142,220 144,110", "7 6 5"))
        + use("iris", 70, 142, -6, 1.4, INDIGO)
        + use("iris", 146, 90, 4, 1.5, VIOLET)
        + strokes(LEAF, ("197,364 199,260 196,190", "4 4 3"))
        + path("M196 150q-10 24 0 48q10-24 0-48Z", VIOLET)
    )


@card("05j2", "Irises, high left")
def iris_left(style: Style) -> str:
    return (
        blades("30,364,230,-18,15 50,364,280,6,18 90,364,200,-14,13 116,364,250,-10,17")
        + blades("150,364,200,24,15 180,364,270,10,17 200,364,180,18,15")
        + strokes(LEAF, ("64,364 60,220 66,120", "7 6 5"), ("148,364 146,250 144,196", "7 6 5"))
        + use("iris", 68, 96, 4, 1.5, VIOLET)
        + use("iris", 146, 190, -5, 1.3, INDIGO)
        + strokes(LEAF, ("192,364 195,220 193,112", "4 4 3"))
        + path("M193 70q-9 24 0 48q9-24 0-48Z", INDIGO)
    )


# --- 6 peony ---------------------------------------------------------------------------------------


@card("06a", "Butterflies and peony")
def peony_butterflies(style: Style) -> str:
    return (
        path("M-5 365V326q16-22 36-6q10-24 34-12q20-14 34 8q26-14 36 8q20-16 40 0q20-12 50 8V365Z", VERM)
        + strokes(LEAF, ("150,260 130,190 120,140", "8 7 6"))
        + scatter(
            "peonyleaf",
            "120,150,-128,1.15 110,160,128,1.1 72,92,-60,1.1 160,70,62,1.2 140,128,160,1.2 76,132,-100,1",
            PINE,
        )
        + use("peony", 116, 102, 0, 1.55)
        + butterfly(72, 268, -24, 1.05)
        + butterfly(160, 292, 22, 0.8, CREAM, VIOLET)
    )


@card("06r", "Peony, blue ribbon")
def peony_ribbon(style: Style) -> str:
    return (
        strokes(LEAF, ("70,360 60,280 80,200 150,110", "9 8 7 5"))
        + scatter("peonyleaf", "170,90,70,1.1 120,60,-50,0.9 190,330,160,1.2 196,200,80,1", PINE)
        + use("peony", 168, 74, 0, 1.05)
        + ribbon("blue", style)
        + scatter("peonyleaf", "40,250,-80,1.1 110,310,110,1.1 40,330,-130,1.1", PINE)
        + use("peony", 66, 282, 20, 1.3)
    )


@card("06j1", "Peonies, large below")
def peony_left(style: Style) -> str:
    leaves = (
        "60,300,-150,1.15 150,310,150,1.15 52,200,-50,1.1 176,230,70,1.15 60,250,-95,1.1 120,330,180,1"
        " 176,100,80,0.9 120,70,-60,0.9 160,130,150,0.9"
    )
    return (
        strokes(LEAF, ("110,360 104,300 112,240 150,120", "9 8 7 6"))
        + scatter("peonyleaf", leaves, PINE)
        + use("peony", 104, 228, 10, 1.55)
        + use("peony", 150, 82, 30, 0.95)
    )


@card("06j2", "Peonies, small left")
def peony_right(style: Style) -> str:
    leaves = (
        "180,300,140,1.15 70,310,-140,1.15 176,190,60,1.1 60,250,-70,1.1 40,110,-70,0.95 104,64,40,0.95"
        " 60,150,-140,0.9 130,330,180,1"
    )
    return (
        strokes(LEAF, ("120,360 124,300 110,220 70,110", "9 8 7 6"))
        + scatter("peonyleaf", leaves, PINE)
        + use("peony", 122, 236, 0, 1.6)
        + use("peony", 70, 94, 30, 1.1)
    )


# --- 7 bush clover ---------------------------------------------------------------------------------


def boar() -> str:
    """Wild boar pushing left through the grass: high shoulders, low wedge of a head."""
    out = strokes(
        UMBER,
        ("92,276 82,304 70,334", "26 14 9"),
        ("116,282 112,306 104,336", "22 13 9"),
        ("162,276 176,302 164,334", "34 15 9"),
        ("186,262 200,298 196,332", "32 14 8"),
    )
    mane = []  # bristles along the spine, long on the shoulders
    for i, (x, y) in enumerate(sample("56,222 72,198 92,180 112,172 136,174 162,184 186,202 202,226", 4)):
        length = 17 - 0.42 * i
        mane.append((x + (length * 0.75 if i % 2 else -1), y - (length if i % 2 else 0), "c"))
    out += blob(mane + [(190, 240, "c"), (80, 240, "c")], BARK, stroke=PAPER, stroke_width=1.5)
    out += blob(
        "8,276c 8,262c 24,254 42,238 62,216 88,190 118,180 152,188 186,208 205,236 204,264 186,286 152,290 118,294"
        " 92,306 66,304 44,294 22,288",
        BROWN,
        stroke=PAPER,
        stroke_width=1.8,
    )
    # cheek and jaw are darker than the body
    out += blob("8,276c 8,262c 24,254 44,238 64,236 82,248 88,270 80,292 62,299 42,292 22,287", UMBER)
    hair = (
        ("96,204 108,214 112,230", "1 5 1"),
        ("122,194 138,206 142,226", "1 6 1"),
        ("148,196 164,208 168,228", "1 6 1"),
        ("174,208 186,222 188,240", "1 5 1"),
        ("104,236 118,246 122,262", "1 5 1"),
        ("130,232 146,242 150,260", "1 6 1"),
        ("158,236 172,248 174,264", "1 5 1"),
        ("108,270 122,276 128,288", "1 5 1"),
        ("140,266 154,272 160,284", "1 5 1"),
        ("180,252 188,262 188,274", "1 4 1"),
        ("84,222 94,230 96,242", "1 5 1"),
    )
    out += strokes(UMBER, *hair)
    out += strokes(INK, ("203,238 214,246 211,268", "6 4 2"))
    out += blob("66,222c 72,196 94,182c 94,204 86,226c", INK, stroke=PAPER, stroke_width=1.4)
    out += blob("72,216c 76,204 87,193c 87,206 83,218c", FAWN)
    out += (
        path("M5 279Q3 268 8 260Q17 262 18 272Q17 282 11 284Z", INK)
        + circle(10, 269, 1.8, FAWN)
        + circle(12, 277, 1.6, FAWN)
    )
    out += strokes(
        WHITE,
        ("46,288 32,282 30,262", "10 8 1"),
        ("34,286 25,281 22,268", "6 5 1"),
        stroke=INK,
        stroke_width=0.8,
    )
    out += path("M48 248Q58 240 68 246Q62 254 52 253Z", GOLD) + circle(58, 248, 2.9, INK)
    return out + strokes(INK, ("42,248 54,238 72,242", "1 4 2"))


@card("07a", "Boar in bush clover")
def clover_boar(style: Style) -> str:
    return (
        path("M-5-5H225V40q-14 16-30 2q-14 18-36 2q-18 20-38 0q-16 18-40-2q-20 18-38-2q-20 14-48-2Z", VERM)
        + sprays(
            ("clover-long", 34, 344, 2, 0.93, 0),
            ("clover-long", 190, 344, -2, 0.9, 1),
            ("clover-short", 12, 320, 0, 0.9, 0),
            ("clover-short", 210, 330, -2, 0.95, 1),
        )
        + path("M-5 365V332Q60 318 116 324T225 318V365Z", PINE)
        + boar()
        + sprays(("clover-short", 4, 376, -6, 0.46, 0), ("clover-short", 218, 376, 6, 0.5, 1))
        + path("M-5 365V344Q50 332 120 338T225 334V365Z", PINE)
        + strokes(
            LEAF,
            ("26,352 34,338 52,332", "3 3 1"),
            ("40,356 52,344 70,342", "3 3 1"),
            ("92,354 102,340 122,336", "3 3 1"),
            ("150,354 160,340 180,334", "3 3 1"),
            ("166,358 180,346 198,344", "3 3 1"),
        )
    )


@card("07r", "Bush clover, plain ribbon")
def clover_ribbon(style: Style) -> str:
    both = (("clover-long", 34, 356, -2, 1.02, 0), ("clover-long", 194, 356, 2, 1.02, 1))
    return sprays(*both) + ribbon("plain", style)


@card("07j1", "Bush clover to the right")
def clover_right(style: Style) -> str:
    return sprays(
        ("clover-long", 52, 358, 0, 1.05, 0),
        ("clover-long", 96, 360, 12, 0.98, 0),
        ("clover-short", 134, 358, 22, 1, 0),
        ("clover-short", 30, 358, -8, 0.9, 0),
    )


@card("07j2", "Bush clover to the left")
def clover_left(style: Style) -> str:
    return sprays(
        ("clover-long", 172, 358, 2, 1.05, 1),
        ("clover-long", 130, 360, -10, 0.95, 1),
        ("clover-short", 92, 358, -20, 1, 1),
        ("clover-short", 196, 358, 8, 0.9, 1),
    )


# --- 8 pampas --------------------------------------------------------------------------------------


def hill(outline: str, top: float, bottom: float, slope: float = 0, colour: str = BARK) -> str:
    """A dark hill with grass strokes between `top` and `bottom`; `slope` lowers them on the left."""
    grass = ""
    for i in range(24):  # steps of a low-discrepancy sequence scatter evenly and repeatably
        x = -10 + 208 * (i * 0.7549 % 1)
        y = top + (bottom - top) * (i * 0.5698 % 1)
        y += max(0, slope * (1 - x / 120))
        length = 42 + 36 * (i * 0.37 % 1)
        grass += f"M{num(x)} {num(y)}q{num(length * 0.4)} {num(-length * 0.42)} {num(length)} {num(-length * 0.36)}"
    return path(outline, colour) + pen(grass, STRAW, 1.8, stroke_linecap="round")


def reed(x: float, y: float, height: float, lean: float, colour: str, scale: float = 1.0) -> str:
    """A stem with a drooping plume; the sign of `lean` says where the wind blows."""
    tip = x + lean * 0.7
    stem = brush([(x, y), (x + lean * 0.15, y - height * 0.6), (tip, y - height)], "3.6 3 2")
    return path(stem, colour) + use(
        "plume", tip, y - height + 3, 0, scale, colour, sx=-scale if lean < 0 else None
    )


def leaf_arc(x: float, y: float, height: float, lean: float) -> tuple[list[Point], str]:
    """A long grass leaf that bends over."""
    return (
        [
            (x, y),
            (x + lean * 0.2, y - height * 0.65),
            (x + lean * 0.6, y - height),
            (x + lean * 1.15, y - height * 0.74),
        ],
        "4.5 4 2.8 0.6",
    )


@card("08b", "Full moon over the hill", ground=VERM)
def pampas_moon(style: Style) -> str:
    moon = circle(110, 128, 84, MOON) + path(
        "M110 44a84 84 0 0 1 0 168a84 84 0 0 1-80-58a84 84 0 0 0 110-106a84 84 0 0 0-30-4Z", MOONSHADE
    )
    reeds = "50,276,92,-20 66,268,136,-12 30,290,58,-14 160,262,112,16 176,272,78,24 196,284,50,22"
    return (
        moon
        + "".join(reed(x, y, height, lean, INK) for x, y, height, lean in rows(reeds))
        + hill("M-5 286Q40 228 108 232T225 278V365H-5Z", 272, 372, colour=INK)
        + disc(style, 36, 36)
    )


def goose(x: float, y: float, scale: float, rotate: float = 0) -> str:
    """Wild goose flying left with raised wings."""
    far = blob(
        "-14,4c -26,-14 -44,-44 -50,-84c -34,-66 -20,-48 -10,-32 2,-12 8,2c",
        FAWN,
        stroke=PAPER,
        stroke_width=1.8,
    )
    far += pen("M-12-6Q-28-34-42-64M-2-8Q-14-30-26-48", PAPER, 1.4)
    body = blob(
        "-80,6c -70,-2 -60,0 -46,5 -26,4 -6,-2 18,-4 42,0 66,-8c 70,2 66,8c 48,18 26,26 0,28"
        " -22,24 -40,16 -58,13 -70,15",
        BROWN,
        stroke=PAPER,
        stroke_width=1.8,
    )
    body += blob("-36,15 -14,17 12,18 40,15 28,24 0,27 -22,23", CREAM) + path("M44 4L70-8 66 8 48 14Z", BARK)
    body += path("M-80 3L-98 11-79 13Z", GOLD) + circle(-71, 4, 2.2, SLIP)
    near = blob(
        "-16,6c -10,-22 8,-56 34,-82 66,-104c 62,-88 54,-74c 60,-68 48,-52c 52,-44 40,-30c 42,-22 32,-10 28,8c 8,14",
        BARK,
        stroke=PAPER,
        stroke_width=1.8,
    )
    near += pen("M30-24Q44-52 62-92M24-16Q36-34 50-56M22-6Q32-20 42-32", PAPER, 1.4)
    near += blob(
        "-17,6c -10,-20 6,-50 28,-74c 26,-52 26,-36c 22,-24 26,-16c 24,-4 27,8c 6,15",
        BROWN,
        stroke=PAPER,
        stroke_width=1.4,
    )
    near += pen("M-4-6Q4-28 16-46M6-4Q10-18 17-30", CREAM, 1.6, stroke_linecap="round")
    return put(far, body, near, x=x, y=y, scale=scale, rotate=rotate)


@card("08a", "Three geese")
def pampas_geese(style: Style) -> str:
    return (
        path("M-5-5H225V18q-60 14-100 4T-5 26Z", GOLD)
        + goose(132, 124, 0.96, -7)
        + goose(74, 196, 0.66, -3)
        + goose(170, 226, 0.58, -6)
        + hill("M-5 306Q40 258 108 260T225 294V365H-5Z", 300, 372)
    )


@card("08j1", "Pampas in the wind")
def pampas_wind(style: Style) -> str:
    leaves = [
        leaf_arc(*row)
        for row in rows("20,330,120,46 52,318,150,60 92,300,110,66 132,300,120,58 160,310,90,50")
    ]
    reeds = "16,330,190,22 44,312,232,30 70,300,182,36 100,290,210,40 134,290,150,34 160,296,106,28"
    return (
        strokes(REED, *leaves)
        + "".join(reed(x, y, height, lean, REED, 1.12) for x, y, height, lean in rows(reeds))
        + hill("M-5 296Q60 268 120 282T225 314V365H-5Z", 318, 378)
    )


@card("08j2", "Pampas on a high hill")
def pampas_hill(style: Style) -> str:
    leaves = [leaf_arc(*row) for row in rows("176,214,84,-50 150,206,60,-44 204,226,90,-46")]
    reeds = "190,214,150,-34,1.16 162,206,104,-36,1.06 206,230,86,-30,1"
    return (
        strokes(REED, *leaves)
        + "".join(reed(x, y, h, lean, REED, s) for x, y, h, lean, s in rows(reeds))
        + hill("M-5 306Q52 296 96 232T176 186Q206 190 225 204V365H-5Z", 256, 374, 90)
    )
