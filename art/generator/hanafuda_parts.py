"""What all months share: the registry of cards, editions, the ribbon and the light disc."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from .kit import Card, Row, brush, circle, group, path, pen, place, spline, use
from .palette import GOLD, INDIGO, PAPER, SLIP, TEXT, VERM
from .signs import HAN, HANGUL, KANA, Sign, sign

DRAWINGS: dict[str, Callable[["Style"], Card]] = {}  # by card code


@dataclass(frozen=True)
class Style:
    """How a deck is printed.

    edition -- "japanese" (poems in kana, no disc) or "korean" (disc on brights, Hangul ribbons)
    plain_text -- write 초단 on the plain red ribbons of 04, 05 and 07 (some Korean decks do)
    marks -- give blue ribbons a forked end and bars, so that shape tells them from red ones
    """

    edition: str = "japanese"
    plain_text: bool = False
    marks: bool = False


Drawing: TypeAlias = Callable[[Style], str]


def card(code: str, title: str, ground: str = PAPER) -> Callable[[Drawing], Drawing]:
    """Register a drawing function under its card code."""

    def register(function: Drawing) -> Drawing:
        DRAWINGS[code] = lambda style: Card(function(style), title, ground)
        return function

    return register


# --- light disc ----------------------------------------------------------------------------------


def disc(style: Style, x: float, y: float) -> str:
    """The red disc with the sign for light, on brights of the Korean edition."""
    if style.edition != "korean":
        return ""
    return circle(x, y, 19, VERM, stroke=PAPER, stroke_width=2.5) + sign(
        HAN["light"], SLIP, x - 12, y - 12, 1.2
    )


# --- ribbon ----------------------------------------------------------------------------------------

_SIDES = "-26,-100c -32,-55 -31,-5 -17,52 2,99c {end} 52,98c 33,52 20,-5 20,-55 26,-100c 0,-100c"
_STRAIGHT = spline(_SIDES.format(end="28,100c"))
_FORKED = spline(_SIDES.format(end="22,76c"))
_HAIRLINES = "M-21-94C-24-70-27-45-26-8C-24 26-10 68 5 92M21-94C15-70 13-40 16-8C19 26 34 66 47 91"
_MIDDLE = ((-100, 0), (-55, -6), (-5, -5.5), (52, 8), (98, 26))  # (y, x) along the bent middle line

_POEMS = {"akayoroshi": ("a", "ka", "yo", "ro", "shi"), "miyoshino": ("mi", "yo", "shi", "no")}


def _middle(y: float) -> float:
    for (y0, x0), (y1, x1) in pairwise(_MIDDLE):
        if y0 <= y <= y1:
            return x0 + (x1 - x0) * (y - y0) / (y1 - y0)
    raise ValueError(y)


def _column(signs: Sequence[Sign], fill: str, top: float, span: float, scale: float) -> str:
    """Signs one below the other along the ribbon's middle line."""
    out, step = "", span / len(signs)
    for i, strokes in enumerate(signs):
        y = top + i * step + (step - 20 * scale) / 2
        out += sign(strokes, fill, _middle(y + 10 * scale) - 10 * scale, y, scale, 1.04)
    return out


def ribbon(kind: str, style: Style) -> str:
    """One fixed shape for all ten ribbons, so that the eye learns it.

    kind -- "akayoroshi" or "miyoshino" (poem), "blue", "plain", or "willow" (plain, never inscribed)
    """
    blue = kind == "blue"
    body = path(
        _FORKED if blue and style.marks else _STRAIGHT, INDIGO if blue else VERM, stroke=PAPER, stroke_width=3
    )
    body += pen(_HAIRLINES, GOLD, 1.6)
    text, fill = None, SLIP
    if style.edition == "korean":
        first = "hong" if kind in _POEMS else "cheong" if blue else "cho"
        if kind in _POEMS or blue or (kind == "plain" and style.plain_text):
            text = [HANGUL[first], HANGUL["dan"]]
    elif kind in _POEMS:
        text, fill = [KANA[name] for name in _POEMS[kind]], TEXT
    if text and len(text) == 2:
        body += _column(text, fill, -82, 104, 1.8)
    elif text:
        body += _column(text, fill, -84, 168, 1.62 if len(text) == 5 else 1.72)
    if blue and style.marks:
        bars = (
            ("-27,38 -2,31 22,22", "-21,54 4,47 28,38")
            if text
            else ("-30,-22 -6,-28 17,-33", "-30,-6 -6,-12 18,-18", "-27,38 -2,31 22,22")
        )
        body += path("".join(brush(bar, "6 6") for bar in bars), SLIP)
    return group(body, transform=place(104, 178, 0, 1.2))


# --- shared bits of landscape ------------------------------------------------------------------------


def blade(x: float, y: float, height: float, lean: float, width: float = 15) -> str:
    """A leaf of iris or grass, as a path."""
    return brush(
        [(x, y), (x + lean * 0.25, y - height * 0.5), (x + lean, y - height)], [width, width * 0.8, 1]
    )


def raceme(x: float, y: float, length: float, lean: float = 0, width: float = 15) -> str:
    """The stored wisteria raceme hung at a point, stretched and leaned."""
    if length < 120:
        return use("raceme-short", x, y, -lean * 0.5, length / 90, sx=width / 15)
    return use("raceme", x, y, -lean * 0.25, length / 200, sx=width / 18)


def strands(items: Iterable[Row]) -> str:
    """Willow strands: rows (x, y, rotate, scale, colour)."""
    return group(*[use("strand", x, y, rotate, scale, colour) for x, y, rotate, scale, colour in items])


def sprays(*items: Row) -> str:
    """Bush clover sprays: rows (motif, x, y, rotate, scale, mirrored)."""
    return "".join(use(m, x, y, r, s, sx=-s if mirrored else None) for m, x, y, r, s, mirrored in items)
