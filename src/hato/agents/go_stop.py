"""Go-Stop for the greedy level: what each choice is worth, from what the seat sees (GS-3 to GS-15).

Worth is in points of a round. Calls (go or stop, hand check, stay or drop) are judged in `go_stop_calls`.
"""

from __future__ import annotations

from collections.abc import Mapping

from hato.agents import go_stop_calls
from hato.agents.go_stop_table import Table
from hato.agents.request import Position
from hato.core import bits
from hato.core.bits import BIT, popcount
from hato.core.view import Choice
from hato.games.go_stop import deal, junk, settlement
from hato.games.go_stop.pack import DECK, SUIT
from hato.games.go_stop.turns import THREE

FREE = 20.0
"""Lifts what is done before a play and takes no turn."""
DOUBLED = 3.0
"""Worth of doubling the points of a win."""
DOUBLE_JUNK = 0.3
"""What a dual card is worth more as a double junk than its place among the captures tells."""
SPOILED = 0.5
"""Worth that a shake loses because the others see the cards."""


def judge(position: Position) -> Mapping[int, float]:
    """The worth of each choice of the view, by code."""
    table = Table(position)
    phase = position.view.facts["phase"]
    choices = position.view.choices
    if phase in go_stop_calls.PHASES:
        return go_stop_calls.judge(position, table)
    if phase == "play":
        return {choice.code: _play(table, choice) for choice in choices}
    if phase in ("pick_hand", "pick_flip"):
        return {choice.code: _take(table, DECK.card(choice.words[1]), phase) for choice in choices}
    if phase == "use":
        return {choice.code: _use(table, choice.words) for choice in choices}
    return {choice.code: -_give(table, DECK.card(choice.words[1])) for choice in choices}


def _play(table: Table, choice: Choice) -> float:
    verb = choice.words[0]
    if verb == "play":
        return _lay(table, DECK.card(choice.words[1]))
    if verb == "joker":
        return FREE + table.good(BIT[DECK.card(choice.words[1])])
    if verb == "bomb":
        return _bomb(table, int(choice.words[1]) - 1)
    if verb == "shake":
        return _shake(table, int(choice.words[1]) - 1)
    return 0.0  # the stock alone: nothing is laid and nothing is risked


def _lay(table: Table, card: int) -> float:
    """A hand card: what it takes or leaves, and what a turned card of its month would change."""
    month = card // 4
    lying = table.field & SUIT[month]
    hand = table.hand & ~BIT[card]
    unseen = table.unseen & SUIT[month]
    before = table.lying(month, lying, table.hand)
    again = popcount(unseen) / table.pool
    count = popcount(lying)
    last = table.turns(table.seat, popcount(table.hand)) == 1
    if count == 0:
        plain = table.lying(month, BIT[card], hand)
        turned = _jjok(table, card, unseen, last) if unseen else 0.0
    elif count == 1:
        plain = table.good(lying | BIT[card])
        turned = _ppeok(table, lying | BIT[card], unseen, hand, last) if unseen else 0.0
    elif count == 2:
        plain = max(_pair(table, month, card, target, lying, hand) for target in bits.cards(lying))
        turned = table.good(SUIT[month]) + table.junk(junk.due(table.options, junk.TTADAK, last))
    else:
        event = junk.OWN_PAK if table.stacks.get(month) == table.seat else junk.PAK
        return table.good(SUIT[month]) + table.junk(junk.due(table.options, event, last)) - before
    return (1 - again) * plain + again * turned - before


def _pair(table: Table, month: int, card: int, target: int, lying: int, hand: int) -> float:
    return table.good(BIT[card] | BIT[target]) + table.lying(month, lying & ~BIT[target], hand)


def _jjok(table: Table, card: int, unseen: int, last: bool) -> float:
    due = junk.due(table.options, junk.JJOK, last)
    return table.good(BIT[card] | BIT[bits.lowest(unseen)]) + table.junk(due) + _reward(table, "jjok")


def _ppeok(table: Table, cards: int, unseen: int, hand: int, last: bool) -> float:
    """Three cards stay as a stack: somebody will take it, and the seat may win by it (GS-4, GS-13)."""
    month = bits.lowest(cards) // 4
    if last and not table.options.ppeok_on_last_turn:
        return table.good(cards | unseen)
    made = int(table.facts["ppeoks"][table.seat]) + 1
    won = table.options.three_ppeok * len(table.rivals) if made == THREE else 0
    return won + _reward(table, "ppeok") + table.lying(month, cards | BIT[bits.lowest(unseen)], hand)


def _reward(table: Table, event: str) -> float:
    """The side payment of an event in a first turn."""
    turn = int(table.facts["turns"][table.seat])
    streak = int(table.facts["streaks"][table.seat])
    if event == "ppeok" and streak == turn - 1:
        streak = turn
    return settlement.reward(table.options, event, turn, streak) * len(table.rivals)


def _bomb(table: Table, month: int) -> float:
    """Several hand cards at once: the whole month, junk, and a doubling (GS-5)."""
    cards = (table.hand | table.field) & SUIT[month]
    before = table.lying(month, table.field & SUIT[month], table.hand)
    size = popcount(table.hand & SUIT[month])
    due = junk.bomb_due(table.options, size, last=False)
    return (
        table.good(cards) + table.junk(due) + (DOUBLED if deal.is_bomb(table.options, size) else 0.0) - before
    )


def _shake(table: Table, month: int) -> float:
    """Showing a month: it doubles a win, unless that spoils a bomb that would do so (GS-3, GS-5)."""
    if table.options.shake_blocks_bomb and go_stop_calls.bomb_is_near(table, month):
        return -FREE
    return FREE + DOUBLED - SPOILED


def _take(table: Table, target: int, phase: str) -> float:
    """Which of two table cards is taken; the other one stays."""
    month = target // 4
    source = DECK.card(table.facts["laid" if phase == "pick_hand" else "flipped"])
    rest = table.field & SUIT[month] & ~(BIT[source] | BIT[target])
    return table.good(BIT[source] | BIT[target]) + table.lying(month, rest, table.hand)


def _use(table: Table, words: tuple[str, ...]) -> float:
    """A dual card as an animal or as junk (GS-14)."""
    card = BIT[DECK.card(words[1])]
    if words[2] == "animal":
        return table.value(table.seat, table.captured[table.seat], table.as_junk & ~card)
    return DOUBLE_JUNK + table.value(table.seat, table.captured[table.seat], table.as_junk | card)


def _give(table: Table, card: int) -> float:
    """What it costs to give a junk card to the seat that asks for it."""
    taker = int(table.facts["asking"][2])
    seat = table.seat
    lost = table.value(seat, table.captured[seat]) - table.value(seat, table.captured[seat] & ~BIT[card])
    return lost + table.share * table.gain(taker, BIT[card])
