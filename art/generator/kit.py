"""Drawing kit: splines, brush strokes, SVG elements and card assembly.

Everything returns SVG text. Points are written as one string, "x,y x,y x,yc", where a
trailing c marks a sharp corner; widths and placements are strings of numbers as well.
That keeps the drawings compact and easy to nudge by hand.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import cos, hypot, radians, sin
from typing import Any, TypeAlias

from .palette import FRAME, PAPER

CARD_WIDTH, CARD_HEIGHT = 220, 360

Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[int, int]
Row: TypeAlias = tuple[Any, ...]  # numbers, then perhaps a corner flag or a fill
Rows: TypeAlias = str | Sequence[Row]
Widths: TypeAlias = str | Sequence[float]
Attribute: TypeAlias = str | float | None

# --- numbers and points ------------------------------------------------------------------------


def num(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def numbers(values: Iterable[float]) -> str:
    """Numbers for a path, separated as tightly as SVG allows."""
    out = ""
    for value in values:
        text = num(value)
        if text.startswith("0."):
            text = text[1:]
        elif text.startswith("-0."):
            text = "-" + text[2:]
        out += text if (not out or text[0] == "-") else " " + text
    return out


@cache
def _parse(text: str) -> tuple[Row, ...]:
    rows = []
    for item in text.split():
        corner = item.endswith("c")
        row = tuple(float(part) for part in item.rstrip("c").split(","))
        rows.append((*row, "c") if corner else row)
    return tuple(rows)


def rows(data: Rows) -> list[Row]:
    """Rows of numbers from "1,2 3,4c" (or pass a ready list through)."""
    return list(_parse(data)) if isinstance(data, str) else list(data)


def widths(data: Widths) -> list[float]:
    """Stroke widths from "7 4 3" (or pass a ready list through)."""
    return [float(part) for part in data.split()] if isinstance(data, str) else list(data)


def polar(radius: float, degrees: float, cx: float = 0, cy: float = 0) -> Point:
    """Point at an angle (0 = right, -90 = up) and distance from a centre."""
    return (cx + radius * cos(radians(degrees)), cy + radius * sin(radians(degrees)))


# --- curves --------------------------------------------------------------------------------------


def spline(points: Rows, closed: bool = True, tension: float = 1 / 6) -> str:
    """Catmull-Rom curve through the points, as relative cubics."""
    points = rows(points)
    count = len(points)
    xy = [(p[0], p[1]) for p in points]
    corner = [p[-1] == "c" for p in points]

    def tangent(i: int) -> Point:
        if corner[i]:
            return (0, 0)
        if closed:
            a, b = xy[(i - 1) % count], xy[(i + 1) % count]
        else:
            a, b = xy[max(i - 1, 0)], xy[min(i + 1, count - 1)]
        return ((b[0] - a[0]) * tension, (b[1] - a[1]) * tension)

    d = "M" + numbers(xy[0])
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        p, q, tp, tq = xy[i], xy[j], tangent(i), tangent(j)
        if corner[i] and corner[j]:
            d += "l" + numbers((q[0] - p[0], q[1] - p[1]))
            continue
        first, second = tp, (q[0] - tq[0] - p[0], q[1] - tq[1] - p[1])
        if corner[i]:  # a corner end still gets a handle, pulled towards its neighbour's
            first = (second[0] * 0.4, second[1] * 0.4)
        if corner[j]:
            end = (q[0] - p[0], q[1] - p[1])
            second = (end[0] + (first[0] - end[0]) * 0.4, end[1] + (first[1] - end[1]) * 0.4)
        d += "c" + numbers((*first, *second, q[0] - p[0], q[1] - p[1]))
    return d + ("z" if closed else "")


def sample(points: Rows, steps: int = 4) -> list[Point]:
    """Points along an open Catmull-Rom curve, `steps` to a span."""
    points = rows(points)
    count, out = len(points), []
    for i in range(count - 1):
        p0, p1 = points[max(i - 1, 0)], points[i]
        p2, p3 = points[i + 1], points[min(i + 2, count - 1)]
        for step in range(steps):
            u = step / steps
            out.append(
                tuple(
                    0.5
                    * (
                        2 * p1[a]
                        + (p2[a] - p0[a]) * u
                        + (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * u * u
                        + (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * u**3
                    )
                    for a in (0, 1)
                )
            )
    out.append(tuple(points[-1][:2]))
    return out


def brush(points: Rows, stroke_widths: Widths, steps: int = 2) -> str:
    """A stroke of varying width, returned as the path of its outline."""
    points, stroke_widths = rows(points), widths(stroke_widths)
    count = len(points)
    if len(stroke_widths) != count:  # spread the given widths evenly over the points
        given, stroke_widths = stroke_widths, []
        for i in range(count):
            u = i / (count - 1) * (len(given) - 1)
            a = int(min(u, len(given) - 2))
            stroke_widths.append(given[a] + (given[a + 1] - given[a]) * (u - a))
    curve = sample(points, steps)
    left, right = [], []
    for i, (x, y) in enumerate(curve):
        u = i / steps
        a = min(int(u), count - 2)
        half = (stroke_widths[a] + (stroke_widths[a + 1] - stroke_widths[a]) * (u - a)) / 2
        x0, y0 = curve[max(i - 1, 0)]
        x1, y1 = curve[min(i + 1, len(curve) - 1)]
        length = hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))

    def with_corners(side: list[Point]) -> list[Row]:
        return [(*side[0], "c"), *side[1:-1], (*side[-1], "c")]

    return spline(with_corners(left) + with_corners(right[::-1]))


def polyline(*points: Row) -> str:
    """Path through points by straight lines."""
    return "M" + numbers(points[0][:2]) + "".join("L" + numbers(p[:2]) for p in points[1:])


# --- elements --------------------------------------------------------------------------------------


def _attributes(attributes: Mapping[str, Attribute]) -> str:
    return "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
        if value is not None
    )


def element(tag: str, **attributes: Attribute) -> str:
    """An empty SVG element; None values are left out, underscores become hyphens."""
    return f"<{tag}{_attributes(attributes)}/>"


def path(d: str, fill: str | None = None, **attributes: Attribute) -> str:
    """A filled path."""
    return element("path", d=d, fill=fill, **attributes)


def blob(points: Rows, fill: str | None = None, **attributes: Attribute) -> str:
    """A filled closed spline."""
    return path(spline(points), fill, **attributes)


def strokes(fill: str, *parts: tuple[Any, ...], **attributes: Attribute) -> str:
    """Several brush strokes of one colour as one path: each part is (points, widths)."""
    return path("".join(brush(*part) for part in parts), fill, **attributes)


def pen(d: str, colour: str, width: float, **attributes: Attribute) -> str:
    """A line of constant width."""
    return path(d, "none", stroke=colour, stroke_width=width, **attributes)


def circle(x: float, y: float, r: float, fill: str | None = None, **attributes: Attribute) -> str:
    """A circle."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str | None = None, **attributes: Attribute
) -> str:
    """An ellipse."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attributes)


def rect(
    x: float, y: float, width: float, height: float, fill: str | None = None, **attributes: Attribute
) -> str:
    """A rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def group(*children: str, **attributes: Attribute) -> str:
    """A group of elements with common attributes."""
    return f"<g{_attributes(attributes)}>{''.join(children)}</g>"


