"""Plant motifs, each drawn once and reused by every card that shows the plant.

A motif is drawn round the origin. Most are left without a fill so that `use(..., fill=...)`
colours them; gaps and veins are paper-coloured, which keeps overlaps readable without outlines.
"""

from collections.abc import Sequence
from math import atan2, pi

from .kit import (
    MOTIFS,
    Attribute,
    Row,
    blob,
    brush,
    circle,
    element,
    ellipse,
    group,
    path,
    pen,
    place,
    polar,
    polyline,
    rows,
    sample,
    spline,
    use,
)
from .palette import (
    BARK,
    BLUSH,
    CLOVER,
    CRIMSON,
    DEEP,
    GOLD,
    INDIGO,
    INK,
    LAVENDER,
    LEAF,
    LILAC,
    PAPER,
    PINE,
    PINK,
    ROSE,
    VERM,
    VIOLET,
)


def _turned(d: str, count: int, **attributes: Attribute) -> str:
    """A petal path repeated round the centre."""
    return "".join(
        element("path", d=d, transform=f"rotate({i * 360 / count:g})" if i else None, **attributes)
        for i in range(count)
    )


# --- blossoms ------------------------------------------------------------------------------------


def _plum() -> str:
    """Five round petals, gold stamens."""
    petals = group(
        *[circle(*polar(10.2, -90 + 72 * i), 9.6) for i in range(5)], stroke=PAPER, stroke_width=1.2
    )
    stamens = "".join(
        polyline(polar(3, -90 + 36 * i), polar(11 if i % 2 else 8.5, -90 + 36 * i)) for i in range(10)
    )
    dots = "".join(circle(*polar(11.5, -54 + 72 * i), 1.5, GOLD) for i in range(5))
    return petals + circle(0, 0, 6) + pen(stamens, GOLD, 1.3) + dots + circle(0, 0, 3, GOLD)


def _cherry() -> str:
    """Five notched petals."""
    petal = spline("0,-2c -8,-10 -8.5,-19 -3.5,-24.5c 0,-21c 3.5,-24.5c 8.5,-19 8,-10")
    stamens = "".join(
        polyline(polar(2, -90 + 36 * i), polar(9 if i % 2 else 12, -90 + 36 * i)) for i in range(10)
    )
    dots = "".join(circle(*polar(12.5, -90 + 72 * i), 1.4) for i in range(5))
    return (
        group(_turned(petal, 5), stroke=PAPER, stroke_width=1.4)
        + pen(stamens, DEEP, 1.1)
        + group(dots, fill=DEEP)
        + circle(0, 0, 2.6, GOLD)
    )


def _maple() -> str:
    """Seven lobes; wide ones, or it turns to hemp."""
    angles, lengths = [-132, -88, -44, 0, 44, 88, 132], [17, 25, 30, 34, 30, 25, 17]
    outline: list[Row] = []
    for i, (angle, length) in enumerate(zip(angles, lengths, strict=True)):
        if i:
            outline.append((*polar(13, (angle + angles[i - 1]) / 2 - 90), "c"))
        a = angle - 90
        outline += [polar(length * 0.62, a - 15.5), (*polar(length, a), "c"), polar(length * 0.62, a + 15.5)]
    outline.append((0, 5, "c"))
    veins = "".join(
        polyline((0, 3), polar(length * 0.78, a - 90)) for a, length in zip(angles, lengths, strict=True)
    )
    return (
        path(spline(outline), stroke=PAPER, stroke_width=1.2)
        + pen(veins, PAPER, 0.9)
        + pen("M0 4Q1 12-3 20", BARK, 2)
    )


MOTIFS["mumpetal"] = blob("0,0c -4.2,-14 -4.4,-25 0,-31 4.4,-25 4.2,-14")
MOTIFS["muminner"] = blob("0,0c -3.4,-9 -3.4,-16 0,-20 3.4,-16 3.4,-9")


