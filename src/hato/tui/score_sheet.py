"""The sheet of house rules and scores in plain lines (G-9)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from hato.core import match
from hato.core import options as opt
from hato.core.outcome import Line
from hato.play import house_code
from hato.play.house_code import HouseRules
from hato.play.session import Session
from hato.tui.rules_text import length_text, option_key, value_text
from hato.tui.wording import Namer, Words


def rules_lines(
    rules: HouseRules, words: Words, names: str = "", until: str = "", dealer: str = ""
) -> Iterator[str]:
    """What is agreed before a match: game, preset and every difference, length, stakes, dealer, code.

    `names` are the players, `until` the agreed time of day, `dealer` who dealt first, where they are known.
    """
    game, preset = rules.game, rules.preset
    options = game.options(preset, rules.differences)
    name = words.get(f"{game.id}-preset-{preset}")
    known = {info.name: info for info in opt.schema(type(options))}
    differences = opt.differences(options, game.presets[preset])
    yield words.get("rules-sheet")
    yield _row(words, "game", words.get(f"{game.id}-name"))
    yield _row(words, "rules", name)
    yield _row(words, "players", names or str(rules.seats))
    length = getattr(options, "length", None)
    if length is not None:
        end = words.get("rules-sheet-until", time=until) if until else ""
        yield _row(words, "length", ", ".join(filter(None, [length_text(words, game, length), end])))
        stake = getattr(options, "stake", 1)
        if stake > 1:
            yield _row(words, "stake", str(stake))
        if length.type == "bankroll":
            capital = words.get(option_key(words, game, "capital"))
            yield f"{capital}: {value_text(words, game, known['capital'], options.capital)}"
    if "dealer_draw" in known:
        drawn = "draw_time" if options.dealer_draw == "night_day" else "dealer_draw"
        how = value_text(words, game, known[drawn], getattr(options, drawn))
        yield _row(words, "first", f"{how} ({dealer})" if dealer else how)
    told = {"length", "stake"} | ({"capital"} if "length" in differences else set())
    rest = [one for one in differences if one not in told]
    if rest:
        yield words.get("rules-sheet-differences", preset=name)
        for one in rest:
            value = value_text(words, game, known[one], getattr(options, one))
            yield f"  {words.get(option_key(words, game, one))}: {value}"
    else:
        yield words.get("rules-sheet-none", preset=name)
    yield f"{words.get('house-code')}: {house_code.encode(rules)}"


def _row(words: Words, key: str, value: str) -> str:
    return f"{words.get(f'rules-sheet-{key}')}: {value}"


def score_lines(session: Session, namer: Namer) -> Iterator[str]:
    """The rounds that are done: base, every bonus and multiplier, payments, and the totals after each."""
    words = namer.words
    yield words.get("rules-sheet-scores")
    if not session.done:
        yield words.get("rules-sheet-empty")
    for number, (setup, outcome) in enumerate(session.done, 1):
        totals = match.totals(session.options, session.seats, session.done[:number])
        month = words.get(f"month-{setup.month}")
        dealer = namer.person(setup.dealer)
        key = "rules-sheet-round" if session.game.deals else "rules-sheet-round-first"
        yield words.get(key, round=str(setup.number), month=month, name=dealer)
        for seat, lines in groupby(outcome.lines, key=lambda line: line.seat):
            yield f"  {namer.person(seat)}: {_sum(list(lines), namer)}"
        for payment in outcome.paid:
            yield f"  {namer.text('paid', payment.key)}: {namer.points(payment.points, signed=True)}"
        if not outcome.lines and not outcome.paid:
            yield f"  {words.get('rules-sheet-draw')}"
        gained = namer.points(outcome.points, signed=True)
        yield "  " + words.get("rules-sheet-total", points=gained, total=namer.points(totals))
    stake = getattr(session.options, "stake", 1)
    if session.done and stake > 1:
        money = namer.points([points * stake for points in session.totals])
        yield f"{words.get('rules-sheet-money')}: {money}"
    if session.winners:
        names = ", ".join(namer.person(seat) for seat in session.winners)
        yield f"{words.get('rules-sheet-winner')}: {names}"


def _sum(lines: list[Line], namer: Namer) -> str:
    """The arithmetic of one seat in one line."""
    parts: list[str] = []
    total = plain = 0
    for place, line in enumerate(lines):
        name = namer.text("line", line.key)
        if line.factor != 1:
            if plain > 1:
                parts.append(f"= {namer.amount(total)}")
            total = (total + line.points) * line.factor
            parts.append(f"× {line.factor} ({name}) = {namer.amount(total)}")
            plain = 0
        else:
            sign = "- " if line.points < 0 else "+ " if place else ""
            parts.append(f"{sign}{name} {namer.amount(abs(line.points))}")
            total += line.points
            plain += 1
    return " ".join([*parts, f"= {namer.amount(total)}"] if plain > 1 else parts)
