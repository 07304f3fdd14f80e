"""Answers to test vectors about Daifugo (DAI-2 to DAI-15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hato.core import options as opt
from hato.core.bits import BIT, popcount
from hato.games.daifugo import exchange as gifts
from hato.games.daifugo import titles, trick
from hato.games.daifugo.cards import DECK, SUITS, in_play, suit_letters
from hato.games.daifugo.options import PRESETS, DaifugoOptions
from hato.games.daifugo.plays import Play, runs_of, set_of
from hato.games.daifugo.rules import next_leader
from hato.games.daifugo.trick import Trick

Json = Mapping[str, Any]


class PlayError(ValueError):
    """Cards that are no combination, or a number of players for whom there is no game."""


def read_options(given: Json) -> DaifugoOptions:
    """The options of a vector; raises OptionError."""
    changed = {name: value for name, value in given.items() if name != "preset"}
    return opt.build(PRESETS, given.get("preset", "standard"), changed)


def _players(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not titles.FEWEST <= value <= titles.MOST:
        raise PlayError(f"players is {value!r}; Daifugo is played by {titles.FEWEST} to {titles.MOST}")
    return value


def _trick(options: DaifugoOptions, question: Json) -> Trick:
    """The trick of a question: the cards on the table, and its state."""
    state = question.get("state", {})
    found = Trick(
        None,
        bool(state.get("revolution", False)),
        bool(state.get("elevenback", False)),
        sum(BIT[SUITS.index(letter)] for letter in state.get("lock", [])),
        int(state.get("steps", 0)),
        bool(state.get("number_lock", False)),
    )
    if not question.get("table"):
        return found
    return found._replace(top=_named(options, question["table"], question.get("table_low"), found))


def _ways(options: DaifugoOptions, codes: Sequence[str]) -> list[Play]:
    """The cards as a set, and as runs."""
    cards = DECK.set(codes)
    one = set_of(cards, options.joker_wild)
    found = [one] if one else []
    return found + (runs_of(cards, options.joker_wild) if options.sequences else [])


def _named(options: DaifugoOptions, codes: Sequence[str], low: str | None, state: Trick) -> Play:
    """The cards as one play: by the named lowest rank, or a set, or the strongest run. Raises PlayError."""
    found = [play for play in _ways(options, codes) if low is None or (play.run and play.rank == _rank(low))]
    if not found:
        raise PlayError(f"{' '.join(codes)} is no combination with these options")
    runs = [play for play in found if play.run]
    if len(runs) < len(found):
        return next(play for play in found if not play.run)
    return runs[0] if state.reversed else runs[-1]


def _rank(code: str) -> int:
    return DECK.card(f"{code}C") // len(SUITS)


def lead(given: Json, question: Json) -> list[list[str]]:
    """A hand -> every lead, by its cards (DAI-3)."""
    options = read_options(given)
    named = question.get("named")
    found = trick.plays(
        options, _trick(options, question), DECK.set(question["hand"]), DECK.card(named) if named else -1
    )
    return [DECK.names(cards) for cards in sorted({play.cards for play in found})]


def can_play(given: Json, question: Json) -> bool:
    """The cards on the table, the trick and a play -> may it be laid? (DAI-4, DAI-5, DAI-8 to DAI-12)"""
    options = read_options(given)
    state = _trick(options, question)
    low = question.get("low")
    ways = [
        play
        for play in _ways(options, question["play"])
        if low is None or (play.run and play.rank == _rank(low))
    ]
    return any(trick.may_follow(options, state, play) for play in ways)


def effect(given: Json, question: Json) -> Json:
    """A play that is laid -> what it changes of the trick: only the flags that the options know."""
    options = read_options(given)
    before = _trick(options, question)
    state = before
    play = _laid(options, question)
    state = trick.after(options, before, play)
    found: dict[str, Any] = {}
    if options.revolution or options.revolution_by_run != "off":
        found["revolution"] = state.revolution
    if options.eleven_back:
        found["elevenback"] = state.eleven_back
    if options.suit_lock != "off":
        found["lock"] = suit_letters(state.lock)
    if options.number_lock:
        found["number_lock"] = state.number_lock
    if options.eight_cut or options.spade3:
        found["clear"] = trick.cuts(options, play) or trick.is_return(options, before.top, play)
    return found


def _laid(options: DaifugoOptions, question: Json) -> Play:
    """The play of a question as it is meant: what may follow the table, else the plain reading."""
    before = _trick(options, question)
    low = question.get("low")
    ways = [play for play in _ways(options, question["play"]) if trick.may_follow(options, before, play)]
    if low is None and before.top is not None and ways:
        runs = [play for play in ways if play.run]
        return ways[0] if not runs else runs[0] if before.reversed else runs[-1]
    return _named(options, question["play"], low, before)


def exchange(given: Json, question: Json) -> Json:
    """The hands of poor and rich man -> what each gives; what is free to choose is left out (DAI-7)."""
    options = read_options(given)
    found = titles.exchanges(options.exchange, _players(question["players"]))
    if not found:
        return {"poor_gives": [], "rich_gives": []}
    count = found[0].size
    answer = {"poor_gives": DECK.names(gifts.highest(DECK.set(question["poor_hand"]), count))}
    if options.return_choice == "lowest":
        answer["rich_gives"] = DECK.names(gifts.lowest(DECK.set(question["rich_hand"]), count))
    return answer


def exchange_counts(given: Json, question: Json) -> Json:
    """The number of players -> how many cards the last give to the first (DAI-7)."""
    found = titles.exchanges(read_options(given).exchange, _players(question["players"]))
    names = ("last_to_first", "second_last_to_second")
    return {name: found[i].size if i < len(found) else 0 for i, name in enumerate(names)}


def rank_after_first_out(given: Json, question: Json) -> Json:
    """Who was daifugo and who is out first -> whether the old one falls, and to which place (DAI-13)."""
    old, first, players = question["previous_daifugo"], question["first_out"], question["players"]
    falls = read_options(given).miyako_ochi and old is not None and old != first
    return {
        "fallen": old if falls else None,
        "place": len(players) if falls else None,
        "leaves_round": bool(falls),
    }


def leader(given: Json, question: Json) -> int:
    """Who is out and who played last, when nobody is left to ask -> who leads (DAI-4)."""
    read_options(given)
    seats = question["seats"]
    return next_leader(
        question["last_player"], len(seats), [seat for seat in seats if seat not in question["out"]]
    )


def finish(given: Json, question: Json) -> Json:
    """The last play of a hand, and what it lies on -> is it an offence, and which place follows? (DAI-6)"""
    options = read_options(given)
    state = {"revolution": question.get("revolution", False), "elevenback": question.get("elevenback", False)}
    asked = {"play": question["last_play"], "table": question.get("table", []), "state": state}
    offence = trick.offends(options, _trick(options, asked), _laid(options, asked))
    return {"illegal_finish": offence, "place": "last" if offence else "next"}


def names(given: Json, question: Json) -> list[str]:
    """The number of players -> the titles, best first (DAI-6)."""
    read_options(given)
    players = _players(question["players"])
    return [titles.title(place, players) for place in range(1, players + 1)]


def deal_sizes(given: Json, question: Json) -> list[int]:
    """The number of players and of jokers -> the cards of each, from the seat after the dealer on (DAI-2)."""
    options, players = read_options(given), _players(question["players"])
    whole = popcount(in_play(question["jokers"]))
    if options.equal_hands:
        whole -= whole % players
    return [whole // players + (1 if seat < whole % players else 0) for seat in range(players)]


def scores(given: Json, question: Json) -> Json:
    """The number of players -> points and stakes of each place, best first (DAI-15)."""
    options, players = read_options(given), _players(question["players"])
    places = range(1, players + 1)
    return {
        "points": [titles.points(options, place, players) for place in places],
        "stakes": list(titles.stakes(places)),
    }


ANSWERS: dict[str, Callable[[Json, Json], Any]] = {
    "lead": lead,
    "can_play": can_play,
    "effect": effect,
    "exchange": exchange,
    "exchange_counts": exchange_counts,
    "rank_after_first_out": rank_after_first_out,
    "next_leader": leader,
    "finish": finish,
    "titles": names,
    "deal_sizes": deal_sizes,
    "scores": scores,
}