def _mum() -> str:
    """Chrysanthemum from the front."""
    outer = "".join(use("mumpetal", 0, 0, i * 22.5) for i in range(16))
    inner = "".join(use("muminner", 0, 0, 15 + i * 30) for i in range(12))
    return (
        group(outer, stroke=PAPER, stroke_width=1.1)
        + group(inner, fill=VERM, stroke=PAPER, stroke_width=0.9)
        + circle(0, 0, 5, GOLD, stroke=DEEP, stroke_width=1.5)
    )


def _mum_side() -> str:
    """Chrysanthemum from the side: a fan on a green cup."""
    petals = "".join(use("mumpetal", 0, 0, a) for a in (-88, 88, -66, 66, -44, 44, -22, 22, 0))
    return group(petals, stroke=PAPER, stroke_width=1.1) + path("M-9 0Q0 10 9 0Q0-8-9 0Z", PINE)


def _peony() -> str:
    """Ruffled petals in three whorls, a little uneven on purpose."""

    def whorl(count: int, scale: float, offset: float, fill: str, uneven: Sequence[float]) -> str:
        petals = [
            use("pp", 0, 0, offset + 360 / count * i, scale * uneven[i % len(uneven)]) for i in range(count)
        ]
        return group(*petals, fill=fill)

    stamens = "".join(brush([(0, 0), polar(5, i * 51), polar(11, i * 51 + 8)], "1 1.6 3.8") for i in range(7))
    return (
        whorl(5, 1.02, 10, CRIMSON, (1, 0.95, 1.04))
        + whorl(5, 0.74, 46, VERM, (1, 0.94, 1.03))
        + whorl(3, 0.5, 0, ROSE, (1, 0.94))
        + path(stamens, GOLD)
        + circle(0, 0, 3.6, DEEP)
    )


def _iris() -> str:
    """Iris blossom in side view: two standards, three falls with gold throats."""
    falls = (
        "0,0c -7,-14 -13,-30 -2,-38c 3,-22",
        "0,0c 7,-14 13,-30 2,-38c -3,-22",
        "0,-4c -14,-12 -28,-8 -33,8 -25,22 -17,10 -8,2",
        "0,-4c 14,-12 28,-8 33,8 25,22 17,10 8,2",
        "0,-8c -9,2 -11,18 0,32 11,18 9,2",
    )
    return group("".join(blob(f) for f in falls), stroke=PAPER, stroke_width=1) + path(
        "M0-4L-3.4 12 0 20 3.4 12ZM-8-6L-23-2-24 5ZM8-6L23-2 24 5Z", GOLD
    )


MOTIFS["plum"] = _plum()
MOTIFS["cherry"] = _cherry()
MOTIFS["bud"] = circle(0, -5, 6) + path("M-5 0Q0 6 5 0L0-3Z", BARK)
MOTIFS["mum"] = _mum()
MOTIFS["mumside"] = _mum_side()
MOTIFS["iris"] = _iris()
MOTIFS["pp"] = path(
    spline("0,0c -22,-9 -33,-24 -29,-38 -18,-40c -14,-47 -2,-44c 8,-49 17,-41c 29,-39 33,-24 22,-9"),
    stroke=PAPER,
    stroke_width=1.8,
) + pen("M-6-15Q-15-22-18-30M6-15Q15-22 18-30M0-17V-34", PAPER, 1.2, stroke_linecap="round")
MOTIFS["peony"] = _peony()

# --- leaves ----------------------------------------------------------------------------------------

