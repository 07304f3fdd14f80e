"""The public facts of a round of Daifugo, and the round made of zones, facts and secrets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from hato.core import bits
from hato.core.bits import BIT, popcount
from hato.core.round import PositionError
from hato.games.daifugo import trick
from hato.games.daifugo.cards import (
    DECK,
    JOKERS,
    NATURAL,
    RANK,
    RANKS,
    SUITS,
    THREE_OF_SPADES,
    in_play,
    rank_word,
    suit_letters,
)
from hato.games.daifugo.exchange import CHANCE_PHASES, PHASES, lowest
from hato.games.daifugo.options import DaifugoOptions
from hato.games.daifugo.plays import Play, in_order, runs_of, set_of
from hato.games.daifugo.titles import title
from hato.games.daifugo.trick import Trick

if TYPE_CHECKING:
    from hato.games.daifugo.rules import DaifugoRound

MASKS = ("pile", "gone", "aside", "stock")
PILES = ("hand", "waste")


def facts(round_: DaifugoRound) -> dict[str, Any]:
    """Phase and mover, the plays of the trick, who passed, the order and the locks, places and titles.

    `passed` have passed or are skipped since the last play, `out` are locked out. `forbidden` are the cards
    with which a set (`play`) or a run must not finish now. `titles` are those of the round before, `taken`
    and `places` those of this one, null and 0 while a seat plays. `cleared` is the last play of the trick
    before. `answered` have chosen what they return; `due` is how many cards each seat has to return, give
    or discard in this phase.
    """
    state, n = round_.trick, round_.seats
    asked = round_.phase in ("play", "gift", "shed")
    return {
        "phase": round_.phase,
        "mover": round_.mover if asked else None,
        "dealer": round_.dealer,
        "lot": round_.lot if round_.lot >= 0 else None,
        "named": DECK.codes[round_.named] if round_.named >= 0 else None,
        "named_by": round_.named_by if round_.named_by >= 0 else None,
        "opening": round_.opening,
        "answered": [seat for seat in range(n) if round_.returned[seat]],
        "plays": [_told(seat, play) for seat, play in round_.laid],
        "cleared": _told(*round_.cleared) if round_.cleared else None,
        "passed": sorted(round_.passed),
        "out": sorted(round_.out),
        "revolution": state.revolution,
        "eleven_back": state.eleven_back,
        "lock": suit_letters(state.lock),
        "steps": state.steps,
        "number_lock": state.number_lock,
        "due": _due(round_),
        "places": round_.places[:],
        "taken": [title(place, n) if place else None for place in round_.places],
        "titles": [title(place, n) for place in round_.before],
        "fallen": round_.fallen if round_.fallen >= 0 else None,
        "fouls": list(round_.fouls),
        "lacks": [[RANKS[rank] for rank in bits.cards(mask)] for mask in round_.lacks],
        "forbidden": _forbidden(round_),
    }


def _told(seat: int, play: Play) -> dict[str, Any]:
    """A play in words; `rank` is that of a set or of the lowest place of a run."""
    codes = [DECK.codes[card] for card in in_order(play)]
    return {
        "seat": seat,
        "kind": "run" if play.run else "set",
        "rank": rank_word(play.rank),
        "cards": codes,
    }


@lru_cache(maxsize=256)
def forbidden(options: DaifugoOptions, turned: bool, answers: bool) -> tuple[tuple[str, ...], ...]:
    """The cards with which a set, and those with which a run, must not finish in an order (DAI-6).

    `answers`: a lone joker lies on top.
    """
    found = []
    words, state = options.forbidden_finish, Trick(revolution=turned)
    for run in (False, True):
        mask = JOKERS if "joker" in words else 0
        for card in bits.cards(NATURAL):
            one = Play(BIT[card], run, RANK[card], 1, 0)
            if trick.offends(options, state, one):
                mask |= BIT[card]
        if answers and not run and options.spade3 and "3S_return" in words:
            mask |= BIT[THREE_OF_SPADES]
        found.append(tuple(DECK.names(mask & in_play(options.jokers))))
    return tuple(found)


def _forbidden(round_: DaifugoRound) -> dict[str, list[str]]:
    """The same for the play that is due, by the words that lay it."""
    top = round_.trick.top
    lone = top is not None and top.bare and top.size == 1
    words = forbidden(round_.options, round_.trick.reversed, lone)
    due = round_.phase == "play"
    return {kind: list(codes) if due else [] for kind, codes in zip(("play", "run"), words, strict=True)}


def place(
    round_: DaifugoRound,
    zones: Mapping[str, int],
    facts: Mapping[str, Any],
    secrets: Mapping[int, Mapping[str, Any]],
) -> None:
    """Sets the position; raises PositionError if it is none in which the round can go on."""
    n = round_.seats
    known = {*MASKS, *(f"{name}:{seat}" for name in PILES for seat in range(n))}
    if set(zones) - known or not bits.partition(list(zones.values()), round_.pack):
        raise PositionError("the zones of a position hold every card of the pack exactly once")
    for name in MASKS:
        setattr(round_, name, zones.get(name, 0))
    for name in PILES:
        setattr(round_, name, [zones.get(f"{name}:{seat}", 0) for seat in range(n)])
    try:
        _place_facts(round_, facts)
        for seat, told in secrets.items():
            _place_secrets(round_, seat, told)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise PositionError(f"the facts of the position do not fit: {error}") from None
    _check(round_)


def _due(round_: DaifugoRound) -> list[int]:
    """How many cards each seat has to return, give or discard; an answer in secret changes nothing of it."""
    due = [0] * round_.seats
    if round_.phase == "return":
        for one in round_.exchanges():
            due[round_.at_place(one.better)] = one.size
    elif round_.due:
        due[round_.mover] = round_.due
    return due


def _seat(value: Any, seats: int) -> int:
    """A seat, or -1 for none; raises ValueError."""
    seat = -1 if value is None else int(value)
    if not -1 <= seat < seats:
        raise ValueError(f"there is no seat {seat}")
    return seat


def _place_facts(round_: DaifugoRound, facts: Mapping[str, Any]) -> None:
    n = round_.seats
    round_.phase = facts["phase"]
    if round_.phase not in PHASES[:-1]:
        raise ValueError(f"a position has one of the phases {', '.join(PHASES[:-1])}")
    round_.lot = _seat(facts["lot"], n)
    round_.named = -1 if facts["named"] is None else DECK.card(facts["named"])
    round_.named_by = _seat(facts["named_by"], n)
    round_.opening = bool(facts["opening"])
    round_.laid = tuple(_read(round_, told) for told in facts["plays"])
    round_.passed = frozenset(_seat(seat, n) for seat in facts["passed"])
    round_.out = frozenset(_seat(seat, n) for seat in facts["out"])
    round_.trick = Trick(
        round_.laid[-1][1] if round_.laid else None,
        bool(facts["revolution"]),
        bool(facts["eleven_back"]),
        bits.mask_of([SUITS.index(letter) for letter in facts["lock"]]),
        int(facts["steps"]),
        bool(facts["number_lock"]),
    )
    round_.due = sum(int(count) for count in facts["due"]) if round_.phase in ("gift", "shed") else 0
    round_.cleared = None if facts["cleared"] is None else _read(round_, facts["cleared"])
    round_.places = [int(one) for one in facts["places"]]
    round_.fallen = _seat(facts["fallen"], n)
    round_.fouls = tuple(_seat(seat, n) for seat in facts["fouls"])
    round_.lacks = [bits.mask_of([RANKS.index(rank) for rank in ranks]) for ranks in facts["lacks"]]
    answered = [_seat(seat, n) for seat in facts["answered"]]
    asked = [round_.at_place(one.better) for one in round_.exchanges()]
    for one in round_.exchanges():
        seat = round_.at_place(one.better)
        if seat in answered:
            round_.returned[seat] = lowest(round_.hand[seat], one.size)
    if round_.phase == "return":
        round_.mover = next(seat for seat in asked if seat not in answered)
    elif round_.phase not in CHANCE_PHASES:
        round_.mover = _seat(facts["mover"], n)
    if len(round_.places) != n or len(round_.lacks) != n:
        raise ValueError(f"the facts need places and lacks of {n} seats")


def _read(round_: DaifugoRound, told: Mapping[str, Any]) -> tuple[int, Play]:
    """Who played what; raises ValueError."""
    cards, wild = DECK.set(told["cards"]), round_.options.joker_wild
    one = set_of(cards, wild)
    found = runs_of(cards, wild) if told["kind"] == "run" else [one] if one else []
    for play in found:
        if rank_word(play.rank) == told["rank"]:
            return _seat(told["seat"], round_.seats), play
    raise ValueError(f"{' '.join(told['cards'])} is no {told['kind']} of {told['rank']}")


def _place_secrets(round_: DaifugoRound, seat: int, told: Mapping[str, Any]) -> None:
    hand = round_.hand[seat]
    if "picked" in told:
        round_.picked, round_.backs = DECK.set(told["picked"]), int(told["backs"])
        if seat != round_.mover or round_.picked & ~hand:
            raise ValueError("cards are picked that the seat to act does not have")
    if "returned" in told:
        round_.returned[seat] = DECK.set(told["returned"])
        if round_.returned[seat] & ~hand:
            raise ValueError("cards are to be returned that the seat does not have")
    for other, codes in told.get("known", {}).items():
        round_.known[seat, int(other)] = DECK.set(codes)
    for other, (side, code) in told.get("bounds", {}).items():
        round_.bounds[seat, int(other)] = (str(side), DECK.card(code))


def _check(round_: DaifugoRound) -> None:
    """Do the cards fit what was played? Raises PositionError."""
    pile = 0
    for _, play in round_.laid:
        if pile & play.cards:
            raise PositionError("a card was played twice in the trick")
        pile |= play.cards
    if pile != round_.pile:
        raise PositionError("the pile does not hold the cards that were played in the trick")
    taken = [place for place in round_.places if place]
    if len(set(taken)) != len(taken) or not all(1 <= place <= round_.seats for place in taken):
        raise PositionError("a place is taken twice, or there is no such place")
    asking = round_.phase in ("play", "gift", "shed")
    if asking and (round_.mover < 0 or round_.places[round_.mover] or not round_.hand[round_.mover]):
        raise PositionError("the seat to act plays and has cards")
    if asking and round_.stock:
        raise PositionError("all cards are dealt before somebody plays")
    if round_.phase in ("gift", "shed") and not (
        round_.laid and 1 <= round_.due <= popcount(round_.hand[round_.mover])
    ):
        raise PositionError("cards are given or discarded after a play, and as many as there are")
    if round_.phase == "play" and not round_.legal(round_.mover):
        raise PositionError("the seat to act has nothing that it may do")
