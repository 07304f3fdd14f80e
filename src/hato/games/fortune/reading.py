"""What a spread says: meanings, strength, and the parts of the combined reading (FT-2, FT-3, FT-5).

All of it follows from the three cards, their order and the strength of each; nothing is drawn by lot.
Cards are codes such as `04j1`; the months of the year are those of the Korean calendar (D-2).
"""

from __future__ import annotations

from collections.abc import Sequence

from hato.cards import hanafuda

SPREAD = 3
"""Cards of a spread."""

MEANINGS: dict[int, str] = {
    1: "pride and wisdom",
    2: "blossoming, rebirth",
    3: "perfect beauty, solemnity",
    4: "the beginning of a new period",
    5: "courage and bravery",
    6: "femininity, beauty, material well-being",
    7: "awakening",
    8: "loneliness, heavy thoughts",
    9: "firmness and patience",
    10: "happiness and long life",
    11: "changes",
    12: "romance, being in love",
}
"""Suit -> the meaning of its month as the reference words it (FT-2); people read `fortune-meaning-SUIT`."""

SEASONS: tuple[str, ...] = ("winter", "spring", "summer", "autumn")
"""The seasons in the order of the year; each has three months (FT-2)."""

HEAVY: frozenset[int] = frozenset({8})
"""Suits whose meaning weighs on the heart; the way to one and from one is told as a contrast."""

PREVIOUS, NEXT = "previous", "next"
SIDES: tuple[str, ...] = (PREVIOUS, NEXT)
"""The neighbours that a bright can strengthen."""

Part = tuple[str, str]
"""A part of the combined reading: the text `fortune-KEY`, and the suit whose meaning it names, if any."""


def season(suit: int) -> int:
    """The place of a suit's season in SEASONS: winter is December, January and February (FT-2)."""
    return hanafuda.month(suit, "korean") % 12 // 3


def meaning(card: str) -> str:
    """The meaning of a card's month, in the words of the reference (FT-2)."""
    return MEANINGS[hanafuda.suit(card)]


def is_bright(card: str) -> bool:
    """Does the card carry the character "light"? (FT-3)"""
    return hanafuda.kind(card) == "bright"


def neighbours(place: int) -> dict[str, int]:
    """The places beside a place of the spread, by side."""
    return {side: at for side, at in ((PREVIOUS, place - 1), (NEXT, place + 1)) if 0 <= at < SPREAD}


def asks(cards: Sequence[str], target: str) -> bool:
    """Has the reader to say which neighbour is strengthened? Only the middle card has two (FT-3)."""
    return target == "reader_choice" and is_bright(cards[1])


def strengthened(place: int, target: str, choice: str | None = None) -> list[int]:
    """The places that a bright at `place` strengthens (FT-3); `choice` is the side that the reader said."""
    beside = neighbours(place)
    if target == "both" or len(beside) == 1:
        return list(beside.values())
    if target == "reader_choice":
        if choice not in beside:
            raise ValueError(f"the reader chooses {' or '.join(SIDES)}, not {choice!r}")
        return [beside[choice]]
    return [beside[PREVIOUS if target == "prev_else_next" else NEXT]]


def amplify(cards: Sequence[str], target: str, choice: str | None = None) -> list[int]:
    """The strength added to each card of a spread: what all brights beside it add up to (FT-3)."""
    added = [0] * SPREAD
    for place, card in enumerate(cards):
        if is_bright(card):
            for other in strengthened(place, target, choice):
                added[other] += 1
    return added


# the combined reading


def combined(cards: Sequence[str], added: Sequence[int]) -> list[Part]:
    """The parts of the one text that joins the three meanings, in the order of the cards (FT-5).

    An opening by the first card's season; each card's meaning, stressed where a bright strengthens it;
    between two cards a link that says how their months and seasons stand to each other; an ending that names
    what is there twice. A month that comes again is not told anew but stressed.
    """
    suits = [hanafuda.suit(card) for card in cards]
    parts: list[Part] = [(f"opening-{SEASONS[season(suits[0])]}", "")]
    for place, suit in enumerate(suits):
        key = f"{suit:02d}"
        if place and suit in suits[:place]:
            parts.append((f"repeat-{place + 1}-{_repeated(suits, place)}", key))
            parts += [("lit-again", "")] if added[place] == 1 else []
        else:
            parts += [(f"link-{place + 1}-{link(suits[place - 1], suit)}", "")] if place else []
            parts.append((f"{'strong' if added[place] else 'plain'}-{key}", ""))
        if added[place] > 1:
            parts.append(("lit-twice", ""))
    parts.append((f"ending-{ending(suits)}", ""))
    return parts


def _repeated(suits: Sequence[int], place: int) -> str:
    """How a month that was there before comes again: `same` after itself, `back` after another, `thrice`."""
    if suits[:place].count(suits[place]) > 1:
        return "thrice"
    return "same" if suits[place - 1] == suits[place] else "back"


def link(before: int, suit: int) -> str:
    """How a month follows another one: by its weight, else by the way from season to season."""
    if suit in HEAVY:
        return "darker"
    if before in HEAVY:
        return "brighter"
    return ("season", "onward", "across", "backward")[(season(suit) - season(before)) % len(SEASONS)]


def ending(suits: Sequence[int]) -> str:
    """What the spread as a whole is: one month or season three times or twice, or a season missing."""
    seasons = [season(suit) for suit in suits]
    if len(set(suits)) == 1:
        return "month"
    if len(set(seasons)) == 1:
        return f"three-{SEASONS[seasons[0]]}"
    if len(set(suits)) == 2:
        return f"twice-{SEASONS[max(seasons, key=seasons.count)]}"
    if len(set(seasons)) == 2:
        return f"two-{SEASONS[max(seasons, key=seasons.count)]}"
    (missing,) = set(range(len(SEASONS))) - set(seasons)
    return f"without-{SEASONS[missing]}"