MOTIFS["maple"] = _maple()
MOTIFS["leaf"] = path("M0 0C-9-7-8-20 0-30 8-20 9-7 0 0Z", stroke=PAPER, stroke_width=1) + pen(
    "M0-2V-24", PAPER, 0.8
)
MOTIFS["oval"] = ellipse(0, -8, 4.6, 8)
MOTIFS["mumleaf"] = blob(
    "0,0c -8,-5 -16,-4 -13,-12c -20,-18 -17,-25 -10,-23c -11,-33 0,-42c 11,-33 10,-23c"
    " 17,-25 20,-18 13,-12c 16,-4 8,-5",
    stroke=PAPER,
    stroke_width=1.2,
) + pen("M0 0V-34M0-10L-13-20M0-10L13-20M0-20L-8-29M0-20L8-29", PAPER, 1)
MOTIFS["peonyleaf"] = blob(
    "0,0c -10,-8 -21,-7 -29,-19c -17,-22 -12,-19c -15,-31 -11,-42 0,-54c 11,-42 15,-31"
    " 12,-19c 17,-22 29,-19c 21,-7 10,-8",
    stroke=PAPER,
    stroke_width=1.2,
) + pen("M0 0V-44M0-8L-22-17M0-8L22-17M0-24L-9-36M0-24L9-36", PAPER, 1)
MOTIFS["kiri"] = blob(
    "0,0c -14,-10 -34,-7 -44,6 -60,8c -52,24 -38,34 -30,36c -26,50 -12,60 0,78c"
    " 12,60 26,50 30,36c 38,34 52,24 60,8c 44,6 34,-7 14,-10",
    stroke=PAPER,
    stroke_width=1.6,
) + pen(
    "M0 2V68M0 6L-26 30M0 6L26 30M0 4L-50 10M0 4L50 10M0 26L-16 50M0 26L16 50M-26 8L-36 26M26 8L36 26",
    PAPER,
    1.2,
    stroke_linecap="round",
)


def _pine() -> str:
    """A fan of needles cut like a stencil."""
    radius, outline, count = 44, [], 15
    for i in range(count):
        a = -180 + 180 / (count - 1) * i
        outline.append((*polar(radius * (0.95 if i % 2 else 1), a), "c"))
        if i < count - 1:
            outline.append((*polar(radius * 0.86, a + 90 / (count - 1)), "c"))
    outline += [(30, 9, "c"), (0, 12, "c"), (-30, 9, "c")]
    cuts = ""
    for i in range(count - 1):
        a = -180 + 180 / (count - 1) * (i + 0.5)
        cuts += polyline(polar(9 if i % 2 else 15, a), polar(radius * 0.9, a))
    return (
        path(spline(outline), stroke=PAPER, stroke_width=2, stroke_linejoin="round")
        + pen(cuts, PAPER, 1)
        + path("M-20 8Q0-9 20 8Q0 14-20 8Z", LEAF)
    )


MOTIFS["pine"] = _pine()


def _pinnate(pairs: int) -> str:
    """Wisteria leaf: paired leaflets on a stem."""
    out = path(f"M-.9 0Q3 {-pairs * 7}-.9 {-pairs * 14}H.9Q5 {-pairs * 7} .9 0Z")
    for i in range(pairs):
        y = -8 - i * 13
        out += use("oval", -1, y, -62 + i * 3, 1.25) + use("oval", 2, y, 62 - i * 3, 1.25)
    return out + use("oval", 0, -pairs * 14, 0, 1.25)


MOTIFS["pinnate4"], MOTIFS["pinnate5"] = _pinnate(4), _pinnate(5)

# --- wisteria --------------------------------------------------------------------------------------

MOTIFS["fuji"] = path(
    "M0-1C-8-9-15-3-13 4-11 10-3 9 0 4 3 9 11 10 13 4 15-3 8-9 0-1Z", stroke=PAPER, stroke_width=1.1
) + path("M0 2L-3 8 0 11 3 8Z", GOLD)


def _raceme(length: float, width: float) -> str:
    """Hanging spray of florets: widest near the top, pale at the tip."""
    count = int(length / 11.5)
    colours = [INDIGO, VIOLET, VIOLET, LAVENDER, LILAC, LILAC]
    out = ""
    for i in range(count):
        u = i / (count - 1)
        reach = width * (0.55 + 1.2 * u if u < 0.25 else 1.13 * (1 - u))
        scale = 0.98 - 0.48 * u
        shade = min(4, int(u * 5))
        if u <= 0.93:
            turn = 28 * (1 - u * 0.5)
            out += use("fuji", -reach * 0.62, u * length, turn, scale, colours[shade])
            out += use("fuji", reach * 0.62, u * length + 4, -turn, scale, colours[shade])
        if i % 2:
            out += use("fuji", 0.15 * reach * 0.62, u * length + 6, 0, scale, colours[min(4, shade + 1)])
    return pen(f"M0-18V{length}", PINE, 1.8) + out


