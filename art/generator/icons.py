"""Small drawings of the interface: month and kind icons (24 x 24), logo, word marks, favicon."""

from collections.abc import Callable, Mapping, Sequence

from .kit import circle, element, group, path, pen, plain_svg, put, rect, scatter, strokes, use
from .palette import (
    BARK,
    CLOVER,
    FRAME,
    GOLD,
    INDIGO,
    INK,
    JADE,
    LAVENDER,
    LEAF,
    MOON,
    PAPER,
    PINE,
    PINK,
    REED,
    SLIP,
    VERM,
    VIOLET,
)
from .signs import CYRILLIC, LATIN, Sign, sign

# --- months ------------------------------------------------------------------------------------------


def _wisteria() -> str:
    out = strokes(BARK, ("0,2 12,3 24,1.5", "1.6 1.4 1"))
    out += path("M12 3Q5 3 3 8Q9 9 12 3Q15 9 21 8Q19 3 12 3Z", PINE, stroke=PAPER, stroke_width=0.8)
    colours = (INDIGO, INDIGO, VIOLET, VIOLET, LAVENDER, LAVENDER)
    for i, colour in enumerate(colours):
        reach = (2.8, 3.2, 2.7, 2.1, 1.4, 0)[i]
        radius = (2.3, 2.3, 2.1, 1.9, 1.6, 1.5)[i]
        out += group(
            *[circle(12 + side * reach, 7.6 + 2.9 * i, radius) for side in (-1, 1)],
            fill=colour,
            stroke=PAPER,
            stroke_width=0.6,
        )
    return out


def _willow() -> str:
    out = strokes(BARK, ("1,1 12,3 23,1", "3.6 2.4 3"))
    return (
        out
        + use("strand", 6, 2.5, 0, 0.15, PINE)
        + use("strand", 12, 3, 0, 0.12, LEAF)
        + use("strand", 18, 2.5, 0, 0.14, PINE)
    )


def _paulownia() -> str:
    florets = "12,9.500,0,0.34 8.800,13,-36,0.28 15.200,13,36,0.28 5,15.500,-30,0.22 19,15.500,30,0.22"
    return scatter("floret", florets, VIOLET) + scatter(
        "kiri", "12,12.400,0,0.145 5.400,13,16,0.105 18.600,13,-16,0.105", PINE
    )


MONTHS: dict[str, Callable[[], str]] = {
    "01": lambda: scatter(
        "pine", [(12, 12, 0, 0.25, PINE), (6.5, 20, -6, 0.16, JADE), (17.5, 20, 6, 0.16, JADE)]
    ),
    "02": lambda: use("plum", 12, 12, 0, 0.56, VERM),
    "03": lambda: use("cherry", 12, 12.6, 0, 0.46, PINK),
    "04": _wisteria,
    "05": lambda: (
        strokes(PINE, ("12,24 12,12", "1.6 1.6"), ("6,24 5,11", "2.4 0.6"), ("18,24 19,12", "2.4 0.6"))
        + use("iris", 12, 12, 0, 0.3, VIOLET)
    ),
    "06": lambda: use("peony", 12, 12, 0, 0.235),
    "07": lambda: (
        strokes(BARK, ("8,24 10,14 15,4", "1.4 1.2 0.8"))
        + scatter("trefoil", "9.500,16,-62,0.5 10.500,19,58,0.56 11.500,11,50,0.42", PINE)
        + scatter("pea", "13,10,-56,0.56 14.500,6.500,-24,0.5 15,6,24,0.5 16,9.500,66,0.44", CLOVER)
    ),
    "08": lambda: (
        circle(13, 10, 9, VERM)
        + circle(13, 10, 7, MOON)
        + path("M0 24V19Q10 13 24 18V24Z", BARK)
        + strokes(REED, ("4,21 5,15 7,11", "1.2 1 0.8"))
        + use("plume", 7, 11.4, 0, 0.2, REED)
    ),
    "09": lambda: use("mum", 12, 12, 0, 0.375, GOLD),
    "10": lambda: use("maple", 12, 15, 0, 0.4, VERM),
    "11": _willow,
    "12": _paulownia,
}


# --- kinds of card -----------------------------------------------------------------------------------

