"""Answers to test vectors about the general rules (G-1 to G-7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hato.cards import hanafuda
from hato.core import dropout as seats_dropout
from hato.core import match, outcome
from hato.core import options as opt
from hato.core.dropout import Dropout, DropoutError, DropoutOptions
from hato.core.match import MatchOptions, Setup
from hato.core.outcome import Outcome
from hato.families.dealer_draw import DealerDrawOptions, order_of

Json = Mapping[str, Any]


@dataclass(frozen=True)
class GeneralOptions(DropoutOptions, DealerDrawOptions, MatchOptions):
    """Every option of the general rules."""

    month_order: str = opt.choice(*hanafuda.MONTH_ORDERS, rule="D-2")


def read_options(given: Json, **asked: object) -> GeneralOptions:
    """The options of a vector; `asked` are those that its input names. Raises OptionError."""
    changed = {name: value for name, value in {**given, **asked}.items() if name != "preset"}
    return opt.build({"general": GeneralOptions()}, "general", changed)


def _asked(question: Json, **names: str) -> dict[str, object]:
    return {option: question[name] for option, name in names.items() if name in question}


def dealer_draw(given: Json, question: Json) -> Json:
    """Drawn cards -> dealer and seats, or who draws again (G-1, G-2).

    A player's draw is a card, or the list of his cards where he drew again after a tie.
    """
    chosen = read_options(given, **_asked(question, month_order="month_order", draw_time="time"))
    players = list(question["draws"])
    draws = {
        seat: [hanafuda.DECK.card(code) for code in ([cards] if isinstance(cards, str) else cards)]
        for seat, cards in enumerate(question["draws"].values())
    }
    hanafuda.DECK.set(hanafuda.CODES[card] for cards in draws.values() for card in cards)
    groups = order_of(draws, chosen, chosen.month_order)
    tied = sorted(seat for group in groups if len(group) > 1 for seat in group)
    if tied:
        return {"redraw": [players[seat] for seat in tied]}
    seating = [players[group[0]] for group in groups]
    return {"dealer": seating[0], "seating_ccw_from_dealer": seating}


def zero_sum(given: Json, question: Json) -> Json:
    """Players, winner and the value each opponent pays -> every player's points (G-7)."""
    players = list(question["players"])
    points = outcome.zero_sum(len(players), players.index(question["winner"]), question["value_per_opponent"])
    return {"net": dict(zip(players, points, strict=True))}


def match_end(given: Json, question: Json) -> Json:
    """Length and round scores -> is the match over, totals, and the winner, a sorted list if shared (G-4)."""
    chosen = read_options(given, **_asked(question, length="length"))
    players = list(dict.fromkeys(name for scores in question["round_scores"] for name in scores))
    done = []
    for number, scores in enumerate(question["round_scores"], 1):
        points = tuple(scores.get(name, 0) for name in players)
        done.append((Setup(len(players), 0, number), Outcome("round", points, None)))
    totals = match.totals(chosen, len(players), done)
    finished = bool(players) and match.is_over(chosen, match.counted(chosen, done), totals)
    answer: dict[str, Any] = {"finished": finished, "totals": dict(zip(players, totals, strict=True))}
    if finished:
        best = sorted(players[seat] for seat in match.winners(totals))
        answer["winner"] = best[0] if len(best) == 1 else best
    return answer


def dropout(given: Json, question: Json) -> Json:
    """Players, seats and answers -> who plays, who deals and who pays (G-5)."""
    chosen = read_options(given, **_asked(question, dropout_penalty="penalty"))
    order, dealer, seats = question["order"], question["dealer"], question["seats"]
    found: Dropout
    if chosen.dropout == "first_cards":
        found = seats_dropout.first_cards(order, dealer, seats)
    else:
        found = seats_dropout.announce(order, dealer, seats, question.get("answers", {}), chosen)
    if found.asked is not None:
        raise DropoutError(f"{found.asked} is asked and there is no answer")
    answer: dict[str, Any] = {
        "active": list(found.active),
        "forced_out": list(found.forced_out),
        "forced_in": list(found.forced_in),
        "dealer": found.dealer,
        "penalties": dict(found.penalties),
    }
    if found.pot:
        answer["pot"] = found.pot
    if found.shares:
        answer["shares"] = {
            player: int(share) if share.denominator == 1 else str(share)
            for player, share in found.shares.items()
        }
    return answer


ANSWERS: Mapping[str, Callable[[Json, Json], Json]] = {
    "dealer_draw": dealer_draw,
    "zero_sum": zero_sum,
    "match_end": match_end,
    "dropout": dropout,
}