def place(
    x: float = 0, y: float = 0, rotate: float = 0, scale: float = 1, sx: float | None = None
) -> str | None:
    """Value of a transform attribute; `sx` gives another horizontal scale (negative mirrors)."""
    out = f"translate({numbers((x, y))})" if x or y else ""
    if rotate:
        out += f"rotate({num(rotate)})"
    if sx is not None:
        out += f"scale({sx:g} {scale:g})"
    elif scale != 1:
        out += f"scale({scale:g})"
    return out or None


def put(
    *children: str,
    x: float = 0,
    y: float = 0,
    rotate: float = 0,
    scale: float = 1,
    sx: float | None = None,
    **attributes: Attribute,
) -> str:
    """Children moved, turned and scaled."""
    return group(*children, transform=place(x, y, rotate, scale, sx), **attributes)


# --- motifs ------------------------------------------------------------------------------------------

MOTIFS: dict[str, str] = {}  # id -> SVG drawn round the origin; parts without a fill inherit it from <use>


def use(
    motif: str,
    x: float = 0,
    y: float = 0,
    rotate: float = 0,
    scale: float = 1,
    fill: str | None = None,
    sx: float | None = None,
    **attributes: Attribute,
) -> str:
    """One copy of a motif."""
    return element("use", href="#" + motif, transform=place(x, y, rotate, scale, sx), fill=fill, **attributes)


