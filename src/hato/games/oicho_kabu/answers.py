"""Answers to test vectors about Oicho-Kabu (OK-1 to OK-8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hato.cards import hanafuda
from hato.core import options as opt
from hato.games.oicho_kabu import ranking, third
from hato.games.oicho_kabu.cards import NAMES, PACK, VALUE, values
from hato.games.oicho_kabu.draw import BY_MONTH, seat_draw
from hato.games.oicho_kabu.options import PRESETS, OichoKabuOptions
from hato.games.oicho_kabu.settlement import Stake, settle

Json = Mapping[str, Any]

WINNERS = {1: "player", 0: "nobody", -1: "dealer"}


class CardsError(ValueError):
    """Cards that the game does not have, or one that is there twice."""


def read_options(given: Json, **asked: object) -> OichoKabuOptions:
    """The options of a vector; `asked` are those that its input names. Raises OptionError."""
    changed = {name: value for name, value in {**given, **asked}.items() if name != "preset"}
    return opt.build(PRESETS, given.get("preset", "standard"), changed)


def _hands(*hands: Sequence[str]) -> list[tuple[int, ...]]:
    """The cards of hands, in order; raises UnknownCardError or CardsError."""
    found = [tuple(hanafuda.DECK.card(code) for code in hand) for hand in hands]
    mask = hanafuda.DECK.set(code for hand in hands for code in hand)
    if mask & ~PACK:
        strange = ", ".join(hanafuda.DECK.names(mask & ~PACK))
        raise CardsError(f"{strange}: Oicho-Kabu is played with the months 1 to 10")
    return found


def _told(name: str) -> str:
    """A total is told by its number, a special hand by its name."""
    return str(NAMES.index(name)) if name in NAMES else name


def hand(given: Json, question: Json) -> Json:
    """The hands of a player and the dealer -> what they are, and who wins (OK-1, OK-3, OK-6 to OK-8)."""
    chosen = read_options(given)
    mine, bank = map(values, _hands(question["player"], question["dealer"]))
    if chosen.simple:
        names = ranking.simple_name(mine), ranking.simple_name(bank)
        verdict = ranking.of_player(chosen, mine, bank)
    else:
        names = ranking.table_name(chosen, mine), ranking.dealer_name(chosen, bank)
        verdict = ranking.of_table_hand(chosen, mine, bank)
    return {"player": _told(names[0]), "dealer": _told(names[1]), "winner": WINNERS[verdict.sign]}


def third_card(given: Json, question: Json) -> Json:
    """Pairs of cards -> must, may (choice) or cannot each take a third one (OK-5).

    `of` is `hand` (default) or `dealer`.
    """
    chosen = read_options(given)
    of_dealer = third.of_simple_dealer if chosen.simple else third.of_dealer
    duty = of_dealer if question.get("of") == "dealer" else third.of_table_hand
    if chosen.simple and question.get("of") != "dealer":
        return {"third": [third.CHOICE for _ in question["hands"]]}
    pairs = [_hands(one)[0] for one in question["hands"]]
    return {"third": [duty(chosen, (VALUE[a], VALUE[b])) for a, b in pairs]}


def settlement(given: Json, question: Json) -> Json:
    """A table hand, the dealer's and a bet -> what the bettor gains (OK-6 to OK-8)."""
    chosen = read_options(given)
    mine, bank = _hands(question["table_hand"], question["dealer_hand"])
    verdict = ranking.of_table_hand(chosen, values(mine), values(bank))
    stake = Stake(0, ranking.table_name(chosen, values(mine)), mine, question["bet"], verdict)
    name = ranking.dealer_name(chosen, values(bank))
    return {"player_net": settle(2, 1, name, bank, [stake]).points[0]}


def bank_settlement(given: Json, question: Json) -> Json:
    """The dealer's total, and [table total, bet] of each hand -> what the bettors gain by either way of
    settling ties, and by that of the options (OK-6)."""
    chosen = read_options(given)

    def net(ties: str) -> int:
        options = read_options({**given, "ties": ties})
        verdicts = [
            (ranking.by_totals(options, mine, question["dealer_total"]), bet)
            for mine, bet in question["bets"]
        ]
        return sum(verdict.sign * verdict.factor * int(bet) for verdict, bet in verdicts)

    return {
        "net": net(chosen.ties),
        "net_if_dealer_wins_ties": net("dealer_wins"),
        "net_if_push": net("push"),
    }


def dealer_draw(given: Json, question: Json) -> Json:
    """Drawn cards -> the dealer and the order of the others, or who draws again (OK-4, G-1)."""
    chosen = read_options(given)
    players = list(question["draws"])
    draws = [[cards] if isinstance(cards, str) else cards for cards in question["draws"].values()]
    _hands([code for cards in draws for code in cards])
    draw = seat_draw(chosen.dealer_draw)(len(players), BY_MONTH, "japanese")
    draw.place({"draws": draws, "waiting": []})
    groups = draw.groups()
    tied = sorted(seat for group in groups if len(group) > 1 for seat in group)
    if tied:
        return {"redraw": [players[seat] for seat in tied]}
    return {"dealer": players[groups[0][0]], "order": [players[group[0]] for group in groups]}


ANSWERS: dict[str, Callable[[Json, Json], Json]] = {
    "hand": hand,
    "third_card": third_card,
    "settle": settlement,
    "bank_settle": bank_settlement,
    "dealer_draw": dealer_draw,
}
