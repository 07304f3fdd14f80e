"""The claim window: sealed answers about a discard, and the challenge of a bump (KHE-7, KHE-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit, Event
from hato.core.outcome import Payment
from hato.games.khanhoo import choices, claims, ending
from hato.games.khanhoo.actions import ACTIONS, BLUFF, CLAIM, TAKE
from hato.games.khanhoo.actions import CHALLENGE as DOUBT
from hato.games.khanhoo.claims import FALSE, QUARTET, TAKEN, Claim, Made
from hato.games.khanhoo.groups import GROUPS
from hato.games.khanhoo.kinds import COPIES, KIND
from hato.games.khanhoo.table import CHALLENGE, Shown

if TYPE_CHECKING:
    from hato.games.khanhoo.rules import KhanhooRound

PENALTY = 5
"""What a false bump costs, or brings each of the others."""


NO_WORDS: tuple[str, ...] = ()
"""The name of cards that are no group."""


def asked(table: KhanhooRound) -> tuple[int, ...]:
    """The seats that have not answered, in order of play from the thrower."""
    n = table.seats
    return tuple(seat for i in range(1, n) if (seat := (table.thrower + i) % n) not in table.answers)


def answer(table: KhanhooRound, seat: int, action: int, emit: Emit | None) -> None:
    """A seat passes or claims; after the last answer the claims are decided."""
    if BLUFF <= action < BLUFF + len(COPIES) and seat not in table.bluffs:
        table.bluffs[seat] = action - BLUFF
        return
    table.answers[seat] = choices.claim_of(table, seat, action)
    table.bluffs.pop(seat, None)
    if len(table.answers) == table.seats - 1:
        _decide(table, emit)


def _decide(table: KhanhooRound, emit: Emit | None) -> None:
    """The best claim wins; none: the next seat draws."""
    made = {seat: claim for seat, claim in table.answers.items() if claim is not None}
    first = table.options.bump_priority == "turn_first"
    seat = claims.winner(made, table.thrower, table.seats, first)
    if seat is None:
        _close(table)
        table.to_draw(emit)
        return
    claim = made[seat]
    if emit is not None:
        emit(Event("revealed", seat, (), f"claim:{seat}", f"claim:{seat}"))
    bump = seat != table.next_to(table.thrower)
    if bump and table.options.honor_claims and claim.group != QUARTET:
        table.phase = CHALLENGE
        table.claimer = seat
        table.accepted = 0
        if emit is not None:
            emit(events.called(seat, "bump", (table.discard,)))
        return
    _take(table, seat, claim, emit)


def _close(table: KhanhooRound) -> None:
    table.answers = {}
    table.bluffs = {}
    table.claimer = -1
    table.accepted = 0


def _take(table: KhanhooRound, seat: int, claim: Claim, emit: Emit | None) -> None:
    """The claim is carried out; the seat throws next."""
    if claim.group == QUARTET:
        table.end(ending.quartet(table, seat, KIND[table.discard], emit))
        _close(table)
        return
    card = table.discard
    if claim.group == TAKEN:
        table.waste = table.waste[:-1]
        table.put_back(seat, (card,))
        table.taken = KIND[card]
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(TAKE)))
            emit(events.moved(seat, (card,), "waste", f"hand:{seat}"))
    else:
        _lay(table, seat, claim, emit)
    _close(table)
    table.to_throw(seat, emit)


def _lay(table: KhanhooRound, seat: int, claim: Claim, emit: Emit | None) -> None:
    """The discard and the cards of a claim are laid open as a group."""
    card = table.discard
    if claim.group == FALSE:
        made, words = Made((), claim.kinds), NO_WORDS
    else:
        made, words = choices.made(table, seat, claim.group), GROUPS[claim.group].words
    table.waste = table.waste[:-1]
    # free open cards go into a group before those of the hand
    wanted = []
    used = 0
    for kind in made.kinds:
        lying = table.open[seat] & COPIES[kind] & ~used if table.options.exposed == "free" else 0
        if lying:
            used |= BIT[bits.lowest(lying)]
        else:
            wanted.append(kind)
    cards = table.pull(seat, tuple(wanted))
    mask = bits.mask_of(cards) | BIT[card] | used
    table.open[seat] |= mask
    if table.options.exposed != "free":
        own = table.groups[seat]
        for at in made.units:
            mask |= own[at].cards
        kept = tuple(group for at, group in enumerate(own) if at not in made.units)
        table.groups[seat] = (*kept, Shown(words, mask))
    if emit is not None:
        if table.phase == CHALLENGE:
            emit(events.revealed(f"hand:{seat}", cards))
        if claim.group != FALSE:
            emit(events.chose(seat, ACTIONS.words(CLAIM + claim.group)))
        emit(events.moved(seat, (card,), "waste", f"melds:{seat}"))
        if cards:
            emit(events.moved(seat, cards, f"hand:{seat}", f"melds:{seat}"))


# the challenge


def doubter(table: KhanhooRound) -> int:
    """The seat that is asked about a bump: the others in order of play from the bumper."""
    return (table.claimer + 1 + table.accepted) % table.seats


def doubt(table: KhanhooRound, seat: int, action: int, emit: Emit | None) -> None:
    """A seat accepts the bump or challenges it; the first challenge decides."""
    if emit is not None:
        emit(events.chose(seat, ACTIONS.words(action)))
    claimer = table.claimer
    claim = table.answers[claimer]
    assert claim is not None, "only a claim is questioned"
    if action == DOUBT and claim.group == FALSE:
        _expose(table, claimer, claim, emit)
        return
    table.accepted += 1
    if action == DOUBT or table.accepted == table.seats - 1:
        _take(table, claimer, claim, emit)


def _expose(table: KhanhooRound, seat: int, claim: Claim, emit: Emit | None) -> None:
    """A false bump is found out: it costs, the cards go back, and the other claims are decided."""
    cards = _show(table, seat, claim)
    changed = penalty(table.options.penalty, seat, table.seats)
    table.payments = [*table.payments, Payment("false_bump", changed)]
    if emit is not None:
        emit(events.revealed(f"hand:{seat}", cards))
        emit(events.called(seat, "false_bump", cards))
        emit(events.paid("false_bump", changed))
    table.answers = {**table.answers, seat: None}
    table.claimer = -1
    table.accepted = 0
    _decide(table, emit)


def penalty(rule: str, seat: int, seats: int) -> tuple[int, ...]:
    """What a false bump of a seat changes for each: it loses, or each opponent gains (KHE-15)."""
    if rule == "deduct":
        return tuple(-PENALTY if one == seat else 0 for one in range(seats))
    return tuple(0 if one == seat else PENALTY for one in range(seats))


def _show(table: KhanhooRound, seat: int, claim: Claim) -> tuple[int, ...]:
    """The cards of a false bump, which everybody sees; they stay in the hand."""
    lying = 0
    wanted = []
    for kind in claim.kinds:
        free = table.open[seat] & COPIES[kind] & ~lying if table.options.exposed == "free" else 0
        if free:
            lying |= BIT[bits.lowest(free)]
        else:
            wanted.append(kind)
    cards = table.pull(seat, tuple(wanted))
    table.put_back(seat, cards)
    return (*bits.cards(lying), *cards)
