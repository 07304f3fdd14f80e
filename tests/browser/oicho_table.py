"""An Oicho-Kabu table in the browser, by the roles and names of what is on the screen, and deals for it."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Locator, Page

from hato.core import registry
from hato.texts import Texts
from tests.browser.seated import YOU, Deal, Words, seed_of
from tests.browser.table import Table

GAME = registry.game("oicho_kabu")
TRIES = 20_000


@cache
def before_arashi(seats: int = 3) -> Deal:
    """The person may take a third card that makes three of a kind, and the dealer has no special hand."""
    differences = {"players": seats, "seating": "as_joined", "length": {"type": "rounds", "n": 1}}
    for number in range(TRIES):
        deal = Deal(GAME.id, "standard", seats, seed_of(f"arashi {number}"), differences)
        session = deal.session()
        if session.setup.dealer == YOU:
            continue
        while session.asked and not session.waiting:
            seat = session.asked[0]
            words = [GAME.actions.words(code) for code in session.round.legal(seat)]
            if seat == YOU and session.round.facts()["phase"] == "third" and ("third",) in words:
                here = deal.at(session)
                if _wins_by_arashi(here):
                    return here
            session.do(seat, _quiet(words, seat))
    raise AssertionError("no deal brings three of a kind")


def _quiet(words: list[Words], seat: int) -> Words:
    """Ten on each hand by the person, five by the others; a third card only where it must be."""
    wanted = ("bet", "10" if seat == YOU else "5")
    return wanted if wanted in words else words[0]


def _wins_by_arashi(deal: Deal) -> bool:
    """Does a third card now make three of a kind that wins?"""
    again = deal.session()
    hand = again.round.facts()["at"]
    again.do(YOU, ("third",))
    while again.asked and not again.waiting:
        seat = again.asked[0]
        again.do(seat, _quiet([GAME.actions.words(code) for code in again.round.legal(seat)], seat))
    result = again.round.facts()["results"][hand]
    return bool(result["name"] == "arashi" and result["sign"] == 1)


class Bank:
    """The table: hands, bets, questions."""

    def __init__(self, table: Table) -> None:
        self.page: Page = table.page
        self.texts: Texts = table.texts
        self.table = table

    def hand(self, number: int) -> Locator:
        """A table hand."""
        return self.page.get_by_role("region", name=self.texts.get("bank-hand", hand=number), exact=True)

    @property
    def bets(self) -> Locator:
        """The form for the bets."""
        return self.page.get_by_role("group", name=self.texts.get("bank-your-bets"), exact=True)

    def amount(self, number: int) -> Locator:
        """The field of the amount on a hand."""
        return self.bets.get_by_role(
            "spinbutton", name=self.texts.get("bank-amount", hand=number), exact=True
        )

    def more(self, number: int) -> Locator:
        """The button that adds a chip to a hand."""
        return self.bets.get_by_role("button", name=self.texts.get("bank-more", hand=number), exact=True)

    def place(self, total: int) -> Locator:
        """The button that settles bets of this sum."""
        return self.bets.get_by_role("button", name=self.texts.get("bank-place", sum=total), exact=True)

    @property
    def question(self) -> Locator:
        """The question about a third card."""
        return self.page.get_by_role("alertdialog")

    def answer(self, verb: str) -> Locator:
        """An answer to the question."""
        return self.question.get_by_role(
            "button", name=self.texts.get(f"oicho_kabu-action-{verb}"), exact=True
        )

    @property
    def result(self) -> Locator:
        """The button of a round that is over: the next one, or a new match."""
        return self.table.next_round.or_(self.table.again)
