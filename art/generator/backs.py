"""Backs of all decks: a hemp-leaf lattice with a crest."""

from collections.abc import Callable

from .kit import Card, Size, circle, element, group, num, numbers, pen, polar, rect
from .palette import BACK, BACKLINE, COAL, COALLINE, GOLD, HAZEBLUE, LAVENDER, LEAF, NAVY, PINE, SLIP, VIOLET


def _lattice(size: float = 24) -> tuple[str, float, float]:
    """Path of one tile of the hemp-leaf pattern, and the tile's width and height."""
    width = size * 1.732

    def hexagon(cx: float, cy: float) -> str:
        out = ""
        for i in range(6):
            p, q = polar(size, 60 * i - 90, cx, cy), polar(size, 60 * i - 30, cx, cy)
            m = ((cx + p[0] + q[0]) / 3, (cy + p[1] + q[1]) / 3)
            out += f"M{numbers((cx, cy))}L{numbers(p)}L{numbers(q)}"
            out += f"M{numbers((cx, cy))}L{numbers(m)}L{numbers(p)}M{numbers(m)}L{numbers(q)}"
        return out

    centres = ((0, 0), (width, 0), (width / 2, size * 1.5), (0, size * 3), (width, size * 3))
    return "".join(hexagon(*c) for c in centres), width, size * 3


def _flower(radius: float, ground: str) -> str:
    """Six petals, so that the back looks the same from both ends."""
    petals = group(
        *[circle(*polar(0.4 * radius, 60 * i), 0.27 * radius) for i in range(6)],
        fill=SLIP,
        stroke=ground,
        stroke_width=1.4,
    )
    stamens = "".join(f"M0 0L{numbers(polar(0.36 * radius, 60 * i))}" for i in range(6))
    return (
        petals
        + circle(0, 0, 0.25 * radius, SLIP)
        + pen(stamens, GOLD, 1.8)
        + circle(0, 0, 0.1 * radius, GOLD)
    )


def _year(radius: float, ground: str) -> str:
    """A full moon among its twelve months, one for each of the year; the same from both ends too."""
    months = [circle(*polar(0.67 * radius, 30 * i), 0.11 * radius) for i in range(12)]
    rays = "".join(
        f"M{numbers(polar(0.42 * radius, 30 * i + 15))}L{numbers(polar(0.74 * radius, 30 * i + 15))}"
        for i in range(12)
    )
    return (
        pen(rays, GOLD, 1.6)
        + group(*months, fill=SLIP)
        + circle(0, 0, 0.36 * radius, SLIP)
        + circle(0, 0, 0.27 * radius, "none", stroke=GOLD, stroke_width=1.6)
    )


def back(
    name: str, ground: str, line: str, size: Size = (220, 360), crest: Callable[[float, str], str] = _flower
) -> Card:
    """A back; `name` makes the pattern's id unique within a sprite. `crest` draws the sign in the middle."""
    d, width, height = _lattice(24 if size[0] >= 200 else 18)
    w, h = size
    pattern = (
        f'<pattern id="p-{name}" width="{width:.2f}" height="{height:.2f}" patternUnits="userSpaceOnUse" '
        f'x="{w / 2 - width / 2:.2f}" y="{h / 2 - height / 2:.2f}">{pen(d, line, 1.3)}</pattern>'
    )
    edge = 15 if w >= 200 else 12
    scale = 0.94 if w < 200 else 1.0 if w == 220 else 1.1
    radius = 52 * scale if w >= 200 else 33
    body = rect(0, 0, w, h, f"url(#p-{name})")
    body += element(
        "rect",
        x=edge,
        y=edge,
        width=w - 2 * edge,
        height=h - 2 * edge,
        rx=8,
        fill="none",
        stroke=GOLD,
        stroke_width=2.5,
    )
    body += circle(w / 2, h / 2, radius, ground, stroke=GOLD, stroke_width=2.5)
    body += circle(w / 2, h / 2, radius - 6, "none", stroke=GOLD, stroke_width=1)
    return Card(
        body + group(crest(radius, ground), transform=f"translate({num(w / 2)} {num(h / 2)})"),
        f"Back, {name}",
        ground,
        pattern,
        size,
    )


def hanafuda_backs() -> dict[str, Card]:
    """Two backs for play, and one for the deck that is kept for fortune telling."""
    return {
        "back-red": back("red", BACK, BACKLINE),
        "back-ink": back("ink", COAL, COALLINE),
        "back-fortune": back("fortune", VIOLET, LAVENDER, crest=_year),
    }


def western_backs() -> dict[str, Card]:
    return {"back-red": back("red", BACK, BACKLINE), "back-blue": back("blue", NAVY, HAZEBLUE)}


def money_backs() -> dict[str, Card]:
    return {
        "back-green": back("green", PINE, LEAF, (110, 360)),
        "back-red": back("red", BACK, BACKLINE, (110, 360)),
    }
