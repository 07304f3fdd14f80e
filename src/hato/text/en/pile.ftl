### The table of games that play to one pile: who played what, who passed, what counts now.

# $cards (String): a list. $name (String): who played it
pile-top = On the pile from { $name }: { $cards }
# $n (Number): cards under the last plays
pile-under = { $n ->
        [one] { $n } card under it
       *[other] { $n } cards under it
    }
pile-passed = passed
pile-reversed = The lower card wins
pile-revolution = Revolution
pile-eleven_back = Jack back
# $suits (String): their signs
pile-lock = Lock: { $suits }
pile-number_lock = Lock: one step up
# $who (String): "you" or "other". $name (String)
pile-leads = { $who ->
        [you] You lead.
       *[other] { $name } leads.
    }
pile-hint-lead = You lead: choose cards, then play them.
pile-hint-follow = Beat the pile, or pass.
pile-hint-must = No card of yours beats this.
pile-hint-more = Choose more cards.
pile-hint-lay = Play this, or take it back.
pile-hint-build = Choose the next card, or play.
# $count (Number): cards
pile-hint-return = { $count ->
        [one] Choose a card to give back.
       *[other] Choose { $count } cards to give back.
    }
pile-hint-gift = { $count ->
        [one] You may give a card to the next player.
       *[other] You may give up to { $count } cards to the next player.
    }
pile-hint-shed = { $count ->
        [one] You may discard a card.
       *[other] You may discard up to { $count } cards.
    }
pile-picked = Chosen: { $cards }
pile-warning = Careful: who finishes with this takes the lowest place that is free.
# $rank (String): the rank of the lowest card
pile-run = Run from { $rank }
key-pick = Play the chosen cards
