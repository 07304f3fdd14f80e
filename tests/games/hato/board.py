"""A readable way to set up Hato: what the hands hold, what lies on the table, what the stock turns up.

Cards are written as `"03j1 05a"`. What a test does not name is filled with cards that disturb nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hato.core.match import Setup
from hato.core.outcome import Carried, Outcome, total
from hato.core.registry import game
from hato.play.session import Session
from tests.games import board
from tests.games.board import Cards, codes, months

HATO = game("hato")
DECK = HATO.deck
PRESETS = ("sakhalin", "minhwatu", "sakhalin_250", "sakhalin_260", "card1995", "card1995_fair")

SIZES = {2: (10, 8, 20), 3: (7, 6, 21), 4: (5, 8, 20), 5: (4, 8, 20), 6: (3, 12, 18), 7: (3, 6, 21)}
"""Players -> cards in a hand, on the table, in the stock (MH-1)."""


class Board(board.Board):
    """A round of Hato."""

    GAME = HATO
    DECISION = frozenset({"stay", "drop"})

    def scores(self) -> dict[int, int]:
        """The round score of each seat that plays: what its lines come to before what it is measured by."""
        found: dict[int, int] = {}
        for seat in {line.seat for line in self.outcome.lines}:
            lines = [line for line in self.outcome.lines if line.seat == seat]
            end = [line.key for line in lines].index("round_score")
            found[seat] = total(lines[:end])
        return found


def position(
    hand: Cards = "",
    field: Cards = "",
    stock: Cards = "",
    *,
    hands: Mapping[int, Cards] | None = None,
    captured: Cards | Mapping[int, Cards] = "",
    mover: int = 0,
    dealer: int = 0,
    size: int = 1,
    rest: int = 1,
    only: bool = False,
    preset: str = "sakhalin",
    **differences: Any,
) -> Board:
    """A round in which `mover` is about to play from `hand`, filled up to `size`; the others have `rest`.

    `captured` are the mover's cards or those of each seat. Cards that nobody has are the stock; with `only`
    they lie before the mover instead, so that the stock has just what is named.
    """
    options = HATO.options(preset, differences)
    seats = options.players
    piles = captured if isinstance(captured, Mapping) else {mover: captured}
    parts = {f"captured:{seat}": codes(cards) for seat, cards in piles.items()}
    parts |= {f"hand:{seat}": codes(cards) for seat, cards in (hands or {}).items()}
    parts[f"hand:{mover}"] = codes(hand)
    parts["field"] = codes(field)
    first = codes(stock)
    used = [*first, *(card for cards in parts.values() for card in cards)]
    assert len(used) == len(set(used)), "a card is named twice"
    touched = months([*first, *(card for place, cards in parts.items() if place[0] != "c" for card in cards)])
    free = sorted(set(DECK.codes) - set(used), key=lambda card: (card[:2] in touched, card[2] != "j", card))
    for seat in range(seats):
        cards = parts.setdefault(f"hand:{seat}", [])
        while len(cards) < (size if seat == mover else rest):
            cards.append(free.pop(0))
    if only:
        parts.setdefault(f"captured:{mover}", []).extend(free)
    parts["stock"] = first if only else [*first, *free]
    setup = Setup(seats, dealer)
    told: dict[str, Any] = {
        **HATO.deal(options, setup).facts(),
        "phase": "play",
        "mover": mover,
        "dealt": 48 - SIZES[seats][2],
    }
    zones = {place: DECK.set(cards) for place, cards in parts.items()}
    return Board(HATO.restore(options, setup, zones, told), first)


def settled(
    captured: Mapping[int, Cards], *, field: Cards = "", preset: str = "sakhalin", **differences: Any
) -> Board:
    """A round that has just ended, with those captures; the rest of the deck is seat 0's where it names none.

    The last card, one that counts nothing and completes nothing, is laid on the table and stays there.
    """
    options = HATO.options(preset, differences)
    named = {card for cards in captured.values() for card in codes(cards)} | set(codes(field))
    last = min(
        set(DECK.codes) - named,
        key=lambda card: (
            card[2] != "j",
            card[:2] in months(codes(field)),
            card[:2] in ("05", "10", "11", "12"),
        ),
    )
    parts = {f"captured:{seat}": codes(cards) for seat, cards in captured.items()}
    rest = [card for card in DECK.codes if card not in named and card != last]
    free = next((seat for seat in range(options.players) if seat not in captured), None)
    mover = options.players - 1
    parts["field"] = codes(field)
    if free is None:
        parts["field"] += rest
    else:
        parts[f"captured:{free}"] = rest
    parts[f"hand:{mover}"] = [last]
    setup = Setup(options.players, 0)
    told = {
        **HATO.deal(options, setup).facts(),
        "phase": "play",
        "mover": mover,
        "dealt": 48 - SIZES[options.players][2],
    }
    round_ = HATO.restore(options, setup, {place: DECK.set(cards) for place, cards in parts.items()}, told)
    return Board(round_).do(f"play {last}")


def deal_order(
    hands: Mapping[int, Cards],
    field: Cards,
    dealer: int,
    seats: Sequence[int],
    players: int,
    later: Cards = "",
) -> list[str]:
    """The cards of a deal in their order: half of each hand and of the table, then the other half (MH-1).

    `seats` get hands of the size for `players`; what is not named is filled without four of a month, and the
    cards `later` stay in the stock.
    """
    size, table, _ = SIZES[players]
    named = {f"hand:{seat}": codes(cards) for seat, cards in hands.items()} | {"field": codes(field)}
    used = {*codes(later), *(card for cards in named.values() for card in cards)}
    free = sorted((card for card in DECK.codes if card not in used), key=lambda card: (card[3:], card))
    for place, count in [("field", table), *((f"hand:{seat}", size) for seat in seats)]:
        cards = named.setdefault(place, [])
        while len(cards) < count:
            cards.append(min(free, key=lambda card: sum(one[:2] == card[:2] for one in cards)))  # noqa: B023
            free.remove(cards[-1])
        assert len(cards) == count, f"too many cards are named for {place}"
    most = max(*seats, dealer) + 1
    order = [seat for i in range(most) if (seat := (dealer + 1 + i) % most) in seats]
    out: list[str] = []
    for first in (True, False):
        for place in [*(f"hand:{seat}" for seat in order), "field"]:
            half = (len(named[place]) + 1) // 2
            out += named[place][:half] if first else named[place][half:]
    return out


def dealt(
    hands: Mapping[int, Cards] | None = None,
    field: Cards = "",
    stock: Cards = "",
    *,
    dealer: int = 0,
    seats: int | None = None,
    again: Iterable[str] = (),
    carried: Carried | None = None,
    purse: Sequence[int] = (),
    preset: str = "sakhalin",
    **differences: Any,
) -> Board:
    """A round dealt with these cards; `stock` comes after the deal, `again` are the cards of a redeal."""
    options = HATO.options(preset, differences)
    count = seats or options.players
    setup = Setup(count, dealer, carried=carried or Carried(), purse=tuple(purse))
    getting: Sequence[int] = range(count)
    if count > options.players and options.dropout == "first_cards":
        getting = setup.carried.playing or range(options.players)
    order = deal_order(hands or {}, field, dealer, list(getting), options.players, stock)
    board = Board(HATO.deal(options, setup), [*order, *codes(stock), *again])
    return board.flip()


class FromList:
    """Chance that turns up the cards of a list first, then the lowest card there is."""

    def __init__(self, cards: Iterable[str]) -> None:
        self._cards = list(cards)

    def draw(self, mask: int) -> int:
        """The next card."""
        return DECK.card(self._cards.pop(0)) if self._cards else (mask & -mask).bit_length() - 1


def session(
    deals: Mapping[int, Iterable[str]] | None = None,
    *,
    seats: int = 2,
    draw: str = "01b 02a 03b 04a 06a 07a 08b",
    preset: str = "sakhalin",
    **differences: Any,
) -> Session:
    """A match whose deals (0 is the dealer draw) turn up these cards, else quiet ones; seat 0 deals first."""
    options = HATO.options(preset, differences)
    given = {0: codes(draw)[:seats], **(deals or {})}
    getting = range(options.players if options.dropout == "first_cards" else seats)
    quiet = deal_order({}, "", 0, getting, options.players)
    return Session(HATO, options, seats, lambda number: FromList(given.get(number, quiet)))


def play_round(match: Session, announce: Mapping[int, str] | None = None) -> Outcome:
    """Plays the round to its end: lowest actions, stay or drop as announced."""
    while match.asked:
        seat = match.asked[0]
        words = [choice.words for choice in match.view(seat).choices]
        wanted = ((announce or {}).get(seat, "stay"),)
        match.do(seat, wanted if wanted in words else words[0])
    return match.done[-1][1]


def scored(cards: Cards, *, preset: str = "sakhalin", **differences: Any) -> dict[str, int]:
    """The yaku of captured cards, in points."""
    found = answer("score", {"captured": codes(cards)}, preset, **differences)
    return dict(found["yaku"])


def card_points(cards: Cards, *, preset: str = "sakhalin", **differences: Any) -> int:
    """The card points of captured cards."""
    return int(answer("score", {"captured": codes(cards)}, preset, **differences)["card_points"])


def answer(kind: str, question: Mapping[str, Any], preset: str = "sakhalin", **differences: Any) -> Any:
    """The rules' answer to a question of the worked examples."""
    return HATO.answers()[kind]({"preset": preset, **differences}, question)