def scatter(motif: str, items: Rows, fill: str | None = None) -> str:
    """Several copies of a motif: rows "x,y,rotate,scale", or tuples that may end in a fill."""
    copies = []
    for item in rows(items):
        if isinstance(item[-1], str):
            x, y, rotate, scale, colour = item
            copies.append(use(motif, x, y, rotate, scale, colour))
        else:
            copies.append(use(motif, *item))
    return group(*copies, fill=fill)


def dependencies(body: str, seen: dict[str, bool] | None = None) -> list[str]:
    """Ids of all motifs that a drawing needs, inner ones first."""
    seen = {} if seen is None else seen
    for name in re.findall(r'href="#([\w-]+)"', body):
        if name in MOTIFS and name not in seen:
            dependencies(MOTIFS[name], seen)
            seen[name] = True
    return list(seen)


def _definitions(names: Iterable[str]) -> str:
    return "".join(f'<g id="{name}">{MOTIFS[name]}</g>' for name in names)


# --- cards ---------------------------------------------------------------------------------------------


class Card:
    """One drawing: body, ground colour, title, and own definitions such as patterns."""

    def __init__(
        self,
        body: str,
        title: str,
        ground: str = PAPER,
        extra: str = "",
        size: Size = (CARD_WIDTH, CARD_HEIGHT),
        frame: str = FRAME,
    ) -> None:
        self.body, self.title, self.ground = body, title, ground
        self.extra, self.size, self.frame = extra, size, frame

    def frame_element(self) -> str:
        """The dark edge, drawn last so that pictures may bleed under it."""
        width, height = self.size
        edge, radius = _edge(self.size)
        return element(
            "rect",
            x=edge / 2,
            y=edge / 2,
            width=width - edge,
            height=height - edge,
            rx=radius - edge / 2,
            fill="none",
            stroke=self.frame,
            stroke_width=edge,
        )

    def svg(self) -> str:
        """The card as a file of its own, holding only the motifs it needs."""
        width, height = self.size
        _, radius = _edge(self.size)
        # clipped a little inside the frame, so that no colour shows at the outer edge
        inside = rect(1.5, 1.5, width - 3, height - 3, rx=radius - 1.5)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><defs>'
            f'<clipPath id="k">{inside}</clipPath>{_definitions(dependencies(self.body))}{self.extra}</defs>'
            f'<g clip-path="url(#k)">{rect(0, 0, width, height, self.ground)}{self.body}</g>'
            f"{self.frame_element()}</svg>"
        )


def _edge(size: Size) -> tuple[int, int]:
    """Frame width and outer corner radius of a card."""
    return (7, 18) if size[0] >= 200 else (6, 14)


def plain_svg(body: str, width: int, height: float, extra: str = "") -> str:
    """A drawing without card frame (avatars, icons, corners)."""
    names = dependencies(body)
    definitions = f"<defs>{_definitions(names)}{extra}</defs>" if names or extra else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{definitions}{body}</svg>'


def sprite(cards: Mapping[str, Card]) -> str:
    """All cards of a deck as one file of <symbol>s; every motif is stored once.

    Symbols are not clipped: give the element that shows one a border-radius of 8.2 % of its
    width and hidden overflow.
    """
    needed: dict[str, bool] = {}
    for card in cards.values():
        dependencies(card.body, needed)
    out = '<svg xmlns="http://www.w3.org/2000/svg"><defs>' + _definitions(needed)
    out += "".join(dict.fromkeys(card.extra for card in cards.values())) + "</defs>"
    for code, card in cards.items():
        width, height = card.size
        _, radius = _edge(card.size)
        ground = rect(1.5, 1.5, width - 3, height - 3, card.ground, rx=radius - 1.5)
        out += f'<symbol id="c-{code}" viewBox="0 0 {width} {height}">{ground}{card.body}{card.frame_element()}</symbol>'
    return out + "</svg>"
