"""Sevens once more, written from the rules in the plainest way: lists of words, nothing kept or fast."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

FROM_TWO = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
ORDER = {"low": ["A", *FROM_TWO], "high": [*FROM_TWO, "A"]}
JOKERS = ("JK1", "JK2")


class Peer:
    """A round after the deal: hands by seat, what lies on the table, who is asked."""

    def __init__(self, options: dict[str, Any], hands: list[list[str]], first: int, dealer: int) -> None:
        self.o = options
        self.n = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.table: list[str] = []
        self.asked = first
        self.opening = True
        self.passes = [0] * self.n
        self.since: list[int] = []
        self.out: list[int] = []
        self.fallen: list[tuple[int, int]] = []
        self.points: list[int] | None = None
        if options["sevens_start"] == "all_laid":
            for hand in self.hands:
                for card in [card for card in hand if card[:-1] == "7"]:
                    hand.remove(card)
                    self.table.append(card)
            self.asked = next((s for s, hand in enumerate(hands) if "7D" in hand), (dealer + 1) % self.n)

    def copy(self) -> Peer:
        return deepcopy(self)

    def still(self) -> list[int]:
        fallen = [seat for seat, _ in self.fallen]
        return [seat for seat in range(self.n) if seat not in self.out and seat not in fallen]

    def ways(self, suit: str) -> list[list[str]]:
        """For each growing point of a suit the cards that would come there one after the other."""
        row = [rank + suit for rank in ORDER[self.o["ace"]]]
        middle = row.index("7" + suit)
        if row[middle] not in self.table:
            return []
        down, up = row[:middle][::-1], row[middle + 1 :]
        missing = [[card for card in side if card not in self.table] for side in (down, up)]
        found = []
        for one, other, side in ((0, 1, down), (1, 0, up)):
            if not missing[one]:
                continue
            full = not missing[other]
            normal = side[side.index(missing[one][0]) :]
            if not (full and self.o["wrap"] == "tunnel"):
                found.append(normal)
            if full and self.o["wrap"] != "none":
                back = side[::-1]
                found.append(back[back.index(missing[one][-1]) :])
        return found

    def fitting(self) -> list[str]:
        hand = self.hands[self.asked]
        sevens = [card for card in hand if card[:-1] == "7"]
        if self.opening and self.o["sevens_start"] == "from_hand":
            return sevens
        starts = [way[0] for suit in "CDHS" for way in self.ways(suit)]
        return sevens + [card for card in hand if card in starts]

    def bridges(self) -> list[tuple[str, str]]:
        hand = self.hands[self.asked]
        held = [card for card in hand if card in JOKERS]
        last = len(hand) == 2 and self.o["joker_last"] == "forbidden"
        if self.opening or not held or last:
            return []
        pairs = [(way[1], way[0]) for suit in "CDHS" for way in self.ways(suit) if len(way) > 1]
        return [(card, gap) for card, gap in pairs if card in hand and gap not in hand]

    def legal(self) -> set[tuple[str, ...]]:
        words: set[tuple[str, ...]] = {("play", card) for card in self.fitting()}
        words |= {("joker", card, gap) for card, gap in self.bridges()}
        free = self.o["voluntary_pass"] and not (self.opening and self.o["sevens_start"] == "from_hand")
        if self.o["pass_limit"] != "none":
            free = free and self.passes[self.asked] < self.o["pass_limit"]
        else:
            free = free and any(s not in self.since for s in self.still() if s != self.asked)
        return words | {("pass",)} if free or not words else words

    def do(self, words: tuple[str, ...]) -> None:
        seat, forced = self.asked, not (self.fitting() or self.bridges())
        if words[0] == "pass":
            limit = self.o["pass_limit"]
            if forced and limit != "none" and self.passes[seat] == limit:
                self._fall(seat)
            else:
                self.passes[seat] += 1
                self.since.append(seat)
        else:
            self.since = []
            self._put(seat, words[1])
            if words[0] == "joker":
                holder = next(s for s, hand in enumerate(self.hands) if words[2] in hand)
                joker = min(card for card in self.hands[seat] if card in JOKERS)
                self._put(holder, words[2])
                self.hands[seat].remove(joker)
                self.hands[holder].append(joker)
            if not self.hands[seat]:
                if words[0] == "joker" and self.o["joker_last"] == "loses":
                    self.fallen.append((seat, 0))
                else:
                    self.out.append(seat)
        self.opening = False
        self._next(seat)

    def _put(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.table.append(card)

    def _fall(self, seat: int) -> None:
        self.fallen.append((seat, len(self.hands[seat])))
        if self.o["eliminate"] == "lay_hand":
            self.table += [card for card in self.hands[seat] if card not in JOKERS]
            self.hands[seat] = []

    def _next(self, seat: int) -> None:
        still = self.still()
        places = self.o["score"] == "places"
        ends_all = self.o["pass_limit"] != "none" and self.o["eliminate"] == "lose_all" and self.fallen
        only_jokers = not any(card not in JOKERS for s in still for card in self.hands[s])
        if ends_all or (self.out and not places) or len(still) == 1 or only_jokers:
            turn = [(seat + i) % self.n for i in range(1, self.n + 1)]
            by_turn = only_jokers and not ends_all and places and len(still) > 1
            self._settle([turn.index(s) if by_turn else len(self.hands[s]) for s in range(self.n)], still)
            return
        self.asked = next(s for i in range(1, self.n) if (s := (seat + i) % self.n) in still)

    def _settle(self, measure: list[int], still: list[int]) -> None:
        """`measure` ranks those who are still in: the fewer the better."""
        fallen = [seat for seat, _ in self.fallen]
        rank = {seat: (0, i) for i, seat in enumerate(self.out)}
        rank |= {seat: (1, measure[seat]) for seat in still}
        rank |= {seat: (2, -i) for i, seat in enumerate(fallen)}
        place = [1 + sum(rank[other] < rank[seat] for other in range(self.n)) for seat in range(self.n)]
        if self.o["score"] == "places":
            self.points = [self.n - one for one in place]
            return
        alone = len(still) == 1 and not self.out
        pays = [
            len(self.hands[s]) if s in still and not alone else dict(self.fallen).get(s, 0)
            for s in range(self.n)
        ]
        joker_losers = [seat for seat, held in self.fallen if held == 0]
        worst = max((pays[s] for s in range(self.n) if s not in joker_losers), default=0)
        self.points = [-(worst if s in joker_losers else pays[s]) for s in range(self.n)]