KINDS: dict[str, Callable[[], str]] = {
    "bright": lambda: (
        group(
            *[path("M12 12L10.800 0.500H13.200Z", transform=f"rotate({30 * i} 12 12)") for i in range(12)],
            fill=GOLD,
        )
        + circle(12, 12, 7.2, VERM, stroke=PAPER, stroke_width=1.4)
    ),
    "animal": lambda: (
        path("M2 13Q6 9 10 11Q12 4 20 2Q18 7 15 10L22 13Q17 16 13 16Q8 18 5 15Z", INDIGO)
        + path("M2 13L0 14.600 3.500 14.800Z", GOLD)
        + circle(4.8, 12.8, 0.9, SLIP)
    ),
    "ribbon": lambda: (
        path(
            "M7 1.500Q4.500 9 8.500 15Q10.500 19 11 22.500H18.500Q17.500 18 15.500 14Q12.500 8 14.500 1.500Z",
            VERM,
        )
        + pen("M8.300 2.500Q6.400 9 9.800 14.600Q11.800 18.500 12.200 21.600", GOLD, 0.9)
    ),
    "junk": lambda: path(
        "M12 22.500V12M12 16.500Q4 15 4.500 6.500Q11 8 12 15Q13 8 19.500 6.500Q20 15 12 16.500",
        PINE,
        stroke=PINE,
        stroke_width=1.6,
        stroke_linejoin="round",
    ),
}


# --- logo ----------------------------------------------------------------------------------------------


def _moon_card(detail: bool = True) -> str:
    """The August moon as a little card of 60 x 98, round the origin."""
    out = rect(-30, -49, 60, 98, VERM, rx=7) + circle(0, -12, 22, MOON)
    out += path("M-30 27Q-14 8 4 11T30 20V42Q30 49 23 49H-23Q-30 49-30 42Z", INK)
    if detail:
        out += strokes(INK, ("-16,18 -15,-8 -12,-22", "2.4 1.8 1.2")) + use("plume", -12, -21, 0, 0.36, INK)
        out += pen("M-16 36q10-8 22-8M4 42q8-8 18-7", GOLD, 1.6, stroke_linecap="round")
    return out + element(
        "rect", x=-28.5, y=-47.5, width=57, height=95, rx=6, fill="none", stroke=FRAME, stroke_width=4
    )


def mark() -> str:
    """Logo mark, 128 x 128: two cards and a cherry blossom."""
    behind = rect(-30, -49, 60, 98, INDIGO, rx=7) + pen("M-14-30V30M0-34V34M14-30V30", GOLD, 1.4)
    behind += element(
        "rect", x=-28.5, y=-47.5, width=57, height=95, rx=6, fill="none", stroke=FRAME, stroke_width=4
    )
    body = put(behind, x=80, y=62, rotate=15) + put(_moon_card(), x=54, y=64, rotate=-8)
    return body + use("cherry", 96, 98, 12, 0.95, PINK)


def favicon() -> str:
    """Favicon, 32 x 32: moon, hill, sky."""
    out = rect(0, 0, 32, 32, VERM, rx=7) + circle(16, 13, 9, MOON)
    return plain_svg(out + path("M0 25Q8 17.500 16 18.500T32 22V25Q32 32 25 32H7Q0 32 0 25Z", INK), 32, 32)


def wordmark(
    alphabet: Mapping[str, Sign],
    names: Sequence[str],
    colour: str,
    x: float = 0.0,
    y: float = 0.0,
    scale: float = 3.0,
    gap: float = 17,
) -> str:
    """Brushed word."""
    return "".join(
        sign(alphabet[name], colour, x + i * gap * scale, y, scale, 1.15) for i, name in enumerate(names)
    )


def logo(alphabet: Mapping[str, Sign], names: Sequence[str], colour: str) -> str:
    """Mark and word side by side, 360 x 128."""
    return plain_svg(mark() + wordmark(alphabet, names, colour, 140, 38, 3.2), 360, 128)


def deck() -> dict[str, str]:
    """All interface drawings by file name."""
    files = {f"month-{month}": plain_svg(draw(), 24, 24) for month, draw in MONTHS.items()}
    files |= {f"kind-{kind}": plain_svg(draw(), 24, 24) for kind, draw in KINDS.items()}
    files["favicon"] = favicon()
    files["mark"] = plain_svg(mark(), 128, 128)
    for tone, colour in (("", BARK), ("-light", SLIP)):
        files[f"logo{tone}"] = logo(LATIN, ("h", "a", "t", "o"), colour)
        files[f"logo-cyrillic{tone}"] = logo(CYRILLIC, ("ha", "a", "te", "o"), colour)
    return files
