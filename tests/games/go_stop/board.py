"""A readable way to set up Go-Stop: what the hands hold, what lies on the table, what the stock turns up.

Cards are written as `"03j1 05a"`. What a test does not name is filled with cards that disturb nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from hato.core.match import Setup
from hato.core.outcome import Carried, Outcome
from hato.core.registry import game
from hato.play.session import Session
from tests.games import board
from tests.games.board import Cards, codes, is_flower, months

GO_STOP = game("go_stop")
DECK = GO_STOP.deck
FLOWERS = DECK.codes[:48]


class Board(board.Board):
    """A round of Go-Stop."""

    GAME = GO_STOP
    DECISION = frozenset({"go", "stop"})


def position(
    hand: Cards = "",
    field: Cards = "",
    stock: Cards = "",
    *,
    hands: Mapping[int, Cards] | None = None,
    captured: Cards | Mapping[int, Cards] = "",
    stacks: Mapping[str, int | None] | None = None,
    buried: Mapping[str, str] | None = None,
    facts: Mapping[str, Any] | None = None,
    mover: int = 0,
    dealer: int = 0,
    size: int = 2,
    rest: int = 2,
    carry: int = 1,
    purse: Sequence[int] = (),
    preset: str = "matgo",
    **differences: Any,
) -> Board:
    """A round in which `mover` is about to play from `hand`, filled up to `size`; the others have `rest`.

    `captured` are the mover's cards, or those of each seat; `stacks` tells the makers of stacks (None: the
    deal), `buried` the jokers in them. `facts` are changes of the facts. Marks are one less than the minimum.
    """
    options = GO_STOP.options(preset, differences)
    seats = options.players
    piles = captured if isinstance(captured, Mapping) else {mover: captured}
    parts = {f"captured:{seat}": codes(cards) for seat, cards in piles.items()}
    parts |= {f"hand:{seat}": codes(cards) for seat, cards in (hands or {}).items()}
    parts[f"hand:{mover}"] = codes(hand)
    parts["field"] = [*codes(field), *(joker for text in (buried or {}).values() for joker in text.split())]
    first = codes(stock)
    used = [*first, *(card for cards in parts.values() for card in cards)]
    assert len(used) == len(set(used)), "a card is named twice"
    touched = months([*first, *(card for place, cards in parts.items() if place[0] != "c" for card in cards)])
    every = set(DECK.names(GO_STOP.cards(options)))
    assert set(used) <= every, "a card is not in play"
    free = sorted(
        every - set(used), key=lambda card: (not is_flower(card), card[:2] in touched, card[2:3] != "j")
    )
    for seat in range(seats):
        cards = parts.setdefault(f"hand:{seat}", [])
        while len(cards) < (size if seat == mover else rest):
            cards.append(next(card for card in free if len(_same(cards, card)) < 1 and is_flower(card)))
            free.remove(cards[-1])
    parts["stock"] = [*first, *free]
    setup = Setup(seats, dealer, carried=Carried(carry), purse=tuple(purse))
    told: dict[str, Any] = {
        **GO_STOP.deal(options, setup).facts(),
        "phase": "play",
        "mover": mover,
        "dealt": {3: 27, 2: 26 if options.deal == "8-10" else 28}[seats],
        "stacks": {
            month: {"by": maker, "jokers": (buried or {}).get(month, "").split()}
            for month, maker in (stacks or {}).items()
        },
        "turns": [4] * seats,
        "has_captured": [bool(parts.get(f"captured:{seat}")) for seat in range(seats)],
        **(facts or {}),
    }
    zones = {place: DECK.set(cards) for place, cards in parts.items()}
    return Board(GO_STOP.restore(options, setup, zones, told), first)


def _same(cards: Iterable[str], card: str) -> list[str]:
    return [one for one in cards if one[:2] == card[:2]]


def _worth(card: str) -> tuple[bool, bool, str]:
    """Sorts plain junk first and what can be sold last."""
    return card[2] == "b" or card in ("11j1", "12j1"), card[2] != "j", card


def packets(seats: int, dealer: int, deal: str) -> Iterator[str]:
    """The places of the dealt cards, as GS-1 tells them; of more than three players, hands and then table."""
    order = [f"hand:{(dealer + 1 + i) % seats}" for i in range(seats)]
    plan = {"10-8": [(4, 5), (4, 5)], "8-10": [(5, 4), (5, 4)], "7-6": [(3, 4), (3, 3)]}[deal]
    if seats > 3:
        plan = [(0, 4), (0, 3), (6, 0)]
    for table, hand in plan:
        yield from ["field"] * table
        for place in order:
            yield from [place] * hand


def deal_order(
    hands: Mapping[int, Cards], field: Cards, dealer: int, options: Any, seats: int, later: Cards = ""
) -> list[str]:
    """The cards of a deal in their order; hands and table are filled without three of a month.

    The cards `later` stay in the stock.
    """
    places = list(packets(seats, dealer, "7-6" if options.players == 3 else options.deal))
    named = {f"hand:{seat}": codes(cards) for seat, cards in hands.items()} | {"field": codes(field)}
    used = {*codes(later), *(card for cards in named.values() for card in cards)}
    free = [card for card in sorted(FLOWERS, key=_worth) if card not in used]
    for place, count in Counter(places).items():
        cards = named.setdefault(place, [])
        while len(cards) < count:
            cards.append(min(free, key=lambda card: len(_same(cards, card))))  # noqa: B023
            free.remove(cards[-1])
        assert len(cards) == count, f"too many cards are named for {place}"
    piles = {place: iter(cards) for place, cards in named.items()}
    return [next(piles[place]) for place in places]


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
    preset: str = "matgo",
    **differences: Any,
) -> Board:
    """A round dealt with these cards; `stock` comes after the deal, `again` are the cards of a redeal."""
    options = GO_STOP.options(preset, differences)
    count = seats or options.players
    order = deal_order(hands or {}, field, dealer, options, count, stock)
    setup = Setup(count, dealer, carried=carried or Carried(), purse=tuple(purse))
    board = Board(GO_STOP.deal(options, setup), [*order, *codes(stock), *again])
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
    draw: str = "01b 02a 03b 04a 06a 07a",
    preset: str = "matgo",
    **differences: Any,
) -> Session:
    """A match whose deals (0 is the dealer draw) turn up these cards, else quiet ones; seat 0 deals first."""
    options = GO_STOP.options(preset, differences)
    given = {0: codes(draw)[:seats], **(deals or {})}
    quiet = deal_order({}, "", 0, options, options.players if options.extra_seats == "first_cards" else seats)
    return Session(GO_STOP, options, seats, lambda number: FromList(given.get(number, quiet)))


def play_round(match: Session, decide: str = "stop", announce: Mapping[int, str] | None = None) -> Outcome:
    """Plays the round to its end: lowest actions, at decisions `decide`, stay or drop as announced."""
    while match.asked:
        seat = match.asked[0]
        words = [choice.words for choice in match.view(seat).choices]
        wanted = [(decide,), ((announce or {}).get(seat, "stay"),), ("continue",)]
        match.do(seat, next((one for one in wanted if one in words), words[0]))
    return match.done[-1][1]


def scored(cards: Cards, *, preset: str = "matgo", **differences: Any) -> dict[str, int]:
    """What captured cards score."""
    return position(captured=cards, preset=preset, **differences).score()


def answer(kind: str, question: Mapping[str, Any], preset: str = "matgo", **differences: Any) -> Any:
    """The rules' answer to a question of the worked examples."""
    return GO_STOP.answers()[kind]({"preset": preset, **differences}, question)
