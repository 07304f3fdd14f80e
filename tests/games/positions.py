"""A readable way to set up Koi-Koi: what the hands hold, what lies on the field, what the stock turns up.

Cards are written as `"03j1 05a"`. What a test does not name is filled with cards that disturb nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hato.cards.hanafuda import CODES, DECK
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.registry import game
from hato.play.session import Session
from tests.games import board
from tests.games.board import codes, months

KOI_KOI = game("koi_koi")

BRIGHTS = "01b 03b 08b 11b 12b"
ANIMALS = "02a 04a 05a 06a 07a 08a 09a 10a 11a"
RIBBONS = "01r 02r 03r 04r 05r 06r 07r 09r 10r 11r"
JUNK = " ".join(code for code in CODES if code[2] == "j")


class Board(board.Board):
    """A round of Koi-Koi."""

    GAME = KOI_KOI
    DECISION = frozenset({"koikoi", "stop"})

    def quiet(self) -> str:
        """A stock card whose month is not on the field, and in no hand if that can be."""
        here, held = months(self.field), months(self.hand(0) | self.hand(1))
        free = [card for card in DECK.names(self.round.chances()) if card[:2] not in here]
        return min(free, key=lambda card: card[:2] in held)


def position(
    hand: str = "",
    field: str = "",
    stock: str = "",
    *,
    other: str = "",
    captured: str = "",
    other_captured: str = "",
    mover: int = 0,
    dealer: int = 0,
    month: int = 1,
    calls: tuple[int, int] = (0, 0),
    last_caller: int | None = None,
    decided: Mapping[str, int] | None = None,
    other_decided: Mapping[str, int] | None = None,
    table_brights: int = 0,
    size: int = 1,
    preset: str = "nintendo",
    **differences: Any,
) -> Board:
    """A round in which `mover` is about to play from `hand`; `other` and `captured` likewise.

    Hands are filled up to `size` or to what keeps them even; `decided` and `other_decided` are the
    scores at the last decisions, `table_brights` how many brights were dealt to the table.
    """
    named = [codes(part) for part in (hand, other, field, captured, other_captured, stock)]
    used = [card for part in named for card in part]
    assert len(used) == len(set(used)), "a card is named twice"
    touched = months(used)
    rest = sorted(
        (card for card in CODES if card not in used), key=lambda card: (card[:2] in touched, card[2] != "j")
    )
    mine, theirs = named[0], named[1]
    behind = 0 if mover == dealer else 1
    want = max(size, len(mine), len(theirs) + behind, 1)
    mine += [rest.pop(0) for _ in range(want - len(mine))]
    theirs += [rest.pop(0) for _ in range(want - behind - len(theirs))]
    zones = {
        f"hand:{mover}": DECK.set(mine),
        f"hand:{1 - mover}": DECK.set(theirs),
        "field": DECK.set(named[2]),
        "stock": DECK.set([*named[5], *rest]),
        f"captured:{mover}": DECK.set(named[3]),
        f"captured:{1 - mover}": DECK.set(named[4]),
    }
    options = KOI_KOI.options(preset, differences)
    setup = Setup(2, dealer, month)
    decisions: list[Mapping[str, int]] = [{}, {}]
    decisions[mover], decisions[1 - mover] = decided or {}, other_decided or {}
    facts: dict[str, Any] = {
        **KOI_KOI.deal(options, setup).facts(),
        "phase": "play",
        "mover": mover,
        "dealt": 24 if options.hand_size == 8 else 28,
        "calls": list(calls),
        "last_caller": last_caller,
        "field_brights": table_brights,
        "decided": decisions,
        "baseline": {},
    }
    before = Board(KOI_KOI.restore(options, setup, zones, facts)).score(mover)
    return Board(KOI_KOI.restore(options, setup, zones, {**facts, "baseline": before}), named[5])


def dealt(
    first: str,
    second: str,
    field: str,
    stock: str = "",
    *,
    dealer: int = 0,
    month: int = 1,
    again: Iterable[str] = (),
    preset: str = "nintendo",
    **differences: Any,
) -> Board:
    """A round dealt with full hands for seats 0 and 1; `again` are the cards of redeals."""
    options = KOI_KOI.options(preset, differences)
    order = deal_order([codes(first), codes(second)], codes(field), dealer)
    board = Board(KOI_KOI.deal(options, Setup(2, dealer, month)), [*order, *codes(stock), *again])
    for _ in order:
        board.round.draw(DECK.card(board.stock.pop(0)), board.events.append)
    return board


def deal_order(hands: list[list[str]], field: list[str], dealer: int) -> list[str]:
    """The cards in the order of KK-1: half to the opponent, half to the dealer, half to the table, twice."""
    order = []
    for turn in (0, 1):
        for cards in (hands[1 - dealer], hands[dealer], field):
            half = len(cards) // 2
            order += cards[turn * half : turn * half + half]
    return order


def scored(cards: str, table: str = "", *, calls: int = 0, month: int = 1, **options: Any) -> dict[str, int]:
    """What captured cards score, with so many own calls in this round."""
    return position("", table, captured=cards, calls=(calls, 0), month=month, **options).score()


class FromList:
    """Chance that turns up the cards of a list first, then the lowest card there is."""

    def __init__(self, cards: Iterable[str]) -> None:
        self._cards = list(cards)

    def draw(self, mask: int) -> int:
        """The next card."""
        return DECK.card(self._cards.pop(0)) if self._cards else (mask & -mask).bit_length() - 1


def called(events: Iterable[Event]) -> list[tuple[int | None, str | None]]:
    """Who called what, in order."""
    return [(event.seat, event.key) for event in events if event.kind == "called"]


QUIET_FIRST = "01j1 02j1 03j1 04j1 05j1 06j1 07j1 08j1"
QUIET_SECOND = "01j2 02j2 03j2 04j2 05j2 06j2 07j2 08j2"
QUIET_FIELD = "09j1 10j1 11j1 12j1 09r 01r 02r 03r"
"""A deal without hand yaku and without a redeal."""


def hands_deal(first: str, second: str, dealer: int, field: str) -> list[str]:
    """The cards of a deal in which seat 0 gets `first` and seat 1 `second`."""
    return deal_order([codes(first), codes(second)], codes(field), dealer)


FOUR = "01b 01r 01j1 01j2 03r 05j2 07j2 08j2"
"""A hand with four of a month, and below one without a hand yaku and a field beside it."""
NOTHING = "02j1 03j1 04j1 05j1 06j1 07j1 08j1 09j1"
BESIDE = "09j2 10j1 11j1 12j1 02r 03j2 04r 05r"


def four_for(winner: int, dealer: int) -> list[str]:
    """The cards of a deal that `winner` wins at once with four of a month."""
    hands = (FOUR, NOTHING) if winner == 0 else (NOTHING, FOUR)
    return hands_deal(*hands, dealer, BESIDE)


def session(
    deals: Mapping[int, Iterable[str]] | None = None, preset: str = "nintendo", **differences: Any
) -> Session:
    """A match whose deals (0 is the dealer draw) turn up these cards; else seat 0 deals the quiet deal."""
    quiet = deal_order([codes(QUIET_FIRST), codes(QUIET_SECOND)], codes(QUIET_FIELD), 0)
    given = {0: ["01b", "02a"], **(deals or {})}
    options = KOI_KOI.options(preset, differences)
    return Session(KOI_KOI, options, 2, lambda number: FromList(given.get(number, quiet)))


def play_round(match: Session, decide: str = "stop") -> Outcome:
    """Plays the round to its end: lowest actions, at decisions `decide`."""
    while match.asked:
        (seat,) = match.asked
        choices = [choice.words for choice in match.view(seat).choices]
        match.do(seat, (decide,) if (decide,) in choices else choices[0])
    return match.done[-1][1]