MOTIFS["raceme"], MOTIFS["raceme-short"] = _raceme(200, 18), _raceme(90, 15)

# --- bush clover ---------------------------------------------------------------------------------------

MOTIFS["trefoil"] = use("oval", 0, 0, -60) + use("oval", 0, 0, 60) + use("oval", 0, -1)
MOTIFS["pea"] = path(
    "M0 0C-7-1-9-9-4-13C-1-14 0-11 0-9C0-11 1-14 4-13C9-9 7-1 0 0Z", stroke=PAPER, stroke_width=0.6
)


def _clover(points: str, nodes: int, size: float) -> str:
    """Spray with leaves and small blossom clusters on alternate sides of an arching stem."""
    curve = sample(points, 10)
    twigs = ""
    by_colour: dict[str, list[str]] = {}
    for i in range(nodes):
        u = (i + 0.6) / nodes
        j = int(u * (len(curve) - 2))
        (x, y), (x1, y1) = curve[j], curve[j + 1]
        heading = atan2(y1 - y, x1 - x) * 180 / pi + 90
        side, scale = (-1 if i % 2 else 1), size * (1.25 - 0.55 * u)
        if i % 3 == 2 and u > 0.2:
            px, py = polar(9 * scale, heading - 90 + side * 62, x, y)
            colour = (VERM, CLOVER)[(i // 3) % 2]
            for turn, part in ((side * 70, 1), (side * 22, 0.95), (side * 118, 0.8)):
                pea = use("pea", px, py, round(heading + turn), round(scale * part * 0.95, 2))
                by_colour.setdefault(colour, []).append(pea)
        else:
            px, py = polar(7 * scale, heading - 90 + side * 58, x, y)
            leaf = use("trefoil", px, py, round(heading + side * 60), round(scale * 0.98, 2))
            by_colour.setdefault(PINE if i % 4 else LEAF, []).append(leaf)
        twigs += polyline((x, y), (px, py))
    x, y = curve[-1]
    tip = use("pea", x, y + 3, 20, size * 0.7) + use("pea", x, y + 3, -40, size * 0.6)
    by_colour.setdefault(VERM, []).append(tip)
    stem = path(brush(points, [4.4, 2.6, 1.2]), BARK) + pen(twigs, BARK, 1.4)
    return stem + "".join(group(*parts, fill=colour) for colour, parts in by_colour.items())


MOTIFS["clover-long"] = _clover("0,0 -18,-110 6,-215 66,-300", 25, 1.12)
MOTIFS["clover-short"] = _clover("0,0 -12,-70 4,-140 44,-196", 17, 1.02)

# --- pampas, willow, paulownia -----------------------------------------------------------------------

MOTIFS["plume"] = path(
    "".join(
        brush(
            [
                (i * 0.6, -i * 6.5),
                (9 + i * 1.2, -19 - i * 5.5),
                (23 + i * 1.6, -22 - i * 4.6),
                (36 + i * 1.5, -9 - i * 3),
            ],
            "1.4 3 3.6 0.6",
        )
        for i in range(6)
    )
)


def _strand() -> str:
    """Willow twig with paired leaves."""
    leaves = ""
    for i in range(11):
        y = 4 + i * 11
        leaves += f"M1 {y}q-9 5-11 17q9-3 11-17ZM1 {y + 5}q9 5 11 17q-9-3-11-17Z"
    return path(leaves + "M0 120q-4 9 0 18q4-9 0-18ZM-.8 0Q2 60-.8 124H.8Q4 60 .8 0Z")


MOTIFS["strand"] = _strand()

# paulownia floret as in the crest: three round lobes out of a dark cup, pointing up
MOTIFS["floret"] = (
    path(
        "M-3.2 0Q-5-6-10.5-7.5A6.2 6.2 0 1 1-5.8-17.4A6.5 6.5 0 1 1 5.8-17.4A6.2 6.2 0 1 1 10.5-7.5Q5-6 3.2 0Z",
        stroke=PAPER,
        stroke_width=1.2,
    )
    + pen("M0-5V-15M-2.500-6L-8-11M2.500-6L8-11", PAPER, 1.1, stroke_linecap="round")
    + path("M-4.500-3.500Q0-7 4.500-3.500Q3.500 3 0 4Q-3.500 3-4.500-3.500Z", BARK)
)
MOTIFS["kiribud"] = path("M0 0C-7-2-8-10 0-16C8-10 7-2 0 0Z", stroke=PAPER, stroke_width=1)


def paulownia_spray(pairs: int, spread: float = 1.0) -> tuple[str, str]:
    """Upright stalk with `pairs` of florets facing outwards and one floret at the tip."""
    step = 27
    top = -20 - pairs * step
    out = ""
    for i in range(pairs):
        y = -14 - i * step
        scale = 1.06 - 0.34 * i / max(pairs, 3)
        reach = (13 - 3.2 * i / max(pairs - 1, 1)) * spread
        for side in (-1, 1):
            out += use("floret", side * reach, y - 4, side * 46, scale)
    out += use("floret", 0, top + 14, 0, 0.82)
    stalk = brush([(0, 0), (0, top / 2), (0, top + 12)], "4.4 3.4 2.4")
    twigs = "".join(
        brush([(0, -10 - i * step), (side * 13, -19 - i * step)], "3 2.2")
        for i in range(pairs)
        for side in (-1, 1)
    )
    return path(stalk + twigs, LEAF), out


# --- phoenix -------------------------------------------------------------------------------------------

MOTIFS["barb"] = path("M0 0C-9-3-14-11-14-21C-5-17 0-9 0 0C0-9 5-17 14-21C14-11 9-3 0 0Z")

# --- suits of the western cards ----------------------------------------------------------------------

MOTIFS["S"] = path(
    "M0-20C-3-10-17-4-17 7C-17 15-7 17-2.5 11C-3 16-5 18-8 20H8C5 18 3 16 2.5 11C7 17 17 15 17 7C17-4 3-10 0-20Z"
)
MOTIFS["H"] = path("M0 19C-4 10-19 3-19-7C-19-19-4-20 0-9C4-20 19-19 19-7C19 3 4 10 0 19Z")
MOTIFS["D"] = path("M0-21C4-12 9-5 16 0C9 5 4 12 0 21C-4 12-9 5-16 0C-9-5-4-12 0-21Z")
MOTIFS["C"] = (
    circle(0, -9, 8.6)
    + circle(-9.5, 4, 8.6)
    + circle(9.5, 4, 8.6)
    + path("M-6-4H6L3 2C3 12 5 17 8 20H-8C-5 17-3 12-3 2Z")
)


def butterfly(x: float, y: float, rotate: float, scale: float, upper: str = GOLD, lower: str = VERM) -> str:
    """Butterfly from above, symmetric about its body."""
    wing = (
        blob("0,-2c 10,-26 32,-40 46,-34 42,-14 22,0", upper, stroke=INK, stroke_width=1.8)
        + blob("0,0c 20,2 34,12 32,28 20,36c 8,22", lower, stroke=INK, stroke_width=1.8)
        + circle(33, -26, 5, lower)
        + circle(24, -14, 3.5, INK)
        + circle(24, 16, 4, upper)
        + pen("M6-8L26-28M5 4L16 20", INK, 1.3)
    )
    body = path(brush("0,-12 0,6 0,28", "5 7 2"), BARK) + pen(
        "M-1-12Q-6-26-15-30M1-12Q6-26 15-30", BARK, 1.6, stroke_linecap="round"
    )
    return group(wing + group(wing, transform="scale(-1 1)") + body, transform=place(x, y, rotate, scale))


def blossoms(items: str) -> str:
    """Cherry blossoms in turning shades of pink."""
    shades = [PINK, ROSE, PINK, BLUSH]
    return group(
        *[
            use("cherry", x, y, rotate, scale, shades[i % 4])
            for i, (x, y, rotate, scale) in enumerate(rows(items))
        ]
    )
