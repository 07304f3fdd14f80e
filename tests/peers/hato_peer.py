"""A naive round of Hato, written from the rules text alone, to compare the engine with.

Seats are numbers, cards are codes in lists, actions are strings such as `play 03j1 03b`.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field

from tests.peers import hato_scorer as scorer
from tests.peers.hato_scorer import Score
from tests.peers.hato_tables import DECK, SIZES, Options


@dataclass
class HatoPeer:
    """One round; `stage` is deal, play, flip, pick, extra, pick_extra or over.

    `sizes` are hand and table of a smaller deck, `deck` its cards; then everybody gets one packet.
    """

    o: Options
    dealer: int
    deck: list[str] = field(default_factory=lambda: list(DECK))
    sizes: tuple[int, int] | None = None
    stage: str = "deal"
    redeals: int = 0
    scores: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seats = self.o["players"]
        self._gather()

    def _gather(self) -> None:
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]
        self.table: list[str] = []
        self.stock = list(self.deck)
        self.mover = self.dealer
        self.turned = ""
        self.places: list[str] = []
        order = [(self.dealer + 1 + i) % self.seats for i in range(self.seats)]
        if self.sizes:
            hand, table = self.sizes
            packets = [(hand, table)]
        else:
            hand, table = SIZES[self.seats]
            packets = [(hand - hand // 2, table - table // 2), (hand // 2, table // 2)]
        for cards, laid in packets:
            for seat in order:
                self.places += [str(seat)] * cards
            self.places += ["table"] * laid

    def copy(self) -> HatoPeer:
        """The same round, to be played in another way."""
        other = copy(self)
        other.hands = [cards[:] for cards in self.hands]
        other.piles = [cards[:] for cards in self.piles]
        other.table, other.stock, other.places = self.table[:], self.stock[:], self.places[:]
        return other

    # chance

    def turn_up(self, card: str) -> None:
        """Chance deals, turns, or brings the extra card."""
        self.stock.remove(card)
        if self.stage == "deal":
            self._deal(card)
        elif self.stage == "extra" and self.o["extra_draw"] == "unmatched":
            self.table.append(card)
            self._pass_turn()
        else:
            self._turned(card)

    def _deal(self, card: str) -> None:
        place = self.places.pop(0)
        (self.table if place == "table" else self.hands[int(place)]).append(card)
        if self.places:
            return
        quads = [any(len(same(cards, one)) == 4 for one in cards) for cards in (self.table, *self.hands)]
        if quads[0] or (self.o["hand_quad"] == "redeal" and any(quads[1:])):
            self.redeals += 1
            self._gather()
        else:
            self.stage = "play"

    def _turned(self, card: str) -> None:
        matches = same(self.table, card)
        if len(matches) == 2:
            self.turned = card
            self.stage = "pick" if self.stage == "flip" else "pick_extra"
        else:
            self._take(card, matches)
            self._after_stock(bool(matches))

    # choices

    def words(self) -> set[str]:
        """Everything that may be done now."""
        if self.stage == "play":
            found = set()
            for card in self.hands[self.mover]:
                matches = same(self.table, card)
                found |= {f"play {card} {m}" for m in matches} if len(matches) == 2 else {f"play {card}"}
            return found
        return {f"take {card}" for card in same(self.table, self.turned)}

    def do(self, text: str) -> None:
        """Does one of `words()`."""
        verb, card, *chosen = text.split()
        if verb == "play":
            self.hands[self.mover].remove(card)
            self._take(card, chosen or same(self.table, card))
            if self.stock:
                self.stage = "flip"
            else:
                self._pass_turn()
            return
        self._take(self.turned, [card])
        self.turned = ""
        self.stage = {"pick": "flip", "pick_extra": "extra"}[self.stage]
        self._after_stock(captured=True)

    def _take(self, card: str, matches: list[str]) -> None:
        if not matches:
            self.table.append(card)
            return
        for match in matches:
            self.table.remove(match)
        self.piles[self.mover] += [card, *matches]

    def _after_stock(self, captured: bool) -> None:
        due = captured and self.stage == "flip" and self.o["extra_draw"] != "none" and self.stock
        if due:
            self.stage = "extra"
        else:
            self._pass_turn()

    def _pass_turn(self) -> None:
        if not any(self.hands):
            self.stage = "over"
            self.finish()
            return
        self.mover = (self.mover + 1) % self.seats
        self.stage = "play"

    # the end

    def yaku(self, seat: int) -> Score:
        """What a seat has made."""
        return scorer.yaku(self.o, self.piles[seat])

    def finish(self) -> None:
        """Scores of the round."""
        points = {seat: scorer.card_points(self.o, self.piles[seat]) for seat in range(self.seats)}
        bonus = {seat: sum(self.yaku(seat).values()) for seat in range(self.seats)}
        self.scores = scorer.round_scores(self.o, points, bonus)
        self.results = scorer.results(self.o, self.scores)
        best = max(self.scores.values())
        top = [seat for seat, score in self.scores.items() if score == best]
        self.winner = top[0] if len(top) == 1 else None
        self.next_dealer = self.dealer if self.winner is None else self.winner


def same(cards: list[str], card: str) -> list[str]:
    """The cards of the same month."""
    return [one for one in cards if one[:2] == card[:2]]
