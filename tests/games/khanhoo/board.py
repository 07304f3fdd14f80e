"""A deal of the English form in play, for tests: cards as kinds, actions in words.

Cards are written `"1H 2C JK"`; a copy that is free stands for each. What nobody holds is the stock, or lies
out of play where the stock is to hold named cards alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

from hato.cards.khanhoo import KINDS
from hato.core import bits
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.outcome import Carried, Outcome
from hato.games.khanhoo import GAME, counting, packs, rules
from hato.games.khanhoo.kinds import COPIES, counted, counts, kind
from hato.games.khanhoo.rules import KhanhooRound

Hands = Mapping[int, str]
NOTHING: Mapping[Any, Any] = MappingProxyType({})

RULES = Path(rules.__file__).parent / "rules"
"""The pages of the rules."""
COURTS = "JS QS KS"
KHANHOO = "1H 2C 3D"
BEST = f"{KHANHOO} {KHANHOO} 5H 5C 5D 5H 5C 5D JS 7D 7D"
"""The hand that counts most in the small pack."""


def options_of(**changes: Any) -> Any:
    """The preset with differences."""
    return GAME.options("source", changes)


def worth(cards: str, whole: bool = False, **changes: Any) -> int | None:
    """What the best partition of cards counts."""
    held = counted([kind(code) for code in cards.split()])
    found = counting.count(held, (), options_of(**changes).scale, whole)
    return None if found is None else found.points


class Table:
    """A round in play; `events` is what has happened since it was set up."""

    def __init__(self, round_: KhanhooRound, draws: str = "") -> None:
        self.round = round_
        self.draws = draws.split()
        self.events: list[Event] = []

    def do(self, *actions: str, seat: int | None = None) -> Self:
        """Does actions of the seat that is asked first, or of `seat`; draws what is named first."""
        for text in actions:
            asked = self.round.turn().seats[0] if seat is None else seat
            self.round.play(asked, GAME.actions.code(text.split()), self.events.append)
            self.flow()
        return self

    def flow(self) -> Self:
        """Draws while a card is due."""
        while self.round.turn().kind == "chance":
            chances = self.round.chances()
            if self.draws:
                chances &= COPIES[kind(self.draws.pop(0))]
            self.round.draw(bits.lowest(chances), self.events.append)
        return self

    def passes(self) -> Self:
        """Everybody who is still asked about the discard passes."""
        while self.phase == "claim":
            self.do("pass")
        return self

    @property
    def phase(self) -> str:
        """The phase of the round."""
        return self.round.phase

    @property
    def mover(self) -> int:
        """The seat in turn."""
        return self.round.mover

    @property
    def facts(self) -> Mapping[str, Any]:
        """The public facts."""
        return self.round.facts()

    def words(self, seat: int) -> set[str]:
        """What a seat may do."""
        return {" ".join(GAME.actions.words(code)) for code in self.round.legal(seat)}

    def zone(self, place: str) -> list[str]:
        """The kinds of the cards at a place, in the order of the deck."""
        for spec, mask in self.round.zones():
            if spec.place == place:
                return [KINDS[one] for one, n in enumerate(counts(mask)) for _ in range(n)]
        raise KeyError(place)

    @property
    def outcome(self) -> Outcome:
        """How the deal ended."""
        found = self.round.outcome()
        assert found is not None, "the round goes on"
        return found

    def lines(self, seat: int) -> list[tuple[str, int]]:
        """Keys and points of the lines of a seat."""
        return [(line.key, line.points) for line in self.outcome.lines if line.seat == seat]

    def told(self, kind_: str) -> list[Event]:
        """The events of a kind."""
        return [event for event in self.events if event.kind == kind_]


class Pack:
    """Gives out copies of kinds, each card once."""

    def __init__(self, mask: int) -> None:
        self.left = mask

    def take(self, cards: str) -> list[int]:
        found = []
        for code in cards.split():
            card = bits.lowest(self.left & COPIES[kind(code)])
            assert card >= 0, f"there is no {code} left"
            self.left &= ~bits.BIT[card]
            found.append(card)
        return found

    def mask(self, cards: str) -> int:
        return bits.mask_of(self.take(cards))


def position(
    hands: Hands,
    pile: str = "",
    *,
    players: int = 3,
    phase: str = "throw",
    mover: int = 0,
    groups: Mapping[int, Sequence[tuple[str, str]]] = NOTHING,
    caches: Hands = NOTHING,
    stock: str | None = None,
    draws: str = "",
    fresh: str = "",
    facts: Mapping[str, Any] = NOTHING,
    **changes: Any,
) -> Table:
    """A position: hands by seat, the waste (`pile`) in order, open groups as (name, cards), and the phase.

    In the phase `claim` the mover is the seat after the thrower.
    """
    options = options_of(**changes)
    whole = GAME.cards(options)
    in_play = packs.pack(options.pack, players)
    pack = Pack(in_play)
    zones: dict[str, int] = {}
    thrown = pack.take(pile)
    zones["waste"] = bits.mask_of(thrown)
    told: list[list[dict[str, Any]]] = [[] for _ in range(players)]
    known: dict[int, dict[str, Any]] = {}
    for seat in range(players):
        cards = pack.take(hands.get(seat, ""))
        zones[f"hand:{seat}"] = bits.mask_of(cards)
        if fresh and seat == mover:
            card = next(card for card in reversed(cards) if COPIES[kind(fresh)] & bits.BIT[card])
            known[seat] = {"drawn": GAME.deck.codes[card]}
        laid = 0
        for name, names in groups.get(seat, ()):
            mask = pack.mask(names)
            laid |= mask
            if options.exposed != "free":
                told[seat].append({"name": name.split(), "cards": GAME.deck.names(mask)})
        zones[f"melds:{seat}"] = laid
        zones[f"cache:{seat}"] = pack.mask(caches.get(seat, ""))
    zones["stock"] = pack.left if stock is None else pack.mask(stock)
    used = 0
    for mask in zones.values():
        used |= mask
    zones["out"] = whole & ~used
    thrower = (mover - 1) % players
    public = {
        "phase": phase,
        "mover": mover,
        "leader": 1 % players,
        "orphan": None,
        "places": [],
        "thrower": thrower if thrown else None,
        "throws": len(thrown),
        "turns": 0,
        "waste": [GAME.deck.codes[card] for card in thrown],
        "turned": [],
        "stirred": [],
        "groups": told,
        "known": [[] for _ in range(players)],
        "taken": None,
        "answered": [],
        "bump": None,
        "paid": [],
        **facts,
    }
    round_ = GAME.restore(options, Setup(players, 0), zones, public, known)
    assert isinstance(round_, KhanhooRound)
    return Table(round_, draws)


def claiming(hands: Hands, discard: str, *, thrower: int = 0, players: int = 3, **more: Any) -> Table:
    """A discard that the others may claim; `under` are the discards below it."""
    return position(
        hands,
        f"{more.pop('under', '')} {discard}",
        players=players,
        phase="claim",
        mover=(thrower + 1) % players,
        **more,
    )


def dealt(players: int, dealer: int = 0, places: tuple[int, ...] = (), **changes: Any) -> Table:
    """A new deal, all cards in the order of the deck."""
    setup = Setup(players, dealer, carried=Carried(places=places))
    return Table(GAME.deal(options_of(**changes), setup)).flow()
