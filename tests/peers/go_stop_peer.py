"""A naive round of Go-Stop for two or three, written from the rules text alone, to compare the engine with.

The round is told as a story: it runs from the deal to the end, and yields wherever a card or a choice is due.
"""

from __future__ import annotations

from tests.peers import go_stop_scorer as scorer
from tests.peers.go_stop_junk import Play, Question
from tests.peers.go_stop_opening import Opening, Result, Stack, is_joker, of_month
from tests.peers.go_stop_scorer import Score
from tests.peers.go_stop_tables import MONTHS


class GoStopPeer(Opening):
    """One round; `question` is what is asked now, `result` how it ended."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._story = self._round()
        self.question: Question = next(self._story)

    def answer(self, said: object) -> None:
        """A card, words, or for the hand check a seat with words."""
        try:
            self.question = self._story.send(said)
        except StopIteration:
            self.question = ("over", None, None)

    def _round(self) -> Play:
        order = [*self.others(self.dealer), self.dealer]
        while True:
            yield from self._deal(order)
            done = yield from self._table_check()
            if done:
                break
            self.redeals += 1
        if self.result is None:
            yield from self._hand_check(order)
        seat = self.dealer
        while self.result is None:
            if not any(self.hands) and not any(self.credits):
                self._exhausted()
            elif self.hands[seat] or self.credits[seat]:
                yield from self._turn(seat)
            seat = (seat + 1) % self.seats

    # a turn (GS-4 to GS-7)

    def _words(self, seat: int) -> set[str]:
        """PRE and PLAY, which are one question."""
        o = self.o
        hand = self.hands[seat]
        found = {f"joker {card}" if is_joker(card) else f"play {card}" for card in hand}
        if self.credits[seat]:
            found.add("flip_only")
        for month in MONTHS:
            held, lying = len(of_month(hand, month)), len(of_month(self.table, month))
            shown = month in self.shown[seat]
            small = o["small_bomb"] != "off" and held == 2 and lying == 2
            big = (held == 3 and lying == 1) or (held == 4 and o["bomb_four"])
            if (big or small) and not (shown and o["shake_blocks_bomb"]):
                found.add(f"bomb {month}")
            now = o["shake"] == "on" and o["shake_timing"] == "before_own_play"
            many = held == 3 or (held == 4 and o["hand_quad"] != "none")
            if now and many and not shown and lying == 0:
                found.add(f"shake {month}")
        return found

    def _turn(self, seat: int) -> Play:
        self.turns[seat] += 1
        said = "joker"
        while said.startswith(("joker", "shake")):
            words = self._words(seat)
            if not words:  # the last card was a joker, and no card came for it
                break
            said = yield "play", seat, words
            if said.startswith("joker"):
                yield from self._use_joker(seat, said.split()[1])
            elif said.startswith("shake"):
                self._shake(seat, said.split()[1])
        else:
            yield from self._play(seat, said)
        poor = self.turns[seat] == 5 and not self.has_captured[seat]
        if self.result is None and self.o["heodang"] == "on" and poor:
            self.told.append((seat, "heodang"))
            self._fixed("heodang", seat, self.o["stop_minimum"])
        if self.result is None:
            yield from self._decide(seat)

    def _use_joker(self, seat: int, card: str) -> Play:
        self.hands[seat].remove(card)
        self.piles[seat].append(card)
        self.has_captured[seat] = True
        yield from self.pay_debts()
        yield from self.joker_events(seat, [card])
        if self.stock:
            self.hands[seat].append((yield from self._chance("draw_card")))

    def _play(self, seat: int, said: str) -> Play:
        o = self.o
        verb, *rest = said.split()
        won: list[str] = []
        events: list[str] = []
        laid: list[str] = []
        flips = 1
        if verb == "flip_only":
            self.credits[seat] -= 1
        elif verb == "bomb":
            flips = self._bomb(seat, rest[0], won, events)
        else:
            laid = rest
            self.hands[seat].remove(laid[0])
        last = not self.hands[seat] and not self.credits[seat]
        target = ""
        if laid and o["pick_timing"] == "before_flip":
            target = yield from self._pick("pick_hand", seat, laid[0])
        for _ in range(flips):
            jokers, flipped = yield from self._flip()
            month = laid[0][:2] if laid else ""
            same = flipped != "" and flipped[:2] == month
            if laid and o["pick_timing"] == "after_flip" and not same:
                target = yield from self._pick("pick_hand", seat, laid[0])
            other = "" if same or not flipped else (yield from self._pick("pick_flip", seat, flipped))
            if laid:
                self._cover(seat, laid[0], target, flipped if same else "", jokers, last, won, events)
            if flipped and not same:
                self._cover(seat, flipped, other, "", [], last, won, events)
            won += jokers
            laid = []
        if [card for card in won if not is_joker(card)] and not self.table and not self.stacks:
            events.append("sweep")
        yield from self._collect(seat, won, events, last)

    def _bomb(self, seat: int, month: str, won: list[str], events: list[str]) -> int:
        """The number of flips that follow."""
        cards = of_month(self.hands[seat], month)
        won += cards + of_month(self.table, month)
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.table = [card for card in self.table if card[:2] != month]
        small = len(cards) == 2
        events.append("small_bomb" if small else "bomb")
        if not small or self.o["small_bomb"] == "junk_and_double":
            self.bombs[seat] += 1
        if self.o["after_bomb"] == "draw_extra":
            return len(cards)
        self.credits[seat] += len(cards) - 1
        return 1

    def _pick(self, stage: str, seat: int, card: str) -> Play:
        """Which of two loose cards is covered; "" if there is nothing to choose."""
        loose = of_month(self.table, card[:2])
        if len(loose) != 2:
            return ""
        answer = yield stage, seat, {f"take {one}" for one in loose}
        return answer.split()[1]

    def _flip(self) -> Play:
        """Jokers that come, and the card, or "" if there is none."""
        jokers: list[str] = []
        while self.stock:
            card = yield from self._chance("flip")
            if not is_joker(card):
                return jokers, card
            jokers.append(card)
            if self.o["joker_flip"] == "keep_no_redraw":
                break
        return jokers, ""

    def _cover(
        self,
        seat: int,
        card: str,
        target: str,
        flipped: str,
        jokers: list[str],
        last: bool,
        won: list[str],
        events: list[str],
    ) -> None:
        """The table of GS-4 for one card; `flipped` is the turned card if it is of the same month."""
        month = card[:2]
        loose = of_month(self.table, month)
        both = [card, flipped] if flipped else [card]
        if month in self.stacks:
            stack = self.stacks.pop(month)
            won += [card, *stack.cards, *stack.jokers]
            events.append("own_pak" if stack.by == seat else "pak")
        elif not loose and not flipped:
            self.table.append(card)
        elif not loose:
            won += both
            events.append("jjok")
        elif len(loose) == 1 and flipped and (not last or self.o["ppeok_on_last_turn"]):
            self.table.remove(loose[0])
            self.stacks[month] = Stack([*loose, *both], list(jokers), seat)
            jokers.clear()
            events.append("ppeok")
        elif len(loose) == 2 and not flipped:
            self.table.remove(target)
            won += [card, target]
        else:
            self.table = [one for one in self.table if one not in loose]
            won += [*both, *loose]
            if len(loose) == 2:
                events.append("ttadak")

    def due(self, event: str, last: bool) -> int:
        """The junk that an event brings from each opponent (GS-7)."""
        o = self.o
        free = last and not o["last_turn_junk"]
        month_taken = 0 if o["president_trigger"] == "accumulated" else 1
        if event == "bomb":
            return month_taken
        if event == "small_bomb":
            return 0 if o["small_bomb"] == "capture_only" else month_taken
        if event in ("pak", "own_pak"):
            if free:
                return month_taken if o["last_turn_pak"] else 0
            return month_taken * (o["own_stack_junk"] if event == "own_pak" else 1)
        if free or event == "ppeok":
            return 0
        found: int = {"ttadak": month_taken, "jjok": o["jjok_junk"], "sweep": o["sweep_junk"]}[event]
        return found

    def _collect(self, seat: int, won: list[str], events: list[str], last: bool) -> Play:
        """What a turn has won, and what that brings."""
        self.piles[seat] += won
        self.has_captured[seat] = self.has_captured[seat] or bool(won)
        self.told += [(seat, event) for event in events]
        self._rewards(seat, events)
        if self.ppeoks[seat] == 3 and "ppeok" in events and self.o["three_ppeok_points"] != "off":
            self.told.append((seat, "three_ppeok"))
            self._fixed("three_ppeok", seat, self.o["three_ppeok_points"])
            return
        yield from self.ask_duals(seat, won)
        yield from self.pay_debts()
        for kinds in (
            ("bomb", "small_bomb"),
            ("joker",),
            ("pak", "own_pak"),
            ("ttadak",),
            ("jjok",),
            ("sweep",),
        ):
            if kinds == ("joker",):
                yield from self.joker_events(seat, [card for card in won if is_joker(card)])
            for event in events:
                if event in kinds:
                    yield from self.transfer(seat, self.due(event, last))
        yield from self.month_events(seat, not last or self.o["last_turn_junk"])

    def _rewards(self, seat: int, events: list[str]) -> None:
        """Side payments of the first turns (GS-13)."""
        values = self.o["first_ppeok"]
        for event in events:
            points = 0
            if event == "ppeok":
                self.ppeoks[seat] += 1
                if self.streaks[seat] == self.turns[seat] - 1:
                    self.streaks[seat] += 1
                    points = (
                        values[self.streaks[seat] - 1] if values != "off" and self.streaks[seat] < 4 else 0
                    )
            elif self.turns[seat] == 1 and values != "off":
                points = values[0]
            if points and event in self.o["first_turn_rewards"]:
                pays = {other: self._limited(other, points) for other in self.others(seat)}
                change = [sum(pays.values()) if one == seat else -pays[one] for one in range(self.seats)]
                self.ledger.append((f"first_{event}", change))
                self.purse = [a + b for a, b in zip(self.purse, change, strict=False)]

    # ends (GS-9, GS-12)

    def _decide(self, seat: int) -> Play:
        found = self.yaku(seat)
        total = sum(found.values())
        better = total > self.marks[seat]
        if self.goes[seat] and self.o["improve_test"] == "any_yaku":
            before = self.at_go[seat]
            better = any(points > before.get(name, 0) for name, points in found.items())
        if total < self.o["stop_minimum"] or not better:
            return
        if not self.hands[seat] and not self.credits[seat]:
            self._stop("autostop", seat)
            return
        said = yield "decide", seat, {"go", "stop"}
        if said == "stop":
            self._stop("stop", seat)
            return
        self.told.append((seat, "go"))
        self.goes[seat] += 1
        self.calls.append(seat)
        self.marks[seat] = total
        self.at_go[seat] = found

    def yaku(self, seat: int) -> Score:
        """What the seat's captured cards score now."""
        return scorer.best(self.o, self.piles[seat], self.chosen)[0]

    def _stop(self, how: str, seat: int) -> None:
        self.told.append((seat, "stop"))
        losers = {other: self._side(other) for other in self.others(seat)}
        pays, found = scorer.settle(self.o, self._side(seat), losers, self.carry, self.calls)
        self.result = Result(how, seat, pays, found, 1)

    def _exhausted(self) -> None:
        sides = {seat: self._side(seat) for seat in range(self.seats)}
        seat, pays, found, carry = scorer.exhausted(self.o, sides, self.carry)
        self.result = Result("exhausted" if seat is None else "highest_score", seat, pays, found, carry)
